### Barro va. Los animales van por la dirección a la que miran: N, E, S, W.

muddy-ride = Barro va
    .sentence = Un prado embarrado donde nadie anda hacia delante: salta, salpica y deja que los charcos te lleven.
    .players = 2–4
    .length = 15–30 minutos

muddy-ride-role =
    .N = Hipopótamo
    .N-acc = el hipopótamo
    .N-dat = el hipopótamo
    .N-voc = El hipopótamo
    .N-a = al hipopótamo
    .N-de = del hipopótamo
    .N-gender = m
    .E = Cerdo
    .E-acc = el cerdo
    .E-dat = el cerdo
    .E-voc = El cerdo
    .E-a = al cerdo
    .E-de = del cerdo
    .E-gender = m
    .S = Rana
    .S-acc = la rana
    .S-dat = la rana
    .S-voc = La rana
    .S-a = a la rana
    .S-de = de la rana
    .S-gender = f
    .W = Pato
    .W-acc = el pato
    .W-dat = el pato
    .W-voc = El pato
    .W-a = al pato
    .W-de = del pato
    .W-gender = m
muddy-ride-the =
    .N = el hipopótamo
    .N-voc = El hipopótamo
    .N-a = al hipopótamo
    .N-de = del hipopótamo
    .N-gender = m
    .E = el cerdo
    .E-voc = El cerdo
    .E-a = al cerdo
    .E-de = del cerdo
    .E-gender = m
    .S = la rana
    .S-voc = La rana
    .S-a = a la rana
    .S-de = de la rana
    .S-gender = f
    .W = el pato
    .W-voc = El pato
    .W-a = al pato
    .W-de = del pato
    .W-gender = m
muddy-ride-your =
    .N = tu hipopótamo
    .N-voc = Tu hipopótamo
    .N-a = a tu hipopótamo
    .N-de = de tu hipopótamo
    .N-gender = m
    .E = tu cerdo
    .E-voc = Tu cerdo
    .E-a = a tu cerdo
    .E-de = de tu cerdo
    .E-gender = m
    .S = tu rana
    .S-voc = Tu rana
    .S-a = a tu rana
    .S-de = de tu rana
    .S-gender = f
    .W = tu pato
    .W-voc = Tu pato
    .W-a = a tu pato
    .W-de = de tu pato
    .W-gender = m
muddy-ride-flag =
    .N = la bandera azul
    .N-voc = La bandera azul
    .N-gender = f
    .E = la bandera morada
    .E-voc = La bandera morada
    .E-gender = f
    .S = la bandera verde
    .S-voc = La bandera verde
    .S-gender = f
    .W = la bandera marrón
    .W-voc = La bandera marrón
    .W-gender = f
muddy-ride-player = Jugador { $number }

## Lo que se pide

muddy-ride-ask-jump = Salta con { $animal }: una casilla de lado o hacia atrás, a un charco vecino.
muddy-ride-ask-pass = No hay casilla adonde pueda saltar { $animal }, así que tienes que pasar.
muddy-ride-ask-splash = No pueden salir salpicados todos: elige quién se mueve.
muddy-ride-ask-roll = El dado muestra { $first } y { $second }: elige uno y salta a su izquierda o a su derecha.
muddy-ride-ask-roll-one = El dado muestra { $first } y { $second }, y solo puede saltar { $animal }: elige su izquierda o su derecha.
muddy-ride-ask-roll-pass = No pueden saltar ni { $first } ni { $second }, así que tienes que pasar.

muddy-ride-wait-jump = Le toca saltar a { $who }.
muddy-ride-wait-jump-own = Le toca saltar { $who-a }.
muddy-ride-wait-splash = { $who } elige a quién se salpica.
muddy-ride-wait-splash-own = { $who-voc } elige a quién se salpica.
muddy-ride-wait-deal = Se reparten las cartas secretas.
muddy-ride-wait-roll = { $who-acc } tira el dado.
muddy-ride-wait-roll-you = Tiras el dado.

muddy-ride-draft-who = ¿Quién salta a { $field }?

## Botones

muddy-ride-choose-jump = saltar a { $field }
muddy-ride-choose-jump-of = saltar con { $animal } a { $field }
muddy-ride-choose-splash = salpicar { $animals-a }

## Lo que ha pasado

muddy-ride-did-jump = { $who } salta con { $animal } a { $field }.
muddy-ride-did-jump-own = { $who-acc } salta a { $field }.
muddy-ride-did-jump-you = Saltas con { $animal } a { $field }.
muddy-ride-did-jump-own-you = Saltas a { $field }.
muddy-ride-did-arrive-own-you = Saltas a { $field }: ¡has llegado!
muddy-ride-did-arrive-you = Saltas con { $animal } a { $field }, y llega.
muddy-ride-did-arrive-own = { $who-acc } salta a { $field } y llega.
muddy-ride-did-arrive = { $who } salta con { $animal } a { $field }, y llega.
muddy-ride-did-crowd = No pueden salir salpicados todos a la vez.
muddy-ride-did-dry = Nadie sale salpicado.
muddy-ride-did-locked = { $count ->
    [2] Se estorban { $animals }: se quedan los dos.
   *[other] Se estorban en rueda { $animals }: se quedan todos.
    }
