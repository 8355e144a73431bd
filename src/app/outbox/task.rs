//! Outbox tasks: what must happen on Discord beside the answer, stored by the transaction that
//! needs it.
//!
//! A task says what is needed, not what to send; [`super::delivery`] decides that when the task
//! runs, so a late task never shows an old board or pings a player whose turn has passed.

use crate::app::caller::Caller;
use crate::app::outbox::event_job::EventJob;
use crate::app::outbox::news::{News, NewsJob};
pub use crate::app::outbox::route::{InteractionToken, Route};
use crate::app::output::reply::PendingTasks;
use crate::play::game::InSet;
use crate::store::{
    Lane, Member, MessageRef, Millis, NewTask, Offer, StoredGame, TaskId, TaskKind,
};
use serde::{Deserialize, Serialize};

/// Returns the task that announces a credited downtime, or the rest of it.
pub(crate) fn outage_task(job: OutageJob) -> NewTask {
    let rest = if job.after == 0 { String::new() } else { format!(":after-{}", job.after) };
    task_of_none(TaskData::Outage(job), format!("{}{rest}", job.until), job.until)
}

/// Returns the task that announces news. Its key is made of the game's version and `key`.
pub(crate) fn news_task(stored: &StoredGame, news: News, key: &str, at: Millis) -> NewTask {
    let key = format!("{}:{}:{key}", news.message(), stored.version);
    news_task_keyed(stored, news, key, at)
}

/// Returns the same task, with a key of its own.
pub(crate) fn news_task_keyed(stored: &StoredGame, news: News, key: String, at: Millis) -> NewTask {
    news_of_games(stored, news, Vec::new(), key, at)
}

/// Returns the same task, which tells of all of these games at once.
pub(super) fn news_of_games(
    stored: &StoredGame,
    news: News,
    games: Vec<i64>,
    key: String,
    at: Millis,
) -> NewTask {
    let job = NewsJob { news, version: stored.version, to: None, games };
    task_of(stored, TaskData::News(job), key, at)
}

/// Returns the task that tells the guest at a place the news of a task that was due at that time: once for each such task.
pub(super) fn guest_news(stored: &StoredGame, job: &NewsJob, place: usize, at: Millis) -> NewTask {
    let key = format!("{}:{}:{at}:guest:{place}", job.news.message(), job.version);
    task_of(stored, TaskData::News(NewsJob { to: Some(place), ..job.clone() }), key, at)
}

/// Time after which the outbox does what a missing answer should have done (ms). Discord allows 3 s
/// for an answer.
pub(crate) const ANSWER_GRACE_MS: Millis = 10_000;

/// Delay after which a stale ping is no longer deleted (ms).
pub(crate) const DELETE_PING_WITHIN_MS: Millis = 30_000;

/// Payload of a task.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct Job {
    /// Work to do.
    pub(in crate::app) data: TaskData,
    /// Route to the channel.
    pub(in crate::app) route: Route,
    /// Time from which the task was due when it was added (UTC ms).
    pub(in crate::app) due_at: Millis,
}

