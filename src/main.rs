//! The program: reads its settings, does one thing, ends with 0, with 1 for a fault, or with 2 for wrong use.

use anyhow::{Context, Result, anyhow, bail};
use clap::Parser;
use narabe::app::App;
use narabe::clock::{Clock, SystemClock};
use narabe::config::{Ask, Command, Config, Settings, looks_real};
use narabe::discord::{self, Bot, Connection};
use narabe::game::Record;
use narabe::games::GAMES;
use narabe::judge;
use narabe::playground::{self, Playground};
use narabe::render;
use narabe::store::sqlite::{self, SqliteStore, backup, check};
use std::io::{self, IsTerminal, Write};
use std::net::SocketAddr;
use std::path::Path;
use std::process::ExitCode;
use std::sync::Arc;
use tracing_subscriber::filter::{EnvFilter, FilterExt, filter_fn};
use tracing_subscriber::fmt;
use tracing_subscriber::layer::{Layer, SubscriberExt};
use tracing_subscriber::util::SubscriberInitExt;

fn main() -> ExitCode {
    // A missing .env file is the usual case; a broken one is said below, once there is a log to say it in.
    let env_file = dotenvy::dotenv();
    let config = Config::parse();
    if let Err(error) = start_log(&config.settings) {
        return end(Err(error));
    }
    if let Err(error) = env_file
        && !error.not_found()
    {
        tracing::warn!("the file .env is passed over: {error}");
    }
    end(dispatch(config))
}

fn end(done: Result<()>) -> ExitCode {
    let Err(error) = done else { return ExitCode::SUCCESS };
    // The whole chain: a sentence first, what lies behind it after.
    eprintln!("narabe: {error:#}");
    ExitCode::FAILURE
}

/// Starts the log on stderr.
fn start_log(settings: &Settings) -> Result<()> {
    // At every start the migrations say at length that there is nothing to do; whoever wants to hear it names them.
    let filter = EnvFilter::try_new(format!("refinery_core=warn,{}", settings.log))
        .map_err(|error| anyhow!("“{}” is no log filter ({error}); try info, or narabe=debug", settings.log))?;
    let lines = fmt::layer().with_writer(io::stderr).with_ansi(io::stderr().is_terminal());
    tracing_subscriber::registry().with(lines.with_filter(filter.and(filter_fn(is_discreet)))).init();
    Ok(())
}

/// Whether a line or span can be logged without thinking of secrets.
fn is_discreet(about: &tracing::Metadata<'_>) -> bool {
    let talks = discord::TALKATIVE.iter().any(|library| about.target().starts_with(library));
    !talks || *about.level() <= tracing::Level::WARN
}

fn dispatch(config: Config) -> Result<()> {
    let settings = config.settings;
    let command = match config.command {
        Some(command) => command,
        None if settings.read_token().map_err(|error| anyhow!(error))?.is_some() => Command::Run,
        None => Command::Playground { listen: SocketAddr::from(([127, 0, 0, 1], 8080)) },
    };
    match command {
        Command::Run => block_on(run(&settings)),
        Command::Playground { listen } => block_on(serve_playground(&settings, listen)),
        Command::Judge { ask } => judge_lines(&ask),
        Command::Render { out } => draw(&out),
        Command::Backup { file } => Ok(backup::backup(settings.database_or(DATABASE), &file)?),
        Command::Check => verify(settings.database_or(DATABASE)),
    }
}

const DATABASE: &str = "narabe.db";
const PLAYGROUND_DATABASE: &str = "playground.db";

fn block_on(task: impl Future<Output = Result<()>>) -> Result<()> {
    tokio::runtime::Builder::new_multi_thread().enable_all().build()?.block_on(task)
}

/// The bot on Discord.
async fn run(settings: &Settings) -> Result<()> {
    let token = settings.read_token().map_err(|error| anyhow!(error))?;
    let Some(token) = token else {
        bail!(
            "no token is given: set DISCORD_TOKEN or DISCORD_TOKEN_FILE, or try `narabe playground`, which needs none"
        );
    };
    let connection = Connection { token, api: settings.discord_api.clone() };
    let (bot, app) = connect(settings.database_or(DATABASE), connection).await?;
    tracing::info!("ready");
    until_told(bot, app).await
}

