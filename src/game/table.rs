//! A game in play, driven by action texts.
//!
//! The table decides what no game decides: nothing is played after the end, and the table events
//! `resign`, `draw` and `timeout`, which are in a record like actions, end a game or take a seat
//! out.

use super::erased::{DynGame, Erased};
use super::{
    Colour, Event, GameInfo, Hints, LONGEST_ACTION, Listing, NamedTable, Outcome, Parsed, Phrase,
    Refusal, Report, Scene, Seat, Side, Token, Turn, tidy, told_end,
};
use std::borrow::Cow;
use std::fmt;
use std::sync::Arc;

/// A game in play. A clone shares the position until one of the two is played on.
#[derive(Clone)]
pub struct Table {
    info: &'static GameInfo,
    game: Arc<dyn DynGame>,
    seats: u8,
    sides: u8,
    /// The seats that machines hold though the game has people in them, one bit each.
    machines: u16,
    /// The seats that have resigned or run out of time, one bit each.
    departed: u16,
    /// The end that a table event made.
    ended: Option<Outcome>,
    plies: u32,
    /// True if the last ply was a table event.
    after_event: bool,
}

impl Table {
    /// A table before its first action.
    pub(super) fn new(info: &'static GameInfo, game: Arc<dyn DynGame>, seats: u8) -> Self {
        let sides = (0..seats).map(|seat| game.side(Seat(seat)).0 + 1).max().unwrap_or(0);
        let (machines, departed) = (0, 0);
        let (ended, plies, after_event) = (None, 0, false);
        Self { info, game, seats, sides, machines, departed, ended, plies, after_event }
    }

    /// Gives these seats to machines, which decide as people would. It changes no rule: a record replays without it.
    #[must_use]
    pub fn with_machines(self, seats: impl IntoIterator<Item = Seat>) -> Self {
        let machines = seats.into_iter().fold(0, |machines, seat| machines | 1 << seat.0);
        Self { machines, ..self }
    }

