"""The differential tester: plays random games on the oracle and on a program's referee and compares every answer.

    python3 oracle/diff.py --program target/release/gambol --game all --games 100 --seed 1 [--perft] [--seconds 60]

The oracle plays each game first and writes down every request with the answer it expects; the requests then go to the
program, and its answers are compared in order up to the first that differs. Game number I of a run depends on nothing but the
seed, its name and I: `--game NAME --seed S --from I --games 1` plays it alone.
"""

import argparse
import json
import os
import queue
import random
import re
import subprocess
import sys
import threading
import time

sys.path.insert(0, os.path.dirname(os.path.dirname(os.path.abspath(__file__))))  # also when run as a file

from oracle.referee import GAMES, Referee, TooLarge, module_of  # noqa: E402

BATCH_BYTES = 32_000  # below a pipe's 64 KiB, so that writing a batch never waits for us to read
ANSWER_SECONDS = 120
MOST_PLIES = 400  # applied in one game, undone ones included
FOREIGN = [
    "c3", "N:c3", "pass", "splash NE", "splash", "card N", "roll NE", "place c1", "b2@c2", "fire", "end", "ammo booster", "ammo dummy",
    "shot light", "start b3", "stop", "line FHG", "F:W", "block W", "take", "decline", "ting K1W2F0T1S2", "ting K0W0F0T0S0", "say 0",
    "favour -", "favour X1", "lead 0", "X:W", "A:-", "steps X1", "strike", "", " ", "resign", "draw", "a1", "z9", "PASS", "null", "é", "0",
]
NO_JSON = ["", "   ", "{", "nonsense", "[1, 2", "{'node': true}", '{"node": true} x', '{"node": true', '{"node": tru}', '{"undo": 01}',
           '{"node": true,}', "NaN", '{"apply": "c3}', "{node: true}", '"']
NO_REQUEST = ["[]", "5", "null", "true", '"node"', "{}", '[{"node": true}]', '{"node": true, "record": true}', '{"node": false}', '{"node": 1}',
              '{"node": null}', '{"Node": true}', '{"frobnicate": 1}', '{"": true}', '{"undo": 0}', '{"undo": -1}', '{"undo": "1"}',
              '{"undo": true}', '{"undo": 1.5}', '{"undo": null}', '{"perft": -1}', '{"perft": "1"}', '{"perft": null}', '{"perft": 1.5}',
              '{"state": "half"}', '{"state": "0"}', '{"state": null}', '{"state": true}', '{"state": 0.5}', '{"record": false}', '{"record": "x"}',
              '{"new": 5}', '{"new": {}}', '{"new": "duel"}', '{"new": null}', '{"new": {"game": "chess"}}', '{"new": {"game": 5}}',
              '{"new": {"game": "Duel", "options": {}}}', '{"new": {"options": {}}}', '{"new": {"game": "chess", "options": 5}}',
              '{"apply": 5}', '{"apply": null}', '{"apply": true}', '{"apply": ["c3"]}']
NO_SEAT = ['{"state": 99}', '{"state": -1}', '{"state": 5}']  # of a game under way
NO_OPTIONS = ['{"new": {"game": "%s", "options": %s}}' % (game, value) for game in GAMES for value in ("5", "null", "[]", '"x"')]
NEEDS_GAME = ['{"node": true}', '{"record": true}', '{"undo": 1}', '{"perft": 1}', '{"perft": 0}', '{"state": "full"}', '{"state": 0}', '{"state": 7}',
              '{"apply": "c3"}', '{"apply": ""}', '{"apply": {"0": "a", "1": "b"}}']


# --- the oracle's side: a script of requests and expected answers ----------------------------------------------------

