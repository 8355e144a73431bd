//! Signals of the system: the request to end, and a full disk quota.

use super::tell;
use std::io;
use std::process::exit;
use std::time::Duration;

/// Time after the second request in which the program may still end by itself.
const AT_ONCE: Duration = Duration::from_secs(1);

/// Has the second request end the program, whatever is under way: a thread may wait for a database that does not answer,
/// and all others for that thread. In a runtime.
///
/// # Errors
/// The system's, if it does not let the program listen.
pub(super) fn end_at_the_second() -> io::Result<()> {
    let mut requests = Termination::listen()?;
    tokio::spawn(async move {
        if requests.came().await.is_ok() && requests.came().await.is_ok() {
            tokio::time::sleep(AT_ONCE).await;
            tell(format_args!("narabe: ended at once; what is left waits for the next start"));
            exit(1);
        }
    });
    Ok(())
}

/// Keeps the program alive when a file may not grow further (`ulimit -f`): the write then fails, which is handled, while
/// the system's default would end the program. A signal that has a listener once is never fatal again.
///
/// # Errors
/// The system's, if it does not let the program listen.
#[cfg(unix)]
pub fn ignore_file_size_limit() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    /// SIGXFSZ, "file size limit exceeded": see signal(7).
    const FILE_SIZE: i32 = 25;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    let _here = runtime.enter();
    signal(SignalKind::from_raw(FILE_SIZE)).map(drop)
}

/// Does nothing: there is no such signal.
///
/// # Errors
/// None.
#[cfg(not(unix))]
pub fn ignore_file_size_limit() -> io::Result<()> {
    Ok(())
}

/// The requests to end: Ctrl-C, and the signal by which systems end a service. From when it is made no other default is
/// in force: in a container, where the program is the first process, the system's is to pass signals over.
#[cfg(unix)]
pub(super) struct Termination {
    terminate: tokio::signal::unix::Signal,
    interrupt: tokio::signal::unix::Signal,
}

#[cfg(unix)]
impl Termination {
    /// Listens from now on; in a runtime.
    ///
    /// # Errors
    /// The system's, if it does not let the program listen.
    pub(super) fn listen() -> io::Result<Self> {
        use tokio::signal::unix::{SignalKind, signal};
        let terminate = signal(SignalKind::terminate())?;
        Ok(Self { terminate, interrupt: signal(SignalKind::interrupt())? })
    }

    /// Waits for the next one. Several that came before it was called count as one.
    pub(super) async fn came(&mut self) -> io::Result<()> {
        tokio::select! {
            _ = self.terminate.recv() => Ok(()),
            _ = self.interrupt.recv() => Ok(()),
        }
    }
}

/// The request to end: Ctrl-C.
#[cfg(not(unix))]
pub(super) struct Termination;

#[cfg(not(unix))]
impl Termination {
    /// Does nothing yet.
    pub(super) fn listen() -> io::Result<Self> {
        Ok(Self)
    }

    /// Waits for Ctrl-C.
    pub(super) async fn came(&mut self) -> io::Result<()> {
        tokio::signal::ctrl_c().await
    }
}
