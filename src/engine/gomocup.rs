//! The Gomocup protocol: a manager's lines in, the engine's lines out.
//! <https://plastovicka.github.io/protocl2en.htm>
//!
//! Points are counted from the top left, from 0. Colours follow from the stones: whoever puts the
//! first one is Black. The caller gives the time, so that a session has no clock of its own.

mod limits;

use super::{Budget, Effect, Lines, Memory, Point, Position, Rule, Thought, level, points, think};
use limits::Limits;
use std::ops::RangeInclusive;
use std::time::Duration;

/// The lines of the boards that are played on.
const SIZES: RangeInclusive<u8> = 9..=20;
/// Bytes of memory that a session needs, the program's code not counted.
const MEMORY: u64 = 32 << 20;

/// The time since any fixed moment.
pub type Clock<'a> = &'a dyn Fn() -> Duration;

/// The strength of a session.
#[derive(Clone, Copy, Debug, Default)]
pub struct Options {
    /// A level, 1 to 8; none for as strong as nodes and time allow.
    pub level: Option<u8>,
    /// The most stones that are put in thought for a move; none for no limit but the time.
    pub nodes: Option<u64>,
    /// The seed by which a level chooses among moves.
    pub seed: u64,
}

/// The answer to a line.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Reply {
    /// The lines to send, without their ends.
    pub lines: Vec<String>,
    /// True if the manager has ended the session.
    pub ended: bool,
}

/// Lines to send, or a sentence that says what is wrong.
type Answer = Result<Vec<String>, String>;

/// A board and its stones.
#[derive(Clone)]
struct Game {
    size: u8,
    /// The stones with the numbers of their colours.
    stones: Vec<(Point, u8)>,
    over: bool,
}

/// A position that is being read, from `BOARD` to `DONE`.
struct Draft {
    /// The stones with true for the engine's own.
    stones: Vec<(Point, bool)>,
    fault: Option<String>,
    /// True if a move is expected after it.
    answered: bool,
}

/// A session with a manager.
pub struct Session {
    options: Options,
    limits: Limits,
    rules: [Rule; 2],
    game: Option<Game>,
    draft: Option<Draft>,
    memory: Memory,
}

impl Game {
    fn new(size: u8) -> Self {
        Self { size, stones: Vec::new(), over: false }
    }

    /// The colour to move.
    fn to_move(&self) -> u8 {
        (self.stones.len() % 2) as u8
    }

    /// The point that a text names.
    fn point(&self, text: &str) -> Result<Point, String> {
        let number = |text: &str| text.trim().parse::<i16>().ok();
        let pair = text.split_once(',').and_then(|(x, y)| number(x).zip(number(y)));
        let (x, y) = pair.ok_or_else(|| format!("{text:?} is not a point such as 7,7"))?;
        let size = i16::from(self.size);
        let on_board = (0..size).contains(&x) && (0..size).contains(&y);
        on_board
            .then_some((x, size - 1 - y))
            .ok_or_else(|| format!("{x},{y} is not on the board of {size} lines, counted from 0"))
    }

    /// The text of a point.
    fn text(&self, (x, y): Point) -> String {
        format!("{x},{}", i16::from(self.size) - 1 - y)
    }

    fn is_empty(&self, point: Point) -> bool {
        self.stones.iter().all(|(stone, _)| *stone != point)
    }

    fn position(&self, rules: [Rule; 2]) -> Position {
        let lines = Lines { size: Some(self.size), rules };
        Position { lines, stones: self.stones.clone(), to_move: self.to_move() }
    }
}

impl Draft {
    /// Reads a line such as `7,7,1`; the first fault is kept.
    fn read(&mut self, line: &str, game: &Game) {
        if self.fault.is_none() {
            self.fault = self.add(line, game).err();
        }
    }

    fn add(&mut self, line: &str, game: &Game) -> Result<(), String> {
        let (point, field) = line.rsplit_once(',').unwrap_or((line, ""));
        let point = game.point(point)?;
        let own = match field.trim() {
            "1" => true,
            "2" => false,
            _ => return Err(format!("{line:?} does not end with 1 (own) or 2 (the opponent's)")),
        };
        if self.stones.iter().any(|(stone, _)| *stone == point) {
            return Err(format!("the board has {} twice", game.text(point)));
        }
        self.stones.push((point, own));
        Ok(())
    }

    /// The position that was read, with the engine to move.
    fn finish(self, size: u8) -> Result<Game, String> {
        if let Some(fault) = self.fault {
            return Err(fault);
        }
        let own = self.stones.iter().filter(|(_, own)| *own).count();
        let other = self.stones.len() - own;
        if other != own && other != own + 1 {
            return Err(format!("no one is to move with {own} own stones and {other} others"));
        }
        let colour = u8::from(other > own);
        let number = |own: bool| if own { colour } else { 1 - colour };
        let stones = self.stones.into_iter().map(|(point, own)| (point, number(own))).collect();
        Ok(Game { size, stones, over: false })
    }
}

