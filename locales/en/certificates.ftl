### What is known of a board. $at is empty or says of which way to play it is known, in brackets.

certificate-at = {" "}({ $set-up })
certificate-label =
    .exact = exact
    .bounded = proved
    .estimate = estimated

## Of the whole board

certificate-forced = Whoever begins can force a win in { $actions ->
    [one] 1 action
   *[other] { $actions } actions
    }{ $at }.
certificate-forced-against = A win can be forced against whoever begins{ $at }.
certificate-fair = { $count ->
    [one] Exactly fair: nobody can force a win.
   *[other] Exactly fair: nobody can force a win in any of { $count } ways to play.
    }
certificate-unforced = { $count ->
    [one] Nobody can force a win.
   *[other] Nobody can force a win in any of { $count } ways to play.
    }
certificate-ahead = With best play whoever begins is ahead by { $value } of the stake{ $at }.
certificate-behind = With best play whoever begins is behind by { $value } of the stake{ $at }.
certificate-nearly-ahead = As good as fair: with best play whoever begins is ahead by { $value } of the stake{ $at }.
certificate-nearly-behind = As good as fair: with best play whoever begins is behind by { $value } of the stake{ $at }.
certificate-held = Perfect players hold the draw for { $actions } actions{ $at }.
certificate-lasts = Best play lasts { $actions } actions and is drawn in { $drawn } %{ $at }.
certificate-equal = Among equal computers of level { $level } the seats are { $apart } % ± { $within } % apart, { $drawn } % of { $games } games were drawn, and a game lasts { $actions } actions.
certificate-layouts = Of { $tried } layouts drawn at random { $good ->
    [0] none is good
    [one] 1 is good
   *[other] { $good } are good
    }: { $wants }.

## Of each way to play

set-up =
    .usual = as usual
    .animals = { $value } alone
    .mode-free-for-all = everybody for themselves
    .mode-white-horse = White Horse
    .mode-all-or-nothing = All or Nothing
    .mode-secret = Secret Riders
    .size-small = small cowboys
    .size-large = large cowboys
    .players = { $value } players
    .rows = { $value } rows
    .rounds = { $value } seasons
certificate-value = With best play the game is worth { $value } to whoever begins ({ $label }).
certificate-bounds = With best play the game is worth between { $low } and { $high } to whoever begins ({ $label }).
certificate-best = { $games } games of perfect players lasted { $actions } actions on average, { $drawn } % were drawn.
certificate-level = In { $games } games of equal computers of level { $level } the seats were { $apart } % ± { $within } % apart, { $drawn } % were drawn, and a game lasted { $actions } actions on average.
certificate-matters = The choice mattered in { $share } % of the positions ({ $label }).

## What was wanted of a layout

certificate-want =
    .fair-within = fair within { $first } %
    .value-within = worth no more than { $first } to anybody
    .seats-within = the seats within { $first } % of each other
    .balanced-within = balanced within { $first } %
    .no-draw = no draw
    .at-most-draws = at most { $first } % draws
    .lasts-at-least-turns = at least { $first } turns
    .lasts-to-turns = { $first } to { $second } turns
    .nobody-can-force-a-win = nobody can force a win
    .at-least-good-openings = at least { $first } good openings
    .choices-matter-at-least = choices matter in at least { $first } % of the positions
