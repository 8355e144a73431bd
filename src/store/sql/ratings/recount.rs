//! A pool folded again after a ruling: a reader finds what is wrong in its tables, and the writer corrects it, a bounded
//! number of rows at a time.
//!
//! A row of `recounts` says that tables may be wrong. Its stamp changes with each piece that is written and with the
//! beginning of an erasure, so that nothing is written by what was read before. Games may end meanwhile: they are rated
//! by the tables as they stand, and come last in the fold. Once a reader has come to the end of the fold and finds no
//! difference, the tables are right, and what is rated by right tables leaves them right.

use super::super::guilds;
use super::ledger::{self, Entry};
use super::pool::Pool;
use super::{edges, meetings, standings};
use crate::play::ids::{GameId, Millis};
use crate::rating::{Book, Edge, Line, Standing};
use crate::store::StoreError;
use crate::store::db::{self, Db, OptionalExtension, Row, params};
use std::collections::HashMap;

/// Notes down that a pool's tables are to be made right.
pub fn begin(db: &Db, pool: &Pool, at: Millis) -> Result<(), StoreError> {
    db.prepare_cached(
        "INSERT INTO recounts (guild, pool, season, at) VALUES (?1, ?2, ?3, ?4)
         ON CONFLICT (guild, pool, season) DO UPDATE SET at = excluded.at, stamp = recounts.stamp + 1",
    )?
    .execute(params![pool.guild, pool.name, pool.season, at])?;
    Ok(())
}

/// Ends a recount that has found no difference at this stamp. False where it has to go on.
pub fn end(db: &Db, pool: &Pool, stamp: i64) -> Result<bool, StoreError> {
    let mut delete = db.prepare_cached(
        "DELETE FROM recounts WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND stamp = ?4",
    )?;
    Ok(delete.execute(params![pool.guild, pool.name, pool.season, stamp])? > 0)
}

/// Makes the recounts that are under way read again from the beginning in whose pools a person stands, or has results: the
/// person's number changes. Those of other pools go on.
pub fn restart_of(db: &Db, person: i64) -> Result<(), StoreError> {
    db.prepare_cached(
        "UPDATE recounts SET stamp = stamp + 1
         WHERE EXISTS (SELECT 1 FROM ratings WHERE person = ?1 AND ratings.guild = recounts.guild
                 AND ratings.pool = recounts.pool AND ratings.season = recounts.season)
             OR EXISTS (SELECT 1 FROM starts WHERE person = ?1 AND starts.guild = recounts.guild
                 AND starts.pool = recounts.pool AND starts.season = recounts.season)
             OR EXISTS (SELECT 1 FROM scores WHERE person = ?1 AND scores.guild = recounts.guild
                 AND scores.pool = recounts.pool AND scores.season = recounts.season)",
    )?
    .execute([person])?;
    Ok(())
}

/// Returns the pools whose recount is under way, of all servers or of one.
pub fn under_way(db: &Db, guild: Option<u64>) -> Result<Vec<Pool>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT guild, pool, season FROM recounts WHERE CAST(?1 AS BIGINT) IS NULL OR guild = ?1 ORDER BY 1, 2, 3",
    )?;
    let rows = query.query_map([guild.map(u64::cast_signed)], pool)?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// A pool, from the first three columns.
pub fn pool(row: &Row) -> db::Result<Pool> {
    Ok(Pool { guild: row.get(0)?, name: row.get(1)?, season: row.get(2)? })
}

/// Returns the stamp of a pool's recount, if one is under way.
pub fn stamp(db: &Db, pool: &Pool) -> Result<Option<i64>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT stamp FROM recounts WHERE guild = ?1 AND pool = ?2 AND season = ?3",
    )?;
    let key = params![pool.guild, pool.name, pool.season];
    Ok(query.query_one(key, |row| row.get(0)).optional()?)
}

/// A row that is not what the results say, and what belongs there.
#[derive(Clone, Debug)]
pub enum Difference {
    /// A line of a game.
    Line(GameId, Line),
    /// A meeting; none: it was not one.
    Meeting(meetings::Key, Option<meetings::Tally>),
    /// A person's standing; none: they have none.
    Standing(u64, Option<Standing>),
    /// So many people more stand on a rung of a tier.
    Rung(u8, i64, i64),
    /// The worth of beginning under a rule set; none: nothing is known of it.
    Edge(String, Option<Edge>),
}

