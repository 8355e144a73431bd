//! Requests of people: mostly such as make sense in a game, often such as do not.

use super::machines;
use super::puzzles::Today;
use crate::callers::{caller, without_pictures};
use crate::commands;
use narabe::app::caller::Caller;
use narabe::app::context::replayed;
use narabe::app::input::arguments::Arguments;
use narabe::app::input::request::{
    ButtonAction, ChallengeOptions, Moderation, ModerationAct, Opponent, Request, RequestKind,
};
use narabe::game::Table;
use narabe::games::GAMES;
use narabe::play::first::FirstPlayer;
use narabe::store::servers::AuditAct;
use narabe::store::{GameId, Member, Status, StoredGame, Venue};

/// Ids such as Discord gives them, years old.
pub const PEOPLE: [u64; 4] = [
    330_000_000_000_000_001,
    330_000_000_000_000_002,
    330_000_000_000_000_003,
    330_000_000_000_000_004,
];
pub const GUILD: u64 = 310_000_000_000_000_000;
const CHANNEL: u64 = 340_000_000_000_000_001;
/// More challenges are made while there are fewer unfinished games than this.
const GAMES_AT_ONCE: usize = 5;
/// Games that count and games that do not.
pub const RULES: [&str; 2] = ["opening=pro", "size=9"];
const HILL: &str = "gomoku/freestyle opening=pro";
/// Each side has a row of its own to fill, so that games end soon.
const ROWS: [&str; 2] = ["8", "5"];

/// Share of the requests that are about machines or the puzzle of the day, of a hundred, in a life that has these.
const OF_MACHINES: u8 = 35;

/// Request of someone, now that the games stand so. `today`: the puzzle of the day, in a life that has machines and puzzles;
/// all others draw as if there were none.
pub fn request(
    random: &mut fastrand::Rng,
    interaction: u64,
    games: &[StoredGame],
    eventful: bool,
    today: Option<&Today>,
) -> Request {
    let (person, ask) = match today {
        Some(today) if random.u8(..100) < OF_MACHINES => machines::ask(random, games, today),
        _ => ask(random, games, eventful),
    };
    asked(interaction, person, ask)
}

fn asked(interaction: u64, person: u64, ask: RequestKind) -> Request {
    let caller = caller(interaction, person, Venue { guild: Some(GUILD), channel: CHANNEL });
    without_pictures(Caller { member_since: Some(0), manages: person == PEOPLE[0], ..caller }, ask)
}

pub fn anybody(random: &mut fastrand::Rng) -> u64 {
    PEOPLE[random.usize(..PEOPLE.len())]
}

/// Requests that found events and a hill, before anything can fail: all but one of the events lack someone.
pub fn founding(random: &mut fastrand::Rng, first: u64) -> Vec<Request> {
    let mut asks = Vec::new();
    for (number, missing) in [(1, 0), (2, 1), (3, 1)] {
        asks.push((PEOPLE[0], make(random)));
        let joining = PEOPLE.iter().take(3 - missing);
        asks.extend(joining.map(|person| (*person, panel(format!("event:{number}:join")))));
    }
    let join = || Arguments::default().with_text("do", "join").with_text("game", HILL);
    asks.extend(PEOPLE.map(|person| (person, RequestKind::command("hill", join()))));
    let number = |(number, (person, ask)): (u64, (u64, RequestKind))| asked(number, person, ask);
    (first..).zip(asks).map(number).collect()
}

