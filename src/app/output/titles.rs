//! Titles between two players: the winner of three games in a row holds one.

use crate::app::context::{self, Context};
use crate::app::error::InternalError;
use crate::app::markup;
use crate::game::{Arg, Entry, Games, Seat, Table};
use crate::play::ratings::{Rated, Ruling};
use crate::store::{Status, StoredGame};
use crate::words::{Locale, say};

/// Number of wins in a row that earn it.
const IN_A_ROW: usize = 3;

/// Number of the last games between two people that are considered.
pub(crate) const LOOKED_AT: u32 = 60;

/// Most pairs of a server whose titles in a game are looked up, and most of one person.
const PAIRS: u32 = 50;

/// Most people whose own pairs are looked at in one go: each may be as much work as all pairs of a game.
const PEOPLE: usize = 5;

/// Returns the winner of each of the last games of a kind between two people, the latest first;
/// `None` for a draw. An annulled game is left out, as if it had not been played.
pub(crate) async fn winners(
    ctx: &Context,
    entry: &Entry,
    people: [u64; 2],
    most: u32,
) -> Result<Vec<Option<u64>>, InternalError> {
    let games = ctx.store.between(entry.info.id.to_owned(), people, most).await?;
    let stand = games.iter().filter(|stored| ruling(stored) != Some(Ruling::Void));
    stand.map(|stored| Ok(winner(stored, &context::table(ctx, stored)?))).collect()
}

/// Returns the person of the two who holds the game's title against the other, where it gives one.
pub async fn title_holder(
    ctx: &Context,
    entry: &Entry,
    people: [u64; 2],
) -> Result<Option<u64>, InternalError> {
    if entry.info.title.is_none() {
        return Ok(None);
    }
    let played = ctx.store.between(entry.info.id.to_owned(), people, LOOKED_AT).await?;
    holder_by(ctx.games, &played)
}

/// Returns who holds the title by these games of two people, the latest first. Those before the three wins in a row are not
/// replayed.
pub(crate) fn holder_by(games: Games, played: &[StoredGame]) -> Result<Option<u64>, InternalError> {
    let mut winners = Vec::new();
    for stored in played.iter().filter(|stored| ruling(stored) != Some(Ruling::Void)) {
        winners.push(winner(stored, &context::replayed(games, stored)?));
        let last = &winners[winners.len().saturating_sub(IN_A_ROW)..];
        if let Some(holder) = holder(last) {
            return Ok(Some(holder));
        }
    }
    Ok(None)
}

/// Returns the people who hold a game's title against someone whom they have beaten in a server: of its pairs that met last,
/// and of those who held one before. These stay unless their own pairs were looked at, which are those of a few, chosen by
/// lot, so that all have their turn.
///
/// People of whom it is not known that they held a title before, as where their role has another purpose too, are not taken for
/// holders if they have too many rivals to look at them all.
pub(crate) async fn holders(
    ctx: &Context,
    guild: u64,
    mut before: Vec<u64>,
    is_known: bool,
) -> Result<Vec<u64>, InternalError> {
    let (mut holders, mut is_cut) = (Vec::new(), false);
    for entry in ctx.games.0.iter().filter(|entry| entry.info.title.is_some()) {
        let pairs = ctx.store.beaten(guild, entry.info.id.to_owned(), IN_A_ROW, PAIRS).await?;
        is_cut |= pairs.len() >= PAIRS as usize;
        for (person, rival) in pairs {
            let is_new = !holders.contains(&person);
            if is_new && title_holder(ctx, entry, [person, rival]).await? == Some(person) {
                holders.push(person);
            }
        }
    }
    if !is_cut {
        return Ok(holders);
    }
    before.retain(|person| !holders.contains(person));
    ctx.rng().shuffle(&mut before);
    for (number, person) in before.into_iter().enumerate() {
        if number >= PEOPLE || may_hold(ctx, guild, person, is_known).await? {
            holders.push(person);
        }
    }
    Ok(holders)
}

