//! Pages to read: leaderboard, profile, history, lists of games, rules, openings, replays, reviews, a board to try moves
//! on, lessons, puzzles, files of events.

pub(crate) mod event_files;
mod game_record;
pub mod games;
pub mod history;
pub mod leaderboard;
pub mod lessons;
pub(crate) mod month_lists;
pub mod openings;
mod openings_of_person;
pub mod openings_way;
pub mod profile;
pub mod puzzle;
pub mod replay;
mod replay_steps;
pub mod review;
mod review_page;
pub mod rules;
pub mod rules_button;
pub(crate) mod try_out;
