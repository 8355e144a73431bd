//! People of the year at work: challenges, moves, claims, vacations, pauses.

use super::super::turn::{DAY, Game};
use super::contests::ORGANISER;
use super::{PEOPLE, Plan, RULES, Year};
use crate::callers::{caller, without_pictures};
use crate::commands;
use narabe::app::caller::Caller;
use narabe::app::input::request::{ButtonAction, ChallengeOptions, Opponent, RequestKind};
use narabe::app::output::reply::Reply;
use narabe::clock::Clock;
use narabe::games::GAMES;
use narabe::play::pace::Pace;
use narabe::store::{GameId, Of, Status, StoredGame, Venue};

/// A game of freestyle that someone is asked for.
pub fn wish(other: u64) -> ChallengeOptions {
    ChallengeOptions {
        opponent: Some(Opponent { person: other, is_bot: false, is_self: false }),
        game: "gomoku/freestyle".to_owned(),
        ..ChallengeOptions::default()
    }
}

impl Year {
    pub(super) async fn ask(&mut self, person: u64, game: u64, ask: RequestKind) -> String {
        self.number += 1;
        let venue = Venue { guild: Some(1), channel: 100 + game % 20 };
        let caller = caller(self.number, person, venue);
        let organises = person == ORGANISER;
        let caller = Caller { member_since: Some(0), manages: organises, ..caller };
        let request = without_pictures(caller, ask);
        let answer = narabe::app::handle(self.app(), &request).await;
        match answer.reply {
            Reply::Post(message) | Reply::Follow(message) | Reply::Update(message) => message.text,
            other => panic!("{other:?}"),
        }
    }

    pub(super) async fn challenge(&mut self) {
        let author = self.random.u64(1..=PEOPLE);
        let other = 1 + (author + self.random.u64(0..PEOPLE - 1)) % PEOPLE;
        let pace = Pace::ALL[self.random.usize(0..Pace::ALL.len())].0;
        let rated = pace != Pace::Untimed && self.random.bool();
        let wish = ChallengeOptions {
            game: RULES[self.random.usize(0..RULES.len())].to_owned(),
            pace: Some(pace),
            rated: Some(rated),
            ..wish(other)
        };
        let channel = self.random.u64(0..20);
        self.ask(author, channel, commands::challenge(wish)).await;
        let made = self.app().store().unfinished(Of::Channel(100 + channel)).await.unwrap();
        let Some(made) = made
            .into_iter()
            .find(|game| game.status == Status::Open && !self.life.open.contains_key(&game.id))
        else {
            return self.note("full", "");
        };
        self.life.open.insert(made.id, (self.life.lived, 0));
        if self.random.f64() < 0.93 {
            let after = self.random.i64(0..4 * DAY);
            self.plan(self.life.lived + after, Plan::Answer(made.id, other));
        }
    }

    pub(super) async fn answer(&mut self, id: GameId, person: u64) {
        // After a jump of the clock it may have been over for a week, and deleted.
        let before = self.app().store().game(id).await.unwrap();
        let Some(before) = before.filter(|game| game.status == Status::Open) else { return };
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
            self.life.open.remove(&id);
        }
        if now.status == Status::Running {
            self.life.games.insert(id, Game::of(&now));
            self.begin_turn(&now);
        }
    }

    pub(super) async fn stored(&self, id: GameId) -> StoredGame {
        self.app().store().game(id).await.unwrap().unwrap()
    }

    pub(super) fn begin_turn(&mut self, now: &StoredGame) {
        let lived = self.life.lived;
        let game = self.life.games.get_mut(&now.id).unwrap();
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

    pub(super) async fn act(&mut self, id: GameId, version: u32, person: u64) {
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
        self.takes_part(&now, person);
        let lived = self.life.lived;
        let game = self.life.games.get_mut(&id).unwrap();
        if now.status != Status::Running || !game.goes_on(&now) {
            let flaws = game.end_turn(id, lived);
            self.flaws.extend(flaws);
        }
        self.history.push(format!("{lived} {} {:?}", id.0, now.log.last()));
        if now.status == Status::Running {
            self.begin_turn(&now);
        } else {
            self.ended(&now);
            self.life.games.remove(&id);
            self.note("finished", &id.0.to_string());
        }
    }

    /// Someone claims the win, or nudges.
    pub(super) async fn late(&mut self, id: GameId, version: u32, claims: bool) {
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
            self.ended(&now);
            self.life.games.remove(&id);
        }
        self.note(verb.word(), &id.0.to_string());
    }

    pub(super) async fn holiday(&mut self, person: u64, begin: bool) {
        let since = self.clock.now() - 365 * DAY;
        let before = self.app().store().vacations(person, since).await.unwrap();
        let said = self.ask(person, 0, commands::vacation(begin)).await;
        self.note("holiday", &said);
        let had = self.app().store().vacations(person, since).await.unwrap();
        if had != before {
            self.note("vacation", &said);
        }
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

    pub(super) async fn pause(&mut self, id: GameId, member: usize) {
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
        if self.stored(id).await != before {
            self.note("pause", &said);
        }
        self.beat().await;
        let now = self.stored(id).await;
        self.stand(&now);
    }

    pub(super) fn stand(&mut self, now: &StoredGame) {
        let lived = self.life.lived;
        if let Some(game) = self.life.games.get_mut(&now.id) {
            game.turn.stand(now, lived);
        }
    }
}
