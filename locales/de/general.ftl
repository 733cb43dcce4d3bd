### Was alle Spiele gemeinsam haben: wie Wörter zusammengesetzt werden.

list-and = { $first } und { $last }
list-comma = { $first }, { $next }
sentences = { $first } { $next }
text-line = { $what }: { $words }
direction =
    .N = nach Norden
    .NE = nach Nordosten
    .E = nach Osten
    .SE = nach Südosten
    .S = nach Süden
    .SW = nach Südwesten
    .W = nach Westen
    .NW = nach Nordwesten
arrow =
    .N = ↑
    .NE = ↗
    .E = →
    .SE = ↘
    .S = ↓
    .SW = ↙
    .W = ←
    .NW = ↖
# „you“ als Geschlecht unterscheidet „dein Fuchs“ von „der Fuchs von Anna“.
you = du
    .acc = dich
    .dat = dir
    .gender = you
your = von dir
    .gender = you
whose = von { $name-dat }
