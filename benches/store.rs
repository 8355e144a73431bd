//! Moves a second through the store, beside the floor that the disk sets in the same run.
//!
//! `cargo bench --bench store` prints one table. A closed loop: every player in flight makes a move, waits for its
//! answer and makes the next one in the next of his games. The rounds go through all variants in turn, so that
//! whatever else the machine does falls on all of them alike; medians and the ratios of each round are what to read.

mod parts;

use std::fs::{self, OpenOptions};
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use narabe::store::sqlite::{Durability, Options};
use narabe::store::{
    Change, Changed, GameId, Lane, LogEntry, NewGame, NewTask, Status, Store, TaskKind, Timing,
};

const ROUNDS: usize = 7;
/// Time for which each variant is measured in each round.
const SPAN: Duration = Duration::from_millis(1500);
/// Time for which the floor is measured before and after each variant. The cost of a sync changes within seconds on a
/// machine that others share.
const FLOOR_SPAN: Duration = Duration::from_millis(300);
/// Games of each player, so that logs stay as short as those of real games.
const GAMES_EACH: u32 = 16;
/// Measured at one player and at this many.
const MANY: u32 = 64;

/// Variants that are compared: FULL with group commit is the bot's own setting.
const VARIANTS: [(&str, Durability, usize); 3] = [
    ("FULL, group commit", Durability::Full, 256),
    ("FULL, one move a commit", Durability::Full, 1),
    ("NORMAL, group commit", Durability::Normal, 256),
];

/// Result of one round.
struct Round {
    /// Moves a second of each variant: first all with one in flight, then all with many.
    rates: [[f64; 3]; 2],
    /// Milliseconds of one bare write and fsync: before the first of these, and after each.
    floors: Vec<f64>,
}

impl Round {
    /// The lowest floor around the two variants whose ratio has a goal, which run one after the other.
    fn floor_of_goal(&self) -> f64 {
        self.floors[3..=5].iter().copied().fold(f64::INFINITY, f64::min)
    }

    /// With many in flight: the bot's setting against another variant.
    fn ratio_to(&self, variant: usize) -> f64 {
        self.rates[1][0] / self.rates[1][variant]
    }
}

fn main() {
    // The target folder lies on the disk that is worked on; /tmp may be memory, where fsync costs nothing.
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))
        .expect("the target folder can be written to");
    let runtime = tokio::runtime::Runtime::new().expect("threads can be started");
    let rounds: Vec<Round> = (0..ROUNDS)
        .map(|_| {
            let mut floors = vec![sync_floor(folder.path())];
            let rates = [1, MANY].map(|players| {
                VARIANTS.map(|(_, durability, batch)| {
                    let options = Options { durability, batch, ..Options::default() };
                    let rate = runtime.block_on(moves_a_second(folder.path(), options, players));
                    floors.push(sync_floor(folder.path()));
                    rate
                })
            });
            Round { rates, floors }
        })
        .collect();
    print(&rounds);
}

/// Milliseconds for overwriting 16 KiB of a file and waiting for the disk: the least that a commit of its own costs.
fn sync_floor(folder: &Path) -> f64 {
    let block = [7_u8; 16 * 1024];
    let path = folder.join("floor");
    let mut file =
        OpenOptions::new().create(true).truncate(true).write(true).open(&path).expect("a new file");
    let mut sync = || {
        file.seek(SeekFrom::Start(0)).and_then(|_| file.write_all(&block)).expect("a write");
        file.sync_all().expect("a sync");
    };
    sync();
    let (start, mut syncs) = (Instant::now(), 0.0);
    while start.elapsed() < FLOOR_SPAN {
        sync();
        syncs += 1.0;
    }
    start.elapsed().as_secs_f64() * 1000.0 / syncs
}

/// Moves a second of so many players in a fresh database.
async fn moves_a_second(folder: &Path, options: Options, players: u32) -> f64 {
    let path = folder.join("bench.db");
    for suffix in ["", "-wal", "-shm", ".lock"] {
        // The one before is in the way, if there was one.
        let _ = fs::remove_file(folder.join(format!("bench.db{suffix}")));
    }
    let store = Arc::new(Store::open(&path, options).expect("a fresh database"));
    let games = join_all((0..players * GAMES_EACH).map(|number| create(&store, number))).await;
    let start = Instant::now();
    let tasks: Vec<_> = games
        .chunks(GAMES_EACH as usize)
        .map(|games| tokio::spawn(play(Arc::clone(&store), games.to_vec(), start + SPAN)))
        .collect();
    let mut moves = 0;
    for task in tasks {
        moves += task.await.expect("a player's end");
    }
    f64::from(moves) / start.elapsed().as_secs_f64()
}

