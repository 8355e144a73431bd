//! Tournaments: the laws of pairing over seeded events, tables and tie-breaks.
//!
//! `NARABE_ROUNDS=100000 cargo test --release --test it contest` pairs that many Swiss rounds, and matches a tenth as
//! many states against brute force.

mod events;
mod fidelity;
mod hill;
mod real;
mod rounds;
mod ties;

use narabe::contest::{Entrant, Event, Format, Next, Outcome, Pairing, Phase, Terms, next};

/// A running event of so many entrants with falling ratings.
fn event(terms: Terms, entrants: usize) -> Event {
    let entrant = |number: usize| Entrant {
        rating: Some(2000 - 10 * number as i64),
        joined_at: 0,
        left: false,
        left_at: None,
    };
    let entrants = (0..entrants).map(entrant).collect();
    let (phase, pairings, apart) = (Phase::Running, Vec::new(), Vec::new());
    Event { terms, phase, entrants, pairings, apart }
}

fn usual(format: Format, games: u8, entrants: usize) -> Event {
    event(Terms::usual(format, games), entrants)
}

/// A result of so many games at random.
fn random_result(random: &mut fastrand::Rng, games: u8) -> Outcome {
    let full = 2 * i64::from(games);
    let one = random.i64(0..=full);
    Outcome::Played(one, full - one)
}

/// The pairings that the event opens now.
fn opened(event: &Event, now: i64) -> Vec<Pairing> {
    match next(event, now) {
        Next::Open(pairings) => pairings,
        other => panic!("nothing is opened: {other:?}"),
    }
}

/// The next number of a setting, or as many as are usual.
fn counted(usual: usize) -> usize {
    crate::number("NARABE_ROUNDS", usual)
}
