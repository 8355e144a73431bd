//! Games against the built-in engine: from the challenge to the end, and whatever comes between.

use crate::stage::{self, Stage, decide, decided, ephemeral_text, give_up, update};
use narabe::app::Context;
use narabe::app::context::replayed;
use narabe::clock::DAY_MS;
use narabe::engine::{Memory, play};
use narabe::game::{Seat, Table};
use narabe::games::{Asked, GAMES, Strength, answer, position, reply};
use narabe::machine::{Client, Machines, Question, Settings, Silence};
use narabe::playground::faults::{Fault, Gate};
use narabe::playground::message::Message;
use narabe::playground::{Answered, Channel, Person};
use narabe::store::ladder::Ruling;
use narabe::store::{Change, LogEntry, Status, StoredGame, TaskKind};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::task::JoinHandle;

/// The options of a game against level 3 in which Alice begins.
const LEVEL_3: [(&str, &str); 2] = [("level", "3"), ("starts", "me")];

/// A game that the person begins in the lobby with these options.
async fn begun(stage: &Stage, who: &str, options: &[(&str, &str)]) -> Message {
    let lobby = stage.channel("lobby");
    let answer = stage.person(who).slash(&lobby, "challenge", options).await.unwrap();
    answer.message().unwrap_or_else(|| panic!("no game: {answer:?}")).clone()
}

/// The sentence that the person gets for a challenge with these options.
async fn refused(stage: &Stage, options: &[(&str, &str)]) -> String {
    let lobby = stage.channel("lobby");
    let answer = stage.person("alice").slash(&lobby, "challenge", options).await.unwrap();
    ephemeral_text(&answer)
}

fn table(stored: &StoredGame) -> Table {
    replayed(GAMES, stored).unwrap()
}

/// A move of someone who plays well.
fn good_move(table: &Table, memory: &mut Memory) -> String {
    let thought = play(&position(table).unwrap(), 8, 1, memory, &|| 0.0);
    answer(table, thought.best).unwrap()
}

/// Moves in the lobby by command.
async fn moved(stage: &Stage, who: &Person, game: i64, text: &str) -> Message {
    let options = [("where", text), ("game", &*game.to_string())];
    let answer = who.slash(&stage.channel("lobby"), "move", &options).await.unwrap();
    answer.message().unwrap_or_else(|| panic!("no board: {answer:?}")).clone()
}

/// Resigns a game, and gives the last board.
async fn resigned(stage: &Stage, who: &Person, board: &Message) {
    let question = who.press(board, "Resign").await.unwrap().ephemeral().unwrap().clone();
    who.press(&question, "Yes, resign").await.unwrap();
    stage.bot.tick().await;
}

/// Stages on which the machine's move is a task of the outbox.
pub fn slow(app: Context) -> Context {
    app.with_machines(stage::machines(Duration::ZERO))
}

/// Stages on which no machine finds a move.
fn without_workers(app: Context) -> Context {
    let settings = Settings { threads: 0, patience: Duration::ZERO, ..Settings::default() };
    app.with_machines(Machines::new(settings))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_by_forms_against_level_3_to_its_end() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let mut board = begun(&stage, "alice", &LEVEL_3).await;
    assert!(board.text().contains("Narabe (level 3)"), "{}", board.text());
    assert!(board.text().contains(&format!("{} to move", alice.mention())), "{}", board.text());
    let mut memory = Memory::default();
    for turn in 0.. {
        let stored = stage.kept(1).await;
        if stored.status == Status::Finished {
            break;
        }
        assert_eq!(
            (stored.log.len(), stored.version),
            (2 * turn, turn as u32),
            "one change a turn"
        );
        let told_at = stored.updated_at + 27 * DAY_MS;
        assert_eq!(stored.deadline_at, Some(told_at), "no clock but that of silence");
        let text = good_move(&table(&stored), &mut memory);
        board = update(&stage.type_move(&alice, &board, &text).await);
        let stored = stage.kept(1).await;
        if stored.status == Status::Running {
            let line = format!("🤖 Narabe (level 3): {}.", stored.log.last().unwrap());
            assert!(board.text().contains(&line), "{line} in {}", board.text());
        }
    }
    let stored = stage.kept(1).await;
    let outcome = table(&stored).outcome().unwrap();
    let tally = match (outcome.drawn, outcome.is_winner(table(&stored).side(Seat(0)))) {
        (true, _) => "0 won, 1 drawn, 0 lost",
        (_, true) => "1 won, 0 drawn, 0 lost",
        _ => "0 won, 0 drawn, 1 lost",
    };
    let line = format!("🤖 {} against Narabe (level 3): {tally}.", alice.mention());
    assert!(board.text().contains(&line), "{line} in {}", board.text());
    assert!(!board.text().contains("rating"), "{}", board.text());
    stage.bot.tick().await;
    let lobby = stage.channel("lobby").messages();
    assert_eq!(lobby.iter().filter(|message| message.only_for.is_none()).count(), 1, "one message");
    assert!(stage.world.pings(&alice).is_empty(), "she looks on");
    stage.close().await;
}

