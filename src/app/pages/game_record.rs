//! The record of a stored game, as files carry it: with its people and the occasion, and with what the players have noted.

use crate::app::context::{self, Context};
use crate::app::error::{Error, InternalError};
use crate::app::output::decided::{self as ruled, Decided};
use crate::app::output::{machine_name, note_lines, seat_labels};
use crate::clock;
use crate::game::{About, Arg, Games, Record, Score, Seat, Table};
use crate::play::crowd::CROWD;
use crate::play::end::EndReason;
use crate::records::{self, Comments};
use crate::store::StoredGame;
use crate::words::{self, Locale, say};

/// Returns the record of a stored game without people, and without the events by which a moderator's decision is written
/// down, which no player has made.
pub(super) fn record_of(stored: &StoredGame) -> Record {
    Record {
        id: Some(format!("#{}", stored.id.0)),
        game: stored.game.clone(),
        rules: stored.rules.clone(),
        seats: stored.seats,
        revision: Some(stored.revision),
        actions: stored.played().to_vec(),
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
    let table = context::table(ctx, stored)?;
    let players = seat_labels::players(ctx, stored, &table, locale).await;
    let players = players.into_iter().map(|player| player.name).collect();
    Ok(about_of(stored, &table, players, locale))
}

/// Returns the record of a stored game between these people, by seat.
pub(super) fn played_by(
    games: Games,
    stored: &StoredGame,
    players: Vec<String>,
    locale: Locale,
) -> Result<Record, InternalError> {
    let table = context::replayed(games, stored)?;
    Ok(Record { about: about_of(stored, &table, players, locale), ..record_of(stored) })
}

fn about_of(stored: &StoredGame, table: &Table, players: Vec<String>, locale: Locale) -> About {
    let begun = clock::day(stored.created_at);
    let last = stored.latest.as_ref().map(|latest| clock::day(latest.at));
    let last = last.filter(|last| *last != begun);
    let event = if stored.rated { "record-event-rated" } else { "record-event-casual" };
    let result = match ruled::without_result(stored) {
        Some(_) => Some(records::decided::VOID.to_owned()),
        None => decided(stored, table, &players, locale).map(|(word, _)| word),
    };
    About {
        result: result.unwrap_or_default(),
        players: if players.iter().all(String::is_empty) { Vec::new() } else { players },
        date: last.map_or_else(|| begun.clone(), |last| format!("{begun},{last}")),
        event: say(locale, event, &[]),
        round: String::new(),
    }
}

/// Returns the result that a moderator has decided, in a word for files, and in a sentence with these names; the word of games
/// that have none is the sentence.
fn decided(
    stored: &StoredGame,
    table: &Table,
    players: &[String],
    locale: Locale,
) -> Option<(String, String)> {
    let scores = Decided::of(stored, table, locale)?.scores;
    // The crowd's name in files calls it already.
    let is_person = |seat| stored.person_at(seat).is_some_and(|person| person != CROWD);
    let name = |seat: usize| {
        let (name, seat) = (players.get(seat).filter(|name| !name.is_empty()), Seat(seat as u8));
        match (name.cloned(), stored.machine_at(seat)) {
            (Some(name), Some(machine)) => {
                machine_name::with_stone(stored, (machine, name), table, locale)
            }
            (Some(name), None) if is_person(seat) => words::join::person(locale, &name),
            (Some(name), None) => name,
            (None, _) => words::colour(locale, table.colour(seat)),
        }
    };
    let seats = (0..scores.len()).filter(|seat| scores[*seat] == Score::Won);
    let winners: Vec<String> = seats.map(name).collect();
    let id = if winners.is_empty() { "record-decided-draw" } else { "record-decided" };
    let winners = Arg::Text(words::join::players(locale, &winners));
    let sentence = say(locale, id, &[("winners", winners)]);
    let word = records::decided::word(table, &scores).map(str::to_owned);
    Some((word.unwrap_or_else(|| sentence.clone()), sentence))
}

/// Returns the comment at the end of a game that a moderator has voided, in a record whose result is still the one that was
/// played, where one was; none on any other game.
pub(super) fn void_comment(stored: &StoredGame, locale: Locale) -> Comments {
    let is_played = stored.end != Some(EndReason::Adjudicated);
    let id = if is_played { "record-voided" } else { "record-void" };
    let comment = is_void(stored).then(|| vec![say(locale, id, &[])]);
    comment.into_iter().map(|comment| (stored.played().len(), comment)).collect()
}

/// Returns the sentence that a moderator has voided a game; none of any other game.
pub(super) fn void_sentence(stored: &StoredGame, locale: Locale) -> Option<String> {
    is_void(stored).then(|| say(locale, "record-void", &[]))
}

/// True if a moderator has voided a game.
fn is_void(stored: &StoredGame) -> bool {
    ruled::without_result(stored) == Some(ruled::VOIDED)
}

/// Returns the comments on a stored game that is over, by the number of actions before them: the notes that its players have
/// shared, and at the end that a moderator has decided or voided it.
pub(super) async fn comments(
    ctx: &Context,
    stored: &StoredGame,
    locale: Locale,
) -> Result<Comments, Error> {
    let table = context::table(ctx, stored)?;
    let players = seat_labels::players(ctx, stored, &table, locale).await;
    let last = stored.played().len();
    let mut comments = Comments::new();
    for note in note_lines::shared(ctx, stored).await? {
        let seat = stored.seat_of(note.person).map_or(0, |seat| usize::from(seat.0));
        let name = players.get(seat).map_or_else(String::new, |player| player.name.clone());
        let args = [("person", Arg::Text(name)), ("text", Arg::Text(note.text))];
        let text = say(locale, "note-in-file", &args);
        comments.entry(last.min(note.ply as usize)).or_default().push(text);
    }
    let names: Vec<String> = players.into_iter().map(|player| player.name).collect();
    if let Some((_, sentence)) = decided(stored, &table, &names, locale) {
        comments.entry(last).or_default().push(sentence);
    }
    for (ply, told) in void_comment(stored, locale) {
        comments.entry(ply).or_default().extend(told);
    }
    Ok(comments)
}
