//! Priority of threads that do long work beside the answers to people.

/// Nice value of long work, the lowest there is. Answers to people go first wherever both want a processor.
pub const NICE: i32 = 19;

/// Lowers the priority of this thread, which on Linux is its own; does nothing where it is that of the whole process.
pub fn lower() {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(NICE) {
        tracing::warn!("a thread for long work has the priority of an answer: {error}");
    }
}
