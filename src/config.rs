//! Settings: flags, each with an environment variable of the same meaning.

pub mod variables;

use crate::app::addresses::{self, Addresses};
use crate::engine::gomocup;
use crate::judge;
use crate::machine;
use crate::records::Format;
use crate::render::{self, Numbers, Theme, Zoom};
use crate::store::{Location, ShardRange};
use clap::builder::{PossibleValue, PossibleValuesParser, Resettable, TypedValueParser};
use clap::{Arg, Args, CommandFactory, FromArgMatches, Parser, Subcommand};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};

/// Five in a row and its relatives, played in a Discord channel over days.
///
/// Without a command: the bot, when a token is given; otherwise the playground.
#[derive(Parser)]
#[command(version, about, long_about, max_term_width = 100)]
pub struct Config {
    /// The command; none for the bot or, without a token, the playground.
    #[command(subcommand)]
    pub command: Option<Command>,
    /// Settings of several commands.
    #[command(flatten)]
    pub settings: Settings,
    /// Settings of a bot that runs for long.
    #[command(flatten)]
    pub operation: Operation,
}

impl Config {
    /// Reads the arguments and the environment of this process; ends it with a sentence where they do not fit. A variable
    /// that is set to nothing is not set: what a container's image sets can be emptied, and not always taken away.
    pub fn read() -> Self {
        let program = Self::program();
        let set = variables::set(&program);
        let matches =
            program.try_get_matches().map_err(|error| variables::named_by_error(error, &set));
        let config = matches.and_then(|matches| Self::from_arg_matches(&matches));
        config.unwrap_or_else(|error| error.exit())
    }

    /// Returns the program with its commands. The help of each lists the settings that it uses; it takes all of them.
    fn program() -> clap::Command {
        let program = Self::command().mut_args(without_empty_variable);
        let settings: Vec<Arg> =
            program.get_arguments().filter(|arg| arg.is_global_set()).cloned().collect();
        program.mut_subcommands(|command| {
            let is_unused = |arg: &&Arg| !uses(command.get_name(), arg.get_id().as_str());
            let unused: Vec<Arg> =
                settings.iter().filter(is_unused).map(|arg| arg.clone().hide(true)).collect();
            command.args(unused)
        })
    }
}

/// Settings about a connection to Discord, which the playground has no use for.
const OF_DISCORD: [&str; 6] =
    ["token", "token_file", "discord_api", "interactions", "public_key", "shards"];

/// True if a command uses this one of the settings of several commands.
fn uses(command: &str, setting: &str) -> bool {
    match (command, setting) {
        ("run", _) | (_, "log" | "log_format") => true,
        ("playground", setting) => !OF_DISCORD.contains(&setting),
        ("setup", setting) => ["token", "token_file", "discord_api"].contains(&setting),
        ("backup" | "copy" | "check", setting) => setting == "database",
        _ => false,
    }
}

fn without_empty_variable(arg: Arg) -> Arg {
    let value = arg.get_env().and_then(std::env::var_os);
    if value.is_some_and(|value| value.is_empty()) { arg.env(Resettable::Reset) } else { arg }
}

/// Settings of a bot that runs for long.
#[derive(Args, Debug)]
pub struct Operation {
    /// Format of the log's lines
    #[arg(
        long,
        global = true,
        env = "NARABE_LOG_FORMAT",
        value_name = "FORMAT",
        default_value = "text"
    )]
    pub log_format: LogFormat,
    /// Serve /healthz and /metrics there, on loopback alone, such as 127.0.0.1:9464
    #[arg(long, global = true, env = "NARABE_METRICS", value_name = "ADDRESS",
        value_parser = port("127.0.0.1:9464"))]
    pub metrics: Option<SocketAddr>,
    /// Take interactions there by signed requests, in place of the gateway, such as 0.0.0.0:8081
    #[arg(long, global = true, env = "NARABE_INTERACTIONS", value_name = "ADDRESS",
        value_parser = port("127.0.0.1:8081"))]
    pub interactions: Option<SocketAddr>,
    /// The application's public key, which checks the signatures of those requests
    #[arg(long, global = true, env = "NARABE_PUBLIC_KEY", value_name = "HEX")]
    pub public_key: Option<String>,
    /// The gateway's shards of this node, and their number in all, such as 0-7/16; other nodes on the same PostgreSQL
    /// database have the rest
    #[arg(long, global = true, env = "NARABE_SHARDS", value_name = "FIRST-LAST/TOTAL", value_parser = shards)]
    pub shards: Option<ShardRange>,
    /// Folder for regular copies of the database
    #[arg(long, global = true, env = "NARABE_BACKUP_DIR", value_name = "FOLDER")]
    pub backup_dir: Option<PathBuf>,
    /// Hours between these copies
    #[arg(long, global = true, env = "NARABE_BACKUP_EVERY", value_name = "HOURS", default_value = "24",
        value_parser = clap::value_parser!(u16).range(1..))]
    pub backup_every: u16,
    /// Number of copies to keep
    #[arg(long, global = true, env = "NARABE_BACKUP_KEEP", value_name = "COPIES", default_value = "7",
        value_parser = clap::value_parser!(u16).range(1..))]
    pub backup_keep: u16,
}

