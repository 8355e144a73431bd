//! The SQL of ballots: cast while their subject is open, counted by the step that decides it.

use crate::store::db::{self, Db, Row, params};

use super::moves::Head;
use super::pieces::PIECE;
use super::{erase, read_word};
use crate::play::ballot::{
    Ballot, BallotKind, Cast, Guessed, Guesser, KeptBallot, PREDICTED_BEFORE, PREDICTION_POINTS,
    prize,
};
use crate::play::change::{Change, LogEntry};
use crate::play::crowd::{EXPECTED_FROM, Vote, Voted, Votes};
use crate::play::exclusion::Exclusion;
use crate::play::game::Status;
use crate::play::ids::{GameId, Millis};
use crate::play::log::{is_action, taken_back};
use crate::play::month::Month;
use crate::play::month_list::{MonthList, firsts};
use crate::play::ratings::Finish;
use crate::rating::DAY_MS;
use crate::store::StoreError;

/// Time for which a ballot is kept after it was counted (ms).
const KEPT_MS: Millis = 7 * DAY_MS;

/// Most sides of a game.
const MOST_SIDES: u8 = 16;

/// Query for games with an open ballot that no step will count.
pub(super) const LEFT: &str =
    "SELECT DISTINCT ballots.game FROM ballots JOIN games ON games.id = ballots.game
     WHERE closed_at IS NULL AND (balloted = 0 OR status <> 1 OR kind <> 'winner'
         AND entries <> (SELECT COALESCE(MAX(ply), 0) FROM moves WHERE moves.game = ballots.game))";

/// Keeps a person's ballots on a game, all or none of them. One that was cast later stays.
pub fn cast(db: &Db, ballots: &[Ballot]) -> Result<Cast, StoreError> {
    for ballot in ballots {
        match admitted(db, ballot)? {
            Cast::Kept => {}
            refused => return Ok(refused),
        }
    }
    ballots.iter().try_for_each(|ballot| keep(db, ballot))?;
    Ok(Cast::Kept)
}

/// Returns whether a ballot is in time and by someone who does not play.
fn admitted(db: &Db, ballot: &Ballot) -> Result<Cast, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT status = 1, (SELECT COALESCE(MAX(ply), 0) FROM moves WHERE game = ?1),
                EXISTS (SELECT 1 FROM members WHERE game = ?1 AND person = ?2)
         FROM games WHERE id = ?1",
    )?;
    let (runs, entries, plays): (bool, u32, bool) = query
        .query_one(params![ballot.game.0, ballot.person.cast_signed()], |row| {
            Ok((row.get(0)?, row.get(1)?, row.get(2)?))
        })?;
    let in_time = match ballot.kind {
        BallotKind::Guess | BallotKind::Vote => entries == ballot.entries,
        BallotKind::Winner => entries < PREDICTED_BEFORE,
    };
    Ok(match (plays, runs && in_time) {
        (true, _) => Cast::Plays,
        (false, true) => Cast::Kept,
        (false, false) => Cast::Late,
    })
}

fn keep(db: &Db, ballot: &Ballot) -> Result<(), StoreError> {
    let Ballot { game, entries, person, kind, text, at, interaction } = ballot;
    erase::check_not_under_way(db, *person)?;
    let person = person.cast_signed();
    db.prepare_cached(
        "INSERT INTO people (id, first_seen_at) VALUES (?1, ?2) ON CONFLICT DO NOTHING",
    )?
    .execute(params![person, at])?;
    db.prepare_cached(
        "INSERT INTO ballots (game, entries, person, kind, text, at, interaction) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)
         ON CONFLICT (game, entries, person, kind) DO UPDATE SET
             text = excluded.text, at = excluded.at, interaction = excluded.interaction
             WHERE excluded.interaction > ballots.interaction",
    )?
    .execute(params![game.0, entries, person, kind.word(), text, at, interaction.cast_signed()])?;
    db.prepare_cached("UPDATE games SET balloted = 1 WHERE id = ?1 AND balloted = 0")?
        .execute([game.0])?;
    Ok(())
}

