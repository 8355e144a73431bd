//! `/challenge`, and what becomes of a challenge: accepted, joined, declined, withdrawn, expired.

use super::house::limits;
use super::pace::Pace;
use super::reply::{Answer, Owing};
use super::request::{Caller, First, Opponent, Wish};
use super::show::{Way, mention};
use super::step::{Decided, Kept};
use super::tasks::Owed;
use super::{App, CHALLENGE_LASTS_MS, Fault, Stop, clocks, threads};
use crate::game::{Entry, Options, Refusal, Seat, Table};
use crate::store::servers::{Policy, Settings};
use crate::store::{
    Change, Created, Entry as NewEntry, GameId, Member, NewGame, Status, StoredGame,
};
use crate::words::{self, Locale};

impl App {
    /// `/challenge`.
    pub(super) async fn challenge(&self, caller: &Caller, wish: &Wish) -> Result<Answer, Stop> {
        check_opponents(caller, wish)?;
        if wish.pace == Some(Pace::Untimed) && wish.rated == Some(true) {
            return Err(Refusal::new("untimed-rated").into());
        }
        let house = self.house(caller.venue.guild).await?;
        let usual = house.game.as_deref().filter(|_| wish.game.is_empty() && wish.rules.is_empty());
        let (entry, rules) = self.rule_set(usual.unwrap_or(&wish.game), &wish.rules)?;
        let (options, faults) = Options::read_through(entry.info, &rules)?;
        let others: Vec<u64> = wish.invited().map(|opponent| opponent.person).collect();
        let seats = wish.seats.unwrap_or(options.named().seats.0).max(others.len() as u8 + 1);
        entry.start_with_faults(faults, &options, seats, None)?;
        let Wish { first, rated, .. } = *wish;
        let pace = wish.pace.or_else(|| Pace::read(house.pace.as_deref()?)).unwrap_or_default();
        self.propose(
            caller,
            Proposal { entry, options, seats, others, first, pace, rated, sole: false },
        )
        .await
    }

    /// Puts a challenge before the channel. A game in which the caller is the only person begins at once.
    pub(super) async fn propose(
        &self,
        caller: &Caller,
        mut proposal: Proposal,
    ) -> Result<Answer, Stop> {
        check_rights(caller)?;
        let house = self.check_house(caller, &mut proposal).await?;
        let (most_per_person, most_per_channel) = limits(&house);
        let first = self.first_of(caller, &proposal).await?;
        let Proposal { entry, options, seats, .. } = &proposal;
        let mut members = members(caller, &proposal.others);
        let mut table = entry.start(options, *seats, None)?;
        check_company(caller, &table, &proposal)?;
        let alone = table.people().len() == 1;
        let rated = super::count::is_rated(caller, &proposal, &house, alone)?;
        self.meet(caller).await?;
        let begins =
            is_complete(&members, &table).then(|| self.begin(first, &mut members, &mut table));
        let at = self.clock.now();
        let invited =
            members.iter().filter(|member| !member.joined).map(|member| member.person).collect();
        let owed = Owed::publicly(caller, invited, at);
        let new = NewGame {
            venue: caller.venue,
            locale: caller.house.code().to_owned(),
            game: entry.info.id.to_owned(),
            rules: options.to_string(),
            revision: options.revision(),
            seats: *seats,
            first: first.word().to_owned(),
            pace: if alone { Pace::Untimed } else { proposal.pace }.word().to_owned(),
            rated,
            members,
            deadline_at: at + CHALLENGE_LASTS_MS,
            begins: begins.transpose()?,
            at,
            interaction: caller.interaction,
            most_per_person,
            most_per_channel,
            sole: proposal.sole,
            tasks: owed.tasks_of_new(),
        };
        self.create(caller, new, &owed).await
    }

