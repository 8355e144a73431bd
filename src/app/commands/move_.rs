//! `/move`, and the modal behind the Move button.

use crate::app::caller::Caller;
use crate::app::commands::spec::{GAME, Group, Opt, SlashCommand, Spec, Takes};
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::{action_names, answer, confirm, crowd, menus, moves, update};
use crate::app::input::arguments::Arguments;
use crate::app::input::game_lookup;
use crate::app::output::reply::{Answer, Delivery};
use crate::game::Lettering;
use crate::store::servers::Policy;
use crate::store::{GameId, StoredGame};

/// `/move`.
pub struct Move {
    text: String,
    game: Option<String>,
}

impl SlashCommand for Move {
    const SPEC: Spec =
        Spec::named("move", Group::Play, &[Opt::required("where", Takes::Text), GAME]);

    fn parse(arguments: &Arguments) -> Option<Self> {
        Some(Self { text: arguments.string("where")?, game: arguments.string("game") })
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        play_by_command(ctx, caller, &self.text, self.game.as_deref()).await
    }
}

/// Runs `/move`: the board comes back as a new message. In a game against the crowd it is the vote of who does not play.
pub(crate) async fn play_by_command(
    ctx: &Context,
    caller: &Caller,
    text: &str,
    game: Option<&str>,
) -> Result<Answer, Error> {
    let stored = game_lookup::waiting_game(ctx, caller, game, |_| true).await?;
    if stored.has_crowd() && stored.seat_of(caller.person).is_none() {
        return crowd::vote(ctx, caller, &stored, text).await;
    }
    let text = as_typed(ctx, caller, &stored, text)?;
    if let Some(question) = confirm::asked_back(ctx, caller, &stored, &text)? {
        return Ok(question);
    }
    let decide = |stored| moves::decide(ctx, caller, &stored, None, &text);
    let committed = update::step_from(ctx, caller, stored, decide).await?;
    Ok(answer::answer(ctx, caller, committed, Delivery::Post).await)
}

/// Returns a typed text with its points as actions call them: people may prefer columns without the letter I.
fn as_typed(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    text: &str,
) -> Result<String, Error> {
    // The usual letters are those of actions: no position has to be replayed to read them.
    if caller.lettering == Lettering::WithI {
        return Ok(text.to_owned());
    }
    let table = context::table(ctx, stored)?;
    Ok(action_names::lettering(caller, &table).read(text)?)
}

/// Plays the move that was typed into the modal behind the Move button.
pub(crate) async fn play_typed(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    version: u32,
    text: &str,
) -> Result<Answer, Error> {
    let stored = context::load(ctx, game).await?;
    let text = as_typed(ctx, caller, &stored, text)?;
    play_by_modal(ctx, caller, stored, version, &text).await
}

/// Returns the answer to a move that an earlier delivery of the same form has played from someone's own view.
pub(crate) async fn typed_before(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    text: &str,
) -> Answer {
    // The earlier delivery has read it.
    let text = as_typed(ctx, caller, stored, text).unwrap_or_else(|_| text.to_owned());
    menus::played(ctx, caller, stored, &text).await
}

/// Plays an action by the Move button or its modal: the board is edited in place. The modal
/// names the version that it was opened on; a command means the current position.
pub(crate) async fn play_by_modal(
    ctx: &Context,
    caller: &Caller,
    stored: StoredGame,
    version: u32,
    text: &str,
) -> Result<Answer, Error> {
    let game = stored.id;
    if stored.version == version
        && let Some(question) = confirm::asked_back(ctx, caller, &stored, text)?
    {
        return Ok(question);
    }
    if caller.ephemeral {
        return menus::play_ephemerally(ctx, caller, game, version, text).await;
    }
    let delivery = match context::board_policy(ctx, &stored).await {
        Policy::Relay | Policy::Keep if caller.message.is_some() => Delivery::Follow,
        Policy::Relay | Policy::Keep => Delivery::Post,
        _ => Delivery::Edit,
    };
    let committed = update::step(ctx, caller, game, |stored| match delivery {
        Delivery::Follow => moves::decide_to_follow(ctx, caller, &stored, version, text),
        _ => moves::decide(ctx, caller, &stored, Some(version), text),
    })
    .await?;
    // The answer to the first delivery is the new message; a second follow-up would be one more.
    let delivery = if committed.is_repeat { Delivery::Edit } else { delivery };
    Ok(answer::answer(ctx, caller, committed, delivery).await)
}
