### Why an action is refused: one message for each rule of each game, refusal-<game>-<rule>. The animals of Muddy Ride and
### the gods of Gunst come with a lowercase article (muddy-ride-the, gunst-god), so they never open a sentence.

refusal-notation = “{ $action }” is not a move in this game.
refusal-chance = “{ $outcome }” cannot happen here.

## Muddy Ride

refusal-muddy-ride-over = The game is over.
refusal-muddy-ride-chance-first = The card must be dealt or the die rolled first.
refusal-muddy-ride-turn-of = It is { $who }’s turn.
refusal-muddy-ride-only-chance = The cards and the die are left to chance; nobody chooses them.
refusal-muddy-ride-splash-first = First choose who is splashed by the jump of { $animal }.
refusal-muddy-ride-no-splash = There is no splash to decide.
refusal-muddy-ride-name-the-animal = In Secret Riders, you must say which animal jumps.
refusal-muddy-ride-own-animal-only = You may jump only with your own animal.
refusal-muddy-ride-not-pictured = The die shows { $face }, not { $animal }.
refusal-muddy-ride-has-arrived = You cannot jump with { $animal }, which has already arrived.
refusal-muddy-ride-off-the-meadow = The field { $field } is not on the meadow.
refusal-muddy-ride-not-sideways-or-back = From where { $animal } stands, { $field } is not one field left, right, back or diagonally back.
refusal-muddy-ride-not-sideways = From where { $animal } stands, { $field } is not one field left or right, and in Secret Riders nobody jumps back.
refusal-muddy-ride-occupied = The field { $field } is taken by { $animal }.
refusal-muddy-ride-target-of-another = The field { $field } is the target of { $animal } and closed to all others.
refusal-muddy-ride-must-jump = You may pass only if you cannot jump, and you can jump with { $animals }.
refusal-muddy-ride-has-no-way = This splash cannot move { $animal }.
refusal-muddy-ride-one-to-a-field = They cannot both move: { $animals } would land on { $field }.
refusal-muddy-ride-not-vacated = Nobody leaves { $field }, so there is no room there for { $animal }.
refusal-muddy-ride-more-can-move = Everyone who can move must move: here that is { $animals } together.

## Duel

refusal-duel-game-over = The game is over.
refusal-duel-turn-of = It is { $who }’s turn.
refusal-duel-chance-turns-over = Which special bullet is turned over is left to chance.
refusal-duel-place-first = { $cowboy } must be placed first.
refusal-duel-placed = Both cowboys have already been placed.
refusal-duel-first-rank = { $cowboy } must be placed on rank { $rank }.
refusal-duel-off-grid = { $size ->
    [large] The field { $field } and the one to its east are not both on the board.
   *[small] The field { $field } is not on the board.
    }
refusal-duel-choose-shot = First choose who is shot off.
refusal-duel-no-shot-to-choose = There is no choice to make about who is shot off.
refusal-duel-stepped = You may step only once per turn.
refusal-duel-no-step = From where { $cowboy } stands, { $field } is not one step left, right, back or diagonally back.
refusal-duel-occupied = Stepping to { $field } would run into { $cowboy }.
refusal-duel-name-trigger = When a large cowboy steps back, you must say which field it triggers, { $west } or { $east }.
refusal-duel-clear-trigger = This step can trigger only one field, so there is none to name.
refusal-duel-trigger-elsewhere = This step does not lead onto { $field }, so it cannot trigger that field.
refusal-duel-can-step = You may pass only if you have no step.
refusal-duel-fired = You may fire only one special bullet per turn.
refusal-duel-no-tokens = { $cowboy } has no special bullets left.
refusal-duel-must-step = You must step before you end your turn.

## Kangaruse

