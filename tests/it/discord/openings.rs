//! Openings as people meet them: each decision is a turn, its answers are a menu, and what is offered stands on the board.

use crate::stage::{Stage, ephemeral_text};

/// The opening of the renju world championships, from the first stone to the sixth.
#[tokio::test(flavor = "multi_thread")]
async fn fifths_are_declared_offered_and_chosen() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/renju opening=soosorv-8").await;
    let put = async |who: &narabe::playground::Person, text: &str| {
        let answer = who.slash(&lobby, "move", &[("where", text)]).await.unwrap();
        stage.bot.tick().await;
        answer.message().cloned().unwrap_or_else(|| panic!("{text}: {answer:?}"))
    };
    for (who, text) in [(&alice, "h8"), (&alice, "h9"), (&alice, "i9"), (&bob, "stay")] {
        put(who, text).await;
    }
    let board = put(&bob, "i8").await;
    let menu = bob.press(&board, "Move").await.unwrap().ephemeral().unwrap().clone();
    bob.select(&menu, "Choose an action", &["declare 2"]).await.unwrap();
    put(&alice, "stay").await;
    put(&alice, "offer h7").await;
    let same =
        ephemeral_text(&alice.slash(&lobby, "move", &[("where", "offer h7")]).await.unwrap());
    assert!(same.contains("already offered"), "{same}");
    let board = put(&alice, "offer g6").await;
    let alt = board.attachments[0].description.clone().unwrap();
    assert!(alt.contains("Offered as the fifth move: h7 g6."), "{alt}");
    assert!(board.text().contains("Pick one of the offered fifth moves"), "{}", board.text());
    let menu = bob.press(&board, "Move").await.unwrap().ephemeral().unwrap().clone();
    bob.select(&menu, "Choose an action", &["g6"]).await.unwrap();
    stage.bot.tick().await;
    put(&bob, "a1").await;
    let log = stage.kept(1).await.log;
    assert_eq!(log[3..], ["stay", "i8", "declare 2", "stay", "offer h7", "offer g6", "g6", "a1"]);
    stage.close().await;
}
