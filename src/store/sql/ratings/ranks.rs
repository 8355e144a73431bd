//! Ranks that change without a game: by time, by a server's new conditions, and by the end of a season.

use super::super::guilds;
use super::super::pieces::{PIECE, Progress};
use super::pool::Pool;
use super::seasons::season;
use super::standings::{self, ARCHIVED, RANKED, UNRANKED};
use crate::play::ids::Millis;
use crate::rating::{DAY_MS, Standing};
use crate::store::StoreError;
use crate::store::db::{Db, OptionalExtension, params};

/// Takes a bounded number of people off the ranks who have not played for longer than their server allows, when what
/// [`proceed`] does is done. Returns their number, and if there may be more.
pub fn unrank_inactive(db: &Db, now: Millis) -> Result<(u32, Progress), StoreError> {
    if proceed(db)? == Progress::More {
        return Ok((0, Progress::More));
    }
    let mut query = db.prepare_cached(
        "SELECT guild, pool, season, person, rating FROM ratings
         WHERE tier = 2 AND lapses_at < ?1 ORDER BY lapses_at LIMIT ?2",
    )?;
    let idle =
        query.query_map(params![now, PIECE], standings::named)?.collect::<Result<Vec<_>, _>>()?;
    let lapsed = standings::retier(db, idle, RANKED, UNRANKED)?;
    Ok((lapsed, if lapsed < PIECE { Progress::Done } else { Progress::More }))
}

/// Does a part of what has begun: archives ranks of a season that is closed, or ranks people of a server anew after a
/// change of its settings.
pub fn proceed(db: &Db) -> Result<Progress, StoreError> {
    let some = archive(db)? || rank_anew(db)?;
    Ok(if some { Progress::More } else { Progress::Done })
}

/// Archives some ranks of a season that is closed. Those of a pool are archived from the top, so that a ladder in the
/// order of tiers stays in the order of ratings. False where no season is closing.
pub fn archive(db: &Db) -> Result<bool, StoreError> {
    let mut query =
        db.prepare_cached("SELECT guild, number FROM seasons WHERE closing = 1 LIMIT 1")?;
    let found = query.query_one([], |row| Ok((row.get::<_, i64>(0)?, row.get::<_, u32>(1)?)));
    let Some((guild, number)) = found.optional()? else { return Ok(false) };
    let mut query = db.prepare_cached(
        "SELECT DISTINCT pool FROM rungs WHERE guild = ?1 AND season = ?2 AND tier = 2 AND people > 0",
    )?;
    let pools = query.query_map(params![guild, number], |row| row.get::<_, String>(0))?;
    for pool in pools.collect::<Result<Vec<_>, _>>()? {
        let mut query = db.prepare_cached(
            "SELECT guild, pool, season, person, rating FROM ratings
             WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND tier = 2 ORDER BY rating DESC, person LIMIT ?4",
        )?;
        let rows = query.query_map(params![guild, pool, number, PIECE], standings::named)?;
        let ranked = rows.collect::<Result<Vec<_>, _>>()?;
        if standings::retier(db, ranked, RANKED, ARCHIVED)? > 0 {
            return Ok(true);
        }
    }
    db.prepare_cached("UPDATE seasons SET closing = 0 WHERE guild = ?1 AND number = ?2")?
        .execute(params![guild, number])?;
    Ok(true)
}

/// The place that a reranking has come to.
struct Cursor {
    pool: Pool,
    at: Millis,
    person: i64,
}

fn cursor(db: &Db) -> Result<Option<Cursor>, StoreError> {
    let mut query = db.prepare_cached("SELECT guild, pool, at, person FROM rerankings LIMIT 1")?;
    let found = query.query_one([], |row| {
        let pool = Pool { guild: row.get(0)?, name: row.get(1)?, season: 0 };
        Ok(Cursor { pool, at: row.get(2)?, person: row.get(3)? })
    });
    let Some(cursor) = found.optional()? else { return Ok(None) };
    let season = season(db, cursor.pool.guild)?;
    Ok(Some(Cursor { pool: Pool { season, ..cursor.pool }, ..cursor }))
}

/// Ranks some people of a server anew by its settings. False where no server has anyone left to rank.
fn rank_anew(db: &Db) -> Result<bool, StoreError> {
    let Some(Cursor { pool, at, person }) = cursor(db)? else { return Ok(false) };
    let listing = guilds::settings(db, pool.guild.cast_unsigned())?.ratings.terms().listing;
    let people = piece(db, &pool, person)?;
    let (mut risen, mut fallen) = (Vec::new(), Vec::new());
    let mut update = db.prepare_cached(
        "UPDATE ratings SET lapses_at = last_at + ?5 WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND person = ?4",
    )?;
    let allowed = DAY_MS * Millis::from(listing.days);
    for (person, tier, standing) in &people {
        update.execute(params![pool.guild, pool.name, pool.season, person, allowed])?;
        let named = (pool.clone(), person.cast_unsigned(), standing.skill.rating);
        match (*tier, listing.missing(standing, at).is_empty()) {
            (UNRANKED, true) => risen.push(named),
            (RANKED, false) => fallen.push(named),
            _ => {}
        }
    }
    standings::retier(db, risen, UNRANKED, RANKED)?;
    standings::retier(db, fallen, RANKED, UNRANKED)?;
    step(db, &pool, people.last().filter(|_| people.len() >= PIECE as usize).map(|last| last.0))?;
    Ok(true)
}

/// The next people of a pool, with their tiers.
fn piece(db: &Db, pool: &Pool, after: i64) -> Result<Vec<(i64, u8, Standing)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT rating, deviation, volatility, games, wins, draws, losses, opponents, last_at, person, tier
         FROM ratings WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND person > ?4 ORDER BY person LIMIT ?5",
    )?;
    let key = params![pool.guild, pool.name, pool.season, after, PIECE];
    let rows =
        query.query_map(key, |row| Ok((row.get(9)?, row.get(10)?, standings::standing(row)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Notes down how far a reranking is: at a person of the pool, or (none) at its end.
fn step(db: &Db, pool: &Pool, person: Option<i64>) -> Result<(), StoreError> {
    if let Some(person) = person {
        db.prepare_cached("UPDATE rerankings SET person = ?2 WHERE guild = ?1")?
            .execute([pool.guild, person])?;
        return Ok(());
    }
    let mut query = db.prepare_cached(
        "SELECT pool FROM rungs WHERE guild = ?1 AND pool > ?2 AND season = ?3 ORDER BY pool LIMIT 1",
    )?;
    let next: Option<String> = query
        .query_one(params![pool.guild, pool.name, pool.season], |row| row.get(0))
        .optional()?;
    match next {
        Some(next) => db
            .prepare_cached("UPDATE rerankings SET pool = ?2, person = ?3 WHERE guild = ?1")?
            .execute(params![pool.guild, next, i64::MIN])?,
        None => {
            db.prepare_cached("DELETE FROM rerankings WHERE guild = ?1")?.execute([pool.guild])?
        }
    };
    Ok(())
}
