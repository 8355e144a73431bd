//! Clocks as people see them: deadlines, reminders, claims, silences, vacation, pauses.

use crate::callers::{caller, without_pictures};
use crate::database;
use crate::stage::{DAWN, Stage, challenge_by, ephemeral_text, give_up, labels, update};
use narabe::app::Context;
use narabe::app::clock::heartbeat;
use narabe::app::input::request::{ButtonAction, RequestKind};
use narabe::clock::ManualClock;
use narabe::games::GAMES;
use narabe::play::end::EndReason;
use narabe::playground::Fault;
use narabe::playground::message::Message;
use narabe::store::interceptor::{BoxFuture, Interceptor};
use narabe::store::preferences::Reminders;
use narabe::store::sqlite::Options;
use narabe::store::{
    DowntimeCredit, GameId, Preferences, Status, StopReason, Store, StoreError, StoredGame,
};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

const MINUTE: Duration = Duration::from_secs(60);
const HOUR: Duration = Duration::from_secs(60 * 60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// A rule set that counts; freestyle without an opening does not.
const COUNTS: &str = "ninuki/ninuki";

/// Alice challenges Bob to a game with a day a turn, and begins.
async fn daily(stage: &Stage, game: &str, rated: &str) -> Message {
    begun(stage, game, rated, "day").await
}

/// Alice challenges Bob to a game with this clock, and begins.
async fn begun(stage: &Stage, game: &str, rated: &str, clock: &str) -> Message {
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let options =
        [("opponent", "bob"), ("game", game), ("starts", "me"), ("clock", clock), ("rated", rated)];
    let challenge = challenge_by(&alice, &lobby, &options).await;
    let board = update(&bob.press(&challenge, "Accept").await.unwrap());
    stage.bot.tick().await;
    board
}

/// Both have moved once, and it is Alice's turn.
async fn moved(stage: &Stage, game: &str, rated: &str, moves: [&str; 2]) -> Message {
    let board = daily(stage, game, rated).await;
    let board = update(&stage.type_move(&stage.person("alice"), &board, moves[0]).await);
    let board = update(&stage.type_move(&stage.person("bob"), &board, moves[1]).await);
    stage.bot.tick().await;
    board
}

/// The message in the lobby with these words.
fn said(stage: &Stage, words: &str) -> Message {
    let messages = stage.channel("lobby").messages();
    messages.into_iter().find(|message| message.text().contains(words)).expect(words)
}

fn shown(stage: &Stage, board: &Message) -> Message {
    stage.world.message(board.id).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_on_turn_is_reminded_twice() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let board = moved(&stage, COUNTS, "true", ["h8", "h9"]).await;
    let until = (stage.clock_now() + DAY.as_millis() as i64) / 1000;
    assert!(board.text().contains(&format!("<t:{until}:R>")), "{}", board.text());
    let mut told = stage.world.pings(&alice).len();
    // A fifth of a day is left, then a twentieth.
    for (time, more) in
        [(DAY / 5 * 4 - MINUTE, 0), (MINUTE, 1), (HOUR, 0), (DAY / 20 * 3 - HOUR, 1), (MINUTE, 0)]
    {
        stage.pass(time).await;
        told += more;
        assert_eq!(stage.world.pings(&alice).len(), told, "after {time:?} more");
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_game_is_lost_on_time_after_the_grace() {
    let stage = Stage::open().await;
    let board = moved(&stage, COUNTS, "true", ["h8", "h9"]).await;
    stage.pass(DAY + 4 * MINUTE).await;
    assert_eq!(stage.kept(1).await.status, Status::Running);
    stage.pass(MINUTE).await;
    let kept = stage.kept(1).await;
    assert_eq!(
        (kept.status, kept.log.last().map(String::as_str)),
        (Status::Finished, Some("timeout 0"))
    );
    let over = shown(&stage, &board);
    assert!(
        over.text().contains(&format!("{} wins", stage.person("bob").mention())),
        "{}",
        over.text()
    );
    assert_eq!(over.buttons().len(), 3, "it can be played again");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_casual_game_is_claimed_or_nudged() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = moved(&stage, "gomoku/freestyle", "false", ["h8", "h9"]).await;
    stage.pass(DAY + 10 * MINUTE).await;
    let late = shown(&stage, &board);
    let ends = stage.kept(1).await.timing.turn.unwrap().ends_at;
    let until = (ends + DAY.as_millis() as i64) / 1000;
    let claims = format!("{} can claim the win. If no one does, the game is a draw", bob.mention());
    assert!(late.text().contains(&format!("{claims} <t:{until}:R>.")), "{}", late.text());
    let ping = said(&stage, "ran out of time in");
    assert!(ping.text().contains(&format!("Until <t:{until}:f>")), "{}", ping.text());
    assert_eq!(labels(&late), ["Move", "My view", "Resign", "More…", "Claim the win", "Nudge"]);
    assert!(
        ephemeral_text(&alice.press(&late, "Claim the win").await.unwrap())
            .contains("your own time")
    );
    let before = stage.world.pings(&alice).len();
    assert!(ephemeral_text(&bob.press(&late, "Nudge").await.unwrap()).contains("You nudged"));
    assert!(ephemeral_text(&bob.press(&late, "Nudge").await.unwrap()).contains("already"));
    stage.bot.tick().await;
    assert_eq!(stage.world.pings(&alice).len(), before + 1);
    let won = update(&bob.press(&late, "Claim the win").await.unwrap());
    assert!(won.text().contains(&format!("{} wins", bob.mention())), "{}", won.text());
    stage.close().await;
}

/// The answer to the second delivery may be the one that arrives.
#[tokio::test(flavor = "multi_thread")]
async fn a_nudge_that_is_delivered_again_is_answered_as_done() {
    let stage = Stage::open().await;
    moved(&stage, "gomoku/freestyle", "false", ["h8", "h9"]).await;
    stage.pass(DAY + 10 * MINUTE).await;
    let bob = stage.person("bob").id();
    let StoredGame { venue, version, .. } = stage.kept(1).await;
    for (interaction, words) in [(1, "You nudged"), (1, "Done."), (2, "already nudged")] {
        let verb = ButtonAction::Nudge;
        let kind = RequestKind::Press { game: GameId(1), version, verb };
        let request = without_pictures(caller(interaction, bob, venue), kind);
        let answer = narabe::app::handle(&stage.app, &request).await;
        let said = &answer.reply.message().expect("a sentence").text;
        assert!(said.contains(words), "{words}: {said}");
    }
    stage.close().await;
}

/// Time that Alice's and Bob's turn has left (ms), and what their banks hold.
async fn clock(stage: &Stage) -> (i64, Vec<i64>) {
    let timing = stage.kept(1).await.timing;
    (timing.turn.unwrap().ends_at - stage.clock_now(), timing.banks)
}

/// A move that is taken back at once wins no time: the turn that it had ended goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_is_taken_back_wins_no_time() {
    for pace in ["day", "bank"] {
        let stage = Stage::open().await;
        let [alice, bob] = ["alice", "bob"].map(|key| stage.person(key));
        let lobby = stage.channel("lobby");
        let board = begun(&stage, "gomoku/freestyle", "false", pace).await;
        stage.type_move(&alice, &board, "h8").await;
        stage.type_move(&bob, &shown(&stage, &board), "h9").await;
        stage.pass(15 * HOUR).await;
        let (mut left, _) = clock(&stage).await;
        let mut banks = Vec::new();
        for time in 0..3 {
            alice.slash(&lobby, "move", &[("where", "i9")]).await.unwrap();
            stage.pass(MINUTE / 4).await;
            banks.push(clock(&stage).await.1);
            let back = alice.slash(&lobby, "takeback", &[]).await.unwrap();
            // It is free once for each decision.
            if time > 0 {
                bob.press(back.message().unwrap(), "Agree to take back").await.unwrap();
            }
            stage.bot.tick().await;
            assert_eq!(clock(&stage).await.0, left, "{pace}: as it was at the move");
            stage.pass(MINUTE).await;
            left -= MINUTE.as_millis() as i64;
        }
        // The time that a move saves becomes less by the minutes, and Bob's bank is as it was.
        let lost = |before: &Vec<i64>, after: &Vec<i64>| {
            before.iter().zip(after).map(|(before, after)| before - after).collect::<Vec<_>>()
        };
        for two in banks.windows(2).filter(|two| !two[0].is_empty()) {
            assert_eq!(lost(&two[0], &two[1]), [MINUTE.as_millis() as i64, 0], "{banks:?}");
        }
        stage.pass(Duration::from_millis(left as u64) - 2 * MINUTE).await;
        assert!(clock(&stage).await.0 > 0, "{pace}: it runs on");
        stage.pass(10 * MINUTE).await;
        let late = stage.shown(1).await;
        assert!(late.buttons().iter().any(|button| button.label == "Claim the win"), "{pace}");
        stage.close().await;
    }
}

/// In a game without a clock a move that is taken back is a move all the same: the game is not left alone.
#[tokio::test(flavor = "multi_thread")]
async fn an_untimed_game_goes_on_after_a_take_back() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let board = begun(&stage, "gomoku/freestyle", "false", "none").await;
    stage.type_move(&alice, &board, "h8").await;
    stage.type_move(&stage.person("bob"), &shown(&stage, &board), "h9").await;
    stage.pass(29 * DAY + 23 * HOUR).await;
    alice.slash(&lobby, "move", &[("where", "i9")]).await.unwrap();
    alice.slash(&lobby, "takeback", &[]).await.unwrap();
    stage.pass(2 * HOUR).await;
    assert_eq!(stage.kept(1).await.status, Status::Running);
    stage.close().await;
}

/// A moderator's day more is a day more: no one can claim the win in it, and the reminders come again.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_is_extended_after_its_end_is_not_over() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let board = moved(&stage, "gomoku/freestyle", "false", ["h8", "h9"]).await;
    stage.pass(DAY + 10 * MINUTE).await;
    let late = shown(&stage, &board);
    alice.slash(&lobby, "settings extend", &[("game", "1")]).await.unwrap();
    let refused = ephemeral_text(&bob.press(&late, "Claim the win").await.unwrap());
    assert!(!refused.contains("wins"), "{refused}");
    assert_eq!(stage.kept(1).await.status, Status::Running);
    let turn = stage.kept(1).await.timing.turn.unwrap();
    assert_eq!(turn.stages_fired, 0);
    stage.bot.tick().await;
    let given = said(&stage, &format!("A moderator gave {} more time", alice.mention()));
    assert!(given.text().contains(&format!("until <t:{}:f>", turn.ends_at / 1000)), "{given:?}");
    stage.pass(DAY + 10 * MINUTE).await;
    stage.bot.tick().await;
    let again = shown(&stage, &board);
    assert!(again.buttons().iter().any(|button| button.label == "Claim the win"), "{again:?}");
    stage.close().await;
}

