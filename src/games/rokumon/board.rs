//! Cards on a lattice, stacks of dice on the cards, supplies: the position, and what can be read
//! off it.

/// A cell of the lattice. On the square one the two numbers count columns and rows; on the brick
/// and the hexagon cards touch along (1,0), (0,1) and (1,−1), and each row is half a card further
/// right than the one above.
pub(super) type Cell = (i8, i8);

/// A die. Acts without values have dice with the value 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Die {
    /// The seat that it belongs to; the white die is Tokugawa's.
    pub(super) owner: u8,
    /// The number on top. It never changes.
    pub(super) value: u8,
    /// True if it is the white one, which alone beats the red six.
    pub(super) white: bool,
}

/// The side of a card that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Face {
    Green,
    Gold,
    /// The card that is face down in act 5 and differs from both.
    Fort,
}

impl Face {
    /// The fixed word for sentences.
    pub(super) fn word(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::Gold => "gold",
            Self::Fort => "down",
        }
    }
}

/// A card with its dice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Card {
    /// The number, 1–7, each once; shown as coins.
    pub(super) number: u8,
    pub(super) face: Face,
    pub(super) cell: Cell,
    /// The dice from bottom to top.
    pub(super) dice: Vec<Die>,
}

/// Everything that two equal positions have in common.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct Position {
    /// The cards in the order of the deal; none before it.
    pub(super) cards: Vec<Card>,
    /// The dice of each seat that are on no card, sorted.
    pub(super) supply: [Vec<Die>; 2],
    pub(super) to_move: u8,
    /// True for each seat that has used its one Surprise.
    pub(super) surprised: [bool; 2],
    /// The card that the last action, a Surprise, has moved.
    pub(super) locked: Option<u8>,
}

/// The neighbourhood of cells, and the directions of lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Lattice {
    Square,
    Hexagons,
}

/// The cards' colours: odd numbers are green, even ones gold, as 1 and 4 must differ. A
/// reconstruction.
pub(super) fn face_of(number: u8) -> Face {
    if number.is_multiple_of(2) { Face::Gold } else { Face::Green }
}

impl Lattice {
    /// One step along each line; the steps back are the same ones with other signs.
    fn lines(self) -> &'static [Cell] {
        match self {
            Self::Square => &[(1, 0), (0, 1)],
            Self::Hexagons => &[(1, 0), (0, 1), (1, -1)],
        }
    }

    /// The cells that touch this one.
    pub(super) fn around(self, (x, y): Cell) -> impl Iterator<Item = Cell> {
        let both = |(right, down): &Cell| [(*right, *down), (-right, -down)];
        self.lines()
            .iter()
            .flat_map(both)
            .map(move |(right, down)| (x.saturating_add(right), y.saturating_add(down)))
    }
}

impl Card {
    /// The die that can be moved.
    pub(super) fn top(&self) -> Option<Die> {
        self.dice.last().copied()
    }

    /// True if this seat's die is on top.
    pub(super) fn is_topped_by(&self, seat: u8) -> bool {
        self.top().is_some_and(|die| die.owner == seat)
    }

    /// True if a die may move from one card to the other: they differ in colour, and the Fort
    /// differs from all.
    pub(super) fn differs_from(&self, other: &Self) -> bool {
        self.face != other.face
    }
}

impl Position {
    /// The card with this number.
    pub(super) fn card(&self, number: u8) -> Option<&Card> {
        self.cards.iter().find(|card| card.number == number)
    }

    /// The card with this number, to change it.
    pub(super) fn card_mut(&mut self, number: u8) -> Option<&mut Card> {
        self.cards.iter_mut().find(|card| card.number == number)
    }

    /// The card on a cell.
    pub(super) fn at(&self, cell: Cell) -> Option<&Card> {
        self.cards.iter().find(|card| card.cell == cell)
    }

    /// All lines of three cards.
    pub(super) fn rows(&self, lattice: Lattice) -> impl Iterator<Item = [&Card; 3]> {
        let row = |card: &'_ Card, (right, down): Cell| -> Option<[&Card; 3]> {
            let (x, y) = card.cell;
            let next = |n: i8| self.at((x.checked_add(n * right)?, y.checked_add(n * down)?));
            Some([self.at(card.cell)?, next(1)?, next(2)?])
        };
        let lines = move |card| lattice.lines().iter().filter_map(move |line| row(card, *line));
        self.cards.iter().flat_map(lines)
    }

    /// True if this seat has the top dice of three cards in a row.
    pub(super) fn has_row(&self, lattice: Lattice, seat: u8) -> bool {
        self.rows(lattice).any(|row| row.iter().all(|card| card.is_topped_by(seat)))
    }

    /// The cards other than this one that touch a cell.
    pub(super) fn touching(
        &self,
        lattice: Lattice,
        cell: Cell,
        but: u8,
    ) -> impl Iterator<Item = &Card> {
        lattice.around(cell).filter_map(|cell| self.at(cell)).filter(move |card| card.number != but)
    }

    /// True if a card may be put on a cell: it is vacant, so another than its own, and touches two
    /// other cards.
    pub(super) fn has_room(&self, lattice: Lattice, number: u8, cell: Cell) -> bool {
        self.at(cell).is_none() && self.touching(lattice, cell, number).count() >= 2
    }

    /// The cells to which a card may be put, in reading order.
    pub(super) fn rooms(&self, lattice: Lattice, number: u8) -> Vec<Cell> {
        let mut rooms: Vec<_> =
            self.cards.iter().flat_map(|card| lattice.around(card.cell)).collect();
        rooms.sort_by_key(|(x, y)| (*y, *x));
        rooms.dedup();
        rooms.retain(|cell| self.has_room(lattice, number, *cell));
        rooms
    }

    /// Puts a die back.
    pub(super) fn give_back(&mut self, die: Die) {
        let supply = &mut self.supply[usize::from(die.owner)];
        supply.push(die);
        supply.sort();
    }
}
