//! `/history`: a person's finished games with their results.

use crate::app::caller::Caller;
use crate::app::context::Context;
use crate::app::error::Error;
use crate::app::game::kind::Kind;
use crate::app::input::request::{HistoryFilter, POINTS, Page};
use crate::app::markup::mention;
use crate::app::output::crowd_lines::{called, listed};
use crate::app::output::decided::VOIDED;
use crate::app::output::machine_name;
use crate::app::output::panel::{page_buttons, page_within};
use crate::app::output::rating_lines::signed;
use crate::app::output::reply::{Answer, Choice, Message, PanelSelect, Row, SelectSource};
use crate::app::pages::{leaderboard, replay};
use crate::game::{Arg, Options, Refusal, Seat, tidy, told_end};
use crate::play::end::EndReason;
use crate::store::ladder::{self, Wanted};
use crate::store::{GameId, Machine};
use crate::words::{self, Locale, say};

/// Points of a draw.
const DRAWN: u8 = 1;

/// Number of games on a page.
const PAGE: u32 = 10;

/// Returns a page of a person's finished games: those of this server, in direct messages the
/// caller's own from everywhere.
pub(crate) async fn history(
    ctx: &Context,
    caller: &Caller,
    past: &HistoryFilter,
) -> Result<Message, Error> {
    let person = past.person.unwrap_or(caller.person);
    if caller.venue.guild.is_none() && person != caller.person {
        return Err(Refusal::new("no-server").into());
    }
    let kind = past.pool.as_deref().and_then(|named| rule_set(ctx, named));
    let pool = match &past.pool {
        Some(named) if kind.is_none() => {
            let guild = caller.venue.guild.unwrap_or(0);
            Some(leaderboard::pool_named(ctx, caller, guild, (Some(named), &[])).await?)
        }
        _ => None,
    };
    // The buttons name the pool or rule set by a word of their own: what was typed may not fit into one.
    let named = kind.as_ref().map(Kind::key).or_else(|| pool.clone());
    let turned = HistoryFilter { person: Some(person), pool: named, ..past.clone() };
    let rule_sets = match &pool {
        Some(pool) => rule_sets_elsewhere(ctx, person, pool).await?,
        None => Vec::new(),
    };
    let query = Wanted {
        person,
        guild: caller.venue.guild,
        pool,
        rule_sets,
        rule_set: kind.map(|kind| (kind.entry.info.id.to_owned(), kind.words())),
        opponent: past.opponent,
        points: past.points,
        rated: past.rated,
        from: past.page.saturating_mul(PAGE),
        most: PAGE,
    };
    let (mut games, all) = ctx.store.history(query.clone()).await?;
    let page = page_within(past.page, all, PAGE);
    if page != past.page {
        (games, _) = ctx.store.history(Wanted { from: page * PAGE, ..query }).await?;
    }
    let locale = caller.locale;
    let args = [("person", Arg::Text(mention(person))), ("count", Arg::Number(all.into()))];
    let title = say(locale, title_id(past, all), &args);
    let lines = games.iter().map(|game| line(ctx, locale, game));
    let page_at = |page| Page::History(HistoryFilter { page, ..turned.clone() });
    Ok(Message {
        page_buttons: page_buttons(locale, page, all, PAGE, page_at),
        panel: replays(locale, &games).into_iter().collect(),
        ..Message::private([title].into_iter().chain(lines).collect::<Vec<_>>().join("\n"))
    })
}

/// Returns the menu in which a game of a page is chosen, to be shown to the caller step by step; none for an empty page.
fn replays(locale: Locale, games: &[ladder::Past]) -> Option<Row> {
    let choice = |past: &ladder::Past| {
        let name = words::full_name(locale, &past.kind, &past.rules);
        Choice { name: format!("#{} {name}", past.game.0), value: past.game.0.to_string() }
    };
    let choices: Vec<Choice> = games.iter().map(choice).collect();
    let menu = |choices| PanelSelect {
        key: "history".to_owned(),
        hint: say(locale, "history-replay", &[]),
        from: SelectSource::These(choices),
        chosen: Vec::new(),
        several: false,
    };
    (!choices.is_empty()).then(|| Row::Menu(menu(choices)))
}

/// Answers the menu below a page: the whole game, for the caller alone.
pub(crate) async fn chosen(
    ctx: &Context,
    caller: &Caller,
    values: &[String],
) -> Result<Answer, Error> {
    let number = values.first().and_then(|value| value.parse().ok());
    let game = number.ok_or_else(|| Refusal::new("unknown-button"))?;
    replay::replay_of_button(ctx, caller, GameId(game)).await
}

/// Returns the message above a list of so many games: an empty one says that none match where something was asked for.
fn title_id(past: &HistoryFilter, all: u32) -> &'static str {
    let is_limited =
        past.pool.is_some() || past.opponent.is_some() || past.points.is_some() || past.rated;
    match (all, is_limited) {
        (0, true) => "history-unmatched",
        (0, false) => "history-empty",
        _ => "history-title",
    }
}

