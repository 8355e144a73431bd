//! Delivery of messages about leagues and tournaments, from the event as it is when the task runs.

use crate::app::context::Context;
use crate::app::error::InternalError;
use crate::app::event_state::{self, Division, winners_by_number};
use crate::app::markup::{channel, countdown, is_named, link, mention};
use crate::app::outbox::action::Action;
use crate::app::outbox::call::say_with_link;
use crate::app::outbox::direct_ping;
use crate::app::outbox::event_job::{EventJob, EventNews};
use crate::app::outbox::task::Route;
use crate::app::output::event_message::{begun, key, title};
use crate::app::output::layout::add_within;
use crate::app::output::panel::plain;
use crate::app::output::reply::{ButtonStyle, Message, PanelButton, Row};
use crate::app::output::{event_table, unwon_match};
use crate::clock::MINUTE_MS;
use crate::contest::{FEWEST_ENTRANTS, Outcome, berger, knockout};
use crate::game::Arg;
use crate::limits::MESSAGE_LENGTH;
use crate::store::events::{
    Announced, Entrant, EventFormat, EventStatus, Leg, StoredEvent, StoredPairing, Unplayed,
};
use crate::store::{EventId, GameId, Millis, Status, StoredGame};
use crate::words::join::all_people;
use crate::words::{Locale, join, say};

/// Time to wait for the next step of an event that is due (ms).
const STEP_MS: Millis = 2_000;

/// Time for which a message waits for those that it leads to, and time between two looks (ms).
const SHOWN_WITHIN_MS: Millis = 10 * MINUTE_MS;
const SHOWN_LOOK_MS: Millis = 2_000;

/// Returns the request for a task about an event, which was due at a time (UTC ms).
pub(super) async fn action(
    ctx: &Context,
    (job, due_at): (EventJob, Millis),
    route: Route,
) -> Result<Action, InternalError> {
    let Some(event) = ctx.store.event(EventId(job.event)).await? else {
        return Ok(Action::Nothing);
    };
    let route = Route { guild: event.venue.guild, channel: event.venue.channel, ..route };
    let (locale, now) = (Locale::of(&event.locale), ctx.clock.now());
    if let EventNews::Paired(from, to) = job.says
        && now - due_at < SHOWN_WITHIN_MS
        && !are_shown(ctx, &event, from, to).await?
    {
        return Ok(Action::Later(now + SHOWN_LOOK_MS));
    }
    let body = match job.says {
        // A later step shows the event by a task of its own.
        EventNews::Show if event.version != job.version => None,
        // It is about a message: see `left`.
        EventNews::Left => None,
        EventNews::Show => {
            let (id, message, version) = (event.id, event.message, event.version);
            let body = event_table::message(ctx, &event, route.pictures).await;
            return Ok(Action::ShowEvent { event: id, message, version, body, route });
        }
        EventNews::Paired(from, to) => paired(ctx, &event, from, to, locale).await?,
        EventNews::StillIn => still_in(ctx, &event, locale).await?,
        EventNews::TooFew => not_begun(&event, "event-too-few", locale),
        EventNews::NotOffered => not_begun(&event, "event-not-offered", locale),
        EventNews::Out(number) => out(&event, number, "event-out", locale),
        EventNews::Gone(number) => out(&event, number, "event-gone", locale),
        EventNews::GivenUp(game) => given_up(&event, GameId(game), locale),
        // A later step announces the winners by a task of its own.
        EventNews::Over | EventNews::Ruled if is_announced_later(&event, job.version) => None,
        EventNews::Over | EventNews::Ruled if is_just_ruled_on(&event, now) => {
            return Ok(Action::Later(now + STEP_MS));
        }
        EventNews::Over => Some(ended(&event, locale)),
        EventNews::Ruled => Some(ruled(&event, locale)),
        EventNews::Cancelled => Some(said(&event, "event-cancelled", Vec::new(), locale)),
    };
    let Some(mut body) = body else { return Ok(Action::Nothing) };
    body.pings.sort_unstable();
    body.pings.dedup();
    body.pings.retain(|person| is_named(*person));
    Ok(Action::Say { turn: None, body, route })
}

