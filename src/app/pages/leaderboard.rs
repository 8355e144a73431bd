//! `/leaderboard`: the ranked people of a pool and season.

use crate::app::caller::{Caller, guild};
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::result::rule_set_of;
use crate::app::game::{membership, policy, rule_set};
use crate::app::input::request::{LadderFilter, Page};
use crate::app::markup::{capital, mention};
use crate::app::output::crowd_lines::named;
use crate::app::output::layout::{Part, SideButton};
use crate::app::output::panel::{page_buttons, page_within, plain};
use crate::app::output::rating_lines::{self, rating, signed};
use crate::app::output::reply::{Choice, Message, Picture};
use crate::app::pages::month_lists;
use crate::game::{Arg, Entry, Options, Refusal, nearest, tidy};
use crate::rating::{Listing, Missing};
use crate::render::chart;
use crate::store::Millis;
use crate::store::ladder::{Ladder, LadderRow, Tally, Which};
use crate::store::servers::Settings;
use crate::words::{self, Locale, names, say};
use std::sync::Arc;

/// Number of people on a page.
const PAGE: u32 = 10;

/// Reader of a page: their language, server and theme.
struct Reader<'a> {
    caller: &'a Caller,
    /// Person whose row is marked and told.
    person: u64,
    locale: Locale,
    listing: Listing,
    now: Millis,
}

/// Returns a page of a leaderboard: that of the person, if no page is named.
pub(crate) async fn leaderboard(
    ctx: &Context,
    caller: &Caller,
    wanted: &LadderFilter,
) -> Result<Message, Error> {
    let guild = guild(caller)?;
    membership::record_membership(ctx, caller).await?;
    let settings = context::settings_here(ctx, caller).await?;
    let lists = month_lists::names_of(&settings, caller.locale);
    let pool = pool_named(ctx, caller, guild, (wanted.pool.as_deref(), &lists)).await?;
    let which = Which { guild, pool: pool.clone(), season: wanted.season };
    let page = match (wanted.page, wanted.person) {
        (Some(page), _) => page,
        (None, None) => 0,
        (None, Some(person)) => ctx.store.row(which.clone(), person).await?.unwrap_or(0) / PAGE,
    };
    let (ladder, page) = ladder_page(ctx, &which, page).await?;
    let from = page.saturating_mul(PAGE);
    let person = wanted.person.unwrap_or(caller.person);
    let own = ctx.store.place(Which { season: Some(ladder.season), ..which }, person).await?;
    let listing = context::rating_terms(ctx, caller.venue.guild).await?.listing;
    let (locale, now) = (caller.guild_locale, ctx.clock.now());
    let reader = Reader { caller, person, locale, listing, now };
    let as_text = wanted.text || !caller.may_attach();
    let tallies = uncounted(ctx, guild, &pool, &ladder).await?;
    let rows = match (ladder.rows.is_empty(), as_text) {
        (true, _) => Some(reader.empty(ctx, guild, (&pool, &ladder), &tallies).await?),
        (false, true) => Some(reader.lines(&ladder, from).join("\n")),
        (false, false) => reader.lacking(&ladder),
    };
    // In the picture a trend is a curve below its heading.
    let has_trends = as_text && ladder.rows.iter().any(|rung| !trend(rung).is_empty());
    let shown = ladder.rows.iter().chain(own.iter().map(|(rung, _)| rung));
    let lines = [
        rows,
        reader.own_line(own.as_ref(), (&ladder, &tallies), (wanted.person.is_some(), as_text)),
        (!ladder.rows.is_empty()).then(|| say(reader.locale, "tally-legend", &[])),
        has_trends.then(|| say(reader.locale, "trend-legend", &[])),
        rating_lines::provisional(shown.map(|rung| &rung.standing.skill), reader.locale),
    ];
    let picture = match as_text || ladder.rows.is_empty() {
        true => None,
        false => Some(drawn(ctx, &reader, (&pool, &ladder), from).await?),
    };
    let lines = lines.into_iter().flatten().collect::<Vec<_>>().join("\n");
    let others = month_lists::others(
        ctx,
        reader.locale,
        (&settings, &pool),
        (Some(ladder.season), wanted.text),
    );
    let message = reader.message((wanted, page), (&pool, &ladder), lines);
    Ok(Message { picture, panel: vec![others], ..message })
}

