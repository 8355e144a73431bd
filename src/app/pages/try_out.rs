//! A board of one's own to try moves on: stones are laid in turn by the rules, taken back, and given as a record. The moves
//! are in the keys of the buttons, so nothing is stored, and no one else sees them.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::{action_names, typed};
use crate::app::input::game_lookup;
use crate::app::output::panel::{plain, question};
use crate::app::output::reply::{Answer, ButtonStyle, Message, PanelButton, Reply, Row};
use crate::app::output::view::{self, Position, View};
use crate::app::pages::{openings_way, replay};
use crate::game::{Arg, Refusal, Table, Turn};
use crate::limits::PANEL_KEY_LENGTH;
use crate::play::note;
use crate::render;
use crate::store::{GameId, Status, StoredGame};
use crate::words::{self, say};

/// First word of the keys.
pub(crate) const NAME: &str = "try";

/// Number of marks that tell the positions after as many moves apart.
const MARKS: u64 = 36 * 36;

/// A line that someone tries.
struct Trial {
    stored: StoredGame,
    /// The position at which it begins.
    start: Table,
    /// The position after it.
    table: Table,
    /// Its moves.
    laid: Vec<String>,
    /// Beginning of the keys of its buttons.
    head: String,
    /// The moves as the keys have them: each by its place in the list of legal ones.
    steps: String,
}

impl Trial {
    /// Returns the empty line after the first so many entries of a game.
    fn begin(ctx: &Context, stored: StoredGame, plies: usize) -> Result<Self, Error> {
        let log = stored.log.get(..plies).ok_or_else(|| Refusal::new("try-gone"))?.to_vec();
        let number = start(&stored.log, plies).ok_or_else(|| Refusal::new("try-gone"))?;
        let head = format!("{NAME}:{}:{}:", stored.id.0, openings_way::in_base(number));
        let start = context::table(ctx, &StoredGame { log, ..stored.clone() })?;
        let (laid, steps) = (Vec::new(), String::new());
        Ok(Self { stored, table: start.clone(), start, laid, head, steps })
    }

    /// Lays what is typed.
    fn lay(&mut self, text: &str) -> Result<(), Refusal> {
        self.must_have_choice()?;
        let listing = self.table.actions();
        self.table.play(text)?;
        // The keys of the buttons hold moves by their places in the list, which on a board without edges ends near the stones.
        let Some(place) = listing.actions.iter().position(|action| action == text) else {
            let near = listing.actions.into_iter().next().unwrap_or_default();
            return Err(Refusal::new("try-far").text("written", text).text("near", near));
        };
        self.keep(place, text.to_owned())
    }

    /// Lays what has this place in the list of legal moves.
    fn lay_listed(&mut self, place: usize) -> Result<(), Refusal> {
        self.must_have_choice()?;
        let text = self.table.actions().actions.into_iter().nth(place);
        let text = text.ok_or_else(|| Refusal::new("unknown-button"))?;
        self.table.play(&text)?;
        self.keep(place, text)
    }

    fn must_have_choice(&self) -> Result<(), Refusal> {
        match self.table.turn() {
            Turn::Chance => Err(Refusal::new("try-chance")),
            _ => Ok(()),
        }
    }

    /// Adds a move that has been played to the line and to the keys.
    fn keep(&mut self, place: usize, text: String) -> Result<(), Refusal> {
        let too_long = || Refusal::new("try-long");
        self.steps.push_str(&openings_way::signs(place).ok_or_else(too_long)?);
        self.laid.push(text);
        // The longest key says whether there is room.
        self.key("export").map(|_| ()).ok_or_else(too_long)
    }

    /// Takes the last stone back.
    fn step_back(&mut self) -> Result<(), Refusal> {
        self.laid.pop();
        self.steps.truncate(2 * self.laid.len());
        self.table = self.start.clone();
        self.laid.iter().try_for_each(|text| self.table.play(text))
    }

    /// Returns the key of a button; none where the line is too long for one.
    fn key(&self, verb: &str) -> Option<String> {
        let key = format!("{}{}:{verb}", self.head, self.steps);
        (key.len() <= PANEL_KEY_LENGTH).then_some(key)
    }
}

/// Returns the number of the position at which a line begins: it holds the number of moves before it, and a mark of them,
/// since they can be taken back and others made.
fn start(log: &[String], plies: usize) -> Option<u64> {
    let hash = u64::from_str_radix(&note::position(log, plies)?, 16).ok()?;
    Some(plies as u64 * MARKS + hash % MARKS)
}

