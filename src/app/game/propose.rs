//! Creation of a challenge, or of a game that begins at once.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::{Error, InternalError};
use crate::app::game::draw::{self, is_complete, members};
use crate::app::game::policy::{self, limits};
use crate::app::game::proposal::Proposal;
use crate::app::game::update::Committed;
use crate::app::game::{answer, first_player, machine, machine_turn, membership, result, set};
use crate::app::game_limits::CHALLENGE_LASTS_MS;
use crate::app::markup::{self, mention, moment};
use crate::app::outbox::task::{self, StepTasks};
use crate::app::output::reply::{Answer, Delivery, Reply};
use crate::app::output::{machine_name, permission_note};
use crate::app::turn_clock;
use crate::clock::HOUR_MS;
use crate::game::{Arg, Refusal, Table};
use crate::play::crowd::CROWD;
use crate::play::first::FirstPlayer;
use crate::play::pace::Pace;
use crate::play::roles::RolePurpose;
use crate::store::servers::Settings;
use crate::store::{
    Change, Created, GameId, LogEntry, Machine, Member, Millis, NewGame, NewLeg, NewTask, Status,
    StoredGame, TaskKind, Vacation,
};
use crate::words::say;

/// Number of challenges of a person to another one that may be withdrawn or declined within [`TURNED_DOWN_MS`]: each has pinged
/// the other one.
const MOST_TURNED_DOWN: u32 = 5;

/// Time for which such a challenge counts (ms).
const TURNED_DOWN_MS: Millis = HOUR_MS;

/// Posts a challenge in the channel. A game in which the caller is the only person begins at once.
pub(crate) async fn propose(
    ctx: &Context,
    caller: &Caller,
    mut proposal: Proposal,
) -> Result<Answer, Error> {
    check_permissions(caller)?;
    let settings = policy::check_policy(ctx, caller, &mut proposal).await?;
    let took_opening = result::take_opening(&mut proposal, &settings);
    let (most_per_person, most_per_channel) = limits(&settings);
    let first = first_player::first_of(ctx, caller, &proposal).await?;
    let Proposal { entry, options, seats, .. } = &proposal;
    let mut members = members(caller, &proposal);
    if proposal.crowd {
        members.push(Member { person: CROWD, joined: true, seat: None });
    }
    let table = entry.start(options, *seats, None)?;
    check_people(caller, &table, &proposal)?;
    if proposal.set {
        set::check(&table, proposal.machine.is_some())?;
    }
    let alone = table.people().len() == 1 || proposal.machine.is_some();
    let rated = result::is_rated(caller, &proposal, &settings, alone)?;
    membership::record_membership(ctx, caller).await?;
    let (machines, begins) = begun(ctx, first, &mut members, table, proposal.machine.as_ref())?;
    let notes = notes(caller, took_opening, &machines);
    let at = ctx.clock.now();
    let invited: Vec<u64> =
        members.iter().filter(|member| !member.joined).map(|member| member.person).collect();
    // On a hill one that was withdrawn bars for longer, and one that was declined counts there.
    if proposal.hill.is_none() {
        check_turned_down(ctx, caller, &invited, at).await?;
    }
    let is_open = begins.is_none() && invited.is_empty();
    let away = away_notes(ctx, caller, &invited, at).await?;
    let notifications = StepTasks::public(caller, invited, at);
    let new = NewGame {
        venue: caller.venue,
        locale: caller.guild_locale.code().to_owned(),
        game: entry.info.id.to_owned(),
        rules: options.to_string(),
        revision: options.revision(),
        seats: *seats,
        first,
        pace: if alone { Pace::Untimed } else { proposal.pace },
        rated,
        tasks: notifications.tasks(0, &members),
        members,
        machines,
        deadline_at: at + CHALLENGE_LASTS_MS,
        begins,
        at,
        interaction: caller.interaction,
        most_per_person,
        most_per_channel,
        sole: proposal.sole,
        set: proposal.set,
        hill: proposal.hill,
    };
    let answer = create(ctx, caller, new, &notifications, &settings).await?;
    if caller.is_bot_dm {
        remember_direct_channel(ctx, caller).await;
    }
    let answer = notes.into_iter().chain(away).fold(answer, with_note);
    Ok(if is_open { with_seat_ping(ctx, caller, &settings, answer) } else { answer })
}

/// Remembers the channel of the caller's direct messages, so that the bot posts there itself; where this fails it does once it
/// has sent a direct message.
async fn remember_direct_channel(ctx: &Context, caller: &Caller) {
    let channel = Some(caller.venue.channel);
    if let Err(fault) = ctx.store.remember_direct_channel(caller.person, channel).await {
        tracing::warn!("the channel of direct messages is not kept: {fault}");
    }
}

