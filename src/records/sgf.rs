//! SGF: <https://www.red-bean.com/sgf/>, game 4 (Gomoku and Renju). The main line is read, with
//! set-up stones before it; comments, marks and variations are passed over.
//!
//! Stones are moves of their colour. Every other action (an exchange of colours, an offered fifth,
//! a resignation) is in the property `NARABE` of a node of its own, which other programs pass over;
//! the standard allows such properties. The rule set is in `RU`, as `gomoku/renju opening=none`; the
//! players' names are in `PB` and `PW`, the days, the occasion and its round in `DT`, `EV` and `RO`. In a file of another
//! program in which White moves first, White is the first colour, which is Black here.

mod tree;

use super::coords::{self, colour_of, holder, lettered, lines};
use super::rule_set::{RuleSet, sizes};
use super::taken::Taken;
use super::{Assume, Comments, Format, LONGEST, cannot, decided, one_line, winner};
use crate::game::{
    About, Colour, Games, Options, Outcome, Ply, Record, Refusal, Replay, Setup, Table,
};
use std::collections::BTreeSet;
use tree::{Node, escape};

/// The property with an action that is no stone.
const OWN: &str = "NARABE";
/// The value of the property `AP` in files of this program.
const PROGRAM: &str = "Narabe";
/// The size where neither the file nor the rules give one: that of renju, not that of Go.
const USUAL_LINES: u16 = 15;
/// The most set-up stones of a colour that are read: with more, two are on one point, which is
/// reported then. As many nodes with set-ups are looked at.
const MOST_STONES: usize = 400;
/// The colours by the property of their moves, of their set-up stones, and their letter.
const COLOURS: [(Colour, &str, &str); 2] = [(Colour::Black, "B", "AB"), (Colour::White, "W", "AW")];
/// The properties with points that are set up, by colour, and with those that are emptied.
const PLACED: [&str; 3] = ["AB", "AW", "AE"];
/// The properties of the players' names, by colour.
const NAMES: [(Colour, &str); 2] = [(Colour::Black, "PB"), (Colour::White, "PW")];
/// The most characters that are read of a result.
const LONGEST_RESULT: usize = 20;

/// Reads the main line of the first game of a collection.
pub(super) fn read(games: Games, text: &str, assume: Assume<'_>) -> Result<Taken, Vec<Refusal>> {
    let (mut nodes, is_whole) = tree::main_line(text);
    let Some(root) = nodes.first() else { return Err(vec![Refusal::new("no-sgf")]) };
    let given = size(games, root)?;
    let rules = root.text("RU").unwrap_or_default();
    let own = RuleSet::named(games, &rules);
    let is_named = own.is_some();
    let set = match own.filter(|_| assume.game.is_empty() && assume.rules.is_empty()) {
        Some(set) => set,
        None => RuleSet::foreign(games, &rules, Some(given.unwrap_or(USUAL_LINES)), assume)?,
    };
    let size = given.or_else(|| set.lines()).unwrap_or(USUAL_LINES);
    let set = set.on_lines(size)?;
    let setup = set_up(&nodes, size, is_named);
    if setup.is_none() && begins_with_white(&nodes) {
        nodes.iter_mut().for_each(Node::exchange);
    }
    let root = &nodes[0];
    let mut taken = set.begin(root.text("GN").filter(|name| !name.is_empty()), setup)?;
    if let Some(game) = root.text("GM").filter(|game| game.trim() != "4") {
        taken.remark(other_game(game.trim()));
    }
    let mut began = false;
    for node in &nodes {
        if assume.ends(&mut taken) {
            break;
        }
        play(&mut taken, node, size, &mut began);
    }
    let is_long = nodes.len() == tree::MOST_NODES || text.len() >= LONGEST;
    if is_long && !is_whole && !taken.is_cut() {
        taken.end_here();
    }
    if decided_word(root).is_none() {
        finish(&mut taken, &root.text("RE").unwrap_or_default());
    }
    let about = about(root, taken.table());
    taken.describe(about);
    Ok(taken)
}

