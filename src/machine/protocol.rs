//! The Gomocup protocol as its manager speaks it: a position in lines, and what an engine answers.
//! <https://plastovicka.github.io/protocl2en.htm>

use crate::engine::{Lines, Point, Position, Rule};

/// Sizes of boards that engines of the protocol play on.
const SIZES: std::ops::RangeInclusive<u8> = 5..=22;

/// A rule of the protocol.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Variant {
    /// Five or more in a row win.
    Freestyle,
    /// Exactly five in a row win.
    Standard,
    /// Renju.
    Renju,
    /// Five in a row win unless both ends are blocked.
    Caro,
}

impl Variant {
    /// All of them, with the words of the operator's setting.
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::Freestyle, "freestyle"),
        (Self::Standard, "standard"),
        (Self::Renju, "renju"),
        (Self::Caro, "caro"),
    ];

    /// Returns the rule with this word, if there is one.
    pub fn from_word(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, known)| *known == word).map(|(rule, _)| rule)
    }

    /// Returns the rule of a game on lines, if the protocol has it.
    pub fn of(lines: &Lines) -> Option<Self> {
        let is = |known: Lines| lines.rules == known.rules;
        let size = lines.size?;
        let exact = Lines::caro(None).rules.map(|rule| Rule { exact: true, ..rule });
        match () {
            () if !SIZES.contains(&size) => None,
            () if is(Lines::freestyle(None)) => Some(Self::Freestyle),
            () if is(Lines::standard(None)) => Some(Self::Standard),
            () if is(Lines::renju(None)) => Some(Self::Renju),
            () if is(Lines::caro(None)) || lines.rules == exact => Some(Self::Caro),
            () => None,
        }
    }

    /// Returns the protocol's number; `exact` is caro's own choice.
    fn number(self, exact: bool) -> u8 {
        match self {
            Self::Freestyle => 0,
            Self::Standard => 1,
            Self::Renju => 4,
            Self::Caro if exact => 9,
            Self::Caro => 8,
        }
    }
}

/// Limits of an engine, as the protocol says them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Limits {
    /// Time for a move (ms).
    pub turn: u64,
    /// Memory in bytes.
    pub memory: u64,
}

/// Returns the lines that ask for a move after `START`; none where the protocol cannot say the position: it tells the
/// colours apart by the number of stones alone.
pub fn question(position: &Position, limits: Limits) -> Option<Vec<String>> {
    let variant = Variant::of(&position.lines)?;
    let size = position.lines.size?;
    if !tells_turn(position) {
        return None;
    }
    let Limits { turn, memory } = limits;
    let rule = variant.number(position.lines.rules[0].exact);
    let mut lines = vec![
        format!("INFO timeout_turn {turn}"),
        "INFO timeout_match 0".to_owned(),
        format!("INFO time_left {}", i32::MAX),
        format!("INFO max_memory {memory}"),
        "INFO thread_num 1".to_owned(),
        "INFO game_type 0".to_owned(),
        format!("INFO rule {rule}"),
    ];
    if position.stones.is_empty() {
        lines.push("BEGIN".to_owned());
        return Some(lines);
    }
    lines.push("BOARD".to_owned());
    lines.extend(position.stones.iter().map(|((x, y), colour)| {
        let field = if *colour == position.to_move { 1 } else { 2 };
        format!("{x},{},{field}", i16::from(size) - 1 - y)
    }));
    lines.push("DONE".to_owned());
    Some(lines)
}

/// True if the number of stones says who is to move, which is all that the protocol says of it: after a pass it does not.
pub fn tells_turn(position: &Position) -> bool {
    let own = position.stones.iter().filter(|(_, colour)| *colour == position.to_move).count();
    let first = usize::from(position.to_move == 0);
    own + own + (1 - first) == position.stones.len()
}

/// A line of an engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Said {
    /// A move.
    Move(Point),
    /// `OK`.
    Ok,
    /// A remark, or that it does not know a line.
    Remark,
    /// Anything else, such as `ERROR`.
    Nonsense,
}

