//! The pages of a review: the game as a whole with its chart, then a page with a diagram for each turning point, and at
//! the end the game as a GIF with a bar of the chances.

use super::replay_steps::{ReplaySource, has_captures};
use crate::app::error::{Error, InternalError};
use crate::app::input::request::ButtonAction;
use crate::app::markup::capital;
use crate::app::output::reply::{Attached, Button, Message, Picture};
use crate::app::output::view::{self, Position, View};
use crate::app::work_pool::Budget;
use crate::game::{
    Arg, Board, Colour, Games, Lettering, Mark, MarkKind, Replay, Scene, Score, Seat, Spot, Table,
    tidy,
};
use crate::limits::{ALT_LENGTH, LIST_LENGTH};
use crate::machine::{Missed, PlyReview, Review, Turning};
use crate::render::chances::Chances;
use crate::render::{Look, Painter, moves};
use crate::words::{self, Locale, say};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// Most chances that the words of the chart list behind the one before the first judged move.
const MOST_CHANCES: u32 = 10;

/// Most letters of a name in the title of the chart.
const LONGEST_NAME: usize = 32;

/// Most missed wins that are listed.
const MOST_MISSED: usize = 4;

/// Most moves of a line, and most defences, that are listed.
const MOST_MOVES: usize = 14;

/// Name of the GIF.
const FILM: &str = "review.gif";

/// Chance of the first seat in positions that are not judged, in percent.
const EVEN: u8 = 50;

/// A game with its review.
pub(super) struct Reviewed {
    /// Source of its replay.
    pub(super) replay: ReplaySource,
    /// Its players, by seat.
    pub(super) players: [String; 2],
    /// Line about its opening in the server, where there are enough games.
    pub(super) known: Option<String>,
    /// Number of each ply's move, as `move_numbers` has them.
    pub(super) numbers: Vec<u32>,
    /// Its review.
    pub(super) review: Arc<Review>,
}

impl Reviewed {
    /// Returns the number of the move of a ply.
    fn number(&self, ply: u32) -> u32 {
        self.numbers.get((ply as usize).wrapping_sub(1)).copied().unwrap_or(ply)
    }

    /// True if a ply is a pass that has the number of the move before it.
    fn is_pass(&self, ply: u32) -> bool {
        let action = self.replay.record.actions.get((ply as usize).wrapping_sub(1));
        let is_pass = action.is_some_and(|action| tidy(action) == "pass");
        is_pass && self.number(ply) == self.number(ply - 1)
    }

    /// Returns the number of such passes up to a ply.
    fn passes(&self, ply: u32) -> u32 {
        (1..=ply).filter(|ply| self.is_pass(*ply)).count() as u32
    }
}

/// Returns a page, the nearest one that there is; `own` says if only one person sees it.
pub(super) fn page(
    painter: &Painter,
    games: Games,
    view: &View,
    reviewed: &Reviewed,
    (number, own): (u32, bool),
    budget: &Budget,
) -> Result<Message, Error> {
    let turns = &reviewed.review.summary.turning_points;
    let last = last_page(reviewed, view);
    let number = number.min(last);
    let message = match turns.get((number as usize).wrapping_sub(1)) {
        None if number == 0 => overview(painter, games, view, reviewed, own),
        None => film(painter, games, view, (reviewed, own), budget)?,
        Some(turn) => {
            let words = (view.locale, lettering(games, view, reviewed));
            // A shared page stands alone, far from the board.
            let title = (!own).then(|| shared_title(games, reviewed, view.locale));
            let lost = lost_by(games, reviewed, turn, view.locale);
            let lines = turn_lines(reviewed, (turn, lost), number, words);
            let lines = title.into_iter().chain(lines).collect();
            turn_page(painter, games, view, reviewed, (turn, lines))?
        }
    };
    let files = if view.attaches() { reviewed.replay.files.clone() } else { Vec::new() };
    // Without its file, an attached record cannot be turned to again.
    let turns_pages = view.attaches() || reviewed.replay.files.is_empty();
    let buttons =
        if turns_pages { buttons(reviewed, view.locale, (number, last), own) } else { Vec::new() };
    let files = message.files.into_iter().chain(files).collect();
    Ok(Message { files, buttons, private: own, ..message })
}

/// Returns the letters of the columns, for the points of all pages.
fn lettering(games: Games, view: &View, reviewed: &Reviewed) -> Lettering {
    let start = reviewed.replay.record.table(games);
    start.map_or_else(|_| Lettering::default(), |start| view.lettering(&start.scene(None).board))
}

