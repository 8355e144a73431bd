//! A plain reference for the solver: every reply is tried, five points are counted stone by stone,
//! and forbidden points are asked of the rules.

use crate::Point;
use narabe_board::engine::Kind;
use narabe_board::game::{Games, Setup, Table};
use narabe_board::games::{GAMES, position};
use std::collections::HashMap;

const SIZE: i32 = 9;
const EMPTY: u8 = 2;
const WAYS: [(i32, i32); 4] = [(1, 0), (0, 1), (1, 1), (1, -1)];
/// Positions after which the reference gives up.
const MOST: usize = 200;

/// A position, and what has been found of those that it leads to.
pub struct Plain {
    rules: String,
    exact: [bool; 2],
    held: bool,
    bans: bool,
    cells: Vec<u8>,
    attacker: u8,
    known: HashMap<(Vec<u8>, bool), bool>,
    forbidden: HashMap<Vec<u8>, Vec<Point>>,
}

impl Plain {
    /// The position of a table of a rule set on nine lines.
    pub fn of(table: &Table, rules: &str) -> Self {
        let position = position(table).expect("the game goes on");
        let mut cells = vec![EMPTY; (SIZE * SIZE) as usize];
        for ((x, y), colour) in position.stones {
            cells[(i32::from(y) * SIZE + i32::from(x)) as usize] = colour;
        }
        let bans = rules.starts_with("renju");
        Self {
            rules: format!("{rules} size=9"),
            exact: [rules.starts_with("standard") || bans, rules.starts_with("standard")],
            held: rules.starts_with("caro"),
            bans,
            cells,
            attacker: position.to_move,
            known: HashMap::new(),
            forbidden: HashMap::new(),
        }
    }

    /// True if the colour on turn has a win of the kind; none where there is too much to try.
    pub fn wins(&mut self, kind: Kind) -> Option<bool> {
        self.attack(kind)
    }

    fn at(&self, (x, y): Point) -> Option<u8> {
        let on = (0..SIZE).contains(&x) && (0..SIZE).contains(&y);
        on.then(|| self.cells[(y * SIZE + x) as usize])
    }

    fn set(&mut self, (x, y): Point, colour: u8) {
        self.cells[(y * SIZE + x) as usize] = colour;
    }

    fn empty(&self) -> Vec<Point> {
        let all = (0..SIZE * SIZE).map(|at| (at % SIZE, at / SIZE));
        all.filter(|point| self.at(*point) == Some(EMPTY)).collect()
    }

    /// True if a stone of a colour on an empty point wins along one way.
    fn is_five(&self, (x, y): Point, colour: u8, (dx, dy): (i32, i32)) -> bool {
        let run = |sign: i32| {
            let along = (1..).map(|steps| (x + sign * steps * dx, y + sign * steps * dy));
            along.take_while(|point| self.at(*point) == Some(colour)).count() as i32
        };
        let (ahead, behind) = (run(1), run(-1));
        let end = |sign: i32, run: i32| {
            self.at((x + sign * (run + 1) * dx, y + sign * (run + 1) * dy)) == Some(1 - colour)
        };
        match ahead + behind + 1 {
            5 => !(self.held && end(1, ahead) && end(-1, behind)),
            more => more > 5 && !self.exact[usize::from(colour)],
        }
    }

    fn fives(&self, colour: u8) -> Vec<Point> {
        let wins = |point: &Point| WAYS.iter().any(|way| self.is_five(*point, colour, *way));
        self.empty().into_iter().filter(wins).collect()
    }

    fn is_legal(&mut self, point: Point, colour: u8) -> bool {
        if !self.bans || colour == 1 {
            return true;
        }
        let key = self.cells.clone();
        if !self.forbidden.contains_key(&key) {
            let found = self.ask_rules();
            self.forbidden.insert(key.clone(), found);
        }
        !self.forbidden[&key].contains(&point)
    }

