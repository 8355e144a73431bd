//! Every request that the bot makes, with every fault that it may meet: what becomes of each of these pairs.

use super::client::Rest;
use super::failure::Failure;
use super::invalid_requests::Account;
use crate::app::settings::roles::RoleChange;
use crate::discord::connection::{Connection, Patience, StartError};
use crate::discord::living_tokens::{Living, LivingTokens};
use crate::discord::write::Body;
use crate::metrics::Page;
use crate::store::Venue;
use futures_util::future::join_all;
use serde_json::json;
use serenity::http::Route;
use std::pin::Pin;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::time::{Instant, timeout};

/// Time limit of a request that is tried until its time is up.
const SHORT: Duration = Duration::from_millis(1_500);

/// Time limit of a request that ends by itself, however busy the machine is.
const LONG: Duration = Duration::from_secs(15);

/// A request that takes longer waits without end.
const WITHOUT_END: Duration = Duration::from_secs(20);

const ROLE: RoleChange = RoleChange { guild: 1, role: 2, person: 3, gives: true };

const VENUE: Venue = Venue { guild: Some(1), channel: 1 };

/// Fault of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Fault {
    /// It is accepted and never answered.
    Silence,
    /// The connection breaks before the answer.
    Reset,
    /// It is answered 500, the next one well.
    ErrorOnce,
    /// It is answered 502 with a page of the edge.
    BadGateway,
    /// It is answered 429 for a moment, the next one well.
    LimitedOnce,
    /// It is answered 429 for an hour.
    LimitedLong,
    /// It is answered 401.
    Unauthorized,
    /// It is answered 403 with the code of a channel or server that the bot cannot see.
    MissingAccess,
    /// It is answered 403 with a page of the edge.
    Blocked,
    /// It is answered 404 with the code of an unknown channel.
    NotFound,
    /// It is answered 400 with the code of a malformed body.
    Malformed,
    /// It is answered 200 with a body that is no JSON.
    Garbage,
    /// It is answered 200, and the body never ends.
    SlowBody,
}

impl Fault {
    const ALL: [Self; 13] = [
        Self::Silence,
        Self::Reset,
        Self::ErrorOnce,
        Self::BadGateway,
        Self::LimitedOnce,
        Self::LimitedLong,
        Self::Unauthorized,
        Self::MissingAccess,
        Self::Blocked,
        Self::NotFound,
        Self::Malformed,
        Self::Garbage,
        Self::SlowBody,
    ];

    /// Returns the time limit of requests that meet this fault.
    fn patience(self) -> Duration {
        match self {
            Self::Silence | Self::Reset | Self::BadGateway | Self::SlowBody => SHORT,
            _ => LONG,
        }
    }

    /// Returns the status and the body of the answer to a request; nothing if the connection is to break.
    fn answer(self, is_first: bool, well: String) -> Option<(u16, String)> {
        let refusal = |status, code, message: &str| {
            Some((status, json!({"code": code, "message": message}).to_string()))
        };
        let limited = |seconds: f64| {
            Some((429, json!({"retry_after": seconds, "global": false, "code": 0}).to_string()))
        };
        let page = || "<html>no</html>".to_owned();
        match self {
            Self::ErrorOnce | Self::LimitedOnce if !is_first => Some((200, well)),
            Self::Silence | Self::Reset => None,
            Self::ErrorOnce => refusal(500, 0, "500: Internal Server Error"),
            Self::BadGateway => Some((502, page())),
            Self::LimitedOnce => limited(0.01),
            Self::LimitedLong => limited(3_600.0),
            Self::Unauthorized => refusal(401, 0, "401: Unauthorized"),
            Self::MissingAccess => refusal(403, 50_001, "Missing Access"),
            Self::Blocked => Some((403, page())),
            Self::NotFound => refusal(404, 10_003, "Unknown Channel"),
            Self::Malformed => refusal(400, 50_035, "Invalid Form Body"),
            Self::Garbage => Some((200, "<<<".to_owned())),
            Self::SlowBody => Some((200, well)),
        }
    }
}

