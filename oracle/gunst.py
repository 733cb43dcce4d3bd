"""Gunst, written from rules/exact/gunst.md alone, as plainly as possible.

A round runs: ting (both at once) - say (a coin, at equal counts) - favour - judgement (gods, one at a time) -
battle (rows K W F T S, each with a first and a second player) - end of the round.
The battle is kept in the state as a list of jobs still to be done ("agenda"); `run` does them one by one and stops at
the first that asks something.
"""

import itertools
from fractions import Fraction
from typing import NamedTuple, Optional

from .common import BadOptions, is_whole, require_keys

ROWS = "KWFTS"
GODS = "XVEA"
KIN = {"K": 1, "W": 3, "F": 3, "T": 2, "S": 2}
HAND, MIST = 3, 1
EMPTY = (0, 0, 0, 0, 0)


class State(NamedTuple):
    """One node of the game. Rows and kinds are indexed as in ROWS, gods as in GODS."""

    round: int
    life: tuple                # life[seat]
    gods: tuple                # gods[seat][god]: the plane
    spent: tuple               # spent[seat][kind]: brought so far (kept also with `return`, and not shown then)
    field: tuple = (EMPTY, EMPTY)
    doubled: tuple = ((), ())  # doubled[seat]: names of rows
    in_play: tuple = ((), ())  # in_play[seat]: names of gods
    say: Optional[int] = None
    phase: str = "ting"
    to_act: tuple = (0, 1)
    favours: int = 0           # at phase "favour": how many there are to spend
    agenda: tuple = ()         # the battle's jobs still to be done
    winners: tuple = ()


def put(pair, seat, value):
    """A pair (one entry for each seat) with one entry replaced."""
    both = list(pair)
    both[seat] = value
    return tuple(both)


def row(s, seat, name):
    """How many kin stand in a row (a doubled row counts only those who stand there)."""
    return s.field[seat][ROWS.index(name)]


def set_row(s, seat, name, count):
    """The state with that many kin in a row."""
    assert count >= 0
    own = list(s.field[seat])
    own[ROWS.index(name)] = count
    return s._replace(field=put(s.field, seat, tuple(own)))


def acting(s, seat, name):
    """As how many a row acts: a doubled row acts as if it had twice as many kin."""
    return row(s, seat, name) * (2 if name in s.doubled[seat] else 1)


def set_plane(s, seat, god, plane):
    """The state with that god on that plane."""
    own = list(s.gods[seat])
    own[GODS.index(god)] = plane
    return s._replace(gods=put(s.gods, seat, tuple(own)))


def plane(s, seat, god):
    """On which plane a god stands."""
    return s.gods[seat][GODS.index(god)]


def filled(s, seat):
    """The names of a player's non-empty rows."""
    return [name for name in ROWS if row(s, seat, name) > 0]


def take_life(s, victim, count):
    """Each takes one life stone; life never falls below 0; a player with none left loses at once."""
    s = s._replace(life=put(s.life, victim, max(0, s.life[victim] - count)))
    if s.life[victim] == 0:
        return ended(s, (1 - victim,))
    return s


def ended(s, winners):
    """The end; the rest is as it stood."""
    return s._replace(phase="end", to_act=(), agenda=(), favours=0, winners=tuple(winners))


# ---- ting, say, favour -------------------------------------------------------------------------------------------


def tings(available, gods_in_hand):
    """Any of the kin (none is allowed) and any of the gods in hand."""
    actions = []
    for counts in itertools.product(*(range(n + 1) for n in available)):
        line_up = "ting " + "".join(f"{name}{n}" for name, n in zip(ROWS, counts))
        for size in range(len(gods_in_hand) + 1):
            for chosen in itertools.combinations(gods_in_hand, size):
                actions.append(line_up + ("+" + "".join(chosen) if chosen else ""))
    return sorted(actions)


def read_ting(action):
    """The kin by row and the gods of a ting action."""
    line_up, _, gods = action.split()[1].partition("+")
    assert line_up[0::2] == ROWS
    return tuple(int(n) for n in line_up[1::2]), tuple(gods)


def favour_targets(s, seat):
    """(god, planes) that so many favours allow: one god not in play, that many planes or fewer, at most to the hand."""
    return [(god, up) for god in GODS if god not in s.in_play[seat]
            for up in range(1, s.favours + 1) if plane(s, seat, god) + up <= HAND]


