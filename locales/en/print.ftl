### What is printed on kits: heads and feet of sheets, what to do with them, names of parts. Words between ** are bold.

## On every sheet

# The title of a PDF.
print-document = { $games }: print and play
print-title = { $game }: { $part }
print-seed = seed { $seed }
print-whole = The game as it ships
print-code = Board code
# Three short lines beside each other's heads, at most 14 letters each.
print-no-code =
    .first = Too large for
    .second = a code: keep
    .third = its file.
print-foot = Page { $number } of { $count } · { $note } · at 100 %, not fitted to the page
print-note =
    .both = print on both sides, turn on the long edge
    .back = back of the page before
    .blank-back = its back is left blank
    .one = print on one side
    .blank = left blank: the back of the page before
print-part =
    .board = Board
    .pieces = Pieces
    .pieces-front = Pieces, front
    .pieces-back = Pieces, back
    .rules = Rules
print-how-rules = How to play. Lessons and the exact rules, with examples for every case, are in Gambol.
    .scan = How to play. Scan to open the game in Gambol, with lessons and the exact rules.

## Muddy Ride

print-muddy-ride-part =
    .frame-front = Frame, front
    .frame-back = Frame, back
    .tiles-front = Tiles, front
    .tiles-back = Tiles, back
    .cards-front = Cards, front
    .cards-back = Cards, back
print-muddy-ride-how =
    .board = The whole meadow on one sheet. Animals start in their dashed rings, facing their flags. Nobody may enter another animal’s target. The youngest decides who begins; then it goes clockwise.
    .frame = Use this side with the { $size }×{ $size } side of the tiles. Lay the four tiles into the frame in any order, each turned as you like. A house marks the field where an animal starts, a flag its target: put the target’s plate on that field. The youngest decides who begins; then it goes clockwise.
    .tiles-front = The 6×6 side. Glue the sheet onto card, then cut along the marks: four tiles of 80 mm, with letters for laying a board that somebody tells you.
    .tiles-back = The 8×8 side. Printed on both sides and turned on the long edge, each tile lies behind its own front.
    .cards-front = Above: secret cards. Shuffle them and deal one to each player, face down. Below: team cards, two of a sign. Players with the same sign are a team.
    .cards-back = Backs of the secret cards above, of the team cards below.
    .pieces = Glue onto card and cut along the marks. Standees: fold at the dashes, glue the two halves together, bend the feet apart; the face looks its way. Flat animals do as well. Plates lie on the target fields. Die: fold, glue the tabs; or use the table.
print-muddy-ride-tile = tile { $tile }
    .turned = tile { $tile }, turned { $degrees }°
    .any = any tile
# Beside the edge of the frame: short.
print-muddy-ride-edge =
    .start = { $animal } starts
    .target = { $animal }’s target
print-muddy-ride-card =
    .help = Help it to its target.
    .silent = Tell nobody.
    .sun = Team Sun
    .moon = Team Moon
    .white-horse = White horse
    .first = the first to arrive wins
    .all-or-nothing = All or nothing
    .both = both must arrive
print-muddy-ride-piece =
    .flat = Flat animals
    .plates = Plates for the targets
    .die = The die: the two animals of which one jumps
    .table = Or roll an ordinary die:
    .either = { $one } or { $other }

## Duel

print-duel-part =
    .small = Board, small cowboys
    .large = Board, large cowboys
print-duel-how =
    .board = Pale bullets with one ring are Light’s, dark bullets with a rim are Dark’s. Beside the board three bullets mark a cowboy’s first row, where it starts, and two its last: get shot past that row to win. Drums lie at the ends.
    .pieces-front = Glue onto card and cut along the marks; round pieces may stay square where nothing else needs the room. Shuffle the special bullets face down and lay half of them, unseen, into each drum.
    .pieces-back = Backs of the special bullets and of the cowboys; each lies behind its own front.
print-duel-token =
    .good-shot = **Good shot:** the other cowboy goes one field back.
    .double-blast = **Double blast:** after this turn you take another one.
    .booster = **Booster:** both cowboys go one field forward.
    .dummy = **Dummy:** nothing happens.

## Kangaruse

print-kangaruse-scan = Scan to play this very sheet, or to print it again.
print-kangaruse-type = Type this code in Gambol to play this very sheet, or to print it again.
print-kangaruse-play = The best jumper begins, then it goes clockwise. **Jump:** obey your square’s number and pick a direction, or obey its direction and pick a number from 1 to 4. Land on unused squares only. Draw your sign there and cross out the square you leave. **Stuck:** pay 10 points and go to any unused square that does not score, or stop. Most points win.
    .give-up = **Giving up:** you may stop on any of your turns; your points count.
    .harsh = **Harsh:** devils and tigers also strike squares that are crossed out or taken, and whoever gained something from such a square loses it again, once.
print-kangaruse-squares = Squares
    .how = What the squares do.
    .next = What the squares do stands on the next page.
# Heads of the rows of the score table: short, at most 16 letters.
print-kangaruse-scores =
    .player = Player
    .teleports = Teleports, −10
    .total = Total

## Two Paths

print-two-paths-part = The clearing
print-two-paths-how =
    .board = Lay the sheet lengthways between you: South at rank 1, North at the other end. Fists go to the west and the east side. The black stone waits beside the clearing; who blocks puts it on a space that the animal can reach. The worse liar begins.
    .pieces = Glue onto card and cut along the marks. Your animals always point their heads towards your target line. The discs are hidden in a fist. The black stone goes onto the clearing, in the way of the animal, and off again after every try.
print-two-paths-piece =
    .south = South: round and light
    .north = North: eight-sided and dark
    .discs = Two discs to hide and the black stone
    .disc-south = South’s disc
    .disc-north = North’s disc
    .stone = black stone

## Gunst

print-gunst-part =
    .first = The mat, first lord
    .second = The mat, second lord
print-gunst-how =
    .mat = Cut along the dashed line and lay the two halves together there, head to head: the cord is the ring around the field of battle. The season marker begins on spring and goes a quarter round the ring, clockwise, after every round.
    .pieces = Glue onto card and cut along the marks. Round and pale pieces are the first lord’s, shields and gables the second’s. Each lord has a mirror staff: gods stand to the left of it, stones and kin lie to the right.
# What each kin of a row does; the name of the row stands above.
print-gunst-row =
    .K = each takes one of their warriors, one farmer and one scholar off, if you have at least as many farmers
    .W = each takes a life stone
    .F = each moves one of your gods up a plane
    .T = each brings one of their scholars over to yours
    .S = all strike (a life stone each) or all pray (a plane each)
print-gunst-plane =
    .hand = Hand
    .hand-told = may come along
    .mist-told = when they have acted
    .twilight-told = where they begin
# Gods: their names as short as can be, and what they do.
print-gunst-god =
    .X = Extazia
    .V = Wanderer
    .E = Eurika
    .A = Archimedes
print-gunst-god-does =
    .X = **Extazia** doubles the effect of one of your rows.
    .V = **The Wanderer** takes one of their rows off the field.
    .E = **Eurika** brings one of their kin into any row of yours.
    .A = **Archimedes** moves one of your rows into another.
print-gunst-season =
    .spring = spring
    .summer = summer
    .autumn = autumn
    .winter = winter
print-gunst-staff-place = your mirror staff lies here
print-gunst-life = { $count ->
    [one] { $count } life stone
   *[other] { $count } life stones
    }
print-gunst-home = Eleven kin, when they are at home
print-gunst-kin = **{ $lord }:** one knight, three warriors, three farmers, two thieves, two scholars
print-gunst-staff = mirror staff
print-gunst-marker = season marker
