-- The latest results of a server are read in their order, without which in the index all of its results were sorted.
DROP INDEX results_guild;
CREATE INDEX results_guild ON results (guild, seq);
