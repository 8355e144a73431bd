//! Long work beside the answers to people.

use crate::priority;
use tokio::sync::oneshot;

/// Does long work on a thread of its own, of this name and of low priority, so that answers to people go first; none if there
/// is no thread for it or it panics.
pub async fn in_background<T: Send + 'static>(
    name: &str,
    work: impl FnOnce() -> T + Send + 'static,
) -> Option<T> {
    let (done, result) = oneshot::channel();
    let work = move || {
        priority::lower(priority::NICE);
        // Without a receiver the program ends.
        let _ = done.send(work());
    };
    std::thread::Builder::new().name(name.to_owned()).spawn(work).ok()?;
    result.await.ok()
}

#[cfg(all(test, target_os = "linux"))]
mod tests {
    use super::*;

    #[tokio::test]
    async fn long_work_is_done_at_low_priority() {
        let nice = || {
            let status = std::fs::read_to_string("/proc/thread-self/stat").unwrap();
            // The name in brackets may hold anything. The nice value is the 19th field, the 17th behind the name.
            let behind = status.rsplit_once(')').unwrap().1;
            behind.split_whitespace().nth(16).unwrap().parse::<i32>().unwrap()
        };
        assert_eq!(in_background("long work", nice).await, Some(priority::NICE));
    }
}
