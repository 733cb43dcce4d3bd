### What live tables say.

live-computer = { $level ->
    [perfect] Počítač (nejsilnější)
   *[other] Počítač (úroveň { $level })
    }
computer-name =
    .n1 = Ada
    .n2 = Bruno
    .n3 = Coco
    .n4 = Dora
    .n5 = Emil
    .n6 = Fritz
    .n7 = Gréta
    .n8 = Hugo
    .n9 = Ida
    .n10 = Jonáš
    .n11 = Klára
    .n12 = Luis
    .n13 = Mona
    .n14 = Nils
    .n15 = Olga
    .n16 = Pablo
live-guest = Host
live-player = Hráč { $number }
live-curtain = Předej zařízení, na řadě je { $name }.
live-start = Partie začíná.
live-bye = Server se na chvíli vypíná. Tvoje partie je uložená.
live-record-later = Záznam si můžeš stáhnout, až partie skončí.
live-record-ended = record: ended: má tu být vzdání, překročení času nebo remíza dohodou, je tu „{ $reason }“.
live-no-table = Takový stůl tu není.
live-stale = Stůl se mezitím změnil: někdo byl rychlejší, nebo byla stránka zastaralá.
live-over = Partie skončila.
live-not-over = Partie ještě běží.
live-not-asked = Nejsi na tahu.
live-nothing = To teď nejde.
live-stopped = Pro tebe už hra skončila. Tvoje body na konci platí.
live-stop-later = Nejdřív dohraj svůj tah, pak můžeš skončit.
live-watching = Díváš se: tohle smějí jen hráči u stolu.
live-id = Tento příkaz nemá platné id.
live-message = Tuto zprávu nejde přečíst.
live-slowly = Pomaleji, prosím: to bylo moc najednou.
live-banned = Na tento server nemáš přístup. Pokud je to omyl, napiš tomu, kdo ho provozuje.
live-ill = Do databáze teď nejde zapisovat.
live-record-large = record: má tu být nejvýš { $most } bajtů, je tu { $found }.
live-gone = Tento stůl byl smazán.
live-busy = Na počítač teď čeká příliš mnoho hráčů. Zkus to prosím za minutu.
live-line = Na počítač čeká mnoho partií: jeho tah bude chvíli trvat.
live-long = Tato partie už je příliš dlouhá na nabídky a vracení tahů.
live-record-long = record: má tu být nejvýš { $most } akcí, je tu { $found }.
live-store = Server to nedokázal uložit, takže se nic nezměnilo. Zkus to prosím znovu.
live-away = Databáze je právě nedostupná. Hra zůstává, jak je, a jakmile se databáze vrátí, můžeš hrát dál.
live-newer = Na server se právě instaluje novější verze a tento stůl ji potřebuje. Zkus to za chvilku znovu.
live-elsewhere = Tento stůl se právě stěhuje na jiný server. Zkus to za chvilku znovu.
live-many-tables = Za jediný den máš už { $most ->
    [one] { $most } stůl
    [few] { $most } stoly
   *[other] { $most } stolů
    }. Zahraj si nejdřív u některého z nich.
live-shout-late = Pozdě: o slově už je rozhodnuto.
live-computer-plays-on = Počítač na remízu nepřistupuje; hraje dál.
live-no-takebacks = U tohoto stolu se tahy nevracejí.
live-no-chat = U tohoto stolu není chat.
live-chat-long = Napiš něco, nejvýš 280 znaků.
live-no-hints = Ve vážné partii nejsou nápovědy.
live-no-picture = K tomu tu není co ukázat.
live-name = Jméno potřebuje aspoň jedno písmeno.
live-origin = Tento požadavek přišel z jiného webu.
live-form = Tento formulář nejde přečíst.
live-request = Tomuto požadavku server nerozumí.
live-large = To je na odeslání příliš velké.
live-hint-none = Žádná rada mě nenapadá.
live-hint-best = Nejlepší: { $move } ({ $value }).
live-hint-part = { $move } ({ $percent } % případů)
live-hint-mixture = Nejlepší je tahy střídat, aby tě nikdo neprokoukl: { $moves }.
live-value-wins = jistá výhra
live-value-wins-in = jistá výhra do { $actions ->
    [one] 1 akce
   *[other] { $actions } akcí
    }
live-value-loses = proti nejlepší hře prohra
live-value-even = vyrovnaná partie
live-value-chance = šance na výhru asi { $percent } %
live-chosen = Tvoje volba: { $choice }. { $waiting }
live-hint-brings = { $what }
live-hint-trap = Tah, který se nabízí, je past: { $move }. { $what }
live-hint-answer = Odpověď: { $what }
live-hint-instead = Druhý nejlepší tah: { $move } ({ $value }). { $what }
live-wins-you = Tím vyhráváš!
live-wins = Tím vyhrává { $who }!
live-draws = Tím partie končí remízou.
live-declined-draw = { $name } remízu odmítá: hraje se dál.
live-declined-takeback = { $name } s vrácením tahu nesouhlasí.
live-nothing-about = K tomu není co říct.
