//! The book of openings filled from games, and `/openings` answered out of a large one.
//!
//! `cargo bench --bench openings` prints both beside their goals: 100,000 games are put into the book in 30 s, and the
//! command is answered within 20 ms where the book holds what a million games leave in it. The answer goes through the
//! look-alike and the real client, with its picture.

mod parts;

use narabe::app::{self, book};
use narabe::clock::SystemClock;
use narabe::discord::{Bot, Connection};
use narabe::games::GAMES;
use narabe::play::end::EndReason;
use narabe::playground::{Answered, Config, Playground, cast};
use narabe::rating::{Listing, Player};
use narabe::store::ladder::Finish;
use narabe::store::sqlite::{Durability, Options};
use narabe::store::{Change, LogEntry, NewGame, Status, Store, Venue};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Games that are put into the book.
const PLAYED: u64 = 100_000;
/// Games whose openings it then holds.
const HELD: u64 = 1_000_000;
/// People who played them.
const PEOPLE: u64 = 2_000;
/// Time between two games (ms).
const APART: i64 = 600_000;
/// Plies of a game: as many as the book counts, and some more.
const PLIES: usize = 14;
/// Answers that are timed.
const ANSWERS: usize = 400;

fn main() {
    // The target folder lies on the disk that is worked on; /tmp may be memory.
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))
        .expect("the target folder can be written to");
    let path = folder.path().join("openings.db");
    let runtime = tokio::runtime::Runtime::new().expect("threads can be started");
    runtime.block_on(async {
        // Only the games are made in haste: what is timed waits for the disk, as the bot does.
        play(open(&path, Durability::Normal).store()).await;
        fill(&open(&path, Durability::Full)).await;
        widen(&path).expect("rows can be written");
        answers(&path).await;
    });
}

fn open(path: &Path, durability: Durability) -> Arc<app::Context> {
    let options = Options { durability, ..Options::default() };
    let store = Store::open(path, options).expect("the database opens");
    let random = fastrand::Rng::with_seed(1);
    Arc::new(app::Context::new(store, GAMES, Arc::new(SystemClock), random))
}

/// Finishes games with openings by chance near the middle, so that they meet.
async fn play(store: &Store) {
    let mut random = fastrand::Rng::with_seed(2);
    let start = Instant::now();
    for number in 1..=PLAYED {
        let log = opening(&mut random);
        let people = [number % PEOPLE, (number + 1 + number / PEOPLE) % PEOPLE].map(|one| one + 1);
        let new = NewGame {
            venue: Venue { guild: Some(cast::SERVER), channel: cast::PLACES[0].id },
            at: number as i64 * APART,
            ..parts::new_game(number, people)
        };
        let game = parts::create(store, new).await;
        let game = store.game(game).await.expect("an answer").expect("a game");
        let end = Change {
            status: Status::Finished,
            end: Some(EndReason::read("resigned")),
            finish: Some(finish(people, random.bool())),
            entries: log.into_iter().map(|text| LogEntry { seat: None, text }).collect(),
            deadline_at: None,
            ..Change::of(&game, number as i64 * APART, None)
        };
        store.change(end).await.expect("the game ends");
    }
    println!("({PLAYED} games made in {:.0} s)", start.elapsed().as_secs_f64());
}

fn opening(random: &mut fastrand::Rng) -> Vec<String> {
    let mut log = vec!["h8".to_owned()];
    while log.len() < PLIES {
        let reach = 2 + log.len() as u8 / 5;
        let mut near = || 7 - reach + random.u8(..=2 * reach);
        let point = format!("{}{}", char::from(b'a' + near()), near() + 1);
        if !log.contains(&point) {
            log.push(point);
        }
    }
    log
}

fn finish(people: [u64; 2], first_wins: bool) -> Finish {
    let player = |side: u8| Player {
        person: people[usize::from(side)],
        side,
        place: if (side == 0) == first_wins { 1 } else { 2 },
        late: false,
    };
    Finish {
        pool: "gomoku".into(),
        kin: &[],
        players: vec![player(0), player(1)],
        drawn: false,
        opening: None,
        first: None,
        exclusion: Some(narabe::store::ladder::Exclusion::Casual),
        weights: vec![1.0],
        listing: Listing::default(),
    }
}

/// Puts all games into the book, as the job does.
async fn fill(app: &app::Context) {
    let start = Instant::now();
    while !app.store().due_for_book(1).await.expect("an answer").is_empty() {
        book::fill(app).await.expect("the book is filled");
    }
    let took = start.elapsed().as_secs_f64();
    println!("{PLAYED} games put into the book in {took:.1} s (goal 30)");
}

/// Adds as many rows to the book as other games would leave in it, at positions that no one asks for.
fn widen(path: &Path) -> rusqlite::Result<()> {
    let db = rusqlite::Connection::open(path)?;
    let own: i64 = db.query_row("SELECT COUNT(*) FROM book", [], |row| row.get(0))?;
    db.execute_batch("BEGIN; CREATE TEMP TABLE own AS SELECT * FROM book")?;
    for _ in 1..HELD / PLAYED {
        db.execute_batch(
            "INSERT INTO book SELECT guild, pool, randomblob(16), text, rated, wins, draws, losses, last_at FROM own",
        )?;
    }
    // Positions that many games share are counted as often as in all of them.
    let times = HELD / PLAYED;
    db.execute_batch(&format!(
        "UPDATE book SET wins = wins * {times}, losses = losses * {times}
         WHERE (key, text) IN (SELECT key, text FROM own) AND wins + losses > 10; COMMIT"
    ))?;
    println!("(a book of {} rows, {own} of them asked for)", own * times as i64);
    Ok(())
}

/// Times `/openings` from the command to its answer, at positions from none to eight moves deep.
async fn answers(path: &Path) {
    let playground = Playground::start(Config::default()).await.expect("a free port");
    let app = open(path, Durability::Full);
    let connection = Connection::new(Config::default().token, Some(playground.world().base()));
    let bot = Bot::start(Arc::clone(&app), connection).await.expect("the bot starts");
    let world = playground.world();
    world.bot_is_ready().await.expect("the bot is ready");
    let (alice, lobby) = (world.person("alice"), world.channel("lobby"));
    let mut random = fastrand::Rng::with_seed(3);
    let mut waits = Vec::new();
    for number in 0..ANSWERS {
        let moves = opening(&mut random)[..number % 9].join(" ");
        let options = [("game", "gomoku/freestyle"), ("moves", moves.as_str())];
        let start = Instant::now();
        let answer = alice.slash(&lobby, "openings", &options).await;
        waits.push(start.elapsed());
        let Ok(Answered::Ephemeral(_) | Answered::Message(_)) = answer else {
            panic!("{moves}: {answer:?}")
        };
    }
    waits.sort_unstable();
    let wait = |share: f64| waits[((ANSWERS - 1) as f64 * share) as usize];
    let ms = |time: Duration| time.as_secs_f64() * 1000.0;
    let [median, late, longest] = [0.5, 0.99, 1.0].map(|share| ms(wait(share)));
    println!(
        "/openings: median {median:.1} ms, 99 % {late:.1} ms, longest {longest:.1} ms (goal 20)"
    );
    drop(bot);
}
