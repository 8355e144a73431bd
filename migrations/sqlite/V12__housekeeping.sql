-- Columns and indexes by which housekeeping finds the rows that it changes without reading any others.

-- The time after which a rating is no longer ranked for want of games: `last_at` and the days that its server allows.
ALTER TABLE ratings ADD COLUMN lapses_at INTEGER;                   -- NULL: has never played
UPDATE ratings SET lapses_at = last_at + 86400000 * COALESCE(
    (SELECT settings ->> '$.ratings.listing[3]' FROM settings WHERE settings.guild = ratings.guild), 60);
DROP INDEX ratings_ranked;
CREATE INDEX ratings_lapsing ON ratings (lapses_at) WHERE tier = 2;

-- A server's data is deleted in several transactions: 1 from the first until the last.
ALTER TABLE guilds ADD COLUMN purging INTEGER NOT NULL DEFAULT 0 CHECK (purging IN (0, 1));
CREATE INDEX guilds_purging ON guilds (id) WHERE purging = 1;
CREATE INDEX results_guild ON results (guild);

CREATE INDEX inbox_at ON inbox (at);
CREATE INDEX outbox_done ON outbox (due_at) WHERE done = 1;
CREATE INDEX games_over_in_channel ON games (channel, updated_at DESC) WHERE status >= 2;
CREATE INDEX meetings_other ON meetings (other);
CREATE INDEX memberships_person ON memberships (person);
CREATE INDEX blocks_blocked ON blocks (blocked);
CREATE INDEX audit_person ON audit (person);
CREATE INDEX audit_target ON audit (target) WHERE target IS NOT NULL;
