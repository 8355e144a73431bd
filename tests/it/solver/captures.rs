//! The solver with captures, against a plain reference that tries every move and every reply, and on the rules.

use super::{Desk, texts, win_against_all};
use narabe::engine::{Kind, Status};
use narabe::game::{Games, Setup, Table};
use narabe::games::GAMES;
use std::collections::HashMap;
use std::ops::Range;

const RULES: [&str; 2] = ["simple size=9", "keryo-pente opening=none size=9"];
const SIZE: i32 = 9;
const EMPTY: u8 = 2;
const WAYS: [Point; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];
/// Positions after which the reference gives up.
const MOST: usize = 20;

/// A position with these stones, Black's and White's, and so many taken.
fn drawn(rules: &str, stones: [&str; 2], captured: [u16; 2]) -> Table {
    let stones = stones.map(|points| points.split_whitespace().map(str::to_owned).collect());
    let setup = Setup { stones: stones.into(), captured: captured.to_vec(), to_move: 0 };
    let games: Games = GAMES;
    let entry = games.find("ninuki").expect("ninuki is in the list");
    entry.open_at(rules, 2, Some(&setup), None).unwrap_or_else(|fault| panic!("{rules}: {fault:?}"))
}

#[test]
fn an_open_four_wins_unless_a_stone_of_it_is_taken() {
    let open = drawn("simple", ["g10 h10 i10", "a1 a3 c1"], [0, 0]);
    let mut desk = Desk::default();
    assert_eq!(desk.solve(&open, Kind::Fours, 100_000).length(), 2);
    // Each straight four exposes a pair to the fifth capture.
    let exposed = drawn("simple", ["g10 h10 i10 f11 j11", "f12 j12 c1"], [0, 8]);
    assert_eq!(desk.status(&exposed, Kind::Fours), Status::None);
}

#[test]
fn a_four_that_threatens_the_fifth_pair_wins() {
    let stones = ["e10 f10 g10", "d10 h11 h12"];
    let found = Desk::default().solve(&drawn("simple", stones, [8, 0]), Kind::Fours, 100_000);
    assert_eq!((found.status, found.length()), (Status::Win, 2), "{found:?}");
    assert_eq!(found.unique, Some(true));
    let early = drawn("simple", stones, [6, 0]);
    assert_eq!(Desk::default().status(&early, Kind::Fours), Status::None);
}

#[test]
fn the_fifth_pair_is_a_win_at_once() {
    let table = drawn("simple", ["g10", "h10 i10"], [8, 0]);
    let found = Desk::default().solve(&table, Kind::Fours, 1000);
    assert_eq!(texts(&table, &found), ["j10"]);
}

/// The rules as the reference knows them: stones one by one.
#[derive(Clone)]
struct Plain {
    cells: Vec<u8>,
    taken: [u16; 2],
    side: u8,
    longest: i32,
    goal: u16,
}

type Point = (i32, i32);

impl Plain {
    fn of(table: &Table, rules: &str) -> Self {
        let (report, keryo) = (table.report(), rules.starts_with("keryo"));
        let mut cells = vec![EMPTY; (SIZE * SIZE) as usize];
        for (colour, stones) in report.stones.iter().enumerate() {
            for name in stones {
                let x = i32::from(name.as_bytes()[0] - b'a');
                let y: i32 = name[1..].parse().unwrap();
                cells[((y - 1) * SIZE + x) as usize] = colour as u8;
            }
        }
        let (longest, goal) = if keryo { (3, 15) } else { (2, 10) };
        let side = table.to_move().unwrap().0;
        Self { cells, taken: [report.captured[0], report.captured[1]], side, longest, goal }
    }

    fn at(&self, (x, y): Point) -> Option<u8> {
        let on = (0..SIZE).contains(&x) && (0..SIZE).contains(&y);
        on.then(|| self.cells[(y * SIZE + x) as usize])
    }