/// The look-alike, and the bot in it.
async fn serve_playground(settings: &Settings, listen: SocketAddr) -> Result<()> {
    let token = settings.read_token().map_err(|error| anyhow!(error))?;
    if token.as_deref().is_some_and(looks_real) {
        bail!(
            "a real token is given, and the playground would have no use for it: unset DISCORD_TOKEN, or use `narabe run`"
        );
    }
    let database = settings.database_or(PLAYGROUND_DATABASE);
    let config = playground::Config { listen, history: Some(database.with_extension("history")), ..Default::default() };
    let token = config.token.clone();
    let playground = Playground::start(config).await?;
    let address = format!("http://{}", playground.address());
    let (bot, app) = connect(database, Connection { token, api: Some(address.clone()) }).await?;
    playground.world().bot_is_ready().await?;
    println!("The playground is open at {address}/?as=alice");
    until_told(bot, app).await?;
    playground.stop();
    Ok(())
}

type Hosted = Arc<App<SqliteStore>>;

async fn connect(database: &Path, connection: Connection) -> Result<(Bot<SqliteStore>, Hosted)> {
    let store = SqliteStore::open(database, sqlite::Options::default())?;
    let clock: Arc<dyn Clock> = Arc::new(SystemClock);
    let app = Arc::new(App::new(store, GAMES, clock, fastrand::Rng::new()));
    let bot = Bot::start(Arc::clone(&app), connection).await?;
    Ok((bot, app))
}

/// Serves until the program is told to end or the gateway closes for good, then finishes what was taken.
async fn until_told(mut bot: Bot<SqliteStore>, app: Hosted) -> Result<()> {
    let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
    let closed = tokio::select! {
        closed = bot.closed() => Some(closed),
        _ = terminate.recv() => None,
        interrupted = tokio::signal::ctrl_c() => { interrupted?; None }
    };
    tracing::info!("ending: finishing what was taken");
    bot.drain().await;
    // Every handler has ended, so this is the last hold on the database and closes it.
    if let Some(app) = Arc::into_inner(app) {
        app.into_store().close()?;
    }
    match closed {
        None => Ok(()),
        Some(closed) => Err(anyhow!("the connection to Discord has closed: {}", closed.err().unwrap_or_default())),
    }
}

fn judge_lines(ask: &[Ask]) -> Result<()> {
    let has = |what| ask.contains(&what);
    let ask = judge::Ask { legal: has(Ask::Legal), forbidden: has(Ask::Forbidden), board: has(Ask::Board) };
    let output = io::BufWriter::new(io::stdout().lock());
    match judge::run(GAMES, io::stdin().lock(), output, ask) {
        // Whoever reads the verdicts has had enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        done => done.context("the records cannot be read or the verdicts not be written"),
    }
}

fn draw(out: &Path) -> Result<()> {
    let record: Record = serde_json::from_reader(io::stdin().lock()).context("the input is no record")?;
    let table = judge::replayed(GAMES, &record).map_err(|sentence| anyhow!(sentence))?;
    let scene = table.scene(None);
    let bytes = match out.extension().and_then(|ending| ending.to_str()) {
        Some("png") => render::Painter::new().png(&scene),
        Some("txt") => render::text(&scene).into_bytes(),
        _ => bail!("{} must end in .png or .txt, which says what to draw", out.display()),
    };
    let mut file = std::fs::File::create(out).with_context(|| format!("{} cannot be written", out.display()))?;
    Ok(file.write_all(&bytes)?)
}

fn verify(database: &Path) -> Result<()> {
    let flaws = check::verify(database)?;
    flaws.iter().for_each(|flaw| println!("{flaw}"));
    if flaws.is_empty() {
        println!("{}: all is well", database.display());
        return Ok(());
    }
    bail!("{} is damaged: restore a backup", database.display())
}
