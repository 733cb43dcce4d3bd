### What live tables say: curtains, refusals and hints.

live-computer = { $level ->
    [perfect] Computer (perfect)
   *[other] Computer (level { $level })
    }
computer-name =
    .n1 = Ada
    .n2 = Bruno
    .n3 = Coco
    .n4 = Dora
    .n5 = Emil
    .n6 = Fritz
    .n7 = Greta
    .n8 = Hugo
    .n9 = Ida
    .n10 = Jonas
    .n11 = Klara
    .n12 = Luis
    .n13 = Mona
    .n14 = Nils
    .n15 = Olga
    .n16 = Pablo
live-guest = Guest
live-player = Player { $number }
live-curtain = Hand the device to { $name }.
live-start = The start of the game.
live-bye = The server is shutting down for a moment. Your game is saved.
live-seed = The seed behind all chance in this game: { $seed }.
live-record-later = You can download the record once the game has ended.
live-record-ended = record: ended: expected a resignation, a loss on time or a draw by agreement, found “{ $reason }”.
live-no-table = There is no such table.
live-stale = The table has changed in the meantime: someone was faster, or this page was out of date.
live-over = The game has ended.
live-not-over = The game is still going on.
live-not-asked = It is not your turn.
live-nothing = That cannot be done now.
live-stopped = You have already stopped. Your points count at the end.
live-stop-later = Finish your turn first, then you can stop.
live-watching = You are watching: only players at the table can do that.
live-id = This command has no valid id.
live-message = This message cannot be read.
live-slowly = Slow down, please: that was too much at once.
live-banned = You have been shut out of this server. Write to whoever runs it if that is a mistake.
live-ill = The database cannot be written just now.
live-record-large = record: expected at most { $most } bytes, found { $found }.
live-gone = This table has been deleted.
live-busy = Too many are waiting for the computer just now. Please try again in a minute.
live-line = Many games are waiting for the computer: its move will take a little longer.
live-long = This game has gone on for too long for offers and take-backs.
live-record-long = record: expected at most { $most } actions, found { $found }.
live-store = The server could not save this, so nothing has changed. Please try again.
live-shout-late = Too late: the say has already been decided.
live-computer-plays-on = The computer does not agree to draws; it plays on.
live-no-takebacks = At this table, moves cannot be taken back.
live-no-chat = There is no chat at this table.
live-chat-long = Say something, in 280 characters or fewer.
live-no-hints = There are no hints in a serious game.
live-no-picture = There is nothing to show for that here.
live-name = A name needs at least one letter.
live-origin = This request came from another site.
live-form = This form cannot be read.
live-request = This request cannot be understood.
live-large = That is too large to send here.
live-hint-none = No hint comes to mind.
live-hint-best = Best: { $move } ({ $value }).
live-hint-part = { $move } ({ $percent }% of the time)
live-hint-mixture = Best is to mix your moves, so that nobody can read you: { $moves }.
live-value-wins = wins for certain
live-value-wins-in = wins for certain in { $actions ->
    [one] 1 action
   *[other] { $actions } actions
    }
live-value-loses = loses against best play
live-value-even = an even game
live-value-chance = about { $percent }% chance to win
live-chosen = You { $choice }. { $waiting }
live-hint-brings = { $what }
live-hint-trap = The obvious move is a trap: { $move }. { $what }
live-hint-answer = The answer: { $what }
live-hint-instead = The next best, { $move }, has { $value }: { $what }
live-wins-you = This wins the game for you!
live-wins = This hands { $who } the victory!
live-draws = This ends the game in a draw.
live-declined-draw = { $name } declines the draw: the game goes on.
live-declined-takeback = { $name } does not agree to take the move back.
live-nothing-about = There is nothing to say about that.
