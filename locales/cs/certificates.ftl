### What is known about a board. $at is either empty or names, in brackets, the way of playing that a sentence is about.

certificate-at = {" "}({ $set-up })
certificate-label =
    .exact = přesně
    .bounded = dokázáno
    .estimate = odhad

certificate-forced = Kdo začíná, může si vynutit výhru do { $actions ->
    [one] 1 akce
   *[other] { $actions } akcí
    }{ $at }.
certificate-forced-against = Proti tomu, kdo začíná, lze výhru vynutit{ $at }.
certificate-even = { $count ->
    [one] Mezi dvěma stranami je partie při nejlepší hře naprosto vyrovnaná.
   *[other] Mezi dvěma stranami je partie při nejlepší hře naprosto vyrovnaná, a to při všech vyřešených způsobech hry ({ $count }).
    }
certificate-even-others = { $count ->
    [one] Při druhém vyřešeném způsobu hry jsou dvě strany při nejlepší hře naprosto vyrovnané.
   *[other] Při ostatních vyřešených způsobech hry ({ $count }) jsou dvě strany při nejlepší hře naprosto vyrovnané.
    }
certificate-forced-several = Kdo začíná, může si vynutit výhru při těchto způsobech hry ({ $count }): { $set-ups }.
certificate-forced-against-several = Proti tomu, kdo začíná, lze výhru vynutit při těchto způsobech hry ({ $count }): { $set-ups }.
certificate-unforced = Každý sám za sebe (hráči: { $players }): nikdo si nevynutí výhru proti všem ostatním dohromady.
certificate-ahead = Při nejlepší hře má ten, kdo začíná, výhodu { $value } sázky{ $at }.
certificate-behind = Při nejlepší hře má ten, kdo začíná, nevýhodu { $value } sázky{ $at }.
certificate-nearly-ahead = Prakticky vyrovnané: při nejlepší hře má ten, kdo začíná, výhodu { $value } sázky{ $at }.
certificate-nearly-behind = Prakticky vyrovnané: při nejlepší hře má ten, kdo začíná, nevýhodu { $value } sázky{ $at }.
certificate-held = Měření: { $games } partií. Dokonalí hráči drželi remízu v průměru po { $actions } akcí{ $at }.
certificate-lasts = Měření: { $games } partií mezi dokonalými hráči. Partie trvala v průměru { $actions } akcí a remízou skončilo { $drawn } % partií{ $at }.
certificate-strength = úroveň { $level }
certificate-strength-searching = úroveň { $level }, zkušebních partií na tah: { $playouts }
certificate-equal = Měření: { $games } partií, počet hráčů { $players }, stejně silné počítače ({ $strength }). Místa se lišila o { $apart } % ± { $within } %, remízou skončilo { $drawn } % partií a partie trvala v průměru { $actions } akcí{ $at }.
certificate-brief = Když hrají stejně silné počítače (hráči: { $players }, { $strength }), liší se místa o { $apart } % ± { $within } %{ $at }.
certificate-length = Partie trvá asi { $actions } tahů.
certificate-layouts = Náhodně zkoušených rozložení: { $tried }, z toho dobrých: { $good }. Dobré znamená: { $wants }.
certificate-layouts-apart = Rozložení je věc náhody: v polovině z nich jsou od sebe místa stejně silných počítačů ({ $strength }) dále než { $apart } %.

## About each way of playing

set-up =
    .usual = běžná pravidla
    .animals = jen { $value }
    .mode-free-for-all = každý sám za sebe
    .mode-white-horse = Bílý kůň
    .mode-all-or-nothing = Všechno, nebo nic
    .mode-secret = Tajní jezdci
    .teams-NS = { teams-facing }
    .teams-NE = { teams-east }
    .teams-NW = { teams-west }
    .size-small = malí kovbojové
    .size-large = velcí kovbojové
    .players = hráči: { $value }
    .rows = řady: { $value }
    .rounds = období: { $value }
certificate-value = Při nejlepší hře má partie pro toho, kdo začíná, hodnotu { $value } ({ $label }).
certificate-bounds = Při nejlepší hře má partie pro toho, kdo začíná, hodnotu mezi { $low } a { $high } ({ $label }).
certificate-best = { $games } partií dokonalých hráčů trvalo v průměru { $actions } akcí a { $drawn } % skončilo remízou.
certificate-level = Měření: { $games } partií, počet hráčů { $players }, stejně silné počítače ({ $strength }). Místa se lišila o { $apart } % ± { $within } %, remízou skončilo { $drawn } % partií a partie trvala v průměru { $actions } akcí.
certificate-matters = Na volbě záleželo v { $share } % pozic ({ $label }).

## What a good layout must offer

certificate-want =
    .fair-within = spravedlivé na { $first } %
    .value-within = pro nikoho s hodnotou nad { $first }
    .seats-within = rozdíl mezi místy do { $first } %
    .balanced-within = vyvážené na { $first } %
    .no-draw = žádné remízy
    .at-most-draws = nejvýš { $first } % remíz
    .lasts-at-least-turns = počet tahů aspoň { $first }
    .lasts-to-turns = { $first } až { $second } tahů
    .nobody-can-force-a-win = nikdo si nevynutí výhru
    .at-least-good-openings = počet dobrých zahájení aspoň { $first }
    .choices-matter-at-least = na volbě záleží aspoň v { $first } % pozic
