//! A pool folded again: after a ruling, and to check that the tables are what the results say.

use super::seasons::{Pool, closed_at};
use super::{ledger, standings};
use crate::play::ids::{GameId, Millis};
use crate::play::ratings::{Exclusion, Finish, Ruled, Ruling};
use crate::rating::{Book, Line, Listing, Standing};
use crate::store::StoreError;
use rusqlite::{Connection, OptionalExtension, params};
use std::collections::HashMap;

/// Puts another result in the place of a game's and counts its pool again.
pub fn rule(
    db: &Connection,
    game: GameId,
    expected: u32,
    finish: &Finish,
    ruling: Option<Ruling>,
    at: Millis,
) -> Result<Ruled, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT results.guild, results.pool, season, seq, results.at, version FROM results
         JOIN games ON games.id = results.game WHERE results.game = ?1",
    )?;
    let found = query.query_one([game.0], |row| {
        let pool = (row.get::<_, Option<i64>>(0)?, row.get(1)?, row.get(2)?);
        Ok((pool, row.get(3)?, row.get(4)?, row.get::<_, u32>(5)?))
    });
    let Some(((Some(guild), name, season), seq, ended_at, version)) = found.optional()? else {
        return Ok(Ruled::Stale);
    };
    if version != expected {
        return Ok(Ruled::Stale);
    }
    if closed_at(db, guild, season)?.is_some() {
        return Ok(Ruled::Closed);
    }
    let row = ledger::Row { game, seq, guild: Some(guild), season, at: ended_at };
    replace(db, &row, finish, ruling)?;
    db.prepare_cached("UPDATE games SET version = version + 1, updated_at = ?2 WHERE id = ?1")?
        .execute(params![game.0, at])?;
    let pool = Pool { guild, name, season };
    Ok(Ruled::Done { version: version + 1, changed: recount(db, &pool, &finish.listing, at)? })
}

/// Writes the new result in the place of the old one, as yet with nothing that it meant.
fn replace(
    db: &Connection,
    row: &ledger::Row,
    finish: &Finish,
    ruling: Option<Ruling>,
) -> Result<(), StoreError> {
    db.prepare_cached("DELETE FROM scores WHERE game = ?1")?.execute([row.game.0])?;
    let exclusion = finish.exclusion.as_ref().map(Exclusion::word);
    db.prepare_cached("UPDATE results SET drawn = ?2, bar = ?3, ruling = ?4 WHERE game = ?1")?
        .execute(params![row.game.0, finish.drawn, exclusion, ruling.map(Ruling::word)])?;
    ledger::insert_lines(db, row, finish, &[])
}

/// Folds a pool again, corrects the lines that differ, and makes its tables anew. Gives whose rating has changed, as it
/// was and as it is.
fn recount(
    db: &Connection,
    pool: &Pool,
    listing: &Listing,
    now: Millis,
) -> Result<Vec<(u64, f64, f64)>, StoreError> {
    let old = table(db, pool)?;
    let mut changes: Vec<(GameId, Line)> = Vec::new();
    clear(db, pool)?;
    let book = fold(db, pool, |book, entry, lines| {
        let kept = |line: &&Line| !entry.lines.contains(line);
        changes.extend(lines.iter().filter(kept).map(|line| (entry.game, *line)));
        standings::insert_meetings(db, pool, &entry.score, lines, book, entry.game)
    })?;
    // Only now: the lines were being read.
    for (game, line) in changes {
        ledger::update_line(db, game, &line)?;
    }
    for (person, standing) in book.standings().filter(|(_, standing)| standing.games > 0) {
        let rank = standings::rank(db, pool, person, &standing, listing, now)?;
        standings::put(db, pool, person, &standing, rank)?;
    }
    let rating = |standing: Option<&Standing>| {
        standing.map_or(Standing::NEW.skill.rating, |s| s.skill.rating)
    };
    let new: HashMap<u64, Standing> = book.standings().collect();
    let all = old.keys().chain(new.keys().filter(|person| !old.contains_key(person)));
    let both = all.map(|person| (*person, rating(old.get(person)), rating(new.get(person))));
    let mut changed: Vec<_> = both.filter(|(_, old, new)| old != new).collect();
    changed.sort_by_key(|(person, ..)| *person);
    Ok(changed)
}

/// Folds the results of a pool from its beginning and shows each with its lines, and the book that has it.
pub fn fold(
    db: &Connection,
    pool: &Pool,
    mut show: impl FnMut(&Book, &ledger::Entry, &[Line]) -> Result<(), StoreError>,
) -> Result<Book, StoreError> {
    let mut book = Book::default();
    ledger::each(db, pool, |entry| {
        for player in &entry.score.players {
            if !book.knows(player.person) {
                let before = standings::before(db, pool, player.person)?;
                book.enter(player.person, before.map_or(Standing::NEW, Standing::next_season));
            }
        }
        let lines = book.rate(&entry.score);
        show(&book, &entry, &lines)
    })?;
    Ok(book)
}

