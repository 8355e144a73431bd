//! Turns a task into the request that Discord gets, from the game as it is when the task runs.

use crate::app::context::{self, Context};
use crate::app::error::InternalError;
use crate::app::markup::{channel, is_named, link};
use crate::app::outbox::action::Action;
use crate::app::outbox::event_job::{EventJob, EventNews};
use crate::app::outbox::task::{
    Asked, DELETE_PING_WITHIN_MS, Job, Route, TaskData, ping_below_board, show_again,
};
use crate::app::outbox::{
    announcement, call, direct_ping, event_news, notice, puzzle_post, thread, week,
};
use crate::app::output::reply::Message;
use crate::app::output::{board_message, game_title, offer_line, view};
use crate::clock::MINUTE_MS;
use crate::game::Arg;
use crate::play::game::InSet;
use crate::store::servers::Policy;
use crate::store::{EventId, Member, Millis, PingedTurn, Status, StoredGame, Task};
use crate::words::Locale;

/// Time for which a board that a game has left waits for the one that it leads to, and time between two looks (ms).
const NEWER_BOARD_WITHIN_MS: Millis = 10 * MINUTE_MS;
const NEWER_BOARD_LOOK_MS: Millis = 2_000;

/// Returns what the payload of a task says.
///
/// # Errors
/// If it cannot be read.
pub(crate) fn job(task: &Task) -> Result<Job, InternalError> {
    serde_json::from_str(&task.payload).map_err(|e| InternalError::new(&format!("a task: {e}")))
}

/// Returns the request for a task, from the current state of the game.
///
/// # Errors
/// If the store does not answer or the game does not replay.
pub async fn action(ctx: &Context, task: &Task) -> Result<Action, InternalError> {
    action_of(ctx, task, job(task)?).await
}

/// Returns the request for a task whose payload has been read.
///
/// # Errors
/// As those of [`action`].
pub(crate) async fn action_of(
    ctx: &Context,
    task: &Task,
    job: Job,
) -> Result<Action, InternalError> {
    // The rest of an announcement to many games is added beside one of them, which it does not depend on.
    let is_of_many = matches!(job.data, TaskData::Outage(_) | TaskData::Vacation { .. });
    let Some(game) = task.game.filter(|_| !is_of_many) else {
        return fan_out(ctx, job, task.message).await;
    };
    let Some(stored) = ctx.store.game(game).await? else { return Ok(Action::Nothing) };
    let now = ctx.clock.now();
    let route = with_own_direct(ctx, &stored, route(&stored, &job, now)).await?;
    Ok(match job.data {
        TaskData::ShowBoard
        | TaskData::ShowAgain
        | TaskData::ShowAnew { .. }
        | TaskData::ShowFirst { .. } => show(ctx, &stored, &job.data, route).await?,
        TaskData::ShowTwin => {
            show_twin(ctx, &stored, job.due_at).await?;
            Action::Nothing
        }
        TaskData::Ping { places, version, entries, asks } => {
            ping(ctx, &stored, &places, (version, entries, asks), route).await?
        }
        TaskData::DirectPing { place, version, asks } => {
            direct_ping::deliver(ctx, &stored, (place, version, asks), job.due_at, route).await?
        }
        TaskData::StripButtons => strip(ctx, &stored, task.message, job.due_at, route).await?,
        // Deleting a stale ping is only tidying: a late one is dropped, so that such tasks do not
        // pile up.
        TaskData::DeletePing if now - job.due_at > DELETE_PING_WITHIN_MS => Action::Nothing,
        TaskData::DeletePing => {
            task.message.map_or(Action::Nothing, |message| Action::Delete { message, route })
        }
        TaskData::StartThread => thread::thread(ctx, &stored, route).await?,
        TaskData::News(news) => notice::deliver(ctx, &stored, &news, job.due_at, route).await?,
        TaskData::Result => Action::Say { turn: None, body: call::result(ctx, &stored), route },
        TaskData::Machine { entries, by } => Action::Machine { game, entries, by, route },
        // News of a game of an event are a task of the game.
        TaskData::Event(event) => event_news::action(ctx, (event, job.due_at), route).await?,
        TaskData::Outage(_)
        | TaskData::Vacation { .. }
        | TaskData::Puzzle { .. }
        | TaskData::Week { .. } => Action::Nothing,
    })
}

