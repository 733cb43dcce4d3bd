### Das Spiel im Terminal. Wörter in `Backticks` und hint, undo usw. werden getippt, wie sie dastehen.

terminal-game = Willkommen bei Gambol. Welches Spiel?
terminal-way = { $game }: welche Spielweise?
terminal-way-muddy-ride =
    .all = Alle gegen alle, vier Tiere
    .two = Alle gegen alle, zwei Tiere
    .white-horse = Weißes Ross: zwei Teams, das erste Tier im Ziel gewinnt
    .all-or-nothing = Alles oder nichts: zwei Teams, beide Tiere müssen ins Ziel
    .secret = Geheime Reiter: verborgene Tiere und ein Würfel
terminal-way-duel =
    .small = Kleine Cowboys
    .large = Große Cowboys, zwei Felder breit
terminal-way-kangaruse =
    .regular = Zu zweit, mittleres Blatt
    .tiny = Zu zweit, winziges Blatt
    .large = Zu dritt, großes Blatt
    .huge = Zu fünft, riesiges Blatt
terminal-way-two-paths =
    .seven = Sieben Reihen
    .nine = Neun Reihen
terminal-way-gunst =
    .return = Vier Jahreszeiten, die Leute kehren heim
    .spent = Vier Jahreszeiten, die Leute sind verbraucht

terminal-who = Wer spielt?
    .one = Ich spiele { $first-acc } gegen den Computer
    .all = { $count ->
        [2] Wir spielen hier zu zweit, abwechselnd
       *[other] Wir spielen hier reihum: alle { $count } Plätze
    }
    .none = Niemand: dem Computer zusehen
terminal-level = Wie stark?
    .easiest = 1, für den Anfang
    .strong = 5, stark
    .perfect = perfekt, wo sich perfektes Spiel berechnen lässt

terminal-choose = 1–{ $most }, oder q zum Verlassen:
terminal-number = erwartet eine Zahl von 1 bis { $most }, gefunden { $found }
terminal-percent = erwartet eine Zahl von 0 bis 100, gefunden { $found }
terminal-move = { $who } (? für Hilfe):
terminal-unlisted = die Züge haben noch keine Nummern; `all` zeigt sie, oder tipp den Zug selbst ein
terminal-many = { $count ->
    [one] { $count } Zug, etwa { $moves }
   *[other] { $count } Züge, etwa { $moves }
    }; `all` zeigt alle
terminal-help = Tipp die Nummer eines Zugs oder den Zug selbst ein.
    .all = alle Züge zeigen, so viele es auch sind
    .hint = was der Computer spielen würde und was das wert ist
    .undo = bis zu deiner letzten Entscheidung zurücknehmen
    .save = die Aufzeichnung bis hierher in eine Datei schreiben
    .rules = die Regeln zeigen
    .quit = die Partie verlassen
terminal-file = DATEI
terminal-left = Partie verlassen. Danke fürs Spielen.
terminal-call = Wer zuerst ruft, hat das Sagen! { $keys }
terminal-call-key = { $who }: { $key }
terminal-plays = { $who } spielt { $move }
    .worth = { $who } spielt { $move } ({ $value })
terminal-thinking = denkt nach
terminal-nothing = Es gibt nichts zu wählen.
terminal-rules = Jeder Fall, und wie Züge geschrieben werden, auf Englisch: { $command }
terminal-hand-over = Gib weiter an { $who-acc }, dann drück Enter.
terminal-unplayed = Es wurde noch nichts gespielt.
terminal-undone = { $back } von { $before } Aktionen zurückgenommen.
terminal-saved = Die Aufzeichnung steht in { $file }.
terminal-stands = { $game }, { $actions ->
    [one] { $actions } Aktion
   *[other] { $actions } Aktionen
    }
terminal-going-on = { $stands }, läuft noch
terminal-ended = { $stands }, am Tisch beendet
terminal-points = { $stands }, { $points } Punkte
terminal-result = { $stands }. { $result }

## Was ein Zug wert ist

value-exact = { $value } exakt
value-bounded = { $low } bis { $high } bewiesen
value-estimate = { $value } ± { $within } geschätzt
value-estimate-between = { $value } geschätzt, { $low } bis { $high }
value-in = { $value } in { $actions }

## Bretter als Text

terminal-target = Ziel
terminal-life = Leben
terminal-doubled = * verdoppelt

## Rätsel

terminal-puzzle = { $game }, Rätsel { $number } ({ $grade })
terminal-puzzle-ask = dein Zug, oder hint, answer, q:
terminal-puzzle-mix = wie oft { $choice }, in Prozent (0–100), oder hint, answer, q:
