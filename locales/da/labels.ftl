### Labels in drawings: what pieces, places and the whole picture are called. What a button or a glowing place does is
### said by the games' own messages. A label may count things ($count) or name a place or number ($place).

label-done = færdig
label-take-back = fortryd

## Muddy Ride

label-Hippo = { muddy-ride-role.N }
label-Pig = { muddy-ride-role.E }
label-Frog = { muddy-ride-role.S }
label-Duck = { muddy-ride-role.W }
label-start = start { $place }
label-target = mål { $place }
label-arrived = { muddy-ride-beside-arrived }
label-the-empty-meadow = den tomme eng

## Duel

label-the-move-made = trækket, der blev spillet
label-the-better-move = det bedre træk
label-Light = { duel-role.light }
label-Dark = { duel-role.dark }
label-through = { duel-text-through }
label-not-placed-yet = { duel-text-unplaced }
label-special-bullets-left = { $count ->
    [one] { $count } specialkugle tilbage
   *[other] { $count } specialkugler tilbage
    }
label-good-shot = fuldtræffer
label-double-blast = dobbeltskud
label-booster = turboskud
label-dummy = blindgænger
label-the-empty-board = det tomme bræt

## Kangaruse

label-Kangaroo = Kænguru { $place }
label-points = { kangaruse-points }
label-out = { kangaruse-beside-out }
label-N = N
label-the-empty-sheet = det tomme ark

## Two Paths

label-W = V
label-E = Ø
label-South = { two-paths-role.south }
label-North = { two-paths-role.north }
label-Fox = Ræv
label-Hare = Hare
label-Hedgehog = Pindsvin
label-waiting = venter
label-home = hjemme
label-west = { two-paths-way.W }
label-east = { two-paths-way.E }
label-mirror-staff = spejlstav
label-the-stone = stenen
label-the-empty-clearing = den tomme lysning

## Gunst

label-Knights = Riddere
label-Warriors = Krigere
label-Farmers = Bønder
label-Thieves = Tyve
label-Scholars = Lærde
label-Extazia = { gunst-god.X }
label-the-Wanderer = { gunst-god.V }
label-Eurika = { gunst-god.E }
label-Archimedes = { gunst-god.A }
label-Twilight = Tusmørket
label-Mist = Tågen
label-Threshold = Tærsklen
label-in-hand = på hånden
label-in-play = i spil
label-Spring = { gunst-season.spring }
label-Summer = { gunst-season.summer }
label-Autumn = { gunst-season.autumn }
label-Winter = { gunst-season.winter }
label-First-lord = { gunst-role.first }
label-Second-lord = { gunst-role.second }
label-life-stones = { $count } livssten
label-round = runde { $place }
label-the-say = ordet
label-ting = ting
label-favour = gunst
label-judgement = dom
label-battle = slag
label-the-end = slut
label-bring-nobody = stil med ingen
label-bring-these = stil med dem
label-spend-no-favour = { gunst-choose-favour-none }
label-raise-it = ryk den op
label-doubles-a-row = fordobler en række
label-sends-a-row-away = fjerner en række
label-wins-over-one-kin = lokker én frænde over
label-moves-a-row = rykker en række over
label-the-empty-table = det tomme bord
