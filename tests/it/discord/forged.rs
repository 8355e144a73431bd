//! Ids that the bot never made: tampered with, of other people's games, of nothing at all. Each is answered, none acts.

use crate::stage::{Stage, challenge_by, ephemeral_text, give_up};
use narabe::playground::Answered;
use narabe::playground::cast::SERVER;
use narabe::playground::message::Message;
use serde_json::json;
use std::time::Duration;

/// The message with another id behind each of its buttons.
pub fn with_id(message: &Message, id: &str) -> Message {
    let mut forged = message.clone();
    for row in &mut forged.components {
        for part in row["components"].as_array_mut().into_iter().flatten() {
            part["custom_id"] = id.into();
        }
    }
    forged
}

#[tokio::test(flavor = "multi_thread")]
async fn forged_buttons_have_no_effect() {
    let stage = Stage::open().await;
    let carol = stage.person("carol");
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let version = stage.kept(1).await.version;
    let before = stage.kept(1).await;
    for id in [
        format!("v1:1:{version}:move"),
        format!("v1:1:{version}:confirm-resign"),
        format!("v1:1:{version}:accept"),
        format!("v1:1:{version}:withdraw"),
        "v1:1:4294967295:confirm-resign".to_owned(),
        "v1:1:99999999999999999999:move".to_owned(),
        "v1:-1:0:accept".to_owned(),
        "v1:9223372036854775807:0:join".to_owned(),
        "v1:2:0:accept".to_owned(),
        "v1:1:0:type".to_owned(),
        "v1:1:0:choose".to_owned(),
        "v2:1:0:move".to_owned(),
        "v1:1'; DROP TABLE games; --:0:move".to_owned(),
        "v1:1:0:<@1> @everyone \u{202e}evom".to_owned(),
        "x".repeat(100),
    ] {
        let answer = carol.press(&with_id(&board, &id), "Move").await.unwrap();
        let said = ephemeral_text(&answer);
        assert!(!said.is_empty() && !said.contains("@everyone"), "{id}: {said}");
        assert_eq!(stage.kept(1).await, before, "{id} has changed the game");
    }
    stage.close().await;
}

/// Players may press nothing either that is not theirs to press now.
#[tokio::test(flavor = "multi_thread")]
async fn forged_versions_do_not_allow_two_moves() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    stage.type_move(&alice, &board, "h8").await;
    let version = stage.kept(1).await.version;
    for number in [version, version + 1, version.wrapping_sub(1), 0] {
        let pressed =
            alice.press(&with_id(&board, &format!("v1:1:{number}:move")), "Move").await.unwrap();
        assert!(!matches!(pressed, Answered::Modal(_)), "Alice gets no form: {pressed:?}");
        // An invitation of long ago is no way in either.
        let pressed =
            bob.press(&with_id(&board, &format!("v1:1:{number}:accept")), "Move").await.unwrap();
        assert!(matches!(pressed, Answered::Ephemeral(_)), "{pressed:?}");
    }
    assert_eq!(stage.kept(1).await.log, ["h8"]);
    stage.close().await;
}

/// The message with a menu of one choice in the place of its components.
fn with_menu(message: &Message, id: &str, choice: &str) -> Message {
    let options = json!([{ "label": choice, "value": choice }]);
    let menu = json!({ "type": 3, "custom_id": id, "options": options });
    let mut forged = message.clone();
    forged.components = vec![json!({ "type": 1, "components": [menu] })];
    forged
}

/// Whoever forges an id is shown what it leads to, and the message of others stays.
#[tokio::test(flavor = "multi_thread")]
async fn a_forged_press_changes_no_public_message() {
    let stage = Stage::open().await;
    let (alice, dave) = (stage.person("alice"), stage.person("dave"));
    stage.alice_and_bob("gomoku/freestyle").await;
    challenge_by(&alice, &stage.channel("lobby"), &[("game", "gomoku/freestyle")]).await;
    stage.bot.tick().await;
    let (board, challenge) = (stage.shown(1).await, stage.shown(2).await);
    for message in [&board, &challenge] {
        for (id, choice) in [
            ("v1:panel:which:leaderboard:", "gomoku"),
            ("v1:panel:preferences:more", "x"),
            ("v1:panel:lesson:0:solution", "x"),
        ] {
            let forged = with_menu(message, id, choice);
            let pressed = dave.select(&forged, id, &[choice]).await.unwrap();
            assert!(pressed.ephemeral().is_some(), "{id}: {pressed:?}");
        }
        let now = stage.world.message(message.id).expect("it is there");
        assert_eq!((now.text(), &now.components), (message.text(), &message.components));
    }
    let page = with_id(&board, "v1:leaf:profile:-");
    let pressed = dave.press(&page, "Move").await.unwrap();
    assert!(pressed.ephemeral().is_some(), "{pressed:?}");
    assert_eq!(stage.shown(1).await.components, board.components);
    stage.close().await;
}

