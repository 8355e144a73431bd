//! A server with a fault, which counts the requests that it refuses.

use super::faults::{Content, Ending, Fault};
use serde_json::{Value, json};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

/// An archived thread: no message in it can be changed before it is opened.
pub const ARCHIVED: u64 = 9;

/// Bytes of a body without end that are sent at the most; the bot reads a part of them.
const ENDLESS: usize = 4 << 20;

/// A server, closed when this is dropped.
pub struct Server {
    /// Its address.
    pub api: String,
    shared: Arc<Shared>,
    task: JoinHandle<()>,
}

impl Drop for Server {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl Server {
    /// Starts one.
    pub async fn start(fault: &'static Fault) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let own = listener.local_addr().unwrap();
        let shared = Arc::new(Shared {
            fault,
            gateway: format!("ws://{own}"),
            is_first: AtomicBool::new(true),
            is_opened: AtomicBool::new(false),
            refused: AtomicUsize::new(0),
        });
        let task = tokio::spawn(serve(listener, Arc::clone(&shared)));
        Self { api: format!("http://{own}"), shared, task }
    }

    /// Returns the number of answers that Discord counts as those to invalid requests.
    pub fn refused(&self) -> usize {
        self.shared.refused.load(Ordering::Relaxed)
    }
}

/// State that the connections share.
struct Shared {
    fault: &'static Fault,
    gateway: String,
    is_first: AtomicBool,
    /// True once the archived thread is opened.
    is_opened: AtomicBool,
    refused: AtomicUsize,
}

/// An answer.
struct Answer {
    status: u16,
    headers: &'static str,
    body: String,
    ending: Ending,
}

impl Answer {
    fn whole(status: u16, body: &Value) -> Self {
        Self { status, headers: "", body: body.to_string(), ending: Ending::Whole }
    }

    fn head(&self) -> String {
        let Self { status, headers, body, ending } = self;
        let length = match ending {
            Ending::Endless => String::new(),
            Ending::CutOff | Ending::Held => format!("Content-Length: {}\r\n", body.len() + 10),
            _ => format!("Content-Length: {}\r\n", body.len()),
        };
        format!(
            "HTTP/1.1 {status} X\r\nConnection: close\r\nContent-Type: application/json\r\n{headers}{length}\r\n"
        )
    }
}

impl Shared {
    /// Returns the answer to a request for a path.
    fn answer(&self, path: &str) -> Answer {
        let of_thread = format!("/channels/{ARCHIVED}");
        if path.contains(&format!("{of_thread}/messages/"))
            && !self.is_opened.load(Ordering::Relaxed)
        {
            return Answer::whole(400, &refusal(50_083));
        }
        let answer = self.of_fault(path);
        if path.ends_with(&of_thread) && (200..300).contains(&answer.status) {
            self.is_opened.store(true, Ordering::Relaxed);
        }
        answer
    }

    /// Returns the fault, or what comes after one that is over, and counts a refusal.
    fn of_fault(&self, path: &str) -> Answer {
        let is_first = self.is_first.swap(false, Ordering::Relaxed);
        if self.fault.once && !is_first {
            return Answer::whole(200, &self.well(path));
        }
        if self.fault.is_invalid() {
            self.refused.fetch_add(1, Ordering::Relaxed);
        }
        let Fault { status, headers, ending, .. } = *self.fault;
        let body = match self.fault.content {
            Content::Well => self.well(path).to_string(),
            Content::Numbers => numbers(path).to_string(),
            Content::Text(text) => text.to_owned(),
            Content::Code(code) => refusal(code).to_string(),
        };
        Answer { status, headers, body, ending }
    }

    /// Returns what comes back when all is well, as far as the requests look at it.
    fn well(&self, path: &str) -> Value {
        if is_list(path) {
            return json!([]);
        }
        let message = json!({ "id": "7" });
        json!({ "id": "7", "url": self.gateway, "resource": { "message": message } })
    }
}

/// Returns the same with numbers in the place of its texts. In its lists is something that can be read as well, and in those
/// within lists.
fn numbers(path: &str) -> Value {
    let both = |one: fn(Value) -> Value| json!([one(json!("7")), one(json!(7))]);
    let named = |id: Value| json!({ "id": id, "name": "n" });
    if path.ends_with("/permissions") {
        let lines = both(|id: Value| json!({ "id": id, "type": 1, "permission": false }));
        return json!([{ "id": "7", "permissions": lines }]);
    }
    if is_list(path) {
        return both(named);
    }
    let (roles, emojis, message) = (both(|id: Value| id), both(named), json!({ "id": 7 }));
    json!({ "id": 7, "url": 7, "roles": roles, "items": emojis, "resource": { "message": message } })
}

/// True if a list is asked for.
fn is_list(path: &str) -> bool {
    let ends = ["/commands", "/commands/permissions", "/users/@me/guilds", "/roles"];
    ends.iter().any(|end| path.ends_with(end))
}

fn refusal(code: u64) -> Value {
    json!({ "code": code, "message": "no" })
}

async fn serve(listener: TcpListener, shared: Arc<Shared>) {
    loop {
        let (stream, _) = listener.accept().await.unwrap();
        let shared = Arc::clone(&shared);
        // A connection that the other side has closed is no fault of this side.
        tokio::spawn(async move {
            let _ = exchange(stream, &shared).await;
        });
    }
}

async fn exchange(mut stream: TcpStream, shared: &Shared) -> std::io::Result<()> {
    let Some(path) = path_of(&mut stream).await? else { return Ok(()) };
    let answer = shared.answer(&path);
    match answer.ending {
        Ending::Never => return until_closed(stream).await,
        Ending::Broken => return Ok(()),
        Ending::NoHttp => stream.write_all(b"SSH-2.0-none\r\n").await?,
        _ => {
            stream.write_all(answer.head().as_bytes()).await?;
            stream.write_all(answer.body.as_bytes()).await?;
        }
    }
    match answer.ending {
        Ending::Held => until_closed(stream).await,
        Ending::Endless => {
            let blanks = vec![b' '; 1 << 16];
            for _ in 0..ENDLESS / blanks.len() {
                stream.write_all(&blanks).await?;
            }
            until_closed(stream).await
        }
        _ => stream.shutdown().await,
    }
}

/// Reads a request, and returns its path without what it asks for; none where the other side gives up.
async fn path_of(stream: &mut TcpStream) -> std::io::Result<Option<String>> {
    let mut read = Vec::new();
    while !is_whole(&read) {
        if stream.read_buf(&mut read).await? == 0 {
            return Ok(None);
        }
    }
    let text = String::from_utf8_lossy(&read);
    let path = text.split(' ').nth(1).and_then(|path| path.split('?').next());
    Ok(Some(path.unwrap_or_default().to_owned()))
}

/// Waits until the other side gives up.
async fn until_closed(mut stream: TcpStream) -> std::io::Result<()> {
    let mut rest = [0; 64];
    while stream.read(&mut rest).await? > 0 {}
    Ok(())
}

/// True once a request has come whole.
pub fn is_whole(read: &[u8]) -> bool {
    let text = String::from_utf8_lossy(read).to_ascii_lowercase();
    let Some((head, body)) = text.split_once("\r\n\r\n") else { return false };
    let length = head.lines().find_map(|line| line.strip_prefix("content-length: "));
    length.is_none_or(|length| body.len() >= length.trim().parse().unwrap_or(0))
}
