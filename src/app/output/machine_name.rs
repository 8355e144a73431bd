//! Names of machines that hold seats, and the lines of a board about them.

use crate::app::context::Context;
use crate::app::error::InternalError;
use crate::app::markup::mention;
use crate::game::{Arg, Seat, Table};
use crate::store::ladder::Tally;
use crate::store::{Machine, Status, StoredGame};
use crate::words::{Locale, say};

/// Most machines whose tallies are looked at for the line under a board.
const TALLIES: u32 = 100;

/// Returns the name of a machine in a sentence.
pub(crate) fn name(machine: &Machine, locale: Locale) -> String {
    machine.external().map_or_else(|| say(locale, "machine-level", &level(machine)), str::to_owned)
}

/// Returns the name of a machine in pictures and files, in letters that pictures have.
pub(crate) fn label(machine: &Machine, locale: Locale) -> String {
    machine.external().map_or_else(|| say(locale, "machine-label", &level(machine)), str::to_owned)
}

fn level(machine: &Machine) -> [(&'static str, Arg); 1] {
    [("level", Arg::Number(machine.level.into()))]
}

/// Returns the names of all machines of a game.
pub(crate) fn names(machines: &[Machine], locale: Locale) -> Vec<String> {
    machines.iter().map(|machine| name(machine, locale)).collect()
}

/// Returns the name of a machine of a game; where there are several, behind its stone.
pub(crate) fn among_others(
    stored: &StoredGame,
    machine: &Machine,
    table: &Table,
    locale: Locale,
) -> String {
    with_stone(stored, (machine, name(machine, locale)), table, locale)
}

/// Returns a name of a machine of a game; where there are several, behind its stone.
pub(crate) fn with_stone(
    stored: &StoredGame,
    (machine, name): (&Machine, String),
    table: &Table,
    locale: Locale,
) -> String {
    if stored.machines.len() < 2 {
        return name;
    }
    let colour = table.colour(Seat(machine.seat));
    let stone = say(locale, &format!("stone-{}", colour.word()), &[]);
    let args = [("stone", Arg::Text(stone)), ("machine", Arg::Text(name))];
    say(locale, "machine-with-stone", &args)
}

/// Returns the lines of a board about its machines: the actions with which they have answered, in words and behind their
/// names, and that the built-in engine stands in for another.
pub(crate) fn lines(
    stored: &StoredGame,
    answers: Vec<(String, String)>,
    locale: Locale,
) -> impl Iterator<Item = String> {
    let moved = answers.into_iter().map(move |(machine, action)| {
        let args = [("machine", Arg::Text(machine)), ("action", Arg::Text(action))];
        say(locale, "machine-moved", &args)
    });
    let replaced = stored.machines.iter().filter(|machine| machine.replaced);
    let replaced: Vec<String> = replaced.map(|machine| stands_in(machine, locale)).collect();
    moved.chain(replaced)
}

fn stands_in(machine: &Machine, locale: Locale) -> String {
    let args = [
        ("engine", Arg::Text(machine.engine.clone().unwrap_or_default())),
        ("machine", Arg::Text(name(machine, locale))),
    ];
    say(locale, "machine-stands-in", &args)
}

/// Returns the line that says that a machine is to move.
pub(crate) fn thinking(stored: &StoredGame, table: &Table, locale: Locale) -> Option<String> {
    let machine = stored.machine_on_turn(table)?;
    let name = among_others(stored, machine, table, locale);
    Some(say(locale, "machine-thinks", &[("machine", Arg::Text(name))]))
}

/// Returns the line about what the only person of a finished game has won against its only machine.
pub(crate) async fn tally_line(
    ctx: &Context,
    stored: &StoredGame,
    locale: Locale,
) -> Result<Option<String>, InternalError> {
    let (Status::Finished, [member], [machine]) =
        (stored.status, stored.members.as_slice(), stored.machines.as_slice())
    else {
        return Ok(None);
    };
    let tallies = ctx.store.machine_tallies(member.person, None, TALLIES).await?;
    let is_same =
        |other: &Machine| (other.level, &other.engine) == (machine.level, &machine.engine);
    let is_own = |game: &str, other: &Machine| game == stored.game && is_same(other);
    // All rule sets of the game are counted together.
    let own = tallies.iter().filter(|(game, _, other, _)| is_own(game, other));
    let own = own.map(|(_, _, _, tally)| *tally).reduce(|one, other| Tally {
        wins: one.wins + other.wins,
        draws: one.draws + other.draws,
        losses: one.losses + other.losses,
    });
    let own = own.filter(|_| !machine.replaced);
    Ok(own.map(|tally| {
        let args = [("person", Arg::Text(mention(member.person)))];
        say(locale, "machine-tally", &[&args[..], &against(machine, &tally, locale)].concat())
    }))
}

/// Returns the arguments of a message about a tally against a machine.
pub(crate) fn against(
    machine: &Machine,
    tally: &Tally,
    locale: Locale,
) -> [(&'static str, Arg); 4] {
    [
        ("machine", Arg::Text(name(machine, locale))),
        ("wins", Arg::Number(tally.wins.into())),
        ("draws", Arg::Number(tally.draws.into())),
        ("losses", Arg::Number(tally.losses.into())),
    ]
}
