"""Muddy Ride, written from rules/exact/muddy-ride.md alone: animals jump into puddles and splash each other home.

A field is (x, y) with (0, 0) for a1; an animal is one of the letters N E S W, the way it faces.
"""

import copy
import re
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations, permutations

from .common import BadBoard, BadOptions, is_whole, require_keys

ANIMALS = "NESW"
DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]  # clockwise
STEP = {"N": (0, 1), "NE": (1, 1), "E": (1, 0), "SE": (1, -1), "S": (0, -1), "SW": (-1, -1), "W": (-1, 0), "NW": (-1, 1)}
FACES = ["NE", "NS", "NW", "ES", "EW", "SW"]
MODES = ["free-for-all", "white-horse", "all-or-nothing", "secret"]
OPTIONS_OF_MODE = {
    "free-for-all": ["animals"], "white-horse": ["teams"], "all-or-nothing": ["teams"], "secret": ["players"],
}
DEFAULTS = {
    6: ({"N": "b1", "E": "a5", "S": "e6", "W": "f2"}, {"N": "b6", "E": "f5", "S": "e1", "W": "a2"}),
    8: ({"N": "c1", "E": "a6", "S": "f8", "W": "h3"}, {"N": "c8", "E": "h6", "S": "f1", "W": "a3"}),
}


# --- fields and directions -------------------------------------------------------------------------------------------

def name_of(field):
    """Cells are written file then rank."""
    return "abcdefgh"[field[0]] + str(field[1] + 1)


def field_of(text, size, where):
    """A field of a grid of that size, or the board is bad."""
    if not isinstance(text, str) or not re.fullmatch("[a-h][1-8]", text):
        raise BadBoard(f"{where}: {text!r} is no field")
    field = ("abcdefgh".index(text[0]), int(text[1]) - 1)
    if field[0] >= size or field[1] >= size:
        raise BadBoard(f"{where}: {text} lies off the grid")
    return field


def onward(field, direction):
    """One field on in a direction, perhaps off the grid."""
    return (field[0] + STEP[direction][0], field[1] + STEP[direction][1])


def turned(direction, quarter_turns):
    """A direction turned by so many quarter turns clockwise."""
    return DIRECTIONS[(DIRECTIONS.index(direction) + 2 * quarter_turns) % 8]


def seen_from(facing, eighths):
    """The direction so many eighths of a turn clockwise from a facing: 2 is right, 4 back, 6 left."""
    return DIRECTIONS[(DIRECTIONS.index(facing) + eighths) % 8]


# --- boards ----------------------------------------------------------------------------------------------------------

def read_footprints(fields, size, where):
    """Each field may carry, for each animal, at most one footprint: one of the eight directions."""
    if not isinstance(fields, dict):
        raise BadBoard(f"{where}: expected an object")
    read = {}
    for text, prints in fields.items():
        field = field_of(text, size, where)
        require_keys(prints, [], ANIMALS, BadBoard, f"{where} {text}")
        for direction in prints.values():
            if not isinstance(direction, str) or direction not in DIRECTIONS:
                raise BadBoard(f"{where} {text}: {direction!r} is no direction")
        read[field] = dict(prints)
    return read


def read_corners(given, size, where):
    """`start` or `target`: each, where given, names all four animals."""
    require_keys(given, ANIMALS, [], BadBoard, where)
    return {animal: field_of(given[animal], size, where) for animal in ANIMALS}


