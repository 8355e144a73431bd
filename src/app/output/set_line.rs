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

/// Returns the other game of a set. A board without what follows from it is better than none.
pub(crate) async fn other(ctx: &Context, stored: &StoredGame) -> Option<StoredGame> {
    let InSet::With(other) = stored.set else { return None };
    ctx.store.game(other).await.ok()?
}

/// Returns the line about the set of a game with this other one; none about a single game.
pub(crate) fn line(
    stored: &StoredGame,
    other: Option<&StoredGame>,
    locale: Locale,
) -> Option<String> {
    if stored.set == InSet::Proposed {
        return Some(say(locale, "set-proposed", &[]));
    }
    let other = other?;
    Some(result(stored, other, locale).unwrap_or_else(|| where_is(stored, other, locale)))
}

fn where_is(stored: &StoredGame, other: &StoredGame, locale: Locale) -> String {
    let GameId(number) = other.id;
    let link = other.message.map_or_else(String::new, |message| link(&other.venue, message));
    // Once the season is closed, a game does not count by itself any more.
    let is_out = stored.counted.as_ref().is_some_and(|own| own.exclusion == Some(Exclusion::Set));
    let counts_alone = other.status == Status::Aborted && !is_out;
    let id = if counts_alone { "set-cancelled" } else { "set-line" };
    let args = [("number", Arg::Number(number)), ("link", Arg::Text(link))];
    // The link is the last word, and is missing until the other board is there.
    say(locale, id, &args).trim_end().to_owned()
}

/// Returns how the set ended, once both games have a result; none where one of them is not to count. A match of an event
/// and a meeting for the hill are decided by games that are too short for a rating, too.
fn result(stored: &StoredGame, other: &StoredGame, locale: Locale) -> Option<String> {
    let [own, theirs] = [stored.counted.as_ref()?, other.counted.as_ref()?];
    let decides = stored.event.is_some() || stored.hill;
    let out = |rated: &Rated| match rated.exclusion {
        Some(Exclusion::Void) => true,
        Some(Exclusion::FewMoves) => !decides,
        _ => false,
    };
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
    Some(say(locale, "set-result", &args).trim_end().to_owned())
}

/// Returns the word for the reason why a game of a set counts for no rating by itself, by what the other one counts for.
pub(crate) fn reason(other: Option<&StoredGame>) -> &'static str {
    let result = other.and_then(|other| other.counted.as_ref());
    match (result, other.map(|other| other.status)) {
        (Some(Rated { exclusion: None, .. }), _) => "set-counted",
        (Some(_), _) | (None, Some(Status::Aborted)) => "set-lost",
        (None, _) => Exclusion::Set.reason(),
    }
}
