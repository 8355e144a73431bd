//! Fair play: nothing that the engine says helps in a game under way whose result others await, be it rated or not.
//!
//! Such a game itself gives no hints. Elsewhere the caller's own ones under way are compared with what is asked about: a
//! position that is theirs, also turned, mirrored or moved, is not judged, and no machine answers in it. A record from a file
//! can be anything, so none is judged while such a game goes on; nor is a position of a game that has no lines, by which
//! positions could be compared.

use crate::app::caller::Caller;
use crate::app::context::{self, Context};
use crate::app::error::Error;
use crate::app::work_pool::Budget;
use crate::game::{Board, Colour, Piece, Refusal, Replay, Scene, Table};
use crate::machine::is_before_choice;
use crate::store::between::is_action;
use crate::store::{Change, Of, Status, StoredGame};
use std::collections::HashSet;
use std::ops::RangeInclusive;

/// Fewest stones of an own game that are compared: all games begin alike.
const FEWEST: usize = 4;

/// Fewest stones before a choice of an opening: three are often all that there is to judge.
const FEWEST_BEFORE_CHOICE: usize = 3;

/// Fewest stones where the other position is before a choice as well: two fixed stones are followed by an exchange.
const FEWEST_OF_CHOICES: usize = 2;

/// Stones from which a position is also found where it lies elsewhere on the board.
const FEWEST_MOVED: usize = 8;

/// One stone of so many may differ.
const DIFFERING: usize = 6;

/// A stone: its column and row, and its colour.
type Stone = ((i32, i32), Colour);

/// A position that is compared with others.
struct Position {
    stones: Vec<Stone>,
    /// True while an opening still leaves a choice.
    is_before_choice: bool,
}

impl Position {
    /// Returns the position of a game on lines; none of any other.
    fn of(table: &Table) -> Option<Self> {
        let stones = stones(&table.scene(None))?;
        Some(Self { stones, is_before_choice: is_before_choice(table) })
    }

    /// True if it has enough stones to be compared with any other position.
    fn is_compared(&self) -> bool {
        self.stones.len() >= if self.is_before_choice { FEWEST_OF_CHOICES } else { FEWEST }
    }

    /// True if another position has about as many stones as this own one, which are enough to be compared.
    fn is_near(&self, other: &Self) -> bool {
        let fewest = match (self.is_before_choice, other.is_before_choice) {
            (true, true) => FEWEST_OF_CHOICES,
            (true, false) => FEWEST_BEFORE_CHOICE,
            (false, _) => FEWEST,
        };
        self.stones.len() >= fewest && counts(&self.stones).contains(&other.stones.len())
    }
}

/// Refusal to go on with what has taken too long.
type Check<'a> = &'a dyn Fn() -> Result<(), Refusal>;

/// Refuses hints in a game that is rated, of an event or for a hill, whatever its players agree to. A crowd agrees to none.
///
/// # Errors
/// `hint-rated`, `hint-decides`.
pub(crate) fn check_hints(stored: &StoredGame) -> Result<(), Refusal> {
    match () {
        () if stored.rated => Err(Refusal::new("hint-rated")),
        () if !stored.is_by_itself() => Err(Refusal::new("hint-decides")),
        () => Ok(()),
    }
}

/// Refuses to judge a position, or the course of a game in `actions`, that is or passes the one of an own game of the
/// caller, under whatever rules.
///
/// # Errors
/// `own-position`; `own-kind` for a game without lines; `too-costly`.
pub(crate) async fn check_position(
    ctx: &Context,
    caller: &Caller,
    (start, actions): (Table, &[String]),
) -> Result<(), Error> {
    let mut positions = Vec::new();
    for game in own_games(ctx, caller).await? {
        match Position::of(&context::table(ctx, &game)?) {
            Some(own) if own.is_compared() => positions.push((game, own)),
            None if game.game == start.info().id => return Err(refusal("own-kind", &game)),
            _ => {}
        }
    }
    let passed = passed(ctx, caller, (start, actions), positions).await?;
    passed.map_or(Ok(()), |game| Err(refusal("own-position", &game)))
}

/// Refuses a move in a game with machines by which the caller brings about the position of another own game: the machine's
/// answer would be a move for that one. A game without lines is not compared, and its machines play on.
///
/// # Errors
/// `own-position-machine`, `too-costly`.
pub(crate) async fn check_machine(
    ctx: &Context,
    caller: &Caller,
    before: &StoredGame,
    change: &Change,
) -> Result<(), Error> {
    let is_move = change.entries.first().is_some_and(|entry| is_action(&entry.text));
    if before.machines.is_empty() || !is_move {
        return Ok(());
    }
    let mut games = own_games(ctx, caller).await?;
    games.retain(|game| game.id != before.id);
    if games.is_empty() {
        return Ok(());
    }
    let after = before.clone().after(change);
    let table = context::table(ctx, &after)?;
    let answers = after.machine_on_turn(&table).is_some();
    let Some(asked) = Position::of(&table).filter(|_| answers) else { return Ok(()) };
    let mut positions = Vec::new();
    for game in games {
        let own = Position::of(&context::table(ctx, &game)?).filter(|own| own.is_near(&asked));
        positions.extend(own.map(|own| (game, own)));
    }
    let passed = passed(ctx, caller, (table, &[]), positions).await?;
    passed.map_or(Ok(()), |game| Err(refusal("own-position-machine", &game)))
}

