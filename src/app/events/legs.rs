//! Games of a pairing: they begin at once, with their clocks, and the entrants begin in turn.

use crate::app::context::Context;
use crate::app::error::{Error, InternalError};
use crate::app::game::{result, set};
use crate::game::{Entry, Options, Pool, Refusal, Table};
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

/// Returns the terms of the season that follows, by the rules as they are now; as they were where these cannot be read.
pub(super) fn next_terms(ctx: &Context, terms: &EventTerms) -> EventTerms {
    let next = || {
        let entry = ctx.games.find(&terms.game).ok()?;
        let options = Options::read(entry.info, &terms.rules).ok()?;
        let pool = entry.pool(&options, 2);
        let rated = terms.rated && !pool.practice && !deals_handicaps(pool, terms.games);
        Some(EventTerms { rated, revision: options.revision(), ..terms.clone() })
    };
    next().unwrap_or_else(|| terms.clone())
}

/// True if the table of pairings says who has a handicap: in a set of two games each of them has it once.
pub(super) fn deals_handicaps(pool: Pool, games: u8) -> bool {
    games == 1 && pool.odd == Some("handicap")
}

/// Returns a pairing whose worse seed begins where it decides a match of two games each, and no opening takes the advantage
/// from whoever begins.
pub(super) fn seated(
    ctx: &Context,
    event: &StoredEvent,
    pairing: StoredPairing,
) -> Result<StoredPairing, InternalError> {
    let decides = pairing.decider && event.terms.games == 2;
    let Some(other) = pairing.other.filter(|_| decides) else { return Ok(pairing) };
    let (.., pool) = table(ctx, event, true)?;
    let begins_better = pool.edge > 0 || deals_handicaps(pool, 1);
    let (one, other) = if begins_better { (other, pairing.one) } else { (pairing.one, other) };
    Ok(StoredPairing { one, other: Some(other), ..pairing })
}

/// Returns rules under which whoever begins has no advantage, where the game has an opening for that.
fn balanced(entry: &Entry, options: Options) -> Options {
    let is_even = |options: &Options| entry.pool(options, 2).edge == 0;
    if is_even(&options) {
        return options;
    }
    result::with_balance(entry, &options).filter(is_even).unwrap_or(options)
}

/// Returns the rules and the table of an event's games before the first move, and the pool of a single game. `decides`: of
/// the game that decides a match of two games each.
fn table(
    ctx: &Context,
    event: &StoredEvent,
    decides: bool,
) -> Result<(Options, Table, Pool), InternalError> {
    let broken = |why: Vec<Refusal>| InternalError::new(&format!("an event's rules: {why:?}"));
    let terms = &event.terms;
    let entry = ctx.games.find(&terms.game).map_err(|why| broken(vec![why]))?;
    let options = Options::read(entry.info, &terms.rules).map_err(broken)?;
    let options = if decides { balanced(entry, options) } else { options };
    let options = options.at_revision(terms.revision);
    let table = entry.start(&options, 2, None).map_err(broken)?;
    let pool = entry.pool(&options, 2);
    Ok((options, table, pool))
}

/// Returns a game between two people, of whom the first one begins.
fn leg(
    ctx: &Context,
    event: &StoredEvent,
    people: [u64; 2],
    (games, at): (u8, Millis),
) -> Result<NewLeg, Error> {
    let terms = &event.terms;
    let decides = games == 1 && terms.games == 2;
    let (options, table, pool) = table(ctx, event, decides)?;
    let written = options.to_string();
    let rules = (terms.game.as_str(), written.as_str(), options.revision());
    // Two games that are rated as a set need not be rated as a single one that decides a match.
    let is_even = games == 2 || terms.games == 1 || pool.odd.is_none();
    let rated = terms.rated && is_even && !pool.practice;
    let place = (event.venue, event.locale.as_str());
    set::begun(ctx, set::of_two(place, rules, (terms.pace, rated), people, at), table)
}
