//! What the bot owes is done: nothing waits for a worker that is gone, and nothing is given up for a fault that passes.

use crate::stage::{DAWN, Stage, connect, playground};
use narabe::app::outbox::task::strip_buttons;
use narabe::clock::ManualClock;
use narabe::games::GAMES;
use narabe::playground::Fault;
use narabe::store::{Change, GameId, MessageRef, NewTask};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

const TEN_MINUTES: Duration = Duration::from_secs(600);

#[tokio::test(flavor = "multi_thread")]
async fn claims_of_a_process_that_was_killed_do_not_hold() {
    let clock = ManualClock::at(DAWN);
    let playground = playground(clock.clone()).await;
    let (world, folder) = (playground.world().clone(), tempfile::tempdir().unwrap());
    let file = folder.path().join("narabe.db");
    let (app, bot) = connect(&file, &playground, &clock, GAMES, |app| app).await;
    let options = [("opponent", "bob"), ("first", "me")];
    let lobby = world.channel("lobby");
    let board = world.person("alice").slash(&lobby, "challenge", &options).await.unwrap();
    let board = board.message().unwrap().clone();
    bot.tick().await;
    let game = app.store().game(GameId(1)).await.unwrap().unwrap();
    let task = NewTask {
        message: Some(MessageRef::Known(board.id)),
        ..strip_buttons(board.channel, true, DAWN + 5_000, 1_000)
    };
    let change = Change { tasks: vec![task], ..Change::of(&game, DAWN, None) };
    app.store().change(change).await.unwrap();
    bot.drain().await;
    Arc::into_inner(app).unwrap().into_store().close().unwrap();
    // As the process would have left it that was killed while the task was under way.
    let db = rusqlite::Connection::open(&file).unwrap();
    let claim = "UPDATE outbox SET claimed_until = ?1 WHERE done = 0";
    assert!(db.execute(claim, [DAWN + 65_000]).unwrap() > 0);
    drop(db);
    clock.advance(5_000);
    let (_app, bot) = connect(&file, &playground, &clock, GAMES, |app| app).await;
    bot.tick().await;
    clock.advance(5_000);
    bot.tick().await;
    assert!(world.message(board.id).unwrap().buttons().is_empty(), "stripped 10 s after the start");
    bot.drain().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_call_to_move_outlasts_every_outage() {
    for fault in [Fault::Status(503), Fault::Status(401), Fault::LostRequest] {
        let stage = Stage::open().await;
        let (alice, bob) = (stage.person("alice"), stage.person("bob"));
        let board = stage.alice_and_bob("gomoku/freestyle").await;
        let form = alice.press(&board, "Move").await.unwrap().modal().unwrap().clone();
        let ill = Arc::new(AtomicBool::new(true));
        let is_ill = Arc::clone(&ill);
        let struck = move |method: &str, route: &str| {
            method != "GET" && !route.ends_with("/callback") && is_ill.load(Ordering::Relaxed)
        };
        stage.world.faults().next(usize::MAX, struck, fault.clone());
        alice.submit(&form, &[("text", "h8")]).await.unwrap();
        let before = stage.world.pings(&bob).len();
        for _ in 0..20 {
            stage.pass(TEN_MINUTES).await;
        }
        assert_eq!(stage.world.pings(&bob).len(), before, "{fault:?}: nothing gets through");
        ill.store(false, Ordering::Relaxed);
        stage.pass(TEN_MINUTES).await;
        assert_eq!(stage.world.pings(&bob).len(), before + 1, "{fault:?}: he is told in the end");
        stage.close().await;
    }
}
