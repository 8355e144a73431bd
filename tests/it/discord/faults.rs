//! Discord's faults, and ours: nothing is lost and nothing is played twice.

use super::events::joined;
use crate::callers::{caller, without_pictures};
use crate::commands;
use crate::database::meddle_on_either;
use crate::stage::{Stage, challenge_by, until, update};
use narabe::app::caller::Caller;
use narabe::app::input::arguments::Arguments;
use narabe::app::input::request::{ButtonAction, Moderation, ModerationAct, RequestKind};
use narabe::app::output::reply::Reply;
use narabe::game::Lettering;
use narabe::play::guild::AuditAct;
use narabe::play::puzzle::day_of;
use narabe::playground::cast::SERVER;
use narabe::playground::{Answered, Channel, Fault, Gate, RateLimit};
use narabe::store::{GameId, Status, StoredGame, Venue};
use std::time::Duration;

fn callbacks(_method: &str, route: &str) -> bool {
    route.ends_with("/callback")
}

/// Returns the ids of the messages that have buttons.
fn pressable(channel: &Channel) -> Vec<u64> {
    let messages = channel.messages();
    let pressable = messages.iter().filter(|message| !message.buttons().is_empty());
    pressable.map(|message| message.id).collect()
}

/// An answer that does not get through at first is tried again within its three seconds.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_tried_again() {
    for fault in [
        Fault::Status(500),
        Fault::Status(503),
        Fault::LostRequest,
        Fault::RateLimited(RateLimit { retry_after: 0.2, global: false }),
    ] {
        let stage = Stage::open().await;
        let alice = stage.person("alice");
        let board = stage.alice_and_bob("gomoku/freestyle").await;
        let form = alice.press(&board, "Move").await.unwrap().modal().unwrap().clone();
        stage.world.faults().next(2, callbacks, fault);
        let answer = alice.submit(&form, &[("text", "h8")]).await.unwrap();
        update(&answer);
        assert_eq!(stage.kept(1).await.log, ["h8"]);
        stage.close().await;
    }
}

/// An answer that never got through is made good by the outbox.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_is_lost_is_made_good() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    stage.world.faults().next(1, callbacks, Fault::Status(400));
    let asked = alice.slash(&lobby, "move", &[("where", "h8")]);
    let clock = stage.clock.clone();
    let late = async {
        // Three seconds of Discord's time go by without an answer.
        while stage.kept(1).await.log.is_empty() {
            tokio::task::yield_now().await;
        }
        clock.advance(3_100);
    };
    let (answer, ()) = tokio::join!(asked, late);
    assert!(matches!(answer.unwrap(), Answered::Silence));
    stage.pass(Duration::from_secs(10)).await;
    let bob = stage.person("bob");
    let shown = stage.world.message(board.id).unwrap();
    assert!(shown.text().contains(&format!("{} to move", bob.mention())), "{}", shown.text());
    assert_eq!(stage.world.pings(&bob).len(), 2, "challenged, and told that it is his turn");
    stage.close().await;
}

/// The board is edited, and what comes back cannot be read: it is not posted beside.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_was_edited_is_not_posted_as_well() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let edits = |method: &str, _: &str| method == "PATCH";
    stage.world.faults().next(1, edits, Fault::Garbled);
    alice.slash(&lobby, "settings end", &[("game", "1")]).await.unwrap();
    stage.pass(Duration::from_secs(11)).await;
    assert_eq!(stage.kept(1).await.message, Some(board.id), "no newer message shows the game");
    let now = stage.world.message(board.id).unwrap();
    assert_ne!(now.text(), board.text(), "it shows the end");
    stage.close().await;
}

