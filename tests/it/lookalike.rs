//! The look-alike, driven by people on one side and the real client of the bot on the other.

mod answers;
mod bot;
#[cfg(feature = "openapi")]
mod conformance;
mod faults;
mod gateway;
mod history;
mod layouts;
mod limit;
mod messages;
pub mod page;
mod refusals;

use narabe::clock::ManualClock;
use narabe::playground::{Config, Playground};

/// A moment in November 2026 (UTC ms) at which the tests' clocks stand.
const NOON: i64 = 1_795_000_000_000;

/// A playground whose clock stands still, and the clock.
async fn playground() -> (Playground, ManualClock) {
    let clock = ManualClock::at(NOON);
    let config = Config { clock: std::sync::Arc::new(clock.clone()), ..Config::default() };
    (Playground::start(config).await.unwrap(), clock)
}
