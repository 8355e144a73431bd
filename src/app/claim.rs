//! What the others may do in a casual game when somebody's time is up: claim the win, or nudge.

use super::press::check_playing;
use super::reply::Answer;
use super::request::Caller;
use super::show::{Way, mention};
use super::sweep::Ending;
use super::tasks::Owed;
use super::{App, Stop, clocks};
use crate::game::Refusal;
use crate::store::{GameId, Millis, StoredGame, TurnTime};
use crate::words::say;

use super::notices::{self, News, countdown};

/// How long a person is left alone after a nudge.
const NUDGE_EVERY_MS: Millis = 24 * 60 * 60 * 1000;

impl App {
    /// Claims that whoever is on turn has run out of time.
    pub(super) async fn claim(&self, caller: &Caller, game: GameId) -> Result<Answer, Stop> {
        let kept = self.step(caller, game, |stored| {
            late(caller, &stored)?;
            self.run_out(&stored, Ending::Time, |people, at| Owed::publicly(caller, people, at))
        });
        Ok(self.answer(caller, kept.await?, Way::InPlace).await)
    }

    /// Asks whoever is on turn to move, once a day.
    pub(super) async fn nudge(&self, caller: &Caller, game: GameId) -> Result<Answer, Stop> {
        let stored = self.load(game).await?;
        let person = late(caller, &stored)?.person;
        let now = self.clock.now();
        let mut after = stored.timing.clone();
        let before = after.turn.as_mut().and_then(|turn| turn.nudged_at.replace(now));
        if let Some(again) = before.map(|at| at + NUDGE_EVERY_MS).filter(|again| *again > now) {
            let refusal = Refusal::new("nudged-already").text("person", mention(person));
            return Err(refusal.text("again", countdown(again)).into());
        }
        let news = notices::task(&stored, News::Nudge { by: caller.person }, &now.to_string(), now);
        self.wind(&stored, after, stored.deadline_at, vec![news]).await?;
        let args = [("person", crate::game::Arg::Text(mention(person)))];
        Ok(Answer::private(say(caller.locale, "nudged", &args)))
    }
}

/// The turn whose time is up, for one of the others of a casual game.
fn late<'a>(caller: &Caller, stored: &'a StoredGame) -> Result<&'a TurnTime, Refusal> {
    check_playing(caller, stored)?;
    match &stored.timing.turn {
        Some(turn) if turn.person == caller.person => Err(Refusal::new("own-time")),
        Some(turn) if clocks::is_over(stored) && !stored.rated => Ok(turn),
        Some(turn) => Err(Refusal::new("time-not-over").text("until", countdown(turn.ends_at))),
        None => Err(Refusal::new("no-clock")),
    }
}
