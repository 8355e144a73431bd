//! `narabe run`: what keeps it from starting, and how it ends.

use crate::program::{CANARY, Ended, Running, narabe, run};
use axum::Json;
use axum::extract::Path;
use axum::routing::any;
use clap::CommandFactory;
use narabe::config::Config as Settings;
use narabe::playground::{Config, Fault, Gate, Playground, RateLimit};
use narabe::store::Store;
use narabe::store::sqlite::Options;
use serde_json::{Value, json};
use std::net::{SocketAddr, TcpListener};

/// The sentence of a bot that does not start with this token at this address.
fn not_started(token: &str, api: &str) -> String {
    let folder = tempfile::tempdir().unwrap();
    let mut command = narabe(folder.path(), &["run"]);
    let settings = [("DISCORD_TOKEN", token), ("NARABE_DISCORD_API", api), ("NARABE_LOG", "warn")];
    let ended = run(command.envs(settings));
    assert_eq!(ended.code, Some(1), "{ended:?}");
    ended.sentence().to_owned()
}

/// The program as a bot of the look-alike at this address.
fn bot_for(folder: &std::path::Path, api: &str) -> std::process::Command {
    let mut command = narabe(folder, &["run"]);
    command.env("DISCORD_TOKEN", Config::default().token).env("NARABE_DISCORD_API", api);
    command
}

async fn lookalike() -> (Playground, String) {
    let playground = Playground::start(Config::default()).await.unwrap();
    let api = format!("http://{}", playground.address());
    (playground, api)
}

#[test]
fn a_bot_without_a_token_says_where_to_put_one() {
    let folder = tempfile::tempdir().unwrap();
    let ended = run(&mut narabe(folder.path(), &["run"]));
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert!(ended.sentence().contains("DISCORD_TOKEN"), "{ended:?}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "nothing was begun");
}

/// Settings of an image can be emptied, as by a line of `environment` in a compose file.
#[test]
fn a_variable_that_is_set_to_nothing_is_not_set() {
    let folder = tempfile::tempdir().unwrap();
    let mut command = narabe(folder.path(), &["run"]);
    for name in Settings::command().get_arguments().filter_map(|setting| setting.get_env()) {
        command.env(name, "");
    }
    let ended = run(&mut command);
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert!(ended.sentence().contains("DISCORD_TOKEN"), "{ended:?}");
}

/// A variable that is set to nothing is not set, so that the file's line counts; the first of several lines does.
#[test]
fn a_variable_that_is_set_to_nothing_is_taken_from_the_file_of_settings() {
    let folder = tempfile::tempdir().unwrap();
    let file = "\u{feff}NARABE_LOG=\"loud=$very\"\nDISCORD_TOKEN=a\nNARABE_LOG=info\n";
    std::fs::write(folder.path().join(".env"), file.replace('$', "\\$")).unwrap();
    let ended = run(narabe(folder.path(), &["run"]).env("NARABE_LOG", ""));
    assert!(ended.code == Some(2) && ended.sentence().contains("loud=$very"), "{ended:?}");
    std::fs::write(folder.path().join(".env"), "DISCORD_TOKEN=abcdef\n").unwrap();
    let settings = [("DISCORD_TOKEN", ""), ("NARABE_DISCORD_API", "http://127.0.0.1:1")];
    let ended = run(narabe(folder.path(), &["run"]).envs(settings));
    assert!(ended.err.contains("nothing answers at http://127.0.0.1:1"), "{ended:?}");
}

#[test]
fn a_token_file_that_is_missing_or_empty_is_named() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("empty"), "\n").unwrap();
    for (file, says) in [("missing", "cannot be read"), ("empty", "is empty")] {
        let ended = run(narabe(folder.path(), &["run"]).env("DISCORD_TOKEN_FILE", file));
        assert_eq!(ended.code, Some(1), "{ended:?}");
        assert!(ended.sentence().contains(&format!("the token file {file} {says}")), "{ended:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_wrong_token_is_refused() {
    let (_playground, api) = lookalike().await;
    for token in ["another", "Bot another"] {
        let sentence = not_started(token, &api);
        assert!(
            sentence.contains("refused the token") && sentence.contains("developers/applications"),
            "{sentence}"
        );
    }
}

/// Discord cannot even be asked about such a token.
#[test]
fn a_token_that_no_request_can_carry_is_refused_before() {
    for token in ["two words", "Bot two words", "two\nlines", "naïve"] {
        let sentence = not_started(token, "http://127.0.0.1:1");
        assert!(
            sentence.contains("the token has a space in it")
                && sentence.contains("developers/applications"),
            "{sentence}"
        );
    }
}

/// A public key: that of the first test of RFC 8032, 7.1.
const KEY: &str = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";

/// A start brings the database up to date, with which the program before could no longer start.
#[test]
fn a_slip_in_a_setting_is_told_before_the_database_is_touched() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = listener.local_addr().unwrap().to_string();
    let taken = address.as_str();
    let front = ["--public-key", KEY, "--interactions", taken];
    let same = [&front[..], &["--metrics", taken]].concat();
    let settings: [(&[&str], i32, &str); 10] = [
        (&["--engines", "nameless"], 2, "NARABE_ENGINES"),
        (&["--book", "missing.book"], 1, "NARABE_BOOK: missing.book"),
        (&["--metrics", taken], 1, "--metrics cannot listen on"),
        (&["--metrics", "0.0.0.0:0"], 2, "open to others"),
        (&front, 1, "--interactions cannot listen on"),
        (&["--public-key", "zz", "--interactions", "127.0.0.1:0"], 2, "key"),
        (&["--interactions", "127.0.0.1:0"], 2, "needs the application's public key"),
        (&["--shards", "0-0/2"], 2, "set NARABE_DATABASE"),
        (&same[..], 2, "--metrics has the port of another setting"),
        (&["--discord-api", "127.0.0.1:1"], 2, "127.0.0.1:1, which is no address"),
    ];
    for (arguments, code, says) in settings {
        let folder = tempfile::tempdir().unwrap();
        let arguments = [&["run"], arguments].concat();
        let settings = [("DISCORD_TOKEN", "token"), ("NARABE_DISCORD_API", "http://127.0.0.1:1")];
        let ended = run(narabe(folder.path(), &arguments).envs(settings));
        assert!(ended.code == Some(code) && ended.sentence().contains(says), "{ended:?}");
        assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "{arguments:?}");
    }
}

