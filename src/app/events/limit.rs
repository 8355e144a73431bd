//! Number of unfinished events that a person may be in.

use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::event_state;
use crate::game::Refusal;
use crate::store::StoreError;

/// The most unfinished events that a person may be in.
pub(super) const MOST_OF_PERSON: u32 = 3;

/// Returns the most unfinished events in which a person may be entered: knockouts in which they are beaten come on top, since
/// they play in them no more.
pub(super) async fn most_of(ctx: &Context, person: u64) -> Result<u32, StoreError> {
    let events = ctx.store.living_events_of(person).await?;
    let beaten = events.iter().filter(|event| event_state::is_beaten(event, person)).count();
    Ok(MOST_OF_PERSON.saturating_add(u32::try_from(beaten).unwrap_or(u32::MAX)))
}

/// Returns the most for someone whom a store has refused by less.
///
/// # Errors
/// `event-too-many` where it is no more than that.
pub(super) async fn raised(ctx: &Context, person: u64, refused: u32) -> Result<u32, Error> {
    let most = most_of(ctx, person).await?;
    if most > refused {
        return Ok(most);
    }
    Err(Refusal::new("event-too-many").number("most", MOST_OF_PERSON).into())
}
