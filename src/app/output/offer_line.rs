//! Lines under a board about offers, take-backs and the last action, and the players who are asked
//! to act.

use crate::app::context::{self, Context};
use crate::app::error::InternalError;
use crate::app::markup::mention;
use crate::app::output::crowd_lines::{named, vote_button};
use crate::game::{Arg, Event, Lettering, Ply, Seat, Table, is_event};
use crate::play::machine::DRAWS_FROM;
use crate::play::offer::OfferKind;
use crate::store::{Offer, Status, StoredGame};
use crate::words::{self, Locale, say};

/// Returns the seats that have not answered the offer: all others that have not left the game.
pub(crate) fn unanswered(
    ctx: &Context,
    stored: &StoredGame,
    offer: &Offer,
) -> Result<Vec<Seat>, InternalError> {
    let left = stored.seats_that_left();
    let is_unanswered = |seat: &Seat| is_to_answer(offer, &left, *seat);
    Ok(context::table(ctx, stored)?.people().into_iter().filter(is_unanswered).collect())
}

/// True if an offer, by its seat and the number of entries at the time, still waits for a person's answer.
pub(crate) fn waits_for(stored: &StoredGame, (seat, entries): (u8, u32), person: u64) -> bool {
    let offer = stored.offer().filter(|_| stored.status == Status::Running);
    let offer = offer.filter(|offer| (offer.seat, offer.entries) == (seat, entries));
    let left = stored.seats_that_left();
    offer.zip(stored.seat_of(person)).is_some_and(|(offer, own)| is_to_answer(offer, &left, own))
}

/// True if a seat has not answered an offer, where these have left the game.
fn is_to_answer(offer: &Offer, left: &[Seat], seat: Seat) -> bool {
    seat.0 != offer.seat && !offer.agreed.contains(&seat.0) && !left.contains(&seat)
}

/// Returns the board's line about a person's last action, with those before it whose stones the board marks as well. A table
/// event, such as a resignation, is none, nor is a pass that was all that was left where a row has won: other lines tell of
/// them.
pub(crate) fn last_action(
    ctx: &Context,
    stored: &StoredGame,
    table: &Table,
    locale: Locale,
    lettering: Lettering,
) -> Result<Option<String>, InternalError> {
    let people = table.people();
    let mut makers = context::makers(ctx, stored)?;
    if table.outcome().is_some() && concedes_by_itself(ctx, stored)? {
        makers.pop();
    }
    let by = makers.into_iter().enumerate();
    let last =
        by.rev().find_map(|(at, maker)| Some((maker.filter(|seat| people.contains(seat))?, at)));
    let Some((seat, at)) = last else { return Ok(None) };
    let texts = marked_together(ctx, stored, table, at)?;
    let texts: Vec<String> = texts.into_iter().map(|text| lettering.shown(text)).collect();
    let by = stored.person_at(seat).map(|person| named(person, locale)).unwrap_or_default();
    let action = Arg::Text(words::join::all_played(locale, &texts));
    let planned = stored.planned_to == Some(stored.entries);
    let id = if planned { "last-action-planned" } else { "last-action" };
    Ok(Some(say(locale, id, &[("action", action), ("person", Arg::Text(by))])))
}

/// True if the last entry of the log concedes to a row where nothing else was left.
fn concedes_by_itself(ctx: &Context, stored: &StoredGame) -> Result<bool, InternalError> {
    let last = context::replay(ctx.games, stored)?.last().transpose();
    let last = last.map_err(context::refused(stored))?;
    let is_forced = |ply: Ply<'_>| {
        let forced = ply.before.forced();
        forced.is_some_and(|text| text == ply.text && ply.before.concession() == Some(text))
    };
    Ok(last.is_some_and(is_forced))
}

