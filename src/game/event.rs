//! Table events: resignation, agreed draw and time-out, which no game decides for itself.

use super::{Refusal, Seat, tidy};
use std::fmt;

/// An event that ends a game, or a seat's part in it, from outside the game's rules. In a record it
/// is written like an action (docs/rules/openings-and-tables.md F).
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Event {
    /// The resignation of this seat.
    Resign(Seat),
    /// A draw to which all have agreed.
    Draw,
    /// The end of these seats' time.
    Timeout(Vec<Seat>),
}

impl Event {
    /// Reads a table event; none where the text is something else.
    ///
    /// # Errors
    /// `notation` where an event's word lacks the seats that belong to it.
    pub fn read(text: &str, seats: u8) -> Result<Option<Self>, Refusal> {
        let mut words = text.split(' ');
        let word = words.next();
        if !matches!(word, Some("resign" | "draw" | "timeout")) {
            return Ok(None);
        }
        let wrong =
            || Refusal::new("notation").text("written", text).names("known", event_texts(seats));
        let mut named = Vec::new();
        for number in words {
            let seat = number.parse().ok().filter(|n| *n < seats).map(Seat).ok_or_else(wrong)?;
            if named.contains(&seat) {
                return Err(wrong());
            }
            named.push(seat);
        }
        match (word, named.as_slice()) {
            (Some("draw"), []) => Ok(Some(Self::Draw)),
            (Some("resign"), [seat]) => Ok(Some(Self::Resign(*seat))),
            (Some("timeout"), [_] | [_, _]) if seats == 2 || named.len() == 1 => {
                Ok(Some(Self::Timeout(named)))
            }
            _ => Err(wrong()),
        }
    }

    /// The seats that resign or run out of time.
    pub(super) fn seats(&self) -> &[Seat] {
        match self {
            Self::Resign(seat) => std::slice::from_ref(seat),
            Self::Draw => &[],
            Self::Timeout(seats) => seats,
        }
    }

    /// The fixed word of the end that the event makes.
    pub(super) fn end(&self) -> &'static str {
        match self {
            Self::Resign(_) => "resign",
            Self::Draw => "agreed",
            Self::Timeout(_) => "time",
        }
    }
}

/// The canonical text.
impl fmt::Display for Event {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Resign(_) => "resign",
            Self::Draw => "draw",
            Self::Timeout(_) => "timeout",
        })?;
        self.seats().iter().try_for_each(|seat| write!(f, " {}", seat.0))
    }
}

fn event_texts(seats: u8) -> Vec<String> {
    (0..seats).map(|seat| format!("resign {seat}")).chain(["draw".to_owned()]).collect()
}

/// True if an entry of a log or record is a table event, such as a resignation.
pub fn is_event(text: &str, seats: u8) -> bool {
    matches!(Event::read(&tidy(text), seats), Ok(Some(_)))
}

/// Number of moves among entries of a log or record: all but the table events, by which no one plays.
pub fn count_moves(entries: &[String], seats: u8) -> usize {
    entries.iter().filter(|text| !is_event(text, seats)).count()
}
