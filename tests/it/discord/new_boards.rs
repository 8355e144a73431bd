//! Servers that wish a new message for each move: the board before goes, and the newest one is always the game as it is.

use super::course::choose;
use super::machines::slow;
use crate::stage::{Stage, until};
use narabe::playground::message::Message;
use narabe::playground::{Fault, Gate};
use narabe::store::StoreError;
use narabe::store::interceptor::{BoxFuture, Interceptor};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::time::{sleep, timeout};

/// The policies, and the number of boards that are left of two.
const POLICIES: [(&str, usize); 2] = [("relay", 1), ("keep", 2)];

const SECOND: Duration = Duration::from_secs(1);

async fn set(stage: &Stage, policy: &str) {
    let alice = stage.person("alice");
    let panel = alice.slash(&stage.channel("lobby"), "settings show", &[]).await.unwrap();
    let panel = panel.ephemeral().unwrap().clone();
    alice.select(&panel, "v1:panel:settings:policy", &[policy]).await.unwrap();
}

/// The public messages with a board.
fn public_boards(stage: &Stage) -> Vec<Message> {
    let shows = |message: &Message| !message.attachments.is_empty() && !message.is_ephemeral();
    stage.channel("lobby").messages().into_iter().filter(shows).collect()
}

/// Those of them that have buttons.
fn pressable(boards: &[Message]) -> Vec<&Message> {
    boards.iter().filter(|board| !board.buttons().is_empty()).collect()
}

/// The public messages with a board. The newest is the game's, and the only one with buttons.
async fn boards(stage: &Stage, context: &str) -> Vec<Message> {
    let boards = public_boards(stage);
    let ids: Vec<u64> = pressable(&boards).iter().map(|board| board.id).collect();
    let game = stage.kept(1).await;
    assert_eq!(ids, [game.message.unwrap()], "{context}: {boards:#?}");
    let last = game.log.last().unwrap();
    let newest = boards.iter().find(|board| board.id == ids[0]).unwrap();
    assert!(newest.text().contains(last.as_str()), "{context}, {last}: {}", newest.text());
    boards
}

/// True if one board alone can be pressed, and shows the game's last move.
async fn is_newest_shown(stage: &Stage) -> bool {
    let game = stage.kept(1).await;
    let last = game.log.last().unwrap().as_str();
    let boards = public_boards(stage);
    let [newest] = pressable(&boards)[..] else { return false };
    Some(newest.id) == game.message && newest.text().contains(last)
}

fn is_follow_up(method: &str, path: &str) -> bool {
    method == "POST" && path.starts_with("/webhooks/")
}

/// True for a request that posts a board, of an interaction or of the bot.
fn is_new_message(method: &str, path: &str) -> bool {
    is_follow_up(method, path) || (method == "POST" && path.ends_with("/messages"))
}

/// The machine's move, which is a task of its own, is shown by the message that the person's move has brought.
#[tokio::test(flavor = "multi_thread")]
async fn a_late_machine_answers_on_the_new_board() {
    for (policy, left) in POLICIES {
        let stage = Stage::open().await.restart_with(slow).await;
        set(&stage, policy).await;
        let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
        let options = [("level", "1"), ("starts", "me")];
        let board = alice.slash(&lobby, "challenge", &options).await.unwrap();
        let first = board.message().unwrap().clone();
        // The message before is still there when the machine's move is shown.
        let gate = Gate::new();
        let strips = |method: &str, _: &str| ["PATCH", "DELETE"].contains(&method);
        stage.world.faults().next(1, strips, Fault::Held(gate.clone()));
        let next = stage.type_move(&alice, &first, "h8").await.message().unwrap().clone();
        assert_ne!(next.id, first.id, "{policy}");
        gate.open();
        for _ in 0..3 {
            stage.pass(Duration::from_secs(2)).await;
        }
        assert_eq!(stage.kept(1).await.log.len(), 2, "{policy}");
        assert_eq!(boards(&stage, policy).await.len(), left, "{policy}");
        assert_eq!(stage.kept(1).await.message, Some(next.id), "{policy}");
        stage.close().await;
    }
}

/// The edit would give the buttons back, and after a kill no one would strip them again.
#[tokio::test(flavor = "multi_thread")]
async fn no_buttons_are_stripped_while_the_message_is_being_edited() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let first = stage.alice_and_bob("gomoku/freestyle").await;
    let (edited, stripped) = (Gate::new(), Gate::new());
    for gate in [&edited, &stripped] {
        let edits = |method: &str, _: &str| method == "PATCH";
        stage.world.faults().next(1, edits, Fault::Held(gate.clone()));
    }
    // The board is shown again with the time that was given back.
    let stage = stage.restart_after(Duration::from_secs(600)).await;
    edited.reached().await;
    let next = alice.slash(&stage.channel("lobby"), "move", &[("where", "h8")]).await.unwrap();
    assert_ne!(next.message().unwrap().id, first.id);
    let is_stripped = timeout(Duration::from_millis(300), stripped.reached()).await.is_ok();
    assert!(!is_stripped, "the edit is under way");
    edited.open();
    timeout(Duration::from_secs(60), stripped.reached()).await.expect("stripped after the edit");
    stripped.open();
    stage.pass(SECOND).await;
    assert_eq!(pressable(&public_boards(&stage)).len(), 1);
    stage.close().await;
}

