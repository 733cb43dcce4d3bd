### Ce que dit chaque table.

choose-pass = passer

result-won = { $count ->
    [one] Victoire pour { $who }.
   *[other] Victoire partagée : { $who }.
    }
result-drawn = La partie est nulle.
result-agreed = Match nul d’un commun accord.
result-resigned = { $who } abandonne.
result-resigned-you = Tu abandonnes.
result-time = Temps écoulé pour { $who }.
result-time-you = Ton temps est écoulé.
result-repetition = Match nul : la même position est revenue pour la { $times ->
    [2] deuxième
    [3] troisième
    [4] quatrième
    [5] cinquième
   *[other] { $times }e
    } fois.
result-length = Match nul : la partie a atteint { $actions ->
    [one] 1 action
   *[other] { $actions } actions
    }, la limite convenue.

headline-won = Gagné !
headline-won-with = Gagné, avec { $others } !
headline-lost = Perdu.
headline-drawn = Match nul !
wait-you = À toi de jouer.

## Ce qu’on apprend à une table

course-on = Continuer
course-back = Réessayer
course-show = Montre-moi
course-answer = C’est ma réponse
course-where = Étape { $at } sur { $of }
course-free = Essaie ce que tu veux. Tu joues tous les camps, et chaque coup peut être repris.
course-done = Et voilà. Bravo !
course-undo = Un coup en arrière
course-again = Recommencer
