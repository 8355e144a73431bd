//! The records of pente.org: tags such as `[Game "Keryo-Pente"]`, then `1. K10 L9 2. …` and the
//! result. The columns of the 19 lines are lettered A to T without I, so that the centre is K10.
//!
//! The tag `Rules` has the rule set in this program's own form, which pente.org passes over; without
//! it the name of the game decides, and no opening is assumed. What is written has no choices of an
//! opening: player 1 is who has the first colour after them.

use super::coords::{lettered, lines, point};
use super::rule_set::{OPENING, RuleSet, without_opening};
use super::stones::Stones;
use super::taken::Taken;
use super::{Assume, Format, cannot, decided, one_line};
use crate::game::{About, GameInfo, Games, Options, Record, Refusal, Replay, Score, Table};

/// The games of pente.org that are played here, each with the beginning of its rule set.
const VARIANTS: [(&str, &str); 11] = [
    ("Pente", "ninuki/pente"),
    ("Keryo-Pente", "ninuki/keryo-pente"),
    ("G-Pente", "ninuki/g-pente"),
    ("D-Pente", "ninuki/d-pente"),
    ("DK-Pente", "ninuki/dk-pente"),
    ("Poof-Pente", "ninuki/poof-pente"),
    ("Boat-Pente", "ninuki/boat-pente"),
    ("O-Pente", "ninuki/o-pente"),
    ("Swap2-Pente", "ninuki/pente opening=swap2"),
    ("Swap2-Keryo", "ninuki/keryo-pente opening=swap2"),
    ("Gomoku", "gomoku/standard size=19"),
];

/// The lines of pente.org's boards.
const LINES: u16 = 19;
/// The column that would be lettered I: the letters after it are one ahead.
const COLUMN_I: u16 = 8;
/// The value of the tag `Termination` where a player ran out of time.
const FORFEIT: &str = "time forfeit";
/// The value of the tag `Termination`, from chess's PGN, where someone beside the board has decided the result.
const DECIDED: &str = "adjudication";
/// The tag of a game whose result does not count, with its value. PGN has no word for that.
const VOID_TAG: (&str, &str) = ("Void", "yes");
/// The tags of the players' names, by seat.
const NAMES: [&str; 2] = ["Player 1 Name", "Player 2 Name"];
/// Results by the seat that loses; none for a draw.
const RESULTS: [(&str, Option<u8>); 3] = [("1-0", Some(1)), ("0-1", Some(0)), ("1/2-1/2", None)];

/// True if a text begins with a tag.
pub(super) fn begins(text: &str) -> bool {
    text.lines().next().and_then(tag).is_some()
}

/// A line's tag, with its value.
pub(super) fn tag(line: &str) -> Option<(&str, &str)> {
    let inner = line.trim().strip_prefix('[')?.strip_suffix(']')?;
    let (name, value) = inner.split_once('"')?;
    Some((name.trim(), value.trim_end().strip_suffix('"')?))
}

/// Reads a record. The result of a game that the moves leave open becomes a resignation, unless it was decided beside the
/// board.
pub(super) fn read(games: Games, text: &str, assume: Assume<'_>) -> Result<Taken, Vec<Refusal>> {
    let value = |name: &str| {
        let found =
            text.lines().filter_map(tag).find(|(known, _)| known.eq_ignore_ascii_case(name));
        found.map_or("", |(_, value)| value)
    };
    let set = rule_set(games, value("Game"), value("Rules"), assume)?.on_lines(LINES)?;
    let mut taken = set.begin(None, None)?;
    let moves = text.lines().filter(|line| tag(line).is_none());
    let mut result = value("Result");
    for word in moves.flat_map(str::split_whitespace) {
        let behind = word.trim_start_matches(|c: char| c.is_ascii_digit());
        match behind.strip_prefix('.').unwrap_or(word) {
            "" | "*" => {}
            word if RESULTS.iter().any(|(known, _)| *known == word) => result = word,
            _ if assume.ends(&mut taken) => break,
            word => {
                play(&mut taken, word);
            }
        }
    }
    let mut result = finish(&mut taken, result, value("Termination"));
    if value(VOID_TAG.0) == VOID_TAG.1 {
        result = decided::VOID.to_owned();
    }
    let players = players(NAMES.map(value));
    taken.describe(About { players, result, ..About::default() });
    Ok(taken)
}

/// The players by seat, as the tags name them; none where neither has a name.
fn players(names: [&str; 2]) -> Vec<String> {
    let names = names.map(one_line);
    if names.iter().all(String::is_empty) { Vec::new() } else { names.to_vec() }
}

