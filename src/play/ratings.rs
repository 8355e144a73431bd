//! Results and ratings, as they are kept and as they are read.

use super::end::EndReason;
pub use super::exclusion::Exclusion;
use super::ids::{GameId, Millis};
use super::machine::Machine;
use super::words::{of_word, word};
use crate::rating::{First, Line, Listing, Player, Skill, Standing};

/// Result of a game, for its people's records and for ratings; part of the change that ends the game.
#[derive(Clone, Debug, PartialEq)]
pub struct Finish {
    /// The pool of ratings that it belongs to.
    pub pool: String,
    /// The pools of its family, this one among them; empty where it has no kin.
    pub kin: &'static [&'static str],
    /// All players.
    pub players: Vec<Player>,
    /// True if no side won alone: those in the first place have drawn.
    pub drawn: bool,
    /// The fixed word of the opening's name, where it has one.
    pub opening: Option<String>,
    /// Reason why it counts for no rating. None: it may count.
    pub exclusion: Option<Exclusion>,
    /// Weights of the first, second … game of the same two people within 30 days.
    pub weights: Vec<f64>,
    /// Conditions for a rank.
    pub listing: Listing,
    /// The player who began a game between two.
    pub first: Option<First>,
}

/// Effect of a finished game on ratings.
#[derive(Clone, Debug, PartialEq)]
pub struct Rated {
    /// The pool.
    pub pool: String,
    /// The season.
    pub season: u32,
    /// Reason why it counts for nothing, if it does not.
    pub exclusion: Option<Exclusion>,
    /// Ruling of a referee, if there is one.
    pub ruling: Option<Ruling>,
    /// Weight of a result before it was voided; none where it was not, or where that was not kept.
    pub voided: Option<Voided>,
    /// Effect on each person's rating; empty where it counts for nothing.
    pub lines: Vec<Line>,
    /// The players with their places.
    pub players: Vec<Player>,
    /// True if no side won alone: those in the first place have drawn.
    pub drawn: bool,
}

impl Rated {
    /// Returns the ruling that has put another result in the place of the one that was played; one that is void is still
    /// that.
    pub fn replaced(&self) -> Option<Ruling> {
        self.ruling.filter(|ruling| *ruling != Ruling::Void)
    }

    /// True if a side has won by the ruling that stands. Machines have no place among the players: the ruling says which of
    /// their sides has won, and one that does not is of all of them.
    pub fn has_won(&self, side: u8) -> bool {
        if self.drawn {
            return false;
        }
        match (self.players.iter().find(|player| player.side == side), self.ruling) {
            (Some(player), _) => player.place == 1,
            (None, Some(Ruling::Machines(won))) => won == side,
            (None, _) => self.players.iter().all(|player| player.place != 1),
        }
    }
}

/// Ruling of a referee on a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// The game is annulled.
    Void,
    /// The game is drawn.
    Draw,
    /// A person wins whom the referee named.
    Win,
    /// This side wins, which machines hold alone.
    Machines(u8),
}

impl Ruling {
    /// All of them, with the words that the database and messages use. A win of machines has that of any win.
    pub const ALL: [(Self, &'static str); 3] =
        [(Self::Void, "void"), (Self::Draw, "draw"), (Self::Win, "win")];

    /// Returns the word.
    pub fn word(self) -> &'static str {
        match self {
            Self::Machines(_) => Self::Win.word(),
            ruling => word(&Self::ALL, ruling),
        }
    }

    /// Returns the words that the database keeps: behind a win of machines is their side.
    pub fn kept(self) -> String {
        match self {
            Self::Machines(side) => format!("{} {side}", self.word()),
            ruling => ruling.word().to_owned(),
        }
    }

    /// Reads the words that the database keeps. Those behind a void result are read as [`Voided`].
    pub fn read(words: &str) -> Option<Self> {
        let (word, more) = words.split_once(' ').unwrap_or((words, ""));
        let ruling = of_word(&Self::ALL, word)?;
        let side = more.parse::<u8>().ok().filter(|_| ruling == Self::Win);
        Some(side.map_or(ruling, Self::Machines))
    }
}

/// Reason why a result counted for nothing before it was voided; none where it counted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Voided(pub Option<Exclusion>);

impl Voided {
    /// Returns what these words say, which the database keeps behind that of the ruling: `rated` for a result that counted.
    pub fn from_word(words: &str) -> Option<Self> {
        match words {
            "rated" => Some(Self(None)),
            words => Exclusion::from_word(words).map(|why| Self(Some(why))),
        }
    }
}

/// A person's membership of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Membership {
    /// Person.
    pub person: u64,
    /// Since when, if Discord said so.
    pub joined_at: Option<Millis>,
    /// Name on pictures.
    pub name: String,
    /// True if they have left the server.
    pub gone: bool,
}

