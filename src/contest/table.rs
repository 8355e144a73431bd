//! Points, tie-breaks and places, folded from the pairings in exact arithmetic: points are counted in halves, and what a
//! table says in eighths, since half a point of two games, as a share of both, weighs halves with a quarter.

use super::event::{Event, Outcome, Pairing};
use super::terms::{Format, Pace, Terms, TieBreak};
use super::{hill, knockout};
use std::collections::HashSet;

/// Number of eighths in a point.
pub const EIGHTHS: i64 = 8;
/// Number of eighths in half a point.
pub const HALF: i64 = EIGHTHS / 2;
/// Number of eighths in a product of two numbers of halves.
const PRODUCT: i64 = EIGHTHS / 4;

/// A row of the table. All numbers are in eighths of a point.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Row {
    /// The entrant.
    pub entrant: usize,
    /// The place from 1; those who are equal in everything share one.
    pub place: usize,
    /// The points.
    pub points: i64,
    /// The tie-breaks, in the order of the terms; none where one does not apply.
    pub ties: Vec<Option<i64>>,
}

/// A pairing as one of its two sees it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Line {
    /// The opponent; none if it was not played.
    opponent: Option<usize>,
    /// Points in halves.
    halves: i64,
    /// Match points: 2, 1 or 0.
    of_match: i64,
}

impl Line {
    const fn unplayed(halves: i64, of_match: i64) -> Self {
        Self { opponent: None, halves, of_match }
    }
}

/// The points of a pairing for both, in halves; 0 while it is played. The decider of a match is one game.
pub fn points(terms: &Terms, pairing: &Pairing) -> (i64, i64) {
    let full = if pairing.decider { 2 } else { terms.full() };
    match pairing.outcome {
        Some(Outcome::Played(one, other) | Outcome::Unmet(one, other)) => (one, other),
        Some(Outcome::OtherForfeits | Outcome::Bye) => (full, 0),
        Some(Outcome::OneForfeits) => (0, full),
        Some(Outcome::HalfBye) => (full / 2, 0),
        Some(Outcome::BothForfeit | Outcome::Absent) | None => (0, 0),
    }
}

/// The lines of all entrants.
fn lines(event: &Event) -> Vec<Vec<Line>> {
    let annulled = annulled(event);
    let mut lines = vec![Vec::new(); event.entrants.len()];
    let counting = event.pairings.iter().filter(|pairing| counts(pairing, &annulled));
    for pairing in counting.filter(|pairing| pairing.outcome.is_some()) {
        let (one, other) = points(&event.terms, pairing);
        let played = matches!(pairing.outcome, Some(Outcome::Played(..)));
        let line = |own: i64, theirs: i64, opponent: Option<usize>| Line {
            opponent: opponent.filter(|_| played),
            halves: own,
            of_match: 1 + (own - theirs).signum(),
        };
        match (pairing.outcome, pairing.other) {
            (Some(Outcome::HalfBye), _) => lines[pairing.one].push(Line::unplayed(one, 1)),
            (Some(Outcome::Absent), _) => lines[pairing.one].push(Line::unplayed(0, 0)),
            (Some(Outcome::BothForfeit), opponent) => {
                let both = std::iter::once(pairing.one).chain(opponent);
                both.for_each(|who| lines[who].push(Line::unplayed(0, 0)));
            }
            (_, opponent) => {
                lines[pairing.one].push(line(one, other, opponent));
                if let Some(opponent) = opponent {
                    lines[opponent].push(line(other, one, Some(pairing.one)));
                }
            }
        }
    }
    add_unplayed(event, &annulled, &mut lines);
    lines
}

/// The entrants of a round robin whose results leave the table: they left before they had played half of their pairings.
/// A forfeit is no play.
pub fn annulled(event: &Event) -> Vec<bool> {
    let is_played = |pairing: &&Pairing| matches!(pairing.outcome, Some(Outcome::Played(..)));
    let played = |who: usize| {
        event.pairings.iter().filter(is_played).filter(|pairing| pairing.has(who)).count()
    };
    let began_at = began_at(event);
    let peers = |who: usize| {
        let could_meet = move |other: &usize| could_meet(event, began_at, who, *other);
        (0..event.entrants.len()).filter(could_meet)
    };
    let early = |who: usize| 2 * played(who) + 1 < peers(who).count();
    let leaves = |who: usize| {
        event.terms.format == Format::RoundRobin && event.entrants[who].left && early(who)
    };
    (0..event.entrants.len()).map(leaves).collect()
}

/// True if the result of a pairing counts, where the results of these entrants have left the table.
pub fn counts(pairing: &Pairing, annulled: &[bool]) -> bool {
    !annulled[pairing.one] && pairing.other.is_none_or(|other| !annulled[other])
}

/// Time at which the first pairing was opened; none before that.
fn began_at(event: &Event) -> Option<i64> {
    event.pairings.iter().map(|pairing| pairing.opened_at).min()
}

