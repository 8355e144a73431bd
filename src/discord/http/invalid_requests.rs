//! Budget of invalid requests: Discord blocks an address for a while that sends 10,000 of them within ten minutes, and
//! this keeps the bot far below, whatever goes wrong. One server has a share of it, and the last part is for answers to
//! interactions, so that no server can silence the bot in another.
//! <https://discord.com/developers/docs/topics/rate-limits#invalid-request-limit-aka-cloudflare-bans>

use crate::discord::limits::{INVALID_WITHIN, MOST_INVALID, MOST_INVALID_OF_SERVER, OF_ANSWERS};
use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tokio::time::Instant;

/// The invalid requests of the last ten minutes, those under way, and how many there may be of both.
pub struct InvalidRequestBudget {
    /// The most of all nodes.
    whole: usize,
    /// The part of this node.
    most: AtomicUsize,
    used: Mutex<Used>,
}

/// Account on which a request is sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Account {
    /// Answers to interactions, which may use up the budget.
    Answer,
    /// Server in which it is sent, which has a share.
    Server(u64),
    /// Bot, for requests in no server or in one that is not known.
    Bot,
}

impl Account {
    /// Returns the account of requests in a server, if it is known.
    pub fn of_server(guild: Option<u64>) -> Self {
        guild.map_or(Self::Bot, Self::Server)
    }
}

#[derive(Default)]
struct Used {
    invalid: VecDeque<(Instant, Account)>,
    under_way: usize,
    /// Number of both for each server that has any.
    of_servers: HashMap<u64, usize>,
}

/// A request that may be sent; it is under way until this is dropped.
pub struct Ticket<'a>(&'a InvalidRequestBudget, Account);

impl Ticket<'_> {
    /// Counts an answer, where Discord does.
    pub fn note(&self, status: u16, now: Instant) {
        self.0.note(status, self.1, now);
    }
}

impl Drop for Ticket<'_> {
    fn drop(&mut self) {
        let mut used = self.0.used();
        used.under_way -= 1;
        used.one_less(self.1);
    }
}

impl Used {
    fn one_more(&mut self, account: Account) {
        if let Account::Server(server) = account {
            *self.of_servers.entry(server).or_default() += 1;
        }
    }

    fn one_less(&mut self, account: Account) {
        if let Account::Server(server) = account
            && let Some(count) = self.of_servers.get_mut(&server)
        {
            *count -= 1;
            if *count == 0 {
                self.of_servers.remove(&server);
            }
        }
    }

    /// Forgets what Discord no longer counts.
    fn expire(&mut self, now: Instant) {
        while let Some((at, account)) = self.invalid.front().copied()
            && now - at >= INVALID_WITHIN
        {
            self.invalid.pop_front();
            self.one_less(account);
        }
    }

    fn of(&self, account: Account) -> usize {
        match account {
            Account::Server(server) => self.of_servers.get(&server).copied().unwrap_or(0),
            Account::Answer | Account::Bot => 0,
        }
    }
}

impl InvalidRequestBudget {
    /// One of so many within ten minutes.
    pub fn new(most: usize) -> Self {
        let whole = most.max(1);
        Self { whole, most: AtomicUsize::new(whole), used: Mutex::default() }
    }

    /// Shares the budget evenly with so many other nodes, which may have the same address.
    pub fn share(&self, others: u32) {
        let nodes = (others as usize).saturating_add(1);
        self.most.store((self.whole / nodes).max(1), Ordering::Relaxed);
    }

    fn own(&self) -> usize {
        self.most.load(Ordering::Relaxed)
    }

    fn used(&self) -> MutexGuard<'_, Used> {
        self.used.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the number of invalid requests that were last known to count.
    #[cfg(test)]
    pub fn counted(&self) -> usize {
        self.used().invalid.len()
    }

    /// Returns the part of the whole budget that may be used before an account has to wait. Parts keep their proportion
    /// to the usual budget.
    fn most(&self, account: Account) -> usize {
        let own = self.own();
        match account {
            Account::Answer => own,
            Account::Server(_) | Account::Bot => own - own * OF_ANSWERS / MOST_INVALID,
        }
    }

    fn most_of_server(&self) -> usize {
        (self.own() * MOST_INVALID_OF_SERVER / MOST_INVALID).max(1)
    }

