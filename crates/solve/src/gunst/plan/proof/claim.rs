//! Claims, and the file that holds them.
//!
//! ```text
//! how many rounds follow the start
//! for so many rounds to follow, and each number below:  how many claims
//!   for each, in the order of the tings' numbers:
//!     the number, less the one before  what is claimed, in parts, 2 bytes  how many line-ups
//!     for each line-up:                its number in the legal list        its weight, if there are several
//! ```
//!
//! All numbers but the parts are stored seven bits a byte, the lowest first; the high bit says that more follow.

use super::MOST;

/// What a ting is worth to seat 0 at least.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Claim {
    /// The ting, as a [`super::Table`] numbers it.
    pub(super) number: usize,
    /// In parts of one.
    pub(super) parts: i16,
    /// What proves it: line-ups by number in the legal list, and how likely each is, as whole numbers. The likeliest
    /// first.
    pub(super) mixture: Vec<(u16, u16)>,
}

impl Claim {
    /// The mixture with shares that sum up to one.
    pub(super) fn shares(&self) -> Vec<(usize, f64)> {
        let sum: u32 = self.mixture.iter().map(|&(_, weight)| u32::from(weight)).sum();
        let share = |weight: u16| f64::from(weight) / f64::from(sum);
        self.mixture.iter().map(|&(number, weight)| (usize::from(number), share(weight))).collect()
    }
}

/// A mixture with whole numbers for weights, the likeliest first.
pub(super) fn whole(mixture: &[(usize, f64)]) -> Vec<(u16, u16)> {
    let weight = |share: f64| (share * f64::from(u16::MAX)).round() as u16;
    let mut all: Vec<(u16, u16)> =
        mixture.iter().map(|&(number, share)| (number as u16, weight(share))).collect();
    all.retain(|&(_, weight)| weight > 0);
    all.sort_by_key(|&(number, weight)| (std::cmp::Reverse(weight), number));
    if let [(_, weight)] = &mut all[..] {
        *weight = 1;
    }
    all
}

/// All claims, by how many rounds follow; the last is the start's.
pub(super) type Claims = Vec<Vec<Claim>>;

pub(super) fn to_bytes(claims: &Claims) -> Vec<u8> {
    let mut bytes = vec![claims.len() as u8 - 1];
    for claims in claims.iter().rev() {
        put(&mut bytes, claims.len());
        let mut before = 0;
        for claim in claims {
            put(&mut bytes, claim.number - before);
            before = claim.number;
            bytes.extend(claim.parts.to_le_bytes());
            put(&mut bytes, claim.mixture.len());
            for &(number, weight) in &claim.mixture {
                put(&mut bytes, usize::from(number));
                if claim.mixture.len() > 1 {
                    put(&mut bytes, usize::from(weight));
                }
            }
        }
    }
    bytes
}

/// None if the bytes make no sense.
pub(super) fn from_bytes(mut bytes: &[u8]) -> Option<Claims> {
    let (&most, rest) = bytes.split_first()?;
    bytes = rest;
    let mut all = vec![Vec::new(); (most <= MOST).then_some(usize::from(most) + 1)?];
    for claims in all.iter_mut().rev() {
        let mut number = 0;
        for _ in 0..take(&mut bytes)? {
            number += take(&mut bytes)?;
            let (parts, rest) = bytes.split_first_chunk::<2>()?;
            bytes = rest;
            let rows = take(&mut bytes)?;
            let mut row = || {
                let number = u16::try_from(take(&mut bytes)?).ok()?;
                let weight = if rows > 1 { u16::try_from(take(&mut bytes)?).ok()? } else { 1 };
                (weight > 0).then_some((number, weight))
            };
            let mixture = (0..rows).map(|_| row()).collect::<Option<Vec<_>>>()?;
            if mixture.is_empty() {
                return None;
            }
            claims.push(Claim { number, parts: i16::from_le_bytes(*parts), mixture });
        }
    }
    bytes.is_empty().then_some(all)
}

fn put(bytes: &mut Vec<u8>, mut number: usize) {
    while number >= 128 {
        bytes.push(number as u8 | 128);
        number >>= 7;
    }
    bytes.push(number as u8);
}

fn take(bytes: &mut &[u8]) -> Option<usize> {
    let mut number = 0;
    for at in (0..28).step_by(7) {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= usize::from(byte & 127) << at;
        if byte < 128 {
            return Some(number);
        }
    }
    None
}