class Board:
    """The grid, the footprints, and where each animal starts and wants to go."""

    def __init__(self, given):
        if not isinstance(given, dict):
            raise BadBoard("the oracle knows no board by name, and needs one")
        if "tile_set" in given or "lay" in given:
            self.read_laid(given)
        else:
            self.read_plain(given)

    def read_plain(self, given):
        """Only `start` and `target` may be left out, for the defaults."""
        require_keys(given, ["game", "name", "size", "fields"], ["start", "target"], BadBoard, "board")
        check_heading(given)
        if not is_whole(given["size"]) or given["size"] not in (6, 8):
            raise BadBoard("size must be 6 or 8")
        self.size = given["size"]
        start, target = DEFAULTS[self.size]
        self.start = read_corners(given.get("start", start), self.size, "start")
        self.target = read_corners(given.get("target", target), self.size, "target")
        if len(set(self.start.values()) | set(self.target.values())) != 8:
            raise BadBoard("starts and targets must be eight different fields")
        self.prints = read_footprints(given["fields"], self.size, "fields")
        for field in self.target.values():
            if self.prints.get(field):
                raise BadBoard(f"the target {name_of(field)} has footprints")

    def read_laid(self, given):
        """Four tiles laid into the quadrants NW, NE, SW, SE, each turned by 0-3 quarter turns clockwise."""
        require_keys(given, ["tile_set", "lay"], [], BadBoard, "laid board")
        tile_size, tiles = read_tile_set(given["tile_set"])
        self.size = 2 * tile_size
        start, target = DEFAULTS[self.size]
        self.start = read_corners(start, self.size, "start")
        self.target = read_corners(target, self.size, "target")
        self.prints = {}
        lay = read_lay(given["lay"])
        corners = [(0, tile_size), (tile_size, tile_size), (0, 0), (tile_size, 0)]
        for (letter, turns), (left, bottom) in zip(lay, corners):
            for (x, y), prints in tiles[letter].items():
                for _ in range(turns):
                    x, y = y, tile_size - 1 - x
                field = (left + x, bottom + y)
                if field not in self.target.values():  # footprints on a target field are dropped
                    self.prints[field] = {animal: turned(way, turns) for animal, way in prints.items()}

    def on_grid(self, field):
        return 0 <= field[0] < self.size and 0 <= field[1] < self.size

    def open_to(self, animal, field):
        """On the grid, and not another animal's target."""
        return self.on_grid(field) and all(field != self.target[other] for other in ANIMALS if other != animal)


def check_heading(given):
    """A board and a tile set name their game and themselves."""
    if given["game"] != "muddy-ride" or not isinstance(given["name"], str):
        raise BadBoard("not a muddy-ride board with a name")


def read_tile_set(given):
    """All its keys are required and no others allowed; exactly the tiles A, B, C, D."""
    require_keys(given, ["game", "name", "tile_size", "tiles"], [], BadBoard, "tile set")
    check_heading(given)
    if not is_whole(given["tile_size"]) or given["tile_size"] not in (3, 4):
        raise BadBoard("tile_size must be 3 or 4")
    require_keys(given["tiles"], "ABCD", [], BadBoard, "tiles")
    tiles = {letter: read_footprints(given["tiles"][letter], given["tile_size"], f"tile {letter}") for letter in "ABCD"}
    return given["tile_size"], tiles


def read_lay(given):
    """Four pairs of a tile and its quarter turns, each tile once."""
    if not isinstance(given, list) or len(given) != 4:
        raise BadBoard("lay must list four tiles")
    for pair in given:
        if not isinstance(pair, list) or len(pair) != 2:
            raise BadBoard("lay must list pairs")
        letter, turns = pair
        if not isinstance(letter, str) or letter not in ("A", "B", "C", "D"):
            raise BadBoard(f"{letter!r} is no tile")
        if not is_whole(turns) or not 0 <= turns <= 3:
            raise BadBoard(f"{turns!r} is no number of quarter turns")
    if len({pair[0] for pair in given}) != 4:
        raise BadBoard("each tile is laid once")
    return given


# --- the game --------------------------------------------------------------------------------------------------------

@dataclass(frozen=True)
class State:
    """A position. `at` pairs the animals on the grid, in the order N E S W, with their fields."""

    at: tuple
    arrived: frozenset = frozenset()
    turn: int = 0
    phase: str = "jump"
    splasher: str = None  # the animal whose jump is being resolved, in phase splash
    rolled: str = None
    cards: tuple = ()  # the cards of seat 0, 1, ...
    winners: tuple = ()  # at the end


