//! The set-up panel: what whoever manages a server chooses first, with a test of every permission that a game needs.
//!
//! It follows the answer to the first command of someone who may manage the server, once, for them alone. Where Discord
//! tells that a server has added the bot, a greeting in the server's channel for such messages opens it instead.

use crate::app::caller::{Caller, Permission};
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::{policy, rule_set};
use crate::app::input::request::RequestKind;
use crate::app::output::layout::Part;
use crate::app::output::panel::{languages, one_of, plain};
use crate::app::output::permission_note;
use crate::app::output::reply::{
    Answer, ButtonStyle, Choice, Message, PanelButton, PanelSelect, Reply, Row, SelectSource,
};
use crate::app::settings::server;
use crate::game::{Arg, Entry, Options, Refusal};
use crate::limits::{MENU_LENGTH, TOKEN_LASTS_MS, VALUE_LENGTH};
use crate::store::StoreError;
use crate::store::servers::{Setting, Settings};
use crate::words::{self, Locale, say};
use std::collections::HashSet;
use std::sync::{Mutex, PoisonError};

/// Permissions that a game needs in its channel.
const NEEDED: [Permission; 3] =
    [Permission::ViewChannel, Permission::SendMessages, Permission::AttachFiles];

/// Returns the panel if this is the first command of someone who manages the server, and its answer a new message: a
/// follow-up to a modal or to choices would come before them.
pub(crate) async fn of_server(
    ctx: &Context,
    caller: &Caller,
    kind: &RequestKind,
    reply: &Reply,
) -> Option<Message> {
    let known = ctx.introduced.as_ref()?;
    let guild = managed(caller, kind, reply)?;
    if known.lock().unwrap_or_else(PoisonError::into_inner).contains(&guild) {
        return None;
    }
    first_panel(ctx, caller, guild, known).await.unwrap_or_else(|error| {
        tracing::warn!(guild, "the set-up panel is not shown: {error}");
        None
    })
}

/// Returns the panel, where the server has not been shown it. That it has is noted down last: nothing fails after it, or the
/// panel would never come. As long as a panel may be on its way the store is asked each time: where it does not arrive, it
/// comes again, maybe from another node.
async fn first_panel(
    ctx: &Context,
    caller: &Caller,
    guild: u64,
    known: &Mutex<HashSet<u64>>,
) -> Result<Option<Message>, StoreError> {
    let now = ctx.clock.now();
    if let Some(at) = ctx.store.introduced_at(guild).await? {
        if now - at > TOKEN_LASTS_MS {
            known.lock().unwrap_or_else(PoisonError::into_inner).insert(guild);
        }
        return Ok(None);
    }
    let settings = context::settings_here(ctx, caller).await?;
    let is_first = ctx.store.introduce(guild, now).await?;
    Ok(is_first.then(|| panel(ctx, caller, &settings)))
}

/// Has the panel come with a later command, where it was to be shown in a server and did not arrive.
///
/// # Errors
/// The store does not answer.
pub async fn forget(ctx: &Context, guild: u64) -> Result<(), StoreError> {
    ctx.store.forget_introduction(guild).await
}

/// Returns the server of a command whose answer is a new message, if the caller manages it.
pub(super) fn managed(caller: &Caller, kind: &RequestKind, reply: &Reply) -> Option<u64> {
    let is_command = matches!((kind, reply), (RequestKind::Command { .. }, Reply::Post(_)));
    caller.venue.guild.filter(|_| is_command && caller.manages && caller.bot_in_channel)
}

/// Returns the greeting to a server that has added the bot, with a button that opens the panel; none where the server has
/// seen either before.
///
/// # Errors
/// The store does not answer.
pub async fn greeting(
    ctx: &Context,
    guild: u64,
    locale: Locale,
) -> Result<Option<Message>, StoreError> {
    if ctx.introduced.is_none() || !ctx.store.introduce(guild, ctx.clock.now()).await? {
        return Ok(None);
    }
    let open = PanelButton {
        look: ButtonStyle::On,
        ..plain("setup:open", say(locale, "setup-open", &[]))
    };
    let text = say(locale, "greeting", &[]);
    Ok(Some(Message { text, panel: vec![Row::Buttons(vec![open])], ..Message::default() }))
}

/// Sets what was chosen in the panel and shows it anew; `part` is the setting, `test` or `all`.
pub(crate) async fn change(
    ctx: &Context,
    caller: &Caller,
    part: &str,
    values: &[String],
) -> Result<Answer, Error> {
    let guild = server::manager(caller)?;
    let setting = match part {
        "channels" => Some(Setting::Channels),
        "language" => Some(Setting::Language),
        "default" => Some(Setting::DefaultGame),
        "puzzle" => Some(Setting::Puzzle),
        "test" | "all" | "open" => None,
        _ => return Err(Refusal::new("unknown-button").into()),
    };
    let settings = match setting {
        Some(setting) => server::store_setting(ctx, caller, guild, setting, values).await?,
        None => ctx.store.settings(guild).await?,
    };
    let shown = match part {
        "all" => server::settings_panel(ctx, &settings, caller.locale),
        _ => panel(ctx, caller, &settings),
    };
    Ok(Answer::plain(if part == "open" { Reply::Post(shown) } else { Reply::Update(shown) }))
}

/// Returns the panel.
fn panel(ctx: &Context, caller: &Caller, settings: &Settings) -> Message {
    let locale = caller.locale;
    let button =
        |part: &str| plain(&format!("setup:{part}"), say(locale, &format!("setup-{part}"), &[]));
    let roles = plain("settings:roles", say(locale, "setting-roles", &[]));
    let all = PanelButton { look: ButtonStyle::On, ..button("all") };
    let step = |number: i64, name: &str| {
        let name = ("name", Arg::Text(say(locale, name, &[])));
        Part::Text(say(locale, "setup-step", &[("number", Arg::Number(number)), name]))
    };
    Message::private_layout(vec![
        Part::Text(say(locale, "setup", &[])),
        step(1, "setting-channels"),
        Part::Row(server::channels("setup", settings, locale)),
        step(2, "setup-language"),
        Part::Row(languages("setup:language", settings.locale.as_deref(), locale)),
        step(3, "setting-default"),
        Part::Row(games(ctx, settings, locale)),
        step(4, "setting-puzzle"),
        Part::Row(puzzle(settings, locale)),
        Part::Separator,
        Part::Text(permissions(caller)),
        Part::Row(Row::Buttons(vec![button("test"), roles, all])),
    ])
}

/// Returns the menu of the usual game: the first rule set of each game that is allowed, before them the one that is set, or that
/// is taken while none is.
fn games(ctx: &Context, settings: &Settings, locale: Locale) -> Row {
    let first = |entry: &Entry| format!("{}/{}", entry.info.id, entry.info.presets[0].name);
    let firsts: Vec<String> = ctx.games.0.iter().map(first).collect();
    let usual = settings.game.clone().or_else(|| policy::usual_game(ctx, settings, |_| true));
    let set = usual.clone().unwrap_or_default();
    let fits = |written: &String| written.chars().count() <= VALUE_LENGTH;
    let is_other = |written: &&String| **written != set && policy::allows(settings, written);
    let others = firsts.iter().filter(is_other).cloned();
    let mut all: Vec<String> = usual.into_iter().chain(others).filter(fits).collect();
    if all.is_empty() {
        // A menu has at least one choice.
        all = firsts;
    }
    let choices = all.into_iter().take(MENU_LENGTH).filter_map(|written| {
        let (entry, rules) = rule_set::whole_rule_set(ctx, &written).ok()?;
        let options = Options::read(entry.info, &rules).ok()?;
        let name = words::full_name(locale, entry.info.id, options.named().name);
        Some(Choice { name, value: written })
    });
    one_of("setup:default", say(locale, "setting-default", &[]), choices.collect(), &set)
}

/// Returns the menu of the channel for the puzzle of the day, if there is to be one.
fn puzzle(settings: &Settings, locale: Locale) -> Row {
    Row::Menu(PanelSelect {
        key: "setup:puzzle".to_owned(),
        hint: say(locale, "setting-none", &[]),
        from: SelectSource::Channel,
        chosen: settings.puzzle.iter().map(u64::to_string).collect(),
        several: true,
    })
}

/// Returns a line for each permission that a game needs in this channel and for that of roles, with what is missing.
fn permissions(caller: &Caller) -> String {
    let locale = caller.locale;
    let missing = permission_note::names(&caller.missing_permissions, locale);
    let in_thread = caller.missing_permissions.contains(&Permission::SendMessagesInThreads);
    let needed = NEEDED.map(|right| match right {
        Permission::SendMessages if in_thread => Permission::SendMessagesInThreads,
        other => other,
    });
    let line = |name: String| {
        let id = if missing.contains(&name) { "setup-lacks" } else { "setup-has" };
        say(locale, id, &[("name", Arg::Text(name))])
    };
    let lines = permission_note::names(&needed, locale).into_iter().map(line);
    let heading = say(locale, "setup-permissions", &[]);
    let roles = [manages_roles(caller)];
    [heading].into_iter().chain(lines).chain(roles).collect::<Vec<_>>().join("\n")
}

/// Returns the line of the permission that roles alone need.
fn manages_roles(caller: &Caller) -> String {
    let id = if caller.bot_manages_roles { "setup-has" } else { "setup-lacks-roles" };
    let name = say(caller.locale, "right-manage-roles", &[]);
    say(caller.locale, id, &[("name", Arg::Text(name))])
}
