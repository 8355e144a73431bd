//! Vacations: a person's clocks stop.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::{Error, InternalError};
use crate::app::markup::{countdown, moment};
use crate::app::outbox::news::News;
use crate::app::outbox::task::vacation_task;
use crate::app::output::reply::Answer;
use crate::clock::{DAY_MS, HOUR_MS, MINUTE_MS};
use crate::game::{Arg, Refusal};
use crate::store::{Millis, StoredGame, TurnTime, Vacation};
use crate::words::{self, Locale, say};

/// Vacation of a person in any 365 days.
const PER_YEAR: Millis = 14 * DAY_MS;

/// Time over which the vacation taken is counted.
const YEAR: Millis = 365 * DAY_MS;

/// Shortest vacation left that can be begun, and the least that one takes: each beginning and end is announced in every
/// channel in which the person plays.
const SHORTEST: Millis = HOUR_MS;

/// Length of a vacation that begins automatically, if as many days are left. It may begin again.
const AUTOMATIC: Millis = 3 * DAY_MS;

/// Time after a turn's beginning within which whoever goes on vacation may not have known of it (ms): it was decided on
/// before, and stored after.
const LEAVES_WITHIN: Millis = MINUTE_MS;

/// Vacation that a person has left and has under way.
struct VacationAccount {
    /// Time left of that in the last 365 days.
    left: Millis,
    /// Vacation under way.
    under_way: Option<Vacation>,
}

/// Runs `/vacation`: begins one, ends it, or shows what is left.
pub(crate) async fn vacation(
    ctx: &Context,
    caller: &Caller,
    begin: Option<bool>,
) -> Result<Answer, Error> {
    let now = ctx.clock.now();
    let account = account(ctx, caller.person, now).await?;
    match (begin, &account.under_way) {
        (Some(true), None) => start_by_command(ctx, caller, account.left, now).await,
        (Some(false), Some(_)) => {
            let news = News::Back { person: caller.person, by_hand: true };
            let task = vacation_task(caller.person, news, now);
            ctx.store.end_vacation(caller.person, caller.interaction, now, task).await?;
            let stopped = say(caller.locale, "vacation-stopped", &[]);
            Ok(with_left(caller, stopped, ("vacation-left", account.left)))
        }
        (Some(false), None) => Err(Refusal::new("no-vacation").into()),
        (Some(true), Some(_)) | (None, _) => Ok(shown(caller, &account)),
    }
}

/// Returns the answer that says whether the caller is on vacation, and how much of it is left.
fn shown(caller: &Caller, account: &VacationAccount) -> Answer {
    match &account.under_way {
        Some(vacation) => {
            let is_on = is_on(vacation, caller.locale);
            with_left(caller, is_on, ("vacation-left-now", account.left))
        }
        None => {
            let none = say(caller.locale, "vacation-none", &[]);
            with_left(caller, none, ("vacation-left", account.left))
        }
    }
}

/// Returns a sentence, the one that says how much vacation is left, and the one about the least that each takes: a day of which
/// at most an hour is taken is whole.
fn with_left(caller: &Caller, sentence: String, (id, left): (&str, Millis)) -> Answer {
    let days = (left + SHORTEST) / DAY_MS;
    let args = [("days", Arg::Number(days)), ("hours", Arg::Number(left / HOUR_MS))];
    let sentences = [sentence, say(caller.locale, id, &args), least(caller.locale)];
    Answer::private(words::join::sentences(caller.locale, &sentences))
}

/// Returns the sentence about the least that a vacation takes, see [`SHORTEST`].
fn least(locale: Locale) -> String {
    say(locale, "vacation-least", &[])
}

/// Returns the sentence that tells someone of their vacation.
fn is_on(vacation: &Vacation, locale: Locale) -> String {
    say(locale, "vacation-is", &[("until", Arg::Text(moment(vacation.ends_at)))])
}

/// Returns the sentence that tells the caller of their vacation, if they are on one.
pub(crate) async fn own(ctx: &Context, caller: &Caller) -> Result<Option<String>, InternalError> {
    let under_way = ctx.store.vacations(caller.person, ctx.clock.now()).await?.pop();
    Ok(under_way.map(|vacation| is_on(&vacation, caller.locale)))
}

async fn start_by_command(
    ctx: &Context,
    caller: &Caller,
    left: Millis,
    now: Millis,
) -> Result<Answer, Error> {
    if left < SHORTEST {
        return Err(Refusal::new("vacation-used").into());
    }
    if !start_vacation(ctx, caller.person, now, now + left, false).await? {
        // Another one has begun meanwhile, such as an automatic one with an end of its own.
        return Ok(shown(caller, &account(ctx, caller.person, now).await?));
    }
    let until =
        [("until", Arg::Text(moment(now + left))), ("left", Arg::Text(countdown(now + left)))];
    let sentences = [say(caller.locale, "vacation-started", &until), least(caller.locale)];
    Ok(Answer::private(words::join::sentences(caller.locale, &sentences)))
}

/// Begins the vacation of the player on turn just before their time runs out, if they prefer that
/// and have days left. True if it began.
pub(crate) async fn starts_in_time(
    ctx: &Context,
    stored: &StoredGame,
    now: Millis,
) -> Result<bool, InternalError> {
    let Some(turn) = stored.timing.turn.as_ref().filter(|turn| turn.ends_at > now) else {
        return Ok(false);
    };
    if !ctx.store.preferences(turn.person).await?.auto_vacation {
        return Ok(false);
    }
    let left = account(ctx, turn.person, now).await?.left.min(AUTOMATIC);
    Ok(left >= SHORTEST && start_vacation(ctx, turn.person, now, now + left, true).await?)
}

/// Returns the time from which the clock of a person on turn stands still who is on vacation though it runs. Their turn has
/// all its time where it began while they were leaving, or away; else it is stopped now.
pub(super) async fn away_since(
    ctx: &Context,
    turn: &TurnTime,
    now: Millis,
) -> Result<Millis, InternalError> {
    let under_way = ctx.store.vacations(turn.person, now).await?.pop();
    let began_at = under_way.map_or(now, |vacation| vacation.began_at);
    let is_leaving = began_at <= turn.began_at + LEAVES_WITHIN;
    Ok(if is_leaving { began_at.max(turn.began_at).min(now) } else { now })
}

async fn start_vacation(
    ctx: &Context,
    person: u64,
    began_at: Millis,
    ends_at: Millis,
    automatic: bool,
) -> Result<bool, InternalError> {
    let news = News::Away { person, until: ends_at, automatic };
    let task = vacation_task(person, news, began_at);
    Ok(ctx.store.begin_vacation(Vacation { person, began_at, ends_at, automatic }, task).await?)
}

async fn account(
    ctx: &Context,
    person: u64,
    now: Millis,
) -> Result<VacationAccount, InternalError> {
    let since = now - YEAR;
    let vacations = ctx.store.vacations(person, since).await?;
    let taken = |vacation: &Vacation| {
        let until = vacation.ends_at.min(now).max(vacation.began_at + SHORTEST);
        (until - vacation.began_at.max(since)).max(0)
    };
    let left = (PER_YEAR - vacations.iter().map(taken).sum::<Millis>()).max(0);
    Ok(VacationAccount {
        left,
        under_way: vacations.into_iter().find(|vacation| vacation.ends_at > now),
    })
}
