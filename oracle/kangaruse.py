"""Kangaruse, written from rules/exact/kangaruse.md alone, for comparison with the program.

A cell is a pair (file, rank), both from 0; `cell_name` and `parse_cell` turn it into "b3" and back.
A position is a frozen `Position`; everything else (what is unused, what was gained, the points) is worked
out from it afresh each time.
"""

import itertools
import random
from dataclasses import dataclass, replace

try:
    from .common import BadBoard, BadOptions, is_whole, require_keys
except ImportError:  # run from within the folder
    from common import BadBoard, BadOptions, is_whole, require_keys

STEPS = {"N": (0, 1), "E": (1, 0), "S": (0, -1), "W": (-1, 0)}

SCORING = ("score", "water", "food", "shelter", "toys", "gems", "coins", "chests")
OTHER_TYPES = (
    "plain", "start", "kangaroo", "tasmanian-devil", "tasmanian-tiger",
    "tree", "echidna", "thorny-devil", "moth",
    "koala", "platypus", "sugar-glider", "mistletoebird", "numbat", "cacketoo", "frog",
    "crocodile", "dingo", "kiwi", "quoll",
)
TYPES = SCORING + OTHER_TYPES

SIZES = {"tiny": (6, 5), "small": (8, 6), "regular": (12, 8), "large": (14, 10), "huge": (16, 12)}

# In all 1, 1, 3, 5, ... points for 1, 2, ... 10 gems (and 0 for none).
GEMS = (0, 1, 1, 3, 5, 8, 12, 16, 21, 28, 35)

SHEET_KEYS = ("game", "name", "files", "ranks", "numbers_on", "numbers", "directions", "squares")


# ---------------------------------------------------------------------------------------------------------
# Cells and sheets


def cell_name(cell):
    """File then rank: (0, 0) is "a1"."""
    return chr(ord("a") + cell[0]) + str(cell[1] + 1)


def cells_of(files, ranks):
    """All cells of a grid."""
    return [(f, r) for f in range(files) for r in range(ranks)]


def parse_cell(text, files, ranks):
    """The cell of the grid with exactly this name, or None."""
    for cell in cells_of(files, ranks):
        if cell_name(cell) == text:
            return cell
    return None


def adjacent(a, b):
    """Adjacent means sharing a side."""
    return abs(a[0] - b[0]) + abs(a[1] - b[1]) == 1


@dataclass(frozen=True)
class Sheet:
    """A sheet: its size, the type of every cell, the value of score and echidna cells, and the commands."""

    files: int
    ranks: int
    types: dict
    values: dict
    number: dict      # of every cell
    direction: dict   # of every cell


def check_axis(name, items, length, allowed):
    """A list as long as its axis, of allowed things."""
    if not isinstance(items, list) or len(items) != length:
        raise BadBoard(f"{name}: expected a list of {length}")
    for item in items:
        if name == "numbers" and not is_whole(item):
            raise BadBoard(f"{name}: {item!r} is not a whole number")
        if name == "directions" and not isinstance(item, str):
            raise BadBoard(f"{name}: {item!r} is not a text")
        if item not in allowed:
            raise BadBoard(f"{name}: {item!r} is not allowed")


def check_square(name, square):
    """`value` belongs to `score` (-99 to 99, not 0) and `echidna` (1-99), and to no other type."""
    require_keys(square, ("type",), ("value",), BadBoard, name)
    kind = square["type"]
    if not isinstance(kind, str) or kind not in TYPES:
        raise BadBoard(f"{name}: unknown type {kind!r}")
    if kind not in ("score", "echidna"):
        if "value" in square:
            raise BadBoard(f"{name}: a {kind} has no value")
        return
    if "value" not in square or not is_whole(square["value"]):
        raise BadBoard(f"{name}: a {kind} needs a whole number as its value")
    value = square["value"]
    if kind == "score" and not (-99 <= value <= 99 and value != 0):
        raise BadBoard(f"{name}: score {value} is out of range")
    if kind == "echidna" and not 1 <= value <= 99:
        raise BadBoard(f"{name}: echidna {value} is out of range")


