//! Requests of people, by which the log is judged: a move stands there because someone asked for it, because it was
//! the only one, or because a plan for just that record has it. Those of machines are judged in `machines`.

use super::machines;
use super::puzzles::Answers;
use narabe::app::context::replayed;
use narabe::app::input::request::{Request, RequestKind};
use narabe::game::Event;
use narabe::games::GAMES;
use narabe::play::plan::ANY;
use narabe::store::between::taken_back;
use narabe::store::{GameId, StoredGame};
use rusqlite::Connection;
use std::collections::BTreeSet;

/// A plan that someone has written, which was kept or not.
#[derive(Debug)]
struct Written {
    game: GameId,
    /// Length of the log on which its lines go on.
    entries: usize,
    lines: Vec<Vec<String>>,
}

/// Everything that was asked for.
#[derive(Debug, Default)]
pub struct Asked {
    moves: BTreeSet<(GameId, String)>,
    plans: Vec<Written>,
    pub puzzles: Answers,
}

impl Asked {
    pub fn note(&mut self, request: &Request) {
        self.puzzles.note(request);
        if let Some((game, text)) = named_move(&request.kind) {
            self.moves.insert((game, text));
        }
        if let RequestKind::SubmitForm { key, fields } = &request.kind
            && let Some((game, entries)) = of_plan(key)
        {
            let line = |line: &str| line.split_whitespace().map(str::to_owned).collect();
            let lines = fields.text("lines").unwrap_or_default().split(';').map(line).collect();
            self.plans.push(Written { game, entries, lines });
        }
    }

    /// Answers of a game's log that a plan has and no one asked for, and those among them that no plan allows.
    pub fn answers(&self, db: &Connection, game: &StoredGame) -> (usize, Vec<String>) {
        let (log, mut planned, mut flaws) = (whole_log(db, game.id), 0, Vec::new());
        let mut table = replayed(GAMES, &StoredGame { log: Vec::new(), ..game.clone() }).unwrap();
        let mut record: Vec<&String> = Vec::new();
        for (at, text) in log.iter().enumerate() {
            if let Some((_, count)) = taken_back(text) {
                record.truncate(record.len() - count);
                let log = record.iter().map(|text| (*text).clone()).collect();
                table = replayed(GAMES, &StoredGame { log, ..game.clone() }).unwrap();
                continue;
            }
            let is_event = matches!(Event::read(text, game.seats), Ok(Some(_)));
            let is_asked = self.moves.contains(&(game.id, text.clone()));
            // The button Move makes the only legal move, if there is one alone.
            let is_only = || table.actions().actions == [text.clone()];
            let is_machines = machines::on_turn(game, &table).is_some();
            if !is_event && !is_asked && !is_machines && !is_only() {
                planned += 1;
                let allowed = |plan: &&Written| plan.game == game.id && plan.allows(&log, at);
                if !self.plans.iter().any(|plan| allowed(&plan)) {
                    let (number, rules) = (game.id.0, &game.rules);
                    let before = log[..at].join(" ");
                    flaws.push(format!(
                        "game {number} ({rules}): no plan has {text} after {at} entries: {before}"
                    ));
                }
            }
            if table.play(text).is_err() {
                break;
            }
            record.push(text);
        }
        (planned, flaws)
    }
}

impl Written {
    /// True if a line leads from the log for which it was made to this entry, and has it.
    fn allows(&self, log: &[String], at: usize) -> bool {
        let Some(between) = log.get(self.entries..at) else { return false };
        self.lines.iter().any(|line| {
            let leads = between.iter().zip(line).all(|(made, planned)| {
                made == planned || planned == ANY && taken_back(made).is_none()
            });
            leads && line.get(between.len()) == Some(&log[at])
        })
    }
}

/// All entries of a game's log, also those that were taken back.
pub fn whole_log(db: &Connection, game: GameId) -> Vec<String> {
    let mut rows =
        db.prepare_cached("SELECT text FROM moves WHERE game = ?1 ORDER BY ply").unwrap();
    rows.query_map([game.0], |row| row.get(0)).unwrap().map(Result::unwrap).collect()
}

/// The move that a request makes, and in which game.
fn named_move(request: &RequestKind) -> Option<(GameId, String)> {
    match request {
        RequestKind::SubmitMove { game, text, .. } => Some((*game, text.clone())),
        RequestKind::Command { name, arguments } if name == "move" => {
            let game = arguments.string("game")?.parse().ok()?;
            Some((GameId(game), arguments.string("where")?))
        }
        _ => None,
    }
}

/// The game of a plan's form, and the length of its log.
fn of_plan(key: &str) -> Option<(GameId, usize)> {
    let (game, entries) = key.strip_prefix("plan:1:")?.split_once(':')?;
    Some((GameId(game.parse().ok()?), entries.parse().ok()?))
}
