//! A plain reference for the solver with captures: every move and every reply is tried, and captures are taken stone by
//! stone.

use crate::Point;
use narabe_board::engine::Kind;
use narabe_board::game::Table;
use std::collections::HashMap;

const SIZE: i32 = 9;
const EMPTY: u8 = 2;
const WAYS: [Point; 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];
/// Positions after which the reference gives up.
const MOST: usize = 20;

/// Positions that have been tried, each with whether its colour to move wins.
type Known = HashMap<(Vec<u8>, [u16; 2]), bool>;

/// The rules as the reference knows them: stones one by one.
#[derive(Clone)]
pub struct Plain {
    cells: Vec<u8>,
    taken: [u16; 2],
    side: u8,
    longest: i32,
    goal: u16,
}

impl Plain {
    /// The position of a table of a rule set on nine lines.
    pub fn of(table: &Table, rules: &str) -> Self {
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

    /// The same with the other colour to move.
    pub fn turned(&self) -> Self {
        Self { side: 1 - self.side, ..self.clone() }
    }

    /// True if the colour to move can win at once: four of five points in a row are its own and one is empty, or a stone
    /// takes enough.
    pub fn wins_now(&self) -> bool {
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
    pub fn wins(&self, kind: Kind) -> Option<bool> {
        self.attack(kind, &mut Known::new())
    }

    fn attack(&self, kind: Kind, known: &mut Known) -> Option<bool> {
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
    fn defend(&self, kind: Kind, known: &mut Known) -> Option<bool> {
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
