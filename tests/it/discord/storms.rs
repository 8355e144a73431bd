//! Discord's weather: a gateway that goes away in every manner, requests that end in every manner, things no one knows
//! yet, and a server that says no to everything.

use crate::stage::{
    DAWN, Stage, challenge_by, connect, connection, is_by_http, playground, update,
};
use narabe::app::Context;
use narabe::clock::{ManualClock, SystemClock};
use narabe::discord::{Bot, Connection, Patience};
use narabe::games::GAMES;
use narabe::playground::{Answered, Config, Fault, Gate, Playground, RateLimit, World};
use narabe::store::sqlite::Options;
use serde_json::json;
use std::sync::Arc;
use std::time::Duration;

/// Most requests that Discord would count against the bot, however it answers; those under way included.
const INVALID: usize = 300;
/// Longest wait for what must come.
const GUARD: Duration = Duration::from_secs(60);

fn callbacks(_method: &str, route: &str) -> bool {
    route.ends_with("/callback")
}

/// After each of these people play on.
#[tokio::test(flavor = "multi_thread")]
async fn sessions_end_in_every_manner() {
    if is_by_http() {
        return println!("passed over: the HTTP front has no sessions of the gateway");
    }
    let stage = Stage::open().await;
    let mut board = stage.alice_and_bob("gomoku/freestyle").await;
    let people = ["alice", "bob"].map(|key| stage.person(key));
    let ends: [fn(&Stage); 7] = [
        |stage| stage.world.faults().drop_gateway(),
        |stage| stage.world.faults().ask_to_reconnect(),
        |stage| stage.world.faults().invalidate_session(true),
        |stage| stage.world.faults().invalidate_session(false),
        // "Unknown error" and "session timed out": reconnect.
        |stage| stage.world.faults().close_gateway(4000),
        |stage| stage.world.faults().close_gateway(4009),
        // Without a code.
        |stage| stage.world.faults().close_gateway(1005),
    ];
    for (ply, end) in ends.into_iter().enumerate() {
        let before = stage.world.connections();
        end(&stage);
        stage.world.bot_is_back(before).await.unwrap();
        let point = format!("{}{}", char::from(b'a' + ply as u8), 1 + ply % 2);
        board = update(&stage.type_move(&people[ply % 2], &board, &point).await);
    }
    assert_eq!(stage.kept(1).await.log.len(), 7);
    stage.close().await;
}

/// Else it would connect to whatever listens next at the same address, and answer there.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_dropped_hangs_up() {
    let stage = Stage::open().await;
    drop(stage.bot);
    stage.world.bot_is_gone().await.expect("it is not connected any more");
}

/// A gateway that is open and dead is left, and the bot comes back.
#[tokio::test(flavor = "multi_thread")]
async fn a_zombie_is_left() {
    let config = Config { heartbeat: Duration::from_millis(150), ..Config::default() };
    let playground = Playground::start(config).await.unwrap();
    let (world, folder) = (playground.world().clone(), tempfile::tempdir().unwrap());
    let store = crate::database::open(folder.path().join("narabe.db"), Options::default());
    let app =
        Arc::new(Context::new(store, GAMES, Arc::new(SystemClock), fastrand::Rng::with_seed(1)));
    let bot = Bot::start(app, connection(&playground)).await.unwrap();
    world.bot_is_ready().await.unwrap();
    world.faults().ignore_heartbeats(true);
    world.bot_is_gone().await.expect("no one answers, so the bot hangs up");
    world.faults().ignore_heartbeats(false);
    world.bot_is_ready().await.unwrap();
    let answer = world.person("alice").slash(&world.channel("lobby"), "games", &[]).await.unwrap();
    assert!(answer.ephemeral().is_some(), "{answer:?}");
    bot.drain().await;
}

