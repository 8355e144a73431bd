//! An event as it stands, and the one function that says what it does next.

use super::terms::{AtEnd, Format, Pace, Terms};
use super::{FEWEST_ENTRANTS, berger, knockout, rolling, swiss, table};

/// An entrant; the event knows them by their place in its list.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entrant {
    /// The rating by which they are seeded; none stands below all others.
    pub rating: Option<i64>,
    /// Time at which they entered, in milliseconds since 1970.
    pub joined_at: i64,
    /// True if they have left or were taken out: they get no further pairing.
    pub left: bool,
    /// Time at which they left, where it is known.
    pub left_at: Option<i64>,
}

/// The result of a pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Outcome {
    /// It was played: the points of both in halves.
    Played(i64, i64),
    /// The other one did not play: all points to the first.
    OtherForfeits,
    /// The first did not play: all points to the other.
    OneForfeits,
    /// One of the two did not come to a game of a set, and the other game has no result: points in halves, without play.
    Unmet(i64, i64),
    /// It has no result: neither played, or its games were voided or ended without one.
    BothForfeit,
    /// There was no opponent: all points.
    Bye,
    /// There was no opponent: half the points.
    HalfBye,
    /// The entrant was not there: no points.
    Absent,
}

/// A pairing that has been opened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pairing {
    /// The round, from 1. Where there are no rounds, it is the round of the table, or the number of the drawing.
    pub round: u16,
    /// The one who begins, in the first game of a set.
    pub one: usize,
    /// The opponent; none for a bye or an absence.
    pub other: Option<usize>,
    /// True for the single game that follows a drawn match of a knockout.
    pub decider: bool,
    /// Time at which it was opened, in milliseconds since 1970.
    pub opened_at: i64,
    /// Time at which it ended.
    pub ended_at: Option<i64>,
    /// The result; none while it is played.
    pub outcome: Option<Outcome>,
}

impl Pairing {
    /// A pairing that is opened now.
    pub(super) fn opened(round: u16, (one, other): (usize, usize), now: i64) -> Self {
        Self {
            round,
            one,
            other: Some(other),
            decider: false,
            opened_at: now,
            ended_at: None,
            outcome: None,
        }
    }

    /// A round without an opponent, which is over as it begins.
    pub(super) fn alone(round: u16, one: usize, outcome: Outcome, now: i64) -> Self {
        let (other, ended_at) = (None, Some(now));
        let outcome = Some(outcome);
        Self { round, one, other, decider: false, opened_at: now, ended_at, outcome }
    }

    /// True if this entrant is one of the two.
    pub fn has(&self, who: usize) -> bool {
        self.one == who || self.other == Some(who)
    }

    /// The two entrants, the lower number first; none for a bye or an absence.
    pub fn both(&self) -> Option<(usize, usize)> {
        self.other.map(|other| (self.one.min(other), self.one.max(other)))
    }
}

/// The stage of an event's life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Entrants join.
    Open,
    /// It is played.
    Running,
    /// It has ended, or was cancelled.
    Over,
}

/// An event: all that is stored of it. Standings are folded from it, never kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Event {
    /// The terms.
    pub terms: Terms,
    /// The stage.
    pub phase: Phase,
    /// The entrants, in the order in which they entered.
    pub entrants: Vec<Entrant>,
    /// The pairings, in the order in which they were opened.
    pub pairings: Vec<Pairing>,
    /// Pairs that an organiser keeps apart, as far as the format lets them.
    pub apart: Vec<(usize, usize)>,
}

impl Event {
    /// The entrants who have not left.
    pub fn active(&self) -> Vec<usize> {
        (0..self.entrants.len()).filter(|who| !self.entrants[*who].left).collect()
    }

    /// The number of the last round of which there is a pairing; 0 before the first.
    pub fn last_round(&self) -> u16 {
        self.pairings.iter().map(|pairing| pairing.round).max().unwrap_or(0)
    }

    /// The places in the list of the pairings that are still played.
    pub fn unfinished(&self) -> Vec<usize> {
        let open = |at: &usize| self.pairings[*at].outcome.is_none();
        (0..self.pairings.len()).filter(open).collect()
    }

