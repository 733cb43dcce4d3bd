### Muddy Ride. -acc : avec l’article (pour les rôles) ; -de : « de l’hippo, du cochon » ; -a : « à l’hippo, au cochon ».

muddy-ride = Muddy Ride
    .sentence = Traversez un pré boueux à coups d’éclaboussures : pas un pas en avant, ce sont les flaques qui vous emportent.
    .players = 2–4
    .length = 15–30 minutes

muddy-ride-role =
    .N = Hippo
    .N-acc = l’hippo
    .N-gender = m
    .E = Cochon
    .E-acc = le cochon
    .E-gender = m
    .S = Grenouille
    .S-acc = la grenouille
    .S-gender = f
    .W = Canard
    .W-acc = le canard
    .W-gender = m
muddy-ride-the =
    .N = l’hippo
    .N-de = de l’hippo
    .N-a = à l’hippo
    .N-gender = m
    .E = le cochon
    .E-de = du cochon
    .E-a = au cochon
    .E-gender = m
    .S = la grenouille
    .S-de = de la grenouille
    .S-a = à la grenouille
    .S-gender = f
    .W = le canard
    .W-de = du canard
    .W-a = au canard
    .W-gender = m
muddy-ride-your =
    .N = ton hippo
    .N-de = de ton hippo
    .N-a = à ton hippo
    .N-gender = m
    .E = ton cochon
    .E-de = de ton cochon
    .E-a = à ton cochon
    .E-gender = m
    .S = ta grenouille
    .S-de = de ta grenouille
    .S-a = à ta grenouille
    .S-gender = f
    .W = ton canard
    .W-de = de ton canard
    .W-a = à ton canard
    .W-gender = m
muddy-ride-flag =
    .N = le drapeau bleu
    .N-de = du drapeau bleu
    .N-a = au drapeau bleu
    .E = le drapeau violet
    .E-de = du drapeau violet
    .E-a = au drapeau violet
    .S = le drapeau vert
    .S-de = du drapeau vert
    .S-a = au drapeau vert
    .W = le drapeau brun
    .W-de = du drapeau brun
    .W-a = au drapeau brun
muddy-ride-player = Joueur { $number }

## Ce qu’on te demande

muddy-ride-ask-jump = Saute avec { $animal } : une case de côté ou en arrière, dans la flaque voisine.
muddy-ride-ask-pass = Aucun saut possible avec { $animal } : tu dois passer.
muddy-ride-ask-splash = L’éclaboussure ne peut pas emporter tout le monde : choisis qui bouge.
muddy-ride-ask-roll = Le dé montre { $first } et { $second } : choisis l’un des deux et saute à sa gauche ou à sa droite.
muddy-ride-ask-roll-one = Le dé montre { $first } et { $second }. Seul saut possible : avec { $animal }, à sa gauche ou à sa droite.
muddy-ride-ask-roll-pass = Ni { $first } ni { $second } ne peut sauter : tu dois passer.

muddy-ride-wait-jump = C’est à { $who } de sauter.
muddy-ride-wait-jump-own = { $who-acc-cap } va sauter.
muddy-ride-wait-splash = { $who } choisit qui est éclaboussé.
muddy-ride-wait-splash-own = { $who-acc-cap } choisit qui est éclaboussé.
muddy-ride-wait-deal = On distribue les cartes secrètes.
muddy-ride-wait-roll = { $who } lance le dé.
muddy-ride-wait-roll-you = Tu lances le dé.

muddy-ride-draft-who = Qui saute en { $field } ?

## Boutons

muddy-ride-choose-jump = sauter en { $field }
muddy-ride-choose-jump-of = sauter avec { $animal } en { $field }
muddy-ride-choose-splash = éclabousser { $animals }

## Ce qui s’est passé

muddy-ride-did-jump = { $who } saute avec { $animal } en { $field }.
muddy-ride-did-jump-own = { $who-acc-cap } saute en { $field }.
muddy-ride-did-jump-you = Tu sautes avec { $animal } en { $field }.
muddy-ride-did-jump-own-you = Tu sautes en { $field }.
muddy-ride-did-arrive-own-you = Tu sautes en { $field } : au but !
muddy-ride-did-arrive-you = Tu sautes avec { $animal } en { $field } : au but !
muddy-ride-did-arrive-own = { $who-acc-cap } saute en { $field } : au but !
muddy-ride-did-arrive = { $who } saute avec { $animal } en { $field } : au but !
muddy-ride-did-crowd = L’éclaboussure ne peut pas emporter tout le monde.
muddy-ride-did-dry = Personne n’est éclaboussé.
muddy-ride-did-locked = { $count ->
    [2] { $animals-cap } se gênent : personne ne bouge.
   *[other] { $animals-cap } se gênent en cercle : personne ne bouge.
    }
