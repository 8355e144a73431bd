//! A new league or tournament, from one command.

use crate::app::audit;
use crate::app::caller::{self, Caller};
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::event_state::{MOST_ENTRANTS, usual_ties};
use crate::app::events::advance::first_task;
use crate::app::events::legs;
use crate::app::game::proposal::Proposal;
use crate::app::game::{policy, propose, result, rule_set};
use crate::app::markup::{self, turns};
use crate::app::output::reply::{Answer, ButtonStyle, Message, PanelButton, Reply, Row};
use crate::app::output::{event_message, panel};
use crate::clock::DAY_MS;
use crate::contest::FEWEST_ENTRANTS;
use crate::game::{Arg, Entry, Options, Refusal};
use crate::play::first::FirstPlayer;
use crate::play::pace::Pace;
use crate::store::Millis;
use crate::store::events::{EventFormat, EventMade, EventTerms, NewEvent};
use crate::store::servers::{AuditAct, Settings};
use crate::words::{self, Locale, say};
use std::ops::RangeInclusive;

/// The most unfinished events of a server.
const MOST_IN_SERVER: u32 = 10;

/// The most of them that one person has made who does not manage the server: others shall have room for theirs.
const MOST_OF_AUTHOR: u32 = 3;

/// The most events that such a person makes in a server within a day, however soon they cancel them: each is posted, and is in
/// the server's audit list.
const MOST_IN_A_DAY: u32 = 10;

/// The rules of an event that names no game, in a server that allows them and has no usual ones for two people.
const USUAL_RULES: &str = "gomoku/freestyle opening=swap2";

/// Longest name of an event, in characters.
const LONGEST_NAME: usize = 50;

/// Days in which an event may begin.
const DAYS: RangeInclusive<usize> = 1..=30;

/// Days after which an event begins whose maker says neither when nor with how many: no one has to remember it.
const USUAL_DAYS: usize = 3;

/// Opponents at a time in an event in which everyone meets everyone.
const OPPONENTS: u8 = 3;

/// Words for the order of an event's pairings, each with whether a round waits for the one before.
pub const ROUNDS: [(bool, &str); 2] = [(false, "rolling"), (true, "strict")];

/// Regulations by which championships by correspondence are played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Regulations {
    /// The world championship in renju: leagues, Taraguchi-10, one game with everyone.
    Renju,
    /// The world championship in gomoku: leagues, swap2, two games with everyone.
    Gomoku,
}

impl Regulations {
    /// All of them, with the words that commands use.
    pub const ALL: [(Self, &'static str); 2] =
        [(Self::Renju, "renju-world"), (Self::Gomoku, "gomoku-world")];

    /// Game with its rule set, opening, games of a pairing, and time for a turn.
    fn terms(self) -> (&'static str, &'static str, u8, Pace) {
        match self {
            Self::Renju => ("gomoku/renju", "opening=taraguchi-10", 1, Pace::Relaxed),
            Self::Gomoku => ("gomoku/freestyle", "opening=swap2", 2, Pace::Bank),
        }
    }
}

/// Options of a new event, as its author gave them.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventOptions {
    /// Its name.
    pub name: Option<String>,
    /// The form.
    pub format: Option<EventFormat>,
    /// Game and rule set.
    pub game: String,
    /// Further rules.
    pub rules: String,
    /// Time for a turn.
    pub pace: Option<Pace>,
    /// Games of a pairing.
    pub games: Option<u8>,
    /// True if each round waits for the one before, false if no one does.
    pub strict: Option<bool>,
    /// Regulations that hold for what is not given.
    pub regulations: Option<Regulations>,
    /// Number of entrants with whom it begins, as it was typed.
    pub seats: Option<String>,
    /// Number of days until it begins, as it was typed.
    pub starts: Option<String>,
}

impl EventOptions {
    /// Returns the options with what the regulations say where nothing is given.
    fn by_regulations(&self, ctx: &Context) -> Self {
        let Some(regulations) = self.regulations else { return self.clone() };
        let (game, opening, games, pace) = regulations.terms();
        let mut options = self.clone();
        options.format.get_or_insert(EventFormat::League);
        options.games.get_or_insert(games);
        options.pace.get_or_insert(pace);
        if options.game.is_empty() {
            options.game = game.to_owned();
        }
        if options.leaves_opening(ctx, game) {
            options.rules = format!("{} {opening}", options.rules).trim().to_owned();
        }
        options
    }