    /// The points forbidden to Black by the rules' own account.
    fn ask_rules(&self) -> Vec<Point> {
        let name = |at: usize| {
            let (x, y) = (at as i32 % SIZE, at as i32 / SIZE);
            format!("{}{}", (b'a' + x as u8) as char, y + 1)
        };
        let of = |colour: u8| {
            let stones = (0..self.cells.len()).filter(|at| self.cells[*at] == colour);
            stones.map(name).collect()
        };
        let setup = Setup { stones: vec![of(0), of(1)], captured: Vec::new(), to_move: 0 };
        let games: Games = GAMES;
        let entry = games.find("gomoku").expect("gomoku is in the list");
        let Ok(table) = entry.open_at(&self.rules, 2, Some(&setup), None) else {
            return Vec::new();
        };
        let read = |text: String| {
            let x = i32::from(text.as_bytes()[0] - b'a');
            (x, text[1..].parse::<i32>().unwrap() - 1)
        };
        table.forbidden().into_iter().map(read).collect()
    }

    /// Runs something with a stone put.
    fn with<T>(&mut self, point: Point, colour: u8, run: impl FnOnce(&mut Self) -> T) -> T {
        self.set(point, colour);
        let done = run(self);
        self.set(point, EMPTY);
        done
    }

    /// True if a move makes two fives to choose from, so that no reply meets both.
    fn is_winning_four(&mut self, point: Point, way: Option<(i32, i32)>) -> bool {
        let own = self.attacker;
        if !self.is_legal(point, own) {
            return false;
        }
        let held = self.held;
        self.with(point, own, |plain| {
            let along = |plain: &Self, way: (i32, i32)| {
                let cells = plain.empty().into_iter();
                cells.filter(|cell| plain.is_five(*cell, own, way)).count()
            };
            let two = match way {
                Some(way) => along(plain, way) > 1,
                None if held => WAYS.iter().any(|way| along(plain, *way) > 1),
                None => plain.fives(own).len() > 1,
            };
            let sure = |plain: &mut Self| {
                let mut replies = plain.empty().into_iter();
                replies.all(|reply| plain.with(reply, 1 - own, |it| !it.fives(own).is_empty()))
            };
            two && (!held || sure(plain))
        })
    }

    /// True if a stone just put has made an open three along one of its lines.
    fn makes_three(&mut self, (x, y): Point) -> bool {
        WAYS.iter().any(|way| {
            (-4..=4).any(|steps| {
                let next = (x + steps * way.0, y + steps * way.1);
                self.at(next) == Some(EMPTY) && self.is_winning_four(next, Some(*way))
            })
        })
    }

    fn attack(&mut self, kind: Kind) -> Option<bool> {
        let own = self.attacker;
        if !self.fives(own).is_empty() {
            return Some(true);
        }
        let key = (self.cells.clone(), true);
        if let Some(known) = self.known.get(&key) {
            return Some(*known);
        }
        if self.known.len() > MOST {
            return None;
        }
        let forced = !self.fives(1 - own).is_empty();
        let mut won = Some(false);
        for pass in 0..2 {
            for point in self.empty() {
                let four = self.with(point, own, |plain| !plain.fives(own).is_empty());
                if four != (pass == 0)
                    || pass == 1 && kind == Kind::Fours
                    || !self.is_legal(point, own)
                {
                    continue;
                }
                let result = self.with(point, own, |plain| {
                    let forces = four || forced || plain.makes_three(point);
                    if forces { plain.defend(kind) } else { Some(false) }
                });
                match result {
                    Some(true) => {
                        self.known.insert(key, true);
                        return Some(true);
                    }
                    Some(false) => {}
                    None => won = None,
                }
            }
        }
        self.known.insert(key, won?);
        won
    }

    fn defend(&mut self, kind: Kind) -> Option<bool> {
        let own = self.attacker;
        if !self.fives(1 - own).is_empty() {
            return Some(false);
        }
        if self.fives(own).is_empty() {
            let threatens = kind == Kind::Threes
                && self.empty().into_iter().any(|point| self.is_winning_four(point, None));
            if !threatens {
                return Some(false);
            }
        }
        let mut won = Some(true);
        for reply in self.empty() {
            if !self.is_legal(reply, 1 - own) {
                continue;
            }
            match self.with(reply, 1 - own, |plain| plain.attack(kind)) {
                Some(true) => {}
                Some(false) => return Some(false),
                None => won = None,
            }
        }
        won
    }
}
