//! Which game a command means, and the lists of games that people look at.

use super::challenge::check_rights;
use super::house::check_channel;
use super::press::check_playing;
use super::reply::{Answer, Reply};
use super::request::{Caller, First};
use super::show::{Way, channel, link};
use super::step::Decided;
use super::tasks::{Owed, left_behind};
use super::view::View;
use super::{App, Stop};
use crate::game::Refusal;
use crate::store::servers::Finished;
use crate::store::{Change, GameId, Of, Status, StoredGame};

impl App {
    /// The game that waits for the caller here, or the one that they name.
    pub(super) async fn waiting_game(
        &self,
        caller: &Caller,
        named: Option<&str>,
    ) -> Result<StoredGame, Stop> {
        if let Some(named) = named {
            return self.named_here(caller, named).await;
        }
        let mut mine = self.running_here(caller).await?;
        let waits = |game: &StoredGame| {
            let table = self.table(game).ok();
            table.and_then(|table| game.person_on_turn(&table)) == Some(caller.person)
        };
        if mine.len() > 1 {
            mine.retain(waits);
        }
        only(mine, "no-game-waits")
    }

    /// The caller's only game here, or the one that they name.
    pub(super) async fn my_game_here(
        &self,
        caller: &Caller,
        named: Option<&str>,
    ) -> Result<StoredGame, Stop> {
        match named {
            Some(named) => self.named_here(caller, named).await,
            None => self.only_here(caller).await,
        }
    }

    /// The caller's only running game here.
    pub(super) async fn only_here(&self, caller: &Caller) -> Result<StoredGame, Stop> {
        only(self.running_here(caller).await?, "no-game-here")
    }

    /// A game by its number, where it is played: what happens to it is shown there.
    async fn named_here(&self, caller: &Caller, named: &str) -> Result<StoredGame, Stop> {
        let stored = self.named(caller, named).await?;
        if stored.venue.channel == caller.venue.channel {
            return Ok(stored);
        }
        let place = stored
            .message
            .map_or_else(|| channel(&stored.venue), |message| link(&stored.venue, message));
        Err(Refusal::new("game-elsewhere")
            .number("number", stored.id.0)
            .text("place", place)
            .into())
    }

    /// A game by its number, for those who play in it or sit where it is played. Nobody else learns that it exists.
    pub(super) async fn named(&self, caller: &Caller, named: &str) -> Result<StoredGame, Stop> {
        let stored = self.load(number(named)?).await?;
        let plays = stored.members.iter().any(|member| member.person == caller.person);
        if plays || stored.venue.channel == caller.venue.channel {
            return Ok(stored);
        }
        Err(Refusal::new("no-such-game-here").number("number", stored.id.0).into())
    }

    /// The caller's running games in this channel.
    pub(super) async fn running_here(&self, caller: &Caller) -> Result<Vec<StoredGame>, Stop> {
        let mut games = self.store.unfinished(Of::Person(caller.person)).await?;
        games.retain(|game| {
            game.status == Status::Running && game.venue.channel == caller.venue.channel
        });
        Ok(games)
    }

    /// `/board`: a player puts the board before everybody again; anybody else, or elsewhere, sees it alone.
    pub(super) async fn board(&self, caller: &Caller, named: Option<&str>) -> Result<Answer, Stop> {
        let stored = match named {
            Some(named) => self.named(caller, named).await?,
            None => self.only_here(caller).await?,
        };
        let plays =
            stored.seat_of(caller.person).is_some() && stored.venue.channel == caller.venue.channel;
        if !plays || stored.status != Status::Running {
            return self.shown_alone(caller, &stored, &View::own(caller)).await;
        }
        // A step of its own, so that the board before it is a board of before.
        let kept = self.step(caller, stored.id, |stored| {
            let at = self.clock.now();
            Ok(Decided {
                change: Change::of(&stored, at, None),
                owed: Owed::publicly(caller, Vec::new(), at),
            })
        });
        Ok(self.answer(caller, kept.await?, Way::Again).await)
    }