/// True if White moves first in a file of another program: it is the first colour then (docs/rules/ninuki.md 1).
fn begins_with_white(nodes: &[Node]) -> bool {
    let first = nodes.iter().find(|node| begins(node)).and_then(|node| node.moves().next());
    let is_white = first.is_some_and(|(letter, _)| letter == "W");
    let is_own = nodes.first().is_some_and(is_own);
    is_white && !is_own
}

/// True if this program has written the file.
fn is_own(root: &Node) -> bool {
    root.text("AP").is_some_and(|program| program.trim() == PROGRAM)
}

/// A file says that it is another game, by its number. That of Go is often there by mistake.
fn other_game(number: &str) -> Refusal {
    let kind = if number == "1" { "go" } else { "other" };
    Refusal::new("other-game").text("written", format!("GM[{number}]")).text("kind", kind)
}

/// The people and the occasion that the root names. The colours are those at the end, as after an
/// exchange in the opening.
fn about(root: &Node, table: &Table) -> About {
    let line =
        |property: &str| root.text(property).map_or_else(String::new, |text| one_line(&text));
    let mut players = vec![String::new(); usize::from(table.seats())];
    for (colour, property) in NAMES {
        if let Some(seat) = holder(table, colour) {
            players[usize::from(seat.0)] = line(property);
        }
    }
    if players.iter().all(String::is_empty) {
        players.clear();
    }
    let result = match decided_word(root) {
        Some(word) => word.to_owned(),
        None if table.outcome().is_none() => line("RE").chars().take(LONGEST_RESULT).collect(),
        None => String::new(),
    };
    About { players, date: line("DT"), event: line("EV"), round: line("RO"), result }
}

/// The word for a result that was decided beside the board: it stands whatever the moves say, and no one has agreed to it.
fn decided_word(root: &Node) -> Option<&'static str> {
    decided::read(&one_line(&root.text("RE")?), is_own(root))
}

/// The properties of the root about the people and the occasion.
fn about_text(table: &Table, about: &About) -> String {
    let names = NAMES.map(|(colour, property)| {
        let seat = holder(table, colour).map_or(usize::MAX, |seat| usize::from(seat.0));
        (property, about.players.get(seat).map_or("", String::as_str))
    });
    let is_decided = decided::loser(table, about).is_some();
    let result = match table.outcome().filter(|_| !is_decided) {
        Some(outcome) => result(table, &outcome),
        None => one_line(&about.result),
    };
    let (event, round) = (&*about.event, &*about.round);
    let rest = [("DT", &*about.date), ("EV", event), ("RO", round), ("RE", &*result)];
    let known = names.into_iter().chain(rest).filter(|(_, text)| !text.is_empty());
    known.map(|(property, text)| format!("{property}[{}]", escape(&one_line(text)))).collect()
}

/// The lines of the board, where the file gives them: `15`, `15:15` as of FF[4], or `15x15`.
fn size(games: Games, root: &Node) -> Result<Option<u16>, Vec<Refusal>> {
    let size = root.text("SZ").unwrap_or_default();
    if size.trim().is_empty() {
        return Ok(None);
    }
    let (columns, rows) = size.split_once([':', 'x', 'X']).unwrap_or((&size, &size));
    match (columns.trim().parse::<u16>(), rows.trim().parse::<u16>()) {
        (Ok(columns), Ok(rows)) if columns == rows => Ok(Some(columns)),
        (Ok(columns), Ok(rows)) => {
            Err(vec![Refusal::new("not-square").number("columns", columns).number("rows", rows)])
        }
        _ => Err(vec![no_size(games, &size)]),
    }
}

/// The refusal of a size that is no number, or a far too large one. Rows are counted from the top, so that any other size
/// would put the stones elsewhere.
fn no_size(games: Games, written: &str) -> Refusal {
    let refusal = Refusal::new("no-such-value").text("key", "SZ").text("nearest", "none");
    let written: String = written.trim().chars().take(20).collect();
    refusal.text("written", written).names("known", sizes(&games.0[0]))
}

