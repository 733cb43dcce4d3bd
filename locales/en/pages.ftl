### What the pages say.

brand = Gambol
skip = Skip to content
nav = Main
nav-games = Games
nav-learn = Learn
nav-boards = Boards
nav-about = About
nav-rules = Rules
foot = Five small board games. No accounts, no ads, and nothing leaves this server.
page-title = { $what } · Gambol
page-copied = Copied.
theme-switch = Light or dark
close = Close
copy = Copy
share = Share
accept = Accept
decline = Decline

name-none = Your name
name-ask = What should we call you?
name-keep = Save this name
name-told = No account needed: your name stays in this browser.
name-kept = You are now { $name }.

## Home

home-title = Gambol: five small board games
home-heading = Five small board games
home-lead = Pick one and play. The rules take a minute; the rest you will pick up as you go.
home-waiting = { $count ->
    [one] It is your turn in one game
   *[other] It is your turn in { $count } games
}
home-away = The database is away just now, so your games cannot be listed. They are safe.
home-mine = Your games
home-mine-all = All your games
home-boards = Boards
home-boards-all = All boards
home-rules = The rules
start-computer = Play the computer
start-here = Play together here
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
how = How it is played
    .muddy-ride = Nobody may walk forward. You jump sideways or back, and the puddle you land in splashes animals along the footprints drawn on it. The first to reach the other side wins.
    .duel = You step sideways or back, and the bullets on the field you step onto push cowboys along. Fire one of your face-down special bullets when it suits you. The first to be shot past the far edge wins.
    .kangaruse = Your square orders a direction and a number: obey one, choose the other. Every square you leave is crossed out. When nobody can jump any more, whoever has the most points wins.
    .two-paths = Hide west or east in your hand. If your opponent blocks the wrong side, your animal moves; if they guess right, theirs may. The first to bring all three across wins.
    .gunst = Both choose a host in secret and reveal it together. The smaller host gains the favour of the gods and the say over who acts first; the larger one fights. Whoever has more life after four seasons wins.

## Records

record-heading = Replay a game
record-told = Open a record you have downloaded and go through it move by move.
record-file = Choose a record
record-paste = Or paste it here
record-show = Show the game

## A new table

new-heading = A new table of { $game }
new-lead = Everything is set the way most people like it. Change what you want, then sit down.
new-with = Whom do you play with?
    .computer = Computers
    .computer-help = Start at once, as easy or hard as you like.
    .here = People here
    .here-help = Side by side, on this screen.
    .friend = Friends far away
    .friend-help = Send them a link.
new-level = How strong?
    .l1 = Gentle
    .l2 = Easy
    .l3 = Steady
    .l4 = Strong
    .l5 = Fierce
    .lperfect = Perfect
    .lstrongest = Strongest
new-boards-more = { $count ->
    [one] 1 more board
   *[other] { $count } more boards
    }
new-board = The board
new-board-other = Another board
new-board-make = A new board
new-board-make-do = Make another
new-board-own = Your own board
new-board-code = Board code or link
new-board-code-do = Use it
new-board-file = Or a board file
new-board-noscript = To upload a board file, go to
new-seats = Who sits where
new-name = Name for { $role }
new-sign = The sign of { $role }
sign-ring = ◎ Ring
sign-square = ■ Square
sign-triangle = ▲ Triangle
sign-diamond = ◆ Diamond
sign-star = ★ Star
new-name-hint = Name
new-clock = The clock
new-more = More options
new-table-rules = At this table
new-open = Sit down and play
new-again = Update the form
sitter = Who sits here
    .me = Me
    .here = Someone here
    .open = A friend, by invitation
    .bot-1 = Computer 1, gentle
    .bot-2 = Computer 2, easy
    .bot-3 = Computer 3, steady
    .bot-4 = Computer 4, strong
    .bot-5 = Computer 5, fierce
    .bot-perfect = Computer, perfect
    .bot-strongest = Computer, strongest
clock = Timekeeping
    .none = No clock
    .none-help = Take all the time you need.
    .move = Time per move
    .move-help = A fixed number of seconds for every move.
    .game = Time per game
    .game-help = Minutes for the whole game, plus a few seconds for every move.
    .days = Days per move
    .days-help = For games played over days or weeks.
clock-number = A number for the clock
    .seconds = Seconds per move
    .minutes = Minutes per game
    .increment = Extra seconds per move
    .days = Days per move
clock-days = { $days } d { $hours } h
box = What is allowed
    .takebacks = Take-backs
    .takebacks-help = A move may be taken back if the others agree.
    .spectators = Spectators
    .spectators-help = Anyone with the link may watch.
    .chat = Chat
    .chat-help = A few words at the table.
    .casual = Hints
    .casual-help = Ask for the best move at any time.

## Options of the games

opt-mode = How to play
mode-free = Everyone for themselves
mode-free-help = The first animal across wins.
mode-horse = White Horse
mode-horse-help = Teams of two; the first across wins for its team.
mode-all = All or Nothing
mode-all-help = Teams of two; both animals must get across.
mode-secret = Secret Riders
mode-secret-help = Nobody knows who rides which animal. A die decides which may jump.
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
opt-crossing = Two in each other’s way
crossing-stay = Both stay
crossing-stay-help = A field must be empty before anybody enters it.
crossing-swap = They change places
crossing-swap-help = All move at once, rings of three or four too.
opt-targets = Other animals’ targets
targets-closed = Closed
targets-closed-help = Nobody else may jump there.
targets-open = Open to jumps
targets-open-help = You may jump there, but nobody is splashed there.
opt-first = Who goes first
first-usual = As usual
first-youngest = By custom, the youngest of you decides.
first-gun = By custom, whoever last held a gun. A water gun counts.
first-liar = By custom, the worse liar.
first-jumper = The first seat begins, then clockwise. By custom, the best jumper sits there.
player-1 = Player 1
player-2 = Player 2
player-3 = Player 3
player-4 = Player 4
first-light = Light
first-dark = Dark
first-south = South
first-north = North
opt-repetition = When a position repeats
opt-repetition-help = Games that go round in circles end in a draw.
opt-repetition-3 = Draw the third time
opt-repetition-2 = Draw the second time
opt-repetition-0 = Never a draw
opt-cap = Draw after this many actions
opt-cap-help = 0 means never.
opt-size = The cowboys
size-small = Small
size-small-help = Each stands on one field.
size-large = Large
size-large-help = Each stands on two fields side by side.
opt-ammo = Special bullets
opt-ammo-help = Shuffled face down; each player gets half, so the total must be even, 24 at most. Three of each are in the box; with none, nothing is left to chance.
ammo-good-shot = Good shots
ammo-double-blast = Double blasts
ammo-booster = Boosters
ammo-dummy = Dummies
opt-stop = The game ends
stop-yes = When nothing is left to score
stop-no = When nobody can jump
opt-give-up = Stopping early
give-up-no = Only when stuck
give-up-yes = At any turn
opt-harsh = Devils and tigers
harsh-no = Cross out unused squares
harsh-yes = Cross out used squares too
harsh-yes-help = Whatever was gained there is lost again.
opt-rows = How many rows
opt-rows-help = 7 is usual; more rows make a longer game.
opt-rounds = How many seasons
opt-rounds-help = 4 is usual.
opt-life = Life stones each
opt-life-help = 12 is usual.
opt-tie = When both hosts are equal
tie-coin = A coin decides
tie-coin-help = Stands in for the call where nobody can hear it: against the computer, or in a slow game.
tie-shout = The first to call GUNST!
tie-shout-help = The printed rule. Each player has a button and a key; whoever is first has the say.
opt-kin = After a season
kin-return = All kin come home
kin-return-help = You can bring them again.
kin-spent = Kin are spent
kin-spent-help = Once you bring them, they are gone for good.
make-size = Size
make-size-6 = 6 × 6
make-size-8 = 8 × 8
make-tiny = Tiny
make-small = Small
make-regular = Regular
make-large = Large
make-huge = Huge
make-fair = Sides
make-fair-yes = The same for all
make-fair-no = As it comes
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
boards-lead = Look through them, make new ones, bring your own. Every board has a code, and the code is all anyone needs to play on it.
boards-of = Boards for { $game }
boards-ship = Boards that come with the game
boards-made = New boards
boards-make = Make new boards
boards-make-do = Make boards
boards-make-next = Show others
boards-more = More boards
boards-own = Your own board
boards-code = A board code or link
boards-file = A board file
boards-paste = Or paste the board here
boards-open = Open the board
board-sheet = { $size } sheet { $seed }
board-sheet-starts = { $size } sheet { $seed } with starting squares
board-told = { $first }. { $second }
certificate = Certificate
certificate-measured = Measured with
board-nameless = An unnamed board
board-plain = The plain clearing
board-plain-told = Three paths wide, as long as you like.
board-tiles = Four tiles
board-laid = Four tiles, laid at random or by you
lay-heading = Lay the tiles yourself
lay-frame = The frame
lay-tray = Tiles that are not laid yet
lay-turn = Tile { $tile }: turn it
lay-put = Lay tile { $tile } into the next free quarter
lay-whole = Press a tile to turn it, drag it to change places. Or take them all out and lay the meadow tile by tile.
lay-told = Press a tile to lay it into the next free quarter, or drag it where you want it. Press it there to turn it.
lay-random = Lay them at random
lay-empty = Take them all out
board-rows = { $count } rows
board-shape = { $files } × { $ranks } fields
board-seed = New, from seed { $seed }
board-of-another = That board is for { $game }.
board-read = Your board has been read.
board-none = Enter a code, or choose a board file.
board-large = A board may be no larger than 64 kilobytes.
board-refused = This board cannot be used
board-more-wrong = More problems ({ $count })
file-large = This file is too large.
board-alt = The board { $name }
board-size = Size
board-from = Origin
board-ships = It comes with the game.
board-made = Made from a seed.
board-own = A player’s own board.
board-share = Share this board
board-code = Board code:
board-json = The board as a file
print-heading = Print it
print-game = Print it at home (PDF)
print-fresh = Print a fresh sheet (PDF)
print-fresh-told = Every sheet is a new one. Its seed stands on it, so that you can print it again.
print-paper = Paper
print-a4 = A4
print-letter = US Letter
print-side = Beside the sheet
print-side-rules = The rules of its squares
print-side-scores = A score table
print-side-none = Nothing
print-ink = Save ink
print-ground = Coloured background
print-rules = Include the rules
print-do = Make the PDF