/// Returns the page of a turning point with these lines. Letters and words have no numbers: there the board is that before
/// the move.
fn turn_page(
    painter: &Painter,
    games: Games,
    view: &View,
    reviewed: &Reviewed,
    (turn, lines): (&Turning, Vec<String>),
) -> Result<Message, Error> {
    let ending = |caption: String| Message {
        text: [lines, vec![caption]].concat().join("\n"),
        ..Message::default()
    };
    let before = before(games, reviewed, turn.ply)?;
    let scene = before.scene(None);
    if view.paints() {
        let ((id, args), diagram) = diagram(&before, turn);
        let message = ending(say(view.locale, id, &args));
        return Ok(drawn(painter, view, reviewed, (diagram, &scene), message));
    }
    let position = Position { scene, actions: &[], players: Vec::new() };
    let message = ending(say(view.locale, "review-turn-board", &[]));
    Ok(view::with_board(painter, view, position, message))
}

/// Adds a diagram to a page, described with the players' names and a position of the game: a line that was not played may
/// have another opening, and an end.
fn drawn(
    painter: &Painter,
    view: &View,
    reviewed: &Reviewed,
    (diagram, scene): (Diagram, &Scene),
    message: Message,
) -> Message {
    let spoken = with_names(reviewed, &message.text);
    let message = view::with_line(painter, view, diagram, message);
    view::described(view, (scene, &spoken), message)
}

/// Returns a text with the players' names, as far as they are known, in place of their mentions, which a picture's
/// description cannot have.
fn with_names(reviewed: &Reviewed, text: &str) -> String {
    let names = reviewed.replay.players.iter().map(|player| &player.name);
    let known = reviewed.players.iter().zip(names).filter(|(_, name)| !name.is_empty());
    known.fold(text.to_owned(), |text, (mention, name)| text.replace(mention, name))
}

/// Returns the number of the last page: the GIF, where boards are pictures and some move is judged, else the last turning
/// point.
fn last_page(reviewed: &Reviewed, view: &View) -> u32 {
    let films = view.paints() && !points(&reviewed.review).is_empty();
    reviewed.review.summary.turning_points.len() as u32 + u32::from(films)
}

/// Returns the page with the whole game as a GIF, whose bar has the chances; the last position alone where that takes too
/// long.
fn film(
    painter: &Painter,
    games: Games,
    view: &View,
    (reviewed, own): (&Reviewed, bool),
    budget: &Budget,
) -> Result<Message, Error> {
    let ReplaySource { record, players, .. } = &reviewed.replay;
    let title = if own { titled } else { shared_title };
    let title = title(games, reviewed, view.locale);
    let said = say(view.locale, "review-film", &[("person", Arg::Text(whose_chances(reviewed)))]);
    let text = [title, said].join("\n");
    let message = Message { text, ..Message::default() };
    let look = view.animated_look(players.clone(), reviewed.numbers.clone());
    let look = Look { chances: chances_by_move(&reviewed.review), ..look };
    let scenes = || {
        let replay = record.replay(games).ok().into_iter();
        let scenes = replay.flat_map(Replay::scenes).map_while(Result::ok);
        scenes.take_while(|_| !budget.is_spent())
    };
    let bytes: Arc<[u8]> = painter.gif(scenes, &look).into();
    let end = Replay::of(record.table(games)?, &record.actions).finish();
    let end = end.map_err(|_| InternalError::new("a reviewed record does not replay"))?;
    let scene = end.scene(None);
    if budget.is_spent() {
        return Ok(drawn(painter, view, reviewed, ((scene.clone(), Vec::new()), &scene), message));
    }
    let alt = said_chances(reviewed, view.locale);
    let alt = alt.map(|alt| with_names(reviewed, &alt).chars().take(ALT_LENGTH).collect());
    let file = Attached { name: FILM.to_owned(), bytes, alt };
    Ok(Message { files: vec![file], ..message })
}

/// Returns the chance of the first seat before the first move and after each one, in percent. A move that is not judged
/// leaves it as it was.
fn chances_by_move(review: &Review) -> Vec<u8> {
    let judged: BTreeMap<u32, f32> = start(review).into_iter().chain(points(review)).collect();
    let mut now = EVEN;
    let mut next = |ply: u32| {
        now = judged.get(&ply).map_or(now, |chance| (chance * 100.0).round() as u8);
        now
    };
    (0..=review.plies.len() as u32).map(&mut next).collect()
}

