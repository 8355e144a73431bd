//! Messages: everything a person reads, from the board to the components of a panel.
//!
//! Nothing here changes a game; store access is read-only.

pub mod agreed_line;
pub mod board_message;
pub mod challenge_message;
pub mod clock_line;
pub(crate) mod company;
pub(crate) mod crowd_lines;
pub(crate) mod decided;
pub mod emoji;
pub mod event_message;
pub(crate) mod event_table;
pub mod form;
pub(crate) mod game_choice;
pub mod game_title;
pub(crate) mod hill_message;
pub mod layout;
pub mod machine_name;
pub(crate) mod move_numbers;
pub mod next_game;
pub mod note_lines;
pub mod offer_line;
pub mod outcome_line;
pub mod panel;
pub mod permission_note;
pub(crate) mod plan_lines;
pub(crate) mod puzzle_message;
pub mod rating_lines;
pub mod reply;
pub mod seat_labels;
pub(crate) mod set_line;
pub mod titles;
pub(crate) mod unwon_match;
pub mod view;
pub mod week_message;
