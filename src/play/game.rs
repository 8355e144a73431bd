//! A game as it is kept: where and by whom it is played, its log, and what its people ask of each other.

use super::ballot::Guessed;
use super::clock::Timing;
use super::crowd::{CROWD, Voted};
use super::end::EndReason;
use super::event::EventFormat;
use super::first::FirstPlayer;
use super::ids::{GameId, Millis};
use super::log::Retaken;
use super::machine::Machine;
use super::offer::{Offer, OfferKind};
use super::pace::Pace;
use super::ratings::Rated;
use crate::game::{Event, Seat, Table};

/// Stage of a game's life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// A challenge that waits to be taken.
    Open,
    /// Being played.
    Running,
    /// Played to its end.
    Finished,
    /// Declined, withdrawn, expired or broken off.
    Aborted,
}

/// A person of a game, in the order in which they came: the author first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Member {
    /// The person's Discord id.
    pub person: u64,
    /// True if the person has agreed to play; an invited one has not yet.
    pub joined: bool,
    /// The seat, once seats are drawn; before that the place for which the person was named, if a seat was open then, or
    /// which they keep since someone has left.
    pub seat: Option<u8>,
}

/// Returns who has each of so many places at a table that fills up, by their numbers among the members: those who were named
/// for a place have it, the others the first free ones in the order in which they came.
pub fn places(members: &[Member], count: usize) -> Vec<Option<usize>> {
    let mut places = vec![None; count];
    let (named, others): (Vec<usize>, Vec<usize>) =
        (0..members.len()).partition(|number| members[*number].seat.is_some());
    for number in named {
        let place = members[number].seat.and_then(|seat| places.get_mut(usize::from(seat)));
        if let Some(place) = place {
            *place = Some(number);
        }
    }
    for number in others {
        if let Some(free) = places.iter_mut().find(|place| place.is_none()) {
            *free = Some(number);
        }
    }
    places
}

/// Server and channel in which a game is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Venue {
    /// The server; none in direct messages.
    pub guild: Option<u64>,
    /// The channel.
    pub channel: u64,
}

/// Part of a game in a set of two, in each of which another player begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum InSet {
    /// It is a single game.
    #[default]
    No,
    /// It is a challenge to a set; the other game is made when it begins.
    Proposed,
    /// The other game has this number.
    With(GameId),
}

/// Part of a game in a league or tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InEvent {
    /// Name of the event.
    pub name: String,
    /// Form of the event.
    pub format: EventFormat,
    /// Season, from 1.
    pub season: u32,
    /// Round of the game's pairing, from 1; none where there are no rounds, so that those of a round robin's table and the
    /// numbers of a Swiss event's drawings say nothing.
    pub round: Option<u16>,
    /// True if the game decides a match that was drawn.
    pub decider: bool,
    /// Number of entrants, by which the last round of a knockout is known.
    pub entrants: usize,
}

/// A game as it is kept.
#[derive(Clone, Debug, PartialEq)]
pub struct StoredGame {
    /// Its number.
    pub id: GameId,
    /// Server and channel.
    pub venue: Venue,
    /// The game's id in the list of games.
    pub game: String,
    /// The canonical rules text.
    pub rules: String,
    /// The revision of the rules under which it is played.
    pub revision: u16,
    /// Number of seats, 1 to 16.
    pub seats: u8,
    /// Rule for who begins, from the challenge.
    pub first: FirstPlayer,
    /// The language of its public messages.
    pub locale: String,
    /// Time for a turn.
    pub pace: Pace,
    /// True if the result counts for ratings.
    pub rated: bool,
    /// Its people.
    pub members: Vec<Member>,
    /// Places among them of those who have come from another server, with that server; 0 once the game is over, or that
    /// server has removed the bot.
    pub guests: Vec<(usize, u64)>,
    /// The machines that hold seats beside them.
    pub machines: Vec<Machine>,
    /// Stage of its life.
    pub status: Status,
    /// Raised by one with every change; a decision made on an older version is refused.
    pub version: u32,
    /// The record: the action texts and table events so far, without those that were taken back.
    pub log: Vec<String>,
    /// Number of entries in the log, those that were taken back and the take-backs included.
    pub entries: u32,
    /// The last of them.
    pub latest: Option<Latest>,
    /// Decisions that were taken back, those of the log that stands.
    pub retaken: Vec<Retaken>,
    /// Offers that its people have made each other; see [`StoredGame::offer`].
    pub offers: Vec<Offer>,
    /// The message that shows it, once known.
    pub message: Option<u64>,
    /// Time at which it was made (UTC ms).
    pub created_at: Millis,
    /// Time of the last change (UTC ms).
    pub updated_at: Millis,
    /// Next deadline (UTC ms), such as the expiry of a challenge.
    pub deadline_at: Option<Millis>,
    /// Its clock.
    pub timing: Timing,
    /// Time since which no one could play, where that is to be given back. It is not kept, and known alone while a change
    /// is decided by which a turn fills a bank: the turn that has ended is given nothing later.
    pub lost_since: Option<Millis>,
    /// Those of its people who were ever on vacation, and the beginning and the end of the last one.
    pub away: Vec<(u64, [Millis; 2])>,
    /// Its part in a set.
    pub set: InSet,
    /// True if it counts for a hill.
    pub hill: bool,
    /// The league or tournament to which it belongs; none once that was cancelled. Few games belong to one, so that the
    /// others have but a pointer.
    pub event: Option<Box<InEvent>>,
    /// True if ballots on it may be open.
    pub balloted: bool,
    /// Result of the last guesses about its entries.
    pub guessed: Option<Guessed>,
    /// Result of the last vote for one of its entries.
    pub voted: Option<Voted>,
    /// Length of the log for which someone may have a plan; none: no one ever had.
    pub planned_for: Option<u32>,
    /// Length of the log after the last step that has played a planned move.
    pub planned_to: Option<u32>,
    /// Reason of the end, once it has ended.
    pub end: Option<EndReason>,
    /// Number of the log's last entries that no player made: by them a moderator's decision is written down.
    pub decided: usize,
    /// Effect on ratings, once it is finished.
    pub counted: Option<Rated>,
}

