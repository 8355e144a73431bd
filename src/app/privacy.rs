//! `/privacy` and `/block`: what is kept about a person, all of it as a file, all of it gone; and who is kept away.

use super::panel::{done, plain};
use super::play::resignation;
use super::reply::{Answer, Attached, Look, Message, Reply, Row, Switch};
use super::request::{Caller, Opponent};
use super::show::mention;
use super::step::Decided;
use super::tasks::Owed;
use super::{App, Fault, Stop};
use crate::game::{Arg, Refusal};
use crate::rating::{Note, Skill};
use crate::store::ladder::{Membership, Own, Posting};
use crate::store::{Change, Of, Status, StoredGame, Timing};
use crate::words::say;
use serde_json::{Value, json};

impl App {
    /// `/privacy`.
    pub(super) fn privacy(&self, caller: &Caller) -> Answer {
        let button = |key: &str, name: &str| plain(key, say(caller.locale, name, &[]));
        let delete = Switch { look: Look::Danger, ..button("privacy:delete", "privacy-delete") };
        let panel = vec![Row::Buttons(vec![button("privacy:export", "privacy-export"), delete])];
        let text = say(caller.locale, "privacy", &[]);
        Answer::plain(Reply::Post(Message { panel, ..Message::private(text) }))
    }

    /// The buttons of `/privacy`.
    pub(super) async fn privacy_part(&self, caller: &Caller, part: &str) -> Result<Answer, Stop> {
        match part {
            "export" => self.export_person(caller).await,
            "delete" => {
                let name = say(caller.locale, "privacy-delete-yes", &[]);
                let yes = Switch { look: Look::Danger, ..plain("privacy:delete-yes", name) };
                let sure = Message::private(say(caller.locale, "privacy-sure", &[]));
                Ok(Answer::plain(Reply::Update(Message {
                    panel: vec![Row::Buttons(vec![yes])],
                    ..sure
                })))
            }
            "delete-yes" => self.erase(caller).await,
            _ => Err(Refusal::new("unknown-button").into()),
        }
    }

    /// Everything that is kept about the caller, as a file that programs read.
    async fn export_person(&self, caller: &Caller) -> Result<Answer, Stop> {
        let games = self.store.games_of(caller.person).await?;
        let games: Vec<Value> = games.iter().map(|game| exported(game, caller.person)).collect();
        let blocked: Vec<String> =
            self.store.blocked_by(caller.person).await?.iter().map(u64::to_string).collect();
        let own = self.store.ratings_of(caller.person).await?;
        let servers: Vec<Value> = own.memberships.iter().map(met).collect();
        let wishes = &caller.wishes;
        let all = json!({
            "person": caller.person.to_string(),
            "preferences": {
                "language": wishes.locale, "theme": wishes.theme, "time_zone": wishes.zone,
                "move_numbers": format!("{:?}", wishes.numbers).to_lowercase(),
                "forbidden_points": wishes.forbidden, "confirm_moves": wishes.confirm,
                "reminders": format!("{:?}", wishes.reminders).to_lowercase(),
                "quiet_hours": wishes.quiet.map(|quiet| [quiet.from, quiet.until]),
                "vacation_by_itself": wishes.auto_vacation, "quarter_turns": wishes.turned,
                "text_board": wishes.text_board, "part_in_play": wishes.zoom,
            },
            "blocked": blocked,
            "servers": servers,
            "games": games,
            "ratings": rated(&own),
        });
        let bytes =
            serde_json::to_vec_pretty(&all).map_err(|error| Fault::new(&error.to_string()))?;
        let file = Attached { name: "narabe.json".to_owned(), bytes: bytes.into(), alt: None };
        let text = say(caller.locale, "privacy-exported", &[]);
        Ok(Answer::plain(Reply::Post(Message { files: vec![file], ..Message::private(text) })))
    }

    /// Ends the caller's games and puts a nameless player in their place.
    async fn erase(&self, caller: &Caller) -> Result<Answer, Stop> {
        let at = self.clock.now();
        // A game may begin, or go on, while the others are being left.
        while self.store.erase(caller.person, at).await?.is_none() {
            for game in self.store.unfinished(Of::Person(caller.person)).await? {
                self.leave(caller.person, &game, at).await?;
            }
        }
        Ok(done(caller))
    }