/// Work of a task, with what it needs beyond the columns of the outbox.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) enum TaskData {
    /// Refresh the public board.
    ShowBoard,
    /// Refresh the public board though nothing was played, as when a downtime was credited: it may be late.
    ShowAgain,
    /// Show the public board after a move whose answer does not: as a new message, where the server wishes that for each
    /// move and no other has taken the place of this one meanwhile.
    ShowAnew {
        /// The message that showed the game before the move.
        replaces: Option<u64>,
    },
    /// Show the public board of a game that no message shows yet, and then ping people: the ping has the link to it.
    ShowFirst {
        /// Places of these people in `members` of that version.
        places: Vec<usize>,
        /// Version of the game.
        version: u32,
        /// Number of entries of its log, as in [`Self::Ping`].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entries: Option<u32>,
    },
    /// Ping people, unless the game has moved on.
    Ping {
        /// Places of these people in `members` of that version: no id of theirs is in the payload.
        places: Vec<usize>,
        /// Version of the game.
        version: u32,
        /// Number of entries of its log. Within a turn the game gets other versions, as when its board is shown anew.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        entries: Option<u32>,
        /// Offer that they are to answer. As long as it waits for them the game has not moved on.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        asks: Option<Asked>,
    },
    /// Refresh the public board of the other game of its set, if that is over.
    ShowTwin,
    /// Tell a person directly what a ping would, unless the game has moved on.
    DirectPing {
        /// Place of the person in `members` of that version.
        place: usize,
        /// Version of the game.
        version: u32,
        /// Offer that they are to answer, as in [`Self::Ping`].
        #[serde(default, skip_serializing_if = "Option::is_none")]
        asks: Option<Asked>,
    },
    /// Strip the buttons off the task's message; under the relay policy, delete it.
    StripButtons,
    /// Delete the task's message, a ping about a turn that has passed.
    DeletePing,
    /// Start a thread for the game.
    StartThread,
    /// Announce news about the game's clock.
    News(NewsJob),
    /// Post the result of the game in the server's channel for results.
    Result,
    /// Announce in every channel concerned that a downtime was credited.
    Outage(OutageJob),
    /// Announce in a person's games that their vacation began or ended.
    Vacation { person: u64, news: News },
    /// Make the move of the machine that is on turn, unless the log has moved on.
    Machine {
        /// Number of entries of the log.
        entries: u32,
        /// Place in `members` of the person whose token the route holds.
        by: Option<usize>,
    },
    /// Show a league or tournament, or announce what happened in it.
    Event(EventJob),
    /// Post the summary of a server's week.
    Week {
        /// Server.
        guild: u64,
        /// End of the week (UTC ms).
        until: Millis,
    },
    /// Post a server's puzzle of the day.
    Puzzle {
        /// Server.
        guild: u64,
        /// The day (number since 1970). A task of before has none.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        day: Option<i64>,
    },
}

/// An offer: the seat that makes it, and the number of entries in the log at the time.
pub(crate) type Asked = (u8, u32);

/// A credited downtime, and how far it has been announced.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct OutageJob {
    /// Beginning (UTC ms).
    pub from: Millis,
    /// End (UTC ms).
    pub until: Millis,
    /// Number of the last game to which it has been announced; 0 at first.
    #[serde(default)]
    pub after: i64,
}

impl Job {
    /// Returns the time until which the token of the route lives, where it has one (UTC ms).
    pub(crate) fn token_until(&self) -> Option<Millis> {
        self.route.token.as_ref().map(|token| token.until)
    }
}

impl TaskData {
    /// Returns the kind of the task.
    fn kind(&self) -> TaskKind {
        match self {
            Self::ShowBoard
            | Self::ShowAgain
            | Self::ShowAnew { .. }
            | Self::ShowFirst { .. }
            | Self::ShowTwin => TaskKind::ShowBoard,
            Self::Ping { .. } | Self::DirectPing { .. } => TaskKind::Ping,
            Self::StripButtons => TaskKind::StripButtons,
            Self::DeletePing => TaskKind::DeletePing,
            Self::StartThread => TaskKind::StartThread,
            Self::News(NewsJob { news: News::Outage { .. }, .. }) => TaskKind::Outage,
            Self::News(_) | Self::Result | Self::Week { .. } | Self::Puzzle { .. } => {
                TaskKind::News
            }
            Self::Outage(_) => TaskKind::Outage,
            Self::Vacation { .. } => TaskKind::Vacation,
            Self::Machine { .. } => TaskKind::Machine,
            Self::Event(_) => TaskKind::Event,
        }
    }

    /// Returns the person whom the data names.
    fn person(&self) -> Option<u64> {
        match self {
            Self::News(job) => job.news.by(),
            Self::Vacation { person, .. } => Some(*person),
            _ => None,
        }
    }
}

/// Tasks that a change needs: a refresh of the public board, and a ping of the people concerned.
pub(crate) struct StepTasks {
    route: Route,
    /// Caller, whose token the route may hold.
    caller: Option<u64>,
    people: Vec<u64>,
    due_at: Millis,
    /// The task that shows the board.
    show: TaskData,
    /// Offer that the people are to answer.
    asks: Option<Asked>,
    /// True if the ping waits until the board is there.
    board_first: bool,
    /// Number of entries of the log after the change, where it is known.
    entries: Option<u32>,
}

impl StepTasks {
    /// Returns the tasks of a change that the public board answers, in a message of its own where the caller has answered a
    /// question.
    pub fn public(caller: &Caller, people: Vec<u64>, at: Millis) -> Self {
        Self::of(caller, !caller.answers_question, people, at)
    }

    /// Returns the tasks of a change that is answered ephemerally.
    pub fn ephemeral(caller: &Caller, people: Vec<u64>, at: Millis) -> Self {
        Self::of(caller, false, people, at)
    }

