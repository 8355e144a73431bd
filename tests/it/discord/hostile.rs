//! Texts that people type to do harm: mentions, markdown, signs that hide or turn text around, and far too much of
//! anything.

use crate::stage::Stage;
use narabe::playground::{Answered, Trouble};

/// Signs that no one sees, or that turn what stands around them.
const HIDDEN: [char; 8] = [
    '\u{200b}', '\u{200d}', '\u{202e}', '\u{2066}', '\u{2069}', '\u{feff}', '\u{0007}', '\u{2028}',
];

fn texts() -> Vec<String> {
    let hidden: String = HIDDEN.iter().collect();
    vec![
        "@everyone @here".to_owned(),
        "<@330000000000000002> <@&310000000000000000>".to_owned(),
        "**h8** ||x|| `y` [z](https://example.com)".to_owned(),
        format!("h{hidden}8{hidden}"),
        "\u{202e}8h".to_owned(),
        "x".repeat(6_000),
        "\u{1f9d1}\u{200d}\u{1f91d}\u{200d}\u{1f9d1}".repeat(400),
        "e\u{301}\u{302}\u{303}".repeat(500),
        "h8\n\n\n# loud".to_owned(),
        "'; DROP TABLE games; --".to_owned(),
    ]
}

/// Every option of every command that takes a text, and the form for a move: the answer is for the asker alone, short
/// enough, without a hidden sign, and pings no one.
#[tokio::test(flavor = "multi_thread")]
async fn hostile_texts_do_no_harm() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let (before, pings) = (stage.kept(1).await, stage.world.pings(&bob).len());
    for text in &texts() {
        let text = text.as_str();
        let form = alice.press(&board, "Move").await.unwrap().modal().unwrap().clone();
        let answers = [
            ("form", alice.submit(&form, &[("text", text)]).await),
            ("move", alice.slash(&lobby, "move", &[("where", text)]).await),
            ("move in", alice.slash(&lobby, "move", &[("where", "h8"), ("game", text)]).await),
            ("challenge", alice.slash(&lobby, "challenge", &[("game", text)]).await),
            ("challenge by", alice.slash(&lobby, "challenge", &[("rules", text)]).await),
            ("rules", alice.slash(&lobby, "rules", &[("game", text)]).await),
            ("board", alice.slash(&lobby, "board", &[("game", text)]).await),
            ("leaderboard", alice.slash(&lobby, "leaderboard", &[("game", text)]).await),
        ];
        for (what, answer) in answers {
            check(what, text, answer);
        }
        for option in ["where", "game"] {
            let choices = alice.complete(&lobby, "move", &[("where", "h8")], (option, text)).await;
            assert!(
                matches!(choices, Ok(Answered::Choices(_)) | Err(Trouble::Impossible(_))),
                "{choices:?}"
            );
        }
    }
    assert_eq!(stage.kept(1).await, before, "nothing of it was a move");
    assert_eq!(stage.world.pings(&bob).len(), pings);
    stage.close().await;
}

/// Other words follow the name of an event wherever it stands.
#[tokio::test(flavor = "multi_thread")]
async fn an_event_is_named_without_signs_that_turn_text() {
    let stage = Stage::open().await;
    let name = "\u{202e}Cup\u{2066} of\u{200f} M\u{200b}ay\u{2069}";
    let sign_up = super::events::made(&stage, &[("name", name)]).await;
    assert_eq!(super::events::kept(&stage, 1).await.name, "Cup of May");
    assert!(sign_up.text().contains("Cup of May"), "{}", sign_up.text());
    stage.close().await;
}

/// A name that no one sees is none.
#[tokio::test(flavor = "multi_thread")]
async fn an_event_without_a_name_that_is_seen_has_that_of_its_game() {
    let stage = Stage::open().await;
    super::events::made(&stage, &[("name", "\u{200b}\u{200d} \u{3164}")]).await;
    let name = super::events::kept(&stage, 1).await.name;
    assert!(name.contains("Gomoku"), "{name:?}");
    stage.close().await;
}

fn check(what: &str, text: &str, answer: Result<Answered, Trouble>) {
    let answer = match answer {
        // Discord's own client does not let it through.
        Err(Trouble::Impossible(_)) => return,
        answer => answer.unwrap(),
    };
    let Answered::Ephemeral(message) = &answer else { panic!("{what} {text:?}: {answer:?}") };
    let said = message.text();
    assert!(!said.is_empty() && said.chars().count() <= 2_000, "{what} {text:?}: {said}");
    let hidden = said.chars().find(|sign| HIDDEN.contains(sign));
    assert_eq!(hidden, None, "{what} {text:?}: {said}");
}
