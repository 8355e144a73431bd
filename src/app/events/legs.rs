//! Games of a pairing: they begin at once, with their clocks, and the entrants begin in turn.

use crate::app::context::Context;
use crate::app::error::{Error, InternalError};
use crate::app::game::draw;
use crate::app::outbox::task::StepTasks;
use crate::app::turn_clock;
use crate::game::{Options, Refusal, Table};
use crate::play::first::FirstPlayer;
use crate::store::events::{NewLeg, StoredEvent, StoredPairing};
use crate::store::{Change, GameId, Member, Millis, NewGame};

/// Returns the games of a pairing; none where an entrant has no opponent.
pub(super) fn games(
    ctx: &Context,
    event: &StoredEvent,
    pairing: &StoredPairing,
    at: Millis,
) -> Result<Vec<NewLeg>, Error> {
    let people = std::iter::once(pairing.one).chain(pairing.other);
    let people: Vec<u64> =
        people.filter_map(|number| event.entrant(number)).map(|entrant| entrant.person).collect();
    let [one, other] = people[..] else { return Ok(Vec::new()) };
    let games = if pairing.decider { 1 } else { event.terms.games };
    let orders = [[one, other], [other, one]].into_iter().take(games.into());
    orders.map(|people| leg(ctx, event, people, at)).collect()
}

/// Returns the table of an event's games before the first move.
fn table(ctx: &Context, event: &StoredEvent) -> Result<(Options, Table), InternalError> {
    let broken = |why: Vec<Refusal>| InternalError::new(&format!("an event's rules: {why:?}"));
    let terms = &event.terms;
    let entry = ctx.games.find(&terms.game).map_err(|why| broken(vec![why]))?;
    let options = Options::read(entry.info, &terms.rules).map_err(broken)?;
    let options = options.at_revision(terms.revision);
    let table = entry.start(&options, 2, None).map_err(broken)?;
    Ok((options, table))
}

/// Returns a game between two people, of whom the first one begins.
fn leg(ctx: &Context, event: &StoredEvent, people: [u64; 2], at: Millis) -> Result<NewLeg, Error> {
    let (options, mut table) = table(ctx, event)?;
    let mut members = people.map(|person| Member { person, joined: true, seat: None }).to_vec();
    let log = draw::begin(ctx, FirstPlayer::Me, &mut members, &mut table)?;
    let mut game = NewGame {
        venue: event.venue,
        game: event.terms.game.clone(),
        rules: options.to_string(),
        revision: options.revision(),
        seats: 2,
        first: FirstPlayer::Me,
        locale: event.locale.clone(),
        pace: event.terms.pace,
        rated: event.terms.rated,
        members: members.clone(),
        machines: Vec::new(),
        deadline_at: at,
        begins: Some(log),
        at,
        interaction: 0,
        most_per_person: u32::MAX,
        most_per_channel: u32::MAX,
        sole: false,
        tasks: Vec::new(),
    };
    let kept = game.clone().kept(GameId(0));
    let mut change = Change::of(&kept, at, None);
    turn_clock::run_on(&kept, &table, &mut change);
    game.tasks = StepTasks::by_bot(&kept, at).tasks(0, &members);
    Ok(NewLeg { game, timing: change.timing, deadline_at: change.deadline_at })
}
