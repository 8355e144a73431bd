//! What people ask of each other between the moves: a draw, a take-back, breaking the game off. An offer stands until
//! it is answered or the next move is made.

use super::press::check_playing;
use super::reply::{Answer, Message, Reply};
use super::request::{Caller, Verb};
use super::show::{Way, button, mention};
use super::step::Decided;
use super::tasks::Owed;
use super::{App, Fault, Stop};
use crate::game::{Arg, Event, Refusal, Seat, Table};
use crate::store::between::takeback;
use crate::store::{Change, Entry, GameId, Millis, Offer, Status, StoredGame, Timing};
use crate::words::{Locale, say};

/// How long a move may be taken back without asking, as long as nobody else has acted.
const FREE_MS: Millis = 30_000;

/// What can be asked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// To end the game as a draw.
    Draw,
    /// To take one's own last decision back, with all that followed it.
    Takeback,
    /// To break the game off without a result.
    Abort,
}

impl Kind {
    const ALL: [(Self, &'static str); 3] =
        [(Self::Draw, "draw"), (Self::Takeback, "takeback"), (Self::Abort, "abort")];

    fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, known)| *known == word).map(|(kind, _)| kind)
    }

    fn word(self) -> &'static str {
        Self::ALL.into_iter().find(|(kind, _)| *kind == self).map_or("", |(_, word)| word)
    }
}

/// What is asked for, and whether whoever asks is given their way in it (see [`App::is_indulged`]).
#[derive(Clone, Copy)]
struct Wish {
    kind: Kind,
    indulged: bool,
}

impl From<Kind> for Wish {
    fn from(kind: Kind) -> Self {
        Self { kind, indulged: false }
    }
}

/// How the step is answered, by whom it concerns.
type Owes<'a> = &'a dyn Fn(Vec<u64>, Millis) -> Owed;

impl App {
    /// `/draw` and `/takeback`: asked for by a command, shown by a new board.
    pub(super) async fn ask_for(
        &self,
        caller: &Caller,
        kind: Kind,
        named: Option<&str>,
    ) -> Result<Answer, Stop> {
        let before = self.my_game_here(caller, named).await?;
        let indulged = kind == Kind::Takeback && self.is_indulged(&before, caller.person).await?;
        let wish = Wish { kind, indulged };
        let owes = |people, at| Owed::publicly(caller, people, at);
        let kept = self
            .step(caller, before.id, |stored| self.decide_to_ask(caller, &stored, wish, &owes))
            .await?;
        Ok(self.answer(caller, kept, Way::New).await)
    }

    /// `/abort`: asks the caller first whether they mean it.
    pub(super) async fn ask_to_abort(
        &self,
        caller: &Caller,
        named: Option<&str>,
    ) -> Result<Answer, Stop> {
        let stored = self.my_game_here(caller, named).await?;
        check_playing(caller, &stored)?;
        let title = super::show::title(&stored, caller.locale);
        let alone = self.is_free(&stored, seat(caller, &stored)?, Kind::Abort.into())?;
        let id = match (self.table(&stored)?.people().len(), alone) {
            (1, _) => "abort-sure-alone",
            (_, true) => "abort-sure",
            (_, false) => "abort-sure-asks",
        };
        let text = say(caller.locale, id, &[("game", Arg::Text(title))]);
        let buttons = vec![button(&stored, Verb::ConfirmAbort, caller.locale)];
        Ok(Answer::plain(Reply::Post(Message { buttons, ..Message::private(text) })))
    }

    /// Breaks the game off, or asks the others to.
    pub(super) async fn abort(&self, caller: &Caller, game: GameId) -> Result<Answer, Stop> {
        let owes = |people, at| Owed::behind(caller, people, at);
        let kept = self
            .step(caller, game, |stored| {
                self.decide_to_ask(caller, &stored, Kind::Abort.into(), &owes)
            })
            .await?;
        Ok(Answer { owing: kept.owing, ..super::panel::done(caller) })
    }

