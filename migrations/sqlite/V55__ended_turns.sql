-- Take-backs.

-- The turn that the last decision has ended, with which a take-back goes on: its seat, the time that was left, its length,
-- and the number of its stages that had run, with blanks between; empty where there is none.
ALTER TABLE games ADD COLUMN ended_turn TEXT NOT NULL DEFAULT '';
