//! The puzzle of the day: solved by its line, tried wrongly, given up, posted; streaks.

use super::forged::with_id;
use crate::stage::{Stage, ephemeral_text, update};
use narabe::game::{Arg, Games, Lettering, Seat, Setup};
use narabe::games::GAMES;
use narabe::machine::{Client, Meeting};
use narabe::play::puzzle::{Verdict, day_of};
use narabe::play::week::WEEK_MS;
use narabe::playground::cast::SERVER;
use narabe::playground::message::Message;
use narabe::playground::{Answered, Fault, Person};
use narabe::store::servers::{Setting, Settings};
use narabe::teach::puzzles::{Puzzle, PuzzleId};
use narabe::words::{Locale, say};
use std::sync::atomic::Ordering;
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
pub(super) async fn solve(person: &Person, mut shown: Message) -> Message {
    for text in id_of(&shown).puzzle().win.iter().step_by(2) {
        shown = update(&typed(person, &shown, text).await);
    }
    shown
}

/// Alice and Bob play these moves by turns in the lobby; where that does not end the game, the last one to have moved wins,
/// since the other resigns.
async fn play<S: AsRef<str>>(stage: &Stage, game: &str, moves: &[S]) {
    let (alice, bob, lobby) = (stage.person("alice"), stage.person("bob"), stage.channel("lobby"));
    stage.alice_and_bob(game).await;
    for (number, text) in moves.iter().enumerate() {
        let who = if number % 2 == 0 { &alice } else { &bob };
        who.slash(&lobby, "move", &[("where", text.as_ref())]).await.unwrap();
        stage.bot.tick().await;
    }
    let loser = if moves.len().is_multiple_of(2) { &alice } else { &bob };
    let asked = loser.slash(&lobby, "resign", &[]).await.unwrap();
    if let Some(message) = asked.ephemeral().filter(|message| !message.buttons().is_empty()) {
        loser.press(message, "Yes, resign").await.unwrap();
    }
    stage.bot.tick().await;
}

/// Alice turns a setting of the server over.
async fn turn_over(stage: &Stage, button: &str) {
    let (alice, lobby) = (stage.person("alice"), stage.channel("lobby"));
    let settings =
        alice.slash(&lobby, "settings show", &[]).await.unwrap().ephemeral().unwrap().clone();
    let panel = update(&alice.press(&settings, "Roles and results…").await.unwrap());
    update(&alice.press(&panel, button).await.unwrap());
}

/// A server's own puzzle behind the buttons of a message.
async fn own_of(stage: &Stage, message: &Message) -> Puzzle {
    let solve = message.buttons().into_iter().find(|button| button.label == "Solve").unwrap();
    let word = solve.custom_id.split(':').nth(3).unwrap();
    let number = word.strip_prefix("own.").unwrap_or_else(|| panic!("{word}")).parse().unwrap();
    let own = stage.app.store().own_puzzle(SERVER, number).await.unwrap().unwrap();
    let start: Setup = serde_json::from_str(&own.start).unwrap();
    Puzzle::own(own.number, &own.set, start, &own.win, &own.theme).unwrap()
}

