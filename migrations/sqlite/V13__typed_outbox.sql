-- The outbox in columns: what a task is, which message and person it is about, and how it reaches Discord. Payloads and
-- keys of tasks that wait are converted, so that the program that is started next carries them out.

CREATE TABLE typed_outbox (
    id            INTEGER PRIMARY KEY AUTOINCREMENT,
    dedupe        TEXT    NOT NULL UNIQUE CHECK (length(dedupe) BETWEEN 1 AND 256), -- kind:game:message:key
    kind          TEXT    NOT NULL CHECK (length(kind) BETWEEN 1 AND 32),           -- the program's own word
    priority      INTEGER NOT NULL CHECK (priority BETWEEN 0 AND 2),                -- awaited, normal, tidying
    game          INTEGER REFERENCES games (id),
    message       INTEGER,                                                          -- the message that it is about
    person        INTEGER,                                                          -- whose token it holds or whom it names
    lane          TEXT    NOT NULL CHECK (lane IN ('token', 'bot')),                -- how its request reaches Discord
    payload       TEXT    NOT NULL CHECK (length(payload) <= 65536),
    due_at        INTEGER NOT NULL,
    claimed_until INTEGER,                                                          -- a worker has it until then
    attempts      INTEGER NOT NULL DEFAULT 0 CHECK (attempts >= 0),                 -- number of claims
    done          INTEGER NOT NULL DEFAULT 0 CHECK (done IN (0, 1)),
    error         TEXT                                                              -- why it failed last
) STRICT;

-- Numbers that were given once are not given again.
INSERT INTO sqlite_sequence (name, seq) SELECT 'typed_outbox', seq FROM sqlite_sequence WHERE name = 'outbox';

WITH
readable AS (
    SELECT *, CASE WHEN json_valid(payload) THEN payload ELSE '{}' END AS job FROM outbox
),
named AS (
    SELECT *, CASE json_type(job, '$.want')
        WHEN 'text' THEN job ->> '$.want'
        WHEN 'object' THEN (SELECT key FROM json_each(job, '$.want') LIMIT 1)
    END AS want FROM readable
),
typed AS (
    SELECT *,
        CASE want
            WHEN 'Shown' THEN 'show-board'
            WHEN 'Pinged' THEN 'ping'
            WHEN 'Retired' THEN 'strip-buttons'
            WHEN 'Hushed' THEN 'delete-ping'
            WHEN 'Threaded' THEN 'start-thread'
            WHEN 'News' THEN iif(json_type(job, '$.want.News.news.Outage') IS NULL, 'news', 'outage')
            WHEN 'Outage' THEN 'outage'
            WHEN 'Vacation' THEN 'vacation'
        END AS kind,
        CASE want
            WHEN 'Shown' THEN '"ShowBoard"'
            -- Instead of people's ids: their places among the members of the game.
            WHEN 'Pinged' THEN json_object('Ping', json_object(
                'places', json((SELECT json_group_array(members.place ORDER BY asked.key)
                                FROM json_each(job, '$.want.Pinged.people') AS asked
                                JOIN members ON members.game = named.game AND members.person = asked.value)),
                'version', job -> '$.want.Pinged.version'))
            WHEN 'Retired' THEN '"StripButtons"'
            WHEN 'Hushed' THEN '"DeletePing"'
            WHEN 'Threaded' THEN '"StartThread"'
            ELSE job -> '$.want'
        END AS data,
        COALESCE(job ->> '$.want.Retired.message', job ->> '$.want.Hushed.message') AS about,
        COALESCE(job ->> '$.want.Vacation.person', job ->> '$.want.News.news.Nudge.by',
                 job ->> '$.want.News.news.PauseAsked.by', job ->> '$.want.News.news.Resumed.by',
                 job ->> '$.want.News.news.Away.person', job ->> '$.want.News.news.Back.person') AS about_person
    FROM named
)
INSERT INTO typed_outbox (id, dedupe, kind, priority, game, message, person, lane, payload, due_at, claimed_until,
                          attempts, done, error)
SELECT
    id,
    COALESCE(CASE
        -- retire:MESSAGE:TIME:NUMBER, left:MESSAGE:TIME, hush:MESSAGE
        WHEN dedupe LIKE 'retire:%' THEN 'strip-buttons:' || game || ':' || substr(dedupe, 8)
        WHEN dedupe LIKE 'left:%' THEN 'strip-buttons:' || game || ':' || about || ':left' || substr(dedupe, 6 + length(about))
        WHEN dedupe LIKE 'hush:%' THEN 'delete-ping:' || game || ':' || about || ':'
        -- show:GAME:VERSION, ping:GAME:VERSION
        WHEN want IN ('Shown', 'Pinged') THEN kind || ':' || game || '::' || substr(dedupe, 7 + length(game))
        -- thread:GAME
        WHEN want = 'Threaded' THEN 'start-thread:' || game || '::'
        -- outage:TIME, outage:TIME:CHANNEL, vacation:PERSON:TIME
        WHEN kind IN ('outage', 'vacation') THEN kind || ':::' || substr(dedupe, length(kind) + 2)
        -- WORD:GAME:VERSION:KEY, vacation:GAME:PERSON-TIME
        ELSE 'news:' || game || '::' || substr(dedupe, 1, instr(dedupe, ':')) || substr(dedupe, instr(dedupe, ':') + 2 + length(game))
    END, kind || ':::' || dedupe),
    kind,
    CASE kind WHEN 'ping' THEN 0 WHEN 'strip-buttons' THEN 2 WHEN 'delete-ping' THEN 2 ELSE 1 END,
    game,
    CAST(about AS INTEGER),
    -- Whose token a task holds was not written down; such a token lives for a quarter of an hour.
    CAST(about_person AS INTEGER),
    iif(json_type(job, '$.reach.line') = 'object', 'token', 'bot'),
    json_object('data', json(data),
                'route', json_object('channel', job -> '$.reach.channel', 'token', job -> '$.reach.line',
                                     'bot_in_channel', job -> '$.reach.present', 'pictures', job -> '$.reach.pictures'),
                'due_at', job -> '$.due_at'),
    due_at, claimed_until, attempts, done, error
FROM typed WHERE kind IS NOT NULL;

DROP TABLE outbox;
ALTER TABLE typed_outbox RENAME TO outbox;

CREATE INDEX outbox_due ON outbox (priority, due_at, id) WHERE done = 0;
CREATE INDEX outbox_done ON outbox (due_at) WHERE done = 1;
CREATE INDEX outbox_person ON outbox (person) WHERE person IS NOT NULL;
