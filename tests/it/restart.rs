//! A start over a database that has grown for years: a part of the proof.

use crate::program::{Running, memory, narabe, own_memory};
use futures_util::future::join_all;
use narabe::clock::{Clock, SystemClock};
use narabe::playground::{Config, Playground, cast};
use narabe::store::sqlite::{Durability, Options};
use narabe::store::{Change, Created, LogEntry, Member, NewGame, Status, Store, Venue};
use std::time::{Duration, Instant};

/// Games in the database, of which so many are being played; moves of each.
const GAMES: u64 = 100_000;
const RUNNING: u64 = 2_000;
const MOVES: usize = 30;
/// From the start of the program to its first answer.
const MOST: Duration = Duration::from_secs(2);
/// Number of starts; it is killed each time, so that it has to recover.
const STARTS: usize = 3;
/// Time without a command, in which the loops of each second and of the start have run.
const REST: Duration = Duration::from_secs(10);

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a hundred thousand games: a part of the proof"]
async fn a_start_with_a_hundred_thousand_games() {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR")).unwrap();
    let path = folder.path().join("narabe.db");
    fill(crate::database::open(
        &path,
        Options { durability: Durability::Normal, ..Options::default() },
    ))
    .await;
    let size = std::fs::metadata(&path).unwrap().len() / (1 << 20);
    println!("{GAMES} games, {} moves, {size} MiB", GAMES * MOVES as u64);
    let playground = Playground::start(Config::default()).await.unwrap();
    let world = playground.world();
    let api = format!("http://{}", playground.address());
    let mut longest = Duration::ZERO;
    for _ in 0..STARTS {
        let mut command = narabe(folder.path(), &["run"]);
        command.envs([
            ("DISCORD_TOKEN", Config::default().token),
            ("NARABE_DISCORD_API", api.clone()),
        ]);
        let begun = Instant::now();
        let running = Running::start(command.env("NARABE_LOG", "warn"));
        world.bot_is_ready().await.unwrap();
        let answer =
            world.person("alice").slash(&world.channel("lobby"), "games", &[]).await.unwrap();
        let took = begun.elapsed();
        assert!(answer.ephemeral().is_some(), "{answer:?}");
        println!("from the start to the first answer: {:.2} s", took.as_secs_f64());
        tokio::time::sleep(REST).await;
        let [all, own] = [memory, own_memory].map(|of| of(running.id()));
        println!("at rest: {all:.1} MiB, {own:.1} of them not of files");
        longest = longest.max(took);
        running.kill();
        world.bot_is_gone().await.unwrap();
    }
    assert!(longest < MOST, "{longest:?}");
}

async fn fill(store: Store) {
    let numbers: Vec<u64> = (1..=GAMES).collect();
    for some in numbers.chunks(256) {
        join_all(some.iter().map(|number| game(&store, *number))).await;
    }
    store.close().unwrap();
}

/// A game between people of thousands, with all its moves in one step.
async fn game(store: &Store, number: u64) {
    let now = SystemClock.now();
    let people =
        [number % 5_000, 5_000 + number % 4_999].map(|person| 340_000_000_000_000_000 + person);
    let member = |(seat, person): (u8, u64)| Member { person, joined: true, seat: Some(seat) };
    let new = NewGame {
        venue: Venue { guild: Some(cast::SERVER), channel: 10 + number % 500 },
        game: "gomoku".into(),
        rules: "freestyle".into(),
        revision: 1,
        seats: 2,
        first: narabe::play::first::FirstPlayer::Me,
        locale: "en-US".into(),
        pace: narabe::play::pace::Pace::Standard,
        rated: false,
        members: (0..).zip(people).map(member).collect(),
        deadline_at: now + 1_000_000,
        begins: None,
        at: now,
        interaction: number,
        most_per_person: u32::MAX,
        most_per_channel: u32::MAX,
        machines: Vec::new(),
        sole: false,
        set: false,
        hill: None,
        tasks: Vec::new(),
    };
    let Created::Made { game, .. } = store.create(new).await.unwrap() else {
        panic!("no game {number}")
    };
    let kept = store.game(game).await.unwrap().unwrap();
    let entry = |ply: usize| LogEntry { seat: Some((ply % 2) as u8), text: point(ply) };
    let entries = (0..MOVES).map(entry).collect();
    let (status, end) = match number > GAMES - RUNNING {
        true => (Status::Running, None),
        false => (Status::Aborted, Some("aborted".to_owned())),
    };
    let deadline_at = (status == Status::Running).then_some(now + 86_400_000);
    store
        .change(Change {
            entries,
            status,
            end: end.as_deref().map(narabe::play::end::EndReason::read),
            deadline_at,
            ..Change::of(&kept, now, None)
        })
        .await
        .unwrap();
}

/// Points in rows of which every second is left out, so that no one has five.
fn point(ply: usize) -> String {
    format!("{}{}", char::from(b'a' + (ply % 15) as u8), 1 + ply / 15 * 2)
}
