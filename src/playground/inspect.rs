//! Readers of every request body. A request that a reader refuses is answered 400 as Discord would, and put on a
//! list that tests assert to be empty.

use std::sync::Arc;

use serde_json::Value;

/// A request to the API, as readers see it.
#[derive(Debug, Clone)]
pub struct Seen {
    /// `GET`, `POST`, …
    pub method: String,
    /// The path with names in the place of values, such as `/channels/{channel.id}/messages`, without `/api/v10`.
    pub route: &'static str,
    /// The JSON body, or the `payload_json` part; null where there is none.
    pub json: Value,
    /// The files.
    pub files: Vec<FileSeen>,
}

/// A file that came with a request.
#[derive(Debug, Clone)]
pub struct FileSeen {
    /// The number n of `files[n]`.
    pub slot: u64,
    /// The file's name.
    pub filename: String,
    /// The media type as sent.
    pub content_type: String,
    /// The bytes.
    pub bytes: Arc<[u8]>,
}

/// Another reader of request bodies: `Err` says what Discord would refuse.
pub type Inspector = Arc<dyn Fn(&Seen) -> Result<(), String> + Send + Sync>;

/// A request that was refused.
#[derive(Debug, Clone)]
pub struct Refusal {
    /// The method and the route's template.
    pub request: String,
    /// Faults of the request.
    pub reasons: Vec<String>,
    /// The body's JSON.
    pub json: Value,
}
