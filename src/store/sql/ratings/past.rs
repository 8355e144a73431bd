//! Questions about people's finished games.

use super::{look, seasons};
use crate::play::end::EndReason;
use crate::play::ids::GameId;
use crate::play::ratings::{Past, Profile, Tally, Wanted};
use crate::store::StoreError;
use crate::store::db::{Db, Row, params};
use crate::store::sql::machines;
use std::cmp::Ordering;

/// Returns a person's record in a server, also against another person.
pub fn profile(db: &Db, guild: u64, person: u64, asker: u64) -> Result<Profile, StoreError> {
    let places = look::places(db, guild, person)?;
    let titles = look::honours(db, guild, person)?;
    let (guild, person) = (guild.cast_signed(), person.cast_signed());
    let (season, openings) = (seasons::season(db, guild)?, openings(db, guild, person)?);
    let mut profile = Profile { season, places, titles, openings, ..Profile::default() };
    let mut query = db.prepare_cached(
        "SELECT points, late FROM scores WHERE person = ?1 AND guild = ?2 AND NOT EXISTS
             (SELECT 1 FROM results WHERE results.game = scores.game AND bar IN ('void', 'machine')) ORDER BY seq",
    )?;
    for row in query.query_map([person, guild], |row| Ok((row.get(0)?, row.get(1)?)))? {
        profile.add(row?);
    }
    profile.head_to_head = head_to_head(db, guild, person, asker.cast_signed())?;
    Ok(profile)
}

impl Profile {
    /// Counts one game more: its points, and whether time ran out.
    fn add(&mut self, (points, late): (u8, bool)) {
        self.tally.add(points);
        self.late += u32::from(late);
        self.streak = if points == 2 { self.streak + 1 } else { 0 };
        self.best_streak = self.best_streak.max(self.streak);
    }
}

impl Tally {
    fn add(&mut self, points: u8) {
        match points {
            0 => self.losses += 1,
            1 => self.draws += 1,
            _ => self.wins += 1,
        }
    }
}

fn openings(db: &Db, guild: i64, person: i64) -> Result<Vec<(String, u32)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT opening, COUNT(*) FROM scores JOIN results ON results.game = scores.game
         WHERE person = ?1 AND scores.guild = ?2 AND opening IS NOT NULL
             AND COALESCE(bar, '') NOT IN ('void', 'machine')
         GROUP BY opening ORDER BY 2 DESC, 1 LIMIT 3",
    )?;
    let rows = query.query_map([person, guild], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns the opponents whom a person has beaten so often in games of a kind between two, those met last first.
pub fn rivals(
    db: &Db,
    (guild, person): (u64, u64),
    game: &str,
    least: usize,
    most: u32,
) -> Result<Vec<u64>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT rival.person FROM scores AS own
         JOIN scores AS rival ON rival.game = own.game AND rival.side <> own.side
         JOIN games ON games.id = own.game
         WHERE own.person = ?1 AND own.guild = ?2 AND games.game = ?3 AND games.seats = 2
         GROUP BY rival.person HAVING count(*) FILTER (WHERE own.points = 2) >= ?4 ORDER BY MAX(own.seq) DESC LIMIT ?5",
    )?;
    let key = params![person.cast_signed(), guild.cast_signed(), game, least as i64, most];
    let rows = query.query_map(key, |row| row.get(0).map(i64::cast_unsigned))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Games without machines in which both were on different sides, by their places: of several both may have lost to someone
/// else, and where neither was before the other there is no result between them.
fn head_to_head(db: &Db, guild: i64, person: i64, asker: i64) -> Result<Tally, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT own.place, rival.place, own.points FROM scores AS own JOIN scores AS rival ON rival.game = own.game AND rival.person = ?3
         JOIN results ON results.game = own.game
         WHERE own.person = ?1 AND own.guild = ?2 AND rival.side <> own.side
             AND COALESCE(bar, '') NOT IN ('void', 'machine')",
    )?;
    let mut tally = Tally::default();
    let places = |row: &Row| Ok((row.get(0)?, row.get(1)?, row.get(2)?));
    for row in query.query_map([person, guild, asker], places)? {
        let (own, rival, points): (u8, u8, u8) = row?;
        match own.cmp(&rival) {
            Ordering::Less => tally.add(2),
            Ordering::Greater => tally.add(0),
            Ordering::Equal if points == 0 => {}
            Ordering::Equal => tally.add(1),
        }
    }
    Ok(tally)
}

