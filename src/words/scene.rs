//! Descriptions of boards for people who cannot see them: the alternative text of every picture.

use super::{Locale, join, say, status, with_minus};
use crate::game::{
    Arg, Board, Card, Colour, Face, Grid, MarkKind, Piece, Place, PlaceKind, Scene, Score, Seat,
    SeatView, Spot, Stock, Stroke, Threat,
};
use crate::limits::ALT_LENGTH;

/// Returns a description of the board: its size, the turn or the end, the last move with the stones that it captured or
/// the line that it won, offered and forbidden points, colours that are one stone short of a win, the seats' pieces beside
/// the board, and the positions of the pieces. At most 1,024 characters.
pub fn describe(locale: Locale, scene: &Scene) -> String {
    describe_without(locale, scene, &Absence::default())
}

/// Those who have left a game that others play on.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Absence {
    /// Their seats.
    pub left: Vec<Seat>,
    /// The seat of the mate who is to move in the place of one of them.
    pub stands_in: Option<Seat>,
}

/// Returns the same of a game that some have left: behind the turn it says who has, and who moves on for them.
pub fn describe_without(locale: Locale, scene: &Scene, absence: &Absence) -> String {
    let mut sentences = facts_without(locale, scene, absence);
    sentences.extend(Colour::ALL.into_iter().filter_map(|colour| stones(locale, scene, colour)));
    shorten(join::sentences(locale, &sentences))
}

/// Returns the whole board in sentences for screen readers: as [`describe`], and a grid row by row.
pub fn aloud(locale: Locale, scene: &Scene) -> Vec<String> {
    aloud_without(locale, scene, &Absence::default())
}

/// Returns the same of a game that some have left, as [`describe_without`].
pub fn aloud_without(locale: Locale, scene: &Scene, absence: &Absence) -> Vec<String> {
    let facts = facts_without(locale, scene, absence);
    match &scene.board {
        Board::Grid(_) => [facts, rows(locale, scene)].concat(),
        Board::Places { .. } => {
            let stones = Colour::ALL.into_iter().filter_map(|colour| stones(locale, scene, colour));
            facts.into_iter().chain(stones).collect()
        }
    }
}

/// Number of the sentence about the turn or the end among those of [`facts`].
const TURN: usize = 1;

/// Returns the sentences of [`facts`] with those about who has left behind the turn, that about the seat on turn first.
fn facts_without(locale: Locale, scene: &Scene, absence: &Absence) -> Vec<String> {
    let mut sentences = facts(locale, scene);
    let left = scene.seats.iter().filter(|view| absence.left.contains(&view.seat));
    let (asked, others): (Vec<_>, Vec<_>) = left.partition(|view| view.on_turn);
    let left = asked.into_iter().chain(others);
    let left = left.map(|view| departure(locale, scene, view, absence.stands_in));
    sentences.splice(TURN + 1..TURN + 1, left);
    sentences
}

/// Says that the player of a seat has left and, of the seat on turn, which mate moves for it.
fn departure(locale: Locale, scene: &Scene, view: &SeatView, mate: Option<Seat>) -> String {
    let mate = scene.seats.iter().find(|other| view.on_turn && Some(other.seat) == mate);
    match mate.map(|mate| Arg::Text(colour(locale, mate.colour))) {
        Some(mate) => say(locale, "alt-stands-in", &[of(locale, view.colour), ("mate", mate)]),
        None => say(locale, "alt-left", &[of(locale, view.colour)]),
    }
}

/// Returns all sentences of a description but the positions of the stones.
fn facts(locale: Locale, scene: &Scene) -> Vec<String> {
    let mut sentences = vec![size(locale, &scene.board), turn(locale, scene)];
    sentences.extend(last(locale, scene));
    sentences.extend(from(locale, scene));
    sentences.extend(placing(locale, scene));
    sentences.extend(named(locale, scene));
    sentences.extend(marked(locale, scene));
    sentences.extend(scene.threats.iter().map(|threat| short(locale, scene, threat)));
    sentences.extend(track(locale, scene));
    sentences.extend(cards(locale, scene));
    sentences.extend(cells(locale, scene));
    sentences.extend(scene.seats.iter().flat_map(|seat| stock(locale, seat)));
    sentences.extend(goal(locale, scene));
    sentences
}

