//! Outbox tasks: what must happen on Discord beside the answer, stored by the transaction that needs it.
//!
//! A task says what is needed, not what to send; [`super::delivery`] decides that when the task runs, so a late task
//! never shows an old board or pings a player whose turn has passed.

use crate::app::caller::{Caller, Permission};
use crate::app::outbox::news::{News, NewsJob};
use crate::app::output::reply::PendingTasks;
use crate::store::{Millis, NewTask, StoredGame, TaskId};
use serde::{Deserialize, Serialize};

/// The task of telling everybody that the time from one moment to another was given back.
pub(crate) fn outage(from: Millis, until: Millis) -> NewTask {
    task_of_none(TaskKind::Outage { from, until }, format!("outage:{until}"), until)
}

/// The task of saying it. The key is what makes it this one, within the game's version.
pub(crate) fn news_task(stored: &StoredGame, news: News, key: &str, at: Millis) -> NewTask {
    let key = format!("{}:{}:{}:{key}", news.message(), stored.id.0, stored.version);
    news_task_keyed(stored, news, key, at)
}

/// The same by a key of its own.
pub(crate) fn news_task_keyed(stored: &StoredGame, news: News, key: String, at: Millis) -> NewTask {
    task_of(stored, TaskKind::News(NewsJob { news, version: stored.version }), key, at)
}

/// How long an answer has to arrive before the outbox stands in for it, and does what should follow it. Discord gives 3 s.
pub(crate) const ANSWER_GRACE_MS: Millis = 10_000;

/// How long the bot may speak through an interaction: Discord's 15 minutes less one.
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#followup-messages>
const TOKEN_LASTS_MS: Millis = 14 * 60 * 1000;

/// How late a message may still go that told of a turn which has passed.
pub(crate) const HUSHED_WITHIN_MS: Millis = 30_000;

/// What is wanted.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Job {
    pub(in crate::app) want: TaskKind,
    pub(in crate::app) route: Route,
    pub(in crate::app) due_at: Millis,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum TaskKind {
    /// Everybody sees the game as it stands.
    Shown,
    /// These people know that they are asked for something, unless the game has moved on.
    Pinged { people: Vec<u64>, version: u32 },
    /// An older message of the game loses its buttons.
    Retired { message: String },
    /// A message that told of a turn goes, because that turn has passed.
    Hushed { message: String },
    /// The game has a thread of its own.
    Threaded,
    /// Something about the game's clock is said.
    News(NewsJob),
    /// Everybody learns that the time from one moment to another was given back.
    Outage { from: Millis, until: Millis },
    /// Somebody's games learn that they are on vacation, or back.
    Vacation { person: u64, news: News },
}

/// How to reach a game's channel.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Route {
    /// The channel.
    pub channel: u64,
    /// Through an interaction, while it lives.
    pub line: Option<InteractionToken>,
    /// Whether the bot itself is in the channel.
    pub bot_in_channel: bool,
    /// Whether it may attach pictures there.
    pub pictures: bool,
}

/// An interaction's token, and whether the message that it answered with is the game's public one.
#[derive(Clone, Serialize, Deserialize)]
pub struct InteractionToken {
    /// The token.
    pub token: String,
    /// When it dies.
    pub until: Millis,
    /// Whether `@original` is the message that everybody sees.
    pub public: bool,
}

/// Leaves the token out.
impl std::fmt::Debug for InteractionToken {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Line(until {}, public {})", self.until, self.public)
    }
}

impl Route {
    /// Without an interaction. A game without a server is one between people who brought the bot.
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

/// What a step owes to people: that everybody sees the game, and that those it concerns are told.
pub(crate) struct StepTasks {
    route: Route,
    people: Vec<u64>,
    due_at: Millis,
}

impl StepTasks {
    /// For a step that is answered by the game itself.
    pub fn publicly(caller: &Caller, people: Vec<u64>, at: Millis) -> Self {
        Self::of(caller, true, people, at)
    }

    /// For a step that is answered to the asker alone.
    pub fn behind(caller: &Caller, people: Vec<u64>, at: Millis) -> Self {
        Self::of(caller, false, people, at)
    }

    /// The caller sees the answer and is told nothing besides.
    fn of(caller: &Caller, public: bool, mut people: Vec<u64>, at: Millis) -> Self {
        people.retain(|person| *person != caller.person);
        Self { route: Route::of(caller, public, at), people, due_at: at + ANSWER_GRACE_MS }
    }

