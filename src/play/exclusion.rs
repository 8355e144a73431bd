//! Reason for which a finished game counts for no rating.

/// Reason for which a finished game counts for no rating.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Exclusion {
    /// A machine took part.
    Machine,
    /// It was played outside of servers.
    Direct,
    /// It was not to be rated.
    Casual,
    /// A player had made too few moves when it ended.
    FewMoves,
    /// It is a game of a set whose result counts with the last game of it, or not at all. Kept only where the other game
    /// was cancelled after the season had closed; else it follows from the other game.
    Set,
    /// A manager of the server has annulled it.
    Void,
    /// An account was too new when the game was made.
    YoungAccount {
        /// The person whose account it is.
        person: u64,
        /// Least age in days.
        days: u16,
    },
    /// A person had not been a member of the server for long enough when the game was made.
    YoungMember {
        /// The person.
        person: u64,
        /// Least age of the membership in days.
        days: u16,
    },
}

impl Exclusion {
    /// Returns the word of the reason, without the person and the days, as messages use it.
    pub fn reason(&self) -> &'static str {
        match self {
            Self::Machine => "machine",
            Self::Direct => "direct",
            Self::Casual => "casual",
            Self::FewMoves => "few-moves",
            Self::Set => "set",
            Self::Void => "void",
            Self::YoungAccount { .. } => "young-account",
            Self::YoungMember { .. } => "young-member",
        }
    }

    /// Returns the person whom it concerns and the least age in days, where it names them.
    pub fn detail(&self) -> Option<(u64, u16)> {
        match self {
            Self::YoungAccount { person, days } | Self::YoungMember { person, days } => {
                Some((*person, *days))
            }
            _ => None,
        }
    }

    /// Returns the words that the database uses: the reason and, with blanks between, its details.
    pub fn word(&self) -> String {
        match self.detail() {
            Some((person, days)) => format!("{} {person} {days}", self.reason()),
            None => self.reason().to_owned(),
        }
    }

    /// Returns the exclusion with these words, if there is one.
    pub fn from_word(words: &str) -> Option<Self> {
        let mut parts = words.split(' ');
        let reason = parts.next()?;
        let mut detail = || Some((parts.next()?.parse().ok()?, parts.next()?.parse().ok()?));
        let read = match reason {
            "machine" => Self::Machine,
            "direct" => Self::Direct,
            "casual" => Self::Casual,
            "few-moves" => Self::FewMoves,
            "set" => Self::Set,
            "void" => Self::Void,
            "young-account" => {
                detail().map(|(person, days)| Self::YoungAccount { person, days })?
            }
            "young-member" => detail().map(|(person, days)| Self::YoungMember { person, days })?,
            _ => return None,
        };
        parts.next().is_none().then_some(read)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_exclusion_is_read_from_its_words() {
        let (person, days) = (u64::MAX, 14);
        let all = [
            (Exclusion::Machine, "machine"),
            (Exclusion::Direct, "direct"),
            (Exclusion::Casual, "casual"),
            (Exclusion::FewMoves, "few-moves"),
            (Exclusion::Set, "set"),
            (Exclusion::Void, "void"),
            (Exclusion::YoungAccount { person, days }, "young-account 18446744073709551615 14"),
            (Exclusion::YoungMember { person, days }, "young-member 18446744073709551615 14"),
        ];
        for (exclusion, words) in all {
            assert_eq!(exclusion.word(), words);
            assert_eq!(Exclusion::from_word(words), Some(exclusion));
        }
        for words in
            ["", "void 1", "young-account", "young-account 1", "young-member 1 2 3", "Void"]
        {
            assert_eq!(Exclusion::from_word(words), None, "{words}");
        }
    }
}
