//! A board of either kind, square or unbounded: what every game on crossing lines asks of one.

use super::plane::{Plane, Window};
use super::point::FARTHEST;
use super::{Action, DIRECTIONS, EMPTY, Point, REACH, Square, opening};
use crate::game::{Colour, Grid, Listing, Parsed, Refusal, Setup, Spot, Threat, tidy};

/// The most wrong points of a set-up that are named.
const MOST_FAULTS: usize = 50;
/// The most letters of what is no point that are repeated.
const LONGEST_NAME: usize = 40;

/// The stones on the crossings, of up to four colours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Board {
    /// A square of 9 to 19 lines.
    Square(Square),
    /// A board without edges.
    Plane(Plane),
}

impl Board {
    /// An empty board by the value of a game's key `size`: a number of lines, or `unbounded`.
    pub fn new(size: &str) -> Self {
        size.parse().map_or_else(
            |_| Self::Plane(Plane::default()),
            |lines| Self::Square(Square::new(lines)),
        )
    }

    /// The number of lines of a square board.
    pub fn size(&self) -> Option<u8> {
        match self {
            Self::Square(square) => Some(square.size()),
            Self::Plane(_) => None,
        }
    }

    /// The middle of a square board; of an unbounded one the point of the first stone.
    pub fn centre(&self) -> Point {
        let middle = self.size().map_or(0, |size| i16::from(size / 2));
        Point::new(middle, middle)
    }

    /// True if the point is on the board.
    pub fn holds(&self, point: Point) -> bool {
        match self {
            Self::Square(square) => square.holds(point),
            Self::Plane(plane) => plane.holds(point),
        }
    }

    /// The colour's number of the stone on a point, if there is one.
    pub fn stone(&self, point: Point) -> Option<u8> {
        let cell = match self {
            Self::Square(square) if square.holds(point) => square.cell(point),
            Self::Square(_) => EMPTY,
            Self::Plane(plane) => plane.cell(point),
        };
        cell.checked_sub(1)
    }

    /// The cells along a line on both sides of a point of the board, from the farthest behind to
    /// the farthest ahead, without the point itself. A cell is [`EMPTY`], a colour's number plus
    /// one, or a wall behind the edge.
    pub fn around(&self, point: Point, direction: (i16, i16)) -> [u8; 2 * REACH] {
        match self {
            Self::Square(square) => square.around(point, direction),
            Self::Plane(plane) => plane.around(point, direction),
        }
    }

    /// Puts a stone on an empty point of the board.
    pub fn put(&mut self, point: Point, colour: u8) {
        match self {
            Self::Square(square) => square.put(point, colour),
            Self::Plane(plane) => plane.put(point, colour),
        }
    }

    /// Takes a stone off the board.
    pub fn lift(&mut self, point: Point) {
        match self {
            Self::Square(square) => square.lift(point),
            Self::Plane(plane) => plane.lift(point),
        }
    }

    /// Number of stones on the board.
    pub fn count(&self) -> usize {
        match self {
            Self::Square(square) => square.stones(),
            Self::Plane(plane) => plane.stones(),
        }
    }

    /// True if no point is empty; never without edges.
    pub fn is_full(&self) -> bool {
        matches!(self, Self::Square(square) if square.is_full())
    }

    /// The stones with their colours' numbers, in reading order.
    pub fn stones(&self) -> Vec<(Point, u8)> {
        let points: Vec<Point> = match self {
            Self::Square(square) => square.points().collect(),
            Self::Plane(plane) => plane.taken().collect(),
        };
        points.into_iter().filter_map(|point| Some((point, self.stone(point)?))).collect()
    }

    /// The empty points to offer to a person, the nearest to `focus` first: all of a square board,
    /// those up to 4 from a stone of an unbounded one, or its `0,0` where it is empty.
    pub fn free(&self, focus: Option<Point>) -> Vec<Point> {
        self.free_of(focus, |_| true)
    }

    /// The same points as far as a view shows them.
    pub fn free_in(&self, view: &View, focus: Option<Point>) -> Vec<Point> {
        self.free_of(focus, |point| view.spot(point).is_some())
    }

    /// The empty points to look at for a stone that changes something about others, the nearest to
    /// `focus` first: all of a square board; of an unbounded one those up to 4 from these stones,
    /// and further ones. Stones elsewhere cost nothing.
    pub fn free_near(
        &self,
        stones: impl Iterator<Item = Point>,
        further: Vec<Point>,
        focus: Option<Point>,
    ) -> Vec<Point> {
        let Self::Plane(plane) = self else { return self.free(focus) };
        let mut points = plane.near_to(stones, |_| true);
        points.extend(further);
        points.sort_unstable();
        points.dedup();
        points.sort_by_key(|point| point.distance(focus.unwrap_or(self.centre())));
        points
    }

