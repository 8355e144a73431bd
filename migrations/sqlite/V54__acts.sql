-- Repeated deliveries.

-- Interactions that were acted upon and concern no game, so that a repeated delivery acts only once.
CREATE TABLE acts (
    interaction INTEGER PRIMARY KEY,
    at          INTEGER NOT NULL
) STRICT;
CREATE INDEX acts_at ON acts (at);
