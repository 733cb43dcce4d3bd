//! Randomness for what an opponent must not foresee.

use gambol_core::Dice;

/// Draws that nobody can foresee from earlier ones: a keyed hash of a counter.
///
/// The small generator of the games is enough for playouts, but a few dozen observed choices would give it away.
#[derive(Clone, Debug)]
pub(crate) struct Draw {
    key: [u8; 32],
    count: u64,
}

impl Draw {
    /// The draws of a seed: equal seeds, equal draws.
    pub(crate) fn seeded(seed: u64) -> Draw {
        Draw { key: *blake3::hash(&seed.to_le_bytes()).as_bytes(), count: 0 }
    }

    /// Draws from the system's own randomness; where it has none, from the clock.
    #[cfg(not(target_arch = "wasm32"))]
    pub(crate) fn fresh() -> Draw {
        let mut key = [0; 32];
        if getrandom::fill(&mut key).is_err() {
            let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap_or_default();
            key[..16].copy_from_slice(&now.as_nanos().to_le_bytes());
        }
        Draw { key, count: 0 }
    }

    /// 64 random bits.
    pub(crate) fn bits(&mut self) -> u64 {
        self.count += 1;
        let hash = blake3::keyed_hash(&self.key, &self.count.to_le_bytes());
        hash.as_bytes()[..8].iter().fold(0, |bits, &byte| bits << 8 | u64::from(byte))
    }

    /// A number from 0 up to but not including 1.
    pub(crate) fn unit(&mut self) -> f64 {
        (self.bits() >> 11) as f64 / (1u64 << 53) as f64
    }

    /// Dice for playouts.
    pub(crate) fn dice(&mut self) -> Dice {
        Dice::new(self.bits())
    }

    /// An index, each as likely as its weight says; the last one if all weights are 0.
    pub(crate) fn weighted(&mut self, weights: &[f64]) -> usize {
        let total: f64 = weights.iter().sum();
        let mut rest = self.unit() * total;
        for (index, &weight) in weights.iter().enumerate() {
            rest -= weight;
            if rest < 0.0 && weight > 0.0 {
                return index;
            }
        }
        weights.iter().rposition(|&weight| weight > 0.0).unwrap_or(weights.len().saturating_sub(1))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_draw_follows_its_weights() {
        let mut draw = Draw::seeded(3);
        let mut counts = [0u32; 3];
        for _ in 0..20_000 {
            counts[draw.weighted(&[1.0, 0.0, 3.0])] += 1;
        }
        assert_eq!(counts[1], 0);
        assert!((4_700..5_300).contains(&counts[0]), "{counts:?}");
    }

    #[test]
    fn equal_seeds_draw_alike_and_others_do_not() {
        assert_eq!(Draw::seeded(1).bits(), Draw::seeded(1).bits());
        assert_ne!(Draw::seeded(1).bits(), Draw::seeded(2).bits());
        assert_ne!(Draw::fresh().bits(), Draw::fresh().bits());
    }
}