/// The moves of a game of the lists in which a puzzle comes up, and the rest of which is its solution.
fn game_with_a_puzzle(number: u64) -> Vec<String> {
    let puzzle = PuzzleId::at(0, number).puzzle();
    [puzzle.before(), &puzzle.win].concat()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_is_solved_to_its_five_and_counts() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let shown = puzzle(&stage, "alice", &[]).await;
    assert!(shown.text().contains("**Puzzle of the day**"), "{}", shown.text());
    assert!(shown.text().contains("wins by fours in"), "{}", shown.text());
    assert!(shown.text().contains("moves, not counting the answers."), "{}", shown.text());
    assert!(shown.text().contains("By fours: each of your moves makes a four"), "{}", shown.text());
    assert!(shown.text().contains("in a row win"), "{}", shown.text());
    assert_eq!(id_of(&shown), id_of(&puzzle(&stage, "bob", &[]).await), "the same for everyone");
    let first = update(&typed(&alice, &shown, &id_of(&shown).puzzle().win[0]).await);
    assert!(first.text().contains("is right"), "{}", first.text());
    let solved = solve(&alice, puzzle(&stage, "alice", &[]).await).await;
    assert!(solved.text().contains("Solved!"), "{}", solved.text());
    assert!(solved.text().contains("one day"), "{}", solved.text());
    // Asked for again, it is known to be solved, and may be solved once more.
    let done =
        "✅ You’ve already solved today’s puzzle. You can solve it again, but that doesn’t count.";
    let again = puzzle(&stage, "alice", &[]).await;
    assert!(again.text().contains(done) && id_of(&again) == id_of(&shown), "{}", again.text());
    assert!(!puzzle(&stage, "bob", &[]).await.text().contains("already"), "each their own");
    stage.pass(DAY).await;
    let next = puzzle(&stage, "alice", &[]).await;
    assert!(!next.text().contains("already"), "{}", next.text());
    let solved = solve(&alice, next).await;
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

/// The list is about the one who is asked for, also beyond its first page.
#[tokio::test(flavor = "multi_thread")]
async fn the_list_of_a_month_has_the_row_of_whom_one_asks_for() {
    let stage = Stage::open().await;
    let (alice, bob, now) = (stage.person("alice"), stage.person("bob"), stage.clock_now());
    // As many as a page has, with smaller numbers than Bob's.
    for person in (1..=20).map(|number| 300_000_000_000_000_000 + number).chain([bob.id()]) {
        let verdict = (Verdict::Solved, person);
        stage.app.store().judge_puzzle(SERVER, day_of(now), person, verdict, now).await.unwrap();
    }
    let list = async |more: &[(&str, &str)]| {
        let options: Vec<_> =
            [("game", "puzzles")].into_iter().chain(more.iter().copied()).collect();
        let list = alice.slash(&stage.channel("lobby"), "leaderboard", &options).await.unwrap();
        list.message().unwrap().text().to_owned()
    };
    let own = list(&[]).await;
    assert!(!own.contains(&bob.mention()), "{own}");
    let about_bob = list(&[("player", "bob")]).await;
    assert!(about_bob.contains(&bob.mention()), "{about_bob}");
    let about_carol = list(&[("player", "carol")]).await;
    let none = format!("{}: no puzzle of the day solved", stage.person("carol").mention());
    assert!(about_carol.contains(&none), "{about_carol}");
    assert!(!own.contains("no puzzle of the day solved"), "only of whom one asks for: {own}");
    stage.close().await;
}

/// Equals share the first place, and each of them is named.
#[tokio::test(flavor = "multi_thread")]
async fn all_who_were_first_last_month_are_named() {
    let stage = Stage::open().await;
    let [alice, bob, carol] = ["alice", "bob", "carol"].map(|who| stage.person(who));
    let (store, now) = (stage.app.store(), stage.clock_now());
    let solved = [(&alice, 0), (&alice, 1), (&bob, 0), (&bob, 1), (&carol, 1)];
    for (interaction, (person, later)) in (1..).zip(solved) {
        let (verdict, day) = ((Verdict::Solved, interaction), day_of(now) + later);
        store.judge_puzzle(SERVER, day, person.id(), verdict, now).await.unwrap();
    }
    stage.clock.advance(31 * DAY.as_millis() as i64);
    let options = [("game", "puzzles")];
    let list = alice.slash(&stage.channel("lobby"), "leaderboard", &options).await.unwrap();
    let both = |one: &Person, other: &Person| {
        format!("First last month: {} and {}, 2 days.", one.mention(), other.mention())
    };
    let text = list.text();
    assert!(text.contains(&both(&alice, &bob)) || text.contains(&both(&bob, &alice)), "{text}");
    stage.close().await;
}

/// A solver is no side of a game that could be given up, least of all the other one.
#[tokio::test(flavor = "multi_thread")]
async fn a_resignation_solves_no_puzzle() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let shown = puzzle(&stage, "alice", &[]).await;
    for text in ["resign 0", "resign 1", "timeout 0", "Timeout 1", "timeout 0 1", "draw"] {
        let no = ephemeral_text(&typed(&alice, &shown, text).await);
        assert!(no.contains("isn’t a move"), "{text}: {no}");
    }
    let begun = ephemeral_text(&typed(&alice, &shown, "h").await);
    assert!(begun.contains("only the start of a move") && begun.contains("h2"), "{begun}");
    let result = stage.app.store().puzzle_result(SERVER, day_of(stage.clock_now())).await.unwrap();
    assert_eq!((result.tried, result.solved), (0, 0));
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
    let spent =
        "doesn’t win that way. Today no longer counts for your streak, but you can keep trying.";
    assert!(twice.text().contains(spent), "{}", twice.text());
    let solved = solve(&alice, twice).await;
    assert!(solved.text().contains("Solved!") && !solved.text().contains("streak"), "{solved:?}");
    let again = update(&typed(&alice, &puzzle(&stage, "alice", &[]).await, "a1").await);
    let silent = again.text().contains("doesn’t win") && !again.text().contains("streak");
    assert!(silent, "nothing changes any more: {}", again.text());
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
    let again = puzzle(&stage, "bob", &[]).await;
    assert!(again.text().contains("already seen the solution"), "{}", again.text());
    let solved = solve(&bob, again).await;
    assert!(!solved.text().contains("streak"), "{}", solved.text());
    let day = narabe::play::puzzle::day_of(stage.clock_now());
    let result = stage.app.store().puzzle_result(SERVER, day).await.unwrap();
    assert_eq!((result.tried, result.solved), (2, 0));
    stage.close().await;
}

