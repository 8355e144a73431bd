//! The table of ratings, and its ranks: how many people of a tier stand on each rung of five points.

use super::pool::Pool;
use super::starts;
use crate::play::ids::Millis;
use crate::rating::{DAY_MS, Listing, Skill, Standing};
use crate::store::StoreError;
use crate::store::db::{self, Db, OptionalExtension, Row, params};

/// Has left the server.
pub const GONE: u8 = 0;
/// Has played, and is not ranked yet or any more.
pub const UNRANKED: u8 = 1;
/// Is ranked.
pub const RANKED: u8 = 2;
/// Was ranked when the season closed. Until all are archived, [`RANKED`] says the same.
pub const ARCHIVED: u8 = 3;

/// Height of a rung in points.
const HEIGHT: f64 = 5.0;

/// The rung of a rating.
pub fn rung(rating: f64) -> i64 {
    (rating / HEIGHT).floor() as i64
}

/// The lowest rating of a rung.
pub fn bottom(rung: i64) -> f64 {
    rung as f64 * HEIGHT
}

/// Returns a person's standing in a pool, if they have played in it.
pub fn get(db: &Db, pool: &Pool, person: u64) -> Result<Option<Standing>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT rating, deviation, volatility, games, wins, draws, losses, opponents, last_at FROM ratings
         WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND person = ?4",
    )?;
    let key = params![pool.guild, pool.name, pool.season, person.cast_signed()];
    Ok(query.query_one(key, standing).optional()?)
}

/// Returns a person's standing in the last season before this one in which they played.
pub fn before(db: &Db, pool: &Pool, person: u64) -> Result<Option<Standing>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT rating, deviation, volatility, games, wins, draws, losses, opponents, last_at FROM ratings
         WHERE person = ?4 AND guild = ?1 AND pool = ?2 AND season < ?3 ORDER BY season DESC LIMIT 1",
    )?;
    let key = params![pool.guild, pool.name, pool.season, person.cast_signed()];
    Ok(query.query_one(key, standing).optional()?)
}

/// Returns the standing with which a person who has played before comes into a pool's season: the one that was written
/// down, else what the pool's seasons before left.
pub fn known_before(db: &Db, pool: &Pool, person: u64) -> Result<Option<Standing>, StoreError> {
    let start = starts::get(db, pool, person)?;
    start.map_or_else(
        || Ok(before(db, pool, person)?.map(Standing::next_season)),
        |start| Ok(Some(start)),
    )
}

/// Returns a person's standing in a pool's season: their own there, else the one with which they come into it.
pub fn known(db: &Db, pool: &Pool, person: u64) -> Result<Option<Standing>, StoreError> {
    let own = get(db, pool, person)?;
    own.map_or_else(|| known_before(db, pool, person), |own| Ok(Some(own)))
}

/// Returns a person's standing in the last season of a pool in which they played, this one or one before it, with the
/// season's number.
pub fn latest(db: &Db, pool: &Pool, person: u64) -> Result<Option<(Standing, u32)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT rating, deviation, volatility, games, wins, draws, losses, opponents, last_at, season FROM ratings
         WHERE person = ?4 AND guild = ?1 AND pool = ?2 AND season <= ?3 ORDER BY season DESC LIMIT 1",
    )?;
    let key = params![pool.guild, pool.name, pool.season, person.cast_signed()];
    Ok(query.query_one(key, |row| Ok((standing(row)?, row.get(9)?))).optional()?)
}

/// A standing, from the first nine columns.
pub fn standing(row: &Row) -> db::Result<Standing> {
    Ok(Standing {
        skill: Skill { rating: row.get(0)?, deviation: row.get(1)?, volatility: row.get(2)? },
        games: row.get(3)?,
        wins: row.get(4)?,
        draws: row.get(5)?,
        losses: row.get(6)?,
        opponents: row.get(7)?,
        last_at: row.get(8)?,
    })
}

/// A place in the table of ratings that the rating alone does not say.
#[derive(Clone, Copy, Debug)]
pub struct Rank {
    /// One of [`GONE`], [`UNRANKED`], [`RANKED`] and [`ARCHIVED`].
    pub tier: u8,
    /// The time after which the person is no longer ranked unless they play.
    pub lapses_at: Option<Millis>,
}

/// Returns the rank of a person by what the server asks for.
pub fn rank(
    db: &Db,
    pool: &Pool,
    person: u64,
    standing: &Standing,
    listing: &Listing,
    now: Millis,
) -> Result<Rank, StoreError> {
    let mut query =
        db.prepare_cached("SELECT gone FROM memberships WHERE guild = ?1 AND person = ?2")?;
    let gone =
        query.query_one(params![pool.guild, person.cast_signed()], |row| row.get(0)).optional()?;
    let ranked = listing.missing(standing, now).is_empty();
    let tier = if gone == Some(true) { GONE } else { UNRANKED + u8::from(ranked) };
    let allowed = DAY_MS * Millis::from(listing.days);
    Ok(Rank { tier, lapses_at: standing.last_at.map(|last| last + allowed) })
}

