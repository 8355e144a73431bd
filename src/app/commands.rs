//! The commands as data: the one list from which their registration, their help and their tests are made.
//!
//! Descriptions are messages: `command-NAME`, `option-COMMAND-NAME`, `choice-OPTION-VALUE`.

use super::pace::Pace;
use super::request::{First, Listed, Moderation, POINTS};
use crate::game::{Arg, Games};
use crate::records::Format;
use crate::words::{self, Locale, say};

/// A slash command.
#[derive(Debug)]
pub struct Command {
    /// Its name, the same in every language so that habits and scripts last.
    pub name: &'static str,
    /// Its options, the required ones first.
    pub options: &'static [Opt],
    /// Whether only the asker sees the answer.
    pub private: bool,
}

/// An option of a command.
#[derive(Debug)]
pub struct Opt {
    /// Its name.
    pub name: &'static str,
    /// What it takes.
    pub takes: Takes,
    /// Whether it must be given.
    pub required: bool,
}

/// What an option takes.
#[derive(Debug)]
pub enum Takes {
    /// A person.
    Person,
    /// A text, with suggestions while it is typed.
    Text,
    /// One of a few words.
    Word(&'static [&'static str]),
    /// Yes or no.
    Flag,
    /// An attached file.
    File,
}

/// The words of a list that has something else beside each.
const fn words_of<T: Copy, const N: usize>(list: [(T, &'static str); N]) -> [&'static str; N] {
    let mut words = [""; N];
    let mut i = 0;
    while i < N {
        words[i] = list[i].1;
        i += 1;
    }
    words
}

const GAME: Opt = Opt { name: "game", takes: Takes::Text, required: false };

const PLAYER: Opt = Opt { name: "player", takes: Takes::Person, required: false };
const FILE: Opt = Opt { name: "file", takes: Takes::File, required: false };

/// The command for those who may manage the server.
pub const SETTINGS: &str = "settings";

/// Every slash command, in the order in which help lists them.
pub const COMMANDS: &[Command] = &[
    Command {
        name: "challenge",
        options: &[
            Opt { name: "opponent", takes: Takes::Person, required: false },
            GAME,
            Opt { name: "rules", takes: Takes::Text, required: false },
            Opt { name: "clock", takes: Takes::Word(&words_of(Pace::ALL)), required: false },
            Opt { name: "rated", takes: Takes::Flag, required: false },
            Opt { name: "first", takes: Takes::Word(&words_of(First::ALL)), required: false },
            Opt { name: "second", takes: Takes::Person, required: false },
            Opt { name: "third", takes: Takes::Person, required: false },
            Opt { name: "seats", takes: Takes::Word(&["3", "4"]), required: false },
        ],
        private: false,
    },
    Command {
        name: "move",
        options: &[Opt { name: "where", takes: Takes::Text, required: true }, GAME],
        private: false,
    },
    Command {
        name: "board",
        options: &[
            GAME,
            Opt { name: "here", takes: Takes::Flag, required: false },
            Opt { name: "text", takes: Takes::Flag, required: false },
        ],
        private: false,
    },
    Command {
        name: "games",
        options: &[
            Opt { name: "list", takes: Takes::Word(&Listed::WHICH), required: false },
            GAME,
            Opt { name: "with", takes: Takes::Person, required: false },
        ],
        private: true,
    },
    Command { name: "draw", options: &[GAME], private: false },
    Command { name: "takeback", options: &[GAME], private: false },
    Command { name: "abort", options: &[GAME], private: true },
    Command { name: "rematch", options: &[GAME], private: false },
    Command { name: "resign", options: &[GAME], private: true },
    Command { name: "preferences", options: &[], private: true },
    Command {
        name: "block",
        options: &[Opt { name: "person", takes: Takes::Person, required: false }],
        private: true,
    },
    Command { name: "privacy", options: &[], private: true },
    Command {
        name: SETTINGS,
        options: &[
            Opt { name: "do", takes: Takes::Word(&Moderation::DEEDS), required: false },
            GAME,
            Opt { name: "person", takes: Takes::Person, required: false },
        ],
        private: true,
    },
    Command { name: "pause", options: &[GAME], private: true },
    Command {
        name: "vacation",
        options: &[Opt { name: "do", takes: Takes::Word(&["start", "stop"]), required: false }],
        private: true,
    },
    Command {
        name: "leaderboard",
        options: &[
            Opt { name: "pool", takes: Takes::Text, required: false },
            Opt { name: "season", takes: Takes::Text, required: false },
            Opt { name: "text", takes: Takes::Flag, required: false },
        ],
        private: false,
    },
    Command { name: "profile", options: &[PLAYER], private: false },
    Command {
        name: "history",
        options: &[
            PLAYER,
            Opt { name: "pool", takes: Takes::Text, required: false },
            Opt { name: "opponent", takes: Takes::Person, required: false },
            Opt { name: "result", takes: Takes::Word(&words_of(POINTS)), required: false },
            Opt { name: "rated", takes: Takes::Flag, required: false },
        ],
        private: true,
    },
    Command {
        name: "rules",
        options: &[Opt { name: "game", takes: Takes::Text, required: true }],
        private: true,
    },
    Command { name: "replay", options: &[GAME, FILE], private: false },
    Command {
        name: "export",
        options: &[
            GAME,
            FILE,
            Opt { name: "format", takes: Takes::Word(&words_of(Format::ALL)), required: false },
        ],
        private: true,
    },
    Command { name: "help", options: &[], private: true },
];

/// The message id for the name of the command in a person's own menu.
pub const PERSON_MENU: &str = "menu-challenge";

/// The list of commands, each with what it does, and what a move is in each game. The Move button is named as it stands
/// under the boards, in the language of the house.
pub fn help(locale: Locale, house: Locale, games: Games) -> String {
    let line = |command: &Command| {
        let does = say(locale, &format!("command-{}", command.name), &[]);
        format!("**/{}** {does}", command.name)
    };
    let lines = COMMANDS.iter().map(line).collect::<Vec<_>>().join("\n");
    let games = games.0.iter().filter_map(|entry| {
        let how = words::notation_help(locale, entry.info.id, None)?;
        let game = words::game(locale, entry.info.id);
        Some(say(locale, "help-line", &[("game", Arg::Text(game)), ("how", Arg::Text(how))]))
    });
    let args = [
        ("commands", Arg::Text(lines)),
        ("button", Arg::Text(say(house, "button-move", &[]))),
        ("games", Arg::Text(games.collect::<Vec<_>>().join("\n"))),
    ];
    say(locale, "help", &args)
}
