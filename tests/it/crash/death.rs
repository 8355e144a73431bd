//! Manners in which the program dies, and how many of the deaths that were ordered struck.

use super::disk::Disk;
use crate::database::is_postgres;
use crate::program::Running;
use futures_util::FutureExt as _;
use narabe::playground::{Fault, Gate, World};
use std::fmt;
use std::sync::{Arc, Mutex};

/// The writes of a commit or two dozen, their syncs, and the requests to Discord of some moves: the program dies at one of
/// these.
const MOST_WRITES: u32 = 300;
const MOST_SYNCS: u32 = 25;
const MOST_REQUESTS: u32 = 40;
/// One order in so many is given before the program starts, and may strike in its start.
const EARLY_ONE_IN: u32 = 4;

/// Manner in which the program dies.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Death {
    /// At a moment that is no one's.
    Sometime,
    /// Before a write to the disk.
    AtWrite,
    /// With half of a write done.
    InWrite,
    /// Before a sync.
    AtSync,
    /// After a request has come to Discord and before it is carried out.
    AtRequest,
    /// After Discord has carried a request out, while its answer is on the way.
    AtAnswer,
}

impl Death {
    const ALL: [Self; 6] = [
        Self::Sometime,
        Self::AtWrite,
        Self::InWrite,
        Self::AtSync,
        Self::AtRequest,
        Self::AtAnswer,
    ];
    /// The deaths of a program that has its database on a server, and writes nothing itself.
    const WITH_A_SERVER: [Self; 3] = [Self::Sometime, Self::AtRequest, Self::AtAnswer];

    /// The death with a number, one after the other.
    pub fn of(number: usize) -> Self {
        if is_postgres() {
            Self::WITH_A_SERVER[number % Self::WITH_A_SERVER.len()]
        } else {
            Self::ALL[number % Self::ALL.len()]
        }
    }

    fn words(self) -> &'static str {
        match self {
            Self::Sometime => "at some moment",
            Self::AtWrite => "before the nth write",
            Self::InWrite => "in the nth write",
            Self::AtSync => "before the nth sync",
            Self::AtRequest => "at the nth request",
            Self::AtAnswer => "at the answer to the nth request",
        }
    }
}

/// A death at the nth of something; the number is drawn.
#[derive(Debug)]
pub struct Order {
    death: Death,
    number: u32,
    is_given: bool,
    /// Holds the request at which the program is to die.
    gate: Gate,
    /// Requests up to that one; 0 while none are counted.
    left: Arc<Mutex<u32>>,
}

impl Order {
    /// The order for a death; none for one at a moment that is no one's.
    pub fn new(death: Death, random: &mut fastrand::Rng) -> Option<Self> {
        let most = match death {
            Death::Sometime => return None,
            Death::AtWrite | Death::InWrite => MOST_WRITES,
            Death::AtSync => MOST_SYNCS,
            Death::AtRequest | Death::AtAnswer => MOST_REQUESTS,
        };
        let (number, left) = (random.u32(1..=most), Arc::default());
        Some(Self { death, number, is_given: false, gate: Gate::new(), left })
    }

    /// True if an order is to be given before the program starts. The others count from when the bot is ready: the start
    /// alone makes many of the writes and requests that an order counts.
    pub fn is_early(random: &mut fastrand::Rng) -> bool {
        random.u32(..EARLY_ONE_IN) == 0
    }

    /// Has the disk or Discord count from now on. An order that has been given goes on counting.
    pub fn give(&mut self, disk: &Disk, world: &World) {
        if self.is_given {
            return;
        }
        self.is_given = true;
        match self.death {
            Death::Sometime => {}
            Death::AtWrite => disk.order(&format!("kill write {}", self.number)),
            Death::InWrite => disk.order(&format!("half write {}", self.number)),
            Death::AtSync => disk.order(&format!("kill sync {}", self.number)),
            Death::AtRequest => self.hold(world, Fault::Held(self.gate.clone())),
            Death::AtAnswer => self.hold(world, Fault::HeldAnswer(self.gate.clone())),
        }
    }

    /// Gives the request with the number this fault.
    fn hold(&self, world: &World, fault: Fault) {
        *self.left.lock().unwrap() = self.number;
        let left = Arc::clone(&self.left);
        world.faults().next(1, move |_, _| is_last(&left), fault);
    }

    /// True once Discord holds the request at which the program is to die.
    fn is_held(&self) -> bool {
        self.gate.reached().now_or_never().is_some()
    }

    /// True once the order strikes, or the program has come to its end in another way.
    pub fn has_ended(&self, running: &mut Running) -> bool {
        self.is_held() || running.has_ended()
    }

    /// Takes the order back, and kills the program if it still runs; true if the order has struck.
    pub fn end(&self, mut running: Running, disk: &Disk) -> bool {
        disk.order("");
        *self.left.lock().unwrap() = 0;
        let has_struck = self.is_held() || running.was_killed();
        if self.death == Death::AtAnswer {
            // The answer and the kill are on their way at once.
            self.gate.open();
        }
        running.kill();
        self.gate.lock();
        has_struck
    }
}

/// Counts a request; true for the last that is counted.
fn is_last(left: &Mutex<u32>) -> bool {
    let mut left = left.lock().unwrap();
    let is_last = *left == 1;
    *left = left.saturating_sub(1);
    is_last
}

/// Deaths by their manner: how many were meant, and how many of these struck. Where an order did not strike, since
/// nothing was left to do, the program was killed at a moment that is no one's.
#[derive(Clone, Copy, Default)]
pub struct Strikes([(usize, usize); Death::ALL.len()]);

impl Strikes {
    pub fn count(&mut self, death: Death, has_struck: bool) {
        let (meant, struck) = &mut self.0[death as usize];
        *meant += 1;
        *struck += usize::from(has_struck);
    }

    pub fn add(&mut self, other: &Self) {
        for ((meant, struck), (more_meant, more_struck)) in self.0.iter_mut().zip(other.0) {
            *meant += more_meant;
            *struck += more_struck;
        }
    }

    /// The manners in which the program dies by an order, with how many were meant and how many struck.
    fn orders(&self) -> impl Iterator<Item = (Death, (usize, usize))> {
        Death::ALL.into_iter().zip(self.0).filter(|(death, _)| *death != Death::Sometime)
    }

    /// True if an order struck.
    pub fn any(&self) -> bool {
        self.orders().any(|(_, (_, struck))| struck > 0)
    }

    /// Fails if in some manner fewer than half of the orders struck.
    pub fn check(&self) {
        for (death, (meant, struck)) in self.orders() {
            assert!(2 * struck >= meant, "too few {}: {self}", death.words());
        }
    }
}

impl fmt::Display for Strikes {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        let met = Death::ALL.into_iter().zip(self.0).filter(|(_, (meant, _))| *meant > 0);
        let parts: Vec<String> = met
            .map(|(death, (meant, struck))| match death {
                Death::Sometime => format!("{struck} {}", death.words()),
                _ => format!("{struck} of {meant} {}", death.words()),
            })
            .collect();
        formatter.write_str(&parts.join(", "))
    }
}

#[test]
#[should_panic(expected = "too few before the nth sync")]
fn a_manner_that_never_strikes_is_noticed() {
    let mut strikes = Strikes::default();
    for death in Death::ALL {
        strikes.count(death, death != Death::AtSync);
    }
    strikes.check();
}
