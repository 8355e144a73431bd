//! The form of `/challenge` without options and of a person's menu: opponent, game, clock, who begins, rated.
//!
//! It begins with the person's last choices. Its key holds the interaction that opened it, which the challenge counts
//! as its own: a form that is sent twice makes one game.

use crate::app::caller::Caller;
use crate::app::commands::challenge;
use crate::app::commands::form_parts::{explained, field, out_of_date};
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::{policy, propose, rule_set};
use crate::app::input::arguments::Arguments;
use crate::app::input::request::{ChallengeOptions, Opponent};
use crate::app::output::form::{Field, Form, Input};
use crate::app::output::reply::{Answer, Choice, Reply};
use crate::game::{Entry, Options, Preset};
use crate::limits::{MENU_LENGTH, VALUE_LENGTH};
use crate::play::first::FirstPlayer;
use crate::play::pace::Pace;
use crate::play::words::of_word;
use crate::store::preferences::LastChallenge;
use crate::store::servers::Settings;
use crate::words::{self, Locale, say};

/// Version of the form. One with other fields has another number.
const VERSION: &str = "2";

/// Opens the form, with an opponent where one is named.
pub(crate) async fn open(
    ctx: &Context,
    caller: &Caller,
    opponent: Option<Opponent>,
) -> Result<Answer, Error> {
    propose::check_permissions(caller)?;
    if let Some(opponent) = opponent {
        challenge::check_opponent(caller, opponent)?;
    }
    let settings = context::settings_here(ctx, caller).await?;
    let last = caller.preferences.challenge.as_ref();
    let locale = caller.locale;
    let games = offered(ctx, &settings, last, locale);
    let none = || policy::not_here(locale, &settings, &policy::first_of_all(ctx));
    let game = games.first().ok_or_else(none)?.value.clone();
    let pace = last.map(|last| last.pace).or(settings.pace).unwrap_or_default();
    let first = last.map(|last| last.first).unwrap_or_default();
    let is_choice = settings.rule_sets.is_empty();
    let note = is_choice.then(|| say(locale, "form-game-note", &[]));
    let fields = vec![
        explained("opponent", locale, Input::Person(opponent.map(|opponent| opponent.person))),
        Field { note, ..field("game", locale, Input::Select(games, game)) },
        field(
            "clock",
            locale,
            Input::Select(worded("clock", &Pace::ALL, locale), pace.word().to_owned()),
        ),
        field(
            "starts",
            locale,
            Input::Radio(worded("starts", &FirstPlayer::ALL, locale), first.word().to_owned()),
        ),
        explained("rated", locale, Input::Check(last.is_none_or(|last| last.rated))),
    ];
    let key = format!("challenge:{VERSION}:{}", caller.interaction);
    let title = say(locale, "form-challenge", &[]);
    Ok(Answer::plain(Reply::Form(Form { key, title, fields })))
}

