//! The positions that a game has been through, shared with the games that went on from them.

use super::board::Position;
use std::iter::successors;
use std::sync::Arc;

/// The positions from the deal on. A clone shares them, since a search keeps thousands of games,
/// most of whose positions are those of the game that it began with.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Past(Option<Arc<Link>>);

/// A position and those before it.
#[derive(Debug, PartialEq, Eq)]
struct Link {
    /// Number of the position, from 1.
    number: usize,
    position: Position,
    before: Past,
}

impl Past {
    /// Adds a position.
    pub(super) fn push(&mut self, position: Position) {
        let number = self.len() + 1;
        let before = std::mem::take(self);
        self.0 = Some(Arc::new(Link { number, position, before }));
    }

    /// Number of positions.
    pub(super) fn len(&self) -> usize {
        self.0.as_ref().map_or(0, |link| link.number)
    }

    /// The positions, the last one first.
    pub(super) fn iter(&self) -> impl Iterator<Item = &Position> {
        successors(self.0.as_deref(), |link| link.before.0.as_deref()).map(|link| &link.position)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn position(to_move: u8) -> Position {
        Position { to_move, ..Position::default() }
    }

    /// A search keeps thousands of clones of games of up to 200 plies.
    #[test]
    fn a_clone_shares_the_positions_before() {
        let mut past = Past::default();
        (0..200).for_each(|ply| past.push(position(ply % 2)));
        let mut other = past.clone();
        past.push(position(0));
        other.push(position(1));
        assert_eq!((past.len(), other.len()), (201, 201));
        assert_ne!(past, other);
        let shared = past.iter().zip(other.iter()).skip(1);
        assert_eq!(shared.filter(|(one, other)| std::ptr::eq(*one, *other)).count(), 200);
    }

    /// Pasts are equal if all their positions are, whoever made them.
    #[test]
    fn equal_positions_make_equal_pasts() {
        let of = |turns: [u8; 3]| {
            let mut past = Past::default();
            turns.into_iter().for_each(|turn| past.push(position(turn)));
            past
        };
        assert_eq!(of([0, 1, 1]), of([0, 1, 1]));
        assert_ne!(of([0, 1, 1]), of([1, 1, 1]));
        let turns: Vec<u8> = of([0, 1, 1]).iter().map(|position| position.to_move).collect();
        assert_eq!(turns, [1, 1, 0], "the last one first");
    }
}
