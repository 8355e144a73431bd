//! An hour of a bot in 2,500 servers: a game in each, games against machines and an operator's engine, the puzzle of the
//! day everywhere, three shards, and 150 ms for each request to Discord.

use super::players::{Crowd, Played};
use super::program::{Program, Watched};
use super::{CALLS_MS, MOST_GROWTH, MOVES, print, seconds};
use crate::program::engine_script;
use futures_util::future::join_all;
use narabe::clock::{Clock, SystemClock};
use narabe::play::guild::{AuditAct, AuditEntry, Setting, Settings};
use narabe::playground::{Answered, Channel, Config, Fault, Message, Person, Playground, World};
use narabe::store::Store;
use narabe::store::sqlite::{Durability, Options};
use std::path::Path;
use std::time::{Duration, Instant};
use tokio::time::{Instant as Due, sleep, sleep_until};

/// The usual length, in seconds.
const HOUR: u64 = 3_600;
const SERVERS: u64 = 2_500;
const SHARDS: u32 = 3;
/// Time that Discord takes for each request.
const AWAY: Duration = Duration::from_millis(150);
/// Opponents of the guests who play against machines, by turns: levels, and the operator's engine.
const LEVELS: [&str; 4] = ["3", "5", "8", "friend"];
/// Guests who do, and time from one move of a guest to the next.
const GUESTS: usize = 12;
const THINKS: Duration = Duration::from_secs(6);
/// Seconds at the end in which no further puzzle is due; puzzles are looked for once a minute, and posted within
/// another one.
const SPARE: u64 = 150;
/// The wait for a board (ms) that 99 % do not exceed, from when its form is sent; the same from when the move was to be made,
/// which has the wait for the form in it, and for an earlier move that came late.
const P99_MS: f64 = 250.0;
const P99_SINCE_DUE_MS: f64 = 2.0 * P99_MS;
/// The longest time (s) from one end of the housekeeping to the next. It begins each minute; to that comes the difference of
/// the times that two rounds take, and the second in which it is looked for its end.
const MINUTE: f64 = 66.0;
/// The longest time (ms) that a task of the outbox is due, in 99 % of all seconds.
const OUTBOX_MS: f64 = 5_000.0;
/// Moves a second of all guests against machines, at the least: half of those that they make if no machine thinks long.
const GUESTS_MOVES: f64 = GUESTS as f64 / THINKS.as_secs() as f64 / 2.0;

#[tokio::test(flavor = "multi_thread")]
#[ignore = "an hour under load: a part of the proof"]
async fn an_hour_of_2500_servers() {
    let seconds = seconds(HOUR);
    let (program, due) = start(seconds).await;
    let world = program.world();
    world.faults().next(usize::MAX, |_, _| true, Fault::Late(AWAY));
    let crowd = Crowd::of_servers(world, SERVERS);
    let time = crowd.begins() + Duration::from_secs(seconds);
    let guests =
        (0..GUESTS).map(|guest| tokio::spawn(against_machines(world.clone(), guest, time)));
    let guests: Vec<_> = guests.collect();
    let watch = tokio::spawn(program.watch(time));
    let played = crowd.play(MOVES, Duration::from_secs(seconds)).await;
    let watched = watch.await.unwrap();
    let mut machines = Played::default();
    for guest in join_all(guests).await {
        machines.boards.take(guest.unwrap().boards);
    }
    let (posted, late) = posts(world, due);
    let engine = program.number("narabe_machine_engines_total{outcome=\"done\"}").await;
    program.end().await;
    print_all(&played, &machines, &watched);
    println!("puzzles of the day: {posted} of {SERVERS} posted, at most {late:.0} s late");
    println!("{engine:.0} moves of the operator's engine");

    assert!(played.rate > 0.98 * MOVES, "all moves are made");
    assert_eq!(played.outdated, 0, "no one moves before the answer to the move before has arrived");
    assert!(played.boards.at(0.99) < P99_MS && watched.calls.at(1.0) < CALLS_MS, "in time");
    assert!(played.since_due.at(0.99) < P99_SINCE_DUE_MS, "with all waits, those for forms too");
    let memory = [0.5, 1.0].map(|share| watched.memory_at(share));
    assert!(memory[1] < MOST_GROWTH * memory[0], "memory is flat: {memory:?}");
    assert!(watched.housekeeping.iter().all(|gap| *gap < MINUTE), "{:?}", watched.housekeeping);
    assert_eq!(posted, SERVERS as usize);
    assert!(watched.outbox.at(0.99) < OUTBOX_MS, "requests as well");
    assert!(machines.boards.len() as f64 > time.as_secs_f64() * GUESTS_MOVES, "guests play on");
    assert!(engine > 0.0, "the operator's engine as well");
}

fn print_all(played: &Played, machines: &Played, watched: &Watched) {
    println!(
        "{:.1} moves/s of {MOVES} wanted in {SERVERS} servers on {SHARDS} shards",
        played.rate
    );
    print("boards", &played.boards);
    print("forms", &played.forms);
    print("boards, from when the move was to be made", &played.since_due);
    println!("presses on a board that was no longer the game as it is: {}", played.outdated);
    print("boards of games against machines", &machines.boards);
    println!("calls to move: at most {:.1} s late", watched.calls.at(1.0) / 1e3);
    println!("the whole outbox: at most {:.0} s late", watched.outbox.at(1.0) / 1e3);
    let (half, end) = (watched.memory_at(0.5), watched.memory_at(1.0));
    let most = watched.most_memory();
    println!("memory: {half:.1} MiB half-way, {end:.1} MiB at the end, {most:.1} MiB at most");
    let longest = watched.housekeeping.iter().copied().fold(0.0, f64::max);
    println!(
        "housekeeping: {} times, at most {longest:.0} s from one to the next",
        watched.housekeeping.len() - 1
    );
}

