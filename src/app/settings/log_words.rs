//! Details of the moderation log in words: the log keeps the values that panels and forms have sent.

use crate::app::audit::{self, Kept};
use crate::app::context::Context;
use crate::app::game::policy::limits;
use crate::app::markup;
use crate::app::output::panel::toggled;
use crate::app::settings::{agreement, judging, ratings, server};
use crate::game::Arg;
use crate::play::pace::Pace;
use crate::play::words::of_word;
use crate::render::{Deck, Theme};
use crate::store::servers::{AuditAct, AuditEntry, Policy, Setting, Settings};
use crate::words::{self, Locale, say};

/// Returns the detail of an entry in words, or as it is kept where it cannot be read; none where there is none.
pub(super) fn detail(ctx: &Context, entry: &AuditEntry, locale: Locale) -> Option<String> {
    let kept = Kept::read(&entry.detail);
    let said = match entry.act {
        AuditAct::Set(setting) => value(ctx, setting, &kept, locale),
        AuditAct::Ban if !kept.line.is_empty() => {
            Some(say(locale, "audit-out-of", &[("events", Arg::Text(kept.shown()))]))
        }
        AuditAct::MoveEvent => moved(&kept.line, locale),
        _ => judging::noted_words(entry, locale),
    };
    said.or_else(|| (!kept.line.is_empty()).then(|| kept.shown()))
}

/// Returns an event with the channels from and to which it was moved; none where the entry does not name them.
fn moved(line: &str, locale: Locale) -> Option<String> {
    let (from, to, event) = audit::read_moved(line)?;
    let args = [
        ("event", Arg::Text(event.to_owned())),
        ("from", Arg::Text(markup::channel_by_id(from))),
        ("to", Arg::Text(markup::channel_by_id(to))),
    ];
    Some(say(locale, "audit-moved", &args))
}

/// Returns the value of a setting in words; none where it cannot be read.
fn value(ctx: &Context, setting: Setting, kept: &Kept, locale: Locale) -> Option<String> {
    let line = kept.line.as_str();
    let first = line.split(' ').next().unwrap_or_default();
    match setting {
        Setting::Channels => Some(list(kept, "audit-all-channels", channel, locale)),
        Setting::Games => Some(list(kept, "audit-all-games", |id| words::game(locale, id), locale)),
        Setting::Policy => {
            of_word(&Policy::ALL, first).map(|_| say(locale, &format!("policy-{first}"), &[]))
        }
        // The setting is the contrary of the question whether games are rated.
        Setting::Casual => toggled(first).ok().map(|casual| switch(!casual, locale)),
        Setting::Language => Some(language(first, locale)),
        Setting::Theme => worded("audit-theme", Theme::of(first).map(Theme::word), locale),
        Setting::Deck => worded("audit-deck", Deck::of(first).map(Deck::word), locale),
        Setting::Pace => worded("agreed-clock", Pace::read(first).map(Pace::word), locale),
        // What is left of a rule set whose end is missing may be another one.
        Setting::RuleSets | Setting::DefaultGame if kept.may_be_cut => None,
        Setting::RuleSets => {
            let read = server::some_rule_sets(ctx, line).ok()?;
            rule_sets(&read, "audit-all-rule-sets", locale)
        }
        Setting::DefaultGame => {
            let read = server::default_game(ctx, line).ok()?;
            rule_sets(read.as_slice(), "audit-none", locale)
        }
        Setting::Limits => {
            let (most_per_person, most_per_channel) = server::read_limits(line).ok()?;
            if most_per_person.or(most_per_channel).is_none() {
                return Some(say(locale, "audit-default", &[]));
            }
            let set = Settings { most_per_person, most_per_channel, ..Settings::default() };
            Some(server::limits_line("audit-limits", limits(&set), locale))
        }
        Setting::Ranked => numbers("audit-ranked", RANKED, ratings::ranked(line).ok()?, locale),
        Setting::Ages => numbers("audit-ages", AGES, ratings::ages(line).ok()?, locale),
        Setting::Weights => Some(weights(ratings::weights(line).ok()?, locale)),
        Setting::Role(_) => Some(list(kept, "audit-none", role, locale)),
        Setting::Results | Setting::Week | Setting::Puzzle => {
            Some(list(kept, "audit-none", channel, locale))
        }
        Setting::Lettering
        | Setting::OddRules
        | Setting::Guesses
        | Setting::OwnPuzzles
        | Setting::Across => toggled(first).ok().map(|on| switch(on, locale)),
    }
}

