//! The list of games and its entries, from which tables are made.

use super::erased::{DynGame, Erased};
use super::{GameInfo, Guide, Hints, Options, Pool, Refusal, Setup, Table};
use std::fmt;
use std::sync::Arc;

/// A list of games; everything that must know the games is handed one.
#[derive(Clone, Copy)]
pub struct Games(pub &'static [Entry]);

/// One game of the list.
#[derive(Clone, Copy)]
pub struct Entry {
    /// The game described as data.
    pub info: &'static GameInfo,
    /// The page about a rule set (see [`Hints::guide`]).
    pub guide: fn(&Options) -> Guide,
    start: Start,
    pool: fn(&Options, u8) -> Pool,
}

/// Makes a game from its options, its seat count and its set-up.
type Start = fn(&Options, u8, Option<&Setup>) -> Result<Arc<dyn DynGame>, Vec<Refusal>>;

/// The entry by which a game joins the list.
pub const fn entry<G: Hints>() -> Entry {
    Entry {
        info: const { &G::INFO },
        guide: G::guide,
        start: |options, seats, setup| {
            let game = match setup {
                None => G::new(options, seats)?,
                Some(setup) => G::set_up(options, seats, setup)?,
            };
            Ok(Arc::new(Erased(game)))
        },
        pool: G::pool,
    }
}

impl Games {
    /// The game with this id.
    ///
    /// # Errors
    /// `no-such-game`, with the id that is probably meant.
    pub fn find(&self, id: &str) -> Result<&'static Entry, Refusal> {
        self.0.iter().find(|entry| entry.info.id == id).ok_or_else(|| {
            let ids = self.0.iter().map(|entry| entry.info.id);
            let near = super::nearest(id, ids.clone());
            let known = ids.map(str::to_owned).collect();
            Refusal::new("no-such-game")
                .text("written", id)
                .text("nearest", near)
                .names("known", known)
        })
    }
}

impl Entry {
    /// A table with a new game, or one from a set-up position.
    ///
    /// # Errors
    /// All faults of the seat count, of the options together and of the set-up.
    pub fn start(
        &self,
        options: &Options,
        seats: u8,
        setup: Option<&Setup>,
    ) -> Result<Table, Vec<Refusal>> {
        let (fewest, most) = options.named().seats;
        if options.named().takes(seats) {
            return Ok(Table::new(self.info, (self.start)(options, seats, setup)?, seats));
        }
        let rule_set = format!("{}/{}", self.info.id, options.named().name);
        let count = Refusal::new("seat-count").text("preset", rule_set).number("seats", seats);
        let count = count.number("fewest", fewest).number("most", most);
        // Options that exclude each other are reported as well.
        let others = (self.start)(options, seats.clamp(fewest, most), None).err();
        Err([count].into_iter().chain(others.unwrap_or_default()).collect())
    }

    /// The ratings that a result under this rule set counts for.
    pub fn pool(&self, options: &Options, seats: u8) -> Pool {
        (self.pool)(options, seats)
    }

    /// The preset that comes after this one in the course.
    pub fn after(&self, preset: &str) -> Option<&'static str> {
        let place = self.info.course.iter().position(|known| *known == preset)?;
        self.info.course.get(place + 1).copied()
    }

    /// A table with a new game by its rules text.
    ///
    /// # Errors
    /// All faults of the text and of the rule set that can be read from it.
    pub fn open(&self, rules: &str, seats: u8) -> Result<Table, Vec<Refusal>> {
        self.open_at(rules, seats, None, None)
    }

    /// A table by its rules text, from a set-up and under an older revision where they are given.
    ///
    /// # Errors
    /// As [`Entry::open`], `no-such-revision`, and all faults of the set-up.
    pub fn open_at(
        &self,
        rules: &str,
        seats: u8,
        setup: Option<&Setup>,
        revision: Option<u16>,
    ) -> Result<Table, Vec<Refusal>> {
        let (options, mut faults) = Options::read_through(self.info, rules)?;
        let revision = revision.unwrap_or(self.info.revision);
        if !(1..=self.info.revision).contains(&revision) {
            let fault = Refusal::new("no-such-revision").number("revision", revision);
            faults.push(fault.number("known", self.info.revision));
        }
        self.start_with_faults(faults, &options.at_revision(revision), seats, setup)
    }

    /// As [`Entry::start`], for options that were read with these faults: a table only where there
    /// are none.
    ///
    /// # Errors
    /// The given faults and those of [`Entry::start`].
    pub fn start_with_faults(
        &self,
        mut faults: Vec<Refusal>,
        options: &Options,
        seats: u8,
        setup: Option<&Setup>,
    ) -> Result<Table, Vec<Refusal>> {
        let started = self.start(options, seats, setup);
        faults.extend(started.as_ref().err().cloned().unwrap_or_default());
        if faults.is_empty() { started } else { Err(faults) }
    }
}

impl fmt::Debug for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Entry({})", self.info.id)
    }
}
