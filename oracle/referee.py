"""The referee protocol of rules/exact/referee.md over the oracle's games: one JSON object a line in, one a line out."""

import importlib
import json
import os
import random
import sys
from itertools import product

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))  # also when run as a file

from oracle.common import BadBoard, BadOptions, is_whole  # noqa: E402

GAMES = ["muddy-ride", "duel", "kangaruse", "two-paths", "gunst"]


class Refusal(Exception):
    """A bad request: its code, then a message for people."""


class TooLarge(Exception):
    """A perft that would visit more nodes than its caller allows."""


def module_of(game):
    """The module of a game, loaded when it is first asked for."""
    return importlib.import_module("oracle." + game.replace("-", "_"))


class Play:
    """One game under way with the driver's rules: repetition, ply_cap, undo."""

    def __init__(self, name, options):
        self.name, self.options = name, options
        self.game = module_of(name).Game(options)
        self.actions, self.states, self.nodes = [], [], []
        self.seen = {}  # how often each position that opens a turn has arisen
        self.enter(self.game.start())

    def enter(self, s):
        """A state comes up: count its position, and call the game off when it has gone on too long."""
        node = self.game.node(s)
        key = self.game.turn_key(s) if node[0] != "end" else None
        if key is not None:
            self.seen[key] = self.seen.get(key, 0) + 1
        repeated = key is not None and self.game.repetition and self.seen[key] >= self.game.repetition
        capped = self.game.ply_cap and len(self.actions) >= self.game.ply_cap
        if node[0] != "end" and (repeated or capped):
            s = self.game.called_off(s)
            node = self.game.node(s)
        self.states.append((s, key))
        self.nodes.append(node)

    @property
    def node(self):
        return self.nodes[-1]

    @property
    def current(self):
        return self.states[-1][0]

    def push(self, action):
        """Play a legal action: a text, or {seat: text}."""
        s = self.current
        self.actions.append(action)
        self.enter(self.game.apply(s, action))

    def pop(self):
        """Take back one action."""
        self.actions.pop()
        self.nodes.pop()
        key = self.states.pop()[1]
        if key is not None:
            self.seen[key] -= 1
            if not self.seen[key]:
                del self.seen[key]

    def choices(self):
        """Every action here; at a simultaneous node every combination."""
        node = self.node
        if node[0] == "end":
            return []
        if node[0] == "decision":
            return list(node[2])
        if node[0] == "chance":
            return [action for action, _ in node[1]]
        seats = sorted(node[1])
        return [dict(zip(seats, combination)) for combination in product(*(node[1][seat] for seat in seats))]

    def perft(self, depth, budget=None):
        """Action sequences of exactly that length from here, plus those that end earlier."""
        budget = budget if budget is not None else [float("inf")]
        if depth == 0 or self.node[0] == "end":
            return 1
        if depth == 1:
            return self.branching()
        budget[0] -= self.branching()
        if budget[0] < 0:
            raise TooLarge
        total = 0
        for action in self.choices():
            self.push(action)
            try:
                total += self.perft(depth - 1, budget)
            finally:
                self.pop()
        return total

    def branching(self):
        """How many actions there are here."""
        node = self.node
        if node[0] == "simultaneous":
            total = 1
            for actions in node[1].values():
                total *= len(actions)
            return total
        return len(node[2] if node[0] == "decision" else node[1])


