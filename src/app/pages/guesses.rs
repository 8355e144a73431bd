//! `/leaderboard pool:guesses`: this month's points of those who guess moves and winners.

use crate::app::caller::{Caller, guild};
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::input::request::Page;
use crate::app::markup::mention;
use crate::app::output::layout::Part;
use crate::app::output::panel::page_buttons;
use crate::app::output::reply::{Choice, Message};
use crate::game::{Arg, tidy};
use crate::store::ballot::Guesser;
use crate::words::{Locale, say};

/// Word of the list, in the place of a pool's.
const POOL: &str = "guesses";

/// Number of people on a page.
const PAGE: u32 = 20;

/// True if this names the list, by its word or by its name in one of the languages.
pub(crate) fn is_named(named: &str) -> bool {
    let named = tidy(named);
    named == POOL || Locale::ALL.iter().any(|locale| tidy(&name(*locale)) == named)
}

fn name(locale: Locale) -> String {
    say(locale, "guesses-name", &[])
}

/// Returns the choice of the list where the server has guesses and the typed text fits.
pub(crate) async fn choice(
    ctx: &Context,
    caller: &Caller,
    typed: &str,
) -> Result<Option<Choice>, Error> {
    let wanted = context::guild_settings(ctx, caller.venue.guild).await?.guesses;
    let (name, typed) = (name(caller.locale), tidy(typed));
    let fits = POOL.contains(&*typed) || name.to_lowercase().contains(&*typed);
    Ok((wanted && fits).then(|| Choice { name, value: POOL.to_owned() }))
}

/// Returns a page of the list.
pub(crate) async fn list(ctx: &Context, caller: &Caller, page: u32) -> Result<Message, Error> {
    let (guild, locale) = (guild(caller)?, caller.guild_locale);
    let from = page.saturating_mul(PAGE);
    let list = ctx.store.guess_list(guild, ctx.clock.now(), (from, PAGE), caller.person).await?;
    let people = Arg::Number(list.people.into());
    let title = say(locale, "guesses-title", &[("people", people)]);
    let empty = list.rows.is_empty().then(|| say(locale, "guesses-empty", &[]));
    let rows = list.rows.iter().map(|row| line(locale, row));
    let is_caller = |row: &&(u32, Guesser)| row.1.person == caller.person;
    let own = list.own.as_ref().filter(|_| !list.rows.iter().any(|row| is_caller(&row)));
    let own = own.map(|row| line(locale, row));
    let before = list.before.as_ref().map(|first| {
        let person = ("person", Arg::Text(mention(first.person)));
        say(locale, "guesses-before", &[person, ("points", Arg::Number(first.points.into()))])
    });
    let lines = [title].into_iter().chain(rows).chain(empty).chain(own).chain(before);
    Ok(Message {
        layout: vec![Part::Text(lines.collect::<Vec<_>>().join("\n"))],
        page_buttons: page_buttons(locale, page, list.people, PAGE, |page| Page::Ladder {
            pool: Some(POOL.to_owned()),
            season: None,
            page,
            text: true,
        }),
        ..Message::default()
    })
}

fn line(locale: Locale, (place, guesser): &(u32, Guesser)) -> String {
    let numbers = [
        ("place", *place),
        ("points", guesser.points),
        ("hits", guesser.hits),
        ("all", guesser.all),
    ];
    let numbers = numbers.map(|(name, number)| (name, Arg::Number(number.into())));
    let person = ("person", Arg::Text(mention(guesser.person)));
    let args: Vec<_> = [person].into_iter().chain(numbers).collect();
    say(locale, "guesses-row", &args)
}
