//! Loops that run beside the interactions, each as a task of its own, so that none waits for another or ends with it:
//! this node's presence, the heartbeat, due deadlines, the outbox, housekeeping of the database, checks that ask Discord
//! about servers and members, and the search for puzzles.

use super::http::failure::Failure;
use super::limits::{CLOSING, GUILDS_PER_PAGE, OUTBOX_CLOSING};
use super::node;
use super::outbox::{self, BEAT, timer};
use super::roles;
use super::server::Server;
use super::supervision::Loop;
use crate::app::book;
use crate::app::clock::{deadlines, heartbeat};
use crate::app::error::InternalError;
use crate::app::events::advance;
use crate::app::outbox::{puzzle_post, week};
use crate::app::own_puzzles;
use crate::app::settings::{members, retention};
use crate::clock::{DAY_MS, HOUR_MS};
use crate::store::Millis;
use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinHandle;
use tokio::time::{Instant, sleep, timeout};

/// Delay from which a heartbeat counts as missed.
const STALL: Duration = Duration::from_secs(60);

/// Time for which repeated deliveries and finished tasks are kept: an hour.
const KEEP_MS: Millis = HOUR_MS;

/// Interval of the check in which servers the bot still is: a day.
const GUILD_CHECK_MS: Millis = DAY_MS;

/// Time after which no further member is asked about in a minute, so that the other checks have theirs.
const MEMBERS_WITHIN: Duration = Duration::from_secs(20);

/// Most questions about members in a minute that get no answer.
const MOST_UNANSWERED: u32 = 5;

/// The note that holds the time of the last guild check (UTC ms).
const GUILD_CHECK_NOTE: &str = "guild-check";

/// Names in the log.
const HEARTBEAT: &str = "the heartbeat";
const DEADLINES: &str = "the deadlines";

/// Starts all loops; they run until they are aborted.
pub fn start(server: &Arc<Server>) -> Vec<JoinHandle<()>> {
    vec![
        spawn(server, Loop::Node, run_node),
        spawn(server, Loop::Heartbeat, run_heartbeat),
        spawn(server, Loop::Deadlines, run_deadlines),
        spawn(server, Loop::Outbox, outbox::run),
        spawn(server, Loop::Housekeeping, run_housekeeping),
        spawn(server, Loop::Checks, run_checks),
        spawn(server, Loop::Puzzles, run_puzzles),
    ]
}

/// Runs a loop as a task of its own, and starts it again if it panics.
fn spawn<F: Future<Output = ()> + Send + 'static>(
    server: &Arc<Server>,
    which: Loop,
    run: fn(Arc<Server>) -> F,
) -> JoinHandle<()> {
    let server = Arc::clone(server);
    tokio::spawn(async move {
        let restart = server.patience.restart;
        server.loops.keep_running(which, restart, || run(Arc::clone(&server))).await;
    })
}

/// A loop of its own: a lead that is not prolonged in time is lost.
async fn run_node(server: Arc<Server>) {
    let mut timer = timer(BEAT);
    loop {
        timer.tick().await;
        node::stand(&server).await;
        server.loops.completed(Loop::Node);
    }
}

async fn run_heartbeat(server: Arc<Server>) {
    let mut timer = timer(BEAT);
    let mut last = Instant::now();
    loop {
        timer.tick().await;
        // A process that was held up has missed what happened meanwhile. A heartbeat itself takes little time.
        if last.elapsed() >= STALL {
            heartbeat::miss(server.app());
        }
        last = Instant::now();
        beat(&server).await;
        server.loops.completed(Loop::Heartbeat);
    }
}

/// A loop of its own: many clocks take their time, which the heartbeat would count as downtime if it waited for them.
async fn run_deadlines(server: Arc<Server>) {
    let mut timer = timer(BEAT);
    loop {
        timer.tick().await;
        fire_due(&server).await;
        server.loops.completed(Loop::Deadlines);
    }
}

async fn run_housekeeping(server: Arc<Server>) {
    let mut timer = timer(server.housekeeping);
    loop {
        timer.tick().await;
        tidy(&server).await;
        server.loops.completed(Loop::Housekeeping);
    }
}

async fn run_checks(server: Arc<Server>) {
    let mut timer = timer(server.housekeeping);
    loop {
        timer.tick().await;
        check(&server).await;
        server.loops.completed(Loop::Checks);
    }
}

/// A loop of its own: the machines take their time over a game.
async fn run_puzzles(server: Arc<Server>) {
    let mut timer = timer(server.housekeeping);
    loop {
        timer.tick().await;
        find_puzzles(&server).await;
        server.loops.completed(Loop::Puzzles);
    }
}

/// Does everything that is due now: this node's presence, deadlines, then the outbox.
pub async fn tick(server: &Server) {
    node::stand(server).await;
    beat(server).await;
    fire_due(server).await;
    outbox::work(server).await;
}

/// Takes no more interactions, waits until those that were taken are answered, though not without end, since costly work
/// may stand in line, and ends the outbox: for a moment it takes up what is due, then finishes the requests under way. The
/// tasks that are left keep their claims until [`release_claims`].
pub async fn close(server: &Server) {
    let idle = timeout(server.patience.closing, server.idle()).await;
    server.in_flight.close();
    if idle.is_err() {
        tracing::warn!(left = server.at_work(), "ending before all interactions are answered");
    }
    drop(idle);
    let stop = async {
        sleep(OUTBOX_CLOSING).await;
        server.stop_outbox();
        std::future::pending::<()>().await;
    };
    let last = async {
        let due = async {
            beat(server).await;
            fire_due(server).await;
        };
        let _ = timeout(OUTBOX_CLOSING, due).await;
        outbox::work(server).await;
    };
    tokio::select! {
        _ = timeout(CLOSING, last) => {}
        () = stop => {}
    }
}

