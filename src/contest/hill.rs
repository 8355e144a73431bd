//! The hill: a ladder without end, folded from who joined and from the meetings for it in their order.
//!
//! Everyone begins on the lowest step. Who wins a meeting goes one step up, who loses it one down, unless they stand on
//! the lowest or the winner has left. Empty steps vanish. Who stands alone on the highest of several steps is the king.

use super::terms::DAY_MS;
use std::collections::BTreeMap;

/// Time without a meeting after which someone is off the hill (ms).
pub const IDLE_MS: i64 = 31 * DAY_MS;

/// Time for which the same two may not meet again (ms).
pub const AGAIN_MS: i64 = 7 * DAY_MS;

/// The most steps that a challenge reaches up or down.
pub const REACH: usize = 2;

/// The most challenges of a person that are not settled, those made and those received each.
pub const MOST_OPEN: usize = 2;

/// Something that happened on the hill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Happening {
    /// Time (ms since 1970).
    pub at: i64,
    /// The thing that happened.
    pub what: What,
}

/// Kind of a happening.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum What {
    /// A person has joined.
    Joined(u64),
    /// A person has left.
    Left(u64),
    /// The first has challenged the other. Until that is settled, neither is idle.
    Challenged(u64, u64),
    /// A challenge of the first to the other is settled.
    Settled(u64, u64, Settled),
}

/// End of a challenge.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Settled {
    /// It was played: the points of both.
    Played(i64, i64),
    /// The challenged one did not take it. Who stands higher has lost by that.
    Unanswered,
    /// It counts for nothing.
    Nothing,
    /// The one who made it has taken it back before it was answered.
    Withdrawn,
    /// It was ended otherwise before it was answered, as if it had not been.
    Ended,
}

/// The king of the hill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct King {
    /// Person.
    pub person: u64,
    /// Time since which they are it (ms since 1970).
    pub since: i64,
}

/// Reason why someone may not challenge another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hindrance {
    /// The one who would challenge is not on the hill.
    NotOn,
    /// The other one is not.
    OtherNotOn,
    /// Too many steps lie between the two.
    TooFar,
    /// The one who would challenge has made enough challenges.
    TooManyMade,
    /// The other one has received enough.
    TooManyReceived,
    /// The two have met lately, or are about to: not before this time, if it is known (ms since 1970).
    Again(Option<i64>),
    /// The one who would challenge has taken back a challenge to the other one lately: not before this time (ms since 1970).
    Withdrew(i64),
}

/// A person's place on the hill.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Climber {
    /// Step, from 0, the lowest.
    step: usize,
    /// Number in the order in which people came to their steps.
    order: usize,
    /// Time of the last thing that they did on the hill.
    last: i64,
}

/// The hill at a time.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Hill {
    climbers: BTreeMap<u64, Climber>,
    /// Idle people, with the places that they had: whoever is in a challenge later was on the hill by the rules of that time.
    idle: BTreeMap<u64, Climber>,
    /// Challenges that are not settled.
    open: Vec<(u64, u64)>,
    /// Time at which two people met last, the lower number first.
    met: BTreeMap<(u64, u64), i64>,
    /// Time at which a person has last taken back a challenge to another.
    withdrew: BTreeMap<(u64, u64), i64>,
    king: Option<King>,
    moves: usize,
}

impl Hill {
    /// Folds what has happened, in its order, up to now (ms since 1970).
    pub fn of(happenings: &[Happening], now: i64) -> Self {
        let mut hill = Self::default();
        for happening in happenings {
            hill.pass(happening.at);
            hill.add(*happening);
        }
        hill.pass(now);
        hill
    }

    /// Returns the people on each step, the highest step first; on a step those first who came to it first.
    pub fn steps(&self) -> Vec<Vec<u64>> {
        let mut order: Vec<(&u64, &Climber)> = self.climbers.iter().collect();
        order.sort_by_key(|(_, climber)| (std::cmp::Reverse(climber.step), climber.order));
        let steps = order.chunk_by(|one, other| one.1.step == other.1.step);
        steps.map(|step| step.iter().map(|(person, _)| **person).collect()).collect()
    }

    /// Returns the king, if there is one.
    pub fn king(&self) -> Option<King> {
        self.king
    }

    /// True if a person is on the hill.
    pub fn has(&self, person: u64) -> bool {
        self.climbers.contains_key(&person)
    }

