### Warum eine Aktion abgelehnt wird: eine Meldung für jede Regel jedes Spiels.

refusal-notation = „{ $action }“ ist in diesem Spiel kein Zug.
refusal-chance = „{ $outcome }“ kann hier nicht geschehen.

## Schlammritt

refusal-muddy-ride-over = Die Partie ist zu Ende.
refusal-muddy-ride-chance-first = Erst muss die Karte verteilt oder gewürfelt werden.
refusal-muddy-ride-turn-of = { $who } ist dran.
refusal-muddy-ride-only-chance = Karten und Würfel bestimmt der Zufall, niemand wählt sie.
refusal-muddy-ride-splash-first = Wähle erst, wer nach dem Sprung { $animal-gen } rutscht.
refusal-muddy-ride-no-splash = Hier gibt es keinen Platsch, über den du entscheidest.
refusal-muddy-ride-name-the-animal = Bei „Geheime Reiter“ musst du sagen, welches Tier springt.
refusal-muddy-ride-own-animal-only = Du darfst nur mit deinem eigenen Tier springen.
refusal-muddy-ride-not-pictured = Der Würfel zeigt { $face-acc }, nicht { $animal-acc }.
refusal-muddy-ride-has-arrived = Du kannst mit { $animal-dat } nicht mehr springen: schon im Ziel.
refusal-muddy-ride-off-the-meadow = Das Feld { $field } liegt nicht auf der Wiese.
refusal-muddy-ride-not-sideways-or-back = Von { $animal-dat } aus liegt { $field } nicht ein Feld weiter links, rechts, hinten oder schräg hinten.
refusal-muddy-ride-not-sideways = Von { $animal-dat } aus liegt { $field } nicht ein Feld weiter links oder rechts, und bei „Geheime Reiter“ springt niemand zurück.
refusal-muddy-ride-occupied = Auf { $field } steht schon { $animal }.
refusal-muddy-ride-target-of-another = Das Feld { $field } ist das Ziel { $animal-gen } und für alle anderen gesperrt.
refusal-muddy-ride-must-jump = Du darfst nur passen, wenn du nicht springen kannst, und du kannst mit { $animals-dat } springen.
refusal-muddy-ride-has-no-way = Bei diesem Platsch kann { $animal } nicht rutschen.
refusal-muddy-ride-one-to-a-field = Es können nicht beide rutschen: { $animals-cap } würden auf { $field } landen.
refusal-muddy-ride-not-vacated = Niemand verlässt { $field }, also ist dort kein Platz für { $animal-acc }.
refusal-muddy-ride-more-can-move = Wer rutschen kann, muss rutschen, hier also { $animals } zusammen.

## Duell

refusal-duel-game-over = Die Partie ist zu Ende.
refusal-duel-turn-of = { $who } ist dran.
refusal-duel-chance-turns-over = Welche Spezialkugel aufgedeckt wird, bestimmt der Zufall.
refusal-duel-place-first = Zuerst kommt { $cowboy-gender ->
    [you] dein Cowboy
   *[other] der Cowboy von { $cowboy-dat }
    } aufs Brett.
refusal-duel-placed = Beide Cowboys stehen schon.
refusal-duel-first-rank = { $cowboy-gender ->
    [you] Dein Cowboy
   *[other] Der Cowboy von { $cowboy-dat }
    } muss in Reihe { $rank } stehen.
refusal-duel-off-grid = { $size ->
    [large] Das Feld { $field } und das östlich daneben liegen nicht beide auf dem Brett.
   *[small] Das Feld { $field } liegt nicht auf dem Brett.
    }
refusal-duel-choose-shot = Wähle erst, wer geschossen wird.
refusal-duel-no-shot-to-choose = Wer geschossen wird, steht hier nicht zur Wahl.
refusal-duel-stepped = Pro Zug darfst du nur einen Schritt gehen.
refusal-duel-no-step = Von { $cowboy-gender ->
    [you] deinem Cowboy
   *[other] dem Cowboy von { $cowboy-dat }
    } aus liegt { $field } nicht einen Schritt weiter links, rechts, hinten oder schräg hinten.
refusal-duel-occupied = Der Schritt nach { $field } ist versperrt: Dort steht { $cowboy-gender ->
    [you] dein Cowboy
   *[other] der Cowboy von { $cowboy-dat }
    }.
