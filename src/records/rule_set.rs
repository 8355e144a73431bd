//! The game and rule set of a text: in this program's own form, `game/preset key=value …`, or as
//! other programs leave it open.

use super::Assume;
use super::taken::Taken;
use crate::game::{Entry, Games, Key, Options, Record, Refusal, Setup, tidy};

/// The pairs that are no rules: how many seats, where that is not the preset's usual number, and the
/// revision of the rules, where it is not the present one.
const SEATS: &str = "seats=";
const REVISION: &str = "revision=";
/// The keys by which boards have their size and openings their name, in the games that have either.
const SIZE: &str = "size";
pub(super) const OPENING: &str = "opening";
/// Words by which other programs name renju, from its federation and its openings, and the preset.
const OF_RENJU: [&str; 6] = ["rif", "yamaguchi", "tarannikov", "taraguchi", "soos", "sakata"];
const RENJU: &str = "renju";

/// A game, its rule set and how many sit down to it.
pub(super) struct RuleSet {
    pub entry: &'static Entry,
    pub options: Options,
    pub seats: u8,
    /// The revision of the rules, where it is not the present one; a game need not have it.
    pub revision: Option<u16>,
    /// True if the text says the size of the board, also where it would be the same without that.
    has_size: bool,
}

impl RuleSet {
    /// Reads `game/preset key=value …`, with `seats=3` or `revision=1` among the pairs where it is needed.
    pub fn named(games: Games, text: &str) -> Option<Self> {
        let text = tidy(text);
        let (game, rules) = text.split_once('/')?;
        let entry = games.find(game).ok()?;
        let (rules, seats, revision) = apart(rules)?;
        let options = Options::read(entry.info, &rules).ok()?;
        let seats = seats.unwrap_or(options.named().seats.0);
        let revision = revision.filter(|given| *given != entry.info.revision);
        let has_size = says(&text, SIZE);
        Some(Self { entry, options, seats, revision, has_size })
    }

    /// The name that [`RuleSet::named`] reads.
    pub fn name(record: &Record, options: &Options) -> String {
        let seats = Some(record.seats).filter(|seats| *seats != options.named().seats.0);
        let seats = seats.map_or_else(String::new, |seats| format!(" {SEATS}{seats}"));
        let revision = record.revision.filter(|revision| *revision != options.revision());
        let revision = revision.map_or_else(String::new, |number| format!(" {REVISION}{number}"));
        format!("{}/{options}{seats}{revision}", record.game)
    }

    /// True if a text is nothing but a name by which people know a rule set, or the word of one of the assumed game's.
    pub fn is_name(games: Games, text: &str, assume: Assume<'_>) -> bool {
        let preset = |(entry, _): (&Entry, String)| {
            let name = tidy(text);
            entry.info.presets.iter().any(|preset| preset.name == name)
        };
        known(games, text, assume).is_some() || assumed(games, "", assume).is_ok_and(preset)
    }

    /// The rule set of a text without a name in this program's form: a name that people know it by, with the same pairs behind
    /// it, its own words for the rules, else the assumed one; on a board of this size, where the text gives one.
    ///
    /// # Errors
    /// No such game, no such rule set, or a board that the game does not have (`no-such-board`).
    pub fn foreign(
        games: Games,
        rules: &str,
        size: Option<u16>,
        assume: Assume<'_>,
    ) -> Result<Self, Vec<Refusal>> {
        let (plain, seats, revision) =
            apart(rules).unwrap_or_else(|| (rules.to_owned(), None, None));
        let (entry, text, seats, revision) = match known(games, &plain, assume) {
            Some((entry, text)) => (entry, text, seats, revision),
            None => {
                let (entry, text) = assumed(games, rules, assume).map_err(|why| vec![why])?;
                (entry, text, None, None)
            }
        };
        if let Some(why) = size.and_then(|size| unreadable(entry, &text, size)) {
            return Err(vec![why]);
        }
        let has_size = says(&text, SIZE);
        let size = size.map(|size| size.to_string());
        let text = with(entry, &with(entry, &text, OPENING, Some("none")), SIZE, size.as_deref());
        let options = Options::read(entry.info, &text)?;
        let seats = seats.unwrap_or(options.named().seats.0);
        let revision = revision.filter(|given| *given != entry.info.revision);
        Ok(Self { entry, options, seats, revision, has_size })
    }

    /// The number of lines of the board, where the game has boards of several; none of one without edges.
    pub fn lines(&self) -> Option<u16> {
        size_key(self.entry)?;
        self.options.value(SIZE).to_string().parse().ok()
    }

    /// The same for a file whose board has so many lines.
    ///
    /// # Errors
    /// These rules are for a board of another size (`size-differs`), on which points counted from the top are others.
    pub fn on_lines(self, lines: u16) -> Result<Self, Vec<Refusal>> {
        match self.lines().filter(|own| *own != lines) {
            Some(own) => {
                Err(vec![Refusal::new("size-differs").number("lines", lines).number("size", own)])
            }
            None => Ok(self),
        }
    }

    /// The same on the smallest board that has so many lines; as it is where no board has, and where the text says the size.
    pub fn with_lines(self, lines: u16) -> Self {
        let has = |text: &str| text.parse().is_ok_and(|size: u16| size >= lines);
        let fits = |set: &Self| set.has_size || has(&set.options.value(SIZE).to_string());
        let Some(key) = size_key(self.entry).filter(|_| !fits(&self)) else { return self };
        let Some(size) = key.spellings().into_iter().find(|size| has(size)) else { return self };
        let text = format!("{} {}={size}", self.options, SIZE);
        let options = Options::read(self.entry.info, &text).unwrap_or(self.options);
        Self { options, ..self }
    }