    /// True if the first of two people stands higher than the other.
    pub fn is_above(&self, one: u64, other: u64) -> bool {
        let step = |person: u64| self.climbers.get(&person).map(|climber| climber.step);
        step(one).zip(step(other)).is_some_and(|(one, other)| one > other)
    }

    /// Returns the challenges that are not settled: who made each, and whom to.
    pub fn open(&self) -> &[(u64, u64)] {
        &self.open
    }

    /// Returns the reason why a person may not challenge another now, if there is one.
    pub fn hindrance(&self, one: u64, other: u64, now: i64) -> Option<Hindrance> {
        let Some(own) = self.climbers.get(&one) else { return Some(Hindrance::NotOn) };
        let Some(theirs) = self.climbers.get(&other) else { return Some(Hindrance::OtherNotOn) };
        let made = self.open.iter().filter(|(maker, _)| *maker == one).count();
        let received = self.open.iter().filter(|(_, to)| *to == other).count();
        let meet = self.open.iter().any(|open| pair(open.0, open.1) == pair(one, other));
        let again = self.met.get(&pair(one, other)).map(|at| at + AGAIN_MS);
        match again.filter(|at| *at > now) {
            _ if own.step.abs_diff(theirs.step) > REACH => Some(Hindrance::TooFar),
            _ if meet => Some(Hindrance::Again(None)),
            Some(at) => Some(Hindrance::Again(Some(at))),
            None if made >= MOST_OPEN => Some(Hindrance::TooManyMade),
            None if received >= MOST_OPEN => Some(Hindrance::TooManyReceived),
            None => self.withdrew_lately(one, other, now),
        }
    }

    /// Returns the hindrance of a challenge that was taken back lately: two people who take theirs back and make them anew would
    /// use up all that the other one can receive.
    fn withdrew_lately(&self, one: u64, other: u64, now: i64) -> Option<Hindrance> {
        let until = self.withdrew.get(&(one, other)).map(|at| at + AGAIN_MS);
        until.filter(|at| *at > now).map(Hindrance::Withdrew)
    }

    /// Returns the challenges of those that are open which nothing of this settles.
    fn open_for_good(&self, later: &[Happening]) -> Vec<(u64, u64)> {
        let is_settled = |open: &(u64, u64)| {
            let settles =
                |what: What| matches!(what, What::Settled(one, other, _) if (one, other) == *open);
            later.iter().any(|happening| settles(happening.what))
        };
        self.open.iter().copied().filter(|open| !is_settled(open)).collect()
    }

    /// Takes off the hill who is idle by a time, each at the end of their time.
    fn pass(&mut self, now: i64) {
        let is_free =
            |hill: &Self, who: u64| hill.open.iter().all(|open| open.0 != who && open.1 != who);
        loop {
            let idle = self
                .climbers
                .iter()
                .filter(|(who, climber)| climber.last + IDLE_MS <= now && is_free(self, **who));
            let first = idle.min_by_key(|(who, climber)| (climber.last, **who));
            let Some((who, climber)) = first.map(|(who, climber)| (*who, *climber)) else { return };
            self.climbers.remove(&who);
            self.idle.insert(who, climber);
            self.crown(climber.last + IDLE_MS);
        }
    }

    /// Adds a happening, and looks at the crown where it has changed a place.
    fn add(&mut self, Happening { at, what }: Happening) {
        let has_changed = match what {
            What::Joined(person) => self.join(person, at),
            What::Left(person) => {
                self.idle.remove(&person);
                self.climbers.remove(&person).is_some()
            }
            What::Challenged(one, other) => {
                let back = [one, other].map(|person| self.idle.remove_entry(&person));
                self.climbers.extend(back.into_iter().flatten());
                self.open.push((one, other));
                back.iter().any(Option::is_some)
            }
            What::Settled(one, other, how) => self.settle(one, other, how, at),
        };
        if has_changed {
            self.crown(at);
        }
    }

    /// Puts a person on the lowest step; false if they are on the hill.
    fn join(&mut self, person: u64, at: i64) -> bool {
        let is_new = !self.has(person);
        self.moves += 1;
        let climber = Climber { step: 0, order: self.moves, last: at };
        self.climbers.entry(person).or_insert(climber);
        self.idle.remove(&person);
        is_new
    }

