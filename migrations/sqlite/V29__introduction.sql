-- Time at which someone who manages the server was shown the set-up panel (UTC ms); none: not yet.
ALTER TABLE guilds ADD COLUMN introduced_at INTEGER;
