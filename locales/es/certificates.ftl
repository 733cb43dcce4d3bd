### Lo que se sabe de un tablero.

certificate-at = {" "}({ $set-up })
certificate-label =
    .exact = exacto
    .bounded = demostrado
    .estimate = estimado

## Del tablero entero

certificate-forced = Quien empieza puede forzar la victoria en { $actions ->
    [one] 1 acción
   *[other] { $actions } acciones
    }{ $at }.
certificate-forced-against = Contra quien empieza se puede forzar la victoria{ $at }.
certificate-even = { $count ->
    [one] Entre dos bandos, con el mejor juego, la igualdad es exacta.
    [2] Entre dos bandos, con el mejor juego, la igualdad es exacta en las dos formas de jugar resueltas.
   *[other] Entre dos bandos, con el mejor juego, la igualdad es exacta en las { $count } formas de jugar resueltas.
    }
certificate-even-others = { $count ->
    [one] En la otra forma de jugar resuelta, dos bandos con el mejor juego quedan exactamente igualados.
   *[other] En las otras { $count } formas de jugar resueltas, dos bandos con el mejor juego quedan exactamente igualados.
    }
certificate-forced-several = Quien empieza puede forzar la victoria en { $count } formas de jugar: { $set-ups }.
certificate-forced-against-several = Contra quien empieza se puede forzar la victoria en { $count } formas de jugar: { $set-ups }.
certificate-unforced = Cada cual por su cuenta, { $players } jugadores: nadie puede forzar la victoria contra todos los demás juntos.
certificate-ahead = Con el mejor juego, quien empieza lleva una ventaja de { $value } de lo que está en juego{ $at }.
certificate-behind = Con el mejor juego, quien empieza lleva una desventaja de { $value } de lo que está en juego{ $at }.
certificate-nearly-ahead = Prácticamente justo: con el mejor juego, quien empieza lleva una ventaja de { $value } de lo que está en juego{ $at }.
certificate-nearly-behind = Prácticamente justo: con el mejor juego, quien empieza lleva una desventaja de { $value } de lo que está en juego{ $at }.
certificate-held = En { $games } partidas, los jugadores perfectos mantuvieron el empate { $actions } acciones de media{ $at }.
certificate-lasts = En { $games } partidas entre jugadores perfectos, una partida duró { $actions } acciones de media y el { $drawn } % acabó en empate{ $at }.
certificate-strength = nivel { $level }
certificate-strength-searching = nivel { $level }, { $playouts } partidas de prueba por jugada
certificate-equal = En { $games } partidas entre { $players } máquinas iguales ({ $strength }), la diferencia entre los sitios fue del { $apart } % ± { $within } %, el { $drawn } % de las partidas acabó en empate y una partida duró { $actions } acciones de media{ $at }.
certificate-brief = Entre { $players } máquinas iguales ({ $strength }), los sitios difieren en un { $apart } % ± { $within } %{ $at }.
certificate-length = Una partida dura unas { $actions } jugadas.
certificate-layouts = De { $tried } disposiciones al azar, { $good ->
    [0] ninguna es buena
    [one] 1 es buena
   *[other] { $good } son buenas
    }: { $wants }.
certificate-layouts-apart = Colocar es cuestión de suerte: en la mitad de las disposiciones, los sitios de máquinas iguales ({ $strength }) difieren en más de un { $apart } %.

## De cada forma de jugar

set-up =
    .usual = reglas normales
    .animals = solo { $value }
    .mode-free-for-all = cada cual por su cuenta
    .mode-white-horse = Caballo blanco
    .mode-all-or-nothing = Todo o nada
    .mode-secret = Jinetes secretos
    .teams-NS = { teams-facing }
    .teams-NE = { teams-east }
    .teams-NW = { teams-west }
    .size-small = vaqueros pequeños
    .size-large = vaqueros grandes
    .players = { $value } jugadores
    .rows = { $value } filas
    .rounds = { $value } estaciones
certificate-value = Con el mejor juego, la partida vale { $value } para quien empieza ({ $label }).
certificate-bounds = Con el mejor juego, la partida vale entre { $low } y { $high } para quien empieza ({ $label }).
certificate-best = { $games } partidas entre jugadores perfectos duraron { $actions } acciones de media, y el { $drawn } % acabó en empate.
certificate-level = En { $games } partidas entre { $players } máquinas iguales ({ $strength }), la diferencia entre los sitios fue del { $apart } % ± { $within } %, el { $drawn } % de las partidas acabó en empate y una partida duró { $actions } acciones de media.
certificate-matters = La elección importó en el { $share } % de las posiciones ({ $label }).

## Qué debe ofrecer una buena disposición

certificate-want =
    .fair-within = justa con un margen del { $first } %
    .value-within = no vale más de { $first } para nadie
    .seats-within = sitios que difieren menos de un { $first } %
    .balanced-within = equilibrada con un margen del { $first } %
    .no-draw = sin empates
    .at-most-draws = como mucho un { $first } % de empates
    .lasts-at-least-turns = al menos { $first } turnos
    .lasts-to-turns = de { $first } a { $second } turnos
    .nobody-can-force-a-win = nadie puede forzar la victoria
    .at-least-good-openings = al menos { $first } buenas aperturas
    .choices-matter-at-least = elecciones que importan al menos en el { $first } % de las posiciones
