### Why an action is refused: one message for each rule of each game, refusal-<game>-<rule>. The animals of Muddy Ride
### come as muddy-ride-the, so they never open a sentence.

refusal-notation = »{ $action }« er ikke et træk i dette spil.
refusal-chance = »{ $outcome }« kan ikke ske her.

## Muddy Ride

refusal-muddy-ride-over = Spillet er slut.
refusal-muddy-ride-chance-first = Først skal der deles et kort ud eller slås med terningen.
refusal-muddy-ride-turn-of = Lige nu har { $who-de } turen.
refusal-muddy-ride-only-chance = Kort og terning er overladt til tilfældet; ingen vælger dem.
refusal-muddy-ride-splash-first = Vælg først, hvem der sprøjtes af sted, når { $animal } hopper.
refusal-muddy-ride-no-splash = Der er intet plask at bestemme over.
refusal-muddy-ride-name-the-animal = I Hemmelige ryttere skal du sige, hvilket dyr der hopper.
refusal-muddy-ride-own-animal-only = Du må kun hoppe med dit eget dyr.
refusal-muddy-ride-not-pictured = Terningen viser { $face }, ikke { $animal }.
refusal-muddy-ride-has-arrived = Du kan ikke hoppe med { $animal }, som allerede er i mål.
refusal-muddy-ride-off-the-meadow = Feltet { $field } er ikke på engen.
refusal-muddy-ride-not-sideways-or-back = Set fra { $animal } ligger { $field } ikke ét felt til venstre, til højre, tilbage eller skråt tilbage.
refusal-muddy-ride-not-sideways = Set fra { $animal } ligger { $field } ikke ét felt til venstre eller højre, og i Hemmelige ryttere hopper ingen tilbage.
refusal-muddy-ride-occupied = På feltet { $field } står { $animal }.
refusal-muddy-ride-target-of-another = Feltet { $field } er mål for { $animal } og lukket for alle andre.
refusal-muddy-ride-must-jump = Du må kun melde pas, hvis du ikke kan hoppe, og du kan hoppe med { $animals }.
refusal-muddy-ride-has-no-way = Dette plask kan ikke flytte { $animal }.
refusal-muddy-ride-one-to-a-field = De kan ikke begge flytte sig: { $animals } ville lande på { $field }.
refusal-muddy-ride-not-vacated = Ingen forlader { $field }, så der er ikke plads til { $animal }.
refusal-muddy-ride-more-can-move = Alle, der kan flytte sig, skal flytte sig: her er det { $animals } tilsammen.

## Duel

refusal-duel-game-over = Spillet er slut.
refusal-duel-turn-of = Lige nu har { $who } turen.
refusal-duel-chance-turns-over = Hvilken specialkugle der vendes, er overladt til tilfældet.
refusal-duel-place-first = { $cowboy } skal stilles op først.
refusal-duel-placed = Begge cowboys er allerede stillet op.
refusal-duel-first-rank = { $cowboy } skal stilles op i række { $rank }.
refusal-duel-off-grid = { $size ->
    [large] Feltet { $field } og feltet øst for det ligger ikke begge på brættet.
   *[small] Feltet { $field } er ikke på brættet.
    }
refusal-duel-choose-shot = Vælg først, hvem der skydes af sted.
refusal-duel-no-shot-to-choose = Der er intet at vælge: det ligger fast, hvem der skydes af sted.
refusal-duel-stepped = Du må kun gå ét skridt pr. tur.
refusal-duel-no-step = Set fra { $cowboy-acc } ligger { $field } ikke ét skridt til venstre, til højre, tilbage eller skråt tilbage.
refusal-duel-occupied = På vej til { $field } ville du støde ind i { $cowboy-acc }.
refusal-duel-name-trigger = Når en stor cowboy går tilbage, skal du sige, hvilket felt den udløser, { $west } eller { $east }.
refusal-duel-clear-trigger = Dette skridt kan kun udløse ét felt, så der er intet at vælge.
refusal-duel-trigger-elsewhere = Dette skridt fører ikke ind på { $field }, så det kan ikke udløse det felt.
refusal-duel-can-step = Du må kun melde pas, hvis du ikke kan gå nogen steder.
refusal-duel-fired = Du må kun fyre én specialkugle af pr. tur.
refusal-duel-no-tokens = { $cowboy } har ingen specialkugler tilbage.
refusal-duel-must-step = Du skal gå et skridt, før du slutter din tur.

## Kangaruse