    fn empty(&self) -> Vec<Point> {
        let all = (0..SIZE * SIZE).map(|at| (at % SIZE, at / SIZE));
        all.filter(|point| self.at(*point) == Some(EMPTY)).collect()
    }

    /// The position after a stone, and true if that has won.
    fn after(&self, (x, y): Point) -> (Self, bool) {
        let (mut next, own) = (self.clone(), self.side);
        next.cells[(y * SIZE + x) as usize] = own;
        next.side = 1 - own;
        for (x, y) in self.takes((x, y)) {
            next.cells[(y * SIZE + x) as usize] = EMPTY;
            next.taken[usize::from(own)] += 1;
        }
        let run = |dx: i32, dy: i32| {
            let along = (1..).map(|steps| (x + steps * dx, y + steps * dy));
            along.take_while(|point| next.at(*point) == Some(own)).count()
        };
        let five = WAYS.into_iter().any(|(dx, dy)| run(dx, dy) + run(-dx, -dy) >= 4);
        let rich = next.taken[usize::from(own)] >= self.goal;
        (next, five || rich)
    }

    fn turned(&self) -> Self {
        Self { side: 1 - self.side, ..self.clone() }
    }

    /// True if the colour to move can win at once: four of five points in a row are its own and one is empty, or a stone
    /// takes enough.
    fn wins_now(&self) -> bool {
        let is_four = |(x, y): Point, (dx, dy): Point| {
            let window = (0..5).map(|steps| self.at((x + steps * dx, y + steps * dy)));
            let (mut own, mut empty) = (0, 0);
            for cell in window {
                own += usize::from(cell == Some(self.side));
                empty += usize::from(cell == Some(EMPTY));
            }
            own == 4 && empty == 1
        };
        let points = || (0..SIZE * SIZE).map(|at| (at % SIZE, at / SIZE));
        WAYS.into_iter().any(|way| points().any(|point| is_four(point, way)))
            || self.empty().into_iter().any(|point| {
                let taken = self.takes(point).len() as u16;
                taken > 0 && self.taken[usize::from(self.side)] + taken >= self.goal
            })
    }

    /// The stones that a stone of the colour to move takes.
    fn takes(&self, (x, y): Point) -> Vec<Point> {
        let mut taken = Vec::new();
        for (dx, dy) in WAYS.into_iter().flat_map(|(dx, dy)| [(dx, dy), (-dx, -dy)]) {
            for length in 2..=self.longest {
                let at = |steps: i32| (x + steps * dx, y + steps * dy);
                let foes = (1..=length).all(|steps| self.at(at(steps)) == Some(1 - self.side));
                if foes && self.at(at(length + 1)) == Some(self.side) {
                    taken.extend((1..=length).map(at));
                }
            }
        }
        taken
    }

    /// True if the colour that is not to move threatens a move that wins at once against every reply.
    fn threatens_more(&self) -> bool {
        let turned = self.turned();
        turned.empty().into_iter().any(|point| {
            let (next, _) = turned.after(point);
            next.turned().wins_now()
                && next.empty().into_iter().all(|reply| {
                    let (answered, lost) = next.after(reply);
                    !lost && answered.wins_now()
                })
        })
    }

    /// True if the colour to move has a win of a kind; none where there is too much to try.
    fn attack(&self, kind: Kind, known: &mut HashMap<(Vec<u8>, [u16; 2]), bool>) -> Option<bool> {
        if self.wins_now() {
            return Some(true);
        }
        let key = (self.cells.clone(), self.taken);
        if let Some(won) = known.get(&key) {
            return Some(*won);
        }
        if known.len() > MOST {
            return None;
        }
        let mut won = Some(false);
        for point in self.empty() {
            let (next, _) = self.after(point);
            let threatens =
                next.turned().wins_now() || kind == Kind::Threes && next.threatens_more();
            match threatens.then(|| next.defend(kind, known)) {
                Some(Some(true)) => {
                    won = Some(true);
                    break;
                }
                Some(None) => won = None,
                _ => {}
            }
        }
        known.insert(key, won?);
        won
    }

