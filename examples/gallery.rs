//! Draws every game and rule set, every theme and every mark into `docs/gallery/`, with a page that shows them.
//!
//! `cargo run --release --example gallery` draws all, `… -- FOLDER` draws them elsewhere.

#![allow(clippy::unwrap_used, reason = "an example that cannot write its pictures ends")]

use narabe::game::{
    Board, Colour, Grid, Mark, MarkKind, Options, Phrase, Piece, Scene, Seat, SeatView, Spot,
    Stock, Stroke, Table, Turn,
};
use narabe::games::GAMES;
use narabe::render::chart::{Curve, Curves, Ladder, Row};
use narabe::render::{Deck, Look, Numbers, Painter, Player, Theme, Zoom, moves};
use std::fmt::Write;
use std::path::PathBuf;

/// A game that goes well into its middle, with both sides' threes and fours.
const GAME: &str = "h8 i9 i7 g9 j8 h9 j9 f9 e9 h7 k8 i8 k7 j7 h10 g11 k10 j10 l7 m6 l9 k6 m8";

struct Gallery {
    painter: Painter,
    folder: PathBuf,
    /// The page that shows the pictures.
    page: String,
    bytes: usize,
}

fn main() {
    let folder =
        std::env::args().nth(1).map_or_else(|| PathBuf::from("docs/gallery"), PathBuf::from);
    std::fs::create_dir_all(&folder).unwrap();
    let mut gallery = Gallery { painter: Painter::new(), folder, page: String::new(), bytes: 0 };
    gallery
        .page
        .push_str("# What Narabe draws\n\nMade by `cargo run --release --example gallery`.\n");
    gallery.themes();
    gallery.sides();
    gallery.openings();
    gallery.games();
    gallery.people();
    let page = gallery.folder.join("README.md");
    std::fs::write(page, &gallery.page).unwrap();
    println!("{} kB", gallery.bytes / 1000);
}

impl Gallery {
    fn keep(&mut self, name: &str, says: &str, file: &[u8]) {
        std::fs::write(self.folder.join(name), file).unwrap();
        self.bytes += file.len();
        writeln!(self.page, "\n{says}\n\n![{says}]({name})").unwrap();
    }

    fn heading(&mut self, text: &str) {
        writeln!(self.page, "\n## {text}").unwrap();
    }

    fn png(&mut self, name: &str, says: &str, scene: &Scene, look: &Look) {
        let png = self.painter.png(scene, look);
        self.keep(&format!("{name}.png"), says, &png);
    }

    /// Every theme with a game, with every mark on every stone, and with the boards that are no grid.
    fn themes(&mut self) {
        self.heading("Themes");
        for theme in Theme::ALL {
            let look = Look { theme, players: players(2), ..Look::default() };
            let word = theme.word();
            self.png(word, word, &played("gomoku", "freestyle", GAME).scene(None), &look);
            self.png(&format!("{word}-marks"), &format!("Every mark in {word}"), &marks(), &look);
            let roku = random("roku", "standard", 40).scene(None);
            self.png(&format!("{word}-circles"), &format!("Circles in {word}"), &roku, &look);
            let cards = random("rokumon", "act-5", 14).scene(None);
            self.png(&format!("{word}-cards"), &format!("Cards in {word}"), &cards, &look);
        }
    }

    /// Numbers, sides, parts, and a game as it moves.
    fn sides(&mut self) {
        self.heading("Numbers, sides, parts");
        let table = played("gomoku", "freestyle", GAME);
        let scene = table.scene(None);
        let numbered = Look { moves: moves(&scene.board, GAME.split(' ')), ..Look::default() };
        self.png(
            "numbers",
            "All moves",
            &scene,
            &Look { numbers: Numbers::All, ..numbered.clone() },
        );
        self.png(
            "last-5",
            "The last five",
            &scene,
            &Look { numbers: Numbers::Last(5), ..numbered.clone() },
        );
        self.png("turned", "From the other side", &scene, &Look { turned: 2, ..numbered.clone() });
        let wide = played("gomoku", "freestyle size=19", "j10 k11 k9 l10 i11").scene(None);
        self.png("whole", "19 lines", &wide, &Look::default());
        self.png(
            "zoom",
            "The part in play of 19 lines",
            &wide,
            &Look { zoom: Zoom::Part, ..Look::default() },
        );
        let large = Look { zoom: Zoom::Large, ..Look::default() };
        self.png("large", "19 lines as everyone sees them at first", &wide, &large);
        let scenes = each("gomoku", "freestyle", GAME);
        let gif = self.painter.gif(|| scenes.iter().cloned(), &numbered);
        self.keep("game.gif", "A whole game", &gif);
    }

