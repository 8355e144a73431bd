//! Look-up of the game that a command is about.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::markup::{channel, link};
use crate::game::Refusal;
use crate::store::{GameId, Of, Status, StoredGame};

/// Returns the game that waits for the caller here and `fits` the command, or the one that they name. For someone who plays
/// none here it is the one in which the crowd votes, or one in which they are a guest of its server; if neither is there, a
/// game against the crowd, which says when there is a vote.
pub(crate) async fn waiting_game(
    ctx: &Context,
    caller: &Caller,
    named: Option<&str>,
    fits: impl Fn(&StoredGame) -> bool,
) -> Result<StoredGame, Error> {
    if let Some(named) = named {
        return named_here(ctx, caller, named).await;
    }
    let mut own = running_from_here(ctx, caller).await?;
    if !own.iter().any(|game| is_here(caller, game)) {
        let games = crowds_here(ctx, caller).await?;
        let other = games.first().filter(|_| own.is_empty()).cloned();
        let voted_on: Vec<StoredGame> = games.into_iter().filter(StoredGame::is_voted_on).collect();
        match other {
            Some(other) if voted_on.is_empty() => return Ok(other),
            None if voted_on.is_empty() && !own.is_empty() => {}
            _ => return only(voted_on, "no-game-waits"),
        }
    }
    if own.len() > 1 {
        own.retain(|game| waits_for(ctx, caller, game));
    }
    only(fitting(own, fits), "no-game-waits")
}

/// Returns the caller's only game here, or the one that they name. Of several they are asked which of those that `fits` is
/// true of they mean. If that is one, they are asked for any of them all the same: the command may end it, and they may mean
/// another, which says why it does not fit.
pub(crate) async fn my_game_here(
    ctx: &Context,
    caller: &Caller,
    named: Option<&str>,
    fits: impl Fn(&StoredGame) -> bool,
) -> Result<StoredGame, Error> {
    own_here(ctx, caller, named, |own| meant(own, fits)).await
}

/// Returns the caller's only game here that `fits` the command, or the one that they name; else does what [`my_game_here`]
/// does. For commands that end no game.
pub(crate) async fn fitting_game_here(
    ctx: &Context,
    caller: &Caller,
    named: Option<&str>,
    fits: impl Fn(&StoredGame) -> bool,
) -> Result<StoredGame, Error> {
    let only_fitting = |mut own: Vec<StoredGame>| {
        if own.iter().filter(|game| fits(game)).count() == 1 {
            own.retain(&fits);
        }
        meant(own, fits)
    };
    own_here(ctx, caller, named, only_fitting).await
}

/// Returns the game that the caller names, else the one that is chosen of their own games here. For someone who has none it
/// is a game against the crowd, whose refusal says what a voter can do.
async fn own_here(
    ctx: &Context,
    caller: &Caller,
    named: Option<&str>,
    chosen: impl FnOnce(Vec<StoredGame>) -> Result<StoredGame, Error>,
) -> Result<StoredGame, Error> {
    if let Some(named) = named {
        return named_here(ctx, caller, named).await;
    }
    let own = running_from_here(ctx, caller).await?;
    if own.is_empty()
        && let Some(of_crowd) = crowds_here(ctx, caller).await?.into_iter().next()
    {
        return Ok(of_crowd);
    }
    chosen(own)
}

/// Returns the only one of some games, or the latest of them if a command fits none, for it says why; else asks.
fn meant(
    mut games: Vec<StoredGame>,
    fits: impl Fn(&StoredGame) -> bool,
) -> Result<StoredGame, Error> {
    if games.len() < 2 {
        return only(games, "no-game-here");
    }
    match games.iter().filter(|game| fits(game)).count() {
        0 => Ok(games.remove(0)),
        1 => Err(which(games.iter()).into()),
        _ => Err(which(games.iter().filter(|game| fits(game))).into()),
    }
}

/// Returns the game that the caller names, anywhere, or their only one here. For someone who has none it is that of the crowd,
/// in which they may vote.
pub(crate) async fn named_or_only_here(
    ctx: &Context,
    caller: &Caller,
    named: Option<&str>,
) -> Result<StoredGame, Error> {
    if let Some(named) = named {
        return game_named(ctx, caller, named).await;
    }
    let own = running_from_here(ctx, caller).await?;
    let games = if own.is_empty() { crowds_here(ctx, caller).await? } else { own };
    only(games, "no-game-here")
}

/// Returns the caller's only running game here.
pub(crate) async fn only_here(ctx: &Context, caller: &Caller) -> Result<StoredGame, Error> {
    only(running_from_here(ctx, caller).await?, "no-game-here")
}

