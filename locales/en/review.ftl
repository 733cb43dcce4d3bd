### The review of a game that has ended: on pages, in the terminal, and as a page to keep.

review = Review the moves
review-coming = Reviewing the moves: { $percent }% done.
review-waiting = The moves are reviewed exactly as soon as the table of this board is built.
review-heading = Review
review-mattered = { $count ->
    [one] One move decided a lot.
   *[other] { $count } moves decided a lot.
    }
review-even = No single move decided a lot.
review-even-known = No single move is known to have decided a lot.
review-all-exact = Everything here is exact.
review-all-proved = Everything here is proved, some of it only as bounds.
review-some-exact = Whatever could be computed to the end is exact. The rest is estimated.
review-some-proved = Part of this is proved, some of that only as bounds. The rest is estimated.
review-all-estimated = This was estimated by playing the game on many times.

## How a number is known.

review-known =
    .exactly = exact
    .atleast = at least, proved
    .proved = proved
    .estimated = estimated

## The chart.

review-chart = Chance to win, move by move
review-chart-of = Chance of { $who } to win, move by move
review-chart-of-you = Your chance to win, move by move
review-chart-told = From { $first }% at the start to { $last }% at the end. { $moments ->
    [0] No moment stands out.
    [one] One moment stands out.
   *[other] { $moments } moments stand out.
    }
review-chart-told-all = A line for each player. { $moments ->
    [0] No moment stands out.
    [one] One moment stands out.
   *[other] { $moments } moments stand out.
    }
review-chart-point = Before move { $n }: { $percent }%
review-chart-point-of = { $who }, before move { $n }: { $percent }%
review-chart-end = At the end: { $percent }%
review-chart-end-of = { $who }, at the end: { $percent }%

## The moments.

review-moment = Move { $n }: { $who }
review-moment-you = Your move { $n }
review-legend-made = the move that was made
review-legend-better = the better move
review-line = How it is punished
review-before = Before the move
review-after = After the move
review-why-ends = This ends the game, and { $who } { $count ->
    [one] wins
   *[other] win
    }.
review-why-draws = This ends the game in a draw.
review-why-wins-in = After this { $who } can force a win within { $actions ->
    [one] 1 action
   *[other] { $actions } actions
    }.
review-why-loses = After this { $who } loses against best play.
review-why-loses-you = After this you lose against best play.
review-why-falls = The chance of { $who } to win falls from { $before }% to { $after }%.
review-why-falls-you = Your chance to win falls from { $before }% to { $after }%.
review-why-blind = Against the other side’s best plan this choice has a chance of at most { $after }% to win, the best choice one of at least { $before }%.
review-why-blind-loses = Against the other side’s best plan this choice loses.
review-better-wins = Better: { $move }. That would have won.
review-better-even = Better: { $move }. That would have kept the game even.
review-better = Better: { $move }.
review-better-open = Better: { $move }. That would have left hope.
review-better-points = { $move } gains { $points } at once, this { $less }.
review-mix-never = With best play { $who } never does this here.
review-mix-never-you = With best play you never do this here.
review-mix-share = With best play { $who } does this { $often }.
review-mix-share-you = With best play you do this { $often }.
review-mix-best = Best is to mix, so that nobody can foresee it: { $moves }.
review-mix-part = { $move } ({ $often })
review-often-half = half the time
review-often-always = nearly always
review-often-rarely = hardly ever
review-often = { $times ->
    [one] one time
    [2] two times
    [3] three times
    [4] four times
   *[other] { $times } times
    } in { $of ->
    [3] three
    [4] four
    [5] five
   *[other] { $of }
    }
review-often-percent = about { $percent }% of the time
review-hidden = { $who } could not know then: { $what }.
review-hidden-you = You could not know then: { $what }.
review-hidden-part = { $label }: { $what }
review-unlucky = A fair guess, unlucky. Nothing was given away.
review-lost = Gave away { $percent }% ({ $how }).
review-lost-little = Gave away less than 1% ({ $how }).
review-lost-some = Gave away a little ({ $how }).
review-turn-win-loss = Gave away a certain win, and now loses ({ $how }).
review-turn-win-even = Gave away a certain win: the game is even again ({ $how }).
review-turn-even-loss = Gave away an even game ({ $how }).
review-turn-gives-up = Surely loses ({ $how }).

## Accuracy.

review-accuracy-of = { $who }: accuracy { $percent }%
review-accuracy-of-you = You: accuracy { $percent }%
review-accuracy-most-of = { $who }: accuracy at most { $percent }%
review-accuracy-most-of-you = You: accuracy at most { $percent }%
review-accuracy-open-of = { $who }: no mistake is known
review-accuracy-open-of-you = You: no mistake is known
review-accuracy-unknown-of = { $who }: accuracy unknown
review-accuracy-unknown-of-you = You: accuracy unknown
review-accuracy-means = On average each of { $count } choices gave away { $lost }% of the game.
review-accuracy-means-one = The only choice gave away { $lost }% of the game.
review-accuracy-little = { $count ->
    [one] The only choice gave away next to nothing: less than 0.1% of the game.
   *[other] { $count } choices gave away next to nothing: less than 0.1% of the game each on average.
    }
review-accuracy-nothing = { $count ->
    [one] The only choice gave nothing away.
   *[other] None of { $count } choices gave anything away.
    }
review-accuracy-least = { $count ->
    [one] The only choice gave away at least { $lost }% of the game.
   *[other] On average each of { $count } choices gave away at least { $lost }% of the game.
    }
review-accuracy-gave-up = { $count ->
    [one] One choice surely lost, where another left hope.
   *[other] { $count } choices surely lost, where others left hope.
    }
review-accuracy-searched = { $of ->
    [one] The only choice was judged by a search, which sees only large mistakes.
   *[other] { $count ->
        [one] One of { $of } choices was judged by a search, which sees only large mistakes.
       *[other] { $count } of { $of } choices were judged by a search, which sees only large mistakes.
        }
    }
review-accuracy-level = That is how a computer of level { $level } plays.
review-accuracy-below = That is less than a computer of level 1 keeps.
review-accuracy-perfect = That is how the strongest computer plays.
review-next = Next: a computer of level { $level }
review-next-perfect = Next: the strongest computer
review-next-why = It gives away a little less than you did.

## What pages and the terminal add.

review-find = Find it yourself
review-keep = Keep the review
review-page-title = Review: { $game }
review-page-made = Made by Gambol { $version }.
review-moves = All moves
review-mistakes = Your mistakes

## Find it yourself.

review-find-title = Find it yourself: move { $n }
review-find-move = What was played here: { $made } There was something better. Find it.
review-find-mix = What was played here: { $made } Best play mixes its choices here. How often would you make each?
review-find-same = That is what was played. { $why }
review-find-wrong = That gives something away. Watch what happens.
review-find-off = Not quite. Try other shares, or have it shown.
review-find-well = That is it. About the move that was played: { $why }
review-find-back = Back to the game
review-find-next = The next moment

## Your mistakes.

mistakes-lead = Moments from your reviewed games. Can you find the better move now? The list is kept in this browser only.
mistakes-none = Nothing here yet. Play a game and review it: what went wrong is gathered here.
mistakes-noscript = This list is kept by the browser and needs JavaScript.
mistakes-found = found
mistakes-forget = Forget
mistakes-forget-this = Forget: { $title }
