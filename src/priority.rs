//! Priority of threads that do long work beside the answers to people.

/// Nice value of long work, the lowest there is. Answers to people go first wherever both want a processor.
pub const NICE: i32 = 19;

/// Raises the nice value of this thread by so much, which on Linux is its own and that of the processes it starts; does
/// nothing where it is that of the whole process.
pub fn lower(by: i32) {
    #[cfg(target_os = "linux")]
    if let Err(error) = rustix::process::nice(by) {
        tracing::warn!("a thread for long work has the priority of an answer: {error}");
    }
    #[cfg(not(target_os = "linux"))]
    let _ = by;
}
