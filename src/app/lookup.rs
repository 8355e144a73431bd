//! Which game a command means, and the lists of games that people look at.

use super::reply::{Answer, Message, Reply};
use super::request::Caller;
use super::show::{Way, link, standing, title};
use super::{App, Stop, private};
use crate::game::Refusal;
use crate::store::{GameId, Of, Status, Store, StoredGame};
use crate::words::say;

impl<S: Store> App<S> {
    /// The game that waits for the caller here, or the one that they name.
    pub(super) async fn waiting_game(&self, caller: &Caller, named: Option<&str>) -> Result<GameId, Stop> {
        if let Some(named) = named {
            return Ok(number(named)?);
        }
        let mine = self.running_here(caller).await?;
        let waits = |game: &&StoredGame| {
            let table = self.table(game).ok();
            table.and_then(|table| game.person_on_turn(&table)) == Some(caller.person)
        };
        let waiting: Vec<&StoredGame> = mine.iter().filter(waits).collect();
        match waiting.as_slice() {
            [only] => Ok(only.id),
            [] if mine.len() == 1 => Ok(mine[0].id),
            [] => Err(Refusal::new("no-game-waits").into()),
            several => Err(which(several).into()),
        }
    }

    /// The caller's only game here, or the one that they name.
    async fn my_game(&self, caller: &Caller, named: Option<&str>) -> Result<StoredGame, Stop> {
        if let Some(named) = named {
            return self.load(number(named)?).await;
        }
        let mine = self.running_here(caller).await?;
        match mine.as_slice() {
            [only] => Ok(only.clone()),
            [] => Err(Refusal::new("no-game-here").into()),
            several => Err(which(&several.iter().collect::<Vec<_>>()).into()),
        }
    }

    /// The caller's running games in this channel.
    pub(super) async fn running_here(&self, caller: &Caller) -> Result<Vec<StoredGame>, Stop> {
        let mut games = self.store.unfinished(Of::Person(caller.person)).await?;
        games.retain(|game| game.status == Status::Running && game.venue.channel == caller.venue.channel);
        Ok(games)
    }

    /// `/board`: a player puts the board before everybody again; anybody else sees it alone.
    pub(super) async fn board(&self, caller: &Caller, named: Option<&str>) -> Result<Answer, Stop> {
        let stored = self.my_game(caller, named).await?;
        let plays = stored.seat_of(caller.person).is_some() && stored.venue.channel == caller.venue.channel;
        if !plays || stored.status != Status::Running {
            let message = self.public_message(&stored, caller.locale, true).await?;
            let alone = Message { private: true, pings: Vec::new(), buttons: Vec::new(), ..message };
            return Ok(Answer::plain(Reply::Post(alone)));
        }
        // Nothing changes by being shown again; the message that showed it before is retired when this one stands.
        self.answer_with(caller, stored.id, &[], Way::New).await
    }

    /// `/resign`: asks first.
    pub(super) async fn ask_to_resign(&self, caller: &Caller, named: Option<&str>) -> Result<Answer, Stop> {
        let stored = self.my_game(caller, named).await?;
        self.confirmation(caller, &stored)
    }

    /// `/games`: the caller's unfinished games everywhere.
    pub(super) async fn list_games(&self, caller: &Caller) -> Result<Answer, Stop> {
        let games = self.store.unfinished(Of::Person(caller.person)).await?;
        if games.is_empty() {
            return Ok(private(say(caller.locale, "no-games", &[])));
        }
        let mut lines = vec![say(caller.locale, "your-games", &[])];
        for game in games.iter().take(20) {
            lines.push(self.game_line(caller, game)?);
        }
        Ok(private(lines.join("\n")))
    }

    fn game_line(&self, caller: &Caller, game: &StoredGame) -> Result<String, Stop> {
        let now = match game.status {
            Status::Running => standing(game, &self.table(game)?, caller.locale),
            _ => say(caller.locale, "waits-to-begin", &[]),
        };
        let place = game.message.map_or_else(String::new, |message| link(&game.venue, message));
        Ok(format!("{} · {now} {place}", title(game, caller.locale)).trim_end().to_owned())
    }
}

/// A game's number as people write it: `12`, `#12`.
fn number(written: &str) -> Result<GameId, Refusal> {
    let digits = written.trim().trim_start_matches('#');
    digits.parse().map(GameId).map_err(|_| Refusal::new("no-such-number").text("written", written))
}

fn which(games: &[&StoredGame]) -> Refusal {
    Refusal::new("which-game").names("known", games.iter().map(|game| format!("#{}", game.id.0)).collect())
}
