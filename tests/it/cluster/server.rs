//! A PostgreSQL server of its own, which waits for the disk, and can be killed and started again.

use crate::database::{installed, is_root};
use std::fs::File;
use std::path::PathBuf;
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::channel;
use std::time::Duration;

/// Name of the database.
const NAME: &str = "narabe";

/// Commands that make a certificate for localhost, which `root.pem` has signed.
const CERTIFICATES: &str = "set -e
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=root -keyout root.key -out root.pem
openssl req -newkey rsa:2048 -nodes -subj /CN=localhost -keyout server.key -out server.csr
echo subjectAltName=DNS:localhost > names
openssl x509 -req -in server.csr -CA root.pem -CAkey root.key -days 2 -extfile names -out server.crt
chmod 600 server.key";

pub struct Server {
    folder: tempfile::TempDir,
    bin: PathBuf,
    process: Option<Child>,
    /// Port of localhost at which it is reached by TLS.
    port: Option<u16>,
}

impl Server {
    /// Makes its files and starts it; none where PostgreSQL is not installed.
    pub fn start() -> Option<Self> {
        Self::start_at(None)
    }

    /// The same with TLS at a port of localhost.
    pub fn start_with_tls() -> Option<Self> {
        Self::start_at(Some(crate::program::lasting_port()))
    }

    fn start_at(port: Option<u16>) -> Option<Self> {
        let bin = installed()?;
        let mut server = Self { folder: tempfile::tempdir().unwrap(), bin, process: None, port };
        if port.is_some() {
            let mut made = Command::new("sh");
            made.args(["-c", CERTIFICATES]).current_dir(server.folder.path());
            assert!(made.stderr(Stdio::null()).stdout(Stdio::null()).status().unwrap().success());
        }
        if is_root() {
            let mut given = Command::new("chown");
            given.args(["-R", "nobody"]).arg(server.folder.path());
            assert!(given.status().unwrap().success());
        }
        let mut made = server.program("initdb");
        made.args(["-D", "data", "-U", NAME, "-A", "trust", "--locale=C", "-E", "UTF8"]);
        assert!(made.stdout(Stdio::null()).status().unwrap().success());
        server.go_on();
        assert!(server.asked("postgres", &format!("CREATE DATABASE {NAME}")).is_some());
        Some(server)
    }

    /// A program of the server's, as a user under whom it runs, which ends with the thread that starts it.
    fn program(&self, name: &str) -> Command {
        let mut command = Command::new("setpriv");
        command.arg("--pdeathsig=KILL");
        if is_root() {
            command.args(["--reuid=nobody", "--regid=nogroup", "--clear-groups"]);
        }
        command.arg(self.bin.join(name)).current_dir(self.folder.path());
        command.stdin(Stdio::null()).stderr(Stdio::null());
        command
    }

    /// Starts it, also after it was killed.
    pub fn go_on(&mut self) {
        // The remains of one that was killed may be in its way for a moment.
        for _ in 0..100 {
            let mut postgres = self.program("postgres");
            postgres.args(["-D", "data", "-c", "max_connections=200"]);
            match self.port {
                None => postgres.args(["-c", "listen_addresses="]),
                Some(port) => postgres
                    .args(["-c", "listen_addresses=127.0.0.1", "-p", &port.to_string()])
                    .args(["-c", "ssl=on", "-c", "ssl_cert_file=../server.crt"])
                    .args(["-c", "ssl_key_file=../server.key"]),
            };
            postgres.arg("-k").arg(self.folder.path()).stdout(Stdio::null());
            postgres.stderr(File::options().create(true).append(true).open(self.log()).unwrap());
            self.process = Some(spawned(postgres));
            if self.answers() {
                return;
            }
        }
        panic!("the server does not start: {}", self.last_lines());
    }

    /// Waits until it answers; false if its process ends before. After a kill it reads its log of writes first, which may
    /// take minutes on a busy machine.
    fn answers(&mut self) -> bool {
        for _ in 0..3_000 {
            if self.process.as_mut().unwrap().try_wait().unwrap().is_some() {
                return false;
            }
            if self.asked("postgres", "SELECT 1").is_some() {
                return true;
            }
            std::thread::sleep(Duration::from_millis(100));
        }
        panic!("the server does not answer: {}", self.last_lines());
    }

    fn log(&self) -> PathBuf {
        self.folder.path().join("log")
    }

    fn last_lines(&self) -> String {
        let log = std::fs::read_to_string(self.log()).unwrap();
        let lines: Vec<&str> = log.lines().rev().take(20).collect();
        lines.into_iter().rev().collect::<Vec<_>>().join("\n")
    }

    /// SIGKILL for the first of its processes; the others end by themselves.
    pub fn kill(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill().unwrap();
            process.wait().unwrap();
        }
    }

    pub fn address(&self) -> String {
        let folder = self.folder.path().display().to_string().replace('/', "%2F");
        format!("postgres://{NAME}@{folder}/{NAME}")
    }

    /// The address by TLS, with the certificates that the client trusts.
    pub fn address_by_tls(&self, trusted: Option<&str>) -> String {
        let port = self.port.expect("it was started with TLS");
        let address = format!("postgres://{NAME}@localhost:{port}/{NAME}?sslmode=require");
        let trusted = trusted.map(|file| self.folder.path().join(file).display().to_string());
        trusted.map_or(address.clone(), |file| format!("{address}&sslrootcert={file}"))
    }

    /// The answer to a query, as text; none while the server is away.
    pub fn query(&self, sql: &str) -> Option<String> {
        self.asked(NAME, sql)
    }

    fn asked(&self, name: &str, sql: &str) -> Option<String> {
        let mut psql = Command::new(self.bin.join("psql"));
        psql.arg("-h").arg(self.folder.path()).args(["-U", NAME, "-d", name, "-qAtc", sql]);
        psql.args(self.port.map(|port| format!("-p{port}")));
        let output = psql.stderr(Stdio::null()).output().unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        output.status.success().then(|| text.trim().to_owned())
    }
}

/// Starts a process in a thread that lives as long as this process.
fn spawned(mut command: Command) -> Child {
    let (tell, told) = channel();
    std::thread::spawn(move || {
        tell.send(command.spawn().unwrap()).unwrap();
        loop {
            std::thread::park();
        }
    });
    told.recv().unwrap()
}

impl Drop for Server {
    fn drop(&mut self) {
        self.kill();
    }
}
