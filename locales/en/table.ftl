### What every table says.

choose-pass = pass

result-won = { $count ->
    [one] { $who } wins.
   *[other] { $who } win together.
    }
result-drawn = The game is drawn.
result-agreed = A draw by agreement.
result-resigned = { $who } resigned.
result-time = { $who } ran out of time.
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