/// Returns a reader of addresses to listen on, whose fault has this example.
fn port(example: &'static str) -> impl Fn(&str) -> Result<SocketAddr, String> + Clone {
    move |text| {
        text.trim().parse().map_err(|_| {
            format!("write an address of numbers and a port up to 65535, such as {example}")
        })
    }
}

/// Reads the address at which Discord is to find the HTTP front, which takes interactions under one path alone.
fn endpoint(text: &str) -> Result<String, String> {
    let address = addresses::read(text)?;
    if address.ends_with("/interactions") {
        return Ok(address);
    }
    Err("it ends in /interactions, such as https://example.org/interactions".to_owned())
}

/// Reads a range of shards.
fn shards(text: &str) -> Result<ShardRange, String> {
    let read = || {
        let (range, total) = text.split_once('/')?;
        let (first, last) = range.split_once('-').unwrap_or((range, range));
        let number = |text: &str| text.trim().parse().ok();
        Some(ShardRange { first: number(first)?, last: number(last)?, total: number(total)? })
    };
    read().filter(|range| range.first <= range.last && range.last < range.total).ok_or_else(|| {
        "write the first and the last shard, counted from 0, and the number of all, such as 0-7/16".to_owned()
    })
}

/// Format of the log's lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum LogFormat {
    /// For people.
    Text,
    /// An object a line, for programs.
    Json,
}

/// Settings of several commands.
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
    /// The SQLite file, or a PostgreSQL database as postgres://USER@HOST/NAME [default: narabe.db; in the playground:
    /// playground.db]
    #[arg(
        long,
        global = true,
        env = "NARABE_DATABASE",
        value_name = "PLACE",
        hide_env_values = true
    )]
    pub database: Option<PathBuf>,
    /// Commands that one user may run per minute (0 = unlimited)
    #[arg(
        long,
        global = true,
        env = "NARABE_COMMANDS_PER_MINUTE",
        value_name = "NUMBER",
        default_value_t = 60
    )]
    pub commands_per_minute: u32,
    /// Threads on which machines search [default: one fewer than processors]
    #[arg(long, global = true, env = "NARABE_ENGINE_THREADS", value_name = "NUMBER",
        value_parser = clap::value_parser!(u16).range(1..=256))]
    pub engine_threads: Option<u16>,
    /// Engines to play against beside the built-in one: name=/path/to/pbrain,rules=freestyle+renju;…
    #[arg(
        long,
        global = true,
        env = "NARABE_ENGINES",
        value_name = "ENGINES",
        default_value = "",
        hide_default_value = true
    )]
    pub engines: String,
    /// Book of openings that /openings shows beside each server's games; `narabe book` makes one
    #[arg(long, global = true, env = "NARABE_BOOK", value_name = "FILE")]
    pub book: Option<PathBuf>,
    /// Address of the terms of service, which /help and /privacy link
    #[arg(long, global = true, env = "NARABE_TERMS_URL", value_name = "ADDRESS", value_parser = addresses::read)]
    pub terms_url: Option<String>,
    /// Address of the privacy policy
    #[arg(long, global = true, env = "NARABE_PRIVACY_URL", value_name = "ADDRESS", value_parser = addresses::read)]
    pub privacy_url: Option<String>,
    /// Address where users get help, such as an invite to a server
    #[arg(long, global = true, env = "NARABE_SUPPORT_URL", value_name = "ADDRESS", value_parser = addresses::read)]
    pub support_url: Option<String>,
    /// Log filter, in tracing's syntax
    #[arg(long, global = true, env = "NARABE_LOG", value_name = "FILTER", default_value = "info")]
    pub log: String,
}

