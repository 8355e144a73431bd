//! From a person's command to the answer that they see, through the look-alike and the real client, with the database
//! on the disk; beside two floors measured in the same run.
//!
//! `cargo bench --bench end_to_end` prints one table. A closed loop: everybody in flight makes a move in the next of
//! their games and waits for the board. The floors are a bot that answers the same commands with a fixed message,
//! with a picture of the same size and without one, and a bare loop of fsync. Narabe itself plays with pictures, where
//! it may attach none, beside machines that search, and with everything on that a server can have between moves. The
//! look-alike runs in the same process and takes its share of the processor from all of them alike; the readers that only
//! tests have are left out. The rounds go through all variants in turn; medians and the ratios of each round are what to
//! read. `cargo bench --bench end_to_end -- searching` measures what searches cost others, in more rounds; `-- alone` is
//! Narabe alone with 64 in flight, for a profiler.

mod parts;
#[path = "parts/seated.rs"]
mod seated;

use std::fs::File;
use std::io::{Seek, SeekFrom, Write};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use futures_util::future::join_all;
use narabe::app;
use narabe::clock::SystemClock;
use narabe::discord::{Bot, Connection, commands};
use narabe::game::{Record, Table};
use narabe::games::GAMES;
use narabe::machine::{self, Question};
use narabe::playground::permissions::{ATTACH_FILES, BOT_DEFAULT};
use narabe::playground::{Answered, Channel, Config, Person, Playground, cast};
use narabe::store::Store;
use narabe::store::ladder::Membership;
use narabe::store::servers::{AuditAct, AuditEntry, Setting, Settings};
use narabe::store::sqlite::Options;
use serde_json::{Value, json};
use serenity::all::{
    Client, ClientBuilder, Context, CreateAttachment, Event, GatewayIntents, Interaction,
    RawEventHandler,
};
use serenity::http::HttpBuilder;

const ROUNDS: usize = 7;
/// Rounds of what searches cost others: the slowest answers differ much from one to the next.
const SEARCHING_ROUNDS: usize = 25;
/// Time for which each variant is measured in each round.
const SPAN: Duration = Duration::from_millis(2000);
/// Time for which the fsync floor is measured in each round.
const FLOOR_SPAN: Duration = Duration::from_millis(500);
/// People in flight.
const IN_FLIGHT: [usize; 2] = [1, 64];
/// Games of each of them, so that none comes to its end.
const GAMES_EACH: usize = 16;
/// The end-to-end rate at 64 in flight shall be so much of the do-nothing bot's.
const GOAL: f64 = 0.15;

/// With pictures it shall be so much of what it is without: at least, and better.
const PICTURES_BAR: f64 = 0.65;
const PICTURES_GOAL: f64 = 0.8;

/// People whose games machines think about.
const OTHERS: u64 = 50;
/// Pause of those for whom the queue has no room.
const FULL_QUEUE: Duration = Duration::from_millis(50);

/// Bot that answers.
#[derive(Clone, Copy, PartialEq)]
enum Variant {
    Narabe,
    /// Narabe without the right to attach files, which shows the board as text.
    NarabeInText,
    NothingWithPicture,
    Nothing,
    /// While machines search for fifty others without a pause.
    NarabeAndMachines,
    /// A server with guesses, puzzles, the weekly summary and open seats turned on.
    NarabeWithAll,
}

const VARIANTS: [(Variant, &str); 6] = [
    (Variant::Narabe, "Narabe"),
    (Variant::NarabeInText, "Narabe, pictures off"),
    (Variant::NothingWithPicture, "does nothing, picture"),
    (Variant::Nothing, "does nothing, no picture"),
    (Variant::NarabeAndMachines, "Narabe, machines searching"),
    (Variant::NarabeWithAll, "Narabe, everything on"),
];

/// Result of one variant with so many in flight.
struct Measured {
    /// Answers a second.
    rate: f64,
    /// Milliseconds from the command to the answer, sorted.
    waits: Vec<f64>,
}

impl Measured {
    fn wait(&self, share: f64) -> f64 {
        self.waits[((self.waits.len() - 1) as f64 * share) as usize]
    }
}

struct Round {
    /// By in flight, then by variant.
    measured: [[Measured; 6]; 2],
    /// Syncs a second.
    floor: f64,
}

fn main() {
    // The target folder lies on the disk that is worked on; /tmp may be memory, where fsync costs nothing.
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))
        .expect("the target folder can be written to");
    let runtime = tokio::runtime::Runtime::new().expect("threads can be started");
    if std::env::args().any(|word| word == "searching") {
        return searching(&runtime);
    }
    if std::env::args().any(|word| word == "alone") {
        return alone(&runtime);
    }
    let rounds: Vec<Round> = (0..ROUNDS)
        .map(|_| Round {
            measured: IN_FLIGHT.map(|people| {
                VARIANTS.map(|(variant, _)| runtime.block_on(measure(variant, people)))
            }),
            floor: syncs_a_second(folder.path()),
        })
        .collect();
    print(&rounds);
}