/// Each of the two ports could be had by itself.
#[test]
fn the_two_pages_of_a_playground_have_two_ports() {
    let folder = tempfile::tempdir().unwrap();
    let address = "127.0.0.1:9";
    let arguments = ["playground", "--listen", address, "--metrics", address];
    let ended = run(&mut narabe(folder.path(), &arguments));
    assert_eq!(ended.code, Some(2), "{ended:?}");
    assert!(ended.sentence().contains("has the port of another setting"), "{ended:?}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "nothing was begun");
}

/// A setting that counts for nothing would otherwise be missed when it is needed.
#[test]
fn settings_that_count_for_nothing_are_warned_of() {
    let front = ["--public-key", KEY, "--interactions", "127.0.0.1:0", "--shards", "0-0/1"];
    let settings: [(&[&str], &str); 4] = [
        (&["--public-key", "zz"], "--public-key is not used"),
        (&front, "--shards is not used"),
        (&["--engines", "foo=/nonexistent/x"], "foo cannot be started"),
        (&["--engines", "foo=./token"], "foo cannot be started"),
    ];
    for (arguments, says) in settings {
        let folder = tempfile::tempdir().unwrap();
        std::fs::write(folder.path().join("token"), "token").unwrap();
        let arguments = [&["run", "--token-file", "token"], arguments].concat();
        let mut command = narabe(folder.path(), &arguments);
        let ended = run(command.env("NARABE_DISCORD_API", "http://127.0.0.1:1"));
        assert!(ended.code == Some(1) && ended.err.contains(says), "{ended:?}");
    }
}

#[test]
fn an_address_where_nothing_answers_is_named() {
    let sentence = not_started("token", "http://127.0.0.1:1");
    assert!(
        sentence.contains("nothing answers at http://127.0.0.1:1") && sentence.contains("refused"),
        "{sentence}"
    );
    // It is listened to there, and never answered.
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    let api = format!("http://{}", silent.local_addr().unwrap());
    let sentence = not_started("token", &api);
    assert!(sentence.contains(&format!("nothing answers at {api}")), "{sentence}");
}

/// A REST interface that names a gateway on another host.
async fn leads_elsewhere() -> SocketAddr {
    let answer = async |Path(path): Path<String>| -> Json<Value> {
        Json(match path.as_str() {
            "gateway" => json!({"url": "ws://gateway.example.org"}),
            "oauth2/applications/@me" => json!({"id": "320000000000000000", "name": "Narabe"}),
            _ => json!([]),
        })
    };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let address = listener.local_addr().unwrap();
    tokio::spawn(
        axum::serve(listener, axum::Router::new().route("/api/v10/{*path}", any(answer)))
            .into_future(),
    );
    address
}

#[tokio::test(flavor = "multi_thread")]
async fn a_gateway_elsewhere_is_not_gone_to() {
    let api = format!("http://{}", leads_elsewhere().await);
    let sentence = not_started("token", &api);
    assert!(
        sentence.contains("ws://gateway.example.org") && sentence.contains("refusing to connect"),
        "{sentence}"
    );
}

/// Another base address is asked itself, whatever the environment says of proxies.
#[tokio::test(flavor = "multi_thread")]
async fn a_proxy_of_the_environment_is_not_used() {
    let (playground, api) = lookalike().await;
    let folder = tempfile::tempdir().unwrap();
    let mut command = bot_for(folder.path(), &api);
    for name in ["HTTP_PROXY", "http_proxy", "ALL_PROXY"] {
        command.env(name, "http://127.0.0.1:1");
    }
    let _running = Running::start(command.env("NARABE_LOG", "off"));
    playground.world().bot_is_ready().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_token_that_is_refused_leaves_no_database() {
    let (_playground, api) = lookalike().await;
    let folder = tempfile::tempdir().unwrap();
    let mut command = narabe(folder.path(), &["run"]);
    let ended =
        run(command.envs([("DISCORD_TOKEN", CANARY), ("NARABE_DISCORD_API", api.as_str())]));
    assert!(ended.code == Some(1) && ended.err.contains("Discord refused the token"), "{ended:?}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "nothing was begun");
}

fn refused_database(file: &std::path::Path) -> Ended {
    let folder = file.parent().unwrap();
    let ended = run(narabe(folder, &["run"])
        .env("DISCORD_TOKEN", CANARY)
        .env("NARABE_DISCORD_API", "http://127.0.0.1:1"));
    assert_eq!(ended.code, Some(1), "{ended:?}");
    ended
}

#[test]
fn a_database_that_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("narabe.db");
    let store = Store::open(&file, Options::default()).unwrap();
    let ended = refused_database(&file);
    assert!(ended.sentence().contains("in use by another Narabe"), "{ended:?}");
    store.close().unwrap();
    let future =
        "INSERT INTO refinery_schema_history VALUES (99, 'future', '2030-01-01T00:00:00Z', '1')";
    rusqlite::Connection::open(&file).unwrap().execute(future, []).unwrap();
    let ended = refused_database(&file);
    assert!(ended.sentence().contains("has schema 99"), "{ended:?}");
    std::fs::remove_file(&file).unwrap();
    Store::open(&file, Options::default()).unwrap().close().unwrap();
    rusqlite::Connection::open(&file).unwrap().execute_batch("DROP TABLE vacations").unwrap();
    let ended = refused_database(&file);
    assert!(ended.sentence().contains("has lost its table vacations"), "{ended:?}");
    std::fs::remove_file(&file).unwrap();
    Store::open(&file, Options::default()).unwrap().close().unwrap();
    let tool = rusqlite::Connection::open(&file).unwrap();
    tool.execute_batch("BEGIN IMMEDIATE").unwrap();
    let ended = refused_database(&file);
    let says = "Another program holds a lock on the database";
    assert!(ended.sentence().contains(says), "{ended:?}");
    drop(tool);
    std::fs::write(&file, "no database").unwrap();
    let ended = refused_database(&file);
    assert!(ended.sentence().contains("is not a database"), "{ended:?}");
}

#[test]
fn a_folder_for_backups_that_cannot_be_used_is_named() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("file"), "").unwrap();
    let ended = run(narabe(folder.path(), &["run", "--backup-dir", "file"])
        .env("DISCORD_TOKEN", CANARY)
        .env("NARABE_DISCORD_API", "http://127.0.0.1:1"));
    assert_eq!(ended.code, Some(1), "{ended:?}");
    let says =
        "--backup-dir names file, which cannot be used for backups (it is a file and no folder)";
    assert!(ended.sentence().contains(says), "{ended:?}");
}