    /// Returns the tasks of a move that is answered ephemerally, in a game that is shown by this message.
    pub fn ephemeral_move(
        caller: &Caller,
        message: Option<u64>,
        people: Vec<u64>,
        at: Millis,
    ) -> Self {
        let show = TaskData::ShowAnew { replaces: message };
        Self { show, ..Self::of(caller, false, people, at) }
    }

    /// Returns the tasks of a change that follows from another one, by the route of that one's caller. They are due at
    /// once.
    pub fn along(route: &Route, caller: Option<u64>, people: Vec<u64>, at: Millis) -> Self {
        let route =
            Route { token: route.token.clone().filter(|_| caller.is_some()), ..route.clone() };
        Self { caller, people, ..Self::bare(route, at) }
    }

    /// Returns the tasks by a route that ping no one.
    fn bare(route: Route, due_at: Millis) -> Self {
        let show = TaskData::ShowBoard;
        Self {
            route,
            caller: None,
            people: Vec::new(),
            due_at,
            show,
            asks: None,
            board_first: false,
            entries: None,
        }
    }

    /// The caller sees the answer and needs no ping.
    fn of(caller: &Caller, public: bool, mut people: Vec<u64>, at: Millis) -> Self {
        people.retain(|person| *person != caller.person);
        let route = Route::of(caller, public, at);
        Self { caller: Some(caller.person), people, ..Self::bare(route, at + ANSWER_GRACE_MS) }
    }

    /// Returns the tasks of a change without an interaction.
    pub fn by_bot(stored: &StoredGame, at: Millis) -> Self {
        Self::bare(Route::by_bot(stored), at)
    }

    /// Returns the same tasks without the interaction, due at once: the board and the pings go out by the bot.
    pub fn through_bot(self, stored: &StoredGame, at: Millis) -> Self {
        let bot = Self::by_bot(stored, at).pinging(self.people);
        Self { caller: self.caller, asks: self.asks, ..bot }
    }

    /// Adds people to ping.
    pub fn pinging(self, people: Vec<u64>) -> Self {
        Self { people, ..self }
    }

    /// Returns the same tasks, whose ping asks for answers to an offer.
    pub fn asking(self, offer: &Offer) -> Self {
        Self { asks: Some((offer.seat, offer.entries)), ..self }
    }

    /// Returns the same tasks for a game that no message shows yet: the ping comes after the board, with the link to it.
    pub fn board_first(self) -> Self {
        Self { board_first: true, ..self }
    }

    /// Returns the same tasks for a change after which the log has so many entries: the ping is good for the whole turn.
    pub fn of_log(self, entries: u32) -> Self {
        Self { entries: Some(entries), ..self }
    }

    /// Returns the same tasks with a ping of these people but the caller.
    pub fn pinging_others(self, mut people: Vec<u64>) -> Self {
        people.retain(|person| Some(*person) != self.caller);
        self.pinging(people)
    }

    /// Returns the task that makes the move of the machine that is on turn in a game as it is after the change. It is
    /// due with the others, so that its board does not overtake the answer to the change.
    pub fn machine(&self, after: &StoredGame) -> NewTask {
        let place = |person| after.members.iter().position(|member| member.person == person);
        let (entries, by) = (after.entries, self.caller.and_then(place));
        let data = TaskData::Machine { entries, by };
        let job = Job { data, route: self.route.clone(), due_at: self.due_at };
        NewTask { person: self.caller, ..task(&job, entries.to_string()) }
    }

    /// Returns the tasks to store, for the game's version and members after the change. People who are no members are
    /// not pinged.
    pub fn tasks(&self, version: u32, members: &[Member]) -> Vec<NewTask> {
        let place = |person: &u64| members.iter().position(|member| member.person == *person);
        let places = self.people.iter().filter_map(place).collect();
        let Self { entries, asks, .. } = *self;
        let show = self.show.clone();
        let tasks = match (self.people.is_empty(), self.board_first) {
            (true, _) => vec![show],
            (false, true) => vec![TaskData::ShowFirst { places, version, entries }],
            (false, false) => vec![show, TaskData::Ping { places, version, entries, asks }],
        };
        tasks.into_iter().map(|data| self.task(data, version)).collect()
    }

    fn task(&self, data: TaskData, version: u32) -> NewTask {
        let job = Job { data, route: self.route.clone(), due_at: self.due_at };
        NewTask { person: self.caller, ..task(&job, version.to_string()) }
    }
}

