-- Machines that hold seats: the built-in engine at a level, or an engine of the operator's under its name. A seat of a
-- game is a member's or a machine's, or the game plays it by its own rules.
CREATE TABLE machines (
    game     INTEGER NOT NULL REFERENCES games (id),
    seat     INTEGER NOT NULL CHECK (seat BETWEEN 0 AND 15),
    level    INTEGER NOT NULL CHECK (level BETWEEN 1 AND 8),        -- of the built-in engine, which also steps in for another
    version  TEXT    NOT NULL CHECK (length(version) BETWEEN 1 AND 32), -- of the program, when the game began
    engine   TEXT    CHECK (length(engine) BETWEEN 1 AND 32),       -- name of the operator's engine; NULL: the built-in one
    replaced INTEGER NOT NULL CHECK (replaced IN (0, 1)),           -- 1: that engine has failed, the built-in one plays on
    PRIMARY KEY (game, seat)
) STRICT, WITHOUT ROWID;
