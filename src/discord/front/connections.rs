//! Connections to the HTTP front: so many at once, and none that gets no answer for long, be it idle, slow or silent.

use axum::serve::Listener;
use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore};
use tokio::time::{Instant, Sleep, sleep};

/// Most connections at once. Further ones wait until one ends.
const MOST: usize = 1_024;

/// A listener whose connections are bounded.
pub struct BoundedListener {
    listener: TcpListener,
    free: Arc<Semaphore>,
    silence: Duration,
}

impl BoundedListener {
    /// Returns a listener that closes a connection after so long without an answer on it.
    pub fn new(listener: TcpListener, silence: Duration) -> Self {
        Self { listener, free: Arc::new(Semaphore::new(MOST)), silence }
    }
}

impl Listener for BoundedListener {
    type Io = BoundedStream;
    type Addr = SocketAddr;

    async fn accept(&mut self) -> (BoundedStream, SocketAddr) {
        // None only once it is closed, which it never is.
        let permit = Arc::clone(&self.free).acquire_owned().await.ok();
        // Tries again after errors that pass, such as too many open files.
        let (stream, address) = Listener::accept(&mut self.listener).await;
        let deadline = Box::pin(sleep(self.silence));
        (BoundedStream { stream, silence: self.silence, deadline, _permit: permit }, address)
    }

    fn local_addr(&self) -> io::Result<SocketAddr> {
        self.listener.local_addr()
    }
}

/// A connection that fails once it has had no answer for long.
pub struct BoundedStream {
    stream: TcpStream,
    silence: Duration,
    deadline: Pin<Box<Sleep>>,
    /// Its place among the connections.
    _permit: Option<OwnedSemaphorePermit>,
}

impl AsyncRead for BoundedStream {
    fn poll_read(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        if self.deadline.as_mut().poll(cx).is_ready() {
            return Poll::Ready(Err(io::ErrorKind::TimedOut.into()));
        }
        Pin::new(&mut self.stream).poll_read(cx, buffer)
    }
}

impl AsyncWrite for BoundedStream {
    fn poll_write(
        mut self: Pin<&mut Self>,
        cx: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let written = Pin::new(&mut self.stream).poll_write(cx, bytes);
        if matches!(written, Poll::Ready(Ok(_))) {
            let next = Instant::now() + self.silence;
            self.deadline.as_mut().reset(next);
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
