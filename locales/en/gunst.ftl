### Gunst. Rows: K knights, W warriors, F farmers, T thieves, S scholars. Gods: X Extazia, V the Wanderer, E Eurika, A Archimedes.

gunst = Gunst
    .sentence = Two lords line up their kin in secret: the smaller host wins the favour of the gods, the larger one the field.
    .players = 2
    .length = about 10 minutes

gunst-role =
    .first = First lord
    .second = Second lord
gunst-season =
    .spring = Spring
    .summer = Summer
    .autumn = Autumn
    .winter = Winter
gunst-god =
    .X = Extazia
    .V = the Wanderer
    .E = Eurika
    .A = Archimedes
gunst-row =
    .K = knights
    .W = warriors
    .F = farmers
    .T = thieves
    .S = scholars
gunst-kin =
    .K = { $count ->
        [one] 1 knight
       *[other] { $count } knights
        }
    .W = { $count ->
        [one] 1 warrior
       *[other] { $count } warriors
        }
    .F = { $count ->
        [one] 1 farmer
       *[other] { $count } farmers
        }
    .T = { $count ->
        [one] 1 thief
       *[other] { $count } thieves
        }
    .S = { $count ->
        [one] 1 scholar
       *[other] { $count } scholars
        }
gunst-nobody = nobody
gunst-plane =
    .p0 = in Twilight: { $gods }
    .p1 = in the Mist: { $gods }
    .p2 = on the Threshold: { $gods }
    .p3 = in hand: { $gods }
    .play = in play: { $gods }
gunst-to-plane =
    .p0 = to Twilight
    .p1 = to the Mist
    .p2 = to the Threshold
    .p3 = to the hand
gunst-god-to = { $god } { $plane }
gunst-god-up = { $god } { $planes ->
    [one] 1 plane
   *[other] { $planes } planes
    }
gunst-life = { $life ->
    [0] no life stones
    [one] 1 life stone
   *[other] { $life } life stones
    }

## What the player is asked

gunst-ask-ting = { $season }: choose in secret which of your kin to bring. The smaller host gains the say and the favour of the gods.
gunst-ask-ting-gods = { $season }: choose in secret which of your kin, and which of the gods in your hand, to bring. The smaller host gains the say and the favour of the gods.
gunst-ask-favour = You have { $favours ->
    [one] 1 favour
   *[other] { $favours } favours
    }: raise one of your gods, or spend none.
gunst-ask-judgement = You have the say: who begins the judgement?
gunst-ask-row = You have the say: whose { $row } go first?
gunst-ask-gods = Choose which of your gods acts, and on which row.
gunst-ask-god =
    .X = Extazia doubles one of your rows: choose which.
    .V = The Wanderer sends away one of your opponent’s rows: choose which.
    .E = Eurika wins over one of your opponent’s kin: choose the row it leaves and the row of yours it joins.
    .A = Archimedes moves one of your rows into another, or does nothing: choose.
gunst-ask-farmers = Your farmers raise your gods by { $steps ->
    [one] 1 plane
   *[other] { $steps } planes in all
    }: choose which.
gunst-ask-scholars = Your scholars strike for { $stones ->
    [one] 1 life stone
   *[other] { $stones } life stones
    }, or pray and raise your gods by { $steps ->
    [one] 1 plane
   *[other] { $steps } planes in all
    }: choose.

gunst-wait =
    .ting = { $count ->
        [one] { $who } is still choosing a host in secret.
       *[other] { $who } are still choosing in secret.
        }
    .say = The hosts are equal: a coin decides who has the say.
    .shout = The hosts are equal: the first to call Gunst! has the say.
    .favour = { $who } may spend favours on a god.
    .lead = { $who } has the say and is choosing who goes first.
    .judgement = { $whose } god is about to act.
    .F = { $who } is choosing which gods the farmers raise.
    .S = { $who } is choosing whether the scholars strike or pray.

