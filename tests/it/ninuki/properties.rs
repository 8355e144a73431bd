//! Properties over random option sets: no stone is lost, captures are those of a plain reference,
//! and neither turning the board nor renumbering the seats changes anything.

use crate::exclusions;
use narabe::game::{Board, MarkKind, Options, Outcome, Record, Report, Setup, Table};
use narabe::games::GAMES;
use narabe_references::Point;
use std::collections::{BTreeMap, BTreeSet};

/// Number of random option sets that are played for each property.
const SETS: u64 = 64;
/// The most actions of a random game.
const ACTIONS: usize = 48;
/// The farthest step from the middle in a random game; captures need company.
const REACH: i32 = 3;

/// A random option set that excludes nothing, and how many play it.
pub fn options(seed: u64, fixed: &[(&str, &str)]) -> (Options, u8) {
    let info = GAMES.find("ninuki").unwrap().info;
    let mut random = fastrand::Rng::with_seed(seed);
    let (preset, seats) =
        [("pente", 2), ("free-for-all", 3), ("free-for-all", 4), ("teams", 4)][seed as usize % 4];
    loop {
        let pairs = info.keys.iter().map(|key| {
            let fixed = fixed
                .iter()
                .find(|(name, _)| *name == key.name)
                .map(|(_, value)| (*value).to_owned());
            format!(
                "{}={}",
                key.name,
                fixed.unwrap_or_else(|| random.choice(key.spellings()).unwrap())
            )
        });
        let text = format!("{preset} {}", pairs.collect::<Vec<_>>().join(" "));
        let options = Options::read(info, &text).unwrap();
        if exclusions::conflicts("ninuki", &options, seats) == 0 {
            return (options, seats);
        }
    }
}

/// A table that begins at this seat with an empty board, past any opening.
fn begun_by(options: &Options, seats: u8, to_move: u8) -> Table {
    let setup =
        Setup { stones: vec![Vec::new(); usize::from(seats)], captured: Vec::new(), to_move };
    let (game, rules) = ("ninuki".to_owned(), options.to_string());
    Record { game, rules, seats, setup: Some(setup), ..Record::default() }.table(GAMES).unwrap()
}

/// A game in which all play in the middle, and answer lines more often than chance would.
fn random_play(mut table: Table, options: &Options, seed: u64) -> Vec<String> {
    let mut random = fastrand::Rng::with_seed(seed);
    let middle = options.word("size").parse().ok().map(|size: i32| size / 2);
    let mut log = Vec::new();
    while table.outcome().is_none() && log.len() < ACTIONS {
        let mut point = || {
            let (x, y) = (random.i32(-REACH..=REACH), random.i32(-REACH..=REACH));
            middle.map_or_else(|| format!("{x},{y}"), |middle| name((x + middle, y + middle)))
        };
        let asked = table.concession().is_some();
        let tried = (0..20).map(|_| point()).find(|point| !asked && table.play(point).is_ok());
        let action = tried.unwrap_or_else(|| {
            let listed = table.actions().actions;
            let action = listed[random.usize(..listed.len().min(4))].clone();
            table.play(&action).unwrap();
            action
        });
        log.push(action);
    }
    log
}

/// The name of a point of a square board.
pub fn name((x, y): Point) -> String {
    format!("{}{}", char::from(b'a' + x as u8), y + 1)
}

fn read(name: &str) -> Point {
    match name.split_once(',') {
        Some((x, y)) => (x.parse().unwrap(), y.parse().unwrap()),
        None => {
            (i32::from(name.as_bytes()[0]) - i32::from(b'a'), name[1..].parse::<i32>().unwrap() - 1)
        }
    }
}

fn stones(report: &Report) -> BTreeMap<Point, usize> {
    let of = |(seat, names): (usize, &Vec<String>)| {
        names.iter().map(|name| (read(name), seat)).collect::<Vec<_>>()
    };
    report.stones.iter().enumerate().flat_map(of).collect()
}

/// The effect of a stone by docs/rules/ninuki.md 2.2, worked out window by window over whole lines.
struct Reference {
    threes: bool,
    mixed: bool,
    suicide: bool,
    teams: bool,
}

/// The fate of the stones that were taken: by captor, for no seat because of a team, for no seat at
/// all.
#[derive(Debug, Default, PartialEq, Eq)]
struct Taken {
    scored: Vec<u16>,
    unscored: usize,
    vanished: u16,
}

impl Reference {
    fn of(options: &Options) -> Self {
        Self {
            threes: options.word("capture") == "pairs-and-threes",
            mixed: options.word("mixed") == "yes",
            suicide: options.word("self-capture") == "suicide",
            teams: options.named().name == "teams",
        }
    }