/// The database fails once the bot has posted the board of the second game of a set: the board is found, not posted again.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_is_not_kept_at_once_is_kept_later() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let of_two = [("opponent", "bob"), ("games", "2"), ("game", "gomoku/freestyle")];
    let challenge = challenge_by(&alice, &lobby, &of_two).await;
    let database = stage.database();
    meddle_on_either(
        &database,
        "CREATE TRIGGER fails BEFORE UPDATE OF message ON games WHEN NEW.message IS NOT NULL AND NEW.id = 2
         BEGIN SELECT RAISE(ABORT, 'as ordered'); END",
        "CREATE FUNCTION fails() RETURNS trigger LANGUAGE plpgsql
         AS $$ BEGIN IF NEW.message IS NOT NULL AND NEW.id = 2 THEN RAISE 'as ordered'; END IF; RETURN NEW; END $$;
         CREATE TRIGGER fails BEFORE UPDATE OF message ON games FOR EACH ROW EXECUTE FUNCTION fails()",
    );
    bob.press(&challenge, "Accept").await.unwrap();
    stage.pass(Duration::from_secs(1)).await;
    assert_eq!(stage.kept(2).await.message, None);
    meddle_on_either(&database, "DROP TRIGGER fails", "DROP TRIGGER fails ON games");
    stage.pass(Duration::from_secs(30)).await;
    let second = stage.kept(2).await.message.expect("it is kept");
    let boards = lobby.messages().into_iter().filter(|one| !one.attachments.is_empty());
    let boards: Vec<u64> = boards.map(|one| one.id).collect();
    assert_eq!(boards, [challenge.id, second]);
    stage.close().await;
}

/// A board that the outbox shows late, while a move is made, does not stay over the newer one.
#[tokio::test(flavor = "multi_thread")]
async fn a_late_board_does_not_stay_over_a_newer_one() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let form = alice.press(&board, "Move").await.unwrap().modal().unwrap().clone();
    stage.world.faults().next(1, callbacks, Fault::LostAnswer);
    alice.submit(&form, &[("text", "h8")]).await.unwrap();
    stage.clock.advance(10_000);
    let gate = Gate::new();
    stage.world.faults().next(1, |method, _| method == "PATCH", Fault::Held(gate.clone()));
    // Any answer wakes the outbox.
    alice.slash(&stage.channel("lobby"), "games", &[]).await.unwrap();
    gate.reached().await;
    let board = stage.world.message(board.id).unwrap();
    update(&stage.type_move(&bob, &board, "h9").await);
    gate.open();
    stage.bot.tick().await;
    stage.pass(Duration::from_secs(10)).await;
    let shown = stage.world.message(board.id).unwrap();
    assert!(shown.text().contains(&format!("{} to move", alice.mention())), "{}", shown.text());
    stage.close().await;
}

/// Two moves by command, each of which posts a board: that of the first move arrives last, and is the newest message.
#[tokio::test(flavor = "multi_thread")]
async fn a_board_that_arrives_after_that_of_a_later_move_is_brought_up_to_date() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/freestyle").await;
    let gate = Gate::new();
    stage.world.faults().next(1, callbacks, Fault::Held(gate.clone()));
    let meanwhile = async {
        gate.reached().await;
        bob.slash(&lobby, "move", &[("where", "h9")]).await.unwrap();
        gate.open();
    };
    let (moved, ()) = tokio::join!(alice.slash(&lobby, "move", &[("where", "h8")]), meanwhile);
    let newest = moved.unwrap().message().unwrap().id;
    stage.pass(Duration::from_secs(10)).await;
    let shown = stage.shown(1).await;
    assert_eq!(shown.id, newest);
    assert!(shown.text().contains(&format!("{} to move", alice.mention())), "{}", shown.text());
    assert_eq!(pressable(&lobby), [newest]);
    stage.close().await;
}

/// An answer that arrived, though its receipt got lost, is found again, and not given twice.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_whose_receipt_is_lost_is_found_again() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.world.faults().next(1, callbacks, Fault::LostAnswer);
    let challenge = challenge_by(&alice, &lobby, &[("opponent", "bob"), ("starts", "me")]).await;
    stage.pass(Duration::from_secs(10)).await;
    assert_eq!(stage.kept(1).await.message, Some(challenge.id));
    stage.world.faults().next(1, callbacks, Fault::LostAnswer);
    let board = update(&bob.press(&challenge, "Accept").await.unwrap());
    stage.pass(Duration::from_secs(10)).await;
    assert_eq!((stage.kept(1).await.message, board.id), (Some(challenge.id), challenge.id));
    assert_eq!(lobby.messages().iter().filter(|message| !message.buttons().is_empty()).count(), 1);
    stage.close().await;
}

