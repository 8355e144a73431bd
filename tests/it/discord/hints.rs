//! Hints in games against the machine, and against people who have agreed to them: what there is, where, how it goes on.

use crate::stage::{Stage, challenge_by, ephemeral_text, until};
use narabe::game::Lettering;
use narabe::playground::Answered;
use narabe::playground::message::Message;
use narabe::store::{Change, GameId, LogEntry};
use std::time::Duration;

/// A stage on which Alice is on turn against level 3 after these actions, which both sides made in turn.
async fn position(game: &str, actions: &[&str]) -> Stage {
    let stage = Stage::open().await;
    let options = [("level", "3"), ("starts", "me"), ("game", game)];
    stage.person("alice").slash(&stage.channel("lobby"), "challenge", &options).await.unwrap();
    let entry = |(ply, text): (usize, &&str)| LogEntry {
        seat: Some((ply % 2) as u8),
        text: (*text).to_owned(),
    };
    let first = stage.app.store().game(GameId(1)).await.unwrap().unwrap();
    let entries = actions.iter().enumerate().map(entry).collect();
    let change = Change { entries, ..Change::of(&first, first.created_at, None) };
    stage.app.store().change(change).await.unwrap();
    stage
}

async fn hint(stage: &Stage, who: &str) -> Answered {
    stage.person(who).slash(&stage.channel("lobby"), "hint", &[]).await.unwrap()
}

