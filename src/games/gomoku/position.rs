//! The position as the engine reads it: plain data.

use super::Gomoku;
use super::rules::{Ends, Rules};
use crate::engine;

impl Gomoku {
    /// The position for the engine; none in an opening and after the end.
    pub fn position(&self) -> Option<engine::Position> {
        if self.outcome.is_some() || !self.opening.has_ended() {
            return None;
        }
        let stones = self.board.stones().into_iter();
        let mut stones: Vec<(engine::Point, u8)> =
            stones.map(|(point, colour)| ((point.x, point.y), colour)).collect();
        // The last stone last: the window of an unbounded board lies around it.
        stones.sort_by_key(|(point, _)| self.last.is_some_and(|last| *point == (last.x, last.y)));
        Some(engine::Position { lines: self.engine_lines(), stones, to_move: self.to_move })
    }

    /// The board and the rules of lines for the engine.
    pub fn engine_lines(&self) -> engine::Lines {
        let rules = [0, 1].map(|colour| rule(&self.rules, colour));
        engine::Lines { size: self.board.size(), rules }
    }

    /// True while the opening still leaves a choice.
    pub fn is_before_choice(&self) -> bool {
        self.outcome.is_none() && self.opening.leaves_choice()
    }

    /// The text of the engine's move; a pass where it has none.
    pub fn answer(&self, point: Option<engine::Point>) -> String {
        let name = |(x, y)| self.board.name(super::Point::new(x, y));
        point.map_or_else(|| "pass".to_owned(), name)
    }
}

/// The rules that hold for a colour.
fn rule(rules: &Rules, colour: u8) -> engine::Rule {
    let ends = match rules.ends {
        Ends::Open => engine::Ends::Open,
        Ends::AnyBlocked => engine::Ends::AnyBlocked,
        Ends::BothBlocked => engine::Ends::BothBlocked,
    };
    let bans = engine::Bans {
        overline: rules.overline == super::super::lines::Overline::Forbidden,
        double_four: rules.double_four,
        double_three: rules.double_three,
        four_three_three: rules.four_three_three,
        recursive: rules.recursive(),
    };
    let bans = if rules.bind(colour) { bans } else { engine::Bans::default() };
    engine::Rule { exact: rules.exact(colour), ends, bans }
}
