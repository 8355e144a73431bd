//! PSQ, the files of Piskvork and of the Gomocup: a header such as `Piskvorky 15x15, 11:11, 0`
//! (columns, rows, the players' strengths, 1 if the second player begins, else 0), a line
//! `x,y,milliseconds` for each stone from 1 at the top left, then the two players, a number for how it
//! ended, and in newer files a line with the winner and the rules, such as `1,Freestyle15_1`. A player
//! is the file name of a program, or `homo-1` and `homo-2` for people. What is written has no choices of
//! an opening, and an end without a stone only as the winner.

use super::coords::{self, lines};
use super::rule_set::RuleSet;
use super::stones::Stones;
use super::taken::Taken;
use super::{Assume, Format};
use crate::game::{About, Games, Record, Refusal, Replay};

/// The word with which a file begins.
pub(super) const HEADER: &str = "Piskvorky";

/// The names of people, who have none in a file, without their numbers.
const PERSON: &str = "homo-";

/// Reads a file. A stone off the board, a second one on a point, or a line among the stones that is
/// none, ends it.
pub(super) fn read(games: Games, text: &str, assume: Assume<'_>) -> Result<Taken, Vec<Refusal>> {
    let mut lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
    let header = lines.next().unwrap_or_default();
    let (columns, rows) =
        size(header).ok_or_else(|| vec![Refusal::new("no-psq").text("written", start(header))])?;
    if columns != rows {
        return Err(vec![
            Refusal::new("not-square").number("columns", columns).number("rows", rows),
        ]);
    }
    let lines: Vec<&str> = lines.collect();
    let stones = lines.iter().map_while(|line| stone(line)).collect::<Vec<_>>();
    let behind = &lines[stones.len()..];
    let rules = behind.iter().rev().find_map(|line| rules_of(line)).unwrap_or_default();
    let set =
        RuleSet::named(games, rules).filter(|_| assume.game.is_empty() && assume.rules.is_empty());
    let set = set.map_or_else(|| RuleSet::foreign(games, rules, Some(columns), assume), Ok)?;
    let mut taken = set.on_lines(rows)?.begin(None, None)?;
    // Rows are counted from the top; one above the first or below the last has no name and ends the
    // record.
    let point = |(x, y): (u16, u16)| match (x.checked_sub(1), rows.checked_sub(y)) {
        (Some(column), Some(row)) => coords::point(column, row),
        _ => format!("{x},{y}"),
    };
    let _ = stones.into_iter().all(|stone| !assume.ends(&mut taken) && taken.play(&point(stone)));
    if let Some(broken) = broken(behind).filter(|_| !taken.is_cut()) {
        taken.refuse(Refusal::new("import-no-move").text("written", start(broken)));
    }
    let players = players(behind, header);
    taken.describe(About { players, ..About::default() });
    Ok(taken)
}

/// The first line behind the stones, where it stands among them: no other line than a stone's has
/// three parts and begins with a number.
fn broken<'a>(behind: &[&'a str]) -> Option<&'a str> {
    let is_stone = |line: &&str| {
        line.starts_with(|c: char| c.is_ascii_digit()) && line.split(',').count() == 3
    };
    behind.first().copied().filter(|_| behind.iter().any(is_stone))
}

/// The players by seat, from the lines behind the stones; none where neither has a name.
fn players(lines: &[&str], header: &str) -> Vec<String> {
    let [one, other, ..] = *lines else { return Vec::new() };
    if !is_name(one) || !is_name(other) {
        return Vec::new();
    }
    let mut players = [one, other].map(name);
    let begins = header.rsplit(',').next().unwrap_or_default().trim();
    if begins == "1" {
        players.reverse();
    }
    if players.iter().all(String::is_empty) { Vec::new() } else { players.to_vec() }
}

/// A player's name: that of a program's file without what all of them have.
fn name(file: &str) -> String {
    let number = file.strip_prefix(PERSON);
    if number.is_some_and(|number| number.parse::<u8>().is_ok()) {
        return String::new();
    }
    let stem = [".zip", ".exe", ".ZIP", ".EXE"].iter().find_map(|end| file.strip_suffix(end));
    let stem = stem.unwrap_or(file);
    stem.strip_prefix("pbrain-").unwrap_or(stem).to_owned()
}

/// The rules in a line with the winner before them. A comma may stand in a player's name too.
fn rules_of(line: &str) -> Option<&str> {
    let (winner, rules) = line.split_once(',')?;
    winner.trim().parse::<i64>().is_ok().then_some(rules)
}

/// The columns and rows of a header.
fn size(header: &str) -> Option<(u16, u16)> {
    let (word, rest) = header.split_at_checked(HEADER.len())?;
    let size = rest.split(',').next()?.trim();
    let (columns, rows) = size.split_once(['x', 'X'])?;
    let size = (columns.trim().parse().ok()?, rows.trim().parse().ok()?);
    word.eq_ignore_ascii_case(HEADER).then_some(size)
}

/// A stone's line; the time may be missing.
fn stone(line: &str) -> Option<(u16, u16)> {
    let mut numbers = line.split(',').map(str::trim);
    let (x, y) = (numbers.next()?.parse().ok()?, numbers.next()?.parse().ok()?);
    let time = numbers.next().unwrap_or("0").parse::<i64>();
    (time.is_ok() && numbers.next().is_none()).then_some((x, y))
}

/// The beginning of a line, to name it.
fn start(line: &str) -> String {
    line.chars().take(40).collect()
}

/// Writes a file. It carries the stones, the players and who has won.
pub(super) fn write(mut replay: Replay<'_>, record: &Record) -> Result<String, Vec<Refusal>> {
    let lines = lines(Format::Psq, replay.table()).map_err(|why| vec![why])?;
    let stones = Stones::of(Format::Psq, &mut replay, record)?;
    let mut text = format!("{HEADER} {lines}x{lines}, 11:11, 0\n");
    for (column, row) in &stones.points {
        text.push_str(&format!("{},{},0\n", column + 1, lines - row));
    }
    let winner = stones.loser.flatten().map_or(0, |loser| 2 - loser);
    let [one, other] = [0, 1].map(|place| written(&stones.players[place], place));
    text.push_str(&format!("{one}\n{other}\n-1\n{winner},{}\n", stones.rules));
    Ok(text)
}

/// The line of a player, whose name is written where it would be read as it is.
fn written(player: &str, place: usize) -> String {
    let written = player.trim();
    let is_line = !written.contains(['\n', '\r']) && is_name(written) && name(written) == written;
    if is_line { written.to_owned() } else { format!("{PERSON}{}", place + 1) }
}

/// True if a line behind the stones names a player: it is no number for the end, and no list that begins with one, as the
/// lines of stones and of the winner do.
fn is_name(line: &str) -> bool {
    let is_list = line.contains(',')
        && line.starts_with(|c: char| c.is_ascii_digit() || matches!(c, '-' | '+'));
    !line.is_empty() && line.parse::<i64>().is_err() && !is_list
}
