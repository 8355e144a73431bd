//! Votes for the moves of a crowd: who may vote, for what, and the step that votes decide.
//!
//! A vote is told to its own person alone. No board and no task says anything of votes before the step that counts them.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::update::{self, Transition};
use crate::app::game::{action_names, moves, policy, reason};
use crate::app::markup;
use crate::app::outbox::task::StepTasks;
use crate::app::output::crowd_lines::{self, has_the_seat, vote_label};
use crate::app::output::reply::Answer;
use crate::app::turn_clock;
use crate::clock::DAY_MS;
use crate::game::{Event, Refusal, Table};
use crate::play::crowd::{CROWD, Votes};
use crate::play::offer::OfferKind;
use crate::play::pace::Pace;
use crate::play::roles::RolePurpose;
use crate::store::ballot::{Ballot, BallotKind, Cast};
use crate::store::{LogEntry, Millis, Status, StoredGame};
use crate::words::say;

/// Days for which a person must have been a member of the server.
const MEMBER_DAYS: i64 = 3;

/// Time for a vote, where none is chosen.
pub(crate) const USUAL_PACE: Pace = Pace::Daily;

/// Returns the position, for a caller who may vote on it.
pub(crate) async fn table_to_vote(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
) -> Result<Table, Error> {
    let settings = context::guild_settings(ctx, stored.venue.guild).await?;
    policy::check_ban(caller, &settings)?;
    let since = caller.member_since.filter(|_| caller.venue.guild == stored.venue.guild);
    let long_ago = ctx.clock.now() - MEMBER_DAYS * DAY_MS;
    let role = settings.roles.get(RolePurpose::Voters).filter(|role| !caller.roles.contains(role));
    let refusal = match stored.status {
        Status::Open => "not-begun",
        Status::Finished | Status::Aborted => "game-over",
        Status::Running if !stored.has_crowd() => "vote-none",
        Status::Running if stored.seat_of(caller.person).is_some() => "vote-plays",
        Status::Running if !stored.is_voted_on() && stored.voted_last().is_some() => "vote-counted",
        Status::Running if !stored.is_voted_on() => "vote-not-now",
        Status::Running if since.is_none_or(|since| since > long_ago) => "vote-new",
        Status::Running if role.is_some() => "vote-role",
        Status::Running => return Ok(context::table(ctx, stored)?),
    };
    let role = role.map(markup::role).unwrap_or_default();
    Err(Refusal::new(refusal).number("days", MEMBER_DAYS).text("role", role).into())
}

/// Returns the canonical text of a vote as the caller has written or chosen it: an action that is legal in the position
/// and does not lose as a foul, or one of the events by which the crowd can end the game.
pub(crate) fn read(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    written: &str,
) -> Result<String, Error> {
    if ends(stored).iter().any(|event| event.to_string() == written) {
        return Ok(written.to_owned());
    }
    let mut table = context::table(ctx, stored)?;
    let typed = action_names::lettering(caller, &table).read(written)?;
    if let Err(refusal) = moves::check_is_move(&table, &typed) {
        if refusal.word == moves::DRAW_BY_COMMAND {
            check_voter(caller, stored)?;
        }
        return Err(has_the_seat(caller, stored).into());
    }
    let action = moves::action(&table, &typed);
    let action = action.map_err(|why| action_names::refused(caller, &table, why))?;
    let forbidden = table.forbidden();
    let (action, played) = moves::play(&mut table, &action);
    match played {
        // Where a foul is not refused it loses, and a single vote may decide.
        Ok(()) if forbidden.contains(&action) => {
            let foul = Refusal::new("vote-foul").text("point", action);
            Err(action_names::lettering(caller, &table).refusal(foul).into())
        }
        Ok(()) => Ok(action),
        Err(refused) => {
            let refused = action_names::refused(caller, &table, refused);
            Err(reason::with_reason(stored, &table, &action, refused).into())
        }
    }
}

/// Returns the events for which the crowd can vote: it can resign, and agree to a draw that it is offered.
pub(crate) fn ends(stored: &StoredGame) -> Vec<Event> {
    let resigns = stored.seat_of(CROWD).map(Event::Resign);
    resigns.into_iter().chain(is_offered_draw(stored).then_some(Event::Draw)).collect()
}

fn is_offered_draw(stored: &StoredGame) -> bool {
    stored.offer().is_some_and(|offer| offer.kind == OfferKind::Draw)
}

