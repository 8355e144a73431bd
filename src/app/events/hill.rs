//! Hills: people join, challenge those who stand near, and leave. Steps follow from the games.

use crate::app::caller::{self, Caller};
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::events::create::{self, EventOptions};
use crate::app::events::entry;
use crate::app::game::proposal::Proposal;
use crate::app::game::update::TRIES;
use crate::app::game::{membership, policy, propose};
use crate::app::hill_state;
use crate::app::input::rule_key;
use crate::app::markup::{mention, moment};
use crate::app::output::hill_message;
use crate::app::output::panel::{confirm, danger};
use crate::app::output::reply::{Answer, Choice, Message, PanelSelect, Reply, Row, SelectSource};
use crate::clock::DAY_MS;
use crate::contest::hill::{Hill, Hindrance, IDLE_MS, MOST_OPEN, REACH};
use crate::game::{Arg, Entry, Options, Refusal};
use crate::limits::MENU_LENGTH;
use crate::play::pace::Pace;
use crate::store::hills::{ForHill, HillMade};
use crate::store::servers::Settings;
use crate::store::{HillId, Millis, Status, StoreError, StoredHill};
use crate::words::{self, say};

/// The most hills of a server.
const MOST_IN_SERVER: u32 = 10;

/// The most hills in use that one person has founded who does not manage the server.
const MOST_OF_FOUNDER: u32 = 3;

/// Returns the hill of the caller's server by the named rules; looking at one that no one has climbed yet keeps nothing.
/// Without a name: the one that the caller is on, else the one with most people of those by rule sets that the server offers,
/// else that of the usual game. Refused where the server does not offer its rule set, unless it is named and someone has
/// climbed it.
pub(crate) async fn find(
    ctx: &Context,
    caller: &Caller,
    game: Option<&str>,
) -> Result<StoredHill, Error> {
    let (guild, now) = (caller::guild(caller)?, ctx.clock.now());
    let settings = context::settings_here(ctx, caller).await?;
    if game.is_none() {
        let hills = ctx.store.hills_in(guild).await?.into_iter();
        let folded = |stored: StoredHill| (hill_state::at(&stored, now), stored);
        let is_on = |hill: &Hill| hill.has(caller.person);
        let is_shown = |(hill, stored): &(Hill, StoredHill)| {
            is_on(hill) || policy::allows(&settings, &rules_of(stored))
        };
        let best = |(hill, _): &(Hill, StoredHill)| (is_on(hill), hill.steps().concat().len());
        if let Some((_, found)) = hills.map(folded).filter(is_shown).max_by_key(best) {
            return Ok(found);
        }
    }
    let (is_named, game) = (game.is_some(), game.unwrap_or_default().to_owned());
    let proposal =
        create::proposal(ctx, caller, &EventOptions { game, ..Default::default() }).await?;
    let found = by_rules(ctx, guild, proposal.entry, &proposal.options).await?;
    if !is_named || found.id == HillId::UNFOUNDED {
        policy::check_offered(caller.locale, &settings, &rules_of(&found))?;
    }
    Ok(found)
}

/// Returns the rule set of a hill: `game/preset` and pairs.
fn rules_of(hill: &StoredHill) -> String {
    format!("{}/{}", hill.game, hill.rules)
}

/// Returns the hill of a server by these rules.
async fn by_rules(
    ctx: &Context,
    guild: u64,
    entry: &Entry,
    options: &Options,
) -> Result<StoredHill, Error> {
    let (game, rules) = (entry.info.id.to_owned(), options.to_string());
    let is_it = |hill: &StoredHill| hill.game == game && hill.rules == rules;
    let there = ctx.store.hills_in(guild).await?.into_iter().find(is_it);
    Ok(there.unwrap_or_else(|| StoredHill::unfounded(guild, (game, rules))))
}

/// Returns the game of a hill as a proposal.
async fn proposal(ctx: &Context, caller: &Caller, hill: &StoredHill) -> Result<Proposal, Error> {
    let rules = rules_of(hill);
    let (game, rules) = rules.split_once(' ').unwrap_or((&rules, ""));
    let (game, rules) = (game.to_owned(), rules.to_owned());
    create::proposal(ctx, caller, &EventOptions { game, rules, ..Default::default() }).await
}

