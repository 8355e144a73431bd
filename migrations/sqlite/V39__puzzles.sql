-- The puzzle of a day, and what people have made of it. The server 0 stands for direct messages.

CREATE TABLE puzzle_days (
    guild  INTEGER NOT NULL,
    day    INTEGER NOT NULL,                        -- days since 1970-01-01 (UTC)
    puzzle TEXT    NOT NULL CHECK (length(puzzle) BETWEEN 1 AND 64),
    PRIMARY KEY (guild, day)
) STRICT, WITHOUT ROWID;

CREATE TABLE puzzle_attempts (
    guild     INTEGER NOT NULL,
    day       INTEGER NOT NULL,
    person    INTEGER NOT NULL REFERENCES people (id),
    wrong     INTEGER NOT NULL DEFAULT 0 CHECK (wrong >= 0),
    solved_at INTEGER,
    gave_up   INTEGER NOT NULL DEFAULT 0 CHECK (gave_up IN (0, 1)),
    PRIMARY KEY (guild, day, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX puzzle_attempts_of_person ON puzzle_attempts (person, guild, day);

-- The servers that have the puzzle of a day posted.
CREATE TABLE puzzle_posts (
    guild  INTEGER PRIMARY KEY,
    due_at INTEGER NOT NULL                         -- the next post (UTC ms)
) STRICT;
CREATE INDEX puzzle_posts_due ON puzzle_posts (due_at);
