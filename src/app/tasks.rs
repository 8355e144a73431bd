//! The outbox: what must happen on Discord beside the answer, written down with the step that wants it.
//!
//! A job says what is wanted, not what to send: it is turned into an [`Errand`] when it is carried out, from the game as
//! it stands then, so that a late one never shows an old board or pings somebody whose turn has passed.

use super::notices::{News, NewsJob};
use super::reply::{Message, Owing};
use super::request::{Caller, Right};
use super::show::mention;
use super::{App, Fault};
use crate::game::Arg;
use crate::store::servers::Policy;
use crate::store::{GameId, Millis, NewTask, Status, StoredGame, Task, TaskId};
use crate::words::{Locale, say};
use serde::{Deserialize, Serialize};

/// How long an answer has to arrive before the outbox stands in for it, and does what should follow it. Discord gives 3 s.
pub(super) const ANSWER_GRACE_MS: Millis = 10_000;
/// How long the bot may speak through an interaction: Discord's 15 minutes less one.
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#followup-messages>
const TOKEN_LASTS_MS: Millis = 14 * 60 * 1000;

/// How late a message may still go that told of a turn which has passed.
const HUSHED_WITHIN_MS: Millis = 30_000;

/// What is wanted.
#[derive(Clone, Debug, Serialize, Deserialize)]
struct Job {
    want: Want,
    reach: Reach,
    due_at: Millis,
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(super) enum Want {
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
pub struct Reach {
    /// The channel.
    pub channel: u64,
    /// Through an interaction, while it lives.
    pub line: Option<Line>,
    /// Whether the bot itself is in the channel.
    pub present: bool,
    /// Whether it may attach pictures there.
    pub pictures: bool,
}

/// An interaction's token, and whether the message that it answered with is the game's public one.
#[derive(Clone, Serialize, Deserialize)]
pub struct Line {
    /// The token.
    pub token: String,
    /// When it dies.
    pub until: Millis,
    /// Whether `@original` is the message that everybody sees.
    pub public: bool,
}

/// Leaves the token out.
impl std::fmt::Debug for Line {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "Line(until {}, public {})", self.until, self.public)
    }
}

/// What to send.
#[derive(Clone, Debug)]
pub enum Errand {
    /// Nothing any more.
    Nothing,
    /// Put the board before everybody: over the message that shows it, or as a new one.
    Show {
        /// Which game.
        game: GameId,
        /// The message that shows it, as far as is known.
        message: Option<u64>,
        /// The version that the body shows.
        version: u32,
        /// What it is to show.
        body: Message,
        /// How to reach the channel.
        reach: Reach,
    },
    /// Say something in the channel.
    Say {
        /// Of whose turn at which version it tells, where it does; the message goes when that turn has passed.
        turn: Option<(GameId, u32)>,
        /// What.
        body: Message,
        /// How to reach the channel.
        reach: Reach,
    },
    /// Begin a thread from the message that shows a game, in which the game then goes on.
    Thread {
        /// Which game.
        game: GameId,
        /// The message.
        message: u64,
        /// What the thread is called.
        name: String,
        /// The version at which it is wanted.
        version: u32,
        /// What is said where there can be none.
        instead: Message,
        /// How to reach the channel.
        reach: Reach,
    },
    /// Tell a person alone, or where that cannot be done say it in the channel.
    Tell {
        /// Whom.
        person: u64,
        /// What.
        body: Message,
        /// How to reach the channel.
        reach: Reach,
    },
    /// Nothing before this time (UTC ms).
    Later(Millis),
    /// Take a message away.
    Delete {
        /// Which.
        message: u64,
        /// How to reach the channel.
        reach: Reach,
    },
    /// Take the buttons off a message.
    Strip {
        /// Which.
        message: u64,
        /// How to reach the channel.
        reach: Reach,
    },
}

impl Reach {
    /// Without an interaction. A game without a server is one between people who brought the bot.
    fn unasked(stored: &StoredGame) -> Self {
        Self {
            channel: stored.venue.channel,
            line: None,
            present: stored.venue.guild.is_some(),
            pictures: true,
        }
    }

    fn of(caller: &Caller, public: bool, at: Millis) -> Self {
        Self {
            channel: caller.venue.channel,
            line: Some(Line { token: caller.token.clone(), until: at + TOKEN_LASTS_MS, public }),
            present: caller.present,
            pictures: !caller.lacks.contains(&Right::AttachFiles),
        }
    }
}

