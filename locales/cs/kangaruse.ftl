### Kangaruse.

kangaruse = Kangaruse
    .sentence = Skákej po archu australské buše: každé políčko dává dva příkazy; jeden poslechni, druhý si zvol.
    .players = 2–5
    .length = 20–30 minut

kangaruse-role = Klokan { $number }
    .acc = Klokana { $number }
    .dat = Klokanovi { $number }
    .gen = Klokana { $number }
    .loc = Klokanovi { $number }
    .gender = m
kangaruse-points = { $count ->
    [one] { $count } bod
    [few] { $count } body
   *[other] { $count } bodů
    }
kangaruse-on = { $square } ({ $thing })
kangaruse-echidna = ježura { $value }
kangaruse-square =
    .score = body
    .water = voda
    .food = jídlo
    .shelter = úkryt
    .toys = hračka
    .gems = drahokam
    .coins = mince
    .chests = truhla
    .plain = holá zem
    .start = start
    .tree = strom
    .kangaroo = klokan
    .tasmanian-devil = tasmánský čert
    .tasmanian-tiger = tasmánský tygr
    .echidna = ježura
    .thorny-devil = moloch
    .moth = můra
    .koala = koala
    .platypus = ptakopysk
    .sugar-glider = vakoveverka
    .mistletoebird = květozob
    .numbat = mravencojed
    .cacketoo = kakadu
    .frog = žába
    .crocodile = krokodýl
    .dingo = dingo
    .kiwi = kivi
    .quoll = kunovec
kangaruse-the =
    .tasmanian-devil = Tasmánský čert
    .tasmanian-tiger = Tasmánský tygr
kangaruse-item =
    .water = { $count ->
        [one] { $count } voda
        [few] { $count } vody
       *[other] { $count } vod
        }
    .water-acc = { $count ->
        [one] { $count } vodu
        [few] { $count } vody
       *[other] { $count } vod
        }
    .food = { $count ->
        [one] { $count } jídlo
        [few] { $count } jídla
       *[other] { $count } jídel
        }
    .shelter = { $count ->
        [one] 1 úkryt
        [few] { $count } úkryty
       *[other] { $count } úkrytů
        }
    .toys = { $count ->
        [one] 1 hračka
        [few] { $count } hračky
       *[other] { $count } hraček
        }
    .toys-acc = { $count ->
        [one] 1 hračku
        [few] { $count } hračky
       *[other] { $count } hraček
        }
    .gems = { $count ->
        [one] 1 drahokam
        [few] { $count } drahokamy
       *[other] { $count } drahokamů
        }
    .coins = { $count ->
        [one] 1 mince
        [few] { $count } mince
       *[other] { $count } mincí
        }
    .coins-acc = { $count ->
        [one] 1 minci
        [few] { $count } mince
       *[other] { $count } mincí
        }
    .chests = { $count ->
        [one] 1 truhla
        [few] { $count } truhly
       *[other] { $count } truhel
        }
    .chests-acc = { $count ->
        [one] 1 truhlu
        [few] { $count } truhly
       *[other] { $count } truhel
        }
kangaruse-rule =
    .score = Získáš tolik bodů, kolik je na něm napsáno.
    .water = Každé jídlo ti dá tolik bodů, kolik máš vody.
    .food = Každé ti dá tolik bodů, kolik máš vody.
    .shelter = Kdo jich má na konci nejvíc, získá 10 bodů, kdo nejméně, 10 ztratí.
    .toys = 5 bodů za každé tři.
    .gems = Za 1, 2, … 10 drahokamů je celkem 1, 1, 3, 5, 8, 12, 16, 21, 28, 35 bodů.
    .coins = Za každou 1 bod, pokud jich nikdo nemá víc než ty, jinak za každou minus 1.
    .chests = Za každou 5 bodů.
    .plain = Nedělá nic.
    .start = Tady klokani začínají.
    .tree = Nikdy na něj nesmíš dopadnout ani ho přeskočit.
    .kangaroo = Když sem dopadneš, hned skáčeš znovu.
    .tasmanian-devil = Když sem dopadneš, přeškrtnou se všechna volná políčka vedle něj.
    .tasmanian-tiger = Když sem dopadneš, přeškrtneš dvě volná políčka v jeho sloupci nebo řadě.
    .echidna = Dopadnout sem smíš, jen když má vyšší číslo než tvoje minulá ježura.
    .thorny-devil = Je-li to jediné políčko, kam můžeš dopadnout, jsi mimo hru.
    .moth = Vejde se sem klokanů, kolik chce; kdo první odskočí, políčko přeškrtne.
    .koala = Odsud nesmíš přeskočit klokana ani dopadnout vedle něj.
    .platypus = Odsud si zvolíš číslo i směr a stromy tě nezastaví.
    .sugar-glider = Odsud kloužeš dál přes použitá políčka až na první volné.
    .mistletoebird = Odsud smíš z archu vyletět a vrátit se na protější straně.
    .numbat = Odsud musíš dopadnout na bodované políčko, pokud to jde.
    .cacketoo = Odsud nesmíš dopadnout na bodované políčko.
    .frog = Odsud smíš skočit i na kteroukoli jinou volnou žábu.
    .crocodile = Dokud tu stojí klokan, nikdo v tomto sloupci ani řadě nezískává body.
    .dingo = Dokud tu stojí klokan, musí všichni poslechnout oba zdejší příkazy, pokud to jde.
    .kiwi = Dokud tu stojí klokan, nikdo jiný ho nesmí přeskočit ani dopadnout vedle něj.
    .quoll = Dokud tu stojí klokan, nikdo jiný si nesmí zvolit zdejší směr ani číslo.

