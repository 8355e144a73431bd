//! Connecting, sharding, losing and resuming the gateway.

use serde_json::json;
use serenity::all::{GatewayIntents, Interaction};

use super::bot::{Bot, message};
use super::playground;

impl Bot {
    /// Waits for a gateway event of this name.
    async fn event(&mut self, name: &str) {
        let wait = async { while self.events.recv().await.as_deref() != Some(name) {} };
        tokio::time::timeout(std::time::Duration::from_secs(30), wait).await.expect(name);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_with_the_wrong_token_is_closed_out() {
    let (playground, _) = playground().await;
    let http = super::bot::http(&playground, "wrong");
    let mut client =
        serenity::all::ClientBuilder::new_with_http(http, GatewayIntents::empty()).await.unwrap();
    assert!(client.ws_url.lock().await.starts_with("ws://127.0.0.1:"), "never the real Discord");
    let ended = tokio::time::timeout(std::time::Duration::from_secs(30), client.start()).await;
    let error = ended.expect("the client gives up").unwrap_err().to_string();
    assert!(error.to_lowercase().contains("auth"), "{error}");
}

#[tokio::test(flavor = "multi_thread")]
async fn servers_come_only_to_those_who_ask() {
    let (playground, _) = playground().await;
    let mut asks = Bot::with(&playground, GatewayIntents::GUILDS, 1).await;
    asks.event("GUILD_CREATE").await;
    let (playground, _) = super::playground().await;
    let mut does_not = Bot::start(&playground).await;
    let (alice, lobby) = (playground.world().person("alice"), playground.world().channel("lobby"));
    let (_, _) = tokio::join!(
        alice.slash(&lobby, "paint", &[]),
        does_not.reply(message(json!({"content": "Hi"})))
    );
    let mut names = Vec::new();
    while let Ok(name) = does_not.events.try_recv() {
        names.push(name);
    }
    assert!(!names.contains(&"GUILD_CREATE".to_owned()), "{names:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn every_shard_hears_its_own() {
    let (playground, _) = playground().await;
    let mut bot = Bot::with(&playground, GatewayIntents::empty(), 2).await;
    let world = playground.world();
    let alice = world.person("alice");
    for place in [world.channel("lobby"), alice.dm()] {
        let (answered, asked) = tokio::join!(
            alice.slash(&place, "paint", &[]),
            bot.reply(message(json!({"content": "Hi"})))
        );
        assert_eq!(answered.unwrap().text(), "Hi");
        assert!(
            matches!(asked, Interaction::Command(command) if command.channel_id.get() == place.id())
        );
    }
    assert!(!bot.has_heard_more(), "each was told to one shard");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_lost_gateway_is_resumed_and_nothing_is_missed() {
    let (playground, _) = playground().await;
    let mut bot = Bot::start(&playground).await;
    let world = playground.world();
    let (alice, lobby) = (world.person("alice"), world.channel("lobby"));
    for order in ["drop", "reconnect"] {
        match order {
            "drop" => world.faults().drop_gateway(),
            _ => world.faults().ask_to_reconnect(),
        }
        let (answered, _) = tokio::join!(
            alice.slash(&lobby, "paint", &[]),
            bot.reply(message(json!({"content": order})))
        );
        assert_eq!(answered.unwrap().text(), order);
        bot.event("RESUMED").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn long_messages_are_compressed_for_those_who_ask() {
    let (playground, _) = playground().await;
    // Serenity asks for it.
    let mut bot = Bot::start(&playground).await;
    let world = playground.world();
    let (alice, lobby) = (world.person("alice"), world.channel("lobby"));
    let button = json!({"type": 2, "style": 2, "label": "Go", "custom_id": "go"});
    let row = json!([{"type": 1, "components": [button]}]);
    let posted = message(json!({"content": "long ".repeat(390), "components": row}));
    let (answered, _) = tokio::join!(alice.slash(&lobby, "paint", &[]), bot.reply(posted));
    let posted = answered.unwrap().message().unwrap().clone();
    let before = world.compressed();
    let (answered, asked) =
        tokio::join!(alice.press(&posted, "Go"), bot.reply(message(json!({"content": "read"}))));
    assert_eq!(answered.unwrap().text(), "read");
    assert!(matches!(asked, Interaction::Component(_)), "{asked:?}");
    assert_eq!(world.compressed(), before + 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_event_disturbs_no_one() {
    let (playground, _) = playground().await;
    let mut bot = Bot::start(&playground).await;
    let world = playground.world();
    world.faults().send_event("TEA_IS_READY", &json!({"cups": 2}));
    let (alice, lobby) = (world.person("alice"), world.channel("lobby"));
    let (answered, _) = tokio::join!(
        alice.slash(&lobby, "paint", &[]),
        bot.reply(message(json!({"content": "Hi"})))
    );
    assert_eq!(answered.unwrap().text(), "Hi");
}

/// The look-alike speaks without TLS, so no other test meets the gateway's: serenity, the WebSocket below it and rustls
/// must agree on versions and have one provider of cryptography.
#[tokio::test(flavor = "multi_thread")]
async fn the_gateway_is_reached_by_tls() {
    use tokio::io::AsyncReadExt;
    let (playground, _) = playground().await;
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    let port = listener.local_addr().unwrap().port();
    let http = super::bot::http(&playground, "playground");
    let mut client =
        serenity::all::ClientBuilder::new_with_http(http, GatewayIntents::empty()).await.unwrap();
    *client.ws_url.lock().await = format!("wss://127.0.0.1:{port}");
    let connecting = tokio::spawn(async move { client.start().await.map_err(|e| e.to_string()) });
    let accepted = tokio::time::timeout(std::time::Duration::from_secs(30), listener.accept());
    let (mut stream, _) = accepted.await.expect("a connection").unwrap();
    let mut first = [0; 1];
    stream.read_exact(&mut first).await.unwrap();
    // The first byte of a handshake, RFC 8446 5.1.
    assert_eq!(first, [0x16]);
    connecting.abort();
}
