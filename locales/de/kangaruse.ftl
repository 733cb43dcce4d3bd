### Kangaruse.

kangaruse = Kangaruse
    .sentence = Spring kreuz und quer durchs Buschland: Jedes Feld gibt zwei Befehle. Einen befolgst du, den anderen wählst du selbst.
    .players = 2–5
    .length = 20–30 Minuten

kangaruse-role = Känguru { $number }
kangaruse-points = { $count ->
    [one] { $count } Punkt
   *[other] { $count } Punkte
    }
    .dat = { $count ->
        [one] { $count } Punkt
       *[other] { $count } Punkten
        }
kangaruse-on = { $square } ({ $thing })
kangaruse-echidna = Ameisenigel { $value }
kangaruse-square =
    .score = Punkte
    .water = Wasser
    .food = Futter
    .shelter = Hütte
    .toys = Spielzeug
    .gems = Edelstein
    .coins = Münze
    .chests = Truhe
    .plain = offenes Gelände
    .start = Start
    .tree = Baum
    .kangaroo = Känguru
    .tasmanian-devil = Beutelteufel
    .tasmanian-tiger = Beutelwolf
    .echidna = Ameisenigel
    .thorny-devil = Dornteufel
    .moth = Motte
    .koala = Koala
    .platypus = Schnabeltier
    .sugar-glider = Gleitbeutler
    .mistletoebird = Mistelfresser
    .numbat = Numbat
    .cacketoo = Kakadu
    .frog = Frosch
    .crocodile = Krokodil
    .dingo = Dingo
    .kiwi = Kiwi
    .quoll = Beutelmarder
kangaruse-the =
    .tasmanian-devil = Der Beutelteufel
    .tasmanian-tiger = Der Beutelwolf
kangaruse-item =
    .water = { $count } Wasser
    .food = { $count } Futter
    .shelter = { $count ->
        [one] 1 Hütte
       *[other] { $count } Hütten
        }
    .toys = { $count ->
        [one] 1 Spielzeug
       *[other] { $count } Spielzeuge
        }
    .gems = { $count ->
        [one] 1 Edelstein
       *[other] { $count } Edelsteine
        }
    .coins = { $count ->
        [one] 1 Münze
       *[other] { $count } Münzen
        }
    .chests = { $count ->
        [one] 1 Truhe
       *[other] { $count } Truhen
        }
kangaruse-rule =
    .score = Du bekommst die Zahl, die darauf steht.
    .water = Jedes Futter, das du hast, zählt so viele Punkte, wie du Wasser hast.
    .food = Jedes zählt so viele Punkte, wie du Wasser hast.
    .shelter = Wer am Ende die meisten hat, bekommt 10 Punkte, und wer die wenigsten hat, verliert 10.
    .toys = 5 Punkte für je drei.
    .gems = 1, 2, … 10 Edelsteine zählen zusammen 1, 1, 3, 5, 8, 12, 16, 21, 28, 35 Punkte.
    .coins = Je 1 Punkt, wenn niemand mehr hat als du, sonst je minus 1.
    .chests = Je 5 Punkte.
    .plain = Hier geschieht nichts.
    .start = Hier starten Kängurus.
    .tree = Du kannst nie darauf landen oder darüberspringen.
    .kangaroo = Wenn du hier landest, springst du gleich noch einmal.
    .tasmanian-devil = Wenn du hier landest, werden alle freien Felder daneben gestrichen.
    .tasmanian-tiger = Wenn du hier landest, streichst du zwei freie Felder in seiner Reihe oder Spalte.
    .echidna = Du darfst hier nur landen, wenn seine Zahl höher ist als die deines letzten Ameisenigels.
    .thorny-devil = Ist es das einzige Feld, auf dem du landen könntest, bist du raus.
    .moth = Hier dürfen beliebig viele Kängurus stehen. Wer zuerst weggeht, streicht das Feld.
    .koala = Von hier darfst du weder über ein Känguru springen noch neben einem landen.
    .platypus = Von hier darfst du Zahl und Richtung wählen, und Bäume halten dich nicht auf.
    .sugar-glider = Von hier gleitest du über benutzte Felder weiter bis zum ersten freien.
    .mistletoebird = Von hier darfst du das Blatt verlassen und gegenüber wieder hereinkommen.
    .numbat = Von hier musst du auf einem Wertungsfeld landen, wenn du kannst.
    .cacketoo = Von hier darfst du auf keinem Wertungsfeld landen.
    .frog = Von hier darfst du auch auf jeden anderen freien Frosch springen.
    .crocodile = Solange hier ein Känguru steht, punktet niemand in dieser Reihe und Spalte.
    .dingo = Solange hier ein Känguru steht, müssen alle seine beiden Befehle befolgen, wenn sie können.
    .kiwi = Solange hier ein Känguru steht, darf kein anderes darüberspringen oder daneben landen.
    .quoll = Solange hier ein Känguru steht, darf kein anderes diese Richtung oder diese Zahl wählen.

