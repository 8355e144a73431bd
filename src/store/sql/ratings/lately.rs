//! Questions about what is played in a server lately: a bounded number of results, rated or not.

use super::look;
use crate::play::ratings::{Tally, Which};
use crate::store::StoreError;
use crate::store::db::{Db, OptionalExtension, params};

/// Number of a server's latest results that are looked at.
const LATELY: u32 = 1000;

/// Returns the pool of most of the latest results of a server; none where it has no result.
pub fn most_played(db: &Db, guild: u64) -> Result<Option<String>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT pool FROM (SELECT pool, bar FROM results WHERE guild = ?1 ORDER BY seq DESC LIMIT ?2) AS lately
         WHERE COALESCE(bar, '') NOT IN ('void', 'machine') GROUP BY pool ORDER BY COUNT(*) DESC, pool LIMIT 1",
    )?;
    Ok(query.query_one(params![guild.cast_signed(), LATELY], |row| row.get(0)).optional()?)
}

/// Returns the people of the latest results of a pool's season, rated or not, with what they have won, drawn and lost
/// there: at most so many, who have won most first. People who have left the server are left out.
pub fn tallies(db: &Db, which: &Which, most: u32) -> Result<Vec<(u64, Tally)>, StoreError> {
    let pool = look::pool(db, which)?;
    let mut query = db.prepare_cached(
        "SELECT scores.person, count(*) FILTER (WHERE points = 2), count(*) FILTER (WHERE points = 1), count(*) FILTER (WHERE points = 0)
         FROM (SELECT game, pool, season, bar FROM results WHERE guild = ?1 ORDER BY seq DESC LIMIT ?4) AS lately
         CROSS JOIN scores ON scores.game = lately.game
         WHERE lately.pool = ?2 AND lately.season = ?3 AND COALESCE(lately.bar, '') NOT IN ('void', 'machine')
           AND NOT EXISTS (SELECT 1 FROM memberships
                           WHERE memberships.guild = ?1 AND memberships.person = scores.person AND gone = 1)
         GROUP BY scores.person ORDER BY 2 DESC, 3 DESC, 4, 1 LIMIT ?5",
    )?;
    let key = params![pool.guild, pool.name, pool.season, LATELY, most];
    let rows = query.query_map(key, |row| {
        let tally = Tally { wins: row.get(1)?, draws: row.get(2)?, losses: row.get(3)? };
        Ok((row.get::<_, i64>(0)?.cast_unsigned(), tally))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}
