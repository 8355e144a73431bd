//! Moves and resignations.

use super::press::check_playing;
use super::reply::{Answer, Message, Reply};
use super::request::Caller;
use super::show::{Way, mention};
use super::step::Decided;
use super::tasks::Owed;
use super::{App, Stop, clocks};
use crate::game::{Event, Parsed, Refusal, Seat, Table, tidy};
use crate::store::servers::Policy;
use crate::store::{Change, Entry, GameId, Status, StoredGame};
use crate::words::say;

impl App {
    /// `/move`: the board comes back as a new message.
    pub(super) async fn play_by_command(
        &self,
        caller: &Caller,
        text: &str,
        game: Option<&str>,
    ) -> Result<Answer, Stop> {
        let stored = self.waiting_game(caller, game).await?;
        if let Some(question) = self.asked_back(caller, &stored, text)? {
            return Ok(question);
        }
        let game = stored.id;
        let kept =
            self.step(caller, game, |stored| self.decide(caller, &stored, None, text)).await?;
        Ok(self.answer(caller, kept, Way::New).await)
    }

    /// The form behind the Move button: the board is brought up to date where it stands. The form names the version that
    /// it was opened on; a command means the game as it stands.
    pub(super) async fn play_by_form(
        &self,
        caller: &Caller,
        game: GameId,
        version: u32,
        text: &str,
    ) -> Result<Answer, Stop> {
        let stored = self.load(game).await?;
        if stored.version == version
            && let Some(question) = self.asked_back(caller, &stored, text)?
        {
            return Ok(question);
        }
        if caller.whispered {
            return self.play_behind(caller, game, version, text).await;
        }
        let kept = self
            .step(caller, game, |stored| self.decide(caller, &stored, Some(version), text))
            .await?;
        let anew = matches!(self.policy(&stored).await, Policy::Relay | Policy::Keep);
        let way = if anew { Way::New } else { Way::InPlace };
        Ok(self.answer(caller, kept, way).await)
    }

    /// The step that an action text makes of the game as it stands, answered by the board.
    fn decide(
        &self,
        caller: &Caller,
        stored: &StoredGame,
        version: Option<u32>,
        text: &str,
    ) -> Result<Decided, Stop> {
        self.decide_for(caller, stored, version, text, |people, at| {
            Owed::publicly(caller, people, at)
        })
    }

    /// The same, answered to the caller alone.
    pub(super) fn decide_behind(
        &self,
        caller: &Caller,
        stored: &StoredGame,
        version: u32,
        text: &str,
    ) -> Result<Decided, Stop> {
        self.decide_for(caller, stored, Some(version), text, |people, at| {
            Owed::behind(caller, people, at)
        })
    }

    fn decide_for(
        &self,
        caller: &Caller,
        stored: &StoredGame,
        version: Option<u32>,
        text: &str,
        owed: impl Fn(Vec<u64>, i64) -> Owed,
    ) -> Result<Decided, Stop> {
        let mut table = self.table_for(caller, stored)?;
        version.map_or(Ok(()), |version| self.check_current(caller, stored, version))?;
        let text = action(&table, text)?;
        let seat = table.to_move().map(|seat| seat.0);
        table.play(&text)?;
        let entries = vec![Entry { seat, text }];
        // Who goes on, or has had a machine's answer already, need not be told.
        let others = |mut people: Vec<u64>| {
            people.retain(|person| *person != caller.person);
            people
        };
        self.decided(stored, table, entries, |people, at| owed(others(people), at))
    }

    /// The step of which these entries have been played: chance has its turns, the end is noted, the next is pinged.
    pub(super) fn decided(
        &self,
        stored: &StoredGame,
        mut table: Table,
        mut entries: Vec<Entry>,
        owed: impl Fn(Vec<u64>, i64) -> Owed,
    ) -> Result<Decided, Stop> {
        entries.extend(self.roll(&mut table)?);
        let at = self.clock.now();
        let end = table.outcome().map(|outcome| outcome.end.to_owned());
        let status = if end.is_some() { Status::Finished } else { stored.status };
        let mut change = Change { entries, status, end, ..Change::of(stored, at, None) };
        clocks::run_on(stored, &table, &mut change);
        Ok(Decided { change, owed: owed(stored.concerned(&table), at) })
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

    /// Gives in where an answer is asked for, and lets everybody know.
    pub(super) async fn concede(
        &self,
        caller: &Caller,
        game: GameId,
        version: u32,
    ) -> Result<Answer, Stop> {
        let kept = self.step(caller, game, |stored| {
            let text = self
                .table_for(caller, &stored)?
                .concession()
                .ok_or(Refusal::new("unknown-button"))?;
            self.decide_behind(caller, &stored, version, &text)
        });
        Ok(Answer { owing: kept.await?.owing, ..conceded(caller) })
    }

    /// Resigns, and lets everybody know.
    pub(super) async fn resign(&self, caller: &Caller, game: GameId) -> Result<Answer, Stop> {
        let kept = self.step(caller, game, |stored| self.decide_to_resign(caller, &stored)).await?;
        Ok(Answer { owing: kept.owing, ..resigned(caller) })
    }

    fn decide_to_resign(&self, caller: &Caller, stored: &StoredGame) -> Result<Decided, Stop> {
        check_playing(caller, stored)?;
        let seat = stored.seat_of(caller.person).ok_or_else(|| Refusal::new("not-your-game"))?;
        let mut table = self.table(stored)?;
        let before = stored.person_on_turn(&table);
        let entries = resignation(&mut table, seat)?;
        self.decided(stored, table, entries, |people, at| {
            // Whose turn it was already has been told.
            let people = people.into_iter().filter(|person| Some(*person) != before).collect();
            Owed::behind(caller, people, at)
        })
    }
}

/// A seat resigns.
pub(super) fn resignation(table: &mut Table, seat: Seat) -> Result<Vec<Entry>, Refusal> {
    let text = Event::Resign(seat).to_string();
    table.play(&text)?;
    Ok(vec![Entry { seat: Some(seat.0), text }])
}

/// What who has resigned sees.
pub(super) fn resigned(caller: &Caller) -> Answer {
    Answer::plain(Reply::Update(Message::private(say(caller.locale, "resigned", &[]))))
}

/// What who has given in sees.
pub(super) fn conceded(caller: &Caller) -> Answer {
    Answer::plain(Reply::Update(Message::private(say(caller.locale, "conceded", &[]))))
}

/// The canonical text of an action. Table events have commands of their own.
pub(super) fn action(table: &Table, written: &str) -> Result<String, Refusal> {
    if let Ok(Some(_)) | Err(_) = Event::read(&tidy(written), table.seats()) {
        return Err(Refusal::new("event-by-command").text("written", written));
    }
    match table.read(written)? {
        Parsed::Action(text) => Ok(text),
        Parsed::Unfinished(choices) => {
            Err(Refusal::new("unfinished").text("written", written).names("known", choices))
        }
    }
}