/// Returns the request that shows the public board, with the ping that comes after it.
async fn show(
    ctx: &Context,
    stored: &StoredGame,
    data: &TaskData,
    route: Route,
) -> Result<Action, InternalError> {
    let anew = is_anew(ctx, stored, data).await?;
    // The ping is a task of its own.
    let body = Message {
        pings: Vec::new(),
        ..board_message::public_message(ctx, stored, route.pictures).await?
    };
    let call = match data {
        TaskData::ShowFirst { places, version, entries } => {
            let about = (*version, *entries);
            Some(Box::new(ping_below_board(stored, places, about, ctx.clock.now())))
        }
        _ => None,
    };
    let (game, version, message) = (stored.id, stored.version, stored.message.filter(|_| !anew));
    let stays = matches!(data, TaskData::ShowAgain);
    Ok(Action::Show { game, message, stays, version, body, call, route })
}

/// True if the game's server wishes a new message for each move, and none has come since the one that is shown.
async fn is_anew(
    ctx: &Context,
    stored: &StoredGame,
    data: &TaskData,
) -> Result<bool, InternalError> {
    let is_newest = matches!(data, TaskData::ShowAnew { replaces } if *replaces == stored.message);
    Ok(is_newest && matches!(policy(ctx, stored).await?, Policy::Relay | Policy::Keep))
}

/// Returns the policy on board messages where a game is played. A task waits until it can be read: by another one a board
/// would stay that is to be deleted, or be edited where a new one is wished.
async fn policy(ctx: &Context, stored: &StoredGame) -> Result<Policy, InternalError> {
    Ok(context::guild_settings(ctx, stored.venue.guild).await?.policy)
}

/// Enqueues a refresh of the board of the other game of a set, if that is over: one that is played says nothing of
/// ratings.
async fn show_twin(ctx: &Context, stored: &StoredGame, at: Millis) -> Result<(), InternalError> {
    let InSet::With(other) = stored.set else { return Ok(()) };
    let other = ctx.store.game(other).await?.filter(|other| other.status == Status::Finished);
    let Some(other) = other else { return Ok(()) };
    let show = show_again(&other, &format!("twin-{at}"), at);
    Ok(ctx.store.enqueue(vec![(other.id, show)]).await?)
}

/// Returns the route of a task that runs now. Tasks that show the game or speak of it follow it to
/// another channel.
fn route(stored: &StoredGame, job: &Job, now: Millis) -> Route {
    let stays = matches!(
        job.data,
        TaskData::StripButtons | TaskData::DeletePing | TaskData::StartThread | TaskData::Result
    );
    if !stays && job.route.channel != stored.venue.channel {
        return Route::by_bot(stored);
    }
    let token = job.route.token.clone().filter(|token| token.until > now);
    Route { token, guild: stored.venue.guild, ..job.route.clone() }
}

/// Returns a route by which the bot posts itself where the channel is its direct messages with someone in the game.
async fn with_own_direct(
    ctx: &Context,
    stored: &StoredGame,
    mut route: Route,
) -> Result<Route, InternalError> {
    if route.bot_in_channel || stored.venue.guild.is_some() {
        return Ok(route);
    }
    for member in &stored.members {
        if ctx.store.direct_channel(member.person).await? == Some(route.channel) {
            route.bot_in_channel = true;
            break;
        }
    }
    Ok(route)
}

/// Returns the ping of the members at these places, unless the game has another version, in which neither the turn of which
/// it tells goes on nor the offer `asks` waits for them. Players whose data was deleted are not pinged; those who want
/// direct messages get a task of their own.
async fn ping(
    ctx: &Context,
    stored: &StoredGame,
    places: &[usize],
    (version, entries, asks): (u32, Option<u32>, Option<Asked>),
    route: Route,
) -> Result<Action, InternalError> {
    let is_asked = |person| asks.is_some_and(|asked| offer_line::waits_for(stored, asked, person));
    let is_in_turn = asks.is_none() && entries == Some(stored.entries);
    let moves_still = |person| is_in_turn && is_to_move(stored, person);
    let is_called = |one: &&Member| {
        let person = one.person;
        is_named(person) && (stored.version == version || moves_still(person) || is_asked(person))
    };
    let mut people = Vec::new();
    let mut direct = Vec::new();
    for place in places {
        let Some(member) = stored.members.get(*place).filter(is_called) else { continue };
        if direct_ping::wants(ctx, stored, member.person).await? {
            let (whom, about) = ((*place, member.person), (version, asks));
            direct.push((stored.id, direct_ping::new_task(ctx, stored, whom, about).await?));
        } else {
            people.push(member.person);
        }
    }
    if !direct.is_empty() {
        ctx.store.enqueue(direct).await?;
    }
    if people.is_empty() {
        return Ok(Action::Nothing);
    }
    let body = call::call(ctx, stored, people, Locale::of(&stored.locale)).await;
    Ok(Action::Say { turn: Some(PingedTurn::of(stored)), body, route })
}

