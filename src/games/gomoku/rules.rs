//! The rule sets of gomoku: keys, presets, and what they mean (docs/interfaces.md 2).

use super::super::lines::{Kind, Overline};
use crate::game::{GameInfo, Key, Options, Pool, Preset, Refusal, Value, Values};

/// The game described as data.
pub const INFO: GameInfo = GameInfo {
    id: "gomoku",
    revision: 2,
    presets: PRESETS,
    keys: KEYS,
    notes: &[],
    known: &["freestyle", "renju", "standard", "caro"],
    suited: &[
        ("rif", "renju"),
        ("yamaguchi", "renju"),
        ("tarannikov", "renju"),
        ("soosorv-8", "renju"),
        ("taraguchi-10", "renju"),
        ("sakata", "renju"),
    ],
    course: &[],
    loser_chooses: false,
    title: None,
};

const KEYS: &[Key] = &[
    words("size", &["9", "13", "15", "19", "unbounded"], "15"),
    words("overline", Overline::VALUES, "wins"),
    words("double-three", BANS, "allowed"),
    words("double-four", BANS, "allowed"),
    words("four-three-three", BANS, "allowed"),
    words("bans", &["both", "black"], "both"),
    words("foul", &["refused", "loses"], "refused"),
    words("ends", &["open", "any-blocked", "both-blocked"], "open"),
    words("opening", OPENINGS, "none"),
];
const BANS: &[&str] = &["allowed", "forbidden"];
const OPENINGS: &[&str] = &[
    "none",
    "centre",
    "pro",
    "long-pro",
    "swap",
    "swap2",
    "rif",
    "yamaguchi",
    "tarannikov",
    "soosorv-8",
    "taraguchi-10",
    "sakata",
];

