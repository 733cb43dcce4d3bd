### Gunst. Les rangs sont tous au masculin pluriel : « les { $row } », « tes { $row } ». -de : « d’Extazia, du Vagabond ».

gunst = Gunst
    .sentence = Deux seigneurs alignent leurs compagnons en secret : la plus petite troupe gagne la faveur des dieux, la plus grande le champ de bataille.
    .players = 2
    .length = environ 10 minutes

gunst-role =
    .first = Seigneur 1
    .second = Seigneur 2
gunst-season =
    .spring = Printemps
    .spring-acc = le printemps
    .summer = Été
    .summer-acc = l’été
    .autumn = Automne
    .autumn-acc = l’automne
    .winter = Hiver
    .winter-acc = l’hiver
gunst-god =
    .X = Extazia
    .X-de = d’Extazia
    .X-gender = f
    .V = le Vagabond
    .V-de = du Vagabond
    .V-gender = m
    .E = Eurika
    .E-de = d’Eurika
    .E-gender = f
    .A = Archimède
    .A-de = d’Archimède
    .A-gender = m
gunst-row =
    .K = chevaliers
    .W = guerriers
    .F = paysans
    .T = voleurs
    .S = savants
gunst-kin =
    .K = { $count ->
        [one] { $count } chevalier
       *[other] { $count } chevaliers
        }
    .W = { $count ->
        [one] { $count } guerrier
       *[other] { $count } guerriers
        }
    .F = { $count ->
        [one] { $count } paysan
       *[other] { $count } paysans
        }
    .T = { $count ->
        [one] { $count } voleur
       *[other] { $count } voleurs
        }
    .S = { $count ->
        [one] { $count } savant
       *[other] { $count } savants
        }
gunst-nobody = personne
    .gender = nobody
gunst-plane =
    .p0 = au Crépuscule : { $gods }
    .p1 = dans la Brume : { $gods }
    .p2 = sur le Seuil : { $gods }
    .p3 = en main : { $gods }
    .play = en jeu : { $gods }
gunst-to-plane =
    .p0 = jusqu’au Crépuscule
    .p1 = jusqu’à la Brume
    .p2 = jusqu’au Seuil
    .p3 = jusqu’à la main
gunst-god-to = { $god } { $plane }
gunst-god-up = { $god } { $planes ->
    [one] d’un palier
   *[other] de { $planes } paliers
    }
gunst-life = { $life ->
    [0] plus de pierres de vie
    [one] { $life } pierre de vie
   *[other] { $life } pierres de vie
    }

## Ce qu’on te demande

gunst-ask-ting = { $season } : choisis en secret les compagnons que tu amènes. La plus petite troupe gagne la parole et la faveur des dieux.
gunst-ask-ting-gods = { $season } : choisis en secret les compagnons que tu amènes, et les dieux que tu as en main. La plus petite troupe gagne la parole et la faveur des dieux.
gunst-ask-favour = Tu as { $favours ->
    [one] { $favours } faveur
   *[other] { $favours } faveurs
    } : fais monter un de tes dieux, ou n’en dépense aucune.
gunst-ask-judgement = Tu as la parole : qui commence le jugement ?
gunst-ask-row = Tu as la parole : quels { $row } agissent d’abord ?
gunst-ask-gods = Choisis lequel de tes dieux agit, et sur quel rang.
gunst-ask-god =
    .X = Extazia double un de tes rangs : choisis lequel.
    .V = Le Vagabond chasse un des rangs de ton adversaire : choisis lequel.
    .E = Eurika rallie un compagnon de ton adversaire : choisis le rang qu’il quitte et celui qu’il rejoint chez toi.
    .A = Archimède déplace un de tes rangs dans un autre, ou ne fait rien : choisis.
gunst-ask-farmers = Tes paysans font monter { $steps ->
    [one] un de tes dieux d’un palier : choisis lequel.
   *[other] tes dieux de { $steps } paliers en tout : choisis lesquels.
    }
gunst-ask-scholars = Tes savants frappent et prennent { $stones ->
    [one] { $stones } pierre de vie
   *[other] { $stones } pierres de vie
    }, ou prient et font monter { $steps ->
    [one] un de tes dieux d’un palier
   *[other] tes dieux de { $steps } paliers en tout
    } : choisis.

