-- What a person has asked for: one row for everybody who ever changed something, defaults for all others.
-- Words are the app's own.

CREATE TABLE preferences (
    person        INTEGER PRIMARY KEY,
    locale        TEXT    CHECK (length(locale) <= 16),                        -- NULL: the language that Discord names
    theme         TEXT    CHECK (length(theme) <= 32),                         -- NULL: the usual one
    numbers       TEXT    NOT NULL CHECK (length(numbers) <= 16),              -- which stones carry their numbers
    forbidden     INTEGER NOT NULL CHECK (forbidden IN (0, 1)),                -- forbidden points are marked
    confirm       INTEGER NOT NULL CHECK (confirm IN (0, 1)),                  -- a move is asked back first
    reminders     TEXT    NOT NULL CHECK (length(reminders) <= 16),            -- where reminders go
    quiet_from    INTEGER CHECK (quiet_from BETWEEN 0 AND 1439),               -- minutes after midnight; NULL: no quiet hours
    quiet_until   INTEGER CHECK (quiet_until BETWEEN 0 AND 1439),
    zone          TEXT    NOT NULL CHECK (length(zone) BETWEEN 1 AND 64),      -- a name of the IANA time zone database
    auto_vacation INTEGER NOT NULL CHECK (auto_vacation IN (0, 1)),
    turned        INTEGER NOT NULL CHECK (turned BETWEEN 0 AND 3),             -- quarter turns of the board
    text_board    INTEGER NOT NULL CHECK (text_board IN (0, 1)),               -- the board as text instead of a picture
    CHECK ((quiet_from IS NULL) = (quiet_until IS NULL))
) STRICT;
