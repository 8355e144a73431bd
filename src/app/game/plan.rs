//! Plans: read from what a player has written, and played in the step that makes the move they answer.

use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::typed::MOST_WORDS;
use crate::app::game::update::Transition;
use crate::app::game::{automatic, moves};
use crate::app::turn_clock;
use crate::game::{Lettering, Refusal, Seat, Table, Turn};
use crate::play::plan::{ANY, Line, MOST_ANSWERS, MOST_LINES, Plan, PlanChange, contradiction};
use crate::render;
use crate::store::{Change, LogEntry, Status, StoredGame, Timing};

/// Replies after which an answer to any stone is tried, the nearest to the last stone first. A board without edges has tens of
/// thousands where stones lie far apart.
const MOST_REPLIES: usize = 1_000;

/// Replies after which an answer is tried with the word that all actions begin with as well, for which they are listed.
const WITH_WORD: usize = 8;

/// A line that is being read.
struct Reading {
    /// The position after it.
    table: Table,
    /// Its moves.
    line: Line,
    /// Those of them that are the planner's.
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
        let refusal = ends(text, Vec::new());
        let answer = answer_to_any(table, seat, &answer.join(" "), lettering, refusal)?;
        return Ok((vec![ANY.to_owned(), answer], vec![false, true]));
    }
    let mut reading = Reading { table: table.clone(), line: Vec::new(), own: Vec::new() };
    let (mut rest, mut is_own, mut again) = (words.as_slice(), false, Vec::new());
    while !rest.is_empty() {
        let count = reading.count(rest, lettering)?;
        let (action, before) = (rest[..count].join(" "), reading.on_turn());
        is_own = reading.play(seat, &action, lettering)?;
        rest = &rest[count..];
        if is_own {
            again.clear();
        } else if before.is_some() && reading.on_turn() == before {
            again.push(action);
        }
        if reading.own.iter().filter(|own| **own).count() > MOST_ANSWERS {
            return Err(Refusal::new("plan-answers").number("most", MOST_ANSWERS as u32));
        }
    }
    if !is_own {
        return Err(ends(text, again));
    }
    // Actions that no one decides and that come after the last answer do not have to be planned.
    let planned = reading.own.iter().rposition(|own| *own).map_or(0, |last| last + 1);
    reading.line.truncate(planned);
    reading.own.truncate(planned);
    Ok((reading.line, reading.own))
}

/// Returns the refusal of a line that does not end with an answer, and after these actions of another player has that one
/// move again.
fn ends(line: &str, again: Vec<String>) -> Refusal {
    match again.is_empty() {
        true => Refusal::new("plan-ends").text("line", line),
        false => Refusal::new("plan-ends-again").text("line", line).names("moves", again),
    }
}

/// Returns an answer to any stone, which has to be legal after one at least; refused by `ends` where it would not be the
/// planner's.
fn answer_to_any(
    table: &Table,
    seat: Seat,
    written: &str,
    lettering: Lettering,
    ends: Refusal,
) -> Result<String, Refusal> {
    let refused = |why| lettering.refusal(why);
    let (written, mut refusal) = (lettering.read(written)?, ends);
    for (number, reply) in table.actions().actions.into_iter().take(MOST_REPLIES).enumerate() {
        let mut reading = Reading { table: table.clone(), line: Vec::new(), own: Vec::new() };
        let is_played = reading.push(&reply, false).and_then(|()| reading.settle()).is_ok();
        let on_turn = reading.table.to_move().map(|on_turn| reading.table.acting(on_turn));
        if !is_played || on_turn != Some(seat) {
            continue;
        }
        let answer = match moves::action(&reading.table, &written) {
            Ok(answer) => answer,
            Err(why) if is_stone(&reading.table, &reply) => return Err(refused(why)),
            // After a choice, such as that of a colour, other texts are moves than after a stone.
            Err(_) => continue,
        };
        let mut after = reading.table.clone();
        let (answer, played) = if number < WITH_WORD {
            moves::play(&mut after, &answer)
        } else {
            let played = after.play(&answer);
            (answer, played)
        };
        match played {
            Ok(()) if is_stone(&reading.table, &reply) => return Ok(answer),
            Ok(()) => {}
            Err(why) => refusal = refused(why),
        }
    }
    Err(refusal)
}

