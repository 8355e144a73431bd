//! A person's openings, counted anew from their latest games each time: the book knows no people.

use crate::app::book;
use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::game::Games;
use crate::play::book::{Key, Line, OwnGame, OwnGames, Step};

/// The most games that are counted, the latest ones: so many are read and replayed for each press.
pub(super) const MOST_GAMES: u32 = 100;

/// Counts the moves of a person's games from a position; true if they have more games than are counted.
pub(super) async fn lines(
    ctx: &Context,
    caller: &Caller,
    wanted: OwnGames,
    key: Key,
) -> Result<(Vec<Line>, bool), Error> {
    let mut games = ctx.store.own_games(wanted).await?;
    let are_more = games.len() > MOST_GAMES as usize;
    games.truncate(MOST_GAMES as usize);
    let list = ctx.games;
    let count = ctx.work.run(caller, move |budget| {
        let mut lines: Vec<Line> = Vec::new();
        for game in &games {
            budget.check()?;
            count_one(&mut lines, list, game, key)?;
        }
        lines.sort_by(|one, other| {
            other.games().cmp(&one.games()).then_with(|| one.text.cmp(&other.text))
        });
        Ok(lines)
    });
    Ok((count.await?, are_more))
}

/// Adds a game between two to the moves from a position.
fn count_one(lines: &mut Vec<Line>, games: Games, own: &OwnGame, key: Key) -> Result<(), Error> {
    let steps = book::steps(games, &own.game)?;
    for Step { text, side, .. } in steps.into_iter().filter(|step| step.key == key) {
        let place = lines.iter().position(|line| line.text == text).unwrap_or(lines.len());
        if place == lines.len() {
            lines.push(Line { text, ..Line::default() });
        }
        let line = &mut lines[place];
        match if side == own.side { own.points } else { 2 - own.points.min(2) } {
            2 => line.wins += 1,
            1 => line.draws += 1,
            _ => line.losses += 1,
        }
        line.last_at = line.last_at.max(Some(own.at));
    }
    Ok(())
}
