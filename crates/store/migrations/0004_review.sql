-- Reviews of games that have ended, by what was played: the same game gets the same review.
CREATE TABLE review (
    key TEXT NOT NULL PRIMARY KEY,
    body TEXT NOT NULL,
    at INTEGER NOT NULL
) WITHOUT ROWID;

CREATE INDEX review_by_age ON review (at);
