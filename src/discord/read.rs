//! From Discord's interactions to the app's requests.

use super::custom_id::CustomId;
use crate::app::caller::{Caller, Permission};
use crate::app::input::arguments::{Arguments, Value};
use crate::app::input::request::{AutocompleteQuery, File, Opponent, Request, RequestKind};
use crate::app::output::reply::RECORD;
use crate::game::{Lettering, Refusal};
use crate::store::{GameId, Preferences, Venue};
use crate::words::Locale;
use serenity::all::{
    ActionRowComponent, Attachment, AuthorizingIntegrationOwner, AuthorizingIntegrationOwners,
    ChannelType, CommandInteraction, CommandType, ComponentInteraction,
    ComponentInteractionDataKind, InteractionContext, Message, MessageFlags, ModalInteraction,
    PartialChannel, Permissions, ResolvedOption, ResolvedTarget, ResolvedValue, User,
};

/// Makes the caller from any of serenity's interactions, which are different types with the same fields.
macro_rules! caller {
    ($interaction:expr, $bot_in_channel:expr, $is_bot_dm:expr, $message:expr) => {
        Caller {
            interaction: $interaction.id.get(),
            token: $interaction.token.clone(),
            person: $interaction.user.id.get(),
            locale: Locale::of(&$interaction.locale),
            guild_locale: Locale::of(
                $interaction.guild_locale.as_deref().unwrap_or(&$interaction.locale),
            ),
            venue: Venue {
                guild: $interaction.guild_id.map(|id| id.get()),
                channel: $interaction.channel_id.get(),
            },
            names: names(
                &$interaction.user,
                $interaction.member.as_ref().and_then(|member| member.nick.as_deref()),
            ),
            member_since: $interaction
                .member
                .as_ref()
                .and_then(|member| member.joined_at)
                .map(|at| at.unix_timestamp() * 1000),
            manages: $interaction
                .member
                .as_ref()
                .and_then(|member| member.permissions)
                .is_some_and(manages),
            message: $message,
            ephemeral: false,
            is_bot_dm: $is_bot_dm,
            bot_in_channel: $bot_in_channel,
            preferences: Preferences::default(),
            lettering: Lettering::default(),
            missing_permissions: if $bot_in_channel {
                missing_permissions_of($interaction.channel.as_ref(), $interaction.app_permissions)
            } else {
                missing_of_installer(
                    $interaction.member.as_ref().and_then(|member| member.permissions),
                )
            },
        }
    };
}

/// A slash command, or one of a person's menu.
pub fn command(interaction: &CommandInteraction) -> Option<Request> {
    let kind = match interaction.data.kind {
        CommandType::User => challenge_from_menu(interaction)?,
        _ => slash(interaction),
    };
    Some(Request { caller: caller_of_command(interaction), kind })
}

/// An option that is being typed.
pub fn typing(interaction: &CommandInteraction) -> Option<Request> {
    let options = interaction.data.options();
    let (option, typed) = options.iter().find_map(|option| match option.value {
        ResolvedValue::Autocomplete { value, .. } => Some((option.name, value)),
        _ => None,
    })?;
    let kind = RequestKind::Autocomplete(AutocompleteQuery {
        command: interaction.data.name.clone(),
        option: option.to_owned(),
        typed: typed.to_owned(),
        game: arguments(&options, 0).string("game"),
    });
    Some(Request { caller: caller_of_command(interaction), kind })
}

/// A button, or something chosen in a menu.
pub fn component(interaction: &ComponentInteraction) -> Option<Request> {
    let kind = match (CustomId::read(&interaction.data.custom_id)?, &interaction.data.kind) {
        (CustomId::Panel(key), kind) => RequestKind::Panel { key, values: chosen(kind)? },
        (CustomId::Button(GameId(0), shown, verb), ComponentInteractionDataKind::Button) => {
            RequestKind::StepReplay { shown, verb, file: carried(&interaction.message)? }
        }
        (CustomId::Button(game, version, verb), ComponentInteractionDataKind::Button) => {
            RequestKind::Press { game, version, verb }
        }
        (CustomId::Menu(game, version), ComponentInteractionDataKind::StringSelect { values }) => {
            RequestKind::SelectMove { game, version, text: values.first()?.clone() }
        }
        (CustomId::Choose(game, version, text), ComponentInteractionDataKind::Button) => {
            RequestKind::SelectMove { game, version, text }
        }
        (CustomId::Page(leaf), ComponentInteractionDataKind::Button) => RequestKind::ShowPage(leaf),
        _ => return None,
    };
    Some(Request { caller: caller_of_component(interaction), kind })
}

/// Values chosen in a part of a panel.
fn chosen(kind: &ComponentInteractionDataKind) -> Option<Vec<String>> {
    match kind {
        ComponentInteractionDataKind::Button => Some(Vec::new()),
        ComponentInteractionDataKind::StringSelect { values } => Some(values.clone()),
        ComponentInteractionDataKind::ChannelSelect { values } => {
            Some(values.iter().map(|channel| channel.get().to_string()).collect())
        }
        _ => None,
    }
}

/// A form that was filled in.
pub fn form(interaction: &ModalInteraction) -> Option<Request> {
    let id = CustomId::read(&interaction.data.custom_id)?;
    let lines = interaction.data.components.iter().flat_map(|row| &row.components);
    let text = lines.into_iter().find_map(|line| match line {
        ActionRowComponent::InputText(input) => input.value.clone(),
        _ => None,
    })?;
    let (kind, present) = match id {
        CustomId::Form(game, version, present) => {
            (RequestKind::SubmitMove { game, version, text }, present)
        }
        CustomId::Panel(key) => (RequestKind::Panel { key, values: vec![text] }, false),
        CustomId::Button(..) | CustomId::Menu(..) | CustomId::Choose(..) | CustomId::Page(_) => {
            return None;
        }
    };
    Some(Request { caller: caller_of_form(interaction, present), kind })
}

/// Returns the person who pressed a button or chose in a menu, and the place.
pub fn caller_of_component(interaction: &ComponentInteraction) -> Caller {
    let present =
        is_bot_in_channel(interaction.context, &interaction.authorizing_integration_owners);
    let flags = interaction.message.flags.unwrap_or_default();
    Caller {
        ephemeral: flags.contains(MessageFlags::EPHEMERAL),
        ..caller!(
            interaction,
            present,
            is_bot_dm(interaction.context),
            Some(interaction.message.id.get())
        )
    }
}

/// Returns the person who uses a command, and the place.
pub fn caller_of_command(interaction: &CommandInteraction) -> Caller {
    let present =
        is_bot_in_channel(interaction.context, &interaction.authorizing_integration_owners);
    caller!(interaction, present, is_bot_dm(interaction.context), None)
}

/// Returns the person who sent a modal, and the place; Discord does not say if the bot is there.
pub fn caller_of_form(interaction: &ModalInteraction, bot_in_channel: bool) -> Caller {
    let message = interaction.message.as_ref();
    let flags = message.and_then(|message| message.flags).unwrap_or_default();
    Caller {
        ephemeral: flags.contains(MessageFlags::EPHEMERAL),
        ..caller!(interaction, bot_in_channel, false, message.map(|message| message.id.get()))
    }
}

fn slash(interaction: &CommandInteraction) -> RequestKind {
    RequestKind::Command {
        name: interaction.data.name.clone(),
        arguments: arguments(&interaction.data.options(), interaction.application_id.get()),
    }
}

/// Values of the options, as far as their types are known.
fn arguments(options: &[ResolvedOption<'_>], bot: u64) -> Arguments {
    options.iter().fold(Arguments::default(), |arguments, option| match option.value {
        ResolvedValue::String(text) => arguments.with_text(option.name, text),
        ResolvedValue::Boolean(flag) => arguments.with_flag(option.name, flag),
        ResolvedValue::User(user, _) => arguments.with_person(option.name, opponent(user, bot)),
        ResolvedValue::Attachment(attachment) => {
            arguments.with(option.name, Value::File(file(attachment)))
        }
        _ => arguments,
    })
}

/// The person's menu has one command, whatever its name in their language.
fn challenge_from_menu(interaction: &CommandInteraction) -> Option<RequestKind> {
    let Some(ResolvedTarget::User(user, _)) = interaction.data.target() else { return None };
    let opponent = opponent(user, interaction.application_id.get());
    let arguments = Arguments::default().with_person("opponent", opponent);
    Some(RequestKind::command("challenge", arguments))
}

/// A person that a command names. A bot's user has the id of its application, except for bots from before 2016.
fn opponent(user: &User, bot: u64) -> Opponent {
    Opponent { person: user.id.get(), is_bot: user.bot, is_self: user.id.get() == bot }
}

/// Names of a person, the nearest first. Names are at most 32 characters long.
fn names(user: &User, nick: Option<&str>) -> Vec<String> {
    let names = [nick, user.global_name.as_deref(), Some(user.name.as_str())];
    names.into_iter().flatten().map(str::to_owned).collect()
}

/// The record that a replay's message carries beside its picture.
fn carried(message: &Message) -> Option<File> {
    message.attachments.iter().find(|attachment| attachment.filename == RECORD).map(file)
}

/// A file before it is fetched.
fn file(attachment: &Attachment) -> File {
    let content = Err(Refusal::new("file-lost"));
    File { address: attachment.url.clone(), size: attachment.size.into(), content }
}

/// True if a person with these permissions may manage the server.
/// <https://discord.com/developers/docs/topics/permissions>
fn manages(given: Permissions) -> bool {
    given.intersects(Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR)
}

/// True if the interaction happened in direct messages with the bot.
fn is_bot_dm(context: Option<InteractionContext>) -> bool {
    context == Some(InteractionContext::BotDm)
}

/// True if the bot itself is in the channel of the interaction: installed in the server, or the other side of the direct
/// messages. A bot that only its user installed sees nothing of the channel.
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object-authorizing-integration-owners-object>
fn is_bot_in_channel(
    context: Option<InteractionContext>,
    owners: &AuthorizingIntegrationOwners,
) -> bool {
    match context {
        Some(InteractionContext::BotDm) => true,
        Some(InteractionContext::PrivateChannel) => false,
        _ => owners
            .0
            .iter()
            .any(|owner| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_))),
    }
}

/// Permissions that the bot needs in a server's channel and was not given.
/// <https://discord.com/developers/docs/topics/permissions>
fn missing_permissions_of(
    channel: Option<&PartialChannel>,
    given: Option<Permissions>,
) -> Vec<Permission> {
    let Some(given) = given else { return Vec::new() };
    let thread = channel.is_some_and(|channel| {
        matches!(
            channel.kind,
            ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread
        )
    });
    // In a thread the right to send messages does not count, the one for threads does.
    let send = if thread {
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