gunst-draft-ting = You bring { $host }: add more, or bring just these.
gunst-draft-steps = { $left ->
    [one] 1 plane is left: choose a god.
   *[other] { $left } planes are left: choose a god.
    }
gunst-draft-favour = You raise { $risen }. { $left ->
    [0] That is all.
    [one] You have 1 favour left.
   *[other] You have { $left } favours left.
    }
gunst-draft-into = From the { $row } into which of your rows?

## Buttons

gunst-choose-ting = bring { $host }
gunst-choose-favour-none = spend no favour
gunst-choose-rise = raise { $gods }
gunst-choose-pray = pray and raise { $gods }
gunst-choose-strike = strike
gunst-choose-lead = let { $who } go first
gunst-part-god = { $god }: { $row }
gunst-part-into = into the { $row }
gunst-choose-nothing = { $god } does nothing
gunst-choose-god =
    .X = Extazia doubles your { $from }
    .V = the Wanderer sends away the { $from }
    .E = Eurika brings one of the { $from } over to your { $to }
    .A = Archimedes moves your { $from } to the { $to }

## What happened

gunst-did-ting = { $who } brings { $host }.
gunst-did-ting-you = You bring { $host }.
gunst-did-equal = The hosts are equal.
gunst-did-smaller = { $who } has the smaller host: the say, and { $favours ->
    [one] 1 favour
   *[other] { $favours } favours
    }.
gunst-did-smaller-you = You have the smaller host: the say, and { $favours ->
    [one] 1 favour
   *[other] { $favours } favours
    }.
gunst-did-coin = The coin gives { $who } the say.
gunst-did-shout-you = You were first to call Gunst! and have the say.
gunst-did-shout = { $who } was first to call Gunst! and has the say.
gunst-did-favour = { $who } spends { $favours ->
    [one] 1 favour
   *[other] { $favours } favours
    } and raises { $risen }.
gunst-did-favour-you = You spend { $favours ->
    [one] 1 favour
   *[other] { $favours } favours
    } and raise { $risen }.
gunst-did-favour-none-you = You spend no favour.
gunst-did-favour-none = { $who } spends no favour.
gunst-did-lead = { $same ->
    [yes] { $who } begins the judgement.
   *[no] { $who } lets { $first } begin the judgement.
    }
gunst-did-lead-you = { $same ->
    [yes] You begin the judgement.
   *[no] You let { $first } begin the judgement.
    }
gunst-did-lead-row-you = { $same ->
    [yes] Your { $row } go first.
   *[no] You let { $firsts } { $row } go first.
    }
gunst-did-lead-row = { $same ->
    [yes] { $whose } { $row } go first.
   *[no] { $who } lets { $firsts } { $row } go first.
    }
gunst-did-god =
    .X = Extazia doubles { $whose } { $from }.
    .V = The Wanderer sends { $others } { $from } away.
    .E = Eurika brings one of { $others } { $from } over to { $whose } { $to }.
    .A = Archimedes moves { $whose } { $from } to the { $to }.
gunst-did-nothing-you = You call on { $god }, to no effect.
gunst-did-nothing = { $who } calls on { $god }, to no effect.
gunst-did-ride = { $count ->
    [one] { $whose } knight rides down { $kin } on { $others } side.
   *[other] { $whose } knights ride down { $kin } on { $others } side.
    }
gunst-did-ride-nobody = { $count ->
    [one] { $whose } knight meets nobody.
   *[other] { $whose } knights meet nobody.
    }
gunst-did-ride-not = { $count ->
    [one] { $whose } knight has too few farmers behind it and stays put.
   *[other] { $whose } knights have too few farmers behind them and stay put.
    }
gunst-did-strike = { $whose } { $row } take { $stones ->
    [one] 1 life stone
   *[other] { $stones } life stones
    } from { $other }, who { $you ->
    [yes] have
   *[no] has
    } { $left ->
    [0] none
   *[other] { $left }
    } left.