/// Answer of a read to a recount.
#[derive(Debug)]
pub enum Found {
    /// The recount is not under way any more.
    Over,
    /// These rows are wrong; there may be more.
    Some(Vec<Difference>),
    /// All is right.
    None,
}

/// The fold of a pool, as far as it has come.
#[derive(Clone, Debug)]
pub struct Recount {
    pool: Pool,
    /// The stamp by which it reads; none before the first read.
    stamp: Option<i64>,
    book: Book,
    /// Results up to this number are in the book.
    after: i64,
    /// The number of the last result before the ruling.
    last: i64,
    /// Ratings after that one.
    ratings: Option<HashMap<u64, f64>>,
}

impl Recount {
    /// A fold at its beginning. It keeps the ratings that follow from the results up to `last`.
    pub fn new(pool: Pool, last: i64) -> Self {
        let (stamp, book, ratings) = (None, Book::default(), None);
        Self { pool, stamp, book, after: 0, last, ratings }
    }

    /// Returns the pool and the stamp by which it was read.
    pub fn read_at(&self) -> (Pool, i64) {
        (self.pool.clone(), self.stamp.unwrap_or_default())
    }

    /// A piece of what was found has been corrected.
    pub fn has_corrected(&mut self) {
        self.stamp = self.stamp.map(|stamp| stamp + 1);
    }

    /// Returns the ratings that follow from the results up to the last one before the ruling.
    pub fn into_ratings(self) -> HashMap<u64, f64> {
        let Self { ratings, book, .. } = self;
        ratings.unwrap_or_else(|| ratings_in(&book))
    }

    /// Folds more of the results and compares them with the tables, at the end also the standings. Where anything has
    /// changed that it has read, it begins anew.
    pub fn read_on(&mut self, db: &Db) -> Result<Found, StoreError> {
        let Some(stamp) = stamp(db, &self.pool)? else { return Ok(Found::Over) };
        if self.stamp != Some(stamp) {
            *self = Self { stamp: Some(stamp), ..Self::new(self.pool.clone(), self.last) };
        }
        let entries = ledger::some(db, &self.pool, self.after)?;
        let (mut wrong, at_end) = (Vec::new(), entries.is_empty());
        for entry in entries {
            self.add(db, &entry, &mut wrong)?;
        }
        if at_end {
            wrong.extend(wrong_standings(db, &self.pool, &self.book)?);
            let edges = edges::wrong(db, &self.pool, &self.book)?;
            wrong.extend(edges.into_iter().map(|(rules, edge)| Difference::Edge(rules, edge)));
            let rungs = wrong_rungs(db, &self.pool)?;
            wrong
                .extend(rungs.into_iter().map(|((tier, rung), n)| Difference::Rung(tier, rung, n)));
        }
        Ok(if at_end && wrong.is_empty() { Found::None } else { Found::Some(wrong) })
    }

    /// Folds a result and finds what is wrong in its lines and meetings.
    fn add(
        &mut self,
        db: &Db,
        entry: &Entry,
        wrong: &mut Vec<Difference>,
    ) -> Result<(), StoreError> {
        let Self { pool, book, last, ratings, .. } = self;
        if entry.seq > *last && ratings.is_none() {
            *ratings = Some(ratings_in(book));
        }
        let (Entry { game, score, .. }, lines) = (entry, add(db, pool, book, entry)?);
        let different = lines.iter().filter(|line| !entry.lines.contains(line));
        wrong.extend(different.map(|line| Difference::Line(*game, *line)));
        let met = meetings::wrong(db, pool, score, &lines, book, *game)?;
        wrong.extend(met.into_iter().map(|(key, right)| Difference::Meeting(key, right)));
        self.after = entry.seq;
        Ok(())
    }
}

fn ratings_in(book: &Book) -> HashMap<u64, f64> {
    let played = book.standings().filter(|(_, standing)| standing.games > 0);
    played.map(|(person, standing)| (person, standing.skill.rating)).collect()
}

/// Folds a result into a book and returns its lines.
fn add(db: &Db, pool: &Pool, book: &mut Book, entry: &Entry) -> Result<Vec<Line>, StoreError> {
    for player in &entry.score.players {
        if !book.knows(player.person) {
            let before = standings::known_before(db, pool, player.person)?;
            book.enter(player.person, before.unwrap_or(Standing::NEW));
        }
    }
    edges::enter_from_before(db, pool, &entry.score, book)?;
    Ok(book.rate(&entry.score))
}

