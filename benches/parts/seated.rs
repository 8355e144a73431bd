//! Games of the playground's people, for benches that play through its look-alike.

use crate::parts;
use narabe::playground::cast;
use narabe::store::{Change, NewGame, Status, Store, Venue};

/// Keeps a game of the first two people in the first channel, with this number as its interaction, and begins it.
pub async fn begin(store: &Store, number: u64) {
    let people = [0, 1].map(|seat| cast::PEOPLE[seat].id);
    let new = NewGame {
        venue: Venue { guild: Some(cast::SERVER), channel: cast::PLACES[0].id },
        ..parts::new_game(number, people)
    };
    let game = parts::create(store, new).await;
    let game = store.game(game).await.expect("an answer").expect("a game");
    let begun = Change { status: Status::Running, deadline_at: None, ..Change::of(&game, 0, None) };
    store.change(begun).await.expect("the game begins");
}
