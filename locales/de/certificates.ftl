### Was man über ein Brett weiß. $at ist leer oder nennt in Klammern die Spielweise.

certificate-at = {" "}({ $set-up })
certificate-label =
    .exact = exakt
    .bounded = bewiesen
    .estimate = geschätzt

## Über das ganze Brett

certificate-forced = Wer beginnt, kann den Sieg in { $actions ->
    [one] 1 Aktion
   *[other] { $actions } Aktionen
    } erzwingen{ $at }.
certificate-forced-against = Gegen die Seite, die beginnt, lässt sich der Sieg erzwingen{ $at }.
certificate-even = { $count ->
    [one] Zwischen zwei Seiten ist es bei bestem Spiel genau ausgeglichen.
    [2] Zwischen zwei Seiten ist es bei bestem Spiel genau ausgeglichen, in beiden Spielweisen, die gelöst wurden.
   *[other] Zwischen zwei Seiten ist es bei bestem Spiel genau ausgeglichen, in allen { $count } Spielweisen, die gelöst wurden.
    }
certificate-even-others = { $count ->
    [one] In der anderen gelösten Spielweise sind zwei Seiten bei bestem Spiel genau ausgeglichen.
   *[other] In den { $count } anderen gelösten Spielweisen sind zwei Seiten bei bestem Spiel genau ausgeglichen.
    }
certificate-forced-several = Wer beginnt, kann den Sieg in { $count } Spielweisen erzwingen: { $set-ups }.
certificate-forced-against-several = Gegen die Seite, die beginnt, lässt sich der Sieg in { $count } Spielweisen erzwingen: { $set-ups }.
certificate-unforced = Alle gegen alle, { $players } Personen: Niemand kann den Sieg gegen alle anderen zusammen erzwingen.
certificate-ahead = Bei bestem Spiel liegt, wer beginnt, um { $value } des Einsatzes vorn{ $at }.
certificate-behind = Bei bestem Spiel liegt, wer beginnt, um { $value } des Einsatzes zurück{ $at }.
certificate-nearly-ahead = Praktisch fair: Bei bestem Spiel liegt, wer beginnt, um { $value } des Einsatzes vorn{ $at }.
certificate-nearly-behind = Praktisch fair: Bei bestem Spiel liegt, wer beginnt, um { $value } des Einsatzes zurück{ $at }.
certificate-held = In { $games } Partien hielten perfekte Spieler das Unentschieden im Schnitt { $actions } Aktionen lang{ $at }.
certificate-lasts = In { $games } Partien zwischen perfekten Spielern dauerte eine Partie im Schnitt { $actions } Aktionen, und { $drawn } % der Partien endeten unentschieden{ $at }.
certificate-strength = Stufe { $level }
certificate-strength-searching = Stufe { $level }, { $playouts } Probepartien je Zug
certificate-equal = In { $games } Partien zwischen { $players } gleich starken Computern ({ $strength }) lagen die Plätze { $apart } % ± { $within } % auseinander, { $drawn } % der Partien endeten unentschieden, und eine Partie dauerte im Schnitt { $actions } Aktionen{ $at }.
certificate-brief = Bei { $players } gleich starken Computern ({ $strength }) liegen die Plätze { $apart } % ± { $within } % auseinander{ $at }.
certificate-length = Eine Partie dauert etwa { $actions } Züge.
certificate-layouts = Von { $tried } zufälligen Anordnungen { $good ->
    [0] ist keine gut
    [one] ist 1 gut
   *[other] sind { $good } gut
    }: { $wants }.
certificate-layouts-apart = Legen ist Glückssache: Bei der Hälfte der Anordnungen liegen die Plätze gleich starker Computer ({ $strength }) mehr als { $apart } % auseinander.

## Über jede Spielweise

set-up =
    .usual = übliche Regeln
    .animals = nur { $value }
    .mode-free-for-all = Alle gegen alle
    .mode-white-horse = Weißes Ross
    .mode-all-or-nothing = Alles oder nichts
    .mode-secret = Geheime Reiter
    .teams-NS = { teams-facing }
    .teams-NE = { teams-east }
    .teams-NW = { teams-west }
    .size-small = kleine Cowboys
    .size-large = große Cowboys
    .players = { $value } Personen
    .rows = { $value } Reihen
    .rounds = { $value } Jahreszeiten
certificate-value = Bei bestem Spiel ist die Partie für die Seite, die beginnt, { $value } wert ({ $label }).
certificate-bounds = Bei bestem Spiel ist die Partie für die Seite, die beginnt, zwischen { $low } und { $high } wert ({ $label }).
certificate-best = Bei perfektem Spiel dauerten { $games } Partien im Schnitt { $actions } Aktionen, und { $drawn } % endeten unentschieden.
certificate-level = In { $games } Partien zwischen { $players } gleich starken Computern ({ $strength }) lagen die Plätze { $apart } % ± { $within } % auseinander, { $drawn } % der Partien endeten unentschieden, und eine Partie dauerte im Schnitt { $actions } Aktionen.
certificate-matters = In { $share } % der Stellungen kam es auf die Wahl an ({ $label }).

## Was eine gute Anordnung bieten muss

certificate-want =
    .fair-within = fair bis auf { $first } %
    .value-within = für niemanden mehr als { $first } wert
    .seats-within = Plätze höchstens { $first } % auseinander
    .balanced-within = ausgewogen bis auf { $first } %
    .no-draw = kein Unentschieden
    .at-most-draws = höchstens { $first } % unentschieden
    .lasts-at-least-turns = mindestens { $first } Züge
    .lasts-to-turns = { $first } bis { $second } Züge
    .nobody-can-force-a-win = niemand kann den Sieg erzwingen
    .at-least-good-openings = mindestens { $first } gute Eröffnungen
    .choices-matter-at-least = in mindestens { $first } % der Stellungen kommt es auf die Wahl an
