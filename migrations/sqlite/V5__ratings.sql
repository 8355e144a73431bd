-- Results, ratings and who is a member of which server. What is rated is a fold over `results` in the order of `seq`;
-- `ratings`, `rungs` and `meetings` may be thrown away and made again from it.

-- What is known of people in servers, from their own interactions.
CREATE TABLE memberships (
    guild     INTEGER NOT NULL,
    person    INTEGER NOT NULL,
    joined_at INTEGER,                                              -- NULL: Discord did not say
    name      TEXT    NOT NULL CHECK (length(name) <= 64),          -- as pictures write it
    gone      INTEGER NOT NULL DEFAULT 0 CHECK (gone IN (0, 1)),    -- has left the server
    seen_at   INTEGER NOT NULL,                                     -- when that was last known
    PRIMARY KEY (guild, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX memberships_seen ON memberships (seen_at) WHERE gone = 0;

-- Seasons that are over. The one that runs has the next number; the first one is 1.
CREATE TABLE seasons (
    guild     INTEGER NOT NULL,
    number    INTEGER NOT NULL CHECK (number > 0),
    closed_at INTEGER NOT NULL,
    PRIMARY KEY (guild, number)
) STRICT, WITHOUT ROWID;

-- How games ended, in the order in which they did.
CREATE TABLE results (
    seq     INTEGER PRIMARY KEY,
    game    INTEGER NOT NULL UNIQUE REFERENCES games (id),
    guild   INTEGER,                                                -- NULL in direct messages
    pool    TEXT    NOT NULL CHECK (length(pool) BETWEEN 1 AND 32),
    season  INTEGER NOT NULL,                                       -- 0 in direct messages
    at      INTEGER NOT NULL,
    drawn   INTEGER NOT NULL CHECK (drawn IN (0, 1)),
    opening TEXT,                                                   -- the fixed word of the opening's name
    weights TEXT    NOT NULL,                                       -- of repeated pairs, as they were set then
    bar     TEXT,                                                   -- why it counts for no rating; NULL: it may count
    ruling  TEXT                                                    -- what a referee has made of it
) STRICT;
CREATE INDEX results_fold ON results (guild, pool, season, seq) WHERE bar IS NULL;

-- The ledger: what each result meant for each of its people.
CREATE TABLE scores (
    game              INTEGER NOT NULL REFERENCES results (game),
    person            INTEGER NOT NULL,
    number            INTEGER NOT NULL,                             -- the order in the result
    seq               INTEGER NOT NULL,                             -- these five repeated from the result, for the indexes
    guild             INTEGER,
    pool              TEXT    NOT NULL,
    season            INTEGER NOT NULL,
    at                INTEGER NOT NULL,
    side              INTEGER NOT NULL CHECK (side BETWEEN 0 AND 15),
    place             INTEGER NOT NULL CHECK (place BETWEEN 1 AND 16),
    points            INTEGER NOT NULL CHECK (points BETWEEN 0 AND 2), -- lost, drawn, won
    late              INTEGER NOT NULL CHECK (late IN (0, 1)),      -- ran out of time
    counts            INTEGER NOT NULL CHECK (counts IN (0, 1)),    -- moved the rating's standing
    weight            REAL    NOT NULL,
    note              TEXT,                                         -- why the weight is below 1
    rating_before     REAL,                                         -- NULL where the result has a bar
    deviation_before  REAL,
    volatility_before REAL,
    rating            REAL,
    deviation         REAL,
    volatility        REAL,
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX scores_of_person ON scores (person, seq);
CREATE INDEX scores_of_pool ON scores (guild, pool, season, person, seq, rating) WHERE counts = 1;
CREATE INDEX scores_late ON scores (guild, pool, season, person, at) WHERE late = 1 AND counts = 1;

-- Who met whom in results that counted.
CREATE TABLE meetings (
    guild  INTEGER NOT NULL,
    pool   TEXT    NOT NULL,
    season INTEGER NOT NULL,
    one    INTEGER NOT NULL,
    other  INTEGER NOT NULL CHECK (one <> other),
    at     INTEGER NOT NULL,
    game   INTEGER NOT NULL,
    PRIMARY KEY (guild, pool, season, one, other, at, game)
) STRICT, WITHOUT ROWID;

-- Where everybody stands. Tiers: 0 has left the server, 1 not yet ranked, 2 ranked, 3 was ranked when the season closed.
CREATE TABLE ratings (
    guild      INTEGER NOT NULL,
    pool       TEXT    NOT NULL,
    season     INTEGER NOT NULL,
    person     INTEGER NOT NULL,
    rating     REAL    NOT NULL,
    deviation  REAL    NOT NULL,
    volatility REAL    NOT NULL,
    games      INTEGER NOT NULL,
    wins       INTEGER NOT NULL,
    draws      INTEGER NOT NULL,
    losses     INTEGER NOT NULL,
    opponents  INTEGER NOT NULL,
    last_at    INTEGER,
    tier       INTEGER NOT NULL CHECK (tier BETWEEN 0 AND 3),
    PRIMARY KEY (guild, pool, season, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX ratings_by_rank ON ratings (guild, pool, season, tier DESC, rating DESC, person);
CREATE INDEX ratings_of_person ON ratings (person, guild);
CREATE INDEX ratings_ranked ON ratings (last_at) WHERE tier = 2;

-- How many people of a tier stand on each rung, which is five points high: a place is a sum over few rows.
CREATE TABLE rungs (
    guild  INTEGER NOT NULL,
    pool   TEXT    NOT NULL,
    season INTEGER NOT NULL,
    tier   INTEGER NOT NULL,
    rung   INTEGER NOT NULL,
    people INTEGER NOT NULL CHECK (people >= 0),
    PRIMARY KEY (guild, pool, season, tier, rung)
) STRICT, WITHOUT ROWID;
