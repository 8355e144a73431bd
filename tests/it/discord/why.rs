//! "Why?" below the refusal of a forbidden move: the rows, in words and drawn.

use super::reviews::lay;
use crate::stage::{Stage, ephemeral_text};
use narabe::game::Lettering;
use narabe::playground::message::Message;

/// A game of renju in which Alice, Black, is on turn after these stones, and her refusal at a point.
async fn refused(actions: &[&str], point: &str) -> (Stage, Message) {
    refused_by(("gomoku/renju", "opening=none"), actions, point).await
}

/// The same in a game of another rule set.
async fn refused_by(
    (game, rules): (&str, &str),
    actions: &[&str],
    point: &str,
) -> (Stage, Message) {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let options = [("opponent", "bob"), ("starts", "me"), ("game", game), ("rules", rules)];
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
    // One of the points is enough.
    assert!(text.contains(" or "), "{text}");
    assert_eq!(why.attachments.len(), 1);
    let alt = why.attachments[0].description.clone().unwrap_or_default();
    assert!(alt.contains("two threes at once"), "{alt}");
    assert!(!alt.contains("Winning row") && !alt.contains("Last move"), "{alt}");
    // The stone is drawn with the rows that it would make.
    assert!(alt.contains("at once. In the picture the stone is already on h8."), "{alt}");
    assert!(alt.contains("Row 8: Black g h i.") && !alt.contains("Forbidden now"), "{alt}");
    alice.slash(&stage.channel("lobby"), "move", &[("where", "o15")]).await.unwrap();
    let late = alice.press(&refused, "Why?").await.unwrap();
    assert!(ephemeral_text(&late).contains("The game has moved on"), "{late:?}");
    stage.close().await;
}

/// Someone who votes for the crowd's moves is told as a player is.
#[tokio::test(flavor = "multi_thread")]
async fn a_voter_is_shown_the_rows_too() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let game = [("game", "gomoku/renju"), ("rules", "opening=none")];
    let options = [&[("crowd", "true"), ("starts", "them")], &game[..]].concat();
    alice.slash(&lobby, "challenge", &options).await.unwrap();
    lay(&stage, 1, &["g8", "a1", "i8", "c1", "h7", "e1", "h9", "o1"]).await;
    let refused = bob.slash(&lobby, "move", &[("where", "h8")]).await.unwrap();
    let refused = refused.ephemeral().unwrap_or_else(|| panic!("not refused: {refused:?}")).clone();
    let why = ephemeral_text(&bob.press(&refused, "Why?").await.unwrap());
    assert!(why.starts_with("**h8** is forbidden: it makes two threes at once."), "{why}");
    stage.close().await;
}