    /// Says yes to the offer that stands.
    pub(super) async fn agree(
        &self,
        caller: &Caller,
        game: GameId,
        version: u32,
    ) -> Result<Answer, Stop> {
        let kept = self.step(caller, game, |stored| {
            let (mut offer, seat) = self.asked(caller, &stored, version)?;
            if offer.seat == seat.0 || offer.agreed.contains(&seat.0) {
                let people = self
                    .unanswered(&stored, &offer)?
                    .into_iter()
                    .filter_map(|seat| stored.person_at(seat));
                return Err(Refusal::new("others-answer")
                    .names("people", people.map(mention).collect())
                    .into());
            }
            offer.agreed.push(seat.0);
            self.settle(&stored, offer, false, &|people, at| Owed::publicly(caller, people, at))
        });
        Ok(self.answer(caller, kept.await?, Way::InPlace).await)
    }

    /// Says no to the offer that stands, or takes one's own back.
    pub(super) async fn turn_down(
        &self,
        caller: &Caller,
        game: GameId,
        version: u32,
    ) -> Result<Answer, Stop> {
        let kept = self.step(caller, game, |stored| {
            let (offer, _) = self.asked(caller, &stored, version)?;
            let at = self.clock.now();
            let change =
                put(&stored, Offer { open: false, ..offer }, Change::of(&stored, at, None));
            Ok(Decided { change, owed: Owed::publicly(caller, Vec::new(), at) })
        });
        Ok(self.answer(caller, kept.await?, Way::InPlace).await)
    }

    /// The offer that stands, and the seat of the caller, who plays in the game.
    fn asked(
        &self,
        caller: &Caller,
        stored: &StoredGame,
        version: u32,
    ) -> Result<(Offer, Seat), Stop> {
        check_playing(caller, stored)?;
        self.check_current(caller, stored, version)?;
        let offer = stored.offer().cloned().ok_or_else(|| Refusal::new("no-offer"))?;
        Ok((offer, seat(caller, stored)?))
    }

    fn decide_to_ask(
        &self,
        caller: &Caller,
        stored: &StoredGame,
        wish: Wish,
        owes: Owes<'_>,
    ) -> Result<Decided, Stop> {
        check_playing(caller, stored)?;
        let seat = seat(caller, stored)?;
        let mut offer = self.offer(stored, seat, wish.kind)?;
        if let Some(standing) = stored.offer() {
            if standing.seat == seat.0
                || standing.kind != offer.kind
                || standing.agreed.contains(&seat.0)
            {
                return Err(Refusal::new("offer-stands")
                    .text("person", person(stored, standing.seat))
                    .into());
            }
            // Who asks for what they are asked for agrees to it.
            offer =
                Offer { agreed: [&standing.agreed[..], &[seat.0]].concat(), ..standing.clone() };
        } else if stored.offers.iter().any(|old| same(old, &offer) && old.entries == stored.entries)
        {
            return Err(Refusal::new("asked-already").into());
        }
        self.settle(stored, offer, wish.indulged, owes)
    }

    /// A new offer, where there is somebody to ask and something to ask for.
    fn offer(&self, stored: &StoredGame, seat: Seat, kind: Kind) -> Result<Offer, Stop> {
        let table = self.table(stored)?;
        if kind == Kind::Draw && !table.may_offer_draw(seat) {
            return Err(Refusal::new("no-draw-now").into());
        }
        if kind == Kind::Takeback {
            self.to_take_back(stored, seat)?;
        }
        let (kind, entries) = (kind.word().to_owned(), stored.entries);
        Ok(Offer { kind, seat: seat.0, entries, agreed: Vec::new(), open: true })
    }

    /// Carries out what everybody has agreed to or nobody needs to be asked for; else the offer stands.
    fn settle(
        &self,
        stored: &StoredGame,
        offer: Offer,
        indulged: bool,
        owes: Owes<'_>,
    ) -> Result<Decided, Stop> {
        let kind = Kind::read(&offer.kind).ok_or_else(|| Refusal::new("no-offer"))?;
        let waiting = self.unanswered(stored, &offer)?;
        if waiting.is_empty() || self.is_free(stored, Seat(offer.seat), Wish { kind, indulged })? {
            return self.carry_out(stored, kind, Seat(offer.seat), owes);
        }
        let at = self.clock.now();
        let people = waiting.into_iter().filter_map(|seat| stored.person_at(seat)).collect();
        Ok(Decided {
            change: put(stored, offer, Change::of(stored, at, None)),
            owed: owes(people, at),
        })
    }

