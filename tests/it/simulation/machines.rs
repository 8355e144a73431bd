//! Games against machines in a life: who asks for them and plays on, and what is kept of the machines' moves.
//!
//! A machine thinks between the call that finds its game and the one that keeps its move. Whatever else happens in between, or
//! the death of the program, comes at one of these two calls, so the thought itself is never broken off: the client waits for
//! it as it waits for the database.

use super::asked::whole_log;
use super::people;
use super::puzzles::{self, Today};
use crate::commands;
use narabe::app::context::replayed;
use narabe::app::input::request::{ButtonAction, ChallengeOptions, Opponent, RequestKind};
use narabe::engine::Memory;
use narabe::game::{Event, Table};
use narabe::games::{Asked, GAMES, Strength, reply};
use narabe::machine::{Machines, Settings, seed};
use narabe::play::first::FirstPlayer;
use narabe::store::between::taken_back;
use narabe::store::sql::check::{self, Kept};
use narabe::store::{Location, Machine, Status, StoredGame};
use rusqlite::Connection;
use serde_json::Value;
use std::cell::RefCell;
use std::sync::Arc;
use std::time::Duration;

/// One life of so many has machines and puzzles: each whose seed leaves this rest.
const ONE_OF: u64 = 5;
const REST: u64 = 3;
/// Time for which a move is awaited where it is not left to a task: it is always found before.
const FOREVER: Duration = Duration::from_secs(60 * 60);
/// Stones put in thought for each move of a review, which people ask for by chance.
const REVIEW_NODES: u64 = 600;
/// Places of the memory with which a move is found a second time; low levels need none.
const PLACES: usize = 4;
/// The highest level: the low ones do not search.
const MOST_LEVEL: u8 = 3;
/// More challenges are made while there are fewer games against machines than this.
const GAMES_AT_ONCE: usize = 3;
/// The bot, as Discord names it among the people who can be challenged.
const BOT: u64 = 330_000_000_000_000_099;

thread_local! {
    /// The memory with which moves are found a second time and puzzles looked at: its tables are made once for many lives.
    pub static MEMORY: RefCell<Memory> = RefCell::new(Memory::with_places(PLACES));
}

/// Returns the machines of a life, which its programs share; none in most lives. In half of the lives that have them a move is
/// made together with the one that it answers, in the others by a task alone.
pub fn of_life(seed: u64) -> Option<Arc<Machines>> {
    if seed % ONE_OF != REST {
        return None;
    }
    let by_tasks = (seed / (2 * ONE_OF)).is_multiple_of(2);
    let settings = Settings {
        threads: 1,
        patience: if by_tasks { Duration::ZERO } else { FOREVER },
        draw_within: FOREVER,
        review_nodes: REVIEW_NODES,
        nice: 0,
        ..Settings::default()
    };
    Some(Arc::new(Machines::new(settings)))
}

/// Something about machines, or the puzzle of the day.
pub fn ask(random: &mut fastrand::Rng, games: &[StoredGame], today: &Today) -> (u64, RequestKind) {
    let goes_on = |game: &&StoredGame| game.status == Status::Running;
    let is_played = |game: &&StoredGame| goes_on(game) && !game.machines.is_empty();
    let played: Vec<&StoredGame> = games.iter().filter(is_played).collect();
    let lot = random.u8(..20);
    match random.choice(&played) {
        _ if lot < 8 => puzzles::ask(random, today),
        Some(game) if lot < 16 || played.len() >= GAMES_AT_ONCE => go_on(random, game),
        _ => challenge(random),
    }
}

/// Someone challenges the bot, by its name or by a level alone.
fn challenge(random: &mut fastrand::Rng) -> (u64, RequestKind) {
    let bot = Opponent { person: BOT, is_bot: true, is_self: true };
    let wish = ChallengeOptions {
        opponent: random.bool().then_some(bot),
        game: "gomoku/freestyle".to_owned(),
        rules: people::RULES[random.usize(..people::RULES.len())].to_owned(),
        first: if random.bool() { FirstPlayer::Me } else { FirstPlayer::Them },
        level: Some(random.u8(1..=MOST_LEVEL).to_string()),
        ..ChallengeOptions::default()
    };
    (people::anybody(random), commands::challenge(wish))
}