class Game:
    def __init__(self, options):
        """Options that are not about the board first, then the board."""
        if not isinstance(options, dict):
            raise BadOptions("options must be an object")
        self.mode = options.get("mode", "free-for-all")
        if not isinstance(self.mode, str) or self.mode not in MODES:
            raise BadOptions(f"unknown mode {self.mode!r}")
        known = ["mode", "first", "board", "crossing", "targets", "repetition", "ply_cap"] + OPTIONS_OF_MODE[self.mode]
        require_keys(options, [], known, BadOptions, "options")
        self.read_lengths(options)
        self.crossing = read_choice(options, "crossing", ["stay", "swap"])
        self.targets = read_choice(options, "targets", ["closed", "open"])
        self.animals = read_animals(options.get("animals", list(ANIMALS)))
        self.teams = read_teams(options.get("teams", [["N", "S"], ["E", "W"]]))
        self.seats = self.read_seats(options)
        self.first = self.read_first(options)
        self.board = Board(options.get("board"))

    def read_lengths(self, options):
        """`repetition` is 0 or at least 2 (default 3), `ply_cap` at least 0 (default 400)."""
        self.repetition = options.get("repetition", 3)
        self.ply_cap = options.get("ply_cap", 400)
        if not is_whole(self.repetition) or self.repetition < 0 or self.repetition == 1:
            raise BadOptions("repetition must be 0 or at least 2")
        if not is_whole(self.ply_cap) or self.ply_cap < 0:
            raise BadOptions("ply_cap must be at least 0")

    def read_seats(self, options):
        """As many seats as animals in play; in `secret` `players`, 2-4, default 4."""
        if self.mode != "secret":
            return len(self.animals)
        players = options.get("players", 4)
        if not is_whole(players) or not 2 <= players <= 4:
            raise BadOptions("players must be 2 to 4")
        return players

    def read_first(self, options):
        """`first` names the animal (in `secret`, the seat) that begins; kept as a seat."""
        if self.mode == "secret":
            first = options.get("first", 0)
            if not is_whole(first) or not 0 <= first < self.seats:
                raise BadOptions("first must be a seat")
            return first
        first = options.get("first", self.animals[0])
        if not isinstance(first, str) or first not in list(self.animals):
            raise BadOptions("first must be an animal in play")
        return self.animals.index(first)

    # the flow of the game

    def start(self):
        """The deal in `secret`, else the first jump."""
        at = tuple((animal, self.board.start[animal]) for animal in self.animals)
        return State(at=at, turn=self.first, phase="deal" if self.mode == "secret" else "jump")

    def node(self, s):
        if s.phase == "end":
            return ("end", list(s.winners), None)
        if s.phase == "deal":
            left = [animal for animal in ANIMALS if animal not in s.cards]
            return ("chance", sorted((f"card {animal}", Fraction(1, len(left))) for animal in left))
        if s.phase == "roll":
            return ("chance", sorted((f"roll {face}", Fraction(1, 6)) for face in FACES))
        if s.phase == "splash":
            return ("decision", s.turn, sorted("splash " + group for group in self.maximal_sets(s.at, s.splasher)))
        return ("decision", s.turn, sorted(self.jumps(s)) or ["pass"])

    def apply(self, s, action):
        if s.phase == "deal":
            return self.deal(s, action.removeprefix("card "))
        if s.phase == "roll":
            return replace(s, phase="jump", rolled=action.removeprefix("roll "))
        if s.phase == "splash":
            return self.splash(s, action.removeprefix("splash "))
        if action == "pass":
            return self.next_turn(s)
        return self.jump(s, *self.jumps(s)[action])

    def deal(self, s, card):
        """The next seat in order is dealt this card; a fourth card is the only one left and is no action."""
        cards = s.cards + (card,)
        if len(cards) == 3 and self.seats == 4:
            cards += tuple(animal for animal in ANIMALS if animal not in cards)
        return replace(s, cards=cards, phase="roll" if len(cards) == self.seats else "deal")

    def jumps(self, s):
        """Every jump as action: (animal, field)."""
        found = {}
        if self.mode == "secret":
            for animal in s.rolled:  # one of the two pictured animals, to its left or right, never back
                for field in self.landings(s, animal, [6, 2]):
                    found[f"{animal}:{name_of(field)}"] = (animal, field)
        else:
            animal = self.animals[s.turn]
            for field in self.landings(s, animal, [6, 2, 4, 5, 3]):
                found[name_of(field)] = (animal, field)
        return found

    def landings(self, s, animal, ways):
        """The field must be on the grid, not occupied, and not another animal's target, unless targets are open."""
        at = dict(s.at)
        if animal not in at:  # an animal that has arrived cannot be chosen
            return []
        fields = [onward(at[animal], seen_from(animal, eighths)) for eighths in ways]
        is_open = self.board.on_grid if self.targets == "open" else lambda field: self.board.open_to(animal, field)
        return [field for field in fields if is_open(field) and field not in at.values()]

    def jump(self, s, animal, field):
        """Jump, then splash; an animal that jumps onto its target splashes nobody."""
        at = dict(s.at)
        at[animal] = field
        s = replace(s, at=tuple(at.items()))
        if field == self.board.target[animal]:
            return self.after_event(s)
        groups = self.maximal_sets(s.at, animal)
        s = replace(s, phase="splash", splasher=animal)
        return s if len(groups) > 1 else self.splash(s, groups[0])

    def splash_ways(self, at, jumper):
        """Each animal in play with a footprint on the field jumped onto, and where that would take it."""
        at = dict(at)
        prints = self.board.prints.get(at[jumper], {})
        return {animal: onward(at[animal], prints[animal]) for animal in at if animal in prints}

    def maximal_sets(self, at, jumper):
        """The inclusion-maximal sets of splashed animals that can move, each as text in the order N E S W."""
        ways = self.splash_ways(at, jumper)
        can = [group for n in range(len(ways) + 1) for group in combinations(ways, n) if self.can_move(group, at, ways)]
        return ["".join(group) for group in can if not any(set(group) < set(other) for other in can)]

    def can_move(self, group, at, ways):
        """Each has a way, no two land on the same field, and in some order each enters a field empty at that moment."""
        if not all(self.board.open_to(animal, ways[animal]) for animal in group):
            return False
        if len({ways[animal] for animal in group}) < len(group):
            return False
        if self.crossing == "swap":  # all at once: none lands where an animal outside the set stands
            staying = {field for animal, field in dict(at).items() if animal not in group}
            return not any(ways[animal] in staying for animal in group)
        return any(goes_in_order(order, dict(at), ways) for order in permutations(group))

    def splash(self, s, group):
        """All splashes of one jump are one event; splashing triggers nothing further."""
        ways = self.splash_ways(s.at, s.splasher)
        at = tuple((animal, ways[animal] if animal in group else field) for animal, field in s.at)
        return self.after_event(replace(s, at=at))

    def after_event(self, s):
        """An animal that stands on its own target has arrived and leaves the grid; then the game is won or goes on."""
        now = [animal for animal, field in s.at if field == self.board.target[animal]]
        at = tuple((animal, field) for animal, field in s.at if animal not in now)
        s = replace(s, at=at, arrived=s.arrived | set(now))
        winners = self.winners(s, now)
        return ended(s, winners) if winners else self.next_turn(s)

    def winners(self, s, now):
        """The seats that win by the animals that arrived in this event; none while the game goes on."""
        if self.mode == "free-for-all":
            return [self.animals.index(animal) for animal in now]
        if self.mode == "secret":
            return sorted(s.cards.index(animal) for animal in now if animal in s.cards)
        if self.mode == "white-horse":
            winning = [team for team in self.teams if set(team) & set(now)]
        else:
            winning = [team for team in self.teams if set(team) <= s.arrived]
        return sorted(ANIMALS.index(animal) for team in winning for animal in team)

    def next_turn(self, s):
        """Turn order by seats; an arrived animal's seat takes no more turns (only all-or-nothing comes to that)."""
        turn = (s.turn + 1) % self.seats
        while self.mode == "all-or-nothing" and ANIMALS[turn] in s.arrived:
            turn = (turn + 1) % self.seats
        return replace(s, turn=turn, phase="roll" if self.mode == "secret" else "jump", splasher=None, rolled=None)

    # what the driver asks

    def turn_key(self, s):
        """A turn opens at its jump decision: where the animals stand, who has arrived, the seat on turn, the face."""
        return (s.at, s.arrived, s.turn, s.rolled) if s.phase == "jump" else None

    def called_off(self, s):
        """Drawn by length."""
        return ended(s, range(self.seats))

    def state(self, s, seat):
        shown = {
            "animals": {animal: name_of(field) for animal, field in s.at},
            "arrived": [animal for animal in ANIMALS if animal in s.arrived],
            "turn": None if s.phase == "end" else s.turn,
            "phase": s.phase,
            "splasher": s.splasher,
        }
        if self.mode == "secret":
            # until the game ends a seat's view holds only its own card
            all_seen = seat is None or s.phase == "end"
            shown["cards"] = {str(owner): card for owner, card in enumerate(s.cards) if all_seen or owner == seat}
            shown["rolled"] = s.rolled
        return shown


