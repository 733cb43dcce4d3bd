### Ce qui est imprimé. Les mots entre ** sont gras.

## Sur chaque feuille

print-document = { $games } : à imprimer et à jouer
print-title = { $game } : { $part }
print-seed = graine { $seed }
print-whole = Le jeu tel qu’il est fourni
print-code = Code du plateau
print-no-code =
    .first = Trop gros pour
    .second = un code. Garde
    .third = son fichier.
print-foot = Page { $number } sur { $count } · { $note } · à 100 %, sans ajuster à la page
print-note =
    .both = recto verso, retourner sur le bord long
    .back = verso de la page précédente
    .blank-back = son verso reste blanc
    .one = imprimer au recto seul
    .blank = laissée blanche : verso de la page précédente
print-part =
    .board = Plateau
    .pieces = Pions
    .pieces-front = Pions, recto
    .pieces-back = Pions, verso
    .rules = Règles
print-how-rules = Comment jouer. Les leçons et les règles exactes, avec des exemples pour chaque cas, sont dans Gambol.
    .scan = Comment jouer. Scanne pour ouvrir le jeu dans Gambol, avec des leçons et les règles exactes.

## Muddy Ride

print-muddy-ride-part =
    .frame-front = Cadre, recto
    .frame-back = Cadre, verso
    .tiles-front = Tuiles, recto
    .tiles-back = Tuiles, verso
    .cards-front = Cartes, recto
    .cards-back = Cartes, verso
print-muddy-ride-how =
    .board = Tout le pré sur une feuille. Les animaux partent de leur anneau en pointillé, tournés vers leur drapeau. Personne n’entre sur le but d’un autre animal. La personne la plus jeune décide qui commence ; puis on joue dans le sens des aiguilles d’une montre.
    .frame = Utilise cette face avec la face { $size }×{ $size } des tuiles. Pose les quatre tuiles dans le cadre, dans l’ordre et le sens que tu veux. Une maison marque la case d’où part un animal, un drapeau son but : mets la plaque du but sur cette case. La personne la plus jeune décide qui commence ; puis on joue dans le sens des aiguilles d’une montre.
    .tiles-front = La face 6×6. Colle la feuille sur du carton, puis découpe le long des repères : quatre tuiles de 80 mm, avec des lettres pour poser un plateau qu’on te dicte.
    .tiles-back = La face 8×8. Imprimée recto verso et retournée sur le bord long, chaque tuile se trouve derrière son propre recto.
    .cards-front = En haut : cartes secrètes. Mélange-les et distribues-en une à chacun, face cachée. En bas : cartes d’équipe, deux par signe. Qui a le même signe est dans la même équipe.
    .cards-back = Dos des cartes secrètes en haut, des cartes d’équipe en bas.
    .pieces = Colle sur du carton et découpe le long des repères. Figurines : plie aux pointillés, colle les deux moitiés ensemble, écarte les pieds ; l’animal regarde dans son sens. Les animaux plats conviennent aussi. Les plaques vont sur les buts. Dé : plie, colle les languettes ; ou utilise le tableau.
print-muddy-ride-tile = tuile { $tile }
    .turned = tuile { $tile }, tournée de { $degrees }°
    .any = toute tuile
print-muddy-ride-edge =
    .start = { $animal } : départ
    .target = { $animal } : but
print-muddy-ride-card =
    .help = Mène cet animal au but.
    .silent = Ne le dis à personne.
    .sun = Équipe Soleil
    .moon = Équipe Lune
    .white-horse = Cheval blanc
    .first = le premier arrivé gagne
    .all-or-nothing = Tout ou rien
    .both = les deux doivent arriver
print-muddy-ride-piece =
    .flat = Animaux plats
    .plates = Plaques pour les buts
    .die = Le dé : les deux animaux dont l’un saute
    .table = Ou lance un dé ordinaire :
    .either = { $one } ou { $other }

## Duel

print-duel-part =
    .small = Plateau, petits cowboys
    .large = Plateau, grands cowboys
print-duel-how =
    .board = Les balles pâles à un anneau sont celles de Clair, les balles sombres cerclées celles de Sombre. À côté du plateau, trois balles marquent la première rangée d’un cowboy, d’où il part, et deux sa dernière : un tir au-delà de cette rangée fait gagner. Les barillets sont aux deux bouts.
    .pieces-front = Colle sur du carton et découpe le long des repères ; les pions ronds peuvent rester carrés là où la place ne manque pas. Mélange les balles spéciales face cachée et mets-en la moitié, sans regarder, dans chaque barillet.
    .pieces-back = Dos des balles spéciales et des cowboys ; chacun se trouve derrière son propre recto.
