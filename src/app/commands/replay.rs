//! `/replay`: a game, or a record as a file, step by step.

use crate::app::caller::Caller;
use crate::app::commands::spec::{FILE, GAME, Group, SlashCommand, Spec};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::input::request::File;
use crate::app::output::reply::Answer;
use crate::app::pages::replay;
use crate::game::Refusal;

/// `/replay`.
pub struct Replay {
    game: Option<String>,
    file: Option<File>,
}

impl SlashCommand for Replay {
    const SPEC: Spec = Spec::named("replay", Group::Look, &[GAME, FILE]);

    fn parse(arguments: &Arguments) -> Option<Self> {
        let text = arguments.text("record").map(text_record);
        let file = arguments.file().cloned().or(text);
        Some(Self { game: arguments.string("game"), file })
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        replay::replay(ctx, caller, self.game.as_deref(), self.file.as_ref()).await
    }
}

/// Returns the record in the text of a message: what stands in its code block, if it has one, else all of it.
fn text_record(text: &str) -> File {
    let block = text.split("```").nth(1);
    // The first line of a block may name a language.
    let is_language = |line: &str| line.chars().all(|sign| sign.is_ascii_alphanumeric());
    let inner = block.map(|block| match block.split_once('\n') {
        Some((first, rest)) if is_language(first) => rest,
        _ => block,
    });
    let record = inner.unwrap_or(text).trim();
    match record.is_empty() {
        true => File { content: Err(Refusal::new("no-record-in-text")), ..File::of_text("") },
        false => File::of_text(record),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_record_is_found_in_a_code_block() {
        let of = |text: &str| text_record(text).content.map(|all| String::from_utf8(all).unwrap());
        for text in
            ["h8 i9", "look:\n```\nh8 i9\n```", "```txt\nh8 i9```", "```h8 i9```", " h8 i9\n"]
        {
            assert_eq!(of(text).as_deref(), Ok("h8 i9"), "{text}");
        }
        assert!(of(" ").is_err() && of("``` ```").is_err());
    }
}
