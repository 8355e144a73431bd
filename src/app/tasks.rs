//! The outbox: what must happen on Discord beside the answer, written down with the step that wants it.
//!
//! A job says what is wanted, not what to send: it is turned into an [`Errand`] when it is carried out, from the game as
//! it stands then, so that a late one never shows an old board or pings somebody whose turn has passed.

use super::reply::Message;
use super::request::Caller;
use super::show::mention;
use super::{App, Fault};
use crate::game::{Arg, Table};
use crate::store::{GameId, Millis, NewTask, Status, Store, StoredGame, Task, Venue};
use crate::words::{Locale, say};
use serde::{Deserialize, Serialize};

/// How long an answer has to arrive before the outbox stands in for it. Discord gives 3 s.
const ANSWER_GRACE_MS: Millis = 10_000;
/// How long the bot may speak through an interaction: Discord's 15 minutes less one.
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#followup-messages>
const TOKEN_LASTS_MS: Millis = 14 * 60 * 1000;

/// What is wanted.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Job {
    want: Want,
    channel: u64,
    /// The interaction through which to speak while its token lives.
    line: Option<Line>,
    present: bool,
    locale: String,
    due_at: Millis,
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

#[derive(Clone, Debug, Serialize, Deserialize)]
enum Want {
    /// Everybody sees the game as it stands.
    Shown,
    /// The person knows that it is their turn, unless it no longer is.
    Pinged { person: u64, version: u32 },
    /// An older message of the game loses its buttons.
    Retired { message: String },
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
        /// What it is to show.
        body: Message,
        /// How to reach the channel.
        reach: Reach,
    },
    /// Say something in the channel.
    Say {
        /// What.
        body: Message,
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

/// How to reach a channel.
#[derive(Clone, Debug)]
pub struct Reach {
    /// The channel.
    pub channel: u64,
    /// Through an interaction, while it lives.
    pub line: Option<Line>,
    /// Whether the bot itself is in the channel.
    pub present: bool,
}

impl Job {
    fn new(want: Want, caller: &Caller, public: bool, due_at: Millis, at: Millis) -> Self {
        let line = Line { token: caller.token.clone(), until: at + TOKEN_LASTS_MS, public };
        let locale = caller.house.code().to_owned();
        Self { want, channel: caller.venue.channel, line: Some(line), present: caller.present, locale, due_at }
    }

    /// Stands in for the answer to the interaction, should it never arrive.
    pub fn answer(caller: &Caller, at: Millis) -> Self {
        Self::new(Want::Shown, caller, true, at + ANSWER_GRACE_MS, at)
    }

    /// Brings the public message up to date after something that was answered privately.
    pub fn show(caller: &Caller, at: Millis) -> Self {
        Self::new(Want::Shown, caller, false, at, at)
    }

    /// Brings the public message up to date after something that nobody asked for just now.
    pub fn redraw(stored: &StoredGame, at: Millis) -> Self {
        let Venue { channel, .. } = stored.venue;
        let locale = stored.locale.clone();
        Self { want: Want::Shown, channel, line: None, present: true, locale, due_at: at }
    }

    /// Tells whoever is on turn after a step of somebody else's, by a message, since edits do not ping.
    pub fn ping(caller: &Caller, after: &StoredGame, table: &Table, at: Millis) -> Option<NewTask> {
        let person = after.person_on_turn(table).filter(|person| *person != caller.person)?;
        let version = after.version + 1;
        let job = Self::new(Want::Pinged { person, version }, caller, true, at, at);
        Some(job.task(format!("ping:{}:{version}", after.id.0)))
    }

    /// Takes the buttons off a message that no longer shows the game, once it is known which (see [`Store::shown`]). The
    /// time is part of the key: a late answer may have given a retired message its buttons back.
    pub fn retire(channel: u64, present: bool, at: Millis) -> NewTask {
        let want = Want::Retired { message: "{message}".to_owned() };
        let job = Self { want, channel, line: None, present, locale: String::new(), due_at: at };
        job.task(format!("retire:{{message}}:{at}"))
    }

    /// The task, for the step after this state of the game.
    pub fn of(self, before: &StoredGame) -> NewTask {
        let key = format!("show:{}:{}", before.id.0, before.version + 1);
        self.task(key)
    }

    /// The task, for a game that has no number yet.
    pub fn of_new_game(self) -> NewTask {
        self.task("show:{game}:0".to_owned())
    }

    fn task(self, dedupe: String) -> NewTask {
        let due_at = self.due_at;
        // Plain numbers and strings: there is nothing in a job that JSON cannot say.
        let payload = serde_json::to_string(&self).expect("a job is plain data");
        NewTask { dedupe, payload, due_at }
    }
}

impl<S: Store> App<S> {
    /// What to send for a task, from the game as it stands now.
    ///
    /// # Errors
    /// When the store does not answer or the game does not replay.
    pub async fn errand(&self, task: &Task) -> Result<Errand, Fault> {
        let job: Job = serde_json::from_str(&task.payload).map_err(|e| Fault::new(&format!("a task: {e}")))?;
        let Some(game) = task.game else { return Ok(Errand::Nothing) };
        let Some(stored) = self.store().game(game).await? else { return Ok(Errand::Nothing) };
        let locale = Locale::of(&job.locale);
        let now = self.clock().now();
        let line = job.line.filter(|line| line.until > now);
        let reach = Reach { channel: job.channel, line, present: job.present };
        Ok(match job.want {
            Want::Shown => {
                // The ping is a task of its own.
                let body = Message { pings: Vec::new(), ..self.public_message(&stored, locale, true).await? };
                Errand::Show { game, message: stored.message, body, reach }
            }
            Want::Pinged { person, version } if stored.version == version && stored.status == Status::Running => {
                Errand::Say { body: turn_message(&stored, locale, person), reach }
            }
            Want::Retired { message } => match message.parse() {
                Ok(message) => Errand::Strip { message, reach },
                Err(_) => Errand::Nothing,
            },
            Want::Pinged { .. } => Errand::Nothing,
        })
    }
}

fn turn_message(stored: &StoredGame, locale: Locale, person: u64) -> Message {
    let link = stored.message.map_or_else(String::new, |message| super::show::link(&stored.venue, message));
    let args = [
        ("person", Arg::Text(mention(person))),
        ("game", Arg::Text(crate::words::game(locale, &stored.game))),
        ("number", Arg::Number(stored.id.0)),
        ("link", Arg::Text(link)),
    ];
    Message { text: say(locale, "your-turn", &args), pings: vec![person], ..Message::default() }
}