class Script:
    """One game as played by the oracle: every request line with the expected answer and the actions before it."""

    def __init__(self, name, rng, deep):
        self.name, self.rng, self.deep = name, rng, deep
        self.referee, self.module = Referee(), module_of(name)
        self.lines, self.plies, self.used, self.places = [], 0, [], {}
        self.options, self.peeks = None, 0

    def ask(self, request):
        """Adds a request (an object, or a raw line), answered by the oracle."""
        line = request if isinstance(request, str) else json.dumps(request)
        before = list(self.play.actions) if self.play else []
        answer = self.referee.answer(line)
        self.lines.append((line, answer, before))
        return answer

    @property
    def play(self):
        return self.referee.play

    def write(self):
        """The whole game: broken set-ups, the set-up, every ply with its asides, the record."""
        rng = self.rng
        if rng.random() < 0.5:
            self.broken()
        self.options = self.module.random_options(rng)
        if self.options == {} and rng.random() < 0.5:
            answer = self.ask({"new": {"game": self.name}})
        else:
            answer = self.ask(new_line(rng, self.name, self.options))
        if not answer["ok"]:
            raise AssertionError(f"random_options of {self.name} gave what its Game refuses: {answer}\n{json.dumps(self.options)}")
        policy = rng.choice([uniform, uniform, longest, hurried, rarest, rarest])
        self.look()
        while self.plies < MOST_PLIES:
            self.asides()
            if self.play.node[0] == "end":
                if rng.random() < 0.7 or not self.play.actions:
                    break
                self.undo()  # an end can be undone and played on
                continue
            self.do(policy(self))
        self.ask({"record": True})

    def do(self, action):
        """Plays an action and looks at what has become of it."""
        self.used.append(action)
        self.plies += 1
        self.ask({"apply": action if isinstance(action, str) else {str(seat): text for seat, text in action.items()}})
        self.look()

    def peek(self, action):
        """Plays an action and takes it back; for ends that are found on the way and not gone to."""
        if self.peeks < 40:
            self.peeks += 1
            self.do(action)
            self.ask({"undo": 1})

    def look(self):
        """The full state and every seat's view, now and then the node again."""
        if self.rng.random() < 0.1:
            self.ask({"node": True})
        self.ask({"state": "full"})
        for seat in range(self.play.game.seats):
            self.ask({"state": seat})

    def asides(self):
        """Now and then something that is not a plain move."""
        rng = self.rng
        if rng.random() < 0.06:
            self.illegal()
        if rng.random() < 0.02 and self.play.actions:
            self.undo()
        if rng.random() < (0.25 if self.deep else 0.03):
            self.perft()
        if rng.random() < 0.03:
            self.ask(rng.choice(NO_JSON + NO_REQUEST + NO_SEAT + NO_OPTIONS))
        if rng.random() < 0.01:
            self.broken()
        if rng.random() < 0.01:
            self.ask({"record": True})

    def broken(self):
        """A set-up that is refused, and changes nothing."""
        options, code = self.module.broken_options(self.rng)
        answer = self.ask({"new": {"game": self.name, "options": options}})
        if answer["ok"] or answer["error"]["code"] != code:
            raise AssertionError(f"broken_options of {self.name} promised {code}, its Game says {answer}\n{json.dumps(options)}")
        if self.play:
            self.ask({"node": True})

    def undo(self):
        """A few actions back, sometimes all, sometimes more than there are."""
        ply = len(self.play.actions)
        count = self.rng.choice([1, 1, 1, 2, 2, 3, 5, self.rng.randint(1, ply), ply, ply + 1, ply + 1000])
        self.ask({"undo": count})
        self.look()

    def perft(self):
        """A small perft, deeper where the tree is small."""
        depth, most = self.rng.choice([(0, 10), (1, 10), (2, 600), (3, 600)])
        if self.deep:
            depth, most = depth + 1, most * 8
        try:
            self.play.perft(depth, [most])
        except TooLarge:
            depth = 1
        self.ask({"perft": depth})

    def illegal(self):
        """An action that is not legal here, or of the wrong form."""
        rng, node = self.rng, self.play.node
        if rng.random() < 0.2:
            self.ask(rng.choice(['{"apply": 5}', '{"apply": null}', '{"apply": []}', '{"apply": {}}', '{"apply": {"0": "pass"}}',
                                 '{"apply": {"0": "pass", "1": "pass"}}', '{"apply": "pass "}']))
            return
        if node[0] == "simultaneous":
            self.illegal_together(node[1])
            return
        legal = [] if node[0] == "end" else self.play.choices()
        text = self.wrong_text(legal)
        if text not in legal:
            self.ask({"apply": text})

    def illegal_together(self, legal):
        """A simultaneous choice with one text wrong, a seat missing or too many, or no object at all."""
        rng = self.rng
        choice = {str(seat): rng.choice(actions) for seat, actions in legal.items()}
        seat = rng.choice(list(choice))
        way = rng.randrange(6)
        if way == 0:
            del choice[seat]
        elif way == 1:
            choice[rng.choice(["2", "5", "-1", "x", ""])] = choice[seat]
        elif way == 2:
            choice[seat] = rng.choice([None, 5, ["x"], {}, True])
        elif way == 3:
            choice = choice[seat]
        else:
            choice[seat] = self.wrong_text(legal[int(seat)])
            if choice[seat] in legal[int(seat)]:
                return
        self.ask({"apply": choice})

    def wrong_text(self, legal):
        """A mutated legal action, one used earlier in this game, or one of some game's notation."""
        rng = self.rng
        way = rng.randrange(3)
        used = [action for action in self.used if isinstance(action, str)]
        if way == 0 and used:
            return rng.choice(used)
        return mutated(rng, rng.choice(legal)) if way == 1 and legal else rng.choice(FOREIGN)


