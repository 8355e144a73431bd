//! Messages that show a game: the challenge, the board in play, the board at its end.

use super::reply::{Answer, Button, Message, Reply};
use super::request::{Ask, Caller, First, Right, Verb};
use super::step::Kept;
use super::view::{Position, View};
use super::{App, Fault, clocks};
use crate::game::{Arg, Outcome, Scene, Seat, SeatView, Side, Stock, Table};
use crate::store::{Status, StoredGame, Venue};
use crate::words::{self, Locale, say};

/// For so many actions a game says what it is about.
const EXPLAINED: usize = 4;

/// How an answer puts the board before everybody.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Way {
    /// As a new message, which pings whoever is asked next.
    New,
    /// As a new message that tells nobody anything new.
    Again,
    /// Over the message under which a button was pressed.
    InPlace,
}

impl Way {
    /// How the answer to a step that was asked for in this manner shows the board.
    pub(super) fn of(ask: &Ask) -> Self {
        match ask {
            Ask::Press { verb: Verb::Again(_) | Verb::Next(_), .. } => Self::New,
            Ask::Press { .. } | Ask::Typed { .. } | Ask::Choose { .. } | Ask::Panel { .. } => {
                Self::InPlace
            }
            Ask::Board { .. } => Self::Again,
            _ => Self::New,
        }
    }
}

impl App {
    /// The answer that shows a game to everybody. The step stands already, so whatever goes wrong here is said as such, and
    /// the outbox will show the game.
    pub(super) async fn answer(&self, caller: &Caller, kept: Kept, way: Way) -> Answer {
        let Kept { game, owing } = kept;
        let pictures = !caller.lacks.contains(&Right::AttachFiles);
        let mut message = match self.public_message(&game, pictures).await {
            Ok(message) => message,
            Err(fault) => {
                fault.report(caller);
                return Answer::private(say(caller.locale, "kept-anyway", &[]));
            }
        };
        // An edit cannot ping, so a task does it.
        if way != Way::New {
            message.pings.clear();
        }
        message.pings.retain(|person| *person != caller.person);
        let reply = if way == Way::InPlace { Reply::Update(message) } else { Reply::Post(message) };
        Answer { reply, shows: Some(game.id), owing }
    }

    /// What everybody sees of a game as it stands.
    pub(super) async fn public_message(
        &self,
        stored: &StoredGame,
        pictures: bool,
    ) -> Result<Message, Fault> {
        self.message_for(stored, &self.public_view(stored, pictures).await).await
    }

    /// The same as somebody sees it.
    pub(super) async fn message_for(
        &self,
        stored: &StoredGame,
        view: &View,
    ) -> Result<Message, Fault> {
        let locale = view.locale;
        match stored.status {
            Status::Open => Ok(challenge(stored, self.table(stored)?.people().len(), locale)),
            Status::Aborted if stored.log.is_empty() => {
                Ok(Message { text: aborted(stored, locale), ..Message::default() })
            }
            Status::Running | Status::Finished | Status::Aborted => {
                self.board_message(stored, view).await
            }
        }
    }

    async fn board_message(&self, stored: &StoredGame, view: &View) -> Result<Message, Fault> {
        let (table, locale) = (self.table(stored)?, view.locale);
        let scene = table.scene(None);
        let (sequel, new) = self.sequel(stored, &table, locale);
        let did = self.machine_did(stored, &table, locale)?;
        let called = self.called(stored, &table, locale).await?;
        let between = self.between(stored, locale);
        let last = self.last_action(stored, &table, locale)?;
        let upshot = table.upshot().map(|upshot| words::game_phrase(locale, "upshot", &upshot));
        let lines = [title(stored, locale), seats(stored, &table, &scene, locale)]
            .into_iter()
            .chain(last)
            .chain(did);
        let lines = lines.chain(upshot);
        let lines = lines.chain([standing(stored, &table, locale)]).chain(between);
        let lines = lines.chain(super::notices::line(stored, locale));
        let lines = lines.chain(stage(&scene, locale)).chain(new).chain(called);
        let lines = lines.chain(aim(stored, locale)).chain(super::count::counted(stored, locale));
        let message = Message {
            text: lines.collect::<Vec<_>>().join("\n"),
            buttons: if stored.status == Status::Running {
                in_play(stored, &table, locale)
            } else {
                sequel
            },
            pings: match stored.status {
                Status::Running => self.concerned(stored, &table),
                Status::Aborted => Vec::new(),
                Status::Open | Status::Finished => stored.concerned(&table),
            },
            ..Message::default()
        };
        let players = self.players(stored, &table, locale).await;
        Ok(self.with_board(view, Position { scene, actions: &stored.log, players }, message))
    }

