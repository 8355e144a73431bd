//! Reviews of finished games: by the button, by `/review` and of files; for the players alone until one of them shares.

use super::forged::with_id;
use crate::review::game_under;
use crate::stage::{Stage, ephemeral_text, labels, update};
use narabe::game::Lettering;
use narabe::playground::message::Message;
use narabe::playground::{Answered, Person};
use narabe::store::{Change, GameId, LogEntry};

/// Black lets his open three stand and wins later; White met neither.
const MISSED: [&str; 11] = ["h8", "h9", "g8", "g9", "i8", "a1", "o15", "a3", "j8", "a5", "f8"];

/// Renju without an opening.
const RENJU: &str = "renju opening=none";

/// A stage with a game of Alice and Bob that has ended, and its board.
async fn finished(game: &str, actions: &[&str]) -> (Stage, Message) {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let options = [("opponent", "bob"), ("starts", "me"), ("rated", "false"), ("game", game)];
    let challenge = alice.slash(&lobby, "challenge", &options).await.unwrap();
    bob.press(challenge.message().unwrap(), "Accept").await.unwrap();
    let (last, before) = actions.split_last().unwrap();
    lay(&stage, 1, before).await;
    let mover = if before.len() % 2 == 0 { &alice } else { &bob };
    let over = mover.slash(&lobby, "move", &[("where", last)]).await.unwrap();
    let over = over.message().unwrap_or_else(|| panic!("no board: {over:?}")).clone();
    (stage, over)
}

/// Puts actions into a game's log, which both sides made in turn.
pub(super) async fn lay(stage: &Stage, game: i64, actions: &[&str]) {
    let entry = |(ply, text): (usize, &&str)| LogEntry {
        seat: Some((ply % 2) as u8),
        text: (*text).to_owned(),
    };
    let kept = stage.app.store().game(GameId(game)).await.unwrap().unwrap();
    let entries = actions.iter().enumerate().map(entry).collect();
    let change = Change { entries, ..Change::of(&kept, kept.created_at, None) };
    stage.app.store().change(change).await.unwrap();
}

async fn pressed(person: &Person, message: &Message, label: &str) -> Message {
    update(&person.press(message, label).await.unwrap())
}

