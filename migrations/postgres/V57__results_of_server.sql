-- The latest results of a server: without their order in the index all of a server's results were read for them. SQLite's
-- index has it by itself, since it ends with the row's number.
DROP INDEX results_guild;
CREATE INDEX results_guild ON results (guild, seq);