## Was gefragt wird

kangaruse-ask-start = Wähle das Feld, auf dem dein Känguru startet.
kangaruse-ask-jump = Spring und befolge die Zahl oder die Richtung deines Felds.
kangaruse-ask-orders = Dein Feld sagt { $number } { $direction }: Spring { $number ->
    [one] 1 Feld
   *[other] { $number } Felder
    } in eine beliebige Richtung oder 1 bis 4 { $direction }.
kangaruse-ask-from = Dein Feld: { $thing }. { $rule }
kangaruse-ask-again = Spring noch einmal!
kangaruse-ask-give-up = Du darfst hier auch aufhören.
kangaruse-ask-stuck = Du kannst nicht springen. Zahl 10 Punkte und teleportiere dich auf ein Feld ohne Wertung, oder hör auf.
kangaruse-ask-destroy = Dein Beutelwolf streicht zwei Felder in seiner Reihe oder Spalte: Wähle sie.
kangaruse-note =
    .dingo = Der Dingo auf { $square } befiehlt { $number } { $direction }: Gehorche, wenn du kannst.
    .crocodile = Das Krokodil auf { $square } lässt niemanden in seiner Reihe und Spalte punkten.
    .kiwi = Du darfst nicht über den Kiwi auf { $square } springen oder daneben landen.
    .quoll = Wegen des Beutelmarders auf { $square } darfst du weder die { $number } noch die Richtung { $direction } wählen.

kangaruse-wait =
    .start = { $who } wählt ein Startfeld.
    .jump = { $whose-gender ->
        [you] Du bist dran und springst.
       *[other] Der nächste Sprung kommt { $whose }.
        }
    .again = { $who } springt noch einmal.
    .stuck = { $who } kann nicht springen: teleportieren oder aufhören?
    .destroy = { $who } wählt zwei Felder für den Beutelwolf.

kangaruse-draft-second = Der Wolf streicht { $square } und noch eins: Wähle das zweite Feld.

## Knöpfe

kangaruse-choose-start = auf { $square } starten
kangaruse-choose-jump = auf { $square } springen
kangaruse-choose-teleport = für 10 Punkte auf { $square } teleportieren
kangaruse-choose-stop = aufhören und Punkte behalten
kangaruse-choose-destroy = { $squares } streichen

## Was geschah

kangaruse-did-start = { $who } startet auf { $square }.
kangaruse-did-start-you = Du startest auf { $square }.
kangaruse-did-jump = { $who } springt auf { $square }.
kangaruse-did-jump-you = Du springst auf { $square }.
kangaruse-did-jump-gain = { $who } springt auf { $square } und bekommt { $items }.
kangaruse-did-jump-gain-you = Du springst auf { $square } und bekommst { $items }.
kangaruse-did-jump-lose-you = Du springst auf { $square } und verlierst { $items }.
kangaruse-did-jump-lose = { $who } springt auf { $square } und verliert { $items }.
kangaruse-did-teleport = { $who } zahlt 10 Punkte und teleportiert sich auf { $square }.
kangaruse-did-teleport-you = Du zahlst 10 Punkte und teleportierst dich auf { $square }.
kangaruse-did-stop-you = Du hörst mit { $points-dat } auf.
kangaruse-did-stop = { $who } hört mit { $points-dat } auf.
kangaruse-did-destroy = { $whose-gender ->
    [you] Dein Beutelwolf
   *[other] Der Beutelwolf { $whose }
    } streicht { $squares }.
