//! This process among the nodes that share a database. One of them leads: it keeps the clocks going, does the housekeeping,
//! and makes nearly all requests that count against Discord's limit of all nodes together.
//!
//! The store says which one leads; see [`Store::present`](crate::store::Store::present). A node that Discord does not answer,
//! or whose clock is wrong, says that it is not fit to lead. The node of a file always leads.

use super::connection::StartError;
use super::emojis;
use super::fitness::Fitness;
use super::limits::{FOLLOWER_SHARE, LEAST_SHARE, PACED_PER_SECOND};
use super::register;
use super::server::Server;
use super::shards;
use crate::clock::{Clock, SystemClock};
use crate::store::{Millis, Presence, Standing};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// Place of this process among the nodes.
#[derive(Debug, Default)]
pub struct Node {
    standing: Mutex<Standing>,
    fitness: Mutex<Fitness>,
    /// True if this process has done what a node does that begins to lead.
    is_installed: AtomicBool,
    /// True if this process knows all commands and emojis, which another node has brought to Discord.
    knows_all: AtomicBool,
}

impl Node {
    fn standing(&self) -> MutexGuard<'_, Standing> {
        self.standing.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn fitness(&self) -> MutexGuard<'_, Fitness> {
        self.fitness.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the number of the term for which this node leads, as far as it knows.
    pub fn term(&self) -> Option<i64> {
        self.standing().leads
    }

    /// True if this node leads, as far as it knows.
    pub fn leads(&self) -> bool {
        self.term().is_some()
    }

    /// True if other nodes live beside this one.
    fn has_others(&self) -> bool {
        self.standing().others > 0
    }

    /// True if Discord has answered nothing for so long.
    pub fn is_unreached(&self, patience: Duration) -> bool {
        self.fitness().is_unreached(Instant::now(), patience)
    }

    /// True if the database has not taken this node's presence for so long.
    pub fn is_absent(&self, patience: Duration) -> bool {
        self.fitness().is_absent(Instant::now(), patience)
    }

    /// True while another node is about to lead, since this computer's clock may be wrong: no heartbeat is to be kept by it.
    pub fn is_clock_in_doubt(&self) -> bool {
        self.has_others() && self.fitness().is_clock_in_doubt(Instant::now(), SystemClock.ahead())
    }

    /// True if the outbox is left to the other nodes: this computer's clock is wrong, by which tasks and claims would be over
    /// too early. A node that leads all the same does them, since there may be no other one that can.
    pub fn leaves_outbox(&self) -> bool {
        self.has_others() && !self.leads() && self.fitness().is_clock_wrong()
    }

    /// Notes how the nodes stand. They were asked at a time by this computer's clock (UTC ms).
    fn note_presence(&self, standing: &Standing, asked: Millis) {
        let looks = [asked, SystemClock.now()];
        let steady = SystemClock.ahead();
        self.fitness().note_presence(Instant::now(), standing.server_time, looks, steady);
    }

    /// True if enough of the bot's shards are connected with some node.
    pub fn are_enough_connected(&self, total: usize) -> bool {
        shards::are_enough(self.standing().connected_shards(), total)
    }

    fn set_installed(&self, installed: bool) {
        self.is_installed.store(installed, Ordering::Relaxed);
    }
}

/// Tells the other nodes that this one lives, and asks which one leads. A node that gets no answer does not.
pub async fn stand(server: &Server) {
    let shards = server.shards().map(|shards| shards.range());
    let fit = server.node.fitness().check(Instant::now(), server.patience.unreached);
    let is_connected = server.is_connected().await;
    let presence = Presence { shards, is_connected, is_unfit: fit.is_err() };
    server.or_log("this node's fitness to lead", fit);
    let asked = SystemClock.now();
    let (standing, answered) = match server.app().store().present(presence).await {
        Ok(standing) => (standing, Ok(())),
        Err(error) => (Standing::default(), Err(error)),
    };
    server.rest().set_pace(pause(standing.leads.is_some(), standing.others));
    // Without an answer there are as many others as before.
    if answered.is_ok() {
        server.rest().share_with(standing.others);
        server.node.note_presence(&standing, asked);
    }
    server.or_log("this node's presence", answered);
    let led = std::mem::replace(&mut *server.node.standing(), standing).leads;
    match (led, server.node.term()) {
        (None, Some(term)) => tracing::info!(term, "this node leads"),
        (Some(_), None) => tracing::info!("this node does not lead any more"),
        _ => {}
    }
}