#[test]
fn wrong_use_is_another_exit_code() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in [
        &["--nonsense"][..],
        &["nonsense"],
        &["judge", "--ask", "nonsense"],
        &["playground", "--listen", "x"],
    ] {
        let ended = run(&mut narabe(folder.path(), arguments));
        assert_eq!(ended.code, Some(2), "{arguments:?}: {ended:?}");
        assert!(ended.err.contains("--help"), "{ended:?}");
    }
    for address in ["localhost:9464", "9464", "127.0.0.1:80000"] {
        let ended = run(narabe(folder.path(), &["run"]).env("NARABE_METRICS", address));
        assert_eq!(ended.code, Some(2), "{ended:?}");
        assert!(ended.err.contains("such as 127.0.0.1:9464"), "{ended:?}");
        assert!(ended.err.contains("--metrics <ADDRESS> (NARABE_METRICS)"), "{ended:?}");
    }
    // The example is an address for what is meant.
    let ended = run(&mut narabe(folder.path(), &["playground", "--listen", "localhost:8080"]));
    assert!(ended.code == Some(2) && ended.err.contains("such as 127.0.0.1:8080"), "{ended:?}");
    let ended = run(narabe(folder.path(), &["run"]).env("NARABE_LOG", "loud=very"));
    assert!(ended.code == Some(2) && ended.sentence().contains("loud=very"), "{ended:?}");
}