/// Returns the rule set that a text or a button names; none for the name of a pool or of a whole game, which is its pool's.
fn rule_set(ctx: &Context, named: &str) -> Option<Kind> {
    let name = tidy(named);
    if name.trim().is_empty() || leaderboard::pool_called(ctx, &name).is_some() {
        return None;
    }
    let asked = Kind::read(ctx, named).or_else(|| Kind::asked(ctx, named).ok());
    asked.filter(Kind::is_rule_set)
}

/// Returns the rule sets of a person's games that belong to a pool, but were rated in another one before it was divided
/// from that: in seasons that are closed they stay there.
async fn rule_sets_elsewhere(ctx: &Context, person: u64, pool: &str) -> Result<Vec<String>, Error> {
    let mut sets = ctx.store.rule_sets_elsewhere(person, pool.to_owned()).await?;
    sets.retain(|(game, rules, seats)| {
        let entry = ctx.games.find(game).ok();
        let options = entry.and_then(|entry| Options::read(entry.info, rules).ok());
        let own = entry.zip(options).map(|(entry, options)| entry.pool(&options, *seats).name);
        own == Some(pool)
    });
    Ok(sets.into_iter().map(|(game, rules, _)| format!("{game}/{rules}")).collect())
}

fn line(ctx: &Context, locale: Locale, past: &ladder::Past) -> String {
    let word = POINTS.iter().find(|(points, _)| *points == past.points);
    let result = if past.void { VOIDED } else { word.map_or("lost", |(_, word)| *word) };
    let change = past
        .rating
        .map_or_else(String::new, |(before, after)| signed(after.round() - before.round()));
    let args = [
        ("number", Arg::Number(past.game.0)),
        ("result", Arg::Text(result.to_owned())),
        ("name", Arg::Text(words::full_name(locale, &past.kind, &past.rules))),
        ("others", Arg::Text(others(ctx, locale, past))),
        ("end", Arg::Text(end_of(locale, past))),
        ("when", Arg::Text(format!("<t:{}:d>", past.at / 1000))),
        ("change", Arg::Text(change)),
    ];
    say(locale, "history-line", &args)
}

/// Returns the names of those against whom a game was played, behind the person's mates; of a game for one that of its automa.
fn others(ctx: &Context, locale: Locale, past: &ladder::Past) -> String {
    let is_mate = |machine: &Machine| side_of(ctx, past, machine) == Some(past.side);
    let (by, against): (Vec<Machine>, Vec<Machine>) =
        past.machines.iter().cloned().partition(is_mate);
    let is_against = |person: &&u64| !past.mates.contains(*person);
    let people: Vec<u64> = past.others.iter().filter(is_against).copied().collect();
    let has_mates = !past.mates.is_empty() || !by.is_empty();
    match (has_mates, people.is_empty() && against.is_empty()) {
        (_, true) => say(locale, "machine", &[]),
        (false, false) => {
            let people = people.into_iter().map(|person| listed(person, locale));
            let names = people.chain(machine_name::names(&against, locale));
            words::join::names(locale, &names.collect::<Vec<_>>())
        }
        (true, false) => {
            let args = [
                ("mates", players(&past.mates, &by, locale)),
                ("people", players(&people, &against, locale)),
            ];
            say(locale, "history-beside", &args)
        }
    }
}

/// Returns people and machines as a sentence calls them.
fn players(people: &[u64], machines: &[Machine], locale: Locale) -> Arg {
    let people = people.iter().map(|person| called(*person, locale));
    let all = people.chain(machine_name::names(machines, locale));
    Arg::Text(words::join::players(locale, &all.collect::<Vec<_>>()))
}

/// Returns the side of a machine, where it may be that of the person.
fn side_of(ctx: &Context, past: &ladder::Past, machine: &Machine) -> Option<u8> {
    let entry = ctx.games.find(&past.kind).ok().filter(|_| past.seats > 2)?;
    let options = Options::read(entry.info, &past.rules).ok()?;
    let table = entry.start(&options, past.seats, None).ok()?;
    Some(table.side(Seat(machine.seat)).0)
}

/// Returns the reason for a game's end, and behind it that the game was voided.
fn end_of(locale: Locale, past: &ladder::Past) -> String {
    let void = past.void.then(|| say(locale, "end-voided", &[]));
    let reasons: Vec<String> = [reason_of(locale, past)].into_iter().chain(void).collect();
    words::join::parts(locale, &reasons)
}

/// Returns the reason for a game's end as its result stands; to who has left a game in which the others have agreed to a draw,
/// that.
fn reason_of(locale: Locale, past: &ladder::Past) -> String {
    let ruling = past.ruled.then_some(&EndReason::Adjudicated);
    let end = ruling.or(past.end.as_ref()).map_or("", EndReason::word);
    let end = told_end(end, past.points == DRAWN);
    let has_left = past.points == 0 && past.others.len() + past.machines.len() > 1;
    // Machines are left alone, and agree to nothing.
    let by = if past.others.is_empty() { "machines" } else { "lost" };
    let lost = words::try_say(locale, &format!("end-{end}-{by}"), &[]).filter(|_| has_left);
    lost.unwrap_or_else(|| words::end_reason(locale, (&past.kind, &past.rules), end))
}
