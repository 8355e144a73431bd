//! A replay as a message: the whole game as a moving picture or the board at one step, with the buttons that lead to others.

use crate::app::context::Context;
use crate::app::error::{Error, InternalError};
use crate::app::input::request::ButtonAction;
use crate::app::markup::code;
use crate::app::output::board_message;
use crate::app::output::decided::{Decided, end_without_result};
use crate::app::output::move_numbers;
use crate::app::output::note_lines::Notes;
use crate::app::output::outcome_line::{self, LEFT_TO_MACHINES};
use crate::app::output::reply::{Answer, Attached, Button, Message, Reply};
use crate::app::output::seat_labels;
use crate::app::output::view::{self, Position, View};
use crate::app::work_pool::Budget;
use crate::game::{
    Arg, Event, Games, Phrase, Ply, Record, Refused, Replay, Scene, Seat, Stock, Table,
};
use crate::render::{Look, Painter, Player};
use crate::store::GameId;
use crate::words::{self, Locale, say};
use std::sync::Arc;

/// Name of the animated picture.
const ANIMATION: &str = "replay.gif";

/// Most steps that are animated: a full board of 19 lines has fewer.
const MOST_ANIMATED: usize = 500;

/// Buttons below a replay, in their order.
const STEP_BUTTONS: [ButtonAction; 5] = [
    ButtonAction::First,
    ButtonAction::Back,
    ButtonAction::Forth,
    ButtonAction::Last,
    ButtonAction::Here,
];

/// Game to step through.
pub(super) struct ReplaySource {
    /// Game id that the buttons carry.
    pub(super) game: GameId,
    pub(super) record: Record,
    /// Line that says at the last step how the game ended, as its board does; none of a game that goes on, and of a file,
    /// where the actions or the file itself tell it.
    pub(super) result: Option<String>,
    /// Result that a moderator has decided, in the place of that of the record.
    pub(super) decided: Option<Decided>,
    /// True if its people have left the game to machines. The record says that by a draw, to which no one has agreed.
    pub(super) left_to_machines: bool,
    /// Word for the state at its last step of a game that has no result: it was ended without one, or a moderator has voided
    /// it.
    pub(super) without_result: Option<&'static str>,
    /// First line of the message.
    pub(super) title: String,
    /// Those who play, by seat, as a message names them: nothing for the nameless, and no one where none is known.
    pub(super) people: Vec<String>,
    /// The same as a sentence calls them.
    pub(super) called: Vec<String>,
    /// Seats that machines hold though the game has people in them.
    pub(super) machines: Vec<Seat>,
    /// Players by seat as before the first step, as far as is known.
    pub(super) players: Vec<Player>,
    /// Record file that the message carries.
    pub(super) files: Vec<Attached>,
    /// Notes that the one who reads the message may read; none in a public one.
    pub(super) notes: Notes,
}

/// True if the seats of a table capture stones.
pub(super) fn has_captures(table: &Table) -> bool {
    let mut stocks = table.scene(None).seats.into_iter().flat_map(|view| view.stock);
    stocks.any(|stock| matches!(stock, Stock::Captured { .. }))
}

impl ReplaySource {
    /// Returns the title, and below it the players by the colours that they have on this table; the colours alone where no one
    /// is known but captures are to be told.
    pub(super) fn heading(&self, table: &Table, locale: Locale) -> String {
        let table = table.clone().with_machines(self.machines.iter().copied());
        let seats = || board_message::seats_of(&self.people, &table, locale);
        let seats = (!self.people.is_empty() || has_captures(&table)).then(seats);
        [self.title.clone()].into_iter().chain(seats).collect::<Vec<_>>().join("\n")
    }

    /// Returns who has made the last action of a step, or is out of the game by it; none of a result of chance, and of an
    /// event of several.
    fn maker(&self, last: &Ply<'_>, locale: Locale) -> Option<String> {
        let seat = match &last.event {
            None => last.actor()?,
            Some(Event::Resign(seat)) => *seat,
            Some(Event::Timeout(seats)) if seats.len() == 1 => seats[0],
            Some(Event::Timeout(_) | Event::Draw) => return None,
        };
        let called = self.called_at(seat);
        Some(called.unwrap_or_else(|| words::colour(locale, last.before.colour(seat))))
    }