    /// Settles a challenge; true if someone on the hill has won by it, and places have changed.
    fn settle(&mut self, one: u64, other: u64, how: Settled, at: i64) -> bool {
        if let Some(place) = self.open.iter().position(|open| *open == (one, other)) {
            self.open.remove(place);
        }
        let winner = match how {
            Settled::Played(a, b) if a > b => Some((one, other)),
            Settled::Played(a, b) if a < b => Some((other, one)),
            Settled::Unanswered if self.is_above(other, one) => Some((one, other)),
            _ => None,
        };
        // A challenge that was not taken is no meeting.
        if matches!(how, Settled::Played(..) | Settled::Nothing) {
            self.met.insert(pair(one, other), at);
        }
        if how == Settled::Withdrawn {
            self.withdrew.insert((one, other), at);
        }
        if !matches!(how, Settled::Withdrawn | Settled::Ended) {
            for person in [one, other] {
                if let Some(climber) = self.climbers.get_mut(&person) {
                    // A person who lets a challenge pass has met no one, and may have been idle before it was settled.
                    let idles = how == Settled::Unanswered && person == other;
                    climber.last = if idles { climber.last.max(at - IDLE_MS) } else { at };
                }
            }
        }
        // No one sinks for a winner who has left the hill.
        let winner = winner.filter(|(up, _)| self.has(*up));
        if let Some((up, down)) = winner {
            self.step(up, |step| step + 1);
            self.step(down, |step| step.saturating_sub(1));
        }
        winner.is_some()
    }

    /// Moves a person who is on the hill.
    fn step(&mut self, person: u64, to: impl Fn(usize) -> usize) {
        self.moves += 1;
        let moves = self.moves;
        if let Some(climber) = self.climbers.get_mut(&person) {
            let step = to(climber.step);
            let order = if step == climber.step { climber.order } else { moves };
            (climber.step, climber.order) = (step, order);
        }
    }

    /// Has empty steps vanish, and gives the crown to whom it belongs at a time.
    fn crown(&mut self, at: i64) {
        let mut levels: Vec<usize> = self.climbers.values().map(|climber| climber.step).collect();
        levels.sort_unstable();
        levels.dedup();
        for climber in self.climbers.values_mut() {
            climber.step = levels.binary_search(&climber.step).unwrap_or_default();
        }
        let steps = self.steps();
        let king = match &steps[..] {
            [top, _, ..] if top.len() == 1 => Some(top[0]),
            _ => None,
        };
        if king != self.king.map(|king| king.person) {
            self.king = king.map(|person| King { person, since: at });
        }
    }
}

/// Returns so many people, who are numbered from 0 and join in that order, on their steps, the highest first, once challenges
/// have been played: the two of each and the points of both. On a step those stand first who came to it first.
pub fn steps_after(
    people: usize,
    played: impl IntoIterator<Item = ((usize, usize), (i64, i64))>,
) -> Vec<Vec<usize>> {
    let mut hill = Hill::default();
    for person in 0..people {
        hill.add(Happening { at: 0, what: What::Joined(person as u64) });
    }
    for ((one, other), (own, theirs)) in played {
        let what = What::Settled(one as u64, other as u64, Settled::Played(own, theirs));
        hill.add(Happening { at: 0, what });
    }
    let numbers = |step: Vec<u64>| step.into_iter().map(|person| person as usize).collect();
    hill.steps().into_iter().map(numbers).collect()
}

/// Returns what of a hill's past its rules do not allow, if anything, as a sentence in English. A challenge that is settled
/// later may have been settled before, under a clock that was ahead: it is held against none.
pub fn flaw(happenings: &[Happening]) -> Option<String> {
    let mut hill = Hill::default();
    for (place, happening) in happenings.iter().enumerate() {
        hill.pass(happening.at);
        if let What::Challenged(one, other) = happening.what {
            // Steps follow from results, which a ruling may have changed since; who leaves may do so at the same time. Earlier
            // versions let people challenge anew at once.
            let known = |why: &Hindrance| {
                use Hindrance::{NotOn, OtherNotOn, TooFar, Withdrew};
                matches!(why, NotOn | OtherNotOn | TooFar | Withdrew(_))
            };
            let never_settled =
                Hill { open: hill.open_for_good(&happenings[place..]), ..hill.clone() };
            let hindrance = never_settled.hindrance(one, other, happening.at);
            if let Some(why) = hindrance.filter(|why| !known(why)) {
                // A flaw is logged, and logs name no one.
                return Some(format!("a challenge at {} was not to be: {why:?}", happening.at));
            }
        }
        hill.add(*happening);
    }
    None
}

/// Two people, the lower number first.
fn pair(one: u64, other: u64) -> (u64, u64) {
    (one.min(other), one.max(other))
}
