-- The same tables as SQLite has, cut in a way that suits many servers. All times are milliseconds since 1970.

-- The one clock of all servers.
CREATE FUNCTION gambol_now() RETURNS BIGINT LANGUAGE SQL VOLATILE
AS 'SELECT (EXTRACT(EPOCH FROM clock_timestamp()) * 1000)::BIGINT';

-- What stays as it was when a table was made.
CREATE TABLE game_table (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    settings TEXT NOT NULL,
    seed TEXT NOT NULL,
    creator TEXT COLLATE "C" NOT NULL,
    created_at BIGINT NOT NULL,
    timed BOOLEAN NOT NULL,
    muted BOOLEAN NOT NULL DEFAULT FALSE
);

CREATE INDEX game_table_by_creator ON game_table (creator, created_at);
CREATE INDEX game_table_muted ON game_table (id) WHERE muted;

-- The servers that share this database. Each renews its row about once a second; while it has not expired, the tables that
-- it owns are its own.
CREATE TABLE server (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    address TEXT NOT NULL,
    version TEXT NOT NULL,
    wire BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    expires_at BIGINT NOT NULL,
    -- Whether it is about to be replaced: its tables go to those that are not.
    leaving BOOLEAN NOT NULL DEFAULT FALSE
);

-- How a table stands: all that changes with a move, in a short row of its own. A move changes no column that has an index
-- (but once a day), so PostgreSQL writes the new row beside the old one and touches no index at all.
CREATE TABLE standing (
    table_id TEXT COLLATE "C" NOT NULL PRIMARY KEY REFERENCES game_table (id),
    -- How long the log is: the place of the next event.
    plies BIGINT NOT NULL,
    -- Who plays it, and how often it has changed hands. An event of an older epoch is refused.
    owner TEXT COLLATE "C",
    epoch BIGINT NOT NULL DEFAULT 0,
    -- Since when nobody has run it, though somebody should have.
    left_at BIGINT,
    -- Whether something happens there by itself: a computer plays, or a clock runs.
    wakes BOOLEAN NOT NULL,
    -- When somebody must run it, if nobody does; 0 is always.
    wake_at BIGINT,
    -- The newest version among those that have written its log.
    log_version BIGINT NOT NULL DEFAULT 0,
    changed_at BIGINT NOT NULL,
    changed_day BIGINT NOT NULL,
    asked BIGINT NOT NULL,
    result TEXT
) WITH (fillfactor = 70);

CREATE INDEX standing_by_day ON standing (changed_day);
CREATE INDEX standing_by_owner ON standing (owner) WHERE owner IS NOT NULL;
CREATE INDEX standing_to_wake ON standing (wake_at) WHERE wake_at IS NOT NULL;

CREATE TABLE seat (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES game_table (id),
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    level TEXT,
    person TEXT COLLATE "C",
    name TEXT,
    invitation TEXT COLLATE "C",
    PRIMARY KEY (table_id, seat)
);

CREATE UNIQUE INDEX seat_by_invitation ON seat (invitation);
CREATE INDEX seat_by_person ON seat (person);

-- No foreign key: an event is written only by the statement that has changed its table's standing, and a lock on each
-- table's row with every move would cost more than all the rest.
CREATE TABLE event (
    table_id TEXT COLLATE "C" NOT NULL,
    ply BIGINT NOT NULL,
    cmd_id TEXT COLLATE "C" NOT NULL,
    seat BIGINT,
    body TEXT NOT NULL,
    state_hash TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, ply),
    UNIQUE (table_id, cmd_id)
);

CREATE TABLE chat (
    table_id TEXT COLLATE "C" NOT NULL REFERENCES game_table (id),
    number BIGINT NOT NULL,
    cmd_id TEXT COLLATE "C",
    seat BIGINT,
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number),
    UNIQUE (table_id, cmd_id)
);

CREATE TABLE ban (
    what TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    why TEXT NOT NULL,
    at BIGINT NOT NULL
);

-- What was deleted, so that a server that has it in memory hears of it.
CREATE TABLE deleted (
    id TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);

CREATE TABLE review (
    key TEXT COLLATE "C" NOT NULL PRIMARY KEY,
    body TEXT NOT NULL,
    at BIGINT NOT NULL
);

CREATE INDEX review_by_age ON review (at);

-- A row to try the disk with.
CREATE TABLE pulse (beats BIGINT NOT NULL);

INSERT INTO pulse (beats) VALUES (0);
