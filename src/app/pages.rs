//! Pages to read: leaderboard, profile, history, lists of games, rules, replays.

pub mod games;
pub mod history;
pub mod leaderboard;
pub mod profile;
pub mod replay;
pub mod rules;
pub mod rules_button;
