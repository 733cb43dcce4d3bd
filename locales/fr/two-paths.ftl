### Deux Chemins. F est le renard, H le lièvre, G le hérisson ; W l’ouest, E l’est.

two-paths = Deux Chemins
    .sentence = Mène renard, lièvre et hérisson à travers la clairière : cache où tu vas, et devine où va ton adversaire.
    .players = 2
    .length = 10 minutes, dès 8 ans

two-paths-role =
    .south = Sud
    .north = Nord
two-paths-animal =
    .F = renard
    .H = lièvre
    .G = hérisson
two-paths-way =
    .W = ouest
    .E = est

## Ce qu’on te demande

two-paths-ask-line = Aligne tes trois animaux d’ouest en est.
two-paths-ask-hide = Annonce un animal et choisis son chemin en secret. { $try ->
    [1] C’est le premier d’au moins trois essais.
    [2] C’est le deuxième d’au moins trois essais.
   *[other] Tu continues jusqu’au premier blocage.
    }
two-paths-ask-block = { $other } annonce le { $animal } : pose la pierre là où tu penses qu’il veut aller.
two-paths-ask-take = Bien deviné ! Tu peux avancer ton propre { $animal } vers l’{ $side }, ou le laisser.

two-paths-wait-line = { $who } aligne ses animaux.
two-paths-wait-hide = { $who } choisit un animal et, en secret, son chemin.
two-paths-wait-block = { $who } pose la pierre sur le chemin du { $animal }.
two-paths-wait-take = { $who } a deviné juste et peut avancer son { $animal } en retour.

two-paths-draft-line = Le { $animal } est à l’ouest : qui se met à côté ?
two-paths-draft-side = Le { $animal } : choisis son côté, ouest ou est.

## Boutons

two-paths-choose-line = aligner { $animals }
two-paths-choose-hide = annoncer le { $animal } et aller à l’{ $side }
two-paths-choose-block = poser la pierre à l’{ $side }
two-paths-would-block = Si le { $animal } veut aller à l’{ $side }, il ne bouge pas, et ton propre { $animal } peut avancer vers l’{ $side }. S’il veut aller à l’{ $other }, il y va.
two-paths-choose-take = avancer ton { $animal } vers l’{ $side }
two-paths-choose-decline = laisser ton { $animal } où il est

## Ce qui s’est passé

two-paths-did-line = { $who } aligne { $animals }, d’ouest en est.
two-paths-did-line-you = Tu alignes { $animals }, d’ouest en est.
two-paths-did-announce-you = Tu annonces le { $animal } et tu choisis un côté en secret.
two-paths-did-hide-you = Tu annonces le { $animal } et tu choisis l’{ $side } en secret.
two-paths-did-announce = { $who } annonce le { $animal } et choisit un côté en secret.
two-paths-did-hide = { $who } annonce le { $animal } et choisit l’{ $side } en secret.
two-paths-did-block = { $who } pose la pierre à l’{ $side } et devine juste : { $others-gender ->
    [you] ton { $animal } ne bouge pas.
   *[other] chez { $others }, le { $animal } ne bouge pas.
    }
two-paths-did-pass = { $who } pose la pierre à l’{ $side }, mais { $others-gender ->
    [you] ton { $animal } va à l’{ $way }, en { $space }.
   *[other] chez { $others }, le { $animal } va à l’{ $way }, en { $space }.
    }
two-paths-did-pass-home = { $who } pose la pierre à l’{ $side }, mais { $others-gender ->
    [you] ton { $animal } va à l’{ $way } et le voilà arrivé.
   *[other] chez { $others }, le { $animal } va à l’{ $way } et le voilà arrivé.
    }
two-paths-did-block-you = Tu poses la pierre à l’{ $side } et tu devines juste : chez { $others }, le { $animal } ne bouge pas.
two-paths-did-pass-you = Tu poses la pierre à l’{ $side }, mais chez { $others }, le { $animal } va à l’{ $way }, en { $space }.
two-paths-did-pass-home-you = Tu poses la pierre à l’{ $side }, mais chez { $others }, le { $animal } va à l’{ $way } et le voilà arrivé.
two-paths-did-take = { $whose-gender ->
    [you] Ton { $animal } avance en { $space }.
   *[other] { $whose } avance son { $animal } en { $space }.
    }
