//! Line that says what is agreed: the board, the clock, and if the game counts for ratings.

use crate::app::context::Context;
use crate::app::error::InternalError;
use crate::app::markup::mention;
use crate::app::output::view::View;
use crate::app::unrated::{self, Counts, Unrated};
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
    let settings = view.settings_of(stored.venue.guild);
    let counts = unrated::counts(ctx, stored, settings).await?;
    match stored.status {
        Status::Open | Status::Running => {
            let counts = match counts {
                Counts::For { weight, met } => rated(weight, met, locale),
                Counts::LessFor(people) => rated_less(people, locale),
                Counts::Not(why) => say(locale, "agreed-unrated", &[reason(&why, locale)]),
            };
            let clock = say(locale, &format!("agreed-clock-{}", stored.pace.word()), &[]);
            let parts: Vec<String> =
                board(ctx, stored, locale)?.into_iter().chain([clock, counts]).collect();
            Ok(Some(words::join::parts(locale, &parts)))
        }
        Status::Finished => match counts {
            Counts::For { .. } | Counts::LessFor(_) => Ok(None),
            Counts::Not(why) => Ok(Some(say(locale, "result-unrated", &[reason(&why, locale)]))),
        },
        Status::Aborted => Ok(None),
    }
}

/// Says that a game is rated, and for how much if it is not for all, as the two have met so often lately.
fn rated(weight: f64, met: u32, locale: Locale) -> String {
    if weight >= 1.0 {
        return say(locale, "agreed-rated", &[]);
    }
    let percent = (weight * 100.0).round() as i64;
    let args = [("percent", Arg::Number(percent)), ("games", Arg::Number(met.into()))];
    say(locale, "agreed-rated-part", &args)
}

/// Says that a game for three or four is rated, but less for some of them, who have met so often lately.
fn rated_less(people: Vec<u64>, locale: Locale) -> String {
    let people = Arg::People(people.into_iter().map(mention).collect());
    say(locale, "agreed-rated-less", &[("people", people)])
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

fn reason(why: &Unrated, locale: Locale) -> (&'static str, Arg) {
    let (person, days) = why.detail.unzip();
    let args = [
        ("why", Arg::Text(why.why.to_owned())),
        ("person", Arg::Text(person.map_or_else(String::new, mention))),
        ("days", Arg::Number(days.unwrap_or_default().into())),
    ];
    ("why", Arg::Text(say(locale, "unrated-why", &args)))
}