/// A server with a fault.
async fn serve(listener: TcpListener, fault: Fault) {
    let (own, is_first) = (listener.local_addr().unwrap(), Arc::new(AtomicBool::new(true)));
    loop {
        let (stream, _) = listener.accept().await.unwrap();
        let is_first = Arc::clone(&is_first);
        // A connection that the other side has closed is no fault of this side.
        tokio::spawn(async move {
            let base = format!("ws://{own}");
            let _ = exchange(stream, fault, &is_first, &base).await;
        });
    }
}

async fn exchange(
    mut stream: TcpStream,
    fault: Fault,
    is_first: &AtomicBool,
    base: &str,
) -> std::io::Result<()> {
    let mut read = Vec::new();
    while !is_whole(&read) {
        if stream.read_buf(&mut read).await? == 0 {
            return Ok(());
        }
    }
    if fault == Fault::Silence {
        return std::future::pending().await;
    }
    let path = String::from_utf8_lossy(&read).split(' ').nth(1).unwrap_or_default().to_owned();
    let is_list = path.ends_with("/commands")
        || path.ends_with("/commands/permissions")
        || path.contains("/users/@me/guilds");
    let message = json!({"id": "7"});
    let well = if is_list {
        json!([])
    } else {
        json!({"id": "7", "url": base, "resource": {"message": message}})
    };
    let answer = fault.answer(is_first.swap(false, Ordering::Relaxed), well.to_string());
    let Some((status, body)) = answer else { return Ok(()) };
    let more = if fault == Fault::SlowBody { 10 } else { 0 };
    let head = format!(
        "HTTP/1.1 {status} X\r\nConnection: close\r\nContent-Type: application/json\r\nContent-Length: {}\r\n\r\n",
        body.len() + more
    );
    stream.write_all(head.as_bytes()).await?;
    stream.write_all(body.as_bytes()).await?;
    if fault == Fault::SlowBody {
        return std::future::pending().await;
    }
    stream.shutdown().await
}

/// True once a request has come whole.
fn is_whole(read: &[u8]) -> bool {
    let text = String::from_utf8_lossy(read).to_ascii_lowercase();
    let Some((head, body)) = text.split_once("\r\n\r\n") else { return false };
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
    length.is_none_or(|length| body.len() >= length.trim().parse().unwrap_or(0))
}

/// End of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// It is done.
    Done,
    /// It is not done for a reason that passes: the outbox does it again, if need be after the next start.
    Again,
    /// It cannot be done in its place, and is given up with it.
    GivenUp,
    /// Its caller gets a sentence: the program does not start, or an attached file is not read.
    Sentence,
    /// The program waits for as long as Discord asks, and starts then.
    Waits,
    /// Discord has not said, so nothing is concluded from it.
    NotKnown,
    /// Discord has said no.
    No,
}

fn of_request<T>(sent: Result<T, Failure>) -> End {
    match sent {
        Ok(_) => End::Done,
        Err(failure) if failure.is_final() => End::GivenUp,
        Err(_) => End::Again,
    }
}

fn of_start<T>(asked: Result<T, StartError>) -> End {
    match asked {
        Ok(_) => End::Done,
        Err(StartError::TooMany(_)) => End::Waits,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            End::Sentence
        }
    }
}

fn of_question(answer: Option<bool>) -> End {
    answer.map_or(End::NotKnown, |yes| if yes { End::Done } else { End::No })
}

/// Manner in which a request is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// Tried again while its time lasts.
    Retried,
    /// Sent once; the outbox does it again.
    Once,
    /// Sent again after a 429 alone; the outbox does it again.
    AfterLimit,
    /// Sent once, and nothing can be done without the id in its answer; the outbox does it again.
    WithId,
    /// Sent once; what is gone already counts as deleted.
    Deletion,
    /// Needed for the start, with an object as its answer.
    Start,
    /// Needed for the start or the setting up; an empty answer will do.
    StartList,
    /// Needed for the start, and tried again while its time lasts.
    StartRetried,
    /// A question about a person in a server.
    Question,
    /// The question if the bot is in a server.
    Presence,
    /// A list that is needed whole.
    List,
    /// The question if Discord answers at all.
    Reached,
    /// An attached file.
    File,
    /// Serenity's own question for the gateway, after which the address that is known already counts.
    OfSerenity,
}