refusal-duel-name-trigger = Geht ein großer Cowboy zurück, musst du sagen, welches Feld er auslöst, { $west } oder { $east }.
refusal-duel-clear-trigger = Dieser Schritt kann nur ein Feld auslösen, also ist keins zu nennen.
refusal-duel-trigger-elsewhere = Dieser Schritt führt nicht auf { $field }, also kann er dieses Feld nicht auslösen.
refusal-duel-can-step = Du darfst nur passen, wenn du keinen Schritt gehen kannst.
refusal-duel-fired = Pro Zug darfst du nur eine Spezialkugel feuern.
refusal-duel-no-tokens = In { $cowboy-gender ->
    [you] deiner Trommel
   *[other] der Trommel von { $cowboy-dat }
    } sind keine Spezialkugeln mehr.
refusal-duel-must-step = Du musst einen Schritt gehen, bevor du deinen Zug beendest.

## Kangaruse

refusal-kangaruse-game-over = Die Partie ist zu Ende.
refusal-kangaruse-not-on-turn = { $who } ist dran.
refusal-kangaruse-start-first = Wähle erst ein Feld, auf dem du startest.
refusal-kangaruse-has-started = Alle Kängurus sind schon gestartet.
refusal-kangaruse-not-stuck = Du darfst dich nur teleportieren, wenn du am Anfang deines Zugs keinen erlaubten Sprung hast.
refusal-kangaruse-may-not-give-up = Du darfst nur aufhören, wenn du festsitzt.
refusal-kangaruse-must-jump-again = Nach der Landung auf einem Känguru-Feld musst du noch einmal springen.
refusal-kangaruse-must-destroy = Wähle erst die zwei Felder, die der Wolf streicht.
refusal-kangaruse-nothing-to-destroy = Du darfst nur Felder streichen, wenn du gerade auf einem Beutelwolf gelandet bist.
refusal-kangaruse-off-sheet = Das Feld { $square } liegt nicht auf dem Blatt.
refusal-kangaruse-own-square = Auf { $square } steht dein eigenes Känguru.
refusal-kangaruse-tree = Auf { $square } steht ein Baum.
refusal-kangaruse-crossed-out = Das Feld { $square } ist gestrichen.
refusal-kangaruse-occupied = Auf { $square } steht ein Känguru.
refusal-kangaruse-start-scores = { $square } ist ein Wertungsfeld, dort darfst du nicht starten.
refusal-kangaruse-teleport-scores = { $square } ist ein Wertungsfeld, dorthin darfst du dich nicht teleportieren.
refusal-kangaruse-no-start = { $square } ist keins der Startfelder.
refusal-kangaruse-echidna-too-low = Der Ameisenigel auf { $square } hat { $value }, das ist nicht höher als dein letzter, { $last }.
refusal-kangaruse-cacketoo-shuns = Von einem Kakadu darfst du auf keinem Wertungsfeld landen, und { $square } ist eins.
refusal-kangaruse-koala-too-near = Von einem Koala darfst du nicht neben einem Känguru landen, und { $square } liegt neben dem auf { $kangaroo }.
refusal-kangaruse-kiwi-too-near = Der Kiwi auf { $kiwi } lässt niemanden neben sich landen, und { $square } liegt daneben.
refusal-kangaruse-out-of-reach = Kein Sprung führt auf { $square }: Du springst geradeaus, 1 bis 4 Felder weit, und befolgst deine Zahl oder deinen Pfeil.
refusal-kangaruse-too-many-picks = Für { $square } müsstest du Richtung und Zahl wählen; eins davon musst du befolgen.
refusal-kangaruse-tree-in-the-way = Der Baum auf { $square } ist im Weg.
refusal-kangaruse-kangaroo-in-the-way = Von einem Koala darfst du nicht über das Känguru auf { $square } springen.
refusal-kangaruse-kiwi-in-the-way = Du darfst nicht über den Kiwi auf { $square } springen.
refusal-kangaruse-quoll-keeps-direction = Wegen des Beutelmarders auf { $square } darf niemand die Richtung { $direction } wählen.
refusal-kangaruse-quoll-keeps-number = Wegen des Beutelmarders auf { $square } darf niemand die { $number } wählen.
refusal-kangaruse-dingo-commands = Du musst dem Dingo auf { $square } gehorchen.
refusal-kangaruse-numbat-must-score = Von einem Numbat musst du auf einem Wertungsfeld landen.
refusal-kangaruse-not-in-line = Das Feld { $square } liegt nicht in Spalte oder Reihe des Wolfs.
refusal-kangaruse-same-twice = Du musst zwei verschiedene Felder streichen, nicht zweimal { $square }.
refusal-kangaruse-not-in-byte-order = Nenne die zwei Felder in alphabetischer Reihenfolge.

