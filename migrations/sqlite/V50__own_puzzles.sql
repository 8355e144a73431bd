-- Puzzles out of a server's own finished games.

-- True if puzzles may be made of the person's games.
ALTER TABLE preferences ADD COLUMN puzzles INTEGER NOT NULL DEFAULT 1 CHECK (puzzles IN (0, 1));

-- A puzzle found, without anyone's name. Its game is forgotten on the day on which it is posted.
CREATE TABLE own_puzzles (
    id       INTEGER PRIMARY KEY,
    guild    INTEGER NOT NULL,
    key      BLOB    NOT NULL CHECK (length(key) = 16),  -- the same for all turned and reflected images
    game     INTEGER REFERENCES games (id),
    rules    TEXT    NOT NULL,                           -- word of the set of puzzles
    start    TEXT    NOT NULL,                           -- the stones, as a set-up
    win      TEXT    NOT NULL,
    theme    TEXT    NOT NULL,
    found_at INTEGER NOT NULL,
    day      INTEGER,                                    -- days since 1970-01-01 (UTC); none: not yet posted
    UNIQUE (guild, key)
) STRICT;
CREATE INDEX own_puzzles_unused ON own_puzzles (guild, id) WHERE day IS NULL;
CREATE INDEX own_puzzles_of_game ON own_puzzles (game) WHERE game IS NOT NULL;

-- The servers that want puzzles of their own, and how far their results have been looked at.
CREATE TABLE puzzle_sources (
    guild     INTEGER PRIMARY KEY,
    seq       INTEGER NOT NULL,
    looked_at INTEGER NOT NULL
) STRICT;
CREATE INDEX puzzle_sources_looked_at ON puzzle_sources (looked_at, guild);
