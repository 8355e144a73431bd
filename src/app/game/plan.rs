//! Plans: read from what a player has written, and played in the step that makes the move they answer.

use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::update::Transition;
use crate::app::game::{automatic, moves};
use crate::app::turn_clock;
use crate::game::{Lettering, Refusal, Seat, Table, Turn};
use crate::play::plan::{ANY, Line, MOST_ANSWERS, MOST_LINES, Plan, PlanChange, contradiction};
use crate::store::{Change, LogEntry, Status, StoredGame};

/// Most words of an action.
const MOST_WORDS: usize = 6;

/// A line that is being read.
struct Reading {
    /// The position after it.
    table: Table,
    /// Its moves.
    line: Line,
    /// Which of them are the planner's.
    own: Vec<bool>,
}

/// Returns the lines of a plan as a player has written them: each on a line of its own or after a semicolon, the moves of
/// both in turn. The position is that in which another player is to move.
///
/// # Errors
/// The refusal of a move that is not legal where it is written, of a line that does not end with an answer, of two answers
/// to the same move, and of too much.
pub(crate) fn read(
    table: &Table,
    seat: Seat,
    written: &str,
    lettering: Lettering,
) -> Result<Vec<Line>, Refusal> {
    let texts = written.split(['\n', ';', '；']).map(str::trim).filter(|text| !text.is_empty());
    let texts: Vec<&str> = texts.collect();
    if texts.len() > MOST_LINES {
        return Err(Refusal::new("plan-lines").number("most", MOST_LINES as u32));
    }
    let read = texts.iter().map(|text| line(table, seat, text, lettering));
    let lines: Vec<(Line, Vec<bool>)> = read.collect::<Result<_, _>>()?;
    for (number, (one, own)) in lines.iter().enumerate() {
        for (other, _) in &lines[..number] {
            if let Some(answers) = contradiction(one, other, own) {
                let names = answers.map(|text| lettering.shown(text)).to_vec();
                return Err(Refusal::new("plan-two-answers").names("answers", names));
            }
        }
    }
    Ok(lines.into_iter().map(|(line, _)| line).collect())
}

/// Reads a line of a plan.
fn line(
    table: &Table,
    seat: Seat,
    text: &str,
    lettering: Lettering,
) -> Result<(Line, Vec<bool>), Refusal> {
    let words: Vec<&str> = text.split_whitespace().collect();
    if let [ANY, answer @ ..] = words.as_slice() {
        let answer = lettering.read(&answer.join(" "))?;
        let answer = moves::action(table, &answer).map_err(|why| lettering.refusal(why))?;
        return Ok((vec![ANY.to_owned(), answer], vec![false, true]));
    }
    let mut reading = Reading { table: table.clone(), line: Vec::new(), own: Vec::new() };
    let (mut rest, mut is_own) = (words.as_slice(), false);
    while !rest.is_empty() {
        let count = reading.count(rest, lettering)?;
        is_own = reading.play(seat, &rest[..count].join(" "), lettering)?;
        rest = &rest[count..];
    }
    let answers = reading.own.iter().filter(|own| **own).count();
    if answers > MOST_ANSWERS {
        return Err(Refusal::new("plan-answers").number("most", MOST_ANSWERS as u32));
    }
    if !is_own {
        return Err(Refusal::new("plan-ends").text("line", text));
    }
    // What no one decides and comes after the last answer does not have to be planned.
    let planned = reading.own.iter().rposition(|own| *own).map_or(0, |last| last + 1);
    reading.line.truncate(planned);
    reading.own.truncate(planned);
    Ok((reading.line, reading.own))
}

impl Reading {
    /// Returns the number of words that the next action has.
    fn count(&self, words: &[&str], lettering: Lettering) -> Result<usize, Refusal> {
        let is_unfinished = |count: &usize| {
            let text = lettering.read(&words[..*count].join(" "));
            let action = text.and_then(|text| moves::action(&self.table, &text));
            action.is_err_and(|why| why.word == "unfinished")
        };
        let most = words.len().min(MOST_WORDS);
        Ok((1..most).find(|count| !is_unfinished(count)).unwrap_or(most))
    }

