//! `/settings`: a server's rules for games, and its language and theme.

use crate::app::audit;
use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::game::policy::{self, limits};
use crate::app::game::rule_set;
use crate::app::game::update::TRIES;
use crate::app::markup;
use crate::app::output::form::with_written;
use crate::app::output::layout::{Part, SideButton};
use crate::app::output::panel::{
    deck_of, decks, labelled, languages, one_of, plain, question_about, theme_of, themes, toggle,
    toggled,
};
use crate::app::output::reply::{
    Answer, Choice, Message, PanelButton, PanelSelect, Reply, Row, SelectSource,
};
use crate::app::settings::agreement::{self, rule_set_name, rule_set_names};
use crate::app::settings::{ratings, roles};
use crate::game::{Arg, Lettering, Options, Refusal};
use crate::play::pace::Pace;
use crate::play::words::{of_word, word};
use crate::store::servers::{AuditAct, AuditEntry, Policy, Setting, Settings};
use crate::store::{StoreError, bans};
use crate::words::{self, Locale, say};

/// Highest limits that a server may set: unfinished games per person, per channel.
const HIGHEST: (u32, u32) = (50, 200);

/// Runs `/settings` without an act: shows the panel.
pub(crate) async fn show_settings(ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
    let guild = manager(caller)?;
    let settings = ctx.store.settings(guild).await?;
    Ok(Answer::plain(Reply::Post(settings_panel(ctx, &settings, caller.locale))))
}

/// Sets a setting, records it in the audit list, and shows the panel anew.
pub(crate) async fn set_setting(
    ctx: &Context,
    caller: &Caller,
    part: &str,
    values: &[String],
) -> Result<Answer, Error> {
    let guild = manager(caller)?;
    let name = part.trim_end_matches(":ask");
    let locale = caller.locale;
    if name != part {
        let settings = ctx.store.settings(guild).await?;
        return Ok(form(ctx, &settings, name, locale));
    }
    // A toggle names the value that it sets; a menu or a form comes with its values.
    let (part, named) = part.split_once(':').unwrap_or((part, ""));
    let named = [named.to_owned()];
    // Panels of earlier versions have pages.
    let (settings, on_roles) = match part {
        "more" | "back" | "ratings" => (ctx.store.settings(guild).await?, false),
        "roles" => (ctx.store.settings(guild).await?, true),
        _ => {
            let setting = Setting::from_word(part).ok_or_else(|| Refusal::new("unknown-button"))?;
            // The id of a channel or role comes from a menu of Discord's alone.
            let is_chosen = named[0].is_empty() || setting.takes_ids();
            let values = if is_chosen { values } else { &named };
            match store_setting(ctx, caller, guild, setting, values).await {
                Err(Error::User(why)) if setting == Setting::RuleSets => {
                    return Ok(given_back(locale, &why, values));
                }
                settings => (settings?, roles::has(setting)),
            }
        }
    };
    let panel = match on_roles {
        true => roles::panel(&settings, ctx.store.role_refusal(guild).await?, locale),
        false => settings_panel(ctx, &settings, locale),
    };
    Ok(Answer::plain(Reply::Update(panel)))
}

/// Opens the form of a setting, with an example of what can be written and with what is set now.
fn form(ctx: &Context, settings: &Settings, name: &str, locale: Locale) -> Answer {
    let setting = Setting::from_word(name);
    let now = setting.and_then(|setting| written(settings, setting, locale));
    let (key, about) = (format!("settings:{name}"), format!("setting-{name}"));
    let example = match setting {
        Some(Setting::DefaultGame) => agreement::example(ctx, settings, locale),
        Some(Setting::RuleSets) => agreement::examples(ctx, settings, locale),
        _ => say(locale, &format!("{about}-example"), &[]),
    };
    question_about(&key, &about, example, now, locale)
}

