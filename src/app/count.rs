//! What a finished game means for ratings, and why it may not count.

use super::challenge::Proposal;
use super::request::Caller;
use super::show::mention;
use super::{App, Fault, Stop, replayed};
use crate::game::{Arg, Event, Games, Options, Refusal, Seat, Table};
use crate::rating::{Line, Note, Player, Skill, Terms};
use crate::store::ladder::Membership;
use crate::store::servers::Settings;
use crate::store::{Change, Finish, Millis, Rated, Status, StoreError, StoredGame};
use crate::words::{self, Locale, say};

/// The fewest moves that everybody must have made, where a game was not played to its end on the board.
const FEWEST_MOVES: u32 = 2;
/// A day in milliseconds.
const DAY_MS: Millis = crate::rating::DAY_MS;
/// When Discord's clock began, from which its ids count (UTC ms).
/// <https://discord.com/developers/docs/reference#snowflakes>
const DISCORD_EPOCH: Millis = 1_420_070_400_000;

/// When an account was made, as its id says.
fn made_at(person: u64) -> Millis {
    (person >> 22).cast_signed() + DISCORD_EPOCH
}

/// Whether a new game is rated: as it says, else where it can be. `alone`: nobody else holds a seat.
pub(super) fn is_rated(
    caller: &Caller,
    proposal: &Proposal,
    house: &Settings,
    alone: bool,
) -> Result<bool, Refusal> {
    let Proposal { entry, options, seats, pace, rated, .. } = proposal;
    let why = match entry.pool(options, *seats).odd.filter(|_| !house.ratings.odd) {
        _ if alone => Some("machine"),
        _ if caller.venue.guild.is_none() => Some("direct"),
        _ if *pace == super::pace::Pace::Untimed => Some("untimed"),
        odd => odd,
    };
    match (rated, why) {
        (Some(true), Some(why)) => Err(Refusal::new("unrated").text("why", why)),
        (rated, why) => Ok(*rated != Some(false) && why.is_none()),
    }
}

impl App {
    /// What a server has set about its ratings.
    pub(super) async fn terms(&self, guild: Option<u64>) -> Result<Terms, StoreError> {
        Ok(self.house(guild).await?.ratings.terms())
    }

    /// Remembers what an interaction says of whoever made it: since when they are a member, and how to write their name.
    pub(super) async fn meet(&self, caller: &Caller) -> Result<(), Stop> {
        let Some(guild) = caller.venue.guild else { return Ok(()) };
        let name = caller
            .names
            .iter()
            .find(|name| self.painter.can_write(name))
            .cloned()
            .unwrap_or_default();
        let member =
            Membership { person: caller.person, joined_at: caller.member_since, name, gone: false };
        if !self.store.memberships(guild, vec![caller.person]).await?.contains(&member) {
            self.store.met(guild, member, self.clock.now()).await?;
        }
        Ok(())
    }

    /// Adds the result to a change by which a game that was being played ends.
    pub(super) async fn note_end(
        &self,
        before: &StoredGame,
        change: &mut Change,
    ) -> Result<(), Stop> {
        if (before.status, change.status) == (Status::Running, Status::Finished) {
            change.finish = Some(self.finish(&before.clone().after(change)).await?);
        }
        Ok(())
    }

    /// The result of a game that is over, as its record says.
    pub(super) async fn finish(&self, stored: &StoredGame) -> Result<Finish, Stop> {
        let played = Played::of(self.games, stored)?;
        let terms = self.terms(stored.venue.guild).await?;
        let people: Vec<u64> = stored.members.iter().map(|member| member.person).collect();
        let known = match stored.venue.guild {
            Some(guild) => self.store.memberships(guild, people).await?,
            None => Vec::new(),
        };
        let bar = played.bar(stored).map(str::to_owned).or_else(|| young(stored, &terms, &known));
        let entry = self.games.find(&stored.game)?;
        let options = Options::read(entry.info, &stored.rules)?;
        let players = played.players(stored);
        Ok(Finish {
            pool: entry.pool(&options, stored.seats).name.to_owned(),
            drawn: played.table.outcome().is_some_and(|outcome| outcome.drawn),
            opening: played.table.scene(None).name.map(|name| name.word.to_owned()),
            bar,
            weights: terms.weights,
            listing: terms.listing,
            players,
        })
    }

