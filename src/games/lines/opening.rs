//! An opening in play: whose decision is next, what is legal, who holds which colour.
//!
//! Colours move, seats never (docs/rules/openings-and-tables.md A1); the first seat holds the first
//! colour at the start. A stone's colour comes from its number (docs/rules/openings-and-tables.md
//! A2): odd stones are of the first colour.

mod advice;
mod refusals;
mod stages;

pub use refusals::first_stone;
pub use stages::Kind;

use super::symmetry::{Image, equal};
use super::{Action, Board, Choice, Point, View};
use crate::game::{Colour, Outcome, Phrase, Placing, Refusal, Seat, Spot, Turn};
use stages::{By, Stage, Zone};

/// An opening in play, or one that has ended and tells who holds which colour.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Opening {
    /// The stages still to come.
    stages: &'static [Stage],
    /// The seat that acted last.
    actor: Seat,
    /// Number of stones put, captured ones included.
    stones: u8,
    /// True if the colours are exchanged.
    exchanged: bool,
    /// Number of fifths to be offered.
    fifths: u8,
    /// The fifths offered so far.
    offers: Vec<Point>,
    /// True if the last stone of the opening was chosen among fifths.
    picked: bool,
    /// True if fifths are equal by the symmetries of the board alone, as in old records.
    by_board: bool,
}

/// The question of a stage, in the words of a status line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ask {
    /// A stone.
    Stone,
    /// An exchange of colours, or none.
    Exchange,
    /// An exchange of colours, none, or an offer of this number of fifths.
    ExchangeOrOffer(u8),
    /// The colour to hold.
    Take,
    /// The colour to hold, or two more stones.
    TakeOrMore,
    /// A number of fifths up to this one.
    Declare(u8),
    /// An offer of a fifth, with this number still to be offered.
    Offer(u8),
    /// The choice among the fifths.
    Pick,
}

impl Ask {
    /// The status line.
    fn status(self) -> Phrase {
        match self {
            Self::Stone => Phrase::new("to-move"),
            Self::Exchange => Phrase::new("opening-swap"),
            Self::ExchangeOrOffer(fifths) => {
                Phrase::new("opening-swap-or-offer").number("count", fifths)
            }
            Self::Take => Phrase::new("opening-take"),
            Self::TakeOrMore => Phrase::new("opening-take-or-more"),
            Self::Declare(most) => Phrase::new("opening-declare").number("most", most),
            Self::Offer(left) => Phrase::new("opening-offer").number("count", left),
            Self::Pick => Phrase::new("opening-pick"),
        }
    }
}

impl Opening {
    /// The beginning of an opening.
    pub fn new(kind: Kind) -> Self {
        let stages = kind.stages();
        let offers = Vec::new();
        Self {
            stages,
            actor: Seat(0),
            stones: 0,
            exchanged: false,
            fifths: 0,
            offers,
            picked: false,
            by_board: false,
        }
    }

    /// The same opening with fifths that are equal by the symmetries of the board alone.
    #[must_use]
    pub fn by_board(self) -> Self {
        Self { by_board: true, ..self }
    }

    /// The next question; none when the opening has ended (docs/rules/openings-and-tables.md A7).
    pub fn ask(&self) -> Option<Ask> {
        Some(match *self.stages.first()? {
            Stage::Stone(..) => Ask::Stone,
            Stage::Exchange => Ask::Exchange,
            Stage::ExchangeOrOffer(fifths, _) => Ask::ExchangeOrOffer(fifths),
            Stage::Take { more: true } => Ask::TakeOrMore,
            Stage::Take { more: false } => Ask::Take,
            Stage::Declare(most) => Ask::Declare(most),
            Stage::Offer(fifths) => {
                Ask::Offer(fifths.unwrap_or(self.fifths) - self.offers.len() as u8)
            }
            Stage::Pick => Ask::Pick,
        })
    }

    /// The status line of the stage, or of plain play when the opening has ended.
    pub fn status(&self) -> Phrase {
        self.ask().unwrap_or(Ask::Stone).status()
    }

    /// The thing that the next action puts on the board: at a stage a stone with its number, among
    /// how many that one seat puts in a row, and its colour, or a point to offer; none at other
    /// stages. A stone of the colour to move when the opening has ended.
    pub fn placing(&self, to_move: Colour) -> Option<Phrase> {
        let Some(stage) = self.stages.first() else {
            return Some(Phrase::new("stone").text("colour", to_move.word()));
        };
        let colour = Colour::ALL[usize::from(self.next_colour())].word();
        let number = self.stones + 1;
        match *stage {
            Stage::Stone(By::Same | By::Other, _) => {
                let laid = |stage: &&Stage| matches!(stage, Stage::Stone(By::Same, _));
                let of = number + self.stages[1..].iter().take_while(laid).count() as u8;
                let stone = Phrase::new("of").text("colour", colour);
                Some(stone.number("number", number).number("of", of))
            }
            Stage::Stone(By::Holder, _) => {
                Some(Phrase::new("number").text("colour", colour).number("number", number))
            }
            Stage::ExchangeOrOffer(of, _) => Some(Phrase::new("swap-or-offer").number("of", of)),
            Stage::Offer(of) => {
                let offer = Phrase::new("offer").number("number", self.offers.len() as i64 + 1);
                Some(offer.number("of", of.unwrap_or(self.fifths)))
            }
            Stage::Exchange | Stage::Take { .. } | Stage::Declare(_) | Stage::Pick => None,
        }
    }

