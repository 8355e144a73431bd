//! The write transactions of a move: the change, and the receipt of its reply.

use crate::stage::{DAWN, connection, playground};
use crate::tidy::sources;
use narabe::app::Context;
use narabe::clock::ManualClock;
use narabe::discord::Bot;
use narabe::games::GAMES;
use narabe::store::StoreError;
use narabe::store::interceptor::{BoxFuture, Interceptor};
use narabe::store::sqlite::Options;
use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

/// Verbs that were called, in their order.
#[derive(Default)]
struct Calls(Mutex<Vec<&'static str>>);

impl Calls {
    /// The calls since the last time, as far as they are among these.
    fn take(&self, verbs: &BTreeSet<String>) -> Vec<&'static str> {
        let calls = std::mem::take(&mut *self.0.lock().unwrap());
        calls.into_iter().filter(|verb| verbs.contains(*verb)).collect()
    }
}

impl Interceptor for Calls {
    fn before(&self, verb: &'static str) -> BoxFuture<'_, Result<(), StoreError>> {
        self.0.lock().unwrap().push(verb);
        Box::pin(std::future::ready(Ok(())))
    }
}

/// The verbs that write games and the outbox, from the store's own sources: `self.write("verb", …)`, or
/// `self.write_beside`.
fn verbs_that_write() -> BTreeSet<String> {
    let ours = |path: &str| path.ends_with("/games.rs") || path.ends_with("/outbox.rs");
    let files = sources("src/store/verbs").into_iter().filter(|(path, _)| ours(path));
    let text: String = files.map(|(_, text)| text).collect();
    let named = text.split("self.write").skip(1).filter_map(|call| call.split('"').nth(1));
    named.map(str::to_owned).collect()
}

/// A move waits for one transaction, and the reply's receipt is a second. The outbox is at work beside it: its claims
/// are left out here, and the ping of the other player is a message of its own.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_is_two_write_transactions() {
    let mut writes = verbs_that_write();
    assert!(writes.contains("change") && writes.contains("reply_delivered"), "{writes:?}");
    assert!(writes.remove("claim"));
    let clock = ManualClock::at(DAWN);
    let playground = playground(clock.clone()).await;
    let folder = tempfile::tempdir().unwrap();
    let store = crate::database::open(folder.path().join("narabe.db"), Options::default());
    let calls = Arc::new(Calls::default());
    let store = store.intercepted(calls.clone());
    let app = Context::new(store, GAMES, Arc::new(clock), fastrand::Rng::with_seed(1));
    let app = Arc::new(app.with_commands_per_minute(0));
    let bot = Bot::start(app, connection(&playground)).await.unwrap();
    let world = playground.world();
    world.bot_is_ready().await.unwrap();
    let (alice, bob, lobby) = (world.person("alice"), world.person("bob"), world.channel("lobby"));
    let options = [("opponent", "bob"), ("starts", "me")];
    let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
    bob.press(challenge.message().unwrap(), "Accept").await.unwrap();
    bot.tick().await;
    calls.take(&writes);
    alice.slash(&lobby, "move", &[("where", "h8")]).await.unwrap();
    bot.tick().await;
    let moved = calls.take(&writes);
    assert_eq!(moved[..2], ["change", "reply_delivered"], "{moved:?}");
    let of_the_ping: BTreeSet<_> = moved[2..].iter().copied().collect();
    assert!(of_the_ping.is_subset(&BTreeSet::from(["pinged", "settle"])), "{moved:?}");
    bot.drain().await;
}
