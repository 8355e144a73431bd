//! The buttons of a page about a rule set: a game by these rules, the next rule set, its lessons.

use super::asked;
use crate::discord::forged::with_id;
use crate::stage::{Stage, ephemeral_text, labels, update};
use narabe::playground::{Answered, Message};
use narabe::store::servers::Setting;

fn page(answer: &Answered) -> Message {
    answer.ephemeral().unwrap_or_else(|| panic!("no page: {answer:?}")).clone()
}

/// A page is one message, whose pictures stand together below the whole text.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_is_one_message() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let first = page(&asked(&stage, &alice, "gomoku/renju").await);
    let next = "Next: Renju, tournament rules (a forbidden move loses)";
    assert_eq!(labels(&first), ["Play this", next, "Lessons"]);
    assert!(first.is_layout() && first.text().starts_with("**Renju** `gomoku/renju`"));
    assert!(first.text().contains("renju.net") && first.attachments.len() == 9);
    let gallery = first.components.iter().find(|part| part["type"] == 12).unwrap();
    assert_eq!(gallery["items"].as_array().unwrap().len(), 9, "{gallery}");
    let table = first.attachments[8].description.clone().unwrap();
    assert!(table.contains("The 26 openings") && table.contains("D1 Kansei"), "{table}");
    let other = update(&alice.press(&first, next).await.unwrap());
    assert!(other.text().contains("`gomoku/renju-tournament`"), "{}", other.text());
    // Buttons of earlier versions also name a page.
    let old = first.buttons().into_iter().find(|button| button.label == next).unwrap();
    let old = old.custom_id.replacen("rules:0:", "rules:1:", 1);
    let again = update(&alice.press(&with_id(&first, &old), next).await.unwrap());
    assert_eq!(again.text(), other.text());
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

/// Rules can be read that the server does not offer; pressing the button would be refused.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_starts_no_game_that_is_not_offered() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let listed = ["ninuki/pente", "gomoku/renju opening=swap2"].map(str::to_owned).to_vec();
    stage.set(Setting::RuleSets, |settings| settings.rule_sets = listed).await;
    for (rules, offered) in [
        ("ninuki/pente", true),
        ("ninuki/pente size=13", true),
        ("ninuki/keryo-pente", false),
        ("gomoku/renju opening=swap2", true),
        ("gomoku/renju", false),
    ] {
        let shown = page(&asked(&stage, &alice, rules).await);
        assert!(shown.is_layout() && shown.text().starts_with("**"), "{}", shown.text());
        assert_eq!(labels(&shown).contains(&"Play this".to_owned()), offered, "{rules}");
    }
    let shown = page(&asked(&stage, &alice, "gomoku/renju opening=swap2").await);
    let next = "Next: Renju, tournament rules (a forbidden move loses)";
    let other = update(&alice.press(&shown, next).await.unwrap());
    assert!(!labels(&other).contains(&"Play this".to_owned()), "{:?}", labels(&other));
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
    // No game can be played if the bot may not attach files, and the reason is said.
    let rights = narabe::playground::permissions::VIEW_CHANNEL
        | narabe::playground::permissions::SEND_MESSAGES;
    stage.world.set_bot_permissions(&stage.channel("lobby"), rights);
    let shown = page(&asked(&stage, &alice, "gomoku/freestyle").await);
    let refused = ephemeral_text(&alice.press(&shown, "Play this").await.unwrap());
    assert!(refused.contains("Attach Files"), "{refused}");
    stage.close().await;
}