impl Session {
    /// A session before its first line.
    pub fn new(options: Options) -> Self {
        Self::with_memory(options, Memory::default())
    }

    /// The same with a memory that may be smaller or larger than usual, and used: a game begins by clearing it.
    pub fn with_memory(options: Options, memory: Memory) -> Self {
        Self {
            options,
            limits: Limits::default(),
            rules: [Rule::default(); 2],
            game: None,
            draft: None,
            memory,
        }
    }

    /// Ends the session and gives its memory back.
    pub fn into_memory(self) -> Memory {
        self.memory
    }

    /// Takes a line and gives the answer, for which it may think as long as the manager's limits
    /// allow. What is wrong gets `ERROR` and a sentence, and changes nothing. A stone that wins is
    /// put and gets `ERROR` too: no move answers it.
    pub fn take(&mut self, line: &str, clock: Clock) -> Reply {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let (word, rest) = (word.to_ascii_uppercase(), rest.trim());
        if word == "END" {
            return Reply { lines: Vec::new(), ended: true };
        }
        let answer = match (self.draft.take(), word.as_str()) {
            (Some(draft), "DONE") => self.set_board(draft, clock),
            (None, _) | (_, "START" | "RESTART") => self.command(&word, rest, clock),
            (Some(draft), _) => self.read_stone(draft, line),
        };
        let lines = answer.unwrap_or_else(|sentence| vec![format!("ERROR {sentence}")]);
        Reply { lines, ended: false }
    }

    fn command(&mut self, word: &str, rest: &str, clock: Clock) -> Answer {
        match word {
            "" => Ok(Vec::new()),
            "START" => self.start(rest),
            "RECTSTART" => Err("only square boards are played".to_owned()),
            "RESTART" => self.restart(),
            "BEGIN" => self.begin(clock),
            "TURN" => self.turn(rest, clock),
            "BOARD" | "YXBOARD" => self.open_draft(word == "BOARD"),
            "TAKEBACK" => self.take_back(rest),
            "INFO" => self.inform(rest).map(|()| Vec::new()),
            "ABOUT" => Ok(vec![about()]),
            _ => Ok(vec![format!("UNKNOWN {}", word.chars().take(40).collect::<String>())]),
        }
    }

    fn game(&mut self) -> Result<&mut Game, String> {
        self.game.as_mut().ok_or_else(|| "there is no board yet: START 15 makes one".to_owned())
    }

    /// The game, as long as no one has won it.
    fn running(&mut self) -> Result<&mut Game, String> {
        let game = self.game()?;
        if game.over {
            return Err("the game is won: RESTART begins another".to_owned());
        }
        Ok(game)
    }

    fn start(&mut self, size: &str) -> Answer {
        let size = size.parse().ok().filter(|size| SIZES.contains(size));
        let (least, most) = (SIZES.start(), SIZES.end());
        let size = size.ok_or_else(|| format!("boards have {least} to {most} lines"))?;
        Ok(self.fresh(size))
    }

    fn restart(&mut self) -> Answer {
        let size = self.game()?.size;
        Ok(self.fresh(size))
    }

    /// Begins a game that owes nothing to those before it.
    fn fresh(&mut self, size: u8) -> Vec<String> {
        self.game = Some(Game::new(size));
        self.memory.clear();
        self.limits.restart();
        vec!["OK".to_owned()]
    }

    fn begin(&mut self, clock: Clock) -> Answer {
        if !self.game()?.stones.is_empty() {
            return Err("there are stones on the board: BEGIN is for the first".to_owned());
        }
        self.play(clock)
    }

    fn turn(&mut self, text: &str, clock: Clock) -> Answer {
        let point = self.running()?.point(text)?;
        self.put(point)?;
        if self.running().is_err() {
            // The manager knows that it is over; there is no move to answer with.
            return Err("the game is won by this move".to_owned());
        }
        self.play(clock)
    }

    /// Puts a stone of the colour to move, and notes whether it wins.
    fn put(&mut self, point: Point) -> Result<(), String> {
        let rules = self.rules;
        let game = self.running()?;
        if !game.is_empty(point) {
            return Err(format!("there is a stone on {}", game.text(point)));
        }
        let position = game.position(rules);
        let effects = points(&position, &mut self.memory);
        let effect = effects.into_iter().find(|(empty, _)| *empty == point);
        let game = self.game()?;
        match effect {
            Some((_, Effect::Foul)) => return Err(format!("{} is forbidden", game.text(point))),
            Some((_, Effect::Wins)) => game.over = true,
            Some((_, Effect::Plain)) | None => {}
        }
        game.stones.push((point, position.to_move));
        Ok(())
    }

