//! `/challenge`: proposes a game to named players, or to anyone.

use crate::app::caller::Caller;
use crate::app::commands::spec::{GAME, Group, Opt, SlashCommand, Spec, Takes, words_of};
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::proposal::Proposal;
use crate::app::game::{crowd, machine_choice, policy, propose, rule_set};
use crate::app::input::arguments::Arguments;
use crate::app::input::request::{ChallengeOptions, Opponent};
use crate::app::input::rule_key;
use crate::app::markup::mention;
use crate::app::output::panel::plain;
use crate::app::output::reply::{Answer, ButtonStyle, Message, PanelButton, Reply, Row};
use crate::app::pages::rules_button;
use crate::app::turn_clock;
use crate::game::{Arg, Entry, Options, Refusal, Table};
use crate::limits::BUTTONS_PER_ROW;
use crate::play::first::FirstPlayer;
use crate::play::pace::Pace;
use crate::store::Machine;
use crate::store::servers::Settings;
use crate::words::{self, Locale, say};

/// `/challenge`.
pub struct Challenge(ChallengeOptions);

impl SlashCommand for Challenge {
    const SPEC: Spec = Spec::named(
        "challenge",
        Group::Play,
        &[
            Opt::optional("opponent", Takes::Person),
            GAME,
            Opt::optional("rules", Takes::Text),
            Opt::optional("clock", Takes::Word(&words_of(Pace::ALL))),
            Opt::optional("rated", Takes::Flag),
            Opt::optional("starts", Takes::Word(&words_of(FirstPlayer::ALL))),
            Opt::optional("player3", Takes::Person),
            Opt::optional("player4", Takes::Person),
            Opt::optional("seats", Takes::Word(&["3", "4"])),
            Opt::optional("games", Takes::Word(&["1", "2"])),
            Opt::optional("level", Takes::Text),
            Opt::optional("crowd", Takes::Flag),
        ],
    );

    fn parse(arguments: &Arguments) -> Option<Self> {
        Some(Self(ChallengeOptions {
            opponent: arguments.person("opponent"),
            others: ["player3", "player4"].map(|name| arguments.person(name)),
            seats: arguments.text("seats").and_then(|seats| seats.parse().ok()),
            game: arguments.string("game").unwrap_or_default(),
            rules: arguments.string("rules").unwrap_or_default(),
            first: arguments.text("starts").map_or(FirstPlayer::Random, FirstPlayer::read),
            pace: arguments.text("clock").and_then(Pace::read),
            rated: arguments.flag("rated"),
            level: arguments.string("level"),
            set: arguments.text("games") == Some("2"),
            crowd: arguments.flag("crowd") == Some(true),
        }))
    }

    async fn run(&self, ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
        let is_other_bot = |opponent: Opponent| opponent.is_bot && !opponent.is_self;
        let games = match self.0.invited().any(is_other_bot) {
            true => games_alone(ctx, &context::settings_here(ctx, caller).await?, caller.locale),
            false => Vec::new(),
        };
        if !games.is_empty() {
            let panel = vec![Row::Buttons(games)];
            let text = say(caller.locale, "challenge-bot-alone", &[]);
            return Ok(Answer::plain(Reply::Post(Message { panel, ..Message::private(text) })));
        }
        challenge(ctx, caller, &self.0).await
    }
}

/// Returns a button for each rule set of a server that one person plays alone, as many as fit into a row.
fn games_alone(ctx: &Context, settings: &Settings, locale: Locale) -> Vec<PanelButton> {
    let rule_sets = ctx.games.0.iter().flat_map(|entry| {
        let presets = 0..entry.info.presets.len();
        presets.map(move |number| (entry, Options::preset(entry.info, number)))
    });
    let is_alone = |(entry, options): &(&Entry, Options)| {
        let table = entry.start(options, options.named().seats.0, None);
        policy::allows(settings, &format!("{}/{options}", entry.info.id))
            && table.is_ok_and(|table| table.people().len() == 1)
    };
    let button = |(entry, options): (&Entry, Options)| {
        let name = words::full_name(locale, entry.info.id, options.named().name);
        let label = say(locale, "challenge-play-alone", &[("name", Arg::Text(name))]);
        PanelButton {
            look: ButtonStyle::On,
            ..plain(&rules_button::start_key(entry, &options), label)
        }
    };
    rule_sets.filter(is_alone).take(BUTTONS_PER_ROW).map(button).collect()
}

/// Looks for an opponent by the rules whose page has the pressed button, or starts a game for one person.
pub(crate) async fn from_rules(
    ctx: &Context,
    caller: &Caller,
    written: &str,
) -> Result<Answer, Error> {
    let (entry, options) =
        rule_key::read(ctx, written).ok_or_else(|| Refusal::new("unknown-button"))?;
    let rules = options.to_string();
    let (preset, pairs) = rules.split_once(' ').unwrap_or((&rules, ""));
    let request = ChallengeOptions {
        game: format!("{}/{preset}", entry.info.id),
        rules: pairs.to_owned(),
        ..ChallengeOptions::default()
    };
    challenge(ctx, caller, &request).await
}

