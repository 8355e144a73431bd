//! The crosstable of an event as a picture and in words.

use crate::app::context::{self, Context};
use crate::app::event_state::Division;
use crate::app::markup::is_named;
use crate::app::output::event_message::{self, halves, title};
use crate::app::output::reply::{Message, Picture};
use crate::app::output::view::{self, View};
use crate::contest::knockout::{self, Marks};
use crate::contest::{Format, Outcome, Pairing, table};
use crate::game::{Arg, Options};
use crate::limits::ALT_LENGTH;
use crate::render::Painter;
use crate::render::crosstable::{Cell, Crosstable, Mark, Row};
use crate::store::events::{Entrant, StoredEvent};
use crate::words::{self, Locale, say};
use std::collections::HashMap;

/// Most entrants of a table that has a column for each; larger ones have a column for each meeting.
const MOST_COLUMNS: usize = event_message::ROWS;

/// Most meetings that a row of a larger table shows: the latest.
const MOST_MEETINGS: usize = 9;

/// The sign of points without an opponent, and the head of their column.
const NO_OPPONENT: &str = "+";

/// Names of the people in an event, by their numbers in it.
type Names = HashMap<u16, String>;

/// Returns the names of the people in an event. Those whose data was deleted are players with the number that texts give
/// them, in this language, others whose name is not known have that of their entry.
pub(crate) async fn names(ctx: &Context, event: &StoredEvent, locale: Locale) -> Names {
    let people: Vec<u64> = event.entrants.iter().map(|entrant| entrant.person).collect();
    let guild = event.venue.guild.unwrap_or_default();
    let pool = pool(ctx, event).unwrap_or_default();
    let known = context::known_players(ctx, guild, pool, people).await;
    let mut known = known.into_iter().map(|player| player.name);
    let name = |entrant: &Entrant, known: Option<String>| match known {
        Some(name) if !name.is_empty() => name,
        _ if is_named(entrant.person) => format!("#{}", entrant.number),
        _ => nameless(ctx, entrant.person, locale),
    };
    event.entrants.iter().map(|entrant| (entrant.number, name(entrant, known.next()))).collect()
}

/// Returns what stands for someone whose data was deleted, as a picture can write it.
fn nameless(ctx: &Context, person: u64, locale: Locale) -> String {
    let number = [("number", Arg::Number(person.cast_signed()))];
    let names = [locale, Locale::En].map(|locale| say(locale, "event-nameless", &number));
    names.into_iter().find(|name| ctx.painter.can_write(name)).unwrap_or_default()
}

/// Returns the pool in which an event's games are rated.
pub(crate) fn pool(ctx: &Context, event: &StoredEvent) -> Option<String> {
    let entry = ctx.games.find(&event.terms.game).ok()?;
    let options = Options::read(entry.info, &event.terms.rules).ok()?;
    Some(entry.pool(&options, 2).name.to_owned())
}

/// The most divisions whose tables the public message has as pictures.
const MOST_PICTURES: usize = 4;

/// Returns the public message that shows an event, with the beginning of each division's table as a picture, as far as
/// there is room.
pub(crate) async fn message(ctx: &Context, event: &StoredEvent, attaches: bool) -> Message {
    let mut message = event_message::message(event);
    if !event.has_table() {
        return message;
    }
    let locale = Locale::of(&event.locale);
    let view = view::of_server(ctx, event.venue.guild, locale, attaches).await;
    if !view.paints() {
        return message;
    }
    let (names, pages) = (names(ctx, event, locale).await, event_message::pages(event));
    let first = pages.iter().filter(|page| page.from == 0).take(MOST_PICTURES);
    for (number, page) in (1..).zip(first) {
        let drawn = drawn(ctx, &view, (event, page), &names, None);
        match number {
            1 => message.picture = Some(drawn),
            _ => message.files.push(drawn.named(format!("{number}.png"))),
        }
    }
    message
}

/// Returns the picture of a page of the table, with the row of this person marked; none where boards are read out or
/// nothing may be attached.
pub(crate) async fn picture(
    ctx: &Context,
    view: &View,
    event: &StoredEvent,
    page: &event_message::Page,
    own: Option<u64>,
) -> Option<Picture> {
    if !view.paints() {
        return None;
    }
    let names = names(ctx, event, view.locale).await;
    Some(drawn(ctx, view, (event, page), &names, own))
}

