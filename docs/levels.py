#!/usr/bin/env python3
"""Measures the levels and writes their tables: docs/levels.py GAMBOL > docs/levels.md

GAMBOL is the program (target/release/gambol). Takes about an hour of one core; budgets are playouts, so a busy machine
changes nothing but the wait.
"""

import json
import subprocess
import sys
from datetime import date

LEVELS = ["1", "2", "3", "4", "5", "perfect"]

HEAD = """\
# The levels, measured

A level is defined by how much it gives away per move on average (`crates/bots/src/level.rs`). Here is what that means in
each game: the average loss per move, as a share of the stake, in the games against the next level; and the score in those games,
with all seats exchanged, a draw counting half. Both ± are 95 % intervals.

Measured on {day} with {version} by `docs/levels.py`, which wrote this page. Each line comes from one match:

```sh
gambol match GAME 1,2 OPTIONS -n GAMES --seed 1 --json     # then 2,3  3,4  4,5  5,perfect
```
"""

EXACT = """
## Exact: the solver's table is available

Bots of every level know the table and choose by their taste; `--measure` compares each move with the best one, exactly.
"""

ESTIMATED = """
## Estimated: bots have to search

All levels think for the same number of playouts per move, so that they differ by taste alone; in play they think up to a hundred thousand. Losses are estimated
by another search, which is itself unsure: what `perfect` seems to lose is the error of that measure, and the others' losses hold about as
much of it.
"""

TAIL = """
## What the tables say

Where losses are exact they fall from level to level, roughly by half each time, and no level was beaten by the one below it beyond chance. In Two Paths and
Gunst the upper levels are so close that even this many games do not tell them apart by their scores; with secret riders and in free for all, at 300 playouts, level 5
and perfect are the same player as far as these games can tell. Kangaruse's losses are mostly the error of the measure: the scores tell more.

## How accurately levels play

Reviews compare people with `crates/table/src/review/levels.json`: the part of the game that a choice of each level keeps on average, each level among its equals. `gambol levels GAME --into FILE` measures
it, and each entry there says with which arguments. It judges as reviews do (`gambol_solve::given_away`): where something is estimated, only what is more than the doubt counts. The estimated tables above were measured before
that, by plain differences, and hold the error of the measure. Kangaruse has no entry: what its levels give away is less than what a search can be wrong by.
"""

# Heading, what is told of it, and what is played.
SECTIONS = [
    (EXACT, "Muddy Ride, white horse", "First Meadow", "muddy-ride -o board=first-meadow -o mode=white-horse --playouts 1000 --measure -n 1000", ""),
    ("", "Duel, small", "High Noon", "duel -o board=high-noon -o size=small --playouts 1000 --measure -n 1000", ""),
    (
        "",
        "Two Paths",
        "seven rows",
        "two-paths --playouts 1000 --measure -n 1600",
        " Hardly anything can be given away in one try, so levels differ in the long run only.",
    ),
    ("", "Gunst, two rounds", "twelve life stones", "gunst -o rounds=2 --think 5 --measure -n 1000", ""),
    (
        ESTIMATED,
        "Muddy Ride, free for all, four animals",
        "First Meadow",
        "muddy-ride -o board=first-meadow --playouts 300 --measure 300 -n 800",
        " Whoever can force a win knows it from the table.",
    ),
    ("", "Muddy Ride, secret riders, four players", "First Meadow", "muddy-ride -o board=first-meadow -o mode=secret --playouts 300 --measure 300 -n 2000", ""),
    ("", "Kangaruse, two players", "the default sheet", "kangaruse --playouts 1000 --measure 1000 -n 400", ""),
]


def match(gambol, played, pair):
    game, options = played.split(" ", 1)
    command = [gambol, "match", game, ",".join(pair), *options.split(), "--seed", "1", "--threads", "1", "--json"]
    answer = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    print(" ".join(command), answer, sep="\n", file=sys.stderr, flush=True)
    return json.loads(answer)


def line(level, player, games):
    loss = f"{player['loss_a_move']:.4f} ± {player['loss_within']:.4f}"
    measured = f"{player['moves_measured']:,}".replace(",", " ")
    if games is None:
        return f"| {level} | {loss} | {measured} | | |"
    score = f"{100 * player['score']:.1f} ± {100 * player['score_within']:.1f} %"
    return f"| {level} | {loss} | {measured} | {score} | {games} |"


def section(gambol, title, where, played, remark):
    lines = [
        f"\n**{title}** ({where}; `{played}`).{remark}\n",
        "| level | average loss per move | moves measured | score against the next level | games |",
        "| --- | --- | --- | --- | --- |",
    ]
    for pair in zip(LEVELS, LEVELS[1:]):
        result = match(gambol, played, pair)
        lower, upper = result["players"]
        lines.append(line(pair[0], lower, result["games"]))
    lines.append(line(LEVELS[-1], upper, None))
    return "\n".join(lines)


def main():
    (gambol,) = sys.argv[1:]
    version = subprocess.run([gambol, "--version"], check=True, capture_output=True, text=True).stdout.strip()
    print(HEAD.format(day=date.today().strftime("%-d %B %Y"), version=version))
    for head, *rest in SECTIONS:
        if head:
            print(head)
        print(section(gambol, *rest), flush=True)
    print(TAIL, end="")


if __name__ == "__main__":
    main()
