-- What people ask of each other between the moves, what a server has set, and who keeps whom at a distance.

-- Open and answered offers of a game, as the program's own JSON: a draw, a take-back, breaking it off.
ALTER TABLE games ADD COLUMN offers TEXT NOT NULL DEFAULT '[]' CHECK (length(offers) <= 4096);
-- The message that told people of their turn; it goes when the turn has passed.
ALTER TABLE games ADD COLUMN ping INTEGER;

-- A server that the bot was taken out of: everything about it is purged after a while. NULL: the bot is there.
ALTER TABLE guilds ADD COLUMN left_at INTEGER;

-- A server's settings, as the program's own JSON.
CREATE TABLE settings (
    guild    INTEGER PRIMARY KEY,
    settings TEXT NOT NULL CHECK (length(settings) <= 65536)
) STRICT;

-- Who keeps whom from challenging them.
CREATE TABLE blocks (
    person  INTEGER NOT NULL,
    blocked INTEGER NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (person, blocked)
) STRICT, WITHOUT ROWID;

-- What those who run a server have done to games and people, and changed in its settings.
CREATE TABLE audit (
    id     INTEGER PRIMARY KEY AUTOINCREMENT,
    guild  INTEGER NOT NULL,
    at     INTEGER NOT NULL,
    person INTEGER NOT NULL,                                        -- who did it
    deed   TEXT    NOT NULL CHECK (length(deed) BETWEEN 1 AND 64),  -- the app's own word
    game   INTEGER,
    target INTEGER,                                                 -- to whom
    detail TEXT    NOT NULL CHECK (length(detail) <= 1024)
) STRICT;
CREATE INDEX audit_of_guild ON audit (guild, id DESC);
CREATE INDEX games_over ON games (updated_at DESC) WHERE status >= 2;
CREATE INDEX members_person ON members (person, game);
CREATE INDEX games_guild ON games (guild);