def parse_sheet(board):
    """A sheet from its JSON: all keys are required and no others allowed."""
    require_keys(board, SHEET_KEYS, (), BadBoard, "board")
    if board["game"] != "kangaruse":
        raise BadBoard("board: of another game")
    if not isinstance(board["name"], str):
        raise BadBoard("board: the name is not a text")
    files, ranks = board["files"], board["ranks"]
    if not is_whole(files) or not 2 <= files <= 16:
        raise BadBoard("board: 2-16 files")
    if not is_whole(ranks) or not 2 <= ranks <= 12:
        raise BadBoard("board: 2-12 ranks")
    on_files = board["numbers_on"] == "files"
    if not isinstance(board["numbers_on"], str) or board["numbers_on"] not in ("files", "ranks"):
        raise BadBoard("board: numbers_on is files or ranks")
    numbers, directions = board["numbers"], board["directions"]
    check_axis("numbers", numbers, files if on_files else ranks, (1, 2, 3, 4))
    check_axis("directions", directions, ranks if on_files else files, tuple(STEPS))

    if not isinstance(board["squares"], dict):
        raise BadBoard("board: squares is no object")
    types = {cell: "plain" for cell in cells_of(files, ranks)}
    values = {}
    for name, square in board["squares"].items():
        cell = parse_cell(name, files, ranks)
        if cell is None:
            raise BadBoard(f"board: no square {name!r}")
        check_square(name, square)
        types[cell] = square["type"]
        if "value" in square:
            values[cell] = square["value"]
    echidnas = [values[cell] for cell in values if types[cell] == "echidna"]
    if len(set(echidnas)) != len(echidnas):
        raise BadBoard("board: two echidnas have the same value")

    number, direction = {}, {}
    for f, r in types:
        number[f, r] = numbers[f] if on_files else numbers[r]
        direction[f, r] = directions[r] if on_files else directions[f]
    return Sheet(files, ranks, types, values, number, direction)


# ---------------------------------------------------------------------------------------------------------
# Positions


@dataclass(frozen=True)
class Position:
    """`gains` holds (cell, seat) for every scoring square that counts for a seat; `echidna` the last value visited."""

    kangaroos: tuple
    out: tuple
    crossed: frozenset
    gains: frozenset
    echidna: tuple
    teleports: tuple
    turn: object
    phase: str


@dataclass(frozen=True)
class Jump:
    """A walked jump, or a hop: its picks, the cells passed over and the cell landed on (None: off the grid)."""

    picked_direction: object
    picked_number: object
    passed: tuple
    landing: object


def put(items, index, value):
    """The tuple with one item replaced."""
    return items[:index] + (value,) + items[index + 1:]


