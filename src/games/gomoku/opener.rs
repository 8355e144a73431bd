//! The engine in an opening: positions are judged by what it thinks of plain play from there.

use super::super::{Asked, Reply, Strength};
use super::{Gomoku, Point};
use crate::engine::{self, Budget};
use crate::game::Game;

/// Stones that are put in thought for each position that is judged, by the level.
const NODES: [u64; 8] = [30, 60, 100, 150, 250, 400, 800, 1_600];
/// The part of a number of nodes that goes into each position that is judged.
const PART: u64 = 25;

impl Gomoku {
    /// A machine's action in an opening; none when it has ended.
    pub fn opener(&self, asked: &mut Asked) -> Option<Reply> {
        if self.outcome.is_some() {
            return None;
        }
        let Asked { strength, seed, spent, .. } = *asked;
        let nodes = match strength {
            Strength::Level(level) => NODES[usize::from(level.clamp(1, 8) - 1)],
            Strength::Nodes(nodes) => (nodes / PART).min(NODES[7]),
        };
        asked.memory.clear();
        let (mut all, mut own) = (0, 0.5);
        let mut judge = |more: Option<Point>| {
            let position = self.plain(more);
            let first = position.to_move == 0;
            let budget = Budget { nodes: nodes.max(1), spent };
            let thought = engine::think(&position, asked.memory, budget);
            all += thought.nodes;
            own = if first { thought.chance() } else { 1.0 - thought.chance() };
            own
        };
        let action = self.opening.advise(&self.board, self.last, seed, &mut judge)?;
        let chance =
            if self.opening.asked() == Some(self.opening.holder(0)) { own } else { 1.0 - own };
        Some(Reply { text: self.print(&action), chance, nodes: all })
    }

    /// The position as if the opening were over, with one more stone or without.
    fn plain(&self, more: Option<Point>) -> engine::Position {
        let colour = self.opening.next_colour();
        let stones = self.board.stones().into_iter().chain(more.map(|point| (point, colour)));
        let stones: Vec<_> = stones.map(|(point, colour)| ((point.x, point.y), colour)).collect();
        let to_move = (colour + u8::from(more.is_some())) % 2;
        engine::Position { lines: self.engine_lines(), stones, to_move }
    }
}