/// True if an action has put something on a spot of the board; the position is that after it.
fn is_stone(after: &Table, text: &str) -> bool {
    !render::moves(&after.scene(None).board, [text]).is_empty()
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
        let on_turn = self.on_turn();
        self.push(&text, on_turn == Some(seat)).map_err(refused)?;
        self.settle()?;
        Ok(on_turn == Some(seat))
    }

    /// Returns the seat whose player is to move.
    fn on_turn(&self) -> Option<Seat> {
        self.table.to_move().map(|seat| self.table.acting(seat))
    }

    /// Plays what no one decides.
    fn settle(&mut self) -> Result<(), Refusal> {
        while self.table.outcome().is_none()
            && let Some(text) = self.table.automa().or_else(|| self.table.forced())
        {
            self.push(&text, false)?;
        }
        Ok(())
    }

    fn push(&mut self, text: &str, is_own: bool) -> Result<(), Refusal> {
        let (text, played) = moves::play(&mut self.table, text);
        played?;
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
    let seen = plans.clone();
    let mut table = context::table(ctx, &before.clone().after(&change))?;
    let answered = play(ctx, before, &mut table, &mut change, &mut plans)?;
    let on_turn = before.person_on_turn(&table);
    let is_over = |plan: &Plan| plan.lines.is_empty();
    let used = plans.iter().filter(|plan| is_over(plan) && answered.contains(&plan.person));
    change.plans = Some(PlanChange {
        seen,
        used: used.map(|plan| plan.person).collect(),
        played: !answered.is_empty(),
        kept: plans.drain(..).filter(|it| !is_over(it) && Some(it.person) != on_turn).collect(),
    });
    if answered.is_empty() {
        return Ok(Transition { change, notifications });
    }
    let people = before.concerned(&table);
    let running = change.status == Status::Running;
    let people = if running { turn_clock::to_ping(before, people, change.at) } else { people };
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
    let mut followed = context::table(ctx, before)?;
    loop {
        for entry in &change.entries[seen..] {
            // A take-back is no action.
            let is_stone = followed.play(&entry.text).is_ok() && is_stone(&followed, &entry.text);
            plans.iter_mut().for_each(|plan| plan.advance(&entry.text, is_stone));
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
        // A foul that is not refused loses.
        if table.forbidden().contains(&text) || table.play(&text).is_err() {
            return Ok(answered);
        }
        answered.push(plan.person);
        let mut entries = vec![LogEntry { seat, text }];
        entries.extend(automatic::play_automatic_moves(ctx, table)?);
        append(before, table, change, entries);
    }
}

/// Adds an answer to a change, with the clock and the end that a step of its own would have made at once.
fn append(before: &StoredGame, table: &Table, change: &mut Change, entries: Vec<LogEntry>) {
    let after = before.clone().after(change);
    let mut step = Change { entries, ..Change::of(&after, change.at, None) };
    moves::conclude(&after, table, &mut step);
    change.entries.append(&mut step.entries);
    change.status = step.status;
    change.end = step.end;
    // A move by hand may be taken back as if no one had answered.
    let by_hand = change.timing.ended.filter(|_| step.status == Status::Running);
    change.timing = Timing { ended: by_hand, ..step.timing };
    change.deadline_at = step.deadline_at;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Options;
    use crate::games::GAMES;

    /// Plans that are read, where `NARABE_PLANS` does not say how many.
    const PLANS: u64 = 500;

    /// Words of which plans are made.
    const WORDS: [&str; 18] = [
        "h9", "i10", "h9", "j11", "g9", "*", ";", "\n", "a1", "a1", "black", "resign", "zz", "k12",
        "h8", "o15", "h99", "；",
    ];

    fn started(rules: &str) -> Table {
        let entry = GAMES.find("gomoku").unwrap();
        let mut table = entry.start(&Options::read(entry.info, rules).unwrap(), 2, None).unwrap();
        table.play("h8").unwrap();
        table
    }

    #[test]
    fn what_is_read_is_legal_and_ends_with_an_answer() {
        let tries = std::env::var("NARABE_PLANS").ok().and_then(|text| text.parse().ok());
        let (mut kept, tables) = (0, [started("freestyle"), started("renju opening=none")]);
        for seed in 0..tries.unwrap_or(PLANS) {
            let mut lots = fastrand::Rng::with_seed(seed);
            let words: Vec<&str> =
                (0..lots.usize(1..12)).map(|_| WORDS[lots.usize(..WORDS.len())]).collect();
            let written = words.join(" ");
            let table = &tables[lots.usize(..tables.len())];
            let Ok(lines) = read(table, Seat(0), &written, Lettering::WithI) else { continue };
            kept += 1;
            for line in lines.iter().filter(|line| line[0] != ANY) {
                let end = after(table, line);
                assert_eq!(end.plies(), 1 + line.len() as u32, "seed {seed}: {written}");
                assert_eq!(line.len() % 2, 0, "seed {seed}: {written}");
            }
        }
        assert!(kept > 10, "{kept}");
    }
}
