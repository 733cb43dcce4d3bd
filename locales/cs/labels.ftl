### Labels in drawings.

label-done = hotovo
label-take-back = vzít zpět

## Muddy Ride

label-Hippo = { muddy-ride-role.N }
label-Pig = { muddy-ride-role.E }
label-Frog = { muddy-ride-role.S }
label-Duck = { muddy-ride-role.W }
label-start = start { $place }
label-target = cíl { $place }
label-arrived = { muddy-ride-beside-arrived }
label-the-empty-meadow = prázdná louka

## Duel

label-the-move-made = zahraný tah
label-the-better-move = lepší tah
label-Light = { duel-role.light }
label-Dark = { duel-role.dark }
label-through = { duel-text-through }
label-not-placed-yet = { duel-text-unplaced }
label-special-bullets-left = { $count ->
    [one] zbývá { $count } speciální náboj
    [few] zbývají { $count } speciální náboje
   *[other] zbývá { $count } speciálních nábojů
    }
label-good-shot = dobrá trefa
label-double-blast = dvojitá rána
label-booster = postrk
label-dummy = slepý náboj
label-the-empty-board = prázdný plán

## Kangaruse

label-Kangaroo = Klokan { $place }
label-points = { kangaruse-points }
label-out = { kangaruse-beside-out }
label-N = S
label-the-empty-sheet = prázdný arch

## Two Paths

label-W = Z
label-E = V
label-South = { two-paths-role.south }
label-North = { two-paths-role.north }
label-Fox = Liška
label-Hare = Zajíc
label-Hedgehog = Ježek
label-waiting = čeká
label-home = doma
label-west = { two-paths-way.W }
label-east = { two-paths-way.E }
label-mirror-staff = zrcadlová hůl
label-the-stone = kámen
label-the-empty-clearing = prázdná mýtina

## Gunst

label-Knights = Rytíři
label-Warriors = Válečníci
label-Farmers = Sedláci
label-Thieves = Zloději
label-Scholars = Učenci
label-Extazia = { gunst-god.X }
label-the-Wanderer = { gunst-god.V }
label-Eurika = { gunst-god.E }
label-Archimedes = { gunst-god.A }
label-Twilight = Soumrak
label-Mist = Mlha
label-Threshold = Práh
label-in-hand = v ruce
label-in-play = ve hře
label-Spring = { gunst-season.spring }
label-Summer = { gunst-season.summer }
label-Autumn = { gunst-season.autumn }
label-Winter = { gunst-season.winter }
label-First-lord = { gunst-role.first }
label-Second-lord = { gunst-role.second }
label-life-stones = { $count ->
    [one] { $count } kámen života
    [few] { $count } kameny života
   *[other] { $count } kamenů života
    }
label-round = kolo { $place }
label-the-say = slovo
label-ting = sněm
label-favour = přízeň
label-judgement = soud
label-battle = bitva
label-the-end = konec
label-bring-nobody = nepřivést nikoho
label-bring-these = přivést tyto
label-spend-no-favour = { gunst-choose-favour-none }
label-raise-it = povznést
label-doubles-a-row = zdvojnásobí řadu
label-sends-a-row-away = vyžene řadu
label-wins-over-one-kin = přetáhne člověka
label-moves-a-row = přesune řadu
label-the-empty-table = prázdný stůl
