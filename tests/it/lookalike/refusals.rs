//! Bodies that Discord refuses are refused, and told to the test.

use std::sync::Arc;

use narabe::playground::{Config, Inspector, Playground};
use serde_json::{Value, json};
use serenity::all::CreateAttachment;

use super::bot::{Bot, buttons, code, http, quiet};
use super::playground;

/// Messages that are wrong in one way each, and a word of what is said about it.
fn wrong_messages() -> Vec<(&'static str, Value)> {
    let button = json!({"type": 2, "style": 1, "label": "A", "custom_id": "a"});
    let select = json!({"type": 3, "custom_id": "s", "options": [{"label": "x", "value": "x"}]});
    let row = |parts: &[&Value]| json!({"type": 1, "components": parts});
    let with = |components: Value| quiet(json!({"content": "x", "components": components}));
    let labelled =
        |label: &str, id: &str| json!({"type": 2, "style": 1, "label": label, "custom_id": id});
    let option = json!({"label": "x", "value": "x"});
    vec![
        ("allowed_mentions", json!({"content": "x"})),
        (
            "exclude",
            json!({"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}}),
        ),
        ("content", quiet(json!({"content": "x".repeat(2_001)}))),
        ("comes twice", with(json!([row(&[&button, &button])]))),
        ("one select menu", with(json!([row(&[&button, &select])]))),
        (
            "rows",
            with(Value::Array((0..6).map(|n| row(&[&labelled("A", &n.to_string())])).collect())),
        ),
        (
            "6 buttons",
            with(
                json!([{"type": 1, "components": (0..6).map(|n| labelled("A", &n.to_string())).collect::<Vec<_>>()}]),
            ),
        ),
        ("top of an ordinary message", with(json!([button]))),
        ("without components", with(json!([row(&[])]))),
        ("custom_id", with(json!([row(&[&labelled("A", "")])]))),
        ("custom_id", with(json!([row(&[&labelled("A", &"x".repeat(101))])]))),
        ("label", with(json!([row(&[&labelled(&"x".repeat(81), "a")])]))),
        ("label or an emoji", with(json!([row(&[&labelled("", "a")])]))),
        (
            "options",
            with(json!([row(&[
                &json!({"type": 3, "custom_id": "s", "options": vec![option; 26]})
            ])])),
        ),
        (
            "default_values",
            with(json!([row(&[&json!({"type": 5, "custom_id": "s", "default_values": []})])])),
        ),
        ("ephemeral", quiet(json!({"content": "x", "flags": 64}))),
        ("attachment://", quiet(json!({"embeds": [{"image": {"url": "attachment://x.png"}}]}))),
        ("neither on the message", quiet(json!({"content": "x", "attachments": [{"id": 0}]}))),
        (
            "components alone",
            quiet(
                json!({"content": "x", "flags": 1 << 15, "components": [{"type": 10, "content": "y"}]}),
            ),
        ),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_message_is_refused_and_recorded() {
    let (playground, _) = playground().await;
    let bot = Bot::start(&playground).await;
    let lobby = playground.world().channel("lobby");
    for (count, (word, body)) in wrong_messages().into_iter().enumerate() {
        let sent = bot.http.send_message(lobby.id().into(), vec![], &body).await;
        assert_eq!(code(sent.expect_err(word)), (400, 50035), "{word}");
        let refusals = playground.world().refusals();
        assert_eq!(refusals.len(), count + 1, "{word}");
        assert!(
            refusals[count].reasons.iter().any(|why| why.contains(word)),
            "{word}: {:?}",
            refusals[count].reasons
        );
    }
    assert!(lobby.messages().is_empty());
    let sound = quiet(
        json!({"content": "x".repeat(2_000), "components": buttons(&["A", "B", "C", "D", "E"])}),
    );
    bot.http.send_message(lobby.id().into(), vec![], &sound).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_file_has_a_size_that_discord_takes() {
    let (playground, _) = playground().await;
    let bot = Bot::start(&playground).await;
    let lobby = playground.world().channel("lobby");
    for (size, taken) in [(10 << 20, true), ((10 << 20) + 1, false), (0, false)] {
        let file = CreateAttachment::bytes(vec![7; size], "big.bin");
        let sent = bot
            .http
            .send_message(lobby.id().into(), vec![file], &quiet(json!({"content": "x"})))
            .await;
        assert_eq!(sent.is_ok(), taken, "{size} bytes");
    }
}

/// Registrations that are wrong in one way each.
fn wrong_commands() -> Vec<(&'static str, Value)> {
    let option = |name: &str| json!({"type": 3, "name": name, "description": "d"});
    let needed = json!({"type": 3, "name": "b", "description": "d", "required": true});
    let command = |more: Value| {
        let mut command = json!({"name": "play", "description": "d"});
        command.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        json!([command])
    };
    let of_types = |kind: u8, types: Value| {
        let file = json!({"type": kind, "name": "f", "description": "d", "file_types": types});
        command(json!({"options": [file]}))
    };
    let choices = |count: usize| {
        (0..count).map(|n| json!({"name": n.to_string(), "value": "v"})).collect::<Vec<_>>()
    };
    vec![
        (
            "at most 100",
            (0..101).map(|n| json!({"name": format!("c{n}"), "description": "d"})).collect(),
        ),
        (
            "comes twice",
            json!([{"name": "a", "description": "d"}, {"name": "a", "description": "d"}]),
        ),
        ("lower-case", command(json!({"name": "Play"}))),
        ("lower-case", command(json!({"name": "x".repeat(33)}))),
        ("description", command(json!({"description": "x".repeat(101)}))),
        ("no locale", command(json!({"description_localizations": {"en": "d"}}))),
        ("comes twice", command(json!({"options": [option("a"), option("a")]}))),
        ("comes after", command(json!({"options": [option("a"), needed]}))),
        ("only attachments", of_types(3, json!([".txt"]))),
        ("is no file type", of_types(11, json!([".txt", "txt"]))),
        ("is no file type", of_types(11, json!(["."]))),
        ("11 file types", of_types(11, vec!["image"; 11].into())),
        (
            "26 options",
            command(
                json!({"options": (0..26).map(|n| option(&n.to_string())).collect::<Vec<_>>()}),
            ),
        ),
        (
            "26 choices",
            command(
                json!({"options": [{"type": 3, "name": "a", "description": "d", "choices": choices(26)}]}),
            ),
        ),
        (
            "exclude",
            command(json!({"options": [
            {"type": 3, "name": "a", "description": "d", "choices": choices(1), "autocomplete": true}]})),
        ),
    ]
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_registration_is_refused() {
    let (playground, _) = playground().await;
    let bot = Bot::start(&playground).await;
    let before = playground.world().commands();
    for (word, body) in wrong_commands() {
        assert_eq!(
            code(bot.http.create_global_commands(&body).await.expect_err(word)),
            (400, 50035),
            "{word}"
        );
        let refusals = playground.world().refusals();
        let reasons = &refusals.last().unwrap().reasons;
        assert!(reasons.iter().any(|why| why.contains(word)), "{word}: {reasons:?}");
    }
    assert_eq!(playground.world().commands(), before);
    let again = bot.http.get_global_commands().await.unwrap();
    let renewed = bot.http.create_global_commands(&before).await.unwrap();
    assert_eq!(
        again.iter().map(|one| one.id).collect::<Vec<_>>(),
        renewed.iter().map(|one| one.id).collect::<Vec<_>>()
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_test_brings_readers_of_its_own() {
    let reader: Inspector = Arc::new(|seen| match seen.json["content"].as_str() {
        Some("bad word") => Err(format!("{} {} swears", seen.method, seen.route)),
        _ => Ok(()),
    });
    let config = Config { inspectors: vec![reader], ..Config::default() };
    let playground = Playground::start(config).await.unwrap();
    let http = http(&playground, "playground");
    let lobby = playground.world().channel("lobby").id();

    http.send_message(lobby.into(), vec![], &quiet(json!({"content": "good word"}))).await.unwrap();
    let sworn =
        http.send_message(lobby.into(), vec![], &quiet(json!({"content": "bad word"}))).await;
    assert_eq!(code(sworn.unwrap_err()), (400, 50035));
    assert_eq!(
        playground.world().refusals()[0].reasons,
        ["POST /channels/{channel.id}/messages swears"]
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stranger_and_an_unknown_address_are_turned_away() {
    let (playground, _) = playground().await;
    let stranger = http(&playground, "another token");
    assert_eq!(code(stranger.get_current_user().await.unwrap_err()), (401, 0));
    let known = http(&playground, "playground");
    assert_eq!(known.get_current_user().await.unwrap().name, "Narabe");
    assert_eq!(code(known.get_emojis(1.into()).await.unwrap_err()).0, 404);
    assert_eq!(
        playground.world().refusals().len(),
        1,
        "an address that the look-alike lacks is told to the test"
    );
}