/// Returns the request that has the message of an event which goes on in another channel say so, in the place of its table. It
/// waits a while for the message there to which it is to lead.
pub(super) async fn left(
    ctx: &Context,
    event: EventId,
    (message, due_at): (Option<u64>, Millis),
    route: Route,
) -> Result<Action, InternalError> {
    let (Some(event), Some(message)) = (ctx.store.event(event).await?, message) else {
        return Ok(Action::Nothing);
    };
    let now = ctx.clock.now();
    if event.message.is_none() && now - due_at < SHOWN_WITHIN_MS {
        return Ok(Action::Later(now + SHOWN_LOOK_MS));
    }
    let locale = Locale::of(&event.locale);
    let newer = event.message.map_or_else(String::new, |newer| link(&event.venue, newer));
    let args = [
        ("event", Arg::Text(title(&event, locale))),
        ("channel", Arg::Text(channel(&event.venue))),
        ("link", Arg::Text(newer)),
    ];
    let text = Some(say_with_link(locale, "event-moved-on", &args));
    Ok(Action::Strip { message, text, bare: true, route })
}

/// Returns a sentence about an event that pings some people.
fn said(event: &StoredEvent, id: &str, people: Vec<u64>, locale: Locale) -> Message {
    let link = event.message.map_or_else(String::new, |message| link(&event.venue, message));
    // People asked lose their places without an answer, so that no one may be cut.
    let mentions: Vec<String> = people.iter().copied().map(mention).collect();
    let args = [
        ("event", Arg::Text(title(event, locale))),
        ("people", Arg::Text(all_people(locale, &mentions))),
        ("number", Arg::Number(event.id.0)),
        ("fewest", Arg::Number(FEWEST_ENTRANTS as i64)),
        ("in", Arg::Text(countdown(event.terms.begins_at.unwrap_or_default()))),
        ("link", Arg::Text(link)),
        begun(event),
    ];
    let text = say_with_link(locale, id, &args);
    Message { text, pings: people, ..Message::default() }
}

/// True if the running games of the pairings with these numbers have their boards.
async fn are_shown(
    ctx: &Context,
    event: &StoredEvent,
    from: u32,
    to: u32,
) -> Result<bool, InternalError> {
    let new = event.pairings.iter().filter(|pairing| (from..=to).contains(&pairing.number));
    let games = new.flat_map(|pairing| &pairing.games);
    for leg in games.filter(|leg| leg.status == Status::Running) {
        if ctx.store.game(leg.game).await?.is_some_and(|game| game.message.is_none()) {
            return Ok(false);
        }
    }
    Ok(true)
}

/// Returns the message that calls the people of new pairings to their games. Of several messages about one step only the
/// first that names someone pings them, and none pings those who have their turns told directly.
async fn paired(
    ctx: &Context,
    event: &StoredEvent,
    from: u32,
    to: u32,
    locale: Locale,
) -> Result<Option<Message>, InternalError> {
    let is_new = |pairing: &&StoredPairing| {
        (from..=to).contains(&pairing.number) && is_to_be_told(event, pairing)
    };
    let (mut called, mut direct) = (Vec::new(), Vec::new());
    for pairing in event.pairings.iter().filter(is_new) {
        let mut games = Vec::new();
        for leg in &pairing.games {
            let game = ctx.store.game(leg.game).await?;
            if let Some(game) = game.as_ref().filter(|game| game.status == Status::Running) {
                direct.extend(told_directly(ctx, game).await?);
            }
            let shown = game.and_then(|game| Some(link(&game.venue, game.message?)));
            games.push(game_named(leg.game, shown));
        }
        called.push((pairing, games));
    }
    if called.is_empty() {
        return Ok(None);
    }
    let mut message = call(event, called, locale);
    message.pings.retain(|person| !direct.contains(person));
    let is_first = event.pairings.iter().all(|other| other.number >= from);
    if let Some(people) = passing(event).filter(|_| is_first) {
        let is_final_next = knockout::final_round(event.entrants.len()) == 2;
        let id = if is_final_next { "event-passes-final" } else { "event-passes" };
        add(&mut message.text, &say(locale, id, &[("people", Arg::People(people))]));
    }
    let free = free(event, from, to);
    if !free.is_empty() {
        let people = free.iter().copied().map(mention).collect();
        add(&mut message.text, &say(locale, "event-free", &[("people", Arg::People(people))]));
        message.pings.extend(free);
    }
    let before = called_before(event, from);
    message.pings.retain(|person| !before.contains(person));
    Ok(Some(message))
}

