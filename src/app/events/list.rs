//! The list of a server's events, and the pages of a table.

use crate::app::caller::{self, Caller};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::event_state;
use crate::app::events::organise::{self, Act};
use crate::app::events::{check_in, create, entry, step};
use crate::app::markup::link;
use crate::app::output::event_message::{self, title};
use crate::app::output::event_table;
use crate::app::output::layout::add_within;
use crate::app::output::panel::{Place, page_row};
use crate::app::output::reply::{Answer, Choice, Message, Reply};
use crate::app::output::view::View;
use crate::game::{Arg, Refusal};
use crate::limits::{CHOICES, LABEL_LENGTH, LIST_LENGTH};
use crate::store::EventId;
use crate::store::events::{EventStatus, NamedEvent, StoredEvent};
use crate::words::{Locale, say};

/// The most events that the list shows.
const LISTED: u32 = 25;

/// The most events that can be named: those that are open or running, and the newest of the others.
const NAMED: u32 = 1000;

/// Returns the list of the events of the caller's server.
pub(crate) async fn list(ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
    let guild = caller::guild(caller)?;
    let events = ctx.store.events_in(guild, LISTED).await?;
    let id = if events.is_empty() { "events-none" } else { "events-list" };
    let mut text = say(caller.locale, id, &[]);
    for line in events.iter().map(|event| line(event, caller)) {
        if !add_within(&mut text, &line, LIST_LENGTH) {
            break;
        }
    }
    Ok(Answer::private(text))
}

fn line(event: &StoredEvent, caller: &Caller) -> String {
    let own = match event.entry_of(caller.person) {
        Some(_) if event.status == EventStatus::Over => "over",
        Some(entrant) if entrant.left_at.is_none() && event.status.is_alive() => "yes",
        _ => "no",
    };
    let shown = event.message.map_or_else(String::new, |message| link(&event.venue, message));
    let args = [
        ("number", Arg::Number(event.id.0)),
        ("event", Arg::Text(title(event, caller.locale))),
        ("count", Arg::Number(event_state::players(event) as i64)),
        (
            "state",
            Arg::Text(say(caller.locale, &format!("event-state-{}", event.status.word()), &[])),
        ),
        ("own", Arg::Text(own.to_owned())),
        ("link", Arg::Text(shown)),
    ];
    say(caller.locale, "events-line", &args)
}

/// Returns a page of an event's table, from 0; without a number the one with the caller's own row.
pub(crate) async fn show(
    ctx: &Context,
    caller: &Caller,
    id: EventId,
    page: Option<usize>,
) -> Result<Message, Error> {
    let event = step::load(ctx, caller, id).await?;
    if !event.has_table() {
        return Ok(Message { private: true, panel: Vec::new(), ..event_message::message(&event) });
    }
    let pages = event_message::pages(&event);
    let number = page.unwrap_or_else(|| event_message::page_of(&event, caller.person));
    let number = number.min(pages.len() - 1);
    let key_at = |page: u32| event_message::key(&event, &format!("page:{page}"));
    let place = Place::Of(number as u32, pages.len() as u32);
    let panel = page_row(caller.locale, place, key_at).into_iter().collect();
    let text = event_message::page_text(&event, &pages[number], caller.locale);
    let (view, own) = (View::own(caller), Some(caller.person));
    let picture = event_table::picture(ctx, &view, &event, &pages[number], own).await;
    Ok(Message { panel, picture, ..Message::private(text) })
}

