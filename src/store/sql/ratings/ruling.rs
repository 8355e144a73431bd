//! The SQL of rulings: another result is put in the place of a game's.

use super::super::{book, events, guilds};
use super::pool::Pool;
use super::seasons::closed_at;
use super::{ledger, meetings, rate, recount};
use crate::play::guild::AuditEntry;
use crate::play::ids::{GameId, Millis};
use crate::play::ratings::{Finish, Ruled, Ruling};
use crate::rating::Standing;
use crate::store::StoreError;
use crate::store::db::{Db, OptionalExtension, params};
use std::collections::HashMap;

/// A ruling that is to be carried out.
#[derive(Debug)]
pub struct Order {
    /// The game.
    pub game: GameId,
    /// The version on which it was decided.
    pub expected: u32,
    /// The result from now on.
    pub finish: Finish,
    /// The word for it; none: the board's own result.
    pub ruling: Option<Ruling>,
    /// Now.
    pub at: Millis,
    /// Entry of the server's audit log.
    pub entry: Option<AuditEntry>,
}

/// The pool of a game before a ruling.
#[derive(Debug)]
pub struct Before {
    /// The pool.
    pub pool: Pool,
    /// True if a recount of it is under way.
    pub is_recounted: bool,
    /// The number of the game's result.
    seq: i64,
    /// The number of the last result that counts.
    last: Option<i64>,
    ratings: HashMap<u64, f64>,
}

impl Before {
    /// Returns the number of the last result that the ratings are about.
    pub fn last(&self) -> i64 {
        self.last.map_or(self.seq, |last| last.max(self.seq))
    }

    /// Returns whose rating has changed, as it was and as it is.
    pub fn changed(&self, after: &HashMap<u64, f64>) -> Vec<(u64, f64, f64)> {
        let rating = |ratings: &HashMap<u64, f64>, person| {
            ratings.get(person).copied().unwrap_or(Standing::NEW.skill.rating)
        };
        let old = &self.ratings;
        let all = old.keys().chain(after.keys().filter(|person| !old.contains_key(person)));
        let both = all.map(|person| (*person, rating(old, person), rating(after, person)));
        let mut changed: Vec<_> = both.filter(|(_, old, new)| old != new).collect();
        changed.sort_by_key(|(person, ..)| *person);
        changed
    }
}

/// Answer to the transaction of a ruling.
#[derive(Debug)]
pub enum Begun {
    /// Nothing was done.
    Refused(Ruled),
    /// Nothing was done, since a game of the pool has ended meanwhile.
    Moved,
    /// The result stands so, in this version of the game. True: its pool has to be recounted.
    Done(u32, bool),
}

/// Returns the pool of a game that has a result in a server.
pub fn before(db: &Db, game: GameId) -> Result<Option<Before>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT guild, pool, season, seq FROM results WHERE game = ?1 AND guild IS NOT NULL",
    )?;
    let found = query.query_one([game.0], |row| Ok((recount::pool(row)?, row.get(3)?)));
    let Some((pool, seq)) = found.optional()? else { return Ok(None) };
    let table = recount::table(db, &pool)?.into_iter();
    let ratings = table.map(|(person, standing)| (person, standing.skill.rating)).collect();
    let (is_recounted, last) = (recount::stamp(db, &pool)?.is_some(), last(db, &pool)?);
    Ok(Some(Before { pool, is_recounted, seq, last, ratings }))
}

/// Returns the number of the last result of a pool that may count.
fn last(db: &Db, pool: &Pool) -> Result<Option<i64>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT MAX(seq) FROM results WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND bar IS NULL",
    )?;
    Ok(query.query_one(params![pool.guild, pool.name, pool.season], |row| row.get(0))?)
}

/// Puts another result in the place of a game's, and notes down that its pool has to be recounted.
pub fn rule(db: &Db, order: &Order, before: &Before) -> Result<Begun, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT results.at, version, bar IS NULL FROM results
         JOIN games ON games.id = results.game WHERE results.game = ?1 AND results.guild IS NOT NULL",
    )?;
    let found = query.query_one([order.game.0], |row| {
        Ok((row.get(0)?, row.get::<_, u32>(1)?, row.get::<_, bool>(2)?))
    });
    let Some((ended_at, version, counted)) = found.optional()? else {
        return Ok(Begun::Refused(Ruled::Stale));
    };
    let Before { pool, seq, .. } = before;
    // An erasure leaves the version as it was.
    if version != order.expected || rate::names_others(db, order.game, &order.finish)? {
        return Ok(Begun::Refused(Ruled::Stale));
    }
    if closed_at(db, pool.guild, pool.season)?.is_some() {
        return Ok(Begun::Refused(Ruled::Closed));
    }
    if last(db, pool)? != before.last {
        return Ok(Begun::Moved);
    }
    let (game, seq, guild) = (order.game, *seq, Some(pool.guild));
    let row = ledger::Row { game, seq, guild, season: pool.season, at: ended_at };
    replace(db, pool, &row, order)?;
    db.prepare_cached("UPDATE games SET version = version + 1, updated_at = ?2 WHERE id = ?1")?
        .execute(params![order.game.0, order.at])?;
    events::look_again(db, order.game, order.at, false)?;
    order.entry.iter().try_for_each(|entry| guilds::add_audit_entry(db, entry))?;
    let matters = counted || order.finish.exclusion.as_ref().and_then(ledger::bar).is_none();
    if matters {
        recount::begin(db, pool, order.at)?;
    }
    Ok(Begun::Done(version + 1, matters))
}

/// Writes the new result in the place of the old one, as yet with nothing that it meant.
fn replace(db: &Db, pool: &Pool, row: &ledger::Row, order: &Order) -> Result<(), StoreError> {
    meetings::forget_game(db, pool, row.game, row.at, &ledger::people(db, row.game)?)?;
    ledger::forget_set(db, pool, row.game)?;
    db.prepare_cached("DELETE FROM scores WHERE game = ?1")?.execute([row.game.0])?;
    let exclusion = order.finish.exclusion.as_ref().and_then(ledger::bar);
    // The worth of a voided result is kept behind the word, for when it is restored.
    db.prepare_cached(
        "UPDATE results SET drawn = ?2, bar = ?3,
             ruling = CASE WHEN CAST(?4 AS TEXT) = 'void' AND bar = 'void' THEN ruling
                 WHEN CAST(?4 AS TEXT) = 'void' THEN 'void ' || COALESCE(bar, 'rated') ELSE CAST(?4 AS TEXT) END
         WHERE game = ?1",
    )?
    .execute(params![row.game.0, order.finish.drawn, exclusion, order.ruling.map(Ruling::kept)])?;
    book::look_again(db, row.game)?;
    ledger::insert_lines(db, row, &order.finish, &[])
}
