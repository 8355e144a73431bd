//! The contract: what a game is, so that everything above can host any game without knowing which.
//!
//! A game is a pure value. It knows seats, turns, actions written as text, what is legal and why not, how it
//! ended, and what its board looks like. It knows no clock, no randomness and no I/O, and uses `std` and `serde`
//! alone.
//!
//! Inside a game actions are typed ([`Game`]); past the list of games everything speaks action texts through
//! [`Table`], so a new game adds no type parameter anywhere.

mod guide;
mod notation;
mod options;
mod outcome;
mod phrase;
mod pool;
mod record;
mod report;
mod scene;
mod seat;
mod table;

pub use guide::{Diagram, Guide};
pub use notation::{LONGEST_ACTION, Parsed, tidy};
pub use options::{Key, Options, Preset, Value, Values, nearest};
pub use outcome::{Outcome, Turn};
pub use phrase::{Arg, Phrase, Refusal};
pub use pool::Pool;
pub use record::{Record, Setup};
pub use report::{Detail, Report};
pub use scene::{
    Board, Card, CardFace, Colour, Face, Grid, Label, Mark, MarkKind, Piece, Place, PlaceKind,
    Scene, SeatView, Spot, Stock, Stroke, Threat,
};
pub use seat::{Seat, Side};
pub use table::{Entry, Event, Games, Table, entry};

use std::fmt::Debug;

/// A game described as data: its name, its options and who can play it.
#[derive(Debug)]
pub struct Sheet {
    /// The name in records, commands and rules texts, such as `gomoku`.
    pub id: &'static str,
    /// Raised by every rule fix that would change how an old record replays; a record keeps the number it was
    /// played under, and the game keeps the old behaviour behind it.
    pub revision: u16,
    /// The named rule sets, the usual one first.
    pub presets: &'static [Preset],
    /// The options, in the order in which the canonical rules text prints them.
    pub keys: &'static [Key],
    /// What is decided where the rules' sources are silent, and holds in every rule set: fixed words, said by the
    /// messages `note-GAME-WORD`.
    pub notes: &'static [&'static str],
}

