//! The contract between a game and the program: the traits that `src/games` implements, and the types through which
//! `src/app/game` and everything else above hosts any game without naming one.
//!
//! A game is a pure value. It knows seats, turns, actions written as text, legality and its
//! reasons, the end, and the look of its board. It knows no clock, no randomness and no I/O, and
//! uses `std` and `serde` alone.
//!
//! Inside a game actions are typed ([`Game`], [`Hints`]); outside, everything speaks action texts
//! through [`Table`], so that a new game adds no type parameter anywhere.

mod erased;
mod event;
mod guide;
mod hints;
mod lettering;
mod likeness;
mod list;
mod notation;
mod options;
mod outcome;
mod phrase;
mod pool;
mod record;
mod replay;
mod report;
mod scene;
mod seat;
mod table;
mod token;

pub use event::{Event, count_moves, is_event};
pub use guide::{Diagram, Guide, NamedTable};
pub use hints::Hints;
pub use lettering::Lettering;
pub use likeness::Likeness;
pub use list::{Entry, Games, entry};
pub use notation::{LONGEST_ACTION, Parsed, tidy};
pub use options::{Key, Options, Preset, Value, Values, nearest, nearest_pair, slip_of};
pub use outcome::{Outcome, Turn, told_end};
pub use phrase::{Arg, Phrase, Refusal};
pub use pool::Pool;
pub use record::{About, Record, Setup, two_seats};
pub use replay::{Ply, Refused, Replay};
pub use report::{Detail, Report};
pub use scene::{
    Board, Card, CardFace, Colour, Face, Grid, Label, Mark, MarkKind, Piece, Place, PlaceKind,
    Placing, Scene, Score, SeatView, Spot, Stock, Stroke, Threat,
};
pub use seat::{Seat, Side};
pub use table::Table;
pub use token::Token;

use std::fmt::Debug;

/// A game described as data: its name, its options, its presets, and the customs round its games.
#[derive(Debug)]
pub struct GameInfo {
    /// The name in records, commands and rules texts, such as `gomoku`.
    pub id: &'static str,
    /// Number of the rules' revision, from 1. Every rule fix that would change how an old record
    /// replays raises it; a record keeps the number under which it was played, and the game keeps
    /// the old behaviour behind it.
    pub revision: u16,
    /// The named rule sets, the usual one first.
    pub presets: &'static [Preset],
    /// The options, in the order in which the canonical rules text prints them.
    pub keys: &'static [Key],
    /// House rules that hold in every rule set where the sources are silent: fixed words, put into
    /// sentences by the messages `note-GAME-WORD`.
    pub notes: &'static [&'static str],
    /// The presets that most people look for, the best known first: lists to choose from begin with them.
    pub known: &'static [&'static str],
    /// Values of options that people know from another preset than the best known one, each with that preset.
    pub suited: &'static [(&'static str, &'static str)],
    /// The presets that teach the game, each adding something to the one before it. Empty: the
    /// presets are alternatives.
    pub course: &'static [&'static str],
    /// True if the loser of the last game between two people chooses who starts the next one.
    pub loser_chooses: bool,
    /// The fixed word of the title that three wins in a row against the same opponent earn.
    pub title: Option<&'static str>,
}

impl GameInfo {
    /// Returns the presets, the best known first and the others in their order.
    pub fn presets_by_renown(&self) -> Vec<&'static Preset> {
        let mut presets: Vec<&'static Preset> = self.presets.iter().collect();
        let place = |preset: &&Preset| self.known.iter().position(|name| *name == preset.name);
        presets.sort_by_key(|preset| place(preset).unwrap_or(self.known.len()));
        presets
    }
}

/// A list of actions, which may leave some legal ones out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing<A> {
    /// Legal actions of the seat on turn, in the order in which to offer them to a person.
    pub actions: Vec<A>,
    /// True if every legal action is listed. An unbounded board lists only points near its stones.
    pub complete: bool,
}

impl<A> Listing<A> {
    /// A list that leaves nothing out.
    pub fn complete(actions: Vec<A>) -> Self {
        Self { actions, complete: true }
    }
}

