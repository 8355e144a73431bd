-- Plans: answers that players have given beforehand to moves that others may make.

CREATE TABLE plans (
    game    INTEGER NOT NULL REFERENCES games (id),
    person  INTEGER NOT NULL REFERENCES people (id),
    entries INTEGER NOT NULL CHECK (entries >= 0),                  -- length of the log on which the lines go on
    lines   TEXT    NOT NULL CHECK (length(lines) BETWEEN 2 AND 65536),
    PRIMARY KEY (game, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX plans_of_person ON plans (person);

-- Length of the log for which a step must look for plans; NULL: none was ever made.
ALTER TABLE games ADD COLUMN planned_for INTEGER;
-- Length of the log after the last step in which a planned move was played.
ALTER TABLE games ADD COLUMN planned_to INTEGER;