#[test]
fn the_variable_of_a_wrong_value_is_named_with_its_flag() {
    let listener = TcpListener::bind("127.0.0.1:0").unwrap();
    let taken = listener.local_addr().unwrap().to_string();
    let folder = tempfile::tempdir().unwrap();
    let settings = [("DISCORD_TOKEN", "token"), ("NARABE_DISCORD_API", "http://127.0.0.1:1")];
    for (variable, value, says) in [
        ("NARABE_METRICS", taken.as_str(), "--metrics (NARABE_METRICS) cannot listen on"),
        ("NARABE_LOG", "[[", "--log (NARABE_LOG) has “[[”"),
        ("NARABE_SHARDS", "0-0/2", "--shards (NARABE_SHARDS) is for"),
    ] {
        let mut command = narabe(folder.path(), &["run"]);
        let ended = run(command.envs(settings).env(variable, value));
        assert!(ended.sentence().starts_with(says), "{ended:?}");
    }
    // A flag goes before its variable.
    let mut command = narabe(folder.path(), &["run", "--metrics", &taken]);
    let ended = run(command.envs(settings).env("NARABE_METRICS", "127.0.0.1:0"));
    assert!(ended.sentence().starts_with("--metrics cannot listen on"), "{ended:?}");
    let mut command = narabe(folder.path(), &["run", "--metrics=9464"]);
    let ended = run(command.env("NARABE_METRICS", "127.0.0.1:0"));
    assert!(ended.code == Some(2) && !ended.err.contains("NARABE_METRICS"), "{ended:?}");
}

