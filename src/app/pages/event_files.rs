//! The files of a whole event: its games, its table, and its pairings as other programs read them.

mod table;
mod trf;

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::event_state;
use crate::app::events::entry;
use crate::app::output::event_message::title;
use crate::app::output::event_table;
use crate::app::output::reply::{Answer, Attached, Message, Reply};
use crate::app::pages::replay;
use crate::game::{Arg, Games, Record, Refusal};
use crate::records::{self, Format};
use crate::store::events::StoredEvent;
use crate::store::{EventId, GameId};
use crate::words::{Locale, say};
use std::collections::HashMap;

/// Names of the people in an event, by their numbers in it.
type Names = HashMap<u16, String>;

/// Returns the files of an event that has begun, for the caller alone.
pub(crate) async fn export(ctx: &Context, caller: &Caller, id: EventId) -> Result<Answer, Error> {
    let event = entry::load(ctx, caller, id).await?;
    if event.pairings.is_empty() {
        return Err(Refusal::new("event-not-begun").into());
    }
    let names = event_table::names(ctx, &event).await;
    let records = records(ctx, &event).await?;
    let (games, named) = (ctx.games, plain_title(&event));
    let tables = [
        ("table.csv", table::csv(&event, &names)),
        ("event.jsonl", table::lines(&event, &names)),
        ("event.trf", trf::written(&event, &names, &named)),
    ];
    let count = records.len() as i64;
    let work = move |_: &_| Ok(collection(games, &records));
    let (file, text) = ctx.work.run(caller, work).await?;
    let all = std::iter::once((file, text)).chain(tables);
    let file = |(name, text): (&str, String)| Attached {
        name: format!("event-{}-{name}", event.id.0),
        bytes: text.into_bytes().into(),
        alt: None,
    };
    let files = all.filter(|(_, text)| !text.is_empty()).map(file).collect();
    let args = [("event", Arg::Text(title(&event, caller.locale))), ("count", Arg::Number(count))];
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

/// Returns the records of an event's games that have begun, each with its event and round.
async fn records(ctx: &Context, event: &StoredEvent) -> Result<Vec<Record>, Error> {
    let mut records = Vec::new();
    for (round, game) in games(event) {
        let Some(stored) = ctx.store.game(game).await? else { continue };
        let mut record = replay::described(ctx, &stored, Locale::of(&event.locale)).await?;
        (record.about.event, record.about.round) = (plain_title(event), round.to_string());
        records.push(record);
    }
    Ok(records)
}

/// Returns all records as one file: SGF where the game has it, else the lines of `narabe judge`.
fn collection(games: Games, records: &[Record]) -> (&'static str, String) {
    let all = |format: Format| {
        records
            .iter()
            .map(|record| records::write(games, format, record))
            .collect::<Result<String, _>>()
    };
    match all(Format::Sgf) {
        Ok(text) => ("games.sgf", text),
        Err(_) => ("games.jsonl", all(Format::Jsonl).unwrap_or_default()),
    }
}

/// Returns the numbers of a division's entrants in the order of the table, with their places in the list.
fn order(division: &event_state::Division) -> Vec<usize> {
    division.table().into_iter().map(|(_, row)| row.entrant).collect()
}