/// The end that a request of this kind has to come to.
fn expected(kind: Kind, fault: Fault) -> End {
    use Fault::*;
    match (kind, fault) {
        (Kind::Retried | Kind::StartRetried, ErrorOnce | LimitedOnce | Garbage) => End::Done,
        (Kind::Once | Kind::AfterLimit | Kind::Deletion, Garbage)
        | (Kind::AfterLimit, LimitedOnce)
        | (Kind::Deletion, NotFound) => End::Done,
        (
            Kind::Retried | Kind::Once | Kind::AfterLimit | Kind::WithId | Kind::Deletion,
            MissingAccess | NotFound | Malformed,
        ) => End::GivenUp,
        (Kind::Retried | Kind::Once | Kind::AfterLimit | Kind::WithId | Kind::Deletion, _) => {
            End::Again
        }
        (Kind::Start | Kind::StartList | Kind::StartRetried, LimitedOnce | LimitedLong) => {
            End::Waits
        }
        (Kind::StartList, Garbage) => End::Done,
        (Kind::Start | Kind::StartList | Kind::StartRetried, _) => End::Sentence,
        // A server that the bot cannot see is one that it has left; an unknown channel says nothing of it.
        (Kind::Presence, MissingAccess) => End::No,
        (Kind::Question | Kind::Presence, Garbage) => End::Done,
        (Kind::Question | Kind::Presence, _) => End::NotKnown,
        (Kind::List, MissingAccess | NotFound | Malformed) => End::GivenUp,
        (Kind::List, _) => End::Again,
        (Kind::Reached, Silence | Reset | BadGateway | SlowBody) => End::NotKnown,
        (Kind::Reached, _) => End::Done,
        (Kind::File, Garbage) => End::Done,
        (Kind::File | Kind::OfSerenity, _) => End::Sentence,
    }
}

type Request<'a> = Pin<Box<dyn Future<Output = End> + Send + 'a>>;

/// A connection to a server with a fault, and what is sent through it.
struct Case {
    connection: Connection,
    rest: Rest,
    body: Body,
    living: Living,
}

impl Case {
    fn new(api: &str, request: Duration) -> Self {
        let patience = Patience { request, ..Patience::default() };
        let connection =
            Connection { patience, ..Connection::new("t".to_owned(), Some(api.to_owned())) };
        let rest = Rest::unchecked(&connection, "Bot t".to_owned());
        let tokens = LivingTokens::default();
        tokens.keep(2, "t", false, 1);
        let living = tokens.of(2, 0).unwrap();
        Self { connection, rest, body: Body::plain(json!({})), living }
    }

    /// Every request that goes through an interaction or by the outbox.
    fn of_play(&self) -> Vec<(&'static str, Kind, Request<'_>)> {
        let Self { rest, body, living, connection } = self;
        let (until, bot) = (Instant::now() + connection.patience.request, Account::Bot);
        vec![
            (
                "answer",
                Kind::Retried,
                Box::pin(async move { of_request(rest.answer(1, "t", body, until).await) }),
            ),
            (
                "edit_original",
                Kind::Retried,
                Box::pin(async move { of_request(rest.edit_original(bot, "t", body).await) }),
            ),
            (
                "delete_original",
                Kind::Retried,
                Box::pin(async { of_request(rest.delete_original("t").await) }),
            ),
            (
                "edit_through",
                Kind::Retried,
                Box::pin(async move { of_request(rest.edit_through(bot, living, 2, body).await) }),
            ),
            (
                "delete_through",
                Kind::Retried,
                Box::pin(async move { of_request(rest.delete_through(bot, living, 2).await) }),
            ),
            (
                "follow_up",
                Kind::AfterLimit,
                Box::pin(async move { of_request(rest.follow_up(bot, "t", body).await) }),
            ),
            ("post", Kind::Once, Box::pin(async { of_request(rest.post(VENUE, "n", body).await) })),
            (
                "open_direct",
                Kind::WithId,
                Box::pin(async { of_request(rest.open_direct(1).await) }),
            ),
            ("edit", Kind::Once, Box::pin(async { of_request(rest.edit(VENUE, 2, body).await) })),
            ("delete", Kind::Deletion, Box::pin(async { of_request(rest.delete(VENUE, 2).await) })),
            (
                "begin_thread",
                Kind::Once,
                Box::pin(async { of_request(rest.begin_thread(VENUE, 2, "n").await) }),
            ),
        ]
    }

