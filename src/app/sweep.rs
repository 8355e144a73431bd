//! The sweep: does what has fallen due, each thing once, from the one index of what falls due in any game.

use super::clocks::{self, Due, Stage};
use super::notices::{self, News};
use super::step::Decided;
use super::tasks::{Owed, show_again};
use super::{App, Fault, Stop};
use crate::game::{Event, Refusal, Seat, Table};
use crate::store::{
    Change, Changed, Entry, Millis, NewTask, Status, StopReason, StoredGame, Timing, Winding,
};

/// How a turn whose time is up ends.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Ending {
    /// Whoever is on turn has run out of time.
    Time,
    /// Nobody has claimed that for as long: both have.
    BothOut,
    /// Nobody has touched an untimed game for long.
    Silence,
}

/// How many games are looked at in one go.
const AT_ONCE: u32 = 100;
/// How often one sweep goes on to what is still due.
const ROUNDS: u32 = 50;
/// How long a game is left alone whose record cannot be read.
const PUT_OFF_MS: Millis = 60 * 60 * 1000;

impl App {
    /// Does everything that is due now.
    pub(super) async fn sweep(&self) -> Result<(), Fault> {
        for _ in 0..ROUNDS {
            let now = self.clock.now();
            let due = self.store.due(now, AT_ONCE).await?;
            if due.is_empty() {
                return Ok(());
            }
            for stored in &due {
                self.fall_due(stored, now).await?;
            }
        }
        Ok(())
    }

    /// Does what is due in a game. One that cannot be read keeps no other from its turn.
    async fn fall_due(&self, stored: &StoredGame, now: Millis) -> Result<(), Fault> {
        let done = match clocks::due(stored, now) {
            Due::Later(at) => self.wind(stored, stored.timing.clone(), at, Vec::new()).await,
            Due::Expiry => self.expire(stored, now).await,
            Due::Resume => self.resume_in_time(stored, now).await,
            Due::Leave(until) => {
                let after = clocks::stopped(&stored.timing, now, StopReason::Vacation);
                self.wind(stored, after, Some(until), vec![show_again(stored, "away", now)]).await
            }
            Due::Stage(stage) => self.reach(stored, stage, now).await,
        };
        match done {
            // Somebody moved meanwhile: what was due is no longer.
            Ok(()) | Err(Stop::Refuse(_)) => Ok(()),
            Err(Stop::Fault(fault @ Fault::Store(_))) => Err(fault),
            Err(Stop::Fault(fault)) => {
                tracing::error!(game = stored.id.0, "what is due: {fault}");
                let later = Some(now + PUT_OFF_MS);
                let _ = self.wind(stored, stored.timing.clone(), later, Vec::new()).await;
                Ok(())
            }
        }
    }

    /// Changes a game's clock alone; where it has changed meanwhile that is refused.
    pub(super) async fn wind(
        &self,
        stored: &StoredGame,
        after: Timing,
        deadline_at: Option<Millis>,
        tasks: Vec<NewTask>,
    ) -> Result<(), Stop> {
        let (game, expected, before) = (stored.id, stored.version, stored.timing.clone());
        match self.store.wind(Winding { game, expected, before, after, deadline_at, tasks }).await?
        {
            Changed::Done { .. } => Ok(()),
            _ => Err(Refusal::new("not-due").into()),
        }
    }

    async fn expire(&self, stored: &StoredGame, now: Millis) -> Result<(), Stop> {
        let tasks = Owed::unasked(stored, now).tasks(stored);
        let end = Some("expired".to_owned());
        let over = Change::of(stored, now, None);
        self.store
            .change(Change { tasks, status: Status::Aborted, deadline_at: None, end, ..over })
            .await?;
        Ok(())
    }

    /// The clock that stood still goes on, from when that was to be.
    async fn resume_in_time(&self, stored: &StoredGame, now: Millis) -> Result<(), Stop> {
        let at = stored.deadline_at.unwrap_or(now).min(now);
        let after = clocks::resumed(&stored.timing, at);
        let next = clocks::next_at(stored, &after);
        let person = after.turn.as_ref().map_or(0, |turn| turn.person);
        let key = format!("resumed-{at}");
        let news = match stored.timing.turn.as_ref().and_then(|turn| turn.stop).map(|stop| stop.why)
        {
            Some(StopReason::Pause) => News::PauseOver,
            _ => News::Back { person, by_hand: false },
        };
        let tasks = vec![show_again(stored, &key, now), notices::task(stored, news, &key, now)];
        self.wind(stored, after, next, tasks).await
    }

