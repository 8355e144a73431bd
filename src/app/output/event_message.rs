//! Message that shows a league or tournament: the sign-up, then the table.

use crate::app::event_state::{self, Division, ONCE_ENOUGH};
use crate::app::markup::{countdown, mention, moment};
use crate::app::output::layout::{add_list, add_within};
use crate::app::output::panel::plain;
use crate::app::output::reply::{ButtonStyle, Message, PanelButton, Row};
use crate::app::output::unwon_match;
use crate::contest::{FEWEST_ENTRANTS, Pairing, TieBreak, knockout, swiss, table};
use crate::game::Arg;
use crate::limits::LIST_LENGTH;
use crate::play::game::InEvent;
use crate::play::pace::Pace;
use crate::store::events::{EventFormat, EventStatus, EventTerms, StoredEvent};
use crate::words::join::MOST_NAMES;
use crate::words::{self, Locale, say};

/// Number of rows of a page of the table.
pub(crate) const ROWS: usize = 12;

/// Returns the public message that shows an event.
pub(crate) fn message(event: &StoredEvent) -> Message {
    let locale = Locale::of(&event.locale);
    let text = match event.status {
        EventStatus::Open => sign_up(event, locale),
        EventStatus::Cancelled => {
            let event_named = ("event", Arg::Text(title(event, locale)));
            say(locale, "event-is-cancelled", &[event_named, begun(event)])
        }
        EventStatus::Running | EventStatus::Over => state(event, locale),
    };
    Message { text, panel: buttons(event, locale), ..Message::default() }
}

/// Returns the argument with the number of meetings that have begun, of which a message about a cancelled event speaks.
pub(crate) fn begun(event: &StoredEvent) -> (&'static str, Arg) {
    ("games", Arg::Number(event.pairings.len() as i64))
}

/// Returns the name of an event, with its season.
pub(crate) fn title(event: &StoredEvent, locale: Locale) -> String {
    titled(&event.name, (event.terms.format, event.season), locale)
}

fn titled(name: &str, (format, season): (EventFormat, u32), locale: Locale) -> String {
    let args = [("name", Arg::Text(name.to_owned())), ("season", Arg::Number(season.into()))];
    let several = season > 1 || format == EventFormat::League;
    say(locale, if several { "event-season" } else { "event-title" }, &args)
}

/// Returns the name of an event with its number, which commands ask for.
fn numbered(event: &StoredEvent, locale: Locale) -> String {
    let args = [("event", Arg::Text(title(event, locale))), ("number", Arg::Number(event.id.0))];
    say(locale, "event-numbered", &args)
}

/// Returns the line above the boards of an event's games: the event, and the round where there are rounds.
pub(crate) fn board_line(part: &InEvent, locale: Locale) -> String {
    let event = titled(&part.name, (part.format, part.season), locale);
    let Some(round) = part.round else { return event };
    let args = [("event", Arg::Text(event)), ("round", Arg::Number(round.into()))];
    let is_knockout = part.format == EventFormat::Knockout;
    let id = match (is_knockout && round == knockout::final_round(part.entrants), part.decider) {
        (true, true) => "event-board-final-decider",
        (true, false) => "event-board-final",
        (false, true) => "event-board-decider",
        (false, false) => "event-board",
    };
    say(locale, id, &args)
}

/// Returns the line on an event's form, with the number of rounds as far as it is known, and on its game and clock.
pub(crate) fn terms_line(terms: &EventTerms, rounds: Option<u16>, locale: Locale) -> String {
    let named = Pace::word(terms.pace);
    let rated = if terms.rated { "event-rated" } else { "event-unrated" };
    let args = [
        ("format", Arg::Text(form(terms.format, rounds, locale))),
        ("game", Arg::Text(words::full_name(locale, &terms.game, &terms.rules))),
        ("clock", Arg::Text(say(locale, &format!("choice-clock-{named}"), &[]))),
        ("rated", Arg::Text(say(locale, rated, &[]))),
        ("games", Arg::Number(terms.games.into())),
        ("opponents", Arg::Number(if terms.strict { 0 } else { terms.opponents.into() })),
    ];
    let knockout = terms.format == EventFormat::Knockout;
    say(locale, if knockout { "event-terms-knockout" } else { "event-terms" }, &args)
}

