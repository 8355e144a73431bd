//! The line of a win that is found, and its uniqueness.

use super::super::grid::Cell;
use super::attack::Found;
use super::{Hunt, LONGEST};

impl Hunt<'_> {
    /// A win in so many moves of the colour on turn, against the longest defence; none if the budget
    /// ends before.
    pub fn line(&mut self, length: u8) -> Option<Vec<Cell>> {
        let mut line = Vec::new();
        let done = self.follow(length, &mut line);
        line.iter().for_each(|_| self.ground.undo());
        done.map(|()| line)
    }

    /// Puts the stones of a win on the board, and notes them.
    fn follow(&mut self, mut length: u8, line: &mut Vec<Cell>) -> Option<()> {
        loop {
            let own = self.ground.side();
            if let Some(five) = self.ground.win(own) {
                self.play(five, line);
                return Some(());
            }
            let first = self.first_move(length)?;
            self.play(first, line);
            let (answer, rest) = self.longest_defence(length - 1)?;
            self.play(answer, line);
            length = rest;
        }
    }

    fn play(&mut self, cell: Cell, line: &mut Vec<Cell>) {
        self.ground.put(cell);
        line.push(cell);
    }

    /// The first of the moves that win in so many.
    fn first_move(&mut self, length: u8) -> Option<Cell> {
        self.tries().into_iter().find(|cell| {
            self.put(*cell);
            let found = self.defend(length - 1);
            self.ground.undo();
            found.win().is_some()
        })
    }

    /// The answer after which the win takes the most moves, and their number.
    pub fn longest_defence(&mut self, most: u8) -> Option<(Cell, u8)> {
        let mut best: Option<(Cell, u8)> = None;
        for answer in self.defences_to_show() {
            self.put(answer);
            let found = self.deepen(most);
            self.ground.undo();
            let length = found.win()?;
            if best.is_none_or(|(_, longest)| length > longest) {
                best = Some((answer, length));
            }
        }
        best
    }

    /// The answers among which the longest defence is: those that could hold, else one of the points
    /// on which the attacker wins, or any legal move, since someone who cannot answer moves all the
    /// same.
    fn defences_to_show(&mut self) -> Vec<Cell> {
        let answers = self.ground.answers(self.kind, true, &mut self.meter).unwrap_or_default();
        if !answers.is_empty() {
            return answers;
        }
        let stop = self.ground.win(1 - self.ground.side());
        let stop = stop.filter(|cell| self.ground.allows(*cell));
        stop.or_else(|| self.ground.legal().first().copied()).into_iter().collect()
    }

    /// True if no other first move wins; none if the budget ends before.
    pub fn is_unique(&mut self, first: Cell) -> Option<bool> {
        let own = self.ground.side();
        if self.ground.win(own).is_some() {
            return Some(self.ground.wins(own) == 1);
        }
        let mut others = self.tries();
        others.retain(|cell| *cell != first);
        for moves in 1..LONGEST {
            let mut open = Vec::new();
            for cell in others {
                self.put(cell);
                let found = self.defend(moves);
                self.ground.undo();
                match found {
                    Found::Win(_) => return Some(false),
                    Found::Stopped => return None,
                    Found::Later => open.push(cell),
                    Found::Never => {}
                }
            }
            if open.is_empty() {
                return Some(true);
            }
            others = open;
        }
        None
    }
}
