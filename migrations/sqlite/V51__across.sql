-- Open seats across servers.

-- True if the person's open seats may be shown in other servers.
ALTER TABLE preferences ADD COLUMN across INTEGER NOT NULL DEFAULT 0 CHECK (across IN (0, 1));

-- The servers that have opened theirs.
CREATE TABLE across_servers (guild INTEGER PRIMARY KEY) STRICT;

-- Members of unfinished games who have come from another server, by their place in the game; 0 for a server that has removed the bot.
CREATE TABLE guests (
    game  INTEGER NOT NULL REFERENCES games (id),
    place INTEGER NOT NULL,
    guild INTEGER NOT NULL,
    PRIMARY KEY (game, place)
) STRICT, WITHOUT ROWID;
CREATE INDEX guests_of_guild ON guests (guild);
CREATE INDEX games_open ON games (id) WHERE status = 0;