    /// Returns the player of a seat as a sentence calls them; none for the nameless.
    pub(super) fn called_at(&self, seat: Seat) -> Option<String> {
        self.called.get(seat.index()).filter(|name| !name.is_empty()).cloned()
    }

    /// Returns the player of a seat by name, else by the colour that they have on this table.
    fn player(&self, table: &Table, seat: Seat, locale: Locale) -> String {
        let named = self.people.get(seat.index()).filter(|name| !name.is_empty()).cloned();
        named.unwrap_or_else(|| words::colour(locale, table.colour(seat)))
    }

    /// Returns the players with this table before them, by seat: those who have left by then are struck through. Of a seat on
    /// turn that was left, the mate who moves for it is marked.
    fn players_at(&self, table: &Table, asked: Option<Seat>) -> Vec<Player> {
        let table = table.clone().with_machines(self.machines.iter().copied());
        let stand_in = asked.map(|seat| table.acting(seat)).filter(|mate| Some(*mate) != asked);
        let at = |seat: Seat| Player {
            left: seat_labels::has_left_others(&table, seat),
            stands_in: stand_in == Some(seat),
            ..self.players.get(seat.index()).cloned().unwrap_or_default()
        };
        (0..table.seats()).map(Seat).map(at).collect()
    }

    /// Returns the line about the end of a game, at the last step.
    fn result_at(&self, step: usize) -> Option<&String> {
        self.result.as_ref().filter(|_| step == self.record.actions.len())
    }

    /// Returns the result that a moderator has decided, at the last step.
    fn decided_at(&self, step: usize) -> Option<&Decided> {
        self.decided.as_ref().filter(|_| step == self.record.actions.len())
    }

    /// Returns the result that the record of a file gives at its last step, where its actions give none or another one.
    fn given_at(&self, step: usize) -> Option<Arg> {
        let result = &self.record.about.result;
        let is_last = step == self.record.actions.len() && !result.is_empty();
        is_last.then(|| Arg::Text(code(result)))
    }

    /// True at the last step of a game that was left to machines.
    fn ends_alone(&self, step: usize) -> bool {
        self.left_to_machines && step == self.record.actions.len()
    }

    /// Returns the scene of a step, with the result that a moderator has decided, or that there is none.
    fn shown(&self, step: usize, mut scene: Scene) -> Scene {
        if self.ends_alone(step) {
            scene.status = Phrase::new(LEFT_TO_MACHINES);
        }
        if let Some(decided) = self.decided_at(step) {
            decided.shown_in(&mut scene);
        }
        // A result that was decided may have been voided since.
        if let Some(state) = self.without_result.filter(|_| step == self.record.actions.len()) {
            end_without_result(&mut scene, state);
        }
        scene
    }
}

/// Painter, games and view of a replay, for a thread of the pool.
pub(super) struct Screen {
    painter: Arc<Painter>,
    pub(super) games: Games,
    pub(super) view: View,
}

impl Screen {
    pub(super) fn of(ctx: &Context, view: View) -> Self {
        Self { painter: Arc::clone(&ctx.painter), games: ctx.games, view }
    }

    /// Returns the last position with a GIF of the whole game in the place of a still.
    pub(super) fn whole(&self, source: &ReplaySource, budget: &Budget) -> Result<Message, Error> {
        let (view, steps) = (&self.view, source.record.actions.len());
        if !view.paints() || !(1..=MOST_ANIMATED).contains(&steps) {
            return self.step(source, steps);
        }
        let reached = reached(source, self.games, steps)?;
        let scenes = || {
            let replay = replay_of(source, self.games, steps).ok().into_iter();
            let scenes = replay.flat_map(Replay::scenes).map_while(Result::ok);
            let scenes = scenes.enumerate().map(|(step, scene)| source.shown(step, scene));
            scenes.take_while(|_| !budget.is_spent())
        };
        let seen = source.shown(steps, reached.table.scene(None));
        let players = source.players_at(&reached.table, asked(&seen));
        let look = self.animated_look(source, players.clone())?;
        let bytes = self.painter.gif(scenes, &look).into();
        if budget.is_spent() {
            // A still with its buttons is better than nothing.
            return self.step(source, steps);
        }
        let alt = Some(view::alt(view, seen, &players));
        let mut message = self.step_text(source, steps, &reached);
        message.files.insert(0, Attached { name: ANIMATION.to_owned(), bytes, alt });
        Ok(message)
    }

