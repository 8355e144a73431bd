//! Announcements that concern many games: downtime that was credited, a player's vacation.

use crate::app::context::Context;
use crate::app::error::InternalError;
use crate::app::outbox::news::News;
use crate::app::outbox::task::{self, OutageJob, show_again};
use crate::store::{GameId, Millis, NewTask, Of, Status, StoredGame};
use std::collections::BTreeSet;

/// Number of games to which a downtime is announced by one task.
const AT_ONCE: u32 = 100;

/// Announces the downtime to the next games to which it was credited, once in each channel, and refreshes their boards.
/// The same transaction adds the task that goes on after them, so that a task which is broken off or repeated announces
/// nothing twice and leaves nothing out.
pub(crate) async fn announce_outage(ctx: &Context, job: OutageJob) -> Result<(), InternalError> {
    let games = ctx.store.timed(GameId(job.after), AT_ONCE).await?;
    let mut tasks = outage_tasks(ctx, job, &games).await?;
    if let Some(last) = games.last().filter(|_| games.len() == AT_ONCE as usize) {
        tasks.push((last.id, task::outage_task(OutageJob { after: last.id.0, ..job })));
    }
    Ok(ctx.store.enqueue(tasks).await?)
}

/// Returns the tasks that announce a downtime to some games: the board of each, and for each of their channels the news,
/// which name all of its games. A channel that an earlier part has announced it to has that task already.
async fn outage_tasks(
    ctx: &Context,
    job: OutageJob,
    games: &[StoredGame],
) -> Result<Vec<(GameId, NewTask)>, InternalError> {
    let OutageJob { from, until, .. } = job;
    let key = format!("outage-{until}");
    let mut tasks: Vec<_> =
        games.iter().map(|game| (game.id, show_again(game, &key, until))).collect();
    let mut channels = BTreeSet::new();
    // Where the system clock was set back no time was lost.
    for game in games.iter().filter(|_| from < until) {
        let channel = game.venue.channel;
        if channels.insert(channel) {
            let news = News::Outage { from, until, games: timed_in(ctx, channel).await? };
            let key = format!("{until}:{channel}");
            tasks.push((game.id, task::news_task_keyed(game, news, key, until)));
        }
    }
    Ok(tasks)
}

/// Returns the numbers of the running games in a channel whose turns are timed, in order.
async fn timed_in(ctx: &Context, channel: u64) -> Result<Vec<i64>, InternalError> {
    let mut games = ctx.store.unfinished(Of::Channel(channel)).await?;
    games.retain(|game| game.status == Status::Running && game.timing.turn.is_some());
    let mut numbers: Vec<i64> = games.iter().map(|game| game.id.0).collect();
    numbers.sort_unstable();
    Ok(numbers)
}

/// Announces a vacation in each of the person's games and refreshes their boards; once, even if it
/// is begun twice.
pub(crate) async fn announce_vacation(
    ctx: &Context,
    person: u64,
    news: News,
    at: Millis,
) -> Result<(), InternalError> {
    let mut games = ctx.store.unfinished(Of::Person(person)).await?;
    games.retain(|game| game.status == Status::Running);
    let both = |game: &StoredGame| {
        // The place among the members and not the person: a key outlives the deletion of their data.
        let place = game.members.iter().position(|member| member.person == person);
        let key = format!("{}-{at}", place.unwrap_or_default());
        [
            (game.id, task::news_task_keyed(game, news.clone(), format!("vacation:{key}"), at)),
            (game.id, show_again(game, &key, at)),
        ]
    };
    Ok(ctx.store.enqueue(games.iter().flat_map(both).collect()).await?)
}
