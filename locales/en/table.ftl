### What every table says.

choose-pass = pass

result-won = { $count ->
    [one] { $who } wins.
   *[other] { $who } win together.
    }
result-drawn = The game is drawn.
result-agreed = A draw by agreement.
result-resigned = { $who } resigned.
result-resigned-you = You resigned.
result-time = { $who } ran out of time.
result-time-you = You ran out of time.
result-repetition = A draw: the same position arose for the { $times ->
    [2] second
    [3] third
    [4] fourth
    [5] fifth
   *[other] { $times }th
    } time.
result-length = A draw: the game reached { $actions ->
    [one] 1 action
   *[other] { $actions } actions
    }, the agreed limit.

headline-won = You won!
headline-won-with = You won, together with { $others }!
headline-lost = You lost.
headline-drawn = A draw!
wait-you = It is your turn.

## What is taught at a table

course-on = Go on
course-back = Try again
course-show = Show me
course-answer = That is my answer
course-where = Step { $at } of { $of }
course-free = Try anything. All sides are yours, and every move can be taken back.
course-done = That was it. Well done!
course-undo = One move back
course-again = Start over
