//! The SQL of the book: openings of a server's games, counted after a game has ended and whenever its result changes.
//!
//! A result notes down what the book counts of it, so that the same transaction takes that out and puts the new in.

use crate::play::book::{Booked, InBook, Key, Line, OwnGame, OwnGames, Step, Sum};
use crate::play::ids::{GameId, Millis};
use crate::store::StoreError;
use crate::store::db::{Db, OptionalExtension, params};

/// Returns some games whose results the book has not looked at as they stand, the oldest first.
pub fn due(db: &Db, most: u32) -> Result<Vec<GameId>, StoreError> {
    let mut query =
        db.prepare_cached("SELECT game FROM results WHERE book_due = 1 ORDER BY seq LIMIT ?1")?;
    let games = query.query_map([most], |row| row.get(0).map(GameId))?;
    Ok(games.collect::<Result<_, _>>()?)
}

/// Most games of a pool, the latest ones, in which the last game of a move is looked for once that one is out of the book.
const LOOKED_AT: u32 = 200;

/// A result as the book sees it.
struct Found {
    guild: Option<i64>,
    pool: String,
    at: Millis,
    rated: bool,
    is_out: bool,
    booked: Option<Booked>,
}

/// Puts the openings of games into the book as their results stand, in the place of what it had of them.
pub fn put(db: &Db, games: &[(GameId, Vec<Step>)]) -> Result<(), StoreError> {
    games.iter().try_for_each(|(game, steps)| put_one(db, *game, steps))
}

fn put_one(db: &Db, game: GameId, steps: &[Step]) -> Result<(), StoreError> {
    let Some(found) = find(db, game)? else { return Ok(()) };
    let now = outcome(db, game, &found)?;
    if let Some(guild) = found.guild {
        let pool = (guild, found.pool.as_str());
        if now == found.booked {
            if let Some(booked) = &now {
                steps.iter().try_for_each(|step| date(db, pool, step, booked, found.at))?;
            }
        } else {
            exchange(db, pool, steps, &found, now.as_ref())?;
        }
    }
    db.prepare_cached("UPDATE results SET booked = ?2, book_due = 0 WHERE game = ?1")?
        .execute(params![game.0, now.as_ref().map(Booked::text)])?;
    Ok(())
}

/// Puts what the book counts of a result now in the place of what it had of it. Where a move has lost the date of its last game
/// by that, the latest games of the pool are looked at again, which have it.
fn exchange(
    db: &Db,
    pool: (i64, &str),
    steps: &[Step],
    found: &Found,
    now: Option<&Booked>,
) -> Result<(), StoreError> {
    let mut is_undated = false;
    for step in steps {
        if let Some(booked) = &found.booked {
            take_out(db, pool, step, booked, found.at)?;
        }
        if let Some(booked) = now {
            add(db, pool, step, booked, found.at)?;
        }
        if let Some(booked) = &found.booked {
            is_undated |= lacks_date(db, pool, step, booked)?;
        }
    }
    if is_undated {
        let (guild, pool) = pool;
        db.prepare_cached(
            "UPDATE results SET book_due = 1 WHERE game IN (SELECT game FROM results
                 WHERE guild = ?1 AND pool = ?2 AND booked IS NOT NULL ORDER BY seq DESC LIMIT ?3)",
        )?
        .execute(params![guild, pool, LOOKED_AT])?;
    }
    Ok(())
}

/// True if the book has games of a move and not the time of the last one.
fn lacks_date(
    db: &Db,
    (guild, pool): (i64, &str),
    step: &Step,
    booked: &Booked,
) -> Result<bool, StoreError> {
    let Step { key, text, .. } = step;
    let mut query = db.prepare_cached(
        "SELECT COUNT(*) FROM book WHERE guild = ?1 AND pool = ?2 AND key = ?3 AND text = ?4 AND rated = ?5
             AND last_at IS NULL",
    )?;
    let count: i64 =
        query.query_one(params![guild, pool, key, text, booked.rated], |row| row.get(0))?;
    Ok(count > 0)
}