fn alt(message: &Message) -> &str {
    message.attachments[0].description.as_deref().unwrap_or_default()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_of_few_moves_has_no_button_for_its_review() {
    let (stage, board) = finished("gomoku/freestyle", &["h8", "h9", "i8"]).await;
    let bob = stage.person("bob");
    let sure = bob.press(&board, "Resign").await.unwrap();
    let resigned = bob.press(sure.ephemeral().unwrap(), "Yes, resign").await.unwrap();
    assert!(resigned.message().is_some(), "{resigned:?}");
    stage.bot.tick().await;
    let over = stage.shown(1).await;
    let labels = labels(&over);
    assert!(labels.contains(&"Replay".to_owned()), "{labels:?}");
    assert!(!labels.contains(&"Review".to_owned()), "{labels:?}");
    let asked = bob.slash(&stage.channel("lobby"), "review", &[("game", "1")]).await.unwrap();
    assert!(ephemeral_text(&asked).contains("This one has 3."), "{asked:?}");
    stage.close().await;
}

/// No one has a seat in a challenge yet, and the person who made it is not told that they are no player.
#[tokio::test(flavor = "multi_thread")]
async fn a_challenge_has_no_review_yet() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    alice.slash(&lobby, "challenge", &[("opponent", "bob")]).await.unwrap();
    let asked = alice.slash(&lobby, "review", &[("game", "1")]).await.unwrap();
    assert!(ephemeral_text(&asked).contains("hasn’t started yet"), "{asked:?}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_its_players_own_until_they_share() {
    let (stage, over) = finished("gomoku/freestyle", &MISSED).await;
    let (alice, carol) = (stage.person("alice"), stage.person("carol"));
    let review = alice.press(&over, "Review").await.unwrap().ephemeral().unwrap().clone();
    let text = review.text();
    assert!(text.contains("for you alone until you share it"), "{text}");
    assert!(text.contains("Move 7") && text.contains("a win was missed"), "{text}");
    assert_eq!(text.matches("accuracy").count(), 2, "{text}");
    assert!(text.contains("turning points are on the next pages"), "{text}");
    assert!(alt(&review).starts_with("Alice’s chance to win"), "{}", alt(&review));
    // The words begin and end where the line of the chart does.
    for words in [text, alt(&review)] {
        let chances = words.lines().find_map(|line| line.split_once("chance to win, in percent: "));
        let (_, chances) = chances.unwrap_or_else(|| panic!("no chances: {words}"));
        let (first, rest) = chances.split_once(' ').unwrap();
        assert!(first.parse::<u8>().is_ok(), "{chances}");
        assert!(rest.starts_with("before the first move; "), "{chances}");
        assert!(rest.contains(" after move 11"), "{chances}");
    }
    assert_eq!(labels(&review), ["Back", "Next", "Share the review"]);
    let turning = pressed(&alice, &review, "Next").await;
    let title = alt(&turning).lines().next().unwrap_or_default();
    assert!(title.starts_with("Turning point 1 of") && title.ends_with("by Bob"), "{title}");
    let refused = ephemeral_text(&carol.press(&over, "Review").await.unwrap());
    assert!(refused.contains("Only the players can review"), "{refused}");
    let by_number = carol.slash(&stage.channel("lobby"), "review", &[("game", "1")]).await.unwrap();
    assert!(ephemeral_text(&by_number).contains("Only the players"), "{by_number:?}");
    for forged in ["v1:1:0:share", "v1:1:0:review-forth"] {
        let forged = with_id(&over, forged);
        let refused = ephemeral_text(&carol.press(&forged, "Review").await.unwrap());
        assert!(refused.contains("Only the players"), "{refused}");
    }
    let shared = alice.press(&review, "Share the review").await.unwrap();
    let shared = shared.message().unwrap_or_else(|| panic!("not shared: {shared:?}")).clone();
    assert!(!shared.is_ephemeral() && !shared.text().contains("for you alone"), "{shared:?}");
    assert_eq!(labels(&shared), ["Back", "Next"]);
    let turned = pressed(&carol, &shared, "Next").await;
    assert!(
        turned.text().contains("Turning point 1 of"),
        "a shared page is everyone’s: {turned:?}"
    );
    stage.bot.tick().await;
    assert!(
        stage.world.message(review.id).is_none(),
        "her own page is gone: nothing to press again"
    );
    let again = alice.press(&over, "Review").await.unwrap().ephemeral().unwrap().clone();
    let turning = pressed(&alice, &again, "Next").await;
    let turning = alice.press(&turning, "Share the review").await.unwrap();
    for page in [turning.message().expect("it is shared"), &turned] {
        let title = page.text().lines().next().unwrap_or_default();
        assert!(title.contains("Gomoku") && title.ends_with("#1"), "{}", page.text());
        assert!(page.text().contains(&alice.mention()), "{}", page.text());
        assert!(page.text().contains("**Review**"), "{}", page.text());
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turning_point_shows_the_better_move_and_its_line() {
    let (stage, over) = finished("gomoku/freestyle", &MISSED).await;
    let alice = stage.person("alice");
    let mut page = alice.press(&over, "Review").await.unwrap().ephemeral().unwrap().clone();
    let mut told = Vec::new();
    loop {
        page = pressed(&alice, &page, "Next").await;
        if page.buttons()[1].disabled {
            break;
        }
        assert!(page.text().contains("Better was **"), "{}", page.text());
        assert!(alt(&page).contains("Turning point"), "the picture in words: {}", alt(&page));
        assert!(alt(&page).contains("Row 8: "), "its stones: {}", alt(&page));
        assert!(!alt(&page).contains("fifth move"), "A is no offer: {}", alt(&page));
        // The end of a line that was not played is none of the game’s.
        assert!(!alt(&page).contains("The game is over"), "{}", alt(&page));
        assert!(alt(&page).contains(" to move."), "{}", alt(&page));
        told.push(page.text().to_owned());
    }
    let missed = told.iter().find(|text| text.contains("move 7,")).expect("the missed win");
    assert!(missed.contains("which wins by force: "), "{missed}");
    let allowed = told.iter().find(|text| text.contains("Proved to prevent it: "));
    assert!(allowed.is_some_and(|text| text.contains("f8") && text.contains("j8")), "{told:?}");
    let win = "The move allowed a win by force: ";
    assert!(allowed.is_some_and(|text| text.contains(win)), "{told:?}");
    assert!(page.text().contains("The whole game."), "the GIF is last: {}", page.text());
    let before = pressed(&alice, &page, "Back").await;
    assert_eq!(Some(&before.text().to_owned()), told.last());
    stage.close().await;
}

/// All pages of a review, from its first one on.
async fn pages(person: &Person, first: Message) -> Vec<Message> {
    let mut all = vec![first];
    while !all[all.len() - 1].buttons()[1].disabled {
        let next = pressed(person, &all[all.len() - 1], "Next").await;
        all.push(next);
    }
    all
}

/// Both sides let a five go, one after the other, on a pente board that has no column I for its reader.
#[tokio::test(flavor = "multi_thread")]
async fn a_review_names_points_as_its_boards_do() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    stage.prefer(&alice, |wishes| wishes.lettering = Some(Lettering::WithoutI)).await;
    let moves = "h8 a1 g8 b1 f8 c1 i8 d1 o15 s1 j8";
    let record = serde_json::json!({
        "game": "ninuki", "rules": "pente opening=none", "seats": 2,
        "actions": moves.split(' ').collect::<Vec<_>>(),
    });
    let file = alice.upload("game.json", "application/json", record.to_string().as_bytes());
    let review = alice.slash(&lobby, "review", &[("file", &file)]).await.unwrap();
    let pages = pages(&alice, review.ephemeral().unwrap().clone()).await;
    let texts: Vec<&str> = pages.iter().map(Message::text).collect();
    let missed = texts[0].contains("Move 9, ") && texts[0].contains(": a five was missed: ");
    assert!(missed, "{texts:?}");
    assert!(!texts[0].contains("by fours alone"), "{texts:?}");
    for action in ["**p15**", "**t1**"] {
        assert!(texts.iter().any(|text| text.contains(action)), "{action}: {texts:?}");
    }
    assert!(texts.iter().all(|text| !text.contains("o15")), "{texts:?}");
    stage.close().await;
}

/// A reader of boards in words is told the position of a turning point, and of no picture.
#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_read_in_words() {
    let (stage, over) = finished("gomoku/freestyle", &MISSED).await;
    let alice = stage.person("alice");
    stage.prefer(&alice, |wishes| wishes.text_board = true).await;
    let review = alice.press(&over, "Review").await.unwrap().ephemeral().unwrap().clone();
    let pages = pages(&alice, review).await;
    assert!(pages.len() > 1, "{pages:?}");
    for page in &pages[1..] {
        let text = page.text();
        assert!(text.contains("Turning point") && text.contains("Row 8: "), "{text}");
        assert!(text.contains("The board before the move:"), "{text}");
        assert!(page.attachments.is_empty() && !text.contains("picture"), "{text}");
    }
    stage.close().await;
}

/// The last page has the game with a bar of the chances, also when it is shared; a record from a file stays with it.
#[tokio::test(flavor = "multi_thread")]
async fn a_review_ends_with_the_game_in_motion() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let file = alice.upload("game.txt", "text/plain", MISSED.join(" ").as_bytes());
    let review = alice.slash(&lobby, "review", &[("file", &file)]).await.unwrap();
    let mut page = review.ephemeral().unwrap().clone();
    while !page.buttons()[1].disabled {
        page = pressed(&alice, &page, "Next").await;
    }
    let names: Vec<&str> = page.attachments.iter().map(|one| one.filename.as_str()).collect();
    assert_eq!(names, ["review.gif", "record.jsonl"]);
    assert!(alt(&page).starts_with("Black’s chance to win"), "{}", alt(&page));
    let shared = alice.press(&page, "Share the review").await.unwrap();
    let shared = shared.message().unwrap_or_else(|| panic!("not shared: {shared:?}")).clone();
    assert_eq!(shared.attachments[0].filename, "review.gif");
    assert!(shared.text().contains("**Review**"), "no replay: {}", shared.text());
    let back = pressed(&stage.person("bob"), &shared, "Back").await;
    assert!(back.text().contains("Turning point"), "{}", back.text());
    stage.close().await;
}

