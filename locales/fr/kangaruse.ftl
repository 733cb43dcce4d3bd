### Kangaruse.

kangaruse = Kangaruse
    .sentence = Saute à travers une feuille de bush : chaque case donne deux ordres ; obéis à l’un et choisis l’autre.
    .players = 2–5
    .length = 20–30 minutes

kangaruse-role = Kangourou { $number }
kangaruse-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }
kangaruse-on = { $square } ({ $thing })
kangaruse-echidna = échidné { $value }
kangaruse-square =
    .score = points
    .water = eau
    .food = nourriture
    .shelter = abri
    .toys = jouet
    .gems = gemme
    .coins = pièce
    .chests = coffre
    .plain = terrain nu
    .start = départ
    .tree = arbre
    .kangaroo = kangourou
    .tasmanian-devil = diable de Tasmanie
    .tasmanian-tiger = tigre de Tasmanie
    .echidna = échidné
    .thorny-devil = diable épineux
    .moth = papillon
    .koala = koala
    .platypus = ornithorynque
    .sugar-glider = phalanger volant
    .mistletoebird = oiseau du gui
    .numbat = numbat
    .cacketoo = cacatoès
    .frog = grenouille
    .crocodile = crocodile
    .dingo = dingo
    .kiwi = kiwi
    .quoll = quoll
kangaruse-the =
    .tasmanian-devil = Le diable de Tasmanie
    .tasmanian-tiger = Le tigre de Tasmanie
kangaruse-item =
    .water = { $count ->
        [one] { $count } eau
       *[other] { $count } eaux
        }
    .food = { $count ->
        [one] { $count } nourriture
       *[other] { $count } nourritures
        }
    .shelter = { $count ->
        [one] { $count } abri
       *[other] { $count } abris
        }
    .toys = { $count ->
        [one] { $count } jouet
       *[other] { $count } jouets
        }
    .gems = { $count ->
        [one] { $count } gemme
       *[other] { $count } gemmes
        }
    .coins = { $count ->
        [one] { $count } pièce
       *[other] { $count } pièces
        }
    .chests = { $count ->
        [one] { $count } coffre
       *[other] { $count } coffres
        }
kangaruse-rule =
    .score = Tu gagnes les points indiqués.
    .water = Chaque nourriture que tu as vaut autant de points que tu as d’eau.
    .food = Chacune vaut autant de points que tu as d’eau.
    .shelter = À la fin, qui en a le plus gagne 10 points, et qui en a le moins en perd 10.
    .toys = 5 points tous les trois jouets.
    .gems = 1, 2, … 10 gemmes valent 1, 1, 3, 5, 8, 12, 16, 21, 28, 35 points en tout.
    .coins = 1 point chacune si personne n’en a plus que toi, sinon moins 1 chacune.
    .chests = 5 points chacun.
    .plain = Ne fait rien.
    .start = Les kangourous partent d’ici.
    .tree = On ne peut jamais s’y poser ni sauter par-dessus.
    .kangaroo = Quand tu te poses ici, tu sautes encore, aussitôt.
    .tasmanian-devil = Quand tu te poses ici, toutes les cases libres voisines sont barrées.
    .tasmanian-tiger = Quand tu te poses ici, tu barres deux cases libres de sa colonne ou de sa rangée.
    .echidna = Tu ne peux te poser ici que si son nombre dépasse celui de ton dernier échidné.
    .thorny-devil = Si c’est la seule case où tu pourrais te poser, tu es hors jeu.
    .moth = Il y a de la place pour tous les kangourous ; le premier qui part barre la case.
    .koala = D’ici, tu ne peux ni sauter par-dessus un kangourou ni te poser à côté.
    .platypus = D’ici, tu choisis le nombre et la direction, et les arbres ne t’arrêtent pas.
    .sugar-glider = D’ici, tu planes au-dessus des cases prises ou barrées jusqu’à la première libre.
    .mistletoebird = D’ici, tu peux quitter la feuille et revenir par le bord opposé.
    .numbat = D’ici, tu dois te poser sur une case qui rapporte, si tu peux.
    .cacketoo = D’ici, tu ne peux pas te poser sur une case qui rapporte.
    .frog = D’ici, tu peux aussi sauter sur n’importe quelle autre grenouille libre.
    .crocodile = Tant qu’un kangourou est ici, rien ne rapporte dans sa colonne et sa rangée.
    .dingo = Tant qu’un kangourou est ici, chacun doit obéir à ses deux ordres, si possible.
    .kiwi = Tant qu’un kangourou est ici, aucun autre ne peut sauter par-dessus ni se poser à côté.
    .quoll = Tant qu’un kangourou est ici, aucun autre ne peut choisir sa direction ni son nombre.

