# Puzzles: what is asked, hints, why an answer is right or wrong.

puzzle-role = Du spiller { $role-de }.
puzzle-aim = Mål: { $aim }
puzzle-question =
    .win = Ét træk vinder, uanset hvad de andre gør. Hvilket?
    .draw = Alle træk på nær ét taber. Hvilket redder spillet?
    .best = Ét træk er klart bedre end alle andre. Hvilket?
    .mix = Modstanderen må ikke kunne gætte det. Hvor ofte vælger du hver side?
puzzle-announced = Du melder { $what-de }.
puzzle-question-offered =
    .win = Én af dem vinder med sikkerhed, uanset hvad den anden side stiller med. Hvilken?
    .draw = Kun én af dem taber ikke, uanset hvad den anden side stiller med. Hvilken?

puzzle-hint = Det er en af disse to: { $one } eller { $other }.
puzzle-hint-mix = Mere end halvdelen af gangene: { $choice }.

puzzle-right =
    .win =
        { $moves ->
            [0] Svaret: { $choice }. Du vinder, uanset hvad de andre gør.
            [one] Svaret: { $choice }. Det vinder med det samme.
           *[other] Svaret: { $choice }. Du vinder senest i dit { $moves }. træk, uanset hvad de andre gør.
        }
    .draw = Svaret: { $choice }. Derefter kan ingen gennemtvinge en sejr mod dig.
    .best = Svaret: { $choice }. Din chance for at vinde er { $chance } %. Med det næstbedste træk er den { $next } %.
puzzle-others-lose = Alle andre træk taber.
puzzle-others-draw = Intet andet træk vinder.
puzzle-others =
    { $lost ->
        [one] Ét andet træk taber
       *[other] { $lost } andre træk taber
    }, { $drawn ->
        [one] ét giver kun uafgjort
       *[other] { $drawn } giver kun uafgjort
    }.
puzzle-others-beaten = Alle de andre kan slås.
puzzle-right-mix = Med perfekt spil: { $parts }. Så er din chance for at vinde { $chance } %, uanset hvad modstanderen gør.
puzzle-part = { $times } { $choice }
puzzle-always = Altid { $choice }, og modstanderen indstiller sig på det: din chance falder til { $chance } %.

puzzle-wrong-lost = Det taber. Se, hvad der sker.
puzzle-wrong-drawn = Så glipper sejren. Efter det bedste svar kan ingen gennemtvinge en.
puzzle-wrong = Med det er din chance for at vinde { $chance } %. Der er et bedre træk.
puzzle-wrong-other = Med det er din chance for at vinde højst { $chance } %. Der er et bedre træk.
puzzle-wrong-mix = Ikke helt. For ofte { $choice }.
puzzle-wrong-shares = Ikke helt.

puzzle-never = aldrig
puzzle-every = hver gang
puzzle-times =
    { $count ->
        [one] én gang ud af { $of }
       *[other] { $count } gange ud af { $of }
    }

## Pages

nav-puzzles = Opgaver
puzzle-title = { $game }, opgave { $number }
puzzle-next = Næste opgave
puzzle-all = Alle opgaver
puzzle-streak = { $count } dage i træk!
puzzle-grade =
    .easy = Let
    .medium = Middel
    .hard = Svær
puzzle-goal =
    .win = Vind
    .draw = Red det
    .best = Bedste træk
    .mix = Hvor ofte?
puzzles-heading = Opgaver
puzzles-lead = Find det ene rigtige træk. Hver løsning er bevist: kun ét svar er rigtigt, og et forkert bliver straffet for øjnene af dig.
puzzles-day = Dagens opgave
puzzles-day-told = En ny hver dag, den samme for alle.
puzzles-solve = Løs den
puzzles-streak-one = Én dag i træk indtil nu.
puzzles-streak = { $count } dage i træk.
puzzles-by-game = Opgaver efter spil
puzzles-count = { $count ->
    [one] én opgave
   *[other] { $count } opgaver
}
puzzles-solved = , { $count } løst
puzzles-of = { $game }: opgaver
puzzles-game-lead = Fra let til svær. Det, du har løst i denne browser, har et flueben.
puzzles-next = Løs den næste
puzzles-done = løst
puzzles-everything = Alle opgaver
puzzles-play = Spil { $game }
puzzles-solutions = Løsninger
puzzles-link = Løs opgaver
