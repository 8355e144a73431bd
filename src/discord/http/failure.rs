//! Failures of requests, and the answers that mean them.

use serde_json::Value;
use std::time::Duration;

/// Discord's code for the token of an interaction that is over, which has the status of a refused login.
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json-json-error-codes>
const INVALID_INTERACTION_TOKEN: u64 = 50_027;

/// Discord's code for too many edits of messages that are older than an hour; how many are too many it does not say.
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json-json-error-codes>
const OLD_MESSAGES: u64 = 30_046;

/// Discord's code for what a channel of that kind cannot carry out, such as a thread within a thread.
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json-json-error-codes>
const WRONG_CHANNEL_TYPE: u64 = 50_024;

/// Discord's code for an interaction that has been acknowledged already.
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json-json-error-codes>
const ALREADY_ANSWERED: u64 = 40_060;

/// Discord's code for a message that is not there.
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json-json-error-codes>
const UNKNOWN_MESSAGE: u64 = 10_008;

/// Discord's codes of refusals that pass by themselves, whatever their status: a login that is refused, direct messages that
/// are opened too fast (which has come with 400 and with 403), what is switched off or overloaded for a time, and what
/// Cloudflare blocks, which says nothing in Discord's name.
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json-json-error-codes>
pub(super) const PASSING: [u64; 8] =
    [40_001, 40_003, 40_004, 40_006, 40_062, 40_333, 110_001, 130_000];

/// Discord's codes for the state of a place, which come with 400 as a malformed request does: an interaction that has had all
/// its follow-ups, a person or channel that takes no message, an archived or locked thread, a server with too many threads.
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json-json-error-codes>
pub(super) const OF_THE_PLACE: [u64; 8] = [
    40_094,
    CANNOT_SEND_TO_PERSON,
    50_008,
    WRONG_CHANNEL_TYPE,
    ARCHIVED,
    160_005,
    160_006,
    160_007,
];

/// Discord's code for a change in an archived thread, which must be opened first.
/// <https://discord.com/developers/docs/topics/threads>
pub(super) const ARCHIVED: u64 = 50_083;

/// Discord's code for a bot that may for a time open no channel of direct messages, whoever is at its other end.
/// <https://github.com/tmercswims/tmerc-cogs/issues/111>
const QUARANTINED: u64 = 20_026;

/// Discord's code for someone to whom the bot cannot write. It comes with 400 where a channel is opened.
/// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json-json-error-codes>
const CANNOT_SEND_TO_PERSON: u64 = 50_007;

/// Error of a request that failed for good.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum Failure {
    /// Discord said no.
    #[error("{status} {code}: {message}")]
    Refused {
        /// The HTTP status.
        status: u16,
        /// Discord's own code.
        /// <https://discord.com/developers/docs/topics/opcodes-and-status-codes#json-json-error-codes>
        code: u64,
        /// Discord's sentence.
        message: String,
    },
    /// Discord asks for no request for so long.
    #[error("asked to wait {0:?}")]
    TooMany(Duration),
    /// Not sent, since there is no room for so long: others are under way on its route or have used up what it takes, or it
    /// got no turn.
    #[error("not sent while others go first, tried again in {0:?}")]
    Full(Duration),
    /// Not sent, since its channel has refused the bot with this code lately and is left alone for so long.
    #[error("403 {code}: the channel has refused lately and is left alone for {left:?}")]
    LeftAlone {
        /// Discord's code.
        code: u64,
        /// Time after which it is asked again.
        left: Duration,
    },
    /// No answer came, or a broken one.
    #[error("no answer: {0}")]
    Unreachable(String),
}

impl Failure {
    /// Returns Discord's code of a refusal; none where it did not refuse.
    pub fn code(&self) -> Option<u64> {
        match self {
            Self::Refused { code, .. } | Self::LeftAlone { code, .. } => Some(*code),
            Self::TooMany(_) | Self::Full(_) | Self::Unreachable(_) => None,
        }
    }

    /// True if the interaction had been acknowledged already, so that an answer whose receipt got lost did arrive.
    pub fn is_already_answered(&self) -> bool {
        matches!(self, Self::Refused { code: ALREADY_ANSWERED, .. })
    }

    /// True if what was to be done there cannot be done later either: its place is gone or forbidden, or the request is not
    /// one that Discord takes. A refused token, a 429, what passes by itself, a fault of Discord's and a 403 without a code
    /// of Discord's, as from something between here and Discord, say nothing about the place. A place that is left alone takes
    /// nothing now, and what is to be done there in the end may wait for it ([`Self::is_for_later`]).
    pub fn is_final(&self) -> bool {
        match self {
            Self::Refused { code, .. } if PASSING.contains(code) => false,
            Self::Refused { status: 401, code, .. } => *code == INVALID_INTERACTION_TOKEN,
            Self::Refused { status: 403, code: 0, .. } => false,
            Self::Refused { status, .. } => *status < 500 && !matches!(status, 408 | 429),
            Self::LeftAlone { .. } => true,
            Self::TooMany(_) | Self::Full(_) | Self::Unreachable(_) => false,
        }
    }

    /// True if nothing was sent, and the time is known after which it may be.
    pub fn is_for_later(&self) -> bool {
        matches!(self, Self::Full(_) | Self::LeftAlone { .. })
    }