/// The rule set that the tags name; what is assumed goes before them.
fn rule_set(
    games: Games,
    game: &str,
    rules: &str,
    assume: Assume<'_>,
) -> Result<RuleSet, Vec<Refusal>> {
    if !assume.game.is_empty() || !assume.rules.is_empty() {
        return RuleSet::foreign(games, "", Some(LINES), assume);
    }
    if let Some(set) = RuleSet::named(games, rules) {
        return Ok(set);
    }
    let name = game.trim();
    let name = ["Speed ", "Turn-based ", "TB "]
        .into_iter()
        .find_map(|prefix| name.strip_prefix(prefix))
        .unwrap_or(name);
    let known = VARIANTS.iter().find(|(known, _)| known.eq_ignore_ascii_case(name));
    let Some((_, rules)) = known else {
        return by_name(games, name, assume).ok_or_else(|| vec![no_pente_game(name)]);
    };
    let (game, rules) = rules.split_once('/').unwrap_or((rules, ""));
    // The stones alone do not tell what was chosen in an opening.
    RuleSet::foreign(
        games,
        "",
        Some(LINES),
        Assume { game, rules: &without_opening(rules), ..Assume::default() },
    )
}

/// The rule set for two on pente.org's boards that people know by this name.
fn by_name(games: Games, name: &str, assume: Assume<'_>) -> Option<RuleSet> {
    if !RuleSet::is_name(games, name, assume) {
        return None;
    }
    let set = RuleSet::foreign(games, name, Some(LINES), assume).ok()?;
    Some(set).filter(|set| set.seats == 2 && set.lines() == Some(LINES))
}

fn no_pente_game(name: &str) -> Refusal {
    let known = VARIANTS.map(|(known, _)| known.to_owned()).to_vec();
    Refusal::new("no-pente-game").text("written", name).names("known", known)
}

/// Plays a point of pente.org's, or ends the record where it is none.
fn play(taken: &mut Taken, word: &str) -> bool {
    let found = lettered(&word.to_ascii_lowercase()).filter(|(column, _)| *column != COLUMN_I);
    match found {
        Some((column, row)) => taken.play(&point(column - u16::from(column > COLUMN_I), row)),
        None if taken.is_cut() => false,
        None => {
            taken.note(Refusal::new("no-pente-point").text("written", start(word)));
            taken.end_here();
            false
        }
    }
}

/// The beginning of a word, to name it.
fn start(word: &str) -> String {
    word.chars().take(20).collect()
}

/// Applies the result to a game that the moves leave open, and remarks on one that contradicts them. Returns the word of one
/// that was decided whatever they say.
fn finish(taken: &mut Taken, result: &str, termination: &str) -> String {
    let known = RESULTS.iter().find(|(known, _)| *known == result.trim());
    let Some((_, loser)) = known.filter(|_| !taken.is_cut()) else { return String::new() };
    if termination.eq_ignore_ascii_case(DECIDED) {
        return decided_word(taken, *loser);
    }
    match (taken.table().outcome(), *loser) {
        (None, loser) => play_end(taken, loser, termination),
        (Some(_), Some(loser)) => taken.check_result(loser, result.trim()),
        (Some(_), None) => {}
    }
    String::new()
}

/// Plays the end of a game that the moves leave open.
fn play_end(taken: &mut Taken, loser: Option<u8>, termination: &str) {
    let forfeit = termination.eq_ignore_ascii_case(FORFEIT);
    taken.play(&match (loser, forfeit) {
        (Some(loser), true) => format!("timeout {loser}"),
        (Some(loser), false) => format!("resign {loser}"),
        (None, true) => "timeout 0 1".to_owned(),
        (None, false) => "draw".to_owned(),
    });
}

/// The word of a result that no move and no resignation has given.
fn decided_word(taken: &Taken, loser: Option<u8>) -> String {
    let score = |seat| match loser {
        None => Score::Drawn,
        Some(loser) if loser == seat => Score::Lost,
        Some(_) => Score::Won,
    };
    decided::word(taken.table(), &[0, 1].map(score)).unwrap_or_default().to_owned()
}

/// Lettering of the columns in a list of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Letters {
    /// With I, as everywhere here.
    WithI,
    /// Without it, as on pente.org.
    WithoutI,
    /// Either; the points alone do not tell.
    Unsure,
}