/// The chances are those of one seat, whichever colour it holds in the end, and moves have the numbers of their stones.
#[tokio::test(flavor = "multi_thread")]
async fn chances_are_named_by_who_has_them_after_a_swap() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let actions = [&MISSED[..3], &["swap"], &MISSED[3..]].concat();
    let record = serde_json::json!({
        "game": "gomoku", "rules": "freestyle opening=swap", "seats": 2, "actions": actions,
    });
    let file = alice.upload("game.jsonl", "application/json", record.to_string().as_bytes());
    let review = alice.slash(&lobby, "review", &[("file", &file)]).await.unwrap();
    let review = review.ephemeral().unwrap().clone();
    assert!(review.text().contains("White’s chance to win, in percent: "), "{}", review.text());
    // Numbers are those of the stones: a swap is no move.
    let text = review.text();
    assert!(text.contains("Move 7, ") && !text.contains("Move 8, "), "{text}");
    assert!(text.contains(" after move 11") && !text.contains(" after move 12"), "{text}");
    let pages = pages(&alice, review).await;
    let is_seventh = |page: &Message| page.text().contains("move 7, **o15**");
    assert!(pages.iter().any(is_seventh), "{pages:?}");
    stage.close().await;
}

/// A pass has no number: it is told from the stone before it in the words of the chart and as a turning point.
#[tokio::test(flavor = "multi_thread")]
async fn a_pass_is_named_by_the_move_before_it() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let actions = [&MISSED[..6], &["pass"], &MISSED[7..]].concat();
    let record = serde_json::json!({
        "game": "gomoku", "rules": "freestyle", "seats": 2, "actions": actions,
    });
    let file = alice.upload("game.jsonl", "application/json", record.to_string().as_bytes());
    let review = alice.slash(&lobby, "review", &[("file", &file)]).await.unwrap();
    let review = review.ephemeral().unwrap().clone();
    let text = review.text();
    assert!(text.contains(" after move 6 and a pass"), "{text}");
    assert!(text.contains(" after move 10") && !text.contains(" after move 11"), "{text}");
    let pages = pages(&alice, review).await;
    let is_pass = |page: &Message| page.text().contains("**Pass** by Black, after move 6");
    assert!(pages.iter().any(is_pass), "{pages:?}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_is_reviewed_and_its_pages_turn() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let file = alice.upload("game.txt", "text/plain", MISSED.join(" ").as_bytes());
    let review = alice.slash(&lobby, "review", &[("file", &file)]).await.unwrap();
    let review = review.ephemeral().unwrap().clone();
    assert!(review.text().contains("Black: accuracy"), "{}", review.text());
    assert_eq!(review.attachments.len(), 2, "the chart and the record");
    let next = pressed(&alice, &review, "Next").await;
    assert!(next.text().contains("Turning point 1 of"), "{}", next.text());
    let shared = alice.press(&next, "Share the review").await.unwrap();
    let shared = shared.message().unwrap_or_else(|| panic!("not shared: {shared:?}")).clone();
    let back = pressed(&stage.person("bob"), &shared, "Back").await;
    assert!(back.text().contains("Black: accuracy"), "{}", back.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_forbidden_point_that_decided_is_named() {
    let moves = "m3 i7 f8 j6 g8 k5 h9 a1 h10 l4 o1 h8";
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let record = serde_json::json!({
        "game": "gomoku", "rules": RENJU, "seats": 2,
        "actions": moves.split(' ').collect::<Vec<_>>(),
    });
    let file = alice.upload("game.json", "application/json", record.to_string().as_bytes());
    let review = alice.slash(&lobby, "review", &[("file", &file)]).await.unwrap();
    let text = ephemeral_text(&review);
    assert!(text.contains("The last five was made at h8") && text.contains("forbidden"), "{text}");
    stage.close().await;
}

/// A forbidden move that has lost the game is called one.
#[tokio::test(flavor = "multi_thread")]
async fn a_forbidden_move_that_lost_is_called_one() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let record = serde_json::json!({
        "game": "gomoku", "rules": "renju-tournament opening=none", "seats": 2,
        "actions": "g8 a1 i8 c1 h7 e1 h9 o1 h8".split(' ').collect::<Vec<_>>(),
    });
    let file = alice.upload("game.json", "application/json", record.to_string().as_bytes());
    let review = alice.slash(&lobby, "review", &[("file", &file)]).await.unwrap();
    let pages = pages(&alice, review.ephemeral().unwrap().clone()).await;
    let is_ninth = |page: &&Message| page.text().contains("move 9, **h8**");
    let last = pages.iter().find(is_ninth).unwrap_or_else(|| panic!("no such page: {pages:?}"));
    let lost = "It lost the game at once: a forbidden move (double three).";
    assert!(last.text().contains(lost) && alt(last).contains(lost), "{last:?}");
    let others = pages.iter().filter(|page| page.text().contains("It lost the game at once"));
    assert_eq!(others.count(), 1, "{pages:?}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_reviewed_gets_a_sentence() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let said = |answered: Answered| ephemeral_text(&answered);
    let none = said(alice.slash(&lobby, "review", &[]).await.unwrap());
    assert!(none.contains("You’ve finished no game here"), "{none}");
    stage.alice_and_bob("gomoku/freestyle").await;
    let running = said(alice.slash(&lobby, "review", &[("game", "1")]).await.unwrap());
    assert!(running.contains("still going on"), "{running}");
    let three = serde_json::json!({
        "game": "ninuki", "rules": "free-for-all", "seats": 3, "actions": [],
    });
    let file = alice.upload("game.json", "application/json", three.to_string().as_bytes());
    let other = said(alice.slash(&lobby, "review", &[("file", &file)]).await.unwrap());
    assert!(other.contains("Only games for two can be reviewed"), "{other}");
    let carol = stage.person("carol");
    let file = carol.upload("game.txt", "text/plain", b"h8 i9");
    let short = said(carol.slash(&lobby, "review", &[("file", &file)]).await.unwrap());
    assert!(short.contains("5 to 400 moves"), "{short}");
    stage.close().await;
}

/// Plies of games of all kinds that are reviewed.
const PLIES: usize = 6;

/// Games that only a search judges have pages as well: without missed wins, and with pictures of what stood on the board.
#[tokio::test(flavor = "multi_thread")]
async fn every_game_of_two_is_reviewed() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for game in [("ninuki", "pente"), ("roku", "standard"), ("rokumon", "act-4")] {
        let (mut record, _) = game_under(game, [1, 3], 5);
        // Searches wait for everything else on a busy machine.
        record.actions.truncate(PLIES);
        let file = serde_json::to_vec(&record).unwrap();
        let file = alice.upload("game.json", "application/json", &file);
        let review = alice.slash(&lobby, "review", &[("file", &file)]).await.unwrap();
        let mut page = review.ephemeral().unwrap().clone();
        let text = page.text().to_owned();
        assert_eq!(text.matches("accuracy").count(), 2, "{game:?}: {text}");
        assert_eq!(text.contains("No win by force"), game.1 == "pente", "{game:?}: {text}");
        while !page.buttons()[1].disabled {
            page = pressed(&alice, &page, "Next").await;
            let text = page.text();
            assert!(!text.contains('{') && !alt(&page).is_empty(), "{game:?}: {page:?}");
            // Circles and cards have no numbers.
            let is_before = text.contains("The picture shows the position before the move");
            let is_turn = text.contains("Turning point");
            assert!(is_before == is_turn || game.0 == "ninuki", "{game:?}: {text}");
        }
        assert!(page.text().contains("The whole game."), "{game:?}: {}", page.text());
        stage.clock.advance(60_000);
    }
    stage.close().await;
}

/// In every language a review says the same things, and fits into a message.
#[tokio::test(flavor = "multi_thread")]
async fn a_review_in_every_language() {
    let (stage, over) = finished("gomoku/freestyle", &MISSED).await;
    for (code, accuracy, next) in [("ja", "正確さ", "次のページ"), ("fr", "précision", "Avancer")]
    {
        let alice = stage.person("alice").with_locale(code);
        let review = alice.press(&over, "Review").await.unwrap().ephemeral().unwrap().clone();
        assert!(review.text().matches(accuracy).count() >= 2, "{}", review.text());
        assert!(review.text().chars().count() <= 2_000);
        let judged = if code == "ja" { "さん：" } else { "\u{a0}: " };
        let judged = format!("{}{judged}{accuracy}", alice.mention());
        assert!(review.text().contains(&judged), "{}", review.text());
        let turning = pressed(&alice, &review, next).await;
        let bob = stage.person("bob").mention();
        let called = if code == "ja" { format!("（{bob}さん）") } else { bob };
        assert!(turning.text().contains(&called), "as the board calls him: {}", turning.text());
    }
    stage.close().await;
}