# ---- judgement -----------------------------------------------------------------------------------------------------


def god_actions(s, seat, god):
    """What one god in play may do: its targets, or `-` when there is none; Archimedes may always leave it."""
    mine, theirs = filled(s, seat), filled(s, 1 - seat)
    if god == "X":
        return [f"X:{name}" for name in mine] or ["X:-"]
    if god == "V":
        return [f"V:{name}" for name in theirs] or ["V:-"]
    if god == "E":
        return [f"E:{source}>{target}" for source in theirs for target in ROWS] or ["E:-"]
    return ["A:-"] + [f"A:{source}>{target}" for source in mine for target in ROWS if target != source]


def god_effect(s, seat, god, what):
    """The effect of a god's action."""
    other = 1 - seat
    if what == "-":
        return s
    if god == "X":                                   # the doubling belongs to the row
        rows = tuple(name for name in ROWS if name == what or name in s.doubled[seat])
        return s._replace(doubled=put(s.doubled, seat, rows))
    if god == "V":
        return set_row(s, other, what, 0)
    source, target = what.split(">")
    if god == "E":
        s = set_row(s, other, source, row(s, other, source) - 1)
        return set_row(s, seat, target, row(s, seat, target) + 1)
    moving = row(s, seat, source)
    s = set_row(s, seat, source, 0)
    return set_row(s, seat, target, row(s, seat, target) + moving)


# ---- battle --------------------------------------------------------------------------------------------------------


def order_matters(s, name):
    """Both have kin in that row and: K and S always; W when each side acts as at least as many as the other has life;
    F never; T when there is any kin in either scholars' row."""
    if row(s, 0, name) == 0 or row(s, 1, name) == 0:
        return False
    if name == "W":
        return acting(s, 0, "W") >= s.life[1] and acting(s, 1, "W") >= s.life[0]
    if name == "F":
        return False
    if name == "T":
        return row(s, 0, "S") > 0 or row(s, 1, "S") > 0
    return True


def step_ways(s, seat, steps):
    """All ways to use the steps on the own gods, as many as gods can still move up; [] when none can move at all."""
    room = [HAND - p for p in s.gods[seat]]
    total = min(steps, sum(room))
    if total == 0:
        return []
    return [ups for ups in itertools.product(*(range(r + 1) for r in room)) if sum(ups) == total]


def steps_name(ups):
    """`steps X2A1`: the gods that move, in the order X V E A."""
    return "steps " + "".join(f"{god}{up}" for god, up in zip(GODS, ups) if up > 0)


def read_steps(action):
    """The steps of each god in a `steps` action."""
    text = action.split()[1]
    given = dict(zip(text[0::2], text[1::2]))
    return tuple(int(given.get(god, 0)) for god in GODS)


def take_steps(s, seat, ups):
    """The gods move up."""
    for god, up in zip(GODS, ups):
        s = set_plane(s, seat, god, plane(s, seat, god) + up)
        assert plane(s, seat, god) <= HAND
    return s


def knights(s, seat):
    """Each in turn, if you have at least as many farmers as the opponent at that moment, removes one from each of the
    opponent's warriors', farmers' and scholars' rows (where there is one)."""
    other = 1 - seat
    for _ in range(acting(s, seat, "K")):
        if row(s, seat, "F") >= row(s, other, "F"):
            for name in "WFS":
                if row(s, other, name) > 0:
                    s = set_row(s, other, name, row(s, other, name) - 1)
    return s


def thieves(s, seat):
    """Each brings one from the opponent's scholars' row over into yours."""
    other = 1 - seat
    for _ in range(acting(s, seat, "T")):
        if row(s, other, "S") > 0:
            s = set_row(s, other, "S", row(s, other, "S") - 1)
            s = set_row(s, seat, "S", row(s, seat, "S") + 1)
    return s


