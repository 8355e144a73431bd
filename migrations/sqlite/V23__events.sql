-- Leagues and tournaments: terms, seed and version, who is in, who meets whom in which games. Tables of results are folded
-- from these and from the games, and never stored.
CREATE TABLE events (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    guild       INTEGER NOT NULL,
    channel     INTEGER NOT NULL,                                   -- of its messages and games
    message     INTEGER,                                            -- the message that shows it, once known
    name        TEXT    NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
    author      INTEGER NOT NULL REFERENCES people (id),
    interaction INTEGER UNIQUE,                                     -- that asked for it; NULL: a league's next season
    locale      TEXT    NOT NULL,
    format      TEXT    NOT NULL,
    game        TEXT    NOT NULL,
    rules       TEXT    NOT NULL,
    revision    INTEGER NOT NULL,
    pace        TEXT    NOT NULL,
    rated       INTEGER NOT NULL CHECK (rated IN (0, 1)),
    games       INTEGER NOT NULL CHECK (games IN (1, 2)),           -- of a pairing
    opponents   INTEGER NOT NULL CHECK (opponents BETWEEN 1 AND 10), -- at a time
    ties        TEXT    NOT NULL,                                   -- words of the tie-breaks, the first one first
    seats       INTEGER,                                            -- it begins with so many; NULL: an organiser begins it
    begins_at   INTEGER,
    seed        INTEGER NOT NULL,
    series      INTEGER,                                            -- the first season's event; NULL: this one
    season      INTEGER NOT NULL CHECK (season >= 1),
    status      INTEGER NOT NULL CHECK (status BETWEEN 0 AND 3),    -- open, running, over, cancelled
    version     INTEGER NOT NULL,
    due_at      INTEGER,                                            -- when it is looked at next
    created_at  INTEGER NOT NULL,
    updated_at  INTEGER NOT NULL
) STRICT;
CREATE INDEX events_due ON events (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX events_in_guild ON events (guild, status, id);
CREATE INDEX events_of_author ON events (author);

CREATE TABLE entrants (
    event     INTEGER NOT NULL REFERENCES events (id),
    number    INTEGER NOT NULL,                                     -- in the order in which they entered
    person    INTEGER NOT NULL REFERENCES people (id),
    division  INTEGER NOT NULL,                                     -- from 0, the highest
    rating    INTEGER,                                              -- when they entered
    joined_at INTEGER NOT NULL,
    left_at   INTEGER,
    PRIMARY KEY (event, number),
    UNIQUE (event, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX entrants_of_person ON entrants (person);

CREATE TABLE pairings (
    event     INTEGER NOT NULL REFERENCES events (id),
    number    INTEGER NOT NULL,                                     -- in the order in which they were opened
    division  INTEGER NOT NULL,
    round     INTEGER NOT NULL,
    one       INTEGER NOT NULL,                                     -- entrants.number; begins the first game
    other     INTEGER,                                              -- NULL: no opponent
    decider   INTEGER NOT NULL CHECK (decider IN (0, 1)),
    opened_at INTEGER NOT NULL,
    outcome   TEXT,                                                 -- of one that was not played; NULL: its games say it
    PRIMARY KEY (event, number),
    FOREIGN KEY (event, one) REFERENCES entrants (event, number),
    FOREIGN KEY (event, other) REFERENCES entrants (event, number)
) STRICT, WITHOUT ROWID;
-- Two entrants meet once a round, and once more to decide a drawn match.
CREATE UNIQUE INDEX pairings_once ON pairings (event, division, round, one, other, decider);

CREATE TABLE event_games (
    game    INTEGER PRIMARY KEY REFERENCES games (id),
    event   INTEGER NOT NULL,
    pairing INTEGER NOT NULL,
    leg     INTEGER NOT NULL CHECK (leg IN (0, 1)),                 -- in the second one the other entrant begins
    absent  INTEGER,                                                -- seat that owed a first move when it was cancelled
    UNIQUE (event, pairing, leg),
    FOREIGN KEY (event, pairing) REFERENCES pairings (event, number)
) STRICT;