    /// Plays an action, and after it what no one decides. True if the action is the planner's.
    fn play(&mut self, seat: Seat, written: &str, lettering: Lettering) -> Result<bool, Refusal> {
        if self.table.turn() == Turn::Chance {
            return Err(Refusal::new("plan-chance").text("written", written));
        }
        let refused = |why| lettering.refusal(why);
        let text = moves::action(&self.table, &lettering.read(written)?).map_err(refused)?;
        let on_turn = self.table.to_move().map(|on_turn| self.table.acting(on_turn));
        self.push(text, on_turn == Some(seat)).map_err(refused)?;
        while self.table.outcome().is_none()
            && let Some(text) = self.table.automa().or_else(|| self.table.forced())
        {
            self.push(text, false)?;
        }
        Ok(on_turn == Some(seat))
    }

    fn push(&mut self, text: String, is_own: bool) -> Result<(), Refusal> {
        self.table.play(&text)?;
        self.line.push(text);
        self.own.push(is_own);
        Ok(())
    }
}

/// Returns the position after a line, as far as it names moves.
pub(crate) fn after(table: &Table, line: &[String]) -> Table {
    let mut table = table.clone();
    for text in line {
        if table.play(text).is_err() {
            break;
        }
    }
    table
}

/// Adds the planned answers to a step that makes a move, until there is none. A plan that the step does not fit is void:
/// its person is to move as usual.
///
/// # Errors
/// If the store does not answer or the game does not replay.
pub(crate) async fn answered(
    ctx: &Context,
    before: &StoredGame,
    transition: Transition,
) -> Result<Transition, Error> {
    let Transition { mut change, notifications } = transition;
    let goes_on = change.status == Status::Running && !change.entries.is_empty();
    if !goes_on || !before.may_be_planned() || before.offer().is_some() {
        return Ok(Transition { change, notifications });
    }
    let plans = ctx.store.plans(before.id).await?.into_iter();
    let mut plans: Vec<Plan> = plans.filter(|plan| plan.entries == before.entries).collect();
    let mut table = context::table(ctx, &before.clone().after(&change))?;
    let answered = play(ctx, before, &mut table, &mut change, &mut plans)?;
    let on_turn = before.person_on_turn(&table);
    let is_over = |plan: &Plan| plan.lines.is_empty();
    let used = plans.iter().filter(|plan| is_over(plan) && answered.contains(&plan.person));
    change.plans = Some(PlanChange {
        used: used.map(|plan| plan.person).collect(),
        played: !answered.is_empty(),
        kept: plans.drain(..).filter(|it| !is_over(it) && Some(it.person) != on_turn).collect(),
    });
    if answered.is_empty() {
        return Ok(Transition { change, notifications });
    }
    change.timing = before.timing.clone();
    change.deadline_at = before.deadline_at;
    for seat in answered.iter().filter_map(|person| before.seat_of(*person)) {
        turn_clock::gain(before, seat, &mut change);
    }
    let people = moves::conclude(before, &table, &mut change);
    Ok(Transition { change, notifications: notifications.pinging_others(people) })
}

/// Plays answers as long as the player on turn has one, and returns those who had. Someone on vacation answers nothing.
fn play(
    ctx: &Context,
    before: &StoredGame,
    table: &mut Table,
    change: &mut Change,
    plans: &mut [Plan],
) -> Result<Vec<u64>, Error> {
    let (mut seen, mut answered) = (0, Vec::new());
    loop {
        for entry in &change.entries[seen..] {
            plans.iter_mut().for_each(|plan| plan.advance(&entry.text));
        }
        seen = change.entries.len();
        let person = before.person_on_turn(table);
        let person = person.filter(|it| !turn_clock::is_away(before, *it, change.at));
        let plan = plans.iter().find(|plan| Some(plan.person) == person);
        let Some((plan, text)) = plan.and_then(|plan| Some((plan, plan.answer()?.to_owned())))
        else {
            return Ok(answered);
        };
        let seat = table.to_move().map(|seat| seat.0);
        if table.play(&text).is_err() {
            return Ok(answered);
        }
        answered.push(plan.person);
        change.entries.push(LogEntry { seat, text });
        change.entries.extend(automatic::play_automatic_moves(ctx, table)?);
    }
}
