//! Reasons why a stone is forbidden: the rows that it would make, as data for words and drawings.

/// The reason why a stone is forbidden.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Why {
    /// The point.
    pub point: String,
    /// The fixed word of the foul.
    pub word: &'static str,
    /// The rows that the stone would make.
    pub rows: Vec<Row>,
}

impl Why {
    /// The word for the end of a game that such a stone has lost.
    pub fn end(&self) -> &'static str {
        match self.word {
            "overline" => "foul-overline",
            "double-four" => "foul-double-four",
            "double-three" => "foul-double-three",
            "four-three-three" => "foul-four-three-three",
            _ => "foul",
        }
    }
}

/// A row of own stones that a stone makes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The kind of row.
    pub kind: RowKind,
    /// Its stones along the line, the new one among them.
    pub stones: Vec<String>,
    /// The points at which a further stone completes it; none of an overline and of stones that would be captured.
    pub holes: Vec<Hole>,
}

impl Row {
    /// True if the row counts: a three does where a legal stone makes it a straight four.
    pub fn counts(&self) -> bool {
        self.kind != RowKind::Three || self.holes.iter().any(|hole| hole.end == End::Completes)
    }
}

/// The kind of a row.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RowKind {
    /// More stones than the rules let win.
    Overline,
    /// Stones that would be captured at once, with those of another colour at both ends.
    Flanked,
    /// One more stone makes five.
    Four,
    /// One more stone would make a straight four.
    Three,
}

/// A point at which a further stone would complete a row.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hole {
    /// The point.
    pub point: String,
    /// The end of it.
    pub end: End,
}

/// The end of a further stone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum End {
    /// It makes five of a four, or a straight four of a three.
    Completes,
    /// It would make five at once, so that there is no straight four.
    Five,
    /// It would be forbidden itself, for this reason.
    Forbidden(Why),
}