    /// True if the colour that has moved wins against every reply.
    fn defend(&self, kind: Kind, known: &mut HashMap<(Vec<u8>, [u16; 2]), bool>) -> Option<bool> {
        if self.wins_now() {
            return Some(false);
        }
        let mut won = Some(true);
        for reply in self.empty() {
            match self.after(reply).0.attack(kind, known) {
                Some(true) => {}
                Some(false) => return Some(false),
                None => won = None,
            }
        }
        won
    }
}

/// A random position in the middle of a fight after so many plies, up to so many pairs taken before; with none of them
/// no one can win at once.
fn scattered(rules: &str, random: &mut fastrand::Rng, (plies, pairs): (Range<u32>, u16)) -> Table {
    loop {
        let captured = [random.u16(0..=pairs) * 2, random.u16(0..=pairs) * 2];
        let mut table = drawn(rules, ["", ""], captured);
        let plies = random.u32(plies.clone());
        while table.plies() < plies && table.outcome().is_none() {
            let actions = table.actions().actions;
            let action = &actions[random.usize(..actions.len().min(24))];
            table.play(action).expect("a listed action is legal");
        }
        let quiet = || {
            let plain = Plain::of(&table, rules);
            !plain.wins_now() && !plain.turned().wins_now()
        };
        if table.outcome().is_none() && (pairs > 0 || quiet()) {
            return table;
        }
    }
}

/// Holds the solver against the reference on random positions; both must be able to answer.
fn compare(kind: Kind, count: usize, stones: (Range<u32>, u16)) {
    for (number, rules) in RULES.iter().enumerate() {
        let mut random = fastrand::Rng::with_seed(number as u64);
        let (mut desk, mut judged, mut wins) = (Desk::default(), 0, 0);
        for _ in 0..count {
            let table = scattered(rules, &mut random, stones.clone());
            let found = desk.solve(&table, kind, 300_000);
            let plainly = Plain::of(&table, rules).attack(kind, &mut HashMap::new());
            let Some(plainly) = plainly.filter(|_| found.status != Status::Unknown) else {
                continue;
            };
            let claimed = found.status == Status::Win;
            assert_eq!(claimed, plainly, "{rules} {kind:?}: {found:?} {:?}", table.report());
            judged += 1;
            wins += usize::from(claimed);
        }
        println!("{rules}, {kind:?}: {judged} of {count} judged alike, {wins} wins");
        assert!(judged * 2 >= count, "{rules}: {judged}");
        let both = wins > 0 && wins < judged;
        assert!(both || kind == Kind::Threes, "{rules}: {wins} wins of {judged}");
    }
}

#[test]
fn wins_by_threats_agree_with_the_plain_reference() {
    compare(Kind::Fours, crate::positions(60), (12..32, 4));
}

#[test]
fn wins_by_threes_with_captures_agree_with_the_reference() {
    compare(Kind::Threes, crate::positions(60) / 15, (5..12, 0));
}

#[test]
fn every_win_with_captures_is_won_against_every_defence() {
    let count = crate::positions(40);
    for (kind, rules) in
        [Kind::Fours, Kind::Threes].into_iter().flat_map(|kind| RULES.map(|rules| (kind, rules)))
    {
        let mut random = fastrand::Rng::with_seed(7);
        let (mut desk, mut won) = (Desk::default(), 0);
        let count = if kind == Kind::Fours { count } else { count / 4 };
        for _ in 0..count {
            let table = scattered(rules, &mut random, (10..30, 4));
            let found = desk.solve(&table, kind, 30_000);
            if found.status == Status::Win && (2..=3).contains(&found.length()) {
                let winner = table.to_move().expect("someone is on turn");
                win_against_all(&mut desk, &table, kind, winner, found.length());
                won += 1;
            }
        }
        println!("{rules}, {kind:?}: {won} wins of {count} positions played out");
        assert!(won > 0, "{rules}");
    }
}
