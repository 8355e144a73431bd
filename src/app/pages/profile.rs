//! `/profile`: a person's ratings, record and rivals.

use crate::app::caller::{Caller, guild};
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::membership;
use crate::app::input::request::ProfileFilter;
use crate::app::markup::mention;
use crate::app::output::layout::Part;
use crate::app::output::rating_lines::{self, rating};
use crate::app::output::reply::{Message, Picture};
use crate::app::output::{machine_name, titles};
use crate::app::pages::leaderboard::{self, drawable};
use crate::app::work_pool::Budget;
use crate::game::{Arg, Entry};
use crate::render::chart;
use crate::store::Machine;
use crate::store::ladder::{Honour, Place, Point, Profile, Tally, Which};
use crate::words::{self, Locale, say};
use std::sync::Arc;

/// Most points of a curve.
const POINTS: u32 = 200;

/// Most curves in the picture, of which each has a mark of its own.
const CURVES: usize = 6;

/// Number of rivals, the last met, whose titles are looked up.
const RIVALS: u32 = 10;

/// Number of ratings with a button to their leaderboard: each is three of the 40 components of a message.
const SECTIONS: usize = 10;

/// Number of first three places in earlier seasons that are named, the latest ones.
const HONOURS: usize = 10;

/// Most machines, the last met, of which the tally is shown.
const MACHINES: u32 = 6;

/// Returns the profile of a person in this server: the ratings of one game or season alone, if these are named.
pub(crate) async fn profile(
    ctx: &Context,
    caller: &Caller,
    wanted: &ProfileFilter,
) -> Result<Message, Error> {
    let guild = guild(caller)?;
    membership::record_membership(ctx, caller).await?;
    let person = wanted.person.unwrap_or(caller.person);
    let mut profile = ctx.store.profile(guild, person, caller.person).await?;
    limit(ctx, caller, guild, wanted, (person, &mut profile)).await?;
    let mut curves = Vec::new();
    for Place { pool, .. } in profile.places.iter().take(CURVES) {
        let which = Which { guild, pool: pool.clone(), season: wanted.season };
        curves.push((pool.clone(), ctx.store.curve(which, person, POINTS).await?));
    }
    curves.retain(|(_, points)| !points.is_empty());
    let locale = caller.guild_locale;
    // A single game is no curve, but an upright stroke beside others.
    let drawn = curves.iter().any(|(_, points)| points.len() > 1);
    let files = caller.may_attach();
    let pictures = drawn && files && !wanted.text;
    let picture = match pictures {
        true => {
            let names = names(ctx, locale, &profile, &curves);
            let (painter, chart) = (Arc::clone(&ctx.painter), chart(&curves, names));
            let png = ctx.work.run(caller, move |_| Ok(painter.curves(&chart).into())).await?;
            Some(Picture { png, alt: alt(locale, &curves) })
        }
        false => None,
    };
    let held = held(ctx, caller, (guild, person), locale).await?;
    let mut lines = lines(locale, &profile, held, person, caller.person);
    // Games that were played elsewhere are shown to the person alone.
    let is_own = person == caller.person && caller.ephemeral;
    lines.extend(machines(ctx, person, (!is_own).then_some(guild), locale).await?);
    if lines.is_empty() {
        lines.push(say(locale, "profile-empty", &[]));
    }
    lines.extend((wanted.text && drawn).then(|| alt(locale, &curves)));
    let shows_curves = pictures || wanted.text && drawn;
    lines.extend(curves_left_out(locale, &profile).filter(|_| shows_curves));
    let layout = layout(locale, &profile, (person, wanted), lines);
    Ok(Message { layout, picture, ..Message::default() })
}