muddy-ride-did-moves = El charco salpica: { $moves }.
muddy-ride-to = { $animal } a { $field }
muddy-ride-home = { $animal } a su meta
muddy-ride-did-splash = { $who } elige: { $moves }.
muddy-ride-did-splash-you = Eliges: { $moves }.
muddy-ride-did-splash-own-you = Eliges: { $moves }.
muddy-ride-did-splash-own = { $who-acc } elige: { $moves }.
muddy-ride-did-pass = { $who } no puede saltar con { $animal } y pasa.
muddy-ride-did-pass-you = No puedes saltar con { $animal } y pasas.
muddy-ride-did-pass-own-you = No puedes saltar y pasas.
muddy-ride-did-pass-own = { $who-acc } no puede saltar y pasa.
muddy-ride-did-roll = { $who } tira el dado: { $animals }.
muddy-ride-did-roll-you = Tiras el dado: { $animals }.
muddy-ride-did-roll-pass-you = No pueden saltar ni { $first } ni { $second }, así que pasas.
muddy-ride-did-roll-pass = No pueden saltar ni { $first } ni { $second }: pasa { $who }.
muddy-ride-did-deal = { $who } recibe la carta { $animal-de }.
muddy-ride-did-deal-you = Recibes la carta { $animal-de }.
muddy-ride-did-deal-hidden = Se reparte una carta secreta.

## Cómo ha acabado

muddy-ride-result-first = { $count ->
    [one] Llega antes que nadie: { $animals }.
   *[other] Llegan a la vez, antes que nadie: { $animals }.
    }
muddy-ride-result-team = Ha llegado el equipo entero.
muddy-ride-result-secret = { $count ->
    [one] La carta secreta era la { $animals-de }, y ha llegado.
   *[other] Las cartas secretas eran las { $animals-de }, y han llegado a la vez.
    }
muddy-ride-result-drawn = Empate: los dos equipos lo logran a la vez.

## Junto al tablero

muddy-ride-beside-at = en { $field }, rumbo a { $target }
muddy-ride-beside-arrived = ha llegado
muddy-ride-beside-teams = Equipos
    .words = { $first } contra { $second }
muddy-ride-beside-die = Dado
muddy-ride-beside-card = Carta de { $who }

## El tablero como texto

muddy-ride-text-print = { $whose } { $direction-a }
muddy-ride-text-target = meta { $animal-de }

## Qué se intenta

muddy-ride-goal-free-for-all = Gana el primer animal que llega a su bandera.
    .short = Gana quien antes llega a su bandera.
muddy-ride-goal-free-for-all-you = Lleva { $animal-a } a { $flag } antes que nadie.
    .short = { $animal } a { $flag }.
muddy-ride-goal-white-horse = El primer animal que llega a su bandera gana para su equipo.
    .short = La primera bandera gana para el equipo.
muddy-ride-goal-white-horse-you = Llega antes que nadie a { $flag }, o que llegue tu pareja.
    .short = { $flag-voc } o la de tu pareja, la primera.
muddy-ride-goal-all-or-nothing = Gana el equipo cuyos dos animales llegan a sus banderas.
    .short = Los dos del equipo a sus banderas.
muddy-ride-goal-all-or-nothing-you = Tú a { $flag } y tu pareja a la suya, antes que nadie.
    .short = { $flag-voc } y la de tu pareja.
muddy-ride-goal-secret = El primer animal que llega a su bandera gana para quien tiene su carta.
    .short = Gana la primera carta que llega.
muddy-ride-goal-secret-you = En secreto, lleva { $animal-a } a { $flag } antes que nadie.
    .short = En secreto: { $animal-acc } a { $flag }.
muddy-ride-near = ¡Por qué poco! { $fields ->
    [one] Te ha faltado una casilla.
   *[other] Te han faltado { $fields } casillas.
    }

## Qué es cada cosa

muddy-ride-about-start = Salida
    .words = Aquí empieza el viaje { $animal-de }. Es un charco como cualquier otro.
muddy-ride-about-animal = Va { $direction-a } hasta { $target }. Salta de lado o hacia atrás; las salpicaduras hacen el resto, según apunten sus huellas.
muddy-ride-about-target-closed = Cuando el animal de esta bandera cae aquí, ha llegado. Cerrada para todos, menos para { $animal }.
muddy-ride-about-target-open = Cuando el animal de esta bandera cae aquí, ha llegado. Los demás pueden saltar aquí, pero las salpicaduras solo traen { $animal-a }.
muddy-ride-about-puddle = Charco { $field }
    .words = Un salto aquí salpica { $prints }, una casilla a cada uno, estén donde estén.
muddy-ride-about-print = { $whose-a } { $direction-a }
muddy-ride-about-dry = Sin huellas: un salto aquí no salpica a nadie.
muddy-ride-sign-print = Huellas
    .words = Quien salta a un charco salpica a cada animal que tiene allí una huella, incluido el suyo, una casilla hacia donde apunta la huella.
muddy-ride-sign-flag = Bandera
    .words = La casilla de al lado es la meta del animal con el mismo color y la misma huella.
muddy-ride-sign-start = Letrero con huella
    .words = De ahí salió el animal de esa huella.
muddy-ride-sign-jump = Casilla que brilla
    .words = Puedes saltar ahí: una casilla de lado o hacia atrás, nunca hacia delante.
muddy-ride-sign-way = Cuando se estorban
    .words = Nadie sale del prado, ni entra en la meta de otro, ni en una casilla donde alguien se queda. Si varios fueran a caer en la misma casilla, elige quien ha saltado.

## Por qué una jugada fue un error

muddy-ride-harm-home =
    .now = Esto lleva a casa { $animals-a }.
    .reply = Tras esto, el próximo salto puede llevar a casa { $animals-a }.
muddy-ride-harm-carried =
    .now = La salpicadura lleva a casa { $animals-a }.
    .reply = Tras esto, la próxima salpicadura lleva a casa { $animals-a }.