/// Writes down where a person stands, and keeps the rungs in step.
pub fn put(
    db: &Db,
    pool: &Pool,
    person: u64,
    standing: &Standing,
    rank: Rank,
) -> Result<(), StoreError> {
    let old = rung_of(db, pool, person)?;
    let mut insert = db.prepare_cached(
        "INSERT INTO ratings (guild, pool, season, person, rating, deviation, volatility, games, wins, draws,
                              losses, opponents, last_at, tier, lapses_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15)
         ON CONFLICT (guild, pool, season, person) DO UPDATE SET
             rating = excluded.rating, deviation = excluded.deviation, volatility = excluded.volatility,
             games = excluded.games, wins = excluded.wins, draws = excluded.draws, losses = excluded.losses,
             opponents = excluded.opponents, last_at = excluded.last_at, tier = excluded.tier,
             lapses_at = excluded.lapses_at",
    )?;
    let Standing { skill, games, wins, draws, losses, opponents, last_at } = standing;
    let Skill { rating, deviation, volatility } = skill;
    let Pool { guild, name, season } = pool;
    insert.execute(params![
        guild,
        name,
        season,
        person.cast_signed(),
        rating,
        deviation,
        volatility,
        games,
        wins,
        draws,
        losses,
        opponents,
        last_at,
        rank.tier,
        rank.lapses_at
    ])?;
    if let Some((tier, rung)) = old {
        step(db, pool, tier, rung, -1)?;
    }
    step(db, pool, rank.tier, rung(*rating), 1)
}

/// Takes a person out of a pool, and keeps the rungs in step.
pub fn remove(db: &Db, pool: &Pool, person: u64) -> Result<(), StoreError> {
    let Some((tier, rung)) = rung_of(db, pool, person)? else { return Ok(()) };
    db.prepare_cached(
        "DELETE FROM ratings WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND person = ?4",
    )?
    .execute(params![pool.guild, pool.name, pool.season, person.cast_signed()])?;
    step(db, pool, tier, rung, -1)
}

/// Returns the tier and the rung on which a person stands.
fn rung_of(db: &Db, pool: &Pool, person: u64) -> Result<Option<(u8, i64)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT tier, rating FROM ratings WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND person = ?4",
    )?;
    let key = params![pool.guild, pool.name, pool.season, person.cast_signed()];
    Ok(query.query_one(key, |row| Ok((row.get(0)?, rung(row.get(1)?)))).optional()?)
}

/// Lets so many people more stand on a rung.
pub fn step(db: &Db, pool: &Pool, tier: u8, rung: i64, people: i64) -> Result<(), StoreError> {
    let mut update = db.prepare_cached(
        "INSERT INTO rungs (guild, pool, season, tier, rung, people) VALUES (?1, ?2, ?3, ?4, ?5, MAX(?6, 0))
         ON CONFLICT (guild, pool, season, tier, rung) DO UPDATE SET people = rungs.people + ?6",
    )?;
    update.execute(params![pool.guild, pool.name, pool.season, tier, rung, people])?;
    Ok(())
}

/// Moves people, each named with the pool and their rating there, from one tier to another. Says how many.
pub fn retier(db: &Db, people: Vec<(Pool, u64, f64)>, from: u8, to: u8) -> Result<u32, StoreError> {
    let mut update = db.prepare_cached(
        "UPDATE ratings SET tier = ?5 WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND person = ?4",
    )?;
    for (pool, person, rating) in &people {
        update.execute(params![pool.guild, pool.name, pool.season, person.cast_signed(), to])?;
        step(db, pool, from, rung(*rating), -1)?;
        step(db, pool, to, rung(*rating), 1)?;
    }
    Ok(people.len() as u32)
}

/// Reads server, pool, season, person and rating of a row.
pub fn named(row: &Row) -> db::Result<(Pool, u64, f64)> {
    let pool = Pool { guild: row.get(0)?, name: row.get(1)?, season: row.get(2)? };
    Ok((pool, row.get::<_, i64>(3)?.cast_unsigned(), row.get(4)?))
}

/// A person's last loss on time that counted.
pub fn last_late(db: &Db, pool: &Pool, person: u64) -> Result<Option<Millis>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT MAX(at) FROM scores
         WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND person = ?4 AND late = 1 AND counts = 1",
    )?;
    Ok(query
        .query_one(params![pool.guild, pool.name, pool.season, person.cast_signed()], |row| {
            row.get(0)
        })?)
}