impl StoredGame {
    /// True if a moderator has ended a game of an event that still has a table: it has no result, and can be given one.
    pub fn is_ended_in_event(&self) -> bool {
        self.status == Status::Aborted
            && self.event.is_some()
            && self.end == Some(EndReason::EndedByServer)
    }

    /// Returns the person who holds a seat.
    pub fn person_at(&self, seat: Seat) -> Option<u64> {
        self.members.iter().find(|member| member.seat == Some(seat.0)).map(|member| member.person)
    }

    /// True if a person has come from another server, where the game's own is not.
    pub fn is_guest(&self, person: u64) -> bool {
        self.guest_from(person).is_some()
    }

    /// Returns the server from which a person plays: for a guest the one from which they have come, as long as that is known.
    pub fn server_of(&self, person: u64) -> Option<u64> {
        self.guest_from(person).filter(|from| *from != 0).or(self.venue.guild)
    }

    fn guest_from(&self, person: u64) -> Option<u64> {
        let person_at = |place: usize| self.members.get(place).map(|member| member.person);
        let guest = self.guests.iter().find(|(place, _)| person_at(*place) == Some(person));
        guest.map(|(_, from)| *from)
    }

    /// Returns the machine that holds a seat.
    pub fn machine_at(&self, seat: Seat) -> Option<&Machine> {
        self.machines.iter().find(|machine| machine.seat == seat.0)
    }

    /// Returns the machine that is to move, if the game is running and a machine is; for a seat that has left, its mate.
    pub fn machine_on_turn(&self, table: &Table) -> Option<&Machine> {
        let seat = table.to_move().filter(|_| self.status == Status::Running)?;
        self.machine_at(table.acting(seat))
    }

    /// True if these are the people of this game, in any order.
    pub fn is_of(&self, mut people: impl ExactSizeIterator<Item = u64>) -> bool {
        people.len() == self.members.len()
            && people.all(|person| self.members.iter().any(|member| member.person == person))
    }

    /// True if the machines of this game are as strong as these, or there are none in either.
    pub fn is_against(&self, machines: &[Machine]) -> bool {
        match (self.machines.first(), machines.first()) {
            (Some(own), Some(other)) => {
                (own.level, own.external()) == (other.level, other.external())
            }
            (own, other) => own.is_some() == other.is_some(),
        }
    }

    /// True if the game is played by these rules in this place.
    pub fn is_by(&self, game: &str, rules: &str, venue: Venue) -> bool {
        self.game == game && self.rules == rules && self.venue == venue
    }

    /// True if no event and no hill waits for its result.
    pub fn is_by_itself(&self) -> bool {
        self.event.is_none() && !self.hill
    }

    /// True if the challenge had a seat that no one was asked to take, or has one since someone has left; seats are not drawn
    /// yet. Its author has a place of their own then.
    pub fn had_open_seat(&self) -> bool {
        self.members.first().is_some_and(|author| author.seat.is_some())
    }

    /// Returns the seat of each member, in their order. Before seats are drawn it is that of their place, whose side the draw
    /// keeps together.
    pub fn member_seats(&self, table: &Table) -> Vec<Option<Seat>> {
        if self.status != Status::Open {
            return self.members.iter().map(|member| member.seat.map(Seat)).collect();
        }
        let mut seats = vec![None; self.members.len()];
        let people = table.people();
        for (seat, number) in people.iter().zip(places(&self.members, people.len())) {
            if let Some(number) = number {
                seats[number] = Some(*seat);
            }
        }
        seats
    }

    /// Returns the seat of a person.
    pub fn seat_of(&self, person: u64) -> Option<Seat> {
        self.members.iter().find(|member| member.person == person)?.seat.map(Seat)
    }

    /// Returns the log without the entries by which a moderator's decision is written down.
    pub fn played(&self) -> &[String] {
        &self.log[..self.log.len().saturating_sub(self.decided)]
    }