/// A request that Discord asks to wait is not tried before its time.
#[tokio::test(flavor = "multi_thread")]
async fn discord_is_left_alone_for_as_long_as_it_asks() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let far = RateLimit { retry_after: 300.0, global: false };
    stage.world.faults().next(
        1,
        |_, route| route.starts_with("/webhooks"),
        Fault::RateLimited(far),
    );
    stage.type_move(&alice, &board, "h8").await;
    stage.bot.tick().await;
    let before = stage.world.requests();
    stage.pass(Duration::from_secs(299)).await;
    assert_eq!(stage.world.requests(), before, "not before its time");
    stage.pass(Duration::from_secs(1)).await;
    assert_eq!(stage.world.pings(&stage.person("bob")).len(), 2);
    stage.close().await;
}

/// The answer arrived and its receipt got lost, so that no one knows which message shows the game now. The outbox finds
/// out, and one board remains that can be pressed.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_without_a_receipt_is_found_again() {
    for in_place in [false, true] {
        let stage = Stage::open().await;
        let (alice, bob, lobby) =
            (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
        let board = stage.alice_and_bob("gomoku/freestyle").await;
        let form = alice.press(&board, "Move").await.unwrap().modal().unwrap().clone();
        stage.world.faults().next(1, callbacks, Fault::LostAnswer);
        if in_place {
            update(&alice.submit(&form, &[("text", "h8")]).await.unwrap());
        } else {
            alice.slash(&lobby, "move", &[("where", "h8")]).await.unwrap();
        }
        // The game has moved on to another message when the outbox looks after the one before.
        let newest =
            bob.slash(&lobby, "move", &[("where", "h9")]).await.unwrap().message().unwrap().id;
        stage.bot.tick().await;
        stage.pass(Duration::from_secs(10)).await;
        assert_eq!(pressable(&lobby), [newest], "in place: {in_place}");
        stage.close().await;
    }
}

/// While Discord asks to wait before such an answer is edited, no older message is: the answer's buttons would stay.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_without_a_receipt_is_awaited() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    stage.alice_and_bob("gomoku/freestyle").await;
    stage.world.faults().next(1, callbacks, Fault::LostAnswer);
    let moved = alice.slash(&lobby, "move", &[("where", "h8")]).await.unwrap();
    let newest = moved.message().unwrap().id;
    let edits = |method: &str, route: &str| method == "PATCH" && route.starts_with("/webhooks/");
    let far = RateLimit { retry_after: 60.0, global: false };
    stage.world.faults().next(1, edits, Fault::RateLimited(far));
    stage.pass(Duration::from_secs(10)).await;
    stage.pass(Duration::from_secs(60)).await;
    assert_eq!(stage.kept(1).await.message, Some(newest));
    assert_eq!(pressable(&lobby), [newest]);
    stage.close().await;
}

/// The wait for an answer ends with its token: then the message by which the game is known shows it.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_is_awaited_no_longer_than_its_token_lives() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    stage.world.faults().next(1, callbacks, Fault::Status(400));
    let edits = |method: &str, route: &str| method == "PATCH" && route.starts_with("/webhooks/");
    stage.world.faults().next(usize::MAX, edits, Fault::Status(503));
    let asked = alice.slash(&lobby, "move", &[("where", "h8")]);
    let clock = stage.clock.clone();
    let late = async {
        while stage.kept(1).await.log.is_empty() {
            tokio::task::yield_now().await;
        }
        clock.advance(3_100);
    };
    let (answer, ()) = tokio::join!(asked, late);
    assert!(matches!(answer.unwrap(), Answered::Silence));
    let says = format!("{} to move", stage.person("bob").mention());
    let is_shown = || stage.world.message(board.id).unwrap().text().contains(&says);
    stage.pass(Duration::from_secs(10)).await;
    assert!(!is_shown(), "the answer may have arrived");
    for _ in 0..2 {
        stage.pass(Duration::from_secs(600)).await;
    }
    assert!(is_shown(), "{}", stage.world.message(board.id).unwrap().text());
    stage.close().await;
}

