//! Work that costs: one person's replays, moving pictures and files, and what others notice of them.

use crate::stage::{Stage, ephemeral_text};
use narabe::playground::Answered;
use std::time::Duration;

/// A record of stones that lie far apart on a board without edges.
fn scattered(stones: i32) -> String {
    let point = |stone: i32| format!("\"{},{}\"", stone % 23 * 10, stone / 23 * 10);
    let actions: Vec<String> = (0..stones).map(point).collect();
    let head = r#""game":"ninuki","rules":"school42 size=unbounded","seats":2"#;
    format!("{{{head},\"actions\":[{}]}}", actions.join(","))
}

#[tokio::test(flavor = "multi_thread")]
async fn what_costs_too_much_is_refused_or_shown_as_a_still() {
    let stage = Stage::open().await;
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    stage.type_move(&stage.person("alice"), &board, "h8").await;
    let stage = stage.restart_with(|app| app.with_work_budget(Duration::ZERO)).await;
    let (carol, lobby) = (stage.person("carol"), stage.channel("lobby"));
    let file = carol.upload("far.json", "application/json", scattered(20).as_bytes());
    let said = ephemeral_text(&carol.slash(&lobby, "replay", &[("file", &file)]).await.unwrap());
    assert!(said.contains("takes too long to replay"), "{said}");
    let replay = carol.slash(&lobby, "replay", &[("game", "1")]).await.unwrap();
    let shown = replay.message().unwrap();
    assert_eq!(shown.attachments[0].content_type, "image/png", "a still instead of a GIF");
    assert_eq!(shown.buttons().len(), 5, "which is stepped through");
    stage.close().await;
}

/// Of four replays of one person at once three are drawn, one after the other, and one is refused with a sentence. Others
/// are answered meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_one_replay_drawn_at_a_time() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let file = alice.upload("far.json", "application/json", scattered(200).as_bytes());
    let options = [("file", file.as_str())];
    let replay = || alice.slash(&lobby, "replay", &options);
    let (one, two, three, four, help) =
        tokio::join!(replay(), replay(), replay(), replay(), bob.slash(&lobby, "help", &[]));
    assert!(matches!(help.unwrap(), Answered::Ephemeral(_)));
    let drawn = |answer: &Answered| answer.message().is_some_and(|shown| !shown.is_ephemeral());
    let answers = [one, two, three, four].map(Result::unwrap);
    assert_eq!(answers.iter().filter(|answer| drawn(answer)).count(), 3, "{answers:?}");
    let told = answers.iter().find(|answer| !drawn(answer)).unwrap();
    assert!(ephemeral_text(told).contains("still drawing"), "{told:?}");
    // Once it is there, the next one is drawn.
    assert!(drawn(&replay().await.unwrap()));
    stage.close().await;
}