/// A query for finished games of a person: what is chosen, and whatever follows. A macro and not a constant, so that
/// every query is one literal that nothing can be formatted into.
macro_rules! of_person {
    ($what:literal, $rest:literal) => {
        concat!(
            "SELECT ",
            $what,
            " FROM scores JOIN results ON results.game = scores.game JOIN games ON games.id = scores.game ",
            "WHERE scores.person = ?1 AND (CAST(?2 AS BIGINT) IS NULL OR scores.guild = ?2) AND (CAST(?3 AS TEXT) IS NULL OR scores.pool = ?3 ",
            "OR games.game || '/' || games.rules IN (SELECT value FROM json_each(?7))) ",
            "AND (CAST(?4 AS BIGINT) IS NULL OR EXISTS (SELECT 1 FROM scores AS rival ",
            "WHERE rival.game = scores.game AND rival.person = ?4 AND rival.side <> scores.side) ",
            // A machine has no scores. It is found by the number of the crowd.
            "OR (?4 = 0 AND EXISTS (SELECT 1 FROM machines WHERE machines.game = scores.game))) ",
            // A voided game was neither won nor lost, whatever its players have got.
            "AND (CAST(?5 AS BIGINT) IS NULL OR (points = ?5 AND COALESCE(bar, '') <> 'void')) ",
            "AND (?6 = 0 OR scores.rating IS NOT NULL) ",
            // No word of a rules text holds a sign of LIKE.
            "AND (CAST(?8 AS TEXT) IS NULL OR games.game = ?8) AND NOT EXISTS (SELECT 1 FROM json_each(?9) ",
            "WHERE ' ' || games.rules || ' ' NOT LIKE '% ' || value || ' %') ",
            $rest
        )
    };
}

/// A person's finished games, the latest first, and how many there are in all.
pub fn history(db: &Db, wanted: &Wanted) -> Result<(Vec<Past>, u32), StoreError> {
    let Wanted { person, guild, pool, rule_sets, opponent, points, rated, from, most, .. } = wanted;
    let (game, words) = wanted.rule_set.clone().unzip();
    let (rule_sets, words) = (json(rule_sets)?, json(&words.unwrap_or_default())?);
    let (person, guild) = (person.cast_signed(), guild.map(u64::cast_signed));
    let opponent = opponent.map(u64::cast_signed);
    let mut query = db.prepare_cached(of_person!("COUNT(*)", ""))?;
    let of = params![person, guild, pool, opponent, points, rated, rule_sets, game, words];
    let all = query.query_one(of, |row| row.get(0))?;
    let mut query = db.prepare_cached(of_person!(
        "scores.game, games.game, rules, scores.at, points, ending, rating_before, rating, counts, ruling, \
         games.seats, scores.side",
        "ORDER BY scores.seq DESC LIMIT ?10 OFFSET ?11"
    ))?;
    let key =
        params![person, guild, pool, opponent, points, rated, rule_sets, game, words, most, from];
    let rows = query.query_map(key, |row| {
        let (before, after): (Option<f64>, Option<f64>) = (row.get(6)?, row.get(7)?);
        let counts: bool = row.get(8)?;
        let ruling: Option<String> = row.get(9)?;
        let is_void = ruling.as_deref().is_some_and(|word| word.starts_with("void"));
        Ok(Past {
            game: GameId(row.get(0)?),
            kind: row.get(1)?,
            rules: row.get(2)?,
            at: row.get(3)?,
            points: row.get(4)?,
            end: row.get::<_, Option<String>>(5)?.map(|word| EndReason::read(&word)),
            // A result that is void is still the one that was played.
            ruled: ruling.is_some() && !is_void,
            void: is_void,
            seats: row.get(10)?,
            side: row.get(11)?,
            others: Vec::new(),
            mates: Vec::new(),
            machines: Vec::new(),
            rating: before.zip(after).filter(|_| counts),
        })
    })?;
    let mut games = rows.collect::<Result<Vec<_>, _>>()?;
    for game in &mut games {
        let others = others(db, game.game, person)?;
        let mates = others.iter().filter(|(_, side)| *side == game.side);
        game.mates = mates.map(|(other, _)| *other).collect();
        game.others = others.into_iter().map(|(other, _)| other).collect();
        game.machines = machines::of(db, game.game)?;
    }
    Ok((games, all))
}

fn json(list: &[String]) -> Result<String, StoreError> {
    serde_json::to_string(list).map_err(|error| StoreError::Failed(error.to_string()))
}

/// Rule sets of a person's games whose results are in another pool than this one: game, rules text and seats, each once.
pub fn rule_sets_elsewhere(
    db: &Db,
    person: u64,
    pool: &str,
) -> Result<Vec<(String, String, u8)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT DISTINCT games.game, games.rules, games.seats FROM scores JOIN games ON games.id = scores.game
         WHERE scores.person = ?1 AND scores.pool <> ?2",
    )?;
    let sets = query.query_map(params![person.cast_signed(), pool], |row| {
        Ok((row.get(0)?, row.get(1)?, row.get(2)?))
    })?;
    Ok(sets.collect::<Result<_, _>>()?)
}

/// Returns the others of a game with their sides.
fn others(db: &Db, game: GameId, person: i64) -> Result<Vec<(u64, u8)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT person, side FROM scores WHERE game = ?1 AND person <> ?2 ORDER BY number",
    )?;
    let rows = query.query_map([game.0, person], |row| {
        Ok((row.get::<_, i64>(0)?.cast_unsigned(), row.get(1)?))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

#[cfg(test)]
mod tests {
    use crate::store::sql::explained::plan;

    /// The tables of games and results grow with every game of every server.
    #[test]
    fn a_history_is_found_by_its_person() {
        let plan = plan(of_person!("COUNT(*)", ""), 9);
        let scans = |line: &&String| line.starts_with("SCAN") && !line.contains("json_each");
        assert_eq!(plan.iter().find(scans), None, "{plan:#?}");
    }
}