    /// `/board text`: the board row by row in words, for the asker alone.
    pub(super) async fn board_in_words(
        &self,
        caller: &Caller,
        named: Option<&str>,
    ) -> Result<Answer, Stop> {
        let stored = match named {
            Some(named) => self.named(caller, named).await?,
            None => self.only_here(caller).await?,
        };
        self.shown_alone(caller, &stored, &View::own(caller).in_words()).await
    }

    /// The button for a board of the presser's own: their theme, their side, their numbers.
    pub(super) async fn my_view(&self, caller: &Caller, game: GameId) -> Result<Answer, Stop> {
        let stored = self.named(caller, &game.0.to_string()).await?;
        self.shown_alone(caller, &stored, &View::own(caller)).await
    }

    async fn shown_alone(
        &self,
        caller: &Caller,
        stored: &StoredGame,
        view: &View,
    ) -> Result<Answer, Stop> {
        Ok(Answer::plain(Reply::Post(self.own_message(caller, stored, view).await?)))
    }

    /// `/board here`: the game goes on in this channel of the same server. Here already, the board is only shown again.
    pub(super) async fn move_here(
        &self,
        caller: &Caller,
        named: Option<&str>,
    ) -> Result<Answer, Stop> {
        let Some(named) = named else { return self.board(caller, None).await };
        let stored = self.named(caller, named).await?;
        if stored.venue.channel == caller.venue.channel {
            return self.board(caller, Some(named)).await;
        }
        check_rights(caller)?;
        check_channel(caller, &self.house(caller.venue.guild).await?)?;
        let kept = self.step(caller, stored.id, |stored| {
            check_playing(caller, &stored)?;
            if caller.alone || stored.venue.guild != caller.venue.guild {
                return Err(Refusal::new("moves-within")
                    .text("place", channel(&stored.venue))
                    .into());
            }
            let at = self.clock.now();
            let mut change = Change { venue: Some(caller.venue), ..Change::of(&stored, at, None) };
            change.tasks.extend(left_behind(&stored, at));
            Ok(Decided { change, owed: Owed::publicly(caller, Vec::new(), at) })
        });
        Ok(self.answer(caller, kept.await?, Way::Again).await)
    }

    /// `/rematch`: the same once more with the same people; colours are exchanged, unless the game says who chooses.
    pub(super) async fn rematch(
        &self,
        caller: &Caller,
        named: Option<&str>,
    ) -> Result<Answer, Stop> {
        let stored = match named {
            Some(named) => self.named_here(caller, named).await?,
            None => {
                let (person, channel) = (Some(caller.person), Some(caller.venue.channel));
                let last = Finished { person, channel, most: 1, ..Finished::default() };
                let mut games = self.store.finished(last).await?;
                games.pop().ok_or_else(|| Refusal::new("no-game-over-here"))?
            }
        };
        self.follow(caller, stored.id, false, First::Random).await
    }

    /// `/resign`: asks first.
    pub(super) async fn ask_to_resign(
        &self,
        caller: &Caller,
        named: Option<&str>,
    ) -> Result<Answer, Stop> {
        let stored = self.my_game_here(caller, named).await?;
        self.confirmation(caller, &stored)
    }
}

/// The only game there is.
fn only(mut games: Vec<StoredGame>, none: &'static str) -> Result<StoredGame, Stop> {
    match games.len() {
        0 => Err(Refusal::new(none).into()),
        1 => Ok(games.remove(0)),
        _ => {
            let numbers = games.iter().map(|game| format!("#{}", game.id.0)).collect();
            Err(Refusal::new("which-game").names("known", numbers).into())
        }
    }
}

/// A game's number as people write it: `12`, `#12`.
pub(super) fn number(written: &str) -> Result<GameId, Refusal> {
    let digits = written.trim().trim_start_matches('#');
    digits.parse().map(GameId).map_err(|_| Refusal::new("no-such-number").text("written", written))
}
