//! Those who play in a game beside one of its people: mates and opponents.

use crate::app::context::{self, Context};
use crate::game::{Arg, Seat, Side};
use crate::store::{Machine, Member, StoredGame};
use crate::words::{Locale, say};

/// Someone who plays in a game.
pub(crate) enum Player<'a> {
    /// A person, or the crowd.
    Member(&'a Member),
    /// A machine.
    Machine(&'a Machine),
}

/// Mates of one of a game's people, and those against them.
pub(crate) type Company<T> = (Vec<T>, Vec<T>);

/// Returns those who play in a game beside a person.
pub(crate) fn of<'a>(ctx: &Context, stored: &'a StoredGame, person: u64) -> Company<Player<'a>> {
    // Of two, no one has a mate.
    let start = if stored.seats > 2 { context::replay(ctx.games, stored).ok() } else { None };
    let seats = start.as_ref().map_or_else(Vec::new, |it| stored.member_seats(it.table()));
    let side = |seat: Option<Seat>| Some(start.as_ref()?.table().side(seat?));
    let members: Vec<(&Member, Option<Side>)> = (0_usize..)
        .zip(&stored.members)
        .map(|(number, member)| (member, side(seats.get(number).copied().flatten())))
        .collect();
    let own = members.iter().find(|(member, _)| member.person == person);
    let own = own.and_then(|(_, side)| *side);
    let others = members.into_iter().filter(|(member, _)| member.person != person);
    let others = others.map(|(member, side)| (Player::Member(member), side));
    let machines = stored.machines.iter();
    let machines =
        machines.map(|machine| (Player::Machine(machine), side(Some(Seat(machine.seat)))));
    let is_mate = |side: &Option<Side>| own.is_some() && *side == own;
    let (mates, opponents): (Vec<_>, Vec<_>) =
        others.chain(machines).partition(|(_, side)| is_mate(side));
    let player = |(player, _): (Player<'a>, Option<Side>)| player;
    (mates.into_iter().map(player).collect(), opponents.into_iter().map(player).collect())
}

/// Returns the title of a game with the names of those who play in it, if there are any against whom it is played.
pub(crate) fn named(title: String, (mates, people): Company<String>, locale: Locale) -> String {
    let id = match (mates.is_empty(), people.is_empty()) {
        (_, true) => return title,
        (true, false) => "list-against",
        (false, false) => "list-beside",
    };
    let (mates, people) = (Arg::People(mates), Arg::People(people));
    let args = [("game", Arg::Text(title)), ("mates", mates), ("people", people)];
    say(locale, id, &args)
}