/// A channel is chosen in a menu of Discord's, which lists those of the server; its id alone makes it no setting.
#[tokio::test(flavor = "multi_thread")]
async fn a_channel_of_another_server_is_no_setting() {
    let stage = Stage::open().await;
    let (alice, hall) = (stage.person("alice"), stage.world.hall(0));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let (menu, id) = ("v1:panel:settings:results", hall.id().to_string());
    let typed = with_menu(&board, menu, &id);
    let mut answers = vec![alice.select(&typed, menu, &[id.as_str()]).await.unwrap()];
    for part in ["", ":ask", &format!(":{id}")] {
        let forged = with_id(&board, &format!("{menu}{part}"));
        answers.push(alice.press(&forged, "Move").await.unwrap());
    }
    // A form that the bot has opened for her, sent under another key.
    let limits = with_id(&board, "v1:panel:settings:limits:ask");
    let form = alice.press(&limits, "Move").await.unwrap();
    let mut form = form.modal().unwrap().clone();
    form.data["custom_id"] = menu.into();
    let field = form.inputs()[0]["custom_id"].as_str().unwrap().to_owned();
    answers.push(alice.submit(&form, &[(field.as_str(), id.as_str())]).await.unwrap());
    for answer in answers {
        assert!(!ephemeral_text(&answer).is_empty(), "{answer:?}");
    }
    assert_eq!(stage.app.store().settings(SERVER).await.unwrap().results, None);
    give_up(&alice, &stage.channel("lobby"), &[]).await;
    stage.pass(Duration::from_secs(60)).await;
    assert!(hall.messages().is_empty());
    stage.close().await;
}

/// Two games whose boards stand below each other: a move in one of them, typed from the other's board.
#[tokio::test(flavor = "multi_thread")]
async fn a_form_from_another_games_board_leaves_it_alone() {
    let stage = Stage::open().await;
    let (carol, dave) = (stage.person("carol"), stage.person("dave"));
    stage.alice_and_bob("gomoku/freestyle").await;
    let board = stage.shown(1).await;
    let options = [("opponent", "carol"), ("game", "gomoku/freestyle"), ("starts", "me")];
    let challenge = challenge_by(&dave, &stage.channel("lobby"), &options).await;
    carol.press(&challenge, "Accept").await.unwrap();
    stage.bot.tick().await;
    let (own, version) = (stage.shown(2).await, stage.kept(2).await.version);
    let forged = with_id(&board, &format!("v1:2:{version}:move"));
    let moved = stage.type_move(&dave, &forged, "h8").await;
    assert!(moved.ephemeral().is_some(), "{moved:?}");
    stage.pass(Duration::from_secs(60)).await;
    assert_eq!(stage.kept(2).await.log, ["h8"]);
    assert_eq!(stage.kept(1).await.message, Some(board.id));
    assert_ne!(stage.kept(2).await.message, Some(board.id));
    let now = stage.shown(1).await;
    assert_eq!((now.text(), &now.components), (board.text(), &board.components));
    assert_ne!(stage.shown(2).await.text(), own.text(), "its own board shows the move");
    stage.close().await;
}

/// Direct messages have no server, by which their people would be told from those of others.
#[tokio::test(flavor = "multi_thread")]
async fn a_seat_among_friends_is_taken_by_no_one_from_elsewhere() {
    let stage = Stage::open().await;
    let (alice, there) = (stage.person("alice"), stage.channel("alice-and-bob"));
    challenge_by(&alice, &there, &[("game", "gomoku/freestyle")]).await;
    let before = stage.kept(1).await.members;
    let (carol, own) = (stage.person("carol"), stage.channel("dm-carol"));
    let answer = carol.slash(&own, "privacy", &[]).await.unwrap();
    let panel = answer.ephemeral().unwrap().clone();
    for id in ["v1:panel:seat:1", "v1:1:0:join"] {
        let pressed = carol.press(&with_id(&panel, id), "Export everything").await.unwrap();
        assert!(ephemeral_text(&pressed).contains("There’s no game #1"), "{id}: {pressed:?}");
        assert_eq!(stage.kept(1).await.members, before, "{id}");
    }
    stage.close().await;
}