/// Label of a person at a board.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct KnownPlayer {
    /// Name on pictures; empty where it is not known.
    pub name: String,
    /// Their rating in the season that runs, where they have one.
    pub skill: Option<Skill>,
}

/// A ladder: a pool of a server in a season; none: the one that runs.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Which {
    /// The server.
    pub guild: u64,
    /// The pool.
    pub pool: String,
    /// The season.
    pub season: Option<u32>,
}

/// A person on a ladder.
#[derive(Clone, Debug, PartialEq)]
pub struct LadderRow {
    /// Person.
    pub person: u64,
    /// Name on pictures; empty where it is not known.
    pub name: String,
    /// Their place among the ranked, equals sharing it; none for those who are not ranked.
    pub place: Option<u32>,
    /// Rating and counts.
    pub standing: Standing,
    /// Their rating before the latest [`TREND`] results and those after each, the oldest first.
    pub trend: Vec<f64>,
}

/// Most people who share a place of a leaderboard, where roles are given for it.
pub const MOST_EQUAL: u32 = 5;

/// Number of a person's latest results whose effect a ladder shows.
pub const TREND: usize = 8;

/// A page of a ladder.
#[derive(Clone, Debug, PartialEq)]
pub struct Ladder {
    /// The season.
    pub season: u32,
    /// Time of its closing (UTC ms), if it has closed.
    pub closed_at: Option<Millis>,
    /// Number of ranked people.
    pub ranked: u32,
    /// Number of people, those who are not ranked included.
    pub people: u32,
    /// The page: the ranked from the highest rating, then the others.
    pub rows: Vec<LadderRow>,
}

/// A person's position on one ladder.
#[derive(Clone, Debug, PartialEq)]
pub struct Place {
    /// The pool.
    pub pool: String,
    /// The season.
    pub season: u32,
    /// The person there.
    pub row: LadderRow,
}

/// One of the first three places in a season that is over.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Honour {
    /// The pool.
    pub pool: String,
    /// The season.
    pub season: u32,
    /// The place, from 1.
    pub place: u32,
}

/// A person's record in a server.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Profile {
    /// The season that runs.
    pub season: u32,
    /// Their place in each pool, in the last season in which they have played.
    pub places: Vec<Place>,
    /// Their first three places in seasons that are over, the latest first.
    pub titles: Vec<Honour>,
    /// Finished games, won, drawn and lost; those that counted for nothing included.
    pub tally: Tally,
    /// Games that ended because their time had run out.
    pub late: u32,
    /// Victories in a row up to now.
    pub streak: u32,
    /// The most victories in a row ever.
    pub best_streak: u32,
    /// The openings played most, with how often, at most three.
    pub openings: Vec<(String, u32)>,
    /// Against the one who asks, as the person sees it.
    pub head_to_head: Tally,
}

/// Games won, drawn and lost.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Won.
    pub wins: u32,
    /// Drawn.
    pub draws: u32,
    /// Lost.
    pub losses: u32,
}

/// A point of a curve.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Point {
    /// Time (UTC ms).
    pub at: Millis,
    /// The rating before.
    pub before: f64,
    /// The rating from then on.
    pub rating: f64,
    /// Its deviation.
    pub deviation: f64,
}

