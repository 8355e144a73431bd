//! Mistakes that the worlds must notice, each made on the way from the app to the store.

use super::turns::{Fate, Turns};
use narabe::app::context::replayed;
use narabe::game::Event;
use narabe::games::GAMES;
use narabe::play::plan::Plan;
use narabe::store::between::taken_back;
use narabe::store::events::{Advanced, EventChange};
use narabe::store::{
    Change, Changed, GameId, LogEntry, NewTask, Status, Store, StoreError, StoredGame, TaskKind,
};
use std::collections::BTreeMap;
use std::sync::Mutex;

/// A mistake that the world must notice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mutant {
    /// None: the program as it is.
    None,
    /// A change is made whatever the game has become since it was decided.
    IgnoresVersions,
    /// A game ends in one transaction and is rated in another.
    RatesApart,
    /// A step of an event is made whatever the event has become since it was decided.
    AdvancesAnything,
    /// An event is told of the end of its game in a second transaction, which is lost at times.
    HintsApart,
    /// A plan is played though the record for which it was made is gone.
    PlaysGonePlans,
    /// The task that makes a machine's move is added in a second transaction, which is lost at times.
    OwesApart,
    /// A node gives time back, or notes its heartbeat, after another one has taken the lead.
    CreditsWithoutLead,
    /// A node takes tasks that are the leader's after another one has taken the lead.
    ClaimsWithoutLead,
}

pub async fn end_and_rate(
    turns: &Turns,
    store: &Store,
    mut change: Change,
) -> Result<Changed, StoreError> {
    let Some(finish) = change.finish.take() else { return store.change(change).await };
    let ended = store.change(change.clone()).await?;
    if let Changed::Done { version, .. } = ended {
        if matches!(turns.wait_again().await, Fate::Failed | Fate::Busy) {
            return Ok(ended);
        }
        let rated =
            Change { finish: Some(finish), entries: Vec::new(), tasks: Vec::new(), ..change };
        store
            .change(Change {
                expected: version,
                clock: None,
                interaction: None,
                delete_ping: None,
                ..rated
            })
            .await?;
    }
    Ok(ended)
}

/// Makes a change of a game; where that ends it, its event hears of that a day later.
pub async fn change_without_hint(store: &Store, change: Change) -> Result<Changed, StoreError> {
    let (game, at) = (change.game, change.at);
    let changed = store.change(change).await?;
    if let Some(id) = store.event_of_game(game).await?
        && let Some(event) = store.event(id).await?
    {
        store.look_at_event(id, event.version, Some(at + 86_400_000)).await?;
    }
    Ok(changed)
}

/// Makes a change, and then adds the task that makes a machine's move after it.
pub async fn owe_apart(
    turns: &Turns,
    store: &Store,
    mut change: Change,
) -> Result<Changed, StoreError> {
    let game = change.game;
    let is_machines = |task: &mut NewTask| task.kind == TaskKind::Machine;
    let owed = change.tasks.extract_if(.., is_machines).map(|task| (game, task));
    let owed: Vec<(GameId, NewTask)> = owed.collect();
    let changed = store.change(change).await?;
    let is_owed = !owed.is_empty() && matches!(changed, Changed::Done { .. });
    if is_owed && turns.wait_again().await == Fate::Done {
        store.enqueue(owed).await?;
    }
    Ok(changed)
}

pub async fn advance_anything(
    store: &Store,
    mut change: EventChange,
) -> Result<Advanced, StoreError> {
    let now = store.event(change.event).await?;
    change.expected = now.map_or(change.expected, |event| event.version);
    store.advance(change).await
}

pub async fn change_anything(store: &Store, mut change: Change) -> Result<Changed, StoreError> {
    let now = store.game(change.game).await?;
    (change.expected, change.clock) = (now.map_or(change.expected, |game| game.version), None);
    store.change(change).await
}

/// Plans that hold for this mutant as long as their people write no others, whatever becomes of the record, each with the
/// length of its record.
#[derive(Default)]
pub struct GonePlans(Mutex<BTreeMap<(GameId, u64), (Plan, usize)>>);

impl GonePlans {
    /// Makes a change, and with a move the answer of a plan whose record was taken back.
    pub async fn change(&self, store: &Store, mut change: Change) -> Result<Changed, StoreError> {
        if let Some(game) = store.game(change.game).await? {
            self.remember(&game, store.plans(game.id).await?);
            self.answer(&game, &mut change);
        }
        store.change(change).await
    }

    fn remember(&self, game: &StoredGame, plans: Vec<Plan>) {
        let holds = |plan: &Plan| plan.entries == game.entries && !plan.lines.is_empty();
        let kept = plans.into_iter().filter(holds);
        let kept = kept.map(|plan| ((game.id, plan.person), (plan, game.log.len())));
        self.0.lock().unwrap().extend(kept);
    }

    /// Returns a person's plan if something was taken back since it was made.
    fn gone(&self, game: &StoredGame, person: u64) -> Option<Plan> {
        let (plan, length) = self.0.lock().unwrap().get(&(game.id, person)).cloned()?;
        let stands = length + (game.entries - plan.entries) as usize;
        (stands > game.log.len()).then_some(plan)
    }

    /// Adds the answer of such a plan to the stone that a change makes.
    fn answer(&self, game: &StoredGame, change: &mut Change) -> Option<()> {
        let [made] = &change.entries[..] else { return None };
        let is_event = matches!(Event::read(&made.text, game.seats), Ok(Some(_)));
        if is_event || taken_back(&made.text).is_some() || change.status != Status::Running {
            return None;
        }
        let mut table = replayed(GAMES, &game.clone().after(change)).ok()?;
        let mut plan = self.gone(game, game.person_on_turn(&table)?)?;
        plan.advance(&made.text, true);
        let (seat, text) = (table.to_move()?.0, plan.answer()?.to_owned());
        table.play(&text).ok()?;
        if table.outcome().is_none() {
            change.entries.push(LogEntry { seat: Some(seat), text });
            change.timing.turn.as_mut()?.person = game.person_on_turn(&table)?;
        }
        Some(())
    }
}
