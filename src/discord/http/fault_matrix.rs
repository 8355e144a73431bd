//! Every request that the bot makes, with every fault that it may meet: what becomes of each of these pairs.

mod ends;
mod faults;
mod requests;
mod server;

use self::ends::expected;
use self::faults::{BAN, FAULTS, Fault, LONG, Meaning, SHORT};
use self::requests::{Case, is_on_budget};
use self::server::{Server, is_whole};
use super::client::Rest;
use super::failure::{Failure, OF_THE_PLACE, PASSING};
use crate::discord::connection::Connection;
use crate::discord::limits::MOST_INVALID;
use crate::metrics::Page;
use futures_util::StreamExt;
use futures_util::future::join_all;
use futures_util::stream;
use serenity::http::Route;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpListener;
use tokio::time::timeout;

/// Pairs that are tried at once. Each takes a few of the files that a process may have open, mostly 1,024, and so do other
/// tests beside them.
const AT_ONCE: usize = 100;

/// Faults with which all requests are sent again and again at once, those of a round beside each other.
const FAULTS_AT_ONCE: usize = 4;

/// Number of invalid requests that a connection may send whose requests are refused again and again.
const FEW: usize = 20;

/// Number of times that it makes all of them: those that have the last of the budget are two.
const ROUNDS: usize = 10;

/// Functions that the requests of the matrix go through, or that send nothing.
const PARTS: [&str; 19] = [
    "acquire",
    "body_of",
    "in_turn",
    "load",
    "on_message",
    "paced",
    "paced_get",
    "paced_in",
    "received",
    "send",
    "send_once",
    "send_own",
    "slot",
    "start_up",
    "through_token",
    "try_until",
    "try_while",
    "turn",
    "wait_turn",
];

/// Makes one of the requests; returns its flaw where it ends otherwise than it should, or is counted otherwise.
async fn flaw(fault: &'static Fault, place: usize) -> Option<String> {
    let server = Server::start(fault).await;
    let case = Case::new(&server.api, fault.patience(), MOST_INVALID);
    let request = case.all().into_iter().nth(place);
    let (name, kind, request) = request.expect("there are as many as were counted");
    let expected = expected(kind, fault.meaning);
    let end = timeout(fault.without_end(), request).await.ok();
    if end != Some(expected) {
        return Some(format!("{name} with {}: {end:?}, not {expected:?}", fault.sends));
    }
    let (refused, counted) = (server.refused(), case.rest.invalid());
    let is_counted = refused == counted || !is_on_budget(name);
    (!is_counted).then(|| format!("{name} with {}: {counted} of {refused} count", fault.sends))
}

#[tokio::test(flavor = "multi_thread")]
async fn every_request_meets_every_fault() {
    let number = Case::new("http://127.0.0.1:1", SHORT, MOST_INVALID).all().len();
    let pairs = FAULTS.iter().flat_map(|fault| (0..number).map(move |place| (fault, place)));
    // A panic is a flaw too.
    let tried = stream::iter(pairs).map(|(fault, place)| tokio::spawn(flaw(fault, place)));
    let ended: Vec<_> = tried.buffer_unordered(AT_ONCE).collect().await;
    let flaws: Vec<String> = ended
        .into_iter()
        .filter_map(|end| end.unwrap_or_else(|panic| Some(panic.to_string())))
        .collect();
    assert!(flaws.is_empty(), "{flaws:#?}");
}

/// Makes all requests again and again on one small budget; returns the number of answers that Discord counts as those to
/// invalid requests, and the number that the bot has counted.
async fn spent(fault: &'static Fault) -> (usize, usize) {
    let server = Server::start(fault).await;
    let case = Case::new(&server.api, LONG, FEW);
    case.rest.set_pace(Duration::ZERO);
    for _ in 0..ROUNDS {
        let of_budget = case.all().into_iter().filter(|(name, ..)| is_on_budget(name));
        let sent = join_all(of_budget.map(|(.., request)| request));
        timeout(fault.without_end(), sent).await.expect("each ends by itself");
    }
    (server.refused(), case.rest.invalid())
}

/// The last of the budget is for answers, and a 429 keeps back more than it counts for.
#[tokio::test(flavor = "multi_thread")]
async fn no_fault_is_sent_more_requests_than_the_budget_has() {
    let lasting: Vec<_> = FAULTS.iter().filter(|fault| fault.is_invalid() && !fault.once).collect();
    assert!(lasting.len() > 15, "{lasting:?}");
    let spent = stream::iter(lasting.iter().copied()).map(spent).buffered(FAULTS_AT_ONCE);
    let all: Vec<(usize, usize)> = spent.collect().await;
    for (fault, (refused, counted)) in lasting.iter().zip(all) {
        assert_eq!(refused, counted, "{}", fault.sends);
        assert!(refused <= FEW, "{}: {refused}", fault.sends);
        assert!(refused == FEW || fault.status == 429, "{}: only {refused}", fault.sends);
    }
}

