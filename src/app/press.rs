//! Buttons. Old ones always answer: what they name is looked up, and who presses is checked, on every press.

use super::reply::{Answer, Form, Message, Owing, Reply};
use super::request::{Caller, First, Verb};
use super::show::{Way, button, link, standing};
use super::step::Kept;
use super::{App, Stop};
use crate::game::{Arg, Refusal};
use crate::store::{GameId, Status, StoredGame};
use crate::words::say;

impl App {
    /// Answers a press.
    pub(super) async fn press(
        &self,
        caller: &Caller,
        game: GameId,
        version: u32,
        verb: Verb,
    ) -> Result<Answer, Stop> {
        match verb {
            Verb::Accept => self.accept(caller, game, First::Random).await,
            Verb::AcceptAs(first) => self.accept(caller, game, first).await,
            Verb::Join => self.join(caller, game).await,
            Verb::Decline => self.decline(caller, game).await,
            Verb::Withdraw => self.withdraw(caller, game).await,
            Verb::Move => self.open_form(caller, game, version).await,
            Verb::MoveOn => self.ask_for_move(caller, self.load(game).await?, version).await,
            Verb::Mine => self.my_view(caller, game).await,
            Verb::Resign => self.confirm_resignation(caller, game).await,
            Verb::First | Verb::Back | Verb::Forth | Verb::Last | Verb::Here => {
                self.walk(caller, game, version, verb).await
            }
            Verb::ConfirmResign => self.resign(caller, game).await,
            Verb::Claim => self.claim(caller, game).await,
            Verb::Nudge => self.nudge(caller, game).await,
            Verb::ConfirmAbort => self.abort(caller, game).await,
            Verb::Agree => self.agree(caller, game, version).await,
            Verb::TurnDown => self.turn_down(caller, game, version).await,
            Verb::Pause => self.pause(caller, game).await,
            Verb::Concede => self.confirm_concession(caller, game, version).await,
            Verb::ConfirmConcede => self.concede(caller, game, version).await,
            Verb::Again(first) => self.follow(caller, game, false, first).await,
            Verb::Next(first) => self.follow(caller, game, true, first).await,
        }
    }

    /// Asks for a move. A board that was left behind, as by a program that was killed, is brought up to date
    /// instead.
    async fn open_form(&self, caller: &Caller, game: GameId, version: u32) -> Result<Answer, Stop> {
        let stored = self.load(game).await?;
        if stored.version != version
            && stored.status == Status::Running
            && is_the_one(caller, &stored)
        {
            let kept = Kept { game: stored, owing: Owing::default() };
            return Ok(self.answer(caller, kept, Way::InPlace).await);
        }
        self.ask_for_move(caller, stored, version).await
    }

    /// Opens the form for a move, or a menu where there are few.
    async fn ask_for_move(
        &self,
        caller: &Caller,
        stored: StoredGame,
        version: u32,
    ) -> Result<Answer, Stop> {
        let table = self.table_for(caller, &stored)?;
        self.check_current(caller, &stored, version)?;
        if let Some(menu) = self.menu(caller, &stored, &table, "") {
            return Ok(Answer::plain(Reply::Post(menu)));
        }
        let example = table.actions().actions.into_iter().next().unwrap_or_default();
        let args = [("game", Arg::Text(crate::words::game(caller.locale, &stored.game)))];
        Ok(Answer::plain(Reply::Form(Form {
            game: stored.id,
            version: stored.version,
            title: say(caller.locale, "form-title", &args),
            label: say(caller.locale, "form-where", &[]),
            example: say(caller.locale, "form-example", &[("example", Arg::Text(example))]),
        })))
    }

    /// Refuses what was pressed on a board that is no longer the one in play, and says where that one is.
    pub(super) fn check_current(
        &self,
        caller: &Caller,
        stored: &StoredGame,
        version: u32,
    ) -> Result<(), Stop> {
        if stored.version == version {
            return Ok(());
        }
        let table = self.table(stored)?;
        let now = standing(stored, &table, caller.locale);
        let elsewhere = stored.message.filter(|message| Some(*message) != caller.message);
        let place =
            elsewhere.map_or_else(|| "/board".to_owned(), |message| link(&stored.venue, message));
        Err(Refusal::new("stale").text("now", now).text("place", place).into())
    }

    async fn confirm_resignation(&self, caller: &Caller, game: GameId) -> Result<Answer, Stop> {
        let stored = self.load(game).await?;
        self.confirmation(caller, &stored)
    }

    /// Asks whether the caller really means to give in.
    async fn confirm_concession(
        &self,
        caller: &Caller,
        game: GameId,
        version: u32,
    ) -> Result<Answer, Stop> {
        let stored = self.load(game).await?;
        let table = self.table_for(caller, &stored)?;
        self.check_current(caller, &stored, version)?;
        if table.concession().is_none() {
            return Err(Refusal::new("unknown-button").into());
        }
        Ok(sure(caller, &stored, "concede-sure", Verb::ConfirmConcede))
    }

    /// Asks whether the caller really means to resign.
    pub(super) fn confirmation(
        &self,
        caller: &Caller,
        stored: &StoredGame,
    ) -> Result<Answer, Stop> {
        check_playing(caller, stored)?;
        Ok(sure(caller, stored, "resign-sure", Verb::ConfirmResign))
    }
}

/// A question that only the caller sees, with the button that says yes.
fn sure(caller: &Caller, stored: &StoredGame, question: &str, verb: Verb) -> Answer {
    let title = super::show::title(stored, caller.locale);
    let text = say(caller.locale, question, &[("game", Arg::Text(title))]);
    let buttons = vec![button(stored, verb, caller.locale)];
    Answer::plain(Reply::Post(Message { buttons, ..Message::private(text) }))
}

/// Whether the pressed message is the one that shows the game, as far as is known.
fn is_the_one(caller: &Caller, stored: &StoredGame) -> bool {
    stored.message.is_none() || stored.message == caller.message
}

/// The caller must have a seat in a running game.
pub(super) fn check_playing(caller: &Caller, stored: &StoredGame) -> Result<(), Refusal> {
    match (stored.status, stored.seat_of(caller.person)) {
        (Status::Running, Some(_)) => Ok(()),
        (Status::Running, None) => Err(Refusal::new("not-your-game")),
        (Status::Open, _) => Err(Refusal::new("not-begun")),
        (Status::Finished | Status::Aborted, _) => Err(Refusal::new("game-over")),
    }
}
