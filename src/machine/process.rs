//! An engine of the operator's as a child process: lines in, lines out, and an end by force when it hangs.

use super::protocol::{Said, read};
use crate::engine::Point;
use std::env;
use std::ffi::OsString;
use std::io::{self, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel};
use std::thread;
use std::time::{Duration, Instant};

/// The longest line in bytes. The protocol knows none so long.
const LONGEST_LINE: usize = 4096;

/// Lines that wait to be read; an engine that writes more waits.
const LINES: usize = 64;

/// Interval at which is looked if the program ends.
const GLANCE: Duration = Duration::from_millis(50);

/// Memory beyond what an engine may use for its search: its code, its stacks.
#[cfg(target_os = "linux")]
const OVERHEAD: u64 = 256 << 20;

/// Reason why an engine gives no move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It cannot be started.
    Absent,
    /// It has died, or closed its output.
    Dead,
    /// It did not answer in time.
    Late,
    /// It said something that is no answer, or named a move that is not legal.
    Illegal,
    /// The program ends.
    Ended,
}

impl Fault {
    /// Returns the word for the metrics.
    pub fn word(self) -> &'static str {
        match self {
            Self::Absent => "absent",
            Self::Dead => "dead",
            Self::Late => "late",
            Self::Illegal => "illegal",
            Self::Ended => "ended",
        }
    }
}

/// A running engine, which is killed when this is dropped, with whatever it has started itself.
pub struct Process {
    /// Held for its end.
    _child: Running,
    /// Texts for its input.
    texts: SyncSender<String>,
    /// Says of each text that it has been written.
    written: Receiver<()>,
    lines: Receiver<String>,
}

impl Process {
    /// Starts an engine without a shell, with an empty environment, in its own folder; one that is named without a folder is
    /// looked for in this program's `PATH`. `memory` is the most that it may use, in bytes, where the system can hold it to
    /// that. It has the nice value of the thread that starts it.
    ///
    /// # Errors
    /// [`Fault::Absent`].
    pub fn start(path: &Path, memory: u64) -> Result<Self, Fault> {
        let located = located(path, env::var_os("PATH"));
        let path = located.as_path();
        let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
        let mut command = Command::new(path);
        command.env_clear().current_dir(folder.unwrap_or(Path::new(".")));
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        in_a_group(&mut command);
        let mut start = || -> io::Result<Self> {
            let mut child = Running(command.spawn()?);
            limit_memory(&child.0, memory);
            let piped = child.0.stdin.take().zip(child.0.stdout.take());
            let (mut input, output) = piped.ok_or_else(|| io::Error::other("no pipes"))?;
            let (sender, lines) = sync_channel(LINES);
            let (texts, to_write) = sync_channel(1);
            let (done, written) = sync_channel(1);
            let thread = || thread::Builder::new().name("engine".to_owned());
            thread().spawn(move || read_lines(output, &sender))?;
            thread().spawn(move || write_texts(&mut input, &to_write, &done))?;
            Ok(Self { _child: child, texts, written, lines })
        };
        start().map_err(|error| {
            tracing::warn!("the engine {} cannot be started: {error}", path.display());
            Fault::Absent
        })
    }

    /// Sends lines and returns the first line that is an answer: a move, or `OK` where `ok` is awaited. `ends` says that
    /// the program ends.
    ///
    /// # Errors
    /// [`Fault`]; the process is of no use any more.
    pub fn ask(
        &mut self,
        lines: &[String],
        size: u8,
        within: Duration,
        ends: &dyn Fn() -> bool,
    ) -> Result<Option<Point>, Fault> {
        let until = Instant::now() + within;
        let text: String = lines.iter().map(|line| format!("{line}\r\n")).collect();
        self.texts.send(text).map_err(|_| Fault::Dead)?;
        received(&self.written, until, ends)?;
        awaited(&self.lines, size, until, ends)
    }
}

