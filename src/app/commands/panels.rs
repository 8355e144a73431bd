//! Components of panels, dispatched by the first word of their key.

use crate::app::caller::Caller;
use crate::app::commands::page::{open_page, show_page};
use crate::app::commands::{board, challenge, note_form, record_form, which_game};
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::events;
use crate::app::game::{confirm, hint, seats, why};
use crate::app::input::request::Page;
use crate::app::output::note_lines;
use crate::app::output::reply::Answer;
use crate::app::pages::{
    event_files, games, history, leaderboard, lessons, openings, puzzle, rules, try_out,
};
use crate::app::settings::{
    decide, introduction, moderation, preferences, privacy, rulings, server,
};
use crate::game::Refusal;
use crate::store::EventId;

/// Runs a component of a panel.
pub(crate) async fn panel(
    ctx: &Context,
    caller: &Caller,
    key: &str,
    values: &[String],
) -> Result<Answer, Error> {
    let (panel, part) = key.split_once(':').unwrap_or((key, ""));
    match panel {
        "preferences" => preferences::set_preference(ctx, caller, part, values).await,
        "settings" => match part.strip_prefix("log:") {
            Some(page) => moderation::turn_page(ctx, caller, page).await,
            None => server::set_setting(ctx, caller, part, values).await,
        },
        "setup" => introduction::change(ctx, caller, part, values).await,
        "season" => rulings::close_season(ctx, caller, part).await,
        "end" => moderation::end(ctx, caller, part).await,
        "decide" => decide::decide(ctx, caller, part, false).await,
        "ruling" => decide::decide(ctx, caller, part, true).await,
        "seat" => seats::join_listed(ctx, caller, part).await,
        "mine" => board::of_list(ctx, caller, part).await,
        "history" => history::chosen(ctx, caller, values).await,
        "games" => games::turn_page(ctx, caller, part).await,
        "profile" => open_page(ctx, caller, &Page::profile(part.parse().ok())).await,
        "ranks" => open_page(ctx, caller, &leaderboard::opened(part)).await,
        "ladder" => show_page(ctx, caller, &leaderboard::chosen(part, values)?).await,
        "hint" => hint::further(ctx, caller, part).await,
        "privacy" => privacy::privacy_part(ctx, caller, part).await,
        "play" => confirm::play_confirmed(ctx, caller, part).await,
        "record" => Ok(record_form::open(caller)),
        "lesson" => lessons::lesson(ctx, caller, part, values).await,
        "puzzle" | "daily" => puzzle::press(ctx, caller, key, values).await,
        note_lines::NAME => note_form::open(ctx, caller, part).await,
        try_out::NAME => try_out::press(ctx, caller, part, values).await,
        "why" => why::why(ctx, caller, part).await,
        "book" => openings::press(ctx, caller, part).await,
        "rules" => rules::turn_page(ctx, caller, part).await,
        "which" => which_game::chosen(ctx, caller, part, values).await,
        "challenge" => challenge::from_rules(ctx, caller, part).await,
        "event" => match part.strip_suffix(":files").and_then(|event| event.parse().ok()) {
            Some(event) => event_files::export(ctx, caller, EventId(event)).await,
            None => events::list::press(ctx, caller, part).await,
        },
        "hill" => events::hill::press(ctx, caller, part).await,
        "climb" => events::hill::chosen(ctx, caller, part, values).await,
        "machine" => challenge::against_machine(ctx, caller).await,
        _ => Err(Refusal::new("unknown-button").into()),
    }
}
