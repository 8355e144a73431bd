//! Move of a game to another channel or to its thread.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::{Error, InternalError};
use crate::app::game::policy::check_channel;
use crate::app::game::propose::check_permissions;
use crate::app::game::taking_part::check_playing;
use crate::app::game::update::{self, Committed, Transition};
use crate::app::markup::channel;
use crate::app::outbox::task::{ANSWER_GRACE_MS, StepTasks, left_behind};
use crate::app::output::offer_line;
use crate::game::Refusal;
use crate::store::{Change, GameId, Status, StoredGame, Venue};

/// Moves a game to the channel of the caller, who plays in it.
///
/// # Errors
/// A refusal where the bot or a game may not be there, or the game is of another server.
pub(crate) async fn move_here(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
) -> Result<Committed, Error> {
    check_permissions(caller)?;
    check_channel(caller, &context::settings_here(ctx, caller).await?)?;
    update::step(ctx, caller, game, |stored| {
        check_playing(caller, &stored)?;
        if caller.is_bot_dm || stored.venue.guild != caller.venue.guild {
            return Err(Refusal::new("moves-within").text("place", channel(&stored.venue)).into());
        }
        let at = ctx.clock.now();
        let mut change = Change { venue: Some(caller.venue), ..Change::of(&stored, at, None) };
        change.tasks.extend(left_behind(&stored, at));
        Ok(Transition { change, notifications: StepTasks::public(caller, Vec::new(), at) })
    })
    .await
}

/// Moves a game of an event from a channel to another one of its server. It pings no one: that is no news of the game, and many
/// are moved at once. A game that has ended, or was moved elsewhere meanwhile, stays where it is.
///
/// # Errors
/// If the store does not answer.
pub async fn move_to(ctx: &Context, game: GameId, from: u64, to: u64) -> Result<(), InternalError> {
    moved(ctx, game, (from, to), |_| false).await
}

/// Moves a game to its new thread, and pings the players concerned there. An event calls to the games that it has begun itself.
///
/// # Errors
/// If the store does not answer.
pub async fn move_to_thread(
    ctx: &Context,
    game: GameId,
    from: u64,
    thread: u64,
) -> Result<(), InternalError> {
    moved(ctx, game, (from, thread), |stored| stored.event.is_none() || stored.version > 0).await
}

/// Moves a game, and pings the players concerned where it `calls`.
async fn moved(
    ctx: &Context,
    game: GameId,
    (from, to): (u64, u64),
    calls: impl Fn(&StoredGame) -> bool,
) -> Result<(), InternalError> {
    let moved = update::step_by(ctx, None, game, |stored| {
        if stored.status != Status::Running || stored.venue.channel != from {
            return Err(Refusal::new("not-due").into());
        }
        let at = ctx.clock.now();
        let venue = Venue { channel: to, ..stored.venue };
        let there = StoredGame { venue, message: None, ..stored.clone() };
        let people = match calls(&stored) {
            true => offer_line::concerned(ctx, &stored, &context::table(ctx, &stored)?),
            false => Vec::new(),
        };
        let mut change = Change { venue: Some(venue), ..Change::of(&stored, at, None) };
        // The answer that accepted the game may still be edited into that message.
        change.tasks.extend(left_behind(&stored, at + ANSWER_GRACE_MS));
        let notifications = StepTasks::by_bot(&there, at).pinging(people).board_first();
        Ok(Transition { change, notifications })
    });
    match moved.await {
        Ok(_) | Err(Error::User(_)) => Ok(()),
        Err(Error::Internal(fault)) => Err(fault),
    }
}
