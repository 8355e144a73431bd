//! Moves: checks on the caller, the board and the text, and the change that a move makes.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::taking_part::{check_playing, check_stays};
use crate::app::game::update::Transition;
use crate::app::game::{action_names, automatic, reason};
use crate::app::markup::link;
use crate::app::outbox::task::StepTasks;
use crate::app::output::crowd_lines::called;
use crate::app::output::machine_name;
use crate::app::output::outcome_line::turn_or_outcome;
use crate::app::output::plan_lines;
use crate::app::output::view;
use crate::app::turn_clock;
use crate::game::{Event, Lettering, Parsed, Refusal, Table, tidy};
use crate::play::end::EndReason;
use crate::store::{Change, LogEntry, Status, StoredGame};
use crate::words::Locale;

/// Signs between the name of an action and its consequence, as `join-parts` writes them.
const SEPARATORS: [char; 2] = ['·', '・'];

/// Refusal of a draw that is written as a move.
pub(crate) const DRAW_BY_COMMAND: &str = "draw-by-command";

/// Most actions that a refusal lists.
const FEW_ACTIONS: usize = 6;

/// Returns the transition of a move in the current position, answered by the public board.
pub(crate) fn decide(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    version: Option<u32>,
    text: &str,
) -> Result<Transition, Error> {
    decide_for(ctx, caller, stored, version, text, |people, at| {
        StepTasks::public(caller, people, at)
    })
}

/// Returns the transition of a move whose board is sent as a follow-up, so that the interaction's original response is
/// the board before it.
pub(crate) fn decide_to_follow(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    version: u32,
    text: &str,
) -> Result<Transition, Error> {
    decide_for(ctx, caller, stored, Some(version), text, |people, at| {
        StepTasks::ephemeral(caller, people, at)
    })
}

/// Returns the transition of a move that is answered by an ephemeral board.
pub(crate) fn decide_ephemerally(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    version: u32,
    text: &str,
) -> Result<Transition, Error> {
    decide_for(ctx, caller, stored, Some(version), text, |people, at| {
        StepTasks::ephemeral_move(caller, stored.message, people, at)
    })
}

fn decide_for(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    version: Option<u32>,
    text: &str,
    make_tasks: impl Fn(Vec<u64>, i64) -> StepTasks,
) -> Result<Transition, Error> {
    let mut table = table_to_move(ctx, caller, stored)?;
    version.map_or(Ok(()), |version| check_current(ctx, caller, stored, version))?;
    let text = action(&table, text).map_err(|why| action_names::refused(caller, &table, why))?;
    let seat = table.to_move().map(|seat| seat.0);
    let (text, played) = play(&mut table, &text);
    if let Err(refused) = played {
        let refused = action_names::refused(caller, &table, refused);
        return Err(reason::with_reason(stored, &table, &text, refused).into());
    }
    let entries = vec![LogEntry { seat, text }];
    // The caller, who sees the answer, needs no ping, even if they are on turn again.
    let others = |mut people: Vec<u64>| {
        people.retain(|person| *person != caller.person);
        people
    };
    transition(ctx, stored, table, entries, |people, at| make_tasks(others(people), at))
}

/// Plays an action. Where it is refused, but every legal action begins with the same word, as with "offer" while fifth
/// moves are offered, the action that goes on with it is meant. Beside other choices a point implies none of them
/// (docs/rules/openings-and-tables.md A5). Returns the text of the action that is meant.
pub(crate) fn play(table: &mut Table, text: &str) -> (String, Result<(), Refusal>) {
    let Err(refused) = table.play(text) else { return (text.to_owned(), Ok(())) };
    match with_first_word(table, text) {
        Some(whole) => {
            let played = table.play(&whole);
            (whole, played)
        }
        None => (text.to_owned(), Err(refused)),
    }
}

/// Returns the action that goes on with a text after the word with which all legal actions begin, if there is one.
fn with_first_word(table: &Table, text: &str) -> Option<String> {
    let actions = table.actions().actions;
    let word = actions.first()?.split_once(' ')?.0;
    let begins = |action: &String| action.split_once(' ').is_some_and(|(first, _)| first == word);
    let whole = actions.iter().all(begins).then(|| format!("{word} {text}"))?;
    matches!(table.read(&whole), Ok(Parsed::Action(_))).then_some(whole)
}

