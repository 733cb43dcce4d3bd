### Pourquoi un coup est refusé.

refusal-notation = « { $action } » n’est pas un coup de ce jeu.
refusal-chance = « { $outcome } » ne peut pas arriver ici.

## Muddy Ride

refusal-muddy-ride-over = La partie est finie.
refusal-muddy-ride-chance-first = Il faut d’abord distribuer la carte ou lancer le dé.
refusal-muddy-ride-turn-of = C’est à { $who } de jouer.
refusal-muddy-ride-only-chance = Les cartes et le dé sont laissés au hasard ; personne ne les choisit.
refusal-muddy-ride-splash-first = Choisis d’abord qui le saut { $animal-de } éclabousse.
refusal-muddy-ride-no-splash = Il n’y a pas d’éclaboussure à décider.
refusal-muddy-ride-name-the-animal = Aux Cavaliers secrets, tu dois dire quel animal saute.
refusal-muddy-ride-own-animal-only = Tu ne peux sauter qu’avec ton propre animal.
refusal-muddy-ride-not-pictured = Le dé montre { $face }, pas { $animal }.
refusal-muddy-ride-has-arrived = Tu ne peux pas sauter avec { $animal }, déjà au but.
refusal-muddy-ride-off-the-meadow = La case { $field } n’est pas sur le pré.
refusal-muddy-ride-not-sideways-or-back = De là où se tient { $animal }, { $field } n’est pas à une case à gauche, à droite, en arrière ou en diagonale arrière.
refusal-muddy-ride-not-sideways = De là où se tient { $animal }, { $field } n’est pas à une case à gauche ou à droite, et aux Cavaliers secrets, personne ne saute en arrière.
refusal-muddy-ride-occupied = La case { $field } est prise par { $animal }.
refusal-muddy-ride-target-of-another = La case { $field } est le but { $animal-de }, fermé à tous les autres.
refusal-muddy-ride-must-jump = Tu ne peux passer que si tu ne peux pas sauter, et tu peux sauter avec { $animals }.
refusal-muddy-ride-has-no-way = Cette éclaboussure ne peut pas déplacer { $animal }.
refusal-muddy-ride-one-to-a-field = Impossible de bouger ensemble : { $animals } atterriraient en { $field }.
refusal-muddy-ride-not-vacated = Personne ne quitte { $field } : il n’y a pas de place pour { $animal }.
refusal-muddy-ride-more-can-move = Qui peut bouger doit bouger : ici, ensemble, { $animals }.

## Duel

refusal-duel-game-over = La partie est finie.
refusal-duel-turn-of = C’est à { $who } de jouer.
refusal-duel-chance-turns-over = C’est le hasard qui dit quelle balle spéciale est retournée.
refusal-duel-place-first = Il faut d’abord placer le cowboy ({ $cowboy }).
refusal-duel-placed = Les deux cowboys sont déjà en place.
refusal-duel-first-rank = Le cowboy ({ $cowboy }) se place sur la rangée { $rank }.
refusal-duel-off-grid = { $size ->
    [large] La case { $field } et sa voisine de l’est ne sont pas toutes deux sur le plateau.
   *[small] La case { $field } n’est pas sur le plateau.
    }
refusal-duel-choose-shot = Choisis d’abord qui est projeté.
refusal-duel-no-shot-to-choose = Il n’y a pas à choisir qui est projeté.
refusal-duel-stepped = Tu ne peux faire qu’un pas par tour.
refusal-duel-no-step = De là où se tient le cowboy ({ $cowboy }), { $field } n’est pas à un pas à gauche, à droite, en arrière ou en diagonale arrière.
refusal-duel-occupied = Un pas en { $field } heurterait l’autre cowboy ({ $cowboy }).
refusal-duel-name-trigger = Quand un grand cowboy recule, tu dois dire quelle case il déclenche, { $west } ou { $east }.
refusal-duel-clear-trigger = Ce pas ne peut déclencher qu’une case : il n’y a rien à préciser.
refusal-duel-trigger-elsewhere = Ce pas ne mène pas en { $field } : il ne peut pas déclencher cette case.
refusal-duel-can-step = Tu ne peux passer que si aucun pas n’est possible.
refusal-duel-fired = Tu ne peux tirer qu’une balle spéciale par tour.
refusal-duel-no-tokens = Plus de balles spéciales ({ $cowboy }).
refusal-duel-must-step = Tu dois faire un pas avant de finir ton tour.

