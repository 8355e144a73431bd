//! Settings: flags, each with an environment variable of the same meaning.

use crate::render::{self, Numbers, Theme};
use clap::{Args, Parser, Subcommand};
use std::path::{Path, PathBuf};

/// Five in a row and its relatives, played in a Discord channel over days.
///
/// Without a command: the bot, when a token is given; otherwise the playground.
#[derive(Parser)]
#[command(version, about, long_about, max_term_width = 100)]
pub struct Config {
    /// What to do.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// What several commands go by.
    #[command(flatten)]
    pub settings: Settings,
    /// What a bot that runs for long goes by beside them.
    #[command(flatten)]
    pub operation: Operation,
}

/// What a bot that runs for long goes by.
#[derive(Args, Debug)]
pub struct Operation {
    /// How a line of the log is written
    #[arg(
        long,
        global = true,
        env = "NARABE_LOG_FORMAT",
        value_name = "FORMAT",
        default_value = "text"
    )]
    pub log_format: LogFormat,
    /// Serve /healthz and /metrics there, on loopback alone, such as 127.0.0.1:9464
    #[arg(long, global = true, env = "NARABE_METRICS", value_name = "ADDRESS")]
    pub metrics: Option<std::net::SocketAddr>,
    /// Copy the database into this folder by the clock
    #[arg(long, global = true, env = "NARABE_BACKUP_DIR", value_name = "FOLDER")]
    pub backup_dir: Option<PathBuf>,
    /// Hours from one such copy to the next
    #[arg(long, global = true, env = "NARABE_BACKUP_EVERY", value_name = "HOURS", default_value = "24",
        value_parser = clap::value_parser!(u16).range(1..))]
    pub backup_every: u16,
    /// How many such copies are kept
    #[arg(long, global = true, env = "NARABE_BACKUP_KEEP", value_name = "COPIES", default_value = "7",
        value_parser = clap::value_parser!(u16).range(1..))]
    pub backup_keep: u16,
}

/// How a line of the log is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum LogFormat {
    /// For people.
    Text,
    /// An object a line, for programs.
    Json,
}

/// What several commands go by.
#[derive(Args)]
pub struct Settings {
    /// The bot's token
    #[arg(long, global = true, env = "DISCORD_TOKEN", hide_env_values = true)]
    pub token: Option<String>,
    /// A file that holds the bot's token
    #[arg(long, global = true, env = "DISCORD_TOKEN_FILE", value_name = "FILE")]
    pub token_file: Option<PathBuf>,
    /// Base address instead of Discord's own, such as http://127.0.0.1:9000
    #[arg(long, global = true, env = "NARABE_DISCORD_API", value_name = "ADDRESS")]
    pub discord_api: Option<String>,
    /// The SQLite file [default: narabe.db; in the playground: playground.db]
    #[arg(long, global = true, env = "NARABE_DATABASE", value_name = "FILE")]
    pub database: Option<PathBuf>,
    /// How many commands a person may give a minute; 0 for any number
    #[arg(
        long,
        global = true,
        env = "NARABE_COMMANDS_PER_MINUTE",
        value_name = "NUMBER",
        default_value_t = 60
    )]
    pub commands_per_minute: u32,
    /// What is logged, as tracing filters say it
    #[arg(long, global = true, env = "NARABE_LOG", value_name = "FILTER", default_value = "info")]
    pub log: String,
}

/// What to do.
#[derive(Subcommand)]
pub enum Command {
    /// Run the bot on Discord
    Run,
    /// Serve a Discord look-alike with a web page, and the same bot in it
    Playground {
        /// Where to listen
        #[arg(long, default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
        listen: std::net::SocketAddr,
    },
    /// Replay game records, one JSON object a line, and print a verdict a line
    Judge {
        /// What to add to each verdict
        #[arg(long, value_delimiter = ',', value_enum)]
        ask: Vec<Ask>,
    },
    /// Draw the last position of a record, or the whole game
    Render {
        /// The picture; its ending says what it is: .png or .txt, or .gif for the whole game
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
        /// What it looks like
        #[command(flatten)]
        look: Look,
    },
    /// Read game records in one format and write them in another
    Convert {
        /// What the input is written in
        #[arg(long, value_enum)]
        from: Format,
        /// What to write
        #[arg(long, value_enum)]
        to: Format,
        /// The game, where the input does not say it [default: gomoku]
        #[arg(long, default_value = "", hide_default_value = true)]
        game: String,
        /// The rules text, where the input does not say it, such as "renju size=19" [default: freestyle]
        #[arg(long, default_value = "", hide_default_value = true)]
        rules: String,
    },
    /// Copy the database while it is in use
    Backup {
        /// The copy
        file: PathBuf,
    },
    /// Verify every game of the database by replay
    Check,
}

