-- Sets of two games with the first move exchanged, each game with the other one. Ratings count a set as one result, with
-- the game of it that ends last; that follows from the results and is not kept.
CREATE TABLE sets (
    game  INTEGER PRIMARY KEY REFERENCES games (id),
    other INTEGER UNIQUE REFERENCES games (id)                      -- NULL: a challenge to a set that is still open
) STRICT;