/// An answer after the first two moves of a puzzle of which it is not known if it wins.
async fn undecided(stage: &Stage, puzzle: &Puzzle) -> Option<String> {
    let table = puzzle.table(GAMES, &puzzle.win[..2]).unwrap();
    for text in table.actions().actions.into_iter().filter(|text| text != "pass") {
        let mut after = table.clone();
        after.play(&text).unwrap();
        let client = Client { person: 1, place: 1 };
        if stage.app.machines().meet(client, after).await.unwrap() == Meeting::Unknown {
            return Some(text);
        }
    }
    None
}

/// After the right first move some fours may win by threes behind them, though not by fours.
#[tokio::test(flavor = "multi_thread")]
async fn what_may_win_in_another_way_costs_nothing() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let (mut shown, mut other) = (puzzle(&stage, "alice", &[]).await, None);
    while other.is_none() {
        stage.pass(DAY).await;
        shown = puzzle(&stage, "alice", &[]).await;
        other = undecided(&stage, id_of(&shown).puzzle()).await;
    }
    let win = &id_of(&shown).puzzle().win;
    let mut begun = update(&typed(&alice, &shown, &win[0]).await);
    for _ in 0..2 {
        begun = update(&typed(&alice, &begun, other.as_deref().unwrap()).await);
        assert!(begun.text().contains("doesn’t count against you"), "{}", begun.text());
    }
    for text in win.iter().skip(2).step_by(2) {
        begun = update(&typed(&alice, &begun, text).await);
    }
    assert!(begun.text().contains("Your streak begins"), "{}", begun.text());
    stage.close().await;
}

/// A first move may win so too: after h6, White's h7 and i6 this puzzle is won by threes.
#[tokio::test(flavor = "multi_thread")]
async fn a_first_move_that_may_win_in_another_way_costs_nothing() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let (day, word) = (day_of(stage.clock_now()), "freestyle.18".to_owned());
    stage.app.store().puzzle_of(SERVER, day, word, None).await.unwrap();
    let mut shown = puzzle(&stage, "alice", &[]).await;
    assert_eq!(id_of(&shown).puzzle().win[0], "h7");
    for _ in 0..2 {
        shown = update(&typed(&alice, &shown, "h6").await);
        assert!(shown.text().contains("doesn’t count against you"), "{}", shown.text());
    }
    let wrong = update(&typed(&alice, &shown, "i6").await);
    assert!(wrong.text().contains("One more try"), "no four: {}", wrong.text());
    let solved = solve(&alice, wrong).await;
    assert!(solved.text().contains("Your streak begins"), "{}", solved.text());
    stage.close().await;
}

