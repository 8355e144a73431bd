//! Messages of components alone: what Discord refuses, and that they stay what they are.

use serde_json::{Value, json};

use super::bot::{Bot, code, quiet};
use super::playground;

/// The flag of such messages.
const COMPONENTS_V2: u64 = 1 << 15;

fn layout(components: Value) -> Value {
    quiet(json!({"flags": COMPONENTS_V2, "components": components}))
}

fn text(words: &str) -> Value {
    json!({"type": 10, "content": words})
}

/// A text with a button beside it.
fn section(words: &str, id: &str) -> Value {
    let button = json!({"type": 2, "style": 2, "label": id, "custom_id": id});
    json!({"type": 9, "components": [text(words)], "accessory": button})
}

/// Messages that are wrong in one way each, and a word of what is said about it.
fn wrong_layouts() -> Vec<(&'static str, Value)> {
    let long = |count: usize| text(&"x".repeat(count));
    let bare = json!({"type": 9, "components": [text("x")]});
    let nested = json!({"type": 9, "components": [section("x", "a")], "accessory": section("x", "b")["accessory"]});
    let with_content = {
        let mut body = layout(json!([text("x")]));
        body["content"] = json!("x");
        body
    };
    vec![
        ("characters of text", layout(json!([long(2_000), section(&"x".repeat(2_001), "a")]))),
        ("41 parts", layout((0..41).map(|_| text("x")).collect())),
        ("text: 0 characters", layout(json!([text("")]))),
        ("beside it", layout(json!([bare]))),
        ("texts alone", layout(json!([nested]))),
        (
            "section: 4 entries",
            layout(json!([{"type": 9, "accessory": section("", "a")["accessory"],
            "components": [text("1"), text("2"), text("3"), text("4")]}])),
        ),
        ("inside others", layout(json!([{"type": 2, "style": 2, "label": "x", "custom_id": "x"}]))),
        ("spacing", layout(json!([{"type": 14, "spacing": 3}]))),
        ("items", layout(json!([{"type": 12, "items": []}]))),
        (
            "names no attachment",
            layout(json!([{"type": 13, "file": {"url": "https://example.org/x"}}])),
        ),
        ("attachment://", layout(json!([{"type": 13, "file": {"url": "attachment://x.sgf"}}]))),
        ("comes twice", layout(json!([section("x", "a"), section("y", "a")]))),
        ("not in a message of components", with_content),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_layout_is_refused() {
    let (playground, _) = playground().await;
    let bot = Bot::start(&playground).await;
    let lobby = playground.world().channel("lobby");
    for (count, (word, body)) in wrong_layouts().into_iter().enumerate() {
        let sent = bot.http.send_message(lobby.id().into(), vec![], &body).await;
        assert_eq!(code(sent.expect_err(word)), (400, 50035), "{word}");
        let refusals = playground.world().refusals();
        assert_eq!(refusals.len(), count + 1, "{word}");
        let reasons = &refusals[count].reasons;
        assert!(reasons.iter().any(|why| why.contains(word)), "{word}: {reasons:?}");
    }
    assert!(lobby.messages().is_empty());
    let sound =
        layout(json!([text(&"x".repeat(2_000)), section(&"y".repeat(2_000), "a"), {"type": 14}]));
    bot.http.send_message(lobby.id().into(), vec![], &sound).await.unwrap();
    let shown = lobby.last().unwrap();
    assert_eq!(shown.text().lines().count(), 2, "the texts are what is read");
    assert_eq!(shown.buttons()[0].label, "a", "a button beside a text is a button");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_layout_stays_one_through_edits() {
    let (playground, _) = playground().await;
    let bot = Bot::start(&playground).await;
    let lobby = playground.world().channel("lobby");
    let posted = layout(json!([section("Words", "go")]));
    let sent = bot.http.send_message(lobby.id().into(), vec![], &posted).await.unwrap();
    let edit = async |body: Value| {
        bot.http.edit_message(lobby.id().into(), sent.id, &quiet(body), vec![]).await
    };
    let plain = edit(json!({"content": "plain", "components": []})).await;
    assert_eq!(code(plain.expect_err("it has no content")), (400, 50035));
    edit(json!({"flags": COMPONENTS_V2, "content": null, "components": [text("More")]}))
        .await
        .unwrap();
    assert_eq!(lobby.last().unwrap().text(), "More");

    let plain = quiet(json!({"content": "plain"}));
    let sent = bot.http.send_message(lobby.id().into(), vec![], &plain).await.unwrap();
    let edit = async |body: Value| {
        bot.http.edit_message(lobby.id().into(), sent.id, &quiet(body), vec![]).await
    };
    let parts = json!([text("More")]);
    let kept = edit(json!({"flags": COMPONENTS_V2, "components": parts})).await;
    assert_eq!(code(kept.expect_err("its content would remain")), (400, 50035));
    edit(json!({"flags": COMPONENTS_V2, "content": null, "components": parts})).await.unwrap();
    assert_eq!(lobby.last().unwrap().text(), "More", "an ordinary message becomes one");
}
