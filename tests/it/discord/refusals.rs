//! Refusals: a sentence for the asker alone, which says what would work.

use crate::stage::{Stage, challenge_by, ephemeral_text};
use narabe::playground::permissions;

/// The refusal has these words, whoever asks, and the game stays as it was.
macro_rules! refuses {
    ($stage:expr, $answer:expr, $($word:expr),+) => {
        let say = ephemeral_text(&$answer.await.unwrap());
        $(assert!(say.contains($word), "{say:?} has no {:?}", $word);)+
        assert!($stage.world.refusals().is_empty(), "{:#?}", $stage.world.refusals());
    };
}

#[tokio::test(flavor = "multi_thread")]
async fn moves_that_cannot_be() {
    let stage = Stage::open().await;
    let (alice, bob, carol, lobby) =
        (stage.person("alice"), stage.person("bob"), stage.person("carol"), stage.channel("lobby"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    refuses!(
        stage,
        bob.slash(&lobby, "move", &[("where", "h8")]),
        "not your turn",
        &alice.mention()
    );
    refuses!(stage, bob.press(&board, "Move"), "not your turn", &alice.mention());
    refuses!(stage, carol.press(&board, "Move"), "/challenge");
    refuses!(stage, carol.slash(&lobby, "move", &[("where", "h8")]), "/challenge");
    refuses!(stage, alice.slash(&lobby, "move", &[("where", "p1")]), "p1", "a1", "o15");
    refuses!(stage, alice.slash(&lobby, "move", &[("where", "centre")]), "centre", "h8");
    refuses!(stage, alice.slash(&lobby, "move", &[("where", "h")]), "h1", "h2");
    refuses!(stage, alice.slash(&lobby, "move", &[("where", "resign 0")]), "/resign");
    refuses!(
        stage,
        alice.slash(&lobby, "move", &[("where", "h8"), ("game", "77")]),
        "77",
        "/games"
    );
    refuses!(stage, alice.slash(&lobby, "move", &[("where", "h8"), ("game", "x")]), "/games");
    alice.slash(&lobby, "move", &[("where", "h8")]).await.unwrap();
    refuses!(stage, bob.slash(&lobby, "move", &[("where", "h8")]), "h8", "empty");
    assert_eq!(stage.kept(1).await.log, ["h8"]);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn old_boards_answer() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let old = stage.alice_and_bob("gomoku/freestyle").await;
    let form = alice.press(&old, "Move").await.unwrap().modal().unwrap().clone();
    stage.type_move(&alice, &old, "h8").await;
    // The same form, sent a second time: it is Bob's turn now.
    refuses!(stage, alice.submit(&form, &[("text", "h9")]), "not your turn", &bob.mention());
    let board = stage.world.message(old.id).unwrap();
    stage.type_move(&bob, &board, "h9").await;
    // It is Alice's turn again, but the form belongs to the board of two moves ago.
    refuses!(stage, alice.submit(&form, &[("text", "i8")]), "out of date", &alice.mention());
    let board = stage.world.message(old.id).unwrap();
    let sure = bob.press(&board, "Resign").await.unwrap().ephemeral().unwrap().clone();
    bob.press(&sure, "Yes, resign").await.unwrap();
    refuses!(stage, alice.submit(&form, &[("text", "i8")]), "over");
    assert_eq!(stage.kept(1).await.log, ["h8", "h9", "resign 1"]);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn challenges_that_cannot_be() {
    let stage = Stage::open().await;
    let (alice, bob, carol, lobby) =
        (stage.person("alice"), stage.person("bob"), stage.person("carol"), stage.channel("lobby"));
    refuses!(stage, alice.slash(&lobby, "challenge", &[("opponent", "alice")]), "yourself");
    refuses!(stage, alice.slash(&lobby, "challenge", &[("game", "chess")]), "chess", "gomoku");
    refuses!(stage, alice.slash(&lobby, "challenge", &[("game", "gomoku/freestile")]), "freestyle");
    let rules = [("game", "gomoku"), ("rules", "size=14 colour=red")];
    refuses!(stage, alice.slash(&lobby, "challenge", &rules), "14", "size", "colour");
    refuses!(
        stage,
        alice.slash(&lobby, "challenge", &[("game", "solo"), ("opponent", "bob")]),
        "automa",
        "opponent"
    );
    refuses!(
        stage,
        alice.slash(&lobby, "challenge", &[("game", "solo"), ("starts", "them")]),
        "automa",
        "You go first"
    );
    let challenge = challenge_by(&alice, &lobby, &[("opponent", "bob")]).await;
    refuses!(stage, carol.press(&challenge, "Accept"), "not for you", &bob.mention());
    refuses!(stage, carol.press(&challenge, "Decline"), "not for you", &bob.mention());
    refuses!(stage, bob.press(&challenge, "Withdraw"), &alice.mention());
    refuses!(stage, alice.press(&challenge, "Accept"), "waiting for someone else");
    bob.press(&challenge, "Accept").await.unwrap();
    refuses!(stage, bob.press(&challenge, "Accept"), "already started");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_person_has_at_most_ten_games() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    for _ in 0..10 {
        assert!(
            alice
                .slash(&lobby, "challenge", &[("starts", "random")])
                .await
                .unwrap()
                .message()
                .is_some()
        );
    }
    refuses!(stage, alice.slash(&lobby, "challenge", &[("starts", "random")]), "10", "/games");
    let bobs = bob.slash(&lobby, "challenge", &[("starts", "random")]).await.unwrap();
    refuses!(stage, alice.press(bobs.message().unwrap(), "Join"), "10");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn missing_permissions_are_named() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for (bit, name) in [
        (permissions::VIEW_CHANNEL, "View Channel"),
        (permissions::SEND_MESSAGES, "Send Messages"),
        (permissions::ATTACH_FILES, "Attach Files"),
    ] {
        stage.world.set_bot_permissions(&lobby, permissions::BOT_DEFAULT & !bit);
        refuses!(stage, alice.slash(&lobby, "challenge", &[("starts", "random")]), name);
    }
    stage.world.set_bot_permissions(&lobby, permissions::BOT_DEFAULT);
    assert!(
        alice
            .slash(&lobby, "challenge", &[("starts", "random")])
            .await
            .unwrap()
            .ephemeral()
            .is_none()
    );
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_in_a_conversation_needs_someone_else_in_it() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    refuses!(
        stage,
        alice.slash(&alice.dm(), "challenge", &[("opponent", "bob")]),
        "server",
        "`/challenge level:3`"
    );
    assert!(alice.slash(&alice.dm(), "help", &[]).await.unwrap().text().contains("/challenge"));
    stage.close().await;
}

/// A game is played where it is: nothing of it appears anywhere else.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_not_played_from_another_channel() {
    let stage = Stage::open().await;
    let (alice, carol, elsewhere) =
        (stage.person("alice"), stage.person("carol"), stage.channel("games"));
    stage.alice_and_bob("gomoku/freestyle").await;
    let here = stage.channel("lobby").id().to_string();
    refuses!(
        stage,
        alice.slash(&elsewhere, "move", &[("where", "h8"), ("game", "1")]),
        "#1",
        &here
    );
    refuses!(stage, alice.slash(&elsewhere, "resign", &[("game", "1")]), "#1", &here);
    refuses!(stage, alice.slash(&elsewhere, "move", &[("where", "h8")]), "/games");
    let suggested =
        alice.complete(&elsewhere, "move", &[("where", "h8")], ("game", "")).await.unwrap();
    assert!(suggested.choices().is_empty(), "{suggested:?}");
    let own = alice.slash(&elsewhere, "board", &[("game", "1")]).await.unwrap();
    assert!(
        own.ephemeral().is_some_and(|board| board.attachments.len() == 1),
        "a player sees it from anywhere"
    );
    refuses!(stage, carol.slash(&elsewhere, "board", &[("game", "1")]), "no game #1");
    // A game of others elsewhere is refused like one that was never there, in words that are true of both.
    let mine = "You have no game #";
    let others = [("where", "h8"), ("game", "1")];
    refuses!(stage, carol.slash(&elsewhere, "move", &others), mine, "none in this channel");
    let none = [("where", "h8"), ("game", "99")];
    refuses!(stage, carol.slash(&elsewhere, "move", &none), mine, "none in this channel");
    let lobby = stage.channel("lobby");
    refuses!(stage, carol.slash(&lobby, "move", &others), "not in this game");
    assert_eq!(stage.kept(1).await.log.len(), 0);
    assert_eq!(elsewhere.messages().iter().filter(|message| !message.is_ephemeral()).count(), 0);
    stage.close().await;
}

/// A refusal names rule sets and leaderboards by their names, and not by the words that the program has for them.
#[tokio::test(flavor = "multi_thread")]
async fn refusals_name_things_as_people_do() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let three = [("game", "gomoku"), ("seats", "3")];
    refuses!(
        stage,
        alice.slash(&lobby, "challenge", &three),
        "“Gomoku · freestyle” is for 2 players, not 3",
        "For 3: Pente · free for all."
    );
    let no_game = [("seats", "3")];
    refuses!(
        stage,
        alice.slash(&lobby, "challenge", &no_game),
        "chosen with `game`: Pente · free for all."
    );
    let as_named = [("game", "Pente · free for all"), ("seats", "3")];
    let challenge = alice.slash(&lobby, "challenge", &as_named).await.unwrap();
    assert!(challenge.ephemeral().is_none(), "{challenge:?}");
    for command in ["history", "leaderboard", "profile"] {
        refuses!(
            stage,
            alice.slash(&lobby, command, &[("game", "xyz")]),
            "no game or leaderboard “xyz”",
            "Poof-, Boat- and O-Pente; ",
            "Three or more players"
        );
    }
    stage.close().await;
}

/// A rule set stands for its pool, unless several games have one of that name.
#[tokio::test(flavor = "multi_thread")]
async fn a_leaderboard_that_is_probably_meant_is_named() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for (typed, said) in [
        ("rokumom", "“rokumom”. Did you mean “rokumon”? Choose one of: "),
        ("freestile", "“freestile”. Did you mean “freestyle”? Choose one of: "),
        ("standard", "“standard”. Choose one of: "),
        ("chess", "“chess”. Choose one of: "),
        ("puzles", "“puzles”. Did you mean “puzzles”? Choose one of: "),
        ("xyz", "; Puzzles."),
    ] {
        refuses!(stage, alice.slash(&lobby, "leaderboard", &[("game", typed)]), said);
    }
    stage.close().await;
}
