//! Services beside the bot: health and metrics, and backups at fixed intervals.

use crate::app::Context;
use crate::clock::{Clock, SystemClock};
use crate::config::Operation;
use crate::discord::Bot;
use crate::operate::backups::Backups;
use crate::operate::monitor::{Monitor, MonitorError, Sources};
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;
use tokio::task::JoinHandle;

/// The app, shared by the bot and the services.
pub(super) type Hosted = Arc<Context>;

/// Milliseconds in an hour.
const HOUR: i64 = 60 * 60 * 1000;

/// Interval at which is checked if a backup is due.
const CHECK: Duration = Duration::from_secs(60);

/// Services beside the bot, as far as the settings ask for them; all of them end when this is dropped.
pub(super) struct Services {
    _monitor: Option<Monitor>,
    copying: Option<JoinHandle<()>>,
}

impl Services {
    /// Starts the services that the settings ask for.
    ///
    /// # Errors
    /// The monitor's, if its address cannot be had.
    pub(super) async fn start(
        operation: &Operation,
        database: &Path,
        bot: &Bot,
        app: &Hosted,
    ) -> Result<Self, MonitorError> {
        let backups = backups(operation, database);
        let sources =
            Sources { app: Arc::downgrade(app), watch: bot.watch(), backups: backups.clone() };
        let monitor = match operation.metrics {
            Some(listen) => Some(Monitor::start(listen, sources).await?),
            None => None,
        };
        if let Some(monitor) = &monitor {
            tracing::info!("health and metrics at http://{}", monitor.address());
        }
        let copying = backups.map(|backups| tokio::spawn(copy_when_due(backups)));
        Ok(Self { _monitor: monitor, copying })
    }
}

impl Drop for Services {
    fn drop(&mut self) {
        if let Some(copying) = &self.copying {
            copying.abort();
        }
    }
}

/// Returns the backups that the settings ask for.
fn backups(operation: &Operation, database: &Path) -> Option<Arc<Backups>> {
    let folder = operation.backup_dir.as_deref()?;
    let every = i64::from(operation.backup_every) * HOUR;
    Some(Arc::new(Backups::new(database, folder, every, operation.backup_keep.into())))
}

/// Makes each backup when it is due.
async fn copy_when_due(backups: Arc<Backups>) {
    let mut ticks = tokio::time::interval(CHECK);
    loop {
        ticks.tick().await;
        let backups = Arc::clone(&backups);
        let now = SystemClock.now();
        match tokio::task::spawn_blocking(move || backups.tick(now)).await {
            Ok(Ok(None)) => {}
            Ok(Ok(Some(copy))) => tracing::info!("the database was copied to {}", copy.display()),
            Ok(Err(error)) => tracing::error!("no backup: {error}"),
            Err(panic) => tracing::error!("no backup: {panic}"),
        }
    }
}
