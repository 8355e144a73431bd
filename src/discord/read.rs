//! From Discord's interactions to the app's requests.

use super::custom_id::CustomId;
use crate::app::pace::Pace;
use crate::app::replay::RECORD;
use crate::app::request::{
    Ask, Caller, File, First, Leaf, Listed, Moderation, Opponent, POINTS, Past, Request, Right,
    Typing, Wish,
};
use crate::game::Refusal;
use crate::records::Format;
use crate::store::{GameId, Preferences, Venue};
use crate::words::Locale;
use serenity::all::{
    ActionRowComponent, Attachment, AuthorizingIntegrationOwner, AuthorizingIntegrationOwners,
    ChannelType, CommandInteraction, CommandType, ComponentInteraction,
    ComponentInteractionDataKind, InteractionContext, Message, MessageFlags, ModalInteraction,
    PartialChannel, Permissions, ResolvedOption, ResolvedTarget, ResolvedValue, User,
};

/// Who asks, from any of serenity's interactions, which are different types with the same fields.
macro_rules! caller {
    ($interaction:expr, $present:expr, $alone:expr, $message:expr) => {
        Caller {
            interaction: $interaction.id.get(),
            token: $interaction.token.clone(),
            person: $interaction.user.id.get(),
            locale: Locale::of(&$interaction.locale),
            house: Locale::of($interaction.guild_locale.as_deref().unwrap_or(&$interaction.locale)),
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
            whispered: false,
            alone: $alone,
            present: $present,
            wishes: Preferences::default(),
            lacks: if $present {
                lacks($interaction.channel.as_ref(), $interaction.app_permissions)
            } else {
                lacks_abroad($interaction.member.as_ref().and_then(|member| member.permissions))
            },
        }
    };
}

/// A slash command, or one of a person's menu.
pub fn command(interaction: &CommandInteraction) -> Option<Request> {
    let ask = match interaction.data.kind {
        CommandType::User => challenge_from_menu(interaction)?,
        _ => slash(interaction)?,
    };
    Some(Request { caller: caller_of_command(interaction), ask })
}

/// An option that is being typed.
pub fn typing(interaction: &CommandInteraction) -> Option<Request> {
    let options = interaction.data.options();
    let (option, typed) = options.iter().find_map(|option| match option.value {
        ResolvedValue::Autocomplete { value, .. } => Some((option.name, value)),
        _ => None,
    })?;
    let ask = Ask::Complete(Typing {
        command: interaction.data.name.clone(),
        option: option.to_owned(),
        typed: typed.to_owned(),
        game: text(&options, "game"),
    });
    Some(Request { caller: caller_of_command(interaction), ask })
}

/// A button, or something chosen in a menu.
pub fn component(interaction: &ComponentInteraction) -> Option<Request> {
    let ask = match (CustomId::read(&interaction.data.custom_id)?, &interaction.data.kind) {
        (CustomId::Panel(key), kind) => Ask::Panel { key, values: chosen(kind)? },
        (CustomId::Button(GameId(0), shown, verb), ComponentInteractionDataKind::Button) => {
            Ask::Walk { shown, verb, file: carried(&interaction.message)? }
        }
        (CustomId::Button(game, version, verb), ComponentInteractionDataKind::Button) => {
            Ask::Press { game, version, verb }
        }
        (CustomId::Menu(game, version), ComponentInteractionDataKind::StringSelect { values }) => {
            Ask::Choose { game, version, text: values.first()?.clone() }
        }
        (CustomId::Choose(game, version, text), ComponentInteractionDataKind::Button) => {
            Ask::Choose { game, version, text }
        }
        (CustomId::Leaf(leaf), ComponentInteractionDataKind::Button) => Ask::Look(leaf),
        _ => return None,
    };
    Some(Request { caller: caller_of_component(interaction), ask })
}

/// What a part of a panel gives.
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
    let (ask, present) = match id {
        CustomId::Form(game, version, present) => (Ask::Typed { game, version, text }, present),
        CustomId::Panel(key) => (Ask::Panel { key, values: vec![text] }, false),
        CustomId::Button(..) | CustomId::Menu(..) | CustomId::Choose(..) | CustomId::Leaf(_) => {
            return None;
        }
    };
    Some(Request { caller: caller_of_form(interaction, present), ask })
}

/// Who pressed a button or chose in a menu, and where.
pub fn caller_of_component(interaction: &ComponentInteraction) -> Caller {
    let present = is_present(interaction.context, &interaction.authorizing_integration_owners);
    let flags = interaction.message.flags.unwrap_or_default();
    Caller {
        whispered: flags.contains(MessageFlags::EPHEMERAL),
        ..caller!(
            interaction,
            present,
            is_alone(interaction.context),
            Some(interaction.message.id.get())
        )
    }
}

/// Who uses a command, and where.
pub fn caller_of_command(interaction: &CommandInteraction) -> Caller {
    let present = is_present(interaction.context, &interaction.authorizing_integration_owners);
    caller!(interaction, present, is_alone(interaction.context), None)
}

/// Who sent a form, and where; whether the bot is there is not said.
pub fn caller_of_form(interaction: &ModalInteraction, present: bool) -> Caller {
    let message = interaction.message.as_ref();
    let flags = message.and_then(|message| message.flags).unwrap_or_default();
    Caller {
        whispered: flags.contains(MessageFlags::EPHEMERAL),
        ..caller!(interaction, present, false, message.map(|message| message.id.get()))
    }
}

fn slash(interaction: &CommandInteraction) -> Option<Ask> {
    let options = interaction.data.options();
    let game = text(&options, "game");
    Some(match interaction.data.name.as_str() {
        "challenge" => Ask::Challenge(Wish {
            opponent: opponent(&options, "opponent"),
            others: ["second", "third"]
                .iter()
                .filter_map(|name| opponent(&options, name))
                .collect(),
            seats: text(&options, "seats").and_then(|seats| seats.parse().ok()),
            game: game.unwrap_or_default(),
            rules: text(&options, "rules").unwrap_or_default(),
            first: text(&options, "first").map_or(First::Random, |word| First::read(&word)),
            pace: text(&options, "clock").and_then(|word| Pace::read(&word)),
            rated: flag(&options, "rated"),
        }),
        "move" => Ask::Move { text: text(&options, "where")?, game },
        "board" if flag(&options, "text") == Some(true) => Ask::Told { game },
        "board" => Ask::Board { game, here: flag(&options, "here").unwrap_or(false) },
        "games" => Ask::Games(Listed {
            which: text(&options, "list").unwrap_or_else(|| Listed::WHICH[0].to_owned()),
            game,
            with: opponent(&options, "with").map(|with| with.person),
        }),
        "draw" => Ask::Draw { game },
        "takeback" => Ask::Takeback { game },
        "abort" => Ask::Abort { game },
        "rematch" => Ask::Rematch { game },
        "settings" => Ask::Settings(Moderation {
            deed: text(&options, "do").unwrap_or_default(),
            game,
            person: opponent(&options, "person").map(|person| person.person),
        }),
        "block" => Ask::Block(opponent(&options, "person")),
        "privacy" => Ask::Privacy,
        "resign" => Ask::Resign { game },
        "leaderboard" => Ask::Look(Leaf::Ladder {
            pool: text(&options, "pool"),
            season: text(&options, "season").and_then(|season| season.trim().parse().ok()),
            page: 0,
            text: flag(&options, "text").unwrap_or(false),
        }),
        "profile" => Ask::Look(Leaf::Profile(person(&options, "player"))),
        "history" => Ask::Look(Leaf::History(past(&options))),
        "rules" => Ask::Rules { game: game? },
        "replay" => Ask::Replay { game, file: attached(&options) },
        "export" => {
            let format = text(&options, "format")
                .and_then(|word| Format::named(&word))
                .unwrap_or(Format::Sgf);
            Ask::Export { game, file: attached(&options), format }
        }
        "pause" => Ask::Pause { game },
        "vacation" => Ask::Vacation { begin: text(&options, "do").map(|word| word == "start") },
        "help" => Ask::Help,
        "preferences" => Ask::Preferences,
        _ => return None,
    })
}

/// The person's menu has one command, whatever its name in their language.
fn challenge_from_menu(interaction: &CommandInteraction) -> Option<Ask> {
    let Some(ResolvedTarget::User(user, _)) = interaction.data.target() else { return None };
    let opponent = Some(Opponent { person: user.id.get(), is_bot: user.bot });
    Some(Ask::Challenge(Wish { opponent, ..Wish::default() }))
}

fn text(options: &[ResolvedOption<'_>], name: &str) -> Option<String> {
    options.iter().find(|option| option.name == name).and_then(|option| match option.value {
        ResolvedValue::String(value) | ResolvedValue::Autocomplete { value, .. } => {
            Some(value.to_owned())
        }
        _ => None,
    })
}

fn flag(options: &[ResolvedOption<'_>], name: &str) -> Option<bool> {
    options.iter().find(|option| option.name == name).and_then(|option| match option.value {
        ResolvedValue::Boolean(value) => Some(value),
        _ => None,
    })
}

fn person(options: &[ResolvedOption<'_>], name: &str) -> Option<u64> {
    options.iter().find(|option| option.name == name).and_then(|option| match option.value {
        ResolvedValue::User(user, _) => Some(user.id.get()),
        _ => None,
    })
}

fn attached(options: &[ResolvedOption<'_>]) -> Option<File> {
    options.iter().find_map(|option| match option.value {
        ResolvedValue::Attachment(attachment) => Some(file(attachment)),
        _ => None,
    })
}

fn past(options: &[ResolvedOption<'_>]) -> Past {
    let result = text(options, "result");
    Past {
        person: person(options, "player"),
        pool: text(options, "pool"),
        opponent: person(options, "opponent"),
        points: POINTS
            .iter()
            .find(|(_, word)| result.as_deref() == Some(word))
            .map(|(points, _)| *points),
        rated: flag(options, "rated").unwrap_or(false),
        page: 0,
    }
}

/// What a person is called, the nearest name first. Names are at most 32 characters long.
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

fn opponent(options: &[ResolvedOption<'_>], name: &str) -> Option<Opponent> {
    options.iter().filter(|option| option.name == name).find_map(|option| match option.value {
        ResolvedValue::User(user, _) => Some(Opponent { person: user.id.get(), is_bot: user.bot }),
        _ => None,
    })
}

/// Whether somebody with these permissions may manage the server.
/// <https://discord.com/developers/docs/topics/permissions>
fn manages(given: Permissions) -> bool {
    given.intersects(Permissions::MANAGE_GUILD | Permissions::ADMINISTRATOR)
}

/// Whether the interaction happened in direct messages with the bot, where nobody else is.
fn is_alone(context: Option<InteractionContext>) -> bool {
    context == Some(InteractionContext::BotDm)
}

/// Whether the bot itself is where the interaction happened: installed in the server, or the other side of the direct
/// messages. A bot that only its user installed sees nothing of the channel.
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object-authorizing-integration-owners-object>
fn is_present(context: Option<InteractionContext>, owners: &AuthorizingIntegrationOwners) -> bool {
    match context {
        Some(InteractionContext::BotDm) => true,
        Some(InteractionContext::PrivateChannel) => false,
        _ => owners
            .0
            .iter()
            .any(|owner| matches!(owner, AuthorizingIntegrationOwner::GuildInstall(_))),
    }
}

/// What the bot needs in a server's channel where it is present, and was not given.
/// <https://discord.com/developers/docs/topics/permissions>
fn lacks(channel: Option<&PartialChannel>, given: Option<Permissions>) -> Vec<Right> {
    let Some(given) = given else { return Vec::new() };
    let thread = channel.is_some_and(|channel| {
        matches!(
            channel.kind,
            ChannelType::PublicThread | ChannelType::PrivateThread | ChannelType::NewsThread
        )
    });
    // In a thread the right to send messages does not count, the one for threads does.
    let send = if thread {
        (Permissions::SEND_MESSAGES_IN_THREADS, Right::SendMessagesInThreads)
    } else {
        (Permissions::SEND_MESSAGES, Right::SendMessages)
    };
    let needed = [
        (Permissions::VIEW_CHANNEL, Right::ViewChannel),
        send,
        (Permissions::ATTACH_FILES, Right::AttachFiles),
    ];
    needed.into_iter().filter(|(bit, _)| !given.contains(*bit)).map(|(_, right)| right).collect()
}

/// What a person needs in a server to which they brought the bot: without it Discord shows its answers to them alone.
/// <https://discord.com/developers/docs/topics/permissions>
fn lacks_abroad(given: Option<Permissions>) -> Vec<Right> {
    match given {
        Some(given) if !given.contains(Permissions::USE_EXTERNAL_APPS) => {
            vec![Right::UseExternalApps]
        }
        _ => Vec::new(),
    }
}
