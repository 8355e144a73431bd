//! Bans of people, which outlive the deletion of their data as salted hashes.

use super::StoreError;
use crate::play::guild::{ErasedBan, Settings};
use sha2::{Digest, Sha256};

/// Most characters of a server's settings that their table takes.
pub(super) const MOST_TEXT: usize = 65_536;

/// True if a person may not begin or join games in the server.
pub fn is_banned(settings: &Settings, person: u64) -> bool {
    settings.banned.contains(&person)
        || settings.banned_erased.iter().any(|ban| ban.hash == hash(person, ban.salt))
}

/// Lifts a person's ban, if there is one.
pub fn lift(settings: &mut Settings, person: u64) {
    settings.banned.retain(|banned| *banned != person);
    settings.banned_erased.retain(|ban| ban.hash != hash(person, ban.salt));
}

/// Puts a hash in the place of a banned person's id. False if the person is not banned by id.
pub(super) fn erase(settings: &mut Settings, person: u64, salt: u64) -> bool {
    if !settings.banned.contains(&person) {
        return false;
    }
    settings.banned.retain(|banned| *banned != person);
    settings.banned_erased.push(ErasedBan { salt, hash: hash(person, salt) });
    true
}

/// True if a server's settings can be kept, where the bans of deleted people give way.
pub fn have_room(settings: &Settings) -> bool {
    let named = Settings { banned_erased: Vec::new(), ..settings.clone() };
    serde_json::to_string(&named).is_ok_and(|text| text.len() <= MOST_TEXT)
}

/// Returns settings as their table keeps them. Where too many are banned for it, the oldest bans of deleted people go: one is
/// longer than a ban by its person's id, and no deletion or other change is to fail for it.
pub(super) fn fitting(guild: u64, mut settings: Settings) -> Result<String, StoreError> {
    let before = settings.banned_erased.len();
    loop {
        let text = serde_json::to_string(&settings)
            .map_err(|error| StoreError::Failed(error.to_string()))?;
        if text.len() <= MOST_TEXT || settings.banned_erased.is_empty() {
            let dropped = before - settings.banned_erased.len();
            if dropped > 0 {
                tracing::info!(guild, dropped, "the oldest bans that are kept as hashes gave way");
            }
            return Ok(text);
        }
        settings.banned_erased.remove(0);
    }
}

/// Returns a hash of a person and a random number.
pub(super) fn hash(person: u64, salt: u64) -> String {
    let mut hash = Sha256::new();
    hash.update(salt.to_le_bytes());
    hash.update(person.to_le_bytes());
    hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_ban_outlives_its_persons_data() {
        let mut settings = Settings { banned: vec![7, 8], ..Settings::default() };
        assert!(erase(&mut settings, 7, 1) && !erase(&mut settings, 9, 1));
        assert_eq!(settings.banned, [8]);
        assert!(is_banned(&settings, 7) && is_banned(&settings, 8) && !is_banned(&settings, 9));
        assert_ne!(hash(7, 1), hash(7, 2), "two servers' hashes of one person differ");
        lift(&mut settings, 7);
        assert!(!is_banned(&settings, 7) && is_banned(&settings, 8));
    }

    /// As the first version with settings wrote them, up to the last ban that there was room for.
    #[test]
    fn full_settings_of_an_older_version_can_be_changed() {
        let older = |banned: &str| {
            format!(
                r#"{{"channels":[],"games":[],"game":null,"pace":null,"casual":false,"policy":"edit","locale":null,"theme":null,"most_per_person":null,"most_per_channel":null,"barred":[{banned}],"ratings":{{"balanced":false}}}}"#
            )
        };
        // Each takes 20 digits and a comma.
        let room = MOST_TEXT - older("").len();
        let text = older(&vec![u64::MAX.to_string(); room / 21].join(","));
        let settings: Settings = serde_json::from_str(&text).unwrap();
        assert!(text.len() > MOST_TEXT - 22, "{}", text.len());
        assert!(have_room(&Settings { theme: Some("wood".to_owned()), ..settings }));
    }
}
