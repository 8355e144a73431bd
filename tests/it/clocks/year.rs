//! The year: people with plans, a bot that is killed, a Discord that is away, a clock that is set.

use super::turn::{DAY, Game, HOUR, MINUTE, SECOND};
use crate::callers::{caller, without_pictures};
use crate::commands;
use narabe::app::Context;
use narabe::app::clock::heartbeat::DOWNTIME_FROM_MS;
use narabe::app::input::request::{ButtonAction, ChallengeOptions, Opponent, RequestKind};
use narabe::app::outbox::action::Action;
use narabe::app::output::reply::Reply;
use narabe::clock::{Clock, ManualClock};
use narabe::games::GAMES;
use narabe::play::pace::Pace;
use narabe::store::sqlite::{Durability, Options};
use narabe::store::{GameId, Of, Preferences, Status, StoredGame, TaskKind, TaskOutcome, Venue};
use std::cmp::Reverse;
use std::collections::{BTreeMap, BTreeSet, BinaryHeap};
use std::sync::Arc;

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
}

pub struct Year {
    random: fastrand::Rng,
    clock: ManualClock,
    app: Option<Context>,
    folder: tempfile::TempDir,
    /// How long people could have played since the beginning.
    lived: i64,
    plans: BinaryHeap<Reverse<(i64, u64, Plan)>>,
    games: BTreeMap<GameId, Game>,
    /// When open challenges were made.
    open: BTreeMap<GameId, (i64, i64)>,
    number: u64,
    counts: BTreeMap<String, u64>,
    once: BTreeSet<(GameId, String)>,
    pub history: Vec<String>,
    pub flaws: Vec<String>,
}

impl Year {
    /// Lives a year of so many games, and on until the last of them has ended.
    pub async fn live(seed: u64, games: u64) -> Self {
        let mut year = Self::dawn(seed).await;
        year.make_plans(games);
        while let Some(Reverse((at, ..))) = year.plans.peek() {
            let at = *at;
            year.live_until(at).await;
            if let Some(Reverse((_, _, plan))) = year.plans.pop() {
                year.carry_out(plan).await;
            }
        }
        let latest = year.lived + 200 * DAY;
        while year.lived < latest && !(year.games.is_empty() && year.open.is_empty()) {
            year.live_until(year.lived + DAY).await;
        }
        for game in year.games.keys().chain(year.open.keys()) {
            year.flaws.push(format!("game {} never ended", game.0));
        }
        year
    }

    async fn dawn(seed: u64) -> Self {
        let clock = ManualClock::at(crate::stage::DAWN);
        let folder = tempfile::tempdir().unwrap();
        let mut year = Self {
            random: fastrand::Rng::with_seed(seed),
            clock,
            app: None,
            folder,
            lived: 0,
            plans: BinaryHeap::new(),
            games: BTreeMap::new(),
            open: BTreeMap::new(),
            number: 1_000,
            counts: BTreeMap::new(),
            once: BTreeSet::new(),
            history: Vec::new(),
            flaws: Vec::new(),
        };
        year.start().await;
        for person in (1..=PEOPLE).filter(|person| person % 5 == 0) {
            let wishes = Preferences { auto_vacation: true, ..Preferences::default() };
            let before = year.app().store().preferences(person).await.unwrap();
            assert!(year.app().store().prefer(person, before, wishes).await.unwrap());
        }
        year
    }

    async fn start(&mut self) {
        let options = Options { durability: Durability::Normal, ..Options::default() };
        let store = crate::database::open(self.folder.path().join("year.db"), options);
        let clock: Arc<dyn Clock> = Arc::new(self.clock.clone());
        self.app =
            Some(Context::new(store, GAMES, clock, fastrand::Rng::with_seed(self.random.u64(..))));
        self.beat().await;
    }

    fn app(&self) -> &Context {
        self.app.as_ref().unwrap()
    }

    fn make_plans(&mut self, games: u64) {
        let within = 335 * DAY;
        for _ in 0..games {
            let at = self.random.i64(0..within);
            self.plan(at, Plan::Challenge);
        }
        let events = 40;
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
    }

    fn plan(&mut self, at: i64, plan: Plan) {
        self.number += 1;
        self.plans.push(Reverse((at.max(self.lived), self.number, plan)));
    }

