//! Signals of the system: the request to end, and a full disk quota.

use std::io;

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

/// Waits for Ctrl-C, or for the signal by which systems end a service.
#[cfg(unix)]
pub(super) async fn termination() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut terminate = signal(SignalKind::terminate())?;
    tokio::select! {
        _ = terminate.recv() => Ok(()),
        interrupted = tokio::signal::ctrl_c() => interrupted,
    }
}

/// Waits for Ctrl-C.
#[cfg(not(unix))]
pub(super) async fn termination() -> io::Result<()> {
    tokio::signal::ctrl_c().await
}