/// Selection of a person's finished games.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Person.
    pub person: u64,
    /// Of this server alone.
    pub guild: Option<u64>,
    /// Of this pool alone.
    pub pool: Option<String>,
    /// Rule sets, as `game/rules`, that count among the pool's though their results are in another, as in seasons that
    /// were closed before pools were divided.
    pub rule_sets: Vec<String>,
    /// Of this rule set alone: the game's id, and the words that its rules text has, which are the rule set's name and pairs.
    pub rule_set: Option<(String, Vec<String>)>,
    /// Against this person alone; [`CROWD`](super::crowd::CROWD) for the crowd and machines.
    pub opponent: Option<u64>,
    /// Lost, drawn or won (0, 1, 2) alone; no voided ones then.
    pub points: Option<u8>,
    /// Rated ones alone.
    pub rated: bool,
    /// Number of games to skip.
    pub from: u32,
    /// Number of games to return at most.
    pub most: u32,
}

/// A finished game of a person.
#[derive(Clone, Debug, PartialEq)]
pub struct Past {
    /// Its number.
    pub game: GameId,
    /// The game's id in the list of games.
    pub kind: String,
    /// Its rules text.
    pub rules: String,
    /// Time of its end (UTC ms).
    pub at: Millis,
    /// Lost, drawn or won (0, 1, 2).
    pub points: u8,
    /// Reason of its end.
    pub end: Option<EndReason>,
    /// True if a moderator has put another result in the place of the one that was played.
    pub ruled: bool,
    /// True if a moderator has voided it. The result is still the one that was played.
    pub void: bool,
    /// Number of its seats.
    pub seats: u8,
    /// The person's side.
    pub side: u8,
    /// The others.
    pub others: Vec<u64>,
    /// Those of the others who were on the person's side.
    pub mates: Vec<u64>,
    /// The machines among its players.
    pub machines: Vec<Machine>,
    /// The rating before and after, where it counted.
    pub rating: Option<(f64, f64)>,
}

/// All that is kept of a person's memberships and ratings.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Own {
    /// Memberships, each with its server and the time at which it was last known (UTC ms; 0: never).
    pub memberships: Vec<(u64, Membership, Millis)>,
    /// Standings: server, pool, season and standing, closed seasons included.
    pub ratings: Vec<(u64, String, u32, Standing)>,
    /// Standings with which they came into pools from others of the family: server, pool, season and standing.
    pub starts: Vec<(u64, String, u32, Standing)>,
    /// Effects of games on their ratings, the first one first.
    pub ledger: Vec<Posting>,
}

/// Effect of a finished game on a person.
#[derive(Clone, Debug, PartialEq)]
pub struct Posting {
    /// The game.
    pub game: GameId,
    /// The server; none in direct messages.
    pub guild: Option<u64>,
    /// The pool.
    pub pool: String,
    /// The season.
    pub season: u32,
    /// Time of its end (UTC ms).
    pub at: Millis,
    /// The person's part in it.
    pub player: Player,
    /// Effect on the rating, where it may count.
    pub line: Option<Line>,
}

/// Answer of the store to a ruling.
#[derive(Clone, Debug, PartialEq)]
pub enum Ruled {
    /// The result stands so now.
    Done {
        /// The game's version now.
        version: u32,
        /// People whose ratings have changed by it, with the rating before and after; none where the pool could not be
        /// counted again to its end, which is done later.
        changed: Option<Vec<(u64, f64, f64)>>,
    },
    /// The game has no result, or has changed since.
    Stale,
    /// Its season is over.
    Closed,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ruling_is_read_from_its_words() {
        let all = Ruling::ALL.map(|(ruling, _)| ruling);
        for ruling in all.into_iter().chain([Ruling::Machines(0), Ruling::Machines(3)]) {
            assert_eq!(Ruling::read(&ruling.kept()), Some(ruling));
        }
        assert_eq!(Ruling::read("void casual"), Some(Ruling::Void));
        assert_eq!((Ruling::read("none"), Ruling::read("")), (None, None));
    }
}
