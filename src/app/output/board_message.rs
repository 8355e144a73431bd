//! Message that shows a game: title, seats, outcome, board, buttons.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::InternalError;
use crate::app::input::request::ButtonAction;
use crate::app::markup::{link, mention};
use crate::app::output::challenge_message::challenge;
use crate::app::output::game_title::{aim, button, title};
use crate::app::output::note_lines::Notes;
use crate::app::output::outcome_line::{holder, in_place_of, turn_or_outcome, why_aborted};
use crate::app::output::reply::{Button, Link, Message, Row};
use crate::app::output::view::{self, Position, View};
use crate::app::output::{
    agreed_line, clock_line, crowd_lines, decided, event_message, hill_message, machine_name,
    next_game, offer_line, plan_lines, rating_lines, seat_labels, set_line, titles,
};
use crate::game::{Arg, Lettering, Ply, Scene, Seat, SeatView, Side, Stock, Table};
use crate::store::{Machine, Offer, Status, StoredGame};
use crate::words::{self, Locale, say};
use tracing::Instrument;

/// Returns the public message of a game in its current state.
pub(crate) async fn public_message(
    ctx: &Context,
    stored: &StoredGame,
    pictures: bool,
) -> Result<Message, InternalError> {
    message_for(ctx, stored, &view::public_view(ctx, stored, pictures).await).await
}

/// Returns the message of a game in a view.
pub(crate) async fn message_for(
    ctx: &Context,
    stored: &StoredGame,
    view: &View,
) -> Result<Message, InternalError> {
    message_with(ctx, stored, view, Vec::new()).await
}

/// Returns the message of a game in a view with more lines, for which a board in words leaves room.
async fn message_with(
    ctx: &Context,
    stored: &StoredGame,
    view: &View,
    more: Vec<String>,
) -> Result<Message, InternalError> {
    let locale = view.locale;
    match stored.status {
        Status::Open => {
            let people = context::table(ctx, stored)?.people().len();
            let agreed = agreed_line::line(ctx, stored, people, view).await;
            let hill = hill_message::challenged(ctx, stored, locale).await?;
            Ok(challenge(ctx, stored, people, (hill, agreed), locale))
        }
        Status::Aborted if stored.log.is_empty() => {
            let hill = hill_message::outcome(ctx, stored, locale).await?;
            let lines = [aborted(stored, locale)].into_iter().chain(hill).chain(more);
            Ok(Message { text: lines.collect::<Vec<_>>().join("\n"), ..Message::default() })
        }
        Status::Running | Status::Finished | Status::Aborted => {
            board_message(ctx, stored, view, more).instrument(tracing::debug_span!("words")).await
        }
    }
}

async fn board_message(
    ctx: &Context,
    stored: &StoredGame,
    view: &View,
    more: Vec<String>,
) -> Result<Message, InternalError> {
    let table = context::table(ctx, stored)?;
    let locale = view.locale;
    let scene = decided::scene(stored, &table);
    let (next_game_buttons, next_game_line) =
        next_game::buttons_and_line(ctx, stored, &table, locale);
    let other = set_line::other(ctx, stored).await;
    let (agreed, players) = tokio::join!(
        agreed_line::line(ctx, stored, table.people().len(), view),
        seat_labels::players(ctx, stored, &table, locale)
    );
    let mut lines = state(ctx, stored, (&table, &scene, other.as_ref()), view).await?;
    lines.extend(next_game_line);
    lines.extend(titles::title_call(ctx, stored, &table, locale).await?);
    lines.extend(titles::take_back_line(ctx, stored, &table, locale).await?);
    lines.extend(agreed);
    lines.extend(aim(ctx, stored, locale));
    lines.extend(rating_lines::lines(stored, other.as_ref(), locale));
    lines.extend(machine_name::tally_line(ctx, stored, locale).await?);
    lines.extend(more);
    let message = Message {
        text: lines.join("\n"),
        buttons: if stored.status == Status::Running {
            in_play(stored, &table, view, clock_line::is_claimable(ctx, stored, other.as_ref())?)
        } else {
            next_game_buttons
        },
        pings: pinged(ctx, stored, &table),
        ..Message::default()
    };
    let position = Position { scene, actions: &stored.log, players };
    Ok(view::with_board(&ctx.painter, view, position, message))
}