/// The set-up before the first move, where there is one. This program writes `PL` with set-ups alone,
/// so that in its own files the board may be empty.
fn set_up(nodes: &[Node], size: u16, is_own: bool) -> Option<Setup> {
    let first = nodes.iter().position(begins).unwrap_or(nodes.len());
    // Some programs set stones up in the node of the first move, which comes after them.
    let stones = stones(&nodes[..nodes.len().min(first + 1)], size);
    let said = nodes[..first].iter().rev().find_map(|node| node.text("PL"));
    if stones.iter().all(Vec::is_empty) && !(is_own && said.is_some()) {
        return None;
    }
    let said = said.map(|letter| letter.trim().to_ascii_uppercase());
    let moved = nodes.iter().flat_map(Node::moves).next().map(|(letter, _)| letter.to_owned());
    let to_move = match said.or(moved).as_deref() {
        Some(letter) => letter.starts_with('W'),
        None => stones[0].len() > stones[1].len(),
    };
    Some(Setup { stones: stones.into(), captured: Vec::new(), to_move: u8::from(to_move) })
}

/// True if the game begins with this node: it has a move, or an action that is none.
fn begins(node: &Node) -> bool {
    node.moves().next().is_some() || node.values(OWN).next().is_some()
}

/// The stones that some nodes set up, by colour. What a node sets up or empties takes the place of
/// what was there before.
fn stones(nodes: &[Node], size: u16) -> [Vec<String>; 2] {
    let mut stones: [Vec<String>; 2] = Default::default();
    for node in nodes.iter().filter(|node| sets_up(node)).take(MOST_STONES) {
        let named = PLACED.map(|property| points(node, property, size));
        let anew: BTreeSet<&String> = named.iter().flatten().collect();
        for (own, more) in stones.iter_mut().zip(&named) {
            own.retain(|stone| !anew.contains(stone));
            let room = MOST_STONES.saturating_sub(own.len());
            own.extend(more.iter().take(room).cloned());
        }
    }
    stones
}

/// True if a node sets up or empties points.
fn sets_up(node: &Node) -> bool {
    PLACED.iter().any(|property| node.values(property).next().is_some())
}

/// The points of a property of a node, as far as they are read.
fn points(node: &Node, property: &str, size: u16) -> Vec<String> {
    node.values(property).flat_map(|value| rectangle(value, size)).take(MOST_STONES).collect()
}

/// One point, or the rectangle between two, as lettered points. What is neither is named as it is
/// written.
fn rectangle(value: &str, size: u16) -> Vec<String> {
    let corners =
        value.split_once(':').and_then(|(one, other)| Some((letters(one)?, letters(other)?)));
    let Some(((left, top), (right, bottom))) = corners else { return vec![point(value, size)] };
    let rows = (top..=bottom).take(usize::from(size));
    rows.flat_map(|y| (left..=right).take(usize::from(size)).map(move |x| from_top(x, y, size)))
        .take(MOST_STONES)
        .collect()
}

/// A point as the record names it: `hh` counts from the top left; some programs write `h8`, from
/// the bottom.
fn point(value: &str, size: u16) -> String {
    match letters(value) {
        Some((x, y)) => from_top(x, y, size),
        None => value.trim().chars().take(20).collect(),
    }
}

fn from_top(x: u16, y: u16, size: u16) -> String {
    // A row below the last has no number; one that no board has ends the record there.
    coords::point(x, size.checked_sub(y + 1).unwrap_or(98))
}

/// Two letters as a column and a row from 0; capitals follow the small ones.
fn letters(value: &str) -> Option<(u16, u16)> {
    let step = |letter: u8| match letter {
        b'a'..=b'z' => Some(u16::from(letter - b'a')),
        b'A'..=b'Z' => Some(u16::from(letter - b'A') + 26),
        _ => None,
    };
    match value.trim().as_bytes() {
        &[column, row] => Some((step(column)?, step(row)?)),
        _ => None,
    }
}

