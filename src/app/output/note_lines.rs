//! Notes on positions, in words. They stand in messages that one person reads, never in a public one.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::InternalError;
use crate::app::markup::{is_named, mention, whole_code};
use crate::app::output::move_numbers;
use crate::app::output::panel::plain;
use crate::app::output::reply::Row;
use crate::game::Arg;
use crate::play::note::Note;
use crate::store::{Status, StoredGame};
use crate::words::{Locale, say};

/// First word of the keys of the button and of the form.
pub(crate) const NAME: &str = "note";

/// Most characters of the notes on a position that a replay shows.
const ROOM: usize = 1_200;

/// Notes on a game that a person may read.
#[derive(Clone, Debug, Default)]
pub(crate) struct Notes {
    /// The notes, in the order of their positions.
    notes: Vec<Note>,
    /// The person who reads them.
    reader: u64,
    /// True if the reader may write some.
    writes: bool,
    /// Number of actions before the last position. Behind it are the entries of a moderator's decision alone.
    last: usize,
    /// Numbers of the moves before a position, as `move_numbers` has them.
    numbers: Vec<u32>,
}

impl Notes {
    /// Returns the notes on a game that the caller may read: their own, and what others have shared once it is over.
    pub(crate) async fn of(
        ctx: &Context,
        caller: &Caller,
        stored: &StoredGame,
    ) -> Result<Self, InternalError> {
        let reader = caller.person;
        let mut notes = shared(ctx, stored).await?;
        notes.retain(|note| note.person != reader);
        notes.extend(own(ctx, reader, stored).await?);
        notes.sort_by_key(|note| (note.ply, note.person != reader, note.person));
        let (writes, last) = (may_write(stored, reader), stored.played().len());
        let numbers = move_numbers::of_game(ctx.games, stored);
        Ok(Self { notes, reader, writes, last, numbers })
    }

    /// Returns the number of actions before the position at which a note is shown.
    fn shown_at(&self, note: &Note) -> usize {
        self.last.min(note.ply as usize)
    }

    /// Returns the lines about a position: its notes, and where others are.
    pub(crate) fn lines(&self, locale: Locale, ply: usize) -> Vec<String> {
        let here = |note: &&Note| self.shown_at(note) == ply;
        let (mut lines, mut room, mut left) = (Vec::new(), ROOM, 0);
        for note in self.notes.iter().filter(here) {
            let text = self.note(locale, note).join("\n");
            let length = text.chars().count();
            if left > 0 || length > room {
                left += 1;
                continue;
            }
            room -= length;
            lines.push(text);
        }
        let more = [("count", Arg::Number(left))];
        lines.extend((left > 0).then(|| say(locale, "notes-more", &more)));
        let elsewhere = |note: &Note| Some(self.shown_at(note)).filter(|at| *at != ply);
        let others = self.notes.iter().filter_map(elsewhere);
        let mut others: Vec<u32> =
            others.map(|at| move_numbers::after(&self.numbers, at)).collect();
        others.dedup();
        // Nothing comes before the first position.
        let (first, others): (Vec<u32>, Vec<u32>) = others.into_iter().partition(|at| *at == 0);
        lines.extend((!first.is_empty()).then(|| say(locale, "notes-at-first", &[])));
        let others: Vec<String> = others.iter().map(u32::to_string).collect();
        let count = ("count", Arg::Number(others.len() as i64));
        let are_there = !others.is_empty();
        let elsewhere = [count, ("plies", Arg::Names(others))];
        lines.extend(are_there.then(|| say(locale, "notes-elsewhere", &elsewhere)));
        lines
    }

    fn note(&self, locale: Locale, note: &Note) -> [String; 2] {
        let head = if note.person == self.reader {
            let state = if note.shared { "yes" } else { "no" };
            say(locale, "note-own", &[("shared", Arg::Text(state.to_owned()))])
        } else {
            say(locale, "note-of", &[("person", Arg::Text(mention(note.person)))])
        };
        let text: Vec<String> = note.text.lines().map(whole_code).collect();
        [head, text.join("\n")]
    }

    /// Returns the row with the button that opens the form of a note on a position, for those who may write one. It opens that
    /// of the note which is shown there, if there is one.
    pub(crate) fn row(&self, locale: Locale, game: i64, ply: usize) -> Option<Row> {
        let is_own = |note: &&Note| note.person == self.reader && self.shown_at(note) == ply;
        let ply = self.notes.iter().find(is_own).map_or(ply, |note| note.ply as usize);
        let key = format!("{NAME}:{game}:{ply}:ask");
        let button = || plain(&key, say(locale, "button-note", &[]));
        self.writes.then(|| Row::Buttons(vec![button()]))
    }
}

/// True if a person may write notes on a game: a player, once it has begun.
pub(crate) fn may_write(stored: &StoredGame, person: u64) -> bool {
    stored.status != Status::Open && stored.seat_of(person).is_some()
}

/// Returns the notes that everyone may read; those on what was taken back are left out, and so are the nameless.
pub(crate) async fn shared(ctx: &Context, stored: &StoredGame) -> Result<Vec<Note>, InternalError> {
    if !matches!(stored.status, Status::Finished | Status::Aborted) {
        return Ok(Vec::new());
    }
    let mut notes = ctx.store.shared_notes(stored.id).await?;
    notes.retain(|note| note.is_in(&stored.log) && is_named(note.person));
    Ok(notes)
}

async fn own(ctx: &Context, person: u64, stored: &StoredGame) -> Result<Vec<Note>, InternalError> {
    if !may_write(stored, person) {
        return Ok(Vec::new());
    }
    let mut notes = ctx.store.own_notes(stored.id, person).await?;
    notes.retain(|note| note.is_in(&stored.log));
    Ok(notes)
}