gunst-wait =
    .ting = { $count ->
        [one] { $who } choisit encore sa troupe en secret.
       *[other] Choix secret des troupes : { $who }.
        }
    .say = Les troupes sont égales : une pièce décide qui a la parole.
    .shout = Les troupes sont égales : la parole à qui crie « Gunst ! » en premier.
    .favour = { $who } peut dépenser des faveurs pour un dieu.
    .lead = { $who } a la parole et choisit qui agit d’abord.
    .judgement = Un dieu va agir pour { $whose }.
    .F = { $who } choisit quels dieux les paysans font monter.
    .S = { $who } choisit si les savants frappent ou prient.

gunst-draft-ting = { $host-gender ->
    [nobody] Tu n’amènes personne : ajoute du monde, ou tiens-t’en là.
   *[other] Tu amènes { $host } : ajoute du monde, ou tiens-t’en là.
    }
gunst-draft-steps = { $left ->
    [one] Encore { $left } palier : choisis un dieu.
   *[other] Encore { $left } paliers : choisis un dieu.
    }
gunst-draft-favour = Tu fais monter { $risen }. { $left ->
    [0] C’est tout.
    [one] Il te reste { $left } faveur.
   *[other] Il te reste { $left } faveurs.
    }
gunst-draft-into = Du rang des { $row }, dans lequel de tes rangs ?

## Boutons

gunst-choose-ting = { $host-gender ->
    [nobody] n’amener personne
   *[other] amener { $host }
    }
gunst-choose-favour-none = ne rien dépenser
gunst-choose-rise = faire monter { $gods }
gunst-choose-pray = prier et faire monter { $gods }
gunst-choose-strike = frapper
gunst-choose-lead = { $who } d’abord
gunst-part-god = { $god } : { $row }
gunst-part-into = chez les { $row }
gunst-choose-nothing = { $god } ne fait rien
gunst-choose-god =
    .X = Extazia double tes { $from }
    .V = le Vagabond chasse les { $from }
    .E = Eurika rallie un des { $from } à tes { $to }
    .A = Archimède déplace tes { $from } chez les { $to }

## Ce qui s’est passé

gunst-did-ting = { $host-gender ->
    [nobody] { $who } n’amène personne.
   *[other] { $who } amène { $host }.
    }
gunst-did-ting-you = { $host-gender ->
    [nobody] Tu n’amènes personne.
   *[other] Tu amènes { $host }.
    }
gunst-did-equal = Les troupes sont égales.
gunst-did-smaller = { $who } a la plus petite troupe : la parole, et { $favours ->
    [one] { $favours } faveur
   *[other] { $favours } faveurs
    }.
gunst-did-smaller-you = Tu as la plus petite troupe : la parole, et { $favours ->
    [one] { $favours } faveur
   *[other] { $favours } faveurs
    }.
gunst-did-coin = { $who-gender ->
    [you] La pièce te donne la parole.
   *[other] La pièce donne la parole à { $who }.
    }
gunst-did-shout-you = Tu cries « Gunst ! » en premier : tu as la parole.
gunst-did-shout = { $who } crie « Gunst ! » en premier et a la parole.
gunst-did-favour = { $who } dépense { $favours ->
    [one] { $favours } faveur
   *[other] { $favours } faveurs
    } et fait monter { $risen }.
gunst-did-favour-you = Tu dépenses { $favours ->
    [one] { $favours } faveur
   *[other] { $favours } faveurs
    } et fais monter { $risen }.
gunst-did-favour-none-you = Tu ne dépenses aucune faveur.
gunst-did-favour-none = { $who } ne dépense aucune faveur.
gunst-did-lead = { $same ->
    [yes] { $who } commence le jugement.
   *[no] { $first-gender ->
        [you] { $who } te laisse commencer le jugement.
       *[other] { $who } laisse { $first } commencer le jugement.
        }
    }
gunst-did-lead-you = { $same ->
    [yes] Tu commences le jugement.
   *[no] Tu laisses { $first } commencer le jugement.
    }
gunst-did-lead-row-you = { $same ->
    [yes] Tes { $row } agissent d’abord.
   *[no] Tu laisses { $firsts } commencer avec ses { $row }.
    }
gunst-did-lead-row = { $same ->
    [yes] { $whose } commence avec ses { $row }.
   *[no] { $firsts-gender ->
        [you] { $who } te laisse commencer avec tes { $row }.
       *[other] { $who } laisse { $firsts } commencer avec ses { $row }.
        }
    }