    /// The game described as data.
    pub fn info(&self) -> &'static GameInfo {
        self.info
    }

    /// The position as the type of its game, as long as no table event has ended it; none if it is
    /// another game. For the list of games, which alone names types.
    pub fn game<G: Hints>(&self) -> Option<&G> {
        self.in_play()?.as_any().downcast_ref::<Erased<G>>().map(|game| &game.0)
    }

    /// Number of seats.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// Number of actions and table events applied so far.
    pub fn plies(&self) -> u32 {
        self.plies
    }

    /// The side of a seat.
    pub fn side(&self, seat: Seat) -> Side {
        self.game.side(seat)
    }

    /// The seat that is asked next, or the end.
    pub fn turn(&self) -> Turn {
        match self.ended.clone().map_or_else(|| self.game.turn(), Turn::Over) {
            Turn::Over(outcome) if outcome.drawn => Turn::Over(self.drawn(outcome)),
            turn => turn,
        }
    }

    /// The seat on turn; none during a chance turn and after the end.
    pub fn to_move(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    /// The seat after the one on turn, where more than two play in a fixed order.
    pub fn next(&self) -> Option<Seat> {
        self.to_move().and_then(|_| self.game.next())
    }

    /// The seat whose player decides for a seat: itself or, when it has resigned or run out of
    /// time, a mate who plays on.
    pub fn acting(&self, seat: Seat) -> Seat {
        let is_mate = |mate: &Seat| self.side(*mate) == self.side(seat) && !self.has_left(*mate);
        if self.has_left(seat) { self.all_seats().find(is_mate).unwrap_or(seat) } else { seat }
    }

    /// True if a seat has resigned or run out of time, also while the others play on.
    pub fn has_left(&self, seat: Seat) -> bool {
        self.departed & 1 << seat.0 != 0
    }

    /// The outcome; none while the game is not over.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.turn() {
            Turn::Over(outcome) => Some(outcome),
            Turn::Seat(_) | Turn::Chance => None,
        }
    }

    /// True if a machine holds this seat: by the rules of the game, or as its occupant.
    pub fn is_machine(&self, seat: Seat) -> bool {
        self.game.is_machine(seat) || self.is_occupied(seat)
    }

    /// True if a machine holds this seat where the rules have a person.
    fn is_occupied(&self, seat: Seat) -> bool {
        self.machines & 1 << seat.0 != 0
    }

    /// True if the game is drawn when both of two seats have run out of time; otherwise it is
    /// aborted.
    pub fn draws_on_time(&self) -> bool {
        self.seats == 2 && self.game.draws_on_time()
    }

    /// The seats that people hold, in order.
    pub fn people(&self) -> Vec<Seat> {
        self.all_seats().filter(|seat| !self.is_machine(*seat)).collect()
    }

    /// The text of the action that the machine on turn plays; none when a person is on turn.
    pub fn automa(&self) -> Option<String> {
        self.in_play()?.automa()
    }

    /// The text of the action by which the seat on turn concedes where it is asked to answer.
    pub fn concession(&self) -> Option<String> {
        self.in_play()?.concession()
    }

    /// The text of the one action that is left to the seat on turn and needs no question.
    pub fn forced(&self) -> Option<String> {
        self.in_play()?.forced()
    }

    /// True if this seat may offer the others a draw now: a person to another one or to a machine
    /// that decides for itself, as the game allows.
    pub fn may_offer_draw(&self, seat: Seat) -> bool {
        let people = self.people();
        self.outcome().is_none()
            && (people.len() > 1 || self.machines != 0)
            && people.contains(&seat)
            && self.game.may_offer_draw(seat)
    }

    /// The legal actions as texts; table events are not among them.
    pub fn actions(&self) -> Listing<String> {
        self.in_play().map_or_else(|| Listing::complete(Vec::new()), |game| game.actions())
    }

    /// Reads an action text into its canonical spelling, or the choices to go on with. It says
    /// nothing about legality.
    ///
    /// # Errors
    /// `notation`, and other reasons for which the game cannot read the text in this position.
    pub fn read(&self, text: &str) -> Result<Parsed<String>, Refusal> {
        let text = self.readable(text)?;
        match self.event(&text)? {
            Some(event) => Ok(Parsed::Action(event.to_string())),
            None => self.game.read(&text),
        }
    }

    /// Plays an action or a table event, or refuses and leaves everything as it was.
    ///
    /// # Errors
    /// `notation`, `unfinished` (with the choices), `game-over`, or the game's own reason.
    pub fn play(&mut self, text: &str) -> Result<(), Refusal> {
        let text = self.readable(text)?;
        let event = self.event(&text)?;
        self.after_event = match event {
            Some(event) => {
                self.apply(&event)?;
                true
            }
            None => {
                let over = self.ended.is_some();
                self.game_mut().play(&text, over)?;
                false
            }
        };
        self.plies += 1;
        Ok(())
    }

    /// The refusal of a text in a record. Where it is no action, and none of the game's own examples, which are of its usual
    /// moves, is possible, the actions that are take their place.
    #[must_use]
    pub fn refusal_in_record(&self, text: &str, why: Refusal) -> Refusal {
        if why.word != "notation" {
            return why;
        }
        let Listing { actions, complete } = self.actions();
        let is_event = || !matches!(Event::read(&tidy(text), self.seats), Ok(None));
        if !complete || actions.is_empty() || why.has_example_of(&actions) || is_event() {
            return why;
        }
        Refusal::new("not-a-choice").text("written", text).names("actions", actions)
    }

    /// The text of a result of chance made from a number that the caller drew; none when chance is
    /// not on turn.
    pub fn chance(&self, number: u64) -> Option<String> {
        if self.turn() == Turn::Chance { self.game.chance(number) } else { None }
    }

    /// The board as a seat sees it, or as everyone does.
    pub fn scene(&self, viewer: Option<Seat>) -> Scene {
        let mut scene = self.game.scene(viewer);
        if let Some(outcome) = &self.ended {
            scene.end(told_end(outcome.end, outcome.drawn));
            scene.forget_waiting();
        }
        if let Some(outcome) = self.outcome() {
            for seat in &mut scene.seats {
                seat.score = Some(outcome.score(self.side(seat.seat)));
            }
        }
        scene
    }

    /// The facts of the position for a verdict. A table event takes no stones, and no line waits after the end.
    pub fn report(&self) -> Report {
        let mut report = self.game.report();
        if self.after_event {
            report.vanished = 0;
        }
        if self.ended.is_some() {
            report.overtime = None;
        }
        report
    }

    /// The colour that a seat holds now.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.game.colour(seat)
    }

    /// The names of the points that are forbidden to the seat on turn, also where a foul is not
    /// refused but loses.
    pub fn forbidden(&self) -> Vec<String> {
        self.in_play().map(DynGame::forbidden).unwrap_or_default()
    }

    /// Descriptions of the position's images; none at the end and where openings of the game are not counted.
    pub(super) fn images(&self) -> Vec<Vec<u8>> {
        let counted = self.to_move().and_then(|_| self.in_play());
        counted.map(DynGame::images).unwrap_or_default()
    }

    /// The action that is this one in an image of the position.
    pub(super) fn image(&self, action: &str, number: usize) -> Option<String> {
        self.in_play()?.image(action, number)
    }

    /// The seats in order.
    fn all_seats(&self) -> impl Iterator<Item = Seat> + use<> {
        (0..self.seats).map(Seat)
    }

    /// The game, as long as no table event has ended it.
    fn in_play(&self) -> Option<&dyn DynGame> {
        self.ended.is_none().then_some(&*self.game)
    }

    /// The game to be changed; a position that a clone shares is copied first.
    fn game_mut(&mut self) -> &mut dyn DynGame {
        if Arc::get_mut(&mut self.game).is_none() {
            self.game = self.game.copy();
        }
        Arc::get_mut(&mut self.game).expect("a copy has one owner")
    }

    /// The text made tidy; one that is too long to be an action is refused unread.
    fn readable<'a>(&self, text: &'a str) -> Result<Cow<'a, str>, Refusal> {
        if text.len() <= LONGEST_ACTION {
            return Ok(tidy(text));
        }
        let start: String = text.chars().take(20).chain(['…']).collect();
        let examples = self.actions().actions.into_iter().take(3).collect();
        Err(Refusal::new("notation").text("written", start).names("known", examples))
    }

    /// Reads a table event; one that names a seat that the game itself plays is refused. A machine that holds a person's seat
    /// leaves with its mates, and where others decide the game.
    fn event(&self, text: &str) -> Result<Option<Event>, Refusal> {
        let event = Event::read(text, self.seats)?;
        let machine = |event: &Event| event.seats().iter().any(|seat| self.game.is_machine(*seat));
        if event.as_ref().is_some_and(machine) {
            let resign = |seat| Event::Resign(seat).to_string();
            let known = self.people().into_iter().map(resign).collect();
            return Err(Refusal::new("notation").text("written", text).names("known", known));
        }
        Ok(event)
    }

    /// True if every seat of a side has resigned or run out of time.
    fn side_has_left(&self, side: Side) -> bool {
        let mut mates = self.all_seats().filter(|seat| self.side(*seat) == side);
        mates.all(|seat| self.has_left(seat))
    }

    /// The sides of which someone has neither resigned nor run out of time.
    fn sides_left(&self) -> Vec<Side> {
        (0..self.sides).map(Side).filter(|side| !self.side_has_left(*side)).collect()
    }

    /// A draw without the sides that have left before it: they have lost (docs/rules/openings-and-tables.md F11).
    fn drawn(&self, draw: Outcome) -> Outcome {
        match self.sides_left() {
            left if left.is_empty() => draw,
            left => Outcome::draw_among(self.sides, &left, draw.end),
        }
    }

    /// Applies a table event, unless the game is over or the seat has left already.
    fn apply(&mut self, event: &Event) -> Result<(), Refusal> {
        if let Turn::Over(_) = self.turn() {
            return Err(Refusal::new("game-over"));
        }
        if event.seats().iter().any(|seat| self.has_left(*seat)) {
            return Err(Refusal::new("has-left").text("written", event.to_string()));
        }
        event.seats().iter().for_each(|seat| self.departed |= 1 << seat.0);
        match (event, self.sides_left().as_slice()) {
            (Event::Draw, _) | (_, []) => self.ended = Some(Outcome::draw(self.sides, event.end())),
            (_, [last]) => self.ended = Some(Outcome::won(self.sides, &[*last], event.end())),
            _ => self.leave(event),
        }
        Ok(())
    }

    /// Takes the event's seats out of a game that goes on, unless leaving concedes it.
    fn leave(&mut self, event: &Event) {
        for seat in event.seats() {
            let side = self.side(*seat);
            if self.side_has_left(side) {
                self.game_mut().leave(side);
            }
        }
        if let Turn::Over(outcome) = self.game.turn() {
            self.ended = Some(Outcome { end: event.end(), ..outcome });
        }
    }
}