    /// The seats whose answer is still wanted: of everybody else who has not left the game.
    fn unanswered(&self, stored: &StoredGame, offer: &Offer) -> Result<Vec<Seat>, Fault> {
        let left = gone(stored);
        let wanted = |seat: &Seat| {
            seat.0 != offer.seat && !offer.agreed.contains(&seat.0) && !left.contains(seat)
        };
        Ok(self.table(stored)?.people().into_iter().filter(wanted).collect())
    }

    fn carry_out(
        &self,
        stored: &StoredGame,
        kind: Kind,
        seat: Seat,
        owes: Owes<'_>,
    ) -> Result<Decided, Stop> {
        let entry = |text| vec![Entry { seat: Some(seat.0), text }];
        match kind {
            Kind::Draw => {
                let (mut table, text) = (self.table(stored)?, Event::Draw.to_string());
                table.play(&text)?;
                self.decided(stored, table, entry(text), owes)
            }
            Kind::Takeback => {
                let count = self.to_take_back(stored, seat)?;
                let log = stored.log[..stored.log.len() - count].to_vec();
                let table = self.table(&StoredGame { log, ..stored.clone() })?;
                // The others learn of it: nothing is taken back silently.
                let others = self.others(stored, seat)?;
                self.decided(stored, table, entry(takeback(seat.0, count)), |_, at| {
                    owes(others.clone(), at)
                })
            }
            Kind::Abort => {
                let (at, end) = (self.clock.now(), Some("aborted".to_owned()));
                let ended = Change {
                    status: Status::Aborted,
                    deadline_at: None,
                    timing: Timing::default(),
                    end,
                    ..Change::of(stored, at, None)
                };
                Ok(Decided { change: ended, owed: owes(self.others(stored, seat)?, at) })
            }
        }
    }

    fn others(&self, stored: &StoredGame, seat: Seat) -> Result<Vec<u64>, Fault> {
        let people = self.table(stored)?.people().into_iter().filter(|other| *other != seat);
        Ok(people.filter_map(|seat| stored.person_at(seat)).collect())
    }

    /// Whether nobody needs to be asked: a move that was made a moment ago, or against the holder of a title, and that
    /// nobody has answered; a game in which somebody has not moved yet.
    fn is_free(
        &self,
        stored: &StoredGame,
        seat: Seat,
        Wish { kind, indulged }: Wish,
    ) -> Result<bool, Stop> {
        let makers = self.makers(stored)?;
        let people = self.table(stored)?.people();
        match kind {
            Kind::Draw => Ok(false),
            Kind::Abort => Ok(people.iter().any(|person| !makers.contains(&Some(*person)))),
            Kind::Takeback => {
                let count = self.to_take_back(stored, seat)?;
                let since = &makers[makers.len() - count..];
                let others =
                    since.iter().flatten().any(|maker| *maker != seat && people.contains(maker));
                let fresh = stored
                    .latest
                    .as_ref()
                    .is_some_and(|last| self.clock.now() - last.at <= FREE_MS);
                Ok(!others && (fresh || indulged || people.len() == 1))
            }
        }
    }

    /// How many entries go when a seat takes its last decision back.
    fn to_take_back(&self, stored: &StoredGame, seat: Seat) -> Result<usize, Stop> {
        let makers = self.makers(stored)?;
        let last = makers.iter().rposition(|maker| *maker == Some(seat));
        let last = last.ok_or_else(|| Refusal::new("nothing-to-take-back"))?;
        if stored.log[last..].iter().any(|text| is_event(text, stored.seats)) {
            return Err(Refusal::new("nothing-to-take-back").into());
        }
        Ok(stored.log.len() - last)
    }

    /// Which seat made each entry of the record; none for chance and table events.
    fn makers(&self, stored: &StoredGame) -> Result<Vec<Option<Seat>>, Fault> {
        let mut table = self.table(&StoredGame { log: Vec::new(), ..stored.clone() })?;
        let mut makers = Vec::with_capacity(stored.log.len());
        for text in &stored.log {
            makers.push(table.to_move().filter(|_| !is_event(text, stored.seats)));
            table.play(text).map_err(|why| Fault::record(stored, &[why]))?;
        }
        Ok(makers)
    }

