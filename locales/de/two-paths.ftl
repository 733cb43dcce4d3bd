### Zwei Wege. F ist der Fuchs, H der Hase, G der Igel; W ist Westen, E ist Osten.

two-paths = Zwei Wege
    .sentence = Führe Fuchs, Hase und Igel über die Lichtung: Versteck, wohin du gehst, und errate, wohin dein Gegenüber will.
    .players = 2
    .length = 10 Minuten, ab 8 Jahren

two-paths-role =
    .south = Süd
    .north = Nord
two-paths-animal =
    .F = Fuchs
    .F-gen = Fuchses
    .F-gender = m
    .H = Hase
    .H-acc = Hasen
    .H-dat = Hasen
    .H-gen = Hasen
    .H-gender = m
    .G = Igel
    .G-gen = Igels
    .G-gender = m
two-paths-way =
    .W = Westen
    .E = Osten

## Was gefragt wird

two-paths-ask-line = Stell deine drei Tiere auf, von Westen nach Osten.
two-paths-ask-hide = Sag ein Tier an und versteck, wohin es geht. { $try ->
    [1] Das ist der erste von mindestens drei Versuchen.
    [2] Das ist der zweite von mindestens drei Versuchen.
   *[other] Du machst weiter, bis ein Versuch blockiert wird.
    }
two-paths-ask-block = { $other } sagt den { $animal-acc } an. Wohin will er wohl? Leg den Stein dorthin.
two-paths-ask-take = Gut geraten! Du darfst deinen { $animal-acc } nach { $side } ziehen oder stehen lassen.

two-paths-wait-line = { $who } stellt die Tiere auf.
two-paths-wait-hide = { $who } wählt ein Tier und versteckt eine Seite.
two-paths-wait-block = { $who } will dem { $animal-dat } den Stein in den Weg legen.
two-paths-wait-take = { $who } hat richtig geraten und darf dafür den eigenen { $animal-acc } ziehen.

two-paths-draft-line = Im Westen steht der { $animal }: Wer steht neben ihm?
two-paths-draft-side = Der { $animal }: Wähle seine Seite, Westen oder Osten.

## Knöpfe

two-paths-choose-line = { $animals } aufstellen
two-paths-choose-hide = den { $animal-acc } ansagen, nach { $side } gehen
two-paths-choose-block = den Stein nach { $side } legen
two-paths-would-block = Will der { $animal } nach { $side }, bleibt er stehen, und dein eigener { $animal } darf nach { $side } ziehen. Will er nach { $other }, geht er.
two-paths-choose-take = deinen { $animal-acc } nach { $side } ziehen
two-paths-choose-decline = deinen { $animal-acc } stehen lassen

## Was geschah

two-paths-did-line = { $who } stellt auf, von Westen nach Osten: { $animals }.
two-paths-did-line-you = Du stellst auf, von Westen nach Osten: { $animals }.
two-paths-did-announce-you = Du sagst den { $animal-acc } an und versteckst eine Seite.
two-paths-did-hide-you = Du sagst den { $animal-acc } an und versteckst „{ $side }“.
two-paths-did-announce = { $who } sagt den { $animal-acc } an und versteckt eine Seite.
two-paths-did-hide = { $who } sagt den { $animal-acc } an und versteckt „{ $side }“.
two-paths-did-block = { $who } legt den Stein nach { $side } und rät richtig: { $others-gender ->
    [you] Dein { $animal }
   *[other] Der { $animal } { $others }
    } bleibt stehen.
two-paths-did-pass = { $who } legt den Stein nach { $side }, aber { $others-gender ->
    [you] dein { $animal }
   *[other] der { $animal } { $others }
    } geht nach { $way }, auf { $space }.
two-paths-did-pass-home = { $who } legt den Stein nach { $side }, aber { $others-gender ->
    [you] dein { $animal }
   *[other] der { $animal } { $others }
    } geht nach { $way } und ist daheim.
two-paths-did-block-you = Du legst den Stein nach { $side } und rätst richtig: { $others-gender ->
    [you] Dein { $animal }
   *[other] Der { $animal } { $others }
    } bleibt stehen.
two-paths-did-pass-you = Du legst den Stein nach { $side }, aber { $others-gender ->
    [you] dein { $animal }
   *[other] der { $animal } { $others }
    } geht nach { $way }, auf { $space }.
