//! The requests to Discord that a task of the outbox turns into. A message that came by a token that still lives is edited
//! and deleted through it, which does not count against the global limit.

use super::Setback;
use crate::app::game::channel;
use crate::app::game::machine_turn::{self, Taken};
use crate::app::outbox::action::Action;
use crate::app::outbox::task;
use crate::app::outbox::task::{InteractionToken, Route};
use crate::app::output::board_message::public_message;
use crate::app::output::reply::Message;
use crate::discord::http::failure::Failure;
use crate::discord::http::invalid_requests::Account;
use crate::discord::http::refused_channels::{MISSING_ACCESS, MISSING_PERMISSIONS};
use crate::discord::server::Server;
use crate::discord::{direct, events, write};
use crate::store::{Delivered, GameId, Millis, NewTask, PingedTurn, ShownBy, StoredGame, Task};
use std::sync::atomic::Ordering;

/// Makes the requests of an action.
pub(super) async fn perform(server: &Server, task: &Task, action: Action) -> Result<(), Setback> {
    let nonce = format!("narabe-{}", task.id.0);
    match action {
        Action::Nothing | Action::Later(_) => Ok(()),
        Action::Tell { person, body, instead, turn, route } => {
            let posting = Posting { body: &instead, nonce: &nonce, route: &route };
            direct(server, person, &body, turn, &posting).await
        }
        Action::Show { game, message, stays, version, body, call, route } => {
            let posting = Posting { body: &body, nonce: &nonce, route: &route };
            let shown = show_somehow(server, game, (message, stays), &posting).await;
            call_after(server, game, call, &shown).await?;
            catch_up(server, game, (version, shown?), &posting).await
        }
        Action::ShowEvent { event, message, version, body, route } => {
            let posting = Posting { body: &body, nonce: &nonce, route: &route };
            events::show(server, (event, version), message, &posting).await
        }
        Action::Say { turn, body, route } => {
            say(server, turn, &Posting { body: &body, nonce: &nonce, route: &route }).await
        }
        Action::Thread { turn, message, name, stays, refused, route } => {
            let Some(failure) = thread(server, turn.game, message, &name, &route).await? else {
                return Ok(());
            };
            let instead = if failure.is_of_channel_type() { stays } else { refused };
            let Some(body) = instead else { return Ok(()) };
            let posting = Posting { body: &body, nonce: &nonce, route: &route };
            say(server, Some(turn), &posting).await
        }
        Action::Machine { game, entries, by, route } => {
            let taken = machine_turn::take_turn(server.app(), game, entries, by, &route).await;
            match taken.map_err(|fault| Setback::passing(&fault.to_string()))? {
                // Tasks that have become due are claimed at once.
                Taken::Done => Ok(()),
                Taken::Busy => Err(Setback::steady("the machines are busy")),
            }
        }
        Action::Delete { message, route } => Ok(delete(server, message, &route).await?),
        Action::Strip { message, text, bare, route } => {
            let body = write::stripped(text.as_deref(), bare);
            match edit_in_time(server, message, &route, &body).await {
                // A message that someone has deleted has no buttons either.
                Err(failure) if failure.is_unknown_message() => Ok(()),
                stripped => Ok(stripped.map(|_| ())?),
            }
        }
    }
}

/// Deletes a message: through the token that it came by while that lives, which does not count against the global limit;
/// else as the bot. Where the bot is not in the channel, it stays.
async fn delete(server: &Server, message: u64, route: &Route) -> Result<(), Failure> {
    if let Some(living) = server.tokens.of(message, server.app().clock().now()) {
        let account = Account::of_server(route.guild);
        match server.rest().delete_through(account, &living, message).await {
            Err(failure) if failure.is_final() => server.tokens.forget(message),
            Ok(()) => {
                server.tokens.forget(message);
                return Ok(());
            }
            passing => return passing,
        }
    }
    if route.bot_in_channel {
        server.rest().delete(route.venue(), message).await?;
    }
    Ok(())
}