/// The move is made once, and everyone sees it in the end, whatever becomes of an answer on its way.
#[tokio::test(flavor = "multi_thread")]
async fn requests_end_in_every_manner() {
    let soon = |global| RateLimit { retry_after: 0.1, global };
    let faults = [
        Fault::HalfAnswer,
        Fault::LostAnswer,
        Fault::RateLimited(soon(true)),
        Fault::RateLimited(soon(false)),
        Fault::RateLimited(RateLimit { retry_after: 0.0, global: false }),
        Fault::Status(502),
        Fault::Late(Duration::from_millis(300)),
    ];
    for fault in faults {
        let stage = Stage::open().await;
        let (alice, bob) = (stage.person("alice"), stage.person("bob"));
        let board = stage.alice_and_bob("gomoku/freestyle").await;
        let form = alice.press(&board, "Move").await.unwrap().modal().unwrap().clone();
        stage.world.faults().next(1, callbacks, fault.clone());
        update(&alice.submit(&form, &[("text", "h8")]).await.unwrap());
        // The requests after it meet the same.
        stage.world.faults().next(1, |_, route| !callbacks("", route), fault.clone());
        stage.bot.tick().await;
        stage.pass(Duration::from_secs(20)).await;
        assert_eq!(stage.kept(1).await.log, ["h8"], "{fault:?}");
        let shown = stage.shown(1).await;
        assert!(
            shown.text().contains(&format!("{} to move", bob.mention())),
            "{fault:?}: {}",
            shown.text()
        );
        assert!(
            stage.world.pings(&bob).len() >= 2,
            "{fault:?}: challenged, and told that it is his turn"
        );
        stage.close().await;
    }
}

/// An answer that takes ten seconds is too late: it is given up in time, and the outbox shows the move.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_takes_ten_seconds_is_made_good() {
    let clock = ManualClock::at(DAWN);
    let playground = playground(clock.clone()).await;
    let (world, folder) = (playground.world().clone(), tempfile::tempdir().unwrap());
    let store = crate::database::open(folder.path().join("narabe.db"), Options::default());
    let app =
        Arc::new(Context::new(store, GAMES, Arc::new(clock.clone()), fastrand::Rng::with_seed(1)));
    let connection = connection(&playground);
    let patience = Patience { answer: Duration::from_millis(2_700), ..connection.patience };
    let bot = Bot::start(app, Connection { patience, ..connection }).await.unwrap();
    world.bot_is_ready().await.unwrap();
    let (alice, bob, lobby) = (world.person("alice"), world.person("bob"), world.channel("lobby"));
    let options = [("opponent", "bob"), ("starts", "me")];
    let challenge = challenge_by(&alice, &lobby, &options).await;
    let board = update(&bob.press(&challenge, "Accept").await.unwrap());
    let gate = Gate::new();
    world.faults().next(1, callbacks, Fault::Held(gate.clone()));
    let late = async {
        gate.reached().await;
        // Ten of Discord's seconds go by; the request itself is cut off by the bot, which has waited for its 2.7.
        clock.advance(10_000);
        bot.tick().await;
        gate.open();
    };
    let (answer, ()) = tokio::join!(alice.slash(&lobby, "move", &[("where", "h8")]), late);
    assert!(matches!(answer.unwrap(), Answered::Silence));
    clock.advance(10_000);
    bot.tick().await;
    let shown = world.message(board.id).unwrap();
    assert!(shown.text().contains(&format!("{} to move", bob.mention())), "{}", shown.text());
    bot.drain().await;
}

/// The message that shows a game was deleted, or the bot may no longer write: the game goes on, no one tries for ever.
#[tokio::test(flavor = "multi_thread")]
async fn what_is_gone_or_forbidden_is_given_up() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    stage.world.delete(board.id);
    alice.slash(&lobby, "move", &[("where", "h8")]).await.unwrap();
    stage.pass(Duration::from_secs(20)).await;
    assert!(
        stage.world.message(stage.kept(1).await.message.unwrap()).is_some(),
        "there is a board again"
    );
    stage.world.set_bot_permissions(&lobby, 0);
    bob.slash(&lobby, "move", &[("where", "h9"), ("game", "1")]).await.unwrap();
    for _ in 0..5 {
        stage.pass(Duration::from_secs(3_600)).await;
    }
    let before = stage.world.requests();
    stage.pass(Duration::from_secs(3_600)).await;
    assert!(stage.world.requests() <= before + 1, "nothing is tried any more");
    stage.world.delete_channel(&lobby);
    stage.pass(Duration::from_secs(4 * 24 * 3_600)).await;
    assert_eq!(stage.kept(1).await.log[..2], ["h8", "h9"]);
    assert!(stage.world.invalid() < 20, "{} requests that Discord counts", stage.world.invalid());
    stage.bot.drain().await;
}