/// Releases the tasks that are left at the end, once the loops are over: another node would do at once what is still under
/// way here.
pub async fn release_claims(server: &Server) {
    server.or_log("the outbox's claims", server.app().store().release_claims().await);
}

/// Keeps the clocks going while people can play, if this node leads.
pub async fn beat(server: &Server) {
    let _alone = server.heartbeat.lock().await;
    // Asked by a node that does not lead too: it is to know if it could.
    let answers = node::look(server).await;
    if !continue_term(server) || server.node.is_clock_in_doubt() {
        return;
    }
    if !(answers && server.are_interactions_heard().await) {
        return heartbeat::miss_for(server.app(), server.unheard_for());
    }
    server.or_log(HEARTBEAT, heartbeat::beat(server.app()).await);
}

/// Does what was due at the last heartbeat: deadlines of games, and the next steps of events. Nothing while people cannot
/// play, before a heartbeat has given back the time in which the computer slept, or where this node does not lead.
async fn fire_due(server: &Server) {
    let _alone = server.deadlines.lock().await;
    if server.node.leads() && heartbeat::is_going(server.app()) {
        server.or_log(DEADLINES, deadlines::fire_due(server.app()).await);
        server.or_log("the events", advance::sweep(server.app()).await);
    }
}

/// Gives back what fell due while nothing ran, before the gateway is connected, if this node leads.
pub async fn first_beat(server: &Server) {
    let _alone = server.heartbeat.lock().await;
    if continue_term(server) {
        server.or_log(HEARTBEAT, heartbeat::beat(server.app()).await);
        server.or_log(DEADLINES, deadlines::fire_due(server.app()).await);
    }
}

/// True if this node leads, as far as it knows; the heartbeat goes on, or begins anew in a new term.
fn continue_term(server: &Server) -> bool {
    let term = server.node.term();
    heartbeat::lead(server.app(), term);
    term.is_some()
}

/// Does the housekeeping, the checks and the search for puzzles of a minute.
pub async fn housekeeping(server: &Server) {
    tidy(server).await;
    check(server).await;
    find_puzzles(server).await;
}

/// Looks for puzzles in finished games, if this node leads.
async fn find_puzzles(server: &Server) {
    if server.node.leads() {
        server.or_log("the search for puzzles", own_puzzles::search(server.app()).await);
    }
}

/// Deletes what is no longer needed and brings the ranks up to date. It asks Discord nothing, so that a slow answer puts
/// off no deletion.
async fn tidy(server: &Server) {
    let now = server.app().clock().now();
    server.tokens.tidy(now);
    if !server.node.leads() {
        return;
    }
    server.or_log("housekeeping", server.app().store().forget(now - KEEP_MS).await);
    server.or_log("the openings", book::fill(server.app()).await);
    server.or_log("the ranks", members::unrank_inactive(server.app()).await);
    server.or_log("the weeks", week::sweep(server.app()).await);
    server.or_log("the puzzles", puzzle_post::sweep(server.app()).await);
}

/// Asks Discord to take the roles of someone away whose erasure was broken off, who has left a server, once a day which
/// servers the bot has left, and for the roles that members are to have.
async fn check(server: &Server) {
    server.or_log("commands and emojis", node::install(server).await);
    if !server.node.leads() {
        return;
    }
    server.or_log("an erasure", roles::end_erasure(server).await);
    server.or_log("the check of members", check_members(server).await);
    server.or_log("the check of servers", check_guilds(server).await);
    server.or_log("the check of roles", roles::check(server).await);
}

/// Asks Discord about people if they are still members of the servers whose leaderboards they are on, for a part of the
/// minute at the most. Where there is no room for the question, it is asked a minute later. Of a server of which Discord says
/// nothing, as one without the bot, it is asked about one person: each refusal counts as an invalid request. While it does not
/// answer, a few questions are enough.
async fn check_members(server: &Server) -> Result<(), InternalError> {
    let (begun, mut silent, mut unanswered) = (Instant::now(), HashSet::new(), 0);
    for (guild, person) in members::unseen(server.app()).await? {
        if begun.elapsed() >= MEMBERS_WITHIN || unanswered == MOST_UNANSWERED {
            break;
        }
        let mut member = None;
        if !silent.contains(&guild) {
            match server.rest().is_member(guild, person).await {
                Ok(is_member) => member = Some(is_member),
                Err(Failure::Full(_)) => continue,
                Err(failure) if failure.is_final() || matches!(failure, Failure::TooMany(_)) => {
                    silent.insert(guild);
                }
                Err(_) => unanswered += 1,
            }
        }
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

/// Notes if the bot is in a server; what is known is not written down again. Before the data of one that it left is deleted,
/// Discord is asked about that one.
async fn note_guild(
    server: &Server,
    guild: u64,
    left_at: Option<Millis>,
    listed: bool,
) -> Result<(), InternalError> {
    let expired = retention::has_expired(left_at, server.app().clock().now());
    if listed == left_at.is_none() && !expired {
        return Ok(());
    }
    let present = if !listed && expired { server.rest().is_in(guild).await } else { Some(listed) };
    match present {
        Some(present) => retention::visited(server.app(), guild, left_at, present).await,
        None => Ok(()),
    }
}