kangaruse-did-gain-you = Du bekommst { $items }.
kangaruse-did-lose-you = Du verlierst { $items }.
kangaruse-did-gain = { $who } bekommt { $items }.
kangaruse-did-lose = { $who } verliert { $items }.
kangaruse-did-guarded = Ein Krokodil bewacht das Feld: Es gibt nichts.
kangaruse-did-again = Noch ein Sprung!
kangaruse-did-no-again = Von dort geht es nicht weiter.
kangaruse-did-tiger = Der Beutelwolf wartet auf Befehle.
kangaruse-did-cross = { $thing } streicht { $squares }.
kangaruse-did-cross-none = { $thing } findet nichts zu streichen.
kangaruse-did-out-you = Du kannst nirgends mehr hin und bist raus.
kangaruse-did-out = { $who } kann nirgends mehr hin und ist raus.

## Wie es ausging

kangaruse-result-won = { $count ->
    [one] { $who } gewinnt mit { $points-dat }.
   *[other] Geteilter Sieg mit je { $points-dat }: { $who }.
    }
kangaruse-result-won-you = Du gewinnst mit { $points-dat }.
kangaruse-result-behind = Dahinter: { $others }.
kangaruse-result-other = { $who } mit { $points-dat }

## Neben dem Brett

kangaruse-beside = { $points }: { $items }
kangaruse-beside-score = { $points } aus Zahlen
kangaruse-beside-echidna = letzter Ameisenigel { $value }
kangaruse-beside-worth = { $item } ({ $points })
kangaruse-beside-teleports = { $count ->
    [one] einmal teleportiert ({ $points })
    [2] zweimal teleportiert ({ $points })
   *[other] { $count }-mal teleportiert ({ $points })
    }
kangaruse-beside-out = raus

## Das Brett als Text

kangaruse-text-file = Spalte { $file }
kangaruse-text-rank = Reihe { $rank }
kangaruse-text-unstarted = noch nicht gestartet
kangaruse-text-crossed = Gestrichen

## Worum es geht

kangaruse-goal = Wer die meisten Punkte hat, wenn niemand mehr springen kann, gewinnt.
    .short = Die meisten Punkte siegen.
kangaruse-goal-you = Hol die meisten Punkte, bis niemand mehr springen kann.
    .short = Am Ende die meisten Punkte.
kangaruse-near = So knapp: nur { $points } zu wenig.

## Was alles ist

kangaruse-about-kangaroo = { $whose-gender ->
    [you] Dein Känguru
   *[other] Känguru { $whose }
    }
kangaruse-about-stands = Der nächste Sprung geht { $number ->
    [one] 1 Feld
   *[other] { $number } Felder
    } weit oder { $direction }.
kangaruse-about-square = { $square }, { $thing }
kangaruse-about-orders = Von hier: { $number ->
    [one] 1 Feld
   *[other] { $number } Felder
    } weit oder { $direction }.
kangaruse-about-number = Zahl { $name }
    .words = Auf jedem Feld dieser Linie gilt die { $name }: Spring so weit in eine beliebige Richtung, oder befolge stattdessen den Pfeil.
kangaruse-about-direction = Pfeil { $name }
    .words = Auf jedem Feld dieser Linie: Spring { $name }, 1 bis 4 Felder weit, oder befolge stattdessen die Zahl.
kangaruse-sign-orders = Zahlen und Pfeile am Rand
    .words = Für jedes Feld gelten die Zahl und der Pfeil seiner beiden Linien. Beim Sprung befolgst du eins davon und wählst das andere selbst, höchstens 4 Felder weit.
kangaruse-sign-crossed = Gestrichen
    .words = Verbraucht: Hier landet niemand mehr, aber alle dürfen darüberspringen.

## Warum ein Zug ein Fehler war

kangaruse-harm-out =
    .now = Danach bleibt { $whom-dat } kein Sprung mehr.
    .reply = Der nächste Zug lässt { $whom-dat } keinen Sprung mehr.
kangaruse-harm-lost =
    .now = Das kostet { $whom-acc } { $points }.
    .reply = Der nächste Zug kostet { $whom-acc } { $points }.
kangaruse-harm-points =
    .now = Das gibt { $who-dat } { $points }.
    .reply = Das lässt { $who-acc } im nächsten Zug { $points } holen.