    /// Number of opponents with whom each entrant plays at present.
    pub fn open_counts(&self) -> Vec<usize> {
        let mut counts = vec![0; self.entrants.len()];
        for pairing in self.pairings.iter().filter(|pairing| pairing.outcome.is_none()) {
            counts[pairing.one] += 1;
            if let Some(other) = pairing.other {
                counts[other] += 1;
            }
        }
        counts
    }

    /// The entrants by rating, the highest first; equal ones in the order in which they entered.
    pub fn seeded(&self) -> Vec<usize> {
        let mut order: Vec<usize> = (0..self.entrants.len()).collect();
        order.sort_by_key(|who| std::cmp::Reverse(self.entrants[*who].rating));
        order
    }
}

/// The next step of an event.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Next {
    /// Nothing, until an entrant or a result comes, or this time (in milliseconds since 1970).
    Wait {
        /// The time; none if only a result can change anything.
        until: Option<i64>,
    },
    /// The time to begin has come with too few entrants.
    TooFew {
        /// Number of those who are missing.
        missing: usize,
    },
    /// The event begins.
    Begin,
    /// These pairings are opened.
    Open(Vec<Pairing>),
    /// The event closes: these pairings (places in the list) are drawn.
    Draw(Vec<usize>),
    /// The event closes: an organiser is asked about these pairings.
    Ask(Vec<usize>),
    /// The event is over; the entrants who share the first place.
    End {
        /// The winners.
        winners: Vec<usize>,
    },
}

/// Says what an event does next. The same event and time give the same answer; lots come from the event's seed.
///
/// Takes the time in milliseconds since 1970.
pub fn next(event: &Event, now: i64) -> Next {
    match event.phase {
        Phase::Over => Next::Wait { until: None },
        Phase::Open => begin(event, now),
        Phase::Running => run(event, now),
    }
}

fn begin(event: &Event, now: i64) -> Next {
    let Terms { begins_at, begins_with, .. } = event.terms;
    let entrants = event.active().len();
    let due = begins_at.is_some_and(|at| at <= now);
    if !due && begins_with.is_none_or(|enough| entrants < enough) {
        return Next::Wait { until: begins_at };
    }
    match FEWEST_ENTRANTS.checked_sub(entrants) {
        None | Some(0) => Next::Begin,
        Some(missing) if due => Next::TooFew { missing },
        Some(_) => Next::Wait { until: begins_at },
    }
}

fn run(event: &Event, now: i64) -> Next {
    if event.terms.closes_at.is_some_and(|at| at <= now) {
        return close(event);
    }
    let (pairings, look_again) = pairings(event, now);
    if !pairings.is_empty() {
        return Next::Open(pairings);
    }
    if event.unfinished().is_empty() && look_again.is_none() {
        return Next::End { winners: table::winners(event) };
    }
    let times = [look_again, event.terms.closes_at];
    Next::Wait { until: times.into_iter().flatten().min() }
}

fn close(event: &Event) -> Next {
    let unfinished = event.unfinished();
    match event.terms.at_end {
        _ if unfinished.is_empty() => Next::End { winners: table::winners(event) },
        AtEnd::Drawn => Next::Draw(unfinished),
        AtEnd::Organiser => Next::Ask(unfinished),
        AtEnd::Clocks => Next::Wait { until: None },
    }
}

/// The pairings to open now, and the time at which more of them become possible without a result.
fn pairings(event: &Event, now: i64) -> (Vec<Pairing>, Option<i64>) {
    match (event.terms.format, event.terms.pace) {
        (Format::Hill, _) => (Vec::new(), None),
        (Format::Knockout, _) => (knockout::pairings(event, now), None),
        (Format::RoundRobin, Pace::Rolling { opponents }) => {
            (rolling::round_robin(event, opponents, now), None)
        }
        (Format::Swiss, Pace::Rolling { opponents }) => rolling::swiss(event, opponents, now),
        (_, Pace::Strict) if !event.unfinished().is_empty() => (Vec::new(), None),
        (Format::RoundRobin, Pace::Strict) => (berger::round(event, now), None),
        (Format::Swiss, Pace::Strict) => (swiss::round(event, now), None),
    }
}
