//! One table: how each request is answered.

use super::forms;
use super::spec::{Spec, Visibility};
use crate::app::input::arguments::Arguments;
use crate::app::input::request::{ButtonAction, RequestKind};
use crate::app::output::panel;
use crate::app::output::reply::Delivery;

/// Manner in which a request is answered.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Manner {
    /// Way in which the usual answer reaches the channel. Refusals and confirmations are new
    /// ephemeral messages.
    pub delivery: Delivery,
    /// True if the usual answer is ephemeral.
    pub ephemeral: bool,
    /// True if the response may be deferred: neither a modal nor choices can follow a deferred
    /// response.
    pub deferrable: bool,
    /// True if the request counts for the caller's rate limit.
    pub rate_limited: bool,
}

const EDIT: Manner =
    Manner { delivery: Delivery::Edit, ephemeral: false, deferrable: true, rate_limited: false };
const POST: Manner = Manner { delivery: Delivery::Post, ..EDIT };
const MODAL: Manner = Manner { delivery: Delivery::Modal, deferrable: false, ..EDIT };
const CHOICES: Manner = Manner { delivery: Delivery::Choices, ..MODAL };
const PAGE: Manner = Manner { rate_limited: true, ..EDIT };

/// Returns the manner in which a request is answered.
pub fn manner(request: &RequestKind) -> Manner {
    match request {
        RequestKind::Command { name, arguments } => {
            super::spec(name).map_or(POST, |spec| of_command(spec, arguments))
        }
        RequestKind::ShowPage(_) | RequestKind::StepReplay { .. } => PAGE,
        RequestKind::OpenChallenge(_) => Manner { rate_limited: true, ..MODAL },
        RequestKind::SubmitForm { key, .. } if forms::is_private(key) => {
            Manner { ephemeral: true, ..POST }
        }
        RequestKind::SubmitForm { .. } => POST,
        // The form that a press opens may keep its key: what is typed there comes as a value.
        RequestKind::Panel { key, values } if values.is_empty() && panel::opens_modal(key) => MODAL,
        RequestKind::Panel { key, .. } if panel::posts(key) => {
            Manner { rate_limited: true, ..POST }
        }
        RequestKind::Panel { key, .. } if panel::posts_privately(key) => {
            Manner { ephemeral: true, rate_limited: true, ..POST }
        }
        RequestKind::Panel { key, .. } if panel::is_costly(key) => PAGE,
        RequestKind::Press { verb, .. } => of_button(*verb),
        RequestKind::Panel { .. }
        | RequestKind::SelectMove { .. }
        | RequestKind::SubmitMove { .. } => EDIT,
        RequestKind::Autocomplete(_) => CHOICES,
    }
}

/// Returns the command of those who manage a server on whose permissions a request depends: the command itself, or a part
/// of its panels.
pub fn managers_command(request: &RequestKind) -> Option<&'static str> {
    match request {
        RequestKind::Command { name, .. } => {
            super::spec(name).filter(|spec| spec.managers_only).map(|spec| spec.name)
        }
        RequestKind::Panel { key, .. } => panel::is_of_managers(key).then_some("settings"),
        _ => None,
    }
}

fn of_command(spec: &Spec, arguments: &Arguments) -> Manner {
    let ephemeral = match spec.visibility {
        Visibility::Public => false,
        Visibility::Ephemeral => true,
        Visibility::EphemeralWith(flag) => arguments.flag(flag) == Some(true),
    };
    Manner { delivery: spec.delivery, ephemeral, rate_limited: spec.rate_limited, ..POST }
}

/// Returns the manner of a button. A new game is a message of its own, and the board of the old one
/// stays.
fn of_button(action: ButtonAction) -> Manner {
    match action {
        ButtonAction::Again(_) | ButtonAction::Next(_) => POST,
        ButtonAction::Move
        | ButtonAction::MoveOn
        | ButtonAction::Offer
        | ButtonAction::Guess
        | ButtonAction::Plan
        | ButtonAction::Vote => MODAL,
        ButtonAction::Draw | ButtonAction::Takeback | ButtonAction::AskHints => {
            Manner { rate_limited: true, ..POST }
        }
        // The first review of a game takes long: whoever waits for it sees that it is being made.
        ButtonAction::Review => Manner { ephemeral: true, rate_limited: true, ..POST },
        ButtonAction::Rules
        | ButtonAction::Replay
        | ButtonAction::ReviewBack
        | ButtonAction::ReviewForth
        | ButtonAction::Share
        | ButtonAction::Openings
        | ButtonAction::Try
        | ButtonAction::Hint => PAGE,
        _ => EDIT,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_panel(key: &str, values: &[&str]) -> Manner {
        let values = values.iter().map(|value| (*value).to_owned()).collect();
        manner(&RequestKind::Panel { key: key.to_owned(), values })
    }

    #[test]
    fn a_review_is_promised_as_a_message_of_its_own_and_turned_in_place() {
        let first = of_button(ButtonAction::Review);
        assert_eq!((first.delivery, first.ephemeral), (Delivery::Post, true));
        assert!(first.deferrable && first.rate_limited);
        assert_eq!(of_button(ButtonAction::ReviewForth), PAGE);
    }

    /// Presses are three times as many as commands.
    #[test]
    fn a_press_that_costs_as_much_as_a_command_counts_as_one() {
        for key in ["privacy:export", "event:3:files", "ladder:gomoku:1", "which:hill:"] {
            assert!(of_panel(key, &[]).rate_limited, "{key}");
        }
        assert!(!of_panel("privacy:delete", &[]).rate_limited);
    }

    /// A form may have the key of the button that opens it.
    #[test]
    fn what_is_typed_may_take_longer_than_the_press_before_it() {
        for key in ["lesson:3:ask", "try:1:2:-:ask", "puzzle:fours.7:ask", "daily:fours.7:ask"] {
            assert_eq!(of_panel(key, &[]), MODAL, "{key}");
            assert!(of_panel(key, &["h8"]).deferrable, "{key}");
        }
        assert_eq!(of_panel("lesson:3:ask", &["h8"]), EDIT);
        let of_the_day = of_panel("daily:fours.7:ask", &["h8"]);
        assert_eq!((of_the_day.delivery, of_the_day.ephemeral), (Delivery::Post, true));
    }
}
