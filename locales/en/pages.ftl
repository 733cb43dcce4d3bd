### What the pages say. (This file belongs to the pages.)

brand = Gambol
skip = Skip to the content
nav = Main
nav-games = Games
nav-boards = Boards
nav-rules = Rules
foot = Five small board games. No account, no advertising, nothing leaves this server.
page-title = { $what } · Gambol
page-copied = Copied.
theme-switch = Light or dark
close = Close
copy = Copy
share = Share
accept = Accept
decline = Decline

name-none = Your name
name-ask = What shall we call you?
name-keep = Keep this name
name-told = No account needed: your name stays in this browser.
name-kept = You are { $name } now.

## Home

home-title = Gambol: five small board games
home-heading = Five small board games
home-lead = Pick one and play. The rules take a minute, the rest comes by itself.
home-waiting = { $count ->
    [one] It is your turn in one game
   *[other] It is your turn in { $count } games
}
home-mine = Your games
home-recent = Just finished
home-boards = Boards
home-boards-all = All boards
home-rules = The rules
start-computer = Play against the computer
start-here = Together here
start-friend = Invite a friend
start-more = Choose mode, board and seats
table-ended = finished
table-yours = Your turn
since-now = just now
since-minutes = { $count ->
    [one] a minute ago
   *[other] { $count } minutes ago
}
since-hours = { $count ->
    [one] an hour ago
   *[other] { $count } hours ago
}
since-days = { $count ->
    [one] yesterday
   *[other] { $count } days ago
}

card-players = { $count } players
how = How it goes
    .muddy-ride = Nobody may walk forward. You jump sideways or back, and the puddle you land in splashes animals along the footprints drawn on it. The first to reach the other side wins.
    .duel = You step sideways or back; the bullets on the field you step onto push cowboys along. Fire one of your face-down special bullets when it suits you. The first to be shot past the other side wins.
    .kangaruse = Your square orders a direction and a number: obey one, choose the other. Every square you leave is crossed out. When nobody can jump any more, the most points win.
    .two-paths = Hide left or right in your hand; if the other blocks the wrong side, your animal moves. If not, theirs may. The first to bring all three across wins.
    .gunst = Both choose a host in secret and reveal it together. The smaller host gains the favour of the gods and the say over who acts first; the larger one fights. Who has more life after four seasons wins.

## Records

record-heading = Look at a game again
record-told = A record you have downloaded opens here again, move by move.
record-file = Choose a record
record-paste = Or paste it here
record-show = Show the game

## A new table

new-heading = A table of { $game }
new-lead = Everything is set as most people like it. Change what you want, then sit down.
new-board = The board
new-board-other = Another board
new-board-make = A new one
new-board-make-do = Make another
new-board-own = Your own
new-board-code = Its code or link
new-board-code-do = Take it
new-board-file = Or a board file
new-board-noscript = To upload a board file, go to
new-seats = Who sits where
new-name = Name for { $role }
new-name-hint = Name
new-clock = The clock
new-more = More to choose
new-table-rules = At this table
new-open = Sit down and play
new-again = Show what follows
sitter = Who sits here
    .me = Me
    .here = Someone here
    .open = A friend, by link
    .bot-1 = Computer 1, gentle
    .bot-2 = Computer 2, easy
    .bot-3 = Computer 3, steady
    .bot-4 = Computer 4, strong
    .bot-5 = Computer 5, fierce
    .bot-perfect = Computer, perfect
clock = How time is kept
    .none = No clock
    .none-help = Take the time you need.
    .move = Time for each move
    .move-help = So many seconds for every move.
    .game = Time for the game
    .game-help = Minutes for the whole game, and some seconds more with each move.
    .days = Days for each move
    .days-help = For games that go on for a while.
clock-number = A number for the clock
    .seconds = Seconds for each move
    .minutes = Minutes for the game
    .increment = Seconds more with each move
    .days = Days for each move
clock-days = { $days } d { $hours } h
box = What is allowed
    .takebacks = Take-backs
    .takebacks-help = A move may be taken back if the others agree.
    .spectators = Spectators
    .spectators-help = Whoever has the link may watch.
    .chat = Chat
    .chat-help = A few words at the table.
    .casual = Hints
    .casual-help = Ask for the best move at any time.

## Options of the games

