//! `/board`: shows a game again, here or for the caller alone.

use crate::app::caller::Caller;
use crate::app::commands::spec::{GAME, Group, Opt, SlashCommand, Spec, Takes, Visibility};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::game::update::{self, Transition};
use crate::app::game::{answer, channel};
use crate::app::input::arguments::Arguments;
use crate::app::input::game_lookup;
use crate::app::outbox::task::StepTasks;
use crate::app::output::board_message;
use crate::app::output::reply::{Answer, Delivery, Reply};
use crate::app::output::view::View;
use crate::game::Refusal;
use crate::store::{Change, GameId, Status, StoredGame};

/// `/board`.
pub struct Board {
    game: Option<String>,
    /// True to move the game to this channel.
    here: bool,
    /// True for the board in words, in an ephemeral answer.
    text: bool,
    /// True for the message of a game, from whose menu the command was given.
    of_message: bool,
}

impl SlashCommand for Board {
    const SPEC: Spec = Spec {
        delivery: Delivery::PostSilently,
        visibility: Visibility::EphemeralWith("text"),
        ..Spec::named(
            "board",
            Group::Play,
            &[GAME, Opt::optional("here", Takes::Flag), Opt::optional("text", Takes::Flag)],
        )
    };

    fn parse(arguments: &Arguments) -> Option<Self> {
        let flag = |name| arguments.flag(name).unwrap_or(false);
        let of_message = flag("message");
        let game = arguments.string("game");
        Some(Self { game, here: flag("here"), text: flag("text"), of_message })
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        let game = self.game.as_deref();
        match self {
            Self { of_message: true, .. } if game.is_none_or(str::is_empty) => {
                Err(Refusal::new("no-game-in-message").into())
            }
            Self { text: true, .. } => board_in_words(ctx, caller, game).await,
            Self { here: true, .. } => move_here(ctx, caller, game).await,
            _ => board(ctx, caller, game).await,
        }
    }
}

/// Runs `/board`: a player of the game posts the board anew; for anyone else, or in another
/// channel, the answer is ephemeral.
pub(crate) async fn board(
    ctx: &Context,
    caller: &Caller,
    named: Option<&str>,
) -> Result<Answer, Error> {
    let stored = game_lookup::named_or_only_here(ctx, caller, named).await?;
    let plays =
        stored.seat_of(caller.person).is_some() && stored.venue.channel == caller.venue.channel;
    if !plays || stored.status != Status::Running {
        return show_ephemerally(ctx, caller, &stored, &View::own(caller)).await;
    }
    // A change of its own bumps the version, so that buttons on the older message count as
    // outdated.
    let committed = update::step(ctx, caller, stored.id, |stored| {
        let at = ctx.clock.now();
        Ok(Transition {
            change: Change::of(&stored, at, None),
            notifications: StepTasks::public(caller, Vec::new(), at),
        })
    });
    Ok(answer::answer(ctx, caller, committed.await?, Delivery::PostSilently).await)
}

/// Runs `/board text`: the board row by row in words, in an ephemeral answer.
pub(crate) async fn board_in_words(
    ctx: &Context,
    caller: &Caller,
    named: Option<&str>,
) -> Result<Answer, Error> {
    let stored = game_lookup::named_or_only_here(ctx, caller, named).await?;
    show_ephemerally(ctx, caller, &stored, &View::own(caller).in_words()).await
}

/// Answers the My view button: an ephemeral board in the caller's own theme, orientation and
/// numbering.
pub(crate) async fn my_view(ctx: &Context, caller: &Caller, game: GameId) -> Result<Answer, Error> {
    let stored = game_lookup::game_named(ctx, caller, &game.0.to_string()).await?;
    show_ephemerally(ctx, caller, &stored, &View::own(caller)).await
}

/// Answers the button beside a game of a list; `part` is the game's number.
pub(crate) async fn of_list(ctx: &Context, caller: &Caller, part: &str) -> Result<Answer, Error> {
    let game = part.parse().map_err(|_| Refusal::new("unknown-button"))?;
    my_view(ctx, caller, GameId(game)).await
}

async fn show_ephemerally(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    view: &View,
) -> Result<Answer, Error> {
    Ok(Answer::plain(Reply::Post(board_message::own_message(ctx, caller, stored, view).await?)))
}

/// Runs `/board here`: moves the game to this channel of the same server. A game that is here
/// already is only shown again.
pub(crate) async fn move_here(
    ctx: &Context,
    caller: &Caller,
    named: Option<&str>,
) -> Result<Answer, Error> {
    let Some(named) = named else { return board(ctx, caller, None).await };
    let stored = game_lookup::game_named(ctx, caller, named).await?;
    if stored.venue.channel == caller.venue.channel {
        return board(ctx, caller, Some(named)).await;
    }
    let moved = channel::move_here(ctx, caller, stored.id).await?;
    Ok(answer::answer(ctx, caller, moved, Delivery::PostSilently).await)
}