gunst-did-rise = { $whose } { $row } raise { $gods }.
gunst-did-pray = { $whose } { $row } pray and raise { $gods }.
gunst-did-steal = { $whose } thieves win over { $kin } from { $other }.
gunst-did-lose = { $who } loses { $stones ->
    [one] 1 life stone
   *[other] { $stones } life stones
    }.
gunst-did-lose-you = You lose { $stones ->
    [one] 1 life stone
   *[other] { $stones } life stones
    }.
gunst-did-season = { $season } comes.
gunst-did-last = The last season is over.

## How it ended

gunst-result-dead = { $who } has no life stones left.
gunst-result-dead-you = You have no life stones left.
gunst-result-life = The last season ends with { $more } life stones to { $fewer }.
gunst-result-equal = A draw: after the last season both have { $life ->
    [one] 1 life stone
   *[other] { $life } life stones
    }.

## Beside the board

gunst-beside-season = Season
    .words = { $season }, round { $round } of { $rounds }
gunst-beside-lord = { $first }; { $next }
gunst-beside-say = The say
gunst-beside-spent = { $who }’s kin gone for good

## What one is trying to do

gunst-goal = { $rounds ->
    [one] More life stones after the season wins.
   *[other] More life stones after { $rounds } seasons wins.
    }
    .short = More life stones wins.
gunst-goal-you = { $rounds ->
    [one] More life stones than { $other } at the end.
   *[other] More life stones than { $other } after { $rounds } seasons.
    }
    .short = More life stones than { $other }.
gunst-near = So close: you lost by { $stones ->
    [one] 1 life stone
   *[other] { $stones } life stones
    }.

## What everything is

gunst-about-kin = { $whose } { $row }
gunst-about-their-god = { $god } ({ $who })
gunst-about-life = { $whose } life stones
    .words = { $life } left. Whoever loses the last one loses the game.
gunst-about-doubled = Doubled: they act as { $count }.
gunst-about-count =
    .words = { $count ->
        [0] Nobody stands here now.
        [one] One stands here now.
       *[other] { $count } stand here now.
        }
gunst-about-row =
    .K = Knights ride first: each rides down one warrior, one farmer and one scholar, unless the other side has more farmers.
    .W = Warriors take one life stone each.
    .F = Farmers raise your gods by one plane each.
    .T = Thieves win over one scholar each.
    .S = Scholars come last: they take one life stone each, or pray and raise your gods instead.
gunst-about-god =
    .X = In play, she doubles one of your rows.
    .V = In play, he sends away a whole row of the other side.
    .E = In play, she wins over one of the other side’s kin.
    .A = In play, he moves one of your rows into another.
gunst-about-at =
    .p0 = { $planes } planes away from the hand.
    .p1 = { $planes } planes away from the hand.
    .p2 = One plane away from the hand.
    .p3 = In hand: can be brought next season.
    .play = In play now; afterwards it goes to the Mist.
gunst-plane-name =
    .Twilight = Twilight
    .Mist = The Mist
    .Threshold = The Threshold
    .hand = The hand
gunst-about-plane =
    .Twilight = Gods begin here, three planes from the hand.
    .Mist = Two planes from the hand. Gods come here after they have acted.
    .Threshold = One plane from the hand.
    .hand = A god in hand can be brought along with your kin.
gunst-sign-say = The say
    .words = Whoever brings the smaller host decides who goes first, in the judgement and in every row.
gunst-sign-favour = Favours
    .words = The smaller host gains one for each kin or god that it brings fewer: they raise one of its gods.
gunst-sign-staff = Mirror staff
    .words = It holds the four planes of a side’s gods, from Twilight up to the hand.
gunst-sign-season = Season
    .words = One season is one round: choose a host, let the gods judge, fight row by row.

## Why a move was a mistake: at once, or by what it allows.

gunst-harm-life =
    .now = This costs { $whom } { $stones ->
    [one] 1 life stone
   *[other] { $stones } life stones
    }.
    .reply = This lets { $who } take { $stones ->
    [one] 1 life stone
   *[other] { $stones } life stones
    } from { $whom }.