/// A quick game is extended by a turn of its own, not by a day.
#[tokio::test(flavor = "multi_thread")]
async fn a_quick_turn_is_extended_by_as_much_again() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    begun(&stage, "gomoku/freestyle", "false", "live").await;
    let before = stage.kept(1).await.timing.turn.unwrap().ends_at;
    let extended = alice.slash(&lobby, "settings extend", &[("game", "1")]).await.unwrap();
    let said = ephemeral_text(&extended);
    assert!(said.contains("has five more minutes."), "{said}");
    let after = stage.kept(1).await.timing.turn.unwrap().ends_at;
    assert_eq!(after - before, 5 * MINUTE.as_millis() as i64);
    stage.close().await;
}

/// A clock that stands still is extended too, and stands still for as long as before.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_is_extended_in_a_pause_stays_paused() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    moved(&stage, "gomoku/freestyle", "false", ["h8", "h9"]).await;
    for person in [&alice, &bob] {
        person.slash(&lobby, "pause", &[]).await.unwrap();
    }
    let paused = stage.kept(1).await;
    alice.slash(&lobby, "settings extend", &[("game", "1")]).await.unwrap();
    let kept = stage.kept(1).await;
    assert_eq!(kept.deadline_at, paused.deadline_at, "the pause ends when it would have");
    let ends_at = paused.timing.turn.unwrap().ends_at + DAY.as_millis() as i64;
    assert_eq!(kept.timing.turn.unwrap().ends_at, ends_at);
    stage.close().await;
}

/// The answer to a claim, that no one can run out of time, would be beside the point.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_a_clock_has_nothing_to_pause() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    begun(&stage, "gomoku/freestyle", "false", "none").await;
    let said = ephemeral_text(&alice.slash(&lobby, "pause", &[("game", "1")]).await.unwrap());
    assert!(said.contains("no clock, so there’s nothing to pause"), "{said}");
    stage.close().await;
}

