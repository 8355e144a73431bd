//! The program against the oracle: random option sets, seats and crowded positions, in each of
//! which the points are tried one by one, whether they are legal, for what reason not, and
//! everything that comes of them.
//!
//! `NARABE_POSITIONS=100000 cargo test --release --test it versus` compares as many positions as
//! that.

use super::properties::{name, options};
use narabe::game::{Options, Record, Seat, Setup, Table};
use narabe::games::GAMES;
use narabe_references::Point;
use narabe_references::ninuki::Oracle;
use std::collections::{BTreeMap, BTreeSet};

/// Number of positions that are compared without `NARABE_POSITIONS`.
const POSITIONS: usize = 1_500;
/// Number of plies played from each position.
const PLIES: usize = 10;
/// Number of points tried in each.
const TRIED: usize = 24;
/// The farthest step from the middle at which stones are put.
const REACH: i32 = 4;

/// One position twice.
struct Pair {
    name: String,
    table: Table,
    oracle: Oracle,
}

impl Pair {
    /// A crowded random position, mostly with captures not far from the goal.
    fn new(options: &Options, seats: u8, random: &mut fastrand::Rng) -> Self {
        let mut oracle = Oracle::new(options, seats);
        let share = random.u8(20..90);
        for (x, y) in square(oracle.size, random.i32(1..=REACH)) {
            if random.u8(..100) < share {
                // A few runs of one colour, so that there are lines and threes.
                let like = oracle.board.get(&(x - 1, y)).copied().filter(|_| random.u8(..3) == 0);
                oracle.board.insert((x, y), like.unwrap_or(random.usize(..usize::from(seats))));
            }
        }
        let goal = oracle.goal().unwrap_or(30);
        oracle.captured = (0..seats).map(|_| random.u16(..goal)).collect();
        oracle.to_move = random.usize(..usize::from(seats));
        if random.u8(..4) > 0 {
            lay_open_line(&mut oracle, random);
        }
        let of = |seat: usize| oracle.board.iter().filter(move |(_, owner)| **owner == seat);
        let stones = (0..usize::from(seats))
            .map(|seat| of(seat).map(|(at, _)| named(&oracle, *at)).collect())
            .collect();
        let setup =
            Setup { stones, captured: oracle.captured.clone(), to_move: oracle.to_move as u8 };
        let (game, rules) = ("ninuki".to_owned(), options.to_string());
        let record = Record { game, rules, seats, setup: Some(setup), ..Record::default() };
        let table = record.table(GAMES).unwrap();
        Self { name: serde_json::to_string(&record).unwrap(), table, oracle }
    }

    /// Compares everything that can be seen of the position.
    fn is_same(&self) {
        let (report, oracle, name) = (self.table.report(), &self.oracle, &self.name);
        let board: BTreeMap<String, usize> =
            oracle.board.iter().map(|(at, seat)| (named(oracle, *at), *seat)).collect();
        let of = |(seat, names): (usize, &Vec<String>)| {
            names.iter().map(|at| (at.clone(), seat)).collect::<Vec<_>>()
        };
        assert_eq!(
            report.stones.iter().enumerate().flat_map(of).collect::<BTreeMap<_, _>>(),
            board,
            "{name}"
        );
        assert_eq!(
            (&report.captured, report.vanished),
            (&oracle.captured, oracle.vanished),
            "{name}"
        );
        let end = self.table.outcome().map(|outcome| {
            let wins = |seat: &usize| outcome.is_winner(self.table.side(Seat(*seat as u8)));
            ((0..oracle.seats).filter(wins).collect::<BTreeSet<usize>>(), outcome.end)
        });
        assert_eq!(end, oracle.end, "{name}");
        if end.is_none() {
            assert_eq!(self.table.to_move().map(Seat::index), Some(oracle.to_move), "{name}");
            assert_eq!(report.overtime.map(usize::from), oracle.owner(), "{name}");
        }
    }

    fn play(&mut self, action: &str, oracle: Oracle) {
        self.name = format!("{}, {action}", self.name);
        self.table.play(action).unwrap_or_else(|why| panic!("{}: {why:?}", self.name));
        self.oracle = oracle;
        self.is_same();
    }

    /// Tries a point in both; gives the position after it where it is legal.
    fn tried(&self, at: Point) -> Option<Self> {
        let text = named(&self.oracle, at);
        let name = format!("{}, {text}", self.name);
        let mut table = self.table.clone();
        let word = table.play(&text).err().map(|why| why.word);
        assert_eq!(word, self.oracle.refused(at), "{name}");
        if word.is_some() {
            return None;
        }
        let mut oracle = self.oracle.clone();
        oracle.put(at);
        let after = Self { name, table, oracle };
        after.is_same();
        Some(after)
    }

