//! Games of a pairing: they begin at once, with their clocks, and the entrants begin in turn.

use crate::app::context::Context;
use crate::app::error::{Error, InternalError};
use crate::app::game::set;
use crate::game::{Options, Refusal, Table};
use crate::store::Millis;
use crate::store::events::{EventTerms, NewLeg, StoredEvent, StoredPairing};

/// Returns the games of a pairing; none where an entrant has no opponent.
pub(super) fn games(
    ctx: &Context,
    event: &StoredEvent,
    pairing: &StoredPairing,
    at: Millis,
) -> Result<Vec<NewLeg>, Error> {
    let people = std::iter::once(pairing.one).chain(pairing.other);
    let people: Vec<u64> =
        people.filter_map(|number| event.entrant(number)).map(|entrant| entrant.person).collect();
    let [one, other] = people[..] else { return Ok(Vec::new()) };
    let games = if pairing.decider { 1 } else { event.terms.games };
    let orders = [[one, other], [other, one]].into_iter().take(games.into());
    orders.map(|people| leg(ctx, event, people, (games, at))).collect()
}

/// Returns the revision by which the rules of an event are played now; none where they cannot be read.
pub(super) fn revision(ctx: &Context, terms: &EventTerms) -> Option<u16> {
    let entry = ctx.games.find(&terms.game).ok()?;
    Some(Options::read(entry.info, &terms.rules).ok()?.revision())
}

/// Returns the rules and the table of an event's games before the first move, and true if single games are balanced.
fn table(ctx: &Context, event: &StoredEvent) -> Result<(Options, Table, bool), InternalError> {
    let broken = |why: Vec<Refusal>| InternalError::new(&format!("an event's rules: {why:?}"));
    let terms = &event.terms;
    let entry = ctx.games.find(&terms.game).map_err(|why| broken(vec![why]))?;
    let options = Options::read(entry.info, &terms.rules).map_err(broken)?;
    let options = options.at_revision(terms.revision);
    let table = entry.start(&options, 2, None).map_err(broken)?;
    let is_balanced = entry.pool(&options, 2).odd.is_none();
    Ok((options, table, is_balanced))
}

/// Returns a game between two people, of whom the first one begins.
fn leg(
    ctx: &Context,
    event: &StoredEvent,
    people: [u64; 2],
    (games, at): (u8, Millis),
) -> Result<NewLeg, Error> {
    let (options, table, is_balanced) = table(ctx, event)?;
    let terms = &event.terms;
    let written = options.to_string();
    let rules = (terms.game.as_str(), written.as_str(), options.revision());
    // Two games that are rated as a set need not be rated as a single one that decides a match.
    let rated = terms.rated && (games == 2 || terms.games == 1 || is_balanced);
    let place = (event.venue, event.locale.as_str());
    set::begun(ctx, set::of_two(place, rules, (terms.pace, rated), people, at), table)
}
