//! PostgreSQL's text of a statement: its placeholders are `$1`, `$2`, …, and its planner takes no hints, which are the name
//! of an index, and CROSS JOIN in the place of JOIN (<https://www.sqlite.org/optoverview.html#manual_control_of_query_plans_using_cross_join>).
//! Text between `/*+` and `*/` is for PostgreSQL alone, and a comment to SQLite.

use tokio_postgres::types::Type;

/// Makes of a statement as the store writes it the one that PostgreSQL reads.
pub fn postgres(sql: &str) -> String {
    let mut text = String::with_capacity(sql.len());
    let mut parts = sql.split(" INDEXED BY ");
    text.extend(parts.next());
    for part in parts {
        text.push_str(part.trim_start_matches(|sign: char| sign.is_alphanumeric() || sign == '_'));
    }
    text.replace("CROSS JOIN", "JOIN").replace('?', "$").replace("/*+", "").replace("*/", "")
}

/// Types of the placeholders that a statement does not have, though it has one of a higher number: those of a number.
pub fn types(sql: &str) -> Vec<Type> {
    let number = |part: &str| {
        let digits = part.chars().take_while(char::is_ascii_digit).collect::<String>();
        digits.parse::<usize>().ok()
    };
    let used: Vec<usize> = sql.split('?').skip(1).filter_map(number).collect();
    let most = used.iter().max().copied().unwrap_or(0);
    let of = |number| if used.contains(&number) { Type::UNKNOWN } else { Type::INT8 };
    (1..=most).map(of).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn hints_go_and_placeholders_are_the_servers() {
        let sql = "SELECT id FROM games INDEXED BY games_guild WHERE guild = ?1 LIMIT ?12";
        assert_eq!(postgres(sql), "SELECT id FROM games WHERE guild = $1 LIMIT $12");
        assert_eq!(postgres("SELECT 1 /*+ FOR UPDATE */"), "SELECT 1  FOR UPDATE ");
    }

    #[test]
    fn values_that_a_statement_does_not_use_have_a_type() {
        let types = types("SELECT ?1 WHERE ?4 = ?1");
        assert_eq!(types, [Type::UNKNOWN, Type::INT8, Type::INT8, Type::UNKNOWN]);
    }
}
