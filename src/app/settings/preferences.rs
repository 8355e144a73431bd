//! `/preferences`: a person's own language, theme and habits.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::game::update::TRIES;
use crate::app::input::quiet_hours;
use crate::app::output::layout::{Part, SideButton};
use crate::app::output::panel::{
    deck_of, decks, languages, letterings, one_of, plain, question, theme_of, themes, toggle,
    toggled,
};
use crate::app::output::reply::{Answer, Choice, Message, Reply, Row};
use crate::game::{Arg, Lettering, Refusal};
use crate::play::words::{of_word, word};
use crate::store::StoreError;
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
    // A button names the value that it sets; a menu or a form comes with its values.
    let (name, named) = part.split_once(':').unwrap_or((part, ""));
    let value = values.first().map_or(named, String::as_str);
    let preferences = match name {
        // Panels of earlier versions have pages.
        "more" | "back" => ctx.store.preferences(caller.person).await?,
        _ => prefer(ctx, caller.person, name, value).await?,
    };
    // The caller's own language may be the one that they prefer no longer.
    let locale = preferences.locale.as_deref().map_or(caller.client_locale, Locale::of);
    Ok(Answer::plain(Reply::Update(panel(&preferences, locale))))
}

/// Sets a preference, at most [`TRIES`] times after conflicts with other changes, and returns the
/// result.
async fn prefer(ctx: &Context, person: u64, name: &str, value: &str) -> Result<Preferences, Error> {
    for _ in 0..TRIES {
        let before = ctx.store.preferences(person).await?;
        let mut preferences = before.clone();
        set(&mut preferences, name, value)?;
        if before == preferences || ctx.store.prefer(person, before, preferences.clone()).await? {
            return Ok(preferences);
        }
    }
    Err(StoreError::Busy.into())
}

/// Sets the preference of this name to a value.
fn set(preferences: &mut Preferences, name: &str, value: &str) -> Result<(), Refusal> {
    let unknown = || Refusal::new("unknown-button");
    match name {
        "language" => {
            preferences.locale =
                Locale::ALL.map(Locale::code).contains(&value).then(|| value.to_owned())
        }
        "theme" => preferences.theme = theme_of(value),
        "deck" => preferences.deck = deck_of(value),
        "lettering" => preferences.lettering = of_word(&Lettering::ALL, value),
        "reminders" => preferences.reminders = of_word(&Reminders::ALL, value).unwrap_or_default(),
        "numbers" => preferences.numbers = of_word(&Numbers::ALL, value).ok_or_else(unknown)?,
        "forbidden" => preferences.forbidden = toggled(value)?,
        "confirm" => preferences.confirm = toggled(value)?,
        "text-board" => preferences.text_board = toggled(value)?,
        "zoom" => preferences.zoom = toggled(value)?,
        "turned" => {
            let turned = value.parse().ok().filter(|turned| (0..4).contains(turned));
            preferences.turned = turned.ok_or_else(unknown)?;
        }
        "direct-turns" => preferences.direct_turns = toggled(value)?,
        "guessable" => preferences.guessable = toggled(value)?,
        "puzzles" => preferences.puzzles = toggled(value)?,
        "across" => preferences.across = toggled(value)?,
        "auto-vacation" => preferences.auto_vacation = toggled(value)?,
        "quiet" => preferences.quiet = quiet_hours::read(value)?,
        "zone" => preferences.zone = quiet_hours::read_zone(value)?,
        // Lessons that are solved are no preference.
        "reset" => {
            *preferences = Preferences { lessons: preferences.lessons, ..Preferences::default() };
        }
        _ => return Err(unknown()),
    }
    Ok(())
}

/// Returns the value after `one` in a list, and after the last the first.
fn after<T: Copy + PartialEq>(list: &[(T, &'static str)], one: T) -> T {
    let place = list.iter().position(|(known, _)| *known == one).map_or(0, |place| place + 1);
    list[place % list.len()].0
}

/// Returns the panel, with one button beside each line that says what is set.
fn panel(preferences: &Preferences, locale: Locale) -> Message {
    let does =
        |part: &str, name: &str| plain(&format!("preferences:{part}"), say(locale, name, &[]));
    let line = |text: &str, arg, ask: &str, button: &str| {
        Part::Section(say(locale, text, &[arg]), SideButton::Panel(does(ask, button)))
    };
    let quiet = ("quiet", Arg::Text(hours(preferences.quiet, locale)));
    let zone = ("zone", Arg::Text(quiet_hours::zone_shown(&preferences.zone)));
    let lettering = letterings("preferences:lettering", preferences.lettering, locale);
    let menus = [
        languages("preferences:language", preferences.locale.as_deref(), locale),
        themes("preferences:theme", preferences.theme.as_deref(), locale),
        decks("preferences:deck", preferences.deck.as_deref(), locale),
        lettering,
        reminders(preferences, locale),
    ];
    let top = [Part::Text(say(locale, "preferences", &[]))].into_iter();
    let layout = top.chain(menus.map(Part::Row)).chain(switches(preferences, locale)).chain([
        Part::Separator,
        line("preferences-quiet", quiet, "quiet:ask", "preference-quiet"),
        line("preferences-zone", zone, "zone:ask", "preference-zone"),
        Part::Separator,
        Part::Row(Row::Buttons(vec![
            toggle("preferences:across", "preference-across", preferences.across, locale),
            does("reset", "preference-reset"),
        ])),
    ]);
    Message::private_layout(layout.collect())
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

/// Returns what a press changes, in two rows.
fn switches(preferences: &Preferences, locale: Locale) -> [Part; 2] {
    let turn = |name: &str, on| {
        toggle(&format!("preferences:{name}"), &format!("preference-{name}"), on, locale)
    };
    let does =
        |part: &str, name: &str| plain(&format!("preferences:{part}"), say(locale, name, &[]));
    let numbers = format!("preference-numbers-{}", word(&Numbers::ALL, preferences.numbers));
    let more_numbers = word(&Numbers::ALL, after(&Numbers::ALL, preferences.numbers));
    let degrees = ("degrees", Arg::Number(i64::from(preferences.turned) * 90));
    let turned = (preferences.turned + 1) % 4;
    [
        Part::Row(Row::Buttons(vec![
            does(&format!("numbers:{more_numbers}"), &numbers),
            turn("forbidden", preferences.forbidden),
            turn("confirm", preferences.confirm),
            turn("text-board", preferences.text_board),
            plain(
                &format!("preferences:turned:{turned}"),
                say(locale, "preference-turned", &[degrees]),
            ),
        ])),
        Part::Row(Row::Buttons(vec![
            turn("zoom", preferences.zoom),
            turn("auto-vacation", preferences.auto_vacation),
            turn("direct-turns", preferences.direct_turns),
            turn("guessable", preferences.guessable),
            turn("puzzles", preferences.puzzles),
        ])),
    ]
}
