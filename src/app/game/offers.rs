//! Offers between players: draw, take-back, abort, hints.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::{Error, InternalError};
use crate::app::game::taking_part::{check_playing, check_stays};
use crate::app::game::update::{self, Transition};
use crate::app::game::{answer, crowd, fair_play, machine, moves, set};
use crate::app::input::game_lookup;
use crate::app::input::request::ButtonAction;
use crate::app::markup::mention;
use crate::app::outbox::task::StepTasks;
use crate::app::output::game_title::{self, button};
use crate::app::output::offer_line::{self, person};
use crate::app::output::reply::{Answer, Delivery, Message, Reply};
use crate::app::output::{machine_name, panel, titles, view};
use crate::game::{Arg, Event, Refusal, Seat};
use crate::play::end::EndReason;
use crate::play::offer::OfferKind;
use crate::store::between::{takeback, taken_back};
use crate::store::{Change, GameId, LogEntry, Millis, Offer, StoredGame};
use crate::words::say;

/// Time for which a move may be taken back without asking, as long as no other player has acted
/// (ms).
const FREE_MS: Millis = 30_000;

/// Number of entries of a log that do not stand, take-backs and what they took back, from which on no more is taken back:
/// the log is read with the game each time. A game that is played has far fewer, whatever its board.
const MOST_GONE: usize = 2_000;

/// Request for a draw, a take-back or an abort.
#[derive(Clone, Copy)]
struct OfferRequest {
    kind: OfferKind,
    against_title_holder: bool,
    /// True if the other game of its set is under way.
    set_is_played: bool,
    /// The number of entries of the log with which the machines of the game agree.
    machines_agree_at: Option<u32>,
}

impl From<OfferKind> for OfferRequest {
    fn from(kind: OfferKind) -> Self {
        Self { kind, against_title_holder: false, set_is_played: false, machines_agree_at: None }
    }
}

/// Function that makes the tasks for the people concerned at a time.
type TaskMaker<'a> = &'a dyn Fn(Vec<u64>, Millis) -> StepTasks;

/// Runs `/draw` and `/takeback`, and asks for hints: the answer is a new board.
pub(crate) async fn ask_for(
    ctx: &Context,
    caller: &Caller,
    kind: OfferKind,
    named: Option<&str>,
) -> Result<Answer, Error> {
    let make_tasks = |people, at| StepTasks::public(caller, people, at);
    let fits =
        |stored: &StoredGame| decide_to_ask(ctx, caller, stored, kind.into(), &make_tasks).is_ok();
    let before = match kind {
        OfferKind::Takeback => game_lookup::fitting_game_here(ctx, caller, named, fits).await?,
        _ => game_lookup::my_game_here(ctx, caller, named, fits).await?,
    };
    let against_title_holder = kind == OfferKind::Takeback
        && titles::may_take_back_freely(ctx, &before, caller.person).await?;
    let agrees = kind == OfferKind::Draw && machine::agrees_to_draw(ctx, &before).await?;
    let machines_agree_at = agrees.then_some(before.entries);
    let request = OfferRequest { against_title_holder, machines_agree_at, ..kind.into() };
    let committed = update::step(ctx, caller, before.id, |stored| {
        decide_to_ask(ctx, caller, &stored, request, &make_tasks)
    })
    .await?;
    Ok(answer::answer(ctx, caller, committed, Delivery::Post).await)
}

/// Runs `/abort`: asks the caller to confirm first.
pub(crate) async fn ask_to_abort(
    ctx: &Context,
    caller: &Caller,
    named: Option<&str>,
) -> Result<Answer, Error> {
    let fits = |stored: &StoredGame| stored.event.is_none() && !stored.hill;
    let stored = game_lookup::my_game_here(ctx, caller, named, fits).await?;
    check_playing(caller, &stored)?;
    check_stays(caller, &stored)?;
    check_no_event(ctx, &stored).await?;
    let title = game_title::title(&stored, caller.locale);
    let set_is_played = set::check_abort(ctx, &stored).await?;
    let request = OfferRequest { set_is_played, ..OfferKind::Abort.into() };
    let own = seat(caller, &stored)?;
    let alone = needs_no_consent(ctx, &stored, own, request)?;
    if !alone {
        crowd::check_agreement(&stored, Some(OfferKind::Abort))?;
    }
    let asked = offer_line::unanswered(ctx, &stored, &offer(ctx, &stored, own, request.kind)?)?;
    let id = match (context::table(ctx, &stored)?.people().len(), alone) {
        (1, _) => "abort-sure-alone",
        (_, true) => "abort-sure",
        (_, false) if asked.len() == 1 => "abort-sure-asks-one",
        (_, false) => "abort-sure-asks",
    };
    let asked = asked.first().map_or_else(String::new, |seat| person(&stored, seat.0));
    let args = [("game", Arg::Text(title)), ("person", Arg::Text(asked))];
    let text = say(caller.locale, id, &args);
    let buttons = vec![button(&stored, ButtonAction::ConfirmAbort, caller.locale)];
    Ok(Answer::plain(Reply::Post(Message { buttons, ..Message::private(text) })))
}

