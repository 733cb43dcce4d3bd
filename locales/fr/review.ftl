### L’analyse d’une partie finie.

review = Analyser les coups
review-coming = Analyse des coups : { $percent } %.
review-waiting = Les coups seront analysés exactement dès que la table de ce plateau sera calculée.
review-heading = Analyse
review-mattered = { $count ->
    [one] Un coup a beaucoup compté.
   *[other] { $count } coups ont beaucoup compté.
    }
review-even = Aucun coup n’a beaucoup compté à lui seul.
review-even-known = D’aucun coup on ne sait qu’il a beaucoup compté à lui seul.
review-all-exact = Ici, tout est exact.
review-all-proved = Ici, tout est prouvé, parfois seulement par des bornes.
review-some-exact = Ce qui a pu être calculé jusqu’au bout est exact. Le reste est estimé.
review-some-proved = Une partie est prouvée, parfois seulement par des bornes. Le reste est estimé.
review-all-estimated = C’est une estimation : la partie a été rejouée bien des fois à partir d’ici.

## Ce que vaut un nombre

review-known =
    .exactly = exact
    .atleast = au moins, prouvé
    .proved = prouvé
    .estimated = estimé

## La courbe

review-chart = Chances de gagner, coup par coup
review-chart-of = Chances de gagner, coup par coup : { $who }
review-chart-of-you = Tes chances de gagner, coup par coup
review-chart-told = De { $first } % au début à { $last } % à la fin. { $moments ->
    [0] Aucun moment ne ressort.
    [one] Un moment ressort.
   *[other] { $moments } moments ressortent.
    }
review-chart-told-all = Une ligne par personne. { $moments ->
    [0] Aucun moment ne ressort.
    [one] Un moment ressort.
   *[other] { $moments } moments ressortent.
    }
review-chart-point = Avant le coup { $n } : { $percent } %
review-chart-point-of = { $who }, avant le coup { $n } : { $percent } %
review-chart-end = À la fin : { $percent } %
review-chart-end-of = { $who }, à la fin : { $percent } %

## Les moments

review-moment = Coup { $n } : { $who }
review-moment-you = Ton coup { $n }
review-legend-made = le coup joué
review-legend-better = le meilleur coup
review-line = Comment il est puni
review-before = Avant le coup
review-after = Après le coup
review-why-ends = Ce coup finit la partie, et { $count ->
    [one] la victoire revient
   *[other] la victoire partagée revient
    } à { $who }.
review-why-draws = Ce coup finit la partie sur un match nul.
review-why-wins-in = Après ce coup, victoire forcée pour { $who } en { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
    } au plus.
review-why-loses = Après ce coup, { $who } perd si l’on joue au mieux.
review-why-loses-you = Après ce coup, tu perds si l’on joue au mieux.
review-why-falls = Les chances de gagner tombent pour { $who } de { $before } % à { $after } %.
review-why-falls-you = Tes chances de gagner tombent de { $before } % à { $after } %.
review-why-blind = Contre le meilleur plan de l’autre camp, ce choix a au plus { $after } % de chances de gagner, le meilleur choix au moins { $before } %.
review-why-blind-loses = Contre le meilleur plan de l’autre camp, ce choix perd.
review-better-wins = Mieux : { $move }. Cela aurait gagné.
review-better-even = Mieux : { $move }. La partie serait restée égale.
review-better = Mieux : { $move }.
review-better-open = Mieux : { $move }. Cela laissait encore un espoir.
review-better-points = { $move } : { $points ->
    [one] { $points } point
   *[other] { $points } points
    } tout de suite, au lieu de { $less }.
review-mix-never = En jouant au mieux, { $who } ne fait jamais cela ici.
review-mix-never-you = En jouant au mieux, tu ne fais jamais cela ici.
review-mix-share = En jouant au mieux, { $who } fait cela { $often }.
review-mix-share-you = En jouant au mieux, tu fais cela { $often }.
review-mix-best = Le mieux est de varier, pour que personne ne puisse prévoir : { $moves }.
review-mix-part = { $move } ({ $often })
review-often-half = une fois sur deux
review-often-always = presque toujours
review-often-rarely = presque jamais
review-often = { $times ->
    [one] une fois
    [2] deux fois
    [3] trois fois
    [4] quatre fois
   *[other] { $times } fois
    } sur { $of ->
    [3] trois
    [4] quatre
    [5] cinq
   *[other] { $of }
    }