/// Returns the lines about the state of a game, from its title to the name of its position.
async fn state(
    ctx: &Context,
    stored: &StoredGame,
    (table, scene, other): (&Table, &Scene, Option<&StoredGame>),
    view: &View,
) -> Result<Vec<String>, InternalError> {
    let locale = view.locale;
    let lettering = view.lettering(&scene.board);
    let mut lines = heading(stored, other, locale);
    lines.push(seats(stored, table, scene, locale));
    lines.extend(offer_line::last_action(ctx, stored, table, locale, lettering)?);
    lines.extend(guessed(stored, locale, lettering));
    lines.extend(crowd_lines::result(stored, locale, lettering));
    lines.extend(machine_lines(ctx, stored, table, (locale, lettering))?);
    lines.extend(upshot(stored, table, locale));
    lines.push(turn_or_outcome(stored, table, locale));
    lines.extend(in_place_of(stored, table, locale));
    lines.extend(hill_message::outcome(ctx, stored, locale).await?);
    lines.extend(offer_line::departure(stored, locale));
    lines.extend(offer_line::line(ctx, stored, (locale, lettering), view.is_public()));
    lines.extend(crowd_lines::dropped(stored, locale));
    lines.extend(offer_line::hints(stored, locale));
    lines.extend(crowd_lines::how(stored, locale, view.is_public()));
    lines.extend(clock_line::line(ctx, stored, (table, other), locale)?);
    lines.extend(stage(&lettering.of_scene(scene), locale));
    Ok(lines)
}

/// Returns the lines above the seats: what the game is part of, and its title.
fn heading(stored: &StoredGame, other: Option<&StoredGame>, locale: Locale) -> Vec<String> {
    let event = stored.event.as_ref().map(|part| event_message::board_line(part, locale));
    let climbs = stored.hill && stored.status == Status::Running;
    let hill = climbs.then(|| say(locale, "hill-board", &[]));
    let set = set_line::line(stored, other, locale);
    event.into_iter().chain(hill).chain(set).chain([title(stored, locale)]).collect()
}

/// Returns the line about what the last action has led to. That of a pass says how the game may end, which it has done where it
/// was cancelled or decided.
fn upshot(stored: &StoredGame, table: &Table, locale: Locale) -> Option<String> {
    let is_open = stored.status == Status::Running || table.outcome().is_some();
    let upshot = table.upshot().filter(|_| is_open);
    upshot.map(|upshot| words::game_phrase(locale, "upshot", &upshot))
}

/// Returns the people whom the board pings.
fn pinged(ctx: &Context, stored: &StoredGame, table: &Table) -> Vec<u64> {
    match stored.status {
        Status::Running => offer_line::concerned(ctx, stored, table),
        Status::Aborted => Vec::new(),
        Status::Open | Status::Finished => stored.concerned(table),
    }
}

