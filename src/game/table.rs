//! A game in play, erased at the notation: action texts in, no type parameter out.
//!
//! The table owns what no game decides: that nothing is played after the end, and the table events `resign`,
//! `draw` and `timeout`, which stand in a record like actions.

use super::{
    Colour, Game, Guide, LONGEST_ACTION, Listing, MarkKind, Options, Outcome, Parsed, Phrase, Pool,
    Refusal, Report, Scene, Seat, Setup, Sheet, Side, Turn, tidy,
};
use std::borrow::Cow;
use std::fmt;

/// A list of games; everything that must know the games is handed one.
#[derive(Clone, Copy)]
pub struct Games(pub &'static [Entry]);

/// One line of the list of games.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The game described as data.
    pub sheet: &'static Sheet,
    /// What the page about a rule set says beyond one sentence for each option (see [`Game::guide`]).
    pub guide: fn(&Options) -> Guide,
    /// See [`Game::COURSE`].
    pub course: &'static [&'static str],
    /// See [`Game::LOSER_CHOOSES`].
    pub loser_chooses: bool,
    /// See [`Game::TITLE`].
    pub title: Option<&'static str>,
    start: Start,
    pool: fn(&Options, u8) -> Pool,
}

/// Makes a game from its options, its seat count and the position that it begins from.
type Start = fn(&Options, u8, Option<&Setup>) -> Result<Box<dyn Face>, Vec<Refusal>>;

/// The line by which a game enters the list.
pub const fn entry<G: Game>() -> Entry {
    Entry {
        sheet: const { &G::SHEET },
        guide: G::guide,
        course: G::COURSE,
        loser_chooses: G::LOSER_CHOOSES,
        title: G::TITLE,
        start: |options, seats, setup| {
            let game = match setup {
                None => G::new(options, seats)?,
                Some(setup) => G::set_up(options, seats, setup)?,
            };
            Ok(Box::new(Held(game)))
        },
        pool: G::pool,
    }
}

impl Games {
    /// The game with this id.
    ///
    /// # Errors
    /// `no-such-game`, with the id that is probably meant.
    pub fn find(&self, id: &str) -> Result<&'static Entry, Refusal> {
        self.0.iter().find(|entry| entry.sheet.id == id).ok_or_else(|| {
            let ids = self.0.iter().map(|entry| entry.sheet.id);
            let near = super::nearest(id, ids.clone());
            let known = ids.map(str::to_owned).collect();
            Refusal::new("no-such-game")
                .text("written", id)
                .text("nearest", near)
                .names("known", known)
        })
    }
}

impl Entry {
    /// A table with a new game, or one from a set-up position.
    ///
    /// # Errors
    /// Everything that is wrong with the seat count, the options together and the set-up.
    pub fn start(
        &self,
        options: &Options,
        seats: u8,
        setup: Option<&Setup>,
    ) -> Result<Table, Vec<Refusal>> {
        let (fewest, most) = options.named().seats;
        if !(fewest..=most).contains(&seats) {
            let count = Refusal::new("seat-count")
                .text("preset", options.named().name)
                .number("seats", seats);
            let count = count.number("fewest", fewest).number("most", most);
            // What the options say against each other is said as well.
            let others =
                (self.start)(options, seats.clamp(fewest, most), None).err().unwrap_or_default();
            return Err([count].into_iter().chain(others).collect());
        }
        let face = (self.start)(options, seats, setup)?;
        let sides = (0..seats).map(|seat| face.side(Seat(seat)).0 + 1).max().unwrap_or(0);
        Ok(Table {
            sheet: self.sheet,
            face,
            seats,
            sides,
            gone: 0,
            ended: None,
            plies: 0,
            after_event: false,
        })
    }

    /// The ratings that a result under this rule set counts for.
    pub fn pool(&self, options: &Options, seats: u8) -> Pool {
        (self.pool)(options, seats)
    }

