//! `/pause`: the clock of a game stands still when all its players agree, and goes on when any of them says so.

use super::notices::{self, News, moment};
use super::press::check_playing;
use super::reply::Answer;
use super::request::Caller;
use super::tasks::show_again;
use super::{App, Stop, clocks};
use crate::game::{Arg, Refusal};
use crate::store::{GameId, Millis, StopReason, StoredGame};
use crate::words::say;

/// How long a pause lasts at the most.
const LASTS_MS: Millis = 30 * 24 * 60 * 60 * 1000;

impl App {
    /// `/pause`.
    pub(super) async fn pause_here(
        &self,
        caller: &Caller,
        named: Option<&str>,
    ) -> Result<Answer, Stop> {
        let game = self.my_game_here(caller, named).await?.id;
        self.pause(caller, game).await
    }

    /// Asks for a pause, agrees to one, or ends it.
    pub(super) async fn pause(&self, caller: &Caller, game: GameId) -> Result<Answer, Stop> {
        let stored = self.load(game).await?;
        check_playing(caller, &stored)?;
        let turn = stored.timing.turn.as_ref().filter(|_| !clocks::is_untimed(&stored));
        let turn = turn.ok_or_else(|| Refusal::new("no-clock"))?;
        let now = self.clock.now();
        match turn.stop.map(|stop| stop.why) {
            Some(StopReason::Pause) => self.go_on(caller, &stored, now).await,
            Some(StopReason::Vacation) => Err(Refusal::new("pause-on-vacation").into()),
            None if clocks::is_over(&stored) || turn.ends_at <= now => {
                Err(Refusal::new("pause-too-late").into())
            }
            None => self.agree_to_pause(caller, &stored, now).await,
        }
    }

    async fn agree_to_pause(
        &self,
        caller: &Caller,
        stored: &StoredGame,
        now: Millis,
    ) -> Result<Answer, Stop> {
        let mut after = stored.timing.clone();
        if after.pause_asked.contains(&caller.person) {
            return Err(Refusal::new("pause-asked-already").into());
        }
        after.pause_asked.push(caller.person);
        let agreed = stored.members.iter().all(|member| after.pause_asked.contains(&member.person));
        if !agreed {
            let key = format!("{}-{now}", caller.person);
            let news = notices::task(stored, News::PauseAsked { by: caller.person }, &key, now);
            self.wind(stored, after, stored.deadline_at, vec![news]).await?;
            return Ok(Answer::private(say(caller.locale, "pause-offered", &[])));
        }
        let until = now + LASTS_MS;
        let after = clocks::stopped(&stored.timing, now, StopReason::Pause);
        let key = format!("paused-{now}");
        let tasks = vec![
            notices::task(stored, News::Paused { until }, &key, now),
            show_again(stored, &key, now),
        ];
        self.wind(stored, after, Some(until), tasks).await?;
        let until = [("until", Arg::Text(moment(until)))];
        Ok(Answer::private(say(caller.locale, "pause-agreed", &until)))
    }

    async fn go_on(
        &self,
        caller: &Caller,
        stored: &StoredGame,
        now: Millis,
    ) -> Result<Answer, Stop> {
        let after = clocks::resumed(&stored.timing, now);
        let next = clocks::next_at(stored, &after);
        let key = format!("resumed-{now}");
        let news = notices::task(stored, News::Resumed { by: caller.person }, &key, now);
        self.wind(stored, after, next, vec![news, show_again(stored, &key, now)]).await?;
        Ok(Answer::private(say(caller.locale, "pause-ended", &[])))
    }
}