async fn create(store: &Store, number: u32) -> GameId {
    let id = u64::from(number);
    let people = [2 * id, 2 * id + 1];
    let new = NewGame { most_per_person: 1, most_per_channel: 1, ..parts::new_game(id, people) };
    parts::create(store, new).await
}

/// One player: a move in each of the games in turn until the time is up. Gives the number of moves acknowledged.
async fn play(store: Arc<Store>, games: Vec<GameId>, end: Instant) -> u32 {
    let mut moves = 0;
    for version in 0.. {
        for &game in &games {
            if Instant::now() >= end {
                return moves;
            }
            let answer = store.change(one_move(game, version)).await;
            assert!(matches!(answer, Ok(Changed::Done { .. })), "{answer:?}");
            moves += 1;
        }
    }
    moves
}

/// Writes of one move of the bot: the move, the interaction, and the task of showing it.
fn one_move(game: GameId, version: u32) -> Change {
    let unique = game.0.unsigned_abs() * 100_000 + u64::from(version) + (1 << 40);
    Change {
        game,
        expected: version,
        clock: None,
        at: i64::from(version),
        interaction: Some(unique),
        entries: vec![LogEntry { seat: Some((version % 2) as u8), text: "h8".into() }],
        status: Status::Running,
        members: None,
        first: None,
        given_up: None,
        machines: None,
        joining: None,
        guest: None,
        deadline_at: Some(i64::from(version) + 1000),
        timing: Timing::default(),
        end: None,
        finish: None,
        planned_for: None,
        plans: None,
        votes: None,
        beside: None,
        twin: None,
        kin: &[],
        audit: None,
        offers: None,
        venue: None,
        delete_ping: None,
        tasks: vec![NewTask {
            kind: TaskKind::ShowBoard,
            key: version.to_string(),
            message: None,
            person: None,
            lane: Lane::Bot,
            payload: format!(r#"{{"show":{}}}"#, game.0),
            due_at: i64::from(version),
        }],
    }
}

fn print(rounds: &[Round]) {
    println!(
        "\nmoves/s, median of {ROUNDS} rounds (lowest-highest); the store's own setting is the first row"
    );
    println!("{:<26}{:>26}{:>26}", "", "1 in flight", format!("{MANY} in flight"));
    for (row, (name, ..)) in VARIANTS.iter().enumerate() {
        let cell = |column: usize| spread(rounds, 0, |round| round.rates[column][row]);
        println!("{name:<26}{:>26}{:>26}", cell(0), cell(1));
    }
    let floor = |round: &Round| round.floors.iter().sum::<f64>() / round.floors.len() as f64;
    println!("\nsync floor (16 KiB overwrite + fsync): {} ms", spread(rounds, 2, floor));
    println!("at {MANY} in flight, within each round:");
    println!(
        "  group commit / one move a commit: {}",
        spread(rounds, 1, |round| round.ratio_to(1))
    );
    // There is little to share if syncing is cheap: the goal is for disks that make one wait.
    let slow: Vec<&Round> = rounds.iter().filter(|round| round.floor_of_goal() >= 2.0).collect();
    print!("    goal: 8 or more where the floor stays at 2 ms or more, ");
    match slow.iter().map(|round| round.ratio_to(1)).min_by(f64::total_cmp) {
        Some(least) => println!("{} of {ROUNDS} rounds: {least:.1} or more", slow.len()),
        None => println!("which it did in no round"),
    }
    println!(
        "  group commit FULL / NORMAL:       {}",
        spread(rounds, 2, |round| round.ratio_to(2))
    );
    println!("    goal: 0.4 or more");
}

fn sorted(rounds: &[Round], value: impl Fn(&Round) -> f64) -> Vec<f64> {
    let mut values: Vec<f64> = rounds.iter().map(value).collect();
    values.sort_by(f64::total_cmp);
    values
}

fn spread(rounds: &[Round], digits: usize, value: impl Fn(&Round) -> f64) -> String {
    let values = sorted(rounds, value);
    let [low, middle, high] = [values[0], values[values.len() / 2], values[values.len() - 1]];
    format!("{middle:.digits$} ({low:.digits$}-{high:.digits$})")
}