review-often-percent = environ { $percent } % du temps
review-hidden = { $who } ne pouvait pas le savoir alors : { $what }.
review-hidden-you = Tu ne pouvais pas le savoir alors : { $what }.
review-hidden-part = { $label } : { $what }
review-unlucky = Bien essayé, pas de chance. Rien n’a été gâché.
review-lost = { $percent } % de gâché ({ $how }).
review-lost-little = Moins de 1 % de gâché ({ $how }).
review-lost-some = Un peu de gâché ({ $how }).
review-turn-win-loss = Une victoire certaine gâchée, et maintenant une défaite ({ $how }).
review-turn-win-even = Une victoire certaine gâchée : la partie est de nouveau égale ({ $how }).
review-turn-even-loss = Une partie égale gâchée ({ $how }).
review-turn-gives-up = Perd à coup sûr ({ $how }).

## Précision

review-accuracy-of = { $who } : précision { $percent } %
review-accuracy-of-you = Toi : précision { $percent } %
review-accuracy-most-of = { $who } : précision { $percent } % au plus
review-accuracy-most-of-you = Toi : précision { $percent } % au plus
review-accuracy-open-of = { $who } : aucune erreur connue
review-accuracy-open-of-you = Toi : aucune erreur connue
review-accuracy-unknown-of = { $who } : précision inconnue
review-accuracy-unknown-of-you = Toi : précision inconnue
review-accuracy-means = En moyenne, chacun des { $count } choix a gâché { $lost } % de la partie.
review-accuracy-means-one = Le seul choix a gâché { $lost } % de la partie.
review-accuracy-little = { $count ->
    [one] Le seul choix n’a presque rien gâché : moins de 0,1 % de la partie.
   *[other] { $count } choix n’ont presque rien gâché : en moyenne moins de 0,1 % de la partie chacun.
    }
review-accuracy-nothing = { $count ->
    [one] Le seul choix n’a rien gâché.
   *[other] Sur { $count } choix, aucun n’a rien gâché.
    }
review-accuracy-least = { $count ->
    [one] Le seul choix a gâché au moins { $lost } % de la partie.
   *[other] En moyenne, chacun des { $count } choix a gâché au moins { $lost } % de la partie.
    }
review-accuracy-gave-up = { $count ->
    [one] Un choix perdait à coup sûr, alors qu’un autre laissait un espoir.
   *[other] { $count } choix perdaient à coup sûr, alors que d’autres laissaient un espoir.
    }
review-accuracy-searched = { $of ->
    [one] Le seul choix n’a été jugé que par une recherche, qui ne voit que les grosses erreurs.
   *[other] { $count ->
        [one] Un choix sur { $of } n’a été jugé que par une recherche, qui ne voit que les grosses erreurs.
       *[other] { $count } choix sur { $of } n’ont été jugés que par une recherche, qui ne voit que les grosses erreurs.
        }
    }
review-accuracy-level = C’est ainsi que joue un ordinateur de niveau { $level }.
review-accuracy-below = C’est moins bien qu’un ordinateur de niveau 1.
review-accuracy-perfect = C’est ainsi que joue l’ordinateur le plus fort.
review-next = La suite : un ordinateur de niveau { $level }
review-next-perfect = La suite : l’ordinateur le plus fort
review-next-why = Il gâche un peu moins que toi.

## Ce que les pages et le terminal ajoutent

review-find = Trouve-le toi-même
review-keep = Garder l’analyse
review-page-title = Analyse : { $game }
review-page-made = Faite par Gambol { $version }.
review-moves = Tous les coups
review-mistakes = Tes erreurs

## Trouve-le toi-même

review-find-title = Trouve-le toi-même : coup { $n }
review-find-move = Ce qui a été joué ici : { $made } Il y avait mieux. Trouve-le.
review-find-mix = Ce qui a été joué ici : { $made } En jouant au mieux, on varie ici ses choix. À quelle fréquence ferais-tu chacun ?
review-find-same = C’est ce qui a été joué. { $why }
review-find-wrong = Cela gâche quelque chose. Regarde ce qui se passe.
review-find-off = Pas tout à fait. Essaie d’autres parts, ou fais-toi montrer la réponse.
review-find-well = C’est ça. À propos du coup joué : { $why }
review-find-back = Retour à la partie
review-find-next = Le moment suivant

## Tes erreurs

mistakes-lead = Des moments de tes parties analysées. Trouves-tu le meilleur coup, maintenant ? La liste ne reste que dans ce navigateur.
mistakes-none = Encore rien ici. Joue une partie et analyse-la : ce qui a mal tourné se retrouve ici.
mistakes-noscript = Cette liste est gardée par le navigateur et demande JavaScript.
mistakes-found = trouvé
mistakes-forget = Oublier
mistakes-forget-this = Oublier : { $title }