/// The person of a game against a machine moves, also while the machine thinks, or does something else.
pub fn go_on(random: &mut fastrand::Rng, game: &StoredGame) -> (u64, RequestKind) {
    // A record that a mutant has broken is no longer played.
    let Ok(table) = replayed(GAMES, game) else { return challenge(random) };
    let person = game.members.first().map_or(people::PEOPLE[0], |member| member.person);
    let text = people::action(random, &table);
    let named = Some(game.id.0.to_string());
    let press = |verb| RequestKind::Press { game: game.id, version: game.version, verb };
    let ask = match random.u8(..32) {
        0 => press(ButtonAction::ConfirmResign),
        1..4 => commands::about("takeback", named),
        4 => commands::about("draw", named),
        5 => press(ButtonAction::Hint),
        6..16 => commands::play(text, named),
        _ => RequestKind::SubmitMove { game: game.id, version: game.version, text },
    };
    (person, ask)
}

/// Returns the machine that is to move at the table of a game, whatever has become of the game since.
pub fn on_turn<'a>(game: &'a StoredGame, table: &Table) -> Option<&'a Machine> {
    table.to_move().and_then(|seat| game.machine_at(seat))
}

/// Number of moves that machines have made in a game, and those among them that were not found for their place in the log:
/// a machine has one move for each place, which one that was decided on another record mostly is not.
pub fn moves(db: &Connection, game: &StoredGame) -> (usize, Vec<String>) {
    let (mut made, mut flaws) = (0, Vec::new());
    if game.machines.is_empty() {
        return (made, flaws);
    }
    let with_log = |log: Vec<String>| replayed(GAMES, &StoredGame { log, ..game.clone() });
    let mut record = Vec::<String>::new();
    let mut table = with_log(Vec::new()).unwrap();
    for (entries, text) in whole_log(db, game.id).into_iter().enumerate() {
        if let Some((_, count)) = taken_back(&text) {
            record.truncate(record.len().saturating_sub(count));
            let Ok(before) = with_log(record.clone()) else { break };
            table = before;
            continue;
        }
        let is_event = matches!(Event::read(&text, game.seats), Ok(Some(_)));
        if let Some(machine) = on_turn(game, &table).filter(|_| !is_event) {
            made += 1;
            let seed = seed(game.id.0, entries as u32, machine.level);
            if let Some(found) = found(&table, machine.level, seed)
                && found != text
            {
                let number = game.id.0;
                flaws.push(format!(
                    "game {number}: a machine has made {text} after {entries} entries, and finds {found}"
                ));
            }
        }
        if table.play(&text).is_err() {
            break;
        }
        record.push(text);
    }
    (made, flaws)
}

/// The move that a machine finds; none where it has none that is legal, and another level stands in.
fn found(table: &Table, level: u8, seed: u64) -> Option<String> {
    let strength = Strength::Level(level);
    let found = MEMORY
        .with_borrow_mut(|memory| reply(table, Asked { strength, seed, memory, spent: &|| 0.0 }));
    let found = found?.text;
    table.clone().play(&found).is_ok().then_some(found)
}

/// The flaw of a game that waits for a machine, if no task makes the machine's move.
pub fn owed(db: &Connection, game: &StoredGame) -> Option<String> {
    if !waits(game) {
        return None;
    }
    let sql = "SELECT payload FROM outbox WHERE game = ?1 AND kind = 'machine' AND done = 0";
    let mut rows = db.prepare_cached(sql).unwrap();
    let rows = rows.query_map([game.id.0], |row| row.get::<_, String>(0)).unwrap();
    let payloads: Vec<String> = rows.map(Result::unwrap).collect();
    let makes_it = |payload: &String| {
        let job: Value = serde_json::from_str(payload).unwrap();
        job["data"]["Machine"]["entries"].as_u64() == Some(u64::from(game.entries))
    };
    let (number, entries) = (game.id.0, game.entries);
    (!payloads.iter().any(makes_it)).then(|| {
        format!(
            "game {number} waits for a machine after {entries} entries, and no task makes its move"
        )
    })
}

/// True if a machine is to move in a game that goes on.
fn waits(game: &StoredGame) -> bool {
    let is_on_turn = |table: Table| game.machine_on_turn(&table).is_some();
    !game.machines.is_empty() && replayed(GAMES, game).is_ok_and(is_on_turn)
}

/// Games that wait for a machine, of which there are none once everything is done.
pub fn waiting(place: &Location) -> Vec<String> {
    let mut flaws = Vec::new();
    let look = |kept: Kept| {
        if let Kept::Game(game) = kept
            && waits(&game)
        {
            flaws.push(format!("game {} still waits for a machine", game.id.0));
        }
        None
    };
    check::verify_with(place.clone(), look).unwrap();
    flaws
}