/// Plays what a node has.
fn play(taken: &mut Taken, node: &Node, size: u16, began: &mut bool) {
    if *began && sets_up(node) {
        taken.note(Refusal::new("late-setup"));
    }
    *began |= begins(node);
    if !taken.is_cut() {
        note_nameless(taken, node);
    }
    for action in node.values(OWN) {
        taken.play(action);
    }
    node.moves().for_each(|moved| put(taken, moved, size));
}

/// Notes the values of a node that may be moves, and have no name that says so.
fn note_nameless(taken: &mut Taken, node: &Node) {
    for written in node.nameless() {
        let written: String = written.chars().take(40).collect();
        taken.note(Refusal::new("import-skipped").text("written", written));
    }
}

/// Plays a move of a colour.
fn put(taken: &mut Taken, (letter, value): (&str, &str), size: u16) {
    let turn = taken.table().to_move();
    // `tt` is how FF[3] wrote a pass, on boards that have no such point.
    let passed = value.trim().is_empty() || value.trim() == "tt" && size <= 19;
    if !passed && turn.is_some() && is_beyond(value, size) {
        return taken.refuse(off_board(value, size));
    }
    let text = if passed { "pass".to_owned() } else { point(value, size) };
    let other =
        |colour: Colour| COLOURS.iter().any(|(known, own, _)| *known == colour && *own != letter);
    if taken.play(&text) && colour_of(taken.table(), &text, turn).is_some_and(other) {
        taken.remark_once(Refusal::new("other-colour"));
    }
}

/// True if a value is two letters of which one is beyond the board.
fn is_beyond(value: &str, size: u16) -> bool {
    letters(value).is_some_and(|(column, row)| column.max(row) >= size)
}

/// The refusal of a point beyond the board, which has no other name than that of the file. The corners are named as
/// there.
fn off_board(value: &str, size: u16) -> Refusal {
    let refusal = Refusal::new("off-board").text("point", value.trim());
    refusal.text("first", corner(0)).text("last", corner(size.saturating_sub(1)))
}

/// The name in a file of the point on a column and a row of the same number, from 0.
fn corner(line: u16) -> String {
    let letter = (b'a'..=b'z').chain(b'A'..=b'Z').nth(usize::from(line)).unwrap_or(b'Z');
    char::from(letter).to_string().repeat(2)
}

/// Applies the result to a game that the moves leave open, and remarks on one that names another winner than they do.
fn finish(taken: &mut Taken, result: &str) {
    let result = result.trim().to_ascii_uppercase();
    if taken.is_cut() || matches!(&*result, "" | "?" | "VOID") {
        return;
    }
    let written: String = result.chars().take(LONGEST_RESULT).collect();
    let (winner, how) = result.split_once('+').unwrap_or((&result, ""));
    let loser = COLOURS
        .iter()
        .find(|(_, letter, _)| *letter != winner && "BW".contains(winner) && winner.len() == 1);
    let seat = loser.and_then(|(colour, ..)| holder(taken.table(), *colour));
    if taken.table().outcome().is_some() {
        if let Some(seat) = seat {
            taken.check_result(seat.0, &written);
        }
        return;
    }
    match (seat, how.chars().next()) {
        (Some(seat), Some('R')) => drop(taken.play(&format!("resign {}", seat.0))),
        (Some(seat), Some('T')) => drop(taken.play(&format!("timeout {}", seat.0))),
        _ if matches!(&*result, "0" | "DRAW") => drop(taken.play("draw")),
        _ => taken.remark(Refusal::new("open-result").text("written", written)),
    }
}