    /// Every request on which the start depends, and the questions.
    fn of_service(&self) -> Vec<(&'static str, Kind, Request<'_>)> {
        let Self { rest, connection, .. } = self;
        let file = format!("{}/files/1", connection.address());
        let reached = async {
            // Without a failed request before nothing is asked.
            let _ = rest.guilds_after(0).await;
            of_question(rest.is_reached().await.then_some(true))
        };
        let of_serenity = async {
            let asked = rest.new_http().get_gateway().await;
            if asked.is_ok() { End::Done } else { End::Sentence }
        };
        vec![
            ("connect", Kind::Start, Box::pin(async { of_start(Rest::connect(connection).await) })),
            ("gateway", Kind::Start, Box::pin(async { of_start(rest.gateway().await) })),
            ("registered", Kind::StartList, Box::pin(async { of_start(rest.registered().await) })),
            (
                "register",
                Kind::StartRetried,
                Box::pin(async { of_start(rest.register(&json!([])).await) }),
            ),
            (
                "is_member",
                Kind::Question,
                Box::pin(async { of_question(rest.is_member(1, 2).await) }),
            ),
            ("is_in", Kind::Presence, Box::pin(async { of_question(rest.is_in(1).await) })),
            (
                "guilds_after",
                Kind::List,
                Box::pin(async { of_request(rest.guilds_after(0).await) }),
            ),
            ("set_role", Kind::Once, Box::pin(async { of_request(rest.set_role(ROLE).await) })),
            ("emojis", Kind::List, Box::pin(async { of_request(rest.emojis().await) })),
            (
                "upload_emoji",
                Kind::Once,
                Box::pin(async { of_request(rest.upload_emoji("n", b"p").await) }),
            ),
            (
                "delete_emoji",
                Kind::Once,
                Box::pin(async { of_request(rest.delete_emoji(1).await) }),
            ),
            ("overrides", Kind::List, Box::pin(async { of_request(rest.overrides(1).await) })),
            (
                "own_position",
                Kind::List,
                Box::pin(async { of_request(rest.own_position(1).await) }),
            ),
            (
                "change_application",
                Kind::StartList,
                Box::pin(async { of_start(rest.change_application(&json!({})).await) }),
            ),
            ("is_reached", Kind::Reached, Box::pin(reached)),
            (
                "fetch",
                Kind::File,
                Box::pin(async move {
                    let fetched = rest.files().fetch(&file, 1).await;
                    if fetched.is_ok() { End::Done } else { End::Sentence }
                }),
            ),
            ("get_gateway", Kind::OfSerenity, Box::pin(of_serenity)),
        ]
    }
}

/// Makes every request, each with a server of its own; returns those that end otherwise than they should.
async fn flaws_with(fault: Fault) -> Vec<String> {
    let case = Case::new("http://127.0.0.1:1", SHORT);
    let number = case.of_play().len() + case.of_service().len();
    let ends = join_all((0..number).map(|place| flaw(fault, place))).await;
    ends.into_iter().flatten().collect()
}

/// Makes one of the requests.
async fn flaw(fault: Fault, place: usize) -> Option<String> {
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let api = format!("http://{}", listener.local_addr().unwrap());
    let server = tokio::spawn(serve(listener, fault));
    let case = Case::new(&api, fault.patience());
    let (name, kind, request) = case.of_play().into_iter().chain(case.of_service()).nth(place)?;
    let expected = expected(kind, fault);
    let end = timeout(WITHOUT_END, request).await.ok();
    server.abort();
    (end != Some(expected)).then(|| format!("{name} with {fault:?}: {end:?}, not {expected:?}"))
}

/// The names of the asynchronous functions that a file lets others call.
fn functions(text: &str, begins: &str) -> Vec<String> {
    let own = text.split("#[cfg(test)]").next().unwrap_or_default();
    let name = |rest: &str| rest.split(['(', '<']).next().unwrap_or_default().to_owned();
    own.split(begins).skip(1).map(name).collect()
}

