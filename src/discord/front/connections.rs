//! Connections to the HTTP front: so many at once, and none that gets no answer for long, be it idle, slow or silent. Where
//! all places are taken, the one on which nothing has come or gone for longest gives way to the next: who opens many and
//! says nothing keeps no one out.

use axum::serve::Listener;
use std::collections::HashMap;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, oneshot};
use tokio::time::{Instant, Sleep, sleep};

/// Most connections at once.
pub const MOST: usize = 1_024;

/// A listener whose connections are bounded.
pub struct BoundedListener {
    listener: TcpListener,
    free: Arc<Semaphore>,
    open: Arc<Open>,
    accepted: u64,
    silence: Duration,
}

impl BoundedListener {
    /// Returns a listener that has so many connections at once, and closes one after so long without an answer on it.
    pub fn new(listener: TcpListener, most: usize, silence: Duration) -> Self {
        let free = Arc::new(Semaphore::new(most));
        Self { listener, free, open: Arc::default(), accepted: 0, silence }
    }
}

/// The open connections by their numbers.
#[derive(Default)]
struct Open(Mutex<HashMap<u64, Place>>);

/// An open connection.
struct Place {
    /// Time at which bytes came or went last.
    active_at: Instant,
    /// Closes the connection when it is dropped.
    _close: oneshot::Sender<()>,
}

impl Open {
    fn places(&self) -> MutexGuard<'_, HashMap<u64, Place>> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a connection, and returns what resolves once it is to be closed.
    fn add(&self, number: u64) -> oneshot::Receiver<()> {
        let (close, closed) = oneshot::channel();
        self.places().insert(number, Place { active_at: Instant::now(), _close: close });
        closed
    }

    /// Notes that bytes have come or gone.
    fn note(&self, number: u64) {
        if let Some(place) = self.places().get_mut(&number) {
            place.active_at = Instant::now();
        }
    }

    fn remove(&self, number: u64) {
        self.places().remove(&number);
    }

    /// Closes the connection on which nothing has come or gone for longest.
    fn close_stillest(&self) {
        let mut places = self.places();
        let stillest = places.iter().min_by_key(|(number, place)| (place.active_at, **number));
        if let Some(number) = stillest.map(|(number, _)| *number) {
            places.remove(&number);
        }
    }
}