/// A command of the program.
#[derive(Subcommand)]
pub enum Command {
    /// Run the bot on Discord
    Run,
    /// Set up a new application on Discord, and print its invite link
    Setup {
        /// Address at which interactions will arrive by signed requests; it ends in /interactions
        #[arg(long, value_name = "ADDRESS", value_parser = endpoint)]
        endpoint: Option<String>,
    },
    /// Serve a Discord look-alike with a web page, and the same bot in it
    Playground {
        /// Address to listen on
        #[arg(long, default_value = "127.0.0.1:8080", value_name = "ADDRESS",
            value_parser = port("127.0.0.1:8080"))]
        listen: SocketAddr,
    },
    /// Replay game records, one JSON object a line, and print a verdict a line
    Judge {
        /// Parts to add to each verdict
        #[arg(long, value_delimiter = ',', value_enum)]
        ask: Vec<VerdictPart>,
    },
    /// Read events, one JSON object a line, and print the standings and the next pairings a line
    Standings,
    /// Draw the last position of a record, or the whole game
    Render {
        /// The picture; its ending says what it is: .png or .txt, or .gif for the whole game
        #[arg(long, value_name = "FILE")]
        out: PathBuf,
        /// Options of the picture.
        #[command(flatten)]
        look: LookArgs,
    },
    /// Read game records in one format and write them in another
    Convert {
        /// Format of the input
        #[arg(long, value_parser = formats())]
        from: Format,
        /// Format to write
        #[arg(long, value_parser = formats())]
        to: Format,
        /// The game, by any of its names, where the input does not say it [default: gomoku]
        #[arg(long, default_value = "", hide_default_value = true)]
        game: String,
        /// The rules text, where the input does not say it, such as "renju size=19" [default: freestyle]
        #[arg(long, default_value = "", hide_default_value = true)]
        rules: String,
    },
    /// Count the openings of a file of games, as a book for /openings on the standard output
    Book {
        /// The games, in any format that `narabe convert` reads
        file: PathBuf,
        /// Format of the file [default: seen from its beginning]
        #[arg(long, value_parser = formats())]
        from: Option<Format>,
        /// The game, by any of its names, where the file does not say it [default: gomoku]
        #[arg(long, default_value = "", hide_default_value = true)]
        game: String,
        /// The rules text, where the file does not say it, such as "renju" [default: freestyle]
        #[arg(long, default_value = "", hide_default_value = true)]
        rules: String,
    },
    /// Speak the Gomocup protocol on the standard streams, as an engine for gomoku and renju
    Engine(EngineArgs),
    /// Find wins by fours, by fours and threes, or by any moves in positions, one JSON object a line
    Solve,
    /// Review game records, one JSON object a line
    Review {
        /// Positions to search for each move of a record
        #[arg(long, value_name = "NUMBER", default_value_t = 30_000,
            value_parser = clap::value_parser!(u64).range(100..=100_000_000))]
        nodes: u64,
    },
    /// Copy the database while it is in use
    Backup {
        /// The copy
        file: PathBuf,
    },
    /// Copy the database, which no bot may use, to another place: a file, or a PostgreSQL server
    Copy {
        /// The other place, where there is no database yet or an empty one: a path, or postgres://USER@HOST/NAME
        #[arg(long, value_name = "PLACE")]
        to: PathBuf,
    },
    /// Verify every game of the database by replay
    Check,
}

/// Options of the engine.
#[derive(Args)]
pub struct EngineArgs {
    /// A level, from beginner to master [default: as strong as the time allows]
    #[arg(long, value_name = "1-8", conflicts_with = "nodes",
        value_parser = clap::value_parser!(u8).range(1..=8))]
    pub level: Option<u8>,
    /// The most positions to look at for a move
    #[arg(long, value_name = "NUMBER", value_parser = clap::value_parser!(u64).range(1..))]
    pub nodes: Option<u64>,
    /// Seed of a level's choices [default: random]
    #[arg(long, value_name = "NUMBER")]
    pub seed: Option<u64>,
    /// Threads that may be used, of which one searches
    #[arg(long, value_name = "NUMBER", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..))]
    pub threads: u16,
}

impl EngineArgs {
    /// Returns the options as the engine takes them, with a seed that is drawn where none is given.
    pub fn options(&self, draw: impl FnOnce() -> u64) -> gomocup::Options {
        let seed = self.seed.unwrap_or_else(draw);
        gomocup::Options { level: self.level, nodes: self.nodes, seed }
    }
}

