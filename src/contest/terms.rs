//! The terms of an event: what is decided before it begins.

use super::rolling::PATIENCE_MS;

/// A day in milliseconds.
pub const DAY_MS: i64 = 24 * 60 * 60 * 1000;

/// The form of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// Each entrant meets every other one once. A division of a league is one, too.
    RoundRobin,
    /// A number of opponents of about the same score.
    Swiss,
    /// The loser of a match is out.
    Knockout,
    /// Challenges move those who stand one above the other. The event pairs no one.
    Hill,
}

impl Format {
    /// All formats.
    pub const ALL: [Self; 4] = [Self::RoundRobin, Self::Swiss, Self::Knockout, Self::Hill];

    /// The word by which the format is known.
    pub const fn word(self) -> &'static str {
        match self {
            Self::RoundRobin => "round-robin",
            Self::Swiss => "swiss",
            Self::Knockout => "knockout",
            Self::Hill => "hill",
        }
    }

    /// The format of a word; none for any other text.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|format| format.word() == word)
    }
}

/// The order in which pairings are opened. A knockout has its own: a match begins when both its players are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pace {
    /// Everyone has as many opponents at a time; when a pairing ends, the next one is opened.
    Rolling {
        /// The most opponents at a time.
        opponents: usize,
    },
    /// A round begins when the one before it is over.
    Strict,
}

/// The order of the entrants in a round robin's table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Numbers {
    /// As they entered.
    Entry,
    /// By lot, from the event's seed.
    Lot(u64),
    /// By rating, the highest first.
    Rating,
}

/// The treatment of games that still run when the event closes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AtEnd {
    /// An organiser decides each of them.
    Organiser,
    /// They are drawn.
    Drawn,
    /// They go on until they end.
    Clocks,
}

/// An order among entrants with the same points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TieBreak {
    /// The points themselves, which stand before all tie-breaks where the list lacks them.
    Points,
    /// Two for a pairing that is won, one for one that is drawn.
    MatchPoints,
    /// Sum of each result, as a share of the pairing's games, times the final points of its opponent.
    SonnebornBerger,
    /// Points of the tied against each other, if all of them have met, in a Swiss event once.
    DirectEncounter,
    /// Sum of the opponents' final points.
    Buchholz,
    /// The same without the lowest of them.
    BuchholzCut1,
    /// Number of pairings won by play.
    Wins,
}

impl TieBreak {
    /// All tie-breaks.
    pub const ALL: [Self; 7] = [
        Self::Points,
        Self::MatchPoints,
        Self::SonnebornBerger,
        Self::DirectEncounter,
        Self::Buchholz,
        Self::BuchholzCut1,
        Self::Wins,
    ];

    /// The word by which the tie-break is known.
    pub const fn word(self) -> &'static str {
        match self {
            Self::Points => "points",
            Self::MatchPoints => "match-points",
            Self::SonnebornBerger => "sonneborn-berger",
            Self::DirectEncounter => "direct-encounter",
            Self::Buchholz => "buchholz",
            Self::BuchholzCut1 => "buchholz-cut-1",
            Self::Wins => "wins",
        }
    }

    /// The tie-break of a word; none for any other text.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tie| tie.word() == word)
    }
}

/// The terms of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Terms {
    /// The form.
    pub format: Format,
    /// Games of a pairing: 1, or 2 for a set in which the first move is exchanged. A win is a point, a draw half of one.
    pub games: u8,
    /// The order in which pairings are opened.
    pub pace: Pace,
    /// Number of opponents in a Swiss event; none for [`rounds`](super::swiss::rounds).
    pub rounds: Option<u16>,
    /// Time in milliseconds after which whoever is free in a Swiss event without rounds meets an opponent of any score.
    pub patience_ms: i64,
    /// The order among equal points, the first one first.
    pub tie_breaks: Vec<TieBreak>,
    /// The numbers of a round robin's table.
    pub numbers: Numbers,
    /// Number of entrants with whom the event begins.
    pub begins_with: Option<usize>,
    /// Time at which it begins, in milliseconds since 1970.
    pub begins_at: Option<i64>,
    /// Time at which it closes, in the same unit.
    pub closes_at: Option<i64>,
    /// The treatment of games that run then.
    pub at_end: AtEnd,
}

impl Terms {
    /// The usual terms of a format, with pairings of so many games.
    pub fn usual(format: Format, games: u8) -> Self {
        use TieBreak::{Buchholz, BuchholzCut1, DirectEncounter, MatchPoints, SonnebornBerger};
        let (opponents, tie_breaks) = match format {
            Format::RoundRobin => (3, vec![MatchPoints, SonnebornBerger, DirectEncounter]),
            Format::Swiss => (2, vec![BuchholzCut1, Buchholz, SonnebornBerger, DirectEncounter]),
            Format::Knockout | Format::Hill => (1, Vec::new()),
        };
        Self {
            format,
            games,
            pace: Pace::Rolling { opponents },
            rounds: None,
            patience_ms: PATIENCE_MS,
            tie_breaks,
            numbers: Numbers::Entry,
            begins_with: None,
            begins_at: None,
            closes_at: None,
            at_end: AtEnd::Organiser,
        }
    }

    /// The points of a pairing that is won in all its games, in halves.
    pub fn full(&self) -> i64 {
        2 * i64::from(self.games)
    }
}