/// Keeps the caller's vote on the next entry of a game as it was loaded, and counts the votes if that settles them.
pub(crate) async fn vote(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    written: &str,
) -> Result<Answer, Error> {
    let table = table_to_vote(ctx, caller, stored).await?;
    let text = read(ctx, caller, stored, written)?;
    let ballot = Ballot {
        game: stored.id,
        entries: stored.entries,
        person: caller.person,
        kind: BallotKind::Vote,
        text: text.clone(),
        at: ctx.clock.now(),
        interaction: caller.interaction,
    };
    match ctx.store.cast(vec![ballot]).await? {
        Cast::Kept => {}
        Cast::Late => return Err(Refusal::new("vote-late").into()),
        Cast::Plays => return Err(Refusal::new("vote-plays").into()),
    }
    let lettering = action_names::lettering(caller, &table);
    let kept = crowd_lines::kept(stored, &text, caller.locale, lettering);
    let settled = count_early(ctx, stored).await?.then(|| say(caller.locale, "vote-settled", &[]));
    Ok(Answer::private([kept].into_iter().chain(settled).collect::<Vec<_>>().join("\n")))
}

/// Counts the votes before their time is up, if they are settled. True if that was done.
async fn count_early(ctx: &Context, stored: &StoredGame) -> Result<bool, Error> {
    if !ctx.store.votes(stored.id, stored.entries).await?.is_settled() {
        return Ok(false);
    }
    let counted = update::step_by_votes(ctx, None, stored.id, |now, votes| {
        let is_due = now.entries == stored.entries && now.is_voted_on() && votes.is_settled();
        let make_tasks = |people, at| StepTasks::by_bot(&now, at).pinging(people);
        let decided = if is_due { decided(ctx, &now, votes, make_tasks)? } else { None };
        decided.ok_or_else(|| Refusal::new("not-due").into())
    });
    match counted.await {
        Ok(_) => Ok(true),
        // Another vote has counted them, or changed the lead.
        Err(Error::User(_)) => Ok(false),
        Err(error) => Err(error),
    }
}

/// True if the votes decide something.
pub(crate) fn has_chosen(stored: &StoredGame, votes: &Votes) -> bool {
    votes.choice(is_offered_draw(stored)).is_some()
}

/// Returns the transition that the votes decide; none where no one has voted for a move.
pub(crate) fn decided(
    ctx: &Context,
    stored: &StoredGame,
    votes: &Votes,
    make_tasks: impl Fn(Vec<u64>, Millis) -> StepTasks,
) -> Result<Option<Transition>, Error> {
    let Some(text) = votes.choice(is_offered_draw(stored)) else { return Ok(None) };
    let mut table = context::table(ctx, stored)?;
    let seat = stored.seat_of(CROWD).map(|seat| seat.0);
    table.play(text)?;
    let entries = vec![LogEntry { seat, text: text.to_owned() }];
    moves::transition(ctx, stored, table, entries, make_tasks).map(Some)
}

/// Refuses whoever does not play in a game whose crowd votes on a draw: they agree to it by their vote.
pub(crate) fn check_voter(caller: &Caller, stored: &StoredGame) -> Result<(), Refusal> {
    let votes = stored.is_voted_on() && stored.seat_of(caller.person).is_none();
    if !votes || !is_offered_draw(stored) {
        return Ok(());
    }
    Err(Refusal::new("crowd-draw-vote").text("vote", vote_label(caller, stored)))
}

/// Refuses what players agree on among themselves, where the crowd would have to: it votes for moves, for a draw while it
/// is to move, and to resign.
pub(crate) fn check_agreement(stored: &StoredGame, kind: Option<OfferKind>) -> Result<(), Refusal> {
    match kind {
        _ if !stored.has_crowd() => Ok(()),
        Some(OfferKind::Draw) if stored.is_voted_on() => Ok(()),
        Some(OfferKind::Draw) => Err(Refusal::new("crowd-draw")),
        _ => Err(Refusal::new("crowd-agrees")),
    }
}

/// Refuses a game that the crowd can't play: outside of a server, for other numbers of players, as a set, beside named
/// opponents, and with a clock that leaves a vote no time of its own.
pub(crate) fn check_game(
    caller: &Caller,
    table: &Table,
    alone: bool,
    pace: Pace,
) -> Result<(), Refusal> {
    let paces = || Pace::ALL.into_iter().filter(|(pace, _)| turn_clock::is_by_turns(*pace));
    match () {
        () if caller.venue.guild.is_none() || !caller.bot_in_channel => {
            Err(Refusal::new("crowd-server"))
        }
        () if !alone => Err(Refusal::new("crowd-alone")),
        () if table.seats() != 2 || table.people().len() != 2 => Err(Refusal::new("crowd-two")),
        () if !turn_clock::is_by_turns(pace) => {
            let known = paces().map(|(_, word)| word.to_owned()).collect();
            Err(Refusal::new("crowd-clock").names("known", known))
        }
        () => Ok(()),
    }
}
