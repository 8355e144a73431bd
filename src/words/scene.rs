//! A board told to those who cannot see it: the alternative text of every picture.

use super::{Locale, say, status};
use crate::game::{Arg, Board, Colour, MarkKind, Scene, Spot};

/// Discord's limit for the description of an attachment, in characters.
/// <https://discord.com/developers/docs/resources/message#attachment-object>
const LONGEST: usize = 1024;

/// What the board shows, in sentences: its size, whose turn it is, the last move, and where the stones are.
pub fn describe(locale: Locale, scene: &Scene) -> String {
    let mut sentences = vec![size(locale, &scene.board), turn(locale, scene)];
    sentences.extend(last(locale, scene));
    sentences.extend(named(locale, scene));
    sentences.extend(marked(locale, scene));
    sentences.extend(Colour::ALL.into_iter().filter_map(|colour| stones(locale, scene, colour)));
    shorten(sentences.join(" "))
}

fn size(locale: Locale, board: &Board) -> String {
    match board {
        Board::Grid(grid) => {
            let columns = Arg::Number(grid.columns.len() as i64);
            say(locale, "alt-grid", &[("columns", columns), ("rows", Arg::Number(grid.rows.len() as i64))])
        }
        Board::Places { places, .. } => say(locale, "alt-places", &[("count", Arg::Number(places.len() as i64))]),
    }
}

fn turn(locale: Locale, scene: &Scene) -> String {
    match scene.seats.iter().find(|seat| seat.on_turn) {
        Some(seat) => say(locale, "alt-turn", &[("colour", Arg::Text(colour(locale, seat.colour)))]),
        None => say(locale, "alt-status", &[("status", Arg::Text(status(locale, &scene.status)))]),
    }
}

fn last(locale: Locale, scene: &Scene) -> Option<String> {
    let mark = scene.marks.iter().find(|mark| mark.kind == MarkKind::Last)?;
    Some(say(locale, "alt-last", &[("point", Arg::Text(scene.board.name(mark.spot)))]))
}

/// What the position is called.
fn named(locale: Locale, scene: &Scene) -> Option<String> {
    let name = scene.name.as_ref()?;
    Some(say(locale, "alt-name", &[("name", Arg::Text(say(locale, name.word, &name.args)))]))
}

/// The points that are offered, in the order of their letters, and those that are forbidden to the seat on turn.
fn marked(locale: Locale, scene: &Scene) -> impl Iterator<Item = String> {
    let points = |kinds: fn(MarkKind) -> bool| {
        let marks = scene.marks.iter().filter(move |mark| kinds(mark.kind));
        marks.map(|mark| scene.board.name(mark.spot)).collect::<Vec<_>>().join(" ")
    };
    let offered = ("alt-offered", points(|kind| matches!(kind, MarkKind::Offer(_))));
    let forbidden = ("alt-forbidden", points(|kind| kind == MarkKind::Forbidden));
    let said = [offered, forbidden].into_iter().filter(|(_, points)| !points.is_empty());
    let sentences = said.map(move |(id, points)| say(locale, id, &[("points", Arg::Text(points))]));
    let hidden = (scene.hidden > 0).then(|| say(locale, "alt-hidden", &[("count", Arg::Number(scene.hidden.into()))]));
    sentences.chain(hidden).collect::<Vec<_>>().into_iter()
}

fn stones(locale: Locale, scene: &Scene, of: Colour) -> Option<String> {
    let spots = scene.pieces.iter().filter(|piece| piece.colour == of).map(|piece| piece.spot);
    let mut names: Vec<Spot> = spots.collect();
    names.sort();
    let names: Vec<String> = names.into_iter().map(|spot| scene.board.name(spot)).collect();
    let args = [("colour", Arg::Text(colour(locale, of))), ("points", Arg::Text(names.join(" ")))];
    (!names.is_empty()).then(|| say(locale, "alt-stones", &args))
}

fn colour(locale: Locale, colour: Colour) -> String {
    say(locale, &format!("colour-{}", colour.word()), &[])
}

fn shorten(text: String) -> String {
    if text.chars().count() <= LONGEST {
        return text;
    }
    text.chars().take(LONGEST - 1).chain(['…']).collect()
}
