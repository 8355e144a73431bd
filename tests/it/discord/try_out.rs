//! A board of one's own to try moves on, opened from My view.

use crate::stage::{Stage, ephemeral_text, labels, update};
use narabe::playground::message::Message;
use narabe::playground::{Answered, Person};

/// Opens the board to try moves on.
async fn open(person: &Person, board: &Message) -> Message {
    let own = person.press(board, "My view").await.unwrap().ephemeral().unwrap().clone();
    person.press(&own, "Try moves…").await.unwrap().ephemeral().unwrap().clone()
}

async fn lay(person: &Person, shown: &Message, moves: &str) -> Answered {
    let form = person.press(shown, "Lay a stone…").await.unwrap().modal().unwrap().clone();
    person.submit(&form, &[("text", moves)]).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_tried_taken_back_and_saved() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let board = update(&stage.type_move(&alice, &board, "h8").await);
    let shown = open(&alice, &board).await;
    assert_eq!(labels(&shown), ["Lay a stone…"]);
    let shown = update(&lay(&alice, &shown, "h9 i10 j11").await);
    assert!(shown.text().contains("Laid: h9 i10 j11"), "{}", shown.text());
    let no = ephemeral_text(&lay(&alice, &shown, "i10").await);
    assert!(no.contains("i10"), "{no}");
    let no = ephemeral_text(&lay(&alice, &shown, "k12 resign 0").await);
    assert!(no.contains("“resign” isn’t a move") && no.contains("use /resign"), "{no}");
    let no = ephemeral_text(&lay(&alice, &shown, "draw").await);
    assert!(no.contains("“draw” isn’t a move. To offer a draw, use /draw."), "{no}");
    let back = update(&alice.press(&shown, "Step back").await.unwrap());
    assert!(back.text().ends_with("Laid: h9 i10"), "{}", back.text());
    let file = alice.press(&back, "As a file").await.unwrap();
    let file = file.ephemeral().unwrap().attachments[0].clone();
    let text = String::from_utf8(file.bytes.to_vec()).unwrap();
    assert!(text.contains("hh") && !text.contains("Alice"), "{text}");
    assert_eq!(text.matches(";").count(), 4, "the root and three moves: {text}");
    assert_eq!(stage.kept(1).await.log, ["h8"], "nothing is played");
    stage.close().await;
}

/// Crosses that are hidden and the side of the board are those of My view, from which it is opened.
#[tokio::test(flavor = "multi_thread")]
async fn moves_are_tried_on_the_board_of_ones_own_view() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let board = stage.alice_and_bob("gomoku/renju opening=none").await;
    let drawn = async || {
        let shown = open(&alice, &board).await;
        // Black is to move, and may not make two threes at h8.
        let shown = update(&lay(&alice, &shown, "f8 a1 g8 o1 h9 a15 h10 o15").await);
        shown.attachments[0].bytes.clone()
    };
    let usual = drawn().await;
    stage.prefer(&alice, |wishes| wishes.forbidden = false).await;
    assert!(drawn().await != usual, "the cross is hidden");
    stage.prefer(&alice, |wishes| (wishes.forbidden, wishes.turned) = (true, 2)).await;
    assert!(drawn().await != usual, "the board is turned");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_line_ends_where_the_game_or_the_key_does() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let shown = open(&alice, &board).await;
    let five = update(&lay(&alice, &shown, "a1 a2 b1 b2 c1 c2 d1 d2 e1").await);
    assert_eq!(labels(&five), ["Step back", "As a file"]);
    // A line is kept in the keys of the buttons, which hold some thirty moves.
    let mut shown = shown;
    for (row, other) in [(1, 2), (4, 5), (7, 8)] {
        let moves: Vec<String> =
            "acegikmo".chars().map(|column| format!("{column}{row} {column}{other}")).collect();
        let answer = lay(&alice, &shown, &moves.join(" ")).await;
        match row {
            1 | 4 => shown = update(&answer),
            _ => assert!(ephemeral_text(&answer).contains("too long"), "{answer:?}"),
        }
    }
    stage.close().await;
}

/// On a board without edges the points near the stones can be tried, and what is wrong with others is said.
#[tokio::test(flavor = "multi_thread")]
async fn a_point_far_from_the_stones_is_not_tried() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let board = stage.alice_and_bob("gomoku/freestyle size=unbounded").await;
    let shown = open(&alice, &board).await;
    let near = update(&lay(&alice, &shown, "0,0 3,3").await);
    assert!(near.text().contains("Laid: 0,0 3,3"), "{}", near.text());
    let far = ephemeral_text(&lay(&alice, &near, "40,40").await);
    let said = "40,40 is too far from the stones to be tried here. Choose a point closer to them";
    assert!(far.contains(said) && !far.contains("too long"), "{far}");
    let back = update(&alice.press(&near, "Step back").await.unwrap());
    assert!(back.text().ends_with("Laid: 0,0"), "{}", back.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_are_tried_in_every_game() {
    for rules in ["gomoku/renju", "ninuki/pente", "roku/standard", "rokumon/act-2"] {
        let stage = Stage::open().await;
        let board = stage.alice_and_bob(rules).await;
        let alice = stage.person("alice");
        let shown = open(&alice, &board).await;
        let table =
            narabe::app::context::replayed(narabe::games::GAMES, &stage.kept(1).await).unwrap();
        let first = table.actions().actions[0].clone();
        let after = update(&lay(&alice, &shown, &first).await);
        assert!(after.text().contains("Laid:"), "{rules}: {}", after.text());
        let back = update(&alice.press(&after, "Step back").await.unwrap());
        assert_eq!(back.text(), shown.text(), "{rules}");
        stage.close().await;
    }
}

/// The moves of a line are kept by their places among the legal ones, which are others in another position.
#[tokio::test(flavor = "multi_thread")]
async fn a_line_after_moves_that_were_taken_back_is_gone() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let board = update(&stage.type_move(&alice, &board, "h8").await);
    let shown = open(&alice, &board).await;
    let shown = update(&lay(&alice, &shown, "h9 i10").await);
    alice.slash(&lobby, "takeback", &[]).await.unwrap();
    alice.slash(&lobby, "move", &[("where", "a1")]).await.unwrap();
    assert_eq!(stage.kept(1).await.log, ["a1"]);
    let gone = ephemeral_text(&alice.press(&shown, "Step back").await.unwrap());
    assert!(gone.contains("taken back"), "{gone}");
    stage.close().await;
}

/// A reader of boards in words has this one as well, with what is laid.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_to_try_moves_on_is_told_in_words() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    stage.prefer(&alice, |wishes| wishes.text_board = true).await;
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let board = update(&stage.type_move(&alice, &board, "h8").await);
    let shown = open(&alice, &board).await;
    assert!(shown.attachments.is_empty(), "{shown:?}");
    assert!(shown.text().contains("Row 8: Black h."), "{}", shown.text());
    let laid = update(&lay(&alice, &shown, "h9").await);
    let text = laid.text();
    assert!(text.contains("Laid: h9") && text.contains("Row 9: White h."), "{text}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn cards_on_ones_own_board_are_of_ones_own_deck() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let board = stage.alice_and_bob("rokumon/act-2").await;
    let coins = open(&alice, &board).await;
    stage.prefer(&alice, |wishes| wishes.deck = Some("suits".into())).await;
    let suits = open(&alice, &board).await;
    assert!(coins.attachments[0].bytes != suits.attachments[0].bytes, "playing cards");
    stage.close().await;
}
