-- Winners of leagues and tournaments.

-- Winners as they were announced last, as the program's own JSON; NULL: no version of the program has noted that.
ALTER TABLE events ADD COLUMN announced TEXT CHECK (length(announced) <= 4096);
