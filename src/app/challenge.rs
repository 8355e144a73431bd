//! `/challenge`, and what becomes of a challenge: accepted, joined, declined, withdrawn, expired.

use super::pace::Pace;
use super::reply::{Answer, Owing};
use super::request::{Caller, First, Opponent, Wish};
use super::show::{Way, mention};
use super::step::{Decided, Kept};
use super::tasks::Owed;
use super::{App, CHALLENGE_LASTS_MS, GAMES_PER_CHANNEL, GAMES_PER_PERSON, Stop, clocks};
use crate::game::{Entry, Options, Refusal, Seat};
use crate::store::{Change, Created, GameId, Member, NewGame, Status, Store, StoredGame};
use crate::words::Locale;

impl<S: Store> App<S> {
    /// Puts a challenge before the channel.
    pub(super) async fn challenge(&self, caller: &Caller, wish: &Wish) -> Result<Answer, Stop> {
        check_rights(caller)?;
        wish.opponent.map_or(Ok(()), |opponent| check_opponent(caller, opponent))?;
        if wish.pace == Pace::Untimed && wish.rated == Some(true) {
            return Err(Refusal::new("untimed-rated").into());
        }
        if caller.alone {
            return Err(Refusal::new("challenge-alone").into());
        }
        let (entry, rules) = self.rule_set(&wish.game, &wish.rules)?;
        let (options, faults) = Options::read_through(entry.sheet, &rules)?;
        let members = members(caller, wish);
        let seats = options.named().seats.0.max(members.len() as u8);
        let table = entry.start_despite(faults, &options, seats, None)?;
        if (0..seats).any(|seat| table.is_machine(Seat(seat))) {
            return Err(Refusal::new("challenge-machine").into());
        }
        let at = self.clock.now();
        let invited = members.iter().filter(|member| !member.joined).map(|member| member.person).collect();
        let owed = Owed::publicly(caller, invited, at);
        let new = NewGame {
            venue: caller.venue,
            locale: caller.house.code().to_owned(),
            game: entry.sheet.id.to_owned(),
            rules: options.to_string(),
            revision: options.revision(),
            seats,
            first: wish.first.word().to_owned(),
            pace: wish.pace.word().to_owned(),
            rated: wish.rated.unwrap_or(false),
            members,
            deadline_at: at + CHALLENGE_LASTS_MS,
            at,
            interaction: caller.interaction,
            most_per_person: GAMES_PER_PERSON,
            most_per_channel: GAMES_PER_CHANNEL,
            tasks: owed.tasks_of_new(),
        };
        match self.store.create(new.clone()).await? {
            Created::Made { game, tasks } => {
                Ok(self.answer(caller, Kept { game: new.kept(game), owing: owed.owing(&tasks) }, Way::New))
            }
            Created::Repeat(game) => {
                Ok(self.answer(caller, Kept { game: self.load(game).await?, owing: Owing::default() }, Way::New))
            }
            Created::PersonFull => Err(Refusal::new("too-many-games").number("most", GAMES_PER_PERSON).into()),
            Created::ChannelFull => Err(Refusal::new("too-many-here").number("most", GAMES_PER_CHANNEL).into()),
        }
    }

    /// The rule set that `game/preset` and further pairs name. Nothing at all names the first of the list.
    pub(super) fn rule_set(&self, name: &str, pairs: &str) -> Result<(&'static Entry, String), Stop> {
        let name = crate::game::tidy(name);
        let (entry, preset) = match name.split_once('/') {
            _ if name.is_empty() => (&self.games.0[0], None),
            Some((game, preset)) => (self.games.find(game)?, Some(preset)),
            None => self.bare_name(&name)?,
        };
        let preset = preset.unwrap_or(entry.sheet.presets[0].name);
        Ok((entry, format!("{preset} {pairs}")))
    }

