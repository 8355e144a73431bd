//! The targets: every reader of texts that others write, with what must hold of whatever comes out of it.
//!
//! The ordinary tests run the same functions over seeded mutations of the same corpus (`tests/it/fuzzed.rs`).

use narabe::discord::{CustomId, is_readable, is_understood};
use narabe::engine::{Memory, gomocup};
use narabe::game::{Options, Parsed, Record};
use narabe::games::GAMES;
use narabe::judge::{Ask, judge};
use narabe::records::{Assume, Format, Split, decoded, read, write};
use narabe::standings::{self, Answer};
use narabe::words::names;
use std::cell::Cell;
use std::time::Duration;

/// Takes any bytes and panics where something does not hold.
pub type Target = fn(&[u8]);

/// The targets by name.
pub const ALL: [(&str, Target); 13] = [
    ("notation", notation),
    ("rules", rules),
    ("sgf", |data| records(Format::Sgf, data)),
    ("psq", |data| records(Format::Psq, data)),
    ("pente", |data| records(Format::Pente, data)),
    ("moves", |data| records(Format::Moves, data)),
    ("file", file),
    ("judge", judge_lines),
    ("gomocup", gomocup_lines),
    ("standings", events),
    ("custom-id", custom_id),
    ("interaction", interaction),
    ("front", front),
];

/// Action texts, a line each, in the game of `game preset`, the first line. What is read has one canonical spelling, which
/// is read as itself; what is refused changes nothing.
fn notation(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let mut lines = text.lines();
    let (game, rules) = lines.next().unwrap_or_default().split_once(' ').unwrap_or_default();
    let Ok(entry) = GAMES.find(game) else { return };
    let Ok(options) = Options::read(entry.info, rules) else { return };
    let Ok(mut table) = entry.start(&options, options.named().seats.0, None) else { return };
    let mut begun = None;
    for line in lines.take(40) {
        if let Ok(Parsed::Action(canonical)) = table.read(line) {
            assert_eq!(
                table.read(&canonical),
                Ok(Parsed::Action(canonical.clone())),
                "{game} {rules}: {line:?}"
            );
        }
        let before = table.clone();
        if table.play(line).is_err() {
            assert_eq!(table, before, "{game} {rules}: {line:?}");
            begun = Some(line);
        }
    }
    // A line that is begun, or wrong, is shown while it is being written.
    begun.map(|line| table.preview(None, line));
    table.scene(None);
}

/// A rules text of the game whose place in the list is the first byte. What is read has one canonical spelling, which means
/// the same.
fn rules(data: &[u8]) {
    let Some((place, text)) = data.split_first() else { return };
    let text = String::from_utf8_lossy(text);
    let entry = &GAMES.0[usize::from(*place) % GAMES.0.len()];
    let Ok(options) = Options::read(entry.info, &text) else { return };
    assert_eq!(Options::read(entry.info, &options.to_string()).as_ref(), Ok(&options));
    for seats in options.named().seats.0..=options.named().seats.1 {
        drop(entry.start(&options, seats, None));
    }
}

/// Records in a format of others. What is read replays, and what is written of it is read as the same record.
fn records(format: Format, data: &[u8]) {
    for text in Split::new(data, format).map_while(Result::ok) {
        let Ok(import) = read(GAMES, format, &text, Assume::default()) else { continue };
        assert!(replays(&import.record), "{text:?}: {:?}", import.record);
        if let Ok(written) = write(GAMES, format, &import.record) {
            let again = read(GAMES, format, &written, Assume::default());
            let again = again.unwrap_or_else(|why| panic!("{written:?}: {why:?}"));
            assert_eq!(again.record.actions, import.record.actions, "{text:?} as {written:?}");
            // A result that the moves do not reach is written as it was read, and remarked on again.
            let faults = again.problems.iter().filter(|problem| problem.why.word != "open-result");
            assert_eq!(faults.count(), 0, "{written:?}: {:?}", again.problems);
        }
    }
}

/// A file that someone attaches: in any format and encoding, with rule sets as people call them. What is read replays.
fn file(data: &[u8]) {
    let text = decoded(data);
    let format = Format::of(&text);
    let assume = Assume { names: Some(names::by_name), ..Assume::default() };
    for text in Split::new(text.as_bytes(), format).map_while(Result::ok) {
        if let Ok(import) = read(GAMES, format, &text, assume) {
            assert!(replays(&import.record), "{text:?}: {:?}", import.record);
        }
    }
}

fn replays(record: &Record) -> bool {
    let table = record.table(GAMES);
    table.is_ok_and(|mut table| record.actions.iter().all(|action| table.play(action).is_ok()))
}

/// Lines of the judge: each gets a verdict that can be written.
fn judge_lines(data: &[u8]) {
    for line in data.split(|byte| *byte == b'\n').take(8) {
        let verdict = judge(GAMES, line, Ask { legal: true, forbidden: true, board: true });
        // Verdicts are plain data.
        drop(narabe::judge::line(&verdict));
    }
}

/// Places in the memory of an engine that hardly thinks: what each game clears is short.
const PLACES: usize = 1 << 10;

thread_local! {
    /// The memory of the engine, from one input to the next: a session clears it where it begins a game.
    static MEMORY: Cell<Option<Memory>> = const { Cell::new(None) };
}

/// Lines of a Gomocup manager, to an engine that puts one stone in thought. Each line of an answer is one line.
fn gomocup_lines(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    let options = gomocup::Options { nodes: Some(1), ..gomocup::Options::default() };
    let memory = MEMORY.take().unwrap_or_else(|| Memory::with_places(PLACES));
    let mut session = gomocup::Session::with_memory(options, memory);
    for line in text.lines().take(20) {
        let reply = session.take(line, &|| Duration::ZERO);
        assert!(reply.lines.iter().all(|line| !line.contains(['\n', '\r'])), "{line:?}: {reply:?}");
        if reply.ended {
            break;
        }
    }
    MEMORY.set(Some(session.into_memory()));
}

/// Events, a line each: a table, or a sentence that says why there can be none.
fn events(data: &[u8]) {
    for line in data.split(|byte| *byte == b'\n').take(4) {
        if let Answer::Malformed { malformed, .. } = standings::answer(line) {
            assert!(!malformed.is_empty(), "{:?}", String::from_utf8_lossy(line));
        }
    }
}

/// Ids of buttons: one that is read is written alike.
fn custom_id(data: &[u8]) {
    let text = String::from_utf8_lossy(data);
    if let Some(id) = CustomId::read(&text) {
        assert_eq!(CustomId::read(&id.to_string()), Some(id), "{text:?}");
    }
}

/// Discord's JSON of an interaction, whatever it asks for.
fn interaction(data: &[u8]) {
    let _ = is_understood(data);
}

/// A request to the HTTP front: its headers, a line each, an empty line, and the body.
fn front(data: &[u8]) {
    let end = data.windows(2).position(|two| two == b"\n\n").unwrap_or(data.len());
    let (head, body) = data.split_at(end);
    let headers: Vec<(&[u8], &[u8])> =
        head.split(|byte| *byte == b'\n').filter_map(header).collect();
    let _ = is_readable(&headers, body);
}

/// The name and the value of a header.
fn header(line: &[u8]) -> Option<(&[u8], &[u8])> {
    let colon = line.iter().position(|byte| *byte == b':')?;
    Some((&line[..colon], line[colon + 1..].trim_ascii()))
}
