### Ce qui ne va pas dans un plateau, un code, des options, un enregistrement ou une nouvelle table.

error-setup = { $at } : attendu { $expected }, trouvé { $found }.
error-json = Ce n’est pas du JSON : l’erreur est à la ligne { $line }, colonne { $column }.
error-json-content = Ce JSON ne contient pas ce qui est attendu ici : voir ligne { $line }, colonne { $column }.
error-over = La partie est finie.
error-form = Ce n’est pas ce qui est attendu ici.
error-refused = Ce coup n’est pas permis ici ({ $rule }).

## Codes de plateau

error-code-name = Le nom du plateau est trop long pour un code.
error-code-short = Ce code de plateau est trop court ({ $length ->
    [0] vide
    [one] { $length } caractère
   *[other] { $length } caractères
    }) : il semble en manquer une partie.
error-code-long = Un code de plateau a au plus { $most } caractères.
error-code-letter = Un code de plateau n’a que des lettres, des chiffres, - et _, mais il y a « { $letter } » en position { $place }.
error-code-check = Ce code de plateau contient une faute : un caractère est faux, manque ou est de trop.
error-code-unknown = Aucun plateau fourni ne s’appelle « { $name } ».
error-code-none = Ce n’est pas un code de plateau.

## Enregistrements

error-record-game = Il n’y a pas de jeu « { $game } » ici.
error-record-rules = Cette partie a été jouée avec d’autres règles (version { $version }).
error-record-length = { $list } : l’enregistrement devrait en avoir { $expected }, il en a { $found }.
error-record-action = Action { $number }, { $action } : { $why }
error-record-diverged = Après { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
    }, la position n’est pas celle de l’enregistrement.
error-record-result = La partie n’a pas fini comme le dit l’enregistrement.

## Une nouvelle table

error-table-game = À quel jeu veux-tu jouer ?
error-table-no-game = Il n’y a pas de jeu « { $found } » ici.
error-table-board-long = Un plateau a au plus { $most } octets ; celui-ci en a { $found }.
error-table-board-of = C’est un plateau pour un autre jeu : { $found }.
error-table-with = On ne peut pas jouer avec « { $found } » : choisis l’ordinateur, quelqu’un ici ou quelqu’un au loin.
error-table-seat = « { $found } » ne peut pas prendre place.
error-table-seats = Il y a { $expected } places, pas { $found }.
error-table-level = Il n’y a pas d’ordinateur de niveau « { $found } ».
error-table-number = La pendule veut un nombre entier, pas « { $found } ».
error-table-clock = Il n’y a pas de pendule « { $found } ».
error-table-clock-range = Sur la pendule, { $what ->
    [days] les jours
    [increment] les secondes par coup
   *[seconds] les secondes
    } vont de { $least } à { $most }, pas { $found }.

## Ce qui était attendu et ce qui a été trouvé

phrase =
    .shown = { $value }
    .none = rien
    .some = quelque chose
    .text = un texte
    .flag = vrai (true) ou faux (false)
    .whole-from = un nombre entier d’au moins { $least }
    .whole-between = un nombre entier de { $least } à { $most }
    .whole-but-not = un nombre entier autre que { $not }
    .off-or-from = 0 (désactivé) ou un nombre entier d’au moins { $least }
    .either = { $one } ou { $other }
    .one-of = une valeur parmi { $names }
    .list = une liste
    .list-of = une liste de { $count }
    .object = un objet
    .object-of = un objet à { $count ->
        [one] { $count } clé
       *[other] { $count } clés
    }
    .no-keys = aucune clé
    .only-keys = seulement les clés { $keys }
    .the-key = la clé { $key }
    .again = encore { $what }
    .twice = deux fois { $what }
    .in-both = { $what } dans les deux
    .board = un plateau
    .game-without-boards = { $game }, qui se joue sans plateau
    .board-or-name = un plateau, ou le nom d’un plateau fourni avec le jeu ({ $names })
    .tile-set-or-name = un jeu de tuiles, ou le nom d’un jeu de tuiles fourni ({ $names })
    .field-of-meadow = une case d’un pré de { $size }
    .cell-of-tile = une case d’une tuile de { $size }
    .four-tiles = une liste de 4 tuiles : nord-ouest, nord-est, sud-ouest, sud-est
    .tile-and-turns = une tuile et ses quarts de tour, comme { $example }
    .each-tile-once = chaque tuile une fois
    .no-footprints-on-a-target = pas d’empreintes sur un but
    .eight-different-fields = huit cases différentes comme départs et buts
    .each-animal-once = chaque animal une fois
    .animals-between = une liste de { $least } à { $most } animaux
    .two-teams = deux équipes de deux animaux, comme { $example }
    .team-of-two = une équipe de deux animaux
    .animal-in-play = un animal en jeu, parmi { $animals }
    .field-of-board = une case d’un plateau de { $size }
    .even-tokens = un nombre pair de balles spéciales, au plus { $most } en tout
    .tokens = { $count ->
        [one] { $count } balle spéciale
       *[other] { $count } balles spéciales
    }
    .square-of-sheet = une case d’une feuille de { $size }
    .value-of-no-other-echidna = une valeur qu’aucun autre échidné n’a
    .as-on = { $value }, comme en { $square }
    .squares-to-start-from = au moins { $least } cases de départ
    .nothing-beside-a-board = rien à côté d’un plateau : seules les feuilles neuves s’en servent
    .two-ways-on = deux chemins, un vers l’ouest et un vers l’est
    .two-different-spaces = deux cases différentes
    .space-of-rank = une case de la rangée { $rank }
    .rows-between = de { $least } à { $most } rangées
    .spaces-between = de { $least } à { $most } cases
    .starting-line = une ligne de départ de { $count } cases
    .files-letter = une lettre de colonne de a à z
    .file-of-its-own = une colonne encore libre dans cette rangée
    .no-rows-beside-a-board = pas de rangées à côté d’un plateau, qui a les siennes

## Les options comme le formulaire les appelle

setting-named =
    .ammo = Balles spéciales
    .animals = Quels animaux
    .teams = Les équipes
    .players = Combien de joueurs
    .rows = Combien de rangées
    .rounds = Combien de saisons
    .life = Pierres de vie pour chacun
    .repetition = Quand une position revient
    .ply_cap = Match nul après ce nombre d’actions
    .first = Qui commence
    .mode = Comment jouer
    .size = Les cowboys
    .tie = Quand les troupes sont égales
    .kin = Après une saison
    .crossing = Deux qui se gênent
    .targets = Buts des autres animaux
