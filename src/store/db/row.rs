//! Values that come out of a statement.

use std::cell::Cell;
use std::fmt;

use tokio_postgres::types::{FromSql as FromServer, Type as ServerType};

use super::{FromSql, Result, Type, Value, ValueRef};

/// A row of an answer.
pub enum Row<'r> {
    /// The row at which SQLite stands, and the number after the column that was read last.
    Sqlite(&'r rusqlite::Row<'r>, Cell<usize>),
    /// A row that PostgreSQL has sent.
    Postgres(&'r tokio_postgres::Row),
}

/// A column: its number from 0, or its name.
pub trait Column: tokio_postgres::row::RowIndex + fmt::Display + Copy {
    /// Returns its number in a row of SQLite. `next` is the number after the column that was read last, and becomes that
    /// after this one.
    ///
    /// # Errors
    /// There is no such column.
    fn number(self, row: &rusqlite::Row<'_>, next: &Cell<usize>) -> Result<usize>;
}

impl Column for usize {
    fn number(self, _: &rusqlite::Row<'_>, _: &Cell<usize>) -> Result<usize> {
        Ok(self)
    }
}

impl Column for &str {
    /// Looks for the name from the next column on, since SQLite asks for a comparison with each name before it, and a
    /// game has fifty.
    fn number(self, row: &rusqlite::Row<'_>, next: &Cell<usize>) -> Result<usize> {
        let (names, next_one) = (row.as_ref(), next.get());
        let is_named = |number: &usize| names.column_name(*number).is_ok_and(|name| name == self);
        let found = (next_one..names.column_count()).chain(0..next_one).find(is_named);
        let number = found.ok_or_else(|| rusqlite::Error::InvalidColumnName(self.to_owned()))?;
        next.set(number + 1);
        Ok(number)
    }
}

impl Row<'_> {
    /// Returns a column's value.
    ///
    /// # Errors
    /// There is no such column, or its value is of another kind.
    pub fn get<I: Column, T: FromSql>(&self, column: I) -> Result<T> {
        match self {
            Self::Sqlite(row, next) => Ok(row.get(column.number(row, next)?)?),
            Self::Postgres(_) => {
                let value = self.get_ref(column)?;
                Ok(T::column_result(value).map_err(|error| misread(column, value, error))?)
            }
        }
    }

    /// Returns a text without a copy of it.
    ///
    /// # Errors
    /// There is no such column, or it holds no text.
    pub fn text(&self, column: impl Column) -> Result<&str> {
        let value = self.get_ref(column)?;
        Ok(value.as_str().map_err(|error| misread(column, value, error))?)
    }

    /// True if a column holds nothing.
    ///
    /// # Errors
    /// There is no such column.
    pub fn is_null(&self, column: impl Column) -> Result<bool> {
        Ok(self.get_ref(column)? == ValueRef::Null)
    }

    /// Returns all values of the row.
    ///
    /// # Errors
    /// A value is of no kind that SQLite has.
    pub fn values(&self) -> Result<Vec<Value>> {
        let columns = match self {
            Self::Sqlite(row, _) => row.as_ref().column_count(),
            Self::Postgres(row) => row.len(),
        };
        (0..columns).map(|column| self.get(column)).collect()
    }

    /// Returns a column's value without a copy of it. An error where there is no such column, or its value is of no kind
    /// that SQLite has.
    fn get_ref<I: Column>(&self, column: I) -> Result<ValueRef<'_>> {
        match self {
            Self::Sqlite(row, next) => Ok(row.get_ref(column.number(row, next)?)?),
            Self::Postgres(row) => {
                Ok(row.try_get::<_, Option<Raw>>(column)?.map_or(ValueRef::Null, |raw| raw.0))
            }
        }
    }
}

fn misread(
    column: impl fmt::Display,
    value: ValueRef<'_>,
    error: rusqlite::types::FromSqlError,
) -> rusqlite::Error {
    let cause = format!("column {column}: {error}");
    rusqlite::Error::FromSqlConversionFailure(0, value.data_type(), cause.into())
}

/// A value of PostgreSQL as one of SQLite's kinds.
struct Raw<'r>(ValueRef<'r>);

