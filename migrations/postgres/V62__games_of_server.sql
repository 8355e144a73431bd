-- The last game of a server is found by its number, without which in the index all of its games were sorted.
DROP INDEX games_guild;
CREATE INDEX games_guild ON games (guild, id);
