//! The ratings that a rule set counts for.

/// The pool of ratings that a result belongs to: people are compared with those who play what asks
/// for the same skill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pool {
    /// The name, such as `renju`; lower case, at most 32 letters.
    pub name: &'static str,
    /// The pools of the family, this one among them: a person who is new in one of them begins with
    /// what they have shown in the others. Empty where the pool has no kin.
    pub kin: &'static [&'static str],
    /// The worth of beginning to seat 0, in rating points, before any result has said so.
    pub edge: i16,
    /// The reason why results do not count in a server that counts balanced rule sets alone: a
    /// fixed word, such as `opening` for one without an opening, in which whoever begins could
    /// always win.
    pub odd: Option<&'static str>,
    /// True if results never count: the rule set is for practice.
    pub practice: bool,
    /// True if the rules help seat 0: the weaker of two players takes it.
    pub helps_first: bool,
    /// True if a seat has an advantage whose worth is not known before there are results.
    pub uneven: bool,
}

impl Pool {
    /// The pool of all games that are not between two, whatever they are called: places among many
    /// are a skill of their own.
    pub const MULTI: &'static str = "multi";

    /// The pool of this name where two play, otherwise the one of many. Beginning is worth nothing
    /// in it, as far as is known.
    pub fn of(name: &'static str, seats: u8) -> Self {
        let name = if seats == 2 { name } else { Self::MULTI };
        let (odd, practice, helps_first, uneven) = (None, false, false, false);
        Self { name, kin: &[], edge: 0, odd, practice, helps_first, uneven }
    }

    /// The same pool, as one of a family where two play.
    #[must_use]
    pub fn with_kin(mut self, kin: &'static [&'static str]) -> Self {
        if self.name != Self::MULTI {
            self.kin = kin;
        }
        self
    }

    /// The same pool, with what beginning is worth before any result has said so.
    #[must_use]
    pub fn with_edge(mut self, points: i16) -> Self {
        self.edge = points;
        self
    }

    /// The same pool, with a reason why a server that counts balanced rule sets alone leaves it out.
    #[must_use]
    pub fn with_odd(mut self, odd: Option<&'static str>) -> Self {
        self.odd = odd;
        self
    }

    /// The same pool, where the rules help seat 0, or do not.
    #[must_use]
    pub fn helping_first(mut self, helps: bool) -> Self {
        self.helps_first = helps;
        self
    }

    /// The same pool, which no result counts for where the rule set is for practice.
    #[must_use]
    pub fn for_practice(mut self, practice: bool) -> Self {
        self.practice = practice;
        self
    }

    /// The same pool, with an advantage to a seat whose worth is not known.
    #[must_use]
    pub fn for_uneven(mut self) -> Self {
        self.uneven = true;
        self
    }

    /// True if a seat of a single game has an advantage, which only a set of two games gives both.
    pub fn needs_set(self) -> bool {
        self.uneven || self.edge != 0
    }
}
