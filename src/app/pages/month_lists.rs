//! Lists of a month in the place of a pool's leaderboard: the points of those who guess, and the puzzles of those who solve
//! them.

use crate::app::caller::{Caller, guild};
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::input::request::{LadderFilter, Page};
use crate::app::markup::mention;
use crate::app::output::layout::Part;
use crate::app::output::panel::{page_buttons, page_within};
use crate::app::output::reply::{Choice, Message};
use crate::game::{Arg, Refusal, tidy};
use crate::play::month_list::{MonthList, Row};
use crate::words::{Locale, say};

/// Number of people on a page.
const PAGE: u32 = 20;

/// List of a month.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum List {
    /// Points of those who guess moves and winners.
    Guesses,
    /// Puzzles of the day of those who solve them.
    Puzzles,
}

impl List {
    /// All of them with their words, which stand in the place of a pool's and begin the names of their messages.
    const ALL: [(Self, &'static str); 2] = [(Self::Guesses, "guesses"), (Self::Puzzles, "puzzles")];

    /// Returns the list of this name: its word, or its name in one of the languages.
    pub fn named(named: &str) -> Option<Self> {
        let named = tidy(named).to_lowercase();
        let is_name = |list: Self, locale| tidy(&list.name(locale)).to_lowercase() == named;
        let mut all = Self::ALL.into_iter();
        let found = all.find(|(list, word)| {
            *word == named || Locale::ALL.iter().any(|locale| is_name(*list, *locale))
        });
        found.map(|(list, _)| list)
    }

    fn word(self) -> &'static str {
        Self::ALL.into_iter().find(|(list, _)| *list == self).map_or("", |(_, word)| word)
    }

    fn name(self, locale: Locale) -> String {
        self.text(locale, "name", &[])
    }

    fn text(self, locale: Locale, message: &str, args: &[(&'static str, Arg)]) -> String {
        say(locale, &format!("{}-{message}", self.word()), args)
    }
}

/// Returns the choices of lists that the server has and whose names fit the typed text.
pub(crate) async fn choices(
    ctx: &Context,
    caller: &Caller,
    typed: &str,
) -> Result<Vec<Choice>, Error> {
    let settings = context::settings_here(ctx, caller).await?;
    let (locale, typed) = (caller.locale, tidy(typed).to_lowercase());
    let fits = |list: List| {
        list.word().contains(&*typed) || list.name(locale).to_lowercase().contains(&*typed)
    };
    let wanted = |list: List| list != List::Guesses || settings.guesses;
    let all = List::ALL.into_iter().filter(|(list, _)| wanted(*list) && fits(*list));
    Ok(all.map(|(list, word)| Choice { name: list.name(locale), value: word.to_owned() }).collect())
}

/// Returns a page of a list, and the row of the wanted person or of the caller where the page does not show it.
pub(crate) async fn list(
    ctx: &Context,
    caller: &Caller,
    list: List,
    wanted: &LadderFilter,
) -> Result<Message, Error> {
    let guild = guild(caller)?;
    let settings = context::settings_here(ctx, caller).await?;
    if list == List::Guesses && !settings.guesses {
        return Err(Refusal::new("guess-off").into());
    }
    let person = wanted.person.unwrap_or(caller.person);
    let asked = wanted.page.unwrap_or_default();
    let mut found = load(ctx, list, (guild, person), asked).await?;
    // Another month may have begun since the buttons were made.
    let page = page_within(asked, found.people, PAGE);
    if page != asked {
        found = load(ctx, list, (guild, person), page).await?;
    }
    let wanted = LadderFilter { page: Some(page), ..wanted.clone() };
    Ok(message(caller, list, found, &wanted))
}

/// Returns a page of a list of this month, with the row of a person.
async fn load(
    ctx: &Context,
    list: List,
    (guild, person): (u64, u64),
    page: u32,
) -> Result<MonthList<Row>, Error> {
    let (now, cut) = (ctx.clock.now(), (page.saturating_mul(PAGE), PAGE));
    Ok(match list {
        List::Guesses => ctx.store.guess_list(guild, now, cut, person).await?.rows(),
        List::Puzzles => ctx.store.puzzle_list(guild, now, cut, person).await?.rows(),
    })
}

fn message(caller: &Caller, list: List, found: MonthList<Row>, wanted: &LadderFilter) -> Message {
    let (locale, person) = (caller.guild_locale, wanted.person);
    let line = |(place, row): &(u32, Row)| {
        let place = ("place", Arg::Number((*place).into()));
        list.text(locale, "row", &[vec![place], args(row)].concat())
    };
    let page = wanted.page.unwrap_or_default();
    let title = list.text(locale, "title", &[("people", Arg::Number(found.people.into()))]);
    let empty = found.rows.is_empty().then(|| list.text(locale, "empty", &[]));
    let is_shown = |own: &(u32, Row)| found.rows.iter().any(|row| row.1.person == own.1.person);
    let own = match (&found.own, person) {
        (Some(own), _) => (!is_shown(own)).then(|| line(own)),
        (None, Some(person)) if found.people > 0 => {
            let person = ("person", Arg::Text(mention(person)));
            Some(list.text(locale, "own-missing", &[person]))
        }
        (None, _) => None,
    };
    let before = found.before.first().map(|first| {
        let people = found.before.iter().map(|row| mention(row.person)).collect();
        let people = ("people", Arg::People(people));
        list.text(locale, "before", &[vec![people], numbers(first)].concat())
    });
    let lines = [title].into_iter().chain(found.rows.iter().map(line)).chain(empty);
    let lines: Vec<String> = lines.chain(own).chain(before).collect();
    Message {
        layout: vec![Part::Text(lines.join("\n"))],
        page_buttons: page_buttons(locale, page, found.people, PAGE, |page| {
            let (pool, page) = (Some(list.word().to_owned()), Some(page));
            Page::Ladder(LadderFilter { pool, page, person, text: true, ..Default::default() })
        }),
        ..Message::default()
    }
}

/// Returns the arguments of the messages about someone.
fn args(row: &Row) -> Vec<(&'static str, Arg)> {
    let person = ("person", Arg::Text(mention(row.person)));
    [person].into_iter().chain(numbers(row)).collect()
}

/// Returns the arguments of the messages about what someone has done.
fn numbers(row: &Row) -> Vec<(&'static str, Arg)> {
    row.numbers.iter().map(|(name, number)| (*name, Arg::Number((*number).into()))).collect()
}
