//! Autocomplete: choices for the option that is being typed.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::events::{self, create};
use crate::app::game::action_names::{key, lettering, name, nameable};
use crate::app::game::crowd;
use crate::app::game::menus::{choice, lettered};
use crate::app::game::{moves, policy, rematch, rule_set};
use crate::app::input::game_lookup;
use crate::app::input::request::AutocompleteQuery;
use crate::app::markup::plain;
use crate::app::output::game_choice;
use crate::app::output::reply::Choice;
use crate::app::pages::{leaderboard, month_lists, openings, review};
use crate::game::{Arg, Entry, Lettering, Options, Parsed, Preset, Table, tidy};
use crate::limits::{CHOICES, VALUE_LENGTH};
use crate::machine::LEVELS;
use crate::store::servers::{Finished, Settings};
use crate::store::{Of, Status, StoredGame};
use crate::words::{self, Locale, names, say};

/// Commands that only show a game, which may be played in another channel.
const SHOW_COMMANDS: [&str; 3] = ["board", "replay", "export"];

/// Commands that show finished games, too.
const REPLAY_COMMANDS: [&str; 2] = ["replay", "export"];

/// Number of finished games among which those are chosen that a command takes.
const LOOKED_AT: u32 = 2 * CHOICES as u32;

/// Numbers of players that a rule set is to take.
#[derive(Clone, Copy, Default)]
struct Places {
    /// Number that was asked for.
    asked: Option<u8>,
    /// Least number for those who are named.
    named: u8,
}

impl Places {
    /// Returns what the other options of a challenge ask for.
    fn of(query: &AutocompleteQuery) -> Self {
        Self { asked: query.seats, named: query.named }
    }

    /// True if a rule set takes so many.
    fn fit(self, preset: &Preset) -> bool {
        let asked = self.asked.map(|asked| asked.max(self.named));
        asked.map_or(self.named <= preset.seats.1, |asked| preset.takes(asked))
    }
}

/// Returns the choices for the option, at most [`CHOICES`].
pub(crate) async fn complete(
    ctx: &Context,
    caller: &Caller,
    query: &AutocompleteQuery,
) -> Result<Vec<Choice>, Error> {
    let mut choices = match (query.command.as_str(), query.option.as_str()) {
        ("events", "event") => {
            let enters = matches!(query.act.as_deref(), Some("join" | "leave"));
            events::list::choices(ctx, caller, &query.typed, enters).await?
        }
        ("events", "seats" | "starts" | "name") => Vec::new(),
        ("challenge", "game") => rule_sets_here(ctx, caller, query, Places::of(query)).await?,
        ("events" | "hill", "game") => {
            let mut all = rule_sets_here(ctx, caller, query, Places::default()).await?;
            all.retain(|choice| create::for_two(ctx, &choice.value, "").is_ok());
            all
        }
        ("openings", "moves") => Vec::new(),
        ("rules", "game") => rule_sets_and_pairs(ctx, caller, &query.typed),
        ("openings", "game") => {
            let mut all = rule_sets_and_pairs(ctx, caller, &query.typed);
            all.retain(|choice| openings::is_counted(ctx, &choice.value));
            all
        }
        ("challenge" | "events" | "rules", "rules") => {
            option_pairs(ctx, caller, &above_pairs(ctx, caller, query).await?, &query.typed)
        }
        ("challenge", "level") => levels(ctx, caller, &query.typed),
        ("move", "where") => moves(ctx, caller, query).await?,
        ("leaderboard", "game") => {
            let pools = leaderboard::pool_choices(ctx, caller, &query.typed);
            let lists = month_lists::choices(ctx, caller, &query.typed).await?;
            pools.into_iter().chain(lists).collect()
        }
        ("history" | "profile", "game") => leaderboard::pool_choices(ctx, caller, &query.typed),
        ("settings", "game") => games_here(ctx, caller, &query.typed).await?,
        (_, "season") => leaderboard::season_choices(ctx, caller, &query.typed).await?,
        ("games", "game") => games_and_rule_sets(ctx, caller, &query.typed),
        ("review", "game") => {
            games_over(ctx, caller, None, review::is_offered, &query.typed).await?
        }
        ("rematch", "game") => {
            let (here, settings) =
                (Some(caller.venue.channel), context::settings_here(ctx, caller).await?);
            let is_offered = |caller: &Caller, game: &StoredGame| {
                let rules = format!("{}/{}", game.game, game.rules);
                rematch::is_offered(caller, game) && policy::allows(&settings, &rules)
            };
            games_over(ctx, caller, here, is_offered, &query.typed).await?
        }
        (_, "game") => my_games(ctx, caller, query).await?,
        _ => Vec::new(),
    };
    choices.truncate(CHOICES);
    Ok(choices)
}