/// Tells how the points of a list are lettered that has no header: by a column I or T, or by a first
/// stone on the centre. Games that pente.org does not have are lettered with I.
pub(super) fn letters<'a>(set: &RuleSet, words: impl Iterator<Item = &'a str>) -> Letters {
    let points: Vec<_> = words.filter_map(|word| Some((word, lettered(word)?))).collect();
    let Some((first, _)) = points.first().filter(|_| has_variant(set)) else {
        return Letters::WithI;
    };
    let has = |column: u16| points.iter().any(|(_, point)| point.0 == column);
    match (has(COLUMN_I), has(LINES), *first) {
        (true, ..) | (_, false, "j10") => Letters::WithI,
        (_, true, _) | (.., "k10") => Letters::WithoutI,
        _ if points.iter().all(|(_, (column, _))| *column < COLUMN_I) => Letters::WithI,
        _ => Letters::Unsure,
    }
}

/// True for pente and its relatives on pente.org. Lists of gomoku are lettered with I everywhere else.
fn has_variant(set: &RuleSet) -> bool {
    variant(set.entry.info, &set.options).is_some_and(|game| game != "Gomoku")
}

/// Renames a point of a board without a column I. Other words stay as they are.
pub(super) fn renamed(word: &str) -> String {
    match lettered(word).filter(|(column, _)| *column > COLUMN_I) {
        Some((column, row)) => point(column - 1, row),
        None => word.to_owned(),
    }
}

/// Writes a record of one of pente.org's games. It carries stones, the players and how the game ended.
pub(super) fn write(mut replay: Replay<'_>, record: &Record) -> Result<String, Vec<Refusal>> {
    let info = replay.table().info();
    let options = Options::read(info, &record.rules)?;
    let variant =
        variant(info, &options).filter(|_| lines(Format::Pente, replay.table()) == Ok(LINES));
    let Some(game) = variant else { return Err(vec![cannot(Format::Pente, "rules")]) };
    let Stones { points, rules, players, loser } = Stones::of(Format::Pente, &mut replay, record)?;
    let moves: String = points.iter().enumerate().map(numbered).collect();
    let result = loser.map_or("*", result_word);
    let players = named(&players);
    let ended = termination_tag(replay.table(), &record.about);
    let void = void_tag(&record.about);
    Ok(format!(
        "[Game \"{game}\"]\n[Rules \"{rules}\"]\n{players}[Result \"{result}\"]\n{ended}{void}\n{moves}{result}\n"
    ))
}

/// The tag of a game that has ended by a decision beside the board, or on time.
fn termination_tag(table: &Table, about: &About) -> String {
    let how = match table.outcome() {
        _ if decided::loser(table, about).is_some() => DECIDED,
        Some(outcome) if outcome.end == "time" => FORFEIT,
        _ => return String::new(),
    };
    format!("[Termination \"{how}\"]\n")
}

/// The tag of a game whose result does not count.
fn void_tag(about: &About) -> String {
    let (tag, value) = VOID_TAG;
    if about.result == decided::VOID { format!("[{tag} \"{value}\"]\n") } else { String::new() }
}

/// The tags of the players whose names are known.
fn named(players: &[String; 2]) -> String {
    let names = players.iter().map(|name| one_line(name));
    let named = NAMES.iter().zip(names).filter(|(_, name)| !name.is_empty());
    named.map(|(tag, name)| format!("[{tag} \"{name}\"]\n")).collect()
}

/// The game of pente.org that has these rules for two, apart from their opening: of several the one with their opening too,
/// else the one with their name.
fn variant(info: &'static GameInfo, options: &Options) -> Option<&'static str> {
    let of_game = |(game, rules): &(&'static str, &'static str)| {
        let rules = rules.strip_prefix(info.id)?.strip_prefix('/')?;
        Some((*game, Options::read(info, rules).ok()?))
    };
    let same = |(_, theirs): &(&str, Options)| options.agrees(theirs, &[OPENING]);
    let differs = |(_, theirs): &(&str, Options)| {
        (!options.agrees(theirs, &[]), theirs.named().name != options.named().name)
    };
    let nearest = VARIANTS.iter().filter_map(of_game).filter(same).min_by_key(differs);
    nearest.map(|(game, _)| game).filter(|_| options.named().takes(2))
}

/// A stone as it is written: two to a number.
fn numbered((index, (column, row)): (usize, &(u16, u16))) -> String {
    let letter = char::from(b'A' + (column + u16::from(*column >= COLUMN_I)) as u8);
    let number =
        if index.is_multiple_of(2) { format!("{}. ", index / 2 + 1) } else { String::new() };
    format!("{number}{letter}{} ", row + 1)
}

/// The word for the result of a game that this seat has lost, or that is drawn.
fn result_word(loser: Option<u8>) -> &'static str {
    RESULTS.iter().find(|(_, known)| *known == loser).map_or("*", |(word, _)| word)
}