/// Refuses a list that was written in a form, and gives it back: one slip would cost all of it.
fn given_back(locale: Locale, why: &[Refusal], values: &[String]) -> Answer {
    let written = values.first().map_or("", String::as_str).trim();
    Answer::private(with_written(words::refusals(locale, why), written))
}

/// Returns what is set by a form, as it would be written there; none where nothing is.
fn written(settings: &Settings, setting: Setting, locale: Locale) -> Option<String> {
    let ratings = &settings.ratings;
    match setting {
        Setting::DefaultGame => settings.game.clone(),
        Setting::RuleSets => {
            let all = &settings.rule_sets;
            (!all.is_empty()).then(|| words::join::all_names(locale, all))
        }
        Setting::Limits => {
            let both = [settings.most_per_person, settings.most_per_channel];
            let is_set = both.iter().any(Option::is_some);
            let one =
                |limit: Option<u32>| limit.map_or_else(|| "-".to_owned(), |most| most.to_string());
            is_set.then(|| both.map(one).join(" "))
        }
        Setting::Ranked => ratings.listing.map(|listing| numbers(&listing)),
        Setting::Ages => ratings.ages.map(|ages| numbers(&ages)),
        Setting::Weights => ratings.weights.as_deref().map(numbers),
        _ => None,
    }
}

/// Returns numbers as a form takes them.
fn numbers<T: ToString>(numbers: &[T]) -> String {
    numbers.iter().map(T::to_string).collect::<Vec<_>>().join(" ")
}

/// Sets a setting of a server and records it in the audit list. Refused where it contradicts another one.
pub(crate) async fn store_setting(
    ctx: &Context,
    caller: &Caller,
    guild: u64,
    setting: Setting,
    values: &[String],
) -> Result<Settings, Error> {
    let detail = audit::whole(&values.join(" "));
    let entry = AuditEntry { detail, ..audit::entry(ctx, caller, guild, AuditAct::Set(setting)) };
    let change = |settings: &mut Settings| {
        change_setting(ctx, caller, settings, setting, values)?;
        agreement::check(ctx, settings, setting, caller.locale)
    };
    set(ctx, guild, &entry, change).await
}

/// Changes a server's settings, at most [`TRIES`] times after conflicts with other changes, and
/// returns the result. Refused where there is no room for it beside those who are banned.
pub(crate) async fn set(
    ctx: &Context,
    guild: u64,
    entry: &AuditEntry,
    change: impl Fn(&mut Settings) -> Result<(), Error>,
) -> Result<Settings, Error> {
    for _ in 0..TRIES {
        let before = ctx.store.settings(guild).await?;
        let mut settings = before.clone();
        change(&mut settings)?;
        if !bans::have_room(&settings) {
            return Err(Refusal::new("settings-full").into());
        }
        if before == settings
            || ctx.store.change_settings(before, settings.clone(), entry.clone()).await?
        {
            return Ok(settings);
        }
    }
    Err(StoreError::Busy.into())
}

