### What all games share. "gender = you" marks whoever reads: other messages select on it instead of inflecting names.

list-and = { $first } a { $last }
list-comma = { $first }, { $next }
sentences = { $first } { $next }
text-line = { $what }: { $words }
# Directions are adverbs, so that an arrow can stand in their place.
direction =
    .N = na sever
    .NE = na severovýchod
    .E = na východ
    .SE = na jihovýchod
    .S = na jih
    .SW = na jihozápad
    .W = na západ
    .NW = na severozápad
arrow =
    .N = ↑
    .NE = ↗
    .E = →
    .SE = ↘
    .S = ↓
    .SW = ↙
    .W = ←
    .NW = ↖
you = ty
    .acc = tebe
    .dat = tobě
    .gen = tebe
    .loc = tobě
    .gender = you
your = ty
    .gender = you
# Names are never inflected: messages put them in brackets behind the thing, "liška (Anna)".
whose = { $name }
