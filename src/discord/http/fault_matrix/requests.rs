//! Every request that the bot makes: its name, the manner in which it is made, and the request itself.

use super::ends::{End, Kind, of_question, of_request, of_start};
use super::server::ARCHIVED;
use crate::app::settings::roles::RoleChange;
use crate::discord::connection::{Connection, Patience};
use crate::discord::http::client::Rest;
use crate::discord::http::invalid_requests::Account;
use crate::discord::living_tokens::{Living, LivingTokens};
use crate::discord::write::Body;
use crate::store::Venue;
use serde_json::json;
use std::pin::Pin;
use std::time::Duration;
use tokio::time::Instant;

/// Most bytes that are read of what comes back: fewer than the bot reads, since each request meets a body without end.
const MOST_BYTES: usize = 1 << 20;

const ROLE: RoleChange = RoleChange { guild: 1, role: 2, person: 3, gives: true };

const VENUE: Venue = Venue { guild: Some(1), channel: 1 };

const THREAD: Venue = Venue { guild: Some(1), channel: ARCHIVED };

/// A request that is not sent yet.
pub type Request<'a> = Pin<Box<dyn Future<Output = End> + Send + 'a>>;

/// Its name, the manner in which it is made, and itself.
pub type Named<'a> = (&'static str, Kind, Request<'a>);

/// True if Discord counts a request of this name, and the budget of the connection that makes it. A start has a budget of its
/// own, files lie with another service, and of serenity's question there is one for each client of the gateway, between
/// which there is a pause.
pub fn is_on_budget(name: &str) -> bool {
    !matches!(name, "connect" | "fetch" | "get_gateway")
}

/// A connection to a server with a fault, and what is sent through it.
pub struct Case {
    /// The connection.
    pub rest: Rest,
    connection: Connection,
    body: Body,
    living: Living,
}

impl Case {
    /// A connection whose requests take so long at the most, with so many that Discord may find invalid.
    pub fn new(api: &str, request: Duration, most_invalid: usize) -> Self {
        let patience = Patience { request, ..Patience::default() };
        let connection = Connection {
            patience,
            most_invalid,
            most_bytes: MOST_BYTES,
            ..Connection::new("t".to_owned(), Some(api.to_owned()))
        };
        let rest = Rest::unchecked(&connection, "Bot t".to_owned());
        let tokens = LivingTokens::default();
        tokens.keep(2, "t", false, 1);
        let living = tokens.of(2, 0).unwrap();
        Self { rest, connection, body: Body::plain(json!({})), living }
    }

