### Kangaruse. The gender of a square's thing is n where it is neuter.

kangaruse = Kangaruse
    .sentence = Hop gennem bushen på et ark papir: hvert felt giver to ordrer; adlyd den ene, og vælg selv den anden.
    .players = 2–5
    .length = 20–30 minutter

kangaruse-role = Kænguru { $number }
kangaruse-points = { $count } point
kangaruse-on = { $square } ({ $thing })
kangaruse-echidna = myrepindsvin { $value }
kangaruse-square =
    .score = point
    .water = vand
    .food = mad
    .shelter = hytte
    .toys = legetøj
    .gems = ædelsten
    .coins = mønt
    .chests = kiste
    .plain = åbent land
    .start = start
    .tree = træ
    .kangaroo = kænguru
    .tasmanian-devil = tasmansk djævel
    .tasmanian-tiger = tasmansk tiger
    .echidna = myrepindsvin
    .thorny-devil = torndjævel
    .moth = natsværmer
    .koala = koala
    .platypus = næbdyr
    .platypus-gender = n
    .sugar-glider = flyvepungegern
    .sugar-glider-gender = n
    .mistletoebird = misteltenfugl
    .numbat = numbat
    .cacketoo = kakadu
    .frog = frø
    .crocodile = krokodille
    .dingo = dingo
    .kiwi = kiwi
    .quoll = pungmår
kangaruse-the =
    .tasmanian-devil = Den tasmanske djævel
    .tasmanian-tiger = Den tasmanske tiger
kangaruse-item =
    .water = { $count } vand
    .food = { $count } mad
    .shelter = { $count ->
        [one] 1 hytte
       *[other] { $count } hytter
        }
    .toys = { $count ->
        [one] 1 stykke legetøj
       *[other] { $count } stykker legetøj
        }
    .gems = { $count } ædelsten
    .coins = { $count ->
        [one] 1 mønt
       *[other] { $count } mønter
        }
    .chests = { $count ->
        [one] 1 kiste
       *[other] { $count } kister
        }
kangaruse-rule =
    .score = Du får det tal, der står på feltet.
    .water = Hver portion mad, du har, er lige så mange point værd, som du har vand.
    .food = Hver portion er lige så mange point værd, som du har vand.
    .shelter = Til sidst får alle, der har flest, 10 point, og alle, der har færrest, mister 10.
    .toys = 5 point for hvert tredje stykke.
    .gems = 1, 2, … 10 ædelsten er i alt 1, 1, 3, 5, 8, 12, 16, 21, 28, 35 point værd.
    .coins = 1 point for hver, hvis ingen har flere end dig, ellers minus 1 for hver.
    .chests = 5 point for hver.
    .plain = Gør ingenting.
    .start = Her starter kænguruer.
    .tree = Du kan aldrig lande på det eller hoppe over det.
    .kangaroo = Lander du her, hopper du igen med det samme.
    .tasmanian-devil = Lander du her, streges alle ubrugte felter ved siden af ud.
    .tasmanian-tiger = Lander du her, streger du to ubrugte felter ud i samme kolonne eller række.
    .echidna = Du må kun lande her, hvis tallet er højere end på dit seneste myrepindsvin.
    .thorny-devil = Er dette det eneste felt, du kan lande på, er du ude.
    .moth = Her er plads til alle kænguruer; den første, der hopper væk, streger feltet ud.
    .koala = Herfra må du ikke hoppe over en kænguru eller lande ved siden af en.
    .platypus = Herfra vælger du selv både tal og retning, og træer stopper dig ikke.
    .sugar-glider = Herfra svæver du videre over brugte felter til det første ubrugte.
    .mistletoebird = Herfra må du forlade arket og komme ind igen på den modsatte side.
    .numbat = Herfra skal du lande på et felt, der giver point, hvis du kan.
    .cacketoo = Herfra må du ikke lande på et felt, der giver point.
    .frog = Herfra må du også hoppe til enhver anden ubrugt frø.
    .crocodile = Så længe en kænguru står her, får ingen point i dens kolonne og række.
    .dingo = Så længe en kænguru står her, skal alle adlyde begge dens ordrer, hvis de kan.
    .kiwi = Så længe en kænguru står her, må ingen anden hoppe over den eller lande ved siden af den.
    .quoll = Så længe en kænguru står her, må ingen anden vælge dens retning eller dens tal.

## What the player is asked

kangaruse-ask-start = Vælg det felt, hvor din kænguru starter.
kangaruse-ask-jump = Hop, og adlyd dit felts tal eller retning.
kangaruse-ask-orders = Dit felt siger { $number } og { $direction }: hop { $number ->
    [one] 1 felt
   *[other] { $number } felter
    } i en valgfri retning eller 1 til 4 felter { $direction-a }.
kangaruse-ask-from = Du står på { $thing-gender ->
    [n] et
   *[other] en
    } { $thing }. { $rule }
kangaruse-ask-again = Hop igen!
kangaruse-ask-give-up = Du må også stoppe her.
kangaruse-ask-stuck = Du kan ikke hoppe. Betal 10 point for at teleportere til et felt, der ikke giver point, eller stop.
kangaruse-ask-destroy = Din tasmanske tiger streger to felter ud i sin kolonne eller række: vælg dem.
kangaruse-note =
    .dingo = Dingoen på { $square } befaler { $number } og { $direction }: adlyd, hvis du kan.
    .crocodile = Krokodillen på { $square } lader ingen få point i dens kolonne og række.
    .kiwi = Du må ikke hoppe over kiwien på { $square } eller lande ved siden af den.
    .quoll = På grund af pungmåren på { $square } må du ikke vælge { $number } eller { $direction }.

