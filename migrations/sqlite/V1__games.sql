-- The first schema. Landed migrations never change; what comes later is a new file.
--
-- Ids of people, servers, channels, messages and interactions are Discord's snowflakes, kept as signed 64-bit.
-- Times are UTC milliseconds since 1970 and always come from the program, never from the database.

-- "Nara": tells a database of this program from any other SQLite file.
PRAGMA application_id = 0x4E617261;

-- Servers in which a game was ever made.
CREATE TABLE guilds (
    id            INTEGER PRIMARY KEY,
    first_seen_at INTEGER NOT NULL
) STRICT;

-- People who were ever part of a game.
CREATE TABLE people (
    id            INTEGER PRIMARY KEY,
    first_seen_at INTEGER NOT NULL
) STRICT;

-- One row a game, from challenge to end. AUTOINCREMENT: an old button carries a number that no later game gets.
CREATE TABLE games (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    guild       INTEGER REFERENCES guilds (id),                     -- NULL in direct messages
    channel     INTEGER NOT NULL,
    message     INTEGER,                                            -- the message that shows it, once known
    game        TEXT    NOT NULL CHECK (length(game) BETWEEN 1 AND 64),
    rules       TEXT    NOT NULL CHECK (length(rules) <= 1024),     -- the canonical rules text
    revision    INTEGER NOT NULL CHECK (revision BETWEEN 0 AND 65535),
    seats       INTEGER NOT NULL CHECK (seats BETWEEN 1 AND 16),
    first       TEXT    NOT NULL CHECK (length(first) <= 64),       -- who begins, in the app's own word
    locale      TEXT    NOT NULL CHECK (length(locale) <= 16),      -- the language of its public messages
    status      INTEGER NOT NULL CHECK (status BETWEEN 0 AND 3),    -- open, running, finished, aborted
    version     INTEGER NOT NULL CHECK (version BETWEEN 0 AND 4294967295),
    log         TEXT,                                               -- texts of the moves, a line each: a cache, NULL is as good
    log_hash    BLOB    NOT NULL CHECK (length(log_hash) = 32),     -- last link of the SHA-256 chain over header and moves
    created_at  INTEGER NOT NULL,
    updated_at  INTEGER NOT NULL,
    deadline_at INTEGER,
    ending      TEXT    CHECK (length(ending) <= 256)               -- the outcome's reason
) STRICT;
CREATE INDEX games_due ON games (deadline_at) WHERE deadline_at IS NOT NULL;
CREATE INDEX games_unfinished ON games (channel, updated_at DESC) WHERE status < 2;

-- The people of a game in the order in which they came: place 0 is its author.
CREATE TABLE members (
    game       INTEGER NOT NULL REFERENCES games (id),
    place      INTEGER NOT NULL CHECK (place >= 0),
    person     INTEGER NOT NULL REFERENCES people (id),
    joined     INTEGER NOT NULL CHECK (joined IN (0, 1)),           -- 0: invited, has not agreed yet
    seat       INTEGER CHECK (seat BETWEEN 0 AND 15),               -- NULL until seats are drawn
    unfinished INTEGER NOT NULL CHECK (unfinished IN (0, 1)),       -- games.status < 2, repeated for the index
    PRIMARY KEY (game, place),
    UNIQUE (game, person),
    UNIQUE (game, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX members_unfinished ON members (person, game) WHERE unfinished = 1;

-- The log: what happened in a game, in order. The key makes it impossible to apply two moves as the same ply.
CREATE TABLE moves (
    game INTEGER NOT NULL REFERENCES games (id),
    ply  INTEGER NOT NULL CHECK (ply > 0),
    seat INTEGER CHECK (seat BETWEEN 0 AND 15),                     -- NULL: chance
    text TEXT    NOT NULL CHECK (length(text) BETWEEN 1 AND 256 AND instr(text, char(10)) = 0),
    at   INTEGER NOT NULL,
    PRIMARY KEY (game, ply)
) STRICT, WITHOUT ROWID;
CREATE TRIGGER moves_append_only BEFORE UPDATE ON moves
BEGIN
    SELECT RAISE(ABORT, 'moves are only ever appended');
END;

-- Interactions that were acted upon, so that a repeated delivery acts only once.
CREATE TABLE inbox (
    interaction INTEGER PRIMARY KEY,
    game        INTEGER NOT NULL REFERENCES games (id),
    version     INTEGER NOT NULL,                                   -- the game's version afterwards
    at          INTEGER NOT NULL
) STRICT;

-- What is to be done on Discord, written with the change that wants it.
-- AUTOINCREMENT: a late word about a forgotten task must not hit a newer one.
CREATE TABLE outbox (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    dedupe        TEXT    NOT NULL UNIQUE CHECK (length(dedupe) BETWEEN 1 AND 256),
    game          INTEGER REFERENCES games (id),
    payload       TEXT    NOT NULL CHECK (length(payload) <= 65536),
    due_at        INTEGER NOT NULL,
    claimed_until INTEGER,                                          -- somebody works on it until then
    attempts      INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0), -- how often it was claimed
    done          INTEGER NOT NULL DEFAULT 0 CHECK (done IN (0, 1)),
    error         TEXT                                              -- why it failed last
) STRICT;
CREATE INDEX outbox_due ON outbox (due_at, id) WHERE done = 0;

-- Notes that the program left itself.
CREATE TABLE notes (
    key  TEXT PRIMARY KEY CHECK (length(key) BETWEEN 1 AND 64),
    text TEXT NOT NULL
) STRICT, WITHOUT ROWID;
