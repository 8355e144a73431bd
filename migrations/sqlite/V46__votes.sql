-- Votes for the moves of a crowd are ballots of a kind of their own. How the last vote turned out: the log's length
-- afterwards, the entries of its step, the votes for it, all votes, and the next best move with its votes.
ALTER TABLE games ADD COLUMN voted TEXT CHECK (length(voted) <= 400);