    /// Returns the seats that have resigned or run out of time, also while the others play on; a moderator's decision takes no
    /// one out.
    pub fn seats_that_left(&self) -> Vec<Seat> {
        let events =
            self.played().iter().filter_map(|text| Event::read(text, self.seats).ok().flatten());
        let seats = events.map(|event| match event {
            Event::Resign(seat) => vec![seat],
            Event::Timeout(seats) => seats,
            Event::Draw => Vec::new(),
        });
        seats.flatten().collect()
    }

    /// True if a person has a seat in the running game that has resigned or run out of time.
    pub fn has_left(&self, person: u64) -> bool {
        let left = self.status == Status::Running && !self.log.is_empty();
        left && self.seat_of(person).is_some_and(|seat| self.seats_that_left().contains(&seat))
    }

    /// Returns the players to ping: the one on turn, or at the end everyone with a seat; the crowd is not called.
    pub fn concerned(&self, table: &Table) -> Vec<u64> {
        let seats = (0..table.seats()).map(Seat);
        let is_person = |person: &u64| *person != CROWD;
        match table.outcome() {
            None => self.person_on_turn(table).into_iter().filter(is_person).collect(),
            Some(_) => seats.filter_map(|seat| self.person_at(seat)).filter(is_person).collect(),
        }
    }

    /// Returns the person on turn, if a person is; for a seat that has left, its mate.
    pub fn person_on_turn(&self, table: &Table) -> Option<u64> {
        self.person_at(table.acting(table.to_move()?))
    }

    /// True if players may have plans for the next move.
    pub fn may_be_planned(&self) -> bool {
        self.planned_for == Some(self.entries)
    }

    /// Returns the action that people had tried to guess, and how that went, if it is of the log's last step.
    pub fn guessed_last(&self) -> Option<(&str, Guessed)> {
        let guessed = self.guessed.filter(|guessed| guessed.entries == self.entries)?;
        let at = self.log.len().checked_sub(guessed.step as usize)?;
        Some((self.log.get(at)?, guessed))
    }

    /// Returns the entry that the crowd has voted for, and how that went, if it is of the log's last step.
    pub fn voted_last(&self) -> Option<(&str, &Voted)> {
        let voted = self.last_vote().filter(|voted| !voted.is_dropped())?;
        let at = self.log.len().checked_sub(voted.step as usize)?;
        Some((self.log.get(at)?, voted))
    }

    /// Returns the number of votes that the log's last step has dropped, if it has.
    pub fn votes_dropped(&self) -> Option<u32> {
        self.last_vote().filter(|voted| voted.is_dropped()).map(|voted| voted.all)
    }

    fn last_vote(&self) -> Option<&Voted> {
        self.voted.as_ref().filter(|voted| voted.entries == self.entries)
    }

    /// True if the crowd holds a seat.
    pub fn has_crowd(&self) -> bool {
        self.members.iter().any(|member| member.person == CROWD)
    }

    /// True if the crowd is to move, by votes.
    pub fn is_voted_on(&self) -> bool {
        let turn = self.timing.turn.as_ref().filter(|_| self.status == Status::Running);
        turn.is_some_and(|turn| turn.person == CROWD)
    }

    /// True if others await the result: that of a rated game, of one of an event or for a hill, and of one against a crowd.
    pub fn is_awaited(&self) -> bool {
        self.rated || !self.is_by_itself() || self.has_crowd()
    }

    /// True if a player who runs out of time loses without a claim: others await the result, and a crowd cannot claim.
    pub fn is_flagged(&self) -> bool {
        self.is_awaited()
    }

    /// Returns the offer that waits for an answer. It ends with the next entry of the log.
    pub fn offer(&self) -> Option<&Offer> {
        self.offers.iter().find(|offer| offer.open && offer.entries == self.entries)
    }

    /// True if the players have agreed to hints in this game.
    pub fn allows_hints(&self) -> bool {
        self.offers.iter().any(|offer| offer.kind == OfferKind::Hints && offer.is_agreed())
    }
}

/// Turn, or question, for which a message pings.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PingedTurn {
    /// The game.
    pub game: GameId,
    /// Version of the game, of which one turn may have several: it is extended, or its board is shown anew.
    pub version: u32,
    channel: u64,
    status: Status,
    entries: u32,
    /// Seat and number of entries of the offer that waits for an answer.
    offer: Option<(u8, u32)>,
}

impl PingedTurn {
    /// Returns the turn in which a game is.
    pub fn of(stored: &StoredGame) -> Self {
        Self {
            game: stored.id,
            version: stored.version,
            channel: stored.venue.channel,
            status: stored.status,
            entries: stored.entries,
            offer: stored.offer().map(|offer| (offer.seat, offer.entries)),
        }
    }

    /// True if the game is in this turn still.
    pub fn goes_on_in(self, now: &StoredGame) -> bool {
        let now = Self::of(now);
        self == Self { version: self.version, ..now }
    }
}

/// The last entry of a log, be it a move or a take-back.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Latest {
    /// Its text.
    pub text: String,
    /// Time at which it was made (UTC ms).
    pub at: Millis,
}
