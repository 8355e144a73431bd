//! The program: reads its settings, does one thing, ends with 0, with 1 for a fault, or with 2 for wrong use.

use anyhow::{Context, Result, anyhow, bail};
use clap::Parser;
use narabe::app::App;
use narabe::clock::{Clock, SystemClock};
use narabe::config::{
    self, Ask, Command, Config, Format, LogFormat, Operation, Settings, looks_real,
};
use narabe::discord::{Bot, Connection};
use narabe::game::Record;
use narabe::games::GAMES;
use narabe::judge;
use narabe::operate::backups::Backups;
use narabe::operate::monitor::{Monitor, MonitorError, Sight};
use narabe::playground::{self, Playground};
use narabe::records::{self, Assume, Split};
use narabe::render;
use narabe::store::Store;
use narabe::store::sqlite::{self, backup, check};
use narabe::words::{self, Locale};
use std::io::{self, IsTerminal, Write};
use std::net::SocketAddr;
use std::os::fd::AsFd;
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
    if let Err(error) = outlive_full_files() {
        return end(Err(error.into()));
    }
    if let Err(error) = start_log(&config.settings, config.operation.log_format) {
        return end(Err(error));
    }
    if let Err(error) = env_file
        && !error.not_found()
    {
        // Not the error itself: it holds the line, and the line may hold the token.
        let kind = if matches!(error, dotenvy::Error::LineParse(..)) {
            "one of its lines cannot be read"
        } else {
            "it cannot be read"
        };
        tracing::warn!("the file .env is passed over: {kind}");
    }
    end(dispatch(config))
}

/// A file that may not grow further (`ulimit -f`) is an error of the write, which is handled. By default the system would
/// end the program. Whoever listens to a signal is not ended by it, now or later.
#[cfg(unix)]
fn outlive_full_files() -> io::Result<()> {
    use tokio::signal::unix::{SignalKind, signal};
    /// SIGXFSZ, "file size limit exceeded": see signal(7).
    const FILE_SIZE: i32 = 25;
    let runtime = tokio::runtime::Builder::new_current_thread().enable_io().build()?;
    let _here = runtime.enter();
    signal(SignalKind::from_raw(FILE_SIZE)).map(drop)
}

/// There is no such signal.
#[cfg(not(unix))]
fn outlive_full_files() -> io::Result<()> {
    Ok(())
}

fn end(done: Result<()>) -> ExitCode {
    let Err(error) = done else { return ExitCode::SUCCESS };
    // The whole chain: a sentence first, what lies behind it after.
    eprintln!("narabe: {error:#}");
    ExitCode::FAILURE
}

/// Starts the log on stderr. Libraries say what goes wrong; more of them is to be asked for by name.
fn start_log(settings: &Settings, format: LogFormat) -> Result<()> {
    let filter =
        EnvFilter::try_new(format!("{},{}", sqlite::LOG, settings.log)).map_err(|error| {
            anyhow!("“{}” is no log filter ({error}); try info, or narabe=debug", settings.log)
        })?;
    let lines = fmt::layer().with_writer(io::stderr).with_ansi(io::stderr().is_terminal());
    let discreet = filter_fn(|about| narabe::discord::is_discreet(about.target(), *about.level()));
    let filter = filter.and(discreet);
    match format {
        LogFormat::Text => tracing_subscriber::registry().with(lines.with_filter(filter)).init(),
        LogFormat::Json => {
            tracing_subscriber::registry().with(lines.json().with_filter(filter)).init()
        }
    }
    Ok(())
}