/// Counts the ballots that a step decides, where any may be open: guesses by its first entry, predictions at the end.
pub(super) fn close(db: &Db, change: &Change, before: &Head) -> Result<(), StoreError> {
    if !before.balloted {
        return Ok(());
    }
    let guessed = match change.entries.as_slice() {
        [] => return close_if_over(db, change, before.last),
        [first, ..] => count_guesses(db, change, before, first)?,
    };
    let voted = count_votes(db, change, before)?;
    close_if_over(db, change, before.last + change.entries.len() as u32)?;
    db.prepare_cached("UPDATE games SET guessed = ?2, voted = ?3 WHERE id = ?1")?.execute(
        params![change.game.0, guessed.map(Guessed::word), voted.as_ref().map(Voted::word)],
    )?;
    Ok(())
}

/// Counts the guesses about a step's first entry. One that is no action, such as a resignation, could not be guessed.
fn count_guesses(
    db: &Db,
    change: &Change,
    before: &Head,
    first: &LogEntry,
) -> Result<Option<Guessed>, StoreError> {
    let about = (change.game, before.last, BallotKind::Guess);
    if !is_action(&first.text) {
        discard(db, about)?;
        return Ok(None);
    }
    let mut query = db.prepare_cached(
        "SELECT count(*) FILTER (WHERE text = ?4), count(*) FROM ballots WHERE game = ?1 AND entries = ?2 AND kind = ?3",
    )?;
    let (game, entries, kind) = about;
    let key = params![game.0, entries, kind.word(), first.text];
    let (right, all) = query.query_one(key, |row| Ok((row.get(0)?, row.get(1)?)))?;
    if all == 0 {
        return Ok(None);
    }
    let pays = is_between_people(db, game)? && is_played_first(db, game, entries)?;
    let points = pays.then(|| prize(right, all));
    count(db, about, std::slice::from_ref(&first.text), points, change.at)?;
    let step = change.entries.len() as u32;
    Ok(Some(Guessed { entries: before.last + step, step, right, all }))
}

/// True if two people play a game. One alone, or against machines, could play for the points of others as often as they like.
fn is_between_people(db: &Db, game: GameId) -> Result<bool, StoreError> {
    let mut query = db.prepare_cached("SELECT count(*) > 1 FROM members WHERE game = ?1")?;
    Ok(query.query_one([game.0], |row| row.get(0))?)
}

/// True if the move behind a log of so many entries is the first one of its number. What is played again after a take-back
/// may have been seen, and could be taken back once more.
fn is_played_first(db: &Db, game: GameId, entries: u32) -> Result<bool, StoreError> {
    let mut query =
        db.prepare_cached("SELECT text FROM moves WHERE game = ?1 AND ply <= ?2 ORDER BY ply")?;
    let texts = query.query_map(params![game.0, entries], |row| row.get::<_, String>(0))?;
    let (mut length, mut most) = (0_usize, 0_usize);
    for text in texts {
        length = match taken_back(&text?) {
            Some((_, count)) => length.saturating_sub(count),
            None => length + 1,
        };
        most = most.max(length);
    }
    Ok(length == most)
}

/// Counts the votes by which a step was decided. A step that was not, such as a take-back, drops them.
fn count_votes(db: &Db, change: &Change, before: &Head) -> Result<Option<Voted>, StoreError> {
    let (game, entries, kind) = (change.game, before.last, BallotKind::Vote);
    let step = change.entries.len() as u32;
    let (Some(cast), [first, ..]) = (&change.votes, change.entries.as_slice()) else {
        let dropped = discard(db, (game, entries, kind))? as u32;
        return Ok((dropped > 0).then(|| Voted::dropped(dropped, entries + step, step)));
    };
    db.prepare_cached(
        "UPDATE ballots SET closed_at = ?4, points = 0 WHERE game = ?1 AND entries = ?2 AND kind = ?3",
    )?
    .execute(params![game.0, entries, kind.word(), change.at])?;
    let votes = Votes { cast: cast.clone(), ..Votes::default() };
    let result = (!cast.is_empty()).then(|| votes.result(&first.text, entries + step, step));
    // Votes for something else, as for a draw, have not decided what time has.
    Ok(result.filter(|result| result.votes > 0))
}

