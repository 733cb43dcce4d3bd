### Why an action is refused.

refusal-notation = „{ $action }“ není v této hře tah.
refusal-chance = „{ $outcome }“ se tu stát nemůže.

## Muddy Ride

refusal-muddy-ride-over = Partie skončila.
refusal-muddy-ride-chance-first = Nejdřív se musí rozdat karta nebo hodit kostkou.
refusal-muddy-ride-turn-of = Na tahu je { $who }.
refusal-muddy-ride-only-chance = O kartách a kostce rozhoduje náhoda; nikdo je nevolí.
refusal-muddy-ride-splash-first = Nejdřív vyber, koho skok { $animal-gen } odcákne.
refusal-muddy-ride-no-splash = Není o čem rozhodovat: nikdo si nepřekáží.
refusal-muddy-ride-name-the-animal = U Tajných jezdců musíš říct, které zvíře skáče.
refusal-muddy-ride-own-animal-only = Skákat smíš jen se svým zvířetem.
refusal-muddy-ride-not-pictured = Na kostce je { $face }, ne { $animal }.
refusal-muddy-ride-has-arrived = Skočit nejde: { $animal } už je v cíli.
refusal-muddy-ride-off-the-meadow = Pole { $field } na louce není.
refusal-muddy-ride-not-sideways-or-back = Z místa, kde stojí { $animal }, není { $field } o jedno pole doleva, doprava, dozadu ani šikmo dozadu.
refusal-muddy-ride-not-sideways = Z místa, kde stojí { $animal }, není { $field } o jedno pole doleva ani doprava, a Tajní jezdci dozadu neskáčou.
refusal-muddy-ride-occupied = Na poli { $field } stojí { $animal }.
refusal-muddy-ride-target-of-another = Pole { $field } je cíl { $animal-gen } a ostatní tam nesmějí.
refusal-muddy-ride-must-jump = Vynechat tah smíš, jen když není kam skočit. Teď má kam skočit { $animals }.
refusal-muddy-ride-has-no-way = Tohle cáknutí { $animal-acc } nikam neodnese.
refusal-muddy-ride-one-to-a-field = Na jedno pole se vejde jen jeden: na { $field } míří { $animals }.
refusal-muddy-ride-not-vacated = Z pole { $field } nikdo neodchází, takže se tam nevejde { $animal }.
refusal-muddy-ride-more-can-move = Pohnout se musí každý, kdo může: tady naráz { $animals }.

## Duel

refusal-duel-game-over = Partie skončila.
refusal-duel-turn-of = Na tahu je { $who }.
refusal-duel-chance-turns-over = O tom, který speciální náboj se odkryje, rozhoduje náhoda.
refusal-duel-place-first = Nejdřív je třeba postavit kovboje: { $cowboy }.
refusal-duel-placed = Oba kovbojové už stojí.
refusal-duel-first-rank = Kovboj ({ $cowboy }) patří do řady { $rank }.
refusal-duel-off-grid = { $size ->
    [large] Pole { $field } a pole na východ od něj nejsou obě na plánu.
   *[small] Pole { $field } na plánu není.
    }
refusal-duel-choose-shot = Nejdřív vyber, kdo odletí.
refusal-duel-no-shot-to-choose = Není o čem rozhodovat: nikdo si nepřekáží.
refusal-duel-stepped = Ukročit smíš jen jednou za tah.
refusal-duel-no-step = Na { $field } se ukročit nedá ({ $cowboy }): jen o pole doleva, doprava, dozadu nebo šikmo dozadu.
refusal-duel-occupied = Na { $field } se ukročit nedá, v cestě je kovboj: { $cowboy }.
refusal-duel-name-trigger = Když velký kovboj ukročí dozadu, musíš říct, které pole odpálí: { $west }, nebo { $east }.
refusal-duel-clear-trigger = Tento krok může odpálit jen jedno pole, není co upřesňovat.
refusal-duel-trigger-elsewhere = Tento krok nevede na { $field }, takže to pole odpálit nemůže.
refusal-duel-can-step = Vynechat tah smíš, jen když nemáš kam ukročit.
refusal-duel-fired = Za tah smíš vystřelit jen jeden speciální náboj.
refusal-duel-no-tokens = Speciální náboje už došly ({ $cowboy }).
refusal-duel-must-step = Před koncem tahu musíš ukročit.

