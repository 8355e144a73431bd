//! Parts of panels: ephemeral messages whose buttons and menus set something or turn a page.

use crate::app::addresses::Addresses;
use crate::app::caller::Caller;
use crate::app::input::request::Page;
use crate::app::output::reply::{
    Answer, ButtonStyle, Choice, Link, Message, PanelButton, PanelSelect, Reply, Row, SelectSource,
    SettingModal,
};
use crate::game::{Arg, Lettering, Refusal};
use crate::play::guild::Setting;
use crate::play::words::word;
use crate::render::{Deck, Theme};
use crate::words::{Locale, say};

/// Page of a list that is shown, from 0, and what is known of the others.
#[derive(Clone, Copy)]
pub(crate) enum Place {
    /// One of so many.
    Of(u32, u32),
    /// One of a list whose length is not known, and whether more follow.
    More(u32, bool),
}

/// Returns the labels below a page of a list, back, its number and on, each with the page to which it turns; none at an
/// end, since a button that stays where it is is found again. A single page has none of them.
fn turns(locale: Locale, place: Place) -> Vec<(String, Option<u32>)> {
    let (Place::Of(page, _) | Place::More(page, _)) = place;
    let next = page.saturating_add(1);
    let (all, more) = match place {
        Place::Of(_, all) => (all, next < all),
        Place::More(_, more) => (0, more),
    };
    if page == 0 && !more {
        return Vec::new();
    }
    let args = [("page", Arg::Number(next.into())), ("pages", Arg::Number(all.into()))];
    vec![
        (say(locale, "page-back", &[]), page.checked_sub(1)),
        (say(locale, "page-number", &args), None),
        (say(locale, "page-on", &[]), more.then_some(next)),
    ]
}

/// Returns the page that is shown where one is asked for, of a list of `count` things: the last one where the list has
/// become shorter since its buttons were made.
pub(crate) fn page_within(page: u32, count: u32, size: u32) -> u32 {
    page.min(count.div_ceil(size).saturating_sub(1))
}

/// Returns the buttons below a page of a list of `count` things, `size` on a page.
pub(crate) fn page_buttons(
    locale: Locale,
    page: u32,
    count: u32,
    size: u32,
    page_at: impl Fn(u32) -> Page,
) -> Vec<(String, Option<Page>)> {
    let turns = turns(locale, Place::Of(page, count.div_ceil(size))).into_iter();
    turns.map(|(label, to)| (label, to.map(&page_at))).collect()
}

/// Returns the row of such buttons below a page that a panel turns, by the key of each page.
pub(crate) fn page_row(
    locale: Locale,
    place: Place,
    key_at: impl Fn(u32) -> String,
) -> Option<Row> {
    let button = |(number, (label, to)): (usize, (String, Option<u32>))| match to {
        Some(page) => plain(&key_at(page), label),
        None => still(number, label),
    };
    let buttons: Vec<PanelButton> =
        turns(locale, place).into_iter().enumerate().map(button).collect();
    (!buttons.is_empty()).then_some(Row::Buttons(buttons))
}

/// Returns a disabled button of such a row. Its key leads nowhere, and differs from those beside it.
pub fn still(number: usize, label: String) -> PanelButton {
    PanelButton { look: ButtonStyle::Off, ..plain(&format!("page:{number}"), label) }
}

/// True if this component posts a new message in the channel.
pub fn posts(key: &str) -> bool {
    ["challenge:", "machine:"].iter().any(|panel| key.starts_with(panel))
}

/// True if this component answers an ephemeral question, which gives way to what it asked for.
pub fn answers_question(key: &str) -> bool {
    ["which:", "climb:"].iter().any(|panel| key.starts_with(panel))
}

/// True if this component posts a new ephemeral message.
pub fn posts_privately(key: &str) -> bool {
    ["setup:open", "history"].contains(&key)
        || ["profile:", "ranks:", "daily:"].iter().any(|panel| key.starts_with(panel))
}

