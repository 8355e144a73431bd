//! Ranks that change without a game: by time, and by a server's new conditions.

use super::super::retention::PIECE;
use super::seasons::{Pool, season};
use super::standings::{self, RANKED, UNRANKED};
use crate::play::ids::Millis;
use crate::rating::{DAY_MS, Listing, Standing};
use crate::store::StoreError;
use rusqlite::{Connection, params};

/// Takes a bounded number of people off the ranks who have not played for longer than their server allows. Returns
/// their number; fewer than [`PIECE`]: no one else is due.
pub fn unrank_inactive(db: &Connection, now: Millis) -> Result<u32, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT guild, pool, season, person, rating FROM ratings
         WHERE tier = 2 AND lapses_at < ?1 ORDER BY lapses_at LIMIT ?2",
    )?;
    let idle =
        query.query_map(params![now, PIECE], standings::named)?.collect::<Result<Vec<_>, _>>()?;
    standings::retier(db, idle, RANKED, UNRANKED)
}

/// Ranks the people of a server anew in the season that runs, by what it asks for from now on.
pub fn apply(
    db: &Connection,
    guild: u64,
    listing: &Listing,
    now: Millis,
) -> Result<(), StoreError> {
    let guild = guild.cast_signed();
    let mut query = db.prepare_cached(
        "SELECT rating, deviation, volatility, games, wins, draws, losses, opponents, last_at, tier, pool, person
         FROM ratings WHERE guild = ?1 AND season = ?2 AND tier BETWEEN 1 AND 2",
    )?;
    let season = season(db, guild)?;
    let rows = query.query_map(params![guild, season], |row| {
        let pool = Pool { guild, name: row.get(10)?, season };
        Ok((
            standings::standing(row)?,
            row.get::<_, u8>(9)?,
            pool,
            row.get::<_, i64>(11)?.cast_unsigned(),
        ))
    })?;
    let (mut risen, mut fallen) = (Vec::new(), Vec::new());
    for row in rows {
        let (standing, tier, pool, person): (Standing, u8, Pool, u64) = row?;
        let named = (pool, person, standing.skill.rating);
        match (tier, listing.missing(&standing, now).is_empty()) {
            (UNRANKED, true) => risen.push(named),
            (RANKED, false) => fallen.push(named),
            _ => {}
        }
    }
    db.prepare_cached(
        "UPDATE ratings SET lapses_at = last_at + ?3 WHERE guild = ?1 AND season = ?2",
    )?
    .execute(params![guild, season, DAY_MS * Millis::from(listing.days)])?;
    standings::retier(db, risen, UNRANKED, RANKED)?;
    standings::retier(db, fallen, RANKED, UNRANKED).map(drop)
}