    /// Every pool that a game of the list can be rated in.
    pub(super) fn pools(&self) -> Vec<&'static str> {
        let mut names = Vec::new();
        for entry in self.games.0 {
            for (number, preset) in entry.info.presets.iter().enumerate() {
                let options = Options::preset(entry.info, number);
                names.extend(
                    (preset.seats.0.max(2)..=preset.seats.1)
                        .map(|seats| entry.pool(&options, seats).name),
                );
            }
        }
        let all = names.clone();
        names = all
            .iter()
            .enumerate()
            .filter(|(at, name)| !all[..*at].contains(name))
            .map(|(_, name)| *name)
            .collect();
        names
    }
}

/// The first person who was too new when the game was made, as a bar that says how old they should have been.
fn young(stored: &StoredGame, terms: &Terms, known: &[Membership]) -> Option<String> {
    let days = |days: u16| stored.created_at - Millis::from(days) * DAY_MS;
    let person = stored.members.iter().map(|member| member.person);
    let account = person.clone().find(|person| made_at(*person) > days(terms.account_days));
    let joined = |person: &u64| known.iter().find(|member| member.person == *person)?.joined_at;
    let member =
        person.clone().find(|person| joined(person).is_none_or(|at| at > days(terms.member_days)));
    let account = account.map(|person| format!("young-account {person} {}", terms.account_days));
    account.or_else(|| member.map(|person| format!("young-member {person} {}", terms.member_days)))
}

/// A game that is over, and what its people did in it.
struct Played {
    table: Table,
    /// How many moves each seat made.
    moves: Vec<u32>,
    /// The seats whose time ran out.
    late: Vec<Seat>,
    /// Whether an event of the table ended it, and not the board.
    broken: bool,
}

impl Played {
    fn of(games: Games, stored: &StoredGame) -> Result<Self, Fault> {
        let table = replayed(games, &StoredGame { log: Vec::new(), ..stored.clone() })?;
        let mut played =
            Self { moves: vec![0; stored.seats.into()], late: Vec::new(), broken: false, table };
        stored.log.iter().try_for_each(|text| played.play(text))?;
        Ok(played)
    }

    fn play(&mut self, text: &str) -> Result<(), Fault> {
        let event = Event::read(text, self.table.seats()).ok().flatten();
        self.broken = event.is_some();
        match (event, self.table.to_move()) {
            (Some(Event::Timeout(seats)), _) => self.late.extend(seats),
            (None, Some(seat)) => self.moves[usize::from(seat.0)] += 1,
            _ => {}
        }
        self.table
            .play(text)
            .map_err(|why| Fault::new(&format!("{text} does not replay: {}", why.word)))
    }

    /// Why the game counts for no rating, by what happened in it.
    fn bar(&self, stored: &StoredGame) -> Option<&'static str> {
        let machine = (0..self.table.seats()).any(|seat| self.table.is_machine(Seat(seat)));
        let few = self.broken && self.moves.iter().any(|moves| *moves < FEWEST_MOVES);
        match stored.venue.guild {
            _ if machine => Some("machine"),
            None => Some("direct"),
            Some(_) if !stored.rated => Some("casual"),
            Some(_) => few.then_some("few-moves"),
        }
    }

    fn players(&self, stored: &StoredGame) -> Vec<Player> {
        let places = self.table.outcome().map(|outcome| outcome.places).unwrap_or_default();
        let player = |member: &crate::store::Member| {
            let seat = Seat(member.seat?);
            let side = self.table.side(seat).0;
            let place = places.get(usize::from(side)).copied().unwrap_or(1);
            Some(Player { person: member.person, side, place, late: self.late.contains(&seat) })
        };
        stored.members.iter().filter_map(player).collect()
    }
}

