"""Two Paths, written from rules/exact/two-paths.md alone, as plainly as possible.

A position holds where each animal of each player stands: a space such as "a1", "home" once it has arrived,
or None while it is not yet lined up. Everything else of the state is what rules/exact/two-paths.md lists.
"""

import itertools
import string
from typing import NamedTuple, Optional

from .common import BadBoard, BadOptions, is_whole, require_keys

ANIMALS = "FHG"
SIDES = "WE"
HOME = "home"
SOUTH, NORTH = 0, 1


class State(NamedTuple):
    """One node of the game. `places[seat][i]` is where the animal ANIMALS[i] of that seat is."""

    places: tuple
    phase: str                 # "line" | "hide" | "block" | "take" | "end"
    turn: Optional[int]
    attempt: Optional[int]     # the state's "try"
    announced: Optional[str] = None
    hidden: Optional[str] = None
    winners: tuple = ()


def space(file, rank):
    """A space is file and rank."""
    return f"{file}{rank}"


def rank_of(place):
    """The rank of a space."""
    return int(place[1:])


def standard_network(rows):
    """Ranks of files a, b, c; a: W->a, E->b; b: W->a, E->c; c: W->b, E->c, for South upwards and North downwards."""
    onward = {"a": "ab", "b": "ac", "c": "bc"}
    ranks = [["a", "b", "c"] for _ in range(rows)]
    south = {space(f, r): [space(w, r + 1), space(e, r + 1)]
             for r in range(1, rows) for f, (w, e) in onward.items()}
    north = {space(f, r): [space(w, r - 1), space(e, r - 1)]
             for r in range(2, rows + 1) for f, (w, e) in onward.items()}
    return ranks, south, north


def check_rows(rows):
    """6-11 rows, each of 2-5 spaces (three on the first and last); a file is one letter a-z, no two alike in a row."""
    if not isinstance(rows, list) or not 6 <= len(rows) <= 11:
        raise BadBoard("rows: 6 to 11 rows are needed")
    for index, row in enumerate(rows):
        if not isinstance(row, list) or not 2 <= len(row) <= 5:
            raise BadBoard(f"row {index + 1}: 2 to 5 spaces are needed")
        if index in (0, len(rows) - 1) and len(row) != 3:
            raise BadBoard(f"row {index + 1}: the first and last row have three spaces")
        for file in row:
            if not isinstance(file, str) or len(file) != 1 or file not in string.ascii_lowercase:
                raise BadBoard(f"row {index + 1}: {file!r} is not a letter a-z")
        if len(set(row)) != len(row):
            raise BadBoard(f"row {index + 1}: two files alike")


def check_ways(rows, ways, who, step):
    """A player's ways: exactly the spaces of all ranks but its last, each with two different spaces of its next rank."""
    if not isinstance(ways, dict):
        raise BadBoard(f"{who}: expected an object")
    ranks = range(1, len(rows)) if step == 1 else range(2, len(rows) + 1)
    wanted = {space(f, r): r for r in ranks for f in rows[r - 1]}
    if set(ways) != set(wanted):
        raise BadBoard(f"{who}: must have exactly the spaces of all ranks but its finishing line")
    for start, pair in ways.items():
        following = wanted[start] + step
        allowed = [space(f, following) for f in rows[following - 1]]
        if not isinstance(pair, list) or len(pair) != 2:
            raise BadBoard(f"{who} {start}: expected [west, east]")
        if pair[0] not in allowed or pair[1] not in allowed:
            raise BadBoard(f"{who} {start}: not a space of the next rank")
        if pair[0] == pair[1]:
            raise BadBoard(f"{who} {start}: the two ways are the same")


def read_board(board):
    """A board object with its five keys, all required and no others allowed."""
    require_keys(board, ("game", "name", "rows", "south", "north"), (), BadBoard, "board")
    if board["game"] != "two-paths":
        raise BadBoard("board: of another game")
    if not isinstance(board["name"], str):
        raise BadBoard("board: the name is not a text")
    check_rows(board["rows"])
    check_ways(board["rows"], board["south"], "south", 1)
    check_ways(board["rows"], board["north"], "north", -1)
    return board["rows"], board["south"], board["north"]


