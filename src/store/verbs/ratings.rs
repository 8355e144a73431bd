//! The verbs of results, ratings and memberships.

use crate::play::ids::Millis;
use crate::play::ratings::{
    KnownPlayer, Ladder, LadderRow, Membership, Own, Past, Point, Profile, Tally, Wanted, Which,
};
use crate::rating::Standing;
use crate::store::Store;
use crate::store::StoreError;
use crate::store::db::Db;
use crate::store::sql::pieces::Progress;
use crate::store::sql::ratings::{lately, look, members, own, past, ranks};

impl Store {
    /// Remembers what an interaction said of a person in a server.
    pub async fn record_membership(
        &self,
        guild: u64,
        member: Membership,
        at: Millis,
    ) -> Result<(), StoreError> {
        self.write("record_membership", move |db| {
            members::record_membership(db, guild, &member, at)
        })
        .await
    }

    /// Members, each with their server, who were last known to be such before this time: those unknown for longest.
    pub async fn unseen(&self, before: Millis, most: u32) -> Result<Vec<(u64, u64)>, StoreError> {
        self.read("unseen", move |db| members::unseen(db, before, most)).await
    }

    /// Remembers that a person was still a member of a server at this time.
    pub async fn seen_there(&self, guild: u64, person: u64, at: Millis) -> Result<(), StoreError> {
        self.write("seen_there", move |db| members::seen_there(db, guild, person, at)).await
    }

    /// Remembers that a person has left a server: they are on no ladder that runs until they are met again.
    pub async fn left(&self, guild: u64, person: u64) -> Result<(), StoreError> {
        self.write("left", move |db| members::left(db, guild, person)).await
    }

    /// Returns these people's memberships of a server, without those who were never seen there.
    pub async fn memberships(
        &self,
        guild: u64,
        people: Vec<u64>,
    ) -> Result<Vec<Membership>, StoreError> {
        self.look_up_one("memberships", move |db| members::memberships(db, guild, &people)).await
    }

    /// Returns the same of two people, with the number of their results that counted in a pool after a time (UTC ms), in
    /// this season.
    pub async fn memberships_and_meetings(
        &self,
        guild: u64,
        pair: [u64; 2],
        pool: String,
        after: Millis,
    ) -> Result<(Vec<Membership>, u32), StoreError> {
        self.look_up_one("memberships_and_meetings", move |db| {
            members::memberships_and_meetings(db, guild, pair, &pool, after)
        })
        .await
    }

    /// Returns which two of these people have met in results that counted in a pool after a time (UTC ms), in this season,
    /// and how often.
    pub async fn meetings(
        &self,
        guild: u64,
        people: Vec<u64>,
        pool: String,
        after: Millis,
    ) -> Result<Vec<([u64; 2], u32)>, StoreError> {
        self.look_up_one("meetings", move |db| members::meetings(db, guild, &people, &pool, after))
            .await
    }

    /// Returns the labels of these people at a board, in their order, with their ratings in a pool.
    pub async fn known_players(
        &self,
        guild: u64,
        pool: String,
        people: Vec<u64>,
    ) -> Result<Vec<KnownPlayer>, StoreError> {
        self.look_up_one("known_players", move |db| {
            members::known_players(db, guild, &pool, &people)
        })
        .await
    }

    /// A page of a ladder, so many people from this one on.
    pub async fn ladder(&self, which: Which, from: u32, most: u32) -> Result<Ladder, StoreError> {
        self.read("ladder", move |db| look::ladder(db, &which, from, most)).await
    }

    /// Returns a person's position on a ladder, and the number of ranked people who are rated higher.
    pub async fn place(
        &self,
        which: Which,
        person: u64,
    ) -> Result<Option<(LadderRow, u32)>, StoreError> {
        self.read("place", move |db| look::place(db, &which, person)).await
    }

    /// Returns the standing with which a person plays on in a pool's season; that of a season before where they have not
    /// played in this one.
    pub async fn standing(
        &self,
        which: Which,
        person: u64,
    ) -> Result<Option<Standing>, StoreError> {
        self.read("standing", move |db| look::standing(db, &which, person)).await
    }