/// Aborts the game, or offers it to the others.
pub(crate) async fn abort(ctx: &Context, caller: &Caller, game: GameId) -> Result<Answer, Error> {
    let stored = context::load(ctx, game).await?;
    check_no_event(ctx, &stored).await?;
    let set_is_played = set::check_abort(ctx, &stored).await?;
    let request = OfferRequest { set_is_played, ..OfferKind::Abort.into() };
    let make_tasks = |people, at| StepTasks::ephemeral(caller, people, at);
    let committed = update::step(ctx, caller, game, |stored| {
        decide_to_ask(ctx, caller, &stored, request, &make_tasks)
    })
    .await?;
    Ok(Answer { pending: committed.pending, ..panel::done(caller) })
}

/// Accepts the pending offer.
pub(crate) async fn agree(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    version: u32,
) -> Result<Answer, Error> {
    let asked = context::load(ctx, game).await?;
    if asked.offer().is_some_and(|offer| offer.kind == OfferKind::Abort) {
        set::check_abort(ctx, &asked).await?;
    }
    let committed = update::step(ctx, caller, game, |stored| {
        let (mut offer, seat) = pending_offer(ctx, caller, &stored, version)?;
        if offer.seat == seat.0 || offer.agreed.contains(&seat.0) {
            return Err(others_answer(ctx, caller, &stored, (&offer, seat))?.into());
        }
        offer.agreed.push(seat.0);
        let request = offer.kind.into();
        carry_out_or_offer(ctx, &stored, offer, request, &|people, at| answered(caller, people, at))
    });
    Ok(answer::answer(ctx, caller, committed.await?, Delivery::Edit).await)
}

/// Returns the refusal to agree to an offer for a seat that has made it or agreed already.
fn others_answer(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    (offer, seat): (&Offer, Seat),
) -> Result<Refusal, InternalError> {
    let people = offer_line::unanswered(ctx, stored, offer)?;
    let people = people.into_iter().filter_map(|seat| stored.person_at(seat)).map(mention);
    let refusal = Refusal::new("others-answer").people("people", people.collect());
    let own = if offer.seat == seat.0 { "yes" } else { "no" };
    Ok(refusal.text("own", own).text("decline", decline_label(caller, stored)))
}

/// Returns the label of the button that declines an offer, and withdraws one's own, as the caller sees it under the board.
fn decline_label(caller: &Caller, stored: &StoredGame) -> String {
    view::public_label(caller, stored, "button-turn-down")
}

/// Declines the pending offer, or withdraws the caller's own.
pub(crate) async fn turn_down(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    version: u32,
) -> Result<Answer, Error> {
    let committed = update::step(ctx, caller, game, |stored| {
        let (offer, seat) = pending_offer(ctx, caller, &stored, version)?;
        let at = ctx.clock.now();
        let withdrawn = offer.seat == seat.0;
        let declined_by = (!withdrawn).then_some(seat.0);
        let offer = Offer { open: false, withdrawn, declined_by, ..offer };
        let change = with_offer(&stored, offer, Change::of(&stored, at, None));
        Ok(Transition { change, notifications: answered(caller, Vec::new(), at) })
    });
    Ok(answer::answer(ctx, caller, committed.await?, Delivery::Edit).await)
}

/// Returns the tasks of an answer to an offer, by a button under the public board or under the caller's own.
fn answered(caller: &Caller, people: Vec<u64>, at: Millis) -> StepTasks {
    match caller.ephemeral {
        true => StepTasks::ephemeral(caller, people, at),
        false => StepTasks::public(caller, people, at),
    }
}

