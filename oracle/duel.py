"""Duel, written from rules/exact/duel.md alone: two cowboys shoot each other, and themselves, across the board.

A field is (x, y) with (0, 0) for a1. Seat 0 is light and faces N, seat 1 is dark and faces S.
A cowboy's place is its (western) field, or THROUGH, or None before it is placed.
"""

import copy
import re
from dataclasses import dataclass, replace
from fractions import Fraction
from itertools import combinations, permutations

from .common import BadBoard, BadOptions, is_whole, require_keys

DIRECTIONS = ["N", "NE", "E", "SE", "S", "SW", "W", "NW"]  # clockwise
STEP = {"N": (0, 1), "NE": (1, 1), "E": (1, 0), "SE": (1, -1), "S": (0, -1), "SW": (-1, -1), "W": (-1, 0), "NW": (-1, 1)}
COLOURS = ["light", "dark"]
KINDS = ["good-shot", "double-blast", "booster", "dummy"]
THROUGH = "through"


def name_of(field):
    """Cells are written file then rank."""
    return "abcdefgh"[field[0]] + str(field[1] + 1)


def seen_from(seat, eighths):
    """The direction so many eighths of a turn clockwise from a cowboy's facing: 2 is right, 4 back, 6 left."""
    return DIRECTIONS[((0 if seat == 0 else 4) + eighths) % 8]


def onward(field, direction):
    """One field on in a direction, perhaps off the grid."""
    return (field[0] + STEP[direction][0], field[1] + STEP[direction][1])


class Board:
    """The shape and the bullets: field -> {"light": direction, "dark": direction}, either may be missing."""

    def __init__(self, given):
        if not isinstance(given, dict):
            raise BadBoard("the oracle knows no board by name, and needs one")
        require_keys(given, ["game", "name", "fields"], ["files", "ranks"], BadBoard, "board")
        if given["game"] != "duel" or not isinstance(given["name"], str):
            raise BadBoard("not a duel board with a name")
        self.files, self.ranks = given.get("files", 5), given.get("ranks", 6)
        for length in (self.files, self.ranks):
            if not is_whole(length) or not 3 <= length <= 8:
                raise BadBoard("files and ranks must be 3 to 8")
        self.bullets = {}
        if not isinstance(given["fields"], dict):
            raise BadBoard("fields must be an object")
        for text, bullets in given["fields"].items():
            self.bullets[self.field_of(text)] = read_bullets(bullets)

    def field_of(self, text):
        """A field of the grid by its name."""
        if not re.fullmatch("[a-h][1-8]", text):
            raise BadBoard(f"{text!r} is no field")
        field = ("abcdefgh".index(text[0]), int(text[1]) - 1)
        if not self.on_grid(field):
            raise BadBoard(f"{text} lies off the grid")
        return field

    def on_grid(self, field):
        return 0 <= field[0] < self.files and 0 <= field[1] < self.ranks


def read_bullets(given):
    """Each field may carry one Light bullet and one Dark bullet, each one of the eight directions."""
    require_keys(given, [], COLOURS, BadBoard, "field")
    for direction in given.values():
        if not isinstance(direction, str) or direction not in DIRECTIONS:
            raise BadBoard(f"{direction!r} is no direction")
    return dict(given)


@dataclass(frozen=True)
class State:
    """A position; `shots` are the directions of the event that waits for a choice in phase shot."""

    at: tuple = (None, None)
    turn: int = 0
    phase: str = "place"
    has_stepped: bool = False
    has_fired: bool = False
    again: bool = False
    tokens: tuple = (6, 6)
    unseen: tuple = (3, 3, 3, 3)  # in the order of KINDS
    shots: tuple = (None, None)
    winners: tuple = ()


