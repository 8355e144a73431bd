//! The scene: a description of the board for pictures and for words, with pieces, marks and seats.
//!
//! A game describes its scene; `render` paints it as pixels or text and `words` describes it to
//! those who cannot see. All names here are the game's own; all labels are fixed words.

use super::{Phrase, Seat};

/// A position to look at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Scene {
    /// The ground of the pieces.
    pub board: Board,
    /// The pieces; of several on one spot the later ones are on top.
    pub pieces: Vec<Piece>,
    /// Number of pieces outside of the part shown, on a board without edges that has grown past any
    /// picture.
    pub hidden: u16,
    /// Marks over the pieces.
    pub marks: Vec<Mark>,
    /// Lines to be struck through, such as a winning five.
    pub strokes: Vec<Stroke>,
    /// The wins that are one stone away, for those who cannot see them.
    pub threats: Vec<Threat>,
    /// The stone that an opening asks for; none in plain play.
    pub placing: Option<Placing>,
    /// The seats in order, with the colour that each holds now.
    pub seats: Vec<SeatView>,
    /// The name of the position, such as that of its opening.
    pub name: Option<Phrase>,
    /// The status line: the seat on turn and the stage, or the end.
    pub status: Phrase,
}

impl Scene {
    /// Ends the scene of a position in which the game might go on: no one is to move, and nothing is ahead.
    pub fn end(&mut self, status: &'static str) {
        self.status = Phrase::new(status);
        self.seats.iter_mut().for_each(|seat| seat.on_turn = false);
        self.marks.retain(|mark| mark.kind != MarkKind::Forbidden);
        self.threats.clear();
        self.placing = None;
    }

    /// Takes the marks of rows away that have not won: they waited for an answer, and the game has ended otherwise.
    pub fn forget_waiting(&mut self) {
        self.marks.retain(|mark| mark.kind != MarkKind::Win);
    }
}

/// A spot of the board, by its number (see [`Board::name`]).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Spot(pub u16);

/// The ground of the pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Board {
    /// Crossing lines, played on the crossings. Spots count along the rows from the bottom left.
    Grid(Grid),
    /// Places anywhere, with links between them. Spots count the places.
    Places {
        /// The places, in reading order.
        places: Vec<Place>,
        /// Pairs of places joined by a line.
        links: Vec<(Spot, Spot)>,
        /// Labels on the board beside the places.
        labels: Vec<Label>,
    },
}

/// A board of crossing lines, or a window on one without edges.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Grid {
    /// The labels of the columns, from the left.
    pub columns: Vec<String>,
    /// The labels of the rows, from the bottom.
    pub rows: Vec<String>,
    /// The text between a column's label and a row's in the name of a point; empty on lettered
    /// boards.
    pub between: &'static str,
    /// True if the board ends at the outermost lines.
    pub edged: bool,
    /// Crossings marked with a small dot.
    pub stars: Vec<Spot>,
    /// True if players of this rule set may prefer columns without the letter I (see [`super::Lettering`]). The labels
    /// here have it.
    pub may_lack_i: bool,
}

/// A place of a board that is no grid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Place {
    /// The name by which actions speak of it.
    pub name: String,
    /// The middle, rightwards, in thousandths of a place's width.
    pub x: i32,
    /// The middle, downwards, in thousandths of a place's width.
    pub y: i32,
    /// The kind of place.
    pub kind: PlaceKind,
}

/// The kind of a place, which decides its look and its description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlaceKind {
    /// A hollow for a piece, its name beside it.
    Hollow,
    /// A circle for a piece.
    Circle {
        /// The label while it is empty.
        label: String,
        /// The cost, as a number of dots.
        dots: u8,
    },
    /// A circle of a track.
    Track {
        /// The label while it is empty, one line or two.
        label: String,
        /// The next place of the track.
        next: Spot,
    },
    /// The board's emblem, on which nothing is ever put.
    Emblem,
    /// A card, which carries stacks of pieces.
    Card(Card),
    /// A vacant cell to which a card could go, its name in it.
    Cell,
}

/// A card on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Card {
    /// The number, shown as coins.
    pub number: u8,
    /// The side that is shown.
    pub face: CardFace,
    /// True if it may not be moved now.
    pub locked: bool,
}

/// The side of a card that is shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum CardFace {
    /// A green face; black suits of playing cards.
    Green,
    /// A golden face; red suits of playing cards.
    Gold,
    /// The back.
    Down,
}

impl CardFace {
    /// The fixed word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Green => "green",
            Self::Gold => "gold",
            Self::Down => "down",
        }
    }
}

/// A label beside the places.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// The text of the label.
    pub text: String,
    /// The middle, rightwards, in thousandths of a place's width.
    pub x: i32,
    /// The middle, downwards, in thousandths of a place's width.
    pub y: i32,
}

impl Board {
    /// The name by which actions speak of a spot.
    pub fn name(&self, spot: Spot) -> String {
        match self {
            Self::Grid(grid) => grid.name(spot),
            Self::Places { places, .. } => {
                places.get(usize::from(spot.0)).map_or_else(String::new, |p| p.name.clone())
            }
        }
    }

    /// The spot of which actions speak by this name; none if no spot has it.
    pub fn spot(&self, name: &str) -> Option<Spot> {
        match self {
            Self::Grid(grid) => grid.named(name),
            Self::Places { places, .. } => {
                places.iter().position(|place| place.name == name).map(|at| Spot(at as u16))
            }
        }
    }
}

