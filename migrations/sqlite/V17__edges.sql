-- What beginning is worth, by rule set, and pools for the variants of ninuki. Results of seasons that are closed stay as
-- they were rated; those of the season that runs are counted again, pool by pool, once the program has started.

ALTER TABLE results ADD COLUMN first INTEGER;                       -- scores.number of whoever began; NULL: it is worth nothing
ALTER TABLE results ADD COLUMN prior REAL;                          -- what it is worth before any result, in rating points
ALTER TABLE scores ADD COLUMN edge REAL NOT NULL DEFAULT 0;         -- points by which the person was taken to be stronger

-- What beginning is worth by the results of a pool; may be thrown away and made again from them.
CREATE TABLE edges (
    guild     INTEGER NOT NULL,
    pool      TEXT    NOT NULL,
    season    INTEGER NOT NULL,
    rules     TEXT    NOT NULL,                                     -- games.rules
    points    REAL    NOT NULL,
    deviation REAL    NOT NULL,
    games     INTEGER NOT NULL CHECK (games > 0),
    PRIMARY KEY (guild, pool, season, rules)
) STRICT, WITHOUT ROWID;

-- Standings with which people came into a pool from others of its family. Kept as they were then, like the weights of a
-- result: a ruling on a game of another pool changes none.
CREATE TABLE starts (
    guild      INTEGER NOT NULL,
    pool       TEXT    NOT NULL,
    season     INTEGER NOT NULL,
    person     INTEGER NOT NULL,
    rating     REAL    NOT NULL,
    deviation  REAL    NOT NULL,
    volatility REAL    NOT NULL,
    last_at    INTEGER,
    PRIMARY KEY (guild, pool, season, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX starts_of_person ON starts (person);

-- Results that are not in a closed season, with their rule sets.
CREATE TABLE carried (
    game   INTEGER PRIMARY KEY,
    kind   TEXT    NOT NULL,
    preset TEXT    NOT NULL,
    text   TEXT    NOT NULL,                                        -- the rules between spaces
    seats  INTEGER NOT NULL,
    pool   TEXT    NOT NULL
) STRICT;
INSERT INTO carried
SELECT results.game, games.game, substr(rules, 1, instr(rules || ' ', ' ') - 1), ' ' || rules || ' ', games.seats, pool
FROM results JOIN games ON games.id = results.game
WHERE results.guild IS NULL
   OR season > (SELECT COALESCE(MAX(number), 0) FROM seasons WHERE seasons.guild = results.guild);

UPDATE carried SET pool = CASE
    WHEN text LIKE '% overtime=french %' OR text LIKE '% overtime=school42 %'
      OR (text NOT LIKE '% overtime=%' AND preset IN ('breaking', 'ninuki', 'school42', 'ninuki-renju'))
    THEN CASE
        WHEN text LIKE '% double-three=forbidden-first %'
          OR (text NOT LIKE '% double-three=%' AND preset = 'ninuki-renju') THEN 'ninuki-renju'
        ELSE 'ninuki'
    END
    WHEN text LIKE '% overtime=break-line %' OR text LIKE '% overtime=capture-line %'
      OR (text NOT LIKE '% overtime=%' AND preset IN ('boat-pente', 'o-pente'))
      OR text LIKE '% self-capture=suicide %'
      OR (text NOT LIKE '% self-capture=%' AND preset IN ('poof-pente', 'o-pente'))
    THEN 'captures'
    WHEN text LIKE '% capture=pairs-and-threes %'
      OR (text NOT LIKE '% capture=%' AND preset IN ('keryo-pente', 'dk-pente', 'o-pente'))
    THEN 'keryo-pente'
    ELSE 'pente'
END
WHERE kind = 'ninuki' AND pool = 'ninuki';

-- 40 points for the first stone, none where the other player may choose the colours.
UPDATE results SET
    first = (SELECT number FROM scores JOIN members ON members.game = scores.game AND members.person = scores.person
             WHERE scores.game = results.game AND members.seat = 0),
    prior = (SELECT CASE
        WHEN kind NOT IN ('gomoku', 'ninuki') THEN 0.0
        WHEN text LIKE '% opening=none %' OR text LIKE '% opening=centre %' OR text LIKE '% opening=pro %'
          OR text LIKE '% opening=long-pro %' OR text LIKE '% opening=g-pente %' THEN 40.0
        WHEN text LIKE '% opening=%' THEN 0.0
        WHEN preset IN ('renju', 'renju-tournament', 'd-pente', 'dk-pente') THEN 0.0
        ELSE 40.0
    END FROM carried WHERE carried.game = results.game)
WHERE game IN (SELECT game FROM carried WHERE seats = 2);

DELETE FROM carried WHERE kind <> 'ninuki' OR pool IN ('ninuki', 'multi');
UPDATE results SET pool = (SELECT pool FROM carried WHERE carried.game = results.game)
WHERE game IN (SELECT game FROM carried);
UPDATE scores SET pool = (SELECT pool FROM carried WHERE carried.game = scores.game)
WHERE game IN (SELECT game FROM carried);
UPDATE meetings SET pool = (SELECT pool FROM carried WHERE carried.game = meetings.game)
WHERE pool = 'ninuki' AND game IN (SELECT game FROM carried);

-- What people brought into the season from the family's ratings, as uncertain as at any season's start.
INSERT INTO starts (guild, pool, season, person, rating, deviation, volatility, last_at)
SELECT DISTINCT scores.guild, scores.pool, scores.season, scores.person, known.rating, MAX(known.deviation, 200.0),
       known.volatility, known.last_at
FROM carried JOIN scores ON scores.game = carried.game
JOIN ratings AS known ON known.guild = scores.guild AND known.pool = 'ninuki' AND known.person = scores.person
WHERE known.season = (SELECT MAX(season) FROM ratings AS before
                      WHERE before.guild = scores.guild AND before.pool = 'ninuki' AND before.person = scores.person
                        AND before.season < scores.season);
DROP TABLE carried;

INSERT OR IGNORE INTO recounts (guild, pool, season, at)
SELECT known.guild, pool, season, MAX(at)
FROM (SELECT guild, pool, season, at FROM results WHERE bar IS NULL AND guild IS NOT NULL
      UNION ALL SELECT guild, pool, season, COALESCE(last_at, 0) FROM ratings) AS known
WHERE season > (SELECT COALESCE(MAX(number), 0) FROM seasons WHERE seasons.guild = known.guild)
  AND known.guild NOT IN (SELECT id FROM guilds WHERE purging = 1)
GROUP BY 1, 2, 3;
