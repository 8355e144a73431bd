//! Loops that run beside the interactions, each on its own, so that none waits for another: heartbeat and due deadlines,
//! the outbox, housekeeping of the database, and checks that ask Discord about servers and members.

use super::limits::{CLOSING, GUILDS_PER_PAGE, OUTBOX_CLOSING};
use super::outbox::{self, BEAT, timer};
use super::server::Server;
use crate::app::clock::heartbeat;
use crate::app::error::InternalError;
use crate::app::settings::{members, retention};
use crate::store::Millis;
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::time::{Instant, sleep, timeout};

/// Delay from which a heartbeat counts as missed.
const STALL: Duration = Duration::from_secs(60);

/// Time for which repeated deliveries and finished tasks are kept: an hour.
const KEEP_MS: Millis = 60 * 60 * 1000;

/// Interval of the check in which servers the bot still is: a day.
const GUILD_CHECK_MS: Millis = 24 * 60 * 60 * 1000;

/// The note that holds the time of the last guild check (UTC ms).
const GUILD_CHECK_NOTE: &str = "guild-check";

/// Runs all loops for as long as the bot runs.
pub async fn run(server: Arc<Server>) {
    tokio::join!(
        run_heartbeat(&server),
        outbox::run(&server),
        run_housekeeping(&server),
        run_checks(&server)
    );
}

async fn run_heartbeat(server: &Server) {
    let mut timer = timer(BEAT);
    let mut last = Instant::now();
    loop {
        timer.tick().await;
        // A process that was held up has missed what happened meanwhile.
        if last.elapsed() >= STALL {
            heartbeat::miss(server.app());
        }
        last = Instant::now();
        beat(server).await;
    }
}

async fn run_housekeeping(server: &Server) {
    let mut timer = timer(server.housekeeping);
    loop {
        timer.tick().await;
        tidy(server).await;
    }
}

async fn run_checks(server: &Server) {
    let mut timer = timer(server.housekeeping);
    loop {
        timer.tick().await;
        check(server).await;
    }
}

/// Does everything that is due now: deadlines, then the outbox.
pub async fn tick(server: &Server) {
    beat(server).await;
    outbox::work(server).await;
}

/// Takes no more interactions, waits until those that were taken are answered, and ends the outbox: for a moment it takes
/// up what is due, then finishes the requests under way. The tasks that are left wait for the next start.
pub async fn close(server: &Server) {
    let idle = server.idle().await;
    server.in_flight.close();
    drop(idle);
    let stop = async {
        sleep(OUTBOX_CLOSING).await;
        server.stop_outbox();
        std::future::pending::<()>().await;
    };
    let last = async {
        let _ = timeout(OUTBOX_CLOSING, beat(server)).await;
        outbox::work(server).await;
    };
    tokio::select! {
        _ = timeout(CLOSING, last) => {}
        () = stop => {}
    }
    server.or_log(server.app().store().release_claims().await);
}

/// Keeps the clocks going while people can play.
pub async fn beat(server: &Server) {
    let _alone = server.heartbeat.lock().await;
    if !server.is_reached().await {
        return heartbeat::miss_for(server.app(), server.unheard_for());
    }
    if let Err(fault) = heartbeat::beat(server.app()).await {
        tracing::error!("the heartbeat: {fault}");
    }
}

/// Gives back what fell due while nothing ran, before the gateway is connected.
pub async fn first_beat(server: &Server) {
    let _alone = server.heartbeat.lock().await;
    if let Err(fault) = heartbeat::beat(server.app()).await {
        tracing::error!("the heartbeat: {fault}");
    }
}

/// Does the housekeeping and the checks of a minute.
pub async fn housekeeping(server: &Server) {
    tidy(server).await;
    check(server).await;
}

/// Deletes what is no longer needed and brings the ranks up to date. It asks Discord nothing, so that a slow answer puts
/// off no deletion.
async fn tidy(server: &Server) {
    let now = server.app().clock().now();
    server.or_log(server.app().store().forget(now - KEEP_MS).await);
    server.or_log(members::unrank_inactive(server.app()).await);
}

/// Asks Discord who has left a server, and once a day which servers the bot has left.
async fn check(server: &Server) {
    server.or_log(check_members(server).await);
    server.or_log(check_guilds(server).await);
}

/// Asks Discord about a few people if they are still members of the servers whose leaderboards they are on.
async fn check_members(server: &Server) -> Result<(), InternalError> {
    for (guild, person) in members::unseen(server.app()).await? {
        let member = server.rest().is_member(guild, person).await;
        members::note_member(server.app(), guild, person, member).await?;
    }
    Ok(())
}

/// Compares once a day the servers that are known with those that the bot is in. Without the intent for servers no event
/// says that it was removed, and a bot that was not running would have missed it. The time is kept in the store, so that
/// a restart does not repeat the check; a check that fails is repeated a minute later.
async fn check_guilds(server: &Server) -> Result<(), InternalError> {
    let (app, now) = (server.app(), server.app().clock().now());
    let last = app.store().note(GUILD_CHECK_NOTE).await?.and_then(|note| note.parse().ok());
    if last.is_some_and(|last: Millis| (now - last).abs() < GUILD_CHECK_MS) {
        return Ok(());
    }
    let known = app.store().guilds().await?;
    if known.is_empty() {
        return Ok(());
    }
    let Some(current) = current_guilds(server).await else { return Ok(()) };
    for (guild, left_at) in known {
        note_guild(server, guild, left_at, current.contains(&guild)).await?;
    }
    Ok(app.store().leave_note(GUILD_CHECK_NOTE, now.to_string()).await?)
}

/// Returns the servers that the bot is in, or nothing if Discord does not say.
async fn current_guilds(server: &Server) -> Option<HashSet<u64>> {
    let mut guilds = HashSet::new();
    let mut last = 0;
    loop {
        let page = match server.rest().guilds_after(last).await {
            Ok(page) => page,
            Err(failure) => {
                tracing::warn!("the guild check failed: {failure}");
                return None;
            }
        };
        let full = page.len() >= GUILDS_PER_PAGE as usize;
        let highest = page.iter().copied().max().unwrap_or(last);
        guilds.extend(page);
        // A page that leads nowhere would be asked for without end.
        if !full || highest <= last {
            return Some(guilds);
        }
        last = highest;
    }
}

/// Notes if the bot is in a server. Before the data of one that it left is deleted, Discord is asked about that one.
async fn note_guild(
    server: &Server,
    guild: u64,
    left_at: Option<Millis>,
    listed: bool,
) -> Result<(), InternalError> {
    if listed && left_at.is_none() {
        return Ok(());
    }
    let expired = retention::has_expired(left_at, server.app().clock().now());
    let present = if !listed && expired { server.rest().is_in(guild).await } else { Some(listed) };
    match present {
        Some(present) => retention::visited(server.app(), guild, left_at, present).await,
        None => Ok(()),
    }
}