class Game:
    """Two Paths under one set of options."""

    seats = 2
    repetition = 0             # there is no repetition rule

    def __init__(self, options):
        """Options: `board` or `rows` (6-11, default 7), `first` (south), `ply_cap` (600)."""
        require_keys(options, (), ("board", "rows", "first", "ply_cap"), BadOptions, "options")
        rows = options.get("rows", 7)
        if not is_whole(rows) or not 6 <= rows <= 11:
            raise BadOptions("rows: 6 to 11")
        if "rows" in options and "board" in options:
            raise BadOptions("rows may not be given with a board")
        first = options.get("first", "south")
        if not isinstance(first, str) or first not in ("south", "north"):
            raise BadOptions("first: south or north")
        self.first = SOUTH if first == "south" else NORTH
        self.ply_cap = options.get("ply_cap", 600)
        if not is_whole(self.ply_cap) or self.ply_cap < 0:
            raise BadOptions("ply_cap: 0 or more")
        if "board" in options:
            self.ranks, south, north = read_board(options["board"])
        else:
            self.ranks, south, north = standard_network(rows)
        self.ways = (south, north)
        self.start_rank = (1, len(self.ranks))
        self.finish_rank = (len(self.ranks), 1)

    # ---- the moves -------------------------------------------------------------------------------------------

    def destination(self, places, seat, animal, side):
        """Where the move leads: the way on that side, leaping on over animals of either player to the first free space;
        coming to the finishing line, or leaping over an animal standing on it, is arriving."""
        occupied = [place for own in places for place in own]
        here = places[seat][ANIMALS.index(animal)]
        while True:
            here = self.ways[seat][here][SIDES.index(side)]
            if rank_of(here) == self.finish_rank[seat]:
                return HOME
            if here not in occupied:
                return here

    def allowed(self, places, seat, animal, side):
        """The animal is on the board, and the move does not arrive while one of that player's animals, the moving one
        included, stands on that player's starting line."""
        if places[seat][ANIMALS.index(animal)] in (None, HOME):
            return False
        if self.destination(places, seat, animal, side) != HOME:
            return True
        return not any(place not in (None, HOME) and rank_of(place) == self.start_rank[seat] for place in places[seat])

    def pairs(self, places, seat):
        """All allowed (animal, side) of a player."""
        return [(a, d) for a in ANIMALS for d in SIDES if self.allowed(places, seat, a, d)]

    def moved(self, places, seat, animal, side):
        """The places after that move."""
        own = list(places[seat])
        own[ANIMALS.index(animal)] = self.destination(places, seat, animal, side)
        return self.with_own(places, seat, own)

    @staticmethod
    def with_own(places, seat, own):
        """The places with one player's animals put elsewhere."""
        both = list(places)
        both[seat] = tuple(own)
        return tuple(both)

    # ---- the course of the game ------------------------------------------------------------------------------

    def start(self):
        """South lines up first."""
        nowhere = (None, None, None)
        return State((nowhere, nowhere), "line", SOUTH, 1)

    @staticmethod
    def ended(places, winners):
        """At the end turn, try, announced and hidden are null."""
        return State(places, "end", None, None, None, None, tuple(winners))

    def open_try(self, places, turn, attempt):
        """The opening of a try: without an allowed pair the turn ends and the opponent's begins; if neither has any,
        the game is drawn."""
        other = 1 - turn
        if self.pairs(places, turn):
            return State(places, "hide", turn, attempt)
        if self.pairs(places, other):
            return State(places, "hide", other, 1)
        return self.ended(places, (SOUTH, NORTH))

    def after_try(self, places, turn, attempt, succeeded):
        """The first player whose three animals have all arrived wins. Else: at least three tries; from the third on the
        turn goes on as long as tries succeed and ends with the first that is blocked."""
        for seat in (SOUTH, NORTH):
            if places[seat] == (HOME, HOME, HOME):
                return self.ended(places, (seat,))
        if attempt < 3:
            return self.open_try(places, turn, attempt + 1)
        if succeeded:
            return self.open_try(places, turn, 3)
        return self.open_try(places, 1 - turn, 1)

    def node(self, s):
        """Who chooses among what."""
        other = None if s.turn is None else 1 - s.turn
        if s.phase == "end":
            return ("end", sorted(s.winners), None)
        if s.phase == "line":
            return ("decision", s.turn, sorted("line " + "".join(p) for p in itertools.permutations(ANIMALS)))
        if s.phase == "hide":
            return ("decision", s.turn, sorted(f"{a}:{d}" for a, d in self.pairs(s.places, s.turn)))
        if s.phase == "block":
            return ("decision", other,
                    sorted(f"block {d}" for d in SIDES if self.allowed(s.places, s.turn, s.announced, d)))
        assert s.phase == "take"
        return ("decision", other, ["decline", "take"])

    def apply(self, s, action):
        """Play a legal action."""
        if s.phase == "line":
            return self.apply_line(s, action)
        if s.phase == "hide":
            animal, side = action.split(":")
            return s._replace(phase="block", announced=animal, hidden=side)
        if s.phase == "block":
            return self.apply_block(s, action)
        assert s.phase == "take"
        places = s.places
        if action == "take":
            places = self.moved(places, 1 - s.turn, s.announced, s.hidden)
        return self.after_try(places, s.turn, s.attempt, False)

    def apply_line(self, s, action):
        """`line FHG` names the animals from west to east on the player's own starting line; then North; then `first`."""
        order = action.split()[1]
        rank = self.start_rank[s.turn]
        files = self.ranks[rank - 1]
        own = [space(files[order.index(animal)], rank) for animal in ANIMALS]
        places = self.with_own(s.places, s.turn, own)
        if s.turn == SOUTH:
            return State(places, "line", NORTH, 1)
        return self.open_try(places, self.first, 1)

    def apply_block(self, s, action):
        """Another side blocked: the animal moves. The same: it stays, and the opponent may move its own animal of that
        kind towards the same side, asked only when that move is allowed."""
        blocked = action.split()[1]
        if blocked != s.hidden:
            return self.after_try(self.moved(s.places, s.turn, s.announced, s.hidden), s.turn, s.attempt, True)
        if self.allowed(s.places, 1 - s.turn, s.announced, s.hidden):
            return s._replace(phase="take")
        return self.after_try(s.places, s.turn, s.attempt, False)

    def turn_key(self, s):
        """There is no repetition rule."""
        return None

    def called_off(self, s):
        """Drawn by the ply cap."""
        return self.ended(s.places, (SOUTH, NORTH))

    def state(self, s, seat):
        """The state; in phase `block` the view of the seat that blocks has no key `hidden`."""
        view = {
            "south": dict(zip(ANIMALS, s.places[SOUTH])),
            "north": dict(zip(ANIMALS, s.places[NORTH])),
            "turn": s.turn,
            "try": s.attempt,
            "phase": s.phase,
            "announced": s.announced,
            "hidden": s.hidden,
        }
        if s.phase == "block" and seat == 1 - s.turn:
            del view["hidden"]
        return view