gunst-did-god =
    .X = { $whose-gender ->
        [you] Extazia double tes { $from }.
       *[other] Chez { $whose }, Extazia double les { $from }.
        }
    .V = { $others-gender ->
        [you] Le Vagabond chasse tes { $from }.
       *[other] Chez { $others }, le Vagabond chasse les { $from }.
        }
    .E = { $whose-gender ->
        [you] Chez { $others }, Eurika rallie un des { $from } à tes { $to }.
       *[other] { $others-gender ->
            [you] Eurika rallie un de tes { $from } à { $whose }, au rang des { $to }.
           *[other] Chez { $others }, Eurika rallie un des { $from } à { $whose }, au rang des { $to }.
            }
        }
    .A = { $whose-gender ->
        [you] Archimède déplace tes { $from } dans le rang des { $to }.
       *[other] Chez { $whose }, Archimède déplace les { $from } dans le rang des { $to }.
        }
gunst-did-nothing-you = Tu invoques { $god }, sans effet.
gunst-did-nothing = { $who } invoque { $god }, sans effet.
gunst-did-ride = { $whose-gender ->
    [you] { $count ->
        [one] Ton chevalier renverse { $kin } chez { $others }.
       *[other] Tes chevaliers renversent { $kin } chez { $others }.
        }
   *[other] { $count ->
        [one] { $whose } et son chevalier renversent { $kin } chez { $others }.
       *[other] { $whose } et ses chevaliers renversent { $kin } chez { $others }.
        }
    }
gunst-did-ride-nobody = { $whose-gender ->
    [you] { $count ->
        [one] Ton chevalier ne rencontre personne.
       *[other] Tes chevaliers ne rencontrent personne.
        }
   *[other] { $count ->
        [one] Chez { $whose }, le chevalier ne rencontre personne.
       *[other] Chez { $whose }, les chevaliers ne rencontrent personne.
        }
    }
gunst-did-ride-not = { $whose-gender ->
    [you] { $count ->
        [one] Ton chevalier n’a pas assez de paysans derrière lui et ne bouge pas.
       *[other] Tes chevaliers n’ont pas assez de paysans derrière eux et ne bougent pas.
        }
   *[other] { $count ->
        [one] Chez { $whose }, le chevalier n’a pas assez de paysans derrière lui et ne bouge pas.
       *[other] Chez { $whose }, les chevaliers n’ont pas assez de paysans derrière eux et ne bougent pas.
        }
    }
gunst-did-strike = { $you ->
    [yes] { $whose } et ses { $row } te prennent { $stones ->
        [one] { $stones } pierre de vie
       *[other] { $stones } pierres de vie
        } : { $left ->
        [0] il ne t’en reste aucune
       *[other] il t’en reste { $left }
        }.
   *[no] { $whose-gender ->
        [you] Tes { $row }
       *[other] { $whose } et ses { $row }
        } prennent { $stones ->
        [one] { $stones } pierre de vie
       *[other] { $stones } pierres de vie
        } à { $other } : { $left ->
        [0] il n’en reste aucune
       *[other] il en reste { $left }
        }.
    }
gunst-did-rise = { $whose-gender ->
    [you] Tes { $row } font monter { $gods }.
   *[other] { $whose } et ses { $row } font monter { $gods }.
    }
gunst-did-pray = { $whose-gender ->
    [you] Tes { $row } prient et font monter { $gods }.
   *[other] { $whose } et ses { $row } prient et font monter { $gods }.
    }
gunst-did-steal = { $other-gender ->
    [you] { $whose } et ses voleurs te prennent { $kin }.
   *[other] { $whose-gender ->
        [you] Tes voleurs prennent { $kin } à { $other }.
       *[other] { $whose } et ses voleurs prennent { $kin } à { $other }.
        }
    }
gunst-did-lose = { $who } perd { $stones ->
    [one] { $stones } pierre de vie
   *[other] { $stones } pierres de vie
    }.
gunst-did-lose-you = Tu perds { $stones ->
    [one] { $stones } pierre de vie
   *[other] { $stones } pierres de vie
    }.
gunst-did-season = Voici { $season-acc }.
gunst-did-last = La dernière saison est finie.

## Comment ça s’est fini

gunst-result-dead = { $who } n’a plus de pierres de vie.
gunst-result-dead-you = Tu n’as plus de pierres de vie.
gunst-result-life = Pierres de vie après la dernière saison : { $more } contre { $fewer }.
gunst-result-equal = Match nul : après la dernière saison, il reste de chaque côté { $life ->
    [one] { $life } pierre de vie
   *[other] { $life } pierres de vie
    }.

## À côté du plateau

gunst-beside-season = Saison
    .words = { $season }, manche { $round } sur { $rounds }