/// What the listed actions are and whether there are any others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Listing<A> {
    /// Legal actions of the seat whose turn it is, in the order in which to offer them to a person.
    pub actions: Vec<A>,
    /// Whether every legal action is listed. An unbounded board lists only the points near its stones.
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
/// Implementations may rely on the callers' side of each contract stated below; [`Table`] is the caller that
/// keeps them.
pub trait Game: Clone + Debug + Eq + Send + Sync + 'static {
    /// One decision of one seat, or one result of chance.
    type Action: Clone + Debug + Eq + Send + Sync;

    /// The game described as data.
    const SHEET: Sheet;

    /// The presets that teach the game, each adding something to the one before it. Empty: the presets are
    /// alternatives.
    const COURSE: &'static [&'static str] = &[];

    /// Who lost the last game between two people chooses who begins the next one.
    const LOSER_CHOOSES: bool = false;

    /// The title that three wins in a row against the same opponent earn, by its fixed word.
    const TITLE: Option<&'static str> = None;

    /// The position before the first action.
    ///
    /// The options come from this game's own sheet and the seat count from the preset's range. What is left to
    /// check here are options that exclude each other.
    ///
    /// # Errors
    /// All conflicts among the options and the seat count, not only the first.
    fn new(options: &Options, seats: u8) -> Result<Self, Vec<Refusal>>;

    /// A position that someone set up, past any opening.
    ///
    /// # Errors
    /// `no-setup` where the game has none (the default), otherwise what is wrong with the set-up and where.
    fn set_up(options: &Options, seats: u8, setup: &Setup) -> Result<Self, Vec<Refusal>> {
        let _ = (options, seats, setup);
        Err(vec![Refusal::new("no-setup")])
    }

    /// The ratings that results under this rule set count for. Unless a game says otherwise it has one pool for two
    /// players, under its own name, and shares the pool of many with the others.
    fn pool(options: &Options, seats: u8) -> Pool {
        let _ = options;
        Pool::of(Self::SHEET.id, seats)
    }

    /// The side of each seat. Seats of one side win together. Unless a game says otherwise each seat is its own.
    fn side(&self, seat: Seat) -> Side {
        Side(seat.0)
    }

    /// Who is asked next. Nothing outside may assume that seats alternate.
    fn turn(&self) -> Turn;

    /// Who is asked after the seat on turn, as things stand. Said where more than two play in a fixed order; by default
    /// it is not.
    fn next(&self) -> Option<Seat> {
        None
    }

    /// The action by which the seat on turn gives in where it is asked to answer; none where it is not.
    fn concession(&self) -> Option<Self::Action> {
        None
    }

    /// What is done for the seat on turn because nothing else is left and nobody needs to be asked, such as a pass. A
    /// single choice that a person should still see is none.
    fn forced(&self) -> Option<Self::Action> {
        None
    }

    /// What the seat on turn may do; empty when chance is on turn or the game is over.
    fn actions(&self) -> Listing<Self::Action>;

    /// Whether the action is legal now.
    ///
    /// Called only while the game is not over. During a chance turn it judges a result of chance.
    ///
    /// # Errors
    /// The fixed word for the reason, with its arguments.
    fn check(&self, action: &Self::Action) -> Result<(), Refusal>;

    /// Plays an action that [`Game::check`] accepts. Anything else may leave a wrong position.
    fn play_unchecked(&mut self, action: Self::Action);

    /// Plays the action, or refuses it and leaves the position as it was.
    ///
    /// # Errors
    /// What [`Game::check`] says.
    fn play(&mut self, action: Self::Action) -> Result<(), Refusal> {
        self.check(&action)?;
        self.play_unchecked(action);
        Ok(())
    }

    /// Turns a number that the caller drew into a result of chance.
    ///
    /// Called only on a chance turn; every number gives a legal action. A game without chance keeps the default.
    fn chance(&self, number: u64) -> Option<Self::Action> {
        let _ = number;
        None
    }

    /// Whether a machine holds this seat: its actions are what [`Game::automa`] says, and stand in the record like
    /// any other. It neither resigns nor runs out of time. Unless a game says otherwise people hold every seat.
    fn is_machine(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// What the machine on turn does, which is then the one legal action; none when it is nobody's or a person's
    /// turn. A game without machines keeps the default.
    fn automa(&self) -> Option<Self::Action> {
        None
    }

    /// Whether a game of two seats is drawn when both have run out of time. Unless a game says so it is broken off, since
    /// neither has played it to an end.
    fn draws_on_time(&self) -> bool {
        false
    }

    /// A whole side of more than two has left the game by resignation or on time: its turns are skipped from now
    /// on. With two sides the table ends the game itself and never calls this.
    fn leave(&mut self, side: Side) {
        let _ = side;
    }

    /// Whether this seat may offer a draw now. Called for people's seats while the game is not over, and only where
    /// there is a person to offer it to. Unless a game says otherwise anybody may at any time.
    fn may_offer_draw(&self, seat: Seat) -> bool {
        let _ = seat;
        true
    }

    /// Whether this seat would have a winning action if it were its turn now. Called for people's seats while the game is
    /// not over. A game in which nobody announces that keeps the default.
    fn threatens(&self, seat: Seat) -> bool {
        let _ = seat;
        false
    }

    /// What a listed action leads to beyond what its text says, as a few words beside it in a menu. Unless a game
    /// says otherwise the text says all.
    fn outlook(&self, action: &Self::Action) -> Option<Phrase> {
        let _ = action;
        None
    }

    /// The same for an action that has been begun and can go on, such as which die would move. Unless a game says otherwise
    /// its name says all.
    fn about(&self, begun: &str) -> Option<Phrase> {
        let _ = begun;
        None
    }

    /// What is asked of a person for whom this is one of the ways to go on: an action text or the beginning of one, such as
    /// a die or a card. Where all ways of a menu ask the same it is the menu's question; a game that asks nothing in
    /// particular keeps the default.
    fn question(&self, choice: &str) -> Option<Phrase> {
        let _ = choice;
        None
    }

    /// What came of the last action beyond what its text says, such as who won a fight. Unless a game says otherwise the
    /// text says all.
    fn upshot(&self) -> Option<Phrase> {
        None
    }

    /// Reads an action text, already tidied by [`tidy`]. Says what is written, not whether it is legal.
    ///
    /// # Errors
    /// `notation` where the text is no action of this game; the arguments say what would be.
    fn parse(&self, text: &str) -> Result<Parsed<Self::Action>, Refusal>;

    /// The one canonical spelling of an action.
    fn print(&self, action: &Self::Action) -> String;

    /// What the board shows to a seat, or to everybody.
    fn scene(&self, viewer: Option<Seat>) -> Scene;

    /// What the board shows while a seat is choosing: `begun` is a tidied action text, mostly unfinished, such as
    /// `surprise 6`, and empty before anything is chosen. A game that has nothing to add shows the scene as it is.
    fn preview(&self, viewer: Option<Seat>, begun: &str) -> Scene {
        let _ = begun;
        self.scene(viewer)
    }

    /// What a verdict says about the position beside whose turn it is.
    fn report(&self) -> Report;

    /// The colour that a seat holds now, the same as in its scenes.
    fn colour(&self, seat: Seat) -> Colour;

    /// The names of the points that are forbidden to the seat on turn. A game that forbids none keeps the default.
    fn forbidden(&self) -> Vec<String> {
        Vec::new()
    }

    /// What the page about a rule set of this game says beyond one sentence for each option. The options go together.
    /// A game that keeps the default has a page of its options alone.
    fn guide(options: &Options) -> Guide {
        let _ = options;
        Guide::default()
    }
}
