//! The bot without a gateway: interactions come by signed requests.

use crate::stage::{self, DAWN, Stage, connection, endpoint, ephemeral_text, update};
use narabe::app::context::Context;
use narabe::clock::ManualClock;
use narabe::discord::{Bot, Endpoint, Patience, PublicKey, StartError};
use narabe::games::GAMES;
use narabe::operate::monitor::{Monitor, Sources};
use narabe::playground::cast::SERVER;
use narabe::playground::endpoint::Signed;
use narabe::playground::permissions;
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

const INTERACTIONS: &str = "/interactions";

/// Bodies as Discord sends them, from which the fuzzer begins.
const BODIES: [&str; 3] = [
    include_str!("../../../fuzz/seeds/command.json"),
    include_str!("../../../fuzz/seeds/component.json"),
    include_str!("../../../fuzz/seeds/form.json"),
];

fn address(stage: &Stage) -> SocketAddr {
    stage.bot.interactions_address().expect("there is a front")
}

/// The status of the answer to this request.
async fn status(stage: &Stage, signed: &Signed) -> u16 {
    signed.send(address(stage), INTERACTIONS).await.unwrap().0
}

/// A request that Discord could have sent at this time.
fn signed(now: i64) -> Signed {
    Signed::at(now, BODIES[0].into())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_first_game_is_played_by_http() {
    let stage = Stage::open_by_http().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let board = update(&stage.type_move(&alice, &board, "h8").await);
    let offered = bob.complete(&lobby, "move", &[], ("where", "h1")).await.unwrap();
    assert!(matches!(offered, narabe::playground::Answered::Choices(list) if !list.is_empty()));
    let moves = ["a1", "i8", "a2", "j8", "a3", "k8", "a4"];
    let mut board = update(&stage.type_move(&bob, &board, moves[0]).await);
    for (number, point) in moves.into_iter().enumerate().skip(1) {
        let who = if number % 2 == 1 { &alice } else { &bob };
        board = update(&stage.type_move(who, &board, point).await);
    }
    stage.bot.tick().await;
    stage.type_move(&alice, &board, "l8").await;
    assert_eq!(stage.kept(1).await.log.len(), 9, "a five in nine moves");
    assert!(stage.world.connections() == 0 && stage.bot.is_reached().await);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_what_discord_signs_now_is_taken_once() {
    let stage = Stage::open_by_http().await;
    let good = signed(DAWN);
    let before = stage.world.requests();
    let of_another = Signed { signature: signed(DAWN + 1_000).signature, ..good.clone() };
    let other_body = Signed { body: BODIES[1].into(), ..good.clone() };
    let other_stamp = Signed { stamp: (DAWN / 1_000 + 1).to_string(), ..good.clone() };
    let huge = Signed { signature: "0".repeat(60_000), ..good.clone() };
    let cut = Signed { signature: good.signature[..127].to_owned(), ..good.clone() };
    let none = Signed { signature: String::new(), ..good.clone() };
    let old = signed(DAWN - 5 * 60_000 - 1_000);
    let early = signed(DAWN + 5 * 60_000 + 1_000);
    for wrong in [of_another, other_body, other_stamp, huge, cut, none, old, early] {
        let given = status(&stage, &wrong).await;
        assert!(matches!(given, 401 | 431), "{given} for {}", &wrong.stamp);
    }
    let long = Signed::at(DAWN, vec![b' '; 256 * 1024 + 1]);
    assert_eq!(status(&stage, &long).await, 400);
    for (body, given) in [("", 400), ("{", 400), ("[]", 400), ("{}", 400), ("{\"type\":1}", 200)] {
        assert_eq!(status(&stage, &Signed::at(DAWN, body.into())).await, given, "{body}");
    }
    assert_eq!(stage.world.requests(), before, "nothing was acted on");
    assert_eq!(status(&stage, &good).await, 202);
    for minutes in [0, 5] {
        stage.clock.advance(minutes * 60_000);
        assert_eq!(status(&stage, &good).await, 401, "sent again after {minutes} minutes");
    }
    stage.bot.drain().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_is_cut_off_is_not_taken() {
    let stage = Stage::open_by_http().await;
    let good = signed(DAWN);
    let mut stream = TcpStream::connect(address(&stage)).await.unwrap();
    let head = format!(
        "POST {INTERACTIONS} HTTP/1.1\r\nHost: x\r\nContent-Length: {}\r\nConnection: close\r\n\
         X-Signature-Ed25519: {}\r\nX-Signature-Timestamp: {}\r\n\r\n",
        good.body.len(),
        good.signature,
        good.stamp
    );
    let half = &good.body[..good.body.len() / 2];
    stream.write_all(&[head.as_bytes(), half].concat()).await.unwrap();
    stream.shutdown().await.unwrap();
    let mut answer = Vec::new();
    // A server may also close such a connection without a word.
    let _ = stream.read_to_end(&mut answer).await;
    let answer = String::from_utf8_lossy(&answer);
    assert!(answer.is_empty() || answer.starts_with("HTTP/1.1 400"), "{answer}");
    assert_eq!(status(&stage, &good).await, 202, "it was not taken before");
    stage.bot.drain().await;
}

/// Bodies that are broken in every way, signed rightly and wrongly. `NARABE_FRONT_BODIES` is their number.
#[tokio::test(flavor = "multi_thread")]
async fn fuzzed_bodies_are_refused_without_harm() {
    let stage = Stage::open_by_http().await;
    let number = crate::number("NARABE_FRONT_BODIES", 200);
    for seed in 0..number {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut body = BODIES[rng.usize(0..BODIES.len())].as_bytes().to_vec();
        for _ in 0..rng.usize(1..6) {
            let at = rng.usize(0..body.len());
            match rng.u8(0..3) {
                0 => body[at] = rng.u8(..),
                1 => body.truncate(at.max(1)),
                _ => body.insert(at, rng.u8(..)),
            }
        }
        let right = Signed::at(DAWN, body.clone());
        // Of a body that is surely another one: a byte may have been replaced by itself.
        let other = Signed::at(DAWN, [&body[..], b" "].concat());
        let wrong = Signed { signature: other.signature, ..right.clone() };
        assert_eq!(status(&stage, &wrong).await, 401, "seed {seed}");
        let given = status(&stage, &right).await;
        // A body that is still an interaction after that is taken.
        let is_json = serde_json::from_slice::<serde_json::Value>(&body).is_ok();
        let fits = if is_json { matches!(given, 200 | 202 | 400 | 401) } else { given == 400 };
        assert!(fits, "seed {seed}: {given}");
    }
    let said = stage.person("alice").slash(&stage.channel("lobby"), "help", &[]).await.unwrap();
    assert!(!ephemeral_text(&said).is_empty(), "it still answers");
    stage.bot.drain().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn events_are_acknowledged() {
    let stage = Stage::open_by_http().await;
    for body in [
        r#"{"version":1,"application_id":"1","type":0}"#,
        r#"{"version":1,"application_id":"1","type":1,"event":{"type":"APPLICATION_AUTHORIZED"}}"#,
    ] {
        let event = Signed::at(DAWN, body.into());
        // Discord sends an event again whose answer got lost.
        for _ in 0..2 {
            assert_eq!(event.send(address(&stage), "/events").await.unwrap().0, 204);
        }
        let wrong = Signed { signature: signed(DAWN).signature, ..event };
        assert_eq!(wrong.send(address(&stage), "/events").await.unwrap().0, 401);
    }
    stage.close().await;
}

/// The event by which Discord tells that a server has added the bot.
fn added(channel: u64, kind: u8) -> Signed {
    let guild =
        format!(r#"{{"id":"{SERVER}","preferred_locale":"fr","system_channel_id":"{channel}"}}"#);
    let data = format!(
        r#"{{"integration_type":{kind},"scopes":["bot"],"user":{{"id":"1"}},"guild":{guild}}}"#
    );
    let event = format!(
        r#"{{"type":"APPLICATION_AUTHORIZED","timestamp":"2026-01-01T12:00:00","data":{data}}}"#
    );
    let body = format!(r#"{{"version":1,"application_id":"1","type":1,"event":{event}}}"#);
    Signed::at(DAWN, body.into())
}

/// A bot that introduces itself.
async fn introducing() -> Stage {
    let patience = Patience { leaving: Duration::ZERO, ..Patience::default() };
    Stage::open_by_http_so(patience, Context::with_introductions).await
}

/// The greetings in the lobby.
fn greetings(stage: &Stage) -> Vec<narabe::playground::message::Message> {
    let mut said = stage.channel("lobby").messages();
    said.retain(|message| message.text().contains("👋"));
    said
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_adds_the_bot_is_greeted_once() {
    let stage = introducing().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    // For oneself, not for the server.
    assert_eq!(added(lobby.id(), 1).send(address(&stage), "/events").await.unwrap().0, 204);
    for _ in 0..2 {
        assert_eq!(added(lobby.id(), 0).send(address(&stage), "/events").await.unwrap().0, 204);
    }
    let greeted = greetings(&stage);
    assert_eq!(greeted.len(), 1, "{greeted:?}");
    assert!(greeted[0].text().contains("/challenge") && greeted[0].pinged.is_empty());
    let panel = alice.press(&greeted[0], "Configurer").await.unwrap();
    let panel = panel.ephemeral().expect("the panel for her alone").clone();
    assert!(panel.text().contains("Set up Narabe"), "{}", panel.text());
    let refused = bob.press(&greeted[0], "Configurer").await.unwrap();
    assert!(!ephemeral_text(&refused).contains("Set up Narabe"), "{refused:?}");
    // Her first command shows no second one.
    alice.slash(&lobby, "games", &[]).await.unwrap();
    stage.bot.tick().await;
    let panels = alice.sees(&lobby).into_iter().filter(|one| one.text().contains("Set up Narabe"));
    assert_eq!(panels.count(), 1);
    stage.close().await;
}

/// The panel follows the first command of someone who manages the server if the bot may not post.
#[tokio::test(flavor = "multi_thread")]
async fn a_server_that_cannot_be_greeted_is_shown_the_panel_later() {
    let stage = introducing().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    stage.world.set_bot_permissions(&lobby, permissions::VIEW_CHANNEL);
    assert_eq!(added(lobby.id(), 0).send(address(&stage), "/events").await.unwrap().0, 204);
    assert_eq!(greetings(&stage).len(), 0);
    stage.world.set_bot_permissions(&lobby, permissions::BOT_DEFAULT);
    alice.slash(&lobby, "games", &[]).await.unwrap();
    stage.bot.tick().await;
    let panels = alice.sees(&lobby).into_iter().filter(|one| one.text().contains("Set up Narabe"));
    assert_eq!(panels.count(), 1);
    stage.close().await;
}

/// Load balancers look at `/healthz`: it says so first, and what still comes is answered.
#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_during_the_drain_is_answered() {
    let patience = Patience { leaving: Duration::from_secs(2), ..Patience::default() };
    let stage = Stage::open_by_http_with(patience).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let sources = Sources {
        app: Arc::downgrade(&stage.app),
        watch: stage.bot.watch(),
        backups: None,
        daily_check: None,
    };
    let monitor = Monitor::start(([127, 0, 0, 1], 0).into(), sources).await.unwrap();
    let health = format!("http://{}/healthz", monitor.address());
    let ask = || async { reqwest::get(&health).await.unwrap().status().as_u16() };
    assert_eq!(ask().await, 200);
    let Stage { bot, .. } = stage;
    let watch = bot.watch();
    let draining = tokio::spawn(bot.drain());
    while !watch.is_leaving() {
        tokio::task::yield_now().await;
    }
    assert_eq!(ask().await, 503);
    let said = alice.slash(&lobby, "help", &[]).await.unwrap();
    assert!(!ephemeral_text(&said).is_empty());
    draining.await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_key_of_another_application_is_refused() {
    let clock = ManualClock::at(DAWN);
    let playground = stage::playground(clock.clone()).await;
    // A point of the curve that is no key of the look-alike's.
    let key = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
    let key = PublicKey::read(key).unwrap();
    let mut connection = connection(&playground);
    connection.endpoint = Some(Endpoint { key, ..endpoint() });
    let folder = tempfile::tempdir().unwrap();
    let store = narabe::store::Store::open(folder.path().join("a.db"), Default::default()).unwrap();
    let app = narabe::app::Context::new(store, GAMES, Arc::new(clock), fastrand::Rng::with_seed(1));
    let refused = Bot::start(Arc::new(app), connection).await.err();
    assert!(matches!(refused, Some(StartError::OtherKey { .. })), "{refused:?}");
}

/// A peer that never completes a request, or asks nothing after an answer, does not hold a connection for ever.
#[tokio::test(flavor = "multi_thread")]
async fn a_connection_without_an_answer_is_closed() {
    let patience = Patience {
        leaving: Duration::ZERO,
        front_silence: Duration::from_millis(50),
        ..Patience::default()
    };
    let stage = Stage::open_by_http_with(patience).await;
    for begun in [
        "",
        "POST /interactions HTTP/1.1\r\nHost: narabe\r\n",
        "GET / HTTP/1.1\r\nHost: narabe\r\n\r\n",
    ] {
        let mut peer = TcpStream::connect(address(&stage)).await.unwrap();
        peer.write_all(begun.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let end = tokio::time::timeout(Duration::from_secs(60), peer.read_to_end(&mut answer));
        // Closed or reset, it ends.
        let _ = end.await.expect("the front closes the connection");
        assert_eq!(answer.is_empty(), !begun.ends_with("\r\n\r\n"), "{begun}");
    }
    assert_eq!(status(&stage, &signed(DAWN)).await, 202, "others are served");
    stage.close().await;
}
