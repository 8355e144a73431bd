//! Sets: two games at the same time, in each of which another player begins.

use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::game::draw;
use crate::app::outbox::task::StepTasks;
use crate::app::turn_clock;
use crate::game::{Refusal, Table};
use crate::play::change::NewLeg;
use crate::play::first::FirstPlayer;
use crate::play::game::InSet;
use crate::play::pace::Pace;
use crate::store::{Change, GameId, Member, Millis, NewGame, Status, StoredGame, Venue};

/// Returns a game between two people, of whom the first one begins, in a channel and its language, by these rules and their
/// revision, at this pace and rated or not. They have agreed to it before, so that no limit holds.
pub(crate) fn of_two(
    (venue, locale): (Venue, &str),
    (game, rules, revision): (&str, &str, u16),
    (pace, rated): (Pace, bool),
    people: impl IntoIterator<Item = u64>,
    at: Millis,
) -> NewGame {
    let member = |person| Member { person, joined: true, seat: None };
    NewGame {
        venue,
        game: game.to_owned(),
        rules: rules.to_owned(),
        revision,
        seats: 2,
        first: FirstPlayer::Me,
        locale: locale.to_owned(),
        pace,
        rated,
        members: people.into_iter().map(member).collect(),
        machines: Vec::new(),
        deadline_at: at,
        begins: None,
        at,
        interaction: 0,
        most_per_person: u32::MAX,
        most_per_channel: u32::MAX,
        sole: false,
        set: false,
        hill: None,
        tasks: Vec::new(),
    }
}

/// Returns a game of [`of_two`] that begins at once, with its clock; the one who is named first begins. The outbox shows
/// it.
pub(crate) fn begun(ctx: &Context, mut game: NewGame, mut table: Table) -> Result<NewLeg, Error> {
    game.begins = Some(draw::begin(ctx, FirstPlayer::Me, &mut game.members, &mut table)?);
    let kept = game.clone().kept(GameId(0));
    let mut change = Change::of(&kept, game.at, None);
    turn_clock::run_on(&kept, &table, &mut change);
    let on_turn = kept.person_on_turn(&table).filter(|_| game.set).into_iter().collect();
    let tasks = StepTasks::by_bot(&kept, game.at).pinging(on_turn).board_first();
    game.tasks = tasks.of_log(kept.entries).tasks(0, &game.members);
    // The store knows the two of a set once both are there.
    game.set = false;
    Ok(NewLeg { game, timing: change.timing, deadline_at: change.deadline_at })
}

/// Returns the other game of a set that begins with these people; none where it is no set.
pub(crate) fn twin(
    ctx: &Context,
    stored: &StoredGame,
    members: &[Member],
    at: i64,
) -> Result<Option<Box<NewLeg>>, Error> {
    if stored.set != InSet::Proposed {
        return Ok(None);
    }
    let mut seated: Vec<&Member> = members.iter().collect();
    seated.sort_by_key(|member| std::cmp::Reverse(member.seat));
    let people = seated.into_iter().map(|member| member.person);
    let rules = (stored.game.as_str(), stored.rules.as_str(), stored.revision);
    let terms = (stored.pace, stored.rated);
    let new = of_two((stored.venue, stored.locale.as_str()), rules, terms, people, at);
    let new = NewGame { set: true, ..new };
    let fresh = StoredGame { log: Vec::new(), ..stored.clone() };
    Ok(Some(Box::new(begun(ctx, new, context::table(ctx, &fresh)?)?)))
}

/// Refuses to cancel a game whose set is half over. Returns true if the other game of its set is under way: then all
/// have to agree, since it would be worth more or less without this one.
pub(crate) async fn check_abort(ctx: &Context, stored: &StoredGame) -> Result<bool, Error> {
    let InSet::With(other) = stored.set else { return Ok(false) };
    let other = context::load(ctx, other).await?;
    if other.status == Status::Finished {
        return Err(Refusal::new("set-half-over").number("number", other.id.0).into());
    }
    Ok(other.status == Status::Running && !other.log.is_empty())
}

/// Refuses a set of a game that is not between two people.
pub(crate) fn check(table: &Table, machine: bool) -> Result<(), Refusal> {
    let two = table.seats() == 2 && table.people().len() == 2 && !machine;
    if two { Ok(()) } else { Err(Refusal::new("set-two-players")) }
}
