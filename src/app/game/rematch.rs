//! Rematches and the next game of a course.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::proposal::Proposal;
use crate::app::game::update::Committed;
use crate::app::game::{answer, first_player, machine_choice, propose, result, seats};
use crate::app::input::request::ButtonAction;
use crate::app::markup::mention;
use crate::app::output::game_title::button;
use crate::app::output::next_game;
use crate::app::output::reply::{Answer, Delivery, Message, Reply};
use crate::game::{Entry, Options, Refusal};
use crate::play::crowd::CROWD;
use crate::play::first::FirstPlayer;
use crate::play::game::InSet;
use crate::store::servers::Settings;
use crate::store::{GameId, Machine, Member, Of, Status, StoredGame};

/// Proposes the game that follows a finished one, with the same people: its own rule set, or the
/// next of the course. Where another one has asked the caller for it, they accept.
pub(crate) async fn follow(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    further: bool,
    first: FirstPlayer,
) -> Result<Answer, Error> {
    let stored = context::load(ctx, game).await?;
    check_over(caller, &stored)?;
    let mut proposal = proposal(ctx, caller, &stored, (further, first))?;
    // What has ceased to count since is played again without a rating: a button has no option to leave out.
    let settings = context::settings_here(ctx, caller).await?;
    proposal.rated = Some(stored.rated && result::can_be_rated(caller, &proposal, &settings));
    if let Some(there) = find_there(ctx, caller, &stored, (&proposal, &settings)).await? {
        if !is_asked(caller, &there, &proposal) {
            return answer_there(ctx, caller, there).await;
        }
        if there.first == FirstPlayer::Invited && first == FirstPlayer::Random {
            return Ok(ask_who_begins(ctx, caller, &stored, further));
        }
        return seats::accept_asked(ctx, caller, &there, first, Delivery::Post).await;
    }
    check_machine(ctx, caller, &proposal)?;
    if proposal.first == FirstPlayer::Random
        && first_player::chooses_first(ctx, caller.person, &proposal).await?
    {
        return Ok(ask_who_begins(ctx, caller, &stored, further));
    }
    propose::propose(ctx, caller, proposal).await
}

/// Returns the proposal of the game that follows a finished one: the same again, or the next of the course.
fn proposal(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    (further, first): (bool, FirstPlayer),
) -> Result<Proposal, Error> {
    let entry = ctx.games.find(&stored.game)?;
    let first = match first {
        FirstPlayer::Random if !further => first_again(ctx, caller, entry, stored),
        _ => first,
    };
    let options = Options::read(entry.info, &stored.rules)?;
    let options = match entry.after(options.named().name).filter(|_| further) {
        Some(next) => Options::read(entry.info, next)?,
        None => options,
    };
    Ok(Proposal {
        entry,
        options,
        seats: stored.seats,
        others: others(caller, stored),
        places: Vec::new(),
        machine: stored.machines.first().map(again),
        first,
        pace: stored.pace,
        rated: Some(stored.rated),
        sole: true,
        set: stored.set != InSet::No,
        hill: None,
        crowd: stored.has_crowd(),
    })
}

/// Returns the people of a finished game besides the caller, by their seats from the caller's on: so mates stay mates.
fn others(caller: &Caller, stored: &StoredGame) -> Vec<u64> {
    let own = stored.seat_of(caller.person).map_or(0, |seat| seat.0);
    let behind = |seat: u8| (seat + stored.seats - own) % stored.seats;
    let mut members: Vec<_> = stored.members.iter().collect();
    members.sort_by_key(|member| member.seat.map(behind));
    let people = members.into_iter().map(|member| member.person);
    people.filter(|person| *person != caller.person && *person != CROWD).collect()
}

/// Returns a machine as it begins another game, whatever became of it in the last one.
fn again(machine: &Machine) -> Machine {
    Machine { replaced: false, version: env!("CARGO_PKG_VERSION").to_owned(), ..machine.clone() }
}