    /// The preset that comes after this one in the course, if there is one.
    pub fn after(&self, preset: &str) -> Option<&'static str> {
        let place = self.course.iter().position(|known| *known == preset)?;
        self.course.get(place + 1).copied()
    }

    /// A table with a new game by its rules text.
    ///
    /// # Errors
    /// Everything that is wrong with the text, and with what can be read of it.
    pub fn open(&self, rules: &str, seats: u8) -> Result<Table, Vec<Refusal>> {
        self.open_from(rules, seats, None)
    }

    /// As [`Entry::open`], from a set-up position where one is given.
    ///
    /// # Errors
    /// As [`Entry::open`], and everything that is wrong with the set-up.
    pub fn open_from(
        &self,
        rules: &str,
        seats: u8,
        setup: Option<&Setup>,
    ) -> Result<Table, Vec<Refusal>> {
        let (options, faults) = Options::read_through(self.sheet, rules)?;
        self.start_despite(faults, &options, seats, setup)
    }

    /// As [`Entry::start`], for options that were read with these faults: a table only where there are none, and otherwise
    /// those and whatever else is wrong.
    ///
    /// # Errors
    /// Everything that is wrong.
    pub fn start_despite(
        &self,
        mut faults: Vec<Refusal>,
        options: &Options,
        seats: u8,
        setup: Option<&Setup>,
    ) -> Result<Table, Vec<Refusal>> {
        let started = self.start(options, seats, setup);
        faults.extend(started.as_ref().err().cloned().unwrap_or_default());
        if faults.is_empty() { started } else { Err(faults) }
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Entry({})", self.sheet.id)
    }
}

/// What happens to a game from outside its rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// This seat gives up.
    Resign(Seat),
    /// All have agreed to a draw.
    Draw,
    /// The time of these seats has run out.
    Timeout(Vec<Seat>),
}

impl Event {
    /// Reads a table event, or says that the text is none.
    ///
    /// # Errors
    /// `notation` where an event's word stands without the seats that belong to it.
    pub fn read(text: &str, seats: u8) -> Result<Option<Self>, Refusal> {
        let mut words = text.split(' ');
        let word = words.next();
        if !matches!(word, Some("resign" | "draw" | "timeout")) {
            return Ok(None);
        }
        let wrong =
            || Refusal::new("notation").text("written", text).names("known", event_texts(seats));
        let mut named = Vec::new();
        for number in words {
            let seat = number.parse().ok().filter(|n| *n < seats).map(Seat).ok_or_else(wrong)?;
            if named.contains(&seat) {
                return Err(wrong());
            }
            named.push(seat);
        }
        match (word, named.as_slice()) {
            (Some("draw"), []) => Ok(Some(Self::Draw)),
            (Some("resign"), [seat]) => Ok(Some(Self::Resign(*seat))),
            (Some("timeout"), [_] | [_, _]) if seats == 2 || named.len() == 1 => {
                Ok(Some(Self::Timeout(named)))
            }
            _ => Err(wrong()),
        }
    }

    fn seats(&self) -> &[Seat] {
        match self {
            Self::Resign(seat) => std::slice::from_ref(seat),
            Self::Draw => &[],
            Self::Timeout(seats) => seats,
        }
    }

    fn end(&self) -> &'static str {
        match self {
            Self::Resign(_) => "resign",
            Self::Draw => "agreed",
            Self::Timeout(_) => "time",
        }
    }
}

/// The canonical text.
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Resign(_) => "resign",
            Self::Draw => "draw",
            Self::Timeout(_) => "timeout",
        })?;
        self.seats().iter().try_for_each(|seat| write!(f, " {}", seat.0))
    }
}

fn event_texts(seats: u8) -> Vec<String> {
    (0..seats).map(|seat| format!("resign {seat}")).chain(["draw".to_owned()]).collect()
}

/// A game in play.
pub struct Table {
    sheet: &'static Sheet,
    face: Box<dyn Face>,
    seats: u8,
    sides: u8,
    /// The seats that have left, as bits.
    gone: u8,
    /// An end that a table event made.
    ended: Option<Outcome>,
    plies: u32,
    /// Whether the last action was a table event.
    after_event: bool,
}

