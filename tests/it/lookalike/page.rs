//! The web page's requests, made by hand.

use std::io::{Read, Write};
use std::net::{SocketAddr, TcpStream};

use serde_json::{Value, json};

use super::bot::{Bot, message, quiet};
use super::playground;

/// One HTTP/1.1 exchange; status and body.
pub fn exchange(address: SocketAddr, host: &str, head: &str, body: &str) -> (u16, String) {
    let mut stream = TcpStream::connect(address).unwrap();
    let length = body.len();
    write!(
        stream,
        "{head} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\nContent-Type: application/json\r\n"
    )
    .unwrap();
    write!(stream, "Authorization: Bot playground\r\nContent-Length: {length}\r\n\r\n{body}")
        .unwrap();
    let mut answer = Vec::new();
    stream.read_to_end(&mut answer).unwrap();
    let answer = String::from_utf8_lossy(&answer).into_owned();
    let (head, body) = answer.split_once("\r\n\r\n").unwrap();
    (head.split(' ').nth(1).unwrap().parse().unwrap(), body.to_owned())
}

/// The page can be read as people of every language that Narabe speaks.
#[test]
fn the_page_offers_every_language() {
    let page = include_str!("../../../assets/page/index.html");
    let (_, menu) = page.split_once("<select id=\"lang\">").expect("a menu of languages");
    let offered: Vec<&str> =
        menu.split("</select>").next().unwrap().split("value=\"").skip(1).collect();
    for locale in narabe::words::Locale::ALL {
        let code = locale.code();
        // English has no region there.
        let value = format!("{}\"", if code == "en-US" { "en" } else { code });
        assert!(offered.iter().any(|option| option.starts_with(&value)), "{code}: {offered:?}");
    }
    assert_eq!(offered.len(), narabe::words::Locale::ALL.len());
}

/// The first step is in English, whatever the language of the commands: a translated command has its name in another place
/// of the sentence.
#[test]
fn the_first_step_has_one_language() {
    let page = include_str!("../../../assets/page/page.js");
    let (_, step) = page.split_once("function firstStep(").expect("a first step");
    let (step, _) = step.split_once("\n}\n").expect("its end");
    assert!(step.contains("`Challenge ${person.name}`") && !step.contains("localised"), "{step}");
}

/// The same without keeping the test's thread from serving.
async fn ask(address: SocketAddr, head: &str, body: Value) -> (u16, Value) {
    let (head, body) =
        (head.to_owned(), if body.is_null() { String::new() } else { body.to_string() });
    let host = format!("localhost:{}", address.port());
    let asked =
        tokio::task::spawn_blocking(move || exchange(address, &host, &head, &body)).await.unwrap();
    (asked.0, serde_json::from_str(&asked.1).unwrap_or(Value::Null))
}

/// A request to the API by hand; gives the JSON of the answer.
pub async fn ask_as_bot(address: SocketAddr, method: &str, path: &str, body: Value) -> Value {
    ask(address, &format!("{method} /api/v10{path}"), body).await.1
}

