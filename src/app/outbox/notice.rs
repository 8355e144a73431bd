//! Delivery of news: in the channel or by direct message, outside of quiet hours.

use crate::app::context::{self, Context};
use crate::app::error::InternalError;
use crate::app::input::request::ButtonAction;
use crate::app::markup::{countdown, is_named, link, mention, moment};
use crate::app::outbox::action::Action;
use crate::app::outbox::call::say_with_link;
use crate::app::outbox::news::{News, NewsJob};
use crate::app::outbox::quiet_hours;
use crate::app::outbox::task::{self, Route};
use crate::app::output::crowd_lines::named;
use crate::app::output::game_title::{button, title};
use crate::app::output::reply::Message;
use crate::app::turn_clock::{claim_ends_at, goes_on_since};
use crate::clock::DAY_MS;
use crate::game::Arg;
use crate::store::preferences::Reminders;
use crate::store::{Millis, Status, StoredGame, TurnTime};
use crate::words::join::all_people;
use crate::words::{self, Locale};

/// Time for which direct messages are not tried again after one could not be delivered (ms).
const CLOSED_FOR_MS: Millis = 30 * DAY_MS;

/// Most voters who are called at once: their mentions must fit into a message.
const MOST_VOTERS: usize = 50;

/// Returns the message for the news, which were due at a time (UTC ms); `None` if they are no longer true.
fn message(
    stored: &StoredGame,
    (job, due_at): (&NewsJob, Millis),
    people: Vec<u64>,
    locale: Locale,
) -> Option<Message> {
    let turn = stored.timing.turn.as_ref();
    let running = stored.status == Status::Running && turn.is_some_and(|turn| turn.stop.is_none());
    let goes_on = || turn.is_some_and(|turn| goes_on_since(turn, due_at));
    if job.news.is_of_turn() && !(running && (stored.version == job.version || goes_on())) {
        return None;
    }
    let is_past = match job.news {
        // As many stages have run as reminders were due: another turn may have begun as early.
        News::Reminder { last } => turn.is_none_or(|turn| turn.stages_fired <= u8::from(last)),
        News::PauseAsked { by } => !is_asked(stored, by, &people, job),
        _ => false,
    };
    if is_past {
        return None;
    }
    let until = job.news.until().or(turn.map(|turn| last_of_use(&job.news, turn)));
    let until = until.unwrap_or_default();
    let (since, games) = match &job.news {
        News::Outage { from, games, .. } => (*from, numbers(games)),
        _ => (0, Vec::new()),
    };
    // People to be pinged must be named, so that no one may be cut.
    let names: Vec<String> = people.iter().map(|person| named(*person, locale)).collect();
    let args = [
        ("people", Arg::Text(all_people(locale, &names))),
        ("called", Arg::Number(names.len() as i64)),
        ("person", Arg::Text(turn.map_or_else(String::new, |turn| named(turn.person, locale)))),
        ("game", game(stored, job, locale)),
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
    let verbs: &[ButtonAction] = match job.news {
        News::PauseAsked { .. } => &[ButtonAction::Pause, ButtonAction::NoPause],
        _ => &[],
    };
    let buttons = verbs.iter().map(|verb| button(stored, *verb, locale)).collect();
    let text = say_with_link(locale, job.news.message(), &args);
    Some(Message { text, pings: people, buttons, ..Message::default() })
}

/// Returns the game that the news are about, or the numbers of several.
fn game(stored: &StoredGame, job: &NewsJob, locale: Locale) -> Arg {
    match job.games.as_slice() {
        [] | [_] => Arg::Text(title(stored, locale)),
        several => Arg::Text(words::join::games(locale, &numbers(several))),
    }
}

fn numbers(games: &[i64]) -> Vec<String> {
    games.iter().map(|game| format!("#{game}")).collect()
}

/// True if a player's request for a pause still waits, and for the one person whom a task of their own tells of it.
fn is_asked(stored: &StoredGame, by: u64, people: &[u64], job: &NewsJob) -> bool {
    let agreed = &stored.timing.pause_asked;
    let has_agreed = job.to.is_some() && people.iter().any(|person| agreed.contains(person));
    agreed.contains(&by) && !has_agreed
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

/// Returns the people whom the news ping by this task; none if they are for guests alone. Each of these gets a task of
/// their own, since the game's channel is closed to them.
async fn recipients(
    ctx: &Context,
    stored: &StoredGame,
    (job, due_at): (&NewsJob, Millis),
) -> Result<Option<Vec<u64>>, InternalError> {
    if let Some(person) = told(stored, job) {
        return Ok(Some(vec![person]));
    }
    // The data of the guest for whom it was have been deleted.
    if job.to.is_some() {
        return Ok(None);
    }
    let mut people = match job.news {
        News::NoVotes => voters(ctx, stored).await?,
        _ => job.news.people(stored),
    };
    let place = |guest: u64| stored.members.iter().position(|member| member.person == guest);
    let guests = people.extract_if(.., |person| stored.is_guest(*person)).filter_map(place);
    let own = |place| (stored.id, task::guest_news(stored, job, place, due_at));
    let tasks: Vec<_> = guests.map(own).collect();
    if tasks.is_empty() {
        return Ok(Some(people));
    }
    ctx.store.enqueue(tasks).await?;
    // A return and more time are told to everyone.
    let is_for_all = matches!(job.news, News::Back { .. } | News::Extended);
    Ok(Some(people).filter(|people| is_for_all || !people.is_empty()))
}

/// Returns the one person whom the news may reach by direct message: as they prefer their reminders, and a guest.
fn told(stored: &StoredGame, job: &NewsJob) -> Option<u64> {
    let on_turn = stored.timing.turn.as_ref().map(|turn| turn.person);
    match job.news {
        News::Reminder { .. } => on_turn,
        News::Nudge { .. } => on_turn.filter(|person| stored.is_guest(*person)),
        _ => stored.members.get(job.to?).map(|member| member.person).filter(|one| is_named(*one)),
    }
}

/// Returns the request that delivers the news, which were due at a time (UTC ms): reminders as their recipient prefers,
/// to guests by direct message, all others in the channel.
pub(crate) async fn deliver(
    ctx: &Context,
    stored: &StoredGame,
    job: &NewsJob,
    due_at: Millis,
    route: Route,
) -> Result<Action, InternalError> {
    let people = recipients(ctx, stored, (job, due_at)).await?;
    let locale = language(ctx, stored, job).await?;
    let said = people.and_then(|people| message(stored, (job, due_at), people, locale));
    let Some(body) = said else { return Ok(Action::Nothing) };
    match told(stored, job) {
        Some(person) => tell(ctx, stored, (job, due_at), person, (body, route)).await,
        None => Ok(Action::Say { turn: None, body, route }),
    }
}

/// Returns the language of news in a channel: that of the game, or of the server where they are about several games.
async fn language(
    ctx: &Context,
    stored: &StoredGame,
    job: &NewsJob,
) -> Result<Locale, InternalError> {
    let games = match &job.news {
        News::Outage { games, .. } => games,
        _ => &job.games,
    };
    let Some(guild) = stored.venue.guild.filter(|_| games.len() > 1) else {
        return Ok(Locale::of(&stored.locale));
    };
    let settings = ctx.store.settings(guild).await?;
    Ok(context::language_of_server(ctx, guild, &settings).await?)
}

/// Returns the request that tells a person the news in their own language, or says them in the channel by this message.
async fn tell(
    ctx: &Context,
    stored: &StoredGame,
    (job, due_at): (&NewsJob, Millis),
    person: u64,
    (body, route): (Message, Route),
) -> Result<Action, InternalError> {
    let now = ctx.clock.now();
    let preferences = ctx.store.preferences(person).await?;
    let at = quiet_hours::disturb_at(&preferences, now);
    if at > now && may_wait(&job.news, stored.timing.turn.as_ref(), at) {
        return Ok(Action::Later(at));
    }
    let wish = preferences.reminders;
    if wish == Reminders::None && matches!(job.news, News::Reminder { .. }) {
        return Ok(Action::Nothing);
    }
    let is_guest = stored.is_guest(person);
    let is_direct = is_guest || wish == Reminders::Direct;
    if !is_direct || is_closed(ctx, person, now).await? {
        return Ok(Action::Say { turn: None, body, route });
    }
    // The channel's message is kept for the case that this one does not arrive: it speaks the channel's language.
    let own = Locale::of(preferences.locale.as_deref().unwrap_or(&stored.locale));
    let Some(mut direct) = message(stored, (job, due_at), vec![person], own) else {
        return Ok(Action::Nothing);
    };
    // Guests, who do not see the game's channel, play from here.
    direct.buttons.extend(is_guest.then(|| button(stored, ButtonAction::Mine, own)));
    Ok(Action::Tell { person, body: direct, instead: Box::new(body), turn: None, route })
}

/// True if news are still of use at a time, the end of quiet hours (UTC ms). A reminder in them is better than one after the
/// turn's end.
fn may_wait(news: &News, turn: Option<&TurnTime>, until: Millis) -> bool {
    turn.is_none_or(|turn| until < last_of_use(news, turn))
}

/// Returns the time until which something can be done about news of a turn (UTC ms): the win can be claimed after its end.
fn last_of_use(news: &News, turn: &TurnTime) -> Millis {
    match news {
        News::Over => claim_ends_at(turn),
        _ => turn.ends_at,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::clock::HOUR_MS;

    #[test]
    fn news_wait_as_long_as_they_are_of_use() {
        let turn = TurnTime {
            person: 1,
            began_at: 0,
            lasts: HOUR_MS,
            ends_at: HOUR_MS,
            stages_fired: 0,
            nudged_at: None,
            stop: None,
        };
        for (news, last) in [(News::Reminder { last: true }, HOUR_MS), (News::Over, 2 * HOUR_MS)] {
            let waits = |until| may_wait(&news, Some(&turn), until);
            assert_eq!((waits(last - 1), waits(last)), (true, false), "{news:?}");
        }
        assert!(may_wait(&News::RanOut, None, DAY_MS), "the game is over");
    }
}