/// Writes one game as one tree.
pub(super) fn write(
    mut replay: Replay<'_>,
    record: &Record,
    comments: &Comments,
) -> Result<String, Vec<Refusal>> {
    let table = replay.table();
    let lines = lines(Format::Sgf, table).map_err(|why| vec![why])?;
    let options = Options::read(table.info(), &record.rules)?;
    let rules = escape(&RuleSet::name(record, &options));
    let setup =
        record.setup.as_ref().map_or(Ok(String::new()), |setup| setup_text(table, setup, lines))?;
    let id = record.id.as_ref().map_or_else(String::new, |id| format!("GN[{}]", escape(id)));
    let mut moves = String::new();
    for (number, ply) in (1..).zip(replay.by_ref()) {
        let ply = ply.map_err(|refused| vec![refused.why])?;
        moves.push_str(&node(&ply, lines)?);
        moves.push_str(&comment(comments, number));
    }
    let begun = comment(comments, 0);
    let about = about_text(replay.table(), &record.about);
    Ok(format!(
        "(;FF[4]GM[4]CA[UTF-8]AP[{PROGRAM}]SZ[{lines}]RU[{rules}]{id}{about}{setup}{begun}\n{moves})\n"
    ))
}

/// The comment on the position after so many actions.
fn comment(comments: &Comments, number: usize) -> String {
    let text = comments.get(&number).map(|texts| escape(&texts.join("\n")));
    text.map_or_else(String::new, |text| format!("C[{text}]"))
}

/// The node of a ply.
fn node(ply: &Ply<'_>, lines: u16) -> Result<String, Vec<Refusal>> {
    let action = ply.text;
    let turn = ply.before.to_move();
    let held = turn.map(|seat| ply.before.colour(seat));
    let after = ply.after().map_err(|why| vec![why])?;
    let letter = |colour: Option<Colour>| {
        COLOURS.iter().find(|(known, ..)| Some(*known) == colour).map(|(_, l, _)| *l)
    };
    let point = lettered(action).filter(|(column, row)| column.max(row) < &lines);
    Ok(match (point, letter(colour_of(&after, action, turn)), letter(held)) {
        (Some(point), Some(letter), _) => format!(";{letter}[{}]", from_bottom(point, lines)),
        (None, _, Some(letter)) if action == "pass" => format!(";{letter}[]"),
        _ => format!(";{OWN}[{}]", escape(action)),
    })
}

fn from_bottom((column, row): (u16, u16), lines: u16) -> String {
    let letter = |step: u16| char::from(b'a' + step as u8);
    [letter(column), letter(lines - 1 - row)].iter().collect()
}

/// The set-up that the table begins with.
fn setup_text(table: &Table, setup: &Setup, lines: u16) -> Result<String, Vec<Refusal>> {
    if setup.captured.iter().any(|captured| *captured > 0) {
        return Err(vec![cannot(Format::Sgf, "captured")]);
    }
    let mut text = String::new();
    for ((_, _, property), stones) in COLOURS.iter().zip(table.report().stones) {
        let stones = stones.iter().filter_map(|stone| lettered(stone));
        let values: String =
            stones.map(|stone| format!("[{}]", from_bottom(stone, lines))).collect();
        if !values.is_empty() {
            text.push_str(&format!("{property}{values}"));
        }
    }
    let mover = COLOURS.get(usize::from(setup.to_move)).map_or("B", |(_, letter, _)| letter);
    Ok(format!("{text}PL[{mover}]"))
}

/// The value of `RE`, as far as SGF has words for it.
fn result(table: &Table, outcome: &Outcome) -> String {
    let letter = winner(table).map(|seat| table.colour(seat));
    let letter =
        COLOURS.iter().find(|(known, ..)| Some(*known) == letter).map(|(_, letter, _)| letter);
    match (letter, outcome.end) {
        (Some(letter), "resign") => format!("{letter}+R"),
        (Some(letter), "time") => format!("{letter}+T"),
        (Some(letter), _) => format!("{letter}+"),
        (None, _) => "0".to_owned(),
    }
}
