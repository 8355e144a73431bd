//! Commands, components, forms, and the times within which they must be answered.

use narabe::playground::cast::{BOT, SERVER};
use narabe::playground::interaction::{ACKNOWLEDGE_WITHIN, TOKEN_LIVES};
use narabe::playground::overrides::Override;
use narabe::playground::{Answered, Playground, Trouble};
use serde_json::{Value, json};
use serenity::all::{CommandDataOptionValue, CreateAttachment, Interaction};

use super::bot::{Bot, buttons, code, message, picture, quiet};
use super::page::ask_as_bot as ask;
use super::playground;

#[tokio::test(flavor = "multi_thread")]
async fn a_command_is_answered_with_a_picture_and_buttons() {
    let (playground, _) = playground().await;
    let mut bot = Bot::start(&playground).await;
    let (alice, lobby) = (playground.world().person("alice"), playground.world().channel("lobby"));

    let (answered, asked) = tokio::join!(alice.slash(&lobby, "paint", &[]), async {
        let asked = bot.next().await;
        let data = json!({"content": "Here.", "components": buttons(&["Again", "Stop"]),
            "attachments": [{"id": 0, "filename": "board.png", "description": "a board"}]});
        bot.answer(&asked, message(data), vec![CreateAttachment::bytes(picture(9), "board.png")])
            .await
            .unwrap();
        asked
    });

    let Answered::Message(shown) = answered.unwrap() else { panic!("no public message") };
    assert_eq!(shown.text(), "Here.");
    assert_eq!(
        shown.buttons().iter().map(|button| button.label.as_str()).collect::<Vec<_>>(),
        ["Again", "Stop"]
    );
    let file = &shown.attachments[0];
    assert_eq!(
        (&*file.bytes, file.description.as_deref(), file.extent),
        (&*picture(9), Some("a board"), Some((3, 2)))
    );
    let original = bot.http.get_original_interaction_response(asked.token()).await.unwrap();
    assert_eq!(original.id.get(), shown.id);
    assert_eq!(original.attachments[0].width, Some(3));
    assert!(playground.world().refusals().is_empty());
}

#[tokio::test(flavor = "multi_thread")]
async fn the_bot_hears_who_asked_where_and_in_which_language() {
    let (playground, _) = playground().await;
    let mut bot = Bot::start(&playground).await;
    let world = playground.world();
    world.set_server_locale("fr");
    let alice = world.person("alice").with_locale("ja");
    let card = alice.upload("card.png", "image/png", &picture(1));

    let given = [("whom", "bob"), ("tone", "warm"), ("times", "2"), ("card", card.as_str())];
    let lobby = world.channel("lobby");
    let (_, asked) = tokio::join!(
        alice.slash(&lobby, "greet", &given),
        bot.reply(message(json!({"content": "Hi"})))
    );

    let Interaction::Command(command) = asked else { panic!("no command") };
    assert_eq!((command.locale.as_str(), command.guild_locale.as_deref()), ("ja", Some("fr")));
    assert_eq!((command.user.id.get(), command.channel_id.get()), (alice.id(), lobby.id()));
    assert!(command.member.unwrap().permissions.unwrap().manage_guild());
    assert!(command.app_permissions.unwrap().attach_files());
    let bob = world.person("bob").id();
    assert!(
        command.data.resolved.users.contains_key(&bob.into())
            && command.data.resolved.members.contains_key(&bob.into())
    );
    assert_eq!(command.data.resolved.attachments.values().next().unwrap().filename, "card.png");
    assert_eq!(command.data.options[2].value, CommandDataOptionValue::Integer(2));
}

