//! `narabe setup`: what it makes of an application, and what it says.

use crate::program::{Ended, Running, narabe, run};
use narabe::playground::{Config, Playground};
use serde_json::{Value, json};
use std::fs::File;

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
    let application = crate::lookalike::page::ask_as_bot(
        playground.address(),
        "GET",
        "/applications/@me",
        Value::Null,
    )
    .await;
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
