//! Two at once, in every order in which their calls to the store can be cut into each other twice: one of them gets what
//! they want, the other a sentence, and nothing is done twice. And a great many presses at once, on all processors. What
//! a manager does is in the audit list if it is done, wherever the store fails.

mod audited;
mod pairs;
mod planned;
mod presses;
mod room;
mod votes;
mod winners;
