#!/usr/bin/env python3
"""Measures the levels again and puts the numbers into their tables: docs/levels.py GAMBOL [WORDS…]

GAMBOL is the program (target/release/gambol). Every table of docs/levels.md that stands under a heading such as

    **Duel, small** (High Noon; `duel -o board=high-noon -o size=small --playouts 1000 --measure -n 1000`).

is measured by the command in it and written anew; with WORDS, only those with one of them in the heading. Budgets are
playouts, so a busy machine changes nothing but the wait: about an hour of one core for all.
"""

import json
import re
import shlex
import subprocess
import sys
from pathlib import Path

PAGE = Path(__file__).with_name("levels.md")
LEVELS = ["1", "2", "3", "4", "5", "perfect"]
HEADING = re.compile(r"^\*\*(.+)\*\* \(.*`([a-z-]+ .*)`\)")


def match(gambol, played, pair):
    game, *options = shlex.split(played)
    command = [gambol, "match", game, ",".join(pair), *options, "--seed", "1", "--threads", "1", "--json"]
    answer = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    print(shlex.join(command), answer, sep="\n", file=sys.stderr, flush=True)
    return json.loads(answer)


def line(level, player, games):
    least = "≥ " if player["moves_open"] else ""
    loss = f"{least}{player['loss_a_move']:.4f} ± {player['loss_within']:.4f}"
    if least and loss.startswith("≥ 0.0000"):
        # A search sees only large mistakes.
        loss = "none seen"
    measured = f"{player['moves_measured']:,}".replace(",", " ")
    if games is None:
        return f"| {level} | {loss} | {measured} | | |"
    low, high = (100 * player[end] for end in ("score_low", "score_high"))
    score = f"{100 * player['score']:.1f} % ({low:.1f} to {high:.1f})"
    return f"| {level} | {loss} | {measured} | {score} | {games} |"


def table(gambol, played):
    lines = [
        "| level | average loss per move | moves measured | score against the next level | games |",
        "| --- | --- | --- | --- | --- |",
    ]
    for pair in zip(LEVELS, LEVELS[1:]):
        result = match(gambol, played, pair)
        lower, upper = result["players"]
        lines.append(line(pair[0], lower, result["games"]))
    # Perfect is only who is proved to be.
    best = "strongest" if upper["moves_estimated"] else LEVELS[-1]
    lines.append(line(best, upper, None))
    return lines


def main():
    gambol, *words = sys.argv[1:]
    headings = [heading for heading in PAGE.read_text().splitlines() if HEADING.match(heading)]
    for heading in headings:
        title, played = HEADING.match(heading).groups()
        if words and not any(word in title for word in words):
            continue
        new = table(gambol, played)
        # Read again: it takes long, and somebody may have written on.
        lines = PAGE.read_text().splitlines()
        start = lines.index(heading)
        while not lines[start].startswith("|"):
            start += 1
        end = start
        while end < len(lines) and lines[end].startswith("|"):
            end += 1
        lines[start:end] = new
        PAGE.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
