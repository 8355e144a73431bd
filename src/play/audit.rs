//! The audit log of a server.

use super::ids::{GameId, Millis};
use super::roles::RolePurpose;
use super::words::{of_word, word};

/// Entry of a server's audit log: something that a manager of the server has done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AuditEntry {
    /// Server.
    pub guild: u64,
    /// Time (UTC ms).
    pub at: Millis,
    /// Person who did it.
    pub person: u64,
    /// Act.
    pub act: AuditAct,
    /// Game concerned.
    pub game: Option<GameId>,
    /// Person concerned.
    pub target: Option<u64>,
    /// Detail, such as the new value of a setting.
    pub detail: String,
}

/// Act that the audit log records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuditAct {
    /// Ending of a game without a result.
    End,
    /// More time for the player on turn.
    Extend,
    /// Decision on a game's result.
    Adjudicate,
    /// Annulment of a result.
    Void,
    /// Return to the result of the board.
    Restore,
    /// Closing of a season.
    CloseSeason,
    /// Ban of a person from new games.
    Ban,
    /// Lifting of a ban.
    Unban,
    /// Making of a league or tournament.
    MakeEvent,
    /// Its start by an organiser.
    StartEvent,
    /// Its cancellation.
    CancelEvent,
    /// Removal of a person from it.
    RemoveEntrant,
    /// Return of a person who was out of it.
    PutBack,
    /// Its move to another channel.
    MoveEvent,
    /// Change of a setting.
    Set(Setting),
}

impl AuditAct {
    /// All of them, with the words that the database, commands and message ids use.
    pub const ALL: [(Self, &'static str); 44] = [
        (Self::End, "end"),
        (Self::Extend, "extend"),
        (Self::Adjudicate, "adjudicate"),
        (Self::Void, "void"),
        (Self::Restore, "restore"),
        (Self::CloseSeason, "close-season"),
        (Self::Ban, "bar"),
        (Self::Unban, "unbar"),
        (Self::MakeEvent, "make-event"),
        (Self::StartEvent, "start-event"),
        (Self::CancelEvent, "cancel-event"),
        (Self::RemoveEntrant, "remove-entrant"),
        (Self::PutBack, "put-back"),
        (Self::MoveEvent, "move-event"),
        (Self::Set(Setting::Channels), "set-channels"),
        (Self::Set(Setting::Games), "set-games"),
        (Self::Set(Setting::Policy), "set-policy"),
        (Self::Set(Setting::Casual), "set-casual"),
        (Self::Set(Setting::Language), "set-language"),
        (Self::Set(Setting::Theme), "set-theme"),
        (Self::Set(Setting::Deck), "set-deck"),
        (Self::Set(Setting::Lettering), "set-lettering"),
        (Self::Set(Setting::Pace), "set-pace"),
        (Self::Set(Setting::RuleSets), "set-rule-sets"),
        (Self::Set(Setting::DefaultGame), "set-default"),
        (Self::Set(Setting::Limits), "set-limits"),
        (Self::Set(Setting::OddRules), "set-odd"),
        (Self::Set(Setting::Ranked), "set-ranked"),
        (Self::Set(Setting::Ages), "set-ages"),
        (Self::Set(Setting::Weights), "set-weights"),
        (Self::Set(Setting::Role(RolePurpose::King)), "set-role-king"),
        (Self::Set(Setting::Role(RolePurpose::Champion)), "set-role-champion"),
        (Self::Set(Setting::Role(RolePurpose::First)), "set-role-first"),
        (Self::Set(Setting::Role(RolePurpose::TopThree)), "set-role-top"),
        (Self::Set(Setting::Role(RolePurpose::Season)), "set-role-season"),
        (Self::Set(Setting::Role(RolePurpose::Title)), "set-role-title"),
        (Self::Set(Setting::Role(RolePurpose::Seats)), "set-role-seats"),
        (Self::Set(Setting::Role(RolePurpose::Voters)), "set-role-voters"),
        (Self::Set(Setting::Results), "set-results"),
        (Self::Set(Setting::Week), "set-week"),
        (Self::Set(Setting::Puzzle), "set-puzzle"),
        (Self::Set(Setting::Guesses), "set-guesses"),
        (Self::Set(Setting::OwnPuzzles), "set-own-puzzles"),
        (Self::Set(Setting::Across), "set-across"),
    ];

    /// Returns the word.
    pub fn word(self) -> &'static str {
        word(&Self::ALL, self)
    }

    /// Returns the act with this word, if there is one.
    pub fn from_word(word: &str) -> Option<Self> {
        of_word(&Self::ALL, word)
    }
}

/// Setting of a server that a manager changes by itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Setting {
    /// The channels in which games may be begun.
    Channels,
    /// The games that may be played.
    Games,
    /// Way in which boards are posted and updated.
    Policy,
    /// True if no game is rated.
    Casual,
    /// The language of public messages.
    Language,
    /// The theme of public boards.
    Theme,
    /// The deck of cards on public boards.
    Deck,
    /// The letters of the columns of public pente boards.
    Lettering,
    /// The clock of a challenge that names none.
    Pace,
    /// The rule sets that may be played.
    RuleSets,
    /// The rule set of a challenge that names none.
    DefaultGame,
    /// The most unfinished games of a person and of a channel.
    Limits,
    /// True if plain gomoku and other odd rule sets are rated.
    OddRules,
    /// Conditions for a rank.
    Ranked,
    /// Least ages of accounts and memberships.
    Ages,
    /// Weights of repeated games.
    Weights,
    /// The role for a purpose.
    Role(RolePurpose),
    /// The channel in which results are posted.
    Results,
    /// The channel of the weekly summary.
    Week,
    /// The channel of the puzzle of the day.
    Puzzle,
    /// True if those who watch a game may guess.
    Guesses,
    /// True if the puzzle of the day may be of a game that was played in the server.
    OwnPuzzles,
    /// True if open seats are shown across servers.
    Across,
}

impl Setting {
    /// Returns the word, the last part of its component's key in the panel.
    pub fn word(self) -> &'static str {
        let word = AuditAct::Set(self).word();
        word.strip_prefix("set-").unwrap_or(word)
    }

    /// True if its values are the ids of channels or of a role, which are chosen in a menu of Discord's own.
    pub fn takes_ids(self) -> bool {
        use Setting::{Channels, Puzzle, Results, Role, Week};
        matches!(self, Channels | Role(_) | Results | Week | Puzzle)
    }

    /// True if its value is written in a form.
    pub fn has_form(self) -> bool {
        use Setting::{Ages, DefaultGame, Limits, Ranked, RuleSets, Weights};
        matches!(self, DefaultGame | RuleSets | Limits | Ranked | Ages | Weights)
    }

    /// Returns the setting with this word, the last part of its component's key in the panel.
    pub fn from_word(word: &str) -> Option<Self> {
        match AuditAct::from_word(&format!("set-{word}")) {
            Some(AuditAct::Set(setting)) => Some(setting),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_act_is_read_from_its_word() {
        for (act, word) in AuditAct::ALL {
            assert_eq!((act.word(), AuditAct::from_word(word)), (word, Some(act)));
        }
        assert_eq!(Setting::from_word("default"), Some(Setting::DefaultGame));
        assert_eq!((Setting::from_word("end"), AuditAct::from_word("set-")), (None, None));
    }
}
