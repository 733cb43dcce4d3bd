### Ce que disent les pages.

brand = Gambol
skip = Aller au contenu
nav = Menu
nav-games = Jeux
nav-learn = Apprendre
nav-boards = Plateaux
nav-about = À propos
nav-rules = Règles
foot = Cinq petits jeux de société. Ni compte, ni publicité, et rien ne quitte ce serveur.
page-title = { $what } · Gambol
page-copied = Copié.
theme-switch = Clair ou sombre
close = Fermer
copy = Copier
share = Partager
accept = Accepter
decline = Refuser

name-none = Ton nom
name-ask = Comment t’appeler ?
name-keep = Garder ce nom
name-told = Pas besoin de compte : ton nom reste dans ce navigateur.
name-kept = Tu es maintenant { $name }.

## Accueil

home-title = Gambol : cinq petits jeux de société
home-heading = Cinq petits jeux de société
home-lead = Choisis-en un et joue. Les règles tiennent en une minute ; le reste vient en jouant.
home-waiting = { $count ->
    [one] À toi de jouer dans une partie
   *[other] À toi de jouer dans { $count } parties
}
home-away = La base de données est injoignable pour l’instant : impossible de lister tes parties. Elles sont en sécurité.
home-mine = Tes parties
home-mine-all = Toutes tes parties
home-boards = Plateaux
home-boards-all = Tous les plateaux
home-rules = Les règles
start-computer = Contre l’ordinateur
start-here = Jouer ensemble ici
start-friend = Inviter quelqu’un
start-more = Choisir mode, plateau et places
table-ended = finie
table-yours = À toi de jouer
since-now = à l’instant
since-minutes = { $count ->
    [one] il y a une minute
   *[other] il y a { $count } minutes
}
since-hours = { $count ->
    [one] il y a une heure
   *[other] il y a { $count } heures
}
since-days = { $count ->
    [one] hier
   *[other] il y a { $count } jours
}

card-players = { $count } joueurs
how = Comment on joue
    .muddy-ride = Jamais un pas en avant. Tu sautes de côté ou en arrière, et la flaque où tu te poses éclabousse les animaux dans le sens de leurs empreintes. Le premier de l’autre côté gagne.
    .duel = Tu fais un pas de côté ou en arrière, et les balles de la case où tu poses le pied projettent les cowboys. Tire une de tes balles spéciales cachées quand cela t’arrange. Le premier projeté au-delà du bord d’en face gagne.
    .kangaruse = Ta case ordonne une direction et un nombre : obéis à l’un, choisis l’autre. Chaque case quittée est barrée. Quand plus personne ne peut sauter, qui a le plus de points gagne.
    .two-paths = Choisis l’ouest ou l’est en secret. Si ton adversaire bloque le mauvais côté, ton animal avance ; si c’est le bon, c’est le sien qui peut avancer. Qui fait traverser ses trois animaux en premier gagne.
    .gunst = Chacun choisit une troupe en secret, et on les montre ensemble. La plus petite gagne la faveur des dieux et décide qui agit d’abord ; la plus grande combat. Qui a le plus de vie après quatre saisons gagne.

## Enregistrements

record-heading = Revoir une partie
record-told = Ouvre un enregistrement que tu as téléchargé et parcours-le coup par coup.
record-file = Choisir un enregistrement
record-paste = Ou colle-le ici
record-show = Montrer la partie

## Une nouvelle table

new-heading = Une nouvelle table de { $game }
new-lead = Tout est réglé comme la plupart des gens l’aiment. Change ce que tu veux, puis prends place.
new-with = Avec qui joues-tu ?
    .computer = Ordinateurs
    .computer-help = Tout de suite, facile ou difficile, comme tu veux.
    .here = Des gens ici
    .here-help = Côte à côte, sur cet écran.
    .friend = Des amis au loin
    .friend-help = Envoie-leur un lien.
new-level = De quelle force ?
    .l1 = Doux
    .l2 = Facile
    .l3 = Solide
    .l4 = Fort
    .l5 = Féroce
    .lperfect = Parfait
    .lstrongest = Le plus fort
new-boards-more = { $count ->
    [one] { $count } autre plateau
   *[other] { $count } autres plateaux
    }