refusal-kangaruse-game-over = Spillet er slut.
refusal-kangaruse-not-on-turn = Lige nu har { $who } turen.
refusal-kangaruse-start-first = Vælg først et felt at starte fra.
refusal-kangaruse-has-started = Alle kænguruer er allerede startet.
refusal-kangaruse-not-stuck = Du må kun teleportere, hvis du intet lovligt hop har, når din tur begynder.
refusal-kangaruse-may-not-give-up = Du må kun stoppe, når du sidder fast.
refusal-kangaruse-must-jump-again = Når du er landet på et kængurufelt, skal du hoppe igen.
refusal-kangaruse-must-destroy = Vælg først de to felter, tigeren streger ud.
refusal-kangaruse-nothing-to-destroy = Du må kun strege felter ud, når du lige er landet på en tiger.
refusal-kangaruse-off-sheet = Feltet { $square } er ikke på arket.
refusal-kangaruse-own-square = Din egen kænguru står på { $square }.
refusal-kangaruse-tree = Der er et træ på { $square }.
refusal-kangaruse-crossed-out = Feltet { $square } er streget ud.
refusal-kangaruse-occupied = Der står en kænguru på { $square }.
refusal-kangaruse-start-scores = Feltet { $square } giver point, så der må du ikke starte.
refusal-kangaruse-teleport-scores = Feltet { $square } giver point, så dertil må du ikke teleportere.
refusal-kangaruse-no-start = Feltet { $square } er ikke et af startfelterne.
refusal-kangaruse-echidna-too-low = Myrepindsvinet på { $square } har tallet { $value }, og det er ikke højere end tallet på dit seneste, { $last }.
refusal-kangaruse-cacketoo-shuns = Fra en kakadu må du ikke lande på et felt, der giver point, og det gør { $square }.
refusal-kangaruse-koala-too-near = Fra en koala må du ikke lande ved siden af en kænguru, og { $square } er ved siden af den på { $kangaroo }.
refusal-kangaruse-kiwi-too-near = Kiwien på { $kiwi } lader ingen lande ved siden af sig, og { $square } er lige ved siden af.
refusal-kangaruse-out-of-reach = Intet hop fører til { $square }: du hopper i en lige linje, 1 til 4 felter langt, og adlyder dit tal eller din pil.
refusal-kangaruse-too-many-picks = For at nå { $square } skulle du selv vælge både retning og tal; en af delene skal du adlyde.
refusal-kangaruse-tree-in-the-way = Træet på { $square } er i vejen.
refusal-kangaruse-kangaroo-in-the-way = Fra en koala må du ikke hoppe over kænguruen på { $square }.
refusal-kangaruse-kiwi-in-the-way = Du må ikke hoppe over kiwien på { $square }.
refusal-kangaruse-quoll-keeps-direction = Pungmåren på { $square } lader ingen vælge { $direction }.
refusal-kangaruse-quoll-keeps-number = Pungmåren på { $square } lader ingen vælge { $number }.
refusal-kangaruse-dingo-commands = Du skal adlyde dingoen på { $square }.
refusal-kangaruse-numbat-must-score = Fra en numbat skal du lande på et felt, der giver point.
refusal-kangaruse-not-in-line = Feltet { $square } er ikke i tigerens kolonne eller række.
refusal-kangaruse-same-twice = Du skal strege to forskellige felter ud, ikke { $square } to gange.
refusal-kangaruse-not-in-byte-order = Nævn de to felter i alfabetisk rækkefølge.

## Two Paths

refusal-two-paths-over = Spillet er slut.
refusal-two-paths-not-asked = Lige nu er det { $who }, der skal vælge.
refusal-two-paths-line-up-first = Begge skal først stille deres dyr op.
refusal-two-paths-lined-up = Dyrene er allerede stillet op.
refusal-two-paths-hide-first = Meld først et dyr, og skjul en side.
refusal-two-paths-block-first = Der er meldt et dyr: du skal spærre en side.
refusal-two-paths-take-or-decline = Du gættede rigtigt: flyt dit eget dyr, eller lad det stå.
refusal-two-paths-home = { $animal-de-cap } er hjemme og har forladt brættet.
refusal-two-paths-starting-line = Du kan ikke få { $animal-de } hjem i { $side }, så længe et af dine dyr står på startlinjen.
refusal-two-paths-no-way-to-block = Mod { $side } må { $animal-de } ikke gå, så der er intet at spærre.

## Gunst

refusal-gunst-over = Spillet er slut.
refusal-gunst-coin-falls = Hærene er lige store, så mønten skal kastes først.
refusal-gunst-no-such-seat = Der er ingen plads { $seat }.
refusal-gunst-not-asked = Lige nu er det { $who }, der skal vælge.
refusal-gunst-already-chosen = Du har allerede valgt din hær.
refusal-gunst-other-question = { $phase ->
    [ting] Du skal vælge din hær.
    [favour] Du skal bruge din gunst eller lade være.
    [lead-judgement] Du skal vælge, hvem der begynder dommen.
    [judgement] Du skal aktivere en af dine guddomme.
    [lead-K] Du skal vælge, hvem der går først med ridderne.
    [lead-W] Du skal vælge, hvem der går først med krigerne.
    [lead-T] Du skal vælge, hvem der går først med tyvene.
    [lead-S] Du skal vælge, hvem der går først med de lærde.
    [F] Dine bønder skal rykke guddomme op.
    [S] Dine lærde skal slå eller bede.
   *[other] Der er intet at vælge nu.
    }
refusal-gunst-too-few-kin = { $left ->
    [0] Du har ingen { $row } tilbage at stille med.
   *[other] Af { $row-de } har du kun { $left } tilbage.
    }
refusal-gunst-not-in-hand = Du har ikke { $god } på hånden.
refusal-gunst-no-plane = Gunst skal rykke { $god } mindst ét plan op.
refusal-gunst-as-high-as-can-be = Du kan ikke rykke { $god } højere op.
refusal-gunst-above-the-hand = { $room ->
    [0] Du kan ikke rykke { $god } højere op.
    [one] Der er kun 1 plan mellem { $god } og hånden.
   *[other] Der er kun { $room } planer mellem { $god } og hånden.
    }
refusal-gunst-too-few-favours = Du har kun { $favours } gunst at bruge.
refusal-gunst-not-in-play = Du har ikke { $god } i spil.
refusal-gunst-own-row-empty = Der er ingen i din række med { $row }.
refusal-gunst-their-row-empty = Der er ingen i modstanderens række med { $row }.
refusal-gunst-same-row = I den række står { $row-de } allerede.
refusal-gunst-must-act = Der er en række, som { $god } kan have effekt på, og en guddom, der kan have effekt, skal have det.
refusal-gunst-other-steps = Du skal bruge alle dine skridt: der er { $asked }, ikke { $found }.
refusal-gunst-farmers-do-not-strike = Bønder rykker guddomme op; de slår ikke.