/// Makes the move of someone who plays well: by the form behind the button where there is one, else by command.
async fn played(stage: &Stage, who: &Person, board: &Message, memory: &mut Memory) -> Message {
    let table = table(&stage.kept(1).await);
    let strength = Strength::Level(4);
    let asked = Asked { strength, seed: table.plies().into(), memory, spent: &|| 0.0 };
    let text = reply(&table, asked).unwrap().text;
    match who.press(board, "Move").await.unwrap() {
        Answered::Update(board) => board,
        Answered::Modal(form) => update(&who.submit(&form, &[("text", &text)]).await.unwrap()),
        _ => moved(stage, who, 1, &text).await,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn games_with_openings_and_captures_come_to_their_end() {
    let mut memory = Memory::default();
    for (game, rules) in [("gomoku/renju", "opening=rif"), ("ninuki/pente", ""), ("roku", "")] {
        let stage = Stage::open().await;
        let alice = stage.person("alice");
        let options = [("level", "2"), ("game", game), ("rules", rules)];
        let mut board = begun(&stage, "alice", &options).await;
        for turn in 0.. {
            let stored = stage.kept(1).await;
            if stored.status == Status::Finished {
                break;
            }
            assert!(turn < 300, "{game} {rules}: {:?}", stored.log);
            let on_turn = stored.person_on_turn(&table(&stored));
            assert_eq!(on_turn, Some(alice.id()), "the machine has moved: {:?}", stored.log);
            board = played(&stage, &alice, &board, &mut memory).await;
        }
        let line = format!("🤖 {} against Narabe (level 2)", alice.mention());
        assert!(board.text().contains(&line), "{}", board.text());
        stage.close().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_machine_that_begins_has_begun_in_the_first_message() {
    let stage = Stage::open().await;
    let board = begun(&stage, "alice", &[("opponent", "narabe"), ("starts", "them")]).await;
    let stored = stage.kept(1).await;
    assert_eq!((stored.log.len(), stored.version), (1, 1));
    assert_eq!(stored.machines[0].level, 3, "for a newcomer");
    assert_eq!((stored.machines[0].seat, stored.members[0].seat), (0, Some(1)));
    assert!(board.text().contains(&stored.log[0]), "{}", board.text());
    assert!(board.text().contains("games against a machine aren’t"), "{}", board.text());
    let goal = "five or more of your stones in a row to win";
    assert!(board.text().contains(goal), "its person has done nothing yet: {}", board.text());
    let alice = stage.person("alice");
    let form = alice.press(&board, "Move").await.unwrap().modal().unwrap().clone();
    assert_eq!(form.title(), "Your move · #1 Gomoku");
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.log.len(), 1, "the task has nothing left to do");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_is_the_same_by_tasks_and_at_once() {
    let mut logs = Vec::new();
    for by_tasks in [false, true] {
        let stage = Stage::open().await;
        let stage = if by_tasks { stage.restart_with(slow).await } else { stage };
        let alice = stage.person("alice");
        begun(&stage, "alice", &LEVEL_3).await;
        for text in ["h8", "a1", "a15"] {
            let board = moved(&stage, &alice, 1, text).await;
            let stored = stage.kept(1).await;
            if by_tasks && stored.log.last().unwrap() == text {
                assert!(board.text().contains("Narabe (level 3) is thinking."), "{}", board.text());
            }
            stage.bot.tick().await;
            stage.bot.tick().await;
            let shown = stage.shown(1).await;
            let line = format!("{} to move", alice.mention());
            assert!(shown.text().contains(&line), "{}", shown.text());
        }
        assert!(stage.world.pings(&alice).is_empty(), "an answer at once needs no ping");
        logs.push(stage.kept(1).await.log);
        stage.close().await;
    }
    assert_eq!(logs[0].len(), 6);
    assert_eq!(logs[0], logs[1]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_task_for_a_turn_that_has_passed_moves_nothing() {
    let stage = Stage::open().await.restart_with(slow).await;
    let alice = stage.person("alice");
    begun(&stage, "alice", &LEVEL_3).await;
    moved(&stage, &alice, 1, "h8").await;
    stage.bot.tick().await;
    stage.bot.tick().await;
    let before = stage.kept(1).await;
    assert_eq!(before.log.len(), 2);
    let route = narabe::app::outbox::task::Route {
        channel: before.venue.channel,
        token: None,
        bot_in_channel: true,
        pictures: true,
        guild: before.venue.guild,
    };
    for entries in [0, 1, 3] {
        let taken = narabe::app::game::machine_turn::take_turn(
            &stage.app, before.id, entries, None, &route,
        );
        taken.await.unwrap();
    }
    assert_eq!(stage.kept(1).await, before);
    stage.close().await;
}

/// A machine loses where a moderator says so. The automa of a game does not: nothing but the rules makes its moves.
#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_decides_against_a_machine_but_not_against_an_automa() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    begun(&stage, "alice", &LEVEL_3).await;
    let done = decide(&alice, &lobby, &[("game", "1"), ("person", "alice")]).await;
    assert!(done.contains("#1"), "{done}");
    let kept = stage.kept(1).await;
    assert_eq!(kept.end.as_ref().map(|end| end.word()), Some("adjudicated"));
    assert!(kept.counted.unwrap().players.iter().all(|player| player.place == 1));
    begun(&stage, "alice", &[("game", "rokumon/solo")]).await;
    let no = decide(&alice, &lobby, &[("game", "2"), ("person", "alice")]).await;
    assert!(no.contains("The game itself plays the automa"), "{no}");
    assert_eq!(stage.kept(2).await.status, Status::Running);
    let done = decide(&alice, &lobby, &[("game", "2"), ("person", "narabe")]).await;
    assert!(done.contains("#2"), "{done}");
    stage.close().await;
}

/// Decides game 1, which two machines play, for the second of them, and returns its name.
async fn decided_for_second(alice: &Person, lobby: &Channel, question: &str) -> String {
    let deed = [("game", "1"), ("person", "narabe")];
    let asked = alice.slash(lobby, "settings decide", &deed).await.unwrap();
    assert!(ephemeral_text(&asked).contains(question), "{asked:?}");
    let asked = asked.ephemeral().unwrap();
    let machines: Vec<String> = asked.buttons().iter().map(|it| it.label.clone()).collect();
    assert!(machines.len() == 2 && machines[0] != machines[1], "{machines:?}");
    let done = update(&alice.press(asked, &machines[1]).await.unwrap()).text().to_owned();
    assert!(done.contains("#1"), "{done}");
    machines[1].clone()
}

/// Machines have no account to be named by, so that each has a button where several play against each other; all of a team
/// are named, and the moderation log says who has won.
#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_chooses_among_several_machines() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let three = [("level", "1"), ("game", "ninuki/free-for-all"), ("starts", "me"), ("seats", "3")];
    begun(&stage, "alice", &three).await;
    let machine = decided_for_second(&alice, &lobby, "Which machine wins?").await;
    let kept = stage.kept(1).await;
    let places = table(&kept).outcome().unwrap().places;
    assert_eq!((kept.status, places[2]), (Status::Finished, 1), "{places:?}");
    let shown = alice.slash(&lobby, "board", &[("game", "1")]).await.unwrap();
    let shown = shown.ephemeral().or(shown.message()).unwrap().text().to_owned();
    assert!(shown.contains(&format!("{machine} wins")), "{shown}");
    let four = [("level", "1"), ("game", "ninuki/teams"), ("starts", "me"), ("seats", "4")];
    begun(&stage, "alice", &four).await;
    let deed = [("game", "2"), ("person", "alice")];
    let asked = alice.slash(&lobby, "settings decide", &deed).await.unwrap();
    let question = ephemeral_text(&asked);
    assert!(question.contains(&format!("{} and ", alice.mention())), "{question}");
    assert!(question.contains("Narabe (level 1)"), "{question}");
    decided(&alice, &asked).await;
    let log = ephemeral_text(&alice.slash(&lobby, "settings log", &[]).await.unwrap());
    let of_machine = log.lines().find(|line| line.contains("#1")).unwrap_or_default();
    let won = "decided game #1: a win for ";
    assert!(of_machine.contains(won) && of_machine.ends_with("the machine"), "{log}");
    let of_alice = log.lines().find(|line| line.contains("#2")).unwrap_or_default();
    assert!(of_alice.ends_with(&format!(": a win for {}", alice.mention())), "{log}");
    stage.close().await;
}

/// After the end there are the same buttons as before it, and the board and files name the one machine that wins by its colour.
#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_chooses_among_several_machines_after_the_end() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let three = [("level", "1"), ("game", "ninuki/free-for-all"), ("starts", "me"), ("seats", "3")];
    begun(&stage, "alice", &three).await;
    give_up(&alice, &lobby, &[("game", "1")]).await;
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.status, Status::Finished);
    let question = "Which machine wins by the new result";
    let machine = decided_for_second(&alice, &lobby, question).await;
    let kept = stage.kept(1).await;
    let side = table(&kept).side(Seat(2)).0;
    let counted = kept.counted.unwrap();
    assert_eq!(counted.ruling, Some(Ruling::Machines(side)));
    let won: Vec<bool> = (0..3).map(|side| counted.has_won(side)).collect();
    assert_eq!(won.iter().filter(|won| **won).count(), 1, "{won:?}");
    let told = format!("ruled this game a win for {machine}.");
    for command in ["board", "replay"] {
        let shown = alice.slash(&lobby, command, &[("game", "1")]).await.unwrap();
        let shown = shown.ephemeral().or(shown.message()).unwrap().text().to_owned();
        assert!(shown.contains(&told), "/{command}: {shown}");
    }
    let exported = alice.slash(&lobby, "export", &[("game", "1")]).await.unwrap();
    let exported = exported.ephemeral().or(exported.message()).unwrap();
    let file = String::from_utf8(exported.attachments[0].bytes.to_vec()).unwrap();
    let stone = machine.split(' ').next().unwrap();
    let told = format!("a win for {stone} Narabe (level 1).");
    assert!(file.contains(&told), "{file}");
    let log = ephemeral_text(&alice.slash(&lobby, "settings log", &[]).await.unwrap());
    let of_machine = log.lines().find(|line| line.contains("#1")).unwrap_or_default();
    assert!(of_machine.ends_with(&format!("{stone} the machine")), "{log}");
    stage.close().await;
}

/// A team wins whole, also by another result of a game that is over: its machines, and a person with their mate.
#[tokio::test(flavor = "multi_thread")]
async fn a_team_wins_whole_after_the_end() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let four = [("level", "2"), ("game", "ninuki/teams"), ("starts", "me"), ("seats", "4")];
    begun(&stage, "alice", &four).await;
    decide(&alice, &lobby, &[("game", "1")]).await;
    let (machine, own) = ("Narabe (level 2)", alice.mention());
    for (winner, names) in [("narabe", [machine, machine]), ("alice", [&*own, machine])] {
        let deed = [("game", "1"), ("person", winner)];
        let asked = alice.slash(&lobby, "settings decide", &deed).await.unwrap();
        let question = ephemeral_text(&asked);
        assert!(!question.contains("Ratings change"), "no machine is rated: {question}");
        decided(&alice, &asked).await;
        let shown = alice.slash(&lobby, "board", &[("game", "1")]).await.unwrap();
        let shown = shown.ephemeral().or(shown.message()).unwrap().text().to_owned();
        for (text, before, after) in
            [(&question, "to a win for ", "?"), (&shown, "ruled this game a win for ", ".")]
        {
            let told = text.split(before).nth(1).and_then(|rest| rest.split(after).next());
            let told: Vec<&str> = told.unwrap_or_default().split(" and ").collect();
            let are_named = told.iter().zip(names).all(|(told, name)| told.ends_with(name));
            assert!(told.len() == 2 && are_named, "{winner}: {text}");
        }
    }
    stage.close().await;
}

/// The bot's name is that of the machine where no crowd plays: in a running game, and for another result of one that is over.
#[tokio::test(flavor = "multi_thread")]
async fn a_moderator_can_name_the_machine_the_winner() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    begun(&stage, "alice", &LEVEL_3).await;
    let decide = async |winner: Option<&str>| {
        let person = winner.map(|winner| ("person", winner));
        let options: Vec<_> = [("game", "1")].into_iter().chain(person).collect();
        let asked = alice.slash(&lobby, "settings decide", &options).await.unwrap();
        let done = decided(&alice, &asked).await;
        assert!(done.contains("#1"), "{done}");
        let shown = alice.slash(&lobby, "board", &[("game", "1")]).await.unwrap();
        let shown = shown.ephemeral().or(shown.message()).unwrap().text().to_owned();
        (ephemeral_text(&asked), shown)
    };
    let (asked, shown) = decide(Some("narabe")).await;
    assert!(asked.contains("as a win for Narabe (level 3)?"), "{asked}");
    assert!(shown.contains("Narabe (level 3) wins: decided by a moderator."), "{shown}");
    assert_eq!(stage.kept(1).await.status, Status::Finished);
    let (asked, shown) = decide(None).await;
    assert!(asked.contains("to a draw?"), "{asked}");
    assert!(shown.contains("ruled this game a draw."), "{shown}");
    let (asked, shown) = decide(Some("narabe")).await;
    assert!(asked.contains("to a win for Narabe (level 3)?"), "{asked}");
    assert!(shown.contains("ruled this game a win for Narabe (level 3)."), "{shown}");
    stage.close().await;
}