class Referee:
    """Answers each request; a bad one changes nothing."""

    def __init__(self):
        self.play = None

    def answer(self, line):
        try:
            return self.answer_request(read_request(line))
        except Refusal as refusal:
            code, message = refusal.args
            return {"ok": False, "error": {"code": code, "message": message}}

    def answer_request(self, request):
        """First the form (bad_request), then whether there is a game (no_game), then the rest."""
        verb, value = request
        if verb == "new":
            return self.new(value)
        check_form(verb, value)
        if self.play is None:
            raise Refusal("no_game", "no game has been started")
        if verb == "node":
            return self.node()
        if verb == "apply":
            return self.apply(value)
        if verb == "undo":
            return self.undo(value)
        if verb == "state":
            return self.state(value)
        if verb == "perft":
            return {"ok": True, "perft": self.play.perft(value)}
        return self.record()

    def new(self, value):
        """`{"new": {"game": ..., "options": {...}}}`, options may be left out."""
        if not isinstance(value, dict) or "game" not in value or set(value) - {"game", "options"}:
            raise Refusal("bad_request", "new needs a game, and may have options")
        name = value["game"]
        if not isinstance(name, str) or name not in GAMES:
            raise Refusal("bad_request", f"unknown game {name!r}")
        options = value.get("options", {})
        if not isinstance(options, dict):
            raise Refusal("bad_options", "options must be an object")
        try:
            self.play = Play(name, options)
        except BadOptions as error:
            raise Refusal("bad_options", str(error)) from error
        except BadBoard as error:
            raise Refusal("bad_board", str(error)) from error
        return self.node()

    def node(self):
        """The node answer."""
        node = self.play.node
        answer = {"ok": True, "ply": len(self.play.actions), "node": node[0], "to_act": []}
        if node[0] == "decision":
            answer["to_act"] = [node[1]]
            answer["legal"] = {str(node[1]): list(node[2])}
        elif node[0] == "simultaneous":
            answer["to_act"] = sorted(node[1])
            answer["legal"] = {str(seat): list(node[1][seat]) for seat in sorted(node[1])}
        elif node[0] == "chance":
            answer["chance"] = [[action, float(probability)] for action, probability in node[1]]
        else:
            answer["outcome"] = self.outcome(node)
        return answer

    def outcome(self, node):
        """With w winning and l losing seats, each loser gets -1 and each winner l/w; in a draw all get 0."""
        _, winners, scores = node
        won, lost = len(winners), self.play.game.seats - len(winners)
        returns = [lost / won if seat in winners else -1.0 for seat in range(self.play.game.seats)]
        return {"winners": list(winners), "scores": scores, "returns": returns, "reason": "won" if lost else "drawn"}

    def apply(self, value):
        """bad_request for the wrong form at this node, game_over at an end, then illegal_action."""
        node = self.play.node
        if node[0] == "end":
            raise Refusal("game_over", "the game has ended")
        if node[0] == "simultaneous":
            action = self.simultaneous_action(node[1], value)
        else:
            if not isinstance(value, str):
                raise Refusal("bad_request", "the action here is a text")
            legal = node[2] if node[0] == "decision" else [outcome for outcome, _ in node[1]]
            if value not in legal:
                raise Refusal("illegal_action", f"{value!r} is not legal here")
            action = value
        self.play.push(action)
        return self.node()

    def simultaneous_action(self, legal, value):
        """An object with one text for each seat to act, no seats missing and none too many."""
        if not isinstance(value, dict) or set(value) != {str(seat) for seat in legal}:
            raise Refusal("bad_request", "the action here is an object with each seat to act")
        if not all(isinstance(text, str) for text in value.values()):
            raise Refusal("bad_request", "each seat's action is a text")
        for seat in legal:
            if value[str(seat)] not in legal[seat]:
                raise Refusal("illegal_action", f"{value[str(seat)]!r} is not legal for seat {seat}")
        return {seat: value[str(seat)] for seat in legal}

    def undo(self, count):
        """Takes back that many actions."""
        if count > len(self.play.actions):
            raise Refusal("nothing_to_undo", f"only {len(self.play.actions)} actions have been played")
        for _ in range(count):
            self.play.pop()
        return self.node()

    def state(self, who):
        """The whole position, or as a seat may know it."""
        if who != "full" and not 0 <= who < self.play.game.seats:
            raise Refusal("bad_request", f"there is no seat {who}")
        return {"ok": True, "state": self.play.game.state(self.play.current, None if who == "full" else who)}

    def record(self):
        """Options as given, a simultaneous choice as its object."""
        actions = [a if isinstance(a, str) else {str(seat): text for seat, text in a.items()} for a in self.play.actions]
        return {"ok": True, "record": {"game": self.play.name, "options": self.play.options, "actions": actions}}


def read_request(line):
    """One JSON object with one key."""
    try:
        request = json.loads(line, parse_constant=refuse_constant)
    except (ValueError, RecursionError) as error:
        raise Refusal("bad_json", str(error)) from error
    if not isinstance(request, dict) or len(request) != 1:
        raise Refusal("bad_request", "expected an object with one key")
    return next(iter(request.items()))


def refuse_constant(text):
    """NaN and Infinity are no JSON."""
    raise ValueError(f"{text} is not JSON")


def check_form(verb, value):
    """What can be seen to be no request without looking at the game."""
    good = {
        "node": lambda: value is True,
        "record": lambda: value is True,
        "apply": lambda: isinstance(value, (str, dict)),
        "undo": lambda: is_whole(value) and value >= 1,
        "perft": lambda: is_whole(value) and value >= 0,
        "state": lambda: value == "full" or is_whole(value),
    }
    if verb not in good or not good[verb]():
        raise Refusal("bad_request", f"not one of the requests: {verb}")


def self_check(name, check, games=300, seed=0, most=300):
    """Random games with `check(game, state)` at every node, views asked, undone and played again; prints what came up."""
    rng, plies, ends, phases = random.Random(seed), 0, {}, {}
    module = module_of(name)
    for _ in range(games):
        play = Play(name, module.random_options(rng))
        while play.node[0] != "end" and len(play.actions) < most:
            assert play.choices(), "an empty list"
            if play.node[0] == "decision":
                assert play.node[2] == sorted(set(play.node[2]))
            if play.node[0] == "chance":
                assert sum(p for _, p in play.node[1]) == 1 and len(play.node[1]) > 1
            action, before = rng.choice(play.choices()), (play.current, play.node)
            play.push(action)
            play.pop()
            assert before == (play.current, play.node), "undo changed something"
            play.push(action)
            plies += 1
            check(play.game, play.current)
            for seat in [None, *range(play.game.seats)]:
                phase = play.game.state(play.current, seat)["phase"]
            phases[phase] = phases.get(phase, 0) + 1
        winners = len(play.node[1]) if play.node[0] == "end" else "none"
        ends[f"{winners} of {play.game.seats}"] = ends.get(f"{winners} of {play.game.seats}", 0) + 1
    for _ in range(games * 10):
        options, code = module.broken_options(rng)
        request = json.dumps({"new": {"game": name, "options": options}})
        found = Referee().answer(request)
        assert found["ok"] is False and found["error"]["code"] == code, (code, found, options)
    print(f"{name}: {games} games, {plies} plies, phases {phases}, winners {ends}")


def main():
    """Reads standard input line by line, answers on standard output, flushed."""
    referee = Referee()
    for raw in sys.stdin.buffer:
        try:
            answer = referee.answer(raw.decode("utf-8"))
        except UnicodeDecodeError:
            answer = {"ok": False, "error": {"code": "bad_json", "message": "not UTF-8"}}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
