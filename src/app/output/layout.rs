//! Messages of components alone (Discord's Components V2): texts, each with a button beside it where there is one, and
//! lines between them. Lines that are added to any message, and to a text that may have so many characters.
//!
//! Buttons, menus and the rows of a panel stand below them, as in any other message. A message stays of this kind
//! through all edits.
//! <https://discord.com/developers/docs/components/using-message-components>

use crate::app::output::reply::{Link, Message, PanelButton, Row};

/// Part of a message of components alone.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Part {
    /// Markdown text over the whole width.
    Text(String),
    /// Markdown text with a button beside it.
    Section(String, SideButton),
    /// Row of buttons, or a menu.
    Row(Row),
    /// Line between what is above and below.
    Separator,
}

/// Button beside a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SideButton {
    /// Button of a panel.
    Panel(PanelButton),
    /// Button that leads to a page.
    Link(Link),
}

impl Part {
    /// Returns the text of the part; empty for a row and a separator.
    pub fn text(&self) -> &str {
        match self {
            Self::Text(text) | Self::Section(text, _) => text,
            Self::Row(_) | Self::Separator => "",
        }
    }
}

impl Message {
    /// True if the message consists of components alone.
    pub fn is_layout(&self) -> bool {
        !self.layout.is_empty()
    }

    /// True if these words are in its text.
    pub fn says(&self, words: &str) -> bool {
        self.words().contains(words)
    }

    /// Returns all of its text, parts below each other.
    pub fn words(&self) -> String {
        let parts = self.layout.iter().map(Part::text);
        let texts = [&*self.text].into_iter().chain(parts).filter(|text| !text.is_empty());
        texts.collect::<Vec<_>>().join("\n")
    }

    /// Adds a line below the text.
    pub fn add_line(&mut self, line: String) {
        if self.is_layout() {
            self.layout.push(Part::Text(line));
        } else {
            self.text = format!("{}\n{line}", self.text);
        }
    }

    /// Makes it a message of components alone, which takes the place of another one.
    pub fn make_layout(&mut self) {
        if !self.is_layout() {
            self.layout.push(Part::Text(std::mem::take(&mut self.text)));
        }
    }
}

/// Adds a line to a text that may have so many characters. False where there is no room for it, and the text stays.
pub(crate) fn add_within(text: &mut String, line: &str, most: usize) -> bool {
    let is_first = text.is_empty();
    let length = text.chars().count() + usize::from(!is_first) + line.chars().count();
    if length > most {
        return false;
    }
    if !is_first {
        text.push('\n');
    }
    text.push_str(line);
    true
}

/// Adds lines to a text that may have so many characters, up to the first one for which there is no room. Each line comes with
/// the number of things that it tells of, and below them stands by how many the list goes on.
pub(crate) fn add_list(
    text: &mut String,
    lines: &[(String, usize)],
    most: usize,
    goes_on: impl Fn(usize) -> String,
) {
    let all: usize = lines.iter().map(|(_, count)| count).sum();
    let length: usize = lines.iter().map(|(line, _)| line.chars().count() + 1).sum();
    let is_whole = text.chars().count() + length <= most;
    let below = if is_whole { 0 } else { goes_on(all).chars().count() + 1 };
    let room = most.saturating_sub(below);
    let shown = lines.iter().take_while(|(line, _)| add_within(text, line, room));
    let told: usize = shown.map(|(_, count)| count).sum();
    if told < all {
        add_within(text, &goes_on(all - told), most);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_list_ends_at_the_first_line_without_room_and_says_how_it_goes_on() {
        let lines = [("four", 1), ("much longer", 3), ("x", 1)];
        let lines = lines.map(|(line, count)| (line.to_owned(), count));
        let listed = |most| {
            let mut text = "head".to_owned();
            add_list(&mut text, &lines, most, |count| format!("+{count}"));
            text
        };
        let whole = "head\nfour\nmuch longer\nx";
        assert_eq!(listed(whole.len()), whole);
        assert_eq!(listed(whole.len() - 1), "head\nfour\n+4");
        assert_eq!(listed(7), "head\n+5");
    }

    #[test]
    fn a_line_is_added_where_there_is_room() {
        let mut text = String::new();
        let added = ["四五", "six", "七"].map(|line| add_within(&mut text, line, 4));
        assert_eq!((added, text.as_str()), ([true, false, true], "四五\n七"));
    }

    #[test]
    fn a_line_is_added_to_either_kind_of_message() {
        let mut message = Message::private("Done.".to_owned());
        message.add_line("Attach files is missing.".to_owned());
        assert_eq!(message.text, "Done.\nAttach files is missing.");
        message.make_layout();
        message.add_line("More.".to_owned());
        message.make_layout();
        assert_eq!(message.text, "");
        let texts: Vec<&str> = message.layout.iter().map(Part::text).collect();
        assert_eq!(texts, ["Done.\nAttach files is missing.", "More."]);
        assert!(message.says("Attach files") && message.says("More") && !message.says("Less"));
    }
}
