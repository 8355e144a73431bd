//! Games that several benches make.

use narabe::play::first::FirstPlayer;
use narabe::play::pace::Pace;
use narabe::store::{Created, GameId, Member, NewGame, Store, Venue};

/// A game of gomoku between two people, the first of whom begins, with a channel of its own, no clock and no rating.
/// Each has its number as the interaction that makes it.
pub fn new_game(number: u64, people: [u64; 2]) -> NewGame {
    let seated =
        |seat: u8| Member { person: people[usize::from(seat)], joined: true, seat: Some(seat) };
    NewGame {
        venue: Venue { guild: Some(1), channel: number },
        game: "gomoku".into(),
        rules: "freestyle".into(),
        revision: 1,
        seats: 2,
        first: FirstPlayer::Me,
        locale: "en-US".into(),
        pace: Pace::Untimed,
        rated: false,
        members: vec![seated(0), seated(1)],
        deadline_at: i64::MAX,
        begins: None,
        at: 0,
        interaction: number,
        most_per_person: u32::MAX,
        most_per_channel: u32::MAX,
        machines: Vec::new(),
        sole: false,
        set: false,
        hill: None,
        tasks: Vec::new(),
    }
}

/// Keeps a new game and returns its id.
pub async fn create(store: &Store, new: NewGame) -> GameId {
    match store.create(new).await {
        Ok(Created::Made { game, .. }) => game,
        other => panic!("no game: {other:?}"),
    }
}