/// True if a person holds a title against one of their rivals in a server, or is known to have held one and has too many to
/// look at them all.
async fn may_hold(
    ctx: &Context,
    guild: u64,
    person: u64,
    is_known: bool,
) -> Result<bool, InternalError> {
    for entry in ctx.games.0.iter().filter(|entry| entry.info.title.is_some()) {
        let rivals = rivals(ctx, entry, (guild, person), PAIRS).await?;
        for rival in &rivals {
            if title_holder(ctx, entry, [person, *rival]).await? == Some(person) {
                return Ok(true);
            }
        }
        if is_known && rivals.len() >= PAIRS as usize {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Returns the people against whom a person of a server may hold a game's title, those met last first.
pub(crate) async fn rivals(
    ctx: &Context,
    entry: &Entry,
    of: (u64, u64),
    most: u32,
) -> Result<Vec<u64>, InternalError> {
    Ok(ctx.store.rivals(of, entry.info.id.to_owned(), IN_A_ROW, most).await?)
}

/// Returns the call for the title holder who has just acted and would win with another action.
pub(crate) async fn title_call(
    ctx: &Context,
    stored: &StoredGame,
    table: &Table,
    locale: Locale,
) -> Result<Option<String>, InternalError> {
    let Some((entry, title)) = titled(ctx, stored) else { return Ok(None) };
    let waiting = |seat: &Seat| table.to_move() != Some(*seat) && table.threatens(*seat);
    let caller = table.people().into_iter().find(waiting).and_then(|seat| stored.person_at(seat));
    let rival =
        stored.members.iter().map(|member| member.person).find(|person| Some(*person) != caller);
    let (Some(caller), Some(rival)) = (caller, rival) else { return Ok(None) };
    let holds = title_holder(ctx, entry, [caller, rival]).await? == Some(caller);
    let args = [("person", Arg::Text(markup::mention(caller)))];
    Ok(holds.then(|| say(locale, &format!("called-by-{title}"), &args)))
}

/// Returns the line that says whose action may be taken back without asking, where the holder of
/// the game's title is on turn after it.
pub(crate) async fn take_back_line(
    ctx: &Context,
    stored: &StoredGame,
    table: &Table,
    locale: Locale,
) -> Result<Option<String>, InternalError> {
    let Some((_, title)) = titled(ctx, stored).filter(|_| stored.status == Status::Running) else {
        return Ok(None);
    };
    let makers = context::makers(ctx, stored)?;
    let Some(Some(seat)) = makers.last().copied().filter(|maker| *maker != table.to_move()) else {
        return Ok(None);
    };
    let (Some(rival), Some(holder)) = (stored.person_at(seat), stored.person_on_turn(table)) else {
        return Ok(None);
    };
    if is_taken_back_once(stored, seat, 1) || !may_take_back_freely(ctx, stored, rival).await? {
        return Ok(None);
    }
    let [person, holder] = [rival, holder].map(|who| Arg::Text(markup::mention(who)));
    let people = [("person", person), ("holder", holder)];
    Ok(Some(say(locale, &format!("take-back-by-{title}"), &people)))
}

/// True if a seat's last decision, the last so many entries of the log, is made anew after it has
/// been taken back: each is taken back without asking once.
pub(crate) fn is_taken_back_once(stored: &StoredGame, seat: Seat, count: usize) -> bool {
    stored.retaken.contains(&(seat.0, stored.log.len() - count))
}

/// True if the person plays against the holder of the game's title, and so may take their last
/// action back without asking until the holder acts (docs/rules/rokumon.md 2.3).
pub(crate) async fn may_take_back_freely(
    ctx: &Context,
    stored: &StoredGame,
    person: u64,
) -> Result<bool, InternalError> {
    let Some((entry, _)) = titled(ctx, stored) else {
        return Ok(false);
    };
    let rivals: Vec<u64> =
        stored.members.iter().map(|member| member.person).filter(|one| *one != person).collect();
    match rivals.as_slice() {
        [rival] => Ok(title_holder(ctx, entry, [person, *rival]).await? == Some(*rival)),
        _ => Ok(false),
    }
}

/// Returns the game of the list and its title, which two people hold against each other: none against a crowd.
fn titled(ctx: &Context, stored: &StoredGame) -> Option<(&'static Entry, &'static str)> {
    if stored.has_crowd() {
        return None;
    }
    let entry = ctx.games.find(&stored.game).ok()?;
    Some((entry, entry.info.title?))
}

/// Returns the ruling of a referee on a game.
fn ruling(stored: &StoredGame) -> Option<Ruling> {
    stored.counted.as_ref()?.ruling
}

/// Returns the only winner of a game between two people: by the ruling on it, else by its board.
fn winner(stored: &StoredGame, table: &Table) -> Option<u64> {
    match stored.counted.as_ref().filter(|rated| rated.ruling.is_some()) {
        Some(rated) => winner_by_ruling(rated),
        None => winner_on_board(stored, table),
    }
}

fn winner_by_ruling(rated: &Rated) -> Option<u64> {
    let mut won = rated.players.iter().filter(|player| !rated.drawn && player.place == 1);
    won.next().filter(|_| won.next().is_none()).map(|player| player.person)
}

fn winner_on_board(stored: &StoredGame, table: &Table) -> Option<u64> {
    let outcome = table.outcome()?;
    let won = table.people().into_iter().filter(|seat| outcome.is_winner(table.side(*seat)));
    match won.collect::<Vec<_>>().as_slice() {
        [seat] => stored.person_at(*seat),
        _ => None,
    }
}

/// Returns the last winner of three in a row, from the winners with the latest first. A draw breaks
/// a row; the holder keeps the title until the other wins it.
fn holder(winners: &[Option<u64>]) -> Option<u64> {
    let row =
        |three: &&[Option<u64>]| three.iter().all(|winner| winner.is_some() && *winner == three[0]);
    winners.windows(IN_A_ROW).find(row).and_then(|three| three[0])
}

#[cfg(test)]
mod tests {
    use super::holder;

    #[test]
    fn three_wins_in_a_row_hold_until_the_other_has_three() {
        let (a, b) = (Some(1), Some(2));
        for (winners, holds) in [
            (vec![], None),
            (vec![a, a], None),
            (vec![a, a, a], a),
            (vec![a, a, b, a], None),
            (vec![a, a, None, a, a], None),
            (vec![b, b, a, a, a], a),
            (vec![b, b, b, a, a, a], b),
            (vec![a, b, b, b, a, a, a], b),
        ] {
            assert_eq!(holder(&winners), holds, "{winners:?}, the latest first");
        }
    }
}