def read_choice(options, key, names):
    """One of these names; the first by default."""
    chosen = options.get(key, names[0])
    if not isinstance(chosen, str) or chosen not in names:
        raise BadOptions(f"{key} must be one of {names}")
    return chosen


def goes_in_order(order, at, ways):
    """One after the other, each onto a field that is empty at that moment."""
    for animal in order:
        if ways[animal] in at.values():
            return False
        at[animal] = ways[animal]
    return True


def ended(s, winners):
    """At the end, what belongs to a turn under way is null."""
    return replace(s, phase="end", splasher=None, rolled=None, winners=tuple(winners))


def read_animals(given):
    """2-4 animals, a list in any order; kept in the order N, E, S, W."""
    if not isinstance(given, list) or not 2 <= len(given) <= 4:
        raise BadOptions("animals must list two to four")
    if any(not isinstance(animal, str) or animal not in list(ANIMALS) for animal in given) or len(set(given)) < len(given):
        raise BadOptions("animals must be different letters of N E S W")
    return [animal for animal in ANIMALS if animal in given]


def read_teams(given):
    """Two teams of two, together all four animals."""
    if not isinstance(given, list) or len(given) != 2 or any(not isinstance(t, list) or len(t) != 2 for t in given):
        raise BadOptions("teams must be two pairs")
    both = given[0] + given[1]
    if any(not isinstance(animal, str) for animal in both) or sorted(both) != sorted(ANIMALS):
        raise BadOptions("teams must hold each animal once")
    return given