    /// Puts a stone and removes what is taken.
    fn put(
        &self,
        board: &mut BTreeMap<Point, usize>,
        at: Point,
        seat: usize,
        seats: usize,
    ) -> Taken {
        board.insert(at, seat);
        let mut claims: BTreeMap<Point, Vec<usize>> = BTreeMap::new();
        for captor in (0..seats).filter(|captor| *captor == seat || self.suicide) {
            for window in self.windows(at, captor == seat) {
                let (ends, inside) =
                    ([window[0], window[window.len() - 1]], &window[1..window.len() - 1]);
                let flanked = ends.iter().all(|end| board.get(end) == Some(&captor));
                let colours: Vec<_> = inside.iter().map(|point| board.get(point)).collect();
                let alike = self.mixed || colours.iter().all(|colour| *colour == colours[0]);
                if flanked
                    && alike
                    && colours.iter().all(|colour| colour.is_some_and(|other| *other != captor))
                {
                    inside.iter().for_each(|point| claims.entry(*point).or_default().push(captor));
                }
            }
        }
        let mut taken = Taken { scored: vec![0; seats], ..Taken::default() };
        for (point, mut captors) in claims {
            let owner = board.remove(&point).unwrap();
            captors.dedup();
            match captors.as_slice() {
                [captor] if self.teams && captor % 2 == owner % 2 => taken.unscored += 1,
                [captor] => taken.scored[*captor] += 1,
                _ => taken.vanished += 1,
            }
        }
        taken
    }

    /// All windows of a captured run with both its flanks that have the new stone as a flank, or
    /// inside.
    fn windows(&self, at: Point, flank: bool) -> Vec<Vec<Point>> {
        let mut windows = Vec::new();
        for (dx, dy) in [(1, 0), (0, 1), (1, 1), (1, -1)] {
            for length in if self.threes { vec![4, 5] } else { vec![4] } {
                for place in
                    (0..length).filter(|place| (*place == 0 || *place == length - 1) == flank)
                {
                    windows.push(
                        (0..length)
                            .map(|i| (at.0 + dx * (i - place), at.1 + dy * (i - place)))
                            .collect(),
                    );
                }
            }
        }
        windows
    }
}

/// The stones that were placed are on the board, scored, unscored because they were a mate's, or
/// vanished; and they are what the reference says, move by move. Whole lines are not captured here.
#[test]
fn no_stone_is_lost_and_captures_are_those_of_the_reference() {
    let (mut captures, mut contested, mut mates) = (0, 0, 0);
    for seed in 0..SETS {
        let (options, seats) = options(seed, &[]);
        if options.word("overtime") == "capture-line" {
            continue;
        }
        let reference = Reference::of(&options);
        let mut table = begun_by(&options, seats, 0);
        let (mut placed, mut unscored, mut vanished) = (0, 0, 0);
        for action in random_play(table.clone(), &options, seed) {
            let before = table.report();
            let seat = table.to_move().unwrap();
            table.play(&action).unwrap();
            let after = table.report();
            if action == "pass" {
                continue;
            }
            let mut board = stones(&before);
            let taken = reference.put(&mut board, read(&action), seat.index(), usize::from(seats));
            let name = format!("{options}, seed {seed}, {action}");
            assert_eq!(stones(&after), board, "{name}");
            let scored: Vec<u16> =
                before.captured.iter().zip(&after.captured).map(|(b, a)| a - b).collect();
            assert_eq!((scored, after.vanished), (taken.scored.clone(), taken.vanished), "{name}");
            placed += 1;
            unscored += taken.unscored;
            vanished += usize::from(taken.vanished);
            let scored: usize = after.captured.iter().map(|stones| usize::from(*stones)).sum();
            assert_eq!(placed, board.len() + scored + unscored + vanished, "{name}");
            captures += usize::from(taken.scored.iter().any(|stones| *stones > 0));
        }
        contested += vanished;
        mates += unscored;
    }
    assert!(
        captures > 100 && contested > 0 && mates > 10,
        "{captures} captures, {contested} contested, {mates} of mates"
    );
}

/// A point's name after one of the eight symmetries of the board, or of the plane.
fn turned(text: &str, turn: u8, size: Option<i32>) -> String {
    if text == "pass" {
        return text.to_owned();
    }
    let middle = size.map_or(0, |size| size / 2);
    let (x, y) = (read(text).0 - middle, read(text).1 - middle);
    let (x, y) = if turn & 1 == 0 { (x, y) } else { (y, x) };
    let (x, y) =
        (if turn & 2 == 0 { x } else { -x } + middle, if turn & 4 == 0 { y } else { -y } + middle);
    size.map_or_else(|| format!("{x},{y}"), |_| name((x, y)))
}

