# Énigmes.

puzzle-role = Tu joues { $role-acc }.
puzzle-aim = Objectif : { $aim }
puzzle-question =
    .win = Un coup gagne, quoi que fassent les autres. Lequel ?
    .draw = Tous les coups perdent, sauf un. Lequel sauve la partie ?
    .best = Un coup est nettement meilleur que tous les autres. Lequel ?
    .mix = Ton adversaire ne doit pas pouvoir deviner. À quelle fréquence choisis-tu chaque côté ?
puzzle-announced = Tu annonces ton { $what }.
puzzle-question-offered =
    .win = L’un de ces choix gagne à coup sûr, quoi qu’amène l’autre camp. Lequel ?
    .draw = Un seul de ces choix ne perd pas, quoi qu’amène l’autre camp. Lequel ?

puzzle-hint = C’est l’un de ces deux-là : { $one }, ou { $other }.
puzzle-hint-mix = Plus de la moitié du temps : { $choice }.

puzzle-right =
    .win =
        { $moves ->
            [0] La réponse : { $choice }. Tu gagnes, quoi que fassent les autres.
            [one] La réponse : { $choice }. Cela gagne tout de suite.
           *[other] La réponse : { $choice }. Tu gagnes au plus tard à ton coup numéro { $moves }, quoi que fassent les autres.
        }
    .draw = La réponse : { $choice }. Après cela, personne ne peut forcer la victoire contre toi.
    .best = La réponse : { $choice }. Tu as { $chance } % de chances de gagner. Avec le deuxième meilleur coup, { $next } %.
puzzle-others-lose = Tous les autres coups perdent.
puzzle-others-draw = Aucun autre coup ne gagne.
puzzle-others =
    { $lost ->
        [one] Un autre coup perd
       *[other] { $lost } autres coups perdent
    }, { $drawn ->
        [one] un autre ne fait que match nul
       *[other] { $drawn } autres ne font que match nul
    }.
puzzle-others-beaten = Chacun des autres peut être battu.
puzzle-right-mix = Si l’on joue au mieux : { $parts }. Tu as alors { $chance } % de chances de gagner, quoi que fasse ton adversaire.
puzzle-part = { $choice } { $times }
puzzle-always = Toujours « { $choice } », et ton adversaire s’y prépare : tes chances tombent à { $chance } %.

puzzle-wrong-lost = Ce coup perd. Regarde ce qui se passe.
puzzle-wrong-drawn = Ce coup laisse filer la victoire. Après la meilleure réponse, personne ne peut la forcer.
puzzle-wrong = Ainsi, tu as { $chance } % de chances de gagner. Il y a mieux.
puzzle-wrong-other = Ainsi, tu as au plus { $chance } % de chances de gagner. Il y a mieux.
puzzle-wrong-mix = Pas tout à fait. Trop souvent « { $choice } ».
puzzle-wrong-shares = Pas tout à fait.

puzzle-never = jamais
puzzle-every = à chaque fois
puzzle-times =
    { $count ->
        [one] une fois sur { $of }
       *[other] { $count } fois sur { $of }
    }

## Pages

nav-puzzles = Énigmes
puzzle-title = { $game }, énigme { $number }
puzzle-next = Énigme suivante
puzzle-all = Toutes les énigmes
puzzle-streak = { $count } jours de suite !
puzzle-grade =
    .easy = Facile
    .medium = Moyenne
    .hard = Difficile
puzzle-goal =
    .win = Gagner
    .draw = Sauver
    .best = Meilleur coup
    .mix = Quelle fréquence ?
puzzles-heading = Énigmes
puzzles-lead = Trouve le seul bon coup. Chaque énigme est prouvée : une seule réponse est juste, et une mauvaise est punie sous tes yeux.
puzzles-day = Énigme du jour
puzzles-day-told = Une nouvelle chaque jour, la même pour tout le monde.
puzzles-solve = La résoudre
puzzles-streak-one = Une série d’un jour pour l’instant.
puzzles-streak = { $count } jours de suite.
puzzles-by-game = Énigmes par jeu
puzzles-count = { $count ->
    [one] une énigme
   *[other] { $count } énigmes
}
puzzles-solved = , résolues : { $count }
puzzles-of = { $game } : énigmes
puzzles-game-lead = De la plus facile à la plus difficile. Ce que tu as résolu dans ce navigateur est coché.
puzzles-next = Résoudre la suivante
puzzles-done = résolue
puzzles-everything = Toutes les énigmes
puzzles-play = Jouer à { $game }
puzzles-solutions = Solutions
puzzles-link = Résoudre des énigmes
