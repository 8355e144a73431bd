//! Open challenges: accept, join, decline, withdraw.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::update::{self, Transition};
use crate::app::game::{answer, draw, membership, policy};
use crate::app::markup::mention;
use crate::app::outbox::task::StepTasks;
use crate::app::output::reply::{Answer, Delivery};
use crate::game::Refusal;
use crate::play::end::EndReason;
use crate::play::first::FirstPlayer;
use crate::store::{Change, GameId, Member, Status, StoredGame};

/// Accepts a challenge that was made to the caller, who may have been left to choose who begins.
pub(crate) async fn accept(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    chosen: FirstPlayer,
) -> Result<Answer, Error> {
    policy::check_joining(ctx, caller, &context::load(ctx, game).await?).await?;
    membership::record_membership(ctx, caller).await?;
    settle_challenge(ctx, caller, game, |stored| {
        let mut members = stored.members.clone();
        let own = members.iter_mut().find(|member| member.person == caller.person);
        match own {
            Some(member) if !member.joined => member.joined = true,
            Some(_) => return Err(Refusal::new("own-challenge")),
            None => return Err(not_yours(stored)),
        }
        let first = stored.first;
        Ok(Verdict::Joined(
            members,
            if first == FirstPlayer::Invited { chosen.seen_by_other() } else { first },
        ))
    })
    .await
}

/// Takes an open seat.
pub(crate) async fn join(ctx: &Context, caller: &Caller, game: GameId) -> Result<Answer, Error> {
    policy::check_joining(ctx, caller, &context::load(ctx, game).await?).await?;
    membership::record_membership(ctx, caller).await?;
    settle_challenge(ctx, caller, game, |stored| {
        if stored.members.iter().any(|member| member.person == caller.person) {
            return Err(Refusal::new("own-challenge"));
        }
        if context::table(ctx, stored)
            .is_ok_and(|table| stored.members.len() >= table.people().len())
        {
            return Err(not_yours(stored));
        }
        let mut members = stored.members.clone();
        members.push(Member { person: caller.person, joined: true, seat: None });
        Ok(Verdict::Joined(members, stored.first))
    })
    .await
}

/// Declines a challenge.
pub(crate) async fn decline(ctx: &Context, caller: &Caller, game: GameId) -> Result<Answer, Error> {
    settle_challenge(ctx, caller, game, |stored| {
        let invited =
            stored.members.iter().any(|member| member.person == caller.person && !member.joined);
        if invited { Ok(Verdict::Over(EndReason::Declined)) } else { Err(not_yours(stored)) }
    })
    .await
}

/// Withdraws the caller's own challenge.
pub(crate) async fn withdraw(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
) -> Result<Answer, Error> {
    settle_challenge(ctx, caller, game, |stored| {
        let author = stored.members.first().map(|member| member.person);
        if author == Some(caller.person) {
            Ok(Verdict::Over(EndReason::Withdrawn))
        } else {
            Err(not_author(stored))
        }
    })
    .await
}

/// Decides on an open challenge and shows the result.
async fn settle_challenge(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    decide: impl Fn(&StoredGame) -> Result<Verdict, Refusal>,
) -> Result<Answer, Error> {
    let settings = context::guild_settings(ctx, caller.venue.guild).await?;
    let committed = update::step(ctx, caller, game, |stored| {
        match stored.status {
            Status::Open => {}
            Status::Running => return Err(Refusal::new("challenge-taken").into()),
            Status::Finished | Status::Aborted => {
                return Err(Refusal::new("challenge-over").into());
            }
        }
        match decide(&stored)? {
            Verdict::Joined(members, first) => {
                draw::after_join(ctx, caller, &settings, &stored, members, first)
            }
            Verdict::Over(end) => Ok(over(ctx, caller, &stored, end)),
        }
    });
    Ok(answer::answer(ctx, caller, committed.await?, Delivery::Edit).await)
}

fn over(ctx: &Context, caller: &Caller, stored: &StoredGame, end: EndReason) -> Transition {
    let at = ctx.clock.now();
    let author = stored.members.first().map(|member| member.person);
    Transition {
        change: Change::abort(stored, at, end),
        notifications: StepTasks::public(caller, author.into_iter().collect(), at),
    }
}

/// Effect of a press on an open challenge.
enum Verdict {
    /// The members now, and who begins once the game is complete.
    Joined(Vec<Member>, FirstPlayer),
    /// The challenge ends, for this reason.
    Over(EndReason),
}

fn not_yours(stored: &StoredGame) -> Refusal {
    let invited = stored.members.iter().filter(|member| !member.joined).map(|member| member.person);
    let names: Vec<String> = invited.map(mention).collect();
    Refusal::new("not-your-challenge").people("people", names)
}

fn not_author(stored: &StoredGame) -> Refusal {
    let author = stored.members.first().map_or(String::new(), |member| mention(member.person));
    Refusal::new("not-your-own-challenge").text("person", author)
}
