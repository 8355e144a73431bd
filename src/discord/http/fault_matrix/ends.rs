//! The ends to which a request may come, and the one to which each kind of request has to come with each meaning.

use super::faults::Meaning;
use crate::discord::connection::StartError;
use crate::discord::http::failure::Failure;

/// End of a request.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// It is done.
    Done,
    /// It is not done for a reason that passes: the outbox does it again, if need be after the next start.
    Again,
    /// It cannot be done in its place, and is given up with it. A person who takes no direct message is remembered.
    GivenUp,
    /// It is given up, and says nothing about the person to whom it was to go.
    OfTheBot,
    /// It is given up as one that Discord does not take, a fault of the program.
    OwnFault,
    /// It is given up, since no channel of that kind could carry it out.
    ChannelKind,
    /// Another message takes the place of the old one.
    Instead,
    /// Its caller gets a sentence: the program does not start, or an attached file is not read.
    Sentence,
    /// The program waits for as long as Discord asks, and starts then.
    Waits,
    /// Discord has not said, so nothing is concluded from it.
    NotKnown,
    /// Discord has said no.
    No,
}

/// Returns the end of a request as those who make it tell failures apart.
pub fn of_request<T>(sent: Result<T, Failure>) -> End {
    let Err(failure) = sent else { return End::Done };
    if failure.is_too_old() {
        return End::Instead;
    }
    if failure.is_malformed() {
        return End::OwnFault;
    }
    if !failure.is_final() {
        return End::Again;
    }
    if failure.is_of_channel_type() {
        return End::ChannelKind;
    }
    if failure.is_closed_to_bot() { End::GivenUp } else { End::OfTheBot }
}

/// Returns the end of a request on which the start depends.
pub fn of_start<T>(asked: Result<T, StartError>) -> End {
    match asked {
        Ok(_) => End::Done,
        Err(StartError::TooMany(_)) => End::Waits,
        Err(error) => {
            assert!(!error.to_string().is_empty());
            End::Sentence
        }
    }
}

/// Returns the end of a question.
pub fn of_question(answer: Option<bool>) -> End {
    answer.map_or(End::NotKnown, |yes| if yes { End::Done } else { End::No })
}

/// Manner in which a request is made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The answer to an interaction: tried again while its time lasts, and one that Discord has counts as given.
    Answer,
    /// Tried again while its time lasts.
    Retried,
    /// The same for a deletion; a message that is gone already counts as deleted.
    DeletionThrough,
    /// Sent once; the outbox does it again.
    Once,
    /// Sent again after a 429 alone; the outbox does it again.
    AfterLimit,
    /// Sent once, and nothing can be done without the id in its answer; the outbox does it again.
    WithId,
    /// Sent once; what is gone already counts as deleted.
    Deletion,
    /// Sent once; a thread that there is counts as begun.
    Thread,
    /// Sent once, before an edit in an archived thread: where it is refused the edit has failed.
    Opening,
    /// Needed for the start, with an object as its answer.
    Start,
    /// Needed for the start or the setting up; an empty answer will do.
    StartList,
    /// Needed for the start, and tried again while its time lasts.
    StartRetried,
    /// A question about a person in a server.
    Question,
    /// The question if the bot is in a server.
    Presence,
    /// A list that is needed whole.
    List,
    /// The same within an object.
    ListWithin,
    /// The question if Discord has answered last, or else answers now.
    Reached,
    /// The question if Discord answers now.
    Answers,
    /// An attached file.
    File,
    /// Serenity's own question for the gateway, after which the address that is known already counts.
    OfSerenity,
}

/// Returns the end that a request of this kind has to come to.
pub fn expected(kind: Kind, meaning: Meaning) -> End {
    match (meaning, kind) {
        (Meaning::Silent, _) => unanswered(kind),
        (
            Meaning::SilentOnce,
            Kind::Answer
            | Kind::Retried
            | Kind::DeletionThrough
            | Kind::StartRetried
            | Kind::Reached,
        ) => End::Done,
        (Meaning::SilentOnce, _) => unanswered(kind),
        (Meaning::EmptyList, Kind::List) => End::Done,
        (Meaning::Strange | Meaning::EmptyList, _) => strange(kind),
        // What Discord's edge blocks is not sent, whatever it is about.
        (
            Meaning::EdgePause | Meaning::EdgeLong | Meaning::EdgeBan,
            Kind::Reached | Kind::Answers,
        ) => End::NotKnown,
        (Meaning::Pause | Meaning::EdgePause, _) => paused(kind),
        (Meaning::LongPause | Meaning::EdgeLong | Meaning::EdgeBan, _) => too_many(kind),
        _ => refused(kind, meaning),
    }
}

/// Returns the end of a request that gets no answer, or an error of Discord's.
fn unanswered(kind: Kind) -> End {
    match kind {
        Kind::Start | Kind::StartList | Kind::StartRetried | Kind::File | Kind::OfSerenity => {
            End::Sentence
        }
        Kind::Question | Kind::Presence | Kind::Reached | Kind::Answers => End::NotKnown,
        _ => End::Again,
    }
}

/// Returns the end of a request that gets a success which says nothing.
fn strange(kind: Kind) -> End {
    match kind {
        Kind::WithId | Kind::List | Kind::ListWithin => End::Again,
        Kind::Start | Kind::OfSerenity => End::Sentence,
        _ => End::Done,
    }
}

/// Returns the end of a request that gets a 429 which is over before the request's own time.
fn paused(kind: Kind) -> End {
    match kind {
        Kind::Answer
        | Kind::Retried
        | Kind::DeletionThrough
        | Kind::AfterLimit
        | Kind::StartRetried => End::Done,
        _ => too_many(kind),
    }
}

/// Returns the end of a request that gets a 429.
fn too_many(kind: Kind) -> End {
    match kind {
        Kind::Start | Kind::StartList | Kind::StartRetried => End::Waits,
        Kind::Question | Kind::Presence => End::NotKnown,
        // It is an answer.
        Kind::Reached | Kind::Answers => End::Done,
        Kind::File | Kind::OfSerenity => End::Sentence,
        _ => End::Again,
    }
}

/// Returns the end of a request that is refused.
fn refused(kind: Kind, meaning: Meaning) -> End {
    match (kind, meaning) {
        (Kind::Answer, Meaning::Answered)
        | (Kind::Thread, Meaning::HasThread)
        | (Kind::DeletionThrough, Meaning::NoMessage)
        | (
            Kind::Deletion,
            Meaning::NoMessage | Meaning::NoServer | Meaning::NoPerson | Meaning::Gone,
        )
        | (Kind::Reached | Kind::Answers, _) => End::Done,
        (Kind::Presence, Meaning::NoAccess | Meaning::NoServer)
        | (Kind::Question, Meaning::NoPerson) => End::No,
        (Kind::Question | Kind::Presence, _) => End::NotKnown,
        (Kind::Start | Kind::StartList | Kind::StartRetried | Kind::File | Kind::OfSerenity, _) => {
            End::Sentence
        }
        (_, Meaning::Passing) => End::Again,
        (_, Meaning::TooOld) => End::Instead,
        (Kind::Opening, _) => End::GivenUp,
        (_, Meaning::Malformed | Meaning::Answered | Meaning::HasThread) => End::OwnFault,
        (_, Meaning::ChannelKind) => End::ChannelKind,
        (_, Meaning::Quarantined) => End::OfTheBot,
        _ => End::GivenUp,
    }
}
