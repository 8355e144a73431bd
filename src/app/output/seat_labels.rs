//! Names, ratings and remaining time that pictures write beside the seats.

use crate::app::context::{self, Context};
use crate::app::output::outcome_line::stood_in_for;
use crate::app::output::{machine_name, rating_lines};
use crate::app::turn_clock;
use crate::clock::MINUTE_MS;
use crate::game::{Arg, Options, Seat, Table};
use crate::play::crowd::CROWD;
use crate::play::end::EndReason;
use crate::render::Player;
use crate::store::ladder::KnownPlayer;
use crate::store::{Millis, StoredGame};
use crate::words::{Locale, say};

/// Returns the players of a game, by seat. Names are known in servers alone, from people's own
/// interactions; a machine has one everywhere.
pub(crate) async fn players(
    ctx: &Context,
    stored: &StoredGame,
    table: &Table,
    locale: Locale,
) -> Vec<Player> {
    let people: Vec<u64> = stored.members.iter().map(|member| member.person).collect();
    let known = seat_people(ctx, stored, people.clone()).await;
    let known: Vec<(u64, KnownPlayer)> = people.into_iter().zip(known).collect();
    let now = ctx.clock.now();
    let stand_in = stood_in_for(stored, table).map(|left| table.acting(left));
    let at = |seat: Seat| Player {
        stands_in: stand_in == Some(seat),
        ..player(stored, table, seat, &known, now, locale)
    };
    (0..table.seats()).map(Seat).map(at).collect()
}

/// Returns the players of a replay, by seat, as before its first step: without clocks, no one has left, and with the ratings
/// with which they sat down, since those of now are not those of the step that is shown.
pub(crate) async fn players_at_start(
    ctx: &Context,
    stored: &StoredGame,
    table: &Table,
    locale: Locale,
) -> Vec<Player> {
    let at_start = |(seat, player)| Player {
        clock: String::new(),
        rating: rating_lines::at_start(stored, Seat(seat)),
        left: false,
        stands_in: false,
        ..player
    };
    (0..).zip(players(ctx, stored, table, locale).await).map(at_start).collect()
}

/// Returns what is known of the people at a game; nothing outside of servers.
async fn seat_people(ctx: &Context, stored: &StoredGame, people: Vec<u64>) -> Vec<KnownPlayer> {
    let Some(guild) = stored.venue.guild else { return Vec::new() };
    let Ok(entry) = ctx.games.find(&stored.game) else { return Vec::new() };
    let Ok(options) = Options::read(entry.info, &stored.rules) else { return Vec::new() };
    let pool = entry.pool(&options, stored.seats).name.to_owned();
    context::known_players(ctx, guild, pool, people).await
}

fn player(
    stored: &StoredGame,
    table: &Table,
    seat: Seat,
    known: &[(u64, KnownPlayer)],
    now: Millis,
    locale: Locale,
) -> Player {
    if stored.person_at(seat) == Some(CROWD) {
        let clock = turn_clock::left(stored, CROWD, now).map(|left| time(left, locale));
        let name = say(locale, "crowd-label", &[]);
        return Player { name, clock: clock.unwrap_or_default(), ..Player::default() };
    }
    let Some(person) = stored.person_at(seat) else {
        let machine = stored.machine_at(seat).map(|machine| machine_name::label(machine, locale));
        let automa = || table.is_machine(seat).then(|| say(locale, "machine-name", &[]));
        let name = machine.or_else(automa).unwrap_or_default();
        return Player { name, ..Player::default() };
    };
    let sitter = known.iter().find(|(known, _)| *known == person).map(|(_, sitter)| sitter);
    let skill = sitter.and_then(|sitter| sitter.skill.as_ref()).filter(|_| stored.rated);
    let rating = skill.map(rating_lines::rating);
    Player {
        name: sitter.map(|sitter| sitter.name.clone()).unwrap_or_default(),
        rating: rating.unwrap_or_default(),
        clock: turn_clock::left(stored, person, now)
            .map(|left| time(left, locale))
            .unwrap_or_default(),
        left: has_left(stored, table, seat),
        ..Player::default()
    }
}

/// True if the person at a seat of a stored game has left it. A moderator's decision is in the log as resignations of all who
/// have lost by it.
pub(super) fn has_left(stored: &StoredGame, table: &Table, seat: Seat) -> bool {
    let is_decided = stored.end == Some(EndReason::Adjudicated);
    has_left_others(table, seat) && (!is_decided || stored.seats_that_left().contains(&seat))
}

/// True if the person at a seat has left a game that others play on: of two, the one who leaves ends it, as the line about its
/// end says. A machine goes with the person who leaves, and does not leave by itself.
pub(crate) fn has_left_others(table: &Table, seat: Seat) -> bool {
    table.seats() > 2 && table.has_left(seat) && !table.is_machine(seat)
}

/// Formats a time in its two largest units, as `2 d 4 h` or `12 min`: a picture does not change, so
/// it is no more exact than that.
fn time(left: Millis, locale: Locale) -> String {
    let minutes = (left.max(0) + MINUTE_MS - 1) / MINUTE_MS;
    let (days, hours, minutes) = (minutes / (24 * 60), minutes / 60 % 24, minutes % 60);
    let parts: &[(&str, Millis)] = match (days, hours) {
        (0, 0) => &[("minutes", minutes)],
        (0, _) => &[("hours", hours), ("minutes", minutes)],
        _ => &[("days", days), ("hours", hours)],
    };
    let unit_text = |(number, (unit, count)): (usize, &(&str, Millis))| {
        (number == 0 || *count > 0)
            .then(|| say(locale, &format!("strip-{unit}"), &[("count", Arg::Number(*count))]))
    };
    parts.iter().enumerate().filter_map(unit_text).collect::<Vec<_>>().join(" ")
}