two-paths-did-pass-home-you = Du legst den Stein nach { $side }, aber { $others-gender ->
    [you] dein { $animal }
   *[other] der { $animal } { $others }
    } geht nach { $way } und ist daheim.
two-paths-did-take = { $whose-gender ->
    [you] Dein eigener { $animal }
   *[other] Der { $animal } { $whose }
    } zieht dafür auf { $space }.
two-paths-did-take-home = { $whose-gender ->
    [you] Dein eigener { $animal }
   *[other] Der { $animal } { $whose }
    } zieht dafür weiter und ist daheim.
two-paths-did-decline = { $whose-gender ->
    [you] Dein eigener { $animal }
   *[other] Der { $animal } { $whose }
    } bleibt, wo er ist.
two-paths-did-turn = Damit endet { $whose-gender ->
    [you] dein Zug
   *[other] der Zug { $whose }
    }.

## Wie es ausging

two-paths-result-home = Alle drei Tiere sind daheim.
two-paths-result-stuck = Unentschieden: Niemand darf mehr ein Tier ziehen.

## Neben dem Brett

two-paths-score = { $home ->
    [0] keins daheim
   *[other] { $home } daheim
    }
two-paths-beside-at = { $animal } auf { $space }
two-paths-beside-home = { $animal } daheim
two-paths-beside-none = noch nicht aufgestellt
two-paths-beside-try = Versuch
    .words = { $try ->
        [1] { $who }: der erste von mindestens drei
        [2] { $who }: der zweite von mindestens drei
       *[other] { $who } macht weiter bis zur Blockade
        }
two-paths-beside-hidden = Versteckt
    .words = { $animal } nach { $side }

## Das Brett als Text

two-paths-text-animal = { $animal } von { $who-dat }
two-paths-text-ways = { $who } kann weiter nach { $west } im Westen oder { $east } im Osten

## Worum es geht

two-paths-goal = Wer zuerst alle drei Tiere hinüberbringt, gewinnt.
    .short = Alle drei zuerst drüben: Sieg.
two-paths-goal-you = Bring alle drei vor { $other-dat } hinüber.
    .short = Zuerst alle drei hinüber.
two-paths-near = So knapp: Dir fehlte nur ein Tier.

## Was alles ist

two-paths-about-animal = { $whose-gender ->
    [you] Dein { $animal }
   *[other] { $animal } { $whose }
    }
    .words = Er will { $direction } über die Lichtung. Wer ihm im Weg steht, wird übersprungen.
two-paths-about-hand = Die Faust im { $side }
two-paths-about-fist = Wer am Zug ist, versteckt die Scheibe in einer von zwei Fäusten. Das Gegenüber legt den Stein vor eine davon.
two-paths-about-fist-theirs = Leg den Stein hierher, wenn du glaubst, dass das Tier nach { $side } will. Hast du recht, bleibt es stehen, und dein eigenes darf dorthin ziehen.
two-paths-about-space = Feld { $space }
two-paths-about-ways = { $whose-gender ->
    [you] Deine Tiere gehen
   *[other] Die Tiere { $whose } gehen
    } weiter nach { $west } im Westen oder { $east } im Osten.
two-paths-sign-ways = Zwei Wege
    .words = Von jedem Feld führen zwei Wege weiter, einer auf der Westseite und einer auf der Ostseite.
two-paths-sign-fists = Fäuste
    .words = Sag ein Tier an und versteck, wohin es geht. Mindestens drei Versuche pro Zug; ab dem dritten so lange, bis einer blockiert wird.
two-paths-sign-stone = Der Stein
    .words = Er blockiert eine Seite. Wollte das Tier dorthin, bleibt es stehen, und das gleiche Tier der anderen Seite darf dorthin ziehen.
two-paths-sign-leap = Springen
    .words = Steht ein Tier im Weg, springst du zur selben Seite hin weiter.
two-paths-sign-woods = Der Wald
    .words = Jenseits der Lichtung ist ein Tier daheim. Niemand kommt heim, solange noch ein eigenes Tier auf der Startlinie steht.

## Warum ein Zug ein Fehler war

two-paths-harm-home =
    .now = Das bringt { $who-dat } ein Tier heim: den { $animal-acc }.
    .reply = Das erlaubt { $who-dat }, als Nächstes ein Tier heimzubringen: den { $animal-acc }.