/// A pause is agreed to once, however often Discord delivers the press.
#[tokio::test(flavor = "multi_thread")]
async fn a_pause_that_is_delivered_twice_is_a_pause() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    moved(&stage, "gomoku/freestyle", "false", ["h8", "h9"]).await;
    alice.slash(&lobby, "pause", &[]).await.unwrap();
    stage.world.faults().deliver_twice(1);
    bob.slash(&lobby, "pause", &[]).await.unwrap();
    // The second delivery is answered before the bot is told to end.
    let stage = stage.restart_after(Duration::from_secs(1)).await;
    let stop = stage.kept(1).await.timing.turn.unwrap().stop;
    assert!(stop.is_some(), "the clock stands still");
    stage.close().await;
}

/// Alice is to move in a paused game and goes on vacation: her clock stands still after the pause too, however that ends.
#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_that_begins_in_a_pause_outlasts_it() {
    for by_hand in [true, false] {
        let stage = Stage::open().await;
        let (alice, bob) = (stage.person("alice"), stage.person("bob"));
        let lobby = stage.channel("lobby");
        let board = moved(&stage, "gomoku/freestyle", "false", ["h8", "h9"]).await;
        for person in [&alice, &bob] {
            person.slash(&lobby, "pause", &[]).await.unwrap();
        }
        stage.pass(29 * DAY).await;
        ephemeral_text(&alice.slash(&lobby, "vacation start", &[]).await.unwrap());
        if by_hand {
            let said = ephemeral_text(&bob.slash(&lobby, "pause", &[]).await.unwrap());
            assert!(said.contains("On vacation"), "{said}");
        } else {
            stage.pass(DAY).await;
        }
        stage.bot.tick().await;
        let stop = stage.kept(1).await.timing.turn.unwrap().stop;
        assert_eq!(stop.map(|stop| stop.why), Some(StopReason::Vacation), "{by_hand}");
        let text = shown(&stage, &board).text().to_owned();
        assert!(text.contains("On vacation"), "{text}");
        stage.pass(3 * DAY).await;
        ephemeral_text(&alice.slash(&lobby, "vacation stop", &[]).await.unwrap());
        let turn = stage.kept(1).await.timing.turn.unwrap();
        let left = turn.ends_at - stage.clock_now();
        assert_eq!((turn.stop, left), (None, DAY.as_millis() as i64), "{by_hand}");
        stage.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn when_both_are_out_of_time_the_game_says_what_that_is() {
    for (game, moves, status, words) in [
        (
            "gomoku/freestyle",
            ["h8", "h9"],
            Status::Finished,
            ["is a draw", "Draw: time ran out and"],
        ),
        (
            "roku/standard",
            ["A1", "A2"],
            Status::Aborted,
            ["is cancelled", "no result: time ran out and"],
        ),
    ] {
        let stage = Stage::open().await;
        let board = daily(&stage, game, "false").await;
        let mut board = board;
        for text in moves {
            let kept = stage.kept(1).await;
            let person = kept.timing.turn.unwrap().person;
            let who = if person == stage.person("alice").id() { "alice" } else { "bob" };
            let lobby = stage.channel("lobby");
            let answer = stage.person(who).slash(&lobby, "move", &[("where", text)]).await.unwrap();
            board = answer.message().unwrap().clone();
        }
        stage.bot.tick().await;
        // The player on turn has moved before in one of the games, and in the other is asked to do so again.
        stage.pass(DAY + 10 * MINUTE).await;
        let late = shown(&stage, &board);
        assert!(late.text().contains(&format!("the game {}", words[0])), "{}", late.text());
        stage.pass(DAY).await;
        let kept = stage.kept(1).await;
        assert_eq!(kept.status, status, "{game}: {kept:?}");
        let over = shown(&stage, &board);
        let why = format!("{} no one claimed the win", words[1]);
        assert!(over.text().contains(&why), "{}", over.text());
        if status == Status::Finished {
            let alt = over.attachments[0].description.as_ref().unwrap();
            assert!(alt.contains("no one claimed the win"), "{alt}");
            let lobby = stage.channel("lobby");
            let past = stage.person("bob").slash(&lobby, "history", &[]).await.unwrap();
            assert!(past.text().contains("no one claimed the win"), "{}", past.text());
        }
        stage.close().await;
    }
}

/// A player who has not moved yet loses nothing: the game is cancelled after the grace, so no one is told of a win.
#[tokio::test(flavor = "multi_thread")]
async fn no_win_is_promised_over_a_first_move() {
    let stage = Stage::open().await;
    let board = daily(&stage, "gomoku/freestyle", "false").await;
    stage.pass(DAY + MINUTE).await;
    let late = shown(&stage, &board);
    assert!(late.text().contains("The game ends automatically"), "{}", late.text());
    assert_eq!(labels(&late), ["Move", "My view", "Resign", "More…"]);
    stage.pass(5 * MINUTE).await;
    assert_eq!(stage.kept(1).await.status, Status::Aborted);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_first_move_there_was_no_game() {
    let stage = Stage::open().await;
    let board = daily(&stage, COUNTS, "true").await;
    stage.pass(DAY + 5 * MINUTE).await;
    let kept = stage.kept(1).await;
    assert_eq!(
        (kept.status, kept.end.as_ref().map(|end| end.word())),
        (Status::Aborted, Some("no-first-move"))
    );
    assert!(
        shown(&stage, &board).text().contains("first move"),
        "{}",
        shown(&stage, &board).text()
    );
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_lost_is_given_back_and_announced_once() {
    let stage = Stage::open().await;
    let board = moved(&stage, COUNTS, "true", ["h8", "h9"]).await;
    stage.pass(HOUR).await;
    let ends = stage.kept(1).await.timing.turn.unwrap().ends_at;
    let mut stage = stage.restart_after(3 * DAY).await;
    // The first heartbeat of the new process may be a second away.
    stage.bot.tick().await;
    let given = stage.kept(1).await.timing.turn.unwrap().ends_at - ends;
    let lost = 3 * DAY.as_millis() as i64;
    assert!((lost..=lost + 10_000).contains(&given), "{given} instead of {lost}");
    for _ in 0..2 {
        stage.bot.tick().await;
        let said = stage
            .channel("lobby")
            .messages()
            .iter()
            .filter(|m| m.text().contains("extended by that time"))
            .count();
        assert_eq!(said, 1);
        stage = stage.restart().await;
    }
    let until = (ends + given) / 1000;
    assert!(
        shown(&stage, &board).text().contains(&format!("<t:{until}:R>")),
        "{}",
        shown(&stage, &board).text()
    );
    // The computer's clock is set, and set back.
    for by in [10 * lost, -10 * lost] {
        stage.bot.tick().await;
        stage.clock.set(stage.clock_now() + by);
        stage.bot.tick().await;
    }
    let kept = stage.kept(1).await;
    assert_eq!((kept.status, kept.timing.turn.unwrap().ends_at), (Status::Running, ends + given));
    stage.close().await;
}

/// A store that keeps the first credit, of 90 seconds from dawn on, and whose acknowledgement of it is lost.
struct Unacknowledged {
    store: Store,
    /// Transactions of credits: each of the two calls looks for one that is under way, and the second one begins it.
    seen: AtomicU32,
}

impl Interceptor for Unacknowledged {
    fn before(&self, verb: &'static str) -> BoxFuture<'_, Result<(), StoreError>> {
        if verb != "credit" || self.seen.fetch_add(1, Ordering::Relaxed) != 2 {
            return Box::pin(std::future::ready(Ok(())));
        }
        let (from, until) = (DAWN, DAWN + 90_000);
        let note = ("pulse", until.to_string());
        let time = DowntimeCredit { from, until, fresh: 0, note, term: None, task: None };
        Box::pin(async move {
            self.store.credit(time).await?;
            Err(StoreError::Failed("no answer came".to_owned()))
        })
    }
}

/// The connection may break between the commit and its acknowledgement.
#[tokio::test]
async fn time_is_given_back_once_though_no_one_hears_of_it() {
    let folder = tempfile::tempdir().unwrap();
    let store = database::open(folder.path().join("narabe.db"), Options::default());
    let hook = Unacknowledged { store: store.direct(), seen: AtomicU32::new(0) };
    let clock = ManualClock::at(DAWN);
    let rng = fastrand::Rng::with_seed(1);
    let store = store.intercepted(Arc::new(hook));
    let app = Context::new(store, GAMES, Arc::new(clock.clone()), rng);
    heartbeat::beat(&app).await.unwrap();
    heartbeat::miss(&app);
    clock.advance(90_000);
    assert!(heartbeat::beat(&app).await.is_err());
    clock.advance(1_000);
    heartbeat::beat(&app).await.unwrap();
    assert!(heartbeat::is_going(&app));
    let tasks = app.store().claim(DAWN + 3_600_000, DAWN + 3_600_001, 9).await.unwrap();
    assert_eq!(tasks, [], "a second credit would be announced");
}

/// A deadline within a sleep of the computer waits for the heartbeat that gives its time back.
#[tokio::test]
async fn after_a_sleep_nothing_is_due_before_the_heartbeat() {
    let folder = tempfile::tempdir().unwrap();
    let store = database::open(folder.path().join("narabe.db"), Options::default());
    let clock = ManualClock::at(DAWN);
    let rng = fastrand::Rng::with_seed(1);
    let app = Context::new(store, GAMES, Arc::new(clock.clone()), rng);
    assert!(!heartbeat::is_going(&app), "there was none yet");
    heartbeat::beat(&app).await.unwrap();
    clock.advance(3_600_000);
    assert!(heartbeat::is_going(&app));
    clock.set(DAWN + 7_200_000);
    assert!(!heartbeat::is_going(&app));
    heartbeat::beat(&app).await.unwrap();
    assert!(heartbeat::is_going(&app));
    heartbeat::miss(&app);
    assert!(!heartbeat::is_going(&app));
}

/// A move that is made after an outage saves what was left before it, also where no heartbeat has come in between.
#[tokio::test(flavor = "multi_thread")]
async fn a_bank_loses_no_time_to_an_outage() {
    let stage = Stage::open().await;
    let board = begun(&stage, "gomoku/freestyle", "false", "bank").await;
    let away = stage.strike(Fault::Status(503), |_, _| true);
    // Of five days four are over; the reminder is the first that does not get through.
    stage.pass(4 * DAY).await;
    stage.pass(DAY / 2).await;
    away.store(false, Ordering::Relaxed);
    update(&stage.type_move(&stage.person("alice"), &board, "h8").await);
    stage.bot.tick().await;
    let (_, banks) = clock(&stage).await;
    assert_eq!(banks[0], (DAY + DAY / 2).as_millis() as i64, "{banks:?}");
    stage.bot.drain().await;
}

/// The same where a move is taken back that was made before the time was given back.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_that_is_taken_back_loses_no_time_to_an_outage() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let board = moved(&stage, "gomoku/freestyle", "false", ["h8", "h9"]).await;
    let away = stage.strike(Fault::Status(503), |_, _| true);
    // The reminder is the first that does not get through.
    stage.pass(DAY / 5 * 4).await;
    stage.pass(2 * DAY).await;
    away.store(false, Ordering::Relaxed);
    update(&stage.type_move(&alice, &shown(&stage, &board), "i9").await);
    stage.bot.tick().await;
    alice.slash(&lobby, "takeback", &[]).await.unwrap();
    assert_eq!(clock(&stage).await.0, (DAY / 5).as_millis() as i64);
    stage.bot.drain().await;
}

/// Discord answers nothing for two days, or its gateway is gone: both are given back.
#[tokio::test(flavor = "multi_thread")]
async fn time_without_discord_is_given_back() {
    let stage = Stage::open().await;
    moved(&stage, COUNTS, "true", ["h8", "h9"]).await;
    let ends = stage.kept(1).await.timing.turn.unwrap().ends_at;
    let away = stage.strike(Fault::Status(503), |_, _| true);
    // The reminder is the first that does not get through.
    stage.pass(DAY / 5 * 4).await;
    stage.pass(2 * DAY).await;
    assert_eq!(stage.kept(1).await.status, Status::Running);
    away.store(false, Ordering::Relaxed);
    stage.bot.tick().await;
    let turn = stage.kept(1).await.timing.turn.unwrap();
    assert_eq!(turn.ends_at - ends, 2 * DAY.as_millis() as i64);
    stage.pass(MINUTE).await;
    let said = stage.channel("lobby").messages();
    assert_eq!(
        said.iter().filter(|message| message.text().contains("you have until")).count(),
        1,
        "{said:?}"
    );
    assert_eq!(
        said.iter().filter(|message| message.text().contains("extended by that time")).count(),
        1,
        "{said:?}"
    );
    stage.bot.drain().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_goes_where_its_person_wants_it() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    stage.prefer(&alice, |wishes| wishes.reminders = Reminders::Direct).await;
    moved(&stage, COUNTS, "true", ["h8", "h9"]).await;
    let in_lobby = || stage.channel("lobby").messages().len();
    let before = in_lobby();
    stage.pass(DAY / 5 * 4).await;
    let last = alice.dm().last().expect("a direct message");
    assert!(last.text().contains("you have until"), "{}", last.text());
    assert_eq!(in_lobby(), before, "and nothing in the channel");
    // Closed: the channel hears it, and it is remembered.
    stage.world.set_dms_closed(&alice, true);
    stage.pass(DAY / 20 * 3).await;
    assert_eq!(in_lobby(), before + 1);
    assert!(stage.app.store().closed(alice.id()).await.unwrap().is_some());
    stage.bot.drain().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_direct_reminder_speaks_the_language_of_its_person() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    moved(&stage, COUNTS, "true", ["h8", "h9"]).await;
    let change = |wishes: &mut Preferences| {
        wishes.reminders = Reminders::Direct;
        wishes.locale = Some("de".to_owned());
    };
    stage.prefer(&alice, change).await;
    stage.pass(DAY / 5 * 4).await;
    let told = alice.dm().last().expect("a direct message");
    assert!(told.text().contains("du hast bis"), "{}", told.text());
    // The channel hears it in its own language if she takes none.
    stage.world.set_dms_closed(&alice, true);
    stage.pass(DAY / 20 * 3).await;
    said(&stage, "your time in");
    stage.bot.drain().await;
}

/// The answer that ends a vacation says what is left of the year's: a minute is no day.
#[tokio::test(flavor = "multi_thread")]
async fn a_short_vacation_costs_no_day() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let least = "Each vacation counts as at least an hour.";
    for (taken, left) in [(HOUR / 60, "14"), (DAY + HOUR, "12")] {
        let left =
            format!("{left} of your 14 vacation days left, counting the last 365 days. {least}");
        let begun = ephemeral_text(&alice.slash(&lobby, "vacation start", &[]).await.unwrap());
        assert!(begun.ends_with(least), "{begun}");
        stage.pass(taken).await;
        let shown = ephemeral_text(&alice.slash(&lobby, "vacation show", &[]).await.unwrap());
        let now = format!("If you end it now, you have {left}");
        assert!(shown.contains("on vacation until") && shown.contains(&now), "{taken:?}: {shown}");
        let back = ephemeral_text(&alice.slash(&lobby, "vacation stop", &[]).await.unwrap());
        let said = format!("running again. You have {left}");
        assert!(back.contains(&said), "{taken:?}: {back}");
        let shown = ephemeral_text(&alice.slash(&lobby, "vacation show", &[]).await.unwrap());
        let said = format!("not on vacation. You have {left}");
        assert!(shown.contains(&said), "{taken:?}: {shown}");
    }
    let french = alice.clone().with_locale("fr");
    let shown = ephemeral_text(&french.slash(&lobby, "vacation show", &[]).await.unwrap());
    let left = "Il vous reste 12 jours de vacances sur vos 14 jours par période";
    assert!(shown.contains(left), "{shown}");
    for (locale, least) in [
        ("fr", "Chaque période de vacances compte pour une heure au moins."),
        ("ja", "休暇は1回につき最低1時間として数えます。"),
    ] {
        let alice = alice.clone().with_locale(locale);
        for act in ["start", "stop"] {
            let said = alice.slash(&lobby, &format!("vacation {act}"), &[]).await.unwrap();
            let said = ephemeral_text(&said);
            assert!(said.contains(least), "{act}: {said}");
            stage.pass(HOUR / 60).await;
        }
    }
    stage.close().await;
}

/// Each beginning and end is announced wherever the person plays, so each vacation takes an hour, however soon it ends.
#[tokio::test(flavor = "multi_thread")]
async fn many_short_vacations_use_the_year_up() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    ephemeral_text(&alice.slash(&lobby, "vacation start", &[]).await.unwrap());
    stage.pass(HOUR / 60).await;
    ephemeral_text(&alice.slash(&lobby, "vacation stop", &[]).await.unwrap());
    let (person, now) = (alice.id(), stage.clock_now());
    let day = DAY.as_millis() as i64;
    // With the one above 14 times 24; each of a second, an hour after the other.
    let taken = format!(
        "WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 335)
         INSERT INTO vacations (person, began_at, ends_at, automatic)
         SELECT {person}, {now} - {day} - i * 3600000, {now} - {day} - i * 3600000 + 1000, 0 FROM n"
    );
    database::raw(stage.database()).execute(&taken, []).unwrap();
    let shown = ephemeral_text(&alice.slash(&lobby, "vacation show", &[]).await.unwrap());
    assert!(shown.contains("You have 0 hours of your 14 vacation days left"), "{shown}");
    let refused = ephemeral_text(&alice.slash(&lobby, "vacation start", &[]).await.unwrap());
    assert!(refused.contains("used all 14 vacation days"), "{refused}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn on_vacation_the_clock_stands_still() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let board = moved(&stage, COUNTS, "true", ["h8", "h9"]).await;
    stage.pass(HOUR).await;
    ephemeral_text(&alice.slash(&lobby, "vacation start", &[]).await.unwrap());
    stage.bot.tick().await;
    said(&stage, "is on vacation");
    assert!(
        shown(&stage, &board).text().contains("On vacation"),
        "{}",
        shown(&stage, &board).text()
    );
    stage.pass(10 * DAY).await;
    ephemeral_text(&alice.slash(&lobby, "vacation stop", &[]).await.unwrap());
    stage.bot.tick().await;
    let turn = stage.kept(1).await.timing.turn.unwrap();
    assert_eq!(turn.ends_at - stage.clock_now(), (23 * HOUR).as_millis() as i64);
    let left = ephemeral_text(&alice.slash(&lobby, "vacation show", &[]).await.unwrap());
    assert!(left.contains("4 of your 14 vacation days"), "{left}");
    // The rest of it ends by itself, and then the clock goes on by itself.
    ephemeral_text(&alice.slash(&lobby, "vacation start", &[]).await.unwrap());
    stage.pass(4 * DAY + HOUR).await;
    let turn = stage.kept(1).await.timing.turn.unwrap();
    assert_eq!(
        (turn.stop, turn.ends_at - stage.clock_now()),
        (None, (22 * HOUR).as_millis() as i64)
    );
    stage.close().await;
}

/// The flag falls some minutes after the time is over: a vacation that begins between the two comes too late.
#[tokio::test(flavor = "multi_thread")]
async fn no_vacation_undoes_a_loss_on_time() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    moved(&stage, COUNTS, "true", ["h8", "h9"]).await;
    stage.pass(DAY + MINUTE).await;
    assert_eq!(stage.kept(1).await.status, Status::Running);
    ephemeral_text(&alice.slash(&lobby, "vacation start", &[]).await.unwrap());
    stage.pass(10 * MINUTE).await;
    let kept = stage.kept(1).await;
    assert_eq!((kept.status, kept.end), (Status::Finished, Some(EndReason::read("time"))));
    stage.close().await;
}

/// Bob's move is decided on just before Alice goes on vacation and stored after: nothing stops the clock of the turn that it
/// begins before something is due in it.
#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_begins_as_its_player_leaves_has_all_its_time() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    moved(&stage, COUNTS, "true", ["h8", "h9"]).await;
    let (person, began_at) = (alice.id(), stage.clock_now());
    let ends_at = began_at + (10 * DAY).as_millis() as i64;
    let away = format!(
        "INSERT INTO vacations (person, began_at, ends_at, automatic)
         VALUES ({person}, {began_at}, {ends_at}, 0)"
    );
    database::raw(stage.database()).execute(&away, []).unwrap();
    stage.pass(20 * HOUR).await;
    let stop = stage.kept(1).await.timing.turn.unwrap().stop;
    assert_eq!(stop.map(|stop| (stop.at, stop.why)), Some((began_at, StopReason::Vacation)));
    stage.pass(5 * DAY).await;
    ephemeral_text(&alice.slash(&lobby, "vacation stop", &[]).await.unwrap());
    let turn = stage.kept(1).await.timing.turn.unwrap();
    let left = turn.ends_at - stage.clock_now();
    assert_eq!((turn.stop, left), (None, DAY.as_millis() as i64));
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_is_announced_once_in_a_channel() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    for _ in 0..2 {
        stage.alice_and_bob("gomoku/freestyle").await;
    }
    let texts = |words: &str| {
        let texts = lobby.messages().into_iter().map(|message| message.text().to_owned());
        texts.filter(|text| text.contains(words)).collect::<Vec<_>>()
    };
    alice.slash(&lobby, "vacation start", &[]).await.unwrap();
    stage.bot.tick().await;
    let begun = texts("is on vacation until");
    assert!(
        begun.len() == 1 && begun[0].contains("Their time in #1 and #2 is stopped"),
        "{begun:?}"
    );
    for game in [1, 2] {
        let board = stage.shown(game).await;
        assert!(board.text().contains("On vacation"), "{}", board.text());
    }
    stage.pass(HOUR).await;
    alice.slash(&lobby, "vacation stop", &[]).await.unwrap();
    stage.bot.tick().await;
    let ended = texts("is back from vacation");
    assert!(ended.len() == 1 && ended[0].contains("#1 and #2"), "{ended:?}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_says_nothing_of_games_without_a_clock() {
    for by_hand in [true, false] {
        let stage = Stage::open().await;
        let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
        let board = begun(&stage, "gomoku/freestyle", "false", "none").await;
        daily(&stage, "gomoku/freestyle", "false").await;
        alice.slash(&lobby, "vacation start", &[]).await.unwrap();
        stage.bot.tick().await;
        let view = alice.press(&shown(&stage, &board), "My view").await.unwrap();
        let view = ephemeral_text(&view);
        assert!(!shown(&stage, &board).text().contains("On vacation"), "{by_hand}");
        assert!(view.contains("#1") && !view.contains("On vacation"), "{view}");
        assert!(stage.shown(2).await.text().contains("On vacation"), "{by_hand}");
        if by_hand {
            stage.pass(HOUR).await;
            alice.slash(&lobby, "vacation stop", &[]).await.unwrap();
            stage.bot.tick().await;
        } else {
            stage.pass(14 * DAY + HOUR).await;
        }
        assert_eq!(stage.kept(1).await.timing.turn.unwrap().stop, None, "{by_hand}");
        let told = lobby.messages().into_iter().map(|message| message.text().to_owned());
        let is_news =
            |text: &String| text.contains("on vacation until") || text.contains("is back");
        let told: Vec<String> = told.filter(is_news).collect();
        assert!(told.len() == 2 && told[1].contains("no longer stopped"), "{told:?}");
        assert!(told.iter().all(|text| text.contains("#2") && !text.contains("#1")), "{told:?}");
        stage.close().await;
    }
}

/// In its direct messages the bot posts itself, as in a server.
#[tokio::test(flavor = "multi_thread")]
async fn the_end_of_an_untouched_game_is_told_in_direct_messages() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    challenge_by(&alice, &alice.dm(), &[("game", "solo")]).await;
    stage.bot.tick().await;
    assert!(stage.kept(1).await.timing.turn.is_some(), "it has a clock before its first move");
    stage.pass(27 * DAY + HOUR).await;
    stage.bot.tick().await;
    let told: Vec<_> = alice.dm().messages().iter().map(|one| one.text().to_owned()).collect();
    assert!(told.iter().any(|text| text.contains("for a long time")), "{told:?}");
    stage.pass(3 * DAY).await;
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.status, Status::Aborted);
    stage.close().await;
}

