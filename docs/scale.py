#!/usr/bin/env python3
"""What comes after one PostgreSQL: a small simulation behind docs/scale.md.

Tables are spread over several databases by their id (rendezvous hashing), moves come at random moments, and each database
commits what has gathered, as crates/store/src/postgres/append.rs does. The costs are rounded up from those measured in docs/scale.md; the wait for the
disk is assumed.

    python3 docs/scale.py                  the table of docs/scale.md
    python3 docs/scale.py --moves 50000    other loads, in moves a second
"""

import argparse
import hashlib
import heapq
import random

# In seconds.
DATABASE_MOVE = 0.000_150  # the database's processor, a move; 37 to 90 µs were measured where moves gather
SERVER_MOVE = 0.000_400  # the server's processor, a move told to a few connections; 179 to 504 µs were measured
SYNC = 0.002_0  # a commit waits this long for the disk; assumed
LANES = 2  # statements at the same time from one server
TOGETHER = 512  # the most moves in one statement


def home(table: int, databases: int) -> int:
    """The database of a table: the one that draws the highest lot. One more database moves 1/n of all tables, and no others."""

    def lot(database: int) -> bytes:
        return hashlib.blake2b(f"{table}/{database}".encode(), digest_size=8).digest()

    return max(range(databases), key=lot)


def spread(tables: int, databases: int) -> tuple[float, float]:
    """How much more than its share the fullest database has, and what moves when there is one more."""
    sample = range(min(tables, 40_000))
    counts = [0] * databases
    moved = 0
    for table in sample:
        at = home(table, databases)
        counts[at] += 1
        moved += home(table, databases + 1) != at
    return max(counts) * databases / len(sample) - 1, moved / len(sample)


def commits(rate: float, servers: int, cores: int, seconds: float, seed: int) -> tuple[float, float, float]:
    """One database under so many moves a second from so many servers: how long a move waits (p50, p99), and how busy its
    processors are."""
    dice = random.Random(seed)
    arrivals = []
    now = 0.0
    while now < seconds:
        now += dice.expovariate(rate)
        arrivals.append((now, dice.randrange(servers)))
    queues = [[] for _ in range(servers)]
    free_lanes = [LANES] * servers
    free_cores, used = cores, 0.0
    waits = []
    # What happens next: (time, number, what, server, moves)
    events = []
    number = 0
    ready = []  # statements that wait for a processor
    place = 0

    def push(at, what, server, batch):
        nonlocal number
        number += 1
        heapq.heappush(events, (at, number, what, server, batch))

    def start(at, server):
        if queues[server] and free_lanes[server] > 0:
            batch, queues[server] = queues[server][:TOGETHER], queues[server][TOGETHER:]
            free_lanes[server] -= 1
            ready.append((server, batch))
            work(at)

    def work(at):
        nonlocal free_cores, used
        while ready and free_cores > 0:
            server, batch = ready.pop(0)
            free_cores -= 1
            takes = len(batch) * DATABASE_MOVE
            used += takes
            push(at + takes, "worked", server, batch)

    while place < len(arrivals) or events:
        if place < len(arrivals) and (not events or arrivals[place][0] <= events[0][0]):
            at, server = arrivals[place]
            place += 1
            queues[server].append(at)
            start(at, server)
            continue
        at, _, what, server, batch = heapq.heappop(events)
        if what == "worked":
            free_cores += 1
            push(at + SYNC, "synced", server, batch)
            work(at)
        else:
            waits.extend(at - came for came in batch)
            free_lanes[server] += 1
            start(at, server)
    waits.sort()
    return waits[len(waits) // 2], waits[len(waits) * 99 // 100], used / (cores * seconds)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--moves", type=float, nargs="*", default=[3_000, 30_000, 100_000, 330_000])
    parser.add_argument("--cores", type=int, default=16, help="processors of one database")
    parser.add_argument("--server-cores", type=int, default=8, help="processors of one server")
    options = parser.parse_args()
    print("moves/s   databases  servers  busy  wait p50   wait p99   fullest  moves with one more")
    for moves in options.moves:
        # No processor is planned to be busier than 60 %: a failover must find room.
        databases = max(1, int(moves * DATABASE_MOVE / (0.6 * options.cores) + 0.999))
        servers = max(1, int(moves * SERVER_MOVE / (0.6 * options.server_cores) + 0.999))
        # A server speaks with every database, so each database hears from all of them.
        each = moves / databases
        p50, p99, busy = commits(each, min(servers, 64), options.cores, min(4.0, 60_000 / each), 1)
        more, moved = spread(1_000_000, databases)
        print(
            f"{moves:>8,.0f}  {databases:>8}  {servers:>7}  {busy:>4.0%}  {p50 * 1000:>6.1f} ms  {p99 * 1000:>6.1f} ms"
            f"  {more:>6.1%}  {moved:>6.1%}"
        )


if __name__ == "__main__":
    main()