    fn free_of(&self, focus: Option<Point>, wanted: impl Fn(Point) -> bool) -> Vec<Point> {
        let focus = focus.unwrap_or(self.centre());
        match self {
            Self::Square(square) => {
                square.around_first(focus).filter(|point| square.cell(*point) == EMPTY).collect()
            }
            Self::Plane(plane) if plane.stones() == 0 => vec![self.centre()],
            Self::Plane(plane) => {
                let mut near = plane.near(wanted);
                near.sort_by_key(|point| point.distance(focus));
                near
            }
        }
    }

    /// The empty points at which a stone of a colour could make two fours, two threes or a run of
    /// six: at least those, and on a square board all.
    pub fn crowded(&self, colour: u8) -> Vec<Point> {
        self.crowded_of(colour, |_| true)
    }

    /// The same points as far as a view shows them.
    pub fn crowded_in(&self, view: &View, colour: u8) -> Vec<Point> {
        self.crowded_of(colour, |point| view.spot(point).is_some())
    }

    /// The empty points that a view shows, the nearest to `focus` first; of an unbounded board only
    /// those of [`Board::crowded`].
    pub fn contested_in(&self, view: &View, colour: u8, focus: Option<Point>) -> Vec<Point> {
        let mut points = match self {
            Self::Square(_) => return self.free_in(view, focus),
            Self::Plane(_) => self.crowded_in(view, colour),
        };
        points.sort_by_key(|point| point.distance(focus.unwrap_or(self.centre())));
        points
    }

    fn crowded_of(&self, colour: u8, wanted: impl Fn(Point) -> bool) -> Vec<Point> {
        match self {
            Self::Square(square) => square.free().collect(),
            Self::Plane(plane) => plane.crowded(colour, wanted),
        }
    }

    /// The point of the first stone of an unbounded board, as long as it is the only action
    /// (docs/rules/openings-and-tables.md E1).
    pub fn first_stone(&self) -> Option<Point> {
        let awaited = matches!(self, Self::Plane(plane) if plane.awaits_first());
        awaited.then_some(self.centre())
    }

    /// A list of actions that are legal here; it is complete unless points far from all stones are
    /// left out.
    pub fn listing<A>(&self, actions: Vec<A>, points: bool) -> Listing<A> {
        Listing {
            actions,
            complete: !points || self.size().is_some() || self.first_stone().is_some(),
        }
    }

    /// Checks that a stone can be put here at all.
    ///
    /// # Errors
    /// `off-board` with the first and the last point, `occupied`, `opening` where the first stone
    /// has its place.
    pub fn check_free(&self, point: Point) -> Result<(), Refusal> {
        if !self.holds(point) {
            let (first, last) = match self.size() {
                Some(size) => (0, i16::from(size) - 1),
                None => (-FARTHEST, FARTHEST),
            };
            let corner = |step| self.name(Point::new(step, step));
            let refusal = Refusal::new("off-board").text("point", self.name(point));
            return Err(refusal.text("first", corner(first)).text("last", corner(last)));
        }
        match (self.stone(point), self.first_stone()) {
            (Some(_), _) => Err(Refusal::new("occupied").text("point", self.name(point))),
            (None, Some(first)) if first != point => {
                Err(opening::first_stone(self, &Action::Put(point)))
            }
            (None, _) => Ok(()),
        }
    }

    /// The ends of the unbroken run of one colour through a stone, in one direction, and its
    /// length.
    pub fn run(&self, point: Point, direction: (i16, i16)) -> (Point, Point, u16) {
        let colour = self.stone(point);
        let end = |sign: i16| {
            let steps = (1..).find(|step| {
                colour.is_none() || self.stone(point.step(direction, sign * step)) != colour
            });
            steps.map_or(0, |steps| steps - 1)
        };
        let (behind, ahead) = (end(-1), end(1));
        (point.step(direction, -behind), point.step(direction, ahead), (behind + ahead + 1) as u16)
    }

    /// The runs through a stone in all four directions, with the direction of each.
    pub fn runs(&self, point: Point) -> impl Iterator<Item = ((i16, i16), (Point, Point, u16))> {
        DIRECTIONS.into_iter().map(move |direction| (direction, self.run(point, direction)))
    }

    /// The free points of a view at which a stone of this colour makes a winning run. `wins` judges
    /// its direction, its ends and its length. What is far from the view costs nothing.
    pub fn completing(
        &self,
        colour: u8,
        view: &View,
        wins: impl Fn((i16, i16), (Point, Point, u16)) -> bool,
    ) -> Vec<Point> {
        let arm = |point: Point, direction: (i16, i16), sign: i16| {
            let steps =
                (1..).find(|steps| self.stone(point.step(direction, sign * steps)) != Some(colour));
            steps.map_or(0, |steps| steps - 1)
        };
        let completes = |point: Point, direction: (i16, i16)| {
            let (behind, ahead) = (arm(point, direction, -1), arm(point, direction, 1));
            let ends = (point.step(direction, -behind), point.step(direction, ahead));
            wins(direction, (ends.0, ends.1, (behind + ahead + 1) as u16))
        };
        // Most points have no such stone on either side, which is seen without a walk: no stone alone is a run that wins.
        let is_beside = |point: Point, direction: (i16, i16)| {
            [-1, 1].into_iter().any(|sign| self.cell(point.step(direction, sign)) == colour + 1)
        };
        let mut found = self.beside(colour, view);
        found.retain(|point| {
            DIRECTIONS
                .into_iter()
                .any(|direction| is_beside(*point, direction) && completes(*point, direction))
        });
        found.sort_by_key(|point| point.distance(self.centre()));
        found
    }

