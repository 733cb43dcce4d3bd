# Rätsel: was gefragt wird, Tipps, warum eine Antwort richtig oder falsch ist.

puzzle-role = Du spielst { $role-acc }.
puzzle-aim = Ziel: { $aim }
puzzle-question =
    .win = Ein Zug gewinnt, egal, was die anderen tun. Welcher?
    .draw = Alle Züge verlieren, bis auf einen. Welcher rettet die Partie?
    .best = Ein Zug ist klar besser als alle anderen. Welcher?
    .mix = Dein Gegenüber darf dich nicht durchschauen. Wie oft wählst du welche Seite?
puzzle-announced = Dein angesagtes Tier: { $what }.
puzzle-question-offered =
    .win = Eines davon gewinnt sicher, egal, was die andere Seite mitbringt. Welches?
    .draw = Nur eines davon verliert nicht, egal, was die andere Seite mitbringt. Welches?

puzzle-hint = Es ist eins von beiden: { $one } oder { $other }.
puzzle-hint-mix = In mehr als der Hälfte der Fälle: { $choice }.

puzzle-right =
    .win =
        { $moves ->
            [0] Die Antwort: { $choice }. Du gewinnst, egal, was die anderen tun.
            [one] Die Antwort: { $choice }. Das gewinnt sofort.
           *[other] Die Antwort: { $choice }. Du gewinnst spätestens mit deinem { $moves }. Zug, egal, was die anderen tun.
        }
    .draw = Die Antwort: { $choice }. Danach kann niemand mehr einen Sieg gegen dich erzwingen.
    .best = Die Antwort: { $choice }. Deine Gewinnchance ist { $chance } %. Mit dem nächstbesten Zug sind es { $next } %.
puzzle-others-lose = Alle anderen Züge verlieren.
puzzle-others-draw = Kein anderer Zug gewinnt.
puzzle-others =
    { $lost ->
        [one] Ein anderer Zug verliert
       *[other] { $lost } andere Züge verlieren
    }, { $drawn ->
        [one] einer endet nur unentschieden
       *[other] { $drawn } enden nur unentschieden
    }.
puzzle-others-beaten = Alles andere lässt sich schlagen.
puzzle-right-mix = Bei bestem Spiel: { $parts }. Deine Gewinnchance ist dann { $chance } %, egal, was dein Gegenüber tut.
puzzle-part = { $times } { $choice }
puzzle-always = Immer { $choice }: Darauf stellt sich dein Gegenüber ein, und deine Chance sinkt auf { $chance } %.

puzzle-wrong-lost = Das verliert. Sieh zu, was geschieht.
puzzle-wrong-drawn = Damit ist der Sieg weg. Nach der besten Antwort kann ihn niemand mehr erzwingen.
puzzle-wrong = Damit ist deine Gewinnchance { $chance } %. Es gibt einen besseren Zug.
puzzle-wrong-other = Damit ist deine Gewinnchance höchstens { $chance } %. Es gibt einen besseren Zug.
puzzle-wrong-mix = Nicht ganz. Zu oft: { $choice }.
puzzle-wrong-shares = Nicht ganz.

puzzle-never = nie
puzzle-every = immer
puzzle-times =
    { $count ->
        [one] in einem von { $of } Fällen
       *[other] in { $count } von { $of } Fällen
    }

## Seiten

nav-puzzles = Rätsel
puzzle-title = { $game }, Rätsel { $number }
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
puzzle-streak = { $count } Tage in Folge!
puzzle-grade =
    .easy = Leicht
    .medium = Mittel
    .hard = Schwer
puzzle-goal =
    .win = Gewinne
    .draw = Rette dich
    .best = Bester Zug
    .mix = Wie oft?
puzzles-heading = Rätsel
puzzles-lead = Finde den einen richtigen Zug. Jede Lösung ist bewiesen: Nur eine Antwort stimmt, und eine falsche rächt sich vor deinen Augen.
puzzles-day = Rätsel des Tages
puzzles-day-told = Jeden Tag ein neues, für alle dasselbe.
puzzles-solve = Lösen
puzzles-streak-one = Deine Serie: bisher ein Tag.
puzzles-streak = { $count } Tage in Folge.
puzzles-by-game = Rätsel nach Spiel
puzzles-count = { $count ->
    [one] ein Rätsel
   *[other] { $count } Rätsel
}
puzzles-solved = , { $count } gelöst
puzzles-of = { $game }: Rätsel
puzzles-game-lead = Von leicht bis schwer. Was du in diesem Browser gelöst hast, trägt ein Häkchen.
puzzles-next = Das nächste lösen
puzzles-done = gelöst
puzzles-everything = Alle Rätsel
puzzles-play = { $game } spielen
puzzles-solutions = Lösungen
puzzles-link = Rätsel lösen