class Game:
    """Gunst under one set of options."""

    seats = 2
    repetition = 0
    ply_cap = 0

    def __init__(self, options):
        """Options: `life` (1-40, 12), `rounds` (1-10, 4), `kin` (return | spent), `tie` (coin | shout)."""
        require_keys(options, (), ("life", "rounds", "kin", "tie"), BadOptions, "options")
        self.life = options.get("life", 12)
        if not is_whole(self.life) or not 1 <= self.life <= 40:
            raise BadOptions("life: 1 to 40")
        self.rounds = options.get("rounds", 4)
        if not is_whole(self.rounds) or not 1 <= self.rounds <= 10:
            raise BadOptions("rounds: 1 to 10")
        self.kin = options.get("kin", "return")
        if not isinstance(self.kin, str) or self.kin not in ("return", "spent"):
            raise BadOptions("kin: return or spent")
        tie = options.get("tie", "coin")             # a shout is a coin here
        if not isinstance(tie, str) or tie not in ("coin", "shout"):
            raise BadOptions("tie: coin or shout")

    def start(self):
        """All gods begin in Twilight."""
        nothing = (EMPTY, EMPTY)
        return State(1, (self.life, self.life), ((0, 0, 0, 0), (0, 0, 0, 0)), nothing)

    # ---- nodes -------------------------------------------------------------------------------------------------

    def ting_actions(self, s, seat):
        """Line-ups of the kin that a seat still has and its gods in hand."""
        available = [KIN[kind] for kind in ROWS]
        if self.kin == "spent":
            available = [n - gone for n, gone in zip(available, s.spent[seat])]
        return tings(available, [god for god in GODS if plane(s, seat, god) == HAND])

    def node(self, s):
        """Who chooses among what."""
        if s.phase == "end":
            return ("end", sorted(s.winners), None)
        if s.phase == "ting":
            return ("simultaneous", {seat: self.ting_actions(s, seat) for seat in (0, 1)})
        if s.phase == "say":
            return ("chance", [("say 0", Fraction(1, 2)), ("say 1", Fraction(1, 2))])
        seat, = s.to_act
        return ("decision", seat, sorted(self.decisions(s, seat)))

    def decisions(self, s, seat):
        """The legal actions at a decision node."""
        if s.phase == "favour":
            return ["favour -"] + [f"favour {god}{up}" for god, up in favour_targets(s, seat)]
        if s.phase.startswith("lead-"):
            return ["lead 0", "lead 1"]
        if s.phase == "judgement":
            return [action for god in s.in_play[seat] for action in god_actions(s, seat, god)]
        steps = [steps_name(ups) for ups in step_ways(s, seat, acting(s, seat, s.phase))]
        if s.phase == "F":
            return steps
        assert s.phase == "S"
        return ["strike"] + steps

    # ---- applying ----------------------------------------------------------------------------------------------

    def apply(self, s, action):
        """Play a legal action, then go on to the next node that asks something."""
        if s.phase == "ting":
            return self.reveal(s, action)
        if s.phase == "say":
            return self.open_judgement(s._replace(say=int(action.split()[1])))
        seat, = s.to_act
        if s.phase == "favour":
            return self.apply_favour(s, seat, action.split()[1])
        if s.phase == "lead-judgement":
            return s._replace(phase="judgement", to_act=(int(action.split()[1]),))
        if s.phase == "judgement":
            return self.apply_god(s, seat, action)
        if s.phase.startswith("lead-"):
            first = int(action.split()[1])
            return self.run(self.set_order(s, s.phase[-1], first))
        if action == "strike":
            return self.run(take_life(s, 1 - seat, acting(s, seat, "S")))
        return self.run(take_steps(s, seat, read_steps(action)))

    def reveal(self, s, chosen):
        """Both line-ups are revealed; the smaller count has the say and the favours; equal counts call for the coin."""
        counts = []
        for seat in (0, 1):
            kin, gods = read_ting(chosen[seat])
            spent = tuple(a + b for a, b in zip(s.spent[seat], kin))
            s = s._replace(field=put(s.field, seat, kin), in_play=put(s.in_play, seat, gods),
                           spent=put(s.spent, seat, spent))
            counts.append(sum(kin) + len(gods))
        if counts[0] == counts[1]:
            return s._replace(phase="say", to_act=())
        say = 0 if counts[0] < counts[1] else 1
        s = s._replace(say=say, favours=abs(counts[0] - counts[1]))
        if favour_targets(s, say):
            return s._replace(phase="favour", to_act=(say,))
        return self.open_judgement(s)

    def apply_favour(self, s, seat, what):
        """The god moves up; or nothing. Unspent favours are lost."""
        if what != "-":
            god, up = what[0], int(what[1:])
            s = set_plane(s, seat, god, plane(s, seat, god) + up)
        return self.open_judgement(s)

    def open_judgement(self, s):
        """If both players have gods in play, the say chooses who begins."""
        s = s._replace(favours=0)
        owners = [seat for seat in (0, 1) if s.in_play[seat]]
        if len(owners) == 2:
            return s._replace(phase="lead-judgement", to_act=(s.say,))
        if len(owners) == 1:
            return s._replace(phase="judgement", to_act=(owners[0],))
        return self.open_battle(s)

    def apply_god(self, s, seat, action):
        """A god acts and goes to the Mist; the players alternate; a player with none left is skipped."""
        god, what = action.split(":")
        s = god_effect(s, seat, god, what)
        s = set_plane(s, seat, god, MIST)
        s = s._replace(in_play=put(s.in_play, seat, tuple(g for g in s.in_play[seat] if g != god)))
        for following in (1 - seat, seat):
            if s.in_play[following]:
                return s._replace(phase="judgement", to_act=(following,))
        return self.open_battle(s)

    def open_battle(self, s):
        """The rows act in the order K, W, F, T, S."""
        return self.run(s._replace(agenda=tuple(("open", name) for name in ROWS)))

    def set_order(self, s, name, first):
        """The first player's row acts, then the second's, then the kin of both rows leave the field."""
        jobs = (("act", name, first), ("act", name, 1 - first), ("leave", name))
        return s._replace(agenda=jobs + s.agenda)

    def run(self, s):
        """Do the battle's jobs until one asks something, or somebody is dead, or the round is over."""
        while s.phase != "end" and s.agenda:
            job, s = s.agenda[0], s._replace(agenda=s.agenda[1:])
            if job[0] == "open":
                if order_matters(s, job[1]):
                    return s._replace(phase="lead-" + job[1], to_act=(s.say,))
                s = self.set_order(s, job[1], 0)
            elif job[0] == "leave":
                s = set_row(set_row(s, 0, job[1], 0), 1, job[1], 0)
            else:
                s, asks = self.act(s, job[1], job[2])
                if asks:
                    return s
        return s if s.phase == "end" else self.end_round(s)

    def act(self, s, name, seat):
        """One player's row takes effect, or asks its owner: (state, whether it asks)."""
        if row(s, seat, name) == 0:
            return s, False
        if name == "K":
            return knights(s, seat), False
        if name == "W":
            return take_life(s, 1 - seat, acting(s, seat, "W")), False
        if name == "T":
            return thieves(s, seat), False
        ways = step_ways(s, seat, acting(s, seat, name))
        if name == "F":
            if len(ways) > 1:
                return s._replace(phase="F", to_act=(seat,)), True
            return (take_steps(s, seat, ways[0]) if ways else s), False
        if ways:
            return s._replace(phase="S", to_act=(seat,)), True
        return take_life(s, 1 - seat, acting(s, seat, "S")), False

    def end_round(self, s):
        """The season moves on; after the last round more life stones win, and equally many draw."""
        assert s.field == (EMPTY, EMPTY) and s.in_play == ((), ())
        s = s._replace(doubled=((), ()), say=None)
        if s.round < self.rounds:
            return s._replace(round=s.round + 1, phase="ting", to_act=(0, 1))
        most = max(s.life)
        return ended(s, [seat for seat in (0, 1) if s.life[seat] == most])

    def turn_key(self, s):
        """`repetition` is no option of this game."""
        return None

    def called_off(self, s):
        """Not used by this game's rules (no repetition, no ply cap)."""
        return ended(s, (0, 1))

    def state(self, s, seat):
        """The state; there is no lasting secret, so every view is the full state."""
        return {
            "round": s.round,
            "life": list(s.life),
            "gods": [dict(zip(GODS, own)) for own in s.gods],
            "field": [dict(zip(ROWS, own)) for own in s.field],
            "doubled": [list(own) for own in s.doubled],
            "in_play": [list(own) for own in s.in_play],
            "spent": [dict(zip(ROWS, own)) for own in s.spent] if self.kin == "spent" else None,
            "say": s.say,
            "phase": s.phase,
            "to_act": list(s.to_act),
        }