/// The table of ratings of a pool.
pub fn table(db: &Connection, pool: &Pool) -> Result<HashMap<u64, Standing>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT rating, deviation, volatility, games, wins, draws, losses, opponents, last_at, person FROM ratings
         WHERE guild = ?1 AND pool = ?2 AND season = ?3",
    )?;
    let rows = query.query_map(params![pool.guild, pool.name, pool.season], |row| {
        Ok((row.get::<_, i64>(9)?.cast_unsigned(), standings::standing(row)?))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Throws away what the fold makes.
fn clear(db: &Connection, pool: &Pool) -> Result<(), StoreError> {
    for sql in [
        "DELETE FROM ratings WHERE guild = ?1 AND pool = ?2 AND season = ?3",
        "DELETE FROM rungs WHERE guild = ?1 AND pool = ?2 AND season = ?3",
        "DELETE FROM meetings WHERE guild = ?1 AND pool = ?2 AND season = ?3",
    ] {
        db.prepare_cached(sql)?.execute(params![pool.guild, pool.name, pool.season])?;
    }
    Ok(())
}

/// Every pool that has a result or a rating, but those of a server that is being purged.
pub fn pools(db: &Connection) -> Result<Vec<Pool>, StoreError> {
    let mut query = db.prepare(
        "SELECT guild, pool, season FROM
             (SELECT guild, pool, season FROM results WHERE bar IS NULL AND guild IS NOT NULL
              UNION SELECT guild, pool, season FROM ratings)
         WHERE guild NOT IN (SELECT id FROM guilds WHERE purging = 1) ORDER BY 1, 2, 3",
    )?;
    let rows = query.query_map([], |row| {
        Ok(Pool { guild: row.get(0)?, name: row.get(1)?, season: row.get(2)? })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Greatest difference between numbers that different machines have worked out.
const CLOSE: f64 = 1e-6;

/// Returns the differences between a pool's tables and its results.
pub fn flaws(db: &Connection, pool: &Pool) -> Result<Vec<String>, StoreError> {
    let mut flaws = Vec::new();
    let book = fold(db, pool, |_, entry, lines| {
        let same = entry.lines.len() == lines.len()
            && entry.lines.iter().zip(lines).all(|(one, other)| alike(one, other));
        if !same {
            flaws.push(format!(
                "game {}: its lines in the ledger are not what its result says",
                entry.game.0
            ));
        }
        Ok(())
    })?;
    let table = table(db, pool)?;
    let folded: HashMap<u64, Standing> =
        book.standings().filter(|(_, standing)| standing.games > 0).collect();
    for person in table.keys().chain(folded.keys().filter(|person| !table.contains_key(person))) {
        if !same_standing(table.get(person), folded.get(person)) {
            flaws.push(format!("the rating of person {person} is not what the ledger says"));
        }
    }
    flaws.extend(
        wrong_rungs(db, pool)?.then(|| "its ranks are not what its ratings say".to_owned()),
    );
    let Pool { guild, name, season } = pool;
    let place = format!("pool {name} of server {}, season {season}", guild.cast_unsigned());
    Ok(flaws.into_iter().map(|flaw| format!("{place}: {flaw}")).collect())
}

fn alike(one: &Line, other: &Line) -> bool {
    let near = |a: f64, b: f64| (a - b).abs() < CLOSE;
    let skills = [(one.before, other.before), (one.after, other.after)];
    let near_skill =
        skills.iter().all(|(a, b)| near(a.rating, b.rating) && near(a.deviation, b.deviation));
    (one.person, one.counts, one.note) == (other.person, other.counts, other.note)
        && near(one.weight, other.weight)
        && near_skill
}

fn same_standing(one: Option<&Standing>, other: Option<&Standing>) -> bool {
    let (Some(one), Some(other)) = (one, other) else { return false };
    let near = |a: f64, b: f64| (a - b).abs() < CLOSE;
    Standing { skill: other.skill, ..*one } == *other
        && near(one.skill.rating, other.skill.rating)
        && near(one.skill.deviation, other.skill.deviation)
        && near(one.skill.volatility, other.skill.volatility)
}

/// True if the counted rungs of a pool differ from its ratings.
fn wrong_rungs(db: &Connection, pool: &Pool) -> Result<bool, StoreError> {
    let mut counted: HashMap<(u8, i64), i64> = HashMap::new();
    let key = params![pool.guild, pool.name, pool.season];
    let mut query = db.prepare_cached(
        "SELECT tier, rating FROM ratings WHERE guild = ?1 AND pool = ?2 AND season = ?3",
    )?;
    for row in query.query_map(key, |row| Ok((row.get(0)?, standings::rung(row.get(1)?))))? {
        *counted.entry(row?).or_default() += 1;
    }
    let mut query = db.prepare_cached(
        "SELECT tier, rung, people FROM rungs WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND people <> 0",
    )?;
    let kept = query.query_map(key, |row| Ok(((row.get(0)?, row.get(1)?), row.get(2)?)))?;
    Ok(kept.collect::<Result<HashMap<_, _>, _>>()? != counted)
}