    /// Returns the number of rows above a person's on a ladder, as its pages show them; none for someone who has no row.
    pub async fn row(&self, which: Which, person: u64) -> Result<Option<u32>, StoreError> {
        self.read("row", move |db| look::row(db, &which, person)).await
    }

    /// The pools of a server that have ratings, with how many people are in each in the season that runs.
    pub async fn pools(&self, guild: u64) -> Result<Vec<(String, u32)>, StoreError> {
        self.read("pools", move |db| look::pools(db, guild)).await
    }

    /// Returns the pool in which most is played in a server lately, rated or not; none where nothing is.
    pub async fn most_played(&self, guild: u64) -> Result<Option<String>, StoreError> {
        self.read("most_played", move |db| lately::most_played(db, guild)).await
    }

    /// Returns what people have won, drawn and lost lately in a pool's season, rated or not: at most so many people, who
    /// have won most first.
    pub async fn tallies(&self, which: Which, most: u32) -> Result<Vec<(u64, Tally)>, StoreError> {
        self.read("tallies", move |db| lately::tallies(db, &which, most)).await
    }

    /// Returns a person's record in a server, also against another person.
    pub async fn profile(
        &self,
        guild: u64,
        person: u64,
        asker: u64,
    ) -> Result<Profile, StoreError> {
        self.read("profile", move |db| past::profile(db, guild, person, asker)).await
    }

    /// Returns the opponents whom a person has beaten so often in games of a kind between two in a server, those met last
    /// first: at most so many.
    pub async fn rivals(
        &self,
        (guild, person): (u64, u64),
        game: String,
        least: usize,
        most: u32,
    ) -> Result<Vec<u64>, StoreError> {
        let rivals = move |db: &Db| past::rivals(db, (guild, person), &game, least, most);
        self.read("rivals", rivals).await
    }

    /// A person's ratings over time, the oldest first, the latest so many: of a season, or of all where none is meant.
    pub async fn curve(
        &self,
        which: Which,
        person: u64,
        most: u32,
    ) -> Result<Vec<Point>, StoreError> {
        self.read("curve", move |db| look::curve(db, &which, person, most)).await
    }

    /// A person's finished games, the latest first, and how many there are in all.
    pub async fn history(&self, wanted: Wanted) -> Result<(Vec<Past>, u32), StoreError> {
        self.read("history", move |db| past::history(db, &wanted)).await
    }

    /// Returns the rule sets of a person's games whose results are in another pool than this one: game, rules text and
    /// number of seats.
    ///
    /// # Errors
    /// [`StoreError`].
    pub async fn rule_sets_elsewhere(
        &self,
        person: u64,
        pool: String,
    ) -> Result<Vec<(String, String, u8)>, StoreError> {
        self.read("rule_sets_elsewhere", move |db| past::rule_sets_elsewhere(db, person, &pool))
            .await
    }

    /// Archives and ranks anew what has begun to be. What fails here is done by the next [`unrank_inactive`](Store::unrank_inactive).
    pub(super) async fn complete_ranks(&self, verb: &'static str) {
        while let Ok(Progress::More) = self.write_piece(verb, ranks::proceed).await {}
    }

    /// Takes off the ranks everyone who by now has not played for longer than their server allows, in as many
    /// transactions as it takes. Returns their number. Completes before what `rule`, `change_settings` and
    /// `close_season` have begun.
    ///
    /// # Errors
    /// Also where a recount has failed, after everything else is done.
    pub async fn unrank_inactive(&self, now: Millis) -> Result<u32, StoreError> {
        let recounted = self.complete_recounts(None).await;
        let mut all = 0;
        loop {
            let unrank = move |db: &Db| ranks::unrank_inactive(db, now);
            let (unranked, progress) = self.write_piece("unrank_inactive", unrank).await?;
            all += unranked;
            if progress == Progress::Done {
                return recounted.map(|()| all);
            }
        }
    }

    /// All that is kept of a person's memberships and ratings.
    pub async fn ratings_of(&self, person: u64) -> Result<Own, StoreError> {
        self.read("ratings_of", move |db| own::ratings_of(db, person)).await
    }
}