/// True if this component belongs to the panels of `/settings`.
pub fn is_of_managers(key: &str) -> bool {
    let panels = ["settings:", "setup:", "season:", "end:", "decide:", "ruling:"];
    panels.iter().any(|panel| key.starts_with(panel))
}

/// True if a press of this component costs as much as a command: it gives one, or makes the files of an event or of all that
/// is stored about a person, or another leaderboard.
pub fn is_costly(key: &str) -> bool {
    answers_question(key)
        || key == "privacy:export"
        || key.starts_with("ladder:")
        || (key.starts_with("event:") && key.ends_with(":files"))
}

/// Returns the setting of a server that a component of a panel sets, if it does.
pub fn setting(key: &str) -> Option<Setting> {
    let part = key.strip_prefix("settings:").or_else(|| key.strip_prefix("setup:"))?;
    Setting::from_word(part.split(':').next()?)
}

/// True if this is the key of a form of one line.
pub fn has_form(key: &str) -> bool {
    match key.split_once(':') {
        Some(("settings", name)) => Setting::from_word(name).is_some_and(Setting::has_form),
        Some(("preferences", name)) => ["quiet", "zone"].contains(&name),
        Some(("lesson" | "puzzle" | "daily" | "try", _)) => opens_modal(key),
        _ => false,
    }
}

/// True if a press of this component opens a modal, which cannot follow a deferred response.
pub fn opens_modal(key: &str) -> bool {
    key.ends_with(":ask")
}

/// Returns the answer that replaces a panel that has done its work.
pub(crate) fn done(caller: &Caller) -> Answer {
    Answer::plain(Reply::Update(Message::private(say(caller.locale, "panel-done", &[]))))
}

/// Returns a button that shows whether a setting is on, and toggles it. The value that it sets is the last part of its
/// key, so that a press that arrives twice acts once.
pub(crate) fn toggle(key: &str, name: &str, on: bool, locale: Locale) -> PanelButton {
    let state = say(locale, if on { "panel-on" } else { "panel-off" }, &[]);
    PanelButton {
        key: format!("{key}:{}", if on { "off" } else { "on" }),
        label: labelled(name, state, locale),
        look: if on { ButtonStyle::On } else { ButtonStyle::Plain },
    }
}

/// Returns a state or a choice behind the name of what it sets: a menu shows the chosen one in the place of its hint.
pub(crate) fn labelled(name: &str, state: String, locale: Locale) -> String {
    let parts = [("name", Arg::Text(say(locale, name, &[]))), ("state", Arg::Text(state))];
    say(locale, "panel-toggle", &parts)
}

/// Returns the value that a toggle's key names.
pub(crate) fn toggled(value: &str) -> Result<bool, Refusal> {
    match value {
        "on" => Ok(true),
        "off" => Ok(false),
        _ => Err(Refusal::new("unknown-button")),
    }
}

/// Returns a button in the plain style.
pub(crate) fn plain(key: &str, label: String) -> PanelButton {
    PanelButton { key: key.to_owned(), label, look: ButtonStyle::Plain }
}

/// Returns a button in the style of what cannot be undone.
pub(crate) fn danger(key: &str, label: String) -> PanelButton {
    PanelButton { look: ButtonStyle::Danger, ..plain(key, label) }
}

/// Returns an ephemeral question with the button that says yes.
pub(crate) fn confirm(yes: PanelButton, text: String) -> Message {
    Message { panel: vec![Row::Buttons(vec![yes])], ..Message::private(text) }
}

/// Returns the row of buttons that lead to the operator's pages, if there are any.
pub(crate) fn links(addresses: &Addresses, locale: Locale) -> Option<Row> {
    let link =
        |(label, url): (&str, &str)| Link { label: say(locale, label, &[]), url: url.to_owned() };
    let links: Vec<Link> = addresses.labelled().map(link).collect();
    (!links.is_empty()).then_some(Row::Links(links))
}