/// Returns an action of the log, given by its index, behind those before it whose stones the board marked along with its own.
fn marked_together<'a>(
    ctx: &Context,
    stored: &'a StoredGame,
    table: &Table,
    at: usize,
) -> Result<Vec<&'a str>, InternalError> {
    let scene = if at + 1 == stored.log.len() {
        table.scene(None)
    } else {
        let next = context::replay(ctx.games, stored)?.nth(at + 1).transpose();
        let next = next.map_err(context::refused(stored))?;
        next.map_or_else(|| table.scene(None), |ply| ply.before.scene(None))
    };
    let (text, stones) = (stored.log[at].as_str(), words::last_stones(&scene));
    if stones.len() < 2 || stones.last().is_none_or(|last| last != text) {
        return Ok(vec![text]);
    }
    let until = stored.log[..=at].iter().rev().filter(|text| stones.contains(*text));
    let mut texts: Vec<&str> = until.map(String::as_str).take(stones.len()).collect();
    texts.reverse();
    Ok(texts)
}

/// Returns the board's line about who has just resigned or run out of time, where the others play on.
pub(crate) fn departure(stored: &StoredGame, locale: Locale) -> Option<String> {
    let last = stored.log.last().filter(|_| stored.status == Status::Running)?;
    let (id, seats) = match Event::read(last, stored.seats).ok().flatten()? {
        Event::Resign(seat) => ("left-resigned", vec![seat]),
        Event::Timeout(seats) => ("left-late", seats),
        Event::Draw => return None,
    };
    let people = seats.into_iter().filter_map(|seat| stored.person_at(seat));
    let people = people.map(|person| named(person, locale)).collect();
    Some(say(locale, id, &[("people", Arg::People(people))]))
}

/// Returns the offer that was open until the last action, where that is someone's departure: then no one has answered it.
fn lapsed(stored: &StoredGame) -> Option<&Offer> {
    let last = stored.log.last().filter(|_| stored.status == Status::Running)?;
    let open = stored.offers.iter().rfind(|offer| offer.open)?;
    (is_event(last, stored.seats) && open.entries + 1 == stored.entries).then_some(open)
}

/// True if a machine has declined a draw because it agrees to none so early. Engines of the operator's never do.
fn is_early_for_machines(stored: &StoredGame, offer: &Offer) -> bool {
    let are_own = stored.machines.iter().all(|machine| machine.external().is_none());
    let are_asked = offer.kind == OfferKind::Draw && !stored.machines.is_empty() && are_own;
    are_asked && stored.log.len() < DRAWS_FROM
}

/// Returns the offer to which the crowd has preferred a move, until the game goes on.
fn outvoted(stored: &StoredGame) -> Option<&Offer> {
    let (_, voted) = stored.voted_last().filter(|_| stored.status == Status::Running)?;
    let before = voted.entries.checked_sub(voted.step)?;
    stored.offers.iter().rfind(|offer| offer.open && offer.entries == before)
}

