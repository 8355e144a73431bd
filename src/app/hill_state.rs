//! A hill as `contest` sees it: what has happened on it, folded from who is on it and from the games that count for it.

use crate::app::event_state;
use crate::contest::Outcome;
use crate::contest::hill::{self, Happening, Hill, King, Settled, What};
use crate::play::end::EndReason;
use crate::store::hills::{HillGame, StoredHill};
use crate::store::{GameId, Millis};

/// Returns a hill as it is at a time.
pub(crate) fn at(stored: &StoredHill, now: Millis) -> Hill {
    Hill::of(&happenings(stored), now)
}

/// Returns who is king of a hill at a time, and since when.
pub fn king(stored: &StoredHill, now: Millis) -> Option<King> {
    at(stored, now).king()
}

/// True if whoever is challenged by a game stands higher at a time than who challenges them.
pub(crate) fn is_from_below(stored: &StoredHill, game: GameId, now: Millis) -> bool {
    let hill = at(stored, now);
    of_game(stored, game).is_some_and(|game| hill.is_above(game.people[1], game.people[0]))
}

/// True if whoever was challenged by a game has lost a step by not taking it: they stood higher when it was settled.
pub(crate) fn has_lost_unanswered(stored: &StoredHill, game: GameId) -> bool {
    let Some(game) = of_game(stored, game) else { return false };
    let Some((Settled::Unanswered, [before, _])) = around(stored, game) else { return false };
    let [one, other] = game.people;
    before.is_above(other, one)
}

/// Returns who has become king of a hill by a game or by a challenge that was not taken.
pub(crate) fn crowned_by(stored: &StoredHill, game: GameId) -> Option<u64> {
    let (_, [before, after]) = around(stored, of_game(stored, game)?)?;
    let king = |hill: &Hill| hill.king().map(|king| king.person);
    king(&after).filter(|person| king(&before) != Some(*person))
}

/// Returns what counts for a hill of a game, or of the set that it belongs to.
fn of_game(stored: &StoredHill, game: GameId) -> Option<&HillGame> {
    let is_leg = |known: &HillGame| known.legs.iter().any(|leg| leg.game == game);
    stored.games.iter().find(|known| is_leg(known))
}

/// Returns how a challenge was settled, with the hill just before and just after that; none while it waits or is played.
fn around(stored: &StoredHill, game: &HillGame) -> Option<(Settled, [Hill; 2])> {
    let (at, how) = settled(game)?;
    let [one, other] = game.people;
    let end = Happening { at, what: What::Settled(one, other, how) };
    let all = happenings(stored);
    let place = all.iter().position(|happening| *happening == end)?;
    Some((how, [&all[..place], &all[..=place]].map(|past| Hill::of(past, at))))
}

/// Returns what is wrong with a hill by its rules, as a sentence in English; none if all is well, or if the clock was set back
/// between two of its challenges: their order is not known then.
pub fn flaw(stored: &StoredHill) -> Option<String> {
    if !stored.games.is_sorted_by_key(|game| game.made_at) {
        return None;
    }
    let what = hill::flaw(&happenings(stored))?;
    Some(format!("hill {}: {what}", stored.id.0))
}

/// Returns all that has happened on a hill, in its order.
fn happenings(stored: &StoredHill) -> Vec<Happening> {
    let mut all = Vec::new();
    for stay in &stored.stays {
        all.push(Happening { at: stay.joined_at, what: What::Joined(stay.person) });
        all.extend(stay.left_at.map(|at| Happening { at, what: What::Left(stay.person) }));
    }
    for game in &stored.games {
        let [one, other] = game.people;
        all.push(Happening { at: game.made_at, what: What::Challenged(one, other) });
        let settled = settled(game);
        all.extend(settled.map(|(at, how)| Happening { at, what: What::Settled(one, other, how) }));
    }
    all.sort_by_key(|happening| happening.at);
    all
}

/// Returns when and how a challenge was settled, never before it was made, as a clock that was set back would have it; none
/// while it waits or is played.
fn settled(game: &HillGame) -> Option<(Millis, Settled)> {
    let outcome = event_state::played(&game.legs)?;
    let last = game.legs.iter().map(|leg| leg.ended_at).max()?;
    let how = match (game.legs.first()?.end.as_ref(), outcome) {
        (Some(EndReason::Withdrawn), _) => Settled::Withdrawn,
        (Some(EndReason::Left), _) => Settled::Ended,
        (Some(EndReason::Declined | EndReason::Expired), _) => Settled::Unanswered,
        // A challenge that was ended before it was taken, by a moderator or because the server was lost.
        _ if game.seat.is_none() => Settled::Ended,
        (_, Outcome::Played(one, other) | Outcome::Unmet(one, other)) => points(game, one, other),
        (_, Outcome::OtherForfeits) => points(game, 1, 0),
        (_, Outcome::OneForfeits) => points(game, 0, 1),
        _ => Settled::Nothing,
    };
    Some((last.max(game.made_at), how))
}

/// Returns the result for who challenged and for the other one, from that of who began the first game and of the other.
fn points(game: &HillGame, one: i64, other: i64) -> Settled {
    match game.seat {
        Some(0) => Settled::Played(one, other),
        _ => Settled::Played(other, one),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::output::event_message::tests::won_by;
    use crate::clock::HOUR_MS;
    use crate::play::event::Leg;
    use crate::play::hill::Stay;
    use crate::store::Status;

    /// A challenge of 1 to 2 that was made and ended at these times.
    fn ended(number: i64, [made_at, ended_at]: [Millis; 2], end: EndReason) -> HillGame {
        let is_played = end == EndReason::read("five");
        let leg = Leg {
            game: GameId(number),
            status: if is_played { Status::Finished } else { Status::Aborted },
            end: Some(end),
            ended_at,
            winner: is_played.then_some(0),
            ..won_by(0)
        };
        let seat = is_played.then_some(0);
        HillGame { game: GameId(number), people: [1, 2], seat, made_at, legs: vec![leg] }
    }

    /// A challenge was made while the clock was an hour ahead, and taken back after that was set. The next one was played.
    #[test]
    fn no_hill_is_judged_by_a_clock_that_was_set_back() {
        let rules = ("gomoku".to_owned(), "freestyle".to_owned());
        let stay = |person| Stay { person, joined_at: 0, left_at: None };
        let withdrawn = ended(1, [2 * HOUR_MS, HOUR_MS + 1], EndReason::Withdrawn);
        let played = ended(2, [HOUR_MS + 2, HOUR_MS + 3], EndReason::read("five"));
        let stays = vec![stay(1), stay(2)];
        let hill =
            StoredHill { stays, games: vec![withdrawn, played], ..StoredHill::unfounded(5, rules) };
        assert_eq!(flaw(&hill), None);
        let in_order: Vec<_> = hill.games.iter().rev().cloned().collect();
        assert!(flaw(&StoredHill { games: in_order, ..hill }).unwrap().contains("Again"));
    }
}