#[test]
fn turning_the_board_changes_nothing() {
    for seed in 0..SETS {
        let (options, seats) = options(seed, &[]);
        let size = options.word("size").parse().ok();
        let log = random_play(begun_by(&options, seats, 0), &options, seed);
        let turn = (seed % 7 + 1) as u8;
        let (mut one, mut other) = (begun_by(&options, seats, 0), begun_by(&options, seats, 0));
        for action in log {
            one.play(&action).unwrap();
            let action = turned(&action, turn, size);
            other
                .play(&action)
                .unwrap_or_else(|why| panic!("{options}, seed {seed}: {action}: {why:?}"));
            let turned =
                |names: &Vec<String>| names.iter().map(|name| turned(name, turn, size)).collect();
            let image = |report: Report| Report {
                stones: report.stones.iter().map(turned).collect(),
                ..report
            };
            assert_eq!(
                sorted(image(one.report())),
                sorted(other.report()),
                "{options}, seed {seed}"
            );
            let forbidden = [turned(&one.forbidden()), other.forbidden()].map(BTreeSet::from_iter);
            assert_eq!(forbidden[0], forbidden[1], "{options}, seed {seed}");
            assert_eq!(one.turn(), other.turn());
        }
    }
}

fn sorted(mut report: Report) -> Report {
    report.stones.iter_mut().for_each(|names| names.sort());
    report
}

#[test]
fn renumbering_the_seats_changes_nothing() {
    for seed in 0..SETS {
        // A ban for the first colour alone knows seats apart, and more than two have none; every
        // fourth set is for two.
        let ban = if seed % 8 == 0 { "forbidden" } else { "allowed" };
        let (options, seats) = options(seed, &[("double-three", ban)]);
        let by = (seed % u64::from(seats - 1) + 1) as usize;
        let (mut one, mut other) =
            (begun_by(&options, seats, 0), begun_by(&options, seats, by as u8));
        for action in random_play(one.clone(), &options, seed) {
            one.play(&action).unwrap();
            other
                .play(&action)
                .unwrap_or_else(|why| panic!("{options}, seed {seed}: {action}: {why:?}"));
            let mut renumbered = one.report();
            renumbered.stones.rotate_right(by);
            renumbered.captured.rotate_right(by);
            renumbered.overtime = renumbered.overtime.map(|seat| (seat + by as u8) % seats);
            assert_eq!(renumbered, other.report(), "{options}, seed {seed}, {action}");
            let places =
                |outcome: Option<Outcome>| outcome.map(|outcome| (outcome.places, outcome.end));
            let rotated = places(one.outcome()).map(|(mut places, end)| {
                let sides = places.len();
                places.rotate_right(by % sides);
                (places, end)
            });
            assert_eq!(rotated, places(other.outcome()), "{options}, seed {seed}");
        }
    }
}

#[test]
fn with_two_seats_mixed_captures_change_nothing() {
    for seed in 0..SETS {
        let (options, seats) = options(seed, &[("mixed", "no")]);
        if seats > 2 {
            continue;
        }
        let info = GAMES.find("ninuki").unwrap().info;
        let mixed = Options::read(info, &format!("{options} mixed=yes")).unwrap();
        let (mut one, mut other) = (begun_by(&options, 2, 0), begun_by(&mixed, 2, 0));
        for action in random_play(one.clone(), &options, seed) {
            one.play(&action).unwrap();
            other.play(&action).unwrap();
            assert_eq!(
                (one.report(), one.turn()),
                (other.report(), other.turn()),
                "{options}, seed {seed}, {action}"
            );
        }
        assert_eq!(one.actions(), other.actions(), "{options}, seed {seed}");
    }
}

/// On a board without edges the points that a picture marks as forbidden are those that are, as far as it shows them.
#[test]
fn marks_are_the_forbidden_points_in_sight() {
    let mut marked_in_all = 0;
    // Every fourth is a game for two: where more play, no double three is forbidden.
    for seed in (0..2 * SETS).step_by(4) {
        let (options, seats) =
            options(seed, &[("size", "unbounded"), ("double-three", "forbidden")]);
        let log = random_play(begun_by(&options, seats, 0), &options, seed);
        let mut table = begun_by(&options, seats, 0);
        for action in log {
            marked_in_all += marks_fit(&table, &options);
            table.play(&action).unwrap();
        }
    }
    assert!(marked_in_all > 50, "only {marked_in_all} points were forbidden");
}

/// Compares the marks of a position with its forbidden points; gives their number.
fn marks_fit(table: &Table, options: &Options) -> usize {
    let scene = table.scene(None);
    if scene.status.word.starts_with("overtime") {
        return 0;
    }
    let Board::Grid(grid) = &scene.board else { panic!("ninuki is played on lines") };
    let is_shown = |point: &String| {
        let (column, row) = point.split_once(grid.between).unwrap();
        grid.columns.iter().any(|label| label == column)
            && grid.rows.iter().any(|label| label == row)
    };
    let marked: BTreeSet<String> = scene
        .marks
        .iter()
        .filter(|mark| mark.kind == MarkKind::Forbidden)
        .map(|mark| scene.board.name(mark.spot).to_string())
        .collect();
    let forbidden = table.forbidden().into_iter().filter(is_shown).collect();
    assert_eq!(marked, forbidden, "{options}");
    marked.len()
}
