//! Faults that tests order: bad answers, lost connections, a gateway that drops, deliveries that come twice.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::watch;

use super::error::RateLimit;

/// Fault of a request.
#[derive(Debug, Clone)]
pub enum Fault {
    /// It is answered with this HTTP status and not carried out.
    Status(u16),
    /// It is answered with this HTTP status and this code of Discord's, and not carried out.
    Refused(u16, u32),
    /// It is answered 429 and not carried out.
    RateLimited(RateLimit),
    /// The connection breaks before it is carried out.
    LostRequest,
    /// It is carried out, and the connection breaks before the answer.
    LostAnswer,
    /// It is carried out, and the connection breaks in the middle of the answer.
    HalfAnswer,
    /// It is carried out, and what comes back is no JSON.
    Garbled,
    /// It is carried out after this much real time.
    Late(Duration),
    /// It is carried out once the gate opens, and never if the gate is locked.
    Held(Gate),
    /// It is carried out, and answered once the gate opens.
    HeldAnswer(Gate),
}

/// Holds requests until it is opened or locked.
#[derive(Debug, Clone)]
pub struct Gate {
    /// True once it is open, false once it is locked.
    decided: watch::Sender<Option<bool>>,
    reached: watch::Sender<bool>,
}

/// Predicate that selects requests by method and route template.
pub(super) type Fits = Arc<dyn Fn(&str, &str) -> bool + Send + Sync>;

/// The faults that are yet to happen.
#[derive(Default)]
pub(super) struct Plan {
    pub(super) rules: Vec<Rule>,
    pub(super) deliver_twice: usize,
    pub(super) deliver_unreadable: usize,
}

/// A fault for the next requests that fit.
pub(super) struct Rule {
    /// Number of requests that it still strikes.
    pub(super) left: usize,
    pub(super) fits: Fits,
    pub(super) fault: Fault,
}

impl Gate {
    /// A closed gate.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        Self { decided: watch::Sender::new(None), reached: watch::Sender::new(false) }
    }

    /// Waits until a request arrives at it.
    pub async fn reached(&self) {
        // The sender lives in `self`, so this ends only when a request comes.
        let _ = self.reached.subscribe().wait_for(|reached| *reached).await;
    }

    /// Lets everything through from now on.
    pub fn open(&self) {
        self.decided.send_replace(Some(true));
    }

    /// Lets nothing through any more, as after the sender has ended: a request that waits for its body keeps its
    /// connection until it is answered.
    pub fn lock(&self) {
        self.decided.send_replace(Some(false));
    }

    /// Waits until it is decided, and returns true if the gate is open.
    pub(super) async fn pass(&self) -> bool {
        self.reached.send_replace(true);
        // The sender lives in `self`, so this ends only when it is decided.
        let decided = self.decided.subscribe().wait_for(Option::is_some).await.map(|open| *open);
        decided.ok().flatten().unwrap_or(false)
    }
}

impl Plan {
    /// The fault that strikes this request, if one is due.
    pub(super) fn strike(&mut self, method: &str, route: &str) -> Option<Fault> {
        let rule =
            self.rules.iter_mut().find(|rule| rule.left > 0 && (rule.fits)(method, route))?;
        rule.left -= 1;
        Some(rule.fault.clone())
    }
}