/// Returns the buttons below a page: to its neighbours, and to share it.
fn buttons(
    reviewed: &Reviewed,
    locale: Locale,
    (number, last): (u32, u32),
    own: bool,
) -> Vec<Button> {
    let button = |verb: ButtonAction, disabled: bool| Button {
        game: reviewed.replay.game,
        version: number,
        verb,
        label: say(locale, &format!("button-{}", verb.word()), &[]),
        disabled,
    };
    let pages = [
        button(ButtonAction::ReviewBack, number == 0),
        button(ButtonAction::ReviewForth, number == last),
    ];
    let share = own.then(|| button(ButtonAction::Share, false));
    pages.into_iter().filter(|_| last > 0).chain(share).collect()
}

/// Returns the page about the whole game, with the chart where it can be attached.
fn overview(
    painter: &Painter,
    games: Games,
    view: &View,
    reviewed: &Reviewed,
    own: bool,
) -> Message {
    let locale = view.locale;
    let review = &*reviewed.review;
    let heading = if own { "review-heading" } else { "review-heading-shared" };
    let words = (locale, lettering(games, view, reviewed));
    let chances = said_chances(reviewed, locale);
    let title = titled(games, reviewed, locale);
    let lines = [title, say(locale, heading, &[])].into_iter();
    let lines = lines.chain(opening(games, reviewed, locale)).chain(reviewed.known.clone());
    let lines = lines.chain(chances.clone());
    let lines = lines.chain(accuracies(reviewed, locale));
    let lines = lines.chain(missed(games, reviewed, words)).chain(forbidden(review, words));
    let text = lines.chain([turn_count(review, locale)]).collect::<Vec<_>>().join("\n");
    let picture = chances.filter(|_| view.paints()).map(|alt| Picture {
        png: painter
            .chances(&chart(reviewed, chart_title(painter, games, reviewed, locale)))
            .into(),
        alt: with_names(reviewed, &alt).chars().take(ALT_LENGTH).collect(),
    });
    Message { text: cut(text), picture, ..Message::default() }
}

/// Returns the title of the game with its players by their colours at the end.
fn titled(games: Games, reviewed: &Reviewed, locale: Locale) -> String {
    let replay = &reviewed.replay;
    let end = end(games, reviewed);
    end.map_or_else(|| replay.title.clone(), |end| replay.heading(&end, locale))
}

/// Returns the title, and below it that the page is of a review: without it the whole game would look like a replay.
fn shared_title(games: Games, reviewed: &Reviewed, locale: Locale) -> String {
    [titled(games, reviewed, locale), say(locale, "review-heading-shared", &[])].join("\n")
}

/// Returns the last position.
fn end(games: Games, reviewed: &Reviewed) -> Option<Table> {
    let record = &reviewed.replay.record;
    Replay::of(record.table(games).ok()?, &record.actions).finish().ok()
}

/// Returns the line with the name of the opening, where it has one.
fn opening(games: Games, reviewed: &Reviewed, locale: Locale) -> Option<String> {
    let name = end(games, reviewed)?.scene(None).name?;
    let name = Arg::Text(say(locale, name.word, &name.args));
    Some(say(locale, "opening-name", &[("name", name)]))
}

/// Cuts what a message has no room for, at the end of a line, or within one that is too long by itself.
fn cut(text: String) -> String {
    if text.chars().count() <= LIST_LENGTH {
        return text;
    }
    let short: String = text.chars().take(LIST_LENGTH).collect();
    let end = short.rfind('\n').unwrap_or(short.len());
    format!("{}\n…", &short[..end])
}

/// Returns the chance of the first seat after each judged ply.
fn points(review: &Review) -> Vec<(u32, f32)> {
    let first = |ply: &PlyReview| {
        let chance = ply.chance?;
        Some((ply.ply, if ply.seat == Some(0) { chance } else { 1.0 - chance }))
    };
    review.plies.iter().filter_map(first).collect()
}

/// Returns the chance of the first seat before the first judged ply, with the number of the ply that led there.
fn start(review: &Review) -> Option<(u32, f32)> {
    let (first, _) = *points(review).first()?;
    Some((first.saturating_sub(1), review.summary.start?))
}

