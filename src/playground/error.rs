//! Errors of the API as Discord answers them: an HTTP status and a JSON body with its own code.
//! <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json>

use axum::http::{HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use serde_json::json;

/// An error answer of the API.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct ApiError {
    status: u16,
    code: u32,
    message: String,
    /// Faults of the body.
    reasons: Vec<String>,
}

/// Seconds to wait and whether all routes are meant, for a 429.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct RateLimit {
    /// Seconds.
    pub retry_after: f64,
    /// True for the bot's global limit.
    pub global: bool,
}

impl ApiError {
    pub(super) fn new(status: u16, code: u32, message: &str) -> Self {
        Self { status, code, message: message.to_owned(), reasons: Vec::new() }
    }

    /// An answer with only a status, as Discord's edge gives.
    pub(super) fn bare(status: u16) -> Self {
        let reason = StatusCode::from_u16(status).ok().and_then(|status| status.canonical_reason());
        Self::new(status, 0, &format!("{status}: {}", reason.unwrap_or("Fault")))
    }

    pub(super) fn unauthorized() -> Self {
        Self::bare(401)
    }

    pub(super) fn unknown_channel() -> Self {
        Self::new(404, 10003, "Unknown Channel")
    }

    /// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json>
    pub(super) fn thread_exists() -> Self {
        Self::new(400, 160_004, "A thread has already been created for this message")
    }

    pub(super) fn archived() -> Self {
        Self::new(400, 50_083, "Thread is archived")
    }

    pub(super) fn unknown_guild() -> Self {
        Self::new(404, 10004, "Unknown Guild")
    }

    pub(super) fn unknown_member() -> Self {
        Self::new(404, 10007, "Unknown Member")
    }

    pub(super) fn unknown_message() -> Self {
        Self::new(404, 10008, "Unknown Message")
    }

    pub(super) fn unknown_role() -> Self {
        Self::new(404, 10011, "Unknown Role")
    }

    /// Too many edits of messages that are older than an hour.
    pub(super) fn too_many_old_edits() -> Self {
        let message =
            "Maximum number of edits to messages older than 1 hour reached. Try again later";
        Self::new(429, 30046, message)
    }

    /// No one has set permissions for the command.
    pub(super) fn no_overrides() -> Self {
        Self::new(404, 10066, "Unknown application command permissions")
    }

    pub(super) fn unknown_emoji() -> Self {
        Self::new(404, 10014, "Unknown Emoji")
    }

    pub(super) fn too_many_emojis(most: usize) -> Self {
        Self::new(400, 30008, &format!("Maximum number of emojis reached ({most})"))
    }

    pub(super) fn unknown_user() -> Self {
        Self::new(404, 10013, "Unknown User")
    }

    /// The interaction has no first answer yet, so it has no webhook.
    pub(super) fn unknown_webhook() -> Self {
        Self::new(404, 10015, "Unknown Webhook")
    }

    pub(super) fn unknown_interaction() -> Self {
        Self::new(404, 10062, "Unknown interaction")
    }

    pub(super) fn acknowledged_twice() -> Self {
        Self::new(400, 40060, "Interaction has already been acknowledged.")
    }

    pub(super) fn missing_access() -> Self {
        Self::new(403, 50001, "Missing Access")
    }

    pub(super) fn not_the_author() -> Self {
        Self::new(403, 50005, "Cannot edit a message authored by another user")
    }

    pub(super) fn empty_message() -> Self {
        Self::new(400, 50006, "Cannot send an empty message")
    }

    pub(super) fn cannot_write_to_person() -> Self {
        Self::new(403, 50007, "Cannot send messages to this user")
    }

    /// The bot lacks a permission; Discord does not say which, and neither does the answer.
    pub(super) fn missing_permissions() -> Self {
        Self::new(403, 50013, "Missing Permissions")
    }

    /// The token in the address is no interaction's, or its 15 minutes are over.
    pub(super) fn invalid_webhook_token() -> Self {
        Self::new(401, 50027, "Invalid Webhook Token")
    }

    pub(super) fn too_large() -> Self {
        Self::new(413, 40005, "Request entity too large")
    }

    pub(super) fn too_many_follow_ups() -> Self {
        Self::new(
            400,
            40094,
            "This interaction has reached the maximum number of follow up messages",
        )
    }

    /// The body breaks these rules.
    pub(super) fn invalid_body(reasons: Vec<String>) -> Self {
        Self { reasons, ..Self::new(400, 50035, "Invalid Form Body") }
    }

    pub(super) fn not_json() -> Self {
        Self::new(400, 50109, "The request body contains invalid JSON.")
    }

    /// Returns the faults of the body; none for errors of other kinds.
    pub(super) fn reasons(&self) -> &[String] {
        &self.reasons
    }
}

impl IntoResponse for ApiError {
    fn into_response(self) -> Response {
        let status = StatusCode::from_u16(self.status).unwrap_or(StatusCode::INTERNAL_SERVER_ERROR);
        let mut body = json!({"code": self.code, "message": self.message});
        if !self.reasons.is_empty() {
            let errors: Vec<_> =
                self.reasons.iter().map(|why| json!({"code": "REFUSED", "message": why})).collect();
            body["errors"] = json!({"_errors": errors});
        }
        (status, axum::Json(body)).into_response()
    }
}

impl IntoResponse for RateLimit {
    fn into_response(self) -> Response {
        let body = json!({"message": "You are being rate limited.", "retry_after": self.retry_after,
            "global": self.global, "code": 0});
        let mut response = (StatusCode::TOO_MANY_REQUESTS, axum::Json(body)).into_response();
        let headers = response.headers_mut();
        let seconds = HeaderValue::from_str(&self.retry_after.ceil().to_string());
        headers.insert(header::RETRY_AFTER, seconds.unwrap_or(HeaderValue::from_static("1")));
        let scope = if self.global { "global" } else { "user" };
        headers.insert("x-ratelimit-scope", HeaderValue::from_static(scope));
        if self.global {
            headers.insert("x-ratelimit-global", HeaderValue::from_static("true"));
        }
        response
    }
}