/// Later moves make fours as well, or are wrong as a first one is.
#[tokio::test(flavor = "multi_thread")]
async fn a_later_move_that_makes_no_four_is_wrong() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    for _ in 0..3 {
        let shown = puzzle(&stage, "alice", &[]).await;
        let win = &id_of(&shown).puzzle().win;
        let far = ["a1", "o15"].into_iter().find(|point| !win.iter().any(|own| own == point));
        let far = far.expect("a corner that no line of the win takes");
        let begun = update(&typed(&alice, &shown, &win[0]).await);
        let wrong = update(&typed(&alice, &begun, far).await);
        let said = format!("{far} doesn’t win that way");
        assert!(wrong.text().contains(&said), "{}", wrong.text());
        stage.pass(DAY).await;
    }
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
    let is_past = |message: &Message| message.text().contains("The day of this puzzle is over");
    assert!(!is_past(&solved), "{}", solved.text());
    let next = update(&alice.press(&solved, "Another one").await.unwrap());
    assert!(next.text().contains("Renju"), "{}", next.text());
    let old = puzzle(&stage, "alice", &[]).await;
    let wrong = update(&typed(&alice, &old, "a1").await);
    assert!(!is_past(&old) && !is_past(&wrong), "{}", wrong.text());
    stage.pass(DAY).await;
    let wrong = update(&typed(&alice, &old, "a1").await);
    let silent = wrong.text().contains("doesn’t win") && !wrong.text().contains("streak");
    assert!(silent && is_past(&wrong), "its day is over: {}", wrong.text());
    let solved = solve(&alice, wrong).await;
    assert!(!solved.text().contains("streak"), "its day is over: {}", solved.text());
    assert!(is_past(&solved), "{}", solved.text());
    stage.close().await;
}

/// A theme that is named with a set is looked for in that set alone; a set without it says which themes it has.
#[tokio::test(flavor = "multi_thread")]
async fn a_theme_is_looked_for_in_the_set_that_is_named() {
    let stage = Stage::open().await;
    for (set, theme) in [("standard", "fours"), ("renju", "trap"), ("pente", "captures")] {
        let shown = puzzle(&stage, "alice", &[("set", set), ("theme", theme)]).await;
        let id = id_of(&shown);
        let found = (id.puzzle().set().word, id.puzzle().theme.word());
        assert_eq!(found, (set, theme), "{}", shown.text());
    }
    let none = puzzle(&stage, "alice", &[("set", "renju"), ("theme", "captures")]).await;
    let said = "The set “Renju” has no puzzles with the idea “captures that win”. \
                It has: four-three, forbidden points.";
    assert!(none.text().contains(said) && none.buttons().is_empty(), "{}", none.text());
    stage.close().await;
}

/// The defence has no answer there: no stone of it is drawn or named in the place of one.
#[tokio::test(flavor = "multi_thread")]
async fn the_solution_of_a_trap_ends_at_the_forbidden_point() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let shown = puzzle(&stage, "alice", &[("set", "renju"), ("theme", "trap")]).await;
    let win = &id_of(&shown).puzzle().win;
    let given = update(&alice.press(&shown, "Give up").await.unwrap());
    let (count, text) = (win.len(), given.text());
    let end = format!(
        " {} {}\n{} is forbidden to Black, so White wins there.",
        count - 2,
        win[count - 3],
        win[count - 1]
    );
    assert!(text.ends_with(&end), "{text}");
    stage.close().await;
}

/// Whatever else was posted in between: by the day alone, a puzzle came again where the number of sets had changed.
#[tokio::test(flavor = "multi_thread")]
async fn the_puzzles_of_a_set_come_one_after_the_other() {
    let stage = Stage::open().await;
    let today = day_of(stage.clock_now());
    for (ago, word) in [(9, "freestyle.41"), (2, "renju.7"), (1, "own.3")] {
        stage.app.store().puzzle_of(SERVER, today - ago, word.to_owned(), None).await.unwrap();
    }
    for number in 42..45 {
        let shown = puzzle(&stage, "alice", &[]).await;
        assert_eq!(id_of(&shown).word(), format!("freestyle.{number}"));
        stage.pass(DAY).await;
    }
    stage.close().await;
}

/// An answer on a forbidden point is explained as a move of a game is.
#[tokio::test(flavor = "multi_thread")]
async fn a_forbidden_answer_can_be_explained() {
    let forbidden = |id: PuzzleId| {
        let table = id.puzzle().table(GAMES, &[""; 0]).unwrap();
        table.forbidden().into_iter().next().filter(|_| table.to_move() == Some(Seat(0)))
    };
    let mut renju = (0..).map(|number| PuzzleId::at(2, number)).take(1_000);
    let found = renju.find_map(|id| Some((id, forbidden(id)?)));
    let (id, point) = found.expect("Black has a forbidden point in one of them");
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let shown = puzzle(&stage, "alice", &[("set", "renju")]).await;
    let solve = shown.buttons().into_iter().find(|button| button.label == "Solve").unwrap();
    let own = solve.custom_id.replace(&id_of(&shown).word(), &id.word());
    let refused = typed(&alice, &with_id(&shown, &own), &point).await;
    let refused = refused.ephemeral().unwrap_or_else(|| panic!("not refused: {refused:?}")).clone();
    let why = alice.press(&refused, "Why?").await.unwrap().ephemeral().unwrap().clone();
    let begin = format!("**{point}** is forbidden");
    assert!(why.text().starts_with(&begin), "{}", why.text());
    assert_eq!(why.attachments.len(), 1, "the rows are drawn");
    stage.close().await;
}

