//! Several servers at once, each on its shard: what is of one server is not seen in another.

use crate::stage::{DAWN, Stage, connection, playground_of_shards, resign_below};
use narabe::app::Context;
use narabe::clock::ManualClock;
use narabe::discord::Bot;
use narabe::games::GAMES;
use narabe::playground::{Channel, Person};
use narabe::store::sqlite::Options;
use std::collections::BTreeSet;
use std::sync::Arc;

const GAME: [(&str, &str); 3] =
    [("opponent", "bob"), ("game", "gomoku/freestyle"), ("starts", "me")];

/// Alice's and Bob's game in a channel is begun, and resigned by Bob after two moves each.
async fn won(alice: &Person, bob: &Person, channel: &Channel) {
    let challenge = alice.slash(channel, "challenge", &GAME).await.unwrap();
    bob.press(challenge.message().unwrap(), "Accept").await.unwrap();
    let mut board = None;
    for (who, point) in [(alice, "h8"), (bob, "h9"), (alice, "i8"), (bob, "i9")] {
        let answer = who.slash(channel, "move", &[("where", point)]).await.unwrap();
        board = answer.message().cloned();
    }
    resign_below(bob, &board.unwrap()).await;
}

async fn shown(who: &Person, channel: &Channel, command: &str) -> String {
    who.slash(channel, command, &[]).await.unwrap().text().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_have_their_own_games_and_ratings() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let [one, other] = [0, 1].map(|server| stage.world.hall(server));
    won(&alice, &bob, &one).await;
    let ladder =
        [shown(&alice, &one, "leaderboard").await, shown(&alice, &other, "leaderboard").await];
    assert!(ladder[0].contains(&alice.mention()), "{}", ladder[0]);
    assert!(!ladder[1].contains(&alice.mention()), "{}", ladder[1]);
    let history = [shown(&bob, &one, "history").await, shown(&bob, &other, "history").await];
    assert!(history[0].contains("#1") && !history[1].contains("#1"), "{history:?}");
    let game = bob.slash(&other, "board", &[("game", "1")]).await.unwrap();
    assert!(game.ephemeral().is_some(), "a game of another server: {game:?}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_server_is_served_by_its_shard() {
    let clock = ManualClock::at(DAWN);
    let playground = playground_of_shards(&clock, 3).await;
    let (world, folder) = (playground.world(), tempfile::tempdir().unwrap());
    let store = crate::database::open(folder.path().join("narabe.db"), Options::default());
    let app = Context::new(store, GAMES, Arc::new(clock), fastrand::Rng::with_seed(1));
    let bot = Bot::start(Arc::new(app), connection(&playground)).await.unwrap();
    world.bot_is_ready().await.unwrap();
    let (alice, mut shards) = (world.person("alice"), BTreeSet::new());
    for server in 0..3 {
        let hall = world.hall(server);
        assert!(!shown(&alice, &hall, "games").await.is_empty(), "server {server}");
        // https://discord.com/developers/docs/events/gateway#sharding
        shards.insert((hall.place().server().unwrap() >> 22) % 3);
    }
    assert_eq!(shards.len(), 3);
    bot.drain().await;
}
