//! The page about a rule set of gomoku: threes and fours, and each ban on a board of nine lines.

use super::super::lines::Kind;
use super::names;
use super::rules::INFO;
use crate::game::{Diagram, Guide, NamedTable, Options};

/// The guide to a rule set.
pub fn guide(options: &Options) -> Guide {
    let page = Page { options };
    Guide {
        aim: page.aim(),
        in_full: vec!["any-blocked", "both-blocked"],
        basics: page.basics(),
        moot: page.moot(),
        // The option has a line wherever something is forbidden.
        additions: vec![("bans", "five-first")],
        notes: page.notes(),
        credits: Vec::new(),
        diagrams: page.diagrams(),
        table: page.openings(),
    }
}

/// The keys that forbid something, whatever the others do.
const BANS: [&str; 3] = ["overline", "double-three", "double-four"];

struct Page<'a> {
    options: &'a Options,
}

impl Page<'_> {
    fn is(&self, key: &str, word: &str) -> bool {
        self.options.word(key) == word
    }

    fn forbids(&self, key: &str) -> bool {
        self.is(key, "forbidden")
    }

    /// True if anything is forbidden.
    fn bans(&self) -> bool {
        BANS.iter().any(|key| self.forbids(key)) || self.bans_with_four()
    }

    /// True if two threes by one stone are forbidden where it makes a four too, and only there.
    fn bans_with_four(&self) -> bool {
        self.forbids("four-three-three") && !self.forbids("double-three")
    }

    /// True if a double three is judged by what can really become of its threes, as in renju.
    fn looks_ahead(&self) -> bool {
        self.forbids("double-three") && self.forbids("double-four")
    }

    fn aim(&self) -> Vec<&'static str> {
        let row = match (self.options.word("overline"), self.is("bans", "black")) {
            ("wins", _) => "five",
            ("forbidden", true) => "renju",
            _ => "exactly-five",
        };
        let ends = Some(self.options.word("ends")).filter(|ends| *ends != "open");
        let loses = (self.bans() && self.is("foul", "loses")).then_some("foul-loses");
        [row].into_iter().chain(ends).chain(self.banned_moves()).chain(loses).collect()
    }

    /// The line about the forbidden moves.
    fn banned_moves(&self) -> Option<&'static str> {
        let black = self.is("bans", "black");
        match BANS.map(|key| self.forbids(key)) {
            [false, false, false] if !self.bans() => None,
            [true, true, true] if black => Some("bans-renju"),
            [false, true, false] if black => Some("bans-black-three"),
            [true, true, false] if black => Some("bans-black-three-six"),
            [false, true, false] => Some("bans-three"),
            _ if black => Some("bans-black"),
            _ => Some("bans"),
        }
    }

    /// The way to put stones, what is absent, and what threes and fours are.
    fn basics(&self) -> Vec<&'static str> {
        let absent = match (self.bans(), self.is("opening", "none")) {
            (false, true) => Some("plain"),
            (false, false) => Some("no-bans"),
            (true, _) => None,
        };
        let threes = match (self.forbids("double-three"), self.forbids("double-four")) {
            (true, true) => Some("threes-renju"),
            (false, false) if !self.bans_with_four() => None,
            _ => Some("threes"),
        };
        let with_four = self.bans_with_four().then_some("four-three-three");
        ["turns"].into_iter().chain(absent).chain(threes).chain(with_four).collect()
    }

    /// Keys of options that the aim and the basics explain already, or whose value is nothing special.
    fn moot(&self) -> Vec<&'static str> {
        let mut moot = Vec::new();
        if !self.bans() {
            moot.extend(["double-three", "double-four", "bans", "foul"]);
        }
        if !self.forbids("double-three") {
            moot.push("four-three-three");
        }
        if self.bans_with_four() {
            moot.push("double-three");
        }
        if self.is("ends", "open") {
            moot.push("ends");
        }
        if self.is("overline", "wins") && self.is("ends", "open") {
            moot.push("overline");
        }
        if !self.bans() && self.is("opening", "none") {
            moot.push("opening");
        }
        moot
    }

    fn notes(&self) -> Vec<&'static str> {
        let end = if self.is("size", "unbounded") { "end-unbounded" } else { "end" };
        let federation = self.looks_ahead().then_some("federation");
        [end].into_iter().chain(federation).collect()
    }

    /// The rules text of this rule set on a small board without an opening.
    fn rules(&self) -> String {
        let text = self.options.to_string();
        let own = text
            .split(' ')
            .filter(|word| !word.starts_with("size=") && !word.starts_with("opening="));
        own.chain(["size=9", "opening=none"]).collect::<Vec<_>>().join(" ")
    }

    /// The named openings, where an opening of this rule set begins with one.
    fn openings(&self) -> Option<NamedTable> {
        let kind = Kind::named(self.options.word("opening"))?;
        kind.is_named_start().then(names::table)
    }

    fn drawn(&self, caption: &'static str, stones: [&str; 2], actions: &[&str]) -> Diagram {
        Diagram::set_up(caption, INFO.id, self.rules(), stones, actions)
    }

    /// A ban: the forbidden point while it is Black's turn, or the foul itself where that loses, as
    /// nothing is marked then.
    fn banned(&self, [marked, played]: [&'static str; 2], stones: [&str; 2]) -> Diagram {
        match self.is("foul", "loses") {
            true => self.drawn(played, stones, &["e5"]),
            false => self.drawn(marked, stones, &[]),
        }
    }

    fn diagrams(&self) -> Vec<Diagram> {
        let mut all = vec![self.drawn("five", ["d5 e5 f5 g5", "d6 f6 e4 g4"], &["h5"])];
        all.extend(self.blocked());
        all.push(self.six());
        if self.looks_ahead() && self.forbids("overline") {
            let stones = ["c7 d7 e7 f7 c3 d3 e3 f3 h3", "d8 f8 c6 e6 g5 d4 f4 c2 e2"];
            all.push(self.drawn("straight-four", stones, &[]));
        }
        if self.forbids("double-three") {
            all.extend(self.threes());
        }
        if self.bans_with_four() {
            all.push(self.four_three_three());
        }
        if self.forbids("double-four") {
            all.push(self.banned(
                ["double-four", "double-four-loses"],
                ["b5 c5 d5 e6 e7 e8", "a5 e9 c7 g3 g6 c3"],
            ));
        }
        all
    }

    /// Double threes and what looks like them.
    fn threes(&self) -> Vec<Diagram> {
        let double =
            self.banned(["double-three", "double-three-loses"], ["c5 d5 e6 e7", "b7 c8 g7 h3"]);
        // The row c5 d5 e5 has a white stone at one end, so f5 alone would make it a straight four.
        let stones = ["c5 d5 e3 e4 f7 f8 f9", "a5 b7 c8 g3 h4 h7 b2"];
        let seeming = self.looks_ahead().then(|| self.drawn("no-double-three", stones, &["e5"]));
        let stones = ["b5 c5 f5 e6 e7", "a3 b7 c8 g9 i6"];
        let four_three = self.drawn("four-three", stones, &["e5"]);
        [double].into_iter().chain(seeming).chain([four_three, self.four_three_three()]).collect()
    }

    /// A five that does not win because of the stones at its ends.
    fn blocked(&self) -> Option<Diagram> {
        match self.options.word("ends") {
            "any-blocked" => {
                Some(self.drawn("ends-any-blocked", ["d5 e5 f5 g5", "c5 d6 f6 e4"], &["h5"]))
            }
            "both-blocked" => {
                Some(self.drawn("ends-both-blocked", ["d5 e5 f5 g5", "c5 i5 f6 e4"], &["h5"]))
            }
            _ => None,
        }
    }

    fn six(&self) -> Diagram {
        let stones = ["b5 c5 d5 f5 g5", "b6 d6 f6 c4 g4"];
        match self.options.word("overline") {
            "forbidden" => self.banned(["six-forbidden", "six-loses"], stones),
            "ignored" => self.drawn("six-ignored", stones, &["e5"]),
            _ => self.drawn("six-wins", stones, &["e5"]),
        }
    }

    /// Two threes and a four by one stone.
    fn four_three_three(&self) -> Diagram {
        let stones = ["b5 c5 d5 e6 e7 f4 g3", "a5 b7 c8 a3 g9 i6 b2"];
        match self.forbids("four-three-three") {
            true => self.banned(["no-exempt", "no-exempt-loses"], stones),
            false => self.drawn("exempt", stones, &["e5"]),
        }
    }
}
