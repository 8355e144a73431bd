//! The crowd: everyone in a server who votes for the moves of one seat against a person.

use super::log::is_action;

/// The number in the place of a person at a seat that the crowd holds. Discord's ids are all above it, and so are the
/// numbers of players whose data were deleted.
pub const CROWD: u64 = 0;

/// Number of votes by turns whose voters are expected at the next one.
pub const EXPECTED_FROM: u32 = 3;

/// Fewest votes by which the crowd resigns or agrees to a draw, of which two thirds must want that.
const FEWEST_TO_END: usize = 5;

/// A vote for the next entry of a log, as it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vote {
    /// Person.
    pub person: u64,
    /// Canonical text of an action, or of the table event by which the crowd resigns or agrees to a draw.
    pub text: String,
    /// Interaction by which it was cast. A later one has a higher number.
    pub interaction: u64,
}

/// Votes of a turn, with those who are expected to vote.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Votes {
    /// Votes as they stand, one of each person.
    pub cast: Vec<Vote>,
    /// People who voted in the last [`EXPECTED_FROM`] turns; none where there were fewer.
    pub expected: Vec<u64>,
}

/// A choice with its number of votes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Count<'a> {
    text: &'a str,
    votes: usize,
    /// Interaction that made it so many.
    reached: u64,
}

impl Votes {
    /// Returns the choices, the one with most votes first; of equal ones, that which was first to reach its number.
    fn counts(&self) -> Vec<Count<'_>> {
        let mut counts: Vec<Count<'_>> = Vec::new();
        for Vote { text, interaction, .. } in &self.cast {
            match counts.iter_mut().find(|count| count.text == text) {
                Some(count) => {
                    count.votes += 1;
                    count.reached = count.reached.max(*interaction);
                }
                None => counts.push(Count { text, votes: 1, reached: *interaction }),
            }
        }
        counts.sort_by_key(|count| (std::cmp::Reverse(count.votes), count.reached));
        counts
    }

    /// Returns what the crowd has chosen; none where no one has voted for a move. `may_draw`: a draw is offered.
    pub fn choice(&self, may_draw: bool) -> Option<&str> {
        let all = self.cast.len();
        let ends = |count: &&Count<'_>| {
            let is_asked = may_draw || count.text != DRAW;
            !is_action(count.text) && is_asked && all >= FEWEST_TO_END && 3 * count.votes >= 2 * all
        };
        let counts = self.counts();
        let end = counts.iter().find(ends);
        end.or_else(|| counts.iter().find(|count| is_action(count.text))).map(|count| count.text)
    }

    /// True if the vote need not wait for its end: two thirds of those who are expected have voted, and the others cannot
    /// catch up with the move that leads.
    pub fn is_settled(&self) -> bool {
        let has_voted = |person: &&u64| self.cast.iter().any(|vote| vote.person == **person);
        let (expected, voted) =
            (self.expected.len(), self.expected.iter().filter(has_voted).count());
        let counts = self.counts();
        let Some(first) = counts.first().filter(|first| is_action(first.text)) else {
            return false;
        };
        let lead = first.votes - counts.get(1).map_or(0, |second| second.votes);
        expected > 0 && 3 * voted >= 2 * expected && lead > expected - voted
    }

    /// Returns the different choices in the order of their texts, which says nothing of their votes; none before there
    /// are two, since a single one would say how everyone has voted.
    pub fn proposals(&self) -> Vec<&str> {
        let mut texts: Vec<&str> = self.cast.iter().map(|vote| vote.text.as_str()).collect();
        texts.retain(|text| is_action(text));
        texts.sort_unstable();
        texts.dedup();
        if texts.len() < 2 { Vec::new() } else { texts }
    }

    /// Returns the result of a vote that has decided on this entry, with the length of the log after its step and the
    /// number of entries of that step.
    pub fn result(&self, entry: &str, entries: u32, step: u32) -> Voted {
        let counts = self.counts();
        let of = |text: &str| counts.iter().find(|count| count.text == text).map(|it| it.votes);
        let mut others = counts.iter().filter(|count| count.text != entry && is_action(count.text));
        let second = others.next().map(|count| (count.text.to_owned(), count.votes as u32));
        let votes = of(entry).unwrap_or_default() as u32;
        Voted { entries, step, votes, all: self.cast.len() as u32, second }
    }
}

/// Text of the event of an agreed draw.
const DRAW: &str = "draw";

/// Result of the last vote of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Voted {
    /// Length of the log after the step that was voted for; once it is longer, the result is of the past.
    pub entries: u32,
    /// Number of entries of that step; the first of them was voted for.
    pub step: u32,
    /// Number of votes for it; 0 where the votes were dropped, by a step that they did not decide.
    pub votes: u32,
    /// Number of all votes.
    pub all: u32,
    /// Move with most votes beside it, and their number.
    pub second: Option<(String, u32)>,
}

impl Voted {
    /// Returns the result of so many votes that a step, such as a take-back, has dropped.
    pub fn dropped(all: u32, entries: u32, step: u32) -> Self {
        Self { entries, step, votes: 0, all, second: None }
    }