## Kangaruse

refusal-kangaruse-game-over = Partie skončila.
refusal-kangaruse-not-on-turn = Na tahu je { $who }.
refusal-kangaruse-start-first = Nejdřív vyber políčko, kde začneš.
refusal-kangaruse-has-started = Všichni klokani už jsou na archu.
refusal-kangaruse-not-stuck = Přenést se smíš jen tehdy, když na začátku tahu nemáš kam skočit.
refusal-kangaruse-may-not-give-up = Skončit smíš, jen když nemáš kam skočit.
refusal-kangaruse-must-jump-again = Po dopadu na políčko klokan musíš skočit znovu.
refusal-kangaruse-must-destroy = Nejdřív vyber dvě políčka, která tygr přeškrtne.
refusal-kangaruse-nothing-to-destroy = Přeškrtávat smíš jen hned po dopadu na tygra.
refusal-kangaruse-off-sheet = Políčko { $square } na archu není.
refusal-kangaruse-own-square = Na { $square } stojí tvůj vlastní klokan.
refusal-kangaruse-tree = Na { $square } je strom.
refusal-kangaruse-crossed-out = Políčko { $square } je přeškrtnuté.
refusal-kangaruse-occupied = Na { $square } stojí klokan.
refusal-kangaruse-start-scores = Políčko { $square } je bodované, takže tam začít nesmíš.
refusal-kangaruse-teleport-scores = Políčko { $square } je bodované, takže se tam přenést nesmíš.
refusal-kangaruse-no-start = Políčko { $square } není startovní.
refusal-kangaruse-echidna-too-low = Ježura na { $square } má { $value }, a to není víc než tvoje minulá, { $last }.
refusal-kangaruse-cacketoo-shuns = Z kakadu nesmíš dopadnout na bodované políčko, a to { $square } je.
refusal-kangaruse-koala-too-near = Z koaly nesmíš dopadnout vedle klokana, a { $square } je hned vedle toho na { $kangaroo }.
refusal-kangaruse-kiwi-too-near = Kivi na { $kiwi } nikoho vedle sebe nestrpí, a { $square } je hned vedle.
refusal-kangaruse-out-of-reach = Na { $square } žádný skok nevede: skáče se rovně, o 1 až 4 políčka, podle čísla nebo podle šipky.
refusal-kangaruse-too-many-picks = Na { $square } by bylo třeba zvolit směr i číslo; jedno z nich musíš poslechnout.
refusal-kangaruse-tree-in-the-way = V cestě je strom na { $square }.
refusal-kangaruse-kangaroo-in-the-way = Z koaly nesmíš přeskočit klokana na { $square }.
refusal-kangaruse-kiwi-in-the-way = Kivi na { $square } nesmíš přeskočit.
refusal-kangaruse-quoll-keeps-direction = Kvůli kunovci na { $square } si nikdo nesmí zvolit směr { $direction }.
refusal-kangaruse-quoll-keeps-number = Kvůli kunovci na { $square } si nikdo nesmí zvolit číslo { $number }.
refusal-kangaruse-dingo-commands = Musíš poslechnout dinga na { $square }.
refusal-kangaruse-numbat-must-score = Z mravencojeda musíš dopadnout na bodované políčko.
refusal-kangaruse-not-in-line = Políčko { $square } není v tygrově sloupci ani řadě.
refusal-kangaruse-same-twice = Přeškrtnout musíš dvě různá políčka, ne dvakrát { $square }.
refusal-kangaruse-not-in-byte-order = Uveď obě políčka v abecedním pořadí.