class Game:
    """Kangaruse with one set of options."""

    repetition = 0
    ply_cap = 0

    def __init__(self, options):
        self.read_options(options)
        if "board" not in options:
            raise BadBoard("needs a board")
        board = options["board"]
        if isinstance(board, str):
            raise BadBoard(f"no built-in board {board!r}")
        self.sheet = parse_sheet(board)
        if len(self.start_squares()) < self.seats:
            raise BadBoard("board: fewer squares can be started from than there are players")

    def read_options(self, options):
        """Everything about the options that is not about the board."""
        known = ("players", "board", "size", "starts", "seed", "stop_when_scored", "give_up", "harsh_destruction")
        require_keys(options, (), known, BadOptions, "options")
        self.seats = options.get("players", 2)
        if not is_whole(self.seats) or not 2 <= self.seats <= 5:
            raise BadOptions("players is 2-5")
        for key in ("starts", "stop_when_scored", "give_up", "harsh_destruction"):
            if key in options and not isinstance(options[key], bool):
                raise BadOptions(f"{key} is true or false")
        if "size" in options and not (isinstance(options["size"], str) and options["size"] in SIZES):
            raise BadOptions("size is one of " + ", ".join(SIZES))
        seed = options.get("seed", 0)
        if not is_whole(seed) or not 0 <= seed <= 2**53 - 1:
            raise BadOptions("seed is a whole number from 0 to 2^53 - 1")
        if "board" in options:
            for key in ("size", "starts", "seed"):
                if key in options:
                    raise BadOptions(f"{key} beside a board")
        self.stop_when_scored = options.get("stop_when_scored", True)
        self.give_up = options.get("give_up", False)
        self.harsh = options.get("harsh_destruction", False)

    # --- what a square is

    def kind(self, cell):
        """The type of a square."""
        return self.sheet.types[cell]

    def cells(self):
        """All squares of the sheet."""
        return list(self.sheet.types)

    def is_scoring(self, cell):
        """Is the square of one of the scoring types?"""
        return self.kind(cell) in SCORING

    def unused(self, s, cell):
        """Neither crossed out nor stood upon; a tree is neither used nor unused."""
        return self.kind(cell) != "tree" and cell not in s.crossed and cell not in s.kangaroos

    def unused_for_landing(self, s, cell):
        """As `unused`, but a moth that is not crossed out counts as unused even while others stand on it."""
        if self.kind(cell) == "moth":
            return cell not in s.crossed
        return self.unused(s, cell)

    def start_squares(self):
        """With at least as many start squares as players, those; otherwise every square that is not scoring (nor a tree)."""
        starts = [c for c in self.cells() if self.kind(c) == "start"]
        if len(starts) >= self.seats:
            return starts
        return [c for c in self.cells() if self.kind(c) != "tree" and not self.is_scoring(c)]

    def others(self, s, seat):
        """The squares of the other kangaroos (also of those that are out)."""
        return [s.kangaroos[k] for k in range(self.seats) if k != seat]

    # --- which jumps are legal

    def step(self, cell, direction, wrap):
        """One step; off the grid it is None, or the opposite edge where the walk wraps."""
        f, r = cell[0] + STEPS[direction][0], cell[1] + STEPS[direction][1]
        if wrap:
            return (f % self.sheet.files, r % self.sheet.ranks)
        if 0 <= f < self.sheet.files and 0 <= r < self.sheet.ranks:
            return (f, r)
        return None

    def walk(self, s, seat, direction, number):
        """The squares walked over, the last being the landing square; None if the walk leaves the grid."""
        here = s.kangaroos[seat]
        wrap = self.kind(here) == "mistletoebird"
        cell, walked = here, []
        for _ in range(number):
            cell = self.step(cell, direction, wrap)
            if cell is None:
                return None
            walked.append(cell)
        if self.kind(here) == "sugar-glider":
            # A used landing square that is no tree: glide on to the first square unused for landing.
            # A tree on the way ends the glide as its landing square, which `why_invalid` refuses.
            while self.kind(cell) != "tree" and not self.unused_for_landing(s, cell):
                cell = self.step(cell, direction, wrap)
                if cell is None:
                    return None
                walked.append(cell)
        return walked

    def make_jump(self, s, seat, direction, number):
        """The jump (direction, number) of this kangaroo, with its picks."""
        here = s.kangaroos[seat]
        picked_direction = direction if direction != self.sheet.direction[here] else None
        picked_number = number if number != self.sheet.number[here] else None
        walked = self.walk(s, seat, direction, number)
        if walked is None:
            return Jump(picked_direction, picked_number, (), None)
        return Jump(picked_direction, picked_number, tuple(walked[:-1]), walked[-1])

    def candidates(self, s, seat):
        """Step 1: all (d, n) with at most one pick (two from a platypus), and hops from frog to frog."""
        here = s.kangaroos[seat]
        jumps = []
        for direction in STEPS:
            for number in (1, 2, 3, 4):
                jump = self.make_jump(s, seat, direction, number)
                two_picks = jump.picked_direction is not None and jump.picked_number is not None
                if not two_picks or self.kind(here) == "platypus":
                    jumps.append(jump)
        if self.kind(here) == "frog":
            for cell in self.cells():
                if cell != here and self.kind(cell) == "frog" and self.unused(s, cell):
                    jumps.append(Jump(None, None, (), cell))
        return jumps

    def why_invalid(self, s, seat, jump):
        """Step 2: what forbids the jump, or None if it is valid."""
        here, to = s.kangaroos[seat], jump.landing
        if to is None:
            return "off the grid"
        if self.kind(to) == "tree":
            return "lands on a tree"
        if not self.unused_for_landing(s, to):
            return "lands on a used square"
        if self.kind(here) != "platypus" and any(self.kind(c) == "tree" for c in jump.passed):
            return "passes over a tree"
        if not self.may_visit(s, seat, to):
            return "echidna"
        if self.kind(here) == "cacketoo" and self.is_scoring(to):
            return "cacketoo"
        for other in self.others(s, seat):
            bad = other in jump.passed or adjacent(other, to)
            if bad and self.kind(here) == "koala":
                return "koala"
            if bad and self.kind(other) == "kiwi":
                return "kiwi"
        return None

    def may_visit(self, s, seat, cell):
        """An echidna's value must be higher than that of the last echidna visited; the first may be any."""
        if self.kind(cell) != "echidna" or s.echidna[seat] is None:
            return True
        return self.sheet.values[cell] > s.echidna[seat]

    def quoll_forbids(self, s, seat, jump):
        """Step 3: a pick equals the direction or the number of a quoll another kangaroo stands on."""
        for other in self.others(s, seat):
            if self.kind(other) == "quoll":
                if jump.picked_direction == self.sheet.direction[other]:
                    return True
                if jump.picked_number == self.sheet.number[other]:
                    return True
        return False

    def dingo_jumps(self, s, seat):
        """Step 4: the valid ones among the jumps that the dingos stood on (by anybody) order."""
        jumps = []
        for cell in s.kangaroos:
            if self.kind(cell) == "dingo":
                jump = self.make_jump(s, seat, self.sheet.direction[cell], self.sheet.number[cell])
                if self.why_invalid(s, seat, jump) is None:
                    jumps.append(jump)
        return jumps

    def landings(self, s, seat):
        """Steps 1 to 5: the squares the seat may jump to."""
        jumps = [j for j in self.candidates(s, seat) if self.why_invalid(s, seat, j) is None]
        jumps = [j for j in jumps if not self.quoll_forbids(s, seat, j)]
        ordered = self.dingo_jumps(s, seat)
        if ordered:
            jumps = ordered
        squares = {j.landing for j in jumps}
        if self.kind(s.kangaroos[seat]) == "numbat":
            scoring = {c for c in squares if self.is_scoring(c)}
            if scoring:
                squares = scoring
        return squares

    def is_thorny(self, landings):
        """Step 6: exactly one landing square, and it is a thorny devil."""
        return len(landings) == 1 and self.kind(next(iter(landings))) == "thorny-devil"

    def teleport_squares(self, s, seat):
        """Any other unused square that is not scoring; of the rules for jumps only tree and echidna hold."""
        return [
            c for c in self.cells()
            if c != s.kangaroos[seat] and self.unused_for_landing(s, c)
            and not self.is_scoring(c) and self.may_visit(s, seat, c)
        ]

    def tiger_squares(self, s, seat):
        """What the tiger's owner chooses from: unused squares of its file and rank; harsh: all that are no trees but its own."""
        here = s.kangaroos[seat]
        lines = [c for c in self.cells() if c != here and (c[0] == here[0] or c[1] == here[1])]
        return [c for c in lines if self.can_be_struck(s, c)]

    def devil_squares(self, s, seat):
        """What the devil strikes: unused adjacent squares; harsh: all adjacent ones that are no trees."""
        return [c for c in self.cells() if adjacent(c, s.kangaroos[seat]) and self.can_be_struck(s, c)]

    def can_be_struck(self, s, cell):
        """Unused, or with harsh_destruction any square that is no tree."""
        return self.kind(cell) != "tree" if self.harsh else self.unused(s, cell)

    # --- how play goes on

    def start(self):
        """Nobody stands anywhere; seat 0 picks a start."""
        none = (None,) * self.seats
        no = (False,) * self.seats
        return Position(none, no, frozenset(), frozenset(), none, (0,) * self.seats, 0, "start")

    def open_turn(self, s):
        """The turn of seat s.turn begins: it jumps, is stuck, or is put out without being asked."""
        landings = self.landings(s, s.turn)
        if self.is_thorny(landings):
            return self.put_out(s)
        if landings:
            return replace(s, phase="jump")
        if self.teleport_squares(s, s.turn):
            return replace(s, phase="stuck")
        return self.put_out(s)

    def put_out(self, s):
        """The seat takes no more turns; its kangaroo stays. This ends its turn."""
        return self.end_turn(replace(s, out=put(s.out, s.turn, True)))

    def end_turn(self, s):
        """The game ends when all are out, or no scoring square is unused on a sheet that had any; else the next seat that is not out has its turn."""
        if all(s.out):
            return self.ended(s)
        scoring = [c for c in self.cells() if self.is_scoring(c)]
        if self.stop_when_scored and scoring and not any(self.unused(s, c) for c in scoring):
            return self.ended(s)
        seat = (s.turn + 1) % self.seats
        while s.out[seat]:
            seat = (seat + 1) % self.seats
        return self.open_turn(replace(s, turn=seat))

    def ended(self, s):
        """The end."""
        return replace(s, turn=None, phase="end")

    def visit(self, s, seat, cell):
        """Stand on a square; landing, teleporting and starting count as visits of an echidna."""
        s = replace(s, kangaroos=put(s.kangaroos, seat, cell))
        if self.kind(cell) == "echidna":
            s = replace(s, echidna=put(s.echidna, seat, self.sheet.values[cell]))
        return s

    def pick_start(self, s, cell):
        """The next seat picks its start; after the last, the turns begin with seat 0."""
        s = self.visit(s, s.turn, cell)
        if s.turn + 1 < self.seats:
            return replace(s, turn=s.turn + 1)
        return self.open_turn(replace(s, turn=0))

    def move_to(self, s, cell):
        """The square left is crossed out; then the square landed on takes effect."""
        seat = s.turn
        s = replace(s, crossed=s.crossed | {s.kangaroos[seat]})
        s = self.visit(s, seat, cell)
        kind = self.kind(cell)
        if kind == "kangaroo":
            return self.jump_again(s)
        if kind == "tasmanian-devil":
            return self.end_turn(self.strike(s, self.devil_squares(s, seat)))
        if kind == "tasmanian-tiger":
            squares = self.tiger_squares(s, seat)
            if len(squares) > 2:
                return replace(s, phase="destroy")
            return self.end_turn(self.strike(s, squares))
        if kind in SCORING and not self.guarded(s, cell):
            s = replace(s, gains=s.gains | {(cell, seat)})
        return self.end_turn(s)

    def jump_again(self, s):
        """A further jump; with no legal one the turn just ends; a single thorny devil puts you out."""
        landings = self.landings(s, s.turn)
        if self.is_thorny(landings):
            return self.put_out(s)
        if landings:
            return replace(s, phase="again")
        return self.end_turn(s)

    def guarded(self, s, cell):
        """Does any kangaroo stand on a crocodile in the file or rank of this square?"""
        return any(
            self.kind(c) == "crocodile" and (c[0] == cell[0] or c[1] == cell[1]) for c in s.kangaroos
        )

    def strike(self, s, squares):
        """Unused squares are crossed out; with harsh_destruction what was gained from struck squares is lost."""
        crossed = s.crossed | {c for c in squares if self.unused(s, c)}
        gains = s.gains
        if self.harsh:
            gains = frozenset((c, seat) for c, seat in gains if c not in squares)
        return replace(s, crossed=crossed, gains=gains)

    # --- points

    def count(self, s, seat, kind):
        """How many of a scoring type the seat has."""
        return sum(1 for c, who in s.gains if who == seat and self.kind(c) == kind)

    def score_sum(self, s, seat):
        """The sum of the values of the score squares the seat has."""
        return sum(self.sheet.values[c] for c, who in s.gains if who == seat and self.kind(c) == "score")

    def points(self, s):
        """What each seat would have if the game ended now."""
        shelter = [self.count(s, k, "shelter") for k in range(self.seats)]
        coins = [self.count(s, k, "coins") for k in range(self.seats)]
        points = []
        for seat in range(self.seats):
            total = self.score_sum(s, seat)
            total += self.count(s, seat, "food") * self.count(s, seat, "water")
            if max(shelter) != min(shelter):
                if shelter[seat] == max(shelter):
                    total += 10
                if shelter[seat] == min(shelter):
                    total -= 10
            total += 5 * (self.count(s, seat, "toys") // 3)
            total += GEMS[min(self.count(s, seat, "gems"), 10)]
            total += coins[seat] if coins[seat] == max(coins) else -coins[seat]
            total += 5 * self.count(s, seat, "chests")
            total -= 10 * s.teleports[seat]
            points.append(total)
        return points

    # --- the contract

    def node(self, s):
        """The node: always a decision, or the end."""
        if s.phase == "end":
            points = self.points(s)
            return ("end", [k for k in range(self.seats) if points[k] == max(points)], points)
        return ("decision", s.turn, sorted(self.actions(s)))

    def actions(self, s):
        """The legal actions of the phase."""
        if s.phase == "start":
            return ["start " + cell_name(c) for c in self.start_squares() if c not in s.kangaroos]
        if s.phase == "stuck":
            return ["stop"] + ["teleport " + cell_name(c) for c in self.teleport_squares(s, s.turn)]
        if s.phase == "destroy":
            names = sorted(cell_name(c) for c in self.tiger_squares(s, s.turn))
            return [f"destroy {a} {b}" for a, b in itertools.combinations(names, 2)]
        jumps = [cell_name(c) for c in self.landings(s, s.turn)]
        if s.phase == "jump" and self.give_up:
            jumps.append("stop")
        return jumps

    def cell(self, name):
        """The cell of a name that stands in a legal action."""
        return parse_cell(name, self.sheet.files, self.sheet.ranks)

    def apply(self, s, action):
        """Plays a legal action."""
        words = action.split(" ")
        if words[0] == "start":
            return self.pick_start(s, self.cell(words[1]))
        if words[0] == "stop":
            return self.put_out(s)
        if words[0] == "teleport":
            s = replace(s, teleports=put(s.teleports, s.turn, s.teleports[s.turn] + 1))
            return self.move_to(s, self.cell(words[1]))
        if words[0] == "destroy":
            return self.end_turn(self.strike(s, [self.cell(words[1]), self.cell(words[2])]))
        return self.move_to(s, self.cell(words[0]))

    def turn_key(self, s):
        """There is no repetition rule; the position itself, where a turn opens."""
        return s if s.phase in ("jump", "stuck") else None

    def called_off(self, s):
        """There is no repetition rule and no ply_cap, so nothing is ever called off."""
        raise AssertionError("Kangaruse has no draws by length")

    def gained(self, s, seat):
        """The types of which the seat has something; score as a sum, echidna as the last value, teleports as how many."""
        gained = {}
        for kind in SCORING:
            number = self.count(s, seat, kind)
            if number > 0:
                gained[kind] = self.score_sum(s, seat) if kind == "score" else number
        if s.echidna[seat] is not None:
            gained["echidna"] = s.echidna[seat]
        if s.teleports[seat] > 0:
            gained["teleports"] = s.teleports[seat]
        return gained

    def state(self, s, seat):
        """The whole position; nothing is hidden from anybody."""
        return {
            "kangaroos": [None if c is None else cell_name(c) for c in s.kangaroos],
            "out": list(s.out),
            "crossed": sorted(cell_name(c) for c in s.crossed),
            "gained": [self.gained(s, k) for k in range(self.seats)],
            "points": self.points(s),
            "turn": s.turn,
            "phase": s.phase,
        }


# ---------------------------------------------------------------------------------------------------------
# Random and broken options

# Types of which little happens without scoring squares.
HUNGRY = ("tasmanian-devil", "tasmanian-tiger", "crocodile", "numbat", "cacketoo")

# Types that like to get in each other's way. Scoring types, trees and plain squares are mixed in besides.
THEMES = (
    ("dingo", "quoll", "kiwi", "koala"),
    ("dingo", "dingo", "numbat", "cacketoo", "quoll"),
    ("moth", "moth", "sugar-glider", "koala"),
    ("sugar-glider", "sugar-glider", "moth", "kiwi"),
    ("sugar-glider", "echidna", "tasmanian-devil", "dingo"),
    ("mistletoebird",),
    ("mistletoebird", "kiwi", "dingo", "moth"),
    ("frog", "frog", "kiwi", "thorny-devil"),
    ("frog", "dingo", "numbat", "quoll"),
    ("thorny-devil",),
    ("thorny-devil", "thorny-devil", "kangaroo", "dingo"),
    ("echidna", "echidna", "frog", "platypus"),
    ("echidna", "kangaroo", "sugar-glider", "mistletoebird"),
    ("tasmanian-devil", "tasmanian-tiger"),
    ("tasmanian-devil", "kangaroo", "numbat"),
    ("tasmanian-tiger", "tasmanian-tiger", "platypus", "kangaroo"),
    ("tasmanian-devil", "tasmanian-tiger", "moth", "moth"),
    ("tasmanian-devil", "crocodile", "mistletoebird"),
    ("crocodile", "kangaroo", "platypus"),
    ("crocodile", "crocodile", "numbat"),
    ("kangaroo",),
    ("kangaroo", "quoll", "kiwi"),
    ("platypus", "koala", "kiwi", "quoll"),
    ("numbat", "cacketoo", "platypus"),
    OTHER_TYPES,
)


def random_size(rng):
    """Mostly tiny grids, some narrow and long, few large."""
    shape = rng.random()
    if shape < 0.25:
        return rng.randint(2, 4), rng.randint(2, 4)
    if shape < 0.70:
        return rng.randint(3, 6), rng.randint(3, 6)
    if shape < 0.80:
        return rng.randint(2, 3), rng.randint(5, 12)
    if shape < 0.86:
        return rng.randint(5, 16), rng.randint(2, 3)
    if shape < 0.97:
        return rng.randint(5, 9), rng.randint(4, 8)
    return rng.randint(10, 16), rng.randint(8, 12)


def random_value(rng, kind, unused_numbers, score_values):
    """A value for a score (one of those given) or an echidna (its own number)."""
    if kind == "echidna":
        return unused_numbers.pop(rng.randrange(min(len(unused_numbers), 20)))
    return rng.choice(score_values)


def random_squares(rng, files, ranks, players):
    """Squares drawn from a theme or two, with scoring squares, trees and plain ones in changing shares."""
    theme = list(rng.choice(THEMES))
    if rng.random() < 0.4:
        theme += rng.choice(THEMES)
    scoring = rng.sample(SCORING, rng.randint(1, 3)) if rng.random() < 0.8 else list(SCORING)
    if rng.random() < 0.3:
        scoring += ["score"] * 4
    score_values = rng.choice(((-1, 1), (-1, 1), (-2, -1, 1, 2, 3), (-99, 99), [v for v in range(-99, 100) if v]))
    p_tree = rng.choice((0, 0, 0.05, 0.12, 0.25))
    p_scoring = rng.choice((0, 0.1, 0.25, 0.25, 0.4, 0.6))
    if any(kind in HUNGRY for kind in theme):
        p_scoring = rng.choice((0.1, 0.3, 0.45, 0.6))
    p_plain = rng.choice((0, 0, 0.15, 0.4))
    numbers = list(range(1, 100))
    squares = {}
    cells = cells_of(files, ranks)
    rng.shuffle(cells)
    forced_starts = players + rng.randint(-1, 2) if rng.random() < 0.2 else 0
    for cell in cells:
        draw = rng.random()
        if forced_starts > 0:
            kind, forced_starts = "start", forced_starts - 1
        elif draw < p_tree:
            kind = "tree"
        elif draw < p_tree + p_scoring:
            kind = rng.choice(scoring)
        elif draw < p_tree + p_scoring + p_plain:
            kind = "plain"
        else:
            kind = rng.choice(theme)
        if kind == "echidna" and not numbers:
            kind = "kangaroo"
        if kind == "plain" and rng.random() < 0.9:
            continue  # usually a plain square is not named
        square = {"type": kind}
        if kind in ("score", "echidna"):
            square["value"] = random_value(rng, kind, numbers, score_values)
        squares[cell_name(cell)] = square
    return squares


def random_board(rng, players):
    """A random sheet; it may turn out to have too few squares to start from."""
    files, ranks = random_size(rng)
    numbers_on = rng.choice(("files", "ranks"))
    along, across = (files, ranks) if numbers_on == "files" else (ranks, files)
    number_pool = rng.choice(((1, 2, 3, 4), (1, 2, 3, 4), (1, 1, 2), (1, 1, 2), (1, 2, 3), (2, 3)))
    return {
        "game": "kangaruse",
        "name": rng.choice(("random", "a sheet", "Übungsblatt")),
        "files": files,
        "ranks": ranks,
        "numbers_on": numbers_on,
        "numbers": [rng.choice(number_pool) for _ in range(along)],
        "directions": [rng.choice("NESW") for _ in range(across)],
        "squares": random_squares(rng, files, ranks, players),
    }


def random_options(rng):
    """A random valid set of options, with a nasty sheet."""
    while True:
        players = rng.choice((2, 2, 2, 3, 3, 4, 5))
        options = {"board": random_board(rng, players)}
        if players != 2 or rng.random() < 0.5:
            options["players"] = players
        kinds = {square["type"] for square in options["board"]["squares"].values()}
        any_scoring = any(kind in SCORING for kind in kinds)
        any_strikes = "tasmanian-devil" in kinds or "tasmanian-tiger" in kinds
        if rng.random() < (0.4 if any_scoring else 0.9):
            options["stop_when_scored"] = False
        elif rng.random() < 0.3:
            options["stop_when_scored"] = True
        if rng.random() < 0.3:
            options["give_up"] = rng.random() < 0.7
        if rng.random() < (0.8 if any_strikes else 0.2):
            options["harsh_destruction"] = rng.random() < 0.85
        try:
            Game(options)
        except BadBoard:
            continue
        return options


def break_options(rng, options):
    """Breaks something that is not about the board."""
    kind = rng.randrange(6)
    if kind == 0:
        options[rng.choice(("repetition", "ply_cap", "mode", "Players", "", "teams", "boards"))] = rng.choice((0, 3, True))
    elif kind == 1:
        options["players"] = rng.choice((0, 1, 6, -2, 2.0, 2.5, "2", True, None, [2], 10**30))
    elif kind == 2:
        key = rng.choice(("stop_when_scored", "give_up", "harsh_destruction"))
        options[key] = rng.choice((0, 1, "true", "", None, [], {}))
    elif kind == 3:
        key, value = rng.choice((("size", "tiny"), ("size", "regular"), ("starts", False), ("starts", True), ("seed", 0), ("seed", 7)))
        options[key] = value
    elif kind == 4:
        del options["board"]
        key, values = rng.choice((
            ("size", ("Tiny", "", "giant", 3, None, True, ["tiny"])),
            ("starts", (0, 1, "true", None)),
            ("seed", (-1, 2**53, 2**64, 10**30, 1.0, 0.5, "0", True, None)),
        ))
        options[key] = rng.choice(values)
    else:
        # bad_options comes before bad_board.
        options["board"] = rng.choice(("no such sheet", 5, None, {}, []))
        options["players"] = 6


def break_square(rng, board):
    """Breaks one square of a sheet."""
    squares = board["squares"]
    name = cell_name((rng.randrange(board["files"]), rng.randrange(board["ranks"])))
    kind = rng.randrange(9)
    if kind == 0:
        bad = ("a0", "A1", "a01", "a-1", "a 1", "a1 ", "", "a", "1", "q1", "a13", "1a", "aa1", "ä1",
               cell_name((board["files"], 0)), cell_name((0, board["ranks"])))
        squares[rng.choice(bad)] = {"type": "tree"}
    elif kind == 1:
        squares[name] = {"type": rng.choice(("Tree", "", "cockatoo", "river", "coin", None, 3, ["tree"]))}
    elif kind == 2:
        squares[name] = {"type": rng.choice(("score", "echidna"))}
    elif kind == 3:
        squares[name] = {"type": "score", "value": rng.choice((0, 100, -100, 1.0, 2.5, "4", None, True, 10**30, [1]))}
    elif kind == 4:
        squares[name] = {"type": "echidna", "value": rng.choice((0, -1, 100, 1.0, "4", None, True, 10**30))}
    elif kind == 5:
        wrong = rng.choice([t for t in TYPES if t not in ("score", "echidna")])
        squares[name] = {"type": wrong, "value": rng.choice((1, 4, 0, None))}
    elif kind == 6:
        squares[name] = {"type": "tree", rng.choice(("values", "name", "Type", "")): 1}
    elif kind == 7:
        squares[name] = rng.choice(({}, {"value": 3}, "tree", None, 4, ["tree"], True))
    else:
        squares["a1"] = {"type": "echidna", "value": 5}
        squares["b2"] = {"type": "echidna", "value": 5}


def break_sheet(rng, board):
    """Breaks something of a sheet that is not a single square."""
    kind = rng.randrange(9)
    if kind == 0:
        del board[rng.choice(SHEET_KEYS)]
    elif kind == 1:
        board[rng.choice(("author", "value", "Files", ""))] = 1
    elif kind == 2:
        board["game"] = rng.choice(("duel", "Kangaruse", "", 3, None))
    elif kind == 3:
        board["name"] = rng.choice((3, None, [], {}, True))
    elif kind == 4:
        key = rng.choice(("files", "ranks"))
        board[key] = rng.choice((0, 1, -3, 17, board[key] + 1, board[key] - 1, float(board[key]), str(board[key]), None, True))
    elif kind == 5:
        board["numbers_on"] = rng.choice(("file", "Files", "", "both", 0, None, ["files"]))
    elif kind == 6:
        board["squares"] = rng.choice(([], None, "", 3, True))
    else:
        key = "numbers" if kind == 7 else "directions"
        broken = rng.choice(("longer", "shorter", "item", "type"))
        if broken == "longer":
            board[key].append(board[key][0])
        elif broken == "shorter":
            board[key].pop()
        elif broken == "type":
            board[key] = rng.choice((None, "NESW", 3, {}, []))
        elif key == "numbers":
            board[key][rng.randrange(len(board[key]))] = rng.choice((0, 5, -1, 1.0, 1.5, "1", None, True, "N", 10**30))
        else:
            board[key][rng.randrange(len(board[key]))] = rng.choice(("n", "NE", "", "north", 1, None, True, ["N"]))


def starve_sheet(rng, options):
    """Leaves fewer squares to start from than there are players."""
    board = options["board"]
    names = [cell_name(c) for c in cells_of(board["files"], board["ranks"])]
    rng.shuffle(names)
    left = rng.randint(0, options.get("players", 2) - 1)
    board["squares"] = {}
    for name in names[left:]:
        board["squares"][name] = {"type": rng.choice(("tree", "coins", "gems", "shelter", "water"))}
    for name in names[:left]:
        board["squares"][name] = {"type": rng.choice(("start", "frog", "moth", "kiwi"))}


def broken_options(rng):
    """A valid set of options broken in one random way, and the code of the error."""
    options = random_options(rng)
    draw = rng.random()
    if draw < 0.35:
        break_options(rng, options)
        return options, "bad_options"
    if draw < 0.42:
        options["board"] = rng.choice(("no such sheet", "", 3, None, [], True, 1.5, {}))
    elif draw < 0.65:
        break_square(rng, options["board"])
    elif draw < 0.92:
        break_sheet(rng, options["board"])
    else:
        starve_sheet(rng, options)
    return options, "bad_board"


# ---------------------------------------------------------------------------------------------------------
# Self-check


def check_position(game, s, before):
    """What must hold of every position that follows another."""
    assert s.crossed >= before.crossed
    assert all(game.kind(c) != "tree" for c in s.crossed)
    for a, b in itertools.combinations([c for c in s.kangaroos if c is not None], 2):
        assert a != b or game.kind(a) == "moth"
    for c in s.kangaroos:
        assert c is None or game.kind(c) == "moth" or c not in s.crossed
    gained = [c for c, _ in s.gains]
    assert len(set(gained)) == len(gained)
    assert all(game.is_scoring(c) and not game.unused(s, c) for c in gained)
    assert all(after or not was for was, after in zip(before.out, s.out))


def play_random_game(game, rng):
    """Plays to the end, checking every position; the phases met and the number of actions."""
    s, plies, phases = game.start(), 0, set()
    visited = [set() for _ in range(game.seats)]
    while True:
        node = game.node(s)
        phases.add(s.phase)
        state = game.state(s, None)
        assert state["phase"] == s.phase and len(state["points"]) == game.seats
        if node[0] == "end":
            assert node[1] and node[2] == state["points"] and state["turn"] is None
            return phases, plies
        _, seat, actions = node
        assert actions and actions == sorted(set(actions)) and not (s.out[seat])
        after = game.apply(s, rng.choice(actions))
        check_position(game, after, s)
        for k in range(game.seats):
            if after.kangaroos[k] != s.kangaroos[k]:
                assert after.kangaroos[k] not in visited[k], "no kangaroo comes to the same square twice"
                visited[k].add(after.kangaroos[k])
        s, plies = after, plies + 1
        assert plies <= 3 * game.seats * len(game.cells())


def self_check(seed, games):
    """Plays random games and refuses broken options."""
    rng = random.Random(seed)
    phases, plies = {}, 0
    for _ in range(games):
        met, length = play_random_game(Game(random_options(rng)), rng)
        plies += length
        for phase in met:
            phases[phase] = phases.get(phase, 0) + 1
    for _ in range(games):
        options, code = broken_options(rng)
        try:
            Game(options)
        except (BadOptions, BadBoard) as error:
            found = "bad_options" if isinstance(error, BadOptions) else "bad_board"
            assert found == code, (options, code, error)
        else:
            raise AssertionError(("accepted", options, code))
    print(f"{games} games, {plies} actions; games that met a phase: {phases}")


if __name__ == "__main__":
    self_check(1, 300)
