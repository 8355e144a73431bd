//! Calls: who is pinged, how often, and with which link.

use super::events::{FOUR, join, made};
use super::tables::free_for_all;
use crate::stage::{Stage, challenge_by, update};
use narabe::play::preferences::Quiet;
use narabe::playground::message::Message;
use narabe::playground::{Channel, Fault, Person};
use narabe::store::servers::{Policy, Setting};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

const MINUTE: Duration = Duration::from_secs(60);

/// Options of a set that Alice begins.
const SET: [(&str, &str); 4] =
    [("opponent", "bob"), ("game", "gomoku/freestyle"), ("games", "2"), ("starts", "me")];

/// The server wishes for boards of this kind.
async fn set(stage: &Stage, policy: Policy) {
    stage.set(Setting::Policy, |settings| settings.policy = policy).await;
}

/// Nothing that the bot posts gets through, but for its answers, until false is stored.
fn without_posts(stage: &Stage) -> Arc<AtomicBool> {
    let posts = |method: &str, route: &str| method == "POST" && !route.ends_with("/callback");
    stage.strike(Fault::Status(503), posts)
}

/// The newest call of one person in a channel.
fn call(channel: &Channel, person: &Person) -> Message {
    let all = channel.messages().into_iter().rev();
    let mut calls = all.filter(|message| message.pinged == [person.id()]);
    calls.find(|message| message.attachments.is_empty()).expect("a call")
}

/// The games of an event begin in threads, where each player on turn was called once more.
#[tokio::test(flavor = "multi_thread")]
async fn an_event_calls_to_games_in_threads_once() {
    let stage = Stage::open().await;
    set(&stage, Policy::Thread).await;
    let lobby = stage.channel("lobby");
    let sign_up = made(&stage, &[("format", "round-robin"), ("seats", "4")]).await;
    join(&stage, &sign_up, &FOUR).await;
    for _ in 0..20 {
        stage.pass(Duration::from_secs(3)).await;
    }
    assert_eq!(stage.world.threads_of(&lobby).len(), 6);
    for who in FOUR {
        let pings = stage.world.pings(&stage.person(who));
        let channels: Vec<u64> = pings.iter().map(|ping| ping.channel).collect();
        assert_eq!(channels, [lobby.id()], "{who}");
    }
    stage.close().await;
}

/// A call was posted before the board that it is about, without the link.
#[tokio::test(flavor = "multi_thread")]
async fn a_call_comes_after_the_board_with_the_link() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let challenge = challenge_by(&alice, &lobby, &SET).await;
    bob.press(&challenge, "Accept").await.unwrap();
    stage.pass(MINUTE).await;
    let second = stage.kept(2).await.message.expect("it is shown");
    let called = call(&lobby, &bob);
    let link = format!("/{second}");
    assert!(called.id > second && called.text().ends_with(&link), "{}", called.text());
    set(&stage, Policy::Thread).await;
    let options = [("opponent", "bob"), ("game", "gomoku/standard"), ("starts", "me")];
    let challenge = challenge_by(&alice, &lobby, &options).await;
    bob.press(&challenge, "Accept").await.unwrap();
    for _ in 0..5 {
        stage.pass(Duration::from_secs(3)).await;
    }
    let thread = stage.world.threads_of(&lobby).pop().expect("a thread");
    let board = stage.kept(3).await.message.expect("it is shown");
    let (called, link) = (call(&thread, &alice), format!("/{board}"));
    assert!(called.id > board && called.text().ends_with(&link), "{}", called.text());
    stage.close().await;
}

/// The call fails, and is made again after Alice has had the board shown anew, which calls no one.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_is_shown_anew_takes_no_call_away() {
    for channel in ["lobby", "games"] {
        let stage = Stage::open().await;
        let (alice, bob) = (stage.person("alice"), stage.person("bob"));
        let board = stage.alice_and_bob("gomoku/freestyle").await;
        let ill = without_posts(&stage);
        let before = stage.world.pings(&bob).len();
        stage.type_move(&alice, &board, "h8").await;
        stage.pass(Duration::from_secs(1)).await;
        let here = [("game", "1"), ("here", "true")];
        alice.slash(&stage.channel(channel), "board", &here).await.unwrap();
        ill.store(false, Ordering::Relaxed);
        stage.pass(MINUTE).await;
        assert_eq!(stage.world.pings(&bob).len(), before + 1, "in {channel}");
        stage.close().await;
    }
}

/// The board of a set's second game fails, and Alice has it shown elsewhere before Bob, who begins, is called.
#[tokio::test(flavor = "multi_thread")]
async fn a_second_game_that_is_shown_anew_is_called_to_as_well() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let challenge = challenge_by(&alice, &lobby, &SET).await;
    let ill = without_posts(&stage);
    let before = stage.world.pings(&bob).len();
    bob.press(&challenge, "Accept").await.unwrap();
    stage.pass(Duration::from_secs(1)).await;
    let (games, here) = (stage.channel("games"), [("game", "2"), ("here", "true")]);
    alice.slash(&games, "board", &here).await.unwrap();
    assert_eq!(stage.kept(2).await.venue.channel, games.id());
    ill.store(false, Ordering::Relaxed);
    stage.pass(MINUTE).await;
    assert_eq!(stage.world.pings(&bob).len(), before + 1);
    stage.close().await;
}

