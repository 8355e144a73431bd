//! The weekly summary: what it says, when it is posted, and when not.

use super::hill::{beats, of_three};
use crate::stage::{Stage, ephemeral_text, give_up, labels, until, update};
use narabe::app::Context;
use narabe::play::week::next_end;
use narabe::playground::Fault;
use narabe::playground::cast::SERVER;
use narabe::playground::message::Message;
use narabe::store::Status;
use std::sync::atomic::Ordering;
use std::time::Duration;

/// Time after which the outbox has shown a game in its channel.
const SOON: Duration = Duration::from_secs(15);
const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Alice has the summary posted in the channel for games, or nowhere.
async fn choose(stage: &Stage, channel: Option<&str>) {
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let settings =
        alice.slash(&lobby, "settings show", &[]).await.unwrap().ephemeral().unwrap().clone();
    let panel = update(&alice.press(&settings, "Roles and results…").await.unwrap());
    let id = channel.map(|name| stage.channel(name).id().to_string());
    let chosen: Vec<&str> = id.iter().map(String::as_str).collect();
    update(&alice.select(&panel, "v1:panel:settings:week", &chosen).await.unwrap());
}

/// So much time passes, with the housekeeping at its end.
async fn pass(stage: &Stage, time: Duration) {
    stage.pass(time).await;
    stage.bot.sweep().await;
    stage.bot.tick().await;
}

