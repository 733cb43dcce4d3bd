### Labels in drawings: what pieces, places and the whole picture are called. What a button or a glowing place does is
### said by the games' own messages. A label may count things ($count) or name a place or number ($place).

label-done = done
label-take-back = take it back

## Muddy Ride

label-Hippo = { muddy-ride-role.N }
label-Pig = { muddy-ride-role.E }
label-Frog = { muddy-ride-role.S }
label-Duck = { muddy-ride-role.W }
label-start = start { $place }
label-target = target { $place }
label-arrived = { muddy-ride-beside-arrived }
label-the-empty-meadow = the empty meadow

## Duel

label-the-move-made = the move that was made
label-the-better-move = the better move
label-Light = { duel-role.light }
label-Dark = { duel-role.dark }
label-through = { duel-text-through }
label-not-placed-yet = { duel-text-unplaced }
label-special-bullets-left = { $count ->
    [one] { $count } special bullet left
   *[other] { $count } special bullets left
    }
label-good-shot = good shot
label-double-blast = double blast
label-booster = booster
label-dummy = dummy
label-the-empty-board = the empty board

## Kangaruse

label-Kangaroo = Kangaroo { $place }
label-points = { kangaruse-points }
label-out = { kangaruse-beside-out }
label-N = N
label-the-empty-sheet = the empty sheet

## Two Paths

label-W = W
label-E = E
label-South = { two-paths-role.south }
label-North = { two-paths-role.north }
label-Fox = Fox
label-Hare = Hare
label-Hedgehog = Hedgehog
label-waiting = waiting
label-home = home
label-west = { two-paths-way.W }
label-east = { two-paths-way.E }
label-mirror-staff = mirror staff
label-the-stone = the stone
label-the-empty-clearing = the empty clearing

## Gunst

label-Knights = Knights
label-Warriors = Warriors
label-Farmers = Farmers
label-Thieves = Thieves
label-Scholars = Scholars
label-Extazia = { gunst-god.X }
label-the-Wanderer = { gunst-god.V }
label-Eurika = { gunst-god.E }
label-Archimedes = { gunst-god.A }
label-Twilight = Twilight
label-Mist = Mist
label-Threshold = Threshold
label-in-hand = in hand
label-in-play = in play
label-Spring = { gunst-season.spring }
label-Summer = { gunst-season.summer }
label-Autumn = { gunst-season.autumn }
label-Winter = { gunst-season.winter }
label-First-lord = { gunst-role.first }
label-Second-lord = { gunst-role.second }
label-life-stones = { $count ->
    [one] { $count } life stone
   *[other] { $count } life stones
    }
label-round = round { $place }
label-the-say = the say
label-ting = ting
label-favour = favour
label-judgement = judgement
label-battle = battle
label-the-end = the end
label-bring-nobody = bring nobody
label-bring-these = bring these
label-spend-no-favour = { gunst-choose-favour-none }
label-raise-it = raise it
label-doubles-a-row = doubles a row
label-sends-a-row-away = sends a row away
label-wins-over-one-kin = wins over one kin
label-moves-a-row = moves a row
label-the-empty-table = the empty table