## What the player is asked

kangaruse-ask-start = Vyber políčko, kde tvůj klokan začne.
kangaruse-ask-jump = Skoč: poslechni číslo svého políčka, nebo jeho směr.
kangaruse-ask-orders = Tvoje políčko velí { $number } { $direction }: skoč o { $number } libovolným směrem, nebo { $direction } o 1 až 4 políčka.
kangaruse-ask-from = Jsi na políčku { $thing }. { $rule }
kangaruse-ask-again = Skáčeš znovu!
kangaruse-ask-give-up = Můžeš tu také skončit.
kangaruse-ask-stuck = Nemáš kam skočit. Zaplať 10 bodů a přenes se na nebodované políčko, nebo skonči.
kangaruse-ask-destroy = Tvůj tasmánský tygr přeškrtne dvě políčka ve svém sloupci nebo řadě: vyber je.
kangaruse-note =
    .dingo = Dingo na { $square } velí { $number } { $direction }: poslechni, pokud to jde.
    .crocodile = Krokodýl na { $square } nikoho nenechá bodovat ve svém sloupci ani řadě.
    .kiwi = Nesmíš přeskočit kivi na { $square } ani dopadnout vedle něj.
    .quoll = Kvůli kunovci na { $square } si nesmíš zvolit číslo { $number } ani směr { $direction }.

kangaruse-wait =
    .start = { $who } vybírá, kde začne.
    .jump = Teď skáče { $whose }.
    .again = { $who } skáče znovu.
    .stuck = { $who } nemá kam skočit: přenést se, nebo skončit?
    .destroy = { $who } vybírá dvě políčka pro tasmánského tygra.

kangaruse-draft-second = Tygr přeškrtne { $square } a ještě jedno: vyber druhé políčko.

## Buttons

kangaruse-choose-start = začít na { $square }
kangaruse-choose-jump = skočit na { $square }
kangaruse-choose-teleport = přenést se na { $square } za 10 bodů
kangaruse-choose-stop = skončit a nechat si body
kangaruse-choose-destroy = přeškrtnout { $squares }

## What happened

kangaruse-did-start = { $who } začíná na { $square }.
kangaruse-did-start-you = Začínáš na { $square }.
kangaruse-did-jump = { $who } skáče na { $square }.
kangaruse-did-jump-you = Skáčeš na { $square }.
kangaruse-did-jump-gain = { $who } skáče na { $square } a získává { $items-acc }.
kangaruse-did-jump-gain-you = Skáčeš na { $square } a získáváš { $items-acc }.
kangaruse-did-jump-lose-you = Skáčeš na { $square } a ztrácíš { $items-acc }.
kangaruse-did-jump-lose = { $who } skáče na { $square } a ztrácí { $items-acc }.
kangaruse-did-teleport = { $who } platí 10 bodů a přenáší se na { $square }.
kangaruse-did-teleport-you = Platíš 10 bodů a přenášíš se na { $square }.
kangaruse-did-stop-you = Končíš a máš { $points }.
kangaruse-did-stop = { $who } končí a má { $points }.
kangaruse-did-destroy = { $whose-gender ->
    [you] Tvůj tasmánský tygr přeškrtává { $squares }.
   *[other] Tasmánský tygr ({ $whose }) přeškrtává { $squares }.
    }
