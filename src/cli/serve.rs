//! `narabe run` and `narabe playground`: the bot, on Discord or in the playground, until a signal ends it.

use super::services::{self, Hosted, Services, backups};
use super::signals::{Termination, end_at_the_second};
use super::{Misuse, misuse, print};
use crate::app::Context;
use crate::app::pack::Pack;
use crate::clock::{Clock, SystemClock};
use crate::config::{Operation, Settings, looks_real};
use crate::discord::{Bot, Connection, Endpoint, PublicKey};
use crate::games::GAMES;
use crate::machine::{self, Machines};
use crate::operate::backups::Backups;
use crate::operate::clocks;
use crate::playground::{self, Playground};
use crate::store::sqlite::{self, open::OpenError};
use crate::store::{Location, Store};
use anyhow::{Context as _, Result, anyhow, bail};
use std::fs;
use std::future::Future;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The playground's database unless another is named.
const PLAYGROUND_DATABASE: &str = "playground.db";

/// Runs the bot on Discord; `database` is the default file.
///
/// # Errors
/// A sentence if there is no token, the database cannot be opened, or the connection closes for good.
pub async fn run(settings: &Settings, operation: &Operation, database: &str) -> Result<()> {
    let token = token(settings)?;
    let parts = Parts::read(settings)?;
    let database = settings.database_or(database);
    let connection = connection(settings, operation, (token, database))?;
    warn_of_unused(operation);
    let mut ending = Termination::listen()?;
    end_at_the_second()?;
    let start = async {
        services::must_have_ports(operation, None)?;
        let backups = backups(operation, database)?;
        // A token that is refused leaves no new database behind. Faults of one that is there are told without Discord.
        let is_new = !Location::from(database).is_server() && can_be_made(database);
        if is_new {
            Bot::check(&connection).await?;
        }
        let store = opened(database).await?;
        tell_of(database, is_new, backups.as_deref());
        if let Some(sentence) = clocks::disagreement(&store).await? {
            bail!(sentence);
        }
        let set_up = Context::with_introductions;
        let (bot, app) = connect(settings, parts, store, connection, set_up).await?;
        let services = Services::start(operation, database, backups, &bot, &app).await?;
        anyhow::Ok((bot, app, services))
    };
    let Some((bot, app, services)) = unless_ended(&mut ending, start).await? else { return Ok(()) };
    if let Some(address) = bot.interactions_address() {
        tracing::info!("interactions arrive at http://{address}/interactions");
    }
    tracing::info!("ready");
    serve(bot, app, services, &mut ending).await
}

/// Returns the connection that the settings ask for.
///
/// # Errors
/// A sentence if one of them needs another database, or an address cannot be meant.
fn connection(
    settings: &Settings,
    operation: &Operation,
    (token, database): (String, &Path),
) -> Result<Connection> {
    let is_server = Location::from(database).is_server();
    if operation.backup_dir.is_some() && is_server {
        return misuse(
            "--backup-dir copies files of SQLite alone: back a PostgreSQL server up by its own tools, as docs/operating.md says",
        );
    }
    let connection = Connection {
        endpoint: endpoint(operation)?,
        emojis: true,
        shards: operation.shards,
        ..Connection::new(token, settings.discord_api.clone())
    };
    connection.check_address()?;
    if operation.shards.is_some_and(|range| !range.is_whole()) && !is_server {
        return misuse(
            "--shards is for one of several nodes, which share a PostgreSQL database: leave it out, or set NARABE_DATABASE",
        );
    }
    Ok(connection)
}

/// Opens the database on a thread of its own: one that takes its time, or a server that does not answer, holds up no
/// request to end.
async fn opened(database: &Path) -> Result<Store> {
    let place = Location::from(database);
    let open = move || Store::open(place, sqlite::Options::default());
    Ok(tokio::task::spawn_blocking(open).await??)
}

/// Waits for the end of a start, which may take long where Discord or the database holds it up; none if the program was
/// asked to end before. The start is then broken off, and the database closed.
async fn unless_ended<T>(
    ending: &mut Termination,
    start: impl Future<Output = Result<T>>,
) -> Result<Option<T>> {
    tokio::select! {
        biased;
        signal = ending.came() => {
            signal?;
            tracing::info!("ending before the start was over");
            Ok(None)
        }
        started = start => started.map(Some),
    }
}

