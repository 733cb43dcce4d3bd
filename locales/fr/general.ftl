### Ce que tous les jeux ont en commun.
### « you » comme genre distingue « ton renard » de « chez Ada, le renard » : rien ne s’élide devant un nom.

list-and = { $first } et { $last }
list-comma = { $first }, { $next }
sentences = { $first } { $next }
text-line = { $what } : { $words }
direction =
    .N = vers le nord
    .NE = vers le nord-est
    .E = vers l’est
    .SE = vers le sud-est
    .S = vers le sud
    .SW = vers le sud-ouest
    .W = vers l’ouest
    .NW = vers le nord-ouest
arrow =
    .N = ↑
    .NE = ↗
    .E = →
    .SE = ↘
    .S = ↓
    .SW = ↙
    .W = ←
    .NW = ↖
you = toi
    .gender = you
your = toi
    .gender = you
whose = { $name }
