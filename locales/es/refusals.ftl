### Por qué se rechaza una acción.

refusal-notation = «{ $action }» no es una jugada de este juego.
refusal-chance = «{ $outcome }» no puede ocurrir aquí.

## Barro va

refusal-muddy-ride-over = La partida ha acabado.
refusal-muddy-ride-chance-first = Antes hay que repartir la carta o tirar el dado.
refusal-muddy-ride-turn-of = Le toca { $who-gender ->
    [m] { $who-a }
    [f] { $who-a }
   *[other] a { $who }
    }.
refusal-muddy-ride-only-chance = Las cartas y el dado son cosa del azar; nadie los elige.
refusal-muddy-ride-splash-first = Elige antes a quién salpica el salto { $animal-de }.
refusal-muddy-ride-no-splash = No hay ninguna salpicadura que decidir.
refusal-muddy-ride-name-the-animal = En Jinetes secretos tienes que decir qué animal salta.
refusal-muddy-ride-own-animal-only = Solo puedes saltar con tu propio animal.
refusal-muddy-ride-not-pictured = El dado muestra { $face }, no { $animal }.
refusal-muddy-ride-has-arrived = No puedes saltar con { $animal }: ya ha llegado.
refusal-muddy-ride-off-the-meadow = La casilla { $field } no está en el prado.
refusal-muddy-ride-not-sideways-or-back = Desde donde está { $animal }, { $field } no está a una casilla a la izquierda, a la derecha, atrás ni en diagonal atrás.
refusal-muddy-ride-not-sideways = Desde donde está { $animal }, { $field } no está a una casilla a la izquierda ni a la derecha, y en Jinetes secretos nadie salta hacia atrás.
refusal-muddy-ride-occupied = En la casilla { $field } está { $animal }.
refusal-muddy-ride-target-of-another = La casilla { $field } es la meta { $animal-de } y está cerrada para los demás.
refusal-muddy-ride-must-jump = Solo puedes pasar si no puedes saltar, y puedes saltar con { $animals }.
refusal-muddy-ride-has-no-way = Esta salpicadura no puede mover { $animal-a }.
refusal-muddy-ride-one-to-a-field = No pueden moverse los dos: { $animals } caerían en { $field }.
refusal-muddy-ride-not-vacated = Nadie deja { $field }, así que allí no hay sitio para { $animal }.
refusal-muddy-ride-more-can-move = Quien puede moverse tiene que moverse: aquí, { $animals } a la vez.

## Duelo

refusal-duel-game-over = La partida ha acabado.
refusal-duel-turn-of = Le toca a { $who }.
refusal-duel-chance-turns-over = Qué bala especial sale es cosa del azar.
refusal-duel-place-first = Antes hay que colocar { $cowboy-gender ->
    [you] tu vaquero
   *[other] el vaquero de { $cowboy }
    }.
refusal-duel-placed = Los dos vaqueros ya están colocados.
refusal-duel-first-rank = { $cowboy-gender ->
    [you] Tu vaquero
   *[other] El vaquero de { $cowboy }
    } se coloca en la fila { $rank }.
refusal-duel-off-grid = { $size ->
    [large] La casilla { $field } y la que tiene al este no están las dos en el tablero.
   *[small] La casilla { $field } no está en el tablero.
    }
refusal-duel-choose-shot = Elige antes quién sale volando.
refusal-duel-no-shot-to-choose = No hay que elegir quién sale volando.
refusal-duel-stepped = Solo puedes dar un paso por turno.
refusal-duel-no-step = Desde donde está { $cowboy-gender ->
    [you] tu vaquero
   *[other] el vaquero de { $cowboy }
    }, { $field } no queda a un paso a la izquierda, a la derecha, atrás ni en diagonal atrás.
refusal-duel-occupied = Un paso a { $field } chocaría con { $cowboy-gender ->
    [you] tu vaquero
   *[other] el vaquero de { $cowboy }
    }.
