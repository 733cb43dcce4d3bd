# Puzzles: what is asked, hints, why an answer is right or wrong.

puzzle-role = You play { $role }.
puzzle-aim = Goal: { $aim }
puzzle-question =
    .win = One move wins, whatever the others do. Which one?
    .draw = Every move but one loses. Which one saves the game?
    .best = One move is clearly better than all others. Which one?
    .mix = Your opponent must not be able to guess. How often do you choose which side?
puzzle-announced = You announce your { $what }.
puzzle-question-offered =
    .win = One of these wins for sure, whatever the other side brings. Which one?
    .draw = Only one of these does not lose, whatever the other side brings. Which one?

puzzle-hint = It is one of these two: { $one }, or { $other }.
puzzle-hint-mix = More than half of the time: { $choice }.

puzzle-right =
    .win =
        { $moves ->
            [0] The answer: { $choice }. You win, whatever the others do.
            [one] The answer: { $choice }. That wins at once.
           *[other] The answer: { $choice }. You win with your move number { $moves } at the latest, whatever the others do.
        }
    .draw = The answer: { $choice }. After that nobody can force a win against you.
    .best = The answer: { $choice }. Your chance to win is { $chance }%. With the next best move it is { $next }%.
puzzle-others-lose = All other moves lose.
puzzle-others-draw = No other move wins.
puzzle-others =
    { $lost ->
        [one] One other move loses
       *[other] { $lost } other moves lose
    }, { $drawn ->
        [one] one only draws
       *[other] { $drawn } only draw
    }.
puzzle-others-beaten = Each of the others can be beaten.
puzzle-right-mix = With best play: { $parts }. Your chance to win is then { $chance }%, whatever your opponent does.
puzzle-part = { $times } { $choice }
puzzle-always = Always { $choice }, and your opponent gets ready for it: your chance falls to { $chance }%.

puzzle-wrong-lost = That loses. Watch what happens.
puzzle-wrong-drawn = That lets the win go. After the best answer nobody can force one.
puzzle-wrong = With that your chance to win is { $chance }%. There is a better move.
puzzle-wrong-other = With that your chance to win is { $chance }% at most. There is a better move.
puzzle-wrong-mix = Not quite. Too often { $choice }.
puzzle-wrong-shares = Not quite.

puzzle-never = never
puzzle-every = every time
puzzle-times =
    { $count ->
        [one] once in { $of }
       *[other] { $count } times in { $of }
    }

## Pages

nav-puzzles = Puzzles
puzzle-title = { $game }, puzzle { $number }
puzzle-next = Next puzzle
puzzle-all = All puzzles
puzzle-streak = { $count } days in a row!
puzzle-grade =
    .easy = Easy
    .medium = Medium
    .hard = Hard
puzzle-goal =
    .win = Win
    .draw = Save it
    .best = Best move
    .mix = How often?
puzzles-heading = Puzzles
puzzles-lead = Find the one right move. Every puzzle is proved: only one answer is right, and a wrong one is punished before your eyes.
puzzles-day = Puzzle of the day
puzzles-day-told = A new one every day, the same for everybody.
puzzles-solve = Solve it
puzzles-streak-one = A streak of one day so far.
puzzles-streak = { $count } days in a row.
puzzles-by-game = Puzzles by game
puzzles-count = { $count ->
    [one] one puzzle
   *[other] { $count } puzzles
}
puzzles-solved = , { $count } solved
puzzles-of = { $game }: puzzles
puzzles-game-lead = From easy to hard. What you have solved in this browser has a tick.
puzzles-next = Solve the next one
puzzles-done = solved
puzzles-everything = All puzzles
puzzles-play = Play { $game }
puzzles-solutions = Solutions
puzzles-link = Solve puzzles