/// Returns the rule sets of [`rule_sets`] that the server allows; before them those that it lists with further rules, if typed
/// text is a part of their name.
async fn rule_sets_here(
    ctx: &Context,
    caller: &Caller,
    query: &AutocompleteQuery,
    places: Places,
) -> Result<Vec<Choice>, Error> {
    let settings = context::settings_here(ctx, caller).await?;
    let mut choices = listed_with_pairs(ctx, caller, &settings, (query.typed.as_str(), places));
    let others = rule_sets(ctx, caller, &query.typed, places).into_iter();
    choices.extend(others.filter(|choice| policy::allows(&settings, &choice.value)));
    let mut seen = Vec::new();
    choices.retain(|choice| {
        let is_new = !seen.contains(&choice.value);
        seen.push(choice.value.clone());
        is_new
    });
    Ok(choices)
}

/// Returns the rule sets that a server allows with their pairs alone, if typed text is a part of their name, translated or as
/// written in commands.
fn listed_with_pairs(
    ctx: &Context,
    caller: &Caller,
    settings: &Settings,
    (typed, places): (&str, Places),
) -> Vec<Choice> {
    let (written, named) = (tidy(typed), words::name_key(typed));
    let choice = |listed: &String| {
        let (entry, rules) = rule_set::whole_rule_set(ctx, listed).ok()?;
        let options = Options::read(entry.info, &rules).ok()?;
        let name = words::full_name(caller.locale, entry.info.id, &rules);
        let is_meant = listed.contains(&*written)
            || !named.is_empty() && words::name_key(&name).contains(&named);
        let fits = is_meant && places.fit(options.named()) && policy::allows(settings, listed);
        fits.then(|| Choice { name, value: listed.clone() })
    };
    let has_pairs = |listed: &&String| listed.contains(' ');
    let fits_in = |listed: &&String| listed.chars().count() <= VALUE_LENGTH;
    settings.rule_sets.iter().filter(has_pairs).filter(fits_in).filter_map(choice).collect()
}

/// Returns the rule sets of [`presets`]; if none fits, the value of an option, as swap2, by what is written in commands or by
/// its name, with the rule set that people know it from, and with the best known one.
fn rule_sets(ctx: &Context, caller: &Caller, typed: &str, places: Places) -> Vec<Choice> {
    let found = presets(ctx, caller, typed, places);
    let word = tidy(typed);
    if !found.is_empty() || word.trim().is_empty() {
        return found;
    }
    let of = |entry: &'static Entry| with_option(entry, word.trim(), places, caller.locale);
    ctx.games.0.iter().flat_map(of).collect()
}

/// Returns the rule sets of a game with the first option that fits a word, the one that people know the option from first.
fn with_option(entry: &'static Entry, word: &str, places: Places, locale: Locale) -> Vec<Choice> {
    let info = entry.info;
    let by_renown = info.presets_by_renown();
    let Some(best) = by_renown.first() else { return Vec::new() };
    let found = rule_set::pair_choices(entry, best.name, word).into_iter().next();
    let Some(pair) = found else { return Vec::new() };
    let value = pair.split_once('=').map_or("", |(_, value)| value);
    let suited = info.suited.iter().filter(|(known, _)| *known == value).map(|(_, preset)| *preset);
    let fits =
        |name: &&str| by_renown.iter().any(|preset| preset.name == *name && places.fit(preset));
    let choice = |preset: &str| {
        let rules = Options::read(info, &format!("{preset} {pair}")).ok()?.to_string();
        let name = words::full_name(locale, info.id, &rules);
        Some(Choice { name, value: format!("{}/{rules}", info.id) })
    };
    suited.chain([best.name]).filter(fits).filter_map(choice).collect()
}