/// Returns the votes on a turn of a game's crowd, and who is expected to vote.
pub fn votes(db: &Db, game: GameId, entries: u32) -> Result<Votes, StoreError> {
    Ok(Votes { cast: cast_votes(db, game, entries)?, expected: expected(db, game)? })
}

fn cast_votes(db: &Db, game: GameId, entries: u32) -> Result<Vec<Vote>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT person, text, interaction FROM ballots WHERE game = ?1 AND entries = ?2 AND kind = 'vote' ORDER BY person",
    )?;
    let votes = query.query_map(params![game.0, entries], |row| {
        Ok(Vote {
            person: row.get::<_, i64>(0)?.cast_unsigned(),
            text: row.get(1)?,
            interaction: row.get::<_, i64>(2)?.cast_unsigned(),
        })
    })?;
    Ok(votes.collect::<Result<_, _>>()?)
}

/// Returns who has voted in the last turns of a game's crowd; no one where it has had too few.
fn expected(db: &Db, game: GameId) -> Result<Vec<u64>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT DISTINCT entries FROM ballots WHERE game = ?1 AND kind = 'vote' AND closed_at IS NOT NULL
         ORDER BY entries DESC LIMIT ?2",
    )?;
    let turns = query.query_map(params![game.0, EXPECTED_FROM], |row| row.get::<_, u32>(0))?;
    let turns = turns.collect::<Result<Vec<_>, _>>()?;
    match turns.last().filter(|_| turns.len() == EXPECTED_FROM as usize) {
        Some(since) => voters(db, game, *since),
        None => Ok(Vec::new()),
    }
}

/// Returns who has voted for a move of a game's crowd since its log had a length, and been counted.
pub fn voters(db: &Db, game: GameId, since: u32) -> Result<Vec<u64>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT DISTINCT person FROM ballots
         WHERE game = ?1 AND kind = 'vote' AND closed_at IS NOT NULL AND entries >= ?2 ORDER BY person",
    )?;
    let people = query.query_map(params![game.0, since], |row| row.get::<_, i64>(0))?;
    let people = people.collect::<Result<Vec<_>, _>>()?;
    Ok(people.into_iter().map(i64::cast_unsigned).collect())
}

/// True if a step was decided by other votes than there are now.
pub(super) fn are_others(db: &Db, change: &Change, entries: u32) -> Result<bool, StoreError> {
    let Some(votes) = &change.votes else { return Ok(false) };
    Ok(cast_votes(db, change.game, entries)? != *votes)
}

/// Counts what is open once a game is over, with a log of so many entries, and notes if anything is open still.
fn close_if_over(db: &Db, change: &Change, entries: u32) -> Result<(), StoreError> {
    let game = change.game;
    if matches!(change.status, Status::Finished | Status::Aborted) {
        let about = (game, 0, BallotKind::Winner);
        let finish = change.finish.as_ref().filter(|_| entries >= PREDICTED_BEFORE);
        match finish.and_then(winners) {
            Some(sides) => {
                let points = is_between_people(db, game)?.then_some(PREDICTION_POINTS);
                count(db, about, &sides, points, change.at)?;
            }
            None => {
                discard(db, about)?;
            }
        }
        // Guesses at a game that ends without an entry.
        db.prepare_cached("DELETE FROM ballots WHERE game = ?1 AND closed_at IS NULL")?
            .execute([game.0])?;
    }
    db.prepare_cached(
        "UPDATE games SET balloted = CASE WHEN EXISTS (SELECT 1 FROM ballots WHERE game = ?1 AND closed_at IS NULL) THEN 1 ELSE 0 END
         WHERE id = ?1",
    )?
    .execute([game.0])?;
    Ok(())
}

/// Returns the sides that have won, none in a draw; nothing where the game is void. A side without a
/// person is a machine's, which has won if no one else has.
fn winners(finish: &Finish) -> Option<Vec<String>> {
    if finish.exclusion == Some(Exclusion::Void) {
        return None;
    }
    let by_people = finish.players.iter().any(|player| player.place == 1);
    let has_won = |side: &u8| match finish.players.iter().find(|player| player.side == *side) {
        Some(player) => player.place == 1,
        None => !by_people,
    };
    let sides = (0..MOST_SIDES).filter(|side| !finish.drawn && has_won(side));
    Some(sides.map(|side| side.to_string()).collect())
}