## Two Paths

refusal-two-paths-over = Partie skončila.
refusal-two-paths-not-asked = Teď volí { $who }.
refusal-two-paths-line-up-first = Nejdřív musí oba seřadit zvířata.
refusal-two-paths-lined-up = Zvířata už jsou seřazená.
refusal-two-paths-hide-first = Nejdřív ohlas zvíře a schovej stranu.
refusal-two-paths-block-first = Zvíře je ohlášené: musíš zahradit jednu stranu.
refusal-two-paths-take-or-decline = Tip byl správný: posuň své zvíře, nebo ho nech stát.
refusal-two-paths-home = { $animal-cap } už je doma, mimo mýtinu.
refusal-two-paths-starting-line = Na { $side } teď { $animal } domů nesmí: nějaké tvoje zvíře ještě stojí na startovní čáře.
refusal-two-paths-no-way-to-block = Na { $side } { $animal } nesmí, takže tam není co zahrazovat.

## Gunst

refusal-gunst-over = Partie skončila.
refusal-gunst-coin-falls = Vojska jsou stejně velká, takže se nejdřív musí hodit mincí.
refusal-gunst-no-such-seat = Místo { $seat } neexistuje.
refusal-gunst-not-asked = Teď volí { $who }.
refusal-gunst-already-chosen = Vojsko už máš vybrané.
refusal-gunst-other-question = { $phase ->
    [ting] Musíš vybrat vojsko.
    [favour] Musíš přízeň využít, nebo ji odmítnout.
    [lead-judgement] Musíš určit, kdo zahájí soud.
    [judgement] Jeden z tvých bohů musí zasáhnout.
    [lead-K] Musíš určit, čí rytíři jdou první.
    [lead-W] Musíš určit, čí válečníci jdou první.
    [lead-T] Musíš určit, čí zloději jdou první.
    [lead-S] Musíš určit, čí učenci jdou první.
    [F] Tvoji sedláci musí povznést bohy.
    [S] Tvoji učenci musí udeřit, nebo se pomodlit.
   *[other] Teď není co volit.
    }
refusal-gunst-too-few-kin = { $left ->
    [0] Přivést už nemůžeš žádné { $row-acc }.
   *[other] Z řady { $row-gen } můžeš přivést už jen { $left }.
    }
refusal-gunst-not-in-hand = V ruce nemáš { $god-acc }.
refusal-gunst-no-plane = Přízeň musí povznést { $god-acc } aspoň o jeden stupeň.
refusal-gunst-as-high-as-can-be = Výš už { $god-acc } povznést nejde.
refusal-gunst-above-the-hand = { $room ->
    [0] Výš už { $god-acc } povznést nejde.
    [one] Od ruky dělí { $god-acc } jen 1 stupeň.
    [few] Od ruky dělí { $god-acc } jen { $room } stupně.
   *[other] Od ruky dělí { $god-acc } jen { $room } stupňů.
    }
refusal-gunst-too-few-favours = { $favours ->
    [one] Máš jen 1 přízeň.
    [few] Máš jen { $favours } přízně.
   *[other] Máš jen { $favours } přízní.
    }
refusal-gunst-not-in-play = Ve hře nemáš { $god-acc }.
refusal-gunst-own-row-empty = V tvé řadě { $row-gen } nikdo není.
refusal-gunst-their-row-empty = V soupeřově řadě { $row-gen } nikdo není.
refusal-gunst-same-row = V té řadě už { $row } jsou.
refusal-gunst-must-act = Je tu řada, na které { $god } může zasáhnout, a bůh, který může, musí.
refusal-gunst-other-steps = Musíš využít všechny stupně: je jich { $asked }, ne { $found }.
refusal-gunst-farmers-do-not-strike = Sedláci povznášejí bohy, udeřit nemohou.
