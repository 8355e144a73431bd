//! Machines that think while the program is killed: eight games against them at once. After each kill every game replays and
//! has what its player saw; at the end each move has its answer. In a third of the kills at least a machine owes a move, as
//! the database says, and in one kill at least in each database. There are fewer on a busy computer: an engine that does not
//! start in time is replaced for the rest of its game.

use super::death::{Death, Strikes};
use super::host::Host;
use super::load::heard;
use super::{many_kills, seed};
use crate::database::raw;
use crate::program::engine_script;
use crate::stage;
use narabe::app::Context;
use narabe::clock::{Clock, ManualClock, SystemClock};
use narabe::discord::Bot;
use narabe::games::GAMES;
use narabe::playground::{Answered, Channel, Person};
use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// Kills of the ordinary test, and of the proof in one database.
const KILLS: usize = 6;
const KILLS_A_PLACE: usize = 40;
/// People, each with a game, and the levels of their opponents, of which the last are not found at once.
const PEOPLE: [&str; 8] =
    ["alice", "bob", "carol", "dave", "guest-1", "guest-2", "guest-3", "guest-4"];
const LEVELS: [&str; 4] = ["5", "6", "7", "8"];
/// An engine of the operator's, against which every second person plays, and its time for a move (ms). A person's move is
/// kept before it is asked for the answer, which the database then owes.
const ENGINE: &str = "deep";
const THINKS_MS: u32 = 500;
/// Games, played by the pattern engine and by a tree; the engine knows those in the first and the third place.
const NAMES: [&str; 4] = ["gomoku/freestyle", "gomoku/caro", "gomoku/standard", "ninuki/pente"];
/// Time for which a move is awaited, and longest pause before a kill.
const LULL: Duration = Duration::from_secs(3);
const PAUSE: Duration = Duration::from_millis(400);
/// Lead of the clock by which everything is due, and the step by which it goes on.
const LATER_MS: i64 = 11 * 60 * 1000;
const SOON_MS: i64 = 60 * 1000;
/// Pause between two looks at the games, and real time after which something is broken.
const GLANCE: Duration = Duration::from_millis(5);
const PATIENCE: Duration = Duration::from_secs(120);

/// Games against machines, and the program that leads them.
struct Rooms {
    host: Host,
    /// Moves that were seen: game, number of the ply, point.
    seen: Vec<(i64, i64, String)>,
}

impl Rooms {
    async fn begin(seed: u64) -> Self {
        let mut host = Host::before_start(seed).await;
        set_engine(host.place.folder.path());
        host.live().await;
        Self { host, seen: Vec::new() }
    }

    /// All whose machines have moved make a move at once, or begin another game, until the program dies in this manner;
    /// true if it died so, and not after a lull.
    async fn die(&mut self, death: Death) -> bool {
        let seen = &mut self.seen;
        let act = async |host: &mut Host| {
            let asked: Vec<_> =
                PEOPLE.iter().enumerate().filter_map(|one| act(host, one)).collect();
            let any = !asked.is_empty();
            for one in asked {
                seen.extend(host.heard(one).await);
            }
            any
        };
        self.host.die(death, (LULL, PAUSE), act).await
    }

    /// Flaws of the database that the dead program left behind, and moves that were seen and are not there. True if a
    /// machine owes a move in it.
    fn left_behind(&self) -> (Vec<String>, bool) {
        let mut flaws = self.host.flaws();
        let copy = self.host.place.copy();
        let db = raw(copy.database());
        for (game, ply, point) in &self.seen {
            let sql = "SELECT text FROM moves WHERE game = ?1 AND ply = ?2";
            let kept = db.query_row(sql, (game, ply), |row| row.get::<_, String>(0)).ok();
            if kept.as_ref() != Some(point) {
                flaws
                    .push(format!("game {game}, ply {ply}: {point} was seen, and it has {kept:?}"));
            }
        }
        // The person begins.
        let sql = "SELECT count(*) FROM games WHERE status = 1
            AND (SELECT count(*) FROM moves WHERE moves.game = games.id) % 2 = 1";
        let owed = db.query_row(sql, [], |row| row.get::<_, i64>(0)).unwrap();
        (flaws, owed > 0)
    }

    /// Everything that is due is done; then each person is on turn, or their game is over. Gives the number of moves.
    async fn catch_up(self) -> usize {
        let clock = ManualClock::at(SystemClock.now() + LATER_MS);
        let later: Arc<dyn Clock> = Arc::new(clock.clone());
        let chance = fastrand::Rng::with_seed(1);
        let app = Arc::new(Context::new(self.host.place.open(), GAMES, later, chance));
        let connection = stage::connection(&self.host.playground);
        let bot = Bot::start(Arc::clone(&app), connection).await.unwrap();
        self.host.playground.world().bot_is_ready().await.unwrap();
        let begun = Instant::now();
        while PEOPLE.iter().any(|name| matches!(standing(&self.host, name), Some((_, _, false)))) {
            clock.advance(SOON_MS);
            bot.tick().await;
            assert!(begun.elapsed() < PATIENCE, "a machine does not answer");
            tokio::time::sleep(GLANCE).await;
        }
        bot.drain().await;
        let db = raw(self.host.place.database());
        db.query_row("SELECT count(*) FROM moves", [], |row| row.get::<_, i64>(0)).unwrap() as usize
    }
}

