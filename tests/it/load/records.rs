//! Records that are drawn by chance, and a search for the one that costs the program most.

use super::program::Program;
use narabe::game::{Entry, Options, Record, Table, Turn};
use narabe::games::GAMES;
use std::time::{Duration, Instant};

/// Seed of the search.
const SEED: u64 = 25;
/// Records that are drawn, beside those of stones that lie far apart.
const DRAWN: usize = 60;
/// So many of the costliest are also tried in parts and once more.
const TRIED_AGAIN: usize = 2;
/// Lengths in which those are tried; a replay of more than 500 steps is not animated.
const LENGTHS: [usize; 4] = [120, 190, 300, 500];
/// Lengths of drawn records.
const STEPS: [usize; 4] = [190, 500, 500, 2_000];
/// Texts of this many bytes are not sent: Discord's files may be larger, the program reads no more.
const MOST_BYTES: usize = 250_000;

/// A record and what a replay of it cost.
pub struct Costly {
    pub record: Record,
    /// CPU time of the whole program (ms).
    pub cost: u64,
}

/// Returns the record whose replay takes the most CPU time of those that were tried, and prints it. The search ends when
/// all are tried, or before the first that would begin after so much time.
pub async fn costliest(program: &Program, within: Duration) -> Costly {
    let (begun, mut tried) = (Instant::now(), Vec::new());
    let (mut drawn, mut far_apart) = (drawn(), far_apart());
    loop {
        let records: Vec<Record> = [far_apart.next(), drawn.next()].into_iter().flatten().collect();
        if records.is_empty() || begun.elapsed() > within {
            break;
        }
        for record in records {
            tried.push(cost_of(program, record).await);
        }
    }
    tried.sort_by_key(|tried| std::cmp::Reverse(tried.cost));
    let best: Vec<Record> =
        tried.iter().take(TRIED_AGAIN).map(|tried| tried.record.clone()).collect();
    for record in best {
        for length in LENGTHS.into_iter().filter(|length| *length <= record.actions.len()) {
            let actions = record.actions[..length].to_vec();
            tried.push(cost_of(program, Record { actions, ..record.clone() }).await);
        }
    }
    let number = tried.len();
    let worst = tried.into_iter().max_by_key(|tried| tried.cost).expect("some were drawn");
    let Record { game, rules, seats, actions, .. } = &worst.record;
    println!(
        "the costliest of {number} records (seed {SEED}): {game} {rules}, {seats} seats, {} actions, {} ms of CPU",
        actions.len(),
        worst.cost
    );
    worst
}

/// The record as the text of a file.
pub fn text_of(record: &Record) -> String {
    let Record { game, rules, seats, actions, .. } = record;
    serde_json::json!({"game": game, "rules": rules, "seats": seats, "actions": actions})
        .to_string()
}

async fn cost_of(program: &Program, record: Record) -> Costly {
    let (alice, lobby) = (program.world().person("alice"), program.world().channel("lobby"));
    let file = alice.upload("record.json", "application/json", text_of(&record).as_bytes());
    let before = program.cpu_ms();
    // A sentence in the place of the replay is as good: it may have cost as much.
    drop(alice.slash(&lobby, "replay", &[("file", &file)]).await);
    Costly { record, cost: program.cpu_ms() - before }
}

/// Random games of every kind.
fn drawn() -> impl Iterator<Item = Record> {
    let mut random = fastrand::Rng::with_seed(SEED);
    let records = std::iter::repeat_with(move || {
        let entry = &GAMES.0[random.usize(..GAMES.0.len())];
        game_of(entry, &mut random)
    });
    records.flatten().filter(|record| text_of(record).len() < MOST_BYTES).take(DRAWN)
}

/// A random game by random options; none where these exclude one another.
fn game_of(entry: &'static Entry, random: &mut fastrand::Rng) -> Option<Record> {
    let preset = &entry.info.presets[random.usize(..entry.info.presets.len())];
    let mut rules = preset.name.to_owned();
    for key in entry.info.keys {
        let spellings = key.spellings();
        if random.u8(..3) == 0 {
            rules.push_str(&format!(
                " {}={}",
                key.name,
                spellings[random.usize(..spellings.len())]
            ));
        }
    }
    let options = Options::read(entry.info, &rules).ok()?;
    let seats = random.u8(preset.seats.0..=preset.seats.1);
    let mut table = entry.start(&options, seats, None).ok()?;
    let steps = STEPS[random.usize(..STEPS.len())];
    let mut actions = Vec::new();
    while actions.len() < steps
        && let Some(action) = going_on(&mut table, random)
    {
        actions.push(action);
    }
    let (game, rules) = (entry.info.id.to_owned(), options.to_string());
    Some(Record { game, rules, seats, actions, ..Record::default() })
}

/// Plays an action after which the game goes on, if a few attempts find one.
fn going_on(table: &mut Table, random: &mut fastrand::Rng) -> Option<String> {
    let listed = match table.turn() {
        Turn::Chance => vec![table.chance(random.u64(..))?],
        Turn::Seat(_) => table.actions().actions,
        Turn::Over(_) => return None,
    };
    for _ in 0..8 {
        let action = random.choice(&listed)?.clone();
        let mut after = table.clone();
        if after.play(&action).is_ok() && after.outcome().is_none() {
            *table = after;
            return Some(action);
        }
    }
    None
}

/// Stones that lie far apart on boards without edges, by every game and preset that has one.
fn far_apart() -> impl Iterator<Item = Record> {
    let presets = GAMES
        .0
        .iter()
        .flat_map(|entry| entry.info.presets.iter().map(move |preset| (entry.info.id, preset)));
    let each = presets.flat_map(|(game, preset)| {
        [(500, 10), (500, 5), (2_000, 7)].map(|(stones, apart)| {
            let point = |stone: i32| format!("{},{}", stone % 23 * apart, stone / 23 * apart);
            Record {
                game: game.to_owned(),
                rules: format!("{} size=unbounded", preset.name),
                seats: preset.seats.0,
                actions: (0..stones).map(point).collect(),
                ..Record::default()
            }
        })
    });
    each.filter(|record| record.table(GAMES).is_ok())
}
