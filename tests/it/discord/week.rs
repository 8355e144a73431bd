//! The weekly summary: what it says, when it is posted, and when not.

use super::hill::{beats, of_three};
use crate::stage::{Stage, update};
use narabe::app::Context;
use narabe::playground::message::Message;
use narabe::store::Status;
use std::time::Duration;

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
    stage.channel("games").messages()
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
    assert!(text.contains("Longest game"), "{text}");
    assert_eq!(stage.world.pings(&stage.person("bob")).len(), before, "no one is pinged");
    stage.person("alice").press(&summary[0], "Join: Renju").await.unwrap();
    stage.bot.tick().await;
    assert_eq!(stage.kept(2 + made).await.status, Status::Running);
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
    let sure = bob.slash(&lobby, "resign", &[("game", &number.to_string())]).await.unwrap();
    bob.press(sure.ephemeral().unwrap(), "Yes, resign").await.unwrap();
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
    assert_eq!(posted(&stage).len(), 1, "it is posted");
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
