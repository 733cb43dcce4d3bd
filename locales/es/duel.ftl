### Duelo. «Salir volando»: lo que una bala hace con un vaquero. «Cruzar»: salir por el otro extremo.

duel = Duelo
    .sentence = Dos vaqueros quieren dejarse atrás a tiros: da un paso de lado o hacia atrás, y las balas harán el resto.
    .players = 2
    .length = 15–20 minutos

duel-role =
    .light = Claro
    .light-gen = claro
    .dark = Oscuro
    .dark-gen = oscuro
duel-token =
    .good-shot = { $count ->
        [one] 1 buen tiro
       *[other] { $count } buenos tiros
        }
    .double-blast = { $count ->
        [one] 1 doble descarga
       *[other] { $count } dobles descargas
        }
    .booster = { $count ->
        [one] 1 impulso
       *[other] { $count } impulsos
        }
    .dummy = { $count ->
        [one] 1 bala de fogueo
       *[other] { $count } balas de fogueo
        }

## Lo que se pide

duel-ask-place = Coloca tu vaquero en una casilla de la fila { $rank }.
duel-ask-place-large = Coloca tu vaquero en dos casillas vecinas de la fila { $rank }.
duel-ask-step = Da un paso de lado o hacia atrás.
duel-ask-step-or-fire = Da un paso de lado o hacia atrás, o dispara antes una bala especial.
duel-ask-fire-or-pass = No puedes dar ningún paso: dispara una bala especial o pasa.
duel-ask-pass = No puedes dar ningún paso, así que tienes que pasar.
duel-ask-trigger = Si vas hacia atrás, elige cuál de las dos casillas disparas.
duel-ask-stepped = Dispara una bala especial o acaba tu turno.
duel-ask-shot = Solo uno de los dos puede salir volando: elige cuál.

duel-wait-place = { $who } coloca su vaquero.
duel-wait-step = Le toca dar un paso a { $who }.
duel-wait-stepped = { $who } aún puede disparar una bala especial.
duel-wait-shot = { $who } elige quién sale volando.
duel-wait-ammo = { $who } da la vuelta a una bala especial.

duel-draft-trigger = Elige qué casilla disparas: { $fields }.

## Botones

duel-choose-place = colocarte en { $field }
duel-choose-step = dar un paso a { $field }
duel-choose-trigger = dar un paso a { $field } y disparar { $trigger }
duel-choose-fire = disparar una bala especial
duel-choose-end = acabar el turno
duel-part-trigger = disparar { $field }
duel-choose-shot = { $cowboy-gender ->
    [you] lanzarte a ti
   *[other] lanzar a { $cowboy }
    }

## Lo que ha pasado

duel-did-place = { $who } toma posición en { $field }.
duel-did-place-you = Tomas posición en { $field }.
duel-did-step = { $who } da un paso a { $field }.
duel-did-step-you = Das un paso a { $field }.
duel-did-trigger = { $who } da un paso a { $field } y dispara { $trigger }.
duel-did-trigger-you = Das un paso a { $field } y disparas { $trigger }.
duel-did-shot = { $who } sale volando hasta { $field }.
duel-did-shot-you = Sales volando hasta { $field }.
duel-did-shot-both = { $who } sale volando hasta { $field }; { $other }, hasta { $place }.
duel-did-shot-both-you = Sales volando hasta { $field }; { $other }, hasta { $place }.
duel-did-through = ¡{ $who } sale volando más allá de la última fila y cruza!
duel-did-through-you = ¡Sales volando más allá de la última fila y cruzas!
duel-did-locked = Cada uno vuela hacia la casilla del otro y se estorban: se quedan los dos.
duel-did-crowd = Solo uno de los dos puede salir volando.
duel-did-decide = { $who } decide.
duel-did-decide-you = Decides tú.
duel-did-stay = Nadie puede salir volando.
duel-did-pass = { $who } no puede dar ningún paso y pasa.
duel-did-pass-you = No puedes dar ningún paso y pasas.
duel-did-end = { $who } acaba el turno.
duel-did-end-you = Acabas el turno.
duel-did-fire = { $who } dispara una bala especial.
duel-did-ammo =
    .good-shot = { $who } saca un buen tiro.
    .double-blast = { $who } saca una doble descarga: después de este turno, otro más.
    .booster = { $who } saca un impulso.
    .dummy = { $who } saca una bala de fogueo: no pasa nada.
duel-did-fire-you = Disparas una bala especial.
duel-did-ammo-you =
    .good-shot = Sacas un buen tiro.
    .double-blast = Sacas una doble descarga: después de este turno, otro más.
    .booster = Sacas un impulso.
    .dummy = Sacas una bala de fogueo: no pasa nada.