/// What a finished game did to its people's ratings, or why it did nothing; nothing to say about a casual one.
pub(super) fn counted(stored: &StoredGame, locale: Locale) -> Vec<String> {
    let Some(rated) = &stored.counted else { return Vec::new() };
    let ruling = rated.ruling.as_deref().map(|ruling| ruled(rated, ruling, locale));
    let bar = rated.bar.as_deref().filter(|bar| stored.rated && !matches!(*bar, "direct" | "void"));
    let bar = bar.map(|bar| barred(bar, locale));
    let lines = rated.lines.iter().map(|line| told(line, locale));
    ruling.into_iter().chain(bar).chain(lines).chain(why(rated, locale)).collect()
}

fn ruled(rated: &Rated, ruling: &str, locale: Locale) -> String {
    let winners = rated.players.iter().filter(|player| !rated.drawn && player.place == 1);
    let names = winners.map(|player| mention(player.person)).collect();
    say(
        locale,
        "ruled",
        &[("ruling", Arg::Text(ruling.to_owned())), ("winners", Arg::Names(names))],
    )
}

/// A bar is a word, and the person whom it concerns with the days that they lacked, where it concerns one.
fn barred(bar: &str, locale: Locale) -> String {
    let mut words = bar.split(' ');
    let (word, person) = (words.next().unwrap_or_default(), words.next().unwrap_or_default());
    let args = [
        ("why", Arg::Text(word.to_owned())),
        ("person", Arg::Text(person.parse().map_or_else(|_| String::new(), mention))),
        ("days", Arg::Number(words.next().and_then(|days| days.parse().ok()).unwrap_or_default())),
        ("moves", Arg::Number(FEWEST_MOVES.into())),
    ];
    say(locale, "not-counted", &args)
}

fn told(line: &Line, locale: Locale) -> String {
    let change = line.after.rating.round() - line.before.rating.round();
    let args = [
        ("person", Arg::Text(mention(line.person))),
        ("before", Arg::Text(rating(&line.before))),
        ("after", Arg::Text(rating(&line.after))),
        ("change", Arg::Text(signed(change))),
    ];
    say(locale, "rating-change", &args)
}

/// Why a game counted for less: each reason once, and for each person whom it is about.
fn why(rated: &Rated, locale: Locale) -> Vec<String> {
    let mut reasons = Vec::new();
    for reason in rated.lines.iter().filter_map(|line| less(line, rated, locale)) {
        if !reasons.contains(&reason) {
            reasons.push(reason);
        }
    }
    reasons
}

fn less(line: &Line, rated: &Rated, locale: Locale) -> Option<String> {
    let note = line.note?;
    // Whose second loss on time it was: between two it concerns both, among more oneself.
    let late = |player: &&Player| note == Note::TimeOuts && player.late;
    let late = rated.players.iter().filter(late).max_by_key(|player| player.person == line.person);
    let args = [
        ("note", Arg::Text(note.word().to_owned())),
        ("counts", Arg::Text(if line.counts { "yes" } else { "no" }.to_owned())),
        ("percent", Arg::Number((line.weight * 100.0).round() as i64)),
        ("person", Arg::Text(mention(late.map_or(line.person, |player| player.person)))),
    ];
    Some(say(locale, "counted-less", &args))
}

/// A rating as people read it: a question mark where it is still a guess.
pub(super) fn rating(skill: &Skill) -> String {
    format!("{:.0}{}", skill.rating.round(), if skill.is_provisional() { "?" } else { "" })
}

/// A change with its sign.
pub(super) fn signed(change: f64) -> String {
    match change {
        change if change > 0.0 => format!("+{change:.0}"),
        change if change < 0.0 => format!("−{:.0}", -change),
        _ => "±0".to_owned(),
    }
}

/// A pool's name.
pub(super) fn pool(locale: Locale, pool: &str) -> String {
    words::try_say(locale, &format!("pool-{pool}"), &[])
        .unwrap_or_else(|| words::game(locale, pool))
}
