"""Measures generated Kangaruse sheets against the section "Making sheets" of rules/exact/kangaruse.md.

Usage: sheets as JSON lines on standard input, each {"size": ..., "starts": ..., "seed": ..., "sheet": {...}};
prints every violation and a summary line (exit status 1 if anything was violated).
`--stats` also prints how often each type was chosen; `--self-check` tests the measures themselves.
"""

import copy
import itertools
import json
import sys
from collections import Counter
from fractions import Fraction

try:
    from .common import BadBoard
    from .kangaruse import SCORING, SIZES, cell_name, cells_of, adjacent, parse_sheet
except ImportError:  # run from within the folder
    from common import BadBoard
    from kangaruse import SCORING, SIZES, cell_name, cells_of, adjacent, parse_sheet

# Shares of the squares to fill, in per cent: at least, at most.
AT_LEAST = {"score": "20", "coins": "15", "shelter": "10", "toys": "10", "gems": "7.5", "water": "5", "food": "5"}
AT_MOST = {
    "score": "33", "crocodile": "13.3", "frog": "8", "thorny-devil": "7.5",
    "tasmanian-tiger": "20", "platypus": "20",
}
AT_MOST_SQUARES = {"moth": 5, "chests": 5}


def per_cent(share, whole):
    """An exact share of a whole."""
    return Fraction(share) * whole / 100


def nearest(x):
    """Rounded to the nearest whole number, halves up."""
    return (x + Fraction(1, 2)).__floor__()


def floor(x):
    """Rounded down."""
    return x.__floor__()


def ceil(x):
    """Rounded up."""
    return x.__ceil__()


def names(cells):
    """Cells as text."""
    return " ".join(sorted(cell_name(c) for c in cells))


def pieces(cells):
    """The cells as sets that hang together side by side."""
    left, found = set(cells), []
    while left:
        piece, edge = set(), [left.pop()]
        while edge:
            cell = edge.pop()
            piece.add(cell)
            near = [c for c in left if adjacent(c, cell)]
            left.difference_update(near)
            edge.extend(near)
        found.append(piece)
    return found


def edges(files, ranks):
    """The two pairs of opposite edges."""
    west, east = {(0, r) for r in range(ranks)}, {(files - 1, r) for r in range(ranks)}
    south, north = {(f, 0) for f in range(files)}, {(f, ranks - 1) for f in range(files)}
    return [(west, east), (south, north)]


def crosses(cells, files, ranks):
    """Does one piece of the cells touch two opposite edges?"""
    for piece in pieces(cells):
        for one, other in edges(files, ranks):
            if piece & one and piece & other:
                return True
    return False


def shortest_crossing(cells, files, ranks):
    """The fewest of these cells that join two opposite edges, of either pair; None if they do not."""
    best = None
    for one, other in edges(files, ranks):
        reached, length = one & set(cells), 1
        seen = set(reached)
        while reached and not reached & other:
            reached = {c for c in cells if c not in seen and any(adjacent(c, r) for r in reached)}
            seen |= reached
            length += 1
        if reached and (best is None or length < best):
            best = length
    return best


# --- the measures, each a list of violations


def check_evenly(name, items, values):
    """Along the axis the values occur as evenly as possible: their counts differ by one at most."""
    counts = [items.count(v) for v in values]
    if max(counts) - min(counts) > 1:
        return [f"{name}: not as even as possible: {items}"]
    return []


def check_trees(area, trees, others):
    """At least 8.66 % of squares (rounded) and at most 3 more; no clump above 5; all other squares connected."""
    bad = []
    least = nearest(per_cent("8.66", area))
    if not least <= len(trees) <= least + 3:
        bad.append(f"trees: {len(trees)}, not {least} to {least + 3}")
    for clump in pieces(trees):
        if len(clump) > 5:
            bad.append(f"trees: a clump of {len(clump)}: {names(clump)}")
    if len(pieces(others)) > 1:
        bad.append(f"trees: the other squares are in {len(pieces(others))} pieces")
    return bad


def check_river(files, ranks, river):
    """One river, crossing, of 12.5-16.6 % of squares rounded outwards, or as many as the crossing needs."""
    bad = []
    if not crosses(river, files, ranks):
        bad.append(f"river: crosses from no edge to the opposite one: {names(river)}")
    if len(pieces(river)) > 1:
        bad.append(f"river: plain squares in {len(pieces(river))} pieces: {names(river)}")
    least = floor(per_cent("12.5", files * ranks))
    most = ceil(per_cent("16.6", files * ranks))
    if len(river) < least:
        bad.append(f"river: {len(river)} squares, fewer than {least}")
    if len(river) > most:
        # As many as the crossing needs: without any one of them there is no crossing.
        spare = [c for c in river if crosses(set(river) - {c}, files, ranks)]
        if spare:
            bad.append(f"river: {len(river)} squares, more than {most}, and the crossing does not need {names(spare)}")
    return bad


