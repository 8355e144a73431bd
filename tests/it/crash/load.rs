//! People who play many games at once, and what they saw acknowledged.

use narabe::game::Arg;
use narabe::playground::message::Message;
use narabe::playground::{Answered, Channel, Person, Trouble, World};
use narabe::words::{Locale, say};
use std::sync::{Arc, Mutex};
use tokio::sync::{RwLock, watch};
use tokio::task::JoinHandle;

/// Everyone against everyone, in each of these channels: 18 games, 9 for each person. In the first of them games count.
const CHANNELS: [(&str, Board); 3] = [("lobby", RATED), ("games", SMALL), ("tea-corner", SMALL)];
const PAIRS: [[&str; 2]; 6] = [
    ["alice", "bob"],
    ["carol", "dave"],
    ["alice", "carol"],
    ["bob", "dave"],
    ["alice", "dave"],
    ["bob", "carol"],
];

/// Board on which is played.
#[derive(Clone, Copy)]
struct Board {
    rules: &'static str,
    lines: u8,
    /// Number of moves before Black makes five.
    moves: usize,
}

/// Small boards are painted sooner, and kill for kill more is going on.
const SMALL: Board = Board { rules: "size=9", lines: 9, moves: 60 };
/// Board of games that count for ratings; short, so that some games end among the kills.
const RATED: Board = Board { rules: "opening=pro", lines: 15, moves: 14 };

/// Everything that all games share.
#[derive(Clone)]
pub struct Table {
    pub world: World,
    /// Read while someone does something; written while the program is not there to be asked.
    pub open: Arc<RwLock<()>>,
    /// The moves whose answer someone saw.
    pub seen: Arc<Mutex<Vec<Seen>>>,
    /// Number of these.
    pub count: watch::Sender<usize>,
}

/// A move that someone saw made.
#[derive(Clone, Debug)]
pub struct Seen {
    pub game: i64,
    /// Counted from 0.
    pub ply: usize,
    pub action: String,
    /// Text of the answer and descriptions of its pictures.
    pub told: String,
}

/// One game, as its two people know it.
pub struct Game {
    table: Table,
    pub number: i64,
    people: [Person; 2],
    channel: Channel,
    /// The board as last seen, where the last move was seen on it.
    board: Option<Message>,
    /// The whole game: no one gets five in a row before Black does at its end.
    pub script: Vec<String>,
    ply: usize,
    /// The last move got no answer: it may have been made or not.
    unanswered: bool,
    random: fastrand::Rng,
}

/// Challenges and accepts: as many games as there are pairs and channels, numbered from 1.
pub async fn begin(table: &Table, random: &mut fastrand::Rng) -> Vec<Game> {
    let mut games = Vec::new();
    for ((name, on), pair) in CHANNELS.iter().flat_map(|channel| PAIRS.map(|pair| (channel, pair)))
    {
        let people = pair.map(|key| table.world.person(key));
        let channel = table.world.channel(name);
        let options = [
            ("opponent", pair[1]),
            ("game", "gomoku/freestyle"),
            ("rules", on.rules),
            ("starts", "me"),
        ];
        let challenge = people[0].slash(&channel, "challenge", &options).await.unwrap();
        let board = people[1].press(challenge.message().unwrap(), "Accept").await.unwrap();
        let board = board.message().unwrap().clone();
        let number = games.len() as i64 + 1;
        assert!(board.text().contains(&format!("#{number}")), "{}", board.text());
        let (script, random) = (script(*on, random), random.fork());
        let (table, board) = (table.clone(), Some(board));
        games.push(Game {
            table,
            number,
            people,
            channel,
            board,
            script,
            ply: 0,
            unanswered: false,
            random,
        });
    }
    games
}

/// Black gets the points of one pattern and White the others, both by lot; no line of either has more than two in a row.
/// The first row stays free until the end, when Black fills five points of it. The first two of Black's are where the
/// opening wants them: in the centre, and far from it.
fn script(Board { lines, moves, .. }: Board, random: &mut fastrand::Rng) -> Vec<String> {
    let centre = lines / 2;
    let points = (0..lines).flat_map(|x| (1..lines).map(move |y| (x, y)));
    let (mut black, mut white): (Vec<_>, Vec<_>) =
        points.filter(|point| *point != (centre, centre)).partition(|(x, y)| (x + 2 * y) % 4 < 2);
    random.shuffle(&mut black);
    random.shuffle(&mut white);
    let far = |(x, y): &(u8, u8)| x.abs_diff(centre) > 2 || y.abs_diff(centre) > 2;
    let second = black.iter().position(far).unwrap();
    black.swap(0, second);
    let black =
        [(centre, centre)].into_iter().chain(black).take(moves / 2).chain((0..5).map(|x| (x, 0)));
    let name = |(x, y): (u8, u8)| format!("{}{}", char::from(b'a' + x), y + 1);
    let mut all: Vec<String> =
        black.zip(white).flat_map(|(black, white)| [black, white]).map(name).collect();
    all.pop();
    all
}

