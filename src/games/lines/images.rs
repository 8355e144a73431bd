//! The eight images of a position on crossing lines, by which positions that are alike are known.

use super::{Action, Board, Opening, Point, Symmetry};

/// Descriptions of a position's eight images, in the order of [`Symmetry::all`]: the stones, the opening and what else the
/// game counts. Seats are not in them, since colours decide.
pub fn images(board: &Board, opening: &Opening, counts: &[u16]) -> Vec<Vec<u8>> {
    let common: Vec<u8> = counts.iter().flat_map(|count| count.to_be_bytes()).collect();
    let stage = opening.stage_text();
    let mut stones: Vec<(Point, u8)> = board.stones();
    stones.extend(opening.offers().iter().map(|point| (*point, u8::MAX)));
    let image = |symmetry: Symmetry| {
        let seen = |(point, colour): &(Point, u8)| {
            let Point { x, y } = symmetry.within(*point, last(board));
            (*colour, x, y)
        };
        let mut placed: Vec<(u8, i16, i16)> = stones.iter().map(seen).collect();
        placed.sort_unstable();
        let mut bytes = Vec::with_capacity(common.len() + 5 * placed.len() + stage.len());
        bytes.extend_from_slice(&common);
        for (colour, x, y) in placed {
            bytes.push(colour);
            bytes.extend(x.to_be_bytes());
            bytes.extend(y.to_be_bytes());
        }
        bytes.extend(stage.bytes());
        bytes
    };
    Symmetry::all().map(image).collect()
}

/// The image of an action under one of the eight, by its number.
pub fn image(board: &Board, action: &Action, number: usize) -> Option<Action> {
    let symmetry = Symmetry::all().nth(number)?;
    Some(match action {
        Action::Put(point) => Action::Put(symmetry.within(*point, last(board))),
        Action::Offer(point) => Action::Offer(symmetry.within(*point, last(board))),
        other => other.clone(),
    })
}

/// Number of the last line; 0 for a board without edges, which turns about its first stone.
fn last(board: &Board) -> i16 {
    board.size().map_or(0, |size| i16::from(size) - 1)
}