/// The settings of a server are read by each command, so that one environment serves all of them.
#[test]
fn the_help_of_a_command_lists_the_settings_that_it_uses() {
    let folder = tempfile::tempdir().unwrap();
    let commands: [(&str, &[&str], &[&str]); 6] = [
        ("judge", &["--ask", "--log <", "--log-format"], &["--token", "--database", "--metrics"]),
        ("render", &["--out", "--log <"], &["--token", "--database", "--engines"]),
        ("check", &["--database", "--log <"], &["--token", "--engines", "--backup-dir"]),
        ("setup", &["--token <", "--discord-api"], &["--database", "--metrics"]),
        ("run", &["--token <", "--database", "--metrics", "--backup-dir"], &["--listen"]),
        ("playground", &["--listen", "--database", "--metrics"], &["--token", "--shards"]),
    ];
    for (command, lists, leaves_out) in commands {
        for help in [[command, "--help"], ["help", command]] {
            let ended = run(&mut narabe(folder.path(), &help));
            let has = |flag: &&str| ended.out.contains(*flag);
            assert!(ended.code == Some(0) && lists.iter().all(has), "{ended:?}");
            assert!(!leaves_out.iter().any(has), "{ended:?}");
        }
    }
    for arguments in [["--metrics", "127.0.0.1:0", "judge"], ["judge", "--metrics", "127.0.0.1:0"]]
    {
        let ended = run(&mut narabe(folder.path(), &arguments));
        assert_eq!(ended.code, Some(0), "{ended:?}");
    }
    let ended = run(&mut narabe(folder.path(), &["judge", "--metrics", "9464"]));
    assert_eq!(ended.code, Some(2), "{ended:?}");
}

/// A program that reads the log reads why it ended, whatever is left out of the log.
#[test]
fn the_last_line_of_a_log_in_json_is_json() {
    let folder = tempfile::tempdir().unwrap();
    for level in ["info", "off"] {
        let mut command = narabe(folder.path(), &["run", "--public-key", "zz"]);
        command.envs([("DISCORD_TOKEN", "token"), ("NARABE_DISCORD_API", "http://127.0.0.1:1")]);
        let ended = run(command.envs([("NARABE_LOG_FORMAT", "json"), ("NARABE_LOG", level)]));
        let lines = ended.err.lines().map(|line| serde_json::from_str(line).unwrap());
        let lines: Vec<Value> = lines.collect();
        let last = lines.last().unwrap();
        let message = last["fields"]["message"].as_str().unwrap();
        assert!(message.contains("nothing answers at http://127.0.0.1:1"), "{last}");
        assert_eq!((ended.code, &last["level"]), (Some(1), &json!("ERROR")));
        assert!(last["timestamp"].as_str().unwrap().ends_with('Z'), "{last}");
    }
    let ended = run(narabe(folder.path(), &["check"]).env("NARABE_LOG_FORMAT", "json"));
    assert!(ended.err.starts_with("narabe: ") || ended.code == Some(0), "{ended:?}");
}

/// Accepted interactions are answered before the end, and the database is closed.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_asked_to_end_answers_first() {
    let (playground, api) = lookalike().await;
    let (world, gate) = (playground.world().clone(), Gate::new());
    let folder = tempfile::tempdir().unwrap();
    let running = Running::start(bot_for(folder.path(), &api).env("NARABE_LOG", "off"));
    world.bot_is_ready().await.unwrap();
    world.faults().next(1, |_, route| route.ends_with("/callback"), Fault::Held(gate.clone()));
    let before = world.requests();
    let (alice, lobby) = (world.person("alice"), world.channel("lobby"));
    let asked =
        tokio::spawn(
            async move { alice.slash(&lobby, "challenge", &[("starts", "random")]).await },
        );
    while world.requests() == before {
        tokio::task::yield_now().await;
    }
    let ending = tokio::task::spawn_blocking(|| running.terminate());
    gate.open();
    let answer = asked.await.unwrap().unwrap();
    assert!(answer.text().contains("#1"), "{answer:?}");
    assert!(ending.await.unwrap().success());
    assert!(!folder.path().join("narabe.db-wal").exists(), "the database was closed");
}

/// A start may take long, and the program be the first process of a container, for which the system's default is to pass
/// signals over.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_asked_to_end_while_it_starts_does_so() {
    let (playground, api) = lookalike().await;
    let world = playground.world();
    let limit = RateLimit { retry_after: 600.0, global: false };
    world.faults().next(usize::MAX, |_, _| true, Fault::RateLimited(limit));
    let folder = tempfile::tempdir().unwrap();
    let running = Running::start(bot_for(folder.path(), &api).env("NARABE_LOG", "off"));
    while world.invalid() == 0 {
        tokio::task::yield_now().await;
    }
    let ended = tokio::task::spawn_blocking(|| running.terminate()).await.unwrap();
    assert_eq!(ended.code(), Some(0), "{ended:?}");
    assert!(!folder.path().join("narabe.db-wal").exists(), "the database was closed");
}

