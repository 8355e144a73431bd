//! Discord markup in texts: mentions, channel and message links, timestamps, emojis.

use crate::play::crowd::CROWD;
use crate::play::ids::MOST_NAMELESS;
use crate::store::{Millis, StoredGame, Venue};

/// An emoji of the application.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Emoji {
    /// Its id.
    pub id: u64,
    /// Its name at Discord.
    pub name: String,
}

/// Formats a time as Discord shows it, in each reader's time zone.
/// <https://discord.com/developers/docs/reference#message-formatting-timestamp-styles>
pub(crate) fn moment(at: Millis) -> String {
    format!("<t:{}:f>", at.div_euclid(1000))
}

/// Formats the time left until `at`, which Discord keeps up to date.
pub(crate) fn countdown(at: Millis) -> String {
    format!("<t:{}:R>", at.div_euclid(1000))
}

/// Returns the mention of a role.
pub(crate) fn role(id: u64) -> String {
    format!("<@&{id}>")
}

/// Returns a person's mention; Discord shows it as their name in the server. A player whose data
/// was deleted has a number instead, the crowd a sign; `named` of the crowd's lines gives it a name.
pub(crate) fn mention(person: u64) -> String {
    match person {
        CROWD => "👥".to_owned(),
        person if is_named(person) => format!("<@{person}>"),
        nameless => format!("👤{nameless}"),
    }
}

/// True if this is a Discord user id, and not the number in place of a player whose data was
/// deleted.
pub fn is_named(person: u64) -> bool {
    person > MOST_NAMELESS
}

/// True if no player of a game is one whose data was deleted.
pub(crate) fn all_named(stored: &StoredGame) -> bool {
    let people = stored.members.iter().map(|member| member.person);
    people.filter(|person| *person != CROWD).all(is_named)
}

/// Returns the mention of a game's channel; Discord shows it as a link.
pub(crate) fn channel(venue: &Venue) -> String {
    channel_by_id(venue.channel)
}

/// Returns the mention of a channel.
pub(crate) fn channel_by_id(id: u64) -> String {
    format!("<#{id}>")
}

/// Returns a slash command that can be clicked.
/// <https://discord.com/developers/docs/reference#message-formatting-formats>
pub(crate) fn command(name: &str, id: u64) -> String {
    format!("</{name}:{id}>")
}

/// Returns the address of a message.
pub(crate) fn link(venue: &Venue, message: u64) -> String {
    let guild = venue.guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    format!("https://discord.com/channels/{guild}/{}/{message}", venue.channel)
}

/// Capitalises the first letter, which a sign may stand before, as that of the crowd. A mention has none, and what stands in
/// code marks is someone's own.
pub(crate) fn capital(text: &str) -> String {
    let begins = |sign: char| sign.is_alphanumeric() || sign.is_ascii_punctuation();
    let (sign, name) = text.split_at(text.find(begins).unwrap_or(text.len()));
    let mut letters = name.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    sign.chars().chain(first).chain(letters).collect()
}

/// Returns a text without Discord's marks, for places where Discord shows it as it is: a command keeps its name, a time
/// its day; mentions and emojis go.
pub(crate) fn plain(text: &str) -> String {
    let (mut plain, mut rest) = (String::new(), text);
    while let Some(at) = rest.find(['<', '*', '`']) {
        plain.push_str(&rest[..at]);
        let mark = &rest[at..];
        let end = mark.find('>').filter(|_| is_token(mark));
        plain.extend(end.and_then(|end| kept(&mark[..end])));
        if end.is_none() && mark.starts_with('<') {
            plain.push('<');
        }
        rest = &mark[end.map_or(1, |end| end + 1)..];
    }
    plain.push_str(rest);
    let unmarked = |line: &str, mark: &str| line.strip_prefix(mark).unwrap_or(line).to_owned();
    let line = |line: &str| {
        let line =
            ["-# ", "> ", "# "].iter().fold(line.to_owned(), |line, mark| unmarked(&line, mark));
        line.trim_end().to_owned()
    };
    plain.lines().map(line).collect::<Vec<_>>().join("\n")
}

/// Returns what stays of a mark: the name of a command, the day of a time.
fn kept(mark: &str) -> Option<String> {
    if let Some((name, _)) = mark.strip_prefix("</").and_then(|mark| mark.split_once(':')) {
        return Some(format!("/{name}"));
    }
    let seconds = mark.strip_prefix("<t:")?.split(':').next()?.parse().ok()?;
    let time = jiff::Timestamp::from_second(seconds).ok()?;
    Some(time.strftime("%Y-%m-%d").to_string())
}

/// True if a text begins with a time, a mention, a command or an emoji.
fn is_token(text: &str) -> bool {
    ["<t:", "<@", "<#", "</", "<:", "<a:"].iter().any(|token| text.starts_with(token))
}

/// Number of characters that code marks hold at the most; sentences cut what is longer than 100, marks and all.
const MOST_IN_CODE: usize = 90;

/// Formats a person's words as code, in which Discord makes no links, mentions or emphasis of them.
pub(crate) fn code(words: &str) -> String {
    in_code(words, MOST_IN_CODE)
}

/// Formats a person's words as code, however many they are: outside of sentences.
pub(crate) fn whole_code(words: &str) -> String {
    in_code(words, usize::MAX)
}

/// True if a sign that no one sees makes the text behind it run in another direction.
pub(crate) fn turns(sign: char) -> bool {
    let is_mark = matches!(sign, '\u{61c}' | '\u{200e}' | '\u{200f}');
    is_mark || matches!(sign, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

fn in_code(words: &str, most: usize) -> String {
    let plain = |sign: char| match sign {
        '`' => '\'',
        sign if sign.is_control() => ' ',
        sign => sign,
    };
    let mut signs = words.chars().filter(|sign| !turns(*sign)).map(plain);
    let mut text: String = signs.by_ref().take(most).collect();
    if signs.next().is_some() {
        text.push('…');
    }
    if text.trim().is_empty() { text } else { format!("`{text}`") }
}

#[cfg(test)]
mod tests {
    use super::{capital, code, plain};

    #[test]
    fn the_first_letter_may_follow_a_sign() {
        for (text, capitalised) in [
            ("the automa", "The automa"),
            ("👥 the crowd", "👥 The crowd"),
            ("👥 le public", "👥 Le public"),
            ("👥 皆さん", "👥 皆さん"),
            ("`ann`", "`ann`"),
            ("<@1234567890123456789>", "<@1234567890123456789>"),
            ("👥", "👥"),
            ("", ""),
        ] {
            assert_eq!(capital(text), capitalised);
        }
    }

    #[test]
    fn words_in_code_turn_nothing_behind_them() {
        assert_eq!(code("al\u{202e}i\u{200f}ce\u{2067}"), "`alice`");
        assert_eq!(code("אליס"), "`אליס`", "letters have a direction of their own");
        assert_eq!(code("\u{202e}"), "");
    }

    #[test]
    fn marks_are_left_out() {
        for (marked, said) in [
            ("🎓 **Gomoku: lesson 1 of 10** · solved: 0", "🎓 Gomoku: lesson 1 of 10 · solved: 0"),
            ("h8 · 55% ± 9 · last <t:1795642841:R>", "h8 · 55% ± 9 · last 2026-11-25"),
            ("-# See `/rules`, </puzzle:12> and <@1234>.", "See /rules, /puzzle and ."),
            ("> 2 < 3 and\n> *4 > 3*", "2 < 3 and\n4 > 3"),
            ("<t:5", "<t:5"),
        ] {
            assert_eq!(plain(marked), said);
        }
    }
}