/// True if it is a person's turn and no offer waits, which is told by a message of its own.
fn is_to_move(stored: &StoredGame, person: u64) -> bool {
    let turn = stored.timing.turn.as_ref().filter(|_| stored.offer().is_none());
    stored.status == Status::Running && turn.is_some_and(|turn| turn.person == person)
}

/// Returns the request that takes the buttons off a message, or under the relay policy the message. One in a channel that
/// the game has left waits a while for the board to which it is to lead.
async fn strip(
    ctx: &Context,
    stored: &StoredGame,
    message: Option<u64>,
    due_at: Millis,
    route: Route,
) -> Result<Action, InternalError> {
    let Some(message) = message else { return Ok(Action::Nothing) };
    if policy(ctx, stored).await? == Policy::Relay {
        return Ok(Action::Delete { message, route });
    }
    let (now, has_begun) = (ctx.clock.now(), stored.status != Status::Open);
    let has_left = has_begun && route.channel != stored.venue.channel;
    if has_left && stored.message.is_none() && now - due_at < NEWER_BOARD_WITHIN_MS {
        return Ok(Action::Later(now + NEWER_BOARD_LOOK_MS));
    }
    let text = moved_on(ctx, stored, message, &route).await;
    Ok(Action::Strip { message, text, bare: false, route })
}

/// Returns the text of a board that a newer message has replaced: it would say for ever whose turn it was. Where the game has
/// gone to another channel or to its thread, the text names that, also where no message shows it there yet. A challenge that is
/// open has no board and keeps its text.
async fn moved_on(
    ctx: &Context,
    stored: &StoredGame,
    message: u64,
    route: &Route,
) -> Option<String> {
    let goes_on = stored.status == Status::Running && route.channel != stored.venue.channel;
    let has_begun = stored.status != Status::Open;
    let newer = stored.message.filter(|newer| *newer != message && has_begun);
    if newer.is_none() && !goes_on {
        return None;
    }
    let locale = view::public_view(ctx, stored, false).await.locale;
    let newer = newer.map_or_else(String::new, |newer| link(&stored.venue, newer));
    let args = [
        ("game", Arg::Text(game_title::title(stored, locale))),
        ("channel", Arg::Text(channel(&stored.venue))),
        ("link", Arg::Text(newer)),
    ];
    let id = if goes_on { "board-goes-on" } else { "board-moved-on" };
    Some(call::say_with_link(locale, id, &args))
}

/// Enqueues a task per channel and game for a task that concerns no single game; returns the request about an event.
async fn fan_out(ctx: &Context, job: Job, message: Option<u64>) -> Result<Action, InternalError> {
    match job.data {
        TaskData::Event(EventJob { event, says: EventNews::Left, .. }) => {
            let about = (message, job.due_at);
            return event_news::left(ctx, EventId(event), about, job.route).await;
        }
        TaskData::Event(event) => {
            return event_news::action(ctx, (event, job.due_at), job.route).await;
        }
        TaskData::Puzzle { guild, day } => {
            return puzzle_post::action(ctx, (guild, day), job.route).await;
        }
        TaskData::Week { guild, until } => return week::action(ctx, guild, until, job.route).await,
        // The message of an event that goes on in another channel, in tasks of earlier versions.
        TaskData::StripButtons => {
            let (text, route) = (None, job.route);
            let strip = |message| Action::Strip { message, text, bare: false, route };
            return Ok(message.map_or(Action::Nothing, strip));
        }
        TaskData::Outage(outage) => announcement::announce_outage(ctx, outage).await?,
        TaskData::Vacation { person, news } => {
            announcement::announce_vacation(ctx, person, news, job.due_at).await?
        }
        _ => {}
    }
    Ok(Action::Nothing)
}
