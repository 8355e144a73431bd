//! Requests in the application's own types: commands, buttons, menus, modals, autocomplete.

use crate::app::caller::Caller;
use crate::app::input::arguments::Arguments;
use crate::game::Refusal;
use crate::play::first::FirstPlayer;
use crate::play::pace::Pace;
use crate::store::GameId;

/// Something asked for, and by whom.
#[derive(Clone, Debug)]
pub struct Request {
    /// Who asks, where and in which language.
    pub caller: Caller,
    /// What for.
    pub kind: RequestKind,
}

/// Kind of a request, with what it carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RequestKind {
    /// A slash command, or `/challenge` from a person's menu.
    Command {
        /// Name of the command.
        name: String,
        /// Values of its options.
        arguments: Arguments,
    },
    /// A button that turns to a page.
    ShowPage(Page),
    /// A button below a replay whose message carries the record as a file.
    StepReplay {
        /// Step that the message shows.
        shown: u32,
        /// Direction of the step.
        verb: ButtonAction,
        /// The record.
        file: File,
    },
    /// A part of a panel: a button, a select menu, or the modal behind one.
    Panel {
        /// Key of the part: words with colons between them.
        key: String,
        /// Values that were chosen or written; empty for a button.
        values: Vec<String>,
    },
    /// A button under a message that shows a game.
    Press {
        /// Game that the button names.
        game: GameId,
        /// Version that the message showed.
        version: u32,
        /// Action of the button.
        verb: ButtonAction,
    },
    /// A choice in the select menu for a move.
    SelectMove {
        /// Game that the menu names.
        game: GameId,
        /// Version that it was opened on.
        version: u32,
        /// Action text, or the beginning of one.
        text: String,
    },
    /// The modal behind the Move button.
    SubmitMove {
        /// Game that the modal names.
        game: GameId,
        /// Version that the board showed.
        version: u32,
        /// Action text.
        text: String,
    },
    /// Autocomplete for an option that is being typed.
    Autocomplete(AutocompleteQuery),
}

/// A page that is looked at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// Of a ladder.
    Ladder {
        /// The pool; none: the one that most people play in.
        pool: Option<String>,
        /// The season; none: the one that runs.
        season: Option<u32>,
        /// The page, from 0.
        page: u32,
        /// Whether text is wanted in the place of a picture.
        text: bool,
    },
    /// Of what a person has done; none: whoever asks.
    Profile(Option<u64>),
    /// Of a person's finished games.
    History(HistoryFilter),
}

/// Which finished games are looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HistoryFilter {
    /// Whose; none: of whoever asks.
    pub person: Option<u64>,
    /// Of this pool alone.
    pub pool: Option<String>,
    /// Against this person alone.
    pub opponent: Option<u64>,
    /// Lost, drawn or won (0, 1, 2) alone.
    pub points: Option<u8>,
    /// Rated ones alone.
    pub rated: bool,
    /// The page, from 0.
    pub page: u32,
}

/// What a person's result was: lost, drawn or won, with the words that commands use.
pub const POINTS: [(u8, &str); 3] = [(2, "won"), (1, "drawn"), (0, "lost")];

impl RequestKind {
    /// Returns the request of a slash command.
    pub fn command(name: &str, arguments: Arguments) -> Self {
        Self::Command { name: name.to_owned(), arguments }
    }

    /// Returns the file that came with the request, to fill in its content.
    pub fn file_mut(&mut self) -> Option<&mut File> {
        match self {
            Self::Command { arguments, .. } => arguments.file_mut(),
            Self::StepReplay { file, .. } => Some(file),
            _ => None,
        }
    }
}

/// An attached file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Where it lies.
    pub address: String,
    /// How many bytes it is said to have.
    pub size: u64,
    /// What it holds, or why it cannot be had.
    pub content: Result<Vec<u8>, Refusal>,
}

/// Which list of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamesFilter {
    /// `mine`, `here` or `finished`.
    pub which: String,
    /// Of this game alone, by id.
    pub game: Option<String>,
    /// With this person alone.
    pub with: Option<u64>,
}

impl GamesFilter {
    /// The lists there are.
    pub const WHICH: [&'static str; 3] = ["mine", "here", "finished"];

    /// The list as words of a button's key.
    pub fn words(&self) -> String {
        let with = self.with.map(|with| with.to_string());
        format!(
            "{}:{}:{}",
            self.which,
            self.game.as_deref().unwrap_or_default(),
            with.unwrap_or_default()
        )
    }

    /// Reads those words.
    pub fn read(words: &str) -> Option<Self> {
        let mut parts = words.split(':');
        let (which, game, with) = (parts.next()?, parts.next()?, parts.next()?);
        let which = Self::WHICH.into_iter().find(|known| *known == which)?.to_owned();
        Some(Self {
            which,
            game: (!game.is_empty()).then(|| game.to_owned()),
            with: with.parse().ok(),
        })
    }
}

/// What somebody who runs a server wants done; an empty deed: to see the settings.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moderation {
    /// What.
    pub deed: String,
    /// To which game.
    pub game: Option<String>,
    /// To whom, or who wins.
    pub person: Option<u64>,
}

