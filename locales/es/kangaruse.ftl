### Kangaruse. «Libre»: sin tachar y sin canguro. «Plantarse»: dejar de saltar y quedarse con los puntos.

kangaruse = Kangaruse
    .sentence = Salta por una hoja de monte australiano: cada casilla da dos órdenes; obedece una y elige la otra.
    .players = 2–5
    .length = 20–30 minutos

kangaruse-role = Canguro { $number }
    .acc = el canguro { $number }
    .dat = el canguro { $number }
    .voc = El canguro { $number }
    .a = al canguro { $number }
    .de = del canguro { $number }
    .gender = m
kangaruse-points = { $count ->
    [one] { $count } punto
   *[other] { $count } puntos
    }
kangaruse-on = { $square } ({ $thing })
kangaruse-echidna = equidna { $value }
    .gender = m
kangaruse-square =
    .score = puntos
    .water = agua
    .food = comida
    .shelter = refugio
    .toys = juguete
    .gems = gema
    .coins = moneda
    .chests = cofre
    .plain = campo abierto
    .start = salida
    .tree = árbol
    .kangaroo = canguro
    .tasmanian-devil = demonio de Tasmania
    .tasmanian-tiger = tigre de Tasmania
    .echidna = equidna
    .thorny-devil = diablo espinoso
    .moth = polilla
    .koala = koala
    .platypus = ornitorrinco
    .sugar-glider = petauro
    .mistletoebird = pájaro del muérdago
    .numbat = numbat
    .cacketoo = cacatúa
    .frog = rana
    .crocodile = cocodrilo
    .dingo = dingo
    .kiwi = kiwi
    .quoll = cuol
kangaruse-the =
    .tasmanian-devil = El demonio de Tasmania
    .tasmanian-tiger = El tigre de Tasmania
kangaruse-item =
    .water = { $count } de agua
    .food = { $count } de comida
    .shelter = { $count ->
        [one] 1 refugio
       *[other] { $count } refugios
        }
    .toys = { $count ->
        [one] 1 juguete
       *[other] { $count } juguetes
        }
    .gems = { $count ->
        [one] 1 gema
       *[other] { $count } gemas
        }
    .coins = { $count ->
        [one] 1 moneda
       *[other] { $count } monedas
        }
    .chests = { $count ->
        [one] 1 cofre
       *[other] { $count } cofres
        }
kangaruse-rule =
    .score = Ganas el número que muestra.
    .water = Cada comida que tienes vale tantos puntos como agua tengas.
    .food = Cada una vale tantos puntos como agua tengas.
    .shelter = Al final, quienes más tienen ganan 10 puntos y quienes menos tienen pierden 10.
    .toys = 5 puntos por cada tres.
    .gems = 1, 2, … 10 gemas valen 1, 1, 3, 5, 8, 12, 16, 21, 28, 35 puntos en total.
    .coins = 1 punto por cada una si nadie tiene más que tú; si no, −1 por cada una.
    .chests = 5 puntos por cada uno.
    .plain = No hace nada.
    .start = Aquí salen los canguros.
    .tree = No puedes caer en él ni saltar por encima.
    .kangaroo = Cuando caes aquí, vuelves a saltar al momento.
    .tasmanian-devil = Cuando caes aquí, se tachan todas las casillas libres de al lado.
    .tasmanian-tiger = Cuando caes aquí, tachas dos casillas libres de su columna o su fila.
    .echidna = Solo puedes caer aquí si su número es mayor que el de tu último equidna.
    .thorny-devil = Si es la única casilla en la que podrías caer, quedas fuera.
    .moth = Aquí caben cuantos canguros quieran; el primero que se va la tacha.
    .koala = Desde aquí no puedes saltar por encima de un canguro ni caer junto a uno.
    .platypus = Desde aquí eliges número y dirección, y los árboles no te detienen.
    .sugar-glider = Desde aquí planeas sobre casillas no libres hasta la primera libre.
    .mistletoebird = Desde aquí puedes salir de la hoja y volver a entrar por el lado opuesto.
    .numbat = Desde aquí tienes que caer en una casilla que puntúe, si puedes.
    .cacketoo = Desde aquí no puedes caer en una casilla que puntúe.
    .frog = Desde aquí también puedes saltar a cualquier otra rana libre.
    .crocodile = Mientras hay un canguro aquí, nadie puntúa en su columna ni en su fila.
    .dingo = Mientras hay un canguro aquí, todos tienen que obedecer sus dos órdenes, si pueden.
    .kiwi = Mientras hay un canguro aquí, ningún otro puede saltar por encima ni caer al lado.
    .quoll = Mientras hay un canguro aquí, ningún otro puede elegir su dirección ni su número.

