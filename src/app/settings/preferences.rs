//! `/preferences`: a person's own language, theme and habits.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::quiet_hours;
use crate::app::output::panel::{THEMES, languages, one_of, plain, question, themes, toggle};
use crate::app::output::reply::{Answer, Choice, Message, Reply, Row};
use crate::game::{Arg, Refusal};
use crate::play::words::{of_word, word};
use crate::store::preferences::{Numbers, Preferences, Quiet, Reminders};
use crate::words::{Locale, say};

/// Runs `/preferences`.
pub(crate) fn show_preferences(caller: &Caller) -> Answer {
    Answer::plain(Reply::Post(panel(&caller.preferences, caller.locale)))
}

/// Sets a preference and shows the panel anew.
pub(crate) async fn set_preference(
    ctx: &Context,
    caller: &Caller,
    part: &str,
    values: &[String],
) -> Result<Answer, Error> {
    let name = part.trim_end_matches(":ask");
    let locale = caller.locale;
    if name != part {
        return Ok(question(&format!("preferences:{name}"), &format!("preference-{name}"), locale));
    }
    let mut preferences = ctx.store.preferences(caller.person).await?;
    set(&mut preferences, part, values.first().map_or("", String::as_str))?;
    ctx.store.prefer(caller.person, preferences.clone()).await?;
    let locale = preferences.locale.as_deref().map_or(caller.locale, Locale::of);
    Ok(Answer::plain(Reply::Update(panel(&preferences, locale))))
}

/// Sets the preference of this name to a value, or to its next one.
fn set(preferences: &mut Preferences, name: &str, value: &str) -> Result<(), Refusal> {
    match name {
        "language" => {
            preferences.locale =
                Locale::ALL.map(Locale::code).contains(&value).then(|| value.to_owned())
        }
        "theme" => preferences.theme = THEMES[1..].contains(&value).then(|| value.to_owned()),
        "reminders" => preferences.reminders = of_word(&Reminders::ALL, value).unwrap_or_default(),
        "numbers" => preferences.numbers = after(&Numbers::ALL, preferences.numbers),
        "forbidden" => preferences.forbidden ^= true,
        "confirm" => preferences.confirm ^= true,
        "text-board" => preferences.text_board ^= true,
        "zoom" => preferences.zoom ^= true,
        "turned" => preferences.turned = (preferences.turned + 1) % 4,
        "auto-vacation" => preferences.auto_vacation ^= true,
        "quiet" => preferences.quiet = quiet_hours::read(value)?,
        "zone" => preferences.zone = quiet_hours::read_zone(value)?,
        "reset" => *preferences = Preferences::default(),
        _ => return Err(Refusal::new("unknown-button")),
    }
    Ok(())
}

/// Returns the value after `one` in a list, and after the last the first.
fn after<T: Copy + PartialEq>(list: &[(T, &'static str)], one: T) -> T {
    let place = list.iter().position(|(known, _)| *known == one).map_or(0, |place| place + 1);
    list[place % list.len()].0
}

/// Returns the panel with all preferences.
fn panel(preferences: &Preferences, locale: Locale) -> Message {
    let text = say(
        locale,
        "preferences",
        &[("quiet", Arg::Text(hours(preferences.quiet, locale))), zone_of(preferences)],
    );
    let languages = languages("preferences:language", preferences.locale.as_deref(), locale);
    let themes = themes("preferences:theme", preferences.theme.as_deref(), locale);
    let panel = vec![languages, themes, reminders(preferences, locale)];
    let panel = panel.into_iter().chain(switches(preferences, locale)).collect();
    Message { panel, ..Message::private(text) }
}

fn zone_of(preferences: &Preferences) -> (&'static str, Arg) {
    ("zone", Arg::Text(preferences.zone.clone()))
}

fn hours(quiet: Option<Quiet>, locale: Locale) -> String {
    match quiet {
        Some(Quiet { from, until }) => {
            format!("{:02}:{:02}–{:02}:{:02}", from / 60, from % 60, until / 60, until % 60)
        }
        None => say(locale, "panel-none", &[]),
    }
}

fn reminders(preferences: &Preferences, locale: Locale) -> Row {
    let name = |word: &str| say(locale, &format!("preference-reminders-{word}"), &[]);
    let choices = Reminders::ALL.map(|(_, word)| Choice { name: name(word), value: word.into() });
    let chosen = word(&Reminders::ALL, preferences.reminders);
    one_of(
        "preferences:reminders",
        say(locale, "preference-reminders", &[]),
        choices.to_vec(),
        chosen,
    )
}

fn switches(preferences: &Preferences, locale: Locale) -> [Row; 2] {
    let turn = |name: &str, on| {
        toggle(&format!("preferences:{name}"), &format!("preference-{name}"), on, locale)
    };
    let does =
        |part: &str, name: &str| plain(&format!("preferences:{part}"), say(locale, name, &[]));
    let numbers = format!("preference-numbers-{}", word(&Numbers::ALL, preferences.numbers));
    let turned = ("degrees", Arg::Number(i64::from(preferences.turned) * 90));
    [
        Row::Buttons(vec![
            does("numbers", &numbers),
            turn("forbidden", preferences.forbidden),
            turn("confirm", preferences.confirm),
            turn("text-board", preferences.text_board),
            plain("preferences:turned", say(locale, "preference-turned", &[turned])),
        ]),
        Row::Buttons(vec![
            does("quiet:ask", "preference-quiet"),
            does("zone:ask", "preference-zone"),
            turn("auto-vacation", preferences.auto_vacation),
            turn("zoom", preferences.zoom),
            does("reset", "preference-reset"),
        ]),
    ]
}
