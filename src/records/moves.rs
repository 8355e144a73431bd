//! Move lists as people paste them: `1. h8 2. i9`, `h8 i9`, `H8,I9`, `h8i9j10`, `１．ｈ８`, over as
//! many lines as they like. What is written has a line such as `# gomoku/renju opening=none` before
//! it, perhaps the result in a second one, and numbers before the moves, so that actions of several words stay together.
//!
//! Lists of pente games are often lettered without I; [`pente::letters`] tells which are.

use super::pente::{self, Letters};
use super::rule_set::RuleSet;
use super::taken::Taken;
use super::{Assume, Format, cannot, decided};
use crate::game::{
    Games, LONGEST_ACTION, Options, Parsed, Ply, Record, Refusal, Replay, Table, tidy,
};

/// The most words of one action: a deal of seven cards with one face down.
const MOST_WORDS: usize = 10;
/// The most pieces of a list that are looked at.
const MOST_PIECES: usize = 10_000;
/// Dashes that stand by themselves, with the marks of long vowels that are typed for them.
const DASHES: [char; 3] = ['-', '\u{30fc}', '\u{ff70}'];
/// Signs of praise and blame behind annotated moves, single ones and those of two in one.
const MARKS: [char; 6] = ['!', '?', '\u{203c}', '\u{2047}', '\u{2048}', '\u{2049}'];
/// Number of moves on a line.
const PER_LINE: usize = 10;

/// The first stone of a board without edges.
const FIRST_STEPS: &str = "0,0";

/// A piece of a list.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Piece {
    /// The number of a move, between two moves.
    Number(u32),
    /// A word of an action, or an action.
    Word(String),
    /// A comma with a space behind it.
    Comma,
}

/// Reads a list. Words that are no moves are passed over with a note, unless they stand in the place of one.
pub(super) fn read(games: Games, text: &str, assume: Assume<'_>) -> Result<Taken, Vec<Refusal>> {
    let (comments, lines): (Vec<&str>, Vec<&str>) =
        text.lines().partition(|line| line.trim_start().starts_with('#'));
    let mut pieces = pieces(&lines.join("\n"));
    let named = comments.iter().find_map(|line| RuleSet::named(games, title(line)));
    let (set, letters) = match named.filter(|_| assume.game.is_empty() && assume.rules.is_empty()) {
        Some(set) => (set, Letters::WithI),
        None => {
            let known = |line: &&&str| RuleSet::is_name(games, title(line), assume);
            let rules = comments.iter().find(known).map_or("", |line| title(line));
            let set = RuleSet::foreign(games, rules, None, assume)?;
            let letters = pente::letters(&set, words(&pieces));
            rename(&mut pieces, letters);
            (set.with_lines(lines_of(&pieces)), letters)
        }
    };
    let mut taken = set.begin(None, None)?;
    if let Some(first) = words(&pieces).find(|_| letters == Letters::Unsure) {
        let other = pente::renamed(first);
        taken.remark(Refusal::new("letters-unsure").text("read", first).text("other", other));
    }
    let pieces = with_steps_joined(&pieces, is_action(taken.table(), FIRST_STEPS));
    let looked_at = &pieces[..pieces.len().min(MOST_PIECES)];
    let mut at = 0;
    while at < looked_at.len() && !taken.is_cut() && !assume.ends(&mut taken) {
        let is_numbered = at > 0 && matches!(looked_at[at - 1], Piece::Number(_));
        at += take(&mut taken, &looked_at[at..], is_numbered);
    }
    if pieces.len() > MOST_PIECES && !taken.is_cut() {
        taken.end_here();
    }
    Ok(taken)
}

/// A comment without its sign.
fn title(line: &str) -> &str {
    line.trim().trim_start_matches('#').trim()
}

/// The words of the pieces.
fn words(pieces: &[Piece]) -> impl Iterator<Item = &str> {
    pieces.iter().filter_map(|piece| match piece {
        Piece::Word(word) => Some(word.as_str()),
        Piece::Number(_) | Piece::Comma => None,
    })
}

/// Renames the points of a list that is lettered without I.
fn rename(pieces: &mut [Piece], letters: Letters) {
    for piece in pieces.iter_mut().filter(|_| letters == Letters::WithoutI) {
        if let Piece::Word(word) = piece {
            *word = pente::renamed(word);
        }
    }
}

