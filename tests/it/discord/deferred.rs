//! Answers that take long: deferred first, delivered after, and given up where no promise can be made.

use super::held::Held;
use crate::stage::{DAWN, challenge_by, connection, ephemeral_text, playground, update};
use futures_util::StreamExt;
use futures_util::stream::FuturesUnordered;
use narabe::app::Context;
use narabe::clock::ManualClock;
use narabe::discord::{Bot, Connection, Patience};
use narabe::games::GAMES;
use narabe::playground::{Answered, Channel, Fault, Gate, Message, Person, Playground};
use narabe::store::sqlite::Options;
use narabe::words::{Locale, say};
use std::sync::Arc;
use std::time::Duration;

const SOON: Duration = Duration::from_millis(30);

struct Slow {
    playground: Playground,
    bot: Bot,
    held: Arc<Held>,
    _folder: tempfile::TempDir,
}

impl Slow {
    /// A stage whose store can be held up and whose patience is short: an answer is deferred after so long.
    async fn open(promise: Duration) -> Self {
        let clock = ManualClock::at(DAWN);
        let playground = playground(clock.clone()).await;
        let folder = tempfile::tempdir().unwrap();
        let store = crate::database::open(folder.path().join("narabe.db"), Options::default());
        let held = Arc::new(Held::new());
        let store = store.intercepted(held.clone());
        let app = Context::new(store, GAMES, Arc::new(clock), fastrand::Rng::with_seed(1));
        let app = Arc::new(app.with_commands_per_minute(0));
        let connection = connection(&playground);
        let limits = connection.patience;
        let (line, give_up, closing) = (SOON / 3, SOON, SOON * 10);
        let patience = Patience { line, deferred: promise, give_up, closing, ..limits };
        let connection = Connection { patience, ..connection };
        let bot = Bot::start(Arc::clone(&app), connection).await.unwrap();
        playground.world().bot_is_ready().await.unwrap();
        Self { playground, bot, held, _folder: folder }
    }

    /// Does something while the store is held up, and lets it go once the answer has been deferred.
    async fn slowly<T>(&self, doing: impl Future<Output = T>) -> T {
        self.held.hold(true);
        let promised = async {
            let before = self.playground.world().requests();
            while self.playground.world().requests() == before {
                tokio::task::yield_now().await;
            }
            self.held.hold(false);
        };
        tokio::join!(doing, promised).0
    }

    async fn close(self) {
        self.bot.tick().await;
        let refused = self.playground.world().refusals();
        assert!(refused.is_empty(), "Discord refused: {refused:#?}");
        self.bot.drain().await;
    }
}

