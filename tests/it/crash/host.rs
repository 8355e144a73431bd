//! The program between its starts and its kills, with a Discord that lives on beside it.

use super::death::{Death, Order};
use super::disk::Disk;
use super::harness::Place;
use super::program;
use crate::program::Running;
use narabe::clock::{Clock, ManualClock, SystemClock};
use narabe::playground::{Channel, Config, Person, Playground};
use std::sync::Arc;
use std::time::{Duration, Instant};
use tokio::task::JoinHandle;

/// Longest wait for an answer that was deferred by a program that is gone.
const DEFERRED: Duration = Duration::from_secs(25);
/// Pause between two looks at the program.
const GLANCE: Duration = Duration::from_millis(2);
/// Real time after which something is broken.
const PATIENCE: Duration = Duration::from_secs(60);
/// An answer that has not come by then comes too late.
const TOO_LATE_MS: i64 = 3_100;

/// A program that can be killed at any time.
pub struct Host {
    pub place: Place,
    /// Discord's clock.
    pub clock: ManualClock,
    pub playground: Playground,
    pub lobby: Channel,
    pub random: fastrand::Rng,
    running: Option<Running>,
    /// The order of which the program is to die.
    order: Option<Order>,
    /// True once the program has died of it.
    has_struck: bool,
}

impl Host {
    /// A program that has started for the first time.
    pub async fn begin(seed: u64) -> Self {
        let mut host = Self::before_start(seed).await;
        host.live().await;
        host
    }

    /// A program that has not started yet; its folder is there.
    pub async fn before_start(seed: u64) -> Self {
        let clock = ManualClock::at(SystemClock.now());
        let config = Config {
            clock: Arc::new(clock.clone()),
            patience: DEFERRED,
            global_limit: None,
            ..Config::default()
        };
        let playground = Playground::start(config).await.unwrap();
        let folder = tempfile::tempdir().unwrap();
        let place = Place { disk: Disk::new(folder.path()), folder, address: playground.address() };
        let lobby = playground.world().channel("lobby");
        let (running, order, random) = (None, None, fastrand::Rng::with_seed(seed));
        Self { place, clock, playground, lobby, random, running, order, has_struck: false }
    }

    pub fn person(&self, name: &str) -> Person {
        self.playground.world().person(name)
    }

    /// Starts the program, which may die before it is there.
    pub async fn live(&mut self) {
        self.running = Some(Running::start(&mut program(&self.place)));
        let begun = Instant::now();
        while !self.playground.world().is_bot_ready() && !self.is_dead() {
            assert!(begun.elapsed() < PATIENCE, "the program does not start");
            tokio::time::sleep(GLANCE).await;
        }
    }

    /// True if the program is not running, has come to its end, or is at the request at which it is to die.
    pub fn is_dead(&mut self) -> bool {
        let order = self.order.as_ref();
        let has_ended = |running: &mut Running| match order {
            Some(order) => order.has_ended(running),
            None => running.has_ended(),
        };
        self.running.as_mut().is_none_or(has_ended)
    }

    /// Waits for what is asked; where the program dies meanwhile, its answer comes too late.
    pub async fn heard<T>(&mut self, asked: JoinHandle<T>) -> T {
        while !asked.is_finished() && !self.is_dead() {
            tokio::time::sleep(GLANCE).await;
        }
        if self.is_dead() {
            self.buried().await;
        }
        asked.await.unwrap()
    }

    /// Has something be done again and again, until the program dies in this manner, or nothing could be done for so long.
    /// At a moment that is no one's it dies after a few times. What is done says if there was anything to do. True if it
    /// died in this manner.
    pub async fn die(
        &mut self,
        death: Death,
        (lull, pause): (Duration, Duration),
        mut act: impl AsyncFnMut(&mut Self) -> bool,
    ) -> bool {
        self.order = Order::new(death, &mut self.random);
        let is_ordered = self.order.is_some();
        if Order::is_early(&mut self.random) {
            self.give_order();
        }
        if self.running.is_none() {
            self.live().await;
        }
        self.give_order();
        let (mut since, steps) = (Instant::now(), self.random.usize(1..=3));
        let mut done = 0;
        while since.elapsed() < lull && (is_ordered || done < steps) && !self.is_dead() {
            if act(self).await {
                (since, done) = (Instant::now(), done + 1);
            } else {
                tokio::time::sleep(GLANCE).await;
            }
        }
        if !is_ordered {
            let most = pause.as_millis() as u64;
            tokio::time::sleep(Duration::from_millis(self.random.u64(..most))).await;
        }
        self.buried().await;
        self.order = None;
        !is_ordered || self.has_struck
    }

    fn give_order(&mut self) {
        if let Some(order) = &mut self.order {
            order.give(&self.place.disk, self.playground.world());
        }
    }

    /// Kills the program, if it still runs. Whatever it was asked stays without an answer.
    async fn buried(&mut self) {
        match (self.running.take(), &self.order) {
            (Some(running), Some(order)) => {
                self.has_struck = order.end(running, &self.place.disk);
            }
            (Some(running), None) => running.kill(),
            (None, _) => {}
        }
        self.playground.world().connections_are_closed().await.unwrap();
        self.clock.advance(TOO_LATE_MS);
    }

    /// Flaws of the database that the dead program left behind, and its panics.
    pub fn flaws(&self) -> Vec<String> {
        let copy = self.place.copy();
        let checked = narabe::operate::check::check(crate::database::of(copy.database())).unwrap();
        checked.flaws.iter().map(ToString::to_string).chain(self.place.panics()).collect()
    }
}