/// Draws a page of the table with these names, and the row of this person marked.
fn drawn(
    ctx: &Context,
    view: &View,
    (event, page): (&StoredEvent, &event_message::Page),
    names: &Names,
    own: Option<u64>,
) -> Picture {
    let sheet = Sheet::of(page, names);
    let own = own.and_then(|person| event.entry_of(person)).map(|entrant| entrant.number);
    let title = title_of(ctx, event, page, view.locale);
    let drawn = sheet.drawn(title, |stage, round| head_of(ctx, view.locale, stage, round), own);
    let png = ctx.painter.crosstable(&drawn, view.theme()).into();
    Picture { png, alt: sheet.alt(view.locale) }
}

/// Returns the title as the picture writes it: without the signs of a message, and with the division, where there are
/// several.
fn title_of(
    ctx: &Context,
    event: &StoredEvent,
    page: &event_message::Page,
    locale: Locale,
) -> String {
    let plain = |text: String| text.replace(['*', '🏁', '_'], "").trim().to_owned();
    let number = [("number", Arg::Number(i64::from(page.division.number) + 1))];
    let title = |locale: Locale| {
        let name = plain(title(event, locale));
        if event.entrants.iter().all(|entrant| entrant.division == 0) {
            return name;
        }
        words::join::parts(locale, &[name, plain(say(locale, "event-division", &number))])
    };
    let titles = [locale, Locale::En].map(title);
    let whole = titles.iter().find(|text| ctx.painter.can_write(text)).cloned();
    whole.unwrap_or_else(|| written(&ctx.painter, &titles[0]))
}

/// Returns a text without the signs that pictures cannot write, such as emojis.
fn written(painter: &Painter, text: &str) -> String {
    let can_write = |sign: &char| painter.can_write(sign.encode_utf8(&mut [0; 4]));
    let signs: String = text.chars().filter(can_write).collect();
    signs.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Returns the head of the column of a knockout's round, as a picture can write it.
fn head_of(ctx: &Context, locale: Locale, stage: &str, round: usize) -> String {
    let heads = [locale, Locale::En].map(|locale| head(locale, stage, round));
    heads.into_iter().find(|head| ctx.painter.can_write(head)).unwrap_or_default()
}

/// Returns the head of the column of a knockout's round, by its stage and its number.
fn head(locale: Locale, stage: &str, round: usize) -> String {
    let args = [("stage", Arg::Text(stage.to_owned())), ("round", Arg::Number(round as i64))];
    say(locale, "event-head", &args)
}

/// A page of a division's table, with all that its cells need.
struct Sheet<'a> {
    division: &'a Division,
    /// The rows of the whole division, in the order of the table.
    table: &'a [(u16, table::Row)],
    /// Number of the first row of the page.
    from: usize,
    /// True if the division has ended without a winner.
    has_no_winner: bool,
    names: &'a Names,
    /// Entrants whose results have left the table, by their places in the division's list.
    annulled: Vec<bool>,
    marks: Marks,
}

impl<'a> Sheet<'a> {
    fn of(page: &'a event_message::Page, names: &'a Names) -> Self {
        let event = &page.division.event;
        Self {
            division: &page.division,
            table: &page.table,
            from: page.from,
            has_no_winner: page.has_no_winner,
            names,
            annulled: table::annulled(event),
            marks: knockout::marks(event),
        }
    }

    /// The rows of the page, with their numbers.
    fn rows(&self) -> impl Iterator<Item = (usize, &'a (u16, table::Row))> {
        (self.from + 1..).zip(&self.table[self.from..]).take(event_message::ROWS)
    }

    /// True if there is a column for each round.
    fn is_knockout(&self) -> bool {
        self.division.event.terms.format == Format::Knockout
    }

    /// True if there is a column for each entrant.
    fn is_square(&self) -> bool {
        self.table.len() <= MOST_COLUMNS && !self.is_knockout()
    }

