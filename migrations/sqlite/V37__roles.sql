-- Discord's roles that the bot gives by what has been played, and the checks of who is to have them.

CREATE TABLE given_roles (
    guild    INTEGER NOT NULL,
    role     INTEGER NOT NULL,
    person   INTEGER NOT NULL REFERENCES people (id),
    given_at INTEGER NOT NULL,                      -- last time at which Discord was asked for it (UTC ms)
    PRIMARY KEY (guild, role, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX given_roles_of_person ON given_roles (person);

-- The servers that have set a role, or in which one is still to be taken away.
CREATE TABLE role_checks (
    guild   INTEGER PRIMARY KEY,
    due_at  INTEGER NOT NULL,                       -- next check (UTC ms)
    refused INTEGER                                 -- Discord's code for its last refusal, none if all is well
) STRICT;
CREATE INDEX role_checks_due ON role_checks (due_at);
