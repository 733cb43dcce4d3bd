### The game in the terminal: gambol play and gambol puzzle. Words in `backticks`, and here, hint, undo and the like, are
### typed as they stand; they are the same in every language.

terminal-game = Welcome to Gambol. Which game?
terminal-way = { $game }: which way?
terminal-way-muddy-ride =
    .all = Free for all, four animals
    .two = Free for all, two animals
    .white-horse = White Horse: two teams, the first arrival wins
    .all-or-nothing = All or Nothing: two teams, both must arrive
    .secret = Secret: hidden animals and a die
terminal-way-duel =
    .small = Small cowboys
    .large = Large cowboys, two fields wide
terminal-way-kangaruse =
    .regular = Two players, regular sheet
    .tiny = Two players, tiny sheet
    .large = Three players, large sheet
    .huge = Five players, huge sheet
terminal-way-two-paths =
    .seven = Seven rows
    .nine = Nine rows
terminal-way-gunst =
    .return = Four seasons, kin return
    .spent = Four seasons, kin are spent

terminal-who = Who plays?
    .one = I play { $first } against the computer
    .all = { $count ->
        [2] Both of us sit here and take turns
       *[other] All { $count } of us sit here and take turns
    }
    .none = Nobody: watch the computer play
terminal-level = How strong?
    .easiest = 1, a beginner
    .strong = 5, strong
    .perfect = perfect, where perfect play can be computed

terminal-choose = 1–{ $most }, or q to leave:
terminal-number = expected a number from 1 to { $most }, found { $found }
terminal-percent = expected a number from 0 to 100, found { $found }
terminal-move = { $who } (? for help):
terminal-unlisted = the moves have no numbers yet; `all` lists them, or type the move itself
terminal-many = { $count ->
    [one] { $count } move, such as { $moves }
   *[other] { $count } moves, such as { $moves }
    }; `all` lists them
terminal-help = Type the number of a move, or the move itself.
    .all = list all moves, however many
    .hint = what the computer would play, and what that is worth
    .undo = take back to your last decision
    .save = write the record so far to a file
    .rules = print the rulebook
    .quit = leave the game
# What stands for the name of a file in the line about saving.
terminal-file = FILE
terminal-left = Left. Thank you for playing.
terminal-call = Whoever calls first has the say! { $keys }
terminal-call-key = { $who }: { $key }
terminal-plays = { $who } plays { $move }
    .worth = { $who } plays { $move } ({ $value })
terminal-thinking = thinking
terminal-nothing = There is nothing to choose.
terminal-rules = Every case, and how moves are written, in English: { $command }
terminal-hand-over = Hand over to { $who }, then press Enter.
terminal-unplayed = Nothing has been played yet.
terminal-undone = Took back { $back } of { $before } actions.
terminal-saved = The record is in { $file }.
terminal-stands = { $game }, { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
    }
terminal-going-on = { $stands }, still going on
terminal-ended = { $stands }, ended by the players
terminal-points = { $stands }, { $points } points
terminal-result = { $stands }. { $result }

## What a move is worth

value-exact = { $value } exact
value-bounded = { $low } to { $high } proved
value-estimate = { $value } ± { $within } estimated
value-estimate-between = { $value } estimated, { $low } to { $high }
value-in = { $value } in { $actions }

## Boards drawn as text

terminal-target = goal
terminal-life = life
terminal-doubled = * doubled

## Puzzles

terminal-puzzle = { $game }, puzzle { $number } ({ $grade })
terminal-puzzle-ask = your move, or hint, answer, q:
terminal-puzzle-mix = how often { $choice }, in percent (0–100), or hint, answer, q:
