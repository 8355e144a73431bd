//! Server policy: channels, games and people that may play, and blocks between people.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::proposal::Proposal;
use crate::app::game::{across, rule_set};
use crate::app::game_limits::{GAMES_PER_CHANNEL, GAMES_PER_PERSON};
use crate::app::markup::mention;
use crate::game::{Entry, GameInfo, Options, Refusal};
use crate::store::servers::Settings;
use crate::store::{Status, StoredGame, bans};
use crate::words::{self, Locale};

/// Refuses a game that the server does not allow or a block prevents; drops the rating where the
/// server does not rate. No block holds on a hill: its king could keep challengers away by one.
pub(crate) async fn check_policy(
    ctx: &Context,
    caller: &Caller,
    proposal: &mut Proposal,
) -> Result<Settings, Error> {
    let settings = context::settings_here(ctx, caller).await?;
    check_channel(caller, &settings)?;
    check_rules(caller, &settings, (proposal.entry, &proposal.options))?;
    check_ban(caller, &settings)?;
    if let Some(banned) = proposal.others.iter().find(|other| bans::is_banned(&settings, **other)) {
        return Err(Refusal::new("they-are-barred").text("person", mention(*banned)).into());
    }
    if proposal.hill.is_none() {
        for other in &proposal.others {
            check_block(ctx, caller, *other).await?;
        }
    }
    if settings.casual {
        proposal.rated = Some(false);
    }
    Ok(settings)
}

/// Refuses a game or a rule set that the server does not allow.
pub(crate) fn check_rules(
    caller: &Caller,
    settings: &Settings,
    (entry, options): (&Entry, &Options),
) -> Result<(), Refusal> {
    check_offered(caller.locale, settings, &format!("{}/{options}", entry.info.id))
}

/// Refuses a rule set, `game/preset` and pairs, that the server does not allow.
pub(crate) fn check_offered(
    locale: Locale,
    settings: &Settings,
    written: &str,
) -> Result<(), Refusal> {
    if allows(settings, written) { Ok(()) } else { Err(not_here(locale, settings, written)) }
}

/// True if a server's settings allow a rule set, `game/preset` and pairs.
pub(crate) fn allows(settings: &Settings, written: &str) -> bool {
    allows_game(settings, written) && allows_rule_set(settings, written)
}

/// True if a server's list of games allows a rule set, `game/preset` and pairs.
pub(crate) fn allows_game(settings: &Settings, written: &str) -> bool {
    let game = game_of(written);
    settings.games.is_empty() || settings.games.iter().any(|id| id == game)
}

/// True if a server's list of rule sets allows one, `game/preset` and pairs. One that is listed without pairs may be
/// played with any.
pub(crate) fn allows_rule_set(settings: &Settings, written: &str) -> bool {
    let preset = written.split(' ').next().unwrap_or_default();
    let fits = |allowed: &String| allowed == written || allowed == preset;
    settings.rule_sets.is_empty() || settings.rule_sets.iter().any(fits)
}

/// Returns what can be played in a server by both of its lists: the rule sets of allowed games, or where it lists none, the
/// games. Empty where it has no list, and where the lists of an earlier version have nothing in common.
fn playable(settings: &Settings) -> Vec<String> {
    if settings.rule_sets.is_empty() {
        return settings.games.clone();
    }
    let of_game = |written: &&String| allows_game(settings, written);
    settings.rule_sets.iter().filter(of_game).cloned().collect()
}

/// Returns the rule sets of a game that can be played in a server: all presets, or those that it lists, with their pairs.
pub(crate) fn rule_sets_of(settings: &Settings, info: &GameInfo) -> Vec<String> {
    if !allows_game(settings, info.id) {
        return Vec::new();
    }
    if settings.rule_sets.is_empty() {
        return info.presets.iter().map(|preset| preset.name.to_owned()).collect();
    }
    let rules = |written: &String| {
        let (game, rules) = written.split_once('/')?;
        (game == info.id).then(|| rules.to_owned())
    };
    settings.rule_sets.iter().filter_map(rules).collect()
}

/// Returns the first rule set of all.
pub(crate) fn first_of_all(ctx: &Context) -> String {
    let first = ctx.games.0[0].info;
    format!("{}/{}", first.id, first.presets[0].name)
}

/// Returns the rule set of a challenge that names none, as [`usual_or`] does, with the first one of all as the usual one.
pub(crate) fn usual_game(
    ctx: &Context,
    settings: &Settings,
    fits: impl Fn(&str) -> bool,
) -> Option<String> {
    usual_or(ctx, settings, &first_of_all(ctx), fits)
}

/// Returns the usual rule set; where a server allows none for several people, the first that it allows for one.
pub(crate) fn usual_to_show(ctx: &Context, settings: &Settings) -> Option<String> {
    let alone = |written: String| {
        let (rules, people) = rule_set::with_people(ctx, &written)?;
        (people == 1).then_some(rules)
    };
    let usual = usual_game(ctx, settings, |_| true);
    usual.or_else(|| playable(settings).into_iter().find_map(alone))
}