impl Table {
    /// The game described as data.
    pub fn sheet(&self) -> &'static Sheet {
        self.sheet
    }

    /// How many seats play.
    pub fn seats(&self) -> u8 {
        self.seats
    }

    /// How many actions and events have been applied.
    pub fn plies(&self) -> u32 {
        self.plies
    }

    /// The side of a seat.
    pub fn side(&self, seat: Seat) -> Side {
        self.face.side(seat)
    }

    /// Who is asked next.
    pub fn turn(&self) -> Turn {
        self.ended.clone().map_or_else(|| self.face.turn(), Turn::Over)
    }

    /// The seat on turn, where it is a seat's turn.
    pub fn to_move(&self) -> Option<Seat> {
        match self.turn() {
            Turn::Seat(seat) => Some(seat),
            Turn::Chance | Turn::Over(_) => None,
        }
    }

    /// Who is asked after the seat on turn, where more than two play in a fixed order.
    pub fn next(&self) -> Option<Seat> {
        self.to_move().and_then(|_| self.face.next())
    }

    /// Who decides for a seat: the seat itself or, when it has left, a mate who plays on.
    pub fn acting(&self, seat: Seat) -> Seat {
        let mut mates =
            (0..self.seats).map(Seat).filter(|mate| self.side(*mate) == self.side(seat));
        if self.has_left(seat) {
            mates.find(|mate| !self.has_left(*mate)).unwrap_or(seat)
        } else {
            seat
        }
    }

    /// Whether a seat has left the game while the others play on.
    pub fn has_left(&self, seat: Seat) -> bool {
        self.gone & 1 << seat.0 != 0
    }

    /// How the game ended, when it has.
    pub fn outcome(&self) -> Option<Outcome> {
        match self.turn() {
            Turn::Over(outcome) => Some(outcome),
            Turn::Seat(_) | Turn::Chance => None,
        }
    }

    /// Whether a machine holds this seat.
    pub fn is_machine(&self, seat: Seat) -> bool {
        self.face.is_machine(seat)
    }

    /// Whether the game is drawn when both of two seats have run out of time; otherwise it is broken off.
    pub fn draws_on_time(&self) -> bool {
        self.seats == 2 && self.face.draws_on_time()
    }

    /// The seats that people hold, in order.
    pub fn people(&self) -> Vec<Seat> {
        (0..self.seats).map(Seat).filter(|seat| !self.is_machine(*seat)).collect()
    }

    /// What the machine on turn does, as a text; none when it is nobody's or a person's turn.
    pub fn automa(&self) -> Option<String> {
        if self.ended.is_some() { None } else { self.face.automa() }
    }

    /// The action by which the seat on turn gives in where it is asked to answer, as a text.
    pub fn concession(&self) -> Option<String> {
        if self.ended.is_some() { None } else { self.face.concession() }
    }

    /// What is done for the seat on turn because nothing else is left, as a text.
    pub fn forced(&self) -> Option<String> {
        if self.ended.is_some() { None } else { self.face.forced() }
    }

    /// Whether this seat may offer the others a draw now: a person may one, as the game allows it.
    pub fn may_offer_draw(&self, seat: Seat) -> bool {
        let people = self.people();
        self.outcome().is_none()
            && people.len() > 1
            && people.contains(&seat)
            && self.face.may_offer_draw(seat)
    }

    /// Whether this seat would have a winning action if it were its turn now, in a game where that is announced. A machine
    /// does what it does, whatever else would win.
    pub fn threatens(&self, seat: Seat) -> bool {
        self.outcome().is_none() && !self.is_machine(seat) && self.face.threatens(seat)
    }

    /// What a legal action leads to, or one that has been begun is about, beyond what its text says.
    pub fn outlook(&self, action: &str) -> Option<Phrase> {
        if self.ended.is_some() { None } else { self.face.outlook(action) }
    }

    /// What is asked where all of these are the ways to go on, as far as the game asks the same with each.
    pub fn question(&self, choices: &[String]) -> Option<Phrase> {
        let mut asked = choices.iter().map(|choice| self.face.question(choice));
        let first = asked.next()?;
        if asked.all(|other| other == first) { first } else { None }
    }

    /// What came of the last action beyond what its text says; nothing comes of a table event.
    pub fn upshot(&self) -> Option<Phrase> {
        if self.after_event { None } else { self.face.upshot() }
    }

    /// The legal actions as texts; table events are not among them.
    pub fn actions(&self) -> Listing<String> {
        if self.ended.is_some() { Listing::complete(Vec::new()) } else { self.face.actions() }
    }

    /// The canonical spelling of what is written, or what to go on with; says nothing about legality.
    ///
    /// # Errors
    /// `notation`, or whatever else keeps the game from reading the text in this position.
    pub fn read(&self, text: &str) -> Result<Parsed<String>, Refusal> {
        let text = self.readable(text)?;
        match self.event(&text)? {
            Some(event) => Ok(Parsed::Action(event.to_string())),
            None => self.face.read(&text),
        }
    }

    /// Plays an action or a table event, or refuses and leaves everything as it was.
    ///
    /// # Errors
    /// `notation`, `unfinished` (with the choices), `game-over`, or the game's own reason.
    pub fn play(&mut self, text: &str) -> Result<(), Refusal> {
        let text = self.readable(text)?;
        let over = self.ended.is_some();
        match self.event(&text)? {
            Some(event) => {
                self.happen(&event)?;
                self.after_event = true;
            }
            None => {
                self.face.play(&text, over)?;
                self.after_event = false;
            }
        }
        self.plies += 1;
        Ok(())
    }

    /// The text of a result of chance made from a number that the caller drew; none when chance is not on turn.
    pub fn chance(&self, number: u64) -> Option<String> {
        if self.turn() == Turn::Chance { self.face.chance(number) } else { None }
    }

    /// What the board shows to a seat, or to everybody.
    pub fn scene(&self, viewer: Option<Seat>) -> Scene {
        let mut scene = self.face.scene(viewer);
        if let Some(outcome) = &self.ended {
            scene.status = Refusal::new(outcome.end);
            scene.seats.iter_mut().for_each(|seat| seat.on_turn = false);
            scene.marks.retain(|mark| mark.kind != MarkKind::Forbidden);
        }
        scene
    }

    /// What the board shows while a seat is choosing; `begun` is the beginning of an action, as a person wrote it.
    pub fn preview(&self, viewer: Option<Seat>, begun: &str) -> Scene {
        match (&self.ended, self.readable(begun)) {
            (None, Ok(begun)) => self.face.preview(viewer, &begun),
            _ => self.scene(viewer),
        }
    }

    /// What a verdict says about the position. A table event takes no stones.
    pub fn report(&self) -> Report {
        let report = self.face.report();
        if self.after_event { Report { vanished: 0, ..report } } else { report }
    }

    /// The colour that a seat holds now.
    pub fn colour(&self, seat: Seat) -> Colour {
        self.face.colour(seat)
    }

    /// The names of the points that are forbidden to the seat on turn, also where a foul is not refused but loses.
    pub fn forbidden(&self) -> Vec<String> {
        if self.ended.is_some() { Vec::new() } else { self.face.forbidden() }
    }

    /// The text made tidy; one that is too long to be an action is not looked at.
    fn readable<'a>(&self, text: &'a str) -> Result<Cow<'a, str>, Refusal> {
        if text.len() <= LONGEST_ACTION {
            return Ok(tidy(text));
        }
        let start: String = text.chars().take(20).chain(['…']).collect();
        let examples = self.actions().actions.into_iter().take(3).collect();
        Err(Refusal::new("notation").text("written", start).names("known", examples))
    }

    /// Reads a table event; none happens to a machine's seat.
    fn event(&self, text: &str) -> Result<Option<Event>, Refusal> {
        let event = Event::read(text, self.seats)?;
        let machine = |event: &Event| event.seats().iter().any(|seat| self.face.is_machine(*seat));
        if event.as_ref().is_some_and(machine) {
            let known =
                self.people().into_iter().map(|seat| Event::Resign(seat).to_string()).collect();
            return Err(Refusal::new("notation").text("written", text).names("known", known));
        }
        Ok(event)
    }

    /// Whether everybody of a side has left.
    fn is_gone(&self, side: Side) -> bool {
        let mut mates = (0..self.seats).map(Seat).filter(|seat| self.face.side(*seat) == side);
        mates.all(|seat| self.gone & 1 << seat.0 != 0)
    }

    fn happen(&mut self, event: &Event) -> Result<(), Refusal> {
        let gone_before = event.seats().iter().any(|seat| self.gone & 1 << seat.0 != 0);
        if let Turn::Over(_) = self.turn() {
            return Err(Refusal::new("game-over"));
        }
        if gone_before {
            return Err(Refusal::new("has-left").text("written", event.to_string()));
        }
        event.seats().iter().for_each(|seat| self.gone |= 1 << seat.0);
        let left: Vec<Side> =
            (0..self.sides).map(Side).filter(|side| !self.is_gone(*side)).collect();
        match (event, left.as_slice()) {
            (Event::Draw, _) | (_, []) => self.ended = Some(Outcome::draw(self.sides, event.end())),
            (_, [last]) => self.ended = Some(Outcome::won(self.sides, &[*last], event.end())),
            _ => self.leave(event),
        }
        Ok(())
    }

    /// Someone has left and the game goes on, unless leaving has conceded it.
    fn leave(&mut self, event: &Event) {
        for seat in event.seats() {
            let side = self.face.side(*seat);
            if self.is_gone(side) {
                self.face.leave(side);
            }
        }
        if let Turn::Over(outcome) = self.face.turn() {
            self.ended = Some(Outcome { end: event.end(), ..outcome });
        }
    }
}

