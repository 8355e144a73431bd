//! Hints in games against machines, and in those between people who have all agreed to them, in three stages: what there is,
//! where, and how it goes on. Games whose results others await have none.
//!
//! A hint is looked for anew at each stage, with a budget in nodes, so that it is the same. Nothing of it is stored.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::action_names;
use crate::app::game::crowd;
use crate::app::game::fair_play;
use crate::app::game::machine::client;
use crate::app::game::moves::table_to_move;
use crate::app::game::taking_part::check_playing;
use crate::app::input::game_lookup;
use crate::app::input::request::ButtonAction;
use crate::app::output::game_title::button;
use crate::app::output::panel;
use crate::app::output::reply::{Answer, Message, Reply, Row};
use crate::game::{Arg, Lettering, Refusal};
use crate::machine::{Advice, Client, Situation};
use crate::play::offer::OfferKind;
use crate::store::{GameId, StoredGame};
use crate::words::{self, Locale, say};

/// Part of a hint.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// The kind of thing.
    What,
    /// The move.
    Where,
    /// The line.
    Line,
}

impl Stage {
    /// The stages behind a button, with the last words of their keys.
    const FURTHER: [(Self, &'static str); 2] = [(Self::Where, "where"), (Self::Line, "line")];
}

/// Runs `/hint`: the first stage, in an ephemeral answer.
pub(crate) async fn hint(
    ctx: &Context,
    caller: &Caller,
    named: Option<&str>,
) -> Result<Answer, Error> {
    let fits = |stored: &StoredGame| check(stored).is_ok();
    let stored = game_lookup::waiting_game(ctx, caller, named, fits).await?;
    first(ctx, caller, &stored).await
}

/// Answers the Hint button of a game as `/hint` does.
pub(crate) async fn hint_of_button(
    ctx: &Context,
    caller: &Caller,
    game: GameId,
) -> Result<Answer, Error> {
    let stored = game_lookup::game_named(ctx, caller, &game.0.to_string()).await?;
    first(ctx, caller, &stored).await
}

/// Returns the first stage, or the question that others have to agree to.
async fn first(ctx: &Context, caller: &Caller, stored: &StoredGame) -> Result<Answer, Error> {
    check_playing(caller, stored)?;
    let message = match (check(stored)?, caller.locale) {
        (Allowed::Yes, _) => message(ctx, caller, stored, Stage::What).await?,
        (Allowed::IfAgreed, locale) => Message {
            buttons: vec![button(stored, ButtonAction::AskHints, locale)],
            ..Message::private(say(locale, "hint-people", &[]))
        },
    };
    Ok(Answer::plain(Reply::Post(message)))
}

/// True if the menu of a game offers hints, for which others may have to be asked. Against a machine the board does.
pub(crate) fn may_be_asked_for(stored: &StoredGame) -> bool {
    check(stored).is_ok() && stored.machines.is_empty()
}

/// Runs the buttons below a hint; `part` is the game, the number of its entries and the stage.
pub(crate) async fn further(ctx: &Context, caller: &Caller, part: &str) -> Result<Answer, Error> {
    let unknown = || Refusal::new("unknown-button");
    let [game, entries, word] = part.split(':').collect::<Vec<_>>()[..] else {
        return Err(unknown().into());
    };
    let (stage, _) =
        Stage::FURTHER.into_iter().find(|(_, other)| *other == word).ok_or_else(unknown)?;
    let stored = game_lookup::game_named(ctx, caller, game).await?;
    if stored.entries.to_string() != entries {
        return Err(Refusal::new("hint-passed").into());
    }
    let message = message(ctx, caller, &stored, stage).await?;
    Ok(Answer::plain(Reply::Update(message)))
}

/// Returns the hint up to a stage, with the button to the next one.
async fn message(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    stage: Stage,
) -> Result<Message, Error> {
    if check(stored)? == Allowed::IfAgreed {
        return Err(Refusal::new("hint-passed").into());
    }
    let table = table_to_move(ctx, caller, stored)?;
    let start = context::replay(ctx.games, stored)?.table().clone();
    fair_play::check_position(ctx, caller, (start, &stored.log)).await?;
    let client = Client { person: caller.person, ..client(stored) };
    let lettering = action_names::lettering(caller, &table);
    let held = ctx.work.hold(caller).ok_or_else(|| Refusal::new("machines-busy"))?;
    let advice = ctx.machines.advise(client, table).await;
    drop(held);
    let advice = advice.map_err(|_| Refusal::new("machines-busy"))?;
    let advice = advice.ok_or_else(|| Refusal::new("machines-busy"))?;
    let text = told(caller.locale, lettering, &advice, stage);
    let has_line = advice.line.len() > 1 || !advice.threat.is_empty();
    let next = match stage {
        Stage::What => Some(("where", "button-hint-where")),
        Stage::Where if has_line => Some(("line", "button-hint-line")),
        Stage::Where | Stage::Line => None,
    };
    let button = next.map(|(word, label)| {
        let key = format!("hint:{}:{}:{word}", stored.id.0, stored.entries);
        Row::Buttons(vec![panel::plain(&key, say(caller.locale, label, &[]))])
    });
    Ok(Message { panel: button.into_iter().collect(), ..Message::private(text) })
}

/// Returns what is said of advice up to a stage.
fn told(locale: Locale, lettering: Lettering, advice: &Advice, stage: Stage) -> String {
    let mut lines = vec![say(locale, kind(advice), &[])];
    if stage != Stage::What {
        let place = advice.line.first().map(|text| words::action(locale, &lettering.shown(text)));
        let place = Arg::Text(place.unwrap_or_default());
        lines.push(say(locale, "hint-where", &[("action", place)]));
        lines.extend(advice.meets.then(|| say(locale, "hint-proved", &[])));
    }
    if stage == Stage::Line {
        let (word, line) = match advice.threat.as_slice() {
            [] => ("hint-line", &advice.line),
            _ => ("hint-threat", &advice.threat),
        };
        let line: Vec<String> = line.iter().map(|text| lettering.shown(text)).collect();
        let line = Arg::Text(words::join::actions(locale, &line));
        lines.push(say(locale, word, &[("line", line)]));
    }
    lines.join("\n")
}

/// Leave to get hints in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Allowed {
    /// There are hints.
    Yes,
    /// There are, once all players have agreed.
    IfAgreed,
}

/// Returns the leave that a game gives; one that is rated, of an event or for a hill gives none, nor one against the crowd,
/// which cannot agree to that.
fn check(stored: &StoredGame) -> Result<Allowed, Refusal> {
    fair_play::check_hints(stored)?;
    match stored.members.as_slice() {
        [_] => Ok(Allowed::Yes),
        _ if stored.allows_hints() => Ok(Allowed::Yes),
        _ => crowd::check_agreement(stored, Some(OfferKind::Hints)).map(|()| Allowed::IfAgreed),
    }
}

/// Returns the id of the sentence about the situation. Where captures threaten too, it names no fours.
fn kind(advice: &Advice) -> &'static str {
    match advice.situation {
        Some(Situation::Five) if advice.has_captures => "hint-win",
        Some(Situation::Fours | Situation::Threes) if advice.has_captures => "hint-win-forced",
        Some(Situation::MeetFive) if advice.has_captures => "hint-meet-win",
        Some(Situation::MeetFours | Situation::MeetThrees) if advice.has_captures => {
            "hint-meet-forced"
        }
        Some(Situation::Five) => "hint-five",
        Some(Situation::Fours) => "hint-fours",
        Some(Situation::Threes) => "hint-threes",
        Some(Situation::MeetFive) => "hint-meet-five",
        Some(Situation::MeetFours) => "hint-meet-fours",
        Some(Situation::MeetThrees) => "hint-meet-threes",
        Some(Situation::Quiet) => "hint-quiet",
        None => "hint-other",
    }
}
