//! Gomoku Roku, a game by Shota Hasuike (Lotus boardgames): the player who is behind on the track
//! puts a stone and goes on.
//!
//! A stone is put on a circle with a cost, and its owner's stone on the track round the board then
//! goes clockwise by that cost. Five in a row win, the track stone at its new circle included. The
//! player behind moves, so turns do not alternate. Board, costs, rows and the set-ups of the
//! variants are reconstructions (docs/rules/roku.md), see [`board`].

mod board;
mod circle;
mod guide;
mod rules;
mod sense;
mod set;
mod text;
mod view;

use crate::game::{
    Colour, Detail, Game, GameInfo, Guide, Hints, Key, Listing, Options, Outcome, Parsed, Phrase,
    Pool, Preset, Refusal, Report, Scene, Seat, Side, Token, Turn, Value, Values,
};
use board::{BOARD, Kind};
use circle::Circle;
use set::Set;

/// A position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Roku {
    variant: Variant,
    skip: Skip,
    stage: Stage,
    /// The stones on circles with a cost.
    stones: [Set; 2],
    /// The place of each track stone, counted clockwise from 0.
    track: [Option<u8>; 2],
    /// The stones that are left to each.
    hand: [u8; 2],
    /// The stones that each has taken.
    captured: [u8; 2],
    last: Option<Circle>,
    /// The stones that one player has put one after the other, up to the last.
    lately: Set,
    /// The circles from which these have taken stones.
    taken: Set,
    outcome: Option<Outcome>,
}

/// The rules that a preset changes beside the number of stones.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Variant {
    Standard,
    /// Black, the weaker player, starts this many circles behind White.
    Handicap(u8),
    /// Each puts a free stone on a circle of cost 1 before the first turn.
    Dynamic,
    /// Flanked pairs are taken; three captures win as well.
    Ninuki,
}

/// The place where a track stone ends that meets the rival's.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Skip {
    /// Only a step that would end on the rival's circle goes one further.
    Landing,
    /// The rival's circle is never counted.
    All,
}

/// The question to the seat on turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Black's circle on the track.
    First,
    /// White's circle, beside it.
    Beside,
    /// A free stone, of who is behind (`true`) and then of who is ahead.
    Free(bool),
    /// A stone.
    Play,
}

/// A circle, and in `ninuki` the pair taken where there is a choice.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Action {
    circle: Circle,
    takes: Option<Pair>,
}

/// Two neighbouring circles, in reading order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Pair(Circle, Circle);

impl Pair {
    fn of(one: Circle, other: Circle) -> Self {
        Self(one.min(other), one.max(other))
    }
}

/// The stones taken that win: three captures.
const CAPTURED_WINS: u8 = 6;

/// Number of circles on the track; no player is ever as far as half of that behind.
const TRACK: u8 = 30;

