//! Requests in the application's own types: commands, buttons, menus, modals, autocomplete.

use crate::app::caller::Caller;
use crate::app::input::arguments::Arguments;
pub use crate::app::input::arguments::{File, Opponent};
use crate::play::audit::AuditAct;
use crate::play::first::FirstPlayer;
use crate::play::pace::Pace;
use crate::play::words::{of_word, word};
use crate::store::GameId;

/// Request with its author.
#[derive(Clone, Debug)]
pub struct Request {
    /// Author, place and languages.
    pub caller: Caller,
    /// Kind, with what the request carries.
    pub kind: RequestKind,
}

/// Kind of a request, with what it carries.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RequestKind {
    /// Slash command, or `/challenge` from a user's context menu.
    Command {
        /// Name of the command.
        name: String,
        /// Values of its options.
        arguments: Arguments,
    },
    /// Button that turns to a page.
    ShowPage(Page),
    /// Button below a replay whose message carries the record as a file.
    StepReplay {
        /// Step that the message shows.
        shown: u32,
        /// Direction of the step.
        verb: ButtonAction,
        /// Record file of the message.
        file: File,
    },
    /// Component of a panel: a button, a select menu, or the modal behind one.
    Panel {
        /// Key of the part: words with colons between them.
        key: String,
        /// Values that were chosen or written; empty for a button.
        values: Vec<String>,
    },
    /// Button under a message that shows a game.
    Press {
        /// Game that the button names.
        game: GameId,
        /// Version that the message showed.
        version: u32,
        /// Action of the button.
        verb: ButtonAction,
    },
    /// Choice in the select menu for a move.
    SelectMove {
        /// Game that the menu names.
        game: GameId,
        /// Version that it was opened on.
        version: u32,
        /// Action text, or the beginning of one.
        text: String,
    },
    /// Modal behind the Move button.
    SubmitMove {
        /// Game that the modal names.
        game: GameId,
        /// Version that the board showed.
        version: u32,
        /// Action text.
        text: String,
    },
    /// `/challenge` without options, or the menu of a person: opens the form of a challenge.
    OpenChallenge(Option<Opponent>),
    /// Modal of several fields that was filled in.
    SubmitForm {
        /// Key of the form: its name, its version, and what it was opened for.
        key: String,
        /// Values of its fields, as far as they were filled in.
        fields: Arguments,
    },
    /// Autocomplete of an option.
    Autocomplete(AutocompleteQuery),
}

/// Page that buttons can turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Page {
    /// Page of the leaderboard.
    Ladder(LadderFilter),
    /// Profile of a person.
    Profile(ProfileFilter),
    /// Finished games of a person.
    History(HistoryFilter),
}

impl Page {
    /// Returns the first page of a pool's leaderboard in a season; `None` for the current one.
    pub fn ladder(pool: &str, season: Option<u32>) -> Self {
        let pool = Some(pool.to_owned());
        Self::Ladder(LadderFilter { pool, season, ..LadderFilter::default() })
    }

    /// Returns the profile of a person, in all games and the current season; `None` for the caller's own.
    pub fn profile(person: Option<u64>) -> Self {
        Self::Profile(ProfileFilter { person, ..ProfileFilter::default() })
    }
}

/// Page of a leaderboard.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct LadderFilter {
    /// Rating pool; `None` for the one that is played most in the server lately.
    pub pool: Option<String>,
    /// Season; `None` for the current one.
    pub season: Option<u32>,
    /// Page number, from 0; `None` for the page of the person, or the first one.
    pub page: Option<u32>,
    /// True for text in place of a picture.
    pub text: bool,
    /// Person whose row is marked and told; `None` for the caller.
    pub person: Option<u64>,
}

/// Part of a profile that is shown.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ProfileFilter {
    /// Person; `None` for the caller.
    pub person: Option<u64>,
    /// Rating pool, if only one is shown.
    pub pool: Option<String>,
    /// Season of the ratings; `None` for the current one.
    pub season: Option<u32>,
    /// True for text in place of a picture.
    pub text: bool,
}

