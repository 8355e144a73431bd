//! Shares of one move's time, from a person's command to its answer: parsing, reading, replay, deciding, commit, words,
//! picture, body and sending.
//!
//! `cargo bench --bench steps` plays moves one after another through the look-alike and the real client, the database on
//! the disk, and prints for each step the mean of its time and its share of all. The program's spans say when a step
//! begins and ends; of the time of a step that of the steps within it is taken away. Steps wait for threads and for the
//! disk, and some of them go on after the answer, so that together they take longer than a person waits.

mod parts;
#[path = "parts/seated.rs"]
mod seated;

use narabe::app;
use narabe::clock::SystemClock;
use narabe::discord::{Bot, Connection};
use narabe::games::GAMES;
use narabe::playground::{Answered, Config, Playground};
use narabe::store::Store;
use narabe::store::sqlite::Options;
use std::collections::BTreeMap;
use std::path::Path;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use tracing::span::{Attributes, Id};
use tracing::{Level, Subscriber};
use tracing_subscriber::layer::{Context, Layer, SubscriberExt};
use tracing_subscriber::registry::LookupSpan;

/// Games, and moves of each; those of the first games are not counted.
const PLAYED: u64 = 40;
const MOVES: usize = 30;
const WARM: u64 = 4;

/// Times of steps by name.
#[derive(Default)]
struct Steps(Mutex<BTreeMap<&'static str, Duration>>);

impl Steps {
    fn add(&self, step: &'static str, took: Duration) {
        *self.0.lock().expect("no panic").entry(step).or_default() += took;
    }

    fn take(&self) -> BTreeMap<&'static str, Duration> {
        std::mem::take(&mut *self.0.lock().expect("no panic"))
    }
}

/// A span that is open: since when, and the time of the spans within it.
struct Open(Instant, Duration);

/// Adds up the program's spans.
struct Spans(Arc<Steps>);

impl<S: Subscriber + for<'s> LookupSpan<'s>> Layer<S> for Spans {
    fn enabled(&self, metadata: &tracing::Metadata<'_>, _: Context<'_, S>) -> bool {
        metadata.is_span()
            && metadata.target().starts_with("narabe")
            && *metadata.level() <= Level::DEBUG
    }

    fn on_new_span(&self, _: &Attributes<'_>, id: &Id, context: Context<'_, S>) {
        if let Some(span) = context.span(id) {
            span.extensions_mut().insert(Open(Instant::now(), Duration::ZERO));
        }
    }

    fn on_close(&self, id: Id, context: Context<'_, S>) {
        let Some(span) = context.span(&id) else { return };
        let Some(Open(since, within)) = span.extensions_mut().remove::<Open>() else { return };
        let took = since.elapsed();
        if let Some(parent) = span.parent()
            && let Some(parent) = parent.extensions_mut().get_mut::<Open>()
        {
            parent.1 += took;
        }
        self.0.add(span.name(), took.saturating_sub(within));
    }
}

fn main() {
    let steps = Arc::new(Steps::default());
    let spans = tracing_subscriber::registry().with(Spans(Arc::clone(&steps)));
    tracing::subscriber::set_global_default(spans).expect("it is the first");
    // The target folder lies on the disk that is worked on; /tmp may be memory.
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))
        .expect("the target folder can be written to");
    let runtime = tokio::runtime::Runtime::new().expect("threads can be started");
    let took = runtime.block_on(play(&folder.path().join("steps.db"), &steps));
    print(&steps.take(), took);
}

/// Plays all games and returns the time from commands to answers, of those that count.
async fn play(database: &Path, steps: &Steps) -> Duration {
    let playground = Playground::start(Config::default()).await.expect("a free port");
    let store = Store::open(database, Options::default()).expect("a fresh database");
    for number in 1..=PLAYED {
        seated::begin(&store, number).await;
    }
    let random = fastrand::Rng::with_seed(1);
    let app = Arc::new(app::Context::new(store, GAMES, Arc::new(SystemClock), random));
    let connection = Connection::new(Config::default().token, Some(playground.world().base()));
    let _bot = Bot::start(app, connection).await.expect("the bot starts");
    let world = playground.world();
    world.bot_is_ready().await.expect("the bot is ready");
    let (people, channel) = (["alice", "bob"].map(|key| world.person(key)), world.channel("lobby"));
    let mut took = Duration::ZERO;
    for game in 1..=PLAYED {
        if game == WARM + 1 {
            steps.take();
            took = Duration::ZERO;
        }
        for ply in 0..MOVES {
            let (number, point) = (game.to_string(), point(ply));
            let options = [("where", point.as_str()), ("game", number.as_str())];
            let start = Instant::now();
            let answer = people[ply % 2].slash(&channel, "move", &options).await;
            took += start.elapsed();
            assert!(
                matches!(answer, Ok(Answered::Message(_))),
                "game {game}, ply {ply}: {answer:?}"
            );
        }
    }
    took
}

/// The point of a ply from 0, in two patterns without five in a row.
fn point(ply: usize) -> String {
    let all = (0..15).flat_map(|y| (0..15).map(move |x| (x, y)));
    let mut own = all.filter(|(x, y)| usize::from((x + 2 * y) % 4 >= 2) == ply % 2);
    let (x, y) = own.nth(ply / 2).expect("there are more points than moves");
    format!("{}{}", char::from(b'a' + x as u8), y + 1)
}

/// Names of the spans, in the order of a move.
const ORDER: [&str; 9] =
    ["parsing", "reading", "replay", "deciding", "commit", "words", "picture", "body", "sending"];

fn print(steps: &BTreeMap<&'static str, Duration>, took: Duration) {
    let moves = (PLAYED - WARM) as f64 * MOVES as f64;
    let all: Duration = steps.values().sum();
    println!("{:<12}{:>10}{:>8}", "step", "µs a move", "share");
    let row = |name: &str, time: Duration| {
        let micros = time.as_secs_f64() * 1e6 / moves;
        println!("{name:<12}{micros:>10.0}{:>8.3}", time.as_secs_f64() / all.as_secs_f64());
    };
    for name in ORDER {
        row(name, steps.get(name).copied().unwrap_or_default());
    }
    let others = steps.iter().filter(|(name, _)| !ORDER.contains(name)).map(|(_, time)| *time);
    row("between", others.sum());
    println!(
        "\nfrom a command to its answer, with Discord's look-alike: {:.0} µs",
        took.as_secs_f64() * 1e6 / moves
    );
}
