//! Engines of the operator's: which there are, what they play, and their answers.

use super::pool::Pool;
use super::process::{Fault, Process, is_program};
use super::protocol::{Limits, Variant, question, tells_turn, trial};
use super::{Client, Numbers, Silence, builtin};
use crate::engine::{Lines, Point, Position};
use crate::game::Table;
use crate::games;
use std::io;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;
use tokio::sync::oneshot;

/// Time that an engine has to start.
const START: Duration = Duration::from_secs(5);

/// Time beyond the limit of a move after which an engine counts as hanging.
const GRACE: Duration = Duration::from_secs(1);

/// Longest time for a move (ms): a start and such a move end within the time of a task of the outbox, since the trial
/// between them is a five that an engine finds at once.
const LONGEST_TURN: u64 = 5_000;

/// Time within which the last question of a full queue is answered. A task of the outbox waits no longer than 20 s.
const QUEUE_WITHIN: Duration = Duration::from_secs(12);

/// The letters of a name.
const NAME_LETTERS: std::ops::RangeInclusive<usize> = 1..=32;

/// An engine that the operator has installed.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Engine {
    /// Name by which it is challenged.
    pub name: String,
    /// The program, which speaks the Gomocup protocol.
    pub path: PathBuf,
    /// The rules that it plays by.
    variants: Vec<Variant>,
    limits: Limits,
}

impl Engine {
    /// Reads the engines of a setting such as `rapfi=/opt/rapfi/pbrain-rapfi,rules=freestyle+renju,time=2000`, with
    /// semicolons between them. `rules` are freestyle, standard, renju and caro (the first two, if nothing is said),
    /// `time` is that of a move in ms (2000), `memory` in MiB (128).
    ///
    /// # Errors
    /// A sentence that says what is wrong.
    pub fn read_all(text: &str) -> Result<Vec<Self>, String> {
        let parts = text.split(';').map(str::trim).filter(|part| !part.is_empty());
        let engines = parts.map(Self::read).collect::<Result<Vec<Self>, String>>()?;
        for (number, engine) in engines.iter().enumerate() {
            if engines[..number].iter().any(|other| other.name.eq_ignore_ascii_case(&engine.name)) {
                return Err(format!(
                    "there are two engines {:?}; give each its own name",
                    engine.name
                ));
            }
        }
        Ok(engines)
    }

    fn read(text: &str) -> Result<Self, String> {
        let mut parts = text.split(',').map(str::trim);
        let first = parts.next().unwrap_or_default();
        let (name, path) = first.split_once('=').filter(|(name, path)| {
            let is_plain = |letter: char| letter.is_ascii_alphanumeric() || "-_.".contains(letter);
            let is_number = name.parse::<i64>().is_ok();
            name.chars().all(is_plain)
                && !is_number
                && NAME_LETTERS.contains(&name.len())
                && !path.is_empty()
        }).ok_or_else(|| {
            let most = *NAME_LETTERS.end();
            format!("{first:?} is no engine: write name=/path/to/program, the name in letters, digits, -, _ and ., {most} at the most, and no number")
        })?;
        let path = whole(path).map_err(|error| format!("{path:?} of {name}: {error}"))?;
        let mut engine = Self {
            name: name.to_owned(),
            path,
            variants: vec![Variant::Freestyle, Variant::Standard],
            limits: Limits { turn: 2000, memory: 128 << 20 },
        };
        parts.try_for_each(|part| engine.set(part))?;
        Ok(engine)
    }

    fn set(&mut self, part: &str) -> Result<(), String> {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        let number = |range: std::ops::RangeInclusive<u64>| {
            let number = value.parse().ok().filter(|number| range.contains(number));
            let (least, most) = (range.start(), range.end());
            number.ok_or_else(|| {
                format!("{key}={value} of {}: {least} to {most} can be set", self.name)
            })
        };
        match key {
            "time" => self.limits.turn = number(100..=LONGEST_TURN)?,
            "memory" => self.limits.memory = number(32..=65_536)? << 20,
            "rules" => {
                let known = Variant::ALL.map(|(_, word)| word).join(", ");
                let variants = value.split('+').map(Variant::from_word).collect();
                let unknown = || {
                    format!(
                        "rules={value} of {}: there are {known}, with + between them",
                        self.name
                    )
                };
                self.variants = Option::ok_or_else(variants, unknown)?;
            }
            _ => {
                return Err(format!(
                    "{part:?} of {}: rules=, time= and memory= can be set",
                    self.name
                ));
            }
        }
        Ok(())
    }

    /// True if there is no program at its path that could be started. A name without a folder is looked for in `PATH` only
    /// when the engine starts.
    pub fn is_missing(&self) -> bool {
        self.path.is_absolute() && !is_program(&self.path)
    }

    /// Returns the most questions that may wait for it, if no queue has more than `room`.
    fn room(&self, room: usize) -> usize {
        let each = Duration::from_millis(self.limits.turn) + GRACE;
        room.min((QUEUE_WITHIN.as_millis() / each.as_millis()) as usize).max(1)
    }

