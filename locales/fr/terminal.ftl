### Le jeu dans le terminal. Les mots entre `accents graves` se tapent tels quels.

terminal-game = Bienvenue dans Gambol. Quel jeu ?
terminal-way = { $game } : comment ?
terminal-way-muddy-ride =
    .all = Chacun pour soi, quatre animaux
    .two = Chacun pour soi, deux animaux
    .white-horse = Cheval blanc : deux équipes, le premier arrivé gagne
    .all-or-nothing = Tout ou rien : deux équipes, les deux doivent arriver
    .secret = Cavaliers secrets : animaux cachés et un dé
terminal-way-duel =
    .small = Petits cowboys
    .large = Grands cowboys, larges de deux cases
terminal-way-kangaruse =
    .regular = À deux, feuille moyenne
    .tiny = À deux, feuille minuscule
    .large = À trois, grande feuille
    .huge = À cinq, feuille immense
terminal-way-two-paths =
    .seven = Sept rangées
    .nine = Neuf rangées
terminal-way-gunst =
    .return = Quatre saisons, les compagnons rentrent
    .spent = Quatre saisons, les compagnons sont perdus

terminal-who = Qui joue ?
    .one = Je joue { $first-acc } contre l’ordinateur
    .all = { $count ->
        [2] On joue ici à deux, chacun son tour
       *[other] On joue ici à { $count }, chacun son tour
    }
    .none = Personne : regarder jouer l’ordinateur
terminal-level = De quelle force ?
    .easiest = 1, pour débuter
    .strong = 5, fort
    .perfect = parfait, là où cela se calcule

terminal-choose = 1–{ $most }, ou q pour quitter :
terminal-number = attendu un nombre de 1 à { $most }, trouvé { $found }
terminal-percent = attendu un nombre de 0 à 100, trouvé { $found }
terminal-move = { $who } (? pour l’aide) :
terminal-unlisted = les coups n’ont pas encore de numéros ; `all` les liste, ou tape le coup lui-même
terminal-many = { $count ->
    [one] { $count } coup, comme { $moves }
   *[other] { $count } coups, comme { $moves }
    } ; `all` les liste
terminal-help = Tape le numéro d’un coup, ou le coup lui-même.
    .all = lister tous les coups, si nombreux soient-ils
    .hint = ce que jouerait l’ordinateur, et ce que cela vaut
    .undo = revenir à ta dernière décision
    .save = écrire l’enregistrement dans un fichier
    .rules = afficher les règles
    .quit = quitter la partie
terminal-file = FICHIER
terminal-left = Partie quittée. Merci d’avoir joué.
terminal-call = Qui crie en premier a la parole ! { $keys }
terminal-call-key = { $who } : { $key }
terminal-plays = { $who } joue { $move }
    .worth = { $who } joue { $move } ({ $value })
terminal-thinking = réflexion
terminal-nothing = Il n’y a rien à choisir.
terminal-rules = Chaque cas, et comment on écrit les coups, en anglais : { $command }
terminal-hand-over = Passe à { $who }, puis appuie sur Entrée.
terminal-unplayed = Rien n’a encore été joué.
terminal-undone = { $back ->
    [one] { $back } action reprise
   *[other] { $back } actions reprises
    } sur { $before }.
terminal-saved = L’enregistrement est dans { $file }.
terminal-stands = { $game }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
    }
terminal-going-on = { $stands }, partie en cours
terminal-ended = { $stands }, partie arrêtée par les joueurs
terminal-points = { $stands }, { $points } points
terminal-result = { $stands }. { $result }

## Ce que vaut un coup

value-exact = { $value } exact
value-bounded = { $low } à { $high } prouvé
value-estimate = { $value } ± { $within } estimé
value-estimate-between = { $value } estimé, { $low } à { $high }
value-in = { $value } en { $actions }

## Plateaux dessinés en texte

terminal-target = but
terminal-life = vie
terminal-doubled = * doublé

## Énigmes

terminal-puzzle = { $game }, énigme { $number } ({ $grade })
terminal-puzzle-ask = ton coup, ou hint, answer, q :
terminal-puzzle-mix = à quelle fréquence « { $choice } », en pour cent (0–100), ou hint, answer, q :