/// A message that is known to be the answer is edited by its id while Discord asks to wait with edits through the interaction.
#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_is_known_is_edited_as_the_bot_meanwhile() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let form = alice.press(&board, "Move").await.unwrap().modal().unwrap().clone();
    stage.world.faults().next(1, callbacks, Fault::LostAnswer);
    alice.submit(&form, &[("text", "h8")]).await.unwrap();
    stage.clock.advance(10_000);
    let edits = |method: &str, route: &str| method == "PATCH" && route.starts_with("/webhooks/");
    let gate = Gate::new();
    stage.world.faults().next(1, edits, Fault::Held(gate.clone()));
    // Any answer wakes the outbox.
    alice.slash(&stage.channel("lobby"), "games", &[]).await.unwrap();
    gate.reached().await;
    // The edit that is on its way is of an older board by then, and the next one has to wait.
    let far = RateLimit { retry_after: 300.0, global: false };
    stage.world.faults().next(1, edits, Fault::RateLimited(far));
    let board = stage.world.message(board.id).unwrap();
    update(&stage.type_move(&bob, &board, "h9").await);
    gate.open();
    // Not through the interaction, which has to wait for minutes on a clock that stands still.
    let says = format!("{} to move", alice.mention());
    let is_shown = async || stage.world.message(board.id).unwrap().text().contains(&says);
    until("the board after both moves", is_shown).await;
    stage.close().await;
}

/// A repeated delivery gets an answer and makes no second move.
#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_that_cannot_be_read_is_answered() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    stage.world.faults().deliver_unreadable(1);
    let said = alice.slash(&lobby, "games", &[]).await.unwrap();
    assert!(said.ephemeral().unwrap().text().contains("couldn’t read"), "{said:?}");
    stage.world.faults().deliver_unreadable(1);
    let offered = alice.complete(&lobby, "challenge", &[], ("game", "ren")).await.unwrap();
    assert!(matches!(&offered, Answered::Choices(choices) if choices.is_empty()), "{offered:?}");
    // The next one is read as ever.
    alice.slash(&lobby, "games", &[]).await.unwrap().ephemeral().unwrap();
}

#[tokio::test(flavor = "multi_thread")]
async fn an_interaction_that_is_delivered_twice_acts_once() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.world.faults().deliver_twice(1);
    let options = [("opponent", "bob"), ("starts", "me")];
    let challenge = challenge_by(&alice, &lobby, &options).await;
    stage.world.faults().deliver_twice(1);
    let board = update(&bob.press(&challenge, "Accept").await.unwrap());
    for (who, point) in [(&alice, "h8"), (&bob, "h9"), (&alice, "i8")] {
        let board = stage.world.message(board.id).unwrap();
        let form = who.press(&board, "Move").await.unwrap().modal().unwrap().clone();
        stage.world.faults().deliver_twice(1);
        update(&who.submit(&form, &[("text", point)]).await.unwrap());
    }
    assert_eq!(stage.kept(1).await.log, ["h8", "h9", "i8"]);
    assert_eq!(
        lobby.messages().iter().filter(|message| !message.attachments.is_empty()).count(),
        1
    );
    let board = stage.world.message(board.id).unwrap();
    let sure = bob.press(&board, "Resign").await.unwrap().ephemeral().unwrap().clone();
    stage.world.faults().deliver_twice(1);
    let done = bob.press(&sure, "Yes, resign").await.unwrap();
    assert!(done.text().contains("resigned"), "{done:?}");
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.message, Some(board.id), "the board stays the board");
    stage.close().await;
}

