//! Move of a game to another channel or to its thread.

use crate::app::context::{self, Context};
use crate::app::error::{Error, InternalError};
use crate::app::game::update::{self, Transition};
use crate::app::outbox::task::{ANSWER_GRACE_MS, StepTasks, left_behind};
use crate::app::output::offer_line;
use crate::store::{Change, GameId, StoredGame, Venue};
use crate::words::Locale;

/// Moves a game into its new thread, and pings the players concerned there.
///
/// # Errors
/// If the store does not answer.
pub async fn move_to_thread(ctx: &Context, game: GameId, thread: u64) -> Result<(), InternalError> {
    let moved = update::step_by(ctx, None, game, |stored| {
        let at = ctx.clock.now();
        let venue = Venue { channel: thread, ..stored.venue };
        let there = StoredGame { venue, message: None, ..stored.clone() };
        let people = offer_line::concerned(ctx, &stored, &context::table(ctx, &stored)?);
        let mut change = Change { venue: Some(venue), ..Change::of(&stored, at, None) };
        // The answer that accepted the game may still be edited into that message.
        change.tasks.extend(left_behind(&stored, at + ANSWER_GRACE_MS));
        Ok(Transition { change, notifications: StepTasks::by_bot(&there, at).pinging(people) })
    });
    match moved.await {
        Ok(_) => Ok(()),
        Err(Error::Internal(fault)) => Err(fault),
        Err(Error::User(refusals)) => {
            Err(InternalError::new(&crate::words::refusals(Locale::En, &refusals)))
        }
    }
}
