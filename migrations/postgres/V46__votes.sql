ALTER TABLE games ADD COLUMN voted TEXT COLLATE "C" CHECK (length(voted) <= 400);