refusal-duel-name-trigger = Cuando un vaquero grande va hacia atrás, tienes que decir qué casilla dispara, { $west } o { $east }.
refusal-duel-clear-trigger = Este paso solo puede disparar una casilla, así que no hay que nombrarla.
refusal-duel-trigger-elsewhere = Este paso no lleva a { $field }, así que no puede disparar esa casilla.
refusal-duel-can-step = Solo puedes pasar si no tienes ningún paso.
refusal-duel-fired = Solo puedes disparar una bala especial por turno.
refusal-duel-no-tokens = { $cowboy-gender ->
    [you] Ya no te quedan balas especiales.
   *[other] { $cowboy } ya no tiene balas especiales.
    }
refusal-duel-must-step = Tienes que dar un paso antes de acabar el turno.

## Kangaruse

refusal-kangaruse-game-over = La partida ha acabado.
refusal-kangaruse-not-on-turn = Le toca { $who-gender ->
    [m] { $who-a }
    [f] { $who-a }
   *[other] a { $who }
    }.
refusal-kangaruse-start-first = Elige antes una casilla de salida.
refusal-kangaruse-has-started = Todos los canguros han salido ya.
refusal-kangaruse-not-stuck = Solo puedes teletransportarte si al empezar tu turno no tienes ningún salto.
refusal-kangaruse-may-not-give-up = Solo puedes plantarte cuando no tienes salida.
refusal-kangaruse-must-jump-again = Tras caer en una casilla de canguro tienes que volver a saltar.
refusal-kangaruse-must-destroy = Elige antes las dos casillas que tacha el tigre.
refusal-kangaruse-nothing-to-destroy = Solo puedes tachar casillas justo después de caer en un tigre.
refusal-kangaruse-off-sheet = La casilla { $square } no está en la hoja.
refusal-kangaruse-own-square = Tu propio canguro está en { $square }.
refusal-kangaruse-tree = En { $square } hay un árbol.
refusal-kangaruse-crossed-out = La casilla { $square } está tachada.
refusal-kangaruse-occupied = En { $square } hay un canguro.
refusal-kangaruse-start-scores = La casilla { $square } puntúa, así que no puedes salir ahí.
refusal-kangaruse-teleport-scores = La casilla { $square } puntúa, así que no puedes teletransportarte ahí.
refusal-kangaruse-no-start = La casilla { $square } no es una de las de salida.
refusal-kangaruse-echidna-too-low = El equidna de { $square } es { $value }, no mayor que el último que visitaste, { $last }.
refusal-kangaruse-cacketoo-shuns = Desde una cacatúa no puedes caer en una casilla que puntúe, y { $square } puntúa.
refusal-kangaruse-koala-too-near = Desde un koala no puedes caer junto a un canguro, y { $square } está junto al de { $kangaroo }.
refusal-kangaruse-kiwi-too-near = El kiwi de { $kiwi } no deja que nadie caiga a su lado, y { $square } está a su lado.
refusal-kangaruse-out-of-reach = Ningún salto lleva a { $square }: saltas en línea recta, de 1 a 4 casillas, obedeciendo tu número o tu flecha.
refusal-kangaruse-too-many-picks = Para llegar a { $square } tendrías que elegir dirección y número; tienes que obedecer uno de los dos.
refusal-kangaruse-tree-in-the-way = El árbol de { $square } está en medio.
refusal-kangaruse-kangaroo-in-the-way = Desde un koala no puedes saltar por encima del canguro de { $square }.
refusal-kangaruse-kiwi-in-the-way = No puedes saltar por encima del kiwi de { $square }.
refusal-kangaruse-quoll-keeps-direction = El cuol de { $square } no deja elegir { $direction-acc }.
refusal-kangaruse-quoll-keeps-number = El cuol de { $square } no deja elegir el { $number }.
refusal-kangaruse-dingo-commands = Tienes que obedecer al dingo de { $square }.
refusal-kangaruse-numbat-must-score = Desde un numbat tienes que caer en una casilla que puntúe.
refusal-kangaruse-not-in-line = La casilla { $square } no está en la columna ni en la fila del tigre.
refusal-kangaruse-same-twice = Tienes que tachar dos casillas distintas, no { $square } dos veces.
refusal-kangaruse-not-in-byte-order = Nombra las dos casillas por orden alfabético.

