-- Events and hills that count for a server's roles.

-- True if whoever made the event manages the server, or made the season before it and did; those that are there count as before.
ALTER TABLE events ADD COLUMN official BIGINT NOT NULL DEFAULT 1 CHECK (official IN (0, 1));

-- True if someone who manages the server has joined the hill; those that are there count as before.
ALTER TABLE hills ADD COLUMN official BIGINT NOT NULL DEFAULT 1 CHECK (official IN (0, 1));
