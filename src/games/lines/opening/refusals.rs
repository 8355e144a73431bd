//! Refusals of an opening: always `opening`, with the actions that would be legal.

use super::super::symmetry::Image;
use super::super::{Action, Board, Point};
use super::{Ask, Opening, Zone};
use crate::game::Refusal;

/// A refusal of something written, with the kind of thing that is asked for.
fn refusal(asks: &'static str, board: &Board, action: &Action, known: Vec<String>) -> Refusal {
    Refusal::new("opening")
        .text("asks", asks)
        .text("written", action.text(board))
        .names("known", known)
}

/// The first stone of an unbounded board has its place.
pub fn first_stone(board: &Board, action: &Action) -> Refusal {
    refusal("centre", board, action, vec![board.name(board.centre())])
}

/// The point is out of the zone of this stone: the zone's corners say where it is, or where it is
/// not.
pub fn zone(board: &Board, point: Point, zone: Zone) -> Refusal {
    let corners =
        |far: i16| [-far, far].map(|step| board.name(board.centre().step((1, 1), step))).to_vec();
    let (asks, known) = match zone {
        Zone::Within(0) | Zone::Anywhere => ("centre", vec![board.name(board.centre())]),
        Zone::Within(far) => ("within", corners(far)),
        Zone::Beyond(far) => ("beyond", corners(far)),
        Zone::BeyondAxes(far, axes) if point.distance(board.centre()) > far => {
            let ends = [(-1, 0), (1, 0), (0, -1), (0, 1)]
                .map(|way| board.name(board.centre().step(way, axes)));
            ("beyond-axes", ends.to_vec())
        }
        Zone::BeyondAxes(far, _) => ("beyond", corners(far)),
    };
    refusal(asks, board, &Action::Put(point), known)
}

/// The point equals a fifth that is offered already, by a turn or a reflection.
pub fn equal(board: &Board, point: Point, offer: Point, image: Image) -> Refusal {
    let asks = if point == offer { "other" } else { "unequal" };
    let (mirror, twice) = image.kind();
    let name = |line: i16| match mirror {
        "column" => board.name(Point::new(line, 0)).replace(|c: char| c.is_ascii_digit(), ""),
        _ => board.name(Point::new(0, line)).replace(|c: char| c.is_ascii_alphabetic(), ""),
    };
    // An axis may lie between two lines.
    let (low, high) = (name(twice.div_euclid(2)), name(twice.div_euclid(2) + twice.rem_euclid(2)));
    let axis = if low == high { low } else { format!("{low}/{high}") };
    // The sentence speaks of points, not of the text of an action.
    refusal(asks, board, &Action::Put(point), vec![board.name(offer)])
        .text("mirror", mirror)
        .text("axis", axis)
}

/// The stage asks for something else.
pub fn not_asked(board: &Board, opening: &Opening, action: &Action) -> Refusal {
    let asks = match opening.ask() {
        None => "nothing",
        Some(Ask::Stone) => "stone",
        Some(Ask::Exchange | Ask::ExchangeOrOffer(_) | Ask::Take | Ask::TakeOrMore) => "choice",
        Some(Ask::Declare(_)) => "number",
        Some(Ask::Offer(_)) => "offer",
        Some(Ask::Pick) => "pick",
    };
    let legal = opening.actions(board, None).into_iter().map(|action| action.text(board));
    let legal: Vec<String> = legal.collect();
    // The choices have names, and of numbers, which a record has with their word alone, the last one is the number of all.
    let actions = if matches!(asks, "choice" | "number") { legal.clone() } else { Vec::new() };
    let most = legal.len() as i64;
    refusal(asks, board, action, legal).names("actions", actions).number("most", most)
}
