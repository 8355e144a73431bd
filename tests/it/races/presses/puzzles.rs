//! Presses of answers to the puzzle of a day: a wrong one counts once, a right one solves it once.

use super::{Hall, venue};
use narabe::app::input::arguments::Arguments;
use narabe::app::input::request::RequestKind;
use narabe::app::output::reply::{Reply, Row};
use narabe::games::GAMES;
use narabe::play::puzzle::{Attempt, day_of};
use narabe::teach::puzzles::PuzzleId;
use std::sync::Arc;

/// Lets one person after the other try the puzzle of the day until there were enough presses.
pub async fn play(hall: Arc<Hall>, table: u64) {
    while hall.puzzles.goes_on() {
        let person = hall.newcomer();
        let today = day_of(hall.app.clock().now());
        let (wrong, right) = answers(&hall, table, person).await;
        // One interaction four times, and two of them twice.
        answer(&hall, table, person, vec![wrong], 4).await;
        answer(&hall, table, person, vec![right.clone(), right], 2).await;
        let guild = venue(table).guild.unwrap();
        let attempt = hall.app.store().puzzle_attempt(guild, today, person).await.unwrap();
        let expected = Attempt { wrong: 1, gave_up: false, solved_at: attempt.solved_at };
        // What was shown on one day does not count on the next.
        let is_in_time = today == day_of(hall.app.clock().now());
        assert!(!is_in_time || (attempt, attempt.counts()) == (expected, true), "{attempt:?}");
        hall.puzzles.add(0, usize::from(attempt.solved_at.is_some()));
    }
}

/// The form of a wrong first move, and that of the last move after all before it.
async fn answers(hall: &Hall, table: u64, person: u64) -> (RequestKind, RequestKind) {
    let ask =
        hall.request(venue(table), person, RequestKind::command("puzzle", Arguments::default()));
    let shown = narabe::app::handle(&hall.app, &ask).await;
    let Reply::Post(message) = &shown.reply else { panic!("{shown:?}") };
    let Some(Row::Buttons(row)) = message.panel.first() else { panic!("{message:?}") };
    let key = &row.iter().find(|button| button.key.ends_with(":ask")).unwrap().key;
    let (before, verb) = key.rsplit_once(':').unwrap();
    let puzzle = PuzzleId::read(before.split(':').nth(1).unwrap()).unwrap().puzzle();
    let (last, moves) = puzzle.win.split_last().unwrap();
    let position = puzzle.table(GAMES, &[""; 0]).unwrap();
    let is_wrong = |point: &String| *point != puzzle.win[0] && position.clone().play(point).is_ok();
    let wrong = ('a'..='o').map(|column| format!("{column}1")).find(is_wrong).unwrap();
    let typed = |key: String, text: &str| RequestKind::Panel { key, values: vec![text.to_owned()] };
    let at_last = format!("{before}{}:{verb}", moves.concat());
    (typed(key.clone(), &wrong), typed(at_last, last))
}

async fn answer(hall: &Arc<Hall>, table: u64, person: u64, asks: Vec<RequestKind>, times: usize) {
    let requests = asks.into_iter().map(|ask| hall.request(venue(table), person, ask)).collect();
    let answers = hall.deliver(requests, times).await;
    hall.puzzles.add(answers.len(), 0);
}
