-- Whether a game has a clock stands in a column: what is searched is no text in JSON.
ALTER TABLE game_table ADD COLUMN timed BIGINT NOT NULL DEFAULT 0;

UPDATE game_table SET timed = 1 WHERE settings NOT LIKE '%"kind":"none"%';

-- How many tables somebody has made within a day.
CREATE INDEX game_table_by_creator ON game_table (creator, created_at);