/// Filter of finished games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct HistoryFilter {
    /// Person whose games are listed; `None` for the caller.
    pub person: Option<u64>,
    /// Rating pool, or the key of a rule set, if only one is listed.
    pub pool: Option<String>,
    /// Opponent, if only one is listed; [`CROWD`](crate::play::crowd::CROWD) for the crowd and machines.
    pub opponent: Option<u64>,
    /// Result, if only one is listed: 0 lost, 1 drawn, 2 won.
    pub points: Option<u8>,
    /// True to list rated games alone.
    pub rated: bool,
    /// Page number, from 0.
    pub page: u32,
}

/// Results for a person, with the words that commands use.
pub const POINTS: [(u8, &str); 3] = [(2, "won"), (1, "drawn"), (0, "lost")];

impl RequestKind {
    /// Returns the request of a slash command.
    pub fn command(name: &str, arguments: Arguments) -> Self {
        Self::Command { name: name.to_owned(), arguments }
    }

    /// True if the request carries what someone has typed, or chosen from a list for what they type.
    pub(crate) fn has_values(&self) -> bool {
        match self {
            Self::Command { arguments, .. } => arguments.names().next().is_some(),
            Self::Panel { values, .. } => !values.is_empty(),
            Self::SubmitMove { .. } | Self::SubmitForm { .. } | Self::Autocomplete(_) => true,
            Self::ShowPage(_)
            | Self::StepReplay { .. }
            | Self::Press { .. }
            | Self::SelectMove { .. }
            | Self::OpenChallenge(_) => false,
        }
    }

    /// Returns the file that came with the request, to fill in its content.
    pub fn file_mut(&mut self) -> Option<&mut File> {
        match self {
            Self::Command { arguments, .. } | Self::SubmitForm { fields: arguments, .. } => {
                arguments.file_mut()
            }
            Self::StepReplay { file, .. } => Some(file),
            _ => None,
        }
    }
}

/// Filter of the list of games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GamesFilter {
    /// Games that are listed.
    pub list: GamesList,
    /// Game id, or the key of a rule set, if only that is listed.
    pub game: Option<String>,
    /// Other player, if only one is listed; [`CROWD`](crate::play::crowd::CROWD) for the crowd and machines.
    pub with: Option<u64>,
}

/// A list of games.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GamesList {
    /// The caller's unfinished games.
    #[default]
    Mine,
    /// Unfinished games of the channel.
    Here,
    /// Challenges of the channel with an open seat.
    Seats,
    /// The caller's finished games.
    Finished,
}

impl GamesList {
    /// All lists with their words, in options, custom ids and message ids.
    pub const ALL: [(Self, &'static str); 4] = [
        (Self::Mine, "mine"),
        (Self::Here, "channel"),
        (Self::Seats, "seats"),
        (Self::Finished, "finished"),
    ];

    /// Returns the list with this word, of today or of an earlier version.
    pub fn read(text: &str) -> Option<Self> {
        of_word(&Self::ALL, text).or((text == "here").then_some(Self::Here))
    }
}

impl GamesFilter {
    /// Returns the filter as words of a custom id.
    pub fn words(&self) -> String {
        let with = self.with.map(|with| with.to_string());
        format!(
            "{}:{}:{}",
            word(&GamesList::ALL, self.list),
            self.game.as_deref().unwrap_or_default(),
            with.unwrap_or_default()
        )
    }

    /// Reads the words of a custom id.
    pub fn read(words: &str) -> Option<Self> {
        let mut parts = words.split(':');
        let (list, game, with) = (parts.next()?, parts.next()?, parts.next()?);
        Some(Self {
            list: GamesList::read(list)?,
            game: (!game.is_empty()).then(|| game.to_owned()),
            with: with.parse().ok(),
        })
    }
}

/// Moderation of a server; without an act the request is for the settings panel.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Moderation {
    /// Act to carry out.
    pub act: Option<ModerationAct>,
    /// Number of the game concerned.
    pub game: Option<String>,
    /// User id of the person concerned, or of the winner. Whoever picks the bot means the crowd.
    pub person: Option<u64>,
}

