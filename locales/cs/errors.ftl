### What is wrong with a board, a board code, options, a record or a new table.

error-setup = { $at }: správně { $expected }, místo toho { $found }.
error-json = Tohle není JSON: chyba je na řádku { $line }, ve sloupci { $column }.
error-json-content = V tomto JSON není, co tu má být: viz řádek { $line }, sloupec { $column }.
error-over = Partie skončila.
error-form = Tohle tu být nemá.
error-refused = Tento tah tu není dovolen ({ $rule }).

## Board codes

error-code-name = Název plánu je na kód příliš dlouhý.
error-code-short = Tento kód plánu je příliš krátký ({ $length ->
    [0] prázdný
    [one] 1 znak
    [few] { $length } znaky
   *[other] { $length } znaků
    }): zdá se, že kus chybí.
error-code-long = Kód plánu má nejvýš { $most } znaků.
error-code-letter = Kód plánu obsahuje jen písmena, číslice, - a _, ale na místě { $place } je „{ $letter }“.
error-code-check = V kódu plánu je překlep: některý znak je špatně, chybí nebo přebývá.
error-code-unknown = Plán „{ $name }“ se s hrami nedodává.
error-code-none = Tohle není kód plánu.

## Records

error-record-game = Hra „{ $game }“ tu není.
error-record-rules = Tato partie se hrála podle jiných pravidel (verze { $version }).
error-record-length = { $list }: záznam jich má mít { $expected }, ale má { $found }.
error-record-action = Akce { $number }, { $action }: { $why }
error-record-diverged = Po { $actions ->
    [one] 1 akci
   *[other] { $actions } akcích
    } pozice neodpovídá záznamu.
error-record-result = Partie neskončila tak, jak říká záznam.

## A new table

error-table-game = Kterou hru si chceš zahrát?
error-table-no-game = Hra „{ $found }“ tu není.
error-table-board-long = Plán smí mít nejvýš { $most } bajtů; tento má { $found }.
error-table-board-of = Tohle je plán pro jinou hru: { $found }.
error-table-with = S „{ $found }“ se hrát nedá: vyber počítač, někoho tady, nebo na dálku.
error-table-seat = „{ $found }“ si nemůže sednout.
error-table-seats = Počet míst má být { $expected }, ne { $found }.
error-table-level = Úroveň počítače „{ $found }“ neexistuje.
error-table-number = Hodiny potřebují celé číslo, ne „{ $found }“.
error-table-clock = Hodiny „{ $found }“ neexistují.
error-table-clock-range = Na hodinách musí být { $what ->
    [days] počet dní
    [increment] počet sekund na tah
   *[seconds] počet sekund
    } od { $least } do { $most }, ne { $found }.

## What was expected and what was found

phrase =
    .shown = { $value }
    .none = nic
    .some = něco
    .text = text
    .flag = true nebo false
    .whole-from = celé číslo, aspoň { $least }
    .whole-between = celé číslo od { $least } do { $most }
    .whole-but-not = celé číslo jiné než { $not }
    .off-or-from = 0 (vypnuto) nebo celé číslo, aspoň { $least }
    .either = { $one } nebo { $other }
    .one-of = jedno z: { $names }
    .list = seznam
    .list-of = seznam délky { $count }
    .object = objekt
    .object-of = objekt, který má { $count ->
        [one] 1 klíč
        [few] { $count } klíče
       *[other] { $count } klíčů
    }
    .no-keys = žádný klíč
    .only-keys = jen klíče { $keys }
    .the-key = klíč { $key }
    .again = znovu { $what }
    .twice = dvakrát { $what }
    .in-both = { $what } v obou
    .board = plán
    .game-without-boards = { $game }, která se hraje bez plánu
    .board-or-name = plán, nebo název některého dodávaného ({ $names })
    .tile-set-or-name = sada dílků, nebo název některé dodávané ({ $names })
    .field-of-meadow = pole louky { $size }
    .cell-of-tile = pole dílku { $size }
    .four-tiles = seznam 4 dílků: severozápad, severovýchod, jihozápad, jihovýchod
    .tile-and-turns = dílek a jeho čtvrtotáčky, například { $example }
    .each-tile-once = každý dílek jednou
    .no-footprints-on-a-target = cíl beze stop
    .eight-different-fields = osm různých polí pro starty a cíle
    .each-animal-once = každé zvíře jednou
    .animals-between = seznam { $least } až { $most } zvířat
    .two-teams = dva týmy po dvou zvířatech, například { $example }
    .team-of-two = tým dvou zvířat
    .animal-in-play = zvíře ve hře, jedno z: { $animals }
    .field-of-board = pole plánu { $size }
    .even-tokens = sudý počet speciálních nábojů, celkem nejvýš { $most }
    .tokens = { $count ->
        [one] 1 speciální náboj
        [few] { $count } speciální náboje
       *[other] { $count } speciálních nábojů
    }
    .square-of-sheet = políčko archu { $size }
    .value-of-no-other-echidna = hodnota, kterou nemá jiná ježura
    .as-on = { $value }, jako na { $square }
    .squares-to-start-from = políčka, kde začít, aspoň { $least }
    .nothing-beside-a-board = vedle plánu nic, protože to je jen pro nové archy
    .two-ways-on = dvě cesty dál, jedna na západ a jedna na východ
    .two-different-spaces = dvě různá pole
    .space-of-rank = pole v řadě { $rank }
    .rows-between = { $least } až { $most } řad
    .spaces-between = { $least } až { $most } polí
    .starting-line = startovní čára, počet polí { $count }
    .files-letter = písmeno sloupce od a do z
    .file-of-its-own = sloupec, který v této řadě ještě není obsazený
    .no-rows-beside-a-board = vedle plánu žádné řady, má své vlastní

## Options as the form calls them

setting-named =
    .ammo = Speciální náboje
    .animals = Která zvířata
    .teams = Týmy
    .players = Kolik hráčů
    .rows = Kolik řad
    .rounds = Kolik období
    .life = Kamenů života každému
    .repetition = Když se pozice opakuje
    .ply_cap = Remíza po tolika akcích
    .first = Kdo začíná
    .mode = Jak hrát
    .size = Kovbojové
    .tie = Když jsou vojska stejná
    .kin = Po období
    .crossing = Dva si překážejí
    .targets = Cíle jiných zvířat