/// Returns every `game/preset` whose name, translated or as written in commands, contains the typed
/// text. The one that is called exactly so comes first, then the best known preset of each game, then the second of each, so
/// that no game with many presets pushes another out of the list.
fn presets(ctx: &Context, caller: &Caller, typed: &str, places: Places) -> Vec<Choice> {
    let (written, named) = (tidy(typed), words::name_key(typed));
    let of = |entry: &'static Entry| {
        let presets = entry.info.presets_by_renown().into_iter();
        presets
            .filter(move |preset| places.fit(preset))
            .enumerate()
            .map(move |preset| (entry, preset))
    };
    let mut all: Vec<_> = ctx.games.0.iter().flat_map(of).collect();
    let meant = names::by_name(ctx.games, typed);
    let is_meant = |entry: &Entry, preset: &Preset| {
        meant.is_some_and(|(game, named)| {
            game.info.id == entry.info.id && named == Some(preset.name)
        })
    };
    all.sort_by_key(|(entry, (round, preset))| (!is_meant(entry, preset), *round));
    let choice = |(entry, (_, preset)): (&'static Entry, (usize, &'static Preset))| {
        let name = words::full_name(caller.locale, entry.info.id, preset.name);
        Choice { name, value: format!("{}/{}", entry.info.id, preset.name) }
    };
    let fits = |(entry, (_, preset)): &(&'static Entry, (usize, &'static Preset))| {
        let has = |name: String| words::name_key(&name).contains(&named);
        format!("{}/{}", entry.info.id, preset.name).contains(&*written)
            || (!named.is_empty() && names::known(entry, preset).into_iter().any(has))
    };
    all.into_iter().filter(fits).map(choice).collect()
}

/// Returns the levels of the built-in engine and the names of the operator's.
fn levels(ctx: &Context, caller: &Caller, typed: &str) -> Vec<Choice> {
    let level = |level: u8| {
        let name = say(caller.locale, "level-choice", &[("level", Arg::Number(level.into()))]);
        Choice { name, value: level.to_string() }
    };
    let engine = |name: &str| Choice { name: name.to_owned(), value: name.to_owned() };
    let engines: Vec<Choice> = ctx.machines.engines().map(engine).collect();
    let written = tidy(typed);
    let fits = |choice: &Choice| choice.name.to_lowercase().contains(written.trim());
    LEVELS.map(level).chain(engines).filter(fits).collect()
}

/// Returns the games of which a name, in any language, contains the typed text, and behind them the rule sets.
fn games_and_rule_sets(ctx: &Context, caller: &Caller, typed: &str) -> Vec<Choice> {
    let (written, named) = (tidy(typed), words::name_key(typed));
    let fits = |entry: &&Entry| {
        let has = |name: String| words::name_key(&name).contains(&named);
        entry.info.id.contains(&*written)
            || (!named.is_empty() && names::of_game(entry).into_iter().any(has))
    };
    let choice = |entry: &Entry| {
        let id = entry.info.id;
        Choice { name: words::game(caller.locale, id), value: id.to_owned() }
    };
    let games = ctx.games.0.iter().filter(fits).map(choice);
    games.chain(rule_sets(ctx, caller, typed, Places::default())).collect()
}

/// Completes a rule set; behind a whole one and a space, the `key=value` pairs that could follow.
fn rule_sets_and_pairs(ctx: &Context, caller: &Caller, typed: &str) -> Vec<Choice> {
    let Some((name, pairs)) = typed.trim_start().split_once(' ') else {
        return rule_sets(ctx, caller, typed, Places::default());
    };
    let whole = |choice: Choice| Choice { value: format!("{name} {}", choice.value), ..choice };
    let mut choices: Vec<Choice> =
        option_pairs(ctx, caller, name, pairs).into_iter().map(whole).collect();
    choices.extend(rule_sets(ctx, caller, typed, Places::default()));
    choices
}

