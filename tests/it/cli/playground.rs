//! `narabe playground`: its start, what it refuses, and a game that goes on after the process was killed.

use crate::lookalike::page::exchange;
use crate::program::{CANARY, Running, narabe, run};
use serde_json::{Value, json};
use std::net::{SocketAddr, TcpListener};
use std::path::Path;
use std::process::Stdio;

#[test]
fn a_real_token_is_no_use_in_the_playground() {
    let folder = tempfile::tempdir().unwrap();
    let ended = run(narabe(folder.path(), &["playground", "--listen", "127.0.0.1:0"]).env("DISCORD_TOKEN", CANARY));
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert!(ended.sentence().contains("a real token is given"), "{ended:?}");
}

#[test]
fn a_port_in_use_or_open_to_others_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    for (listen, says) in [(address.as_str(), "is in use"), ("0.0.0.0:0", "this computer alone")] {
        let ended = run(&mut narabe(folder.path(), &["playground", "--listen", listen]));
        assert_eq!(ended.code, Some(1), "{ended:?}");
        assert!(ended.sentence().contains(listen) && ended.sentence().contains(says), "{ended:?}");
    }
}

/// Without a command and without a token it is the playground that is started, on the port that the README names.
#[test]
fn no_token_means_the_playground() {
    let folder = tempfile::tempdir().unwrap();
    // Whoever has the port, this test or somebody else: it is taken.
    let _taken = TcpListener::bind("127.0.0.1:8080");
    let ended = run(&mut narabe(folder.path(), &[]));
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert!(ended.sentence().contains("127.0.0.1:8080 is in use"), "{ended:?}");
}

/// A playground and what people do on its page.
struct Page {
    running: Running,
    address: SocketAddr,
}

impl Page {
    fn open(folder: &Path, listen: &str) -> Self {
        let mut command = narabe(folder, &["playground", "--listen", listen]);
        let mut running = Running::start(command.stdout(Stdio::piped()).env("NARABE_LOG", "off"));
        let line = running.line();
        let address = line.split_once("http://").and_then(|(_, rest)| rest.split('/').next());
        let address = address.and_then(|address| address.parse().ok()).unwrap_or_else(|| panic!("no address: {line}"));
        assert!(line.ends_with("/?as=alice\n"), "{line}");
        Self { running, address }
    }

    fn ask(&self, head: &str, body: &str) -> Value {
        let (status, answer) = exchange(self.address, "localhost", head, body);
        assert_eq!(status, 200, "{head} {body}: {answer}");
        serde_json::from_str(&answer).unwrap()
    }

    /// Something that a person does; gives what kind of answer it got.
    fn act(&self, key: &str, deed: &Value) -> String {
        let answer = self.ask(&format!("POST /play/do?as={key}"), &deed.to_string());
        answer["answered"].as_str().unwrap().to_owned()
    }

    /// The lobby as a person's page shows it.
    fn lobby(&self, key: &str) -> Value {
        let state = self.ask(&format!("GET /play/state?as={key}"), "");
        state["channels"].as_array().unwrap().iter().find(|one| one["name"] == "lobby").unwrap().clone()
    }
}

#[test]
fn a_game_goes_on_in_a_playground_that_was_killed() {
    let folder = tempfile::tempdir().unwrap();
    let page = Page::open(folder.path(), "127.0.0.1:0");
    let lobby = page.lobby("alice")["id"].clone();
    let slash = |command: &str, options: Value| json!({"do": "slash", "channel": lobby, "command": command, "options": options});
    let challenge = slash("challenge", json!({"opponent": "bob", "first": "me"}));
    assert_eq!(page.act("alice", &challenge), "message");
    let message = page.lobby("bob")["messages"][0].clone();
    let accept = message["components"][0]["components"][0]["custom_id"].clone();
    assert_eq!(page.act("bob", &json!({"do": "component", "message": message["id"], "custom_id": accept})), "update");
    assert_eq!(page.act("alice", &slash("move", json!({"where": "h8"}))), "message");
    let before = page.lobby("bob");
    let address = page.address;
    page.running.kill();

    let page = Page::open(folder.path(), &address.to_string());
    let after = page.lobby("bob");
    let ids = |lobby: &Value| -> Vec<Value> {
        lobby["messages"].as_array().unwrap().iter().map(|one| one["id"].clone()).collect()
    };
    assert_eq!(ids(&after)[..2], ids(&before)[..2], "the board and what led to it");
    assert_eq!(after["messages"][1]["attachments"], before["messages"][1]["attachments"]);
    assert_eq!(page.act("alice", &slash("move", json!({"where": "h9"}))), "ephemeral", "it is not Alice's turn");
    assert_eq!(page.act("bob", &slash("move", json!({"where": "h9"}))), "message");
    let words = page.lobby("alice")["messages"].to_string();
    assert!(words.contains("Last move: h8") && words.contains("Last move: h9"), "{words}");
    assert!(page.running.terminate().success());
}