/// Returns the number of a hill, which is founded if no one has climbed it before. Refused where the server does not offer its
/// rule set, by which no one could challenge anyone.
async fn founded(
    ctx: &Context,
    caller: &Caller,
    settings: &Settings,
    hill: StoredHill,
) -> Result<HillId, Error> {
    policy::check_offered(caller.locale, settings, &rules_of(&hill))?;
    if hill.id != HillId::UNFOUNDED {
        return Ok(hill.id);
    }
    check_founder(ctx, caller, hill.guild).await?;
    let (rules, now) = ((hill.game, hill.rules), ctx.clock.now());
    let times = (now, now - IDLE_MS);
    match ctx.store.found_hill(hill.guild, rules, times, MOST_IN_SERVER).await? {
        HillMade::Made(id) => Ok(id),
        HillMade::Full => Err(Refusal::new("hills-full").number("most", MOST_IN_SERVER).into()),
    }
}

/// Refuses a further hill to whoever has founded as many as one person may. Who joined a hill first has founded it; one that
/// no one is on and for which no one has challenged anyone counts no more. A deletion of data changes nothing of this.
async fn check_founder(ctx: &Context, caller: &Caller, guild: u64) -> Result<(), Error> {
    if caller.manages {
        return Ok(());
    }
    let now = ctx.clock.now();
    let before = ctx.store.hills_founded(guild, caller.person).await?;
    let is_own = |hill: &StoredHill| {
        let is_first = hill.stays.first().is_some_and(|stay| stay.person == caller.person);
        is_first || before.contains(&hill.id)
    };
    let is_used = |hill: &StoredHill| {
        !hill.games.is_empty() || !hill_state::at(hill, now).steps().concat().is_empty()
    };
    let hills = ctx.store.hills_in(guild).await?;
    let own = hills.iter().filter(|hill| is_own(hill) && is_used(hill)).count();
    if own >= MOST_OF_FOUNDER as usize {
        return Err(Refusal::new("hills-yours").number("most", MOST_OF_FOUNDER).into());
    }
    Ok(())
}

/// Loads a hill of the caller's server.
async fn load(ctx: &Context, caller: &Caller, id: HillId) -> Result<StoredHill, Error> {
    let found = ctx.store.hill(id).await?;
    let here = found.filter(|hill| Some(hill.guild) == caller.venue.guild);
    here.ok_or_else(|| Refusal::new("unknown-button").into())
}

/// Returns the hill as it is.
pub(crate) async fn show(
    ctx: &Context,
    caller: &Caller,
    hill: &StoredHill,
) -> Result<Answer, Error> {
    Ok(Answer::plain(Reply::Post(message(ctx, caller, hill).await)))
}

async fn message(ctx: &Context, caller: &Caller, hill: &StoredHill) -> Message {
    let attaches = caller.may_attach();
    hill_message::message(ctx, hill, caller.guild_locale, attaches).await
}

/// Runs a button under a hill.
pub(crate) async fn press(ctx: &Context, caller: &Caller, part: &str) -> Result<Answer, Error> {
    let unknown = || Refusal::new("unknown-button");
    let (key, part) = part.split_once(':').ok_or_else(unknown)?;
    let hill = of_key(ctx, caller, key).await?;
    match part {
        "join" => join(ctx, caller, hill, true).await,
        "leave" => ask_to_leave(ctx, caller, &hill),
        "leave-yes" => leave(ctx, caller, &hill).await,
        "challenge" => ask_whom(ctx, caller, &hill).await,
        _ => Err(unknown().into()),
    }
}

/// Returns the hill that the key of a button names: by its number, or by its rules where it had none yet.
async fn of_key(ctx: &Context, caller: &Caller, key: &str) -> Result<StoredHill, Error> {
    if let Ok(id) = key.parse().map(HillId) {
        return load(ctx, caller, id).await;
    }
    let rules = rule_key::read(ctx, key);
    let (entry, options) = rules.ok_or_else(|| Refusal::new("unknown-button"))?;
    by_rules(ctx, caller::guild(caller)?, entry, &options).await
}

/// Puts the caller on a hill. `pressed`: by the button, whose message is edited in place.
pub(crate) async fn join(
    ctx: &Context,
    caller: &Caller,
    hill: StoredHill,
    pressed: bool,
) -> Result<Answer, Error> {
    let settings = context::settings_here(ctx, caller).await?;
    policy::check_ban(caller, &settings)?;
    entry::check_age(ctx, caller, &settings)?;
    membership::record_membership(ctx, caller).await?;
    let id = founded(ctx, caller, &settings, hill).await?;
    for _ in 0..TRIES {
        let hill = load(ctx, caller, id).await?;
        let (now, on) = (ctx.clock.now(), ForHill { hill: id, expected: hill.version });
        if let Some(why) = already_on(caller, &hill, &hill_state::at(&hill, now).steps()) {
            return Err(why.into());
        }
        if let Some(until) = off_until(&hill, caller.person, now) {
            let refusal = of_hill("hill-left-lately", caller, &hill);
            return Err(refusal.text("until", moment(until)).into());
        }
        let comes = (caller.person, caller.manages);
        if ctx.store.join_hill(on, comes, caller.interaction, now).await? {
            return joined(ctx, caller, id, pressed).await;
        }
        policy::check_ban_meanwhile(ctx, caller).await?;
    }
    Err(StoreError::Busy.into())
}

