//! Interactions that cannot be read, because Discord sends something that this version does not know. They are counted,
//! logged and answered, since Discord shows "The application did not respond" otherwise.

use super::server::Server;
use super::write;
use crate::app::output::reply::{Answer, Reply};
use crate::words::{Locale, say};
use serde_json::Value;
use tokio::time::Instant;

/// Discord's number for the completion of an option.
/// <https://discord.com/developers/docs/interactions/receiving-and-responding#interaction-object-interaction-type>
const AUTOCOMPLETE: u64 = 4;

/// Answers an interaction as far as that goes without reading it.
pub(super) async fn answer(server: &Server, interaction: &Value) {
    server.rest().metrics().interactions.count_two([("type", "unreadable"), ("command", "")]);
    let Some((id, token)) = id_and_token(interaction) else {
        return tracing::warn!("an interaction without an id and a token");
    };
    // Nothing else of it: it holds people's words and a token.
    tracing::warn!(id, kind = interaction["type"].as_u64(), "an interaction cannot be read");
    let body = write::answer(&reply(interaction).reply, true);
    let until = Instant::now() + server.patience.answer;
    let sent = server.rest().answer(id, token, &body, until).await;
    server.rest().metrics().answers.count("outcome", if sent.is_ok() { "given" } else { "lost" });
    if let Err(failure) = sent {
        tracing::warn!(id, "the answer did not arrive: {failure}");
    }
}

/// Returns what is needed to answer an interaction.
pub(super) fn id_and_token(interaction: &Value) -> Option<(u64, &str)> {
    // Serenity's ids are never 0.
    let id = interaction["id"].as_str()?.parse().ok().filter(|id| *id != 0)?;
    Some((id, interaction["token"].as_str()?))
}

fn reply(interaction: &Value) -> Answer {
    if interaction["type"].as_u64() == Some(AUTOCOMPLETE) {
        return Answer::plain(Reply::Choices(Vec::new()));
    }
    let locale = Locale::of(interaction["locale"].as_str().unwrap_or_default());
    Answer::private(say(locale, "refusal-unreadable", &[]))
}