/// Returns the tasks of a change that hang on its answer, from the kinds of all its tasks and their ids, in the same
/// order.
pub(crate) fn pending(kinds: &[TaskKind], ids: &[TaskId]) -> PendingTasks {
    let of = |kind| kinds.iter().zip(ids).find(|(other, _)| **other == kind).map(|(_, id)| *id);
    PendingTasks {
        shown: of(TaskKind::ShowBoard),
        ping: of(TaskKind::Ping),
        machine: of(TaskKind::Machine),
    }
}

/// Returns the task that strips the buttons off a message that no longer shows the game; the store
/// knows which one that is. The time and a key that no caller of any node gives twice are part of the
/// key: a late answer may have restored the buttons of a message that was stripped before, or is
/// being stripped at this moment.
pub fn strip_buttons(channel: u64, bot_in_channel: bool, at: Millis, once: &str) -> NewTask {
    let route = Route { channel, token: None, bot_in_channel, pictures: true, guild: None };
    let job = Job { data: TaskData::StripButtons, route, due_at: at };
    NewTask { message: Some(MessageRef::Board), ..task(&job, format!("{at}:{once}")) }
}

/// Returns a task about a game, outside of a transition.
fn task_of(stored: &StoredGame, data: TaskData, key: String, due_at: Millis) -> NewTask {
    task(&Job { data, route: Route::by_bot(stored), due_at }, key)
}

/// Returns a task about no single game.
fn task_of_none(data: TaskData, key: String, due_at: Millis) -> NewTask {
    let route =
        Route { channel: 0, token: None, bot_in_channel: false, pictures: false, guild: None };
    task(&Job { data, route, due_at }, key)
}

/// Returns the task that refreshes the board in place, though the game's version has not changed.
pub(crate) fn show_again(stored: &StoredGame, key: &str, at: Millis) -> NewTask {
    task_of(stored, TaskData::ShowAgain, format!("{}:{key}", stored.version), at)
}

/// Returns the task that shows a game again after an answer that was overtaken; `public` says if the answer is `@original`. No
/// two have the same time and key. Where the bot is in the channel it needs no token, so that no row names a person: their data
/// may have been deleted before their answer arrived.
pub(crate) fn show_after(caller: &Caller, public: bool, at: Millis, once: &str) -> NewTask {
    let route = Route::of(caller, public, at);
    let token = route.token.filter(|_| !caller.bot_in_channel);
    let person = token.as_ref().map(|_| caller.person);
    let job = Job { data: TaskData::ShowBoard, route: Route { token, ..route }, due_at: at };
    NewTask { person, ..task(&job, format!("{at}:{once}")) }
}

/// Returns the task that refreshes the board of the other game of a set, which says what it counts for, after the result
/// of this one has changed; none for a single game. The ratings are counted by then.
pub(crate) fn twin_task(stored: &StoredGame, at: Millis) -> Option<NewTask> {
    let InSet::With(_) = stored.set else { return None };
    let key = format!("{}:twin", stored.version);
    Some(task_of(stored, TaskData::ShowTwin, key, at + ANSWER_GRACE_MS))
}

/// Returns the task that pings the members at these places of a version, with so many entries in the log, once a message
/// shows the game.
pub(super) fn ping_below_board(
    stored: &StoredGame,
    places: &[usize],
    (version, entries): (u32, Option<u32>),
    at: Millis,
) -> NewTask {
    let data = TaskData::Ping { places: places.to_vec(), version, entries, asks: None };
    task_of(stored, data, version.to_string(), at)
}

/// Returns the task that tells the member at a place directly what a ping would, be it about an offer. Its key is made of
/// the place and `key`.
pub(super) fn direct_ping(
    stored: &StoredGame,
    (place, asks): (usize, Option<Asked>),
    key: &str,
    at: Millis,
) -> NewTask {
    let data = TaskData::DirectPing { place, version: stored.version, asks };
    task_of(stored, data, format!("{key}:direct:{place}"), at)
}

/// Returns the task that deletes the ping about the turn that has now passed; the store knows its
/// message.
pub fn delete_stale_ping(stored: &StoredGame, at: Millis) -> NewTask {
    let delete = task_of(stored, TaskData::DeletePing, String::new(), at);
    NewTask { message: Some(MessageRef::Ping), ..delete }
}

