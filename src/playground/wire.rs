//! Connections that can be cut from this side without a word, as a failing network does.

use std::io;
use std::net::SocketAddr;
use std::pin::Pin;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::task::{Context, Poll};

use axum::extract::connect_info::Connected;
use axum::serve::{IncomingStream, Listener};
use futures_util::task::AtomicWaker;
use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::{TcpListener, TcpStream};

use super::world::World;

/// Cuts one connection. Handlers get it as connection info.
#[derive(Debug, Clone, Default)]
pub(super) struct Cutter(Arc<Cut>);

#[derive(Debug, Default)]
struct Cut {
    done: AtomicBool,
    reader: AtomicWaker,
}

impl Cutter {
    /// Cuts the connection: what is under way is lost.
    pub(super) fn cut(&self) {
        self.0.done.store(true, Ordering::SeqCst);
        self.0.reader.wake();
    }

    fn check(&self) -> io::Result<()> {
        if self.0.done.load(Ordering::SeqCst) {
            Err(io::ErrorKind::ConnectionReset.into())
        } else {
            Ok(())
        }
    }
}

impl Connected<IncomingStream<'_, Wires>> for Cutter {
    fn connect_info(stream: IncomingStream<'_, Wires>) -> Self {
        stream.remote_addr().clone()
    }
}

/// A listener whose connections can be cut.
pub(super) struct Wires {
    pub(super) listener: TcpListener,
    pub(super) all: Open,
    /// Counts them.
    pub(super) world: World,
}

/// The cutters of all open connections.
#[derive(Clone, Default)]
pub(super) struct Open(Arc<Mutex<Vec<Weak<Cut>>>>);

impl Open {
    fn add(&self, cutter: &Cutter) {
        let mut all = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        all.retain(|one| one.strong_count() > 0);
        all.push(Arc::downgrade(&cutter.0));
    }

    /// Cuts every connection.
    pub(super) fn cut(&self) {
        let all = std::mem::take(&mut *self.0.lock().unwrap_or_else(PoisonError::into_inner));
        all.iter().filter_map(Weak::upgrade).for_each(|cut| Cutter(cut).cut());
    }
}

impl Listener for Wires {
    type Io = Wire;
    type Addr = Cutter;

    async fn accept(&mut self) -> (Wire, Cutter) {
        let (stream, _) = <TcpListener as Listener>::accept(&mut self.listener).await;
        // Small answers go out at once; failing to ask for it only costs time.
        let _ = stream.set_nodelay(true);
        let cutter = Cutter::default();
        self.all.add(&cutter);
        self.world.change(|state| state.wires += 1);
        (Wire { stream, cutter: cutter.clone(), world: self.world.clone() }, cutter)
    }

    fn local_addr(&self) -> io::Result<Cutter> {
        Ok(Cutter::default())
    }
}

/// A connection. Once it is cut, every read and write fails.
pub(super) struct Wire {
    stream: TcpStream,
    cutter: Cutter,
    world: World,
}

impl Drop for Wire {
    fn drop(&mut self) {
        self.world.change(|state| state.wires -= 1);
    }
}

impl AsyncRead for Wire {
    fn poll_read(
        mut self: Pin<&mut Self>,
        task: &mut Context<'_>,
        into: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        self.cutter.0.reader.register(task.waker());
        self.cutter.check()?;
        Pin::new(&mut self.stream).poll_read(task, into)
    }
}

impl AsyncWrite for Wire {
    fn poll_write(
        mut self: Pin<&mut Self>,
        task: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        self.cutter.check()?;
        Pin::new(&mut self.stream).poll_write(task, bytes)
    }

    fn poll_flush(mut self: Pin<&mut Self>, task: &mut Context<'_>) -> Poll<io::Result<()>> {
        self.cutter.check()?;
        Pin::new(&mut self.stream).poll_flush(task)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, task: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(task)
    }
}

/// True if a `Host` header names this very server, by its address or as `localhost`, with its port, so that no web page
/// reaches in by a name that it points here.
pub(super) fn is_own(host: &str, own: SocketAddr) -> bool {
    [own.to_string(), format!("localhost:{}", own.port())].iter().any(|name| {
        let without_port = name.strip_suffix(":80");
        [Some(name.as_str()), without_port].contains(&Some(host.to_ascii_lowercase().as_str()))
    })
}