new-board = Le plateau
new-board-other = Un autre plateau
new-board-make = Un nouveau plateau
new-board-make-do = En faire un autre
new-board-own = Ton propre plateau
new-board-code = Code de plateau ou lien
new-board-code-do = Utiliser
new-board-file = Ou un fichier de plateau
new-board-noscript = Pour envoyer un fichier de plateau, va à
new-seats = Qui est assis où
new-name = Nom pour { $role }
new-sign = Le signe pour { $role }
sign-ring = ◎ Anneau
sign-square = ■ Carré
sign-triangle = ▲ Triangle
sign-diamond = ◆ Losange
sign-star = ★ Étoile
new-name-hint = Nom
new-clock = La pendule
new-more = Plus d’options
new-table-rules = À cette table
new-open = Prendre place et jouer
new-again = Actualiser le formulaire
sitter = Qui est assis ici
    .me = Moi
    .here = Quelqu’un ici
    .open = Quelqu’un, sur invitation
    .bot-1 = Ordinateur 1, doux
    .bot-2 = Ordinateur 2, facile
    .bot-3 = Ordinateur 3, solide
    .bot-4 = Ordinateur 4, fort
    .bot-5 = Ordinateur 5, féroce
    .bot-perfect = Ordinateur, parfait
    .bot-strongest = Ordinateur, le plus fort
clock = Temps de jeu
    .none = Sans pendule
    .none-help = Prends tout le temps qu’il te faut.
    .move = Temps par coup
    .move-help = Un nombre fixe de secondes pour chaque coup.
    .game = Temps par partie
    .game-help = Des minutes pour toute la partie, plus quelques secondes par coup.
    .days = Jours par coup
    .days-help = Pour des parties sur des jours ou des semaines.
clock-number = Un nombre pour la pendule
    .seconds = Secondes par coup
    .minutes = Minutes par partie
    .increment = Secondes en plus par coup
    .days = Jours par coup
clock-days = { $days } j { $hours } h
box = Ce qui est permis
    .takebacks = Reprises
    .takebacks-help = Un coup peut être repris si les autres sont d’accord.
    .spectators = Public
    .spectators-help = Toute personne qui a le lien peut regarder.
    .chat = Tchat
    .chat-help = Quelques mots à la table.
    .casual = Indices
    .casual-help = Demande le meilleur coup quand tu veux.

## Options des jeux