    /// The question of an opening, a table of openings, the end of a game, and the other deck.
    fn openings(&mut self) {
        self.heading("Openings, ends, decks");
        let look = |table: &Table| Look { players: players(table.seats()), ..Look::default() };
        let renju = played("gomoku", "renju", "h8 h9");
        self.png("opening", "The third stone of renju", &renju.scene(None), &look(&renju));
        let pro = played("gomoku", "freestyle opening=pro", "h8 i9");
        self.png("pro", "The third stone of pro", &pro.scene(None), &look(&pro));
        let offers = played("gomoku", "renju", "h8|h9|i9|stay|i8|offer h7");
        self.png("offers", "Offers of a fifth", &offers.scene(None), &look(&offers));
        let options = Options::read(GAMES.find("gomoku").unwrap().info, "renju").unwrap();
        let table = (GAMES.find("gomoku").unwrap().guide)(&options).table.unwrap();
        let png = self.painter.row(&table.boards, &Look::default());
        self.keep("openings.png", "The 26 openings", &png);
        let won = played("gomoku", "freestyle", "h8 a1 g8 b1 f8 c1 e8 d1 i8");
        let mut settled = look(&won);
        settled.players.iter_mut().for_each(|player| player.clock.clear());
        self.png("won", "A game that is won", &won.scene(None), &settled);
        let moved =
            played("rokumon", "act-1", "deal 2 6 7 3 4 1|place 2|place 6|place 4|move 6 to 1");
        self.png("moved", "A die that has moved", &moved.scene(None), &look(&moved));
        let suits = Look { deck: Deck::Suits, ..look(&moved) };
        self.png("suits", "Playing cards", &moved.scene(None), &suits);
        let caption = "Five in a row: Black has won.".to_owned();
        let captioned = Look { caption, ..Look::default() };
        self.png("caption", "A picture of the rules", &won.scene(None), &captioned);
    }

    /// A page of a leaderboard and a profile.
    fn people(&mut self) {
        self.heading("People");
        let row = |(place, name, rating): (u32, &str, f64)| Row {
            place: (place > 0).then_some(place),
            name: name.to_owned(),
            rating: format!("{rating:.0}{}", if place > 0 { "" } else { "?" }),
            deviation: "±62".to_owned(),
            tally: "14-2-5".to_owned(),
            trend: (0..8).map(|game| rating + f64::from(game * 37 % 60)).collect(),
            own: name == "Carol",
        };
        let people = [(1, "Alice", 1987.0), (2, "Bob", 1874.0), (3, "Carol", 1720.0)];
        let more = [(4, "Dave", 1612.0), (0, "Erin", 1662.0)];
        let rows = people.into_iter().chain(more).map(row).collect();
        let heads = ["Player", "Rating", "W-D-L", "Trend"].map(str::to_owned);
        let title = "Gomoku, season 1".to_owned();
        let png = self.painter.ladder(&Ladder { title, heads, rows, line: Some(4) });
        self.keep("leaderboard.png", "A leaderboard", &png);
        let curve = |name: &str, from: f64, games: u32, mark: &str| {
            let gain = |game: u32| [12.0, -9.0, 14.0, 8.0, -11.0, 10.0, -17.0][game as usize % 7];
            let rating = |game: u32| from + (0..game).map(gain).sum::<f64>();
            let points: Vec<_> = (0..games).map(|game| (f64::from(game), rating(game))).collect();
            Curve { name: format!("{name} {:.0}{mark}", rating(games - 1)), points }
        };
        let curves = vec![
            curve("Renju", 1620.0, 60, ""),
            curve("Gomoku", 1400.0, 35, ""),
            curve("Rokumon", 1720.0, 1, "?"),
        ];
        let ends = ("2026-01-01".to_owned(), "2026-11-20".to_owned());
        let png = self.painter.curves(&Curves { curves, ends });
        self.keep("profile.png", "A profile", &png);
    }

    /// Every rule set of every game, some moves on.
    fn games(&mut self) {
        for entry in GAMES.0 {
            self.heading(entry.info.id);
            // Rule sets that look the same are shown once.
            let mut seen: Vec<(Scene, Look, String)> = Vec::new();
            for preset in entry.info.presets {
                let table = random(entry.info.id, preset.name, 12);
                let look = Look { players: players(table.seats()), ..Look::default() };
                let scene = table.scene(None);
                match seen.iter_mut().find(|(other, _, _)| *other == scene) {
                    Some((_, _, names)) => write!(names, ", {}", preset.name).unwrap(),
                    None => seen.push((scene, look, preset.name.to_owned())),
                }
            }
            for (scene, look, names) in seen {
                let name = names.split(',').next().unwrap();
                self.png(&format!("{}-{name}", entry.info.id), &names, &scene, &look);
            }
        }
    }
}

