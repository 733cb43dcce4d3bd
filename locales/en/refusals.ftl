### Why an action is refused: one message for each rule of each game, refusal-<game>-<rule>. Pieces come with their
### article, as muddy-ride-the, gunst-god and the like have them, so they do not open a sentence.

refusal-notation = “{ $action }” is no move of this game.
refusal-chance = “{ $outcome }” cannot happen here.

## Muddy Ride

refusal-muddy-ride-over = The game is over.
refusal-muddy-ride-chance-first = First the card is dealt or the die is rolled.
refusal-muddy-ride-turn-of = It is { $who }’s turn.
refusal-muddy-ride-only-chance = Cards and die fall by chance; nobody chooses them.
refusal-muddy-ride-splash-first = First it must be decided whom the jump of { $animal } splashes.
refusal-muddy-ride-no-splash = There is no splash to decide.
refusal-muddy-ride-name-the-animal = In secret play you say which animal jumps.
refusal-muddy-ride-own-animal-only = You jump with your own animal only.
refusal-muddy-ride-not-pictured = The die shows { $face }, not { $animal }.
refusal-muddy-ride-has-arrived = That is over for { $animal }: who has arrived jumps no more.
refusal-muddy-ride-off-the-meadow = The field { $field } lies off the meadow.
refusal-muddy-ride-not-sideways-or-back = The field { $field } is not next to { $animal } on the left, on the right, behind, or diagonally behind.
refusal-muddy-ride-not-sideways = The field { $field } is not next to { $animal } on the left or on the right, and nobody jumps back in secret play.
refusal-muddy-ride-occupied = The field { $field } is taken by { $animal }.
refusal-muddy-ride-target-of-another = The field { $field } is the target of { $animal }, closed to others.
refusal-muddy-ride-must-jump = Only who cannot jump passes, and you can, with { $animals }.
refusal-muddy-ride-has-no-way = This splash leaves { $animal } no way to go.
refusal-muddy-ride-one-to-a-field = Not both at once: { $animals } would land on { $field }.
refusal-muddy-ride-not-vacated = Nobody leaves { $field } first, so there is no room for { $animal }.
refusal-muddy-ride-more-can-move = All who can move do: together that is { $animals }.

## Duel

refusal-duel-game-over = The game is over.
refusal-duel-turn-of = It is { $who }’s turn.
refusal-duel-chance-turns-over = Chance says which special bullet is turned over, not a player.
refusal-duel-place-first = First { $cowboy } must be placed.
refusal-duel-placed = Both cowboys have been placed.
refusal-duel-first-rank = On rank { $rank }, and nowhere else, { $cowboy } is placed.
refusal-duel-off-grid = { $size ->
    [large] The field { $field } and the one east of it do not both lie on the board.
   *[small] The field { $field } lies off the board.
    }
refusal-duel-choose-shot = First it must be chosen who is shot off.
refusal-duel-no-shot-to-choose = There is no choice of who is shot off.
refusal-duel-stepped = There is only one step a turn.
refusal-duel-no-step = The field { $field } is not one step left, right, back or diagonally back from where { $cowboy } stands.
refusal-duel-occupied = Stepping to { $field } would run into { $cowboy }.
refusal-duel-name-trigger = A large cowboy that steps back says which field it triggers, { $west } or { $east }.
refusal-duel-clear-trigger = It is clear which field this step triggers; it is not chosen.
refusal-duel-trigger-elsewhere = Nobody steps onto { $field }, so it is not triggered.
refusal-duel-can-step = Only who has no step passes.
refusal-duel-fired = There is only one special bullet a turn.
refusal-duel-no-tokens = There are no special bullets left for { $cowboy }.
refusal-duel-must-step = The turn does not end before the step.

## Kangaruse