/// Returns the path of a program: where it is a name alone, that of the first such program in these folders of a `PATH`, as
/// the system would find it if the program had an environment. Folders below the working directory are no places for it.
fn located(path: &Path, folders: Option<OsString>) -> PathBuf {
    let is_name = path.components().count() == 1;
    let folders = folders.filter(|_| is_name).unwrap_or_default();
    let mut files = env::split_paths(&folders)
        .filter(|folder| folder.is_absolute())
        .map(|folder| folder.join(path));
    files.find(|file| is_program(file)).unwrap_or_else(|| path.to_owned())
}

/// True if a file can be run.
#[cfg(unix)]
pub(super) fn is_program(file: &Path) -> bool {
    use std::os::unix::fs::PermissionsExt;
    file.metadata().is_ok_and(|data| data.is_file() && data.permissions().mode() & 0o111 != 0)
}

/// True if it is a file; nothing else says that it can be run.
#[cfg(not(unix))]
pub(super) fn is_program(file: &Path) -> bool {
    file.is_file()
}

/// Returns the first line that is an answer.
fn awaited(
    lines: &Receiver<String>,
    size: u8,
    until: Instant,
    ends: &dyn Fn() -> bool,
) -> Result<Option<Point>, Fault> {
    loop {
        match read(&received(lines, until, ends)?, size) {
            Said::Move(point) => return Ok(Some(point)),
            Said::Ok => return Ok(None),
            // An engine that chatters is not awaited for ever either.
            Said::Remark => check_time(until, ends)?,
            Said::Nonsense => return Err(Fault::Illegal),
        }
    }
}

/// Returns what one of the threads at an engine's pipes says next.
fn received<T>(from: &Receiver<T>, until: Instant, ends: &dyn Fn() -> bool) -> Result<T, Fault> {
    loop {
        let left = until.saturating_duration_since(Instant::now());
        match from.recv_timeout(left.min(GLANCE)) {
            Ok(said) => return Ok(said),
            Err(RecvTimeoutError::Disconnected) => return Err(Fault::Dead),
            Err(RecvTimeoutError::Timeout) => check_time(until, ends)?,
        }
    }
}

/// Says if there is no more time to wait.
fn check_time(until: Instant, ends: &dyn Fn() -> bool) -> Result<(), Fault> {
    match () {
        () if ends() => Err(Fault::Ended),
        () if Instant::now() >= until => Err(Fault::Late),
        () => Ok(()),
    }
}

/// A child process, which is killed with its group when this is dropped.
struct Running(Child);

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended by itself, which is as good.
        kill_group(&self.0);
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}

/// Puts a child into a process group of its own, so that what a script starts ends with the script.
#[cfg(unix)]
fn in_a_group(command: &mut Command) {
    std::os::unix::process::CommandExt::process_group(command, 0);
}

/// Does nothing where there are no process groups: the child alone is killed.
#[cfg(not(unix))]
fn in_a_group(_: &mut Command) {}

/// Kills the group of a child that has not been waited for, so that its number is still its own.
#[cfg(target_os = "linux")]
fn kill_group(child: &Child) {
    use rustix::process::{Pid, Signal, kill_process_group};
    let _ = kill_process_group(Pid::from_child(child), Signal::KILL);
}

/// Does nothing where the system's call is not at hand: the child alone is killed.
#[cfg(not(target_os = "linux"))]
fn kill_group(_: &Child) {}

/// Reads lines, whatever they end with (CR, LF or both), until the output ends, is no text that a line can be read from, or
/// no one takes them any more.
fn read_lines(output: impl Read, sender: &SyncSender<String>) {
    let mut line = Vec::new();
    for byte in BufReader::new(output).bytes().map_while(Result::ok) {
        match byte {
            b'\r' | b'\n' if line.is_empty() => {}
            b'\r' | b'\n' => {
                let text = String::from_utf8_lossy(&line).into_owned();
                if sender.send(text).is_err() {
                    return;
                }
                line.clear();
            }
            _ if line.len() + 1 >= LONGEST_LINE => return,
            byte => line.push(byte),
        }
    }
}

