//! Ratings as pure functions: the models against their papers, the fold, farming, and a world whose
//! strengths are known.

mod edges;
mod farming;
mod models;
mod sets;
mod shared;
mod weights;
mod world;

use narabe::rating::{Book, Player, Score, Terms};

/// Time at which the tests begin (UTC ms).
const START: i64 = 1_767_268_800_000;

/// The first of the two wins.
fn won(at: i64, winner: u64, loser: u64) -> Score {
    Score {
        at,
        players: vec![player(winner, 0, 1), player(loser, 1, 2)],
        drawn: false,
        weights: Terms::default().weights,
        first: None,
        set: None,
    }
}

fn player(person: u64, side: u8, place: u8) -> Player {
    Player { person, side, place, late: false }
}

/// The rating of a person.
fn rating(book: &Book, person: u64) -> f64 {
    book.standing(person).skill.rating
}