/// Gives a move the time of a game that the book has, where it has an earlier one or none.
fn date(
    db: &Db,
    (guild, pool): (i64, &str),
    step: &Step,
    booked: &Booked,
    at: Millis,
) -> Result<(), StoreError> {
    let Step { key, text, .. } = step;
    db.prepare_cached(
        "UPDATE book SET last_at = ?6 WHERE guild = ?1 AND pool = ?2 AND key = ?3 AND text = ?4 AND rated = ?5
             AND COALESCE(last_at, 0) < ?6",
    )?
    .execute(params![guild, pool, key, text, booked.rated, at])?;
    Ok(())
}

/// Returns a result that is due.
fn find(db: &Db, game: GameId) -> Result<Option<Found>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT guild, pool, at, bar IS NULL OR bar = 'set', COALESCE(bar, '') IN ('void', 'machine'), booked
         FROM results WHERE game = ?1 AND book_due = 1",
    )?;
    let found = query.query_one([game.0], |row| {
        Ok(Found {
            guild: row.get(0)?,
            pool: row.get(1)?,
            at: row.get(2)?,
            rated: row.get(3)?,
            is_out: row.get(4)?,
            booked: row.get::<_, Option<String>>(5)?.and_then(|text| Booked::read(&text)),
        })
    });
    Ok(found.optional()?)
}

/// Returns what the book counts of a result; none of one that is voided, was played against a machine or in direct
/// messages.
fn outcome(db: &Db, game: GameId, found: &Found) -> Result<Option<Booked>, StoreError> {
    if found.is_out || found.guild.is_none() {
        return Ok(None);
    }
    let mut query = db
        .prepare_cached("SELECT DISTINCT side, points FROM scores WHERE game = ?1 ORDER BY side")?;
    let points = query.query_map([game.0], |row| Ok((row.get(0)?, row.get(1)?)))?;
    let points = points.collect::<Result<Vec<_>, _>>()?;
    Ok(Some(Booked { rated: found.rated, points }))
}

/// Returns a game's part in the counts of a move: won, drawn, lost.
fn share(booked: &Booked, side: u8) -> [u8; 3] {
    match booked.points_of(side) {
        Some(2) => [1, 0, 0],
        Some(1) => [0, 1, 0],
        Some(_) => [0, 0, 1],
        None => [0, 0, 0],
    }
}

fn add(
    db: &Db,
    (guild, pool): (i64, &str),
    step: &Step,
    booked: &Booked,
    at: Millis,
) -> Result<(), StoreError> {
    let mut upsert = db.prepare_cached(
        "INSERT INTO book (guild, pool, key, text, rated, wins, draws, losses, last_at)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)
         ON CONFLICT (guild, pool, key, text, rated) DO UPDATE SET
             wins = book.wins + excluded.wins, draws = book.draws + excluded.draws,
             losses = book.losses + excluded.losses, last_at = MAX(COALESCE(book.last_at, 0), excluded.last_at)",
    )?;
    let [wins, draws, losses] = share(booked, step.side);
    let Step { key, text, .. } = step;
    upsert.execute(params![guild, pool, key, text, booked.rated, wins, draws, losses, at])?;
    Ok(())
}

fn take_out(
    db: &Db,
    (guild, pool): (i64, &str),
    step: &Step,
    booked: &Booked,
    at: Millis,
) -> Result<(), StoreError> {
    let [wins, draws, losses] = share(booked, step.side);
    let Step { key, text, .. } = step;
    db.prepare_cached(
        "UPDATE book SET wins = wins - ?6, draws = draws - ?7, losses = losses - ?8, last_at = NULLIF(last_at, ?9)
         WHERE guild = ?1 AND pool = ?2 AND key = ?3 AND text = ?4 AND rated = ?5",
    )?
    .execute(params![guild, pool, key, text, booked.rated, wins, draws, losses, at])?;
    db.prepare_cached(
        "DELETE FROM book WHERE guild = ?1 AND pool = ?2 AND key = ?3 AND text = ?4 AND rated = ?5
             AND wins + draws + losses = 0",
    )?
    .execute(params![guild, pool, key, text, booked.rated])?;
    Ok(())
}

/// Has the book look at a result again.
pub fn look_again(db: &Db, game: GameId) -> Result<(), StoreError> {
    db.prepare_cached("UPDATE results SET book_due = 1 WHERE game = ?1")?.execute([game.0])?;
    Ok(())
}