/// Takes the next action, or passes a piece over; gives how many pieces that were. A word may have a move's number directly
/// before it.
fn take(taken: &mut Taken, pieces: &[Piece], is_numbered: bool) -> usize {
    let first = match &pieces[0] {
        Piece::Word(first) => first,
        Piece::Number(number) => {
            pass_number(taken, *number, pieces.get(1));
            return 1;
        }
        Piece::Comma => return 1,
    };
    let words = pieces.iter().take(MOST_WORDS).map_while(|piece| match piece {
        Piece::Word(word) => Some(word.as_str()),
        Piece::Number(_) | Piece::Comma => None,
    });
    let words: Vec<&str> = words.collect();
    // Two that can each stand by themselves are two; otherwise the longest reading is the right
    // one.
    let alone = |at: usize| words.get(at).is_none_or(|word| is_action(taken.table(), word));
    let longest = || {
        (1..=words.len()).rev().find(|&count| is_action(taken.table(), &words[..count].join(" ")))
    };
    let found = if alone(0) && alone(1) { Some(1) } else { longest() };
    match found {
        Some(count) => {
            taken.play(&words[..count].join(" "));
            count
        }
        None if looks_like_point(first) => {
            taken.play(first);
            1
        }
        // A lone number is a move's, with its point left out or behind it.
        None if first.bytes().all(|b| b.is_ascii_digit()) => 1,
        None => {
            let is_move = is_numbered && !is_time(first) && !is_heading(taken, pieces);
            pass_over(taken, first, is_move);
            1
        }
    }
}

/// Passes a number over. Where the next one follows directly, as around a dash for a move that is left out, the record ends:
/// all later moves would have the other colour.
fn pass_number(taken: &mut Taken, number: u32, next: Option<&Piece>) {
    if matches!(next, Some(Piece::Number(next)) if number.checked_add(1) == Some(*next)) {
        taken.end_here();
    }
}

/// Passes a word over with a note. One in the place of a move ends the record, since all later moves would have the other
/// colour.
fn pass_over(taken: &mut Taken, word: &str, is_move: bool) {
    let written: String = word.chars().take(40).collect();
    if is_move {
        taken.refuse(Refusal::new("import-no-move").text("written", written));
    } else {
        taken.note(Refusal::new("import-skipped").text("written", written));
    }
}

/// True for the rest of a time or a date, whose beginning looks like a move's number: `05:30` of `0:05:30`.
fn is_time(word: &str) -> bool {
    word.bytes().all(|b| b.is_ascii_digit() || matches!(b, b':' | b'.'))
}

/// True before the first move where the number 1 is still to come, as behind `Game 2:` above a list.
fn is_heading(taken: &Taken, pieces: &[Piece]) -> bool {
    taken.table().plies() == 0 && pieces.contains(&Piece::Number(1))
}

fn is_action(table: &Table, text: &str) -> bool {
    text.len() <= LONGEST_ACTION && matches!(table.read(text), Ok(Parsed::Action(_)))
}

/// A letter and up to three digits: a point, even when the board has none there.
fn looks_like_point(word: &str) -> bool {
    let digits = word.strip_prefix(|c: char| c.is_ascii_lowercase()).unwrap_or_default();
    (1..=3).contains(&digits.len()) && digits.bytes().all(|b| b.is_ascii_digit())
}

/// The list in pieces.
fn pieces(text: &str) -> Vec<Piece> {
    let text = tidy(text);
    let between = |c: char| c.is_whitespace() || "()[]{};|、。，・→>/".contains(c);
    text.split(between).filter(|word| !word.is_empty()).flat_map(chunk).collect()
}

/// A text without spaces: perhaps a number in front, perhaps several points.
fn chunk(text: &str) -> Vec<Piece> {
    let unmarked = text.trim_end_matches(',').trim_end_matches(MARKS);
    if is_signed(unmarked) {
        return vec![Piece::Word(unmarked.to_owned())];
    }
    let mut pieces = Vec::new();
    for part in text.split(',').filter(|part| !part.is_empty()) {
        let rest = part.trim_start_matches(|c: char| c.is_ascii_digit());
        let behind = behind_number(rest);
        let numbered = rest.len() < part.len() && behind.len() < rest.len();
        if numbered {
            // One that is too large follows no other.
            let number = part[..part.len() - rest.len()].parse().unwrap_or(u32::MAX);
            pieces.push(Piece::Number(number));
        }
        let written = if numbered { behind } else { part };
        match written.trim_end_matches(MARKS) {
            // Dashes between moves are no words, nor are marks that stand by themselves.
            word if word.trim_matches(DASHES).is_empty() => {}
            signed if is_signed(signed) => pieces.push(Piece::Word(signed.to_owned())),
            word => pieces.extend(
                points(word).unwrap_or_else(|| vec![word.to_owned()]).into_iter().map(Piece::Word),
            ),
        }
    }
    if text.ends_with(',') && !pieces.is_empty() {
        pieces.push(Piece::Comma);
    }
    pieces
}

