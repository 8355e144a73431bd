//! Buttons under boards. Old messages may have any of them: the game and the caller are checked on
//! every press.

use crate::app::caller::Caller;
use crate::app::clock::{claim, pause};
use crate::app::commands::resign::{self, ask_to_confirm};
use crate::app::commands::{board, form_parts, guess_form, move_, plan_form, vote_form};
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::update::Committed;
use crate::app::game::{
    answer, hint, menus, moves, offers, rematch, resignation, seats, taking_part,
};
use crate::app::input::game_lookup;
use crate::app::input::request::ButtonAction;
use crate::app::output::game_title::{button, title};
use crate::app::output::plan_lines;
use crate::app::output::reply::{Answer, Delivery, Message, MoveModal, Reply};
use crate::app::pages::{openings, replay, review, rules, try_out};
use crate::app::turn_clock;
use crate::game::{Arg, Refusal, Table};
use crate::play::first::FirstPlayer;
use crate::play::offer::OfferKind;
use crate::store::{GameId, Status, StoredGame};
use crate::words::{self, say};

/// Runs the button's action.
pub(crate) async fn press(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    version: u32,
    verb: ButtonAction,
) -> Result<Answer, Error> {
    match verb {
        ButtonAction::Accept => seats::accept(ctx, caller, game, FirstPlayer::Random).await,
        ButtonAction::AcceptAs(first) => seats::accept(ctx, caller, game, first).await,
        ButtonAction::Join => seats::join(ctx, caller, game).await,
        ButtonAction::Decline => seats::decline(ctx, caller, game).await,
        ButtonAction::Withdraw => seats::withdraw(ctx, caller, game).await,
        ButtonAction::Leave => seats::leave(ctx, caller, game).await,
        ButtonAction::Move => open_modal(ctx, caller, game, version).await,
        ButtonAction::MoveOn => {
            ask_for_move(ctx, caller, context::load(ctx, game).await?, version).await
        }
        ButtonAction::Offer => open_form(ctx, caller, game, version).await,
        ButtonAction::Mine => board::my_view(ctx, caller, game).await,
        ButtonAction::Resign => confirm_resignation(ctx, caller, game).await,
        ButtonAction::First
        | ButtonAction::Back
        | ButtonAction::Forth
        | ButtonAction::Last
        | ButtonAction::Here => replay::step_replay(ctx, caller, game, version, verb).await,
        ButtonAction::ConfirmResign => resignation::resign(ctx, caller, game).await,
        ButtonAction::Claim => claim::claim(ctx, caller, game).await,
        ButtonAction::Nudge => claim::nudge(ctx, caller, game).await,
        ButtonAction::ConfirmAbort => offers::abort(ctx, caller, game).await,
        ButtonAction::Agree => offers::agree(ctx, caller, game, version).await,
        ButtonAction::TurnDown => offers::turn_down(ctx, caller, game, version).await,
        ButtonAction::Rules => rules::rules_of(ctx, caller, game).await,
        ButtonAction::More => more(ctx, caller, game).await,
        ButtonAction::Draw => offer(ctx, caller, OfferKind::Draw, game).await,
        ButtonAction::Takeback => offer(ctx, caller, OfferKind::Takeback, game).await,
        ButtonAction::Abort => offers::ask_to_abort(ctx, caller, Some(&game.0.to_string())).await,
        ButtonAction::Replay => replay::replay_of_button(ctx, caller, game).await,
        ButtonAction::Review
        | ButtonAction::ReviewBack
        | ButtonAction::ReviewForth
        | ButtonAction::Share => review::press(ctx, caller, game, version, verb).await,
        ButtonAction::Hint => hint::hint_of_button(ctx, caller, game).await,
        ButtonAction::AskHints => offer(ctx, caller, OfferKind::Hints, game).await,
        ButtonAction::Guess => guess_form::open(ctx, caller, game).await,
        ButtonAction::Openings => openings::of_game(ctx, caller, game).await,
        ButtonAction::Try => try_out::open(ctx, caller, game).await,
        ButtonAction::Plan => plan_form::open(ctx, caller, game).await,
        ButtonAction::Vote => vote_form::open(ctx, caller, game).await,
        ButtonAction::Pause => pause::pause(ctx, caller, game).await,
        ButtonAction::NoPause => pause::decline(ctx, caller, game).await,
        ButtonAction::Concede => confirm_concession(ctx, caller, game, version).await,
        ButtonAction::ConfirmConcede => resignation::concede(ctx, caller, game, version).await,
        ButtonAction::Again(first) => rematch::follow(ctx, caller, game, false, first).await,
        ButtonAction::Next(first) => rematch::follow(ctx, caller, game, true, first).await,
    }
}