    /// True if no vote was counted.
    pub fn is_dropped(&self) -> bool {
        self.votes == 0
    }

    /// True if another move had as many votes.
    pub fn is_tie(&self) -> bool {
        self.second.as_ref().is_some_and(|(_, votes)| *votes == self.votes)
    }

    /// Returns the text that the database keeps.
    pub fn word(&self) -> String {
        let Self { entries, step, votes, all, second } = self;
        let second = second.as_ref().map(|(text, votes)| format!(" {votes} {text}"));
        format!("{entries} {step} {votes} {all}{}", second.unwrap_or_default())
    }

    /// Reads such a text.
    pub fn read(text: &str) -> Option<Self> {
        let mut parts = text.splitn(6, ' ');
        let mut number = || parts.next().and_then(|number| number.parse().ok());
        let [entries, step, votes, all] = [(); 4].map(|()| number());
        let count = number();
        let second = parts.next().map(str::to_owned).zip(count);
        Some(Self { entries: entries?, step: step?, votes: votes?, all: all?, second })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::game::Event;

    fn votes(cast: &[(u64, &str, u64)], expected: &[u64]) -> Votes {
        let vote = |(person, text, interaction): &(u64, &str, u64)| Vote {
            person: *person,
            text: (*text).to_owned(),
            interaction: *interaction,
        };
        Votes { cast: cast.iter().map(vote).collect(), expected: expected.to_vec() }
    }

    #[test]
    fn the_first_to_reach_the_number_wins_a_tie() {
        let all = votes(&[(1, "h8", 10), (2, "i9", 11), (3, "i9", 12), (4, "h8", 13)], &[]);
        assert_eq!(all.choice(false), Some("i9"));
        let changed = votes(&[(1, "h8", 10), (2, "i9", 14), (3, "i9", 12), (4, "h8", 13)], &[]);
        assert_eq!(changed.choice(false), Some("h8"));
        assert_eq!(votes(&[], &[]).choice(false), None);
    }

    #[test]
    fn two_thirds_of_five_end_the_game() {
        let of = |ends: u64, text| {
            let vote = move |person| (person, if person <= ends { text } else { "h8" }, person);
            votes(&(1..=6).map(vote).collect::<Vec<_>>(), &[])
        };
        assert_eq!(of(4, "resign 1").choice(false), Some("resign 1"));
        assert_eq!(of(3, "resign 1").choice(false), Some("h8"));
        assert_eq!(of(4, DRAW).choice(true), Some(DRAW));
        assert_eq!(of(4, DRAW).choice(false), Some("h8"), "no one offers a draw");
        let few = votes(&[(1, "resign 1", 1), (2, "resign 1", 2)], &[]);
        assert_eq!(few.choice(false), None);
        assert_eq!(Event::Draw.to_string(), DRAW);
    }

    #[test]
    fn a_lead_that_no_one_catches_settles_a_vote() {
        let expected = [1, 2, 3, 4, 5, 6];
        let cast = [(1, "h8", 1), (2, "h8", 2), (3, "h8", 3), (4, "h8", 4)];
        assert!(!votes(&cast[..3], &expected).is_settled(), "half of them");
        assert!(votes(&cast, &expected).is_settled());
        assert!(!votes(&cast, &[]).is_settled(), "no one is expected");
        let close = [(1, "h8", 1), (2, "h8", 2), (3, "h8", 3), (4, "i9", 4)];
        assert!(!votes(&close, &expected).is_settled(), "two may come");
        let ends = cast.map(|(person, _, at)| (person, "resign 1", at));
        assert!(!votes(&ends, &expected).is_settled());
    }

    #[test]
    fn proposals_say_nothing_of_their_votes() {
        assert!(votes(&[(1, "i9", 1), (2, "i9", 2)], &[]).proposals().is_empty());
        let two = votes(&[(1, "i9", 1), (2, "i9", 2), (3, "h8", 3), (4, "resign 1", 4)], &[]);
        assert_eq!(two.proposals(), ["h8", "i9"]);
    }

    #[test]
    fn results_are_read_as_they_are_written() {
        let all = votes(&[(1, "place b3 on 4", 1), (2, "h8", 2), (3, "h8", 3)], &[]);
        let result = all.result("h8", 12, 1);
        assert_eq!((result.votes, result.all), (2, 3));
        assert_eq!(result.second, Some(("place b3 on 4".to_owned(), 1)));
        assert!(!result.is_tie() && !result.is_dropped());
        assert_eq!(Voted::read(&result.word()), Some(result));
        let tie = votes(&[(1, "h8", 1), (2, "i9", 2)], &[]).result("h8", 1, 1);
        assert!(tie.is_tie() && !tie.is_dropped());
        let dropped = Voted::dropped(3, 12, 1);
        assert_eq!(Voted::read(&dropped.word()), Some(dropped.clone()));
        assert!(dropped.is_dropped() && !dropped.is_tie());
        let alone = votes(&[(1, "h8", 1)], &[]).result("h8", 1, 1);
        assert_eq!(Voted::read(&alone.word()), Some(alone));
        assert_eq!((Voted::read(""), Voted::read("1 2 3")), (None, None));
    }
}
