//! The year: people with plans, a bot that is killed, a Discord that is away, a clock that is set. It begins in a database of
//! the first version, has a league, a tournament, seasons of ratings and a summary of each week, and in its middle goes on
//! from a backup.

mod backups;
mod contests;
mod first;
mod looks;
mod people;

use super::turn::{DAY, Game, HOUR, MINUTE, SECOND};
use backups::Nightly;
use contests::Contests;
use narabe::app::Context;
use narabe::app::clock::heartbeat::DOWNTIME_FROM_MS;
use narabe::clock::{Clock, ManualClock};
use narabe::games::GAMES;
use narabe::store::sqlite::{Durability, Options};
use narabe::store::{GameId, Preferences};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};
use std::path::PathBuf;
use std::sync::Arc;

/// Days of a whole year.
pub const WHOLE_YEAR: i64 = 365;
const PEOPLE: u64 = 60;
/// A restart may give back what was lived since the heartbeat was last written down.
const HEARTBEAT_STORED: i64 = 10 * SECOND;
const RULES: [&str; 5] =
    ["gomoku/freestyle", "gomoku/caro", "gomoku/standard", "roku/standard", "rokumon/act-1"];

/// Next act of a person, or of chance.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Plan {
    Challenge,
    Answer(GameId, u64),
    Act(GameId, u32, u64),
    Late(GameId, u32, bool),
    Holiday(u64, bool),
    Pause(GameId, usize),
    Restart(i64),
    Outage(i64),
    Jump(i64),
    /// An event of this format is made, and people join.
    Event(&'static str),
    /// The event that runs then is cancelled, so that the year ends.
    CancelEvents,
    /// The season of the ratings is closed.
    CloseSeason,
    /// The bot is stopped for so long, and goes on from its newest backup.
    Restore(i64),
}

/// State that is rolled back when the bot goes on from a backup: no one has lived through the time after it.
#[derive(Clone, Default)]
struct Life {
    /// Time in which people could have played since the beginning.
    lived: i64,
    plans: BinaryHeap<Reverse<(i64, u64, Plan)>>,
    games: BTreeMap<GameId, Game>,
    /// When open challenges were made.
    open: BTreeMap<GameId, (i64, i64)>,
    counts: BTreeMap<String, u64>,
    once: BTreeSet<(GameId, String)>,
    /// Posts that no game has more than one of.
    posted: BTreeSet<String>,
    /// Games that were played to an end.
    ended: BTreeSet<GameId>,
    contests: Contests,
}

/// The makings of a year.
#[derive(Clone, Copy)]
pub struct Plans {
    pub games: u64,
    /// Days in which all that is planned happens, of a whole year or of a short one.
    pub days: i64,
    /// Days from one backup to the next.
    pub backup_days: i64,
    /// True for a mutant, whose outbox does what an event says once more.
    pub repeats_posts: bool,
}

pub struct Year {
    random: fastrand::Rng,
    clock: ManualClock,
    app: Option<Context>,
    folder: tempfile::TempDir,
    life: Life,
    repeats_posts: bool,
    number: u64,
    /// The backups; none on PostgreSQL, which has its own.
    nightly: Option<Nightly>,
    /// Games that were over before the first result was ever written down.
    early: BTreeSet<GameId>,
    pub history: Vec<String>,
    pub flaws: Vec<String>,
}

impl Year {
    /// Lives a year of these plans, and on until the last of them has ended.
    pub async fn live(seed: u64, plans: Plans) -> Self {
        let mut year = Self::dawn(seed, plans).await;
        year.make_plans(&plans);
        while let Some(Reverse((at, ..))) = year.life.plans.peek() {
            let at = *at;
            year.live_until(at).await;
            if let Some(Reverse((_, _, plan))) = year.life.plans.pop() {
                year.carry_out(plan).await;
            }
        }
        let latest = year.life.lived + 200 * DAY;
        while year.life.lived < latest && !(year.life.games.is_empty() && year.life.open.is_empty())
        {
            year.live_until(year.life.lived + DAY).await;
        }
        for game in year.life.games.keys().chain(year.life.open.keys()) {
            year.flaws.push(format!("game {} never ended", game.0));
        }
        year.close().await;
        year
    }

    async fn dawn(seed: u64, plans: Plans) -> Self {
        let clock = ManualClock::at(crate::stage::DAWN);
        let folder = tempfile::tempdir().unwrap();
        let mut year = Self {
            random: fastrand::Rng::with_seed(seed),
            clock,
            app: None,
            folder,
            life: Life::default(),
            repeats_posts: plans.repeats_posts,
            number: 1_000,
            nightly: None,
            early: BTreeSet::new(),
            history: Vec::new(),
            flaws: Vec::new(),
        };
        if crate::database::is_postgres() {
            year.start();
            year.beat().await;
        } else {
            year.begin_in_the_first_schema().await;
            year.nightly = Some(Nightly::new(&year.database(), plans.backup_days));
        }
        year.want_weeks().await;
        for person in (1..=PEOPLE).filter(|person| person % 5 == 0) {
            let wishes = Preferences { auto_vacation: true, ..Preferences::default() };
            let before = year.app().store().preferences(person).await.unwrap();
            assert!(year.app().store().prefer(person, before, wishes).await.unwrap());
        }
        year
    }

    fn start(&mut self) {
        let options = Options { durability: Durability::Normal, ..Options::default() };
        let store = crate::database::open(self.database(), options);
        let clock: Arc<dyn Clock> = Arc::new(self.clock.clone());
        self.app =
            Some(Context::new(store, GAMES, clock, fastrand::Rng::with_seed(self.random.u64(..))));
    }

    fn database(&self) -> PathBuf {
        self.folder.path().join("year.db")
    }