/// Returns a page of a leaderboard, with its number: the last one where there is no such page any more.
async fn ladder_page(ctx: &Context, which: &Which, page: u32) -> Result<(Ladder, u32), Error> {
    let ladder = ctx.store.ladder(which.clone(), page.saturating_mul(PAGE), PAGE).await?;
    let last = page_within(page, ladder.people, PAGE);
    if last == page {
        return Ok((ladder, page));
    }
    Ok((ctx.store.ladder(which.clone(), last * PAGE, PAGE).await?, last))
}

/// Returns the button that shows a pool's leaderboard to whoever presses it: that of a season, or the current one.
pub(crate) fn opener(locale: Locale, pool: &str, season: Option<u32>) -> SideButton {
    let season = season.map_or_else(String::new, |season| format!(":{season}"));
    let key = format!("ranks:{pool}{season}");
    SideButton::Panel(plain(&key, say(locale, "button-leaderboard", &[])))
}

/// Returns the page behind such a button; `part` is the pool, with a season behind it where one was named.
pub(crate) fn opened(part: &str) -> Page {
    let (pool, season) = part.split_once(':').unwrap_or((part, ""));
    Page::ladder(pool, season.parse().ok())
}

/// Returns the page that was chosen in the menu of leaderboards; `part` is the season, empty for the current one, and 1 for
/// text in place of a picture.
///
/// # Errors
/// `unknown-button`.
pub(crate) fn chosen(part: &str, values: &[String]) -> Result<Page, Error> {
    let read = || {
        let (season, text) = part.split_once(':')?;
        let season = if season.is_empty() { None } else { Some(season.parse().ok()?) };
        Some((season, text == "1"))
    };
    let (season, text) = read().ok_or_else(|| Refusal::new("unknown-button"))?;
    let pool = values.first().cloned();
    Ok(Page::Ladder(LadderFilter { pool, season, text, ..LadderFilter::default() }))
}

/// Returns what has been won and lost in games that did not count, where no one is on the ladder.
async fn uncounted(
    ctx: &Context,
    guild: u64,
    pool: &str,
    ladder: &Ladder,
) -> Result<Vec<(u64, Tally)>, Error> {
    if !ladder.rows.is_empty() {
        return Ok(Vec::new());
    }
    let which = Which { guild, pool: pool.to_owned(), season: Some(ladder.season) };
    Ok(ctx.store.tallies(which, PAGE).await?)
}

async fn drawn(
    ctx: &Context,
    reader: &Reader<'_>,
    (pool, ladder): (&str, &Ladder),
    from: u32,
) -> Result<Picture, Error> {
    let chart = reader.chart(ctx, (pool, ladder), from);
    let painter = Arc::clone(&ctx.painter);
    let png = ctx.work.run(reader.caller, move |_| Ok(painter.ladder(&chart).into())).await?;
    Ok(Picture { png, alt: reader.alt(ladder) })
}

/// Returns the pool that the caller names, by a name of its own or by that of a game or a rule set, else the one that is
/// played most in the server lately, or the one of the usual game. The refusal of another name has the names of such lists
/// behind those of the pools.
pub(crate) async fn pool_named(
    ctx: &Context,
    caller: &Caller,
    guild: u64,
    (named, lists): (Option<&str>, &[String]),
) -> Result<String, Error> {
    let Some(named) = named.map(tidy).filter(|named| !named.is_empty()) else {
        return match ctx.store.most_played(guild).await? {
            Some(most) => Ok(most),
            None => Ok(usual_pool(ctx, &context::settings_here(ctx, caller).await?)),
        };
    };
    match (pool_called(ctx, &named), rule_set::whole_rule_set(ctx, &named)) {
        (Some(pool), _) => Ok(pool.to_owned()),
        (None, Ok((entry, rules))) => {
            let options = Options::read(entry.info, &rules)?;
            Ok(pool_of(entry, &options).to_owned())
        }
        (None, Err(_)) => Err(no_such_pool(ctx, &named, lists, caller.locale).into()),
    }
}

/// Returns the pool of the game that is usual in a server: of what it offers, where it has no usual one.
fn usual_pool(ctx: &Context, settings: &Settings) -> String {
    let pool = |written: String| {
        let (entry, rules) = rule_set::whole_rule_set(ctx, &written).ok()?;
        Some(pool_of(entry, &Options::read(entry.info, &rules).ok()?))
    };
    let usual = policy::usual_game(ctx, settings, |_| true).and_then(pool);
    usual.unwrap_or_else(|| context::pools(ctx)[0]).to_owned()
}

