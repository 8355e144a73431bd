//! The budget of a search, and its use.

/// The limits of a search.
#[derive(Clone, Copy)]
pub struct Budget<'a> {
    /// The most stones that are put in thought.
    pub nodes: u64,
    /// Gives the share of the time that is used up, from 0 at the start; at 1 the search stops. A
    /// search that is to be broken off is told 1. Asked a few thousand times a second.
    pub spent: &'a dyn Fn() -> f32,
}

impl Budget<'static> {
    /// A limit in nodes alone: the same search gives the same result.
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes, spent: &|| 0.0 }
    }
}

/// A search's use of its budget.
pub struct Meter<'a> {
    budget: Budget<'a>,
    /// Stones put so far.
    pub nodes: u64,
    /// The number of nodes at which the time is looked at next.
    next: u64,
    /// The share of the budget at which the present part of the search stops.
    share: f32,
    spent: f32,
}

/// Nodes between two looks at the time.
const PACE: u64 = 256;

impl<'a> Meter<'a> {
    /// A meter at zero.
    pub fn new(budget: Budget<'a>) -> Self {
        Self { budget, nodes: 0, next: PACE, share: 1.0, spent: 0.0 }
    }

    /// Gives the next part of the search what is left up to a share of the whole.
    pub fn allot(&mut self, share: f32) {
        self.share = share;
        self.look();
    }

    /// The share of the budget that is used up, by nodes or by time, whichever is more.
    pub fn look(&mut self) -> f32 {
        self.next = self.nodes + PACE.min(1 + self.budget.nodes / 64);
        self.spent = (self.budget.spent)().max(self.nodes as f32 / self.budget.nodes as f32);
        self.spent
    }

    /// Counts a stone.
    #[inline]
    pub fn count(&mut self) {
        self.nodes += 1;
        if self.nodes >= self.next {
            self.look();
        }
    }

    /// True if the present part of the search has used up its share.
    #[inline]
    pub fn is_out(&self) -> bool {
        self.spent >= self.share
    }
}