/// Returns the only word after which a point makes a legal action, as "offer" where a swap is possible as well. There is
/// none where a point alone is legal: that is a stone.
fn word_of_points<'a>(table: &Table, actions: &'a [String]) -> Option<&'a str> {
    let mut split = actions.iter().filter_map(|action| action.split_once(' '));
    let (word, point) = split.next()?;
    let is_only = split.all(|(other, _)| other == word);
    if !is_only || !matches!(table.read(point), Ok(Parsed::Action(_))) {
        return None;
    }
    let board = table.scene(None).board;
    let has_stones = actions.iter().any(|action| board.spot(action).is_some());
    (!has_stones).then_some(word)
}

/// Returns the choices beside offers of points, as an exchange of colours where the first of ten fifth moves can be offered
/// instead; none where no point is offered.
pub(crate) fn beside_points(table: &Table) -> Vec<String> {
    let mut actions = table.actions().actions;
    let are_offers = word_of_points(table, &actions).is_some();
    actions.retain(|action| are_offers && !action.contains(' '));
    actions
}

/// Returns examples of what can be typed: the first legal action; where fifth moves are offered a point, and where that is one
/// choice among others, these and an offer.
pub(crate) fn examples(table: &Table) -> Vec<String> {
    let actions = table.actions().actions;
    let Some(word) = word_of_points(table, &actions) else {
        return actions.first().cloned().into_iter().collect();
    };
    let (others, choices): (Vec<&String>, Vec<&String>) =
        actions.iter().partition(|action| action.contains(' '));
    let whole = others.first().map(|action| action.as_str());
    // The word is not needed where there is no other choice.
    let point =
        |action: &'_ str| action.strip_prefix(word).map_or(action, str::trim_start).to_owned();
    let example = if choices.is_empty() { whole.map(point) } else { whole.map(str::to_owned) };
    choices.into_iter().cloned().chain(example).collect()
}

/// Returns the refusal of a text that is no offer of a point. Where nothing but offers is possible it names one point as it can
/// be typed, since several in a row would read as one text; beside other choices it gives an example of each. There is none
/// where no point makes an action after a word.
fn no_offer(table: &Table, written: &str, actions: &[String]) -> Option<Refusal> {
    let word = word_of_points(table, actions)?;
    let are_offers = actions.iter().all(|action| action.starts_with(word));
    let point = actions.first()?.strip_prefix(word).filter(|_| are_offers);
    let refusal = match point {
        Some(point) => Refusal::new("one-point").text("point", point.trim_start()),
        None => Refusal::new("notation").names("known", examples(table)),
    };
    Some(refusal.text("written", written))
}

/// Returns the refusal of a text that is no number where one alone is asked for: a list of all would hide that it can be typed
/// by itself. The number of a place on the board, such as a card's, is none: such choices are told by their names.
fn no_number(table: &Table, written: &str, actions: &[String]) -> Option<Refusal> {
    let (word, first) = actions.first()?.split_once(' ')?;
    if table.scene(None).board.spot(first).is_some() {
        return None;
    }
    let number = |action: &String| {
        let (first, number) = action.split_once(' ')?;
        number.parse::<i64>().ok().filter(|_| first == word)
    };
    let numbers = actions.iter().map(number).collect::<Option<Vec<i64>>>()?;
    let (least, most) = (*numbers.iter().min()?, *numbers.iter().max()?);
    if most - least + 1 != numbers.len() as i64 {
        return None;
    }
    let refusal = Refusal::new("a-number").text("written", written);
    Some(refusal.number("least", least).number("most", most))
}

/// Returns the transition after these entries: a game ends that a departure has left to machines or to people who have agreed
/// to a draw, automatic moves are played, an end is recorded, the next player is pinged.
pub(crate) fn transition(
    ctx: &Context,
    stored: &StoredGame,
    mut table: Table,
    mut entries: Vec<LogEntry>,
    make_tasks: impl Fn(Vec<u64>, i64) -> StepTasks,
) -> Result<Transition, Error> {
    entries.extend(automatic::after_departure(stored, &mut table)?);
    entries.extend(automatic::play_automatic_moves(ctx, &mut table)?);
    let at = ctx.clock.now();
    let mut change = Change { entries, ..Change::of(stored, at, None) };
    let people = conclude(stored, &table, &mut change);
    Ok(Transition { change, notifications: make_tasks(people, at) })
}

