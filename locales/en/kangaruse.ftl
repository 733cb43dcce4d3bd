### Kangaruse.

kangaruse = Kangaruse
    .sentence = Hop across a sheet of bushland: every square gives two orders; obey one and choose the other yourself.
    .players = 2–5
    .length = 20–30 minutes

kangaruse-role = Kangaroo { $number }
kangaruse-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
    }
kangaruse-on = { $square } ({ $thing })
kangaruse-echidna = echidna { $value }
kangaruse-square =
    .score = points
    .water = water
    .food = food
    .shelter = shelter
    .toys = toy
    .gems = gem
    .coins = coin
    .chests = chest
    .plain = open ground
    .start = start
    .tree = tree
    .kangaroo = kangaroo
    .tasmanian-devil = Tasmanian devil
    .tasmanian-tiger = Tasmanian tiger
    .echidna = echidna
    .thorny-devil = thorny devil
    .moth = moth
    .koala = koala
    .platypus = platypus
    .sugar-glider = sugar glider
    .mistletoebird = mistletoebird
    .numbat = numbat
    .cacketoo = cacketoo
    .frog = frog
    .crocodile = crocodile
    .dingo = dingo
    .kiwi = kiwi
    .quoll = quoll
kangaruse-the =
    .tasmanian-devil = The Tasmanian devil
    .tasmanian-tiger = The Tasmanian tiger
kangaruse-item =
    .water = { $count } water
    .food = { $count } food
    .shelter = { $count ->
        [one] 1 shelter
       *[other] { $count } shelters
        }
    .toys = { $count ->
        [one] 1 toy
       *[other] { $count } toys
        }
    .gems = { $count ->
        [one] 1 gem
       *[other] { $count } gems
        }
    .coins = { $count ->
        [one] 1 coin
       *[other] { $count } coins
        }
    .chests = { $count ->
        [one] 1 chest
       *[other] { $count } chests
        }
kangaruse-rule =
    .score = You gain the number shown on it.
    .water = Each food you have is worth as many points as you have water.
    .food = Each is worth as many points as you have water.
    .shelter = At the end, everyone with the most gains 10 points, and everyone with the fewest loses 10.
    .toys = 5 points for every three.
    .gems = 1, 2, … 10 gems are worth 1, 1, 3, 5, 8, 12, 16, 21, 28, 35 points in all.
    .coins = 1 point each if nobody has more than you, otherwise minus 1 each.
    .chests = 5 points each.
    .plain = Does nothing.
    .start = Kangaroos start here.
    .tree = You can never land on it or jump over it.
    .kangaroo = When you land here, you jump again at once.
    .tasmanian-devil = When you land here, all unused squares beside it are crossed out.
    .tasmanian-tiger = When you land here, you cross out two unused squares in its file or rank.
    .echidna = You may land here only if its number is higher than that of your last echidna.
    .thorny-devil = If it is the only square you could land on, you are out.
    .moth = Any number of kangaroos may stand here; the first to leave crosses it out.
    .koala = From here you may not jump over a kangaroo or land beside one.
    .platypus = From here you may choose both number and direction, and trees do not stop you.
    .sugar-glider = From here you glide on over used squares to the first unused one.
    .mistletoebird = From here you may leave the sheet and come back in on the opposite side.
    .numbat = From here you must land on a square that scores, if you can.
    .cacketoo = From here you may not land on a square that scores.
    .frog = From here you may also hop to any other unused frog.
    .crocodile = While a kangaroo stands here, nobody scores in its file and rank.
    .dingo = While a kangaroo stands here, everyone must obey both its orders if they can.
    .kiwi = While a kangaroo stands here, no other may jump over it or land beside it.
    .quoll = While a kangaroo stands here, no other may choose its direction or its number.

## What the player is asked

kangaruse-ask-start = Choose the square where your kangaroo starts.
kangaruse-ask-jump = Jump, obeying your square’s number or its direction.
kangaruse-ask-orders = Your square says { $number } { $direction }: jump { $number } in any direction, or any number from 1 to 4 { $direction }.
kangaruse-ask-from = You are on a { $thing }. { $rule }
kangaruse-ask-again = Jump again!
kangaruse-ask-give-up = You may also stop here.
kangaruse-ask-stuck = You cannot jump. Pay 10 points to teleport to a square that does not score, or stop.
kangaruse-ask-destroy = Your Tasmanian tiger crosses out two squares in its file or rank: choose them.
kangaruse-note =
    .dingo = The dingo on { $square } commands { $number } { $direction }: obey it if you can.
    .crocodile = The crocodile on { $square } lets nobody score in its file and rank.
    .kiwi = You may not jump over the kiwi on { $square } or land beside it.
    .quoll = Because of the quoll on { $square }, you may not choose { $number } or { $direction }.