/// Act of those who manage a server.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ModerationAct {
    /// Show the audit list.
    ShowAudit,
    /// Do something that the audit list records; settings are changed by the panel.
    Do(AuditAct),
}

impl ModerationAct {
    /// All of them, with the names of the subcommands.
    pub const ALL: [(Self, &'static str); 9] = [
        (Self::Do(AuditAct::End), "end"),
        (Self::Do(AuditAct::Extend), "extend"),
        (Self::Do(AuditAct::Adjudicate), "decide"),
        (Self::Do(AuditAct::Void), "void"),
        (Self::Do(AuditAct::Restore), "restore"),
        (Self::Do(AuditAct::CloseSeason), "close-season"),
        (Self::Do(AuditAct::Ban), "ban"),
        (Self::Do(AuditAct::Unban), "unban"),
        (Self::ShowAudit, "log"),
    ];

    /// The words alone.
    pub const WORDS: [&'static str; Self::ALL.len()] = {
        let mut words = [""; Self::ALL.len()];
        let mut number = 0;
        while number < words.len() {
            words[number] = Self::ALL[number].1;
            number += 1;
        }
        words
    };

    /// Returns the word.
    pub fn word(self) -> &'static str {
        word(&Self::ALL, self)
    }

    /// Returns the act with this word, if there is one.
    pub fn from_word(word: &str) -> Option<Self> {
        of_word(&Self::ALL, word)
    }
}

/// Options of `/challenge`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ChallengeOptions {
    /// Person challenged; `None` leaves the seat open to anyone.
    pub opponent: Option<Opponent>,
    /// Third and fourth player, in a game for more than two; `None` leaves their seat open.
    pub others: [Option<Opponent>; 2],
    /// Number of players, where the rule set leaves it open.
    pub seats: Option<u8>,
    /// Rule set: `game/preset`, or either alone.
    pub game: String,
    /// Further `key=value` pairs of the rule set.
    pub rules: String,
    /// Choice of who begins.
    pub first: FirstPlayer,
    /// Time per turn, if the author chose one.
    pub pace: Option<Pace>,
    /// True or false if the author chose whether the game is rated.
    pub rated: Option<bool>,
    /// Level of a machine, or the name of an engine, as the author wrote it.
    pub level: Option<String>,
    /// True for a set: two games at the same time, with the first move exchanged.
    pub set: bool,
    /// True if the opponent is the crowd of the server, by votes.
    pub crowd: bool,
}

impl ChallengeOptions {
    /// Returns the people challenged by name, in the order in which they are named.
    pub fn invited(&self) -> impl Iterator<Item = Opponent> {
        self.named().map(|(_, opponent)| opponent)
    }

    /// Returns the same people, each behind the place for which they are named: the author's is 0.
    pub fn named(&self) -> impl Iterator<Item = (usize, Opponent)> {
        let [third, fourth] = self.others;
        let named = |(place, opponent): (usize, Option<Opponent>)| Some((place, opponent?));
        (1..).zip([self.opponent, third, fourth]).filter_map(named)
    }
}