opt-mode = Comment jouer
mode-free = Chacun pour soi
mode-free-help = Le premier animal de l’autre côté gagne.
mode-horse = Cheval blanc
mode-horse-help = Équipes de deux ; le premier de l’autre côté gagne pour son équipe.
mode-all = Tout ou rien
mode-all-help = Équipes de deux ; les deux animaux doivent traverser.
mode-secret = Cavaliers secrets
mode-secret-help = Personne ne sait qui mène quel animal. Un dé dit lesquels peuvent sauter.
opt-animals = Quels animaux
opt-animals-help = De deux à quatre. Une place pour chacun.
animal-n = Hippo
animal-n-help = va vers le nord
animal-e = Cochon
animal-e-help = va vers l’est
animal-s = Grenouille
animal-s-help = va vers le sud
animal-w = Canard
animal-w-help = va vers l’ouest
opt-teams = Les équipes
teams-facing = Hippo et grenouille contre cochon et canard
teams-east = Hippo et cochon contre grenouille et canard
teams-west = Hippo et canard contre cochon et grenouille
opt-players = Combien de joueurs
opt-crossing = Deux qui se gênent
crossing-stay = Les deux restent
crossing-stay-help = Une case doit être vide avant qu’on y entre.
crossing-swap = Ils échangent leurs places
crossing-swap-help = Tous bougent à la fois, même à trois ou quatre en rond.
opt-targets = Buts des autres animaux
targets-closed = Fermés
targets-closed-help = Personne d’autre ne peut y sauter.
targets-open = Ouverts aux sauts
targets-open-help = Tu peux y sauter, mais aucune éclaboussure n’y mène.
opt-first = Qui commence
first-usual = Comme d’habitude
first-youngest = Selon la coutume, la personne la plus jeune décide.
first-gun = Selon la coutume, qui a tenu une arme en dernier. Un pistolet à eau compte.
first-liar = Selon la coutume, qui ment le moins bien.
first-jumper = La première place commence, puis dans le sens des aiguilles d’une montre. Selon la coutume, qui saute le mieux s’y assied.
player-1 = Joueur 1
player-2 = Joueur 2
player-3 = Joueur 3
player-4 = Joueur 4
first-light = Clair
first-dark = Sombre
first-south = Sud
first-north = Nord
opt-repetition = Quand une position revient
opt-repetition-help = Les parties qui tournent en rond finissent en match nul.
opt-repetition-3 = Match nul la troisième fois
opt-repetition-2 = Match nul la deuxième fois
opt-repetition-0 = Jamais de match nul
opt-cap = Match nul après ce nombre d’actions
opt-cap-help = 0 veut dire jamais.
opt-size = Les cowboys
size-small = Petits
size-small-help = Chacun occupe une case.
size-large = Grands
size-large-help = Chacun occupe deux cases côte à côte.
opt-ammo = Balles spéciales
opt-ammo-help = Mélangées face cachée ; chacun en reçoit la moitié : il en faut un nombre pair, 24 au plus. La boîte en contient trois de chaque ; sans elles, rien n’est laissé au hasard.
ammo-good-shot = Bons tirs
ammo-double-blast = Coups doubles
ammo-booster = Turbos
ammo-dummy = Balles à blanc
opt-stop = Fin de la partie
stop-yes = Quand plus rien ne rapporte
stop-no = Quand personne ne peut sauter
opt-give-up = S’arrêter avant
give-up-no = Seulement si coincé
give-up-yes = À chaque tour
opt-harsh = Diables et tigres
harsh-no = Barrent des cases libres
harsh-yes = Aussi les cases prises ou barrées
harsh-yes-help = Ce qui y avait été gagné est reperdu.
opt-rows = Combien de rangées
opt-rows-help = D’habitude 7 ; plus il y en a, plus la partie est longue.
opt-rounds = Combien de saisons
opt-rounds-help = D’habitude 4.
opt-life = Pierres de vie pour chacun
opt-life-help = D’habitude 12.
opt-tie = Quand les troupes sont égales
tie-coin = Une pièce décide
tie-coin-help = Remplace le cri là où personne ne l’entend : contre l’ordinateur, ou dans une partie lente.
tie-shout = Qui crie GUNST ! en premier
tie-shout-help = La règle imprimée. Chacun a un bouton et une touche ; le premier cri donne la parole.
opt-kin = Après une saison
kin-return = Tous rentrent
kin-return-help = Tu peux les amener de nouveau.
kin-spent = Compagnons perdus
kin-spent-help = Amenés une fois, ils sont perdus pour de bon.
make-size = Taille
make-size-6 = 6 × 6
make-size-8 = 8 × 8
make-tiny = Minuscule
make-small = Petite
make-regular = Moyenne
make-large = Grande
make-huge = Immense
make-fair = Camps
make-fair-yes = Identiques pour tous
make-fair-no = Comme ça vient
make-seed = Graine
make-files = Colonnes
make-ranks = Rangées
make-rows = Rangées
make-starts = Cases de départ
make-starts-no = N’importe où
make-starts-yes = Marquées
make-mirror = Chemins
make-mirror-yes = En miroir
make-mirror-no = Sans miroir

## Plateaux

boards-heading = Plateaux
boards-lead = Parcours-les, fais-en de nouveaux, apporte les tiens. Chaque plateau a un code, et ce code suffit pour y jouer.
boards-of = Plateaux pour { $game }
boards-ship = Plateaux fournis avec le jeu
boards-made = Nouveaux plateaux
boards-make = Faire de nouveaux plateaux
boards-make-do = Faire des plateaux
boards-make-next = En montrer d’autres
boards-more = Plus de plateaux
boards-own = Ton propre plateau
boards-code = Un code de plateau ou un lien
boards-file = Un fichier de plateau
boards-paste = Ou colle le plateau ici
boards-open = Ouvrir le plateau
board-sheet = Feuille { $seed } · { $size }
board-sheet-starts = Feuille { $seed } avec départs · { $size }
board-told = { $first }. { $second }
certificate = Certificat
certificate-measured = Mesuré avec
board-nameless = Un plateau sans nom
board-plain = La clairière toute simple
board-plain-told = Large de trois chemins, longue à volonté.
board-tiles = Quatre tuiles
board-laid = Quatre tuiles, posées au hasard ou par toi
lay-heading = Pose les tuiles toi-même
lay-frame = Le cadre
lay-tray = Tuiles pas encore posées
lay-turn = Tuile { $tile } : la tourner
lay-put = Poser la tuile { $tile } dans le prochain quart libre
lay-whole = Touche une tuile pour la tourner, fais-la glisser pour l’échanger. Ou enlève-les toutes et pose le pré tuile par tuile.
lay-told = Touche une tuile pour la poser dans le prochain quart libre, ou fais-la glisser où tu veux. Une fois là, touche-la pour la tourner.
lay-random = Poser au hasard
lay-empty = Tout enlever
board-rows = { $count } rangées
board-shape = { $files } × { $ranks } cases
board-seed = Nouveau, tiré de la graine { $seed }
board-of-another = Ce plateau est pour { $game }.
board-read = Ton plateau a été lu.
board-none = Entre un code, ou choisis un fichier de plateau.
board-large = Un plateau ne dépasse pas 64 kilo-octets.
board-refused = Ce plateau est inutilisable
board-more-wrong = Autres problèmes ({ $count })
file-large = Ce fichier est trop gros.
board-alt = Le plateau { $name }
board-size = Taille
board-from = Origine
board-ships = Fourni avec le jeu.
board-made = Tiré d’une graine.
board-own = Un plateau personnel.
board-share = Partager ce plateau
board-code = Code du plateau :
board-json = Le plateau en fichier
print-heading = Imprimer
print-game = Imprimer chez soi (PDF)
print-fresh = Imprimer une feuille neuve (PDF)
print-fresh-told = Chaque feuille est nouvelle. Sa graine y est inscrite : tu peux la réimprimer.
print-paper = Papier
print-a4 = A4
print-letter = US Letter
print-side = À côté de la feuille
print-side-rules = Les règles de ses cases
print-side-scores = Un tableau de points
print-side-none = Rien
print-ink = Moins d’encre
print-ground = Fond en couleur
print-rules = Joindre les règles
print-do = Créer le PDF

