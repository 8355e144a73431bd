//! Reviews of finished games: one at a time, in pieces that wait until no machine's move does.
//!
//! A person has one review at a time, and few wait in all. Finished ones are kept in memory, since a page is turned to
//! many times.

use super::builtin::Memory;
use super::pool::Pool;
use super::{Client, Silence};
use crate::game::Record;
use crate::games::GAMES;
use crate::teach::Desk;
use crate::teach::review::{Course, Review};
use sha2::{Digest, Sha256};
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tokio::sync::{Semaphore, oneshot};

/// Most reviews that are made or wait.
const MOST_ASKED: usize = 8;

/// Number of finished reviews that are kept; one of a long game takes some 50 kB.
const MOST_KEPT: usize = 64;

/// Hash of all of a record that its review depends on.
type Key = [u8; 32];

/// All reviews of the program.
pub(super) struct Reviews {
    /// Stones that are put in thought for each move.
    nodes: u64,
    /// The people whose reviews are made or wait.
    asked: Mutex<Vec<u64>>,
    /// Held by the review that is made: each has a memory of 25 MiB.
    turn: Semaphore,
    /// The latest ones, with the keys of their records.
    kept: Mutex<VecDeque<(Key, Arc<Review>)>>,
}

impl Reviews {
    /// Returns no reviews yet, of so many stones for each move.
    pub(super) fn new(nodes: u64) -> Self {
        Self { nodes, asked: Mutex::default(), turn: Semaphore::new(1), kept: Mutex::default() }
    }

    /// Returns the review of a record; none of a record that cannot be reviewed. The desk is asked for when its turn has
    /// come, so that those that wait need no memory.
    ///
    /// # Errors
    /// [`Silence::Full`] if a review of this person is under way, or too many are; [`Silence::Panicked`]; [`Silence::Ended`].
    pub(super) async fn review(
        &self,
        pool: &Pool<Memory>,
        desk: impl FnOnce() -> Box<Desk>,
        client: Client,
        record: Record,
    ) -> Result<Option<Arc<Review>>, Silence> {
        let key = key(&record);
        if let Some(review) = self.kept(&key) {
            return Ok(Some(review));
        }
        let _asks = self.ask(client.person)?;
        let _turn = self.turn.acquire().await.map_err(|_| Silence::Ended)?;
        if let Some(review) = self.kept(&key) {
            return Ok(Some(review));
        }
        let nodes = self.nodes;
        let begun = piece(pool, move || Course::begin(GAMES, record, nodes)).await?;
        let Ok(course) = begun else { return Ok(None) };
        let (mut course, mut desk) = (Box::new(course), desk());
        loop {
            let step = move || {
                let review = course.step(&mut desk);
                (course, desk, review)
            };
            let review;
            (course, desk, review) = piece(pool, step).await?;
            if let Some(review) = review {
                return Ok(Some(self.keep(key, review)));
            }
        }
    }

    fn ask(&self, person: u64) -> Result<Asks<'_>, Silence> {
        let mut asked = locked(&self.asked);
        if asked.contains(&person) || asked.len() >= MOST_ASKED {
            return Err(Silence::Full);
        }
        asked.push(person);
        Ok(Asks { reviews: self, person })
    }

    fn kept(&self, key: &Key) -> Option<Arc<Review>> {
        let mut kept = locked(&self.kept);
        let place = kept.iter().position(|(other, _)| other == key)?;
        let found = kept.remove(place)?;
        let review = Arc::clone(&found.1);
        kept.push_front(found);
        Some(review)
    }

    fn keep(&self, key: Key, review: Review) -> Arc<Review> {
        let review = Arc::new(review);
        let mut kept = locked(&self.kept);
        kept.push_front((key, Arc::clone(&review)));
        kept.truncate(MOST_KEPT);
        review
    }
}

/// Says, as long as it lives, that a person's review is made or waits.
struct Asks<'a> {
    reviews: &'a Reviews,
    person: u64,
}

impl Drop for Asks<'_> {
    fn drop(&mut self) {
        locked(&self.reviews.asked).retain(|person| *person != self.person);
    }
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Returns the key of a record, which may be a large file.
fn key(record: &Record) -> Key {
    let Record { game, revision, rules, seats, setup, actions, .. } = record;
    let text = serde_json::to_string(&(game, revision, rules, seats, setup, actions));
    Sha256::digest(text.expect("a record is plain data")).into()
}

/// Has a thread of the pool do a piece of work.
///
/// # Errors
/// [`Silence::Panicked`]: the pool is there as long as this waits, so that nothing else ends a piece without a result.
pub(super) async fn piece<T: Send + 'static>(
    pool: &Pool<Memory>,
    run: impl FnOnce() -> T + Send + 'static,
) -> Result<T, Silence> {
    let (done, result) = oneshot::channel();
    pool.submit_piece(Box::new(move |_, _| {
        // The one who asked may have gone meanwhile.
        let _ = done.send(run());
    }));
    result.await.map_err(|_| Silence::Panicked)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::machine::Numbers;

    const RECORD: &str = r#"{"game":"gomoku","rules":"freestyle","seats":2,"actions":["h8","i9"]}"#;

    fn record() -> Record {
        serde_json::from_str(RECORD).expect("a record")
    }

    #[test]
    fn a_person_has_one_review_at_a_time_and_few_wait() {
        let reviews = Reviews::new(100);
        let first = reviews.ask(1).ok();
        assert!(reviews.ask(1).is_err(), "one at a time");
        let others: Vec<_> = (2..=MOST_ASKED as u64).map(|person| reviews.ask(person)).collect();
        assert!(others.iter().all(Result::is_ok) && reviews.ask(100).is_err(), "few in all");
        drop(first);
        assert!(reviews.ask(1).is_ok(), "the next one, once it is there");
    }

    #[tokio::test]
    async fn a_piece_that_panics_is_not_the_end_of_the_program() {
        let numbers = Arc::<Numbers>::default();
        let pool = Pool::new(1, 4, 0, &numbers);
        let panics = || -> u8 { panic!("in a test") };
        assert_eq!(piece(&pool, panics).await, Err(Silence::Panicked));
        assert_eq!(piece(&pool, || 7).await, Ok(7), "the next one is done");
    }

    #[tokio::test]
    async fn a_review_is_made_once() {
        let numbers = Arc::<Numbers>::default();
        let (reviews, pool) = (Reviews::new(100), Pool::new(1, 4, 0, &numbers));
        let client = Client { person: 1, place: 1 };
        let once = reviews
            .review(&pool, Box::default, client, record())
            .await
            .ok()
            .flatten()
            .expect("a review");
        let again = reviews.review(&pool, Box::default, client, record()).await.ok().flatten();
        assert!(again.is_some_and(|again| Arc::ptr_eq(&once, &again)), "kept");
        assert_eq!(once.plies.len(), 2);
        let (game, rules) = ("ninuki".to_owned(), "free-for-all".to_owned());
        let three = Record { game, rules, seats: 3, ..record() };
        assert_eq!(reviews.review(&pool, Box::default, client, three).await.ok(), Some(None));
    }
}