/// Edits a message in the same way, and returns it, also where what came back cannot be read; none where there is no way
/// to it.
pub(in crate::discord) async fn edit(
    server: &Server,
    message: u64,
    route: &Route,
    body: &write::Body,
) -> Result<Option<u64>, Failure> {
    if let Some(living) = server.tokens.of(message, server.app().clock().now()) {
        let account = Account::of_server(route.guild);
        match server.rest().edit_through(account, &living, message, body).await {
            // A body that is not taken here is not taken from the bot either.
            Err(failure) if failure.is_final() && !failure.is_malformed() => {
                server.tokens.forget(message);
            }
            edited => return Ok(Some(edited?.unwrap_or(message))),
        }
    }
    if route.bot_in_channel {
        let edited = server.rest().edit(route.venue(), message, body).await?;
        return Ok(Some(edited.unwrap_or(message)));
    }
    Ok(None)
}

/// Edits a message in the same way, where no one waits for it: not before Discord takes edits of old messages in its channel.
/// Nothing is known of such a limit on those through a token.
async fn edit_in_time(
    server: &Server,
    message: u64,
    route: &Route,
    body: &write::Body,
) -> Result<Option<u64>, Failure> {
    let now = server.app().clock().now();
    if is_edited_by_bot(server, message, route, now) {
        server.old_edits.admit(route.channel, message, now).map_err(Failure::Full)?;
    }
    match edit(server, message, route, body).await {
        Err(failure) if failure.is_too_old() => {
            Err(Failure::Full(server.old_edits.refuse(route.channel, now)))
        }
        edited => edited,
    }
}

/// Edits a message in the same way without a wait, which those that wait for their turn take into account.
async fn edit_at_once(
    server: &Server,
    message: u64,
    route: &Route,
    body: &write::Body,
) -> Result<Option<u64>, Failure> {
    let now = server.app().clock().now();
    if is_edited_by_bot(server, message, route, now) {
        server.old_edits.note(route.channel, message, now);
    }
    let edited = edit(server, message, route, body).await;
    if edited.as_ref().is_err_and(Failure::is_too_old) {
        server.old_edits.refuse(route.channel, now);
    }
    edited
}

/// True if a message is edited by the bot, and not through a token.
fn is_edited_by_bot(server: &Server, message: u64, route: &Route, now: Millis) -> bool {
    route.bot_in_channel && server.tokens.of(message, now).is_none()
}

/// Posts an announcement, and remembers the message if it pings for a turn.
async fn say(
    server: &Server,
    turn: Option<PingedTurn>,
    posting: &Posting<'_>,
) -> Result<(), Setback> {
    if let Some(turn) = turn {
        keep_promise(server, turn.game, posting).await?;
    }
    let message = post(server, posting).await?;
    if let (Some(turn), Some(message)) = (turn, message) {
        remember_ping(server, turn, message).await;
    }
    Ok(())
}

/// Shows the board in a public answer that may be a promise still, where a message can only follow it: that would fill the
/// promise.
async fn keep_promise(server: &Server, game: GameId, posting: &Posting<'_>) -> Result<(), Setback> {
    let Route { token, bot_in_channel, pictures, .. } = posting.route;
    let is_open = |own: &&InteractionToken| own.public && !server.answered.has(&own.token);
    let Some(own) = token.as_ref().filter(is_open).filter(|_| !bot_in_channel) else {
        return Ok(());
    };
    let _alone = server.boards.lock(game).await;
    let stored = server.app().store().game(game).await;
    let stored = stored.map_err(|fault| Setback::passing(&fault.to_string()))?;
    let Some(stored) = stored else { return Ok(()) };
    let body = public_message(server.app(), &stored, *pictures).await;
    let body = body.map_err(|fault| Setback::passing(&fault.to_string()))?;
    let board = Posting { body: &Message { pings: Vec::new(), ..body }, ..*posting };
    show_somehow(server, game, (stored.message, false), &board).await?;
    server.answered.keep(&own.token);
    Ok(())
}

