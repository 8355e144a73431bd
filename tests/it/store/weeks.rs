//! The week of a server in the store.

use super::housekeeping::{GUILD, played};
use super::{ALICE, BOB, Place};

/// More results than are read at once.
const MANY: u64 = 1050;

/// A week in which very much is played is counted whole.
#[tokio::test]
async fn all_games_of_a_week_are_counted_however_many_they_are() {
    let place = Place::new();
    let store = place.open_unsynced();
    for number in 1..=MANY {
        played(&store, number, [ALICE, BOB]).await;
    }
    let week = store.week(GUILD, 0, 1_000_000).await.unwrap();
    assert_eq!((u64::from(week.games), week.people), (MANY, 2));
    assert_eq!(week.streak, Some((ALICE, MANY as u32)));
    let later = store.week(GUILD, 500_000, 1_000_000).await.unwrap();
    assert_eq!((later.games, later.people), (0, 0));
}