fn change_setting(
    ctx: &Context,
    caller: &Caller,
    settings: &mut Settings,
    setting: Setting,
    values: &[String],
) -> Result<(), Error> {
    let value = values.first().map_or("", String::as_str);
    match setting {
        Setting::Channels => {
            settings.channels = values.iter().filter_map(|id| id.parse().ok()).collect()
        }
        Setting::Games => {
            settings.games =
                values.iter().filter(|id| ctx.games.find(id).is_ok()).cloned().collect()
        }
        Setting::Policy => settings.policy = of_word(&Policy::ALL, value).unwrap_or_default(),
        Setting::Casual => settings.casual = toggled(value)?,
        Setting::Language => {
            settings.locale =
                Locale::ALL.map(Locale::code).contains(&value).then(|| value.to_owned())
        }
        Setting::Theme => settings.theme = theme_of(value),
        Setting::Deck => settings.deck = deck_of(value),
        Setting::Lettering => {
            settings.lettering =
                if toggled(value)? { Lettering::WithI } else { Lettering::WithoutI };
        }
        Setting::Pace => settings.pace = Pace::read(value),
        Setting::RuleSets => settings.rule_sets = some_rule_sets(ctx, value)?,
        Setting::DefaultGame => settings.game = default_game(ctx, value)?,
        Setting::Limits => {
            (settings.most_per_person, settings.most_per_channel) = read_limits(value)?;
        }
        Setting::OddRules => settings.ratings.balanced = !toggled(value)?,
        Setting::Ranked => settings.ratings.listing = ratings::ranked(value)?,
        Setting::Ages => settings.ratings.ages = ratings::ages(value)?,
        Setting::Weights => settings.ratings.weights = ratings::weights(value)?,
        Setting::Role(purpose) => {
            roles::change(caller, &mut settings.roles, purpose, values.first())?;
        }
        Setting::Results => settings.results = value.parse().ok(),
        Setting::Week => settings.week = value.parse().ok(),
        Setting::Puzzle => settings.puzzle = value.parse().ok(),
        Setting::Guesses => settings.guesses = toggled(value)?,
        Setting::OwnPuzzles => settings.own_puzzles = toggled(value)?,
        Setting::Across => settings.across = toggled(value)?,
    }
    Ok(())
}

/// Reads rule sets with commas between them, of any keyboard; a dash for all. One that is named twice counts once.
pub(super) fn some_rule_sets(ctx: &Context, written: &str) -> Result<Vec<String>, Error> {
    let mut rule_sets = Vec::new();
    for part in written.split([',', '，', '、', ';', '；']) {
        let named = default_game(ctx, part)?.filter(|named| !rule_sets.contains(named));
        rule_sets.extend(named);
    }
    Ok(rule_sets)
}

/// Reads the default rule set as its canonical `game/preset` with the pairs behind it; a dash for
/// none.
pub(super) fn default_game(ctx: &Context, written: &str) -> Result<Option<String>, Error> {
    if ratings::is_default(written) {
        return Ok(None);
    }
    let (entry, rules) = rule_set::whole_rule_set(ctx, written)?;
    let (options, faults) = Options::read_through(entry.info, &rules)?;
    entry.start_with_faults(faults, &options, options.named().seats.0, None)?;
    Ok(Some(format!("{}/{options}", entry.info.id)))
}

/// Returns the panel: what may be played and how, the look of public messages, ratings.
pub(crate) fn settings_panel(ctx: &Context, settings: &Settings, locale: Locale) -> Message {
    let row = |row: Row| Part::Row(row);
    let lettering = settings.lettering == Lettering::WithI;
    let lettering = toggle("settings:lettering", "setting-lettering", lettering, locale);
    let more = plain("settings:roles", say(locale, "setting-roles", &[]));
    let look = [
        row(languages("settings:language", settings.locale.as_deref(), locale)),
        row(themes("settings:theme", settings.theme.as_deref(), locale)),
        row(decks("settings:deck", settings.deck.as_deref(), locale)),
        row(Row::Buttons(vec![lettering, more])),
    ];
    let top = [Part::Text(text(settings, locale))].into_iter();
    let layout = top
        .chain(allowed(ctx, settings, locale))
        .chain(manner_of_play(settings, locale))
        .chain(lines(ctx, settings, locale))
        .chain([Part::Separator])
        .chain(look)
        .chain([Part::Separator, Part::Text(ratings::text(settings, locale))])
        .chain([row(ratings::row(rated(settings, locale), settings, locale))]);
    Message::private_layout(layout.collect())
}