/// Opens the move modal. A message that shows an outdated board, as after a crash, is refreshed
/// instead.
async fn open_modal(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    version: u32,
) -> Result<Answer, Error> {
    let stored = context::load(ctx, game).await?;
    if stored.version != version && stored.status == Status::Running && shows_game(caller, &stored)
    {
        let committed = Committed::earlier(stored);
        return Ok(answer::answer(ctx, caller, committed, Delivery::Edit).await);
    }
    ask_for_move(ctx, caller, stored, version).await
}

/// Opens the move modal, or a select menu where there are few moves. A move without an alternative is played at once.
///
/// It is not played before: the first stone says that its player has begun, which ends the time in which the game can
/// be left without a result.
async fn ask_for_move(
    ctx: &Context,
    caller: &Caller,
    stored: StoredGame,
    version: u32,
) -> Result<Answer, Error> {
    let table = moves::table_to_move(ctx, caller, &stored)?;
    moves::check_current(ctx, caller, &stored, version)?;
    let listing = table.actions();
    if let Some(only) = menus::only_action(&table, &listing) {
        return move_::play_by_modal(ctx, caller, stored, version, &only).await;
    }
    let note = plan_lines::void(ctx, (caller.person, caller.locale), &stored).await?;
    if let Some(menu) = menus::menu(ctx, caller, &stored, &table, "").await {
        let text = [menu.text.clone()].into_iter().chain(note).collect::<Vec<_>>().join("\n");
        return Ok(Answer::plain(Reply::Post(Message { text, ..menu })));
    }
    Ok(form(caller, &stored, &table, note))
}

/// Opens the form from a menu, for what that leaves out.
async fn open_form(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    version: u32,
) -> Result<Answer, Error> {
    let stored = context::load(ctx, game).await?;
    let table = moves::table_to_move(ctx, caller, &stored)?;
    moves::check_current(ctx, caller, &stored, version)?;
    Ok(form(caller, &stored, &table, None))
}

/// Returns the modal for a move.
fn form(caller: &Caller, stored: &StoredGame, table: &Table, note: Option<String>) -> Answer {
    let args = [
        ("game", Arg::Text(words::called(caller.locale, &stored.game, &stored.rules).0)),
        ("number", Arg::Number(stored.id.0)),
    ];
    Answer::plain(Reply::MoveModal(MoveModal {
        game: stored.id,
        version: stored.version,
        title: say(caller.locale, "form-title", &args),
        label: form_parts::of_action(caller.locale, table),
        note,
        example: menus::example(caller, table),
    }))
}

/// Shows what else can be done in the game, to the caller alone: someone who does not play can look at the replay.
async fn more(ctx: &Context, caller: &Caller, game: GameId) -> Result<Answer, Error> {
    let stored = game_lookup::game_named(ctx, caller, &game.0.to_string()).await?;
    let plays =
        taking_part::check_playing(caller, &stored).is_ok() && !stored.has_left(caller.person);
    let table = context::table(ctx, &stored)?;
    let seat = stored.seat_of(caller.person).filter(|_| plays);
    let may_draw = seat.is_some_and(|seat| table.may_offer_draw(seat));
    let verbs = [
        (may_draw, ButtonAction::Draw),
        (plays, ButtonAction::Takeback),
        (plays && !turn_clock::is_untimed(&stored), ButtonAction::Pause),
        (plays, ButtonAction::Abort),
        (plays && hint::may_be_asked_for(&stored), ButtonAction::Hint),
        (!stored.log.is_empty(), ButtonAction::Replay),
        (true, ButtonAction::Rules),
    ];
    let verbs = verbs.into_iter().filter_map(|(can, verb)| can.then_some(verb));
    let buttons = verbs.map(|verb| button(&stored, verb, caller.locale)).collect();
    let text = title(&stored, caller.locale);
    Ok(Answer::plain(Reply::Post(Message { buttons, ..Message::private(text) })))
}

/// Makes an offer as its command does: the answer is a new board.
async fn offer(
    ctx: &Context,
    caller: &Caller,
    kind: OfferKind,
    game: GameId,
) -> Result<Answer, Error> {
    offers::ask_for(ctx, caller, kind, Some(&game.0.to_string())).await
}

async fn confirm_resignation(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
) -> Result<Answer, Error> {
    let stored = context::load(ctx, game).await?;
    resign::confirmation(ctx, caller, &stored)
}

/// Asks the caller to confirm that they concede.
async fn confirm_concession(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    version: u32,
) -> Result<Answer, Error> {
    let stored = context::load(ctx, game).await?;
    let table = moves::table_to_move(ctx, caller, &stored)?;
    moves::check_current(ctx, caller, &stored, version)?;
    if table.concession().is_none() {
        return Err(Refusal::new("unknown-button").into());
    }
    Ok(ask_to_confirm(caller, &stored, "concede-sure", ButtonAction::ConfirmConcede))
}

/// True if the pressed message is the one that shows the game, as far as is known.
fn shows_game(caller: &Caller, stored: &StoredGame) -> bool {
    stored.message.is_none() || stored.message == caller.message
}