fn players(seats: u8) -> Vec<Player> {
    let all = [
        ("Alice", "1612", "2 d 4 h"),
        ("Bob", "1588", "11:40"),
        ("Carol", "1490?", "3 d"),
        ("Dave", "1701", "8 h"),
    ];
    let player = |(name, rating, clock): (&str, &str, &str)| Player {
        name: name.into(),
        rating: rating.into(),
        clock: clock.into(),
        ..Player::default()
    };
    all.into_iter().take(usize::from(seats)).map(player).collect()
}

fn played(game: &str, rules: &str, actions: &str) -> Table {
    let mut table = GAMES.find(game).unwrap().open(rules, 2).unwrap();
    let sign = if actions.contains('|') { '|' } else { ' ' };
    actions.split(sign).for_each(|action| table.play(action).unwrap());
    table
}

/// Scenes of the board before the first of these actions and after each.
fn each(game: &str, rules: &str, actions: &str) -> Vec<Scene> {
    let mut table = GAMES.find(game).unwrap().open(rules, 2).unwrap();
    let first = table.scene(None);
    let later = actions.split(' ').map(|action| {
        table.play(action).unwrap();
        table.scene(None)
    });
    std::iter::once(first).chain(later).collect()
}

/// So many plies of a game in which each seat takes any of the first few listed actions.
fn random(game: &str, preset: &str, plies: usize) -> Table {
    let entry = GAMES.find(game).unwrap();
    let seats =
        entry.info.presets.iter().find(|own| own.name == preset).map_or(2, |own| own.seats.0);
    let mut table = entry.open(preset, seats).unwrap();
    let mut random = fastrand::Rng::with_seed(6);
    for _ in 0..plies {
        let action = match table.turn() {
            Turn::Over(_) => break,
            Turn::Chance => table.chance(random.u64(..)).unwrap(),
            Turn::Seat(_) => random.choice(table.actions().actions.into_iter().take(9)).unwrap(),
        };
        table.play(&action).unwrap();
    }
    table
}

/// Every mark on every stone and on the bare board.
fn marks() -> Scene {
    let labels = |count: u8, from: u8| {
        (0..count).map(|line| char::from(from + line).to_string()).collect::<Vec<_>>()
    };
    let grid = Grid {
        columns: labels(8, b'a'),
        rows: labels(5, b'1'),
        between: "",
        edged: true,
        stars: vec![Spot(33)],
        may_lack_i: false,
    };
    let (mut pieces, mut marks) = (Vec::new(), Vec::new());
    for (row, colour) in Colour::ALL.into_iter().enumerate() {
        let spots: Vec<Spot> = (0..8).map(|column| grid.spot(column, row)).collect();
        pieces.extend(spots.iter().map(|spot| Piece::stone(*spot, colour)));
        marks.push(Mark { spot: spots[1], kind: MarkKind::Last });
        marks.push(Mark { spot: spots[2], kind: MarkKind::Win });
        marks.extend([MarkKind::Last, MarkKind::Win].map(|kind| Mark { spot: spots[3], kind }));
    }
    let bare = [
        MarkKind::Last,
        MarkKind::Win,
        MarkKind::Forbidden,
        MarkKind::Taken,
        MarkKind::Offer(0),
        MarkKind::Offer(1),
    ];
    marks.extend(
        bare.into_iter()
            .enumerate()
            .map(|(column, kind)| Mark { spot: grid.spot(column + 1, 4), kind }),
    );
    let strokes =
        (0..4).map(|row| Stroke { from: grid.spot(4, row), to: grid.spot(7, row) }).collect();
    let seat = |number: u8| SeatView {
        seat: Seat(number),
        colour: Colour::ALL[usize::from(number)],
        on_turn: number == 1,
        score: None,
        stock: vec![Stock::Captured {
            stones: u16::from(number) * 2,
            team: None,
            goal: Some(10),
            pairs: true,
        }],
    };
    let board = Board::Grid(grid);
    let status = Phrase::new("to-move");
    let threats = Vec::new();
    Scene {
        board,
        pieces,
        hidden: 0,
        marks,
        strokes,
        threats,
        placing: None,
        seats: (0..2).map(seat).collect(),
        name: None,
        status,
    }
}
