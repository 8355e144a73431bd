//! The application's own emojis: listed, uploaded and deleted by the bot, and known in its components.
//! <https://discord.com/developers/docs/resources/emoji>

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde_json::{Value, json};

use super::call::{Answer, Call};
use crate::playground::cast::{BOT, user_json};
use crate::playground::error::ApiError;
use crate::playground::world::Emoji;

impl Call<'_> {
    /// Lists the emojis, or uploads one.
    pub(super) fn emojis(&mut self, application: u64) -> Answer {
        if application != BOT {
            return Err(ApiError::missing_access());
        }
        match self.seen.method.as_str() {
            "GET" => {
                let items: Vec<Value> =
                    self.state.emojis.iter().map(|(id, emoji)| emoji_json(*id, emoji)).collect();
                Ok((200, json!({ "items": items })))
            }
            "POST" => self.upload_emoji(),
            _ => Err(ApiError::bare(405)),
        }
    }

    fn upload_emoji(&mut self) -> Answer {
        if self.state.emojis.len() >= self.state.most_emojis {
            return Err(ApiError::too_many_emojis(self.state.most_emojis));
        }
        let body = &self.seen.json;
        let name = body["name"].as_str().unwrap_or_default().to_owned();
        let encoded = body["image"].as_str().and_then(|image| Some(image.split_once(',')?.1));
        let picture = STANDARD.decode(encoded.unwrap_or_default()).unwrap_or_default().into();
        let id = self.state.next_id();
        let emoji = Emoji { name, picture };
        let answer = emoji_json(id, &emoji);
        self.state.emojis.insert(id, emoji);
        Ok((201, answer))
    }

    /// Deletes an emoji.
    pub(super) fn one_emoji(&mut self, application: u64, emoji: u64) -> Answer {
        match self.seen.method.as_str() {
            _ if application != BOT => Err(ApiError::missing_access()),
            "DELETE" if self.state.emojis.remove(&emoji).is_some() => Ok((204, Value::Null)),
            "DELETE" => Err(ApiError::unknown_emoji()),
            _ => Err(ApiError::bare(405)),
        }
    }
}

fn emoji_json(id: u64, emoji: &Emoji) -> Value {
    json!({
        "id": id.to_string(), "name": emoji.name, "roles": [], "user": user_json(BOT), "require_colons": true,
        "managed": false, "animated": false, "available": true,
    })
}
