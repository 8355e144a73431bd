//! Services beside the bot: health and metrics, backups at fixed intervals, and a daily check of the database.

use super::misuse;
use crate::app::Context;
use crate::clock::{Clock, HOUR_MS, SystemClock};
use crate::config::Operation;
use crate::discord::{Bot, Watch};
use crate::game::Arg;
use crate::operate::background::in_background;
use crate::operate::backups::{Backups, BackupsError};
use crate::operate::check::DailyCheck;
use crate::operate::monitor::{LOOK_AT_FILE, Monitor, MonitorError, Sources};
use crate::store::sql::check::Flaw;
use anyhow::{Context as _, Result};
use jiff::tz::TimeZone;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::{Arc, Weak};
use std::time::Duration;
use tokio::net::TcpSocket;
use tokio::task::JoinHandle;

/// The app, shared by the bot and the services.
pub(super) type Hosted = Arc<Context>;

/// Interval at which is looked if a backup or a check is due.
const LOOK: Duration = Duration::from_secs(60);

/// Time after which the owner is told again of what did not arrive.
const TELL_AGAIN: Duration = Duration::from_secs(60);

/// Flaws that the log has in words; of more, the number.
const FLAWS_LOGGED: usize = 20;

/// Looks whether the ports that the settings name can be had, so that a slip in one is told before the database is opened.
///
/// # Errors
/// A sentence if one cannot, or the metrics have the port of another one.
pub(super) fn must_have_ports(operation: &Operation, page: Option<SocketAddr>) -> Result<()> {
    let mut others = operation.interactions.into_iter().chain(page);
    if let Some(metrics) = operation.metrics
        && others.any(|other| clash(metrics, other))
    {
        return misuse(format!("--metrics has the port of another setting: {metrics}"));
    }
    if let Some(address) = operation.metrics.filter(|address| !address.ip().is_loopback()) {
        return Err(MonitorError::NotLoopback(address).into());
    }
    let ports = [("--metrics", operation.metrics), ("--interactions", operation.interactions)];
    for (setting, address) in ports {
        let Some(address) = address else { continue };
        try_port(address).with_context(|| format!("{setting} cannot listen on {address}"))?;
    }
    Ok(())
}

/// True if the first of two addresses cannot be listened on beside the second: `[::]` has those of IPv4 as well.
fn clash(one: SocketAddr, other: SocketAddr) -> bool {
    let has_all = other.ip().is_unspecified() && (other.is_ipv6() || one.is_ipv4());
    let is_in_it = one.ip() == other.ip() || has_all;
    one.port() != 0 && one.port() == other.port() && is_in_it
}

/// Looks whether a port can be had, without listening there: a balancer would take that for a bot that is ready.
fn try_port(address: SocketAddr) -> io::Result<()> {
    let socket = if address.is_ipv4() { TcpSocket::new_v4() } else { TcpSocket::new_v6() }?;
    socket.set_reuseaddr(true)?;
    socket.bind(address)
}

/// Services beside the bot, as far as the settings ask for them; all of them end when this is dropped.
pub(super) struct Services {
    _monitor: Option<Monitor>,
    running: Vec<JoinHandle<()>>,
}

impl Services {
    /// Starts the services that the settings ask for, with the backups that were begun.
    ///
    /// # Errors
    /// The monitor's, if its address cannot be had.
    pub(super) async fn start(
        operation: &Operation,
        database: &Path,
        backups: Option<Arc<Backups>>,
        bot: &Bot,
        app: &Hosted,
    ) -> Result<Self, MonitorError> {
        let daily_check = Arc::new(DailyCheck::new(database, TimeZone::system()));
        let sources = Sources {
            app: Arc::downgrade(app),
            watch: bot.watch(),
            backups: backups.clone(),
            daily_check: Some(Arc::clone(&daily_check)),
        };
        let monitor = match operation.metrics {
            Some(listen) => Some(Monitor::start(listen, sources).await?),
            None => None,
        };
        if let Some(monitor) = &monitor {
            tracing::info!("health and metrics at http://{}", monitor.address());
        }
        let check = check_when_due(daily_check, Arc::downgrade(app), bot.watch());
        let lost = tell_when_lost(Arc::downgrade(app), bot.watch());
        let mut running = vec![tokio::spawn(check), tokio::spawn(lost)];
        running.extend(backups.map(|backups| tokio::spawn(copy_when_due(backups, bot.watch()))));
        Ok(Self { _monitor: monitor, running })
    }
}

impl Drop for Services {
    fn drop(&mut self) {
        self.running.iter().for_each(JoinHandle::abort);
    }
}