    /// What the board says of the last thing that a person did, where it was no table event.
    pub(super) fn last_action(
        &self,
        stored: &StoredGame,
        table: &Table,
        locale: Locale,
    ) -> Result<Option<String>, Fault> {
        let people = table.people();
        let by = self.makers(stored)?.into_iter().zip(&stored.log);
        let last = by
            .rev()
            .find_map(|(maker, text)| Some((maker.filter(|seat| people.contains(seat))?, text)));
        let ended = stored.log.last().is_some_and(|text| is_event(text, stored.seats));
        Ok(last.filter(|_| !ended).map(|(seat, text)| {
            let action = crate::words::action(locale, text);
            say(
                locale,
                "last-action",
                &[("action", Arg::Text(action)), ("person", Arg::Text(person(stored, seat.0)))],
            )
        }))
    }

    /// What the board says of an offer that stands, or of what was just taken back.
    pub(super) fn between(&self, stored: &StoredGame, locale: Locale) -> Option<String> {
        let says = |id: &str, seat: u8, more: Vec<(&'static str, Arg)>| {
            let args = [vec![("person", Arg::Text(person(stored, seat)))], more].concat();
            Some(say(locale, id, &args))
        };
        if let Some(offer) = stored.offer().filter(|_| stored.status == Status::Running) {
            let waiting = self.unanswered(stored, offer).ok()?;
            let people = waiting
                .into_iter()
                .filter_map(|seat| stored.person_at(seat))
                .map(mention)
                .collect();
            return says(
                &format!("offer-{}", offer.kind),
                offer.seat,
                vec![("people", Arg::Names(people))],
            );
        }
        let refused = |offer: &&Offer| !offer.open && offer.entries == stored.entries;
        if let Some(offer) =
            stored.offers.iter().rfind(refused).filter(|_| stored.status == Status::Running)
        {
            return says(&format!("declined-{}", offer.kind), offer.seat, Vec::new());
        }
        let (seat, count) = crate::store::between::taken_back(&stored.latest.as_ref()?.text)?;
        says("was-taken-back", seat, vec![("count", Arg::Number(count as i64))])
    }

    /// Whom the board pings: those who are to answer an offer, else whoever is on turn.
    pub(super) fn concerned(&self, stored: &StoredGame, table: &Table) -> Vec<u64> {
        let asked = stored.offer().and_then(|offer| self.unanswered(stored, offer).ok());
        match asked {
            Some(seats) => seats.into_iter().filter_map(|seat| stored.person_at(seat)).collect(),
            None => stored.person_on_turn(table).into_iter().collect(),
        }
    }
}

/// Puts an offer in the place of one that the same seat has made.
fn put(stored: &StoredGame, offer: Offer, change: Change) -> Change {
    let kept = stored.offers.iter().filter(|old| !same(old, &offer)).cloned();
    Change { offers: Some(kept.chain([offer.clone()]).collect()), ..change }
}

fn same(one: &Offer, other: &Offer) -> bool {
    (one.seat, &one.kind) == (other.seat, &other.kind)
}

/// The seats that have left a game that goes on.
fn gone(stored: &StoredGame) -> Vec<Seat> {
    let events =
        stored.log.iter().filter_map(|text| Event::read(text, stored.seats).ok().flatten());
    let seats = events.map(|event| match event {
        Event::Resign(seat) => vec![seat],
        Event::Timeout(seats) => seats,
        Event::Draw => Vec::new(),
    });
    seats.flatten().collect()
}

fn is_event(text: &str, seats: u8) -> bool {
    matches!(Event::read(text, seats), Ok(Some(_)))
}

fn seat(caller: &Caller, stored: &StoredGame) -> Result<Seat, Refusal> {
    stored.seat_of(caller.person).ok_or_else(|| Refusal::new("not-your-game"))
}

fn person(stored: &StoredGame, seat: u8) -> String {
    stored.person_at(Seat(seat)).map_or_else(String::new, mention)
}
