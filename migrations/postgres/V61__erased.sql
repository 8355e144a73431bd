-- What holds of people for a time though their data was deleted, so that no deletion gets round it.

-- Each is known again by a hash of the id with a random number, as in servers' bans. By the kind the place is: the event that they
-- were in, or made; the hill that they founded; the time of the deletion.
CREATE TABLE erased (
    kind  TEXT COLLATE "C" NOT NULL CHECK (kind IN ('entrant', 'author', 'founder', 'lately')),
    place BIGINT NOT NULL,
    hash  TEXT COLLATE "C" NOT NULL CHECK (length(hash) = 64),
    salt  BIGINT NOT NULL,
    PRIMARY KEY (kind, place, hash)
);
