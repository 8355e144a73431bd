//! Outbox tasks: what must happen on Discord beside the answer, stored by the transaction that
//! needs it.
//!
//! A task says what is needed, not what to send; [`super::delivery`] decides that when the task
//! runs, so a late task never shows an old board or pings a player whose turn has passed.

use crate::app::caller::{Caller, Permission};
use crate::app::outbox::news::{News, NewsJob};
use crate::app::output::reply::PendingTasks;
use crate::limits::TOKEN_LASTS_MS;
use crate::store::{Millis, NewTask, StoredGame, TaskId};
use serde::{Deserialize, Serialize};

/// Returns the task that announces a credited downtime.
pub(crate) fn outage_task(from: Millis, until: Millis) -> NewTask {
    task_of_none(TaskKind::Outage { from, until }, format!("outage:{until}"), until)
}

/// Returns the task that announces news. The dedupe key is made of the game's version and `key`.
pub(crate) fn news_task(stored: &StoredGame, news: News, key: &str, at: Millis) -> NewTask {
    let key = format!("{}:{}:{}:{key}", news.message(), stored.id.0, stored.version);
    news_task_keyed(stored, news, key, at)
}

/// Returns the same task, with a dedupe key of its own.
pub(crate) fn news_task_keyed(stored: &StoredGame, news: News, key: String, at: Millis) -> NewTask {
    task_of(stored, TaskKind::News(NewsJob { news, version: stored.version }), key, at)
}

/// Time after which the outbox does what a missing answer should have done (ms). Discord allows 3 s
/// for an answer.
pub(crate) const ANSWER_GRACE_MS: Millis = 10_000;

/// Delay after which a stale ping is no longer deleted (ms).
pub(crate) const DELETE_PING_WITHIN_MS: Millis = 30_000;

/// Payload of a task.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Job {
    #[serde(rename = "want")]
    pub(in crate::app) kind: TaskKind,
    #[serde(rename = "reach")]
    pub(in crate::app) route: Route,
    pub(in crate::app) due_at: Millis,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum TaskKind {
    /// Refresh the public board.
    #[serde(rename = "Shown")]
    ShowBoard,
    /// Ping these people, unless the game has moved on.
    #[serde(rename = "Pinged")]
    Ping { people: Vec<u64>, version: u32 },
    /// Remove the buttons of an older message of the game; under the relay policy, delete it.
    #[serde(rename = "Retired")]
    StripButtons { message: String },
    /// Delete a ping about a turn that has passed.
    #[serde(rename = "Hushed")]
    DeletePing { message: String },
    /// Start a thread for the game.
    #[serde(rename = "Threaded")]
    StartThread,
    /// Announce news about the game's clock.
    News(NewsJob),
    /// Announce in every channel concerned that a downtime was credited.
    Outage { from: Millis, until: Millis },
    /// Announce in a person's games that their vacation began or ended.
    Vacation { person: u64, news: News },
}

/// Route to a game's channel.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Route {
    /// Channel or thread id.
    pub channel: u64,
    /// Interaction to answer through, while its token is valid.
    pub line: Option<InteractionToken>,
    /// True if the bot is a member of the channel.
    #[serde(rename = "present")]
    pub bot_in_channel: bool,
    /// True if it may attach pictures there.
    pub pictures: bool,
}

/// Interaction token, and whether its original response is the game's public message.
#[derive(Clone, Serialize, Deserialize)]
pub struct InteractionToken {
    /// Token, a secret.
    pub token: String,
    /// Expiry (UTC ms).
    pub until: Millis,
    /// True if `@original` is the public message.
    pub public: bool,
}

/// Leaves the token out.
impl std::fmt::Debug for InteractionToken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "InteractionToken(until {}, public {})", self.until, self.public)
    }
}

impl Route {
    /// Returns the route without an interaction. In a game without a server the bot is no member of
    /// the channel: it belongs to people who installed the app themselves.
    pub(in crate::app) fn by_bot(stored: &StoredGame) -> Self {
        Self {
            channel: stored.venue.channel,
            line: None,
            bot_in_channel: stored.venue.guild.is_some(),
            pictures: true,
        }
    }

    fn of(caller: &Caller, public: bool, at: Millis) -> Self {
        Self {
            channel: caller.venue.channel,
            line: Some(InteractionToken {
                token: caller.token.clone(),
                until: at + TOKEN_LASTS_MS,
                public,
            }),
            bot_in_channel: caller.bot_in_channel,
            pictures: !caller.missing_permissions.contains(&Permission::AttachFiles),
        }
    }
}

/// Tasks that a change needs: a refresh of the public board, and a ping of the people concerned.
pub(crate) struct StepTasks {
    route: Route,
    people: Vec<u64>,
    due_at: Millis,
}

impl StepTasks {
    /// Returns the tasks of a change that the public board answers.
    pub fn public(caller: &Caller, people: Vec<u64>, at: Millis) -> Self {
        Self::of(caller, true, people, at)
    }

    /// Returns the tasks of a change that is answered ephemerally.
    pub fn ephemeral(caller: &Caller, people: Vec<u64>, at: Millis) -> Self {
        Self::of(caller, false, people, at)
    }

    /// The caller sees the answer and needs no ping.
    fn of(caller: &Caller, public: bool, mut people: Vec<u64>, at: Millis) -> Self {
        people.retain(|person| *person != caller.person);
        Self { route: Route::of(caller, public, at), people, due_at: at + ANSWER_GRACE_MS }
    }

    /// Returns the tasks of a change without an interaction.
    pub fn by_bot(stored: &StoredGame, at: Millis) -> Self {
        Self { route: Route::by_bot(stored), people: Vec::new(), due_at: at }
    }

