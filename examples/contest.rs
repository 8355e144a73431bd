//! Time that the next step of an event with 64 entrants takes: the median and the longest over the steps that open
//! pairings, in a hundred seeded tournaments of each kind. A step is taken five times and the shortest time counts, since
//! other programs interrupt this one.
//!
//! `cargo run --release --example contest`

use narabe::contest::{Entrant, Event, Format, Next, Outcome, Pace, Phase, Terms, next};
use std::time::{Duration, Instant};

fn main() {
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