/// What a step owes to people: that everybody sees the game, and that those it concerns are told.
pub(super) struct Owed {
    reach: Reach,
    people: Vec<u64>,
    due_at: Millis,
}

impl Owed {
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
        Self { reach: Reach::of(caller, public, at), people, due_at: at + ANSWER_GRACE_MS }
    }

    /// For a step that nobody asked for just now.
    pub fn unasked(stored: &StoredGame, at: Millis) -> Self {
        Self { reach: Reach::unasked(stored), people: Vec::new(), due_at: at }
    }

    /// The same, and these people are told.
    pub fn pinging(self, people: Vec<u64>) -> Self {
        Self { people, ..self }
    }

    /// The tasks, for the step after this state of the game.
    pub fn tasks(&self, before: &StoredGame) -> Vec<NewTask> {
        self.named(&before.id.0.to_string(), before.version + 1)
    }

    /// The tasks of a new game, which has no number yet.
    pub fn tasks_of_new(&self) -> Vec<NewTask> {
        self.named("{game}", 0)
    }

    fn named(&self, game: &str, version: u32) -> Vec<NewTask> {
        let shown = self.task(Want::Shown, format!("show:{game}:{version}"));
        let ping = Want::Pinged { people: self.people.clone(), version };
        let ping =
            (!self.people.is_empty()).then(|| self.task(ping, format!("ping:{game}:{version}")));
        [shown].into_iter().chain(ping).collect()
    }

    fn task(&self, want: Want, dedupe: String) -> NewTask {
        task(Job { want, reach: self.reach.clone(), due_at: self.due_at }, dedupe)
    }

    /// The numbers of the tasks, in the order in which [`Owed::tasks`] gave them.
    pub fn owing(&self, tasks: &[TaskId]) -> Owing {
        let ping = tasks.get(1).copied().filter(|_| !self.people.is_empty());
        Owing { shown: tasks.first().copied(), ping }
    }
}

/// Takes the buttons off a message that no longer shows the game, once it is known which (see [`Store::shown`]). The time
/// and a number that the caller gives only once are part of the key: a late answer may have given a message its buttons
/// back that has been retired, or is being retired at this moment.
pub fn retire(channel: u64, present: bool, at: Millis, once: u64) -> NewTask {
    let reach = Reach { channel, line: None, present, pictures: true };
    let job = Job { want: Want::Retired { message: "{message}".to_owned() }, reach, due_at: at };
    task(job, format!("retire:{{message}}:{at}:{once}"))
}

/// A task about a game that no step goes with.
pub(super) fn task_of(stored: &StoredGame, want: Want, dedupe: String, due_at: Millis) -> NewTask {
    task(Job { want, reach: Reach::unasked(stored), due_at }, dedupe)
}

/// A task about no game in particular.
pub(super) fn task_of_none(want: Want, dedupe: String, due_at: Millis) -> NewTask {
    task(
        Job {
            want,
            reach: Reach { channel: 0, line: None, present: false, pictures: false },
            due_at,
        },
        dedupe,
    )
}

/// The task of bringing the board up to date where it stands, though the game's version has not changed.
pub(super) fn show_again(stored: &StoredGame, key: &str, at: Millis) -> NewTask {
    task_of(stored, Want::Shown, format!("show:{}:{}:{key}", stored.id.0, stored.version), at)
}

/// Takes away the message that told of a turn which has now passed, once it is known which (see [`Store::pinged`]).
pub fn hush(stored: &StoredGame, at: Millis) -> NewTask {
    task_of(
        stored,
        Want::Hushed { message: "{message}".to_owned() },
        "hush:{message}".to_owned(),
        at,
    )
}

/// The message that showed a game in the place that it has left loses its buttons.
pub(super) fn left_behind(stored: &StoredGame, at: Millis) -> Option<NewTask> {
    let message = stored.message?.to_string();
    Some(task_of(
        stored,
        Want::Retired { message: message.clone() },
        format!("left:{message}:{at}"),
        at,
    ))
}

