//! The form of a plan: the moves with which a player answers what others may play, kept until the game goes on.
//!
//! No one else is told that there is a plan before a move of it is played.

use crate::app::caller::Caller;
use crate::app::commands::form_parts::{self, explained};
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::{action_names, plan, taking_part};
use crate::app::input::arguments::Arguments;
use crate::app::input::game_lookup;
use crate::app::output::form::{Form, Input, with_written};
use crate::app::output::plan_lines;
use crate::app::output::reply::{Answer, Attached, Message, Reply};
use crate::app::output::view::{self, View};
use crate::game::{Arg, Refusal, Seat, Table};
use crate::play::plan::{ANY, Line, Plan, Planned};
use crate::render;
use crate::store::{GameId, StoredGame};
use crate::words::{self, say};

/// First word of the form's key.
pub(crate) const NAME: &str = "plan";

/// Version of the form. One with other fields has another number.
const VERSION: &str = "1";

/// Most lines whose ends are drawn.
const MOST_PICTURES: usize = 4;

/// Opens the form on the position as it is now, also from an older board.
pub(crate) async fn open(ctx: &Context, caller: &Caller, game: GameId) -> Result<Answer, Error> {
    let stored = game_lookup::game_named(ctx, caller, &game.0.to_string()).await?;
    let (table, seat) = check(ctx, caller, &stored)?;
    let kept = kept(ctx, caller, &stored, (&table, seat)).await?;
    let locale = caller.locale;
    let example = action_names::shown(caller, &table, &example(&table));
    let example = say(locale, "form-example", &[("example", Arg::Text(example))]);
    let fields = vec![
        explained("lines", locale, Input::Lines(example, kept.clone(), None)),
        explained("any", locale, Input::Check(kept.contains(ANY))),
    ];
    let args = [("game", Arg::Text(words::called(locale, &stored.game, &stored.rules).0))];
    let key = form_parts::key_on(NAME, VERSION, &stored);
    Ok(Answer::plain(Reply::Form(Form { key, title: say(locale, "form-plan", &args), fields })))
}

/// Returns an action and its answer for the form: two of the listed ones, or, where there is one alone, as on an empty board on
/// which the centre is taken first, one that is listed behind it.
fn example(table: &Table) -> String {
    let mut shown: Vec<String> = table.actions().actions.into_iter().take(2).collect();
    if let [only] = shown.as_slice() {
        let mut after = table.clone();
        let answer =
            after.play(only).ok().and_then(|()| after.actions().actions.into_iter().next());
        shown.extend(answer);
    }
    shown.join(" ")
}

/// Keeps the plan that the form says, or none if it says nothing; `part` is its version, the game and the length of its log.
/// A refusal has the lines below it, to be copied: the form that is opened again has those that are kept alone.
pub(crate) async fn submit(
    ctx: &Context,
    caller: &Caller,
    part: &str,
    fields: &Arguments,
) -> Result<Answer, Error> {
    let written = fields.text("lines").unwrap_or_default().trim();
    match keep(ctx, caller, part, fields).await {
        Err(Error::User(why)) if !written.is_empty() => {
            let why = words::refusals(caller.locale, &why);
            Ok(Answer::private(with_written(why, written)))
        }
        kept => kept,
    }
}

async fn keep(
    ctx: &Context,
    caller: &Caller,
    part: &str,
    fields: &Arguments,
) -> Result<Answer, Error> {
    let (game, entries) = form_parts::read_key(VERSION, part)?;
    let stored = game_lookup::game_named(ctx, caller, game).await?;
    if entries != stored.entries {
        return Err(Refusal::new("plan-late").into());
    }
    let (table, seat) = check(ctx, caller, &stored)?;
    let lettering = action_names::lettering(caller, &table);
    let lines = plan::read(&table, seat, fields.text("lines").unwrap_or_default(), lettering)?;
    if lines.iter().any(|line| line[0] == ANY) && fields.flag("any") != Some(true) {
        return Err(Refusal::new("plan-any").into());
    }
    let plan = Plan { game: stored.id, person: caller.person, entries: stored.entries, lines };
    let kept = ctx.store.plan(plan.clone(), caller.interaction, ctx.clock.now()).await?;
    if kept == Planned::Late {
        return Err(Refusal::new("plan-late").into());
    }
    if plan.lines.is_empty() {
        return Ok(Answer::private(say(caller.locale, "plan-gone", &[])));
    }
    let text = plan_lines::lines(&plan, caller.locale, lettering, 0).join("\n");
    Ok(Answer::plain(Reply::Post(drawn(ctx, caller, &table, &plan.lines, text))))
}

/// Returns the caller's plan as they would write it; nothing where there is none, or where it cannot be written so.
async fn kept(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    (table, seat): (&Table, Seat),
) -> Result<String, Error> {
    let plans =
        if stored.may_be_planned() { ctx.store.plans(stored.id).await? } else { Vec::new() };
    let is_own = |plan: &Plan| plan.person == caller.person && plan.entries == stored.entries;
    let Some(plan) = plans.into_iter().find(is_own) else { return Ok(String::new()) };
    let lettering = action_names::lettering(caller, table);
    let lines = plan.lines.iter().map(|line| lettering.shown(&line.join(" ")));
    let written = lines.collect::<Vec<_>>().join("\n");
    // Moves that no one decides are in the lines, and would be read as decisions.
    let is_same = plan::read(table, seat, &written, lettering).is_ok_and(|it| it == plan.lines);
    Ok(if is_same { written } else { String::new() })
}

/// Returns the position and the caller's seat, if they may plan.
fn check(ctx: &Context, caller: &Caller, stored: &StoredGame) -> Result<(Table, Seat), Error> {
    taking_part::check_playing(caller, stored)?;
    let table = context::table(ctx, stored)?;
    let seat = stored.seat_of(caller.person).ok_or_else(|| Refusal::new("not-your-game"))?;
    if stored.person_on_turn(&table) == Some(caller.person) {
        return Err(Refusal::new("plan-your-turn").into());
    }
    if !plan_lines::may_plan(stored, caller.person) {
        return Err(Refusal::new("plan-not-here").into());
    }
    Ok((table, seat))
}

/// Returns the answer with the ends of the first lines as pictures.
fn drawn(ctx: &Context, caller: &Caller, table: &Table, lines: &[Line], text: String) -> Message {
    let view = View::own(caller);
    let message = Message::private(text);
    let lines = lines.iter().filter(|line| line[0] != ANY).take(MOST_PICTURES);
    let mut pictures = lines.filter_map(|line| {
        let scene = plan::after(table, line).scene(None);
        let spots = render::moves(&scene.board, line.iter().map(String::as_str));
        let text = Message::private(message.text.clone());
        view::with_own_line(&ctx.painter, &view, (scene, spots), text).picture
    });
    let picture = pictures.next();
    let more = (2..).zip(pictures);
    let files = more.map(|(number, picture)| picture.named(format!("line-{number}.png")));
    let files: Vec<Attached> = files.collect();
    Message { picture, files, ..message }
}