/// Returns the people of a new game who have their turns told by direct message, and adds the task that tells whoever of them
/// is to move.
async fn told_directly(ctx: &Context, game: &StoredGame) -> Result<Vec<u64>, InternalError> {
    let mut people = Vec::new();
    for (place, member) in game.members.iter().enumerate() {
        let person = member.person;
        if !direct_ping::wants(ctx, game, person).await? {
            continue;
        }
        people.push(person);
        if game.timing.turn.as_ref().is_some_and(|turn| turn.person == person) {
            let (whom, about) = ((place, person), (game.version, None));
            let task = direct_ping::new_task(ctx, game, whom, about).await?;
            ctx.store.enqueue(vec![(game.id, task)]).await?;
        }
    }
    Ok(people)
}

/// Returns the people whom the bracket of a knockout gives no opponent in the first round, as long as they wait for their first
/// match; none where everyone has had one.
fn passing(event: &StoredEvent) -> Option<Vec<String>> {
    let has_met =
        |entrant: &Entrant| event.pairings.iter().any(|pairing| pairing.has(entrant.number));
    let waiting = event.active().filter(|entrant| !has_met(entrant));
    let waiting: Vec<String> = waiting.map(|entrant| mention(entrant.person)).collect();
    (event.terms.format == EventFormat::Knockout && !waiting.is_empty()).then_some(waiting)
}

/// Returns the people who have no opponent in the rounds of a round robin that begin with pairings of these numbers.
fn free(event: &StoredEvent, from: u32, to: u32) -> Vec<u64> {
    let has_other_rounds = matches!(event.terms.format, EventFormat::Swiss | EventFormat::Knockout);
    if has_other_rounds || !event.terms.strict {
        return Vec::new();
    }
    let begins = |pairing: &&StoredPairing| {
        (from..=to).contains(&pairing.number) && begins_round(event, pairing)
    };
    let of_division = |division: Division| {
        let own = event.pairings.iter().filter(|pairing| pairing.division == division.number);
        let free = own.filter(begins).flat_map(|first| berger::free(&division.event, first.round));
        free.map(|who| division.entrants[who]).collect::<Vec<_>>()
    };
    let numbers = event_state::divisions(event).into_iter().flat_map(of_division);
    numbers.filter_map(|number| Some(event.entrant(number)?.person)).collect()
}

/// True if a pairing is the first of its round in its division.
fn begins_round(event: &StoredEvent, pairing: &StoredPairing) -> bool {
    let mut earlier = event.pairings.iter().filter(|other| other.number < pairing.number);
    let of = (pairing.division, pairing.round);
    !earlier.any(|other| (other.division, other.round) == of)
}

/// Returns the people whom earlier messages call to pairings that the same step has opened.
fn called_before(event: &StoredEvent, from: u32) -> Vec<u64> {
    let first = event.pairings.iter().find(|pairing| pairing.number == from);
    let step = first.map(|pairing| pairing.opened_at);
    let earlier = event.pairings.iter().filter(|pairing| pairing.number < from);
    let of_step = earlier.filter(|pairing| Some(pairing.opened_at) == step);
    let told = of_step.filter(|pairing| is_to_be_told(event, pairing));
    told.flat_map(|pairing| people_of(event, pairing)).collect()
}

/// Returns the people of a pairing.
fn people_of(event: &StoredEvent, pairing: &StoredPairing) -> Vec<u64> {
    let both = std::iter::once(pairing.one).chain(pairing.other);
    both.filter_map(|number| event.entrant(number)).map(|entrant| entrant.person).collect()
}

/// True if a pairing is still news: a game of it goes on, or it has none and the event goes on.
fn is_to_be_told(event: &StoredEvent, pairing: &StoredPairing) -> bool {
    let goes_on = |leg: &Leg| leg.status == Status::Running;
    let has_no_game = pairing.games.is_empty();
    event.status == EventStatus::Running && (has_no_game || pairing.games.iter().any(goes_on))
}

/// Returns a game's number with the link to its board, once that is there.
fn game_named(game: GameId, link: Option<String>) -> String {
    link.map_or_else(|| format!("#{}", game.0), |link| format!("#{} {link}", game.0))
}