/// Returns the moves that were made from positions of a key, the most frequent first; `rated`: in rated games alone.
pub fn lines(
    db: &Db,
    guild: u64,
    pool: &str,
    key: &Key,
    rated: bool,
) -> Result<Vec<Line>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT text, SUM(wins), SUM(draws), SUM(losses), MAX(last_at) FROM book
         WHERE guild = ?1 AND pool = ?2 AND key = ?3 AND rated >= ?4
         GROUP BY text ORDER BY SUM(wins + draws + losses) DESC, text",
    )?;
    let lines = query.query_map(params![guild.cast_signed(), pool, key, rated], |row| {
        Ok(Line {
            text: row.get(0)?,
            wins: row.get(1)?,
            draws: row.get(2)?,
            losses: row.get(3)?,
            last_at: row.get(4)?,
        })
    })?;
    Ok(lines.collect::<Result<_, _>>()?)
}

/// Returns finished games of a person, the latest first.
pub fn own_games(db: &Db, wanted: &OwnGames) -> Result<Vec<OwnGame>, StoreError> {
    let OwnGames { person, guild, game, rules, rated, most } = wanted;
    let mut query = db.prepare_cached(
        "SELECT scores.game, side, points, scores.at FROM scores
         JOIN results ON results.game = scores.game JOIN games ON games.id = scores.game
         WHERE scores.person = ?1 AND scores.guild = ?2 AND games.game = ?3 AND games.rules = ?4
             AND COALESCE(bar, '') NOT IN ('void', 'machine')
             AND (?5 = 0 OR bar IS NULL OR bar = 'set')
         ORDER BY scores.seq DESC LIMIT ?6",
    )?;
    let key = params![person.cast_signed(), guild.cast_signed(), game, rules, rated, most];
    let rows = query.query_map(key, |row| {
        Ok((GameId(row.get(0)?), row.get(1)?, row.get(2)?, row.get::<_, Millis>(3)?))
    })?;
    let rows = rows.collect::<Result<Vec<_>, _>>()?;
    let mut games = Vec::new();
    for (id, side, points, at) in rows {
        let game = super::games::game(db, id)?;
        games.extend(game.map(|game| OwnGame { game, side, points, at }));
    }
    Ok(games)
}

/// A server and pool with the sum over its rows of the book.
pub type PoolSum = (u64, String, Sum);

/// Returns the sum of each pool's rows, but of servers that are being deleted.
pub fn sums(db: &Db) -> Result<Vec<PoolSum>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT guild, pool, rated, key, text, wins, draws, losses FROM book
         WHERE guild NOT IN (SELECT id FROM guilds WHERE purging = 1) ORDER BY guild, pool",
    )?;
    let (mut rows, mut sums) = (query.query([])?, Vec::<PoolSum>::new());
    while let Some(row) = rows.next()? {
        let (guild, pool): (i64, String) = (row.get(0)?, row.get(1)?);
        let guild = guild.cast_unsigned();
        if sums.last().is_none_or(|(other, name, _)| (*other, name) != (guild, &pool)) {
            sums.push((guild, pool, Sum::default()));
        }
        let (rated, key, text): (bool, Key, String) = (row.get(2)?, row.get(3)?, row.get(4)?);
        if let Some((.., sum)) = sums.last_mut() {
            for (points, column) in [(2, 5), (1, 6), (0, 7)] {
                sum.add(rated, &key, &text, points, row.get::<_, u32>(column)?.into());
            }
        }
    }
    Ok(sums)
}

/// Returns a game with what the book has of it, if it has anything.
pub fn in_book(db: &Db, game: GameId) -> Result<Option<InBook>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT guild, pool, booked FROM results WHERE game = ?1 AND booked IS NOT NULL AND guild IS NOT NULL
             AND guild NOT IN (SELECT id FROM guilds WHERE purging = 1)",
    )?;
    let found = query.query_one([game.0], |row| {
        Ok((row.get::<_, i64>(0)?.cast_unsigned(), row.get(1)?, row.get::<_, String>(2)?))
    });
    let Some((guild, pool, booked)) = found.optional()? else { return Ok(None) };
    let stored = super::games::game(db, game)?.zip(Booked::read(&booked));
    Ok(stored.map(|(game, booked)| InBook { game, guild, pool, booked }))
}