/// In ninuki a free three has one row, however many points complete it.
#[tokio::test(flavor = "multi_thread")]
async fn a_double_three_of_ninuki_is_shown_with_its_rows() {
    let stones = ["i10", "a1", "k10", "c1", "j9", "e1", "j12", "o1"];
    let (stage, refused) =
        refused_by(("ninuki/ninuki", "double-three=forbidden"), &stones, "j10").await;
    assert!(refused.text().contains("double three"), "{}", refused.text());
    let why = stage.person("alice").press(&refused, "Why?").await.unwrap();
    let why = why.ephemeral().unwrap().clone();
    let text = why.text();
    assert!(text.starts_with("**j10** is forbidden: it makes two threes at once."), "{text}");
    assert!(text.contains("A three: i10, j10, k10. One more stone at h10 or l10"), "{text}");
    assert!(text.contains("A three: j9, j10, j12. One more stone at j11"), "{text}");
    assert_eq!(text.matches("A three: ").count(), 2, "{text}");
    assert_eq!(why.attachments.len(), 1);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stone_that_would_be_captured_is_explained() {
    let stones = ["j10", "i10", "a1", "l10"];
    let rules = ("ninuki/simple", "self-capture=forbidden");
    let (stage, refused) = refused_by(rules, &stones, "k10").await;
    let why = stage.person("alice").press(&refused, "Why?").await.unwrap();
    let text = ephemeral_text(&why);
    assert!(text.starts_with("**k10** is forbidden: your stones would be captured"), "{text}");
    assert!(text.contains("i10, j10, k10, l10"), "{text}");
    stage.close().await;
}

/// Someone without the letter I on pente boards is told the points as they see them.
#[tokio::test(flavor = "multi_thread")]
async fn points_of_a_reason_are_named_as_they_are_seen() {
    let stones = ["j10", "i10", "a1", "l10"];
    let rules = ("ninuki/simple", "self-capture=forbidden");
    let (stage, _) = refused_by(rules, &stones, "k10").await;
    let alice = stage.person("alice");
    stage.prefer(&alice, |wishes| wishes.lettering = Some(Lettering::WithoutI)).await;
    let refused = alice.slash(&stage.channel("lobby"), "move", &[("where", "l10")]).await.unwrap();
    let why = alice.press(refused.ephemeral().unwrap(), "Why?").await.unwrap();
    let text = ephemeral_text(&why);
    assert!(text.starts_with("**l10** is forbidden"), "{text}");
    assert!(text.contains("j10, k10, l10, m10"), "{text}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_overline_of_pente_is_explained() {
    let stones = ["e10", "a1", "f10", "c1", "g10", "e1", "i10", "o1", "j10", "o3"];
    let rules = ("ninuki/simple", "overline=forbidden");
    let (stage, refused) = refused_by(rules, &stones, "h10").await;
    let why = stage.person("alice").press(&refused, "Why?").await.unwrap();
    let text = ephemeral_text(&why);
    assert!(text.contains("A row of 6: e10, f10, g10, h10, i10, j10"), "{text}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn other_refusals_have_no_such_button() {
    let (stage, refused) = refused(&["h8", "a1"], "h8").await;
    assert!(refused.buttons().is_empty(), "{refused:?}");
    stage.close().await;
}

/// The reason why a game is not rated is an argument of the refusal's sentence. It was taken for the key of a Why? button: that
/// of the game against a machine began one.
#[tokio::test(flavor = "multi_thread")]
async fn the_refusal_of_a_rated_game_has_no_such_button() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for (other, said) in [
        (("level", "1"), "Games against a machine aren’t rated."),
        (("crowd", "true"), "The crowd has no rating"),
    ] {
        let options = [other, ("rated", "true")];
        let refused = alice.slash(&lobby, "challenge", &options).await.unwrap();
        let refused = refused.ephemeral().unwrap_or_else(|| panic!("not refused: {refused:?}"));
        assert!(refused.text().contains(said), "{}", refused.text());
        assert!(refused.buttons().is_empty(), "{refused:?}");
    }
    stage.close().await;
}

/// The rows of a point that is not on the board were looked for as well, which ended without an answer.
#[tokio::test(flavor = "multi_thread")]
async fn a_point_off_the_board_is_refused_with_a_sentence() {
    let (stage, refused) = refused(&["h8", "a1"], "h99").await;
    assert!(refused.text().contains("h99") && refused.buttons().is_empty(), "{refused:?}");
    stage.close().await;
}

/// The move that loses names its kind in the result and in the description of the picture.
#[tokio::test(flavor = "multi_thread")]
async fn a_forbidden_move_that_loses_is_named() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let rules = [("game", "gomoku/renju-tournament"), ("rules", "opening=none")];
    let options = [&[("opponent", "bob"), ("starts", "me")][..], &rules].concat();
    let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
    bob.press(challenge.message().unwrap(), "Accept").await.unwrap();
    lay(&stage, 1, &["g8", "a1", "i8", "c1", "h7", "e1", "h9", "o1"]).await;
    let over = alice.slash(&lobby, "move", &[("where", "h8")]).await.unwrap();
    let over = over.message().unwrap_or_else(|| panic!("no board: {over:?}"));
    let won = format!("🏆 {} wins: a forbidden move (double three).", bob.mention());
    assert!(over.text().contains(&won), "{}", over.text());
    let alt = over.attachments[0].description.clone().unwrap_or_default();
    assert!(alt.contains("The game is over: a forbidden move (double three)."), "{alt}");
    let kept = stage.kept(1).await;
    assert_eq!(kept.end.map(|end| end.word().to_owned()).as_deref(), Some("foul"));
    stage.close().await;
}
