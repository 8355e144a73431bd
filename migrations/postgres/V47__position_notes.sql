-- Notes that players have written on positions of their games: columns as in the migration of SQLite.

CREATE TABLE position_notes (
    game     BIGINT NOT NULL REFERENCES games (id),
    person   BIGINT NOT NULL REFERENCES people (id),
    ply      BIGINT NOT NULL CHECK (ply >= 0),
    position TEXT COLLATE "C" NOT NULL CHECK (length(position) = 16),
    text     TEXT COLLATE "C" NOT NULL CHECK (length(text) BETWEEN 1 AND 500),
    shared   BIGINT NOT NULL CHECK (shared IN (0, 1)),
    PRIMARY KEY (game, person, ply)
);
CREATE INDEX position_notes_of_person ON position_notes (person);
