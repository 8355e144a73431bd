//! The puzzle of the day: solved by its line, tried wrongly, given up, posted; streaks.

use crate::stage::{Stage, update};
use narabe::play::week::WEEK_MS;
use narabe::playground::cast::SERVER;
use narabe::playground::message::Message;
use narabe::playground::{Answered, Person};
use narabe::teach::puzzles::PuzzleId;
use std::time::Duration;

const MINUTE: Duration = Duration::from_secs(60);
const DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// The puzzle that someone is shown.
async fn puzzle(stage: &Stage, who: &str, options: &[(&str, &str)]) -> Message {
    let shown = stage.person(who).slash(&stage.channel("lobby"), "puzzle", options).await.unwrap();
    shown.ephemeral().unwrap().clone()
}

/// The puzzle behind the buttons of a message.
fn id_of(message: &Message) -> PuzzleId {
    let solve = message.buttons().into_iter().find(|button| button.label == "Solve").unwrap();
    PuzzleId::read(solve.custom_id.split(':').nth(3).unwrap()).unwrap()
}

/// The puzzle of the day.
async fn id_of_solution(stage: &Stage) -> PuzzleId {
    id_of(&puzzle(stage, "bob", &[]).await)
}

async fn typed(person: &Person, shown: &Message, point: &str) -> Answered {
    let form = person.press(shown, "Solve").await.unwrap().modal().unwrap().clone();
    person.submit(&form, &[("text", point)]).await.unwrap()
}

/// Plays the whole solution; the message after it.
async fn solve(person: &Person, mut shown: Message) -> Message {
    for text in id_of(&shown).puzzle().win.iter().step_by(2) {
        shown = update(&typed(person, &shown, text).await);
    }
    shown
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_solved_to_its_five_and_counts() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let shown = puzzle(&stage, "alice", &[]).await;
    assert!(shown.text().contains("**Puzzle of the day**"), "{}", shown.text());
    assert!(shown.text().contains("wins by fours in"), "{}", shown.text());
    assert!(shown.text().contains("By fours: each of your moves makes a four"), "{}", shown.text());
    assert!(shown.text().contains("in a row win"), "{}", shown.text());
    assert_eq!(id_of(&shown), id_of(&puzzle(&stage, "bob", &[]).await), "the same for everyone");
    let first = update(&typed(&alice, &shown, id_of(&shown).puzzle().win[0]).await);
    assert!(first.text().contains("is right"), "{}", first.text());
    let solved = solve(&alice, puzzle(&stage, "alice", &[]).await).await;
    assert!(solved.text().contains("Solved!"), "{}", solved.text());
    assert!(solved.text().contains("one day"), "{}", solved.text());
    stage.pass(DAY).await;
    let solved = solve(&alice, puzzle(&stage, "alice", &[]).await).await;
    assert!(solved.text().contains("Your streak: 2 days"), "{}", solved.text());
    let list = alice.slash(&stage.channel("lobby"), "leaderboard", &[("game", "puzzles")]).await;
    let list = list.unwrap().message().unwrap().text().to_owned();
    assert!(list.contains(&format!("1. {} · 2 days", alice.mention())), "{list}");
    let now = stage.clock_now();
    let week = stage.app.store().week(SERVER, now - WEEK_MS, now + 1).await.unwrap();
    assert_eq!(week.puzzles, (2, 1));
    let stage = stage.restart().await;
    let days = stage.app.store().solved_days(SERVER, stage.person("alice").id()).await.unwrap();
    assert_eq!(days.len(), 2);
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_wrong_answers_and_a_given_up_puzzle_do_not_count() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let shown = puzzle(&stage, "alice", &[]).await;
    let once = update(&typed(&alice, &shown, "a1").await);
    assert!(once.text().contains("One more try counts"), "{}", once.text());
    let twice = update(&typed(&alice, &once, "o15").await);
    assert!(twice.text().contains("lets the win slip away"), "{}", twice.text());
    let solved = solve(&alice, twice).await;
    assert!(solved.text().contains("Solved!") && !solved.text().contains("streak"), "{solved:?}");
    let shown = puzzle(&stage, "bob", &[]).await;
    let asked = shown.attachments[0].bytes.clone();
    let shown = update(&bob.press(&shown, "Give up").await.unwrap());
    assert_ne!(shown.attachments[0].bytes, asked, "the solution is drawn");
    let win = &id_of_solution(&stage).await.puzzle().win;
    let text = shown.text();
    assert!(text.contains(" attacks, ") && text.contains("The solution ("), "{text}");
    let (first, last) =
        (format!(" 1 {} · ", win[0]), format!(" {} {}", win.len(), win[win.len() - 1]));
    assert!(text.contains(&first) && text.ends_with(&last), "{text}");
    let signs: Vec<char> = text.chars().filter(|sign| "⚫⚪".contains(*sign)).collect();
    let [task, attacks, defends, moves @ ..] = signs.as_slice() else { panic!("{text}") };
    assert!(task == attacks && attacks != defends, "{text}");
    assert_eq!(moves.len(), win.len(), "{text}");
    assert!(moves.iter().step_by(2).all(|sign| sign == attacks), "{text}");
    assert!(moves.iter().skip(1).step_by(2).all(|sign| sign == defends), "{text}");
    let solved = solve(&bob, puzzle(&stage, "bob", &[]).await).await;
    assert!(!solved.text().contains("streak"), "{}", solved.text());
    let day = narabe::play::puzzle::day_of(stage.clock_now());
    let result = stage.app.store().puzzle_result(SERVER, day).await.unwrap();
    assert_eq!((result.tried, result.solved), (2, 0));
    stage.close().await;
}

