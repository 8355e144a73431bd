//! Signatures of the requests by which Discord delivers interactions and events.
//! <https://discord.com/developers/docs/interactions/overview#setting-up-an-endpoint-validating-security-request-headers>

use crate::clock::MINUTE_MS;
use crate::store::Millis;
use axum::http::HeaderMap;
use ed25519_dalek::{Signature, VerifyingKey};
use std::collections::HashSet;

/// Header of the signature, in hex.
const SIGNATURE: &str = "x-signature-ed25519";

/// Header of the time, in seconds since 1970.
const TIMESTAMP: &str = "x-signature-timestamp";

/// Longest difference between a request's time and this computer's (ms).
pub const STALE_MS: Millis = 5 * MINUTE_MS;

/// The application's public key.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PublicKey(VerifyingKey);

impl PublicKey {
    /// Reads a key from its 64 hex digits, as the portal shows it.
    ///
    /// # Errors
    /// A sentence if it is no key.
    pub fn read(hex: &str) -> Result<Self, String> {
        let key = bytes(hex.trim()).and_then(|bytes| VerifyingKey::from_bytes(&bytes).ok());
        let key = key.filter(|key| !key.is_weak());
        key.map(Self).ok_or_else(|| {
            "NARABE_PUBLIC_KEY is no public key: copy the 64 hex digits from General Information at https://discord.com/developers/applications".to_owned()
        })
    }

    /// Returns the hex digits, in lower case.
    pub fn hex(&self) -> String {
        self.0.as_bytes().iter().map(|byte| format!("{byte:02x}")).collect()
    }

    /// True if the signature is that of this stamp and body.
    pub fn signs(&self, stamp: &Stamp, body: &[u8]) -> bool {
        let message = [stamp.text.as_bytes(), body].concat();
        self.0.verify_strict(&message, &Signature::from_bytes(&stamp.signature)).is_ok()
    }
}

