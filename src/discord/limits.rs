//! Discord's limits, each with the page that states it, and the bot's own limits on time, number and size.

pub use crate::limits::{
    BUTTONS_PER_ROW, CUSTOM_ID_LENGTH, LABEL_LENGTH, LAYOUT_LENGTH, MENU_LENGTH, MESSAGE_LENGTH,
    PLACEHOLDER_LENGTH,
};
use std::time::Duration;

/// Discord's own base address.
pub const DISCORD: &str = "https://discord.com";

/// Longest text of one text display, in characters: the documents limit their sum alone, libraries each.
/// <https://discord.com/developers/docs/components/reference#text-display>
pub const TEXT_LENGTH: usize = 2_000;

/// Most pictures of a gallery.
/// <https://discord.com/developers/docs/components/reference#media-gallery>
pub const GALLERY_LENGTH: usize = 10;

/// Time for which an answer is tried. An interaction that is not acknowledged within 3 s is lost; the rest is for the
/// network.
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-response>
pub const ANSWER_WITHIN: Duration = Duration::from_millis(2_700);

/// Time after which an interaction gets a deferred response if its answer is not ready.
pub const DEFER_AFTER: Duration = Duration::from_millis(1_500);

/// Further time after which an answer that cannot be deferred is given up.
pub const GIVE_UP_AFTER: Duration = Duration::from_millis(900);

/// Longest wait for the answers under way when the program ends; a move whose answer is missing is shown by the outbox
/// after the next start.
pub const ANSWERS_CLOSING: Duration = Duration::from_secs(10);

/// Time for which the HTTP front still takes interactions when the program ends, so that a load balancer finds out.
pub const LEAVING: Duration = Duration::from_secs(5);

/// Longest time without an answer on a connection to the HTTP front: the body of a request takes five seconds at most, and
/// a proxy may keep a connection for the next one.
pub const FRONT_SILENCE: Duration = Duration::from_secs(30);

/// Time for which the outbox takes up further tasks when the program ends; the rest waits for the next start.
pub const OUTBOX_CLOSING: Duration = Duration::from_millis(800);

/// Time after which the outbox's requests under way are broken off when the program ends; their tasks wait for the next
/// start as well.
pub const CLOSING: Duration = Duration::from_millis(1_300);

/// Longest wait for shards to close when the program ends. A shard that is away answers no order, and nothing is lost
/// with it.
pub const SHARDS_CLOSE_WITHIN: Duration = Duration::from_millis(500);

/// Most bytes that are read of what comes back; Discord's longest lists have a tenth of it.
pub const MOST_BYTES: usize = 16 << 20;

/// Time limit of a request other than an answer, with the reading of what comes back.
pub const REQUEST_WITHIN: Duration = Duration::from_secs(15);

/// Longest time without a word from the gateway: Discord has a heartbeat sent, which it acknowledges, every 41 s.
/// <https://discord.com/developers/docs/events/gateway#sending-heartbeats>
pub const GATEWAY_SILENCE: Duration = Duration::from_secs(60);

/// Least time after an IDENTIFY that failed; Discord takes one in 5 s, and resets the token after 1,000 in a day.
/// <https://discord.com/developers/docs/events/gateway#rate-limiting>
pub const IDENTIFY_AGAIN_AFTER: Duration = Duration::from_secs(5);

/// Most time after an IDENTIFY that failed: 288 in a day.
pub const IDENTIFY_AGAIN_WITHIN: Duration = Duration::from_secs(300);

/// Shortest pause after a 429 at the start; the next one is twice as long.
pub const LEAST_WAIT: Duration = Duration::from_millis(100);

/// Time for which nothing is sent after a refusal of Discord's edge that names none; the next time is twice as long. A ban
/// lasts for minutes to hours, and requests make it longer.
/// <https://github.com/discord/discord-api-docs/issues/5810>
pub const EDGE_HOLD: Duration = Duration::from_secs(60);

/// Longest pause after a 429 that names no longer one.
pub const LONGEST_PAUSE: Duration = Duration::from_secs(600);