/// Runs a button under an event's message.
pub(crate) async fn press(ctx: &Context, caller: &Caller, part: &str) -> Result<Answer, Error> {
    let unknown = || Refusal::new("unknown-button");
    if part == "new" {
        return create::by_usual_terms(ctx, caller).await;
    }
    let (number, part) = part.split_once(':').ok_or_else(unknown)?;
    let id = EventId(number.parse().map_err(|_| unknown())?);
    match part.split_once(':').unwrap_or((part, "")) {
        ("join", _) => entry::join(ctx, caller, id, true).await,
        ("stay", _) => check_in::stay(ctx, caller, id).await,
        ("leave", _) => entry::leave(ctx, caller, id, true, false).await,
        ("leave-yes", _) => entry::leave(ctx, caller, id, true, true).await,
        ("remove-yes", person) => {
            let person = person.parse().map_err(|_| unknown())?;
            let removed = organise::organise(ctx, caller, id, Act::Remove(person)).await?;
            Ok(removed.in_place_of_question())
        }
        ("cancel-yes", _) => {
            let cancelled = organise::organise(ctx, caller, id, Act::Cancel).await?;
            Ok(cancelled.in_place_of_question())
        }
        ("table", _) => Ok(turned(caller, show(ctx, caller, id, None).await?)),
        ("page", page) => {
            let page = page.parse().map_err(|_| unknown())?;
            Ok(turned(caller, show(ctx, caller, id, Some(page)).await?))
        }
        _ => Err(unknown().into()),
    }
}

/// Returns the answer with a page: the public message stays, a page is turned in place.
fn turned(caller: &Caller, page: Message) -> Answer {
    Answer::plain(if caller.ephemeral { Reply::Update(page) } else { Reply::Post(page) })
}

/// Returns the events whose name or number contains the typed text, as choices; those alone that are open or running
/// where one is to be joined or left.
pub(crate) async fn choices(
    ctx: &Context,
    caller: &Caller,
    typed: &str,
    enters: bool,
) -> Result<Vec<Choice>, Error> {
    let guild = caller::guild(caller)?;
    let events = ctx.store.events_named_in(guild, NAMED).await?;
    let events = events.iter().filter(|event| !enters || event.status.is_alive());
    let typed = typed.trim().to_lowercase();
    let name = |event: &NamedEvent| named(event, caller.locale);
    let all = events.map(|event| Choice { name: name(event), value: event.id.0.to_string() });
    let fits = |choice: &Choice| choice.name.to_lowercase().contains(&typed);
    Ok(all.filter(fits).take(CHOICES).collect())
}

/// Returns an event's number and name without markup.
fn named(event: &NamedEvent, locale: Locale) -> String {
    let state = say(locale, &format!("event-state-{}", event.status.word()), &[]);
    let args = [
        ("number", Arg::Number(event.id.0)),
        ("name", Arg::Text(event.name.clone())),
        ("season", Arg::Number(event.season.into())),
        ("state", Arg::Text(state)),
    ];
    say(locale, "event-choice", &args).chars().take(LABEL_LENGTH).collect()
}

/// Returns the event that a command names by its number or name; without a name the only one that is open or running, or,
/// if the command `reads` alone and there is none, the latest that is over. Where the command is for events of one status,
/// those come before all others.
pub(crate) async fn find(
    ctx: &Context,
    caller: &Caller,
    named: Option<&str>,
    (status, reads): (Option<EventStatus>, bool),
) -> Result<EventId, Error> {
    let guild = caller::guild(caller)?;
    let events = ctx.store.events_named_in(guild, NAMED).await?;
    let Some(named) = named.map(str::trim).filter(|named| !named.is_empty()) else {
        let alive: Vec<_> = events.iter().filter(|event| event.status.is_alive()).collect();
        let fits: Vec<_> =
            alive.iter().copied().filter(|event| Some(event.status) == status).collect();
        // The newest come first.
        let mut over = events.iter().filter(|event| reads && event.status == EventStatus::Over);
        let meant = if fits.is_empty() { alive } else { fits };
        return match meant.as_slice() {
            [] => over.next().map(|event| event.id).ok_or_else(which),
            [only] => Ok(only.id),
            several => Err(which_of(several, caller.locale)),
        };
    };
    if let Ok(number) = named.trim_start_matches('#').parse() {
        return Ok(EventId(number));
    }
    let named = named.to_lowercase();
    let found = events.iter().find(|event| event.name.to_lowercase() == named);
    found.map(|event| event.id).ok_or_else(which)
}

/// Returns the refusal of a command that has to name one of several events.
fn which_of(events: &[&NamedEvent], locale: Locale) -> Error {
    let known = events.iter().take(CHOICES).map(|event| named(event, locale)).collect();
    Refusal::new("which-of-events").names("known", known).into()
}

/// Returns the refusal of a command that has to name its event.
fn which() -> Error {
    Refusal::new("which-event").into()
}
