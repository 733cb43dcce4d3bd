### Was an einem Brett, einem Code, Optionen, einer Aufzeichnung oder einem neuen Tisch nicht stimmt.

error-setup = { $at }: erwartet { $expected }, gefunden { $found }.
error-json = Das ist kein JSON: Der Fehler liegt in Zeile { $line }, Spalte { $column }.
error-json-content = Dieses JSON enthält nicht, was hier erwartet wird: siehe Zeile { $line }, Spalte { $column }.
error-over = Die Partie ist zu Ende.
error-form = Das wird hier nicht erwartet.
error-refused = Dieser Zug ist hier nicht erlaubt ({ $rule }).

## Brettcodes

error-code-name = Der Name des Bretts ist zu lang für einen Code.
error-code-short = Dieser Brettcode ist zu kurz ({ $length ->
    [0] leer
    [one] 1 Zeichen
   *[other] { $length } Zeichen
    }): Es scheint etwas zu fehlen.
error-code-long = Ein Brettcode hat höchstens { $most } Zeichen.
error-code-letter = Ein Brettcode besteht nur aus Buchstaben, Ziffern, - und _, aber an Stelle { $place } steht „{ $letter }“.
error-code-check = In diesem Brettcode steckt ein Tippfehler: Ein Zeichen ist falsch, fehlt oder ist zu viel.
error-code-unknown = Zu den Spielen gehört kein Brett namens „{ $name }“.
error-code-none = Das ist kein Brettcode.

## Aufzeichnungen

error-record-game = Ein Spiel namens „{ $game }“ gibt es hier nicht.
error-record-rules = Diese Partie wurde nach anderen Regeln gespielt (Version { $version }).
error-record-length = { $list }: Die Aufzeichnung sollte { $expected } haben, hat aber { $found }.
error-record-action = Aktion { $number }, { $action }: { $why }
error-record-diverged = Nach { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
    } ist die Stellung nicht die aufgezeichnete.
error-record-result = Die Partie endete nicht so, wie die Aufzeichnung sagt.

## Ein neuer Tisch

error-table-game = Welches Spiel möchtest du spielen?
error-table-no-game = Ein Spiel namens „{ $found }“ gibt es hier nicht.
error-table-board-long = Ein Brett darf höchstens { $most } Bytes haben; dieses hat { $found }.
error-table-board-of = Dieses Brett gehört zu einem anderen Spiel: { $found }.
error-table-with = Mit „{ $found }“ kann man nicht spielen: Wähle den Computer, Leute hier oder Freunde.
error-table-seat = „{ $found }“ kann keinen Platz einnehmen.
error-table-seats = Es gibt { $expected } Plätze, nicht { $found }.
error-table-level = Eine Computerstufe „{ $found }“ gibt es nicht.
error-table-number = Die Uhr braucht eine ganze Zahl, nicht „{ $found }“.
error-table-clock = Eine Uhr namens „{ $found }“ gibt es nicht.
error-table-clock-range = An der Uhr müssen { $what ->
    [days] die Tage
    [increment] die Sekunden für jeden Zug
   *[seconds] die Sekunden
    } zwischen { $least } und { $most } liegen, nicht bei { $found }.

## Was erwartet und was gefunden wurde

phrase =
    .shown = { $value }
    .none = nichts
    .some = etwas
    .text = Text
    .flag = true oder false
    .whole-from = eine ganze Zahl ab { $least }
    .whole-between = eine ganze Zahl von { $least } bis { $most }
    .whole-but-not = eine andere ganze Zahl als { $not }
    .off-or-from = 0 (aus) oder eine ganze Zahl ab { $least }
    .either = { $one } oder { $other }
    .one-of = eins von { $names }
    .list = eine Liste
    .list-of = eine Liste mit { $count }
    .object = ein Objekt
    .object-of = ein Objekt mit { $count ->
        [one] 1 Schlüssel
       *[other] { $count } Schlüsseln
    }
    .no-keys = keine Schlüssel
    .only-keys = nur die Schlüssel { $keys }
    .the-key = der Schlüssel { $key }
    .again = noch einmal { $what }
    .twice = zweimal { $what }
    .in-both = { $what } in beiden
    .board = ein Brett
    .game-without-boards = { $game }, das ohne Brett gespielt wird
    .board-or-name = ein Brett oder der Name von einem, das zum Spiel gehört ({ $names })
    .tile-set-or-name = ein Satz Platten oder der Name von einem, der zum Spiel gehört ({ $names })
    .field-of-meadow = ein Feld einer { $size }-Wiese
    .cell-of-tile = ein Feld einer { $size }-Platte
    .four-tiles = eine Liste von 4 Platten: Nordwest, Nordost, Südwest, Südost
    .tile-and-turns = eine Platte und ihre Vierteldrehungen, etwa { $example }
    .each-tile-once = jede Platte einmal
    .no-footprints-on-a-target = keine Spuren auf einem Ziel
    .eight-different-fields = acht verschiedene Felder als Starts und Ziele
    .each-animal-once = jedes Tier einmal
    .animals-between = eine Liste von { $least } bis { $most } Tieren
    .two-teams = zwei Teams aus je zwei Tieren, etwa { $example }
    .team-of-two = ein Team aus zwei Tieren
    .animal-in-play = ein Tier im Spiel, eins von { $animals }
    .field-of-board = ein Feld eines { $size }-Bretts
    .even-tokens = eine gerade Zahl von Spezialkugeln, höchstens { $most } insgesamt
    .tokens = { $count ->
        [one] 1 Spezialkugel
       *[other] { $count } Spezialkugeln
    }
    .square-of-sheet = ein Feld eines { $size }-Blatts
    .value-of-no-other-echidna = ein Wert, den kein anderer Ameisenigel hat
    .as-on = { $value }, wie auf { $square }
    .squares-to-start-from = mindestens { $least } Felder zum Starten
    .nothing-beside-a-board = nichts neben einem Brett, denn nur neue Blätter brauchen es
    .two-ways-on = zwei Wege weiter, einer nach Westen und einer nach Osten
    .two-different-spaces = zwei verschiedene Felder
    .space-of-rank = ein Feld der Reihe { $rank }
    .rows-between = { $least } bis { $most } Reihen
    .spaces-between = { $least } bis { $most } Felder
    .starting-line = eine Startlinie mit { $count } Feldern
    .files-letter = ein Spaltenbuchstabe von a bis z
    .file-of-its-own = eine Spalte, die in dieser Reihe noch frei ist
    .no-rows-beside-a-board = keine Reihen neben einem Brett, das seine eigenen hat

## Optionen, wie das Formular sie nennt

setting-named =
    .ammo = Spezialkugeln
    .animals = Welche Tiere
    .teams = Die Teams
    .players = Wie viele spielen mit
    .rows = Wie viele Reihen
    .rounds = Wie viele Jahreszeiten
    .life = Lebenssteine pro Seite
    .repetition = Wenn sich eine Stellung wiederholt
    .ply_cap = Unentschieden nach so vielen Aktionen
    .first = Wer beginnt
    .mode = Spielweise
    .size = Die Cowboys
    .tie = Wenn beide Scharen gleich groß sind
    .kin = Nach einer Jahreszeit
    .crossing = Zwei einander im Weg
    .targets = Ziele anderer Tiere
