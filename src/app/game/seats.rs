//! Open challenges: accept, join, leave, decline, withdraw.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::update::{self, Transition};
use crate::app::game::{answer, draw, first_player, membership, policy, set};
use crate::app::game_limits::CHALLENGE_LASTS_MS;
use crate::app::input::request::ButtonAction;
use crate::app::markup::{link, mention};
use crate::app::outbox::task::{self, ANSWER_GRACE_MS, StepTasks};
use crate::app::output::game_title::{button, title};
use crate::app::output::panel;
use crate::app::output::reply::{Answer, Delivery, Message, Reply};
use crate::app::output::view;
use crate::app::turn_clock;
use crate::game::{Arg, Refusal};
use crate::play::end::EndReason;
use crate::play::first::FirstPlayer;
use crate::play::game::places;
use crate::store::servers::Settings;
use crate::store::{Change, GameId, Member, Millis, Status, StoredGame};
use crate::words::say;

/// Accepts a challenge that was made to the caller, or takes its open seat, and may have been left
/// to choose who begins.
pub(crate) async fn accept(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    chosen: FirstPlayer,
) -> Result<Answer, Error> {
    let open = context::load(ctx, game).await?;
    if has_open_seat_for(&open, caller.person) {
        return join_as(ctx, caller, &open, chosen).await;
    }
    accept_asked(ctx, caller, &open, chosen, Delivery::Edit).await
}