/// What a picture looks like.
#[derive(Args)]
pub struct Look {
    /// The colours: wood, slate, paper or contrast
    #[arg(long, default_value = "wood", value_parser = theme)]
    pub theme: Theme,
    /// Number all stones by their moves, or only the last so many
    #[arg(long, value_name = "COUNT", num_args = 0..=1, default_missing_value = "65535")]
    pub numbers: Option<u16>,
    /// Quarter turns of the board, clockwise
    #[arg(long, default_value_t = 0, value_name = "0-3")]
    pub turned: u8,
    /// Show only the part in play
    #[arg(long)]
    pub zoom: bool,
}

impl Look {
    /// The same for the painter.
    pub fn wanted(&self) -> render::Look {
        let numbers = match self.numbers {
            None => Numbers::None,
            Some(u16::MAX) => Numbers::All,
            Some(last) => Numbers::Last(last),
        };
        render::Look {
            theme: self.theme,
            numbers,
            turned: self.turned,
            zoom: self.zoom,
            ..Default::default()
        }
    }
}

fn theme(word: &str) -> Result<Theme, String> {
    let words = Theme::ALL.map(Theme::word).join(", ");
    Theme::of(word).ok_or_else(|| format!("there is no such theme; there are {words}"))
}

/// What a verdict says beside the usual.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Ask {
    /// All listed actions.
    Legal,
    /// The points forbidden to the seat to move.
    Forbidden,
    /// A text drawing.
    Board,
}

/// How records are written.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum Format {
    /// Smart Game Format, `GM[4]`.
    Sgf,
    /// Piskvork's and Gomocup's files.
    Psq,
    /// Move lists such as "1. h8 2. i9".
    Moves,
    /// One JSON object a line, as judge takes it.
    Jsonl,
}

/// Leaves the token out.
impl std::fmt::Debug for Settings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let token = self.token.as_ref().map(|_| "***");
        f.debug_struct("Settings")
            .field("token", &token)
            .field("token_file", &self.token_file)
            .field("discord_api", &self.discord_api)
            .field("database", &self.database)
            .field("commands_per_minute", &self.commands_per_minute)
            .field("log", &self.log)
            .finish()
    }
}

impl Settings {
    /// The token, from wherever it is given.
    ///
    /// # Errors
    /// A sentence when the file that should hold it cannot be read or is empty.
    pub fn read_token(&self) -> Result<Option<String>, String> {
        if let Some(token) = self.token.as_deref().map(str::trim).filter(|token| !token.is_empty())
        {
            return Ok(Some(token.to_owned()));
        }
        self.token_file.as_deref().map(token_in).transpose()
    }

    /// The database's path, or what it is where none is given.
    pub fn database_or<'a>(&'a self, default: &'a str) -> &'a Path {
        self.database.as_deref().unwrap_or(Path::new(default))
    }
}

fn token_in(file: &Path) -> Result<String, String> {
    let name = file.display();
    let text = std::fs::read_to_string(file)
        .map_err(|error| format!("the token file {name} cannot be read: {error}"))?;
    let token = text.trim();
    if token.is_empty() {
        return Err(format!("the token file {name} is empty; put the bot's token into it"));
    }
    Ok(token.to_owned())
}

/// Whether a text looks like one of Discord's tokens: three parts of base 64, the first an application's id.
pub fn looks_real(token: &str) -> bool {
    let parts: Vec<&str> = token.trim().trim_start_matches("Bot ").split('.').collect();
    let plain =
        |part: &&str| part.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    matches!(parts.as_slice(), [id, time, code] if id.len() >= 18 && time.len() >= 6 && code.len() >= 27)
        && parts.iter().all(plain)
}