/// The bot is kept out of a channel for a moment. What falls due in the ten minutes for which that is left alone comes after them.
#[tokio::test(flavor = "multi_thread")]
async fn what_falls_due_while_a_channel_is_left_alone_comes_later() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/freestyle").await;
    // No token leads to the channel any more.
    stage.pass(Duration::from_secs(20 * 60)).await;
    let posts =
        |method: &str, route: &str| method == "POST" && route == "/channels/{channel.id}/messages";
    stage.world.faults().next(1, posts, Fault::Refused(403, 50_001));
    let says = |words: &str| lobby.messages().iter().any(|message| message.text().contains(words));
    alice.slash(&lobby, "vacation start", &[]).await.unwrap();
    stage.bot.tick().await;
    assert!(!says("is on vacation until"), "it is refused");
    stage.pass(Duration::from_secs(3_600)).await;
    alice.slash(&lobby, "vacation stop", &[]).await.unwrap();
    stage.bot.tick().await;
    assert!(!says("is back from vacation"), "the channel is left alone");
    // A program that has just begun does not know of the refusal, as if those ten minutes were over.
    let stage = stage.restart_after(Duration::from_secs(600)).await;
    stage.bot.tick().await;
    assert!(says("is back from vacation"));
    stage.close().await;
}

/// Events, interactions and values that this program has never heard of.
#[tokio::test(flavor = "multi_thread")]
async fn unknown_events_do_no_harm() {
    let stage = Stage::open().await;
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let user = json!({"id": "330000000000000001", "username": "alice", "discriminator": "0", "avatar": null});
    let known = json!({"id": "1", "application_id": "2", "type": 2, "token": "t", "version": 1, "channel_id": "3",
        "user": user, "data": {"id": "4", "name": "tea", "type": 1}, "context": 1, "locale": "en-US",
        "authorizing_integration_owners": {}, "entitlements": [], "app_permissions": "0"});
    for (key, value) in [
        ("type", json!(99)),
        ("context", json!(99)),
        ("locale", json!("tlh")),
        ("data", json!({"id": "4", "name": "tea", "type": 99})),
        ("data", json!({"custom_id": "v9:tea", "component_type": 99})),
        ("channel", json!({"id": "3", "type": 99})),
        ("authorizing_integration_owners", json!({"99": "1"})),
        ("user", json!(null)),
        ("tea", json!({"cups": 2})),
    ] {
        let mut strange = known.clone();
        strange[key] = value;
        stage.world.faults().send_event("INTERACTION_CREATE", &strange);
    }
    stage.world.faults().send_event("TEA_IS_READY", &json!({"cups": 2}));
    stage
        .world
        .faults()
        .send_event("CHANNEL_CREATE", &json!({"id": "5", "type": 99, "name": "tea"}));
    update(&stage.type_move(&stage.person("alice"), &board, "h8").await);
    stage.bot.drain().await;
}

