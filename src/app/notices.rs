//! What is said about clocks, beside the board: to whom and in which words.

use super::clocks;
use super::reply::Message;
use super::request::Verb;
use super::show::{button, link, mention, title};
use super::tasks::{Errand, Reach, Want, task_of, task_of_none};
use super::{App, Fault, quiet};
use crate::game::Arg;
use crate::store::preferences::Reminders;
use crate::store::{Millis, NewTask, Status, StopReason, StoredGame};
use crate::words::{Locale, say};
use serde::{Deserialize, Serialize};

/// How long direct messages are not tried again to somebody whom they did not reach.
const CLOSED_FOR_MS: Millis = 30 * 24 * 60 * 60 * 1000;

/// Something to be said about a game's clock.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum News {
    /// The time of whoever is on turn draws to its end.
    Reminder {
        /// Whether it is the second one.
        last: bool,
    },
    /// Their time is up, and the others may claim the win.
    Over,
    /// Somebody asks them to move.
    Nudge {
        /// Who.
        by: u64,
    },
    /// Nobody has touched an untimed game for long.
    Silence,
    /// Time has run out, and with it the game or a seat's part in it.
    RanOut,
    /// Somebody is on vacation.
    Away {
        /// Who.
        person: u64,
        /// Until when at the latest (UTC ms).
        until: Millis,
        /// Whether it began by itself.
        automatic: bool,
    },
    /// Somebody is back from vacation.
    Back {
        /// Who.
        person: u64,
        /// Whether they said so, or their days were used up.
        by_hand: bool,
    },
    /// Somebody would pause.
    PauseAsked {
        /// Who.
        by: u64,
    },
    /// All have agreed to pause.
    Paused {
        /// Until when at the latest (UTC ms).
        until: Millis,
    },
    /// Somebody goes on after a pause.
    Resumed {
        /// Who.
        by: u64,
    },
    /// A pause has lasted as long as it may.
    PauseOver,
    /// People could not play from one moment to another.
    Outage {
        /// When it began (UTC ms).
        from: Millis,
        /// When it ended (UTC ms).
        until: Millis,
        /// The games here to which the time was given back.
        games: Vec<i64>,
    },
}

impl News {
    /// Whether it is about the turn under way, so that it is no news once that has passed.
    fn is_of_turn(&self) -> bool {
        matches!(
            self,
            Self::Reminder { .. }
                | Self::Over
                | Self::Nudge { .. }
                | Self::Silence
                | Self::PauseAsked { .. }
        )
    }

    fn message(&self) -> &'static str {
        match self {
            Self::Reminder { last: false } => "reminder",
            Self::Reminder { last: true } => "reminder-last",
            Self::Over => "time-over",
            Self::Nudge { .. } => "nudge",
            Self::Silence => "silence-notice",
            Self::RanOut => "time-ran-out",
            Self::Away { automatic: false, .. } => "vacation-begun",
            Self::Away { automatic: true, .. } => "vacation-begun-by-itself",
            Self::Back { .. } => "vacation-ended",
            Self::PauseAsked { .. } => "pause-asked",
            Self::Paused { .. } => "paused",
            Self::Resumed { .. } => "resumed",
            Self::PauseOver => "pause-over",
            Self::Outage { .. } => "outage",
        }
    }

    /// Whom it pings.
    fn people(&self, stored: &StoredGame) -> Vec<u64> {
        let asked = stored.timing.turn.as_ref().map(|turn| turn.person);
        let everybody = stored.members.iter().map(|member| member.person);
        match self {
            Self::Reminder { .. } | Self::Nudge { .. } => asked.into_iter().collect(),
            Self::Over => everybody.filter(|person| Some(*person) != asked).collect(),
            Self::Silence | Self::RanOut | Self::PauseOver => everybody.collect(),
            Self::PauseAsked { by } | Self::Resumed { by } => {
                everybody.filter(|person| person != by).collect()
            }
            Self::Back { person, by_hand: false } => vec![*person],
            Self::Away { .. } | Self::Back { .. } | Self::Paused { .. } | Self::Outage { .. } => {
                Vec::new()
            }
        }
    }

    /// Whose doing it is.
    fn by(&self) -> Option<u64> {
        match self {
            Self::Nudge { by } | Self::PauseAsked { by } | Self::Resumed { by } => Some(*by),
            Self::Away { person, .. } | Self::Back { person, .. } => Some(*person),
            _ => None,
        }
    }

    /// Until when it says that something is so; elsewhere that is the end of the turn.
    fn until(&self) -> Option<Millis> {
        match self {
            Self::Away { until, .. } | Self::Paused { until } | Self::Outage { until, .. } => {
                Some(*until)
            }
            _ => None,
        }
    }
}

/// News, and the version of the game that they are about.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) struct NewsJob {
    /// What is to be said.
    pub news: News,
    /// The version.
    pub version: u32,
}

/// The task of telling everybody that the time from one moment to another was given back.
pub(super) fn outage(from: Millis, until: Millis) -> NewTask {
    task_of_none(Want::Outage { from, until }, format!("outage:{until}"), until)
}

