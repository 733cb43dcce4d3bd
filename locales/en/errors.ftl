### What is wrong with a board, a board code, options, a record or a new table.

error-setup = { $at }: expected { $expected }, found { $found }.
error-json = This is not JSON: it goes wrong at line { $line }, column { $column }.
error-json-content = This JSON does not hold what is expected here: see line { $line }, column { $column }.
error-over = The game has ended.
error-form = This is not what is expected here.
error-refused = This move is not allowed here ({ $rule }).

## Board codes

error-code-name = The board’s name is too long to fit in a code.
error-code-short = This board code is too short ({ $length ->
    [0] empty
    [one] 1 character
   *[other] { $length } characters
    }): part of it seems to be missing.
error-code-long = A board code has at most { $most } characters.
error-code-letter = A board code has only letters, digits, - and _, but there is “{ $letter }” at position { $place }.
error-code-check = This board code is mistyped: a character is wrong, missing or extra.
error-code-unknown = No board called “{ $name }” comes with the games.
error-code-none = This is not a board code.

## Records

error-record-game = There is no game called “{ $game }” here.
error-record-rules = This game was played under other rules (version { $version }).
error-record-length = { $list }: the record should have { $expected }, but it has { $found }.
error-record-action = Action { $number }, { $action }: { $why }
error-record-diverged = After { $actions ->
    [one] 1 action
   *[other] { $actions } actions
    } the position is not the one that was recorded.
error-record-result = The game did not end as the record says.

## A new table

error-table-game = Which game would you like to play?
error-table-no-game = There is no game called “{ $found }” here.
error-table-board-long = A board may have at most { $most } bytes; this one has { $found }.
error-table-board-of = This is a board for another game: { $found }.
error-table-with = “{ $found }” is not someone to play with: choose the computer, somebody here or a friend.
error-table-seat = “{ $found }” cannot take a seat.
error-table-seats = There are { $expected } seats, not { $found }.
error-table-level = There is no computer level “{ $found }”.
error-table-number = The clock needs a whole number, not “{ $found }”.
error-table-clock = There is no clock called “{ $found }”.
error-table-clock-range = On the clock, { $what ->
    [days] days
    [increment] seconds for each move
   *[seconds] seconds
    } must be between { $least } and { $most }, not { $found }.

## What was expected and what was found, keyed by the names that core and games use.

phrase =
    .shown = { $value }
    .none = none
    .some = some
    .text = text
    .flag = true or false
    .whole-from = a whole number of at least { $least }
    .whole-between = a whole number from { $least } to { $most }
    .whole-but-not = a whole number other than { $not }
    .off-or-from = 0 (off) or a whole number of at least { $least }
    .either = { $one } or { $other }
    .one-of = one of { $names }
    .list = a list
    .list-of = a list of { $count }
    .object = an object
    .object-of = an object with { $count ->
        [one] 1 key
       *[other] { $count } keys
    }
    .no-keys = no keys
    .only-keys = only the keys { $keys }
    .the-key = the key { $key }
    .again = { $what } again
    .twice = { $what } twice
    .in-both = { $what } in both
    .board = a board
    .game-without-boards = { $game }, which is played without a board
    .board-or-name = a board, or the name of one that comes with the game ({ $names })
    .tile-set-or-name = a tile set, or the name of one that comes with the game ({ $names })
    .field-of-meadow = a field of a { $size } meadow
    .cell-of-tile = a cell of a { $size } tile
    .four-tiles = a list of 4 tiles: north-west, north-east, south-west, south-east
    .tile-and-turns = a tile and its quarter turns, such as { $example }
    .each-tile-once = each tile once
    .no-footprints-on-a-target = no footprints on a target
    .eight-different-fields = eight different fields as starts and targets
    .each-animal-once = each animal once
    .animals-between = a list of { $least } to { $most } animals
    .two-teams = two teams of two animals, such as { $example }
    .team-of-two = a team of two animals
    .animal-in-play = an animal in play, one of { $animals }
    .field-of-board = a field of a { $size } board
    .even-tokens = an even number of special bullets, at most { $most } in all
    .tokens = { $count ->
        [one] 1 special bullet
       *[other] { $count } special bullets
    }
    .square-of-sheet = a square of a { $size } sheet
    .value-of-no-other-echidna = a value that no other echidna has
    .as-on = { $value }, as on { $square }
    .squares-to-start-from = at least { $least } squares to start from
    .nothing-beside-a-board = nothing alongside a board, since only new sheets use it
    .two-ways-on = two ways onward, one to the west and one to the east
    .two-different-spaces = two different spaces
    .space-of-rank = a space of rank { $rank }
    .rows-between = { $least } to { $most } rows
    .spaces-between = { $least } to { $most } spaces
    .starting-line = a starting line of { $count } spaces
    .files-letter = a file letter from a to z
    .file-of-its-own = a file that is not yet taken in this row
    .no-rows-beside-a-board = no rows alongside a board, which has its own

## Options as the form calls them, keyed by their names in records.

setting-named =
    .ammo = Special bullets
    .animals = Which animals
    .teams = The teams
    .players = How many players
    .rows = How many rows
    .rounds = How many seasons
    .life = Life stones each
    .repetition = When a position repeats
    .ply_cap = Draw after this many actions
    .first = Who goes first
    .mode = How to play
    .size = The cowboys
    .tie = When both hosts are equal
    .kin = After a season
    .crossing = Two in each other’s way
    .targets = Other animals’ targets
