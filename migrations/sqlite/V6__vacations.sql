-- Vacations, and who takes no direct messages.

CREATE TABLE vacations (
    person    INTEGER NOT NULL REFERENCES people (id),
    began_at  INTEGER NOT NULL,
    ends_at   INTEGER NOT NULL,                                     -- later than now: still under way, and this is the latest
    automatic INTEGER NOT NULL CHECK (automatic IN (0, 1)),         -- it began because time was running out
    PRIMARY KEY (person, began_at)
) STRICT, WITHOUT ROWID;

ALTER TABLE people ADD COLUMN direct_closed_at INTEGER;             -- since then direct messages do not reach the person
