//! A toy game that stretches the contract: three seats, a chance turn, a seat that moves twice in a
//! row, an action in two steps, and a board that is no grid.
//!
//! Lanterns hang on a ring of nine posts. A draw first closes one post. Then the seats hang a
//! lantern of one of two sizes in turn, the middle seat two at a time. Three of one size side by
//! side win for who hung the last of them.

use narabe::game::{
    Board, Colour, Game, GameInfo, Games, Hints, Key, Listing, Mark, MarkKind, Options, Outcome,
    Parsed, Phrase, Piece, Place, PlaceKind, Preset, Refusal, Report, Scene, Seat, SeatView, Side,
    Spot, Turn, Value, Values, entry,
};

/// The list of games of a Narabe that has only this one.
pub const TOY: Games = Games(&[entry::<Lanterns<3>>()]);

/// The same game for nine, more than any of the program's own.
const CROWD: Games = Games(&[entry::<Lanterns<9>>()]);

const POSTS: usize = 9;
const SIZES: [&str; 2] = ["big", "small"];

#[derive(Clone, Debug, PartialEq, Eq)]
struct Lanterns<const SEATS: usize> {
    /// The size of the lantern on each post, 0 or 1.
    posts: [Option<u8>; POSTS],
    closed: Option<usize>,
    /// Number of lanterns in a row that win.
    line: usize,
    to_move: u8,
    /// True if the middle seat still has its second lantern to hang.
    again: bool,
    left: [bool; SEATS],
    last: Option<usize>,
    outcome: Option<Outcome>,
}

#[derive(Clone, Debug, PartialEq, Eq)]
enum Action {
    Close(usize),
    Hang(u8, usize),
}

impl<const SEATS: usize> Game for Lanterns<SEATS> {
    type Action = Action;

    const INFO: GameInfo = GameInfo {
        id: "lanterns",
        revision: 1,
        presets: &[
            Preset { name: "calm", seats: (SEATS as u8, SEATS as u8), pairs: &[] },
            Preset {
                name: "windy",
                seats: (SEATS as u8, SEATS as u8),
                pairs: &[("line", Value::Number(4))],
            },
        ],
        keys: &[Key { name: "line", values: Values::Numbers(3, 5), default: Value::Number(3) }],
        notes: &[],
        known: &[],
        suited: &[],
        course: &[],
        loser_chooses: false,
        title: None,
    };

    fn new(options: &Options, _seats: u8) -> Result<Self, Vec<Refusal>> {
        let Value::Number(line) = options.value("line") else {
            return Err(vec![Refusal::new("no-such-value")]);
        };
        Ok(Self {
            posts: [None; POSTS],
            closed: None,
            line: usize::from(line),
            to_move: 0,
            again: true,
            left: [false; SEATS],
            last: None,
            outcome: None,
        })
    }

    fn turn(&self) -> Turn {
        match (&self.outcome, self.closed) {
            (Some(outcome), _) => Turn::Over(outcome.clone()),
            (None, None) => Turn::Chance,
            (None, Some(_)) => Turn::Seat(Seat(self.to_move)),
        }
    }

    fn actions(&self) -> Listing<Action> {
        if !matches!(self.turn(), Turn::Seat(_)) {
            return Listing::complete(Vec::new());
        }
        let free = (0..POSTS).filter(|post| self.is_free(*post));
        Listing::complete(
            free.flat_map(|post| [Action::Hang(0, post), Action::Hang(1, post)]).collect(),
        )
    }

    fn check(&self, action: &Action) -> Result<(), Refusal> {
        match (action, self.turn()) {
            (Action::Close(_), Turn::Chance) => Ok(()),
            (Action::Hang(_, post), Turn::Seat(_)) if self.is_free(*post) => Ok(()),
            (Action::Hang(_, post), Turn::Seat(_)) => {
                Err(Refusal::new("occupied").text("point", post.to_string()))
            }
            _ => Err(Refusal::new("not-your-turn")),
        }
    }

    fn play_unchecked(&mut self, action: Action) {
        match action {
            Action::Close(post) => self.closed = Some(post),
            Action::Hang(size, post) => {
                self.posts[post] = Some(size);
                self.last = Some(post);
                self.outcome = self.ended();
                self.pass_on();
            }
        }
    }

    fn chance(&self, number: u64) -> Option<Action> {
        Some(Action::Close((number % POSTS as u64) as usize))
    }

    fn leave(&mut self, side: Side) {
        self.left[usize::from(side.0)] = true;
        if self.to_move == side.0 {
            self.again = false;
            self.pass_on();
        }
    }

    fn parse(&self, text: &str) -> Result<Parsed<Action>, Refusal> {
        let wrong = || {
            Refusal::new("notation")
                .text("written", text)
                .names("known", vec!["hang big on 3".to_owned()])
        };
        let posts = |stem: String| (1..=POSTS).map(|post| format!("{stem} on {post}")).collect();
        match text.split(' ').collect::<Vec<_>>().as_slice() {
            ["close", post] => Ok(Parsed::Action(Action::Close(number(post).ok_or_else(wrong)?))),
            ["hang"] => Ok(Parsed::Unfinished(SIZES.map(|size| format!("hang {size}")).to_vec())),
            ["hang", size] if SIZES.contains(size) => {
                Ok(Parsed::Unfinished(posts(format!("hang {size}"))))
            }
            ["hang", size, "on", post] => {
                let size = SIZES.iter().position(|known| known == size).ok_or_else(wrong)?;
                Ok(Parsed::Action(Action::Hang(size as u8, number(post).ok_or_else(wrong)?)))
            }
            _ => Err(wrong()),
        }
    }

