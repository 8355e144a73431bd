//! Time that the next step of an event with 64 entrants takes: the median and the longest over the steps that open
//! pairings, in a hundred seeded tournaments of each kind. A step is taken five times and the shortest time counts, since
//! other programs interrupt this one. Then the pictures of a crosstable and a hill, and the sweep's question for what is
//! due, without events and beside 10,000 idle ones.
//!
//! `cargo run --release --example contest`

use narabe::contest::{Entrant, Event, Format, Next, Outcome, Pace, Phase, Terms, next};
use narabe::play::pace::Pace as TurnPace;
use narabe::render::crosstable::{Cell, Crosstable, Mark, Row};
use narabe::render::hill::Steps;
use narabe::render::{Painter, Theme};
use narabe::store::events::{EventFormat, EventTerms, NewEvent};
use narabe::store::sqlite::Options;
use narabe::store::{EventId, Lane, NewTask, Store, TaskKind, Venue};
use std::time::{Duration, Instant};

/// Number of idle events.
const IDLE: usize = 10_000;

fn main() {
    steps();
    pictures();
    sweep();
}

fn steps() {
    let rolling = |opponents| Pace::Rolling { opponents };
    for (format, pace) in [
        (Format::Swiss, Pace::Strict),
        (Format::Swiss, rolling(2)),
        (Format::RoundRobin, rolling(3)),
        (Format::Knockout, Pace::Strict),
    ] {
        let tournaments = if format == Format::RoundRobin { 2 } else { 100 };
        let mut times: Vec<Duration> =
            (0..tournaments).flat_map(|seed| tournament(format, pace, seed)).collect();
        times.sort();
        let (median, longest) = (times[times.len() / 2], times[times.len() - 1]);
        let word = format.word();
        println!("{word} {pace:?}: median {median:?}, longest {longest:?} of {}", times.len());
    }
}

/// Prints how long the picture of a crosstable of twelve takes, and that of a hill.
fn pictures() {
    let painter = Painter::new();
    let cell = Cell { mark: Mark::Won, text: "1½".to_owned() };
    let row = |number: usize| Row {
        number,
        name: format!("Entrant {number}"),
        cells: vec![cell.clone(); 12],
        points: "5½".to_owned(),
        ..Row::default()
    };
    let heads = (1..=12).map(|number: usize| number.to_string()).collect();
    let title = "Winter league".to_owned();
    let table = Crosstable { title, heads, rows: (1..=12).map(row).collect() };
    let names = |step: usize| (0..step).map(|number| format!("Climber {number}")).collect();
    let steps =
        Steps { title: "Hill".to_owned(), steps: (1..=8).map(names).collect(), crowned: true };
    println!("crosstable of 12: {:?}", median(|| drop(painter.crosstable(&table, Theme::Wood))));
    println!("hill of 8 steps: {:?}", median(|| drop(painter.hill(&steps, Theme::Wood))));
}

/// Prints how long the question for what is due takes.
fn sweep() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path().join("events.db"), Options::default()).expect("a store");
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let due = || drop(runtime.block_on(store.due_events(1_000, 50)).expect("an answer"));
    println!("what is due without events: {:?}", median(due));
    for number in 0..IDLE {
        runtime.block_on(store.found_event(idle(number as u64))).expect("it is kept");
    }
    println!("what is due beside {IDLE} idle events: {:?}", median(due));
}

/// An event that begins in a million years.
fn idle(number: u64) -> NewEvent {
    let terms = EventTerms {
        format: EventFormat::RoundRobin,
        game: "gomoku".to_owned(),
        rules: "freestyle".to_owned(),
        revision: 1,
        pace: TurnPace::Bank,
        rated: false,
        games: 1,
        opponents: 3,
        ties: Vec::new(),
        seats: None,
        begins_at: Some(i64::MAX / 1000),
    };
    let first = |id: EventId, _, at| NewTask {
        kind: TaskKind::Event,
        key: id.0.to_string(),
        message: None,
        person: None,
        lane: Lane::Bot,
        payload: String::new(),
        due_at: at,
    };
    NewEvent {
        venue: Venue { guild: Some(1 + number / 10), channel: 1 },
        name: "Idle".to_owned(),
        author: 1 << 40,
        interaction: Some(number),
        locale: "en-US".to_owned(),
        terms,
        seed: 0,
        follows: None,
        entrants: Vec::new(),
        at: 0,
        most: u32::MAX,
        first,
        audit: None,
    }
}

/// The median time of a hundred runs, after one that is not counted.
fn median(run: impl Fn()) -> Duration {
    run();
    let time = |_| {
        let begun = Instant::now();
        run();
        begun.elapsed()
    };
    let mut times: Vec<Duration> = (0..100).map(time).collect();
    times.sort();
    times[50]
}

/// Plays an event with random results, a third of what is open at a time, and gives the time of each step.
fn tournament(format: Format, pace: Pace, seed: u64) -> Vec<Duration> {
    let mut random = fastrand::Rng::with_seed(seed);
    let entrant =
        |number| Entrant { rating: Some(number), joined_at: 0, left: false, left_at: None };
    let terms = Terms { pace, ..Terms::usual(format, 1) };
    let entrants = (0..64).map(entrant).collect();
    let (pairings, apart) = (Vec::new(), Vec::new());
    let mut event = Event { terms, phase: Phase::Running, entrants, pairings, apart };
    let (mut now, mut times) = (0, Vec::new());
    loop {
        match next(&event, now) {
            Next::Open(pairings) => {
                times.push(shortest(&event, now));
                event.pairings.extend(pairings);
            }
            Next::End { .. } => return times,
            _ => {}
        }
        now += 86_400_000;
        for pairing in event.pairings.iter_mut().filter(|pairing| pairing.outcome.is_none()) {
            if random.u8(..3) == 0 {
                let one = random.i64(0..=2);
                (pairing.outcome, pairing.ended_at) =
                    (Some(Outcome::Played(one, 2 - one)), Some(now));
            }
        }
    }
}

fn shortest(event: &Event, now: i64) -> Duration {
    let time = |_| {
        let begun = Instant::now();
        std::hint::black_box(next(event, now));
        begun.elapsed()
    };
    (0..5).map(time).min().unwrap_or_default()
}
