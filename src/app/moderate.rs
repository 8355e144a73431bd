//! What those who run a server can do to its games and people, every deed written down.

use super::reply::{Answer, Message, Reply};
use super::request::{Caller, Moderation};
use super::ruling::Ruling;
use super::settings::manager;
use super::show::mention;
use super::step::Decided;
use super::tasks::Owed;
use super::{App, Stop, clocks};
use crate::game::{Arg, Event, Refusal, Seat};
use crate::store::servers::Deed;
use crate::store::{Change, Entry, GameId, Status, StoredGame, Timing};
use crate::words::say;

/// How many lines of the audit list are shown.
const AUDIT: u32 = 15;
/// The longest reply, in characters; a message has 2,000.
const LONGEST: usize = 1_900;

impl App {
    /// `/settings` with something to do.
    pub(super) async fn moderate(
        &self,
        caller: &Caller,
        wanted: &Moderation,
    ) -> Result<Answer, Stop> {
        let guild = manager(caller)?;
        match wanted.deed.as_str() {
            "audit" => self.show_audit(caller, guild).await,
            "bar" | "unbar" => self.bar(caller, guild, wanted).await,
            "close-season" => self.ask_to_close(caller, guild).await,
            _ => self.moderate_game(caller, guild, wanted).await,
        }
    }

    async fn show_audit(&self, caller: &Caller, guild: u64) -> Result<Answer, Stop> {
        let deeds = self.store.audit(guild, 0, AUDIT).await?;
        let id = if deeds.is_empty() { "audit-empty" } else { "audit" };
        let mut text = say(caller.locale, id, &[]);
        for line in deeds.iter().map(line) {
            if text.chars().count() + line.chars().count() > LONGEST {
                break;
            }
            text.push_str(&line);
        }
        Ok(Answer::private(text))
    }

    /// Keeps a person out of new games here, or lets them in again.
    async fn bar(&self, caller: &Caller, guild: u64, wanted: &Moderation) -> Result<Answer, Stop> {
        let person = wanted.person.ok_or_else(|| Refusal::new("deed-needs-person"))?;
        let deed = Deed { target: Some(person), ..self.deed(caller, guild, &wanted.deed) };
        self.set(guild, &deed, |settings| {
            settings.barred.retain(|barred| *barred != person);
            if wanted.deed == "bar" {
                settings.barred.push(person);
            }
            Ok(())
        })
        .await?;
        Ok(Answer::private(say(
            caller.locale,
            &format!("did-{}", wanted.deed),
            &[("person", Arg::Text(mention(person)))],
        )))
    }

    /// Does something to a game of this server, and writes it down.
    async fn moderate_game(
        &self,
        caller: &Caller,
        guild: u64,
        wanted: &Moderation,
    ) -> Result<Answer, Stop> {
        let named = wanted.game.as_deref().ok_or_else(|| Refusal::new("deed-needs-game"))?;
        let game = super::lookup::number(named)?;
        let stored = self.load(game).await?;
        if stored.venue.guild != Some(guild) {
            return Err(Refusal::new("no-such-game-here").number("number", game.0).into());
        }
        let answer = match Ruling::of(wanted, stored.status) {
            Some(ruling) => self.rule(caller, &stored, ruling).await?,
            None => self.judge(caller, game, wanted).await?,
        };
        let deed = Deed {
            game: Some(game),
            target: wanted.person,
            ..self.deed(caller, guild, &wanted.deed)
        };
        self.store.did(deed).await?;
        Ok(answer)
    }

    /// Ends, decides or prolongs a game.
    async fn judge(
        &self,
        caller: &Caller,
        game: GameId,
        wanted: &Moderation,
    ) -> Result<Answer, Stop> {
        let kept = self.step(caller, game, |stored| {
            let at = self.clock.now();
            let people = stored.members.iter().map(|member| member.person).collect();
            Ok(Decided {
                change: self.judged(&stored, wanted)?,
                owed: Owed::behind(caller, people, at),
            })
        });
        let kept = kept.await?;
        let text =
            say(caller.locale, &format!("did-{}", wanted.deed), &[("number", Arg::Number(game.0))]);
        Ok(Answer { owing: kept.owing, ..Answer::plain(Reply::Post(Message::private(text))) })
    }

    fn judged(&self, stored: &StoredGame, wanted: &Moderation) -> Result<Change, Stop> {
        let at = self.clock.now();
        let over = |status, end: &str| Change {
            status,
            deadline_at: None,
            timing: Timing::default(),
            end: Some(end.to_owned()),
            ..Change::of(stored, at, None)
        };
        match (wanted.deed.as_str(), stored.status) {
            ("end", Status::Open | Status::Running) => Ok(over(Status::Aborted, "ended-by-server")),
            ("adjudicate", Status::Running) => {
                let entries = self.verdict(stored, wanted.person)?;
                Ok(Change { entries, ..over(Status::Finished, "adjudicated") })
            }
            ("extend", Status::Running) => self.extended(stored),
            _ => Err(Refusal::new("deed-not-now").into()),
        }
    }

    /// The events that make a person win, or nobody: a draw.
    fn verdict(&self, stored: &StoredGame, winner: Option<u64>) -> Result<Vec<Entry>, Stop> {
        let mut table = self.table(stored)?;
        let Some(winner) = winner else {
            return Ok(vec![Entry { seat: None, text: Event::Draw.to_string() }]);
        };
        let seat = stored
            .seat_of(winner)
            .ok_or_else(|| Refusal::new("not-their-game").text("person", mention(winner)))?;
        let side = table.side(seat);
        let mut entries = Vec::new();
        for loser in
            (0..stored.seats).map(Seat).filter(|seat| table.side(*seat) != side).collect::<Vec<_>>()
        {
            let text = Event::Resign(loser).to_string();
            // Who has left already cannot leave again.
            if table.outcome().is_none() && table.play(&text).is_ok() {
                entries.push(Entry { seat: None, text });
            }
        }
        Ok(entries)
    }

    /// A day more for whoever is on turn.
    fn extended(&self, stored: &StoredGame) -> Result<Change, Stop> {
        const DAY: i64 = 24 * 60 * 60 * 1000;
        let at = self.clock.now();
        let mut timing = stored.timing.clone();
        let turn = timing.turn.as_mut().ok_or_else(|| Refusal::new("no-deadline"))?;
        (turn.ends_at, turn.lasts) = (turn.ends_at.max(at) + DAY, turn.lasts + DAY);
        let deadline_at = clocks::next_at(stored, &timing);
        Ok(Change { timing, deadline_at, ..Change::of(stored, at, None) })
    }
}

/// A deed as a line: when, who, what, to which game and whom.
fn line(deed: &Deed) -> String {
    let game = deed.game.map(|GameId(game)| format!(" #{game}")).unwrap_or_default();
    let target = deed.target.map(|target| format!(" {}", mention(target))).unwrap_or_default();
    let detail = if deed.detail.is_empty() { String::new() } else { format!(": {}", deed.detail) };
    format!(
        "\n<t:{}:f> {} `{}`{game}{target}{detail}",
        deed.at / 1000,
        mention(deed.person),
        deed.deed
    )
}