kangaruse-wait =
    .start = { $who } is choosing where to start.
    .jump = It is { $whose } turn to jump.
    .again = { $who } jumps again.
    .stuck = { $who } cannot jump: teleport or stop?
    .destroy = { $who } is choosing two squares for the Tasmanian tiger.

kangaruse-draft-second = The tiger crosses out { $square } and one more: choose the second square.

## Buttons

kangaruse-choose-start = start on { $square }
kangaruse-choose-jump = jump to { $square }
kangaruse-choose-teleport = teleport to { $square } for 10 points
kangaruse-choose-stop = stop and keep your points
kangaruse-choose-destroy = cross out { $squares }

## What happened

kangaruse-did-start = { $who } starts on { $square }.
kangaruse-did-start-you = You start on { $square }.
kangaruse-did-jump = { $who } jumps to { $square }.
kangaruse-did-jump-you = You jump to { $square }.
kangaruse-did-jump-gain = { $who } jumps to { $square } and gains { $items }.
kangaruse-did-jump-gain-you = You jump to { $square } and gain { $items }.
kangaruse-did-jump-lose-you = You jump to { $square } and lose { $items }.
kangaruse-did-jump-lose = { $who } jumps to { $square } and loses { $items }.
kangaruse-did-teleport = { $who } pays 10 points and teleports to { $square }.
kangaruse-did-teleport-you = You pay 10 points and teleport to { $square }.
kangaruse-did-stop-you = You stop with { $points }.
kangaruse-did-stop = { $who } stops with { $points }.
kangaruse-did-destroy = { $whose } Tasmanian tiger crosses out { $squares }.
kangaruse-did-gain-you = You gain { $items }.
kangaruse-did-lose-you = You lose { $items }.
kangaruse-did-gain = { $who } gains { $items }.
kangaruse-did-lose = { $who } loses { $items }.
kangaruse-did-guarded = A crocodile guards it: nothing is gained.
kangaruse-did-again = One more jump!
kangaruse-did-no-again = There is no jump on from there.
kangaruse-did-tiger = The Tasmanian tiger awaits its orders.
kangaruse-did-cross = { $thing } crosses out { $squares }.
kangaruse-did-cross-none = { $thing } finds nothing to cross out.
kangaruse-did-out-you = You have nowhere to go and are out.
kangaruse-did-out = { $who } has nowhere to go and is out.

## How it ended

kangaruse-result-won = { $count ->
    [one] { $who } wins with { $points }.
   *[other] { $who } share the win with { $points } each.
    }
kangaruse-result-won-you = You win with { $points }.
kangaruse-result-behind = Behind: { $others }.
kangaruse-result-other = { $who } with { $points }

## Beside the board

kangaruse-beside = { $points }: { $items }
kangaruse-beside-score = { $points } from numbers
kangaruse-beside-echidna = last echidna { $value }
kangaruse-beside-worth = { $item } ({ $points })
kangaruse-beside-teleports = { $count ->
    [one] teleported once ({ $points })
    [2] teleported twice ({ $points })
   *[other] teleported { $count } times ({ $points })
    }
kangaruse-beside-out = out

## The board as text

kangaruse-text-file = File { $file }
kangaruse-text-rank = Rank { $rank }
kangaruse-text-unstarted = not started yet
kangaruse-text-crossed = Crossed out

## What one is trying to do

kangaruse-goal = Most points when nobody can hop any more wins.
    .short = Most points wins.
kangaruse-goal-you = Have the most points when nobody can hop.
    .short = Most points at the end.
kangaruse-near = So close: you lost by { $points }.

## What everything is

kangaruse-about-kangaroo = { $whose } kangaroo
kangaruse-about-stands = Its next hop is { $number } far, or goes { $direction }.
kangaruse-about-square = { $square }, { $thing }
kangaruse-about-orders = From here: { $number } far, or { $direction }.
kangaruse-about-number = Number { $name }
    .words = On every square of this line: hop as far as { $name } says, in any direction, or obey the arrow instead.
kangaruse-about-direction = Arrow { $name }
    .words = On every square of this line: hop { $name }, from 1 to 4 fields far, or obey the number instead.
kangaruse-sign-orders = Numbers and arrows at the edges
    .words = Every square has the number and the arrow of its two lines. When you hop, obey one of them and choose the other yourself, up to 4 fields.
kangaruse-sign-crossed = Crossed out
    .words = Used up: nobody can land here any more, but all may hop over it.

## Why a move was a mistake: at once, or by what it allows.

kangaruse-harm-out =
    .now = After this there is no hop left for { $whom }.
    .reply = The next move leaves no hop for { $whom }.
kangaruse-harm-lost =
    .now = This costs { $whom } { $points }.
    .reply = The next move costs { $whom } { $points }.
kangaruse-harm-points =
    .now = This gives { $who } { $points }.
    .reply = This lets { $who } take { $points } next turn.
