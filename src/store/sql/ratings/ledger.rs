//! Results and the lines of the ledger.

use super::pool::Pool;
use crate::play::ids::{GameId, Millis};
use crate::play::ratings::{Exclusion, Finish, Rated, Ruling, Voided};
use crate::rating::{First, Line, Note, Player, Score, Skill, points};
use crate::store::StoreError;
use crate::store::db::{self, Db, OptionalExtension, Row as SqlRow, params};
use crate::store::sql::read_optional_word;

/// Number of results that are read at once.
const SOME: u32 = 1000;

/// Keys of a result's rows.
pub struct Row {
    /// The game.
    pub game: GameId,
    /// Its number in the order of the fold.
    pub seq: i64,
    /// The server.
    pub guild: Option<i64>,
    /// The season.
    pub season: u32,
    /// End of the game (UTC ms).
    pub at: Millis,
}

/// Writes a result down and gives its number in the order of the fold; none if the game has one already. The numbers have
/// the order of the commits, because a write that ends a game has the database to itself.
pub fn insert(
    db: &Db,
    game: GameId,
    guild: Option<i64>,
    season: u32,
    at: Millis,
    finish: &Finish,
) -> Result<Option<i64>, StoreError> {
    let Finish { pool, drawn, opening, exclusion, weights, first, .. } = finish;
    let (first, prior) = first.as_ref().map(|first| (first.player as i64, first.prior)).unzip();
    let exclusion = exclusion.as_ref().and_then(bar);
    let mut insert = db.prepare_cached(
        "INSERT INTO results (game, guild, pool, season, at, drawn, opening, weights, bar, first, prior)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11) ON CONFLICT (game) DO NOTHING RETURNING seq",
    )?;
    let weights = written(weights);
    let row =
        params![game.0, guild, pool, season, at, drawn, opening, weights, exclusion, first, prior];
    Ok(insert.query_one(row, |row| row.get(0)).optional()?)
}

/// An exclusion as the table keeps it; none for that of a set, which follows from the other game's result.
pub fn bar(exclusion: &Exclusion) -> Option<String> {
    (*exclusion != Exclusion::Set).then(|| exclusion.word())
}

/// Weights as the table keeps them.
pub fn written(weights: &[f64]) -> String {
    weights.iter().map(f64::to_string).collect::<Vec<_>>().join(" ")
}

/// Weights as the table has them.
pub fn weights(written: &str) -> Vec<f64> {
    written.split(' ').filter_map(|weight| weight.parse().ok()).collect()
}

/// Writes down what a result meant for each of its people; no lines: it counts for no rating.
pub fn insert_lines(db: &Db, row: &Row, finish: &Finish, lines: &[Line]) -> Result<(), StoreError> {
    let mut insert = db.prepare_cached(
        "INSERT INTO scores (game, person, number, seq, guild, pool, season, at, side, place, points, late, counts,
                             weight, note, rating_before, deviation_before, volatility_before, rating, deviation,
                             volatility, edge)
         VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16, ?17, ?18, ?19, ?20, ?21, ?22)",
    )?;
    let Row { game, seq, guild, season, at } = row;
    for (number, (player, line)) in (0_i64..)
        .zip(finish.players.iter().zip(lines.iter().map(Some).chain(std::iter::repeat(None))))
    {
        let Player { person, side, place, late } = player;
        let (before, after) = (line.map(|line| line.before), line.map(|line| line.after));
        insert.execute(params![
            game.0,
            person.cast_signed(),
            number,
            seq,
            guild,
            finish.pool,
            season,
            at,
            side,
            place,
            points(finish.drawn, &finish.players, player),
            late,
            line.is_some_and(|line| line.counts),
            line.map_or(0.0, |line| line.weight),
            line.and_then(|line| line.note).map(Note::word),
            before.map(|skill| skill.rating),
            before.map(|skill| skill.deviation),
            before.map(|skill| skill.volatility),
            after.map(|skill| skill.rating),
            after.map(|skill| skill.deviation),
            after.map(|skill| skill.volatility),
            line.map_or(0.0, |line| line.edge),
        ])?;
    }
    Ok(())
}

/// Corrects what a result meant for a person, in the line of the one whose place a nameless player takes as well.
pub fn update_line(db: &Db, game: GameId, line: &Line) -> Result<(), StoreError> {
    let mut update = db.prepare_cached(
        "UPDATE scores SET counts = ?3, weight = ?4, note = ?5, rating_before = ?6, deviation_before = ?7,
                           volatility_before = ?8, rating = ?9, deviation = ?10, volatility = ?11, edge = ?12
         WHERE game = ?1 AND person IN (?2, (SELECT person FROM erasures WHERE nameless = ?2))",
    )?;
    let Line { person, before, after, weight, counts, note, edge } = line;
    update.execute(params![
        game.0,
        person.cast_signed(),
        counts,
        weight,
        note.map(Note::word),
        before.rating,
        before.deviation,
        before.volatility,
        after.rating,
        after.deviation,
        after.volatility,
        edge,
    ])?;
    Ok(())
}

