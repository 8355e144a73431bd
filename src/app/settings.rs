//! `/settings`: what a server wants, set by those who may manage it.

use super::house::limits;
use super::pace::Pace;
use super::panel::{one_of, plain, question, toggle};
use super::preferences::{THEMES, languages, themes};
use super::reply::{Answer, Choice, Message, Pick, Reply, Row, Stock};
use super::request::Caller;
use super::{App, Stop, terms};
use crate::game::{Arg, Options, Refusal};
use crate::store::preferences::{of_word, word};
use crate::store::servers::{Deed, Policy, Settings};
use crate::words::{self, Locale, say};

/// The highest limits that a server may set.
const HIGHEST: (u32, u32) = (50, 200);

impl App {
    /// `/settings` alone: the panel.
    pub(super) async fn show_settings(&self, caller: &Caller) -> Result<Answer, Stop> {
        let guild = manager(caller)?;
        let settings = self.store.settings(guild).await?;
        Ok(Answer::plain(Reply::Post(self.settings_page(&settings, "back", caller.locale))))
    }

    /// Sets one of them, writes down who did, and shows the panel anew.
    pub(super) async fn set_setting(
        &self,
        caller: &Caller,
        part: &str,
        values: &[String],
    ) -> Result<Answer, Stop> {
        let guild = manager(caller)?;
        let (name, locale) = (part.trim_end_matches(":ask"), caller.locale);
        if name != part {
            return Ok(question(&format!("settings:{name}"), &format!("setting-{name}"), locale));
        }
        let settings = if matches!(part, "more" | "back" | "ratings") {
            self.store.settings(guild).await?
        } else {
            let detail = values.join(" ").chars().take(200).collect();
            let deed = Deed { detail, ..self.deed(caller, guild, &format!("set-{part}")) };
            self.set(guild, &deed, |settings| self.change_setting(settings, part, values)).await?
        };
        Ok(Answer::plain(Reply::Update(self.settings_page(&settings, part, locale))))
    }

    /// Changes a server's settings, anew as long as somebody else was quicker, and gives them as they then are.
    pub(super) async fn set(
        &self,
        guild: u64,
        deed: &Deed,
        change: impl Fn(&mut Settings) -> Result<(), Stop>,
    ) -> Result<Settings, Stop> {
        loop {
            let before = self.store.settings(guild).await?;
            let mut settings = before.clone();
            change(&mut settings)?;
            if before == settings || self.store.set(before, settings.clone(), deed.clone()).await? {
                return Ok(settings);
            }
        }
    }

    /// A line for the audit list.
    pub(super) fn deed(&self, caller: &Caller, guild: u64, deed: &str) -> Deed {
        let (at, deed) = (self.clock.now(), deed.to_owned());
        Deed {
            guild,
            at,
            person: caller.person,
            deed,
            game: None,
            target: None,
            detail: String::new(),
        }
    }

    fn change_setting(
        &self,
        settings: &mut Settings,
        part: &str,
        values: &[String],
    ) -> Result<(), Stop> {
        let value = values.first().map_or("", String::as_str);
        match part {
            "channels" => {
                settings.channels = values.iter().filter_map(|id| id.parse().ok()).collect()
            }
            "games" => {
                settings.games =
                    values.iter().filter(|id| self.games.find(id).is_ok()).cloned().collect()
            }
            "policy" => settings.policy = of_word(&Policy::ALL, value).unwrap_or_default(),
            "casual" => settings.casual ^= true,
            "language" => {
                settings.locale =
                    Locale::ALL.map(Locale::code).contains(&value).then(|| value.to_owned())
            }
            "theme" => settings.theme = THEMES[1..].contains(&value).then(|| value.to_owned()),
            "pace" => settings.pace = Pace::read(value).map(|pace| pace.word().to_owned()),
            "rule-sets" => settings.rule_sets = self.some_rule_sets(value)?,
            "default" => settings.game = self.default_game(value)?,
            "limits" => {
                let (person, channel) = read_limits(value)?;
                (settings.most_per_person, settings.most_per_channel) =
                    (Some(person), Some(channel));
            }
            "odd" | "ranked" | "ages" | "weights" => terms::change(settings, part, value)?,
            _ => return Err(Refusal::new("unknown-button").into()),
        }
        Ok(())
    }

    /// Several of them, with commas between; a dash for all.
    fn some_rule_sets(&self, written: &str) -> Result<Vec<String>, Stop> {
        let parts = written.split([',', '、', ';']).map(|part| self.default_game(part));
        Ok(parts.collect::<Result<Vec<_>, _>>()?.into_iter().flatten().collect())
    }

    /// The canonical `game/preset` of what is written; a dash for none.
    fn default_game(&self, written: &str) -> Result<Option<String>, Stop> {
        if matches!(written.trim(), "-" | "") {
            return Ok(None);
        }
        let (entry, rules) = self.rule_set(written, "")?;
        let options = Options::read(entry.info, &rules)?;
        Ok(Some(format!("{}/{}", entry.info.id, options.named().name)))
    }

