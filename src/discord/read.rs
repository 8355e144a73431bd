//! From Discord's interactions to the app's requests.

use super::custom_id::CustomId;
use super::interaction::{
    Attachment, Channel, CommandOption, Data, Interaction, Kind, Message, ModalPart, Permissions,
    Resolved, ResolvedChannel, Snowflake, User,
};
use super::message_menu::{self, OF_MESSAGE};
use super::write::{COMPONENTS_V2, EPHEMERAL};
use crate::app::caller::{Caller, Permission, RoleRight};
use crate::app::input::arguments::{Arguments, Value};
use crate::app::input::request::{AutocompleteQuery, File, Opponent, Request, RequestKind};
use crate::app::output::panel;
use crate::app::output::reply::RECORD;
use crate::game::{Lettering, Refusal};
use crate::store::servers::Setting;
use crate::store::{GameId, Preferences, Venue};
use crate::words::Locale;

/// The types of options whose values are read.
/// <https://discord.com/developers/docs/interactions/application-commands#application-command-object-application-command-option-type>
mod option {
    pub const SUBCOMMAND: u8 = 1;
    pub const STRING: u8 = 3;
    pub const BOOLEAN: u8 = 5;
    pub const USER: u8 = 6;
    pub const ATTACHMENT: u8 = 11;
}

/// The type of a command from a person's menu.
const OF_PERSON: u8 = 2;

/// The command that opens a form where it has no options.
const CHALLENGE: &str = "challenge";

/// The types of components.
/// <https://discord.com/developers/docs/components/reference#component-object-component-types>
mod component {
    pub const BUTTON: u8 = 2;
    pub const STRING_SELECT: u8 = 3;
    pub const TEXT_INPUT: u8 = 4;
    pub const USER_SELECT: u8 = 5;
    pub const ROLE_SELECT: u8 = 6;
    pub const CHANNEL_SELECT: u8 = 8;
    pub const FILE_UPLOAD: u8 = 19;
    pub const RADIO_GROUP: u8 = 21;
    pub const CHECKBOX: u8 = 23;
}

/// The places of interactions.
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object-interaction-context-types>
mod context {
    pub const BOT_DM: u8 = 1;
    pub const PRIVATE_CHANNEL: u8 = 2;
}

/// The kind of an installation in a server.
/// <https://discord.com/developers/docs/resources/application#application-object-application-integration-types>
const GUILD_INSTALL: &str = "0";

/// Reads an interaction; none if this version does not know it.
pub fn request(interaction: &Interaction) -> Option<Request> {
    match interaction.kind {
        Kind::Command => command(interaction),
        Kind::Autocomplete => typing(interaction),
        Kind::Component => pressed(interaction),
        Kind::Modal => form(interaction),
        Kind::Ping => None,
    }
}

/// A slash command, or one of the menu of a person or a message.
fn command(interaction: &Interaction) -> Option<Request> {
    let kind = match interaction.data.kind {
        Some(OF_PERSON) => challenge_from_menu(interaction)?,
        Some(OF_MESSAGE) => message_menu::command(interaction)?,
        // Without options there is a form to fill in.
        _ if interaction.data.name == CHALLENGE && interaction.data.options.is_empty() => {
            RequestKind::OpenChallenge(None)
        }
        _ => slash(interaction),
    };
    Some(Request { caller: caller(interaction), kind })
}

/// An option that is being typed.
fn typing(interaction: &Interaction) -> Option<Request> {
    let option = given(interaction).1.iter().find(|option| option.focused)?;
    let kind = RequestKind::Autocomplete(AutocompleteQuery {
        command: interaction.data.name.clone(),
        option: option.name.clone(),
        typed: option.value.as_str()?.to_owned(),
        game: arguments(interaction).string("game"),
        act: arguments(interaction).string("do"),
        seats: arguments(interaction).text("seats").and_then(|seats| seats.parse().ok()),
        named: named_seats(given(interaction).1),
    });
    Some(Request { caller: caller(interaction), kind })
}

/// Number of seats that the named players of a challenge need, where they need more than two. The options are looked at and
/// not their people, whom Discord need not describe while something is being typed.
fn named_seats(options: &[CommandOption]) -> u8 {
    let seats = |option: &CommandOption| match option.name.as_str() {
        "player3" => 3,
        "player4" => 4,
        _ => 0,
    };
    options.iter().map(seats).max().unwrap_or_default()
}