/// After the right first move of the second day's puzzle, d10 is a four after which no win by fours is left, but one by
/// threes may be.
#[tokio::test(flavor = "multi_thread")]
async fn what_may_win_in_another_way_costs_nothing() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    stage.pass(DAY).await;
    let shown = puzzle(&stage, "alice", &[]).await;
    let win = &id_of(&shown).puzzle().win;
    let mut begun = update(&typed(&alice, &shown, win[0]).await);
    for _ in 0..2 {
        begun = update(&typed(&alice, &begun, "d10").await);
        assert!(begun.text().contains("doesn’t count against you"), "{}", begun.text());
    }
    for text in win.iter().skip(2).step_by(2) {
        begun = update(&typed(&alice, &begun, text).await);
    }
    assert!(begun.text().contains("Your streak begins"), "{}", begun.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn another_puzzle_and_yesterdays_do_not_count() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let other = puzzle(&stage, "alice", &[("set", "renju")]).await;
    assert!(other.text().contains("**Puzzle**") && other.text().contains("Renju"), "{other:?}");
    let solved = solve(&alice, other).await;
    assert!(solved.text().contains("Solved!") && !solved.text().contains("streak"), "{solved:?}");
    let next = update(&alice.press(&solved, "Another one").await.unwrap());
    assert!(next.text().contains("Renju"), "{}", next.text());
    let old = puzzle(&stage, "alice", &[]).await;
    stage.pass(DAY).await;
    let solved = solve(&alice, old).await;
    assert!(!solved.text().contains("streak"), "its day is over: {}", solved.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_puzzle_is_posted_once_a_day() {
    let stage = Stage::open().await;
    let (alice, bob) = (stage.person("alice"), stage.person("bob"));
    let lobby = stage.channel("lobby");
    let settings =
        alice.slash(&lobby, "settings show", &[]).await.unwrap().ephemeral().unwrap().clone();
    let panel = update(&alice.press(&settings, "Roles and results…").await.unwrap());
    let games = stage.channel("games").id().to_string();
    let menu = "v1:panel:settings:puzzle";
    update(&alice.select(&panel, menu, &[games.as_str()]).await.unwrap());
    let posts = || {
        let all = stage.channel("games").messages().into_iter();
        all.filter(|message| !message.is_ephemeral()).collect::<Vec<Message>>()
    };
    for day in 1..=20 {
        for _ in 0..4 {
            stage.pass(DAY / 4).await;
            stage.bot.sweep().await;
            stage.bot.sweep().await;
            stage.bot.tick().await;
        }
        assert_eq!(posts().len(), day, "one each day");
    }
    let post = posts().last().unwrap().clone();
    assert!(stage.world.pings(&bob).is_empty());
    let own = typed(&bob, &post, id_of(&post).puzzle().win[0]).await;
    let own = own.ephemeral().expect("for the one who solves it alone").clone();
    assert!(own.text().contains("is right"), "{}", own.text());
    let win = &id_of(&post).puzzle().win;
    let mut shown = own;
    for text in win.iter().step_by(2).skip(1) {
        shown = update(&typed(&bob, &shown, text).await);
    }
    assert!(shown.text().contains("Solved!"), "{}", shown.text());
    assert!(!post.text().contains("hidden"), "{}", post.text());
    assert_eq!(post.attachments.len(), 1, "no one has tried the one before");
    stage.pass(DAY).await;
    stage.bot.sweep().await;
    stage.bot.tick().await;
    let next = posts().last().unwrap().clone();
    assert!(next.text().contains("The hidden picture plays the solution"), "{}", next.text());
    let film = next.attachments.last().unwrap();
    assert_eq!((next.attachments.len(), &*film.content_type), (2, "image/gif"));
    assert!(film.filename.starts_with("SPOILER_"), "{}", film.filename);
    let said = film.description.as_deref().unwrap();
    assert!(win.iter().all(|text| said.contains(text)), "{said}");
    assert!(next.text().contains("Yesterday: one player tried, 1 found it"), "{}", next.text());
    assert!(next.text().contains(&format!("👑 {}", bob.mention())), "{}", next.text());
    stage.clock.advance((5 * DAY).as_millis() as i64);
    stage.bot.tick().await;
    stage.bot.sweep().await;
    stage.bot.tick().await;
    assert_eq!(posts().len(), 22, "after an outage one is posted, late");
    stage.pass(MINUTE).await;
    stage.close().await;
}
