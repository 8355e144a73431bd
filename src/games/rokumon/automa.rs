//! The automa of the epilogue: what Tokugawa's dice do, by the first step that offers something.
//!
//! It places the lowest of its dice and never fights or moves a card. Where several ways are open
//! the cards' numbers decide: a place goes to the lowest, a move from the highest to the lowest.

use super::board::{Card, Face, Position};
use super::{Action, Rokumon};

/// The seat of the automa, and of the person against it.
const AUTOMA: u8 = 1;
const PERSON: u8 = 0;

/// The automa's action; none when it can neither place nor move.
pub(super) fn choose(game: &Rokumon) -> Option<Action> {
    let (places, moves) = options(game);
    let steps = [
        row_by_place(game, &places),
        row_by_move(game, &moves),
        cover(game, &moves),
        place(game, &places),
    ];
    steps.into_iter().flatten().next().or_else(|| any_move(game, &moves))
}

/// A legal move as two cards.
type Shift = (u8, u8);

/// The cards on which it can place, the lowest first, and its moves in the order in which it
/// prefers them.
fn options(game: &Rokumon) -> (Vec<u8>, Vec<Shift>) {
    let legal = game.legal();
    let lowest = game.supply().first().copied();
    let mut places = Vec::new();
    let mut moves = Vec::new();
    for action in legal {
        match action {
            Action::Place { die, card } if Some(die) == lowest => places.push(card),
            Action::Move { from, to } => moves.push((from, to)),
            _ => {}
        }
    }
    places.sort();
    moves.sort_by_key(|(from, to)| (u8::MAX - from, *to));
    (places, moves)
}

/// Step 1: places a die that completes its three in a row.
fn row_by_place(game: &Rokumon, places: &[u8]) -> Option<Action> {
    let completes = |card: &&u8| {
        game.after(&put(game, **card)?).has_row(game.act.lattice, AUTOMA).then_some(())
    };
    places.iter().find(|card| completes(card).is_some()).and_then(|card| put(game, *card))
}

/// Step 2: moves a die that completes its three in a row, unless lifting it shows the person's.
fn row_by_move(game: &Rokumon, moves: &[Shift]) -> Option<Action> {
    let completes = |&&(from, to): &&Shift| {
        !game.lift_reveals(from)
            && game.after(&Action::Move { from, to }).has_row(game.act.lattice, AUTOMA)
    };
    moves.iter().find(completes).map(|(from, to)| Action::Move { from: *from, to: *to })
}

/// Step 3: covers a lone red die with a die that covers none of red's.
fn cover(game: &Rokumon, moves: &[Shift]) -> Option<Action> {
    let free =
        |card: &Card| card.dice.iter().rev().nth(1).is_none_or(|under| under.owner != PERSON);
    let alone = |card: &Card| matches!(card.dice.as_slice(), [die] if die.owner == PERSON);
    let fits = |&&(from, to): &&Shift| {
        game.now.card(from).is_some_and(free) && game.now.card(to).is_some_and(alone)
    };
    moves.iter().find(fits).map(|(from, to)| Action::Move { from: *from, to: *to })
}

/// Step 4: places a die.
fn place(game: &Rokumon, places: &[u8]) -> Option<Action> {
    let card = block(game, places)
        .or_else(|| match_colour(&game.now, places))
        .or(places.first().copied())?;
    put(game, card)
}

/// Step 4.1 (docs/rules/rokumon.md 2.6): on the empty third card of a row whose other two are
/// red's.
fn block(game: &Rokumon, places: &[u8]) -> Option<u8> {
    let gap = |row: [&Card; 3]| {
        let red = row.iter().filter(|card| card.is_topped_by(PERSON)).count();
        row.into_iter().find(|card| red == 2 && card.dice.is_empty()).map(|card| card.number)
    };
    let gaps: Vec<u8> = game.now.rows(game.act.lattice).filter_map(gap).collect();
    places.iter().copied().find(|card| gaps.contains(card))
}

/// Steps 4.2 and 4.3 (docs/rules/rokumon.md 2.6): the lowest empty card of the colour of red's lone
/// dice or, without any, of red's covering dice. A die never moves to its own card's colour, so it
/// is safe there. None where those dice are on both colours, or no such card is left.
fn match_colour(now: &Position, places: &[u8]) -> Option<u8> {
    let red = || now.cards.iter().filter(|card| card.is_topped_by(PERSON));
    let lone: Vec<Face> = red().filter(|card| card.dice.len() == 1).map(|card| card.face).collect();
    let faces = if lone.is_empty() { red().map(|card| card.face).collect() } else { lone };
    let face = *faces.first()?;
    let fits = |card: &&u8| now.card(**card).is_some_and(|card| card.face == face);
    if faces.iter().all(|other| *other == face) { places.iter().find(fits).copied() } else { None }
}

