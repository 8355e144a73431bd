//! `/resign`, and its confirmation.

use crate::app::caller::Caller;
use crate::app::commands::spec::{GAME, Group, SlashCommand, Spec};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::game::resignation::{self, PlayOn};
use crate::app::game::taking_part::{check_playing, check_stays};
use crate::app::input::arguments::Arguments;
use crate::app::input::game_lookup;
use crate::app::input::request::ButtonAction;
use crate::app::output::game_title::{self, button};
use crate::app::output::reply::{Answer, Message, Reply};
use crate::game::Arg;
use crate::store::StoredGame;
use crate::words::say;

/// `/resign`.
pub struct Resign {
    game: Option<String>,
}

impl SlashCommand for Resign {
    const SPEC: Spec = Spec::ephemeral("resign", Group::Between, &[GAME]);

    fn parse(arguments: &Arguments) -> Option<Self> {
        Some(Self { game: arguments.string("game") })
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        let named = self.game.as_deref();
        let stored = game_lookup::my_game_here(ctx, caller, named, |_| true).await?;
        confirmation(ctx, caller, &stored)
    }
}

/// Asks the caller to confirm that they resign, or leave the game to their mates.
pub(crate) fn confirmation(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
) -> Result<Answer, Error> {
    check_playing(caller, stored)?;
    check_stays(caller, stored)?;
    let question = match resignation::play_on(ctx, stored, caller.person)? {
        PlayOn::NoOne => "resign-sure",
        PlayOn::Mate => "resign-sure-team",
        PlayOn::Others => "resign-sure-others",
    };
    Ok(ask_to_confirm(caller, stored, question, ButtonAction::ConfirmResign))
}

/// Returns an ephemeral question with the button that confirms.
pub(crate) fn ask_to_confirm(
    caller: &Caller,
    stored: &StoredGame,
    question: &str,
    verb: ButtonAction,
) -> Answer {
    let title = game_title::title(stored, caller.locale);
    let text = say(caller.locale, question, &[("game", Arg::Text(title))]);
    let buttons = vec![button(stored, verb, caller.locale)];
    Answer::plain(Reply::Post(Message { buttons, ..Message::private(text) }))
}
