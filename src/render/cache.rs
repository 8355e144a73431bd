//! A cache of drawings that threads share: the least recently used go first.

use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

/// Entries with their keys, the most recent first; a value is empty until it is made.
type Entries<K, T> = Vec<Arc<(K, OnceLock<T>)>>;

/// A cache with a fixed capacity; the least recently used entry is dropped first.
pub(super) struct LruCache<K, T> {
    entries: Mutex<Entries<K, T>>,
    capacity: usize,
}

impl<K: PartialEq, T> LruCache<K, T> {
    /// Returns an empty cache for so many entries.
    pub(super) fn new(capacity: usize) -> Self {
        Self { entries: Mutex::default(), capacity }
    }

    /// Returns what `read` makes of the value of this key, which is made first if it is not cached. It is made outside
    /// the lock by one thread: others that ask for the same key wait for it, those that ask for other keys do not.
    pub(super) fn with<R>(
        &self,
        key: K,
        make: impl FnOnce(&K) -> T,
        read: impl FnOnce(&T) -> R,
    ) -> R {
        let entry = self.entry(key);
        read(entry.1.get_or_init(|| make(&entry.0)))
    }

    /// Returns the entry of a key, moved to the front.
    fn entry(&self, key: K) -> Arc<(K, OnceLock<T>)> {
        let mut entries = self.lock();
        match entries.iter().position(|entry| entry.0 == key) {
            Some(place) => entries[..=place].rotate_right(1),
            None => entries.insert(0, Arc::new((key, OnceLock::new()))),
        }
        entries.truncate(self.capacity);
        Arc::clone(&entries[0])
    }

    /// Returns the sum of a measure over all values that are made.
    pub(super) fn sum(&self, measure: impl Fn(&T) -> usize) -> usize {
        self.lock().iter().filter_map(|entry| entry.1.get()).map(measure).sum()
    }

    /// Drops all entries.
    pub(super) fn clear(&self) {
        self.lock().clear();
    }

    /// Locks the entries. No change is left half done under this lock, so a panic elsewhere does not spoil it.
    fn lock(&self) -> MutexGuard<'_, Entries<K, T>> {
        self.entries.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
