//! Line that says what is agreed: the board, the clock, and if the game counts for ratings.

use crate::app::context::Context;
use crate::app::error::InternalError;
use crate::app::markup::mention;
use crate::app::output::view::View;
use crate::app::unrated::{self, Unrated};
use crate::game::Arg;
use crate::store::{Status, StoredGame};
use crate::words::{self, Locale, say};

/// Returns the line about an open or running game between people or against a machine, such as
/// "15×15 · 3 days per move · rated". Of a finished one between people it says why it was not rated,
/// if it was not.
pub(crate) async fn line(
    ctx: &Context,
    stored: &StoredGame,
    people: usize,
    view: &View,
) -> Option<String> {
    // A board without it is better than none.
    known(ctx, stored, people, view).await.unwrap_or_else(|error| {
        tracing::warn!(game = stored.id.0, "no line about what is agreed: {error}");
        None
    })
}

async fn known(
    ctx: &Context,
    stored: &StoredGame,
    people: usize,
    view: &View,
) -> Result<Option<String>, InternalError> {
    let locale = view.locale;
    let machine = !stored.machines.is_empty();
    let ended = stored.status == Status::Finished;
    if (people < 2 && !machine) || (ended && (machine || stored.rated)) {
        return Ok(None);
    }
    let why = unrated::why_unrated(ctx, stored, view.settings_of(stored.venue.guild)).await?;
    let why = why.map(|why| reason(&why, locale));
    match stored.status {
        Status::Open | Status::Running => {
            let counts = why.map_or_else(
                || say(locale, "agreed-rated", &[]),
                |why| say(locale, "agreed-unrated", &[("why", Arg::Text(why))]),
            );
            let clock = say(locale, &format!("agreed-clock-{}", stored.pace.word()), &[]);
            let parts: Vec<String> =
                board(ctx, stored, locale)?.into_iter().chain([clock, counts]).collect();
            Ok(Some(words::join::parts(locale, &parts)))
        }
        Status::Finished => {
            Ok(why.map(|why| say(locale, "result-unrated", &[("why", Arg::Text(why))])))
        }
        Status::Aborted => Ok(None),
    }
}

/// Returns the size of the board, where the rule set has one.
fn board(
    ctx: &Context,
    stored: &StoredGame,
    locale: Locale,
) -> Result<Option<String>, InternalError> {
    let (entry, options) = unrated::rule_set(ctx, stored)?;
    let Some(key) = entry.info.keys.iter().find(|key| key.name == "size") else { return Ok(None) };
    let size = options.value(key.name).to_string();
    Ok(Some(match size.parse() {
        Ok(lines) => say(locale, "agreed-board", &[("lines", Arg::Number(lines))]),
        Err(_) => say(locale, "agreed-board-unbounded", &[]),
    }))
}

fn reason(why: &Unrated, locale: Locale) -> String {
    let (person, days) = why.detail.unzip();
    let args = [
        ("why", Arg::Text(why.why.to_owned())),
        ("person", Arg::Text(person.map_or_else(String::new, mention))),
        ("days", Arg::Number(days.unwrap_or_default().into())),
    ];
    say(locale, "unrated-why", &args)
}