impl Game {
    /// Plays on by itself, a move after the other, whenever the program is there.
    pub fn go_on(mut self) -> JoinHandle<()> {
        tokio::spawn(async move {
            let open = Arc::clone(&self.table.open);
            while self.ply < self.script.len() {
                let _open = open.read().await;
                self.step().await;
            }
        })
    }

    async fn step(&mut self) {
        let Some(answer) = self.ask().await else { return };
        match answer {
            Answered::Message(board) | Answered::Update(board) => {
                let told = told(&board);
                self.board = Some(board);
                if told.contains(&format!("Last move: {}.", self.script[self.ply])) {
                    self.seen(told);
                } else {
                    // An edit on its way has made the board older than the game: it may show less than was made, and a
                    // press on it brings it up to date and makes no move.
                    self.unanswered = true;
                    println!("game {}, ply {}: refreshed to {told}", self.number, self.ply);
                }
            }
            // A deferred answer that was taken back says no more than silence.
            Answered::Silence | Answered::Nothing => (self.unanswered, self.board) = (true, None),
            // The move had been made, and its answer was lost.
            Answered::Ephemeral(message) if self.unanswered && self.says_made(message.text()) => {
                self.moved()
            }
            // The program is about to end and takes nothing more.
            Answered::Ephemeral(message)
                if message.text() == say(Locale::En, "fault-busy", &[]) => {}
            other => panic!("game {}, ply {}: {other:?}", self.number, self.ply),
        }
    }

    /// Makes the move, by the form behind the button or by a command; `None` when the form did not open.
    async fn ask(&mut self) -> Option<Answered> {
        let (who, point) = (&self.people[self.ply % 2], self.script[self.ply].as_str());
        let Some(board) = self.board.take_if(|_| self.random.u8(..) < 200) else {
            let number = self.number.to_string();
            let options = [("where", point), ("game", number.as_str())];
            return Some(heard(who.slash(&self.channel, "move", &options).await));
        };
        let pressed = match who.press(&board, "Move").await {
            // A newer message shows the game: the outbox posts one where an answer has not arrived after ten seconds.
            Err(Trouble::Impossible(_)) => return None,
            pressed => heard(pressed),
        };
        // A move that is the only one, such as the first stone in the centre, is made by the button itself.
        let made = !matches!(pressed, Answered::Modal(_) | Answered::Ephemeral(_));
        if made {
            return Some(pressed);
        }
        let form = pressed.modal()?.clone();
        Some(heard(who.submit(&form, &[("text", point)]).await))
    }

    /// Whether a refusal means that this very move stands already: it is the other's turn, or it was the last.
    fn says_made(&self, text: &str) -> bool {
        if self.ply + 1 == self.script.len() {
            return text == say(Locale::En, "refusal-game-over", &[]);
        }
        let other = &self.people[(self.ply + 1) % 2];
        let mine = say(Locale::En, "button-mine", &[]);
        let args = [("person", other.mention()), ("plan", "yes".to_owned()), ("mine", mine)];
        text == say(
            Locale::En,
            "refusal-not-your-turn",
            &args.map(|(name, it)| (name, Arg::Text(it))),
        )
    }

    fn seen(&mut self, told: String) {
        let (ply, action) = (self.ply, self.script[self.ply].clone());
        let seen = Seen { game: self.number, ply, action, told };
        self.table.seen.lock().unwrap().push(seen);
        self.table.count.send_modify(|count| *count += 1);
        self.moved();
    }

    fn moved(&mut self) {
        self.ply += 1;
        self.unanswered = false;
    }
}

/// Returns what a message and its pictures say.
fn told(message: &Message) -> String {
    let pictures = message.attachments.iter().filter_map(|picture| picture.description.as_deref());
    [message.text()].into_iter().chain(pictures).collect::<Vec<_>>().join(" | ")
}

/// A deferred answer that was never kept, because its program was killed, is silence too.
pub fn heard(answered: Result<Answered, Trouble>) -> Answered {
    match answered {
        Err(Trouble::InVain(_)) => Answered::Silence,
        other => other.unwrap(),
    }
}
