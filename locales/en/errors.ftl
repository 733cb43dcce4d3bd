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
error-code-gunst = Gunst is played without a board, so there are no codes for it.
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

## What was expected, and what was found. A key is made from the English words; what is no word stands in the message.

phrase =
    .a-text = a text
    .true-or-false = true or false
    .a-whole-number-from-up = a whole number from { $first } up
    .a-whole-number-from-to = a whole number from { $first } to { $second }
    .off-or-a-whole-number-from-up = 0 (off) or a whole number from { $second } up
    .one-of = one of { $first }
    .a-list = a list
    .a-list-of = a list of { $first }
    .an-object = an object
    .an-object-with-keys = an object with { $first } keys
    .no-keys = no keys
    .only-the-keys = only the keys { $first }
    .the-key = the key { $first }
    .the-key-with-one-of = the key { $first } with one of { $second }
    .none = none
    .a-game = a game
    .a-board = a board
    .gunst-which-is-played-without-one = Gunst, which is played without one
    .or = { $first } or { $second }
    .the-name-of-a-built-in-tile-set = the name of a tile set that comes with the game
    .a-tile-set-or-the-name-of-one = a tile set or the name of one
    .a-cell-of-a-tile = a cell of a { $first } tile
    .a-list-of-tiles-north-west-north-east-south-west-south-east = a list of 4 tiles: north-west, north-east, south-west, south-east
    .a-tile-and-its-quarter-turns-such-as = a tile and its quarter turns, such as { $first }
    .each-tile-once = each tile once
    .again = { $first } again
    .twice = { $first } twice
    .in-both = { $first } in both
    .the-name-of-a-built-in-board = the name of a board that comes with the game
    .a-board-or-the-name-of-one = a board or the name of one
    .a-board-or-the-name-of-a-built-in-one = a board or the name of one that comes with the game
    .a-board-or-the-name-of-one-that-ships = a board or the name of one that comes with the game ({ $first })
    .a-sheet-or-the-name-of-one = a sheet or the name of one ({ $first })
    .a-field-of-a-meadow = a field of a { $first } meadow
    .a-field-of-a-board = a field of a { $first } board
    .a-square-of-a-sheet = a square of a { $first } sheet
    .no-footprints-on-a-target = no footprints on a target
    .some = some
    .eight-different-fields-as-starts-and-targets = eight different fields as starts and targets
    .each-animal-once = each animal once
    .a-list-of-to-animals = a list of { $first } to { $second } animals
    .two-teams-of-two-animals-such-as = two teams of two animals, such as { $first }
    .a-team-of-two-animals = a team of two animals
    .an-animal-in-play-one-of = an animal in play, one of { $first }
    .two-ways-on = two ways on, to the west and to the east
    .a-space-of-rank = a space of rank { $first }
    .two-different-spaces = two different spaces
    .to-rows = { $first } to { $second } rows
    .a-starting-line-of-spaces = a starting line of { $first } spaces
    .to-spaces = { $first } to { $second } spaces
    .a-file-s-letter-from-a-to-z = a file’s letter from a to z
    .a-file-that-the-row-does-not-have-yet = a file that the row does not have yet
    .no-rows-beside-a-board-which-has-its-own = no rows beside a board, which has its own
    .a-whole-number-other-than = a whole number other than { $first }
    .a-value-that-no-other-echidna-has = a value that no other echidna has
    .as-on = { $first }, as on { $second }
    .at-least-squares-to-start-from = at least { $first } squares to start from
    .nothing-beside-a-board-for-only-generated-sheets-have-it = nothing beside a board, for only new sheets have it
    .a-direction = a direction ({ $first })
    .an-even-number-of-tokens-at-most-in-all = an even number of special bullets, at most { $first } in all
    .tokens = { $first } special bullets
