-- Open seats across servers.

-- True if the person's open seats may be shown in other servers.
ALTER TABLE preferences ADD COLUMN across BIGINT NOT NULL DEFAULT 0 CHECK (across IN (0, 1));

-- The servers that have opened theirs.
CREATE TABLE across_servers (guild BIGINT PRIMARY KEY);

-- Members of unfinished games who have come from another server, by their place in the game; 0 for a server that has removed the bot.
CREATE TABLE guests (
    game  BIGINT NOT NULL REFERENCES games (id),
    place BIGINT NOT NULL,
    guild BIGINT NOT NULL,
    PRIMARY KEY (game, place)
);
CREATE INDEX guests_of_guild ON guests (guild);
CREATE INDEX games_open ON games (id) WHERE status = 0;