## Zwei Wege

refusal-two-paths-over = Die Partie ist zu Ende.
refusal-two-paths-not-asked = Jetzt wählt { $who }.
refusal-two-paths-line-up-first = Erst müssen beide ihre Tiere aufstellen.
refusal-two-paths-lined-up = Die Tiere sind schon aufgestellt.
refusal-two-paths-hide-first = Sag erst ein Tier an und versteck eine Seite.
refusal-two-paths-block-first = Ein Tier ist angesagt: Du musst eine Seite blockieren.
refusal-two-paths-take-or-decline = Du hast richtig geraten: Zieh dein eigenes Tier oder lass es stehen.
refusal-two-paths-home = Der { $animal } ist daheim und hat die Lichtung verlassen.
refusal-two-paths-starting-line = Du kannst den { $animal-acc } im { $side } nicht heimbringen, solange noch eins deiner Tiere auf der Startlinie steht.
refusal-two-paths-no-way-to-block = Der { $animal } darf nicht nach { $side }, also gibt es dort nichts zu blockieren.

## Gunst

refusal-gunst-over = Die Partie ist zu Ende.
refusal-gunst-coin-falls = Die Scharen sind gleich groß: Erst muss die Münze fallen.
refusal-gunst-no-such-seat = Einen Platz { $seat } gibt es nicht.
refusal-gunst-not-asked = Jetzt wählt { $who }.
refusal-gunst-already-chosen = Du hast deine Schar schon gewählt.
refusal-gunst-other-question = { $phase ->
    [ting] Du musst deine Schar wählen.
    [favour] Du musst deine Gunst einsetzen oder darauf verzichten.
    [lead-judgement] Du musst wählen, wer beim Urteil beginnt.
    [judgement] Einer deiner Götter muss handeln.
    [lead-K] Du musst wählen, wessen Ritter zuerst handeln.
    [lead-W] Du musst wählen, wessen Krieger zuerst handeln.
    [lead-T] Du musst wählen, wessen Diebe zuerst handeln.
    [lead-S] Du musst wählen, wessen Gelehrte zuerst handeln.
    [F] Deine Bauern müssen Götter heben.
    [S] Deine Gelehrten müssen zuschlagen oder beten.
   *[other] Jetzt gibt es nichts zu wählen.
    }
refusal-gunst-too-few-kin = { $left ->
    [0] Du hast keine { $row-de } mehr zum Mitbringen.
   *[other] Von deinen { $row-dat } kannst du nur noch { $left } mitbringen.
    }
refusal-gunst-not-in-hand = Du hast { $god-acc } nicht auf der Hand.
refusal-gunst-no-plane = Eine Gunst muss { $god-acc } um mindestens eine Ebene heben.
refusal-gunst-as-high-as-can-be = Höher kannst du { $god-acc } nicht heben.
refusal-gunst-above-the-hand = { $room ->
    [0] Höher kannst du { $god-acc } nicht heben.
    [one] Zwischen { $god-dat } und der Hand liegt nur 1 Ebene.
   *[other] Zwischen { $god-dat } und der Hand liegen nur { $room } Ebenen.
    }
refusal-gunst-too-few-favours = Du hast nur { $favours } Gunst einzusetzen.
refusal-gunst-not-in-play = Du hast { $god-acc } nicht im Spiel.
refusal-gunst-own-row-empty = Bei deinen { $row-dat } steht niemand.
refusal-gunst-their-row-empty = Bei den gegnerischen { $row-dat } steht niemand.
refusal-gunst-same-row = Die { $row-de } stehen schon in dieser Reihe.
refusal-gunst-must-act = Es gibt eine Reihe für { $god-acc }, und ein Gott, der handeln kann, muss es tun.
refusal-gunst-other-steps = Du musst alle deine Schritte nutzen: Es sind { $asked }, nicht { $found }.
refusal-gunst-farmers-do-not-strike = Bauern heben Götter, sie schlagen nicht zu.