    /// Keeps a new game and shows it.
    async fn create(&self, caller: &Caller, new: NewGame, owed: &Owed) -> Result<Answer, Stop> {
        let (person, channel) = (new.most_per_person, new.most_per_channel);
        match self.store.create(new.clone()).await? {
            Created::Made { game, tasks } => Ok(self
                .answer(caller, Kept { game: new.kept(game), owing: owed.owing(&tasks) }, Way::New)
                .await),
            Created::Repeat(game) => {
                let kept = Kept { game: self.load(game).await?, owing: Owing::default() };
                Ok(self.answer(caller, kept, Way::New).await)
            }
            Created::PersonFull => {
                Err(Refusal::new("too-many-games").number("most", person).into())
            }
            Created::ChannelFull => {
                Err(Refusal::new("too-many-here").number("most", channel).into())
            }
            Created::There(game) => {
                Err(Refusal::new("follows-already").number("number", game.0).into())
            }
        }
    }

    /// The rule set that `game/preset` and further pairs name. Nothing at all names the first of the list.
    pub(super) fn rule_set(
        &self,
        name: &str,
        pairs: &str,
    ) -> Result<(&'static Entry, String), Stop> {
        let name = crate::game::tidy(name);
        let (entry, preset) = match (self.by_label(&name), name.split_once('/')) {
            _ if name.is_empty() => (&self.games.0[0], None),
            (Some(found), _) => found,
            (None, Some((game, preset))) => (self.games.find(game)?, Some(preset)),
            (None, None) => self.bare_name(&name)?,
        };
        let preset = preset.unwrap_or(entry.info.presets[0].name);
        Ok((entry, format!("{preset} {pairs}")))
    }

    /// A game, or a rule set of one, by the name that people see, in whichever language.
    pub(super) fn by_label(&self, written: &str) -> Option<(&'static Entry, Option<&'static str>)> {
        let wanted = words::name_key(written);
        let named = |name: String| words::name_key(&name) == wanted;
        let of = |(locale, entry): (Locale, &'static Entry)| {
            let (id, presets) = (entry.info.id, &entry.info.presets);
            let game = words::game(locale, id);
            let preset = presets
                .iter()
                .find(|one| named(format!("{game} {}", words::preset(locale, id, one.name))));
            let whole = named(game.clone()).then_some((entry, None));
            whole.or(preset.map(|preset| (entry, Some(preset.name))))
        };
        let all = Locale::ALL
            .into_iter()
            .flat_map(|locale| self.games.0.iter().map(move |entry| (locale, entry)));
        all.into_iter().find_map(of)
    }

    /// A game's id, or a preset's name that only one game has.
    fn bare_name<'a>(&self, name: &'a str) -> Result<(&'static Entry, Option<&'a str>), Stop> {
        if let Ok(entry) = self.games.find(name) {
            return Ok((entry, None));
        }
        let has = |entry: &&Entry| entry.info.presets.iter().any(|preset| preset.name == name);
        match self.games.0.iter().filter(has).collect::<Vec<_>>().as_slice() {
            [entry] => Ok((entry, Some(name))),
            [] => Ok((self.games.find(name)?, None)),
            several => {
                let known =
                    several.iter().map(|entry| format!("{}/{name}", entry.info.id)).collect();
                Err(Refusal::new("several-rule-sets")
                    .text("written", name)
                    .names("known", known)
                    .into())
            }
        }
    }

    /// Takes a challenge that was made to the caller, who may have been left the choice who begins.
    pub(super) async fn accept(
        &self,
        caller: &Caller,
        game: GameId,
        chosen: First,
    ) -> Result<Answer, Stop> {
        self.check_joining(caller, &self.load(game).await?).await?;
        self.meet(caller).await?;
        self.settle_challenge(caller, game, |stored| {
            let mut members = stored.members.clone();
            let mine = members.iter_mut().find(|member| member.person == caller.person);
            match mine {
                Some(member) if !member.joined => member.joined = true,
                Some(_) => return Err(Refusal::new("own-challenge")),
                None => return Err(not_yours(stored)),
            }
            let first = First::read(&stored.first);
            Ok(Verdict::Joined(
                members,
                if first == First::Invited { chosen.seen_by_other() } else { first },
            ))
        })
        .await
    }

    /// Takes an open seat.
    pub(super) async fn join(&self, caller: &Caller, game: GameId) -> Result<Answer, Stop> {
        self.check_joining(caller, &self.load(game).await?).await?;
        self.meet(caller).await?;
        self.settle_challenge(caller, game, |stored| {
            if stored.members.iter().any(|member| member.person == caller.person) {
                return Err(Refusal::new("own-challenge"));
            }
            if self.table(stored).is_ok_and(|table| stored.members.len() >= table.people().len()) {
                return Err(not_yours(stored));
            }
            let mut members = stored.members.clone();
            members.push(Member { person: caller.person, joined: true, seat: None });
            Ok(Verdict::Joined(members, First::read(&stored.first)))
        })
        .await
    }

    /// Turns a challenge down.
    pub(super) async fn decline(&self, caller: &Caller, game: GameId) -> Result<Answer, Stop> {
        self.settle_challenge(caller, game, |stored| {
            let invited = stored
                .members
                .iter()
                .any(|member| member.person == caller.person && !member.joined);
            if invited { Ok(Verdict::Over("declined")) } else { Err(not_yours(stored)) }
        })
        .await
    }

    /// Takes one's own challenge back.
    pub(super) async fn withdraw(&self, caller: &Caller, game: GameId) -> Result<Answer, Stop> {
        self.settle_challenge(caller, game, |stored| {
            let author = stored.members.first().map(|member| member.person);
            if author == Some(caller.person) {
                Ok(Verdict::Over("withdrawn"))
            } else {
                Err(not_author(stored))
            }
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
        let settings = self.house(caller.venue.guild).await?;
        let kept = self.step(caller, game, |stored| {
            match stored.status {
                Status::Open => {}
                Status::Running => return Err(Refusal::new("challenge-taken").into()),
                Status::Finished | Status::Aborted => {
                    return Err(Refusal::new("challenge-over").into());
                }
            }
            match decide(&stored)? {
                Verdict::Joined(members, first) => {
                    self.joined(caller, &settings, &stored, members, first)
                }
                Verdict::Over(end) => Ok(self.over(caller, &stored, end)),
            }
        });
        Ok(self.answer(caller, kept.await?, Way::InPlace).await)
    }

    /// Somebody has joined; once everybody is there the seats are drawn and the game begins.
    fn joined(
        &self,
        caller: &Caller,
        settings: &Settings,
        stored: &StoredGame,
        mut members: Vec<Member>,
        first: First,
    ) -> Result<Decided, Stop> {
        let at = self.clock.now();
        let most = limits(settings).0;
        let mut change =
            Change { joining: Some((caller.person, most)), ..Change::of(stored, at, None) };
        let mut people = Vec::new();
        let mut table = self.table(stored)?;
        if is_complete(&members, &table) {
            change.entries = self.begin(first, &mut members, &mut table)?;
            change.members = Some(members.clone());
            let begun =
                StoredGame { members: members.clone(), status: Status::Running, ..stored.clone() };
            change.status = Status::Running;
            clocks::run_on(stored, &table, &mut change);
            // In a thread they are told when it is there.
            if settings.policy == Policy::Thread && caller.present && caller.venue.guild.is_some() {
                change.tasks.push(threads::wanted(stored, at));
            } else {
                people.extend(begun.person_on_turn(&table));
            }
        }
        change.members = Some(members);
        Ok(Decided { change, owed: Owed::publicly(caller, people, at) })
    }

    /// Everybody is there: seats are drawn, and chance and machines have their turns until a person is asked.
    fn begin(
        &self,
        first: First,
        members: &mut [Member],
        table: &mut Table,
    ) -> Result<Vec<NewEntry>, Fault> {
        self.draw_seats(first, &table.people(), members);
        self.roll(table)
    }

    fn over(&self, caller: &Caller, stored: &StoredGame, end: &str) -> Decided {
        let at = self.clock.now();
        let author = stored.members.first().map(|member| member.person);
        Decided {
            change: ended(stored, at, end),
            owed: Owed::publicly(caller, author.into_iter().collect(), at),
        }
    }

    /// Gives everybody one of the seats that people hold: in the order in which they were named and joined, with the author
    /// first or last, or all by lot.
    fn draw_seats(&self, first: First, seats: &[Seat], members: &mut [Member]) {
        let mut order: Vec<usize> = (0..members.len()).collect();
        match first {
            First::Me => {}
            First::Them => order.rotate_left(1),
            First::Random | First::Invited => {
                self.random
                    .lock()
                    .unwrap_or_else(std::sync::PoisonError::into_inner)
                    .shuffle(&mut order);
            }
        }
        for (seat, member) in seats.iter().zip(order) {
            members[member].seat = Some(seat.0);
        }
    }
}

/// A challenge to be made.
pub(super) struct Proposal {
    /// The game.
    pub entry: &'static Entry,
    /// Its rule set.
    pub options: Options,
    /// How many are to play.
    pub seats: u8,
    /// Who is challenged; fewer than there are seats: anyone may take the others.
    pub others: Vec<u64>,
    /// Who begins.
    pub first: First,
    /// How much time there is, where somebody else waits.
    pub pace: Pace,
    /// Whether the result counts, if the caller says so.
    pub rated: Option<bool>,
    /// Whether it may be the only such game of these people.
    pub sole: bool,
}

/// What a press makes of an open challenge.
enum Verdict {
    /// These are in it now, and who begins once they are all.
    Joined(Vec<Member>, First),
    /// It is over, for this reason.
    Over(&'static str),
}

/// The step that ends a challenge without a game.
fn ended(stored: &StoredGame, at: i64, end: &str) -> Change {
    let end = Some(end.to_owned());
    Change { status: Status::Aborted, deadline_at: None, end, ..Change::of(stored, at, None) }
}

fn members(caller: &Caller, others: &[u64]) -> Vec<Member> {
    let author = Member { person: caller.person, joined: true, seat: None };
    let invited = others.iter().map(|person| Member { person: *person, joined: false, seat: None });
    [author].into_iter().chain(invited).collect()
}

/// Whoever is challenged can play, and is named once.
fn check_opponents(caller: &Caller, wish: &Wish) -> Result<(), Refusal> {
    let all: Vec<Opponent> = wish.invited().collect();
    for (number, opponent) in all.iter().enumerate() {
        check_opponent(caller, *opponent)?;
        if all[..number].iter().any(|other| other.person == opponent.person) {
            return Err(Refusal::new("challenge-twice").text("person", mention(opponent.person)));
        }
    }
    Ok(())
}

/// Whether everybody whom the game needs has agreed to play.
fn is_complete(members: &[Member], table: &Table) -> bool {
    members.len() == table.people().len() && members.iter().all(|member| member.joined)
}

/// A game for one person is played without others and never counts, and that person begins; any other needs somebody to play with.
fn check_company(caller: &Caller, table: &Table, proposal: &Proposal) -> Result<(), Refusal> {
    if table.people().len() > 1 {
        return if caller.alone { Err(Refusal::new("challenge-alone")) } else { Ok(()) };
    }
    let asked = !proposal.others.is_empty()
        || proposal.first != First::Random
        || proposal.rated == Some(true);
    if asked { Err(Refusal::new("challenge-machine")) } else { Ok(()) }
}

fn check_opponent(caller: &Caller, opponent: Opponent) -> Result<(), Refusal> {
    if opponent.person == caller.person {
        return Err(Refusal::new("challenge-self"));
    }
    if opponent.is_bot { Err(Refusal::new("challenge-bot")) } else { Ok(()) }
}

/// Where the bot is a member of the channel it must be allowed to do what a game needs.
pub(super) fn check_rights(caller: &Caller) -> Result<(), Refusal> {
    if caller.lacks.is_empty() {
        return Ok(());
    }
    Err(Refusal::new("lacks-rights")
        .names("rights", super::rights::names(&caller.lacks, caller.locale)))
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