fn dispatch(config: Config) -> Result<()> {
    let (settings, operation) = (config.settings, config.operation);
    let command = match config.command {
        Some(command) => command,
        None if settings.read_token().map_err(|error| anyhow!(error))?.is_some() => Command::Run,
        None => Command::Playground { listen: SocketAddr::from(([127, 0, 0, 1], 8080)) },
    };
    match command {
        Command::Run => block_on(run(&settings, &operation)),
        Command::Playground { listen } => block_on(serve_playground(&settings, &operation, listen)),
        Command::Judge { ask } => judge_lines(&ask),
        Command::Render { out, look } => draw(&out, &look),
        Command::Convert { from, to, game, rules } => {
            convert(from, to, Assume { game: &game, rules: &rules })
        }
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
async fn run(settings: &Settings, operation: &Operation) -> Result<()> {
    let token = settings.read_token().map_err(|error| anyhow!(error))?;
    let Some(token) = token else {
        bail!(
            "no token is given: set DISCORD_TOKEN or DISCORD_TOKEN_FILE, or try `narabe playground`, which needs none"
        );
    };
    let connection = Connection::new(token, settings.discord_api.clone());
    let (bot, app) = connect(settings, settings.database_or(DATABASE), connection).await?;
    let beside = Beside::start(operation, settings.database_or(DATABASE), &bot, &app).await?;
    tracing::info!("ready");
    until_told(bot, app, beside).await
}

/// The look-alike, and the bot in it.
async fn serve_playground(
    settings: &Settings,
    operation: &Operation,
    listen: SocketAddr,
) -> Result<()> {
    let token = settings.read_token().map_err(|error| anyhow!(error))?;
    if token.as_deref().is_some_and(looks_real) {
        bail!(
            "a real token is given, and the playground would have no use for it: unset DISCORD_TOKEN, or use `narabe run`"
        );
    }
    let database = settings.database_or(PLAYGROUND_DATABASE);
    let config = playground::Config {
        listen,
        history: Some(database.with_extension("history")),
        ..Default::default()
    };
    let token = config.token.clone();
    let playground = Playground::start(config).await?;
    let address = format!("http://{}", playground.address());
    let (bot, app) =
        connect(settings, database, Connection::new(token, Some(address.clone()))).await?;
    playground.world().bot_is_ready().await?;
    let beside = Beside::start(operation, database, &bot, &app).await?;
    println!("The playground is open at {address}/?as=alice");
    until_told(bot, app, beside).await?;
    playground.stop();
    Ok(())
}

type Hosted = Arc<App>;

async fn connect(
    settings: &Settings,
    database: &Path,
    connection: Connection,
) -> Result<(Bot, Hosted)> {
    let store = Store::open(database, sqlite::Options::default())?;
    let clock: Arc<dyn Clock> = Arc::new(SystemClock);
    let app = App::new(store, GAMES, clock, fastrand::Rng::new());
    let app = Arc::new(app.with_commands_per_minute(settings.commands_per_minute));
    let bot = Bot::start(Arc::clone(&app), connection).await?;
    Ok((bot, app))
}

/// What runs beside the bot where it is asked for; all of it ends when this is dropped.
struct Beside {
    _monitor: Option<Monitor>,
    copying: Option<tokio::task::JoinHandle<()>>,
}

impl Beside {
    async fn start(
        operation: &Operation,
        database: &Path,
        bot: &Bot,
        app: &Hosted,
    ) -> Result<Self, MonitorError> {
        let every = i64::from(operation.backup_every) * 60 * 60 * 1000;
        let backups = operation.backup_dir.as_deref();
        let backups = backups.map(|folder| {
            Arc::new(Backups::new(database, folder, every, operation.backup_keep.into()))
        });
        let sight =
            Sight { app: Arc::downgrade(app), watch: bot.watch(), backups: backups.clone() };
        let monitor = match operation.metrics {
            Some(listen) => Some(Monitor::start(listen, sight).await?),
            None => None,
        };
        if let Some(monitor) = &monitor {
            tracing::info!("health and metrics at http://{}", monitor.address());
        }
        Ok(Self {
            _monitor: monitor,
            copying: backups.map(|backups| tokio::spawn(copy_by_the_clock(backups))),
        })
    }
}

impl Drop for Beside {
    fn drop(&mut self) {
        if let Some(copying) = &self.copying {
            copying.abort();
        }
    }
}

/// Looks once a minute whether a copy of the database is due.
async fn copy_by_the_clock(backups: Arc<Backups>) {
    let mut beat = tokio::time::interval(std::time::Duration::from_secs(60));
    loop {
        beat.tick().await;
        let backups = Arc::clone(&backups);
        let now = SystemClock.now();
        match tokio::task::spawn_blocking(move || backups.tick(now)).await {
            Ok(Ok(None)) => {}
            Ok(Ok(Some(copy))) => tracing::info!("the database was copied to {}", copy.display()),
            Ok(Err(trouble)) => tracing::error!("no backup: {trouble}"),
            Err(panic) => tracing::error!("no backup: {panic}"),
        }
    }
}

/// Waits for Ctrl-C, or for the signal by which systems end a service.
#[cfg(unix)]
async fn told_to_end() -> io::Result<()> {
    let mut terminate = tokio::signal::unix::signal(tokio::signal::unix::SignalKind::terminate())?;
    tokio::select! {
        _ = terminate.recv() => Ok(()),
        interrupted = tokio::signal::ctrl_c() => interrupted,
    }
}

/// Waits for Ctrl-C.
#[cfg(not(unix))]
async fn told_to_end() -> io::Result<()> {
    tokio::signal::ctrl_c().await
}

/// Serves until the program is told to end or the gateway closes for good, then finishes what was taken.
async fn until_told(mut bot: Bot, app: Hosted, beside: Beside) -> Result<()> {
    let closed = tokio::select! {
        closed = bot.closed() => Some(closed),
        told = told_to_end() => { told?; None }
    };
    tracing::info!("ending: finishing what was taken; once more ends at once");
    tokio::select! {
        () = bot.drain() => {}
        told = told_to_end() => { told?; bail!("ended before everything was finished; the rest waits for the next start") }
    }
    // A copy that is being made has the database open for itself, and is finished before the program ends.
    drop(beside);
    // Usually the last hold on the database. Where it is not, the last one closes it.
    if let Some(app) = Arc::into_inner(app) {
        app.into_store().close()?;
    }
    match closed {
        None => Ok(()),
        Some(closed) => Err(anyhow!(
            "the connection to Discord has closed: {}",
            closed.err().unwrap_or_default()
        )),
    }
}

fn judge_lines(ask: &[Ask]) -> Result<()> {
    let has = |what| ask.contains(&what);
    let ask = judge::Ask {
        legal: has(Ask::Legal),
        forbidden: has(Ask::Forbidden),
        board: has(Ask::Board),
    };
    let output = io::BufWriter::new(io::stdout());
    let watched = io::stderr().is_terminal() && !io::stdout().is_terminal();
    let done = if watched {
        judge::run(
            GAMES,
            judge::Progress::new(io::stdin().lock(), input_length(), io::stderr()),
            output,
            ask,
        )
    } else {
        judge::run(GAMES, io::stdin().lock(), output, ask)
    };
    match done {
        // Whoever reads the verdicts has had enough.
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        done => done.context("the records cannot be read or the verdicts not be written"),
    }
}

/// The length of the input in bytes, where it is a file.
fn input_length() -> Option<u64> {
    let input = std::fs::File::from(io::stdin().as_fd().try_clone_to_owned().ok()?);
    input.metadata().ok().filter(std::fs::Metadata::is_file).map(|about| about.len())
}

fn draw(out: &Path, look: &config::Look) -> Result<()> {
    let record: Record =
        serde_json::from_reader(io::stdin().lock()).context("the input is no record")?;
    let scenes = judge::scenes(GAMES, &record).map_err(|sentence| anyhow!(sentence))?;
    let scene = scenes.last().context("a record has a last position")?;
    let mut look = look.wanted();
    look.moves = render::moves(&scene.board, record.actions.iter().map(String::as_str));
    let bytes = match out.extension().and_then(|ending| ending.to_str()) {
        Some("png") => render::Painter::new().png(scene, &look),
        Some("gif") => render::Painter::new().gif(&scenes, &look),
        Some("txt") => render::text(scene).into_bytes(),
        _ => bail!("{} must end in .png, .gif or .txt, which says what to draw", out.display()),
    };
    let mut file = std::fs::File::create(out)
        .with_context(|| format!("{} cannot be written", out.display()))?;
    Ok(file.write_all(&bytes)?)
}

/// Converts one record after the other. What is wrong is said on stderr, with the record's number and the move's.
fn convert(from: Format, to: Format, assume: Assume<'_>) -> Result<()> {
    let (from, to) = (format(from), format(to));
    let mut output = io::BufWriter::new(io::stdout().lock());
    let (mut all, mut lost) = (0, 0);
    for text in Split::new(io::stdin().lock(), from) {
        let text = text.context("the records cannot be read")?;
        all += 1;
        let written = converted(from, to, &text, assume, all);
        lost += u32::from(written.is_none());
        let between = if all > 1 && to == records::Format::Moves { "\n" } else { "" };
        match written.map_or(Ok(()), |written| write!(output, "{between}{written}")) {
            // Whoever reads the records has had enough.
            Err(error) if error.kind() == io::ErrorKind::BrokenPipe => return Ok(()),
            done => done.context("the records cannot be written")?,
        }
    }
    output.flush().context("the records cannot be written")?;
    if lost == 0 { Ok(()) } else { Err(anyhow!("{lost} of {all} records could not be converted")) }
}

/// One record in the other format; none where that cannot be.
fn converted(
    from: records::Format,
    to: records::Format,
    text: &str,
    assume: Assume<'_>,
    number: u32,
) -> Option<String> {
    let import = match records::read(GAMES, from, text, assume) {
        Ok(import) => import,
        Err(why) => {
            eprintln!("record {number}: {}", words::refusals(Locale::En, &why));
            return None;
        }
    };
    for problem in &import.problems {
        eprintln!("record {number}: {}", words::at_move(Locale::En, problem.ply, &problem.why));
    }
    let written = records::write(GAMES, to, &import.record);
    written.map_err(|why| eprintln!("record {number}: {}", words::refusals(Locale::En, &why))).ok()
}

fn format(format: Format) -> records::Format {
    match format {
        Format::Sgf => records::Format::Sgf,
        Format::Psq => records::Format::Psq,
        Format::Moves => records::Format::Moves,
        Format::Jsonl => records::Format::Jsonl,
    }
}

/// Checks what the store can check, then replays every game by its rules.
fn verify(database: &Path) -> Result<()> {
    let mut flaws: Vec<String> = check::verify(database)?.iter().map(ToString::to_string).collect();
    let mut games = 0;
    check::for_each_game(database, |stored| {
        games += 1;
        flaws.extend(narabe::app::replayed(GAMES, &stored).err().map(|fault| fault.to_string()));
    })?;
    flaws.iter().for_each(|flaw| println!("{flaw}"));
    if flaws.is_empty() {
        println!("{}: {games} games, all is well", database.display());
        return Ok(());
    }
    bail!("{} is damaged: restore a backup", database.display())
}
