//! What follows a game that has ended: the same once more, or the next rule set of a course.

use super::challenge::Proposal;
use super::pace::Pace;
use super::reply::{Answer, Button, Message, Reply};
use super::request::{Caller, First, Verb};
use super::show::{button, mention};
use super::{App, Stop};
use crate::game::{Arg, Entry, Options, Refusal, Table};
use crate::store::{GameId, Of, Status, StoredGame};
use crate::words::{self, Locale, say};

impl App {
    /// The game that follows one that has ended, in the same company: its own rule set, or the next of the course.
    pub(super) async fn follow(
        &self,
        caller: &Caller,
        game: GameId,
        further: bool,
        first: First,
    ) -> Result<Answer, Stop> {
        let stored = self.load(game).await?;
        check_over(caller, &stored)?;
        let entry = self.games.find(&stored.game)?;
        let first = match first {
            First::Random if !further => exchanged(caller, entry, &stored),
            wished => wished,
        };
        let options = Options::read(entry.info, &stored.rules)?;
        let options = match entry.after(options.named().name).filter(|_| further) {
            Some(next) => Options::read(entry.info, next)?,
            None => options,
        };
        let others = stored
            .members
            .iter()
            .map(|member| member.person)
            .filter(|person| *person != caller.person);
        let (pace, rated) = (Pace::read(&stored.pace).unwrap_or_default(), Some(stored.rated));
        let seats = stored.seats;
        let proposal = Proposal {
            entry,
            options,
            seats,
            others: others.collect(),
            first,
            pace,
            rated,
            sole: true,
        };
        self.check_new(caller, &proposal).await?;
        if first == First::Random && self.chooses_first(caller.person, &proposal).await? {
            return Ok(ask_who_begins(caller, &stored, further));
        }
        self.propose(caller, proposal).await
    }

    /// Refuses what the same people have begun or offered here already, so that two presses are not two games.
    async fn check_new(&self, caller: &Caller, proposal: &Proposal) -> Result<(), Stop> {
        let (game, rules) = (proposal.entry.info.id, proposal.options.to_string());
        let same = |stored: &StoredGame| {
            let company = stored.members.len() == proposal.others.len() + 1
                && proposal
                    .others
                    .iter()
                    .all(|other| stored.members.iter().any(|member| member.person == *other));
            company && stored.game == game && stored.rules == rules && stored.venue == caller.venue
        };
        let games = self.store.unfinished(Of::Person(caller.person)).await?;
        match games.iter().find(|stored| same(stored)) {
            Some(there) => Err(Refusal::new("follows-already").number("number", there.id.0).into()),
            None => Ok(()),
        }
    }

    /// Who begins: as the challenger wishes, unless the game leaves it to the one invited, who lost the last time.
    pub(super) async fn first_of(
        &self,
        caller: &Caller,
        proposal: &Proposal,
    ) -> Result<First, Stop> {
        match proposal.others.as_slice() {
            [other]
                if self.last_loser(proposal.entry, [caller.person, *other]).await?
                    == Some(*other) =>
            {
                Ok(First::Invited)
            }
            _ => Ok(proposal.first),
        }
    }

    /// Whether who begins is this person's to say.
    async fn chooses_first(&self, person: u64, proposal: &Proposal) -> Result<bool, Stop> {
        match proposal.others.as_slice() {
            [other] => Ok(self.last_loser(proposal.entry, [person, *other]).await? == Some(person)),
            _ => Ok(false),
        }
    }

    /// Who lost the last game between two people, where the game lets the loser choose.
    async fn last_loser(&self, entry: &Entry, people: [u64; 2]) -> Result<Option<u64>, Stop> {
        if !entry.info.loser_chooses {
            return Ok(None);
        }
        let winners = self.winners(entry, people, 1).await?;
        let winner = winners.first().copied().flatten();
        Ok(winner.and_then(|winner| people.into_iter().find(|person| *person != winner)))
    }

    /// The buttons and the sentence under a board whose game is over.
    pub(super) fn sequel(
        &self,
        stored: &StoredGame,
        table: &Table,
        locale: Locale,
    ) -> (Vec<Button>, Option<String>) {
        let again = button(stored, Verb::Again(First::Random), locale);
        let Some((entry, preset)) = self.in_course(stored, table) else {
            let over = stored.status == Status::Finished;
            return (over.then_some(again).into_iter().collect(), None);
        };
        let Some(next) = entry.after(&preset) else { return (vec![again], None) };
        let args = [("next", Arg::Text(words::preset(locale, &stored.game, next)))];
        let new = words::try_say(locale, &format!("new-{}-{next}", stored.game), &args);
        (vec![again, button(stored, Verb::Next(First::Random), locale)], new)
    }

    /// The game and its rule set, where it is part of a course or played alone: nobody else is asked then.
    fn in_course(&self, stored: &StoredGame, table: &Table) -> Option<(&'static Entry, String)> {
        let entry =
            self.games.find(&stored.game).ok().filter(|_| stored.status == Status::Finished)?;
        let preset = stored.rules.split(' ').next().unwrap_or_default().to_owned();
        let alone = table.people().len() == 1;
        (alone || entry.info.course.contains(&preset.as_str())).then_some((entry, preset))
    }
}

/// Who begins once more: colours are exchanged between two, unless the game says who chooses.
fn exchanged(caller: &Caller, entry: &Entry, stored: &StoredGame) -> First {
    let began = stored.seat_of(caller.person).is_some_and(|seat| seat.0 == 0);
    match stored.members.len() {
        2 if !entry.info.loser_chooses && began => First::Them,
        2 if !entry.info.loser_chooses => First::Me,
        _ => First::Random,
    }
}

/// Who lost the last game is asked who begins the next one; only they see it.
fn ask_who_begins(caller: &Caller, stored: &StoredGame, further: bool) -> Answer {
    let verb = |first| if further { Verb::Next(first) } else { Verb::Again(first) };
    let buttons =
        [First::Me, First::Them].map(|first| button(stored, verb(first), caller.locale)).to_vec();
    let text = say(caller.locale, "loser-chooses", &[]);
    Answer::plain(Reply::Post(Message { buttons, ..Message::private(text) }))
}

/// The caller must have had a seat in a game that was played to its end.
fn check_over(caller: &Caller, stored: &StoredGame) -> Result<(), Refusal> {
    match (stored.status, stored.seat_of(caller.person)) {
        (_, None) => {
            let people = stored.members.iter().map(|member| mention(member.person)).collect();
            Err(Refusal::new("not-your-sequel").names("people", people))
        }
        (Status::Finished, Some(_)) => Ok(()),
        _ => Err(Refusal::new("not-over")),
    }
}