/// The board of the machine's move must not come before that of the person's, which would then stay.
#[tokio::test(flavor = "multi_thread")]
async fn a_task_waits_until_the_answer_has_arrived() {
    let stage = Stage::open().await.restart_with(slow).await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    begun(&stage, "alice", &LEVEL_3).await;
    let gate = Gate::new();
    let callbacks = |method: &str, route: &str| method == "POST" && route.ends_with("/callback");
    stage.world.faults().next(1, callbacks, Fault::Held(gate.clone()));
    let held = async {
        gate.reached().await;
        let now = stage.app.clock().now();
        let due = stage.app.store().claim(now, now + 1, 100).await.unwrap();
        gate.open();
        due
    };
    let (board, due) = tokio::join!(alice.slash(&lobby, "move", &[("where", "h8")]), held);
    let kinds: Vec<_> = due.iter().map(|task| task.kind).collect();
    assert!(!kinds.contains(&TaskKind::Machine), "the answer is on its way: {kinds:?}");
    assert_eq!(stage.kept(1).await.log.len(), 1);
    let board = board.unwrap().message().unwrap().clone();
    stage.bot.tick().await;
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.log.len(), 2, "it is due once the answer is there");
    let shown = stage.shown(1).await;
    assert_eq!(shown.id, board.id);
    assert!(shown.text().contains("🤖 Narabe (level 3): "), "{}", shown.text());
    stage.close().await;
}

