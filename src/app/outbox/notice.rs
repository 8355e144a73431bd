//! Delivery of news: in the channel or by direct message, outside of quiet hours.

use crate::app::context::Context;
use crate::app::error::InternalError;
use crate::app::input::request::ButtonAction;
use crate::app::markup::{countdown, link, mention, moment};
use crate::app::outbox::action::Action;
use crate::app::outbox::news::{News, NewsJob};
use crate::app::outbox::quiet_hours;
use crate::app::outbox::task::Route;
use crate::app::output::crowd_lines::named;
use crate::app::output::game_title::{button, title};
use crate::app::output::reply::Message;
use crate::clock::DAY_MS;
use crate::game::Arg;
use crate::store::preferences::Reminders;
use crate::store::{Millis, Status, StoredGame};
use crate::words::{Locale, say};

/// Time for which direct messages are not tried again after one could not be delivered (ms).
const CLOSED_FOR_MS: Millis = 30 * DAY_MS;

/// Most voters who are called at once: their mentions must fit into a message.
const MOST_VOTERS: usize = 50;

/// Returns the message for the news; `None` if they are no longer true.
fn message(
    stored: &StoredGame,
    job: &NewsJob,
    people: Vec<u64>,
    locale: Locale,
) -> Option<Message> {
    let turn = stored.timing.turn.as_ref();
    let running = stored.status == Status::Running && turn.is_some_and(|turn| turn.stop.is_none());
    if job.news.is_of_turn() && (stored.version != job.version || !running) {
        return None;
    }
    let until = job.news.until().or(turn.map(|turn| turn.ends_at)).unwrap_or_default();
    let (since, games) = match &job.news {
        News::Outage { from, games, .. } => {
            (*from, games.iter().map(|game| format!("#{game}")).collect())
        }
        _ => (0, Vec::new()),
    };
    let args = [
        ("people", Arg::People(people.iter().map(|person| named(*person, locale)).collect())),
        ("person", Arg::Text(turn.map_or_else(String::new, |turn| named(turn.person, locale)))),
        ("game", Arg::Text(title(stored, locale))),
        ("by", Arg::Text(job.news.by().map_or_else(String::new, mention))),
        ("since", Arg::Text(moment(since))),
        ("until", Arg::Text(moment(until))),
        ("left", Arg::Text(countdown(until))),
        ("games", Arg::Names(games)),
        (
            "link",
            Arg::Text(
                stored.message.map_or_else(String::new, |message| link(&stored.venue, message)),
            ),
        ),
    ];
    let asks = matches!(job.news, News::PauseAsked { .. });
    let buttons = asks.then(|| button(stored, ButtonAction::Pause, locale)).into_iter().collect();
    Some(Message {
        text: say(locale, job.news.message(), &args),
        pings: people,
        buttons,
        ..Message::default()
    })
}

/// True if direct messages have not reached a person of late.
pub(crate) async fn is_closed(
    ctx: &Context,
    person: u64,
    now: Millis,
) -> Result<bool, InternalError> {
    Ok(ctx.store.closed(person).await?.is_some_and(|at| now < at + CLOSED_FOR_MS))
}

/// Returns the people who have voted in a game, as many as are called at once.
async fn voters(ctx: &Context, stored: &StoredGame) -> Result<Vec<u64>, InternalError> {
    let mut people = ctx.store.voters(stored.id).await?;
    people.truncate(MOST_VOTERS);
    Ok(people)
}

/// Returns the request that delivers the news: reminders as their recipient prefers, all others in
/// the channel.
pub(crate) async fn deliver(
    ctx: &Context,
    stored: &StoredGame,
    job: &NewsJob,
    route: Route,
) -> Result<Action, InternalError> {
    let people = match job.news {
        News::NoVotes => voters(ctx, stored).await?,
        _ => job.news.people(stored),
    };
    let Some(body) = message(stored, job, people, Locale::of(&stored.locale)) else {
        return Ok(Action::Nothing);
    };
    let (News::Reminder { .. }, Some(turn)) = (&job.news, &stored.timing.turn) else {
        return Ok(Action::Say { turn: None, body, route });
    };
    let person = turn.person;
    let now = ctx.clock.now();
    let preferences = ctx.store.preferences(person).await?;
    let at = quiet_hours::disturb_at(&preferences, now);
    // A reminder in quiet hours is better than one after the turn's end.
    if at > now && at < turn.ends_at {
        return Ok(Action::Later(at));
    }
    let closed = is_closed(ctx, person, now).await?;
    Ok(match preferences.reminders {
        Reminders::None => Action::Nothing,
        Reminders::Direct if !closed => {
            Action::Tell { person, instead: Box::new(body.clone()), body, turn: None, route }
        }
        Reminders::Direct | Reminders::Channel => Action::Say { turn: None, body, route },
    })
}
