//! Text of a ping: your turn, you are challenged, you are asked, the game is over.

use crate::app::context::Context;
use crate::app::markup::mention;
use crate::app::output::reply::Message;
use crate::app::output::{offer_line, outcome_line};
use crate::app::{context, markup};
use crate::game::Arg;
use crate::store::{Status, StoredGame};
use crate::words::{Locale, say};

/// Tells people that it is their turn, that they are challenged, what is asked of them, or that it is over.
pub(crate) fn call(ctx: &Context, stored: &StoredGame, people: Vec<u64>) -> Message {
    let locale = Locale::of(&stored.locale);
    let link =
        stored.message.map_or_else(String::new, |message| markup::link(&stored.venue, message));
    let mut args = vec![
        ("people", Arg::Names(people.iter().copied().map(mention).collect())),
        ("game", Arg::Text(crate::words::game(locale, &stored.game))),
        ("number", Arg::Number(stored.id.0)),
        ("link", Arg::Text(link)),
    ];
    let id = match (stored.status, offer_line::between(ctx, stored, locale)) {
        (Status::Open, _) => "you-are-challenged",
        (Status::Running, None) => "your-turn",
        (Status::Running, Some(asked)) => {
            args.push(("asked", Arg::Text(asked)));
            "you-are-asked"
        }
        (Status::Finished | Status::Aborted, _) => {
            args.push(("result", Arg::Text(result(ctx, stored, locale))));
            "your-game-is-over"
        }
    };
    Message { text: say(locale, id, &args), pings: people, ..Message::default() }
}

/// What came of a game that is over; nothing where its record cannot be read.
fn result(ctx: &Context, stored: &StoredGame, locale: Locale) -> String {
    context::table(ctx, stored)
        .map_or_else(|_| String::new(), |table| outcome_line::standing(stored, &table, locale))
}
