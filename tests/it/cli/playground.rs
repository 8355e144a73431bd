//! `narabe playground`: its start, what it refuses, and a game that goes on after the process was killed.

use crate::lookalike::page::exchange;
use crate::program::{CANARY, Running, narabe, run};
use narabe::store::Store;
use narabe::store::sqlite::Options;
use serde_json::{Value, json};
use std::net::{SocketAddr, TcpListener};
use std::os::unix::fs::MetadataExt as _;
use std::path::Path;
use std::process::Stdio;
use std::time::{Duration, Instant};

#[test]
fn a_real_token_is_no_use_in_the_playground() {
    let folder = tempfile::tempdir().unwrap();
    let ended = run(narabe(folder.path(), &["playground", "--listen", "127.0.0.1:0"])
        .env("DISCORD_TOKEN", CANARY));
    assert_eq!(ended.code, Some(2), "{ended:?}");
    assert!(ended.sentence().contains("a real token is given"), "{ended:?}");
}

#[test]
fn a_port_in_use_or_open_to_others_is_refused() {
    let folder = tempfile::tempdir().unwrap();
    let taken = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = taken.local_addr().unwrap().to_string();
    for (listen, code, says) in
        [(address.as_str(), 1, "is in use"), ("0.0.0.0:0", 2, "this computer alone")]
    {
        let ended = run(&mut narabe(folder.path(), &["playground", "--listen", listen]));
        assert_eq!(ended.code, Some(code), "{ended:?}");
        assert!(ended.sentence().contains(listen) && ended.sentence().contains(says), "{ended:?}");
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "no database is left");
}

/// Each address of loopback is this computer's alone, and the bot finds the playground there.
#[test]
#[cfg(target_os = "linux")]
fn a_playground_opens_at_another_loopback_address() {
    let folder = tempfile::tempdir().unwrap();
    let page = Page::open(folder.path(), "127.0.0.2:0");
    assert_eq!(page.address.ip().to_string(), "127.0.0.2");
    let lobby = page.lobby("alice")["id"].clone();
    let options = json!({"opponent": "bob", "starts": "me"});
    let deed = json!({"do": "slash", "channel": lobby, "command": "challenge", "options": options});
    assert_eq!(page.act("alice", &deed), "message");
    assert!(page.running.terminate().success());
}

#[test]
fn a_playground_is_told_which_settings_are_none_of_its_own() {
    let folder = tempfile::tempdir().unwrap();
    for arguments in
        [["--interactions", "127.0.0.1:0"], ["--public-key", "zz"], ["--shards", "0-0/1"]]
    {
        let arguments = [&["playground", "--listen", "127.0.0.1:0"], &arguments[..]].concat();
        let ended = run(&mut narabe(folder.path(), &arguments));
        assert!(ended.code == Some(2) && ended.sentence().contains(arguments[3]), "{ended:?}");
    }
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0, "nothing was begun");
}

#[test]
fn a_history_that_cannot_be_used_has_its_cause_once() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("playground.history")).unwrap();
    let mut playground = narabe(folder.path(), &["playground", "--listen", "127.0.0.1:0"]);
    let ended = run(playground.env("NARABE_LOG", "warn"));
    assert_eq!(ended.code, Some(1), "{ended:?}");
    let sentence = ended.sentence();
    assert!(sentence.contains("playground.history cannot be used"), "{sentence}");
    assert_eq!(sentence.matches("os error").count(), 1, "{sentence}");
}

/// A database of another build holds trials alone: the refusal says that it may be deleted.
#[test]
fn a_database_of_another_build_may_be_deleted() {
    let folder = tempfile::tempdir().unwrap();
    let start = |arguments: &[&str]| {
        run(&mut narabe(
            folder.path(),
            &[&["playground", "--listen", "127.0.0.1:0"], arguments].concat(),
        ))
    };
    for name in ["playground.db", "mine.db"] {
        let path = folder.path().join(name);
        drop(Store::open(&path, Options::default()).unwrap());
        let future = "INSERT INTO refinery_schema_history VALUES (99, 'future', '2030-01-01T00:00:00Z', '1')";
        rusqlite::Connection::open(&path).unwrap().execute(future, []).unwrap();
    }
    let ended = start(&[]);
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert!(ended.sentence().contains("run the newer program"), "{ended:?}");
    assert!(
        ended.sentence().contains("may be deleted")
            && ended.sentence().contains("playground.db.history"),
        "{ended:?}"
    );
    let ended = start(&["--database", "mine.db"]);
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert!(!ended.sentence().contains("deleted"), "a file that someone named: {ended:?}");
}