    /// The page on which a part stands.
    fn settings_page(&self, settings: &Settings, part: &str, locale: Locale) -> Message {
        let (text, panel) = match part {
            "ratings" | "odd" | "ranked" | "ages" | "weights" => {
                (terms::text(settings, locale), terms::page(settings, locale))
            }
            "more" | "language" | "theme" | "pace" | "default" | "limits" | "rule-sets" => {
                (text(settings, locale), second_page(settings, locale))
            }
            _ => (text(settings, locale), self.first_page(settings, locale)),
        };
        Message { panel, ..Message::private(text) }
    }

    fn first_page(&self, settings: &Settings, locale: Locale) -> Vec<Row> {
        let channels = Pick {
            key: "settings:channels".to_owned(),
            hint: say(locale, "setting-channels", &[]),
            from: Stock::Channels,
            chosen: settings.channels.iter().map(u64::to_string).collect(),
            several: true,
        };
        let game = |id: &str| Choice { name: words::game(locale, id), value: id.to_owned() };
        let games = Pick {
            key: "settings:games".to_owned(),
            hint: say(locale, "setting-games", &[]),
            from: Stock::These(self.games.0.iter().map(|entry| game(entry.info.id)).collect()),
            chosen: settings.games.clone(),
            several: true,
        };
        let policy = |word: &str| Choice {
            name: say(locale, &format!("policy-{word}"), &[]),
            value: word.to_owned(),
        };
        let policies = Policy::ALL.map(|(_, word)| policy(word)).to_vec();
        let chosen = word(&Policy::ALL, settings.policy);
        let buttons = vec![
            toggle("settings:casual", "setting-casual", settings.casual, locale),
            plain("settings:ratings", say(locale, "setting-ratings", &[])),
            plain("settings:more", say(locale, "setting-more", &[])),
        ];
        vec![
            Row::Menu(channels),
            Row::Menu(games),
            one_of("settings:policy", say(locale, "setting-policy", &[]), policies, chosen),
            Row::Buttons(buttons),
        ]
    }
}

/// What stands above the first two pages.
fn text(settings: &Settings, locale: Locale) -> String {
    let (person, channel) = limits(settings);
    let game = settings.game.clone().unwrap_or_else(|| say(locale, "panel-none", &[]));
    let barred = settings.barred.iter().copied().map(super::show::mention).collect();
    let args = [
        ("game", Arg::Text(game)),
        ("person", Arg::Number(i64::from(person))),
        ("channel", Arg::Number(i64::from(channel))),
        ("count", Arg::Number(settings.barred.len() as i64)),
        ("barred", Arg::Names(barred)),
    ];
    say(locale, "settings", &args)
}

fn second_page(settings: &Settings, locale: Locale) -> Vec<Row> {
    let pace = |word: &str| Choice {
        name: say(locale, &format!("choice-clock-{word}"), &[]),
        value: word.to_owned(),
    };
    let paces = Pace::ALL.map(|(_, word)| pace(word)).to_vec();
    let chosen = settings.pace.as_deref().unwrap_or(Pace::default().word());
    let does = |part: &str, name: &str| plain(&format!("settings:{part}"), say(locale, name, &[]));
    vec![
        languages("settings:language", settings.locale.as_deref(), locale),
        themes("settings:theme", settings.theme.as_deref(), locale),
        one_of("settings:pace", say(locale, "setting-pace", &[]), paces, chosen),
        Row::Buttons(vec![
            does("default:ask", "setting-default"),
            does("rule-sets:ask", "setting-rule-sets"),
            does("limits:ask", "setting-limits"),
            does("back", "setting-back"),
        ]),
    ]
}

/// The server of somebody who may manage it.
pub(super) fn manager(caller: &Caller) -> Result<u64, Refusal> {
    match caller.venue.guild {
        None => Err(Refusal::new("settings-need-server")),
        Some(_) if !caller.manages => Err(Refusal::new("settings-need-right")),
        Some(guild) => Ok(guild),
    }
}

/// Reads the two limits, as `10 50`.
fn read_limits(written: &str) -> Result<(u32, u32), Refusal> {
    let tidy = crate::game::tidy(written);
    let numbers: Vec<u32> =
        tidy.split([' ', ',', '/']).filter_map(|number| number.parse().ok()).collect();
    match numbers.as_slice() {
        [person, channel]
            if (1..=HIGHEST.0).contains(person) && (1..=HIGHEST.1).contains(channel) =>
        {
            Ok((*person, *channel))
        }
        _ => {
            let refusal = Refusal::new("bad-limits").text("written", written);
            Err(refusal.number("person", HIGHEST.0).number("channel", HIGHEST.1))
        }
    }
}
