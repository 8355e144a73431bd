//! Discord markup in texts: mentions, channel and message links, timestamps.

use crate::store::{Millis, Venue};

/// A moment as Discord shows it to each reader in their own time zone.
/// <https://discord.com/developers/docs/reference#message-formatting-timestamp-styles>
pub(crate) fn moment(at: Millis) -> String {
    format!("<t:{}:f>", at.div_euclid(1000))
}

/// How long it is until then, as Discord keeps it true.
pub(crate) fn countdown(at: Millis) -> String {
    format!("<t:{}:R>", at.div_euclid(1000))
}

/// How a text names a person; Discord shows it as their name in the server.
pub(crate) fn mention(person: u64) -> String {
    if is_named(person) { format!("<@{person}>") } else { format!("👤{person}") }
}

/// Whether this is a person's id of Discord's, not the number of a nameless player who has asked to be forgotten.
pub fn is_named(person: u64) -> bool {
    // Discord's ids begin with milliseconds, 22 bits up.
    person >> 22 > 0
}

/// How a text names a channel; Discord shows it as a link.
pub(crate) fn channel(venue: &Venue) -> String {
    format!("<#{}>", venue.channel)
}

/// The address of a message.
pub(crate) fn link(venue: &Venue, message: u64) -> String {
    let guild = venue.guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    format!("https://discord.com/channels/{guild}/{}/{message}", venue.channel)
}

/// The same with a capital letter; who is mentioned has none.
pub(crate) fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}
