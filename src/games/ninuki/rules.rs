//! The rule sets of ninuki: keys, presets, and what they mean (docs/interfaces.md 2,
//! docs/rules/ninuki.md 1, 5).

use super::super::lines::{Kind, Overline};
use super::decisions::{self, NOTES};
use crate::game::{GameInfo, Key, Options, Pool, Preset, Refusal, Value, Values};

/// The game described as data.
pub const INFO: GameInfo = GameInfo {
    id: "ninuki",
    revision: 3,
    presets: PRESETS,
    keys: KEYS,
    notes: NOTES,
    known: &["pente", "keryo-pente", "ninuki", "free-for-all", "teams"],
    suited: &[],
    course: &["simple", "breaking", "ninuki"],
    loser_chooses: false,
    title: None,
};

const KEYS: &[Key] = &[
    words("size", &["9", "13", "15", "19", "unbounded"], "19"),
    words("capture", &["pairs", THREES], "pairs"),
    words("capture-win", &["yes", "no"], "yes"),
    words("self-capture", &["none", "suicide", "forbidden"], "none"),
    words("overtime", &["off", "break-line", "capture-line", "french", "school42"], "off"),
    words("mixed", &["no", "yes"], "no"),
    words("overline", Overline::VALUES, "wins"),
    words("double-three", &["allowed", "forbidden", "forbidden-first"], "allowed"),
    words("opening", &["none", "centre", "pro", "long-pro", "g-pente", "swap", "swap2"], "none"),
];
const THREES: &str = "pairs-and-threes";

const fn words(name: &'static str, values: &'static [&'static str], default: &'static str) -> Key {
    Key { name, values: Values::Words(values), default: Value::Word(default) }
}

type Pair = (&'static str, Value);

const fn pair(key: &'static str, word: &'static str) -> Pair {
    (key, Value::Word(word))
}

const fn duel(name: &'static str, pairs: &'static [Pair]) -> Preset {
    Preset { name, seats: (2, 2), pairs }
}

const TEAMS: &str = "teams";
const CAPTURE_THREES: Pair = pair("capture", THREES);
const SUICIDE: Pair = pair("self-capture", "suicide");
const BREAK: Pair = pair("overtime", "break-line");
const FRENCH: Pair = pair("overtime", "french");
const NO_DOUBLE_THREE: Pair = pair("double-three", "forbidden");
const PRO: Pair = pair("opening", "pro");
const SWAP: Pair = pair("opening", "swap");

const PRESETS: &[Preset] = &[
    duel("pente", &[PRO]),
    duel("keryo-pente", &[CAPTURE_THREES, PRO]),
    duel("g-pente", &[pair("opening", "g-pente")]),
    duel("d-pente", &[SWAP]),
    duel("dk-pente", &[CAPTURE_THREES, SWAP]),
    duel("poof-pente", &[SUICIDE, PRO]),
    duel("boat-pente", &[BREAK, PRO]),
    duel("o-pente", &[CAPTURE_THREES, SUICIDE, BREAK, PRO]),
    duel("simple", &[]),
    duel("breaking", &[FRENCH]),
    duel("ninuki", &[FRENCH, NO_DOUBLE_THREE]),
    duel("school42", &[pair("overtime", "school42"), NO_DOUBLE_THREE]),
    duel(
        "ninuki-renju",
        &[
            pair("size", "15"),
            FRENCH,
            pair("overline", "ignored"),
            pair("double-three", "forbidden-first"),
            pair("opening", "centre"),
        ],
    ),
    Preset { name: "free-for-all", seats: (3, 4), pairs: &[] },
    Preset { name: TEAMS, seats: (4, 4), pairs: &[] },
];

/// The effect of a stone that completes a run between stones of another seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SelfCapture {
    /// Nothing.
    None,
    /// The run goes to that seat.
    Suicide,
    /// The stone is refused.
    Forbidden,
}

/// The turn that a line gives the next seat (docs/rules/ninuki.md 2.6, 2.7, 3.3).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overtime {
    /// Nothing.
    Off,
    /// A turn in which it has to break the line.
    BreakLine,
    /// A turn in which it may capture the whole line, where it flanks it.
    CaptureLine,
    /// A turn if it could break the line; if it neither does nor reaches the goal of captures, the
    /// line has won.
    French,
    /// The same, with a turn also if it could reach the goal of captures alone.
    School42,
}

