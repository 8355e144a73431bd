-- Openings as they were played in a server, without people: from positions that are alike (`key`) the moves that were made
-- (`text`), and how those who made them fared. It is filled after a game has ended.
CREATE TABLE book (
    guild   INTEGER NOT NULL,
    pool    TEXT    NOT NULL,
    key     BLOB    NOT NULL CHECK (length(key) = 16),
    text    TEXT    NOT NULL,
    rated   INTEGER NOT NULL CHECK (rated IN (0, 1)),
    wins    INTEGER NOT NULL CHECK (wins >= 0),
    draws   INTEGER NOT NULL CHECK (draws >= 0),
    losses  INTEGER NOT NULL CHECK (losses >= 0),
    last_at INTEGER,                                                -- NULL: the last game was voided or ruled on
    PRIMARY KEY (guild, pool, key, text, rated)
) STRICT, WITHOUT ROWID;
-- What the book counts of a result: 1 if it is rated, then `side:points` of each side; NULL: it is not in the book.
ALTER TABLE results ADD COLUMN booked TEXT;
-- True until the book has looked at the result as it stands.
ALTER TABLE results ADD COLUMN book_due INTEGER NOT NULL DEFAULT 1 CHECK (book_due IN (0, 1));
CREATE INDEX results_book_due ON results (seq) WHERE book_due = 1;
