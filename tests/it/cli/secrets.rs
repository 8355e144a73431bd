//! Tokens are never printed: not by `--help`, not by the chattiest log, not by `Debug`.

use crate::operate::monitor::fetched;
use crate::program::{CANARY, Running, narabe, run};
use narabe::app::caller::Caller;
use narabe::config::Settings;
use narabe::discord::Connection;
use narabe::playground::{Config, Fault, Playground, World};
use narabe::store::Venue;
use std::fs::File;
use std::net::SocketAddr;

/// No part of the token that is a secret: the first one is the application's id.
fn has_no_secret(text: &str) {
    for part in CANARY.split('.').skip(1) {
        let line = text.lines().find(|line| line.contains(part));
        assert!(line.is_none(), "{part} is in: {line:?}");
    }
}

async fn lookalike(token: &str) -> (Playground, String) {
    let playground =
        Playground::start(Config { token: token.to_owned(), ..Config::default() }).await.unwrap();
    let api = format!("http://{}", playground.address());
    (playground, api)
}

#[test]
fn help_shows_no_token() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in [&["--help"][..], &["-h"], &["run", "--help"], &["--nonsense"]] {
        let ended = run(narabe(folder.path(), arguments).env("DISCORD_TOKEN", CANARY));
        assert!(ended.out.contains("DISCORD_TOKEN") || ended.code == Some(2), "{ended:?}");
        has_no_secret(&(ended.out + &ended.err));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refused_start_logs_no_token() {
    let (_playground, api) = lookalike("another").await;
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("token"), CANARY).unwrap();
    for api in [api.as_str(), "http://127.0.0.1:1"] {
        for given in [("DISCORD_TOKEN", CANARY), ("DISCORD_TOKEN_FILE", "token")] {
            let mut command = narabe(folder.path(), &["run"]);
            let ended =
                run(command.envs([given, ("NARABE_DISCORD_API", api), ("NARABE_LOG", "trace")]));
            assert_eq!(ended.code, Some(1), "{ended:?}");
            assert!(ended.err.contains("TRACE"), "the log is as chatty as can be");
            has_no_secret(&(ended.out + &ended.err));
        }
    }
    let ended = run(narabe(folder.path(), &["playground"])
        .envs([("DISCORD_TOKEN", CANARY), ("NARABE_LOG", "trace")]));
    assert_eq!(ended.code, Some(2), "{ended:?}");
    has_no_secret(&(ended.out + &ended.err));
}

/// Plays a little: answers that arrive, one that does not, one that is tried again, a page, a suggestion.
async fn play(world: &World) {
    let (alice, bob, lobby) = (world.person("alice"), world.person("bob"), world.channel("lobby"));
    let challenge =
        alice.slash(&lobby, "challenge", &[("opponent", "bob"), ("starts", "me")]).await.unwrap();
    bob.press(challenge.message().unwrap(), "Accept").await.unwrap();
    world.faults().next(1, |_, route| route.ends_with("/callback"), Fault::Status(500));
    alice.slash(&lobby, "move", &[("where", "h8")]).await.unwrap();
    world.faults().next(1, |_, route| route.ends_with("/callback"), Fault::LostAnswer);
    bob.slash(&lobby, "rules", &[("game", "gomoku/renju")]).await.unwrap();
    bob.complete(&lobby, "move", &[], ("where", "h")).await.unwrap();
}

/// The address of the metrics page, read from the log.
fn monitored(log: &str) -> SocketAddr {
    let (_, rest) =
        log.split_once("health and metrics at http://").expect("the log names the page");
    rest.split(|c: char| !c.is_ascii_digit() && c != '.' && c != ':')
        .next()
        .unwrap()
        .parse()
        .unwrap()
}