/// Returns the pool of a rule set's games.
fn pool_of(entry: &Entry, options: &Options) -> &'static str {
    entry.pool(options, options.named().seats.0).name
}

/// Refuses the name of a pool, with the name that is probably meant and those of all pools and of these lists, which may have
/// commas.
fn no_such_pool(ctx: &Context, named: &str, lists: &[String], locale: Locale) -> Refusal {
    let pools = context::pools(ctx).into_iter().map(|pool| rating_lines::pool(locale, pool));
    let known: Vec<String> = pools.chain(lists.iter().cloned()).collect();
    Refusal::new("no-such-pool")
        .text("written", named)
        .text("nearest", nearest_name(ctx, &known, named))
        .text("known", words::join::things(locale, &known))
}

/// Returns the name that is probably meant by one that no pool has: that of a pool, or of a game or a rule set, whose pool it
/// stands for; else `none`.
fn nearest_name(ctx: &Context, pools: &[String], named: &str) -> String {
    let pools: Vec<String> = pools.iter().map(|pool| tidy(pool).into_owned()).collect();
    let other = names::nearest_name(ctx.games, named);
    // A name that rule sets of several games have stands for none.
    let other = Some(&other).filter(|other| names::by_name(ctx.games, other).is_some());
    nearest(named, pools.iter().chain(other).map(String::as_str)).to_owned()
}

/// Returns the pool that has a tidy name, in any language.
pub(crate) fn pool_called(ctx: &Context, named: &str) -> Option<&'static str> {
    let pools = context::pools(ctx);
    let called = |pool: &&&str| {
        Locale::ALL.iter().any(|locale| tidy(&rating_lines::pool(*locale, pool)) == named)
    };
    let by_word = pools.iter().find(|pool| **pool == named);
    by_word.or_else(|| pools.iter().find(called)).copied()
}

/// Returns the pools whose name contains the typed text; behind them those whose name in another language does, and those of
/// rule sets that are known by such a name.
pub(crate) fn pool_choices(ctx: &Context, caller: &Caller, typed: &str) -> Vec<Choice> {
    let typed = tidy(typed);
    let choice = |pool: &str| Choice {
        name: rating_lines::pool(caller.locale, pool),
        value: pool.to_owned(),
    };
    let has = |name: &str| name.to_lowercase().contains(&*typed);
    let fits = |choice: &Choice| choice.value.contains(&*typed) || has(&choice.name);
    let (mut choices, mut others): (Vec<Choice>, Vec<Choice>) =
        context::pools(ctx).into_iter().map(choice).partition(fits);
    let known = pools_known_by(ctx, &typed);
    others.retain(|choice| {
        let mut names =
            Locale::ALL.into_iter().map(|locale| rating_lines::pool(locale, &choice.value));
        names.any(|name| has(&name)) || known.iter().any(|pool| *pool == choice.value)
    });
    choices.append(&mut others);
    choices
}

/// Returns the pools of the rule sets of which a name, in any language, contains the typed text.
fn pools_known_by(ctx: &Context, typed: &str) -> Vec<&'static str> {
    let key = words::name_key(typed);
    let mut pools = Vec::new();
    if key.is_empty() {
        return pools;
    }
    for entry in ctx.games.0 {
        for (number, preset) in entry.info.presets.iter().enumerate() {
            let known = names::known(entry, preset);
            if known.iter().any(|name| words::name_key(name).contains(&key)) {
                let options = Options::preset(entry.info, number);
                pools.push(entry.pool(&options, preset.seats.0).name);
            }
        }
    }
    pools
}

/// Returns the seasons of the server, the current one first.
pub(crate) async fn season_choices(
    ctx: &Context,
    caller: &Caller,
    typed: &str,
) -> Result<Vec<Choice>, Error> {
    let Some(guild) = caller.venue.guild else { return Ok(Vec::new()) };
    let seasons = (1..=current_season(ctx, guild).await?)
        .rev()
        .map(|season| season.to_string())
        .filter(|season| season.contains(typed.trim()));
    Ok(seasons.map(|season| Choice { name: season.clone(), value: season }).collect())
}

/// Returns the number of a server's current season.
pub(crate) async fn current_season(ctx: &Context, guild: u64) -> Result<u32, Error> {
    let which = Which { guild, pool: context::pools(ctx)[0].to_owned(), season: None };
    Ok(ctx.store.ladder(which, 0, 0).await?.season)
}

