//! Chance at a table: a seed that is committed to at the start and revealed at the end, and what follows from it.

use gambol_core::Dice;

/// The seed of chance at one table.
pub type Seed = [u8; 32];

/// Chance, handed in by whoever runs a table.
pub trait Chance {
    /// A number below `total`, for the event of this number at a table with this seed.
    fn below(&mut self, seed: &Seed, ply: u64, total: u32) -> u32;

    /// Random bits for what is not part of the game, such as how quickly a computer calls.
    fn bits(&mut self) -> u64;
}

/// For tests and examples: these dice are bound to no seed.
impl Chance for Dice {
    fn below(&mut self, _: &Seed, _: u64, total: u32) -> u32 {
        Dice::below(self, total)
    }

    fn bits(&mut self) -> u64 {
        u64::from(Dice::below(self, u32::MAX))
    }
}

/// One of the outcomes, each as likely as its weight says; none if there is none.
pub fn fall<'a, T>(
    chance: &mut dyn Chance,
    seed: &Seed,
    ply: u64,
    outcomes: &'a [(T, u32)],
) -> Option<&'a T> {
    let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
    if total == 0 {
        return None;
    }
    let mut rest = chance.below(seed, ply, total);
    outcomes.iter().find_map(|(outcome, weight)| {
        if rest < *weight {
            return Some(outcome);
        }
        rest -= weight;
        None
    })
}

/// The seed, as it is kept and shown.
pub fn seed_hex(seed: &Seed) -> String {
    blake3::Hash::from_bytes(*seed).to_hex().to_string()
}

/// The commitment to a seed: published at the start, so that nobody can tamper with chance later.
pub fn commitment(seed: &Seed) -> String {
    blake3::hash(seed).to_hex().to_string()
}

/// A number below `total` from the seed and the number of the event: the output of BLAKE3, keyed with the seed, over
/// the event's number as eight little-endian bytes; read as eight-byte numbers, of which the first below the greatest
/// multiple of `total` is taken, so that every number is equally likely. Anybody can check it afterwards.
pub fn drawn(seed: &Seed, ply: u64, total: u32) -> u32 {
    let mut hasher = blake3::Hasher::new_keyed(seed);
    hasher.update(&ply.to_le_bytes());
    let mut output = hasher.finalize_xof();
    let total = u64::from(total);
    let fair = u64::MAX - u64::MAX % total;
    loop {
        let mut bytes = [0; 8];
        output.fill(&mut bytes);
        let number = u64::from_le_bytes(bytes);
        if number < fair {
            return (number % total) as u32;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn chance_follows_from_the_seed_and_the_place_in_the_log() {
        let seed = [7; 32];
        assert_eq!(drawn(&seed, 3, 1000), drawn(&seed, 3, 1000));
        let other: Vec<_> = (0..8).map(|ply| drawn(&seed, ply, 1_000_000)).collect();
        let distinct: std::collections::BTreeSet<_> = other.iter().collect();
        assert_eq!(distinct.len(), 8, "{other:?}");
        assert_ne!(drawn(&[8; 32], 3, 1_000_000), drawn(&seed, 3, 1_000_000));
    }

    #[test]
    fn outcomes_fall_as_often_as_their_weights_say() {
        struct Drawn;
        impl Chance for Drawn {
            fn below(&mut self, seed: &Seed, ply: u64, total: u32) -> u32 {
                drawn(seed, ply, total)
            }

            fn bits(&mut self) -> u64 {
                0
            }
        }
        let outcomes = [("rare", 1), ("often", 3)];
        let falls = |ply: &u64| fall(&mut Drawn, &[1; 32], *ply, &outcomes) == Some(&"rare");
        let rare = (0..40_000).filter(falls).count();
        assert!((9_500..10_500).contains(&rare), "{rare}");
        assert_eq!(fall(&mut Drawn, &[1; 32], 0, &[] as &[((), u32)]), None);
    }
}