/// Asks the caller, who is on a hill, whether they leave it.
pub(crate) fn ask_to_leave(
    ctx: &Context,
    caller: &Caller,
    hill: &StoredHill,
) -> Result<Answer, Error> {
    check_on(ctx, caller, hill)?;
    let sure = say(caller.locale, "hill-leave-sure", &[named(caller, hill)]);
    let playing =
        is_playing(hill, caller.person).then(|| say(caller.locale, "hill-leave-playing", &[]));
    let sentences: Vec<String> = [sure].into_iter().chain(playing).collect();
    let text = words::join::sentences(caller.locale, &sentences);
    let label = say(caller.locale, "button-hill-leave-yes", &[]);
    let yes = danger(&format!("hill:{}:leave-yes", hill.id.0), label);
    Ok(Answer::plain(Reply::Post(confirm(yes, text))))
}

/// True if a game for a hill is under way with a person.
fn is_playing(hill: &StoredHill, person: u64) -> bool {
    let mut own = hill.games.iter().filter(|game| game.people.contains(&person));
    own.any(|game| game.legs.iter().any(|leg| leg.status == Status::Running))
}

/// Takes the caller off a hill, in answer to the question.
async fn leave(ctx: &Context, caller: &Caller, hill: &StoredHill) -> Result<Answer, Error> {
    check_on(ctx, caller, hill)?;
    entry::take_off(ctx, hill.id, caller.person, Some(caller.interaction)).await?;
    let text = say(caller.locale, "hill-left", &[named(caller, hill)]);
    Ok(Answer::plain(Reply::Update(Message::private(text))))
}

/// Refuses a caller who is not on a hill.
fn check_on(ctx: &Context, caller: &Caller, hill: &StoredHill) -> Result<(), Refusal> {
    let is_on = hill_state::at(hill, ctx.clock.now()).has(caller.person);
    if is_on { Ok(()) } else { Err(of_hill("hill-off", caller, hill)) }
}

/// Returns the refusal for someone who has to be on a hill to challenge others there.
fn not_on(caller: &Caller, hill: &StoredHill) -> Refusal {
    of_hill("hill-not-on", caller, hill)
}

/// Returns the refusal to join for someone who is on a hill of these steps, the highest first, with the step on which they
/// stand; none for others.
fn already_on(caller: &Caller, hill: &StoredHill, steps: &[Vec<u64>]) -> Option<Refusal> {
    let above = steps.iter().position(|step| step.contains(&caller.person))?;
    let refusal = of_hill("hill-on", caller, hill).number("number", (steps.len() - above) as i64);
    Some(refusal.number("count", steps.len() as i64))
}

/// Returns the time from which a person who has left a hill may join it again, if that is to come: each stay is kept, and
/// whoever looks at the hill has all of them folded. A leave that is to come, by a clock that was ahead, hinders no one.
fn off_until(hill: &StoredHill, person: u64, now: Millis) -> Option<Millis> {
    let own = hill.stays.iter().filter(|stay| stay.person == person);
    let left = own.filter_map(|stay| stay.left_at).filter(|at| *at <= now).max()?;
    Some(left + DAY_MS).filter(|until| *until > now)
}

/// Returns a refusal that names a hill by its game: a server may have several.
fn of_hill(word: &'static str, caller: &Caller, hill: &StoredHill) -> Refusal {
    Refusal::new(word).text("game", words::full_name(caller.locale, &hill.game, &hill.rules))
}

/// Returns the game of a hill by its name.
fn named(caller: &Caller, hill: &StoredHill) -> (&'static str, Arg) {
    ("game", Arg::Text(words::full_name(caller.locale, &hill.game, &hill.rules)))
}

/// Returns the answer to someone who has joined a hill: the message edited in place, or a new one.
async fn joined(
    ctx: &Context,
    caller: &Caller,
    id: HillId,
    pressed: bool,
) -> Result<Answer, Error> {
    let shown = message(ctx, caller, &load(ctx, caller, id).await?).await;
    Ok(Answer::plain(if pressed { Reply::Update(shown) } else { Reply::Post(shown) }))
}