/// A list tells of no end of a turn that the board does not have.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_without_a_clock_is_listed_without_one() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    begun(&stage, "alice", &LEVEL_3).await;
    moved(&stage, &alice, 1, "h8").await;
    let listed = alice.slash(&stage.channel("lobby"), "games", &[]).await.unwrap();
    let listed = ephemeral_text(&listed);
    assert!(listed.contains("#1") && !listed.contains("move due"), "{listed}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn both_plies_are_taken_back_without_asking() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    begun(&stage, "alice", &LEVEL_3).await;
    moved(&stage, &alice, 1, "h8").await;
    moved(&stage, &alice, 1, "a1").await;
    stage.pass(Duration::from_secs(3600)).await;
    let board = alice.slash(&stage.channel("lobby"), "takeback", &[]).await.unwrap();
    let stored = stage.kept(1).await;
    assert_eq!((stored.log.len(), stored.log[0].as_str()), (2, "h8"), "{:?}", stored.log);
    assert!(board.text().contains("took back a move and what followed it."), "{}", board.text());
    moved(&stage, &alice, 1, "i9").await;
    assert_eq!(stage.kept(1).await.log.len(), 4, "the game goes on");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_exchanges_the_colours() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let board = begun(&stage, "alice", &[("level", "5"), ("starts", "me")]).await;
    resigned(&stage, &alice, &board).await;
    let over = stage.world.message(board.id).unwrap();
    assert!(over.text().contains("Narabe (level 5) wins: resignation"), "{}", over.text());
    let next = alice.press(&over, "Rematch").await.unwrap();
    assert!(next.text().contains("Narabe (level 5)"), "{next:?}");
    let stored = stage.kept(2).await;
    assert_eq!((stored.machines[0].level, stored.machines[0].seat), (5, 0));
    assert_eq!(stored.log.len(), 1, "the machine has begun");
    let again = alice.press(&over, "Rematch").await.unwrap();
    assert!(ephemeral_text(&again).contains("already playing that game: #"), "{again:?}");
    let history = alice.slash(&lobby, "history", &[]).await.unwrap();
    assert!(history.text().contains("Narabe (level 5)"), "{}", history.text());
    let games = alice.slash(&lobby, "games", &[]).await.unwrap();
    assert!(games.text().contains("Narabe (level 5)"), "{}", games.text());
    let profile = alice.slash(&lobby, "profile", &[]).await.unwrap();
    let line = "against Narabe (level 5): 0 won, 0 drawn, 1 lost";
    assert!(profile.text().contains(line), "{}", profile.text());
    assert!(!profile.text().contains("No finished games"), "{}", profile.text());
    // The other line says that games with machines are not in it.
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    stage.type_move(&alice, &board, "h8").await;
    give_up(&alice, &lobby, &[("game", "3")]).await;
    let profile = alice.slash(&lobby, "profile", &[]).await.unwrap();
    let counted = "Games without machines: 0 won, 0 drawn, 1 lost";
    assert!(profile.text().contains(counted), "{}", profile.text());
    assert!(profile.text().contains(line), "{}", profile.text());
    stage.close().await;
}

/// Every game that is over is counted by a line of its machine, also one without a move; where no line counts one, as with
/// several machines, a profile does not say that there is none.
#[tokio::test(flavor = "multi_thread")]
async fn a_profile_denies_no_game_against_machines() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let profile = async || {
        let shown = alice.slash(&lobby, "profile", &[]).await.unwrap();
        shown.text().to_owned()
    };
    let three = [("level", "1"), ("game", "free-for-all"), ("starts", "me"), ("seats", "3")];
    let board = begun(&stage, "alice", &three).await;
    resigned(&stage, &alice, &board).await;
    let said = profile().await;
    assert!(said.contains("No finished games with people here yet."), "{said}");
    let board = begun(&stage, "alice", &LEVEL_3).await;
    resigned(&stage, &alice, &board).await;
    assert_eq!(stage.kept(2).await.log, ["resign 0"]);
    let said = profile().await;
    assert!(said.contains("against Narabe (level 3): 0 won, 0 drawn, 1 lost"), "{said}");
    assert!(!said.contains("No finished games"), "{said}");
    // Renju is named and counted apart, as it is rated.
    let renju = [("level", "3"), ("game", "renju"), ("starts", "me")];
    let board = begun(&stage, "alice", &renju).await;
    resigned(&stage, &alice, &board).await;
    let said = profile().await;
    for game in ["Gomoku", "Renju"] {
        let line = format!("🤖 {game}, against Narabe (level 3): 0 won, 0 drawn, 1 lost");
        assert!(said.contains(&line), "{line} in {said}");
    }
    stage.close().await;
}