/// A preset for two seats.
const fn preset(name: &'static str, pairs: &'static [(&'static str, Value)]) -> Preset {
    Preset { name, seats: (2, 2), pairs }
}

impl Game for Roku {
    type Action = Action;

    const INFO: GameInfo = GameInfo {
        id: "roku",
        revision: 1,
        presets: &[
            preset("standard", &[]),
            preset("handicap-1", &[]),
            preset("handicap-2", &[]),
            preset("handicap-3", &[]),
            preset("dynamic", &[]),
            preset("thrilling", &[("stones", Value::Number(16))]),
            preset("ninuki", &[]),
        ],
        keys: &[
            Key { name: "stones", values: Values::Numbers(6, 31), default: Value::Number(31) },
            Key {
                name: "skip",
                values: Values::Words(&["landing", "all"]),
                default: Value::Word("landing"),
            },
        ],
        notes: &[],
        known: &["standard"],
        suited: &[],
        course: &[],
        loser_chooses: false,
        title: None,
    };

    fn new(options: &Options, _seats: u8) -> Result<Self, Vec<Refusal>> {
        let Value::Number(stones) = options.value("stones") else {
            return Err(vec![Refusal::new("no-such-value")]);
        };
        Ok(Self {
            variant: Variant::named(options.named().name),
            skip: if options.word("skip") == "all" { Skip::All } else { Skip::Landing },
            stage: Stage::First,
            stones: [Set::default(); 2],
            track: [None; 2],
            hand: [stones as u8; 2],
            captured: [0; 2],
            last: None,
            lately: Set::default(),
            taken: Set::default(),
            outcome: None,
        })
    }

    /// A handicap is a rule set of its own, whose edge says what it is worth to the weaker player,
    /// who begins; where balanced rule sets alone count, it does not. Seats are not even in any of the rule sets.
    fn pool(options: &Options, seats: u8) -> Pool {
        let handicap = options.named().name.starts_with("handicap");
        let odd = handicap.then_some("handicap");
        Pool::of(Self::INFO.id, seats).with_odd(odd).helping_first(handicap).for_uneven()
    }

    fn turn(&self) -> Turn {
        self.outcome.clone().map_or_else(|| Turn::Seat(Seat(self.mover() as u8)), Turn::Over)
    }

    /// The circles nearest to the last stone first, and for each the pairs among which to choose.
    fn actions(&self) -> Listing<Action> {
        let mut open: Vec<_> = self.open().collect();
        let focus = self.last.unwrap_or(Circle::MARK).middle();
        let far = |circle: &Circle| {
            (circle.middle().0 - focus.0).abs() + (circle.middle().1 - focus.1).abs()
        };
        open.sort_by_key(far);
        Listing::complete(open.into_iter().flat_map(|circle| self.actions_at(circle)).collect())
    }

    fn check(&self, action: &Action) -> Result<(), Refusal> {
        let Action { circle, takes } = *action;
        match self.stage {
            Stage::First => rules::check_track(circle)?,
            Stage::Beside => self.check_beside(circle)?,
            Stage::Free(_) => self.check_free_stone(circle)?,
            Stage::Play => self.check_empty(circle)?,
        }
        self.check_takes(circle, takes)
    }

    fn play_unchecked(&mut self, action: Action) {
        let mover = self.mover();
        match (self.stage, BOARD.kind(action.circle)) {
            (Stage::First | Stage::Beside, Kind::Track(place)) => self.enter_track(mover, place),
            (Stage::Free(first), _) => {
                self.put(mover, action.circle);
                self.stage = if first { Stage::Free(false) } else { Stage::Play };
            }
            (_, Kind::Cost(cost)) => self.place(mover, &action, cost),
            _ => {}
        }
    }

    /// The rules let a player offer one on the own turn alone.
    fn may_offer_draw(&self, seat: Seat) -> bool {
        self.turn() == Turn::Seat(seat)
    }

    fn parse(&self, text: &str) -> Result<Parsed<Action>, Refusal> {
        text::parse(self, text)
    }

    fn print(&self, action: &Action) -> String {
        Self::print(self, action)
    }

    fn scene(&self, _viewer: Option<Seat>) -> Scene {
        view::scene(self)
    }

    fn report(&self) -> Report {
        let track = |place: Option<u8>| {
            place.map_or(Detail::Null, |at| Detail::Text(on_track(at).to_string()))
        };
        let hand = self.hand.map(|stones| Detail::Number(stones.into()));
        Report {
            stones: self
                .stones
                .map(|stones| stones.iter().map(|circle| circle.to_string()).collect())
                .to_vec(),
            captured: self.captured.map(u16::from).to_vec(),
            detail: Some(Detail::Map(
                [
                    ("track", Detail::List(self.track.map(track).to_vec())),
                    ("hand", Detail::List(hand.to_vec())),
                ]
                .into(),
            )),
            ..Report::default()
        }
    }

    fn colour(&self, seat: Seat) -> Colour {
        view::COLOURS[seat.index()]
    }
}

impl Hints for Roku {
    fn guide(options: &Options) -> Guide {
        guide::guide(options)
    }

    fn outlook(&self, action: &Action) -> Option<Phrase> {
        view::outlook(self, action)
    }

    fn question(&self, choice: &str) -> Option<Phrase> {
        text::question(self, choice)
    }

    fn token(&self, choice: &str) -> Option<Token> {
        text::token(choice)
    }

    /// While a circle is chosen the track shows where each cost would take the stone.
    fn preview(&self, _viewer: Option<Seat>, _begun: &str) -> Scene {
        view::with_targets(self)
    }
}

impl Variant {
    fn named(preset: &str) -> Self {
        match preset {
            "handicap-1" => Self::Handicap(3),
            "handicap-2" => Self::Handicap(4),
            "handicap-3" => Self::Handicap(5),
            "dynamic" => Self::Dynamic,
            "ninuki" => Self::Ninuki,
            _ => Self::Standard,
        }
    }
}

impl Roku {
    fn takes_pairs(&self) -> bool {
        self.variant == Variant::Ninuki
    }

    /// The seat that is asked: the set-up's, afterwards the one behind on the track.
    fn mover(&self) -> usize {
        match self.stage {
            Stage::First => 0,
            Stage::Beside => 1,
            Stage::Free(false) => 1 - self.behind(),
            Stage::Free(true) | Stage::Play => self.behind(),
        }
    }

    /// The seat that is behind. The gap never passes 6, so no lap changes the answer and there are
    /// no ties.
    fn behind(&self) -> usize {
        usize::from(self.gap(0) > TRACK / 2)
    }

    /// Number of circles by which the rival's track stone is ahead, counted clockwise.
    fn gap(&self, seat: usize) -> u8 {
        match (self.track[seat], self.track[1 - seat]) {
            (Some(own), Some(rival)) => (rival + TRACK - own) % TRACK,
            _ => 0,
        }
    }

    fn put(&mut self, seat: usize, circle: Circle) {
        let goes_on = self.last.is_some_and(|last| self.stones[seat].holds(last));
        if !goes_on {
            (self.lately, self.taken) = (Set::default(), Set::default());
        }
        self.lately = self.lately.with(circle);
        self.stones[seat] = self.stones[seat].with(circle);
        self.hand[seat] -= 1;
        self.last = Some(circle);
    }

    /// A stone enters the track; with a handicap White's follows Black's.
    fn enter_track(&mut self, seat: usize, place: u8) {
        self.track[seat] = Some(place);
        self.hand[seat] -= 1;
        self.stage = match (self.variant, seat) {
            (Variant::Handicap(lead), 0) => {
                self.track[1] = Some((place + lead) % TRACK);
                self.hand[1] -= 1;
                Stage::Play
            }
            (_, 0) => Stage::Beside,
            (Variant::Dynamic, _) => Stage::Free(true),
            _ => Stage::Play,
        };
    }

    /// A turn: the stone, the step on the track, the capture, and then whether that ended the game.
    fn place(&mut self, mover: usize, action: &Action, cost: u8) {
        let taken = action.takes.or_else(|| self.pairs(action.circle).first().copied());
        self.put(mover, action.circle);
        self.track[mover] = Some(self.target(mover, cost));
        if let Some(Pair(one, other)) = taken {
            self.stones[1 - mover] = self.stones[1 - mover].without(one).without(other);
            self.taken = self.taken.with(one).with(other);
            self.captured[mover] += 2;
        }
        self.outcome = self.ended(mover);
    }

    /// The stones that count towards five: those on the board and the one on the track.
    fn counted(&self, seat: usize) -> Set {
        self.track[seat].map_or(self.stones[seat], |place| self.stones[seat].with(on_track(place)))
    }

    /// The outcome if the mover's turn ended the game: five or three captures win; a full board is
    /// a draw; a player who has to move without a stone left loses.
    fn ended(&self, mover: usize) -> Option<Outcome> {
        let won = |seat: usize, end| Some(Outcome::won(2, &[Side(seat as u8)], end));
        if BOARD.has_five(self.counted(mover)) {
            return won(mover, "five");
        }
        if self.captured[mover] >= CAPTURED_WINS {
            return won(mover, "captures");
        }
        if self.empty().is_empty() {
            return Some(Outcome::draw(2, "board-full"));
        }
        let next = self.behind();
        if self.hand[next] == 0 { won(1 - next, "no-stones") } else { None }
    }
}

/// The circle of the track with this number, counted clockwise past the end as well.
fn on_track(place: u8) -> Circle {
    BOARD.track[usize::from(place % TRACK)]
}
