//! Questions about ladders. A place is a sum over the rungs above and a count within one: nothing is ranked anew.

use super::pool::Pool;
use super::seasons::{closed_at, season};
use super::standings::{self, RANKED, UNRANKED};
use crate::play::ratings::{Honour, Ladder, LadderRow, Place, Point, TREND, Which};
use crate::rating::Standing;
use crate::store::StoreError;
use crate::store::db::{Db, OptionalExtension, params};

/// The pool that is meant.
pub fn pool(db: &Db, which: &Which) -> Result<Pool, StoreError> {
    let guild = which.guild.cast_signed();
    let season = which.season.map_or_else(|| season(db, guild), Ok)?;
    Ok(Pool { guild, name: which.pool.clone(), season })
}

/// A page of a ladder.
pub fn ladder(db: &Db, which: &Which, from: u32, most: u32) -> Result<Ladder, StoreError> {
    let pool = pool(db, which)?;
    let ranked = ranked(db, &pool)?;
    let mut rows = page(db, &pool, from, most)?;
    let mut place = None;
    for number in 0..rows.len() {
        let rating = rows[number].standing.skill.rating;
        let before = number.checked_sub(1).map(|before| rows[before].standing.skill.rating);
        let index = from + number as u32;
        place = match before {
            _ if index >= ranked => None,
            Some(before) if before == rating => place,
            Some(_) => Some(index + 1),
            None => Some(above(db, &pool, rating, RANKED)? + 1),
        };
        rows[number].place = place;
    }
    Ok(Ladder {
        season: pool.season,
        closed_at: closed_at(db, pool.guild, pool.season)?,
        ranked,
        people: ranked + unranked(db, &pool)?,
        rows,
    })
}

/// Counts the people who are ranked, or were when the season closed.
fn ranked(db: &Db, pool: &Pool) -> Result<u32, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT COALESCE(SUM(people), 0) FROM rungs WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND tier IN (2, 3)",
    )?;
    Ok(query.query_one(params![pool.guild, pool.name, pool.season], |row| row.get(0))?)
}

/// Counts the people who have played and are not ranked.
fn unranked(db: &Db, pool: &Pool) -> Result<u32, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT COALESCE(SUM(people), 0) FROM rungs WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND tier = ?4",
    )?;
    Ok(query.query_one(params![pool.guild, pool.name, pool.season, UNRANKED], |row| row.get(0))?)
}

/// Counts the people of this tier, and the ranked ones, who are rated higher.
fn above(db: &Db, pool: &Pool, rating: f64, tier: u8) -> Result<u32, StoreError> {
    let Pool { guild, name, season } = pool;
    let rung = standings::rung(rating);
    let mut query = db.prepare_cached(
        "SELECT COALESCE(SUM(people), 0) FROM rungs
         WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND tier IN (?5, 2, 3) AND rung > ?4",
    )?;
    let higher: u32 =
        query.query_one(params![guild, name, season, rung, tier], |row| row.get(0))?;
    let mut query = db.prepare_cached(
        "SELECT COUNT(*) FROM ratings
         WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND tier IN (?6, 2, 3) AND rating > ?4 AND rating < ?5",
    )?;
    let top = standings::bottom(rung + 1);
    let beside: u32 =
        query.query_one(params![guild, name, season, rating, top, tier], |row| row.get(0))?;
    Ok(higher + beside)
}

/// The people of a page, as yet without their places. It is read from the rung on in which it begins.
fn page(db: &Db, pool: &Pool, from: u32, most: u32) -> Result<Vec<LadderRow>, StoreError> {
    let Some((tier, top, skip)) = page_start(db, pool, from)? else { return Ok(Vec::new()) };
    let mut query = db.prepare_cached(
        "SELECT rating, deviation, volatility, games, wins, draws, losses, opponents, last_at, person FROM ratings
         WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND tier >= 1 AND (tier, rating) < (?4, ?5)
         ORDER BY tier DESC, rating DESC, person LIMIT ?6 OFFSET ?7",
    )?;
    let key = params![pool.guild, pool.name, pool.season, tier, top, most, skip];
    let rows = query.query_map(key, |row| {
        Ok((row.get::<_, i64>(9)?.cast_unsigned(), standings::standing(row)?))
    })?;
    rows.map(|row| {
        row.map_err(StoreError::from)
            .and_then(|(person, standing)| ladder_row(db, pool, person, standing))
    })
    .collect()
}