/// True if someone was in a round robin, which began at this time, before another one had left it. All who begin it could
/// meet.
fn could_meet(event: &Event, began_at: Option<i64>, gone: usize, who: usize) -> bool {
    let left_at = event.entrants[gone].left_at;
    let met = || event.pairings.iter().any(|pairing| pairing.has(gone) && pairing.has(who));
    left_at
        .is_none_or(|at| event.entrants[who].joined_at <= at.max(began_at.unwrap_or(at)) || met())
}

/// Adds what is lost without a pairing: in a round robin the pairings that those who left later will not play; in rounds
/// of a Swiss event the rounds for which an entrant was not paired.
fn add_unplayed(event: &Event, annulled: &[bool], lines: &mut [Vec<Line>]) {
    match (event.terms.format, event.terms.pace) {
        (Format::RoundRobin, _) => {
            let opened: HashSet<_> = event.pairings.iter().filter_map(Pairing::both).collect();
            let left = |who: usize| event.entrants[who].left && !annulled[who];
            let began_at = began_at(event);
            for gone in (0..lines.len()).filter(|who| left(*who)) {
                let stays = |who: &usize| !event.entrants[*who].left;
                let waits = |who: &usize| !opened.contains(&(gone.min(*who), gone.max(*who)));
                let could_meet = |who: &usize| could_meet(event, began_at, gone, *who);
                for who in (0..lines.len()).filter(stays).filter(waits).filter(could_meet) {
                    lines[who].push(Line::unplayed(event.terms.full(), 2));
                    lines[gone].push(Line::unplayed(0, 0));
                }
            }
        }
        (Format::Swiss, Pace::Strict) => {
            let rounds = usize::from(event.last_round());
            for (who, own) in lines.iter_mut().enumerate() {
                let paired = event.pairings.iter().filter(|pairing| pairing.has(who)).count();
                let missed = rounds.saturating_sub(paired);
                own.extend(std::iter::repeat_n(Line::unplayed(0, 0), missed));
            }
        }
        _ => {}
    }
}

/// The table: everyone's points, tie-breaks and place, the first one first. Those who left a round robin early stand at its
/// end, without points.
pub fn table(event: &Event) -> Vec<Row> {
    let lines = lines(event);
    let points: Vec<i64> =
        lines.iter().map(|own| own.iter().map(|line| line.halves).sum()).collect();
    match event.terms.format {
        Format::Knockout => return by_round(event, &points),
        Format::Hill => return by_step(event, &points),
        Format::RoundRobin | Format::Swiss => {}
    }
    let gone = annulled(event);
    let mut order: Vec<usize> = (0..lines.len()).collect();
    let as_listed = event.terms.tie_breaks.contains(&TieBreak::Points);
    let by_points = |who: usize| (gone[who], if as_listed { 0 } else { -points[who] });
    order.sort_by_key(|who| by_points(*who));
    let fold = Fold { terms: &event.terms, lines: &lines, points: &points };
    let tied = order.chunk_by(|a, b| by_points(*a) == by_points(*b));
    let mut rows = Vec::new();
    for group in tied {
        fold.place(group.to_vec(), &event.terms.tie_breaks, &mut Vec::new(), &mut rows);
    }
    rows
}

/// The entrants who share the first place; none where no game has given a point that counts, and none who has left a knockout,
/// in which the better seed stands first if both finalists have.
pub fn winners(event: &Event) -> Vec<usize> {
    if !has_result(event) {
        return Vec::new();
    }
    let knockout = event.terms.format == Format::Knockout;
    let first = table(event).into_iter().filter(|row| row.place == 1).map(|row| row.entrant);
    first.filter(|who| !(knockout && event.entrants[*who].left)).collect()
}

/// True if a pairing of two has given someone a point that has not left the table: by a game, or because the opponent did not
/// come. Points without an opponent are no result.
pub fn has_result(event: &Event) -> bool {
    let annulled = annulled(event);
    let gives =
        |pairing: &Pairing| pairing.other.is_some() && points(&event.terms, pairing) != (0, 0);
    event.pairings.iter().any(|pairing| counts(pairing, &annulled) && gives(pairing))
}

/// The results, and the points that follow from them.
struct Fold<'a> {
    terms: &'a Terms,
    lines: &'a [Vec<Line>],
    points: &'a [i64],
}