/// Machines are no members of a game: the bot stands for them where a list is of one opponent.
#[tokio::test(flavor = "multi_thread")]
async fn games_against_machines_are_found_by_the_bots_name() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let board = begun(&stage, "alice", &LEVEL_3).await;
    resigned(&stage, &alice, &board).await;
    begun(&stage, "alice", &LEVEL_3).await;
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    stage.type_move(&alice, &board, "h8").await;
    give_up(&bob, &lobby, &[("game", "3")]).await;
    let finished = ("list", "finished");
    let cases = [
        ("games", vec![("with", "narabe")], "#2"),
        ("games", vec![("with", "narabe"), finished], "#1"),
        ("games", vec![("with", "bob"), finished], "#3"),
        ("history", vec![("opponent", "narabe")], "#1"),
        ("history", vec![("opponent", "bob")], "#3"),
    ];
    for (command, options, game) in cases {
        let listed = ephemeral_text(&alice.slash(&lobby, command, &options).await.unwrap());
        let found = ["#1", "#2", "#3"].into_iter().filter(|number| listed.contains(number));
        assert_eq!(found.collect::<Vec<_>>(), [game], "/{command} {options:?}: {listed}");
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_another_game_than_that_at_another_level() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let board = begun(&stage, "alice", &[("level", "5"), ("starts", "me")]).await;
    resigned(&stage, &alice, &board).await;
    begun(&stage, "alice", &LEVEL_3).await;
    let over = stage.world.message(board.id).unwrap();
    let next = alice.press(&over, "Rematch").await.unwrap();
    assert!(next.text().contains("Narabe (level 5)"), "{next:?}");
    let again = alice.press(&over, "Rematch").await.unwrap();
    assert!(ephemeral_text(&again).contains("already playing that game: #"), "{again:?}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rematch_is_refused_while_the_machines_are_busy() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let board = begun(&stage, "alice", &LEVEL_3).await;
    resigned(&stage, &alice, &board).await;
    let over = stage.world.message(board.id).unwrap();
    let stage = stage.restart_with(without_workers).await;
    let alice = stage.person("alice");
    let waiting = busy(&stage, &[alice.id(); 2], &stage.kept(1).await).await;
    let answer = alice.press(&over, "Rematch").await.unwrap();
    let text = ephemeral_text(&answer);
    assert!(text.contains("Try again in a minute"), "{text}");
    waiting.iter().for_each(|task| task.abort());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn each_machine_of_a_game_for_four_has_its_line() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let options =
        [("game", "ninuki/free-for-all"), ("seats", "4"), ("level", "2"), ("starts", "me")];
    begun(&stage, "alice", &options).await;
    let board = moved(&stage, &alice, 1, "j10").await;
    let stored = stage.kept(1).await;
    assert_eq!(stored.log.len(), 4, "{:?}", stored.log);
    for (action, stone) in stored.log[1..].iter().zip(["⚪", "🔴", "🔵"]) {
        let line = format!("🤖 {stone} Narabe (level 2): {action}.");
        assert!(board.text().contains(&line), "{action}: {}", board.text());
    }
    stage.close().await;
}

/// Several moves of a machine in a row, as in Roku, all stand on the board that answers.
#[tokio::test(flavor = "multi_thread")]
async fn every_move_of_an_answer_is_named() {
    use narabe::words::{self, Locale::En};
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    begun(&stage, "alice", &[("game", "roku/standard"), ("level", "2"), ("starts", "me")]).await;
    let (mut longest, mut stored) = (0, stage.kept(1).await);
    while longest < 2 {
        assert_eq!(stored.status, Status::Running, "it never moves twice: {:?}", stored.log);
        let action = table(&stored).actions().actions[0].clone();
        let board = moved(&stage, &alice, 1, &action).await;
        let after = stage.kept(1).await;
        let answer = &after.log[stored.log.len() + 1..];
        longest = longest.max(answer.len());
        if !answer.is_empty() {
            let said = words::join::all_played(En, answer);
            let line = format!("🤖 Narabe (level 2): {said}.");
            assert!(board.text().contains(&line), "{line}: {}", board.text());
        }
        stored = after;
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_at_once() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    begun(&stage, "alice", &LEVEL_3).await;
    begun(&stage, "bob", &[("level", "6"), ("starts", "me")]).await;
    for (one, other) in [("h8", "h8"), ("a1", "o15"), ("c1", "m15")] {
        tokio::join!(moved(&stage, &alice, 1, one), moved(&stage, &bob, 2, other));
    }
    for game in [1, 2] {
        let stored = stage.kept(game).await;
        assert_eq!((stored.log.len(), stored.version), (6, 3), "{stored:?}");
    }
    stage.close().await;
}

/// No one looks on when the only person has left: machines that are in it for themselves have drawn, and a mate of the person
/// leaves as well. The record says the same without them.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_ends_when_its_only_person_has_left() {
    for (preset, seats, events, places) in [
        ("free-for-all", 3_u8, ["resign 0", "draw"], vec![3, 1, 1]),
        ("teams", 4, ["resign 0", "resign 2"], vec![2, 1]),
    ] {
        let stage = Stage::open().await;
        let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
        let (game, number) = (format!("ninuki/{preset}"), seats.to_string());
        let options = [("level", "1"), ("game", &*game), ("starts", "me"), ("seats", &*number)];
        let board = begun(&stage, "alice", &options).await;
        resigned(&stage, &alice, &board).await;
        let stored = stage.kept(1).await;
        assert_eq!(stored.status, Status::Finished);
        assert_eq!(stored.log, events);
        let mut plain = GAMES.find("ninuki").unwrap().open(preset, seats).unwrap();
        events.iter().for_each(|event| plain.play(event).unwrap());
        let outcomes = [table(&stored).outcome().unwrap(), plain.outcome().unwrap()];
        assert!(outcomes.iter().all(|outcome| outcome.places == places), "{outcomes:?}");
        let board = stage.world.message(board.id).unwrap();
        let history = ephemeral_text(&alice.slash(&lobby, "history", &[]).await.unwrap());
        if preset == "free-for-all" {
            assert!(board.text().contains("since no one else is left"), "{}", board.text());
            assert!(history.contains("left the game to the machines"), "{history}");
            let replay = alice.slash(&lobby, "replay", &[("game", "1")]).await.unwrap();
            let replay = replay.ephemeral().or(replay.message()).unwrap();
            let described = |of: &Message| of.attachments[0].description.clone().unwrap();
            for told in [described(replay), described(&board)] {
                assert!(told.contains("left the game to the machines"), "{told}");
            }
            let result = board.text().lines().find(|line| line.starts_with("Draw between"));
            assert!(replay.text().ends_with(result.unwrap()), "{}", replay.text());
            for told in [replay.text().to_owned(), described(replay), described(&board)] {
                assert!(!told.contains("agree"), "{told}");
            }
        } else {
            assert!(board.text().contains("win: resignation"), "{}", board.text());
            // The person alone has left: the mate, a machine, went with her.
            let replay = alice.slash(&lobby, "replay", &[("game", "1")]).await.unwrap();
            let replay = replay.ephemeral().or(replay.message()).unwrap();
            for told in [board.text(), replay.text()] {
                let (before, after) = told.split_once("(left the game)").expect("she has left");
                let seat = before.rsplit(['+', '\n']).next().unwrap();
                assert!(seat.contains(&alice.mention()), "{told}");
                assert!(!after.contains("(left the game)"), "{told}");
            }
            assert!(history.contains("with Narabe (level 1), against Narabe"), "{history}");
        }
        stage.close().await;
    }
}

/// So does one that its person leaves with all their data, also while a machine's move waits.
#[tokio::test(flavor = "multi_thread")]
async fn a_game_ends_when_its_only_person_is_deleted() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let options =
        [("level", "1"), ("game", "ninuki/free-for-all"), ("starts", "me"), ("seats", "3")];
    begun(&stage, "alice", &options).await;
    let stage = stage.restart_with(without_workers).await;
    let waiting = busy(&stage, &[1, 2, 3, 4, 5, 6, 7, 8], &stage.kept(1).await).await;
    moved(&stage, &alice, 1, "k10").await;
    super::people::erases(&stage, &alice).await;
    waiting.iter().for_each(|task| task.abort());
    let stage = stage.restart_with(slow).await;
    stage.pass(Duration::from_secs(20)).await;
    let stored = stage.kept(1).await;
    assert_eq!(stored.status, Status::Finished);
    assert_eq!(stored.log, ["k10", "resign 0", "draw"]);
    stage.close().await;
}

/// A game for one was played against its automa, and says so where it is over.
#[tokio::test(flavor = "multi_thread")]
async fn a_history_names_the_automa() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    begun(&stage, "alice", &[("game", "rokumon/solo")]).await;
    let lobby = stage.channel("lobby");
    give_up(&alice, &lobby, &[]).await;
    stage.bot.tick().await;
    let history = ephemeral_text(&alice.slash(&lobby, "history", &[]).await.unwrap());
    assert!(history.contains(" · the automa · "), "{history}");
    stage.close().await;
}

/// Seats that no one was named for are taken by machines as well, and the answer says so.
#[tokio::test(flavor = "multi_thread")]
async fn the_answer_says_which_seats_machines_take() {
    let stage = Stage::open().await;
    let takes = "takes the other 3 seats";
    let four = [("game", "free-for-all"), ("seats", "4"), ("starts", "me")];
    for named in [("level", "2"), ("player3", "narabe")] {
        let board = begun(&stage, "alice", &[&four[..], &[named]].concat()).await;
        assert!(board.text().contains(takes), "{named:?}: {}", board.text());
        assert!(board.text().contains("leave out `level`"), "{named:?}: {}", board.text());
    }
    let two = begun(&stage, "alice", &LEVEL_3).await;
    assert!(!two.text().contains("other seat"), "there is but one: {}", two.text());
    stage.close().await;
}

/// A refusal speaks of no option that was not given.
#[tokio::test(flavor = "multi_thread")]
async fn who_names_narabe_beside_others_is_told_to_choose() {
    let stage = Stage::open().await;
    let both = [("opponent", "narabe"), ("player3", "bob"), ("game", "free-for-all")];
    let said = refused(&stage, &both).await;
    assert!(said.contains("Name either Narabe") && !said.contains("`level`"), "{said}");
    let with_level = [("opponent", "bob"), ("level", "3")];
    let said = refused(&stage, &with_level).await;
    assert!(said.contains("leave out `level`"), "{said}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_declined_early() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    begun(&stage, "alice", &LEVEL_3).await;
    moved(&stage, &alice, 1, "h8").await;
    let answer = alice.slash(&lobby, "draw", &[]).await.unwrap();
    let line = format!("{}’s draw offer was declined", alice.mention());
    assert!(answer.text().contains(&line), "{}", answer.text());
    let when = "declined. Narabe agrees to none before move 60.";
    assert!(answer.text().contains(when), "{}", answer.text());
    assert_eq!(stage.kept(1).await.status, Status::Running);
    let again = alice.slash(&lobby, "draw", &[]).await.unwrap();
    assert!(again.ephemeral().is_some(), "once a turn: {again:?}");
    stage.close().await;
}

/// The line that a machine has declined would go with its move.
#[tokio::test(flavor = "multi_thread")]
async fn no_draw_is_offered_while_a_machine_thinks() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    begun(&stage, "alice", &LEVEL_3).await;
    let stage = stage.restart_with(without_workers).await;
    let waiting = busy(&stage, &[1, 2, 3, 4, 5, 6, 7, 8], &stage.kept(1).await).await;
    moved(&stage, &alice, 1, "h8").await;
    let refused = ephemeral_text(&alice.slash(&lobby, "draw", &[]).await.unwrap());
    assert!(refused.contains("Narabe (level 3) is thinking. Offer the draw after"), "{refused}");
    assert!(stage.kept(1).await.offers.is_empty());
    waiting.iter().for_each(|task| task.abort());
    let stage = stage.restart_with(slow).await;
    stage.pass(Duration::from_secs(20)).await;
    assert_eq!(stage.kept(1).await.log.len(), 2, "the machine has moved");
    let answer = alice.slash(&lobby, "draw", &[]).await.unwrap();
    assert!(answer.text().contains("draw offer was declined"), "{}", answer.text());
    stage.close().await;
}

/// The colour of a cell on a board without a row of more than two.
fn is_black(column: usize, row: usize) -> bool {
    (column + 2 * row) % 4 < 2
}

