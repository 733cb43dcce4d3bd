# Puzzles: what is asked, hints, why an answer is right or wrong.

puzzle-role = You are { $role }.
puzzle-question =
    .win = One move wins, whatever the others do. Which one?
    .draw = Every move but one loses. Which one saves the game?
    .best = One move is clearly better than all others. Which one?
    .mix = Sometimes this, sometimes that: here it is best to be unpredictable. How often do you do what?
puzzle-question-offered =
    .win = One of these wins for sure, whatever the other side brings. Which one?
    .draw = Only one of these does not lose, whatever the other side brings. Which one?

puzzle-hint = It is one of these two: { $one }, or { $other }.
puzzle-hint-mix = More often than not: { $choice }.

puzzle-right =
    .win =
        { $moves ->
            [one] Right: { $choice }. That wins at once.
           *[other] Right: { $choice }. You win with your move number { $moves } at the latest, whatever the others do.
        }
    .draw = Right: { $choice }. After that nobody can force a win against you.
    .best = Right: { $choice }. That gives you a { $chance } % chance to win. The next best move gives you { $next } %.
puzzle-others-lose = All other moves lose.
puzzle-others-draw = No other move wins: nobody could force anything any more.
puzzle-others =
    { $lost ->
        [one] One other move loses
       *[other] { $lost } other moves lose
    }, { $drawn ->
        [one] one only draws
       *[other] { $drawn } only draw
    }.
puzzle-right-mix = With best play: { $parts }. Then your chance to win is { $chance } %, even if your opponent knows what you are up to.
puzzle-part = { $choice } { $times }
puzzle-always = Always “{ $choice }”, and you are found out: { $chance } %.

puzzle-wrong-lost = { $choice }: that loses. Watch what happens.
puzzle-wrong-drawn = { $choice }: that lets the win slip. After the best answer nobody can force a win.
puzzle-wrong = { $choice }: that leaves you a { $chance } % chance to win. There is a better move.
puzzle-wrong-less = { $choice }: that leaves you a chance of { $chance } % at most. There is a better move.
puzzle-wrong-other = That leaves you a chance of { $chance } % at most. There is a better move.
puzzle-wrong-mix = Not quite. You do this too often: { $choice }. Whoever notices will be ready for it.

puzzle-never = never
puzzle-every = every time
puzzle-times =
    { $count ->
        [one] once in { $of } times
       *[other] { $count } times in { $of }
    }
