//! The week of a server in the store.

use super::housekeeping::{GUILD, played};
use super::{ALICE, BOB, CAROL, Place};

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
    assert_eq!(week.streaks, [(ALICE, MANY as u32)]);
    let later = store.week(GUILD, 500_000, 1_000_000).await.unwrap();
    assert_eq!((later.games, later.people), (0, 0));
}

/// Of equals all are named, and no one who has not played in that week.
#[tokio::test]
async fn all_who_have_won_most_in_a_row_are_named() {
    let place = Place::new();
    let store = place.open_unsynced();
    for number in 1..=3 {
        played(&store, number, [ALICE, BOB]).await;
    }
    let streaks = async || store.week(GUILD, 0, 1_000_000).await.unwrap().streaks;
    assert_eq!(streaks().await, [(ALICE, 3)]);
    for number in 4..=6 {
        played(&store, number, [CAROL, BOB]).await;
    }
    assert_eq!(streaks().await, [(ALICE, 3), (CAROL, 3)]);
    played(&store, 7, [CAROL, ALICE]).await;
    assert_eq!(streaks().await, [(CAROL, 4)]);
    let later = store.week(GUILD, 500_000, 1_000_000).await.unwrap();
    assert!(later.streaks.is_empty(), "{later:?}");
}
