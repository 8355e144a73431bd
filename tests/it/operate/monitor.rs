//! `/healthz` and `/metrics` while a game is played.

use crate::lookalike::page::exchange;
use crate::stage::{
    DAWN, Stage, connect_with, connection, endpoint, is_by_http, playground, update,
};
use narabe::app::Context;
use narabe::clock::ManualClock;
use narabe::discord::{Bot, Connection, Patience};
use narabe::games::GAMES;
use narabe::operate::monitor::{Monitor, MonitorError, Sources};
use narabe::playground::Fault;
use narabe::store::{Change, GameId, Lane, NewTask, TaskKind};
use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::time::timeout;

async fn monitor(stage: &Stage) -> Monitor {
    monitor_of(&stage.app, &stage.bot).await
}

async fn monitor_of(app: &Arc<Context>, bot: &Bot) -> Monitor {
    Monitor::start("127.0.0.1:0".parse().unwrap(), sources(app, bot)).await.unwrap()
}

fn sources(app: &Arc<Context>, bot: &Bot) -> Sources {
    Sources { app: Arc::downgrade(app), watch: bot.watch(), backups: None, daily_check: None }
}

/// The page's answer: status and text.
pub async fn fetched(address: SocketAddr, path: &str) -> (u16, String) {
    let client = reqwest::Client::builder().no_proxy().build().unwrap();
    let answer = client.get(format!("http://{address}{path}")).send().await.unwrap();
    (answer.status().as_u16(), answer.text().await.unwrap())
}

/// The numbers of a page, by name and labels. Each must follow the lines that say what it is.
fn numbers(page: &str) -> BTreeMap<String, f64> {
    let mut numbers = BTreeMap::new();
    let (mut helped, mut typed) = (String::new(), String::new());
    for line in page.lines() {
        if let Some(rest) = line.strip_prefix("# HELP ") {
            rest.split(' ').next().unwrap().clone_into(&mut helped);
        } else if let Some(rest) = line.strip_prefix("# TYPE ") {
            rest.split(' ').next().unwrap().clone_into(&mut typed);
        } else {
            let (name, value) = line.rsplit_once(' ').unwrap();
            assert!(
                name.starts_with(&helped) && helped == typed && helped.starts_with("narabe_"),
                "{line}"
            );
            assert!(
                numbers.insert(name.to_owned(), value.parse().unwrap()).is_none(),
                "twice: {line}"
            );
        }
    }
    numbers
}

async fn read(monitor: &Monitor) -> BTreeMap<String, f64> {
    let (status, page) = fetched(monitor.address(), "/metrics").await;
    assert_eq!(status, 200);
    numbers(&page)
}

