//! Time that the next step of an event with 64 entrants takes: the median and the longest over the steps that open
//! pairings, in a hundred seeded tournaments of each kind. A step is taken five times and the shortest time counts, since
//! other programs interrupt this one. Then the fold of a division's table, the pictures of a crosstable and a hill, and the
//! sweep's question for what is due, without events and beside 10,000 idle ones.
//!
//! `cargo run --release --example contest`

use narabe::contest::{Entrant, Event, Format, Next, Outcome, Pace, Phase, Terms, next, table};
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
    folds();
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

/// Prints how long the table of a division of ten takes to be folded, with half of its results and with all.
fn folds() {
    for share in [2, 1] {
        let terms = Terms::usual(Format::RoundRobin, 2);
        let mut event = begun(terms, 10);
        event.terms.pace = Pace::Rolling { opponents: 9 };
        let Next::Open(pairings) = next(&event, 0) else { return };
        event.pairings = pairings;
        let mut random = fastrand::Rng::with_seed(1);
        let count = event.pairings.len() / share;
        for pairing in &mut event.pairings[..count] {
            let one = random.i64(0..=4);
            (pairing.outcome, pairing.ended_at) = (Some(Outcome::Played(one, 4 - one)), Some(1));
        }
        let time = median(|| timed(|| table::table(&event)));
        println!("table of a division of 10 after {count} of 45 results: {time:?}");
    }
}

/// A crosstable of twelve with names and results by chance.
fn crosstable(random: &mut fastrand::Rng) -> Crosstable {
    let cells = |number: usize, random: &mut fastrand::Rng| {
        let results = (0..12).map(|_| result(random));
        let mut cells: Vec<Cell> = results.collect();
        cells[number] = Cell { mark: Mark::Own, text: String::new() };
        cells
    };
    let row = |number: usize| Row {
        label: (number + 1).to_string(),
        name: (0..random.usize(4..=10)).map(|_| random.lowercase()).collect(),
        cells: cells(number, random),
        points: format!("{}½", random.u8(..20)),
        ..Row::default()
    };
    let rows = (0..12).map(row).collect();
    let heads = (1..=12).map(|number: usize| number.to_string()).collect();
    Crosstable { title: "Winter league".to_owned(), heads, rows }
}

fn result(random: &mut fastrand::Rng) -> Cell {
    let results = [
        (Mark::Won, "2"),
        (Mark::Won, "1½"),
        (Mark::Drawn, "1"),
        (Mark::Lost, "½"),
        (Mark::Lost, "0"),
        (Mark::Given, "2"),
        (Mark::Open, ""),
    ];
    let (mark, text) = results[random.usize(..results.len())];
    Cell { mark, text: text.to_owned() }
}

/// Prints how long the picture of a crosstable of twelve takes: the same again, with one new result, with all names and
/// results new; and that of a hill.
fn pictures() {
    let painter = Painter::new();
    let mut random = fastrand::Rng::with_seed(1);
    let drawn = |table: &Crosstable| timed(|| painter.crosstable(table, Theme::Wood));
    let mut table = crosstable(&mut random);
    println!("crosstable of 12 again: {:?}", median(|| drawn(&table)));
    let with_result = median(|| {
        let (row, column) = (random.usize(..12), random.usize(..12));
        table.rows[row].cells[column] = result(&mut random);
        table.rows[row].points = format!("{}½", random.u8(..20));
        drawn(&table)
    });
    println!("crosstable of 12 with one new result: {with_result:?}");
    let new = median(|| drawn(&crosstable(&mut random)));
    println!("crosstable of 12, all names and results new: {new:?}");
    let names = |step: usize| (0..step).map(|number| format!("Climber {number}")).collect();
    let steps =
        Steps { title: "Hill".to_owned(), steps: (1..=8).map(names).collect(), crowned: true };
    println!("hill of 8 steps: {:?}", median(|| timed(|| painter.hill(&steps, Theme::Wood))));
}

/// Prints how long the question for what is due takes in a store without events and in one with idle events, in turn.
fn sweep() {
    let runtime = tokio::runtime::Builder::new_current_thread().build().expect("a runtime");
    let folders = [0, IDLE].map(|events| {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("events.db");
        let store = Store::open(path, Options::default()).expect("a store");
        for number in 0..events {
            runtime.block_on(store.found_event(idle(number as u64))).expect("it is kept");
        }
        (folder, store)
    });
    let due =
        |store: &Store| timed(|| runtime.block_on(store.due_events(1_000, 50)).expect("an answer"));
    let mut times = [const { Vec::new() }; 2];
    for _ in 0..2_000 {
        times.iter_mut().zip(&folders).for_each(|(times, (_, store))| times.push(due(store)));
    }
    let [none, idle] = times.map(|mut times| {
        times.sort();
        times[times.len() / 2]
    });
    println!("what is due: {none:?} without events, {idle:?} beside {IDLE} idle ones");
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
        strict: false,
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
        official: false,
        entrants: Vec::new(),
        at: 0,
        most: u32::MAX,
        most_of_author: u32::MAX,
        most_of_day: u32::MAX,
        first,
        audit: None,
    }
}

/// The median of a hundred times, after one that is not counted.
fn median(mut run: impl FnMut() -> Duration) -> Duration {
    run();
    let mut times: Vec<Duration> = (0..100).map(|_| run()).collect();
    times.sort();
    times[50]
}

fn timed<T>(run: impl FnOnce() -> T) -> Duration {
    let begun = Instant::now();
    std::hint::black_box(run());
    begun.elapsed()
}

/// A running event of so many entrants.
fn begun(terms: Terms, entrants: i64) -> Event {
    let entrant =
        |number| Entrant { rating: Some(number), joined_at: 0, left: false, left_at: None };
    let entrants = (0..entrants).map(entrant).collect();
    let (pairings, apart) = (Vec::new(), Vec::new());
    Event { terms, phase: Phase::Running, entrants, pairings, apart }
}

/// Plays an event with random results, a third of what is open at a time, and gives the time of each step.
fn tournament(format: Format, pace: Pace, seed: u64) -> Vec<Duration> {
    let mut random = fastrand::Rng::with_seed(seed);
    let mut event = begun(Terms { pace, ..Terms::usual(format, 1) }, 64);
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
    (0..5).map(|_| timed(|| next(event, now))).min().unwrap_or_default()
}
