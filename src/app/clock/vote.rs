//! End of a vote: the crowd's move, one more time where no one has voted, then the end of its time.

use crate::app::clock::clock_update;
use crate::app::clock::time_over::{self, Ending};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::game::crowd;
use crate::app::game::update;
use crate::app::outbox::news::News;
use crate::app::outbox::task::{self, StepTasks, show_again};
use crate::app::turn_clock::{self, Due, Stage};
use crate::game::Refusal;
use crate::store::{Millis, StoredGame};

/// Counts the votes of a game whose stage is due, if it still is.
pub(super) async fn close(
    ctx: &Context,
    stored: &StoredGame,
    stage: Stage,
    now: Millis,
) -> Result<(), Error> {
    let votes = ctx.store.votes(stored.id, stored.entries).await?;
    if stage == Stage::Close && !crowd::has_chosen(stored, &votes) {
        return prolong(ctx, stored, now).await;
    }
    let ending = time_over::time_over(ctx, stored).await?;
    update::step_by_votes(ctx, None, stored.id, |stored, votes| {
        let make_tasks = |people, at| StepTasks::by_bot(&stored, at).pinging(people);
        if turn_clock::due(&stored, ctx.clock.now()) != Due::Stage(stage) {
            return Err(Refusal::new("not-due").into());
        }
        match crowd::decided(ctx, &stored, votes, make_tasks)? {
            Some(decided) => Ok(decided),
            None if stage == Stage::CloseLast => {
                time_over::run_out(ctx, &stored, ending, make_tasks)
            }
            // The only vote was deleted with its person meanwhile: the next sweep prolongs it.
            None => Err(Refusal::new("not-due").into()),
        }
    })
    .await
    .map(drop)
}

/// Gives the crowd as much time again, and calls those who have voted before.
async fn prolong(ctx: &Context, stored: &StoredGame, now: Millis) -> Result<(), Error> {
    let after = turn_clock::prolonged(&stored.timing, now);
    let next = turn_clock::next_at(stored, &after);
    let key = "prolonged";
    let news = match time_over::time_over(ctx, stored).await? {
        Ending::Absence => News::NoFirstVotes,
        _ => News::NoVotes,
    };
    let tasks = vec![task::news_task(stored, news, key, now), show_again(stored, key, now)];
    clock_update::update_clock(ctx, stored, after, next, tasks).await
}
