### Beschriftungen in Zeichnungen.

label-done = fertig
label-take-back = zurücknehmen

## Schlammritt

label-Hippo = { muddy-ride-role.N }
label-Pig = { muddy-ride-role.E }
label-Frog = { muddy-ride-role.S }
label-Duck = { muddy-ride-role.W }
label-start = Start { $place }
label-target = Ziel { $place }
label-arrived = { muddy-ride-beside-arrived }
label-the-empty-meadow = die leere Wiese

## Duell

label-the-move-made = der gespielte Zug
label-the-better-move = der bessere Zug
label-Light = { duel-role.light }
label-Dark = { duel-role.dark }
label-through = { duel-text-through }
label-not-placed-yet = { duel-text-unplaced }
label-special-bullets-left = { $count ->
    [one] noch { $count } Spezialkugel
   *[other] noch { $count } Spezialkugeln
    }
label-good-shot = Volltreffer
label-double-blast = Doppelschuss
label-booster = Turbo
label-dummy = Blindgänger
label-the-empty-board = das leere Brett

## Kangaruse

label-Kangaroo = Känguru { $place }
label-points = { kangaruse-points }
label-out = { kangaruse-beside-out }
label-N = N
label-the-empty-sheet = das leere Blatt

## Zwei Wege

label-W = W
label-E = O
label-South = { two-paths-role.south }
label-North = { two-paths-role.north }
label-Fox = Fuchs
label-Hare = Hase
label-Hedgehog = Igel
label-waiting = wartet
label-home = daheim
label-west = { two-paths-way.W }
label-east = { two-paths-way.E }
label-mirror-staff = Spiegelstab
label-the-stone = der Stein
label-the-empty-clearing = die leere Lichtung

## Gunst

label-Knights = Ritter
label-Warriors = Krieger
label-Farmers = Bauern
label-Thieves = Diebe
label-Scholars = Gelehrte
label-Extazia = { gunst-god.X }
label-the-Wanderer = { gunst-god.V }
label-Eurika = { gunst-god.E }
label-Archimedes = { gunst-god.A }
label-Twilight = Zwielicht
label-Mist = Nebel
label-Threshold = Schwelle
label-in-hand = auf der Hand
label-in-play = im Spiel
label-Spring = { gunst-season.spring }
label-Summer = { gunst-season.summer }
label-Autumn = { gunst-season.autumn }
label-Winter = { gunst-season.winter }
label-First-lord = { gunst-role.first }
label-Second-lord = { gunst-role.second }
label-life-stones = { $count ->
    [one] { $count } Lebensstein
   *[other] { $count } Lebenssteine
    }
label-round = Runde { $place }
label-the-say = das Sagen
label-ting = Thing
label-favour = Gunst
label-judgement = Urteil
label-battle = Schlacht
label-the-end = Ende
label-bring-nobody = niemanden bringen
label-bring-these = diese bringen
label-spend-no-favour = { gunst-choose-favour-none }
label-raise-it = heben
label-doubles-a-row = verdoppelt eine Reihe
label-sends-a-row-away = schickt eine Reihe fort
label-wins-over-one-kin = holt einen herüber
label-moves-a-row = versetzt eine Reihe
label-the-empty-table = der leere Tisch