impl<'r> FromServer<'r> for Raw<'r> {
    fn from_sql(
        kind: &ServerType,
        bytes: &'r [u8],
    ) -> std::result::Result<Self, Box<dyn std::error::Error + Sync + Send>> {
        Ok(Self(match *kind {
            ServerType::INT8 => ValueRef::Integer(i64::from_sql(kind, bytes)?),
            ServerType::INT4 => ValueRef::Integer(i32::from_sql(kind, bytes)?.into()),
            ServerType::BOOL => ValueRef::Integer(bool::from_sql(kind, bytes)?.into()),
            ServerType::NUMERIC => ValueRef::Integer(integer(bytes)?),
            ServerType::FLOAT8 => ValueRef::Real(f64::from_sql(kind, bytes)?),
            ServerType::BYTEA => ValueRef::Blob(bytes),
            ServerType::VOID => ValueRef::Null,
            _ => ValueRef::Text(<&str>::from_sql(kind, bytes)?.as_bytes()),
        }))
    }

    fn accepts(kind: &ServerType) -> bool {
        matches!(
            *kind,
            ServerType::INT8
                | ServerType::INT4
                | ServerType::BOOL
                | ServerType::NUMERIC
                | ServerType::FLOAT8
                | ServerType::BYTEA
                | ServerType::VOID
        ) || <&str as FromServer>::accepts(kind)
    }
}

/// Reads a whole number of type `numeric`, which sums of integers are: a header of four 16-bit numbers (digits, weight of
/// the first, sign, scale) and the digits to the base 10,000 (`numeric_send` in PostgreSQL's `numeric.c`).
fn integer(bytes: &[u8]) -> std::result::Result<i64, String> {
    let words: Vec<u16> =
        bytes.chunks_exact(2).map(|pair| u16::from_be_bytes([pair[0], pair[1]])).collect();
    let [count, weight, sign, scale, digits @ ..] = words.as_slice() else {
        return Err("a number without its header".into());
    };
    if *scale != 0 || *count as usize != digits.len() || !matches!(sign, 0 | 0x4000) {
        return Err("a number that is not whole".into());
    }
    let power = |place: usize| u32::from(*weight).checked_sub(place as u32);
    let sum = digits.iter().enumerate().try_fold(0_i64, |sum, (place, digit)| {
        let part = 10_000_i64.checked_pow(power(place)?)?.checked_mul(i64::from(*digit))?;
        sum.checked_add(part)
    });
    let sum = sum.ok_or("a number above 64 bits")?;
    Ok(if *sign == 0 { sum } else { -sum })
}

/// Rows of an answer, one after the other.
pub enum Rows<'s> {
    /// Rows that SQLite computes one by one.
    Sqlite(rusqlite::Rows<'s>),
    /// Rows that PostgreSQL has sent, and the number of the next one.
    Postgres(Vec<tokio_postgres::Row>, usize),
}

impl Rows<'_> {
    /// Returns the next row, if there is one.
    ///
    /// # Errors
    /// As the engine says.
    #[allow(clippy::should_implement_trait, reason = "a row borrows from the rows")]
    pub fn next(&mut self) -> Result<Option<Row<'_>>> {
        match self {
            Self::Sqlite(rows) => Ok(rows.next()?.map(|row| Row::Sqlite(row, Cell::new(0)))),
            Self::Postgres(rows, next) => {
                *next += 1;
                Ok(rows.get(*next - 1).map(Row::Postgres))
            }
        }
    }
}

/// The error for a column that holds a word of no closed set.
pub fn no_word(word: &str) -> super::Error {
    rusqlite::Error::InvalidColumnType(0, word.to_owned(), Type::Text).into()
}

#[cfg(test)]
mod tests {
    use super::integer;

    fn numeric(words: &[u16]) -> Vec<u8> {
        words.iter().flat_map(|word| word.to_be_bytes()).collect()
    }

    #[test]
    fn sums_are_read_as_whole_numbers() {
        assert_eq!(integer(&numeric(&[0, 0, 0, 0])), Ok(0));
        assert_eq!(integer(&numeric(&[1, 0, 0, 0, 7])), Ok(7));
        assert_eq!(integer(&numeric(&[2, 1, 0x4000, 0, 12, 345])), Ok(-120_345));
        assert_eq!(integer(&numeric(&[1, 2, 0, 0, 3])), Ok(300_000_000), "zeros are left out");
        assert!(integer(&numeric(&[1, 0, 0, 2, 7])).is_err());
        assert!(integer(&numeric(&[1, 9, 0, 0, 7])).is_err());
        assert!(integer(&[]).is_err());
    }
}