refusal-kangaruse-game-over = The game is over.
refusal-kangaruse-not-on-turn = It is { $who }’s turn.
refusal-kangaruse-start-first = First choose a square to start from.
refusal-kangaruse-has-started = All kangaroos have already started.
refusal-kangaruse-not-stuck = You may teleport only if you have no legal jump at the start of your turn.
refusal-kangaruse-may-not-give-up = You may stop only when you are stuck.
refusal-kangaruse-must-jump-again = After landing on a kangaroo square, you must jump again.
refusal-kangaruse-must-destroy = First choose the two squares that the tiger crosses out.
refusal-kangaruse-nothing-to-destroy = You may cross out squares only when you have just landed on a tiger.
refusal-kangaruse-off-sheet = The square { $square } is not on the sheet.
refusal-kangaruse-own-square = Your own kangaroo is standing on { $square }.
refusal-kangaruse-tree = There is a tree on { $square }.
refusal-kangaruse-crossed-out = The square { $square } is crossed out.
refusal-kangaruse-occupied = There is a kangaroo on { $square }.
refusal-kangaruse-start-scores = The square { $square } scores, so you may not start there.
refusal-kangaruse-teleport-scores = The square { $square } scores, so you may not teleport there.
refusal-kangaruse-no-start = The square { $square } is not one of the starting squares.
refusal-kangaruse-echidna-too-low = The echidna on { $square } is { $value }, which is not higher than the last one you visited, { $last }.
refusal-kangaruse-cacketoo-shuns = From a cacketoo you may not land on a square that scores, and { $square } does.
refusal-kangaruse-koala-too-near = From a koala you may not land beside a kangaroo, and { $square } is beside the one on { $kangaroo }.
refusal-kangaruse-kiwi-too-near = The kiwi on { $kiwi } lets nobody land beside it, and { $square } is beside it.
refusal-kangaruse-out-of-reach = No jump leads to { $square }: you hop in a straight line, 1 to 4 fields far, obeying your number or your arrow.
refusal-kangaruse-too-many-picks = To reach { $square } you would have to choose both direction and number; you must obey one of them.
refusal-kangaruse-tree-in-the-way = The tree on { $square } is in the way.
refusal-kangaruse-kangaroo-in-the-way = From a koala you may not jump over the kangaroo on { $square }.
refusal-kangaruse-kiwi-in-the-way = You may not jump over the kiwi on { $square }.
refusal-kangaruse-quoll-keeps-direction = The quoll on { $square } lets nobody choose { $direction }.
refusal-kangaruse-quoll-keeps-number = The quoll on { $square } lets nobody choose { $number }.
refusal-kangaruse-dingo-commands = You must obey the dingo on { $square }.
refusal-kangaruse-numbat-must-score = From a numbat you must land on a square that scores.
refusal-kangaruse-not-in-line = The square { $square } is not in the tiger’s file or rank.
refusal-kangaruse-same-twice = You must cross out two different squares, not { $square } twice.
refusal-kangaruse-not-in-byte-order = Name the two squares in alphabetical order.

## Two Paths

refusal-two-paths-over = The game is over.
refusal-two-paths-not-asked = It is { $who }’s turn to choose.
refusal-two-paths-line-up-first = Both players must line up their animals first.
refusal-two-paths-lined-up = The animals are already lined up.
refusal-two-paths-hide-first = First announce an animal and hide a side.
refusal-two-paths-block-first = An animal has been announced: you must block a side.
refusal-two-paths-take-or-decline = You guessed right: move your own animal or leave it.
refusal-two-paths-home = The { $animal } is home and has left the board.
refusal-two-paths-starting-line = You cannot bring the { $animal } home in the { $side } while one of your animals is still on the starting line.
refusal-two-paths-no-way-to-block = The { $animal } may not go { $side }, so there is nothing to block there.

## Gunst

refusal-gunst-over = The game is over.
refusal-gunst-coin-falls = The hosts are equal, so the coin must be tossed first.
refusal-gunst-no-such-seat = There is no seat { $seat }.
refusal-gunst-not-asked = It is { $who }’s turn to choose.
refusal-gunst-already-chosen = You have already chosen your host.
refusal-gunst-other-question = { $phase ->
    [ting] You must choose your host.
    [favour] You must spend your favours, or decline to.
    [lead-judgement] You must choose who begins the judgement.
    [judgement] One of your gods must act.
    [lead-K] You must choose whose knights go first.
    [lead-W] You must choose whose warriors go first.
    [lead-T] You must choose whose thieves go first.
    [lead-S] You must choose whose scholars go first.
    [F] Your farmers must raise gods.
    [S] Your scholars must strike or pray.
   *[other] There is nothing to choose now.
    }
refusal-gunst-too-few-kin = { $left ->
    [0] You have no { $row } left to bring.
   *[other] Of your { $row } you have only { $left } left to bring.
    }
refusal-gunst-not-in-hand = You do not have { $god } in hand.
refusal-gunst-no-plane = A favour must raise { $god } by at least one plane.
refusal-gunst-as-high-as-can-be = You cannot raise { $god } any higher.
refusal-gunst-above-the-hand = { $room ->
    [0] You cannot raise { $god } any higher.
    [one] Only 1 plane lies between { $god } and the hand.
   *[other] Only { $room } planes lie between { $god } and the hand.
    }
refusal-gunst-too-few-favours = { $favours ->
    [one] You have only 1 favour to spend.
   *[other] You have only { $favours } favours to spend.
    }
refusal-gunst-not-in-play = You do not have { $god } in play.
refusal-gunst-own-row-empty = There is nobody in your row of { $row }.
refusal-gunst-their-row-empty = There is nobody in your opponent’s row of { $row }.
refusal-gunst-same-row = The { $row } are already in that row.
refusal-gunst-must-act = There is a row for { $god } to act on, and a god who can act must.
refusal-gunst-other-steps = You must use all your steps: there are { $asked }, not { $found }.
refusal-gunst-farmers-do-not-strike = Farmers raise gods; they do not strike.