    fn note(&mut self, what: &str, about: &str) {
        *self.counts.entry(what.to_owned()).or_default() += 1;
        self.history.push(format!("{} {what} {about}", self.lived));
    }

    pub fn count(&self, what: &str) -> u64 {
        self.counts.get(what).copied().unwrap_or(0)
    }

    pub fn summary(&self) -> String {
        format!("{} days lived, {:?}", self.lived / DAY, self.counts)
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
            let step = next.max(0).min(until - self.lived).min(DAY);
            self.clock.advance(step);
            self.lived += step;
            self.beat().await;
            if self.lived >= until {
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
        // Keys of what is done are forgotten: nothing may hang on them alone.
        if self.random.u8(0..20) == 0 {
            self.app().store().forget(self.clock.now() - HOUR).await.unwrap();
        }
    }

    /// What the sweep has made of a game.
    async fn look(&mut self, before: &StoredGame) {
        let now = self.app().store().game(before.id).await.unwrap().unwrap();
        if now.status == Status::Aborted && before.status == Status::Open {
            let (made, slack) = self.open.remove(&now.id).unwrap();
            if !(3 * DAY..=3 * DAY + slack + SECOND).contains(&(self.lived - made)) {
                self.flaws.push(format!("game {}: expired after {}", now.id.0, self.lived - made));
            }
            return self.note("expired", &format!("{}", now.id.0));
        }
        if now.version != before.version {
            return self.ran_out(&now);
        }
        let lived = self.lived;
        if let Some(game) = self.games.get_mut(&now.id) {
            game.turn.stand(&now, lived);
        }
    }

    /// A game has ended by itself: was that right, and the time for it?
    fn ran_out(&mut self, now: &StoredGame) {
        let game = self.games.remove(&now.id).unwrap();
        let what = match (now.status, now.log.last().map(String::as_str)) {
            (Status::Aborted, _) => now.end.as_ref().unwrap().word().to_owned(),
            (_, Some("timeout 0 1")) => "timeout both".to_owned(),
            (_, Some(last)) => last.split(' ').next().unwrap().to_owned(),
            _ => String::new(),
        };
        let (expected, at) = game.runs_out();
        if what != expected {
            self.flaws
                .push(format!("game {}: {what} instead of {expected}: {:?}", now.id.0, game.turn));
        }
        self.flaws.extend(game.judge(now.id, &what, at, self.lived));
        self.note(&what, &format!("{} {}", now.id.0, now.log.len()));
    }

    /// Does what the outbox holds, as Discord would see it.
    async fn work(&mut self) {
        loop {
            let now = self.clock.now();
            let tasks = self.app().store().claim(now, now + MINUTE, 100).await.unwrap();
            if tasks.is_empty() {
                return;
            }
            for task in tasks {
                let job: serde_json::Value = serde_json::from_str(&task.payload).unwrap();
                // As when the program is killed behind it: it is done once more.
                if task.game.is_none() {
                    narabe::app::outbox::delivery::action(self.app(), &task).await.unwrap();
                }
                // Boards are drawn elsewhere.
                if task.kind != TaskKind::ShowBoard {
                    let action =
                        narabe::app::outbox::delivery::action(self.app(), &task).await.unwrap();
                    if let (Action::Say { .. } | Action::Tell { .. }, Some(game)) =
                        (&action, task.game)
                    {
                        self.said(game, &job["data"]);
                        // A vacation that began by itself stops clocks that nothing was due in.
                        let now = self.stored(game).await;
                        self.stand(&now);
                    }
                }
                self.app().store().settle(task.id, TaskOutcome::Done).await.unwrap();
            }
        }
    }

    /// What is said about no turn in particular is said once.
    fn said_once(&mut self, id: GameId, what: &str, news: &serde_json::Value) {
        if !self.once.insert((id, news.to_string())) {
            self.flaws.push(format!("game {}: said twice: {news}", id.0));
        }
        self.note(what, &id.0.to_string());
    }

    fn said(&mut self, id: GameId, want: &serde_json::Value) {
        let news = &want["News"]["news"];
        let word = match news {
            news if news["Reminder"]["last"] == false => "reminder",
            news if news["Reminder"]["last"] == true => "reminder-last",
            news if *news == "Over" => "time-over",
            news if *news == "Silence" => "silence-notice",
            news if news["Away"].is_object() => return self.said_once(id, "away", news),
            news if news["Outage"].is_object() => return self.said_once(id, "outage", news),
            _ => return,
        };
        self.note(word, &id.0.to_string());
        let Some(game) = self.games.get_mut(&id) else { return };
        game.turn.said.push(word.to_owned());
        let due = game.due().into_iter().find(|(due, _)| *due == word);
        let flaw = match due {
            Some((_, at)) => game.judge(id, word, at, self.lived),
            None => Some(format!("game {}: {word} is not to be said in {:?}", id.0, game.turn)),
        };
        self.flaws.extend(flaw);
        let (version, lasts) = (game.turn.version, game.turn.lasts);
        if word == "time-over" && self.random.f64() < 0.6 {
            let after = self.random.i64(0..lasts * 3 / 2);
            let claims = self.random.bool();
            self.plan(self.lived + after, Plan::Late(id, version, claims));
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
        self.start().await;
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
        // What is written down of the heartbeat may be older than the silence, and tip the scales.
        if silence < DOWNTIME_FROM_MS {
            self.lived += silence;
        }
        let slack = slack + if silence < DOWNTIME_FROM_MS { DOWNTIME_FROM_MS } else { 0 };
        self.games.values_mut().for_each(|game| game.turn.slack += slack);
        self.open.values_mut().for_each(|(_, more)| *more += slack);
    }

    async fn ask(&mut self, person: u64, game: u64, ask: RequestKind) -> String {
        self.number += 1;
        let venue = Venue { guild: Some(1), channel: 100 + game % 20 };
        let request = without_pictures(caller(self.number, person, venue), ask);
        let answer = narabe::app::handle(self.app(), &request).await;
        match answer.reply {
            Reply::Post(message) | Reply::Follow(message) | Reply::Update(message) => message.text,
            other => panic!("{other:?}"),
        }
    }

    async fn challenge(&mut self) {
        let author = self.random.u64(1..=PEOPLE);
        let other = 1 + (author + self.random.u64(0..PEOPLE - 1)) % PEOPLE;
        let pace = Pace::ALL[self.random.usize(0..Pace::ALL.len())].0;
        let rated = pace != Pace::Untimed && self.random.bool();
        let wish = ChallengeOptions {
            opponent: Some(Opponent { person: other, is_bot: false, is_self: false }),
            game: RULES[self.random.usize(0..RULES.len())].to_owned(),
            rules: String::new(),
            pace: Some(pace),
            rated: Some(rated),
            ..ChallengeOptions::default()
        };
        let channel = self.random.u64(0..20);
        self.ask(author, channel, commands::challenge(wish)).await;
        let made = self.app().store().unfinished(Of::Channel(100 + channel)).await.unwrap();
        let Some(made) = made
            .into_iter()
            .find(|game| game.status == Status::Open && !self.open.contains_key(&game.id))
        else {
            return self.note("full", "");
        };
        self.open.insert(made.id, (self.lived, 0));
        if self.random.f64() < 0.93 {
            let after = self.random.i64(0..4 * DAY);
            self.plan(self.lived + after, Plan::Answer(made.id, other));
        }
    }

    async fn answer(&mut self, id: GameId, person: u64) {
        let before = self.stored(id).await;
        if before.status != Status::Open {
            return;
        }
        let verb =
            if self.random.f64() < 0.95 { ButtonAction::Accept } else { ButtonAction::Decline };
        self.ask(
            person,
            before.venue.channel - 100,
            RequestKind::Press { game: id, version: before.version, verb },
        )
        .await;
        let now = self.stored(id).await;
        if now.status != Status::Open {
            self.open.remove(&id);
        }
        if now.status == Status::Running {
            self.games.insert(id, Game::of(&now));
            self.begin_turn(&now);
        }
    }

    async fn stored(&self, id: GameId) -> StoredGame {
        self.app().store().game(id).await.unwrap().unwrap()
    }

    fn begin_turn(&mut self, now: &StoredGame) {
        let lived = self.lived;
        let game = self.games.get_mut(&now.id).unwrap();
        if !game.goes_on(now) {
            game.begin(now, lived);
        }
        let (lasts, person) = (game.turn.left(lived), game.turn.person);
        let share = match self.random.u32(0..1000) {
            0..700 => self.random.f64() * 0.2,
            700..900 => self.random.f64(),
            900..955 => 0.8 + self.random.f64() * 0.2,
            955..975 => 1.0 + self.random.f64(),
            // Never.
            _ => return,
        };
        self.plan(lived + (lasts as f64 * share) as i64, Plan::Act(now.id, now.version, person));
        if self.random.f64() < 0.02 {
            let at = lived + self.random.i64(0..(lasts / 2).max(1));
            self.plan(at, Plan::Pause(now.id, 0));
            let agreed = at + self.random.i64(0..DAY);
            self.plan(agreed, Plan::Pause(now.id, 1));
            let on = agreed + self.random.i64(0..40 * DAY);
            self.plan(on, Plan::Pause(now.id, 0));
        }
    }

    async fn act(&mut self, id: GameId, version: u32, person: u64) {
        let before = self.stored(id).await;
        if before.status != Status::Running || before.version != version {
            return;
        }
        let channel = before.venue.channel - 100;
        let table = narabe::app::context::replayed(GAMES, &before).unwrap();
        let actions = table.actions().actions;
        let text = actions[self.random.usize(0..actions.len())].clone();
        let resigns = self.random.f64() < 0.08;
        let ask = if resigns {
            RequestKind::Press { game: id, version, verb: ButtonAction::ConfirmResign }
        } else {
            RequestKind::SubmitMove { game: id, version, text }
        };
        let said = self.ask(person, channel, ask).await;
        let now = self.stored(id).await;
        if now.version == before.version {
            return self.flaws.push(format!("game {}: not moved: {said}", id.0));
        }
        let lived = self.lived;
        let game = self.games.get_mut(&id).unwrap();
        if now.status != Status::Running || !game.goes_on(&now) {
            let flaws = game.end_turn(id, lived);
            self.flaws.extend(flaws);
        }
        self.history.push(format!("{lived} {} {:?}", id.0, now.log.last()));
        if now.status == Status::Running {
            self.begin_turn(&now);
        } else {
            self.games.remove(&id);
            self.note("finished", &id.0.to_string());
        }
    }

    /// Someone claims the win, or nudges.
    async fn late(&mut self, id: GameId, version: u32, claims: bool) {
        let before = self.stored(id).await;
        if before.status != Status::Running || before.version != version {
            return;
        }
        let asked = before.timing.turn.as_ref().unwrap().person;
        let other = before.members.iter().find(|member| member.person != asked).unwrap().person;
        let verb = if claims { ButtonAction::Claim } else { ButtonAction::Nudge };
        let said = self
            .ask(other, before.venue.channel - 100, RequestKind::Press { game: id, version, verb })
            .await;
        let now = self.stored(id).await;
        if claims && now.status != Status::Finished {
            self.flaws.push(format!("game {}: not claimed: {said}", id.0));
        }
        if now.status == Status::Finished {
            self.games.remove(&id);
        }
        self.note(verb.word(), &id.0.to_string());
    }

    async fn holiday(&mut self, person: u64, begin: bool) {
        let said = self.ask(person, 0, commands::vacation(begin)).await;
        self.note("holiday", &said);
        let since = self.clock.now() - 365 * DAY;
        let had = self.app().store().vacations(person, since).await.unwrap();
        let had: i64 =
            had.iter().map(|vacation| vacation.ends_at - vacation.began_at.max(since)).sum();
        if had > 14 * DAY {
            self.flaws.push(format!("{person} has {had} ms of vacation"));
        }
        self.beat().await;
        for now in self.app().store().unfinished(Of::Person(person)).await.unwrap() {
            self.stand(&now);
        }
    }

    async fn pause(&mut self, id: GameId, member: usize) {
        let before = self.stored(id).await;
        if before.status != Status::Running {
            return;
        }
        let person = before.members[member].person;
        let said = self
            .ask(
                person,
                before.venue.channel - 100,
                commands::about("pause", Some(id.0.to_string())),
            )
            .await;
        self.note("pause", &said);
        self.beat().await;
        let now = self.stored(id).await;
        self.stand(&now);
    }

    fn stand(&mut self, now: &StoredGame) {
        let lived = self.lived;
        if let Some(game) = self.games.get_mut(&now.id) {
            game.turn.stand(now, lived);
        }
    }
}
