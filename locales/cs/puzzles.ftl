# Puzzles: what is asked, hints, why an answer is right or wrong.

puzzle-role = Hraješ za { $role-acc }.
puzzle-aim = Cíl: { $aim }
puzzle-question =
    .win = Jeden tah vyhrává, ať ostatní udělají cokoli. Který?
    .draw = Všechny tahy kromě jednoho prohrávají. Který partii zachrání?
    .best = Jeden tah je jasně lepší než všechny ostatní. Který?
    .mix = Soupeř nesmí uhodnout, co uděláš. Jak často zvolíš kterou stranu?
puzzle-announced = Ohlašuješ { $what-acc }.
puzzle-question-offered =
    .win = Jedna z možností jistě vyhrává, ať druhá strana přivede kohokoli. Která?
    .draw = Jen jedna z možností neprohrává, ať druhá strana přivede kohokoli. Která?

puzzle-hint = Je to jedno z těchto dvou: { $one }, nebo { $other }.
puzzle-hint-mix = Víc než v polovině případů: { $choice }.

puzzle-right =
    .win =
        { $moves ->
            [0] Odpověď: { $choice }. Vyhráváš, ať ostatní udělají cokoli.
            [one] Odpověď: { $choice }. To vyhrává okamžitě.
           *[other] Odpověď: { $choice }. Vyhráváš nejpozději svým { $moves }. tahem, ať ostatní udělají cokoli.
        }
    .draw = Odpověď: { $choice }. Pak už proti tobě nikdo výhru nevynutí.
    .best = Odpověď: { $choice }. Tvoje šance na výhru je { $chance } %. S druhým nejlepším tahem je { $next } %.
puzzle-others-lose = Všechny ostatní tahy prohrávají.
puzzle-others-draw = Žádný jiný tah nevyhrává.
puzzle-others =
    { $lost ->
        [one] Jeden jiný tah prohrává
        [few] { $lost } jiné tahy prohrávají
       *[other] { $lost } jiných tahů prohrává
    }, { $drawn ->
        [one] jeden jen remizuje
        [few] { $drawn } jen remizují
       *[other] { $drawn } jen remizuje
    }.
puzzle-others-beaten = Každou z ostatních jde porazit.
puzzle-right-mix = Při nejlepší hře: { $parts }. Tvoje šance na výhru je pak { $chance } %, ať soupeř udělá cokoli.
puzzle-part = { $times } { $choice }
puzzle-always = Vždycky jen { $choice }? Soupeř se připraví a tvoje šance klesne na { $chance } %.

puzzle-wrong-lost = To prohrává. Sleduj, co se stane.
puzzle-wrong-drawn = Tím výhru pouštíš z ruky. Po nejlepší odpovědi už ji nikdo nevynutí.
puzzle-wrong = S tím je tvoje šance na výhru { $chance } %. Existuje lepší tah.
puzzle-wrong-other = S tím je tvoje šance na výhru nejvýš { $chance } %. Existuje lepší tah.
puzzle-wrong-mix = Ne tak docela. Příliš často { $choice }.
puzzle-wrong-shares = Ne tak docela.

puzzle-never = nikdy
puzzle-every = pokaždé
puzzle-times =
    { $count ->
        [one] jednou
        [2] dvakrát
        [3] třikrát
        [4] čtyřikrát
       *[other] { $count }krát
    } { $of ->
        [2] ze 2
        [3] ze 3
        [4] ze 4
        [6] ze 6
        [7] ze 7
        [100] ze 100
       *[other] z { $of }
    }

## Pages

nav-puzzles = Úlohy
puzzle-title = { $game }, úloha { $number }
puzzle-next = Další úloha
puzzle-all = Všechny úlohy
puzzle-streak = Dní v řadě: { $count }!
puzzle-grade =
    .easy = Lehká
    .medium = Střední
    .hard = Těžká
puzzle-goal =
    .win = Výhra
    .draw = Záchrana
    .best = Nejlepší tah
    .mix = Jak často?
puzzles-heading = Úlohy
puzzles-lead = Najdi jediný správný tah. Každé řešení je dokázané: správná je jen jedna odpověď, a jak se trestá špatná, uvidíš na vlastní oči.
puzzles-day = Úloha dne
puzzles-day-told = Každý den nová, pro všechny stejná.
puzzles-solve = Vyřešit
puzzles-streak-one = Zatím jeden den v řadě.
puzzles-streak = Dní v řadě: { $count }.
puzzles-by-game = Úlohy podle her
puzzles-count = { $count ->
    [one] jedna úloha
    [few] { $count } úlohy
   *[other] { $count } úloh
}
puzzles-solved = , vyřešeno { $count }
puzzles-of = { $game }: úlohy
puzzles-game-lead = Od lehkých po těžké. Co máš v tomto prohlížeči vyřešené, je odškrtnuté.
puzzles-next = Vyřešit další
puzzles-done = vyřešeno
puzzles-everything = Všechny úlohy
puzzles-play = Hrát: { $game }
puzzles-solutions = Řešení
puzzles-link = Řešit úlohy