# ---- options for trials ------------------------------------------------------------------------------------------


def random_options(rng):
    """Random valid options; mostly many rounds (so that gods come into hand), life from tiny to large."""
    options = {}
    if rng.random() < 0.9:
        options["life"] = rng.choice([1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 20, 30, 40, 40, 40, rng.randint(1, 40)])
    if rng.random() < 0.9:
        options["rounds"] = rng.choice([10, 10, 10, 10, 8, 6, rng.randint(1, 10)])
    if rng.random() < 0.6:
        options["kin"] = rng.choice(["return", "return", "spent"])
    if rng.random() < 0.5:
        options["tie"] = rng.choice(["coin", "shout"])
    return options


def broken_options(rng):
    """A valid set broken in one way, with the code it must give."""
    options = random_options(rng)
    kind = rng.randrange(6)
    if kind == 0:
        options["life"] = rng.choice([0, 41, -1, 12.0, 1.5, "12", None, True, [12]])
    elif kind == 1:
        options["rounds"] = rng.choice([0, 11, -1, 4.0, 1.5, "4", None, True, [4]])
    elif kind == 2:
        options["kin"] = rng.choice(["Return", "", "gone", 0, None, False, ["return"]])
    elif kind == 3:
        options["tie"] = rng.choice(["Coin", "", "die", 0, None, False, ["coin"]])
    elif kind == 4:
        options[rng.choice(["repetition", "ply_cap"])] = rng.choice([0, 3, 400])
    else:
        options[rng.choice(["lives", "Life", "seats", "first", ""])] = rng.choice([1, "x", None])
    return options, "bad_options"


