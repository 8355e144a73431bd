//! Lists of a month in the place of a pool's leaderboard: the points of those who guess, and the puzzles of those who solve
//! them.

use crate::app::caller::{Caller, guild};
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::input::request::{LadderFilter, Page};
use crate::app::markup::mention;
use crate::app::output::layout::Part;
use crate::app::output::panel::{one_of, page_buttons, page_within};
use crate::app::output::rating_lines;
use crate::app::output::reply::{Choice, Message, Row};
use crate::game::{Arg, Refusal, tidy};
use crate::limits::MENU_LENGTH;
use crate::play::month_list::{MonthList, Row as Person};
use crate::store::servers::Settings;
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

    /// Returns the lists that a server has.
    fn offered(settings: &Settings) -> impl Iterator<Item = Self> {
        let guesses = settings.guesses;
        let all = Self::ALL.into_iter().map(|(list, _)| list);
        all.filter(move |list| *list != Self::Guesses || guesses)
    }

    fn choice(self, locale: Locale) -> Choice {
        Choice { name: self.name(locale), value: self.word().to_owned() }
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
    let all = List::offered(&settings).filter(|list| fits(*list));
    Ok(all.map(|list| list.choice(locale)).collect())
}

/// Returns the names of the lists that a server has.
pub(crate) fn names_of(settings: &Settings, locale: Locale) -> Vec<String> {
    List::offered(settings).map(|list| list.name(locale)).collect()
}

/// Returns the menu of the leaderboards of a season and of the server's lists, with what is shown chosen; `None` for the
/// current season.
pub(crate) fn others(
    ctx: &Context,
    locale: Locale,
    (settings, shown): (&Settings, &str),
    (season, text): (Option<u32>, bool),
) -> Row {
    let pool =
        |pool: &str| Choice { name: rating_lines::pool(locale, pool), value: pool.to_owned() };
    let lists: Vec<Choice> = List::offered(settings).map(|list| list.choice(locale)).collect();
    let pools = context::pools(ctx).into_iter().take(MENU_LENGTH - lists.len()).map(pool);
    let choices = pools.chain(lists).collect();
    let season = season.map_or_else(String::new, |season| season.to_string());
    let key = format!("ladder:{season}:{}", u8::from(text));
    one_of(&key, say(locale, "ladder-others", &[]), choices, shown)
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
    let others =
        others(ctx, caller.guild_locale, (&settings, list.word()), (wanted.season, wanted.text));
    let wanted = LadderFilter { page: Some(page), ..wanted.clone() };
    Ok(Message { panel: vec![others], ..message(caller, list, found, &wanted) })
}

/// Returns a page of a list of this month, with the row of a person.
async fn load(
    ctx: &Context,
    list: List,
    (guild, person): (u64, u64),
    page: u32,
) -> Result<MonthList<Person>, Error> {
    let (now, cut) = (ctx.clock.now(), (page.saturating_mul(PAGE), PAGE));
    Ok(match list {
        List::Guesses => ctx.store.guess_list(guild, now, cut, person).await?.rows(),
        List::Puzzles => ctx.store.puzzle_list(guild, now, cut, person).await?.rows(),
    })
}

fn message(
    caller: &Caller,
    list: List,
    found: MonthList<Person>,
    wanted: &LadderFilter,
) -> Message {
    let (locale, person) = (caller.guild_locale, wanted.person);
    let line = |(place, row): &(u32, Person)| {
        let place = ("place", Arg::Number((*place).into()));
        list.text(locale, "row", &[vec![place], args(row)].concat())
    };
    let page = wanted.page.unwrap_or_default();
    let title = list.text(locale, "title", &[("people", Arg::Number(found.people.into()))]);
    let empty = found.rows.is_empty().then(|| list.text(locale, "empty", &[]));
    let is_shown = |own: &(u32, Person)| found.rows.iter().any(|row| row.1.person == own.1.person);
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
            Page::Ladder(LadderFilter { pool, page, ..wanted.clone() })
        }),
        ..Message::default()
    }
}

/// Returns the arguments of the messages about someone.
fn args(row: &Person) -> Vec<(&'static str, Arg)> {
    let person = ("person", Arg::Text(mention(row.person)));
    [person].into_iter().chain(numbers(row)).collect()
}

/// Returns the arguments of the messages about what someone has done.
fn numbers(row: &Person) -> Vec<(&'static str, Arg)> {
    row.numbers.iter().map(|(name, number)| (*name, Arg::Number((*number).into()))).collect()
}
