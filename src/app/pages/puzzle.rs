//! `/puzzle`: the puzzle of a day and others, solved in an ephemeral message. The defence answers at once.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::game::menus;
use crate::app::output::panel::question;
use crate::app::output::puzzle_message::{
    At, OWN, POSTED, buttons, of_day, solution, task, terms, title,
};
use crate::app::output::reply::{Answer, Message, Reply};
use crate::app::output::view::{self, View};
use crate::game::{Arg, Parsed, Refusal, Scene, Seat, Spot, Table};
use crate::machine::{Advice, Client, Situation};
use crate::play::puzzle::{self, Attempt, Verdict};
use crate::render;
use crate::store::StoreError;
use crate::teach::puzzles::{PuzzleId, SETS};
use crate::words::{self, Locale, say};

/// The step that has just been made on a puzzle.
enum Done {
    /// Nothing: it is shown.
    Shown,
    /// An answer was wrong.
    Wrong(String),
    /// No one can tell of an answer.
    Unsure(String),
    /// A move was right, and this is the answer.
    GoesOn(String, String),
    Solved,
    GaveUp,
}

/// Runs `/puzzle`: the puzzle of the day, or another one of a set.
pub(crate) async fn puzzle(
    ctx: &Context,
    caller: &Caller,
    set: Option<&str>,
    another: bool,
) -> Result<Answer, Error> {
    let at = match (set, another) {
        (None, false) => of_day(ctx, caller.venue.guild).await?,
        (set, _) => another_of(ctx, set),
    };
    Ok(Answer::plain(Reply::Post(message(ctx, caller, &at, &Done::Shown).await?)))
}

/// Returns a puzzle by lot, of a set or of any.
fn another_of(ctx: &Context, set: Option<&str>) -> At {
    let mut rng = ctx.rng();
    let by_lot = |rng: &mut fastrand::Rng| rng.usize(..SETS.len());
    let named = set.and_then(|word| SETS.iter().position(|other| other.word == word));
    let number = named.unwrap_or_else(|| by_lot(&mut rng));
    let id = PuzzleId::at(number, rng.u64(..));
    At { id, day: None, moves: Vec::new() }
}

/// Runs a button or the form of a puzzle; `key` is the whole key.
pub(crate) async fn press(
    ctx: &Context,
    caller: &Caller,
    key: &str,
    values: &[String],
) -> Result<Answer, Error> {
    let unknown = || Refusal::new("unknown-button");
    let (panel, rest) = key.split_once(':').ok_or_else(unknown)?;
    let (part, verb) = rest.rsplit_once(':').ok_or_else(unknown)?;
    let at = At::read(part).ok_or_else(unknown)?;
    let (at, done) = match (verb, values) {
        ("ask", []) => return Ok(question(key, "lesson-answer", caller.locale)),
        ("ask", [typed, ..]) => answered(ctx, caller, at, typed).await?,
        ("give-up", _) => {
            judge(ctx, caller, &at, Verdict::GaveUp).await?;
            (at, Done::GaveUp)
        }
        ("another", _) => (another_of(ctx, Some(at.id.set().word)), Done::Shown),
        _ => return Err(unknown().into()),
    };
    let message = message(ctx, caller, &at, &done).await?;
    Ok(Answer::plain(if panel == POSTED { Reply::Post(message) } else { Reply::Update(message) }))
}

/// Judges a typed move, and makes the answer of the defence.
async fn answered(
    ctx: &Context,
    caller: &Caller,
    at: At,
    typed: &str,
) -> Result<(At, Done), Error> {
    let before = at.table(ctx)?;
    let lettering = menus::lettering(caller, &before);
    let refused = |why: Refusal| Error::from(lettering.refusal(why));
    let Parsed::Action(text) = before.read(&lettering.read(typed)?).map_err(refused)? else {
        let unread = Refusal::new("notation").text("written", typed).names("known", vec![]);
        return Err(refused(unread));
    };
    let mut table = before.clone();
    table.play(&text).map_err(refused)?;
    let own = before.to_move();
    if table.outcome().is_some() {
        let won = own.is_some_and(|seat| is_won(&table, seat));
        let verdict = if won { Verdict::Solved } else { Verdict::Wrong };
        judge(ctx, caller, &at, verdict).await?;
        let done = if won { Done::Solved } else { Done::Wrong(text.clone()) };
        let moves = if won { [at.moves.clone(), vec![text]].concat() } else { at.moves.clone() };
        return Ok((At { moves, ..at }, done));
    }
    let reply = match reply(ctx, caller, &at, &table, &text).await? {
        Defence::Plays(reply) => reply,
        Defence::Holds => {
            judge(ctx, caller, &at, Verdict::Wrong).await?;
            return Ok((at, Done::Wrong(text)));
        }
        // An answer that no one can judge costs nothing.
        Defence::Unknown => return Ok((at, Done::Unsure(text))),
    };
    let moves = [at.moves.clone(), vec![text.clone(), reply.clone()]].concat();
    let at = At { moves, ..at };
    // Only a long detour gets there: every solution fits.
    if !at.fits() {
        return Err(Refusal::new("puzzle-long").into());
    }
    Ok((at, Done::GoesOn(text, reply)))
}