/// Finds out whether Discord answers this node, and returns it. Beside others a node asks from time to time although no request
/// has failed: one that does not lead may make none, and would take the lead without being able to use it.
pub async fn look(server: &Server) -> bool {
    let (asked, every) = (Instant::now(), server.patience.unreached / 2);
    let is_to_ask = server.node.has_others() && server.node.fitness().is_to_ask(asked, every);
    let answers = match is_to_ask {
        true => server.rest().answers().await,
        false => server.rest().is_reached().await,
    };
    server.node.fitness().note_answer(answers, asked);
    answers
}

/// Returns the pause between two requests that count against Discord's limit, so that those of all nodes stay below it.
fn pause(leads: bool, others: u32) -> Duration {
    let leaders = PACED_PER_SECOND.saturating_sub(others * FOLLOWER_SHARE).max(LEAST_SHARE);
    let second = Duration::from_secs(1);
    match leads {
        true => second / leaders,
        false => second * others.max(1) / (PACED_PER_SECOND - leaders).max(1),
    }
}

/// Registers the commands if this node leads and they have changed, and learns their ids.
///
/// # Errors
/// Discord or the store does not take them.
pub async fn begin(server: &Server) -> Result<(), StartError> {
    if !server.node.leads() {
        let registered = server.rest().registered().await?;
        server.app().set_command_ids(registered.into_iter().collect());
        return Ok(());
    }
    let commands = register::register_if_changed(server.rest(), server.app().store()).await?;
    server.app().set_command_ids(commands);
    server.node.set_installed(true);
    Ok(())
}

/// Looks for the commands and emojis until all are there: the node that leads may have brought them to Discord after this
/// one has begun.
async fn follow(server: &Server) -> Result<(), String> {
    if server.node.knows_all.load(Ordering::Relaxed) {
        return Ok(());
    }
    begin(server).await.map_err(|error| error.to_string())?;
    let has_commands = register::are_known(&server.app().command_ids());
    let has_emojis = bring_emojis(server).await?;
    server.node.knows_all.store(has_commands && has_emojis, Ordering::Relaxed);
    Ok(())
}

/// Brings the emojis up to date; true if all are there. Where that fails, a node that leads is to install all once more.
async fn bring_emojis(server: &Server) -> Result<bool, String> {
    if !server.has_emojis {
        return Ok(true);
    }
    let brought = emojis::bring_up_to_date(server).await;
    if brought.is_err() {
        server.node.set_installed(false);
    }
    brought.map_err(|failure| failure.to_string())
}

/// Does what a node that begins to lead does once: commands and emojis may be those of another version of the program.
///
/// # Errors
/// Discord or the store does not take them; it is to be repeated.
pub async fn install(server: &Server) -> Result<(), String> {
    if !server.node.leads() {
        server.node.set_installed(false);
        return follow(server).await;
    }
    if server.node.is_installed.load(Ordering::Relaxed) {
        return Ok(());
    }
    begin(server).await.map_err(|error| error.to_string())?;
    bring_emojis(server).await.map(drop)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_nodes_together_stay_below_the_limit() {
        for others in 0..1_000 {
            let per_second = |pause: Duration| 1.0 / pause.as_secs_f64();
            let all = per_second(pause(true, others))
                + f64::from(others) * per_second(pause(false, others));
            assert!(all <= f64::from(PACED_PER_SECOND) + 1e-3, "{others} others: {all}");
        }
        assert_eq!(pause(true, 0), Duration::from_millis(25));
        assert_eq!(pause(false, 1), Duration::from_secs(1) / FOLLOWER_SHARE);
        assert!(pause(true, 1_000) <= Duration::from_secs(1) / LEAST_SHARE);
    }
}