refusal-kangaruse-game-over = The game is over.
refusal-kangaruse-not-on-turn = It is { $who }’s turn.
refusal-kangaruse-start-first = First you pick a square to start from.
refusal-kangaruse-has-started = All kangaroos have started.
refusal-kangaruse-not-stuck = Only who has no legal jump when the turn opens may teleport.
refusal-kangaruse-may-not-give-up = Only who is stuck may stop.
refusal-kangaruse-must-jump-again = The extra jump of a kangaroo square must be made.
refusal-kangaruse-must-destroy = First the tiger crosses out two squares.
refusal-kangaruse-nothing-to-destroy = Only who has just landed on a tiger crosses out squares.
refusal-kangaruse-off-sheet = The square { $square } lies off the sheet.
refusal-kangaruse-own-square = Your kangaroo stands on { $square } itself.
refusal-kangaruse-tree = There is a tree on { $square }.
refusal-kangaruse-crossed-out = The square { $square } is crossed out.
refusal-kangaruse-occupied = A kangaroo stands on { $square }.
refusal-kangaruse-scoring = There is something to score on { $square }, so nobody may start there or teleport there.
refusal-kangaruse-no-start = The square { $square } is not one of the starting squares.
refusal-kangaruse-echidna-too-low = The echidna on { $square } has { $value }, not more than the last one you visited, { $last }.
refusal-kangaruse-cacketoo-shuns = From a cacketoo you may not score, and there is something to score on { $square }.
refusal-kangaruse-koala-too-near = From a koala, { $square } is too near to the kangaroo on { $kangaroo }.
refusal-kangaruse-kiwi-too-near = The kiwi on { $kiwi } lets nobody come as near as { $square }.
refusal-kangaruse-out-of-reach = No jump leads to { $square }.
refusal-kangaruse-too-many-picks = To reach { $square } you would choose both direction and number; one of them you obey.
refusal-kangaruse-tree-in-the-way = The tree on { $square } is in the way.
refusal-kangaruse-kangaroo-in-the-way = From a koala, you may not pass over the kangaroo on { $square }.
refusal-kangaruse-kiwi-in-the-way = Nobody passes over the kiwi on { $square }.
refusal-kangaruse-quoll-keeps-direction = The quoll on { $square } lets nobody choose { $direction }.
refusal-kangaruse-quoll-keeps-number = The quoll on { $square } lets nobody choose { $number }.
refusal-kangaruse-dingo-commands = The dingo on { $square } must be obeyed.
refusal-kangaruse-numbat-must-score = From a numbat you go where there is something to score.
refusal-kangaruse-not-in-line = The square { $square } is not in the tiger’s file or rank.
refusal-kangaruse-same-twice = Two different squares are crossed out, not { $square } twice.
refusal-kangaruse-not-in-byte-order = The two squares are named in the order of their letters.

## Two Paths

refusal-two-paths-over = The game is over.
refusal-two-paths-not-asked = It is for { $who } to choose now.
refusal-two-paths-line-up-first = First both players line up their animals.
refusal-two-paths-lined-up = The animals are lined up already.
refusal-two-paths-hide-first = A try begins with an animal and a hidden side.
refusal-two-paths-block-first = An announced animal is answered by blocking a side.
refusal-two-paths-take-or-decline = After a good guess you move your own animal or leave it.
refusal-two-paths-home = The { $animal } is home and has left the board.
refusal-two-paths-starting-line = The { $animal } would be home in the { $side }, but an animal of its own still stands on the starting line.
refusal-two-paths-no-way-to-block = The { $animal } may not go { $side }, so there is nothing to block there.

## Gunst

refusal-gunst-over = The game is over.
refusal-gunst-coin-falls = The hosts are equal, so the coin falls first.
refusal-gunst-no-such-seat = There is no seat { $seat }.
refusal-gunst-not-asked = It is for { $who } to choose now.
refusal-gunst-already-chosen = Your host is already chosen.
refusal-gunst-other-question = { $phase ->
    [ting] Now is the time to choose a host.
    [favour] Now is the time for a favour.
    [lead-judgement] Now it is chosen who begins the judgement.
    [judgement] Now one of the gods acts.
    [lead-K] Now it is chosen whose knights go first.
    [lead-W] Now it is chosen whose warriors go first.
    [lead-T] Now it is chosen whose thieves go first.
    [lead-S] Now it is chosen whose scholars go first.
    [F] Now the farmers move gods up.
    [S] Now the scholars strike or pray.
   *[other] Now nobody has anything to choose.
    }
refusal-gunst-too-few-kin = { $left ->
    [0] There are no { $row } left to bring.
   *[other] Of the { $row } there are only { $left } left to bring.
    }
refusal-gunst-not-in-hand = You do not have { $god } in hand.
refusal-gunst-no-plane = A favour for { $god } is at least one plane.
refusal-gunst-as-high-as-can-be = No favour lifts { $god } any higher: that is as high as a god can stand.
refusal-gunst-above-the-hand = { $room ->
    [0] No step lifts { $god } any higher.
    [one] Only 1 plane lies between { $god } and the hand.
   *[other] Only { $room } planes lie between { $god } and the hand.
    }
refusal-gunst-too-few-favours = { $favours ->
    [one] There is only 1 favour to spend.
   *[other] There are only { $favours } favours to spend.
    }
refusal-gunst-not-in-play = You do not have { $god } in play.
refusal-gunst-own-row-empty = Nobody stands in your row of { $row }.
refusal-gunst-their-row-empty = Nobody stands in the other lord’s row of { $row }.
refusal-gunst-same-row = The { $row } stand in that row already.
refusal-gunst-must-act = There is a row to act on for { $god }, and who can act does.
refusal-gunst-other-steps = All steps must be used: there are { $asked }, not { $found }.
refusal-gunst-farmers-do-not-strike = Farmers move gods up; they do not strike.