/// The line about the end of an untouched game is true no longer while its time stands still.
#[tokio::test(flavor = "multi_thread")]
async fn on_vacation_no_untouched_game_is_said_to_end() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    begun(&stage, "gomoku/freestyle", "false", "none").await;
    stage.pass(27 * DAY + HOUR).await;
    alice.slash(&lobby, "board", &[]).await.unwrap();
    stage.bot.tick().await;
    let says_so = async || stage.shown(1).await.text().contains("If no one moves, this game ends");
    assert!(says_so().await, "{}", stage.shown(1).await.text());
    for (command, told) in [("vacation start", false), ("vacation stop", true)] {
        alice.slash(&lobby, command, &[]).await.unwrap();
        stage.bot.tick().await;
        assert_eq!(says_so().await, told, "{command}: {}", stage.shown(1).await.text());
        let news = lobby.messages().into_iter().map(|message| message.text().to_owned());
        let is_news =
            |text: &String| text.contains("on vacation until") || text.contains("is back");
        let news: Vec<String> = news.filter(is_news).collect();
        assert!(news.is_empty(), "{news:?}");
        stage.pass(HOUR).await;
    }
    stage.close().await;
}

/// Whoever waits for someone on vacation sees why, before the challenge and while the game goes on.
#[tokio::test(flavor = "multi_thread")]
async fn a_vacation_is_seen_where_someone_waits_for_it() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    daily(&stage, "gomoku/freestyle", "false").await;
    begun(&stage, "gomoku/freestyle", "false", "none").await;
    bob.slash(&lobby, "vacation start", &[]).await.unwrap();
    let on_vacation = format!("🏖️ {} on vacation", bob.mention());
    let of = async |person: &narabe::playground::Person| {
        ephemeral_text(&person.slash(&lobby, "games", &[]).await.unwrap())
    };
    let line = |list: &str, number: &str| {
        let mut lines = list.lines().map(str::to_owned);
        lines.find(|line| line.contains(number)).unwrap_or_else(|| panic!("{list}"))
    };
    let listed = of(&alice).await;
    assert!(line(&listed, "#1").contains(&on_vacation), "{listed}");
    assert!(!line(&listed, "#2").contains("on vacation"), "it has no clock: {listed}");
    let own = of(&bob).await;
    assert!(own.contains("You’re on vacation until") && !own.contains(&on_vacation), "{own}");
    let options = [("opponent", "bob"), ("game", "gomoku/freestyle")];
    let challenge = challenge_by(&alice, &lobby, &options).await;
    let warning = format!("🏖️ {} was on vacation when challenged, until <t:", bob.mention());
    assert!(challenge.text().contains(&warning), "{}", challenge.text());
    bob.slash(&lobby, "vacation stop", &[]).await.unwrap();
    // The line stays where it was written, and is true there after the vacation as well.
    stage.bot.tick().await;
    let earlier = stage.world.message(challenge.id).unwrap();
    assert!(!earlier.text().contains("is on vacation"), "{}", earlier.text());
    let challenge = challenge_by(&alice, &lobby, &options).await;
    assert!(!challenge.text().contains("on vacation"), "{}", challenge.text());
    let listed = of(&alice).await;
    assert!(!listed.contains("on vacation"), "{listed}");
    stage.close().await;
}

