//! What a server allows: where, what and who may play.

use super::challenge::Proposal;
use super::request::Caller;
use super::show::mention;
use super::{App, GAMES_PER_CHANNEL, GAMES_PER_PERSON, Stop};
use crate::game::Refusal;
use crate::store::servers::{Policy, Settings};
use crate::store::{StoreError, StoredGame};

impl App {
    /// The settings of where the caller is; the usual ones outside of servers.
    pub(super) async fn house(&self, guild: Option<u64>) -> Result<Settings, StoreError> {
        match guild {
            Some(guild) => self.store.settings(guild).await,
            None => Ok(Settings::default()),
        }
    }

    /// How boards are shown where a game is played.
    pub(super) async fn policy(&self, stored: &StoredGame) -> Policy {
        self.house(stored.venue.guild).await.map(|settings| settings.policy).unwrap_or_default()
    }

    /// Refuses a game that the server does not want, or that somebody has blocked; a rating where none is wanted.
    pub(super) async fn check_house(
        &self,
        caller: &Caller,
        proposal: &mut Proposal,
    ) -> Result<Settings, Stop> {
        let settings = self.house(caller.venue.guild).await?;
        check_channel(caller, &settings)?;
        let game = proposal.entry.info.id;
        if !settings.games.is_empty() && !settings.games.iter().any(|allowed| allowed == game) {
            return Err(Refusal::new("game-not-here")
                .names("known", settings.games.clone())
                .into());
        }
        let rules = format!("{game}/{}", proposal.options.named().name);
        if !settings.rule_sets.is_empty() && !settings.rule_sets.contains(&rules) {
            return Err(Refusal::new("game-not-here")
                .names("known", settings.rule_sets.clone())
                .into());
        }
        check_barred(caller, &settings)?;
        if let Some(barred) = proposal.others.iter().find(|other| settings.barred.contains(other)) {
            return Err(Refusal::new("they-are-barred").text("person", mention(*barred)).into());
        }
        for other in &proposal.others {
            self.check_block(caller, *other).await?;
        }
        if settings.casual {
            proposal.rated = Some(false);
        }
        Ok(settings)
    }

    /// Refuses somebody who wants to play with a person who has blocked them, or whom they have blocked.
    pub(super) async fn check_block(&self, caller: &Caller, other: u64) -> Result<(), Stop> {
        if self.store.blocked_by(other).await?.contains(&caller.person) {
            return Err(Refusal::new("blocked").text("person", mention(other)).into());
        }
        if self.store.blocked_by(caller.person).await?.contains(&other) {
            return Err(Refusal::new("you-blocked").text("person", mention(other)).into());
        }
        Ok(())
    }

    /// Refuses somebody who may not take part here.
    pub(super) async fn check_joining(
        &self,
        caller: &Caller,
        stored: &StoredGame,
    ) -> Result<(), Stop> {
        check_barred(caller, &self.house(caller.venue.guild).await?)?;
        match stored.members.first().filter(|author| author.person != caller.person) {
            Some(author) => self.check_block(caller, author.person).await,
            None => Ok(()),
        }
    }
}

/// Refuses a channel in which the server wants no games.
pub(super) fn check_channel(caller: &Caller, settings: &Settings) -> Result<(), Refusal> {
    if settings.channels.is_empty() || settings.channels.contains(&caller.venue.channel) {
        return Ok(());
    }
    let known = settings.channels.iter().map(|channel| format!("<#{channel}>")).collect();
    Err(Refusal::new("channel-not-here").names("known", known))
}

fn check_barred(caller: &Caller, settings: &Settings) -> Result<(), Refusal> {
    if settings.barred.contains(&caller.person) {
        Err(Refusal::new("you-are-barred"))
    } else {
        Ok(())
    }
}

/// The most unfinished games of a person and of a channel.
pub(super) fn limits(settings: &Settings) -> (u32, u32) {
    (
        settings.most_per_person.unwrap_or(GAMES_PER_PERSON),
        settings.most_per_channel.unwrap_or(GAMES_PER_CHANNEL),
    )
}
