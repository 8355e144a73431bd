//! The record of a stored game, as files carry it: with its people and the occasion, and with what the players have noted.

use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::output::{note_lines, seat_labels};
use crate::clock;
use crate::game::{About, Arg, Record};
use crate::records::Comments;
use crate::store::{Status, StoredGame};
use crate::words::{Locale, say};

/// Result of an aborted game, in SGF's word.
const NO_RESULT: &str = "Void";

/// Returns the record of a stored game without people.
pub(super) fn record_of(stored: &StoredGame) -> Record {
    Record {
        id: Some(format!("#{}", stored.id.0)),
        game: stored.game.clone(),
        rules: stored.rules.clone(),
        seats: stored.seats,
        revision: Some(stored.revision),
        actions: stored.log.clone(),
        ..Record::default()
    }
}

/// Returns the record of a stored game, with its people and the occasion.
pub(super) async fn described(
    ctx: &Context,
    stored: &StoredGame,
    locale: Locale,
) -> Result<Record, Error> {
    Ok(Record { about: about(ctx, stored, locale).await?, ..record_of(stored) })
}

/// Returns the people and the occasion of a stored game, as far as they are known.
async fn about(ctx: &Context, stored: &StoredGame, locale: Locale) -> Result<About, Error> {
    let players = seat_labels::players(ctx, stored, &context::table(ctx, stored)?, locale).await;
    Ok(about_of(stored, players.into_iter().map(|player| player.name).collect(), locale))
}

/// Returns the record of a stored game between these people, by seat.
pub(super) fn played_by(stored: &StoredGame, players: Vec<String>, locale: Locale) -> Record {
    Record { about: about_of(stored, players, locale), ..record_of(stored) }
}

fn about_of(stored: &StoredGame, players: Vec<String>, locale: Locale) -> About {
    let begun = clock::day(stored.created_at);
    let last = stored.latest.as_ref().map(|latest| clock::day(latest.at));
    let last = last.filter(|last| *last != begun);
    let event = if stored.rated { "record-event-rated" } else { "record-event-casual" };
    let is_void = stored.status == Status::Aborted;
    About {
        players: if players.iter().all(String::is_empty) { Vec::new() } else { players },
        date: last.map_or_else(|| begun.clone(), |last| format!("{begun},{last}")),
        event: say(locale, event, &[]),
        round: String::new(),
        result: if is_void { NO_RESULT.to_owned() } else { String::new() },
    }
}

/// Returns the notes on a stored game that its players have shared, once it is over, by the number of actions before them.
pub(super) async fn comments(
    ctx: &Context,
    stored: &StoredGame,
    locale: Locale,
) -> Result<Comments, Error> {
    let players = seat_labels::players(ctx, stored, &context::table(ctx, stored)?, locale).await;
    let mut comments = Comments::new();
    for note in note_lines::shared(ctx, stored).await? {
        let seat = stored.seat_of(note.person).map_or(0, |seat| usize::from(seat.0));
        let name = players.get(seat).map_or_else(String::new, |player| player.name.clone());
        let args = [("person", Arg::Text(name)), ("text", Arg::Text(note.text))];
        let text = say(locale, "note-in-file", &args);
        comments.entry(note.ply as usize).or_default().push(text);
    }
    Ok(comments)
}