/// Returns the text of every file of this folder without its tests.
fn sources() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/discord/http");
    let files = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().path());
    let (files, folders): (Vec<_>, Vec<_>) = files.partition(|path| path.is_file());
    assert_eq!(folders, [folder.join("fault_matrix")], "their files are not read");
    let program = files.iter().filter(|path| !path.ends_with("fault_matrix.rs"));
    let texts = program.map(|path| fs::read_to_string(path).unwrap());
    let without_tests =
        |text: String| text.split("#[cfg(test)]\nmod tests {").next().map(str::to_owned);
    texts.filter_map(without_tests).collect()
}

/// Every asynchronous function here is a request of the matrix, or a part of them, whoever may call it.
#[tokio::test]
async fn every_request_is_in_the_matrix() {
    let case = Case::new("http://127.0.0.1:1", SHORT, MOST_INVALID);
    let mut listed: BTreeSet<String> = PARTS.into_iter().map(str::to_owned).collect();
    listed.extend(case.all().iter().map(|(name, ..)| (*name).to_owned()));
    // It is serenity's.
    listed.remove("get_gateway");
    let mut known = BTreeSet::new();
    for text in sources() {
        let name = |rest: &str| rest.split(['(', '<']).next().unwrap_or_default().to_owned();
        known.extend(text.split("async fn ").skip(1).map(name));
        for hidden in ["impl Future", "async {", "async move", "async |"] {
            assert!(!text.contains(hidden), "a request may hide in {hidden}");
        }
    }
    assert_eq!(known, listed);
}

/// Every code by which the bot tells refusals apart is a fault of the list.
#[test]
fn every_code_is_a_fault() {
    let listed: BTreeSet<u64> = FAULTS.iter().filter_map(Fault::code).collect();
    let mut known: Vec<u64> = PASSING.into_iter().chain(OF_THE_PLACE).collect();
    for text in sources() {
        let values = text.split(": u64 = ").skip(1).filter_map(|rest| rest.split(';').next());
        known.extend(values.filter_map(|value| value.replace('_', "").parse::<u64>().ok()));
        let is_number = |rest: &str| rest.starts_with(|sign: char| matches!(sign, '1'..='9'));
        assert!(!text.split("code: ").skip(1).any(is_number), "a code without a name");
    }
    assert!(known.len() > 20, "{known:?}");
    for code in known {
        assert!(listed.contains(&code), "{code} is no fault of the list");
    }
}

/// A row for each, in the same order.
#[test]
fn the_threat_model_has_every_fault() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/security.md");
    let model = fs::read_to_string(path).unwrap();
    let (_, section) = model.split_once("\n## Faults of Discord\n").expect("their section");
    let section = section.split("\n## ").next().unwrap_or_default();
    let rows: Vec<&str> = section.lines().filter(|line| line.starts_with("| ")).skip(2).collect();
    let wanted: Vec<String> = FAULTS.iter().map(Fault::row).collect();
    assert!(rows == wanted, "the table has to be:\n{}", wanted.join("\n"));
}

/// A 429 without JSON, or with one that names neither a time nor Discord, is one of the edge, which lets nothing through: no
/// one can play meanwhile.
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
        let rest = Case::new(&api, LONG, MOST_INVALID).rest;
        let sent = rest.guilds_after(0).await;
        assert!(matches!(sent, Err(Failure::TooMany(_))), "{sent:?}");
        server.await.unwrap();
        rest.is_reached().await
    };
    assert!(!reached_after("Retry-After: 3600\r\n", "<html>error code: 1015</html>").await);
    assert!(!reached_after("", BAN).await);
    assert!(reached_after("", r#"{"retry_after":3600,"global":true}"#).await);
    assert!(reached_after("Via: 1.1 google\r\n", BAN).await);
}

/// A ban lasts the longer the more is sent into it: neither answers nor anything else is, whatever it is for.
#[tokio::test(flavor = "multi_thread")]
async fn a_ban_by_cloudflare_is_sent_nothing() {
    let banned = FAULTS.iter().filter(|fault| fault.meaning == Meaning::EdgeBan);
    for fault in banned {
        let server = Server::start(fault).await;
        let case = Case::new(&server.api, SHORT, MOST_INVALID);
        assert!(case.rest.guilds_after(0).await.is_err());
        for (.., request) in case.all().into_iter().filter(|(name, ..)| is_on_budget(name)) {
            request.await;
        }
        assert_eq!(server.refused(), 1, "{}", fault.sends);
    }
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
    // With the limits that the bot has.
    let connection = Connection::new("t".to_owned(), Some(api));
    let listed = Rest::unchecked(&connection, "Bot t".to_owned()).guilds_after(0).await;
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
    let count = async |fault: &'static Fault| {
        let server = Server::start(fault).await;
        let rest = Case::new(&server.api, fault.patience(), MOST_INVALID).rest;
        let _ = rest.start_up(Route::Gateway).await;
        (fault.sends, counted(&rest))
    };
    for (sends, count) in join_all(FAULTS.iter().map(count)).await {
        assert_eq!(count, 1, "{sends}");
    }
}