impl Fold<'_> {
    /// Orders those who are equal so far by the first of these tie-breaks, and those who stay equal by the rest.
    fn place(
        &self,
        tied: Vec<usize>,
        ties: &[TieBreak],
        so_far: &mut Vec<Option<i64>>,
        rows: &mut Vec<Row>,
    ) {
        let Some((tie, rest)) = ties.split_first() else {
            let place = rows.len() + 1;
            let row = |entrant: usize| {
                let points = HALF * self.points[entrant];
                Row { entrant, place, points, ties: so_far.clone() }
            };
            rows.extend(tied.into_iter().map(row));
            return;
        };
        let all_met = *tie != TieBreak::DirectEncounter || self.all_met(&tied);
        let value = |who: usize| all_met.then(|| self.value(*tie, who, &tied));
        let mut valued: Vec<(Option<i64>, usize)> =
            tied.iter().map(|who| (value(*who), *who)).collect();
        valued.sort_by_key(|(value, _)| std::cmp::Reverse(*value));
        for group in valued.chunk_by(|a, b| a.0 == b.0) {
            so_far.push(group[0].0);
            self.place(group.iter().map(|(_, who)| *who).collect(), rest, so_far, rows);
            so_far.pop();
        }
    }

    /// The value of a tie-break in eighths.
    fn value(&self, tie: TieBreak, who: usize, tied: &[usize]) -> i64 {
        let lines = &self.lines[who];
        match tie {
            TieBreak::Points => HALF * self.points[who],
            TieBreak::MatchPoints => lines.iter().map(|line| EIGHTHS * line.of_match).sum(),
            TieBreak::SonnebornBerger => {
                let product = |line: &Line| Some(line.halves * self.points[line.opponent?]);
                let products: i64 = lines.iter().filter_map(product).sum();
                PRODUCT * products / i64::from(self.terms.games)
            }
            TieBreak::DirectEncounter => {
                let among = |line: &&Line| line.opponent.is_some_and(|who| tied.contains(&who));
                lines.iter().filter(among).map(|line| HALF * line.halves).sum()
            }
            TieBreak::Buchholz => self.opponents(who).sum(),
            TieBreak::BuchholzCut1 => {
                self.opponents(who).sum::<i64>() - self.opponents(who).min().unwrap_or(0)
            }
            TieBreak::Wins => {
                let won = |line: &&Line| line.opponent.is_some() && line.of_match == 2;
                EIGHTHS * i64::try_from(lines.iter().filter(won).count()).unwrap_or(i64::MAX)
            }
        }
    }

    /// The final points of each opponent in eighths. Who was not met enters with one's own points (in the spirit of the
    /// FIDE Handbook C.07, 2024).
    fn opponents(&self, who: usize) -> impl Iterator<Item = i64> {
        self.lines[who].iter().map(move |line| HALF * self.points[line.opponent.unwrap_or(who)])
    }

    /// True if there are several, and each has played each other one: in a Swiss event once, where a second meeting would give
    /// those two more points than the others can have.
    fn all_met(&self, tied: &[usize]) -> bool {
        let meets = |line: &&Line, who: usize| line.opponent == Some(who);
        let count = |a: usize, b: usize| self.lines[a].iter().filter(|line| meets(line, b)).count();
        let most = if self.terms.format == Format::Swiss { 1 } else { usize::MAX };
        let met = |a: usize, b: usize| (1..=most).contains(&count(a, b));
        tied.len() > 1 && tied.iter().all(|a| tied.iter().all(|b| a == b || met(*a, *b)))
    }
}

/// The table of a knockout: who was beaten later stands higher, and the losers of a round share a place, in which they stand
/// by their points and then as seeds.
fn by_round(event: &Event, points: &[i64]) -> Vec<Row> {
    let beaten = knockout::bracket(event).beaten;
    let reached = |who: usize| beaten[who].unwrap_or(u16::MAX);
    let mut order = event.seeded();
    order.sort_by_key(|who| std::cmp::Reverse((reached(*who), points[*who])));
    let mut rows = Vec::new();
    for group in order.chunk_by(|a, b| reached(*a) == reached(*b)) {
        let place = rows.len() + 1;
        rows.extend(group.iter().map(|who| untied(event, *who, place, points[*who])));
    }
    rows
}

/// The table of a hill: challenges move its people in the order of their rounds, and those on a step share a place.
fn by_step(event: &Event, halves: &[i64]) -> Vec<Row> {
    let mut challenges: Vec<&Pairing> = event.pairings.iter().collect();
    challenges.sort_by_key(|pairing| pairing.round);
    let played = challenges
        .into_iter()
        .filter_map(|pairing| Some(((pairing.one, pairing.other?), points(&event.terms, pairing))));
    let mut rows = Vec::new();
    for step in hill::steps_after(event.entrants.len(), played) {
        let place = rows.len() + 1;
        rows.extend(step.into_iter().map(|who| untied(event, who, place, halves[who])));
    }
    rows
}

/// The row of an entrant whose place follows without tie-breaks; the points stand among them where these name them.
fn untied(event: &Event, entrant: usize, place: usize, halves: i64) -> Row {
    let points = HALF * halves;
    let value = |tie: &TieBreak| (*tie == TieBreak::Points).then_some(points);
    Row { entrant, place, points, ties: event.terms.tie_breaks.iter().map(value).collect() }
}