/// Starts a game against the machine whose level suits the caller.
pub(crate) async fn against_machine(ctx: &Context, caller: &Caller) -> Result<Answer, Error> {
    let bot = Opponent { person: 0, is_bot: true, is_self: true };
    let request = ChallengeOptions { opponent: Some(bot), ..ChallengeOptions::default() };
    challenge(ctx, caller, &request).await
}

/// The key of the button that starts such a game.
pub(crate) const AGAINST_MACHINE: &str = "machine:play";

/// Proposes the game that the options describe; what they leave open follows the server's settings.
pub(crate) async fn challenge(
    ctx: &Context,
    caller: &Caller,
    request: &ChallengeOptions,
) -> Result<Answer, Error> {
    check_opponents(caller, request)?;
    if request.pace == Some(Pace::Untimed) && request.rated == Some(true) {
        return Err(Refusal::new("untimed-rated").into());
    }
    let wants_machine = wants_machine(request)?;
    let settings = context::settings_here(ctx, caller).await?;
    let asked = asked(ctx, &settings, request, wants_machine);
    let taken = || taken(ctx, &settings, caller.locale, request, &asked.0);
    let (entry, options, faults) = read(ctx, &asked).map_err(|error| also(error, taken()))?;
    let people = request.named().filter(|(_, opponent)| !opponent.is_self);
    let people = people.map(|(place, opponent)| (place, opponent.person));
    let (places, others): (Vec<usize>, Vec<u64>) = people.unzip();
    check_places(&options, &places)?;
    let last = places.last().copied().unwrap_or_default();
    let seats = request.seats.unwrap_or(options.named().seats.0).max(last as u8 + 1);
    let known = || rule_sets_for((ctx, &settings), caller.locale, seats);
    check_seats(request, (&options, seats), known)?;
    let table = entry.start_with_faults(faults, &options, seats, None);
    let table = table.map_err(|faults| with_rule_sets(&options, seats, faults, known));
    let table = table.map_err(|faults| also(faults.into(), taken()))?;
    let machine = match wants_machine {
        true => machine(ctx, caller, request, (entry, &options), &table).await?,
        false => None,
    };
    let ChallengeOptions { first, rated, .. } = *request;
    let pace = pace(request, &settings);
    if request.crowd {
        let alone = request.invited().next().is_none() && !wants_machine && !request.set;
        crowd::check_game(caller, &table, alone, pace)?;
    }
    propose::propose(
        ctx,
        caller,
        Proposal {
            entry,
            options,
            seats,
            others,
            places,
            machine,
            first,
            pace,
            rated,
            sole: false,
            set: request.set,
            hill: None,
            crowd: request.crowd,
        },
    )
    .await
}

/// Returns the game that is asked for, or the one that is taken where none is named, and further rules of it.
fn asked(
    ctx: &Context,
    settings: &Settings,
    request: &ChallengeOptions,
    wants_machine: bool,
) -> (String, String) {
    let typed = (request.game.clone(), request.rules.clone());
    if !request.game.is_empty() {
        return typed;
    }
    let fits = |game: &str| !wants_machine || is_played_by_machine(ctx, game);
    let usual = policy::first_of_all(ctx);
    let found = policy::usual_with(ctx, settings, &usual, &request.rules, fits);
    // A server may allow nothing but games for one person, which need no one else.
    let is_alone = request.invited().all(|opponent| opponent.is_self);
    let alone = || policy::usual_to_show(ctx, settings).filter(|_| is_alone);
    found.or_else(|| Some((alone()?, request.rules.clone()))).unwrap_or(typed)
}

/// Reads a game and further rules, as far as these can be read, and returns what is wrong with them.
fn read(
    ctx: &Context,
    (game, rules): &(String, String),
) -> Result<(&'static Entry, Options, Vec<Refusal>), Error> {
    let (entry, rules) = rule_set::rule_set(ctx, game, rules)?;
    let (options, faults) = Options::read_through(entry.info, &rules)?;
    Ok((entry, options, faults))
}

/// Returns what to add to refused rules that were written without a game: the game that was taken, and those that can be.
fn taken(
    ctx: &Context,
    settings: &Settings,
    locale: Locale,
    request: &ChallengeOptions,
    game: &str,
) -> Option<Refusal> {
    let is_taken = request.game.is_empty() && !request.rules.trim().is_empty();
    let first = policy::first_of_all(ctx);
    let game = if game.is_empty() { first.as_str() } else { game };
    is_taken.then(|| policy::rules_taken((ctx, settings), locale, game))
}

/// Adds a refusal to others.
fn also(error: Error, further: Option<Refusal>) -> Error {
    match error {
        Error::User(refusals) => Error::User(refusals.into_iter().chain(further).collect()),
        internal => internal,
    }
}

