//! People who play as fast as they are told to, and what they waited for.

use futures_util::future::join_all;
use narabe::playground::message::Message;
use narabe::playground::{Answered, Channel, Person, World};
use narabe::words::{Locale, say};
use std::time::{Duration, Instant};
use tokio::time::{Instant as Due, sleep_until};

/// Each pair plays so many games at a time, which makes as many as each person may have.
const GAMES_OF_A_PAIR: usize = 3;
pub const PAIRS: [[&str; 2]; 6] = [
    ["alice", "bob"],
    ["carol", "dave"],
    ["alice", "carol"],
    ["bob", "dave"],
    ["alice", "dave"],
    ["bob", "carol"],
];
/// After an overload it answers again at the latest by then.
const RECOVERS: Duration = Duration::from_secs(60);
/// Games a second that are begun before the play whose time counts, and given up after it.
const BEGUN: f64 = 40.0;
/// Moves of a game, of which none makes five; then someone resigns.
const MOVES: usize = 60;

/// Milliseconds that were waited.
#[derive(Default)]
pub struct Waits(Vec<f64>);

impl Waits {
    pub fn add(&mut self, wait: f64) {
        self.0.push(wait);
    }

    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// The wait that so large a share did not exceed.
    pub fn at(&self, share: f64) -> f64 {
        let mut sorted = self.0.clone();
        sorted.sort_by(f64::total_cmp);
        sorted.get(((sorted.len().max(1) - 1) as f64 * share) as usize).copied().unwrap_or(0.0)
    }

    pub fn take(&mut self, other: Self) {
        self.0.extend(other.0);
    }
}

/// Figures of a while of play.
#[derive(Default)]
pub struct Played {
    pub rate: f64,
    /// From the form that is sent to the board that its sender sees.
    pub boards: Waits,
    /// From the button to the form.
    pub forms: Waits,
    /// From the moment at which the move was to be made to the board, waits for an earlier one included.
    pub since_due: Waits,
    /// Presses on a board that was no longer the game as it is.
    pub outdated: usize,
    /// The moment of the last board.
    last: Option<Due>,
}

/// Figures of a flood.
#[derive(Default)]
pub struct Flood {
    pub shown: usize,
    pub shed: usize,
    pub lost: usize,
    pub waits: Waits,
}

/// Everyone at their games.
pub struct Crowd {
    pairs: Vec<([Person; 2], Channel)>,
}

impl Crowd {
    pub async fn come(world: &World) -> Self {
        let channels = ["lobby", "games", "tea-corner"].map(|name| world.channel(name));
        let pairs = (0..GAMES_OF_A_PAIR).flat_map(|number| {
            let channel = channels[number % channels.len()].clone();
            PAIRS.map(|pair| (pair.map(|key| world.person(key)), channel.clone()))
        });
        Self { pairs: pairs.collect() }
    }

    /// One game in each of so many further servers.
    pub fn of_servers(world: &World, number: u64) -> Self {
        let pair = |server: u64| PAIRS[server as usize % PAIRS.len()].map(|key| world.person(key));
        Self { pairs: (0..number).map(|server| (pair(server), world.hall(server))).collect() }
    }

    /// So many moves a second for so long, shared by all games, once these are begun.
    pub async fn play(&self, rate: f64, time: Duration) -> Played {
        let (count, now) = (self.pairs.len() as f64, Due::now());
        let start = now + self.begins();
        let every = Duration::from_secs_f64(count / rate);
        let games = self.pairs.iter().enumerate().map(|(number, (people, channel))| {
            let first = start + every.mul_f64(number as f64 / count);
            let turn = Duration::from_secs_f64(number as f64 / BEGUN);
            let seat = Seat {
                people: people.clone(),
                channel: channel.clone(),
                begins: now + turn,
                given_up: start + time + turn,
                next: first,
                // Games are to end one after another, as they do where they did not begin together.
                first: 1 + number * MOVES / self.pairs.len(),
                every,
                end: first + time,
            };
            tokio::spawn(seat.play())
        });
        let mut all = Played::default();
        for played in join_all(games.collect::<Vec<_>>()).await {
            let played = played.unwrap();
            all.boards.take(played.boards);
            all.forms.take(played.forms);
            all.since_due.take(played.since_due);
            all.outdated += played.outdated;
            all.last = all.last.max(played.last);
        }
        let took = all.last.map_or(time, |last| last - start);
        all.rate = all.boards.len() as f64 / took.as_secs_f64();
        all
    }

    /// Time in which all games are begun.
    pub fn begins(&self) -> Duration {
        Duration::from_secs_f64(self.pairs.len() as f64 / BEGUN)
    }

