//! `/vacation`: 14 days in any 365, on all servers at once, begun by hand or by itself just before time runs out.

use super::notices::{self, News, countdown, moment};
use super::reply::Answer;
use super::request::Caller;
use super::tasks::{Want, show_again, task_of_none};
use super::{App, Fault, Stop};
use crate::game::{Arg, Refusal};
use crate::store::{Millis, NewTask, Of, Status, StoredGame, Vacation};
use crate::words::say;

const HOUR: Millis = 60 * 60 * 1000;
const DAY: Millis = 24 * HOUR;
/// How much vacation a person has in a year.
const IN_A_YEAR: Millis = 14 * DAY;
/// What is looked back on.
const YEAR: Millis = 365 * DAY;
/// The least that is worth beginning.
const LEAST: Millis = HOUR;
/// How long a vacation lasts that began by itself, if there are so many days left. It may begin again.
const BY_ITSELF: Millis = 3 * DAY;

/// What a person has had of their vacation.
struct Account {
    /// What is left of it.
    left: Millis,
    /// The one that is under way.
    under_way: Option<Vacation>,
}

impl App {
    /// `/vacation`: begins one, ends it, or says how it stands.
    pub(super) async fn vacation(
        &self,
        caller: &Caller,
        begin: Option<bool>,
    ) -> Result<Answer, Stop> {
        let now = self.clock.now();
        let account = self.account(caller.person, now).await?;
        match (begin, account.under_way) {
            (Some(true), None) => self.depart_by_hand(caller, account.left, now).await,
            (Some(false), Some(_)) => {
                let news = News::Back { person: caller.person, by_hand: true };
                self.store
                    .come_back(caller.person, now, announcement(caller.person, news, now))
                    .await?;
                Ok(Answer::private(say(caller.locale, "vacation-stopped", &[])))
            }
            (Some(false), None) => Err(Refusal::new("no-vacation").into()),
            (_, Some(Vacation { ends_at, .. })) => Ok(Answer::private(say(
                caller.locale,
                "vacation-is",
                &[("until", Arg::Text(moment(ends_at)))],
            ))),
            (None, None) => Ok(Answer::private(say(
                caller.locale,
                "vacation-left",
                &[("hours", Arg::Number(account.left / HOUR))],
            ))),
        }
    }

    async fn depart_by_hand(
        &self,
        caller: &Caller,
        left: Millis,
        now: Millis,
    ) -> Result<Answer, Stop> {
        if left < LEAST {
            return Err(Refusal::new("vacation-used").into());
        }
        self.depart(caller.person, now, now + left, false).await?;
        let until =
            [("until", Arg::Text(moment(now + left))), ("left", Arg::Text(countdown(now + left)))];
        Ok(Answer::private(say(caller.locale, "vacation-started", &until)))
    }

    /// Begins the vacation of whoever is on turn just before their time runs out, if they want that and have days left.
    pub(super) async fn leaves_in_time(
        &self,
        stored: &StoredGame,
        now: Millis,
    ) -> Result<bool, Fault> {
        let Some(turn) = stored.timing.turn.as_ref().filter(|turn| turn.ends_at > now) else {
            return Ok(false);
        };
        if !self.store.preferences(turn.person).await?.auto_vacation {
            return Ok(false);
        }
        let left = self.account(turn.person, now).await?.left.min(BY_ITSELF);
        Ok(left >= LEAST && self.depart(turn.person, now, now + left, true).await?)
    }

    async fn depart(
        &self,
        person: u64,
        began_at: Millis,
        ends_at: Millis,
        automatic: bool,
    ) -> Result<bool, Fault> {
        let news = News::Away { person, until: ends_at, automatic };
        let task = announcement(person, news, began_at);
        Ok(self.store.depart(Vacation { person, began_at, ends_at, automatic }, task).await?)
    }

    async fn account(&self, person: u64, now: Millis) -> Result<Account, Fault> {
        let since = now - YEAR;
        let vacations = self.store.vacations(person, since).await?;
        let had =
            |vacation: &Vacation| (vacation.ends_at.min(now) - vacation.began_at.max(since)).max(0);
        let left = IN_A_YEAR - vacations.iter().map(had).sum::<Millis>();
        Ok(Account {
            left,
            under_way: vacations.into_iter().find(|vacation| vacation.ends_at > now),
        })
    }

    /// Says it in each of the person's games, whose boards show it too; once, also where it is begun twice.
    pub(super) async fn announce_vacation(
        &self,
        person: u64,
        news: News,
        at: Millis,
    ) -> Result<(), Fault> {
        let mut games = self.store.unfinished(Of::Person(person)).await?;
        games.retain(|game| game.status == Status::Running);
        let key = format!("{person}-{at}");
        let both = |game: &StoredGame| {
            [
                (
                    game.id,
                    notices::task_keyed(
                        game,
                        news.clone(),
                        format!("vacation:{}:{key}", game.id.0),
                        at,
                    ),
                ),
                (game.id, show_again(game, &key, at)),
            ]
        };
        Ok(self.store.enqueue(games.iter().flat_map(both).collect()).await?)
    }
}

/// The task of announcing it.
fn announcement(person: u64, news: News, at: Millis) -> NewTask {
    task_of_none(Want::Vacation { person, news }, format!("vacation:{person}:{at}"), at)
}