print-duel-token =
    .good-shot = **Bon tir :** l’autre cowboy recule d’une case.
    .double-blast = **Coup double :** après ce tour, tu en joues un autre.
    .booster = **Turbo :** les deux cowboys avancent d’une case.
    .dummy = **Balle à blanc :** rien ne se passe.

## Kangaruse

print-kangaruse-scan = Scanne pour jouer sur cette feuille même, ou pour la réimprimer.
print-kangaruse-type = Tape ce code dans Gambol pour jouer sur cette feuille même, ou pour la réimprimer.
print-kangaruse-play = Qui saute le mieux commence, puis on joue dans le sens des aiguilles d’une montre. **Saute :** obéis au nombre de ta case et choisis une direction, ou obéis à sa direction et choisis un nombre de 1 à 4. Ne te pose que sur des cases libres. Dessine-y ton signe et barre la case que tu quittes. **Coincé :** paie 10 points et va sur n’importe quelle case libre qui ne rapporte rien, ou arrête-toi. Qui a le plus de points gagne.
    .give-up = **S’arrêter :** tu peux t’arrêter à chacun de tes tours ; tes points comptent.
    .harsh = **Sans pitié :** diables et tigres frappent aussi les cases barrées ou occupées, et qui y avait gagné quelque chose le reperd, une fois.
print-kangaruse-squares = Cases
    .how = Ce que font les cases.
    .next = Ce que font les cases se trouve à la page suivante.
print-kangaruse-scores =
    .player = Nom
    .teleports = Téléport., −10
    .total = Total

## Deux Chemins

print-two-paths-part = La clairière
print-two-paths-how =
    .board = Posez la feuille en long entre vous : Sud à la rangée 1, Nord à l’autre bout. Les poings vont du côté ouest et du côté est. La pierre noire attend à côté de la clairière ; qui bloque la pose sur une case que l’animal peut atteindre. Qui ment le moins bien commence.
    .pieces = Colle sur du carton et découpe le long des repères. La tête de tes animaux pointe toujours vers ta ligne d’arrivée. Les disques se cachent dans un poing. La pierre noire se pose sur la clairière, sur le chemin de l’animal, et s’enlève après chaque essai.
print-two-paths-piece =
    .south = Sud : rond et clair
    .north = Nord : à huit côtés et sombre
    .discs = Deux disques à cacher et la pierre noire
    .disc-south = disque de Sud
    .disc-north = disque de Nord
    .stone = pierre noire

## Gunst

print-gunst-part =
    .first = Le tapis, seigneur 1
    .second = Le tapis, seigneur 2
print-gunst-how =
    .mat = Découpe le long du pointillé et joins là les deux moitiés, tête contre tête : le cordon est l’anneau autour du champ de bataille. Le marqueur de saison commence au printemps et avance d’un quart d’anneau, dans le sens des aiguilles d’une montre, après chaque manche.
    .pieces = Colle sur du carton et découpe le long des repères. Les pions ronds et pâles sont au seigneur 1, les écus et les pignons au seigneur 2. Chaque seigneur a un bâton-miroir : les dieux se tiennent à sa gauche, les pierres et les compagnons à sa droite.
print-gunst-row =
    .K = chacun retire en face un guerrier, un paysan et un savant, si tu as au moins autant de paysans
    .W = chacun prend une pierre de vie
    .F = chacun fait monter un de tes dieux d’un palier
    .T = chacun te rallie un savant d’en face
    .S = tous frappent (une pierre de vie chacun) ou tous prient (un palier chacun)
print-gunst-plane =
    .hand = Main
    .hand-told = peuvent venir
    .mist-told = après avoir agi
    .twilight-told = où ils commencent
print-gunst-god =
    .X = Extazia
    .V = Vagabond
    .E = Eurika
    .A = Archimède
print-gunst-god-does =
    .X = **Extazia** double l’effet d’un de tes rangs.
    .V = **Le Vagabond** chasse un rang d’en face.
    .E = **Eurika** rallie un compagnon d’en face au rang de ton choix.
    .A = **Archimède** déplace un de tes rangs dans un autre.
print-gunst-season =
    .spring = printemps
    .summer = été
    .autumn = automne
    .winter = hiver
print-gunst-staff-place = ici ton bâton-miroir
print-gunst-life = { $count ->
    [one] { $count } pierre de vie
   *[other] { $count } pierres de vie
    }
print-gunst-home = Onze compagnons, quand ils sont rentrés
print-gunst-kin = **{ $lord } :** un chevalier, trois guerriers, trois paysans, deux voleurs, deux savants
print-gunst-staff = bâton-miroir
print-gunst-marker = marqueur de saison
