//! Requests of slash commands, with arguments as Discord delivers them.

use narabe::app::commands::spec;
use narabe::app::input::arguments::Arguments;
use narabe::app::input::request::{
    ChallengeOptions, Moderation, ModerationAct, Opponent, RequestKind,
};

pub fn challenge(options: ChallengeOptions) -> RequestKind {
    let mut arguments = Arguments::default().with_text("starts", options.first.word());
    if let Some(opponent) = options.opponent {
        arguments = arguments.with_person("opponent", opponent);
    }
    for (name, other) in ["player3", "player4"].iter().zip(options.others) {
        if let Some(other) = other {
            arguments = arguments.with_person(name, other);
        }
    }
    if let Some(seats) = options.seats {
        arguments = arguments.with_text("seats", seats.to_string());
    }
    if let Some(pace) = options.pace {
        arguments = arguments.with_text("clock", pace.word());
    }
    if let Some(rated) = options.rated {
        arguments = arguments.with_flag("rated", rated);
    }
    if let Some(level) = options.level {
        arguments = arguments.with_text("level", level);
    }
    if options.crowd {
        arguments = arguments.with_flag("crowd", true);
    }
    let arguments = arguments.with_text("game", options.game).with_text("rules", options.rules);
    RequestKind::command("challenge", arguments)
}

pub fn play(text: impl Into<String>, game: Option<String>) -> RequestKind {
    RequestKind::command("move", with_game(game).with_text("where", text))
}

/// A command whose one argument is the game.
pub fn about(name: &str, game: Option<String>) -> RequestKind {
    RequestKind::command(name, with_game(game))
}

pub fn settings(wanted: Moderation) -> RequestKind {
    let word = wanted.act.map_or("show", ModerationAct::word);
    let options = spec("settings").unwrap().options_of(Some(word)).unwrap();
    let takes = |name: &str| options.iter().any(|option| option.name == name);
    let mut arguments = Arguments::of_subcommand(Some(word));
    if let Some(game) = wanted.game.filter(|_| takes("game")) {
        arguments = arguments.with_text("game", game);
    }
    if let Some(person) = wanted.person.filter(|_| takes("person")) {
        arguments =
            arguments.with_person("person", Opponent { person, is_bot: false, is_self: false });
    }
    RequestKind::command("settings", arguments)
}

pub fn vacation(begin: bool) -> RequestKind {
    let word = if begin { "start" } else { "stop" };
    RequestKind::command("vacation", Arguments::of_subcommand(Some(word)))
}

pub fn block(person: u64) -> RequestKind {
    let arguments = Arguments::default();
    RequestKind::command(
        "block",
        arguments.with_person("person", Opponent { person, is_bot: false, is_self: false }),
    )
}

/// True if the request is one of these slash commands.
pub fn is_one_of(request: &RequestKind, names: &[&str]) -> bool {
    matches!(request, RequestKind::Command { name, .. } if names.contains(&name.as_str()))
}

fn with_game(game: Option<String>) -> Arguments {
    let arguments = Arguments::default();
    game.into_iter().fold(arguments, |arguments, game| arguments.with_text("game", game))
}
