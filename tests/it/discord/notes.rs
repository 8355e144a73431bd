//! Notes on positions: for their person alone, and for others once the game is over if they are shared.

use super::sent::{Sent, is_private, tells};
use crate::stage::{Stage, decide, ephemeral_text, give_up, update};
use narabe::play::note::{MOST, Note, position};
use narabe::playground::Person;
use narabe::playground::message::Message;
use serde_json::Value;

async fn own_view(person: &Person, board: &Message) -> Message {
    person.press(board, "My view").await.unwrap().ephemeral().unwrap().clone()
}

/// Someone writes a note behind the button of a message; what they are told.
async fn note(person: &Person, shown: &Message, fields: &[(&str, &str)]) -> String {
    let form = person.press(shown, "Note…").await.unwrap();
    let form = form.modal().unwrap_or_else(|| panic!("no form: {form:?}")).clone();
    ephemeral_text(&person.submit(&form, fields).await.unwrap())
}

async fn moved(stage: &Stage, who: &Person, board: &Message, text: &str) -> Message {
    update(&stage.type_move(who, board, text).await)
}

/// The whole game in a replay that the person alone sees.
async fn own_replay(stage: &Stage, person: &Person) -> Message {
    let elsewhere = stage.channel("games");
    let replay = person.slash(&elsewhere, "replay", &[("game", "1")]).await.unwrap();
    replay.ephemeral().unwrap_or_else(|| panic!("{replay:?}")).clone()
}

/// The SGF file of the game, as a person exports it.
async fn file(stage: &Stage, person: &Person) -> String {
    let options = [("game", "1"), ("format", "sgf")];
    let export = person.slash(&stage.channel("lobby"), "export", &options).await.unwrap();
    String::from_utf8(export.message().unwrap().attachments[0].bytes.to_vec()).unwrap()
}

