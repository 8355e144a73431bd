-- Time at which someone who manages the server was offered the weekly summary (UTC ms); none: not yet.
ALTER TABLE guilds ADD COLUMN week_offered_at BIGINT;
