//! A playground that was killed comes back as it was, and repeats no id.

use std::path::Path;
use std::sync::Arc;

use narabe::clock::ManualClock;
use narabe::playground::{Config, Playground, StartError};
use serde_json::json;
use serenity::all::CreateAttachment;

use super::NOON;
use super::bot::{Bot, http, message, picture, quiet};

async fn kept(path: &Path) -> Playground {
    let clock = Arc::new(ManualClock::at(NOON));
    Playground::start(Config { history: Some(path.to_owned()), clock, ..Config::default() })
        .await
        .unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_is_there_again_after_a_kill() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("history.jsonl");
    let (first, token) = {
        let playground = kept(&path).await;
        let mut bot = Bot::start(&playground).await;
        let (alice, lobby) =
            (playground.world().person("alice"), playground.world().channel("lobby"));
        let (_, asked) = tokio::join!(alice.slash(&lobby, "paint", &[]), async {
            let asked = bot.next().await;
            let file = CreateAttachment::bytes(picture(5), "board.png");
            bot.answer(&asked, message(json!({"content": "Board"})), vec![file]).await.unwrap();
            asked
        });
        let gone = bot
            .http
            .send_message(lobby.id().into(), vec![], &quiet(json!({"content": "Oops"})))
            .await
            .unwrap();
        bot.http.delete_message(lobby.id().into(), gone.id, None).await.unwrap();
        let ids = [lobby.last().unwrap().id, gone.id.get(), asked.id().get()];
        playground.stop();
        (ids, asked.token().to_owned())
    };
    // The process died while it wrote its last line.
    let mut torn = std::fs::read(&path).unwrap();
    torn.extend_from_slice(b"{\"message\":{\"id\":1,\"chan");
    std::fs::write(&path, torn).unwrap();

    let playground = kept(&path).await;
    let lobby = playground.world().channel("lobby");
    let shown = lobby.messages();
    assert_eq!(shown.iter().map(|message| message.text()).collect::<Vec<_>>(), ["Board"]);
    assert_eq!(&*shown[0].attachments[0].bytes, &*picture(5));
    assert_eq!(playground.world().commands().len(), 5);
    let http = http(&playground, "playground");
    http.set_application_id(narabe::playground::cast::BOT.into());
    http.edit_original_interaction_response(&token, &json!({"content": "Edited"}), vec![])
        .await
        .unwrap();
    assert_eq!(lobby.last().unwrap().text(), "Edited");
    let next = http
        .send_message(lobby.id().into(), vec![], &quiet(json!({"content": "New"})))
        .await
        .unwrap();
    assert!(!first.contains(&next.id.get()), "the clock stands still and no id comes twice");
    assert_eq!(lobby.last().unwrap().text(), "New", "newer than all before");
}

#[tokio::test(flavor = "multi_thread")]
async fn ids_differ_without_history_and_with_a_stopped_clock() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("history.jsonl");
    let mut seen = std::collections::HashSet::new();
    for _ in 0..3 {
        let playground = kept(&path).await;
        let alice = playground.world().person("alice");
        for _ in 0..10 {
            assert!(seen.insert(alice.upload("a.png", "image/png", &picture(1))));
        }
        playground.stop();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_that_cannot_be_says_why() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("history.jsonl");
    std::fs::write(&path, "{\"run\":1}\nnonsense\n{\"gone\":1}\n").unwrap();
    let start = async |history, listen: &str| {
        let config = Config { history, listen: listen.parse().unwrap(), ..Config::default() };
        Playground::start(config).await.err().expect("it must not start")
    };

    let damaged = start(Some(path.clone()), "127.0.0.1:0").await.to_string();
    assert!(damaged.contains("line 2") && damaged.contains("history.jsonl"), "{damaged}");
    assert_eq!(
        std::fs::read(&path).unwrap(),
        b"{\"run\":1}\nnonsense\n{\"gone\":1}\n",
        "it is left as it was"
    );
    let nowhere =
        start(Some(folder.path().join("none/here.jsonl")), "127.0.0.1:0").await.to_string();
    assert!(nowhere.contains("here.jsonl"), "{nowhere}");
    assert!(matches!(start(None, "0.0.0.0:0").await, StartError::NotLoopback(_)));
    let other = Playground::start(Config::default()).await.unwrap();
    let taken = start(None, &other.address().to_string()).await;
    assert!(matches!(taken, StartError::PortInUse(address) if address == other.address()));
}