/// Returns the rule set of a game that names none: the server's default, else the usual one where the server allows it, else
/// the first that it allows for several people. The first of them that `fits` is taken; none where none does.
pub(crate) fn usual_or(
    ctx: &Context,
    settings: &Settings,
    usual: &str,
    fits: impl Fn(&str) -> bool,
) -> Option<String> {
    candidates(ctx, settings, usual).into_iter().find(|game| fits(game))
}

/// Returns the rule sets of which a game that names none is one, the likeliest first.
fn candidates(ctx: &Context, settings: &Settings, usual: &str) -> Vec<String> {
    let default = settings.game.clone().into_iter();
    let usual = allows(settings, usual).then(|| usual.to_owned());
    let listed = offered(ctx, settings).into_iter();
    let listed = listed.filter_map(|written| rule_set::for_several(ctx, &written));
    default.chain(usual).chain(listed).collect()
}

/// Returns what can be played in a server: what is [`playable`], or in one without lists all games.
fn offered(ctx: &Context, settings: &Settings) -> Vec<String> {
    if settings.games.is_empty() && settings.rule_sets.is_empty() {
        return ctx.games.0.iter().map(|entry| entry.info.id.to_owned()).collect();
    }
    playable(settings)
}

/// Returns the rule set of a game that names none, as [`usual_or`] does, and the further rules that go with it. Where it does
/// not take them, the only other game that does is taken; else they may be the name of an allowed rule set themselves.
pub(crate) fn usual_with(
    ctx: &Context,
    settings: &Settings,
    usual: &str,
    rules: &str,
    fits: impl Fn(&str) -> bool,
) -> Option<(String, String)> {
    let with = |game: &str| (rule_set::under_pairs(game, rules).to_owned(), rules.to_owned());
    let all = candidates(ctx, settings, usual).into_iter();
    let all: Vec<String> = all.filter(|game| fits(game)).collect();
    let first = all.first()?;
    if rules.trim().is_empty() || takes(ctx, settings, first, rules) {
        return Some(with(first));
    }
    let others: Vec<&String> =
        all.iter().filter(|game| takes(ctx, settings, game, rules)).collect();
    match others.first() {
        Some(other) if others.iter().all(|one| game_of(one) == game_of(other)) => Some(with(other)),
        Some(_) => Some(with(first)),
        None => Some(named_by(ctx, settings, rules).unwrap_or_else(|| with(first))),
    }
}

/// True if a rule set and further rules make one that a server allows.
fn takes(ctx: &Context, settings: &Settings, game: &str, rules: &str) -> bool {
    let read = rule_set::rule_set(ctx, rule_set::under_pairs(game, rules), rules);
    let Ok((entry, rules)) = read else { return false };
    let options = Options::read(entry.info, &rules);
    options.is_ok_and(|options| allows(settings, &format!("{}/{options}", entry.info.id)))
}

/// Returns the allowed rule set whose name was written in the place of further rules, which leaves none of them.
fn named_by(ctx: &Context, settings: &Settings, rules: &str) -> Option<(String, String)> {
    let (entry, rules) = rule_set::whole_rule_set(ctx, rules).ok()?;
    let options = Options::read(entry.info, &rules).ok()?;
    let written = format!("{}/{options}", entry.info.id);
    allows(settings, &written).then(|| (written, String::new()))
}

/// Returns the id of the game of a rule set.
fn game_of(written: &str) -> &str {
    written.split('/').next().unwrap_or_default()
}

/// Returns what is added to refused rules: the game that was taken for them because none was named, and those that can be.
pub(crate) fn rules_taken(
    (ctx, settings): (&Context, &Settings),
    locale: Locale,
    game: &str,
) -> Refusal {
    let refusal = Refusal::new("rules-taken").text("game", name(locale, game));
    refusal.text("known", names(locale, &offered(ctx, settings)))
}

/// Returns the names of what can be played in a server that has a list of games or of rule sets.
pub(crate) fn playable_names(locale: Locale, settings: &Settings) -> String {
    names(locale, &playable(settings))
}

/// Joins the names of games and rule sets, which may have commas. Of many the first ones are named.
fn names(locale: Locale, kept: &[String]) -> String {
    let names: Vec<String> = kept.iter().map(|key| name(locale, key)).collect();
    words::join::first_things(locale, &names)
}

/// Returns the name of a game or of a rule set.
fn name(locale: Locale, key: &str) -> String {
    match key.split_once('/') {
        Some((game, rules)) => words::full_name(locale, game, rules),
        None => words::game(locale, key),
    }
}

/// Refuses a rule set, `game/preset` and pairs, that a server does not offer, with the names of all that can be played there.
pub(crate) fn not_here(locale: Locale, settings: &Settings, written: &str) -> Refusal {
    if playable(settings).is_empty() {
        let refusal = Refusal::new("nothing-here").text("sets", names(locale, &settings.rule_sets));
        return refusal.text("games", names(locale, &settings.games));
    }
    let refusal = Refusal::new("game-not-here").text("game", name(locale, written));
    refusal.text("known", playable_names(locale, settings))
}

/// Refuses a pair of people of whom one has blocked the other.
async fn check_block(ctx: &Context, caller: &Caller, other: u64) -> Result<(), Error> {
    if ctx.store.has_blocked(other, caller.person).await? {
        return Err(Refusal::new("blocked").text("person", mention(other)).into());
    }
    if ctx.store.has_blocked(caller.person, other).await? {
        return Err(Refusal::new("you-blocked").text("person", mention(other)).into());
    }
    Ok(())
}

/// Refuses a person who may not join games in the game's server, who comes from elsewhere (an id can be forged) where the
/// seat is not open across servers, or who has a block between them and one of those who are in the game, unless it is for a
/// hill; and anyone where the game's server does not allow its rule set any more.
pub(crate) async fn check_joining(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
) -> Result<(), Error> {
    if comes_from_elsewhere(caller, stored) && !across::is_open(ctx, caller, stored).await? {
        return Err(Refusal::new("no-such-game-here").number("number", stored.id.0).into());
    }
    for guild in [stored.venue.guild, caller.venue.guild] {
        let settings = context::guild_settings(ctx, guild).await?;
        check_ban(caller, &settings)?;
        if guild == stored.venue.guild && stored.status == Status::Open {
            check_still_offered(caller.locale, &settings, (&stored.game, &stored.rules))?;
        }
    }
    if stored.hill {
        return Ok(());
    }
    let joined = stored.members.iter().filter(|member| member.joined);
    for other in joined.filter(|member| member.person != caller.person) {
        check_block(ctx, caller, other.person).await?;
    }
    Ok(())
}

/// Refuses to begin a challenge or an event whose game or rule set the server has ceased to allow.
pub(crate) fn check_still_offered(
    locale: Locale,
    settings: &Settings,
    rules: (&str, &str),
) -> Result<(), Refusal> {
    if is_still_offered(settings, rules) {
        return Ok(());
    }
    let (game, rules) = rules;
    Err(not_here(locale, settings, &format!("{game}/{rules}")))
}

/// True if a challenge or an event may still begin by its game and rule set. An opening that the rating needs may have been
/// added to its rules, so that those listed with pairs count by their preset.
pub(crate) fn is_still_offered(settings: &Settings, (game, rules): (&str, &str)) -> bool {
    let written = format!("{game}/{rules}");
    let preset = rule_set::without_pairs(&written);
    let is_listed = settings.rule_sets.is_empty()
        || settings.rule_sets.iter().any(|listed| rule_set::without_pairs(listed) == preset);
    allows_game(settings, &written) && is_listed
}

/// True if a person comes from another place than the people of a game: another server or, outside of servers, another
/// channel.
fn comes_from_elsewhere(caller: &Caller, stored: &StoredGame) -> bool {
    match caller.venue.guild {
        None => caller.venue != stored.venue,
        guild => guild != stored.venue.guild,
    }
}

/// Refuses a channel in which the server allows no games. The threads of a channel that it allows are allowed.
pub(crate) fn check_channel(caller: &Caller, settings: &Settings) -> Result<(), Refusal> {
    let is_allowed =
        |channel: &u64| *channel == caller.venue.channel || Some(*channel) == caller.parent;
    if settings.channels.is_empty() || settings.channels.iter().any(is_allowed) {
        return Ok(());
    }
    let known = settings.channels.iter().map(|channel| format!("<#{channel}>")).collect();
    Err(Refusal::new("channel-not-here").names("known", known))
}

/// Refuses a person whom the server has banned from games.
pub(crate) fn check_ban(caller: &Caller, settings: &Settings) -> Result<(), Refusal> {
    if bans::is_banned(settings, caller.person) {
        Err(Refusal::new("you-are-barred"))
    } else {
        Ok(())
    }
}

/// Refuses a person whom the server has banned since their request came.
pub(crate) async fn check_ban_meanwhile(ctx: &Context, caller: &Caller) -> Result<(), Error> {
    let settings = context::guild_settings(ctx, caller.venue.guild).await?;
    Ok(check_ban(caller, &settings)?)
}

/// Returns the limits on unfinished games: per person, per channel.
pub(crate) fn limits(settings: &Settings) -> (u32, u32) {
    (
        settings.most_per_person.unwrap_or(GAMES_PER_PERSON),
        settings.most_per_channel.unwrap_or(GAMES_PER_CHANNEL),
    )
}
