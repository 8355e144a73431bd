//! Discord's roles by what has been played, opt-in: who is to have them, what Discord is to be asked for, and the panel.
//!
//! A server's roles are compared with the hills, the last event, the leaderboards and the titles every ten minutes. What
//! differs is asked for and then remembered, so a request that got lost is made again.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::InternalError;
use crate::app::input::request::RequestKind;
use crate::app::markup::is_named;
use crate::app::output::layout::Part;
use crate::app::output::panel::{plain, toggle};
use crate::app::output::reply::{Message, PanelSelect, Row, SelectSource};
use crate::app::output::titles;
use crate::app::{event_state, hill_state};
use crate::clock::{DAY_MS, MINUTE_MS};
use crate::game::{Arg, Refusal};
use crate::play::roles::{GivenRole, RolePurpose, Roles};
use crate::store::Millis;
use crate::store::ladder::{MOST_EQUAL, Which};
use crate::store::servers::{Setting, Settings};
use crate::words::{Locale, say};
use std::collections::BTreeSet;

/// Time between two checks of a server (ms).
const EVERY_MS: Millis = 10 * MINUTE_MS;

/// Number of servers that are checked in one go, which is once a minute: ten thousand servers are looked at as often as they
/// are to be.
const AT_ONCE: u32 = 1_000;

/// Most changes of a server in one go; the others follow a minute later.
pub const CHANGES_AT_ONCE: usize = 10;

/// Number of changes after which the servers that are left wait for the next go: each is a request of the bot's own.
pub const CHANGES_IN_ALL: usize = 500;

/// Time after which Discord is asked again for a role that a member has (ms): a moderator may have taken it away.
const RENEWED_AFTER_MS: Millis = DAY_MS;

/// Discord's code for a role that does not exist.
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json>
pub const UNKNOWN_ROLE: u64 = 10_011;

/// Change of a member's role that Discord is to be asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RoleChange {
    /// Server.
    pub guild: u64,
    /// Role.
    pub role: u64,
    /// Member.
    pub person: u64,
    /// True if the member gets the role, false if they lose it.
    pub gives: bool,
}

/// End of the changes of a server that are made in one go.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Made {
    /// Discord's code, if it refuses one of them for good.
    pub refused: Option<u64>,
    /// True if more are left, or one has failed for a reason that passes.
    pub is_left: bool,
}

/// Returns the servers whose roles are to be checked now, each with the time from which it was due (UTC ms).
///
/// # Errors
/// If the store does not answer.
pub async fn due(ctx: &Context) -> Result<Vec<(u64, Millis)>, InternalError> {
    Ok(ctx.store.due_role_checks(ctx.clock.now(), AT_ONCE).await?)
}

/// Returns all that Discord is to be asked for in a server.
///
/// # Errors
/// If the store does not answer.
pub async fn changes(ctx: &Context, guild: u64) -> Result<Vec<RoleChange>, InternalError> {
    let given = ctx.store.given_roles(guild).await?;
    let wanted = wanted(ctx, guild, &given).await?;
    let fresh = ctx.clock.now() - RENEWED_AFTER_MS;
    let is_given = |(role, person): &&(u64, u64)| {
        let is_it = |one: &GivenRole| one.role == *role && one.person == *person;
        given.iter().any(|one| is_it(one) && one.given_at > fresh)
    };
    let change = |role, person, gives| RoleChange { guild, role, person, gives };
    let taken = given.iter().filter(|one| !wanted.contains(&(one.role, one.person)));
    let taken = taken.map(|one| change(one.role, one.person, false));
    let gives = wanted.iter().filter(|one| !is_given(one));
    Ok(taken.chain(gives.map(|(role, person)| change(*role, *person, true))).collect())
}

/// Remembers that a member has a role now, or no longer.
///
/// # Errors
/// If the store does not answer.
pub async fn done(ctx: &Context, change: RoleChange) -> Result<(), InternalError> {
    let RoleChange { guild, role, person, gives } = change;
    if !gives {
        return Ok(ctx.store.role_taken(guild, role, person).await?);
    }
    let given = GivenRole { role, person, given_at: ctx.clock.now() };
    Ok(ctx.store.role_given(guild, given).await?)
}

/// Ends the check of a server that was due at a time. There is a next one as long as the server has set a role or someone has
/// one: after a minute where more is to be done that Discord does not refuse. A role that is set meanwhile has its own.
///
/// # Errors
/// If the store does not answer.
pub async fn checked(
    ctx: &Context,
    (guild, due_at): (u64, Millis),
    made: Made,
) -> Result<(), InternalError> {
    let Made { refused, is_left } = made;
    let roles = ctx.store.settings(guild).await?.roles;
    let is_idle = roles.is_none() && ctx.store.given_roles(guild).await?.is_empty();
    let pause = if is_left && refused.is_none() { MINUTE_MS } else { EVERY_MS };
    let next = (!is_idle).then(|| ctx.clock.now() + pause);
    Ok(ctx.store.roles_checked((guild, due_at), next, refused).await?)
}

/// Has a server that was due at a time checked a minute later, since what Discord is to be asked for could not be read. What
/// Discord has refused last stays noted.
///
/// # Errors
/// If the store does not answer.
pub async fn put_off(ctx: &Context, (guild, due_at): (u64, Millis)) -> Result<(), InternalError> {
    let refused = ctx.store.role_refusal(guild).await?;
    let next = ctx.clock.now() + MINUTE_MS;
    Ok(ctx.store.roles_checked((guild, due_at), Some(next), refused).await?)
}

/// Returns each role of a server with each member who is to have it, by those that were given so far.
async fn wanted(
    ctx: &Context,
    guild: u64,
    given: &[GivenRole],
) -> Result<BTreeSet<(u64, u64)>, InternalError> {
    let roles = ctx.store.settings(guild).await?.roles;
    let mut wanted = BTreeSet::new();
    for purpose in RolePurpose::ALL {
        let Some(role) = roles.get(purpose) else { continue };
        let people = match purpose {
            RolePurpose::King => kings(ctx, guild).await?,
            RolePurpose::Champion => champions(ctx, guild).await?,
            RolePurpose::First => first(ctx, guild, 1).await?,
            RolePurpose::TopThree => first(ctx, guild, 3).await?,
            RolePurpose::Season => ctx.store.season_winners(guild).await?,
            RolePurpose::Title => {
                let is_known = !has_other_purpose(&roles, role);
                titles::holders(ctx, guild, having(given, role), is_known).await?
            }
            RolePurpose::Seats | RolePurpose::Voters => Vec::new(),
        };
        wanted.extend(people.into_iter().filter(|one| is_named(*one)).map(|one| (role, one)));
    }
    Ok(wanted)
}

/// Returns the people who have a role by the bot, for whatever purpose they were given it.
fn having(given: &[GivenRole], role: u64) -> Vec<u64> {
    given.iter().filter(|one| one.role == role).map(|one| one.person).collect()
}

/// True if the role of title holders is given for another purpose too.
fn has_other_purpose(roles: &Roles, role: u64) -> bool {
    let others = RolePurpose::ALL.into_iter().filter(|purpose| *purpose != RolePurpose::Title);
    others.filter(|purpose| purpose.is_given()).any(|purpose| roles.get(purpose) == Some(role))
}

/// Returns the kings of a server's official hills.
async fn kings(ctx: &Context, guild: u64) -> Result<Vec<u64>, InternalError> {
    let (hills, now) = (ctx.store.hills_in(guild).await?, ctx.clock.now());
    let official = hills.iter().filter(|hill| hill.official);
    Ok(official.filter_map(|hill| Some(hill_state::king(hill, now)?.person)).collect())
}

/// Returns the winners of the first division of a server's last official league or tournament. Anyone can make another one,
/// for three friends.
async fn champions(ctx: &Context, guild: u64) -> Result<Vec<u64>, InternalError> {
    let Some(id) = ctx.store.last_event(guild).await? else { return Ok(Vec::new()) };
    let Some(event) = ctx.store.event(id).await? else { return Ok(Vec::new()) };
    let divisions = event_state::divisions(&event);
    Ok(divisions.first().map_or_else(Vec::new, |first| event_state::winners(&event, first)))
}

/// Returns the first so many of the leaderboard that is shown without options, with those who share the last
/// of these places, up to [`MOST_EQUAL`] of them.
async fn first(ctx: &Context, guild: u64, most: u32) -> Result<Vec<u64>, InternalError> {
    let Some(pool) = ctx.store.most_played(guild).await? else { return Ok(Vec::new()) };
    let (which, rows) = (Which { guild, pool, season: None }, most - 1 + MOST_EQUAL);
    let ladder = ctx.store.ladder(which, 0, rows).await?;
    let ranked = ladder.rows.iter().filter(|row| row.place.is_some_and(|place| place <= most));
    Ok(ranked.map(|row| row.person).collect())
}

/// Changes a server's role for a purpose to the chosen one, or to none.
///
/// # Errors
/// A refusal if the bot may not give it, or the caller may not.
pub(super) fn change(
    caller: &Caller,
    roles: &mut Roles,
    purpose: RolePurpose,
    chosen: Option<&String>,
) -> Result<(), Refusal> {
    let role = chosen.and_then(|id| id.parse().ok());
    if role.is_some() && role == caller.venue.guild {
        return Err(Refusal::new("role-of-everyone"));
    }
    if let Some(role) = role.filter(|_| purpose.is_given()) {
        check_given(caller, role)?;
    }
    roles.set(purpose, role);
    Ok(())
}

/// Refuses a role that the bot or the caller may not give.
fn check_given(caller: &Caller, role: u64) -> Result<(), Refusal> {
    if !caller.bot_manages_roles {
        return Err(Refusal::new("roles-need-right"));
    }
    if caller.roles_out_of_reach.contains(&role) {
        return Err(Refusal::new("role-out-of-reach"));
    }
    caller.role_right.check()
}

/// True if a request chooses a role that the bot is to give to people.
pub fn chooses_given_role(request: &RequestKind) -> bool {
    let RequestKind::Panel { key, .. } = request else { return false };
    let part = key.strip_prefix("settings:").and_then(Setting::from_word);
    matches!(part, Some(Setting::Role(purpose)) if purpose.is_given())
}

/// True if a setting is on the panel of roles.
pub(super) fn has(setting: Setting) -> bool {
    use Setting::{Across, Guesses, OwnPuzzles, Puzzle, Results, Role, Week};
    matches!(setting, Role(_) | Results | Week | Puzzle | Guesses | OwnPuzzles | Across)
}

/// Returns the panel of roles, of the channels for results and summaries, of guesses, of puzzles
/// from own games and of seats across servers.
pub(super) fn panel(settings: &Settings, refused: Option<u64>, locale: Locale) -> Message {
    let back = plain("settings:back", say(locale, "settings-back", &[]));
    let results = menu("results", SelectSource::Channel, settings.results, locale);
    let trouble = refused.map(|code| {
        let id = if code == UNKNOWN_ROLE { "roles-gone" } else { "roles-refused" };
        say(locale, id, &[("code", Arg::Number(code.cast_signed()))])
    });
    // One part for both: with a note on permissions the panel has as many as Discord takes.
    let top = [say(locale, "settings-roles", &[])].into_iter().chain(trouble);
    let top = Part::Text(top.collect::<Vec<_>>().join("\n"));
    let roles = RolePurpose::ALL.into_iter().flat_map(|purpose| {
        let name = Setting::Role(purpose).word();
        menu(name, SelectSource::Role, settings.roles.get(purpose), locale)
    });
    let week = week(settings.week, locale);
    let puzzle = menu("puzzle", SelectSource::Channel, settings.puzzle, locale);
    let guesses = toggle("settings:guesses", "setting-guesses", settings.guesses, locale);
    let own = toggle("settings:own-puzzles", "setting-own-puzzles", settings.own_puzzles, locale);
    let across = toggle("settings:across", "setting-across", settings.across, locale);
    let end = [Part::Row(Row::Buttons(vec![guesses, own, across, back]))];
    Message::private_layout(
        [top]
            .into_iter()
            .chain(roles)
            .chain(results)
            .chain(week)
            .chain(puzzle)
            .chain(end)
            .collect(),
    )
}

/// Returns the menu of the channel for the weekly summary, below what it is for.
pub(super) fn week(chosen: Option<u64>, locale: Locale) -> [Part; 2] {
    menu("week", SelectSource::Channel, chosen, locale)
}

/// Returns a menu of one role or channel, or none, below what it is for.
fn menu(name: &str, from: SelectSource, chosen: Option<u64>, locale: Locale) -> [Part; 2] {
    let text = say(locale, &format!("setting-{name}"), &[]);
    let chosen = chosen.iter().map(u64::to_string).collect();
    let key = format!("settings:{name}");
    let hint = say(locale, "setting-none", &[]);
    [Part::Text(text), Part::Row(Row::Menu(PanelSelect { key, hint, from, chosen, several: true }))]
}