    /// Adds people to ping.
    pub fn pinging(self, people: Vec<u64>) -> Self {
        Self { people, ..self }
    }

    /// Returns the tasks to store, for the change after this state of the game.
    pub fn tasks(&self, before: &StoredGame) -> Vec<NewTask> {
        self.tasks_named(&before.id.0.to_string(), before.version + 1)
    }

    /// Returns the tasks of a new game, which has no number yet.
    pub fn tasks_of_new(&self) -> Vec<NewTask> {
        self.tasks_named("{game}", 0)
    }

    fn tasks_named(&self, game: &str, version: u32) -> Vec<NewTask> {
        let shown = self.task(TaskKind::ShowBoard, format!("show:{game}:{version}"));
        let ping = TaskKind::Ping { people: self.people.clone(), version };
        let ping =
            (!self.people.is_empty()).then(|| self.task(ping, format!("ping:{game}:{version}")));
        [shown].into_iter().chain(ping).collect()
    }

    fn task(&self, kind: TaskKind, dedupe: String) -> NewTask {
        task(Job { kind, route: self.route.clone(), due_at: self.due_at }, dedupe)
    }

    /// Returns the pending tasks, from the ids of the tasks that [`StepTasks::tasks`] returned, in
    /// the same order.
    pub fn pending(&self, tasks: &[TaskId]) -> PendingTasks {
        let ping = tasks.get(1).copied().filter(|_| !self.people.is_empty());
        PendingTasks { shown: tasks.first().copied(), ping }
    }
}

/// Returns the task that removes the buttons of a message that no longer shows the game, once its
/// id is known (see `Delivered`). The time and a number that the caller gives only once are
/// part of the dedupe key: a late answer may have restored the buttons of a message that was
/// stripped before, or is being stripped at this moment.
pub fn strip_buttons(channel: u64, bot_in_channel: bool, at: Millis, once: u64) -> NewTask {
    let route = Route { channel, line: None, bot_in_channel, pictures: true };
    let job =
        Job { kind: TaskKind::StripButtons { message: "{message}".to_owned() }, route, due_at: at };
    task(job, format!("retire:{{message}}:{at}:{once}"))
}

/// Returns a task about a game, outside of a transition.
fn task_of(stored: &StoredGame, kind: TaskKind, dedupe: String, due_at: Millis) -> NewTask {
    task(Job { kind, route: Route::by_bot(stored), due_at }, dedupe)
}

/// Returns a task about no single game.
fn task_of_none(kind: TaskKind, dedupe: String, due_at: Millis) -> NewTask {
    task(
        Job {
            kind,
            route: Route { channel: 0, line: None, bot_in_channel: false, pictures: false },
            due_at,
        },
        dedupe,
    )
}

/// Returns the task that refreshes the board in place, though the game's version has not changed.
pub(crate) fn show_again(stored: &StoredGame, key: &str, at: Millis) -> NewTask {
    task_of(
        stored,
        TaskKind::ShowBoard,
        format!("show:{}:{}:{key}", stored.id.0, stored.version),
        at,
    )
}

/// Returns the task that deletes the ping about the turn that has now passed, once its message id
/// is known (see `Store::pinged`).
pub fn delete_stale_ping(stored: &StoredGame, at: Millis) -> NewTask {
    task_of(
        stored,
        TaskKind::DeletePing { message: "{message}".to_owned() },
        "hush:{message}".to_owned(),
        at,
    )
}

/// Returns the task that removes the buttons of the message in the channel that the game has left.
pub(crate) fn left_behind(stored: &StoredGame, at: Millis) -> Option<NewTask> {
    let message = stored.message?.to_string();
    Some(task_of(
        stored,
        TaskKind::StripButtons { message: message.clone() },
        format!("left:{message}:{at}"),
        at,
    ))
}

fn task(job: Job, dedupe: String) -> NewTask {
    // Plain numbers and strings: JSON can say all that a job holds.
    let payload = serde_json::to_string(&job).expect("a job is plain data");
    NewTask { dedupe, payload, due_at: job.due_at }
}

/// Returns the task that starts a game's thread.
pub(crate) fn thread_task(stored: &StoredGame, at: Millis) -> NewTask {
    task_of(stored, TaskKind::StartThread, format!("thread:{}", stored.id.0), at)
}

/// Returns the task that announces a vacation.
pub(crate) fn vacation_task(person: u64, news: News, at: Millis) -> NewTask {
    task_of_none(TaskKind::Vacation { person, news }, format!("vacation:{person}:{at}"), at)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Tasks that wait while the program is upgraded are carried out by the new one.
    #[test]
    fn payloads_of_version_0_1_are_read() {
        let route = r#""reach":{"channel":7,"line":{"token":"t","until":5,"public":true},"present":true,"pictures":false}"#;
        let kinds = [
            r#""Shown""#,
            r#"{"Pinged":{"people":[1],"version":3}}"#,
            r#"{"Retired":{"message":"{message}"}}"#,
            r#"{"Hushed":{"message":"9"}}"#,
            r#""Threaded""#,
            r#"{"News":{"news":"Over","version":2}}"#,
            r#"{"Outage":{"from":1,"until":2}}"#,
            r#"{"Vacation":{"person":4,"news":{"Back":{"person":4,"by_hand":true}}}}"#,
        ];
        for kind in kinds {
            let payload = format!(r#"{{"want":{kind},{route},"due_at":8}}"#);
            let job: Job = serde_json::from_str(&payload).unwrap();
            assert_eq!(serde_json::to_string(&job).unwrap(), payload);
        }
    }
}
