//! The operators' view of the connection: a span with the interaction's id round everything that is done for it, the
//! counters, and the state of the gateway.

use super::interaction::{Interaction, Kind};
use super::server::Server;
use super::write;
use crate::app::commands::COMMANDS;
use crate::app::output::reply::Message;
use crate::game::Arg;
use crate::metrics::{Metrics, Page};
use crate::words::{Locale, say};
use std::sync::{Arc, Weak};
use tracing::Span;

/// Looks at a bot while it runs; it does not keep it alive.
pub struct Watch {
    pub(super) server: Weak<Server>,
    pub(super) metrics: Arc<Metrics>,
}

impl Watch {
    /// True if nearly all shards hear from Discord's gateway, and each of them has had a connection.
    pub async fn is_connected(&self) -> bool {
        let Some(server) = self.server.upgrade() else { return false };
        server.is_connected().await
    }

    /// True if Discord has answered nothing for some time: no answer of this node's arrives.
    pub fn is_unanswered(&self) -> bool {
        let server = self.server.upgrade();
        server.is_some_and(|server| server.node.is_unreached(server.patience.unreached))
    }

    /// True if the database has not taken this node's presence for some time: it may be read, but takes no writes.
    pub fn is_absent(&self) -> bool {
        let server = self.server.upgrade();
        server.is_some_and(|server| server.node.is_absent(server.patience.absent))
    }

    /// True if this node leads, as far as it knows.
    pub fn leads(&self) -> bool {
        self.server.upgrade().is_some_and(|server| server.node.leads())
    }

    /// True once the program ends, while it may still take interactions.
    pub fn is_leaving(&self) -> bool {
        self.server.upgrade().is_none_or(|server| server.is_leaving())
    }

    /// Returns the names of the background loops that panic again and again.
    pub fn stopped_loops(&self) -> Vec<&'static str> {
        self.server.upgrade().map_or_else(Vec::new, |server| server.loops.stopped())
    }

    /// Writes the numbers of rounds that the background loops completed.
    pub fn write_rounds(&self, page: &mut Page) {
        if let Some(server) = self.server.upgrade() {
            server.loops.write(page);
        }
    }

    /// The most IDENTIFYs of one shard in a row that brought no session.
    pub fn failed_identifies(&self) -> u32 {
        self.server.upgrade().map_or(0, |server| server.identify_pace.in_a_row())
    }

    /// Number of interactions that are being answered.
    pub fn at_work(&self) -> usize {
        self.server.upgrade().map_or(0, |server| server.at_work())
    }

    /// Sends the owner of the application a direct message: a sentence with its arguments, in the owner's language as far as
    /// it is known. True if it arrived.
    pub async fn tell_owner(&self, sentence: &str, args: &[(&'static str, Arg)]) -> bool {
        let Some(server) = self.server.upgrade() else { return false };
        let Some(owner) = server.rest().owner() else { return false };
        let preferences = server.app().store().preferences(owner).await;
        let locale = preferences.ok().and_then(|preferences| preferences.locale);
        let locale = locale.as_deref().map_or(Locale::En, Locale::of);
        let text = say(locale, sentence, args);
        // Only answers to interactions are private, and a message that pings no one comes without a sound.
        let message = Message { text, pings: vec![owner], ..Message::default() };
        let body = write::posted(&message);
        let nonce = server.app().clock().now().to_string();
        match super::direct::send(&server, owner, &nonce, &body).await {
            Ok(sent) => sent.is_some(),
            Err(failure) => {
                tracing::warn!("no message to the owner: {failure}");
                false
            }
        }
    }

    /// Counters of the program.
    pub fn metrics(&self) -> &Metrics {
        &self.metrics
    }
}

/// Counts an interaction, and gives the span for what is done about it. The id is the number that people are told when
/// something fails. It names neither the person nor their words.
pub(super) fn arrived(metrics: &Metrics, interaction: &Interaction) -> Span {
    let (kind, command) = described(interaction);
    metrics.interactions.count_two([("type", kind), ("command", command)]);
    tracing::info_span!("interaction", id = interaction.id.0, kind, command)
}

/// The type and, for commands of ours, the name.
fn described(interaction: &Interaction) -> (&'static str, &'static str) {
    let name = || known(&interaction.data.name);
    match interaction.kind {
        Kind::Command => ("command", name()),
        Kind::Autocomplete => ("suggestion", name()),
        Kind::Component => ("component", ""),
        Kind::Modal => ("form", ""),
        Kind::Ping => ("other", ""),
    }
}

/// The command's name as the list has it, so that nothing from outside becomes a label.
fn known(name: &str) -> &'static str {
    COMMANDS.iter().find(|command| command.name == name).map_or("other", |command| command.name)
}
