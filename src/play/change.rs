//! New games and changes of games, as they are handed to the store, and its answers.

use super::clock::Timing;
use super::game::{GameId, Latest, Member, Millis, Offer, Status, StoredGame, Venue};
use super::ratings::Finish;
use super::task::{NewTask, TaskId};
/// A challenge to be kept, or a game that begins at once.
#[derive(Clone, Debug)]
pub struct NewGame {
    /// Where it is to be played.
    pub venue: Venue,
    /// The game's id in the list of games.
    pub game: String,
    /// The canonical rules text.
    pub rules: String,
    /// The revision of the rules.
    pub revision: u16,
    /// How many seats it has.
    pub seats: u8,
    /// Who begins (the app's own word).
    pub first: String,
    /// The language of its public messages.
    pub locale: String,
    /// How much time people have for a turn (the app's own word).
    pub pace: String,
    /// Whether the result counts for ratings.
    pub rated: bool,
    /// The author and those invited.
    pub members: Vec<Member>,
    /// When the challenge expires; a game that begins at once has no deadline yet.
    pub deadline_at: Millis,
    /// What stands in the log of a game that begins at once; none: it is a challenge that waits to be taken.
    pub begins: Option<Vec<Entry>>,
    /// Now.
    pub at: Millis,
    /// The interaction that asked for it; the same one asks only once.
    pub interaction: u64,
    /// The most unfinished games (open and running) that the author may have, this one included.
    pub most_per_person: u32,
    /// The most unfinished games that the channel may have, this one included.
    pub most_per_channel: u32,
    /// Whether the same people may have no other unfinished game by the same rules here: it follows one that has ended,
    /// and each of them may ask for that.
    pub sole: bool,
    /// What is to be done on Discord about it. `{game}` in a payload or a dedupe key stands for the new number.
    pub tasks: Vec<NewTask>,
}

impl NewGame {
    /// Whether this is a game of the same people by the same rules in the same place.
    pub fn is_like(&self, game: &StoredGame) -> bool {
        let plays = |person| game.members.iter().any(|member| member.person == person);
        let company = game.members.len() == self.members.len()
            && self.members.iter().all(|member| plays(member.person));
        company && game.game == self.game && game.rules == self.rules && game.venue == self.venue
    }

    /// What the game is once it is kept under this number.
    pub fn kept(self, id: GameId) -> StoredGame {
        let (status, deadline_at) = (self.status(), self.deadline());
        let Self {
            venue,
            game,
            rules,
            revision,
            seats,
            first,
            locale,
            pace,
            rated,
            members,
            begins,
            at,
            ..
        } = self;
        StoredGame {
            id,
            venue,
            game,
            rules,
            revision,
            seats,
            first,
            locale,
            pace,
            rated,
            members,
            status,
            version: 0,
            latest: begins
                .iter()
                .flatten()
                .last()
                .map(|entry| Latest { text: entry.text.clone(), at }),
            entries: begins.iter().flatten().count() as u32,
            log: begins.into_iter().flatten().map(|entry| entry.text).collect(),
            offers: Vec::new(),
            message: None,
            created_at: at,
            updated_at: at,
            deadline_at,
            timing: Timing::default(),
            away: Vec::new(),
            end: None,
            counted: None,
        }
    }

    /// Where it stands once it is kept.
    pub fn status(&self) -> Status {
        if self.begins.is_some() { Status::Running } else { Status::Open }
    }

    /// When it falls due, if it does.
    pub fn deadline(&self) -> Option<Millis> {
        self.begins.is_none().then_some(self.deadline_at)
    }
}

/// What became of a new game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Created {
    /// It is kept.
    Made {
        /// Its number; its version is 0.
        game: GameId,
        /// The tasks, in the order given.
        tasks: Vec<TaskId>,
    },
    /// The interaction has been acted upon before: nothing was done.
    Repeat(GameId),
    /// The author has too many unfinished games.
    PersonFull,
    /// The channel has too many unfinished games.
    ChannelFull,
    /// The same people have begun or offered this one already, and it was to be the only one.
    There(GameId),
}

/// An action or table event to be appended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The seat that made it; none for chance.
    pub seat: Option<u8>,
    /// Its canonical text.
    pub text: String,
}

/// One step in a game's life: everything that it changes, in one transaction.
#[derive(Clone, Debug)]
pub struct Change {
    /// The game.
    pub game: GameId,
    /// The version on which the step was decided.
    pub expected: u32,
    /// Now.
    pub at: Millis,
    /// The interaction that asked for it, if a person did; the same one acts only once.
    pub interaction: Option<u64>,
    /// What is appended to the log.
    pub entries: Vec<Entry>,
    /// Where the game stands afterwards.
    pub status: Status,
    /// The people, where they change.
    pub members: Option<Vec<Member>>,
    /// Somebody who joins by this step, and the most unfinished games that they may then have.
    pub joining: Option<(u64, u32)>,
    /// When something falls due afterwards.
    pub deadline_at: Option<Millis>,
    /// Its clock afterwards.
    pub timing: Timing,
    /// How the game ended, where this step ends it.
    pub end: Option<String>,
    /// What its people have asked of each other, where that changes.
    pub offers: Option<Vec<Offer>>,
    /// Where it is played from now on, where that changes. It is then shown by no message yet.
    pub venue: Option<Venue>,
    /// Takes away the message that told people of a turn that has now passed; `{message}` stands for it. None: the turn
    /// has not passed.
    pub hush: Option<NewTask>,
    /// The result of a game that was played to its end by this step.
    pub finish: Option<Finish>,
    /// What is to be done on Discord about it.
    pub tasks: Vec<NewTask>,
}

impl Change {
    /// A step that appends nothing and leaves everything as it is.
    pub fn of(game: &StoredGame, at: Millis, interaction: Option<u64>) -> Self {
        Self {
            game: game.id,
            expected: game.version,
            at,
            interaction,
            entries: Vec::new(),
            status: game.status,
            members: None,
            joining: None,
            deadline_at: game.deadline_at,
            timing: game.timing.clone(),
            end: None,
            finish: None,
            offers: None,
            venue: None,
            hush: None,
            tasks: Vec::new(),
        }
    }
}

/// What became of a change.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Changed {
    /// It is kept.
    Done {
        /// The game's version now.
        version: u32,
        /// The tasks, in the order given.
        tasks: Vec<TaskId>,
    },
    /// The game has changed since: nothing was done. Load it again and decide anew.
    Stale,
    /// The interaction has been acted upon before: nothing was done.
    Repeat,
    /// Who joins by it has too many unfinished games: nothing was done.
    PersonFull,
}

/// Whose unfinished games are asked for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Of {
    /// Those of a person, anywhere; invitations included.
    Person(u64),
    /// Those of a channel.
    Channel(u64),
}
