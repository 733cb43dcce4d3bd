### The game in the terminal. Words in `backticks`, and hint, undo and the like, are typed as they stand.

terminal-game = Vítej v Gambolu. Kterou hru?
terminal-way = { $game }: jak se bude hrát?
terminal-way-muddy-ride =
    .all = Každý sám za sebe, čtyři zvířata
    .two = Každý sám za sebe, dvě zvířata
    .white-horse = Bílý kůň: dva týmy, vyhrává první v cíli
    .all-or-nothing = Všechno, nebo nic: dva týmy, do cíle musí obě zvířata
    .secret = Tajní jezdci: skrytá zvířata a kostka
terminal-way-duel =
    .small = Malí kovbojové
    .large = Velcí kovbojové, přes dvě pole
terminal-way-kangaruse =
    .regular = Dva hráči, běžný arch
    .tiny = Dva hráči, maličký arch
    .large = Tři hráči, velký arch
    .huge = Pět hráčů, obří arch
terminal-way-two-paths =
    .seven = Sedm řad
    .nine = Devět řad
terminal-way-gunst =
    .return = Čtyři období, lidé se vracejí
    .spent = Čtyři období, lidé se nevracejí

terminal-who = Kdo hraje?
    .one = Já ({ $first }) proti počítači
    .all = { $count ->
        [2] Hrajeme tu oba a střídáme se
       *[other] Hrajeme tu všichni ({ $count }) a střídáme se
    }
    .none = Nikdo: dívat se, jak hraje počítač
terminal-level = Jak silný?
    .easiest = 1, začátečník
    .strong = 5, silný
    .perfect = dokonalý tam, kde jde dokonalou hru spočítat

terminal-choose = 1–{ $most }, nebo q (konec):
terminal-number = čekám číslo od 1 do { $most }, přišlo { $found }
terminal-percent = čekám číslo od 0 do 100, přišlo { $found }
terminal-move = { $who } (? poradí):
terminal-unlisted = tahy ještě nemají čísla; `all` je vypíše, nebo napiš přímo tah
terminal-many = { $count ->
    [one] { $count } tah, třeba { $moves }
    [few] { $count } tahy, třeba { $moves }
   *[other] { $count } tahů, třeba { $moves }
    }; `all` je vypíše
terminal-help = Napiš číslo tahu, nebo přímo tah.
    .all = vypsat všechny tahy, ať je jich kolik chce
    .hint = co by hrál počítač a jakou to má cenu
    .undo = vrátit se k poslednímu svému rozhodnutí
    .save = zapsat dosavadní záznam do souboru
    .rules = vypsat pravidla
    .quit = odejít ze hry
terminal-file = SOUBOR
terminal-left = Konec. Díky za hru.
terminal-call = Kdo zavolá první, má slovo! { $keys }
terminal-call-key = { $who }: { $key }
terminal-plays = { $who } hraje { $move }
    .worth = { $who } hraje { $move } ({ $value })
terminal-thinking = přemýšlím
terminal-nothing = Není z čeho vybírat.
terminal-rules = Každý případ a zápis tahů, anglicky: { $command }
terminal-hand-over = Předej klávesnici, na řadě je { $who }. Pak stiskni Enter.
terminal-unplayed = Ještě se nic nezahrálo.
terminal-undone = Vráceno akcí: { $back } z celkem { $before }.
terminal-saved = Záznam je v souboru { $file }.
terminal-stands = { $game }, { $actions ->
    [one] { $actions } akce
    [few] { $actions } akce
   *[other] { $actions } akcí
    }
terminal-going-on = { $stands }, hraje se dál
terminal-ended = { $stands }, ukončili hráči
terminal-points = { $stands }, body: { $points }
terminal-result = { $stands }. { $result }

## What a move is worth

value-exact = { $value } přesně
value-bounded = { $low } až { $high } dokázáno
value-estimate = { $value } ± { $within } odhad
value-estimate-between = { $value } odhad, { $low } až { $high }
value-in = { $value } za { $actions }

## Boards drawn as text

terminal-target = cíl
terminal-life = život
terminal-doubled = * zdvojnásobeno

## Puzzles

terminal-puzzle = { $game }, úloha { $number } ({ $grade })
terminal-puzzle-ask = tvůj tah, nebo hint, answer, q:
terminal-puzzle-mix = jak často { $choice }, v procentech (0–100), nebo hint, answer, q:
