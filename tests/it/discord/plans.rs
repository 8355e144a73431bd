//! Plans: written while others are on turn, played in their step, seen by no one before.

use super::sent::{Sent, is_private, looks_around, tells};
use crate::stage::{Stage, challenge_by, ephemeral_text, update};
use narabe::game::{Options, Table, Turn};
use narabe::games::GAMES;
use narabe::playground::message::Message;
use narabe::playground::{Answered, Person};
use narabe::store::Status;
use std::time::Duration;

/// The caller's own view of the game behind a board.
async fn own_view(person: &Person, board: &Message) -> Message {
    person.press(board, "My view").await.unwrap().ephemeral().unwrap().clone()
}

/// Someone writes a plan behind the button of their own view.
async fn plan(person: &Person, board: &Message, lines: &str) -> Answered {
    plan_with(person, board, &[("lines", lines)]).await
}

async fn plan_with(person: &Person, board: &Message, fields: &[(&str, &str)]) -> Answered {
    let own = own_view(person, board).await;
    let form = person.press(&own, "Plan…").await.unwrap();
    let form = form.modal().unwrap_or_else(|| panic!("no form: {form:?}")).clone();
    person.submit(&form, fields).await.unwrap()
}

/// The player moves by the form below the board; the board after it.
async fn moved(stage: &Stage, who: &Person, board: &Message, text: &str) -> Message {
    update(&stage.type_move(who, board, text).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_is_played_in_the_step_that_it_answers() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let board = moved(&stage, &alice, &board, "h8").await;
    let kept = ephemeral_text(&plan(&alice, &board, "H9 i10; h9 i10 j11 k12\n g9 f10").await);
    assert!(kept.contains("3 lines") && kept.contains("h9 i10 j11 k12"), "{kept}");
    let form = alice.press(&own_view(&alice, &board).await, "Plan…").await.unwrap();
    let inputs = form.modal().unwrap().inputs();
    assert_eq!(inputs[0]["value"], "h9 i10\nh9 i10 j11 k12\ng9 f10", "it can be changed");
    assert_eq!(inputs[1]["default"], false);
    let pings = stage.world.pings(&alice).len();
    let board = moved(&stage, &bob, &board, "h9").await;
    assert_eq!(stage.kept(1).await.log, ["h8", "h9", "i10"]);
    assert!(board.text().contains("as planned"), "{}", board.text());
    stage.bot.tick().await;
    assert_eq!(stage.world.pings(&alice).len(), pings, "it is not her turn");
    let own = own_view(&alice, &board).await;
    assert!(own.text().contains("one line") && own.text().contains("j11 k12"), "{}", own.text());
    let stage = stage.restart().await;
    let board = moved(&stage, &bob, &board, "j11").await;
    assert_eq!(stage.kept(1).await.log.last().unwrap(), "k12");
    assert!(!own_view(&alice, &board).await.text().contains("🗒️"), "it is played out");
    assert!(stage.app.store().plans(stage.kept(1).await.id).await.unwrap().is_empty());
    stage.close().await;
}

/// The ends of its lines are drawn as the board stands in one's own view.
#[tokio::test(flavor = "multi_thread")]
async fn a_plan_is_drawn_on_ones_own_side() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let board = moved(&stage, &alice, &board, "h8").await;
    let drawn = async || {
        let kept = plan(&alice, &board, "a1 o1").await;
        kept.ephemeral().unwrap().attachments[0].bytes.clone()
    };
    let usual = drawn().await;
    assert!(drawn().await == usual, "the same plan is drawn alike");
    stage.prefer(&alice, |wishes| wishes.turned = 2).await;
    assert!(drawn().await != usual, "the board is turned");
    stage.close().await;
}

/// Pente begins on the centre, the only point that is listed then.
#[tokio::test(flavor = "multi_thread")]
async fn the_example_of_a_plan_has_a_move_and_its_answer() {
    let stage = Stage::open().await;
    let board = stage.alice_and_bob("ninuki/pente").await;
    let bob = stage.person("bob");
    let form = bob.press(&own_view(&bob, &board).await, "Plan…").await.unwrap();
    let inputs = form.modal().unwrap().inputs();
    let example = inputs[0]["placeholder"].as_str().unwrap();
    let words: Vec<&str> = example.trim_start_matches("for example").split_whitespace().collect();
    assert!(words.len() == 2 && example.trim_end() == example, "{example:?}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_that_no_longer_fits_is_void() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let board = moved(&stage, &alice, &board, "h8").await;
    plan(&alice, &board, "h9 i10").await;
    let board = moved(&stage, &bob, &board, "a1").await;
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.log, ["h8", "a1"]);
    assert!(!stage.world.pings(&alice).is_empty(), "it is her turn");
    let own = own_view(&alice, &board).await;
    assert!(own.text().contains("Your plan is void"), "{}", own.text());
    // Another plan takes its place, and one without lines is none.
    let board = moved(&stage, &alice, &board, "i9").await;
    plan(&alice, &board, "h9 i10").await;
    let gone = ephemeral_text(&plan(&alice, &board, " ").await);
    assert!(gone.contains("no plan"), "{gone}");
    moved(&stage, &bob, &board, "h9").await;
    assert_eq!(stage.kept(1).await.log.len(), 4);
    stage.close().await;
}

/// The person reads it where they look next, and no one else does.
#[tokio::test(flavor = "multi_thread")]
async fn that_a_plan_is_void_is_said_where_its_person_looks() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    stage.prefer(&alice, |wishes| wishes.direct_turns = true).await;
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let board = moved(&stage, &alice, &board, "h8").await;
    plan(&alice, &board, "h9 i10").await;
    let board = moved(&stage, &bob, &board, "a1").await;
    stage.pass(std::time::Duration::from_secs(1)).await;
    let void = "Your plan is void";
    let told = alice.dm().last().expect("a direct message");
    assert!(told.text().contains(void), "{told:?}");
    let lobby = stage.channel("lobby");
    for (who, reads) in [(&alice, true), (&bob, false)] {
        let list = who.slash(&lobby, "games", &[]).await.unwrap();
        assert_eq!(list.text().contains(void), reads, "{}", list.text());
    }
    let form = alice.press(&board, "Move").await.unwrap().modal().unwrap().clone();
    assert!(form.data.to_string().contains(void), "{:?}", form.data);
    let board = moved(&stage, &alice, &board, "b1").await;
    let form = bob.press(&board, "Move").await.unwrap().modal().unwrap().clone();
    assert!(!form.data.to_string().contains(void), "{:?}", form.data);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_move_out_of_turn_is_told_of_plans() {
    let stage = Stage::open().await;
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    moved(&stage, &alice, &board, "h8").await;
    let early = alice.slash(&lobby, "move", &[("where", "h9")]).await.unwrap();
    assert!(ephemeral_text(&early).contains("press My view, then Plan…"), "{early:?}");
    stage.close().await;
}

/// A plan that is longer than a message says how much of it is not shown; the form has all of it.
#[tokio::test(flavor = "multi_thread")]
async fn a_long_plan_is_not_cut_without_a_word() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let board = stage.alice_and_bob("gomoku/freestyle size=unbounded").await;
    // The first stone has no alternative.
    let board = update(&alice.press(&board, "Move").await.unwrap());
    let moves = |line: i32| (0..16).map(move |number| format!("-{},-{}", 10 + line, 10 + number));
    let lines = |line| moves(line).collect::<Vec<_>>().join(" ");
    let written = (0..20).map(lines).collect::<Vec<_>>().join("\n");
    assert!(written.len() > 2_400);
    let kept = ephemeral_text(&plan(&alice, &board, &written).await);
    assert!(kept.contains("20 lines") && kept.chars().count() <= 2_000, "{kept}");
    let shown = kept.lines().filter(|line| line.starts_with('•')).count();
    let rest = format!("… and {} more lines. Plan… has them all.", 20 - shown);
    assert!(shown > 8 && kept.ends_with(&rest), "{kept}");
    let own = own_view(&alice, &board).await;
    assert!(own.text().contains("more lines. Plan…") && !own.text().ends_with('…'), "{own:?}");
    let form = alice.press(&own, "Plan…").await.unwrap();
    assert_eq!(form.modal().unwrap().inputs()[0]["value"].as_str().unwrap().lines().count(), 20);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_plan_is_refused_with_what_would_work() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let own = own_view(&alice, &board).await;
    assert!(own.buttons().iter().all(|button| button.label != "Plan…"), "it is her turn");
    let board = moved(&stage, &alice, &board, "h8").await;
    let many = "a1 a2;".repeat(21);
    let deep: Vec<String> =
        "acegikmob".chars().map(|column| format!("{column}1 {column}4")).collect();
    for (lines, reason) in [
        ("h9", "doesn’t end with a move of yours"),
        ("h9 i10 j11", "doesn’t end with a move of yours"),
        ("h9 h8", "h8"),
        ("h9 zz", "zz"),
        ("h9 i10; h9 i9", "in two ways"),
        (many.as_str(), "at most 20 lines"),
        (deep.join(" ").as_str(), "at most 8 moves"),
        ("* g7", "Tick the box"),
        ("* h8", "h8 is already taken"),
        ("resign 1 g7", "resign"),
    ] {
        let no = ephemeral_text(&plan(&alice, &board, lines).await);
        assert!(no.contains(reason), "{lines}: {no}");
    }
    // One slip costs no lines: they can be copied.
    let no = ephemeral_text(&plan(&alice, &board, "a1 a2\nh9 `zz\nb1 b2").await);
    assert!(no.ends_with("\n```\na1 a2\nh9 zz\nb1 b2\n```"), "{no}");
    let any = plan_with(&alice, &board, &[("lines", "* g7; h9 i10"), ("any", "true")]).await;
    assert!(ephemeral_text(&any).contains("any other move"), "{any:?}");
    let form = alice.press(&own_view(&alice, &board).await, "Plan…").await.unwrap();
    let form = form.modal().unwrap().clone();
    moved(&stage, &bob, &board, "b2").await;
    assert_eq!(stage.kept(1).await.log.last().unwrap(), "g7");
    let late = alice.submit(&form, &[("lines", "h9 i10")]).await.unwrap();
    let late = ephemeral_text(&late);
    assert!(late.contains("gone on meanwhile") && late.contains("\nh9 i10\n"), "{late}");
    stage.close().await;
}

/// A player who stays behind on the track moves again. The refusal of a plan that leaves such a move out says so.
#[tokio::test(flavor = "multi_thread")]
async fn a_plan_is_told_who_moves_again() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let mut board = stage.alice_and_bob("roku/standard").await;
    for (who, at) in [(&alice, "A1"), (&bob, "A2"), (&alice, "E5")] {
        let answer = who.slash(&lobby, "move", &[("where", at)]).await.unwrap();
        board = answer.message().unwrap().clone();
    }
    for (line, moves) in [("b2", "b2"), ("b2 b3", "b2, b3")] {
        let no = ephemeral_text(&plan(&alice, &board, line).await);
        let again = format!("After {moves} the other player moves again");
        assert!(no.contains("doesn’t end with a move of yours") && no.contains(&again), "{no}");
    }
    stage.close().await;
}

/// A point is an offer if nothing else is possible, in a plan as well.
#[tokio::test(flavor = "multi_thread")]
async fn a_planned_fifth_move_is_an_offer() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let lobby = stage.channel("lobby");
    stage.alice_and_bob("gomoku/renju").await;
    let moves = async |who: &Person, text: &str| {
        let moved = who.slash(&lobby, "move", &[("where", text)]).await.unwrap();
        stage.bot.tick().await;
        moved.message().cloned().unwrap_or_else(|| panic!("{text}: {moved:?}"))
    };
    moves(&alice, "h8").await;
    moves(&alice, "h9").await;
    let board = moves(&alice, "i9").await;
    let kept = ephemeral_text(&plan(&alice, &board, "stay i8 h7 g6").await);
    assert!(kept.contains("one line"), "{kept}");
    moves(&bob, "stay").await;
    moves(&bob, "i8").await;
    let log = stage.kept(1).await.log;
    assert_eq!(log[3..], ["stay", "i8", "offer h7", "offer g6"]);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answered_move_is_taken_back_with_its_answer() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let lobby = stage.channel("lobby");
    let options =
        [("opponent", "bob"), ("starts", "me"), ("rated", "false"), ("game", "gomoku/freestyle")];
    let challenge = challenge_by(&alice, &lobby, &options).await;
    let board = update(&bob.press(&challenge, "Accept").await.unwrap());
    stage.bot.tick().await;
    let board = moved(&stage, &alice, &board, "h8").await;
    plan(&alice, &board, "h9 i10 j11 k12").await;
    stage.pass(Duration::from_secs(60 * 60)).await;
    let left = async || stage.kept(1).await.timing.turn.unwrap().ends_at - stage.clock_now();
    let before = left().await;
    moved(&stage, &bob, &board, "h9").await;
    bob.slash(&stage.channel("lobby"), "takeback", &[]).await.unwrap();
    stage.bot.tick().await;
    assert_eq!(stage.kept(1).await.log, ["h8"]);
    assert_eq!(left().await, before, "as if no one had answered");
    let board = stage.shown(1).await;
    moved(&stage, &bob, &board, "h9").await;
    assert_eq!(stage.kept(1).await.log, ["h8", "h9"], "the plan is void");
    stage.close().await;
}

/// In a rated game a move that is tried, answered as planned and taken back would show the plan for nothing.
#[tokio::test(flavor = "multi_thread")]
async fn a_planned_answer_is_one_where_the_result_counts() {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let game = ("game", "gomoku/freestyle");
    let options = [("opponent", "bob"), ("starts", "me"), ("rated", "true"), game];
    let challenge = challenge_by(&alice, &lobby, &options).await;
    let board = update(&bob.press(&challenge, "Accept").await.unwrap());
    stage.bot.tick().await;
    assert!(stage.kept(1).await.rated);
    let board = moved(&stage, &alice, &board, "h8").await;
    plan(&alice, &board, "h9 i10 j11 k12").await;
    moved(&stage, &bob, &board, "h9").await;
    let asked = bob.slash(&lobby, "takeback", &[]).await.unwrap().message().unwrap().clone();
    assert!(asked.text().contains("wants to take back h9, and with it i10"), "{}", asked.text());
    assert_eq!(stage.kept(1).await.log, ["h8", "h9", "i10"]);
    alice.press(&asked, "Agree to take back").await.unwrap();
    assert_eq!(stage.kept(1).await.log, ["h8"]);
    stage.close().await;
}

/// `*` is any stone of another player, and nothing else that becomes an entry of the log.
#[tokio::test(flavor = "multi_thread")]
async fn a_take_back_is_no_reply_to_any_stone() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let board = moved(&stage, &alice, &board, "h8").await;
    let any = [("lines", "* g7"), ("any", "true")];
    ephemeral_text(&plan_with(&alice, &board, &any).await);
    alice.slash(&stage.channel("lobby"), "takeback", &[]).await.unwrap();
    assert_eq!(stage.kept(1).await.log, [""; 0]);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_exchange_of_colours_is_no_reply_to_any_stone() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let mut board = stage.alice_and_bob("gomoku/freestyle swap").await;
    for text in ["h8", "i9", "a1"] {
        board = moved(&stage, &alice, &board, text).await;
    }
    let any = [("lines", "* g7"), ("any", "true")];
    plan_with(&alice, &board, &any).await;
    let (kept, table) = (stage.kept(1).await, table_of(&stage).await);
    let hands_over = |text: &&String| {
        let mut table = table.clone();
        table.play(text).unwrap();
        kept.person_on_turn(&table) == Some(alice.id())
    };
    let actions = table.actions().actions;
    let decision = actions.iter().find(hands_over).expect("one after which she is to move");
    let lobby = stage.channel("lobby");
    bob.slash(&lobby, "move", &[("where", decision)]).await.unwrap();
    assert_eq!(stage.kept(1).await.log.last(), Some(decision));
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_offer_makes_a_plan_void_also_once_declined() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let mut board = stage.alice_and_bob("gomoku/freestyle").await;
    for (who, text) in [(&alice, "h8"), (&bob, "a1"), (&alice, "h9")] {
        board = moved(&stage, who, &board, text).await;
    }
    plan(&alice, &board, "a3 i10").await;
    let lobby = stage.channel("lobby");
    let offered = bob.slash(&lobby, "draw", &[]).await.unwrap().message().unwrap().clone();
    let board = update(&alice.press(&offered, "Decline").await.unwrap());
    let own = own_view(&alice, &board).await;
    assert!(own.text().contains("Your plan is void"), "{}", own.text());
    // A plan that is made after that holds.
    plan(&alice, &board, "a5 i10").await;
    let board = moved(&stage, &bob, &board, "a5").await;
    assert_eq!(stage.kept(1).await.log.last().unwrap(), "i10");
    assert!(board.text().contains("as planned"), "{}", board.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_to_any_stone_must_be_possible() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let board = moved(&stage, &alice, &board, "h8").await;
    for lines in ["* h8", "*", "* g7 h7"] {
        let no = plan_with(&alice, &board, &[("lines", lines), ("any", "true")]).await;
        assert!(!ephemeral_text(&no).contains("🗒️"), "{lines}: {no:?}");
    }
    stage.close().await;
}

/// An opening in which one player offers two fifths in a row, and a bank of time that grows with each turn.
const FIFTHS: [(&str, &str); 4] =
    [("opponent", "bob"), ("game", "gomoku/renju yamaguchi"), ("starts", "me"), ("clock", "bank")];

/// A game up to a move that is answered by two decisions of the other player, which are planned or made by hand; the game
/// and the number of these decisions.
async fn answered_twice(plans: bool) -> (narabe::store::StoredGame, usize) {
    let stage = Stage::open().await;
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    let challenge = alice.slash(&lobby, "challenge", &FIFTHS).await.unwrap();
    bob.press(challenge.message().unwrap(), "Accept").await.unwrap();
    for _ in 0..12 {
        let (kept, table) = (stage.kept(1).await, table_of(&stage).await);
        let on_turn = kept.person_on_turn(&table).unwrap();
        let [mover, other] = if on_turn == alice.id() { [&alice, &bob] } else { [&bob, &alice] };
        let text = wished(&table);
        let answers = row_of(&kept, &table, other.id(), &text);
        if plans && answers.len() == 2 {
            let line = [vec![text.clone()], answers.clone()].concat().join(" ");
            let board = other.slash(&lobby, "board", &[("text", "true")]).await.unwrap();
            let form = other.press(board.ephemeral().unwrap(), "Plan…").await.unwrap();
            let said = other.submit(form.modal().unwrap(), &[("lines", &line)]).await.unwrap();
            assert!(ephemeral_text(&said).contains("🗒️"), "{line}: {said:?}");
        }
        mover.slash(&lobby, "move", &[("where", &text)]).await.unwrap();
        if answers.len() == 2 {
            for answer in answers.iter().filter(|_| !plans) {
                other.slash(&lobby, "move", &[("where", answer)]).await.unwrap();
            }
            let kept = stage.kept(1).await;
            stage.close().await;
            return (kept, answers.len());
        }
    }
    panic!("no one has two decisions in a row");
}

/// The decision that leads to two fifths.
fn wished(table: &Table) -> String {
    let actions = table.actions().actions;
    let two = actions.iter().find(|text| *text == "2");
    two.or(actions.last()).unwrap().clone()
}

/// Two decisions that a player has in a row after a text; fewer if the player has not as many.
fn row_of(kept: &narabe::store::StoredGame, table: &Table, person: u64, text: &str) -> Vec<String> {
    let (mut table, mut row) = (table.clone(), Vec::new());
    table.play(text).unwrap();
    while row.len() < 2 && kept.person_on_turn(&table) == Some(person) {
        let text = table.actions().actions.last().unwrap().clone();
        if !text.contains(char::is_numeric) || text.len() < 2 {
            break;
        }
        table.play(&text).unwrap();
        row.push(text);
    }
    row
}

#[tokio::test(flavor = "multi_thread")]
async fn the_clock_gains_as_if_one_had_moved_at_once() {
    let (planned, by_hand) = (answered_twice(true).await, answered_twice(false).await);
    assert_eq!((&planned.0.log, planned.1), (&by_hand.0.log, 2));
    assert_eq!(planned.0.timing.banks, by_hand.0.timing.banks);
    assert_eq!(planned.0.deadline_at, by_hand.0.deadline_at);
}

async fn table_of(stage: &Stage) -> Table {
    narabe::app::context::replayed(GAMES, &stage.kept(1).await).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn no_plan_is_played_on_vacation() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let board = moved(&stage, &alice, &board, "h8").await;
    plan(&alice, &board, "h9 i10").await;
    let lobby = stage.channel("lobby");
    ephemeral_text(&alice.slash(&lobby, "vacation start", &[]).await.unwrap());
    moved(&stage, &bob, &board, "h9").await;
    assert_eq!(stage.kept(1).await.log, ["h8", "h9"]);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_planned_five_ends_the_game() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let mut board = stage.alice_and_bob("gomoku/freestyle").await;
    for (turn, text) in ["h8", "a1", "i8", "c1", "j8", "e1", "k8"].into_iter().enumerate() {
        board = moved(&stage, if turn % 2 == 0 { &alice } else { &bob }, &board, text).await;
    }
    let any = plan_with(&alice, &board, &[("lines", "l8 g8; * l8"), ("any", "true")]).await;
    assert!(ephemeral_text(&any).contains("2 lines"), "{any:?}");
    let board = moved(&stage, &bob, &board, "a9").await;
    let kept = stage.kept(1).await;
    assert_eq!((kept.status, kept.log.last().unwrap().as_str()), (Status::Finished, "l8"));
    assert!(board.text().contains("wins"), "{}", board.text());
    stage.bot.tick().await;
    assert!(stage.app.store().plans(kept.id).await.unwrap().is_empty());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_says_what_is_planned_before_it_is_played() {
    let (stage, sent) = Sent::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let board = moved(&stage, &alice, &board, "h8").await;
    let lobby = stage.channel("lobby");
    sent.take();
    plan(&alice, &board, "n13 n14").await;
    own_view(&alice, &board).await;
    for person in [&bob, &stage.person("carol")] {
        looks_around(&stage, person, &board).await;
        own_view(person, &board).await;
    }
    bob.slash(&lobby, "export", &[("game", "1")]).await.unwrap();
    stage.bot.sweep().await;
    stage.bot.tick().await;
    let sent = sent.take();
    assert!(sent.len() > 12, "{}", sent.len());
    let telling: Vec<_> = sent.iter().filter(|body| tells(body, &["n13", "n14", "🗒️"])).collect();
    assert_eq!(telling.len(), 2, "the planner reads it twice, no one else: {telling:#?}");
    assert!(telling.iter().all(|body| is_private(body)), "to her alone: {telling:#?}");
    let board = stage.shown(1).await;
    moved(&stage, &bob, &board, "n13").await;
    assert_eq!(stage.kept(1).await.log.last().unwrap(), "n14");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_planned_is_given_and_deleted() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let board = stage.alice_and_bob("gomoku/freestyle").await;
    let board = moved(&stage, &alice, &board, "h8").await;
    plan(&alice, &board, "h9 i10").await;
    let lobby = stage.channel("lobby");
    let notice = alice.slash(&lobby, "privacy", &[]).await.unwrap().ephemeral().unwrap().clone();
    let export = alice.press(&notice, "Export everything").await.unwrap();
    let all: serde_json::Value =
        serde_json::from_slice(&export.message().unwrap().attachments[0].bytes).unwrap();
    assert_eq!(all["plans"][0]["lines"][0][1], "i10", "{}", all["plans"]);
    let sure = alice.press(&notice, "Delete…").await.unwrap().message().unwrap().clone();
    alice.press(&sure, "Yes, delete everything about me").await.unwrap();
    stage.bot.tick().await;
    let raw = crate::database::raw(stage.database());
    assert!(!super::servers::dump(&raw).contains(&alice.id().to_string()));
    drop(raw);
    stage.close().await;
}

/// Random games of each rule set of two without chance, where `NARABE_PLANNED_GAMES` does not say how many.
const GAMES_EACH: u64 = 1;

/// Plies of a random game.
const PLIES: usize = 6;

/// A random game's moves, those included that no one decides; none where chance decides or the game ends early.
fn random_game(game: &str, rules: &str, seed: u64) -> Option<Vec<(Table, String)>> {
    let mut lots = fastrand::Rng::with_seed(seed);
    let entry = GAMES.find(game).unwrap();
    let mut table = entry.start(&Options::read(entry.info, rules).unwrap(), 2, None).ok()?;
    let mut made = Vec::new();
    while made.len() < PLIES {
        if table.turn() == Turn::Chance || table.outcome().is_some() {
            return None;
        }
        let actions = table.actions().actions;
        let text = actions[lots.usize(..actions.len())].clone();
        let before = table.clone();
        table.play(&text).ok()?;
        made.push((before, text));
    }
    Some(made)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_planned_game_has_the_record_of_one_by_hand() {
    let each = crate::number("NARABE_PLANNED_GAMES", GAMES_EACH);
    let mut compared = 0;
    for entry in GAMES.0.iter().filter(|entry| entry.info.id != "rokumon") {
        for preset in entry.info.presets {
            for seed in 0..each {
                let Some(by_hand) = random_game(entry.info.id, preset.name, seed) else { continue };
                compared += 1;
                planned_game(&format!("{}/{}", entry.info.id, preset.name), &by_hand, seed).await;
            }
        }
    }
    println!("{compared} games compared");
    assert!(compared > 5);
}

/// Plays these moves on a new stage, half of the answers by plans, and compares the record.
async fn planned_game(rules: &str, by_hand: &[(Table, String)], seed: u64) {
    let mut lots = fastrand::Rng::with_seed(seed);
    let stage = Stage::open().await;
    let lobby = stage.channel("lobby");
    stage.alice_and_bob(rules).await;
    let (mut at, mut answered) = (0, 0);
    while at < by_hand.len() {
        let kept = stage.kept(1).await;
        let (before, text) = &by_hand[at];
        let on_turn = kept.person_on_turn(before).unwrap();
        let who = ["alice", "bob"].map(|key| stage.person(key));
        let [mover, other] =
            if who[0].id() == on_turn { [&who[0], &who[1]] } else { [&who[1], &who[0]] };
        let answer = by_hand
            .get(at + 1)
            .filter(|(table, _)| kept.person_on_turn(table) == Some(other.id()) && lots.bool());
        if let Some((_, answer)) = answer {
            let board = other.slash(&lobby, "board", &[("text", "true")]).await.unwrap();
            let board = board.ephemeral().unwrap().clone();
            let form = other.press(&board, "Plan…").await.unwrap().modal().unwrap().clone();
            let line = format!("{text} {answer}");
            let said = other.submit(&form, &[("lines", &line)]).await.unwrap();
            assert!(ephemeral_text(&said).contains("🗒️"), "{rules} {seed}: {line}: {said:?}");
            answered += 1;
        }
        mover.slash(&lobby, "move", &[("where", text)]).await.unwrap();
        let log = stage.kept(1).await.log;
        at += if answer.is_some() { 2 } else { 1 };
        let expected: Vec<&str> = by_hand[..at].iter().map(|(_, text)| text.as_str()).collect();
        assert_eq!(log[..at.min(log.len())], expected, "{rules}, seed {seed}");
    }
    println!("{rules}: {answered} planned");
    stage.close().await;
}
