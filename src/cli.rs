//! The program: reads its settings, runs one command, ends with 0, with 1 for a fault, or with 2 for wrong use. Each
//! command reads what its flags name, does one thing, and gives back an error for a person.

mod backup;
mod book;
mod convert;
mod copy;
mod draw;
mod engine;
mod env_file;
mod judge;
mod log;
mod record;
mod serve;
mod services;
mod setup;
mod signals;
mod standings;
mod teach;
mod verify;

use crate::config::{Command, Config, LogFormat, Settings, variables};
use crate::discord;
use crate::engine::gomocup::Session;
use crate::operate::monitor::MonitorError;
use crate::playground::StartError;
use crate::records::Assume;
use crate::store::Location;
use anyhow::{Context as _, Result, anyhow};
use std::fmt;
use std::future::Future;
use std::io::{self, Write as _};
use std::net::SocketAddr;
use std::process::ExitCode;
use std::thread::available_parallelism;
use std::time::Duration;

/// The bot's database unless another is named.
const DATABASE: &str = "narabe.db";

/// Runs the program with the arguments, environment and standard streams of this process; prints a fault on stderr.
pub fn main() -> ExitCode {
    // Read before anything looks at the environment.
    let env_file = env_file::load();
    // A wrong call, or one for help, is answered before the fault of a file of settings.
    let config = Config::read();
    let is_json = logs_json(&config);
    let Err(error) = start(config, env_file) else { return ExitCode::SUCCESS };
    // The whole chain: a sentence first, its causes after.
    let sentence = variables::named(&format!("{error:#}"));
    if is_json {
        tell(format_args!("{}", log::line_of_error(&sentence)));
    } else {
        tell(format_args!("narabe: {sentence}"));
    }
    if is_wrong_use(&error) { ExitCode::from(WRONG_USE) } else { ExitCode::FAILURE }
}

/// Exit code of a call that the program does not understand, as the parser of the command line gives it.
const WRONG_USE: u8 = 2;

/// Fault of what the program was told, found after the parser of the command line: a value that is none of those that its
/// flag takes, or a setting that does not go with the others.
#[derive(Debug, thiserror::Error)]
#[error("{0}")]
struct Misuse(String);

/// Ends with the fault of what the program was told.
///
/// # Errors
/// That fault, always.
fn misuse<T>(sentence: impl Into<String>) -> Result<T> {
    Err(Misuse(sentence.into()).into())
}

/// True if the program was told something that cannot be meant, and no fault of files, ports or servers.
fn is_wrong_use(error: &anyhow::Error) -> bool {
    error.is::<Misuse>()
        || matches!(error.downcast_ref::<MonitorError>(), Some(MonitorError::NotLoopback(_)))
        || matches!(error.downcast_ref::<StartError>(), Some(StartError::NotLoopback(_)))
        || matches!(
            error.downcast_ref::<discord::StartError>(),
            Some(discord::StartError::NoAddress { .. })
        )
}

/// True if stderr is a log of JSON, whose last line is to be one too: of the bot, and of the playground.
fn logs_json(config: &Config) -> bool {
    let is_bot = matches!(config.command, None | Some(Command::Run | Command::Playground { .. }));
    is_bot && config.operation.log_format == LogFormat::Json
}

/// Runs the command.
fn start(config: Config, env_file: Result<()>) -> Result<()> {
    env_file?;
    signals::ignore_file_size_limit()?;
    log::start_log(&config.settings.log, config.operation.log_format)?;
    dispatch(config)
}

fn dispatch(config: Config) -> Result<()> {
    let Config { command, settings, operation } = config;
    let command = match command {
        Some(command) => command,
        None if settings.read_token().map_err(|error| anyhow!(error))?.is_some() => Command::Run,
        None => Command::Playground { listen: SocketAddr::from(([127, 0, 0, 1], 8080)) },
    };
    check_places(&settings, &command)?;
    match command {
        Command::Run => block_on(serve::run(&settings, &operation, DATABASE)),
        Command::Setup { endpoint } => block_on(setup::setup(&settings, endpoint.as_deref())),
        Command::Playground { listen } => {
            block_on(serve::playground(&settings, &operation, listen))
        }
        Command::Judge { ask } => judge::judge(ask.into_iter().collect()),
        Command::Standings => standings::standings(),
        Command::Render { out, look } => draw::draw(&out, look.look()),
        Command::Convert { from, to, game, rules } => {
            convert::convert(from, to, Assume { game: &game, rules: &rules, ..Assume::default() })
        }
        Command::Book { file, from, game, rules } => {
            book::book(&file, from, Assume { game: &game, rules: &rules, ..Assume::default() })
        }
        Command::Engine(args) => engine::engine(Session::new(args.options(|| fastrand::u64(..)))),
        Command::Solve => teach::solve(),
        Command::Review { nodes } => teach::review(nodes),
        Command::Backup { file } => backup::back_up(settings.database_or(DATABASE), &file),
        Command::Copy { to } => copy::copy(settings.database_or(DATABASE), &to),
        Command::Check => verify::verify(settings.database_or(DATABASE)),
    }
}

/// Checks the places of databases before one is taken for a file, whose name errors print.
///
/// # Errors
/// Misuse, in a sentence without the place, which may hold a password.
fn check_places(settings: &Settings, command: &Command) -> Result<()> {
    let to = match command {
        Command::Copy { to } => Some(to),
        _ => None,
    };
    let fault = settings.database.iter().chain(to).find_map(|place| Location::fault(place));
    fault.map_or(Ok(()), misuse)
}

/// Least number of threads of the runtime: one may wait for the disk in a brief read while another one answers.
const LEAST_THREADS: usize = 2;

/// Time that work outside of tasks, such as a look at a file on a disk that does not answer, has after the end of a command.
const WORK_ENDS_WITHIN: Duration = Duration::from_secs(2);

/// Runs a task on a runtime with a thread for each core, two at least. It waits for no work that goes on for long.
///
/// # Errors
/// The task's error, or the system's if no thread can be had.
fn block_on(task: impl Future<Output = Result<()>>) -> Result<()> {
    let threads = available_parallelism().map_or(LEAST_THREADS, usize::from).max(LEAST_THREADS);
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    let runtime = runtime.worker_threads(threads).enable_all().build()?;
    let done = runtime.block_on(task);
    runtime.shutdown_timeout(WORK_ENDS_WITHIN);
    done
}

/// True if the reader of the output has closed it, which ends a command without an error.
fn is_closed<T>(written: &io::Result<T>) -> bool {
    written.as_ref().is_err_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}

/// Prints lines on the standard output. A reader who has closed it wants no more.
///
/// # Errors
/// They cannot be written.
fn print(lines: fmt::Arguments<'_>) -> Result<()> {
    let written = writeln!(io::stdout(), "{lines}");
    if is_closed(&written) { Ok(()) } else { written.context("the output cannot be written") }
}

/// Prints a line on stderr, as far as that can be written: there is no one else to be told.
fn tell(line: fmt::Arguments<'_>) {
    let _ = writeln!(io::stderr(), "{line}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_does_not_wait_for_work_that_goes_on() {
        let (held, waits) = std::sync::mpsc::channel::<()>();
        let task = async {
            let work = tokio::task::spawn_blocking(move || waits.recv().is_ok());
            drop(work);
            Ok(())
        };
        block_on(task).unwrap();
        // Held until now, so that the work could not end.
        drop(held);
    }
}