/// Two nodes may take the two deliveries, and the answer of the second may be the one that arrives. It is for the same person
/// alone: another public board would take the place of the game's.
#[tokio::test(flavor = "multi_thread")]
async fn a_private_answer_that_is_given_again_is_no_board() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let options = [("opponent", "bob"), ("starts", "me"), ("clock", "day")];
    let challenge = challenge_by(&alice, &lobby, &options).await;
    update(&bob.press(&challenge, "Accept").await.unwrap());
    let StoredGame { venue, version, .. } = stage.kept(1).await;
    let no = RequestKind::Press { game: GameId(1), version, verb: ButtonAction::NoPause };
    let act = Some(ModerationAct::Do(AuditAct::End));
    let end = commands::settings(Moderation { act, game: Some("1".to_owned()), person: None });
    let asked = [(alice.id(), commands::about("pause", None)), (bob.id(), no), (alice.id(), end)];
    for (number, (person, kind)) in (900_000_000_000_000_000..).zip(asked) {
        let caller = Caller { manages: true, ..caller(number, person, venue) };
        let request = without_pictures(caller, kind);
        for delivery in ["first", "second"] {
            let answer = narabe::app::handle(&stage.app, &request).await;
            let is_private = matches!(&answer.reply, Reply::Post(message) if message.private);
            assert!(is_private && answer.shows.is_none(), "{delivery}: {answer:?}");
        }
    }
    assert_eq!(stage.kept(1).await.status, Status::Aborted);
    stage.close().await;
}

/// The first stone on a board without edges has one place, so the button under someone's own board plays it. The second
/// delivery was answered by another public board.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_without_an_alternative_is_answered_in_place_again() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    stage.alice_and_bob("gomoku/freestyle size=unbounded").await;
    let StoredGame { venue, version, .. } = stage.kept(1).await;
    let press = RequestKind::Press { game: GameId(1), version, verb: ButtonAction::MoveOn };
    let number = 900_000_000_000_000_000;
    let caller = Caller { ephemeral: true, ..caller(number, alice.id(), venue) };
    let request = without_pictures(caller, press);
    for delivery in ["first", "second"] {
        let answer = narabe::app::handle(&stage.app, &request).await;
        let is_own = matches!(&answer.reply, Reply::Update(message) if message.private);
        assert!(is_own && answer.shows.is_none(), "{delivery}: {answer:?}");
    }
    assert_eq!(stage.kept(1).await.log.len(), 1, "it is played once");
    stage.close().await;
}

/// A move that is typed, or chosen from a menu, under someone's own view. The second delivery was answered without the board,
/// and by what was typed as if it had been refused.
#[tokio::test(flavor = "multi_thread")]
async fn a_move_from_ones_own_view_is_answered_by_it_again() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    stage.alice_and_bob("ninuki/pente").await;
    stage.prefer(&alice, |wishes| wishes.lettering = Some(Lettering::WithoutI)).await;
    let StoredGame { venue, version, .. } = stage.kept(1).await;
    let game = GameId(1);
    let typed = RequestKind::SubmitMove { game, version, text: "K10".to_owned() };
    let version = version + 1;
    let chosen = RequestKind::SelectMove { game, version, text: "j9".to_owned() };
    let asked = [(&alice, typed, "You chose: k10."), (&bob, chosen, "You chose: j9.")];
    for (number, (person, kind, line)) in (900_000_000_000_000_000..).zip(asked) {
        let caller = Caller { ephemeral: true, ..caller(number, person.id(), venue) };
        let request = without_pictures(caller, kind);
        for delivery in ["first", "second"] {
            let answer = narabe::app::handle(&stage.app, &request).await;
            let Reply::Update(own) = &answer.reply else { panic!("{delivery}: {answer:?}") };
            assert!(own.private && own.text.starts_with(line), "{delivery}: {}", own.text);
            assert!(!own.buttons.is_empty(), "{delivery}: a board, from which one goes on");
        }
    }
    assert_eq!(stage.kept(1).await.log, ["j10", "j9"]);
    stage.close().await;
}

/// Interactions that concern no game act once as well: a block, which the same command lifts, and a wrong answer, which
/// counts.
#[tokio::test(flavor = "multi_thread")]
async fn what_concerns_no_game_acts_once_as_well() {
    let mut stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice").id(), stage.person("bob").id());
    let twice = async |stage: &Stage| {
        let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
        let shown = alice.slash(&lobby, "puzzle", &[]).await.unwrap().ephemeral().unwrap().clone();
        let form = alice.press(&shown, "Solve").await.unwrap().modal().unwrap().clone();
        stage.world.faults().deliver_twice(2);
        update(&alice.submit(&form, &[("text", "a1")]).await.unwrap());
        alice.slash(&lobby, "block", &[("person", "bob")]).await.unwrap();
    };
    for (wrong, blocked) in [(1, vec![bob]), (2, vec![])] {
        twice(&stage).await;
        // The second deliveries are answered before the bot is told to end.
        stage = stage.restart_after(Duration::from_secs(1)).await;
        let (store, day) = (stage.app.store(), day_of(stage.clock_now()));
        let attempt = store.puzzle_attempt(SERVER, day, alice).await.unwrap();
        assert_eq!(attempt.wrong, wrong);
        assert_eq!(store.blocked_by(alice).await.unwrap(), blocked);
    }
    stage.close().await;
}