/// Accepts a challenge that was made to the caller, by its own message or from elsewhere.
pub(crate) async fn accept_asked(
    ctx: &Context,
    caller: &Caller,
    open: &StoredGame,
    chosen: FirstPlayer,
    delivery: Delivery,
) -> Result<Answer, Error> {
    policy::check_joining(ctx, caller, open).await?;
    membership::record_membership(ctx, caller).await?;
    settle_by(ctx, caller, open.id, delivery, |stored| {
        let mut members = stored.members.clone();
        let own = members.iter_mut().find(|member| member.person == caller.person);
        match own {
            Some(member) if !member.joined => member.joined = true,
            Some(_) => return Err(Refusal::new("own-challenge")),
            // Whoever left it, or was not asked, takes a seat that is free beside those who are asked.
            None if stored.venue.guild == caller.venue.guild => {
                return with_joiner(ctx, caller, stored, stored.first);
            }
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

/// Takes an open seat. Who lost the last game against the author, or says who is the weaker player, is asked who begins.
pub(crate) async fn join(ctx: &Context, caller: &Caller, game: GameId) -> Result<Answer, Error> {
    let open = context::load(ctx, game).await?;
    if open.venue.guild != caller.venue.guild {
        return take_listed(ctx, caller, &open).await;
    }
    let is_elsewhere = |shown: &u64| caller.message.is_some_and(|pressed| pressed != *shown);
    if let Some(shown) = open.message.filter(is_elsewhere) {
        return take_elsewhere(ctx, caller, &open, shown).await;
    }
    policy::check_joining(ctx, caller, &open).await?;
    if has_open_seat_for(&open, caller.person)
        && first_player::chooses_first_at(ctx, &open, caller.person).await?
    {
        return Ok(ask_who_begins(ctx, caller, &open));
    }
    membership::record_membership(ctx, caller).await?;
    settle_challenge(ctx, caller, game, |stored| with_joiner(ctx, caller, stored, stored.first))
        .await
}

/// Takes an open seat from a list; `part` is the game's number. The answer is the caller's own; the outbox shows the game.
pub(crate) async fn join_listed(
    ctx: &Context,
    caller: &Caller,
    part: &str,
) -> Result<Answer, Error> {
    let game = part.parse().map_err(|_| Refusal::new("unknown-button"))?;
    take_listed(ctx, caller, &context::load(ctx, GameId(game)).await?).await
}

/// Takes an open seat of a game that may be another server's.
async fn take_listed(ctx: &Context, caller: &Caller, open: &StoredGame) -> Result<Answer, Error> {
    if has_open_seat_for(open, caller.person)
        && first_player::chooses_first_at(ctx, open, caller.person).await?
    {
        policy::check_joining(ctx, caller, open).await?;
        return Ok(ask_who_begins(ctx, caller, open));
    }
    join_as(ctx, caller, open, FirstPlayer::Random).await
}

/// Takes an open seat by a button under a message that does not show the game, such as the summary of a week: that stays as
/// it is. The answer is the caller's own, and leads to the message that shows the game.
async fn take_elsewhere(
    ctx: &Context,
    caller: &Caller,
    open: &StoredGame,
    shown: u64,
) -> Result<Answer, Error> {
    // A repeated delivery finds the seat taken by its own change.
    let is_done = ctx.store.seen(caller.interaction).await?.is_some();
    let taken = if is_done { panel::done(caller) } else { take_listed(ctx, caller, open).await? };
    if matches!(taken.reply, Reply::Post(_)) {
        return Ok(taken);
    }
    let args = [
        ("game", Arg::Text(title(open, caller.locale))),
        ("link", Arg::Text(link(&open.venue, shown))),
    ];
    let text = say(caller.locale, "board-moved-on", &args);
    Ok(Answer { reply: Reply::Post(Message::private(text)), ..taken })
}

/// Takes an open seat by the answer to the question who begins. The choice holds for whom that was
/// asked alone. The answer is the caller's own; the outbox shows the game.
async fn join_as(
    ctx: &Context,
    caller: &Caller,
    open: &StoredGame,
    chosen: FirstPlayer,
) -> Result<Answer, Error> {
    policy::check_joining(ctx, caller, open).await?;
    let chooses = first_player::chooses_first_at(ctx, open, caller.person).await?;
    let first = if chooses { chosen.seen_by_other() } else { open.first };
    membership::record_membership(ctx, caller).await?;
    let settings = context::guild_settings(ctx, open.venue.guild).await?;
    let from = caller.venue.guild.filter(|guild| open.venue.guild != Some(*guild));
    // A challenge that a guest would make they could neither see nor withdraw.
    let asks_author =
        from.is_none() && first_player::author_chooses(ctx, open, caller.person).await?;
    let committed = update::step(ctx, caller, open.id, |stored| {
        let joins = |stored: &StoredGame| with_joiner(ctx, caller, stored, first);
        let decided = decided(&stored, asks_author, joins)?;
        let mut step = settled(ctx, caller, &settings, &stored, decided, StepTasks::ephemeral)?;
        let mut members = step.change.members.iter().flatten();
        let place = members.position(|member| member.person == caller.person);
        step.change.guest = place.zip(from);
        Ok(step)
    })
    .await?;
    let answer = match from {
        Some(_) => {
            let number = ("number", Arg::Number(open.id.0));
            Answer::private(say(caller.locale, "across-joined", &[number]))
        }
        None => panel::done(caller),
    };
    Ok(Answer { pending: committed.pending, ..answer })
}

/// True if someone can take a seat of an open challenge that no one was invited to.
fn has_open_seat_for(stored: &StoredGame, person: u64) -> bool {
    stored.status == Status::Open
        && stored.members.iter().all(|member| member.joined && member.person != person)
}

/// Adds the caller to the members, where a seat is free. Whoever was asked has a seat, and takes that.
fn with_joiner(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    first: FirstPlayer,
) -> Result<Verdict, Refusal> {
    let is_here = stored.venue.guild == caller.venue.guild;
    let mut members = stored.members.clone();
    match members.iter_mut().find(|member| member.person == caller.person) {
        Some(asked) if is_here && !asked.joined => asked.joined = true,
        Some(_) => return Err(Refusal::new("own-challenge")),
        None if is_full(ctx, stored) => return Err(not_yours(stored)),
        None => members.push(Member { person: caller.person, joined: true, seat: None }),
    }
    Ok(Verdict::Joined(members, first))
}

/// True if a challenge has no free seat beside those who are in it and those who were asked.
fn is_full(ctx: &Context, stored: &StoredGame) -> bool {
    context::table(ctx, stored).is_ok_and(|table| stored.members.len() >= table.people().len())
}

/// Asks whoever chooses it, in an ephemeral answer, who begins.
fn ask_who_begins(ctx: &Context, caller: &Caller, stored: &StoredGame) -> Answer {
    let buttons = [FirstPlayer::Me, FirstPlayer::Them]
        .map(|first| button(stored, ButtonAction::AcceptAs(first), caller.locale))
        .to_vec();
    let text = first_player::question(ctx, stored, caller.locale);
    Answer::plain(Reply::Post(Message { buttons, ..Message::private(text) }))
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

/// Ends an open challenge for someone who is in it or was asked, without an interaction of its own: it may be one of many. One
/// that has begun or ended meanwhile stays as it is.
pub(crate) async fn end_for(ctx: &Context, person: u64, game: GameId) -> Result<(), Error> {
    let ended = update::step_by(ctx, None, game, |stored| match stored.status {
        Status::Open => Ok(ended_for(ctx, person, &stored)),
        _ => Err(Refusal::new("challenge-over").into()),
    });
    match ended.await {
        Err(Error::User(_)) => Ok(()),
        done => done.map(drop),
    }
}

/// Returns the transition that ends an open challenge for someone, which is told to those who have accepted it.
fn ended_for(ctx: &Context, person: u64, stored: &StoredGame) -> Transition {
    let at = ctx.clock.now();
    let is_author = stored.members.first().is_some_and(|member| member.person == person);
    let end = if is_author { EndReason::Withdrawn } else { EndReason::Left };
    let others = stored.members.iter().filter(|member| member.joined && member.person != person);
    let others = others.map(|member| member.person).collect();
    let notifications = StepTasks::by_bot(stored, at).pinging(others);
    Transition { change: Change::abort(stored, at, end), notifications }
}

/// Leaves a challenge that waits for others: the seat is open again. Places of guests from other servers are kept by their
/// numbers, so that no one leaves beside them.
pub(crate) async fn leave(ctx: &Context, caller: &Caller, game: GameId) -> Result<Answer, Error> {
    settle_challenge(ctx, caller, game, |stored| {
        let is_own = |member: &Member| member.person == caller.person && member.joined;
        match stored.members.iter().position(is_own) {
            None => Err(Refusal::new("leave-not-in")),
            Some(0) => {
                let withdraw = view::public_label(caller, stored, "button-withdraw");
                Err(Refusal::new("leave-own").text("withdraw", withdraw))
            }
            Some(_) if !stored.guests.is_empty() => Err(Refusal::new("leave-guests")),
            Some(number) => Ok(Verdict::Left(without(stored, number))),
        }
    })
    .await
}

/// Returns the people of a challenge without one of them. The others keep their places, so that mates stay mates, and are told
/// by them from whoever joins at the open seat; who has joined there stays without one, unless a place before theirs is free
/// now.
fn without(stored: &StoredGame, number: usize) -> Vec<Member> {
    let places = places(&stored.members, stored.seats.into());
    let place = |number: usize| places.iter().position(|holder| *holder == Some(number));
    let had_open = stored.had_open_seat();
    let stays = |(other, member): (usize, &Member)| {
        let has_joined_there = had_open && member.seat.is_none() && place(other) < place(number);
        let place = place(other).filter(|_| !has_joined_there);
        let seat = place.map(|own| own as u8).or(member.seat);
        (other != number).then(|| Member { seat, ..member.clone() })
    };
    stored.members.iter().enumerate().filter_map(stays).collect()
}

/// Decides on an open challenge and shows the result in its message.
async fn settle_challenge(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    decide: impl Fn(&StoredGame) -> Result<Verdict, Refusal>,
) -> Result<Answer, Error> {
    settle_by(ctx, caller, game, Delivery::Edit, decide).await
}

/// Decides on an open challenge and shows the result in its message or in a new one.
async fn settle_by(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
    delivery: Delivery,
    decide: impl Fn(&StoredGame) -> Result<Verdict, Refusal>,
) -> Result<Answer, Error> {
    let open = context::load(ctx, game).await?;
    let settings = context::guild_settings(ctx, open.venue.guild).await?;
    let asks_author = first_player::author_chooses(ctx, &open, caller.person).await?;
    let committed = update::step(ctx, caller, game, |stored| {
        let decided = decided(&stored, asks_author, &decide)?;
        settled(ctx, caller, &settings, &stored, decided, StepTasks::public)
    });
    Ok(answer::answer(ctx, caller, committed.await?, delivery).await)
}

/// Decides on a challenge that must still be open. Where its author is to say who begins, whoever completes it challenges them
/// with that choice.
fn decided(
    stored: &StoredGame,
    asks_author: bool,
    decide: impl Fn(&StoredGame) -> Result<Verdict, Refusal>,
) -> Result<Verdict, Refusal> {
    match stored.status {
        Status::Open => match decide(stored)? {
            Verdict::Joined(members, FirstPlayer::Random) if asks_author => {
                Ok(turned_round(members))
            }
            verdict => Ok(verdict),
        },
        Status::Running => Err(Refusal::new("challenge-taken")),
        Status::Finished | Status::Aborted => Err(Refusal::new("challenge-over")),
    }
}

/// Returns the verdict by which the second of two people challenges the first.
fn turned_round(mut members: Vec<Member>) -> Verdict {
    members.rotate_left(1);
    members.iter_mut().skip(1).for_each(|author| author.joined = false);
    Verdict::Turned(members)
}

/// Function that makes the tasks of a caller's answer, for the people to ping at a time.
type MakeTasks = fn(&Caller, Vec<u64>, Millis) -> StepTasks;

/// Returns the transition of a decision on a challenge, with the tasks of the answer's kind.
fn settled(
    ctx: &Context,
    caller: &Caller,
    settings: &Settings,
    stored: &StoredGame,
    verdict: Verdict,
    tasks: MakeTasks,
) -> Result<Transition, Error> {
    match verdict {
        Verdict::Joined(members, first) => {
            after_join(ctx, (caller, tasks), settings, stored, members, first)
        }
        Verdict::Turned(members) => {
            let at = ctx.clock.now();
            let asked = members.iter().filter(|member| !member.joined);
            let asked = asked.map(|member| member.person).collect();
            let change = Change {
                first: Some(FirstPlayer::Invited),
                members: Some(members),
                joining: Some((caller.person, policy::limits(settings).0)),
                deadline_at: Some(at + CHALLENGE_LASTS_MS),
                ..Change::of(stored, at, None)
            };
            Ok(Transition { change, notifications: tasks(caller, asked, at) })
        }
        Verdict::Left(members) => {
            let at = ctx.clock.now();
            let change = Change { members: Some(members), ..Change::of(stored, at, None) };
            Ok(Transition { change, notifications: tasks(caller, Vec::new(), at) })
        }
        Verdict::Over(end) => Ok(over(ctx, caller, stored, end)),
    }
}

/// Returns the people of a challenge that someone declines. The others who have not answered are no longer asked, and none of
/// its people any more: so whoever is still invited is the one who declined.
fn after_decline(stored: &StoredGame, person: u64) -> Vec<Member> {
    let stays = |member: &&Member| member.joined || member.person == person;
    stored.members.iter().filter(stays).cloned().collect()
}

/// Returns the transition after a player joined; once the game is complete the seats are drawn and
/// it begins. The tasks are of the kind of the answer.
fn after_join(
    ctx: &Context,
    (caller, tasks): (&Caller, MakeTasks),
    settings: &Settings,
    stored: &StoredGame,
    mut members: Vec<Member>,
    first: FirstPlayer,
) -> Result<Transition, Error> {
    let at = ctx.clock.now();
    let most = policy::limits(settings).0;
    let mut change =
        Change { joining: Some((caller.person, most)), ..Change::of(stored, at, None) };
    let mut people = Vec::new();
    let mut table = context::table(ctx, stored)?;
    if draw::is_complete(&members, &table) {
        change.entries = draw::begin(ctx, first, &mut members, &mut table)?;
        change.members = Some(members.clone());
        let begun =
            StoredGame { members: members.clone(), status: Status::Running, ..stored.clone() };
        change.status = Status::Running;
        turn_clock::run_on(stored, &table, &mut change);
        change.twin = set::twin(ctx, stored, &members, at)?;
        if change.twin.is_some() {
            // The message of the other game is known by then.
            change.tasks.push(task::show_again(stored, "set", at + 2 * ANSWER_GRACE_MS));
        }
        // In a thread of its own they are pinged once it exists.
        if draw::gets_thread(caller, settings, stored) {
            change.tasks.push(task::thread_task(stored, at));
            if let Some(twin) = change.twin.as_deref_mut() {
                draw::in_thread(twin);
            }
        } else {
            people.extend(begun.person_on_turn(&table));
        }
    }
    change.members = Some(members);
    Ok(Transition { change, notifications: tasks(caller, people, at) })
}

/// Returns the transition that ends a challenge, which is told to all who were in it.
fn over(ctx: &Context, caller: &Caller, stored: &StoredGame, end: EndReason) -> Transition {
    let at = ctx.clock.now();
    let joined = stored.members.iter().filter(|member| member.joined);
    let joined = joined.map(|member| member.person).collect();
    let members = (end == EndReason::Declined).then(|| after_decline(stored, caller.person));
    Transition {
        change: Change { members, ..Change::abort(stored, at, end) },
        notifications: StepTasks::public(caller, joined, at),
    }
}

/// Effect of a press on an open challenge.
enum Verdict {
    /// The members now, and who begins once the game is complete.
    Joined(Vec<Member>, FirstPlayer),
    /// The members now that whoever has joined challenges the author, who chooses who begins.
    Turned(Vec<Member>),
    /// The members now that one has left.
    Left(Vec<Member>),
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
