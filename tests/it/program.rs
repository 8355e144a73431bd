//! The program as a process of its own, which never outlives the test that started it.

use std::fs::File;
use std::io::{BufRead, BufReader};
use std::net::TcpListener;
use std::os::unix::fs::PermissionsExt as _;
use std::os::unix::process::ExitStatusExt as _;
use std::path::Path;
use std::process::{Child, Command, ExitStatus, Stdio};
use std::sync::atomic::{AtomicU16, Ordering};
use std::time::{Duration, Instant};

/// Real time after which a process that should have ended counts as hanging.
const PATIENCE: Duration = Duration::from_secs(120);

/// A token that looks like one of Discord's and belongs to no one. It must never be printed.
pub const CANARY: &str = "Q0FOQVJZQ0FOQVJZQ0FOQVJZ.Q0FOQ1.canary-canary-canary-canary-canary";

/// Path of the program.
pub const PROGRAM: &str = env!("CARGO_BIN_EXE_narabe-as-tested");

/// Variables that would change the program, if they stood in the environment of the tests.
const SETTINGS: [&str; 19] = [
    "DISCORD_TOKEN",
    "DISCORD_TOKEN_FILE",
    "NARABE_DISCORD_API",
    "NARABE_DATABASE",
    "NARABE_LOG",
    "NARABE_LOG_FORMAT",
    "NARABE_METRICS",
    "NARABE_INTERACTIONS",
    "NARABE_PUBLIC_KEY",
    "NARABE_SHARDS",
    "NARABE_BACKUP_DIR",
    "NARABE_BACKUP_EVERY",
    "NARABE_BACKUP_KEEP",
    "NARABE_BOOK",
    "NARABE_ENGINES",
    "NARABE_TERMS_URL",
    "NARABE_PRIVACY_URL",
    "NARABE_SUPPORT_URL",
    "NARABE_ENGINE_THREADS",
];

/// Number of the signal SIGKILL.
const SIGKILL: i32 = 9;

/// Ports of which Linux gives none to connections, unless it is set otherwise.
const PORTS: std::ops::Range<u16> = 10_000..32_000;

/// Odd number by which process ids that are near become starts that are far apart.
const SPREAD: u32 = 0x9E37_79B9;

/// A port that nothing listens at, and that stays free while a process which listens at it is away. No other test of this
/// process gets it, and one of another process by a far chance alone.
pub fn lasting_port() -> u16 {
    static TRIED: AtomicU16 = AtomicU16::new(0);
    let size = PORTS.end - PORTS.start;
    let first = (std::process::id().wrapping_mul(SPREAD) >> 16) as u16 % size;
    loop {
        let tried = TRIED.fetch_add(1, Ordering::Relaxed) % size;
        let port = PORTS.start + (first + tried) % size;
        if TcpListener::bind(("127.0.0.1", port)).is_ok() {
            return port;
        }
    }
}

/// `narabe` with these arguments, at work in a folder. What it logs goes nowhere, unless it is told where.
pub fn narabe(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = without_settings(PROGRAM);
    // Tests are quicker than people.
    command.env("NARABE_COMMANDS_PER_MINUTE", "0");
    command.args(arguments).current_dir(folder).stdin(Stdio::null()).stderr(Stdio::null());
    command
}

/// Writes a script at a path by which the program is an operator's engine, with these further arguments.
pub fn engine_script(path: &Path, arguments: &str) {
    std::fs::write(path, format!("#!/bin/sh\nexec '{PROGRAM}' engine {arguments}\n")).unwrap();
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(0o755)).unwrap();
}

/// A command that does not see the settings in the environment of the tests.
pub fn without_settings(program: &str) -> Command {
    let mut command = Command::new(program);
    for name in SETTINGS {
        command.env_remove(name);
    }
    command
}

/// End of a process, with its output.
#[derive(Debug)]
pub struct Ended {
    pub code: Option<i32>,
    pub out: String,
    pub err: String,
}