/// The call of a turn that has passed while it failed is not made, though the next one is the same person's.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_has_passed_is_not_called() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let mut board = stage.alice_and_bob("gomoku/freestyle").await;
    let ill = without_posts(&stage);
    let before = stage.world.pings(&bob).len();
    for (who, point) in [(&alice, "h8"), (&bob, "a1"), (&alice, "i8")] {
        board = update(&stage.type_move(who, &board, point).await);
        stage.pass(Duration::from_secs(1)).await;
    }
    ill.store(false, Ordering::Relaxed);
    stage.pass(MINUTE).await;
    assert_eq!(stage.world.pings(&bob).len(), before + 1, "of two turns one goes on");
    stage.close().await;
}

/// Discord lets the bot post no board in the channel; direct messages it takes.
#[tokio::test(flavor = "multi_thread")]
async fn a_call_by_direct_message_comes_without_a_board() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.prefer(&bob, |wishes| wishes.direct_turns = true).await;
    let challenge = challenge_by(&alice, &lobby, &SET).await;
    let posts =
        |method: &str, route: &str| method == "POST" && route == "/channels/{channel.id}/messages";
    stage.world.faults().next(1, posts, Fault::Refused(403, 50_001));
    bob.press(&challenge, "Accept").await.unwrap();
    stage.pass(MINUTE).await;
    assert_eq!(stage.kept(2).await.message, None, "the second game is not shown");
    let told = bob.dm().messages();
    assert!(told.len() == 1 && told[0].text().contains("Gomoku"), "{told:?}");
    stage.close().await;
}

/// Begins a game of Alice, Bob and Carol, in which each is alone, and has Alice offer a draw.
async fn offered(stage: &Stage) -> Message {
    free_for_all(stage).await;
    stage.bot.tick().await;
    stage.person("alice").slash(&stage.channel("lobby"), "draw", &[]).await.unwrap();
    stage.bot.tick().await;
    stage.shown(1).await
}

/// Of three, one has agreed: the other one was called when the draw was offered.
#[tokio::test(flavor = "multi_thread")]
async fn an_offer_calls_each_player_once() {
    let ways = [Policy::Edit, Policy::Keep].map(|policy| [(policy, false), (policy, true)]);
    for (policy, by_command) in ways.into_iter().flatten() {
        let stage = Stage::open().await;
        set(&stage, policy).await;
        let (bob, carol, lobby) =
            (stage.person("bob"), stage.person("carol"), stage.channel("lobby"));
        let board = offered(&stage).await;
        let told = stage.world.pings(&carol);
        assert_eq!(told.len(), 2, "{policy:?}: challenged and asked");
        match by_command {
            true => drop(bob.slash(&lobby, "draw", &[]).await.unwrap()),
            false => drop(bob.press(&board, "Agree to a draw").await.unwrap()),
        }
        stage.pass(MINUTE).await;
        assert_eq!(stage.kept(1).await.offer().unwrap().agreed.len(), 1, "{policy:?}");
        assert_eq!(stage.world.pings(&carol).len(), 2, "{policy:?}, by command: {by_command}");
        stage.close().await;
    }
}

/// Carol has turns by direct message and quiet hours, in which another player answers.
#[tokio::test(flavor = "multi_thread")]
async fn an_offer_in_quiet_hours_is_told_after_others_agree() {
    let stage = Stage::open().await;
    let (bob, carol) = (stage.person("bob"), stage.person("carol"));
    let minute = (stage.clock_now() / 60_000 % 1440) as u16;
    let quiet = Some(Quiet { from: minute, until: (minute + 30) % 1440 });
    stage.prefer(&carol, |wishes| (wishes.direct_turns, wishes.quiet) = (true, quiet)).await;
    let board = offered(&stage).await;
    bob.press(&board, "Agree to a draw").await.unwrap();
    stage.pass(MINUTE).await;
    assert_eq!(carol.dm().messages().len(), 0, "she sleeps");
    stage.pass(30 * MINUTE).await;
    let told = carol.dm().messages();
    assert_eq!(told.len(), 1, "{told:?}");
    assert!(told[0].text().contains("offers a draw"), "{}", told[0].text());
    stage.close().await;
}

/// The others’ call fails, and is made again after one of them has answered.
#[tokio::test(flavor = "multi_thread")]
async fn an_offer_is_told_directly_once() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let (carol, dave) = (stage.person("carol"), stage.person("dave"));
    stage.prefer(&carol, |wishes| wishes.direct_turns = true).await;
    let of_four = [("opponent", "bob"), ("player3", "carol"), ("player4", "dave")];
    let options = [("game", "free-for-all"), ("starts", "me")].into_iter().chain(of_four);
    let mut shown = challenge_by(&alice, &lobby, &options.collect::<Vec<_>>()).await;
    for who in ["bob", "carol", "dave"] {
        shown = update(&stage.person(who).press(&shown, "Accept").await.unwrap());
    }
    stage.bot.tick().await;
    let follow_ups =
        |method: &str, route: &str| method == "POST" && route.starts_with("/webhooks/");
    let ill = stage.strike(Fault::Status(503), follow_ups);
    let before = stage.world.pings(&dave).len();
    alice.slash(&lobby, "draw", &[]).await.unwrap();
    stage.pass(Duration::from_secs(1)).await;
    assert_eq!(carol.dm().messages().len(), 1);
    stage.person("bob").slash(&lobby, "draw", &[]).await.unwrap();
    ill.store(false, Ordering::Relaxed);
    stage.pass(MINUTE).await;
    assert_eq!(stage.world.pings(&dave).len(), before + 1, "he is called in the end");
    assert_eq!(carol.dm().messages().len(), 1, "she was told");
    stage.close().await;
}
