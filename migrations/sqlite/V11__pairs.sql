-- How two people stood to each other after each of their meetings; the one with the most games is the latest.
ALTER TABLE meetings ADD COLUMN games INTEGER NOT NULL DEFAULT 0;          -- how often they had met in the season
ALTER TABLE meetings ADD COLUMN one_gained REAL NOT NULL DEFAULT 0;        -- in points of rating, less what was lost
ALTER TABLE meetings ADD COLUMN other_gained REAL NOT NULL DEFAULT 0;
ALTER TABLE meetings ADD COLUMN one_scored REAL NOT NULL DEFAULT 0;        -- 1 for a victory, a half for a draw
ALTER TABLE meetings ADD COLUMN other_scored REAL NOT NULL DEFAULT 0;
