### Duel.

duel = Duel
    .sentence = Deux cowboys veulent se croiser à coups de feu : un pas de côté ou en arrière, et les balles font le reste.
    .players = 2
    .length = 15–20 minutes

duel-role =
    .light = Clair
    .dark = Sombre
duel-token =
    .good-shot = { $count ->
        [one] { $count } bon tir
       *[other] { $count } bons tirs
        }
    .double-blast = { $count ->
        [one] { $count } coup double
       *[other] { $count } coups doubles
        }
    .booster = { $count ->
        [one] { $count } turbo
       *[other] { $count } turbos
        }
    .dummy = { $count ->
        [one] { $count } balle à blanc
       *[other] { $count } balles à blanc
        }

## Ce qu’on te demande

duel-ask-place = Place ton cowboy sur une case de la rangée { $rank }.
duel-ask-place-large = Place ton cowboy sur deux cases voisines de la rangée { $rank }.
duel-ask-step = Fais un pas de côté ou en arrière.
duel-ask-step-or-fire = Fais un pas de côté ou en arrière, ou tire d’abord une balle spéciale.
duel-ask-fire-or-pass = Aucun pas possible : tire une balle spéciale, ou passe.
duel-ask-pass = Aucun pas possible : tu dois passer.
duel-ask-trigger = Si tu recules, choisis laquelle des deux cases tu déclenches.
duel-ask-stepped = Tire une balle spéciale, ou finis ton tour.
duel-ask-shot = Un seul des deux peut être projeté : choisis lequel.

duel-wait-place = { $who } place son cowboy.
duel-wait-step = C’est à { $who } de faire un pas.
duel-wait-stepped = { $who } peut encore tirer une balle spéciale.
duel-wait-shot = { $who } choisit qui est projeté.
duel-wait-ammo = { $who } retourne une balle spéciale.

duel-draft-trigger = Choisis quelle case tu déclenches : { $fields }.

## Boutons

duel-choose-place = se placer en { $field }
duel-choose-step = faire un pas en { $field }
duel-choose-trigger = faire un pas en { $field } et déclencher { $trigger }
duel-choose-fire = tirer une balle spéciale
duel-choose-end = finir le tour
duel-part-trigger = déclencher { $field }
duel-choose-shot = { $cowboy-gender ->
    [you] te projeter
   *[other] projeter { $cowboy }
    }

## Ce qui s’est passé

duel-did-place = { $who } se place en { $field }.
duel-did-place-you = Tu te places en { $field }.
duel-did-step = { $who } fait un pas en { $field }.
duel-did-step-you = Tu fais un pas en { $field }.
duel-did-trigger = { $who } fait un pas en { $field } et déclenche { $trigger }.
duel-did-trigger-you = Tu fais un pas en { $field } et tu déclenches { $trigger }.
duel-did-shot = Le tir projette { $who } en { $field }.
duel-did-shot-you = Le tir te projette en { $field }.
duel-did-shot-both = Les tirs projettent { $who } en { $field } et { $other } en { $place }.
duel-did-shot-both-you = Les tirs te projettent en { $field }, et { $other } en { $place }.
duel-did-through = Le tir projette { $who } au-delà de la dernière rangée : { $who } a traversé !
duel-did-through-you = Le tir te projette au-delà de la dernière rangée : tu as traversé !
duel-did-locked = Chacun est projeté sur la case de l’autre et ils se bloquent : personne ne bouge.
duel-did-crowd = Un seul des deux peut être projeté.
duel-did-decide = { $who } décide.
duel-did-decide-you = Tu décides.
duel-did-stay = Personne ne peut être projeté.
duel-did-pass = { $who } ne peut faire aucun pas et passe.
duel-did-pass-you = Tu ne peux faire aucun pas et tu passes.
duel-did-end = { $who } finit son tour.
duel-did-end-you = Tu finis ton tour.
duel-did-fire = { $who } tire une balle spéciale.
duel-did-ammo =
    .good-shot = { $who } retourne un bon tir.
    .double-blast = { $who } retourne un coup double : un autre tour suivra celui-ci.
    .booster = { $who } retourne un turbo.
    .dummy = { $who } retourne une balle à blanc : rien ne se passe.
duel-did-fire-you = Tu tires une balle spéciale.
duel-did-ammo-you =
    .good-shot = Tu retournes un bon tir.
    .double-blast = Tu retournes un coup double : un autre tour suivra celui-ci.
    .booster = Tu retournes un turbo.
    .dummy = Tu retournes une balle à blanc : rien ne se passe.
