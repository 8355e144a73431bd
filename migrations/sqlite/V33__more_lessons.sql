-- Lessons of three courses: bit n for the one with number n, from 0. The first ten are those that there were.
ALTER TABLE preferences ADD COLUMN solved INTEGER NOT NULL DEFAULT 0 CHECK (solved BETWEEN 0 AND 4294967295);
UPDATE preferences SET solved = lessons;
ALTER TABLE preferences DROP COLUMN lessons;
ALTER TABLE preferences RENAME COLUMN solved TO lessons;