/// Reads the number of a season, which there has to be in the server; none where nothing is typed.
pub(crate) async fn season_named(
    ctx: &Context,
    caller: &Caller,
    typed: Option<&str>,
) -> Result<Option<u32>, Error> {
    let Some(written) = typed.map(tidy).filter(|written| !written.is_empty()) else {
        return Ok(None);
    };
    let last = current_season(ctx, guild(caller)?).await?;
    let season = written.parse::<u32>().ok().filter(|season| (1..=last).contains(season));
    let none = || Refusal::new("no-such-season").text("written", written).number("last", last);
    Ok(Some(season.ok_or_else(none)?))
}

impl Reader<'_> {
    fn heading(&self, pool: &str, ladder: &Ladder) -> String {
        let id = if ladder.closed_at.is_some() { "ladder-archived" } else { "ladder-title" };
        let args = [
            ("pool", Arg::Text(rating_lines::pool(self.locale, pool))),
            ("season", Arg::Number(ladder.season.into())),
            (
                "closed",
                Arg::Text(
                    ladder.closed_at.map_or_else(String::new, |at| format!("<t:{}:D>", at / 1000)),
                ),
            ),
            ("ranked", Arg::Number(ladder.ranked.into())),
            ("people", Arg::Number(ladder.people.into())),
        ];
        say(self.locale, id, &args)
    }

    /// Returns the rows as lines, with a divider between the ranked and the others.
    fn lines(&self, ladder: &Ladder, from: u32) -> Vec<String> {
        let mut lines: Vec<String> = ladder.rows.iter().map(|rung| self.line(rung)).collect();
        if let Some(line) = divider(ladder, from) {
            lines.insert(line, say(self.locale, "ladder-unranked", &[]));
        }
        lines
    }

    /// Returns the lines of those on the page who are not ranked, with what they lack, where the
    /// page is a picture.
    fn lacking(&self, ladder: &Ladder) -> Option<String> {
        let unranked = ladder.rows.iter().filter(|rung| rung.place.is_none());
        let line = |rung: &LadderRow| {
            let args = [
                ("person", Arg::Text(mention(rung.person))),
                ("rating", Arg::Text(rating(&rung.standing.skill))),
                ("missing", Arg::Names(self.missing(rung))),
            ];
            say(self.locale, "ladder-lacks", &args)
        };
        let lacks = |rung: &&LadderRow| !self.listing.missing(&rung.standing, self.now).is_empty();
        let others = unranked.filter(|rung| rung.person != self.person).filter(lacks);
        let lines: Vec<String> = others.map(line).collect();
        let is_open = ladder.closed_at.is_none();
        (is_open && !lines.is_empty()).then(|| lines.join("\n"))
    }

    /// Returns the line that says how to see the season before one; none for the first.
    fn season_before(&self, pool: &str, season: u32) -> Option<String> {
        let before = season.checked_sub(1).filter(|before| *before > 0)?;
        let args = [("game", Arg::Text(pool.to_owned())), ("season", Arg::Number(before.into()))];
        Some(say(self.locale, "ladder-before", &args))
    }

    /// Returns what is said in the place of a ladder without people: what these have won and lost in games that did not count,
    /// or, where there are none either, how to get on it.
    async fn empty(
        &self,
        ctx: &Context,
        guild: u64,
        (pool, ladder): (&str, &Ladder),
        tallies: &[(u64, Tally)],
    ) -> Result<String, Error> {
        let line = |(person, tally): &(u64, Tally)| {
            let args = [
                ("person", Arg::Text(capital(&named(*person, self.locale)))),
                ("wins", Arg::Number(tally.wins.into())),
                ("draws", Arg::Number(tally.draws.into())),
                ("losses", Arg::Number(tally.losses.into())),
            ];
            say(self.locale, "ladder-tally", &args)
        };
        let settings = context::guild_settings(ctx, Some(guild)).await?;
        let heading = match tallies.is_empty() {
            true => self.how_to_begin(ctx, &settings, (pool, ladder)),
            false => say(self.locale, "ladder-tallies", &[]),
        };
        let before = self.season_before(pool, ladder.season);
        let lines = [heading].into_iter().chain(tallies.iter().map(line)).chain(before);
        Ok(lines.collect::<Vec<_>>().join("\n"))
    }

    /// Returns the sentence with a game to begin that counts for a pool, or on why there is none.
    fn how_to_begin(
        &self,
        ctx: &Context,
        settings: &Settings,
        (pool, ladder): (&str, &Ladder),
    ) -> String {
        if let Some(rules) = rule_set_of(ctx, settings, pool) {
            let is_later = ladder.season > 1 && ladder.closed_at.is_none();
            let id = if is_later { "ladder-empty-season" } else { "ladder-empty" };
            return say(self.locale, id, &[("rules", Arg::Text(rules))]);
        }
        let why = if settings.casual { "casual" } else { "rules" };
        say(self.locale, "ladder-uncounted", &[("why", Arg::Text(why.to_owned()))])
    }

    fn line(&self, rung: &LadderRow) -> String {
        let place = [("place", Arg::Number(rung.place.unwrap_or(0).into()))];
        let args = [
            ("place", Arg::Text(say(self.locale, "ladder-place", &place))),
            ("person", Arg::Text(mention(rung.person))),
            ("rating", Arg::Text(rating(&rung.standing.skill))),
            ("deviation", Arg::Number(rung.standing.skill.deviation.round() as i64)),
            ("tally", Arg::Text(tally(rung))),
            ("trend", Arg::Text(trend(rung))),
        ];
        let line = say(self.locale, "ladder-line", &args);
        if rung.place.is_some() {
            return line;
        }
        let args = [("line", Arg::Text(line)), ("missing", Arg::Names(self.missing(rung)))];
        say(self.locale, "ladder-line-unranked", &args)
    }

    /// Returns what a person lacks to be ranked.
    fn missing(&self, rung: &LadderRow) -> Vec<String> {
        let word = |missing: &Missing| match missing {
            Missing::Games(count) => {
                say(self.locale, "missing-games", &[("count", Arg::Number((*count).into()))])
            }
            Missing::Opponents(count) => {
                say(self.locale, "missing-opponents", &[("count", Arg::Number((*count).into()))])
            }
            Missing::Certainty => say(self.locale, "missing-certainty", &[]),
            Missing::Recent => say(
                self.locale,
                "missing-recent",
                &[("days", Arg::Number(self.listing.days.into()))],
            ),
        };
        let missing = self.listing.missing(&rung.standing, self.now);
        missing.iter().map(word).collect()
    }

    /// Returns a page with its lines, without the picture and what leads to other leaderboards.
    fn message(
        &self,
        (wanted, page): (&LadderFilter, u32),
        (pool, ladder): (&str, &Ladder),
        lines: String,
    ) -> Message {
        let profile = plain("profile:me", say(self.locale, "button-own-profile", &[]));
        let heading = Part::Section(self.heading(pool, ladder), SideButton::Panel(profile));
        let page_at = |page: u32| {
            Page::Ladder(LadderFilter {
                pool: Some(pool.to_owned()),
                season: Some(ladder.season),
                page: Some(page),
                ..wanted.clone()
            })
        };
        Message {
            layout: vec![heading, Part::Text(lines)],
            page_buttons: page_buttons(self.locale, page, ladder.people, PAGE, page_at),
            ..Message::default()
        }
    }

    /// Returns the line about the person, whose place is `own` where they have one: beside their row, if they were not asked
    /// for by name.
    fn own_line(
        &self,
        own: Option<&(LadderRow, u32)>,
        (ladder, tallies): (&Ladder, &[(u64, Tally)]),
        (is_asked_for, as_text): (bool, bool),
    ) -> Option<String> {
        let has_row = ladder.rows.iter().any(|rung| rung.person == self.person);
        match own {
            Some((rung, above)) if has_row && !is_asked_for => {
                self.beside_row(rung, *above, ladder, as_text)
            }
            Some((rung, above)) => Some(self.own(rung, *above, ladder)),
            None => {
                let is_listed = tallies.iter().any(|(listed, _)| *listed == self.person);
                (is_asked_for && !is_listed).then(|| self.missed())
            }
        }
    }

    /// Returns the line about someone who was asked for and is not on the leaderboard.
    fn missed(&self) -> String {
        say(self.locale, "ladder-own-missing", &[("person", Arg::Text(mention(self.person)))])
    }

    /// Returns the line about a person's rank.
    fn own(&self, rung: &LadderRow, above: u32, ladder: &Ladder) -> String {
        let id = match rung.place {
            Some(_) => "ladder-own",
            None if ladder.closed_at.is_some() => "ladder-own-archived",
            None => "ladder-own-unranked",
        };
        say(self.locale, id, &self.own_args(rung, above, ladder))
    }

    /// Returns what the row of a person on the page does not say of their rank, if there is anything. A picture has no room
    /// for what they lack.
    fn beside_row(
        &self,
        rung: &LadderRow,
        above: u32,
        ladder: &Ladder,
        as_text: bool,
    ) -> Option<String> {
        let is_open = rung.place.is_none() && ladder.closed_at.is_none();
        let id = if as_text { "ladder-own-would" } else { "ladder-own-lacks" };
        is_open.then(|| say(self.locale, id, &self.own_args(rung, above, ladder)))
    }

    fn own_args(&self, rung: &LadderRow, above: u32, ladder: &Ladder) -> words::Args {
        vec![
            ("person", Arg::Text(mention(self.person))),
            ("place", Arg::Number(rung.place.unwrap_or(above + 1).into())),
            ("ranked", Arg::Number(ladder.ranked.into())),
            ("rating", Arg::Text(rating(&rung.standing.skill))),
            ("missing", Arg::Names(self.missing(rung))),
        ]
    }

    fn chart(&self, ctx: &Context, (pool, ladder): (&str, &Ladder), from: u32) -> chart::Ladder {
        // The font may lack the sign.
        let plus_minus = if ctx.painter.can_write("±") { "±" } else { "+/-" };
        let row = |rung: &LadderRow| chart::Row {
            place: rung.place,
            name: written_name(rung),
            rating: rating(&rung.standing.skill),
            deviation: format!("{plus_minus}{:.0}", rung.standing.skill.deviation),
            tally: tally(rung),
            trend: rung.trend.clone(),
            own: rung.person == self.person,
        };
        let say = |id: &str, args: &[(&'static str, Arg)]| {
            drawable(ctx, self.locale, |locale| say(locale, id, args))
        };
        let pool = drawable(ctx, self.locale, |locale| rating_lines::pool(locale, pool));
        let season = ("season", Arg::Number(ladder.season.into()));
        chart::Ladder {
            title: say("ladder-picture", &[("pool", Arg::Text(pool)), season]),
            heads: ["name", "rating", "tally", "trend"]
                .map(|head| say(&format!("ladder-head-{head}"), &[])),
            rows: ladder.rows.iter().map(row).collect(),
            line: divider(ladder, from),
        }
    }

    /// Returns the description of the picture: names as pictures write them, since mentions are not
    /// shown there.
    fn alt(&self, ladder: &Ladder) -> String {
        let row = |rung: &LadderRow| {
            let args = [
                ("place", Arg::Number(rung.place.unwrap_or(0).into())),
                ("person", Arg::Text(written_name(rung))),
                ("rating", Arg::Text(rating(&rung.standing.skill))),
                ("tally", Arg::Text(tally(rung))),
            ];
            say(self.locale, "ladder-row", &args)
        };
        let rows: Vec<String> = ladder.rows.iter().map(row).collect();
        words::join::things(self.locale, &rows)
    }
}