    /// Takes what one request may cost.
    ///
    /// # Errors
    /// The time for which nothing may be sent on this account; zero if that depends on requests under way.
    pub fn take(&self, account: Account, now: Instant) -> Result<Ticket<'_>, Duration> {
        let mut used = self.used();
        used.expire(now);
        let most = self.most(account);
        if let Some(last) = used.invalid.len().checked_sub(most) {
            return Err(INVALID_WITHIN - (now - used.invalid[last].0));
        }
        if used.invalid.len() + used.under_way >= most {
            return Err(Duration::ZERO);
        }
        if used.of(account) >= self.most_of_server() {
            let first = used.invalid.iter().find(|(_, whose)| *whose == account);
            return Err(first.map_or(Duration::ZERO, |(at, _)| INVALID_WITHIN - (now - *at)));
        }
        used.under_way += 1;
        used.one_more(account);
        Ok(Ticket(self, account))
    }

    /// True if nothing may be sent for some time, not even an answer.
    pub fn is_used_up(&self, now: Instant) -> bool {
        let mut used = self.used();
        used.expire(now);
        used.invalid.len() >= self.most(Account::Answer)
    }

    /// Counts an answer on an account, where Discord does.
    fn note(&self, status: u16, account: Account, now: Instant) {
        if matches!(status, 401 | 403 | 429) {
            let mut used = self.used();
            used.invalid.push_back((now, account));
            used.one_more(account);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_used_up_comes_back_after_ten_minutes() {
        let (budget, begun, minute) =
            (InvalidRequestBudget::new(2), Instant::now(), Duration::from_secs(60));
        let wait = |now| budget.take(Account::Bot, now).err();
        for status in [403, 200, 404] {
            budget.note(status, Account::Bot, begun);
        }
        assert_eq!(wait(begun + minute), None);
        budget.note(429, Account::Bot, begun + minute);
        assert_eq!(wait(begun + minute), Some(INVALID_WITHIN - minute));
        // One without a ticket counts too, and is waited for.
        budget.note(401, Account::Bot, begun + minute);
        assert_eq!(wait(begun + minute), Some(INVALID_WITHIN));
        assert_eq!(wait(begun + minute + INVALID_WITHIN), None);
    }

    #[test]
    fn what_is_under_way_may_turn_out_invalid() {
        let (budget, now) = (InvalidRequestBudget::new(2), Instant::now());
        let take = || budget.take(Account::Bot, now);
        let (first, second) = (take(), take());
        assert_eq!(take().err(), Some(Duration::ZERO));
        first.as_ref().unwrap().note(403, now);
        drop(first);
        assert_eq!(take().err(), Some(Duration::ZERO), "one is used and one under way");
        second.as_ref().unwrap().note(200, now);
        drop(second);
        assert!(take().is_ok());
    }

    /// Refused requests on an account until it has to wait: their number.
    fn used_up(budget: &InvalidRequestBudget, account: Account, now: Instant) -> usize {
        let mut number = 0;
        while let Ok(ticket) = budget.take(account, now) {
            ticket.note(403, now);
            number += 1;
        }
        number
    }

    #[test]
    fn a_server_has_a_share_and_answers_have_the_rest() {
        let (budget, begun) = (InvalidRequestBudget::new(MOST_INVALID), Instant::now());
        assert_eq!(used_up(&budget, Account::Server(1), begun), MOST_INVALID_OF_SERVER);
        let minute = begun + Duration::from_secs(60);
        let wait = budget.take(Account::Server(1), minute).err();
        assert_eq!(wait, Some(INVALID_WITHIN - Duration::from_secs(60)));
        assert_eq!(used_up(&budget, Account::Server(2), minute), MOST_INVALID_OF_SERVER);
        let others = MOST_INVALID - OF_ANSWERS - 2 * MOST_INVALID_OF_SERVER;
        assert_eq!(used_up(&budget, Account::Bot, minute), others);
        assert!(budget.take(Account::Server(3), minute).is_err(), "no number of servers has more");
        assert!(!budget.is_used_up(minute), "answers have theirs");
        assert_eq!(used_up(&budget, Account::Answer, minute), OF_ANSWERS);
        assert!(budget.is_used_up(minute));
        let later = begun + INVALID_WITHIN;
        assert!(budget.take(Account::Server(2), later).is_err());
        assert!(budget.take(Account::Answer, later).is_ok(), "the first server's are over");
        let later = minute + INVALID_WITHIN;
        assert_eq!(used_up(&budget, Account::Server(2), later), MOST_INVALID_OF_SERVER);
    }

    /// Discord counts by address, and nodes on one computer have the same.
    #[test]
    fn several_nodes_share_the_budget() {
        let (budget, now) = (InvalidRequestBudget::new(MOST_INVALID), Instant::now());
        budget.share(3);
        assert_eq!(used_up(&budget, Account::Server(1), now), MOST_INVALID_OF_SERVER / 4);
        used_up(&budget, Account::Bot, now);
        used_up(&budget, Account::Answer, now);
        assert_eq!(budget.counted(), MOST_INVALID / 4);
        budget.share(u32::MAX);
        assert!(budget.take(Account::Answer, now).err().is_some_and(|wait| !wait.is_zero()));
        budget.share(0);
        assert!(budget.take(Account::Answer, now).is_ok(), "it is alone again");
    }

    #[test]
    fn what_a_server_has_under_way_counts_for_its_share() {
        let (budget, now) = (InvalidRequestBudget::new(100), Instant::now());
        let most = budget.most_of_server();
        let take = |server| budget.take(Account::Server(server), now);
        let mut under_way: Vec<_> = (0..most).map(|_| take(1).unwrap()).collect();
        assert_eq!(take(1).err(), Some(Duration::ZERO));
        assert!(take(2).is_ok());
        under_way.pop();
        assert!(take(1).is_ok());
    }
}
