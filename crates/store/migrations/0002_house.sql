-- What a house needs: whose turn it is without replaying, chat that is said once, bans, and a row to try the disk with.

-- The seats that are asked, a bit each.
ALTER TABLE game_table ADD COLUMN asked BIGINT NOT NULL DEFAULT 0;

-- Whether nothing may be said there any more.
ALTER TABLE game_table ADD COLUMN muted BIGINT NOT NULL DEFAULT 0;

ALTER TABLE chat ADD COLUMN cmd_id TEXT;

CREATE UNIQUE INDEX chat_by_command ON chat (table_id, cmd_id);

CREATE TABLE ban (
    what TEXT NOT NULL PRIMARY KEY,
    why TEXT NOT NULL,
    at BIGINT NOT NULL
);

CREATE TABLE pulse (beats BIGINT NOT NULL);

INSERT INTO pulse (beats) VALUES (0);

-- What was deleted, so that a server that has it in memory hears of it.
CREATE TABLE deleted (
    id TEXT NOT NULL PRIMARY KEY,
    at BIGINT NOT NULL
);
