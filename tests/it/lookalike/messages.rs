//! Messages: fields that edits keep, people who are pinged, and the bot's rights in a channel.

use narabe::playground::cast::everyone;
use narabe::playground::permissions::{ATTACH_FILES, BOT_DEFAULT, SEND_MESSAGES, VIEW_CHANNEL};
use serde_json::{Value, json};
use serenity::all::CreateAttachment;

use super::bot::{Bot, code, message, picture, quiet};
use super::playground;

fn file(shade: u8) -> Vec<CreateAttachment> {
    vec![CreateAttachment::bytes(picture(shade), "board.png")]
}

#[tokio::test(flavor = "multi_thread")]
async fn an_edit_keeps_the_files_that_it_lists() {
    let (playground, _) = playground().await;
    let mut bot = Bot::start(&playground).await;
    let world = playground.world();
    let (alice, lobby) = (world.person("alice"), world.channel("lobby"));
    let (_, asked) = tokio::join!(alice.slash(&lobby, "paint", &[]), async {
        let asked = bot.next().await;
        bot.answer(&asked, message(json!({"content": "Board"})), file(1)).await.unwrap();
        asked
    });
    let shades = || {
        lobby.last().unwrap().attachments.iter().map(|file| file.bytes.to_vec()).collect::<Vec<_>>()
    };
    let edit = async |data: Value, files| {
        bot.http.edit_original_interaction_response(asked.token(), &data, files).await.map_err(code)
    };

    edit(json!({"content": "Still there"}), vec![]).await.unwrap();
    assert_eq!(shades(), [picture(1)], "no list: all stay");
    let old = lobby.last().unwrap().attachments[0].id.to_string();
    edit(json!({"attachments": [{"id": old}, {"id": 0}]}), file(2)).await.unwrap();
    assert_eq!(shades(), [picture(1), picture(2)], "old and new");
    edit(json!({"attachments": [{"id": 0}]}), file(3)).await.unwrap();
    assert_eq!(shades(), [picture(3)], "only the new one");
    assert_eq!(
        edit(json!({"attachments": [{"id": old}]}), vec![]).await.unwrap_err(),
        (400, 50035),
        "it is gone"
    );
    edit(json!({"attachments": []}), vec![]).await.unwrap();
    assert!(shades().is_empty(), "an empty list takes all away");
    assert_eq!(lobby.last().unwrap().text(), "Still there");
    assert_eq!(edit(json!({"content": ""}), vec![]).await.unwrap_err(), (400, 50006));
}

#[tokio::test(flavor = "multi_thread")]
async fn allowed_mentions_decide_who_is_pinged() {
    let (playground, _) = playground().await;
    let bot = Bot::start(&playground).await;
    let world = playground.world();
    let (alice, bob, lobby) = (world.person("alice"), world.person("bob"), world.channel("lobby"));
    let text = format!("{} and {} and @everyone", alice.mention(), bob.mention());
    let post = async |allowed: Value| {
        let data = json!({"content": text, "allowed_mentions": allowed});
        bot.http.send_message(lobby.id().into(), vec![], &data).await.unwrap();
        lobby.last().unwrap()
    };

    assert!(post(json!({"parse": []})).await.pinged.is_empty());
    assert_eq!(
        post(json!({"parse": [], "users": [bob.id().to_string()]})).await.pinged,
        [bob.id()]
    );
    assert_eq!(post(json!({"parse": ["users"]})).await.pinged, [alice.id(), bob.id()]);
    let pinged = post(json!({"parse": ["everyone"]})).await.pinged.len();
    assert_eq!(pinged, everyone().count());
    let pings = world.pings(&bob).len();
    let last = lobby.last().unwrap();
    bot.http
        .edit_message(lobby.id().into(), last.id.into(), &json!({"content": bob.mention()}), vec![])
        .await
        .unwrap();
    assert_eq!(world.pings(&bob).len(), pings, "an edit pings no one");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_channel_lets_the_bot_do_what_it_is_permitted() {
    let (playground, _) = playground().await;
    let bot = Bot::start(&playground).await;
    let world = playground.world();
    let (bob, lobby) = (world.person("bob"), world.channel("lobby"));
    let hello = quiet(json!({"content": "Hello"}));
    let post = async |channel: u64, files| {
        bot.http.send_message(channel.into(), files, &hello).await.map(drop).map_err(code)
    };

    assert_eq!(post(1, vec![]).await, Err((404, 10003)));
    world.set_bot_permissions(&lobby, BOT_DEFAULT & !ATTACH_FILES);
    assert_eq!(post(lobby.id(), file(1)).await, Err((403, 50013)));
    assert_eq!(post(lobby.id(), vec![]).await, Ok(()));
    world.set_bot_permissions(&lobby, BOT_DEFAULT & !SEND_MESSAGES);
    assert_eq!(post(lobby.id(), vec![]).await, Err((403, 50013)));
    world.set_bot_permissions(&lobby, BOT_DEFAULT & !VIEW_CHANNEL);
    assert_eq!(post(lobby.id(), vec![]).await, Err((403, 50001)));

    let dm = bot
        .http
        .create_private_channel(&json!({"recipient_id": bob.id().to_string()}))
        .await
        .unwrap();
    assert_eq!(dm.id.get(), bob.dm().id());
    assert_eq!(post(dm.id.get(), file(1)).await, Ok(()));
    world.set_dms_closed(&bob, true);
    assert_eq!(post(dm.id.get(), vec![]).await, Err((403, 50007)));
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_touches_only_messages_that_are_there_and_its_own() {
    let (playground, _) = playground().await;
    let bot = Bot::start(&playground).await;
    let world = playground.world();
    let (alice, lobby) = (world.person("alice"), world.channel("lobby"));
    let said = alice.say(&lobby, "Good luck!").unwrap();
    let hello = bot
        .http
        .send_message(lobby.id().into(), vec![], &quiet(json!({"content": "Hello"})))
        .await
        .unwrap();

    let theirs = bot
        .http
        .edit_message(lobby.id().into(), said.id.into(), &json!({"content": "Ha"}), vec![])
        .await;
    assert_eq!(code(theirs.unwrap_err()), (403, 50005));
    bot.http.delete_message(lobby.id().into(), hello.id, None).await.unwrap();
    let gone =
        bot.http.edit_message(lobby.id().into(), hello.id, &json!({"content": "Ha"}), vec![]).await;
    assert_eq!(code(gone.unwrap_err()), (404, 10008));
    let read = bot.http.get_messages(lobby.id().into(), None, None).await.unwrap();
    assert_eq!(
        read.iter().map(|message| message.content.as_str()).collect::<Vec<_>>(),
        ["Good luck!"]
    );
}