/// Folds the results of a pool from its beginning and shows each with its lines. Returns the book that has all.
pub fn fold(
    db: &Db,
    pool: &Pool,
    mut show: impl FnMut(&Entry, &[Line]),
) -> Result<Book, StoreError> {
    let (mut book, mut after) = (Book::default(), 0);
    loop {
        let entries = ledger::some(db, pool, after)?;
        let Some(last) = entries.last() else { return Ok(book) };
        after = last.seq;
        for entry in &entries {
            let lines = add(db, pool, &mut book, entry)?;
            show(entry, &lines);
        }
    }
}

fn wrong_standings(db: &Db, pool: &Pool, book: &Book) -> Result<Vec<Difference>, StoreError> {
    let mut table = table(db, pool)?;
    let mut wrong = Vec::new();
    for (person, standing) in book.standings().filter(|(_, standing)| standing.games > 0) {
        if table.remove(&person) != Some(standing) {
            wrong.push(Difference::Standing(person, Some(standing)));
        }
    }
    wrong.extend(table.into_keys().map(|person| Difference::Standing(person, None)));
    Ok(wrong)
}

/// The table of ratings of a pool.
pub fn table(db: &Db, pool: &Pool) -> Result<HashMap<u64, Standing>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT rating, deviation, volatility, games, wins, draws, losses, opponents, last_at, person FROM ratings
         WHERE guild = ?1 AND pool = ?2 AND season = ?3",
    )?;
    let rows = query.query_map(params![pool.guild, pool.name, pool.season], |row| {
        Ok((row.get::<_, i64>(9)?.cast_unsigned(), standings::standing(row)?))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns by how many people each rung of a pool differs from its ratings.
pub fn wrong_rungs(db: &Db, pool: &Pool) -> Result<HashMap<(u8, i64), i64>, StoreError> {
    let mut missing: HashMap<(u8, i64), i64> = HashMap::new();
    let key = params![pool.guild, pool.name, pool.season];
    let mut query = db.prepare_cached(
        "SELECT tier, rating FROM ratings WHERE guild = ?1 AND pool = ?2 AND season = ?3",
    )?;
    for row in query.query_map(key, |row| Ok((row.get(0)?, standings::rung(row.get(1)?))))? {
        *missing.entry(row?).or_default() += 1;
    }
    let mut query = db.prepare_cached(
        "SELECT tier, rung, people FROM rungs WHERE guild = ?1 AND pool = ?2 AND season = ?3",
    )?;
    let kept =
        query.query_map(key, |row| Ok(((row.get(0)?, row.get(1)?), row.get::<_, i64>(2)?)))?;
    for row in kept {
        let (rung, people) = row?;
        *missing.entry(rung).or_default() -= people;
    }
    missing.retain(|_, people| *people != 0);
    Ok(missing)
}

/// Corrects some rows that were found to be wrong at this stamp. False where that is no longer known.
pub fn correct(db: &Db, pool: &Pool, stamp: i64, wrong: &[Difference]) -> Result<bool, StoreError> {
    let mut update = db.prepare_cached(
        "UPDATE recounts SET stamp = stamp + 1
         WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND stamp = ?4 RETURNING at",
    )?;
    let key = params![pool.guild, pool.name, pool.season, stamp];
    let Some(at) = update.query_one(key, |row| row.get::<_, Millis>(0)).optional()? else {
        return Ok(false);
    };
    let listing = guilds::settings(db, pool.guild.cast_unsigned())?.ratings.terms().listing;
    for difference in wrong {
        match difference {
            Difference::Line(game, line) => ledger::update_line(db, *game, line)?,
            Difference::Meeting(key, right) => meetings::replace(db, pool, *key, *right)?,
            Difference::Standing(person, Some(standing)) => {
                let rank = standings::rank(db, pool, *person, standing, &listing, at)?;
                standings::put(db, pool, *person, standing, rank)?;
            }
            Difference::Standing(person, None) => standings::remove(db, pool, *person)?,
            Difference::Rung(tier, rung, people) => {
                standings::step(db, pool, *tier, *rung, *people)?
            }
            Difference::Edge(rules, edge) => edges::put(db, pool, rules, *edge)?,
        }
    }
    Ok(true)
}
