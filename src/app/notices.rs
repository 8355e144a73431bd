//! What is said about clocks, beside the board: to whom and in which words.

use super::clocks;
use super::reply::Message;
use super::show::{link, mention, title};
use super::tasks::{Want, task_of, task_of_none};
use crate::game::Arg;
use crate::store::{Millis, NewTask, Status, StopReason, StoredGame};
use crate::words::{Locale, say};
use serde::{Deserialize, Serialize};

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
        !matches!(self, Self::RanOut | Self::Outage { .. })
    }

    fn message(&self) -> &'static str {
        match self {
            Self::Reminder { last: false } => "reminder",
            Self::Reminder { last: true } => "reminder-last",
            Self::Over => "time-over",
            Self::Nudge { .. } => "nudge",
            Self::Silence => "silence-notice",
            Self::RanOut => "time-ran-out",
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
            Self::Silence | Self::RanOut => everybody.collect(),
            Self::Outage { .. } => Vec::new(),
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
    let (by, since) = match job.news {
        News::Nudge { by } => (mention(by), 0),
        News::Outage { from, .. } => (String::new(), from),
        _ => (String::new(), 0),
    };
    let until = match job.news {
        News::Outage { until, .. } => until,
        _ => turn.map_or(0, |turn| turn.ends_at),
    };
    let games = match &job.news {
        News::Outage { games, .. } => games.iter().map(|game| format!("#{game}")).collect(),
        _ => Vec::new(),
    };
    let args = [
        ("people", Arg::Names(people.iter().copied().map(mention).collect())),
        ("person", Arg::Text(turn.map_or_else(String::new, |turn| mention(turn.person)))),
        ("game", Arg::Text(title(stored, locale))),
        ("by", Arg::Text(by)),
        ("since", Arg::Text(moment(since))),
        ("until", Arg::Text(moment(until))),
        ("left", Arg::Text(countdown(until))),
        ("games", Arg::Names(games)),
        ("link", Arg::Text(stored.message.map_or_else(String::new, |message| link(&stored.venue, message)))),
    ];
    Some(Message { text: say(locale, job.news.message(), &args), pings: people, ..Message::default() })
}

/// What the board says about the clock.
pub(super) fn line(stored: &StoredGame, locale: Locale) -> Option<String> {
    let turn = stored.timing.turn.as_ref().filter(|_| stored.status == Status::Running)?;
    let (id, until) = match turn.stop.map(|stop| stop.why) {
        Some(StopReason::Vacation) => ("clock-vacation", stored.deadline_at?),
        Some(StopReason::Pause) => ("clock-paused", stored.deadline_at?),
        None if clocks::is_untimed(stored) && turn.told == 0 => return None,
        None if clocks::is_untimed(stored) => ("clock-silence", turn.ends_at),
        None if clocks::is_over(stored) && stored.rated => ("clock-grace", turn.ends_at + clocks::GRACE),
        None if clocks::is_over(stored) => ("clock-over", turn.ends_at),
        None => ("clock-until", turn.ends_at),
    };
    Some(say(locale, id, &[("until", Arg::Text(moment(until))), ("left", Arg::Text(countdown(until)))]))
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
