-- Ballots: what people who only watch a game say of it before it happens.

CREATE TABLE ballots (
    game        INTEGER NOT NULL REFERENCES games (id),
    entries     INTEGER NOT NULL CHECK (entries >= 0),              -- length of the log that it is about; 0: the whole game
    person      INTEGER NOT NULL REFERENCES people (id),
    kind        TEXT    NOT NULL CHECK (length(kind) BETWEEN 1 AND 16),
    text        TEXT    NOT NULL CHECK (length(text) BETWEEN 1 AND 256),
    at          INTEGER NOT NULL,
    interaction INTEGER NOT NULL,                                   -- the one by which it was cast: the last one counts
    closed_at   INTEGER,                                            -- NULL until it is counted
    points      INTEGER CHECK (points >= 0),
    CHECK ((closed_at IS NULL) = (points IS NULL)),
    PRIMARY KEY (game, entries, person, kind)
) STRICT, WITHOUT ROWID;
CREATE INDEX ballots_of_person ON ballots (person);
CREATE INDEX ballots_open ON ballots (game) WHERE closed_at IS NULL;
CREATE INDEX ballots_closed ON ballots (closed_at) WHERE closed_at IS NOT NULL;

-- The points of each month, which outlast the ballots.
CREATE TABLE guessers (
    month  TEXT    NOT NULL CHECK (length(month) = 7),              -- as 2026-01, UTC
    guild  INTEGER NOT NULL REFERENCES guilds (id),
    person INTEGER NOT NULL REFERENCES people (id),
    points INTEGER NOT NULL,
    hits   INTEGER NOT NULL,                                        -- ballots that were right
    number INTEGER NOT NULL,                                        -- all that were counted
    PRIMARY KEY (month, guild, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX guessers_of_guild ON guessers (guild);
CREATE INDEX guessers_of_person ON guessers (person);

-- True if ballots of a game may be open: a move that reads its game knows whether there is anything to count.
ALTER TABLE games ADD COLUMN balloted INTEGER NOT NULL DEFAULT 0 CHECK (balloted IN (0, 1));
-- How the last guesses that were counted turned out: the log's length afterwards, how many were right, and of how many.
ALTER TABLE games ADD COLUMN guessed TEXT CHECK (length(guessed) <= 32);