/// Waits until so much was refused as is allowed here. Requests under way count as refused, so none is on its way then.
async fn used_up(world: &World, before: u64) {
    let refused = async {
        while world.invalid() - before < INVALID as u64 {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(GUARD, refused).await.expect("as many are refused as are allowed");
}

/// A Discord that says no to everything, whatever the bot tries: it stops long before Discord would shut it out. The
/// program itself allows itself 5,000 of Discord's 10,000 in ten minutes; here it is fewer, so that the end of it is seen.
#[tokio::test(flavor = "multi_thread")]
async fn what_discord_takes_of_invalid_requests_is_never_used_up() {
    for status in [401, 403, 429] {
        let playground = Playground::start(Config::default()).await.unwrap();
        let (world, folder) = (playground.world().clone(), tempfile::tempdir().unwrap());
        let store = crate::database::open(folder.path().join("narabe.db"), Options::default());
        let app = Arc::new(Context::new(
            store,
            GAMES,
            Arc::new(SystemClock),
            fastrand::Rng::with_seed(1),
        ));
        let connection = Connection { most_invalid: INVALID, ..connection(&playground) };
        let bot = Bot::start(app, connection).await.unwrap();
        world.bot_is_ready().await.unwrap();
        let fault = match status {
            // "Try again at once", again and again.
            429 => Fault::RateLimited(RateLimit { retry_after: 0.0, global: false }),
            status => Fault::Status(status),
        };
        let before = world.invalid();
        world.faults().next(usize::MAX, |_, _| true, fault);
        let (alice, lobby) = (world.person("alice"), world.channel("lobby"));
        let asked = (0..3 * INVALID as u32).map(|_| alice.slash(&lobby, "games", &[]));
        tokio::select! {
            _ = futures_util::future::join_all(asked) => {}
            () = used_up(&world, before) => {}
        }
        let invalid = world.invalid() - before;
        println!(
            "{invalid} requests were answered with {status}, of {INVALID} that are allowed here"
        );
        assert_eq!(invalid, INVALID as u64, "{status}");
        let still = world.requests();
        let _ = tokio::time::timeout(Duration::from_millis(500), alice.slash(&lobby, "games", &[]))
            .await;
        assert_eq!(world.requests(), still, "{status}: nothing is sent any more");
        drop(bot);
    }
}

/// A start during a 429 waits for as long as Discord asks, at each of its requests.
#[tokio::test(flavor = "multi_thread")]
async fn a_start_during_a_429_waits() {
    if is_by_http() {
        return println!("passed over: the HTTP front has no sessions of the gateway");
    }
    let clock = ManualClock::at(DAWN);
    let playground = playground(clock.clone()).await;
    let asks = [("GET", "/oauth2/applications/@me"), ("GET", "/gateway"), ("GET", "/gateway/bot")];
    for (method, route) in asks {
        let limit = RateLimit { retry_after: 0.1, global: false };
        let fits = move |asked: &str, template: &str| (asked, template) == (method, route);
        playground.world().faults().next(2, fits, Fault::RateLimited(limit));
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("narabe.db");
    let (_, bot) = connect(&file, &playground, &clock, GAMES, |app| app).await;
    assert_eq!(playground.world().invalid(), 6, "each was struck");
    bot.drain().await;
}

/// So many games of Alice and Bob in one channel, whose boards are two hours old.
async fn with_old_boards(games: usize) -> Stage {
    let stage = Stage::open().await;
    for _ in 0..games {
        stage.alice_and_bob("gomoku/freestyle").await;
    }
    stage.pass(Duration::from_secs(2 * 3_600)).await;
    stage
}

/// Returns the messages that show the games up to this one.
async fn shown_by(stage: &Stage, games: i64) -> Vec<u64> {
    let mut shown = Vec::new();
    for game in 1..=games {
        shown.push(stage.kept(game).await.message.unwrap());
    }
    shown
}

/// Discord takes few edits of messages that are older than an hour. The end of a game that it does not let be shown there is
/// shown by another message.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_too_old_to_edit_gets_a_successor() {
    let stage = with_old_boards(5).await;
    let (alice, elsewhere) = (stage.person("alice"), stage.channel("games"));
    let before = shown_by(&stage, 5).await;
    for game in ["1", "2", "3", "4", "5"] {
        alice.slash(&elsewhere, "settings end", &[("game", game)]).await.unwrap();
    }
    stage.pass(Duration::from_secs(11)).await;
    let after = shown_by(&stage, 5).await;
    let replaced = before.iter().zip(&after).filter(|(old, new)| old != new).count();
    assert_eq!(replaced, 2, "three of the five were edited");
    for _ in 0..10 {
        stage.pass(Duration::from_secs(60)).await;
    }
    for (old, new) in before.iter().zip(&after) {
        let buttons = |id: &u64| stage.world.message(*id).unwrap().buttons().len();
        assert!(old == new || buttons(old) == 0, "{old} {new}");
    }
    stage.close().await;
}

/// After an outage, or as here a vacation, all boards of a channel are to say so at once. None of them is posted anew for that,
/// and Discord refuses no edit.
#[tokio::test(flavor = "multi_thread")]
async fn boards_too_old_to_edit_wait_for_their_turn() {
    let stage = with_old_boards(8).await;
    let (before, refused) = (shown_by(&stage, 8).await, stage.world.invalid());
    stage.person("alice").slash(&stage.channel("lobby"), "vacation start", &[]).await.unwrap();
    stage.bot.tick().await;
    let say_so = || {
        let shown = before.iter().map(|id| stage.world.message(*id).unwrap());
        shown.filter(|message| message.text().contains("On vacation")).count()
    };
    assert_eq!(say_so(), 3);
    for _ in 0..3 {
        stage.pass(Duration::from_secs(20)).await;
    }
    assert_eq!(say_so(), 8);
    assert_eq!(shown_by(&stage, 8).await, before);
    assert_eq!(stage.world.invalid(), refused);
    stage.close().await;
}