/// Leaves the ratings and titles of one game or season in a profile, if these are named.
async fn limit(
    ctx: &Context,
    caller: &Caller,
    guild: u64,
    wanted: &ProfileFilter,
    (person, profile): (u64, &mut Profile),
) -> Result<(), Error> {
    if let Some(season) = wanted.season {
        profile.places.clear();
        for pool in context::pools(ctx) {
            let which = Which { guild, pool: pool.to_owned(), season: Some(season) };
            let found = ctx.store.place(which, person).await?;
            let place = |(row, _)| Place { pool: pool.to_owned(), season, row };
            profile.places.extend(found.map(place));
        }
    }
    if let Some(named) = wanted.pool.as_deref() {
        let pool = leaderboard::pool_named(ctx, caller, guild, (Some(named), &[])).await?;
        profile.places.retain(|place| place.pool == pool);
        profile.titles.retain(|place| place.pool == pool);
    }
    Ok(())
}

/// Returns the title, the ratings with a button each, and the other lines below them.
fn layout(
    locale: Locale,
    profile: &Profile,
    (person, wanted): (u64, &ProfileFilter),
    lines: Vec<String>,
) -> Vec<Part> {
    let args = [
        ("person", Arg::Text(mention(person))),
        ("season", Arg::Number(wanted.season.unwrap_or(0).into())),
    ];
    let title = say(locale, "profile-title", &args);
    let is_limited = wanted.season.is_some() || wanted.pool.is_some();
    let none =
        (is_limited && profile.places.is_empty()).then(|| say(locale, "profile-unrated", &[]));
    let title = [title].into_iter().chain(none).collect::<Vec<_>>().join("\n");
    let (with_button, others) = profile.places.split_at(profile.places.len().min(SECTIONS));
    // Who has not played yet in the season that runs has the rating of an earlier one.
    let earlier = |place: &Place| {
        (wanted.season.is_none() && place.season < profile.season).then_some(place.season)
    };
    let line = |place: &Place| pool_line(locale, place, earlier(place));
    let section = |place: &Place| {
        let season = wanted.season.or(earlier(place));
        Part::Section(line(place), leaderboard::opener(locale, &place.pool, season))
    };
    let others = others.iter().map(line).collect::<Vec<_>>();
    let others = (!others.is_empty()).then(|| Part::Text(others.join("\n")));
    let separator = (!profile.places.is_empty()).then_some(Part::Separator);
    let top = [Part::Text(title)].into_iter().chain(with_button.iter().map(section));
    top.chain(others).chain(separator).chain([Part::Text(lines.join("\n"))]).collect()
}

/// Returns the line about ratings whose curves are not shown; none where there is room for all.
fn curves_left_out(locale: Locale, profile: &Profile) -> Option<String> {
    let count = profile.places.len().checked_sub(CURVES).filter(|count| *count > 0)?;
    Some(say(locale, "profile-curves-more", &[("count", Arg::Number(count as i64))]))
}

/// Returns the titles that a person holds against rivals, a line for each.
async fn held(
    ctx: &Context,
    caller: &Caller,
    (guild, person): (u64, u64),
    locale: Locale,
) -> Result<Vec<String>, Error> {
    let mut lines = Vec::new();
    for entry in ctx.games.0 {
        let Some(title) = entry.info.title else { continue };
        let rivals = titles::rivals(ctx, entry, (guild, person), RIVALS).await?;
        let beaten = beaten(ctx, caller, entry, (person, rivals)).await?;
        let args = [
            ("title", Arg::Text(say(locale, &format!("title-{title}"), &[]))),
            ("game", Arg::Text(words::game(locale, entry.info.id))),
            ("rivals", Arg::People(beaten.iter().copied().map(mention).collect())),
        ];
        lines.extend((!beaten.is_empty()).then(|| say(locale, "profile-holds", &args)));
    }
    Ok(lines)
}

/// Returns the rivals against whom a person holds a game's title.
async fn beaten(
    ctx: &Context,
    caller: &Caller,
    entry: &Entry,
    (person, rivals): (u64, Vec<u64>),
) -> Result<Vec<u64>, Error> {
    let (mut played, list) = (Vec::new(), ctx.games);
    for rival in rivals {
        let (game, people) = (entry.info.id.to_owned(), [person, rival]);
        played.push((rival, ctx.store.between(game, people, titles::LOOKED_AT).await?));
    }
    if played.is_empty() {
        return Ok(Vec::new());
    }
    let held = move |budget: &Budget| -> Result<Vec<u64>, Error> {
        let mut beaten = Vec::new();
        for (rival, games) in played {
            // A profile without its last titles is better than none.
            if budget.is_spent() {
                break;
            }
            let holds = titles::holder_by(list, &games)? == Some(person);
            beaten.extend(holds.then_some(rival));
        }
        Ok(beaten)
    };
    ctx.work.run(caller, held).await
}

