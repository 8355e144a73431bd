//! A record as its stones alone, for formats that have no words for other actions. The choices of an opening are left out, and
//! the rules are written as if it had none; an end without a stone is left to the result.

use super::coords::{holder, lettered};
use super::rule_set::{RuleSet, without_opening};
use super::{Format, cannot, cannot_write, decided, winner};
use crate::game::{About, Colour, Options, Parsed, Ply, Record, Refusal, Replay, Table};

/// A column and a row, from 0 at the bottom left.
type Point = (u16, u16);

/// The action that leaves the turn to the other seat without a stone.
const PASS: &str = "pass";

/// The stones of a record for two, and what is told beside them. Places are those of the colours at the end: 0 is the first
/// one's.
pub(super) struct Stones {
    /// The point of each. The colours alternate.
    pub points: Vec<Point>,
    /// The rule set, as [`RuleSet::named`] reads it.
    pub rules: String,
    /// The players' names by place; empty where they are not known.
    pub players: [String; 2],
    /// The place of who has lost, of a draw none; none while the game is open.
    pub loser: Option<Option<u8>>,
}

impl Stones {
    /// Reads them off a record, whose replay is at its end then.
    ///
    /// # Errors
    /// A set-up, a pass before the end, or an action that is refused.
    pub fn of(
        format: Format,
        replay: &mut Replay<'_>,
        record: &Record,
    ) -> Result<Self, Vec<Refusal>> {
        if record.setup.is_some() {
            return Err(vec![cannot(format, "setup")]);
        }
        let (points, has_choices) = points(format, replay)?;
        let table = replay.table();
        // The seats are exchanged where the second one holds the first colour; either way round it is the same.
        let first = holder(table, Colour::Black).map_or(0, |seat| seat.0);
        let name = |seat: u8| record.about.players.get(usize::from(seat)).cloned();
        Ok(Self {
            points,
            rules: rules(table, record, has_choices)?,
            players: [0, 1].map(|place: u8| name(place ^ first).unwrap_or_default()),
            loser: loser(table, &record.about).map(|seat| seat.map(|seat| seat ^ first)),
        })
    }
}

/// The points of the stones, and whether there were choices beside them.
fn points(format: Format, replay: &mut Replay<'_>) -> Result<(Vec<Point>, bool), Vec<Refusal>> {
    let (mut points, mut has_choices) = (Vec::new(), false);
    for ply in replay.by_ref() {
        let ply = ply.map_err(|refused| vec![refused.why])?;
        let action = canonical(&ply).map_err(|why| vec![why])?;
        match lettered(&action) {
            Some(point) => points.push(point),
            None if is_end(&ply) => {}
            None if action == PASS => {
                return Err(vec![cannot_write(format, points.len(), &action)]);
            }
            None => has_choices = true,
        }
    }
    Ok((points, has_choices))
}

/// The text of a ply in its one spelling.
fn canonical(ply: &Ply<'_>) -> Result<String, Refusal> {
    match ply.before.read(ply.text)? {
        Parsed::Action(text) => Ok(text),
        // The replay refuses it next.
        Parsed::Unfinished(_) => Ok(ply.text.to_owned()),
    }
}

/// True if a ply ends the game.
fn is_end(ply: &Ply<'_>) -> bool {
    ply.after().is_ok_and(|after| after.outcome().is_some())
}

/// The name of the rule set, without an opening whose choices are left out.
fn rules(table: &Table, record: &Record, has_choices: bool) -> Result<String, Vec<Refusal>> {
    let mut options = Options::read(table.info(), &record.rules)?;
    if has_choices {
        options = Options::read(table.info(), &without_opening(&options.to_string()))?;
    }
    Ok(RuleSet::name(record, &options))
}

/// The seat that has lost, by decision or by the actions; of a draw none. None while the game is open.
fn loser(table: &Table, about: &About) -> Option<Option<u8>> {
    let played = || table.outcome().map(|_| winner(table).map(|seat| 1 - seat.0));
    decided::loser(table, about).or_else(played)
}