/// Reads bytes from as many pairs of hex digits.
fn bytes<const N: usize>(hex: &str) -> Option<[u8; N]> {
    let digits = hex.as_bytes();
    if digits.len() != 2 * N || !digits.iter().all(u8::is_ascii_hexdigit) {
        return None;
    }
    let mut bytes = [0; N];
    for (byte, pair) in bytes.iter_mut().zip(digits.chunks_exact(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

/// The signature and time in a request's headers.
#[derive(Clone, Debug)]
pub struct Stamp {
    signature: [u8; 64],
    text: String,
    at: Millis,
}

impl Stamp {
    /// Reads the headers; none where one is missing, twice there or malformed.
    pub fn read(headers: &HeaderMap) -> Option<Self> {
        let one = |name| {
            let mut all = headers.get_all(name).iter();
            all.next()?.to_str().ok().filter(|_| all.next().is_none())
        };
        let (signature, text) = (bytes(one(SIGNATURE)?)?, one(TIMESTAMP)?);
        let is_number = !text.is_empty() && text.bytes().all(|digit| digit.is_ascii_digit());
        let seconds: i64 = text.parse().ok().filter(|_| is_number)?;
        Some(Self { signature, text: text.to_owned(), at: seconds.checked_mul(1_000)? })
    }

    /// True if the time differs too much from `now` (UTC ms).
    pub fn is_stale(&self, now: Millis) -> bool {
        self.at.abs_diff(now) > STALE_MS.unsigned_abs()
    }
}

/// Signatures that were taken, for as long as one could be sent again.
#[derive(Debug, Default)]
pub struct Taken {
    young: HashSet<u64>,
    old: HashSet<u64>,
    turned: Millis,
}

impl Taken {
    /// Notes a signature; false if it was noted before. A stamp may lie as far in the future as in the past, so it can be
    /// sent again for twice that time.
    pub fn is_new(&mut self, stamp: &Stamp, now: Millis) -> bool {
        if self.turned.abs_diff(now) > 2 * STALE_MS.unsigned_abs() {
            self.old = std::mem::take(&mut self.young);
            self.turned = now;
        }
        // The first half of a signature is as good as random, and belongs to one message.
        let mut first = [0; 8];
        first.copy_from_slice(&stamp.signature[..8]);
        let key = u64::from_le_bytes(first);
        !self.old.contains(&key) && self.young.insert(key)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ed25519_dalek::{Signer, SigningKey};

    fn signed(key: &SigningKey, stamp: &str, body: &[u8]) -> HeaderMap {
        let signature = key.sign(&[stamp.as_bytes(), body].concat());
        let hex: String = signature.to_bytes().iter().map(|byte| format!("{byte:02x}")).collect();
        let mut headers = HeaderMap::new();
        headers.insert(SIGNATURE, hex.parse().unwrap());
        headers.insert(TIMESTAMP, stamp.parse().unwrap());
        headers
    }

    #[test]
    fn a_signature_is_of_one_key_stamp_and_body() {
        let secret = SigningKey::from_bytes(&[3; 32]);
        let key = PublicKey(secret.verifying_key());
        let other = PublicKey(SigningKey::from_bytes(&[4; 32]).verifying_key());
        let mut headers = signed(&secret, "1767268800", b"{}");
        let stamp = Stamp::read(&headers).unwrap();
        assert!(key.signs(&stamp, b"{}"));
        assert!(!key.signs(&stamp, b"{ }"));
        assert!(!key.signs(&stamp, b""));
        assert!(!other.signs(&stamp, b"{}"));
        headers.insert(TIMESTAMP, "1767268801".parse().unwrap());
        assert!(!key.signs(&Stamp::read(&headers).unwrap(), b"{}"));
        headers.insert(TIMESTAMP, "01767268800".parse().unwrap());
        assert!(!key.signs(&Stamp::read(&headers).unwrap(), b"{}"));
    }

    #[test]
    fn malformed_headers_are_no_stamp() {
        let secret = SigningKey::from_bytes(&[3; 32]);
        let good = signed(&secret, "1767268800", b"{}");
        let whole = good[SIGNATURE].to_str().unwrap().to_owned();
        for signature in ["", &whole[1..], &whole[..126], &format!("{whole}00"), &"g".repeat(128)] {
            let mut headers = good.clone();
            headers.insert(SIGNATURE, signature.parse().unwrap());
            assert!(Stamp::read(&headers).is_none(), "{signature}");
        }
        for time in ["", "-1", "+5", "1e9", "9223372036854775807", "99999999999999999999", " 1"] {
            let mut headers = good.clone();
            headers.insert(TIMESTAMP, time.parse().unwrap());
            assert!(Stamp::read(&headers).is_none(), "{time:?}");
        }
        for name in [SIGNATURE, TIMESTAMP] {
            let mut headers = good.clone();
            headers.append(name, good[name].clone());
            assert!(Stamp::read(&headers).is_none(), "twice {name}");
            headers.remove(name);
            assert!(Stamp::read(&headers).is_none(), "without {name}");
        }
    }

    #[test]
    fn a_stamp_is_taken_once_while_it_is_fresh() {
        let secret = SigningKey::from_bytes(&[3; 32]);
        let at = 1_767_268_800_000;
        let stamp = Stamp::read(&signed(&secret, "1767268800", b"{}")).unwrap();
        let mut taken = Taken::default();
        assert!(!stamp.is_stale(at - STALE_MS) && taken.is_new(&stamp, at - STALE_MS));
        for minute in -4..=5 {
            let now = at + minute * 60_000;
            assert!(!stamp.is_stale(now) && !taken.is_new(&stamp, now), "{minute}");
        }
        assert!(stamp.is_stale(at + STALE_MS + 1) && stamp.is_stale(at - STALE_MS - 1));
    }

    #[test]
    fn a_key_has_64_hex_digits() {
        let secret = SigningKey::from_bytes(&[3; 32]);
        let hex = PublicKey(secret.verifying_key()).hex();
        assert_eq!(PublicKey::read(&format!(" {}\n", hex.to_uppercase())).unwrap().hex(), hex);
        for wrong in ["", "abc", &hex[2..], &"0".repeat(64), &"zz".repeat(32)] {
            assert!(PublicKey::read(wrong).is_err(), "{wrong}");
        }
    }
}