## Kangaruse

refusal-kangaruse-game-over = La partie est finie.
refusal-kangaruse-not-on-turn = C’est à { $who } de jouer.
refusal-kangaruse-start-first = Choisis d’abord une case de départ.
refusal-kangaruse-has-started = Tous les kangourous sont déjà partis.
refusal-kangaruse-not-stuck = Tu ne peux te téléporter que si tu n’as aucun saut permis au début de ton tour.
refusal-kangaruse-may-not-give-up = Tu ne peux t’arrêter que si ton kangourou est coincé.
refusal-kangaruse-must-jump-again = Après une case kangourou, tu dois sauter encore.
refusal-kangaruse-must-destroy = Choisis d’abord les deux cases que le tigre barre.
refusal-kangaruse-nothing-to-destroy = Tu ne peux barrer des cases que si tu viens de te poser sur un tigre.
refusal-kangaruse-off-sheet = La case { $square } n’est pas sur la feuille.
refusal-kangaruse-own-square = Ton propre kangourou est en { $square }.
refusal-kangaruse-tree = Il y a un arbre en { $square }.
refusal-kangaruse-crossed-out = La case { $square } est barrée.
refusal-kangaruse-occupied = Il y a un kangourou en { $square }.
refusal-kangaruse-start-scores = La case { $square } rapporte : on ne peut pas en partir.
refusal-kangaruse-teleport-scores = La case { $square } rapporte : on ne peut pas s’y téléporter.
refusal-kangaruse-no-start = La case { $square } n’est pas une case de départ.
refusal-kangaruse-echidna-too-low = L’échidné en { $square } vaut { $value } : pas plus que le dernier que tu as visité, { $last }.
refusal-kangaruse-cacketoo-shuns = Depuis un cacatoès, on ne se pose pas sur une case qui rapporte, et { $square } rapporte.
refusal-kangaruse-koala-too-near = Depuis un koala, on ne se pose pas à côté d’un kangourou, et { $square } est à côté de celui qui est en { $kangaroo }.
refusal-kangaruse-kiwi-too-near = Le kiwi en { $kiwi } ne laisse personne se poser à côté, et { $square } est à côté.
refusal-kangaruse-out-of-reach = Aucun saut ne mène en { $square } : on saute en ligne droite, de 1 à 4 cases, en obéissant à son nombre ou à sa flèche.
refusal-kangaruse-too-many-picks = Pour aller en { $square }, il faudrait choisir et la direction et le nombre ; tu dois obéir à l’un des deux.
refusal-kangaruse-tree-in-the-way = L’arbre en { $square } barre le passage.
refusal-kangaruse-kangaroo-in-the-way = Depuis un koala, on ne saute pas par-dessus le kangourou en { $square }.
refusal-kangaruse-kiwi-in-the-way = On ne saute pas par-dessus le kiwi en { $square }.
refusal-kangaruse-quoll-keeps-direction = À cause du quoll en { $square }, personne ne peut choisir « { $direction } ».
refusal-kangaruse-quoll-keeps-number = À cause du quoll en { $square }, personne ne peut choisir « { $number } ».
refusal-kangaruse-dingo-commands = Tu dois obéir au dingo en { $square }.
refusal-kangaruse-numbat-must-score = Depuis un numbat, tu dois te poser sur une case qui rapporte.
refusal-kangaruse-not-in-line = La case { $square } n’est ni dans la colonne ni dans la rangée du tigre.
refusal-kangaruse-same-twice = Tu dois barrer deux cases différentes, pas deux fois { $square }.
refusal-kangaruse-not-in-byte-order = Donne les deux cases dans l’ordre alphabétique.