/// Returns the rule set to which pairs are added: the one that is named, else the server's usual one.
async fn above_pairs(
    ctx: &Context,
    caller: &Caller,
    query: &AutocompleteQuery,
) -> Result<String, Error> {
    if let Some(named) = query.game.clone().filter(|named| !named.is_empty()) {
        return Ok(named);
    }
    let settings = context::settings_here(ctx, caller).await?;
    let usual = match query.command.as_str() {
        "events" => create::usual(ctx, &settings),
        _ => policy::usual_game(ctx, &settings, |_| true).unwrap_or_default(),
    };
    Ok(rule_set::without_pairs(&usual).to_owned())
}

/// Completes `key=value` pairs, each choice as the whole text with what its last pair means. A value
/// is found by itself, too.
fn option_pairs(ctx: &Context, caller: &Caller, game: &str, typed: &str) -> Vec<Choice> {
    let written = tidy(typed);
    let (stem, last) = match written.rsplit_once(' ') {
        // The space that was just typed says that the pair before it is complete.
        _ if typed.ends_with(char::is_whitespace) => (&*written, ""),
        Some(parts) => parts,
        None => ("", &*written),
    };
    let Ok((entry, rules)) = rule_set::rule_set(ctx, game, stem) else { return Vec::new() };
    let choice = |pair: String| {
        let (key, value) = pair.split_once('=').unwrap_or((&pair, ""));
        let meaning = plain(&words::rule_in_short(caller.locale, entry.info.id, key, value));
        let value = format!("{stem} {pair}").trim().to_owned();
        Choice { name: words::join::parts(caller.locale, &[value.clone(), meaning]), value }
    };
    rule_set::pair_choices(entry, &rules, last).into_iter().map(choice).collect()
}

async fn moves(
    ctx: &Context,
    caller: &Caller,
    query: &AutocompleteQuery,
) -> Result<Vec<Choice>, Error> {
    let game = query.game.as_deref();
    let stored = game_lookup::waiting_game(ctx, caller, game, |_| true).await?;
    let table = match stored.seat_of(caller.person) {
        None if stored.has_crowd() => crowd::table_to_vote(ctx, caller, &stored).await?,
        _ => moves::table_to_move(ctx, caller, &stored)?,
    };
    let lettering = lettering(caller, &table);
    let Ok(typed) = lettering.read(&query.typed) else { return Ok(Vec::new()) };
    let mut fit = actions(&table, &typed);
    if fit.is_empty() {
        fit = named(&table, &query.typed, caller.locale, lettering);
    }
    // The letter of an offered point is no beginning of its name.
    if let Some(meant) = moves::lettered_action(&table, &query.typed) {
        fit.retain(|text| *text != meant);
        fit.insert(0, meant);
    }
    let scene = table.scene(None);
    // The choice is sent as if it had been typed.
    let sent = |text: String| {
        let value = lettering.shown(&text);
        let shown = choice(&table, text, caller.locale, lettering);
        Choice { value, ..lettered(&scene, caller.locale, shown) }
    };
    Ok(fit.into_iter().take(CHOICES).map(sent).collect())
}

/// Returns the actions whose name has the typed text.
fn named(table: &Table, typed: &str, locale: Locale, lettering: Lettering) -> Vec<String> {
    let typed = key(typed);
    let fits = |text: &String| key(&name(table, text, locale, lettering)).contains(&typed);
    nameable(table).into_iter().filter(fits).collect()
}

/// Returns the caller's running games: those of this channel; after them those in which they are a guest, and for showing a
/// game all others, also those that they have left; for a replay or an export the finished ones, too.
async fn my_games(
    ctx: &Context,
    caller: &Caller,
    query: &AutocompleteQuery,
) -> Result<Vec<Choice>, Error> {
    let mut games = ctx.store.unfinished(Of::Person(caller.person)).await?;
    let here = |game: &StoredGame| game.venue.channel == caller.venue.channel;
    let shows = SHOW_COMMANDS.contains(&query.command.as_str());
    games.retain(|game| {
        let plays = here(game) || caller.is_guest_of(game);
        game.status == Status::Running && (shows || plays && !game.has_left(caller.person))
    });
    games.sort_by_key(|game| !here(game));
    if REPLAY_COMMANDS.contains(&query.command.as_str()) {
        games.extend(ctx.store.finished(finished_of(caller, None)).await?);
    }
    Ok(fitting(game_choice::choices(ctx, caller, &games).await, &query.typed))
}