async fn resign(stage: &Stage, person: &Person) {
    give_up(person, &stage.channel("lobby"), &[]).await;
    stage.bot.tick().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_note_is_read_by_its_person_alone() {
    let (stage, sent) = Sent::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let board = moved(&stage, &alice, &board, "h8").await;
    sent.take();
    let own = own_view(&alice, &board).await;
    let kept = note(&alice, &own, &[("note", "\n the  lurking\n\n\nzebra ")]).await;
    assert!(kept.contains("No one else can read it"), "{kept}");
    let own = own_view(&alice, &board).await;
    assert!(own.text().contains("📝 Your note:\n`the lurking`\n\n`zebra`"), "{}", own.text());
    let form = alice.press(&own, "Note…").await.unwrap();
    assert_eq!(form.modal().unwrap().inputs()[0]["value"], "the lurking\n\nzebra", "to change it");
    let replayed = own_replay(&stage, &alice).await;
    assert!(replayed.text().contains("`the lurking`\n\n`zebra`"), "{}", replayed.text());
    let lobby = stage.channel("lobby");
    for over in [false, true] {
        if over {
            resign(&stage, &bob).await;
        }
        for person in [&bob, &stage.person("carol")] {
            for command in ["board", "games", "history", "replay"] {
                person.slash(&lobby, command, &[]).await.unwrap();
            }
            own_replay(&stage, person).await;
            let text = person.slash(&lobby, "board", &[("text", "true"), ("game", "1")]).await;
            text.unwrap();
            file(&stage, person).await;
        }
        alice.slash(&lobby, "replay", &[("game", "1")]).await.unwrap();
        assert!(!file(&stage, &alice).await.contains("zebra"), "a file may be handed on");
        stage.bot.sweep().await;
        stage.bot.tick().await;
    }
    let sent = sent.take();
    assert!(sent.len() > 30, "{}", sent.len());
    let telling: Vec<_> = sent.iter().filter(|body| tells(body, &["zebra"])).collect();
    let is_hers = |body: &&Value| body["type"] == 9 || is_private(body);
    assert_eq!(telling.len(), 3, "her view, her form, her replay: {telling:#?}");
    assert!(telling.iter().all(is_hers), "{telling:#?}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_shared_note_is_read_once_the_game_is_over() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let board = moved(&stage, &alice, &board, "h8").await;
    let kept = note(&alice, &own_view(&alice, &board).await, &[("note", "mine]")]).await;
    assert!(kept.contains("No one else"), "{kept}");
    let board = moved(&stage, &bob, &board, "i9").await;
    let shared = [("note", "a [b] is \\ `best` @everyone"), ("share-note", "true")];
    let kept = note(&alice, &own_view(&alice, &board).await, &shared).await;
    assert!(kept.contains("before the game is over"), "{kept}");
    assert!(!own_replay(&stage, &bob).await.text().contains("best"));
    assert!(!file(&stage, &bob).await.contains("best"));
    resign(&stage, &alice).await;
    let replayed = own_replay(&stage, &bob).await;
    assert!(replayed.text().contains("📝 Notes after move 2."), "{}", replayed.text());
    let before = update(&bob.press(&replayed, "Back").await.unwrap());
    let line = format!("📝 Note by {}:\n`a [b] is \\ 'best' @everyone`", alice.mention());
    assert!(before.text().contains(&line), "{}", before.text());
    let text = file(&stage, &bob).await;
    assert!(text.contains("W[ig]C[Alice: a [b\\] is \\\\ `best` @everyone]"), "{text}");
    assert!(!text.contains("mine"), "{text}");
    let public = bob.slash(&stage.channel("lobby"), "replay", &[("game", "1")]).await.unwrap();
    let public = update(&bob.press(public.message().unwrap(), "Back").await.unwrap());
    assert!(!public.text().contains("📝"), "{}", public.text());
    // A note can be shared later, from the position that the replay shows.
    let own = own_replay(&stage, &alice).await;
    // The resignation is no move: what is noted behind it is after the second one as well.
    let form = alice.press(&own, "Note…").await.unwrap();
    assert!(form.modal().unwrap().title().starts_with("Note after move 2 "), "{form:?}");
    note(&alice, &own, &[("note", "the end")]).await;
    let first = update(&alice.press(&own, "First").await.unwrap());
    let first = update(&alice.press(&first, "Next").await.unwrap());
    assert!(first.text().contains("📝 Notes after move 2."), "{}", first.text());
    let open = note(&alice, &first, &[("note", "mine]\nalone"), ("share-note", "true")]).await;
    assert!(open.contains("From now on everyone can read it"), "{open}");
    assert!(file(&stage, &bob).await.contains("B[hh]C[Alice: mine\\]\nalone]"));
    stage.close().await;
}

/// No move comes before the first position.
#[tokio::test(flavor = "multi_thread")]
async fn a_note_on_the_first_position_is_before_the_first_move() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let own = own_view(&alice, &board).await;
    for (locale, title) in [
        ("en-US", "Note before the first move · Gomoku"),
        ("fr", "Note avant le premier coup · Gomoku"),
        ("ja", "初手の前のメモ · "),
    ] {
        let reader = alice.clone().with_locale(locale);
        let form = reader.press(&own, "Note…").await.unwrap();
        assert!(form.modal().unwrap().title().starts_with(title), "{form:?}");
    }
    note(&alice, &own, &[("note", "zebra")]).await;
    let board = moved(&stage, &alice, &board, "h8").await;
    let board = moved(&stage, &bob, &board, "i9").await;
    note(&alice, &own_view(&alice, &board).await, &[("note", "lion")]).await;
    let replayed = own_replay(&stage, &alice).await;
    let lines = "📝 Notes before the first move.";
    assert!(replayed.text().ends_with(lines), "{}", replayed.text());
    let back = update(&alice.press(&replayed, "Back").await.unwrap());
    let lines = format!("{lines}\n📝 Notes after move 2.");
    assert!(back.text().ends_with(&lines), "{}", back.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn notes_have_limits_and_go_with_their_position() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let board = moved(&stage, &alice, &board, "h8").await;
    let own = own_view(&alice, &board).await;
    let long = "x".repeat(501);
    let form = alice.press(&own, "Note…").await.unwrap().modal().unwrap().clone();
    assert_eq!(form.inputs()[0]["max_length"], 500, "the form takes no text that would be lost");
    assert!(alice.submit(&form, &[("note", &long)]).await.is_err());
    note(&alice, &own, &[("note", &long[1..])]).await;
    let gone = note(&alice, &own, &[("note", " ")]).await;
    assert!(gone.contains("no note on this position"), "{gone}");
    let game = stage.kept(1).await;
    for ply in 100..100 + MOST {
        let position = position(&game.log, 0).unwrap();
        let text = "x".to_owned();
        let note = Note { game: game.id, person: alice.id(), ply, position, text, shared: false };
        stage.app.store().keep_note(note).await.unwrap();
    }
    let full = note(&alice, &own, &[("note", "one more")]).await;
    assert!(full.contains("already have 50 notes"), "{full}");
    let bobs = own_view(&bob, &board).await;
    note(&bob, &bobs, &[("note", "what now")]).await;
    let form = bob.press(&bobs, "Note…").await.unwrap().modal().unwrap().clone();
    alice.slash(&stage.channel("lobby"), "takeback", &[]).await.unwrap();
    stage.bot.tick().await;
    let late = ephemeral_text(&bob.submit(&form, &[("note", "late")]).await.unwrap());
    assert!(late.contains("has been taken back"), "{late}");
    let board = stage.shown(1).await;
    let board = moved(&stage, &alice, &board, "i9").await;
    let own = own_view(&bob, &board).await;
    assert!(!own.text().contains("what now"), "{}", own.text());
    let carols = stage.person("carol").press(&board, "My view").await.unwrap();
    let labels = carols.ephemeral().unwrap().buttons();
    assert!(labels.iter().all(|button| button.label != "Note…"), "{labels:?}");
    stage.close().await;
}

/// Behind the last move of a decided game are entries that no player made: the board and a replay have one note there, which
/// can be changed and deleted from either, also one of before that was kept behind these entries.
#[tokio::test(flavor = "multi_thread")]
async fn a_note_on_the_end_of_a_decided_game_is_one() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    moved(&stage, &alice, &board, "h8").await;
    decide(&alice, &lobby, &[("game", "1"), ("person", "bob")]).await;
    stage.bot.tick().await;
    let game = stage.kept(1).await;
    let (ply, person) = (game.log.len() as u32, alice.id());
    assert!(ply > 1, "{:?}", game.log);
    let position = position(&game.log, game.log.len()).unwrap();
    let old =
        Note { game: game.id, person, ply, position, text: "zebra".to_owned(), shared: false };
    let shown = async || {
        let board = alice.slash(&lobby, "board", &[("game", "1")]).await.unwrap();
        [board.ephemeral().unwrap().clone(), own_replay(&stage, &alice).await]
    };
    for which in [0, 1] {
        stage.app.store().keep_note(old.clone()).await.unwrap();
        let form = alice.press(&shown().await[which], "Note…").await.unwrap();
        assert_eq!(form.modal().unwrap().inputs()[0]["value"], "zebra");
        note(&alice, &shown().await[which], &[("note", " ")]).await;
        note(&alice, &shown().await[which], &[("note", "lion")]).await;
        note(&alice, &shown().await[which], &[("note", "tiger")]).await;
        for message in shown().await {
            let text = message.text();
            assert_eq!(text.matches("📝").count(), 1, "{text}");
            assert!(text.contains("`tiger`") && !text.contains("📝 Notes"), "{text}");
        }
        note(&alice, &shown().await[1 - which], &[("note", " ")]).await;
        let left = stage.app.store().own_notes(game.id, person).await.unwrap();
        assert!(left.is_empty(), "{left:?}");
    }
    stage.close().await;
}

/// A board in words that leaves a note no room is a file: the note is not cut off.
#[tokio::test(flavor = "multi_thread")]
async fn a_note_is_whole_beside_a_board_in_words() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/freestyle").await;
    let people = ["alice", "bob"].map(|key| stage.person(key));
    // Colours take turns along a row and by pairs upwards: no one has five, and no words can be saved.
    let points = |of: usize| {
        let all = (0..15).flat_map(|y: usize| (0..15).map(move |x: usize| (x, y)));
        all.filter(move |(x, y)| (x + y / 2) % 2 == of)
            .map(|(x, y)| format!("{}{}", char::from(b'a' + x as u8), y + 1))
    };
    let by_turns = points(0).zip(points(1)).flat_map(|(black, white)| [black, white]);
    for (number, point) in by_turns.take(130).enumerate() {
        let options = [("where", point.as_str())];
        people[number % 2].slash(&lobby, "move", &options).await.unwrap();
    }
    stage.bot.tick().await;
    stage.prefer(&alice, |wishes| wishes.text_board = true).await;
    let board = stage.shown(1).await;
    let own = own_view(&alice, &board).await;
    assert!(own.attachments.is_empty() && own.text().contains("Row 8: "), "{}", own.text());
    let long = "x".repeat(500);
    note(&alice, &own, &[("note", &long)]).await;
    let own = own_view(&alice, &board).await;
    assert!(own.text().contains(&format!("`{long}`")), "{}", own.text());
    assert_eq!(own.attachments[0].filename, "board.txt");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_noted_is_given_and_deleted() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let board = moved(&stage, &alice, &board, "h8").await;
    note(&alice, &own_view(&alice, &board).await, &[("note", "zebra"), ("share-note", "true")])
        .await;
    let lobby = stage.channel("lobby");
    let notice = alice.slash(&lobby, "privacy", &[]).await.unwrap().ephemeral().unwrap().clone();
    let export = alice.press(&notice, "Export everything").await.unwrap();
    let all: serde_json::Value =
        serde_json::from_slice(&export.message().unwrap().attachments[0].bytes).unwrap();
    assert_eq!(all["notes"][0]["text"], "zebra", "{}", all["notes"]);
    let sure = alice.press(&notice, "Delete…").await.unwrap().message().unwrap().clone();
    alice.press(&sure, "Yes, delete everything about me").await.unwrap();
    stage.bot.tick().await;
    let raw = crate::database::raw(stage.database());
    assert!(!super::servers::dump(&raw).contains("zebra"));
    drop(raw);
    assert!(!own_replay(&stage, &stage.person("bob")).await.text().contains("zebra"));
    stage.close().await;
}