    /// The picture; `round` gives the head of a knockout's round by its stage and number.
    fn drawn(
        &self,
        title: String,
        round: impl Fn(&'static str, usize) -> String,
        own: Option<u16>,
    ) -> Crosstable {
        let rows: Vec<Row> = self.rows().map(|(number, row)| self.row(number, row, own)).collect();
        let columns = rows.iter().map(|row| row.cells.len()).max().unwrap_or_default();
        let last = || usize::from(knockout::final_round(self.division.event.entrants.len()));
        let head = |column: usize| match () {
            () if self.is_knockout() => round(stage(column + 1, last()), column + 1),
            () if self.is_square() && column < self.table.len() => self.label(column),
            () if self.is_square() => NO_OPPONENT.to_owned(),
            () => String::new(),
        };
        Crosstable { title, heads: (0..columns).map(head).collect(), rows }
    }

    /// The name of a row of the division's table for columns and cells, by its number from 0: its place, as the text has
    /// it, with a letter where several share that.
    fn label(&self, number: usize) -> String {
        let shares = |place: usize| self.table.iter().filter(|(_, row)| row.place == place).count();
        let place = self.table.get(number).map_or(number + 1, |(_, row)| row.place);
        // Those who share a place stand one after the other.
        let letter = (shares(place) > 1).then(|| letters((number + 1).saturating_sub(place)));
        format!("{place}{}", letter.unwrap_or_default())
    }

    fn row(&self, number: usize, (entrant, row): &(u16, table::Row), own: Option<u16>) -> Row {
        Row {
            label: self.label(number - 1),
            name: self.name(*entrant),
            cells: match () {
                () if self.is_knockout() => self.rounds(row.entrant),
                () if self.is_square() => self.against_all(row.entrant),
                () => self.meetings(row.entrant),
            },
            points: event_message::eighths(row.points),
            own: own == Some(*entrant),
            left: self.marks.struck[row.entrant],
        }
    }

    fn name(&self, entrant: u16) -> String {
        self.names.get(&entrant).cloned().unwrap_or_default()
    }

    /// The pairings of an entrant, in the order in which they were opened.
    fn pairings(&self, who: usize) -> impl Iterator<Item = &'a Pairing> {
        self.division.event.pairings.iter().filter(move |pairing| pairing.has(who))
    }

    /// The cells of one entrant against all, with a further one where someone had no opponent.
    fn against_all(&self, who: usize) -> Vec<Cell> {
        let against = self.table.iter().map(|(_, other)| self.against(who, other.entrant));
        let is_alone = |pairing: &&Pairing| pairing.other.is_none();
        let alone = || self.pairings(who).filter(is_alone).last();
        let any_is_alone = self.division.event.pairings.iter().any(|it| it.other.is_none());
        let alone = any_is_alone
            .then(|| alone().map(|pairing| self.cell(pairing, who)).unwrap_or_default());
        against.chain(alone).collect()
    }

    /// The cells of an entrant in a knockout, one for each round: of a match and the game that decides it the latter.
    fn rounds(&self, who: usize) -> Vec<Cell> {
        let cell = |round: u16| {
            let of_round = self.pairings(who).filter(|pairing| pairing.round == round);
            match of_round.last() {
                Some(pairing) => self.meeting(pairing, who),
                None if self.marks.passed.contains(&(round, who)) => {
                    Cell { mark: Mark::Given, text: NO_OPPONENT.to_owned() }
                }
                None => Cell::default(),
            }
        };
        (1..=self.division.event.last_round()).map(cell).collect()
    }

    /// The cell of one entrant against another.
    fn against(&self, who: usize, other: usize) -> Cell {
        if who == other {
            return Cell { mark: Mark::Own, ..Cell::default() };
        }
        let met = self.pairings(who).find(|pairing| pairing.has(other));
        met.map(|pairing| self.cell(pairing, who)).unwrap_or_default()
    }

    /// True if the result of a pairing counts in the table.
    fn counts(&self, pairing: &Pairing) -> bool {
        table::counts(pairing, &self.annulled)
    }

    /// The cell of a pairing as one of its two sees it, with the points: bare in brackets, where they do not count.
    fn cell(&self, pairing: &Pairing, who: usize) -> Cell {
        let (own, theirs) = self.points(pairing, who);
        let is_one = pairing.one == who;
        let (mark, text) = match pairing.outcome {
            None => (Mark::Open, String::new()),
            Some(Outcome::Played(..)) => (by_points(own, theirs), halves(own)),
            Some(Outcome::HalfBye) => (Mark::Given, halves(own)),
            Some(Outcome::Unmet(..)) if own > 0 => (Mark::Given, halves(own)),
            Some(Outcome::OtherForfeits | Outcome::Bye) if is_one => (Mark::Given, "+".to_owned()),
            Some(Outcome::OneForfeits) if !is_one => (Mark::Given, "+".to_owned()),
            Some(_) => (Mark::Forfeited, "-".to_owned()),
        };
        if pairing.outcome.is_some() && !self.counts(pairing) {
            return Cell { mark: Mark::Lost, text: format!("({text})") };
        }
        Cell { mark, text }
    }