/// A condition for a row of `results` that counts, beside having no bar: of a set the result that came last counts, if
/// that of the other game could count too. A game whose other one was cancelled counts by itself.
macro_rules! counts {
    () => {
        "NOT EXISTS (SELECT 1 FROM sets WHERE sets.game = results.game
             AND NOT EXISTS (SELECT 1 FROM games WHERE games.id = sets.other AND games.status = 3)
             AND NOT EXISTS (SELECT 1 FROM results AS other
                             WHERE other.game = sets.other AND other.seq < results.seq AND other.bar IS NULL))"
    };
}

/// Returns the result of a game as the fold takes it, once it has one that counts: that of its set, where it is the last
/// game of one.
pub fn counting(
    db: &Db,
    game: GameId,
    finish: &Finish,
    at: Millis,
) -> Result<Option<Score>, StoreError> {
    let mut query = db.prepare_cached(concat!(
        "SELECT 1 FROM results WHERE game = ?1 AND bar IS NULL AND ",
        counts!()
    ))?;
    if !query.exists([game.0])? {
        return Ok(None);
    }
    let points = finish.players.iter().map(|player| other_points(db, game, player.person));
    let points = points.collect::<Result<Vec<_>, _>>()?;
    Ok(Some(of_set(finish.score(at), &points)))
}

/// The points that a person had in the other game of a set; none where it is none.
fn other_points(db: &Db, game: GameId, person: u64) -> Result<Option<u8>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT points FROM sets JOIN scores ON scores.game = sets.other
         WHERE sets.game = ?1
           AND COALESCE((SELECT nameless FROM erasures WHERE erasures.person = scores.person), scores.person)
             = COALESCE((SELECT nameless FROM erasures WHERE erasures.person = ?2), ?2)",
    )?;
    Ok(query.query_one(params![game.0, person.cast_signed()], |row| row.get(0)).optional()?)
}

/// Returns the result of a set, where both players have points in its other game.
fn of_set(score: Score, other: &[Option<u8>]) -> Score {
    match other {
        [Some(one), Some(two)] => score.of_set([*one, *two]),
        _ => score,
    }
}

/// Forgets what the result of a set meant, with the game whose result was the last: another one is put in the place of
/// one of its two.
pub fn forget_set(db: &Db, pool: &Pool, game: GameId) -> Result<(), StoreError> {
    let mut query = db.prepare_cached(
        "SELECT results.game, results.at FROM sets JOIN results ON results.game = sets.other
         WHERE sets.game = ?1 AND guild = ?2 AND pool = ?3 AND season = ?4",
    )?;
    let key = params![game.0, pool.guild, pool.name, pool.season];
    let found = query.query_one(key, |row| Ok((GameId(row.get(0)?), row.get(1)?))).optional()?;
    let Some((other, at)) = found else { return Ok(()) };
    super::meetings::forget_game(db, pool, other, at, &people(db, other)?)?;
    db.prepare_cached(
        "UPDATE scores SET counts = 0, weight = 0, note = NULL, rating_before = NULL, deviation_before = NULL,
             volatility_before = NULL, rating = NULL, deviation = NULL, volatility = NULL, edge = 0 WHERE game = ?1",
    )?
    .execute([other.0])?;
    Ok(())
}

/// A result of a pool with its lines as they stand.
pub struct Entry {
    /// The game.
    pub game: GameId,
    /// Its number in the order of the fold.
    pub seq: i64,
    /// The result as the fold takes it.
    pub score: Score,
    /// Its effects, as they are written down.
    pub lines: Vec<Line>,
}

/// Returns the next results of a pool that may count, at most [`SOME`], in the order of the fold: those after this
/// number, none at the end. A person who is being erased is the nameless player that takes their place, in lines that
/// name the one or the other.
pub fn some(db: &Db, pool: &Pool, after: i64) -> Result<Vec<Entry>, StoreError> {
    let mut query = db.prepare_cached(concat!(
        "SELECT part.game, part.at, drawn, weights,
                COALESCE((SELECT nameless FROM erasures WHERE erasures.person = scores.person), scores.person), side, place, late, counts, weight, note,
                rating_before, deviation_before, volatility_before, rating, deviation, volatility, edge, part.seq,
                part.first, prior, rules,
                (SELECT points FROM sets JOIN scores AS twin ON twin.game = sets.other
                 WHERE sets.game = part.game
                   AND COALESCE((SELECT nameless FROM erasures WHERE erasures.person = twin.person), twin.person)
                     = COALESCE((SELECT nameless FROM erasures WHERE erasures.person = scores.person), scores.person))
         FROM (SELECT game, seq, at, drawn, weights, first, prior FROM results
               WHERE guild = ?1 AND pool = ?2 AND season = ?3 AND bar IS NULL AND seq > ?4 AND ",
        counts!(),
        " ORDER BY seq LIMIT ?5) AS part
         CROSS JOIN scores ON scores.game = part.game CROSS JOIN games ON games.id = part.game
         ORDER BY part.seq, number"
    ))?;
    let mut rows = query.query(params![pool.guild, pool.name, pool.season, after, SOME])?;
    let (mut entries, mut twins): (Vec<Entry>, Vec<Vec<Option<u8>>>) = (Vec::new(), Vec::new());
    while let Some(row) = rows.next()? {
        let (game, seq) = (GameId(row.get(0)?), row.get(18)?);
        if entries.last().is_none_or(|entry| entry.game != game) {
            entries.push(Entry { game, seq, score: score(&row)?, lines: Vec::new() });
            twins.push(Vec::new());
        }
        if let Some(entry) = entries.last_mut() {
            entry.score.players.push(player(&row, 4)?);
            entry.lines.extend(line(&row, 4)?);
        }
        if let Some(twin) = twins.last_mut() {
            twin.push(row.get(22)?);
        }
    }
    for (entry, twin) in entries.iter_mut().zip(twins) {
        entry.score = of_set(entry.score.clone(), &twin);
    }
    Ok(entries)
}

/// Returns the people in a result, each who is being erased as the nameless player that takes their place.
pub fn people(db: &Db, game: GameId) -> Result<Vec<u64>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT COALESCE((SELECT nameless FROM erasures WHERE erasures.person = scores.person), scores.person)
         FROM scores WHERE game = ?1 ORDER BY number",
    )?;
    let rows = query.query_map([game.0], |row| row.get(0).map(i64::cast_unsigned))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// A result as yet without its players.