# ---- self-check ----------------------------------------------------------------------------------------------------


def check_state(game, s):
    """Invariants of every node."""
    assert 1 <= s.round <= game.rounds
    assert all(0 <= life <= game.life for life in s.life)
    assert all(0 <= p <= HAND for own in s.gods for p in own)
    assert sum(map(sum, s.field)) <= 2 * sum(KIN.values())
    for seat in (0, 1):
        assert all(plane(s, seat, god) == HAND for god in s.in_play[seat])
        if game.kin == "spent":
            assert all(n <= KIN[kind] for kind, n in zip(ROWS, s.spent[seat]))
    if s.phase == "ting":
        assert s.field == (EMPTY, EMPTY) and s.doubled == ((), ()) and s.in_play == ((), ()) and s.say is None
    elif s.phase == "say":
        assert s.say is None
    elif s.phase != "end":
        assert s.say in (0, 1)
    if s.phase[-1] in ROWS:                          # the rows before the one now acting have left the field
        gone = ROWS.index(s.phase[-1])
        assert all(own[:gone] == EMPTY[:gone] for own in s.field)
    assert (min(s.life) == 0) <= (s.phase == "end")
    full = game.state(s, None)
    assert full == game.state(s, 0) == game.state(s, 1)


def play(game, rng, seen):
    """One random game."""
    s, ply = game.start(), 0
    while True:
        check_state(game, s)
        node = game.node(s)
        label = s.phase
        if node[0] == "end":
            label = "death" if min(s.life) == 0 else "draw" if len(s.winners) == 2 else "end on points"
            assert s.winners and s.to_act == ()
        seen[label] = seen.get(label, 0) + 1
        if node[0] == "end":
            return ply
        action = choose(node, rng)
        if s.phase == "judgement":
            seen[action[:3]] = seen.get(action[:3], 0) + 1
        s = game.apply(s, action)
        ply += 1


def choose(node, rng):
    """A random legal action, with the lists checked."""
    lists = [node[2]] if node[0] == "decision" else []
    if node[0] == "simultaneous":
        lists = list(node[1].values())
    for legal in lists:
        assert legal and legal == sorted(set(legal))
    if node[0] == "simultaneous":
        return {seat: rng.choice(legal) for seat, legal in node[1].items()}
    if node[0] == "chance":
        assert sum(p for _, p in node[1]) == 1
        return rng.choice(node[1])[0]
    return rng.choice(node[2])


def self_check(games=300, seed=1):
    """Random games, and broken options."""
    import json
    import random
    rng = random.Random(seed)
    seen, plies = {}, []
    for _ in range(games):
        options = json.loads(json.dumps(random_options(rng)))
        plies.append(play(Game(options), rng, seen))
    for _ in range(5 * games):
        options, code = broken_options(rng)
        try:
            Game(json.loads(json.dumps(options)))
        except BadOptions:
            assert code == "bad_options"
        else:
            raise AssertionError(options)
    print(f"{games} games, {min(plies)}..{max(plies)} actions", dict(sorted(seen.items())))


if __name__ == "__main__":
    self_check()