def check_types(chosen):
    """5-7 types, 2 or 3 of them scoring; water and food only together."""
    bad = []
    if not 5 <= len(chosen) <= 7:
        bad.append(f"types: {len(chosen)}, not 5 to 7: {' '.join(sorted(chosen))}")
    scoring = [t for t in chosen if t in SCORING]
    if not 2 <= len(scoring) <= 3:
        bad.append(f"types: {len(scoring)} scoring, not 2 or 3: {' '.join(sorted(scoring))}")
    if ("water" in chosen) != ("food" in chosen):
        bad.append("types: water and food are not together")
    return bad


def limits(kind, fill):
    """The fewest and the most squares of a chosen type; at least one of each."""
    least = nearest(per_cent(AT_LEAST[kind], fill)) if kind in AT_LEAST else 1
    most = fill
    if kind in AT_MOST:
        most = nearest(per_cent(AT_MOST[kind], fill))
    if kind == "frog":
        least, most = 3, max(most, 3)
    if kind in AT_MOST_SQUARES:
        most = AT_MOST_SQUARES[kind]
    return max(least, 1), max(most, 1)


def check_shares(counts, fill):
    """Every chosen type keeps to its share of the squares to fill."""
    bad = []
    for kind, number in sorted(counts.items()):
        least, most = limits(kind, fill)
        if not least <= number <= most:
            bad.append(f"shares: {number} {kind} on {fill} squares to fill, not {least} to {most}")
    return bad


def check_scores(values):
    """The values add up in size to 30-50; 5-20 % of them (rounded) are negative."""
    if not values:
        return []
    bad = []
    total = sum(abs(v) for v in values)
    if not 30 <= total <= 50:
        bad.append(f"scores: add up to {total} in size, not 30 to 50")
    least, most = nearest(per_cent("5", len(values))), nearest(per_cent("20", len(values)))
    negative = sum(1 for v in values if v < 0)
    if not least <= negative <= most:
        bad.append(f"scores: {negative} of {len(values)} negative, not {least} to {most}")
    return bad


def check_echidnas(values):
    """Echidnas are numbered 1, 2, 3 and so on."""
    if sorted(values) != list(range(1, len(values) + 1)):
        return [f"echidnas: numbered {sorted(values)}"]
    return []


def check_starts(cells, starts):
    """With starting positions 5 or 6, at least 3 steps apart; otherwise none."""
    if not starts:
        return [f"starts: {len(cells)} without being asked for"] if cells else []
    bad = []
    if not 5 <= len(cells) <= 6:
        bad.append(f"starts: {len(cells)}, not 5 or 6")
    for a, b in itertools.combinations(cells, 2):
        if abs(a[0] - b[0]) + abs(a[1] - b[1]) < 3:
            bad.append(f"starts: {cell_name(a)} and {cell_name(b)} are too close")
    return bad