/// The hints of the game (see [`super::Hints`]).
impl Table {
    /// True if this seat would have a winning action if it were its turn now, in a game where that
    /// is announced; never for a machine's seat.
    pub fn threatens(&self, seat: Seat) -> bool {
        self.outcome().is_none() && !self.is_machine(seat) && self.game.threatens(seat)
    }

    /// The consequence of a legal action, or of the beginning of one, beyond its text.
    pub fn outlook(&self, action: &str) -> Option<Phrase> {
        self.in_play()?.outlook(action)
    }

    /// The named positions that the next action can make.
    pub fn chart(&self) -> Option<NamedTable> {
        self.in_play()?.chart()
    }

    /// The thing that a choice speaks of.
    pub fn token(&self, choice: &str) -> Option<Token> {
        self.in_play()?.token(choice)
    }

    /// The question that a menu with these choices asks; none where they would ask different ones.
    pub fn question(&self, choices: &[String]) -> Option<Phrase> {
        let mut asked = choices.iter().map(|choice| self.game.question(choice));
        let first = asked.next()?;
        if asked.all(|other| other == first) { first } else { None }
    }

    /// The thing that the next action puts on the board, for the form that asks for it.
    pub fn placing(&self) -> Option<Phrase> {
        self.in_play()?.placing()
    }

    /// The result of the last action beyond its text; a table event has none.
    pub fn upshot(&self) -> Option<Phrase> {
        if self.after_event { None } else { self.game.upshot() }
    }

    /// The reason for which the game is over: the game's own word, where that says more than the outcome's.
    pub fn ending(&self) -> Option<&'static str> {
        let end = self.outcome()?.end;
        let own = if self.ended.is_some() { None } else { self.game.ending() };
        Some(own.unwrap_or(end))
    }

    /// The board while a seat is choosing; `begun` is the beginning of an action, as a person wrote
    /// it.
    pub fn preview(&self, viewer: Option<Seat>, begun: &str) -> Scene {
        match (self.in_play(), self.readable(begun)) {
            (Some(game), Ok(begun)) => game.preview(viewer, &begun),
            _ => self.scene(viewer),
        }
    }
}

impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        (self.plies, self.departed, &self.ended) == (other.plies, other.departed, &other.ended)
            && self.game.equals(&*other.game)
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Table({:?}, departed {:b}, ended {:?})", self.game, self.departed, self.ended)
    }
}
