//! Who is ranked, where no game says so: when time goes by, and when a server asks for other things than before.

use super::standings::{self, RANKED, UNRANKED};
use super::{Pool, season};
use crate::rating::{DAY_MS, Listing, Standing};
use crate::store::{Millis, StoreError};
use rusqlite::{Connection, params};

/// Takes those off the ranks who have not played for longer than their server allows. Says how many.
pub fn lapse(db: &Connection, now: Millis) -> Result<u32, StoreError> {
    let usual = Listing::default().days;
    let mut query =
        db.prepare_cached("SELECT MIN(settings ->> '$.ratings.listing[3]') FROM settings")?;
    let least: Option<u16> = query.query_one([], |row| row.get(0))?;
    let mut query = db.prepare_cached(
        "SELECT ratings.guild, pool, season, person, rating FROM ratings
         LEFT JOIN settings ON settings.guild = ratings.guild
         WHERE tier = 2 AND last_at < ?1 AND last_at < ?2 - ?3 * COALESCE(settings ->> '$.ratings.listing[3]', ?4)",
    )?;
    // The first bound is for the index: few people lie between the two.
    let first = now - DAY_MS * Millis::from(least.unwrap_or(usual).min(usual));
    let idle = query
        .query_map(params![first, now, DAY_MS, usual], standings::named)?
        .collect::<Result<Vec<_>, _>>()?;
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
    standings::retier(db, risen, UNRANKED, RANKED)?;
    standings::retier(db, fallen, RANKED, UNRANKED).map(drop)
}
