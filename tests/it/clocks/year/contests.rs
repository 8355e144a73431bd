//! Events and seasons of the year: a league that plays season after season, a tournament of each other kind, and the
//! seasons of the ratings, which an organiser closes.

use super::super::turn::{DAY, Game};
use super::{PEOPLE, Plan, WHOLE_YEAR, Year};
use narabe::app::input::arguments::Arguments;
use narabe::app::input::request::RequestKind;
use narabe::clock::Clock;
use narabe::play::game::InSet;
use narabe::play::guild::{AuditAct, AuditEntry, Setting, Settings};
use narabe::store::events::{EventStatus, StoredEvent};
use narabe::store::{EventId, GameId, Status, StoredGame};
use std::collections::BTreeSet;

/// Person who makes events, and may do what a server's managers may.
pub const ORGANISER: u64 = 1;
/// Server in which all of this is.
pub const GUILD: u64 = 1;
/// Channel in which its weeks are summed up.
const CHANNEL: u64 = 100;
/// Entrants of an event.
const SEATS: usize = 6;

/// State of events and seasons as the year knows it.
#[derive(Clone, Default)]
pub struct Contests {
    /// Number of the newest game that was looked at.
    latest: i64,
    /// The last number that a restored copy leaves out, until the next game is found behind it.
    pub left_out: Option<i64>,
    /// Games of events that go on.
    games: BTreeSet<GameId>,
    /// Seasons of the ratings that were closed.
    pub closed: u32,
}

impl Year {
    /// Plans events and ends of seasons on days of a whole year, which a short one has earlier.
    pub(super) fn plan_contests(&mut self, days: i64) {
        for (day, plan) in [
            (3, Plan::Event("league")),
            (20, Plan::Event("round-robin")),
            (90, Plan::CloseSeason),
            (120, Plan::Event("knockout")),
            (180, Plan::CloseSeason),
            (210, Plan::Event("swiss")),
            (270, Plan::CloseSeason),
            (330, Plan::CancelEvents),
        ] {
            let at = day * days / WHOLE_YEAR * DAY + self.random.i64(0..DAY);
            self.plan(at, plan);
        }
    }

    /// The organiser has each week of the server summed up.
    pub(super) async fn want_weeks(&self) {
        let before = self.app().store().settings(GUILD).await.unwrap();
        let settings = Settings { week: Some(CHANNEL), ..before.clone() };
        let entry = AuditEntry {
            guild: GUILD,
            at: self.clock.now(),
            person: ORGANISER,
            act: AuditAct::Set(Setting::Week),
            game: None,
            target: None,
            detail: String::new(),
        };
        assert!(self.app().store().change_settings(before, settings, entry).await.unwrap());
    }

    /// The organiser makes an event, and so many join that it begins.
    pub(super) async fn found(&mut self, format: &'static str) {
        let terms = Arguments::default()
            .with_text("format", format)
            .with_text("game", "gomoku/freestyle")
            .with_text("clock", "day")
            .with_text("seats", SEATS.to_string());
        self.ask(ORGANISER, 0, RequestKind::command("events", terms)).await;
        let Some(made) = self.events().await.into_iter().find(|event| event.entrants.is_empty())
        else {
            return self.flaws.push(format!("no {format} was made"));
        };
        let mut people: Vec<u64> = (1..=PEOPLE).collect();
        self.random.shuffle(&mut people);
        for person in &people[..SEATS] {
            self.ask(*person, 0, panel(format!("event:{}:join", made.id.0))).await;
        }
        self.note(format, &made.id.0.to_string());
        self.beat().await;
        let begun = self.app().store().event(made.id).await.unwrap().unwrap();
        if begun.status != EventStatus::Running {
            self.flaws.push(format!("event {} is {:?} with all entrants", made.id.0, begun.status));
        }
    }

    async fn events(&self) -> Vec<StoredEvent> {
        self.app().store().events_in(GUILD, 1_000).await.unwrap()
    }

    /// Cancels every event that goes on without end.
    pub(super) async fn cancel_events(&mut self) {
        let open =
            |event: &StoredEvent| matches!(event.status, EventStatus::Open | EventStatus::Running);
        let going: Vec<EventId> =
            self.events().await.iter().filter(|event| open(event)).map(|event| event.id).collect();
        for event in going {
            let named = Arguments::default().with_text("do", "cancel");
            let named = named.with_text("event", event.0.to_string());
            self.ask(ORGANISER, 0, RequestKind::command("events", named)).await;
            // One that is played is cancelled once that is confirmed.
            if self.app().store().event(event).await.unwrap().unwrap().is_alive() {
                self.ask(ORGANISER, 0, panel(format!("event:{}:cancel-yes", event.0))).await;
            }
            self.note("cancelled", &event.0.to_string());
        }
        self.beat().await;
    }

    /// The organiser closes the season of the ratings, with a press that is made twice.
    pub(super) async fn close_season(&mut self) {
        let season = self.life.contests.closed + 1;
        for _ in 0..2 {
            self.ask(ORGANISER, 0, panel(format!("season:{season}"))).await;
        }
        self.life.contests.closed = season;
        self.note("season", &season.to_string());
    }

    /// Meets games that an event has begun, and parts from those that it has ended.
    pub(super) async fn look_at_contests(&mut self) {
        let store = self.app().store().direct();
        loop {
            let next = GameId(self.life.contests.latest + 1);
            let Some(game) = store.game(next).await.unwrap() else {
                let Some(left_out) = self.life.contests.left_out.take() else { break };
                self.life.contests.latest = left_out;
                continue;
            };
            self.life.contests.latest = next.0;
            if store.event_of_game(next).await.unwrap().is_some() && game.status == Status::Running
            {
                self.life.contests.games.insert(next);
                let mut own = Game::of(&game);
                own.moved = self.moved_beside(&game);
                self.life.games.insert(next, own);
                self.note("paired", &next.0.to_string());
                self.begin_turn(&game);
            }
        }
        for id in self.life.contests.games.clone() {
            let game = store.game(id).await.unwrap().unwrap();
            if game.status == Status::Running {
                continue;
            }
            self.life.contests.games.remove(&id);
            // People who are out of an event have no more games in it.
            if self.life.games.remove(&id).is_some() {
                self.ended(&game);
                self.note("called-off", &format!("{} {:?}", id.0, game.end));
            }
        }
    }
}

impl Year {
    /// People who take part in a game by what they have done in the other game of its set.
    fn moved_beside(&self, game: &StoredGame) -> BTreeSet<u64> {
        match game.set {
            InSet::With(other) if self.life.ended.contains(&other) => {
                game.members.iter().map(|member| member.person).collect()
            }
            InSet::With(other) => {
                self.life.games.get(&other).map(|other| other.moved.clone()).unwrap_or_default()
            }
            _ => BTreeSet::new(),
        }
    }
}

pub fn panel(key: String) -> RequestKind {
    RequestKind::Panel { key, values: Vec::new() }
}