/// Action of a button under a game or a replay.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ButtonAction {
    /// Accept a challenge made to the caller.
    Accept,
    /// Decline it.
    Decline,
    /// Take an open seat.
    Join,
    /// Withdraw the caller's own challenge.
    Withdraw,
    /// Leave a challenge that still waits for others.
    Leave,
    /// Open the modal or menu for a move.
    Move,
    /// Open it from an ephemeral board.
    MoveOn,
    /// Open the modal for a point to offer, from the menu of what can be chosen instead.
    Offer,
    /// Show the board in the caller's own view.
    Mine,
    /// Ask for confirmation to resign.
    Resign,
    /// Resign.
    ConfirmResign,
    /// Claim the win of a game whose player has run out of time.
    Claim,
    /// Ask such a player to move.
    Nudge,
    /// Agree to a pause.
    Pause,
    /// Decline a pause.
    NoPause,
    /// Ask for confirmation to concede, where the game asks for an answer.
    Concede,
    /// Concede.
    ConfirmConcede,
    /// Accept a challenge and choose who begins.
    AcceptAs(FirstPlayer),
    /// Propose a rematch; with who begins, where the caller chooses that.
    Again(FirstPlayer),
    /// Propose the next rule set of a course.
    Next(FirstPlayer),
    /// Go to the beginning of a replay.
    First,
    /// Go one step back.
    Back,
    /// Go one step forward.
    Forth,
    /// Go to the end of the replay.
    Last,
    /// Open an ephemeral replay from the step that is shown.
    Here,
    /// Abort the game, or offer it.
    ConfirmAbort,
    /// Accept the pending offer.
    Agree,
    /// Decline the pending offer.
    TurnDown,
    /// Show the rules of the game.
    Rules,
    /// Show what else can be done in the game.
    More,
    /// Offer a draw, or accept one.
    Draw,
    /// Take the last move back, or ask for it.
    Takeback,
    /// Ask for confirmation to abort the game.
    Abort,
    /// Show the replay of the game.
    Replay,
    /// Show the review of the game.
    Review,
    /// Turn a review to the page before.
    ReviewBack,
    /// Turn a review to the next page.
    ReviewForth,
    /// Show the page of a review to everyone.
    Share,
    /// Show a hint.
    Hint,
    /// Ask the others to agree to hints.
    AskHints,
    /// Open the form of those who watch, for the next move and the winner.
    Guess,
    /// Open the form of a plan for the next moves.
    Plan,
    /// Show where the game left the openings of the server.
    Openings,
    /// Open a board to try moves on.
    Try,
    /// Open the form of a vote for the next move of a crowd.
    Vote,
}

impl ButtonAction {
    /// All actions, with the words that custom ids and message ids use.
    pub const ALL: [(Self, &'static str); 50] = [
        (Self::Accept, "accept"),
        (Self::Decline, "decline"),
        (Self::Join, "join"),
        (Self::Withdraw, "withdraw"),
        (Self::Leave, "leave"),
        (Self::Move, "move"),
        (Self::Mine, "mine"),
        (Self::Resign, "resign"),
        (Self::ConfirmResign, "confirm-resign"),
        (Self::Claim, "claim"),
        (Self::Nudge, "nudge"),
        (Self::Pause, "pause"),
        (Self::NoPause, "no-pause"),
        (Self::Concede, "concede"),
        (Self::ConfirmConcede, "confirm-concede"),
        (Self::MoveOn, "move-on"),
        (Self::Offer, "offer"),
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
        (Self::Rules, "rules"),
        (Self::More, "more"),
        (Self::Draw, "draw"),
        (Self::Takeback, "takeback"),
        (Self::Abort, "abort"),
        (Self::Replay, "replay"),
        (Self::Review, "review"),
        (Self::ReviewBack, "review-back"),
        (Self::ReviewForth, "review-forth"),
        (Self::Share, "share"),
        (Self::Hint, "hint"),
        (Self::AskHints, "ask-hints"),
        (Self::Guess, "guess"),
        (Self::Plan, "plan"),
        (Self::Openings, "openings"),
        (Self::Try, "try"),
        (Self::Vote, "vote"),
    ];

    /// Reads the word of a custom id.
    pub fn read(word: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|(_, known)| *known == word).map(|(verb, _)| verb)
    }

    /// Returns the word that commands and the store use.
    pub fn word(self) -> &'static str {
        Self::ALL.into_iter().find(|(verb, _)| *verb == self).map_or("", |(_, word)| word)
    }
}

/// Option that is being typed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AutocompleteQuery {
    /// Name of the command.
    pub command: String,
    /// Name of the option.
    pub option: String,
    /// Text typed so far.
    pub typed: String,
    /// Value of the command's `game` option, if it is filled in.
    pub game: Option<String>,
    /// Value of the command's `do` option, if it is filled in.
    pub act: Option<String>,
    /// Value of the command's `seats` option, if it is filled in.
    pub seats: Option<u8>,
    /// Number of seats that the players named so far need, where they need more than two; else 0.
    pub named: u8,
}