duel-did-again = { $who-gender ->
    [you] La doble descarga te da otro turno.
   *[other] La doble descarga le da otro turno a { $who }.
    }

## Cómo ha acabado

duel-result-through = El vaquero { $cowboy-gen } ha cruzado.
duel-result-through-you = Tu vaquero ha cruzado.
duel-result-more = Los dos cruzan a la vez; gana quien tiene más balas especiales, { $more } a { $fewer }.
duel-result-both = Ganan los dos: ¡toca revancha! Cruzan a la vez, { $left ->
    [0] los dos sin balas especiales
    [one] con 1 bala especial por cabeza
   *[other] con { $left } balas especiales por cabeza
    }.

## Junto al tablero

duel-beside-left = { $left ->
    [0] sin balas especiales
    [one] queda 1 bala especial
   *[other] quedan { $left } balas especiales
    }
duel-beside-unseen = Aún boca abajo
duel-beside-again = Doble descarga
    .words = { $who } juega otro turno después de este

## El tablero como texto

duel-text-bullet = { $whose } { $direction-a }
duel-text-unplaced = sin colocar
duel-text-through = ha cruzado

## Qué se intenta

duel-goal = Gana el primer vaquero que cruza el borde opuesto.
    .short = Gana quien cruza antes.
duel-goal-you = Cruza al otro lado antes que { $other }.
    .short = Cruza antes al otro lado.
duel-near = ¡Por qué poco! { $shots ->
    [one] Te ha faltado un tiro.
   *[other] Te han faltado { $shots } tiros.
    }

## Qué es cada cosa

duel-about-cowboy = { $whose-gender ->
    [you] Tu vaquero
   *[other] El vaquero { $whose }
    }
duel-about-cowboy-way = { $who } da pasos de lado o hacia atrás, y quiere salir volando hacia { $direction-acc }, más allá del borde.
duel-about-cowboy-way-you = Das pasos de lado o hacia atrás, y quieres salir volando hacia { $direction-acc }, más allá del borde.
duel-about-drum = { $whose-gender ->
    [you] Tu tambor
   *[other] El tambor { $whose }
    }
    .words = { $left ->
        [0] Ya no le quedan balas especiales.
        [one] Le queda 1 bala especial, boca abajo.
       *[other] Le quedan { $left } balas especiales, boca abajo.
        } En cada turno se puede disparar una, antes o después del paso.
duel-about-unseen = Aún boca abajo, en uno u otro tambor.
duel-about-token =
    .good-shot = Buen tiro: el otro vaquero sale volando una casilla hacia atrás.
    .double-blast = Doble descarga: quien la dispara juega otro turno después de este.
    .booster = Impulso: los dos vaqueros salen volando una casilla hacia delante.
    .dummy = Bala de fogueo: no pasa nada.
duel-about-field = Casilla { $field }
    .words = Quien la pisa dispara sus balas: { $bullets }.
duel-about-bullet = { $whose } { $direction-a }
duel-about-empty = Sin balas: quien la pisa no lanza a nadie.
duel-sign-bullet = Balas
    .words = Al pisar una casilla se disparan sus balas: cada vaquero sale volando una casilla hacia donde apunta la bala de su color, esté donde esté.
duel-sign-edge = El borde opuesto
    .words = Quien sale volando más allá cruza y gana. En los demás bordes, el vaquero se queda donde está.
duel-sign-drum = Tambores
    .words = Cada uno guarda balas especiales, boca abajo. Una vez por turno puedes disparar una.

## Por qué una jugada fue un error

duel-harm-through =
    .now = { $who-gender ->
        [you] Con esto cruzas tú.
       *[other] Con esto cruza { $who }.
        }
    .reply = { $who-gender ->
        [you] Esto te permite cruzar en el próximo turno.
       *[other] Esto le permite a { $who } cruzar en el próximo turno.
        }
duel-harm-back =
    .now = { $whom-gender ->
        [you] Esto te lanza hacia atrás, hasta { $field }.
       *[other] Esto lanza a { $whom } hacia atrás, hasta { $field }.
        }
    .reply = { $who-gender ->
        [you] Esto te permite lanzar a { $whom } hacia atrás, hasta { $field }.
       *[other] { $whom-gender ->
            [you] Esto le permite a { $who } lanzarte hacia atrás, hasta { $field }.
           *[other] Esto le permite a { $who } lanzar a { $whom } hacia atrás, hasta { $field }.
            }
        }