/// Begins a game's thread. If Discord refuses, the game stays in its channel; returns the refusal.
async fn thread(
    server: &Server,
    game: GameId,
    message: u64,
    name: &str,
    route: &Route,
) -> Result<Option<Failure>, Setback> {
    match server.rest().begin_thread(route.venue(), message, name).await {
        Ok(()) => {
            let moved = channel::move_to_thread(server.app(), game, route.channel, message).await;
            moved.map_err(|fault| Setback::passing(&fault.to_string()))?;
            Ok(None)
        }
        Err(failure) if !failure.is_final() => Err(failure.into()),
        Err(failure) => {
            tracing::info!("no thread: {failure}");
            Ok(Some(failure))
        }
    }
}

/// Remembers the message that pinged for a turn; it is deleted when the turn has passed.
async fn remember_ping(server: &Server, turn: PingedTurn, message: u64) {
    let store = server.app().store();
    let kept = match store.game(turn.game).await {
        // The board itself is never deleted.
        Ok(Some(stored)) if stored.message != Some(message) => {
            let delete = task::delete_stale_ping(&stored, server.app().clock().now());
            store.pinged(turn, message, delete).await
        }
        Ok(_) => Ok(()),
        Err(fault) => Err(fault),
    };
    server.or_log("a ping", kept);
}

/// Sends a direct message. If that fails for good, the channel gets the other message; if the person takes none, that is
/// remembered.
async fn direct(
    server: &Server,
    person: u64,
    body: &Message,
    turn: Option<PingedTurn>,
    instead: &Posting<'_>,
) -> Result<(), Setback> {
    match direct::send(server, person, instead.nonce, &write::posted(body)).await {
        Err(failure) if failure.is_final() => {
            tracing::info!("no direct message: {failure}");
            if failure.is_closed_to_bot() {
                let now = server.app().clock().now();
                let closed = server.app().store().remember_closed(person, Some(now)).await;
                server.or_log("closed direct messages", closed);
            }
            say(server, turn, instead).await
        }
        sent => Ok(sent.map(|_| ())?),
    }
}

/// Message that shows a game, as far as is known, and whether the board stays in it, as [`Action::Show`] has them.
type Known = (Option<u64>, bool);

/// Refreshes the public board: in the interaction's answer if there is one, else in the message that shows the game,
/// else as a new message. One that stays waits where that message is too old to be edited now. Returns the message.
async fn show(
    server: &Server,
    (message, stays): Known,
    posting: &Posting<'_>,
) -> Result<Option<u64>, Failure> {
    let Posting { body, route, .. } = posting;
    let edited = write::edited(body);
    let own = route.token.as_ref().filter(|token| token.public);
    let mut shown = match own {
        Some(own) => {
            server.rest().edit_original(Account::of_server(route.guild), &own.token, &edited).await
        }
        None => Ok(None),
    };
    if let (Ok(Some(message)), Some(own)) = (&shown, own) {
        server.tokens.keep(*message, &own.token, true, own.until);
        server.answered.keep(&own.token);
    }
    if needs_another(&shown)
        && let Some(message) = message
    {
        shown = match stays {
            true => edit_in_time(server, message, route, &edited).await,
            false => edit_at_once(server, message, route, &edited).await,
        };
    }
    match (shown, own, message) {
        (shown, ..) if needs_another(&shown) => post(server, posting).await,
        (Err(failure), Some(own), Some(message)) => {
            let edited = edit_answer(server, (message, own), route, &edited).await;
            edited.map_or(Err(failure), |message| Ok(Some(message)))
        }
        (shown, ..) => shown,
    }
}

