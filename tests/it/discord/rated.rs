//! A rated game under way is helped by nothing: every command, button, file and direct message is tried. Nor is one that is
//! not rated and decides something.

use super::events::{joined, running};
use super::forged::with_id;
use super::hill::of_three;
use super::reviews::lay;
use crate::stage::Stage;
use narabe::app::commands::COMMANDS;
use narabe::playground::message::Message;
use narabe::playground::{Answered, Channel, Person};
use narabe::store::servers::Setting;
use narabe::store::{Created, GameId, Member, NewGame, Of};
use std::time::Duration;

/// Alice, to move, can win by fours with h7 or h11.
const STONES: [&str; 8] = ["h8", "a1", "h9", "c1", "h10", "e1", "g3", "k12"];

/// Words of help: hints and reviews in their first words.
const HELP: [&str; 6] =
    ["💡", "Better was", "accuracy", "chance to win", "Try **", "a win was missed"];

/// A stage on which Alice and Bob play rated game 1, and its board.
async fn rated() -> (Stage, Message) {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let game = ("game", "gomoku/freestyle");
    let options = [("opponent", "bob"), ("starts", "me"), ("rated", "true"), game];
    let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
    stage.person("bob").press(challenge.message().unwrap(), "Accept").await.unwrap();
    lay(&stage, 1, &STONES).await;
    assert!(stage.kept(1).await.rated);
    let board = alice.slash(&lobby, "board", &[]).await.unwrap().message().unwrap().clone();
    (stage, board)
}

fn check(what: &str, answered: &Answered) {
    let shown = [answered.ephemeral(), answered.message()].into_iter().flatten();
    for message in shown.map(|message| format!("{} {:?}", message.text(), message.attachments)) {
        let help = HELP.iter().find(|help| message.contains(**help));
        assert!(help.is_none(), "{what} helps by {help:?}: {message}");
    }
}