## Dos caminos

refusal-two-paths-over = La partida ha acabado.
refusal-two-paths-not-asked = Le toca elegir a { $who }.
refusal-two-paths-line-up-first = Antes tienen que estar colocados los animales de los dos bandos.
refusal-two-paths-lined-up = Los animales ya están colocados.
refusal-two-paths-hide-first = Antes anuncia un animal y esconde el disco.
refusal-two-paths-block-first = Hay un animal anunciado: tienes que bloquear un lado.
refusal-two-paths-take-or-decline = Has acertado: mueve tu animal o déjalo.
refusal-two-paths-home = { $animal-voc } está en casa y ya no está en el tablero.
refusal-two-paths-starting-line = No puedes llevar { $animal-a } a casa por { $side-acc } mientras uno de tus animales siga en la línea de salida.
refusal-two-paths-no-way-to-block = { $animal-voc } no puede ir { $side-a }, así que ahí no hay nada que bloquear.

## Gunst

refusal-gunst-over = La partida ha acabado.
refusal-gunst-coin-falls = Las huestes son iguales: antes hay que lanzar la moneda.
refusal-gunst-no-such-seat = No existe el sitio { $seat }.
refusal-gunst-not-asked = Le toca elegir { $who-gender ->
    [m] { $who-a }
    [f] { $who-a }
   *[other] a { $who }
    }.
refusal-gunst-already-chosen = Ya has elegido tu hueste.
refusal-gunst-other-question = { $phase ->
    [ting] Tienes que elegir tu hueste.
    [favour] Tienes que gastar tus favores, o renunciar a ellos.
    [lead-judgement] Tienes que elegir quién empieza el juicio.
    [judgement] Tiene que actuar uno de tus dioses.
    [lead-K] Tienes que elegir qué caballeros van primero.
    [lead-W] Tienes que elegir qué guerreros van primero.
    [lead-T] Tienes que elegir qué ladrones van primero.
    [lead-S] Tienes que elegir qué sabios van primero.
    [F] Tus campesinos tienen que subir a los dioses.
    [S] Tus sabios tienen que golpear o rezar.
   *[other] Ahora no hay nada que elegir.
    }
refusal-gunst-too-few-kin = { $left ->
    [0] No te quedan { $row } que convocar.
   *[other] Solo puedes convocar a { $left } de tus { $row }.
    }
refusal-gunst-not-in-hand = No tienes { $god-a } en la mano.
refusal-gunst-no-plane = Un favor tiene que subir { $god-a } al menos un plano.
refusal-gunst-as-high-as-can-be = No puedes subir más { $god-a }.
refusal-gunst-above-the-hand = { $room ->
    [0] No puedes subir más { $god-a }.
    [one] Solo hay 1 plano entre { $god } y la mano.
   *[other] Solo hay { $room } planos entre { $god } y la mano.
    }
refusal-gunst-too-few-favours = { $favours ->
    [one] Solo tienes 1 favor que gastar.
   *[other] Solo tienes { $favours } favores que gastar.
    }
refusal-gunst-not-in-play = No tienes { $god-a } en juego.
refusal-gunst-own-row-empty = No hay nadie en tu fila de { $row }.
refusal-gunst-their-row-empty = No hay nadie en la fila de { $row } de tu rival.
refusal-gunst-same-row = Los { $row } ya están en esa fila.
refusal-gunst-must-act = Hay una fila sobre la que puede actuar { $god }, y un dios que puede actuar tiene que hacerlo.
refusal-gunst-other-steps = Tienes que usar todos tus pasos: son { $asked }, no { $found }.
refusal-gunst-farmers-do-not-strike = Los campesinos suben a los dioses; no golpean.
