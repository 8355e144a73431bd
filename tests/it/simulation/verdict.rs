//! The verdict after each death of the program: what was answered is written down, once; nothing is half done.

use super::machines;
use super::work::Seen;
use narabe::app::context::replayed;
use narabe::app::events::replay;
use narabe::app::hill_state;
use narabe::game::Event;
use narabe::games::GAMES;
use narabe::store::between::taken_back;
use narabe::store::sql::check::{self, Kept};
use narabe::store::{GameId, Location, Status, StoredGame};
use rusqlite::Connection;
use std::collections::{BTreeMap, BTreeSet};

/// A step whose answer someone saw.
#[derive(Clone, Debug)]
pub struct Acted {
    pub interaction: u64,
    pub game: GameId,
    /// The move, where it was one.
    pub text: Option<String>,
}

/// Findings in a database.
pub struct Found {
    /// Everything that is wrong.
    pub flaws: Vec<String>,
    /// Number of planned answers.
    pub planned: usize,
    /// Moves of machines, and answers to puzzles of the day that were judged.
    pub played: [usize; 2],
}

/// Looks through a database; `db` is a look at the same one. `now`: the time, where the clock was never set back.
pub fn found(place: &Location, db: &Connection, seen: &Seen, now: Option<i64>) -> Found {
    let onward = now.is_some();
    let (mut flaws, mut games, mut planned, mut moved) = (Vec::new(), Vec::new(), 0, 0);
    let checked = check::verify_with(place.clone(), |kept| {
        match kept {
            Kept::Game(game) => games.push(game),
            Kept::Event(event) => flaws.extend(replay::flaw(&event)),
            Kept::Hill(hill) => {
                flaws.extend(hill_state::flaw(&hill).map(|flaw| format!("{flaw}: {hill:?}")));
            }
            Kept::InBook(_) | Kept::Books(_) => {}
        }
        None
    });
    for game in &games {
        let (answers, wrong) = seen.asked.answers(db, game);
        planned += answers;
        flaws.extend(wrong);
        let (moves, wrong) = machines::moves(db, game);
        moved += moves;
        flaws.extend(wrong);
        flaws.extend(machines::owed(db, game));
    }
    let (judged, wrong) = seen.asked.puzzles.flaws(db, onward);
    flaws.extend(wrong);
    flaws.extend(games.iter().flat_map(|game| of_game(db, game)));
    flaws.extend(checked.unwrap().flaws.iter().map(ToString::to_string));
    flaws.extend(of_inbox(db));
    flaws.extend(overfull(db));
    flaws.extend(now.map(|now| unseen(db, now)).unwrap_or_default());
    flaws.extend(lost(db, &seen.acted));
    Found { flaws, planned, played: [moved, judged] }
}

/// The number of games that were played to an end.
pub fn finished(place: &Location) -> usize {
    let mut finished = 0;
    let count = |kept| {
        let is_finished = matches!(&kept, Kept::Game(game) if game.status == Status::Finished);
        finished += usize::from(is_finished);
        None
    };
    check::verify_with(place.clone(), count).unwrap();
    finished
}

fn of_game(db: &Connection, game: &StoredGame) -> Vec<String> {
    let number = game.id.0;
    let mut flaws = Vec::new();
    match replayed(GAMES, game) {
        Err(fault) => flaws.push(fault.to_string()),
        Ok(table) if (game.status == Status::Finished) != table.outcome().is_some() => {
            flaws.push(format!(
                "game {number} is {:?} and its record says {:?}",
                game.status,
                table.outcome()
            ));
        }
        Ok(_) => flaws.extend(out_of_turn(db, game)),
    }
    // A server that was forgotten has taken its results along.
    if game.venue.guild.is_some() && (game.status == Status::Finished) != game.counted.is_some() {
        flaws.push(format!(
            "game {number} is {:?}, and its result is {:?}",
            game.status, game.counted
        ));
    }
    flaws
}

/// A move that its seat made while another was on turn.
fn out_of_turn(db: &Connection, game: &StoredGame) -> Option<String> {
    let mut rows =
        db.prepare_cached("SELECT seat, text FROM moves WHERE game = ?1 ORDER BY ply").unwrap();
    let rows =
        rows.query_map([game.id.0], |row| Ok((row.get(0)?, row.get::<_, String>(1)?))).unwrap();
    let mut standing: Vec<(Option<u8>, String)> = Vec::new();
    for row in rows.map(Result::unwrap) {
        match taken_back(&row.1) {
            Some((_, count)) => standing.truncate(standing.len() - count),
            None => standing.push(row),
        }
    }
    let mut table = replayed(GAMES, &StoredGame { log: Vec::new(), ..game.clone() }).unwrap();
    for (seat, text) in standing {
        let event = matches!(Event::read(&text, game.seats), Ok(Some(_)));
        if !event && table.to_move().map(|seat| seat.0) != seat {
            return Some(format!("game {}: {text} by seat {seat:?} out of turn", game.id.0));
        }
        table.play(&text).unwrap();
    }
    None
}