/// Prints how long answers take while machines search, as shares of what they take else.
fn searching(runtime: &tokio::runtime::Runtime) {
    for people in IN_FLIGHT {
        let pairs: Vec<[Measured; 2]> = (0..SEARCHING_ROUNDS)
            .map(|_| {
                [Variant::Narabe, Variant::NarabeAndMachines]
                    .map(|variant| runtime.block_on(measure(variant, people)))
            })
            .collect();
        for share in [0.5, 0.95, 0.99] {
            let ratios = pairs.iter().map(|[without, with]| with.wait(share) / without.wait(share));
            let of = |which: usize| pairs.iter().map(move |pair| pair[which].wait(share));
            println!(
                "{people} in flight, share {share}: {} ms; while machines search {} ms; ratio {}",
                spread_of(2, of(0)),
                spread_of(2, of(1)),
                spread_of(2, ratios)
            );
        }
    }
}

/// Plays with Narabe in each round, and prints its answers a second.
fn alone(runtime: &tokio::runtime::Runtime) {
    let rate = |_| runtime.block_on(measure(Variant::Narabe, IN_FLIGHT[1])).rate;
    println!("answers a second: {}", spread_of(0, (0..ROUNDS).map(rate)));
}

/// Overwrites 16 KiB of a file and waits for the disk, again and again.
fn syncs_a_second(folder: &Path) -> f64 {
    let mut file = File::create(folder.join("floor")).expect("a new file");
    let (start, mut syncs) = (Instant::now(), 0.0);
    while start.elapsed() < FLOOR_SPAN {
        file.seek(SeekFrom::Start(0))
            .and_then(|_| file.write_all(&[7; 16 * 1024]))
            .expect("a write");
        file.sync_all().expect("a sync");
        syncs += 1.0;
    }
    syncs / start.elapsed().as_secs_f64()
}

/// A fresh Discord and a fresh bot, and so many people who play for the span.
async fn measure(variant: Variant, people: usize) -> Measured {
    let folder = tempfile::tempdir_in(env!("CARGO_TARGET_TMPDIR"))
        .expect("the target folder can be written to");
    let playground = Playground::start(Config::default()).await.expect("a free port");
    let stop: Box<dyn FnOnce()> = match variant {
        Variant::Narabe
        | Variant::NarabeInText
        | Variant::NarabeAndMachines
        | Variant::NarabeWithAll => {
            let database = folder.path().join("bench.db");
            let (bot, app) = narabe(&playground, &database, people * GAMES_EACH + 1).await;
            if variant == Variant::NarabeWithAll {
                turn_on(app.store()).await;
            }
            let others = if variant == Variant::NarabeAndMachines { OTHERS } else { 0 };
            let searches: Vec<_> =
                (0..others).map(|other| tokio::spawn(search(Arc::clone(&app), other))).collect();
            Box::new(move || {
                searches.iter().for_each(|search| search.abort());
                drop(bot);
            })
        }
        other => {
            let client = tokio::spawn(do_nothing(
                playground.world().base(),
                other == Variant::NothingWithPicture,
            ));
            Box::new(move || client.abort())
        }
    };
    let world = playground.world();
    if variant == Variant::NarabeInText {
        world.set_bot_permissions(&world.channel("lobby"), BOT_DEFAULT & !ATTACH_FILES);
    }
    world.bot_is_ready().await.expect("the bot is ready");
    let players: Vec<Player> = (0..people)
        .map(|number| Player {
            people: ["alice", "bob"].map(|key| world.person(key)),
            channel: world.channel("lobby"),
            first_game: number * GAMES_EACH + 2,
        })
        .collect();
    // The first board is drawn before the clock starts, in a game of its own.
    players[0].play(1, 0).await;
    let start = Instant::now();
    let tasks = players.into_iter().map(|player| tokio::spawn(player.play_until(start + SPAN)));
    let mut waits: Vec<f64> =
        join_all(tasks).await.into_iter().flat_map(|waits| waits.expect("no panic")).collect();
    let rate = waits.len() as f64 / start.elapsed().as_secs_f64();
    waits.sort_by(f64::total_cmp);
    stop();
    Measured { rate, waits }
}

