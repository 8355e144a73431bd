-- What a challenge says beyond its rules: how much time there is, and whether the result counts.
-- Games from before had neither.

ALTER TABLE games ADD COLUMN pace  TEXT    NOT NULL DEFAULT 'untimed' CHECK (length(pace) <= 64); -- the app's own word
ALTER TABLE games ADD COLUMN rated INTEGER NOT NULL DEFAULT 0 CHECK (rated IN (0, 1));