/// The task of saying it. The key is what makes it this one, within the game's version.
pub(super) fn task(stored: &StoredGame, news: News, key: &str, at: Millis) -> NewTask {
    let key = format!("{}:{}:{}:{key}", news.message(), stored.id.0, stored.version);
    task_keyed(stored, news, key, at)
}

/// The same by a key of its own.
pub(super) fn task_keyed(stored: &StoredGame, news: News, key: String, at: Millis) -> NewTask {
    task_of(stored, Want::News(NewsJob { news, version: stored.version }), key, at)
}

/// What is to be said now; nothing where it is no longer true.
pub(super) fn said(stored: &StoredGame, job: &NewsJob, locale: Locale) -> Option<Message> {
    let turn = stored.timing.turn.as_ref();
    let running = stored.status == Status::Running && turn.is_some_and(|turn| turn.stop.is_none());
    if job.news.is_of_turn() && (stored.version != job.version || !running) {
        return None;
    }
    let people = job.news.people(stored);
    let until = job.news.until().or(turn.map(|turn| turn.ends_at)).unwrap_or_default();
    let (since, games) = match &job.news {
        News::Outage { from, games, .. } => {
            (*from, games.iter().map(|game| format!("#{game}")).collect())
        }
        _ => (0, Vec::new()),
    };
    let args = [
        ("people", Arg::Names(people.iter().copied().map(mention).collect())),
        ("person", Arg::Text(turn.map_or_else(String::new, |turn| mention(turn.person)))),
        ("game", Arg::Text(title(stored, locale))),
        ("by", Arg::Text(job.news.by().map_or_else(String::new, mention))),
        ("since", Arg::Text(moment(since))),
        ("until", Arg::Text(moment(until))),
        ("left", Arg::Text(countdown(until))),
        ("games", Arg::Names(games)),
        (
            "link",
            Arg::Text(
                stored.message.map_or_else(String::new, |message| link(&stored.venue, message)),
            ),
        ),
    ];
    let asks = matches!(job.news, News::PauseAsked { .. });
    let buttons = asks.then(|| button(stored, Verb::Pause, locale)).into_iter().collect();
    Some(Message {
        text: say(locale, job.news.message(), &args),
        pings: people,
        buttons,
        ..Message::default()
    })
}

impl App {
    /// How news are delivered now: reminders as their person wishes, all else in the channel.
    pub(super) async fn deliver(
        &self,
        stored: &StoredGame,
        job: &NewsJob,
        reach: Reach,
    ) -> Result<Errand, Fault> {
        let Some(body) = said(stored, job, Locale::of(&stored.locale)) else {
            return Ok(Errand::Nothing);
        };
        let (News::Reminder { .. }, Some(turn)) = (&job.news, &stored.timing.turn) else {
            return Ok(Errand::Say { turn: None, body, reach });
        };
        let (person, now) = (turn.person, self.clock().now());
        let wishes = self.store().preferences(person).await?;
        let at = quiet::disturb_at(&wishes, now);
        // Rather in quiet hours than too late.
        if at > now && at < turn.ends_at {
            return Ok(Errand::Later(at));
        }
        let closed = self.store().closed(person).await?.is_some_and(|at| now < at + CLOSED_FOR_MS);
        Ok(match wishes.reminders {
            Reminders::None => Errand::Nothing,
            Reminders::Direct if !closed => Errand::Tell { person, body, reach },
            Reminders::Direct | Reminders::Channel => Errand::Say { turn: None, body, reach },
        })
    }
}

/// What the board says about the clock.
pub(super) fn line(stored: &StoredGame, locale: Locale) -> Option<String> {
    let turn = stored.timing.turn.as_ref().filter(|_| stored.status == Status::Running)?;
    let (id, until) = match turn.stop.map(|stop| stop.why) {
        Some(StopReason::Vacation) => ("clock-vacation", stored.deadline_at?),
        Some(StopReason::Pause) => ("clock-paused", stored.deadline_at?),
        None if clocks::is_untimed(stored) && turn.told == 0 => return None,
        None if clocks::is_untimed(stored) => ("clock-silence", turn.ends_at),
        None if clocks::is_over(stored) && stored.rated => {
            ("clock-grace", turn.ends_at + clocks::GRACE)
        }
        None if clocks::is_over(stored) => ("clock-over", turn.ends_at),
        None => ("clock-until", turn.ends_at),
    };
    Some(say(
        locale,
        id,
        &[("until", Arg::Text(moment(until))), ("left", Arg::Text(countdown(until)))],
    ))
}

/// A moment as Discord shows it to each reader in their own time zone.
/// <https://discord.com/developers/docs/reference#message-formatting-timestamp-styles>
pub(super) fn moment(at: Millis) -> String {
    format!("<t:{}:f>", at.div_euclid(1000))
}

/// How long it is until then, as Discord keeps it true.
pub(super) fn countdown(at: Millis) -> String {
    format!("<t:{}:R>", at.div_euclid(1000))
}