/// The first game of a channel may be older than the server's choice of its language.
#[tokio::test(flavor = "multi_thread")]
async fn news_of_several_games_are_in_the_servers_language() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/freestyle").await;
    let panel = alice.slash(&lobby, "settings show", &[]).await.unwrap();
    let panel = panel.ephemeral().unwrap().clone();
    alice.select(&panel, "v1:panel:settings:language", &["fr"]).await.unwrap();
    let options = [("opponent", "bob"), ("game", "gomoku/freestyle")];
    let challenge = challenge_by(&alice, &lobby, &options).await;
    stage.person("bob").press(&challenge, "Accepter").await.unwrap();
    stage.bot.tick().await;
    alice.slash(&lobby, "vacation start", &[]).await.unwrap();
    stage.bot.tick().await;
    let news = said(&stage, "#1 et #2");
    assert!(news.text().contains("est en vacances"), "{}", news.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn vacation_begins_by_itself_for_those_who_want_that() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    stage.prefer(&alice, |wishes| wishes.auto_vacation = true).await;
    moved(&stage, COUNTS, "true", ["h8", "h9"]).await;
    stage.pass(DAY - 10 * MINUTE).await;
    let said = stage.channel("lobby").messages();
    assert!(
        said.iter().any(|message| message.text().contains("auto-vacation started")),
        "{said:?}"
    );
    stage.pass(2 * DAY).await;
    assert_eq!(stage.kept(1).await.status, Status::Running);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pause_takes_all_and_ends_by_any() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    moved(&stage, "gomoku/freestyle", "false", ["h8", "h9"]).await;
    ephemeral_text(&alice.slash(&lobby, "pause", &[]).await.unwrap());
    assert!(ephemeral_text(&alice.slash(&lobby, "pause", &[]).await.unwrap()).contains("already"));
    stage.bot.tick().await;
    let asked = said(&stage, "wants to pause");
    assert!(ephemeral_text(&bob.press(&asked, "Pause").await.unwrap()).contains("paused"));
    stage.pass(9 * DAY).await;
    ephemeral_text(&bob.slash(&lobby, "pause", &[]).await.unwrap());
    let turn = stage.kept(1).await.timing.turn.unwrap();
    assert_eq!(turn.ends_at - stage.clock_now(), DAY.as_millis() as i64);
    stage.close().await;
}