/// Returns the first of the own games whose position a game in `actions` is or passes, within the budget of costly work.
async fn passed(
    ctx: &Context,
    caller: &Caller,
    (start, actions): (Table, &[String]),
    positions: Vec<(StoredGame, Position)>,
) -> Result<Option<StoredGame>, Error> {
    if positions.is_empty() {
        return Ok(None);
    }
    let actions = actions.to_vec();
    let passed = move |budget: &Budget| {
        let check = || budget.check();
        first_passed(start, &actions, positions, &check).map_err(Error::from)
    };
    ctx.work.run(caller, passed).await
}

/// Returns the first of the own games whose position a game passes. Stones may have been captured, and colours may
/// have passed, so that it is no matter of plies. `check` is asked before each position.
fn first_passed(
    start: Table,
    actions: &[String],
    games: Vec<(StoredGame, Position)>,
    check: Check<'_>,
) -> Result<Option<StoredGame>, Refusal> {
    let course = course_of(start, actions, check)?;
    for (game, own) in games {
        if is_passed(&own, &course, check)? {
            return Ok(Some(game));
        }
    }
    Ok(None)
}

/// Returns each position of a game.
fn course_of(start: Table, actions: &[String], check: Check<'_>) -> Result<Vec<Position>, Refusal> {
    let mut replay = Replay::of(start, actions);
    let mut course = Vec::new();
    while let Some(Ok(ply)) = replay.next() {
        check()?;
        course.extend(Position::of(&ply.before));
    }
    check()?;
    course.extend(Position::of(replay.table()));
    Ok(course)
}

/// Returns the numbers of stones of positions that a position is compared with.
fn counts(own: &[Stone]) -> RangeInclusive<usize> {
    own.len() - own.len() / DIFFERING..=own.len() + own.len() / 2
}

