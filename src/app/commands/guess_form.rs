//! The form of those who watch a game: a guess at its next move, and at its winner while the game is young.
//!
//! Nothing that anyone else sees says that there are ballots before the move that counts them.

use crate::app::caller::Caller;
use crate::app::commands::buttons;
use crate::app::commands::forms::{explained, out_of_date};
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::{menus, moves, policy};
use crate::app::input::arguments::Arguments;
use crate::app::input::game_lookup;
use crate::app::output::form::{Field, Form, Input};
use crate::app::output::reply::{Answer, Choice, Reply};
use crate::app::output::seat_labels;
use crate::game::{Arg, Refusal, Seat, Table};
use crate::store::ballot::{Ballot, BallotKind, Cast, PREDICTED_BEFORE};
use crate::store::{GameId, Status, StoreError, StoredGame};
use crate::words::{self, say};

/// First word of the form's key.
pub(crate) const NAME: &str = "guess";

/// Version of the form. One with other fields has another number.
const VERSION: &str = "1";

/// Value of the menu that predicts nothing.
const NO_ONE: &str = "-";

/// True if a form with this key is this one.
pub(crate) fn is_of(key: &str) -> bool {
    key.split(':').next() == Some(NAME)
}

/// Opens the form on the position as it is now, also from an older board.
pub(crate) async fn open(ctx: &Context, caller: &Caller, game: GameId) -> Result<Answer, Error> {
    let stored = game_lookup::game_named(ctx, caller, &game.0.to_string()).await?;
    check(ctx, caller, &stored).await?;
    let table = context::table(ctx, &stored)?;
    let locale = caller.locale;
    let example = table.actions().actions.into_iter().next().unwrap_or_default();
    let example = Arg::Text(menus::shown(caller, &table, &example));
    let example = say(locale, "form-example", &[("example", example)]);
    let guess = Field {
        name: "where",
        label: buttons::label(locale, &table),
        note: Some(say(locale, "form-guess-note", &[])),
        input: Input::Line(example),
    };
    let winner = match stored.entries < PREDICTED_BEFORE {
        true => {
            let choices = sides(ctx, caller, &stored, &table).await;
            Some(explained("winner", locale, Input::Select(choices, NO_ONE.to_owned())))
        }
        false => None,
    };
    let key = format!("{NAME}:{VERSION}:{}:{}", stored.id.0, stored.entries);
    let args = [("game", Arg::Text(words::called(locale, &stored.game, &stored.rules).0))];
    let title = say(locale, "form-guess", &args);
    let fields = [guess].into_iter().chain(winner).collect();
    Ok(Answer::plain(Reply::Form(Form { key, title, fields })))
}

/// Keeps what the form says; `part` is its version, the game and the length of its log.
pub(crate) async fn submit(
    ctx: &Context,
    caller: &Caller,
    part: &str,
    fields: &Arguments,
) -> Result<Answer, Error> {
    let [VERSION, game, entries] = part.split(':').collect::<Vec<_>>()[..] else {
        return Err(out_of_date().into());
    };
    let stored = game_lookup::game_named(ctx, caller, game).await?;
    check(ctx, caller, &stored).await?;
    if entries.parse() != Ok(stored.entries) {
        return Err(late());
    }
    let table = context::table(ctx, &stored)?;
    let guess = fields.text("where").filter(|text| !text.trim().is_empty());
    let guess = guess.map(|text| legal(ctx, caller, &stored, text)).transpose()?;
    let side = fields.text("winner").filter(|side| *side != NO_ONE);
    let is_side = |side: &str| (0..table.seats()).any(|seat| is(&table, seat, side));
    if side.is_some_and(|side| !is_side(side)) {
        return Err(out_of_date().into());
    }
    let ballot = |kind, entries, text: &str| Ballot {
        game: stored.id,
        entries,
        person: caller.person,
        kind,
        text: text.to_owned(),
        at: ctx.clock.now(),
        interaction: caller.interaction,
    };
    let guessed = guess.as_deref().map(|text| ballot(BallotKind::Guess, stored.entries, text));
    let predicted = side.map(|side| ballot(BallotKind::Winner, 0, side));
    let ballots: Vec<Ballot> = guessed.into_iter().chain(predicted).collect();
    if ballots.is_empty() {
        return Err(Refusal::new("guess-empty").into());
    }
    match ctx.store.cast(ballots).await? {
        Cast::Kept => {}
        Cast::Late => return Err(late()),
        Cast::Plays => return Err(Refusal::new("guess-plays").into()),
    }
    let action = guess.map(|text| {
        let action = words::action(caller.locale, &menus::shown(caller, &table, &text));
        say(caller.locale, "guess-kept", &[("action", Arg::Text(action))])
    });
    let winner = match side {
        Some(side) => named(ctx, caller, &stored, &table, side).await,
        None => None,
    };
    let winner =
        winner.map(|name| say(caller.locale, "prediction-kept", &[("person", Arg::Text(name))]));
    let lines: Vec<String> = action.into_iter().chain(winner).collect();
    Ok(Answer::private(lines.join("\n")))
}

