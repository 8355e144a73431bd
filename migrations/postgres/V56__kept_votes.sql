-- Ballots that are kept for a time.

-- Votes are kept until their game is over, however old they are: they are found by their games, and all others by their
-- times.
DROP INDEX ballots_closed;
CREATE INDEX ballots_closed ON ballots (closed_at) WHERE closed_at IS NOT NULL AND kind <> 'vote';
CREATE INDEX ballots_votes ON ballots (game) WHERE kind = 'vote';