## À propos

about-heading = À propos de Gambol
about-lead = Cinq petits jeux de société modernes, à jouer ici et sur ta table.
about-gambol = Gambol
about-gambol-told = Gambol est un programme libre que chacun peut faire tourner : arbitre, livret de règles, adversaire et imprimeur pour ces jeux. Il n’est ni fait ni approuvé par leurs auteurs et éditeurs. Là où il dit « exact », un programme a calculé jusqu’au bout ; là où il dit « estimé », non.
about-licence = Son programme, ses plateaux et ses dessins sont libres : utilise-les, modifie-les, partage-les sous la licence MIT ou la licence Apache 2.0, au choix. Les jeux eux-mêmes appartiennent à celles et ceux qui les ont inventés.
about-version = Version { $version }.

## Règles

rules-heading = Les règles
rules-lead = Trois minutes de lecture, avec des images. Les règles exactes, chaque cas avec un exemple à essayer, sont à un clic.
rules-of = Les règles de { $game }
rules-read = Lire les règles
rules-contents = Sommaire
rules-play = Jouer à { $game }
rules-try = Essayer

## Invitations et échecs

invite-heading = Une partie de { $game } t’attend
invite-from = { $host } t’invite à jouer à { $game }
invite-take = Prendre la place
invite-name = Ton nom, pour que les autres sachent qui tu es
invite-seat = Place encore libre : { $role }. Envoie ce lien à quelqu’un ; qui le suit en premier prend la place.
invite-link = Invitation
invite-text = Joue à { $game } avec moi
missing-heading = Rien ici
missing-sentence = Cette page n’existe pas, ou tu ne peux pas la voir.
failure-yours = Cela n’a pas marché
failure-ours = Quelque chose a cassé chez nous
failure-later = Un instant, s’il te plaît
failure-store = Les tables sont inaccessibles pour l’instant. Réessaie dans un moment.
failure-print = Le PDF n’a pas pu être créé. Réessaie.
failure-busy = Trop de choses sont en préparation. Réessaie dans une minute.
failure-home = Retour aux jeux

## La table