/// Refuses a caller who plays, and a game or server in which no one may guess.
async fn check(ctx: &Context, caller: &Caller, stored: &StoredGame) -> Result<(), Error> {
    let settings = context::guild_settings(ctx, stored.venue.guild).await?;
    policy::check_ban(caller, &settings)?;
    let refusal = match stored.status {
        _ if !settings.guesses => "guess-off",
        _ if stored.members.iter().any(|member| member.person == caller.person) => "guess-plays",
        Status::Running if any_refuses(ctx, stored).await? => "guess-refused",
        Status::Running => return Ok(()),
        Status::Open => "not-begun",
        Status::Finished | Status::Aborted => "game-over",
    };
    Err(Refusal::new(refusal).into())
}

/// Returns the canonical text of an action as the caller has written it, which must be legal in the position.
fn legal(ctx: &Context, caller: &Caller, stored: &StoredGame, text: &str) -> Result<String, Error> {
    let mut table = context::table(ctx, stored)?;
    let lettering = menus::lettering(caller, &table);
    let written = lettering.read(text)?;
    let text = moves::action(&table, &written).map_err(|why| lettering.refusal(why))?;
    table.play(&text).map_err(|why| lettering.refusal(why))?;
    Ok(text)
}

/// True if one of the players wants no guesses.
async fn any_refuses(ctx: &Context, stored: &StoredGame) -> Result<bool, StoreError> {
    for member in &stored.members {
        if !ctx.store.preferences(member.person).await?.guessable {
            return Ok(true);
        }
    }
    Ok(false)
}

fn late() -> Error {
    Refusal::new("guess-late").into()
}

/// True if a seat is on the side with this number.
fn is(table: &Table, seat: u8, side: &str) -> bool {
    table.side(Seat(seat)).0.to_string() == side
}

/// Returns the sides to choose from, after the choice of none.
async fn sides(ctx: &Context, caller: &Caller, stored: &StoredGame, table: &Table) -> Vec<Choice> {
    let none = say(caller.locale, "guess-no-one", &[]);
    let mut choices = vec![Choice { name: none, value: NO_ONE.to_owned() }];
    for (side, name) in names(ctx, caller, stored, table).await {
        choices.push(Choice { name, value: side });
    }
    choices
}

/// Returns the name of a side.
async fn named(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    table: &Table,
    side: &str,
) -> Option<String> {
    let names = names(ctx, caller, stored, table).await;
    names.into_iter().find(|(known, _)| known == side).map(|(_, name)| name)
}

/// Returns the numbers of the sides with the names of their players; a player without a known name has a number.
async fn names(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    table: &Table,
) -> Vec<(String, String)> {
    let players = seat_labels::players(ctx, stored, table, caller.locale).await;
    let mut sides: Vec<(String, Vec<String>)> = Vec::new();
    for (seat, player) in (0..).zip(players) {
        let number = ("number", Arg::Number(i64::from(seat) + 1));
        let name = match player.name.is_empty() {
            true => say(caller.locale, "guess-seat", &[number]),
            false => player.name,
        };
        let side = table.side(Seat(seat)).0.to_string();
        match sides.iter_mut().find(|(known, _)| *known == side) {
            Some((_, mates)) => mates.push(name),
            None => sides.push((side, vec![name])),
        }
    }
    let joined = |mates: Vec<String>| words::join::mates(caller.locale, &mates);
    sides.into_iter().map(|(side, mates)| (side, joined(mates))).collect()
}