/// Returns the ephemeral message of a game. A player on turn can move from it.
pub(crate) async fn own_message(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    view: &View,
) -> Result<Message, InternalError> {
    let notes = Notes::of(ctx, caller, stored).await?;
    let noted = notes.lines(view.locale, stored.played().len());
    let vote = crowd_lines::own_vote(ctx, caller, stored).await?;
    let own_lines = noted.into_iter().chain(vote).collect();
    let board = message_with(ctx, stored, view, own_lines).await?;
    // A move is played where the game is, since its tasks are sent there; those of guests are sent as the bot.
    let is_guest = caller.is_guest_of(stored);
    let is_here = stored.venue.channel == caller.venue.channel || is_guest;
    let buttons = match stored.status {
        Status::Running => {
            // While an offer waits, the board pings whoever is to answer it.
            let on_turn = stored.person_on_turn(&context::table(ctx, stored)?);
            let is_own_turn = on_turn == Some(caller.person);
            let move_on =
                (is_own_turn && is_here).then(|| button(stored, ButtonAction::MoveOn, view.locale));
            let may_plan = !is_own_turn && plan_lines::may_plan(stored, caller.person);
            let plan = may_plan.then(|| button(stored, ButtonAction::Plan, view.locale));
            let try_out = button(stored, ButtonAction::Try, view.locale);
            let more = board.buttons.into_iter();
            let more = more.filter(|shown| is_here && is_on_own_board(caller, stored, shown.verb));
            move_on.into_iter().chain(plan).chain([try_out]).chain(more).collect()
        }
        Status::Finished if stored.seat_of(caller.person).is_some() => board.buttons,
        _ => Vec::new(),
    };
    let planned = plan_lines::of(ctx, caller, stored, board.text.chars().count()).await?;
    let text = [board.text].into_iter().chain(planned).collect::<Vec<_>>().join("\n");
    let mut panel = board.panel;
    panel.extend(notes.row(view.locale, stored.id.0, stored.played().len()));
    panel.extend(way_to_board(stored, view.locale).filter(|_| !is_here));
    Ok(Message { private: true, pings: Vec::new(), buttons, text, panel, ..board })
}

/// True if a player's own board has this button of the public one: to answer an offer that waits for them. A guest, who may
/// not see that one, needs more: to resign, to withdraw their own offer, and to claim the win or nudge once another
/// player's time is over.
fn is_on_own_board(caller: &Caller, stored: &StoredGame, verb: ButtonAction) -> bool {
    let seat = stored.seat_of(caller.person).filter(|_| !stored.has_left(caller.person));
    let Some(seat) = seat else { return false };
    let has_agreed = |offer: &Offer| offer.seat == seat.0 || offer.agreed.contains(&seat.0);
    let is_asked = stored.offer().is_some_and(|offer| !has_agreed(offer));
    let is_guest = caller.is_guest_of(stored);
    let is_own_turn = stored.timing.turn.as_ref().is_some_and(|turn| turn.person == caller.person);
    match verb {
        ButtonAction::Agree => is_asked,
        ButtonAction::TurnDown => is_asked || is_guest,
        ButtonAction::Resign => is_guest,
        ButtonAction::Claim | ButtonAction::Nudge => is_guest && !is_own_turn,
        _ => false,
    }
}

/// Returns the row with the link to the message that shows a game.
fn way_to_board(stored: &StoredGame, locale: Locale) -> Option<Row> {
    let url = link(&stored.venue, stored.message?);
    Some(Row::Links(vec![Link { label: say(locale, "list-open", &[]), url }]))
}

/// Returns the lines about machines: what each of them has played since a person last did, and who stands in for whom.
fn machine_lines(
    ctx: &Context,
    stored: &StoredGame,
    table: &Table,
    (locale, lettering): (Locale, Lettering),
) -> Result<Vec<String>, InternalError> {
    if table.people().len() == usize::from(table.seats()) {
        return Ok(Vec::new());
    }
    let action = |text: &str| words::played(locale, &lettering.shown(text));
    let (mut by_automa, mut answers): (_, Vec<Played<'_>>) = (None, Vec::new());
    for ply in context::replay(ctx.games, stored)? {
        let Ply { before, event, text, .. } = ply.map_err(context::refused(stored))?;
        let line = || say(locale, "machine-did", &[("action", Arg::Text(action(text)))]);
        by_automa = before.automa().map(|_| line());
        let Some(maker) = before.to_move().filter(|_| event.is_none()) else { continue };
        match stored.machine_at(before.acting(maker)) {
            Some(machine) => note(&mut answers, machine, text),
            None => answers.clear(),
        }
    }
    let answer = |(machine, texts): Played<'_>| {
        let texts: Vec<String> = texts.into_iter().map(|text| lettering.shown(text)).collect();
        let name = machine_name::among_others(stored, machine, table, locale);
        (name, words::join::all_played(locale, &texts))
    };
    let answers: Vec<(String, String)> = answers.into_iter().map(answer).collect();
    Ok(by_automa.into_iter().chain(machine_name::lines(stored, answers, locale)).collect())
}