## Lo que se pide

kangaruse-ask-start = Elige la casilla donde sale tu canguro.
kangaruse-ask-jump = Salta: obedece el número de tu casilla o su dirección.
kangaruse-ask-orders = Tu casilla dice { $number } { $direction-a }: salta { $number } en cualquier dirección, o de 1 a 4 { $direction-a }.
kangaruse-ask-from = Estás en una casilla de { $thing }. { $rule }
kangaruse-ask-again = ¡Otro salto!
kangaruse-ask-give-up = También puedes plantarte.
kangaruse-ask-stuck = No puedes saltar. Paga 10 puntos y teletranspórtate a una casilla que no puntúe, o plántate.
kangaruse-ask-destroy = Tu tigre de Tasmania tacha dos casillas de su columna o su fila: elígelas.
kangaruse-note =
    .dingo = El dingo de { $square } ordena { $number } { $direction-a }: obedécelo si puedes.
    .crocodile = El cocodrilo de { $square } no deja puntuar en su columna ni en su fila.
    .kiwi = No puedes saltar por encima del kiwi de { $square } ni caer a su lado.
    .quoll = Por el cuol de { $square } no puedes elegir ni el { $number } ni { $direction-acc }.

kangaruse-wait =
    .start = { $who-voc } elige dónde salir.
    .jump = Es { $whose-gender ->
        [you] tu turno
       *[other] el turno { $whose }
        }.
    .again = { $who-voc } vuelve a saltar.
    .stuck = { $who-voc } no puede saltar: ¿se teletransporta o se planta?
    .destroy = { $who-voc } elige dos casillas para el tigre de Tasmania.

kangaruse-draft-second = El tigre tacha { $square } y una más: elige la segunda casilla.

## Botones

kangaruse-choose-start = salir en { $square }
kangaruse-choose-jump = saltar a { $square }
kangaruse-choose-teleport = teletransportarte a { $square } por 10 puntos
kangaruse-choose-stop = plantarte con tus puntos
kangaruse-choose-destroy = tachar { $squares }

## Lo que ha pasado

kangaruse-did-start = { $who-acc } sale en { $square }.
kangaruse-did-start-you = Sales en { $square }.
kangaruse-did-jump = { $who-acc } salta a { $square }.
kangaruse-did-jump-you = Saltas a { $square }.
kangaruse-did-jump-gain = { $who-acc } salta a { $square } y gana { $items }.
kangaruse-did-jump-gain-you = Saltas a { $square } y ganas { $items }.
kangaruse-did-jump-lose-you = Saltas a { $square } y pierdes { $items }.
kangaruse-did-jump-lose = { $who-acc } salta a { $square } y pierde { $items }.
kangaruse-did-teleport = { $who-acc } paga 10 puntos y se teletransporta a { $square }.
kangaruse-did-teleport-you = Pagas 10 puntos y te teletransportas a { $square }.
kangaruse-did-stop-you = Te plantas con { $points }.
kangaruse-did-stop = { $who-acc } se planta con { $points }.
kangaruse-did-destroy = { $whose-gender ->
    [you] Tu tigre de Tasmania
   *[other] El tigre de Tasmania { $whose }
    } tacha { $squares }.