/// Refuses a further challenge to someone to whom the caller has made many that came to nothing.
async fn check_turned_down(
    ctx: &Context,
    caller: &Caller,
    invited: &[u64],
    now: Millis,
) -> Result<(), Error> {
    for person in invited {
        let ended = ctx.store.turned_down([caller.person, *person], MOST_TURNED_DOWN).await?;
        let first = ended.get(MOST_TURNED_DOWN as usize - 1);
        // One that ended by a clock that was far ahead hinders no one.
        if let Some(at) = first.filter(|at| (now - **at).abs() < TURNED_DOWN_MS) {
            let refusal = Refusal::new("challenged-lately").text("person", mention(*person));
            return Err(refusal.text("until", moment(at + TURNED_DOWN_MS)).into());
        }
    }
    Ok(())
}

/// Returns a line about each of the invited people who is on vacation: the challenge may wait for them. It speaks of the time
/// of the challenge, as it stays there when the vacation has ended.
async fn away_notes(
    ctx: &Context,
    caller: &Caller,
    invited: &[u64],
    now: Millis,
) -> Result<Vec<String>, InternalError> {
    let mut lines = Vec::new();
    for person in invited {
        let under_way = ctx.store.vacations(*person, now).await?.pop();
        let line = |vacation: Vacation| {
            let person = ("person", Arg::Text(mention(*person)));
            let until = ("until", Arg::Text(moment(vacation.ends_at)));
            say(caller.guild_locale, "challenge-away", &[person, until])
        };
        lines.extend(under_way.map(line));
    }
    Ok(lines)
}

/// Stores a game that begins at once, with the clock of its first turn.
async fn begin_with_clock(
    ctx: &Context,
    new: NewGame,
    kinds: &[TaskKind],
) -> Result<Committed, Error> {
    let begun = new.clone().kept(GameId(0));
    let mut change = Change::of(&begun, new.at, None);
    turn_clock::run_on(&begun, &context::table(ctx, &begun)?, &mut change);
    let Change { timing, deadline_at, .. } = change;
    let leg = NewLeg { game: new.clone(), timing: timing.clone(), deadline_at };
    let created = ctx.store.create_timed(leg).await?;
    let made = |id| StoredGame { timing, deadline_at, ..new.clone().kept(id) };
    committed(ctx, &new, created, kinds, made).await
}

/// Returns the task that starts the thread of a game that begins at once, where the server wants that.
fn thread_task(caller: &Caller, begun: &StoredGame, settings: &Settings) -> Option<NewTask> {
    let begins = begun.status == Status::Running;
    let gets_thread = begins && draw::gets_thread(caller, settings, begun);
    gets_thread.then(|| task::thread_task(begun, begun.created_at))
}

/// Draws the seats of a game that is complete, and returns its machines and its log so far; no log where people are
/// still missing.
fn begun(
    ctx: &Context,
    first: FirstPlayer,
    members: &mut [Member],
    mut table: Table,
    machine: Option<&Machine>,
) -> Result<(Vec<Machine>, Option<Vec<LogEntry>>), InternalError> {
    if let Some(machine) = machine {
        let (machines, log) = draw::begin_with_machines(ctx, first, members, table, machine)?;
        return Ok((machines, Some(log)));
    }
    let complete = is_complete(members, &table);
    let log = complete.then(|| draw::begin(ctx, first, members, &mut table));
    Ok((Vec::new(), log.transpose()?))
}

/// Adds a ping of the server's role for open seats, where it has set one and none was just before.
fn with_seat_ping(
    ctx: &Context,
    caller: &Caller,
    settings: &Settings,
    mut answer: Answer,
) -> Answer {
    let role = caller.venue.guild.zip(settings.roles.get(RolePurpose::Seats));
    if let (Reply::Post(message), Some((guild, role))) = (&mut answer.reply, role)
        && ctx.note_seat_ping(guild)
    {
        let args = [("role", Arg::Text(markup::role(role)))];
        message.add_line(say(caller.guild_locale, "open-seat-for", &args));
        message.role = Some(role);
    }
    answer
}

