//! A gateway that accepts connections and then says nothing, in every manner. The bot notices, says so, gives the time
//! back, and is back by itself soon after the gateway is well.

use crate::readers;
use crate::stage::{DAWN, challenge_by, connect_with, connection};
use narabe::app::Context;
use narabe::clock::ManualClock;
use narabe::discord::{Bot, Connection, Patience};
use narabe::games::GAMES;
use narabe::playground::{Config, GatewayFault, Playground, World};
use narabe::store::GameId;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// In place of the minute that the bot waits for a word from the gateway.
const SILENCE: Duration = Duration::from_secs(4);
/// In place of the 5 s after a session that was refused.
const PAUSE: Duration = Duration::from_millis(100);
/// In place of the 90 s within which it is back: half a minute more than that minute, and what a busy machine takes.
const BACK_WITHIN: Duration = Duration::from_secs(30);
const LONG: Duration = Duration::from_secs(60);
/// The pause after which serenity asks for a session again: `WAIT_BETWEEN_BOOTS_IN_SECONDS` of its
/// `gateway/bridge/shard_queuer.rs`.
const SERENITY_ASKS: Duration = Duration::from_secs(5);
const OUTAGE_MS: i64 = 10 * 60 * 1000;

struct Play {
    world: World,
    clock: ManualClock,
    app: Arc<Context>,
    bot: Bot,
    _playground: Playground,
    _folder: tempfile::TempDir,
}

async fn playground(clock: &ManualClock) -> Playground {
    let config = Config {
        clock: Arc::new(clock.clone()),
        inspectors: readers::all(),
        global_limit: None,
        heartbeat: Duration::from_millis(200),
        ..Config::default()
    };
    Playground::start(config).await.unwrap()
}

/// The settings of a bot that becomes impatient with the gateway after so long, and after a session that was refused asks for
/// another one after this pause.
fn impatient(playground: &Playground, silence: Duration, pause: Duration) -> Connection {
    let known = connection(playground);
    let most = 10 * pause;
    let patience =
        Patience { silence, identify_first: pause, identify_most: most, ..known.patience };
    Connection { patience, ..known }
}

impl Play {
    async fn open() -> Self {
        Self::open_with(SILENCE, PAUSE).await
    }

    /// A play whose bot has these limits.
    async fn open_with(silence: Duration, pause: Duration) -> Self {
        Self::open_sharded(1, silence, pause).await
    }

    /// A play whose bot has so many shards, and these limits.
    async fn open_sharded(shards: u32, silence: Duration, pause: Duration) -> Self {
        let clock = ManualClock::at(DAWN);
        let playground = playground(&clock).await;
        playground.world().faults().require_shards(shards);
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("narabe.db");
        let connection = impatient(&playground, silence, pause);
        let (app, bot) =
            connect_with(&file, connection, &playground, &clock, GAMES, |app| app).await;
        let world = playground.world().clone();
        Self { world, clock, app, bot, _playground: playground, _folder: folder }
    }

    async fn until_reached(&self, reached: bool, within: Duration, why: &str) {
        let wait = async {
            while self.bot.is_reached().await != reached {
                sleep(Duration::from_millis(20)).await;
            }
        };
        timeout(within, wait).await.unwrap_or_else(|_| panic!("not reached = {reached}: {why}"));
    }

    /// The time at which the game's next deadline is.
    async fn deadline(&self) -> i64 {
        let game = self.app.store().game(GameId(1)).await.unwrap().unwrap();
        game.deadline_at.expect("a clock runs")
    }
}

/// The bot is back after one manner of silence, and the time is given back where it took long.
async fn is_back_after(fault: Option<GatewayFault>, end: fn(&World)) {
    let why = &format!("{fault:?}");
    let play = Play::open().await;
    let (alice, lobby) = (play.world.person("alice"), play.world.channel("lobby"));
    let options = [("opponent", "bob"), ("starts", "me")];
    let challenge = challenge_by(&alice, &lobby, &options).await;
    play.world.person("bob").press(&challenge, "Accept").await.unwrap();
    let (watch, deadline) = (play.bot.watch(), play.deadline().await);
    play.world.faults().set_gateway_fault(fault);
    end(&play.world);
    play.until_reached(false, LONG, why).await;
    assert!(!watch.is_connected().await, "{why}");
    play.clock.advance(OUTAGE_MS);
    sleep(SILENCE + SILENCE / 4).await;
    assert!(fault.is_none() || !play.bot.is_reached().await, "{why}");
    play.world.faults().set_gateway_fault(None);
    play.until_reached(true, BACK_WITHIN, why).await;
    play.bot.tick().await;
    if fault.is_some() {
        let credited = play.deadline().await - deadline;
        assert!(credited >= OUTAGE_MS, "{why}: {credited} ms given back");
        let told = |text: &str| text.contains("I was offline");
        assert!(lobby.messages().iter().any(|message| told(message.text())), "{why}");
    }
    let answer = alice.slash(&lobby, "games", &[]).await.unwrap();
    assert!(answer.ephemeral().is_some(), "{why}: {answer:?}");
    play.bot.drain().await;
}