# ---- options for trials ----------------------------------------------------------------------------------------


def random_board(rng, count=None):
    """A random valid network: often narrow (so that animals meet and leap), with any letters in any order."""
    count = count or rng.choice([6, 6, 7, 7, 8, 9, 10, 11])
    widths = rng.choice([[2], [2, 3], [3], [2, 3, 4, 5], [5]])
    letters = rng.choice(["abcde", "vwxyz", "azmke", string.ascii_lowercase])
    rows = []
    for index in range(count):
        width = 3 if index in (0, count - 1) else rng.choice(widths)
        row = rng.sample(letters, width)
        rows.append(sorted(row) if rng.random() < 0.4 else row)
    style = rng.choice(["any", "funnel", "near"])
    return {
        "game": "two-paths",
        "name": rng.choice(["trial", "a b c", "Zwei Wege"]),
        "rows": rows,
        "south": random_ways(rng, rows, 1, style),
        "north": random_ways(rng, rows, -1, style),
    }


def random_ways(rng, rows, step, style):
    """Ways for one player: any two spaces; or few spaces that all lead to (a funnel); or two neighbours in order."""
    count = len(rows)
    ranks = range(1, count) if step == 1 else range(2, count + 1)
    ways = {}
    for rank in ranks:
        following = rank + step
        targets = [space(f, following) for f in rows[following - 1]]
        if style == "funnel":
            targets = rng.sample(targets, min(len(targets), rng.choice([2, 2, 3])))
        for file in rows[rank - 1]:
            if style == "near":
                index = rng.randrange(len(targets) - 1)
                pair = targets[index:index + 2]
            else:
                pair = rng.sample(targets, 2)
            ways[space(file, rank)] = pair
    items = list(ways.items())
    rng.shuffle(items)
    return dict(items)