impl Clone for Table {
    fn clone(&self) -> Self {
        Self { face: self.face.boxed(), ended: self.ended.clone(), ..*self }
    }
}

impl PartialEq for Table {
    fn eq(&self, other: &Self) -> bool {
        (self.plies, self.gone, &self.ended) == (other.plies, other.gone, &other.ended)
            && self.face.same(&*other.face)
    }
}

impl fmt::Debug for Table {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Table({:?}, gone {:b}, ended {:?})", self.face, self.gone, self.ended)
    }
}

/// [`Game`] made object-safe at the notation.
trait Face: fmt::Debug + Send + Sync {
    fn side(&self, seat: Seat) -> Side;
    fn turn(&self) -> Turn;
    fn next(&self) -> Option<Seat>;
    fn actions(&self) -> Listing<String>;
    fn read(&self, text: &str) -> Result<Parsed<String>, Refusal>;
    fn play(&mut self, text: &str, over: bool) -> Result<(), Refusal>;
    fn chance(&self, number: u64) -> Option<String>;
    fn is_machine(&self, seat: Seat) -> bool;
    fn automa(&self) -> Option<String>;
    fn draws_on_time(&self) -> bool;
    fn concession(&self) -> Option<String>;
    fn forced(&self) -> Option<String>;
    fn may_offer_draw(&self, seat: Seat) -> bool;
    fn threatens(&self, seat: Seat) -> bool;
    fn outlook(&self, text: &str) -> Option<Phrase>;
    fn question(&self, choice: &str) -> Option<Phrase>;
    fn upshot(&self) -> Option<Phrase>;
    fn leave(&mut self, side: Side);
    fn scene(&self, viewer: Option<Seat>) -> Scene;
    fn preview(&self, viewer: Option<Seat>, begun: &str) -> Scene;
    fn report(&self) -> Report;
    fn colour(&self, seat: Seat) -> Colour;
    fn forbidden(&self) -> Vec<String>;
    fn boxed(&self) -> Box<dyn Face>;
    fn same(&self, other: &dyn Face) -> bool;
    fn as_any(&self) -> &dyn std::any::Any;
}