    /// The stone that the stage asks for, for a scene: its colour, and the free points of its zone
    /// that the view shows, where a square board has one. None at other stages and when the opening
    /// has ended.
    pub fn scene_placing(&self, board: &Board, view: &View) -> Option<Placing> {
        let Some(Stage::Stone(_, zone)) = self.stages.first() else { return None };
        let limited = board.size().is_some() && *zone != Zone::Anywhere;
        let free = if limited { board.free(None) } else { Vec::new() };
        let within = free.into_iter().filter(|point| zone.has(*point, board));
        let mut zone: Vec<Spot> = within.filter_map(|point| view.spot(point)).collect();
        zone.sort_unstable();
        Some(Placing { colour: Colour::ALL[usize::from(self.next_colour())], zone })
    }

    /// The seat that is asked next (docs/rules/openings-and-tables.md A3); none when the opening
    /// has ended.
    pub fn asked(&self) -> Option<Seat> {
        Some(match self.stages.first()? {
            Stage::Stone(By::Same, _) | Stage::Declare(_) => self.actor,
            Stage::Stone(By::Holder, _) => self.holder(self.next_colour()),
            Stage::Stone(By::Other, _)
            | Stage::Exchange
            | Stage::ExchangeOrOffer(..)
            | Stage::Take { .. } => Seat(1 - self.actor.0),
            Stage::Offer(_) => self.holder(0),
            Stage::Pick => self.holder(1),
        })
    }

    /// The turn of a game with this opening and outcome; after the opening it is that of this colour.
    pub fn turn(&self, to_move: u8, outcome: Option<&Outcome>) -> Turn {
        let seat = || self.asked().unwrap_or(self.holder(to_move));
        outcome.cloned().map_or_else(|| Turn::Seat(seat()), Turn::Over)
    }

    /// True if no stage is left.
    pub fn has_ended(&self) -> bool {
        self.stages.is_empty()
    }

    /// True if a stage is left that asks for something else than a stone.
    pub fn leaves_choice(&self) -> bool {
        self.stages.iter().any(|stage| !matches!(stage, Stage::Stone(..)))
    }

    /// True if so many stones are those of the opening, the last of which was chosen among fifths.
    pub fn ends_with_pick(&self, stones: usize) -> bool {
        self.picked && stones == usize::from(self.stones)
    }

    /// True if the stage asks for points of the board, alone or among others.
    pub fn asks_points(&self) -> bool {
        matches!(
            self.stages.first(),
            Some(Stage::Stone(..) | Stage::Offer(_) | Stage::ExchangeOrOffer(..))
        )
    }

    /// The colour's number of the next stone, as long as two colours alternate.
    pub fn next_colour(&self) -> u8 {
        self.stones % 2
    }

    /// The seat that holds a colour; and the colour that a seat holds, since an exchange goes both
    /// ways.
    pub fn holder(&self, colour: u8) -> Seat {
        Seat(if self.exchanged { 1 - colour } else { colour })
    }

    /// The stage in letters, the same for positions in which the same is asked of the same colour.
    pub fn stage_text(&self) -> String {
        let actor = if self.has_ended() { Seat(0) } else { self.holder(self.actor.0) };
        let Self { stages, stones, fifths, .. } = self;
        format!("{stages:?} {} {} {fifths}", actor.0, stones % 2 * u8::from(!self.has_ended()))
    }

    /// The fifths offered, in order.
    pub fn offers(&self) -> &[Point] {
        &self.offers
    }

    /// The legal actions of the stage, points nearest to `focus` first
    /// (docs/rules/openings-and-tables.md G5).
    pub fn actions(&self, board: &Board, focus: Option<Point>) -> Vec<Action> {
        let swaps = [Choice::Swap, Choice::Stay].map(Action::Choose);
        match self.stages.first() {
            None => Vec::new(),
            Some(Stage::Stone(_, zone)) => board
                .free(focus)
                .into_iter()
                .filter(|point| zone.has(*point, board))
                .map(Action::Put)
                .collect(),
            Some(Stage::Exchange) => swaps.to_vec(),
            Some(Stage::ExchangeOrOffer(..)) => {
                swaps.into_iter().chain(self.unequal(board, focus)).collect()
            }
            Some(Stage::Take { more }) => {
                let more = more.then_some(Choice::PlaceMore);
                [Choice::TakeFirst, Choice::TakeSecond]
                    .into_iter()
                    .chain(more)
                    .map(Action::Choose)
                    .collect()
            }
            Some(Stage::Declare(most)) => {
                (1..=u16::from(*most)).map(|n| Action::Choose(Choice::Declare(n))).collect()
            }
            Some(Stage::Offer(_)) => self.unequal(board, focus).collect(),
            Some(Stage::Pick) => self.offers.iter().copied().map(Action::Put).collect(),
        }
    }