    /// A record by these rules, before its first action.
    ///
    /// # Errors
    /// Faults of the revision, of the seats, of the options together and of the set-up.
    pub fn begin(self, id: Option<String>, setup: Option<Setup>) -> Result<Taken, Vec<Refusal>> {
        let Self { entry, options, seats, revision, .. } = self;
        let (game, rules) = (entry.info.id.to_owned(), options.to_string());
        let table = entry.open_at(&rules, seats, setup.as_ref(), revision)?;
        let record = Record { id, game, revision, rules, seats, setup, ..Record::default() };
        Ok(Taken::new(table, record))
    }
}

/// The words of a text without the pairs that are no rules, and the seats and the revision that those give; none where one of
/// them is no number.
fn apart(text: &str) -> Option<(String, Option<u8>, Option<u16>)> {
    let number = |key: &str| text.split_whitespace().find_map(|word| word.strip_prefix(key));
    let is_rule = |word: &&str| !word.starts_with(SEATS) && !word.starts_with(REVISION);
    let rules: Vec<&str> = text.split_whitespace().filter(is_rule).collect();
    let seats = number(SEATS).map(str::parse::<u8>).transpose().ok()?;
    let revision = number(REVISION).map(str::parse::<u16>).transpose().ok()?;
    Some((rules.join(" "), seats, revision))
}

/// The rule set of a name that people know it by, with pairs behind it, where no other one is assumed.
fn known(games: Games, rules: &str, assume: Assume<'_>) -> Option<(&'static Entry, String)> {
    let find = assume.names.filter(|_| assume.game.is_empty() && assume.rules.is_empty())?;
    let (pairs, name): (Vec<&str>, Vec<&str>) =
        rules.split_whitespace().partition(|word| word.contains('='));
    let (entry, preset) = find(games, &name.join(" "))?;
    let preset = preset.unwrap_or(entry.info.presets[0].name);
    Some((entry, [vec![preset], pairs].concat().join(" ")))
}

/// The assumed rule set; where only a game is assumed, the text's own word for its rules.
fn assumed(
    games: Games,
    rules: &str,
    assume: Assume<'_>,
) -> Result<(&'static Entry, String), Refusal> {
    let entry = if assume.game.is_empty() { &games.0[0] } else { games.find(assume.game)? };
    let text = match assume.rules {
        "" => preset_in(entry, rules).unwrap_or(entry.info.presets[0].name),
        assumed => assumed,
    };
    Ok((entry, text.to_owned()))
}

/// The preset of the game that is the first word, or the beginning of one, in another program's name
/// for the rules, such as `Freestyle15_1`; of several the one with the longest name. A name without
/// any, such as `RIF`, may mean renju.
fn preset_in(entry: &'static Entry, rules: &str) -> Option<&'static str> {
    let rules = tidy(rules);
    let words = || rules.split(|c: char| !c.is_ascii_alphanumeric() && c != '-');
    let names = || entry.info.presets.iter().map(|preset| preset.name);
    let begins =
        |word: &str| names().filter(|name| word.starts_with(name)).max_by_key(|name| name.len());
    let is_renju = |word: &str| OF_RENJU.iter().any(|known| word.starts_with(known));
    let renju = || names().find(|name| *name == RENJU).filter(|_| words().any(is_renju));
    words().find_map(begins).or_else(renju)
}

/// The refusal of a record's board, with the sizes that can be read, where the game has none of so many lines and the rules
/// text does not say another size.
fn unreadable(entry: &Entry, rules: &str, lines: u16) -> Option<Refusal> {
    open_key(entry, rules, SIZE)?;
    let known = sizes(entry);
    let refusal = || Refusal::new("no-such-board").text("game", entry.info.id);
    let fits = known.contains(&lines.to_string());
    (!fits).then(|| refusal().number("lines", lines).names("known", known))
}

/// The numbers of lines that boards of a game may have.
pub(super) fn sizes(entry: &Entry) -> Vec<String> {
    let all = size_key(entry).map_or_else(Vec::new, Key::spellings);
    all.into_iter().filter(|size| size.parse::<u16>().is_ok()).collect()
}

/// The key by which the boards of a game have their size.
fn size_key(entry: &Entry) -> Option<&'static Key> {
    entry.info.keys.iter().find(|key| key.name == SIZE)
}

/// The rules text of a game that has openings, without one.
pub(super) fn without_opening(rules: &str) -> String {
    let is_opening = |word: &&str| word.split_once('=').is_some_and(|(key, _)| key == OPENING);
    let rest: Vec<&str> = rules.split(' ').filter(|word| !is_opening(word)).collect();
    format!("{} {OPENING}=none", rest.join(" "))
}

/// The rules text with one pair more, where the game has such a key and the text does not say it
/// already.
fn with(entry: &Entry, rules: &str, key: &str, value: Option<&str>) -> String {
    match value.filter(|_| open_key(entry, rules, key).is_some()) {
        Some(value) => format!("{rules} {key}={value}"),
        None => rules.to_owned(),
    }
}

/// The key of this name, where the game has it and the rules text does not say its value already.
fn open_key(entry: &Entry, rules: &str, name: &str) -> Option<&'static Key> {
    entry.info.keys.iter().find(|key| key.name == name && !says(rules, name))
}

/// True if a rules text gives a value to the key of this name.
fn says(rules: &str, name: &str) -> bool {
    tidy(rules).contains(&format!("{name}="))
}
