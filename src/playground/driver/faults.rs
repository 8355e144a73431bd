//! Orders of faults: bad answers, lost connections, a gateway that drops, deliveries that come twice.

use std::sync::Arc;

use serde_json::json;

use crate::playground::faults::{Fault, Rule};
use crate::playground::session::{GatewayFault, Line};
use crate::playground::world::World;

/// Orders faults of a world.
pub struct Faults(World);

impl Faults {
    /// Returns the orders of a world's faults.
    pub(super) fn new(world: World) -> Self {
        Self(world)
    }

    /// Gives this fault to the next `times` requests for which `fits(method, route template)` holds.
    pub fn next(
        &self,
        times: usize,
        fits: impl Fn(&str, &str) -> bool + Send + Sync + 'static,
        fault: Fault,
    ) {
        let rule = Rule { left: times, fits: Arc::new(fits), fault };
        self.0.change(|state| state.faults.rules.push(rule));
    }

    /// Delivers so many interactions twice, the next ones after those that are to be already.
    pub fn deliver_twice(&self, times: usize) {
        self.0.change(|state| state.faults.deliver_twice += times);
    }

    /// Delivers the next `times` interactions with a field of a type that Discord does not document.
    pub fn deliver_unreadable(&self, times: usize) {
        self.0.change(|state| state.faults.deliver_unreadable = times);
    }

    /// Breaks every gateway connection without a close frame.
    pub fn drop_gateway(&self) {
        self.0.change(|state| state.sessions.order(|| Line::Cut));
    }

    /// Breaks the gateway connection of one shard without a close frame.
    pub fn drop_shard(&self, shard: u64) {
        self.0.change(|state| state.sessions.order_shard(shard, Line::Cut));
    }

    /// Refuses new connections to the gateway, or takes them again.
    pub fn refuse_connections(&self, refuse: bool) {
        self.0.change(|state| state.sessions.refuses_connections = refuse);
    }

    /// Gives new connections to the gateway a fault, or takes it from them.
    pub fn set_gateway_fault(&self, fault: Option<GatewayFault>) {
        self.0.change(|state| state.sessions.fault = fault);
    }

    /// Leaves every IDENTIFY and RESUME of one shard without an answer; none: of no shard.
    pub fn mute_shard(&self, shard: Option<u64>) {
        self.0.change(|state| state.sessions.mute = shard);
    }

    /// Leaves every gateway connection half open: nothing is sent or read any more, and nothing is closed.
    pub fn freeze_gateway(&self) {
        self.0.change(|state| state.sessions.order(|| Line::Freeze));
    }

    /// Lets the bot outgrow its shards: so many are recommended, and new sessions of fewer are closed.
    pub fn require_shards(&self, shards: u32) {
        self.0.change(|state| {
            state.shards = shards;
            state.sessions.least_shards = shards.into();
        });
    }

    /// Sets the number of IDENTIFYs that Discord says it still takes; none: as many as ever.
    pub fn set_sessions_left(&self, remaining: Option<u32>) {
        self.0.change(|state| state.sessions.remaining = remaining);
    }

    /// Closes every gateway connection with this code; 1005: without one.
    pub fn close_gateway(&self, code: u16) {
        self.0.change(|state| state.sessions.order(|| Line::Close(code)));
    }

    /// Asks the bot to reconnect and resume.
    pub fn ask_to_reconnect(&self) {
        self.send(json!({"op": 7, "d": null}).to_string());
    }

    /// Sends the bot that its session is invalid, and whether it may resume.
    pub fn invalidate_session(&self, resumable: bool) {
        self.send(json!({"op": 9, "d": resumable}).to_string());
        if !resumable {
            self.0.change(|state| state.sessions.forget());
        }
    }

    /// Leaves heartbeats unanswered, or answers them again.
    pub fn ignore_heartbeats(&self, ignore: bool) {
        self.0.change(|state| state.sessions.ignores_heartbeats = ignore);
    }

    /// Sends an event of this name, which may be unknown.
    pub fn send_event(&self, name: &str, data: &serde_json::Value) {
        self.0.change(|state| state.sessions.dispatch(0, name, data));
    }

    fn send(&self, text: String) {
        self.0.change(|state| state.sessions.order(|| Line::Text(text.clone())));
    }
}
