-- The clocks: whose time runs in a game, until when, and what has been said about it. `deadline_at` remains what the sweep
-- goes by: the next time at which anything falls due in a game.
-- Games from before have no clock until their next move.

ALTER TABLE games ADD COLUMN turn_person   INTEGER;                                        -- who is asked; NULL: nobody's time runs
ALTER TABLE games ADD COLUMN turn_began_at INTEGER;
ALTER TABLE games ADD COLUMN turn_lasts    INTEGER;                                        -- how long the turn may take
ALTER TABLE games ADD COLUMN turn_ends_at  INTEGER;
ALTER TABLE games ADD COLUMN turn_told     INTEGER NOT NULL DEFAULT 0 CHECK (turn_told >= 0); -- how much of what falls due in a turn has
ALTER TABLE games ADD COLUMN nudged_at     INTEGER;
ALTER TABLE games ADD COLUMN stopped_at    INTEGER;                                        -- the clock stands still since
ALTER TABLE games ADD COLUMN stopped_for   INTEGER CHECK (stopped_for IN (0, 1));          -- vacation, pause
ALTER TABLE games ADD COLUMN banks         TEXT    NOT NULL DEFAULT '';                    -- what each seat has saved, ms, a blank between
ALTER TABLE games ADD COLUMN pause_asked   TEXT    NOT NULL DEFAULT '';                    -- people who would pause, a blank between