/// The text of the hint after each of these buttons.
async fn after(stage: &Stage, hint: &Message, buttons: &[&str]) -> String {
    let mut shown = hint.clone();
    for button in buttons {
        shown =
            stage.person("alice").press(&shown, button).await.unwrap().message().unwrap().clone();
    }
    shown.text().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_win_is_shown_in_three_stages() {
    let stage = position("gomoku/freestyle", &["h8", "a1", "h9", "c1", "h10", "e1"]).await;
    let shown = hint(&stage, "alice").await.ephemeral().unwrap().clone();
    assert_eq!(
        shown.text(),
        "💡 You can win with fours alone: each one has to be answered, until you make five."
    );
    let place = after(&stage, &shown, &["Where?"]).await;
    assert!(place.contains("Try **h11**.") || place.contains("Try **h7**."), "{place}");
    assert!(!place.contains("It can go on"), "{place}");
    let line = after(&stage, &shown, &["Where?", "Show the line"]).await;
    let moves: Vec<&str> = line.rsplit(": ").next().unwrap().split(' ').collect();
    assert_eq!(moves.len(), 3, "a four, its answer, five: {line}");
    assert_eq!(stage.kept(1).await.log.len(), 6, "a hint plays nothing");
    stage.close().await;
}

/// Only boards of pente may lack the letter I.
#[tokio::test(flavor = "multi_thread")]
async fn a_hint_names_points_as_the_board_does() {
    let stage = position("gomoku/freestyle", &["j8", "a1", "j9", "c1", "j10", "e1"]).await;
    let alice = stage.person("alice");
    stage.prefer(&alice, |wishes| wishes.lettering = Some(Lettering::WithoutI)).await;
    let shown = hint(&stage, "alice").await.ephemeral().unwrap().clone();
    let place = after(&stage, &shown, &["Where?"]).await;
    assert!(place.contains("Try **j11**.") || place.contains("Try **j7**."), "{place}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_kind_of_thing_has_its_sentence() {
    let far = ["a1", "c1", "e1", "g1"];
    let [one, two, three, four] = far;
    for (actions, said) in [
        (vec!["h8", one, "h9", two, "h10", three, "h11", four], "make five in a row right now"),
        (vec![one, "h8", two, "h9", three, "h10", "o15", "h11"], "about to make five in a row"),
        (vec![one, "h8", two, "h9", "o15", "h10"], "threatens to win with fours alone"),
        (vec!["h8", "i9"], "There’s no forced win in sight here, neither for you nor against you."),
    ] {
        let stage = position("gomoku/freestyle", &actions).await;
        let text = ephemeral_text(&hint(&stage, "alice").await);
        assert!(text.contains(said), "{actions:?}: {text}");
        stage.close().await;
    }
}

/// White's open three is to be met: the move is proved to do so, and the last stage is what White threatens.
#[tokio::test(flavor = "multi_thread")]
async fn a_threat_is_shown_with_an_answer_that_is_proved() {
    let actions = ["a1", "h8", "c1", "h9", "o15", "h10"];
    let stage = position("gomoku/freestyle", &actions).await;
    let shown = hint(&stage, "alice").await.ephemeral().unwrap().clone();
    let place = after(&stage, &shown, &["Where?"]).await;
    assert!(place.contains("Try **h7**.") || place.contains("Try **h11**."), "{place}");
    assert!(place.ends_with("It’s proved that this wards the threat off."), "{place}");
    let line = after(&stage, &shown, &["Where?", "Show the line"]).await;
    let (told, line) = line.rsplit_once(": ").expect("a line");
    assert!(told.contains("If nothing is done it can go like this"), "{told}");
    let moves: Vec<&str> = line.split(' ').collect();
    assert!(moves.len() == 3 && ["h7", "h11"].contains(&moves[0]), "{line}");
    stage.close().await;
}

/// The solver knows the rules of pente, in which a pair can win as well as a five.
#[tokio::test(flavor = "multi_thread")]
async fn hints_in_pente_are_proved() {
    let [one, two, three, four] = ["a1", "c1", "e1", "g1"];
    for (actions, said, line) in [
        (vec!["k10", one, "k11", two, "k12", three, "k13", four], "You can win right now.", None),
        (
            vec![one, "k10", two, "k11", three, "k12", "s19", "k13"],
            "Your opponent is about to win. Stop it.",
            Some(["k9", "k14"]),
        ),
        (vec!["k10", one], "There’s no forced win in sight here", None),
    ] {
        let stage = position("ninuki/pente opening=none", &actions).await;
        let shown = hint(&stage, "alice").await.ephemeral().unwrap().clone();
        assert!(shown.text().contains(said), "{actions:?}: {}", shown.text());
        if let Some(points) = line {
            let line = after(&stage, &shown, &["Where?", "Show the line"]).await;
            assert!(points.iter().any(|point| line.ends_with(point)), "{line}");
        }
        stage.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn other_games_get_a_move() {
    let stage = position("roku/standard", &[]).await;
    let shown = hint(&stage, "alice").await.ephemeral().unwrap().clone();
    assert!(shown.text().contains("This hint is just a possible move"), "{}", shown.text());
    let place = after(&stage, &shown, &["Where?"]).await;
    assert!(place.contains("Try **"), "{place}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_hint_is_for_the_position_that_it_was_asked_in() {
    let stage = position("gomoku/freestyle", &[]).await;
    let alice = stage.person("alice");
    let shown = hint(&stage, "alice").await.ephemeral().unwrap().clone();
    alice.slash(&stage.channel("lobby"), "move", &[("where", "h8")]).await.unwrap();
    let late = alice.press(&shown, "Where?").await.unwrap();
    assert!(ephemeral_text(&late).contains("The game has moved on"), "{late:?}");
    stage.close().await;
}

/// A challenge of Alice's to Bob that he has accepted, and its board.
async fn against_bob(stage: &Stage, rated: &str) -> Message {
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let game = ("game", "gomoku/freestyle");
    let options = [("opponent", "bob"), ("starts", "me"), ("rated", rated), game];
    let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
    let board = stage.person("bob").press(challenge.message().unwrap(), "Accept").await.unwrap();
    crate::stage::update(&board)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_board_against_a_machine_has_a_hint_button() {
    let stage = position("gomoku/freestyle", &["h8", "a1", "h9", "c1", "h10", "e1"]).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let board = alice.slash(&lobby, "board", &[]).await.unwrap().message().unwrap().clone();
    let shown = alice.press(&board, "Hint").await.unwrap();
    assert!(ephemeral_text(&shown).contains("win with fours alone"), "{shown:?}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn people_agree_to_hints_once_a_game() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = against_bob(&stage, "false").await;
    let more = alice.press(&board, "More…").await.unwrap().ephemeral().unwrap().clone();
    let asks = alice.press(&more, "Hint").await.unwrap().ephemeral().unwrap().clone();
    assert!(asks.text().contains("Hints need everyone’s agreement"), "{}", asks.text());
    let offered = alice.press(&asks, "Ask for hints").await.unwrap();
    let offered = offered.message().unwrap_or_else(|| panic!("no board: {offered:?}")).clone();
    assert!(offered.text().contains("asks to allow hints"), "{}", offered.text());
    let early = ephemeral_text(&hint(&stage, "alice").await);
    assert!(!early.contains("💡"), "before Bob has agreed: {early}");
    let agreed = crate::stage::update(&bob.press(&offered, "Agree to hints").await.unwrap());
    assert!(agreed.text().contains("Hints are allowed in this game"), "{}", agreed.text());
    assert!(!agreed.text().contains("declined"), "{}", agreed.text());
    let given = ephemeral_text(&hint(&stage, "alice").await);
    assert!(given.contains("💡"), "{given}");
    let next = crate::stage::update(&stage.type_move(&alice, &agreed, "h8").await);
    assert!(next.text().contains("Hints are allowed in this game"), "for the whole game");
    let given = ephemeral_text(&hint(&stage, "bob").await);
    assert!(given.contains("💡"), "{given}");
    let again = alice.press(&asks, "Ask for hints").await.unwrap();
    assert!(ephemeral_text(&again).contains("already allowed in this game"), "{again:?}");
    stage.close().await;
}

/// A request that was declined is not told again once another one was agreed to.
#[tokio::test(flavor = "multi_thread")]
async fn an_agreement_takes_the_place_of_what_was_declined() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let board = against_bob(&stage, "false").await;
    crate::stage::update(&stage.type_move(&alice, &board, "h8").await);
    // Within half a minute a move is taken back at once.
    stage.pass(Duration::from_secs(60)).await;
    let asked = alice.slash(&lobby, "takeback", &[]).await.unwrap().message().unwrap().clone();
    let declined = crate::stage::update(&bob.press(&asked, "Decline").await.unwrap());
    assert!(declined.text().contains("The request was declined"), "{}", declined.text());
    let asks = hint(&stage, "alice").await.ephemeral().unwrap().clone();
    let offered = alice.press(&asks, "Ask for hints").await.unwrap().message().unwrap().clone();
    bob.press(&offered, "Agree to hints").await.unwrap();
    // Where the receipt of an answer before is noted late, its board may come last, and is overtaken at once.
    let is_told = async || stage.shown(1).await.text().contains("Hints are allowed in this game");
    until("the board of the agreement", is_told).await;
    let agreed = stage.shown(1).await;
    assert!(!agreed.text().contains("declined"), "{}", agreed.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_that_were_declined_stay_declined() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    against_bob(&stage, "false").await;
    let asks = hint(&stage, "alice").await.ephemeral().unwrap().clone();
    let offered = alice.press(&asks, "Ask for hints").await.unwrap().message().unwrap().clone();
    let declined = crate::stage::update(&bob.press(&offered, "Decline").await.unwrap());
    assert!(declined.text().contains("asked to allow hints. The request was declined"));
    crate::stage::update(&stage.type_move(&alice, &declined, "h8").await);
    let again = alice.press(&asks, "Ask for hints").await.unwrap();
    assert!(ephemeral_text(&again).contains("Hints were declined in this game"), "{again:?}");
    assert!(!ephemeral_text(&hint(&stage, "bob").await).contains("💡"));
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_hint_helps_against_people() {
    for (rated, said) in [("true", "no hints in rated games"), ("false", "against people here")] {
        let stage = Stage::open().await;
        let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
        let options = [("opponent", "bob"), ("starts", "me"), ("rated", rated)];
        let challenge = challenge_by(&alice, &lobby, &options).await;
        stage.person("bob").press(&challenge, "Accept").await.unwrap();
        let text = ephemeral_text(&hint(&stage, "alice").await);
        assert!(text.contains(said), "{text}");
        let others = ephemeral_text(&hint(&stage, "carol").await);
        assert!(!others.contains("💡"), "{others}");
        stage.close().await;
    }
}