    fn print(&self, action: &Action) -> String {
        match action {
            Action::Close(post) => format!("close {}", post + 1),
            Action::Hang(size, post) => {
                format!("hang {} on {}", SIZES[usize::from(*size)], post + 1)
            }
        }
    }

    fn scene(&self, _viewer: Option<Seat>) -> Scene {
        let spot = |post: usize| Spot(post as u16);
        let place = |post: usize| {
            let angle = std::f64::consts::TAU * post as f64 / POSTS as f64;
            let name = (post + 1).to_string();
            let (x, y) = ((3000.0 * angle.sin()) as i32, (-3000.0 * angle.cos()) as i32);
            Place { name, x, y, kind: PlaceKind::Hollow }
        };
        let hung = (0..POSTS).filter_map(|post| Some((post, self.posts[post]?)));
        let seat = |seat| SeatView {
            seat: Seat(seat),
            colour: self.colour(Seat(seat)),
            on_turn: self.turn() == Turn::Seat(Seat(seat)),
            score: None,
            stock: Vec::new(),
        };
        Scene {
            board: Board::Places {
                places: (0..POSTS).map(place).collect(),
                links: (0..POSTS).map(|post| (spot(post), spot((post + 1) % POSTS))).collect(),
                labels: Vec::new(),
            },
            pieces: hung
                .map(|(post, size)| Piece::stone(spot(post), Colour::ALL[usize::from(size)]))
                .collect(),
            hidden: 0,
            marks: self
                .last
                .map(|post| Mark { spot: spot(post), kind: MarkKind::Last })
                .into_iter()
                .collect(),
            strokes: Vec::new(),
            threats: Vec::new(),
            placing: None,
            seats: (0..SEATS as u8).map(seat).collect(),
            name: None,
            status: Phrase::new(self.outcome.as_ref().map_or("to-move", |outcome| outcome.end)),
        }
    }

    fn report(&self) -> Report {
        Report { stones: vec![Vec::new(); SEATS], captured: vec![0; SEATS], ..Report::default() }
    }

    fn colour(&self, seat: Seat) -> Colour {
        Colour::ALL[seat.index() % Colour::ALL.len()]
    }
}

impl<const SEATS: usize> Hints for Lanterns<SEATS> {}

impl<const SEATS: usize> Lanterns<SEATS> {
    fn is_free(&self, post: usize) -> bool {
        self.posts[post].is_none() && self.closed != Some(post)
    }

    /// The next seat, unless the middle one has its second lantern.
    fn pass_on(&mut self) {
        if self.to_move == 1 && self.again && !self.left[1] {
            self.again = false;
            return;
        }
        let next = (1..=SEATS as u8)
            .map(|step| (self.to_move + step) % SEATS as u8)
            .find(|seat| !self.left[usize::from(*seat)]);
        self.to_move = next.unwrap_or(self.to_move);
        self.again = true;
    }

    fn ended(&self) -> Option<Outcome> {
        let row = |from: usize| {
            let size = self.posts[from]?;
            (0..self.line).all(|step| self.posts[(from + step) % POSTS] == Some(size)).then_some(())
        };
        if (0..POSTS).any(|from| row(from).is_some()) {
            return Some(Outcome::won(SEATS as u8, &[Side(self.to_move)], "five"));
        }
        let is_full = (0..POSTS).all(|post| !self.is_free(post));
        is_full.then(|| Outcome::draw(SEATS as u8, "board-full"))
    }
}

fn number(text: &str) -> Option<usize> {
    text.parse().ok().filter(|post| (1..=POSTS).contains(post)).map(|post| post - 1)
}

/// The whole point of the toy: what the contract must carry is really in it.
#[test]
fn the_toy_stretches_the_contract() {
    let mut table = TOY.find("lanterns").unwrap().open("calm", 3).unwrap();
    assert_eq!(table.turn(), Turn::Chance);
    let dealt = table.chance(31).unwrap();
    table.play(&dealt).unwrap();
    let mut asked = Vec::new();
    for action in ["hang big on 1", "hang small on 2", "hang big on 3", "hang small on 4"] {
        asked.extend(table.to_move());
        table.play(action).unwrap();
    }
    assert_eq!(asked, [Seat(0), Seat(1), Seat(1), Seat(2)], "the middle seat moves twice in a row");
    assert!(
        matches!(table.read("hang big").unwrap(), Parsed::Unfinished(choices) if choices.len() == POSTS)
    );
    assert!(matches!(table.scene(None).board, Board::Places { .. }));
    table.play("resign 1").unwrap();
    assert_eq!(table.to_move(), Some(Seat(0)), "who is not on turn leaves the turn where it is");
    table.play("timeout 0").unwrap();
    assert_eq!(
        table.outcome().unwrap(),
        Outcome::won(3, &[Side(2)], "time"),
        "the last one left wins"
    );
}

/// A seat above the eighth leaves alone.
#[test]
fn nine_seats_are_told_apart() {
    let mut table = CROWD.find("lanterns").unwrap().open("calm", 9).unwrap();
    let dealt = table.chance(31).unwrap();
    table.play(&dealt).unwrap();
    table.play("resign 8").unwrap();
    let left: Vec<u8> = (0..9).filter(|seat| table.has_left(Seat(*seat))).collect();
    assert_eq!(left, [8]);
    for seat in 1..8 {
        table.play(&format!("resign {seat}")).unwrap();
    }
    assert_eq!(table.outcome().unwrap(), Outcome::won(9, &[Side(0)], "resign"));
}