/// Returns the pending offer, and the seat of the caller, who must play in the game.
fn pending_offer(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    version: u32,
) -> Result<(Offer, Seat), Error> {
    crowd::check_voter(caller, stored)?;
    check_playing(caller, stored)?;
    check_stays(caller, stored)?;
    moves::check_current(ctx, caller, stored, version)?;
    let offer = stored.offer().cloned().ok_or_else(|| Refusal::new("no-offer"))?;
    Ok((offer, seat(caller, stored)?))
}

fn decide_to_ask(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    request: OfferRequest,
    make_tasks: TaskMaker<'_>,
) -> Result<Transition, Error> {
    if request.kind == OfferKind::Draw {
        crowd::check_voter(caller, stored)?;
    }
    check_playing(caller, stored)?;
    check_stays(caller, stored)?;
    let seat = seat(caller, stored)?;
    if request.kind == OfferKind::Hints {
        check_hints(stored)?;
    }
    let mut offer = offer(ctx, stored, seat, request.kind)?;
    if offer.kind == OfferKind::Draw {
        check_machines_wait(ctx, caller, stored)?;
    }
    if let Some(pending) = stored.offer() {
        if pending.seat == seat.0 || pending.kind != offer.kind || pending.agreed.contains(&seat.0)
        {
            return Err(pending_stands(ctx, caller, stored, (pending, seat))?.into());
        }
        // An offer of the same kind accepts the pending one.
        offer = Offer { agreed: [&pending.agreed[..], &[seat.0]].concat(), ..pending.clone() };
    } else if stored.offers.iter().any(|old| same(old, &offer) && old.entries == stored.entries) {
        return Err(Refusal::new("asked-already").into());
    }
    if offer.kind == OfferKind::Draw
        && !stored.machines.is_empty()
        && request.machines_agree_at != Some(stored.entries)
    {
        return Ok(declined(ctx, stored, offer, make_tasks));
    }
    carry_out_or_offer(ctx, stored, offer, request, make_tasks)
}

/// Returns the refusal of another offer than the pending one: whoever is to move can also play on.
fn pending_stands(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    (pending, seat): (&Offer, Seat),
) -> Result<Refusal, InternalError> {
    let refusal = match pending.seat == seat.0 {
        true if stored.has_crowd() => "offer-crowd",
        true => "offer-yours",
        false => "offer-stands",
    };
    let on_turn = stored.person_on_turn(&context::table(ctx, stored)?);
    let turn = if on_turn == stored.person_at(seat) { "yes" } else { "no" };
    let refusal = Refusal::new(refusal).text("person", person(stored, pending.seat));
    Ok(refusal.text("turn", turn).text("decline", decline_label(caller, stored)))
}

/// Refuses to offer a draw while a machine thinks: the line that it was declined would go with the machine's move.
fn check_machines_wait(ctx: &Context, caller: &Caller, stored: &StoredGame) -> Result<(), Error> {
    let table = context::table(ctx, stored)?;
    let Some(machine) = stored.machine_on_turn(&table) else { return Ok(()) };
    let name = machine_name::name(machine, caller.locale);
    Err(Refusal::new("draw-thinking").text("machine", name).into())
}

/// Refuses to ask for hints in a game that gives none, and once that has been answered.
fn check_hints(stored: &StoredGame) -> Result<(), Refusal> {
    fair_play::check_hints(stored)?;
    let answered =
        |offer: &Offer| offer.kind == OfferKind::Hints && !offer.open && !offer.withdrawn;
    match () {
        () if stored.allows_hints() => Err(Refusal::new("hints-agreed")),
        () if stored.offers.iter().any(answered) => Err(Refusal::new("hints-declined")),
        () => Ok(()),
    }
}

/// Returns the transition of an offer that a machine declines.
fn declined(
    ctx: &Context,
    stored: &StoredGame,
    offer: Offer,
    make_tasks: TaskMaker<'_>,
) -> Transition {
    let at = ctx.clock.now();
    let change = with_offer(stored, Offer { open: false, ..offer }, Change::of(stored, at, None));
    Transition { change, notifications: make_tasks(Vec::new(), at) }
}

/// Returns an offer that has been carried out.
fn settled(kind: OfferKind, seat: Seat, entries: u32) -> Offer {
    let (seat, agreed) = (seat.0, vec![seat.0]);
    Offer { kind, seat, entries, agreed, open: false, withdrawn: false, declined_by: None }
}