def new_line(rng, name, options):
    """The request that starts the game; sometimes with a key given twice, which counts as given last."""
    line = json.dumps({"new": {"game": name, "options": options}})
    if options and rng.random() < 0.05:
        first = '"options": {'
        junk = json.dumps(rng.choice(list(options))) + ": " + rng.choice(['"junk"', "null", "-7", "[]", "{}"]) + ", "
        line = line.replace(first, first + junk, 1)
    return line


def mutated(rng, text):
    """A text with one small thing changed."""
    at = rng.randrange(len(text))
    other = rng.choice("abcdefgh12345678NESWXFTK+-@: 0")
    return rng.choice([
        text[:at] + text[at + 1:], text[:at] + other + text[at + 1:], text[:at] + other + text[at:], text + " ", " " + text,
        text.upper(), text.lower(), text[::-1], text + text, text.replace(" ", "  "), text.replace(" ", ""), text[:-1],
    ])


# --- how the oracle chooses ------------------------------------------------------------------------------------------

def random_choice(script):
    """Any action; at a simultaneous node without listing every combination."""
    node = script.play.node
    if node[0] == "simultaneous":
        return {seat: script.rng.choice(node[1][seat]) for seat in sorted(node[1])}
    return script.rng.choice(script.play.choices())


def uniform(script):
    return random_choice(script)


def looked_at(script, most=6):
    """A few actions, each with the node it leads to and what kind of place that is."""
    play, node = script.play, script.play.node
    if node[0] == "simultaneous":
        actions = [random_choice(script) for _ in range(most)]
    else:
        choices = play.choices()
        actions = script.rng.sample(choices, min(most, len(choices)))
    found = []
    for action in actions:
        play.push(action)
        found.append((action, play.node, kind_of_place(play)))
        play.pop()
    return found


def kind_of_place(play):
    """The phase and, of short lists, the shapes of the actions asked for (fields left out)."""
    node, shapes = play.node, []
    if node[0] == "decision" and len(node[2]) <= 40:
        shapes = sorted({re.sub("[a-z][0-9]+", "#", action) for action in node[2]})
    return f"{play.game.state(play.current, None).get('phase')} {shapes}"


def natural_ends(script, actions):
    """Those of the actions that end the game by themselves, not by its length; each is peeked at."""
    game, s = script.play.game, script.play.current
    ends = [action for action in actions if game.node(game.apply(s, action))[0] == "end"]
    for action in ends:
        script.peek(action)
    return ends