    /// The empty points of a view beside a stone of a colour, and on a square board with stones all others too.
    fn beside(&self, colour: u8, view: &View) -> Vec<Point> {
        match self {
            Self::Square(square) if square.stones() == 0 => Vec::new(),
            Self::Square(square) => square.free().collect(),
            Self::Plane(plane) => plane.beside(colour, |point| view.spot(point).is_some()),
        }
    }

    /// The cell of a point of the board, or one step beyond its edge, where the wall is.
    fn cell(&self, point: Point) -> u8 {
        match self {
            Self::Square(square) => square.cell(point),
            Self::Plane(plane) => plane.cell(point),
        }
    }

    /// Reads a point as this board names its points.
    ///
    /// # Errors
    /// `notation`.
    pub fn read(&self, text: &str) -> Result<Parsed<Point>, Refusal> {
        match self {
            Self::Square(square) => Point::lettered(text, square.size()),
            Self::Plane(_) => Point::signed(text).map(Parsed::Action),
        }
    }

    /// The name of a point on this board.
    pub fn name(&self, point: Point) -> String {
        match self {
            Self::Square(_) => point.letters().to_string(),
            Self::Plane(_) => point.steps().to_string(),
        }
    }

    /// The part of the board that a picture shows, around its last stone.
    pub fn view(&self, last: Option<Point>) -> View<'_> {
        match self {
            Self::Square(square) => View::Square(square),
            Self::Plane(plane) => View::Window(plane.window(last)),
        }
    }

    /// Puts the stones of a set-up on the empty board; the first list is of the first colour.
    ///
    /// # Errors
    /// `setup-lists`, `setup-to-move`, `setup-point` and `occupied`, all that apply.
    pub fn set_up(&mut self, setup: &Setup, seats: u8) -> Result<(), Vec<Refusal>> {
        let mut faults = shape_faults(setup, seats);
        if let Self::Plane(plane) = self {
            plane.open();
        }
        let lists = setup.stones.iter().zip(0..seats);
        let stones =
            lists.flat_map(|(stones, colour)| stones.iter().map(move |text| (text, colour)));
        faults.extend(
            stones.filter_map(|(text, colour)| self.set(text, colour).err()).take(MOST_FAULTS),
        );
        if faults.is_empty() { Ok(()) } else { Err(faults) }
    }

    /// Puts a stone of a set-up.
    fn set(&mut self, text: &str, colour: u8) -> Result<(), Refusal> {
        match self.read(&tidy(text)) {
            Ok(Parsed::Action(point)) => self.check_free(point).map(|()| self.put(point, colour)),
            _ => {
                let written: String = text.chars().take(LONGEST_NAME).collect();
                Err(Refusal::new("setup-point").text("written", written))
            }
        }
    }
}

/// The faults in the shape of a set-up, which has a list of stones for each seat and a seat to
/// move.
fn shape_faults(setup: &Setup, seats: u8) -> Vec<Refusal> {
    let lists = setup.stones.len() == usize::from(seats);
    let captured = setup.captured.is_empty() || setup.captured.len() == usize::from(seats);
    let lists = (!(lists && captured)).then(|| Refusal::new("setup-lists").number("seats", seats));
    let to_move =
        (setup.to_move >= seats).then(|| Refusal::new("setup-to-move").number("seats", seats));
    lists.into_iter().chain(to_move).collect()
}

/// The part of a board that a picture shows.
pub enum View<'a> {
    /// All of it.
    Square(&'a Square),
    /// A part.
    Window(Window),
}

impl View<'_> {
    /// A colour's threat of a line at these points; none where no point is left of those that are shown.
    pub fn threat(&self, colour: Colour, points: Vec<Point>) -> Option<Threat> {
        let spots: Vec<Spot> = points.into_iter().filter_map(|point| self.spot(point)).collect();
        (!spots.is_empty()).then_some(Threat { colour, spots, captures: false })
    }

    /// The board without its stones.
    pub fn grid(&self) -> Grid {
        match self {
            Self::Square(square) => square.grid(),
            Self::Window(window) => window.grid(),
        }
    }

    /// The spot of a point of the board, if it is shown.
    pub fn spot(&self, point: Point) -> Option<Spot> {
        match self {
            Self::Square(square) => Some(square.spot(point)),
            Self::Window(window) => window.spot(point),
        }
    }
}
