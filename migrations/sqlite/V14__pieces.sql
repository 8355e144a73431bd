-- Work on many rows that is done in several transactions. What is under way is noted in the transaction that begins it
-- and deleted in the one that completes it, so that it goes on after a crash.

-- People who are being erased, each with the nameless player that takes their place.
CREATE TABLE erasures (
    person   INTEGER PRIMARY KEY,
    nameless INTEGER NOT NULL REFERENCES people (id),
    salt     INTEGER NOT NULL                                       -- random: for the hashes in the place of their bans
) STRICT;

-- The downtime that is being credited to the clocks: at most one row.
CREATE TABLE credits (
    from_at  INTEGER NOT NULL,
    until_at INTEGER NOT NULL,                                      -- before `from_at`: the computer's clock was set back
    fresh    INTEGER NOT NULL,                                      -- ms that the program had run by a clock that was set back
    last     INTEGER NOT NULL,                                      -- the latest game when it began; later ones get nothing
    game     INTEGER NOT NULL DEFAULT 0,                            -- games up to this one have their time
    person   INTEGER NOT NULL DEFAULT (-9223372036854775807)        -- vacations of people up to this one have it
) STRICT;
CREATE INDEX games_clocked ON games (id) WHERE deadline_at IS NOT NULL;

-- Seasons that are closed and whose ranks are being archived: 1 until all of them are.
ALTER TABLE seasons ADD COLUMN closing INTEGER NOT NULL DEFAULT 0 CHECK (closing IN (0, 1));
CREATE INDEX seasons_closing ON seasons (guild, number) WHERE closing = 1;

-- Servers whose people are being ranked anew in the season that runs, by what the server's settings ask for.
CREATE TABLE rerankings (
    guild  INTEGER PRIMARY KEY,
    at     INTEGER NOT NULL,                                        -- when the settings changed
    pool   TEXT    NOT NULL DEFAULT '',                             -- pools before this one are done,
    person INTEGER NOT NULL DEFAULT (-9223372036854775807)          -- and in this one the people up to this one
) STRICT;

-- A purge asks whether any game of the server is unfinished.
CREATE INDEX games_unfinished_in_guild ON games (guild, id) WHERE status < 2;
