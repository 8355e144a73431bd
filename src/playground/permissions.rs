//! The permission bits that matter to a bot which answers commands and posts pictures.
//! <https://discord.com/developers/docs/topics/permissions>

/// Sees everything and may do everything.
pub const ADMINISTRATOR: u64 = 1 << 3;
/// May change the server's settings.
pub const MANAGE_SERVER: u64 = 1 << 5;
/// Sees the channel at all; without it every request there is answered 50001.
pub const VIEW_CHANNEL: u64 = 1 << 10;
/// May write messages.
pub const SEND_MESSAGES: u64 = 1 << 11;
/// Links and embeds are shown.
pub const EMBED_LINKS: u64 = 1 << 14;
/// May attach files.
pub const ATTACH_FILES: u64 = 1 << 15;
/// May read what was written before.
pub const READ_MESSAGE_HISTORY: u64 = 1 << 16;
/// `@everyone` pings everyone.
pub const MENTION_EVERYONE: u64 = 1 << 17;
/// May give and take away the roles below its own highest one.
pub const MANAGE_ROLES: u64 = 1 << 28;
/// May use slash commands.
pub const USE_COMMANDS: u64 = 1 << 31;
/// Answers of an app that a person installed are seen by all.
pub const USE_EXTERNAL_APPS: u64 = 1 << 50;

/// May begin threads that all may see.
pub const CREATE_PUBLIC_THREADS: u64 = 1 << 35;
/// May write messages in threads.
pub const SEND_MESSAGES_IN_THREADS: u64 = 1 << 38;

/// Permissions of the bot in a channel unless a test takes them away.
pub const BOT_DEFAULT: u64 = VIEW_CHANNEL
    | SEND_MESSAGES
    | EMBED_LINKS
    | ATTACH_FILES
    | READ_MESSAGE_HISTORY
    | CREATE_PUBLIC_THREADS
    | SEND_MESSAGES_IN_THREADS;

/// Permissions of an ordinary member.
pub const MEMBER: u64 = BOT_DEFAULT | USE_COMMANDS | USE_EXTERNAL_APPS;

/// Permissions of the server's owner.
pub const OWNER: u64 = MEMBER | ADMINISTRATOR | MANAGE_SERVER | MENTION_EVERYONE;
