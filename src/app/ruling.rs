//! `/referee`: results and seasons in the hands of those who manage a server.

use super::count::signed;
use super::ladder::guild;
use super::lookup::number;
use super::reply::Answer;
use super::request::{Caller, Ruling};
use super::show::mention;
use super::tasks::Owed;
use super::{App, Stop};
use crate::game::{Arg, Refusal};
use crate::store::ladder::{Finish, Ruled};
use crate::store::{Status, Store, StoredGame};
use crate::words::say;

/// The most people whose new ratings an answer lists.
const MOST_LISTED: usize = 10;

impl<S: Store> App<S> {
    /// Does what a referee wants.
    pub(super) async fn referee(&self, caller: &Caller, ruling: &Ruling) -> Result<Answer, Stop> {
        let guild = guild(caller)?;
        if !caller.manages {
            return Err(Refusal::new("not-referee").into());
        }
        match ruling {
            Ruling::CloseSeason => {
                let season = self.store.close_season(guild, self.clock.now()).await?;
                let args = [("season", Arg::Number(season.into())), ("next", Arg::Number((season + 1).into()))];
                Ok(Answer::private(say(caller.locale, "season-closed", &args)))
            }
            Ruling::Void(game) | Ruling::Draw(game) | Ruling::Win(game, _) | Ruling::Restore(game) => {
                self.rule(caller, guild, game, ruling).await
            }
        }
    }

    async fn rule(&self, caller: &Caller, guild: u64, named: &str, ruling: &Ruling) -> Result<Answer, Stop> {
        let stored = self.load(number(named)?).await?;
        if stored.venue.guild != Some(guild) || stored.status != Status::Finished {
            return Err(Refusal::new("no-result").number("number", stored.id.0).into());
        }
        let (finish, word) = ruled(self.finish(&stored).await?, ruling)?;
        let (id, at) = (stored.id, self.clock.now());
        match self.store.rule(id, stored.version, finish, word.map(str::to_owned), at).await? {
            Ruled::Done { changed, .. } => {
                self.show_again(&stored).await?;
                Ok(Answer::private(report(caller, &stored, &changed)))
            }
            Ruled::Stale => Err(Refusal::new("no-result").number("number", stored.id.0).into()),
            Ruled::Closed => Err(Refusal::new("season-over").number("number", stored.id.0).into()),
        }
    }

    /// Has everybody see what the game's message now says.
    async fn show_again(&self, before: &StoredGame) -> Result<(), Stop> {
        let stored = self.load(before.id).await?;
        let at = self.clock.now();
        let change = crate::store::Change::of(&stored, at, None);
        let tasks = Owed::unasked(&stored, at).tasks(&stored);
        self.store.change(crate::store::Change { tasks, ..change }).await?;
        Ok(())
    }
}

/// The result as the referee wants it, and the word that stands beside it.
fn ruled(mut finish: Finish, ruling: &Ruling) -> Result<(Finish, Option<&'static str>), Refusal> {
    let word = match ruling {
        Ruling::Void(_) => {
            finish.bar = Some("void".to_owned());
            "void"
        }
        Ruling::Draw(_) => {
            finish.drawn = true;
            finish.players.iter_mut().for_each(|player| player.place = 1);
            "draw"
        }
        Ruling::Win(_, winner) => {
            let won = finish.players.iter().find(|player| player.person == *winner).map(|player| player.side);
            let won = won.ok_or_else(|| {
                let people = finish.players.iter().map(|player| mention(player.person)).collect();
                Refusal::new("not-in-game").names("people", people)
            })?;
            finish.drawn = false;
            finish.players.iter_mut().for_each(|player| player.place = if player.side == won { 1 } else { 2 });
            "win"
        }
        Ruling::Restore(_) | Ruling::CloseSeason => return Ok((finish, None)),
    };
    // Whose time ran out is no longer what ended the game.
    finish.players.iter_mut().for_each(|player| player.late = false);
    Ok((finish, Some(word)))
}

/// What a ruling has done to ratings.
fn report(caller: &Caller, stored: &StoredGame, changed: &[(u64, f64, f64)]) -> String {
    let change = |(person, before, after): &(u64, f64, f64)| {
        format!("{} {before:.0} → {after:.0} ({})", mention(*person), signed(after.round() - before.round()))
    };
    let args = [("number", Arg::Number(stored.id.0)), ("count", Arg::Number(changed.len() as i64))];
    let lines = changed.iter().take(MOST_LISTED).map(change);
    let more = (changed.len() > MOST_LISTED).then(|| "…".to_owned());
    let said = say(caller.locale, "result-ruled", &args);
    [said].into_iter().chain(lines).chain(more).collect::<Vec<_>>().join("\n")
}
