//! The text of an SGF file as nodes with properties, as far as its main line goes.

/// The most nodes that are read.
pub(super) const MOST_NODES: usize = 10_000;

/// A node: its properties in order, each with its values.
#[derive(Debug, Default)]
pub(super) struct Node(Vec<(String, Vec<String>)>);

impl Node {
    /// The values of a property.
    pub fn values(&self, property: &str) -> impl Iterator<Item = &str> {
        let all = self.0.iter().filter(move |(name, _)| name == property);
        all.flat_map(|(_, values)| values.iter().map(String::as_str))
    }

    /// The first value of a property.
    pub fn text(&self, property: &str) -> Option<String> {
        self.values(property).next().map(str::to_owned)
    }

    /// The node's moves, each by the property `B` or `W` and its point. The standard allows one, but
    /// some programs write a move of either colour into a node.
    pub fn moves(&self) -> impl Iterator<Item = (&str, &str)> {
        let moves = self.0.iter().filter(|(name, _)| name == "B" || name == "W");
        moves.map(|(name, values)| (name.as_str(), values.first().map_or("", String::as_str)))
    }

    /// The properties without a name that is known by its capitals, as they are written, each with its first value.
    pub fn nameless(&self) -> impl Iterator<Item = String> {
        let has_capital = |name: &str| name.bytes().any(|b| b.is_ascii_uppercase());
        let nameless = self.0.iter().filter(move |(name, _)| !has_capital(name));
        let first = |values: &[String]| values.first().cloned().unwrap_or_default();
        nameless.map(move |(name, values)| format!("{name}[{}]", first(values)))
    }

    /// Exchanges the colours: of moves, of the players' names and of the result.
    pub fn exchange(&mut self) {
        for (name, values) in &mut self.0 {
            let other = EXCHANGED.iter().find_map(|(one, other)| match name.as_str() {
                known if known == *one => Some(*other),
                known if known == *other => Some(*one),
                _ => None,
            });
            if let Some(other) = other {
                *name = other.to_owned();
            }
            if name.as_str() == "RE" {
                values.iter_mut().for_each(|result| *result = exchanged(result));
            }
        }
    }
}

/// The properties of one colour with those of the other.
const EXCHANGED: [(&str, &str); 2] = [("B", "W"), ("PB", "PW")];

/// A result with the other winner; one that names none stays.
fn exchanged(result: &str) -> String {
    let result = result.trim_start();
    match result.split_once('+') {
        Some(("B" | "b", how)) => format!("W+{how}"),
        Some(("W" | "w", how)) => format!("B+{how}"),
        _ => result.to_owned(),
    }
}

/// The nodes of the main line, and true if all of it has been read. It goes along the first branch
/// everywhere, so it ends where the first branch does.
pub(super) fn main_line(text: &str) -> (Vec<Node>, bool) {
    let mut nodes: Vec<Node> = Vec::new();
    let mut name = Name::default();
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            ')' if !nodes.is_empty() => return (nodes, true),
            ';' if nodes.len() == MOST_NODES => break,
            ';' => {
                nodes.push(Node::default());
                name = Name::default();
            }
            'A'..='Z' => name.capitals.push(letter),
            'a'..='z' => name.small.push(letter),
            '[' => {
                let value = value(&mut letters);
                if let Some(node) = nodes.last_mut() {
                    put(node, std::mem::take(&mut name), value);
                }
            }
            _ => {}
        }
    }
    (nodes, false)
}

/// The letters before a value.
#[derive(Default)]
struct Name {
    capitals: String,
    small: String,
}

impl Name {
    /// The name of the property. FF[3] wrote names out, with small letters that do not count: `Black[hh]`. Without any
    /// capital, one or two letters are read as such: `b[hh]`.
    fn property(self) -> String {
        match (self.capitals.is_empty(), self.small.len()) {
            (true, 1 | 2) => self.small.to_ascii_uppercase(),
            (true, _) => self.small,
            (false, _) => self.capitals,
        }
    }
}

/// Adds a value to a property, or a further one to the last property where no name precedes it.
fn put(node: &mut Node, name: Name, value: String) {
    let name = name.property();
    match node.0.last_mut() {
        Some((_, values)) if name.is_empty() => values.push(value),
        _ => node.0.push((name, vec![value])),
    }
}

/// A value up to its bracket: a backslash takes what follows as it is, and takes a line break away.
fn value(letters: &mut std::str::Chars<'_>) -> String {
    let mut value = String::new();
    while let Some(letter) = letters.next() {
        match letter {
            ']' => break,
            '\\' => value.extend(letters.next().filter(|escaped| *escaped != '\n')),
            other => value.push(other),
        }
    }
    value
}

/// A text as a value.
pub(super) fn escape(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(letter, ']' | '\\') {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}