/// Refuses to offer a draw where no one could agree to it, or where the game does not let this seat make an offer now.
fn check_draw(ctx: &Context, stored: &StoredGame, seat: Seat) -> Result<(), Error> {
    let table = context::table(ctx, stored)?;
    if table.may_offer_draw(seat) {
        return Ok(());
    }
    let is_alone = table.people().len() < 2 && stored.machines.is_empty();
    Err(Refusal::new(if is_alone { "no-draw-alone" } else { "no-draw-now" }).into())
}

/// Refuses to take back where that was done so often that the log grows without end.
fn check_gone(stored: &StoredGame) -> Result<(), Refusal> {
    let gone = (stored.entries as usize).saturating_sub(stored.log.len());
    if gone >= MOST_GONE { Err(Refusal::new("take-back-limit")) } else { Ok(()) }
}

/// Makes a new offer, where another player can answer it and the game allows it.
fn offer(ctx: &Context, stored: &StoredGame, seat: Seat, kind: OfferKind) -> Result<Offer, Error> {
    // Whoever is asked may agree also where the game lets only the player on turn make an offer.
    let is_asked = stored.offer().is_some_and(|pending| pending.kind == OfferKind::Draw);
    if kind == OfferKind::Draw && !is_asked {
        check_draw(ctx, stored, seat)?;
    }
    if kind == OfferKind::Takeback {
        takeback_count(ctx, stored, seat)?;
        check_gone(stored)?;
    }
    let (seat, entries) = (seat.0, stored.entries);
    let agreed = Vec::new();
    Ok(Offer { kind, seat, entries, agreed, open: true, withdrawn: false, declined_by: None })
}

/// Carries out what all players have agreed to, or what needs no consent; else the offer is
/// pending.
fn carry_out_or_offer(
    ctx: &Context,
    stored: &StoredGame,
    offer: Offer,
    request: OfferRequest,
    make_tasks: TaskMaker<'_>,
) -> Result<Transition, Error> {
    let kind = offer.kind;
    let waiting = offer_line::unanswered(ctx, stored, &offer)?;
    if waiting.is_empty() || needs_no_consent(ctx, stored, Seat(offer.seat), request)? {
        return carry_out(ctx, stored, kind, Seat(offer.seat), make_tasks);
    }
    if kind == OfferKind::Takeback {
        check_no_stake(stored)?;
    }
    crowd::check_agreement(stored, Some(kind))?;
    let at = ctx.clock.now();
    // Those who are still to answer were called when the offer was made.
    let waiting = if offer.agreed.is_empty() { waiting } else { Vec::new() };
    let people = waiting.into_iter().filter_map(|seat| stored.person_at(seat)).collect();
    let notifications = make_tasks(people, at).asking(&offer);
    Ok(Transition {
        change: with_offer(stored, offer, Change::of(stored, at, None)),
        notifications,
    })
}

fn carry_out(
    ctx: &Context,
    stored: &StoredGame,
    kind: OfferKind,
    seat: Seat,
    make_tasks: TaskMaker<'_>,
) -> Result<Transition, Error> {
    let entry = |text| vec![LogEntry { seat: Some(seat.0), text }];
    match kind {
        OfferKind::Draw => {
            let mut table = context::table(ctx, stored)?;
            let text = Event::Draw.to_string();
            table.play(&text)?;
            moves::transition(ctx, stored, table, entry(text), make_tasks)
        }
        OfferKind::Takeback => {
            let count = takeback_count(ctx, stored, seat)?;
            let entries = stored.entries;
            let offer = settled(kind, seat, entries);
            let log = stored.log[..stored.log.len() - count].to_vec();
            let table = context::table(ctx, &StoredGame { log, ..stored.clone() })?;
            // The other players who are still in are pinged: no take-back is silent.
            let left = stored.seats_that_left();
            let is_in =
                |person: &u64| stored.seat_of(*person).is_none_or(|own| !left.contains(&own));
            let mut others = others(ctx, stored, seat)?;
            others.retain(is_in);
            let taken = entry(takeback(seat.0, count));
            let made = moves::transition(ctx, stored, table, taken, |_, at| {
                make_tasks(others.clone(), at)
            })?;
            // An offer of it that was open is done with.
            Ok(Transition { change: with_offer(stored, offer, made.change), ..made })
        }
        OfferKind::Abort => {
            let at = ctx.clock.now();
            let change = Change::abort(stored, at, EndReason::Aborted);
            Ok(Transition { change, notifications: make_tasks(others(ctx, stored, seat)?, at) })
        }
        OfferKind::Hints => {
            let at = ctx.clock.now();
            let offer = settled(kind, seat, stored.entries);
            let change = with_offer(stored, offer, Change::of(stored, at, None));
            Ok(Transition { change, notifications: make_tasks(Vec::new(), at) })
        }
    }
}

