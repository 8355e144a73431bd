//! Values that go into a statement: arrays of one type, or a list of any that `params!` makes.

use super::{Result, ToSql};

/// A function that takes the value of the placeholder of a number, from 1.
pub type Bind<'b> = &'b mut dyn FnMut(usize, &dyn ToSql) -> Result<()>;

/// Values of a statement's placeholders, in their order.
pub trait Params {
    /// Gives each value to `bind`.
    ///
    /// # Errors
    /// Those of `bind`.
    fn each(&self, bind: Bind<'_>) -> Result<()>;
}

fn each<'v>(values: impl Iterator<Item = &'v dyn ToSql>, bind: Bind<'_>) -> Result<()> {
    values.zip(1..).try_for_each(|(value, number)| bind(number, value))
}

impl Params for &[&dyn ToSql] {
    fn each(&self, bind: Bind<'_>) -> Result<()> {
        each(self.iter().copied(), bind)
    }
}

impl Params for [&dyn ToSql; 0] {
    fn each(&self, _: Bind<'_>) -> Result<()> {
        Ok(())
    }
}

/// Arrays of each length that statements have; one of no length at all would leave its type open.
macro_rules! arrays {
    ($($length:literal)*) => {$(
        impl<T: ToSql> Params for [T; $length] {
            fn each(&self, bind: Bind<'_>) -> Result<()> {
                each(self.iter().map(|value| value as &dyn ToSql), bind)
            }
        }
        impl<T: ToSql> Params for &[T; $length] {
            fn each(&self, bind: Bind<'_>) -> Result<()> {
                each(self.iter().map(|value| value as &dyn ToSql), bind)
            }
        }
    )*};
}
arrays!(1 2 3 4 5 6 7 8);

impl<A: ToSql, B: ToSql> Params for (A, B) {
    fn each(&self, bind: Bind<'_>) -> Result<()> {
        each([&self.0 as &dyn ToSql, &self.1].into_iter(), bind)
    }
}

impl<A: ToSql, B: ToSql, C: ToSql> Params for (A, B, C) {
    fn each(&self, bind: Bind<'_>) -> Result<()> {
        each([&self.0 as &dyn ToSql, &self.1, &self.2].into_iter(), bind)
    }
}

/// Values of one type, as many as there are.
pub struct Listed<T>(Vec<T>);

/// Makes values of one type, as many as there are, those of a statement.
pub fn params_from_iter<T: ToSql>(values: impl IntoIterator<Item = T>) -> Listed<T> {
    Listed(values.into_iter().collect())
}

impl<T: ToSql> Params for Listed<T> {
    fn each(&self, bind: Bind<'_>) -> Result<()> {
        each(self.0.iter().map(|value| value as &dyn ToSql), bind)
    }
}

/// Makes values of several types those of a statement.
macro_rules! params {
    ($($value:expr),* $(,)?) => {
        &[$(&$value as &dyn $crate::store::db::ToSql),*] as &[&dyn $crate::store::db::ToSql]
    };
}
pub(crate) use params;