/// Time without an answer of Discord's after which a node does not lead while another one can, and `/healthz` says so.
pub const UNREACHED: Duration = Duration::from_secs(20);

/// Time without a written presence after which `/healthz` says so: more than the lead of a node lasts without one.
pub const ABSENT: Duration = Duration::from_secs(15);

/// Pause before a background loop that has panicked is started again.
pub const RESTART_AFTER: Duration = Duration::from_secs(5);

/// Interval of housekeeping and of checks that ask Discord about servers and members.
pub const HOUSEKEEPING: Duration = Duration::from_secs(60);

/// Time limit of one task of the outbox, after which it is put off.
pub const TASK_WITHIN: Duration = Duration::from_secs(20);

/// Requests in a second of all nodes together that count against the global limit of 50.
/// <https://discord.com/developers/docs/topics/rate-limits#global-rate-limit>
pub const PACED_PER_SECOND: u32 = 40;

/// The share of a node that does not lead, for what interactions ask of Discord as the bot. The leader has the rest, of
/// which it keeps [`LEAST_SHARE`]: many nodes have less.
pub const FOLLOWER_SHARE: u32 = 4;

/// Least share of the leader, however many nodes there are.
pub const LEAST_SHARE: u32 = 8;

/// Most servers on one page of those that the bot is in.
/// <https://discord.com/developers/docs/resources/user#get-current-user-guilds>
pub const GUILDS_PER_PAGE: u32 = 200;

/// The longest name of an autocomplete choice, in characters.
/// <https://discord.com/developers/docs/interactions/application-commands#application-command-object-application-command-option-choice-structure>
pub const CHOICE_LENGTH: usize = 100;

/// The longest title of a modal.
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-response-object-modal>
pub const FORM_TITLE_LENGTH: usize = 45;

/// The longest explanation of a modal's field.
/// <https://discord.com/developers/docs/components/reference#label>
pub const NOTE_LENGTH: usize = 100;

/// The longest text of a modal's field.
/// <https://discord.com/developers/docs/components/reference#text-input>
pub const LINES_LENGTH: usize = 4_000;

/// The largest attached record that is fetched, in bytes; a game of thousands of moves has a tenth of it.
pub const FILE_BYTES: u64 = 256 * 1024;

/// Hosts of attached files; nothing is fetched from anywhere else.
/// <https://discord.com/developers/docs/reference#image-formatting>
pub const FILE_HOSTS: [&str; 2] = ["cdn.discordapp.com", "media.discordapp.net"];

/// Time limit of fetching an attached file.
pub const FILE_WITHIN: Duration = Duration::from_secs(10);

/// The window in which Discord counts requests that it answers with 401, 403 or 429, of which it takes 10,000.
/// <https://discord.com/developers/docs/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans>
pub const INVALID_WITHIN: Duration = Duration::from_secs(600);

/// Number of invalid requests that the bot allows itself, all its nodes together. Others may share its address.
pub const MOST_INVALID: usize = 5_000;

/// Number of them that are kept for answers to interactions.
pub const OF_ANSWERS: usize = 2_000;

/// Number of them that requests in one server may use, its interactions' answers aside.
pub const MOST_INVALID_OF_SERVER: usize = 250;

/// Time for which nothing is sent into a channel that has refused the bot, answers to interactions aside.
pub const LEFT_ALONE: Duration = Duration::from_secs(600);

/// Number of edits of messages older than an hour that Discord takes in a channel, and the time in which. It documents neither;
/// a bot's author has seen about these.
/// <https://github.com/discord/discord-api-docs/discussions/4413>
pub const OLD_EDITS: usize = 3;
/// See [`OLD_EDITS`].
pub const OLD_EDITS_WITHIN: Duration = Duration::from_secs(20);

/// Number of refusals in a row, an hour's, after which nothing waits for a channel any more.
pub const LOST_AFTER: u32 = 6;

/// Interactions that are taken at once; more are answered with a sentence that asks for patience.
pub const AT_ONCE: u32 = 512;

/// Longest wait for a free worker; the caller is then asked to try again, which still arrives in time.
pub const WAIT_IN_LINE: Duration = Duration::from_millis(1_000);
