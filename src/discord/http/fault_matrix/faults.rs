//! The faults that a request may meet: one list, from which the matrix is made and which docs/security.md has as a table.

use std::time::Duration;

/// Time limit of a request that is tried until its time is up.
pub const SHORT: Duration = Duration::from_millis(1_500);

/// Time limit of a request that ends by itself, however busy the machine is.
pub const LONG: Duration = Duration::from_secs(15);

/// Page of Discord's edge, or of something between here and there.
const PAGE: &str = "<html>no</html>";

/// Answer of Discord's edge to an address that Cloudflare has banned: the same for everyone, without a time.
/// <https://github.com/discord/discord-api-docs/issues/5810>
pub const BAN: &str = r#"{"code": 0, "message": "You are being blocked from accessing our API temporarily due to exceeding our rate limits frequently. Please read our docs at https://discord.com/developers/docs/topics/rate-limits to prevent this moving forward."}"#;

/// Fault of a request.
#[derive(Debug)]
pub struct Fault {
    /// Description of what comes back, as docs/security.md has it.
    pub sends: &'static str,
    /// Its meaning to the bot.
    pub meaning: Meaning,
    /// Status of the answer, if there is one.
    pub status: u16,
    /// Lines of its head beside those that every answer has.
    pub headers: &'static str,
    /// Its body.
    pub content: Content,
    /// End of the connection.
    pub ending: Ending,
    /// True if the next request is answered well.
    pub once: bool,
}

/// Body of an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Content {
    /// That of a request that is carried out.
    Well,
    /// The same with numbers in the place of ids and addresses.
    Numbers,
    /// Text.
    Text(&'static str),
    /// Discord's refusal with a code.
    Code(u64),
}

/// End of a connection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ending {
    /// It is closed after the whole answer.
    Whole,
    /// The request is accepted and never answered.
    Never,
    /// It breaks before the answer.
    Broken,
    /// It is closed after something that is no HTTP.
    NoHttp,
    /// It is closed before the end of the body.
    CutOff,
    /// The body stops before its end, and the connection stays.
    Held,
    /// The body goes on without end.
    Endless,
}

/// Meaning of an answer, or of none, to the bot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Meaning {
    /// No answer, or an error of Discord's, each time.
    Silent,
    /// The same once.
    SilentOnce,
    /// Success whose body says nothing.
    Strange,
    /// Success with an empty list.
    EmptyList,
    /// A 429 that is over in a moment.
    Pause,
    /// A 429 that lasts.
    LongPause,
    /// A 429 of Discord's edge, about everything, that is over in a moment.
    EdgePause,
    /// The same, which lasts.
    EdgeLong,
    /// The same, which names no time.
    EdgeBan,
    /// A refusal that passes by itself, or says nothing in Discord's name.
    Passing,
    /// A refusal because the message is too old.
    TooOld,
    /// A refusal for good.
    Refused,
    /// A refusal for good because the bot sees nothing there.
    NoAccess,
    /// A refusal for good because there is no such server.
    NoServer,
    /// A refusal for good because there is no such person, or not in the server.
    NoPerson,
    /// A refusal for good because the message is gone.
    NoMessage,
    /// A refusal for good because something else is gone.
    Gone,
    /// A refusal because the thread is archived.
    Archived,
    /// A refusal because the interaction has its answer.
    Answered,
    /// A refusal because the message has its thread.
    HasThread,
    /// A refusal of the request as it is written.
    Malformed,
    /// A refusal that every channel of that kind gives.
    ChannelKind,
    /// A refusal of the bot, whoever the person is.
    Quarantined,
}