/// Returns whose chances the chart shows, as pictures write it: the player's name or, where none is known that they can
/// write, the colour at the end.
fn chart_title(painter: &Painter, games: Games, reviewed: &Reviewed, locale: Locale) -> String {
    let ReplaySource { players, record, .. } = &reviewed.replay;
    let known = players.first().map(|player| &player.name).or(record.about.players.first());
    // A name in a file may have no sign that is seen.
    let is_short = |name: &str| (1..=LONGEST_NAME).contains(&name.trim().chars().count());
    let named = known.filter(|name| is_short(name) && painter.can_write(name));
    let colour = || end(games, reviewed).map_or(Colour::Black, |end| end.colour(Seat(0)));
    let said = |locale: Locale| {
        let person = named.cloned().unwrap_or_else(|| words::colour(locale, colour()));
        say(locale, "review-chart", &[("person", Arg::Text(person))])
    };
    let own = said(locale);
    if painter.can_write(&own) { own } else { said(Locale::En) }
}

/// Returns the chances by the numbers of the moves, among which a pass has a place of its own.
fn chart(reviewed: &Reviewed, title: String) -> Chances {
    let review = &*reviewed.review;
    let turns = review.summary.turning_points.iter();
    let place = |ply: u32| reviewed.number(ply) + reviewed.passes(ply);
    let placed = |(ply, chance): (u32, f32)| (place(ply), chance);
    let last = review.plies.len() as u32;
    Chances {
        title,
        start: start(review).map(placed),
        points: points(review).into_iter().map(placed).collect(),
        turns: turns.map(|turn| place(turn.ply)).collect(),
        moves: reviewed.number(last),
        passes: reviewed.passes(last),
    }
}

/// Returns the player of the first seat, whose chances are shown. The seat stays the same where an opening exchanges colours.
fn whose_chances(reviewed: &Reviewed) -> String {
    player(reviewed, Some(0))
}

/// Returns the chart in words: the chance with which its line begins, and some of the others, evenly apart up to the last one;
/// none where no move is judged.
fn said_chances(reviewed: &Reviewed, locale: Locale) -> Option<String> {
    let points = points(&reviewed.review);
    let (first, last) = (points.first()?.0, points.last()?.0);
    let apart = (last - first) / MOST_CHANCES + 1;
    let listed = points.into_iter().filter(|(ply, _)| (last - ply) % apart == 0);
    let one = |(ply, chance): (u32, f32)| {
        let number = Arg::Number(reviewed.number(ply).into());
        let args = [("ply", number), ("percent", percent(chance))];
        let id = if reviewed.is_pass(ply) { "review-chance-pass" } else { "review-chance" };
        say(locale, id, &args)
    };
    let all: Vec<String> = start(&reviewed.review).into_iter().chain(listed).map(one).collect();
    let chances = ("chances", Arg::Text(words::join::things(locale, &all)));
    let person = ("person", Arg::Text(capital(&whose_chances(reviewed))));
    Some(say(locale, "review-chances", &[person, chances]))
}

/// Returns a share as a number of hundredths.
fn percent(share: f32) -> Arg {
    Arg::Number((share * 100.0).round() as i64)
}

/// Returns the lines about accuracy: both players', and what the figure means.
fn accuracies(reviewed: &Reviewed, locale: Locale) -> Vec<String> {
    let summary = &reviewed.review.summary;
    let of = |seat: u8| {
        let person = ("person", Arg::Text(capital(&player(reviewed, Some(seat)))));
        let seat = usize::from(seat);
        let moves = ("moves", Arg::Number(i64::from(summary.judged[seat])));
        match summary.accuracy[seat] {
            Some(share) => {
                say(locale, "review-accuracy", &[person, ("percent", percent(share)), moves])
            }
            None => say(locale, "review-accuracy-none", &[person]),
        }
    };
    vec![of(0), of(1), say(locale, "review-accuracy-means", &[])]
}

/// Returns the lines about wins that were there and were not kept.
fn missed(games: Games, reviewed: &Reviewed, words: (Locale, Lettering)) -> Vec<String> {
    let (locale, _) = words;
    let plies = reviewed.review.plies.iter();
    let missed: Vec<&PlyReview> = plies.filter(|ply| ply.missed.is_some()).collect();
    if missed.is_empty() {
        let looked = reviewed.review.summary.solved;
        return looked.then(|| say(locale, "review-missed-none", &[])).into_iter().collect();
    }
    let line = |ply: &&PlyReview| {
        let missed = ply.missed.as_ref()?;
        let table = before(games, reviewed, ply.ply).ok();
        let kind = table.map_or(missed.kind, |table| kind_of_missed(table, missed));
        let args = [
            ("ply", Arg::Number(reviewed.number(ply.ply).into())),
            ("person", Arg::Text(player(reviewed, ply.seat))),
            ("kind", Arg::Text(kind.to_owned())),
            ("line", Arg::Text(listed(&missed.line, words))),
        ];
        Some(say(locale, "review-missed", &args))
    };
    let more = missed.len().saturating_sub(MOST_MISSED);
    let more = (more > 0)
        .then(|| say(locale, "review-missed-more", &[("count", Arg::Number(more as i64))]));
    missed.iter().take(MOST_MISSED).filter_map(line).chain(more).collect()
}

