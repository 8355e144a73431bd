//! Manners in which the program dies, and how many of the deaths that were ordered struck.

use super::disk::Disk;
use crate::database::is_postgres;
use crate::program::Running;
use std::fmt;

/// The writes of a commit or two dozen, and their syncs: the program dies at one of these.
const MOST_WRITES: u32 = 300;
const MOST_SYNCS: u32 = 25;

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
}

impl Death {
    const ALL: [Self; 4] = [Self::Sometime, Self::AtWrite, Self::InWrite, Self::AtSync];

    /// The death with a number, one after the other. A program that has its database on a server writes nothing itself.
    pub fn of(number: usize) -> Self {
        if is_postgres() { Self::Sometime } else { Self::ALL[number % Self::ALL.len()] }
    }

    fn words(self) -> &'static str {
        match self {
            Self::Sometime => "at some moment",
            Self::AtWrite => "before the nth write",
            Self::InWrite => "in the nth write",
            Self::AtSync => "before the nth sync",
        }
    }
}

/// A death at the nth of something; the number is drawn.
#[derive(Debug)]
pub struct Order {
    death: Death,
    number: u32,
}

impl Order {
    /// The order for a death; none for one at a moment that is no one's.
    pub fn new(death: Death, random: &mut fastrand::Rng) -> Option<Self> {
        let most = match death {
            Death::Sometime => return None,
            Death::AtWrite | Death::InWrite => MOST_WRITES,
            Death::AtSync => MOST_SYNCS,
        };
        Some(Self { death, number: random.u32(1..=most) })
    }

    /// Gives the order; one that has been given already goes on counting.
    pub fn give(&mut self, disk: &Disk) {
        let what = match self.death {
            Death::Sometime => return,
            Death::AtWrite => "kill write",
            Death::InWrite => "half write",
            Death::AtSync => "kill sync",
        };
        disk.order(&format!("{what} {}", self.number));
    }

    /// True once the program has died of it, or has come to its end in another way.
    pub fn has_ended(&self, running: &mut Running) -> bool {
        running.has_ended()
    }

    /// Takes the order back, and kills the program if it still runs; true if it has died of the order.
    pub fn end(&self, mut running: Running, disk: &Disk) -> bool {
        disk.order("");
        let has_struck = running.was_killed();
        running.kill();
        has_struck
    }
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

    /// Fails if fewer than half of the orders struck.
    pub fn check(&self) {
        let all = Death::ALL.into_iter().zip(self.0);
        let orders: Vec<(usize, usize)> =
            all.filter(|(death, _)| *death != Death::Sometime).map(|(_, counts)| counts).collect();
        let meant: usize = orders.iter().map(|(meant, _)| meant).sum();
        let struck: usize = orders.iter().map(|(_, struck)| struck).sum();
        assert!(2 * struck >= meant, "too few of the orders struck: {self}");
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
