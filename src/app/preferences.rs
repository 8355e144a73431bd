//! `/preferences`: what a person asks for, everywhere alike.

use super::panel::{one_of, plain, question, toggle};
use super::reply::{Answer, Choice, Message, Reply, Row};
use super::request::Caller;
use super::{App, Stop, quiet};
use crate::game::{Arg, Refusal};
use crate::store::preferences::{Numbers, Preferences, Quiet, Reminders, of_word, word};
use crate::words::{Locale, say};

/// The themes by the painter's words, the usual one first.
pub(super) const THEMES: [&str; 4] = ["wood", "slate", "paper", "contrast"];

impl App {
    /// The caller as they want to be spoken to. Where the store does not answer, as Discord says.
    pub(super) async fn as_they_like(&self, caller: &Caller) -> Caller {
        let mut caller = caller.clone();
        caller.wishes = self.store.preferences(caller.person).await.unwrap_or_default();
        caller.locale = caller.wishes.locale.as_deref().map_or(caller.locale, Locale::of);
        let house = self.house(caller.venue.guild).await.unwrap_or_default();
        caller.house = house.locale.as_deref().map_or(caller.house, Locale::of);
        caller
    }

    /// `/preferences`.
    pub(super) fn show_preferences(&self, caller: &Caller) -> Result<Answer, Stop> {
        Ok(Answer::plain(Reply::Post(panel(&caller.wishes, caller.locale))))
    }

    /// Sets one of them and shows the panel anew.
    pub(super) async fn set_preference(
        &self,
        caller: &Caller,
        part: &str,
        values: &[String],
    ) -> Result<Answer, Stop> {
        let (name, locale) = (part.trim_end_matches(":ask"), caller.locale);
        if name != part {
            return Ok(question(
                &format!("preferences:{name}"),
                &format!("preference-{name}"),
                locale,
            ));
        }
        let mut wishes = self.store.preferences(caller.person).await?;
        set(&mut wishes, part, values.first().map_or("", String::as_str))?;
        self.store.prefer(caller.person, wishes.clone()).await?;
        let locale = wishes.locale.as_deref().map_or(caller.locale, Locale::of);
        Ok(Answer::plain(Reply::Update(panel(&wishes, locale))))
    }
}

/// Sets the preference of this name to a value, or to the next one.
fn set(wishes: &mut Preferences, name: &str, value: &str) -> Result<(), Refusal> {
    match name {
        "language" => {
            wishes.locale = Locale::ALL.map(Locale::code).contains(&value).then(|| value.to_owned())
        }
        "theme" => wishes.theme = THEMES[1..].contains(&value).then(|| value.to_owned()),
        "reminders" => wishes.reminders = of_word(&Reminders::ALL, value).unwrap_or_default(),
        "numbers" => wishes.numbers = after(&Numbers::ALL, wishes.numbers),
        "forbidden" => wishes.forbidden ^= true,
        "confirm" => wishes.confirm ^= true,
        "text-board" => wishes.text_board ^= true,
        "zoom" => wishes.zoom ^= true,
        "turned" => wishes.turned = (wishes.turned + 1) % 4,
        "auto-vacation" => wishes.auto_vacation ^= true,
        "quiet" => wishes.quiet = quiet::hours(value)?,
        "zone" => wishes.zone = quiet::zone(value)?,
        "reset" => *wishes = Preferences::default(),
        _ => return Err(Refusal::new("unknown-button")),
    }
    Ok(())
}

/// The one after this in a list, and after the last the first.
fn after<T: Copy + PartialEq>(list: &[(T, &'static str)], one: T) -> T {
    let place = list.iter().position(|(known, _)| *known == one).map_or(0, |place| place + 1);
    list[place % list.len()].0
}

/// The panel with everything that can be set.
fn panel(wishes: &Preferences, locale: Locale) -> Message {
    let text = say(
        locale,
        "preferences",
        &[("quiet", Arg::Text(hours(wishes.quiet, locale))), zone_of(wishes)],
    );
    let languages = languages("preferences:language", wishes.locale.as_deref(), locale);
    let themes = themes("preferences:theme", wishes.theme.as_deref(), locale);
    let panel = vec![languages, themes, reminders(wishes, locale)];
    let panel = panel.into_iter().chain(switches(wishes, locale)).collect();
    Message { panel, ..Message::private(text) }
}

fn zone_of(wishes: &Preferences) -> (&'static str, Arg) {
    ("zone", Arg::Text(wishes.zone.clone()))
}

fn hours(quiet: Option<Quiet>, locale: Locale) -> String {
    match quiet {
        Some(Quiet { from, until }) => {
            format!("{:02}:{:02}–{:02}:{:02}", from / 60, from % 60, until / 60, until % 60)
        }
        None => say(locale, "panel-none", &[]),
    }
}

/// The menu of languages; none chosen: the one that Discord names.
pub(super) fn languages(key: &str, chosen: Option<&str>, locale: Locale) -> Row {
    let own = Locale::ALL.map(|language| Choice {
        name: say(language, "language", &[]),
        value: language.code().into(),
    });
    let discord =
        Choice { name: say(locale, "preference-language-discord", &[]), value: "discord".into() };
    let chosen = chosen.unwrap_or("discord");
    let choices = [discord].into_iter().chain(own).collect();
    one_of(key, say(locale, "preference-language", &[]), choices, chosen)
}

/// The menu of themes; none chosen: the usual one.
pub(super) fn themes(key: &str, chosen: Option<&str>, locale: Locale) -> Row {
    let choices = THEMES.map(|theme| Choice {
        name: say(locale, &format!("theme-{theme}"), &[]),
        value: theme.into(),
    });
    let chosen = chosen.unwrap_or(THEMES[0]);
    one_of(key, say(locale, "preference-theme", &[]), choices.to_vec(), chosen)
}

fn reminders(wishes: &Preferences, locale: Locale) -> Row {
    let name = |word: &str| say(locale, &format!("preference-reminders-{word}"), &[]);
    let choices = Reminders::ALL.map(|(_, word)| Choice { name: name(word), value: word.into() });
    let chosen = word(&Reminders::ALL, wishes.reminders);
    one_of(
        "preferences:reminders",
        say(locale, "preference-reminders", &[]),
        choices.to_vec(),
        chosen,
    )
}

fn switches(wishes: &Preferences, locale: Locale) -> [Row; 2] {
    let turn = |name: &str, on| {
        toggle(&format!("preferences:{name}"), &format!("preference-{name}"), on, locale)
    };
    let does =
        |part: &str, name: &str| plain(&format!("preferences:{part}"), say(locale, name, &[]));
    let numbers = format!("preference-numbers-{}", word(&Numbers::ALL, wishes.numbers));
    let turned = ("degrees", Arg::Number(i64::from(wishes.turned) * 90));
    [
        Row::Buttons(vec![
            does("numbers", &numbers),
            turn("forbidden", wishes.forbidden),
            turn("confirm", wishes.confirm),
            turn("text-board", wishes.text_board),
            plain("preferences:turned", say(locale, "preference-turned", &[turned])),
        ]),
        Row::Buttons(vec![
            does("quiet:ask", "preference-quiet"),
            does("zone:ask", "preference-zone"),
            turn("auto-vacation", wishes.auto_vacation),
            turn("zoom", wishes.zoom),
            does("reset", "preference-reset"),
        ]),
    ]
}
