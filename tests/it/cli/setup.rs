//! `narabe setup`: what it makes of an application, and what it says.

use crate::program::{Ended, Running, narabe, run};
use narabe::playground::{Config, Fault, Playground};
use serde_json::{Value, json};
use std::fs::File;
use std::sync::atomic::{AtomicUsize, Ordering};

const ENDPOINT: &str = "https://example.org/interactions";

/// Runs the command against a look-alike.
fn setup(playground: &Playground, token: &str, arguments: &[&str]) -> Ended {
    let folder = tempfile::tempdir().unwrap();
    let arguments: Vec<&str> = ["setup"].iter().chain(arguments).copied().collect();
    let api = format!("http://{}", playground.address());
    let mut command = narabe(folder.path(), &arguments);
    let ended = run(command.env("DISCORD_TOKEN", token).env("NARABE_DISCORD_API", api));
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "nothing is kept");
    ended
}

/// The application as it is now.
async fn application(playground: &Playground) -> Value {
    let path = "/applications/@me";
    crate::lookalike::page::ask_as_bot(playground.address(), "GET", path, Value::Null).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_fresh_application_becomes_what_the_bot_needs() {
    let config = Config { inspectors: crate::readers::all(), ..Config::default() };
    let playground = Playground::start(config).await.unwrap();
    let token = Config::default().token;
    // Twice: the second time changes nothing.
    for _ in 0..2 {
        let ended = setup(&playground, &token, &[]);
        assert_eq!(ended.code, Some(0), "{ended:?}");
        let last = ended.out.lines().last().unwrap();
        let id = narabe::playground::cast::BOT;
        assert_eq!(last, format!("Invite it: https://discord.com/oauth2/authorize?client_id={id}"));
        assert!(ended.out.contains("privileged intents off"), "{}", ended.out);
    }
    assert_eq!(playground.world().nameless(), 0, "what says no name may be blocked");
    let application = application(&playground).await;
    assert!(application["description"].as_str().unwrap().contains("/challenge"));
    assert_eq!(application["tags"].as_array().unwrap().len(), 5);
    let installed = &application["integration_types_config"];
    assert_eq!(installed["0"]["oauth2_install_params"]["permissions"], "309237681152");
    assert_eq!(installed["1"]["oauth2_install_params"]["scopes"], json!(["applications.commands"]));
    assert_eq!(application["interactions_endpoint_url"], Value::Null, "it arrives by the gateway");

    let ended = setup(&playground, &token, &["--endpoint", "https://example.org/interactions"]);
    assert!(ended.out.contains("arrive at https://example.org/interactions"), "{ended:?}");
    assert!(playground.world().refusals().is_empty(), "{:?}", playground.world().refusals());
}

/// By them the bot is told of a server that has added it, which it greets.
#[tokio::test(flavor = "multi_thread")]
async fn webhook_events_are_sent_beside_interactions() {
    let config = Config { inspectors: crate::readers::all(), ..Config::default() };
    let playground = Playground::start(config).await.unwrap();
    let ended = setup(&playground, &Config::default().token, &["--endpoint", ENDPOINT]);
    assert!(ended.code == Some(0) && !ended.out.contains("Webhooks"), "{ended:?}");
    assert!(ended.out.contains("Discord will tell https://example.org/events"), "{ended:?}");
    let application = application(&playground).await;
    assert_eq!(application["interactions_endpoint_url"], ENDPOINT);
    assert_eq!(application["event_webhooks_url"], "https://example.org/events");
    assert_eq!(application["event_webhooks_status"], 2);
    assert_eq!(application["event_webhooks_types"], json!(["APPLICATION_AUTHORIZED"]));
    assert!(playground.world().refusals().is_empty(), "{:?}", playground.world().refusals());
}

/// The rest is set all the same.
#[tokio::test(flavor = "multi_thread")]
async fn webhook_events_that_discord_does_not_take_are_left_to_do() {
    let playground = Playground::start(Config::default()).await.unwrap();
    let changes = AtomicUsize::new(0);
    let second_change = move |method: &str, route: &str| {
        method == "PATCH"
            && route == "/applications/@me"
            && changes.fetch_add(1, Ordering::Relaxed) == 1
    };
    playground.world().faults().next(1, second_change, Fault::Refused(400, 50_035));
    let ended = setup(&playground, &Config::default().token, &["--endpoint", ENDPOINT]);
    assert!(ended.code == Some(0) && !ended.out.contains("will tell"), "{ended:?}");
    let words = "https://example.org/events as Endpoint";
    let named = ended.out.lines().find(|line| line.contains(words)).expect("it is left to do");
    assert!(named.contains("50035"), "{named}");
    assert!(ended.out.lines().last().unwrap().starts_with("Invite it: "), "{ended:?}");
    let application = application(&playground).await;
    assert_eq!(application["interactions_endpoint_url"], ENDPOINT);
    assert_eq!(application["event_webhooks_url"], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn what_keeps_an_application_from_being_set_up_is_said() {
    let playground = Playground::start(Config::default()).await.unwrap();
    let ended = setup(&playground, "another", &[]);
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert!(ended.sentence().contains("refused the token"), "{ended:?}");
    let token = Config::default().token;
    for (endpoint, says) in [
        ("http://example.org/interactions", "https://example.org/page"),
        ("https://here/interactions", "with a dot in the name of the host"),
        ("https://example.org/foo", "it ends in /interactions"),
    ] {
        let ended = setup(&playground, &token, &["--endpoint", endpoint]);
        assert!(ended.code == Some(2) && ended.err.contains(says), "{ended:?}");
    }
}

/// A disk that is full is a fault with a sentence.
#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_printed_is_said_on_stderr() {
    let playground = Playground::start(Config::default()).await.unwrap();
    let folder = tempfile::tempdir().unwrap();
    let said = folder.path().join("said");
    let mut command = narabe(folder.path(), &["setup"]);
    let api = format!("http://{}", playground.address());
    command.envs([("DISCORD_TOKEN", Config::default().token), ("NARABE_DISCORD_API", api)]);
    command.stdout(File::options().write(true).open("/dev/full").unwrap());
    let running = Running::start(command.stderr(File::create(&said).unwrap()));
    let ended = tokio::task::spawn_blocking(|| running.wait()).await.unwrap();
    assert_eq!(ended.code(), Some(1), "{ended:?}");
    let said = std::fs::read_to_string(&said).unwrap();
    assert!(said.contains("narabe: the output cannot be written"), "{said}");
}
