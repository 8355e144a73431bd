//! Faults strike when ordered and as often as ordered.

use narabe::playground::{Fault, Gate, RateLimit};
use serde_json::json;
use serenity::all::Interaction;

use super::bot::{Bot, code, message, quiet};
use super::playground;

const MESSAGES: &str = "/channels/{channel.id}/messages";

fn posts(method: &str, route: &str) -> bool {
    (method, route) == ("POST", MESSAGES)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_meets_each_fault_once() {
    let (playground, _) = playground().await;
    let bot = Bot::start(&playground).await;
    let world = playground.world();
    let lobby = world.channel("lobby");
    let post = async || {
        bot.http.send_message(lobby.id().into(), vec![], &quiet(json!({"content": "x"}))).await
    };
    let limit = RateLimit { retry_after: 0.5, global: true };

    world.faults().next(1, posts, Fault::Status(503));
    world.faults().next(1, posts, Fault::RateLimited(limit));
    assert_eq!(code(post().await.unwrap_err()).0, 503);
    assert_eq!(code(post().await.unwrap_err()).0, 429);
    world.faults().next(1, posts, Fault::LostRequest);
    assert!(post().await.is_err());
    assert!(lobby.messages().is_empty(), "none of them was carried out");
    world.faults().next(1, posts, Fault::LostAnswer);
    assert!(post().await.is_err());
    assert_eq!(lobby.messages().len(), 1, "this one was");
    post().await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_held_request_goes_on_when_its_gate_opens() {
    let (playground, _) = playground().await;
    let bot = Bot::start(&playground).await;
    let (world, gate) = (playground.world().clone(), Gate::new());
    let lobby = world.channel("lobby");
    world.faults().next(1, posts, Fault::Held(gate.clone()));
    let before = world.requests();
    let http = bot.http.clone();
    let id = lobby.id();
    let held = tokio::spawn(async move {
        http.send_message(id.into(), vec![], &quiet(json!({"content": "x"}))).await
    });
    while world.requests() == before {
        tokio::task::yield_now().await;
    }
    assert!(lobby.messages().is_empty());
    gate.open();
    held.await.unwrap().unwrap();
    assert_eq!(lobby.messages().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_comes_twice() {
    let (playground, _) = playground().await;
    let mut bot = Bot::start(&playground).await;
    let world = playground.world();
    let (alice, lobby) = (world.person("alice"), world.channel("lobby"));
    world.faults().deliver_twice(1);
    let ((_, first), again) = {
        let first = tokio::join!(
            alice.slash(&lobby, "paint", &[]),
            bot.reply(message(json!({"content": "Hi"})))
        );
        (first, bot.next().await)
    };
    assert_eq!(first.id(), again.id());
    assert_eq!(
        bot.answer(&again, message(json!({"content": "Hi"})), vec![]).await,
        Err((400, 40060))
    );
    assert!(matches!(again, Interaction::Command(_)));
}
