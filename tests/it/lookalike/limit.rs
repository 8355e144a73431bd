//! The global limit of requests a second: what counts against it, what does not, and a bot that stays below it.

use super::bot::{self, Bot, code, message, quiet};
use super::playground;
use crate::stage::{self, DAWN};
use narabe::app::Context;
use narabe::clock::{ManualClock, SystemClock};
use narabe::discord::Bot as Narabe;
use narabe::games::GAMES;
use narabe::playground::limit::PER_SECOND;
use narabe::playground::{Config, Playground};
use narabe::store::sqlite::Options;
use narabe::store::{Created, Member, NewGame, Store, Venue};
use serde_json::json;
use serenity::all::Http;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Posts something plain into the lobby.
async fn post(http: &Http, lobby: u64) -> Result<(), serenity::Error> {
    http.send_message(lobby.into(), Vec::new(), &quiet(json!({"content": "again"}))).await.map(drop)
}

#[tokio::test(flavor = "multi_thread")]
async fn the_51st_request_of_a_second_is_refused_with_the_global_flag() {
    let (playground, clock) = playground().await;
    let lobby = playground.world().channel("lobby").id();
    let http = bot::http(&playground, "playground");
    for _ in 0..PER_SECOND {
        post(&http, lobby).await.unwrap();
    }
    assert_eq!(code(post(&http, lobby).await.unwrap_err()).0, 429);
    assert_eq!(playground.world().too_many(), 1);

    let url = format!("{}/api/v10/channels/{lobby}/messages", playground.world().base());
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let refused = client.get(url).header("authorization", "Bot playground").send().await.unwrap();
    assert_eq!(refused.headers()["x-ratelimit-global"], "true");
    assert_eq!(refused.headers()["x-ratelimit-scope"], "global");
    assert_eq!(refused.headers()["retry-after"], "1");
    let body: serde_json::Value = serde_json::from_slice(&refused.bytes().await.unwrap()).unwrap();
    assert_eq!((&body["global"], &body["retry_after"]), (&json!(true), &json!(1.0)));

    clock.advance(999);
    assert!(post(&http, lobby).await.is_err(), "the second is not over");
    clock.advance(1);
    post(&http, lobby).await.unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn what_goes_through_an_interaction_is_exempt() {
    let (playground, _clock) = playground().await;
    let mut bot = Bot::start(&playground).await;
    let (alice, lobby) = (playground.world().person("alice"), playground.world().channel("lobby"));
    while post(&bot.http, lobby.id()).await.is_ok() {}
    for _ in 0..3 {
        let (answered, _) = tokio::join!(
            alice.slash(&lobby, "paint", &[]),
            bot.reply(message(json!({"content": "here"})))
        );
        assert!(answered.unwrap().message().is_some());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_limit_can_be_switched_off() {
    let playground =
        Playground::start(Config { global_limit: None, ..Config::default() }).await.unwrap();
    let http = bot::http(&playground, "playground");
    for _ in 0..PER_SECOND + 10 {
        post(&http, playground.world().channel("lobby").id()).await.unwrap();
    }
    assert_eq!(playground.world().too_many(), 0);
}

/// Challenges that have been open since before the bot came, more than the global limit lets through in a second.
async fn many_challenges(store: &Store, channel: u64) -> u64 {
    let count = PER_SECOND as u64 + 30;
    for interaction in 1..=count {
        let members = vec![Member { person: 1_000 + interaction, joined: true, seat: None }];
        let new = NewGame {
            venue: Venue { guild: Some(1), channel },
            game: "gomoku".to_owned(),
            rules: "freestyle".to_owned(),
            revision: 1,
            seats: 2,
            first: narabe::play::first::FirstPlayer::Random,
            locale: "en-US".to_owned(),
            pace: narabe::play::pace::Pace::Standard,
            rated: false,
            members,
            deadline_at: DAWN,
            begins: None,
            at: DAWN - 1,
            interaction,
            most_per_person: 1,
            most_per_channel: 1_000,
            machines: Vec::new(),
            sole: false,
            set: false,
            hill: None,
            tasks: Vec::new(),
        };
        assert!(matches!(store.create(new).await.unwrap(), Created::Made { .. }));
    }
    count
}

/// All of them expire at once, and the outbox says so as the bot, without an interaction to go through. The look-alike's
/// second is a real one here, as the bot's pace is.
#[tokio::test(flavor = "multi_thread")]
async fn the_bot_stays_below_the_limit() {
    let config = Config { clock: Arc::new(SystemClock), ..Config::default() };
    let playground = Playground::start(config).await.unwrap();
    let (world, folder) = (playground.world().clone(), tempfile::tempdir().unwrap());
    let lobby = world.channel("lobby");
    let store = crate::database::open(folder.path().join("narabe.db"), Options::default());
    let count = many_challenges(&store, lobby.id()).await;
    let clock = ManualClock::at(DAWN - 1);
    let app =
        Arc::new(Context::new(store, GAMES, Arc::new(clock.clone()), fastrand::Rng::with_seed(1)));
    let bot = Narabe::start(Arc::clone(&app), stage::connection(&playground)).await.unwrap();
    world.bot_is_ready().await.unwrap();
    let begun = Instant::now();
    clock.advance(1);
    while (lobby.messages().len() as u64) < count {
        bot.tick().await;
    }
    let least = Duration::from_secs_f64((count - PER_SECOND as u64) as f64 / PER_SECOND as f64);
    assert!(begun.elapsed() >= least, "{count} posts in {:?}", begun.elapsed());
    assert_eq!(world.too_many(), 0, "the bot was never asked to wait");
    assert!(world.refusals().is_empty(), "{:?}", world.refusals());
    bot.drain().await;
}
