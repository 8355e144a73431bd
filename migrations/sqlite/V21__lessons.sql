-- The lessons that a person has solved: bit n for the one with number n, from 0.
ALTER TABLE preferences ADD COLUMN lessons INTEGER NOT NULL DEFAULT 0 CHECK (lessons BETWEEN 0 AND 65535);
