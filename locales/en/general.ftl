### What belongs to no game: how words are put together.

list-and = { $first } and { $last }
list-comma = { $first }, { $next }
sentences = { $first } { $next }
direction =
    .N = north
    .E = east
    .S = south
    .W = west

## Options that several games have

option-repetition = Repetition
    .help = When the same position comes up this often, the game is drawn.
    .times = drawn at the { $times ->
        [2] second
        [3] third
        [4] fourth
       *[other] fifth
        } time
    .off = never drawn by repetition
option-ply-cap = Longest game
    .help = A game that reaches this many actions is drawn; 0 lets it go on for ever.