kangaruse-did-gain-you = Ganas { $items }.
kangaruse-did-lose-you = Pierdes { $items }.
kangaruse-did-gain = { $who-acc } gana { $items }.
kangaruse-did-lose = { $who-acc } pierde { $items }.
kangaruse-did-guarded = La vigila un cocodrilo: no se gana nada.
kangaruse-did-again = ¡Un salto más!
kangaruse-did-no-again = Desde ahí no hay más saltos.
kangaruse-did-tiger = El tigre de Tasmania espera órdenes.
kangaruse-did-cross = { $thing } tacha { $squares }.
kangaruse-did-cross-none = { $thing } no encuentra nada que tachar.
kangaruse-did-out-you = No tienes adónde ir y quedas fuera.
kangaruse-did-out = { $who-acc } no tiene adónde ir y queda fuera.

## Cómo ha acabado

kangaruse-result-won = { $count ->
    [one] Gana { $who-acc } con { $points }.
   *[other] Victoria compartida con { $points } por cabeza: { $who-acc }.
    }
kangaruse-result-won-you = Ganas con { $points }.
kangaruse-result-behind = Detrás: { $others }.
kangaruse-result-other = { $who-acc } con { $points }

## Junto al tablero

kangaruse-beside = { $points }: { $items }
kangaruse-beside-score = { $points } de números
kangaruse-beside-echidna = último equidna: { $value }
kangaruse-beside-worth = { $item } ({ $points })
kangaruse-beside-teleports = { $count ->
    [one] un teletransporte ({ $points })
    [2] dos teletransportes ({ $points })
   *[other] { $count } teletransportes ({ $points })
    }
kangaruse-beside-out = fuera

## El tablero como texto

kangaruse-text-file = Columna { $file }
kangaruse-text-rank = Fila { $rank }
kangaruse-text-unstarted = aún sin salir
kangaruse-text-crossed = Tachadas

## Qué se intenta

kangaruse-goal = Gana quien tenga más puntos cuando ya nadie pueda saltar.
    .short = Gana quien tenga más puntos.
kangaruse-goal-you = Ten más puntos que nadie cuando ya no se pueda saltar.
    .short = Más puntos que nadie al final.
kangaruse-near = ¡Por qué poco! Solo { $points } de diferencia.

## Qué es cada cosa

kangaruse-about-kangaroo = { $whose-gender ->
    [you] Tu canguro
   *[other] El canguro { $whose }
    }
kangaruse-about-stands = Su próximo salto es de { $number }, o va { $direction-a }.
kangaruse-about-square = { $square }, { $thing }
kangaruse-about-orders = Desde aquí: salto de { $number }, o { $direction-a }.
kangaruse-about-number = Número { $name }
    .words = En todas las casillas de esta línea: salta tan lejos como dice el { $name }, en cualquier dirección, u obedece la flecha.
kangaruse-about-direction = Flecha { $name }
    .words = En todas las casillas de esta línea: salta { $name-a }, de 1 a 4 casillas, u obedece el número.
kangaruse-sign-orders = Números y flechas en los bordes
    .words = Cada casilla tiene el número y la flecha de sus dos líneas. Al saltar, obedece uno de los dos y elige el otro, hasta 4 casillas.
kangaruse-sign-crossed = Tachada
    .words = Gastada: ya nadie puede caer aquí, pero todos pueden saltar por encima.

## Por qué una jugada fue un error

kangaruse-harm-out =
    .now = Tras esto no queda ningún salto para { $whom-dat }.
    .reply = Tras la próxima jugada no queda ningún salto para { $whom-dat }.
kangaruse-harm-lost =
    .now = { $whom-gender ->
        [you] Esto te cuesta { $points }.
        [m] Esto le cuesta { $points } { $whom-a }.
       *[other] Esto le cuesta { $points } a { $whom }.
        }
    .reply = { $whom-gender ->
        [you] La próxima jugada te cuesta { $points }.
        [m] La próxima jugada le cuesta { $points } { $whom-a }.
       *[other] La próxima jugada le cuesta { $points } a { $whom }.
        }
kangaruse-harm-points =
    .now = { $who-gender ->
        [you] Esto te da { $points }.
        [m] Esto le da { $points } { $who-a }.
       *[other] Esto le da { $points } a { $who }.
        }
    .reply = { $who-gender ->
        [you] Esto te permite llevarte { $points } en el próximo turno.
        [m] Esto le permite { $who-a } llevarse { $points } en el próximo turno.
       *[other] Esto le permite a { $who } llevarse { $points } en el próximo turno.
        }