/// Returns a grid row by row from the top, a sentence for each row that has stones: its label, and from the left the
/// columns of the stones, those of one colour up to the next of another together. For other boards it returns the whole
/// description.
pub fn rows(locale: Locale, scene: &Scene) -> Vec<String> {
    let Board::Grid(grid) = &scene.board else { return vec![describe(locale, scene)] };
    let rows = (0..grid.rows.len()).rev();
    rows.filter_map(|row| {
        let runs = runs(locale, scene, grid, row);
        let stones = Arg::Text(join::things(locale, &runs));
        let args = [("row", Arg::Text(label(&grid.rows[row]))), ("stones", stones)];
        (!runs.is_empty()).then(|| say(locale, "alt-row", &args))
    })
    .collect()
}

/// Returns the name of a spot, with the minus of print.
fn spot_name(scene: &Scene, spot: Spot) -> String {
    with_minus(&scene.board.name(spot))
}

/// Returns the label of a row or a column, with the minus of print, which pictures have.
fn label(label: &str) -> String {
    label.replace('-', "−")
}

/// Returns the stones of a row from the left: those of one colour up to the next of another together, by their columns.
fn runs(locale: Locale, scene: &Scene, grid: &Grid, row: usize) -> Vec<String> {
    let stone = |column: usize| {
        let spot = grid.spot(column, row);
        scene.pieces.iter().rev().find(|piece| piece.spot == spot).map(|piece| piece.colour)
    };
    let stones = (0..grid.columns.len()).filter_map(|column| Some((column, stone(column)?)));
    let stones: Vec<_> = stones.collect();
    let describe_run = |run: &[(usize, Colour)]| {
        let neighbours = run.chunk_by(|(one, _), (other, _)| one + 1 == *other);
        let labels = |columns: &[(usize, Colour)]| {
            let labels = columns.iter().map(|(column, _)| label(&grid.columns[*column]));
            labels.collect::<Vec<_>>().join(" ")
        };
        let labels: Vec<String> = neighbours.map(labels).collect();
        let what = Arg::Text(join::all_names(locale, &labels));
        say(locale, "alt-piece", &[of(locale, run[0].1), ("what", what)])
    };
    stones.chunk_by(|(_, one), (_, other)| one == other).map(describe_run).collect()
}

fn size(locale: Locale, board: &Board) -> String {
    match board {
        Board::Grid(grid) => {
            let columns = Arg::Number(grid.columns.len() as i64);
            say(
                locale,
                "alt-grid",
                &[("columns", columns), ("rows", Arg::Number(grid.rows.len() as i64))],
            )
        }
        Board::Places { places, .. } => {
            say(locale, "alt-places", &[("count", Arg::Number(places.len() as i64))])
        }
    }
}

/// Says whose turn it is and, where the game adds to that, why or for what; or how the game ended.
fn turn(locale: Locale, scene: &Scene) -> String {
    let state = |id: &str| {
        let status = Arg::Text(status(locale, &scene.status));
        join::full_stop(locale, say(locale, id, &[("status", status)]))
    };
    match (scene.seats.iter().find(|seat| seat.on_turn), scene.status.word) {
        (Some(seat), "to-move") => say(locale, "alt-turn", &[of(locale, seat.colour)]),
        (Some(seat), _) => {
            let turn = say(locale, "alt-turn", &[of(locale, seat.colour)]);
            join::sentences(locale, &[turn, state("alt-more")])
        }
        (None, "deal") => state("alt-more"),
        (None, _) => state("alt-status"),
    }
}

fn last(locale: Locale, scene: &Scene) -> Option<String> {
    let names: Vec<String> = last_stones(scene).iter().map(|name| with_minus(name)).collect();
    (!names.is_empty()).then(|| say(locale, "alt-last", &[("point", Arg::Text(names.join(" ")))]))
}

/// Returns the names of the spots that are marked for the last move, the last of them at the end: several where a game marks
/// all moves that a player has made in a row.
pub fn last_stones(scene: &Scene) -> Vec<String> {
    let marks = scene.marks.iter().filter(|mark| mark.kind == MarkKind::Last);
    let mut names: Vec<String> = marks.map(|mark| scene.board.name(mark.spot)).collect();
    // A scene has the mark of the last one first.
    let most = names.len().min(1);
    names.rotate_left(most);
    names
}

/// Says from where the last piece came.
fn from(locale: Locale, scene: &Scene) -> Option<String> {
    let mark = scene.marks.iter().find(|mark| mark.kind == MarkKind::From)?;
    Some(say(locale, "alt-from", &[("point", Arg::Text(spot_name(scene, mark.spot)))]))
}

