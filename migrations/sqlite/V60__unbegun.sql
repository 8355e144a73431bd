-- Housekeeping finds what is kept for a time only: games that were cancelled without a move, and vacations that are over.
CREATE INDEX games_unbegun ON games (updated_at) WHERE status = 3 AND log = '';
CREATE INDEX vacations_ended ON vacations (ends_at);