/// Alice asks for a pause in a game with two moves: the question to Bob in the lobby.
async fn asked_to_pause(stage: &Stage) -> Message {
    moved(stage, "gomoku/freestyle", "false", ["h8", "h9"]).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    alice.slash(&lobby, "pause", &[]).await.unwrap();
    stage.bot.tick().await;
    said(stage, "wants to pause")
}

/// A request for a pause is declined by the button beside the one that agrees. It is over by that, and may be made again.
#[tokio::test(flavor = "multi_thread")]
async fn a_request_for_a_pause_is_declined() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let asked = asked_to_pause(&stage).await;
    let own = ephemeral_text(&alice.press(&asked, "Decline").await.unwrap());
    assert!(own.contains("already asked for a pause"), "{own}");
    let declined = ephemeral_text(&bob.press(&asked, "Decline").await.unwrap());
    assert!(declined.contains("Pause declined"), "{declined}");
    assert!(stage.kept(1).await.timing.pause_asked.is_empty());
    stage.bot.tick().await;
    let told = said(&stage, "declined the pause in");
    assert!(told.text().starts_with(&alice.mention()), "{}", told.text());
    let over = update(&bob.press(&asked, "Decline").await.unwrap());
    assert!(over.text().contains("is over"), "{}", over.text());
    assert_eq!(labels(&over), [""; 0]);
    let again = ephemeral_text(&alice.slash(&lobby, "pause", &[]).await.unwrap());
    assert!(again.contains("Request sent"), "{again}");
    stage.close().await;
}