const fn words(name: &'static str, values: &'static [&'static str], default: &'static str) -> Key {
    Key { name, values: Values::Words(values), default: Value::Word(default) }
}

/// A preset and how it differs from the defaults. The eras add to each other
/// (docs/rules/openings-and-tables.md D1).
const fn preset(name: &'static str, pairs: &'static [(&'static str, Value)]) -> Preset {
    Preset { name, seats: (2, 2), pairs }
}

const FORBIDDEN: Value = Value::Word("forbidden");
const DOUBLE_THREE: (&str, Value) = ("double-three", FORBIDDEN);
const BLACK: (&str, Value) = ("bans", Value::Word("black"));
const LOSES: (&str, Value) = ("foul", Value::Word("loses"));
const OVERLINE: (&str, Value) = ("overline", FORBIDDEN);
const DOUBLE_FOUR: (&str, Value) = ("double-four", FORBIDDEN);
const RIF: (&str, Value) = ("opening", Value::Word("rif"));
const FOUR_THREE_THREE: (&str, Value) = ("four-three-three", FORBIDDEN);

const PRESETS: &[Preset] = &[
    preset("freestyle", &[]),
    preset("standard", &[("overline", Value::Word("ignored"))]),
    preset("caro", &[("ends", Value::Word("both-blocked"))]),
    preset("family", &[DOUBLE_THREE]),
    preset("1899", &[DOUBLE_THREE]),
    preset("1903", &[DOUBLE_THREE, BLACK]),
    preset("1912", &[DOUBLE_THREE, BLACK, LOSES]),
    preset("1916", &[DOUBLE_THREE, BLACK, LOSES, OVERLINE]),
    preset("1918", &[DOUBLE_THREE, BLACK, LOSES, OVERLINE, FOUR_THREE_THREE]),
    preset("renju", &[OVERLINE, DOUBLE_THREE, DOUBLE_FOUR, FOUR_THREE_THREE, BLACK, RIF]),
    preset(
        "renju-tournament",
        &[OVERLINE, DOUBLE_THREE, DOUBLE_FOUR, FOUR_THREE_THREE, BLACK, LOSES, RIF],
    ),
];

/// The first revision in which the four stones' own symmetries tell equal fifths.
const FIFTHS_BY_SHAPE: u16 = 2;

/// Number of stones of the winning line.
pub const LINE: u16 = 5;

/// The effect of the opponent's stones at the ends of an exact five
/// (docs/rules/openings-and-tables.md D9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ends {
    /// They have no effect.
    Open,
    /// One such stone keeps it from winning.
    AnyBlocked,
    /// Two such stones keep it from winning.
    BothBlocked,
}

/// A rule set: independent fields, one for each key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Rules {
    /// The board: a number of lines, or `unbounded`.
    pub size: &'static str,
    /// The effect of runs of more than five.
    pub overline: Overline,
    /// True if two threes by one stone are a foul.
    pub double_three: bool,
    /// True if two fours by one stone are a foul.
    pub double_four: bool,
    /// True if a four with two threes is a foul.
    pub four_three_three: bool,
    /// True if the bans bind the second colour too.
    pub both: bool,
    /// True if a foul is played and loses; otherwise it is refused.
    pub foul_loses: bool,
    /// The effect of stones at the ends of an exact five.
    pub ends: Ends,
    /// The opening.
    pub opening: Kind,
    /// True if the first three stones have the names that they have in renju.
    pub names_openings: bool,
    /// True if equal fifths are told by the symmetries of the board alone, as in the first revision
    /// (docs/rules/openings-and-tables.md A10).
    pub fifths_by_board: bool,
}

impl Rules {
    /// The rule set of these options.
    ///
    /// # Errors
    /// All that exclude each other.
    pub fn new(options: &Options) -> Result<Self, Vec<Refusal>> {
        let is = |key: &str, word: &str| options.word(key) == word;
        let bans = |key: &str| is(key, "forbidden");
        let opening = Kind::named(options.word("opening")).unwrap_or(Kind::None);
        let rules = Self {
            size: options.word("size"),
            overline: Overline::named(options.word("overline")),
            double_three: bans("double-three"),
            double_four: bans("double-four"),
            four_three_three: bans("four-three-three"),
            both: is("bans", "both"),
            foul_loses: is("foul", "loses"),
            ends: match options.word("ends") {
                "any-blocked" => Ends::AnyBlocked,
                "both-blocked" => Ends::BothBlocked,
                _ => Ends::Open,
            },
            opening,
            names_openings: opening.is_named_start() || is_renju(options),
            fifths_by_board: options.revision() < FIFTHS_BY_SHAPE,
        };
        let conflicts = rules.conflicts(options.word("opening"));
        if conflicts.is_empty() { Ok(rules) } else { Err(conflicts) }
    }

    /// All options that exclude each other: an unbounded board has no centre for an opening with
    /// zones (docs/rules/openings-and-tables.md E4).
    fn conflicts(&self, opening: &str) -> Vec<Refusal> {
        let conflict = self.size == "unbounded" && self.opening.needs_centre();
        let fitting = Kind::NAMED.iter().filter(|(_, kind)| !kind.needs_centre());
        let fitting = fitting.map(|(name, _)| format!("opening={name}")).collect();
        let refusal = || {
            let pair = Refusal::new("excluded").text("one", "size=unbounded");
            pair.text("other", format!("opening={opening}")).names("known", fitting)
        };
        conflict.then(refusal).into_iter().collect()
    }

    /// True if any ban binds this colour.
    pub fn bind(&self, colour: u8) -> bool {
        let any = self.double_three || self.double_four || self.four_three_three;
        (any || self.overline == Overline::Forbidden) && (self.both || colour == 0)
    }

    /// The effect of a colour's overlines: the ban binds a colour or lets it win by them
    /// (docs/rules/openings-and-tables.md D8).
    pub fn overline_of(&self, colour: u8) -> Overline {
        match self.overline {
            Overline::Forbidden if !self.both && colour != 0 => Overline::Wins,
            overline => overline,
        }
    }

    /// True if only an exact five wins for this colour (docs/rules/openings-and-tables.md D3, D4):
    /// a longer run is ignored, or a foul of its own.
    pub fn exact(&self, colour: u8) -> bool {
        !self.overline_of(colour).wins(LINE + 1, LINE)
    }

    /// True if a three counts only when its straight four is itself legal
    /// (docs/rules/openings-and-tables.md D13).
    pub fn recursive(&self) -> bool {
        self.double_three && self.double_four
    }
}

/// True if Black alone may make neither double three nor double four.
fn is_renju(options: &Options) -> bool {
    let is = |key: &str, word: &str| options.word(key) == word;
    is("double-three", "forbidden") && is("double-four", "forbidden") && is("bans", "black")
}

/// The pool of a rule set: who knows the points that renju forbids to Black plays another game.
/// Without an opening the first player is known to win by perfect play (L. V. Allis, *Searching for
/// Solutions in Games and Artificial Intelligence*, 1994; J. Wágner and I. Virág, *Solving Renju*,
/// ICGA Journal 24, 2001), which people do not have; the edge says what it is worth to them.
pub fn pool(options: &Options, seats: u8) -> Pool {
    let is = |key: &str, word: &str| options.word(key) == word;
    let renju = is_renju(options);
    let unbalanced = is("opening", "none") || is("opening", "centre");
    let usual = is("size", "15") || (is("size", "19") && !renju);
    let odd = unbalanced.then_some("opening").or((!usual).then_some("board"));
    let opening = Kind::named(options.word("opening")).unwrap_or(Kind::None);
    let pool = Pool::of(if renju { "renju" } else { "gomoku" }, seats);
    pool.with_edge(opening.edge()).with_odd(odd)
}
