//! Bodies of requests to the HTTP front. Whether Discord has sent one is known by its last byte alone, so those who send
//! many long ones must not use up the memory: short ones are read at once, of long ones so many at a time.

use axum::body::{Body, Bytes, HttpBody, to_bytes};
use tokio::sync::{Semaphore, SemaphorePermit};

/// Longest body, in bytes.
const LONGEST: usize = 256 * 1024;

/// Longest body that is read at once, in bytes. Few of Discord's are longer.
const SHORT: u64 = 32 * 1024;

/// Bodies that are longer, or do not say how long they are, and are read at a time.
const LONG_AT_ONCE: usize = 64;

/// Room for the bodies that are being read.
pub struct Bodies {
    long: Semaphore,
}

impl Default for Bodies {
    fn default() -> Self {
        Self { long: Semaphore::new(LONG_AT_ONCE) }
    }
}

impl Bodies {
    /// Reads a body, a long one once there is room for it. It takes its room until the permit is dropped. None for one that
    /// is too long or breaks off.
    pub async fn read(&self, body: Body) -> Option<(Bytes, Option<SemaphorePermit<'_>>)> {
        let is_short = body.size_hint().upper().is_some_and(|most| most <= SHORT);
        let room = if is_short { None } else { Some(self.long.acquire().await.ok()?) };
        Some((to_bytes(body, LONGEST).await.ok()?, room))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use futures_util::{FutureExt, stream};
    use std::convert::Infallible;

    #[test]
    fn long_bodies_that_never_end_hold_up_other_long_ones_alone() {
        let bodies = Bodies::default();
        let endless = || Body::from_stream(stream::pending::<Result<Bytes, Infallible>>());
        let mut held: Vec<_> =
            (0..LONG_AT_ONCE).map(|_| Box::pin(bodies.read(endless()))).collect();
        assert!(held.iter_mut().all(|read| read.now_or_never().is_none()));
        let short = Body::from(vec![0_u8; SHORT as usize]);
        assert!(bodies.read(short).now_or_never().flatten().is_some());
        let mut long = Box::pin(bodies.read(Body::from(vec![0_u8; LONGEST])));
        assert!((&mut long).now_or_never().is_none());
        held.pop();
        assert!(long.now_or_never().flatten().is_some());
        drop(held);
        let too_long = Body::from(vec![0_u8; LONGEST + 1]);
        assert!(bodies.read(too_long).now_or_never().expect("it is there").is_none());
    }
}