/// A button, or something chosen in a menu.
fn pressed(interaction: &Interaction) -> Option<Request> {
    let part = interaction.data.component_type?;
    let kind = match (CustomId::read(&interaction.data.custom_id)?, part) {
        (CustomId::Panel(key), part) => {
            let values = chosen(part, panel::setting(&key), &interaction.data)?;
            RequestKind::Panel { key, values }
        }
        (CustomId::Button(GameId(0), shown, verb), component::BUTTON) => {
            let file = carried(interaction.message.as_ref()?)?;
            RequestKind::StepReplay { shown, verb, file }
        }
        (CustomId::Button(game, version, verb), component::BUTTON) => {
            RequestKind::Press { game, version, verb }
        }
        (CustomId::Menu(game, version), component::STRING_SELECT) => {
            let text = interaction.data.values.first()?.clone();
            RequestKind::SelectMove { game, version, text }
        }
        (CustomId::Choose(game, version, text), component::BUTTON) => {
            RequestKind::SelectMove { game, version, text }
        }
        (CustomId::Page(leaf), component::BUTTON) => RequestKind::ShowPage(leaf),
        _ => return None,
    };
    Some(Request { caller: caller(interaction), kind })
}

/// Values chosen in a part of a panel; none if no such part sets this setting. Of channels and roles it takes those alone that
/// Discord describes, which are the server's.
fn chosen(part: u8, setting: Option<Setting>, data: &Data) -> Option<Vec<String>> {
    let is_known = |id: &String| {
        let id = id.parse().ok().map(Snowflake);
        id.is_some_and(|id| match part {
            component::ROLE_SELECT => data.resolved.roles.contains_key(&id),
            _ => data.resolved.channels.contains_key(&id),
        })
    };
    match (part, setting.filter(|setting| setting.takes_ids())) {
        (component::ROLE_SELECT, Some(Setting::Role(_))) => {}
        (_, Some(Setting::Role(_))) => return None,
        (component::CHANNEL_SELECT, Some(_)) => {}
        (component::BUTTON, None) => return Some(Vec::new()),
        (component::STRING_SELECT, None) => return Some(data.values.clone()),
        _ => return None,
    }
    let known: Vec<String> = data.values.iter().filter(|id| is_known(id)).cloned().collect();
    (data.values.is_empty() || !known.is_empty()).then_some(known)
}

/// A modal that was filled in.
fn form(interaction: &Interaction) -> Option<Request> {
    let fields = ModalPart::fields(&interaction.data.components);
    let id = CustomId::read(&interaction.data.custom_id)?;
    if let CustomId::Fields(key, _) = id {
        let kind = RequestKind::SubmitForm { key, fields: filled_in(interaction, &fields) };
        return Some(Request { caller: caller(interaction), kind });
    }
    let text = fields.iter().find_map(|field| field.text())?.to_owned();
    let kind = match id {
        CustomId::Form(game, version, _) => RequestKind::SubmitMove { game, version, text },
        CustomId::Panel(key) if panel::has_form(&key) => {
            RequestKind::Panel { key, values: vec![text] }
        }
        CustomId::Panel(_)
        | CustomId::Button(..)
        | CustomId::Menu(..)
        | CustomId::Choose(..)
        | CustomId::Page(_)
        | CustomId::Fields(..) => return None,
    };
    Some(Request { caller: caller(interaction), kind })
}

/// Values of a form's fields, as far as they were filled in and their types are known.
fn filled_in(interaction: &Interaction, fields: &[&ModalPart]) -> Arguments {
    let resolved = &interaction.data.resolved;
    let id = |field: &ModalPart| field.values.first()?.parse().ok().map(Snowflake);
    let value = |field: &ModalPart| {
        Some(match field.kind {
            component::TEXT_INPUT | component::STRING_SELECT | component::RADIO_GROUP => {
                Value::Text(field.text().filter(|text| !text.is_empty())?.to_owned())
            }
            component::CHECKBOX => Value::Flag(field.value.as_bool()?),
            component::USER_SELECT => {
                let user = resolved.users.get(&id(field)?)?;
                Value::Person(opponent(user, interaction.application_id))
            }
            component::FILE_UPLOAD => Value::File(file(resolved.attachments.get(&id(field)?)?)),
            _ => return None,
        })
    };
    let read = |arguments: Arguments, field: &&ModalPart| match value(field) {
        Some(value) => arguments.with(&field.custom_id, value),
        None => arguments,
    };
    fields.iter().fold(Arguments::default(), read)
}