/// Step 5: moves a die that covers nothing, else one that covers; a lift that loses at once is left
/// out, unless all do.
fn any_move(game: &Rokumon, moves: &[Shift]) -> Option<Action> {
    let mut moves = moves.to_vec();
    if moves.iter().any(|(from, _)| !game.lift_reveals(*from)) {
        moves.retain(|(from, _)| !game.lift_reveals(*from));
    }
    let uncovering =
        |(from, _): &&Shift| game.now.card(*from).is_some_and(|card| card.dice.len() == 1);
    let chosen = moves.iter().find(uncovering).or(moves.first());
    chosen.map(|(from, to)| Action::Move { from: *from, to: *to })
}

/// The lowest of its dice on this card.
fn put(game: &Rokumon, card: u8) -> Option<Action> {
    game.supply().first().map(|die| Action::Place { die: *die, card })
}

#[cfg(test)]
mod tests {
    use super::super::board::{Die, face_of};
    use super::*;
    use crate::game::{Game, Options};

    /// A position on the hexagon: for each card in reading order its number and its dice from
    /// bottom to top.
    fn drawn(cards: [(u8, &str); 7], supply: &[Die]) -> Rokumon {
        let options = Options::read(&Rokumon::INFO, "solo").expect("solo is a preset");
        let mut game = Rokumon::new(&options, 2).expect("solo opens");
        let die = |letter| match letter {
            'r' => Die { owner: PERSON, value: 2, white: false },
            _ => black(),
        };
        let tile = |((number, dice), cell): ((u8, &str), &(i8, i8))| Card {
            number,
            face: face_of(number),
            cell: *cell,
            dice: dice.chars().map(die).collect(),
        };
        game.now.cards = cards.into_iter().zip(game.act.cells).map(tile).collect();
        game.now.supply = [Vec::new(), supply.to_vec()];
        game.now.to_move = AUTOMA;
        game
    }

    fn black() -> Die {
        Die { owner: AUTOMA, value: 1, white: false }
    }

    /// The rulebook's example: no row to be made, no lone red die to cover, and red's covering dice
    /// are on both colours, so the last die goes to the lowest empty card.
    const EXAMPLE: [(u8, &str); 7] =
        [(2, "br"), (3, "br"), (5, ""), (4, "rb"), (6, "br"), (7, ""), (1, "")];

    #[test]
    fn the_last_die_goes_to_the_lowest_empty_card() {
        let game = drawn(EXAMPLE, &[black()]);
        assert_eq!(game.automa(), Some(Action::Place { die: black(), card: 1 }));
    }

    /// The example goes on: with every die placed the one on 4 moves to 1, though that uncovers a
    /// red die.
    #[test]
    fn without_a_die_to_place_the_highest_moves_to_the_lowest() {
        let game = drawn(EXAMPLE, &[]);
        assert_eq!(game.automa(), Some(Action::Move { from: 4, to: 1 }));
    }

    #[test]
    fn a_row_by_a_place_comes_before_one_by_a_move() {
        let cards = [(2, "b"), (3, ""), (5, ""), (4, "b"), (6, "b"), (7, ""), (1, "")];
        assert_eq!(
            drawn(cards, &[black()]).automa(),
            Some(Action::Place { die: black(), card: 1 })
        );
        // From 6 to 5 and 7 there is no row either way; from 6 to 1 there is.
        assert_eq!(drawn(cards, &[]).automa(), Some(Action::Move { from: 6, to: 1 }));
    }

    #[test]
    fn a_lone_red_die_is_covered_before_anything_is_placed() {
        let cards = [(2, "r"), (3, "b"), (5, ""), (4, ""), (6, ""), (7, ""), (1, "")];
        assert_eq!(drawn(cards, &[black()]).automa(), Some(Action::Move { from: 3, to: 2 }));
    }

    #[test]
    fn two_red_dice_in_a_row_are_blocked() {
        let cards = [(2, "r"), (3, ""), (5, ""), (4, "r"), (6, ""), (1, ""), (7, "")];
        assert_eq!(
            drawn(cards, &[black()]).automa(),
            Some(Action::Place { die: black(), card: 7 })
        );
    }

    #[test]
    fn a_die_is_placed_on_the_colour_of_reds_lone_dice() {
        let cards = [(2, "r"), (3, ""), (5, ""), (1, ""), (6, ""), (7, ""), (4, "")];
        assert_eq!(
            drawn(cards, &[black()]).automa(),
            Some(Action::Place { die: black(), card: 4 })
        );
    }

    #[test]
    fn without_a_place_and_a_move_it_does_nothing() {
        let cards = [(2, "r"), (3, ""), (5, ""), (1, ""), (6, ""), (7, ""), (4, "")];
        assert_eq!(drawn(cards, &[]).automa(), None);
    }
}