/// Returns the game that the same people have begun or proposed here already, so that two presses do not make two games. It
/// may have taken an opening. Games of events and hills are none of those, nor is the other game of the finished one's set.
async fn find_there(
    ctx: &Context,
    caller: &Caller,
    over: &StoredGame,
    (proposal, settings): (&Proposal, &Settings),
) -> Result<Option<StoredGame>, Error> {
    let game = proposal.entry.info.id;
    let opened = result::with_opening(proposal, settings);
    let rules = opened.as_ref().unwrap_or(&proposal.options).to_string();
    let crowd = proposal.crowd.then_some(CROWD);
    let people = [&[caller.person], proposal.others.as_slice(), crowd.as_slice()].concat();
    let machines = proposal.machine.as_slice();
    let same = |stored: &StoredGame| {
        stored.is_of(people.iter().copied())
            && stored.is_against(machines)
            && stored.is_by(game, &rules, caller.venue)
            && stored.is_by_itself()
            && stored.set != InSet::With(over.id)
    };
    let games = ctx.store.unfinished(Of::Person(caller.person)).await?;
    Ok(games.into_iter().find(same))
}

/// True if the caller is asked by an open challenge for what they propose, under the same conditions.
fn is_asked(caller: &Caller, open: &StoredGame, proposal: &Proposal) -> bool {
    let is_own = |member: &Member| member.person == caller.person && !member.joined;
    open.status == Status::Open
        && open.members.iter().any(is_own)
        && (open.pace, Some(open.rated)) == (proposal.pace, proposal.rated)
        && (open.set != InSet::No) == proposal.set
}

/// Refuses a game that is there already, unless an earlier delivery of the same press has made or accepted it.
async fn answer_there(ctx: &Context, caller: &Caller, there: StoredGame) -> Result<Answer, Error> {
    if ctx.store.seen(caller.interaction).await? != Some(there.id) {
        return Err(propose::refuse_there(&there).into());
    }
    let committed = Committed::earlier(there);
    Ok(answer::answer(ctx, caller, committed, Delivery::Post).await)
}

/// Refuses a machine that does not play the game any more, or has no time now.
fn check_machine(ctx: &Context, caller: &Caller, proposal: &Proposal) -> Result<(), Error> {
    let Some(machine) = &proposal.machine else { return Ok(()) };
    let Proposal { entry, options, seats, .. } = proposal;
    let table = entry.start(options, *seats, None)?;
    Ok(machine_choice::check(ctx, caller, machine, (entry, options), &table)?)
}

/// Returns who begins the rematch: colours are exchanged between two players, unless the game lets
/// one choose. The weaker player, whom the rules help, begins again.
fn first_again(ctx: &Context, caller: &Caller, entry: &Entry, stored: &StoredGame) -> FirstPlayer {
    let began = stored.seat_of(caller.person).is_some_and(|seat| seat.0 == 0);
    let begins = began == context::helps_first(ctx.games, stored);
    match stored.members.len() + stored.machines.len() {
        2 if entry.info.loser_chooses => FirstPlayer::Random,
        2 if begins => FirstPlayer::Me,
        2 => FirstPlayer::Them,
        _ => FirstPlayer::Random,
    }
}

/// Asks whoever chooses it, in an ephemeral answer, who begins the next game.
fn ask_who_begins(ctx: &Context, caller: &Caller, stored: &StoredGame, further: bool) -> Answer {
    let verb = |first| if further { ButtonAction::Next(first) } else { ButtonAction::Again(first) };
    let buttons = [FirstPlayer::Me, FirstPlayer::Them]
        .map(|first| button(stored, verb(first), caller.locale))
        .to_vec();
    let text = first_player::question(ctx, stored, caller.locale);
    Answer::plain(Reply::Post(Message { buttons, ..Message::private(text) }))
}

/// True if the caller can propose the game that follows this one.
pub(crate) fn is_offered(caller: &Caller, stored: &StoredGame) -> bool {
    check_over(caller, stored).is_ok()
}

/// Refuses a caller who had no seat in the game, or a game that nothing follows.
fn check_over(caller: &Caller, stored: &StoredGame) -> Result<(), Refusal> {
    if stored.seat_of(caller.person).is_none() {
        let people = stored.members.iter().map(|member| mention(member.person)).collect();
        return Err(Refusal::new("not-your-sequel").people("people", people));
    }
    next_game::check_again(stored)
}