/// Returns an event's form in words.
fn form(format: EventFormat, rounds: Option<u16>, locale: Locale) -> String {
    match rounds {
        Some(rounds) => {
            say(locale, "event-format-swiss-of", &[("rounds", Arg::Number(rounds.into()))])
        }
        None => say(locale, &format!("event-format-{}", format.word()), &[]),
    }
}

/// Returns the line on how the number of rounds of an event that may be a Swiss one follows from that of its players.
fn rounds_line(event: &StoredEvent, locale: Locale) -> Option<String> {
    let smallest: usize = match event.terms.format {
        _ if event.terms.seats.is_some() => return None,
        EventFormat::Swiss => 8,
        EventFormat::Auto => 16,
        EventFormat::League | EventFormat::RoundRobin | EventFormat::Knockout => return None,
    };
    let number = |players: usize| Arg::Number(players as i64);
    let rounds = |players: usize| Arg::Number(swiss::usual_rounds(players).into());
    let args = [
        ("few", number(smallest)),
        ("some", number(2 * smallest)),
        ("many", number(4 * smallest)),
        ("one", rounds(smallest)),
        ("two", rounds(2 * smallest)),
        ("three", rounds(4 * smallest)),
    ];
    Some(say(locale, "event-how-rounds", &args))
}

/// Returns the text to which people sign up.
fn sign_up(event: &StoredEvent, locale: Locale) -> String {
    let people: Vec<u64> = event.active().map(|entrant| entrant.person).collect();
    let terms = terms_line(&event.terms, event_state::rounds(event), locale);
    let mut lines = vec![numbered(event, locale), terms];
    lines.extend(opening(&event.terms, locale));
    lines.extend(how(&event.terms).into_iter().map(|id| say(locale, &id, &[])));
    lines.extend(rounds_line(event, locale));
    lines.push(begins(&event.terms, (people.len(), event.author), locale));
    lines.push(say(locale, "event-silence", &[]));
    let named: Vec<String> = people.iter().take(MOST_NAMES).copied().map(mention).collect();
    let more = people.len() - named.len();
    let named = if more > 0 {
        words::join::first_people(locale, &named)
    } else {
        words::join::people(locale, &named)
    };
    let args = [
        ("count", Arg::Number(people.len() as i64)),
        ("people", Arg::Text(named)),
        ("more", Arg::Number(more as i64)),
    ];
    lines.push(say(locale, if people.is_empty() { "event-in-none" } else { "event-in" }, &args));
    lines.join("\n")
}

/// Returns the lines on the opening that an event's rules name.
pub(crate) fn opening(terms: &EventTerms, locale: Locale) -> Vec<String> {
    let pairs = terms.rules.split(' ').filter_map(|pair| pair.split_once('='));
    words::brief(locale, &terms.game, pairs.map(|(key, value)| (key, value.to_owned())))
}

/// Returns the messages on how it is played. Those of two forms say that the next game follows at once, which is not so
/// with strict rounds.
fn how(terms: &EventTerms) -> Vec<String> {
    let of_format = format!("event-how-{}", terms.format.word());
    let strict = "event-how-strict".to_owned();
    match (terms.strict, terms.format) {
        (false, _) => vec![of_format],
        (true, EventFormat::Auto | EventFormat::RoundRobin) => vec![strict],
        (true, _) => vec![of_format, strict],
    }
}

/// Returns the sentence on when an event begins that has so many entrants, and this maker.
pub(crate) fn begins(
    terms: &EventTerms,
    (entrants, author): (usize, u64),
    locale: Locale,
) -> String {
    let seats = terms.seats.unwrap_or_default();
    let left = usize::from(seats).saturating_sub(entrants);
    let at = terms.begins_at.unwrap_or_default();
    let args = [
        ("seats", Arg::Number(seats.into())),
        ("left", Arg::Number(left as i64)),
        ("when", Arg::Text(moment(at))),
        ("in", Arg::Text(countdown(at))),
        ("person", Arg::Text(mention(author))),
        ("fewest", Arg::Number(FEWEST_ENTRANTS as i64)),
    ];
    let id = match (terms.begins_at, terms.seats) {
        (Some(ONCE_ENOUGH), _) => "event-begins-once",
        (Some(_), Some(_)) => "event-begins-with-at",
        (Some(_), None) => "event-begins-at",
        (None, Some(_)) => "event-begins-with",
        (None, None) => "event-begins-by-hand",
    };
    say(locale, id, &args)
}

