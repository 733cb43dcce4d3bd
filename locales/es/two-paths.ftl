### Dos caminos. F es el zorro, H la liebre, G el erizo; W es oeste, E es este.

two-paths = Dos caminos
    .sentence = Guía a zorro, liebre y erizo por el claro: esconde por dónde vas y adivina por dónde va tu rival.
    .players = 2
    .length = 10 minutos, a partir de 8 años

two-paths-role =
    .south = Sur
    .north = Norte
two-paths-animal =
    .F = zorro
    .F-acc = el zorro
    .F-voc = El zorro
    .F-a = al zorro
    .F-de = del zorro
    .F-gender = m
    .H = liebre
    .H-acc = la liebre
    .H-voc = La liebre
    .H-a = a la liebre
    .H-de = de la liebre
    .H-gender = f
    .G = erizo
    .G-acc = el erizo
    .G-voc = El erizo
    .G-a = al erizo
    .G-de = del erizo
    .G-gender = m
two-paths-way =
    .W = oeste
    .W-acc = el oeste
    .W-a = al oeste
    .E = este
    .E-acc = el este
    .E-a = al este

## Lo que se pide

two-paths-ask-line = Coloca a tus tres animales en fila, de oeste a este.
two-paths-ask-hide = Esconde el disco: anuncia un animal y elige su camino. { $try ->
    [1] Es el primero de al menos tres intentos.
    [2] Es el segundo de al menos tres intentos.
   *[other] Sigues hasta que te bloqueen.
    }
two-paths-ask-block = { $other } anuncia { $animal-acc }: pon la piedra en el lado al que creas que quiere ir.
two-paths-ask-take = ¡Has acertado! Puedes mover tu { $animal } { $side-a } o { $animal-gender ->
    [f] dejarla
   *[other] dejarlo
    } donde está.

two-paths-wait-line = { $who } coloca sus animales.
two-paths-wait-hide = { $who } elige un animal y esconde el disco.
two-paths-wait-block = { $who } pone la piedra en el camino { $animal-de }.
two-paths-wait-take = { $who } acierta y puede mover su { $animal } a cambio.

two-paths-draft-line = { $animal-voc } está al oeste: ¿quién se pone a su lado?
two-paths-draft-side = { $animal-voc }: elige su lado, oeste o este.

## Botones

two-paths-choose-line = colocar { $animals }
two-paths-choose-hide = anunciar { $animal-acc } e ir { $side-a }
two-paths-choose-block = poner la piedra { $side-a }
two-paths-would-block = Si { $animal-acc } quiere ir { $side-a }, se queda, y tu { $animal } puede ir { $side-a }. Si quiere ir { $other-a }, sigue su camino.
two-paths-choose-take = mover tu { $animal } { $side-a }
two-paths-choose-decline = dejar tu { $animal } donde está

## Lo que ha pasado

two-paths-did-line = { $who } coloca, de oeste a este: { $animals }.
two-paths-did-line-you = Colocas, de oeste a este: { $animals }.
two-paths-did-announce-you = Anuncias { $animal-acc } y escondes el disco.
two-paths-did-hide-you = Anuncias { $animal-acc } y escondes el disco { $side-a }.
two-paths-did-announce = { $who } anuncia { $animal-acc } y esconde el disco.
two-paths-did-hide = { $who } anuncia { $animal-acc } y esconde el disco { $side-a }.
two-paths-did-block = { $who } pone la piedra { $side-a } y acierta: { $others-gender ->
    [you] tu { $animal }
   *[other] { $animal-acc } { $others }
    } se queda.
two-paths-did-pass = { $who } pone la piedra { $side-a }, pero { $others-gender ->
    [you] tu { $animal }
   *[other] { $animal-acc } { $others }
    } va { $way-a }, a { $space }.
two-paths-did-pass-home = { $who } pone la piedra { $side-a }, pero { $others-gender ->
    [you] tu { $animal }
   *[other] { $animal-acc } { $others }
    } va { $way-a } y llega a casa.
two-paths-did-block-you = Pones la piedra { $side-a } y aciertas: { $others-gender ->
    [you] tu { $animal }
   *[other] { $animal-acc } { $others }
    } se queda.