/// Returns the task that strips the buttons off the message in the channel that the game has left.
pub(crate) fn left_behind(stored: &StoredGame, at: Millis) -> Option<NewTask> {
    let message = Some(MessageRef::Known(stored.message?));
    let strip = task_of(stored, TaskData::StripButtons, format!("left:{at}"), at);
    Some(NewTask { message, ..strip })
}

/// Returns the task of a job about no message, with the person whom the job names.
pub(super) fn task(job: &Job, key: String) -> NewTask {
    // Plain numbers and strings: JSON can say all that a job holds.
    let payload = serde_json::to_string(job).expect("a job is plain data");
    NewTask {
        kind: job.data.kind(),
        key,
        message: None,
        person: job.data.person(),
        lane: if job.route.token.is_some() { Lane::Token } else { Lane::Bot },
        payload,
        due_at: job.due_at,
    }
}

/// Returns the task that posts a finished game's result in a channel.
pub(crate) fn result_task(stored: &StoredGame, channel: u64, at: Millis) -> NewTask {
    let route = Route { channel, ..Route::by_bot(stored) };
    task(&Job { data: TaskData::Result, route, due_at: at }, "result".to_owned())
}

/// Returns the task that starts a game's thread.
pub(crate) fn thread_task(stored: &StoredGame, at: Millis) -> NewTask {
    task_of(stored, TaskData::StartThread, String::new(), at)
}

/// Returns the task that posts the summary of a server's week.
pub(crate) fn week_task(guild: u64, until: Millis, at: Millis) -> NewTask {
    let data = TaskData::Week { guild, until };
    task_of_none(data, format!("week:{guild}:{until}"), at)
}

/// Returns the task that posts a server's puzzle of a day.
pub(crate) fn puzzle_task(guild: u64, day: i64, at: Millis) -> NewTask {
    let data = TaskData::Puzzle { guild, day: Some(day) };
    task_of_none(data, format!("puzzle:{guild}:{day}"), at)
}

