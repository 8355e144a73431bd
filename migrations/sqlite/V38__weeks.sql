-- The weekly summary of servers that want one.
CREATE TABLE weeks (
    guild  INTEGER PRIMARY KEY,
    due_at INTEGER NOT NULL                         -- end of the week that is summed up next (UTC ms)
) STRICT;
CREATE INDEX weeks_due ON weeks (due_at);