/// Gives a change with entries the status, the end and the clock that the position after them asks for, and returns the
/// people to ping.
pub(crate) fn conclude(stored: &StoredGame, table: &Table, change: &mut Change) -> Vec<u64> {
    change.end = table.outcome().map(|outcome| EndReason::Outcome(outcome.end.to_owned()));
    change.status = if change.end.is_some() { Status::Finished } else { stored.status };
    turn_clock::run_on(stored, table, change);
    let people = stored.concerned(table);
    let running = change.status == Status::Running;
    if running { turn_clock::to_ping(stored, people, change.at) } else { people }
}

/// Returns the current position, for a caller who must be on turn.
pub(crate) fn table_to_move(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
) -> Result<Table, Error> {
    check_playing(caller, stored)?;
    check_stays(caller, stored)?;
    let table = context::table(ctx, stored)?;
    match stored.person_on_turn(&table) {
        Some(person) if person == caller.person => Ok(table),
        other => {
            let machine = || stored.machine_on_turn(&table);
            let machine = || machine().map(|it| machine_name::name(it, caller.locale));
            let person = other.map(|other| called(other, caller.locale));
            let person = person.or_else(machine).unwrap_or_default();
            let plan = if plan_lines::may_plan(stored, caller.person) { "yes" } else { "no" };
            let mine = view::public_label(caller, stored, "button-mine");
            let refusal = Refusal::new("not-your-turn").text("person", person);
            Err(refusal.text("plan", plan).text("mine", mine).into())
        }
    }
}

/// Refuses a text that is a table event or begins like one: it is no move, and a command does it.
pub(crate) fn check_is_move(table: &Table, written: &str) -> Result<(), Refusal> {
    let text = tidy(written);
    if matches!(Event::read(&text, table.seats()), Ok(None)) {
        return Ok(());
    }
    let is_draw = text.split(' ').next() == Some(Event::Draw.to_string().as_str());
    let word = if is_draw { DRAW_BY_COMMAND } else { "event-by-command" };
    Err(Refusal::new(word).text("written", written))
}

/// Returns the canonical text of an action, which may be written by its name in menus. Table events
/// have commands of their own.
pub(crate) fn action(table: &Table, written: &str) -> Result<String, Refusal> {
    check_is_move(table, written)?;
    match table.read(written) {
        Ok(Parsed::Action(text)) => Ok(text),
        Ok(Parsed::Unfinished(choices)) => {
            let meant = lettered_action(table, written).or_else(|| named_action(table, written));
            meant.ok_or_else(|| unfinished(table, written, choices))
        }
        Err(why) => {
            let meant = lettered_action(table, written).or_else(|| numbered_action(table, written));
            let meant = meant.or_else(|| named_action(table, written));
            meant.ok_or_else(|| with_choices(table, written, why))
        }
    }
}

/// Returns the action on the point that has this letter on the board, as an offered one has, where it can be chosen. The point
/// may stand behind the letter, as in "B · g6"; another one than the letter's contradicts it.
pub(crate) fn lettered_action(table: &Table, written: &str) -> Option<String> {
    let (letter, point) = written
        .split_once(SEPARATORS)
        .map_or((written, None), |(letter, point)| (letter, Some(point)));
    let typed = tidy(letter).to_uppercase();
    if typed.len() != 1 {
        return None;
    }
    let scene = table.scene(None);
    let has_letter =
        |action: &String| action_names::letter(&scene, action).as_deref() == Some(&*typed);
    let found = table.actions().actions.into_iter().find(has_letter)?;
    let agrees = |point| table.read(point) == Ok(Parsed::Action(found.clone()));
    point.is_none_or(agrees).then_some(found)
}

/// Refuses the beginning of an action: with what it can go on with, or where nothing of that is possible, with what is.
fn unfinished(table: &Table, written: &str, choices: Vec<String>) -> Refusal {
    let listing = table.actions();
    let leads = |choice: &String| listing.actions.iter().any(|action| action.starts_with(choice));
    if listing.complete && !choices.iter().any(leads) {
        return with_choices(table, written, Refusal::new("notation"));
    }
    Refusal::new("unfinished").text("written", written).names("known", choices)
}

/// Returns the action that goes on with a number alone after the word with which all legal actions begin, as with "declare"
/// while a number of fifth moves is asked for.
fn numbered_action(table: &Table, written: &str) -> Option<String> {
    let number = tidy(written);
    let is_number = !number.is_empty() && number.bytes().all(|b| b.is_ascii_digit());
    let whole = is_number.then(|| with_first_word(table, &number)).flatten()?;
    table.actions().actions.contains(&whole).then_some(whole)
}