two-paths-did-pass-you = Pones la piedra { $side-a }, pero { $others-gender ->
    [you] tu { $animal }
   *[other] { $animal-acc } { $others }
    } va { $way-a }, a { $space }.
two-paths-did-pass-home-you = Pones la piedra { $side-a }, pero { $others-gender ->
    [you] tu { $animal }
   *[other] { $animal-acc } { $others }
    } va { $way-a } y llega a casa.
two-paths-did-take = { $whose-gender ->
    [you] Tu { $animal }
   *[other] { $animal-voc } { $whose }
    } se mueve a { $space }.
two-paths-did-take-home = { $whose-gender ->
    [you] Tu { $animal }
   *[other] { $animal-voc } { $whose }
    } se mueve y llega a casa.
two-paths-did-decline = { $whose-gender ->
    [you] Tu { $animal }
   *[other] { $animal-voc } { $whose }
    } se queda donde está.
two-paths-did-turn = Con esto acaba { $whose-gender ->
    [you] tu turno
   *[other] el turno { $whose }
    }.

## Cómo ha acabado

two-paths-result-home = Los tres animales están en casa.
two-paths-result-stuck = Empate: nadie puede mover ningún animal.

## Junto al tablero

two-paths-score = { $home ->
    [0] ninguno en casa
   *[other] { $home } en casa
    }
two-paths-beside-at = { $animal } en { $space }
two-paths-beside-home = { $animal } en casa
two-paths-beside-none = sin colocar
two-paths-beside-try = Intento
    .words = { $try ->
        [1] { $who }, primero de al menos tres
        [2] { $who }, segundo de al menos tres
       *[other] { $who } sigue hasta el primer bloqueo
        }
two-paths-beside-hidden = Escondido
    .words = { $animal } { $side-a }

## El tablero como texto

two-paths-text-animal = { $animal-cap } de { $who }
two-paths-text-ways = { $who } puede seguir a { $west } por el oeste o a { $east } por el este

## Qué se intenta

two-paths-goal = Gana quien antes lleva a sus tres animales al otro lado.
    .short = Gana quien antes cruza con los tres.
two-paths-goal-you = Cruza con los tres antes que { $other }.
    .short = Cruza antes con los tres.
two-paths-near = ¡Por qué poco! Te ha faltado un animal.

## Qué es cada cosa

two-paths-about-animal = { $whose-gender ->
    [you] Tu { $animal }
   *[other] { $animal-voc } { $whose }
    }
    .words = Quiere ir hacia { $direction-acc }, al otro lado del claro. Salta por encima de cualquier animal que encuentre.
two-paths-about-hand = El puño del { $side }
two-paths-about-fist = Quien mueve esconde el disco en uno de sus dos puños; su rival pone la piedra delante de uno de ellos.
two-paths-about-fist-theirs = Pon aquí la piedra si crees que el animal quiere ir { $side-a }. Si aciertas, se queda, y el tuyo puede ir hacia allí.
two-paths-about-space = Casilla { $space }
two-paths-about-ways = { $whose-gender ->
    [you] Tus animales
   *[other] Los animales { $whose }
    } siguen a { $west } por el oeste o a { $east } por el este.
two-paths-sign-ways = Dos caminos
    .words = De cada casilla salen dos caminos, uno por el oeste y otro por el este.
two-paths-sign-fists = Puños
    .words = Anuncia un animal y esconde por dónde va. Al menos tres intentos por turno; desde el tercero, hasta que te bloqueen.
two-paths-sign-stone = La piedra
    .words = Cierra un lado. Si el animal quería ir por ahí, se queda, y el animal rival de la misma especie puede ir hacia ese lado.
two-paths-sign-leap = Saltos
    .words = Si hay un animal en medio, saltas por encima hacia el mismo lado.
two-paths-sign-woods = El bosque
    .words = Al otro lado del claro, un animal ya está en casa. Nadie llega a casa mientras uno de sus animales siga en la línea de salida.

## Por qué una jugada fue un error

two-paths-harm-home =
    .now = Esto lleva a casa { $who-gender ->
        [you] un animal tuyo
       *[other] un animal de { $who }
        }: { $animal-acc }.
    .reply = { $who-gender ->
        [you] Esto te permite
       *[other] Esto le permite a { $who }
        } llevar a casa un animal: { $animal-acc }.