board = Le plateau
seats = Qui est assis ici
noscript = Sans JavaScript, tu peux regarder cette table. Pour jouer, et voir les coups en direct, autorise JavaScript sur ce site.
offline = Connexion perdue. Nouvel essai…
seat-me = toi
seat-you = Toi
seat-here = ici
seat-open = place libre
seat-bot = ordinateur { $level }
seat-bot-perfect = ordinateur parfait
seat-bot-strongest = ordinateur, le plus fort
seat-online = est là
seat-away = n’est pas là
watching = Public : { $count }
back = Retour
whole = Jouer ceci
fall = Fermer le rideau
moves = Les coups en liste
tools = Ce que tu peux faire
tool-hint = Indice
tool-again = Revoir
tool-legend = Légende
tool-tap = Jouer au premier toucher
tool-home = Tous les jeux
map = Tout le plateau : touche pour y aller
legend-heading = Ce que chaque chose veut dire
tool-takeback = Reprendre
tool-flip = Tourner le plateau
tool-full = Plein écran
tool-sound = Son
tool-draw = Proposer le nul
tool-resign = Abandonner
tool-stop = M’arrêter ici
tool-help = Aide
papers = Coups, règles et tchat
paper-play = Jeu
paper-more = Plus
paper-log = Coups
paper-state = État
paper-rules = Règles
paper-chat = Tchat
log-start = Le début
log-where = { $at } sur { $all }
log-first = Au début
log-earlier = Un coup en arrière
log-later = Un coup en avant
log-last = Au présent
as-text = Le plateau en texte
commitment = Tout le hasard a été fixé avant le début de la partie. La graine sera révélée à la fin ; d’ici là, voici sa signature (hash) :
chat-ask = Dis quelque chose
chat-send = Envoyer
chat-watcher = { $name } (public)
offer-draw = { $name } propose le match nul.
offer-draw-mine = Tu as proposé le match nul.
offer-takeback = { $name } demande à reprendre le dernier coup.
offer-takeback-mine = Tu as demandé à reprendre le dernier coup.
next-game = Aller à la partie suivante
next-game-told = Une autre partie est prête.
rematch = Rejouer
download = Télécharger la partie
ribbon = Après le coup { $at }
ribbon-now = Retour au présent
title-yours = À toi · { $title }
shout = GUNST !
not-now = Pas de connexion pour l’instant.
kept = Pas de connexion : ton coup est gardé et sera envoyé.
thinking = Réflexion…
curtain-told = Personne d’autre ne devrait regarder l’écran maintenant.
hold = Maintiens pour voir, { $name }
help-heading = Comment jouer ici
help-lead = Passe sur un endroit qui brille pour voir ce qui se passerait, et appuie pour jouer ; au doigt, le premier toucher montre et le second joue. Attarde-toi sur autre chose, ou maintiens le doigt, pour savoir ce que c’est. Le clavier marche aussi :
help-log = Dans la liste des coups, les flèches, Début et Fin parcourent la partie.
key-name-enter = Entrée
key-name-escape = Échap
key-arrows = d’un endroit qui brille au suivant
key-enter = le jouer
key-escape = un pas en arrière
key-hint = un indice
key-takeback = reprendre
key-flip = tourner le plateau
key-full = plein écran
key-ask = qu’est-ce que c’est ? Puis les flèches continuent
key-legend = ce que chaque chose veut dire
key-again = revoir le dernier tour
key-log = les coups
key-chat = le tchat
key-rules = les règles
key-board = le plateau
key-help = cette liste
sure-resign = Veux-tu abandonner ?
sure-stop = T’arrêter ici ? Tu ne sautes plus, tes points comptent, et les autres continuent.
sure-no = Non, continuer

## Réglages

settings = Réglages
settings-lead = Gardés dans ce navigateur, pour tous les jeux.
settings-noscript = Les réglages demandent JavaScript. Ton nom marche sans.
settings-language = Langue
language-name = Français
pref =
    .theme = Couleurs
    .labels = Noms des cases
    .motion = Animations
    .sound = Son
    .tap = Jouer au doigt
pref-told =
    .theme = Le contraste fort dessine noir sur blanc, sans demi-teintes.
    .labels = Les lettres et nombres au bord d’un plateau, et les noms sur les chemins.
    .motion = Si ton système demande moins d’animations, il n’y en a de toute façon aucune.
    .sound = Chaque jeu a ses propres sons, et deux petits coups sur du bois disent que c’est à toi.
    .tap = En deux touchers, le premier montre ce que fait un coup et le second le joue.
pref-theme =
    .system = Comme le système
    .light = Clair
    .dark = Sombre
    .contrast = Contraste fort
pref-labels =
    .on = Visibles
    .off = Cachés
pref-motion =
    .calm = Calmes
    .quick = Rapides
    .none = Aucune
pref-sound =
    .off = Non
    .on = Oui
pref-tap =
    .twice = Deux touchers
    .once = Un toucher

## Leçons

learn-heading = Apprendre en jouant
learn-lead = De courtes leçons sur de petits plateaux. Tu fais tout toi-même, et tout peut être repris.
learn-first = Première fois ? Apprends en deux minutes
learn-more = Plus de leçons
learn-done = Faite
learn-next = Suivante : { $lesson }
learn-all = Toutes les leçons
learn-play = Jouer une première partie