/// The colours that the ban on double threes binds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum DoubleThree {
    /// Neither colour.
    Allowed,
    /// Both colours.
    Both,
    /// The first colour.
    First,
}

/// A rule set: independent fields, one for each key, and who plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// Number of seats, 2–4.
    pub seats: u8,
    /// True if seats 0 and 2 play together against 1 and 3.
    pub teams: bool,
    /// The board: a number of lines, or `unbounded`.
    pub size: &'static str,
    /// True if runs of three are captured beside pairs.
    pub threes: bool,
    /// True if captures win.
    pub capture_win: bool,
    /// The effect of stones put between others'.
    pub self_capture: SelfCapture,
    /// The turn that a line gives the next seat.
    pub overtime: Overtime,
    /// True if a captured run may mix colours.
    pub mixed: bool,
    /// The effect of runs longer than the line.
    pub overline: Overline,
    /// The colours to which double threes are forbidden.
    pub double_three: DoubleThree,
    /// The opening.
    pub opening: Kind,
    /// True if a winning line exempts from the ban on double threes.
    pub line_exempts: bool,
    /// True if captures that reach the goal answer a waiting line, wherever they are made.
    pub goal_answers: bool,
    /// True if lines that wait are told apart from others.
    pub lines_apart: bool,
}

impl Rules {
    /// The rule set of these options for so many seats.
    ///
    /// # Errors
    /// All that exclude each other.
    pub fn new(options: &Options, seats: u8) -> Result<Self, Vec<Refusal>> {
        let rules = Self::read(options, seats);
        let conflicts = rules.conflicts(options);
        if conflicts.is_empty() { Ok(rules) } else { Err(conflicts) }
    }

    fn read(options: &Options, seats: u8) -> Self {
        let is = |key: &str, word: &str| options.word(key) == word;
        let revision = options.revision();
        Self {
            line_exempts: revision >= decisions::LINE_EXEMPTS_SINCE,
            goal_answers: match options.word("overtime") {
                "french" => revision >= decisions::GOAL_ANSWERS_FRENCH_SINCE,
                "school42" => true,
                "break-line" => decisions::GOAL_ANSWERS_A_LINE,
                _ => false,
            },
            lines_apart: revision >= decisions::LINES_APART_SINCE,
            seats,
            teams: options.named().name == TEAMS,
            size: options.word("size"),
            threes: is("capture", THREES),
            capture_win: is("capture-win", "yes"),
            self_capture: match options.word("self-capture") {
                "none" => SelfCapture::None,
                "suicide" => SelfCapture::Suicide,
                _ => SelfCapture::Forbidden,
            },
            overtime: match options.word("overtime") {
                "off" => Overtime::Off,
                "break-line" => Overtime::BreakLine,
                "capture-line" => Overtime::CaptureLine,
                "french" => Overtime::French,
                _ => Overtime::School42,
            },
            mixed: is("mixed", "yes"),
            overline: Overline::named(options.word("overline")),
            double_three: match options.word("double-three") {
                "allowed" => DoubleThree::Allowed,
                "forbidden" => DoubleThree::Both,
                _ => DoubleThree::First,
            },
            opening: opening(options.word("opening")),
        }
    }

    /// All options that exclude each other, or more than two seats (docs/interfaces.md 2,
    /// docs/rules/openings-and-tables.md E4), each with what would do.
    fn conflicts(&self, options: &Options) -> Vec<Refusal> {
        let many = self.seats > 2;
        let reply = matches!(self.overtime, Overtime::French | Overtime::School42);
        let seats = options.named().name;
        let overtimes = &["off", "break-line", "capture-line"];
        let unbounded = self.size == "unbounded" && self.opening.needs_centre();
        let checks: [(bool, Cause, &str, &[&str]); 8] = [
            (many && self.opening != Kind::None, Cause::Seats(seats), "opening", &["none"]),
            (many && !self.capture_win, Cause::Seats(seats), "capture-win", &["yes"]),
            (
                many && self.overline == Overline::Ignored,
                Cause::Seats(seats),
                "overline",
                &["wins", "forbidden"],
            ),
            (
                many && self.double_three != DoubleThree::Allowed,
                Cause::Seats(seats),
                "double-three",
                &["allowed"],
            ),
            (many && reply, Cause::Seats(seats), "overtime", overtimes),
            (reply && self.threes, Cause::Key("capture"), "overtime", overtimes),
            (
                self.overtime == Overtime::School42 && !self.capture_win,
                Cause::Key("capture-win"),
                "overtime",
                &["off", "break-line", "capture-line", "french"],
            ),
            (unbounded, Cause::Key("size"), "opening", &["none", "swap", "swap2"]),
        ];
        let found = checks.into_iter().filter(|(conflict, ..)| *conflict);
        found.map(|(_, cause, key, known)| excluded(options, cause, key, known)).collect()
    }