    /// The points of a pairing in halves: one's own and the opponent's.
    fn points(&self, pairing: &Pairing, who: usize) -> (i64, i64) {
        let (one, other) = table::points(&self.division.event.terms, pairing);
        if pairing.one == who { (one, other) } else { (other, one) }
    }

    /// The cells of the latest meetings of an entrant, each with the opponent's number in the table.
    fn meetings(&self, who: usize) -> Vec<Cell> {
        let met: Vec<&Pairing> = self.pairings(who).filter(|it| self.counts(it)).collect();
        let latest = met[met.len().saturating_sub(MOST_MEETINGS)..].iter();
        latest.map(|pairing| self.meeting(pairing, who)).collect()
    }

    /// The cell of a meeting, with the opponent's number in the table.
    fn meeting(&self, pairing: &Pairing, who: usize) -> Cell {
        let cell = self.cell(pairing, who);
        let other = if pairing.one == who { pairing.other } else { Some(pairing.one) };
        let number =
            other.and_then(|other| self.table.iter().position(|(_, row)| row.entrant == other));
        match (number, cell.mark) {
            (None, _) => cell,
            (Some(number), Mark::Open) => Cell { text: format!("{}?", self.label(number)), ..cell },
            (Some(number), _) => Cell { text: self.label(number), ..cell },
        }
    }

    /// The picture in words: everyone with their results, or, where that is too long, with their points alone.
    fn alt(&self, locale: Locale) -> String {
        let whole = words::join::things(locale, &self.said(locale, true));
        if whole.chars().count() <= ALT_LENGTH {
            return whole;
        }
        let short = words::join::things(locale, &self.said(locale, false));
        short.chars().take(ALT_LENGTH).collect()
    }

    fn said(&self, locale: Locale, with_results: bool) -> Vec<String> {
        let row = |(_, (entrant, row)): (usize, &(u16, table::Row))| {
            let results = if with_results { self.results(row.entrant, locale) } else { Vec::new() };
            let id = if results.is_empty() { "event-alt-row" } else { "event-alt-results" };
            let name = self.name(*entrant);
            let left = self.division.event.entrants[row.entrant].left;
            let person = if left { event_message::out(&name, locale) } else { name };
            let args = [
                ("place", Arg::Number(row.place as i64)),
                ("person", Arg::Text(person)),
                ("points", Arg::Text(event_message::eighths(row.points))),
                ("results", Arg::Names(results)),
            ];
            say(locale, id, &args)
        };
        let no_winner = self.has_no_winner.then(|| say(locale, "event-no-winner", &[]));
        no_winner.into_iter().chain(self.rows().map(row)).collect()
    }

    /// The results of an entrant in words, with the rounds of a knockout that they have passed without a match.
    fn results(&self, who: usize, locale: Locale) -> Vec<String> {
        let counted = self.pairings(who).filter(|it| self.counts(it));
        let mut results: Vec<(u16, String)> =
            counted.map(|pairing| (pairing.round, self.result(pairing, who, locale))).collect();
        for round in self.passed(who) {
            let number = [("round", Arg::Number(i64::from(round)))];
            let at = results.iter().position(|(other, _)| *other > round).unwrap_or(results.len());
            results.insert(at, (round, say(locale, "event-alt-passed", &number)));
        }
        results.into_iter().map(|(_, text)| text).collect()
    }

    /// The rounds of a knockout that an entrant has passed without a match, up to the last one that the picture has.
    fn passed(&self, who: usize) -> impl Iterator<Item = u16> {
        let last = self.division.event.last_round();
        let own =
            self.marks.passed.iter().filter(move |(round, one)| *one == who && *round <= last);
        own.map(|(round, _)| *round)
    }

    /// A result in words.
    fn result(&self, pairing: &Pairing, who: usize, locale: Locale) -> String {
        let other = if pairing.one == who { pairing.other } else { Some(pairing.one) };
        let id = match pairing.outcome {
            _ if other.is_none() => "event-alt-bye",
            None => "event-alt-open",
            Some(Outcome::Played(..)) => "event-alt-played",
            // It may have been played, and voided then.
            Some(Outcome::BothForfeit) => "event-alt-nothing",
            Some(_) => "event-alt-unplayed",
        };
        let name = other.map_or_else(String::new, |other| self.name(self.division.entrants[other]));
        let points = halves(self.points(pairing, who).0);
        say(locale, id, &[("person", Arg::Text(name)), ("points", Arg::Text(points))])
    }
}