# --- random set-ups --------------------------------------------------------------------------------------------------

def all_fields(size):
    return ["abcdefgh"[x] + str(y + 1) for x in range(size) for y in range(size)]


def random_fields(rng, size, barred, home):
    """Footprints on a random part of the fields, from none at all to a full meadow; some point the way `home`."""
    density, filled = rng.choice([0.2, 0.5, 0.8, 1.0]), rng.choice([0.0, 0.3, 0.7, 0.9, 1.0, 1.0])
    homeward, fields = rng.choice([0.0, 0.2, 0.5, 0.9]), {}
    if rng.random() < 0.3:  # everybody is splashed home at every jump
        density, filled, homeward = 1.0, 1.0, 0.9
    for field in all_fields(size):
        if rng.random() < filled:
            prints = fields[field] = {}
            for animal in ANIMALS:
                if field not in barred and rng.random() < density:
                    prints[animal] = home[animal] if rng.random() < homeward else rng.choice(DIRECTIONS)
    return fields


def random_places(rng, size, home):
    """Eight different fields: anywhere, crowded into a corner so that animals meet, or each a step or two from home."""
    fields, style = all_fields(size), rng.choice(["anywhere", "crowded", "doorstep", "doorstep"])
    if style == "doorstep":
        return doorsteps(rng, size, home)
    if style == "crowded":
        left, bottom, side = rng.randrange(size - 3), rng.randrange(size - 3), rng.choice([3, 4])
        fields = [name_of((left + x, bottom + y)) for x in range(side) for y in range(side)]
    chosen = rng.sample(fields, 8)
    return dict(zip(ANIMALS, chosen[:4])), dict(zip(ANIMALS, chosen[4:]))


def doorsteps(rng, size, home):
    """Each target one or two steps from its start, so that several arrive in one event; `home` is set to the way there."""
    while True:
        start, target = {}, {}
        jumper = rng.choice("NNNESW")  # is a jump and a splash from home
        for animal in ANIMALS:
            home[animal] = rng.choice(DIRECTIONS)
            field = start[animal] = (rng.randrange(size), rng.randrange(size))
            if animal == jumper:
                field = onward(field, seen_from(animal, rng.choice([2, 6])))
            elif rng.random() < 0.2:
                field = onward(field, home[animal])
            target[animal] = onward(field, home[animal])
        inside = all(0 <= x < size and 0 <= y < size for x, y in target.values())
        if inside and len(set(start.values()) | set(target.values())) == 8:
            return {a: name_of(f) for a, f in start.items()}, {a: name_of(f) for a, f in target.items()}


