//! Slash commands, one file each: specification, parsing, run.
//!
//! The list below is the only one; registration, `/help`, dispatch, rate limits and the fuzzer's
//! corpus are derived from it. Beside the commands: [`buttons`], [`page`], [`panels`] for
//! components, [`forms`] for modals of several fields, [`which_game`], through which commands run,
//! [`autocomplete`], and [`manner`], the table of how each request is answered.

pub mod abort;
pub mod autocomplete;
pub mod block;
pub mod board;
pub mod buttons;
pub mod challenge;
pub mod challenge_form;
pub mod draw;
pub mod events;
pub mod export;
pub(crate) mod form_parts;
pub mod forms;
pub mod games;
pub mod guess_form;
pub mod help;
pub mod hill;
pub mod hint;
pub mod history;
pub mod leaderboard;
pub mod manner;
pub mod move_;
pub mod note_form;
pub mod openings;
pub mod page;
pub mod panels;
pub mod pause;
pub mod plan_form;
pub mod preferences;
pub mod privacy;
pub mod profile;
pub mod puzzle;
pub mod record_form;
pub mod rematch;
pub mod replay;
pub mod resign;
pub mod review;
pub mod rules;
pub mod settings;
pub mod spec;
pub mod takeback;
pub mod vacation;
pub mod vote_form;
pub mod which_game;

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::input::arguments::Arguments;
use crate::app::output::reply::Answer;
use crate::game::Refusal;
use spec::{SlashCommand, Spec};

/// Derives the list of specifications and the dispatch from the commands' types.
macro_rules! commands {
    ($($command:ty,)*) => {
        /// Specifications of all slash commands, in the order in which `/help` lists those of a group.
        pub const COMMANDS: &[&Spec] = &[$(&<$command>::SPEC,)*];

        /// Parses and runs a slash command.
        pub(crate) async fn run(
            ctx: &Context,
            caller: &Caller,
            name: &str,
            arguments: &Arguments,
        ) -> Result<Answer, Error> {
            // A command of another version, as a client may still show it.
            let out_of_date = || Error::from(Refusal::new("command-out-of-date"));
            $(if name == <$command>::SPEC.name {
                let known = <$command>::SPEC.takes(arguments);
                let command = known.then(|| <$command>::parse(arguments)).flatten();
                return command.ok_or_else(out_of_date)?.run(ctx, caller).await;
            })*
            Err(out_of_date())
        }
    };
}

commands![
    challenge::Challenge,
    move_::Move,
    board::Board,
    events::Events,
    hill::Hill,
    games::Games,
    rematch::Rematch,
    draw::Draw,
    takeback::Takeback,
    hint::Hint,
    pause::Pause,
    abort::Abort,
    resign::Resign,
    leaderboard::Leaderboard,
    profile::Profile,
    history::History,
    openings::Openings,
    replay::Replay,
    review::Review,
    puzzle::Puzzle,
    export::Export,
    rules::Rules,
    help::Help,
    preferences::Preferences,
    vacation::Vacation,
    block::Block,
    privacy::Privacy,
    settings::Settings,
];

/// Returns the specification of a command, by name.
pub fn spec(name: &str) -> Option<&'static Spec> {
    COMMANDS.iter().copied().find(|spec| spec.name == name)
}

/// Message id for the name of the command in a user's context menu (Apps → …), which is
/// `/challenge` with that opponent.
pub const PERSON_MENU: &str = "menu-challenge";

/// Message ids for the names of the commands in a message's context menu (Apps → …), each with the command that it
/// gives.
pub const MESSAGE_MENUS: [(&str, &str); 2] = [("menu-replay", "replay"), ("menu-show", "board")];
