-- True if a person is told by direct message that they are to move, in place of a ping in the game's channel.
ALTER TABLE preferences ADD COLUMN direct_turns INTEGER NOT NULL DEFAULT 0 CHECK (direct_turns IN (0, 1));
-- The channel of the bot's direct messages to a person; none: not opened yet.
ALTER TABLE people ADD COLUMN direct_channel INTEGER;