/// All points of fifteen lines but the last three of the upper row, in an order in which no one has five.
fn dead_board() -> Vec<LogEntry> {
    let cells = (0..15 * 15 - 3).map(|cell| (cell % 15, cell / 15));
    let name =
        |(column, row): (usize, usize)| format!("{}{}", (b'a' + column as u8) as char, row + 1);
    let (black, white): (Vec<_>, Vec<_>) = cells.partition(|(column, row)| is_black(*column, *row));
    let pairs = black.into_iter().zip(white);
    let points = pairs.flat_map(|(one, other)| [(0, name(one)), (1, name(other))]);
    points.map(|(seat, text)| LogEntry { seat: Some(seat), text }).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_draw_is_agreed_late_where_the_chances_are_even() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    begun(&stage, "alice", &LEVEL_3).await;
    let first = stage.kept(1).await;
    let log = dead_board();
    assert!(log.len() >= 220, "{}", log.len());
    let change = Change { entries: log, ..Change::of(&first, first.created_at, None) };
    stage.app.store().change(change).await.unwrap();
    let answer = alice.slash(&lobby, "draw", &[]).await.unwrap();
    let stored = stage.kept(1).await;
    assert_eq!((stored.status, stored.log.last().unwrap().as_str()), (Status::Finished, "draw"));
    let line = "Narabe (level 3): 0 won, 1 drawn, 0 lost";
    assert!(answer.text().contains(line), "{}", answer.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_no_machine_plays_gets_a_sentence() {
    let stage = Stage::open().await;
    for (options, said) in [
        (vec![("level", "9")], "Choose one from 1 to 8."),
        (vec![("level", "-1")], "Choose one from 1 to 8."),
        (vec![("level", "master")], "There’s no level “master”"),
        (vec![("level", "4"), ("game", "rokumon/solo")], "Leave out `level`."),
        (vec![("level", "4"), ("opponent", "bob")], "on your own"),
        (vec![("opponent", "narabe"), ("player3", "bob")], "on your own"),
        (vec![("level", "4"), ("clock", "day")], "have no clock"),
        (vec![("level", "4"), ("rated", "true")], "Games against a machine aren’t rated"),
    ] {
        let sentence = refused(&stage, &options).await;
        assert!(sentence.contains(said), "{options:?}: {sentence}");
    }
    assert!(stage.app.store().game(narabe::store::GameId(1)).await.unwrap().is_none());
    let levels = refused(&stage, &[("level", "4"), ("game", "rokumon/solo")]).await;
    assert!(levels.starts_with("Rokumon") && levels.contains("no levels"), "by its name: {levels}");
    // The game's own automa is the opponent where the bot is chosen.
    let options = [("opponent", "narabe"), ("game", "rokumon/solo")];
    let board = begun(&stage, "alice", &options).await;
    assert!(board.text().contains("the automa"), "{}", board.text());
    stage.close().await;
}

/// Every game, by its first and its last preset for more than one person: the machines answer until the person is on turn.
#[tokio::test(flavor = "multi_thread")]
async fn machines_play_every_game() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let mut number = 0;
    for entry in GAMES.0 {
        let presets =
            entry.info.presets.iter().filter(|preset| {
                entry.open(preset.name, preset.seats.0).unwrap().people().len() > 1
            });
        let presets: Vec<_> = presets.map(|preset| preset.name).collect();
        for preset in [presets[0], presets[presets.len() - 1]] {
            let game = format!("{}/{preset}", entry.info.id);
            let options = [("level", "1"), ("game", &*game), ("starts", "me")];
            let board = begun(&stage, "alice", &options).await;
            assert!(board.only_for.is_none(), "{game}: {}", board.text());
            number += 1;
            for _ in 0..3 {
                stage.bot.tick().await;
                let stored = stage.kept(number).await;
                let table = table(&stored);
                let Some(seat) = table.to_move() else { break };
                assert_eq!(stored.members[0].seat, Some(seat.0), "{game}: {:?}", stored.log);
                moved(&stage, &alice, number, &table.actions().actions[0]).await;
            }
            let stored = stage.kept(number).await;
            assert!(stored.log.len() > 3, "{game}: {:?}", stored.log);
        }
    }
    stage.close().await;
}

/// Has a question of each of these people wait, on a stage without workers, until the first has no room for another.
async fn busy(
    stage: &Stage,
    people: &[u64],
    stored: &StoredGame,
) -> Vec<JoinHandle<Result<String, Silence>>> {
    let client = |person: u64| Client { person, place: stored.venue.guild.unwrap() };
    let question = Question { table: table(stored), level: 3, seed: 1, engine: None };
    let ask = |person: &u64| {
        let (app, client, question) = (Arc::clone(&stage.app), client(*person), question.clone());
        tokio::spawn(async move { app.machines().choose(client, question).await })
    };
    let waiting = people.iter().map(ask).collect();
    while stage.app.machines().has_room(client(people[0]), None) {
        tokio::task::yield_now().await;
    }
    waiting
}

#[tokio::test(flavor = "multi_thread")]
async fn a_full_queue_gets_a_sentence_and_loses_no_move() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    begun(&stage, "alice", &LEVEL_3).await;
    let stage = stage.restart_with(without_workers).await;
    let stored = stage.kept(1).await;
    let waiting = busy(&stage, &[alice.id(); 2], &stored).await;
    let hint = alice.slash(&stage.channel("lobby"), "hint", &[]).await.unwrap();
    for sentence in [refused(&stage, &LEVEL_3).await, ephemeral_text(&hint)] {
        // Hints and puzzles are thought about as well: she has one game, and a challenge is no way to a hint.
        let is_true = !sentence.contains("games") && !sentence.contains("challenge");
        assert!(is_true && sentence.contains("Try again in a minute"), "{sentence}");
    }
    moved(&stage, &alice, 1, "h8").await;
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.log, ["h8"], "the machine waits for its turn");
    waiting.iter().for_each(|task| task.abort());
    for task in waiting {
        assert!(task.await.is_err(), "nothing was chosen");
    }
    let stage = stage.restart_with(slow).await;
    stage.pass(Duration::from_secs(2)).await;
    assert_eq!(stage.kept(1).await.log.len(), 2, "the move comes once there is room");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn searches_pause_while_people_are_answered() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let mut table = GAMES.find("gomoku").unwrap().open("freestyle", 2).unwrap();
    // An empty board needs no thought.
    for text in ["h8", "i9", "g9"] {
        table.play(text).unwrap();
    }
    let app = Arc::clone(&stage.app);
    let pauses = || stage.app.machines().numbers().pauses.load(Ordering::Relaxed);
    let searches = tokio::spawn(async move {
        let client = Client { person: 1, place: 1 };
        for seed in 0.. {
            let table = table.clone();
            let question = Question { table, level: 8, seed, engine: None };
            app.machines().choose(client, question).await.unwrap();
        }
    });
    let before = pauses();
    for _ in 0..1000 {
        alice.slash(&lobby, "help", &[]).await.unwrap();
        if pauses() > before {
            break;
        }
    }
    assert!(pauses() > before, "a search goes on all the time");
    searches.abort();
    assert!(searches.await.is_err(), "it asks again and again");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_level_follows_from_ones_own_games() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    for (game, level) in [(1, 3), (2, 3), (3, 2)] {
        let board = begun(&stage, "alice", &[("opponent", "narabe")]).await;
        assert_eq!(stage.kept(game).await.machines[0].level, level);
        // Someone who has moved has lost, and not left.
        resigned(&stage, &alice, &board).await;
    }
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn help_and_the_menu_lead_to_a_game() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let help = alice.slash(&lobby, "help", &[]).await.unwrap().ephemeral().unwrap().clone();
    let answer = alice.press(&help, "Play Narabe").await.unwrap();
    let Answered::Message(board) = answer else { panic!("no board: {answer:?}") };
    assert!(board.text().contains("Narabe (level 3)"), "{}", board.text());
    let bob = stage.person("bob");
    let answer =
        bob.user_command(&lobby, "Challenge", narabe::playground::cast::BOT).await.unwrap();
    assert!(answer.text().contains("Narabe (level 3)"), "{answer:?}");
    assert_eq!(stage.kept(2).await.members[0].person, bob.id());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn levels_are_offered_while_one_types() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let choices = alice.complete(&lobby, "challenge", &[], ("level", "")).await.unwrap();
    let names: Vec<&str> = choices.choices().iter().map(|choice| choice.name.as_str()).collect();
    assert_eq!((names.len(), names[0]), (8, "Level 1, for beginners"));
    stage.close().await;
}

/// Text of a board, as its players have it.
async fn shown_to(who: &Person, lobby: &Channel, game: &str) -> String {
    let shown = who.slash(lobby, "board", &[("game", game)]).await.unwrap();
    shown.ephemeral().or(shown.message()).unwrap().text().to_owned()
}

/// Japanese calls a person by an honorific, and a machine by its name alone, also beside a person and in lists.
#[tokio::test(flavor = "multi_thread")]
async fn a_machine_has_no_honorific() {
    let stage = Stage::open().await;
    stage.world.set_server_locale("ja");
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let reader = stage.person("alice").with_locale("ja");
    begun(&stage, "alice", &LEVEL_3).await;
    give_up(&alice, &lobby, &[("game", "1")]).await;
    stage.bot.tick().await;
    let alone = shown_to(&reader, &lobby, "1").await;
    assert!(alone.contains("🏆 Narabe（レベル3）の勝ち"), "{alone}");
    let four = [("level", "2"), ("game", "ninuki/teams"), ("starts", "me"), ("seats", "4")];
    begun(&stage, "alice", &four).await;
    let winner = [("game", "2"), ("person", "alice")];
    let asked = reader.slash(&lobby, "settings decide", &winner).await.unwrap();
    let question = ephemeral_text(&asked);
    decide(&alice, &lobby, &winner).await;
    let team = shown_to(&reader, &lobby, "2").await;
    for told in [&question, &team] {
        assert!(told.contains(&format!("{}さんと", alice.mention())), "{told}");
        assert!(told.contains("Narabe（レベル2）の勝ち"), "{told}");
    }
    begun(&stage, "alice", &LEVEL_3).await;
    let running = ephemeral_text(&reader.slash(&lobby, "games", &[]).await.unwrap());
    assert!(running.contains("（相手：Narabe（レベル3））"), "{running}");
    let finished = [("list", "finished")];
    let listed = ephemeral_text(&reader.slash(&lobby, "games", &finished).await.unwrap());
    let history = ephemeral_text(&reader.slash(&lobby, "history", &[]).await.unwrap());
    let sides = "味方：Narabe（レベル2）、相手：Narabe（レベル2）とNarabe（レベル2）";
    for told in [&listed, &history] {
        assert!(told.contains(sides), "{told}");
    }
    for told in [alone, question, team, running, listed, history] {
        assert!(!told.contains("）さん"), "{told}");
    }
    stage.close().await;
}

/// Neither has one that is to move, for whoever would move in its place.
#[tokio::test(flavor = "multi_thread")]
async fn a_machine_on_turn_has_no_honorific() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    begun(&stage, "alice", &LEVEL_3).await;
    let stage = stage.restart_with(without_workers).await;
    let waiting = busy(&stage, &[alice.id(); 2], &stage.kept(1).await).await;
    moved(&stage, &alice, 1, "h8").await;
    let reader = stage.person("alice").with_locale("ja");
    let early = [("where", "a1"), ("game", "1")];
    let refused = ephemeral_text(&reader.slash(&lobby, "move", &early).await.unwrap());
    assert!(refused.contains("Narabe（レベル3）の番です。"), "{refused}");
    waiting.iter().for_each(|task| task.abort());
    let stage = stage.restart_with(slow).await;
    stage.pass(Duration::from_secs(2)).await;
    stage.close().await;
}

/// A name with a comma of its own could not be told from two.
#[tokio::test(flavor = "multi_thread")]
async fn several_machines_are_told_apart_in_a_list() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let three = [("level", "2"), ("game", "ninuki/free-for-all"), ("starts", "me"), ("seats", "3")];
    begun(&stage, "alice", &three).await;
    let choices = alice.complete(&lobby, "board", &[], ("game", "")).await.unwrap();
    let name = &choices.choices()[0].name;
    assert!(name.contains("Narabe (level 2) and Narabe (level 2)"), "{name}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_export_names_the_machine() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    begun(&stage, "alice", &LEVEL_3).await;
    moved(&stage, &alice, 1, "h8").await;
    let answer = alice.slash(&lobby, "export", &[]).await.unwrap();
    let file = &answer.ephemeral().unwrap().attachments[0];
    let text = String::from_utf8(file.bytes.to_vec()).unwrap();
    assert!(text.contains("PW[Narabe (level 3)]"), "{text}");
    let answer = alice.slash(&lobby, "export", &[("format", "psq")]).await.unwrap();
    let file = &answer.ephemeral().unwrap().attachments[0];
    let text = String::from_utf8(file.bytes.to_vec()).unwrap();
    assert!(text.lines().any(|line| line == "Narabe (level 3)"), "{text}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_alone_is_aborted_without_asking() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    begun(&stage, "alice", &LEVEL_3).await;
    moved(&stage, &alice, 1, "h8").await;
    let question = alice.slash(&lobby, "abort", &[]).await.unwrap().ephemeral().unwrap().clone();
    alice.press(&question, "Yes, cancel it").await.unwrap();
    assert_eq!(stage.kept(1).await.status, Status::Aborted);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_plays_the_machine_in_direct_messages() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let answer = alice.slash(&alice.dm(), "challenge", &LEVEL_3).await.unwrap();
    let board = answer.message().unwrap().clone();
    let board = update(&stage.type_move(&alice, &board, "h8").await);
    assert!(board.text().contains("🤖 Narabe (level 3): "), "{}", board.text());
    stage.close().await;
}
