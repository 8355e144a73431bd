//! Start of a game: seats are drawn, and chance and machines move.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::InternalError;
use crate::app::game::automatic;
use crate::app::game::proposal::Proposal;
use crate::app::outbox::task::{self, StepTasks};
use crate::game::{Seat, Side, Table};
use crate::play::first::FirstPlayer;
use crate::play::game::places;
use crate::store::servers::{Policy, Settings};
use crate::store::{GameId, LogEntry, Machine, Member, NewLeg, StoredGame};

/// Gives a game that begins without an answer a thread, in which its players are called.
pub(crate) fn in_thread(leg: &mut NewLeg) {
    let begun = leg.game.clone().kept(GameId(0));
    let at = begun.created_at;
    leg.game.tasks = StepTasks::by_bot(&begun, at).tasks(0, &leg.game.members);
    leg.game.tasks.push(task::thread_task(&begun, at));
}

/// True if a game that begins gets a thread of its own. There are no threads within threads.
pub(crate) fn gets_thread(caller: &Caller, settings: &Settings, stored: &StoredGame) -> bool {
    let is_in_thread = caller.parent.is_some() && caller.venue.channel == stored.venue.channel;
    settings.policy == Policy::Thread
        && caller.bot_in_channel
        && caller.venue.guild.is_some()
        && !is_in_thread
}

/// Begins a complete game: seats are drawn, and chance and machines move until a person is on turn.
pub(crate) fn begin(
    ctx: &Context,
    first: FirstPlayer,
    members: &mut [Member],
    table: &mut Table,
) -> Result<Vec<LogEntry>, InternalError> {
    draw_seats(ctx, first, table, members);
    automatic::play_automatic_moves(ctx, table)
}

/// Begins a game in which machines of one kind hold all seats that are left. Chance moves until someone is on turn, a
/// machine as well.
pub(crate) fn begin_with_machines(
    ctx: &Context,
    first: FirstPlayer,
    members: &mut [Member],
    table: Table,
    machine: &Machine,
) -> Result<(Vec<Machine>, Vec<LogEntry>), InternalError> {
    let left = draw_seats(ctx, first, &table, members);
    let machines: Vec<Machine> =
        left.iter().map(|seat| Machine { seat: seat.0, ..machine.clone() }).collect();
    let mut table = table.with_machines(left);
    let entries = automatic::play_automatic_moves(ctx, &mut table)?;
    Ok((machines, entries))
}

/// Gives each person one of the seats that people hold: in the order of the places for which they were named and which they
/// took, with the author first or last, or at random. Returns the seats that are left.
fn draw_seats(
    ctx: &Context,
    first: FirstPlayer,
    table: &Table,
    members: &mut [Member],
) -> Vec<Seat> {
    let seats = table.people();
    let mut order: Vec<usize> = (0..seats.len()).collect();
    match first {
        FirstPlayer::Me => {}
        FirstPlayer::Them => order.rotate_left(1),
        FirstPlayer::Random | FirstPlayer::Invited => order = drawn(ctx, table, &seats),
    }
    let places = places(members, seats.len());
    let mut left = Vec::new();
    for (seat, place) in seats.iter().zip(order) {
        match places.get(place).copied().flatten() {
            Some(number) => members[number].seat = Some(seat.0),
            None => left.push(*seat),
        }
    }
    left
}

/// Returns for each of these seats the place, among those who were named and joined, of the one who gets it. The draw is
/// between sides, and within each: whose places are on one side stay mates.
fn drawn(ctx: &Context, table: &Table, seats: &[Seat]) -> Vec<usize> {
    let mut sides: Vec<Side> = seats.iter().map(|seat| table.side(*seat)).collect();
    sides.sort_unstable();
    sides.dedup();
    let of = |side: &Side| {
        let is_on = |place: &usize| table.side(seats[*place]) == *side;
        (0..seats.len()).filter(is_on).collect::<Vec<usize>>()
    };
    let mut rng = ctx.rng();
    let mut teams: Vec<Vec<usize>> = sides.iter().map(of).collect();
    rng.shuffle(&mut teams);
    teams.iter_mut().for_each(|team| rng.shuffle(team));
    let mut teams: Vec<_> = teams.into_iter().map(Vec::into_iter).collect();
    let team = |seat: &Seat| sides.iter().position(|side| *side == table.side(*seat));
    seats.iter().filter_map(|seat| teams.get_mut(team(seat)?)?.next()).collect()
}

/// Returns the author and the challenged. Where a seat stays open, each has the place for which they are named, and is told by
/// it from whoever joins.
pub(crate) fn members(caller: &Caller, proposal: &Proposal) -> Vec<Member> {
    let places = &proposal.places;
    let is_open = !places.is_empty() && places.len() + 1 < usize::from(proposal.seats);
    let place = |place: usize| is_open.then_some(place as u8);
    let author = Member { person: caller.person, joined: true, seat: place(0) };
    let seat = |number: usize| places.get(number).and_then(|named| place(*named));
    let invited = (0..).zip(&proposal.others);
    let invited = invited.map(|(number, person)| {
        let seat = seat(number);
        Member { person: *person, joined: false, seat }
    });
    [author].into_iter().chain(invited).collect()
}

/// True if every player whom the game needs has accepted.
pub(crate) fn is_complete(members: &[Member], table: &Table) -> bool {
    members.len() == table.people().len() && members.iter().all(|member| member.joined)
}