def quarter(cell, files, ranks):
    """The quarter of a square; a middle rank belongs to the northern half."""
    return ("N" if cell[1] >= ranks // 2 else "S") + ("E" if cell[0] >= files // 2 else "W")


def check_quarters(cells, files, ranks):
    """At least 2 scoring squares each (with 8 or more in all), no quarter more than 5 ahead of another."""
    counts = {q: sum(1 for c in cells if quarter(c, files, ranks) == q) for q in ("NE", "NW", "SE", "SW")}
    bad = []
    if len(cells) >= 8 and min(counts.values()) < 2:
        bad.append(f"quarters: one has fewer than 2 scoring squares: {counts}")
    if max(counts.values()) - min(counts.values()) > 5:
        bad.append(f"quarters: one is more than 5 ahead: {counts}")
    return bad


def check_birds(cells, files, ranks):
    """At most 3 squares lie between a mistletoebird and the nearest edge."""
    bad = []
    for f, r in cells:
        if min(f, files - 1 - f, r, ranks - 1 - r) > 3:
            bad.append(f"mistletoebird: {cell_name((f, r))} is too far from every edge")
    return bad


def check_sheet(sheet, starts):
    """Every violated measure of a generated sheet, in words."""
    try:
        parsed = parse_sheet(sheet)
    except BadBoard as error:
        return [f"not a sheet: {error}"]
    files, ranks, types, values = parsed.files, parsed.ranks, parsed.types, parsed.values
    cells = cells_of(files, ranks)

    def of(*kinds):
        return [c for c in cells if types[c] in kinds]

    trees, river = of("tree"), of("plain")
    fill = len(cells) - len(trees) - len(river)
    counts = Counter(types[c] for c in cells if types[c] not in ("tree", "plain", "start"))
    bad = []
    if (files, ranks) not in SIZES.values():
        bad.append(f"size: {files} by {ranks} is none of the five")
    bad += check_evenly("numbers", sheet["numbers"], (1, 2, 3, 4))
    bad += check_evenly("directions", sheet["directions"], ("N", "E", "S", "W"))
    bad += check_trees(len(cells), trees, [c for c in cells if types[c] != "tree"])
    bad += check_river(files, ranks, river)
    bad += check_types(set(counts))
    bad += check_shares(counts, fill)
    bad += check_scores([values[c] for c in of("score")])
    bad += check_echidnas([values[c] for c in of("echidna")])
    bad += check_starts(of("start"), starts)
    bad += check_quarters(of(*SCORING), files, ranks)
    bad += check_birds(of("mistletoebird"), files, ranks)
    return bad


# --- many sheets


class Tally:
    """What the summary counts; remarks are no violations."""

    def __init__(self):
        self.sheets = self.bad = self.violations = 0
        self.numbers_on = Counter()
        self.remarks = Counter()
        self.types = Counter()
        self.seen = {}
        self.distinct = set()


def remarks(sheet):
    """Doubtful things that the measures do not decide."""
    parsed = parse_sheet(sheet)
    files, ranks, types = parsed.files, parsed.ranks, parsed.types
    river = [c for c in types if types[c] == "plain"]
    dry = [c for c in types if types[c] != "tree"]
    found = []
    if len(river) > ceil(per_cent("16.6", files * ranks)) and len(river) > shortest_crossing(dry, files, ranks):
        found.append("river over 16.6 % and longer than the shortest crossing")
    through = shortest_crossing(river, files, ranks)
    forks = [c for c in river if sum(1 for n in river if adjacent(c, n)) >= 3]
    if through is not None and len(river) > through and not forks:
        found.append("river longer than its crossing but without a fork")
    startable = sum(1 for c in dry if types[c] not in SCORING)
    if startable < 5:
        found.append("fewer than 5 squares to start from")
    return found


def check_line(line, tally):
    """The violations of one line of input."""
    entry = json.loads(line)
    sheet, size, starts = entry["sheet"], entry.get("size", "regular"), entry.get("starts", False)
    bad = check_sheet(sheet, starts)
    tally.sheets += 1
    if bad and bad[0].startswith("not a sheet"):
        return entry, bad
    if (sheet["files"], sheet["ranks"]) != SIZES[size]:
        bad.append(f"size: {sheet['files']} by {sheet['ranks']} is not {size}")
    text = json.dumps(sheet, sort_keys=True)
    key = (size, starts, entry.get("seed", 0))
    if tally.seen.setdefault(key, text) != text:
        bad.append("seed: gave another sheet before")
    tally.distinct.add(json.dumps({k: v for k, v in sheet.items() if k != "name"}, sort_keys=True))
    tally.numbers_on[sheet["numbers_on"]] += 1
    tally.remarks.update(remarks(sheet))
    tally.types.update({q["type"] for q in sheet["squares"].values()} - {"tree", "plain", "start"})
    return entry, bad


def main(stats):
    """Reads sheets, prints violations and a summary."""
    tally = Tally()
    for line in sys.stdin:
        if not line.strip():
            continue
        entry, bad = check_line(line, tally)
        tally.violations += len(bad)
        tally.bad += 1 if bad else 0
        for text in bad:
            print(f"{entry.get('size')} starts={entry.get('starts')} seed={entry.get('seed')}: {text}")
    if stats:
        for kind, number in tally.types.most_common():
            print(f"{number:7d} {kind}")
    print(
        f"{tally.sheets} sheets, {tally.bad} bad, {tally.violations} violations; {len(tally.seen)} seeds, "
        f"{len(tally.distinct)} different sheets; numbers on {dict(tally.numbers_on)}; remarks {dict(tally.remarks)}"
    )
    return 1 if tally.bad else 0


# --- self-check


def good_sheet():
    """A tiny sheet that keeps to all measures."""
    squares = {n: {"type": "tree"} for n in ("a5", "f1", "e3")}
    for name, value in (("a1", 9), ("a3", 8), ("d1", -7), ("d3", 6)):
        squares[name] = {"type": "score", "value": value}
    for name in ("b2", "b4", "e2", "e5"):
        squares[name] = {"type": "coins"}
    rest = ("a2", "b1", "a4", "b3", "b5", "d2", "e1", "f2", "d4", "d5", "e4", "f3", "f4", "f5")
    for index, name in enumerate(rest):
        squares[name] = {"type": ("kangaroo", "koala", "mistletoebird")[index % 3]}
    return {
        "game": "kangaruse", "name": "good", "files": 6, "ranks": 5, "numbers_on": "files",
        "numbers": [1, 2, 3, 4, 1, 2], "directions": ["N", "E", "S", "W", "N"], "squares": squares,
    }


def changed(squares=(), **keys):
    """The good sheet with some squares (name, type or None for plain, value) and keys changed."""
    sheet = copy.deepcopy(good_sheet())
    sheet.update(keys)
    for name, kind, *value in squares:
        sheet["squares"].pop(name, None)
        if kind is not None:
            sheet["squares"][name] = {"type": kind, **({"value": value[0]} if value else {})}
    return sheet


def self_check():
    """Every measure notices its own violation, and none complains of the good sheet."""
    assert check_sheet(good_sheet(), False) == [], check_sheet(good_sheet(), False)
    starts = [(n, "start") for n in ("a2", "b5", "f2", "f5", "d4")]
    assert check_sheet(changed(starts), True) == [], check_sheet(changed(starts), True)
    cases = [
        (changed(numbers=[1, 2, 3, 4, 1, 1]), False, "numbers: not as even"),
        (changed(directions=["N", "E", "S", "S", "N"]), False, "directions: not as even"),
        (changed([("a5", "koala")]), False, "trees: 2, not 3 to 6"),
        (changed([(n, "tree") for n in ("e4", "d4", "f4", "d5")]), False, "trees: 7, not"),
        (changed([(n, "tree") for n in ("e4", "d4", "f4", "f5", "f3")]), False, "trees: a clump of 6"),
        (changed([(n, "tree") for n in ("a4", "b5")] + [("a5", "koala")]), False, "trees: the other squares are in 2"),
        (changed([("c3", "koala")]), False, "river: crosses from no edge"),
        (changed([("f5", None)]), False, "river: plain squares in 2 pieces"),
        (changed([("b3", None)]), False, "river: 6 squares, more than 5, and the crossing does not need b3"),
        (changed([(f"c{r}", "koala") for r in (1, 2, 3)]), False, "river: 2 squares, fewer than 3"),
        (changed([("f5", "frog"), ("f4", "moth"), ("f3", "kiwi")]), False, "types: 8, not"),
        (changed([(n, "score", 1) for n in ("b2", "b4", "e2", "e5")]), False, "types: 1 scoring"),
        (changed([("f5", "food")]), False, "types: water and food"),
        (changed([(n, "score", 1) for n in ("f5", "f4", "f3", "d5")]), False, "shares: 8 score on 22"),
        (changed([("e2", "koala"), ("e5", "koala")]), False, "shares: 2 coins on 22 squares to fill, not 3"),
        (changed([(n, "frog") for n in ("f5", "f4", "f3", "d5")]), False, "shares: 4 frog"),
        (changed([(n, "thorny-devil") for n in ("f5", "f4", "f3")]), False, "shares: 3 thorny-devil"),
        (changed([(n, "moth") for n in ("f5", "f4", "f3", "d5", "d4", "e4")]), False, "shares: 6 moth"),
        (changed([("a1", "score", 30)]), False, "scores: add up to 51"),
        (changed([("a1", "score", 8)]), False, "scores: add up to 29"),
        (changed([("a1", "score", -9)]), False, "scores: 2 of 4 negative, not 0 to 1"),
        (changed([("f5", "echidna", 2)]), False, "echidnas: numbered [2]"),
        (good_sheet(), True, "starts: 0, not 5 or 6"),
        (changed(starts), False, "starts: 5 without"),
        (changed(starts + [("e4", "start")]), True, "starts: d4 and e4 are too close"),
        (changed([("a1", "koala"), ("a2", "score", 9), ("b2", "koala"), ("d2", "coins")]), False, "quarters: one has fewer than 2"),
        (changed([(n, "coins") for n in ("f5", "f4", "f3", "d5", "d4", "e4")]), False, "quarters: one is more than 5"),
        (changed(files=7, numbers=[1, 2, 3, 4, 1, 2, 3]), False, "size: 7 by 5"),
        (changed(name=3), False, "not a sheet"),
    ]
    for sheet, asked, text in cases:
        found = check_sheet(sheet, asked)
        assert any(line.startswith(text) for line in found), (text, found)
    assert check_birds([(4, 4)], 14, 10) and not check_birds([(3, 4), (4, 3), (4, 6)], 14, 10)
    line = {(f, 2) for f in range(6)}
    assert check_river(6, 5, line) == [] and check_river(6, 5, {(f, f) for f in range(5)})
    assert limits("frog", 20) == (1, 3) and limits("frog", 144) == (1, 12) and limits("gems", 20) == (2, 20)
    assert shortest_crossing(cells_of(6, 5), 6, 5) == 5
    print("sheet_check: all measures notice their violation")


if __name__ == "__main__":
    if "--self-check" in sys.argv[1:]:
        self_check()
    else:
        sys.exit(main("--stats" in sys.argv[1:]))