impl Moderation {
    /// What can be done.
    pub const DEEDS: [&'static str; 9] =
        ["end", "extend", "adjudicate", "void", "restore", "close-season", "bar", "unbar", "audit"];
}

/// What a challenge is to be.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChallengeOptions {
    /// Who is challenged; nobody: anyone may take the seat.
    pub opponent: Option<Opponent>,
    /// Who else is challenged, to a game for more than two.
    pub others: Vec<Opponent>,
    /// How many are to play, where the rule set page_buttons it open.
    pub seats: Option<u8>,
    /// `game/preset`, or either alone.
    pub game: String,
    /// Further `key=value` pairs.
    pub rules: String,
    /// Who begins.
    pub first: FirstPlayer,
    /// How much time there is, if the author says so.
    pub pace: Option<Pace>,
    /// Whether the result counts, if the author says so.
    pub rated: Option<bool>,
}

impl ChallengeOptions {
    /// Everybody who is challenged by name, in the order in which they are named.
    pub fn invited(&self) -> impl Iterator<Item = Opponent> {
        self.opponent.into_iter().chain(self.others.iter().copied())
    }
}

/// Who is challenged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Opponent {
    /// The person.
    pub person: u64,
    /// Whether it is a program.
    pub is_bot: bool,
}

/// What a button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonAction {
    /// Take a challenge made to oneself.
    Accept,
    /// Turn it down.
    Decline,
    /// Take an open seat.
    Join,
    /// Take one's own challenge back.
    Withdraw,
    /// Open the form for a move.
    Move,
    /// The same from a board that only the presser sees.
    MoveOn,
    /// See the board as the presser prefers it.
    Mine,
    /// Ask whether to resign.
    Resign,
    /// Resign.
    ConfirmResign,
    /// Claim the win of a game whose player has run out of time.
    Claim,
    /// Ask such a player to move.
    Nudge,
    /// Agree to a pause.
    Pause,
    /// Ask whether to give in where an answer is asked for.
    Concede,
    /// Give in.
    ConfirmConcede,
    /// Take a challenge and say who begins.
    AcceptAs(FirstPlayer),
    /// The same game once more; who begins where that is the presser's to say.
    Again(FirstPlayer),
    /// The next rule set of a course.
    Next(FirstPlayer),
    /// To the beginning of a replay.
    First,
    /// One step back.
    Back,
    /// One step on.
    Forth,
    /// To its end.
    Last,
    /// A replay of the reader's own, from the step that is shown.
    Here,
    /// Break the game off, or ask the others to.
    ConfirmAbort,
    /// Say yes to what was offered.
    Agree,
    /// Say no to it.
    TurnDown,
}

impl ButtonAction {
    /// All of them, with the words that stand in buttons' ids and message ids.
    pub const ALL: [(Self, &'static str); 30] = [
        (Self::Accept, "accept"),
        (Self::Decline, "decline"),
        (Self::Join, "join"),
        (Self::Withdraw, "withdraw"),
        (Self::Move, "move"),
        (Self::Mine, "mine"),
        (Self::Resign, "resign"),
        (Self::ConfirmResign, "confirm-resign"),
        (Self::Claim, "claim"),
        (Self::Nudge, "nudge"),
        (Self::Pause, "pause"),
        (Self::Concede, "concede"),
        (Self::ConfirmConcede, "confirm-concede"),
        (Self::MoveOn, "move-on"),
        (Self::AcceptAs(FirstPlayer::Me), "accept-me"),
        (Self::AcceptAs(FirstPlayer::Them), "accept-them"),
        (Self::Again(FirstPlayer::Random), "again"),
        (Self::Again(FirstPlayer::Me), "again-me"),
        (Self::Again(FirstPlayer::Them), "again-them"),
        (Self::Next(FirstPlayer::Random), "next"),
        (Self::Next(FirstPlayer::Me), "next-me"),
        (Self::Next(FirstPlayer::Them), "next-them"),
        (Self::First, "first"),
        (Self::Back, "back"),
        (Self::Forth, "forth"),
        (Self::Last, "last"),
        (Self::Here, "here"),
        (Self::ConfirmAbort, "confirm-abort"),
        (Self::Agree, "agree"),
        (Self::TurnDown, "turn-down"),
    ];

    /// Reads the word.
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, known)| *known == word).map(|(verb, _)| verb)
    }

    /// The word.
    pub fn word(self) -> &'static str {
        Self::ALL.into_iter().find(|(verb, _)| *verb == self).map_or("", |(_, word)| word)
    }
}

/// An option that is being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AutocompleteQuery {
    /// The command's name.
    pub command: String,
    /// The option's name.
    pub option: String,
    /// What stands there so far.
    pub typed: String,
    /// The command's `game` option, if it is filled in.
    pub game: Option<String>,
}
