//! The application's own description: one request, sent by `narabe setup` and never by a bot at work.

use super::client::Rest;
use super::invalid_requests::Account;
use crate::discord::connection::StartError;
use crate::discord::limits::DISCORD;
use reqwest::header::{AUTHORIZATION, CONTENT_TYPE};
use serde_json::Value;

impl Rest {
    /// Changes the application, and returns it as it is then. Serenity does not know this request.
    /// <https://discord.com/developers/docs/resources/application#edit-current-application>
    ///
    /// # Errors
    /// Discord does not take it, or does not answer.
    pub async fn change_application(&self, body: &Value) -> Result<Value, StartError> {
        let address = self.api().unwrap_or(DISCORD).trim_end_matches('/');
        let request = self.client.patch(format!("{address}/api/v10/applications/@me"));
        let request = request.header(AUTHORIZATION, &self.token);
        let request = request.header(CONTENT_TYPE, "application/json").body(body.to_string());
        let changed = self.send_own(Account::Bot, request).await;
        changed.map_err(|failure| self.not_started(failure))
    }
}