## Ce qu’on te demande

kangaruse-ask-start = Choisis la case d’où part ton kangourou.
kangaruse-ask-jump = Saute en obéissant au nombre ou à la direction de ta case.
kangaruse-ask-orders = Ta case dit { $number } { $direction } : saute de { $number } dans le sens que tu veux, ou de 1 à 4 { $direction }.
kangaruse-ask-from = Tu es sur une case { $thing }. { $rule }
kangaruse-ask-again = Saute encore !
kangaruse-ask-give-up = Tu peux aussi t’arrêter ici.
kangaruse-ask-stuck = Aucun saut possible. Paie 10 points pour te téléporter sur une case qui ne rapporte rien, ou arrête-toi.
kangaruse-ask-destroy = Ton tigre de Tasmanie barre deux cases de sa colonne ou de sa rangée : choisis-les.
kangaruse-note =
    .dingo = Le dingo en { $square } commande { $number } { $direction } : obéis-lui si tu peux.
    .crocodile = Le crocodile en { $square } empêche de marquer dans sa colonne et sa rangée.
    .kiwi = Tu ne peux pas sauter par-dessus le kiwi en { $square } ni te poser à côté.
    .quoll = À cause du quoll en { $square }, tu ne peux choisir ni « { $number } » ni « { $direction } ».

kangaruse-wait =
    .start = { $who } choisit sa case de départ.
    .jump = C’est à { $whose } de sauter.
    .again = { $who } saute encore.
    .stuck = { $who } ne peut pas sauter : se téléporter ou s’arrêter ?
    .destroy = { $who } choisit deux cases pour le tigre de Tasmanie.

kangaruse-draft-second = Le tigre barre { $square } et une autre : choisis la deuxième case.

## Boutons

kangaruse-choose-start = partir de { $square }
kangaruse-choose-jump = sauter en { $square }
kangaruse-choose-teleport = se téléporter en { $square } pour 10 points
kangaruse-choose-stop = s’arrêter et garder ses points
kangaruse-choose-destroy = barrer { $squares }

## Ce qui s’est passé

kangaruse-did-start = { $who } part de { $square }.
kangaruse-did-start-you = Tu pars de { $square }.
kangaruse-did-jump = { $who } saute en { $square }.
kangaruse-did-jump-you = Tu sautes en { $square }.
kangaruse-did-jump-gain = { $who } saute en { $square } et gagne { $items }.
kangaruse-did-jump-gain-you = Tu sautes en { $square } et gagnes { $items }.
kangaruse-did-jump-lose-you = Tu sautes en { $square } et perds { $items }.
kangaruse-did-jump-lose = { $who } saute en { $square } et perd { $items }.
kangaruse-did-teleport = { $who } paie 10 points et se téléporte en { $square }.
kangaruse-did-teleport-you = Tu paies 10 points et te téléportes en { $square }.
kangaruse-did-stop-you = Tu t’arrêtes avec { $points }.
kangaruse-did-stop = { $who } s’arrête avec { $points }.
kangaruse-did-destroy = { $whose-gender ->
    [you] Ton tigre de Tasmanie barre { $squares }.
   *[other] { $whose } et son tigre de Tasmanie barrent { $squares }.
    }