    /// Thinks, puts the stone and says where.
    fn play(&mut self, clock: Clock) -> Answer {
        let rules = self.rules;
        let position = self.running()?.position(rules);
        let begun = clock();
        let thought = self.think(&position, begun, clock);
        self.limits.pass(clock().saturating_sub(begun));
        let best = thought.best.ok_or("there is no point left that may be played")?;
        self.put(best)?;
        let text = self.game()?.text(best);
        Ok(remark(&thought).into_iter().chain([text]).collect())
    }

    fn think(&mut self, position: &Position, begun: Duration, clock: Clock) -> Thought {
        let Options { level, nodes, seed } = self.options;
        let allowed = self.limits.allowed(level.is_some() || nodes.is_some());
        let spent = || limits::share(clock().saturating_sub(begun), allowed);
        match level {
            Some(level) => level::play(position, level, seed, &mut self.memory, &spent),
            None => {
                let nodes = nodes.unwrap_or(u64::MAX);
                think(position, &mut self.memory, Budget { nodes, spent: &spent })
            }
        }
    }

    fn open_draft(&mut self, answered: bool) -> Answer {
        self.game()?;
        self.draft = Some(Draft { stones: Vec::new(), fault: None, answered });
        Ok(Vec::new())
    }

    fn read_stone(&mut self, mut draft: Draft, line: &str) -> Answer {
        draft.read(line, self.game()?);
        self.draft = Some(draft);
        Ok(Vec::new())
    }

    /// Sets the position that was read up, and answers it; a faulty one leaves the game as it was.
    fn set_board(&mut self, draft: Draft, clock: Clock) -> Answer {
        let answered = draft.answered;
        let mut game = draft.finish(self.game()?.size)?;
        game.over = self.is_won(&game);
        if game.over && answered {
            return Err("the game on this board is won".to_owned());
        }
        self.game = Some(game);
        if answered { self.play(clock) } else { Ok(Vec::new()) }
    }

    /// True if one of the stones wins when it is put last.
    fn is_won(&mut self, game: &Game) -> bool {
        let mut position = game.position(self.rules);
        (0..position.stones.len()).any(|_| {
            let (point, colour) = position.stones.remove(0);
            position.to_move = colour;
            let wins = points(&position, &mut self.memory).contains(&(point, Effect::Wins));
            position.stones.push((point, colour));
            wins
        })
    }

    fn take_back(&mut self, text: &str) -> Answer {
        let game = self.game()?;
        let point = game.point(text)?;
        if game.stones.last().is_none_or(|(last, _)| *last != point) {
            return Err(format!("{} is not the last stone", game.text(point)));
        }
        game.stones.pop();
        game.over = false;
        Ok(vec!["OK".to_owned()])
    }

    /// Takes a key and its value; keys that mean nothing here are passed over, as the protocol asks.
    fn inform(&mut self, text: &str) -> Result<(), String> {
        let (key, value) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
        let key = key.to_ascii_lowercase();
        let number = || {
            let number = value.trim().parse::<i64>();
            number.map_err(|_| format!("{key} needs a whole number, not {value:?}"))
        };
        let time = || Ok::<_, String>(Duration::from_millis(number()?.max(0).unsigned_abs()));
        match key.as_str() {
            "timeout_turn" => self.limits.set_turn(time()?),
            "timeout_match" => self.limits.set_game(time()?),
            "time_left" => self.limits.set_left(time()?),
            "max_memory" => enough(number()?.max(0).unsigned_abs())?,
            "rule" => self.rules = rules(number()?)?,
            // A person, another engine or a tournament: played alike.
            "game_type" => {
                number()?;
            }
            _ => {}
        }
        Ok(())
    }
}

/// The name and the version, as the protocol wants them.
fn about() -> String {
    format!("name=\"Narabe\", version=\"{}\"", env!("CARGO_PKG_VERSION"))
}

/// A word on a move that was searched for.
fn remark(thought: &Thought) -> Option<String> {
    let Thought { depth, value, nodes, .. } = thought;
    (*nodes > 0).then(|| format!("MESSAGE depth {depth}, value {value}, {nodes} nodes"))
}

/// Refuses a limit of memory below what a session needs; 0 is none.
fn enough(bytes: u64) -> Result<(), String> {
    let is_enough = bytes == 0 || bytes >= MEMORY;
    is_enough.then_some(()).ok_or_else(|| format!("at least {MEMORY} bytes of memory are needed"))
}

/// The rules of the protocol's number, a sum: 1 exact five, 2 continuous game, 4 renju, 8 caro.
fn rules(number: i64) -> Result<[Rule; 2], String> {
    let lines = match number {
        0 => Lines::freestyle(None),
        1 => Lines::standard(None),
        4 | 5 => Lines::renju(None),
        8 | 9 => Lines::caro(None),
        _ => return Err(format!("rule {number} is not played; 0, 1, 4, 5, 8 and 9 are")),
    };
    Ok(lines.rules.map(|rule| Rule { exact: rule.exact || number == 9, ..rule }))
}