/// The numbers once nothing is under way: the heartbeat writes whenever it is due, also while they are read.
async fn quiet(monitor: &Monitor) -> BTreeMap<String, f64> {
    let gauges =
        ["narabe_interactions_in_progress", "narabe_writes_waiting", "narabe_outbox_waiting"];
    for _ in 0..1_000 {
        let numbers = read(monitor).await;
        if gauges.iter().all(|gauge| numbers.get(*gauge) == Some(&0.0)) {
            return numbers;
        }
    }
    panic!("never quiet: {:#?}", read(monitor).await);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_play_is_counted() {
    let stage = Stage::open().await;
    let monitor = monitor(&stage).await;
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    update(&stage.type_move(&stage.person("alice"), &board, "h8").await);
    stage.bot.tick().await;
    let numbers = quiet(&monitor).await;
    for (name, value) in [
        ("narabe_interactions_total{type=\"command\",command=\"challenge\"}", 1.0),
        ("narabe_interactions_total{type=\"component\",command=\"\"}", 2.0),
        ("narabe_interactions_total{type=\"form\",command=\"\"}", 1.0),
        ("narabe_answers_total{outcome=\"given\"}", 4.0),
        ("narabe_answer_seconds_count", 4.0),
        ("narabe_answer_seconds_bucket{le=\"+Inf\"}", 4.0),
        ("narabe_interactions_in_progress", 0.0),
        ("narabe_long_work_waiting", 0.0),
        ("narabe_writes_waiting", 0.0),
        ("narabe_outbox_waiting", 0.0),
        ("narabe_outbox_lag_seconds", 0.0),
        ("narabe_commit_failures_total", 0.0),
        ("narabe_gateway_connected", 1.0),
    ] {
        assert_eq!(numbers.get(name), Some(&value), "{name} in {numbers:#?}");
    }
    assert!(numbers["narabe_answer_seconds_sum"] > 0.0);
    // A challenge, an acceptance and a move, at the least.
    assert!(numbers["narabe_commits_total"] >= 3.0, "{numbers:#?}");
    assert!(numbers["narabe_writes_total"] >= numbers["narabe_commits_total"]);
    assert!(numbers["narabe_api_requests_total{status=\"200\"}"] >= 4.0);
    assert!(numbers.keys().any(|name| name.starts_with("narabe_build_info{version=")));
    stage.close().await;
}

/// Errors of Discord's are counted by their status, and what is due and not done by how late it is.
#[tokio::test(flavor = "multi_thread")]
async fn trouble_is_counted() {
    let stage = Stage::open().await;
    let monitor = monitor(&stage).await;
    stage.world.faults().next(1, |_, route| route.ends_with("/callback"), Fault::Status(503));
    stage.alice_and_bob("gomoku/freestyle").await;
    let game = stage.app.store().game(GameId(1)).await.unwrap().unwrap();
    let at = narabe::clock::Clock::now(&stage.clock);
    let task = NewTask {
        kind: TaskKind::News,
        key: "late".to_owned(),
        message: None,
        person: None,
        lane: Lane::Bot,
        payload: "{}".to_owned(),
        due_at: at - 90_000,
    };
    stage
        .app
        .store()
        .change(Change { tasks: vec![task], ..Change::of(&game, at, None) })
        .await
        .unwrap();
    let numbers = read(&monitor).await;
    assert_eq!(numbers["narabe_api_requests_total{status=\"503\"}"], 1.0);
    // The outbox may have come by already: then the task is claimed and put off, since it cannot be read.
    let waits =
        numbers["narabe_outbox_waiting"] == 1.0 && numbers["narabe_outbox_lag_seconds"] == 90.0;
    let put_off = numbers["narabe_outbox_tasks_total{outcome=\"again\"}"] > 0.0;
    assert!(waits || put_off, "{numbers:#?}");
    stage.bot.drain().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn health_follows_the_connection() {
    let stage = Stage::open().await;
    let monitor = monitor(&stage).await;
    let address = monitor.address();
    // The gateway's own task notes a little later than the look-alike that the connection stands.
    while fetched(address, "/healthz").await.0 != 200 {
        tokio::task::yield_now().await;
    }
    assert_eq!(fetched(address, "/healthz").await, (200, "ok\n".to_owned()));
    stage.bot.drain().await;
    assert_eq!(
        fetched(address, "/healthz").await,
        (503, "there is no connection to Discord\nthe program is ending\n".to_owned())
    );
    drop(stage.app);
    let (status, said) = fetched(address, "/healthz").await;
    assert!(status == 503 && said.contains("the database does not answer"), "{status} {said}");
}

/// A bot whose requests are not answered is not well, though interactions reach it.
#[tokio::test(flavor = "multi_thread")]
async fn a_discord_that_does_not_answer_is_told() {
    let clock = ManualClock::at(DAWN);
    let playground = playground(clock.clone()).await;
    let folder = tempfile::tempdir().unwrap();
    let known = connection(&playground);
    let patience = Patience { unreached: Duration::from_millis(100), ..known.patience };
    let endpoint = is_by_http().then(endpoint);
    let connection = Connection { patience, endpoint, ..known };
    let file = folder.path().join("narabe.db");
    let (app, bot) = connect_with(&file, connection, &playground, &clock, GAMES, |app| app).await;
    let monitor = monitor_of(&app, &bot).await;
    let is_away = Arc::new(AtomicBool::new(true));
    let away = Arc::clone(&is_away);
    let fits = move |_: &str, _: &str| away.load(Ordering::Relaxed);
    playground.world().faults().next(usize::MAX, fits, Fault::Status(503));
    assert!(bot.bring_emojis_up_to_date().await.is_err());
    let told = async |status: u16, sentence: &str| {
        let said = async || {
            while fetched(monitor.address(), "/healthz").await != (status, sentence.to_owned()) {
                bot.tick().await;
            }
        };
        timeout(Duration::from_secs(60), said()).await.unwrap_or_else(|_| panic!("{sentence}"));
    };
    told(503, "Discord does not answer requests\n").await;
    is_away.store(false, Ordering::Relaxed);
    told(200, "ok\n").await;
    bot.drain().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_this_computer_may_look() {
    let stage = Stage::open().await;
    let sources = sources(&stage.app, &stage.bot);
    let open = Monitor::start("0.0.0.0:0".parse().unwrap(), sources).await.err().unwrap();
    assert!(
        matches!(open, MonitorError::NotLoopback(_)) && open.to_string().contains("127.0.0.1"),
        "{open}"
    );
    stage.close().await;
}

/// Status and text of a page that is asked for by the name of a host.
async fn asked_of(host: String, address: SocketAddr, path: &str) -> (u16, String) {
    let head = format!("GET {path}");
    let asked = move || exchange(address, &host, &head, "");
    tokio::task::spawn_blocking(asked).await.unwrap()
}

/// A web page can point a name of its own at this computer, and a browser that asks there says that name.
#[tokio::test(flavor = "multi_thread")]
async fn a_request_for_another_host_is_refused() {
    let stage = Stage::open().await;
    let monitor = monitor(&stage).await;
    let (address, port) = (monitor.address(), monitor.address().port());
    let named = ["example.org", "localhost.example.org", "127.0.0.1.example.org", "127.0.0.2"];
    let mut hosts: Vec<String> = named.iter().map(|name| format!("{name}:{port}")).collect();
    hosts.extend(["example.org", "localhost", ""].map(str::to_owned));
    for path in ["/metrics", "/healthz"] {
        for host in &hosts {
            let (status, said) = asked_of(host.clone(), address, path).await;
            assert!(status == 421 && !said.contains("narabe_"), "{host:?}: {status} {said}");
        }
        for own in [address.to_string(), format!("localhost:{port}")] {
            let (status, said) = asked_of(own.clone(), address, path).await;
            let is_answered = match path {
                "/metrics" => status == 200 && said.contains("narabe_"),
                // The bot may not know yet that it is connected.
                _ => [200, 503].contains(&status),
            };
            assert!(is_answered, "{own}{path}: {status} {said}");
        }
    }
    stage.close().await;
}

/// Each address of loopback is this computer's alone.
#[tokio::test(flavor = "multi_thread")]
#[cfg(target_os = "linux")]
async fn another_loopback_address_can_be_listened_on() {
    let stage = Stage::open().await;
    let sources = sources(&stage.app, &stage.bot);
    let monitor = Monitor::start("127.0.0.2:0".parse().unwrap(), sources).await.unwrap();
    assert_eq!(fetched(monitor.address(), "/metrics").await.0, 200);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_database_is_told() {
    let stage = Stage::open().await;
    let monitor = monitor(&stage).await;
    stage.alice_and_bob("gomoku/freestyle").await;
    assert_eq!(fetched(monitor.address(), "/healthz").await.0, 200);
    std::fs::remove_file(stage.database()).unwrap();
    let (status, text) = fetched(monitor.address(), "/healthz").await;
    assert_eq!(status, 503);
    assert!(text.contains("the database's file is gone"), "{text}");
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let refused = alice.slash(&lobby, "move", &[("where", "h8")]).await.unwrap();
    assert!(matches!(refused, narabe::playground::Answered::Ephemeral(_)), "{refused:?}");
    stage.bot.drain().await;
}
