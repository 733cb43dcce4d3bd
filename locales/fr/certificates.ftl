### Ce qu’on sait d’un plateau.

certificate-at = {" "}({ $set-up })
certificate-label =
    .exact = exact
    .bounded = prouvé
    .estimate = estimé

## Le plateau entier

certificate-forced = Qui commence peut forcer la victoire en { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
    }{ $at }.
certificate-forced-against = On peut forcer la victoire contre qui commence{ $at }.
certificate-even = { $count ->
    [one] Entre deux camps qui jouent au mieux, la partie est exactement égale.
    [2] Entre deux camps qui jouent au mieux, la partie est exactement égale, dans les deux façons de jouer résolues.
   *[other] Entre deux camps qui jouent au mieux, la partie est exactement égale, dans les { $count } façons de jouer résolues.
    }
certificate-even-others = { $count ->
    [one] Dans l’autre façon de jouer résolue, deux camps qui jouent au mieux sont exactement à égalité.
   *[other] Dans les { $count } autres façons de jouer résolues, deux camps qui jouent au mieux sont exactement à égalité.
    }
certificate-forced-several = Qui commence peut forcer la victoire dans { $count } façons de jouer : { $set-ups }.
certificate-forced-against-several = On peut forcer la victoire contre qui commence dans { $count } façons de jouer : { $set-ups }.
certificate-unforced = Chacun pour soi, { $players } joueurs : personne ne peut forcer la victoire contre tous les autres réunis.
certificate-ahead = Si l’on joue au mieux, qui commence a un avantage de { $value } de la mise{ $at }.
certificate-behind = Si l’on joue au mieux, qui commence a un désavantage de { $value } de la mise{ $at }.
certificate-nearly-ahead = Pratiquement équitable : si l’on joue au mieux, qui commence a un avantage de { $value } de la mise{ $at }.
certificate-nearly-behind = Pratiquement équitable : si l’on joue au mieux, qui commence a un désavantage de { $value } de la mise{ $at }.
certificate-held = Sur { $games } parties, des joueurs parfaits ont tenu le match nul pendant { $actions } actions en moyenne{ $at }.
certificate-lasts = Sur { $games } parties entre joueurs parfaits, une partie durait { $actions } actions en moyenne, et { $drawn } % des parties étaient nulles{ $at }.
certificate-strength = niveau { $level }
certificate-strength-searching = niveau { $level }, { $playouts } parties d’essai par coup
certificate-equal = Sur { $games } parties entre { $players } ordinateurs égaux ({ $strength }), l’écart entre les places était de { $apart } % ± { $within } %, { $drawn } % des parties étaient nulles, et une partie durait { $actions } actions en moyenne{ $at }.
certificate-brief = Entre { $players } ordinateurs égaux ({ $strength }), l’écart entre les places est de { $apart } % ± { $within } %{ $at }.
certificate-length = Une partie prend environ { $actions } coups.
certificate-layouts = Sur { $tried } dispositions tirées au hasard, { $good ->
    [0] aucune n’est bonne
    [one] { $good } est bonne
   *[other] { $good } sont bonnes
    } : { $wants }.
certificate-layouts-apart = La pose est affaire de chance : dans la moitié des dispositions, l’écart entre les places d’ordinateurs égaux ({ $strength }) dépasse { $apart } %.

## Chaque façon de jouer

set-up =
    .usual = règles habituelles
    .animals = { $value } seulement
    .mode-free-for-all = chacun pour soi
    .mode-white-horse = Cheval blanc
    .mode-all-or-nothing = Tout ou rien
    .mode-secret = Cavaliers secrets
    .teams-NS = { teams-facing }
    .teams-NE = { teams-east }
    .teams-NW = { teams-west }
    .size-small = petits cowboys
    .size-large = grands cowboys
    .players = { $value } joueurs
    .rows = { $value } rangées
    .rounds = { $value } saisons
certificate-value = Si l’on joue au mieux, la partie vaut { $value } pour qui commence ({ $label }).
certificate-bounds = Si l’on joue au mieux, la partie vaut entre { $low } et { $high } pour qui commence ({ $label }).
certificate-best = { $games } parties entre joueurs parfaits ont duré { $actions } actions en moyenne, et { $drawn } % étaient nulles.
certificate-level = Sur { $games } parties entre { $players } ordinateurs égaux ({ $strength }), l’écart entre les places était de { $apart } % ± { $within } %, { $drawn } % des parties étaient nulles, et une partie durait { $actions } actions en moyenne.
certificate-matters = Le choix comptait dans { $share } % des positions ({ $label }).

## Ce que doit offrir une bonne disposition

certificate-want =
    .fair-within = équitable à { $first } % près
    .value-within = ne vaut pas plus de { $first } pour quiconque
    .seats-within = au plus { $first } % entre les places
    .balanced-within = équilibrée à { $first } % près
    .no-draw = aucun match nul
    .at-most-draws = au plus { $first } % de matchs nuls
    .lasts-at-least-turns = au moins { $first } tours
    .lasts-to-turns = de { $first } à { $second } tours
    .nobody-can-force-a-win = personne ne peut forcer la victoire
    .at-least-good-openings = au moins { $first } bons débuts
    .choices-matter-at-least = des choix qui comptent dans au moins { $first } % des positions