def random_board(rng):
    """A plain board with default or other starts and targets, or a laid one."""
    size = rng.choice([6, 6, 6, 8])
    home = {animal: animal for animal in ANIMALS}
    if rng.random() < 0.25:
        tiles = {letter: random_fields(rng, size // 2, [], home) for letter in "ABCD"}
        tile_set = {"game": "muddy-ride", "name": "tiles", "tile_size": size // 2, "tiles": tiles}
        return {"tile_set": tile_set, "lay": [[letter, rng.randrange(4)] for letter in rng.sample("ABCD", 4)]}
    board = {"game": "muddy-ride", "name": "random", "size": size}
    start, target = DEFAULTS[size]
    if rng.random() < 0.7:
        start, target = random_places(rng, size, home)
        board.update(start=start, target=target)
    elif rng.random() < 0.3:
        board["start"] = start
    board["fields"] = random_fields(rng, size, target.values(), home)
    return board


def random_options(rng):
    """Any mode with any of its options."""
    options = {"board": random_board(rng)}
    mode = rng.choice(MODES)
    if mode != "free-for-all" or rng.random() < 0.5:
        options["mode"] = mode
    if mode == "free-for-all" and rng.random() < 0.6:
        options["animals"] = rng.sample(ANIMALS, rng.randint(2, 4))
    if mode in ("white-horse", "all-or-nothing") and rng.random() < 0.6:
        mixed = rng.sample(ANIMALS, 4)
        options["teams"] = [mixed[:2], mixed[2:]]
    if mode == "secret" and rng.random() < 0.7:
        options["players"] = rng.randint(2, 4)
    if rng.random() < 0.5:
        options["first"] = rng.randrange(options.get("players", 4)) if mode == "secret" else rng.choice(options.get("animals", ANIMALS))
    if rng.random() < 0.5:
        options["crossing"] = rng.choice(["stay", "swap", "swap"])
    if rng.random() < 0.5:
        options["targets"] = rng.choice(["closed", "open", "open"])
    if rng.random() < 0.3:
        options["repetition"] = rng.choice([0, 2, 2, 4, 5])
    if rng.random() < 0.3:
        options["ply_cap"] = rng.choice([1, 2, 3, 4, 9, 17, 60, 1000])
        if options.get("repetition") != 0 and rng.random() < 0.3:
            options["ply_cap"] = 0
    return options


def broken_options(rng):
    """A valid set broken in one way."""
    options = copy.deepcopy(random_options(rng))
    code = rng.choice(["bad_options", "bad_board", "both"])
    if code != "bad_options":
        options["board"] = rng.choice([break_plain, break_plain, break_laid, break_whole])(rng)
    if code != "bad_board":
        break_option(rng, options)
    return options, "bad_board" if code == "bad_board" else "bad_options"


def break_option(rng, options):
    """One option unknown, of another mode, of the wrong type or out of range."""
    for key in ("animals", "teams", "players", "first", "mode"):
        options.pop(key, None)
    mode = rng.choice(MODES)
    good = {"animals": ["N", "E"], "teams": [["N", "E"], ["S", "W"]], "players": 3}
    foreign = rng.choice([key for key in good if key not in OPTIONS_OF_MODE[mode]])
    wrong = {
        "animals": [["N"], ["N", "N"], ["N", "X"], "NE", [], [1, 2], ["N", "E", "S", "W", "N"], None, {}],
        "teams": [[["N", "S"]], [["N", "S"], ["E", "N"]], [["N", "S", "E"], ["W"]], "NSEW", [["N", "S"], ["E", "X"]], None, ["NS", "EW"]],
        "players": [1, 5, "4", 2.5, None, True, -1, 3.0],
    }
    own = OPTIONS_OF_MODE[mode][0]
    first = [4, -1, "N", None, 0.5, True] if mode == "secret" else ["X", "n", 0, None, ["N"], ""]
    key, value = rng.choice([
        ("mod", mode), ("Mode", mode), ("size", 6), (foreign, good[foreign]), (own, rng.choice(wrong[own])), ("first", rng.choice(first)),
        ("repetition", rng.choice([1, -1, "3", 2.5, 3.0, True, None, []])), ("ply_cap", rng.choice([-1, "9", 1.5, 400.0, False, None, {}])),
        ("mode", rng.choice(["teams", "", None, 0, ["secret"], "Secret", "free for all"])),
    ])
    if mode != "free-for-all":
        options["mode"] = mode
    if mode == "free-for-all" and rng.random() < 0.1:
        options["animals"], key, value = ["N", "W"], "first", "E"
    if mode == "secret" and rng.random() < 0.1:
        options["players"], key, value = 2, "first", 2
    options[key] = value


def break_whole(rng):
    """Not a board at all."""
    tile_set = {"game": "muddy-ride", "name": "tiles", "tile_size": 3, "tiles": {letter: {} for letter in "ABCD"}}
    return rng.choice([None, 5, [], True, {}, "no such board anywhere", "", tile_set])


def break_plain(rng):
    """A plain board broken in one way."""
    board = random_board(rng)
    while "size" not in board:
        board = random_board(rng)
    start, target = DEFAULTS[board["size"]]
    start, target = dict(board.get("start", start)), dict(board.get("target", target))
    board.update(start=start, target=target)
    free = rng.choice([f for f in all_fields(board["size"]) if f not in target.values()])
    way = rng.randrange(14)
    if way == 0:
        del board[rng.choice(["game", "name", "size", "fields"])]
    elif way == 1:
        board[rng.choice(["tiles", "start ", "mode", "tile_size"])] = 1
    elif way == 2:
        board["game"] = rng.choice(["duel", "Muddy Ride", None, 1])
    elif way == 3:
        board["size"] = rng.choice([7, 5, 0, -6, "6", None, 6.5, True, 10])
    elif way == 4:
        board["name"] = rng.choice([None, 5, {}])
    elif way == 5:
        board["fields"][rng.choice(["i1", "a9", "a0", "A1", "a", "", "11", "a1 ", "aa", "a-1", "z3"])] = {"N": "N"}
    elif way == 6:
        board["fields"][free] = rng.choice([{"X": "N"}, {"n": "N"}, {"N": "n"}, {"N": "NN"}, {"N": ""}, {"N": None}, {"N": 1}, None, "N", []])
    elif way == 7:
        board["fields"] = rng.choice([None, [], "a1", 5])
    elif way == 8:
        board["fields"][rng.choice(list(target.values()))] = {rng.choice(ANIMALS): rng.choice(DIRECTIONS)}
    elif way == 9:
        del rng.choice([start, target])[rng.choice(ANIMALS)]
    elif way == 10:
        rng.choice([start, target])[rng.choice("XABn")] = free
    elif way == 11:
        rng.choice([start, target])[rng.choice(ANIMALS)] = rng.choice(["i1", "a9", "", None, 5, "A1"])
    elif way == 12:
        one, other = rng.sample([(places, animal) for places in (start, target) for animal in ANIMALS], 2)
        board["fields"] = {}
        one[0][one[1]] = other[0][other[1]]
    else:
        board[rng.choice(["start", "target"])] = rng.choice([None, [], "b1", {}])
    return board


def break_laid(rng):
    """A laid board broken in one way."""
    board = random_board(rng)
    while "lay" not in board:
        board = random_board(rng)
    lay, tile_set = board["lay"], board["tile_set"]
    way = rng.randrange(13)
    if way == 0:
        del board[rng.choice(["lay", "tile_set"])]
    elif way == 12:
        board["tile_set"] = rng.choice(["no such set anywhere", "", None, 5, [], {}])
    elif way == 1:
        board[rng.choice(["game", "name", "start", "size"])] = "muddy-ride"
    elif way == 2:
        board["lay"] = rng.choice([lay[:3], lay + [lay[0]], [], None, "ABCD", {}])
    elif way == 3:
        lay[rng.randrange(3)] = list(lay[3])
    elif way == 4:
        lay[rng.randrange(4)][1] = rng.choice([4, -1, 1.5, "1", None, True])
    elif way == 5:
        lay[rng.randrange(4)][0] = rng.choice(["E", "a", "", None, 1])
    elif way == 6:
        lay[rng.randrange(4)] = rng.choice([["A"], "A0", ["A", 0, 0], None])
    elif way == 7:
        del tile_set[rng.choice(["game", "name", "tile_size", "tiles"])]
    elif way == 8:
        tile_set[rng.choice(["size", "lay", "more"])] = 6
    elif way == 9:
        tile_set["tile_size"] = rng.choice([2, 5, 6, "3", None])
    elif way == 10:
        key = rng.choice("ABCDE")
        if key == "E":
            tile_set["tiles"]["E"] = {}
        else:
            del tile_set["tiles"][key]
    else:
        tile_set["tiles"][rng.choice("ABCD")] = rng.choice([{"e1": {}}, {"a5": {"N": "N"}}, {"a1": {"N": "X"}}, {"a1": None}, None, []])
    return board


def check(game, s):
    """What must hold at every node."""
    at = dict(s.at)
    assert len(set(at.values())) == len(at) and not set(at) & s.arrived
    assert set(at) | s.arrived == set(game.animals)
    for animal, field in at.items():
        assert game.board.on_grid(field) and field not in game.board.target.values(), (animal, field)


if __name__ == "__main__":
    from .referee import self_check
    self_check("muddy-ride", check)
