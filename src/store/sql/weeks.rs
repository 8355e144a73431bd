//! The SQL of a server's week: what happened in it, and the offer to sum it up.

use std::collections::BTreeMap;

use crate::store::db::{Db, OptionalExtension, params};

use super::ballots;
use super::games::game;
use super::puzzles;
use crate::play::ids::{GameId, Millis};
use crate::play::log::is_action;
use crate::play::month::Month;
use crate::play::week::{Upset, Week};
use crate::store::StoreError;

/// Number of a server's results that are read at once. So many of the latest ones are looked at in any case.
const LATELY: u32 = 1000;

/// Most open challenges that are named.
const OPEN: u32 = 5;

/// Fewest victories in a row that are worth a line.
const STREAK: u32 = 3;

/// True if a server has finished so many games, has no summary, and was not offered one.
pub fn may_be_offered(db: &Db, guild: u64, games: u32) -> Result<bool, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT 1 FROM guilds WHERE id = ?1 AND week_offered_at IS NULL
         AND NOT EXISTS (SELECT 1 FROM weeks WHERE guild = ?1)
         AND (SELECT count(*) FROM (SELECT 1 FROM results WHERE guild = ?1 LIMIT ?2) AS first) >= ?2",
    )?;
    let found = query.query_one(params![guild.cast_signed(), games], |_| Ok(())).optional()?;
    Ok(found.is_some())
}

/// Notes that someone who manages a server is offered the summary. True if no one was before.
pub fn offer(db: &Db, guild: u64, at: Millis) -> Result<bool, StoreError> {
    let sql = "UPDATE guilds SET week_offered_at = ?2 WHERE id = ?1 AND week_offered_at IS NULL";
    Ok(db.prepare_cached(sql)?.execute([guild.cast_signed(), at])? > 0)
}

/// Takes back that a server was offered the summary, since the offer did not arrive.
pub fn forget_offer(db: &Db, guild: u64) -> Result<(), StoreError> {
    let sql = "UPDATE guilds SET week_offered_at = NULL WHERE id = ?1";
    db.prepare_cached(sql)?.execute([guild.cast_signed()])?;
    Ok(())
}

/// Sums up the time of a server between two times. Void results and games against machines do not count.
pub fn week(db: &Db, guild: u64, from: Millis, until: Millis) -> Result<Week, StoreError> {
    let scores = scores(db, guild, from)?;
    let within = |score: &&Score| (from..until).contains(&score.at);
    let lately: Vec<&Score> = scores.iter().filter(within).collect();
    let distinct = |mut all: Vec<i64>| {
        all.sort_unstable();
        all.dedup();
        all
    };
    let games = distinct(lately.iter().map(|score| score.game).collect());
    let guessers = ballots::firsts_of(db, guild, Month::of(until - 1))?;
    let people = distinct(lately.iter().map(|score| score.person.cast_signed()).collect());
    Ok(Week {
        games: games.len() as u32,
        people: people.len() as u32,
        upset: upset(&lately),
        longest: longest(db, &games)?,
        streaks: streaks(&scores, &people),
        guessers: guessers.into_iter().map(|first| (first.person, first.points)).collect(),
        puzzles: puzzles::solved_within(db, guild, from, until)?,
        open: open(db, guild)?,
        locale: locale(db, guild)?,
    })
}

/// A person's part in a result.
struct Score {
    game: i64,
    person: u64,
    at: Millis,
    points: u8,
    /// Rating before the game, where it was rated.
    rating: Option<f64>,
}

/// Returns the parts of all results of a server since a time, with those of some before it, the newest first.
fn scores(db: &Db, guild: u64, since: Millis) -> Result<Vec<Score>, StoreError> {
    let (mut all, mut before) = (Vec::new(), i64::MAX);
    while let Some((number, at)) = oldest(db, guild, before)? {
        all.extend(some(db, guild, before)?);
        if at < since {
            break;
        }
        before = number;
    }
    Ok(all)
}

/// Returns the number and the time of the oldest of those results that [`some`] reads; none where there are none.
fn oldest(db: &Db, guild: u64, before: i64) -> Result<Option<(i64, Millis)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT MIN(seq), MIN(at) FROM
             (SELECT seq, at FROM results WHERE guild = ?1 AND seq < ?2 ORDER BY seq DESC LIMIT ?3) AS lately",
    )?;
    Ok(query.query_one(params![guild.cast_signed(), before, LATELY], |row| {
        Ok(row.get::<_, Option<i64>>(0)?.zip(row.get::<_, Option<Millis>>(1)?))
    })?)
}