/// Returns the action whose name in one of the languages this is, or the only one whose name begins with these words, ends
/// with them, as "white" for "Play White", or has them, as そのまま for 色はそのまま; or the beginning of this up to a sign that
/// separates the name from its consequence, as in "A2 · ahead of …".
fn named_action(table: &Table, written: &str) -> Option<String> {
    let name = written.split(SEPARATORS).next().unwrap_or_default();
    if let (true, Ok(Parsed::Action(text))) = (name.len() < written.len(), table.read(name)) {
        return Some(text);
    }
    let key = action_names::key(name);
    let is_name = |name: &str| name == key;
    let begins = |name: &str| name.strip_prefix(&key).is_some_and(|rest| rest.starts_with(' '));
    // A number may be a point that cannot be played. One before the words is what tells names apart, as in "Declare 1 fifth
    // move": by the words alone only the singular would be found.
    let has_number = |text: &str| text.contains(|sign: char| sign.is_ascii_digit());
    let is_last = |rest: &str| rest.ends_with(' ') && !has_number(rest);
    let ends = |name: &str| !has_number(&key) && name.strip_suffix(&key).is_some_and(is_last);
    // Some languages put no spaces between words.
    let may_be_part = key.chars().count() > 1 && key.chars().all(is_unspaced);
    let has = |name: &str| may_be_part && name.contains(&key);
    let names = all_names(table);
    let found = only_named(&names, is_name).or_else(|| only_named(&names, begins));
    found.or_else(|| only_named(&names, ends)).or_else(|| only_named(&names, has))
}

/// True for a letter of Japanese or Chinese, which are written without spaces.
fn is_unspaced(sign: char) -> bool {
    matches!(sign, '\u{3005}' | '\u{3041}'..='\u{30ff}' | '\u{3400}'..='\u{9fff}')
}

/// Names of actions in one language, as they are compared with typed text, each with its action.
type Names = Vec<(String, String)>;

/// Returns the names of the actions by language. A point has no name but its text, which has been read already. A large board
/// has thousands of them in all: they are made once for a text.
fn all_names(table: &Table) -> Vec<Names> {
    let actions = action_names::nameable(table);
    let in_language = |locale: &Locale| -> Names {
        let named = actions.iter().filter_map(|action| {
            let name = action_names::name(table, action, *locale, Lettering::WithI);
            (name != *action).then(|| (action_names::key(&name), action.clone()))
        });
        named.collect()
    };
    Locale::ALL.iter().map(in_language).collect()
}

/// Returns the only action whose name fits, in the first language in which there is one.
fn only_named(names: &[Names], fits: impl Fn(&str) -> bool) -> Option<String> {
    names.iter().find_map(|names| {
        let mut named = names.iter().filter(|(name, _)| fits(name));
        named.next().filter(|_| named.next().is_none()).map(|(_, action)| action.clone())
    })
}

/// Returns the refusal of a text that is no action, with the actions that there are, where they are few or none of the
/// game's own examples, which are of its usual moves, is possible.
fn with_choices(table: &Table, written: &str, why: Refusal) -> Refusal {
    let listing = table.actions();
    let serves = why.has_example_of(&listing.actions);
    let are_few = listing.actions.len() <= FEW_ACTIONS;
    if why.word != "notation" || !listing.complete || serves && !are_few {
        return why;
    }
    let asked = no_number(table, written, &listing.actions);
    asked.or_else(|| no_offer(table, written, &listing.actions)).unwrap_or_else(|| {
        Refusal::new("not-a-choice").text("written", written).names("actions", listing.actions)
    })
}

/// Refuses a press on an outdated board, and links to the current one, where the caller can see it.
pub(crate) fn check_current(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredGame,
    version: u32,
) -> Result<(), Error> {
    if stored.version == version {
        return Ok(());
    }
    let table = context::table(ctx, stored)?;
    let now = turn_or_outcome(stored, &table, caller.locale);
    let is_guest = caller.is_guest_of(stored);
    let elsewhere = stored.message.filter(|message| Some(*message) != caller.message && !is_guest);
    let place =
        elsewhere.map_or_else(|| "/board".to_owned(), |message| link(&stored.venue, message));
    Err(Refusal::new("stale").text("now", now).text("place", place).into())
}