    /// Two people ask for boards, so many a second, whether they are answered or not.
    pub async fn flood(&self, rate: f64, asks: u64) -> Flood {
        let (people, channel) = &self.pairs[0];
        let challenge = offer(people, channel).await;
        let number = number_of(&challenge).to_string();
        let (begun, mut asked) = (Due::now(), Vec::new());
        for turn in 0..asks {
            sleep_until(begun + Duration::from_secs_f64(turn as f64 / rate)).await;
            let (who, channel, number) =
                (people[turn as usize % 2].clone(), channel.clone(), number.clone());
            asked.push(tokio::spawn(async move {
                let begun = Instant::now();
                let answer = who.slash(&channel, "board", &[("game", &number)]).await;
                (answer, millis(begun))
            }));
        }
        let mut flood = Flood::default();
        let busy = say(Locale::En, "fault-busy", &[]);
        for asked in asked {
            let (answer, wait) = asked.await.unwrap();
            flood.waits.add(wait);
            match answer {
                Ok(Answered::Ephemeral(message)) if message.text() == busy => flood.shed += 1,
                Ok(Answered::Message(_) | Answered::Ephemeral(_)) => flood.shown += 1,
                _ => flood.lost += 1,
            }
        }
        // It counts among the games that a person may have.
        people[0].press(&challenge, "Withdraw").await.unwrap();
        flood
    }

    /// Asks until there is an answer again; gives how long that took.
    pub async fn recover(&self) -> Duration {
        let (begun, (people, channel)) = (Instant::now(), &self.pairs[0]);
        while !matches!(people[0].slash(channel, "games", &[]).await, Ok(Answered::Ephemeral(_))) {
            assert!(begun.elapsed() < RECOVERS, "it does not recover");
        }
        begun.elapsed()
    }
}

fn millis(since: Instant) -> f64 {
    since.elapsed().as_secs_f64() * 1000.0
}

pub async fn offer(people: &[Person; 2], channel: &Channel) -> Message {
    let opponent = people[1].id().to_string();
    let options = [("opponent", opponent.as_str()), ("starts", "me")];
    let challenge = people[0].slash(channel, "challenge", &options).await.unwrap();
    match challenge {
        Answered::Message(challenge) => challenge,
        refused => panic!("no challenge, but {refused:?}"),
    }
}

/// The number of the game that a message is about.
pub fn number_of(message: &Message) -> i64 {
    let text = message.text();
    let rest = text.split('#').nth(1).unwrap_or_default();
    let digits = rest.split(|c: char| !c.is_ascii_digit()).next();
    digits.and_then(|digits| digits.parse().ok()).unwrap_or_else(|| panic!("no number in {text}"))
}

/// Two people at one game after the other.
struct Seat {
    people: [Person; 2],
    channel: Channel,
    begins: Due,
    next: Due,
    /// Moves of the first game.
    first: usize,
    every: Duration,
    end: Due,
    /// The moment at which a game is given up that goes on at the end.
    given_up: Due,
}

impl Seat {
    async fn play(mut self) -> Played {
        let (mut played, mut moves) = (Played::default(), self.first);
        sleep_until(self.begins).await;
        while Due::now() < self.end {
            let challenge = offer(&self.people, &self.channel).await;
            let board = self.people[1].press(&challenge, "Accept").await.unwrap();
            let mut board = board.message().unwrap_or_else(|| panic!("{board:?}")).clone();
            for ply in 0..std::mem::replace(&mut moves, MOVES) {
                if Due::now() >= self.end {
                    sleep_until(self.given_up).await;
                    break;
                }
                sleep_until(self.next).await;
                board = self.step(&board, ply, &mut played).await;
                self.next += self.every;
            }
            let sure = self.people[0].press(&board, "Resign").await.unwrap();
            self.people[0].press(sure.ephemeral().unwrap(), "Yes, resign").await.unwrap();
        }
        played
    }

    /// A move by the form behind the button.
    async fn step(&self, board: &Message, ply: usize, played: &mut Played) -> Message {
        let who = &self.people[ply % 2];
        let begun = Instant::now();
        let mut form = who.press(board, "Move").await.unwrap();
        // The board of a move before may be shown once more when this one has come; a press on it shows the game as it is.
        while let Answered::Update(board) = &form {
            played.outdated += 1;
            form = who.press(board, "Move").await.unwrap();
        }
        played.forms.add(millis(begun));
        let form = form.modal().unwrap_or_else(|| panic!("{form:?}")).clone();
        let begun = Instant::now();
        let answer = who.submit(&form, &[("text", &point(ply))]).await.unwrap();
        played.boards.add(millis(begun));
        played.last = Some(Due::now());
        played.since_due.add((Due::now() - self.next).as_secs_f64() * 1000.0);
        match answer {
            Answered::Update(board) => board,
            other => panic!("ply {ply}: {other:?}"),
        }
    }
}

/// The point of a ply from 0: Black's lie in one pattern and White's in the other, so that no one gets five in a row.
pub fn point(ply: usize) -> String {
    let all = (0..15).flat_map(|y| (0..15).map(move |x| (x, y)));
    let own: Vec<_> = all.filter(|(x, y)| usize::from((x + 2 * y) % 4 >= 2) == ply % 2).collect();
    let (x, y) = own[ply / 2];
    format!("{}{}", char::from(b'a' + x as u8), y + 1)
}