/// Whoever practises an idea under some rules goes on with both.
#[tokio::test(flavor = "multi_thread")]
async fn another_puzzle_keeps_the_theme_beside_the_set() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let mut shown = puzzle(&stage, "alice", &[("set", "renju"), ("theme", "trap")]).await;
    for _ in 0..5 {
        let text = shown.text();
        assert!(text.contains("Renju") && text.contains("**The forbidden point.**"), "{text}");
        let next = update(&alice.press(&shown, "Another one").await.unwrap());
        assert_ne!(id_of(&next), id_of(&shown));
        shown = next;
    }
    stage.close().await;
}

/// A puzzle that someone is at, or has solved, is not lost by a look at another one.
#[tokio::test(flavor = "multi_thread")]
async fn another_puzzle_leaves_that_of_the_day_where_it_is() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let of_day = puzzle(&stage, "alice", &[]).await;
    let next = alice.press(&of_day, "Another one").await.unwrap();
    let next = next.ephemeral().expect("a message of its own").clone();
    assert!(next.text().contains("**Puzzle**") && next.id != of_day.id, "{}", next.text());
    let solved = solve(&alice, of_day).await;
    assert!(solved.text().contains("Your streak begins"), "{}", solved.text());
    let more = alice.press(&solved, "Another one").await.unwrap();
    assert!(more.ephemeral().is_some_and(|more| more.id != solved.id), "{more:?}");
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
    // The picture's text has all stones, and a stone is typed after one press.
    let stones = id_of(&post).puzzle().table(GAMES, &[""; 0]).unwrap().report().stones.concat();
    let said = post.attachments[0].description.as_deref().unwrap();
    let rows = said.lines().filter(|line| line.starts_with("Row "));
    let columns =
        rows.flat_map(str::split_whitespace).map(|word| word.trim_end_matches(['.', ';', ',']));
    let told = columns.filter(|word| word.len() == 1).count();
    assert!(told > 11 && told == stones.len(), "{told} of {}: {said}", stones.len());
    let own = typed(&bob, &post, &id_of(&post).puzzle().win[0]).await;
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
    let yesterday = "Yesterday: one player tried, 1 found it with at most one wrong answer.";
    assert!(next.text().contains(yesterday), "{}", next.text());
    let first = format!("👑 {} was the first to find it without a wrong answer.", bob.mention());
    assert!(next.text().contains(&first), "{}", next.text());
    stage.clock.advance((5 * DAY).as_millis() as i64);
    stage.bot.tick().await;
    stage.bot.sweep().await;
    stage.bot.tick().await;
    assert_eq!(posts().len(), 22, "after an outage one is posted, late");
    stage.pass(MINUTE).await;
    stage.close().await;
}

/// An evening in America is after midnight in UTC, and the newest post is still that of the day before.
#[tokio::test(flavor = "multi_thread")]
async fn a_post_counts_until_the_next_one_comes() {
    let stage = Stage::open().await;
    let ([bob, carol], games) =
        (["bob", "carol"].map(|who| stage.person(who)), stage.channel("games"));
    stage.set(Setting::Puzzle, |settings| settings.puzzle = Some(games.id())).await;
    stage.pass(DAY).await;
    stage.bot.sweep().await;
    stage.bot.tick().await;
    let post = games.messages().into_iter().rfind(|message| !message.is_ephemeral()).unwrap();
    // From noon until eight in the morning.
    stage.pass(DAY / 24 * 20).await;
    let win = &id_of(&post).puzzle().win;
    let mut shown = typed(&bob, &post, &win[0]).await.ephemeral().unwrap().clone();
    for text in win.iter().step_by(2).skip(1) {
        shown = update(&typed(&bob, &shown, text).await);
    }
    assert!(shown.text().contains("Your streak begins"), "{}", shown.text());
    assert_eq!(id_of_solution(&stage).await, id_of(&post), "`/puzzle` shows the same");
    stage.pass(DAY / 8).await;
    let late = typed(&carol, &post, &win[0]).await.ephemeral().unwrap().clone();
    assert!(late.text().contains("The day of this puzzle is over"), "{}", late.text());
    stage.close().await;
}

