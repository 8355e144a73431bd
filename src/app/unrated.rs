//! Reasons why a game counts for no rating, as far as they are known before its end.

use crate::app::context::{self, Context};
use crate::app::error::InternalError;
use crate::app::markup::is_named;
use crate::clock::DAY_MS;
use crate::game::{Entry, Options, Pool, Seat};
use crate::play::game::{InSet, places};
use crate::play::pace::Pace;
use crate::rating::{self, PAIR_MS, Terms};
use crate::store::ladder::{Exclusion, Membership};
use crate::store::servers::Settings;
use crate::store::{Millis, StoreError, StoredGame};

/// Epoch of Discord's ids (UTC ms).
/// <https://discord.com/developers/docs/reference#snowflakes>
const DISCORD_EPOCH: Millis = 1_420_070_400_000;

/// Returns the time at which an account or a message was made, from its id (UTC ms).
pub(crate) fn created_at(id: u64) -> Millis {
    (id >> 22).cast_signed() + DISCORD_EPOCH
}

/// Reason why a game that has not ended will count for no rating.
pub(crate) struct Unrated {
    /// The fixed word.
    pub(crate) why: &'static str,
    /// The person whom it is about, and the days that it asks for.
    pub(crate) detail: Option<(u64, u16)>,
}

/// Weight of a game in ratings, as far as it is known before its end.
pub(crate) enum Counts {
    /// For so much.
    For {
        /// The share of a change that counts, 0–1.
        weight: f64,
        /// Number of results of the same two that counted lately.
        met: u32,
    },
    /// For all that it may, but less for these people: of three or four who play it, they have met others so often lately.
    LessFor(Vec<u64>),
    /// For nothing.
    Not(Unrated),
}

/// Returns what a game between people or against a machine will count for ratings, as far as it is known before its end.
/// `settings` are those of its server, if they have been read already.
pub(crate) async fn counts(
    ctx: &Context,
    stored: &StoredGame,
    settings: Option<&Settings>,
) -> Result<Counts, InternalError> {
    let settings = match settings {
        Some(settings) => settings.clone(),
        None => context::guild_settings(ctx, stored.venue.guild).await?,
    };
    let (entry, options) = rule_set(ctx, stored)?;
    let pool = of_set(entry.pool(&options, stored.seats), stored.set != InSet::No);
    if stored.rated {
        let (known, met) = members_and_meetings(ctx, stored, &pool).await?;
        let terms = settings.ratings.terms();
        let new = too_new(stored, &terms, &known);
        let new = new.map(|new| Unrated { why: new.reason(), detail: new.detail() });
        let weight = rating::weight(met as usize, &terms.weights);
        let often = || (weight <= 0.0).then_some(Unrated { why: "repeated", detail: None });
        if let Some(why) = new.or_else(often) {
            return Ok(Counts::Not(why));
        }
        let less = less_for(ctx, stored, &pool, &terms).await?;
        return Ok(if less.is_empty() {
            Counts::For { weight, met }
        } else {
            Counts::LessFor(less)
        });
    }
    if stored.has_crowd() {
        return Ok(Counts::Not(Unrated { why: "crowd", detail: None }));
    }
    let machine = !stored.machines.is_empty();
    let why = match hindrance(stored.venue.guild, stored.pace, pool, &settings, machine) {
        Some(why @ ("direct" | "machine" | "untimed" | "practice")) => why,
        _ if settings.casual => "server",
        odd => odd.unwrap_or(match &stored.event {
            Some(part) if part.decider => "decider",
            Some(_) => "event",
            None => "chosen",
        }),
    };
    Ok(Counts::Not(Unrated { why, detail: None }))
}

