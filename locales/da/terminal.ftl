### The game in the terminal: gambol play and gambol puzzle. Words in `backticks`, and here, hint, undo and the like, are
### typed as they stand; they are the same in every language.

terminal-game = Velkommen til Gambol. Hvilket spil?
terminal-way = { $game }: på hvilken måde?
terminal-way-muddy-ride =
    .all = Alle mod alle, fire dyr
    .two = Alle mod alle, to dyr
    .white-horse = Hvid hest: to hold, den første i mål vinder
    .all-or-nothing = Alt eller intet: to hold, begge dyr skal i mål
    .secret = Hemmelige ryttere: skjulte dyr og en terning
terminal-way-duel =
    .small = Små cowboys
    .large = Store cowboys, to felter brede
terminal-way-kangaruse =
    .regular = To spillere, normalt ark
    .tiny = To spillere, bittelille ark
    .large = Tre spillere, stort ark
    .huge = Fem spillere, kæmpeark
terminal-way-two-paths =
    .seven = Syv rækker
    .nine = Ni rækker
terminal-way-gunst =
    .return = Fire årstider, frænderne kommer hjem
    .spent = Fire årstider, frænderne bruges op

terminal-who = Hvem spiller?
    .one = Jeg spiller { $first-de } mod computeren
    .all = { $count ->
        [2] Vi er to her og skiftes
       *[other] Vi er { $count } her og skiftes
    }
    .none = Ingen: se computeren spille
terminal-level = Hvor stærk?
    .easiest = 1, en begynder
    .strong = 5, stærk
    .perfect = perfekt, hvor perfekt spil kan beregnes

terminal-choose = 1–{ $most }, eller q for at gå:
terminal-number = forventede et tal fra 1 til { $most }, fandt { $found }
terminal-percent = forventede et tal fra 0 til 100, fandt { $found }
terminal-move = { $who } (? for hjælp):
terminal-unlisted = trækkene har ingen numre endnu; `all` viser dem, eller skriv selve trækket
terminal-many = { $count } træk, for eksempel { $moves }; `all` viser dem
terminal-help = Skriv nummeret på et træk eller selve trækket.
    .all = vis alle træk, uanset hvor mange
    .hint = hvad computeren ville spille, og hvad det er værd
    .undo = tilbage til din seneste beslutning
    .save = gem referatet indtil nu i en fil
    .rules = vis regelbogen
    .quit = forlad spillet
# What stands for the name of a file in the line about saving.
terminal-file = FIL
terminal-left = Farvel, og tak for spillet.
terminal-call = Den, der råber først, får ordet! { $keys }
terminal-call-key = { $who }: { $key }
terminal-plays = { $who } spiller { $move }
    .worth = { $who } spiller { $move } ({ $value })
terminal-thinking = tænker
terminal-nothing = Der er intet at vælge.
terminal-rules = Alle tilfælde, og hvordan træk skrives, på engelsk: { $command }
terminal-hand-over = Giv videre til { $who }, og tryk på Enter.
terminal-unplayed = Der er ikke spillet noget endnu.
terminal-undone = Fortrød { $back } af { $before } handlinger.
terminal-saved = Referatet ligger i { $file }.
terminal-stands = { $game }, { $actions ->
    [one] { $actions } handling
   *[other] { $actions } handlinger
    }
terminal-going-on = { $stands }, stadig i gang
terminal-ended = { $stands }, afsluttet af spillerne
terminal-points = { $stands }, { $points } point
terminal-result = { $stands }. { $result }

## What a move is worth

value-exact = { $value } eksakt
value-bounded = { $low } til { $high } bevist
value-estimate = { $value } ± { $within } anslået
value-estimate-between = { $value } anslået, { $low } til { $high }
value-in = { $value } på { $actions }

## Boards drawn as text

terminal-target = mål
terminal-life = liv
terminal-doubled = * fordoblet

## Puzzles

terminal-puzzle = { $game }, opgave { $number } ({ $grade })
terminal-puzzle-ask = dit træk, eller hint, answer, q:
terminal-puzzle-mix = hvor ofte { $choice }, i procent (0–100), eller hint, answer, q:
