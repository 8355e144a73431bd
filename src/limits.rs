//! Limits that Discord sets on messages, components and interactions, each with the page that states
//! it, and the margins that the bot keeps below them.

use crate::clock::MINUTE_MS;

/// Longest text of a message, in characters.
/// <https://discord.com/developers/docs/resources/message#create-message>
pub const MESSAGE_LENGTH: usize = 2_000;

/// Longest text of a message with a board or diagrams drawn in letters, in characters: the rest is
/// for what surrounds them.
pub const TEXT_BOARD_LENGTH: usize = MESSAGE_LENGTH - 50;

/// Longest text of a message with a list, in characters.
pub const LIST_LENGTH: usize = MESSAGE_LENGTH - 100;

/// Longest text of a message of components alone, in characters: of all its text displays together.
/// <https://discord.com/developers/docs/components/reference#text-display>
pub const LAYOUT_LENGTH: usize = 4_000;

/// Longest description of an attachment, in characters.
/// <https://discord.com/developers/docs/resources/message#attachment-object>
pub const ALT_LENGTH: usize = 1_024;

/// Most bytes of a file, with a margin below Discord's 10 MiB.
/// <https://discord.com/developers/docs/reference#uploading-files>
pub const FILE_BYTES: usize = 9 << 20;

/// Most bytes of all files of a message, with a margin below Discord's 25 MiB.
/// <https://discord.com/developers/docs/reference#uploading-files>
pub const FILES_BYTES: usize = 24 << 20;

/// Most options of a select menu.
/// <https://discord.com/developers/docs/components/reference#string-select>
pub const MENU_LENGTH: usize = 25;

/// Longest value of an option of a select menu, in characters.
/// <https://discord.com/developers/docs/components/reference#string-select>
pub const VALUE_LENGTH: usize = 100;

/// Most buttons in a row.
/// <https://discord.com/developers/docs/components/reference#action-row>
pub const BUTTONS_PER_ROW: usize = 5;

/// Longest label of a button, in characters.
/// <https://discord.com/developers/docs/components/reference#button>
pub const LABEL_LENGTH: usize = 80;

/// Longest placeholder of a modal's text input, in characters.
/// <https://discord.com/developers/docs/components/reference#text-input>
pub const PLACEHOLDER_LENGTH: usize = 100;

/// Most choices of autocomplete.
/// <https://discord.com/developers/docs/interactions/application-commands#autocomplete>
pub const CHOICES: usize = 25;

/// Longest custom id of a component, in characters.
/// <https://discord.com/developers/docs/components/reference#anatomy-of-a-component-custom-id>
pub const CUSTOM_ID_LENGTH: usize = 100;

/// Longest key of a panel's component, in bytes: the rest of the custom id is for its prefix.
pub const PANEL_KEY_LENGTH: usize = CUSTOM_ID_LENGTH - 20;

/// Longest action in the custom id of a button, in bytes: the rest is for the game's number and version.
pub const ACTION_KEY_LENGTH: usize = CUSTOM_ID_LENGTH - 45;

/// Longest name of a thread, in characters.
/// <https://discord.com/developers/docs/resources/channel#start-thread-from-message-json-params>
pub const THREAD_NAME_LENGTH: usize = 100;

/// Time for which an interaction token is used (ms): Discord's 15 minutes less one.
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#followup-messages>
pub const TOKEN_LASTS_MS: i64 = 14 * MINUTE_MS;