/// Asks whom the caller challenges. Refused at once where the server does not offer the hill's rule set, as each challenge would
/// be.
pub(crate) async fn ask_whom(
    ctx: &Context,
    caller: &Caller,
    stored: &StoredHill,
) -> Result<Answer, Error> {
    let settings = context::settings_here(ctx, caller).await?;
    policy::check_offered(caller.locale, &settings, &rules_of(stored))?;
    let now = ctx.clock.now();
    let hill = hill_state::at(stored, now);
    if !hill.has(caller.person) {
        return Err(not_on(caller, stored).into());
    }
    let mut others = hill.steps().concat();
    others.retain(|other| *other != caller.person);
    let hindrance = |other: u64| hill.hindrance(caller.person, other, now);
    let people: Vec<u64> =
        others.iter().copied().filter(|other| hindrance(*other).is_none()).collect();
    if people.is_empty() {
        let only = match others[..] {
            [other] => hindrance(other).map(|why| refused(why, caller, stored, other)),
            _ => None,
        };
        return Err(only.unwrap_or_else(|| no_one(&others)).into());
    }
    let names = hill_message::names(ctx, stored, &people).await;
    let choice = |(person, name): (u64, String)| Choice { name, value: person.to_string() };
    let choices = people.into_iter().zip(names).take(MENU_LENGTH).map(choice).collect();
    let menu = PanelSelect {
        key: format!("climb:{}", stored.id.0),
        hint: say(caller.locale, "form-opponent", &[]),
        from: SelectSource::These(choices),
        chosen: Vec::new(),
        several: false,
    };
    let text = say(caller.locale, "hill-whom", &[]);
    let panel = vec![Row::Menu(menu)];
    Ok(Answer::plain(Reply::Post(Message { panel, ..Message::private(text) })))
}

/// Returns the refusal where none of those others on a hill can be challenged.
fn no_one(others: &[u64]) -> Refusal {
    Refusal::new(if others.is_empty() { "hill-alone" } else { "hill-no-one" })
}

/// Challenges the one who was chosen in the menu.
pub(crate) async fn chosen(
    ctx: &Context,
    caller: &Caller,
    part: &str,
    values: &[String],
) -> Result<Answer, Error> {
    let unknown = || Refusal::new("unknown-button");
    let id = HillId(part.parse().map_err(|_| unknown())?);
    let person = values.first().and_then(|person| person.parse().ok()).ok_or_else(unknown)?;
    let caller = &Caller { answers_question: true, ..caller.clone() };
    let hill = load(ctx, caller, id).await?;
    Ok(challenge(ctx, caller, &hill, person).await?.in_place_of_question())
}

/// Challenges someone who stands near, to a set where the rules give no balance.
pub(crate) async fn challenge(
    ctx: &Context,
    caller: &Caller,
    hill: &StoredHill,
    other: u64,
) -> Result<Answer, Error> {
    if other == caller.person {
        return Err(Refusal::new("hill-self").into());
    }
    if hill.id == HillId::UNFOUNDED {
        return Err(refused(Hindrance::NotOn, caller, hill, other).into());
    }
    for _ in 0..TRIES {
        let (stored, now) = (load(ctx, caller, hill.id).await?, ctx.clock.now());
        if let Some(why) = hill_state::at(&stored, now).hindrance(caller.person, other, now) {
            return Err(refused(why, caller, hill, other).into());
        }
        let mut proposal = proposal(ctx, caller, &stored).await?;
        let settings = context::settings_here(ctx, caller).await?;
        let usual = settings.pace.filter(|pace| *pace != Pace::Untimed);
        proposal.pace = usual.unwrap_or(proposal.pace);
        proposal.set = proposal.entry.pool(&proposal.options, 2).needs_set();
        proposal.hill = Some(ForHill { hill: hill.id, expected: stored.version });
        proposal.others = vec![other];
        match propose::propose(ctx, caller, proposal).await {
            Err(Error::User(why)) if why.iter().all(|why| why.word == "hill-moved") => {}
            done => return done,
        }
    }
    Err(StoreError::Busy.into())
}

/// Returns the sentence for a reason why someone cannot be challenged.
fn refused(why: Hindrance, caller: &Caller, hill: &StoredHill, other: u64) -> Refusal {
    let refusal = |word: &'static str| Refusal::new(word).text("person", mention(other));
    match why {
        Hindrance::NotOn => not_on(caller, hill),
        Hindrance::OtherNotOn => refusal("hill-they-are-not-on"),
        Hindrance::TooFar => refusal("hill-too-far").number("most", REACH as i64),
        Hindrance::TooManyMade => refusal("hill-many-made").number("most", MOST_OPEN as i64),
        Hindrance::TooManyReceived => {
            refusal("hill-many-received").number("most", MOST_OPEN as i64)
        }
        Hindrance::Again(None) => refusal("hill-meets"),
        Hindrance::Again(Some(at)) => refusal("hill-again").text("until", moment(at)),
        Hindrance::Withdrew(at) => refusal("hill-withdrew").text("until", moment(at)),
    }
}
