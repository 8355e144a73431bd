//! The machine that someone asks to play against: its level or name, and what it plays.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::game::{Entry, Options, Refusal, Table, tidy};
use crate::machine::{Client, LEVELS};
use crate::play::machine::suggested_level;
use crate::store::Machine;

/// Number of games against the built-in engine that the suggestion of a level looks at.
const LOOKED_AT: u32 = 2;

/// Level of the engine that stands in for one of the operator's.
const SUBSTITUTE: u8 = *LEVELS.end();

/// Returns the machine that the caller asks for by a level or a name, or where nothing is written by the level that suits
/// them.
pub(crate) async fn machine(
    ctx: &Context,
    caller: &Caller,
    entry: &Entry,
    written: Option<&str>,
) -> Result<Machine, Error> {
    let (level, engine) = match written {
        Some(written) => read(ctx, written)?,
        None => (suggested(ctx, caller, entry).await?, None),
    };
    let version = env!("CARGO_PKG_VERSION").to_owned();
    Ok(Machine { seat: 0, level, version, engine, replaced: false })
}

/// Returns the level that suits the caller in a game.
pub(crate) async fn suggested(ctx: &Context, caller: &Caller, entry: &Entry) -> Result<u8, Error> {
    let bouts = ctx.store.bouts(caller.person, entry.info.id.to_owned(), LOOKED_AT).await?;
    Ok(suggested_level(&bouts, LEVELS))
}

/// Reads a level, also behind its word, or the name of an engine of the operator's.
fn read(ctx: &Context, written: &str) -> Result<(u8, Option<String>), Refusal> {
    let tidied = tidy(written);
    let engine = ctx.machines.engines().find(|name| name.eq_ignore_ascii_case(tidied.trim()));
    if let Some(engine) = engine {
        return Ok((SUBSTITUTE, Some(engine.to_owned())));
    }
    let last = tidied.rsplit([' ', '.']).next().unwrap_or_default();
    let level = last.parse().ok().filter(|level| LEVELS.contains(level));
    level.map(|level| (level, None)).ok_or_else(|| {
        let engines: Vec<String> = ctx.machines.engines().map(str::to_owned).collect();
        Refusal::new("no-such-level")
            .text("written", written)
            .number("least", *LEVELS.start())
            .number("most", *LEVELS.end())
            .number("engines", engines.len() as i64)
            .names("known", engines)
    })
}

/// Refuses a game that the machine does not play, and one for which the machines have no time now.
pub(crate) fn check(
    ctx: &Context,
    caller: &Caller,
    machine: &Machine,
    (entry, options): (&Entry, &Options),
    table: &Table,
) -> Result<(), Refusal> {
    if !ctx.machines.plays(table, machine.external()) {
        let rules = format!("{}/{options}", entry.info.id);
        let known = played(ctx, entry, machine.external());
        return Err(Refusal::new("no-engine").text("rules", rules).names("known", known));
    }
    let place = caller.venue.guild.unwrap_or(caller.venue.channel);
    if !ctx.machines.has_room(Client { person: caller.person, place }, machine.external()) {
        return Err(Refusal::new("machines-busy"));
    }
    Ok(())
}

/// Returns rule sets that a machine plays, as commands write them: all of one game, then the first of each other.
fn played(ctx: &Context, game: &Entry, engine: Option<&str>) -> Vec<String> {
    let of = |entry: &Entry, most: usize| -> Vec<String> {
        let presets = 0..entry.info.presets.len();
        let presets = presets.map(|number| Options::preset(entry.info, number));
        let played = presets.filter(|options| plays(ctx, entry, options, engine)).take(most);
        played.map(|options| format!("{}/{}", entry.info.id, options.named().name)).collect()
    };
    let others = ctx.games.0.iter().filter(|entry| entry.info.id != game.info.id);
    of(game, usize::MAX).into_iter().chain(others.flat_map(|entry| of(entry, 1))).collect()
}

/// True if a machine plays a rule set with as few seats as it has.
pub(crate) fn plays(ctx: &Context, entry: &Entry, options: &Options, engine: Option<&str>) -> bool {
    let table = entry.start(options, options.named().seats.0, None);
    table.is_ok_and(|table| ctx.machines.plays(&table, engine))
}