    /// A game as the caller alone sees it. Whoever is asked can go on from there.
    pub(super) async fn own_message(
        &self,
        caller: &Caller,
        stored: &StoredGame,
        view: &View,
    ) -> Result<Message, Fault> {
        let board = self.message_for(stored, view).await?;
        // What a move owes is sent where it was made, so it is made where the game is.
        let asked =
            board.pings.contains(&caller.person) && stored.venue.channel == caller.venue.channel;
        let buttons = match stored.status {
            Status::Running => {
                asked.then(|| button(stored, Verb::MoveOn, view.locale)).into_iter().collect()
            }
            Status::Finished if stored.seat_of(caller.person).is_some() => board.buttons,
            _ => Vec::new(),
        };
        Ok(Message { private: true, pings: Vec::new(), buttons, ..board })
    }

    /// What a machine did last, if it has answered a person's action.
    fn machine_did(
        &self,
        stored: &StoredGame,
        table: &Table,
        locale: Locale,
    ) -> Result<Option<String>, Fault> {
        if table.people().len() == usize::from(table.seats()) {
            return Ok(None);
        }
        let Some((last, log)) = stored.log.split_last() else { return Ok(None) };
        let before = self.table(&StoredGame { log: log.to_vec(), ..stored.clone() })?;
        let did =
            || say(locale, "machine-did", &[("action", Arg::Text(words::action(locale, last)))]);
        Ok(before.automa().map(|_| did()))
    }
}

impl StoredGame {
    /// Who holds a seat.
    pub(crate) fn person_at(&self, seat: Seat) -> Option<u64> {
        self.members.iter().find(|member| member.seat == Some(seat.0)).map(|member| member.person)
    }

    /// The seat of a person.
    pub(crate) fn seat_of(&self, person: u64) -> Option<Seat> {
        self.members.iter().find(|member| member.person == person)?.seat.map(Seat)
    }

    /// Whom the position concerns: who is asked next, or at the end everybody who has a seat.
    pub(crate) fn concerned(&self, table: &Table) -> Vec<u64> {
        match table.outcome() {
            None => self.person_on_turn(table).into_iter().collect(),
            Some(_) => (0..table.seats()).filter_map(|seat| self.person_at(Seat(seat))).collect(),
        }
    }

    /// Who is asked next, where it is a person; for a seat that has left its mate is.
    pub(crate) fn person_on_turn(&self, table: &Table) -> Option<u64> {
        self.person_at(table.acting(table.to_move()?))
    }
}

/// How a text names a person; Discord shows it as their name in the server.
pub(super) fn mention(person: u64) -> String {
    if is_named(person) { format!("<@{person}>") } else { format!("👤{person}") }
}

/// Whether this is a person's id of Discord's, not the number of a nameless player who has asked to be forgotten.
pub fn is_named(person: u64) -> bool {
    // Discord's ids begin with milliseconds, 22 bits up.
    person >> 22 > 0
}

/// How a text names a channel; Discord shows it as a link.
pub(super) fn channel(venue: &Venue) -> String {
    format!("<#{}>", venue.channel)
}

/// The address of a message.
pub(super) fn link(venue: &Venue, message: u64) -> String {
    let guild = venue.guild.map_or_else(|| "@me".to_owned(), |guild| guild.to_string());
    format!("https://discord.com/channels/{guild}/{}/{message}", venue.channel)
}

/// The game's name, its rule set and its number.
pub(super) fn title(stored: &StoredGame, locale: Locale) -> String {
    let (preset, pairs) = stored.rules.split_once(' ').unwrap_or((&stored.rules, ""));
    let rules = format!("{} {pairs}", words::preset(locale, &stored.game, preset));
    let args = [
        ("game", Arg::Text(words::game(locale, &stored.game))),
        ("rules", Arg::Text(rules.trim().to_owned())),
        ("number", Arg::Number(stored.id.0)),
    ];
    say(locale, "title", &args)
}

/// What the game is about, as long as it has hardly begun.
fn aim(stored: &StoredGame, locale: Locale) -> Option<String> {
    let preset = stored.rules.split(' ').next().unwrap_or_default();
    words::game_aim(locale, &stored.game, preset).filter(|_| stored.log.len() <= EXPLAINED)
}

