//! The program: reads its settings, runs one command, ends with 0, with 1 for a fault, or with 2 for wrong use. Each
//! command reads what its flags name, does one thing, and gives back an error for a person.

mod book;
mod convert;
mod copy;
mod draw;
mod engine;
mod judge;
mod log;
mod serve;
mod services;
mod setup;
mod signals;
mod standings;
mod teach;
mod verify;

use crate::config::{Command, Config};
use crate::engine::gomocup::Session;
use crate::records::Assume;
use crate::store::Location;
use crate::store::sqlite::backup;
use anyhow::{Result, anyhow, bail};
use std::future::Future;
use std::io;
use std::net::SocketAddr;
use std::path::Path;
use std::process::ExitCode;
use std::thread::available_parallelism;

/// The bot's database unless another is named.
const DATABASE: &str = "narabe.db";

/// Runs the program with the arguments, environment and standard streams of this process; prints a fault on stderr.
pub fn main() -> ExitCode {
    // The working directory's alone: one in a folder above it may belong to others. A missing .env file is the usual case;
    // a broken one is reported below, once there is a log.
    let env_file = dotenvy::from_path(".env");
    match start(env_file.err()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            // The whole chain: a sentence first, its causes after.
            eprintln!("narabe: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn start(env_file: Option<dotenvy::Error>) -> Result<()> {
    let config = Config::read();
    signals::ignore_file_size_limit()?;
    log::start_log(&config.settings.log, config.operation.log_format)?;
    if let Some(error) = env_file.filter(|error| !error.not_found()) {
        // Not the error itself: it holds the line, and the line may hold the token.
        let kind = if matches!(error, dotenvy::Error::LineParse(..)) {
            "one of its lines cannot be read"
        } else {
            "it cannot be read"
        };
        tracing::warn!("the file .env is passed over: {kind}");
    }
    dispatch(config)
}

fn dispatch(config: Config) -> Result<()> {
    let Config { command, settings, operation } = config;
    let command = match command {
        Some(command) => command,
        None if settings.read_token().map_err(|error| anyhow!(error))?.is_some() => Command::Run,
        None => Command::Playground { listen: SocketAddr::from(([127, 0, 0, 1], 8080)) },
    };
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
        Command::Backup { file } => back_up(settings.database_or(DATABASE), &file),
        Command::Copy { to } => copy::copy(settings.database_or(DATABASE), &to),
        Command::Check => verify::verify(settings.database_or(DATABASE)),
    }
}

/// Copies the database while it is in use.
///
/// # Errors
/// A sentence if it is none of SQLite's, or cannot be copied.
fn back_up(database: &Path, file: &Path) -> Result<()> {
    if Location::from(database).is_server() {
        bail!(
            "`narabe backup` copies files of SQLite alone: back a PostgreSQL server up by its own tools, or make a file of \
             its database by `narabe copy --to FILE`"
        );
    }
    Ok(backup::backup(database, file)?)
}

/// Least number of threads of the runtime: one may wait for the disk in a brief read while another one answers.
const LEAST_THREADS: usize = 2;

/// Runs a task on a runtime with a thread for each core, two at least.
///
/// # Errors
/// The task's error, or the system's if no thread can be had.
fn block_on(task: impl Future<Output = Result<()>>) -> Result<()> {
    let threads = available_parallelism().map_or(LEAST_THREADS, usize::from).max(LEAST_THREADS);
    let mut runtime = tokio::runtime::Builder::new_multi_thread();
    runtime.worker_threads(threads).enable_all().build()?.block_on(task)
}

/// True if the reader of the output has closed it, which ends a command without an error.
fn is_closed<T>(written: &io::Result<T>) -> bool {
    written.as_ref().is_err_and(|error| error.kind() == io::ErrorKind::BrokenPipe)
}