/// A machine with its actions one after the other.
type Played<'a> = (&'a Machine, Vec<&'a str>);

/// Puts an action of a machine behind the one that it has just made, or else in the place of its own last ones, behind those
/// of the others.
fn note<'a>(answers: &mut Vec<Played<'a>>, machine: &'a Machine, text: &'a str) {
    match answers.last_mut().filter(|(last, _)| last.seat == machine.seat) {
        Some((_, texts)) => texts.push(text),
        None => {
            answers.retain(|(other, _)| other.seat != machine.seat);
            answers.push((machine, vec![text]));
        }
    }
}

/// Returns the lines about a stage that asks for more than a plain move, and the name of the
/// position.
fn stage(scene: &Scene, locale: Locale) -> Vec<String> {
    let playing = scene.seats.iter().any(|seat| seat.on_turn);
    let task =
        (playing && scene.status.word != "to-move").then(|| words::status(locale, &scene.status));
    let name = scene.name.as_ref().map(|name| {
        let name = ("name", Arg::Text(say(locale, name.word, &name.args)));
        say(locale, "opening-name", &[name])
    });
    task.into_iter().chain(name).collect()
}

/// Returns the line of players by colour, teammates together, with their captures and who has left.
pub(crate) fn seats(stored: &StoredGame, table: &Table, scene: &Scene, locale: Locale) -> String {
    by_side(table, scene, locale, |view| seat(stored, table, view, locale))
}

/// Returns the same of the people of a replay, by seat; a nameless one has a colour alone.
pub(crate) fn seats_of(people: &[String], table: &Table, locale: Locale) -> String {
    let name = |view: &SeatView| people.get(view.seat.index()).cloned().unwrap_or_default();
    let left = |view: &SeatView| seat_labels::has_left_others(table, view.seat);
    let seat = |view: &SeatView| seat_of(name(view), left(view), view, locale);
    by_side(table, &table.scene(None), locale, seat)
}

/// Returns what is said of the seats, teammates together.
fn by_side(
    table: &Table,
    scene: &Scene,
    locale: Locale,
    seat: impl Fn(&SeatView) -> String,
) -> String {
    let mut sides: Vec<Side> = scene.seats.iter().map(|view| table.side(view.seat)).collect();
    sides.sort_unstable();
    sides.dedup();
    let side = |side: &Side| {
        let mates = scene.seats.iter().filter(|view| table.side(view.seat) == *side);
        let mates: Vec<String> = mates.map(&seat).collect();
        words::join::mates(locale, &mates)
    };
    let separator = if scene.seats.len() > 2 { "\n" } else { "  " };
    sides.iter().map(side).collect::<Vec<_>>().join(separator)
}

fn seat(stored: &StoredGame, table: &Table, view: &SeatView, locale: Locale) -> String {
    let left = seat_labels::has_left(stored, table, view.seat);
    seat_of(holder(stored, table, view.seat, locale), left, view, locale)
}

/// Returns a seat by its colour and the name of who holds it, with the captures, and whether its player has left.
fn seat_of(name: String, left: bool, view: &SeatView, locale: Locale) -> String {
    let seat = with_taken(name, view, locale);
    if left { say(locale, "seat-left", &[("seat", Arg::Text(seat))]) } else { seat }
}