/// Returns the machine to play against; none in a game for one person, whose automa is the opponent and has no levels.
async fn machine(
    ctx: &Context,
    caller: &Caller,
    request: &ChallengeOptions,
    (entry, options): (&Entry, &Options),
    table: &Table,
) -> Result<Option<Machine>, Error> {
    let level = request.level.as_deref();
    if table.people().len() == 1 {
        let rules = words::full_name(caller.locale, entry.info.id, &options.to_string());
        let refusal = Refusal::new("no-levels").text("rules", rules);
        return if level.is_some() { Err(refusal.into()) } else { Ok(None) };
    }
    let machine = machine_choice::machine(ctx, caller, entry, level).await?;
    machine_choice::check(ctx, caller, &machine, (entry, options), table)?;
    Ok(Some(machine))
}

/// Returns the time for a turn: the one that is asked for, else the server's, or one that suits a vote.
fn pace(request: &ChallengeOptions, settings: &Settings) -> Pace {
    let usual = settings.pace.filter(|pace| !request.crowd || turn_clock::is_by_turns(*pace));
    let default = if request.crowd { crowd::USUAL_PACE } else { Pace::default() };
    request.pace.or(usual).unwrap_or(default)
}

/// True if the opponent is to be a machine: this bot is named, or a level.
fn wants_machine(request: &ChallengeOptions) -> Result<bool, Refusal> {
    let wants = request.level.is_some() || request.invited().any(|opponent| opponent.is_self);
    if wants && request.invited().any(|opponent| !opponent.is_self) {
        let level = if request.level.is_some() { "yes" } else { "no" };
        return Err(Refusal::new("machine-alone").text("level", level));
    }
    if wants && request.pace.is_some_and(|pace| pace != Pace::Untimed) {
        return Err(Refusal::new("machine-clock"));
    }
    Ok(wants)
}

/// True if the built-in engine plays a server's usual game.
fn is_played_by_machine(ctx: &Context, game: &str) -> bool {
    let Ok((entry, rules)) = rule_set::rule_set(ctx, game, "") else { return false };
    let options = Options::read(entry.info, &rules);
    options.is_ok_and(|options| machine_choice::plays(ctx, entry, &options, None))
}

/// Refuses someone who is named for a place that the game has not, where there is room for them in another one.
fn check_places(options: &Options, places: &[usize]) -> Result<(), Refusal> {
    let most = usize::from(options.named().seats.1);
    let is_beyond = places.last().is_some_and(|last| *last >= most);
    if is_beyond && places.len() < most { Err(Refusal::new("challenge-place")) } else { Ok(()) }
}

/// Refuses more or fewer players than the default game has, and names the rule sets that so many play.
fn check_seats(
    request: &ChallengeOptions,
    (options, seats): (&Options, u8),
    known: impl Fn() -> Option<String>,
) -> Result<(), Refusal> {
    if !request.game.is_empty() || options.named().takes(seats) {
        return Ok(());
    }
    // A count that no game has here is refused along with the rules.
    let Some(known) = known() else { return Ok(()) };
    Err(Refusal::new("challenge-seats").number("seats", seats).text("known", known))
}

/// Adds the rule sets for so many players to the faults of a rule set that is not for so many.
fn with_rule_sets(
    options: &Options,
    seats: u8,
    mut faults: Vec<Refusal>,
    known: impl Fn() -> Option<String>,
) -> Vec<Refusal> {
    if let Some(known) = known().filter(|_| !options.named().takes(seats)) {
        faults.push(Refusal::new("seats-known").number("seats", seats).text("known", known));
    }
    faults
}

/// Returns the names of the rule sets that so many play here, as menus show them and `game` takes them; none if there are
/// none.
fn rule_sets_for(
    (ctx, settings): (&Context, &Settings),
    locale: Locale,
    seats: u8,
) -> Option<String> {
    let known = ctx.games.0.iter().flat_map(|entry| {
        let info = entry.info;
        let takes = |rules: &String| {
            Options::read(info, rules).is_ok_and(|options| options.named().takes(seats))
        };
        let here = policy::rule_sets_of(settings, info).into_iter().filter(takes);
        here.map(|rules| words::full_name(locale, info.id, &rules)).collect::<Vec<_>>()
    });
    let known: Vec<String> = known.collect();
    (!known.is_empty()).then(|| words::join::first_things(locale, &known))
}

/// Refuses other bots, the caller and people named twice as opponents.
fn check_opponents(caller: &Caller, options: &ChallengeOptions) -> Result<(), Refusal> {
    let all: Vec<Opponent> = options.invited().collect();
    for (number, opponent) in all.iter().enumerate() {
        check_opponent(caller, *opponent)?;
        if all[..number].iter().any(|other| other.person == opponent.person) {
            return Err(Refusal::new("challenge-twice").text("person", mention(opponent.person)));
        }
    }
    Ok(())
}

/// Refuses other bots and the caller as an opponent.
pub(crate) fn check_opponent(caller: &Caller, opponent: Opponent) -> Result<(), Refusal> {
    if opponent.person == caller.person {
        return Err(Refusal::new("challenge-self"));
    }
    if opponent.is_bot && !opponent.is_self { Err(Refusal::new("challenge-bot")) } else { Ok(()) }
}