/// Reads a line of an engine on a board of this size.
pub fn read(line: &str, size: u8) -> Said {
    let line = line.trim();
    let word = line.split_whitespace().next().unwrap_or_default().to_ascii_uppercase();
    if let Some((x, y)) = line.split_once(',') {
        let is_line = |number: &i16| (0..i16::from(size)).contains(number);
        let number = |text: &str| text.trim().parse::<i16>().ok().filter(is_line);
        if let Some((x, y)) = number(x).zip(number(y)) {
            return Said::Move((x, i16::from(size) - 1 - y));
        }
    }
    match word.as_str() {
        "OK" => Said::Ok,
        "" | "MESSAGE" | "DEBUG" | "UNKNOWN" | "SUGGEST" => Said::Remark,
        _ => Said::Nonsense,
    }
}

/// Returns a position with one winning move, and the move: an engine that counts the lines from another side names
/// another one.
pub fn trial(lines: Lines) -> (Position, Point) {
    let own = (0..4).map(|x| ((x, 2), 0));
    let others: [Point; 4] = [(8, 8), (6, 7), (8, 5), (5, 8)];
    let mut stones: Vec<(Point, u8)> = Vec::new();
    for (one, other) in own.zip(others) {
        stones.extend([one, (other, 1)]);
    }
    (Position { lines, stones, to_move: 0 }, (4, 2))
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: Limits = Limits { turn: 2000, memory: 1 << 26 };

    #[test]
    fn a_position_is_written_from_the_movers_side() {
        let lines = Lines::standard(Some(15));
        let stones = vec![((7, 7), 0), ((8, 8), 1), ((7, 6), 0)];
        let asked = question(&Position { lines, stones, to_move: 1 }, LIMITS).unwrap();
        let board = ["INFO rule 1", "BOARD", "7,7,2", "8,6,1", "7,8,2", "DONE"];
        assert_eq!(asked[6..], board);
        let empty = Position { lines, stones: Vec::new(), to_move: 0 };
        assert_eq!(question(&empty, LIMITS).unwrap().last().unwrap(), "BEGIN");
    }

    #[test]
    fn what_the_protocol_cannot_say_is_not_asked() {
        let lines = Lines::freestyle(Some(15));
        let position = |lines, stones, to_move| Position { lines, stones, to_move };
        for odd in [
            position(lines, vec![((7, 7), 0)], 0),
            position(lines, vec![((7, 7), 0), ((8, 8), 1)], 1),
            position(Lines::freestyle(None), Vec::new(), 0),
            position(Lines::freestyle(Some(25)), Vec::new(), 0),
        ] {
            assert_eq!(question(&odd, LIMITS), None, "{odd:?}");
            assert_eq!(tells_turn(&odd), odd.stones.is_empty(), "{odd:?}");
        }
        let overline = Rule { exact: true, ..Rule::default() };
        let mixed = Lines { size: Some(15), rules: [overline, Rule::default()] };
        assert_eq!(question(&position(mixed, Vec::new(), 0), LIMITS), None);
    }

    #[test]
    fn lines_of_engines_are_told_apart() {
        for (line, said) in [
            ("7,7", Said::Move((7, 7))),
            (" 0,14\r", Said::Move((0, 0))),
            ("OK", Said::Ok),
            ("MESSAGE depth 8, value 12", Said::Remark),
            ("UNKNOWN INFO", Said::Remark),
            ("ERROR no board", Said::Nonsense),
            ("15,7", Said::Nonsense),
            ("0,-32768", Said::Nonsense),
            ("h8", Said::Nonsense),
        ] {
            assert_eq!(read(line, 15), said, "{line:?}");
        }
    }

    #[test]
    fn the_trial_has_one_winning_move() {
        for lines in [Lines::freestyle(Some(9)), Lines::renju(Some(15)), Lines::caro(Some(15))] {
            let (position, wins) = trial(lines);
            let effects = crate::engine::points(&position, &mut crate::engine::Memory::default());
            let five = |(_, effect): &&(Point, _)| *effect == crate::engine::Effect::Wins;
            let fives: Vec<Point> = effects.iter().filter(five).map(|(point, _)| *point).collect();
            assert_eq!(fives, [wins], "{lines:?}");
        }
    }
}