## About

about-heading = About Gambol
about-lead = Five small modern board games, to play here and on your own table.
about-gambol = Gambol
about-gambol-told = Gambol is a free program that anybody can run: referee, rulebook, opponent and printer for these games. It is not made or endorsed by their authors and publishers. Where it says “exact”, a program has worked it out to the end; where it says “estimated”, it has not.
about-licence = Its program, boards and drawings are free to use, change and share under the MIT licence or the Apache licence 2.0, as you prefer. The games themselves belong to those who invented them.
about-version = Version { $version }.

## Rules

rules-heading = The rules
rules-lead = Three minutes to read, with pictures. The exact rules, every case with an example to try, are one click further.
rules-of = The rules of { $game }
rules-read = Read the rules
rules-contents = Contents
rules-play = Play { $game }
rules-try = Try it

## Invitations and failures

invite-heading = You are invited to { $game }
invite-from = { $host } invites you to { $game }
invite-take = Take the seat
invite-name = Your name, so that the others know who you are
invite-seat = { $role } is still open. Send this link to a friend; the first to follow it takes the seat.
invite-link = Invitation
invite-text = Play { $game } with me
missing-heading = Nothing here
missing-sentence = There is no such page, or you may not see it.
failure-yours = That did not work
failure-ours = Something broke on our side
failure-later = One moment, please
failure-store = The tables cannot be reached right now. Please try again in a moment.
failure-print = The PDF could not be made. Please try again.
failure-busy = Too many things are being made just now. Please try again in a minute.
failure-home = Back to the games

## The table