/// Options of a picture.
#[derive(Args)]
pub struct LookArgs {
    /// The colours: wood, slate, paper or contrast
    #[arg(long, default_value = "wood", value_parser = theme)]
    pub theme: Theme,
    /// Number all stones by their moves, or only the last so many
    #[arg(long, value_name = "COUNT", num_args = 0..=1, default_missing_value = "65535")]
    pub numbers: Option<u16>,
    /// Quarter turns of the board, clockwise
    #[arg(long, default_value_t = 0, value_name = "0-3", value_parser = clap::value_parser!(u8).range(0..=3))]
    pub turned: u8,
    /// Show only the part in play
    #[arg(long)]
    pub zoom: bool,
}

impl LookArgs {
    /// Returns the options as the painter takes them.
    pub fn look(&self) -> render::Look {
        let numbers = match self.numbers {
            None => Numbers::None,
            Some(u16::MAX) => Numbers::All,
            Some(last) => Numbers::Last(last),
        };
        render::Look {
            theme: self.theme,
            numbers,
            turned: self.turned,
            zoom: if self.zoom { Zoom::Part } else { Zoom::Whole },
            ..Default::default()
        }
    }
}

fn theme(word: &str) -> Result<Theme, String> {
    let words = Theme::ALL.map(Theme::word).join(", ");
    Theme::of(word).ok_or_else(|| format!("there is no such theme; there are {words}"))
}

/// Optional part of a verdict.
#[derive(Clone, Copy, PartialEq, Eq, clap::ValueEnum)]
pub enum VerdictPart {
    /// All listed actions.
    Legal,
    /// The points forbidden to the seat to move.
    Forbidden,
    /// A text drawing.
    Board,
}

impl FromIterator<VerdictPart> for judge::Ask {
    fn from_iter<I: IntoIterator<Item = VerdictPart>>(parts: I) -> Self {
        parts.into_iter().fold(Self::default(), |ask, part| match part {
            VerdictPart::Legal => Self { legal: true, ..ask },
            VerdictPart::Forbidden => Self { forbidden: true, ..ask },
            VerdictPart::Board => Self { board: true, ..ask },
        })
    }
}

/// Parses the word of a format of records.
fn formats() -> impl TypedValueParser<Value = Format> {
    let about = |format| match format {
        Format::Sgf => "Smart Game Format, `GM[4]`",
        Format::Psq => "Piskvork's and Gomocup's files",
        Format::Pente => "pente.org's records, lettered without I",
        Format::Moves => "Move lists such as \"1. h8 2. i9\"",
        Format::Jsonl => "One JSON object a line, as judge takes it",
    };
    let values = Format::ALL.map(|(format, word)| PossibleValue::new(word).help(about(format)));
    PossibleValuesParser::new(values)
        .try_map(|word| Format::named(&word).ok_or("there is no such format"))
}

/// Leaves the token out.
impl std::fmt::Debug for Settings {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let token = self.token.as_ref().map(|_| "***");
        f.debug_struct("Settings")
            .field("token", &token)
            .field("token_file", &self.token_file)
            .field("discord_api", &self.discord_api)
            .field("database", &self.database.as_ref().map(Location::from))
            .field("commands_per_minute", &self.commands_per_minute)
            .field("engine_threads", &self.engine_threads)
            .field("engines", &self.engines)
            .field("log", &self.log)
            .finish()
    }
}

impl Settings {
    /// Reads the token from its setting or its file.
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

    /// Returns the addresses of the operator's pages.
    pub fn addresses(&self) -> Addresses {
        let Self { terms_url: terms, privacy_url: privacy, support_url: support, .. } = self;
        Addresses { terms: terms.clone(), privacy: privacy.clone(), support: support.clone() }
    }

    /// Returns the settings of the machines.
    ///
    /// # Errors
    /// A sentence when the list of engines cannot be read.
    pub fn machines(&self) -> Result<machine::Settings, String> {
        let usual = machine::Settings::default();
        let threads = self.engine_threads.map_or(usual.threads, usize::from);
        let engines = machine::Engine::read_all(&self.engines);
        let engines = engines.map_err(|fault| format!("NARABE_ENGINES: {fault}"))?;
        Ok(machine::Settings { threads, engines, ..usual })
    }

    /// Returns the database's path, or the default if none is given.
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

/// True if a text looks like one of Discord's tokens: three parts of base 64, the first an
/// application's id.
pub fn looks_real(token: &str) -> bool {
    let parts: Vec<&str> = token.trim().trim_start_matches("Bot ").split('.').collect();
    let plain =
        |part: &&str| part.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_');
    matches!(parts.as_slice(), [id, time, code] if id.len() >= 18 && time.len() >= 6 && code.len() >= 27)
        && parts.iter().all(plain)
}
