//! Announcements that concern many games: downtime that was credited, a player's vacation.

use crate::app::context::Context;
use crate::app::error::InternalError;
use crate::app::outbox::news::News;
use crate::app::outbox::task::{self, OutageJob, show_again};
use crate::app::turn_clock;
use crate::store::{GameId, Millis, NewTask, Of, Status, StopReason, StoredGame};
use std::collections::{BTreeMap, BTreeSet};

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
    // A system clock that was set back means no lost time.
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

/// Announces a vacation once in each channel in which the person plays, and refreshes the boards of their games; nothing
/// is announced again where this is repeated. It stops no clock of games that they have left or that are paused. Of those
/// without a clock it is not said, but the line about their end is true no longer.
pub(crate) async fn announce_vacation(
    ctx: &Context,
    person: u64,
    news: News,
    at: Millis,
) -> Result<(), InternalError> {
    let mut games = ctx.store.unfinished(Of::Person(person)).await?;
    games.retain(|game| {
        let has_line = !turn_clock::is_endless(game) && !is_paused(game);
        game.status == Status::Running && !game.has_left(person) && has_line
    });
    // The first one of a channel carries the news, and is the same one each time.
    games.sort_by_key(|game| game.id);
    let mut channels: BTreeMap<u64, Vec<StoredGame>> = BTreeMap::new();
    for game in games {
        channels.entry(game.venue.channel).or_default().push(game);
    }
    let tasks = channels.values().flat_map(|games| vacation_tasks(games, person, &news, at));
    Ok(ctx.store.enqueue(tasks.collect()).await?)
}

/// True if the players have stopped a game's clock, which no vacation then stops or starts.
fn is_paused(game: &StoredGame) -> bool {
    let stop = game.timing.turn.as_ref().and_then(|turn| turn.stop);
    stop.is_some_and(|stop| stop.why == StopReason::Pause)
}

/// Returns the tasks that announce a person's vacation in a channel, beside the first of their games there that has a
/// clock, and refresh the boards of all of these.
fn vacation_tasks(
    games: &[StoredGame],
    person: u64,
    news: &News,
    at: Millis,
) -> Vec<(GameId, NewTask)> {
    // The place among the members and not the person: a key outlives the deletion of their data.
    let key = |game: &StoredGame| {
        let place = game.members.iter().position(|member| member.person == person);
        format!("{}-{at}", place.unwrap_or_default())
    };
    let mut tasks: Vec<_> =
        games.iter().map(|game| (game.id, show_again(game, &key(game), at))).collect();
    let timed = || games.iter().filter(|game| !turn_clock::is_untimed(game));
    if let Some(first) = timed().next() {
        let numbers = timed().map(|game| game.id.0).collect();
        let key = format!("vacation:{}", key(first));
        tasks.push((first.id, task::news_of_games(first, news.clone(), numbers, key, at)));
    }
    tasks
}
