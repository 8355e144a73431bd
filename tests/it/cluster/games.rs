//! Games whose players go on whatever becomes of an answer, and know which of their moves were acknowledged.

use super::nodes::{GLANCE, Nodes};
use crate::load::players::{PAIRS, number_of, point};
use futures_util::future::join_all;
use narabe::playground::{Answered, Channel, Person};
use std::collections::HashSet;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Mutex};
use std::time::Duration;

/// Moves of a game, after which the board is full.
const MOVES: usize = 225;

/// Commands for the same move that its player gives at once; one of them is the move.
const AT_ONCE: usize = 4;

/// Counts of all games.
#[derive(Default)]
pub struct Tally {
    /// Commands and presses of buttons, half of which are delivered twice.
    pub presses: AtomicUsize,
    /// Moves whose board was seen.
    pub acknowledged: AtomicUsize,
    /// These moves: game, number of the ply, point.
    pub seen: Mutex<Vec<(i64, usize, String)>>,
    /// Moves that are in the database, though no answer said so.
    pub unseen: AtomicUsize,
    /// Moves that were acknowledged and are lost, or that no one made.
    pub flaws: AtomicUsize,
    /// True once no further game is begun.
    pub over: AtomicBool,
}

/// Plays a game of each pair in each of so many servers at a time, until the tally says that it is over. Half of the
/// interactions are delivered twice, so that both nodes get them. Players think for `NARABE_THINK_MS` about a move, not at all
/// unless that is said: several trials beside each other would have no processor left.
pub async fn play(nodes: &Arc<Nodes>, tally: &Arc<Tally>, servers: u64) {
    let thinks = Duration::from_millis(crate::number("NARABE_THINK_MS", 0));
    let tables = (0..servers).flat_map(|server| PAIRS.map(|pair| (pair, server)));
    let tables = tables.map(|(pair, server)| {
        let (nodes, tally) = (Arc::clone(nodes), Arc::clone(tally));
        tokio::spawn(async move {
            let world = nodes.world();
            let people = pair.map(|key| world.person(key));
            while !tally.over.load(Ordering::Relaxed) {
                game(&nodes, &people, &world.hall(server), (&*tally, thinks)).await;
            }
        })
    });
    for table in join_all(tables.collect::<Vec<_>>()).await {
        table.unwrap();
    }
}

/// Counts an interaction that comes next; each second one is delivered twice, or in its place another one of these
/// moments.
fn count(nodes: &Nodes, tally: &Tally) {
    let number = tally.presses.fetch_add(1, Ordering::Relaxed);
    nodes.world().faults().deliver_twice(number % 2);
}

/// Gives a command, and counts it.
async fn give(
    (nodes, tally): (&Nodes, &Tally),
    who: &Person,
    channel: &Channel,
    command: (&str, &[(&str, &str)]),
) -> Option<Answered> {
    count(nodes, tally);
    who.slash(channel, command.0, command.1).await.ok()
}

/// Begins a game; none where an answer is missing, and the challenge, if there is one, is left alone.
async fn begin(
    nodes: &Nodes,
    people: &[Person; 2],
    channel: &Channel,
    tally: &Tally,
) -> Option<i64> {
    let opponent = people[1].id().to_string();
    let options = [("opponent", opponent.as_str()), ("starts", "me")];
    let given = give((nodes, tally), &people[0], channel, ("challenge", &options)).await;
    let Some(Answered::Message(challenge)) = given else { return None };
    let number = number_of(&challenge);
    for _ in 0..50 {
        count(nodes, tally);
        let accepted = people[1].press(&challenge, "Accept").await;
        let status = nodes.query(&format!("SELECT status FROM games WHERE id = {number}")).await;
        if status == "1" {
            return Some(number);
        }
        if accepted.is_err() {
            return None;
        }
        tokio::time::sleep(GLANCE).await;
    }
    None
}

/// One game, until its board is full or everything is over.
async fn game(
    nodes: &Nodes,
    people: &[Person; 2],
    channel: &Channel,
    (tally, thinks): (&Tally, Duration),
) {
    let Some(number) = begin(nodes, people, channel, tally).await else {
        return give_up(nodes, people, channel, tally).await;
    };
    let game = number.to_string();
    let mut ply = 0;
    while ply < MOVES && !tally.over.load(Ordering::Relaxed) {
        tokio::time::sleep(thinks).await;
        let point = point(ply);
        let options = [("where", point.as_str()), ("game", game.as_str())];
        let who = &people[ply % 2];
        let given = (0..AT_ONCE).map(|_| give((nodes, tally), who, channel, ("move", &options)));
        let given = join_all(given).await;
        let boards = given.iter().filter(|given| shows_a_board(given)).count();
        tally.acknowledged.fetch_add(boards, Ordering::Relaxed);
        if boards == 0 {
            ply = plies_kept(nodes, number, ply, tally).await;
            continue;
        }
        ply += 1;
        tally.seen.lock().unwrap().push((number, ply, point));
        if boards > 1 {
            tally.flaws.fetch_add(1, Ordering::Relaxed);
            println!("game {number}: ply {ply} is acknowledged {boards} times; {given:?}");
        }
    }
}

/// Number of a game's plies in the database after commands for one more of which none was answered by a board.
async fn plies_kept(nodes: &Nodes, number: i64, made: usize, tally: &Tally) -> usize {
    let kept = nodes.query(&format!("SELECT count(*) FROM moves WHERE game = {number}")).await;
    let kept = kept.parse::<usize>().unwrap();
    if kept == made + 1 {
        tally.unseen.fetch_add(1, Ordering::Relaxed);
    } else if kept != made {
        tally.flaws.fetch_add(1, Ordering::Relaxed);
        println!("game {number}: {kept} moves are kept, {made} were made");
    }
    kept
}

/// Compares every move that was acknowledged with the database, once play is over; gives their number. One that is not
/// there is a flaw.
pub async fn compare(nodes: &Nodes, tally: &Tally) -> usize {
    let kept = nodes.query("SELECT game || ' ' || ply || ' ' || text FROM moves").await;
    let kept: HashSet<&str> = kept.lines().collect();
    let seen = tally.seen.lock().unwrap();
    for (game, ply, point) in seen.iter() {
        if !kept.contains(format!("{game} {ply} {point}").as_str()) {
            tally.flaws.fetch_add(1, Ordering::Relaxed);
            println!("game {game}, ply {ply}: {point} is acknowledged and is lost");
        }
    }
    seen.len()
}

/// True if an answer is the board that everyone sees, as it is after a move.
fn shows_a_board(given: &Option<Answered>) -> bool {
    matches!(given, Some(Answered::Message(_) | Answered::Update(_)))
}

/// Ends whatever the pair has begun and does not know of, so that there is room for the next game.
async fn give_up(nodes: &Nodes, people: &[Person; 2], channel: &Channel, tally: &Tally) {
    let open = format!(
        "SELECT id FROM games WHERE status = 0 AND channel = {} AND id IN
         (SELECT game FROM members WHERE person = {})",
        channel.id(),
        people[0].id()
    );
    for number in nodes.query(&open).await.lines() {
        let options = [("game", number)];
        give((nodes, tally), &people[0], channel, ("abort", &options)).await;
    }
}