/// Says which stone an opening asks for, and where it may be put or where it may not, whichever are fewer points.
fn placing(locale: Locale, scene: &Scene) -> Vec<String> {
    let Some(placing) = &scene.placing else { return Vec::new() };
    let mut said = vec![say(locale, "alt-placing", &[of(locale, placing.colour)])];
    if let (Board::Grid(grid), false) = (&scene.board, placing.zone.is_empty()) {
        let taken = |spot: &Spot| scene.pieces.iter().any(|piece| piece.spot == *spot);
        let spots = (0..(grid.columns.len() * grid.rows.len()) as u16).map(Spot);
        let free = spots.filter(|spot| !taken(spot) && !placing.zone.contains(spot));
        let out: Vec<Spot> = free.collect();
        let within = placing.zone.len() <= out.len();
        let (id, spots) = if within { ("alt-zone", &placing.zone) } else { ("alt-no-zone", &out) };
        let names: Vec<String> = spots.iter().map(|spot| spot_name(scene, *spot)).collect();
        said.push(say(locale, id, &[("points", Arg::Text(names.join(" ")))]));
    }
    said
}

/// Says the position's name.
fn named(locale: Locale, scene: &Scene) -> Option<String> {
    let name = scene.name.as_ref()?;
    Some(say(locale, "alt-name", &[("name", Arg::Text(say(locale, name.word, &name.args)))]))
}

/// Says the points of a winning line, those where the last move captured stones, those that are offered, in the order of
/// their letters, and those that are forbidden to the seat on turn.
fn marked(locale: Locale, scene: &Scene) -> impl Iterator<Item = String> {
    let points = |kinds: fn(MarkKind) -> bool| {
        let marks = scene.marks.iter().filter(move |mark| kinds(mark.kind));
        marks.map(|mark| spot_name(scene, mark.spot)).collect::<Vec<_>>().join(" ")
    };
    // Where lines are struck through, the result that stands says which of them have won.
    let is_struck = matches!(scene.board, Board::Grid(_)) && !scene.strokes.is_empty();
    let won = if is_struck { struck(scene) } else { points(|kind| kind == MarkKind::Win) };
    let won = ("alt-won", won);
    let taken = ("alt-taken", points(|kind| kind == MarkKind::Taken));
    let offered = ("alt-offered", points(|kind| matches!(kind, MarkKind::Offer(_))));
    let forbidden = ("alt-forbidden", points(|kind| kind == MarkKind::Forbidden));
    let said =
        [won, taken, offered, forbidden].into_iter().filter(|(_, points)| !points.is_empty());
    let sentences = said.map(move |(id, points)| say(locale, id, &[("points", Arg::Text(points))]));
    let hidden = (scene.hidden > 0)
        .then(|| say(locale, "alt-hidden", &[("count", Arg::Number(scene.hidden.into()))]));
    sentences.chain(hidden).collect::<Vec<_>>().into_iter()
}

/// Returns the points of the lines with which the winners have won, each once: a stroke may also go through the row for which
/// someone has lost.
fn struck(scene: &Scene) -> String {
    let Board::Grid(grid) = &scene.board else { return String::new() };
    // Who shares a victory has drawn, each by a row. No row has won a draw that was decided.
    let is_shared = scene.status.word != "adjudicated";
    let has_won = |seat: &SeatView| match seat.score {
        Some(Score::Drawn) => is_shared,
        score => score == Some(Score::Won),
    };
    let is_winner =
        |colour: Colour| scene.seats.iter().any(|seat| seat.colour == colour && has_won(seat));
    let won = |stroke: &&Stroke| {
        let first = scene.pieces.iter().find(|piece| piece.spot == stroke.from);
        first.is_some_and(|piece| is_winner(piece.colour))
    };
    let mut spots = Vec::new();
    for spot in scene.strokes.iter().filter(won).flat_map(|stroke| grid.along(*stroke)) {
        if !spots.contains(&spot) {
            spots.push(spot);
        }
    }
    let names: Vec<String> = spots.into_iter().map(|spot| spot_name(scene, spot)).collect();
    names.join(" ")
}