muddy-ride-did-moves = Plouf : { $moves }.
muddy-ride-to = { $animal } en { $field }
muddy-ride-home = { $animal } au but
muddy-ride-did-splash = { $who } choisit : { $moves }.
muddy-ride-did-splash-you = Tu choisis : { $moves }.
muddy-ride-did-splash-own-you = Tu choisis : { $moves }.
muddy-ride-did-splash-own = { $who-acc-cap } choisit : { $moves }.
muddy-ride-did-pass = { $who } ne peut pas sauter avec { $animal } et passe.
muddy-ride-did-pass-you = Tu ne peux pas sauter avec { $animal } et tu passes.
muddy-ride-did-pass-own-you = Tu ne peux pas sauter et tu passes.
muddy-ride-did-pass-own = { $who-acc-cap } ne peut pas sauter et passe.
muddy-ride-did-roll = { $who } lance le dé : { $animals }.
muddy-ride-did-roll-you = Tu lances le dé : { $animals }.
muddy-ride-did-roll-pass-you = Ni { $first } ni { $second } ne peut sauter : tu passes.
muddy-ride-did-roll-pass = Ni { $first } ni { $second } ne peut sauter : { $who } passe.
muddy-ride-did-deal = { $who } reçoit { $animal }.
muddy-ride-did-deal-you = Tu reçois { $animal }.
muddy-ride-did-deal-hidden = Une carte secrète est distribuée.

## Comment ça s’est fini

muddy-ride-result-first = { $count ->
    [one] Au but en premier : { $animals }.
   *[other] Au but en premier, au même moment : { $animals }.
    }
muddy-ride-result-team = Toute l’équipe est au but.
muddy-ride-result-secret = { $count ->
    [one] La carte secrète montrait { $animals } : au but !
   *[other] Les cartes secrètes montraient { $animals } : au but au même moment !
    }
muddy-ride-result-drawn = Match nul : les deux équipes ont réussi au même moment.

## À côté du plateau

muddy-ride-beside-at = en { $field }, en route vers { $target }
muddy-ride-beside-arrived = au but
muddy-ride-beside-teams = Équipes
    .words = { $first } contre { $second }
muddy-ride-beside-die = Dé
muddy-ride-beside-card = Carte ({ $who })

## Le plateau en texte

muddy-ride-text-print = { $whose } { $direction }
muddy-ride-text-target = but { $animal-de }

## Ce qu’on cherche à faire

muddy-ride-goal-free-for-all = Le premier animal à son drapeau gagne.
    .short = Le premier à son drapeau gagne.
muddy-ride-goal-free-for-all-you = Mène { $animal-acc } { $flag-a } avant les autres.
    .short = { $animal } { $flag-a }.
muddy-ride-goal-white-horse = Le premier animal à son drapeau gagne pour son équipe.
    .short = Le premier à son drapeau gagne pour l’équipe.
muddy-ride-goal-white-horse-you = Toi { $flag-a } ou ton allié à son but : arrivez en premier.
    .short = { $flag-cap } d’abord, toi ou ton allié.
muddy-ride-goal-all-or-nothing = Une équipe gagne quand ses deux animaux sont à leur drapeau.
    .short = Toute une équipe à ses drapeaux.
muddy-ride-goal-all-or-nothing-you = Toi { $flag-a } et ton allié à son but : arrivez en premier.
    .short = { $flag-cap }, et ton allié au but.
muddy-ride-goal-secret = Le premier animal à son drapeau gagne pour qui a sa carte.
    .short = La première carte au but gagne.
muddy-ride-goal-secret-you = En secret, mène { $animal-acc } { $flag-a } avant les autres.
    .short = En secret : { $animal } { $flag-a }.
muddy-ride-near = Si près ! Il te manquait { $fields ->
    [one] une case
   *[other] { $fields } cases
    }.

## Ce que sont les choses

muddy-ride-about-start = Départ
    .words = Le voyage { $animal-de } commence ici. C’est une flaque comme une autre.
muddy-ride-about-animal = En route { $direction }, jusqu’en { $target }, par des sauts de côté ou en arrière ; les éclaboussures l’emportent dans le sens de ses empreintes.
muddy-ride-about-target-closed = Un animal qui atteint son propre drapeau est au but. Fermé à tous, sauf { $animal-a }.
muddy-ride-about-target-open = Un animal qui atteint son propre drapeau est au but. D’autres que { $animal } peuvent sauter ici, mais aucune éclaboussure n’y mène.
muddy-ride-about-puddle = Flaque { $field }
    .words = Un saut ici éclabousse d’une case, même de loin : { $prints }.
muddy-ride-about-print = { $whose } { $direction }
muddy-ride-about-dry = Pas d’empreintes : un saut ici n’éclabousse personne.
muddy-ride-sign-print = Empreintes
    .words = Qui saute dans une flaque éclabousse tous les animaux dont l’empreinte s’y trouve, le sien aussi, d’une case dans le sens de l’empreinte.
muddy-ride-sign-flag = Drapeau
    .words = La case à côté est le but de l’animal de même couleur et de même empreinte.
muddy-ride-sign-start = Panneau à empreinte
    .words = L’animal qui a cette empreinte est parti d’ici.
muddy-ride-sign-jump = Case qui brille
    .words = Tu peux y sauter : une case de côté ou en arrière, jamais en avant.
muddy-ride-sign-way = Quand on se gêne
    .words = Personne ne quitte le pré ni n’entre sur le but d’un autre ou sur une case où quelqu’un reste. Si plusieurs devaient atterrir sur la même case, qui a sauté choisit.

## Pourquoi un coup était une erreur

muddy-ride-harm-home =
    .now = Ce coup mène { $animals } au but.
    .reply = Ce coup permet { $animals-a } de sauter au but au tour suivant.
muddy-ride-harm-carried =
    .now = L’éclaboussure emporte { $animals } au but.
    .reply = Après ce coup, l’éclaboussure suivante emporte { $animals } au but.