/// Returns the backups that the settings ask for, with their folder made and taken.
///
/// # Errors
/// The folder cannot be used, or another process has it.
pub(super) fn backups(
    operation: &Operation,
    database: &Path,
) -> Result<Option<Arc<Backups>>, BackupsError> {
    let Some(folder) = operation.backup_dir.as_deref() else { return Ok(None) };
    let every = i64::from(operation.backup_every) * HOUR_MS;
    let mut backups = Backups::new(database, folder, every, operation.backup_keep.into());
    backups.begin(SystemClock.now())?;
    Ok(Some(Arc::new(backups)))
}

/// Makes each backup when it is due.
async fn copy_when_due(backups: Arc<Backups>, watch: Watch) {
    let mut ticks = tokio::time::interval(LOOK);
    loop {
        ticks.tick().await;
        let backups = Arc::clone(&backups);
        let now = SystemClock.now();
        match in_background("backup", move || backups.tick(now)).await {
            Some(Ok(None)) => {}
            Some(Ok(Some(made))) => tracing::info!(
                "the database was copied to {}; the copy was checked: {} games, all is well",
                made.path.display(),
                made.games
            ),
            Some(Err(error @ BackupsError::Damaged { .. })) => {
                tracing::error!("the database is damaged: {error}");
                if let BackupsError::Damaged { flaws, .. } = error {
                    alarm(&watch, &flaws).await;
                }
            }
            Some(Err(error)) => tracing::error!("no backup: {error}"),
            None => tracing::error!("no backup: its thread could not be started, or ended early"),
        }
    }
}

/// Checks the database each night.
async fn check_when_due(check: Arc<DailyCheck>, app: Weak<Context>, watch: Watch) {
    let mut ticks = tokio::time::interval(LOOK);
    loop {
        ticks.tick().await;
        // One node does it for all.
        if !watch.leads() {
            continue;
        }
        match check.tick(&app, SystemClock.now()).await {
            Ok(None) => {}
            Ok(Some(checked)) if checked.flaws.is_empty() => {
                tracing::info!("the database was checked: {} games, all is well", checked.games);
            }
            Ok(Some(checked)) => alarm(&watch, &checked.flaws).await,
            Err(error) => tracing::error!("the database was not checked: {error}"),
        }
    }
}

/// Tells the application's owner once when the database's file is gone or another one, and again only after it was back.
async fn tell_when_lost(app: Weak<Context>, watch: Watch) {
    let mut ticks = tokio::time::interval(LOOK_AT_FILE);
    let mut is_told = false;
    loop {
        ticks.tick().await;
        let app = app.clone();
        let look = move || app.upgrade().is_none_or(|app| app.store().has_its_file());
        // A disk that does not answer holds up that thread alone.
        let is_lost = in_background("database file", look).await == Some(false);
        is_told = is_lost && (is_told || tell_owner(&watch, "owner-database-gone", &[]).await);
        if is_lost && !is_told {
            ticks.reset_after(TELL_AGAIN);
        }
    }
}

/// Logs that the database is damaged, and tells the application's owner.
async fn alarm(watch: &Watch, flaws: &[Flaw]) {
    tracing::error!("the database is damaged, {} flaws: restore a backup", flaws.len());
    flaws.iter().take(FLAWS_LOGGED).for_each(|flaw| tracing::error!("{flaw}"));
    let count = Arg::Number(flaws.len() as i64);
    tell_owner(watch, "owner-database-damaged", &[("count", count)]).await;
}

/// Sends the application's owner a sentence, or logs that it did not arrive. True if it did.
async fn tell_owner(watch: &Watch, sentence: &str, args: &[(&'static str, Arg)]) -> bool {
    let is_told = watch.tell_owner(sentence, args).await;
    if !is_told {
        tracing::warn!("the owner could not be told");
    }
    is_told
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_addresses_clash_where_both_would_be_listened_on() {
        let clashes = |one: &str, other: &str| {
            let [one, other] = [one, other].map(|text| text.parse().expect("an address"));
            clash(one, other)
        };
        assert!(clashes("127.0.0.1:9464", "127.0.0.1:9464"));
        assert!(clashes("127.0.0.1:9464", "0.0.0.0:9464"));
        assert!(clashes("127.0.0.1:9464", "[::]:9464"), "it has those of IPv4 as well");
        assert!(!clashes("[::1]:9464", "0.0.0.0:9464"));
        assert!(!clashes("127.0.0.1:9464", "0.0.0.0:8080"));
        assert!(!clashes("127.0.0.1:0", "127.0.0.1:0"), "each has a free one");
    }
}
