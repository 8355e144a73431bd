//! Hints in games against machines, in three stages: what there is, where, and how it goes on.
//!
//! A hint is looked for anew at each stage, with a budget in nodes, so that it is the same. Nothing of it is stored.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::game::machine::client;
use crate::app::game::moves::table_for;
use crate::app::input::game_lookup;
use crate::app::output::panel;
use crate::app::output::reply::{Answer, Message, Reply, Row};
use crate::game::{Arg, Refusal};
use crate::machine::{Advice, Situation};
use crate::store::StoredGame;
use crate::words::{self, say};

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
    let stored = game_lookup::waiting_game(ctx, caller, named).await?;
    let message = message(ctx, caller, &stored, Stage::What).await?;
    Ok(Answer::plain(Reply::Post(message)))
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
    check(stored)?;
    let table = table_for(ctx, caller, stored)?;
    let advice = ctx.machines.advise(client(stored), table).await;
    let advice = advice.map_err(|_| Refusal::new("machines-busy"))?;
    let Advice { situation, line } = advice.ok_or_else(|| Refusal::new("machines-busy"))?;
    let shown = |text: &String| words::action(caller.locale, &caller.lettering.shown(text));
    let mut text = say(caller.locale, kind(situation), &[]);
    if stage != Stage::What {
        let place = ("action", Arg::Text(line.first().map(shown).unwrap_or_default()));
        text = [text, say(caller.locale, "hint-where", &[place])].join("\n");
    }
    if stage == Stage::Line {
        let line = line.iter().map(shown).collect::<Vec<_>>().join(" ");
        text = [text, say(caller.locale, "hint-line", &[("line", Arg::Text(line))])].join("\n");
    }
    let next = match stage {
        Stage::What => Some(("where", "button-hint-where")),
        Stage::Where if line.len() > 1 => Some(("line", "button-hint-line")),
        Stage::Where | Stage::Line => None,
    };
    let button = next.map(|(word, label)| {
        let key = format!("hint:{}:{}:{word}", stored.id.0, stored.entries);
        Row::Buttons(vec![panel::plain(&key, say(caller.locale, label, &[]))])
    });
    Ok(Message { panel: button.into_iter().collect(), ..Message::private(text) })
}

/// Refuses a hint that would help against people.
fn check(stored: &StoredGame) -> Result<(), Refusal> {
    match (stored.rated, stored.members.as_slice(), stored.machines.is_empty()) {
        (true, _, _) => Err(Refusal::new("hint-rated")),
        (false, [_], false) => Ok(()),
        _ => Err(Refusal::new("hint-people")),
    }
}

/// Returns the id of the sentence about a situation.
fn kind(situation: Option<Situation>) -> &'static str {
    match situation {
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