/// Writes texts until the input is closed or no one has any more. An engine that reads nothing holds up this thread alone,
/// until it is killed.
fn write_texts(input: &mut impl Write, texts: &Receiver<String>, done: &SyncSender<()>) {
    for text in texts {
        let is_written = input.write_all(text.as_bytes()).and_then(|()| input.flush()).is_ok();
        if !is_written || done.send(()).is_err() {
            return;
        }
    }
}

/// Holds a child to so much memory. It may have begun already, but a search takes longer than that.
#[cfg(target_os = "linux")]
fn limit_memory(child: &Child, memory: u64) {
    use rustix::process::{Pid, Resource, Rlimit, prlimit};
    let most = Some(memory + OVERHEAD);
    let limit = Rlimit { current: most, maximum: most };
    if let Err(error) = prlimit(Some(Pid::from_child(child)), Resource::As, limit) {
        tracing::warn!("an engine has no limit on its memory: {error}");
    }
}

/// Does nothing where the system has no such limit for another process; the protocol tells the engine of it all the same.
#[cfg(not(target_os = "linux"))]
fn limit_memory(_: &Child, _: u64) {}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(unix)]
    #[test]
    fn a_name_alone_is_looked_for_in_the_path() {
        use std::fs::{self, Permissions};
        use std::os::unix::fs::PermissionsExt;
        let [first, second] = [(); 2].map(|()| tempfile::tempdir().unwrap());
        for (folder, mode) in [(&first, 0o644), (&second, 0o755)] {
            let file = folder.path().join("pbrain");
            fs::write(&file, "").unwrap();
            fs::set_permissions(&file, Permissions::from_mode(mode)).unwrap();
        }
        let folders = [Path::new("src"), first.path(), second.path()];
        let folders = Some(env::join_paths(folders).unwrap());
        let found = |path: &str| located(Path::new(path), folders.clone());
        assert_eq!(found("pbrain"), second.path().join("pbrain"), "the first one cannot be run");
        assert_eq!(found("absent"), Path::new("absent"));
        assert_eq!(found("/opt/pbrain"), Path::new("/opt/pbrain"));
        assert_eq!(located(Path::new("pbrain"), None), Path::new("pbrain"), "no PATH");
    }

    /// The pipe is full before all is written.
    #[cfg(unix)]
    #[test]
    fn an_engine_that_reads_nothing_holds_up_no_one() {
        use std::fs::{self, Permissions};
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().unwrap();
        let file = folder.path().join("deaf");
        fs::write(&file, "#!/bin/sh\nexec sleep 600\n").unwrap();
        fs::set_permissions(&file, Permissions::from_mode(0o755)).unwrap();
        let lines = vec!["BOARD".to_owned(); 1 << 18];
        let (short, long) = (Duration::from_millis(100), Duration::from_secs(600));
        for (within, ends, fault) in [(short, false, Fault::Late), (long, true, Fault::Ended)] {
            let mut process = Process::start(&file, 128 << 20).unwrap();
            assert_eq!(process.ask(&lines, 15, within, &|| ends), Err(fault));
        }
    }

    /// The protocol lets lines end by CR, by LF or by both. An end that is missing is awaited.
    #[test]
    fn lines_end_by_either_sign() {
        for (said, lines) in [
            ("OK\r", &["OK"][..]),
            ("OK\n7,7\n", &["OK", "7,7"][..]),
            ("OK\r\n\r\n7,7\r8,", &["OK", "7,7"][..]),
        ] {
            let (sender, read) = sync_channel(LINES);
            read_lines(said.as_bytes(), &sender);
            drop(sender);
            assert_eq!(read.iter().collect::<Vec<String>>(), lines, "{said:?}");
        }
    }

    #[test]
    fn an_engine_that_chatters_holds_up_no_end() {
        let (sender, lines) = sync_channel(LINES);
        let chatter = thread::spawn(move || while sender.send("MESSAGE".to_owned()).is_ok() {});
        let until = Instant::now() + Duration::from_secs(600);
        assert_eq!(awaited(&lines, 15, until, &|| true), Err(Fault::Ended));
        drop(lines);
        chatter.join().unwrap();
    }
}