/// Returns the kind of a missed win in a position: the end of the game where one move would have won, else that of its
/// threats. Where stones are captured these need be no fours.
fn kind_of_missed(mut table: Table, missed: &Missed) -> &'static str {
    let has_captures = has_captures(&table);
    if let [only] = &missed.line[..]
        && table.play(only).is_ok()
        && let Some(outcome) = table.outcome()
    {
        return outcome.end;
    }
    match missed.kind {
        "vcf" if has_captures => "vcf-captures",
        "vct" if has_captures => "vct-captures",
        kind => kind,
    }
}

/// Returns the player of a seat as a sentence calls them.
fn player(reviewed: &Reviewed, seat: Option<u8>) -> String {
    let Some(seat) = seat else { return String::new() };
    let listed = || reviewed.players.get(usize::from(seat)).cloned();
    reviewed.replay.called_at(Seat(seat)).or_else(listed).unwrap_or_default()
}

/// Returns moves one after the other, cut where there are too many.
fn listed(moves: &[String], (locale, lettering): (Locale, Lettering)) -> String {
    let shown = moves.iter().take(MOST_MOVES).map(|text| lettering.shown(text));
    let rest = (moves.len() > MOST_MOVES).then(|| "…".to_owned());
    words::join::actions(locale, &shown.chain(rest).collect::<Vec<_>>())
}

fn forbidden(review: &Review, (locale, lettering): (Locale, Lettering)) -> Option<String> {
    let point = lettering.shown(review.summary.forbidden.as_ref()?);
    Some(say(locale, "review-forbidden", &[("point", Arg::Text(point))]))
}

fn turn_count(review: &Review, locale: Locale) -> String {
    match review.summary.turning_points.len() {
        0 => say(locale, "review-turns-none", &[]),
        count => say(locale, "review-turns", &[("count", Arg::Number(count as i64))]),
    }
}

/// Returns the line that says why a move has lost the game at once, as a forbidden one does; none of other moves.
fn lost_by(games: Games, reviewed: &Reviewed, turn: &Turning, locale: Locale) -> Option<String> {
    let record = &reviewed.replay.record;
    let is_last = turn.ply as usize == record.actions.len();
    let table = end(games, reviewed).filter(|_| is_last)?;
    let score = table.outcome()?.score(table.side(Seat(turn.seat)));
    let why = table.ending().filter(|_| score == Score::Lost)?;
    let why = words::end_reason(locale, (&record.game, &record.rules), why);
    Some(say(locale, "review-turn-lost", &[("end", Arg::Text(why))]))
}

/// Returns the lines about a turning point, whose number counts from 1, with that of [`lost_by`].
fn turn_lines(
    reviewed: &Reviewed,
    (turn, lost): (&Turning, Option<String>),
    number: u32,
    words: (Locale, Lettering),
) -> Vec<String> {
    let (locale, lettering) = words;
    let count = reviewed.review.summary.turning_points.len() as i64;
    let text = |text: &str| Arg::Text(words::action(locale, &lettering.shown(text)));
    let title = [
        ("number", Arg::Number(i64::from(number))),
        ("count", Arg::Number(count)),
        ("ply", Arg::Number(reviewed.number(turn.ply).into())),
        ("person", Arg::Text(player(reviewed, Some(turn.seat)))),
        ("action", text(&turn.action)),
    ];
    let better = [("best", text(&turn.best)), ("line", Arg::Text(listed(&turn.line, words)))];
    let id = if turn.proved { "review-turn-won" } else { "review-turn-line" };
    let told = |id: &str, name: &'static str, moves: &[String]| {
        let moves = (!moves.is_empty()).then(|| Arg::Text(listed(moves, words)));
        moves.map(|moves| say(locale, id, &[(name, moves)]))
    };
    let allowed = told("review-turn-allowed", "line", &turn.allowed);
    let defences = told("review-turn-defences", "moves", &turn.defences);
    let named = if reviewed.is_pass(turn.ply) { "review-turn-pass" } else { "review-turn" };
    let title = say(locale, named, &title);
    let loss = say(locale, "review-turn-loss", &[("percent", percent(turn.loss))]);
    let better = say(locale, id, &better);
    [title].into_iter().chain(lost).chain([loss, better]).chain(allowed).chain(defences).collect()
}