#[derive(Debug)]
struct Held<G>(G);

impl<G: Game> Face for Held<G> {
    fn side(&self, seat: Seat) -> Side {
        self.0.side(seat)
    }

    fn turn(&self) -> Turn {
        self.0.turn()
    }

    fn next(&self) -> Option<Seat> {
        self.0.next()
    }

    fn actions(&self) -> Listing<String> {
        let listing = self.0.actions();
        let actions = listing.actions.iter().map(|action| self.0.print(action)).collect();
        Listing { actions, complete: listing.complete }
    }

    fn read(&self, text: &str) -> Result<Parsed<String>, Refusal> {
        Ok(self.0.parse(text)?.map(|action| self.0.print(&action)))
    }

    /// What cannot be read is said first, then that the game is over, then the game's own reason.
    fn play(&mut self, text: &str, over: bool) -> Result<(), Refusal> {
        let parsed = self.0.parse(text);
        if let Err(refusal) = &parsed
            && refusal.word == "notation"
        {
            return Err(refusal.clone());
        }
        if over || matches!(self.0.turn(), Turn::Over(_)) {
            return Err(Refusal::new("game-over"));
        }
        match parsed? {
            Parsed::Action(action) => self.0.play(action),
            Parsed::Unfinished(choices) => {
                Err(Refusal::new("unfinished").text("written", text).names("known", choices))
            }
        }
    }