def longest(script):
    """An action that does not end the game, if one is found."""
    found = looked_at(script)
    natural_ends(script, [action for action, node, _ in found if node[0] == "end"])
    return next((action for action, node, _ in found if node[0] != "end"), found[0][0])


def hurried(script):
    """An action that ends the game by itself, if one is found."""
    found = looked_at(script, 12)
    ends = natural_ends(script, [action for action, node, _ in found if node[0] == "end"])
    return script.rng.choice(ends) if ends else found[0][0]


def rarest(script):
    """The action that leads to the kind of place seen least so far in this game; ends only if nothing else is found."""
    found = looked_at(script, 10)
    action, _, place = min(found, key=lambda one: (one[1][0] == "end", script.places.get(one[2], 0)))
    script.places[place] = script.places.get(place, 0) + 1
    return action


# --- the program's side ----------------------------------------------------------------------------------------------

class Program:
    """`PATH referee` over pipes, started again after it has died or hung."""

    def __init__(self, path):
        self.path, self.process = path, None

    def start(self):
        self.process = subprocess.Popen([self.path, "referee"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.answers = queue.SimpleQueue()
        threading.Thread(target=pump, args=(self.process.stdout, self.answers), daemon=True).start()

    def exchange(self, lines):
        """Sends the lines together and returns as many answers as came; fewer when it died or hung."""
        if self.process is None:
            self.start()
        try:
            self.process.stdin.write(("\n".join(lines) + "\n").encode())
            self.process.stdin.flush()
        except OSError:
            pass
        found = []
        for _ in lines:
            try:
                raw = self.answers.get(timeout=ANSWER_SECONDS)
            except queue.Empty:
                raw = None
            if raw is None:
                self.stop()
                break
            found.append(raw.decode("utf-8", "replace"))
        return found

    def stop(self):
        """Ends the program that we started."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None


def pump(pipe, answers):
    """Moves the program's lines into a queue, then None."""
    for raw in pipe:
        answers.put(raw)
    answers.put(None)


def batches(lines):
    """Runs of script lines below BATCH_BYTES."""
    batch, size = [], 0
    for entry in lines:
        if batch and size + len(entry[0]) > BATCH_BYTES:
            yield batch
            batch, size = [], 0
        batch.append(entry)
        size += len(entry[0]) + 1
    if batch:
        yield batch


# --- comparing -------------------------------------------------------------------------------------------------------

def alike(expected, found):
    """Equal as JSON, numbers within 1e-9."""
    if isinstance(expected, bool) or isinstance(found, bool):
        return expected is found
    if isinstance(expected, (int, float)) and isinstance(found, (int, float)):
        return abs(expected - found) <= 1e-9
    if type(expected) is not type(found):
        return False
    if isinstance(expected, dict):
        return expected.keys() == found.keys() and all(alike(value, found[key]) for key, value in expected.items())
    if isinstance(expected, list):
        return len(expected) == len(found) and all(map(alike, expected, found))
    return expected == found


def essence(answer):
    """What is compared of an answer: no messages, no reason, no further keys beside those the rules name."""
    if not isinstance(answer, dict):
        return {"answer": answer}
    if answer.get("ok") is not True:
        error = answer.get("error")
        return {"ok": answer.get("ok"), "error.code": error.get("code") if isinstance(error, dict) else error}
    kept = {key: answer[key] for key in ("ok", "ply", "node", "to_act", "legal", "chance", "perft") if key in answer}
    for part, names in (("outcome", ("winners", "scores", "returns")), ("record", ("game", "options", "actions"))):
        if isinstance(answer.get(part), dict):
            kept.update({f"{part}.{name}": answer[part][name] for name in names if name in answer[part]})
    if isinstance(answer.get("state"), dict):
        kept.update({f"state.{name}": value for name, value in answer["state"].items()})
    return kept


def differences(expected, text):
    """A line for each key in which the program's answer differs; none when they agree."""
    try:
        found = essence(json.loads(text))
    except ValueError:
        return [f"not JSON: {text[:300]!r}"]
    expected = essence(expected)
    lines = []
    for key in [*expected, *(key for key in found if key not in expected)]:
        if key not in found or key not in expected or not alike(expected[key], found[key]):
            lines.append(difference(key, expected.get(key, "(absent)"), found.get(key, "(absent)")))
    return lines


def difference(key, expected, found):
    """One key's two values; of long lists only what one side lacks."""
    if key == "legal" and isinstance(expected, dict) and isinstance(found, dict) and expected.keys() == found.keys():
        parts = []
        for seat in expected:
            missing = [a for a in expected[seat] if a not in found[seat]]
            extra = [a for a in found[seat] if a not in expected[seat]]
            if missing or extra or expected[seat] != found[seat]:
                parts.append(f"seat {seat}: only oracle {missing[:40]}, only program {extra[:40]}"
                             + ("" if missing or extra else f" (another order: {found[seat][:40]})"))
        return "  legal: " + "; ".join(parts)
    return f"  {key}:\n    oracle  {shorten(expected)}\n    program {shorten(found)}"


def shorten(value):
    text = json.dumps(value)
    return text if len(text) < 1500 else text[:1500] + " ..."


def compare(program, script):
    """Sends a script; the first difference as text, or None; and how many actions agreed."""
    plies = 0
    for batch in batches(script.lines):
        found = program.exchange([line for line, _, _ in batch])
        for i, (line, expected, before) in enumerate(batch):
            wrong = differences(expected, found[i]) if i < len(found) else ["  the program died or did not answer"]
            if wrong:
                return f"  actions {json.dumps(before)}\n  request {line[:4000]}\n" + "\n".join(wrong), plies
            plies += line.startswith('{"apply"') and expected["ok"]
    return None, plies


class Preamble:
    """What a program without a game must say; only at the start of the run."""

    def __init__(self):
        referee = Referee()
        requests = NO_JSON + NO_REQUEST + NO_OPTIONS + NEEDS_GAME
        self.lines = [(line, referee.answer(line), []) for line in requests]


# --- the run ---------------------------------------------------------------------------------------------------------

def names_of(game):
    """The games to compare: those whose oracle module is there."""
    if game != "all":
        return [game]
    names = []
    for name in GAMES:
        try:
            module_of(name)
            names.append(name)
        except ModuleNotFoundError:
            print(f"{name}: no oracle module, left out", file=sys.stderr)
    return names


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True, help="the program; `PROGRAM referee` is run")
    parser.add_argument("--game", default="all", choices=[*GAMES, "all"])
    parser.add_argument("--games", type=int, default=None, help="games of each kind (default 100, or no limit with --seconds)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--from", type=int, default=0, dest="first", help="number of the first game")
    parser.add_argument("--perft", action="store_true", help="more and deeper perfts")
    parser.add_argument("--seconds", type=float, default=None, help="stop after so long")
    return parser.parse_args()


def main():
    args = arguments()
    names, program = names_of(args.game), Program(args.program)
    most = args.games if args.games is not None else (100 if args.seconds is None else sys.maxsize)
    until = time.monotonic() + args.seconds if args.seconds is not None else float("inf")
    games = plies = wrong = 0
    found, _ = compare(program, Preamble())
    if found:
        wrong += 1
        print(f"DIFFERENCE before any game\n{found}\n", flush=True)
        program.stop()
    for number in range(args.first, args.first + most):
        if time.monotonic() >= until:
            break
        for name in names:
            if time.monotonic() >= until:
                break
            script = Script(name, random.Random(f"{args.seed}/{name}/{number}"), args.perft)
            script.write()
            found, agreed = compare(program, script)
            games, plies = games + 1, plies + agreed
            if found:
                wrong += 1
                again = f"--game {name} --seed {args.seed} --from {number} --games 1" + (" --perft" if args.perft else "")
                print(f"DIFFERENCE in {name} ({again})\n  options {json.dumps(script.options)}\n{found}\n", flush=True)
    program.stop()
    print(f"{games} games, {plies} plies compared, {wrong} differences")
    sys.exit(0 if games and not wrong else 1)


if __name__ == "__main__":
    main()