/// Subject of ballots that are counted together.
type About = (GameId, u32, BallotKind);

/// Gives the ballots about something their points, and adds those to the month's. Without points they are counted for fun: no
/// list has them.
fn count(
    db: &Db,
    (game, entries, kind): About,
    right: &[String],
    points: Option<u32>,
    at: Millis,
) -> Result<(), StoreError> {
    let right =
        serde_json::to_string(right).map_err(|error| StoreError::Failed(error.to_string()))?;
    db.prepare_cached(
        "UPDATE ballots SET closed_at = ?4, points = CASE WHEN text IN (SELECT value FROM json_each(?5)) THEN ?6 ELSE 0 END
         WHERE game = ?1 AND entries = ?2 AND kind = ?3",
    )?
    .execute(params![game.0, entries, kind.word(), at, right, points.unwrap_or(0)])?;
    if points.is_none() {
        return Ok(());
    }
    db.prepare_cached(
        "INSERT INTO guessers (month, guild, person, points, hits, number)
         SELECT ?4, games.guild, person, points, CASE WHEN points > 0 THEN 1 ELSE 0 END, 1
         FROM ballots JOIN games ON games.id = ballots.game
         WHERE ballots.game = ?1 AND entries = ?2 AND kind = ?3 AND games.guild IS NOT NULL ORDER BY person
         ON CONFLICT (month, guild, person) DO UPDATE SET points = guessers.points + excluded.points,
             hits = guessers.hits + excluded.hits, number = guessers.number + 1",
    )?
    .execute(params![game.0, entries, kind.word(), Month::of(at).name()])?;
    Ok(())
}

/// Deletes the ballots about something that cannot be counted. Returns their number.
fn discard(db: &Db, (game, entries, kind): About) -> Result<usize, StoreError> {
    let mut delete =
        db.prepare_cached("DELETE FROM ballots WHERE game = ?1 AND entries = ?2 AND kind = ?3")?;
    Ok(delete.execute(params![game.0, entries, kind.word()])?)
}

/// Deletes a piece of the ballots, but votes, that were counted seven days before a time. Returns the number of rows.
pub(super) fn forget(db: &Db, before: Millis) -> Result<usize, StoreError> {
    Ok(db.prepare_cached(FORGET)?.execute(params![before - KEPT_MS, PIECE])?)
}

/// The statement of [`forget`].
const FORGET: &str = "DELETE FROM ballots WHERE (game, entries, person, kind) IN
     (SELECT game, entries, person, kind FROM ballots
      WHERE closed_at IS NOT NULL AND closed_at < ?1 AND kind <> 'vote' ORDER BY closed_at LIMIT ?2)";

/// Deletes a piece of the votes that were counted seven days before a time in games that are over. Returns the number of
/// rows.
pub(super) fn forget_votes(db: &Db, before: Millis) -> Result<usize, StoreError> {
    Ok(db.prepare_cached(FORGET_VOTES)?.execute(params![before - KEPT_MS, PIECE])?)
}

/// The statement of [`forget_votes`]. It goes from one game with votes to the next, whose state says if any are to go: of a
/// game that runs there may be thousands that stay.
const FORGET_VOTES: &str = "DELETE FROM ballots WHERE (game, entries, person, kind) IN
     (WITH RECURSIVE voted (game) AS (
          SELECT MIN(game) FROM ballots INDEXED BY ballots_votes WHERE kind = 'vote'
          UNION ALL
          SELECT (SELECT MIN(game) FROM ballots INDEXED BY ballots_votes WHERE kind = 'vote' AND game > voted.game)
          FROM voted WHERE voted.game IS NOT NULL)
      SELECT ballots.game, entries, person, kind FROM voted
      CROSS JOIN games ON games.id = voted.game CROSS JOIN ballots ON ballots.game = voted.game
      WHERE status <> 1 AND kind = 'vote' AND closed_at < ?1 LIMIT ?2)";