/// Says that a colour is one stone short of a line, or one capture of a win, with the points where that is.
fn short(locale: Locale, scene: &Scene, threat: &Threat) -> String {
    let mut spots = threat.spots.clone();
    spots.sort();
    let points: Vec<String> = spots.into_iter().map(|spot| spot_name(scene, spot)).collect();
    let id = if threat.captures { "alt-short-capture" } else { "alt-short" };
    say(locale, id, &[of(locale, threat.colour), ("points", Arg::Text(points.join(" ")))])
}

/// Says the stones of a colour, but for those on a track.
fn stones(locale: Locale, scene: &Scene, of_colour: Colour) -> Option<String> {
    let own =
        scene.pieces.iter().filter(|piece| piece.colour == of_colour && piece.face == Face::Stone);
    let mut names: Vec<Spot> =
        own.map(|piece| piece.spot).filter(|spot| !is_track(&scene.board, *spot)).collect();
    names.sort();
    let names: Vec<String> = names.into_iter().map(|spot| spot_name(scene, spot)).collect();
    let args = [of(locale, of_colour), ("points", Arg::Text(names.join(" ")))];
    (!names.is_empty()).then(|| say(locale, "alt-stones", &args))
}

/// Says the stones on the track, each with its colour.
fn track(locale: Locale, scene: &Scene) -> Option<String> {
    let stones = scene.pieces.iter().filter(|piece| is_track(&scene.board, piece.spot));
    let name = |piece: &Piece| {
        let what = ("what", Arg::Text(spot_name(scene, piece.spot)));
        say(locale, "alt-piece", &[of(locale, piece.colour), what])
    };
    let names: Vec<String> = stones.map(name).collect();
    (!names.is_empty()).then(|| say(locale, "alt-track", &[("points", Arg::Names(names))]))
}

fn is_track(board: &Board, spot: Spot) -> bool {
    let kind = places(board).get(usize::from(spot.0)).map(|place| &place.kind);
    matches!(kind, Some(PlaceKind::Track { .. }))
}

fn places(board: &Board) -> &[Place] {
    match board {
        Board::Grid(_) => &[],
        Board::Places { places, .. } => places,
    }
}

/// Says how the cards lie, the cards with their dice, and those that may not be moved.
fn cards(locale: Locale, scene: &Scene) -> Vec<String> {
    let cards: Vec<(Spot, Card)> =
        (0..).map(Spot).zip(places(&scene.board)).filter_map(with_card).collect();
    if cards.is_empty() {
        return Vec::new();
    }
    let describe = |(spot, card): &(Spot, Card)| describe_card(locale, scene, *spot, card);
    let descriptions: Vec<String> = cards.iter().map(describe).collect();
    let all =
        say(locale, "alt-cards", &[("cards", Arg::Text(join::things(locale, &descriptions)))]);
    let lock =
        |card: &Card| say(locale, "alt-locked", &[("number", Arg::Number(card.number.into()))]);
    let locked = cards.iter().filter(|(_, card)| card.locked).map(|(_, card)| lock(card));
    card_lines(locale, &scene.board).into_iter().chain([all]).chain(locked).collect()
}

/// Says which cards lie side by side, in rows from the top, and which three or more lie in a diagonal.
fn card_lines(locale: Locale, board: &Board) -> Vec<String> {
    let is_card = |place: &&Place| matches!(place.kind, PlaceKind::Card(_));
    let cards: Vec<&Place> = places(board).iter().filter(is_card).collect();
    let diagonals = [(500, 1000), (-500, 1000)].into_iter().flat_map(|step| lines(&cards, step));
    let diagonals = diagonals.filter(|line| line.len() > 2).collect();
    let said = [("alt-card-rows", lines(&cards, (1000, 0))), ("alt-card-diagonals", diagonals)];
    let said = said.into_iter().filter(|(_, lines)| !lines.is_empty());
    said.map(|(id, lines)| {
        let names = |line: &Vec<&Place>| {
            line.iter().map(|place| place.name.as_str()).collect::<Vec<_>>().join(" ")
        };
        let names: Vec<String> = lines.iter().map(names).collect();
        say(locale, id, &[("lines", Arg::Text(join::things(locale, &names)))])
    })
    .collect()
}

/// Returns places in lines, each so far across and down from the one before, in thousandths of a place's width.
fn lines<'a>(all: &[&'a Place], (across, down): (i32, i32)) -> Vec<Vec<&'a Place>> {
    let at = |x: i32, y: i32| all.iter().copied().find(|place| (place.x, place.y) == (x, y));
    let is_first = |place: &&'a Place| at(place.x - across, place.y - down).is_none();
    let next = |place: &&'a Place| at(place.x + across, place.y + down);
    let firsts = all.iter().copied().filter(is_first);
    firsts.map(|first| std::iter::successors(Some(first), next).collect()).collect()
}