/// Returns a line for each machine that a person has played against in a server, or everywhere, and for each pool of rule
/// sets, those met last first.
async fn machines(
    ctx: &Context,
    person: u64,
    guild: Option<u64>,
    locale: Locale,
) -> Result<Vec<String>, Error> {
    let tallies = ctx.store.machine_tallies(person, guild, MACHINES).await?;
    let line = |(_, pool, machine, tally): &(String, String, Machine, Tally)| {
        let game = [("game", Arg::Text(rating_lines::pool(locale, pool)))];
        let against = machine_name::against(machine, tally, locale);
        say(locale, "profile-machine", &[&game[..], &against].concat())
    };
    Ok(tallies.iter().map(line).collect())
}

/// Returns the lines below the ratings; none before the first finished game without machines.
fn lines(
    locale: Locale,
    profile: &Profile,
    held: Vec<String>,
    person: u64,
    asker: u64,
) -> Vec<String> {
    let finished = profile.tally.wins + profile.tally.draws + profile.tally.losses;
    if finished == 0 {
        return Vec::new();
    }
    let legend = (!profile.places.is_empty()).then(|| say(locale, "tally-legend", &[]));
    let skills = profile.places.iter().map(|place| &place.row.standing.skill);
    let legends = legend.into_iter().chain(rating_lines::provisional(skills, locale));
    let mut lines: Vec<String> =
        legends.chain(honours(locale, &profile.titles)).chain(held).collect();
    let in_time = on_time(profile.late, finished);
    lines.push(say(
        locale,
        "profile-games",
        &record(&profile.tally, &[("percent", Arg::Number(in_time.into()))]),
    ));
    // Of someone who has never won there is none to speak of.
    if profile.best_streak > 0 {
        let streaks = [
            ("now", Arg::Number(profile.streak.into())),
            ("best", Arg::Number(profile.best_streak.into())),
        ];
        lines.push(say(locale, "profile-streak", &streaks));
    }
    if !profile.openings.is_empty() {
        let name = |(word, count): &(String, u32)| format!("{} ×{count}", say(locale, word, &[]));
        let names = profile.openings.iter().map(name).collect();
        lines.push(say(locale, "profile-openings", &[("openings", Arg::Names(names))]));
    }
    if person != asker && profile.head_to_head != Tally::default() {
        let against = [("asker", Arg::Text(mention(asker)))];
        lines.push(say(locale, "profile-head-to-head", &record(&profile.head_to_head, &against)));
    }
    lines
}

/// Returns the share of games that were finished in time, in percent: 100 only where time never ran out. There is a game, and
/// those that were late are among them.
fn on_time(late: u32, finished: u32) -> u32 {
    100 * (finished - late) / finished
}

