//! `/puzzle`: the puzzle of the day, one of the course, or another one.

use crate::app::caller::Caller;
use crate::app::commands::spec::{Group, Opt, SlashCommand, Spec, Takes};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::output::reply::Answer;
use crate::app::pages::puzzle;

/// `/puzzle`.
pub struct Puzzle {
    /// Set of which one is asked for.
    set: Option<String>,
    /// Theme at which the course is to begin.
    theme: Option<String>,
    /// True for another one than that of the day.
    another: bool,
}

impl SlashCommand for Puzzle {
    const SPEC: Spec = Spec::ephemeral(
        "puzzle",
        Group::Look,
        &[
            Opt::optional("another", Takes::Flag),
            Opt::optional("set", Takes::Word(&["freestyle", "standard", "renju", "pente"])),
            Opt::optional(
                "theme",
                Takes::Word(&["fours", "four-three", "trap", "captures", "unbroken"]),
            ),
        ],
    );

    fn parse(arguments: &Arguments) -> Option<Self> {
        Some(Self {
            set: arguments.string("set"),
            theme: arguments.string("theme"),
            another: arguments.flag("another").unwrap_or(false),
        })
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        let (set, theme) = (self.set.as_deref(), self.theme.as_deref());
        puzzle::puzzle(ctx, caller, set, theme, self.another).await
    }
}