/// Returns the message with these pairings and their games.
fn call(
    event: &StoredEvent,
    paired: Vec<(&StoredPairing, Vec<String>)>,
    locale: Locale,
) -> Message {
    let mut message = said(event, "event-paired", Vec::new(), locale);
    let pairings = paired.iter().map(|(pairing, _)| pairing);
    let through: Vec<String> =
        pairings.flat_map(|pairing| unwon_match::through_to(event, pairing, locale)).collect();
    for (pairing, games) in paired {
        let people = people_of(event, pairing);
        let id = match (pairing.other, pairing.unplayed) {
            (Some(_), _) if pairing.decider => "event-pair-decider",
            (Some(_), _) if event_state::is_final(event, pairing) => "event-pair-final",
            (Some(_), _) => "event-pair",
            (None, Some(Unplayed::HalfBye)) => "event-half-bye",
            (None, _) => "event-bye",
        };
        let args = [
            ("one", Arg::Text(people.first().copied().map_or_else(String::new, mention))),
            ("other", Arg::Text(people.get(1).copied().map_or_else(String::new, mention))),
            ("games", Arg::Names(games)),
        ];
        message.text.push('\n');
        message.text.push_str(&say(locale, id, &args));
        message.pings.extend(people);
    }
    through.iter().for_each(|line| add(&mut message.text, line));
    message
}

/// Adds a line, if it fits.
fn add(text: &mut String, line: &str) {
    add_within(text, line, MESSAGE_LENGTH);
}

/// Returns the question to those who may be away.
async fn still_in(
    ctx: &Context,
    event: &StoredEvent,
    locale: Locale,
) -> Result<Option<Message>, InternalError> {
    let silent = event_state::silent(ctx, event, ctx.clock.now()).await?;
    let people: Vec<u64> =
        silent.iter().filter_map(|number| Some(event.entrant(*number)?.person)).collect();
    if people.is_empty() || event.status != EventStatus::Open {
        return Ok(None);
    }
    let message = said(event, "event-still-in", people, locale);
    let label = say(locale, "button-stay-event", &[]);
    let stay = PanelButton { look: ButtonStyle::On, ..plain(&key(event, "stay"), label) };
    Ok(Some(Message { panel: vec![Row::Buttons(vec![stay])], ..message }))
}

/// Returns what the organiser of an event that could not begin is told, as long as it has not begun.
fn not_begun(event: &StoredEvent, id: &str, locale: Locale) -> Option<Message> {
    let waits = event.status == EventStatus::Open;
    waits.then(|| said(event, id, vec![event.author], locale))
}

/// Returns the message about someone who is out. A knockout goes on without them; into other events they may be put back.
fn out(event: &StoredEvent, number: u16, id: &str, locale: Locale) -> Option<Message> {
    let person = event.entrant(number)?.person;
    let mut message = said(event, id, vec![person], locale);
    if event.terms.format != EventFormat::Knockout {
        let back = say(locale, "event-may-return", &[]);
        message.text = join::sentences(locale, &[message.text, back]);
    }
    Some(message)
}

/// Returns what whoever made an event is told of a pairing whose last game was given up at once; none where another one ended
/// it, or a moderator has decided on it since.
fn given_up(event: &StoredEvent, game: GameId, locale: Locale) -> Option<Message> {
    let is_last = |pairing: &&StoredPairing| {
        let last = pairing.games.iter().max_by_key(|leg| (leg.ended_at, leg.game));
        last.is_some_and(|leg| leg.game == game) && event_state::given_up(pairing).is_some()
    };
    let pairing = event.pairings.iter().find(is_last)?;
    let [one, other] = people_of(event, pairing)[..] else { return None };
    let games = pairing.games.iter().map(|leg| game_named(leg.game, None)).collect();
    let args = [
        ("people", Arg::Text(all_people(locale, &[mention(event.author)]))),
        ("event", Arg::Text(title(event, locale))),
        ("one", Arg::Text(mention(one))),
        ("other", Arg::Text(mention(other))),
        ("games", Arg::Names(games)),
    ];
    let text = say(locale, "event-given-up", &args);
    // Who gives up all their matches pings no one once for each.
    let loser = given_up_by(pairing);
    let is_first = !event
        .pairings
        .iter()
        .any(|earlier| earlier.number < pairing.number && given_up_by(earlier) == loser);
    let pings = if is_first { vec![event.author] } else { Vec::new() };
    Some(Message { text, pings, ..Message::default() })
}