/// Returns the text of an event that is played or over: its table, as far as it fits.
fn state(event: &StoredEvent, locale: Locale) -> String {
    let terms = terms_line(&event.terms, event_state::rounds(event), locale);
    let mut text = [title(event, locale), terms, progress(event, locale)].join("\n");
    let divisions = event_state::divisions(event);
    let lines: Vec<(String, usize)> =
        divisions.iter().flat_map(|division| division_lines(event, division, locale)).collect();
    add_list(&mut text, &lines, LIST_LENGTH, |count| more_line(count, locale));
    add_set_line(&mut text, event, locale);
    text
}

/// Returns the lines of a division, each with the number of entrants that it tells of. A heading is no line of its own: it would
/// stand alone where there is no room for more.
fn division_lines(
    event: &StoredEvent,
    division: &Division,
    locale: Locale,
) -> Vec<(String, usize)> {
    let rows = division.table();
    let more = rows.len().saturating_sub(ROWS);
    let mut lines = table_lines(event, division, rows.iter().take(ROWS), locale);
    lines.extend((more > 0).then(|| (more_line(more, locale), more)));
    if let Some((heading, (first, _))) = heading(event, division, locale).zip(lines.first_mut()) {
        *first = format!("{heading}\n{first}");
    }
    lines
}

/// Returns the line above a division's table, where there are several.
fn heading(event: &StoredEvent, division: &Division, locale: Locale) -> Option<String> {
    let number = [("number", Arg::Number(i64::from(division.number) + 1))];
    let several = event.entrants.iter().any(|entrant| entrant.division > 0);
    several.then(|| say(locale, "event-division", &number))
}

/// Returns the line about so many entrants without a row.
fn more_line(count: usize, locale: Locale) -> String {
    say(locale, "event-more", &[("count", Arg::Number(count as i64))])
}

/// Adds the line that says why a game that is over has given no points yet, where there is one.
fn add_set_line(text: &mut String, event: &StoredEvent, locale: Locale) {
    if event_state::has_half_set(event) {
        add(text, &say(locale, "event-set-waits", &[]));
    }
}

/// Adds a line, if it fits.
fn add(text: &mut String, line: &str) {
    add_within(text, line, LIST_LENGTH);
}

fn progress(event: &StoredEvent, locale: Locale) -> String {
    let (over, all) = event_state::progress(event);
    let is_whole = matches!(event.terms.format, EventFormat::League | EventFormat::RoundRobin);
    let id = match event.status {
        // Those that gave no one a point are among them, as in the numbers of the rows.
        EventStatus::Over => "event-progress-over",
        _ if is_whole => "event-progress",
        // More are to come than are known.
        _ => "event-progress-open",
    };
    let args = [
        ("over", Arg::Number(over as i64)),
        ("all", Arg::Number(all as i64)),
        ("open", Arg::Number(all.saturating_sub(over) as i64)),
    ];
    let games = say(locale, id, &args);
    let round = event_state::round_of(event).map(|(round, rounds)| {
        let args = [("round", Arg::Number(round.into())), ("rounds", Arg::Number(rounds.into()))];
        say(locale, "event-progress-round", &args)
    });
    let round = round.or_else(|| final_line(event, locale));
    words::join::parts(locale, &round.into_iter().chain([games]).collect::<Vec<_>>())
}

/// Returns the word for the final, while one is played.
fn final_line(event: &StoredEvent, locale: Locale) -> Option<String> {
    let is_played = event.status == EventStatus::Running
        && event.pairings.iter().any(|pairing| event_state::is_final(event, pairing));
    is_played.then(|| say(locale, "event-progress-final", &[]))
}

/// Returns these rows of a division's table as lines, with one above them where it has ended without a winner or by a match that
/// neither has won, and one below them about results that have left it. Each comes with the number of its rows.
fn table_lines<'a>(
    event: &StoredEvent,
    division: &Division,
    rows: impl Iterator<Item = &'a (u16, table::Row)>,
    locale: Locale,
) -> Vec<(String, usize)> {
    let annulled = table::annulled(&division.event);
    let struck = knockout::marks(&division.event).struck;
    let line = |(number, row): &(u16, table::Row)| {
        let played = games_played(event, division, row.entrant, &annulled);
        (row_line(event, (*number, row), (played, struck[row.entrant]), locale), 1)
    };
    let no_winner = event_state::has_no_winner(event, division);
    let no_winner = no_winner.then(|| say(locale, "event-no-winner", &[]));
    let above = no_winner.into_iter().chain(unwon_match::won(event, locale));
    let below = annulled_line(event, division, &annulled, locale);
    let rowless = |line| (line, 0);
    above.map(rowless).chain(rows.map(line)).chain(below.map(rowless)).collect()
}