def random_options(rng):
    """Random valid options: the standard network of 6-11 rows, or a custom one; both `first`; several ply caps."""
    options = {}
    if rng.random() < 0.6:
        options["board"] = random_board(rng)
    elif rng.random() < 0.85:
        options["rows"] = rng.choice([6, 6, 6, 7, 8, 9, 10, 11])
    if rng.random() < 0.6:
        options["first"] = rng.choice(["south", "north"])
    draw = rng.random()
    if draw < 0.12:
        options["ply_cap"] = rng.randint(1, 12)
    elif draw < 0.27:
        options["ply_cap"] = rng.randint(13, 60)
    elif draw < 0.37:
        options["ply_cap"] = rng.choice([0, 600, 1000])
    return options


def break_rows(rng, board):
    """Break the rows of a board in one way."""
    rows = board["rows"]
    row = rng.choice(rows)
    ends = rng.choice([0, len(rows) - 1])
    kind = rng.randrange(8)
    if kind == 0:
        board["rows"] = rng.choice([None, 7, "abc", {}, []])
    elif kind == 1:
        row[1] = row[0]
    elif kind == 2:
        row[rng.randrange(len(row))] = rng.choice(["A", "aa", "", "1", "ä", 1, None, ["a"]])
    elif kind == 3:
        rows[rng.randrange(1, len(rows) - 1)] = rng.choice([[], ["a"], ["a", "b", "c", "d", "e", "f"]])
    elif kind == 4:
        rows[ends] = rng.choice([["a", "b"], ["a", "b", "c", "d"]])
    elif kind == 5:
        rows.append(["a", "b", "c"])
    elif kind == 6:
        rows[rng.randrange(len(rows))] = rng.choice(["abc", 3, None, {"a": 1}])
    else:
        rows.pop()


def break_ways(rng, board):
    """Break the ways of one player in one way."""
    who = rng.choice(["south", "north"])
    ways, rows = board[who], board["rows"]
    other = board["north" if who == "south" else "south"]
    start = rng.choice(sorted(ways))
    spot = rng.randrange(2)
    kind = rng.randrange(9)
    if kind == 0:
        board[who] = rng.choice([None, [], "south", 3])
    elif kind == 1:
        del ways[start]
    elif kind == 2:                                  # a space of the finishing line has no ways on
        last = len(rows) if who == "south" else 1
        end = space(rows[last - 1][0], last)
        ways[end] = other[end]
    elif kind == 3:                                  # a space that does not exist
        ways[rng.choice(["a0", "a12", "A1", "1a", ""])] = ways[start]
    elif kind == 4:
        ways[start] = [ways[start][0], ways[start][0]]
    elif kind == 5:
        ways[start] = rng.choice([ways[start][:1], ways[start] * 2, [], None, "a2b2", {"W": "a2", "E": "b2"}])
    elif kind == 6:                                  # a space of another rank
        ways[start][spot] = start
    elif kind == 7:
        ways[start][spot] = rng.choice(["a0", "a99", "", "a", 2, None])
    else:                                            # backwards, or further on than the next rank
        near = 1 if who == "south" else -1
        ranks = [r for r in range(1, len(rows) + 1) if r != rank_of(start) + near]
        rank = rng.choice(ranks)
        ways[start][spot] = space(rng.choice(rows[rank - 1]), rank)


def short_or_long_board(rng):
    """A board right in all but its number of rows."""
    return random_board(rng, rng.choice([4, 5, 12]))


