//! Meetings: pairs of people in results that counted, and how they stood to each other after each of these.

use super::pool::Pool;
use crate::play::ids::{GameId, Millis};
use crate::rating::{Book, Line, Pair, Score, met};
use crate::store::StoreError;
use crate::store::db::{Db, OptionalExtension, Row, params};

/// Returns the pair of two people, with the times of their last so many meetings.
pub fn pair(db: &Db, pool: &Pool, pair: (u64, u64), most: usize) -> Result<Pair, StoreError> {
    let (one, other) = (pair.0.min(pair.1), pair.0.max(pair.1));
    let mut query = db.prepare_cached(
        "SELECT at, games, one_gained, other_gained, one_scored, other_scored FROM meetings
         WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND one = ?4 AND other = ?5
         ORDER BY games DESC, at DESC LIMIT ?6",
    )?;
    let key = params![
        pool.guild,
        pool.name,
        pool.season,
        one.cast_signed(),
        other.cast_signed(),
        most as i64
    ];
    let met = |row: &Row| {
        let (gained, scored) = ([row.get(2)?, row.get(3)?], [row.get(4)?, row.get(5)?]);
        Ok(Pair { lately: vec![row.get(0)?], games: row.get(1)?, gained, scored })
    };
    let mut meetings = query.query_map(key, met)?.collect::<Result<Vec<_>, _>>()?.into_iter();
    let mut latest = meetings.next().unwrap_or_default();
    latest.lately.extend(meetings.flat_map(|meeting| meeting.lately));
    latest.lately.reverse();
    Ok(latest)
}

/// Columns of a meeting beside its key: how two people stood to each other after it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tally {
    games: u32,
    gained: [f64; 2],
    scored: [f64; 2],
}

/// Key of a meeting within its pool.
#[derive(Clone, Copy, Debug)]
pub struct Key {
    /// The game.
    pub game: GameId,
    /// Its end (UTC ms).
    pub at: Millis,
    /// The two, the lower id first.
    pub people: (u64, u64),
}

/// Remembers who met whom in a result that counted, and how they stand to each other by the book that has it.
pub fn insert_all(
    db: &Db,
    pool: &Pool,
    score: &Score,
    lines: &[Line],
    book: &Book,
    game: GameId,
) -> Result<(), StoreError> {
    met(score, lines).into_iter().try_for_each(|people| {
        insert(db, pool, Key { game, at: score.at, people }, tally(book, people))
    })
}

/// Returns how two people stand to each other by a book.
fn tally(book: &Book, (one, other): (u64, u64)) -> Tally {
    let Pair { games, gained, scored, .. } = book.pair(one, other).cloned().unwrap_or_default();
    Tally { games, gained, scored }
}

fn insert(db: &Db, pool: &Pool, key: Key, tally: Tally) -> Result<(), StoreError> {
    let mut insert = db.prepare_cached(
        "INSERT INTO meetings (guild, pool, season, one, other, at, game, games, one_gained, other_gained, one_scored,
                               other_scored)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12)",
    )?;
    let Pool { guild, name, season } = pool;
    let Key { game, at, people: (one, other) } = key;
    let Tally { games, gained, scored } = tally;
    let (one, other) = (one.cast_signed(), other.cast_signed());
    insert.execute(params![
        guild, name, season, one, other, at, game.0, games, gained[0], gained[1], scored[0],
        scored[1]
    ])?;
    Ok(())
}

/// Returns the meetings of a result's people that are not in the table as the book that has it says, each with what
/// belongs there, if it does.
pub fn wrong(
    db: &Db,
    pool: &Pool,
    score: &Score,
    lines: &[Line],
    book: &Book,
    game: GameId,
) -> Result<Vec<(Key, Option<Tally>)>, StoreError> {
    let (met, mut wrong) = (met(score, lines), Vec::new());
    for (number, one) in score.players.iter().enumerate() {
        for other in &score.players[number + 1..] {
            let people = (one.person.min(other.person), one.person.max(other.person));
            let key = Key { game, at: score.at, people };
            let right = met.contains(&people).then(|| tally(book, people));
            let is_right = match right {
                Some(right) => stored(db, pool, key)? == Some(right),
                None => !exists(db, pool, key)?,
            };
            if !is_right {
                wrong.push((key, right));
            }
        }
    }
    Ok(wrong)
}

fn stored(db: &Db, pool: &Pool, key: Key) -> Result<Option<Tally>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT games, one_gained, other_gained, one_scored, other_scored FROM meetings
         WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND one = ?4 AND other = ?5 AND at = ?6 AND game = ?7",
    )?;
    let Key { game, at, people: (one, other) } = key;
    let (one, other) = (one.cast_signed(), other.cast_signed());
    let key = params![pool.guild, pool.name, pool.season, one, other, at, game.0];
    let found = query.query_one(key, |row| {
        let (gained, scored) = ([row.get(1)?, row.get(2)?], [row.get(3)?, row.get(4)?]);
        Ok(Tally { games: row.get(0)?, gained, scored })
    });
    Ok(found.optional()?)
}

/// A condition for the rows of a meeting, whichever of the two comes first: an erasure replaces a person (`?4`, `?5`) by
/// a nameless player in one row after the other.
macro_rules! of_the_two {
    ($what:literal) => {
        concat!(
            $what,
            " FROM meetings WHERE guild = ?1 AND pool = ?2 AND season = ?3 ",
            "AND one IN (?4, ?5, (SELECT person FROM erasures WHERE nameless = ?4), ",
            "(SELECT person FROM erasures WHERE nameless = ?5)) ",
            "AND other IN (?4, ?5, (SELECT person FROM erasures WHERE nameless = ?4), ",
            "(SELECT person FROM erasures WHERE nameless = ?5)) AND at = ?6 AND game = ?7"
        )
    };
}

fn exists(db: &Db, pool: &Pool, key: Key) -> Result<bool, StoreError> {
    let mut query = db.prepare_cached(of_the_two!("SELECT 1"))?;
    let Key { game, at, people: (one, other) } = key;
    let (one, other) = (one.cast_signed(), other.cast_signed());
    Ok(query.exists(params![pool.guild, pool.name, pool.season, one, other, at, game.0])?)
}

/// Puts what belongs there in the place of a meeting.
pub fn replace(db: &Db, pool: &Pool, key: Key, right: Option<Tally>) -> Result<(), StoreError> {
    let Key { game, at, people: (one, other) } = key;
    let (one, other) = (one.cast_signed(), other.cast_signed());
    db.prepare_cached(of_the_two!("DELETE"))?.execute(params![
        pool.guild,
        pool.name,
        pool.season,
        one,
        other,
        at,
        game.0
    ])?;
    right.map_or(Ok(()), |right| insert(db, pool, key, right))
}

/// Forgets who met whom in a game of these people, named as they were or by the nameless players in their places.
pub fn forget_game(
    db: &Db,
    pool: &Pool,
    game: GameId,
    at: Millis,
    people: &[u64],
) -> Result<(), StoreError> {
    for (number, one) in people.iter().enumerate() {
        for other in &people[number + 1..] {
            replace(db, pool, Key { game, at, people: (*one, *other) }, None)?;
        }
    }
    Ok(())
}