    /// True if Discord does not take the request as it is written, which is a fault of this program.
    pub fn is_malformed(&self) -> bool {
        let Self::Refused { status: 400, code, .. } = self else { return false };
        !OF_THE_PLACE.contains(code) && !PASSING.contains(code)
    }

    /// True if a direct message failed because the person takes none from the bot, or is not there any more.
    pub fn is_closed_to_bot(&self) -> bool {
        self.is_final() && !self.is_malformed() && self.code() != Some(QUARANTINED)
    }

    /// True if the message that the request was about is no longer there.
    pub fn is_unknown_message(&self) -> bool {
        matches!(self, Self::Refused { code: UNKNOWN_MESSAGE, .. })
    }

    /// True if no channel of that kind could carry the request out, whatever the bot may do there.
    pub fn is_of_channel_type(&self) -> bool {
        matches!(self, Self::Refused { code: WRONG_CHANNEL_TYPE, .. })
    }

    /// True if the message is too old to be edited now. Another message can take its place.
    pub fn is_too_old(&self) -> bool {
        matches!(self, Self::Refused { code: OLD_MESSAGES, .. })
    }

    /// True if trying again within seconds can help.
    pub fn may_pass(&self) -> bool {
        match self {
            Self::Refused { status, .. } => *status >= 500,
            Self::LeftAlone { .. } => false,
            Self::TooMany(_) | Self::Full(_) | Self::Unreachable(_) => true,
        }
    }

    /// Time that Discord asks to wait, or none.
    pub fn wait(&self) -> Duration {
        match self {
            Self::TooMany(wait) | Self::Full(wait) | Self::LeftAlone { left: wait, .. } => *wait,
            Self::Refused { .. } | Self::Unreachable(_) => Duration::ZERO,
        }
    }
}

/// Returns the failure that a status means. Discord's edge gives the time to wait in a header alone, without a body.
pub(super) fn failure(status: u16, header: Option<f64>, answer: &Value) -> Failure {
    let code = answer["code"].as_u64().unwrap_or(0);
    // Any other 429 passes by itself, whatever its scope and code.
    if status == 429 && code != OLD_MESSAGES {
        let seconds = answer["retry_after"]
            .as_f64()
            .or(header)
            .filter(|s| s.is_finite() && *s >= 0.0)
            .unwrap_or(1.0);
        return Failure::TooMany(Duration::from_secs_f64(seconds.min(86_400.0)));
    }
    let message = answer["message"].as_str().unwrap_or("no reason given").to_owned();
    Failure::Refused { status, code, message }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_429_of_any_scope_and_code_is_waited_for() {
        let json = |text: &str| serde_json::from_str(text).unwrap();
        for text in [
            r#"{"retry_after":2,"code":99999,"scope":"moon"}"#,
            r#"{"code":20028,"retry_after":2.0,"global":false}"#,
            r#"{"retry_after":2,"code":"text"}"#,
        ] {
            let failure = failure(429, None, &json(text));
            assert_eq!(failure, Failure::TooMany(Duration::from_secs(2)), "{text}");
        }
        for text in ["null", "[]", r#"{"retry_after":-1}"#, r#"{"retry_after":"soon"}"#] {
            assert_eq!(failure(429, None, &json(text)), Failure::TooMany(Duration::from_secs(1)));
        }
        let old = failure(429, None, &json(r#"{"code":30046,"message":"try again later"}"#));
        assert!(old.is_too_old() && !old.is_final() && !old.may_pass(), "{old:?}");
    }

    #[test]
    fn a_place_is_lost_by_what_is_said_of_it_alone() {
        let refused = |status, code| failure(status, None, &serde_json::json!({ "code": code }));
        for (status, code) in [(403, 50_001), (404, 10_003), (404, 10_008), (410, 0), (401, 50_027)]
        {
            assert!(refused(status, code).is_final(), "{status} {code}");
        }
        for status in [401, 403, 408, 429, 500, 502, 503, 504, 520] {
            assert!(!refused(status, 0).is_final(), "{status}");
        }
        for (status, code) in [(403, 40_333), (403, 40_006), (400, 40_003), (403, 40_004)] {
            let passing = refused(status, code);
            assert!(!passing.is_final() && !passing.is_closed_to_bot(), "{status} {code}");
            assert!(!passing.is_malformed(), "{status} {code}");
        }
        assert!(!Failure::Unreachable(String::new()).is_final());
    }

    #[test]
    fn a_place_that_takes_nothing_is_no_fault_of_the_request() {
        let refused = |status, code| failure(status, None, &serde_json::json!({ "code": code }));
        for code in OF_THE_PLACE {
            assert!(refused(400, code).is_final() && !refused(400, code).is_malformed(), "{code}");
        }
        for code in [0, 50_006, 50_035, 50_109] {
            assert!(refused(400, code).is_malformed(), "{code}");
        }
    }

    #[test]
    fn a_person_is_closed_by_what_is_said_of_them_alone() {
        let refused = |status, code| failure(status, None, &serde_json::json!({ "code": code }));
        for (status, code) in [(403, 50_007), (400, 50_007), (403, 50_278), (404, 10_013)] {
            assert!(refused(status, code).is_closed_to_bot(), "{status} {code}");
        }
        let quarantined = refused(403, QUARANTINED);
        assert!(quarantined.is_final() && !quarantined.is_closed_to_bot());
        assert!(!refused(400, 50_035).is_closed_to_bot());
    }
}
