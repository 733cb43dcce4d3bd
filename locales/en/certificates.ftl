### What is known about a board. $at is either empty or names, in brackets, the way of playing that a sentence is about.

certificate-at = {" "}({ $set-up })
certificate-label =
    .exact = exact
    .bounded = proved
    .estimate = estimated

## About the whole board

certificate-forced = The player who begins can force a win in { $actions ->
    [one] 1 action
   *[other] { $actions } actions
    }{ $at }.
certificate-forced-against = A win can be forced against the player who begins{ $at }.
certificate-even = { $count ->
    [one] Between two sides it is exactly even with best play.
    [2] Between two sides it is exactly even with best play, in both ways of playing that were solved.
   *[other] Between two sides it is exactly even with best play, in all { $count } ways of playing that were solved.
    }
certificate-even-others = { $count ->
    [one] In the other way of playing that was solved, two sides are exactly even with best play.
    [2] In both other ways of playing that were solved, two sides are exactly even with best play.
   *[other] In the { $count } other ways of playing that were solved, two sides are exactly even with best play.
    }
certificate-forced-several = The player who begins can force a win in { $count } ways of playing: { $set-ups }.
certificate-forced-against-several = A win can be forced against the player who begins in { $count } ways of playing: { $set-ups }.
certificate-unforced = Everyone for themselves, { $players } players: nobody can force a win against all the others together.
certificate-ahead = With best play, the player who begins is ahead by { $value } of the stake{ $at }.
certificate-behind = With best play, the player who begins is behind by { $value } of the stake{ $at }.
certificate-nearly-ahead = Practically fair: with best play, the player who begins is ahead by { $value } of the stake{ $at }.
certificate-nearly-behind = Practically fair: with best play, the player who begins is behind by { $value } of the stake{ $at }.
certificate-held = In { $games } games, perfect players held the draw for { $actions } actions on average{ $at }.
certificate-lasts = In { $games } games between perfect players, a game lasted { $actions } actions on average, and { $drawn }% of the games were drawn{ $at }.
certificate-strength = level { $level }
certificate-strength-searching = level { $level }, { $playouts } trial games a move
certificate-equal = In { $games } games between { $players } equal computers ({ $strength }), the seats were { $apart }% ± { $within }% apart, { $drawn }% of the games were drawn, and a game lasted { $actions } actions on average{ $at }.
certificate-brief = Among { $players } equal computers ({ $strength }), the seats are { $apart }% ± { $within }% apart{ $at }.
certificate-length = A game takes about { $actions } moves.
certificate-layouts = Of { $tried } layouts drawn at random, { $good ->
    [0] none is good
    [one] 1 is good
   *[other] { $good } are good
    }: { $wants }.
certificate-layouts-apart = Laying is luck: in half of the layouts, the seats of equal computers ({ $strength }) are more than { $apart }% apart.

## About each way of playing

set-up =
    .usual = standard rules
    .animals = { $value } only
    .mode-free-for-all = everyone for themselves
    .mode-white-horse = White Horse
    .mode-all-or-nothing = All or Nothing
    .mode-secret = Secret Riders
    .teams-NS = { teams-facing }
    .teams-NE = { teams-east }
    .teams-NW = { teams-west }
    .size-small = small cowboys
    .size-large = large cowboys
    .players = { $value } players
    .rows = { $value } rows
    .rounds = { $value } seasons
certificate-value = With best play, the game is worth { $value } to the player who begins ({ $label }).
certificate-bounds = With best play, the game is worth between { $low } and { $high } to the player who begins ({ $label }).
certificate-best = { $games } games between perfect players lasted { $actions } actions on average, and { $drawn }% were drawn.
certificate-level = In { $games } games between { $players } equal computers ({ $strength }), the seats were { $apart }% ± { $within }% apart, { $drawn }% of the games were drawn, and a game lasted { $actions } actions on average.
certificate-matters = The choice mattered in { $share }% of the positions ({ $label }).

## What a good layout must offer

certificate-want =
    .fair-within = fair to within { $first }%
    .value-within = worth no more than { $first } to anyone
    .seats-within = seats within { $first }% of each other
    .balanced-within = balanced to within { $first }%
    .no-draw = no draws
    .at-most-draws = at most { $first }% draws
    .lasts-at-least-turns = at least { $first } turns
    .lasts-to-turns = { $first } to { $second } turns
    .nobody-can-force-a-win = nobody can force a win
    .at-least-good-openings = at least { $first } good openings
    .choices-matter-at-least = choices that matter in at least { $first }% of the positions