impl Meaning {
    /// Returns what the bot does, as docs/security.md has it.
    pub fn does(self) -> &'static str {
        match self {
            Self::Silent => {
                "Answers and edits through a token are sent again until their time is up, the outbox does later what can \
                 be done later, a start fails with a sentence, and nothing is concluded"
            }
            Self::SilentOnce => {
                "Answers and edits through a token are sent again and arrive, the outbox does later what can be done \
                 later, a start fails with a sentence, and nothing is concluded"
            }
            Self::Strange => {
                "Counts as done, except where an id, an address or a list is needed: then none has come"
            }
            Self::EmptyList => "Counts as done, and as an empty list where one is asked for",
            Self::Pause => {
                "Answers, edits through a token and follow-ups are sent again after that time, the outbox sends others \
                 again, and a start waits"
            }
            Self::LongPause => {
                "Nothing is sent again before that time: the outbox sends it then, and a start waits"
            }
            Self::EdgePause => {
                "As any 429 for a moment; meanwhile nothing is sent at all, and Discord counts as not reached"
            }
            Self::EdgeLong => {
                "As any 429 for an hour; meanwhile nothing is sent at all, and Discord counts as not reached"
            }
            Self::EdgeBan => {
                "As any 429 for a minute, then for twice as long each time, ten minutes at the most; meanwhile nothing is \
                 sent at all but one request at the end of each time, and Discord counts as not reached"
            }
            Self::Passing => {
                "Says nothing about the place: the outbox sends it again later, a start fails with a sentence, and \
                 nothing is concluded"
            }
            Self::TooOld => {
                "Another message takes the old one's place; the outbox sends other requests again later"
            }
            Self::Refused => "Given up with its place",
            Self::NoAccess => "Given up with its place; the bot is not in that server",
            Self::NoServer => {
                "Given up with its place; the bot is not in that server, and a deletion counts as done"
            }
            Self::NoPerson => {
                "Given up with its place; the person is not in that server, and a deletion counts as done"
            }
            Self::NoMessage => {
                "Given up with its place; a deletion counts as done, also through a token"
            }
            Self::Gone => "Given up with its place; a deletion counts as done",
            Self::Archived => {
                "The thread is opened and the request sent again; where that is refused too it is given up with its \
                 place"
            }
            Self::Answered => {
                "An answer counts as arrived; anything else is given up as a fault of the program"
            }
            Self::HasThread => {
                "A thread counts as begun; anything else is given up as a fault of the program"
            }
            Self::Malformed => "Given up as a fault of the program, which the log names",
            Self::ChannelKind => "Given up; a game that was to have a thread stays in its channel",
            Self::Quarantined => "Given up, and nothing is remembered about the person",
        }
    }
}

impl Fault {
    /// Returns the time limit of requests that meet this fault.
    pub fn patience(&self) -> Duration {
        if self.meaning == Meaning::Silent { SHORT } else { LONG }
    }

    /// Returns the time after which such a request waits without end. One may be two, and the machine busy.
    pub fn without_end(&self) -> Duration {
        Duration::from_secs(if self.meaning == Meaning::Silent { 10 } else { 20 })
    }

    /// True if Discord counts the request as an invalid one.
    pub fn is_invalid(&self) -> bool {
        matches!(self.status, 401 | 403 | 429)
    }

    /// Returns Discord's code of a refusal, if it has one.
    pub fn code(&self) -> Option<u64> {
        match self.content {
            Content::Code(code) => Some(code),
            Content::Well | Content::Numbers | Content::Text(_) => None,
        }
    }

    /// Returns the line of the table.
    pub fn row(&self) -> String {
        format!("| {} | {} |", self.sends, self.meaning.does())
    }
}

/// A success whose connection ends so.
const fn ending(ending: Ending, sends: &'static str) -> Fault {
    let (meaning, content) = (Meaning::Silent, Content::Well);
    Fault { sends, meaning, status: 200, headers: "", content, ending, once: false }
}

/// A whole answer with a text as its body.
const fn text(status: u16, text: &'static str, meaning: Meaning, sends: &'static str) -> Fault {
    let content = Content::Text(text);
    Fault { sends, meaning, status, headers: "", content, ending: Ending::Whole, once: false }
}

