-- Whether a person sees only the part of a board that is in play.
ALTER TABLE preferences ADD COLUMN zoom INTEGER NOT NULL DEFAULT 0 CHECK (zoom IN (0, 1));
