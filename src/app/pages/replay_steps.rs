//! A replay as a message: the whole game as a moving picture or the board at one step, with the buttons that lead to others.

use crate::app::context::Context;
use crate::app::error::{Error, InternalError};
use crate::app::input::request::ButtonAction;
use crate::app::markup::code;
use crate::app::output::board_message;
use crate::app::output::decided::{Decided, end_without_result};
use crate::app::output::note_lines::Notes;
use crate::app::output::outcome_line::LEFT_TO_MACHINES;
use crate::app::output::reply::{Answer, Attached, Button, Message, Reply};
use crate::app::output::view::{self, Position, View};
use crate::app::work_pool::Budget;
use crate::game::{Arg, Games, Phrase, Record, Refused, Replay, Scene, Seat, Table};
use crate::render::{Painter, Player};
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
    /// Result that a moderator has decided, in the place of that of the record.
    pub(super) decided: Option<Decided>,
    /// True if its people have left the game to machines. The record says that by a draw, to which no one has agreed.
    pub(super) left_to_machines: bool,
    /// True if the game was ended without a result, at its last step.
    pub(super) has_no_result: bool,
    /// First line of the message.
    pub(super) title: String,
    /// Those who play, by seat, as a message names them: nothing for the nameless, and no one where none is known.
    pub(super) people: Vec<String>,
    /// Seats that machines hold though the game has people in them.
    pub(super) machines: Vec<Seat>,
    /// Players by seat, as far as is known.
    pub(super) players: Vec<Player>,
    /// Record file that the message carries.
    pub(super) files: Vec<Attached>,
    /// Notes that the one who reads the message may read; none in a public one.
    pub(super) notes: Notes,
}

impl ReplaySource {
    /// Returns the title, and below it the players by the colours that they have on this table.
    pub(super) fn heading(&self, table: &Table, locale: Locale) -> String {
        let table = table.clone().with_machines(self.machines.iter().copied());
        let seats = || board_message::seats_of(&self.people, &table, locale);
        let seats = (!self.people.is_empty()).then(seats);
        [self.title.clone()].into_iter().chain(seats).collect::<Vec<_>>().join("\n")
    }

    /// Returns who has made the last of so many actions: by name, else by the colour that they had; none of a result of
    /// chance and of a table event.
    fn maker(&self, games: Games, step: usize, locale: Locale) -> Option<String> {
        let ply = replay_of(self, games, step).ok()?.nth(step.checked_sub(1)?)?.ok()?;
        let seat = ply.actor().filter(|_| ply.event.is_none())?;
        let named = self.people.get(seat.index()).filter(|name| !name.is_empty()).cloned();
        Some(named.unwrap_or_else(|| words::colour(locale, ply.before.colour(seat))))
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
        if self.has_no_result && step == self.record.actions.len() {
            end_without_result(&mut scene);
        }
        if self.ends_alone(step) {
            scene.status = Phrase::new(LEFT_TO_MACHINES);
        }
        if let Some(decided) = self.decided_at(step) {
            decided.shown_in(&mut scene);
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
        let table = replay_of(source, self.games, steps)?.finish().map_err(broken)?;
        let scenes = || {
            let replay = replay_of(source, self.games, steps).ok().into_iter();
            let scenes = replay.flat_map(Replay::scenes).map_while(Result::ok);
            let scenes = scenes.enumerate().map(|(step, scene)| source.shown(step, scene));
            scenes.take_while(|_| !budget.is_spent())
        };
        let bytes = self.painter.gif(scenes, &view.animated_look(source.players.clone())).into();
        if budget.is_spent() {
            // A still with its buttons is better than nothing.
            return self.step(source, steps);
        }
        let alt = Some(view::alt(view, source.shown(steps, table.scene(None))));
        let mut message = self.step_text(source, steps, &table);
        message.files.insert(0, Attached { name: ANIMATION.to_owned(), bytes, alt });
        Ok(message)
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
        let table = replay_of(source, self.games, step)?.finish().map_err(broken)?;
        let message = self.step_text(source, step, &table);
        let actions = &source.record.actions[..step];
        let players = source.players.clone();
        let scene = source.shown(step, table.scene(None));
        let position = Position { scene, actions, players };
        Ok(view::with_board(&self.painter, &self.view, position, message))
    }

    /// Returns the message of a step without its board.
    fn step_text(&self, source: &ReplaySource, step: usize, table: &Table) -> Message {
        let view = &self.view;
        let record = &source.record;
        let steps = source.record.actions.len();
        let locale = view.locale;
        let lettering = view.lettering(&table.scene(None).board);
        let rule_set = (&*record.game, &*record.rules);
        let named = |last: usize| match source.ends_alone(step) {
            true => words::end_reason(locale, rule_set, LEFT_TO_MACHINES),
            false => words::played(locale, &lettering.shown(&record.actions[last])),
        };
        let last = step.checked_sub(1).map_or_else(String::new, named);
        let maker = source.maker(self.games, step, locale);
        let is_event = step.checked_sub(1).is_some_and(|last| record.is_event(last));
        let id = match (step, &maker) {
            (0, _) => "replay-begins",
            _ if is_event => "replay-after",
            (_, None) => "replay-at",
            (_, Some(_)) => "replay-at-by",
        };
        let args = [
            ("step", Arg::Number(record.moves(step) as i64)),
            ("steps", Arg::Number(record.moves(steps) as i64)),
            ("action", Arg::Text(last)),
            ("by", Arg::Text(maker.unwrap_or_default())),
        ];
        let now = say(locale, id, &args);
        // An event that ends the game says why it ends.
        let played = table.outcome().filter(|_| !source.ends_alone(step) && !is_event);
        let played = played.map(|last| words::end_reason(locale, rule_set, last.end));
        let end = source.decided_at(step).map(|decided| decided.line.clone()).or(played);
        let given =
            source.given_at(step).map(|result| say(locale, "replay-result", &[("result", result)]));
        let heading = source.heading(table, locale);
        let text = [Some(heading), Some(now), end, given].into_iter().flatten();
        let text: Vec<String> = text.chain(source.notes.lines(locale, step)).collect();
        let button = |verb: ButtonAction| Button {
            game: source.game,
            version: step as u32,
            verb,
            label: say(locale, &format!("button-{}", verb.word()), &[]),
            disabled: verb != ButtonAction::Here && target(verb, step, steps) == step,
        };
        // Without its file, an attached record cannot be stepped through.
        let walks = steps > 0 && (view.attaches() || source.files.is_empty());
        Message {
            text: text.join("\n"),
            buttons: if walks { STEP_BUTTONS.map(button).to_vec() } else { Vec::new() },
            files: if view.attaches() { source.files.clone() } else { Vec::new() },
            panel: source.notes.row(locale, source.game.0, step).into_iter().collect(),
            ..Message::default()
        }
    }
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

/// Returns the replay of a record's first actions. Kept games and records that have been read do
/// replay.
fn replay_of(source: &ReplaySource, games: Games, steps: usize) -> Result<Replay<'_>, Error> {
    Ok(Replay::of(source.record.table(games)?, &source.record.actions[..steps]))
}

fn broken(refused: Refused<'_>) -> Error {
    let Refused { text, why, .. } = refused;
    Error::Internal(InternalError::new(&format!("{text} does not replay: {}", why.word)))
}
