//! Guesses of those who watch: the next move and the winner, secret until they are decided.

use super::events::share;
use super::reviews::lay;
use super::sent::{Sent, is_private, looks_around, tells};
use crate::stage::{Stage, challenge_by, ephemeral_text, labels, update};
use narabe::playground::message::Message;
use narabe::playground::{Answered, Person};
use narabe::store::{GameId, Status};
use std::time::Duration;

const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Moves up to the tenth, by turns, without a five.
const OPENING: [&str; 10] = ["h8", "h9", "j8", "j9", "l8", "l9", "h6", "j6", "l6", "n6"];

/// Alice lets those who watch guess, or not.
async fn allow(stage: &Stage) {
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let settings =
        alice.slash(&lobby, "settings show", &[]).await.unwrap().ephemeral().unwrap().clone();
    let panel = update(&alice.press(&settings, "Roles and results…").await.unwrap());
    let set = alice.press(&panel, "Guess the move: off").await.unwrap();
    let labels = labels(&update(&set));
    assert!(labels.contains(&"Guess the move: on".to_owned()), "{labels:?}");
}

/// A stage on which Alice and Bob play and the others may guess; the board.
async fn watched() -> (Stage, Message) {
    let stage = Stage::open().await;
    allow(&stage).await;
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    (stage, board)
}

/// Someone fills the form behind the button in.
async fn fill(person: &Person, board: &Message, fields: &[(&str, &str)]) -> Answered {
    let form = person.press(board, "Guess…").await.unwrap();
    let form = form.modal().unwrap_or_else(|| panic!("no form: {form:?}")).clone();
    person.submit(&form, fields).await.unwrap()
}

async fn guess(stage: &Stage, who: &str, board: &Message, text: &str) -> String {
    ephemeral_text(&fill(&stage.person(who), board, &[("where", text)]).await)
}

/// Points of all that was counted of a person.
async fn points(stage: &Stage, who: &str) -> Vec<Option<u32>> {
    let (ballots, _) = stage.app.store().ballots_of(stage.person(who).id()).await.unwrap();
    ballots.iter().map(|kept| kept.points).collect()
}