impl Grid {
    /// The spot where a column and a row cross, both counted from 0 at the bottom left.
    pub fn spot(&self, column: usize, row: usize) -> Spot {
        Spot((row * self.columns.len() + column) as u16)
    }

    /// The column and the row of a spot, both counted from 0 at the bottom left.
    pub fn crossing(&self, spot: Spot) -> (usize, usize) {
        let number = usize::from(spot.0);
        (number % self.columns.len(), number / self.columns.len())
    }

    /// The spots of a stroke, from one end to the other: a step along a row, a column or a diagonal at a time.
    pub fn along(&self, stroke: Stroke) -> Vec<Spot> {
        let ((x, y), (end_x, end_y)) = (self.crossing(stroke.from), self.crossing(stroke.to));
        let steps = x.abs_diff(end_x).max(y.abs_diff(end_y));
        let at = |one: usize, other: usize, step: usize| {
            if other >= one {
                one + (other - one) * step / steps.max(1)
            } else {
                one - (one - other) * step / steps.max(1)
            }
        };
        (0..=steps).map(|step| self.spot(at(x, end_x, step), at(y, end_y, step))).collect()
    }

    /// The name by which actions speak of a spot.
    fn name(&self, spot: Spot) -> String {
        let (column, row) = self.crossing(spot);
        let row = self.rows.get(row).map_or("", String::as_str);
        format!("{}{}{row}", self.columns[column], self.between)
    }

    /// The spot of which actions speak by this name.
    fn named(&self, name: &str) -> Option<Spot> {
        let crossed = |(column, label): (usize, &String)| {
            let row = name.strip_prefix(label.as_str())?.strip_prefix(self.between)?;
            let row = self.rows.iter().position(|label| label == row)?;
            Some(self.spot(column, row))
        };
        self.columns.iter().enumerate().find_map(crossed)
    }
}

/// A piece on a spot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece {
    /// The place.
    pub spot: Spot,
    /// The colour of its owner.
    pub colour: Colour,
    /// The kind of piece.
    pub face: Face,
}

impl Piece {
    /// A stone.
    pub fn stone(spot: Spot, colour: Colour) -> Self {
        Self { spot, colour, face: Face::Stone }
    }
}

/// The kind of a piece, beside its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Face {
    /// A round stone.
    Stone,
    /// A die.
    Die {
        /// The number on top; 0 where a game's dice have none.
        value: u8,
        /// True if it is white, though it belongs to the piece's colour.
        pale: bool,
    },
}

/// The colour of a stone, which is state: openings exchange who holds which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Colour {
    /// The first colour.
    Black,
    /// The second.
    White,
    /// The third.
    Red,
    /// The fourth.
    Blue,
}

impl Colour {
    /// All of them, in the order in which seats take them.
    pub const ALL: [Self; 4] = [Self::Black, Self::White, Self::Red, Self::Blue];

    /// The fixed word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Black => "black",
            Self::White => "white",
            Self::Red => "red",
            Self::Blue => "blue",
        }
    }
}

/// A mark on a spot; each kind differs by its shape, not only by its colour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Mark {
    /// The place.
    pub spot: Spot,
    /// The kind of mark.
    pub kind: MarkKind,
}

/// The kind of a mark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum MarkKind {
    /// The last stone placed; behind it those that the same player has placed just before, where the game has such turns.
    Last,
    /// The spot that the last piece to move left.
    From,
    /// A stone of the winning line, or of one that wins unless it is answered.
    Win,
    /// An empty spot from which the last move took a stone.
    Taken,
    /// An empty spot where the seat on turn may not play.
    Forbidden,
    /// An offered spot by its letter, counted from 0; it is empty until it is chosen.
    Offer(u8),
}

/// A line struck from one spot to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Stroke {
    /// One end.
    pub from: Spot,
    /// The other.
    pub to: Spot,
}

/// A win that is one stone away: by a line, a four by the rules' word where a line has five, or by what is captured.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Threat {
    /// The colour that would win.
    pub colour: Colour,
    /// The empty spots at which its next stone does.
    pub spots: Vec<Spot>,
    /// True if the stone wins by what it captures.
    pub captures: bool,
}

/// A stone that an opening asks the seat on turn for.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Placing {
    /// Its colour, which need not be the seat's own.
    pub colour: Colour,
    /// The empty spots where it may be put, if the opening limits them; empty where it does not.
    pub zone: Vec<Spot>,
}

/// The result of a seat once the game is over.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// The seat's side won, alone.
    Won,
    /// The seat's side shares the first place.
    Drawn,
    /// The seat's side did not win.
    Lost,
}

/// The part of a scene about one seat.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SeatView {
    /// The seat.
    pub seat: Seat,
    /// The colour that it holds now.
    pub colour: Colour,
    /// True if it is asked next.
    pub on_turn: bool,
    /// Its result, which the table adds once the game is over.
    pub score: Option<Score>,
    /// The seat's stones, dice or captures beside the board.
    pub stock: Vec<Stock>,
}

/// A seat's things beside the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stock {
    /// Number of own stones still to be placed.
    Hand(u16),
    /// Stones taken from others.
    Captured {
        /// Number of them.
        stones: u16,
        /// Number of them with those of the mates, where a team's count together.
        team: Option<u16>,
        /// Number that wins, where captures do.
        goal: Option<u16>,
        /// True if the rules capture pairs alone, so that the number of stones is one of pairs.
        pairs: bool,
    },
    /// The own pieces, one by one.
    Pieces(Vec<Face>),
    /// An action that is allowed once in a game, by its fixed word; true if it has been used.
    Once(&'static str, bool),
}