/// Arguments of the message of the conditions for a rank.
const RANKED: [&str; 4] = ["games", "opponents", "deviation", "days"];

/// Arguments of the message of the least ages.
const AGES: [&str; 2] = ["account", "member"];

/// Joins what was chosen in a menu, each as `said` writes it. Of many the others are counted, of a detail that has been cut the
/// last one is left out.
fn list(kept: &Kept, without: &str, said: impl Fn(&str) -> String, locale: Locale) -> String {
    let mut chosen: Vec<String> = kept.line.split_whitespace().map(said).collect();
    if chosen.is_empty() {
        return say(locale, without, &[]);
    }
    if !kept.may_be_cut {
        let within = words::join::names_within(locale, &chosen, audit::LONGEST_SHOWN);
        return within.unwrap_or_else(|| kept.shown());
    }
    chosen.pop();
    let before = words::join::all_names(locale, &chosen);
    say(locale, "join-names-cut", &[("before", Arg::Text(before))])
}

/// Mentions a channel; its text where that is no id.
fn channel(id: &str) -> String {
    id.parse::<u64>().map_or_else(|_| id.to_owned(), markup::channel_by_id)
}

/// Mentions a role; its text where that is no id.
fn role(id: &str) -> String {
    id.parse::<u64>().map_or_else(|_| id.to_owned(), markup::role)
}

/// Returns the panel's word for on or off.
fn switch(on: bool, locale: Locale) -> String {
    say(locale, if on { "panel-on" } else { "panel-off" }, &[])
}

/// Returns the message `FAMILY-WORD`.
fn worded(family: &str, word: Option<&str>, locale: Locale) -> Option<String> {
    word.map(|word| say(locale, &format!("{family}-{word}"), &[]))
}

/// Returns a language's name for itself; without one Discord's language is used.
fn language(code: &str, locale: Locale) -> String {
    let own = Locale::ALL.into_iter().find(|language| language.code() == code);
    let discord = || say(locale, "preference-language-discord", &[]);
    own.map_or_else(discord, |language| say(language, "language", &[]))
}

/// Returns the names of rule sets, of many the first ones and how many more there are, or the message of what holds without
/// any. None where a name is longer than the list has room for.
fn rule_sets(kept: &[String], without: &str, locale: Locale) -> Option<String> {
    if kept.is_empty() {
        return Some(say(locale, without, &[]));
    }
    let names: Vec<String> = kept.iter().map(|one| agreement::rule_set_name(one, locale)).collect();
    words::join::things_within(locale, &names, audit::LONGEST_SHOWN)
}

/// Returns numbers with what they mean; without them the default holds.
fn numbers<const COUNT: usize>(
    id: &str,
    names: [&'static str; COUNT],
    numbers: Option<[u16; COUNT]>,
    locale: Locale,
) -> Option<String> {
    let Some(numbers) = numbers else { return Some(say(locale, "audit-default", &[])) };
    let args = names.into_iter().zip(numbers.map(|number| Arg::Number(number.into())));
    Some(say(locale, id, &args.collect::<Vec<_>>()))
}

/// Returns the weights of repeated games; without them the default holds.
fn weights(weights: Option<Vec<u8>>, locale: Locale) -> String {
    let Some(weights) = weights else { return say(locale, "audit-default", &[]) };
    let weights = weights.iter().map(u8::to_string).collect();
    say(locale, "audit-weights", &[("weights", Arg::Names(weights))])
}
