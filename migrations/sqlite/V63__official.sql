-- Events and hills that count for a server's roles.

-- True if whoever made the event manages the server, or made the season before it and did.
ALTER TABLE events ADD COLUMN official INTEGER NOT NULL DEFAULT 0 CHECK (official IN (0, 1));

-- True if someone who manages the server has joined the hill.
ALTER TABLE hills ADD COLUMN official INTEGER NOT NULL DEFAULT 0 CHECK (official IN (0, 1));

-- Those that are there count as before. What a node of the release before makes from now on does not.
UPDATE events SET official = 1;
UPDATE hills SET official = 1;