class Game:
    def __init__(self, options):
        """Options that are not about the board first, then the board."""
        if not isinstance(options, dict):
            raise BadOptions("options must be an object")
        require_keys(options, [], ["size", "ammo", "first", "board", "crossing", "repetition", "ply_cap"], BadOptions, "options")
        self.seats = 2
        self.crossing = options.get("crossing", "stay")
        if not isinstance(self.crossing, str) or self.crossing not in ("stay", "swap"):
            raise BadOptions("crossing must be stay or swap")
        self.repetition = options.get("repetition", 3)
        self.ply_cap = options.get("ply_cap", 400)
        if not is_whole(self.repetition) or self.repetition < 0 or self.repetition == 1:
            raise BadOptions("repetition must be 0 or at least 2")
        if not is_whole(self.ply_cap) or self.ply_cap < 0:
            raise BadOptions("ply_cap must be at least 0")
        size = options.get("size", "small")
        if not isinstance(size, str) or size not in ("small", "large"):
            raise BadOptions("size must be small or large")
        self.width = 1 if size == "small" else 2
        first = options.get("first", "light")
        if not isinstance(first, str) or first not in COLOURS:
            raise BadOptions("first must be light or dark")
        self.first = COLOURS.index(first)
        self.ammo = read_ammo(options.get("ammo", {kind: 3 for kind in KINDS}))
        self.board = Board(options.get("board"))

    # where cowboys stand and may stand

    def covers(self, place):
        """The fields a cowboy at this place stands on; `large`: two side by side, named by the western one."""
        return [] if place in (None, THROUGH) else [(place[0] + i, place[1]) for i in range(self.width)]

    def steps(self, s):
        """Every step as action: (new place, triggered field)."""
        seat, found = s.turn, {}
        for eighths in [6, 2, 4, 5, 3]:  # left, right, back, back-left, back-right
            place = onward(s.at[seat], seen_from(seat, eighths))
            fields = self.covers(place)
            if not all(self.board.on_grid(field) for field in fields):
                continue
            if set(fields) & set(self.covers(s.at[1 - seat])):
                continue
            fresh = [field for field in fields if field not in self.covers(s.at[seat])]
            if len(fresh) == 1:  # a small cowboy, or a large one stepping sideways
                found[name_of(place)] = (place, fresh[0])
            else:
                for field in fresh:
                    found[f"{name_of(place)}@{name_of(field)}"] = (place, field)
        return found

    # the flow of the game

    def start(self):
        """`first` places first."""
        half = sum(self.ammo) // 2
        return State(turn=self.first, tokens=(half, half), unseen=self.ammo)

    def node(self, s):
        if s.phase == "end":
            return ("end", list(s.winners), None)
        if s.phase == "ammo":
            total = sum(s.unseen)
            return ("chance", sorted((f"ammo {kind}", Fraction(n, total)) for kind, n in zip(KINDS, s.unseen) if n))
        if s.phase == "place":
            rank = 0 if s.turn == 0 else self.board.ranks - 1
            return ("decision", s.turn, sorted(f"place {name_of((x, rank))}" for x in range(self.board.files - self.width + 1)))
        if s.phase == "shot":
            return ("decision", s.turn, ["shot dark", "shot light"])
        actions = ["end"] if s.has_stepped else list(self.steps(s)) or ["pass"]
        return ("decision", s.turn, sorted(actions + (["fire"] if self.may_fire(s) else [])))

    def may_fire(self, s):
        """Once a turn while you have any, before or after the step."""
        return not s.has_fired and s.tokens[s.turn] > 0

    def apply(self, s, action):
        if s.phase == "place":
            return self.place(s, action.removeprefix("place "))
        if s.phase == "ammo":
            return self.turn_over(s, action.removeprefix("ammo "))
        if s.phase == "shot":
            return self.move(s, [COLOURS.index(action.removeprefix("shot "))], s.shots)
        if action == "end":
            return self.end_turn(s)
        if action == "fire":
            return self.fire(s)
        if action == "pass":  # counts as the step
            return self.go_on(replace(s, has_stepped=True))
        return self.step(s, *self.steps(s)[action])

    def place(self, s, text):
        """First one, then the other, then `first` takes the first turn."""
        at = with_place(s.at, s.turn, self.board.field_of(text))
        return replace(s, at=at, turn=1 - s.turn, phase="place" if None in at else "open")

    def step(self, s, place, triggered):
        """The triggered field's bullets shoot off the cowboys of their colours, the stepper too."""
        s = replace(s, at=with_place(s.at, s.turn, place), has_stepped=True)
        bullets = self.board.bullets.get(triggered, {})
        return self.shoot(s, (bullets.get("light"), bullets.get("dark")))

    def fire(self, s):
        """Turn over the next token; with one kind left unseen there is a single result and no action."""
        s = replace(s, has_fired=True, phase="ammo")
        kinds = [kind for kind, n in zip(KINDS, s.unseen) if n]
        return self.turn_over(s, kinds[0]) if len(kinds) == 1 else s

    def turn_over(self, s, kind):
        """What the special bullets do."""
        unseen = tuple(n - (k == kind) for k, n in zip(KINDS, s.unseen))
        tokens = tuple(n - (seat == s.turn) for seat, n in enumerate(s.tokens))
        s = replace(s, unseen=unseen, tokens=tokens)
        if kind == "good-shot":
            back = seen_from(1 - s.turn, 4)
            return self.shoot(s, (back, None) if s.turn == 1 else (None, back))
        if kind == "booster":
            return self.shoot(s, (seen_from(0, 0), seen_from(1, 0)))
        if kind == "double-blast":
            s = replace(s, again=True)
        return self.go_on(s)

    def shoot(self, s, shots):
        """One event: of the sets that can move one inclusion-maximal one does; of two, the player on turn chooses."""
        can = [group for n in range(3) for group in combinations([0, 1], n) if self.can_move(group, s.at, shots)]
        largest = [group for group in can if not any(set(group) < set(other) for other in can)]
        if len(largest) > 1:
            return replace(s, phase="shot", shots=shots)
        return self.move(s, largest[0], shots)

    def can_move(self, group, at, shots):
        """Each of the group is shot and has somewhere to land, and one after the other they enter empty fields."""
        if any(shots[seat] is None or self.landing(seat, at[seat], shots[seat]) is None for seat in group):
            return False
        if self.crossing == "swap":  # all at once: nobody stands on a field of another's afterwards
            after = [self.landing(seat, at[seat], shots[seat]) if seat in group else at[seat] for seat in (0, 1)]
            return not set(self.covers(after[0])) & set(self.covers(after[1]))
        return any(self.goes_in_order(order, at, shots) for order in permutations(group))

    def goes_in_order(self, order, at, shots):
        """One after the other, each onto fields where the other does not stand at that moment."""
        for seat in order:
            place = self.landing(seat, at[seat], shots[seat])
            if set(self.covers(place)) & set(self.covers(at[1 - seat])):
                return False
            at = with_place(at, seat, place)
        return True

    def landing(self, seat, place, direction):
        """Where a shot takes a cowboy: a place wholly on the grid, THROUGH past its last rank, or None (it stays)."""
        place = onward(place, direction)
        fields = self.covers(place)
        if all(self.board.on_grid(field) for field in fields):
            return place
        behind = self.board.ranks if seat == 0 else -1
        if place[1] == behind and all(0 <= x < self.board.files for x, _ in fields):
            return THROUGH
        return None

    def move(self, s, group, shots):
        """The chosen ones land; as soon as a cowboy is through, its player wins."""
        at = s.at
        for seat in group:
            at = with_place(at, seat, self.landing(seat, s.at[seat], shots[seat]))
        s = replace(s, at=at, shots=(None, None))
        through = [seat for seat in (0, 1) if at[seat] == THROUGH]
        if len(through) == 2 and s.tokens[0] != s.tokens[1]:  # more tokens left unturned
            through = [0 if s.tokens[0] > s.tokens[1] else 1]
        return ended(s, through) if through else self.go_on(s)

    def go_on(self, s):
        """After the step, if firing is no longer possible, the turn ends by itself."""
        if not s.has_stepped:
            return replace(s, phase="fired")
        return replace(s, phase="stepped") if self.may_fire(s) else self.end_turn(s)

    def end_turn(self, s):
        """The other's turn, or after a double-blast another one."""
        turn = s.turn if s.again else 1 - s.turn
        return replace(s, turn=turn, phase="open", has_stepped=False, has_fired=False, again=False)

    # what the driver asks

    def turn_key(self, s):
        """Where both stand, who is on turn, the tokens left to each and of each kind unseen, at the opening of a turn."""
        return (s.at, s.turn, s.tokens, s.unseen) if s.phase == "open" else None

    def called_off(self, s):
        """Drawn by length."""
        return ended(s, [0, 1])

    def state(self, s, seat):
        """Nothing is hidden from either player."""
        places = [place if place in (None, THROUGH) else name_of(place) for place in s.at]
        return {
            "light": places[0], "dark": places[1],
            "turn": None if s.phase == "end" else s.turn, "phase": s.phase,
            "has_stepped": s.has_stepped, "has_fired": s.has_fired,
            "tokens": list(s.tokens), "unseen": dict(zip(KINDS, s.unseen)), "again": s.again,
        }


