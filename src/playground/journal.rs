//! The history file: one JSON object a line, appended at every change, rewritten without what is gone at every
//! start. A line is handed to the operating system before anybody hears of the change, so a killed process loses
//! nothing; a last line that was cut off is dropped.

use std::collections::{BTreeMap, HashMap};
use std::fs::File;
use std::io::{BufRead, BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use serde::{Deserialize, Serialize};
use serde_json::Value;

use super::cast::Thread;
use super::interaction::Interaction;
use super::message::Message;

/// One line of the file.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(super) enum Entry {
    /// A process began to write; the number goes into its ids.
    Run(u16),
    /// The bot registered these commands.
    Commands(Vec<Value>),
    /// The bytes of an attachment, before the first message that has it.
    File { id: u64, base64: String },
    /// The current state of a message.
    Message(Box<Message>),
    /// The current state of a thread, with its id.
    Thread(u64, Thread),
    /// A message was deleted.
    Gone(u64),
    /// An interaction was answered; its token still edits the answer.
    Interaction(Box<Interaction>),
}

impl Entry {
    pub(super) fn file(id: u64, bytes: &[u8]) -> Self {
        Self::File { id, base64: STANDARD.encode(bytes) }
    }
}

/// Content of a history file.
#[derive(Debug, Default)]
pub(super) struct Past {
    pub(super) run: u16,
    pub(super) commands: Vec<Value>,
    pub(super) messages: BTreeMap<u64, Message>,
    pub(super) interactions: BTreeMap<u64, Interaction>,
    pub(super) threads: BTreeMap<u64, Thread>,
    files: HashMap<u64, Arc<[u8]>>,
}

/// The file open for appending, or nothing where no history is kept.
#[derive(Debug, Default)]
pub(super) struct Journal(Option<File>);

/// Error of reading or rewriting a history file.
#[derive(Debug, thiserror::Error)]
pub enum HistoryError {
    /// The file cannot be read or written.
    #[error("the playground's history {path} cannot be used ({cause}); give it a folder that can be written to", path = path.display())]
    File {
        /// The file meant.
        path: PathBuf,
        /// The system's error.
        cause: std::io::Error,
    },
    /// A line that is not the last cannot be understood.
    #[error("line {line} of the playground's history {path} is damaged; remove the file to begin anew", path = path.display())]
    Line {
        /// The file meant.
        path: PathBuf,
        /// The line's number, from 1.
        line: usize,
    },
}

impl Journal {
    /// Reads the file at `path` (it need not exist), rewrites it without what is gone and opens it for appending.
    pub(super) fn open(
        path: &Path,
        keep_interactions_from: i64,
    ) -> Result<(Self, Past), HistoryError> {
        let refuse = |cause| HistoryError::File { path: path.to_owned(), cause };
        let mut past = read(path)?;
        past.run = past.run.wrapping_add(1);
        past.interactions.retain(|_, interaction| interaction.at >= keep_interactions_from);
        let file = rewrite(path, &past).map_err(refuse)?;
        Ok((Self(Some(file)), past))
    }

    /// Appends one line. After a failure the playground goes on in memory alone: of the failed line there may be a part,
    /// to which nothing may be added.
    pub(super) fn write(&mut self, entry: &Entry) {
        let Some(file) = &mut self.0 else { return };
        let line = serde_json::to_string(entry).map_err(std::io::Error::from);
        if let Err(error) = line.and_then(|line| file.write_all(format!("{line}\n").as_bytes())) {
            tracing::warn!(%error, "the playground's history could not be written and ends here");
            self.0 = None;
        }
    }
}

fn read(path: &Path) -> Result<Past, HistoryError> {
    let refuse = |cause| HistoryError::File { path: path.to_owned(), cause };
    let mut past = Past::default();
    let file = match File::open(path) {
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return Ok(past),
        other => other.map_err(refuse)?,
    };
    let mut damaged = None;
    for (number, line) in BufReader::new(file).split(b'\n').enumerate() {
        if let Some(line) = damaged {
            return Err(HistoryError::Line { path: path.to_owned(), line });
        }
        match serde_json::from_slice(&line.map_err(refuse)?) {
            Ok(entry) => past.take(entry),
            Err(_) => damaged = Some(number + 1),
        }
    }
    Ok(past)
}

impl Past {
    fn take(&mut self, entry: Entry) {
        match entry {
            Entry::Run(run) => self.run = run,
            Entry::Commands(commands) => self.commands = commands,
            Entry::File { id, base64 } => {
                self.files.insert(id, STANDARD.decode(base64).unwrap_or_default().into());
            }
            Entry::Message(mut message) => {
                for file in &mut message.attachments {
                    file.bytes = self.files.get(&file.id).cloned().unwrap_or_default();
                }
                self.messages.insert(message.id, *message);
            }
            Entry::Thread(id, thread) => drop(self.threads.insert(id, thread)),
            Entry::Gone(id) => drop(self.messages.remove(&id)),
            Entry::Interaction(interaction) => {
                drop(self.interactions.insert(interaction.id, *interaction))
            }
        }
    }

    /// Returns all entries that are still current, in an order that can be read back.
    fn entries(&self) -> impl Iterator<Item = Entry> + '_ {
        let head = [Entry::Run(self.run), Entry::Commands(self.commands.clone())];
        let messages = self.messages.values().flat_map(|message| {
            let files = message.attachments.iter().map(|file| Entry::file(file.id, &file.bytes));
            files.chain([Entry::Message(Box::new(message.clone()))])
        });
        let open = self.interactions.values().map(|one| Entry::Interaction(Box::new(one.clone())));
        let threads = self.threads.iter().map(|(id, thread)| Entry::Thread(*id, thread.clone()));
        head.into_iter().chain(messages).chain(threads).chain(open)
    }
}

/// Makes an empty file for this user alone, as the database beside it is: it holds the tokens of interactions.
fn private(path: &Path) -> std::io::Result<File> {
    let mut options = File::options();
    options.create(true).write(true).truncate(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(path)
}

/// Writes a new file beside the old one and puts it in its place, so that either the old or the new is whole.
fn rewrite(path: &Path, past: &Past) -> std::io::Result<File> {
    let mut beside = path.as_os_str().to_owned();
    beside.push(".new");
    let mut out = BufWriter::new(private(beside.as_ref())?);
    for entry in past.entries() {
        serde_json::to_writer(&mut out, &entry)?;
        out.write_all(b"\n")?;
    }
    out.into_inner()?.sync_all()?;
    std::fs::rename(&beside, path)?;
    File::options().append(true).open(path)
}