/// What is asked at this stage beyond a plain move, and what the position is called.
fn stage(scene: &Scene, locale: Locale) -> Vec<String> {
    let playing = scene.seats.iter().any(|seat| seat.on_turn);
    let asked =
        (playing && scene.status.word != "to-move").then(|| words::status(locale, &scene.status));
    let name = scene.name.as_ref().map(|name| say(locale, name.word, &name.args));
    asked.into_iter().chain(name).collect()
}

/// Who holds a seat, as a text names them.
fn holder(stored: &StoredGame, table: &Table, seat: Seat, locale: Locale) -> String {
    let machine = || table.is_machine(seat).then(|| say(locale, "machine", &[]));
    stored.person_at(seat).map(mention).or_else(machine).unwrap_or_default()
}

/// The same with a capital letter; who is mentioned has none.
fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().into_iter().flat_map(char::to_uppercase).chain(letters).collect()
}

/// Who plays which colour, mates together, with what each has taken and whether anybody has left.
fn seats(stored: &StoredGame, table: &Table, scene: &Scene, locale: Locale) -> String {
    let mut sides: Vec<Side> = scene.seats.iter().map(|view| table.side(view.seat)).collect();
    sides.sort_unstable();
    sides.dedup();
    let side = |side: &Side| {
        let mates = scene.seats.iter().filter(|view| table.side(view.seat) == *side);
        mates.map(|view| seat(stored, table, view, locale)).collect::<Vec<_>>().join(" + ")
    };
    let between = if scene.seats.len() > 2 { "\n" } else { "  " };
    sides.iter().map(side).collect::<Vec<_>>().join(between)
}

fn seat(stored: &StoredGame, table: &Table, view: &SeatView, locale: Locale) -> String {
    let colour = view.colour.word();
    let args = [
        ("person", Arg::Text(holder(stored, table, view.seat, locale))),
        ("colour", Arg::Text(say(locale, &format!("colour-{colour}"), &[]))),
        ("stone", Arg::Text(say(locale, &format!("stone-{colour}"), &[]))),
    ];
    let mut seat = say(locale, "seat", &args);
    for count in view
        .stock
        .iter()
        .filter_map(|stock| if let Stock::Captured(count) = stock { Some(*count) } else { None })
    {
        let taken = words::captured(locale, count);
        seat = say(locale, "seat-taken", &[("seat", Arg::Text(seat)), ("taken", Arg::Text(taken))]);
    }
    if table.has_left(view.seat) {
        say(locale, "seat-left", &[("seat", Arg::Text(seat))])
    } else {
        seat
    }
}

/// Whose turn it is, or how it ended.
pub(super) fn standing(stored: &StoredGame, table: &Table, locale: Locale) -> String {
    match (table.outcome(), stored.person_on_turn(table)) {
        _ if stored.status == Status::Aborted => why_aborted(stored, locale),
        (Some(outcome), _) if stored.end.as_deref() == Some("adjudicated") => {
            format!(
                "{} {}",
                ended(stored, table, &outcome, locale),
                say(locale, "adjudicated", &[])
            )
        }
        (Some(outcome), _) => ended(stored, table, &outcome, locale),
        (None, Some(person)) => {
            let next = table
                .next()
                .and_then(|seat| stored.person_at(table.acting(seat)))
                .filter(|next| *next != person);
            let (id, next) =
                next.map_or(("to-move", String::new()), |next| ("to-move-then", mention(next)));
            say(locale, id, &[("person", Arg::Text(mention(person))), ("next", Arg::Text(next))])
        }
        (None, None) => String::new(),
    }
}

fn ended(stored: &StoredGame, table: &Table, outcome: &Outcome, locale: Locale) -> String {
    let seats = (0..table.seats()).map(Seat).filter(|seat| outcome.is_winner(table.side(*seat)));
    // The sentence begins with them.
    let winners: Vec<String> =
        seats.map(|seat| capital(&holder(stored, table, seat, locale))).collect();
    let end = ("end", Arg::Text(words::end_reason(locale, outcome.end)));
    if winners.is_empty() {
        return say(locale, "drawn", &[end]);
    }
    let count = Arg::Number(winners.len() as i64);
    say(locale, "won", &[("winners", Arg::Names(winners)), ("count", count), end])
}