/// Sentence about a picture: the id of its message, and the arguments.
type Caption = (&'static str, Vec<(&'static str, Arg)>);

/// Position with the spots of the stones that have numbers.
type Diagram = (Scene, Vec<Spot>);

/// Returns the picture of a turning point. Where the better line puts stones on lines that stay, it is the position after
/// it with the spots of its stones, and the move that was played as the offered point A, unless a stone of the line stands
/// there. Else, after a pass, and on other boards, which have no numbers, it is the position before the move.
fn diagram(before: &Table, turn: &Turning) -> (Caption, Diagram) {
    let mut table = before.clone();
    let played: Vec<&str> =
        turn.line.iter().map(String::as_str).take_while(|text| table.play(text).is_ok()).collect();
    let mut scene = table.scene(None);
    let spots = moves(&scene.board, played.iter().copied());
    let stays = |spot: &Spot| scene.pieces.iter().any(|piece| piece.spot == *spot);
    let distinct: BTreeSet<&Spot> = spots.iter().collect();
    let numbered = matches!(scene.board, Board::Grid(_));
    let numbered = numbered && distinct.len() == played.len() && spots.iter().all(stays);
    let made = turn.action.split(' ').next().and_then(|word| scene.board.spot(word));
    let Some(made) = made.filter(|_| numbered) else {
        return (("review-turn-picture-before", Vec::new()), (before.scene(None), Vec::new()));
    };
    // The numbers tell the five; a stroke would cross them.
    scene.strokes.clear();
    let caption = match spots.iter().position(|spot| *spot == made) {
        Some(place) => {
            ("review-turn-picture-covered", vec![("number", Arg::Number(place as i64 + 1))])
        }
        None => ("review-turn-picture", Vec::new()),
    };
    let offered = Mark { spot: made, kind: MarkKind::Offer(0) };
    scene.marks = Some(offered).filter(|mark| !stays(&mark.spot)).into_iter().collect();
    (caption, (scene, spots))
}

/// Returns the position before a ply, counted from 1.
fn before(games: Games, reviewed: &Reviewed, ply: u32) -> Result<Table, Error> {
    let record = &reviewed.replay.record;
    let before = &record.actions[..ply as usize - 1];
    let replayed = Replay::of(record.table(games)?, before).finish();
    Ok(replayed.map_err(|_| InternalError::new("a reviewed record does not replay"))?)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Setup;
    use crate::games::GAMES;

    /// Black has three in a row and, in pente, eight stones captured.
    fn position(game: &str, rules: &str, captured: &[u16]) -> Table {
        let stones = [["e10", "f10", "g10"], ["d10", "h11", "h12"]];
        let stones = stones.map(|all| all.map(str::to_owned).to_vec()).to_vec();
        let setup = Setup { stones, captured: captured.to_vec(), to_move: 0 };
        GAMES.find(game).unwrap().open_at(rules, 2, Some(&setup), None).unwrap()
    }

    fn kind(table: &Table, kind: &'static str, line: &str) -> &'static str {
        let line = line.split(' ').map(str::to_owned).collect();
        kind_of_missed(table.clone(), &Missed { kind, line })
    }

    #[test]
    fn a_win_that_captures_may_decide_is_not_said_to_be_by_fours_alone() {
        let pente = position("ninuki", "pente opening=none", &[8, 0]);
        assert_eq!(kind(&pente, "vcf", "h10 i10 h13"), "vcf-captures");
        assert_eq!(kind(&pente, "vct", "h10 i10 h13"), "vct-captures");
        let gomoku = position("gomoku", "freestyle", &[]);
        assert_eq!(kind(&gomoku, "vcf", "h10 i10 h13"), "vcf");
        for locale in Locale::ALL {
            let said = |kind: &str| {
                let args = ["person", "line", "kind"].map(|name| (name, Arg::Text(kind.into())));
                say(locale, "review-missed", &[&args[..], &[("ply", Arg::Number(7))]].concat())
            };
            let kinds = ["vcf", "vct", "vcf-captures", "vct-captures"];
            let told: BTreeSet<String> =
                kinds.into_iter().map(|kind| said(kind).replace(kind, "")).collect();
            assert_eq!(told.len(), kinds.len(), "{told:?}");
        }
    }
}