/// No one could solve a puzzle on the days on which the bot was away.
#[tokio::test(flavor = "multi_thread")]
async fn days_without_the_bot_break_no_streak() {
    let stage = Stage::open().await;
    let games = stage.channel("games");
    stage.set(Setting::Puzzle, |settings| settings.puzzle = Some(games.id())).await;
    stage.pass(DAY).await;
    stage.bot.sweep().await;
    let first = puzzle(&stage, "bob", &[]).await;
    solve(&stage.person("bob"), first).await;
    let stage = stage.restart_after(4 * DAY).await;
    stage.bot.sweep().await;
    let solved = solve(&stage.person("bob"), puzzle(&stage, "bob", &[]).await).await;
    assert!(solved.text().contains("Your streak: 2 days"), "{}", solved.text());
    stage.pass(DAY).await;
    stage.bot.sweep().await;
    stage.bot.tick().await;
    let post = stage.channel("games").messages().into_iter().rfind(|post| !post.is_ephemeral());
    let text = post.unwrap().text().to_owned();
    assert!(text.contains("solved the puzzle 2 days in a row"), "{text}");
    stage.bot.drain().await;
}

/// A post that Discord does not take before its day is over does not come beside that of the next day.
#[tokio::test(flavor = "multi_thread")]
async fn a_post_whose_day_has_passed_is_left_out() {
    let stage = Stage::open().await;
    let games = stage.channel("games");
    stage.set(Setting::Puzzle, |settings| settings.puzzle = Some(games.id())).await;
    let posts = || games.messages().iter().filter(|post| !post.is_ephemeral()).count();
    let away = stage.strike(Fault::Status(503), |method, _| method == "POST");
    stage.pass(DAY).await;
    stage.bot.sweep().await;
    // The post of ten o'clock is tried in vain from noon until eleven in the morning.
    stage.pass(DAY / 24 * 23).await;
    away.store(false, Ordering::Relaxed);
    stage.pass(DAY / 24).await;
    assert_eq!(posts(), 0, "it is another day");
    stage.pass(DAY / 4).await;
    stage.bot.sweep().await;
    stage.pass(MINUTE).await;
    assert_eq!(posts(), 1);
    stage.bot.drain().await;
}

/// Solvers count with one wrong answer at most, so a day may have none.
#[test]
fn numbers_of_puzzles_are_said_with_what_they_count() {
    let yesterday = |locale: Locale, tried: i64, solved: i64| {
        let args = [("tried", Arg::Number(tried)), ("solved", Arg::Number(solved))];
        say(locale, "puzzle-yesterday", &args)
    };
    let none = "Yesterday: 3 players tried, and no one found it with at most one wrong answer.";
    assert_eq!(yesterday(Locale::En, 3, 0), none);
    let two = "昨日は3人が取り組み、2人が誤答1回以内で解きました。";
    assert_eq!(yesterday(Locale::Ja, 3, 2), two);
    assert!(yesterday(Locale::Ja, 3, 0).ends_with("解いた人はいませんでした。"));
    let streak = |days| say(Locale::Ja, "puzzle-streak", &[("days", Arg::Number(days))]);
    assert!(streak(1).starts_with("連続記録の1日目です。"), "{}", streak(1));
    assert!(streak(2).starts_with("2日連続で解いています。"), "{}", streak(2));
}

