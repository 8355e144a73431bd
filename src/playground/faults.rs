//! Faults that tests order: bad answers, lost connections, a gateway that drops, deliveries that come twice.

use std::sync::Arc;
use std::time::Duration;

use serde_json::json;
use tokio::sync::watch;

use super::error::RateLimit;
use super::gateway::Line;
use super::world::World;

/// What happens to a request.
#[derive(Debug, Clone)]
pub enum Fault {
    /// It is answered with this HTTP status and not carried out.
    Status(u16),
    /// It is answered 429 and not carried out.
    RateLimited(RateLimit),
    /// The connection breaks before it is carried out.
    LostRequest,
    /// It is carried out, and the connection breaks before the answer.
    LostAnswer,
    /// It is carried out, and the connection breaks in the middle of the answer.
    HalfAnswer,
    /// It is carried out after this much real time.
    Late(Duration),
    /// It is carried out once the gate opens.
    Held(Gate),
    /// It is carried out, and answered once the gate opens.
    HeldAnswer(Gate),
}

/// Holds requests until it is opened.
#[derive(Debug, Clone)]
pub struct Gate {
    open: watch::Sender<bool>,
    reached: watch::Sender<bool>,
}

/// Which requests a fault is meant for.
type Fits = Arc<dyn Fn(&str, &str) -> bool + Send + Sync>;

/// The faults that are yet to happen.
#[derive(Default)]
pub(super) struct Plan {
    rules: Vec<Rule>,
    pub(super) deliver_twice: usize,
}

struct Rule {
    left: usize,
    fits: Fits,
    fault: Fault,
}

/// Orders faults of a world.
pub struct Faults(World);

impl Gate {
    /// A closed gate.
    #[allow(clippy::new_without_default)]
    pub fn new() -> Self {
        Self { open: watch::Sender::new(false), reached: watch::Sender::new(false) }
    }

    /// Waits until a request stands before it.
    pub async fn reached(&self) {
        // The sender lives in `self`, so this ends only when a request comes.
        let _ = self.reached.subscribe().wait_for(|reached| *reached).await;
    }

    /// Lets everything through from now on.
    pub fn open(&self) {
        self.open.send_replace(true);
    }

    pub(super) async fn pass(&self) {
        self.reached.send_replace(true);
        // The sender lives in `self`, so this ends only when the gate opens.
        let _ = self.open.subscribe().wait_for(|open| *open).await;
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

impl World {
    /// Orders faults.
    pub fn faults(&self) -> Faults {
        Faults(self.clone())
    }
}

impl Faults {
    /// The next `times` requests for which `fits(method, route template)` holds meet this fault.
    pub fn next(
        &self,
        times: usize,
        fits: impl Fn(&str, &str) -> bool + Send + Sync + 'static,
        fault: Fault,
    ) {
        let rule = Rule { left: times, fits: Arc::new(fits), fault };
        self.0.change(|state| state.faults.rules.push(rule));
    }

    /// The next `times` interactions are delivered twice.
    pub fn deliver_twice(&self, times: usize) {
        self.0.change(|state| state.faults.deliver_twice = times);
    }

    /// Every gateway connection breaks without a word.
    pub fn drop_gateway(&self) {
        self.0.change(|state| state.sessions.order(|| Line::Cut));
    }

    /// Every gateway connection is closed with this code.
    pub fn close_gateway(&self, code: u16) {
        self.0.change(|state| state.sessions.order(|| Line::Close(code)));
    }

    /// The bot is asked to reconnect and resume.
    pub fn ask_to_reconnect(&self) {
        self.send(json!({"op": 7, "d": null}).to_string());
    }

    /// The bot is told that its session is invalid, and whether it may resume.
    pub fn invalidate_session(&self, resumable: bool) {
        self.send(json!({"op": 9, "d": resumable}).to_string());
        if !resumable {
            self.0.change(|state| state.sessions.forget());
        }
    }

    /// Whether heartbeats stay unanswered.
    pub fn ignore_heartbeats(&self, ignore: bool) {
        self.0.change(|state| state.sessions.ignores_heartbeats = ignore);
    }

    /// Sends an event of this name, which may be one that nobody knows.
    pub fn send_event(&self, name: &str, data: &serde_json::Value) {
        self.0.change(|state| state.sessions.dispatch(0, name, data));
    }

    fn send(&self, text: String) {
        self.0.change(|state| state.sessions.order(|| Line::Text(text.clone())));
    }
}