impl Listener for BoundedListener {
    type Io = BoundedStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (BoundedStream, SocketAddr) {
        // Tries again after errors that pass, such as too many open files.
        let (stream, address) = Listener::accept(&mut self.listener).await;
        if self.free.available_permits() == 0 {
            self.open.close_stillest();
        }
        // None only once it is closed, which it never is.
        let permit = Arc::clone(&self.free).acquire_owned().await.ok();
        self.accepted += 1;
        let (number, silence) = (self.accepted, self.silence);
        let stream = BoundedStream {
            stream,
            silence,
            deadline: Box::pin(sleep(silence)),
            number,
            closed: self.open.add(number),
            gives_way: false,
            open: Arc::clone(&self.open),
            _permit: permit,
        };
        (stream, address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection that fails once it has had no answer for long, or gives way to another.
pub struct BoundedStream {
    stream: TcpStream,
    silence: Duration,
    deadline: Pin<Box<Sleep>>,
    number: u64,
    closed: oneshot::Receiver<()>,
    /// True once it has been closed for another.
    gives_way: bool,
    open: Arc<Open>,
    /// Its place among the connections.
    _permit: Option<OwnedSemaphorePermit>,
}

impl BoundedStream {
    /// Returns the reason for which the connection ends now: no answer for long, or another that has its place.
    fn ended(&mut self, cx: &mut Context<'_>) -> Option<io::ErrorKind> {
        if self.deadline.as_mut().poll(cx).is_ready() {
            return Some(io::ErrorKind::TimedOut);
        }
        // Polled no more once it has resolved.
        self.gives_way = self.gives_way || Pin::new(&mut self.closed).poll(cx).is_ready();
        self.gives_way.then_some(io::ErrorKind::ConnectionAborted)
    }
}

impl Drop for BoundedStream {
    fn drop(&mut self) {
        self.open.remove(self.number);
    }
}

impl AsyncRead for BoundedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if let Some(why) = self.ended(cx) {
            return Poll::Ready(Err(why.into()));
        }
        let read = Pin::new(&mut self.stream).poll_read(cx, buffer);
        if read.is_ready() {
            self.open.note(self.number);
        }
        read
    }
}

impl AsyncWrite for BoundedStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        // Nothing is read from a connection whose other end takes no answers.
        if let Some(why) = self.ended(cx) {
            return Poll::Ready(Err(why.into()));
        }
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        if matches!(written, Poll::Ready(Ok(_))) {
            let next = Instant::now() + self.silence;
            self.deadline.as_mut().reset(next);
            self.open.note(self.number);
        }
        written
    }

    fn poll_flush(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(cx)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(cx)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use tokio::io::{AsyncReadExt, AsyncWriteExt};
    use tokio::time::timeout;

    const LONG: Duration = Duration::from_secs(3_600);

    /// More than a connection holds whose other end reads nothing.
    const MUCH: usize = 1 << 26;

    async fn listening(most: usize, silence: Duration) -> (BoundedListener, SocketAddr) {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        (BoundedListener::new(listener, most, silence), address)
    }

    /// Writes to someone who reads nothing, until that fails.
    async fn write_in_vain(mut stream: BoundedStream) -> io::ErrorKind {
        let written = stream.write_all(&vec![0; MUCH]).await;
        written.expect_err("no one reads it").kind()
    }

    #[tokio::test]
    async fn who_reads_no_answer_keeps_no_one_out() {
        let (mut bounded, address) = listening(1, LONG).await;
        let _deaf = TcpStream::connect(address).await.unwrap();
        let (deaf_here, _) = bounded.accept().await;
        let _next = TcpStream::connect(address).await.unwrap();
        let both = async { tokio::join!(write_in_vain(deaf_here), bounded.accept()) };
        let (ended, _) = timeout(Duration::from_secs(60), both).await.expect("there is room");
        assert_eq!(ended, io::ErrorKind::ConnectionAborted);
    }

    #[tokio::test]
    async fn who_reads_no_answer_for_long_is_left() {
        let (mut bounded, address) = listening(2, Duration::from_millis(50)).await;
        let _deaf = TcpStream::connect(address).await.unwrap();
        let (deaf_here, _) = bounded.accept().await;
        let ended = timeout(Duration::from_secs(60), write_in_vain(deaf_here)).await;
        assert_eq!(ended, Ok(io::ErrorKind::TimedOut));
    }

    #[tokio::test]
    async fn who_opens_many_and_says_nothing_keeps_no_one_out() {
        let (mut bounded, address) = listening(2, LONG).await;
        let mut busy = TcpStream::connect(address).await.unwrap();
        let (mut busy_here, _) = bounded.accept().await;
        let _silent = TcpStream::connect(address).await.unwrap();
        let (mut silent_here, _) = bounded.accept().await;
        busy.write_all(b"x").await.unwrap();
        busy_here.read_exact(&mut [0]).await.unwrap();
        // The silent one ends, as a server drops a connection that fails, and the next one takes its place.
        let _next = TcpStream::connect(address).await.unwrap();
        let ends = async move { silent_here.read(&mut [0]).await.map_err(|error| error.kind()) };
        let both = async { tokio::join!(bounded.accept(), ends) };
        let (_, ended) = timeout(Duration::from_secs(60), both).await.expect("there is room");
        assert_eq!(ended, Err(io::ErrorKind::ConnectionAborted));
        busy.write_all(b"y").await.unwrap();
        busy_here.read_exact(&mut [0]).await.unwrap();
    }
}