/// The second delivery would be refused for what the first one has done, and its answer may be the one that arrives.
#[tokio::test(flavor = "multi_thread")]
async fn what_concerns_no_game_is_answered_as_done_again() {
    let stage = Stage::open().await;
    joined(&stage, &[("format", "round-robin"), ("seats", "4")], &["alice", "bob"]).await;
    let (bob, lobby) = (stage.person("bob"), stage.channel("lobby"));
    bob.slash(&lobby, "vacation start", &[]).await.unwrap();
    let (id, mention) = (bob.id(), bob.mention());
    let words = |act: &str| Arguments::default().with_text("do", act);
    let leave = RequestKind::command("events", words("leave").with_text("event", "1"));
    let join = words("join").with_text("game", "gomoku/renju swap2");
    let join = RequestKind::command("hill", join);
    let off = RequestKind::Panel { key: "hill:1:leave-yes".to_owned(), values: Vec::new() };
    let asked = [
        (leave, "You’ve left", "You’ve left", "You’re not in this event"),
        (join, mention.as_str(), "Done.", "You’re already on the hill"),
        (off, "You’ve left the hill", "Done.", "You’re not on the hill"),
        (commands::vacation(false), "Welcome back.", "Done.", "You’re not on vacation"),
    ];
    let venue = Venue { guild: Some(SERVER), channel: lobby.id() };
    for (number, (kind, done, again, late)) in (900_000_000_000_000_000..).step_by(2).zip(asked) {
        let caller = Caller { member_since: Some(0), ..caller(number, id, venue) };
        let mut request = without_pictures(caller, kind);
        for (more, words) in [(0, done), (0, again), (1, late)] {
            request.caller.interaction += more;
            let answer = narabe::app::handle(&stage.app, &request).await;
            let said = &answer.reply.message().expect("a sentence").text;
            assert!(said.contains(words), "{words}: {said}");
        }
    }
    stage.close().await;
}

/// Two people press the same thing at once: one of them gets it, the other a sentence.
#[tokio::test(flavor = "multi_thread")]
async fn of_two_at_once_one_gets_the_seat() {
    let stage = Stage::open().await;
    let (alice, bob, carol, lobby) =
        (stage.person("alice"), stage.person("bob"), stage.person("carol"), stage.channel("lobby"));
    for game in 1..=8 {
        let challenge = challenge_by(&alice, &lobby, &[("starts", "random")]).await;
        let (one, other) =
            tokio::join!(bob.press(&challenge, "Join"), carol.press(&challenge, "Join"));
        let refused = [one.unwrap(), other.unwrap()]
            .iter()
            .filter(|answer| answer.ephemeral().is_some())
            .count();
        assert_eq!(refused, 1);
        assert_eq!(stage.kept(game).await.members.len(), 2);
    }
    stage.close().await;
}

/// The game lives on answers to interactions if the bot is not in the channel.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_between_friends_lives_on_interactions() {
    let stage = Stage::open().await;
    let (alice, bob, there) =
        (stage.person("alice"), stage.person("bob"), stage.channel("alice-and-bob"));
    let options = [("opponent", "bob"), ("starts", "me")];
    let challenge = challenge_by(&alice, &there, &options).await;
    let mut board = update(&bob.press(&challenge, "Accept").await.unwrap());
    for (who, point) in [(&alice, "h8"), (&bob, "h9"), (&alice, "i8")] {
        board = update(&stage.type_move(who, &board, point).await);
    }
    bob.slash(&there, "move", &[("where", "i9")]).await.unwrap();
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.log, ["h8", "h9", "i8", "i9"]);
    assert_eq!(stage.kept(1).await.venue.guild, None);
    stage.close().await;
}