/// True if a seat's side has won.
fn is_won(table: &Table, seat: Seat) -> bool {
    table.outcome().is_some_and(|outcome| outcome.is_winner(table.side(seat)))
}

/// Answer of the defence to a move.
#[derive(Debug, PartialEq, Eq)]
enum Defence {
    /// It plays this, and there is still a win by fours.
    Plays(String),
    /// There is no win any more.
    Holds,
    /// The move may win, but no win by fours was found within the time.
    Unknown,
}

/// Returns what the defence makes of a move. The moves of the shortest win are known; the first move has no other.
async fn reply(
    ctx: &Context,
    caller: &Caller,
    at: &At,
    table: &Table,
    text: &str,
) -> Result<Defence, Error> {
    let (win, count) = (&at.id.puzzle().win, at.moves.len());
    let is_known = win.starts_with(&at.moves.iter().map(String::as_str).collect::<Vec<_>>());
    if let (true, Some(reply)) = (is_known && win.get(count) == Some(&text), win.get(count + 1)) {
        return Ok(Defence::Plays((*reply).to_owned()));
    }
    if count == 0 {
        return Ok(Defence::Holds);
    }
    let client =
        Client { person: caller.person, place: caller.venue.guild.unwrap_or(caller.venue.channel) };
    let advise = |table: &Table| ctx.machines.advise(client, table.clone());
    let busy = |_| Refusal::new("machines-busy");
    let Some(defence) = advise(table).await.map_err(busy)? else { return Ok(Defence::Unknown) };
    let reply = defence.line.first().filter(|_| defence.situation == Some(Situation::MeetFive));
    let Some(reply) = reply else { return Ok(without_four(&defence)) };
    let mut after = table.clone();
    if after.play(reply).is_err() || after.outcome().is_some() {
        return Ok(Defence::Holds);
    }
    Ok(after_four(advise(&after).await.map_err(busy)?.as_ref(), reply))
}

/// Returns what the defence makes of a four that it answers so, by what the attack has after the answer.
fn after_four(attack: Option<&Advice>, reply: &str) -> Defence {
    let Some(attack) = attack else { return Defence::Unknown };
    match attack.situation {
        Some(Situation::Five | Situation::Fours) => Defence::Plays(reply.to_owned()),
        // A longer way, which is no error.
        Some(Situation::Threes) => Defence::Unknown,
        _ if attack.is_proved => Defence::Holds,
        _ => Defence::Unknown,
    }
}

/// Returns what the defence makes of a move that is no four, by what it has to meet.
fn without_four(defence: &Advice) -> Defence {
    match defence.situation {
        Some(Situation::Five | Situation::Fours | Situation::Threes) => Defence::Holds,
        Some(Situation::Quiet) if defence.is_proved => Defence::Holds,
        _ => Defence::Unknown,
    }
}

/// Notes what has happened to the puzzle of a day; one of another day counts no more.
async fn judge(
    ctx: &Context,
    caller: &Caller,
    at: &At,
    verdict: Verdict,
) -> Result<(), StoreError> {
    let now = ctx.clock.now();
    let Some(day) = at.day.filter(|day| *day == puzzle::day_of(now)) else { return Ok(()) };
    let guild = caller.venue.guild.unwrap_or_default();
    ctx.store.judge_puzzle(guild, day, caller.person, verdict, now).await.map(drop)
}

