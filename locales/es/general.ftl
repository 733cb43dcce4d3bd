### Lo que comparten todos los juegos. «voc»: con artículo y mayúscula; «acc»: con artículo; «a»: al…; «de»: del…; «dat»: tras preposición (ti).

list-and = { $first } y { $last }
list-comma = { $first }, { $next }
sentences = { $first } { $next }
text-line = { $what }: { $words }
direction =
    .N = norte
    .N-acc = el norte
    .N-a = al norte
    .NE = noreste
    .NE-acc = el noreste
    .NE-a = al noreste
    .E = este
    .E-acc = el este
    .E-a = al este
    .SE = sureste
    .SE-acc = el sureste
    .SE-a = al sureste
    .S = sur
    .S-acc = el sur
    .S-a = al sur
    .SW = suroeste
    .SW-acc = el suroeste
    .SW-a = al suroeste
    .W = oeste
    .W-acc = el oeste
    .W-a = al oeste
    .NW = noroeste
    .NW-acc = el noroeste
    .NW-a = al noroeste
arrow =
    .N = ↑
    .NE = ↗
    .E = →
    .SE = ↘
    .S = ↓
    .SW = ↙
    .W = ←
    .NW = ↖
you = tú
    .dat = ti
    .gender = you
your = tu
    .gender = you
whose = { $name-gender ->
    [m] { $name-de }
    [f] { $name-de }
   *[other] de { $name }
    }