/// Alice challenges Bob and he accepts, without delay. Gives the board.
async fn begun(alice: &Person, bob: &Person, lobby: &Channel) -> Message {
    let challenge = challenge_by(alice, lobby, &[("opponent", "bob"), ("starts", "me")]).await;
    update(&bob.press(&challenge, "Accept").await.unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn what_takes_long_is_promised_and_delivered() {
    let slow = Slow::open(SOON).await;
    let world = slow.playground.world().clone();
    let (alice, bob, lobby) = (world.person("alice"), world.person("bob"), world.channel("lobby"));
    // To everyone, by a command.
    let options = [("opponent", "bob"), ("starts", "me")];
    let challenge = slow.slowly(alice.slash(&lobby, "challenge", &options)).await.unwrap();
    assert!(matches!(challenge, Answered::Message(_)), "{challenge:?}");
    assert_eq!(challenge.message().unwrap().buttons().len(), 4);
    slow.bot.tick().await;
    assert_eq!(
        world.pings(&bob).len(),
        1,
        "a promise that is kept pings no one, so a message does"
    );
    // In place, by a button.
    let board =
        update(&slow.slowly(bob.press(challenge.message().unwrap(), "Accept")).await.unwrap());
    assert_eq!(board.attachments.len(), 1);
    slow.bot.tick().await;
    // Refused: what was deferred to everyone is taken back, and said to the one whom it concerns.
    let before = lobby.messages().iter().filter(|message| !message.is_ephemeral()).count();
    slow.slowly(bob.slash(&lobby, "move", &[("where", "h8"), ("game", "1")])).await.unwrap();
    let whisper =
        |message: &Message| message.is_ephemeral() && message.text().contains("not your turn");
    lobby.wait_for("the refusal", whisper).await.unwrap();
    let after = lobby.messages().iter().filter(|message| !message.is_ephemeral()).count();
    assert_eq!(before, after, "nothing is left of the promise");
    // To one person, by a button.
    let sure = slow.slowly(bob.press(&board, "Resign")).await.unwrap();
    assert!(ephemeral_text(&sure).contains("Resign this game?"), "{sure:?}");
    slow.close().await;
}

/// A promise to everyone that cannot be taken back is not filled with what concerns one person.
#[tokio::test(flavor = "multi_thread")]
async fn a_private_answer_does_not_fill_a_public_promise() {
    let slow = Slow::open(SOON).await;
    let world = slow.playground.world().clone();
    let (alice, bob, lobby) = (world.person("alice"), world.person("bob"), world.channel("lobby"));
    begun(&alice, &bob, &lobby).await;
    slow.bot.tick().await;
    let deletes = |method: &str, _: &str| method == "DELETE";
    world.faults().next(1, deletes, Fault::Refused(403, 50_013));
    slow.slowly(bob.slash(&lobby, "move", &[("where", "h8"), ("game", "1")])).await.unwrap();
    let refuses = |message: &Message| message.text().contains("not your turn");
    let whispers = |message: &Message| message.is_ephemeral() && refuses(message);
    lobby.wait_for("the refusal", whispers).await.unwrap();
    let said = lobby.messages().into_iter().filter(|message| !message.is_ephemeral());
    let said: Vec<_> = said.map(|message| message.text().to_owned()).collect();
    assert!(said.iter().any(|text| text.contains("Only the person who asked")), "{said:?}");
    assert!(!said.iter().any(|text| text.contains("not your turn")), "{said:?}");
    slow.close().await;
}

/// A deferred answer has the id of its promise. A board that is posted before it is filled, of an older version, is newer.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_is_posted_before_a_deferred_answer_is_brought_up_to_date() {
    let slow = Slow::open(SOON).await;
    let world = slow.playground.world().clone();
    let (alice, bob, lobby) = (world.person("alice"), world.person("bob"), world.channel("lobby"));
    let first = begun(&alice, &bob, &lobby).await;
    let gate = Gate::new();
    let is_answer = |_: &str, route: &str| route.ends_with("/callback");
    world.faults().next(1, is_answer, Fault::Held(gate.clone()));
    let moving = async {
        gate.reached().await;
        slow.held.hold_steps();
        alice.slash(&lobby, "move", &[("where", "h8"), ("game", "1")]).await.unwrap()
    };
    let meanwhile = async {
        lobby.wait_for("the promise", Message::is_loading).await.unwrap();
        gate.open();
        let is_noted = |message: &Message| message.id == first.id && message.buttons().is_empty();
        lobby.wait_for("the newer board", is_noted).await.unwrap();
        slow.held.hold(false);
    };
    let (posted, moved, ()) = tokio::join!(bob.slash(&lobby, "board", &[]), moving, meanwhile);
    let posted = posted.unwrap().message().unwrap().clone();
    assert!(moved.message().unwrap().id < posted.id, "the promise came first");
    assert!(posted.text().contains(&format!("{} to move", alice.mention())), "{}", posted.text());
    let is_shown = |message: &Message| {
        message.id == posted.id && message.text().contains(&format!("{} to move", bob.mention()))
    };
    lobby.wait_for("the game as it is", is_shown).await.unwrap();
    slow.close().await;
}

/// A press that opens a form cannot be promised, but what is typed there can: its answer is seen, however late.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_typed_in_a_form_is_promised() {
    let slow = Slow::open(SOON).await;
    let world = slow.playground.world().clone();
    let (alice, lobby) = (world.person("alice"), world.channel("lobby"));
    let options = [("game", "gomoku/freestyle")];
    let rules = alice.slash(&lobby, "rules", &options).await.unwrap();
    let rules = rules.message().unwrap().clone();
    let lesson = alice.press(&rules, "Lessons").await.unwrap();
    let lesson = lesson.message().unwrap().clone();
    let form = alice.press(&lesson, "Answer").await.unwrap().modal().unwrap().clone();
    let judged = slow.slowly(alice.submit(&form, &[("text", "j8")])).await.unwrap();
    assert!(update(&judged).text().contains("j8 is right"), "{judged:?}");
    slow.close().await;
}

/// Neither a form nor suggestions can follow a deferred answer.
#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_promised_is_given_up_with_a_sentence() {
    let slow = Slow::open(SOON).await;
    let world = slow.playground.world().clone();
    let (alice, bob, lobby) = (world.person("alice"), world.person("bob"), world.channel("lobby"));
    let board = begun(&alice, &bob, &lobby).await;
    slow.held.hold(true);
    assert!(ephemeral_text(&alice.press(&board, "Move").await.unwrap()).contains("Try again"));
    let choices = alice.complete(&lobby, "move", &[("game", "1")], ("where", "")).await.unwrap();
    assert!(matches!(&choices, Answered::Choices(none) if none.is_empty()), "{choices:?}");
    slow.held.hold(false);
    assert!(alice.press(&board, "Move").await.unwrap().modal().is_some());
    slow.close().await;
}