    /// Returns the look of the whole game as a moving picture, with these players at its last step: in a game for several they
    /// are struck through one after the other.
    fn animated_look(&self, source: &ReplaySource, last: Vec<Player>) -> Result<Look, Error> {
        let ReplaySource { record, .. } = source;
        let numbers = move_numbers::numbers(self.games, record);
        let look = self.view.animated_look(source.players.clone(), numbers);
        if record.seats <= 2 {
            return Ok(look);
        }
        let players = source.players_at(&record.table(self.games)?, None);
        let mut later_players = Vec::new();
        for step in departures(record) {
            let table = reached(source, self.games, step)?.table;
            later_players.push((step, source.players_at(&table, None)));
        }
        later_players.push((record.actions.len(), last));
        Ok(Look { players, later_players, ..look })
    }

    /// Returns the answer at the step to which the button leads; "from here" posts a new ephemeral
    /// one.
    pub(super) fn stepped(
        &self,
        source: &ReplaySource,
        shown: u32,
        verb: ButtonAction,
    ) -> Result<Answer, Error> {
        let step = target(verb, shown as usize, source.record.actions.len());
        let message = self.step(source, step)?;
        let private = verb == ButtonAction::Here;
        let reply = if private {
            Reply::Post(Message { private, ..message })
        } else {
            Reply::Update(message)
        };
        Ok(Answer::plain(reply))
    }

    /// Returns the position after so many steps, with its board and buttons.
    fn step(&self, source: &ReplaySource, step: usize) -> Result<Message, Error> {
        let reached = reached(source, self.games, step)?;
        let message = self.step_text(source, step, &reached);
        let actions = &source.record.actions[..step];
        let scene = source.shown(step, reached.table.scene(None));
        let players = source.players_at(&reached.table, asked(&scene));
        let position = Position { scene, actions, players };
        Ok(view::with_board(&self.painter, &self.view, position, message))
    }

    /// Returns the message of a step without its board.
    fn step_text(&self, source: &ReplaySource, step: usize, reached: &Reached<'_>) -> Message {
        let (view, locale) = (&self.view, self.view.locale);
        // Without its file, an attached record cannot be stepped through.
        let walks = view.attaches() || source.files.is_empty();
        let buttons = if walks { step_buttons(source, step, locale) } else { Vec::new() };
        let carries = !buttons.is_empty() && !source.files.is_empty();
        let carried = carries.then(|| say(locale, "replay-carried", &[]));
        let text = self.lines(source, step, reached).into_iter().chain(carried);
        Message {
            text: text.collect::<Vec<_>>().join("\n"),
            buttons,
            files: if view.attaches() { source.files.clone() } else { Vec::new() },
            panel: source.notes.row(locale, source.game.0, step).into_iter().collect(),
            ..Message::default()
        }
    }

    /// Returns the lines of a step.
    fn lines(&self, source: &ReplaySource, step: usize, reached: &Reached<'_>) -> Vec<String> {
        let locale = self.view.locale;
        let heading = source.heading(&reached.table, locale);
        let given =
            source.given_at(step).map(|result| say(locale, "replay-result", &[("result", result)]));
        let end = self.end(source, step, reached);
        let now = self.now(source, step, reached, end.is_some());
        let upshot = reached.table.upshot();
        let upshot = upshot.map(|upshot| words::game_phrase(locale, "upshot", &upshot));
        let text = [Some(heading), Some(now), upshot, end, given].into_iter().flatten();
        text.chain(source.notes.lines(locale, step)).collect()
    }