    /// A turn has come to this stage.
    async fn reach(&self, stored: &StoredGame, stage: Stage, now: Millis) -> Result<(), Stop> {
        match stage {
            Stage::Reminder => self.tell(stored, vec![News::Reminder { last: false }], now).await,
            Stage::LastReminder => {
                self.tell(stored, vec![News::Reminder { last: true }], now).await
            }
            Stage::SilenceNotice => self.tell(stored, vec![News::Silence], now).await,
            Stage::Vacation if self.leaves_in_time(stored, now).await? => Ok(()),
            Stage::Vacation => self.tell(stored, Vec::new(), now).await,
            Stage::Over if stored.rated || !self.has_moved(stored)? => {
                self.tell(stored, Vec::new(), now).await
            }
            Stage::Over => self.tell(stored, vec![News::Over], now).await,
            Stage::Flag if stored.rated || !self.has_moved(stored)? => {
                self.end(stored, stage, Ending::Time).await
            }
            Stage::Flag => self.tell(stored, Vec::new(), now).await,
            Stage::Abandoned => self.end(stored, stage, Ending::BothOut).await,
            Stage::Silence => self.end(stored, stage, Ending::Silence).await,
        }
    }

    /// Notes that a stage is behind us, and says what there is to say. The board shows it where it changes by it.
    async fn tell(&self, stored: &StoredGame, news: Vec<News>, now: Millis) -> Result<(), Stop> {
        let mut after = stored.timing.clone();
        let Some(turn) = &mut after.turn else { return Ok(()) };
        turn.told += 1;
        let told = turn.told;
        let said = news.into_iter().map(|news| notices::task(stored, news, &told.to_string(), now));
        let mut tasks: Vec<NewTask> = said.collect();
        let then = StoredGame { timing: after.clone(), ..stored.clone() };
        if clocks::is_over(&then) != clocks::is_over(stored) {
            tasks.push(show_again(stored, &told.to_string(), now));
        }
        let next = clocks::next_at(stored, &after);
        self.wind(stored, after, next, tasks).await
    }

    /// Ends a turn whose time is up, and mostly the game with it, if it has still come to this.
    async fn end(&self, stored: &StoredGame, stage: Stage, ending: Ending) -> Result<(), Stop> {
        self.step_by(None, stored.id, |stored| {
            if clocks::due(&stored, self.clock.now()) != Due::Stage(stage) {
                return Err(Refusal::new("not-due").into());
            }
            let owed = |people, at| Owed::unasked(&stored, at).pinging(people);
            let mut decided = self.run_out(&stored, ending, owed)?;
            // The end of a game is told to everybody by itself.
            if decided.change.status != Status::Finished {
                let at = decided.change.at;
                decided.change.tasks.push(notices::task(&stored, News::RanOut, "ran-out", at));
            }
            Ok(decided)
        })
        .await
        .map(drop)
    }

    /// The step by which the time of whoever is on turn has run out, or of both.
    pub(super) fn run_out(
        &self,
        stored: &StoredGame,
        ending: Ending,
        owed: impl Fn(Vec<u64>, Millis) -> Owed,
    ) -> Result<Decided, Stop> {
        let mut table = self.table(stored)?;
        let seat = asked(stored).ok_or_else(|| Refusal::new("not-due"))?;
        let seats = match ending {
            Ending::Silence => return Ok(self.broken_off(stored, "silence", owed)),
            Ending::Time if !self.has_moved(stored)? => {
                return Ok(self.broken_off(stored, "no-first-move", owed));
            }
            Ending::BothOut if table.draws_on_time() => vec![Seat(0), Seat(1)],
            Ending::BothOut if stored.seats == 2 => {
                return Ok(self.broken_off(stored, "both-out", owed));
            }
            Ending::Time | Ending::BothOut => vec![seat],
        };
        let text = Event::Timeout(seats).to_string();
        table.play(&text)?;
        self.decided(stored, table, vec![Entry { seat: Some(seat.0), text }], owed)
    }

    /// The step by which a game ends without a result.
    fn broken_off(
        &self,
        stored: &StoredGame,
        end: &str,
        owed: impl Fn(Vec<u64>, Millis) -> Owed,
    ) -> Decided {
        let at = self.clock.now();
        let mut change = Change::of(stored, at, None);
        change.status = Status::Aborted;
        change.end = Some(end.to_owned());
        change.deadline_at = None;
        change.timing.turn = None;
        Decided { change, owed: owed(Vec::new(), at) }
    }

    /// Whether whoever is on turn has decided anything in this game before.
    fn has_moved(&self, stored: &StoredGame) -> Result<bool, Fault> {
        let Some(seat) = asked(stored) else { return Ok(false) };
        let mut moved = false;
        let watch = |table: &Table, action: &str| {
            let event = matches!(Event::read(action, stored.seats), Ok(Some(_)));
            moved |= !event && table.to_move().map(|seat| table.acting(seat)) == Some(seat);
        };
        super::replay(self.games, stored, watch)?;
        Ok(moved)
    }
}

/// The seat of whoever is on turn.
fn asked(stored: &StoredGame) -> Option<Seat> {
    stored.seat_of(stored.timing.turn.as_ref()?.person)
}
