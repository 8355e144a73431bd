//! The SQL of results and ratings: [`finish`] rates a game in the transaction that ends it.
//!
//! `ledger` keeps results and their lines, `standings` the table of ratings with its ranks, `recount` folds a pool
//! again, `ranks` says who is ranked, `look` and `past` answer questions, `people` knows who is a member of which server,
//! `own` gives a person what is theirs.

pub mod ledger;
pub mod look;
pub mod own;
pub mod past;
pub mod people;
pub mod ranks;
pub mod recount;
pub mod standings;

use rusqlite::{Connection, OptionalExtension, params};

use crate::rating::{Book, Score, Standing};
use crate::store::ladder::Finish;
use crate::store::{Change, Millis, StoreError};

/// A pool of a server in a season, as the tables name it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pool {
    /// The server, as a signed number.
    pub guild: i64,
    /// Its name.
    pub name: String,
    /// The season.
    pub season: u32,
}

/// Writes down how a game ended and what that does to ratings. A game has one result, however often it ends.
pub fn finish(db: &Connection, change: &Change, finish: &Finish) -> Result<(), StoreError> {
    let guild: Option<i64> = db
        .prepare_cached("SELECT guild FROM games WHERE id = ?1")?
        .query_one([change.game.0], |row| row.get(0))?;
    let season = guild.map_or(Ok(0), |guild| season(db, guild))?;
    let Some(seq) = ledger::insert(db, change.game, guild, season, change.at, finish)? else {
        return Ok(());
    };
    let lines = match (guild, &finish.bar) {
        (Some(guild), None) => {
            let pool = Pool { guild, name: finish.pool.clone(), season };
            rate(db, &pool, &finish.score(change.at), change, finish)?
        }
        _ => Vec::new(),
    };
    let row = ledger::Row { game: change.game, seq, guild, season, at: change.at };
    ledger::insert_lines(db, &row, finish, &lines)
}

impl Finish {
    /// The result as the fold takes it.
    pub(super) fn score(&self, at: Millis) -> Score {
        Score {
            at,
            players: self.players.clone(),
            drawn: self.drawn,
            weights: self.weights.clone(),
        }
    }
}

/// Rates a result from what the tables say of its people, and brings the tables up to date.
fn rate(
    db: &Connection,
    pool: &Pool,
    score: &Score,
    change: &Change,
    finish: &Finish,
) -> Result<Vec<crate::rating::Line>, StoreError> {
    let mut book = opened(db, pool, score)?;
    let lines = book.rate(score);
    standings::insert_meetings(db, pool, score, &lines, &book, change.game)?;
    for line in lines.iter().filter(|line| line.counts) {
        let standing = book.standing(line.person);
        let tier = standings::tier(db, pool, line.person, &standing, &finish.listing, score.at)?;
        standings::put(db, pool, line.person, &standing, tier)?;
    }
    Ok(lines)
}

/// A book with all that a result's weights and changes depend on.
fn opened(db: &Connection, pool: &Pool, score: &Score) -> Result<Book, StoreError> {
    let mut book = Book::default();
    for (number, player) in score.players.iter().enumerate() {
        book.enter(player.person, standing(db, pool, player.person)?);
        if let Some(at) = standings::last_late(db, pool, player.person)? {
            book.enter_late(player.person, at);
        }
        for other in &score.players[number + 1..] {
            let most = score.weights.len() + 1;
            let known = standings::pair(db, pool, (player.person, other.person), most)?;
            book.enter_pair(player.person, other.person, known);
        }
    }
    Ok(book)
}

/// Where a person stands: in this season, else as the seasons before left them.
fn standing(db: &Connection, pool: &Pool, person: u64) -> Result<Standing, StoreError> {
    if let Some(standing) = standings::get(db, pool, person)? {
        return Ok(standing);
    }
    Ok(standings::before(db, pool, person)?.map_or(Standing::NEW, Standing::next_season))
}

/// The season of a server that runs.
pub fn season(db: &Connection, guild: i64) -> Result<u32, StoreError> {
    let mut query =
        db.prepare_cached("SELECT COALESCE(MAX(number), 0) + 1 FROM seasons WHERE guild = ?1")?;
    Ok(query.query_one([guild], |row| row.get(0))?)
}

/// When a season closed, if it has.
pub fn closed_at(db: &Connection, guild: i64, season: u32) -> Result<Option<Millis>, StoreError> {
    let mut query =
        db.prepare_cached("SELECT closed_at FROM seasons WHERE guild = ?1 AND number = ?2")?;
    Ok(query.query_one(params![guild, season], |row| row.get(0)).optional()?)
}

/// Closes a season of a server if it is the one that runs: its ranks stay as they are, and the next one begins. Says
/// whether it did.
pub fn close_season(
    db: &Connection,
    guild: u64,
    number: u32,
    at: Millis,
) -> Result<bool, StoreError> {
    let guild = guild.cast_signed();
    if season(db, guild)? != number {
        return Ok(false);
    }
    db.prepare_cached("INSERT INTO seasons (guild, number, closed_at) VALUES (?1, ?2, ?3)")?
        .execute(params![guild, number, at])?;
    for sql in [
        "UPDATE ratings SET tier = 3 WHERE guild = ?1 AND season = ?2 AND tier = 2",
        "UPDATE rungs SET tier = 3 WHERE guild = ?1 AND season = ?2 AND tier = 2",
    ] {
        db.prepare_cached(sql)?.execute(params![guild, number])?;
    }
    Ok(true)
}