kangaruse-wait =
    .start = { $who } vælger sit startfelt.
    .jump = Nu skal { $whose } hoppe.
    .again = { $who } hopper igen.
    .stuck = { $who } kan ikke hoppe: teleportere eller stoppe?
    .destroy = { $who } vælger to felter til den tasmanske tiger.

kangaruse-draft-second = Tigeren streger { $square } ud: vælg ét felt til.

## Buttons

kangaruse-choose-start = start på { $square }
kangaruse-choose-jump = hop til { $square }
kangaruse-choose-teleport = teleportér til { $square } for 10 point
kangaruse-choose-stop = stop, og behold dine point
kangaruse-choose-destroy = streg { $squares } ud

## What happened

kangaruse-did-start = { $who } starter på { $square }.
kangaruse-did-start-you = Du starter på { $square }.
kangaruse-did-jump = { $who } hopper til { $square }.
kangaruse-did-jump-you = Du hopper til { $square }.
kangaruse-did-jump-gain = { $who } hopper til { $square } og får { $items }.
kangaruse-did-jump-gain-you = Du hopper til { $square } og får { $items }.
kangaruse-did-jump-lose-you = Du hopper til { $square } og mister { $items }.
kangaruse-did-jump-lose = { $who } hopper til { $square } og mister { $items }.
kangaruse-did-teleport = { $who } betaler 10 point og teleporterer til { $square }.
kangaruse-did-teleport-you = Du betaler 10 point og teleporterer til { $square }.
kangaruse-did-stop-you = Du stopper med { $points }.
kangaruse-did-stop = { $who } stopper med { $points }.
kangaruse-did-destroy = { $whose } lader den tasmanske tiger strege { $squares } ud.
kangaruse-did-gain-you = Du får { $items }.
kangaruse-did-lose-you = Du mister { $items }.
kangaruse-did-gain = { $who } får { $items }.
kangaruse-did-lose = { $who } mister { $items }.
kangaruse-did-guarded = En krokodille holder vagt: det giver ingenting.
kangaruse-did-again = Et hop til!
kangaruse-did-no-again = Derfra kan man ikke hoppe videre.
kangaruse-did-tiger = Den tasmanske tiger venter på ordre.
kangaruse-did-cross = { $thing } streger { $squares } ud.
kangaruse-did-cross-none = { $thing } finder intet at strege ud.
kangaruse-did-out-you = Du kan ikke komme videre og er ude.
kangaruse-did-out = { $who } kan ikke komme videre og er ude.

## How it ended

kangaruse-result-won = { $count ->
    [one] { $who } vinder med { $points }.
   *[other] { $who } deler sejren med { $points } hver.
    }
kangaruse-result-won-you = Du vinder med { $points }.
kangaruse-result-behind = Derefter: { $others }.
kangaruse-result-other = { $who } med { $points }

## Beside the board

kangaruse-beside = { $points }: { $items }
kangaruse-beside-score = { $points } fra tal
kangaruse-beside-echidna = seneste myrepindsvin { $value }
kangaruse-beside-worth = { $item } ({ $points })
kangaruse-beside-teleports = { $count ->
    [one] teleporteret én gang ({ $points })
    [2] teleporteret to gange ({ $points })
   *[other] teleporteret { $count } gange ({ $points })
    }
kangaruse-beside-out = ude

## The board as text

kangaruse-text-file = Kolonne { $file }
kangaruse-text-rank = Række { $rank }
kangaruse-text-unstarted = ikke startet endnu
kangaruse-text-crossed = Streget ud

## What one is trying to do

kangaruse-goal = Når ingen kan hoppe mere, vinder den med flest point.
    .short = Flest point vinder.
kangaruse-goal-you = Hav flest point, når ingen kan hoppe mere.
    .short = Flest point til sidst.
kangaruse-near = Så tæt på: du var { $points } bagud.

## What everything is

kangaruse-about-kangaroo = { $whose-gender ->
    [you] Din kænguru
   *[other] Her står { $whose }
    }
kangaruse-about-stands = Næste hop er { $number ->
    [one] 1 felt
   *[other] { $number } felter
    } langt eller går { $direction-a }.
kangaruse-about-square = { $square }, { $thing }
kangaruse-about-orders = Herfra: { $number ->
    [one] 1 felt
   *[other] { $number } felter
    } langt eller { $direction-a }.
kangaruse-about-number = Tallet { $name }
    .words = På alle felter i denne linje: hop så langt, som { $name } siger, i en valgfri retning, eller adlyd pilen i stedet.
kangaruse-about-direction = Pilen { $name-a }
    .words = På alle felter i denne linje: hop { $name-a }, 1 til 4 felter langt, eller adlyd tallet i stedet.
kangaruse-sign-orders = Tal og pile ved kanterne
    .words = Hvert felt har tallet og pilen fra sine to linjer. Når du hopper, adlyder du den ene og vælger selv den anden, op til 4 felter.
kangaruse-sign-crossed = Streget ud
    .words = Brugt op: ingen kan lande her mere, men alle må hoppe hen over det.

## Why a move was a mistake: at once, or by what it allows.

kangaruse-harm-out =
    .now = Så er der intet hop tilbage for { $whom-acc }.
    .reply = Efter næste træk er der intet hop tilbage for { $whom-acc }.
kangaruse-harm-lost =
    .now = Det koster { $whom-acc } { $points }.
    .reply = Næste træk koster { $whom-acc } { $points }.
kangaruse-harm-points =
    .now = Det giver { $who-acc } { $points }.
    .reply = Så kan { $who } tage { $points } i næste tur.