#[tokio::test(flavor = "multi_thread")]
async fn options_are_judged_by_the_registered_command() {
    let (playground, _) = playground().await;
    let mut bot = Bot::start(&playground).await;
    let world = playground.world();
    let (bob, lobby) = (world.person("bob"), world.channel("lobby"));
    let wrong: [(&str, &[(&str, &str)]); 8] = [
        ("dance", &[]),
        ("greet", &[]),
        ("greet", &[("whom", "unknown")]),
        ("greet", &[("whom", "alice"), ("tone", "cold")]),
        ("greet", &[("whom", "alice"), ("times", "4")]),
        ("greet", &[("whom", "alice"), ("colour", "red")]),
        ("greet", &[("whom", "alice"), ("card", "1")]),
        ("settings show", &[]),
    ];
    for (command, given) in wrong {
        let trouble = bob.slash(&lobby, command, given).await.unwrap_err();
        assert!(matches!(trouble, Trouble::Impossible(_)), "{command} {given:?}: {trouble}");
    }
    let alice = world.person("alice");
    assert!(alice.slash(&lobby, "settings", &[]).await.is_err(), "a subcommand is needed");
    assert!(alice.slash(&alice.dm(), "settings show", &[]).await.is_err(), "only in the server");
    assert!(alice.slash(&bob.dm(), "paint", &[]).await.is_err(), "not her channel");
    assert!(!bot.has_heard_more());

    let (_, asked) = tokio::join!(
        alice.slash(&lobby, "settings set", &[("key", "look")]),
        bot.reply(message(json!({"content": "Set"})))
    );
    let Interaction::Command(command) = asked else { panic!("no command") };
    assert!(
        matches!(&command.data.options[0].value, CommandDataOptionValue::SubCommand(inner) if inner[0].name == "key")
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_typed_completes() {
    let (playground, _) = playground().await;
    let mut bot = Bot::start(&playground).await;
    let world = playground.world();
    let (carol, games) = (world.person("carol").with_locale("fr"), world.channel("games"));
    let choices = json!({"type": 8, "data": {"choices": [
        {"name": "Centre", "name_localizations": {"fr": "Le centre"}, "value": "h8"}, {"name": "i9", "value": "i9"}]}});

    let (answered, asked) = tokio::join!(
        carol.complete(&games, "guess", &[("game", "renju")], ("where", "h")),
        bot.reply(choices)
    );

    let answered = answered.unwrap();
    let shown: Vec<_> = answered
        .choices()
        .iter()
        .map(|choice| (choice.name.as_str(), choice.value.as_str()))
        .collect();
    assert_eq!(shown, [("Le centre", "h8"), ("i9", "i9")]);
    let Interaction::Autocomplete(typing) = asked else { panic!("nothing to complete") };
    assert_eq!(
        typing.data.autocomplete().map(|option| (option.name, option.value)),
        Some(("where", "h"))
    );
    assert!(
        carol.complete(&games, "greet", &[], ("tone", "w")).await.is_err(),
        "this option does not complete"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_form_opens_and_comes_back() {
    let (playground, _) = playground().await;
    let mut bot = Bot::start(&playground).await;
    let world = playground.world();
    let (alice, lobby) = (world.person("alice"), world.channel("lobby"));
    let posted = message(json!({"content": "Your move", "components": buttons(&["Move"])}));
    let (board, _) = tokio::join!(alice.slash(&lobby, "paint", &[]), bot.reply(posted));
    let input = json!({"type": 4, "custom_id": "where", "style": 1, "max_length": 4});
    let form = json!({"type": 9, "data": {"custom_id": "v1:move", "title": "Move",
        "components": [{"type": 18, "label": "Where to", "component": input}]}});

    let board = board.unwrap().message().unwrap().clone();
    let (answered, _) = tokio::join!(alice.press(&board, "Move"), bot.reply(form));

    let answered = answered.unwrap();
    let modal = answered.modal().unwrap();
    assert_eq!(modal.title(), "Move");
    assert!(alice.submit(modal, &[("where", "too long")]).await.is_err());
    assert!(alice.submit(modal, &[("where", "")]).await.is_err());
    assert!(alice.submit(modal, &[("when", "now")]).await.is_err());
    let update = json!({"type": 7, "data": {"content": "h8 it is"}});
    let (answered, asked) =
        tokio::join!(alice.submit(modal, &[("Where to", "h8")]), bot.reply(update));
    assert!(matches!(answered.unwrap(), Answered::Update(message) if message.text() == "h8 it is"));
    let follow = quiet(json!({"content": "Your turn"}));
    let followed = bot.http.create_followup_message(asked.token(), &follow, vec![]).await.unwrap();
    assert_eq!(followed.content, "Your turn", "the client reads a message that a form led to");
    let Interaction::Modal(sent) = asked else { panic!("no form") };
    assert_eq!(sent.message.unwrap().id.get(), board.id);
}

#[tokio::test(flavor = "multi_thread")]
async fn only_its_person_sees_an_ephemeral_answer() {
    let (playground, _) = playground().await;
    let mut bot = Bot::start(&playground).await;
    let world = playground.world();
    let (alice, bob, lobby) = (world.person("alice"), world.person("bob"), world.channel("lobby"));
    let secret = message(json!({"content": "Hush", "flags": 64, "components": buttons(&["More"])}));

    let (answered, _) = tokio::join!(alice.slash(&lobby, "paint", &[]), bot.reply(secret));

    let hush = answered.unwrap().ephemeral().unwrap().clone();
    assert_eq!((alice.sees(&lobby).len(), bob.sees(&lobby).len()), (1, 0));
    assert!(bob.press(&hush, "More").await.is_err());
    let direct = bot.http.get_message(lobby.id().into(), hush.id.into()).await;
    assert_eq!(code(direct.unwrap_err()), (404, 10008));
    let (more, asked) = tokio::join!(
        alice.press(&hush, "More"),
        bot.reply(json!({"type": 7, "data": {"content": "Psst"}}))
    );
    assert_eq!(more.unwrap().text(), "Psst");
    let follow = quiet(json!({"content": "And", "flags": 64}));
    bot.http.create_followup_message(asked.token(), &follow, vec![]).await.unwrap();
    assert_eq!((alice.sees(&lobby).len(), bob.sees(&lobby).len()), (2, 0));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_promised_answer_comes_by_an_edit_or_the_first_follow_up() {
    let (playground, clock) = playground().await;
    let mut bot = Bot::start(&playground).await;
    let world = playground.world();
    let (alice, lobby) = (world.person("alice"), world.channel("lobby"));
    for by_edit in [true, false] {
        let (answered, ()) = tokio::join!(alice.slash(&lobby, "paint", &[]), async {
            let asked = bot.reply(json!({"type": 5})).await;
            assert!(lobby.last().unwrap().is_loading());
            clock.advance(60_000);
            let data = quiet(json!({"content": "At last"}));
            if by_edit {
                bot.http
                    .edit_original_interaction_response(asked.token(), &data, vec![])
                    .await
                    .unwrap();
            } else {
                bot.http.create_followup_message(asked.token(), &data, vec![]).await.unwrap();
            }
        });
        let Answered::Message(shown) = answered.unwrap() else { panic!("no message") };
        assert_eq!((shown.text(), shown.is_loading()), ("At last", false));
    }
    assert_eq!(lobby.messages().len(), 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_counts_once_in_time_and_with_its_token() {
    let (playground, clock) = playground().await;
    let mut bot = Bot::start(&playground).await;
    let world = playground.world();
    let (alice, lobby) = (world.person("alice"), world.channel("lobby"));
    let hello = message(json!({"content": "Hello"}));
    let follow = quiet(json!({"content": "And"}));

    let (_, ()) = tokio::join!(alice.slash(&lobby, "paint", &[]), async {
        let asked = bot.next().await;
        let early = bot.http.create_followup_message(asked.token(), &follow, vec![]).await;
        assert_eq!(code(early.unwrap_err()), (404, 10015), "nothing to follow up yet");
        let wrong =
            bot.http.create_interaction_response(asked.id(), "interaction-1", &hello, vec![]).await;
        assert_eq!(code(wrong.unwrap_err()), (404, 10062));
        let wrong = bot.answer(&asked, json!({"type": 8, "data": {"choices": []}}), vec![]).await;
        assert_eq!(wrong, Err((400, 50035)), "a command takes no choices");
        bot.answer(&asked, hello.clone(), vec![]).await.unwrap();
        assert_eq!(bot.answer(&asked, hello.clone(), vec![]).await, Err((400, 40060)));
        clock.advance(TOKEN_LIVES);
        bot.http.create_followup_message(asked.token(), &follow, vec![]).await.unwrap();
        clock.advance(1);
        let late = bot.http.create_followup_message(asked.token(), &follow, vec![]).await;
        assert_eq!(code(late.unwrap_err()), (401, 50027));
    });

    let (answered, ()) = tokio::join!(alice.slash(&lobby, "paint", &[]), async {
        let asked = bot.next().await;
        clock.advance(ACKNOWLEDGE_WITHIN + 1);
        assert_eq!(bot.answer(&asked, hello.clone(), vec![]).await, Err((404, 10062)));
    });
    assert!(matches!(answered.unwrap(), Answered::Silence));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_user_installed_app_has_five_follow_ups_and_no_channel() {
    let (playground, _) = playground().await;
    let mut bot = Bot::start(&playground).await;
    let world = playground.world();
    let (alice, lobby) = (world.person("alice"), world.channel("lobby"));
    world.set_user_installed(&lobby, true);
    assert!(
        alice.slash(&lobby, "greet", &[("whom", "bob")]).await.is_err(),
        "only installed in servers"
    );

    let (_, asked) = tokio::join!(
        alice.slash(&lobby, "paint", &[]),
        bot.reply(message(json!({"content": "Hello"})))
    );

    let Interaction::Command(command) = &asked else { panic!("no command") };
    let owners = serde_json::to_value(&command.authorizing_integration_owners).unwrap();
    assert_eq!(owners, json!({"1": alice.id().to_string()}));
    let follow = quiet(json!({"content": "And"}));
    for _ in 0..5 {
        bot.http.create_followup_message(asked.token(), &follow, vec![]).await.unwrap();
    }
    let sixth = bot.http.create_followup_message(asked.token(), &follow, vec![]).await;
    assert_eq!(code(sixth.unwrap_err()), (400, 40094));
    let post = bot.http.send_message(lobby.id().into(), vec![], &follow).await;
    assert_eq!(code(post.unwrap_err()), (403, 50001));
    let friends = world.channel("alice-and-bob");
    let (answered, _) = tokio::join!(
        alice.user_command(&friends, "Wave", world.person("bob").id()),
        bot.reply(message(json!({"content": "o/"})))
    );
    assert_eq!(answered.unwrap().text(), "o/");
}

/// Discord still takes a text input in a row, and asks not to send one.
#[tokio::test(flavor = "multi_thread")]
async fn a_form_without_labels_is_refused() {
    let (playground, _) = playground().await;
    let mut bot = Bot::start(&playground).await;
    let (alice, lobby) = (playground.world().person("alice"), playground.world().channel("lobby"));
    let input = json!({"type": 4, "custom_id": "where", "style": 1});
    let in_row = json!({"type": 1, "components": [input]});
    let doubly = json!({"type": 4, "custom_id": "where", "style": 1, "label": "Where to"});
    let doubly = json!({"type": 18, "label": "Where to", "component": doubly});
    let nameless = json!({"type": 18, "component": input});
    let button = json!({"type": 2, "style": 2, "label": "Go", "custom_id": "go"});
    let with_button = json!({"type": 18, "label": "Go", "component": button});
    let answering = async {
        let asked = bot.next().await;
        for part in [in_row, doubly, nameless, with_button] {
            let form = json!({"type": 9, "data": {"custom_id": "f", "title": "Form", "components": [part]}});
            let refused = bot.answer(&asked, form, Vec::new()).await.unwrap_err();
            assert_eq!(refused, (400, 50035), "{part}");
        }
        bot.answer(&asked, message(json!({"content": "none"})), Vec::new()).await.unwrap();
    };
    let (answered, ()) = tokio::join!(alice.slash(&lobby, "paint", &[]), answering);
    assert_eq!(answered.unwrap().text(), "none");
}

/// The look-alike's answer about a command's permissions, of each kind one.
pub async fn overrides(playground: &Playground) -> Value {
    let world = playground.world();
    let page = [Override::Role(5, true), Override::Person(6, false), Override::Channel(7, true)];
    world.set_overrides("paint", &page);
    let paint = world.commands().into_iter().find(|command| command["name"] == "paint").unwrap();
    let command = paint["id"].as_str().unwrap();
    let path = format!("/applications/{BOT}/guilds/{SERVER}/commands/{command}/permissions");
    ask(playground.address(), "GET", &path, Value::Null).await
}

/// The look-alike's answer about the permissions of all commands.
pub async fn all_overrides(playground: &Playground) -> Value {
    let path = format!("/applications/{BOT}/guilds/{SERVER}/commands/permissions");
    ask(playground.address(), "GET", &path, Value::Null).await
}

#[tokio::test(flavor = "multi_thread")]
async fn permissions_of_commands_are_read_by_another_library() {
    use twilight_model::application::command::permissions::GuildCommandPermissions;
    let (playground, _) = playground().await;
    let _bot = Bot::start(&playground).await;
    let answer = overrides(&playground).await;
    let read: GuildCommandPermissions = serde_json::from_value(answer.clone()).unwrap();
    assert_eq!(serde_json::to_value(&read).unwrap(), answer);
    playground.world().set_overrides_of_all(&[Override::Person(6, true)]);
    let listed = all_overrides(&playground).await;
    let read: Vec<GuildCommandPermissions> = serde_json::from_value(listed.clone()).unwrap();
    assert_eq!(serde_json::to_value(&read).unwrap(), listed);
    assert_eq!(read.iter().filter(|one| one.id.get() == BOT).count(), 1, "{listed}");
    assert_eq!(read.len(), 2, "{listed}");
    let refused = format!("/applications/{BOT}/guilds/1/commands/permissions");
    assert_eq!(ask(playground.address(), "GET", &refused, Value::Null).await["code"], 50001);
}
