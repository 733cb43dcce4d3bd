### What is known about a board. $at is either empty or names, in brackets, the way of playing that a sentence is about.

certificate-at = {" "}({ $set-up })
certificate-label =
    .exact = eksakt
    .bounded = bevist
    .estimate = anslået

## About the whole board

certificate-forced = Den, der begynder, kan gennemtvinge en sejr på { $actions ->
    [one] 1 handling
   *[other] { $actions } handlinger
    }{ $at }.
certificate-forced-against = En sejr kan gennemtvinges mod den, der begynder{ $at }.
certificate-even = { $count ->
    [one] Mellem to parter er det helt lige, når begge spiller bedst muligt.
    [2] Mellem to parter er det helt lige, når begge spiller bedst muligt, på begge de måder at spille på, der er løst.
   *[other] Mellem to parter er det helt lige, når begge spiller bedst muligt, på alle { $count } måder at spille på, der er løst.
    }
certificate-even-others = { $count ->
    [one] På den anden løste måde at spille på er to parter helt lige, når begge spiller bedst muligt.
   *[other] På de { $count } andre løste måder at spille på er to parter helt lige, når begge spiller bedst muligt.
    }
certificate-forced-several = Den, der begynder, kan gennemtvinge en sejr på { $count } måder at spille på: { $set-ups }.
certificate-forced-against-several = En sejr kan gennemtvinges mod den, der begynder, på { $count } måder at spille på: { $set-ups }.
certificate-unforced = Alle mod alle, { $players } spillere: Ingen kan gennemtvinge en sejr mod alle de andre tilsammen.
certificate-ahead = Når alle spiller bedst muligt, er den, der begynder, foran med { $value } af indsatsen{ $at }.
certificate-behind = Når alle spiller bedst muligt, er den, der begynder, bagud med { $value } af indsatsen{ $at }.
certificate-nearly-ahead = Så godt som fair: når alle spiller bedst muligt, er den, der begynder, foran med { $value } af indsatsen{ $at }.
certificate-nearly-behind = Så godt som fair: når alle spiller bedst muligt, er den, der begynder, bagud med { $value } af indsatsen{ $at }.
certificate-held = I { $games } spil holdt perfekte spillere uafgjort i { $actions } handlinger i gennemsnit{ $at }.
certificate-lasts = I { $games } spil mellem perfekte spillere varede et spil { $actions } handlinger i gennemsnit, og { $drawn } % af spillene endte uafgjort{ $at }.
certificate-strength = niveau { $level }
certificate-strength-searching = niveau { $level }, { $playouts } prøvespil pr. træk
certificate-equal = I { $games } spil mellem { $players } lige stærke computere ({ $strength }) lå pladserne { $apart } % ± { $within } % fra hinanden, { $drawn } % af spillene endte uafgjort, og et spil varede { $actions } handlinger i gennemsnit{ $at }.
certificate-brief = Mellem { $players } lige stærke computere ({ $strength }) ligger pladserne { $apart } % ± { $within } % fra hinanden{ $at }.
certificate-length = Et spil tager omkring { $actions } træk.
certificate-layouts = Af { $tried } tilfældige oplæg er { $good ->
    [0] ingen gode
    [one] 1 godt
   *[other] { $good } gode
    }: { $wants }.
certificate-layouts-apart = Oplægget er held: i halvdelen af oplæggene ligger lige stærke computeres pladser ({ $strength }) mere end { $apart } % fra hinanden.

## About each way of playing

set-up =
    .usual = normale regler
    .animals = kun { $value }
    .mode-free-for-all = alle mod alle
    .mode-white-horse = Hvid hest
    .mode-all-or-nothing = Alt eller intet
    .mode-secret = Hemmelige ryttere
    .teams-NS = { teams-facing }
    .teams-NE = { teams-east }
    .teams-NW = { teams-west }
    .size-small = små cowboys
    .size-large = store cowboys
    .players = { $value } spillere
    .rows = { $value } rækker
    .rounds = { $value } årstider
certificate-value = Når alle spiller bedst muligt, er spillet { $value } værd for den, der begynder ({ $label }).
certificate-bounds = Når alle spiller bedst muligt, er spillet mellem { $low } og { $high } værd for den, der begynder ({ $label }).
certificate-best = { $games } spil mellem perfekte spillere varede { $actions } handlinger i gennemsnit, og { $drawn } % endte uafgjort.
certificate-level = I { $games } spil mellem { $players } lige stærke computere ({ $strength }) lå pladserne { $apart } % ± { $within } % fra hinanden, { $drawn } % af spillene endte uafgjort, og et spil varede { $actions } handlinger i gennemsnit.
certificate-matters = Valget betød noget i { $share } % af stillingerne ({ $label }).

## What a good layout must offer

certificate-want =
    .fair-within = fair inden for { $first } %
    .value-within = højst { $first } værd for nogen
    .seats-within = pladser højst { $first } % fra hinanden
    .balanced-within = afbalanceret inden for { $first } %
    .no-draw = ingen uafgjorte spil
    .at-most-draws = højst { $first } % uafgjorte spil
    .lasts-at-least-turns = mindst { $first } ture
    .lasts-to-turns = { $first } til { $second } ture
    .nobody-can-force-a-win = ingen kan gennemtvinge en sejr
    .at-least-good-openings = mindst { $first } gode åbninger
    .choices-matter-at-least = valg, der betyder noget i mindst { $first } % af stillingerne
