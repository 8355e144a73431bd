//! The rating of a game in the transaction that ends it.

use crate::store::db::{Db, OptionalExtension};

use super::super::erase;
use super::pool::Pool;
use super::seasons::{closed_at, season};
use super::{edges, ledger, meetings, recount, standings, starts};
use crate::play::change::Change;
use crate::play::ids::{GameId, Millis};
use crate::play::ratings::Finish;
use crate::rating::{Book, Score, Standing};
use crate::store::StoreError;

/// Writes down how a game ended and what that does to ratings. A game has one result, however often it ends.
pub fn finish(db: &Db, change: &Change, finish: &Finish) -> Result<(), StoreError> {
    let guild: Option<i64> = db
        .prepare_cached("SELECT guild FROM games WHERE id = ?1")?
        .query_one([change.game.0], |row| row.get(0))?;
    let season = guild.map_or(Ok(0), |guild| season(db, guild))?;
    let Some(seq) = ledger::insert(db, change.game, guild, season, change.at, finish)? else {
        return Ok(());
    };
    let score = ledger::counting(db, change.game, finish, change.at)?;
    let lines = match guild.zip(score) {
        Some((guild, score)) => {
            let pool = Pool { guild, name: finish.pool.clone(), season };
            rate(db, &pool, &score, change, finish)?
        }
        None => Vec::new(),
    };
    let row = ledger::Row { game: change.game, seq, guild, season, at: change.at };
    ledger::insert_lines(db, &row, finish, &lines)
}

/// Has the result of the other game of a set counted by itself, since this one was cancelled. In a season that has
/// closed it counts no more.
pub fn cancelled(db: &Db, change: &Change) -> Result<(), StoreError> {
    let mut query = db.prepare_cached(
        "SELECT guild, pool, season, sets.other FROM sets JOIN results ON results.game = sets.other
         WHERE sets.game = ?1 AND guild IS NOT NULL AND bar IS NULL",
    )?;
    let found =
        query.query_one([change.game.0], |row| Ok((recount::pool(row)?, GameId(row.get(3)?))));
    let Some((pool, other)) = found.optional()? else { return Ok(()) };
    if closed_at(db, pool.guild, pool.season)?.is_none() {
        // A recount does not know the kin.
        for person in ledger::people(db, other)? {
            standing(db, &pool, change.kin, person)?;
        }
        return recount::begin(db, &pool, change.at);
    }
    db.prepare_cached(
        "UPDATE results SET bar = 'set' WHERE game = (SELECT other FROM sets WHERE game = ?1)",
    )?
    .execute([change.game.0])?;
    Ok(())
}

/// True if a result that was decided on names someone who is not in the game: they have been erased since.
pub fn names_others(db: &Db, game: GameId, finish: &Finish) -> Result<bool, StoreError> {
    let mut query = db.prepare_cached("SELECT 1 FROM members WHERE game = ?1 AND person = ?2")?;
    for player in &finish.players {
        if !query.exists([game.0, player.person.cast_signed()])? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Has the pool of a set counted again before a cancelled game of it gets a result after all: the other one has counted by
/// itself. What it counted for in a season that has closed is not taken back, so the step is not made. Nor is it while one
/// of its people is being erased: the tables of ratings have the nameless player in their place already.
pub fn decided_late(db: &Db, change: &Change) -> Result<(), StoreError> {
    for player in change.finish.iter().flat_map(|finish| &finish.players) {
        erase::check_not_under_way(db, player.person)?;
    }
    let mut query = db.prepare_cached(
        "SELECT guild, pool, season FROM sets JOIN results ON results.game = sets.other
         WHERE sets.game = ?1 AND guild IS NOT NULL AND (bar IS NULL OR bar = 'set')",
    )?;
    let found = query.query_one([change.game.0], recount::pool).optional()?;
    let Some(pool) = found else { return Ok(()) };
    if closed_at(db, pool.guild, pool.season)?.is_some() {
        return Err(StoreError::Busy);
    }
    ledger::forget_set(db, &pool, change.game)?;
    recount::begin(db, &pool, change.at)
}

impl Finish {
    /// The result as the fold takes it.
    pub(super) fn score(&self, at: Millis) -> Score {
        Score {
            at,
            players: self.players.clone(),
            drawn: self.drawn,
            weights: self.weights.clone(),
            first: self.first.clone(),
            set: None,
        }
    }
}

/// Rates a result from what the tables say of its people, and brings the tables up to date.
fn rate(
    db: &Db,
    pool: &Pool,
    score: &Score,
    change: &Change,
    finish: &Finish,
) -> Result<Vec<crate::rating::Line>, StoreError> {
    let mut book = opened(db, pool, score, finish.kin)?;
    let lines = book.rate(score);
    edges::put_of(db, pool, score, &book)?;
    meetings::insert_all(db, pool, score, &lines, &book, change.game)?;
    for line in lines.iter().filter(|line| line.counts) {
        let standing = book.standing(line.person);
        let rank = standings::rank(db, pool, line.person, &standing, &finish.listing, score.at)?;
        standings::put(db, pool, line.person, &standing, rank)?;
    }
    Ok(lines)
}

/// A book with all that a result's weights and changes depend on.
fn opened(db: &Db, pool: &Pool, score: &Score, kin: &[&str]) -> Result<Book, StoreError> {
    let mut book = Book::default();
    edges::enter(db, pool, score, &mut book)?;
    for (number, player) in score.players.iter().enumerate() {
        book.enter(player.person, standing(db, pool, kin, player.person)?);
        if let Some(at) = standings::last_late(db, pool, player.person)? {
            book.enter_late(player.person, at);
        }
        for other in &score.players[number + 1..] {
            let most = score.weights.len() + 1;
            let known = meetings::pair(db, pool, (player.person, other.person), most)?;
            book.enter_pair(player.person, other.person, known);
        }
    }
    Ok(book)
}

/// Returns a person's standing: in this season, else as the seasons before or the kin of the pool left it, which is then
/// written down.
fn standing(db: &Db, pool: &Pool, kin: &[&str], person: u64) -> Result<Standing, StoreError> {
    if let Some(known) = standings::known(db, pool, person)? {
        return Ok(known);
    }
    Ok(starts::from_kin(db, pool, kin, person)?.unwrap_or(Standing::NEW))
}
