//! One step in a game's life: loaded, decided, written down; anew as long as somebody else was quicker.

use super::request::Caller;
use super::tasks::Owed;
use super::{App, Stop};
use crate::game::Refusal;
use crate::store::{Change, Changed, GameId, StoreError, StoredGame};

/// How often a step is decided anew because the game had changed meanwhile.
const TRIES: u32 = 5;

/// A step that has been decided: what changes, and what is owed to people for it.
pub(super) struct Decided {
    /// What changes; the tasks of what is owed are put before its own.
    pub change: Change,
    /// What Discord is to show and say.
    pub owed: Owed,
}

/// A step that stands.
pub(super) struct Kept {
    /// The game as it is now.
    pub game: StoredGame,
    /// What is still owed for it; nothing where an earlier delivery made the step.
    pub owing: super::reply::Owing,
}

impl App {
    /// Makes a step that `decide` makes of the game as it stands.
    pub(super) async fn step(
        &self,
        caller: &Caller,
        game: GameId,
        decide: impl Fn(StoredGame) -> Result<Decided, Stop>,
    ) -> Result<Kept, Stop> {
        self.step_by(Some(caller.interaction), game, decide).await
    }

    /// The same, by an interaction or by none.
    pub(super) async fn step_by(
        &self,
        interaction: Option<u64>,
        game: GameId,
        decide: impl Fn(StoredGame) -> Result<Decided, Stop>,
    ) -> Result<Kept, Stop> {
        for _ in 0..TRIES {
            let before = self.load(game).await?;
            let Decided { mut change, owed } = decide(before.clone())?;
            change.interaction = interaction;
            let moved_on = !change.entries.is_empty()
                || change.status != before.status
                || change.offers.is_some();
            change.hush = moved_on.then(|| super::tasks::hush(&before, change.at));
            change.tasks.splice(0..0, owed.tasks(&before));
            self.note_end(&before, &mut change).await?;
            let counts = change.finish.is_some();
            let most = change.joining.map_or(super::GAMES_PER_PERSON, |(_, most)| most);
            let after = before.after(&change);
            match self.store.change(change).await? {
                Changed::Done { tasks, .. } => {
                    // What the end did to ratings is worked out where it is written down.
                    let after = if counts { self.load(game).await? } else { after };
                    return Ok(Kept { game: after, owing: owed.owing(&tasks) });
                }
                Changed::Repeat => {
                    return Ok(Kept { game: self.load(game).await?, owing: Default::default() });
                }
                Changed::PersonFull => {
                    return Err(Refusal::new("too-many-games").number("most", most).into());
                }
                Changed::Stale => {}
            }
        }
        Err(StoreError::Busy.into())
    }
}