opt-mode = How to play
mode-free = Everybody for themselves
mode-free-help = The first animal across wins.
mode-horse = White Horse
mode-horse-help = Teams of two; the first across wins for its team.
mode-all = All or Nothing
mode-all-help = Teams of two; both animals must come across.
mode-secret = Secret Riders
mode-secret-help = Nobody knows who rides which animal. A die says which may jump.
opt-animals = Which animals
opt-animals-help = Two to four. Each one is a seat.
animal-n = Hippo
animal-n-help = goes north
animal-e = Pig
animal-e-help = goes east
animal-s = Frog
animal-s-help = goes south
animal-w = Duck
animal-w-help = goes west
opt-teams = The teams
teams-facing = Hippo and Frog against Pig and Duck
teams-east = Hippo and Pig against Frog and Duck
teams-west = Hippo and Duck against Pig and Frog
opt-players = How many players
opt-first = Who begins
first-usual = As usual
first-light = Light
first-dark = Dark
first-south = South
first-north = North
opt-repetition = When the same position comes again
opt-repetition-help = Games that go round in circles end drawn.
opt-repetition-3 = Drawn at the third time
opt-repetition-2 = Drawn at the second time
opt-repetition-0 = Never drawn by that
opt-cap = Drawn after so many actions
opt-cap-help = 0 means never.
opt-size = The cowboys
size-small = Small
size-small-help = They stand on one field.
size-large = Large
size-large-help = They stand on two fields side by side.
opt-ammo = Special bullets
opt-ammo-help = Shuffled face down, half of them for each.
ammo-usual = Three of each kind
ammo-usual-help = Good shot, double blast, booster and dummy.
ammo-no-dummies = Four of each, no dummies
ammo-many = Six of each kind
ammo-none = None
ammo-none-help = No chance at all.
opt-stop = The game ends
stop-yes = When nothing is left to score
stop-no = When nobody can jump
opt-give-up = Stopping early
give-up-no = Only when stuck
give-up-yes = At any turn
opt-harsh = Devils and tigers
harsh-no = Strike unused squares
harsh-yes = Strike used squares too
harsh-yes-help = What was gained there is lost again.
opt-rows = How many rows
opt-rows-help = 7 is usual; more is longer.
opt-rounds = How many seasons
opt-rounds-help = 4 is usual.
opt-life = Life stones for each
opt-life-help = 12 is usual.
opt-tie = When both hosts are equal
tie-coin = A coin decides
tie-coin-help = Who has the say.
tie-shout = Who first calls GUNST!
tie-shout-help = A button for both; the first to press has the say.
opt-kin = After a season
kin-return = All kin come home
kin-return-help = They can be brought again.
kin-spent = Kin are spent
kin-spent-help = Once brought, they are gone for good.
make-size = Size
make-size-6 = 6 × 6
make-size-8 = 8 × 8
make-tiny = Tiny
make-small = Small
make-regular = Regular
make-large = Large
make-huge = Huge
make-fair = Sides
make-fair-yes = Fair for all
make-fair-no = As it falls
make-seed = Seed
make-files = Files
make-ranks = Ranks
make-rows = Rows
make-starts = Starting squares
make-starts-no = Anywhere
make-starts-yes = Marked
make-mirror = Ways
make-mirror-yes = Mirrored
make-mirror-no = Not mirrored

## Boards