/// The players make these moves, from one on whose number is given; the last board.
async fn played(stage: &Stage, mut board: Message, from: usize, moves: &[&str]) -> Message {
    for (turn, text) in (from..).zip(moves) {
        let who = stage.person(["alice", "bob"][turn % 2]);
        board = update(&stage.type_move(&who, &board, text).await);
    }
    board
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_watch_guess_the_next_move() {
    let (stage, board) = watched().await;
    let own = stage.person("alice").press(&board, "Guess…").await.unwrap();
    assert!(ephemeral_text(&own).contains("You play in this game"), "{own:?}");
    let kept = guess(&stage, "carol", &board, "K10").await;
    assert!(kept.contains("Your guess: k10"), "{kept}");
    guess(&stage, "carol", &board, "h8").await;
    guess(&stage, "dave", &board, "i9").await;
    let board = played(&stage, board, 0, &["h8"]).await;
    assert!(board.text().contains("🔮 1 of 2 guessed h8."), "{}", board.text());
    assert_eq!(points(&stage, "carol").await, [Some(1)], "the last one counts");
    assert_eq!(points(&stage, "dave").await, [Some(0)]);
    let no = guess(&stage, "carol", &board, "h8").await;
    assert!(no.contains("h8") && no.contains("already"), "a move must be legal: {no}");
    let no = guess(&stage, "carol", &board, "resign 0").await;
    assert!(!no.contains("Your guess"), "{no}");
    let no = guess(&stage, "carol", &board, " ").await;
    assert!(no.contains("Write a move"), "{no}");
    let board = played(&stage, board, 1, &["h9"]).await;
    assert!(!board.text().contains("🔮"), "no one has tried: {}", board.text());
    assert_eq!(points(&stage, "carol").await, [Some(1)]);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_one_guesses_before_the_server_allows_it() {
    let stage = Stage::open().await;
    let before = stage.alice_and_bob("gomoku/freestyle").await;
    assert_eq!(labels(&before), ["Move", "My view", "Resign", "More…"]);
    allow(&stage).await;
    let board = played(&stage, before, 0, &["h8"]).await;
    let form =
        stage.person("carol").press(&board, "Guess…").await.unwrap().modal().unwrap().clone();
    let moved = played(&stage, board, 1, &["h9"]).await;
    let late = stage.person("carol").submit(&form, &[("where", "h9")]).await.unwrap();
    assert!(ephemeral_text(&late).contains("already"), "{late:?}");
    assert!(points(&stage, "carol").await.is_empty());
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let settings =
        alice.slash(&lobby, "settings show", &[]).await.unwrap().ephemeral().unwrap().clone();
    let panel = update(&alice.press(&settings, "Roles and results…").await.unwrap());
    alice.press(&panel, "Guess the move: on").await.unwrap();
    let no = stage.person("carol").press(&moved, "Guess…").await.unwrap();
    assert!(ephemeral_text(&no).contains("off in this server"), "{no:?}");
    let no = alice.slash(&lobby, "leaderboard", &[("game", "guesses")]).await.unwrap();
    assert!(ephemeral_text(&no).contains("off in this server"), "{no:?}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_resignation_counts_for_no_guess() {
    let (stage, board) = watched().await;
    let board = played(&stage, board, 0, &["h8"]).await;
    guess(&stage, "carol", &board, "h9").await;
    let (bob, lobby) = (stage.person("bob"), stage.channel("lobby"));
    let sure = bob.slash(&lobby, "resign", &[]).await.unwrap().ephemeral().unwrap().clone();
    bob.press(&sure, "Yes, resign").await.unwrap();
    stage.bot.tick().await;
    let kept = stage.kept(1).await;
    assert_eq!((kept.status, kept.balloted, kept.guessed), (Status::Finished, false, None));
    assert_eq!(points(&stage, "carol").await, []);
    stage.close().await;
}

/// Of two a shared victory is a draw, in every tally (docs/rules/openings-and-tables.md F10).
#[tokio::test(flavor = "multi_thread")]
async fn no_guess_names_the_winner_of_a_shared_victory() {
    let stage = Stage::open().await;
    allow(&stage).await;
    let board = stage.alice_and_bob("ninuki/ninuki-renju").await;
    let guesses = [("carol", "Alice"), ("dave", "Bob")];
    for (who, winner) in guesses {
        fill(&stage.person(who), &board, &[("winner", winner)]).await;
    }
    share(&stage, GameId(1)).await;
    for (who, winner) in guesses {
        assert_eq!(points(&stage, who).await, [Some(0)], "{winner}");
    }
    stage.close().await;
}

/// Japanese calls a person by an honorific, and a machine by its name alone.
#[tokio::test(flavor = "multi_thread")]
async fn a_machine_that_is_to_win_has_no_honorific() {
    let stage = Stage::open().await;
    allow(&stage).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let options = [("level", "3"), ("starts", "me")];
    let answer = alice.slash(&lobby, "challenge", &options).await.unwrap();
    let board = answer.message().unwrap().clone();
    let carol = stage.person("carol").with_locale("ja");
    let own = format!("：{}さんの勝ち", alice.mention());
    for (winner, told) in [("Narabe Lv.3", "：Narabe Lv.3の勝ち"), ("Alice", own.as_str())] {
        let kept = ephemeral_text(&fill(&carol, &board, &[("winner", winner)]).await);
        assert!(kept.contains(told), "{kept}");
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_winner_is_predicted_before_the_tenth_move() {
    let (stage, board) = watched().await;
    let [carol, dave] = ["carol", "dave"].map(|who| stage.person(who));
    let kept = ephemeral_text(&fill(&carol, &board, &[("winner", "Bob")]).await);
    let told = format!("{} wins", stage.person("bob").mention());
    assert!(kept.contains(&told) && !kept.contains("Bob"), "a name may have marks: {kept}");
    fill(&dave, &board, &[("where", "h8"), ("winner", "Bob")]).await;
    let board = played(&stage, board, 0, &OPENING[..9]).await;
    fill(&carol, &board, &[("winner", "Alice")]).await;
    let old = carol.press(&board, "Guess…").await.unwrap().modal().unwrap().clone();
    let board = played(&stage, board, 9, &OPENING[9..]).await;
    let late = carol.submit(&old, &[("winner", "Bob")]).await.unwrap();
    assert!(ephemeral_text(&late).contains("already"), "{late:?}");
    let form = carol.press(&board, "Guess…").await.unwrap().modal().unwrap().clone();
    assert_eq!(form.inputs().len(), 1, "the winner can no longer be predicted");
    let (bob, lobby) = (stage.person("bob"), stage.channel("lobby"));
    let sure = bob.slash(&lobby, "resign", &[]).await.unwrap().ephemeral().unwrap().clone();
    bob.press(&sure, "Yes, resign").await.unwrap();
    assert_eq!(points(&stage, "carol").await, [Some(5)], "the last one counts");
    assert_eq!(points(&stage, "dave").await, [Some(1), Some(0)]);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_says_what_was_guessed_before_the_move() {
    let (stage, sent) = Sent::open().await;
    allow(&stage).await;
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let lobby = stage.channel("lobby");
    sent.take();
    for (who, text) in [("carol", "k11"), ("dave", "k12"), ("carol", "k13")] {
        guess(&stage, who, &board, text).await;
    }
    fill(&stage.person("dave"), &board, &[("winner", "Bob")]).await;
    for who in ["alice", "bob", "carol", "dave"] {
        looks_around(&stage, &stage.person(who), &board).await;
    }
    stage.person("alice").slash(&lobby, "export", &[("game", "1")]).await.unwrap();
    stage.bot.sweep().await;
    stage.bot.tick().await;
    let sent = sent.take();
    assert!(sent.len() > 20, "{}", sent.len());
    let telling: Vec<_> =
        sent.iter().filter(|body| tells(body, &["k11", "k12", "k13", "🔮"])).collect();
    assert_eq!(telling.len(), 4, "each guess is confirmed, no more: {telling:#?}");
    assert!(telling.iter().all(|body| is_private(body)), "to its own person alone: {telling:#?}");
    let board = stage.shown(1).await;
    let board = played(&stage, board, 0, &["k13"]).await;
    assert!(board.text().contains("🔮 1 of 2 guessed k13."), "{}", board.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_guessed_is_given_and_deleted() {
    let (stage, board) = watched().await;
    let carol = stage.person("carol");
    guess(&stage, "carol", &board, "h8").await;
    fill(&carol, &board, &[("winner", "Alice")]).await;
    let board = played(&stage, board, 0, &["h8"]).await;
    guess(&stage, "carol", &board, "h9").await;
    let lobby = stage.channel("lobby");
    let notice = carol.slash(&lobby, "privacy", &[]).await.unwrap().ephemeral().unwrap().clone();
    let export = carol.press(&notice, "Export everything").await.unwrap();
    let file = &export.message().unwrap().attachments[0];
    let all: serde_json::Value = serde_json::from_slice(&file.bytes).unwrap();
    assert_eq!(all["ballots"].as_array().unwrap().len(), 3, "{all}");
    assert_eq!(
        (&all["ballots"][0]["text"], &all["ballots"][0]["points"]),
        (&"h8".into(), &1.into())
    );
    assert_eq!(all["ballot_points"][0]["points"], 1);
    let sure = carol.press(&notice, "Delete…").await.unwrap().message().unwrap().clone();
    carol.press(&sure, "Yes, delete everything about me").await.unwrap();
    stage.bot.tick().await;
    let raw = crate::database::raw(stage.database());
    assert!(!super::servers::dump(&raw).contains(&carol.id().to_string()));
    drop(raw);
    played(&stage, board, 1, &["h9"]).await;
    assert_eq!(stage.kept(1).await.guessed, None);
    stage.close().await;
}

/// A point is an offer if nothing else is possible, as it is for the player.
#[tokio::test(flavor = "multi_thread")]
async fn a_guess_of_a_fifth_move_is_an_offer() {
    let stage = Stage::open().await;
    allow(&stage).await;
    let (board, lobby) = (stage.alice_and_bob("gomoku/renju").await, stage.channel("lobby"));
    let moves = async |who: &str, text: &str| {
        stage.person(who).slash(&lobby, "move", &[("where", text)]).await.unwrap();
        stage.bot.tick().await;
    };
    for text in ["h8", "h9", "i9"] {
        moves("alice", text).await;
    }
    moves("bob", "stay").await;
    moves("bob", "i8").await;
    let kept = guess(&stage, "carol", &board, "h7").await;
    assert!(kept.contains("Your guess"), "{kept}");
    moves("alice", "h7").await;
    assert_eq!(stage.kept(1).await.log.last().unwrap(), "offer h7");
    assert_eq!(points(&stage, "carol").await, [Some(1)]);
    stage.close().await;
}

/// The list as someone sees it.
async fn list(stage: &Stage, who: &str) -> Message {
    let options = [("game", "guesses")];
    let shown = stage.person(who).slash(&stage.channel("lobby"), "leaderboard", &options).await;
    shown.unwrap().message().unwrap().clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn each_month_has_a_list() {
    let (stage, mut board) = watched().await;
    let empty = list(&stage, "carol").await;
    assert!(empty.text().contains("No guess has been counted"), "{}", empty.text());
    for (turn, text) in ["h8", "h9"].into_iter().enumerate() {
        guess(&stage, "carol", &board, text).await;
        guess(&stage, "dave", &board, if turn == 0 { text } else { "a1" }).await;
        board = played(&stage, board, turn, &[text]).await;
    }
    let (carol, dave) = (stage.person("carol"), stage.person("dave"));
    let shown = list(&stage, "alice").await;
    let lines: Vec<&str> = shown.text().lines().collect();
    assert!(lines[0].contains("Guesses this month** · 2 people"), "{lines:?}");
    assert_eq!(lines[1], format!("1. {} · 2 points (2 of 2 right)", carol.mention()));
    assert_eq!(lines[2], format!("2. {} · 1 point (1 of 2 right)", dave.mention()));
    let lobby = stage.channel("lobby");
    let choices = carol.complete(&lobby, "leaderboard", &[], ("game", "gues")).await.unwrap();
    assert_eq!(choices.choices()[0].value, "guesses");
    stage.clock.advance(31 * DAY.as_millis() as i64);
    let next = list(&stage, "dave").await;
    assert!(next.text().contains("No guess has been counted"), "{}", next.text());
    let first = format!("First last month: {}, 2 points.", carol.mention());
    assert!(next.text().contains(&first), "{}", next.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_summary_of_a_week_names_who_guesses_best() {
    let (stage, board) = watched().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let settings =
        alice.slash(&lobby, "settings show", &[]).await.unwrap().ephemeral().unwrap().clone();
    let panel = update(&alice.press(&settings, "Roles and results…").await.unwrap());
    let channel = stage.channel("games").id().to_string();
    update(&alice.select(&panel, "v1:panel:settings:week", &[&channel]).await.unwrap());
    guess(&stage, "dave", &board, "h8").await;
    played(&stage, board, 0, &["h8"]).await;
    let games = stage.channel("games");
    for _ in 0..4 {
        for who in ["bob", "carol", "dave"] {
            let renju = [("game", "renju")];
            stage.person(who).slash(&lobby, "challenge", &renju).await.unwrap();
        }
        stage.pass(DAY).await;
        stage.bot.sweep().await;
        stage.bot.tick().await;
    }
    let summary = games.last().expect("a summary");
    let first = format!("guessing this month: {}, 1 point.", stage.person("dave").mention());
    assert!(summary.text().contains(&first), "{}", summary.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_may_want_no_guesses() {
    let (stage, board) = watched().await;
    let form =
        stage.person("carol").press(&board, "Guess…").await.unwrap().modal().unwrap().clone();
    let (bob, lobby) = (stage.person("bob"), stage.channel("lobby"));
    let panel = bob.slash(&lobby, "preferences", &[]).await.unwrap().ephemeral().unwrap().clone();
    bob.press(&panel, "Guesses about my games: on").await.unwrap();
    let no = stage.person("dave").press(&board, "Guess…").await.unwrap();
    assert!(ephemeral_text(&no).contains("wants no guesses"), "{no:?}");
    let no = stage.person("carol").submit(&form, &[("where", "h8")]).await.unwrap();
    assert!(ephemeral_text(&no).contains("wants no guesses"), "{no:?}");
    assert!(points(&stage, "carol").await.is_empty());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guess_is_of_the_first_move_of_a_step() {
    let stage = Stage::open().await;
    allow(&stage).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let options = [("level", "1"), ("game", "gomoku/freestyle"), ("starts", "me")];
    let board = challenge_by(&alice, &lobby, &options).await;
    guess(&stage, "carol", &board, "h8").await;
    let board = update(&stage.type_move(&alice, &board, "h8").await);
    assert_eq!(stage.kept(1).await.entries, 2, "the machine has answered in the same step");
    assert!(board.text().contains("🔮 1 of 1 guessed h8."), "{}", board.text());
    stage.close().await;
}

/// The sentences below the fields of the form behind the button.
async fn notes(stage: &Stage, who: &str, board: &Message) -> String {
    let form = stage.person(who).press(board, "Guess…").await.unwrap();
    format!("{:?}", form.modal().unwrap_or_else(|| panic!("no form: {form:?}")))
}

/// Points of the month of someone.
async fn of_month(stage: &Stage, who: &str) -> Vec<[u32; 3]> {
    let (_, months) = stage.app.store().ballots_of(stage.person(who).id()).await.unwrap();
    months.iter().map(|sum| [sum.points, sum.hits, sum.all]).collect()
}

/// The same guess could be right again and again.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_in_the_place_of_one_taken_back_gives_no_points() {
    let (stage, board) = watched().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    assert!(notes(&stage, "carol", &board).await.contains("or 3 if at most a quarter"));
    guess(&stage, "carol", &board, "h8").await;
    played(&stage, board, 0, &["h8"]).await;
    alice.slash(&lobby, "takeback", &[]).await.unwrap();
    stage.bot.tick().await;
    let board = stage.shown(1).await;
    assert!(notes(&stage, "carol", &board).await.contains("none for a move that replaces"));
    // Nor does it to someone who has not guessed it before.
    guess(&stage, "carol", &board, "h8").await;
    guess(&stage, "dave", &board, "h8").await;
    let board = played(&stage, board, 0, &["h8"]).await;
    assert!(board.text().contains("🔮 2 of 2 guessed h8."), "{}", board.text());
    assert_eq!(points(&stage, "carol").await, [Some(1), Some(0)]);
    assert_eq!(points(&stage, "dave").await, [Some(0)]);
    assert_eq!(of_month(&stage, "carol").await, [[1, 1, 1]]);
    assert_eq!(of_month(&stage, "dave").await, [[0; 3]; 0]);
    // The next move is one that was never made.
    guess(&stage, "dave", &board, "h9").await;
    played(&stage, board, 1, &["h9"]).await;
    assert_eq!(of_month(&stage, "dave").await, [[1, 1, 1]]);
    stage.close().await;
}

/// One person could play as many of them as others want points.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_one_person_gives_no_points() {
    let stage = Stage::open().await;
    allow(&stage).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let options = [("level", "1"), ("game", "gomoku/freestyle"), ("starts", "me")];
    let board = challenge_by(&alice, &lobby, &options).await;
    let told = notes(&stage, "carol", &board).await;
    assert!(told.contains("a game of one person gives no points"), "{told}");
    assert!(told.contains("It gives no points in this game"), "{told}");
    fill(&stage.person("carol"), &board, &[("where", "h8"), ("winner", "Narabe (level 1)")]).await;
    lay(&stage, 1, &OPENING).await;
    let sure = alice.slash(&lobby, "resign", &[]).await.unwrap().ephemeral().unwrap().clone();
    alice.press(&sure, "Yes, resign").await.unwrap();
    assert_eq!(stage.kept(1).await.status, Status::Finished);
    assert_eq!(points(&stage, "carol").await, [Some(0), Some(0)]);
    assert_eq!(of_month(&stage, "carol").await, [[0; 3]; 0]);
    stage.close().await;
}
