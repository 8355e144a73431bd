//! A look at everything that happened by itself: it was to happen, then, and once.

use super::super::turn::{DAY, MINUTE, SECOND};
use super::{Plan, Year};
use narabe::app::outbox::action::Action;
use narabe::clock::Clock;
use narabe::play::game::InSet;
use narabe::store::{GameId, Of, Status, StoredGame, Task, TaskKind, TaskOutcome};

impl Year {
    /// Looks at a game as the sweep has left it.
    pub(super) async fn look(&mut self, before: &StoredGame) {
        let now = self.app().store().game(before.id).await.unwrap().unwrap();
        if now.status == Status::Aborted && before.status == Status::Open {
            let (made, slack) = self.life.open.remove(&now.id).unwrap();
            if !(3 * DAY..=3 * DAY + slack + SECOND).contains(&(self.life.lived - made)) {
                self.flaws.push(format!(
                    "game {}: expired after {}",
                    now.id.0,
                    self.life.lived - made
                ));
            }
            return self.note("expired", &format!("{}", now.id.0));
        }
        if now.version != before.version {
            return self.ran_out(&now);
        }
        let lived = self.life.lived;
        if let Some(game) = self.life.games.get_mut(&now.id) {
            game.turn.stand(&now, lived);
        }
    }

    /// A game was played to an end, which happens once. Who has played it takes part in the other game of its set.
    pub(super) fn ended(&mut self, now: &StoredGame) {
        if now.status != Status::Finished {
            return;
        }
        if !self.life.ended.insert(now.id) {
            self.flaws.push(format!("game {}: has ended twice", now.id.0));
        }
        now.members.iter().for_each(|member| self.takes_part(now, member.person));
    }

    /// Someone takes part in a game, and so in the other game of its set.
    pub(super) fn takes_part(&mut self, now: &StoredGame, person: u64) {
        let others = match now.set {
            InSet::With(other) => vec![now.id, other],
            _ => vec![now.id],
        };
        for game in others {
            self.life.games.entry(game).and_modify(|game| {
                game.moved.insert(person);
            });
        }
    }

    /// A game has ended by itself: was that right, and the time for it?
    pub(super) fn ran_out(&mut self, now: &StoredGame) {
        self.ended(now);
        let game = self.life.games.remove(&now.id).unwrap();
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
        self.flaws.extend(game.judge(now.id, &what, at, self.life.lived));
        self.note(&what, &format!("{} {}", now.id.0, now.log.len()));
    }

    /// Does what the outbox holds, as Discord would see it.
    pub(super) async fn work(&mut self) {
        loop {
            let now = self.clock.now();
            let tasks = self.app().store().claim(now, now + MINUTE, 100).await.unwrap();
            if tasks.is_empty() {
                return;
            }
            for task in tasks {
                let job: serde_json::Value = serde_json::from_str(&task.payload).unwrap();
                self.posted(&task, &job["data"]);
                // As when the program is killed behind it: it is done once more.
                if task.game.is_none() {
                    narabe::app::outbox::delivery::action(self.app(), &task).await.unwrap();
                }
                // Boards are drawn elsewhere.
                if task.kind != TaskKind::ShowBoard {
                    let action =
                        narabe::app::outbox::delivery::action(self.app(), &task).await.unwrap();
                    let week = &job["data"]["Week"];
                    if week.is_object() && matches!(action, Action::Say { .. }) {
                        self.note("week", &week["until"].to_string());
                    }
                    if let (Action::Say { .. } | Action::Tell { .. }, Some(game)) =
                        (&action, task.game)
                    {
                        self.said(game, &job["data"]);
                        // A vacation that began by itself stops clocks that nothing was due in.
                        let now = self.stored(game).await;
                        self.stand(&now);
                        // It is announced once in a channel, beside one of the person's games there.
                        let away = &job["data"]["News"]["news"]["Away"]["person"];
                        if let Some(person) = away.as_u64() {
                            let games = self.app().store().unfinished(Of::Person(person));
                            for now in games.await.unwrap() {
                                self.stand(&now);
                            }
                        }
                    }
                }
                let repeats =
                    self.repeats_posts && task.kind == TaskKind::Event && task.attempts == 0;
                let settled = match repeats {
                    true => {
                        let (attempts, error) = (task.attempts, "a mutant".to_owned());
                        TaskOutcome::Again { attempts, at: now, error }
                    }
                    false => TaskOutcome::Done,
                };
                self.app().store().settle(task.id, settled).await.unwrap();
            }
        }
    }

    /// Asserts that the message of an event at one version is posted once, and so are the result of a game and the summary of
    /// a week.
    fn posted(&mut self, task: &Task, data: &serde_json::Value) {
        let is_week = data["Week"].is_object();
        let once = task.kind == TaskKind::Event || *data == "Result" || is_week;
        if once && !self.life.posted.insert(format!("{:?} {data}", task.game)) {
            self.flaws.push(format!("posted twice: {:?} {data}", task.game));
        }
    }

    /// Asserts that a message about no turn in particular is sent once.
    pub(super) fn said_once(&mut self, id: GameId, what: &str, news: &serde_json::Value) {
        if !self.life.once.insert((id, news.to_string())) {
            self.flaws.push(format!("game {}: said twice: {news}", id.0));
        }
        self.note(what, &id.0.to_string());
    }

    pub(super) fn said(&mut self, id: GameId, want: &serde_json::Value) {
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
        let Some(game) = self.life.games.get_mut(&id) else { return };
        game.turn.said.push(word.to_owned());
        let due = game.due().into_iter().find(|(due, _)| *due == word);
        let flaw = match due {
            Some((_, at)) => game.judge(id, word, at, self.life.lived),
            None => Some(format!("game {}: {word} is not to be said in {:?}", id.0, game.turn)),
        };
        self.flaws.extend(flaw);
        let (version, lasts) = (game.turn.version, game.turn.lasts);
        if word == "time-over" && self.random.f64() < 0.6 {
            let after = self.random.i64(0..lasts * 3 / 2);
            let claims = self.random.bool();
            self.plan(self.life.lived + after, Plan::Late(id, version, claims));
        }
    }
}