fn posted(stage: &Stage) -> Vec<Message> {
    let all = stage.channel("games").messages();
    all.into_iter().filter(|message| !message.is_ephemeral()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_week_is_summed_up_once() {
    let (stage, _) = of_three("gomoku/freestyle swap2").await;
    choose(&stage, Some("games")).await;
    beats(&stage, "bob", "alice").await;
    beats(&stage, "bob", "carol").await;
    let before = stage.world.pings(&stage.person("bob")).len();
    let lobby = stage.channel("lobby");
    let mut made = 0;
    while posted(&stage).is_empty() && made < 8 {
        let renju = [("game", "renju")];
        stage.person("carol").slash(&lobby, "challenge", &renju).await.unwrap();
        made += 1;
        pass(&stage, DAY).await;
    }
    pass(&stage, DAY).await;
    let summary = posted(&stage);
    assert_eq!(summary.len(), 1, "{summary:?}");
    let (text, bob) = (summary[0].text(), stage.person("bob").mention());
    assert!(text.contains("2 games were finished by 3 people"), "{text}");
    assert!(text.contains(&format!("👑 {bob} has been king")), "{text}");
    assert!(!text.contains("Longest game"), "no one has made a move: {text}");
    assert_eq!(stage.world.pings(&stage.person("bob")).len(), before, "no one is pinged");
    let joined = stage.person("alice").press(&summary[0], "Join: Renju").await.unwrap();
    let told = ephemeral_text(&joined);
    stage.pass(SOON).await;
    let kept = stage.kept(2 + made).await;
    assert_eq!(kept.status, Status::Running);
    // The summary stays, with its other seats, and the game is shown where it is.
    let stays = posted(&stage);
    assert_eq!((stays.len(), stays[0].text()), (1, text));
    assert_eq!(labels(&stays[0]), labels(&summary[0]));
    let shown = stage.world.message(kept.message.expect("it is shown")).unwrap();
    assert_eq!(shown.channel, lobby.id(), "{}", shown.text());
    assert!(labels(&shown).iter().any(|label| label == "Move"), "{}", shown.text());
    assert!(told.contains(&shown.id.to_string()), "a link to the board: {told}");
    stage.close().await;
}

/// The newest challenges are to people, and the open seats behind them are named all the same.
#[tokio::test(flavor = "multi_thread")]
async fn seats_are_found_behind_challenges_to_people() {
    let stage = Stage::open().await;
    let lobby = stage.channel("lobby");
    choose(&stage, Some("games")).await;
    let left = next_end(stage.clock_now()) - stage.clock_now();
    pass(&stage, Duration::from_millis(left.unsigned_abs()).saturating_sub(HOUR)).await;
    for who in ["alice", "bob", "carol"] {
        stage.person(who).slash(&lobby, "challenge", &[("game", "renju")]).await.unwrap();
    }
    let pairs = [
        ("alice", "bob"),
        ("alice", "carol"),
        ("bob", "carol"),
        ("bob", "dave"),
        ("carol", "dave"),
    ];
    for (who, opponent) in pairs {
        let options = [("game", "renju"), ("opponent", opponent)];
        stage.person(who).slash(&lobby, "challenge", &options).await.unwrap();
        stage.bot.tick().await;
    }
    pass(&stage, 2 * HOUR).await;
    pass(&stage, HOUR).await;
    let summary = posted(&stage);
    assert_eq!(summary.len(), 1, "{summary:?}");
    assert_eq!(labels(&summary[0]), ["Join: Renju"; 3]);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_quiet_week_has_no_summary() {
    let stage = Stage::open().await;
    choose(&stage, Some("games")).await;
    stage.person("carol").slash(&stage.channel("lobby"), "challenge", &[]).await.unwrap();
    pass(&stage, 8 * DAY).await;
    assert_eq!(posted(&stage).len(), 0);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn weeks_without_the_bot_are_summed_up_by_their_last() {
    let (stage, _) = of_three("gomoku/freestyle swap2").await;
    choose(&stage, Some("games")).await;
    for _ in 0..3 {
        beats(&stage, "bob", "alice").await;
        stage.pass(8 * DAY).await;
    }
    stage.clock.advance((30 * DAY).as_millis() as i64);
    stage.bot.tick().await;
    pass(&stage, HOUR).await;
    pass(&stage, HOUR).await;
    assert!(posted(&stage).len() <= 1, "{:?}", posted(&stage));
    let due = stage.app.store().due_weeks(stage.clock_now(), 9).await.unwrap();
    assert_eq!(due, [], "the next one is this week's");
    choose(&stage, None).await;
    pass(&stage, 8 * DAY).await;
    assert!(stage.app.store().due_weeks(i64::MAX, 9).await.unwrap().is_empty());
    stage.close().await;
}

/// Alice and Bob play the game of this number, which Bob resigns.
async fn finish(stage: &Stage, number: i64) {
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    stage.type_move(&alice, &board, "h8").await;
    give_up(&bob, &lobby, &[("game", &number.to_string())]).await;
    stage.bot.tick().await;
    stage.clock.advance(1_000);
}

/// The beginning of the offer.
const OFFER: &str = "A summary of the week?";

/// Follow-ups for Alice that offer the summary.
fn offers(stage: &Stage) -> Vec<Message> {
    let seen = stage.person("alice").sees(&stage.channel("lobby"));
    seen.into_iter().filter(|message| message.text().contains(OFFER)).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn the_summary_is_offered_once_after_ten_games() {
    let stage = Stage::open().await.restart_with(Context::with_introductions).await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    for finished in 1..=10 {
        alice.slash(&lobby, "games", &[]).await.unwrap();
        assert!(offers(&stage).is_empty(), "before game {finished}");
        finish(&stage, finished).await;
    }
    bob.slash(&lobby, "games", &[]).await.unwrap();
    alice.slash(&lobby, "games", &[]).await.unwrap();
    alice.slash(&lobby, "games", &[]).await.unwrap();
    // It follows the answer.
    let is_offer = |message: &Message| message.text().contains(OFFER);
    lobby.wait_for("the offer", is_offer).await.unwrap();
    let offered = offers(&stage);
    assert_eq!(offered.len(), 1, "to who manages the server, and once");
    assert!(offered[0].is_ephemeral());
    let games = stage.channel("games").id().to_string();
    update(&alice.select(&offered[0], "v1:panel:settings:week", &[&games]).await.unwrap());
    let stage = stage.restart_with(Context::with_introductions).await;
    stage.person("alice").slash(&stage.channel("lobby"), "games", &[]).await.unwrap();
    assert!(
        offers(&stage).is_empty(),
        "the menu has become the panel, and there is no other offer"
    );
    pass(&stage, 8 * DAY).await;
    let summary = posted(&stage);
    assert_eq!(summary.len(), 1, "it is posted");
    let text = summary[0].text();
    assert!(text.contains("Longest game") && text.contains("#1, one move."), "{text}");
    stage.close().await;
}

/// Discord has a fault just as it is sent.
#[tokio::test(flavor = "multi_thread")]
async fn an_offer_that_does_not_arrive_is_made_again() {
    let stage = Stage::open().await.restart_with(Context::with_introductions).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    alice.slash(&lobby, "games", &[]).await.unwrap();
    let is_set_up = |message: &Message| message.text().contains("Set up Narabe");
    lobby.wait_for("the set-up panel", is_set_up).await.unwrap();
    for number in 1..=10 {
        finish(&stage, number).await;
    }
    let follows = |method: &str, route: &str| method == "POST" && route.starts_with("/webhooks/");
    let ill = stage.strike(Fault::Status(500), follows);
    alice.slash(&lobby, "games", &[]).await.unwrap();
    let store = stage.app.store();
    let is_forgotten = async || store.may_be_offered_weeks(SERVER, 10).await.unwrap();
    until("the offer is taken back", is_forgotten).await;
    assert!(offers(&stage).is_empty(), "it is lost");
    ill.store(false, Ordering::Relaxed);
    alice.slash(&lobby, "games", &[]).await.unwrap();
    let is_offer = |message: &Message| message.text().contains(OFFER);
    lobby.wait_for("the offer", is_offer).await.unwrap();
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_with_a_summary_is_offered_none() {
    let stage = Stage::open().await.restart_with(Context::with_introductions).await;
    choose(&stage, Some("games")).await;
    for number in 1..=10 {
        finish(&stage, number).await;
    }
    stage.person("alice").slash(&stage.channel("lobby"), "games", &[]).await.unwrap();
    assert!(offers(&stage).is_empty());
    stage.close().await;
}

/// The week ends in all servers at the same time: none waits for hours until hundreds of others have their summaries.
#[tokio::test(flavor = "multi_thread")]
async fn the_weeks_of_hundreds_of_servers_are_summed_up_in_a_minute() {
    let stage = Stage::open().await;
    let many = "WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 300)
         INSERT INTO weeks SELECT i, 0 FROM n";
    crate::database::raw(stage.database()).execute(many, []).unwrap();
    stage.bot.sweep().await;
    let due = stage.app.store().due_weeks(stage.clock_now(), 999).await.unwrap();
    assert_eq!(due, Vec::<(u64, i64)>::new());
    let times = "SELECT count(*), count(DISTINCT due_at), max(due_at) - min(due_at) FROM outbox
         WHERE dedupe LIKE '%:week:%'";
    let (tasks, times, over): (i64, i64, i64) = crate::database::raw(stage.database())
        .query_row(times, [], |row| Ok((row.get(0)?, row.get(1)?, row.get(2)?)))
        .unwrap();
    // The first ones may have been sent meanwhile.
    assert!((250..=300).contains(&tasks), "{tasks}");
    // The bot's own housekeeping may run at the same time, and begins anew with the first moment.
    assert!(2 * times >= tasks, "{times} moments of {tasks}, for other tasks to come between them");
    assert!(over < 60_000, "{over} ms");
    stage.close().await;
}