/// Returns the task that announces a vacation.
pub(crate) fn vacation_task(person: u64, news: News, at: Millis) -> NewTask {
    task_of_none(TaskData::Vacation { person, news }, format!("{person}:{at}"), at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::context::Context;
    use crate::app::outbox::action::Action;
    use crate::app::outbox::delivery;
    use crate::app::outbox::event_job::EventNews;
    use crate::app::outbox::event_task::event_task;
    use crate::clock::ManualClock;
    use crate::games::GAMES;
    use crate::play::end::EndReason;
    use crate::play::first::FirstPlayer;
    use crate::play::pace::Pace;
    use crate::store::sqlite::Options;
    use crate::store::{Change, Created, Erasure, EventId, NewGame, Store, Task, Venue};
    use std::collections::HashSet;
    use std::sync::Arc;

    const ALICE: u64 = 1_000_000_000_000_000_001;
    const BOB: u64 = 1_000_000_000_000_000_002;
    const TOKEN: &str = "alices-token";
    const VENUE: Venue = Venue { guild: Some(5), channel: 7 };

    fn alice() -> Caller {
        Caller { token: TOKEN.to_owned(), venue: VENUE, ..Caller::in_test(5, ALICE) }
    }

    /// A game of Alice and Bob.
    async fn begun(store: &Store) -> StoredGame {
        let member = |person, seat| Member { person, joined: true, seat: Some(seat) };
        let new = NewGame {
            venue: VENUE,
            game: "gomoku".to_owned(),
            rules: "freestyle".to_owned(),
            revision: 1,
            seats: 2,
            first: FirstPlayer::Random,
            locale: "en-US".to_owned(),
            pace: Pace::Untimed,
            rated: false,
            members: vec![member(ALICE, 0), member(BOB, 1)],
            deadline_at: 0,
            begins: Some(Vec::new()),
            at: 0,
            interaction: 1,
            most_per_person: 1,
            most_per_channel: 1,
            machines: Vec::new(),
            sole: false,
            set: false,
            hill: None,
            tasks: Vec::new(),
        };
        let Created::Made { game, .. } = store.create(new).await.unwrap() else { panic!() };
        store.game(game).await.unwrap().unwrap()
    }

    /// The same, once it is over.
    async fn ended(store: &Store) -> StoredGame {
        let begun = begun(store).await;
        store.change(Change::abort(&begun, 1, EndReason::Aborted)).await.unwrap();
        store.game(begun.id).await.unwrap().unwrap()
    }

    /// Tasks of every kind, with Alice wherever a task can hold or name someone.
    fn tasks(stored: &StoredGame) -> Vec<NewTask> {
        let news = [
            News::Nudge { by: ALICE },
            News::PauseAsked { by: ALICE },
            News::PauseDeclined { by: ALICE },
            News::Resumed { by: ALICE },
            News::Away { person: ALICE, until: 9, automatic: true },
            News::Back { person: ALICE, by_hand: true },
            News::Silence,
            News::Outage { from: 1, until: 2, games: vec![1] },
        ];
        let by_alice = StepTasks::public(&alice(), vec![BOB], 1).tasks(0, &stored.members);
        let by_bot = StepTasks::by_bot(stored, 1).pinging(vec![ALICE]);
        let others = [
            strip_buttons(7, true, 1, "1"),
            delete_stale_ping(stored, 1),
            thread_task(stored, 1),
            result_task(stored, 7, 1),
            week_task(5, 1, 1),
            puzzle_task(5, 1, 1),
            vacation_task(ALICE, News::Back { person: ALICE, by_hand: false }, 1),
            event_task((EventId(1), 0), 7, EventNews::Show, 1),
        ];
        let news = news.into_iter().map(|news| news_task(stored, news, "", 1));
        let by_bot = by_bot.tasks(stored.version, &stored.members);
        let machine = StepTasks::public(&alice(), Vec::new(), 1).machine(stored);
        let by_alice = by_alice.into_iter().chain([machine]);
        by_alice.chain(by_bot).chain(others).chain(news).collect()
    }

    fn kinds(tasks: &[Task]) -> HashSet<TaskKind> {
        tasks.iter().map(|task| task.kind).collect()
    }

    /// No board may come where the game has gone, as in a channel in which the bot can't post.
    #[tokio::test]
    async fn a_board_that_is_left_waits_for_another_one_but_not_for_ever() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("narabe.db"), Options::default()).unwrap();
        let begun = begun(&store).await;
        let shown = StoredGame { message: Some(500), ..begun.clone() };
        let tasks = left_behind(&shown, 20_000).into_iter().collect();
        let venue = Some(Venue { channel: 8, ..VENUE });
        store.change(Change { venue, tasks, ..Change::of(&begun, 1, None) }).await.unwrap();
        let claimed = store.claim(20_000, 20_001, 100).await.unwrap();
        let clock = ManualClock::at(20_000);
        let time = Arc::new(clock.clone());
        let ctx = Context::new(store, GAMES, time, fastrand::Rng::new());
        let waits = delivery::action(&ctx, &claimed[0]).await.unwrap();
        assert!(matches!(waits, Action::Later(22_000)), "there is no board to lead to yet");
        clock.advance(10 * 60_000);
        let action = delivery::action(&ctx, &claimed[0]).await.unwrap();
        let Action::Strip { text: Some(text), .. } = action else { panic!("no text") };
        assert!(text.ends_with(" goes on in <#8>."), "{text}");
    }

    #[tokio::test]
    async fn no_task_names_a_person_whose_data_is_deleted() {
        let folder = tempfile::tempdir().unwrap();
        let store = Store::open(folder.path().join("narabe.db"), Options::default()).unwrap();
        let stored = ended(&store).await;
        let tasks = tasks(&stored).into_iter().map(|task| (stored.id, task));
        store.enqueue(tasks.collect()).await.unwrap();
        let before = store.claim(20_000, 20_001, 100).await.unwrap();
        assert_eq!(kinds(&before).len(), TaskKind::ALL.len(), "each kind: {before:?}");
        let names =
            |task: &Task| task.payload.contains(&ALICE.to_string()) || task.payload.contains(TOKEN);
        assert_eq!(before.iter().filter(|task| names(task)).count(), 10);
        assert!(store.erase(ALICE, 9, Erasure::default()).await.unwrap().is_some());
        let after = store.claim(20_002, 20_003, 100).await.unwrap();
        assert_eq!(after.len(), before.len() - 10, "the others stay");
        assert!(!after.iter().any(names), "{after:?}");
        // The one that was to ping her finds that there is no one to ping.
        let ctx =
            Context::new(store, GAMES, Arc::new(ManualClock::at(20_003)), fastrand::Rng::new());
        let ping = after.iter().find(|task| task.kind == TaskKind::Ping).unwrap();
        assert!(matches!(delivery::action(&ctx, ping).await.unwrap(), Action::Nothing));
    }
}