/// Starts the program with an engine beside the built-in one, on a database in which every server has a puzzle of the
/// day. Returns the time from which on these are due (UTC ms), and the seconds within which they are.
async fn start(seconds: u64) -> (Program, (i64, u64)) {
    let folder = Program::folder();
    let config = Config { shards: SHARDS, ..Config::default() };
    let playground = Playground::start(config).await.unwrap();
    let world = playground.world();
    let servers = (0..SERVERS).filter_map(|server| world.hall(server).place().server());
    world.set_other_servers(servers);
    let due = (SystemClock.now(), seconds.saturating_sub(SPARE));
    set_puzzles(&folder.path().join("narabe.db"), world, due).await;
    let engine = engine(folder.path());
    (Program::start_in(folder, playground, &["--engines", &engine]).await, due)
}

/// Writes the program itself as an operator's engine; returns the setting that names it.
fn engine(folder: &Path) -> String {
    let path = folder.join("friend");
    engine_script(&path, "--nodes 20000");
    format!("friend={},time=1000,memory=512", path.display())
}

/// Has the puzzle of the day posted in every server; they become due one after another, from a time (UTC ms) on and within
/// so many seconds.
async fn set_puzzles(path: &Path, world: &World, (from, within): (i64, u64)) {
    let options = Options { durability: Durability::Normal, ..Options::default() };
    let store = Store::open(path, options).unwrap();
    let servers: Vec<u64> = (0..SERVERS).collect();
    for some in servers.chunks(256) {
        let set = some.iter().map(|server| set_puzzle(&store, world.hall(*server)));
        join_all(set).await;
    }
    store.close().unwrap();
    let sql = "UPDATE puzzle_posts SET due_at = ?1 + ?2 * 1000 * (SELECT COUNT(*)
               FROM puzzle_posts AS other WHERE other.guild < puzzle_posts.guild) / ?3";
    let changed = crate::database::raw(path).execute(sql, [from, within as i64, SERVERS as i64]);
    assert_eq!(changed.unwrap() as u64, SERVERS);
}

async fn set_puzzle(store: &Store, channel: Channel) {
    let guild = channel.place().server().unwrap();
    let settings = Settings {
        puzzle: Some(channel.id()),
        own_puzzles: true,
        // A person's games are counted in all servers together, and few people play here.
        most_per_person: Some(10_000),
        ..Settings::default()
    };
    let entry = AuditEntry {
        guild,
        at: SystemClock.now(),
        person: 1,
        act: AuditAct::Set(Setting::Puzzle),
        game: None,
        target: None,
        detail: String::new(),
    };
    assert!(store.change_settings(Settings::default(), settings, entry).await.unwrap());
}

/// The number of servers in which exactly one puzzle was posted, and the most seconds by which one was late.
fn posts(world: &World, (from, within): (i64, u64)) -> (usize, f64) {
    let (mut posted, mut most) = (0, 0.0_f64);
    for server in 0..SERVERS {
        let mut all = world.hall(server).messages();
        all.retain(|message| message.text().contains("Puzzle of the day"));
        let [post] = all.as_slice() else { continue };
        let due = from + (within * 1000 * server / SERVERS) as i64;
        (posted, most) = (posted + 1, most.max((post.sent - due) as f64 / 1e3));
    }
    (posted, most)
}

/// A guest plays games against a machine for so long, at points by chance.
async fn against_machines(world: World, number: usize, time: Duration) -> Played {
    let (who, hall) = (world.person(&format!("guest-{}", number + 1)), world.hall(number as u64));
    let level = LEVELS[number % LEVELS.len()];
    let (end, mut played) = (Due::now() + time, Played::default());
    let mut random = fastrand::Rng::with_seed(who.id());
    let mut next = Due::now() + THINKS.mul_f64(random.f64());
    while next < end {
        sleep_until(next).await;
        let options = [("level", level), ("game", "gomoku/freestyle"), ("starts", "me")];
        let begun = who.slash(&hall, "challenge", &options).await.unwrap();
        let mut board = begun.message().unwrap_or_else(|| panic!("no game: {begun:?}")).clone();
        while next < end && board.buttons().iter().any(|button| button.label == "Resign") {
            next += THINKS;
            sleep_until(next).await;
            move_somewhere(&who, &board, (&mut random, end), &mut played).await;
            board = world.message(board.id).unwrap_or(board);
        }
    }
    played
}

/// Moves on a board by its form at points by chance, until one is free, the board has no form any more, or time is up.
async fn move_somewhere(
    who: &Person,
    board: &Message,
    (random, end): (&mut fastrand::Rng, Due),
    played: &mut Played,
) {
    while Due::now() < end
        && let Ok(Answered::Modal(form)) = who.press(board, "Move").await
    {
        let point = format!("{}{}", random.char('a'..='o'), random.u8(1..=15));
        let begun = Instant::now();
        let answer = who.submit(&form, &[("text", &point)]).await.unwrap();
        if let Answered::Update(_) = answer {
            return played.boards.add(begun.elapsed().as_secs_f64() * 1e3);
        }
        // The point is taken, or the machine still thinks.
        sleep(AWAY).await;
    }
}