/// Returns the choices of a closed list of words: `choice-FAMILY-WORD`.
fn worded<T>(family: &str, all: &[(T, &'static str)], locale: Locale) -> Vec<Choice> {
    let choice = |word: &str| Choice {
        name: say(locale, &format!("choice-{family}-{word}"), &[]),
        value: word.to_owned(),
    };
    all.iter().map(|(_, word)| choice(word)).collect()
}

/// Returns the rule sets to choose from, the one that is chosen at first before the others: the last one, the server's,
/// or the first of the list.
fn offered(
    ctx: &Context,
    settings: &Settings,
    last: Option<&LastChallenge>,
    locale: Locale,
) -> Vec<Choice> {
    let is_allowed = |written: &&String| policy::allows(settings, written);
    let listed = match settings.rule_sets.is_empty() {
        true => presets(ctx, settings),
        false => settings.rule_sets.iter().filter(is_allowed).cloned().collect(),
    };
    let first = last.map(|last| &last.game).into_iter().chain(&settings.game).find(is_allowed);
    let all = first.cloned().into_iter().chain(listed);
    let mut choices: Vec<Choice> = all.filter_map(|written| named(ctx, written, locale)).collect();
    let mut seen = Vec::new();
    choices.retain(|choice| {
        let is_new = !seen.contains(&choice.value);
        seen.push(choice.value.clone());
        is_new
    });
    choices.truncate(MENU_LENGTH);
    choices
}

/// Returns the presets that a server allows and a menu has room for: as many of each game, the best known first, and those of
/// a game together.
fn presets(ctx: &Context, settings: &Settings) -> Vec<String> {
    let of = |(place, entry): (usize, &'static Entry)| {
        let written = |preset: &Preset| format!("{}/{}", entry.info.id, preset.name);
        let written = entry.info.presets_by_renown().into_iter().map(written);
        let allowed = written.filter(|written| policy::allows(settings, written));
        allowed.enumerate().map(|(round, written)| (round, place, written)).collect::<Vec<_>>()
    };
    let mut all: Vec<_> = ctx.games.0.iter().enumerate().flat_map(of).collect();
    all.sort_by_key(|(round, ..)| *round);
    all.truncate(MENU_LENGTH);
    all.sort_by_key(|(round, place, _)| (*place, *round));
    all.into_iter().map(|(.., written)| written).collect()
}

/// Returns the choice of a rule set, named in the reader's language; none where it cannot be read, or has more pairs than a
/// menu takes.
fn named(ctx: &Context, written: String, locale: Locale) -> Option<Choice> {
    if written.chars().count() > VALUE_LENGTH {
        return None;
    }
    let (entry, rules) = rule_set::whole_rule_set(ctx, &written).ok()?;
    let options = Options::read(entry.info, &rules).ok()?;
    let name = words::full_name(locale, entry.info.id, options.named().name);
    let parts: Vec<String> = match written.split_once(' ') {
        Some((_, pairs)) => vec![name, pairs.to_owned()],
        None => vec![name],
    };
    Some(Choice { name: words::join::parts(locale, &parts), value: written })
}

/// Makes the challenge that a form describes, and keeps its choices for the next form; `part` is the form's version and
/// the interaction that opened it.
pub(crate) async fn submit(
    ctx: &Context,
    caller: &Caller,
    part: &str,
    fields: &Arguments,
) -> Result<Answer, Error> {
    let opened = match part.split_once(':') {
        Some((VERSION, opened)) => opened.parse().map_err(|_| out_of_date())?,
        _ => return Err(out_of_date().into()),
    };
    let chosen = read(fields).ok_or_else(out_of_date)?;
    let opponent = fields.person("opponent");
    let by_machine = opponent.is_some_and(|opponent| opponent.is_self);
    let request = ChallengeOptions {
        opponent,
        game: chosen.game.clone(),
        first: chosen.first,
        // A machine has no clock, and its games are never rated.
        pace: (!by_machine).then_some(chosen.pace),
        rated: (!by_machine && !chosen.rated).then_some(false),
        ..ChallengeOptions::default()
    };
    let as_opened = as_opened(ctx, caller, opened).await?;
    let answer = challenge::challenge(ctx, &as_opened, &request).await?;
    keep(ctx, caller, chosen).await;
    Ok(answer)
}

/// Reads the choices; none where one is missing or none that the form offers.
fn read(fields: &Arguments) -> Option<LastChallenge> {
    Some(LastChallenge {
        game: fields.string("game")?,
        pace: Pace::read(fields.text("clock")?)?,
        first: of_word(&FirstPlayer::ALL, fields.text("starts")?)?,
        rated: fields.flag("rated")?,
    })
}

/// Returns the caller as they opened the form. Refuses a form that someone else or another place has sent already.
async fn as_opened(ctx: &Context, caller: &Caller, opened: u64) -> Result<Caller, Error> {
    if let Some(game) = ctx.store.seen(opened).await? {
        let game = context::load(ctx, game).await?;
        let is_author = game.members.first().is_some_and(|first| first.person == caller.person);
        if !is_author || game.venue != caller.venue {
            return Err(out_of_date().into());
        }
    }
    Ok(Caller { interaction: opened, ..caller.clone() })
}

/// Keeps the choices for the next form. A challenge that was made is not refused because they could not be kept.
async fn keep(ctx: &Context, caller: &Caller, chosen: LastChallenge) {
    let before = caller.preferences.clone();
    if before.challenge.as_ref() == Some(&chosen) {
        return;
    }
    let after = crate::store::Preferences { challenge: Some(chosen), ..before.clone() };
    if let Err(error) = ctx.store.prefer(caller.person, before, after).await {
        let interaction = caller.interaction;
        tracing::warn!(interaction, "the choices of a form are not kept: {error}");
    }
}
