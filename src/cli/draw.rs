//! `narabe render`: a record as a picture or a text drawing.

use super::Misuse;
use crate::app::output::{move_numbers, seat_labels};
use crate::game::{Parsed, Ply, Record, Replay, Scene, Seat, Table};
use crate::games::GAMES;
use crate::judge;
use crate::render::{self, Look, Painter, Player};
use crate::words::{self, Locale, names};
use anyhow::{Context as _, Result, anyhow, bail};
use std::fs::{self, File};
use std::io::{self, ErrorKind, Read, Write};
use std::path::Path;

/// Draws the record of the standard input into a file, whose ending names the format.
///
/// # Errors
/// Misuse if the ending is unknown; a sentence if the input is no record, or the file cannot be written.
pub fn draw(out: &Path, mut look: Look) -> Result<()> {
    let form = Form::of(out)?;
    let text = input()?;
    let text = text.strip_prefix(judge::MARK).unwrap_or(&text);
    let record: Record = serde_json::from_slice(text).context("the input is no record")?;
    let mut record = names::record_with_id(GAMES, record)
        .map_err(|fault| anyhow!(words::refusal(Locale::En, &fault)))?;
    let table = judge::replayed(GAMES, &record).map_err(|sentence| anyhow!(sentence))?;
    let last = table.scene(None);
    record.actions = spelled(&record);
    look.moves = render::moves(&last.board, record.actions.iter().map(String::as_str));
    look.players = players(&record, &table, table.to_move());
    let bytes = bytes(form, &record, &last, &look);
    written(out, &bytes).with_context(|| format!("{} cannot be written", out.display()))
}

/// Reads the standard input, which is no longer than a line that is judged.
///
/// # Errors
/// A sentence if it is longer, or cannot be read.
fn input() -> Result<Vec<u8>> {
    let mut text = Vec::new();
    let read = io::stdin().lock().take(judge::LONGEST_LINE as u64 + 1).read_to_end(&mut text);
    if read.context("the input cannot be read")? > judge::LONGEST_LINE {
        bail!("the input is longer than {} MiB, as no record is", judge::LONGEST_LINE >> 20);
    }
    Ok(text)
}

/// Returns the actions of a record that replays as the rules write them: by these names boards know their points.
fn spelled(record: &Record) -> Vec<String> {
    let plies = record.replay(GAMES).into_iter().flatten().map_while(Result::ok);
    let spelled = |ply: Ply<'_>| match ply.before.read(ply.text) {
        Ok(Parsed::Action(text)) => text,
        _ => ply.text.to_owned(),
    };
    plies.map(spelled).collect()
}

/// Most signs of a player's name that are drawn. A strip has room for fewer, and where it cuts the name it tries each length.
const LONGEST_NAME: usize = 200;

/// Returns the players by seat with this table before them, with names as far as the record has them. Each seat has one, so
/// that a strip below the board says who is to move: of a seat on turn that was left, the mate who moves for it.
fn players(record: &Record, table: &Table, asked: Option<Seat>) -> Vec<Player> {
    let name = |seat: Seat| -> String {
        let name = record.about.players.get(seat.index()).map_or("", String::as_str);
        name.chars().take(LONGEST_NAME).collect()
    };
    let stand_in = asked.map(|seat| table.acting(seat)).filter(|mate| Some(*mate) != asked);
    let player = |seat: Seat| Player {
        name: name(seat),
        left: seat_labels::has_left_others(table, seat),
        stands_in: stand_in == Some(seat),
        ..Player::default()
    };
    (0..table.seats()).map(Seat).map(player).collect()
}

/// Returns the players of a game for several from each scene on that has others than the one before: they are struck through
/// one after the other. The last scene has those of the still.
fn later_players(record: &Record, last: &[Player]) -> Vec<(usize, Vec<Player>)> {
    let mut later: Vec<(usize, Vec<Player>)> = Vec::new();
    if record.seats <= 2 {
        return later;
    }
    for ply in record.replay(GAMES).into_iter().flatten().map_while(Result::ok) {
        let players = players(record, &ply.before, None);
        if later.last().is_none_or(|(_, before)| *before != players) {
            later.push((ply.index, players));
        }
    }
    later.push((record.actions.len(), last.to_vec()));
    later
}

/// Writes a file beside the one that is there and puts it in its place, so that one of them is whole whatever fails. What is
/// no file, such as a pipe, is written to, and so is a file in a folder that this user may not write to.
fn written(out: &Path, bytes: &[u8]) -> io::Result<()> {
    let out = fs::canonicalize(out).unwrap_or_else(|_| out.to_owned());
    if fs::metadata(&out).is_ok_and(|about| !about.is_file()) {
        return fs::write(out, bytes);
    }
    let mut beside = out.clone().into_os_string();
    beside.push(format!(".{}.part", std::process::id()));
    // One of this name was left by a process that was killed.
    let _ = fs::remove_file(&beside);
    let mut file = match File::options().write(true).create_new(true).open(&beside) {
        Err(error) if error.kind() == ErrorKind::PermissionDenied => return fs::write(out, bytes),
        file => file?,
    };
    if let Ok(about) = fs::metadata(&out) {
        let _ = fs::set_permissions(&beside, about.permissions());
    }
    let done = file.write_all(bytes).and_then(|()| fs::rename(&beside, &out));
    if done.is_err() {
        // The fault is told; half a picture is no use.
        let _ = fs::remove_file(&beside);
    }
    done
}

/// Format of a drawing.
enum Form {
    Png,
    Gif,
    Text,
}

impl Form {
    /// Returns the format that a file's ending names.
    ///
    /// # Errors
    /// Misuse if it names none.
    fn of(out: &Path) -> Result<Self, Misuse> {
        let ending = out.extension().and_then(|ending| ending.to_str());
        match ending.map(str::to_ascii_lowercase).as_deref() {
            Some("png") => Ok(Self::Png),
            Some("gif") => Ok(Self::Gif),
            Some("txt") => Ok(Self::Text),
            _ => Err(Misuse(format!(
                "{} must end in .png, .gif or .txt, which says what to draw",
                out.display()
            ))),
        }
    }
}

/// Returns the drawing in a format.
fn bytes(form: Form, record: &Record, last: &Scene, look: &Look) -> Vec<u8> {
    match form {
        Form::Png => Painter::new().png(last, look),
        Form::Gif => {
            let move_numbers = move_numbers::numbers(GAMES, record);
            let later_players = later_players(record, &look.players);
            let look = Look { move_numbers, later_players, ..look.clone() };
            Painter::new().gif(|| scenes(record), &look)
        }
        Form::Text => render::text(last).into_bytes(),
    }
}

/// Returns the scenes of a record that replays.
fn scenes(record: &Record) -> impl Iterator<Item = Scene> {
    let replay = record.replay(GAMES).ok();
    replay.into_iter().flat_map(Replay::scenes).map_while(Result::ok)
}
