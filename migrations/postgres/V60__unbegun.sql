-- IF NOT EXISTS: they may have been made before, beside nodes that run (docs/operating.md).
-- Housekeeping finds what is kept for a time only: challenges that have ended without a game, and vacations that are over.
-- A server may have ended a game by the last two words before its first move as well: housekeeping leaves that one.
CREATE INDEX IF NOT EXISTS games_unbegun ON games (updated_at, id)
    WHERE status = 3 AND log = '' AND ending IN ('declined', 'withdrawn', 'left', 'expired', 'ended-by-server', 'server-gone');
CREATE INDEX IF NOT EXISTS vacations_ended ON vacations (ends_at);
-- A game that is deleted is looked for in the tables that refer to it. These two had no index by it.
CREATE INDEX IF NOT EXISTS inbox_of_game ON inbox (game);
CREATE INDEX IF NOT EXISTS outbox_of_game ON outbox (game) WHERE game IS NOT NULL;