def broken_options(rng):
    """A valid set broken in one way, with the code it must give."""
    options = random_options(rng)
    if rng.random() < 0.4:
        kind = rng.randrange(6)
        if kind == 0:
            options["ply_cap"] = rng.choice([-1, 1.5, 600.0, "600", None, True, [1]])
        elif kind == 1:
            options["first"] = rng.choice(["South", "", "west", 0, None, True, ["south"]])
        elif kind == 2:
            options.pop("board", None)
            options["rows"] = rng.choice([5, 12, 0, -7, 7.0, "7", None, True, [7]])
        elif kind == 3:
            options["repetition"] = rng.choice([0, 2, 3])
        elif kind == 4:
            options[rng.choice(["Rows", "seats", "life", "mode", ""])] = rng.choice([1, "x", None])
        else:
            options["board"] = random_board(rng)
            options["rows"] = len(options["board"]["rows"])
        return options, "bad_options"
    options.pop("rows", None)
    board = options["board"] = random_board(rng)
    kind = rng.randrange(12)
    if kind == 0:
        options["board"] = rng.choice(["no such board", "", 7, None, [], True])
    elif kind == 1:
        del board[rng.choice(sorted(board))]
    elif kind == 2:
        board[rng.choice(["first", "size", "Rows", ""])] = rng.choice([1, "x", None])
    elif kind == 3:
        board["game"] = rng.choice(["duel", "two_paths", "Two Paths", "", None, 1])
    elif kind == 4:
        board["name"] = rng.choice([None, 1, [], {}, True])
    elif kind == 5:
        options["board"] = short_or_long_board(rng)
    elif kind <= 8:
        break_rows(rng, board)
    else:
        break_ways(rng, board)
    return options, "bad_board"


# ---- self-check ------------------------------------------------------------------------------------------------


def check_state(game, s):
    """Invariants: no two animals on one space, nobody on its own finishing line, the views hide only `hidden`."""
    standing = [p for own in s.places for p in own if p not in (None, HOME)]
    assert len(standing) == len(set(standing))
    for seat in (SOUTH, NORTH):
        for place in s.places[seat]:
            if place not in (None, HOME):
                assert rank_of(place) != game.finish_rank[seat]
                assert place[0] in game.ranks[rank_of(place) - 1]
        full, view = game.state(s, None), game.state(s, seat)
        if s.phase == "block" and seat != s.turn:
            assert "hidden" not in view and full.pop("hidden") in SIDES
        assert full == view


def play(game, rng, seen):
    """One random game up to the ply cap."""
    s, ply = game.start(), 0
    while True:
        check_state(game, s)
        node = game.node(s)
        seen[s.phase] = seen.get(s.phase, 0) + 1
        if node[0] == "end":
            assert s.winners and s.turn is None
            break
        legal = node[2]
        assert legal and legal == sorted(set(legal))
        before = s
        s = game.apply(s, rng.choice(legal))
        note(game, before, s, legal, seen)
        ply += 1
        assert ply < 20000
        if game.ply_cap and ply >= game.ply_cap and s.phase != "end":
            s = game.called_off(s)
            seen["called off"] = seen.get("called off", 0) + 1
    return ply


def note(game, before, after, legal, seen):
    """Count the rarer happenings, to see that random play meets them."""
    def count(what):
        seen[what] = seen.get(what, 0) + 1
    if before.phase == "block" and len(legal) == 1:
        count("one side to block")
    if before.phase == "hide":
        on_board = sum(p != HOME for p in before.places[before.turn])
        if len(legal) < 2 * on_board:
            count("pair not allowed")
    if before.phase in ("block", "take"):
        for seat in (SOUTH, NORTH):
            for old, new in zip(before.places[seat], after.places[seat]):
                if new not in (old, HOME) and abs(rank_of(new) - rank_of(old)) > 1:
                    count("leap")
                if new == HOME != old:
                    count("arrival" if abs(rank_of(old) - game.finish_rank[seat]) == 1 else "arrival by leap")
    if after.phase == "end" and before.phase == "take":
        count("won in the other's turn")
    if after.phase == "end" and len(after.winners) == 2:
        count("stuck")


def self_check(games=300, seed=1):
    """Random games, and broken options."""
    import json
    import random
    rng = random.Random(seed)
    seen, plies = {}, []
    for _ in range(games):
        options = json.loads(json.dumps(random_options(rng)))
        plies.append(play(Game(options), rng, seen))
    for _ in range(20 * games):
        options, code = broken_options(rng)
        options = json.loads(json.dumps(options))
        try:
            Game(options)
        except BadOptions:
            found = "bad_options"
        except BadBoard:
            found = "bad_board"
        else:
            found = "fine"
        assert found == code, (found, code, options)
    print(f"{games} games, {min(plies)}..{max(plies)} actions", dict(sorted(seen.items())))


if __name__ == "__main__":
    self_check()