/// Returns the number of games that could give an entrant points, where the results of these entrants have left the table.
fn games_played(event: &StoredEvent, division: &Division, who: usize, annulled: &[bool]) -> i64 {
    let counts = |pairing: &&Pairing| table::counts(pairing, annulled);
    let over = division.event.pairings.iter().filter(|pairing| pairing.outcome.is_some());
    let own = over.filter(|pairing| pairing.has(who)).filter(counts);
    let games = |pairing: &Pairing| if pairing.decider { 1 } else { i64::from(event.terms.games) };
    own.map(games).sum()
}

/// Returns a row of the table: place, person, who may be struck through, points, games that could give some, tie-breaks.
fn row_line(
    event: &StoredEvent,
    (number, row): (u16, &table::Row),
    (played, is_struck): (i64, bool),
    locale: Locale,
) -> String {
    let entrant = event.entrant(number);
    let ties = event.terms.ties.iter().filter_map(|word| TieBreak::from_word(word)).zip(&row.ties);
    let tie = |(tie, value): (TieBreak, &Option<i64>)| {
        let value = [("value", Arg::Text(eighths((*value)?)))];
        Some(say(locale, &format!("event-tie-{}", tie.word()), &value))
    };
    let person = entrant.map_or_else(String::new, |entrant| mention(entrant.person));
    let left = entrant.is_some_and(|entrant| entrant.left_at.is_some());
    let person = if is_struck { format!("~~{person}~~") } else { person };
    let person = if left { out(&person, locale) } else { person };
    let args = [
        ("place", Arg::Number(row.place as i64)),
        ("person", Arg::Text(person)),
        ("points", Arg::Text(eighths(row.points))),
        ("played", Arg::Number(played)),
    ];
    let line = say(locale, "event-row", &args);
    let ties: Vec<String> = ties.take(2).filter_map(tie).collect();
    if ties.is_empty() || played == 0 {
        return line;
    }
    let ties = [("row", Arg::Text(line)), ("ties", Arg::Names(ties))];
    say(locale, "event-row-ties", &ties)
}

/// Returns the line about those whose results have left a division's table, if there are any who have met someone.
fn annulled_line(
    event: &StoredEvent,
    division: &Division,
    annulled: &[bool],
    locale: Locale,
) -> Option<String> {
    let has_met = |who: &usize| division.event.pairings.iter().any(|pairing| pairing.has(*who));
    let gone = (0..annulled.len()).filter(|who| annulled[*who]).filter(has_met);
    let entrants = gone.filter_map(|who| event.entrant(division.entrants[who]));
    let people: Vec<String> = entrants.map(|entrant| mention(entrant.person)).collect();
    let args = [("people", Arg::People(people.clone()))];
    (!people.is_empty()).then(|| say(locale, "event-annulled", &args))
}

/// Returns how a table calls someone who is out of the event.
pub(crate) fn out(person: &str, locale: Locale) -> String {
    say(locale, "event-player-out", &[("person", Arg::Text(person.to_owned()))])
}

/// Writes eighths of a point: `3½`.
pub(crate) fn eighths(value: i64) -> String {
    const PARTS: [&str; table::EIGHTHS as usize] = ["", "⅛", "¼", "⅜", "½", "⅝", "¾", "⅞"];
    let whole = value.div_euclid(table::EIGHTHS);
    let part = PARTS[value.rem_euclid(table::EIGHTHS) as usize];
    if whole == 0 && !part.is_empty() { part.to_owned() } else { format!("{whole}{part}") }
}

/// Writes halves of a point.
pub(crate) fn halves(value: i64) -> String {
    eighths(table::HALF * value)
}

/// A page of the table: some rows of a division.
pub(crate) struct Page {
    /// The division.
    pub division: Division,
    /// All its rows, in the order of the table.
    pub table: Vec<(u16, table::Row)>,
    /// Number of rows before those of the page.
    pub from: usize,
    /// True if it has ended without a winner.
    pub has_no_winner: bool,
}