/// Returns the bot's token.
///
/// # Errors
/// A sentence if there is none, or none that Discord could be asked about.
pub(super) fn token(settings: &Settings) -> Result<String> {
    let token = settings.read_token().map_err(|error| anyhow!(error))?;
    let token = token.ok_or_else(|| {
        anyhow!(
            "no token is given: set DISCORD_TOKEN or DISCORD_TOKEN_FILE, or try `narabe playground`, which needs none"
        )
    })?;
    if !token.trim_start_matches("Bot ").bytes().all(|sign| sign.is_ascii_graphic()) {
        bail!(
            "the token has a space in it, or another sign that no token has: copy it anew from the Bot page of your \
             application at https://discord.com/developers/applications"
        );
    }
    Ok(token)
}

/// True if a database's file is not there yet, and its folder is.
fn can_be_made(database: &Path) -> bool {
    let folder = database.parent().filter(|folder| !folder.as_os_str().is_empty());
    !database.exists() && folder.is_none_or(Path::is_dir)
}

/// Says in the log which database it is: a start in another folder, or after the file was deleted, makes a new one.
fn tell_of(database: &Path, is_new: bool, backups: Option<&Backups>) {
    let place = Location::from(fs::canonicalize(database).unwrap_or_else(|_| database.to_owned()));
    if !is_new {
        tracing::info!("the database is {place}");
    } else if backups.is_some_and(Backups::has_some) {
        tracing::warn!(
            "a new database was made: {place}, though there are backups of one: if that is not meant, stop the bot and restore \
             the newest"
        );
    } else {
        tracing::info!("a new database was made: {place}");
    }
}

/// Warns of settings that count for nothing beside the others.
fn warn_of_unused(operation: &Operation) {
    match operation.interactions {
        None if operation.public_key.is_some() => tracing::warn!(
            "--public-key is not used: interactions come by the gateway unless --interactions names an address"
        ),
        Some(_) if operation.shards.is_some() => tracing::warn!(
            "--shards is not used: there are none where interactions come by --interactions"
        ),
        _ => {}
    }
}

/// Returns the HTTP front that the settings ask for.
///
/// # Errors
/// Misuse if one of the two settings is missing, or the key is none.
fn endpoint(operation: &Operation) -> Result<Option<Endpoint>> {
    match (operation.interactions, &operation.public_key) {
        (Some(listen), Some(key)) => {
            let key = PublicKey::read(key).map_err(Misuse)?;
            Ok(Some(Endpoint { listen, key }))
        }
        (Some(_), None) => misuse(
            "--interactions needs the application's public key: set --public-key or NARABE_PUBLIC_KEY",
        ),
        (None, _) => Ok(None),
    }
}

/// Runs the playground, and the bot in it.
///
/// # Errors
/// A sentence if a real token is given, the address is taken, or a file cannot be used.
pub async fn playground(
    settings: &Settings,
    operation: &Operation,
    listen: SocketAddr,
) -> Result<()> {
    let token = settings.read_token().map_err(|error| anyhow!(error))?;
    if token.as_deref().is_some_and(looks_real) {
        return misuse(
            "a real token is given, and the playground would have no use for it: unset DISCORD_TOKEN, or use `narabe run`",
        );
    }
    let has_front = operation.interactions.is_some() || operation.public_key.is_some();
    if has_front || operation.shards.is_some() {
        return misuse(
            "the playground has no use for --interactions, --public-key and --shards: leave them out, or use `narabe run`",
        );
    }
    let parts = Parts::read(settings)?;
    let database = settings.database_or(PLAYGROUND_DATABASE);
    if Location::from(database).is_server() {
        return misuse(
            "the playground keeps its games in a file: unset NARABE_DATABASE, or use `narabe run`",
        );
    }
    let history = history_of(database);
    let config = playground::Config { listen, history: Some(history), ..Default::default() };
    let token = config.token.clone();
    let mut ending = Termination::listen()?;
    end_at_the_second()?;
    let named = settings.database.is_some();
    services::must_have_ports(operation, Some(listen))?;
    Playground::must_have_port(listen).await?;
    let backups = backups(operation, database)?;
    let is_new = can_be_made(database);
    // Locked before the history beside it is touched, which a playground that is open already goes on writing.
    let store = Store::open(database, sqlite::Options::default())
        .map_err(|error| if named { error.into() } else { may_be_deleted(error, database) })?;
    tell_of(database, is_new, backups.as_deref());
    let playground = Playground::start(config).await?;
    let address = format!("http://{}", playground.address());
    let connection = Connection { emojis: true, ..Connection::new(token, Some(address.clone())) };
    let start = async {
        // People who try it out have no server to set up.
        let (bot, app) = connect(settings, parts, store, connection, |app| app).await?;
        playground.world().bot_is_ready().await?;
        let services = Services::start(operation, database, backups, &bot, &app).await?;
        anyhow::Ok((bot, app, services))
    };
    if let Some((bot, app, services)) = unless_ended(&mut ending, start).await? {
        print(format_args!("The playground is open at {address}/?as=alice"))?;
        serve(bot, app, services, &mut ending).await?;
    }
    playground.stop();
    Ok(())
}