/// A server may take the connection and say nothing more, as one whose disk has stopped does.
#[test]
fn a_bot_that_waits_for_its_database_can_be_asked_to_end() {
    let silent = TcpListener::bind("127.0.0.1:0").unwrap();
    let place = format!("postgres://narabe@{}/narabe", silent.local_addr().unwrap());
    let folder = tempfile::tempdir().unwrap();
    let mut command = narabe(folder.path(), &["run"]);
    command.envs([("DISCORD_TOKEN", CANARY), ("NARABE_DATABASE", place.as_str())]);
    let running = Running::start(&mut command);
    let _connection = silent.accept().unwrap();
    let ended = running.terminate();
    assert_eq!(ended.code(), Some(0), "{ended:?}");
}

/// An answer is held, for which the program waits; the second request to end does not.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_is_asked_twice_ends_at_once() {
    let (playground, api) = lookalike().await;
    let (world, gate) = (playground.world().clone(), Gate::new());
    let folder = tempfile::tempdir().unwrap();
    let log = folder.path().join("log");
    let mut command = bot_for(folder.path(), &api);
    let running = Running::start(command.stderr(std::fs::File::create(&log).unwrap()));
    world.bot_is_ready().await.unwrap();
    world.faults().next(1, |_, route| route.ends_with("/callback"), Fault::Held(gate.clone()));
    let before = world.requests();
    let (alice, lobby) = (world.person("alice"), world.channel("lobby"));
    let options = [("starts", "random")];
    let asked = tokio::spawn(async move { alice.slash(&lobby, "challenge", &options).await });
    while world.requests() == before {
        tokio::task::yield_now().await;
    }
    running.ask_to_end();
    while !std::fs::read_to_string(&log).unwrap().contains("once more ends at once") {
        tokio::task::yield_now().await;
    }
    let ended = tokio::task::spawn_blocking(|| running.terminate()).await.unwrap();
    assert_eq!(ended.code(), Some(1), "{ended:?}");
    asked.abort();
    gate.open();
}

/// A file of settings in a folder above the working directory may be anyone's.
#[test]
fn settings_in_folders_above_are_not_read() {
    let folder = tempfile::tempdir().unwrap();
    let below = folder.path().join("below");
    std::fs::create_dir(&below).unwrap();
    std::fs::write(folder.path().join(".env"), "NARABE_LOG=loud=very\n").unwrap();
    let ended = run(&mut narabe(&below, &["run"]));
    assert!(ended.err.contains("no token is given"), "{ended:?}");
}

/// The settings of half a file are worse than none: without its token a bot would start as a playground.
#[test]
fn a_file_of_settings_with_a_broken_line_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let long = "a".repeat(20_000);
    for (text, line) in [
        (format!("NARABE_LOG=off\nDISCORD_TOKEN {CANARY}\nNARABE_METRICS=127.0.0.1:1\n"), 2),
        (format!("# a remark\n\nNARABE_LOG=two words {CANARY}\n"), 3),
        (format!("LONG={long}\nDISCORD_TOKEN='{CANARY}\nNARABE_LOG=off\n"), 2),
        (format!("\u{feff}DISCORD_TOKEN=\"{CANARY}"), 1),
    ] {
        std::fs::write(folder.path().join(".env"), text).unwrap();
        for arguments in [&["run"][..], &[], &["check"]] {
            let ended = run(&mut narabe(folder.path(), arguments));
            assert_eq!(ended.code, Some(1), "{ended:?}");
            let says = format!("line {line} of the file .env cannot be read");
            assert!(ended.sentence().contains(&says), "{ended:?}");
            assert!(!ended.err.contains(CANARY), "{ended:?}");
        }
    }
    let ended = run(&mut narabe(folder.path(), &["--help"]));
    assert_eq!(ended.code, Some(0), "{ended:?}");
}