/// Puzzles of pente take turns with the others in a server that plays it; the defence may capture.
#[tokio::test(flavor = "multi_thread")]
async fn who_plays_pente_has_puzzles_of_pente() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    play(&stage, "ninuki/pente", &["k10", "k11", "k15"]).await;
    let shown = puzzle(&stage, "alice", &[]).await;
    assert!(shown.text().contains("Pente"), "{}", shown.text());
    assert!(shown.text().contains("wins by fours and captures in"), "{}", shown.text());
    assert!(shown.text().contains("five captured pairs"), "{}", shown.text());
    let solved = solve(&alice, shown).await;
    assert!(solved.text().contains("Solved!") && solved.text().contains("💡"), "{solved:?}");
    play(&stage, "gomoku/renju opening=none", &["h8", "h9", "h10"]).await;
    let mut kinds = Vec::new();
    for _ in 0..4 {
        stage.pass(DAY).await;
        let shown = puzzle(&stage, "alice", &[]).await;
        kinds.push(if shown.text().contains("Pente") { "pente" } else { "renju" });
        assert!(solve(&alice, shown).await.text().contains("Solved!"));
    }
    kinds.sort_unstable();
    assert_eq!(kinds, ["pente", "pente", "renju", "renju"]);
    stage.close().await;
}

/// A server whose pente boards have no column I has the puzzle of the day in a channel.
async fn posts_without_i(stage: &Stage, channel: u64) {
    let change = |settings: &mut Settings| {
        settings.puzzle = Some(channel);
        settings.lettering = Lettering::WithoutI;
    };
    stage.set(Setting::Puzzle, change).await;
}

