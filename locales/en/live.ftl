### What live tables say: curtains, refusals, hints.

live-computer = { $level ->
    [perfect] Computer (perfect)
   *[other] Computer (level { $level })
    }
live-guest = Guest
live-curtain = Hand the device to { $name }.
live-start = The start of the game.
live-bye = The server is closing for a moment. Your game is kept.
live-seed = Seed of chance: { $seed }.
live-record-later = The record can be had when the game has ended.
live-record-ended = record: ended: expected that somebody resigned, ran out of time, or that all agreed on a draw, found “{ $reason }”.
live-no-table = There is no such table.
live-stale = The table has changed meanwhile: somebody was faster, or this page was old.
live-over = The game has ended.
live-not-over = The game is still going on.
live-not-asked = It is not your turn.
live-nothing = There is nothing to be done about that now.
live-watching = You are watching: only who sits at the table can do that.
live-id = This command has no proper name.
live-message = This message cannot be read.
live-slowly = Slowly, please: that was too much at once.
live-store = The server could not write this down; nothing has changed. Please try again.
live-shout-late = Too late: the say is no longer open.
live-computer-plays-on = The computer does not agree to draws: it plays on.
live-no-takebacks = This table was set so that moves stand.
live-no-chat = There is no chat at this table.
live-chat-long = Say something, in no more than 280 letters.
live-no-hints = There are no hints in a serious game.
live-no-picture = There is nothing to show for that here.
live-name = A name needs at least one letter.
live-origin = This request came from another site.
live-form = This form cannot be read.
live-request = This request cannot be understood.
live-large = That is too large to be sent here.
live-hint-none = No hint comes to mind.
live-hint-best = Best: { $move } ({ $value }).
live-hint-part = { $move } ({ $percent } %)
live-hint-mixture = Best is a mixture, so that nobody can read you: { $moves }.
live-value-wins = wins
live-value-wins-in = wins in { $actions ->
    [one] 1 action
   *[other] { $actions } actions
    }
live-value-loses = loses against best play
live-value-even = even
live-value-chance = about { $percent } %
review-coming = Looking at the moves, the last first: { $percent } % done.
review-turned = { $count ->
    [one] The game turned once.
   *[other] The game turned { $count } times.
    }
review-even = No single move turned the game.
review-all-exact = Everything here is exact.
review-some-exact = What could be computed to the end is exact, the rest is estimated.
review-all-estimated = This was estimated by playing on many times.
review-exactly = exact
review-at-least = at least, proved
review-estimated = estimated
review-nothing = Gave nothing away ({ $how }).
review-no-clear-loss = No clear loss ({ $how }).
review-win-to-loss = Gave a sure win away and now loses ({ $how }).
review-win-to-even = Gave a sure win away: the game is even again ({ $how }).
review-even-to-loss = Gave an even game away ({ $how }).
review-loss = Gave away { $percent } % ({ $how }).
review-best = Best: { $moves }.
live-chosen = You { $choice }. { $waiting }