def with_place(at, seat, place):
    """The two places with one of them changed."""
    return (place, at[1]) if seat == 0 else (at[0], place)


def ended(s, winners):
    """At the end the three flags are false."""
    return replace(s, phase="end", has_stepped=False, has_fired=False, again=False, shots=(None, None), winners=tuple(winners))


def read_ammo(given):
    """Kinds not named count 0, the total must be even, at most 24, and may be 0."""
    require_keys(given, [], KINDS, BadOptions, "ammo")
    counts = tuple(given.get(kind, 0) for kind in KINDS)
    if any(not is_whole(n) or n < 0 for n in counts):
        raise BadOptions("ammo counts must be whole numbers from 0")
    if sum(counts) % 2 or sum(counts) > 24:
        raise BadOptions("ammo must be even and at most 24 in all")
    return counts


# --- random set-ups --------------------------------------------------------------------------------------------------

def random_ammo(rng):
    """From none to 24, often of few kinds, so that a single kind is left early."""
    kinds = rng.sample(KINDS, rng.randint(1, 4))
    counts = {kind: rng.choice([0, 1, 2, 3, 6]) for kind in kinds}
    if sum(counts.values()) % 2:
        counts[kinds[0]] += 1
    return counts


def random_board(rng):
    """Any shape, small ones often so that the cowboys meet; bullets dense or sparse, forward or anywhere."""
    board = {"game": "duel", "name": "random"}
    files, ranks = 5, 6
    racing = rng.random() < 0.2  # both race ahead, and may get through together
    if racing or rng.random() < 0.8:
        lengths = [3, 4, 5] if racing else rng.choice([[3], [3, 4], [3, 4, 5], list(range(3, 9))])
        files, ranks = board["files"], board["ranks"] = rng.choice(lengths), rng.choice(lengths)
    elif rng.random() < 0.3:
        files = board["files"] = rng.randint(3, 8)
    filled = rng.choice([0.0, 0.4, 0.8, 1.0, 1.0])
    density, forward = [rng.choice([[0.1, 0.7, 1.0], [1.0]][i]) for i in (0, 1)], [rng.choice([0.0, 0.2, 0.5, 1.0]) for _ in (0, 1)]
    rng.shuffle(density)
    if racing:
        filled, density, forward = 1.0, [1.0, 1.0], [1.0, 1.0]
    board["fields"] = {}
    for field in [(x, y) for x in range(files) for y in range(ranks)]:
        if rng.random() < filled:
            bullets = board["fields"][name_of(field)] = {}
            for seat in (0, 1):
                if rng.random() < density[seat]:
                    ahead = [seen_from(seat, eighths) for eighths in (7, 0, 0, 0, 1)]
                    bullets[COLOURS[seat]] = rng.choice(ahead if rng.random() < forward[seat] else DIRECTIONS)
    return board


