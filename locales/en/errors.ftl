### What is wrong with a board, a code, options, a record or a new table.

error-setup = In { $at } there should be { $expected }, but there is { $found }.
error-json = This is no JSON, from line { $line }, column { $column } on.
error-json-content = This JSON is not what is asked for, from line { $line }, column { $column } on.
error-over = The game has ended.
error-form = This is not what is asked for here.

## Codes of boards

error-code-name = The board’s name is too long for a code.
error-code-short = A board’s code is longer than { $length ->
    [0] nothing
    [one] 1 letter
   *[other] { $length } letters
    }: part of it seems to be missing.
error-code-long = A board’s code has at most { $most } letters.
error-code-letter = A board’s code has no “{ $letter }”, which stands in place { $place }: only letters, digits, - and _.
error-code-check = A letter of this code is wrong, missing or too many.
error-code-unknown = No board that comes with the games is called “{ $name }”.
error-code-none = This is no code of a board.

## Records

error-record-game = There is no game called “{ $game }” here.
error-record-rules = This game was played by other rules (version { $version }).
error-record-length = Of { $list } the record should have { $expected }, and it has { $found }.
error-record-action = Action { $number }, { $action }: { $why }
error-record-diverged = After { $actions ->
    [one] 1 action
   *[other] { $actions } actions
    } the position is not the one that was recorded.
error-record-result = The game came out otherwise than the record says.

## A new table

error-table-game = Which game is it to be?
error-table-no-game = There is no game called “{ $found }” here.
error-table-board-long = A board may have at most { $most } bytes; this one has { $found }.
error-table-board-of = This is a board for another game: { $found }.
error-table-with = “{ $found }” is nobody to play with: choose the computer, somebody here or a friend.
error-table-seat = “{ $found }” cannot sit anywhere.
error-table-seats = There are { $expected } seats, not { $found }.
error-table-level = There is no computer of level “{ $found }”.
error-table-number = A whole number is needed for the clock, not “{ $found }”.
error-table-clock = There is no clock “{ $found }”.
error-table-clock-range = The clock’s { $what ->
    [days] days
    [increment] seconds for each move
   *[seconds] seconds
    } go from { $least } to { $most }, not { $found }.

## What was expected, and what was found, by the names that core and games have for them.

phrase =
    .shown = { $value }
    .none = none
    .some = some
    .text = a text
    .flag = true or false
    .whole-from = a whole number from { $least } up
    .whole-between = a whole number from { $least } to { $most }
    .whole-but-not = a whole number other than { $not }
    .off-or-from = 0 (off) or a whole number from { $least } up
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
    .nothing-beside-a-board = nothing beside a board, for only new sheets have it
    .two-ways-on = two ways on, to the west and to the east
    .two-different-spaces = two different spaces
    .space-of-rank = a space of rank { $rank }
    .rows-between = { $least } to { $most } rows
    .spaces-between = { $least } to { $most } spaces
    .starting-line = a starting line of { $count } spaces
    .files-letter = a file’s letter from a to z
    .file-of-its-own = a file that the row does not have yet
    .no-rows-beside-a-board = no rows beside a board, which has its own
