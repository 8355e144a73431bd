//! Panels: messages for one person alone whose buttons and menus set something. A part's key says what it does, in
//! words with colons between them; the first word names the panel.

use super::reply::{Answer, Choice, Look, Message, Pick, Question, Reply, Row, Stock, Switch};
use super::request::Caller;
use super::{App, Stop};
use crate::game::Refusal;
use crate::words::{Locale, say};

/// Whether this part of a panel opens a form, which cannot follow a promise.
pub fn opens_form(key: &str) -> bool {
    key.ends_with(":ask")
}

impl App {
    /// What a part of a panel does.
    pub(super) async fn panel(
        &self,
        caller: &Caller,
        key: &str,
        values: &[String],
    ) -> Result<Answer, Stop> {
        let (panel, part) = key.split_once(':').unwrap_or((key, ""));
        match panel {
            "preferences" => self.set_preference(caller, part, values).await,
            "settings" => self.set_setting(caller, part, values).await,
            "season" => self.close_season(caller, part).await,
            "games" => self.turn_page(caller, part).await,
            "privacy" => self.privacy_part(caller, part).await,
            "play" => self.play_confirmed(caller, part).await,
            _ => Err(Refusal::new("unknown-button").into()),
        }
    }
}

/// What is shown in the place of a panel that has done its work.
pub(super) fn done(caller: &Caller) -> Answer {
    Answer::plain(Reply::Update(Message::private(say(caller.locale, "panel-done", &[]))))
}

/// A button that shows whether something is on, and turns it over.
pub(super) fn toggle(key: &str, name: &str, on: bool, locale: Locale) -> Switch {
    let state = say(locale, if on { "panel-on" } else { "panel-off" }, &[]);
    let label = format!("{}: {state}", say(locale, name, &[]));
    Switch { key: key.to_owned(), label, look: if on { Look::On } else { Look::Plain } }
}

/// A button that does something.
pub(super) fn plain(key: &str, label: String) -> Switch {
    Switch { key: key.to_owned(), label, look: Look::Plain }
}

/// A menu of which one thing is chosen, and which shows the one that is.
pub(super) fn one_of(key: &str, hint: String, choices: Vec<Choice>, chosen: &str) -> Row {
    let (from, chosen) = (Stock::These(choices), vec![chosen.to_owned()]);
    Row::Menu(Pick { key: key.to_owned(), hint, from, chosen, several: false })
}

/// Opens the form behind a button.
pub(super) fn question(key: &str, name: &str, locale: Locale) -> Answer {
    Answer::plain(Reply::Question(Question {
        key: key.to_owned(),
        title: say(locale, name, &[]),
        label: say(locale, &format!("{name}-label"), &[]),
        example: say(locale, &format!("{name}-example"), &[]),
    }))
}