/// Returns those of a game for three or four who have met someone on another side so often lately that it counts less for
/// them; no one in a game for two.
async fn less_for(
    ctx: &Context,
    stored: &StoredGame,
    pool: &Pool,
    terms: &Terms,
) -> Result<Vec<u64>, InternalError> {
    let Some(guild) = stored.venue.guild.filter(|_| stored.seats > 2) else {
        return Ok(Vec::new());
    };
    let people: Vec<u64> = stored.members.iter().map(|member| member.person).collect();
    let after = ctx.clock.now() - PAIR_MS;
    let met = ctx.store.meetings(guild, people.clone(), pool.name.to_owned(), after).await?;
    let often: Vec<[u64; 2]> = met
        .into_iter()
        .filter(|(_, met)| rating::weight(*met as usize, &terms.weights) < 1.0)
        .map(|(pair, _)| pair)
        .collect();
    if often.is_empty() {
        return Ok(Vec::new());
    }
    let table = context::table(ctx, stored)?;
    let places = places(&stored.members, stored.seats.into());
    let side = |person: u64| {
        let number = people.iter().position(|other| *other == person)?;
        let place = places.iter().position(|holder| *holder == Some(number))?;
        Some(table.side(Seat(place as u8)))
    };
    let weighs = |pair: &&[u64; 2]| side(pair[0]) != side(pair[1]);
    let less: Vec<u64> = often.iter().filter(weighs).flatten().copied().collect();
    Ok(people.iter().copied().filter(|person| less.contains(person)).collect())
}

/// Returns the memberships of a game's people in its server, and how often the two of a game for two have met lately.
async fn members_and_meetings(
    ctx: &Context,
    stored: &StoredGame,
    pool: &Pool,
) -> Result<(Vec<Membership>, u32), InternalError> {
    let pair = stored.members.as_slice();
    let (Some(guild), [one, other], 2) = (stored.venue.guild, pair, stored.seats) else {
        return Ok((known_members(ctx, stored).await?, 0));
    };
    let (pair, name) = ([one.person, other.person], pool.name.to_owned());
    let after = ctx.clock.now() - PAIR_MS;
    Ok(ctx.store.memberships_and_meetings(guild, pair, name, after).await?)
}

/// Returns the rule set of a stored game.
pub(crate) fn rule_set(
    ctx: &Context,
    stored: &StoredGame,
) -> Result<(&'static Entry, Options), InternalError> {
    let entry =
        ctx.games.find(&stored.game).map_err(|why| InternalError::record(stored, &[why]))?;
    let options = Options::read(entry.info, &stored.rules)
        .map_err(|why| InternalError::record(stored, &why))?;
    Ok((entry, options))
}

/// Returns the pool of a game, which is balanced in a set whatever its rules.
pub(crate) fn of_set(pool: Pool, set: bool) -> Pool {
    if set { pool.with_odd(None) } else { pool }
}

/// Returns the fixed word for the reason why a game cannot be rated, if there is one.
pub(crate) fn hindrance(
    guild: Option<u64>,
    pace: Pace,
    pool: Pool,
    settings: &Settings,
    alone: bool,
) -> Option<&'static str> {
    match pool.odd.filter(|_| settings.ratings.balanced) {
        _ if alone => Some("machine"),
        _ if guild.is_none() => Some("direct"),
        _ if pace == Pace::Untimed => Some("untimed"),
        _ if pool.practice => Some("practice"),
        odd => odd,
    }
}

/// Returns the memberships of a game's people in its server.
pub(crate) async fn known_members(
    ctx: &Context,
    stored: &StoredGame,
) -> Result<Vec<Membership>, StoreError> {
    let people = stored.members.iter().map(|member| member.person).collect();
    match stored.venue.guild {
        Some(guild) => ctx.store.memberships(guild, people).await,
        None => Ok(Vec::new()),
    }
}

/// Returns the exclusion reason for the first person whose account or membership was too new when
/// the game was made, with the required age in days; of those who have not agreed yet nothing is
/// asked.
pub(crate) fn too_new(
    stored: &StoredGame,
    terms: &Terms,
    known: &[Membership],
) -> Option<Exclusion> {
    let days = |days: u16| stored.created_at - Millis::from(days) * DAY_MS;
    // Of a player whose data was deleted nothing is known any more, and nothing is held against the others.
    let joined = stored.members.iter().filter(|member| member.joined);
    let person = joined.map(|member| member.person).filter(|id| is_named(*id));
    let account = person.clone().find(|person| created_at(*person) > days(terms.account_days));
    let joined_at = |person: &u64| known.iter().find(|member| member.person == *person)?.joined_at;
    let member = person
        .clone()
        .find(|person| joined_at(person).is_none_or(|at| at > days(terms.member_days)));
    let days = terms.account_days;
    let account = account.map(|person| Exclusion::YoungAccount { person, days });
    let days = terms.member_days;
    account.or_else(|| member.map(|person| Exclusion::YoungMember { person, days }))
}