#[tokio::test(flavor = "multi_thread")]
async fn only_this_computer_is_answered() {
    let (playground, _) = playground().await;
    let address = playground.address();
    let port = address.port();
    let status = async |host: String| {
        let asked = move || exchange(address, &host, "GET /?as=alice", "").0;
        tokio::task::spawn_blocking(asked).await.unwrap()
    };
    for host in ["localhost", "127.0.0.1", "LOCALHOST"] {
        assert_eq!(status(format!("{host}:{port}")).await, 200, "{host}");
    }
    let with_origin =
        async |origin: &str| status(format!("localhost:{port}\r\nOrigin: {origin}")).await;
    for origin in [format!("http://localhost:{port}"), format!("http://127.0.0.1:{port}")] {
        assert_eq!(with_origin(&origin).await, 200, "{origin}");
    }
    // A page of another program on this computer is served from another port.
    let other = if port == 8080 { 8081 } else { 8080 };
    for origin in
        ["http://example.org", &format!("http://localhost:{other}"), "http://localhost", "null"]
    {
        assert_eq!(with_origin(origin).await, 421, "a script of another site: {origin}");
    }
    for host in
        ["example.org", "localhost.example.org", "127.0.0.1.example.org", "0.0.0.0", "[::1]"]
    {
        assert_eq!(status(format!("{host}:{port}")).await, 421, "{host}");
    }
    for host in ["localhost", "127.0.0.1", &format!("localhost:{other}"), ""] {
        assert_eq!(status(host.to_owned()).await, 421, "{host:?}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_sees_its_persons_channels_and_messages() {
    let (playground, _) = playground().await;
    let mut bot = Bot::start(&playground).await;
    let (world, address) = (playground.world(), playground.address());
    let (alice, lobby) = (world.person("alice"), world.channel("lobby"));
    let secret = message(json!({"content": "Hush", "flags": 64}));
    let (_, _) = tokio::join!(alice.slash(&lobby, "paint", &[]), bot.reply(secret));
    bot.http
        .send_message(lobby.id().into(), vec![], &quiet(json!({"content": "Hello"})))
        .await
        .unwrap();

    let texts = async |key: &str| {
        let (_, state) = ask(address, &format!("GET /play/state?as={key}"), Value::Null).await;
        let lobby = state["channels"]
            .as_array()
            .unwrap()
            .iter()
            .find(|one| one["name"] == "lobby")
            .unwrap()
            .clone();
        let texts: Vec<_> = lobby["messages"]
            .as_array()
            .unwrap()
            .iter()
            .map(|one| one["content"].clone())
            .collect();
        (state["channels"].as_array().unwrap().len(), texts)
    };
    assert_eq!(texts("alice").await, (5, vec![json!("Hush"), json!("Hello")]));
    assert_eq!(texts("carol").await, (4, vec![json!("Hello")]));
    assert_eq!(ask(address, "GET /play/state?as=mallory", Value::Null).await.0, 400);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_does_what_a_person_does() {
    let (playground, _) = playground().await;
    let mut bot = Bot::start(&playground).await;
    let (world, address) = (playground.world(), playground.address());
    let lobby = world.channel("lobby").id().to_string();
    let deed = async |deed: Value| ask(address, "POST /play/do?as=bob&lang=ja", deed).await;

    let slash =
        json!({"do": "slash", "channel": lobby, "command": "greet", "options": {"whom": "carol"}});
    let (answered, asked) = tokio::join!(deed(slash), bot.reply(message(json!({"content": "Hi"}))));
    assert_eq!(answered, (200, json!({"answered": "message"})));
    let serenity::all::Interaction::Command(command) = asked else { panic!("no command") };
    assert_eq!((command.locale.as_str(), command.user.name.as_str()), ("ja", "bob"));
    let typing = json!({"do": "complete", "channel": lobby, "command": "guess", "options": {}, "focused": ["game", "re"]});
    let choices = json!({"type": 8, "data": {"choices": [{"name": "Renju", "value": "renju"}]}});
    let (answered, _) = tokio::join!(deed(typing), bot.reply(choices));
    assert_eq!(answered.1["choices"], json!([{"name": "Renju", "value": "renju"}]));
    let unknown =
        deed(json!({"do": "slash", "channel": lobby, "command": "dance", "options": {}})).await;
    assert_eq!((unknown.0, unknown.1["answered"].as_str()), (400, Some("refused")));
    assert_eq!(deed(json!({"do": "say", "channel": lobby, "text": "Good game"})).await.0, 200);
    assert_eq!(world.channel("lobby").last().unwrap().text(), "Good game");

    let secret = json!({"do": "slash", "channel": lobby, "command": "paint", "options": {}});
    let (_, asked) =
        tokio::join!(deed(secret), bot.reply(message(json!({"content": "Hush", "flags": 64}))));
    let hush = world.channel("lobby").last().unwrap();
    assert_eq!(deed(json!({"do": "dismiss", "message": hush.id.to_string()})).await.0, 200);
    assert!(
        !world
            .person("bob")
            .sees(&world.channel("lobby"))
            .iter()
            .any(|message| message.text() == "Hush")
    );
    let psst = json!({"content": "Psst"});
    let edit = bot.http.edit_original_interaction_response(asked.token(), &psst, vec![]);
    assert_eq!(edit.await.unwrap().content, "Psst", "the bot does not notice");
}

/// A thread has the number of a message, and most messages have none.
#[tokio::test(flavor = "multi_thread")]
async fn a_page_writes_into_channels_that_are_there() {
    let (playground, _) = playground().await;
    let (world, address) = (playground.world(), playground.address());
    let lobby = world.channel("lobby");
    let begun_from = world.person("alice").say(&lobby, "Who plays?").unwrap().id;
    let say = async |channel: u64| {
        let deed = json!({"do": "say", "channel": channel.to_string(), "text": "Hello"});
        ask(address, "POST /play/do?as=bob", deed).await
    };
    let (nowhere, refused) = (1_000_000_000_000_000_001, "there is no such channel");
    for channel in [nowhere, begun_from] {
        let (status, answer) = say(channel).await;
        assert_eq!((status, answer["why"].as_str()), (400, Some(refused)), "{channel}");
    }
    let path = format!("/channels/{}/messages/{begun_from}/threads", lobby.id());
    ask_as_bot(address, "POST", &path, json!({"name": "A game"})).await;
    assert_eq!(say(begun_from).await.0, 200);
    assert_eq!(world.threads_of(&lobby)[0].last().unwrap().text(), "Hello");
    assert_eq!(say(nowhere).await.0, 400);
}

/// <https://discord.com/developers/docs/reference#uploading-files>
#[tokio::test(flavor = "multi_thread")]
async fn a_file_that_is_too_large_is_refused_with_a_sentence() {
    const MOST: usize = 10 << 20;
    let (playground, _) = playground().await;
    let address = playground.address();
    let upload = async |size: usize| {
        let host = format!("localhost:{}", address.port());
        let head = "POST /play/upload?as=bob&name=game.sgf";
        let asked = move || exchange(address, &host, head, &"0".repeat(size));
        let (status, answer) = tokio::task::spawn_blocking(asked).await.unwrap();
        (status, serde_json::from_str::<Value>(&answer).unwrap())
    };
    let (status, answer) = upload(MOST).await;
    assert!(status == 200 && answer["upload"].is_string(), "{status}: {answer}");
    let (status, answer) = upload(MOST + 1).await;
    assert_eq!(status, 400, "{answer}");
    let why = answer["why"].as_str().unwrap();
    assert!(why.contains("game.sgf") && why.contains("at most 10485760 bytes"), "{why}");
    let (_, state) = ask(address, "GET /play/state?as=bob", Value::Null).await;
    assert_eq!(state["file_bytes"], json!(MOST), "the page refuses such a file by itself");
}

#[tokio::test(flavor = "multi_thread")]
async fn news_reach_the_page_of_those_whom_they_concern() {
    let (playground, _) = playground().await;
    let bot = Bot::start(&playground).await;
    let (world, address) = (playground.world(), playground.address());
    let (bob, lobby) = (world.person("bob"), world.channel("lobby"));
    let (opened, open) = tokio::sync::oneshot::channel();
    let page = tokio::task::spawn_blocking(move || {
        let mut stream = TcpStream::connect(address).unwrap();
        let upgrade = "Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\
            Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
        write!(
            stream,
            "GET /play/events?as=carol HTTP/1.1\r\nHost: {address}\r\n{upgrade}\r\n\r\n"
        )
        .unwrap();
        let (mut read, mut buffer, mut opened) = (String::new(), [0; 4096], Some(opened));
        while !read.contains("For all") {
            let count = stream.read(&mut buffer).unwrap();
            read.push_str(&String::from_utf8_lossy(&buffer[..count]));
            opened.take().map(|opened| opened.send(()));
        }
        read
    });
    open.await.unwrap();
    for (channel, text) in [(bob.dm().id(), "For Bob"), (lobby.id(), "For all")] {
        bot.http
            .send_message(channel.into(), vec![], &quiet(json!({"content": text})))
            .await
            .unwrap();
    }
    let read = page.await.unwrap();
    assert!(read.contains(r#""name":"message""#) && !read.contains("For Bob"), "{read}");
}