/// Returns the message arguments for wins, draws and losses, followed by `more`.
fn record(tally: &Tally, more: &[(&'static str, Arg)]) -> Vec<(&'static str, Arg)> {
    let own = [("wins", tally.wins), ("draws", tally.draws), ("losses", tally.losses)];
    own.into_iter()
        .map(|(name, count)| (name, Arg::Number(count.into())))
        .chain(more.iter().cloned())
        .collect()
}

/// Returns the line about a rating, with the season where that is an `earlier` one.
fn pool_line(locale: Locale, place: &Place, earlier: Option<u32>) -> String {
    let standing = &place.row.standing;
    let tally = Tally { wins: standing.wins, draws: standing.draws, losses: standing.losses };
    let args = [
        ("pool", Arg::Text(rating_lines::pool(locale, &place.pool))),
        ("rating", Arg::Text(rating(&standing.skill))),
        ("deviation", Arg::Number(standing.skill.deviation.round() as i64)),
        ("place", Arg::Number(place.row.place.unwrap_or(0).into())),
    ];
    let line = say(locale, "profile-pool", &record(&tally, &args));
    let Some(season) = earlier else { return line };
    let args = [("line", Arg::Text(line)), ("season", Arg::Number(season.into()))];
    say(locale, "profile-pool-earlier", &args)
}

/// Returns the lines about the latest of the first three places in earlier seasons, and how many more there are.
fn honours(locale: Locale, titles: &[Honour]) -> Vec<String> {
    let more = titles.len().saturating_sub(HONOURS);
    let count = [("count", Arg::Number(more as i64))];
    let more = (more > 0).then(|| say(locale, "profile-honours-more", &count));
    titles.iter().take(HONOURS).map(|honour| honour_line(locale, honour)).chain(more).collect()
}

fn honour_line(locale: Locale, honour: &Honour) -> String {
    let args = [
        ("place", Arg::Number(honour.place.into())),
        ("pool", Arg::Text(rating_lines::pool(locale, &honour.pool))),
        ("season", Arg::Number(honour.season.into())),
    ];
    say(locale, "profile-honour", &args)
}

/// Returns the name of each curve: its pool, and the rating as it is now.
fn names(
    ctx: &Context,
    locale: Locale,
    profile: &Profile,
    curves: &[(String, Vec<Point>)],
) -> Vec<String> {
    let name = |(pool, _): &(String, Vec<Point>)| {
        let place = profile.places.iter().find(|place| place.pool == *pool);
        let rating = place.map_or_else(String::new, |place| rating(&place.row.standing.skill));
        let pool = drawable(ctx, locale, |locale| rating_lines::pool(locale, pool));
        format!("{pool} {rating}")
    };
    curves.iter().map(name).collect()
}

fn chart(curves: &[(String, Vec<Point>)], names: Vec<String>) -> chart::Curves {
    let points = || curves.iter().flat_map(|(_, points)| points);
    let curve = |((_, points), name): (&(String, Vec<Point>), String)| {
        // It begins at the rating before the first result, as the description does.
        let start = points.first().map(|first| (first.at as f64, first.before));
        let rated = points.iter().map(|point| (point.at as f64, point.rating));
        chart::Curve { name, points: start.into_iter().chain(rated).collect() }
    };
    let day = |at: Option<i64>| at.map_or_else(String::new, crate::clock::day);
    let (first, last) =
        (day(points().map(|point| point.at).min()), day(points().map(|point| point.at).max()));
    // A single day is named once.
    let first = if first == last { String::new() } else { first };
    let ends = (first, last);
    chart::Curves { curves: curves.iter().zip(names).map(curve).collect(), ends }
}

/// Returns the description of the curves.
fn alt(locale: Locale, curves: &[(String, Vec<Point>)]) -> String {
    let line = |(pool, points): &(String, Vec<Point>)| {
        let ends = points.first().zip(points.last());
        let (first, last) = ends.map_or((0.0, 0.0), |(first, last)| (first.before, last.rating));
        let args = [
            ("pool", Arg::Text(rating_lines::pool(locale, pool))),
            ("first", Arg::Number(first.round() as i64)),
            ("last", Arg::Number(last.round() as i64)),
            ("games", Arg::Number(points.len() as i64)),
        ];
        say(locale, "alt-curve", &args)
    };
    let lines: Vec<String> = curves.iter().map(line).collect();
    words::join::sentences(locale, &lines)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn whoever_was_late_once_has_not_finished_all_games_in_time() {
        assert_eq!(
            [(0, 150), (1, 150), (1, 4), (4, 4)].map(|(late, all)| on_time(late, all)),
            [100, 99, 75, 0]
        );
    }

    #[test]
    fn a_curve_begins_at_the_rating_before_the_first_result() {
        let point = Point { at: 5, before: 1500.0, rating: 1650.0, deviation: 200.0 };
        let drawn = chart(&[("gomoku".to_owned(), vec![point])], vec!["Gomoku".to_owned()]);
        assert_eq!(drawn.curves[0].points, [(5.0, 1500.0), (5.0, 1650.0)]);
    }
}
