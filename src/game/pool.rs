//! The ratings that a rule set counts for.

/// The pool of ratings that a result belongs to: people are compared with those who play what asks
/// for the same skill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pool {
    /// The name, such as `renju`; lower case, at most 32 letters.
    pub name: &'static str,
    /// The reason why results do not count unless a server counts odd rule sets: a fixed word, such
    /// as `opening` for a rule set without one in which the first player is known to win.
    pub odd: Option<&'static str>,
}

impl Pool {
    /// The pool of all games that are not between two, whatever they are called: places among many
    /// are a skill of their own.
    pub const MULTI: &'static str = "multi";

    /// The pool of this name where two play, otherwise the one of many.
    pub fn of(name: &'static str, seats: u8) -> Self {
        Self { name: if seats == 2 { name } else { Self::MULTI }, odd: None }
    }

    /// The same pool, with a reason why it counts only where a server counts odd rule sets.
    #[must_use]
    pub fn with_odd(mut self, odd: Option<&'static str>) -> Self {
        self.odd = odd;
        self
    }
}
