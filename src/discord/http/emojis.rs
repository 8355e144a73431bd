//! The application's own emojis: listed, uploaded and deleted.
//! <https://discord.com/developers/docs/resources/emoji#list-application-emojis>

use super::client::{OTHER_WAIT, Rest};
use super::failure::Failure;
use super::invalid_requests::Account;
use super::rate_limit::Urgency;
use crate::discord::write::Body;
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};
use serenity::all::EmojiId;
use serenity::http::{LightMethod, Route};

impl Rest {
    /// Returns the emojis of the application: their names and ids. A list of which a part cannot be read is none: that
    /// emoji would seem to be missing.
    ///
    /// # Errors
    /// Discord does not list them.
    pub async fn emojis(&self) -> Result<Vec<(String, u64)>, Failure> {
        let route = Route::Emojis { application_id: self.application_id() };
        let answer = self.paced_get(Account::Bot, Urgency::Edit, route, Vec::new()).await?;
        let named = |emoji: &Value| {
            Some((emoji["name"].as_str()?.to_owned(), emoji["id"].as_str()?.parse().ok()?))
        };
        let listed: Option<Vec<(String, u64)>> =
            answer["items"].as_array().and_then(|items| items.iter().map(named).collect());
        listed.ok_or_else(|| Failure::Unreachable("no list of emojis".to_owned()))
    }

    /// Uploads a PNG file as an emoji. Returns its id, if Discord says it.
    ///
    /// # Errors
    /// Discord does not take it, or does not answer.
    pub async fn upload_emoji(&self, name: &str, png: &[u8]) -> Result<Option<u64>, Failure> {
        let image = format!("data:image/png;base64,{}", STANDARD.encode(png));
        let body = Body::plain(json!({ "name": name, "image": image }));
        let route = Route::Emojis { application_id: self.application_id() };
        self.paced(Account::Bot, (Urgency::Edit, OTHER_WAIT), route, LightMethod::Post, &body).await
    }

    /// Deletes an emoji.
    ///
    /// # Errors
    /// Discord does not do it, or does not answer.
    pub async fn delete_emoji(&self, emoji: u64) -> Result<(), Failure> {
        let application_id = self.application_id();
        let route = Route::Emoji { application_id, emoji_id: EmojiId::new(emoji) };
        let none = Body::plain(Value::Null);
        self.paced(Account::Bot, (Urgency::Edit, OTHER_WAIT), route, LightMethod::Delete, &none)
            .await
            .map(|_| ())
    }
}
