### What all games share: how words are put together.
### Possession is never shown on a name: $whose is the owner in the nominative ("Ann", "du"), -acc after a preposition
### ("hos dig"), and its gender is "you" for whoever reads.

list-and = { $first } og { $last }
list-comma = { $first }, { $next }
sentences = { $first } { $next }
text-line = { $what }: { $words }
direction =
    .N = nord
    .N-a = mod nord
    .NE = nordøst
    .NE-a = mod nordøst
    .E = øst
    .E-a = mod øst
    .SE = sydøst
    .SE-a = mod sydøst
    .S = syd
    .S-a = mod syd
    .SW = sydvest
    .SW-a = mod sydvest
    .W = vest
    .W-a = mod vest
    .NW = nordvest
    .NW-a = mod nordvest
arrow =
    .N = ↑
    .NE = ↗
    .E = →
    .SE = ↘
    .S = ↓
    .SW = ↙
    .W = ←
    .NW = ↖
you = du
    .acc = dig
your = du
    .acc = dig
    .gender = you
whose = { $name }