kangaruse-did-gain-you = Tu gagnes { $items }.
kangaruse-did-lose-you = Tu perds { $items }.
kangaruse-did-gain = { $who } gagne { $items }.
kangaruse-did-lose = { $who } perd { $items }.
kangaruse-did-guarded = Un crocodile veille : rien à gagner.
kangaruse-did-again = Encore un saut !
kangaruse-did-no-again = De là, plus aucun saut.
kangaruse-did-tiger = Le tigre de Tasmanie attend les ordres.
kangaruse-did-cross = { $thing } barre { $squares }.
kangaruse-did-cross-none = { $thing } ne trouve rien à barrer.
kangaruse-did-out-you = Tu n’as nulle part où aller : hors jeu.
kangaruse-did-out = { $who } n’a nulle part où aller : hors jeu.

## Comment ça s’est fini

kangaruse-result-won = { $count ->
    [one] { $who } gagne avec { $points }.
   *[other] Victoire partagée avec { $points } : { $who }.
    }
kangaruse-result-won-you = Tu gagnes avec { $points }.
kangaruse-result-behind = Derrière : { $others }.
kangaruse-result-other = { $who } avec { $points }

## À côté du plateau

kangaruse-beside = { $points } : { $items }
kangaruse-beside-score = { $points } grâce aux nombres
kangaruse-beside-echidna = dernier échidné { $value }
kangaruse-beside-worth = { $item } ({ $points })
kangaruse-beside-teleports = { $count ->
    [one] { $count } téléportation ({ $points })
   *[other] { $count } téléportations ({ $points })
    }
kangaruse-beside-out = hors jeu

## Le plateau en texte

kangaruse-text-file = Colonne { $file }
kangaruse-text-rank = Rangée { $rank }
kangaruse-text-unstarted = pas encore parti
kangaruse-text-crossed = Barrées

## Ce qu’on cherche à faire

kangaruse-goal = Qui a le plus de points quand plus personne ne peut sauter gagne.
    .short = Qui a le plus de points gagne.
kangaruse-goal-you = Aie le plus de points quand plus personne ne peut sauter.
    .short = Le plus de points à la fin.
kangaruse-near = Si près ! Il te manquait { $points }.

## Ce que sont les choses

kangaruse-about-kangaroo = { $whose-gender ->
    [you] Ton kangourou
   *[other] Kangourou ({ $whose })
    }
kangaruse-about-stands = Son prochain saut : de { $number }, ou { $direction }.
kangaruse-about-square = { $square }, { $thing }
kangaruse-about-orders = D’ici, on saute de { $number }, ou { $direction }.
kangaruse-about-number = Nombre { $name }
    .words = Sur chaque case de cette ligne : saute de { $name } dans la direction de ton choix, ou obéis plutôt à la flèche.
kangaruse-about-direction = Flèche { $name }
    .words = Sur chaque case de cette ligne : saute { $name }, de 1 à 4 cases, ou obéis plutôt au nombre.
kangaruse-sign-orders = Nombres et flèches aux bords
    .words = Chaque case a le nombre et la flèche de ses deux lignes. Quand tu sautes, obéis à l’un et choisis l’autre, jusqu’à 4 cases.
kangaruse-sign-crossed = Barrée
    .words = Plus personne ne peut s’y poser, mais on peut sauter par-dessus.

## Pourquoi un coup était une erreur

kangaruse-harm-out =
    .now = Après ce coup, il n’y a plus de saut pour { $whom }.
    .reply = { $whom-gender ->
        [you] Le coup suivant ne te laisse plus de saut.
       *[other] Le coup suivant ne laisse plus de saut à { $whom }.
        }
kangaruse-harm-lost =
    .now = { $whom-gender ->
        [you] Ce coup te coûte { $points }.
       *[other] Ce coup coûte { $points } à { $whom }.
        }
    .reply = { $whom-gender ->
        [you] Le coup suivant te coûte { $points }.
       *[other] Le coup suivant coûte { $points } à { $whom }.
        }
kangaruse-harm-points =
    .now = { $who-gender ->
        [you] Ce coup te donne { $points }.
       *[other] Ce coup donne { $points } à { $who }.
        }
    .reply = { $who-gender ->
        [you] Ce coup te permet de prendre { $points } au tour suivant.
       *[other] Ce coup permet à { $who } de prendre { $points } au tour suivant.
        }