/// Returns those of the caller's finished games, of one channel if it is named, that the command takes.
async fn games_over(
    ctx: &Context,
    caller: &Caller,
    channel: Option<u64>,
    is_offered: impl Fn(&Caller, &StoredGame) -> bool,
    typed: &str,
) -> Result<Vec<Choice>, Error> {
    let lately = Finished { most: LOOKED_AT, ..finished_of(caller, channel) };
    let mut games = ctx.store.finished(lately).await?;
    games.retain(|game| is_offered(caller, game));
    Ok(fitting(game_choice::choices(ctx, caller, &games).await, typed))
}

/// Selects as many of the caller's finished games as there are choices.
fn finished_of(caller: &Caller, channel: Option<u64>) -> Finished {
    let person = Some(caller.person);
    Finished { person, channel, most: CHOICES as u32, ..Finished::default() }
}

/// Returns the games of this channel, those that are not over first.
async fn games_here(ctx: &Context, caller: &Caller, typed: &str) -> Result<Vec<Choice>, Error> {
    let channel = caller.venue.channel;
    let mut games = ctx.store.unfinished(Of::Channel(channel)).await?;
    let over = Finished { channel: Some(channel), most: CHOICES as u32, ..Finished::default() };
    games.extend(ctx.store.finished(over).await?);
    Ok(fitting(game_choice::choices(ctx, caller, &games).await, typed))
}

/// Returns the choices whose name has the typed text.
fn fitting(mut choices: Vec<Choice>, typed: &str) -> Vec<Choice> {
    let typed = typed.trim().to_lowercase();
    choices.retain(|choice| choice.name.to_lowercase().contains(&typed));
    choices
}

/// Returns the actions that match the typed text: first the exact one, in whatever spelling, or those
/// that complete its last word, then those that begin with it, then those that contain it.
fn actions(table: &Table, typed: &str) -> Vec<String> {
    let typed = tidy(typed);
    let legal = table.actions().actions;
    let whole = match table.read(&typed) {
        Ok(Parsed::Action(text)) if table.clone().play(&text).is_ok() => vec![text],
        // While nothing is typed, the order of the list says more than that of first words.
        Ok(Parsed::Unfinished(choices)) if !typed.is_empty() => {
            choices.into_iter().filter(|choice| legal.contains(choice)).collect()
        }
        _ => Vec::new(),
    };
    let others = legal.into_iter().filter(|action| !whole.contains(action));
    let (begun, others): (Vec<_>, Vec<_>) =
        others.partition(|action| tidy(action).starts_with(&*typed));
    let others = others.into_iter().filter(|action| tidy(action).contains(&*typed));
    whole.iter().cloned().chain(begun).chain(others).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;

    /// Every suggestion is a whole action that can be played, whatever is typed of one.
    #[test]
    fn every_suggested_action_can_be_played() {
        let mut rng = fastrand::Rng::with_seed(17);
        for entry in GAMES.0 {
            for preset in 0..entry.info.presets.len() {
                let options = crate::game::Options::preset(entry.info, preset);
                let mut table = entry.start(&options, options.named().seats.0, None).unwrap();
                for _ in 0..12 {
                    if let Some(text) = table.chance(rng.u64(..)) {
                        table.play(&text).unwrap();
                        continue;
                    }
                    let Some(next) = rng.choice(table.actions().actions) else { break };
                    let typed: String = next.chars().take(rng.usize(0..=next.len())).collect();
                    let suggested = actions(&table, &typed);
                    assert!(suggested.contains(&next), "{options:?}: {typed}: {next}");
                    for text in suggested.iter().take(CHOICES) {
                        assert_eq!(
                            table.clone().play(text),
                            Ok(()),
                            "{options:?}: {typed}: {text}"
                        );
                    }
                    table.play(&next).unwrap();
                }
            }
        }
    }
}
