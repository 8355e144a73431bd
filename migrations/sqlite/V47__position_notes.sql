-- Notes that players have written on positions of their games.

CREATE TABLE position_notes (
    game     INTEGER NOT NULL REFERENCES games (id),
    person   INTEGER NOT NULL REFERENCES people (id),
    ply      INTEGER NOT NULL CHECK (ply >= 0),                     -- number of actions before the position
    position TEXT    NOT NULL CHECK (length(position) = 16),        -- hash of these actions, since they can be taken back
    text     TEXT    NOT NULL CHECK (length(text) BETWEEN 1 AND 500),
    shared   INTEGER NOT NULL CHECK (shared IN (0, 1)),             -- 1: read by others once the game is over
    PRIMARY KEY (game, person, ply)
) STRICT, WITHOUT ROWID;
CREATE INDEX position_notes_of_person ON position_notes (person);
