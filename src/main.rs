//! The program: reads its settings, runs one command, ends with 0, with 1 for a fault, or with 2 for wrong use.

mod cli;

use anyhow::{Result, anyhow};
use clap::Parser;
use narabe::config::{Command, Config};
use narabe::records::Assume;
use narabe::store::sqlite::backup;
use std::net::SocketAddr;
use std::process::ExitCode;

/// The bot's database unless another is named.
const DATABASE: &str = "narabe.db";

fn main() -> ExitCode {
    // A missing .env file is the usual case; a broken one is reported below, once there is a log.
    let env_file = dotenvy::dotenv();
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
    let config = Config::parse();
    cli::ignore_file_size_limit()?;
    cli::start_log(&config.settings.log, config.operation.log_format)?;
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
        Command::Run => cli::block_on(cli::run(&settings, &operation, DATABASE)),
        Command::Playground { listen } => {
            cli::block_on(cli::playground(&settings, &operation, listen))
        }
        Command::Judge { ask } => cli::judge(ask.into_iter().collect()),
        Command::Render { out, look } => cli::draw(&out, look.look()),
        Command::Convert { from, to, game, rules } => {
            cli::convert(from, to, Assume { game: &game, rules: &rules })
        }
        Command::Backup { file } => Ok(backup::backup(settings.database_or(DATABASE), &file)?),
        Command::Check => cli::verify(settings.database_or(DATABASE)),
    }
}