## Deux Chemins

refusal-two-paths-over = La partie est finie.
refusal-two-paths-not-asked = C’est à { $who } de choisir.
refusal-two-paths-line-up-first = Chacun doit d’abord aligner ses animaux.
refusal-two-paths-lined-up = Les animaux sont déjà alignés.
refusal-two-paths-hide-first = Annonce d’abord un animal et choisis son chemin en secret.
refusal-two-paths-block-first = Un animal est annoncé : tu dois bloquer un côté.
refusal-two-paths-take-or-decline = Tu as deviné juste : avance ton propre animal ou laisse-le.
refusal-two-paths-home = Le { $animal } est arrivé et a quitté la clairière.
refusal-two-paths-starting-line = Le { $animal } ne peut pas arriver par l’{ $side } tant qu’un de tes animaux est encore sur la ligne de départ.
refusal-two-paths-no-way-to-block = Le { $animal } ne peut pas aller à l’{ $side } : il n’y a rien à y bloquer.

## Gunst

refusal-gunst-over = La partie est finie.
refusal-gunst-coin-falls = Les troupes sont égales : il faut d’abord lancer la pièce.
refusal-gunst-no-such-seat = Il n’y a pas de place { $seat }.
refusal-gunst-not-asked = C’est à { $who } de choisir.
refusal-gunst-already-chosen = Tu as déjà choisi ta troupe.
refusal-gunst-other-question = { $phase ->
    [ting] Tu dois choisir ta troupe.
    [favour] Tu dois dépenser tes faveurs, ou y renoncer.
    [lead-judgement] Tu dois choisir qui commence le jugement.
    [judgement] Un de tes dieux doit agir.
    [lead-K] Tu dois choisir quels chevaliers agissent d’abord.
    [lead-W] Tu dois choisir quels guerriers agissent d’abord.
    [lead-T] Tu dois choisir quels voleurs agissent d’abord.
    [lead-S] Tu dois choisir quels savants agissent d’abord.
    [F] Tes paysans doivent faire monter des dieux.
    [S] Tes savants doivent frapper ou prier.
   *[other] Il n’y a rien à choisir maintenant.
    }
refusal-gunst-too-few-kin = { $left ->
    [0] Tu n’as plus de { $row } à amener.
   *[other] { $row-cap } à amener : il ne t’en reste que { $left }.
    }
refusal-gunst-not-in-hand = Tu n’as pas { $god } en main.
refusal-gunst-no-plane = Une faveur doit faire monter { $god } d’au moins un palier.
refusal-gunst-as-high-as-can-be = Tu ne peux pas faire monter { $god } plus haut.
refusal-gunst-above-the-hand = { $room ->
    [0] Tu ne peux pas faire monter { $god } plus haut.
    [one] Il n’y a que { $room } palier entre { $god } et la main.
   *[other] Il n’y a que { $room } paliers entre { $god } et la main.
    }
refusal-gunst-too-few-favours = { $favours ->
    [one] Tu n’as que { $favours } faveur à dépenser.
   *[other] Tu n’as que { $favours } faveurs à dépenser.
    }
refusal-gunst-not-in-play = Tu n’as pas { $god } en jeu.
refusal-gunst-own-row-empty = Il n’y a personne dans ton rang de { $row }.
refusal-gunst-their-row-empty = Il n’y a personne dans le rang de { $row } de ton adversaire.
refusal-gunst-same-row = Les { $row } sont déjà dans ce rang.
refusal-gunst-must-act = Il y a un rang sur lequel { $god } peut agir, et un dieu qui peut agir le doit.
refusal-gunst-other-steps = Tu dois utiliser tous tes paliers : il y en a { $asked }, pas { $found }.
refusal-gunst-farmers-do-not-strike = Les paysans font monter des dieux ; ils ne frappent pas.
