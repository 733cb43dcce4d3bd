-- A log lies together in the order of its events: one place less to write for each, and a table wakes faster.

CREATE TABLE log_event (
    table_id TEXT NOT NULL REFERENCES game_table (id),
    ply BIGINT NOT NULL,
    cmd_id TEXT NOT NULL,
    seat BIGINT,
    body TEXT NOT NULL,
    state_hash TEXT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, ply),
    UNIQUE (table_id, cmd_id)
) WITHOUT ROWID;

INSERT INTO log_event (table_id, ply, cmd_id, seat, body, state_hash, at)
SELECT table_id, ply, cmd_id, seat, body, state_hash, at FROM event ORDER BY table_id, ply;

DROP TABLE event;

ALTER TABLE log_event RENAME TO event;