    /// True if these are the rules of a rule set without an opening of their own, by whatever name.
    fn leaves_opening(&self, ctx: &Context, meant: &str) -> bool {
        let read = rule_set::rule_set(ctx, &self.game, &self.rules);
        let Ok((entry, rules)) = read else { return false };
        let mut words = rules.split(' ');
        let preset = words.next().unwrap_or_default();
        let is_meant = format!("{}/{preset}", entry.info.id) == meant;
        is_meant && !words.any(|pair| pair.starts_with("opening="))
    }
}

/// Shows the usual terms of an event, with a button that makes one by them.
pub(crate) async fn preview(ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
    let locale = caller.locale;
    let terms = terms(ctx, caller, &EventOptions::default()).await?;
    let question = say(locale, "event-preview", &[]);
    let lines = [question, event_message::terms_line(&terms, None, locale)].into_iter();
    let lines = lines.chain(event_message::opening(&terms, locale));
    let lines = lines.chain([
        event_message::begins(&terms, (0, caller.person), locale),
        say(locale, "event-preview-more", &[]),
    ]);
    let make = panel::plain("event:new", say(locale, "button-event-new", &[]));
    let make = PanelButton { look: ButtonStyle::On, ..make };
    let text = lines.collect::<Vec<_>>().join("\n");
    let message = Message { panel: vec![Row::Buttons(vec![make])], ..Message::private(text) };
    Ok(Answer::plain(Reply::Post(message)))
}

/// Makes an event by the usual terms, after [`preview`].
pub(super) async fn by_usual_terms(ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
    let made = make(ctx, caller, &EventOptions::default()).await?;
    Ok(Answer::plain(Reply::Update(Message::private(made))))
}

/// Makes an event, whose sign-up message the outbox posts.
pub(crate) async fn create(
    ctx: &Context,
    caller: &Caller,
    options: &EventOptions,
) -> Result<Answer, Error> {
    Ok(Answer::private(make(ctx, caller, &options.by_regulations(ctx)).await?))
}

/// Returns the terms of an event by these options.
async fn terms(
    ctx: &Context,
    caller: &Caller,
    options: &EventOptions,
) -> Result<EventTerms, Error> {
    check_bot(caller)?;
    let seats = seats(options)?;
    let begins_at = begins_at(options, ctx.clock.now())?;
    let mut proposal = proposal(ctx, caller, options).await?;
    let settings = policy::check_policy(ctx, caller, &mut proposal).await?;
    let pool = proposal.entry.pool(&proposal.options, 2);
    let games = options.games.unwrap_or(if pool.needs_set() { 2 } else { 1 });
    proposal.set = games == 2;
    let can_be_rated = !legs::deals_handicaps(pool, games);
    let rated = can_be_rated && result::is_rated(caller, &proposal, &settings, false)?;
    let Proposal { entry, options: rules, pace, .. } = &proposal;
    let format = options.format.unwrap_or(EventFormat::Auto);
    Ok(EventTerms {
        format,
        game: entry.info.id.to_owned(),
        rules: rules.to_string(),
        revision: rules.revision(),
        pace: *pace,
        rated,
        games,
        opponents: opponents(format, *pace),
        strict: options.strict == Some(true) && format != EventFormat::Knockout,
        ties: usual_ties(format),
        seats,
        begins_at,
    })
}

/// Refuses a place in which the bot can't show boards, or is no member.
pub(super) fn check_bot(caller: &Caller) -> Result<(), Refusal> {
    propose::check_permissions(caller)?;
    if caller.bot_in_channel { Ok(()) } else { Err(Refusal::new("event-not-in-channel")) }
}

/// Makes an event, and returns the sentence about it.
async fn make(ctx: &Context, caller: &Caller, options: &EventOptions) -> Result<String, Error> {
    let guild = caller::guild(caller)?;
    let terms = terms(ctx, caller, options).await?;
    let name = name(caller, options, &terms)?;
    let entry = audit::entry(ctx, caller, guild, AuditAct::MakeEvent);
    let new = NewEvent {
        venue: caller.venue,
        name,
        author: caller.person,
        interaction: Some(caller.interaction),
        locale: caller.guild_locale.code().to_owned(),
        terms,
        seed: ctx.rng().i64(..),
        follows: None,
        official: caller.manages,
        entrants: Vec::new(),
        at: entry.at,
        most: MOST_IN_SERVER,
        most_of_author: if caller.manages { MOST_IN_SERVER } else { MOST_OF_AUTHOR },
        most_of_day: if caller.manages { u32::MAX } else { MOST_IN_A_DAY },
        first: first_task,
        audit: Some(entry),
    };
    match ctx.store.found_event(new).await? {
        EventMade::Made(id) => {
            Ok(say(caller.locale, "event-made", &[("number", Arg::Number(id.0))]))
        }
        EventMade::Full => Err(Refusal::new("events-full").number("most", MOST_IN_SERVER).into()),
        EventMade::AuthorFull => {
            Err(Refusal::new("events-yours").number("most", MOST_OF_AUTHOR).into())
        }
        EventMade::AuthorOften => {
            Err(Refusal::new("events-made-lately").number("most", MOST_IN_A_DAY).into())
        }
    }
}

/// Returns the game of an event as a proposal, which the server's policy is asked about.
pub(super) async fn proposal(
    ctx: &Context,
    caller: &Caller,
    options: &EventOptions,
) -> Result<Proposal, Error> {
    let settings = context::settings_here(ctx, caller).await?;
    let (entry, read) = rules((ctx, caller.locale), options, &settings)?;
    if options.pace == Some(Pace::Untimed) {
        return Err(Refusal::new("event-needs-clock").into());
    }
    Ok(Proposal {
        crowd: false,
        entry,
        options: read,
        seats: 2,
        others: Vec::new(),
        places: Vec::new(),
        machine: None,
        first: FirstPlayer::Random,
        pace: options.pace.unwrap_or(Pace::Bank),
        rated: None,
        set: false,
        hill: None,
        sole: false,
    })
}

/// Returns the rules of an event: those that are named, else the usual ones. Further rules alone go with the usual game and its
/// preset, or with the only other game that takes them.
fn rules(
    (ctx, locale): (&Context, Locale),
    options: &EventOptions,
    settings: &Settings,
) -> Result<(&'static Entry, Options), Error> {
    if !options.game.is_empty() {
        return for_two(ctx, &options.game, &options.rules);
    }
    let is_for_two = |game: &str| for_two(ctx, game, "").is_ok();
    let found = policy::usual_with(ctx, settings, USUAL_RULES, &options.rules, is_for_two);
    let (game, further) = found.unwrap_or_else(|| {
        let usual = rule_set::under_pairs(USUAL_RULES, &options.rules);
        (usual.to_owned(), options.rules.clone())
    });
    for_two(ctx, &game, &further).map_err(|error| match error {
        Error::User(refusals) if !options.rules.trim().is_empty() => {
            let taken = policy::rules_taken((ctx, settings), locale, &game);
            Error::User(refusals.into_iter().chain([taken]).collect())
        }
        error => error,
    })
}

/// Returns the rule set of an event that names none: the server's default where it is for two people, else the usual one of
/// events, else the first that the server allows for two.
pub(crate) fn usual(ctx: &Context, settings: &Settings) -> String {
    let is_for_two = |game: &str| for_two(ctx, game, "").is_ok();
    let usual = policy::usual_or(ctx, settings, USUAL_RULES, is_for_two);
    usual.unwrap_or_else(|| USUAL_RULES.to_owned())
}

/// Reads the name of a rule set and further rules. Refused where they are not for two people.
pub(crate) fn for_two(
    ctx: &Context,
    game: &str,
    rules: &str,
) -> Result<(&'static Entry, Options), Error> {
    let (entry, rules) = rule_set::rule_set(ctx, game, rules)?;
    let read = Options::read(entry.info, &rules)?;
    let table = entry.start(&read, read.named().seats.0, None)?;
    if table.seats() != 2 || table.people().len() != 2 {
        return Err(Refusal::new("event-two-players").into());
    }
    Ok((entry, read))
}

/// Returns the most opponents at a time: one where a turn takes minutes, since no one plays three boards then.
fn opponents(format: EventFormat, pace: Pace) -> u8 {
    match (format, pace) {
        (_, Pace::Live | Pace::Hour) | (EventFormat::Knockout, _) => 1,
        (EventFormat::Swiss, _) => 2,
        _ => OPPONENTS,
    }
}

/// Reads the number of entrants with whom an event begins.
fn seats(options: &EventOptions) -> Result<Option<u16>, Refusal> {
    let read = number(options.seats.as_deref(), FEWEST_ENTRANTS..=MOST_ENTRANTS, "event-seats")?;
    Ok(read.map(|seats| seats as u16))
}

/// Returns the time at which an event begins; none where it waits for a number of entrants alone.
fn begins_at(options: &EventOptions, now: Millis) -> Result<Option<Millis>, Refusal> {
    let named = number(options.starts.as_deref(), DAYS, "event-starts")?;
    let days = named.or_else(|| options.seats.is_none().then_some(USUAL_DAYS));
    Ok(days.map(|days| now + days as Millis * DAY_MS))
}

/// Reads a number, and refuses with this word what is none or out of range.
fn number(
    typed: Option<&str>,
    possible: RangeInclusive<usize>,
    word: &'static str,
) -> Result<Option<usize>, Refusal> {
    let Some(typed) = typed else { return Ok(None) };
    let read = typed.trim().parse::<usize>().ok().filter(|number| possible.contains(number));
    let refused = || {
        Refusal::new(word)
            .number("fewest", *possible.start() as i64)
            .number("most", *possible.end() as i64)
    };
    read.map(Some).ok_or_else(refused)
}

/// Signs that take no room, and blanks that no one takes for one.
const UNSEEN: &str = "\u{ad}\u{115f}\u{1160}\u{200b}\u{2060}\u{3164}\u{feff}\u{ffa0}";

/// Signs that shape those beside them, as in emojis: alone they are not seen.
const SHAPING: [char; 4] = ['\u{200c}', '\u{200d}', '\u{fe0e}', '\u{fe0f}'];

/// Returns the name of an event without mentions, signs that Discord would read as markup, that no one sees, or that turn
/// the text behind it; its game's where there is none. Refuses a longer one than events have.
fn name(caller: &Caller, options: &EventOptions, terms: &EventTerms) -> Result<String, Refusal> {
    let usual = || words::full_name(caller.guild_locale, &terms.game, &terms.rules);
    let marks = "*_~`|<>@[]\\/#\u{2028}\u{2029}";
    let is_plain = |sign: char| !marks.contains(sign) && !UNSEEN.contains(sign);
    let stays = |sign: &char| !sign.is_control() && !turns(*sign) && is_plain(*sign);
    let plain = |text: &str| text.chars().filter(stays).collect::<String>();
    // A mention that lost its signs alone would leave its number, and one that is gone leaves two blanks.
    let bare =
        |name: &str| plain(&markup::plain(name)).split_whitespace().collect::<Vec<_>>().join(" ");
    let named = options.name.as_deref().map(bare);
    let is_seen = |name: &String| name.chars().any(|sign| !SHAPING.contains(&sign));
    let Some(named) = named.filter(is_seen) else {
        let usual: String = plain(&usual()).chars().take(LONGEST_NAME).collect();
        return Ok(usual.trim().to_owned());
    };
    match named.chars().count() {
        ..=LONGEST_NAME => Ok(named),
        count => {
            let refusal = Refusal::new("event-name-long").number("most", LONGEST_NAME as i64);
            Err(refusal.number("count", count as i64))
        }
    }
}
