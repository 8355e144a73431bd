//! Closed sets whose members have fixed words, in commands, custom ids and the database.

/// Returns the word of a member.
pub fn word<T: Copy + PartialEq>(list: &[(T, &'static str)], one: T) -> &'static str {
    list.iter().find(|(known, _)| *known == one).map_or("", |(_, word)| word)
}

/// Returns the member with this word.
pub fn of_word<T: Copy>(list: &[(T, &'static str)], word: &str) -> Option<T> {
    list.iter().find(|(_, known)| *known == word).map(|(one, _)| *one)
}