/// Edits an interaction's answer as the bot, after an edit through its token that failed for now, and returns it; none where
/// that fails too. Without the answer's receipt it may be another message than this one, by which the game is known: that
/// one is left alone, or the game would be shown in both.
async fn edit_answer(
    server: &Server,
    (message, own): (u64, &InteractionToken),
    route: &Route,
    body: &write::Body,
) -> Option<u64> {
    let living = server.tokens.of(message, server.app().clock().now())?;
    if !living.is_original || living.token != own.token || !route.bot_in_channel {
        return None;
    }
    let edited = server.rest().edit(route.venue(), message, body).await.ok()?;
    Some(edited.unwrap_or(message))
}

/// True if another message must show the board: one that cannot be edited would stand still.
fn needs_another(shown: &Result<Option<u64>, Failure>) -> bool {
    match shown {
        Ok(message) => message.is_none(),
        Err(failure) => failure.is_final() || failure.is_too_old(),
    }
}

/// Refreshes the public board, without its picture where the bot may not attach that. Returns the message.
async fn show_somehow(
    server: &Server,
    game: GameId,
    known: Known,
    posting: &Posting<'_>,
) -> Result<Option<u64>, Setback> {
    let has_picture = posting.body.picture.is_some();
    match show(server, known, posting).await {
        Err(failure) if has_picture && failure.code() == Some(MISSING_PERMISSIONS) => {
            show_in_letters(server, game, known, posting).await
        }
        shown => remember(server, game, shown?, posting.route).await,
    }
}

/// Writes down the ping that comes after a board, unless that is tried again soon. Where it can't be shown for long or ever, some
/// are told by direct messages all the same.
async fn call_after(
    server: &Server,
    game: GameId,
    call: Option<Box<NewTask>>,
    shown: &Result<Option<u64>, Setback>,
) -> Result<(), Setback> {
    let is_due = !matches!(shown, Err(Setback { wait: Some(_), left_alone: false, .. }));
    let Some(call) = call.filter(|_| is_due) else { return Ok(()) };
    let kept = server.app().store().enqueue(vec![(game, *call)]).await;
    kept.map_err(|fault| Setback::passing(&fault.to_string()))
}

/// Refreshes the public board without its picture, which the bot may not attach in the channel. Returns the message.
async fn show_in_letters(
    server: &Server,
    game: GameId,
    known: Known,
    posting: &Posting<'_>,
) -> Result<Option<u64>, Setback> {
    let stored = server.app().store().game(game).await;
    let stored = stored.map_err(|fault| Setback::passing(&fault.to_string()))?;
    let Some(stored) = stored else { return Ok(None) };
    let body = public_message(server.app(), &stored, false).await;
    let body = body.map_err(|fault| Setback::passing(&fault.to_string()))?;
    // The ping is a task of its own.
    let body = Message { pings: Vec::new(), ..body };
    let shown = show(server, known, &Posting { body: &body, ..*posting }).await?;
    remember(server, game, shown, posting.route).await
}

/// Shows the board once more if the game has a newer version: the answer to a step may have been overwritten, or what shows
/// it may have edited the message before. So too if a newer message than the one that was refreshed shows the game, maybe an
/// older version. At once, since the task may be gone by then, with the data of the person whose it was. Fails if the game
/// moves on still, or has gone to another channel.
async fn catch_up(
    server: &Server,
    game: GameId,
    shown: Shown,
    posting: &Posting<'_>,
) -> Result<(), Setback> {
    let Some(now) = newer(server, game, shown, posting.route).await? else { return Ok(()) };
    let moved_on = || Setback::passing("the game moved on while its board was on its way");
    if now.venue.channel != posting.route.channel {
        return Err(moved_on());
    }
    let body = public_message(server.app(), &now, posting.route.pictures).await;
    let body = body.map_err(|fault| Setback::passing(&fault.to_string()))?;
    let body = Message { pings: Vec::new(), ..body };
    // The interaction's own answer may be behind another message now.
    let token = posting.route.token.clone();
    let token =
        token.map(|own| InteractionToken { public: own.public && now.message == shown.1, ..own });
    let route = Route { token, ..posting.route.clone() };
    let posting = Posting { body: &body, route: &route, ..*posting };
    let message = show_somehow(server, game, (now.message, false), &posting).await?;
    let still = newer(server, game, (now.version, message), &route).await?;
    still.map_or(Ok(()), |_| Err(moved_on()))
}

