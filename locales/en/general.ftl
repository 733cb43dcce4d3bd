### What all games share: how words are put together.

list-and = { $first } and { $last }
list-comma = { $first }, { $next }
sentences = { $first } { $next }
text-line = { $what }: { $words }
direction =
    .N = north
    .NE = north-east
    .E = east
    .SE = south-east
    .S = south
    .SW = south-west
    .W = west
    .NW = north-west
arrow =
    .N = ↑
    .NE = ↗
    .E = →
    .SE = ↘
    .S = ↓
    .SW = ↙
    .W = ←
    .NW = ↖
you = you
your = your
whose = { $name }’s