/// Gives a command with the game, the record as a file, or without anything, where it takes them.
async fn command(person: &Person, place: &Channel, name: &str, file: &str, with: &str) {
    let spec = COMMANDS.iter().find(|spec| spec.name == name).unwrap();
    let takes = |option: &str| spec.options.iter().any(|opt| opt.name == option);
    if spec.options.iter().any(|opt| opt.required) && name != "move" {
        return;
    }
    let mut options = if name == "move" { vec![("where", "o15")] } else { Vec::new() };
    match with {
        "game" if takes("game") && name != "challenge" => options.push(("game", "1")),
        "file" if takes("file") => options.push(("file", file)),
        "text" if takes("text") => options.push(("text", "true")),
        "nothing" => {}
        _ => return,
    }
    if name == "games" || name == "rules" {
        options.retain(|(option, _)| *option != "game");
    }
    let answered = person.slash(place, name, &options).await;
    // An option that the place does not offer cannot help there.
    if let Ok(answered) = answered {
        check(&format!("/{name} with {with} of {}", person.name()), &answered);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_command_helps_in_a_rated_game() {
    let (stage, _) = rated().await;
    let record = serde_json::json!({
        "game": "gomoku", "rules": "freestyle", "seats": 2, "actions": STONES,
    });
    // Those that end the game come last; the others leave it as it is.
    let ends = ["move", "resign", "abort", "takeback", "draw", "privacy"];
    let mut names: Vec<&str> = COMMANDS.iter().map(|spec| spec.name).collect();
    names.retain(|name| !ends.contains(name));
    assert!(names.contains(&"hint") && names.contains(&"review") && names.len() > 12);
    for who in ["alice", "bob"] {
        let person = stage.person(who);
        let file = person.upload("g.json", "application/json", record.to_string().as_bytes());
        for place in [stage.channel("lobby"), person.dm()] {
            for name in &names {
                for with in ["nothing", "game", "file", "text"] {
                    stage.clock.advance(60_000);
                    command(&person, &place, name, &file, with).await;
                }
            }
        }
    }
    assert_eq!(stage.kept(1).await.log, STONES);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_button_helps_in_a_rated_game() {
    let (stage, board) = rated().await;
    let alice = stage.person("alice");
    let more = alice.press(&board, "More…").await.unwrap().ephemeral().unwrap().clone();
    let offered = |message: &Message| {
        message.buttons().iter().any(|button| ["Hint", "Review"].contains(&button.label.as_str()))
    };
    assert!(!offered(&board) && !offered(&more), "neither is offered");
    let kept = stage.kept(1).await;
    let (version, entries) = (kept.version, STONES.len());
    for id in [
        format!("v1:1:{version}:hint"),
        format!("v1:1:{version}:ask-hints"),
        format!("v1:1:{version}:review"),
        "v1:1:0:review-forth".to_owned(),
        "v1:1:0:share".to_owned(),
        format!("v1:panel:hint:1:{entries}:where"),
        format!("v1:panel:hint:1:{entries}:line"),
    ] {
        for who in ["alice", "bob"] {
            let pressed = stage.person(who).press(&with_id(&board, &id), "Move").await.unwrap();
            assert!(pressed.ephemeral().is_some(), "{id}: {pressed:?}");
            check(&id, &pressed);
        }
    }
    assert_eq!(stage.kept(1).await.offers, []);
    stage.close().await;
}

/// The position of the rated game is not judged in another game either, also turned.
#[tokio::test(flavor = "multi_thread")]
async fn the_rated_position_is_not_judged_elsewhere() {
    let (stage, _) = rated().await;
    let (alice, games) = (stage.person("alice"), stage.channel("games"));
    let turned = ["h8", "a15", "i8", "a13", "j8", "a11", "c9", "l5"];
    for (number, stones) in [(2, STONES), (3, turned)] {
        let game = ("game", "gomoku/freestyle");
        let options = [("level", "3"), ("starts", "me"), game];
        alice.slash(&games, "challenge", &options).await.unwrap();
        lay(&stage, number, &stones).await;
        let number = number.to_string();
        let options = [("game", number.as_str())];
        let hint = alice.slash(&games, "hint", &options).await.unwrap();
        check("/hint elsewhere", &hint);
        if number == "2" {
            assert!(hint.ephemeral().unwrap().text().contains("game #1"), "{hint:?}");
            alice.slash(&games, "resign", &options).await.unwrap();
            let sure = alice.slash(&games, "resign", &options).await.unwrap();
            let sure = sure.ephemeral().unwrap().clone();
            let label = sure.buttons()[0].label.clone();
            alice.press(&sure, &label).await.unwrap();
            let review = alice.slash(&games, "review", &options).await.unwrap();
            assert!(review.ephemeral().unwrap().text().contains("game #1"), "{review:?}");
        }
    }
    // Another position is judged meanwhile.
    let options = [("level", "3"), ("starts", "me"), ("game", "gomoku/freestyle")];
    alice.slash(&games, "challenge", &options).await.unwrap();
    lay(&stage, 4, &["d4", "m12", "d5", "m10", "d6", "m8", "n2", "b13"]).await;
    let hint = alice.slash(&games, "hint", &[("game", "4")]).await.unwrap();
    assert!(hint.ephemeral().unwrap().text().contains("💡"), "{hint:?}");
    stage.close().await;
}

/// A machine's answer there would be a move for the rated game.
#[tokio::test(flavor = "multi_thread")]
async fn no_machine_answers_in_the_rated_position() {
    let (stage, _) = rated().await;
    let (games, lobby) = (stage.channel("games"), stage.channel("lobby"));
    let moved = async |who: &str, game: i64, text: &str| {
        let number = game.to_string();
        let options = [("where", text), ("game", number.as_str())];
        stage.person(who).slash(&games, "move", &options).await.unwrap()
    };
    for (who, game) in [("alice", 2), ("bob", 3), ("carol", 4)] {
        let options = [("level", "3"), ("starts", "me"), ("game", "gomoku/freestyle")];
        stage.person(who).slash(&games, "challenge", &options).await.unwrap();
        let opening = moved(who, game, "h8").await;
        assert!(opening.message().is_some(), "an opening is like any other: {opening:?}");
        assert_eq!(stage.kept(game).await.log.len(), 2, "and answered");
    }
    for (who, game) in [("alice", 5), ("bob", 6), ("carol", 7)] {
        let options = [("level", "3"), ("starts", "me"), ("game", "gomoku/freestyle")];
        stage.person(who).slash(&games, "challenge", &options).await.unwrap();
        lay(&stage, game, &STONES[..6]).await;
        let made = moved(who, game, STONES[6]).await;
        if who == "carol" {
            assert!(made.message().is_some(), "who does not play it: {made:?}");
            continue;
        }
        let text = made.ephemeral().unwrap().text();
        assert!(text.contains("the position of your game #1"), "{text}");
        assert_eq!(stage.kept(game).await.log.len(), 6, "nothing is kept");
        let other = moved(who, game, "o15").await;
        assert!(other.message().is_some(), "another move: {other:?}");
        assert_eq!(stage.kept(game).await.log.len(), 8);
    }
    let alice = stage.person("alice");
    let options = [("level", "3"), ("starts", "me"), ("game", "gomoku/freestyle")];
    alice.slash(&games, "challenge", &options).await.unwrap();
    lay(&stage, 8, &[&STONES[..], &["n2", "b13"]].concat()).await;
    let back = alice.slash(&games, "takeback", &[("game", "8")]).await.unwrap();
    assert!(back.message().is_some(), "no machine answers then: {back:?}");
    assert_eq!(stage.kept(8).await.log, STONES);
    let sure = alice.slash(&lobby, "resign", &[("game", "1")]).await.unwrap();
    alice.press(sure.ephemeral().unwrap(), "Yes, resign").await.unwrap();
    let made = moved("alice", 5, STONES[6]).await;
    assert!(made.message().is_some(), "once it is finished: {made:?}");
    stage.close().await;
}

/// Three stones are the whole of a swap2 opening: whoever answers them elsewhere makes the choice.
#[tokio::test(flavor = "multi_thread")]
async fn no_choice_of_a_rated_opening_is_helped() {
    let stage = Stage::open().await;
    let (games, lobby) = (stage.channel("games"), stage.channel("lobby"));
    let swap2 = [("starts", "me"), ("game", "gomoku/freestyle"), ("rules", "opening=swap2")];
    let moved = async |who: &str, place: &Channel, game: i64, text: &str| {
        let number = game.to_string();
        let options = [("where", text), ("game", number.as_str())];
        stage.person(who).slash(place, "move", &options).await.unwrap()
    };
    let options = [&swap2[..], &[("opponent", "bob"), ("rated", "true")]].concat();
    let challenge = stage.person("alice").slash(&lobby, "challenge", &options).await.unwrap();
    stage.person("bob").press(challenge.message().unwrap(), "Accept").await.unwrap();
    assert!(stage.kept(1).await.rated);
    for stone in ["h8", "i9", "f10"] {
        moved("alice", &lobby, 1, stone).await;
    }
    assert_eq!(stage.kept(1).await.log.len(), 3);
    let options = [&swap2[..], &[("level", "3")]].concat();
    for (who, game) in [("alice", 2), ("bob", 3), ("carol", 4)] {
        stage.person(who).slash(&games, "challenge", &options).await.unwrap();
        // The same stones in another order, of which the first two are laid unanswered.
        for stone in ["f10", "i9"] {
            let laid = moved(who, &games, game, stone).await;
            assert!(laid.message().is_some(), "{who}: {laid:?}");
        }
        let made = moved(who, &games, game, "h8").await;
        if who == "carol" {
            assert!(made.message().is_some(), "who does not play it: {made:?}");
            continue;
        }
        let text = made.ephemeral().unwrap().text();
        assert!(text.contains("the position of your game #1"), "{text}");
        let other = moved(who, &games, game, "o15").await;
        assert!(other.message().is_some(), "another stone: {other:?}");
    }
    // Nor is the position judged where it was passed.
    stage.person("bob").slash(&games, "challenge", &options).await.unwrap();
    lay(&stage, 5, &["h8", "i9", "f10", "take first"]).await;
    let hint = async || {
        let asked = stage.person("bob").slash(&games, "hint", &[("game", "5")]).await.unwrap();
        asked.ephemeral().unwrap().text().to_owned()
    };
    let refused = hint().await;
    assert!(refused.contains("game #1"), "{refused}");
    moved("bob", &lobby, 1, "take second").await;
    assert_eq!(stage.kept(1).await.log.len(), 4);
    let given = hint().await;
    assert!(given.contains("💡"), "once the choice is made: {given}");
    stage.close().await;
}

/// Strangers invite Alice to a hundred games, all newer than the rated one.
#[tokio::test(flavor = "multi_thread")]
async fn invitations_hide_no_rated_game() {
    let (stage, _) = rated().await;
    let (alice, games) = (stage.person("alice"), stage.channel("games"));
    let options = [("level", "3"), ("starts", "me"), ("game", "gomoku/freestyle")];
    alice.slash(&games, "challenge", &options).await.unwrap();
    lay(&stage, 2, &STONES).await;
    let like = stage.kept(1).await;
    for number in 1..=100 {
        let stranger = Member { person: 5_000 + number, joined: true, seat: None };
        let invited = Member { person: alice.id(), joined: false, seat: None };
        let new = NewGame {
            venue: like.venue,
            game: like.game.clone(),
            rules: like.rules.clone(),
            revision: like.revision,
            seats: 2,
            first: like.first,
            locale: like.locale.clone(),
            pace: like.pace,
            rated: false,
            members: vec![stranger, invited],
            machines: Vec::new(),
            deadline_at: stage.clock_now() + 1_000_000,
            begins: None,
            at: stage.clock_now() + 1,
            interaction: 5_000 + number,
            most_per_person: 10,
            most_per_channel: 200,
            sole: false,
            set: false,
            hill: None,
            tasks: Vec::new(),
        };
        let created = stage.app.store().create(new).await.unwrap();
        assert!(matches!(created, Created::Made { .. }), "{created:?}");
    }
    let hint = alice.slash(&games, "hint", &[("game", "2")]).await.unwrap();
    assert!(hint.ephemeral().unwrap().text().contains("game #1"), "{hint:?}");
    let resigned = alice.slash(&stage.channel("lobby"), "resign", &[]).await.unwrap();
    let asked = resigned.ephemeral().unwrap().text().contains("Resign this game?");
    assert!(asked, "{resigned:?}");
    stage.close().await;
}

/// A file may have the stones of a rated game under other rules.
#[tokio::test(flavor = "multi_thread")]
async fn files_of_other_games_on_lines_do_not_help_either() {
    let (stage, _) = rated().await;
    let record = serde_json::json!({
        "game": "ninuki", "rules": "pente size=15 opening=none", "seats": 2, "actions": STONES,
    });
    let alice = stage.person("alice");
    let file = alice.upload("g.json", "application/json", record.to_string().as_bytes());
    let review = alice.slash(&stage.channel("lobby"), "review", &[("file", &file)]).await.unwrap();
    let text = review.ephemeral().unwrap().text();
    assert!(text.contains("game #1"), "{text}");
    stage.close().await;
}

/// Circles have no lines by which positions could be compared: nothing of their game is judged meanwhile.
#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_without_lines_is_not_helped_elsewhere() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let game = ("game", "roku/standard");
    let options = [("opponent", "bob"), ("starts", "me"), ("rated", "true"), game];
    let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
    stage.person("bob").press(challenge.message().unwrap(), "Accept").await.unwrap();
    assert!(stage.kept(1).await.rated);
    let games = stage.channel("games");
    for (number, game) in [("2", "roku/standard"), ("3", "gomoku/freestyle")] {
        let options = [("level", "3"), ("starts", "me"), ("game", game)];
        alice.slash(&games, "challenge", &options).await.unwrap();
        let hint = alice.slash(&games, "hint", &[("game", number)]).await.unwrap();
        let hint = hint.ephemeral().unwrap().text().to_owned();
        assert_eq!(hint.contains("game #1"), number == "2", "{game}: {hint}");
        assert_eq!(hint.contains("💡"), number == "3", "{game}: {hint}");
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn openings_say_nothing_of_the_rated_position() {
    let (stage, _) = rated().await;
    let asked = async |who: &str, stones: &[&str]| {
        let moves = stones.join(" ");
        let options = [("game", "gomoku/freestyle"), ("moves", moves.as_str())];
        let asked = stage.person(who).slash(&stage.channel("lobby"), "openings", &options).await;
        asked.unwrap().ephemeral().unwrap().text().to_owned()
    };
    for who in ["alice", "bob"] {
        for stones in [&STONES[..], &[&STONES[..], &["h7"]].concat()] {
            let text = asked(who, stones).await;
            assert!(text.contains("game #1"), "{text}");
        }
    }
    let before = asked("alice", &STONES[..4]).await;
    assert!(before.contains("No finished game"), "{before}");
    let other = asked("carol", &STONES).await;
    assert!(other.contains("No finished game"), "who does not play it: {other}");
    stage.close().await;
}

/// Nothing is said of a position that could not be compared with the rated one in time.
#[tokio::test(flavor = "multi_thread")]
async fn a_comparison_that_takes_too_long_is_a_refusal() {
    let (stage, _) = rated().await;
    let stage = stage.restart_with(|app| app.with_work_budget(Duration::ZERO)).await;
    let options = [("game", "gomoku/freestyle"), ("moves", "d4 m12")];
    let asked = async |who: &str| {
        let asked = stage.person(who).slash(&stage.channel("lobby"), "openings", &options).await;
        asked.unwrap().ephemeral().unwrap().text().to_owned()
    };
    let text = asked("alice").await;
    assert!(text.contains("takes too long to replay"), "{text}");
    let other = asked("carol").await;
    assert!(other.contains("No finished game"), "who does not play it: {other}");
    stage.close().await;
}

/// The server rates no game.
async fn casual(stage: &Stage) {
    stage.set(Setting::Casual, |settings| settings.casual = true).await;
}

/// Lays the stones in a game that is not rated, and again in one of a player's against the machine. Gives what the player is
/// told who asks for a hint in the one and in the other.
async fn asked_about(stage: &Stage, who: &str, game: i64) -> [String; 2] {
    lay(stage, game, &STONES).await;
    assert!(!stage.kept(game).await.rated);
    let (person, lobby, games) =
        (stage.person(who), stage.channel("lobby"), stage.channel("games"));
    let hint = async |place: &Channel, game: i64| {
        let number = game.to_string();
        let asked = person.slash(place, "hint", &[("game", number.as_str())]).await.unwrap();
        asked.ephemeral().unwrap().text().to_owned()
    };
    let own = hint(&lobby, game).await;
    let options = [("level", "3"), ("starts", "me"), ("game", "gomoku/freestyle")];
    person.slash(&games, "challenge", &options).await.unwrap();
    let all = stage.app.store().unfinished(Of::Person(person.id())).await.unwrap();
    let other = all.iter().find(|stored| !stored.machines.is_empty()).unwrap().id;
    lay(stage, other.0, &STONES).await;
    [own, hint(&games, other.0).await]
}

/// Refused are a hint in a game, by this sentence, and one elsewhere for its position.
fn check_refused([own, elsewhere]: &[String; 2], sentence: &str, game: i64) {
    assert!(own.contains(sentence), "{own}");
    assert!(elsewhere.contains(&format!("from your game #{game}.")), "{elsewhere}");
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unrated_game_of_an_event_is_not_helped() {
    let stage = Stage::open().await;
    casual(&stage).await;
    let options = [("format", "knockout"), ("seats", "3"), ("clock", "day")];
    joined(&stage, &options, &["alice", "bob", "carol"]).await;
    let [GameId(game)] = running(&stage, 1).await[..] else { panic!("one match") };
    let told = asked_about(&stage, "bob", game).await;
    check_refused(&told, "no hints in games of events", game);
    let record = serde_json::json!({
        "game": "gomoku", "rules": "freestyle", "seats": 2, "actions": STONES,
    });
    let (bob, games) = (stage.person("bob"), stage.channel("games"));
    let file = bob.upload("g.json", "application/json", record.to_string().as_bytes());
    let review = bob.slash(&games, "review", &[("file", file.as_str())]).await.unwrap();
    let text = review.ephemeral().unwrap().text();
    assert!(text.contains(&format!("playing game #{game}.")), "{text}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unrated_game_for_a_hill_is_not_helped() {
    let (stage, _) = of_three("gomoku/freestyle").await;
    casual(&stage).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let challenge = alice.slash(&lobby, "hill", &[("person", "bob")]).await.unwrap();
    stage.person("bob").press(challenge.message().unwrap(), "Accept").await.unwrap();
    stage.bot.tick().await;
    assert!(stage.kept(1).await.hill);
    let told = asked_about(&stage, "alice", 1).await;
    check_refused(&told, "no hints in games of events and hills", 1);
    // Nor can it be asked for, not even by a forged button.
    let version = stage.kept(1).await.version;
    let board = stage.shown(1).await;
    let asks = with_id(&board, &format!("v1:1:{version}:ask-hints"));
    let no = alice.press(&asks, "Move").await.unwrap();
    assert!(no.ephemeral().unwrap().text().contains("no hints in games of events"), "{no:?}");
    assert_eq!(stage.kept(1).await.offers, []);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_against_the_crowd_is_not_helped() {
    let stage = Stage::open().await;
    let options = [("crowd", "true"), ("starts", "me"), ("game", "gomoku/freestyle")];
    stage.person("alice").slash(&stage.channel("lobby"), "challenge", &options).await.unwrap();
    stage.bot.tick().await;
    let told = asked_about(&stage, "alice", 1).await;
    check_refused(&told, "can’t agree to that", 1);
    stage.close().await;
}

/// One between two people that nothing hangs on hinders no help elsewhere.
#[tokio::test(flavor = "multi_thread")]
async fn an_unrated_game_that_decides_nothing_is_compared_with_nothing() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let game = ("game", "gomoku/freestyle");
    let options = [("opponent", "bob"), ("starts", "me"), ("rated", "false"), game];
    let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
    stage.person("bob").press(challenge.message().unwrap(), "Accept").await.unwrap();
    let [own, elsewhere] = asked_about(&stage, "alice", 1).await;
    assert!(own.contains("Hints need everyone’s agreement"), "{own}");
    assert!(elsewhere.contains("💡"), "{elsewhere}");
    stage.close().await;
}
