### What is wrong with a board, a board code, options, a record or a new table.

error-setup = { $at }: forventede { $expected }, fandt { $found }.
error-json = Det er ikke JSON: det går galt i linje { $line }, kolonne { $column }.
error-json-content = Denne JSON indeholder ikke det, der ventes her: se linje { $line }, kolonne { $column }.
error-over = Spillet er slut.
error-form = Det er ikke det, der ventes her.
error-refused = Det træk er ikke tilladt her ({ $rule }).

## Board codes

error-code-name = Brættets navn er for langt til en kode.
error-code-short = Brætkoden er for kort ({ $length ->
    [0] tom
    [one] 1 tegn
   *[other] { $length } tegn
    }): der mangler vist noget af den.
error-code-long = En brætkode har højst { $most } tegn.
error-code-letter = En brætkode har kun bogstaver, cifre, - og _, men der står »{ $letter }« på plads { $place }.
error-code-check = Brætkoden er tastet forkert: et tegn er forkert, mangler eller er overflødigt.
error-code-unknown = Der følger ikke noget bræt med navnet »{ $name }« med spillene.
error-code-none = Det er ikke en brætkode.

## Records

error-record-game = Her er intet spil, der hedder »{ $game }«.
error-record-rules = Dette spil blev spillet efter andre regler (version { $version }).
error-record-length = { $list }: referatet skulle have { $expected }, men det har { $found }.
error-record-action = Handling { $number }, { $action }: { $why }
error-record-diverged = Efter { $actions ->
    [one] 1 handling
   *[other] { $actions } handlinger
    } er stillingen ikke den, der står i referatet.
error-record-result = Spillet endte ikke, som der står i referatet.

## A new table

error-table-game = Hvilket spil vil du spille?
error-table-no-game = Her er intet spil, der hedder »{ $found }«.
error-table-board-long = Et bræt må højst fylde { $most } byte; dette fylder { $found }.
error-table-board-of = Det er et bræt til et andet spil: { $found }.
error-table-with = »{ $found }« kan du ikke spille med: vælg computeren, en anden her eller en ven.
error-table-seat = »{ $found }« kan ikke tage en plads.
error-table-seats = Der er { $expected } pladser, ikke { $found }.
error-table-level = Der er intet computerniveau »{ $found }«.
error-table-number = Uret skal bruge et helt tal, ikke »{ $found }«.
error-table-clock = Der er intet ur, der hedder »{ $found }«.
error-table-clock-range = På uret skal { $what ->
    [days] dage
    [increment] sekunder pr. træk
   *[seconds] sekunder
    } være mellem { $least } og { $most }, ikke { $found }.

## What was expected and what was found, keyed by the names that core and games use.

phrase =
    .shown = { $value }
    .none = ingen
    .some = nogle
    .text = tekst
    .flag = true eller false
    .whole-from = et helt tal på mindst { $least }
    .whole-between = et helt tal fra { $least } til { $most }
    .whole-but-not = et andet helt tal end { $not }
    .off-or-from = 0 (fra) eller et helt tal på mindst { $least }
    .either = { $one } eller { $other }
    .one-of = en af { $names }
    .list = en liste
    .list-of = en liste med { $count }
    .object = et objekt
    .object-of = et objekt med { $count ->
        [one] 1 nøgle
       *[other] { $count } nøgler
    }
    .no-keys = ingen nøgler
    .only-keys = kun nøglerne { $keys }
    .the-key = nøglen { $key }
    .again = { $what } igen
    .twice = { $what } to gange
    .in-both = { $what } i begge
    .board = et bræt
    .game-without-boards = { $game }, som spilles uden bræt
    .board-or-name = et bræt eller navnet på et, der følger med spillet ({ $names })
    .tile-set-or-name = et sæt plader eller navnet på et, der følger med spillet ({ $names })
    .field-of-meadow = et felt på en eng på { $size }
    .cell-of-tile = et felt på en plade på { $size }
    .four-tiles = en liste med 4 plader: nordvest, nordøst, sydvest, sydøst
    .tile-and-turns = en plade og dens kvarte omdrejninger, for eksempel { $example }
    .each-tile-once = hver plade én gang
    .no-footprints-on-a-target = ingen fodspor på et mål
    .eight-different-fields = otte forskellige felter som start og mål
    .each-animal-once = hvert dyr én gang
    .animals-between = en liste med { $least } til { $most } dyr
    .two-teams = to hold med to dyr, for eksempel { $example }
    .team-of-two = et hold med to dyr
    .animal-in-play = et dyr, der er med i spillet, et af { $animals }
    .field-of-board = et felt på et bræt på { $size }
    .even-tokens = et lige antal specialkugler, højst { $most } i alt
    .tokens = { $count ->
        [one] 1 specialkugle
       *[other] { $count } specialkugler
    }
    .square-of-sheet = et felt på et ark på { $size }
    .value-of-no-other-echidna = en værdi, som intet andet myrepindsvin har
    .as-on = { $value }, som på { $square }
    .squares-to-start-from = mindst { $least } felter at starte fra
    .nothing-beside-a-board = intet sammen med et bræt, for det bruges kun til nye ark
    .two-ways-on = to veje videre, en mod vest og en mod øst
    .two-different-spaces = to forskellige felter
    .space-of-rank = et felt i række { $rank }
    .rows-between = { $least } til { $most } rækker
    .spaces-between = { $least } til { $most } felter
    .starting-line = en startlinje med { $count } felter
    .files-letter = et kolonnebogstav fra a til z
    .file-of-its-own = en kolonne, der ikke er taget i rækken endnu
    .no-rows-beside-a-board = ingen rækker sammen med et bræt, som har sine egne

## Options as the form calls them, keyed by their names in records.

setting-named =
    .ammo = Specialkugler
    .animals = Hvilke dyr
    .teams = Holdene
    .players = Hvor mange spillere
    .rows = Hvor mange rækker
    .rounds = Hvor mange årstider
    .life = Livssten til hver
    .repetition = Når en stilling gentager sig
    .ply_cap = Uafgjort efter så mange handlinger
    .first = Hvem begynder
    .mode = Spilleform
    .size = Cowboyerne
    .tie = Når hærene er lige store
    .kin = Efter en årstid
    .crossing = To i vejen for hinanden
    .targets = Andre dyrs mål
