//! Pings that come as direct messages, for people who prefer that and for guests from other servers: the sentence, and the
//! board as they like to see it.

use crate::app::context::Context;
use crate::app::error::InternalError;
use crate::app::input::request::ButtonAction;
use crate::app::markup::is_named;
use crate::app::outbox::action::Action;
use crate::app::outbox::task::{Asked, Route};
use crate::app::outbox::{call, notice, quiet_hours, task};
use crate::app::output::reply::Message;
use crate::app::output::{board_message, game_title, offer_line, plan_lines, view};
use crate::app::turn_clock::goes_on_since;
use crate::limits::MESSAGE_LENGTH;
use crate::store::{Millis, NewTask, PingedTurn, Status, StoredGame};
use crate::words::Locale;

/// True if a direct message takes the place of a person's pings in a game: they prefer that, or have come from another
/// server. A challenge is pinged in its channel: it may be the first that they hear of the bot.
pub(crate) async fn wants(
    ctx: &Context,
    stored: &StoredGame,
    person: u64,
) -> Result<bool, InternalError> {
    let is_direct = stored.is_guest(person) || ctx.store.preferences(person).await?.direct_turns;
    Ok(stored.status != Status::Open
        && is_direct
        && !notice::is_closed(ctx, person, ctx.clock.now()).await?)
}

/// Returns the task that tells the member at a place directly what a ping of this version would. What waits for the end of
/// their quiet hours is one task for a turn, however often they are called in it: it shows the game as it is then. So is what
/// asks for an answer, also where the others' ping is tried again after some have given theirs.
pub(super) async fn new_task(
    ctx: &Context,
    stored: &StoredGame,
    (place, person): (usize, u64),
    (version, asks): (u32, Option<Asked>),
) -> Result<NewTask, InternalError> {
    let own = stored.timing.turn.as_ref().filter(|turn| turn.person == person);
    // An offer is told by a message of its own.
    let own = own.filter(|_| stored.offer().is_none());
    let key = match own.zip(waits_until(ctx, stored, person).await?) {
        Some((turn, at)) => format!("{}-{at}", turn.began_at),
        None => version.to_string(),
    };
    Ok(task::direct_ping(stored, (place, asks), &key, ctx.clock.now()))
}

/// Returns the end of a person's quiet hours, for which a message to them waits, but not beyond the turn's end.
async fn waits_until(
    ctx: &Context,
    stored: &StoredGame,
    person: u64,
) -> Result<Option<Millis>, InternalError> {
    let now = ctx.clock.now();
    let at = quiet_hours::disturb_at(&ctx.store.preferences(person).await?, now);
    let ends_at = stored.timing.turn.as_ref().map(|turn| turn.ends_at);
    Ok((at > now && ends_at.is_none_or(|ends_at| at < ends_at)).then_some(at))
}

/// Returns the direct message to the member at a place, unless the game has another version and is not in the turn of
/// `due_at` (UTC ms) any more, for which the message was meant, nor does the offer `asks` wait for them. In quiet hours it
/// waits, but not beyond the turn's end.
pub(super) async fn deliver(
    ctx: &Context,
    stored: &StoredGame,
    (place, version, asks): (usize, u32, Option<Asked>),
    due_at: Millis,
    route: Route,
) -> Result<Action, InternalError> {
    let member = stored.members.get(place).filter(|member| is_named(member.person));
    let is_asked = |person: u64| {
        // An offer is told by a message of its own.
        let own = stored.timing.turn.as_ref().filter(|turn| turn.person == person);
        let own = own.filter(|_| stored.offer().is_none());
        stored.version == version
            || own.is_some_and(|turn| goes_on_since(turn, due_at))
            || asks.is_some_and(|asked| offer_line::waits_for(stored, asked, person))
    };
    let Some(person) = member.map(|member| member.person).filter(|person| is_asked(*person)) else {
        return Ok(Action::Nothing);
    };
    if let Some(at) = waits_until(ctx, stored, person).await? {
        return Ok(Action::Later(at));
    }
    let body = message(ctx, stored, person).await?;
    let instead = call::call(ctx, stored, vec![person], Locale::of(&stored.locale)).await;
    let instead = Box::new(instead);
    Ok(Action::Tell { person, body, instead, turn: Some(PingedTurn::of(stored)), route })
}

/// Returns the ping with the board below it, in the person's own view and language.
async fn message(
    ctx: &Context,
    stored: &StoredGame,
    person: u64,
) -> Result<Message, InternalError> {
    let view = view::view_of(ctx, stored, person).await?;
    let parts = call::parts(ctx, stored, vec![person], (view.locale, &view));
    let call::Call { message: mut call, below } = parts;
    let board = board_message::message_for(ctx, stored, &view).await?;
    let void = plan_lines::void(ctx, (person, view.locale), stored).await?;
    void.into_iter().for_each(|line| call.add_line(line));
    let with_board = format!("{}\n\n{}", call.text, board.text);
    below.into_iter().for_each(|line| call.add_line(line));
    let is_long = with_board.chars().count() > MESSAGE_LENGTH;
    let text = if is_long { call.text } else { with_board };
    // Guests, who do not see the game's channel, play from here.
    let mine = || game_title::button(stored, ButtonAction::Mine, view.locale);
    let buttons = stored.is_guest(person).then(mine).into_iter().collect();
    Ok(Message { text, pings: call.pings, picture: board.picture, buttons, ..Message::default() })
}