    fn chance(&self, number: u64) -> Option<String> {
        self.0.chance(number).map(|action| self.0.print(&action))
    }

    fn is_machine(&self, seat: Seat) -> bool {
        self.0.is_machine(seat)
    }

    fn automa(&self) -> Option<String> {
        self.0.automa().map(|action| self.0.print(&action))
    }

    fn draws_on_time(&self) -> bool {
        self.0.draws_on_time()
    }

    fn concession(&self) -> Option<String> {
        self.0.concession().map(|action| self.0.print(&action))
    }

    fn forced(&self) -> Option<String> {
        self.0.forced().map(|action| self.0.print(&action))
    }

    fn may_offer_draw(&self, seat: Seat) -> bool {
        self.0.may_offer_draw(seat)
    }

    fn threatens(&self, seat: Seat) -> bool {
        self.0.threatens(seat)
    }

    fn outlook(&self, text: &str) -> Option<Phrase> {
        match self.0.parse(&tidy(text)) {
            Ok(Parsed::Action(action))
                if matches!(self.0.turn(), Turn::Seat(_)) && self.0.check(&action).is_ok() =>
            {
                self.0.outlook(&action)
            }
            Ok(Parsed::Unfinished(_)) => self.0.about(&tidy(text)),
            _ => None,
        }
    }

    fn question(&self, choice: &str) -> Option<Phrase> {
        self.0.question(&tidy(choice))
    }

    fn upshot(&self) -> Option<Phrase> {
        self.0.upshot()
    }

    fn leave(&mut self, side: Side) {
        self.0.leave(side);
    }

    fn scene(&self, viewer: Option<Seat>) -> Scene {
        self.0.scene(viewer)
    }

    fn preview(&self, viewer: Option<Seat>, begun: &str) -> Scene {
        self.0.preview(viewer, begun)
    }

    fn report(&self) -> Report {
        self.0.report()
    }

    fn colour(&self, seat: Seat) -> Colour {
        self.0.colour(seat)
    }

    fn forbidden(&self) -> Vec<String> {
        self.0.forbidden()
    }

    fn boxed(&self) -> Box<dyn Face> {
        Box::new(Held(self.0.clone()))
    }

    fn same(&self, other: &dyn Face) -> bool {
        other.as_any().downcast_ref::<Self>().is_some_and(|other| self.0 == other.0)
    }

    fn as_any(&self) -> &dyn std::any::Any {
        self
    }
}
