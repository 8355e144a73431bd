//! Sets of circles, small enough to be tested for every five of the board after every stone.

use super::circle::{Circle, circles};

/// A set of circles, a bit for each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Set(u128);

impl Set {
    /// True if a circle is in the set.
    pub(super) fn holds(self, circle: Circle) -> bool {
        self.0 >> circle.0 & 1 == 1
    }

    /// True if all circles of the other set are in this one.
    pub(super) fn holds_all(self, other: Self) -> bool {
        self.0 & other.0 == other.0
    }

    /// The set with one circle more.
    #[must_use]
    pub(super) fn with(self, circle: Circle) -> Self {
        Self(self.0 | 1 << circle.0)
    }

    /// The set without one circle.
    #[must_use]
    pub(super) fn without(self, circle: Circle) -> Self {
        Self(self.0 & !(1 << circle.0))
    }

    /// The circles of this set that the other lacks.
    #[must_use]
    pub(super) fn minus(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }

    /// The circles of both.
    #[must_use]
    pub(super) fn and(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }

    /// Number of circles.
    pub(super) fn count(self) -> usize {
        self.0.count_ones() as usize
    }

    /// The circles of either.
    #[must_use]
    pub(super) fn or(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }

    /// True if the set has no circle.
    pub(super) fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The circles in reading order.
    pub(super) fn iter(self) -> impl Iterator<Item = Circle> {
        circles().filter(move |circle| self.holds(*circle))
    }
}

impl FromIterator<Circle> for Set {
    fn from_iter<I: IntoIterator<Item = Circle>>(all: I) -> Self {
        all.into_iter().fold(Self::default(), Self::with)
    }
}
