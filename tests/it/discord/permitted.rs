//! The server's Integrations page: whom it gives `/settings`, the buttons of its panels obey too, and where it allows no
//! command of the bot at all.

use super::forged::with_id;
use crate::stage::{Stage, ephemeral_text, update};
use narabe::playground::cast::SERVER;
use narabe::playground::overrides::Override;
use narabe::playground::{Fault, Message, Person, Trouble};
use std::time::Duration;

/// A role of the server.
const ROLE: u64 = 370_000_000_000_000_001;

async fn settings(stage: &Stage, person: &Person) -> Result<Message, Trouble> {
    settings_in(stage, person, "lobby").await
}

async fn settings_in(stage: &Stage, person: &Person, channel: &str) -> Result<Message, Trouble> {
    let panel = person.slash(&stage.channel(channel), "settings show", &[]).await?;
    Ok(panel.ephemeral().unwrap().clone())
}

/// The label of the button that says if games are rated.
fn rated(panel: &Message) -> String {
    let labels = panel.buttons().into_iter().map(|button| button.label);
    labels.into_iter().find(|label| label.starts_with("Rated games")).unwrap()
}

/// Sentence for someone who presses this key of a panel, under any message that they see.
async fn told(person: &Person, message: &Message, key: &str) -> String {
    let label = message.buttons()[0].label.clone();
    let forged = with_id(message, &format!("v1:panel:{key}"));
    ephemeral_text(&person.press(&forged, &label).await.unwrap())
}

async fn is_casual(stage: &Stage) -> bool {
    stage.app.store().settings(SERVER).await.unwrap().casual
}

#[tokio::test(flavor = "multi_thread")]
async fn a_role_that_was_given_settings_can_press_their_buttons() {
    let stage = Stage::open().await;
    let (bob, carol) = (stage.person("bob"), stage.person("carol"));
    stage.world.give_roles(&bob, &[ROLE]);
    assert!(matches!(settings(&stage, &bob).await, Err(Trouble::Impossible(_))));
    stage.world.set_overrides("settings", &[Override::Role(ROLE, true)]);
    let panel = settings(&stage, &bob).await.unwrap();
    let before = is_casual(&stage).await;
    update(&bob.press(&panel, &rated(&panel)).await.unwrap());
    assert_ne!(is_casual(&stage).await, before);

    // Others are refused as before, whatever they press.
    assert!(matches!(settings(&stage, &carol).await, Err(Trouble::Impossible(_))));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    for key in ["settings:theme", "season:1", "setup:all", "end:1", "decide:1:", "ruling:1:"] {
        assert!(told(&carol, &board, key).await.contains("Manage Server"), "{key}");
    }

    // A right that was taken away is gone some minutes later, and Discord's silence gives none.
    stage.world.set_overrides("settings", &[Override::Role(ROLE, false)]);
    let panel = stage.world.message(panel.id).unwrap();
    update(&bob.press(&panel, &rated(&panel)).await.unwrap());
    stage.pass(Duration::from_secs(200)).await;
    let panel = stage.world.message(panel.id).unwrap();
    let refused = ephemeral_text(&bob.press(&panel, &rated(&panel)).await.unwrap());
    assert!(refused.contains("Manage Server"), "{refused}");
    stage.world.set_overrides("settings", &[Override::Person(bob.id(), true)]);
    stage.pass(Duration::from_secs(200)).await;
    let asks = |method: &str, route: &str| method == "GET" && route.ends_with("/permissions");
    stage.world.faults().next(1, asks, Fault::Status(500));
    let refused = ephemeral_text(&bob.press(&panel, &rated(&panel)).await.unwrap());
    assert!(refused.contains("Manage Server"), "{refused}");
    stage.pass(Duration::from_secs(200)).await;
    update(&bob.press(&panel, &rated(&panel)).await.unwrap());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_role_that_was_given_all_commands_has_no_more_than_others() {
    let stage = Stage::open().await;
    let bob = stage.person("bob");
    stage.world.give_roles(&bob, &[ROLE]);
    stage.world.set_overrides_of_all(&[Override::Role(SERVER, false), Override::Role(ROLE, true)]);
    assert!(matches!(settings(&stage, &bob).await, Err(Trouble::Impossible(_))));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    for key in ["settings:theme", "season:1", "setup:all", "end:1", "decide:1:", "ruling:1:"] {
        assert!(told(&bob, &board, key).await.contains("Manage Server"), "{key}");
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn channels_of_all_commands_count_for_the_buttons_too() {
    let stage = Stage::open().await;
    let bob = stage.person("bob");
    stage.world.give_roles(&bob, &[ROLE]);
    stage.world.set_overrides("settings", &[Override::Role(ROLE, true)]);
    let [lobby, games] = ["lobby", "games"].map(|name| stage.channel(name).id());
    let nowhere = Override::Channel(SERVER - 1, false);
    stage.world.set_overrides_of_all(&[nowhere, Override::Channel(games, true)]);
    assert!(matches!(settings(&stage, &bob).await, Err(Trouble::Impossible(_))));
    let panel = settings_in(&stage, &bob, "games").await.unwrap();
    let before = is_casual(&stage).await;
    update(&bob.press(&panel, &rated(&panel)).await.unwrap());
    assert_ne!(is_casual(&stage).await, before);

    stage.world.set_overrides_of_all(&[nowhere, Override::Channel(lobby, true)]);
    stage.pass(Duration::from_secs(200)).await;
    let panel = stage.world.message(panel.id).unwrap();
    let refused = ephemeral_text(&bob.press(&panel, &rated(&panel)).await.unwrap());
    assert!(refused.contains("Manage Server"), "{refused}");
    // Overrides of the command itself go before.
    let own = [Override::Role(ROLE, true), Override::Channel(games, true)];
    stage.world.set_overrides("settings", &own);
    stage.pass(Duration::from_secs(200)).await;
    update(&bob.press(&panel, &rated(&panel)).await.unwrap());
    stage.world.set_overrides_of_all(&[Override::Person(bob.id(), false)]);
    stage.pass(Duration::from_secs(200)).await;
    settings_in(&stage, &bob, "games").await.unwrap();
    let panel = stage.world.message(panel.id).unwrap();
    update(&bob.press(&panel, &rated(&panel)).await.unwrap());
    stage.close().await;
}