def random_options(rng):
    """Both sizes, any ammo, either first."""
    options = {"board": random_board(rng)}
    if rng.random() < 0.7:
        options["size"] = rng.choice(["small", "large", "large"])
    if rng.random() < 0.6:
        options["ammo"] = random_ammo(rng)
    if rng.random() < 0.5:
        options["first"] = rng.choice(COLOURS)
    if rng.random() < 0.5:
        options["crossing"] = rng.choice(["stay", "swap", "swap"])
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
        options["board"] = break_board(rng)
    if code != "bad_board":
        break_option(rng, options)
    return options, "bad_board" if code == "bad_board" else "bad_options"


def break_option(rng, options):
    """One option unknown, of the wrong type or out of range."""
    key, value = rng.choice([
        ("mode", "secret"), ("Size", "small"), ("files", 5), ("players", 2),
        ("size", rng.choice(["medium", "Large", "", 1, None, ["small"]])),
        ("first", rng.choice(["Light", "north", 0, 1, None, ""])),
        ("ammo", rng.choice([{"dummy": 1}, {"dummy": 26}, {"dummy": -2}, {"good-shot": 13, "booster": 13}, {"Dummy": 2}, {"goodshot": 2},
                             {"dummy": "2"}, {"dummy": 2.0}, {"dummy": None}, {"dummy": True, "booster": 1}, [3, 3, 3, 3], 12, None])),
        ("repetition", rng.choice([1, -1, "3", 2.5, 3.0, True, None, []])),
        ("ply_cap", rng.choice([-1, "9", 1.5, 400.0, False, None, {}])),
    ])
    options[key] = value


def break_board(rng):
    """A board broken in one way."""
    board = random_board(rng)
    way = rng.randrange(7)
    if way == 0:
        return rng.choice([None, 5, [], True, "no such board anywhere", ""])
    if way == 1:
        board[rng.choice(["size", "start", "Fields", "rank"])] = 5
    elif way == 2:
        board["game"] = rng.choice(["muddy-ride", "Duel", None, 1])
    elif way == 3:
        board[rng.choice(["files", "ranks"])] = rng.choice([2, 9, 0, -5, "5", None, 5.5, True, 5.0])
    elif way == 4:
        board["fields"][rng.choice(["i1", "a9", "a0", "A1", "a", "", "11", "a1 ", "aa", "a-1", "z3"])] = {"light": "N"}
    elif way == 5:
        board["fields"]["a1"] = rng.choice([{"Light": "N"}, {"N": "N"}, {"light": "n"}, {"dark": ""}, {"dark": None}, {"light": 1}, None, "N", []])
    else:
        board["fields"] = rng.choice([None, [], "a1", 5])
    return board


def check(game, s):
    """What must hold at every node."""
    assert sum(s.tokens) == sum(s.unseen) and min(s.tokens + s.unseen) >= 0
    light, dark = set(game.covers(s.at[0])), set(game.covers(s.at[1]))
    assert not light & dark and all(game.board.on_grid(field) for field in light | dark)
    assert (THROUGH in s.at) <= (s.phase == "end")
    assert s.phase != "open" or not (s.has_stepped or s.has_fired or s.again)
    assert s.phase != "stepped" or (s.has_stepped and not s.has_fired)
    assert s.phase != "fired" or (s.has_fired and not s.has_stepped)


if __name__ == "__main__":
    from .referee import self_check
    self_check("duel", check)