/// Returns the menus of channels and games, each below a line that says so where what is chosen hides its hint.
fn allowed(ctx: &Context, settings: &Settings, locale: Locale) -> impl Iterator<Item = Part> {
    let head = |name: &str, chosen: bool| chosen.then(|| Part::Text(say(locale, name, &[])));
    let parts = [
        head("setting-channels", !settings.channels.is_empty()),
        Some(Part::Row(channels("settings", settings, locale))),
        head("setting-games", !settings.games.is_empty()),
        Some(Part::Row(games(ctx, settings, locale))),
    ];
    parts.into_iter().flatten()
}

/// Returns the menu of channels in which games can begin; `panel` is the first word of its key.
pub(crate) fn channels(panel: &str, settings: &Settings, locale: Locale) -> Row {
    Row::Menu(PanelSelect {
        key: format!("{panel}:channels"),
        hint: say(locale, "setting-channels", &[]),
        from: SelectSource::Channels,
        chosen: settings.channels.iter().map(u64::to_string).collect(),
        several: true,
    })
}

fn games(ctx: &Context, settings: &Settings, locale: Locale) -> Row {
    let game = |id: &str| Choice { name: words::game(locale, id), value: id.to_owned() };
    Row::Menu(PanelSelect {
        key: "settings:games".to_owned(),
        hint: say(locale, "setting-games", &[]),
        from: SelectSource::These(ctx.games.0.iter().map(|entry| game(entry.info.id)).collect()),
        chosen: settings.games.clone(),
        several: true,
    })
}

/// Returns the menus of how boards are posted and of the usual clock.
fn manner_of_play(settings: &Settings, locale: Locale) -> [Part; 2] {
    let choice = |setting: &str, family: &str, word: &str| Choice {
        name: labelled(setting, say(locale, &format!("{family}-{word}"), &[]), locale),
        value: word.to_owned(),
    };
    let policies = Policy::ALL.map(|(_, word)| choice("setting-policy", "policy", word)).to_vec();
    let policy = word(&Policy::ALL, settings.policy);
    // The name of no clock at all begins with a capital.
    let family = |pace: Pace| if pace == Pace::Untimed { "setting-pace" } else { "choice-clock" };
    let paces = Pace::ALL.map(|(pace, word)| choice("setting-pace", family(pace), word)).to_vec();
    let pace = settings.pace.unwrap_or_default().word();
    [
        one_of("settings:policy", say(locale, "setting-policy", &[]), policies, policy),
        one_of("settings:pace", say(locale, "setting-pace", &[]), paces, pace),
    ]
    .map(Part::Row)
}

/// Returns the lines that say what is set by a form, each with the button that opens it.
fn lines(ctx: &Context, settings: &Settings, locale: Locale) -> [Part; 3] {
    let line = |name: &str, text: String| {
        let button =
            plain(&format!("settings:{name}:ask"), say(locale, &format!("setting-{name}"), &[]));
        Part::Section(text, SideButton::Panel(button))
    };
    let game = [("game", Arg::Text(usual_game(ctx, settings, locale)))];
    [
        line("default", say(locale, "settings-default-line", &game)),
        line("rule-sets", rule_sets_line(settings, locale)),
        line("limits", limits_line("settings-limits-line", limits(settings), locale)),
    ]
}

/// Returns the line about the rule sets, and a second one about those of games that are not allowed: they are kept, since the
/// games may be allowed next, but cannot be played.
fn rule_sets_line(settings: &Settings, locale: Locale) -> String {
    let all = &settings.rule_sets;
    let args = [
        ("count", Arg::Number(all.len() as i64)),
        ("names", Arg::Text(rule_set_names(all, locale))),
    ];
    let line = say(locale, "settings-rule-sets-line", &args);
    let is_idle = |one: &&String| !policy::allows_game(settings, one);
    let idle: Vec<String> = all.iter().filter(is_idle).cloned().collect();
    if idle.is_empty() {
        return line;
    }
    let names = [("names", Arg::Text(rule_set_names(&idle, locale)))];
    [line, say(locale, "settings-rule-sets-idle", &names)].join("\n")
}

