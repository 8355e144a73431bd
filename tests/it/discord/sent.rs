//! Bodies that the bot sends, for plays that ask who can read what.

use crate::stage::Stage;
use narabe::playground::message::Message;
use narabe::playground::{Inspector, Person, Seen};
use serde_json::Value;
use std::sync::{Arc, Mutex};

/// Bodies since the stage was opened, or since they were taken last.
pub struct Sent(Arc<Mutex<Vec<Value>>>);

impl Sent {
    /// A stage, and what its bot sends.
    pub async fn open() -> (Stage, Self) {
        let sent = Self(Arc::default());
        let bodies = Arc::clone(&sent.0);
        let reader: Inspector = Arc::new(move |seen: &Seen| {
            bodies.lock().unwrap().push(seen.json.clone());
            Ok(())
        });
        (Stage::open_read_by(reader).await, sent)
    }

    /// Takes the bodies.
    pub fn take(&self) -> Vec<Value> {
        std::mem::take(&mut *self.0.lock().unwrap())
    }
}

/// True if a message is for one person alone.
pub fn is_private(body: &Value) -> bool {
    body["data"]["flags"].as_u64().is_some_and(|flags| flags & 64 > 0)
}

/// True if a body has one of these words.
pub fn tells(body: &Value, words: &[&str]) -> bool {
    let text = body.to_string();
    words.iter().any(|word| text.contains(word))
}

/// A person looks at everything that is shown of a game to those who do not ask for their own.
pub async fn looks_around(stage: &Stage, person: &Person, board: &Message) {
    for command in ["board", "games", "history"] {
        person.slash(&stage.channel("lobby"), command, &[]).await.unwrap();
    }
    person.press(board, "More…").await.unwrap();
}
