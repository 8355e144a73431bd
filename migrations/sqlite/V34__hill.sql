-- Hills: by which rules, who is on them since when, and the games that count for them. Steps and kings are folded from
-- these and from the results of the games, and never stored.
CREATE TABLE hills (
    id         INTEGER PRIMARY KEY AUTOINCREMENT,
    guild      INTEGER NOT NULL,
    game       TEXT    NOT NULL,
    rules      TEXT    NOT NULL,
    version    INTEGER NOT NULL,                                    -- raised by who joins, leaves and challenges
    created_at INTEGER NOT NULL,
    UNIQUE (guild, game, rules)
) STRICT;

CREATE TABLE climbers (
    hill      INTEGER NOT NULL REFERENCES hills (id),
    number    INTEGER NOT NULL,                                     -- in the order in which they joined
    person    INTEGER NOT NULL REFERENCES people (id),
    joined_at INTEGER NOT NULL,
    left_at   INTEGER,
    PRIMARY KEY (hill, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX climbers_once ON climbers (hill, person) WHERE left_at IS NULL;
CREATE INDEX climbers_of_person ON climbers (person);

CREATE TABLE hill_games (
    game INTEGER PRIMARY KEY REFERENCES games (id),                 -- the challenge; of a set its first game
    hill INTEGER NOT NULL REFERENCES hills (id)
) STRICT;
CREATE INDEX hill_games_of_hill ON hill_games (hill);
