### The review of a game that has ended: on pages, in the terminal, and as a page to keep.

review = Gennemgå trækkene
review-coming = Trækkene gennemgås: { $percent } % er klar.
review-waiting = Trækkene gennemgås eksakt, så snart tabellen til dette bræt er bygget.
review-heading = Gennemgang
review-mattered = { $count ->
    [one] Ét træk afgjorde meget.
   *[other] { $count } træk afgjorde meget.
    }
review-even = Intet enkelt træk afgjorde meget.
review-even-known = Man ved ikke om noget enkelt træk, at det afgjorde meget.
review-all-exact = Alt her er eksakt.
review-all-proved = Alt her er bevist, noget af det kun som grænser.
review-some-exact = Det, der kunne regnes til ende, er eksakt. Resten er anslået.
review-some-proved = En del af det er bevist, noget af det kun som grænser. Resten er anslået.
review-all-estimated = Det er anslået ved at spille spillet videre mange gange.

## How a number is known.

review-known =
    .exactly = eksakt
    .atleast = mindst, bevist
    .proved = bevist
    .estimated = anslået

## The chart.

review-chart = Chance for at vinde, træk for træk
review-chart-of = Chance for, at { $who } vinder, træk for træk
review-chart-of-you = Din chance for at vinde, træk for træk
review-chart-told = Fra { $first } % i begyndelsen til { $last } % til sidst. { $moments ->
    [0] Intet øjeblik skiller sig ud.
    [one] Ét øjeblik skiller sig ud.
   *[other] { $moments } øjeblikke skiller sig ud.
    }
review-chart-told-all = En linje for hver spiller. { $moments ->
    [0] Intet øjeblik skiller sig ud.
    [one] Ét øjeblik skiller sig ud.
   *[other] { $moments } øjeblikke skiller sig ud.
    }
review-chart-point = Før træk { $n }: { $percent } %
review-chart-point-of = { $who }, før træk { $n }: { $percent } %
review-chart-end = Til sidst: { $percent } %
review-chart-end-of = { $who }, til sidst: { $percent } %

## The moments.

review-moment = Træk { $n }: { $who }
review-moment-you = Dit træk { $n }
review-legend-made = trækket, der blev spillet
review-legend-better = det bedre træk
review-line = Sådan bliver det straffet
review-before = Før trækket
review-after = Efter trækket
review-why-ends = Det afslutter spillet, og { $who } { $count ->
    [one] vinder
   *[other] vinder
    }.
review-why-draws = Så ender spillet uafgjort.
review-why-wins-in = Derefter kan { $who } gennemtvinge en sejr på { $actions ->
    [one] 1 handling
   *[other] { $actions } handlinger
    }.
review-why-loses = Derefter taber { $who } mod perfekt spil.
review-why-loses-you = Derefter taber du mod perfekt spil.
review-why-falls = Chancen for, at { $who } vinder, falder fra { $before } % til { $after } %.
review-why-falls-you = Din chance for at vinde falder fra { $before } % til { $after } %.
review-why-blind = Mod den anden sides bedste plan har dette valg højst { $after } % chance for at vinde, det bedste valg mindst { $before } %.
review-why-blind-loses = Mod den anden sides bedste plan taber dette valg.
review-better-wins = Bedre: { $move }. Det havde vundet.
review-better-even = Bedre: { $move }. Det havde holdt spillet lige.
review-better = Bedre: { $move }.
review-better-open = Bedre: { $move }. Det havde givet håb endnu.
review-better-points = { $move } giver straks { $points } point, dette træk { $less }.
review-mix-never = Med perfekt spil gør { $who } det aldrig her.
review-mix-never-you = Med perfekt spil gør du det aldrig her.
review-mix-share = Med perfekt spil gør { $who } det { $often }.
review-mix-share-you = Med perfekt spil gør du det { $often }.
review-mix-best = Det er bedst at blande, så ingen kan forudse det: { $moves }.
review-mix-part = { $move } ({ $often })
review-often-half = halvdelen af gangene
review-often-always = næsten altid
review-often-rarely = næsten aldrig
review-often = { $times ->
    [one] én gang
    [2] to gange
    [3] tre gange
    [4] fire gange
   *[other] { $times } gange
    } ud af { $of ->
    [3] tre
    [4] fire
    [5] fem
   *[other] { $of }
    }
