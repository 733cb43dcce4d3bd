### Ce que disent les dessins.

label-done = fini
label-take-back = reprendre

## Muddy Ride

label-Hippo = { muddy-ride-role.N }
label-Pig = { muddy-ride-role.E }
label-Frog = { muddy-ride-role.S }
label-Duck = { muddy-ride-role.W }
label-start = départ { $place }
label-target = but { $place }
label-arrived = { muddy-ride-beside-arrived }
label-the-empty-meadow = le pré vide

## Duel

label-the-move-made = le coup joué
label-the-better-move = le meilleur coup
label-Light = { duel-role.light }
label-Dark = { duel-role.dark }
label-through = { duel-text-through }
label-not-placed-yet = { duel-text-unplaced }
label-special-bullets-left = { $count ->
    [one] encore { $count } balle spéciale
   *[other] encore { $count } balles spéciales
    }
label-good-shot = bon tir
label-double-blast = coup double
label-booster = turbo
label-dummy = balle à blanc
label-the-empty-board = le plateau vide

## Kangaruse

label-Kangaroo = Kangourou { $place }
label-points = { kangaruse-points }
label-out = { kangaruse-beside-out }
label-N = N
label-the-empty-sheet = la feuille vide

## Deux Chemins

label-W = O
label-E = E
label-South = { two-paths-role.south }
label-North = { two-paths-role.north }
label-Fox = Renard
label-Hare = Lièvre
label-Hedgehog = Hérisson
label-waiting = attend
label-home = arrivé
label-west = { two-paths-way.W }
label-east = { two-paths-way.E }
label-mirror-staff = bâton-miroir
label-the-stone = la pierre
label-the-empty-clearing = la clairière vide

## Gunst

label-Knights = Chevaliers
label-Warriors = Guerriers
label-Farmers = Paysans
label-Thieves = Voleurs
label-Scholars = Savants
label-Extazia = { gunst-god.X }
label-the-Wanderer = { gunst-god.V }
label-Eurika = { gunst-god.E }
label-Archimedes = { gunst-god.A }
label-Twilight = Crépuscule
label-Mist = Brume
label-Threshold = Seuil
label-in-hand = en main
label-in-play = en jeu
label-Spring = { gunst-season.spring }
label-Summer = { gunst-season.summer }
label-Autumn = { gunst-season.autumn }
label-Winter = { gunst-season.winter }
label-First-lord = { gunst-role.first }
label-Second-lord = { gunst-role.second }
label-life-stones = { $count ->
    [one] { $count } pierre de vie
   *[other] { $count } pierres de vie
    }
label-round = manche { $place }
label-the-say = la parole
label-ting = ting
label-favour = faveur
label-judgement = jugement
label-battle = bataille
label-the-end = fin
label-bring-nobody = n’amener personne
label-bring-these = amener ceux-ci
label-spend-no-favour = { gunst-choose-favour-none }
label-raise-it = faire monter
label-doubles-a-row = double un rang
label-sends-a-row-away = chasse un rang
label-wins-over-one-kin = rallie un compagnon
label-moves-a-row = déplace un rang
label-the-empty-table = la table vide
