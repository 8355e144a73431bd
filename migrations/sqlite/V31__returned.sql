-- Time at which an organiser put an entrant back who had left or was taken out; what was held against them before is not.
ALTER TABLE entrants ADD COLUMN returned_at INTEGER;