    /// Every request.
    pub fn all(&self) -> Vec<Named<'_>> {
        let parts =
            [self.through_interactions(), self.of_outbox(), self.of_start(), self.questions()];
        parts.into_iter().chain([self.of_application(), self.others()]).flatten().collect()
    }

    /// Those that go through an interaction.
    fn through_interactions(&self) -> Vec<Named<'_>> {
        let Self { rest, body, living, connection } = self;
        let (until, bot) = (Instant::now() + connection.patience.request, Account::Bot);
        vec![
            (
                "answer",
                Kind::Answer,
                Box::pin(async move { of_request(rest.answer(1, "t", body, until).await) }),
            ),
            (
                "edit_original",
                Kind::Retried,
                Box::pin(async move { of_request(rest.edit_original(bot, "t", body).await) }),
            ),
            (
                "delete_original",
                Kind::Retried,
                Box::pin(async { of_request(rest.delete_original("t").await) }),
            ),
            (
                "edit_through",
                Kind::Retried,
                Box::pin(async move { of_request(rest.edit_through(bot, living, 2, body).await) }),
            ),
            (
                "delete_through",
                Kind::DeletionThrough,
                Box::pin(async move { of_request(rest.delete_through(bot, living, 2).await) }),
            ),
            (
                "follow_up",
                Kind::AfterLimit,
                Box::pin(async move { of_request(rest.follow_up(bot, "t", body).await) }),
            ),
        ]
    }

    /// Those of the outbox as the bot.
    fn of_outbox(&self) -> Vec<Named<'_>> {
        let Self { rest, body, .. } = self;
        vec![
            ("post", Kind::Once, Box::pin(async { of_request(rest.post(VENUE, "n", body).await) })),
            (
                "open_direct",
                Kind::WithId,
                Box::pin(async { of_request(rest.open_direct(1).await) }),
            ),
            ("edit", Kind::Once, Box::pin(async { of_request(rest.edit(VENUE, 2, body).await) })),
            (
                "open_again",
                Kind::Opening,
                Box::pin(async { of_request(rest.edit(THREAD, 2, body).await) }),
            ),
            ("delete", Kind::Deletion, Box::pin(async { of_request(rest.delete(VENUE, 2).await) })),
            (
                "begin_thread",
                Kind::Thread,
                Box::pin(async { of_request(rest.begin_thread(VENUE, 2, "n").await) }),
            ),
            ("set_role", Kind::Once, Box::pin(async { of_request(rest.set_role(ROLE).await) })),
        ]
    }

    /// Those on which the start depends.
    fn of_start(&self) -> Vec<Named<'_>> {
        let Self { rest, connection, .. } = self;
        vec![
            ("connect", Kind::Start, Box::pin(async { of_start(Rest::connect(connection).await) })),
            ("gateway", Kind::Start, Box::pin(async { of_start(rest.gateway().await) })),
            ("registered", Kind::StartList, Box::pin(async { of_start(rest.registered().await) })),
            (
                "register",
                Kind::StartRetried,
                Box::pin(async { of_start(rest.register(&json!([])).await) }),
            ),
        ]
    }

    /// Questions about servers and the people in them.
    fn questions(&self) -> Vec<Named<'_>> {
        let Self { rest, .. } = self;
        vec![
            (
                "is_member",
                Kind::Question,
                Box::pin(async { of_question(rest.is_member(1, 2).await.ok()) }),
            ),
            ("is_in", Kind::Presence, Box::pin(async { of_question(rest.is_in(1).await) })),
            ("sees", Kind::Presence, Box::pin(async { of_question(rest.sees(1, 2).await.ok()) })),
            (
                "guilds_after",
                Kind::List,
                Box::pin(async { of_request(rest.guilds_after(0).await) }),
            ),
            ("overrides", Kind::List, Box::pin(async { of_request(rest.overrides(1).await) })),
            ("places", Kind::ListWithin, Box::pin(async { of_request(rest.places(1, &[]).await) })),
        ]
    }

    /// Those about the application.
    fn of_application(&self) -> Vec<Named<'_>> {
        let Self { rest, .. } = self;
        vec![
            ("emojis", Kind::ListWithin, Box::pin(async { of_request(rest.emojis().await) })),
            (
                "upload_emoji",
                Kind::Once,
                Box::pin(async { of_request(rest.upload_emoji("n", b"p").await) }),
            ),
            (
                "delete_emoji",
                Kind::Once,
                Box::pin(async { of_request(rest.delete_emoji(1).await) }),
            ),
            (
                "change_application",
                Kind::StartList,
                Box::pin(async { of_start(rest.change_application(&json!({})).await) }),
            ),
        ]
    }

    /// The others.
    fn others(&self) -> Vec<Named<'_>> {
        let Self { rest, connection, .. } = self;
        let file = format!("{}/files/1", connection.address());
        let reached = async {
            // Without a failed request before nothing is asked.
            let _ = rest.guilds_after(0).await;
            of_question(rest.is_reached().await.then_some(true))
        };
        let fetch = async move {
            let fetched = rest.files().fetch(&file, 1).await;
            if fetched.is_ok() { End::Done } else { End::Sentence }
        };
        let of_serenity = async {
            let asked = rest.new_http().get_gateway().await;
            if asked.is_ok() { End::Done } else { End::Sentence }
        };
        vec![
            ("is_reached", Kind::Reached, Box::pin(reached)),
            (
                "answers",
                Kind::Answers,
                Box::pin(async { of_question(rest.answers().await.then_some(true)) }),
            ),
            ("fetch", Kind::File, Box::pin(fetch)),
            ("get_gateway", Kind::OfSerenity, Box::pin(of_serenity)),
        ]
    }
}