    fn plays(&self, lines: &Lines) -> bool {
        Variant::of(lines).is_some_and(|variant| self.variants.contains(&variant))
    }
}

/// Returns the path of a program from the root, since an engine starts in its own folder. A name alone is looked for
/// in `PATH` when the engine starts.
fn whole(path: &str) -> io::Result<PathBuf> {
    let has_folder = Path::new(path).components().count() > 1;
    if has_folder { std::path::absolute(path) } else { Ok(PathBuf::from(path)) }
}

/// True if an engine can be told the position of a table. The protocol has no word for the choices of an opening, and after
/// a pass it cannot say who is to move.
pub fn is_told(table: &Table) -> bool {
    games::position(table).is_some_and(|position| tells_turn(&position))
}

/// The operator's engines, each with a thread of its own that keeps its process.
pub struct Engines {
    all: Vec<(Arc<Engine>, Pool<Option<Process>>)>,
    numbers: Arc<Numbers>,
}

impl Engines {
    /// Returns these engines, at each of which so many questions may wait; a process starts with the first, and `nice` is
    /// added to its nice value.
    pub fn new(engines: Vec<Engine>, room: usize, nice: i32, numbers: &Arc<Numbers>) -> Self {
        let pool = |engine: Engine| {
            let room = engine.room(room);
            (Arc::new(engine), Pool::new(1, room, nice, numbers))
        };
        Self { all: engines.into_iter().map(pool).collect(), numbers: Arc::clone(numbers) }
    }

    /// Returns the names, in the order of the setting.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.all.iter().map(|(engine, _)| engine.name.as_str())
    }

    /// True if there is such an engine, and it plays by the rules of a table, whose opening is not its own to decide.
    pub fn plays(&self, name: &str, table: &Table) -> bool {
        let engine = self.all.iter().find(|(engine, _)| engine.name == name);
        let lines = games::engine_lines(table);
        engine.zip(lines).is_some_and(|((engine, _), lines)| engine.plays(&lines))
    }

    /// True if a question of this client to an engine would be taken now.
    pub fn has_room(&self, client: Client, name: &str) -> bool {
        self.all.iter().any(|(engine, pool)| engine.name == name && pool.has_room(client))
    }

    /// Returns the text of the move of an engine; it is legal.
    ///
    /// # Errors
    /// [`Silence`]; after [`Silence::Failed`] the process is gone, and the next question starts another.
    pub async fn choose(
        &self,
        client: Client,
        name: &str,
        table: Table,
    ) -> Result<String, Silence> {
        let found = self.all.iter().find(|(engine, _)| engine.name == name);
        let Some((engine, pool)) = found else { return Err(self.failed(name, Fault::Absent)) };
        let position = games::position(&table);
        let position = position.ok_or_else(|| self.failed(name, Fault::Illegal))?;
        let (done, answer) = oneshot::channel();
        let engine = Arc::clone(engine);
        let ask = move |process: &mut Option<Process>, ends: &AtomicBool| {
            // No one waits any more. An engine that is told to play for no one would be ended for it.
            if done.is_closed() {
                return;
            }
            let ends = || ends.load(Ordering::Relaxed) || done.is_closed();
            let answer = answer_of(&engine, process, &position, &ends);
            if answer.is_err() {
                *process = None;
            }
            // The one who asked may have gone meanwhile.
            let _ = done.send(answer);
        };
        pool.submit(client, Box::new(ask))?;
        let point = match answer.await {
            Ok(Ok(point)) => point,
            Ok(Err(Fault::Ended)) => return Err(Silence::Ended),
            Ok(Err(fault)) => return Err(self.failed(name, fault)),
            // The pool is there as long as this waits, so that nothing but a panic ends a question without an answer.
            Err(_) => return Err(self.failed(name, Fault::Illegal)),
        };
        let text = games::answer(&table, Some(point));
        let text = text.filter(|text| builtin::is_legal(&table, text));
        let text = text.ok_or_else(|| self.failed(name, Fault::Illegal))?;
        self.numbers.engines.count("outcome", "done");
        Ok(text)
    }

    fn failed(&self, name: &str, fault: Fault) -> Silence {
        tracing::warn!(engine = name, fault = fault.word(), "an engine gives no move");
        self.numbers.engines.count("outcome", fault.word());
        Silence::Failed
    }
}

/// Asks an engine for its move; one that does not run is started and put to the test before.
fn answer_of(
    engine: &Engine,
    process: &mut Option<Process>,
    position: &Position,
    ends: &dyn Fn() -> bool,
) -> Result<Point, Fault> {
    if let Some(running) = process {
        match moved(engine, running, position, ends) {
            // It has died since its last move.
            Err(Fault::Dead) => *process = None,
            answer => return answer,
        }
    }
    let mut fresh = Process::start(&engine.path, engine.limits.memory)?;
    let (trial, wins) = trial(position.lines);
    if moved(engine, &mut fresh, &trial, ends)? != wins {
        let name = &engine.name;
        tracing::error!(
            engine = name,
            "does not see a five: does it count lines from another side?"
        );
        return Err(Fault::Illegal);
    }
    moved(engine, process.insert(fresh), position, ends)
}