/// Narabe over a database in which so many games are under way.
async fn narabe(
    playground: &Playground,
    database: &Path,
    games: usize,
) -> (Bot, Arc<app::Context>) {
    let store = Store::open(database, Options::default()).expect("a fresh database");
    // People have names here, as everywhere.
    for someone in &cast::PEOPLE[..2] {
        let (person, name) = (someone.id, someone.name.to_owned());
        let member = Membership { person, joined_at: None, name, gone: false };
        store.record_membership(cast::SERVER, member, 0).await.expect("room for a member");
    }
    // Not more at once than the writer's queue holds.
    for some in (1..=games as u64).collect::<Vec<_>>().chunks(64) {
        join_all(some.iter().map(|number| seated::begin(&store, *number))).await;
    }
    let app = Arc::new(app::Context::new(
        store,
        GAMES,
        Arc::new(SystemClock),
        fastrand::Rng::with_seed(1),
    ));
    let connection = Connection::new(Config::default().token, Some(playground.world().base()));
    (Bot::start(Arc::clone(&app), connection).await.expect("the bot starts"), app)
}

/// Turns on in the server what is off at first.
async fn turn_on(store: &Store) {
    let before = store.settings(cast::SERVER).await.expect("an answer");
    let place = Some(cast::PLACES[1].id);
    let (week, puzzle) = (place, place);
    let (guesses, own_puzzles, across) = (true, true, true);
    let settings = Settings { week, puzzle, guesses, own_puzzles, across, ..before.clone() };
    let entry = AuditEntry {
        guild: cast::SERVER,
        at: 0,
        person: cast::PEOPLE[0].id,
        act: AuditAct::Set(Setting::Across),
        game: None,
        target: None,
        detail: String::new(),
    };
    assert!(store.change_settings(before, settings, entry).await.expect("an answer"));
}

/// Has the strongest level look for one move after the other.
async fn search(app: Arc<app::Context>, other: u64) {
    let client = machine::Client { person: other, place: other };
    for seed in 0.. {
        let question = Question { table: table(), level: 8, seed, engine: None };
        if app.machines().choose(client, question).await.is_err() {
            tokio::time::sleep(FULL_QUEUE).await;
        }
    }
}

/// Two people and their games.
struct Player {
    people: [Person; 2],
    channel: Channel,
    first_game: usize,
}

impl Player {
    /// Moves until the time is up; the milliseconds of each.
    async fn play_until(self, end: Instant) -> Vec<f64> {
        let mut waits = Vec::new();
        for turn in 0.. {
            if Instant::now() >= end {
                break;
            }
            let start = Instant::now();
            self.play(self.first_game + turn % GAMES_EACH, turn / GAMES_EACH).await;
            waits.push(start.elapsed().as_secs_f64() * 1000.0);
        }
        waits
    }

    async fn play(&self, game: usize, ply: usize) {
        let (number, point) = (game.to_string(), point(ply));
        let options = [("where", point.as_str()), ("game", number.as_str())];
        let answer = self.people[ply % 2].slash(&self.channel, "move", &options).await;
        assert!(matches!(answer, Ok(Answered::Message(_))), "game {game}, ply {ply}: {answer:?}");
    }
}

/// The point of a ply from 0: Black's lie in one pattern and White's in the other, so that nobody gets five in a row.
fn point(ply: usize) -> String {
    let all = (0..15).flat_map(|y| (0..15).map(move |x| (x, y)));
    let own: Vec<_> = all.filter(|(x, y)| usize::from((x + 2 * y) % 4 >= 2) == ply % 2).collect();
    // A bot that does nothing gets through more plies than a board has points, and takes any of them.
    let (x, y) = own[ply / 2 % own.len()];
    format!("{}{}", char::from(b'a' + x as u8), y + 1)
}

/// A bot that answers everything with the same message.
struct Parrot {
    answer: Value,
    picture: Option<Vec<u8>>,
}

#[serenity::async_trait]
impl RawEventHandler for Parrot {
    async fn raw_event(&self, context: Context, event: Event) {
        // Interactions are handed on as they are; see shims/tokio-tungstenite.
        let Event::Unknown(event) = event else { return };
        let Ok(interaction) = serde_json::from_value::<Interaction>(event.value) else { return };
        let files = self
            .picture
            .iter()
            .map(|png| CreateAttachment::bytes(png.clone(), "board.png"))
            .collect();
        let (id, token) = (interaction.id(), interaction.token());
        context
            .http
            .create_interaction_response(id, token, &self.answer, files)
            .await
            .expect("the answer arrives");
    }
}