fn others(ctx: &Context, stored: &StoredGame, seat: Seat) -> Result<Vec<u64>, InternalError> {
    let people = context::table(ctx, stored)?.people().into_iter().filter(|other| *other != seat);
    Ok(people.filter_map(|seat| stored.person_at(seat)).collect())
}

/// Refuses a game that belongs to a league or tournament, or counts for a hill and has begun.
pub(crate) async fn check_no_event(ctx: &Context, stored: &StoredGame) -> Result<(), Error> {
    match ctx.store.event_of_game(stored.id).await? {
        Some(_) => Err(Refusal::new("event-game").into()),
        None if stored.hill => Err(Refusal::new("hill-game").into()),
        None => Ok(()),
    }
}

/// Refuses to ask for a take-back where the places of others follow from the game: two could agree on its result so.
fn check_no_stake(stored: &StoredGame) -> Result<(), Refusal> {
    let has_stake = stored.event.is_some() || stored.hill;
    if has_stake { Err(Refusal::new("take-back-stake")) } else { Ok(()) }
}

/// True if no consent is needed: once for a move that was made a moment ago, or against the title
/// holder, and was not answered, and always where no one else plays; for an abort while a player who has not left has not
/// moved yet, unless the other game of a set is under way.
fn needs_no_consent(
    ctx: &Context,
    stored: &StoredGame,
    seat: Seat,
    OfferRequest { kind, against_title_holder, set_is_played, .. }: OfferRequest,
) -> Result<bool, Error> {
    let makers = context::makers(ctx, stored)?;
    let people = context::table(ctx, stored)?.people();
    match kind {
        OfferKind::Draw | OfferKind::Hints => Ok(false),
        OfferKind::Abort if set_is_played => Ok(false),
        OfferKind::Abort => {
            let left = stored.seats_that_left();
            let has_waited =
                |person: &Seat| !left.contains(person) && !makers.contains(&Some(*person));
            Ok(people.iter().any(has_waited))
        }
        OfferKind::Takeback => {
            let count = takeback_count(ctx, stored, seat)?;
            let since = &makers[makers.len() - count..];
            let others =
                since.iter().flatten().any(|maker| *maker != seat && people.contains(maker));
            // Of two players, the one who has moved last by hand is not answered by a planned move, except where others wait
            // for the result: a move could be tried there to read the plan.
            let is_planned = stored.seats == 2 && stored.planned_to == Some(stored.entries);
            let decides = stored.rated || !stored.is_by_itself();
            let others = others && (decides || !is_planned);
            // Behind a take-back the last entry of what stands is older than the last one of the log.
            let made = stored.latest.as_ref().filter(|last| taken_back(&last.text).is_none());
            let fresh = made.is_some_and(|last| ctx.clock.now() - last.at <= FREE_MS);
            let is_first = !titles::is_taken_back_once(stored, seat, count);
            let granted = is_first && (fresh || against_title_holder);
            Ok(!others && (granted || people.len() == 1))
        }
    }
}

/// Returns the number of entries that go when a seat takes its last decision back.
fn takeback_count(ctx: &Context, stored: &StoredGame, seat: Seat) -> Result<usize, Error> {
    let last = offer_line::last_decision(ctx, stored, seat)?;
    Ok(stored.log.len() - last.ok_or_else(|| Refusal::new("nothing-to-take-back"))?)
}

/// Replaces the offer that the same seat has made before.
fn with_offer(stored: &StoredGame, offer: Offer, change: Change) -> Change {
    let committed = stored.offers.iter().filter(|old| !same(old, &offer)).cloned();
    Change { offers: Some(committed.chain([offer.clone()]).collect()), ..change }
}

fn same(one: &Offer, other: &Offer) -> bool {
    (one.seat, &one.kind) == (other.seat, &other.kind)
}

pub(crate) fn seat(caller: &Caller, stored: &StoredGame) -> Result<Seat, Refusal> {
    stored.seat_of(caller.person).ok_or_else(|| Refusal::new("not-your-game"))
}
