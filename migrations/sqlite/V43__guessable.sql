-- False if a person wants no guesses about the games that they play.
ALTER TABLE preferences ADD COLUMN guessable INTEGER NOT NULL DEFAULT 1 CHECK (guessable IN (0, 1));