/// Returns the message of a puzzle after what has just been done.
async fn message(ctx: &Context, caller: &Caller, at: &At, done: &Done) -> Result<Message, Error> {
    let (locale, table) = (caller.locale, at.table(ctx)?);
    let lettering = menus::lettering(caller, &table);
    let shown = |text: &str| words::action(locale, &lettering.shown(text));
    let attempt = attempt(ctx, caller, at).await?;
    let mut lines = vec![title(at, locale), task(ctx, at, locale)?];
    lines.extend(match done {
        Done::Shown => Some(terms(at, locale)),
        Done::Wrong(text) => Some(say(
            locale,
            match (attempt, at.moves.is_empty()) {
                (Some(attempt), true) if attempt.wrong <= puzzle::MOST_WRONG => "puzzle-wrong-once",
                _ => "puzzle-wrong",
            },
            &[("point", Arg::Text(shown(text)))],
        )),
        Done::Unsure(text) => {
            Some(say(locale, "puzzle-unsure", &[("point", Arg::Text(shown(text)))]))
        }
        Done::GoesOn(text, reply) => {
            let args = [("point", Arg::Text(shown(text))), ("answer", Arg::Text(shown(reply)))];
            Some(say(locale, "puzzle-goes-on", &args))
        }
        Done::Solved => Some(say(locale, "puzzle-solved", &[])),
        Done::GaveUp => Some(solution(ctx, at, locale, shown)?),
    });
    if matches!(done, Done::Solved) {
        lines.extend(streak_line(ctx, caller, attempt, locale).await?);
    }
    let spoken = caller
        .preferences
        .text_board
        .then(|| words::aloud(locale, &caller.lettering.of_scene(&table.scene(None))).join("\n"));
    let text = lines.into_iter().chain(spoken).collect::<Vec<_>>().join("\n");
    let is_over = matches!(done, Done::Solved | Done::GaveUp);
    let panel = vec![buttons(at, OWN, is_over, locale)];
    let message = Message { panel, ..Message::private(text) };
    Ok(view::with_line(&ctx.painter, &View::own(caller), drawn(ctx, at, done)?, message))
}

/// Returns the position to draw with the moves that carry numbers: those made, or the solution.
fn drawn(ctx: &Context, at: &At, done: &Done) -> Result<(Scene, Vec<Spot>), Error> {
    let mut at = at.clone();
    if matches!(done, Done::GaveUp) {
        at.moves = at.id.puzzle().win.iter().map(|text| (*text).to_owned()).collect();
    }
    let scene = at.table(ctx)?.scene(None);
    let spots = render::moves(&scene.board, at.moves.iter().map(String::as_str));
    Ok((scene, spots))
}

/// Returns what the caller has made of the puzzle, if it is that of a day.
async fn attempt(ctx: &Context, caller: &Caller, at: &At) -> Result<Option<Attempt>, StoreError> {
    let Some(day) = at.day else { return Ok(None) };
    let guild = caller.venue.guild.unwrap_or_default();
    ctx.store.puzzle_attempt(guild, day, caller.person).await.map(Some)
}

/// Returns the line about the caller's streak, where the puzzle counts for it.
async fn streak_line(
    ctx: &Context,
    caller: &Caller,
    attempt: Option<Attempt>,
    locale: Locale,
) -> Result<Option<String>, StoreError> {
    if !attempt.is_some_and(|attempt| attempt.counts()) {
        return Ok(None);
    }
    let guild = caller.venue.guild.unwrap_or_default();
    let days = ctx.store.solved_days(guild, caller.person).await?;
    let streak = puzzle::streak(&days, puzzle::day_of(ctx.clock.now()));
    Ok(Some(say(locale, "puzzle-streak", &[("days", Arg::Number(streak.into()))])))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Only what is proved not to win costs a try.
    #[test]
    fn an_answer_of_which_nothing_is_known_is_no_wrong_one() {
        let advice = |situation, is_proved| Advice { situation, line: Vec::new(), is_proved };
        let plays = Defence::Plays("h8".to_owned());
        for (situation, is_proved, four, other) in [
            (Situation::Five, true, &plays, Defence::Holds),
            (Situation::Fours, true, &plays, Defence::Holds),
            (Situation::Threes, true, &Defence::Unknown, Defence::Holds),
            (Situation::MeetFive, true, &Defence::Holds, Defence::Unknown),
            (Situation::MeetFours, false, &Defence::Unknown, Defence::Unknown),
            (Situation::MeetThrees, true, &Defence::Holds, Defence::Unknown),
            (Situation::Quiet, true, &Defence::Holds, Defence::Holds),
            (Situation::Quiet, false, &Defence::Unknown, Defence::Unknown),
        ] {
            let advice = advice(Some(situation), is_proved);
            assert_eq!(after_four(Some(&advice), "h8"), *four, "{advice:?}");
            assert_eq!(without_four(&advice), other, "{advice:?}");
        }
        assert_eq!(after_four(None, "h8"), Defence::Unknown);
        assert_eq!(without_four(&advice(None, false)), Defence::Unknown);
    }
}