/// Returns the tier and the upper end of the rung in which a page begins, and the number of people of that rung who are
/// before it. None after the last page.
fn page_start(db: &Db, pool: &Pool, from: u32) -> Result<Option<(u8, f64, u32)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT tier, rung, people FROM rungs WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND tier >= 1
         ORDER BY tier DESC, rung DESC",
    )?;
    let rungs = query.query_map(params![pool.guild, pool.name, pool.season], |row| {
        Ok((row.get::<_, u8>(0)?, row.get::<_, i64>(1)?, row.get::<_, u32>(2)?))
    })?;
    let mut skip = from;
    for rung in rungs {
        let (tier, rung, people) = rung?;
        if skip < people {
            return Ok(Some((tier, standings::bottom(rung + 1), skip)));
        }
        skip -= people;
    }
    Ok(None)
}

/// A person on a ladder, as yet without a place.
fn ladder_row(
    db: &Db,
    pool: &Pool,
    person: u64,
    standing: Standing,
) -> Result<LadderRow, StoreError> {
    let mut query =
        db.prepare_cached("SELECT name FROM memberships WHERE guild = ?1 AND person = ?2")?;
    let name = query
        .query_one([pool.guild, person.cast_signed()], |row| row.get(0))
        .optional()?
        .unwrap_or_default();
    let mut query = db.prepare_cached(
        "SELECT rating, COALESCE(rating_before, rating) FROM scores
         WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND person = ?4 AND counts = 1 ORDER BY seq DESC LIMIT ?5",
    )?;
    let key = params![pool.guild, pool.name, pool.season, person.cast_signed(), TREND as i64];
    let results = query.query_map(key, |row| Ok((row.get(0)?, row.get(1)?)))?;
    let results = results.collect::<Result<Vec<(f64, f64)>, _>>()?;
    let start = results.last().map(|(_, before)| *before);
    let after = results.iter().rev().map(|(rating, _)| *rating);
    let trend = start.into_iter().chain(after).collect();
    Ok(LadderRow { person, name, place: None, standing, trend })
}

/// Returns a person's position on a ladder, and the number of people who are rated higher: of the
/// ranked ones for someone who is ranked, of everyone on the ladder for someone who is not.
pub fn place(db: &Db, which: &Which, person: u64) -> Result<Option<(LadderRow, u32)>, StoreError> {
    place_in(db, &pool(db, which)?, person)
}

/// Returns a person's standing in a pool's season, else what the seasons before left; the kin of the pool is not asked.
pub fn standing(db: &Db, which: &Which, person: u64) -> Result<Option<Standing>, StoreError> {
    standings::known(db, &pool(db, which)?, person)
}

fn place_in(db: &Db, pool: &Pool, person: u64) -> Result<Option<(LadderRow, u32)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT rating, deviation, volatility, games, wins, draws, losses, opponents, last_at, tier FROM ratings
         WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND person = ?4",
    )?;
    let key = params![pool.guild, pool.name, pool.season, person.cast_signed()];
    let found = query.query_one(key, |row| Ok((standings::standing(row)?, row.get::<_, u8>(9)?)));
    let Some((standing, own)) = found.optional()? else { return Ok(None) };
    let tier = if own >= RANKED { RANKED } else { UNRANKED };
    let above = above(db, pool, standing.skill.rating, tier)?;
    let place = (own >= RANKED).then_some(above + 1);
    Ok(Some((LadderRow { place, ..ladder_row(db, pool, person, standing)? }, above)))
}

/// Returns the number of rows above a person's on a ladder, in the order of its pages.
pub fn row(db: &Db, which: &Which, person: u64) -> Result<Option<u32>, StoreError> {
    let Pool { guild, name, season } = pool(db, which)?;
    let mut query = db.prepare_cached(
        "SELECT tier, rating FROM ratings
         WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND person = ?4 AND tier >= 1",
    )?;
    let key = params![guild, name, season, person.cast_signed()];
    let found = query.query_one(key, |row| Ok((row.get::<_, u8>(0)?, row.get::<_, f64>(1)?)));
    let Some((tier, rating)) = found.optional()? else { return Ok(None) };
    let rung = standings::rung(rating);
    let mut query = db.prepare_cached(
        "SELECT COALESCE(SUM(people), 0) FROM rungs
         WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND (tier > ?4 OR (tier = ?4 AND rung > ?5))",
    )?;
    let higher: u32 =
        query.query_one(params![guild, name, season, tier, rung], |row| row.get(0))?;
    let mut query = db.prepare_cached(
        "SELECT COUNT(*) FROM ratings WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND tier = ?4
         AND rating >= ?5 AND rating < ?6 AND (rating > ?5 OR person < ?7)",
    )?;
    let top = standings::bottom(rung + 1);
    let key = params![guild, name, season, tier, rating, top, person.cast_signed()];
    let beside: u32 = query.query_one(key, |row| row.get(0))?;
    Ok(Some(higher + beside))
}

