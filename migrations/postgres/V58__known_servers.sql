-- The servers about which something is kept though no game was made there. They were not listed, and so nothing of them
-- was ever deleted.
INSERT INTO guilds (id, first_seen_at)
SELECT guild, 0 FROM (
    SELECT guild FROM memberships
    UNION SELECT guild FROM puzzle_days
    UNION SELECT guild FROM puzzle_attempts
    UNION SELECT guild FROM settings
    UNION SELECT guild FROM seasons
    UNION SELECT guild FROM audit
) AS kept
WHERE guild <> 0 AND NOT EXISTS (SELECT 1 FROM guilds WHERE id = kept.guild);
