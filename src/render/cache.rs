//! Caches of drawings that threads share: of few large ones the least recently used go first, of many small ones those
//! that were not used lately.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};

/// A key with its value, which is empty until it is made.
type Entry<K, T> = Arc<(K, OnceLock<T>)>;

/// The most recent first.
type Entries<K, T> = Vec<Entry<K, T>>;

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
        let known = self.find(|kept| *kept == key);
        let entry = known.unwrap_or_else(|| self.add(key));
        read(entry.1.get_or_init(|| make(&entry.0)))
    }

    /// Does the same for the key that `is` tells; it is made only if it is not cached.
    pub(super) fn with_like<R>(
        &self,
        is: impl Fn(&K) -> bool,
        key: impl FnOnce() -> K,
        make: impl FnOnce(&K) -> T,
        read: impl FnOnce(&T) -> R,
    ) -> R {
        match self.find(is) {
            Some(entry) => read(entry.1.get_or_init(|| make(&entry.0))),
            None => self.with(key(), make, read),
        }
    }

    /// Returns the entry whose key is meant, moved to the front.
    fn find(&self, is: impl Fn(&K) -> bool) -> Option<Entry<K, T>> {
        let mut entries = self.lock();
        let place = entries.iter().position(|entry| is(&entry.0))?;
        entries[..=place].rotate_right(1);
        Some(Arc::clone(&entries[0]))
    }

    /// Adds an entry at the front, unless another thread just did.
    fn add(&self, key: K) -> Entry<K, T> {
        let mut entries = self.lock();
        if let Some(entry) = entries.iter().find(|entry| entry.0 == key) {
            return Arc::clone(entry);
        }
        entries.insert(0, Arc::new((key, OnceLock::new())));
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

/// A cache that takes so many bytes twice: in two generations, by hashes. What is asked for moves to the younger; when that
/// is full, the elder goes.
pub(super) struct Generations<T> {
    kept: Mutex<Kept<T>>,
    /// Bytes that a generation takes.
    most: usize,
}

struct Kept<T> {
    young: HashMap<u64, Measured<T>>,
    old: HashMap<u64, Measured<T>>,
    /// The bytes of the younger generation.
    bytes: usize,
}

/// A value with the bytes that it takes.
type Measured<T> = (Arc<T>, usize);

/// Bytes that an entry takes beside its value, some more than in truth.
const BESIDE: usize = 100;

impl<T> Generations<T> {
    /// Returns an empty cache of so many bytes in each generation.
    pub(super) fn new(most: usize) -> Self {
        let kept = Kept { young: HashMap::new(), old: HashMap::new(), bytes: 0 };
        Self { kept: Mutex::new(kept), most }
    }

    /// Returns the values of these keys, where they are kept.
    pub(super) fn find(&self, keys: &[u64]) -> Vec<Option<Arc<T>>> {
        let mut kept = self.lock();
        keys.iter().map(|key| kept.find(*key, self.most)).collect()
    }

    /// Keeps a value of so many bytes.
    pub(super) fn keep(&self, key: u64, value: T, bytes: usize) -> Arc<T> {
        let value = Arc::new(value);
        self.lock().keep(key, (Arc::clone(&value), bytes + BESIDE), self.most);
        value
    }

    /// Returns the bytes that all kept values take.
    pub(super) fn bytes(&self) -> usize {
        let kept = self.lock();
        kept.young.values().chain(kept.old.values()).map(|(_, bytes)| bytes).sum()
    }

    /// Locks the entries. No change is left half done under this lock, so a panic elsewhere does not spoil it.
    fn lock(&self) -> MutexGuard<'_, Kept<T>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl<T> Kept<T> {
    fn find(&mut self, key: u64, most: usize) -> Option<Arc<T>> {
        if let Some((value, _)) = self.young.get(&key) {
            return Some(Arc::clone(value));
        }
        let entry = self.old.remove(&key)?;
        let value = Arc::clone(&entry.0);
        self.keep(key, entry, most);
        Some(value)
    }

    fn keep(&mut self, key: u64, entry: Measured<T>, most: usize) {
        if self.bytes + entry.1 > most {
            self.old = std::mem::take(&mut self.young);
            self.bytes = 0;
        }
        self.bytes += entry.1;
        self.young.insert(key, entry);
    }
}
