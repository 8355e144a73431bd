//! Text of a ping: your turn, you are challenged, you are asked, the game is over.

use crate::app::context::{self, Context};
use crate::app::markup;
use crate::app::output::crowd_lines::named;
use crate::app::output::reply::Message;
use crate::app::output::{offer_line, outcome_line, view};
use crate::game::{Arg, Lettering, Table};
use crate::store::{Status, StoredGame};
use crate::words::{Locale, say};

/// Returns the ping in a language: it is your turn, you are challenged, an offer waits for your answer, or the
/// game is over. What else the board says of offers is a line below it.
pub(crate) async fn call(
    ctx: &Context,
    stored: &StoredGame,
    people: Vec<u64>,
    locale: Locale,
) -> Message {
    let (mut call, below) = call_and_line(ctx, stored, people, locale).await;
    below.into_iter().for_each(|line| call.add_line(line));
    call
}

/// Returns the ping, and apart from it the line below, which a board has as well.
pub(super) async fn call_and_line(
    ctx: &Context,
    stored: &StoredGame,
    people: Vec<u64>,
    locale: Locale,
) -> (Message, Option<String>) {
    let link =
        stored.message.map_or_else(String::new, |message| markup::link(&stored.venue, message));
    let mut args = vec![
        ("people", Arg::People(people.iter().map(|person| named(*person, locale)).collect())),
        ("game", Arg::Text(crate::words::called(locale, &stored.game, &stored.rules).0)),
        ("number", Arg::Number(stored.id.0)),
        ("link", Arg::Text(link)),
    ];
    let view = view::public_view(ctx, stored, false).await;
    let table = context::table(ctx, stored).ok();
    let lettering = table
        .as_ref()
        .map_or_else(Lettering::default, |table| view.lettering(&table.scene(None).board));
    let line = offer_line::line(ctx, stored, locale, lettering);
    let moves = table.is_some_and(|table| calls_to_move(stored, &table, &people));
    let id = match (stored.status, &line) {
        (Status::Open, _) => "you-are-challenged",
        (Status::Running, Some(offer)) if !moves => {
            args.push(("asked", Arg::Text(offer.clone())));
            "you-are-asked"
        }
        (Status::Running, _) => "your-turn",
        (Status::Finished | Status::Aborted, _) => {
            args.push(("result", Arg::Text(outcome(ctx, stored, locale))));
            "your-game-is-over"
        }
    };
    let text = say_with_link(locale, id, &args);
    (Message { text, pings: people, ..Message::default() }, line.filter(|_| moves))
}

/// True if a call in a running game is for whoever is to move, and no offer waits for answers. One that has lapsed, or another
/// thing that the board says of offers, is no more than a line below the call.
fn calls_to_move(stored: &StoredGame, table: &Table, people: &[u64]) -> bool {
    let moves_on = stored.status == Status::Running && stored.offer().is_none();
    let on_turn = stored.person_on_turn(table).filter(|_| moves_on);
    on_turn.is_some_and(|on_turn| people.iter().all(|person| *person == on_turn))
}

/// Returns a message that ends with the link to what it is about; before that is shown there is no link, nor the blank in
/// front of it.
pub(super) fn say_with_link(locale: Locale, id: &str, args: &[(&'static str, Arg)]) -> String {
    say(locale, id, args).trim_end().to_owned()
}

/// Returns the message about a finished game in the server's channel for results; it pings no one.
pub(super) fn result(ctx: &Context, stored: &StoredGame) -> Message {
    let locale = Locale::of(&stored.locale);
    let link =
        stored.message.map_or_else(String::new, |message| markup::link(&stored.venue, message));
    let people = stored.members.iter().map(|member| named(member.person, locale)).collect();
    let args = [
        ("game", Arg::Text(crate::words::called(locale, &stored.game, &stored.rules).0)),
        ("number", Arg::Number(stored.id.0)),
        ("people", Arg::People(people)),
        ("result", Arg::Text(outcome(ctx, stored, locale))),
        ("link", Arg::Text(link)),
    ];
    let text = say_with_link(locale, "result-posted", &args);
    Message { text, ..Message::default() }
}

/// Returns the line about a finished game's result; empty if its record does not replay.
fn outcome(ctx: &Context, stored: &StoredGame, locale: Locale) -> String {
    context::table(ctx, stored).map_or_else(
        |_| String::new(),
        |table| outcome_line::turn_or_outcome(stored, &table, locale),
    )
}
