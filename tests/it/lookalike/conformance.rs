//! The look-alike's own answers, held against Discord's OpenAPI document, which `NARABE_OPENAPI` names.

use std::sync::LazyLock;

use serde_json::{Value, json};
use serenity::all::CreateAttachment;

use super::answers::{all_overrides, overrides};
use super::bot::{Bot, buttons, message, picture, quiet};
use super::page::ask_as_bot as ask;
use super::playground;

/// Discord's document, where there is one.
static DOCUMENT: LazyLock<Option<Value>> = LazyLock::new(|| {
    let path = std::env::var_os("NARABE_OPENAPI")?;
    let text =
        std::fs::read_to_string(&path).expect("NARABE_OPENAPI names a file that can be read");
    Some(serde_json::from_str(&text).expect("NARABE_OPENAPI names a JSON document"))
});

/// Returns the faults that the schema of this name finds in an answer.
fn faults(document: &Value, schema: &str, answer: &Value) -> Vec<String> {
    let rooted = json!({"$ref": format!("#/components/schemas/{schema}"), "components": document["components"]});
    let reader = jsonschema::draft202012::new(&rooted).unwrap();
    reader
        .iter_errors(answer)
        .map(|error| format!("{schema} {}: {error}", error.instance_path()))
        .collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_have_the_shape_that_discord_documents() {
    let Some(document) = &*DOCUMENT else {
        return eprintln!(
            "NARABE_OPENAPI is not set: the look-alike's answers were not compared with Discord's document"
        );
    };
    let (playground, _) = playground().await;
    let mut bot = Bot::start(&playground).await;
    let world = playground.world();
    let (alice, lobby) = (world.person("alice"), world.channel("lobby"));
    let menu = json!({"type": 3, "custom_id": "s", "options": [{"label": "x", "value": "x"}]});
    let mut components = buttons(&["A"]);
    components.as_array_mut().unwrap().push(json!({"type": 1, "components": [menu]}));
    let (_, asked) = tokio::join!(alice.slash(&lobby, "paint", &[]), async {
        let asked = bot.next().await;
        let data = json!({"content": alice.mention(), "components": components,
            "allowed_mentions": {"parse": ["users"]}});
        let file = CreateAttachment::bytes(picture(1), "board.png");
        bot.answer(&asked, json!({"type": 4, "data": data}), vec![file]).await.unwrap();
        asked
    });
    let shown = lobby.last().unwrap();
    let (_, pressed) =
        tokio::join!(alice.press(&shown, "A"), bot.reply(message(json!({"content": "Pressed"}))));
    bot.http
        .create_followup_message(pressed.token(), &quiet(json!({"content": "And"})), vec![])
        .await
        .unwrap();

    let (app, address) = (narabe::playground::cast::BOT, playground.address());
    let get = async |path: String| ask(address, "GET", &path, Value::Null).await;
    let channel = lobby.id();
    let original = format!("/webhooks/{app}/{}/messages/@original", asked.token());
    let dm = json!({"recipient_id": alice.id().to_string()});
    let mut answers = vec![
        ("GatewayResponse", get("/gateway".to_owned()).await),
        ("GatewayBotResponse", get("/gateway/bot".to_owned()).await),
        ("UserPIIResponse", get("/users/@me".to_owned()).await),
        ("PrivateApplicationResponse", get("/applications/@me".to_owned()).await),
        ("GuildChannelResponse", get(format!("/channels/{channel}")).await),
        ("PrivateChannelResponse", ask(address, "POST", "/users/@me/channels", dm).await),
        ("MessageResponse", get(original).await),
    ];
    let history = get(format!("/channels/{channel}/messages")).await;
    answers.extend(history.as_array().unwrap().iter().map(|one| ("MessageResponse", one.clone())));
    let commands = get(format!("/applications/{app}/commands")).await;
    answers.extend(
        commands.as_array().unwrap().iter().map(|one| ("ApplicationCommandResponse", one.clone())),
    );
    let servers = get("/users/@me/guilds".to_owned()).await;
    answers.extend(servers.as_array().unwrap().iter().map(|one| ("MyGuildResponse", one.clone())));
    answers.push(("CommandPermissionsResponse", overrides(&playground).await));
    let all = all_overrides(&playground).await;
    let all = all.as_array().unwrap();
    answers.extend(all.iter().map(|one| ("CommandPermissionsResponse", one.clone())));
    assert_eq!(answers.len(), 7 + 3 + 5 + 1 + 1 + 1);
    let wrong: Vec<_> =
        answers.iter().flat_map(|(schema, answer)| faults(document, schema, answer)).collect();
    assert!(wrong.is_empty(), "{wrong:#?}");
}