/// Opens the board of the game as it stands, with nothing laid.
pub(crate) async fn open(ctx: &Context, caller: &Caller, game: GameId) -> Result<Answer, Error> {
    let stored = game_lookup::game_named(ctx, caller, &game.0.to_string()).await?;
    if stored.status == Status::Open {
        return Err(Refusal::new("not-begun").into());
    }
    let plies = stored.log.len();
    let trial = Trial::begin(ctx, stored, plies)?;
    Ok(Answer::plain(Reply::Post(message(ctx, caller, &trial))))
}

/// Runs a button or the form below the board; `part` is what comes after the first word of the key.
pub(crate) async fn press(
    ctx: &Context,
    caller: &Caller,
    part: &str,
    values: &[String],
) -> Result<Answer, Error> {
    let unknown = || Refusal::new("unknown-button");
    let [game, number, steps, verb] = part.split(':').collect::<Vec<_>>()[..] else {
        return Err(unknown().into());
    };
    let stored = game_lookup::game_named(ctx, caller, game).await?;
    let number = openings_way::of_base(number).ok_or_else(unknown)?;
    let plies = (number / MARKS) as usize;
    if start(&stored.log, plies) != Some(number) {
        return Err(Refusal::new("try-gone").into());
    }
    let mut trial = Trial::begin(ctx, stored, plies)?;
    for place in openings_way::numbers(steps).ok_or_else(unknown)? {
        trial.lay_listed(place)?;
    }
    match (verb, values) {
        ("ask", []) => return Ok(question(&format!("{NAME}:{part}"), "try-ask", caller.locale)),
        ("ask", [typed, ..]) => {
            typed::play_all(caller, &mut trial, |it| &it.table, Trial::lay, typed)?;
        }
        ("back", _) => trial.step_back()?,
        ("export", _) => {
            let actions = [&trial.stored.log[..trial.start.plies() as usize], &trial.laid].concat();
            return replay::export_line(ctx, caller, &trial.stored, actions).await;
        }
        _ => return Err(unknown().into()),
    }
    Ok(Answer::plain(Reply::Update(message(ctx, caller, &trial))))
}

/// Returns the board with what is laid, and its buttons. Without a picture it is in letters or words.
fn message(ctx: &Context, caller: &Caller, trial: &Trial) -> Message {
    let message = without_board(caller, trial);
    let (painter, view) = (&ctx.painter, View::own(caller));
    let scene = trial.table.scene(trial.stored.seat_of(caller.person));
    if !view.paints() {
        let position = Position { scene, actions: &[], players: Vec::new() };
        return view::with_board(painter, &view, position, message);
    }
    let spots = render::moves(&scene.board, trial.laid.iter().map(String::as_str));
    view::with_own_line(painter, &view, (scene, spots), message)
}

/// Returns the lines about what is laid, and the buttons.
fn without_board(caller: &Caller, trial: &Trial) -> Message {
    let locale = caller.locale;
    let lettering = action_names::lettering(caller, &trial.table);
    let scene = trial.table.scene(trial.stored.seat_of(caller.person));
    let title = say(locale, "try-title", &[("number", Arg::Text(trial.stored.id.0.to_string()))]);
    let laid = trial.laid.iter().map(|text| words::action(locale, &lettering.shown(text)));
    let laid = Arg::Text(laid.collect::<Vec<_>>().join(" "));
    let laid = (!trial.laid.is_empty()).then(|| say(locale, "try-laid", &[("moves", laid)]));
    let status = || words::status(locale, &lettering.of_scene(&scene).status);
    let status = (scene.status.word != "to-move").then(status);
    let lines: Vec<String> = [title].into_iter().chain(laid).chain(status).collect();
    let panel = vec![Row::Buttons(buttons(caller, trial))];
    Message { panel, ..Message::private(lines.join("\n")) }
}

fn buttons(caller: &Caller, trial: &Trial) -> Vec<PanelButton> {
    let button =
        |verb: &str, name: &str| Some(plain(&trial.key(verb)?, say(caller.locale, name, &[])));
    let goes_on = trial.table.outcome().is_none();
    let lay = button("ask", "button-try-lay").filter(|_| goes_on);
    let lay = lay.map(|lay| PanelButton { look: ButtonStyle::On, ..lay });
    let more = ["back", "export"].into_iter().zip(["button-try-back", "button-try-export"]);
    let more = more.filter(|_| !trial.laid.is_empty());
    lay.into_iter().chain(more.filter_map(|(verb, name)| button(verb, name))).collect()
}