/// Registers the same commands and answers until it is aborted.
async fn do_nothing(base: String, with_picture: bool) {
    let picture = with_picture.then(picture);
    let attachments =
        if with_picture { json!([{"id": 0, "filename": "board.png"}]) } else { json!([]) };
    let data = json!({"content": "A fixed text", "allowed_mentions": {"parse": []}, "attachments": attachments});
    let parrot = Parrot { answer: json!({"type": 4, "data": data}), picture };
    let http =
        HttpBuilder::new(Config::default().token).proxy(base).ratelimiter_disabled(true).build();
    let builder = ClientBuilder::new_with_http(http, GatewayIntents::empty());
    let mut client: Client = builder.raw_event_handler(parrot).await.expect("a client");
    client.http.set_application_id(cast::BOT.into());
    client.http.create_global_commands(&commands()).await.expect("commands");
    client.start().await.expect("a gateway");
}

/// The picture of a game as long as those that are measured.
fn picture() -> Vec<u8> {
    narabe::render::Painter::new().png(&table().scene(None), &narabe::render::Look::default())
}

/// A game as long as those that are measured.
fn table() -> Table {
    let actions: Vec<String> = (0..10).map(point).collect();
    let record = json!({"game": "gomoku", "rules": "freestyle", "seats": 2, "actions": actions});
    let record: Record = serde_json::from_value(record).expect("a record");
    narabe::judge::replayed(GAMES, &record).expect("a game")
}

fn print(rounds: &[Round]) {
    println!(
        "\nmedians of {ROUNDS} rounds; milliseconds from the command to the answer that its person sees"
    );
    println!(
        "{:<26}{:>10}{:>9}{:>9}{:>9}{:>26}",
        "", "in flight", "p50", "p95", "p99", "answers/s"
    );
    for (column, people) in IN_FLIGHT.iter().enumerate() {
        for (row, (_, name)) in VARIANTS.iter().enumerate() {
            let wait = |share| middle(rounds, |round| round.measured[column][row].wait(share));
            let rate = spread(rounds, 0, |round| round.measured[column][row].rate);
            let [p50, p95, p99] = [0.5, 0.95, 0.99].map(wait);
            println!("{name:<26}{people:>10}{p50:>9.2}{p95:>9.2}{p99:>9.2}{rate:>26}");
        }
    }
    println!(
        "\nfsync floor (16 KiB overwrite + fsync): {} a second",
        spread(rounds, 0, |round| round.floor)
    );
    for (column, people) in IN_FLIGHT.iter().enumerate() {
        let [with, without] =
            [4, 0].map(|row| move |round: &Round| round.measured[column][row].wait(0.99));
        println!(
            "p99 with machines searching / without at {people} in flight: {} (bar 1.10)",
            spread(rounds, 2, |round| with(round) / without(round))
        );
    }
    for (column, people) in IN_FLIGHT.iter().enumerate() {
        let rate = |row: usize| move |round: &Round| round.measured[column][row].rate;
        println!(
            "answers a second with everything on / off at {people} in flight: {} (bar 0.97)",
            spread(rounds, 2, |round| rate(5)(round) / rate(0)(round))
        );
    }
    for (column, people) in IN_FLIGHT.iter().enumerate() {
        let ratio = |to: usize| {
            spread(rounds, 2, |round| {
                round.measured[column][0].rate / round.measured[column][to].rate
            })
        };
        println!(
            "Narabe / does nothing at {people} in flight: with picture {}, without {}",
            ratio(2),
            ratio(3)
        );
        println!("Narabe with pictures / without at {people} in flight: {}", ratio(1));
        let each = |row: usize| move |round: &Round| 1e6 / round.measured[column][row].rate;
        let upload = spread(rounds, 0, |round| each(2)(round) - each(3)(round));
        println!("the look-alike's own time for an upload at {people} in flight: {upload} µs");
    }
    println!(
        "  bar at 64 in flight, with pictures / without: {PICTURES_BAR}, goal {PICTURES_GOAL}"
    );
    println!("  goal at 64 in flight: {GOAL} or more");
}

fn sorted(values: impl Iterator<Item = f64>) -> Vec<f64> {
    let mut values: Vec<f64> = values.collect();
    values.sort_by(f64::total_cmp);
    values
}

fn middle(rounds: &[Round], value: impl Fn(&Round) -> f64) -> f64 {
    sorted(rounds.iter().map(value))[rounds.len() / 2]
}

fn spread(rounds: &[Round], digits: usize, value: impl Fn(&Round) -> f64) -> String {
    spread_of(digits, rounds.iter().map(value))
}

/// The median, the least and the most of values.
fn spread_of(digits: usize, values: impl Iterator<Item = f64>) -> String {
    let values = sorted(values);
    let [low, middle, high] = [values[0], values[values.len() / 2], values[values.len() - 1]];
    format!("{middle:.digits$} ({low:.digits$}-{high:.digits$})")
}