/// True if a position is like one of a course, among those that have about as many stones. One of two stones is compared with
/// the end of the course alone: many games begin so, and what is judged is far from there.
fn is_passed(own: &Position, course: &[Position], check: Check<'_>) -> Result<bool, Refusal> {
    let has_two = own.stones.len() < FEWEST_BEFORE_CHOICE;
    let from = if has_two { course.len().saturating_sub(1) } else { 0 };
    for other in course[from..].iter().filter(|other| own.is_near(other)) {
        check()?;
        if is_alike(&own.stones, &other.stones) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Refuses to judge a record from a file, whose last position is given, while an own game of its kind goes on; all games on
/// lines are of one kind here.
///
/// # Errors
/// `own-file`.
pub(crate) async fn check_file(ctx: &Context, caller: &Caller, end: &Table) -> Result<(), Error> {
    for game in own_games(ctx, caller).await? {
        let both_have_lines = || {
            let own = context::table(ctx, &game)?;
            Ok::<_, Error>(has_lines(&own) && has_lines(end))
        };
        if game.game == end.info().id || both_have_lines()? {
            return Err(refusal("own-file", &game));
        }
    }
    Ok(())
}

fn has_lines(table: &Table) -> bool {
    matches!(table.scene(None).board, Board::Grid(_))
}

fn refusal(word: &'static str, game: &StoredGame) -> Error {
    Refusal::new(word).number("number", game.id.0).into()
}

/// Returns the caller's games under way whose results others await, wherever they are played.
async fn own_games(ctx: &Context, caller: &Caller) -> Result<Vec<StoredGame>, Error> {
    let mut games = ctx.store.unfinished(Of::Person(caller.person)).await?;
    games.retain(|stored| stored.is_awaited() && stored.status == Status::Running);
    Ok(games)
}

/// Returns the stones of a board of lines; none of any other.
fn stones(scene: &Scene) -> Option<Vec<Stone>> {
    let Board::Grid(grid) = &scene.board else { return None };
    let stone = |piece: &Piece| {
        let (column, row) = grid.crossing(piece.spot);
        // The middle of the board is the middle of its turns; all is doubled, since it may lie between two lines.
        let middle = |number: usize, of: usize| 2 * number as i32 - of as i32 + 1;
        ((middle(column, grid.columns.len()), middle(row, grid.rows.len())), piece.colour)
    };
    Some(scene.pieces.iter().map(stone).collect())
}

/// True if nearly all of the own stones are among the others in one of the eight views of the board, with the same
/// colours or with exchanged ones, from a certain number on also where they have been moved.
fn is_alike(own: &[Stone], others: &[Stone]) -> bool {
    let spare = own.len() / DIFFERING;
    let others: HashSet<Stone> = others.iter().copied().collect();
    let fits = |own: &[Stone], (x, y): (i32, i32)| {
        let mut missing = 0;
        own.iter().all(|((column, row), colour)| {
            missing += usize::from(!others.contains(&((column + x, row + y), *colour)));
            missing <= spare
        })
    };
    (0..16).any(|view| {
        let own: Vec<Stone> = own.iter().map(|stone| seen(*stone, view)).collect();
        if own.len() < FEWEST_MOVED {
            return fits(&own, (0, 0));
        }
        // Of so many and one stones one is where it should be, and says how far all have been moved.
        let moved = |((x, y), _): &Stone| {
            let (x, y) = (*x, *y);
            others.iter().map(move |((column, row), _)| (column - x, row - y))
        };
        let moves: HashSet<(i32, i32)> = own.iter().take(spare + 1).flat_map(moved).collect();
        moves.into_iter().any(|by| fits(&own, by))
    })
}

/// Returns a stone in one of the eight views of the board, and in eight more with the colours exchanged.
fn seen(((x, y), colour): Stone, view: u8) -> Stone {
    let (x, y) = if view & 1 == 0 { (x, y) } else { (y, x) };
    let x = if view & 2 == 0 { x } else { -x };
    let y = if view & 4 == 0 { y } else { -y };
    let colour = match colour {
        Colour::Black if view & 8 != 0 => Colour::White,
        Colour::White if view & 8 != 0 => Colour::Black,
        other => other,
    };
    ((x, y), colour)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::games::GAMES;

    /// Stones of both colours in turn at these points.
    fn position(points: &[(i32, i32)]) -> Vec<Stone> {
        let colours = [Colour::Black, Colour::White].into_iter().cycle();
        points.iter().copied().zip(colours).collect()
    }

    const OWN: [(i32, i32); 9] =
        [(0, 0), (2, 2), (2, 0), (4, 0), (0, 4), (-2, 6), (0, 2), (0, -2), (6, 2)];

    /// True if a game of gomoku is like a position of another game.
    fn passes((own, rated): (&str, &str), (game, rules): (&str, &str), actions: &str) -> bool {
        let table = |game: &str, rules: &str| {
            let entry = GAMES.find(game).expect("a game of the list");
            entry.open(rules, 2).expect("a rule set")
        };
        let mut own = table("gomoku", own);
        rated.split(' ').for_each(|point| own.play(point).expect("a free point"));
        let own = Position::of(&own).expect("a board of lines");
        let actions: Vec<String> = actions.split(' ').map(str::to_owned).collect();
        let course = course_of(table(game, rules), &actions, &|| Ok(())).expect("in time");
        is_passed(&own, &course, &|| Ok(())).expect("in time")
    }

    /// Under rules by which Black captures two of its stones later, and where colours have passed.
    #[test]
    fn a_position_is_known_whatever_becomes_of_it() {
        let rated = ("freestyle", "h8 i9 g7 j9 c3 m12");
        let beyond = "h8 i9 g7 j9 c3 m12 h9 n1 k9";
        assert!(passes(rated, ("gomoku", "freestyle"), beyond));
        assert!(passes(rated, ("ninuki", "pente size=15 opening=none"), beyond), "other rules");
        let passed = "h8 pass g7 pass c3 pass a1 i9 pass j9 pass m12";
        assert!(passes(rated, ("gomoku", "freestyle"), passed), "by passes");
        let other = "d4 e5 k2 l3 n9 b11 h9 n1 k9";
        assert!(!passes(rated, ("gomoku", "freestyle"), other));
    }

    /// Games that began with the two stones of an own opening were neither reviewed nor helped while it stood there.
    #[test]
    fn two_stones_are_known_where_they_are_all_that_is_asked_about() {
        let game = ("gomoku", "renju opening=sakata");
        let own = (game.1, "h8 h9");
        assert!(passes(own, game, "h8 h9"));
        assert!(passes(own, game, "h8 h9 i9"), "one stone later");
        assert!(!passes(own, game, "h8 h9 i9 k11 l12"), "a game that began so");
    }

    #[test]
    fn a_position_is_known_turned_moved_and_with_more_stones() {
        let own = position(&OWN);
        for view in 0..16 {
            let turned: Vec<Stone> = own.iter().map(|stone| seen(*stone, view)).collect();
            assert!(is_alike(&own, &turned), "view {view}");
        }
        let moved = own.iter().map(|((x, y), colour)| ((x - 4, y + 2), *colour));
        let more = position(&[(13, 13), (-13, 11)]);
        assert!(is_alike(&own, &moved.chain(more).collect::<Vec<_>>()));
        let changed = [&OWN[..8], &[(-12, -12)]].concat();
        assert!(is_alike(&own, &position(&changed)), "one stone of nine");
    }

    #[test]
    fn another_position_is_not_the_same() {
        let own = position(&OWN);
        let other = [(0, 0), (-2, 2), (2, 4), (6, 6), (-4, 2), (-6, 2), (0, 6), (2, -4), (4, 4)];
        assert!(!is_alike(&own, &position(&other)));
        assert!(!is_alike(&own[..6], &position(&OWN.map(|(x, y)| (x + 2, y)))), "few, moved");
    }
}