/// Returns a message about the limits: unfinished games per person, per channel.
pub(super) fn limits_line(id: &str, (person, channel): (u32, u32), locale: Locale) -> String {
    let limits = [("person", person), ("channel", channel)];
    let limits = limits.map(|(name, most)| (name, Arg::Number(i64::from(most))));
    say(locale, id, &limits)
}

/// Returns the name of the rule set of a challenge that names none: the server's, or the first one of all that it allows.
fn usual_game(ctx: &Context, settings: &Settings, locale: Locale) -> String {
    if let Some(game) = &settings.game {
        return rule_set_name(game, locale);
    }
    let game = match policy::usual_game(ctx, settings, |_| true) {
        Some(game) => rule_set_name(&game, locale),
        None => say(locale, "audit-none", &[]),
    };
    say(locale, "settings-usual-game", &[("game", Arg::Text(game))])
}

/// Returns the toggle that says whether games here are rated. The setting under its key is the contrary.
fn rated(settings: &Settings, locale: Locale) -> PanelButton {
    let key = format!("settings:casual:{}", if settings.casual { "off" } else { "on" });
    let toggle = toggle("settings:casual", "setting-casual", !settings.casual, locale);
    PanelButton { key, ..toggle }
}

/// Returns the text above the panel.
fn text(settings: &Settings, locale: Locale) -> String {
    let erased = settings.banned_erased.len() as i64;
    let nameless = || say(locale, "settings-banned-erased", &[("count", Arg::Number(erased))]);
    let named: Vec<String> = settings.banned.iter().copied().map(markup::mention).collect();
    let named = (!named.is_empty()).then(|| words::join::people(locale, &named));
    let banned: Vec<String> = named.into_iter().chain((erased > 0).then(nameless)).collect();
    let args = [
        ("count", Arg::Number(banned.len() as i64)),
        ("barred", Arg::Text(words::join::names(locale, &banned))),
    ];
    say(locale, "settings", &args)
}

/// Returns the server; refused if the caller may not manage it.
pub(crate) fn manager(caller: &Caller) -> Result<u64, Refusal> {
    match caller.venue.guild {
        None => Err(Refusal::new("settings-need-server")),
        Some(_) if !caller.manages => Err(Refusal::new("settings-need-right")),
        Some(guild) => Ok(guild),
    }
}

/// The two limits, each none for its default.
type Limits = (Option<u32>, Option<u32>);

/// Reads the two limits, as `10 50`; a dash for the default, of both or in the place of one.
pub(super) fn read_limits(written: &str) -> Result<Limits, Refusal> {
    if ratings::is_default(written) {
        return Ok((None, None));
    }
    let fits =
        |limit: Option<u32>, most: u32| limit.is_none_or(|limit| (1..=most).contains(&limit));
    let read = two_limits(written);
    let read = read.filter(|both| fits(both.0, HIGHEST.0) && fits(both.1, HIGHEST.1));
    read.ok_or_else(|| {
        let refusal = Refusal::new("bad-limits").text("written", written);
        refusal.number("person", HIGHEST.0).number("channel", HIGHEST.1)
    })
}

/// Reads two numbers, or a dash in the place of either. Beside two numbers a dash says nothing.
fn two_limits(written: &str) -> Option<Limits> {
    let tidy = crate::game::tidy(written);
    let words = tidy.split([' ', ',', '/']).filter(|word| !word.is_empty());
    let limit = |word: &str| match ratings::is_default(word) {
        true => Some(None),
        false => word.parse::<u32>().ok().map(Some),
    };
    let parts: Vec<Option<u32>> = words.filter_map(limit).collect();
    let numbers: Vec<u32> = parts.iter().copied().flatten().collect();
    match (numbers.as_slice(), parts.as_slice()) {
        ([person, channel], _) => Some((Some(*person), Some(*channel))),
        (_, [person, channel]) => Some((*person, *channel)),
        _ => None,
    }
}
