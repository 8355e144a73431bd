-- Rounds of leagues and tournaments.

-- True if a round begins when the one before it is over; else the next opponent follows whenever two are free.
ALTER TABLE events ADD COLUMN strict BIGINT NOT NULL DEFAULT 0 CHECK (strict IN (0, 1));