    /// Compares the points around; gives where they lead to.
    fn next(&self, random: &mut fastrand::Rng) -> Vec<Self> {
        let mut area = random.choose_multiple(square(self.oracle.size, REACH + 1), TRIED - 1);
        area.push(square(self.oracle.size, 0)[0]);
        area.sort_unstable();
        area.dedup();
        let (expected, found) = (self.table.forbidden(), &self.oracle);
        let banned =
            area.iter().filter(|at| !found.board.contains_key(at) && found.ban(**at).is_some());
        let banned: BTreeSet<String> = banned.map(|at| named(found, *at)).collect();
        let tried: BTreeSet<String> = area.iter().map(|at| named(found, *at)).collect();
        let expected: BTreeSet<String> =
            expected.into_iter().filter(|name| tried.contains(name)).collect();
        assert_eq!(expected, banned, "{}", self.name);
        let may_pass = self.table.clone().play("pass").is_ok();
        assert_eq!(may_pass, self.oracle.may_pass(), "{}: pass", self.name);
        area.into_iter().filter_map(|at| self.tried(at)).collect()
    }
}

/// Lets a stone in the middle complete a line of the seat to move, or a longer run.
fn lay_open_line(oracle: &mut Oracle, random: &mut fastrand::Rng) {
    let middle = square(oracle.size, 0)[0];
    let axis = random.choice([(1, 0), (0, 1), (1, 1), (1, -1)]).unwrap();
    let (first, length) = (random.i32(-4..=0), random.i32(4..=5));
    for steps in (first..first + length).filter(|steps| *steps != 0) {
        let at = (middle.0 + axis.0 * steps, middle.1 + axis.1 * steps);
        oracle.board.insert(at, oracle.to_move);
    }
    oracle.board.remove(&middle);
}

fn named(oracle: &Oracle, at: Point) -> String {
    if oracle.size.is_some() { name(at) } else { format!("{},{}", at.0, at.1) }
}

/// The points at most so far from the middle.
fn square(size: Option<i32>, reach: i32) -> Vec<Point> {
    let middle = size.map_or(0, |size| size / 2);
    let reach = reach.min(size.map_or(reach, |size| size / 2));
    let range = middle - reach..=middle + reach;
    range.clone().flat_map(|x| range.clone().map(move |y| (x, y))).collect()
}

/// The cases that were met, so that a test that meets none fails.
#[derive(Debug, Default)]
struct Met {
    positions: usize,
    points: usize,
    refused: usize,
    overtimes: usize,
    ends: BTreeMap<&'static str, usize>,
}

/// Plays on from a position, as a line that waits or a capture would have it more often than
/// chance.
fn follow(mut pair: Pair, random: &mut fastrand::Rng, met: &mut Met) {
    for _ in 0..PLIES {
        met.positions += 1;
        if let Some((_, end)) = &pair.oracle.end {
            *met.ends.entry(end).or_default() += 1;
            return;
        }
        met.overtimes += usize::from(!pair.oracle.waiting.is_empty());
        let mut next = pair.next(random);
        met.points += TRIED;
        met.refused += TRIED.saturating_sub(next.len());
        let mut oracle = pair.oracle.clone();
        if pair.oracle.may_pass() && (next.is_empty() || random.u8(..8) == 0) {
            oracle.pass();
            pair.play("pass", oracle);
        } else if pair.oracle.seats > 2 && !pair.oracle.teams() && random.u8(..10) == 0 {
            let seat = random.usize(..pair.oracle.seats);
            if pair.oracle.is_in(seat) {
                oracle.leave(seat);
                pair.play(&format!("resign {seat}"), oracle);
            }
        } else if !next.is_empty() {
            let lively = |pair: &Pair| !pair.oracle.waiting.is_empty() || pair.oracle.end.is_none();
            next.sort_by_key(|pair| (pair.oracle.waiting.is_empty(), !lively(pair)));
            let most = if random.bool() { 1 } else { next.len() };
            pair = next.swap_remove(random.usize(..most));
        } else {
            return;
        }
    }
}

#[test]
fn every_point_is_what_the_oracle_makes_of_it() {
    let wanted = crate::positions(POSITIONS);
    let mut met = Met::default();
    let mut seed = 0;
    while met.positions < wanted {
        let mut random = fastrand::Rng::with_seed(seed);
        let (options, seats) = options(seed, &[]);
        follow(Pair::new(&options, seats, &mut random), &mut random, &mut met);
        seed += 1;
    }
    println!("{met:?}");
    let ends = ["five", "captures", "concede", "resign"];
    assert!(ends.iter().all(|end| met.ends.contains_key(end)), "{met:?}");
    assert!(met.overtimes > wanted / 30 && met.refused < met.points, "{met:?}");
}