boards-heading = Boards
boards-lead = Look through them, make new ones, bring your own. Every board has a code: whoever has it, has the board.
boards-of = Boards for { $game }
boards-ship = Boards that come with the game
boards-made = New ones
boards-make = Make new ones
boards-make-do = Make boards
boards-make-next = Show others
boards-more = More boards
boards-own = Your own board
boards-code = A code, or the link of a board
boards-file = A board file
boards-paste = Or paste the board here
boards-open = Open the board
board-sheet = { $size } sheet { $seed }
board-sheet-starts = { $size } sheet { $seed } with starting squares
board-told = { $first }. { $second }
certificate = Certificate
certificate-measured = Measured with
board-nameless = A board without a name
board-plain = The plain clearing
board-plain-told = As in the rulebook.
board-tiles = Four tiles
board-laid = Four tiles, laid anew
board-rows = { $count } rows
board-shape = { $files } × { $ranks } fields
board-seed = New, from seed { $seed }
board-of-another = That board is for { $game }.
board-read = Your board has been read.
board-none = Give a code, or choose a board file.
board-large = A board may be no larger than 64 kilobytes.
board-refused = This board cannot be played on
board-more-wrong = More that is wrong ({ $count })
file-large = This file is too large.
board-alt = The board { $name }
board-size = Size
board-from = Where from
board-ships = It comes with the game.
board-made = Made from a seed.
board-own = Brought by somebody.
board-share = Share this board
board-code = Its code:
board-json = The board as a file
print-heading = Print it
print-game = Print it at home (PDF)
print-paper = Paper
print-a4 = A4
print-letter = US Letter
print-side = Beside the sheet
print-side-rules = The rules of its squares
print-side-scores = A table for points
print-side-none = Nothing
print-ink = Save ink
print-ground = Coloured ground
print-rules = With the rules
print-do = Make the PDF

## Rules

rules-heading = The rules
rules-lead = Every example is a picture, and each can be tried.
rules-of = The rules of { $game }
rules-read = Read the rules
rules-contents = Contents
rules-play = Play { $game }
rules-try = Try it

## Invitations and failures

invite-heading = You are invited to { $game }
invite-from = { $host } invites you to { $game }
invite-take = Take the seat
invite-seat = { $role } is still open. Send this link to a friend; the first who follows it sits down.
invite-link = Invitation
invite-text = Play { $game } with me
missing-heading = Nothing here
missing-sentence = There is no such page, or it is not yours to see.
failure-yours = That did not work
failure-ours = Something broke on our side
failure-store = The tables cannot be reached right now. Please try again in a moment.
failure-print = The PDF could not be made. Please try again.
failure-home = To the games

## The table

board = The board
seats = Who sits here
noscript = You can look at this table without script. To play and to see moves as they happen, please allow this site's script.
offline = The connection is lost. Trying again …
seat-me = you
seat-here = here
seat-person = online
seat-open = open seat
seat-bot = computer, level { $level }
seat-bot-perfect = computer, perfect
seat-online = is here
seat-away = is away
watching = { $count } watching
back = Back
whole = Play it so
fall = Close the curtain
moves = Moves as a list
tools = What you can do
tool-hint = Hint
tool-takeback = Take back
tool-flip = Turn the board
tool-full = Full screen
tool-sound = Sound
tool-draw = Offer a draw
tool-resign = Resign
tool-help = Help
papers = Log, rules and chat
paper-log = Moves
paper-state = State
paper-rules = Rules
paper-chat = Chat
log-start = The beginning
log-where = { $at } of { $all }
log-first = To the beginning
log-earlier = One move back
log-later = One move on
log-last = To the present
as-text = The board as text
commitment = Chance was fixed before the game began. Its seed will be opened at the end; this is its hash:
chat-ask = Say something
chat-send = Send
chat-watcher = { $name } (watching)
offer-draw = { $name } offers a draw.
offer-draw-mine = A draw is offered.
offer-takeback = { $name } asks to take the last move back.
offer-takeback-mine = You have asked to take the last move back.
next-game = To the next game
next-game-told = Another game has been set up.
rematch = Play again, seats changed
download = Download the record
review = Review the moves
review-point = Turning point:
review-to = Move { $n }
ribbon = After move { $at }
ribbon-now = Back to now
title-yours = Your turn · { $title }
shout = GUNST!
shout-of = GUNST! ({ $name })
not-now = There is no connection just now.
kept = No connection: your move is kept and will be sent.
thinking = Thinking …
hint-share = { $percent } in a hundred
curtain-told = Nobody else should look at the screen now.
hold = Hold to look, { $name }
help-heading = How to play here
help-lead = Point at a glowing place to see what would happen, press it to play. The keyboard does the same:
help-log = In the list of moves, the arrow keys, Home and End walk through the game.
key-name-enter = Enter
key-name-escape = Esc
key-arrows = from one glowing place to the next
key-enter = play it
key-escape = one step back
key-hint = a hint
key-takeback = take back
key-flip = turn the board
key-full = full screen
key-log = the moves
key-chat = the chat
key-rules = the rules
key-board = the board
key-help = this list
sure-resign = Do you want to resign?
sure-no = No, play on