/// A refusal with a code of Discord's.
const fn code(status: u16, code: u64, meaning: Meaning, sends: &'static str) -> Fault {
    let content = Content::Code(code);
    Fault { sends, meaning, status, headers: "", content, ending: Ending::Whole, once: false }
}

/// The list.
pub static FAULTS: &[Fault] = &[
    ending(Ending::Never, "Nothing: the request is accepted and never answered"),
    ending(Ending::Broken, "A connection that breaks before the answer"),
    ending(Ending::NoHttp, "Something that is no HTTP"),
    ending(Ending::CutOff, "`200`, and the connection is closed before the end of the body"),
    ending(Ending::Held, "`200`, and the body stops before its end"),
    ending(Ending::Endless, "`200`, and the body goes on without end"),
    text(200, "<<<", Meaning::Strange, "`200` with a body that is no JSON"),
    text(200, "", Meaning::Strange, "`200` with an empty body"),
    text(204, "", Meaning::Strange, "`204`"),
    text(200, "null", Meaning::Strange, "`200` with `null`"),
    text(200, "{}", Meaning::Strange, "`200` with `{}`"),
    text(200, "[]", Meaning::EmptyList, "`200` with `[]`"),
    Fault {
        content: Content::Numbers,
        ..text(200, "", Meaning::Strange, "`200` with numbers in the place of ids and addresses")
    },
    Fault { once: true, ..code(500, 0, Meaning::SilentOnce, "`500`, the next request well") },
    Fault {
        ending: Ending::CutOff,
        once: true,
        ..code(403, 50_001, Meaning::SilentOnce, "`403` that breaks off, the next request well")
    },
    code(500, 0, Meaning::Silent, "`500`"),
    text(502, PAGE, Meaning::Silent, "`502` with a page"),
    text(503, PAGE, Meaning::Silent, "`503` with a page"),
    text(504, "", Meaning::Silent, "`504` with an empty body"),
    Fault {
        once: true,
        ..text(
            429,
            r#"{"retry_after":0.01,"global":false,"code":0}"#,
            Meaning::Pause,
            "`429` for a moment",
        )
    },
    Fault {
        headers: "X-RateLimit-Scope: user\r\n",
        once: true,
        ..text(
            429,
            r#"{"global":false}"#,
            Meaning::Pause,
            "`429` with a scope and without `retry_after`, which counts as a second",
        )
    },
    Fault {
        headers: "Via: 1.1 google\r\n",
        once: true,
        ..text(
            429,
            r#"{"global":false}"#,
            Meaning::Pause,
            "`429` through Discord's proxies and without `retry_after`, which counts as a second",
        )
    },
    Fault {
        once: true,
        ..text(
            429,
            r#"{"retry_after":"soon","global":false}"#,
            Meaning::Pause,
            "`429` with a `retry_after` that is no number",
        )
    },
    Fault {
        once: true,
        ..text(
            429,
            r#"{"retry_after":-1,"global":false}"#,
            Meaning::Pause,
            "`429` with a `retry_after` below zero",
        )
    },
    Fault {
        headers: "Retry-After: 1\r\n",
        once: true,
        ..text(429, "[]", Meaning::Pause, "`429` for a moment by its header alone")
    },
    text(
        429,
        r#"{"retry_after":3600.0,"global":false,"code":0}"#,
        Meaning::LongPause,
        "`429` for an hour, about one route",
    ),
    text(
        429,
        r#"{"retry_after":3600.0,"global":true,"code":0}"#,
        Meaning::LongPause,
        "`429` for an hour, about all requests",
    ),
    Fault {
        headers: "Retry-After: 3600\r\n",
        ending: Ending::CutOff,
        ..text(
            429,
            r#"{"retry_af"#,
            Meaning::LongPause,
            "`429` for an hour that breaks off after its head",
        )
    },
    Fault {
        headers: "Retry-After: 3600\r\nX-RateLimit-Global: true\r\n",
        ending: Ending::CutOff,
        ..text(
            429,
            r#"{"retry_af"#,
            Meaning::LongPause,
            "`429` for an hour, about all requests, that breaks off after its head",
        )
    },
    Fault {
        headers: "Retry-After: 2\r\n",
        once: true,
        ..text(429, PAGE, Meaning::EdgePause, "`429` with a page, for a moment")
    },
    Fault {
        headers: "Retry-After: 3600\r\n",
        ..text(429, PAGE, Meaning::EdgeLong, "`429` with a page, for an hour")
    },
    text(429, PAGE, Meaning::EdgeBan, "`429` with a page, without a time"),
    text(429, BAN, Meaning::EdgeBan, "`429` with JSON, without a time: a ban by Cloudflare"),
    code(429, 30_046, Meaning::TooOld, "`429` with 30046: too many edits of old messages"),
    code(401, 0, Meaning::Passing, "`401`: the bot's token is refused"),
    text(401, PAGE, Meaning::Passing, "`401` with a page"),
    code(401, 40_001, Meaning::Passing, "`401` with 40001: a login that is refused"),
    code(401, 50_027, Meaning::Refused, "`401` with 50027: the interaction's token is over"),
    text(403, PAGE, Meaning::Passing, "`403` with a page"),
    code(403, 40_004, Meaning::Passing, "`403` with 40004: sending is switched off for a time"),
    code(403, 40_006, Meaning::Passing, "`403` with 40006: switched off for a time"),
    code(403, 40_062, Meaning::Passing, "`403` with 40062: the service is limited"),
    code(403, 40_333, Meaning::Passing, "`403` with 40333: blocked by Cloudflare"),
    code(403, 110_001, Meaning::Passing, "`403` with 110001: the application is not there yet"),
    code(403, 130_000, Meaning::Passing, "`403` with 130000: overloaded for a time"),
    code(403, 50_001, Meaning::NoAccess, "`403` with 50001: the bot does not see the place"),
    code(403, 50_013, Meaning::Refused, "`403` with 50013: a permission is missing"),
    code(403, 20_026, Meaning::Quarantined, "`403` with 20026: the bot may open no channel"),
    code(404, 10_003, Meaning::Gone, "`404` with 10003: no such channel"),
    code(404, 10_004, Meaning::NoServer, "`404` with 10004: no such server"),
    code(404, 10_007, Meaning::NoPerson, "`404` with 10007: no such member"),
    code(404, 10_008, Meaning::NoMessage, "`404` with 10008: no such message"),
    code(404, 10_011, Meaning::Gone, "`404` with 10011: no such role"),
    code(404, 10_013, Meaning::NoPerson, "`404` with 10013: no such person"),
    text(404, PAGE, Meaning::Gone, "`404` with a page"),
    text(408, PAGE, Meaning::Passing, "`408` with a page"),
    text(410, PAGE, Meaning::Refused, "`410` with a page"),
    code(400, 50_035, Meaning::Malformed, "`400` with 50035: a malformed body"),
    code(400, 40_003, Meaning::Passing, "`400` with 40003: direct messages are opened too fast"),
    code(400, 40_060, Meaning::Answered, "`400` with 40060: the interaction has its answer"),
    code(400, 40_094, Meaning::Refused, "`400` with 40094: the interaction has all its follow-ups"),
    code(400, 50_007, Meaning::Refused, "`400` with 50007: the person takes no message"),
    code(400, 50_008, Meaning::Refused, "`400` with 50008: the channel takes no messages"),
    code(400, 50_024, Meaning::ChannelKind, "`400` with 50024: no channel of that kind can"),
    code(400, 50_083, Meaning::Archived, "`400` with 50083: the thread is archived"),
    code(400, 160_004, Meaning::HasThread, "`400` with 160004: the message has its thread"),
    code(400, 160_005, Meaning::Refused, "`400` with 160005: the thread is locked"),
    code(400, 160_006, Meaning::Refused, "`400` with 160006: the server has too many threads"),
    code(
        400,
        160_007,
        Meaning::Refused,
        "`400` with 160007: the server has too many threads of announcements",
    ),
];