#[tokio::test]
async fn every_request_is_in_the_matrix() {
    let case = Case::new("http://127.0.0.1:1", SHORT);
    let listed: Vec<&str> =
        case.of_play().iter().chain(&case.of_service()).map(|(name, ..)| *name).collect();
    let mut known = functions(include_str!("endpoints.rs"), "pub async fn ");
    known.extend(functions(include_str!("client.rs"), "pub async fn "));
    known.extend(functions(include_str!("files.rs"), "pub async fn "));
    known.extend(functions(include_str!("emojis.rs"), "pub async fn "));
    known.extend(functions(include_str!("overrides.rs"), "pub async fn "));
    known.extend(functions(include_str!("own_role.rs"), "pub async fn "));
    known.extend(functions(include_str!("application.rs"), "pub async fn "));
    assert!(known.len() > 15, "{known:?}");
    for name in known {
        assert!(listed.contains(&name.as_str()), "{name} is not in the matrix");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_request_meets_every_fault() {
    let mut flaws = Vec::new();
    for of_fault in join_all(Fault::ALL.map(flaws_with)).await {
        flaws.extend(of_fault);
    }
    assert!(flaws.is_empty(), "{flaws:#?}");
}

/// A 429 without JSON is one of the edge, which lets nothing through for as long as it says: no one can play meanwhile.
#[tokio::test]
async fn discord_is_not_reached_while_its_edge_blocks_everything() {
    let reached_after = async |head: &str, body: &str| {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let api = format!("http://{}", listener.local_addr().unwrap());
        let length = body.len();
        let answer = format!(
            "HTTP/1.1 429 X\r\nConnection: close\r\n{head}Content-Length: {length}\r\n\r\n{body}"
        );
        let server = tokio::spawn(async move {
            let (mut stream, _) = listener.accept().await.unwrap();
            let mut read = Vec::new();
            while !is_whole(&read) {
                stream.read_buf(&mut read).await.unwrap();
            }
            stream.write_all(answer.as_bytes()).await.unwrap();
            stream.shutdown().await.unwrap();
        });
        let rest = Case::new(&api, LONG).rest;
        let sent = rest.guilds_after(0).await;
        assert!(matches!(sent, Err(Failure::TooMany(_))), "{sent:?}");
        server.await.unwrap();
        rest.is_reached().await
    };
    assert!(!reached_after("Retry-After: 3600\r\n", "<html>error code: 1015</html>").await);
    assert!(reached_after("", r#"{"retry_after":3600,"global":true}"#).await);
}

/// Something between here and Discord may send without end: it is not kept until the memory is full.
#[tokio::test(flavor = "multi_thread")]
async fn what_comes_back_without_end_is_not_read_to_its_end() {
    const ALL: usize = 64 << 20;
    let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
    let api = format!("http://{}", listener.local_addr().unwrap());
    let server = tokio::spawn(async move {
        let (mut stream, _) = listener.accept().await.unwrap();
        let mut read = Vec::new();
        while !is_whole(&read) {
            stream.read_buf(&mut read).await.unwrap();
        }
        let head = "HTTP/1.1 200 X\r\nConnection: close\r\nContent-Type: application/json\r\n\r\n";
        stream.write_all(head.as_bytes()).await.unwrap();
        let (mut sent, blanks) = (0, vec![b' '; 1 << 16]);
        while sent < ALL && stream.write_all(&blanks).await.is_ok() {
            sent += blanks.len();
        }
        sent
    });
    let listed = Case::new(&api, LONG).rest.guilds_after(0).await;
    assert!(matches!(listed, Err(Failure::Unreachable(_))), "{listed:?}");
    assert!(server.await.unwrap() < ALL, "the connection is closed before");
}

/// Returns the number of requests that were counted, whatever came back.
fn counted(rest: &Rest) -> u64 {
    let mut page = Page::default();
    page.family("requests", "", &rest.metrics().requests);
    let page = page.into_text();
    let values = page.lines().filter(|line| !line.starts_with('#'));
    values.map(|line| line.rsplit(' ').next().unwrap().parse::<u64>().unwrap()).sum()
}

#[tokio::test(flavor = "multi_thread")]
async fn every_request_is_counted_once() {
    let count = async |fault| {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let api = format!("http://{}", listener.local_addr().unwrap());
        let server = tokio::spawn(serve(listener, fault));
        let rest = Case::new(&api, fault.patience()).rest;
        let _ = rest.start_up(Route::Gateway).await;
        server.abort();
        (fault, counted(&rest))
    };
    let counts = join_all(Fault::ALL.map(count)).await;
    assert_eq!(counts, Fault::ALL.map(|fault| (fault, 1)));
}