/// Fails every look at the settings of a server alone, while this is true.
struct Unsettled(Arc<AtomicBool>);

impl Interceptor for Unsettled {
    fn before(&self, verb: &'static str) -> BoxFuture<'_, Result<(), StoreError>> {
        let fails = verb == "settings" && self.0.load(Ordering::Relaxed);
        let looked = if fails { Err(StoreError::Busy) } else { Ok(()) };
        Box::pin(std::future::ready(looked))
    }
}

/// A board was taken for one that stays, and stripped of its buttons, where the settings could not be read.
#[tokio::test(flavor = "multi_thread")]
async fn the_board_before_is_deleted_once_the_settings_can_be_read() {
    let fails = Arc::new(AtomicBool::new(false));
    let unsettled = Arc::new(Unsettled(Arc::clone(&fails)));
    let stage = Stage::open().await.restart_intercepted(unsettled).await;
    set(&stage, "relay").await;
    stage.alice_and_bob("gomoku/freestyle").await;
    fails.store(true, Ordering::Relaxed);
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    alice.slash(&lobby, "move", &[("where", "h8")]).await.unwrap().message().unwrap();
    let failed = "SELECT count(*) FROM outbox
         WHERE kind = 'strip-buttons' AND done = 0 AND error IS NOT NULL";
    let has_failed = async || {
        let count = crate::database::raw(stage.database())
            .query_one(failed, [], |row| row.get::<_, i64>(0));
        count.unwrap() > 0
    };
    until("the board before is to be deleted", has_failed).await;
    fails.store(false, Ordering::Relaxed);
    stage.pass(60 * SECOND).await;
    assert_eq!(boards(&stage, "relay").await.len(), 1);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_delivered_twice_brings_one_board() {
    for (policy, left) in POLICIES {
        let stage = Stage::open().await;
        set(&stage, policy).await;
        let (alice, bob) = (stage.person("alice"), stage.person("bob"));
        let first = stage.alice_and_bob("gomoku/freestyle").await;
        let pings = stage.world.pings(&bob).len();
        stage.world.faults().deliver_twice(2);
        stage.type_move(&alice, &first, "h8").await;
        stage.pass(SECOND).await;
        assert_eq!(stage.kept(1).await.log, ["h8"], "{policy}");
        assert_eq!(boards(&stage, policy).await.len(), left, "{policy}");
        assert_eq!(stage.world.pings(&bob).len(), pings + 1, "{policy}");
        stage.close().await;
    }
}

/// The board of a move from a menu comes late, after that of the next move.
#[tokio::test(flavor = "multi_thread")]
async fn a_late_board_does_not_come_after_a_newer_one() {
    for (policy, left) in POLICIES {
        let stage = Stage::open().await;
        set(&stage, policy).await;
        let (alice, bob) = (stage.person("alice"), stage.person("bob"));
        let board = stage.alice_and_bob("roku/standard").await;
        // The board and the ping.
        stage.world.faults().next(2, is_follow_up, Fault::Status(500));
        choose(&alice, &board, &["Row A", "A1"]).await;
        bob.slash(&stage.channel("lobby"), "move", &[("where", "A2")]).await.unwrap();
        for _ in 0..3 {
            stage.pass(10 * SECOND).await;
        }
        assert_eq!(stage.kept(1).await.log, ["A1", "A2"], "{policy}");
        assert_eq!(boards(&stage, policy).await.len(), left, "{policy}");
        stage.close().await;
    }
}

/// The machine moves while the new message of the person's move is on its way.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_is_old_when_it_arrives_is_shown_again() {
    for (policy, _) in POLICIES {
        let stage = Stage::open().await.restart_with(slow).await;
        set(&stage, policy).await;
        let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
        let options = [("level", "1"), ("starts", "me"), ("game", "roku/standard")];
        let board = alice.slash(&lobby, "challenge", &options).await.unwrap();
        let gate = Gate::new();
        stage.world.faults().next(1, is_new_message, Fault::HeldAnswer(gate.clone()));
        choose(&alice, board.message().unwrap(), &["Row A", "A1"]).await;
        let both = async {
            // On a busy computer the machine may have moved before there is a new message to hold.
            while timeout(Duration::from_millis(500), gate.reached()).await.is_err() {
                if stage.kept(1).await.log.len() >= 2 && is_newest_shown(&stage).await {
                    return;
                }
                stage.clock.advance(1_000);
            }
            // The machine's move is due although the new message has not arrived; the bot's own loop makes it. On a busy
            // computer a search may be put off, which the clock alone ends.
            stage.clock.advance(10_000);
            while stage.kept(1).await.log.len() < 2 {
                sleep(Duration::from_millis(100)).await;
                stage.clock.advance(1_000);
            }
        };
        timeout(Duration::from_secs(60), both).await.expect("the machine has moved");
        gate.open();
        // The bot goes on with the answer in its own time.
        let shown = async {
            while !is_newest_shown(&stage).await {
                stage.pass(10 * SECOND).await;
            }
        };
        timeout(Duration::from_secs(60), shown).await.expect("the board is shown again");
        boards(&stage, policy).await;
        stage.close().await;
    }
}