fn with_card((spot, place): (Spot, &Place)) -> Option<(Spot, Card)> {
    if let PlaceKind::Card(card) = place.kind { Some((spot, card)) } else { None }
}

/// Says a card with its dice from bottom to top.
fn describe_card(locale: Locale, scene: &Scene, spot: Spot, card: &Card) -> String {
    let dice = scene.pieces.iter().filter(|piece| piece.spot == spot);
    let dice: Vec<String> = dice.map(|piece| die(locale, piece.colour, piece.face)).collect();
    let number = ("number", Arg::Number(card.number.into()));
    let face = ("face", Arg::Text(say(locale, &format!("face-{}", card.face.word()), &[])));
    if dice.is_empty() {
        return say(locale, "alt-card-empty", &[number, face]);
    }
    say(locale, "alt-card", &[number, face, ("dice", Arg::Names(dice))])
}

/// Says a die by its own colour and its value, if it has one.
fn die(locale: Locale, owner: Colour, face: Face) -> String {
    match face {
        Face::Stone | Face::Die { value: 0, .. } => colour(locale, owner),
        Face::Die { value, pale } => {
            let own = of(locale, if pale { Colour::White } else { owner });
            say(locale, "alt-piece", &[own, ("what", Arg::Text(value.to_string()))])
        }
    }
}

/// Says the vacant cells shown.
fn cells(locale: Locale, scene: &Scene) -> Option<String> {
    let vacant = places(&scene.board).iter().filter(|place| place.kind == PlaceKind::Cell);
    let names: Vec<String> = vacant.map(|place| with_minus(&place.name)).collect();
    let cells = ("cells", Arg::Text(join::things(locale, &names)));
    (!names.is_empty()).then(|| say(locale, "alt-cells", &[cells]))
}

/// Says the pieces that a seat has beside the board.
fn stock(locale: Locale, seat: &SeatView) -> Vec<String> {
    let of = || of(locale, seat.colour);
    let count =
        |id: &str, count: u16| say(locale, id, &[of(), ("count", Arg::Number(count.into()))]);
    let one = |stock: &Stock| match stock {
        Stock::Hand(stones) => Some(count("alt-hand", *stones)),
        Stock::Captured { stones, team, pairs, .. } => {
            let taken = ("taken", Arg::Text(super::captured(locale, *stones, *pairs)));
            let id = if team.is_some() { "alt-captured-team" } else { "alt-captured" };
            let team = ("team", Arg::Number(team.unwrap_or(*stones).into()));
            Some(say(locale, id, &[of(), taken, team]))
        }
        Stock::Pieces(faces) if faces.is_empty() => Some(say(locale, "alt-supply-empty", &[of()])),
        Stock::Pieces(faces) => {
            let dice: Vec<String> =
                faces.iter().map(|face| die(locale, seat.colour, *face)).collect();
            Some(say(locale, "alt-supply", &[of(), ("dice", Arg::Names(dice))]))
        }
        Stock::Once(word, done) => super::try_say(
            locale,
            &format!("alt-{word}{}", if *done { "-used" } else { "" }),
            &[of()],
        ),
    };
    seat.stock.iter().filter_map(one).collect()
}

/// Says how many captured stones win.
fn goal(locale: Locale, scene: &Scene) -> Option<String> {
    let mut stocks = scene.seats.iter().flat_map(|seat| &seat.stock);
    let goal = stocks.find_map(|stock| match stock {
        Stock::Captured { goal, .. } => *goal,
        _ => None,
    })?;
    Some(say(locale, "alt-goal", &[("count", Arg::Number(goal.into()))]))
}

/// Returns a colour's name as an argument.
fn of(locale: Locale, which: Colour) -> (&'static str, Arg) {
    ("colour", Arg::Text(colour(locale, which)))
}

/// Returns the name of a colour, as in `Black`.
pub fn colour(locale: Locale, colour: Colour) -> String {
    say(locale, &format!("colour-{}", colour.word()), &[])
}

fn shorten(text: String) -> String {
    if text.chars().count() <= ALT_LENGTH {
        return text;
    }
    text.chars().take(ALT_LENGTH - 1).chain(['…']).collect()
}