    /// For a step that nobody asked for just now.
    pub fn by_bot(stored: &StoredGame, at: Millis) -> Self {
        Self { route: Route::by_bot(stored), people: Vec::new(), due_at: at }
    }

    /// The same, and these people are told.
    pub fn pinging(self, people: Vec<u64>) -> Self {
        Self { people, ..self }
    }

    /// The tasks, for the step after this state of the game.
    pub fn tasks(&self, before: &StoredGame) -> Vec<NewTask> {
        self.tasks_named(&before.id.0.to_string(), before.version + 1)
    }

    /// The tasks of a new game, which has no number yet.
    pub fn tasks_of_new(&self) -> Vec<NewTask> {
        self.tasks_named("{game}", 0)
    }

    fn tasks_named(&self, game: &str, version: u32) -> Vec<NewTask> {
        let shown = self.task(TaskKind::Shown, format!("show:{game}:{version}"));
        let ping = TaskKind::Pinged { people: self.people.clone(), version };
        let ping =
            (!self.people.is_empty()).then(|| self.task(ping, format!("ping:{game}:{version}")));
        [shown].into_iter().chain(ping).collect()
    }

    fn task(&self, want: TaskKind, dedupe: String) -> NewTask {
        task(Job { want, route: self.route.clone(), due_at: self.due_at }, dedupe)
    }

    /// The numbers of the tasks, in the order in which [`StepTasks::tasks`] gave them.
    pub fn pending(&self, tasks: &[TaskId]) -> PendingTasks {
        let ping = tasks.get(1).copied().filter(|_| !self.people.is_empty());
        PendingTasks { shown: tasks.first().copied(), ping }
    }
}

/// Takes the buttons off a message that no longer shows the game, once it is known which (see [`Store::shown`]). The time
/// and a number that the caller gives only once are part of the key: a late answer may have given a message its buttons
/// back that has been retired, or is being retired at this moment.
pub fn strip_buttons(channel: u64, bot_in_channel: bool, at: Millis, once: u64) -> NewTask {
    let route = Route { channel, line: None, bot_in_channel, pictures: true };
    let job =
        Job { want: TaskKind::Retired { message: "{message}".to_owned() }, route, due_at: at };
    task(job, format!("retire:{{message}}:{at}:{once}"))
}

/// A task about a game that no step goes with.
fn task_of(stored: &StoredGame, want: TaskKind, dedupe: String, due_at: Millis) -> NewTask {
    task(Job { want, route: Route::by_bot(stored), due_at }, dedupe)
}

/// A task about no game in particular.
fn task_of_none(want: TaskKind, dedupe: String, due_at: Millis) -> NewTask {
    task(
        Job {
            want,
            route: Route { channel: 0, line: None, bot_in_channel: false, pictures: false },
            due_at,
        },
        dedupe,
    )
}

/// The task of bringing the board up to date where it stands, though the game's version has not changed.
pub(crate) fn show_again(stored: &StoredGame, key: &str, at: Millis) -> NewTask {
    task_of(stored, TaskKind::Shown, format!("show:{}:{}:{key}", stored.id.0, stored.version), at)
}

/// Takes away the message that told of a turn which has now passed, once it is known which (see [`Store::pinged`]).
pub fn delete_stale_ping(stored: &StoredGame, at: Millis) -> NewTask {
    task_of(
        stored,
        TaskKind::Hushed { message: "{message}".to_owned() },
        "hush:{message}".to_owned(),
        at,
    )
}

/// The message that showed a game in the place that it has left loses its buttons.
pub(crate) fn left_behind(stored: &StoredGame, at: Millis) -> Option<NewTask> {
    let message = stored.message?.to_string();
    Some(task_of(
        stored,
        TaskKind::Retired { message: message.clone() },
        format!("left:{message}:{at}"),
        at,
    ))
}

fn task(job: Job, dedupe: String) -> NewTask {
    // Plain numbers and strings: there is nothing in a job that JSON cannot say.
    let payload = serde_json::to_string(&job).expect("a job is plain data");
    NewTask { dedupe, payload, due_at: job.due_at }
}

/// The task of giving a game a thread.
pub(crate) fn wanted(stored: &StoredGame, at: Millis) -> NewTask {
    task_of(stored, TaskKind::Threaded, format!("thread:{}", stored.id.0), at)
}

/// The task of announcing it.
pub(crate) fn announcement(person: u64, news: News, at: Millis) -> NewTask {
    task_of_none(TaskKind::Vacation { person, news }, format!("vacation:{person}:{at}"), at)
}