/// Returns a game by its number, in its own channel only: the answer is shown there. A guest of its server, who may not
/// see that channel, has their own answer anywhere.
pub(crate) async fn named_here(
    ctx: &Context,
    caller: &Caller,
    named: &str,
) -> Result<StoredGame, Error> {
    let stored = game_named(ctx, caller, named).await?;
    if is_here(caller, &stored) || caller.is_guest_of(&stored) {
        return Ok(stored);
    }
    let place = stored
        .message
        .map_or_else(|| channel(&stored.venue), |message| link(&stored.venue, message));
    Err(Refusal::new("game-elsewhere").number("number", stored.id.0).text("place", place).into())
}

/// Returns a game by its number, for its players and in its own channel. For anyone else it does
/// not exist.
pub(crate) async fn game_named(
    ctx: &Context,
    caller: &Caller,
    named: &str,
) -> Result<StoredGame, Error> {
    let number = number(named)?;
    let plays =
        |stored: &StoredGame| stored.members.iter().any(|member| member.person == caller.person);
    let found = ctx.store.game(number).await?;
    let found = found.filter(|stored| plays(stored) || is_here(caller, stored));
    found.ok_or_else(|| Refusal::new("no-game-of-yours").number("number", number.0).into())
}

/// Returns the caller's running games in this channel.
pub(crate) async fn running_here(ctx: &Context, caller: &Caller) -> Result<Vec<StoredGame>, Error> {
    let mut games = running(ctx, caller).await?;
    games.retain(|game| is_here(caller, game));
    Ok(games)
}

/// Returns the running games in this channel against the crowd in which the caller has no seat: those in which it votes
/// first, on a draw before others.
async fn crowds_here(ctx: &Context, caller: &Caller) -> Result<Vec<StoredGame>, Error> {
    let mut games = ctx.store.unfinished(Of::Channel(caller.venue.channel)).await?;
    games.retain(|game| {
        let is_of_crowd = game.status == Status::Running && game.has_crowd();
        is_of_crowd && game.seat_of(caller.person).is_none()
    });
    games.sort_by_key(|game| (!game.is_voted_on(), game.offer().is_none()));
    Ok(games)
}

/// Returns the running games that the caller can play from this channel: those in it, or, where they play none in it,
/// those in which they are a guest.
pub(crate) async fn running_from_here(
    ctx: &Context,
    caller: &Caller,
) -> Result<Vec<StoredGame>, Error> {
    let mut games = running(ctx, caller).await?;
    let plays_here = games.iter().any(|game| is_here(caller, game));
    games.retain(|game| match plays_here {
        true => is_here(caller, game),
        false => caller.is_guest_of(game),
    });
    // Games that the caller has left are meant only where there is no other.
    if games.iter().any(|game| !game.has_left(caller.person)) {
        games.retain(|game| !game.has_left(caller.person));
    }
    Ok(games)
}

/// Returns the caller's running games anywhere.
async fn running(ctx: &Context, caller: &Caller) -> Result<Vec<StoredGame>, Error> {
    let mut games = ctx.store.unfinished(Of::Person(caller.person)).await?;
    games.retain(|game| game.status == Status::Running);
    Ok(games)
}

/// True if the caller is on turn in a game.
pub(crate) fn waits_for(ctx: &Context, caller: &Caller, game: &StoredGame) -> bool {
    let table = context::table(ctx, game).ok();
    table.and_then(|table| game.person_on_turn(&table)) == Some(caller.person)
}

/// True if a game is played in the caller's channel.
fn is_here(caller: &Caller, game: &StoredGame) -> bool {
    game.venue.channel == caller.venue.channel
}

/// Returns those of several games that fit a command; all of them if none does, since each is refused for a reason of its
/// own.
fn fitting(mut games: Vec<StoredGame>, fits: impl Fn(&StoredGame) -> bool) -> Vec<StoredGame> {
    if games.len() > 1 && games.iter().any(&fits) {
        games.retain(fits);
    }
    games
}

/// Returns the only game of a list; refused with `none` if it is empty.
fn only(mut games: Vec<StoredGame>, none: &'static str) -> Result<StoredGame, Error> {
    match games.len() {
        0 => Err(Refusal::new(none).into()),
        1 => Ok(games.remove(0)),
        _ => Err(which(games.iter()).into()),
    }
}

/// Returns the question which of some games is meant.
fn which<'g>(games: impl Iterator<Item = &'g StoredGame>) -> Refusal {
    let numbers = games.map(|game| format!("#{}", game.id.0)).collect();
    Refusal::new("which-game").names("known", numbers)
}

/// Reads a game's number as people write it: `12`, `#12`.
pub(crate) fn number(written: &str) -> Result<GameId, Refusal> {
    let digits = written.trim().trim_start_matches('#');
    digits.parse().map(GameId).map_err(|_| Refusal::new("no-such-number").text("written", written))
}