fn with_taken(name: String, view: &SeatView, locale: Locale) -> String {
    let colour = view.colour.word();
    let colour_args = [
        ("colour", Arg::Text(say(locale, &format!("colour-{colour}"), &[]))),
        ("stone", Arg::Text(say(locale, &format!("stone-{colour}"), &[]))),
    ];
    let mut seat = match name.is_empty() {
        true => say(locale, "seat-unnamed", &colour_args),
        false => say(locale, "seat", &[&colour_args[..], &[("person", Arg::Text(name))]].concat()),
    };
    for stock in &view.stock {
        let Stock::Captured { stones, team, pairs, .. } = stock else { continue };
        let sum = team.unwrap_or(*stones);
        // The picture has the sum alone.
        let id = if sum == *stones { "seat-taken" } else { "seat-taken-team" };
        let taken = ("taken", Arg::Text(words::captured(locale, *stones, *pairs)));
        let team = ("team", Arg::Number(sum.into()));
        seat = say(locale, id, &[("seat", Arg::Text(seat)), taken, team]);
    }
    seat
}

/// Returns the line of how many had guessed the last move.
fn guessed(stored: &StoredGame, locale: Locale, lettering: Lettering) -> Option<String> {
    let (text, guessed) = stored.guessed_last()?;
    let args = [
        ("action", Arg::Text(words::action(locale, &lettering.shown(text)))),
        ("right", Arg::Number(guessed.right.into())),
        ("all", Arg::Number(guessed.all.into())),
    ];
    Some(say(locale, "guessed", &args))
}

/// Returns the text of a game that ended before its first move. The table of an event still counts its own.
fn aborted(stored: &StoredGame, locale: Locale) -> String {
    let event = stored.event.as_ref().map(|part| event_message::board_line(part, locale));
    let people = stored.members.iter().map(|member| mention(member.person));
    let people = event.is_some().then(|| words::join::people(locale, &people.collect::<Vec<_>>()));
    let lines = event.into_iter().chain([title(stored, locale)]).chain(people);
    // Its first move is that of the first seat in every game.
    let why = why_aborted(stored, Some(Seat(0)), locale);
    lines.chain([why]).collect::<Vec<_>>().join("\n")
}

fn in_play(stored: &StoredGame, table: &Table, view: &View, is_claimable: bool) -> Vec<Button> {
    let locale = view.locale;
    let concede = table.concession().map(|_| ButtonAction::Concede);
    let late: &[ButtonAction] =
        if is_claimable { &[ButtonAction::Claim, ButtonAction::Nudge] } else { &[] };
    let offer_answers: &[ButtonAction] = match stored.offer() {
        // The crowd agrees by its votes, and declines by another move.
        Some(_) if stored.has_crowd() => &[],
        Some(_) => &[ButtonAction::Agree, ButtonAction::TurnDown],
        None => &[],
    };
    let alone = stored.members.len() == 1 && !stored.machines.is_empty() && !stored.rated;
    let first = if stored.is_voted_on() { ButtonAction::Vote } else { ButtonAction::Move };
    let verbs = [first].into_iter().chain(concede).chain([ButtonAction::Mine]);
    let verbs = verbs.chain(alone.then_some(ButtonAction::Hint));
    let verbs = verbs.chain([ButtonAction::Resign, ButtonAction::More]);
    let guesses = view.guesses() && !stored.has_crowd();
    let verbs = verbs.chain(guesses.then_some(ButtonAction::Guess));
    let verbs = verbs.chain(late.iter().copied()).chain(offer_answers.iter().copied());
    let labelled = |verb| match stored.offer().filter(|_| verb == ButtonAction::Agree) {
        // The button says what is agreed to: it may be far below the line that does.
        Some(offer) => {
            let label = say(locale, &format!("button-agree-{}", offer.kind.word()), &[]);
            Button { label, ..button(stored, verb, locale) }
        }
        None => button(stored, verb, locale),
    };
    verbs.map(labelled).collect()
}