review-often-percent = ca. { $percent } % af gangene
review-hidden = Det kunne { $who } ikke vide dengang: { $what }.
review-hidden-you = Det kunne du ikke vide dengang: { $what }.
review-hidden-part = { $label }: { $what }
review-unlucky = Et fornuftigt gæt, men uheldigt. Intet blev givet væk.
review-lost = Gav { $percent } % væk ({ $how }).
review-lost-little = Gav under 1 % væk ({ $how }).
review-lost-some = Gav lidt væk ({ $how }).
review-turn-win-loss = Gav en sikker sejr væk og taber nu ({ $how }).
review-turn-win-even = Gav en sikker sejr væk: spillet er lige igen ({ $how }).
review-turn-even-loss = Gav et lige spil væk ({ $how }).
review-turn-gives-up = Taber med sikkerhed ({ $how }).

## Accuracy.

review-accuracy-of = { $who }: præcision { $percent } %
review-accuracy-of-you = Du: præcision { $percent } %
review-accuracy-most-of = { $who }: præcision højst { $percent } %
review-accuracy-most-of-you = Du: præcision højst { $percent } %
review-accuracy-open-of = { $who }: ingen kendte fejl
review-accuracy-open-of-you = Du: ingen kendte fejl
review-accuracy-unknown-of = { $who }: præcision ukendt
review-accuracy-unknown-of-you = Du: præcision ukendt
review-accuracy-means = I gennemsnit gav hvert af { $count } valg { $lost } % af spillet væk.
review-accuracy-means-one = Det eneste valg gav { $lost } % af spillet væk.
review-accuracy-little = { $count ->
    [one] Det eneste valg gav næsten intet væk: under 0,1 % af spillet.
   *[other] { $count } valg gav næsten intet væk: under 0,1 % af spillet pr. valg i gennemsnit.
    }
review-accuracy-nothing = { $count ->
    [one] Det eneste valg gav intet væk.
   *[other] Ingen af { $count } valg gav noget væk.
    }
review-accuracy-least = { $count ->
    [one] Det eneste valg gav mindst { $lost } % af spillet væk.
   *[other] I gennemsnit gav hvert af { $count } valg mindst { $lost } % af spillet væk.
    }
review-accuracy-gave-up = { $count ->
    [one] Ét valg tabte med sikkerhed, hvor et andet gav håb.
   *[other] { $count } valg tabte med sikkerhed, hvor andre gav håb.
    }
review-accuracy-searched = { $of ->
    [one] Det eneste valg er kun bedømt af en søgning, der kun ser store fejl.
   *[other] { $count ->
        [one] Ét af { $of } valg er kun bedømt af en søgning, der kun ser store fejl.
       *[other] { $count } af { $of } valg er kun bedømt af en søgning, der kun ser store fejl.
        }
    }
review-accuracy-level = Sådan spiller en computer på niveau { $level }.
review-accuracy-below = Det er lavere end hos en computer på niveau 1.
review-accuracy-perfect = Sådan spiller den stærkeste computer.
review-next = Næste: en computer på niveau { $level }
review-next-perfect = Næste: den stærkeste computer
review-next-why = Den giver lidt mindre væk, end du gjorde.

## What pages and the terminal add.

review-find = Find det selv
review-keep = Gem gennemgangen
review-page-title = Gennemgang: { $game }
review-page-made = Lavet af Gambol { $version }.
review-moves = Alle træk
review-mistakes = Dine fejl

## Find it yourself.

review-find-title = Find det selv: træk { $n }
review-find-move = Her blev der spillet: { $made } Der var noget bedre. Find det.
review-find-mix = Her blev der spillet: { $made } Her er det bedst at blande. Hvor ofte ville du vælge hver mulighed?
review-find-same = Det var det, der blev spillet. { $why }
review-find-wrong = Det giver noget væk. Se, hvad der sker.
review-find-off = Ikke helt. Prøv en anden fordeling, eller få den vist.
review-find-well = Lige præcis. Om trækket, der blev spillet: { $why }
review-find-back = Tilbage til spillet
review-find-next = Det næste øjeblik

## Your mistakes.

mistakes-lead = Øjeblikke fra de spil, du har gennemgået. Kan du finde det bedre træk nu? Listen gemmes kun i denne browser.
mistakes-none = Her er intet endnu. Spil et spil, og gennemgå det: det, der gik galt, samles her.
mistakes-noscript = Listen gemmes af browseren og kræver JavaScript.
mistakes-found = fundet
mistakes-forget = Glem
mistakes-forget-this = Glem: { $title }