/// A game's rules as a pure value: state in, action in, state out.
///
/// Implementations may rely on the callers' side of each contract stated below; [`Table`] is the
/// caller that keeps them.
pub trait Game: Clone + Debug + Eq + Send + Sync + 'static {
    /// One decision of one seat, or one result of chance.
    type Action: Clone + Debug + Eq + Send + Sync;

    /// The game described as data.
    const INFO: GameInfo;

    /// The position before the first action.
    ///
    /// The options come from this game's own [`Game::INFO`] and the seat count from the preset's
    /// range. Options that exclude each other are checked here.
    ///
    /// # Errors
    /// All conflicts among the options and the seat count, not only the first.
    fn new(options: &Options, seats: u8) -> Result<Self, Vec<Refusal>>;

    /// The position of a set-up, past any opening.
    ///
    /// # Errors
    /// `no-setup` where the game has none (the default), otherwise all faults of the set-up.
    fn set_up(options: &Options, seats: u8, setup: &Setup) -> Result<Self, Vec<Refusal>> {
        let _ = (options, seats, setup);
        Err(vec![Refusal::new("no-setup")])
    }

    /// The ratings that results under this rule set count for. By default a game has one pool for
    /// two players, under its own name, and shares the pool of many with the others.
    fn pool(options: &Options, seats: u8) -> Pool {
        let _ = options;
        Pool::of(Self::INFO.id, seats)
    }

    /// The side of each seat. Seats of one side win together. By default each seat is its own.
    fn side(&self, seat: Seat) -> Side {
        Side(seat.0)
    }

    /// The seat that is asked next, or the end. Callers may not assume that seats alternate.
    fn turn(&self) -> Turn;

    /// The seat after the one on turn, as things are, in games of more than two in a fixed order;
    /// by default none.
    fn next(&self) -> Option<Seat> {
        None
    }

    /// The action by which the seat on turn concedes where it is asked to answer; by default none.
    fn concession(&self) -> Option<Self::Action> {
        None
    }

    /// The one action left to the seat on turn that needs no question, such as an unavoidable pass.
    /// A single choice that a person should still see is not forced. By default none.
    fn forced(&self) -> Option<Self::Action> {
        None
    }

    /// Legal actions of the seat on turn; empty when chance is on turn or the game is over.
    fn actions(&self) -> Listing<Self::Action>;

    /// Checks that the action is legal now.
    ///
    /// Called only while the game is not over. During a chance turn it judges a result of chance.
    ///
    /// # Errors
    /// The reason as a fixed word with its arguments.
    fn check(&self, action: &Self::Action) -> Result<(), Refusal>;

    /// Plays an action that [`Game::check`] accepts. Any other action may leave a wrong position.
    fn play_unchecked(&mut self, action: Self::Action);

    /// Plays the action, or refuses it and leaves the position as it was.
    ///
    /// # Errors
    /// As for [`Game::check`].
    fn play(&mut self, action: Self::Action) -> Result<(), Refusal> {
        self.check(&action)?;
        self.play_unchecked(action);
        Ok(())
    }

    /// Turns a number that the caller drew into a result of chance.
    ///
    /// Called only on a chance turn; every number gives a legal action. A game without chance keeps
    /// the default.
    fn chance(&self, number: u64) -> Option<Self::Action> {
        let _ = number;
        None
    }

    /// True if a machine holds this seat: it plays [`Game::automa`], whose actions are in the
    /// record like any other. It neither resigns nor runs out of time. By default people hold every
    /// seat.
    fn is_machine(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// The action of the machine on turn, then the one legal action; none when a person is on turn
    /// or the game is over. A game without machines keeps the default.
    fn automa(&self) -> Option<Self::Action> {
        None
    }

    /// True if a game of two seats is drawn when both have run out of time. By default it is
    /// aborted, since neither has played it to an end.
    fn draws_on_time(&self) -> bool {
        false
    }

    /// Takes a whole side out of a game of more than two, after its resignation or time-out: its
    /// turns are skipped from now on. With two sides the table ends the game and never calls this.
    fn leave(&mut self, side: Side) {
        let _ = side;
    }

    /// True if this seat may offer a draw now. Called for people's seats while the game is not
    /// over, and only where there is a person to offer it to. By default a player may at any time.
    fn may_offer_draw(&self, seat: Seat) -> bool {
        let _ = seat;
        true
    }

    /// Reads an action text, already tidied by [`tidy`], without judging its legality.
    ///
    /// # Errors
    /// `notation` where the text is no action of this game; the arguments give examples.
    fn parse(&self, text: &str) -> Result<Parsed<Self::Action>, Refusal>;

    /// The one canonical spelling of an action.
    fn print(&self, action: &Self::Action) -> String;

    /// The board as a seat sees it, or as everyone does.
    fn scene(&self, viewer: Option<Seat>) -> Scene;

    /// The facts of the position for a verdict, beside the seat on turn.
    fn report(&self) -> Report;

    /// The colour that a seat holds now, the same as in its scenes.
    fn colour(&self, seat: Seat) -> Colour;

    /// Descriptions of the position's images under the symmetries of its board, the position itself first; two positions
    /// of a rule set are alike if one description of theirs is the same. Seats are not in them, the colour on turn is.
    /// None, the default: openings of the game are not counted.
    fn images(&self) -> Vec<Vec<u8>> {
        Vec::new()
    }

    /// The action that is this one in an image of the position, by the image's number.
    fn image(&self, action: &Self::Action, number: usize) -> Option<Self::Action> {
        (number == 0).then(|| action.clone())
    }

    /// The names of the points that are forbidden to the seat on turn. A game that forbids none
    /// keeps the default.
    fn forbidden(&self) -> Vec<String> {
        Vec::new()
    }
}
