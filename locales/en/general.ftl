### What belongs to no game: how words are put together.

list-and = { $first } and { $last }
list-comma = { $first }, { $next }
sentences = { $first } { $next }
direction =
    .N = north
    .E = east
    .S = south
    .W = west
