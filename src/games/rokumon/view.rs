//! The scene of Rokumon, and the facts for a verdict.

use super::board::{Card as Tile, Cell, Die, Face as Shown, Lattice};
use super::{Rokumon, STACK, text};
use crate::game::{
    Board, Card, CardFace, Colour, Detail, Face, Game, Mark, MarkKind, Phrase, Piece, Place,
    PlaceKind, Report, Scene, Seat, SeatView, Spot, Stock, Token, Turn,
};

/// The seats' colours: Sanada, Tokugawa.
pub(super) const COLOURS: [Colour; 2] = [Colour::Red, Colour::Black];

/// The scene, the same for every viewer; with the cells to which a card could go, if one is being
/// chosen.
pub(super) fn scene(game: &Rokumon, shifted: Option<u8>) -> Scene {
    let tiles = in_reading_order(game);
    let rooms = shifted.map_or_else(Vec::new, |card| game.rooms(card));
    let cards = tiles.iter().map(|tile| {
        place(game, tile.number.to_string(), tile.cell, PlaceKind::Card(card(game, tile)))
    });
    let vacant = rooms.into_iter().map(|cell| place(game, text::cell(cell), cell, PlaceKind::Cell));
    Scene {
        hidden: 0,
        threats: Vec::new(),
        placing: None,
        name: None,
        board: Board::Places {
            places: cards.chain(vacant).collect(),
            links: Vec::new(),
            labels: Vec::new(),
        },
        pieces: tiles.iter().zip(0..).flat_map(|(tile, spot)| stack(tile, Spot(spot))).collect(),
        marks: marks(game, &tiles),
        strokes: Vec::new(),
        seats: (0..2).map(|seat| seat_view(game, seat)).collect(),
        status: status(game),
    }
}

/// The cards in reading order of their present cells.
fn in_reading_order(game: &Rokumon) -> Vec<&Tile> {
    let mut tiles: Vec<_> = game.now.cards.iter().collect();
    tiles.sort_by_key(|tile| (tile.cell.1, tile.cell.0));
    tiles
}

/// A place on a cell of the lattice; rows of hexagons are half a card further right than the one
/// above.
fn place(game: &Rokumon, name: String, (x, y): Cell, kind: PlaceKind) -> Place {
    let (x, y) = (i32::from(x) * 1000, i32::from(y) * 1000);
    let slant = if game.act.lattice == Lattice::Hexagons { y / 2 } else { 0 };
    Place { name, x: x + slant, y, kind }
}

/// A card as a token.
pub(super) fn card_token(tile: &Tile) -> Token {
    Token::Card(tile.number, card_face(tile))
}

/// A die as a token.
pub(super) fn die_token(die: &Die) -> Token {
    Token::Piece(COLOURS[usize::from(die.owner)], face(die))
}

fn card_face(tile: &Tile) -> CardFace {
    match tile.face {
        Shown::Green => CardFace::Green,
        Shown::Gold => CardFace::Gold,
        Shown::Fort => CardFace::Down,
    }
}

fn card(game: &Rokumon, tile: &Tile) -> Card {
    let face = card_face(tile);
    Card { number: tile.number, face, locked: game.now.locked == Some(tile.number) }
}

fn stack(tile: &Tile, spot: Spot) -> impl Iterator<Item = Piece> {
    tile.dice.iter().map(move |die| Piece {
        spot,
        colour: COLOURS[usize::from(die.owner)],
        face: face(die),
    })
}

fn face(die: &Die) -> Face {
    Face::Die { value: die.value, pale: die.white }
}

/// The cards of the last action, from which and to which, and the cards of what has won.
fn marks(game: &Rokumon, tiles: &[&Tile]) -> Vec<Mark> {
    let mark = |kind: MarkKind, numbers: Vec<u8>| {
        let spots = tiles.iter().zip(0..).filter(move |(tile, _)| numbers.contains(&tile.number));
        spots.map(move |(_, spot)| Mark { spot: Spot(spot), kind }).collect::<Vec<_>>()
    };
    let won = mark(MarkKind::Win, winning(game));
    let from = mark(MarkKind::From, game.from.into_iter().collect());
    won.into_iter()
        .chain(from)
        .chain(mark(MarkKind::Last, game.last.into_iter().collect()))
        .collect()
}

/// The cards of a row or a stack that has won.
fn winning(game: &Rokumon) -> Vec<u8> {
    let row = |row: &[&Tile; 3]| (0..2).any(|seat| row.iter().all(|tile| tile.is_topped_by(seat)));
    let rows = game.now.rows(game.act.lattice).filter(row).flatten();
    match game.outcome.as_ref().map(|outcome| outcome.end) {
        Some("row" | "reveal") => rows.map(|tile| tile.number).collect(),
        Some("stack") => game
            .now
            .cards
            .iter()
            .filter(|tile| tile.dice.len() >= STACK)
            .map(|tile| tile.number)
            .collect(),
        _ => Vec::new(),
    }
}

fn seat_view(game: &Rokumon, seat: u8) -> SeatView {
    let index = usize::from(seat);
    let mut stock = vec![Stock::Pieces(game.now.supply[index].iter().map(face).collect())];
    let machine = game.is_machine(Seat(seat));
    stock.extend(
        (game.act.surprise && !machine).then(|| Stock::Once("surprise", game.now.surprised[index])),
    );
    let on_turn = game.turn() == Turn::Seat(Seat(seat));
    SeatView { seat: Seat(seat), colour: COLOURS[index], on_turn, score: None, stock }
}

fn status(game: &Rokumon) -> Phrase {
    Phrase::new(match (&game.outcome, game.turn()) {
        (Some(outcome), _) => outcome.end,
        (None, Turn::Chance) => "deal",
        _ => "to-move",
    })
}

/// The cells with card, colour and dice from bottom to top, the supplies, the used Surprises and
/// the locked card.
pub(super) fn report(game: &Rokumon) -> Report {
    let now = &game.now;
    let cells = in_reading_order(game).into_iter().map(cell).collect();
    let supply = now.supply.iter().map(|dice| names(dice)).collect();
    let surprised = now.surprised.iter().map(|used| Detail::Flag(*used)).collect();
    let locked = now.locked.map_or(Detail::Null, |card| Detail::Number(card.into()));
    let topped = |seat: u8| {
        let tiles = in_reading_order(game).into_iter().filter(|tile| tile.is_topped_by(seat));
        tiles.map(|tile| tile.number.to_string()).collect()
    };
    Report {
        stones: (0..2).map(topped).collect(),
        captured: vec![0; 2],
        detail: Some(Detail::Map(
            [
                ("cells", Detail::List(cells)),
                ("supply", Detail::List(supply)),
                ("surprised", Detail::List(surprised)),
                ("locked", locked),
            ]
            .into(),
        )),
        ..Report::default()
    }
}

fn cell(tile: &Tile) -> Detail {
    let face = match tile.face {
        Shown::Green => "green",
        Shown::Gold => "gold",
        Shown::Fort => "fort",
    };
    Detail::Map(
        [
            ("cell", Detail::Text(text::cell(tile.cell))),
            ("card", Detail::Number(tile.number.into())),
            ("colour", Detail::Text(face.to_owned())),
            ("dice", names(&tile.dice)),
        ]
        .into(),
    )
}

fn names(dice: &[Die]) -> Detail {
    Detail::List(dice.iter().map(|die| Detail::Text(die.to_string())).collect())
}