kangaruse-did-gain-you = Získáváš { $items-acc }.
kangaruse-did-lose-you = Ztrácíš { $items-acc }.
kangaruse-did-gain = { $who } získává { $items-acc }.
kangaruse-did-lose = { $who } ztrácí { $items-acc }.
kangaruse-did-guarded = Hlídá tu krokodýl: žádný zisk.
kangaruse-did-again = Ještě jeden skok!
kangaruse-did-no-again = Odtud už není kam skočit.
kangaruse-did-tiger = Tasmánský tygr čeká na rozkaz.
kangaruse-did-cross = { $thing } přeškrtává { $squares }.
kangaruse-did-cross-none = { $thing } nemá co přeškrtnout.
kangaruse-did-out-you = Už nemáš kam skočit a jsi mimo hru.
kangaruse-did-out = { $who } už nemá kam skočit a je mimo hru.

## How it ended

kangaruse-result-won = { $count ->
    [one] { $who } vyhrává a má { $points }.
   *[other] Společné vítězství, každý má { $points }: { $who }.
    }
kangaruse-result-won-you = Vyhráváš a máš { $points }.
kangaruse-result-behind = Další v pořadí: { $others }.
kangaruse-result-other = { $who } ({ $points })

## Beside the board

kangaruse-beside = { $points }: { $items }
kangaruse-beside-score = { $points } z čísel
kangaruse-beside-echidna = poslední ježura { $value }
kangaruse-beside-worth = { $item } ({ $points })
kangaruse-beside-teleports = { $count } přenesení ({ $points })
kangaruse-beside-out = mimo hru

## The board as text

kangaruse-text-file = Sloupec { $file }
kangaruse-text-rank = Řada { $rank }
kangaruse-text-unstarted = čeká na start
kangaruse-text-crossed = Přeškrtnuto

## What one is trying to do

kangaruse-goal = Vyhrává, kdo má nejvíc bodů, když už nikdo nemá kam skočit.
    .short = Vyhrává nejvíc bodů.
kangaruse-goal-you = Měj nejvíc bodů, až už nebude kam skočit.
    .short = Nejvíc bodů na konci.
kangaruse-near = Bylo to těsné: prohráváš o { $points }.

## What everything is

kangaruse-about-kangaroo = { $whose-gender ->
    [you] Tvůj klokan
   *[other] Klokan ({ $whose })
    }
kangaruse-about-stands = Příští skok: o { $number }, nebo { $direction }.
kangaruse-about-square = { $square }, { $thing }
kangaruse-about-orders = Odsud: o { $number }, nebo { $direction }.
kangaruse-about-number = Číslo { $name }
    .words = Na každém políčku v této linii: skoč o { $name } kterýmkoli směrem, nebo místo toho poslechni šipku.
kangaruse-about-direction = Šipka { $name }
    .words = Na každém políčku v této linii: skoč { $name } o 1 až 4 políčka, nebo místo toho poslechni číslo.
kangaruse-sign-orders = Čísla a šipky na okrajích
    .words = Každé políčko má číslo a šipku svých dvou linií. Při skoku jedno z nich poslechni a druhé si zvol, nejvýš o 4 políčka.
kangaruse-sign-crossed = Přeškrtnuto
    .words = Použité: dopadnout sem už nikdo nesmí, přeskočit ano.

## Why a move was a mistake

kangaruse-harm-out =
    .now = { $whom-gender ->
        [you] Po tomhle tahu už nemáš kam skočit.
       *[other] Po tomhle tahu už { $whom } nemá kam skočit.
        }
    .reply = { $whom-gender ->
        [you] Po příštím tahu už nemáš kam skočit.
       *[other] Po příštím tahu už { $whom } nemá kam skočit.
        }
kangaruse-harm-lost =
    .now = { $whom-gender ->
        [you] Tím ztrácíš { $points }.
       *[other] Tím { $whom } ztrácí { $points }.
        }
    .reply = { $whom-gender ->
        [you] Příštím tahem ztrácíš { $points }.
       *[other] Příštím tahem { $whom } ztrácí { $points }.
        }
kangaruse-harm-points =
    .now = { $who-gender ->
        [you] Tím získáváš { $points }.
       *[other] Tím { $who } získává { $points }.
        }
    .reply = { $who-gender ->
        [you] Po tomhle tahu můžeš příště získat { $points }.
       *[other] Po tomhle tahu může { $who } příště získat { $points }.
        }