/// Deletes a piece of the points of the months before the last one. Returns the number of rows.
pub(super) fn forget_points(db: &Db, before: Millis) -> Result<usize, StoreError> {
    let mut delete = db.prepare_cached(
        "DELETE FROM guessers WHERE (month, guild, person) IN
             (SELECT month, guild, person FROM guessers WHERE month < ?1 LIMIT ?2)",
    )?;
    Ok(delete.execute(params![Month::of(before).before(1).name(), PIECE])?)
}

/// Returns a page of a server's list of the month of a time, and the row of the person who asks.
pub fn list(
    db: &Db,
    guild: u64,
    at: Millis,
    cut: (u32, u32),
    asks: u64,
) -> Result<MonthList<Guesser>, StoreError> {
    let is_own = |guesser: &Guesser| guesser.person == asks;
    let month = Month::of(at);
    let before = firsts_of(db, guild, month.before(1))?;
    Ok(MonthList::cut(ranked(db, guild, month)?, cut, is_own, before))
}

/// Returns those who share the first place of a server's list of a month; no one without a point.
pub(super) fn firsts_of(db: &Db, guild: u64, month: Month) -> Result<Vec<Guesser>, StoreError> {
    let mut firsts = firsts(ranked(db, guild, month)?);
    firsts.retain(|guesser| guesser.points > 0);
    Ok(firsts)
}

/// Returns everyone on a server's list of a month, with their places.
fn ranked(db: &Db, guild: u64, month: Month) -> Result<Vec<(u32, Guesser)>, StoreError> {
    let mut query = db.prepare_cached(
        "SELECT month, guild, person, points, hits, number, rank() OVER (ORDER BY points DESC) AS place FROM guessers
         WHERE month = ?2 AND guild = ?1
         ORDER BY points DESC, hits DESC, number, person",
    )?;
    let rows = query.query_map(params![guild.cast_signed(), month.name()], |row| {
        Ok((row.get("place")?, guesser(row)?))
    })?;
    Ok(rows.collect::<Result<_, _>>()?)
}

fn guesser(row: &Row) -> db::Result<Guesser> {
    Ok(Guesser {
        month: row.get("month")?,
        guild: row.get::<_, i64>("guild")?.cast_unsigned(),
        person: row.get::<_, i64>("person")?.cast_unsigned(),
        points: row.get("points")?,
        hits: row.get("hits")?,
        all: row.get("number")?,
    })
}

/// Returns a person's ballots and points.
pub fn of_person(db: &Db, person: u64) -> Result<(Vec<KeptBallot>, Vec<Guesser>), StoreError> {
    let mut query = db.prepare_cached(
        "SELECT game, entries, person, kind, text, at, interaction, points FROM ballots WHERE person = ?1
         ORDER BY game, entries, kind",
    )?;
    let ballots = query.query_map([person.cast_signed()], kept)?.collect::<Result<_, _>>()?;
    let mut query = db.prepare_cached(
        "SELECT month, guild, person, points, hits, number FROM guessers WHERE person = ?1 ORDER BY month, guild",
    )?;
    let points = query.query_map([person.cast_signed()], guesser)?.collect::<Result<_, _>>()?;
    Ok((ballots, points))
}

fn kept(row: &Row) -> db::Result<KeptBallot> {
    let ballot = Ballot {
        game: GameId(row.get("game")?),
        entries: row.get("entries")?,
        person: row.get::<_, i64>("person")?.cast_unsigned(),
        kind: read_word(row, "kind", BallotKind::from_word)?,
        text: row.get("text")?,
        at: row.get("at")?,
        interaction: row.get::<_, i64>("interaction")?.cast_unsigned(),
    };
    Ok(KeptBallot { ballot, points: row.get("points")? })
}

#[cfg(test)]
mod tests {
    use super::{FORGET, FORGET_VOTES};
    use crate::store::sql::explained::plan;

    #[test]
    fn old_ballots_are_found_without_the_votes_that_stay() {
        let by = [(FORGET, "ballots_closed (closed_at"), (FORGET_VOTES, "ballots_votes (game>?)")];
        for (statement, index) in by {
            let plan = plan(statement, 2);
            assert!(plan.iter().any(|line| line.contains(index)), "{plan:#?}");
            assert!(plan.iter().all(|line| line != "SCAN ballots"), "{plan:#?}");
        }
    }
}
