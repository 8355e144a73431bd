//! A hook around every verb of a store, for tests: it delays calls, fails them, and replaces the way a change is made.

use super::{Change, Changed, Store, StoreError};
use std::future::Future;
use std::pin::Pin;

/// A future whose type is not named.
pub type BoxFuture<'a, T> = Pin<Box<dyn Future<Output = T> + Send + 'a>>;

/// Code that runs around each verb of a store, for fault injection. A verb is named as the method of [`Store`].
pub trait Interceptor: Send + Sync + 'static {
    /// Runs before a verb, and may wait. An error is the verb's answer, and the verb is not carried out.
    fn before(&self, _verb: &'static str) -> BoxFuture<'_, Result<(), StoreError>> {
        Box::pin(std::future::ready(Ok(())))
    }

    /// Runs after a verb that was carried out, whatever its answer, and may delay that answer.
    fn after(&self, _verb: &'static str) -> BoxFuture<'_, ()> {
        Box::pin(std::future::ready(()))
    }

    /// Makes a change, between `before` and `after`. The store given is the same one without the interceptor.
    fn change<'a>(
        &'a self,
        store: &'a Store,
        change: Change,
    ) -> BoxFuture<'a, Result<Changed, StoreError>> {
        Box::pin(store.change(change))
    }
}

/// Makes a call between an interceptor's hooks.
pub(super) async fn around<T>(
    interceptor: &dyn Interceptor,
    verb: &'static str,
    call: impl Future<Output = Result<T, StoreError>>,
) -> Result<T, StoreError> {
    interceptor.before(verb).await?;
    let answer = call.await;
    interceptor.after(verb).await;
    answer
}