/// Returns the file of the channels' history beside a database. That of the usual one had another name once, and is gone on
/// with where it is.
fn history_of(database: &Path) -> PathBuf {
    let mut name = database.as_os_str().to_owned();
    name.push(".history");
    let (history, former) = (PathBuf::from(name), database.with_extension("history"));
    let goes_on = former != database && former.exists() && !history.exists();
    if goes_on { former } else { history }
}

/// Says of a database of another build that it may be deleted: the playground's holds nothing but trials.
fn may_be_deleted(error: OpenError, database: &Path) -> anyhow::Error {
    match error {
        OpenError::Newer { .. } | OpenError::Changed { .. } => anyhow!(
            "{error} The playground's own may be deleted, and its games with it: {}, and {} beside it.",
            database.display(),
            history_of(database).display(),
        ),
        other => other.into(),
    }
}

/// Parts of the bot that the settings name. They are read before the database is opened, which may bring it up to date: a
/// slip in a setting then leaves it to the program before.
struct Parts {
    machines: machine::Settings,
    book: Option<Pack>,
}

impl Parts {
    /// Reads them, and warns of engines that are not there.
    ///
    /// # Errors
    /// A sentence if a list cannot be read, or a file not be used.
    fn read(settings: &Settings) -> Result<Self> {
        let machines = settings.machines().map_err(Misuse)?;
        for engine in machines.engines.iter().filter(|engine| engine.is_missing()) {
            let (name, path) = (&engine.name, engine.path.display());
            tracing::warn!("NARABE_ENGINES: {name} cannot be started: there is no program {path}");
        }
        Ok(Self { machines, book: own_book(settings.book.as_deref())? })
    }
}

/// Connects the bot.
async fn connect(
    settings: &Settings,
    parts: Parts,
    store: Store,
    connection: Connection,
    set_up: impl FnOnce(Context) -> Context,
) -> Result<(Bot, Hosted)> {
    let clock: Arc<dyn Clock> = Arc::new(SystemClock);
    let app = Context::new(store, GAMES, clock, fastrand::Rng::new());
    let app = app.with_machines(Machines::new(parts.machines)).with_addresses(settings.addresses());
    let app = app.with_pack(parts.book).with_commands_per_minute(settings.commands_per_minute);
    let app = Arc::new(set_up(app));
    let bot = Bot::start(Arc::clone(&app), connection).await?;
    Ok((bot, app))
}

/// Returns the operator's own book, if one is named.
///
/// # Errors
/// A sentence if it cannot be read.
fn own_book(file: Option<&Path>) -> Result<Option<Pack>> {
    let Some(file) = file else { return Ok(None) };
    let pack = Pack::open(file);
    pack.map(Some).with_context(|| format!("NARABE_BOOK: {} cannot be used", file.display()))
}

/// Serves until a signal ends the program or the gateway closes for good, then finishes accepted interactions.
async fn serve(
    mut bot: Bot,
    app: Hosted,
    services: Services,
    ending: &mut Termination,
) -> Result<()> {
    let closed = tokio::select! {
        closed = bot.closed() => Some(closed),
        signal = ending.came() => { signal?; None }
    };
    tracing::info!("ending: finishing what was taken; once more ends at once");
    tokio::select! {
        () = bot.drain() => {}
        signal = ending.came() => {
            signal?;
            bail!("ended before everything was finished; the rest waits for the next start")
        }
    }
    // A copy that is being made has the database open for itself. It is broken off at the end of the process, and made anew
    // after the next start.
    drop(services);
    // Usually the last reference to the database. If it is not, the last one closes it.
    if let Some(app) = Arc::into_inner(app) {
        app.into_store().close()?;
    }
    let Some(closed) = closed else { return Ok(()) };
    Err(anyhow!("the connection to Discord has closed: {}", closed.err().unwrap_or_default()))
}