impl Page {
    /// The rows of the page.
    pub fn rows(&self) -> impl Iterator<Item = &(u16, table::Row)> {
        self.table[self.from..].iter().take(ROWS)
    }
}

/// Returns the pages of the whole table, those of one division after those of another.
pub(crate) fn pages(event: &StoredEvent) -> Vec<Page> {
    let mut pages = Vec::new();
    for division in event_state::divisions(event) {
        let table = division.table();
        let has_no_winner = event_state::has_no_winner(event, &division);
        let page = |from| {
            let (division, table) = (division.clone(), table.clone());
            Page { division, table, from, has_no_winner }
        };
        pages.extend((0..table.len().max(1)).step_by(ROWS).map(page));
    }
    pages
}

/// Returns the number of the page with the row of a person; the first one for everyone else.
pub(crate) fn page_of(event: &StoredEvent, person: u64) -> usize {
    let Some(number) = event.entry_of(person).map(|entrant| entrant.number) else { return 0 };
    let has = |page: &Page| page.rows().any(|(entrant, _)| *entrant == number);
    pages(event).iter().position(has).unwrap_or_default()
}

/// Returns a page of the table in words.
pub(crate) fn page_text(event: &StoredEvent, page: &Page, locale: Locale) -> String {
    let mut text = [title(event, locale), progress(event, locale)].join("\n");
    let lines = table_lines(event, &page.division, page.rows(), locale);
    let heading = heading(event, &page.division, locale);
    let lines = heading.into_iter().chain(lines.into_iter().map(|(line, _)| line));
    lines.for_each(|line| add(&mut text, &line));
    add_set_line(&mut text, event, locale);
    text
}

fn buttons(event: &StoredEvent, locale: Locale) -> Vec<Row> {
    let button = |part: &str, label: &str, look| PanelButton {
        look,
        ..plain(&key(event, part), say(locale, label, &[]))
    };
    let takes = !event_state::is_full(event);
    let takes = takes && (event.status == EventStatus::Open || event_state::takes_late(event));
    let join = takes.then(|| button("join", "button-join-event", ButtonStyle::On));
    let leave = || button("leave", "button-leave-event", ButtonStyle::Plain);
    let all = match event.status {
        EventStatus::Open => join.into_iter().chain([leave()]).collect(),
        EventStatus::Running => {
            let rest = [
                button("table", "button-event-table", ButtonStyle::Plain),
                button("files", "button-event-files", ButtonStyle::Plain),
                leave(),
            ];
            join.into_iter().chain(rest).collect()
        }
        EventStatus::Over => vec![
            button("table", "button-event-table", ButtonStyle::Plain),
            button("files", "button-event-files", ButtonStyle::Plain),
        ],
        EventStatus::Cancelled => return Vec::new(),
    };
    vec![Row::Buttons(all)]
}