/// Tells an engine the whole position and returns its move.
fn moved(
    engine: &Engine,
    process: &mut Process,
    position: &Position,
    ends: &dyn Fn() -> bool,
) -> Result<Point, Fault> {
    let size = position.lines.size.ok_or(Fault::Illegal)?;
    let lines = question(position, engine.limits).ok_or(Fault::Illegal)?;
    if process.ask(&[format!("START {size}")], size, START, ends)?.is_some() {
        return Err(Fault::Illegal);
    }
    let within = Duration::from_millis(engine.limits.turn) + GRACE;
    process.ask(&lines, size, within, ends)?.ok_or(Fault::Illegal)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Options;
    use std::fs;
    use std::os::unix::fs::PermissionsExt;
    use std::pin::pin;
    use tokio::time::timeout;

    /// An engine that answers once a file `go` is there, and writes a line whenever it starts.
    const PATIENT: &str = "#!/bin/sh
echo >> starts
asked=0
while read -r line; do
    case \"$line\" in
        START*) echo OK ;;
        DONE* | BEGIN*)
            asked=$((asked + 1))
            if [ $asked = 1 ]; then
                echo 4,12
            else
                until [ -e go ]; do sleep 0.01; done
                echo 7,7
            fi
            ;;
    esac
done
";

    fn new_table() -> Table {
        let entry = games::GAMES.find("gomoku").unwrap();
        entry.start(&Options::read(entry.info, "freestyle").unwrap(), 2, None).unwrap()
    }

    #[tokio::test]
    async fn a_question_whose_asker_has_gone_ends_no_engine() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join("patient");
        fs::write(&path, PATIENT).unwrap();
        fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).unwrap();
        let setting = format!("patient={},time=5000", path.display());
        let engines = Engines::new(Engine::read_all(&setting).unwrap(), 8, 0, &Arc::default());
        let ask = |one| engines.choose(Client { person: one, place: one }, "patient", new_table());
        let mut first = pin!(ask(1));
        assert!(timeout(Duration::ZERO, &mut first).await.is_err());
        assert!(timeout(Duration::ZERO, ask(1)).await.is_err(), "no one waits for this one");
        fs::write(folder.path().join("go"), "").unwrap();
        // The forsaken question may still be in the queue, where it counts for the person who asked it.
        assert_eq!((first.await, ask(2).await), (Ok("h8".to_owned()), Ok("h8".to_owned())));
        let starts = fs::read_to_string(folder.path().join("starts")).unwrap();
        assert_eq!(starts.lines().count(), 1);
    }

    #[test]
    fn a_setting_names_engines_with_their_limits() {
        let text = "one=/a/pbrain; two=/b c/e,rules=renju+caro,time=500,memory=64 ;";
        let engines = Engine::read_all(text).unwrap();
        assert_eq!(engines[0].variants, [Variant::Freestyle, Variant::Standard]);
        assert_eq!((engines[1].name.as_str(), engines[1].path.to_str()), ("two", Some("/b c/e")));
        assert_eq!(engines[1].variants, [Variant::Renju, Variant::Caro]);
        assert_eq!(engines[1].limits, Limits { turn: 500, memory: 64 << 20 });
        assert_eq!(Engine::read_all("  "), Ok(Vec::new()));
        assert_eq!(Engine::read_all("rapfi-1.0_b=/a").unwrap()[0].name, "rapfi-1.0_b");
    }

    /// It starts in its own folder, from which the path as it is written would lead elsewhere.
    #[test]
    fn a_path_below_the_working_directory_is_made_whole() {
        let engines = Engine::read_all("one=engines/pbrain;two=./pbrain;three=pbrain").unwrap();
        let here = std::env::current_dir().unwrap();
        assert_eq!(engines[0].path, here.join("engines/pbrain"));
        assert_eq!(engines[1].path, here.join("pbrain"));
        assert_eq!(engines[2].path, Path::new("pbrain"));
    }

    #[test]
    fn a_wrong_setting_gets_a_sentence() {
        for (text, said) in [
            ("/a/pbrain", "write name=/path"),
            ("4=/a/pbrain", "write name=/path"),
            ("a b=/a/pbrain", "letters, digits, -, _ and ., 32 at the most, and no number"),
            ("one=", "write name=/path"),
            ("one=/a;ONE=/b", "two engines"),
            ("one=/a,rules=checkers", "freestyle, standard, renju, caro"),
            ("one=/a,time=60000", "100 to 5000"),
            ("one=/a,memory=lots", "32 to 65536"),
            ("one=/a,nice=yes", "rules=, time= and memory="),
        ] {
            let sentence = Engine::read_all(text).unwrap_err();
            assert!(sentence.contains(said), "{text}: {sentence}");
        }
    }
}