/// All at the same time: each has a look-alike and a bot of its own, and mostly waits.
#[tokio::test(flavor = "multi_thread")]
async fn the_bot_is_back_after_every_silence() {
    let cut: fn(&World) = |world| world.faults().drop_gateway();
    let freeze: fn(&World) = |world| world.faults().freeze_gateway();
    let invalidate: fn(&World) = |world| world.faults().invalidate_session(false);
    let silences = [
        (Some(GatewayFault::NoUpgrade), cut),
        (Some(GatewayFault::NoHello), cut),
        (Some(GatewayFault::NoSession), cut),
        (Some(GatewayFault::NoUpgrade), freeze),
        (Some(GatewayFault::SessionRefused), invalidate),
        (None, freeze),
    ];
    let plays = silences.map(|(fault, end)| tokio::spawn(is_back_after(fault, end)));
    for play in plays {
        play.await.unwrap();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_start_into_silence_connects_once_it_is_over() {
    let clock = ManualClock::at(DAWN);
    let playground = playground(&clock).await;
    let world = playground.world().clone();
    world.faults().set_gateway_fault(Some(GatewayFault::NoUpgrade));
    let folder = tempfile::tempdir().unwrap();
    let options = narabe::store::sqlite::Options::default();
    let store = crate::database::open(folder.path().join("narabe.db"), options);
    let app = Context::new(store, GAMES, Arc::new(clock), fastrand::Rng::with_seed(1));
    let bot = Bot::start(Arc::new(app), impatient(&playground, SILENCE, PAUSE)).await.unwrap();
    sleep(SILENCE + SILENCE / 4).await;
    assert!(!bot.is_reached().await);
    world.faults().set_gateway_fault(None);
    timeout(BACK_WITHIN, world.bot_is_ready()).await.expect("it connects").unwrap();
    bot.drain().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_session_is_asked_for_that_discord_would_not_give() {
    let play = Play::open().await;
    let before = play.world.identifies();
    play.world.faults().set_sessions_left(Some(0));
    play.world.faults().set_gateway_fault(Some(GatewayFault::NoUpgrade));
    play.world.faults().drop_gateway();
    play.until_reached(false, LONG, "cut").await;
    // The client that waits now was made before Discord said so.
    sleep(SILENCE + SILENCE / 4).await;
    play.world.faults().set_gateway_fault(None);
    sleep(SILENCE + SILENCE / 4).await;
    assert_eq!(play.world.identifies(), before, "none is left");
    play.world.faults().set_sessions_left(None);
    play.until_reached(true, BACK_WITHIN, "sessions are left again").await;
    assert_eq!(play.world.identifies(), before + 1);
    play.bot.drain().await;
}

/// Discord resets the token of a bot that asks for a session 1,000 times in a day, and serenity asks anew soon.
#[tokio::test(flavor = "multi_thread")]
async fn a_session_that_is_refused_is_asked_for_again_after_a_pause() {
    let play = Play::open_with(LONG, LONG).await;
    let before = play.world.identifies();
    play.world.faults().set_gateway_fault(Some(GatewayFault::SessionRefused));
    play.world.faults().invalidate_session(false);
    let asked = async {
        while play.world.identifies() == before {
            sleep(Duration::from_millis(20)).await;
        }
    };
    timeout(LONG, asked).await.expect("it asks once");
    sleep(SERENITY_ASKS * 5 / 2).await;
    assert_eq!(play.world.identifies(), before + 1, "and then waits");
    assert_eq!(play.bot.watch().failed_identifies(), 1);
    play.bot.drain().await;
}

/// A shard that is resumed without an answer, and then gets no session, is connected anew alone.
#[tokio::test(flavor = "multi_thread")]
async fn a_shard_without_a_session_costs_the_others_none() {
    // More than the five seconds from one shard to the next.
    let silence = 2 * SILENCE;
    let play = Play::open_sharded(3, silence, PAUSE).await;
    play.world.faults().mute_shard(Some(1));
    play.world.faults().drop_shard(1);
    play.until_reached(false, LONG, "a shard is away").await;
    let (connections, identifies) = (play.world.connections(), play.world.identifies());
    sleep(3 * silence).await;
    assert_eq!(play.world.connections(), connections, "the others keep theirs");
    assert!(play.world.identifies() > identifies, "it asks for one");
    play.world.faults().mute_shard(None);
    play.until_reached(true, BACK_WITHIN, "it is answered again").await;
    assert_eq!(play.world.connections(), connections + 1);
    play.bot.drain().await;
}

/// Discord closes the next session of a bot that is in too many servers for its shards. Nothing is silent for long meanwhile:
/// each attempt is answered by a close.
#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_has_outgrown_its_shards_comes_back_with_more() {
    let play = Play::open_with(LONG, PAUSE).await;
    play.world.faults().require_shards(2);
    play.world.faults().invalidate_session(false);
    play.until_reached(false, LONG, "it needs a session").await;
    play.until_reached(true, 2 * LONG, "it needs two shards").await;
    assert!(play.world.is_bot_ready(), "all of its shards are connected");
    let (alice, lobby) = (play.world.person("alice"), play.world.channel("lobby"));
    for place in [lobby, alice.dm()] {
        let answer = alice.slash(&place, "games", &[]).await.unwrap();
        assert!(answer.message().is_some(), "{answer:?}");
    }
    play.bot.drain().await;
}
