//! The check of leagues and tournaments: pairings, entrants and games that do not fit each other.

use crate::store::db::Db;
use std::collections::HashMap;

use super::read::event;
use crate::play::event::{EventFormat, EventId, StoredEvent, StoredPairing};
use crate::store::StoreError;

/// Returns the events of a database.
pub fn ids(db: &Db) -> Result<Vec<EventId>, StoreError> {
    let mut query = db.prepare_cached("SELECT id FROM events ORDER BY id")?;
    Ok(query.query_map([], |row| row.get(0).map(EventId))?.collect::<Result<_, _>>()?)
}

/// Returns what is wrong with the events of a database, as sentences in English: each pairing is of two entrants of its
/// division who meet once a round, its games are those of the terms and of these two, who begin in turn.
pub fn flaws(db: &Db) -> Result<Vec<String>, StoreError> {
    let mut found = Vec::new();
    let nameless = nameless(db)?;
    for id in ids(db)? {
        let Some(event) = event(db, id)? else { continue };
        for pairing in &event.pairings {
            let flaw = flaw(db, &event, pairing, &nameless)?;
            let sentence = |what| format!("event {}: pairing {}: {what}", id.0, pairing.number);
            found.extend(flaw.map(sentence));
        }
    }
    Ok(found)
}

/// Returns who takes the places of the people whose erasure is under way: some rows name the one, some the other.
fn nameless(db: &Db) -> Result<HashMap<i64, i64>, StoreError> {
    let mut query = db.prepare_cached("SELECT person, nameless FROM erasures")?;
    let rows = query.query_map([], |row| Ok((row.get(0)?, row.get(1)?)))?;
    Ok(rows.collect::<Result<_, _>>()?)
}

/// The first thing that is wrong with a pairing.
fn flaw(
    db: &Db,
    event: &StoredEvent,
    pairing: &StoredPairing,
    nameless: &HashMap<i64, i64>,
) -> Result<Option<&'static str>, StoreError> {
    let division = |number| event.entrant(number).map(|entrant| entrant.division);
    let both = std::iter::once(pairing.one).chain(pairing.other);
    if !both.clone().all(|number| division(number) == Some(pairing.division)) {
        return Ok(Some("someone in it is not in its division"));
    }
    let met = |before: &&StoredPairing| {
        let same = before.one == pairing.one && before.other == pairing.other
            || Some(before.one) == pairing.other && before.other == Some(pairing.one);
        before.number < pairing.number && before.other.is_some() && same
    };
    let again = event.pairings.iter().any(|before| met(&before));
    if again && event.terms.format != EventFormat::Knockout {
        return Ok(Some("these two have met before"));
    }
    let legs = if pairing.decider { 1 } else { event.terms.games };
    let due = if pairing.other.is_some() { usize::from(legs) } else { 0 };
    if pairing.games.len() != due || pairing.other.is_some() == pairing.unplayed.is_some() {
        return Ok(Some("it has not the games of the terms"));
    }
    for (leg, game) in pairing.games.iter().enumerate() {
        let mut people: Vec<_> = both.clone().filter_map(|number| event.entrant(number)).collect();
        if leg == 1 {
            people.reverse();
        }
        let now = |person: i64| nameless.get(&person).copied().unwrap_or(person);
        let people = people.iter().map(|entrant| now(entrant.person.cast_signed()));
        let mut query =
            db.prepare_cached("SELECT person FROM members WHERE game = ?1 ORDER BY seat")?;
        let seated = query.query_map([game.game.0], |row| row.get(0).map(now))?;
        if seated.collect::<Result<Vec<_>, _>>()? != people.collect::<Vec<_>>() {
            return Ok(Some("its games are not played by these two, who begin in turn"));
        }
    }
    Ok(None)
}