/// Returns a select menu with one choice, which shows the current one.
pub(crate) fn one_of(key: &str, hint: String, choices: Vec<Choice>, chosen: &str) -> Row {
    let from = SelectSource::These(choices);
    let chosen = vec![chosen.to_owned()];
    Row::Menu(PanelSelect { key: key.to_owned(), hint, from, chosen, several: false })
}

/// Opens the modal behind a button, whose dots say that something opens: the title has none.
pub(crate) fn question(key: &str, name: &str, locale: Locale) -> Answer {
    let example = say(locale, &format!("{name}-example"), &[]);
    question_about(key, name, example, None, locale)
}

/// Opens such a modal with an example of what can be written, and with what is set now.
pub(crate) fn question_about(
    key: &str,
    name: &str,
    example: String,
    value: Option<String>,
    locale: Locale,
) -> Answer {
    Answer::plain(Reply::SettingModal(SettingModal {
        key: key.to_owned(),
        title: say(locale, name, &[]).trim_end_matches('…').to_owned(),
        label: say(locale, &format!("{name}-label"), &[]),
        example,
        value,
    }))
}

/// Returns the menu of a preference with a choice for each word: `FAMILY-WORD`, its hint is `preference-FAMILY`.
fn worded(key: &str, family: &str, words: &[&str], chosen: &str, locale: Locale) -> Row {
    let name = |word: &str| say(locale, &format!("{family}-{word}"), &[]);
    let choice = |word: &&str| Choice { name: name(word), value: (*word).to_owned() };
    let choices = words.iter().map(choice).collect();
    one_of(key, say(locale, &format!("preference-{family}"), &[]), choices, chosen)
}

/// Returns the word of a value that was found; none for the default, which is not stored.
fn unless_default<T: Copy + Default + PartialEq>(
    found: Option<T>,
    word: impl Fn(T) -> &'static str,
) -> Option<String> {
    found.filter(|value| *value != T::default()).map(|value| word(value).to_owned())
}

/// Returns the menu of decks; without a choice the default is used.
pub(crate) fn decks(key: &str, chosen: Option<&str>, locale: Locale) -> Row {
    let chosen = chosen.unwrap_or(Deck::default().word());
    worded(key, "deck", &Deck::ALL.map(Deck::word), chosen, locale)
}

/// Returns the deck that a menu's value names; none for the default.
pub(crate) fn deck_of(value: &str) -> Option<String> {
    unless_default(Deck::of(value), Deck::word)
}

/// Value of a menu of letters that stands for the server's.
const AS_SERVER: &str = "server";

/// Returns a person's menu of the letters of pente boards; without a choice the server's are used.
pub(crate) fn letterings(key: &str, chosen: Option<Lettering>, locale: Locale) -> Row {
    let [(_, with_i), (_, without_i)] = Lettering::ALL;
    let chosen = chosen.map_or(AS_SERVER, |lettering| word(&Lettering::ALL, lettering));
    worded(key, "lettering", &[AS_SERVER, with_i, without_i], chosen, locale)
}

/// Returns the menu of languages; without a choice Discord's locale is used.
pub(crate) fn languages(key: &str, chosen: Option<&str>, locale: Locale) -> Row {
    let name = |state: String| labelled("preference-language", state, locale);
    let own = Locale::ALL.map(|language| Choice {
        name: name(say(language, "language", &[])),
        value: language.code().into(),
    });
    let discord = say(locale, "preference-language-discord", &[]);
    let discord = Choice { name: name(discord), value: "discord".into() };
    let chosen = chosen.unwrap_or("discord");
    let choices = [discord].into_iter().chain(own).collect();
    one_of(key, say(locale, "preference-language", &[]), choices, chosen)
}

/// Returns the menu of themes; without a choice the default is used.
pub(crate) fn themes(key: &str, chosen: Option<&str>, locale: Locale) -> Row {
    let chosen = chosen.unwrap_or(Theme::default().word());
    worded(key, "theme", &Theme::ALL.map(Theme::word), chosen, locale)
}

/// Returns the theme that a menu's value names; none for the default.
pub(crate) fn theme_of(value: &str) -> Option<String> {
    unless_default(Theme::of(value), Theme::word)
}
