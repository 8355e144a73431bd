-- Pools whose tables are being made right again after a ruling: a row from the ruling's transaction to the one that has
-- found nothing wrong any more, so that it goes on after a crash.
CREATE TABLE recounts (
    guild  INTEGER NOT NULL,
    pool   TEXT    NOT NULL,
    season INTEGER NOT NULL,
    at     INTEGER NOT NULL,                                        -- when it was ruled
    stamp  INTEGER NOT NULL DEFAULT 0,                              -- another number after all that a recount must notice
    PRIMARY KEY (guild, pool, season)
) STRICT, WITHOUT ROWID;