    /// A game's id, or a preset's name that only one game has.
    fn bare_name<'a>(&self, name: &'a str) -> Result<(&'static Entry, Option<&'a str>), Stop> {
        if let Ok(entry) = self.games.find(name) {
            return Ok((entry, None));
        }
        let has = |entry: &&Entry| entry.sheet.presets.iter().any(|preset| preset.name == name);
        match self.games.0.iter().filter(has).collect::<Vec<_>>().as_slice() {
            [entry] => Ok((entry, Some(name))),
            [] => Ok((self.games.find(name)?, None)),
            several => {
                let known = several.iter().map(|entry| format!("{}/{name}", entry.sheet.id)).collect();
                Err(Refusal::new("several-rule-sets").text("written", name).names("known", known).into())
            }
        }
    }

    /// Takes a challenge that was made to the caller.
    pub(super) async fn accept(&self, caller: &Caller, game: GameId) -> Result<Answer, Stop> {
        self.settle_challenge(caller, game, |stored| {
            let mut members = stored.members.clone();
            let mine = members.iter_mut().find(|member| member.person == caller.person);
            match mine {
                Some(member) if !member.joined => member.joined = true,
                Some(_) => return Err(Refusal::new("own-challenge")),
                None => return Err(not_yours(stored)),
            }
            Ok(Verdict::Joined(members))
        })
        .await
    }

    /// Takes an open seat.
    pub(super) async fn join(&self, caller: &Caller, game: GameId) -> Result<Answer, Stop> {
        self.settle_challenge(caller, game, |stored| {
            if stored.members.iter().any(|member| member.person == caller.person) {
                return Err(Refusal::new("own-challenge"));
            }
            if stored.members.len() >= usize::from(stored.seats) {
                return Err(not_yours(stored));
            }
            let mut members = stored.members.clone();
            members.push(Member { person: caller.person, joined: true, seat: None });
            Ok(Verdict::Joined(members))
        })
        .await
    }

    /// Turns a challenge down.
    pub(super) async fn decline(&self, caller: &Caller, game: GameId) -> Result<Answer, Stop> {
        self.settle_challenge(caller, game, |stored| {
            let invited = stored.members.iter().any(|member| member.person == caller.person && !member.joined);
            if invited { Ok(Verdict::Over("declined")) } else { Err(not_yours(stored)) }
        })
        .await
    }

    /// Takes one's own challenge back.
    pub(super) async fn withdraw(&self, caller: &Caller, game: GameId) -> Result<Answer, Stop> {
        self.settle_challenge(caller, game, |stored| {
            let author = stored.members.first().map(|member| member.person);
            if author == Some(caller.person) { Ok(Verdict::Over("withdrawn")) } else { Err(not_author(stored)) }
        })
        .await
    }

    /// Decides on an open challenge and shows what became of it.
    async fn settle_challenge(
        &self,
        caller: &Caller,
        game: GameId,
        decide: impl Fn(&StoredGame) -> Result<Verdict, Refusal>,
    ) -> Result<Answer, Stop> {
        let kept = self.step(caller, game, |stored| {
            match stored.status {
                Status::Open => {}
                Status::Running => return Err(Refusal::new("challenge-taken").into()),
                Status::Finished | Status::Aborted => return Err(Refusal::new("challenge-over").into()),
            }
            match decide(&stored)? {
                Verdict::Joined(members) => self.joined(caller, &stored, members),
                Verdict::Over(end) => Ok(self.over(caller, &stored, end)),
            }
        });
        Ok(self.answer(caller, kept.await?, Way::InPlace))
    }

    /// Somebody has joined; once all seats are taken they are drawn and the game begins.
    fn joined(&self, caller: &Caller, stored: &StoredGame, mut members: Vec<Member>) -> Result<Decided, Stop> {
        let at = self.clock.now();
        let everybody = members.len() == usize::from(stored.seats) && members.iter().all(|member| member.joined);
        let mut change = Change { joining: Some((caller.person, GAMES_PER_PERSON)), ..Change::of(stored, at, None) };
        let mut people = Vec::new();
        if everybody {
            self.draw_seats(First::read(&stored.first), &mut members);
            change.members = Some(members.clone());
            let begun = StoredGame { members: members.clone(), status: Status::Running, ..stored.clone() };
            let mut table = self.table(&begun)?;
            change.entries = self.roll(&mut table)?;
            change.status = Status::Running;
            clocks::run_on(stored, &table, &mut change);
            people.extend(begun.person_on_turn(&table));
        }
        change.members = Some(members);
        Ok(Decided { change, owed: Owed::publicly(caller, people, at) })
    }

    fn over(&self, caller: &Caller, stored: &StoredGame, end: &str) -> Decided {
        let at = self.clock.now();
        let author = stored.members.first().map(|member| member.person);
        Decided { change: ended(stored, at, end), owed: Owed::publicly(caller, author.into_iter().collect(), at) }
    }

    /// Gives everybody a seat: the author first or last, or all by lot.
    fn draw_seats(&self, first: First, members: &mut [Member]) {
        let mut order: Vec<usize> = (0..members.len()).collect();
        let mut random = self.random.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        match first {
            First::Me => random.shuffle(&mut order[1..]),
            First::Them => {
                order.rotate_left(1);
                let others = order.len() - 1;
                random.shuffle(&mut order[..others]);
            }
            First::Random => random.shuffle(&mut order),
        }
        for (seat, member) in order.into_iter().enumerate() {
            members[member].seat = Some(seat as u8);
        }
    }
}

/// What a press makes of an open challenge.
enum Verdict {
    /// These are in it now.
    Joined(Vec<Member>),
    /// It is over, for this reason.
    Over(&'static str),
}

/// The step that ends a challenge without a game.
fn ended(stored: &StoredGame, at: i64, end: &str) -> Change {
    let end = Some(end.to_owned());
    Change { status: Status::Aborted, deadline_at: None, end, ..Change::of(stored, at, None) }
}

fn members(caller: &Caller, wish: &Wish) -> Vec<Member> {
    let author = Member { person: caller.person, joined: true, seat: None };
    let invited = wish.opponent.map(|opponent| Member { person: opponent.person, joined: false, seat: None });
    [author].into_iter().chain(invited).collect()
}

fn check_opponent(caller: &Caller, opponent: Opponent) -> Result<(), Refusal> {
    if opponent.person == caller.person {
        return Err(Refusal::new("challenge-self"));
    }
    if opponent.is_bot { Err(Refusal::new("challenge-bot")) } else { Ok(()) }
}

/// Where the bot is a member of the channel it must be allowed to do what a game needs.
fn check_rights(caller: &Caller) -> Result<(), Refusal> {
    if caller.lacks.is_empty() {
        return Ok(());
    }
    let name = |locale: Locale| caller.lacks.iter().map(|right| crate::words::say(locale, right.word(), &[])).collect();
    Err(Refusal::new("lacks-rights").names("rights", name(caller.locale)))
}

fn not_yours(stored: &StoredGame) -> Refusal {
    let invited = stored.members.iter().filter(|member| !member.joined).map(|member| member.person);
    let names: Vec<String> = invited.map(mention).collect();
    Refusal::new("not-your-challenge").names("people", names)
}

fn not_author(stored: &StoredGame) -> Refusal {
    let author = stored.members.first().map_or(String::new(), |member| mention(member.person));
    Refusal::new("not-your-own-challenge").text("person", author)
}
