### Rótulos de los dibujos.

label-done = listo
label-take-back = deshacer

## Barro va

label-Hippo = { muddy-ride-role.N }
label-Pig = { muddy-ride-role.E }
label-Frog = { muddy-ride-role.S }
label-Duck = { muddy-ride-role.W }
label-start = salida { $place }
label-target = meta { $place }
label-arrived = { muddy-ride-beside-arrived }
label-the-empty-meadow = el prado vacío

## Duelo

label-the-move-made = la jugada hecha
label-the-better-move = la jugada mejor
label-Light = { duel-role.light }
label-Dark = { duel-role.dark }
label-through = { duel-text-through }
label-not-placed-yet = { duel-text-unplaced }
label-special-bullets-left = { $count ->
    [one] queda { $count } bala especial
   *[other] quedan { $count } balas especiales
    }
label-good-shot = buen tiro
label-double-blast = doble descarga
label-booster = impulso
label-dummy = bala de fogueo
label-the-empty-board = el tablero vacío

## Kangaruse

label-Kangaroo = Canguro { $place }
label-points = { kangaruse-points }
label-out = { kangaruse-beside-out }
label-N = N
label-the-empty-sheet = la hoja vacía

## Dos caminos

label-W = O
label-E = E
label-South = { two-paths-role.south }
label-North = { two-paths-role.north }
label-Fox = Zorro
label-Hare = Liebre
label-Hedgehog = Erizo
label-waiting = espera
label-home = en casa
label-west = { two-paths-way.W }
label-east = { two-paths-way.E }
label-mirror-staff = vara espejo
label-the-stone = la piedra
label-the-empty-clearing = el claro vacío

## Gunst

label-Knights = Caballeros
label-Warriors = Guerreros
label-Farmers = Campesinos
label-Thieves = Ladrones
label-Scholars = Sabios
label-Extazia = { gunst-god.X }
label-the-Wanderer = { gunst-god.V }
label-Eurika = { gunst-god.E }
label-Archimedes = { gunst-god.A }
label-Twilight = Crepúsculo
label-Mist = Niebla
label-Threshold = Umbral
label-in-hand = en la mano
label-in-play = en juego
label-Spring = { gunst-season.spring }
label-Summer = { gunst-season.summer }
label-Autumn = { gunst-season.autumn }
label-Winter = { gunst-season.winter }
label-First-lord = { gunst-role.first }
label-Second-lord = { gunst-role.second }
label-life-stones = { $count ->
    [one] { $count } piedra de vida
   *[other] { $count } piedras de vida
    }
label-round = ronda { $place }
label-the-say = la palabra
label-ting = ting
label-favour = favor
label-judgement = juicio
label-battle = batalla
label-the-end = final
label-bring-nobody = no convocar
label-bring-these = convocar
label-spend-no-favour = { gunst-choose-favour-none }
label-raise-it = subir
label-doubles-a-row = duplica una fila
label-sends-a-row-away = echa una fila
label-wins-over-one-kin = trae a un rival
label-moves-a-row = pasa una fila
label-the-empty-table = la mesa vacía
