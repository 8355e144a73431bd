//! `/openings`: what was played in a server from a position on, by buttons from one to the next.

use crate::stage::{Stage, ephemeral_text, update};
use narabe::playground::Message;

/// A game of these moves by turns that the last one to have moved wins, since the other resigns.
async fn play(stage: &Stage, moves: &[&str]) {
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/freestyle").await;
    for (number, text) in moves.iter().enumerate() {
        let who = if number % 2 == 0 { &alice } else { &bob };
        who.slash(&lobby, "move", &[("where", text)]).await.unwrap();
        stage.bot.tick().await;
    }
    let loser = if moves.len().is_multiple_of(2) { &alice } else { &bob };
    let asked = loser.slash(&lobby, "resign", &[]).await.unwrap();
    loser.press(asked.ephemeral().unwrap(), "Yes, resign").await.unwrap();
    stage.bot.tick().await;
}

fn text(message: &Message) -> String {
    message.content.clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn openings_of_a_server_are_explored() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let asked =
        async |options: &[(&str, &str)]| alice.slash(&lobby, "openings", options).await.unwrap();
    let none = asked(&[("game", "gomoku/freestyle")]).await;
    assert!(ephemeral_text(&none).contains("No finished game here"), "{none:?}");
    // The answers to the first stone are images of each other.
    for moves in [["h8", "i9", "g7"], ["h8", "g7", "i9"], ["h8", "g9", "i7"]] {
        play(&stage, &moves).await;
    }
    stage.bot.sweep().await;
    let first = asked(&[("game", "gomoku/freestyle")]).await.ephemeral().unwrap().clone();
    assert!(text(&first).contains("A: **h8** · 3 games · 100 % ±"), "{}", text(&first));
    let second = update(&alice.press(&first, "A").await.unwrap());
    assert!(text(&second).contains("After h8:"), "{}", text(&second));
    assert!(text(&second).contains("· 3 games · 0 % ±"), "{}", text(&second));
    let back = update(&alice.press(&second, "Back").await.unwrap());
    assert_eq!(text(&back), text(&first));
    let few = ephemeral_text(&asked(&[("moves", "h8 a1")]).await);
    assert!(few.contains("No finished game"), "the last rule set here: {few}");
    let mine = ephemeral_text(&asked(&[("mine", "true"), ("moves", "h8")]).await);
    assert!(mine.contains("3 games · 0 %"), "{mine}");
    let rated = ephemeral_text(&asked(&[("rated", "true")]).await);
    assert!(rated.contains("Rated games only"), "{rated}");
    let refused = ephemeral_text(&asked(&[("game", "roku")]).await);
    assert!(refused.contains("aren’t counted"), "{refused}");
    // From a finished game to the last position that others have reached as well.
    play(&stage, &["h8", "i9", "a1"]).await;
    stage.bot.sweep().await;
    let board = stage.world.message(stage.kept(4).await.message.unwrap()).unwrap();
    let left = alice.press(&board, "Openings").await.unwrap().ephemeral().unwrap().clone();
    let lines = text(&left);
    assert!(lines.contains("After h8 i9:") && lines.contains("· 3 games ·"), "{lines}");
    assert!(lines.contains("**a1** · 1 game"), "{lines}");
    stage.close().await;
}