fn make(random: &mut fastrand::Rng) -> RequestKind {
    let mut word = |words: &[&'static str]| words[random.usize(..words.len())];
    let rules = word(&RULES);
    let terms = Arguments::default()
        .with_text("format", word(&["round-robin", "league", "knockout", "swiss"]))
        .with_text("game", "gomoku/freestyle")
        .with_text("rules", rules)
        .with_text("games", word(&["1", "2"]))
        .with_text("seats", "3");
    RequestKind::command("events", terms)
}

fn ask(random: &mut fastrand::Rng, games: &[StoredGame], eventful: bool) -> (u64, RequestKind) {
    if eventful && random.u8(..100) < 30 {
        return about_events(random);
    }
    let unfinished =
        games.iter().filter(|game| matches!(game.status, Status::Open | Status::Running));
    let unfinished: Vec<&StoredGame> = unfinished.collect();
    if unfinished.len() < GAMES_AT_ONCE && random.u8(..100) < 30 || games.is_empty() {
        return challenge(random);
    }
    let game = &games[random.usize(..games.len())];
    if random.u8(..100) < 80
        && let Some(game) = random.choice(&unfinished)
    {
        return go_on(random, game);
    }
    let (person, named) = (anybody(random), Some(game.id.0.to_string()));
    let ask = match random.u8(..20) {
        0..8 => press(random, game),
        8 => commands::about("draw", named),
        9 => commands::about("takeback", named),
        10..13 => commands::about("rematch", named),
        13 => commands::about("board", named),
        14 => {
            let key = format!("settings:casual:{}", if random.bool() { "on" } else { "off" });
            RequestKind::Panel { key, values: Vec::new() }
        }
        15 => confirmed(deed(random, &["void", "restore", "decide"], named), game),
        16 => commands::settings(deed(random, &ModerationAct::WORDS, named)),
        _ if random.u8(..20) == 0 => {
            RequestKind::Panel { key: "season:1".to_owned(), values: Vec::new() }
        }
        17 => commands::vacation(random.bool()),
        18 => commands::block(anybody(random)),
        _ if random.u8(..4) == 0 => {
            RequestKind::Panel { key: "privacy:delete-yes".to_owned(), values: Vec::new() }
        }
        _ => commands::about("pause", named),
    };
    let manages = (commands::is_one_of(&ask, &["settings"])
        || matches!(ask, RequestKind::Panel { .. }))
        && random.bool();
    (if manages { PEOPLE[0] } else { person }, ask)
}

/// Something about leagues, tournaments and hills.
fn about_events(random: &mut fastrand::Rng) -> (u64, RequestKind) {
    let mut word = |words: &[&'static str]| words[random.usize(..words.len())];
    let number = word(&["1", "1", "2", "3"]);
    let arguments = Arguments::default();
    let ask = match word(&[
        "make", "join", "join", "join", "join", "leave", "organise", "hill", "hill",
    ]) {
        "make" => make(random),
        // The two who lack in an event that takes one more.
        "join" => {
            let ask = panel(format!("event:{}:join", word(&["2", "3"])));
            return (PEOPLE[random.usize(2..PEOPLE.len())], ask);
        }
        "leave" => panel(format!("event:{number}:{}", word(&["leave", "leave-yes", "stay"]))),
        "organise" => {
            let act = word(&["start", "remove", "put-back", "put-back", "table"]);
            // The command asks first.
            if act == "remove" {
                let key = format!("event:{number}:remove-yes:{}", anybody(random));
                return (PEOPLE[0], panel(key));
            }
            let named = arguments.with_text("do", act).with_text("event", number);
            RequestKind::command("events", named.with_person("person", someone(random)))
        }
        _ => {
            let act = word(&["join", "join", "challenge", "challenge", "leave", "show"]);
            let named = arguments.with_text("do", act).with_text("game", HILL);
            let named = named.with_person("person", someone(random));
            // The command asks first.
            match act {
                "leave" => panel("hill:1:leave-yes".to_owned()),
                _ => RequestKind::command("hill", named),
            }
        }
    };
    let organises = matches!(&ask, RequestKind::Command { name, .. } if name == "events");
    (if organises { PEOPLE[0] } else { anybody(random) }, ask)
}

fn someone(random: &mut fastrand::Rng) -> Opponent {
    Opponent { person: anybody(random), is_bot: false, is_self: false }
}

fn panel(key: String) -> RequestKind {
    RequestKind::Panel { key, values: Vec::new() }
}

fn challenge(random: &mut fastrand::Rng) -> (u64, RequestKind) {
    let (author, other) = (anybody(random), anybody(random));
    let opponent = (random.u8(..3) > 0 && other != author).then_some(Opponent {
        person: other,
        is_bot: false,
        is_self: false,
    });
    let rules = RULES[random.usize(..RULES.len())].to_owned();
    let wish = ChallengeOptions {
        opponent,
        game: "gomoku/freestyle".to_owned(),
        rules,
        first: FirstPlayer::Me,
        ..ChallengeOptions::default()
    };
    (author, commands::challenge(wish))
}

/// The next step of a game that goes on.
fn go_on(random: &mut fastrand::Rng, game: &StoredGame) -> (u64, RequestKind) {
    if game.status == Status::Open {
        let invited = game.members.iter().find(|member| !member.joined).map(|member| member.person);
        let verb = if invited.is_some() { ButtonAction::Accept } else { ButtonAction::Join };
        return (
            invited.unwrap_or_else(|| anybody(random)),
            RequestKind::Press { game: game.id, version: game.version, verb },
        );
    }
    if !game.machines.is_empty() {
        return machines::go_on(random, game);
    }
    // A record that a mutant has broken is no longer played.
    let Ok(table) = replayed(GAMES, game) else { return challenge(random) };
    let seat = table.to_move().map(|seat| seat.0);
    let member = game.members.iter().find(|member| member.seat == seat);
    let person = member.map_or_else(|| anybody(random), |member| member.person);
    let waits = |member: &&Member| member.seat.is_some() && member.seat != seat;
    let waiting = game.members.iter().find(waits).map_or(person, |member| member.person);
    let text = action(random, &table);
    let (named, resigns) = (Some(game.id.0.to_string()), ButtonAction::ConfirmResign);
    match random.u8(..32) {
        0..2 => {
            (person, RequestKind::Press { game: game.id, version: game.version, verb: resigns })
        }
        2..5 => (waiting, plan(random, game, &table)),
        5..7 => (waiting, commands::about("takeback", named)),
        7..16 => (person, commands::play(text, named)),
        _ => (person, RequestKind::SubmitMove { game: game.id, version: game.version, text }),
    }
}

/// Someone who waits plans an answer to the move that is likely, and often to any other.
fn plan(random: &mut fastrand::Rng, game: &StoredGame, table: &Table) -> RequestKind {
    let likely = action(random, table);
    let legal = table.actions().actions;
    let mut free = || random.choice(&legal).cloned().unwrap_or_default();
    let lines = [format!("{likely} {}", free()), format!("* {}", free())];
    let lines = &lines[random.usize(..2)..];
    // Now and then the form was opened a move ago.
    let entries = game.entries.saturating_sub(u32::from(random.u8(..8) == 0));
    let fields = Arguments::default().with_text("lines", lines.join(";")).with_flag("any", true);
    RequestKind::SubmitForm { key: format!("plan:1:{}:{entries}", game.id.0), fields }
}

/// A point of the row that the side to move fills, where it has one left.
pub fn action(random: &mut fastrand::Rng, table: &Table) -> String {
    let row = ROWS[table.to_move().map_or(0, |seat| usize::from(seat.0))];
    let legal = table.actions().actions;
    let own: Vec<&String> = legal.iter().filter(|point| point.get(1..) == Some(row)).collect();
    let chosen =
        own.first().filter(|_| random.u8(..10) > 0).copied().or_else(|| random.choice(&legal));
    chosen.cloned().unwrap_or_else(|| "a1".to_owned())
}

/// Any button of any board, of now or of before.
fn press(random: &mut fastrand::Rng, game: &StoredGame) -> RequestKind {
    let (verb, _) = ButtonAction::ALL[random.usize(..ButtonAction::ALL.len())];
    let version = game.version.saturating_sub(random.u32(..2));
    RequestKind::Press { game: GameId(game.id.0), version, verb }
}

/// The button that confirms to decide a game; else the command.
fn confirmed(deed: Moderation, game: &StoredGame) -> RequestKind {
    let decides = matches!(deed.act, Some(ModerationAct::Do(AuditAct::Adjudicate)));
    let panel = match game.status {
        Status::Running => Some("decide"),
        Status::Finished => Some("ruling"),
        _ => None,
    };
    match panel.zip(deed.person).filter(|_| decides) {
        Some((panel, person)) => {
            let key = format!("{panel}:{}:{person}", game.id.0);
            RequestKind::Panel { key, values: Vec::new() }
        }
        None => commands::settings(deed),
    }
}

fn deed(random: &mut fastrand::Rng, deeds: &[&str], game: Option<String>) -> Moderation {
    let act = ModerationAct::from_word(deeds[random.usize(..deeds.len())]);
    Moderation { act, game, person: Some(anybody(random)) }
}
