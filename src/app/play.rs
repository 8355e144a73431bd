//! Moves and resignations: loaded, decided, committed in one step.

use super::press::check_playing;
use super::reply::{Answer, Message, Reply};
use super::request::Caller;
use super::show::{Way, mention};
use super::tasks::Job;
use super::{App, Stop, TRIES, written};
use crate::game::{Event, Parsed, Refusal, Table, tidy};
use crate::store::{Change, Entry, GameId, Status, Store, StoredGame};
use crate::words::say;

impl<S: Store> App<S> {
    /// `/move`: the board comes back as a new message.
    pub(super) async fn play_by_command(
        &self,
        caller: &Caller,
        text: &str,
        game: Option<&str>,
    ) -> Result<Answer, Stop> {
        let game = self.waiting_game(caller, game).await?;
        self.play(caller, game, None, text, Way::New).await
    }

    /// The form behind the Move button: the board is brought up to date where it stands.
    pub(super) async fn play_by_form(
        &self,
        caller: &Caller,
        game: GameId,
        version: u32,
        text: &str,
    ) -> Result<Answer, Stop> {
        self.play(caller, game, Some(version), text, Way::InPlace).await
    }

    /// Plays an action text for the caller. A form names the version it was opened on; a command means the game as it
    /// stands, and is decided anew when somebody else was quicker.
    async fn play(
        &self,
        caller: &Caller,
        game: GameId,
        version: Option<u32>,
        text: &str,
        way: Way,
    ) -> Result<Answer, Stop> {
        for _ in 0..TRIES {
            let stored = self.load(game).await?;
            let change = self.decide(caller, &stored, version, text, way)?;
            if let Some(tasks) = written(self.store.change(change).await?) {
                return self.answer_with(caller, game, &tasks, way).await;
            }
        }
        Err(crate::store::StoreError::Busy.into())
    }

    /// The step that an action text makes of the game as it stands.
    fn decide(
        &self,
        caller: &Caller,
        stored: &StoredGame,
        version: Option<u32>,
        text: &str,
        way: Way,
    ) -> Result<Change, Stop> {
        let mut table = self.table_for(caller, stored)?;
        version.map_or(Ok(()), |version| self.check_current(caller, stored, version))?;
        let text = action(&table, text)?;
        let seat = table.to_move().map(|seat| seat.0);
        table.play(&text)?;
        let mut entries = vec![Entry { seat, text }];
        entries.extend(self.roll(&mut table)?);
        let at = self.clock.now();
        let mut tasks = vec![Job::answer(caller, at).of(stored)];
        if way == Way::InPlace {
            tasks.extend(Job::ping(caller, stored, &table, at));
        }
        Ok(after(stored, &table, Change { entries, tasks, ..Change::of(stored, at, Some(caller.interaction)) }))
    }

    /// The game as it stands, for a caller whose turn it must be.
    pub(super) fn table_for(&self, caller: &Caller, stored: &StoredGame) -> Result<Table, Stop> {
        check_playing(caller, stored)?;
        let table = self.table(stored)?;
        match stored.person_on_turn(&table) {
            Some(person) if person == caller.person => Ok(table),
            other => {
                let person = other.map_or_else(String::new, mention);
                Err(Refusal::new("not-your-turn").text("person", person).into())
            }
        }
    }

    /// Resigns, and lets everybody know.
    pub(super) async fn resign(&self, caller: &Caller, game: GameId) -> Result<Answer, Stop> {
        for _ in 0..TRIES {
            let stored = self.load(game).await?;
            check_playing(caller, &stored)?;
            let seat = stored.seat_of(caller.person).ok_or_else(|| Refusal::new("not-your-game"))?;
            let mut table = self.table(&stored)?;
            let text = Event::Resign(seat).to_string();
            table.play(&text)?;
            let at = self.clock.now();
            let change = Change {
                entries: vec![Entry { seat: Some(seat.0), text }],
                tasks: vec![Job::show(caller, at).of(&stored)],
                ..Change::of(&stored, at, Some(caller.interaction))
            };
            if let Some(then) = written(self.store.change(after(&stored, &table, change)).await?) {
                let reply = Reply::Update(Message::private(say(caller.locale, "resigned", &[])));
                return Ok(Answer { then, ..Answer::plain(reply) });
            }
        }
        Err(crate::store::StoreError::Busy.into())
    }
}

/// Sets where the game stands after a step.
fn after(stored: &StoredGame, table: &Table, change: Change) -> Change {
    let end = table.outcome().map(|outcome| outcome.end.to_owned());
    let status = if end.is_some() { Status::Finished } else { stored.status };
    Change { status, end, ..change }
}

/// The canonical text of an action. Table events have commands of their own.
fn action(table: &Table, written: &str) -> Result<String, Refusal> {
    if let Ok(Some(_)) | Err(_) = Event::read(&tidy(written), table.seats()) {
        return Err(Refusal::new("event-by-command").text("written", written));
    }
    match table.read(written)? {
        Parsed::Action(text) => Ok(text),
        Parsed::Unfinished(choices) => Err(Refusal::new("unfinished").text("written", written).names("known", choices)),
    }
}