fn score(row: &SqlRow) -> db::Result<Score> {
    let weights = weights(row.text(3)?);
    let first = match row.get::<_, Option<u8>>(19)? {
        Some(player) => {
            Some(First { player: player.into(), rules: row.get(21)?, prior: row.get(20)? })
        }
        None => None,
    };
    let (players, set) = (Vec::new(), None);
    Ok(Score { at: row.get(1)?, players, drawn: row.get(2)?, weights, first, set })
}

/// A player, from four columns.
pub(super) fn player(row: &SqlRow, from: usize) -> db::Result<Player> {
    let person = row.get::<_, i64>(from)?.cast_unsigned();
    Ok(Player {
        person,
        side: row.get(from + 1)?,
        place: row.get(from + 2)?,
        late: row.get(from + 3)?,
    })
}

/// A line of the ledger, from the columns of a player and ten more; none where the result is excluded from ratings.
pub(super) fn line(row: &SqlRow, from: usize) -> db::Result<Option<Line>> {
    let skill = |from: usize| {
        let skill = Skill {
            rating: row.get(from)?,
            deviation: row.get(from + 1)?,
            volatility: row.get(from + 2)?,
        };
        Ok::<_, db::Error>(skill)
    };
    if row.get::<_, Option<f64>>(from + 7)?.is_none() {
        return Ok(None);
    }
    Ok(Some(Line {
        person: row.get::<_, i64>(from)?.cast_unsigned(),
        before: skill(from + 7)?,
        after: skill(from + 10)?,
        weight: row.get(from + 5)?,
        counts: row.get(from + 4)?,
        note: read_optional_word(row, from + 6, Note::read)?,
        edge: row.get(from + 13)?,
    }))
}

/// Effect of a finished game on ratings.
pub fn rated(db: &Db, game: GameId) -> Result<Option<Rated>, StoreError> {
    let mut query = db.prepare_cached(concat!(
        "SELECT pool, season, COALESCE(bar, CASE WHEN ",
        counts!(),
        " THEN NULL ELSE 'set' END), ruling, drawn FROM results WHERE game = ?1"
    ))?;
    let found = query.query_one([game.0], |row| {
        let (ruling, voided) = ruling(row)?;
        Ok(Rated {
            pool: row.get(0)?,
            season: row.get(1)?,
            exclusion: read_optional_word(row, 2, Exclusion::from_word)?,
            ruling,
            voided,
            drawn: row.get(4)?,
            lines: Vec::new(),
            players: Vec::new(),
        })
    });
    let Some(mut rated) = found.optional()? else { return Ok(None) };
    let mut query = db.prepare_cached(
        "SELECT person, side, place, late, counts, weight, note, rating_before, deviation_before, volatility_before,
                rating, deviation, volatility, edge
         FROM scores WHERE game = ?1 ORDER BY number",
    )?;
    let mut rows = query.query([game.0])?;
    while let Some(row) = rows.next()? {
        rated.players.push(player(&row, 0)?);
        rated.lines.extend(line(&row, 0)?);
    }
    Ok(Some(rated))
}

/// Reads a ruling; one that voids a result is followed by what it counted for before, and a win of machines by their side.
fn ruling(row: &SqlRow) -> db::Result<(Option<Ruling>, Option<Voided>)> {
    let Some(words) = row.get::<_, Option<String>>("ruling")? else { return Ok((None, None)) };
    let ruling = Ruling::read(&words).ok_or_else(|| db::no_word(&words))?;
    let before = words.split_once(' ').map_or("", |(_, before)| before);
    Ok((Some(ruling), Voided::from_word(before)))
}