/// Without a command and without a token it is the playground that is started, on the port that the README names.
#[test]
fn no_token_means_the_playground() {
    let folder = tempfile::tempdir().unwrap();
    // The port is taken, by this test or by another program.
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
        let address = address
            .and_then(|address| address.parse().ok())
            .unwrap_or_else(|| panic!("no address: {line}"));
        assert!(line.ends_with("/?as=alice\n"), "{line}");
        Self { running, address }
    }

    fn ask(&self, head: &str, body: &str) -> Value {
        let (status, answer) = exchange(self.address, &self.address.to_string(), head, body);
        assert_eq!(status, 200, "{head} {body}: {answer}");
        serde_json::from_str(&answer).unwrap()
    }

    /// Something that a person does; gives what kind of answer it got.
    fn act(&self, key: &str, deed: &Value) -> String {
        let answer = self.ask(&format!("POST /play/do?as={key}"), &deed.to_string());
        answer["answered"].as_str().unwrap().to_owned()
    }

    /// The same once it has a picture whose alt text says this.
    fn lobby_with(&self, key: &str, words: &str) -> Value {
        let start = Instant::now();
        loop {
            let lobby = self.lobby(key);
            if picture(&lobby, words).is_some() {
                return lobby;
            }
            assert!(start.elapsed() < Duration::from_secs(30), "no picture says {words}: {lobby}");
        }
    }

    /// The lobby as a person's page shows it.
    fn lobby(&self, key: &str) -> Value {
        let state = self.ask(&format!("GET /play/state?as={key}"), "");
        state["channels"]
            .as_array()
            .unwrap()
            .iter()
            .find(|one| one["name"] == "lobby")
            .unwrap()
            .clone()
    }
}

#[test]
fn a_game_goes_on_in_a_playground_that_was_killed() {
    let folder = tempfile::tempdir().unwrap();
    let page = Page::open(folder.path(), "127.0.0.1:0");
    let lobby = page.lobby("alice")["id"].clone();
    let slash = |command: &str, options: Value| json!({"do": "slash", "channel": lobby, "command": command, "options": options});
    let challenge = slash("challenge", json!({"opponent": "bob", "starts": "me"}));
    assert_eq!(page.act("alice", &challenge), "message");
    let message = page.lobby("bob")["messages"][0].clone();
    let accept = message["components"][0]["components"][0]["custom_id"].clone();
    assert_eq!(
        page.act("bob", &json!({"do": "component", "message": message["id"], "custom_id": accept})),
        "update"
    );
    assert_eq!(page.act("alice", &slash("move", json!({"where": "h8"}))), "message");
    let before = page.lobby_with("bob", "Last move: h8");
    let address = page.address;
    page.running.kill();

    let page = Page::open(folder.path(), &address.to_string());
    let after = page.lobby("bob");
    assert_eq!(ids(&before).len(), 2, "{before}");
    assert!(ids(&after).starts_with(&ids(&before)), "{after} after {before}");
    assert_eq!(looks(&after, "Last move: h8"), looks(&before, "Last move: h8"));
    assert_eq!(
        page.act("alice", &slash("move", json!({"where": "h9"}))),
        "ephemeral",
        "it is not Alice's turn"
    );
    assert_eq!(page.act("bob", &slash("move", json!({"where": "h9"}))), "message");
    page.lobby_with("alice", "Last move: h9");
    assert!(page.running.terminate().success());
}

/// The second one is refused before it touches the history, which the first one goes on writing.
#[test]
fn a_second_playground_in_a_folder_takes_nothing_from_the_first() {
    let folder = tempfile::tempdir().unwrap();
    let page = Page::open(folder.path(), "127.0.0.1:0");
    let file = || std::fs::metadata(folder.path().join("playground.db.history")).unwrap().ino();
    let before = file();
    let ended = run(&mut narabe(folder.path(), &["playground", "--listen", "127.0.0.1:0"]));
    assert_eq!(ended.code, Some(1), "{ended:?}");
    assert!(ended.sentence().contains("in use by another Narabe"), "{ended:?}");
    assert_eq!(file(), before, "the history is the first one's");
    assert!(page.running.terminate().success());
}