/// Version of a game that a request has shown, and its message, if there was a way to it.
type Shown = (u32, Option<u64>);

/// Returns a game that has a newer version than this one, or that a newer message shows in the channel.
async fn newer(
    server: &Server,
    game: GameId,
    (version, message): Shown,
    route: &Route,
) -> Result<Option<StoredGame>, Setback> {
    let now = server.app().store().game(game).await;
    let now = now.map_err(|fault| Setback::passing(&fault.to_string()))?;
    let is_behind = |now: &StoredGame| {
        now.venue.channel == route.channel && message.is_some() && now.message > message
    };
    Ok(now.filter(|now| now.version != version || is_behind(now)))
}

/// Records the message that shows a game; the buttons of the one before are stripped. Where that fails the task is tried
/// again, and Discord knows the nonce of a message that the bot has posted. Returns the message.
async fn remember(
    server: &Server,
    game: GameId,
    message: Option<u64>,
    route: &Route,
) -> Result<Option<u64>, Setback> {
    let Some(message) = message else { return Ok(None) };
    let shown = shown_by(server, game, message, route.channel, route.bot_in_channel);
    let delivered = Delivered { shown: Some(shown), tasks: Vec::new() };
    let kept = server.app().store().reply_delivered(delivered).await;
    kept.map_err(|fault| Setback::passing(&fault.to_string()))?;
    Ok(Some(message))
}

/// Returns the record of the message that shows a game, with the task that strips the buttons off the one before.
pub(in crate::discord) fn shown_by(
    server: &Server,
    game: GameId,
    message: u64,
    channel: u64,
    bot_in_channel: bool,
) -> ShownBy {
    let now = server.app().clock().now();
    let strip = task::strip_buttons(channel, bot_in_channel, now, &once(server));
    ShownBy { game, answer: None, channel, message, strip }
}

/// Returns a key that no other call gives within a millisecond, on no node.
pub(in crate::discord) fn once(server: &Server) -> String {
    let number = server.remembered.fetch_add(1, Ordering::Relaxed);
    format!("{}:{number}", server.app().store().node())
}

/// A message to be posted.
pub(in crate::discord) struct Posting<'a> {
    pub(in crate::discord) body: &'a Message,
    /// Key by which Discord takes two posts of it for one.
    pub(in crate::discord) nonce: &'a str,
    pub(in crate::discord) route: &'a Route,
}

/// Posts through the interaction while its token lives, which needs no permission and does not count against the global
/// limit; else as the bot, also where its answer may not have arrived: a follow-up would take its place.
pub(in crate::discord) async fn post(
    server: &Server,
    posting: &Posting<'_>,
) -> Result<Option<u64>, Failure> {
    let Posting { body, nonce, route } = posting;
    let posted = write::posted(body);
    let follows =
        |own: &&InteractionToken| !route.bot_in_channel || server.answered.has(&own.token);
    if let Some(interaction) = route.token.as_ref().filter(follows) {
        let account = Account::of_server(route.guild);
        match server.rest().follow_up(account, &interaction.token, &posted).await {
            Err(failure) if failure.is_final() && route.bot_in_channel => {
                tracing::info!("not through the interaction: {failure}");
            }
            Ok(Some(message)) => {
                server.tokens.keep(message, &interaction.token, false, interaction.until);
                return Ok(Some(message));
            }
            other => return other,
        }
    }
    if !route.bot_in_channel {
        let message = "there is no way into the channel any more".to_owned();
        return Err(Failure::Refused { status: 403, code: MISSING_ACCESS, message });
    }
    server.rest().post(route.venue(), nonce, &posted).await
}