/// A request lapses with the next move and with the end of the game: a press below it says so in its place, for everyone.
#[tokio::test(flavor = "multi_thread")]
async fn a_request_for_a_pause_that_has_lapsed_loses_its_buttons() {
    for (ends, label) in [(true, "Pause"), (true, "Decline"), (false, "Decline")] {
        let stage = Stage::open().await;
        let (alice, bob) = (stage.person("alice"), stage.person("bob"));
        let (asked, lobby) = (asked_to_pause(&stage).await, stage.channel("lobby"));
        if ends {
            give_up(&alice, &lobby, &[]).await;
        } else {
            alice.slash(&lobby, "move", &[("where", "i9")]).await.unwrap();
        }
        stage.bot.tick().await;
        let over = update(&bob.press(&asked, label).await.unwrap());
        let text = over.text();
        assert!(text.contains("The request to pause") && text.contains("is over"), "{text}");
        assert!(labels(&over).is_empty(), "{label}: {:?}", labels(&over));
        stage.close().await;
    }
}

/// The button under the request stays there, and only ever agrees.
#[tokio::test(flavor = "multi_thread")]
async fn the_button_that_agrees_to_a_pause_ends_none() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let asked = asked_to_pause(&stage).await;
    bob.press(&asked, "Pause").await.unwrap();
    let paused = stage.kept(1).await.timing;
    assert!(paused.turn.as_ref().unwrap().stop.is_some());
    for person in [&alice, &bob] {
        let said = ephemeral_text(&person.press(&asked, "Pause").await.unwrap());
        assert!(said.contains("The game is paused until"), "{said}");
    }
    assert_eq!(stage.kept(1).await.timing, paused);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_always_fails_holds_up_no_other() {
    let stage = Stage::open().await;
    for number in 1..=3 {
        daily(&stage, COUNTS, "false").await;
        stage.clock.advance(number);
    }
    let db = crate::database::raw(stage.database());
    db.busy_timeout(MINUTE).unwrap();
    let refuse = "CREATE TRIGGER fails BEFORE UPDATE OF deadline_at ON games WHEN NEW.id < 3
                  BEGIN SELECT RAISE(ABORT, 'as ordered'); END";
    db.execute_batch(refuse).unwrap();
    let waiting = [stage.kept(1).await.deadline_at, stage.kept(3).await.deadline_at];
    stage.pass(DAY * 2).await;
    assert_eq!(stage.kept(1).await.deadline_at, waiting[0], "nothing can be done about it");
    assert_ne!(stage.kept(3).await.deadline_at, waiting[1], "the third has its turn");
    db.execute_batch("DROP TRIGGER fails").unwrap();
    stage.bot.tick().await;
    assert_ne!(stage.kept(1).await.deadline_at, waiting[0], "the next sweep tries again");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_cannot_be_read_holds_up_no_other() {
    let stage = Stage::open().await;
    for number in 1..=2 {
        daily(&stage, COUNTS, "false").await;
        stage.clock.advance(number);
    }
    let db = crate::database::raw(stage.database());
    db.busy_timeout(MINUTE).unwrap();
    db.execute("UPDATE games SET offers = 'none that can be read' WHERE id = 1", []).unwrap();
    let waiting = stage.kept(2).await.deadline_at;
    stage.pass(DAY * 2).await;
    assert_ne!(stage.kept(2).await.deadline_at, waiting, "the second has its turn");
    stage.close().await;
}

/// Five minutes a turn: rated, without reminders, and flagged at the end.
#[tokio::test(flavor = "multi_thread")]
async fn a_live_game_is_flagged_at_the_end_of_five_minutes() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = begun(&stage, COUNTS, "true", "live").await;
    let board = update(&stage.type_move(&alice, &board, "h8").await);
    let board = update(&stage.type_move(&bob, &board, "h9").await);
    stage.bot.tick().await;
    let until = (stage.clock_now() + 5 * MINUTE.as_millis() as i64) / 1000;
    assert!(board.text().contains(&format!("<t:{until}:R>")), "{}", board.text());
    let told = stage.world.pings(&alice).len();
    stage.pass(5 * MINUTE - Duration::from_secs(1)).await;
    assert_eq!(
        (stage.kept(1).await.status, stage.world.pings(&alice).len()),
        (Status::Running, told)
    );
    stage.pass(Duration::from_secs(1)).await;
    let kept = stage.kept(1).await;
    assert_eq!(kept.log.last().map(String::as_str), Some("timeout 0"));
    assert!(kept.rated && kept.status == Status::Finished);
    let over = shown(&stage, &board);
    assert!(over.text().contains(&format!("{} wins", bob.mention())), "{}", over.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_hour_a_turn_has_its_reminders() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = begun(&stage, COUNTS, "true", "hour").await;
    let board = update(&stage.type_move(&alice, &board, "h8").await);
    update(&stage.type_move(&bob, &board, "h9").await);
    stage.bot.tick().await;
    let mut told = stage.world.pings(&alice).len();
    for (time, more) in
        [(47 * MINUTE, 0), (MINUTE, 1), (8 * MINUTE, 0), (MINUTE, 1), (2 * MINUTE, 0)]
    {
        stage.pass(time).await;
        told += more;
        assert_eq!(stage.world.pings(&alice).len(), told, "after {time:?} more");
    }
    assert_eq!(stage.kept(1).await.status, Status::Running);
    stage.pass(MINUTE).await;
    assert_eq!(stage.kept(1).await.status, Status::Finished);
    stage.close().await;
}

/// A person who has acted within a minute is not pinged in a quick game: only the board is shown then.
#[tokio::test(flavor = "multi_thread")]
async fn who_plays_live_is_not_pinged_within_a_minute() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = begun(&stage, COUNTS, "true", "live").await;
    let told = (stage.world.pings(&alice).len(), stage.world.pings(&bob).len());
    let board = update(&stage.type_move(&alice, &board, "h8").await);
    stage.pass(MINUTE / 2).await;
    let board = update(&stage.type_move(&bob, &board, "h9").await);
    stage.pass(2 * MINUTE).await;
    assert_eq!((stage.world.pings(&alice).len(), stage.world.pings(&bob).len()), told);
    update(&stage.type_move(&alice, &board, "i8").await);
    stage.pass(MINUTE / 2).await;
    assert_eq!(
        (stage.world.pings(&alice).len(), stage.world.pings(&bob).len()),
        (told.0, told.1 + 1)
    );
    stage.close().await;
}
