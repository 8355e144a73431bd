//! Announcements that concern many games: downtime that was credited, a player's vacation.

use crate::app::context::Context;
use crate::app::error::InternalError;
use crate::app::outbox::news::News;
use crate::app::outbox::task::{self, show_again};
use crate::store::{GameId, Millis, Of, Status, StoredGame};
use std::collections::BTreeMap;

/// Number of games to which a downtime is announced in one go.
const AT_ONCE: u32 = 500;

/// Announces, once in each channel, the games to which the downtime was credited, and refreshes
/// their boards.
pub(crate) async fn announce_outage(
    ctx: &Context,
    from: Millis,
    until: Millis,
) -> Result<(), InternalError> {
    let mut channels: BTreeMap<u64, (StoredGame, Vec<i64>)> = BTreeMap::new();
    let mut after = GameId(0);
    loop {
        let games = ctx.store.timed(after, AT_ONCE).await?;
        let Some(last) = games.last() else { break };
        after = last.id;
        let shown =
            games.iter().map(|game| (game.id, show_again(game, &format!("outage-{until}"), until)));
        ctx.store.enqueue(shown.collect()).await?;
        for game in games {
            let channel = game.venue.channel;
            let number = game.id.0;
            channels.entry(channel).or_insert_with(|| (game, Vec::new())).1.push(number);
        }
    }
    let announce = |(game, games): (StoredGame, Vec<i64>)| {
        let news = News::Outage { from, until, games };
        let key = format!("{until}:{}", game.venue.channel);
        (game.id, task::news_task_keyed(&game, news, key, until))
    };
    // Where the system clock was set back no time was lost.
    let tasks = channels.into_values().filter(|_| from < until).map(announce).collect();
    Ok(ctx.store.enqueue(tasks).await?)
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