/// Running events of which a game has ended since their last step, and which are not to be looked at. One that has failed
/// since is put off by an hour.
fn unseen(db: &Connection, now: i64) -> Vec<String> {
    let sql = "SELECT DISTINCT events.id FROM events JOIN event_games ON event = events.id
         JOIN games ON games.id = event_games.game
         WHERE events.status = 1 AND games.status >= 2 AND games.updated_at > events.updated_at
           AND due_at > ?1";
    let flaw = |row: &rusqlite::Row<'_>| {
        Ok(format!("event {} does not know that a game of it has ended", row.get::<_, i64>(0)?))
    };
    let mut rows = db.prepare(sql).unwrap();
    rows.query_map([now + 3_600_000], flaw).unwrap().map(Result::unwrap).collect()
}

/// Events with more people than they take, though no one was put back.
fn overfull(db: &Connection) -> Vec<String> {
    let sql = "SELECT event FROM entrants JOIN events ON events.id = event WHERE left_at IS NULL
         GROUP BY event HAVING count(*) > max(seats) AND count(returned_at) = 0";
    let flaw = |row: &rusqlite::Row<'_>| {
        Ok(format!("event {} has more people than it takes", row.get::<_, i64>(0)?))
    };
    let mut rows = db.prepare(sql).unwrap();
    rows.query_map([], flaw).unwrap().map(Result::unwrap).collect()
}

/// The number of events that have begun, and of challenges for hills.
pub fn begun(db: &Connection) -> [usize; 2] {
    let count = |sql: &str| db.query_one(sql, [], |row| row.get::<_, i64>(0)).unwrap() as usize;
    [
        count("SELECT count(*) FROM events WHERE status BETWEEN 1 AND 2"),
        count("SELECT count(*) FROM hill_games"),
    ]
}

/// Two interactions that made the same step, or one that made a step which is not there.
fn of_inbox(db: &Connection) -> Vec<String> {
    let mut rows = db
        .prepare(
            "SELECT inbox.game, inbox.version, count(*), max(games.version) FROM inbox JOIN games ON games.id = inbox.game
             WHERE inbox.version > 0 GROUP BY inbox.game, inbox.version HAVING count(*) > 1 OR inbox.version > max(games.version)",
        )
        .unwrap();
    let flaw = |row: &rusqlite::Row<'_>| {
        let [game, version, times, now]: [i64; 4] =
            [row.get(0)?, row.get(1)?, row.get(2)?, row.get(3)?];
        Ok(format!(
            "game {game}: step {version} was made {times} times, and the game stands at {now}"
        ))
    };
    rows.query_map([], flaw).unwrap().map(Result::unwrap).collect()
}

/// Steps that someone saw and that are not there.
fn lost(db: &Connection, acted: &[Acted]) -> Vec<String> {
    let mut flaws = Vec::new();
    let mut inbox = db.prepare("SELECT game FROM inbox WHERE interaction = ?1").unwrap();
    let mut wanted: BTreeMap<(i64, &str), BTreeSet<u64>> = BTreeMap::new();
    for Acted { interaction, game, text } in acted {
        let kept: Vec<i64> = inbox
            .query_map([interaction.cast_signed()], |row| row.get(0))
            .unwrap()
            .map(Result::unwrap)
            .collect();
        if kept != [game.0] {
            flaws.push(format!(
                "interaction {interaction} of game {} was answered and is lost: {kept:?}",
                game.0
            ));
        }
        if let Some(text) = text {
            wanted.entry((game.0, text)).or_default().insert(*interaction);
        }
    }
    for ((game, text), times) in wanted {
        let sql = "SELECT count(*) FROM moves WHERE game = ?1 AND text = ?2";
        let found: i64 = db.query_row(sql, (game, text), |row| row.get(0)).unwrap();
        if found < times.len() as i64 {
            flaws.push(format!(
                "game {game}: {text} was seen {} times and stands {found} times",
                times.len()
            ));
        }
    }
    flaws
}