    /// Resigns a game, or takes an open challenge away, without an interaction of its own: it may be one of many.
    async fn leave(&self, person: u64, stored: &StoredGame, at: i64) -> Result<(), Stop> {
        let Decided { mut change, .. } = match stored.status {
            Status::Running => self.decided_to_leave(person, stored)?,
            _ => {
                let end = Some("withdrawn".to_owned());
                let change = Change {
                    status: Status::Aborted,
                    deadline_at: None,
                    timing: Timing::default(),
                    end,
                    ..Change::of(stored, at, None)
                };
                Decided { change, owed: Owed::unasked(stored, at) }
            }
        };
        self.note_end(stored, &mut change).await?;
        let tasks = Owed::unasked(stored, at).tasks(stored);
        // Where somebody else was quicker the game is still listed, and comes up again.
        self.store.change(Change { tasks, ..change }).await?;
        Ok(())
    }

    fn decided_to_leave(&self, person: u64, stored: &StoredGame) -> Result<Decided, Stop> {
        let mut table = self.table(stored)?;
        let seat = stored.seat_of(person).ok_or_else(|| Refusal::new("not-your-game"))?;
        let entries = resignation(&mut table, seat)?;
        self.decided(stored, table, entries, |_, at| Owed::unasked(stored, at))
    }

    /// `/block`: keeps somebody from challenging the caller, or no longer; with nobody named, lists them.
    pub(super) async fn block(
        &self,
        caller: &Caller,
        other: Option<Opponent>,
    ) -> Result<Answer, Stop> {
        let blocked = self.store.blocked_by(caller.person).await?;
        let Some(Opponent { person, .. }) = other else {
            let names = blocked.iter().copied().map(mention).collect();
            let args =
                [("count", Arg::Number(blocked.len() as i64)), ("people", Arg::Names(names))];
            return Ok(Answer::private(say(caller.locale, "blocked-list", &args)));
        };
        if person == caller.person {
            return Err(Refusal::new("block-self").into());
        }
        let was = blocked.contains(&person);
        self.store.block(caller.person, person, (!was).then(|| self.clock.now())).await?;
        let id = if was { "unblocked-now" } else { "blocked-now" };
        Ok(Answer::private(say(caller.locale, id, &[("person", Arg::Text(mention(person)))])))
    }
}

/// What is known of a person in a server, as their file has it.
fn met((guild, member): &(u64, Membership)) -> Value {
    json!({
        "server": guild.to_string(), "name_on_boards": member.name, "member_since_ms": member.joined_at,
        "has_left": member.gone,
    })
}

/// A game as its person's file has it: other people are seats.
fn exported(game: &StoredGame, person: u64) -> Value {
    json!({
        "number": game.id.0, "game": game.game, "rules": game.rules, "seats": game.seats,
        "server": game.venue.guild.map(|guild| guild.to_string()), "channel": game.venue.channel.to_string(),
        "your_seat": game.seat_of(person).map(|seat| seat.0), "status": format!("{:?}", game.status).to_lowercase(),
        "end": game.end, "clock": game.pace, "rated": game.rated, "begun_ms": game.created_at,
        "changed_ms": game.updated_at, "actions": game.log,
    })
}

/// Ratings and the ledger, as a person's file has them.
fn rated(own: &Own) -> Value {
    let ratings = own.ratings.iter().map(|(guild, pool, season, standing)| {
        json!({
            "server": guild.to_string(), "pool": pool, "season": season, "skill": skill(&standing.skill),
            "games": standing.games, "won": standing.wins, "drawn": standing.draws, "lost": standing.losses,
            "opponents": standing.opponents, "last_ms": standing.last_at,
        })
    });
    json!({
        "standings": ratings.collect::<Vec<_>>(),
        "ledger": own.ledger.iter().map(posted).collect::<Vec<_>>(),
    })
}

fn posted(posting: &Posting) -> Value {
    let line = posting.line.as_ref();
    json!({
        "game": posting.game.0, "server": posting.guild.map(|guild| guild.to_string()), "pool": posting.pool,
        "season": posting.season, "at_ms": posting.at, "side": posting.player.side, "place": posting.player.place,
        "late": posting.player.late, "counts": line.is_some_and(|line| line.counts),
        "weight": line.map(|line| line.weight), "why_less": line.and_then(|line| line.note).map(Note::word),
        "before": line.map(|line| skill(&line.before)), "after": line.map(|line| skill(&line.after)),
    })
}

fn skill(skill: &Skill) -> Value {
    json!({ "rating": skill.rating, "deviation": skill.deviation, "volatility": skill.volatility })
}