fn aborted(stored: &StoredGame, locale: Locale) -> String {
    format!("{}\n{}", title(stored, locale), why_aborted(stored, locale))
}

/// Why there is no result.
fn why_aborted(stored: &StoredGame, locale: Locale) -> String {
    let end = stored.end.as_deref().unwrap_or("withdrawn");
    let people: Vec<String> = stored.members.iter().map(|member| mention(member.person)).collect();
    let people = [("people", Arg::Names(people))];
    let broken_off = words::try_say(locale, &format!("broken-off-{end}"), &people);
    broken_off.unwrap_or_else(|| say(locale, &format!("challenge-{end}"), &people))
}

/// A challenge to a game for so many people.
fn challenge(stored: &StoredGame, people: usize, locale: Locale) -> Message {
    let author = stored.members.first().map_or(0, |member| member.person);
    let invited: Vec<u64> = stored.members.iter().filter(|m| !m.joined).map(|m| m.person).collect();
    let free = people.saturating_sub(stored.members.len());
    let chosen_by_invited = stored.first == First::Invited.word();
    let args = [
        ("author", Arg::Text(mention(author))),
        ("invited", Arg::Names(invited.iter().copied().map(mention).collect())),
        ("free", Arg::Number(free as i64)),
        ("first", Arg::Text(say(locale, &format!("first-{}", stored.first), &[]))),
        ("until", Arg::Text(format!("<t:{}:R>", stored.deadline_at.unwrap_or_default() / 1000))),
    ];
    let id = if invited.is_empty() { "challenge-open" } else { "challenge-made" };
    let verbs: &[Verb] = match (invited.is_empty(), free) {
        (false, 0) if chosen_by_invited => {
            &[Verb::AcceptAs(First::Me), Verb::AcceptAs(First::Them), Verb::Decline, Verb::Withdraw]
        }
        (false, 0) => &[Verb::Accept, Verb::Decline, Verb::Withdraw],
        (false, _) => &[Verb::Accept, Verb::Decline, Verb::Join, Verb::Withdraw],
        (true, _) => &[Verb::Join, Verb::Withdraw],
    };
    let lines = [title(stored, locale), say(locale, id, &args)].into_iter();
    let lines =
        lines.chain(rated(stored, locale)).chain(aim(stored, locale)).chain(lobby(stored, locale));
    Message {
        text: lines.collect::<Vec<_>>().join("\n"),
        buttons: verbs.iter().map(|verb| button(stored, *verb, locale)).collect(),
        pings: invited,
        ..Message::default()
    }
}

/// That the result counts, where it does.
fn rated(stored: &StoredGame, locale: Locale) -> Option<String> {
    stored.rated.then(|| say(locale, "is-rated", &[]))
}

/// The seats of a game for more than two as they fill up, and how they will be given.
fn lobby(stored: &StoredGame, locale: Locale) -> Vec<String> {
    if stored.seats <= 2 {
        return Vec::new();
    }
    let order = if stored.first == First::Random.word() { "lobby-drawn" } else { "lobby-named" };
    let member = |number: usize| match stored.members.get(number) {
        Some(member) => {
            let id = if member.joined { "lobby-joined" } else { "lobby-invited" };
            say(locale, id, &[("person", Arg::Text(mention(member.person)))])
        }
        None => say(locale, "lobby-free", &[]),
    };
    [say(locale, order, &[])]
        .into_iter()
        .chain((0..usize::from(stored.seats)).map(member))
        .collect()
}

fn in_play(stored: &StoredGame, table: &Table, locale: Locale) -> Vec<Button> {
    let concede = table.concession().map(|_| Verb::Concede);
    let late: &[Verb] =
        if clocks::is_over(stored) && !stored.rated { &[Verb::Claim, Verb::Nudge] } else { &[] };
    let asked: &[Verb] =
        if stored.offer().is_some() { &[Verb::Agree, Verb::TurnDown] } else { &[] };
    let verbs = [Verb::Move].into_iter().chain(concede).chain([Verb::Mine, Verb::Resign]);
    let verbs = verbs.chain(late.iter().copied()).chain(asked.iter().copied());
    verbs.map(|verb| button(stored, verb, locale)).collect()
}

/// A button about a game as it stands.
pub(super) fn button(stored: &StoredGame, verb: Verb, locale: Locale) -> Button {
    let label = say(locale, &format!("button-{}", verb.word()), &[]);
    Button { game: stored.id, version: stored.version, verb, label }
}