/// Neither the bot's own token nor the one of an interaction is in any line of the log, however it is written, in the
/// output, or on the pages for operators.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_at_work_logs_no_token() {
    for format in ["text", "json"] {
        let (playground, api) = lookalike(CANARY).await;
        let folder = tempfile::tempdir().unwrap();
        let [log, out] = ["log", "out"].map(|name| folder.path().join(name));
        let mut command =
            narabe(folder.path(), &["run", "--metrics", "127.0.0.1:0", "--log-format", format]);
        command.envs([
            ("DISCORD_TOKEN", CANARY),
            ("NARABE_DISCORD_API", &api),
            ("NARABE_LOG", "trace"),
        ]);
        command.stderr(File::create(&log).unwrap()).stdout(File::create(&out).unwrap());
        let running = Running::start(&mut command);
        playground.world().bot_is_ready().await.unwrap();
        play(playground.world()).await;
        let address = monitored(&std::fs::read_to_string(&log).unwrap());
        let mut said = fetched(address, "/metrics").await.1 + &fetched(address, "/healthz").await.1;
        assert!(said.contains("narabe_interactions_total"), "{said}");
        assert!(tokio::task::spawn_blocking(|| running.terminate()).await.unwrap().success());
        let logged = std::fs::read_to_string(log).unwrap();
        assert!(logged.contains("TRACE"), "the log is as chatty as can be");
        assert!(
            logged.lines().any(|line| line.contains("answered") && line.contains("interaction")),
            "{logged}"
        );
        said += &logged;
        said += &std::fs::read_to_string(out).unwrap();
        has_no_secret(&said);
        let line = said.lines().find(|line| line.contains("interaction-"));
        assert!(line.is_none(), "the token of an interaction is in: {line:?}");
    }
}

/// An address that is written a little wrong is taken for what it is, or refused; for a file it would be printed.
#[test]
fn no_password_of_a_database_is_printed() {
    let folder = tempfile::tempdir().unwrap();
    for (address, code, says) in [
        (" postgres://nara:hunter2@127.0.0.1:1/x", 1, "PostgreSQL database"),
        ("Postgres://nara:hunter2@127.0.0.1:1/x", 1, "PostgreSQL database"),
        ("\"postgres://nara:hunter2@127.0.0.1:1/x\"", 2, "write it as postgres://"),
        ("mysql://nara:hunter2@127.0.0.1:1/x", 2, "write it as postgres://"),
        ("postgres://nara:hunter2@127.0.0.1:hunter2/x", 2, "such as postgres://USER@HOST/NAME"),
        ("postgres://nara:hunter2@127.0.0.1:1/x?sslmode=prefer", 2, "sslmode=prefer is not served"),
        ("postgres://nara:hunter2@127.0.0.1:1/x?port=2", 2, "more ports than hosts"),
        ("postgres:///x?password=hunter2", 2, "it names no host"),
    ] {
        for arguments in [&["run"][..], &["check"], &["copy", "--to", "copy.db"]] {
            let mut command = narabe(folder.path(), arguments);
            let settings = [("DISCORD_TOKEN", CANARY), ("NARABE_DATABASE", address)];
            let ended = run(command.envs(settings).env("NARABE_LOG", "trace"));
            assert_eq!(ended.code, Some(code), "{ended:?}");
            assert!(ended.err.contains(says), "{address:?}: {ended:?}");
            assert!(!ended.err.contains("hunter2") && !ended.out.contains("hunter2"), "{ended:?}");
        }
    }
    let ended = run(&mut narabe(folder.path(), &["copy", "--to", "mysql://nara:hunter2@host/x"]));
    assert!(ended.sentence().contains("write it as postgres://"), "{ended:?}");
    assert!(!ended.err.contains("hunter2"), "{ended:?}");
}

#[test]
fn debug_shows_no_token() {
    let token = CANARY.to_owned();
    let settings = Settings {
        token: Some(token.clone()),
        token_file: None,
        discord_api: None,
        database: None,
        commands_per_minute: 60,
        engine_threads: None,
        engines: String::new(),
        book: None,
        terms_url: None,
        privacy_url: None,
        support_url: None,
        log: String::new(),
    };
    has_no_secret(&format!("{settings:?}"));
    has_no_secret(&format!("{:?}", Connection::new(token.clone(), None)));
    let caller =
        Caller { token, ..crate::callers::caller(1, 2, Venue { guild: None, channel: 3 }) };
    has_no_secret(&format!("{caller:?}"));
}
