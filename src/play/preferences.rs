//! Preferences of a person, and the lessons that they have solved, the same on every server.

pub use crate::game::Lettering;
use crate::play::first::FirstPlayer;
use crate::play::pace::Pace;
use crate::play::words::of_word;

/// A person's preferences. The default holds for everyone who has set none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Preferences {
    /// The language, as Discord's code; none: the one that Discord names.
    pub locale: Option<String>,
    /// The painter's word for the theme; none: the usual one.
    pub theme: Option<String>,
    /// The painter's word for the deck of cards; none: the usual one.
    pub deck: Option<String>,
    /// Letters of the columns of pente boards; none: those of the server.
    pub lettering: Option<Lettering>,
    /// Stones that carry the number of their move.
    pub numbers: Numbers,
    /// True if forbidden points are marked.
    pub forbidden: bool,
    /// True if a move is shown and asked back before it is made.
    pub confirm: bool,
    /// Destination of reminders.
    pub reminders: Reminders,
    /// True if a direct message takes the place of pings: it is your turn, you are asked, the game is over.
    pub direct_turns: bool,
    /// True if those who watch the person's games may guess in them.
    pub guessable: bool,
    /// True if puzzles may be made of the person's finished games.
    pub puzzles: bool,
    /// True if the person's open seats may be shown in other servers.
    pub across: bool,
    /// Hours in which nothing is sent to the person alone.
    pub quiet: Option<Quiet>,
    /// The name of the person's time zone in the IANA database, as `Asia/Tokyo`.
    pub zone: String,
    /// True if vacation begins by itself before time runs out.
    pub auto_vacation: bool,
    /// From which side the board is seen, in quarter turns clockwise, 0 to 3.
    pub turned: u8,
    /// True if only the part in play is shown of a large board.
    pub zoom: bool,
    /// True if the board is shown as text instead of a picture.
    pub text_board: bool,
    /// Choices of the last challenge that was made by a form.
    pub challenge: Option<LastChallenge>,
    /// The lessons that the person has solved: bit n for the one with number n, from 0.
    pub lessons: u32,
}

impl Default for Preferences {
    fn default() -> Self {
        Self {
            locale: None,
            theme: None,
            deck: None,
            lettering: None,
            numbers: Numbers::None,
            forbidden: true,
            confirm: false,
            reminders: Reminders::Channel,
            direct_turns: false,
            guessable: true,
            puzzles: true,
            across: false,
            quiet: None,
            zone: "UTC".to_owned(),
            auto_vacation: false,
            turned: 0,
            zoom: false,
            text_board: false,
            challenge: None,
            lessons: 0,
        }
    }
}

/// Choices of a challenge that was made by a form, which the next form begins with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LastChallenge {
    /// Rule set, `game/preset` with pairs behind it where it has some.
    pub game: String,
    /// Time per turn.
    pub pace: Pace,
    /// Choice of who begins.
    pub first: FirstPlayer,
    /// True if the game is rated where rules and clock allow it.
    pub rated: bool,
}

impl LastChallenge {
    /// Returns the choices as words for the store, the rule set last.
    pub fn words(&self) -> String {
        let rated = if self.rated { "rated" } else { "casual" };
        format!("{} {} {rated} {}", self.pace.stored(), self.first.word(), self.game)
    }

    /// Reads such words; none where they are others.
    pub fn read(words: &str) -> Option<Self> {
        let mut parts = words.splitn(4, ' ');
        let (pace, first) =
            (Pace::from_stored(parts.next()?)?, of_word(&FirstPlayer::ALL, parts.next()?)?);
        let rated = match parts.next()? {
            "rated" => true,
            "casual" => false,
            _ => return None,
        };
        let game = parts.next().filter(|game| !game.is_empty())?.to_owned();
        Some(Self { game, pace, first, rated })
    }
}

/// Hours in which a person is left alone, in minutes after midnight of their own time zone. Where the end is not after
/// the beginning they go over midnight.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Quiet {
    /// Beginning, 0 to 1439.
    pub from: u16,
    /// End, 0 to 1439.
    pub until: u16,
}

impl Quiet {
    /// True if a minute after midnight lies in them.
    pub fn covers(self, minute: u16) -> bool {
        if self.from < self.until {
            (self.from..self.until).contains(&minute)
        } else {
            minute >= self.from || minute < self.until
        }
    }
}

/// Stones that carry the number of their move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Numbers {
    /// None.
    #[default]
    None,
    /// The last few.
    Last,
    /// All.
    All,
}

impl Numbers {
    /// All of them, with the words that the store and the messages use.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::None, "none"), (Self::Last, "last"), (Self::All, "all")];
}

/// Destination of reminders.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Reminders {
    /// A ping in the game's channel.
    #[default]
    Channel,
    /// A direct message.
    Direct,
    /// Nowhere.
    None,
}

impl Reminders {
    /// All of them, with the words that the store and the messages use.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Channel, "channel"), (Self::Direct, "direct"), (Self::None, "none")];
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_choices_of_a_form_are_read_again() {
        for (pace, _) in Pace::ALL {
            for (first, _) in FirstPlayer::ALL {
                for rated in [true, false] {
                    let game = "gomoku/caro opening=swap2".to_owned();
                    let last = LastChallenge { game, pace, first, rated };
                    assert_eq!(LastChallenge::read(&last.words()), Some(last));
                }
            }
        }
        for words in ["", "daily", "daily me rated", "daily me rated ", "x me rated renju"] {
            assert_eq!(LastChallenge::read(words), None, "{words}");
        }
    }
}
