-- The words are those that SQLite and PostgreSQL both understand.

CREATE TABLE game_table (
    id TEXT NOT NULL PRIMARY KEY,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    settings TEXT NOT NULL,
    seed TEXT NOT NULL,
    creator TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    changed_at BIGINT NOT NULL,
    result TEXT
);

CREATE INDEX game_table_by_change ON game_table (changed_at);

CREATE TABLE seat (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    seat BIGINT NOT NULL,
    kind TEXT NOT NULL,
    level TEXT,
    person TEXT,
    name TEXT,
    invitation TEXT,
    PRIMARY KEY (table_id, seat)
);

CREATE UNIQUE INDEX seat_by_invitation ON seat (invitation);
CREATE INDEX seat_by_person ON seat (person);

CREATE TABLE event (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    ply BIGINT NOT NULL,
    cmd_id TEXT NOT NULL,
    seat BIGINT,
    body TEXT NOT NULL,
    state_hash TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, ply),
    UNIQUE (table_id, cmd_id)
);

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    number BIGINT NOT NULL,
    seat BIGINT,
    name TEXT NOT NULL,
    body TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, number)
);