    fn app(&self) -> &Context {
        self.app.as_ref().unwrap()
    }

    fn make_plans(&mut self, plans: &Plans) {
        let within = (plans.days - 30) * DAY;
        for _ in 0..plans.games {
            let at = self.random.i64(0..within);
            self.plan(at, Plan::Challenge);
        }
        self.plan_contests(plans.days);
        let events = 40 * plans.days / WHOLE_YEAR;
        for number in 0..events {
            let at = self.random.i64(0..within);
            let long = [30 * SECOND, 10 * MINUTE, 3 * HOUR, 2 * DAY][self.random.usize(0..4)];
            let long = long / 2 + self.random.i64(0..long);
            let plan = match number % 4 {
                0 | 1 => Plan::Restart(long),
                2 => Plan::Outage(long),
                _ => Plan::Jump(if number % 8 == 3 { -HOUR } else { 10 * DAY }),
            };
            self.plan(at, plan);
            let person = self.random.u64(1..=PEOPLE);
            let at = self.random.i64(0..within);
            self.plan(at, Plan::Holiday(person, true));
            let away = self.random.i64(HOUR..20 * DAY);
            self.plan(at + away, Plan::Holiday(person, false));
        }
        if self.nightly.is_some() {
            let day = self.random.i64(160..200) * plans.days / WHOLE_YEAR;
            let (at, down) = (day * DAY, self.random.i64(MINUTE..6 * HOUR));
            self.plan(at, Plan::Restore(down));
        }
    }

    fn plan(&mut self, at: i64, plan: Plan) {
        self.number += 1;
        self.life.plans.push(Reverse((at.max(self.life.lived), self.number, plan)));
    }

    fn note(&mut self, what: &str, about: &str) {
        *self.life.counts.entry(what.to_owned()).or_default() += 1;
        self.history.push(format!("{} {what} {about}", self.life.lived));
    }

    pub fn count(&self, what: &str) -> u64 {
        self.life.counts.get(what).copied().unwrap_or(0)
    }

    pub fn summary(&self) -> String {
        format!("{} days lived, {:?}", self.life.lived / DAY, self.life.counts)
    }

    /// Time goes by, with a beat whenever something falls due, at least once a day.
    async fn live_until(&mut self, until: i64) {
        loop {
            let due = self.app().store().due(i64::MAX, 1).await.unwrap();
            let mut next = i64::MAX;
            if let Some(id) = due.first() {
                let game = self.app().store().game(*id).await.unwrap().unwrap();
                next = game.deadline_at.unwrap() - self.clock.now();
            }
            let step = next.max(0).min(until - self.life.lived).min(DAY);
            self.clock.advance(step);
            self.life.lived += step;
            self.beat().await;
            self.back_up().await;
            if self.life.lived >= until {
                return;
            }
        }
    }

    /// The bot is well: what is due happens, and is looked at.
    async fn beat(&mut self) {
        let mut due = Vec::new();
        for id in self.app().store().due(self.clock.now(), 1000).await.unwrap() {
            due.push(self.app().store().game(id).await.unwrap().unwrap());
        }
        narabe::app::clock::heartbeat::beat(self.app()).await.unwrap();
        narabe::app::clock::deadlines::fire_due(self.app()).await.unwrap();
        self.work().await;
        for before in due {
            self.look(&before).await;
        }
        narabe::app::events::advance::sweep(self.app()).await.unwrap();
        narabe::app::outbox::week::sweep(self.app()).await.unwrap();
        self.work().await;
        self.look_at_contests().await;
        // Keys of what is done are forgotten: nothing may hang on them alone.
        if self.random.u8(0..20) == 0 {
            self.app().store().forget(self.clock.now() - HOUR).await.unwrap();
        }
    }

    async fn carry_out(&mut self, plan: Plan) {
        match plan {
            Plan::Challenge => self.challenge().await,
            Plan::Answer(game, person) => self.answer(game, person).await,
            Plan::Act(game, version, person) => self.act(game, version, person).await,
            Plan::Late(game, version, claims) => self.late(game, version, claims).await,
            Plan::Holiday(person, begin) => self.holiday(person, begin).await,
            Plan::Pause(game, member) => self.pause(game, member).await,
            Plan::Restart(down) => self.restart(down).await,
            Plan::Outage(away) => self.outage(away).await,
            Plan::Event(format) => self.found(format).await,
            Plan::CancelEvents => self.cancel_events().await,
            Plan::CloseSeason => self.close_season().await,
            Plan::Restore(down) => self.restore(down).await,
            Plan::Jump(by) => {
                self.clock.set(self.clock.now() + by);
                self.note("jump", &by.to_string());
                self.beat().await;
            }
        }
    }

    async fn restart(&mut self, down: i64) {
        self.app.take().unwrap().into_store().close().unwrap();
        self.clock.advance(down);
        self.lost(down, HEARTBEAT_STORED);
        self.note("restart", &down.to_string());
        self.start();
        self.beat().await;
    }

    async fn outage(&mut self, away: i64) {
        narabe::app::clock::heartbeat::miss(self.app());
        self.clock.advance(away);
        self.lost(away, 0);
        self.note("outage-of-discord", &away.to_string());
        self.beat().await;
    }

    /// A silence is given back, the shortest are not worth it; a little more than was lost may be.
    fn lost(&mut self, silence: i64, slack: i64) {
        // The stored heartbeat may be older than the silence, and tip the scales.
        if silence < DOWNTIME_FROM_MS {
            self.life.lived += silence;
        }
        let slack = slack + if silence < DOWNTIME_FROM_MS { DOWNTIME_FROM_MS } else { 0 };
        self.life.games.values_mut().for_each(|game| game.turn.slack += slack);
        self.life.open.values_mut().for_each(|(_, more)| *more += slack);
    }
}