/// Returns the parts of the latest results of a server before a number, at most [`LATELY`], the newest first.
fn some(db: &Db, guild: u64, before: i64) -> Result<Vec<Score>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT scores.game, scores.person, scores.at, scores.points, scores.rating_before
         FROM (SELECT game, seq, bar FROM results WHERE guild = ?1 AND seq < ?2 ORDER BY seq DESC LIMIT ?3) AS lately
         CROSS JOIN scores ON scores.game = lately.game
         WHERE COALESCE(lately.bar, '') NOT IN ('void', 'machine') ORDER BY lately.seq DESC, scores.number",
    )?;
    let rows = query.query_map(params![guild.cast_signed(), before, LATELY], |row| {
        Ok(Score {
            game: row.get(0)?,
            person: row.get::<_, i64>(1)?.cast_unsigned(),
            at: row.get(2)?,
            points: row.get(3)?,
            rating: row.get(4)?,
        })
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns the victory over the opponent who was rated higher by most.
fn upset(scores: &[&Score]) -> Option<Upset> {
    let of_two = scores.chunk_by(|one, other| one.game == other.game);
    let upsets = of_two.filter_map(|game| {
        let [one, other] = game else { return None };
        let (winner, loser) = if one.points == 2 { (one, other) } else { (other, one) };
        let gap = loser.rating? - winner.rating?;
        let is_upset = winner.points == 2 && gap > 0.0;
        let (game, winner, loser) = (GameId(winner.game), winner.person, loser.person);
        is_upset.then_some(Upset { game, winner, loser, gap })
    });
    upsets.max_by(|one, other| one.gap.total_cmp(&other.gap))
}

/// Returns those of these people, who are sorted, who share the most victories in a row up to now, each with their number.
fn streaks(newest_first: &[Score], people: &[i64]) -> Vec<(u64, u32)> {
    let mut streaks: BTreeMap<u64, (u32, bool)> = BTreeMap::new();
    let is_one = |score: &&Score| people.binary_search(&score.person.cast_signed()).is_ok();
    for score in newest_first.iter().filter(is_one) {
        let (count, ended) = streaks.entry(score.person).or_default();
        *ended |= score.points != 2;
        *count += u32::from(!*ended);
    }
    let most = streaks.values().map(|(count, _)| *count).max();
    let most = most.filter(|count| *count >= STREAK);
    let all = streaks.into_iter().map(|(person, (count, _))| (person, count));
    all.filter(|(_, count)| Some(*count) == most).collect()
}

/// Returns the game with most moves among these, and their number; none where no move was made. Resignations and the like are
/// no moves, nor is what was taken back.
fn longest(db: &Db, games: &[i64]) -> Result<Option<(GameId, u32)>, StoreError> {
    let mut query = db.prepare_cached("SELECT COALESCE(MAX(ply), 0) FROM moves WHERE game = ?1")?;
    let mut all = Vec::new();
    for number in games {
        let plies: u32 = query.query_one([number], |row| row.get(0))?;
        all.push((plies, GameId(*number)));
    }
    all.sort_by_key(|(plies, number)| (std::cmp::Reverse(*plies), *number));
    let mut longest: Option<(GameId, u32)> = None;
    for (plies, number) in all {
        let most = longest.map_or(0, |(_, most)| most);
        // No game has more moves than entries, so that few are read.
        if plies <= most {
            break;
        }
        let moves = moves(db, number)?;
        if moves > most {
            longest = Some((number, moves));
        }
    }
    Ok(longest)
}

/// Returns the number of moves of a game.
fn moves(db: &Db, number: GameId) -> Result<u32, StoreError> {
    let log = game(db, number)?.map_or_else(Vec::new, |stored| stored.log);
    Ok(log.iter().filter(|entry| is_action(entry)).count() as u32)
}

/// Returns the newest challenges of a server that anyone may join.
fn open(db: &Db, guild: u64) -> Result<Vec<GameId>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT id FROM games INDEXED BY games_unfinished_in_guild WHERE guild = ?1 AND status = 0 AND status < 2
           AND NOT EXISTS (SELECT 1 FROM members WHERE members.game = games.id AND joined = 0)
           AND (SELECT count(*) FROM members WHERE members.game = games.id) < seats
         ORDER BY id DESC LIMIT ?2",
    )?;
    let rows = query.query_map(params![guild.cast_signed(), OPEN], |row| row.get(0).map(GameId))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// Returns the language of a server's last game.
pub fn locale(db: &Db, guild: u64) -> Result<Option<String>, StoreError> {
    let mut query =
        db.prepare_cached("SELECT locale FROM games WHERE guild = ?1 ORDER BY id DESC LIMIT 1")?;
    Ok(query.query_one([guild.cast_signed()], |row| row.get(0)).optional()?)
}
