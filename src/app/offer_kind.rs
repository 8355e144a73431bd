//! Kinds of offer between players: draw, take-back, abort.

/// What can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// To end the game as a draw.
    Draw,
    /// To take one's own last decision back, with all that followed it.
    Takeback,
    /// To break the game off without a result.
    Abort,
}

impl Kind {
    const ALL: [(Self, &'static str); 3] =
        [(Self::Draw, "draw"), (Self::Takeback, "takeback"), (Self::Abort, "abort")];

    pub(in crate::app) fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, known)| *known == word).map(|(kind, _)| kind)
    }

    pub(in crate::app) fn word(self) -> &'static str {
        Self::ALL.into_iter().find(|(kind, _)| *kind == self).map_or("", |(_, word)| word)
    }
}