two-paths-did-take-home = { $whose-gender ->
    [you] Ton { $animal } avance et le voilà arrivé.
   *[other] { $whose } avance son { $animal }, et le voilà arrivé.
    }
two-paths-did-decline = { $whose-gender ->
    [you] Ton { $animal } reste où il est.
   *[other] { $whose } laisse son { $animal } où il est.
    }
two-paths-did-turn = { $whose-gender ->
    [you] Ton tour est fini.
   *[other] Fin du tour pour { $whose }.
    }

## Comment ça s’est fini

two-paths-result-home = Les trois animaux sont arrivés.
two-paths-result-stuck = Match nul : plus personne ne peut déplacer d’animal.

## À côté du plateau

two-paths-score = { $home ->
    [0] aucun arrivé
    [one] { $home } arrivé
   *[other] { $home } arrivés
    }
two-paths-beside-at = { $animal } en { $space }
two-paths-beside-home = { $animal } arrivé
two-paths-beside-none = pas encore alignés
two-paths-beside-try = Essai
    .words = { $try ->
        [1] { $who } : premier d’au moins trois
        [2] { $who } : deuxième d’au moins trois
       *[other] { $who } continue jusqu’au blocage
        }
two-paths-beside-hidden = Caché
    .words = { $animal } à l’{ $side }

## Le plateau en texte

two-paths-text-animal = { $animal-cap } ({ $who })
two-paths-text-ways = { $who } peut continuer en { $west } à l’ouest ou en { $east } à l’est

## Ce qu’on cherche à faire

two-paths-goal = Qui fait traverser ses trois animaux en premier gagne.
    .short = Qui a ses trois en face gagne.
two-paths-goal-you = Fais traverser tes trois animaux avant { $other }.
    .short = Tes trois en face en premier.
two-paths-near = Si près ! Il te manquait un animal.

## Ce que sont les choses

two-paths-about-animal = { $whose-gender ->
    [you] Ton { $animal }
   *[other] { $animal-cap } ({ $whose })
    }
    .words = Il veut traverser la clairière { $direction }. Il saute par-dessus tout animal sur son chemin.
two-paths-about-hand = Le poing à l’{ $side }
two-paths-about-fist = Qui joue cache le disque dans l’un de ses deux poings ; l’autre pose la pierre devant l’un d’eux.
two-paths-about-fist-theirs = Pose la pierre ici si tu penses que l’animal veut aller à l’{ $side }. Si tu devines juste, il ne bouge pas, et le tien peut avancer par là.
two-paths-about-space = Case { $space }
two-paths-about-ways = { $whose-gender ->
    [you] Tes animaux continuent en { $west } à l’ouest ou en { $east } à l’est.
   *[other] Chez { $whose }, les animaux continuent en { $west } à l’ouest ou en { $east } à l’est.
    }
two-paths-sign-ways = Deux chemins
    .words = De chaque case partent deux chemins, un du côté ouest et un du côté est.
two-paths-sign-fists = Poings
    .words = Annonce un animal et cache où il va. Au moins trois essais par tour ; à partir du troisième, jusqu’au premier blocage.
two-paths-sign-stone = La pierre
    .words = Elle ferme un côté. Si l’animal voulait y aller, il ne bouge pas, et l’animal adverse de la même espèce peut avancer par là.
two-paths-sign-leap = Sauts
    .words = Si un animal gêne, on saute plus loin vers le même côté.
two-paths-sign-woods = La forêt
    .words = Un animal qui a traversé la clairière est arrivé. Aucun n’arrive tant qu’un animal de son camp est encore sur la ligne de départ.

## Pourquoi un coup était une erreur

two-paths-harm-home =
    .now = { $who-gender ->
        [you] Ce coup fait arriver un de tes animaux : { $animal }.
       *[other] Ce coup fait arriver un animal pour { $who } : { $animal }.
        }
    .reply = { $who-gender ->
        [you] Ce coup te permet de faire arriver un animal : { $animal }.
       *[other] Ce coup permet à { $who } de faire arriver un animal : { $animal }.
        }