    /// An offer of every empty point that equals no earlier one.
    fn unequal(&self, board: &Board, focus: Option<Point>) -> impl Iterator<Item = Action> {
        let stones = board.stones();
        let points = board
            .free(focus)
            .into_iter()
            .filter(move |point| self.like(*point, &stones, board).is_none());
        points.map(Action::Offer)
    }

    /// The earlier offer that a point equals, and by which turn or reflection
    /// (docs/rules/openings-and-tables.md A10).
    fn like(&self, point: Point, stones: &[(Point, u8)], board: &Board) -> Option<(Point, Image)> {
        let centre = self.by_board.then(|| board.centre());
        let mut offers = self.offers.iter();
        offers.find_map(|offer| Some((*offer, equal(*offer, point, stones, centre)?)))
    }

    /// Checks that the stage takes this action. After the opening it judges only that the action is
    /// an ordinary one.
    ///
    /// # Errors
    /// In this order (docs/rules/openings-and-tables.md A9): `opening` where the stage asks for
    /// something else, `off-board`, `occupied`, `opening` where the point is out of the zone or
    /// equals an earlier offer.
    pub fn check(&self, board: &Board, action: &Action) -> Result<(), Refusal> {
        match (self.stages.first(), action) {
            (None, Action::Pass) if board.first_stone().is_some() => {
                Err(first_stone(board, action))
            }
            (None, Action::Pass) => Ok(()),
            (None, Action::Put(point)) => board.check_free(*point),
            (Some(Stage::Stone(_, zone)), Action::Put(point)) => {
                board.check_free(*point)?;
                if zone.has(*point, board) {
                    Ok(())
                } else {
                    Err(refusals::zone(board, *point, *zone))
                }
            }
            (
                Some(Stage::Exchange | Stage::ExchangeOrOffer(..)),
                Action::Choose(Choice::Swap | Choice::Stay),
            ) => Ok(()),
            (Some(Stage::Take { .. }), Action::Choose(Choice::TakeFirst | Choice::TakeSecond)) => {
                Ok(())
            }
            (Some(Stage::Take { more: true }), Action::Choose(Choice::PlaceMore)) => Ok(()),
            (Some(Stage::Declare(most)), Action::Choose(Choice::Declare(n)))
                if (1..=u16::from(*most)).contains(n) =>
            {
                Ok(())
            }
            (Some(Stage::Offer(_) | Stage::ExchangeOrOffer(..)), Action::Offer(point)) => {
                board.check_free(*point)?;
                match self.like(*point, &board.stones(), board) {
                    None => Ok(()),
                    Some((offer, image)) => Err(refusals::equal(board, *point, offer, image)),
                }
            }
            (Some(Stage::Pick), Action::Put(point)) if self.offers.contains(point) => Ok(()),
            _ => Err(refusals::not_asked(board, self, action)),
        }
    }

    /// Plays an action that [`Opening::check`] accepts, while the opening lasts. A stone has the
    /// colour of [`Opening::next_colour`] before the call.
    pub fn play(&mut self, action: &Action) {
        let Some(asked) = self.asked() else { return };
        let rest = &self.stages[1..];
        self.actor = asked;
        self.stages = match (self.stages[0], action) {
            (Stage::ExchangeOrOffer(_, others), Action::Offer(point)) => {
                self.offers.push(*point);
                others
            }
            (Stage::Offer(fifths), Action::Offer(point)) => {
                self.offers.push(*point);
                let all = self.offers.len() >= usize::from(fifths.unwrap_or(self.fifths));
                if all { rest } else { self.stages }
            }
            (_, Action::Choose(choice)) => self.choose(*choice, rest),
            (stage, _) => {
                self.picked = stage == Stage::Pick;
                self.stones += 1;
                self.offers.clear();
                rest
            }
        };
    }

    /// Plays a choice and gives the stages that follow.
    fn choose(&mut self, choice: Choice, rest: &'static [Stage]) -> &'static [Stage] {
        match choice {
            Choice::Swap => self.exchanged = !self.exchanged,
            Choice::TakeFirst => self.exchanged = self.actor != Seat(0),
            Choice::TakeSecond => self.exchanged = self.actor == Seat(0),
            Choice::Declare(number) => self.fifths = number as u8,
            Choice::Stay | Choice::PlaceMore => {}
        }
        if matches!(choice, Choice::TakeFirst | Choice::TakeSecond) { &[] } else { rest }
    }
}
