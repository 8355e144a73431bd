//! Line above the boards of a set: where its other game is, and how it ended.

use crate::app::context::Context;
use crate::app::markup::{link, mention};
use crate::app::output::event_message::halves;
use crate::game::Arg;
use crate::play::game::InSet;
use crate::rating::points;
use crate::store::ladder::{Exclusion, Rated};
use crate::store::{GameId, Status, StoredGame};
use crate::words::{Locale, say};

/// Returns the line about the set of a game; none about a single game.
pub(crate) async fn line(ctx: &Context, stored: &StoredGame, locale: Locale) -> Option<String> {
    let other = match stored.set {
        InSet::No => return None,
        InSet::Proposed => return Some(say(locale, "set-proposed", &[])),
        // A board without the line is better than none.
        InSet::With(other) => ctx.store.game(other).await.ok()??,
    };
    Some(result(stored, &other, locale).unwrap_or_else(|| where_is(&other, locale)))
}

fn where_is(other: &StoredGame, locale: Locale) -> String {
    let GameId(number) = other.id;
    let link = other.message.map_or_else(String::new, |message| link(&other.venue, message));
    let id = if other.status == Status::Aborted { "set-cancelled" } else { "set-line" };
    say(locale, id, &[("number", Arg::Number(number)), ("link", Arg::Text(link))])
}

/// Returns how the set ended, once both games have a result; none where one of them is not to count.
fn result(stored: &StoredGame, other: &StoredGame, locale: Locale) -> Option<String> {
    let [own, theirs] = [stored.counted.as_ref()?, other.counted.as_ref()?];
    let out =
        |rated: &Rated| matches!(rated.exclusion, Some(Exclusion::Void | Exclusion::FewMoves));
    if out(own) || out(theirs) {
        return None;
    }
    let total = |person: u64| {
        let of = |rated: &Rated| {
            let player = rated.players.iter().find(|player| player.person == person)?;
            Some(i64::from(points(rated.drawn, &rated.players, player)))
        };
        Some(of(own)? + of(theirs)?)
    };
    let [one, two] = own.players[..] else { return None };
    let args = [
        ("one", Arg::Text(mention(one.person))),
        ("points", Arg::Text(halves(total(one.person)?))),
        ("against", Arg::Text(halves(total(two.person)?))),
        ("other", Arg::Text(mention(two.person))),
        ("number", Arg::Number(other.id.0)),
        ("link", Arg::Text(other.message.map_or_else(String::new, |at| link(&other.venue, at)))),
    ];
    Some(say(locale, "set-result", &args))
}