/// Returns a text in a language, or in English where pictures cannot write it.
pub(crate) fn drawable(ctx: &Context, locale: Locale, say: impl Fn(Locale) -> String) -> String {
    let own = say(locale);
    if ctx.painter.can_write(&own) { own } else { say(Locale::En) }
}

/// Returns a person's name as pictures write it: their number, where it has no sign that can be written.
fn written_name(rung: &LadderRow) -> String {
    if rung.name.is_empty() { rung.person.to_string() } else { rung.name.clone() }
}

/// Returns the row before which the divider is, if the page has people on both sides of it or
/// begins below it.
fn divider(ladder: &Ladder, from: u32) -> Option<usize> {
    let ranked = ladder.ranked.saturating_sub(from) as usize;
    (ranked < ladder.rows.len()).then_some(ranked)
}

/// Formats wins, draws and losses.
fn tally(rung: &LadderRow) -> String {
    let standing = &rung.standing;
    format!("{}-{}-{}", standing.wins, standing.draws, standing.losses)
}

/// Formats the rating change over the latest games.
fn trend(rung: &LadderRow) -> String {
    match (rung.trend.first(), rung.trend.last()) {
        (Some(first), Some(last)) if rung.trend.len() > 1 => signed(last.round() - first.round()),
        _ => String::new(),
    }
}