impl Ended {
    /// The one sentence of a program that did not do what it was asked.
    pub fn sentence(&self) -> &str {
        let sentence = self.err.strip_prefix("narabe: ").and_then(|rest| rest.strip_suffix('\n'));
        let sentence = sentence.unwrap_or_else(|| panic!("no sentence in {self:?}"));
        assert!(!sentence.contains('\n'), "more than one sentence: {self:?}");
        sentence
    }
}

/// Runs a command to its end.
pub fn run(command: &mut Command) -> Ended {
    let folder = tempfile::tempdir().unwrap();
    let said = ["out", "err"].map(|name| folder.path().join(name));
    let [out, err] = said.clone().map(|path| File::create(path).unwrap());
    let status = Running::start(command.stdout(out).stderr(err)).wait();
    let [out, err] = said.map(|path| String::from_utf8(std::fs::read(path).unwrap()).unwrap());
    Ended { code: status.code(), out, err }
}

/// Resident memory of a process in MiB.
pub fn memory(process: u32) -> f64 {
    of_status(process, "VmRSS:")
}

/// The most resident memory that a process has had so far, in MiB.
pub fn most_memory(process: u32) -> f64 {
    of_status(process, "VmHWM:")
}

/// The part of a process's resident memory that is no part of a file, as its program is, in MiB.
pub fn own_memory(process: u32) -> f64 {
    of_status(process, "RssAnon:")
}

/// A number of a process's status in MiB.
fn of_status(process: u32, name: &str) -> f64 {
    let status = std::fs::read_to_string(format!("/proc/{process}/status")).unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix(name)).unwrap();
    line.trim().trim_end_matches(" kB").parse::<f64>().unwrap() / 1024.0
}

/// A process at work; it is killed when this is dropped.
pub struct Running(Child);

impl Running {
    pub fn start(command: &mut Command) -> Self {
        Self(command.spawn().unwrap())
    }

    /// The next line of its output, which must have been piped.
    pub fn line(&mut self) -> String {
        let mut line = String::new();
        BufReader::new(self.0.stdout.as_mut().unwrap()).read_line(&mut line).unwrap();
        line
    }

    /// Waits for its end.
    pub fn wait(mut self) -> ExitStatus {
        let start = Instant::now();
        loop {
            if let Some(status) = self.0.try_wait().unwrap() {
                return status;
            }
            assert!(start.elapsed() < PATIENCE, "the process does not end");
            std::thread::sleep(Duration::from_millis(5));
        }
    }

    /// The system's number of it.
    pub fn id(&self) -> u32 {
        self.0.id()
    }

    /// Sets the size in bytes to which its files may grow, as `ulimit -f` does; or `unlimited`.
    pub fn limit_files(&self, size: &str) {
        let (process, limit) =
            (format!("--pid={}", self.id()), format!("--fsize={size}:unlimited"));
        assert!(Command::new("prlimit").args([process, limit]).status().unwrap().success());
    }

    /// True if it has come to its end by itself.
    pub fn has_ended(&mut self) -> bool {
        self.0.try_wait().unwrap().is_some()
    }

    /// True if it has come to its end by SIGKILL.
    pub fn was_killed(&mut self) -> bool {
        self.0.try_wait().unwrap().is_some_and(|status| status.signal() == Some(SIGKILL))
    }

    /// SIGTERM, and the end.
    pub fn terminate(self) -> ExitStatus {
        self.ask_to_end();
        self.wait()
    }

    /// SIGTERM.
    pub fn ask_to_end(&self) {
        let id = self.0.id().to_string();
        assert!(Command::new("sh").args(["-c", "kill -TERM $0", &id]).status().unwrap().success());
    }

    /// SIGKILL.
    pub fn kill(self) {}
}

impl Drop for Running {
    fn drop(&mut self) {
        // It may have ended already, which is as good.
        let _ = self.0.kill();
        let _ = self.0.wait();
    }
}
