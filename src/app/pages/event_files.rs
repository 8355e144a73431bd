//! The files of a whole event: its games, its table, and its pairings as other programs read them.

mod table;
mod trf;

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::{Error, InternalError};
use crate::app::event_state;
use crate::app::events::step;
use crate::app::output::event_message::title;
use crate::app::output::event_table;
use crate::app::output::reply::{self, Answer, Attached, Message, Reply};
use crate::app::pages::game_record;
use crate::app::work_pool::Budget;
use crate::game::{Arg, Games, Record, Refusal, Seat};
use crate::records::{self, Comments, Format};
use crate::store::events::{EventFormat, StoredEvent};
use crate::store::{EventId, GameId, StoredGame};
use crate::words::{Locale, say};
use std::collections::HashMap;

/// Names of the people in an event, by their numbers in it.
type Names = HashMap<u16, String>;

/// Returns the files of an event that has begun, for the caller alone.
pub(crate) async fn export(ctx: &Context, caller: &Caller, id: EventId) -> Result<Answer, Error> {
    let event = step::load(ctx, caller, id).await?;
    if event.pairings.is_empty() {
        let why = if event.is_alive() { "event-not-begun" } else { "event-ended" };
        return Err(Refusal::new(why).into());
    }
    let names = event_table::names(ctx, &event, Locale::of(&event.locale)).await;
    let played = played(ctx, &event).await?;
    let games = ctx.games;
    let (number, named) = (event.id.0, title(&event, caller.locale));
    let count = played.len() as i64;
    let work = move |budget: &Budget| {
        let mut records = Vec::new();
        for (round, stored) in &played {
            budget.check()?;
            let comments = game_record::void_comment(stored, Locale::of(&event.locale));
            records.push((record(games, &event, &names, *round, stored)?, comments));
        }
        let first = collection(games, &records, budget)?;
        let mut all = vec![first, ("table.csv", table::csv(&event, &names))];
        budget.check()?;
        all.push(("event.jsonl", table::lines(&event, &names)));
        all.push(("event.trf", trf::written(&event, &names, &plain_title(&event))));
        Ok(all)
    };
    let all = ctx.work.run(caller, work).await?;
    if !reply::fit(all.iter().map(|(_, text)| text.len())) {
        return Err(Refusal::new("event-files-too-large").into());
    }
    let file = |(name, text): (&str, String)| Attached {
        name: format!("event-{number}-{name}"),
        bytes: text.into_bytes().into(),
        alt: None,
    };
    let files = all.into_iter().filter(|(_, text)| !text.is_empty()).map(file).collect();
    let args = [("event", Arg::Text(named)), ("count", Arg::Number(count))];
    let text = say(caller.locale, "event-files", &args);
    Ok(Answer::plain(Reply::Post(Message { files, ..Message::private(text) })))
}

/// Returns the name of an event and its season as files have them.
fn plain_title(event: &StoredEvent) -> String {
    title(event, Locale::En).replace(['*', '🏁'], "").trim().to_owned()
}

/// Returns the games of an event, each with its round.
fn games(event: &StoredEvent) -> Vec<(u16, GameId)> {
    let mut games = Vec::new();
    for pairing in &event.pairings {
        games.extend(pairing.games.iter().map(|leg| (pairing.round, leg.game)));
    }
    games
}

/// Returns an event's games that have begun, each with its round.
async fn played(ctx: &Context, event: &StoredEvent) -> Result<Vec<(u16, StoredGame)>, Error> {
    let mut played = Vec::new();
    for (round, game) in games(event) {
        played.extend(ctx.store.game(game).await?.map(|stored| (round, stored)));
    }
    Ok(played)
}

/// Returns the record of a game with its event, and its round where there are rounds.
fn record(
    games: Games,
    event: &StoredEvent,
    names: &Names,
    round: u16,
    stored: &StoredGame,
) -> Result<Record, InternalError> {
    let name = |seat: u8| {
        let entry = event.entry_of(stored.person_at(Seat(seat))?)?;
        names.get(&entry.number).cloned()
    };
    let players = (0..stored.seats).map(|seat| name(seat).unwrap_or_default()).collect();
    let locale = Locale::of(&event.locale);
    let mut record = game_record::played_by(games, stored, players, locale)?;
    record.about.event = plain_title(event);
    if has_rounds(event) {
        record.about.round = round.to_string();
    }
    Ok(record)
}

/// True if the games of an event have rounds: those in which they are played, or those of a table. In a Swiss event without
/// strict ones the number of a pairing's round is that of its drawing.
fn has_rounds(event: &StoredEvent) -> bool {
    event.terms.strict || event.terms.format != EventFormat::Swiss
}

/// Returns all records as one file: SGF where the game has it, else the lines of `narabe judge`.
fn collection(
    games: Games,
    records: &[(Record, Comments)],
    budget: &Budget,
) -> Result<(&'static str, String), Error> {
    let all = |format: Format| {
        let mut all = String::new();
        for (record, comments) in records {
            budget.check()?;
            let written = records::annotated(games, format, record, comments);
            let Ok(text) = written else { return Ok(None) };
            all.push_str(&text);
        }
        Ok::<_, Error>(Some(all))
    };
    if let Some(text) = all(Format::Sgf)? {
        return Ok(("games.sgf", text));
    }
    let none = || InternalError::new("a game of an event cannot be written");
    Ok(("games.jsonl", all(Format::Jsonl)?.ok_or_else(none)?))
}

/// Returns the numbers of a division's entrants in the order of the table, with their places in the list.
fn order(division: &event_state::Division) -> Vec<usize> {
    division.table().into_iter().map(|(_, row)| row.entrant).collect()
}