/// The words of a knockout's stages, from the last one on: with 64 entrants there are six.
const STAGES: [&str; 6] = ["final", "semi", "quarter", "eighth", "sixteenth", "thirty-second"];

/// The stage of a knockout's round, by its number and that of the last one.
fn stage(round: usize, last: usize) -> &'static str {
    STAGES.get(last.saturating_sub(round)).copied().unwrap_or("other")
}

/// Letters for a number from 0: a to z, then aa, ab and so on.
fn letters(number: usize) -> String {
    let last = char::from(b'a' + (number % 26) as u8);
    let before = (number / 26).checked_sub(1).map(letters).unwrap_or_default();
    format!("{before}{last}")
}

/// The shape of a result that was played.
fn by_points(own: i64, theirs: i64) -> Mark {
    match own.cmp(&theirs) {
        std::cmp::Ordering::Greater => Mark::Won,
        std::cmp::Ordering::Equal => Mark::Drawn,
        std::cmp::Ordering::Less => Mark::Lost,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::output::event_message::tests::event;
    use crate::store::events::EventFormat;

    fn english(stage: &str, round: usize) -> String {
        head(Locale::En, stage, round)
    }

    #[test]
    fn a_title_loses_what_cannot_be_written_alone() {
        let painter = Painter::shared();
        for (title, drawn) in [
            ("Coupe 🏆 d’été 🏆", "Coupe d’été"),
            ("冬の陣 ～2026～", "冬の陣 ～2026～"),
            ("🏆", ""),
        ] {
            assert_eq!(written(&painter, title), drawn);
        }
    }

    /// Rounds have names of their own where the language has short ones. None reads as one word with the head beside it.
    #[test]
    fn rounds_are_headed_in_the_language_of_the_picture() {
        let heads = |locale| [1, 2, 3].map(|round| head(locale, stage(round, 3), round));
        assert_eq!(heads(Locale::En), ["R1", "R2", "F"]);
        assert_eq!(heads(Locale::Fr), ["1/4", "1/2", "F"]);
        let of_most = [1, 2, 3, 4, 5, 6].map(|round| head(Locale::Fr, stage(round, 6), round));
        assert_eq!(of_most, ["1/32", "1/16", "1/8", "1/4", "1/2", "F"]);
        assert_eq!(heads(Locale::Ja), ["1回戦", "準決勝", "決勝"]);
        assert_eq!(heads(Locale::De), heads(Locale::En));
    }

    /// Equal players share a place in both, and both say who is out.
    #[test]
    fn text_and_picture_agree_on_places() {
        let mut event = event(EventFormat::RoundRobin, 4);
        event.pairings.clear();
        event.entrants[1].left_at = Some(1);
        let pages = event_message::pages(&event);
        let names: Names = (1..=4).map(|number| (number, format!("P{number}"))).collect();
        let sheet = Sheet::of(&pages[0], &names);
        let drawn = sheet.drawn(String::new(), english, None);
        let labels: Vec<&str> = drawn.rows.iter().map(|row| row.label.as_str()).collect();
        assert_eq!(labels, ["1a", "1b", "1c", "4"]);
        assert_eq!(drawn.heads, labels);
        let text = event_message::page_text(&event, &pages[0], Locale::En);
        let rows = text.lines().filter_map(|line| line.strip_prefix('`')?.split('`').next());
        assert_eq!(rows.collect::<Vec<_>>(), ["1", "1", "1", "4"], "{text}");
        let last = text.lines().last().unwrap_or_default();
        assert!(last.contains("~~ (out)"), "{text}");
        assert!(drawn.rows[3].left && text.matches("(out)").count() == 1, "{text}");
        let alt = sheet.alt(Locale::En);
        assert!(alt.contains("4. P2 (out)") && alt.matches("(out)").count() == 1, "{alt}");
    }

    /// Results against someone who has left early are in brackets, and in no number.
    #[test]
    fn results_that_do_not_count_are_in_brackets() {
        let mut event = event(EventFormat::RoundRobin, 4);
        event.pairings.clear();
        event.entrants[3].left_at = Some(1);
        let mut pages = event_message::pages(&event);
        pages[0].division.event.pairings.push(Pairing {
            round: 1,
            one: 0,
            other: Some(3),
            decider: false,
            opened_at: 0,
            ended_at: Some(1),
            outcome: Some(Outcome::OtherForfeits),
        });
        let names: Names = (1..=4).map(|number| (number, format!("P{number}"))).collect();
        let sheet = Sheet::of(&pages[0], &names);
        let cell = sheet.against(0, 3);
        assert_eq!((cell.mark, cell.text.as_str()), (Mark::Lost, "(+)"));
        assert_eq!(sheet.results(0, Locale::En), Vec::<String>::new());
        let text = event_message::page_text(&event, &pages[0], Locale::En);
        assert!(!text.contains("from 1") && text.contains("don’t count"), "{text}");
    }

    fn met(round: u16, one: usize, other: Option<usize>, outcome: Outcome) -> Pairing {
        let (opened_at, ended_at, outcome) = (0, Some(1), Some(outcome));
        Pairing { round, one, other, decider: false, opened_at, ended_at, outcome }
    }

    /// Reads something from the table of an event of three with these pairings.
    fn read<T>(
        format: EventFormat,
        pairings: Vec<Pairing>,
        read: impl FnOnce(&Sheet<'_>) -> T,
    ) -> T {
        let mut event = event(format, 3);
        event.pairings.clear();
        let mut pages = event_message::pages(&event);
        pages[0].division.event.pairings = pairings;
        pages[0].table = pages[0].division.table();
        let names: Names = (1..=3).map(|number| (number, format!("P{number}"))).collect();
        read(&Sheet::of(&pages[0], &names))
    }

    /// The picture of an event of three with these pairings, and the texts of its cells.
    fn drawn_with(format: EventFormat, pairings: Vec<Pairing>) -> (Crosstable, Vec<Vec<String>>) {
        let drawn = read(format, pairings, |sheet| sheet.drawn(String::new(), english, None));
        let texts = |row: &Row| row.cells.iter().map(|cell| cell.text.clone()).collect();
        let texts = drawn.rows.iter().map(texts).collect();
        (drawn, texts)
    }

    /// A column of a knockout is a round: the first seed of three has no opponent in the first one.
    #[test]
    fn columns_of_a_knockout_are_rounds() {
        let pairings = vec![
            met(1, 1, Some(2), Outcome::Played(2, 2)),
            Pairing { decider: true, ..met(1, 2, Some(1), Outcome::Played(0, 2)) },
            met(2, 0, Some(1), Outcome::Played(4, 0)),
        ];
        let (drawn, texts) = drawn_with(EventFormat::Knockout, pairings);
        assert_eq!(drawn.heads, ["R1", "F"]);
        assert_eq!(texts, [vec!["+", "2"], vec!["3", "1"], vec!["2", ""]]);
        let marks: Vec<Mark> = drawn.rows[1].cells.iter().map(|cell| cell.mark).collect();
        assert_eq!(
            (drawn.rows[0].cells[0].mark, marks),
            (Mark::Given, vec![Mark::Won, Mark::Lost])
        );
    }

    /// The description of a knockout names the round that someone passes, in the order of the rounds.
    #[test]
    fn a_round_that_is_passed_is_in_the_description() {
        let open = Pairing { outcome: None, ended_at: None, ..met(2, 0, Some(1), Outcome::Bye) };
        let pairings = vec![met(1, 1, Some(2), Outcome::Played(4, 0)), open];
        let said = read(EventFormat::Knockout, pairings, |sheet| {
            [0, 1].map(|who| sheet.results(who, Locale::En))
        });
        assert_eq!(said[0], ["no opponent in round 1", "P2 under way"]);
        assert_eq!(said[1], ["P3 2", "P1 under way"]);
    }

    /// Points without an opponent have a column where everyone else has one.
    #[test]
    fn a_bye_has_a_column() {
        let pairings = vec![
            met(1, 0, Some(1), Outcome::Played(4, 0)),
            met(1, 2, None, Outcome::Bye),
            met(2, 1, None, Outcome::HalfBye),
        ];
        let (drawn, texts) = drawn_with(EventFormat::Swiss, pairings.clone());
        assert_eq!(drawn.heads.last().map(String::as_str), Some("+"));
        let mut alone: Vec<&str> = texts.iter().map(|row| row[3].as_str()).collect();
        alone.sort_unstable();
        assert_eq!(alone, ["", "+", "1"], "{texts:?}");
        let (drawn, _) = drawn_with(EventFormat::Swiss, pairings[..1].to_vec());
        assert_eq!(drawn.heads.len(), 3);
    }

    #[test]
    fn letters_go_on_after_z() {
        assert_eq!([0, 25, 26, 51, 52].map(letters), ["a", "z", "aa", "az", "ba"]);
    }
}