board = The board
seats = Who sits here
noscript = You can look at this table without JavaScript. To play, and to see moves as they happen, please allow JavaScript on this site.
offline = Connection lost. Trying again …
seat-me = you
seat-you = You
seat-here = here
seat-open = open seat
seat-bot = computer { $level }
seat-bot-perfect = computer, perfect
seat-bot-strongest = computer, strongest
seat-online = is here
seat-away = is away
watching = { $count } watching
back = Back
whole = Play this
fall = Close the curtain
moves = Moves as a list
tools = What you can do
tool-hint = Hint
tool-again = Again
tool-legend = Legend
tool-tap = Play at first tap
tool-home = All games
map = The whole board: press to go there
legend-heading = What everything means
tool-takeback = Take back
tool-flip = Turn the board
tool-full = Full screen
tool-sound = Sound
tool-draw = Offer a draw
tool-resign = Resign
tool-stop = Stop here
tool-help = Help
papers = Log, rules and chat
paper-play = Play
paper-more = More
paper-log = Moves
paper-state = State
paper-rules = Rules
paper-chat = Chat
log-start = The start
log-where = { $at } of { $all }
log-first = To the start
log-earlier = One move back
log-later = One move forward
log-last = To the present
as-text = The board as text
commitment = All chance was fixed before the game began. The seed will be revealed at the end; until then, this is its hash:
chat-ask = Say something
chat-send = Send
chat-watcher = { $name } (watching)
offer-draw = { $name } offers a draw.
offer-draw-mine = You have offered a draw.
offer-takeback = { $name } asks to take the last move back.
offer-takeback-mine = You have asked to take the last move back.
next-game = Go to the next game
next-game-told = Another game is set up.
rematch = Play again
download = Download the record
ribbon = After move { $at }
ribbon-now = Back to now
title-yours = Your turn · { $title }
shout = GUNST!
not-now = There is no connection right now.
kept = No connection: your move is saved and will be sent.
thinking = Thinking …
curtain-told = Nobody else should look at the screen now.
hold = Hold to look, { $name }
help-heading = How to play here
help-lead = Point at a glowing place to see what would happen, and press it to play; with a finger, the first tap shows and the second plays. Rest on anything else, or hold it, to learn what it is. The keyboard works too:
help-log = In the list of moves, the arrow keys, Home and End step through the game.
key-name-enter = Enter
key-name-escape = Esc
key-arrows = from one glowing place to the next
key-enter = play it
key-escape = one step back
key-hint = a hint
key-takeback = take back
key-flip = turn the board
key-full = full screen
key-ask = what is this? Then the arrow keys ask on
key-legend = what everything means
key-again = play the last round again
key-log = the moves
key-chat = the chat
key-rules = the rules
key-board = the board
key-help = this list
sure-resign = Do you want to resign?
sure-stop = Stop here? You hop no more, your points count, and the others play on.
sure-no = No, play on

## Settings

settings = Settings
settings-lead = Kept in this browser, for all games.
settings-noscript = Settings need JavaScript. Your name works without it.
settings-language = Language
language-name = English
pref =
    .theme = Colours
    .labels = Names of fields
    .motion = Motion
    .sound = Sound
    .tap = Playing by touch
pref-told =
    .theme = High contrast draws black on white, without soft tones.
    .labels = The letters and numbers at the edge of a board, and the names on the paths.
    .motion = Where your system asks for less motion, there is none in any case.
    .sound = Each game has its own, and two knocks of wood say that it is your turn.
    .tap = With two taps, the first one shows what a move does and the second one plays it.
pref-theme =
    .system = As the system
    .light = Light
    .dark = Dark
    .contrast = High contrast
pref-labels =
    .on = Shown
    .off = Hidden
pref-motion =
    .calm = Calm
    .quick = Quick
    .none = None
pref-sound =
    .off = Off
    .on = On
pref-tap =
    .twice = Two taps
    .once = One tap

## Lessons

learn-heading = Learn by playing
learn-lead = Short lessons on small boards. You do everything yourself, and nothing can go wrong that cannot be taken back.
learn-first = New here? Learn in two minutes
learn-more = More lessons
learn-done = Done
learn-next = Next: { $lesson }
learn-all = All lessons
learn-play = Play a first game
