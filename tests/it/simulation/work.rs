//! A bot at work in a world: the answers with what hangs on their arrival, the outbox, the heartbeat; and what is seen of
//! it from outside.

use super::asked::Asked;
use super::verdict::Acted;
use crate::commands;
use narabe::app::Context;
use narabe::app::game::machine_turn::{Taken, take_turn};
use narabe::app::input::request::{ButtonAction, Request, RequestKind};
use narabe::app::outbox::action::Action;
use narabe::app::outbox::{delivery, task as tasks};
use narabe::app::output::reply::{Answer, Reply};
use narabe::play::puzzle::day_of;
use narabe::store::{Task, TaskKind, TaskOutcome};
use std::sync::{Arc, Mutex};

const MINUTE: i64 = 60_000;

/// Observations from outside.
#[derive(Debug, Default)]
pub struct Seen {
    pub acted: Vec<Acted>,
    pub asked: Asked,
    pub answers: usize,
    pub refusals: usize,
    /// Answers of plans that stand in the logs at the end.
    pub planned: usize,
    /// Games that stand as finished at the end.
    pub finished: usize,
    /// Events that have begun, and challenges for hills.
    pub begun: [usize; 2],
    /// Moves of machines in the logs at the end, and answers to puzzles of the day that were judged.
    pub played: [usize; 2],
    pub flaws: Vec<String>,
}

/// Someone's request: it is answered, and the answer arrives or not.
pub async fn answer(
    app: Arc<Context>,
    request: Request,
    message: Option<u64>,
    seen: Arc<Mutex<Seen>>,
) {
    let today = || day_of(app.clock().now());
    let before = today();
    let answer = narabe::app::handle(&app, &request).await;
    note(&mut seen.lock().unwrap(), &request, &answer, [before, today()]);
    if let Some(message) = message {
        arrived(&app, &request, &answer, message).await;
    }
}

/// The heartbeat, and what is due then, as in the bot.
pub async fn pulse(app: Arc<Context>) {
    drop(narabe::app::clock::heartbeat::beat(&app).await);
    drop(narabe::app::clock::deadlines::fire_due(&app).await);
    drop(narabe::app::events::advance::sweep(&app).await);
}

/// Does what the outbox holds, as the bot does.
pub async fn work(app: Arc<Context>, most: u32) {
    let now = app.clock().now();
    let Ok(tasks) = app.store().claim(now, now + MINUTE, most).await else { return };
    perform(&app, tasks).await;
}

/// Does what was claimed.
pub async fn perform(app: &Context, tasks: Vec<Task>) {
    for task in tasks {
        // Boards are drawn elsewhere.
        let done = task.kind == TaskKind::ShowBoard || is_performed(app, &task).await;
        let settled = if done {
            TaskOutcome::Done
        } else {
            let (attempts, error) = (task.attempts, "by lot".to_owned());
            TaskOutcome::Again { attempts, at: app.clock().now(), error }
        };
        drop(app.store().settle(task.id, settled).await);
    }
}

/// Does what a task says, as far as it is not Discord's; true if it is done. A machine makes its move here.
async fn is_performed(app: &Context, task: &Task) -> bool {
    match delivery::action(app, task).await {
        Ok(Action::Machine { game, entries, by, route }) => {
            matches!(take_turn(app, game, entries, by, &route).await, Ok(Taken::Done))
        }
        action => action.is_ok(),
    }
}

/// Does what depends on an answer's arrival, as the bot does it.
async fn arrived(app: &Context, request: &Request, answer: &Answer, message: u64) {
    let now = app.clock().now();
    if let Some((game, _)) = answer.shows {
        let channel = request.caller.venue.channel;
        let strip = tasks::strip_buttons(channel, true, now, &message.to_string());
        let delivered = narabe::store::Delivered::shown(game, channel, message, strip);
        drop(app.store().reply_delivered(delivered).await);
    }
    let pending = &answer.pending;
    for task in [pending.shown, pending.ping, pending.machine].into_iter().flatten() {
        drop(app.store().settle(task, TaskOutcome::Due(now)).await);
    }
}

/// Notes the answer that the person sees, and what it says of what has been written down; `days` are those before and after it
/// was made.
fn note(seen: &mut Seen, request: &Request, answer: &Answer, days: [i64; 2]) {
    seen.answers += 1;
    seen.asked.puzzles.note_told(request, answer, days);
    let said = match &answer.reply {
        Reply::Post(message) | Reply::Follow(message) | Reply::Update(message) => {
            !message.words().is_empty()
        }
        Reply::MoveModal(_) | Reply::SettingModal(_) | Reply::Form(_) | Reply::Choices(_) => true,
    };
    if !said {
        seen.flaws.push(format!("{:?} gets no word", request.kind));
    }
    match (answer.shows, &request.kind) {
        (Some((game, _)), kind) if move_in(kind).is_some() => {
            let interaction = request.caller.interaction;
            seen.acted.push(Acted { interaction, game, text: move_in(kind) });
        }
        (Some((game, _)), ask) if is_step(ask) => {
            seen.acted.push(Acted { interaction: request.caller.interaction, game, text: None });
        }
        (None, _) => seen.refusals += 1,
        _ => {}
    }
}

/// The text of the move that a request makes.
fn move_in(request: &RequestKind) -> Option<String> {
    match request {
        RequestKind::SubmitMove { text, .. } => Some(text.clone()),
        RequestKind::Command { name, arguments } if name == "move" => arguments.string("where"),
        _ => None,
    }
}

/// True if an answer that shows the game says that a step was made.
fn is_step(ask: &RequestKind) -> bool {
    use ButtonAction::{Accept, AcceptAs, Agree, Decline, Join, Leave, TurnDown, Withdraw};
    let press = |verb: &ButtonAction| {
        matches!(verb, Accept | AcceptAs(_) | Decline | Join | Leave | Withdraw | Agree | TurnDown)
    };
    match ask {
        RequestKind::Press { verb, .. } => press(verb),
        _ => commands::is_one_of(ask, &["challenge", "draw", "takeback"]),
    }
}