/// More than it can work on at once: whoever stands in line for too long is told so, and the others are answered.
#[tokio::test(flavor = "multi_thread")]
async fn who_waits_in_line_for_too_long_is_asked_for_patience() {
    let slow = Slow::open(Duration::from_secs(20)).await;
    let world = slow.playground.world().clone();
    let (alice, bob, lobby) = (world.person("alice"), world.person("bob"), world.channel("lobby"));
    begun(&alice, &bob, &lobby).await;
    slow.held.hold(true);
    let asked: FuturesUnordered<_> =
        (0..200).map(|_| alice.slash(&lobby, "board", &[("game", "1")])).collect();
    let mut answers = asked.map(Result::unwrap);
    let first = answers.next().await.unwrap();
    assert_eq!(ephemeral_text(&first), say(Locale::En, "fault-busy", &[]));
    slow.held.hold(false);
    let others: Vec<Answered> = answers.collect().await;
    let (shown, busy): (Vec<_>, Vec<_>) =
        others.iter().partition(|answer| matches!(answer, Answered::Message(_)));
    assert!(!shown.is_empty(), "someone is at work");
    assert!(busy.iter().all(|answer| ephemeral_text(answer) == ephemeral_text(&first)), "{busy:?}");
    slow.close().await;
}

/// A new message for each move pings by itself, also after a deferred response.
#[tokio::test(flavor = "multi_thread")]
async fn a_late_new_board_calls_to_move_once() {
    let slow = Slow::open(SOON).await;
    let world = slow.playground.world().clone();
    let (alice, bob, lobby) = (world.person("alice"), world.person("bob"), world.channel("lobby"));
    let set_up = alice.slash(&lobby, "settings show", &[]).await.unwrap();
    let set_up = set_up.ephemeral().unwrap();
    alice.select(set_up, "v1:panel:settings:policy", &["keep"]).await.unwrap();
    let board = begun(&alice, &bob, &lobby).await;
    slow.bot.tick().await;
    let form = alice.press(&board, "Move").await.unwrap().modal().unwrap().clone();
    let before = world.pings(&bob).len();
    let moved = slow.slowly(alice.submit(&form, &[("text", "h8")])).await.unwrap();
    assert!(matches!(moved, Answered::Message(_)), "a new message: {moved:?}");
    slow.bot.tick().await;
    assert_eq!(world.pings(&bob).len(), before + 1, "he is called once");
    slow.close().await;
}

/// Work goes on after its interaction was given up, and counts until it has ended.
#[tokio::test(flavor = "multi_thread")]
async fn given_up_work_still_counts_among_the_workers() {
    let slow = Slow::open(SOON).await;
    let world = slow.playground.world().clone();
    let (alice, bob, lobby) = (world.person("alice"), world.person("bob"), world.channel("lobby"));
    let board = begun(&alice, &bob, &lobby).await;
    slow.bot.tick().await;
    slow.held.hold(true);
    for _ in 0..3 {
        let pressed = (0..64).map(|_| alice.press(&board, "Move"));
        for answer in futures_util::future::join_all(pressed).await {
            assert!(ephemeral_text(&answer.unwrap()).contains("Try again"));
        }
    }
    assert!((1..=64).contains(&slow.held.waiting()), "{} at work", slow.held.waiting());
    slow.held.hold(false);
    slow.close().await;
}

/// Work that stands in line does not keep the program from ending.
#[tokio::test(flavor = "multi_thread")]
async fn the_end_does_not_wait_for_work_without_end() {
    let slow = Slow::open(SOON).await;
    let world = slow.playground.world().clone();
    let (alice, lobby) = (world.person("alice"), world.channel("lobby"));
    slow.held.hold(true);
    let asked = tokio::spawn(async move {
        drop(alice.slash(&lobby, "challenge", &[("starts", "random")]).await)
    });
    while slow.held.waiting() == 0 {
        tokio::task::yield_now().await;
    }
    let ended = tokio::time::timeout(Duration::from_secs(20), slow.bot.drain()).await;
    assert!(ended.is_ok(), "it ends though an answer is missing");
    slow.held.hold(false);
    asked.abort();
}
