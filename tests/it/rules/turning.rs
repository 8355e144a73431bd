//! The buttons under a page about a rule set: its second page, a game by these rules, the next rule set.

use super::asked;
use crate::stage::{Stage, ephemeral_text, update};
use narabe::playground::{Answered, Message};

fn labels(message: &Message) -> Vec<String> {
    message.buttons().iter().map(|button| button.label.clone()).collect()
}

fn page(answer: &Answered) -> Message {
    answer.ephemeral().unwrap_or_else(|| panic!("no page: {answer:?}")).clone()
}

/// What the first page has no room for stands on the second, from which a button leads back.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_page_has_a_second_one() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let first = page(&asked(&stage, &alice, "gomoku/renju").await);
    let next = "Next: Renju, tournament rules (a forbidden move loses)";
    assert_eq!(labels(&first), ["More", "Play this", next, "Lessons"]);
    assert!(!first.text().contains("renju.net") && first.attachments.len() == 9);
    let table = first.attachments[8].description.clone().unwrap();
    assert!(table.contains("The 26 openings") && table.contains("D1 Kansei"), "{table}");
    let second = update(&alice.press(&first, "More").await.unwrap());
    assert!(second.text().starts_with("**Renju** `gomoku/renju`"), "{}", second.text());
    assert!(second.text().contains("renju.net") && second.attachments.is_empty(), "{second:?}");
    assert_eq!(labels(&second), ["◀ Back", "Play this", next, "Lessons"]);
    let back = update(&alice.press(&second, "◀ Back").await.unwrap());
    assert_eq!((back.text(), back.attachments.len()), (first.text(), 9));
    let other = update(&alice.press(&back, next).await.unwrap());
    assert!(other.text().contains("`gomoku/renju-tournament`"), "{}", other.text());
    stage.close().await;
}

/// The acts of a course follow each other, and the last rule set of a game has none after it.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_leads_to_the_next_rule_set() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let mut shown = page(&asked(&stage, &alice, "rokumon/act-1").await);
    for next in ["Act 2", "Act 3", "Act 4 (the standard game)", "Act 5", "solo, against the automa"]
    {
        shown = update(&alice.press(&shown, &format!("Next: {next}")).await.unwrap());
        assert!(shown.text().contains(next), "{}", shown.text());
    }
    assert_eq!(labels(&shown), ["Play this"]);
    stage.close().await;
}

/// A challenge by the rules of the page is open to everyone in the channel, whatever options they have.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_starts_a_game_by_its_rules() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let rules = "gomoku/freestyle size=19 opening=swap2";
    let shown = page(&asked(&stage, &alice, rules).await);
    let challenge = alice.press(&shown, "Play this").await.unwrap().message().unwrap().clone();
    for says in ["size=19 opening=swap2", "is looking for one more player", &alice.mention()] {
        assert!(challenge.text().contains(says), "no {says}: {}", challenge.text());
    }
    update(&bob.press(&challenge, "Join").await.unwrap());
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.rules, "freestyle size=19 opening=swap2");
    // Alone against the automa it begins at once.
    let shown = page(&asked(&stage, &alice, "rokumon/solo").await);
    let board = alice.press(&shown, "Play this").await.unwrap().message().unwrap().clone();
    assert!(
        board.text().contains("#2") && labels(&board).contains(&"Move".to_owned()),
        "{}",
        board.text()
    );
    // Where the bot may not attach files no game can be played, and the reason is said.
    let rights = narabe::playground::permissions::VIEW_CHANNEL
        | narabe::playground::permissions::SEND_MESSAGES;
    stage.world.set_bot_permissions(&stage.channel("lobby"), rights);
    let shown = page(&asked(&stage, &alice, "gomoku/freestyle").await);
    let refused = ephemeral_text(&alice.press(&shown, "Play this").await.unwrap());
    assert!(refused.contains("Attach Files"), "{refused}");
    stage.close().await;
}
