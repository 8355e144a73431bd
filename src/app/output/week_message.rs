//! A server's week in a few lines: what was played, who did what, and who waits for an opponent.

use crate::app::context::Context;
use crate::app::error::InternalError;
use crate::app::input::request::ButtonAction;
use crate::app::markup::{is_named, mention, moment};
use crate::app::output::game_title;
use crate::app::output::layout::add_within;
use crate::app::output::reply::{Button, Message};
use crate::app::{event_state, hill_state};
use crate::game::Arg;
use crate::limits::{BUTTONS_PER_ROW, LABEL_LENGTH, MESSAGE_LENGTH};
use crate::play::week::{WEEK_MS, Week};
use crate::store::events::EventStatus;
use crate::store::{Millis, Status, StoredGame};
use crate::words::{self, Locale, say};

/// Fewest finished games, open challenges, running events and hills of which a week is worth a message.
const WORTH: usize = 3;

/// Number of a server's events that are looked through for running ones.
const EVENTS: u32 = 10;

/// Returns the summary of a server's week with this end; none where too little happened. It pings no one.
pub(crate) async fn message(
    ctx: &Context,
    guild: u64,
    until: Millis,
) -> Result<Option<Message>, InternalError> {
    let week = ctx.store.week(guild, until - WEEK_MS, until).await?;
    let settings = ctx.store.settings(guild).await?;
    let locale = settings.locale.as_ref().or(week.locale.as_ref());
    let locale = locale.map_or(Locale::En, |code| Locale::of(code));
    let open = open(ctx, &week).await?;
    let running: Vec<String> = running(ctx, guild, locale).await?;
    let kings = kings(ctx, guild, locale).await?;
    if week.games as usize + open.len() + running.len() + kings.len() < WORTH {
        return Ok(None);
    }
    let waits = (!open.is_empty()).then(|| say(locale, "week-open", &[]));
    let heading = [say(locale, "week-title", &[("until", Arg::Text(moment(until)))])];
    let played = played(ctx, &week, locale).await?;
    let guessers = week.guessers.first().map(|(_, points)| {
        let people = week.guessers.iter().map(|(person, _)| mention(*person)).collect();
        let args = [("people", Arg::People(people)), ("points", Arg::Number((*points).into()))];
        say(locale, "week-guesses", &args)
    });
    let (days, people) = week.puzzles;
    let numbers = [("days", days), ("people", people)];
    let numbers = numbers.map(|(name, number)| (name, Arg::Number(number.into())));
    let puzzles = (days > 0).then(|| say(locale, "week-puzzles", &numbers));
    let lines = heading.into_iter().chain(played).chain(puzzles).chain(guessers).chain(kings);
    let lines = lines.chain(running).chain(waits);
    let mut text = String::new();
    for line in lines {
        add_within(&mut text, &line, MESSAGE_LENGTH);
    }
    let buttons = open.iter().map(|game| join(game, locale)).collect();
    Ok(Some(Message { text, buttons, ..Message::default() }))
}

/// Returns the lines about finished games.
async fn played(ctx: &Context, week: &Week, locale: Locale) -> Result<Vec<String>, InternalError> {
    if week.games == 0 {
        return Ok(Vec::new());
    }
    let number = |count: u32| Arg::Number(count.into());
    let games = [("games", number(week.games)), ("people", number(week.people))];
    let mut lines = vec![say(locale, "week-games", &games)];
    let person = |id: u64| Arg::Text(mention(id));
    lines.extend(week.upset.map(|upset| {
        let args = [
            ("winner", person(upset.winner)),
            ("loser", person(upset.loser)),
            ("gap", Arg::Number(upset.gap.round() as i64)),
            ("number", Arg::Number(upset.game.0)),
        ];
        say(locale, "week-upset", &args)
    }));
    if let Some((game, plies)) = week.longest
        && let Some(stored) = ctx.store.game(game).await?
    {
        let args = [
            ("game", Arg::Text(words::called(locale, &stored.game, &stored.rules).0)),
            ("number", Arg::Number(game.0)),
            ("moves", number(plies)),
        ];
        lines.push(say(locale, "week-longest", &args));
    }
    lines.extend(streak(week, locale));
    Ok(lines)
}

/// Returns the line about those who share the most victories in a row; none where no one has enough of them.
fn streak(week: &Week, locale: Locale) -> Option<String> {
    let named = week.streaks.iter().filter(|(person, _)| is_named(*person));
    let people: Vec<String> = named.map(|(person, _)| mention(*person)).collect();
    let (_, count) = week.streaks.first().filter(|_| !people.is_empty())?;
    let args = [("people", Arg::People(people)), ("count", Arg::Number((*count).into()))];
    Some(say(locale, "week-streak", &args))
}

/// Returns a line for each hill with a king.
async fn kings(ctx: &Context, guild: u64, locale: Locale) -> Result<Vec<String>, InternalError> {
    let (hills, now) = (ctx.store.hills_in(guild).await?, ctx.clock.now());
    let line = |hill| {
        let king = hill_state::king(hill, now)?;
        let args = [
            ("person", Arg::Text(mention(king.person))),
            ("since", Arg::Text(moment(king.since))),
            ("game", Arg::Text(words::full_name(locale, &hill.game, &hill.rules))),
        ];
        Some(say(locale, "week-king", &args))
    };
    Ok(hills.iter().filter_map(line).collect())
}

/// Returns a line for each league or tournament that runs.
async fn running(ctx: &Context, guild: u64, locale: Locale) -> Result<Vec<String>, InternalError> {
    let mut lines = Vec::new();
    let all = ctx.store.events_in(guild, EVENTS).await?;
    for head in all.iter().filter(|event| event.status == EventStatus::Running) {
        let Some(event) = ctx.store.event(head.id).await? else { continue };
        let (over, all) = event_state::progress(&event);
        let args = [
            ("event", Arg::Text(event.name.clone())),
            ("over", Arg::Number(over as i64)),
            ("all", Arg::Number(all as i64)),
        ];
        lines.push(say(locale, "week-event", &args));
    }
    Ok(lines)
}

/// Returns the open challenges that anyone may join.
async fn open(ctx: &Context, week: &Week) -> Result<Vec<StoredGame>, InternalError> {
    let mut open = Vec::new();
    for id in &week.open {
        let Some(game) = ctx.store.game(*id).await? else { continue };
        let takes = game.status == Status::Open && game.members.len() < usize::from(game.seats);
        if takes && game.members.iter().all(|member| member.joined) && open.len() < BUTTONS_PER_ROW
        {
            open.push(game);
        }
    }
    Ok(open)
}

/// Returns the button that joins a challenge, with the name of its game.
fn join(game: &StoredGame, locale: Locale) -> Button {
    let button = game_title::button(game, ButtonAction::Join, locale);
    let name = words::called(locale, &game.game, &game.rules).0;
    let args = [("join", Arg::Text(button.label.clone())), ("game", Arg::Text(name))];
    let label = say(locale, "week-join", &args).chars().take(LABEL_LENGTH).collect();
    Button { label, ..button }
}