    /// Length of a winning line: four in individual play of three and four.
    pub fn line(&self) -> u16 {
        if self.seats > 2 && !self.teams { 4 } else { 5 }
    }

    /// The word for a win by a line of that length.
    pub fn line_word(&self) -> &'static str {
        if self.line() == 4 { "four" } else { "five" }
    }

    /// True for pente and its relatives, whose players may prefer columns without the letter I; false for the games of
    /// ninuki.
    pub fn may_lack_i(&self) -> bool {
        !matches!(self.overtime, Overtime::French | Overtime::School42)
    }

    /// Number of captured stones that win; none where captures do not.
    pub fn goal(&self) -> Option<u16> {
        let goal = match (self.line(), self.threes) {
            (4, false) => 8,
            (4, true) => 12,
            (_, false) => 10,
            (_, true) => 15,
        };
        self.capture_win.then_some(goal)
    }

    /// True if a run of this length wins.
    pub fn wins(&self, length: u16) -> bool {
        self.overline.wins(length, self.line())
    }

    /// Lengths of the runs that can be captured.
    pub fn lengths(&self) -> std::ops::RangeInclusive<i16> {
        2..=if self.threes { 3 } else { 2 }
    }

    /// True if two colours belong to one team. A colour is its own mate.
    pub fn are_mates(&self, one: u8, other: u8) -> bool {
        one == other || (self.teams && one % 2 == other % 2)
    }

    /// True if double threes are forbidden to a colour.
    pub fn bans_double_three(&self, colour: u8) -> bool {
        match self.double_three {
            DoubleThree::Allowed => false,
            DoubleThree::Both => true,
            DoubleThree::First => colour == 0,
        }
    }
}

/// An opening by its value: `swap` is about four stones here.
fn opening(word: &str) -> Kind {
    if word == "swap" { Kind::FourSwap } else { Kind::named(word).unwrap_or(Kind::None) }
}

/// The cause that excludes an option.
enum Cause {
    /// A preset with more than two seats.
    Seats(&'static str),
    /// The value of another key.
    Key(&'static str),
}

fn excluded(options: &Options, cause: Cause, key: &str, known: &[&str]) -> Refusal {
    let pair = |key: &str| format!("{key}={}", options.word(key));
    let one = match cause {
        Cause::Seats(preset) => preset.to_owned(),
        Cause::Key(other) => pair(other),
    };
    let known = known.iter().map(|value| format!("{key}={value}")).collect();
    Refusal::new("excluded").text("one", one).text("other", pair(key)).names("known", known)
}

/// The pools of the family. Results of earlier versions that were closed with their season are in
/// the one that has its name.
const POOLS: &[&str] = &["ninuki", "pente", "keryo-pente", "captures", "ninuki-renju"];

/// The pool of a rule set: variants that play differently are rated apart. On a small board the
/// first stone is worth too much, and tournaments do not play without edges. Nine lines are for
/// practice (docs/rules/ninuki.md 6j).
pub fn pool(options: &Options, seats: u8) -> Pool {
    let is = |key: &str, word: &str| options.word(key) == word;
    let name = match options.word("overtime") {
        "french" | "school42" if is("double-three", "forbidden-first") => "ninuki-renju",
        "french" | "school42" => "ninuki",
        "off" if !is("self-capture", "suicide") => match options.word("capture") {
            THREES => "keryo-pente",
            _ => "pente",
        },
        _ => "captures",
    };
    let usual = is("size", "15") || is("size", "19");
    let edge = opening(options.word("opening")).edge();
    let pool = Pool::of(name, seats).with_kin(POOLS).with_edge(edge);
    pool.with_odd((!usual).then_some("board")).for_practice(is("size", "9"))
}
