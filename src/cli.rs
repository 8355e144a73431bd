//! Commands of the program: each reads what its flags name, does one thing, and gives back an error for a person.

mod convert;
mod draw;
mod judge;
mod log;
mod serve;
mod services;
mod signals;
mod verify;

pub use self::convert::convert;
pub use self::draw::draw;
pub use self::judge::judge;
pub use self::log::start_log;
pub use self::serve::{playground, run};
pub use self::signals::ignore_file_size_limit;
pub use self::verify::verify;

use std::future::Future;
use std::io;

/// Runs a task on a runtime with a thread for each core.
///
/// # Errors
/// The task's error, or the system's if no thread can be had.
pub fn block_on(task: impl Future<Output = anyhow::Result<()>>) -> anyhow::Result<()> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(task)
}

/// True if the reader of the output has closed it, which ends a command without an error.
fn is_closed<T>(written: &io::Result<T>) -> bool {
    written.as_ref().is_err_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