/// Returns the entrant who has given up a pairing at once.
fn given_up_by(pairing: &StoredPairing) -> Option<u16> {
    match event_state::given_up(pairing)? {
        Outcome::OneForfeits => Some(pairing.one),
        _ => pairing.other,
    }
}

/// True if a step after this version has announced the winners too.
fn is_announced_later(event: &StoredEvent, version: u32) -> bool {
    event.announced.as_ref().is_some_and(|announced| announced.version > version)
}

/// True if the winners are others than those who were announced, by a ruling of the last minute. The event's next step, which
/// is due, announces them.
fn is_just_ruled_on(event: &StoredEvent, now: Millis) -> bool {
    let mut legs = event.pairings.iter().flat_map(|pairing| &pairing.games);
    let is_new = legs.any(|leg| now - leg.updated_at < MINUTE_MS);
    let are_others = |announced: &Announced| announced.winners != winners_by_number(event);
    is_new && event.announced.as_ref().is_some_and(are_others)
}

/// Returns the announcement of the winners. Where the first division has none and another has, each is named.
fn over(event: &StoredEvent, locale: Locale) -> Message {
    let divisions = event_state::divisions(event);
    let winners: Vec<Vec<u64>> =
        divisions.iter().map(|division| event_state::winners(event, division)).collect();
    let (id, told) = match winners.first() {
        _ if winners.iter().all(Vec::is_empty) => ("event-over-none", winners.len()),
        Some(first) if first.is_empty() => ("event-over-divided", 0),
        _ => ("event-over", 1),
    };
    let mut message = said(event, id, winners[0].clone(), locale);
    for (division, people) in divisions.iter().zip(&winners).skip(told) {
        message.text.push('\n');
        message.text.push_str(&won_in(division.number, people, locale));
        message.pings.extend(people);
    }
    unwon_match::won(event, locale).iter().for_each(|line| add(&mut message.text, line));
    message
}

/// Returns the announcement of the winners, and of who goes up or down in a league.
fn ended(event: &StoredEvent, locale: Locale) -> Message {
    let mut message = over(event, locale);
    for (id, people) in ["event-up", "event-down"].into_iter().zip(event_state::movers(event)) {
        if !people.is_empty() {
            let people = people.into_iter().map(mention).collect();
            add(&mut message.text, &say(locale, id, &[("people", Arg::People(people))]));
        }
    }
    message
}

/// Returns the announcement of the winners after a moderator's decision that has changed them.
fn ruled(event: &StoredEvent, locale: Locale) -> Message {
    let mut message = over(event, locale);
    add(&mut message.text, &say(locale, "event-over-ruled", &[]));
    message
}