/// The history has the database's name with its own behind it, so that no two databases share one and none is taken for
/// one. It is this user's alone, as the database is.
#[test]
fn a_history_is_a_file_of_its_own_beside_its_database() {
    let folder = tempfile::tempdir().unwrap();
    for name in ["z.history", "a.db", "a.sqlite"] {
        let arguments = ["playground", "--listen", "127.0.0.1:0", "--database", name];
        let mut command = narabe(folder.path(), &arguments);
        let mut running = Running::start(command.stdout(Stdio::piped()));
        assert!(running.line().contains("The playground is open"), "{name}");
        let history = folder.path().join(format!("{name}.history"));
        assert_eq!(std::fs::metadata(history).unwrap().mode() & 0o777, 0o600, "{name}");
        assert!(running.terminate().success(), "{name}");
    }
}

/// The history of a playground of before goes on under its name.
#[test]
fn a_history_by_its_former_name_is_gone_on_with() {
    let folder = tempfile::tempdir().unwrap();
    let at = |name: &str| folder.path().join(name);
    let page = Page::open(folder.path(), "127.0.0.1:0");
    let lobby = page.lobby("alice")["id"].clone();
    let deed = json!({"do": "say", "channel": lobby, "text": "Before"});
    assert_eq!(page.act("alice", &deed), "nothing");
    assert!(page.running.terminate().success());
    std::fs::rename(at("playground.db.history"), at("playground.history")).unwrap();
    let page = Page::open(folder.path(), "127.0.0.1:0");
    assert_eq!(texts(&page.lobby("bob")), ["Before"]);
    assert!(page.running.terminate().success());
    assert!(!at("playground.db.history").exists());
}

/// A history that could be written in part alone ends there: what follows is no longer kept, and the next start takes up
/// what came before.
#[test]
fn a_history_that_could_not_be_written_is_taken_up_again() {
    /// Bytes of a message's line that still go into the file.
    const PART: u64 = 30;
    let folder = tempfile::tempdir().unwrap();
    let history = || std::fs::read(folder.path().join("playground.db.history")).unwrap();
    let page = Page::open(folder.path(), "127.0.0.1:0");
    let lobby = page.lobby("alice")["id"].clone();
    let say = |page: &Page, text: &str| {
        let deed = json!({"do": "say", "channel": lobby, "text": text});
        assert_eq!(page.act("alice", &deed), "nothing");
    };
    say(&page, "Before");
    let before = history();
    page.running.limit_files(&(before.len() as u64 + PART).to_string());
    say(&page, "Half");
    page.running.limit_files("unlimited");
    let part = history();
    assert!(part.len() > before.len() && !part.ends_with(b"\n"), "half a line is the last");
    for text in ["After", "Later"] {
        say(&page, text);
    }
    assert_eq!(texts(&page.lobby("bob")), ["Before", "Half", "After", "Later"]);
    page.running.kill();

    let page = Page::open(folder.path(), "127.0.0.1:0");
    assert_eq!(texts(&page.lobby("bob")), ["Before"]);
    say(&page, "Again");
    assert!(history().ends_with(b"\n"));
    assert!(page.running.terminate().success());
}

fn texts(lobby: &Value) -> Vec<&str> {
    messages(lobby).iter().map(|message| message["content"].as_str().unwrap()).collect()
}

fn messages(lobby: &Value) -> &[Value] {
    lobby["messages"].as_array().unwrap()
}

/// The messages with a picture, by their ids. A call to move goes once its turn has passed, whenever that is.
fn ids(lobby: &Value) -> Vec<&Value> {
    let boards = messages(lobby)
        .iter()
        .filter(|message| message["attachments"].as_array().is_some_and(|files| !files.is_empty()));
    boards.map(|message| &message["id"]).collect()
}

/// The picture whose alt text says this.
fn picture<'a>(lobby: &'a Value, words: &str) -> Option<&'a Value> {
    let mut pictures =
        messages(lobby).iter().flat_map(|message| message["attachments"].as_array().unwrap());
    pictures.find(|picture| picture["description"].as_str().unwrap().contains(words))
}

/// Returns the same without its number and addresses: a board that is shown again after it was looked at has a picture of
/// its own, which looks the same.
fn looks(lobby: &Value, words: &str) -> Option<Value> {
    let mut picture = picture(lobby, words)?.clone();
    for field in ["id", "url", "proxy_url"] {
        picture.as_object_mut()?.remove(field);
    }
    Some(picture)
}