/// The pieces with two steps as one point that have a comma and a space between them, and without the other commas. Among
/// further commas it is not clear which two belong together. Steps without a sign may be numbers of moves, except on boards
/// without edges.
fn with_steps_joined(pieces: &[Piece], is_without_edges: bool) -> Vec<Piece> {
    let (mut joined, mut rest, mut is_behind_comma) = (Vec::new(), pieces, false);
    while let Some((first, behind)) = rest.split_first() {
        let point = steps(rest).filter(|point| is_without_edges || point.contains(['-', '+']));
        if let Some(point) = point.filter(|_| !is_behind_comma) {
            joined.push(Piece::Word(point));
            rest = &rest[3..];
            continue;
        }
        is_behind_comma = *first == Piece::Comma;
        joined.extend((!is_behind_comma).then(|| first.clone()));
        rest = behind;
    }
    joined
}

/// The point whose two steps these pieces begin with, without a comma behind it.
fn steps(pieces: &[Piece]) -> Option<String> {
    match pieces {
        [Piece::Word(_), Piece::Comma, Piece::Word(_), Piece::Comma, ..] => None,
        [Piece::Word(x), Piece::Comma, Piece::Word(y), ..] => {
            Some(format!("{x},{y}")).filter(|point| is_signed(point))
        }
        _ => None,
    }
}

/// A text without the sign behind a move's number. A dash is one before a letter: `1-0` is a result.
fn behind_number(rest: &str) -> &str {
    let point =
        rest.strip_prefix('-').filter(|point| point.starts_with(|c: char| c.is_ascii_lowercase()));
    point.unwrap_or(rest.trim_start_matches(['.', ':', ')']))
}

/// True for signed steps such as `3,-2`, whose comma separates no moves.
fn is_signed(text: &str) -> bool {
    let step = |step: &str| {
        let digits = step.strip_prefix(['-', '+']).unwrap_or(step);
        !digits.is_empty() && digits.bytes().all(|b| b.is_ascii_digit())
    };
    text.split_once(',').is_some_and(|(x, y)| step(x) && step(y))
}

/// Points run together, `h8i9j10`, `h8-i9` or `h8!i9`; none where the text is anything else.
fn points(text: &str) -> Option<Vec<String>> {
    let mut points = Vec::new();
    let mut rest = text;
    while !rest.is_empty() {
        let digits = rest.strip_prefix(|c: char| c.is_ascii_lowercase())?;
        let end = digits.find(|c: char| !c.is_ascii_digit()).unwrap_or(digits.len());
        if end == 0 || end > 2 {
            return None;
        }
        points.push(rest[..=end].to_owned());
        rest = digits[end..].trim_start_matches(|c: char| c == '-' || MARKS.contains(&c));
    }
    (points.len() > 1).then_some(points)
}

/// Number of lines that a board needs for the lettered points of a list.
fn lines_of(pieces: &[Piece]) -> u16 {
    let points = words(pieces).filter_map(super::coords::lettered);
    points.map(|(column, row)| column.max(row) + 1).max().unwrap_or(0)
}

/// Writes a list with its rule set before it, and a result that the moves do not give: behind them a comment would begin
/// another record.
pub(super) fn write(mut replay: Replay<'_>, record: &Record) -> Result<String, Vec<Refusal>> {
    if record.setup.is_some() {
        return Err(vec![cannot(Format::Moves, "setup")]);
    }
    let options = Options::read(replay.table().info(), &record.rules)?;
    let mut text = format!("# {}\n", RuleSet::name(record, &options));
    let moves = replay.by_ref().map(|ply| ply.map(|ply| is_move(&ply)));
    let moves: Vec<bool> = moves.collect::<Result<_, _>>().map_err(|refused| vec![refused.why])?;
    let result = decided::stated(replay.table(), &record.about);
    let result: Vec<&str> = result.split_whitespace().collect();
    if !result.is_empty() {
        text.push_str(&format!("# {}\n", result.join(" ")));
    }
    text.push_str(&numbered(record, &moves));
    Ok(text)
}

/// True if a ply is a move: a resignation, an agreed draw and a deal are none.
fn is_move(ply: &Ply<'_>) -> bool {
    ply.event.is_none() && ply.seat().is_some()
}

/// The actions of a record, with numbers before those that are moves.
fn numbered(record: &Record, are_moves: &[bool]) -> String {
    let (mut text, mut moves) = (String::new(), 0_usize);
    for (at, (action, &is_move)) in record.actions.iter().zip(are_moves).enumerate() {
        moves += usize::from(is_move);
        let number = if is_move { format!("{moves}. ") } else { String::new() };
        let is_full = is_move && moves.is_multiple_of(PER_LINE);
        let end = if is_full || at + 1 == record.actions.len() { '\n' } else { ' ' };
        text.push_str(&format!("{number}{}{end}", tidy(action)));
    }
    text
}