/// Has the program play by the engine too, from its next start on.
fn set_engine(folder: &Path) {
    let path = folder.join(ENGINE);
    engine_script(&path, "");
    let engine = format!("{ENGINE}={},time={THINKS_MS},memory=512", path.display());
    std::fs::write(folder.join(".env"), format!("NARABE_ENGINES={engine}\n")).unwrap();
}

/// Someone's game that runs, the number of its plies, and true if it is their turn; none without one.
fn standing(host: &Host, name: &str) -> Option<(i64, i64, bool)> {
    let db = raw(host.place.database());
    let sql = "SELECT games.id, (SELECT count(*) FROM moves WHERE moves.game = games.id)
        FROM games JOIN members ON members.game = games.id
        WHERE games.status = 1 AND members.person = ?1";
    let person = host.person(name).id().cast_signed();
    let (game, plies): (i64, i64) =
        db.query_row(sql, [person], |row| Ok((row.get(0)?, row.get(1)?))).ok()?;
    // The person begins.
    Some((game, plies, plies % 2 == 0))
}

/// Someone moves, or challenges a machine; none while a machine is on turn. Gives the move if it was seen.
fn act(
    host: &mut Host,
    (number, name): (usize, &&'static str),
) -> Option<tokio::task::JoinHandle<Option<(i64, i64, String)>>> {
    let (person, lobby) = (host.person(name), host.lobby.clone());
    match standing(host, name) {
        None => {
            let level =
                if number % 2 == 0 { ENGINE } else { LEVELS[host.random.usize(..LEVELS.len())] };
            Some(tokio::spawn(challenge(person, lobby, level, NAMES[number % NAMES.len()])))
        }
        Some((game, plies, true)) => {
            let column = char::from(b'd' + host.random.u8(..9));
            let point = format!("{column}{}", host.random.u8(4..13));
            Some(tokio::spawn(moved(person, lobby, (game, plies), point)))
        }
        Some((_, _, false)) => None,
    }
}

async fn challenge(
    person: Person,
    lobby: Channel,
    level: &'static str,
    game: &'static str,
) -> Option<(i64, i64, String)> {
    let options = [("level", level), ("starts", "me"), ("game", game), ("rules", "opening=none")];
    heard(person.slash(&lobby, "challenge", &options).await);
    None
}

async fn moved(
    person: Person,
    lobby: Channel,
    (game, plies): (i64, i64),
    point: String,
) -> Option<(i64, i64, String)> {
    let number = game.to_string();
    let options = [("where", point.as_str()), ("game", number.as_str())];
    let answered = heard(person.slash(&lobby, "move", &options).await);
    // A point that is taken or not allowed is refused to the person alone.
    let is_seen = matches!(answered, Answered::Message(_) | Answered::Update(_));
    is_seen.then_some((game, plies + 1, point))
}

/// So many kills in one database, and as many again, ten times at most, while no order has struck, as on a busy computer; gives
/// the moves, how many of them were seen, in how many kills a machine owed a move, and which kills struck.
async fn kills(seed: u64, number: usize) -> ([usize; 3], Strikes) {
    let mut rooms = Rooms::begin(seed).await;
    let (mut strikes, mut owed) = (Strikes::default(), 0);
    for kill in 0..10 * number {
        if kill >= number && strikes.any() {
            break;
        }
        let death = Death::of(kill);
        strikes.count(death, rooms.die(death).await);
        let (flaws, owes) = rooms.left_behind();
        assert_eq!(flaws, Vec::<String>::new(), "seed {seed}, kill {kill}, {death:?}");
        owed += usize::from(owes);
    }
    assert!(owed > 0, "seed {seed}: in {number} kills no machine was thinking");
    let seen = rooms.seen.len();
    ([rooms.catch_up().await, seen, owed], strikes)
}

#[tokio::test(flavor = "multi_thread")]
async fn a_machine_answers_once_after_every_kill() {
    let ([moves, seen, owed], strikes) = kills(seed(), KILLS).await;
    println!(
        "{KILLS} kills, {strikes}, {owed} while a machine owed a move: {moves} moves, {seen} of them seen by those \
         who made them"
    );
    assert!(moves >= seen, "{moves} moves, {seen} seen");
    assert!(strikes.any(), "no order struck: {strikes}");
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "a thousand kills: a part of the proof"]
async fn a_thousand_kills_while_machines_think() {
    let (seed, mut all, mut strikes) = (seed(), [0; 3], Strikes::default());
    let places = many_kills().div_ceil(KILLS_A_PLACE);
    for place in 0..places {
        let (more, struck) = kills(seed.wrapping_add(place as u64), KILLS_A_PLACE).await;
        all = [0, 1, 2].map(|at| all[at] + more[at]);
        strikes.add(&struck);
        let (done, [moves, seen, owed]) = ((place + 1) * KILLS_A_PLACE, all);
        println!(
            "{done} kills while machines think, {strikes}, {owed} while one owed a move: {moves} moves, {seen} of them \
             seen, 0 lost, 0 without an answer, 0 doubled"
        );
    }
    strikes.check();
    assert!(3 * all[2] >= places * KILLS_A_PLACE, "in too few kills a machine was thinking");
}
