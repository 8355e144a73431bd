//! Those who play in a game, as lists name them: beside one of its people mates and opponents, for others all.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::game::{Arg, Seat, Side};
use crate::play::crowd::CROWD;
use crate::store::{Machine, Member, StoredGame};
use crate::words::{self, Locale, say};

/// Someone who plays in a game.
pub(crate) enum Player<'a> {
    /// A person, or the crowd.
    Member(&'a Member),
    /// A machine.
    Machine(&'a Machine),
}

/// Mates of one of a game's people, and those against them.
type Company<T> = (Vec<T>, Vec<T>);

/// Returns the title of a game with the names of its players, as lists have them: for one of them of the others, for whoever
/// looks on of all. Whoever has left a game that goes on is not named.
pub(crate) fn titled<'a>(
    ctx: &Context,
    stored: &'a StoredGame,
    caller: &Caller,
    title: String,
    name: impl Fn(Player<'a>) -> Option<String>,
) -> String {
    let names = |players: Vec<Player<'a>>| -> Vec<String> {
        players.into_iter().filter_map(&name).collect()
    };
    if stored.members.iter().all(|member| member.person != caller.person) {
        let sides = sides(ctx, stored).into_iter().map(names).collect();
        return between(title, sides, caller.locale);
    }
    let called = |player: Player<'a>| match player {
        // The name that lists have for the crowd has its honorific, and a machine gets none.
        Player::Member(member) if member.person == CROWD => name(player),
        Player::Member(_) => name(player).map(|it| words::join::person(caller.locale, &it)),
        Player::Machine(_) => name(player),
    };
    let called = |players: Vec<Player<'a>>| -> Vec<String> {
        players.into_iter().filter_map(&called).collect()
    };
    let (mates, people) = of(ctx, stored, caller.person);
    against(title, (called(mates), called(people)), caller.locale)
}

/// Returns those who play in a game, with their sides where there are more than two of them.
fn players<'a>(ctx: &Context, stored: &'a StoredGame) -> Vec<(Player<'a>, Option<Side>)> {
    // Of two, no one has a mate.
    let start = if stored.seats > 2 { context::replay(ctx.games, stored).ok() } else { None };
    let seats = start.as_ref().map_or_else(Vec::new, |it| stored.member_seats(it.table()));
    let side = |seat: Option<Seat>| Some(start.as_ref()?.table().side(seat?));
    let seat = |number: usize| seats.get(number).copied().flatten();
    let members = (0_usize..).zip(&stored.members);
    let members = members.map(|(number, member)| (Player::Member(member), side(seat(number))));
    let machines = stored.machines.iter();
    let machines =
        machines.map(|machine| (Player::Machine(machine), side(Some(Seat(machine.seat)))));
    members.chain(machines).collect()
}

/// True if a person has left a game that others play on.
fn has_left(stored: &StoredGame, player: &Player<'_>) -> bool {
    matches!(player, Player::Member(member) if stored.has_left(member.person))
}

/// Returns those who play in a game beside a person.
fn of<'a>(ctx: &Context, stored: &'a StoredGame, person: u64) -> Company<Player<'a>> {
    let is_own = |player: &Player<'a>| matches!(player, Player::Member(it) if it.person == person);
    let players = players(ctx, stored);
    let own = players.iter().find(|(player, _)| is_own(player)).and_then(|(_, side)| *side);
    let is_other = |player: &Player<'a>| !is_own(player) && !has_left(stored, player);
    let others = players.into_iter().filter(|(player, _)| is_other(player));
    let is_mate = |side: &Option<Side>| own.is_some() && *side == own;
    let (mates, opponents): (Vec<_>, Vec<_>) = others.partition(|(_, side)| is_mate(side));
    let player = |(player, _): (Player<'a>, Option<Side>)| player;
    (mates.into_iter().map(player).collect(), opponents.into_iter().map(player).collect())
}

/// Returns all who play in a game, mates together.
fn sides<'a>(ctx: &Context, stored: &'a StoredGame) -> Vec<Vec<Player<'a>>> {
    let mut sides: Vec<(Option<Side>, Vec<Player<'a>>)> = Vec::new();
    for (player, side) in players(ctx, stored) {
        if has_left(stored, &player) {
            continue;
        }
        match sides.iter_mut().find(|(other, _)| side.is_some() && *other == side) {
            Some((_, mates)) => mates.push(player),
            None => sides.push((side, vec![player])),
        }
    }
    sides.into_iter().map(|(_, mates)| mates).collect()
}

/// Returns the title of a game with those who play in it, each called already, if there are any against whom it is played.
fn against(title: String, (mates, people): Company<String>, locale: Locale) -> String {
    let id = match (mates.is_empty(), people.is_empty()) {
        (_, true) => return title,
        (true, false) => "list-against",
        (false, false) => "list-beside",
    };
    let [mates, people] =
        [mates, people].map(|called| Arg::Text(words::join::players(locale, &called)));
    let args = [("game", Arg::Text(title)), ("mates", mates), ("people", people)];
    say(locale, id, &args)
}

/// Returns the title of a game with the names of all who play in it, as far as they are known.
fn between(title: String, sides: Vec<Vec<String>>, locale: Locale) -> String {
    let named = sides.iter().filter(|mates| !mates.is_empty());
    let named: Vec<String> = named.map(|mates| words::join::mates(locale, mates)).collect();
    if named.is_empty() {
        return title;
    }
    let people = Arg::Text(words::join::sides(locale, &named));
    say(locale, "list-between", &[("game", Arg::Text(title)), ("people", people)])
}