/// Returns the line about the winners of a division.
fn won_in(number: u16, people: &[u64], locale: Locale) -> String {
    let id = if people.is_empty() { "event-over-division-none" } else { "event-over-division" };
    let args = [
        ("number", Arg::Number(i64::from(number) + 1)),
        ("people", Arg::People(people.iter().copied().map(mention).collect())),
    ];
    say(locale, id, &args)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::outbox::event_job::PAIRED_AT_ONCE;
    use crate::app::output::event_message::tests::{event, won_by};
    use crate::limits::MESSAGE_LENGTH;

    #[test]
    fn a_division_without_a_winner_says_so_of_itself_alone() {
        let mut league = event(EventFormat::League, 16);
        (league.status, league.terms.games) = (EventStatus::Over, 1);
        let (other, unplayed, games) = (Some(10), None, vec![won_by(0)]);
        let first = league.pairings[0].clone();
        let pairing = StoredPairing { division: 1, one: 9, other, unplayed, games, ..first };
        league.pairings = vec![pairing];
        for entrant in &mut league.entrants {
            entrant.left_at = (entrant.division == 0).then_some(1);
        }
        let text = over(&league, Locale::En).text;
        let lines: Vec<&str> = text.lines().collect();
        assert!(lines.len() == 3 && lines[0].contains("is over"), "{text}");
        assert!(!text.contains("no one has won"), "{text}");
        assert_eq!(lines[1], "Division 1: no winner");
        assert!(lines[2].starts_with("Division 2: <@"), "{text}");
        let mut left = league.clone();
        left.entrants.iter_mut().for_each(|entrant| entrant.left_at = Some(1));
        league.pairings[0].games[0].void = true;
        for event in [left, league] {
            let text = over(&event, Locale::En).text;
            assert!(text.contains("no one has won") && !text.contains("Division"), "{text}");
        }
    }

    /// A final may be over before its call is due, and with it the event.
    #[test]
    fn no_one_is_called_to_what_is_over() {
        let mut knockout = event(EventFormat::Knockout, 2);
        knockout.status = EventStatus::Running;
        let leg = |status| Leg { status, winner: None, ..won_by(0) };
        let told = |knockout: &StoredEvent, games: Vec<Leg>| {
            let pairing = StoredPairing { games, ..knockout.pairings[0].clone() };
            is_to_be_told(knockout, &pairing)
        };
        assert!(told(&knockout, Vec::new()), "a bye");
        assert!(told(&knockout, vec![leg(Status::Finished), leg(Status::Running)]));
        assert!(!told(&knockout, vec![leg(Status::Finished)]));
        assert!(!told(&knockout, vec![leg(Status::Aborted)]));
        knockout.status = EventStatus::Over;
        assert!(!told(&knockout, Vec::new()), "a bye in an event that is over");
    }

    /// A ruling may come between a step and the announcement that it wants.
    #[test]
    fn winners_are_told_of_by_the_last_announcement_alone() {
        let mut event = event(EventFormat::RoundRobin, 4);
        assert!(!is_announced_later(&event, 0), "of an earlier version of the program");
        event.announced = Some(Announced { version: 7, winners: winners_by_number(&event) });
        assert_eq!(
            [6, 7, 8].map(|version| is_announced_later(&event, version)),
            [true, false, false]
        );
        let leg = Leg { updated_at: 1_000_000, ruled: true, ..won_by(0) };
        event.pairings[0].games = vec![leg];
        assert!(!is_just_ruled_on(&event, 1_000_001), "they are the same");
        event.announced = Some(Announced { version: 7, winners: vec![vec![9]] });
        assert!(is_just_ruled_on(&event, 1_000_001));
        assert!(!is_just_ruled_on(&event, 1_000_000 + MINUTE_MS), "no one waits for ever");
    }

    #[test]
    fn who_is_out_is_told_of_the_way_back_where_there_is_one() {
        let told = |format, id| out(&event(format, 4), 1, id, Locale::En).unwrap().text;
        for id in ["event-out", "event-gone"] {
            let text = told(EventFormat::RoundRobin, id);
            assert!(text.contains(". An organiser can put them back within 48 hours"), "{text}");
            let text = told(EventFormat::Knockout, id);
            assert!(text.ends_with('.') && !text.contains("organiser"), "{text}");
        }
    }

    #[test]
    fn half_of_the_points_are_said_to_be_half() {
        let swiss = event(EventFormat::Swiss, 1);
        let text = call(&swiss, vec![(&swiss.pairings[0], Vec::new())], Locale::En).text;
        assert!(text.contains("half of the points"), "{text}");
    }

    #[test]
    fn every_piece_of_news_fits_with_64_entrants() {
        let mut event = event(EventFormat::League, 64);
        (event.status, event.message) = (EventStatus::Over, Some(u64::MAX));
        for locale in Locale::ALL {
            let game = game_named(GameId(9_999_999), Some(link(&event.venue, u64::MAX)));
            // All who have not left share the first places of their divisions.
            for pairing in &mut event.pairings {
                pairing.division = (pairing.one - 1) / 8;
                let (one, first) = (pairing.one, 8 * pairing.division + 1);
                let is_in = |number: &u16| *number != one && !number.is_multiple_of(5);
                pairing.other = (first..first + 8).find(is_in);
            }
            let pairings = event.pairings.iter().take(PAIRED_AT_ONCE);
            let called = pairings.map(|pairing| (pairing, vec![game.clone(); 2])).collect();
            let all: Vec<u64> = event.entrants.iter().map(|entrant| entrant.person).collect();
            let long = [
                call(&event, called, locale),
                ended(&event, locale),
                ruled(&event, locale),
                said(&event, "event-over", all.clone(), locale),
                said(&event, "event-still-in", all, locale),
            ];
            for message in long {
                let length = message.text.chars().count();
                assert!(length <= MESSAGE_LENGTH, "{length} characters: {}", message.text);
            }
        }
    }
}