/// Returns the board's line about a pending offer or one that has lapsed, or about a take-back just made; `has_buttons` is
/// true where it stands above the buttons of the public board.
pub(crate) fn line(
    ctx: &Context,
    stored: &StoredGame,
    (locale, lettering): (Locale, Lettering),
    has_buttons: bool,
) -> Option<String> {
    let sentence = |id: &str, seat: u8, more: Vec<(&'static str, Arg)>| {
        let args = [vec![("person", Arg::Text(person(stored, seat)))], more].concat();
        Some(say(locale, id, &args))
    };
    if let Some(offer) = stored.offer().filter(|_| stored.status == Status::Running) {
        let waiting = unanswered(ctx, stored, offer).ok()?;
        let people = waiting.into_iter().filter_map(|seat| stored.person_at(seat));
        let people = people.map(|person| named(person, locale)).collect();
        let mut more = vec![("people", Arg::People(people))];
        if offer.kind == OfferKind::Takeback {
            more.extend(undone(ctx, stored, Seat(offer.seat), locale, lettering).ok()?);
        }
        return match offer.kind {
            OfferKind::Draw if stored.has_crowd() => {
                let vote = ("vote", vote_button(stored, locale, has_buttons));
                sentence("offer-draw-crowd", offer.seat, vec![vote])
            }
            kind => sentence(&format!("offer-{}", kind.word()), offer.seat, more),
        };
    }
    // A refusal is shown until the next move, and until another offer is settled.
    let settled = |offer: &&Offer| !offer.open && offer.entries == stored.entries;
    let last = stored.offers.iter().rfind(settled).filter(|_| stored.status == Status::Running);
    if let Some(offer) = last.filter(|offer| offer.withdrawn) {
        return sentence("offer-withdrawn", offer.seat, Vec::new());
    }
    if let Some(offer) = last.filter(|offer| !offer.is_agreed()).or_else(|| outvoted(stored)) {
        if is_early_for_machines(stored, offer) {
            let from = ("from", Arg::Number(DRAWS_FROM as i64));
            return sentence("declined-draw-early", offer.seat, vec![from]);
        }
        let said = sentence(&format!("declined-{}", offer.kind.word()), offer.seat, Vec::new());
        // Of two players everyone knows who it was.
        let by = offer.declined_by.filter(|_| stored.seats > 2);
        let by = by.and_then(|seat| sentence("declined-who", seat, Vec::new()));
        let both: Vec<String> = said.into_iter().chain(by).collect();
        return Some(words::join::sentences(locale, &both));
    }
    if let Some(offer) = lapsed(stored) {
        return sentence(&format!("lapsed-{}", offer.kind.word()), offer.seat, Vec::new());
    }
    let (seat, count) = crate::store::between::taken_back(&stored.latest.as_ref()?.text)?;
    sentence("was-taken-back", seat, vec![("count", Arg::Number(count as i64))])
}

/// Returns the board's line about hints that the players of a running game have agreed to.
pub(crate) fn hints(stored: &StoredGame, locale: Locale) -> Option<String> {
    let agreed = stored.status == Status::Running && stored.allows_hints();
    agreed.then(|| say(locale, "hints-agreed", &[]))
}

/// Returns the index in the log of a seat's last decision: none if it has made none, or an event has followed.
pub(crate) fn last_decision(
    ctx: &Context,
    stored: &StoredGame,
    seat: Seat,
) -> Result<Option<usize>, InternalError> {
    let last = context::makers(ctx, stored)?.iter().rposition(|maker| *maker == Some(seat));
    let is_plain =
        |last: &usize| !stored.log[*last..].iter().any(|text| is_event(text, stored.seats));
    Ok(last.filter(is_plain))
}

/// Returns the action that a seat would take back, and what would go with it, as far as the action does not name that.
fn undone(
    ctx: &Context,
    stored: &StoredGame,
    seat: Seat,
    locale: Locale,
    lettering: Lettering,
) -> Result<[(&'static str, Arg); 2], InternalError> {
    let last = last_decision(ctx, stored, seat)?.unwrap_or(stored.log.len());
    let action = |text: &String| words::undone(locale, &lettering.shown(text));
    let mut texts = stored.log[last..].iter();
    let first = texts.next();
    // An offered point that was chosen is named by the offer.
    let offered = first.and_then(|text| text.split_once(' ')).map(|(_, point)| point);
    let more: Vec<String> =
        texts.filter(|text| Some(text.as_str()) != offered).map(action).collect();
    let action = first.map(action).unwrap_or_default();
    let more = if more.is_empty() { vec!["none".to_owned()] } else { more };
    Ok([("action", Arg::Text(action)), ("more", Arg::Names(more))])
}

/// Returns the people whom the board pings: those who are to answer an offer, else the player on
/// turn.
pub(crate) fn concerned(ctx: &Context, stored: &StoredGame, table: &Table) -> Vec<u64> {
    let unanswered = stored.offer().and_then(|offer| unanswered(ctx, stored, offer).ok());
    match unanswered {
        Some(seats) => seats.into_iter().filter_map(|seat| stored.person_at(seat)).collect(),
        None => stored.person_on_turn(table).into_iter().collect(),
    }
}

pub(crate) fn person(stored: &StoredGame, seat: u8) -> String {
    stored.person_at(Seat(seat)).map_or_else(String::new, mention)
}