fn task(job: Job, dedupe: String) -> NewTask {
    // Plain numbers and strings: there is nothing in a job that JSON cannot say.
    let payload = serde_json::to_string(&job).expect("a job is plain data");
    NewTask { dedupe, payload, due_at: job.due_at }
}

impl App {
    /// What to send for a task, from the game as it stands now.
    ///
    /// # Errors
    /// When the store does not answer or the game does not replay.
    pub async fn errand(&self, task: &Task) -> Result<Errand, Fault> {
        let job: Job =
            serde_json::from_str(&task.payload).map_err(|e| Fault::new(&format!("a task: {e}")))?;
        let Some(game) = task.game else { return self.spread(job).await };
        let Some(stored) = self.store().game(game).await? else { return Ok(Errand::Nothing) };
        let now = self.clock().now();
        // What shows the game or speaks of it follows it to another channel.
        let follows =
            !matches!(job.want, Want::Retired { .. } | Want::Hushed { .. } | Want::Threaded);
        let reach = match job.reach {
            reach if follows && reach.channel != stored.venue.channel => Reach::unasked(&stored),
            reach => Reach { line: reach.line.filter(|line| line.until > now), ..reach },
        };
        Ok(match job.want {
            Want::Shown => {
                // The ping is a task of its own.
                let body = Message {
                    pings: Vec::new(),
                    ..self.public_message(&stored, reach.pictures).await?
                };
                Errand::Show { game, message: stored.message, version: stored.version, body, reach }
            }
            Want::Pinged { people, version } if stored.version == version => {
                Errand::Say { body: self.call(&stored, people), reach, turn: Some((game, version)) }
            }
            Want::Retired { message } => match message.parse() {
                Ok(message) if self.policy(&stored).await == Policy::Relay => {
                    Errand::Delete { message, reach }
                }
                Ok(message) => Errand::Strip { message, reach },
                Err(_) => Errand::Nothing,
            },
            // Only tidying up: what cannot be done soon is left, so that it does not pile up.
            Want::Hushed { .. } if now - job.due_at > HUSHED_WITHIN_MS => Errand::Nothing,
            Want::Hushed { message } => match message.parse() {
                Ok(message) => Errand::Delete { message, reach },
                Err(_) => Errand::Nothing,
            },
            Want::Threaded => self.thread(&stored, reach)?,
            Want::News(job) => self.deliver(&stored, &job, reach).await?,
            Want::Pinged { .. } | Want::Outage { .. } | Want::Vacation { .. } => Errand::Nothing,
        })
    }
}

impl App {
    /// What concerns no single game becomes a task for each place and game that it does concern.
    async fn spread(&self, job: Job) -> Result<Errand, Fault> {
        match job.want {
            Want::Outage { from, until } => self.announce_outage(from, until).await?,
            Want::Vacation { person, news } => {
                self.announce_vacation(person, news, job.due_at).await?
            }
            _ => {}
        }
        Ok(Errand::Nothing)
    }
}

impl App {
    /// Tells people that it is their turn, that they are challenged, what is asked of them, or that it is over.
    pub(super) fn call(&self, stored: &StoredGame, people: Vec<u64>) -> Message {
        let locale = Locale::of(&stored.locale);
        let link = stored
            .message
            .map_or_else(String::new, |message| super::show::link(&stored.venue, message));
        let mut args = vec![
            ("people", Arg::Names(people.iter().copied().map(mention).collect())),
            ("game", Arg::Text(crate::words::game(locale, &stored.game))),
            ("number", Arg::Number(stored.id.0)),
            ("link", Arg::Text(link)),
        ];
        let id = match (stored.status, self.between(stored, locale)) {
            (Status::Open, _) => "you-are-challenged",
            (Status::Running, None) => "your-turn",
            (Status::Running, Some(asked)) => {
                args.push(("asked", Arg::Text(asked)));
                "you-are-asked"
            }
            (Status::Finished | Status::Aborted, _) => {
                args.push(("result", Arg::Text(self.result(stored, locale))));
                "your-game-is-over"
            }
        };
        Message { text: say(locale, id, &args), pings: people, ..Message::default() }
    }

    /// What came of a game that is over; nothing where its record cannot be read.
    fn result(&self, stored: &StoredGame, locale: Locale) -> String {
        self.table(stored)
            .map_or_else(|_| String::new(), |table| super::show::standing(stored, &table, locale))
    }
}
