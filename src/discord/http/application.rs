//! The application's own description: one request, sent by `narabe setup` and never by a bot at work.

use super::client::{Rest, body_of};
use super::failure::{Failure, failure};
use crate::discord::connection::StartError;
use crate::discord::limits::DISCORD;
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE};
use serde_json::Value;
use tokio::time::timeout_at;

impl Rest {
    /// Changes the application, and returns it as it is then. Serenity does not know this request.
    /// <https://discord.com/developers/docs/resources/application#edit-current-application>
    ///
    /// # Errors
    /// Discord does not take it, or does not answer.
    pub async fn change_application(&self, body: &Value) -> Result<Value, StartError> {
        let address = self.api().unwrap_or(DISCORD).trim_end_matches('/');
        let change = async {
            let request = self.client.patch(format!("{address}/api/v10/applications/@me"));
            let request = request.header(AUTHORIZATION, &self.token);
            let request = request.header(CONTENT_TYPE, "application/json").body(body.to_string());
            let unreachable =
                |error: reqwest::Error| Failure::Unreachable(error.without_url().to_string());
            let response = request.send().await.map_err(unreachable)?;
            let status = response.status().as_u16();
            let bytes = body_of(response).await?;
            let answer: Value = serde_json::from_slice(&bytes).unwrap_or_default();
            if (200..300).contains(&status) {
                Ok(answer)
            } else {
                Err(failure(status, None, &answer))
            }
        };
        let late = |_| Err(Failure::Unreachable("it took too long".to_owned()));
        let changed = timeout_at(self.deadline(), change).await.unwrap_or_else(late);
        changed.map_err(|failure| self.not_started(failure))
    }
}
