//! The one replay of a record: ply after ply, each with the table before it.

use super::{Event, Games, Record, Refusal, Scene, Seat, Table};

/// A record's plies in order, from [`Record::replay`].
///
/// A ply is played when the next one is asked for. After the last item [`Replay::table`] is the
/// table after all plies or, where one was refused, before that one.
#[derive(Debug)]
pub struct Replay<'a> {
    table: Table,
    actions: &'a [String],
    /// The ply that was given last and is still to be played.
    pending: Option<usize>,
    next: usize,
}

/// One action or table event of a record, with the table before it.
#[derive(Clone, Debug)]
pub struct Ply<'a> {
    /// Position in the record, from 0.
    pub index: usize,
    /// The text as the record has it.
    pub text: &'a str,
    /// The table event, if the ply is one that can be read.
    pub event: Option<Event>,
    /// The table before the ply.
    pub before: Table,
}

/// A ply that the rules do not allow, where a replay ends.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refused<'a> {
    /// Position in the record, from 0.
    pub index: usize,
    /// The text as the record has it.
    pub text: &'a str,
    /// The reason.
    pub why: Refusal,
}

impl Record {
    /// The record's plies one after the other, under the record's own revision of the rules.
    ///
    /// # Errors
    /// As for [`Record::table`].
    pub fn replay(&self, games: Games) -> Result<Replay<'_>, Vec<Refusal>> {
        Ok(Replay::of(self.table(games)?, &self.actions))
    }
}

impl<'a> Replay<'a> {
    /// The replay of a log on a table before its first action.
    pub fn of(table: Table, actions: &'a [String]) -> Self {
        Self { table, actions, pending: None, next: 0 }
    }

    /// The table after the plies played so far.
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// Plays the rest and gives the table after the last ply.
    ///
    /// # Errors
    /// The first ply that is refused.
    pub fn finish(mut self) -> Result<Table, Refused<'a>> {
        while let Some(played) = self.advance() {
            played?;
        }
        Ok(self.table)
    }

    /// The scenes that everyone sees: the one before the next ply, and the one after each.
    pub fn scenes(self) -> Scenes<'a> {
        Scenes { replay: self, begun: false }
    }

    /// Plays the next ply without a copy of the table before it; none at the end.
    fn advance(&mut self) -> Option<Result<(), Refused<'a>>> {
        if self.pending.is_none() {
            self.pending = (self.next < self.actions.len()).then_some(self.next);
            self.next += 1;
        }
        self.pending?;
        Some(self.play_pending())
    }

    /// Plays the ply that was given last.
    fn play_pending(&mut self) -> Result<(), Refused<'a>> {
        let Some(index) = self.pending.take() else { return Ok(()) };
        let text = self.actions[index].as_str();
        let played = self.table.play(text);
        played.map_err(|why| {
            self.next = self.actions.len();
            Refused { index, text, why }
        })
    }
}

impl<'a> Iterator for Replay<'a> {
    type Item = Result<Ply<'a>, Refused<'a>>;

    fn next(&mut self) -> Option<Self::Item> {
        if let Err(refused) = self.play_pending() {
            return Some(Err(refused));
        }
        let index = self.next;
        let text = self.actions.get(index)?.as_str();
        self.pending = Some(index);
        self.next += 1;
        let event = Event::read(&super::tidy(text), self.table.seats()).ok().flatten();
        Some(Ok(Ply { index, text, event, before: self.table.clone() }))
    }
}

/// The scenes of a replay, one at a time.
pub struct Scenes<'a> {
    replay: Replay<'a>,
    begun: bool,
}

impl<'a> Iterator for Scenes<'a> {
    type Item = Result<Scene, Refused<'a>>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.begun
            && let Err(refused) = self.replay.advance()?
        {
            return Some(Err(refused));
        }
        self.begun = true;
        Some(Ok(self.replay.table.scene(None)))
    }
}

impl Ply<'_> {
    /// The seat whose ply it is: the seat on turn, or the one that resigns. None for a result of
    /// chance, an agreed draw and a time-out.
    pub fn seat(&self) -> Option<Seat> {
        match &self.event {
            None => self.before.to_move(),
            Some(Event::Resign(seat)) => Some(*seat),
            Some(Event::Draw | Event::Timeout(_)) => None,
        }
    }

    /// The table after the ply, as a copy.
    ///
    /// # Errors
    /// The reason why the ply is refused.
    pub fn after(&self) -> Result<Table, Refusal> {
        let mut after = self.before.clone();
        after.play(self.text)?;
        Ok(after)
    }

    /// The seat whose player decided the ply: as [`Ply::seat`], or the mate who acts for a seat
    /// that has left (see [`Table::acting`]).
    pub fn actor(&self) -> Option<Seat> {
        self.seat().map(|seat| self.before.acting(seat))
    }
}