    /// Returns the line of a step: the number of the move, and what was played last, by whom. What puts no stone on the board
    /// comes after a move. Of an event that ends the game the line below tells.
    fn now(
        &self,
        source: &ReplaySource,
        step: usize,
        reached: &Reached<'_>,
        is_over: bool,
    ) -> String {
        let (locale, record) = (self.view.locale, &source.record);
        let last = reached.last.as_ref();
        let maker = last.and_then(|last| source.maker(last, locale));
        let is_event = last.is_some_and(|last| last.event.is_some());
        let numbers = move_numbers::numbers(self.games, record);
        let number = |step| move_numbers::after(&numbers, step);
        let is_move = number(step.saturating_sub(1)) < number(step);
        let id = match (last.is_some(), is_move, maker.is_some()) {
            (false, ..) => "replay-begins",
            _ if is_event && is_over => "replay-over",
            (_, false, false) => "replay-after",
            (_, false, true) => "replay-after-by",
            (_, true, false) => "replay-at",
            (_, true, true) => "replay-at-by",
        };
        let args = [
            ("step", Arg::Number(number(step).into())),
            ("steps", Arg::Number(number(record.actions.len()).into())),
            ("action", Arg::Text(self.action(reached))),
            ("by", Arg::Text(maker.unwrap_or_default())),
        ];
        say(locale, id, &args)
    }

    /// Returns the last action of a step in words; nothing before the first one.
    fn action(&self, reached: &Reached<'_>) -> String {
        let Some(last) = &reached.last else { return String::new() };
        let lettering = self.view.lettering(&reached.table.scene(None).board);
        words::played(self.view.locale, &lettering.shown(last.text))
    }

    /// Returns how the game ended, if it did at this step.
    fn end(&self, source: &ReplaySource, step: usize, reached: &Reached<'_>) -> Option<String> {
        if let Some(result) = source.result_at(step) {
            return Some(result.clone());
        }
        let (table, locale) = (&reached.table, self.view.locale);
        let outcome = table.outcome()?;
        let name = |seat| source.player(table, seat, locale);
        Some(outcome_line::of_record(&source.record, (table, &outcome), name, locale))
    }
}

/// Returns the seat that is on turn in a scene.
fn asked(scene: &Scene) -> Option<Seat> {
    scene.seats.iter().find(|view| view.on_turn).map(|view| view.seat)
}

/// Returns the steps at which someone has just resigned or run out of time.
fn departures(record: &Record) -> impl Iterator<Item = usize> {
    let seats = record.seats;
    let is_departure = move |text: &str| {
        let event = Event::read(text, seats);
        matches!(event, Ok(Some(Event::Resign(_) | Event::Timeout(_))))
    };
    let actions = record.actions.iter().enumerate();
    actions.filter(move |(_, text)| is_departure(text.as_str())).map(|(index, _)| index + 1)
}

/// Returns the buttons that lead from a step to others; none where there is one step alone.
fn step_buttons(source: &ReplaySource, step: usize, locale: Locale) -> Vec<Button> {
    let steps = source.record.actions.len();
    let button = |verb: ButtonAction| Button {
        game: source.game,
        version: step as u32,
        verb,
        label: say(locale, &format!("button-{}", verb.word()), &[]),
        disabled: verb != ButtonAction::Here && target(verb, step, steps) == step,
    };
    if steps > 0 { STEP_BUTTONS.map(button).to_vec() } else { Vec::new() }
}

/// Returns the step to which a button leads.
fn target(verb: ButtonAction, shown: usize, steps: usize) -> usize {
    let step = match verb {
        ButtonAction::First => 0,
        ButtonAction::Back => shown.saturating_sub(1),
        ButtonAction::Forth => shown.saturating_add(1),
        ButtonAction::Last => steps,
        _ => shown,
    };
    step.min(steps)
}

/// Game at a step.
struct Reached<'a> {
    table: Table,
    /// Last action before it, with the table on which it was played.
    last: Option<Ply<'a>>,
}

/// Replays a record up to a step.
fn reached(source: &ReplaySource, games: Games, step: usize) -> Result<Reached<'_>, Error> {
    let before = step.saturating_sub(1);
    let table = replay_of(source, games, before)?.finish().map_err(broken)?;
    let mut rest = Replay::of(table, &source.record.actions[before..step]);
    let last = rest.next().transpose().map_err(broken)?;
    Ok(Reached { table: rest.finish().map_err(broken)?, last })
}

/// Returns the replay of a record's first actions. Kept games and records that have been read do
/// replay.
fn replay_of(source: &ReplaySource, games: Games, steps: usize) -> Result<Replay<'_>, Error> {
    Ok(Replay::of(source.record.table(games)?, &source.record.actions[..steps]))
}

fn broken(refused: Refused<'_>) -> Error {
    let Refused { text, why, .. } = refused;
    Error::Internal(InternalError::new(&format!("{text} does not replay: {}", why.word)))
}