duel-did-again = { $who-gender ->
    [you] Le coup double te donne un autre tour.
   *[other] Le coup double donne un autre tour à { $who }.
    }

## Comment ça s’est fini

duel-result-through = { $cowboy } a traversé.
duel-result-through-you = Ton cowboy a traversé.
duel-result-more = Les deux ont traversé en même temps ; les balles spéciales restantes décident, { $more } contre { $fewer }.
duel-result-both = Vous gagnez ensemble : à quand la revanche ? Les deux ont traversé en même temps, { $left ->
    [0] et personne n’a plus de balle spéciale.
    [one] et il reste à chacun { $left } balle spéciale.
   *[other] et il reste à chacun { $left } balles spéciales.
    }

## À côté du plateau

duel-beside-left = { $left ->
    [0] plus de balles spéciales
    [one] encore { $left } balle spéciale
   *[other] encore { $left } balles spéciales
    }
duel-beside-unseen = Encore cachées
duel-beside-again = Coup double
    .words = { $who } joue encore un tour après celui-ci

## Le plateau en texte

duel-text-bullet = { $whose } { $direction }
duel-text-unplaced = pas encore en place
duel-text-through = a traversé

## Ce qu’on cherche à faire

duel-goal = Le premier cowboy projeté au-delà du bord d’en face gagne.
    .short = Le premier en face gagne.
duel-goal-you = Traverse jusqu’en face avant { $other }.
    .short = Traverse en premier.
duel-near = Si près ! Il te manquait { $shots ->
    [one] un tir
   *[other] { $shots } tirs
    }.

## Ce que sont les choses

duel-about-cowboy = { $whose-gender ->
    [you] Ton cowboy
   *[other] Cowboy ({ $whose })
    }
duel-about-cowboy-way = { $who } fait des pas de côté ou en arrière, et cherche le tir qui l’emporte { $direction } au-delà du bord d’en face.
duel-about-cowboy-way-you = Tu fais des pas de côté ou en arrière, et tu cherches le tir qui t’emporte { $direction } au-delà du bord d’en face.
duel-about-drum = { $whose-gender ->
    [you] Ton barillet
   *[other] Barillet ({ $whose })
    }
    .words = { $left ->
        [0] Il n’y reste aucune balle spéciale.
        [one] Il y reste { $left } balle spéciale, face cachée.
       *[other] Il y reste { $left } balles spéciales, face cachée.
        } On peut en tirer une par tour, avant ou après le pas.
duel-about-unseen = Encore cachées, dans l’un ou l’autre barillet.
duel-about-token =
    .good-shot = Bon tir : l’autre cowboy est projeté d’une case en arrière.
    .double-blast = Coup double : qui le tire joue un autre tour après celui-ci.
    .booster = Turbo : les deux cowboys sont projetés d’une case en avant.
    .dummy = Balle à blanc : rien ne se passe.
duel-about-field = Case { $field }
    .words = Un pas ici déclenche ses balles : { $bullets }.
duel-about-bullet = { $whose } { $direction }
duel-about-empty = Pas de balles : un pas ici ne projette personne.
duel-sign-bullet = Balles
    .words = Un pas sur une case déclenche ses balles : chaque cowboy est projeté d’une case dans le sens de la balle de sa couleur, où qu’il soit.
duel-sign-edge = Le bord d’en face
    .words = Un cowboy projeté au-delà a traversé et gagne. Aux autres bords, il reste où il est.
duel-sign-drum = Barillets
    .words = Chacun contient des balles spéciales, face cachée. Une fois par tour, tu peux en tirer une.

## Pourquoi un coup était une erreur

duel-harm-through =
    .now = { $who-gender ->
        [you] Ce coup te fait traverser.
       *[other] Ce coup fait traverser { $who }.
        }
    .reply = { $who-gender ->
        [you] Ce coup te permet de traverser au tour suivant.
       *[other] Ce coup permet à { $who } de traverser au tour suivant.
        }
duel-harm-back =
    .now = { $whom-gender ->
        [you] Ce coup te fait reculer en { $field }.
       *[other] Ce coup fait reculer { $whom } en { $field }.
        }
    .reply = { $whom-gender ->
        [you] Ce coup permet à { $who } de te faire reculer en { $field }.
       *[other] { $who-gender ->
            [you] Ce coup te permet de faire reculer { $whom } en { $field }.
           *[other] Ce coup permet à { $who } de faire reculer { $whom } en { $field }.
            }
        }
