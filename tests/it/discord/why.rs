//! "Why?" below the refusal of a forbidden move: the rows, in words and drawn.

use super::reviews::lay;
use crate::stage::{Stage, ephemeral_text};
use narabe::playground::message::Message;

/// A game of renju in which Alice, Black, is on turn after these stones, and her refusal at a point.
async fn refused(actions: &[&str], point: &str) -> (Stage, Message) {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let game = ("game", "gomoku/renju");
    let options = [("opponent", "bob"), ("first", "me"), game, ("rules", "opening=none")];
    let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
    stage.person("bob").press(challenge.message().unwrap(), "Accept").await.unwrap();
    lay(&stage, 1, actions).await;
    let refused = alice.slash(&lobby, "move", &[("where", point)]).await.unwrap();
    let refused = refused.ephemeral().unwrap_or_else(|| panic!("not refused: {refused:?}")).clone();
    (stage, refused)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_double_three_is_shown_with_its_rows() {
    let stones = ["g8", "a1", "i8", "c1", "h7", "e1", "h9", "o1"];
    let (stage, refused) = refused(&stones, "h8").await;
    assert!(refused.text().contains("double three"), "{}", refused.text());
    let alice = stage.person("alice");
    let why = alice.press(&refused, "Why?").await.unwrap().ephemeral().unwrap().clone();
    let text = why.text();
    assert!(text.starts_with("**h8** is forbidden: it makes two threes at once."), "{text}");
    assert!(text.contains("A three: g8, h8, i8") || text.contains("g8, h8 and i8"), "{text}");
    assert_eq!(text.matches("makes a straight four").count(), 2, "{text}");
    assert_eq!(why.attachments.len(), 1);
    let alt = why.attachments[0].description.clone().unwrap_or_default();
    assert!(alt.contains("two threes at once"), "{alt}");
    alice.slash(&stage.channel("lobby"), "move", &[("where", "o15")]).await.unwrap();
    let late = alice.press(&refused, "Why?").await.unwrap();
    assert!(ephemeral_text(&late).contains("The game has moved on"), "{late:?}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_refusals_have_no_such_button() {
    let (stage, refused) = refused(&["h8", "a1"], "h8").await;
    assert!(refused.buttons().is_empty(), "{refused:?}");
    stage.close().await;
}