/// Returns the lines about what no one has asked for: that machines take several seats, and why the game has an opening.
fn notes(caller: &Caller, took_opening: bool, machines: &[Machine]) -> Vec<String> {
    let locale = caller.guild_locale;
    let fill = machines.first().filter(|_| machines.len() > 1).map(|machine| {
        let count = ("count", Arg::Number(machines.len() as i64));
        let name = ("machine", Arg::Text(machine_name::name(machine, locale)));
        say(locale, "machines-fill", &[count, name])
    });
    let opening = took_opening.then(|| say(locale, "took-opening", &[]));
    fill.into_iter().chain(opening).collect()
}

/// Adds a line to the message that is posted.
fn with_note(mut answer: Answer, note: String) -> Answer {
    if let Reply::Post(message) = &mut answer.reply {
        message.add_line(note);
    }
    answer
}

/// Stores a new game and returns the answer that shows it.
async fn create(
    ctx: &Context,
    caller: &Caller,
    new: NewGame,
    notifications: &StepTasks,
    settings: &Settings,
) -> Result<Answer, Error> {
    let mut new = new;
    let machine_begins = machine::first_task(ctx, &new, notifications)?;
    let machine_begins = machine_begins.map(|task| new.tasks = vec![task]).is_some();
    let thread = thread_task(caller, &new.clone().kept(GameId(0)), settings);
    new.tasks.extend(thread);
    let kinds: Vec<TaskKind> = new.tasks.iter().map(|task| task.kind).collect();
    if new.begins.is_some() && !machine_begins {
        let committed = begin_with_clock(ctx, new, &kinds).await?;
        return Ok(answer::answer(ctx, caller, committed, Delivery::Post).await);
    }
    match ctx.store.create(new.clone()).await? {
        Created::Made { game, tasks } if machine_begins => {
            let game = new.kept(game);
            let make_tasks = |people, at| StepTasks::public(caller, people, at);
            let moved = machine_turn::begin(ctx, &game, make_tasks).await?;
            // Otherwise the task makes the move, and shows the board.
            let still = || Committed::new(game, &kinds, &tasks);
            Ok(answer::answer(ctx, caller, moved.unwrap_or_else(still), Delivery::Post).await)
        }
        created => {
            let made = |id| new.clone().kept(id);
            let committed = committed(ctx, &new, created, &kinds, made).await?;
            Ok(answer::answer(ctx, caller, committed, Delivery::Post).await)
        }
    }
}

/// Returns a new game that is stored, or the refusal of one that is not; `made` is the game under its number.
async fn committed(
    ctx: &Context,
    new: &NewGame,
    created: Created,
    kinds: &[TaskKind],
    made: impl FnOnce(GameId) -> StoredGame,
) -> Result<Committed, Error> {
    let (person, channel) = (new.most_per_person, new.most_per_channel);
    let refusal = match created {
        Created::Made { game, tasks } => return Ok(Committed::new(made(game), kinds, &tasks)),
        Created::Repeat(game) => return Ok(Committed::earlier(context::load(ctx, game).await?)),
        Created::PersonFull => Refusal::new("too-many-games").number("most", person),
        Created::ChannelFull => Refusal::new("too-many-here").number("most", channel),
        Created::HillMoved => Refusal::new("hill-moved"),
        Created::There(game) => refuse_there(&context::load(ctx, game).await?),
    };
    Err(refusal.into())
}

/// Returns the refusal of a game that the same people have begun or proposed already.
pub(crate) fn refuse_there(there: &StoredGame) -> Refusal {
    let refusal = match there.status {
        Status::Open => Refusal::new("follows-already"),
        _ => Refusal::new("follows-running"),
    };
    refusal.number("number", there.id.0)
}

/// Refuses opponents, a rating or a choice of who begins in a game for one person, and a game
/// without opponents where it needs some.
fn check_people(caller: &Caller, table: &Table, proposal: &Proposal) -> Result<(), Refusal> {
    if proposal.machine.is_some() {
        return Ok(());
    }
    if table.people().len() > 1 {
        return if caller.is_bot_dm { Err(Refusal::new("challenge-alone")) } else { Ok(()) };
    }
    let asked = !proposal.others.is_empty()
        || proposal.first != FirstPlayer::Random
        || proposal.rated == Some(true);
    if asked { Err(Refusal::new("challenge-machine")) } else { Ok(()) }
}

/// Refuses a channel in which the bot is a member and lacks a permission that a game needs, and a private thread that it was
/// not added to.
pub(crate) fn check_permissions(caller: &Caller) -> Result<(), Refusal> {
    if caller.outside_thread {
        return Err(Refusal::new("outside-thread"));
    }
    if caller.missing_permissions.is_empty() {
        return Ok(());
    }
    Err(Refusal::new("lacks-rights")
        .names("rights", permission_note::names(&caller.missing_permissions, caller.locale)))
}