gunst-beside-lord = { $first } ; { $next }
gunst-beside-say = La parole
gunst-beside-spent = Compagnons perdus ({ $who })

## Ce qu’on cherche à faire

gunst-goal = { $rounds ->
    [one] Qui a le plus de pierres de vie après la saison gagne.
   *[other] Qui a le plus de pierres de vie après { $rounds } saisons gagne.
    }
    .short = Qui a le plus de pierres de vie gagne.
gunst-goal-you = { $rounds ->
    [one] Aie plus de pierres de vie que { $other } à la fin.
   *[other] Aie plus de pierres de vie que { $other } après { $rounds } saisons.
    }
    .short = Plus de pierres de vie que { $other }.
gunst-near = Si près ! Il te manquait { $stones ->
    [one] { $stones } pierre de vie
   *[other] { $stones } pierres de vie
    }.

## Ce que sont les choses

gunst-about-kin = { $whose-gender ->
    [you] Tes { $row }
   *[other] { $row-cap } ({ $whose })
    }
gunst-about-their-god = { $god-cap } ({ $who })
gunst-about-life = { $whose-gender ->
    [you] Tes pierres de vie
   *[other] Pierres de vie ({ $whose })
    }
    .words = Encore { $life }. Qui perd la dernière perd la partie.
gunst-about-doubled = Doublés : ils agissent comme s’ils étaient { $count }.
gunst-about-count =
    .words = { $count ->
        [0] Personne ici pour l’instant.
        [one] Un seul ici pour l’instant.
       *[other] Ils sont { $count } ici pour l’instant.
        }
gunst-about-row =
    .K = Les chevaliers chargent en premier : chacun renverse un guerrier, un paysan et un savant, sauf si l’autre camp a plus de paysans.
    .W = Les guerriers prennent une pierre de vie chacun.
    .F = Les paysans font monter tes dieux d’un palier chacun.
    .T = Les voleurs prennent un savant chacun.
    .S = Les savants viennent en dernier : ils prennent une pierre de vie chacun, ou prient et font monter tes dieux.
gunst-about-god =
    .X = En jeu, elle double un de tes rangs.
    .V = En jeu, il chasse tout un rang de l’autre camp.
    .E = En jeu, elle rallie un compagnon de l’autre camp.
    .A = En jeu, il déplace un de tes rangs dans un autre.
gunst-about-at =
    .p0 = À { $planes } paliers de la main.
    .p1 = À { $planes } paliers de la main.
    .p2 = À un palier de la main.
    .p3 = En main : peut venir à la prochaine saison.
    .play = En jeu maintenant ; ensuite, retour dans la Brume.
gunst-plane-name =
    .Twilight = Le Crépuscule
    .Mist = La Brume
    .Threshold = Le Seuil
    .hand = La main
gunst-about-plane =
    .Twilight = Les dieux commencent ici, à trois paliers de la main.
    .Mist = À deux paliers de la main. Les dieux reviennent ici après avoir agi.
    .Threshold = À un palier de la main.
    .hand = Un dieu en main peut venir avec tes compagnons.
gunst-sign-say = La parole
    .words = Qui amène la plus petite troupe décide qui agit d’abord, au jugement et dans chaque rang.
gunst-sign-favour = Faveurs
    .words = La plus petite troupe en gagne une par tête qui lui manque : elles font monter un de ses dieux.
gunst-sign-staff = Bâton-miroir
    .words = Il porte les quatre paliers des dieux d’un camp, du Crépuscule à la main.
gunst-sign-season = Saison
    .words = Une saison est une manche : on choisit sa troupe, les dieux jugent, puis on se bat rang par rang.

## Pourquoi un coup était une erreur

gunst-harm-life =
    .now = { $whom-gender ->
        [you] Ce coup te coûte { $stones ->
            [one] { $stones } pierre de vie
           *[other] { $stones } pierres de vie
            }.
       *[other] Ce coup coûte { $stones ->
            [one] { $stones } pierre de vie
           *[other] { $stones } pierres de vie
            } à { $whom }.
        }
    .reply = { $whom-gender ->
        [you] Ce coup permet à { $who } de te prendre { $stones ->
            [one] { $stones } pierre de vie
           *[other] { $stones } pierres de vie
            }.
       *[other] { $who-gender ->
            [you] Ce coup te permet
           *[other] Ce coup permet à { $who }
            } de prendre { $stones ->
            [one] { $stones } pierre de vie
           *[other] { $stones } pierres de vie
            } à { $whom }.
        }