/// The picture of the solution has the letters of the server, and so has its description.
#[tokio::test(flavor = "multi_thread")]
async fn a_hidden_solution_names_points_as_its_picture_does() {
    let stage = Stage::open().await;
    let (bob, games) = (stage.person("bob"), stage.channel("games"));
    play(&stage, "ninuki/pente", &["j10", "j11", "j15"]).await;
    posts_without_i(&stage, games.id()).await;
    let lettered = |text: &String| Lettering::WithoutI.shown(text);
    let mut shown = puzzle(&stage, "bob", &[]).await;
    assert!(shown.text().contains("Pente"), "{}", shown.text());
    while !id_of(&shown).puzzle().win.iter().any(|text| lettered(text) != *text) {
        stage.pass(DAY).await;
        shown = puzzle(&stage, "bob", &[]).await;
    }
    let win = id_of(&shown).puzzle().win.clone();
    update(&bob.press(&shown, "Give up").await.unwrap());
    stage.pass(DAY).await;
    stage.bot.sweep().await;
    stage.bot.tick().await;
    let post = games.messages().into_iter().rfind(|message| !message.is_ephemeral()).unwrap();
    let film = post.attachments.last().unwrap();
    assert_eq!(&*film.content_type, "image/gif");
    let said = film.description.as_deref().unwrap();
    assert!(win.iter().all(|text| said.contains(&format!(" {}", lettered(text)))), "{said}");
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_course_goes_from_one_idea_to_the_next() {
    let stage = Stage::open().await;
    let alice = stage.person("alice");
    let mut shown = puzzle(&stage, "alice", &[("theme", "trap")]).await;
    for number in 13..=19 {
        let title = format!("**Course: puzzle {number} of 30**");
        assert!(shown.text().contains(&title), "{}", shown.text());
        let idea = if number < 19 { "**The forbidden point.**" } else { "**Captures that win.**" };
        assert!(shown.text().contains(idea), "{}", shown.text());
        let solved = solve(&alice, shown).await;
        assert!(solved.text().contains("Solved!") && !solved.text().contains("streak"));
        shown = update(&alice.press(&solved, "Another one").await.unwrap());
    }
    let given = update(&alice.press(&shown, "Give up").await.unwrap());
    assert!(given.text().contains("The solution ("), "{}", given.text());
    stage.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_puzzle_comes_from_a_game_that_was_played_here() {
    let stage = Stage::open().await;
    let carol = stage.person("carol");
    let moves = game_with_a_puzzle(0);
    play(&stage, "gomoku/freestyle", &moves).await;
    stage.bot.sweep().await;
    assert!(stage.app.store().unused_puzzles(SERVER).await.unwrap().is_empty(), "it is off");
    turn_over(&stage, "Puzzles from games played here: off").await;
    stage.bot.sweep().await;
    assert_eq!(stage.app.store().unused_puzzles(SERVER).await.unwrap().len(), 1);
    // The same game reflected gives no other one.
    let reflected: Vec<String> = moves
        .iter()
        .map(|text| format!("{}{}", char::from(b'a' + b'o' - text.as_bytes()[0]), &text[1..]))
        .collect();
    play(&stage, "gomoku/freestyle", &reflected).await;
    stage.bot.sweep().await;
    assert_eq!(stage.app.store().unused_puzzles(SERVER).await.unwrap().len(), 1, "none twice");
    stage.pass(DAY).await;
    let mut shown = puzzle(&stage, "carol", &[]).await;
    assert!(shown.text().contains("a game that was played in this server"), "{}", shown.text());
    for person in ["alice", "bob"].map(|name| stage.person(name)) {
        assert!(!shown.text().contains(&person.mention()), "{}", shown.text());
    }
    let own = own_of(&stage, &shown).await;
    let games: Games = GAMES;
    assert!(own.table(games, &own.win).unwrap().outcome().is_some(), "the solution wins");
    for text in own.win.iter().step_by(2) {
        shown = update(&typed(&carol, &shown, text).await);
    }
    assert!(shown.text().contains("Solved!") && shown.text().contains("💡"), "{}", shown.text());
    assert!(stage.app.store().unused_puzzles(SERVER).await.unwrap().is_empty(), "it is spent");
    let stage = stage.restart().await;
    let again = puzzle(&stage, "alice", &[]).await;
    assert_eq!(own_of(&stage, &again).await.win, own.win, "the same for everyone, all day");
    stage.pass(DAY).await;
    let next = puzzle(&stage, "alice", &[]).await;
    assert!(!next.text().contains("played in this server"), "{}", next.text());
    stage.close().await;
}

/// Bob wants no puzzles from his games.
async fn bob_wants_none(stage: &Stage) {
    let (bob, lobby) = (stage.person("bob"), stage.channel("lobby"));
    let panel = bob.slash(&lobby, "preferences", &[]).await.unwrap();
    let panel = panel.ephemeral().unwrap().clone();
    let button = panel.buttons().into_iter().find(|button| button.label.starts_with("Puzzles"));
    bob.press(&panel, &button.unwrap().label).await.unwrap();
}

/// A player's wish holds for games that are over, and for puzzles that were found already.
#[tokio::test(flavor = "multi_thread")]
async fn no_puzzle_comes_from_games_of_who_wants_none() {
    let stage = Stage::open().await;
    turn_over(&stage, "Puzzles from games played here: off").await;
    play(&stage, "gomoku/freestyle", &game_with_a_puzzle(0)).await;
    stage.bot.sweep().await;
    assert_eq!(stage.app.store().unused_puzzles(SERVER).await.unwrap().len(), 1);
    bob_wants_none(&stage).await;
    play(&stage, "gomoku/freestyle", &game_with_a_puzzle(1)).await;
    stage.bot.sweep().await;
    assert_eq!(stage.app.store().unused_puzzles(SERVER).await.unwrap().len(), 1, "none of this");
    stage.pass(DAY).await;
    let shown = puzzle(&stage, "carol", &[]).await;
    assert!(!shown.text().contains("played in this server"), "{}", shown.text());
    assert!(stage.app.store().unused_puzzles(SERVER).await.unwrap().is_empty(), "deleted");
    stage.close().await;
}

/// The wish is deleted with the person, and holds for the games that stay.
#[tokio::test(flavor = "multi_thread")]
async fn no_puzzle_comes_from_games_of_someone_whose_data_was_deleted() {
    let stage = Stage::open().await;
    let (bob, lobby) = (stage.person("bob"), stage.channel("lobby"));
    turn_over(&stage, "Puzzles from games played here: off").await;
    play(&stage, "gomoku/freestyle", &game_with_a_puzzle(0)).await;
    stage.bot.sweep().await;
    assert_eq!(stage.app.store().unused_puzzles(SERVER).await.unwrap().len(), 1);
    bob_wants_none(&stage).await;
    let notice = bob.slash(&lobby, "privacy", &[]).await.unwrap().ephemeral().unwrap().clone();
    let sure = bob.press(&notice, "Delete…").await.unwrap().message().unwrap().clone();
    bob.press(&sure, "Yes, delete everything about me").await.unwrap();
    stage.bot.tick().await;
    stage.pass(DAY).await;
    let shown = puzzle(&stage, "carol", &[]).await;
    assert!(!shown.text().contains("played in this server"), "{}", shown.text());
    assert!(stage.app.store().unused_puzzles(SERVER).await.unwrap().is_empty(), "deleted");
    stage.close().await;
}