/// The pools of a server that have ratings in the season that runs, the fullest first.
pub fn pools(db: &Db, guild: u64) -> Result<Vec<(String, u32)>, StoreError> {
    let guild = guild.cast_signed();
    let mut query = db.prepare_cached(
        "SELECT pool, SUM(people) FROM rungs WHERE guild = ?1 AND season = ?2 AND tier >= 1
         GROUP BY pool HAVING SUM(people) > 0 ORDER BY 2 DESC, 1",
    )?;
    let rows = query
        .query_map(params![guild, season(db, guild)?], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// A person's place in each pool, in the last season in which they have played, the one that runs before others. The sign
/// before the server has SQLite begin with the person, who has fewer ratings than a server.
pub fn places(db: &Db, guild: u64, person: u64) -> Result<Vec<Place>, StoreError> {
    let guild = guild.cast_signed();
    let mut query = db.prepare_cached(
        "SELECT pool, season FROM ratings WHERE person = ?1 AND +guild = ?2 AND season <= ?3
         ORDER BY season DESC, games DESC, pool",
    )?;
    let key = params![person.cast_signed(), guild, season(db, guild)?];
    let rows =
        query.query_map(key, |row| Ok(Pool { guild, name: row.get(0)?, season: row.get(1)? }))?;
    let mut places: Vec<Place> = Vec::new();
    for pool in rows.collect::<Result<Vec<_>, _>>()? {
        if places.iter().all(|place| place.pool != pool.name) {
            let found = place_in(db, &pool, person)?;
            let Pool { name, season, .. } = pool;
            places.extend(found.map(|(row, _)| Place { pool: name, season, row }));
        }
    }
    Ok(places)
}

/// A person's first three places in the seasons that are over, the latest first. Of each ladder at most three rows are read.
pub fn honours(db: &Db, guild: u64, person: u64) -> Result<Vec<Honour>, StoreError> {
    let guild = guild.cast_signed();
    let mut query = db.prepare_cached(
        "SELECT pool, season, 1 + (SELECT COUNT(*) FROM (
             SELECT 1 FROM ratings AS better
             WHERE better.guild = own.guild AND better.pool = own.pool AND better.season = own.season
               AND better.tier IN (2, 3) AND better.rating > own.rating LIMIT 3) AS above)
         FROM ratings AS own WHERE person = ?1 AND +guild = ?2 AND season < ?3 AND tier IN (2, 3)
         ORDER BY season DESC, games DESC, pool",
    )?;
    let key = params![person.cast_signed(), guild, season(db, guild)?];
    let rows = query.query_map(key, |row| {
        Ok(Honour { pool: row.get(0)?, season: row.get(1)?, place: row.get(2)? })
    })?;
    let mut honours = rows.collect::<Result<Vec<_>, _>>()?;
    honours.retain(|honour| honour.place <= 3);
    Ok(honours)
}

/// A person's ratings over time, the oldest first: those of a season, or of all where none is meant. The sign before the
/// server has SQLite go by the person's games then.
pub fn curve(db: &Db, which: &Which, person: u64, most: u32) -> Result<Vec<Point>, StoreError> {
    let pool = pool(db, which)?;
    let mut query = match which.season {
        Some(_) => db.prepare_cached(
            "SELECT at, rating, deviation, COALESCE(rating_before, rating) FROM scores
             WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND person = ?4 AND counts = 1 ORDER BY seq DESC LIMIT ?5",
        )?,
        None => db.prepare_cached(
            "SELECT at, rating, deviation, COALESCE(rating_before, rating) FROM scores
             WHERE +guild = ?1 AND pool = ?2 AND season <= ?3 AND person = ?4 AND counts = 1 ORDER BY seq DESC LIMIT ?5",
        )?,
    };
    let key = params![pool.guild, pool.name, pool.season, person.cast_signed(), most];
    let rows = query.query_map(key, |row| {
        let (at, rating, deviation) = (row.get(0)?, row.get(1)?, row.get(2)?);
        Ok(Point { at, before: row.get(3)?, rating, deviation })
    })?;
    let mut points = rows.collect::<Result<Vec<_>, _>>()?;
    points.reverse();
    Ok(points)
}
