//! Text of a ping: your turn, you are challenged, you are asked, the game is over.

use crate::app::context::{self, Context};
use crate::app::markup;
use crate::app::output::crowd_lines::named;
use crate::app::output::reply::Message;
use crate::app::output::view::{self, View};
use crate::app::output::{offer_line, outcome_line};
use crate::game::{Arg, Lettering, Table};
use crate::store::{Status, StoredGame};
use crate::words::{Locale, say};

/// A ping, and apart from it what the board says as well.
pub(super) struct Call {
    /// The sentence that calls people, with the link to the board. It pings them.
    pub message: Message,
    /// The line about an offer, in a call to move; none where the sentence itself is about the offer.
    pub below: Option<String>,
}

impl Call {
    /// Returns the ping as it is without the board.
    fn whole(self) -> Message {
        let Self { mut message, below } = self;
        below.into_iter().for_each(|line| message.add_line(line));
        message
    }
}

/// Returns the ping in a language: it is your turn, you are challenged, an offer waits for your answer, or the
/// game is over. What else the board says of offers is a line below it.
pub(crate) async fn call(
    ctx: &Context,
    stored: &StoredGame,
    people: Vec<u64>,
    locale: Locale,
) -> Message {
    let view = view::public_view(ctx, stored, false).await;
    parts(ctx, stored, people, (locale, &view)).whole()
}

/// Returns the parts of the ping, for a message that has the board in a view: points have its letters.
pub(super) fn parts(
    ctx: &Context,
    stored: &StoredGame,
    people: Vec<u64>,
    (locale, view): (Locale, &View),
) -> Call {
    let table = context::table(ctx, stored).ok();
    let lettering = |table: &Table| view.lettering(&table.scene(None).board);
    let lettering = table.as_ref().map_or_else(Lettering::default, lettering);
    let offer = offer_line::line(ctx, stored, (locale, lettering), false);
    let moves = table.is_some_and(|table| calls_to_move(stored, &table, &people));
    let (below, asked) = if moves { (offer, None) } else { (None, offer) };
    let (id, told) = sentence(ctx, stored, asked, locale);
    let args: Vec<_> =
        about(stored, people.iter().copied(), locale).into_iter().chain(told).collect();
    let text = say_with_link(locale, id, &args);
    Call { message: Message { text, pings: people, ..Message::default() }, below }
}

/// Returns the sentence of a call, and what it says beyond [`about`]: the offer that waits for an answer, or the result.
fn sentence(
    ctx: &Context,
    stored: &StoredGame,
    asked: Option<String>,
    locale: Locale,
) -> (&'static str, Option<(&'static str, Arg)>) {
    match (stored.status, asked) {
        (Status::Open, _) => ("you-are-challenged", None),
        (Status::Running, Some(offer)) => ("you-are-asked", Some(("asked", Arg::Text(offer)))),
        (Status::Running, None) => ("your-turn", None),
        (Status::Finished | Status::Aborted, _) => {
            ("your-game-is-over", Some(("result", Arg::Text(outcome(ctx, stored, locale)))))
        }
    }
}

/// Returns what every sentence says: the game, the people, and the link to the board, if one is shown.
fn about(
    stored: &StoredGame,
    people: impl Iterator<Item = u64>,
    locale: Locale,
) -> [(&'static str, Arg); 4] {
    let link =
        stored.message.map_or_else(String::new, |message| markup::link(&stored.venue, message));
    [
        ("people", Arg::People(people.map(|person| named(person, locale)).collect())),
        ("game", Arg::Text(crate::words::called(locale, &stored.game, &stored.rules).0)),
        ("number", Arg::Number(stored.id.0)),
        ("link", Arg::Text(link)),
    ]
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
    let people = stored.members.iter().map(|member| member.person);
    let result = ("result", Arg::Text(outcome(ctx, stored, locale)));
    let args: Vec<_> = about(stored, people, locale).into_iter().chain([result]).collect();
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