/// Returns the key of a button of an event.
pub(crate) fn key(event: &StoredEvent, part: &str) -> String {
    format!("event:{}:{part}", event.id.0)
}

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::limits::MESSAGE_LENGTH;
    use crate::play::end::EndReason;
    use crate::play::event::{Entrant, EventId, Leg, StoredPairing};
    use crate::store::{GameId, Status, Venue};

    /// Game 1, which this seat has won by a five.
    pub(crate) fn won_by(seat: u8) -> Leg {
        Leg {
            game: GameId(1),
            status: Status::Finished,
            end: Some(EndReason::read("five")),
            updated_at: 0,
            ended_at: 0,
            void: false,
            ruled: false,
            drawn: false,
            winner: Some(seat),
            absent: None,
            moved_at: [None; 2],
        }
    }

    /// An event with so many entrants, whose texts are as long as they can be.
    pub(crate) fn event(format: EventFormat, entrants: u16) -> StoredEvent {
        let entrant = |number: u16| Entrant {
            number,
            person: u64::MAX - u64::from(number),
            division: if format == EventFormat::League { (number - 1) / 8 } else { 0 },
            rating: Some(1500),
            joined_at: 0,
            left_at: number.is_multiple_of(5).then_some(1),
            returned_at: None,
        };
        let pairing = |number: u16| StoredPairing {
            number: number.into(),
            division: 0,
            round: 1,
            one: number,
            other: None,
            decider: false,
            opened_at: 0,
            unplayed: Some(crate::play::event::Unplayed::HalfBye),
            games: Vec::new(),
        };
        StoredEvent {
            id: EventId(i64::MAX),
            venue: Venue { guild: Some(u64::MAX), channel: u64::MAX },
            message: None,
            name: "N".repeat(60),
            author: u64::MAX,
            locale: "fr".to_owned(),
            terms: EventTerms {
                format,
                game: "gomoku".to_owned(),
                rules: "standard size=19 double-three=forbidden opening=swap2".to_owned(),
                revision: 1,
                pace: Pace::Bank,
                rated: true,
                games: 2,
                opponents: 3,
                strict: false,
                ties: event_state::usual_ties(format),
                seats: None,
                begins_at: Some(i64::MAX / 1000),
            },
            seed: 1,
            series: EventId(1),
            season: u32::MAX,
            status: EventStatus::Open,
            version: 0,
            updated_at: 0,
            announced: None,
            official: true,
            entrants: (1..=entrants).map(entrant).collect(),
            pairings: (1..=entrants).map(pairing).collect(),
        }
    }

    fn check(text: &str, what: &str) {
        let length = text.chars().count();
        assert!(length <= MESSAGE_LENGTH, "{what}: {length} characters\n{text}");
    }

    #[test]
    fn every_message_fits_with_64_entrants() {
        for (format, word) in EventFormat::ALL {
            for locale in Locale::ALL {
                let mut event = event(format, 64);
                event.locale = locale.code().to_owned();
                for strict in [true, false] {
                    event.terms.strict = strict;
                    for (status, state) in EventStatus::ALL {
                        event.status = status;
                        check(&message(&event).text, &format!("{word} {state} {}", locale.code()));
                    }
                }
                let texts = pages(&event);
                let texts: Vec<_> =
                    texts.iter().map(|page| page_text(&event, page, locale)).collect();
                texts.iter().for_each(|text| check(text, word));
                let rows = texts.iter().flat_map(|text| text.lines());
                let rows = rows.filter(|line| line.starts_with('`')).count();
                assert_eq!(rows, 64, "{word}: rows on all pages");
            }
        }
    }

    /// Shorter rows and headings of further divisions found room behind a row that had none.
    #[test]
    fn a_table_has_no_holes_and_counts_the_rows_that_it_leaves_out() {
        let rows = |text: &str| {
            let rows = text.lines().filter(|line| line.starts_with('`'));
            rows.map(str::to_owned).collect::<Vec<_>>()
        };
        for locale in Locale::ALL {
            let mut event = event(EventFormat::League, 64);
            (event.locale, event.status) = (locale.code().to_owned(), EventStatus::Running);
            let pages = pages(&event);
            let all: Vec<String> =
                pages.iter().flat_map(|page| rows(&page_text(&event, page, locale))).collect();
            let text = message(&event).text;
            let shown = rows(&text);
            assert!(!shown.is_empty() && all.starts_with(&shown), "{text}");
            let left_out = [("count", Arg::Number((all.len() - shown.len()) as i64))];
            let end = say(locale, "event-more", &left_out);
            let last = shown.last().unwrap();
            assert!(text.ends_with(&format!("{last}\n{end}")), "{text}");
        }
    }

    #[test]
    fn a_sign_up_names_twelve_and_counts_the_others() {
        let named = |entrants| {
            let mut event = event(EventFormat::Swiss, entrants);
            event.locale = "en".to_owned();
            event.entrants.iter_mut().for_each(|entrant| entrant.left_at = None);
            let text = message(&event).text;
            let line = text.lines().last().unwrap_or_default().to_owned();
            (line.matches("<@").count(), line)
        };
        let (count, line) = named(12);
        assert!(count == 12 && line.contains(" and <@") && !line.contains("more"), "{line}");
        for entrants in [13, 64] {
            let (count, line) = named(entrants);
            let more = format!(" and {} more", entrants - 12);
            assert!(count == 12 && line.ends_with(&more) && !line.contains('…'), "{line}");
        }
    }

    #[test]
    fn points_are_written_with_their_fractions() {
        let written = [0, 1, 2, 4, 28, 122, 127].map(eighths);
        assert_eq!(written, ["0", "⅛", "¼", "½", "3½", "15¼", "15⅞"]);
        assert_eq!([0, 1, 7].map(halves), ["0", "½", "3½"]);
    }
}