/// Returns the person who uses the bot, and the place.
pub fn caller(interaction: &Interaction) -> Caller {
    let present = is_bot_in_channel(interaction);
    let message = interaction.message.as_ref();
    let member = interaction.member.as_ref();
    let permissions = member.and_then(|member| member.permissions);
    let astray = is_astray(interaction);
    Caller {
        interaction: interaction.id.0,
        token: interaction.token.clone(),
        // An interaction that was read has a person.
        person: interaction.person().map_or(0, |person| person.id.0),
        locale: Locale::of(&interaction.locale),
        guild_locale: Locale::of(
            interaction.guild_locale.as_deref().unwrap_or(&interaction.locale),
        ),
        client_locale: Locale::of(&interaction.locale),
        venue: Venue {
            guild: interaction.guild_id.map(|id| id.0),
            channel: interaction.channel_id.0,
        },
        answers_question: astray,
        parent: interaction.channel.as_ref().and_then(Channel::parent),
        names: names(interaction),
        member_since: member.and_then(|member| member_since(member.joined_at.as_deref()?)),
        manages: permissions.is_some_and(manages),
        message: message.map(|message| message.id.0),
        ephemeral: message.is_some_and(is_ephemeral),
        astray,
        layout: message.is_some_and(|message| message.flags & COMPONENTS_V2 != 0),
        is_bot_dm: interaction.context == Some(context::BOT_DM),
        bot_in_channel: present,
        preferences: Preferences::default(),
        lettering: Lettering::default(),
        settings: None,
        missing_permissions: if present {
            let in_thread = interaction.channel.as_ref().is_some_and(Channel::is_thread);
            missing_permissions_of(in_thread, interaction.app_permissions)
        } else {
            missing_of_installer(permissions)
        },
        bot_manages_roles: interaction.app_permissions.is_some_and(manages_roles),
        outside_thread: false,
        roles_out_of_reach: Vec::new(),
        role_right: role_right(permissions),
        closed_channels: closed_channels(&interaction.data.resolved),
        roles: member.iter().flat_map(|member| &member.roles).map(|role| role.0).collect(),
    }
}

/// True if only one person sees a message.
fn is_ephemeral(message: &Message) -> bool {
    message.flags & EPHEMERAL != 0
}

/// True if a public message names nothing of what was pressed or filled in there.
fn is_astray(interaction: &Interaction) -> bool {
    let message = interaction.message.as_ref().filter(|message| !is_ephemeral(message));
    let pressed = CustomId::read(&interaction.data.custom_id);
    message.zip(pressed).is_some_and(|(message, id)| !message_menu::names(message, &id))
}

/// Reads the time since which someone is a member (UTC ms); none where it is no time.
fn member_since(text: &str) -> Option<i64> {
    let at: jiff::Timestamp = text.parse().ok()?;
    Some(at.as_second() * 1000)
}

fn slash(interaction: &Interaction) -> RequestKind {
    RequestKind::Command { name: interaction.data.name.clone(), arguments: arguments(interaction) }
}

/// The subcommand, if there is one, and the options of it or of the command.
fn given(interaction: &Interaction) -> (Option<&str>, &[CommandOption]) {
    match &interaction.data.options[..] {
        [only] if only.kind == option::SUBCOMMAND => (Some(&only.name), &only.options),
        options => (None, options),
    }
}

/// Values of the options, as far as their types are known.
fn arguments(interaction: &Interaction) -> Arguments {
    let (subcommand, options) = given(interaction);
    let bot = interaction.application_id;
    let resolved = &interaction.data.resolved;
    let read = |arguments: Arguments, option: &CommandOption| {
        let name = option.name.as_str();
        match value(option, resolved, bot) {
            Some(value) => arguments.with(name, value),
            None => arguments,
        }
    };
    options.iter().fold(Arguments::of_subcommand(subcommand), read)
}

/// Value of an option that is not being typed.
fn value(option: &CommandOption, resolved: &Resolved, bot: Snowflake) -> Option<Value> {
    let text = option.value.as_str().filter(|_| !option.focused);
    let id = || text?.parse().ok().map(Snowflake);
    Some(match option.kind {
        option::STRING => Value::Text(text?.to_owned()),
        option::BOOLEAN => Value::Flag(option.value.as_bool()?),
        option::USER => Value::Person(opponent(resolved.users.get(&id()?)?, bot)),
        option::ATTACHMENT => Value::File(file(resolved.attachments.get(&id()?)?)),
        _ => return None,
    })
}

/// The person's menu has one command, whatever its name in their language. A bot has nothing to fill in: a game against
/// this one begins at once.
fn challenge_from_menu(interaction: &Interaction) -> Option<RequestKind> {
    let user = interaction.data.resolved.users.get(&interaction.data.target_id?)?;
    let opponent = opponent(user, interaction.application_id);
    if !opponent.is_bot {
        return Some(RequestKind::OpenChallenge(Some(opponent)));
    }
    let arguments = Arguments::default().with_person("opponent", opponent);
    Some(RequestKind::command("challenge", arguments))
}

/// A person that a command names. A bot's user has the id of its application, except for bots from before 2016.
fn opponent(user: &User, bot: Snowflake) -> Opponent {
    Opponent { person: user.id.0, is_bot: user.bot, is_self: user.id == bot }
}

/// Names of a person, the nearest first. Names are at most 32 characters long.
fn names(interaction: &Interaction) -> Vec<String> {
    let nick = interaction.member.as_ref().and_then(|member| member.nick.as_ref());
    let user = interaction.person();
    let global = user.and_then(|user| user.global_name.as_ref());
    let names = [nick, global, user.map(|user| &user.username)];
    names.into_iter().flatten().cloned().collect()
}

/// The record that a replay's message carries beside its picture.
fn carried(message: &Message) -> Option<File> {
    message.attachments.iter().find(|attachment| attachment.filename == RECORD).map(file)
}

/// A file before it is fetched.
pub(super) fn file(attachment: &Attachment) -> File {
    let content = Err(Refusal::new("file-lost"));
    File { address: attachment.url.clone(), size: attachment.size, content }
}

/// True if a person with these permissions may manage the server.
/// <https://discord.com/developers/docs/topics/permissions>
fn manages(given: Permissions) -> bool {
    given.contains(Permissions::MANAGE_GUILD) || given.contains(Permissions::ADMINISTRATOR)
}

/// True if someone with these permissions may manage roles.
/// <https://discord.com/developers/docs/topics/permissions>
pub(super) fn manages_roles(given: Permissions) -> bool {
    given.contains(Permissions::MANAGE_ROLES) || given.contains(Permissions::ADMINISTRATOR)
}

/// Returns the right of a person with these permissions in a channel to give roles. A channel's line can give Manage Roles,
/// which is about its permissions alone; Administrator, which a server's owner has too, comes from their roles.
fn role_right(given: Option<Permissions>) -> RoleRight {
    match given {
        Some(given) if given.contains(Permissions::ADMINISTRATOR) => RoleRight::Held,
        _ => RoleRight::Unknown,
    }
}

/// True if the bot itself is in the channel of the interaction: installed in the server, or the other side of the direct
/// messages. A bot that only its user installed sees nothing of the channel.
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object-authorizing-integration-owners-object>
fn is_bot_in_channel(interaction: &Interaction) -> bool {
    match (interaction.context, &interaction.authorizing_integration_owners) {
        (Some(context::BOT_DM), _) => true,
        (Some(context::PRIVATE_CHANNEL), _) => false,
        (_, Some(owners)) => owners.contains_key(GUILD_INSTALL),
        // The modal's id says it where Discord does not.
        (_, None) => {
            let id = CustomId::read(&interaction.data.custom_id);
            matches!(id, Some(CustomId::Form(_, _, true) | CustomId::Fields(_, true)))
        }
    }
}

/// Permissions that the bot needs in a server's channel and was not given.
/// <https://discord.com/developers/docs/topics/permissions>
fn missing_permissions_of(in_thread: bool, given: Option<Permissions>) -> Vec<Permission> {
    let Some(given) = given else { return Vec::new() };
    // In a thread the right to send messages does not count, the one for threads does.
    let send = if in_thread {
        (Permissions::SEND_MESSAGES_IN_THREADS, Permission::SendMessagesInThreads)
    } else {
        (Permissions::SEND_MESSAGES, Permission::SendMessages)
    };
    let needed = [
        (Permissions::VIEW_CHANNEL, Permission::ViewChannel),
        send,
        (Permissions::ATTACH_FILES, Permission::AttachFiles),
    ];
    needed.into_iter().filter(|(bit, _)| !given.contains(*bit)).map(|(_, right)| right).collect()
}

/// Channels that were chosen and in which the bot lacks a permission, in the order of their ids.
fn closed_channels(resolved: &Resolved) -> Vec<u64> {
    let is_closed = |channel: &ResolvedChannel| {
        let missing = missing_permissions_of(channel.has_threads_alone(), channel.app_permissions);
        !missing.is_empty()
    };
    let closed = resolved.channels.iter().filter(|(_, channel)| is_closed(channel));
    let mut closed: Vec<u64> = closed.map(|(id, _)| id.0).collect();
    closed.sort_unstable();
    closed
}

/// Permissions that a person needs where only they installed the bot: without them Discord shows its answers to that
/// person alone.
/// <https://discord.com/developers/docs/topics/permissions>
fn missing_of_installer(given: Option<Permissions>) -> Vec<Permission> {
    match given {
        Some(given) if !given.contains(Permissions::USE_EXTERNAL_APPS) => {
            vec![Permission::UseExternalApps]
        }
        _ => Vec::new(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_permission_in_a_channel_but_administrator_gives_a_right_to_roles() {
        let both = Permissions(Permissions::MANAGE_GUILD.0 | Permissions::MANAGE_ROLES.0);
        assert_eq!(role_right(Some(both)), RoleRight::Unknown);
        assert_eq!(role_right(None), RoleRight::Unknown);
        assert_eq!(role_right(Some(Permissions::ADMINISTRATOR)), RoleRight::Held);
    }
}
